"""What a file, a name or a folder does to bring the table down, and how it is answered."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from where import ROOT

from cardtable import files
from cardtable.engine.schema import DataReader
from cardtable.session import Player, Session, latest_game

LONG = "x" * 300
RULES = "id: {}\nextends: {}\nnames: {{plain: Own}}\n"
POSIX = pytest.mark.skipif(os.name == "nt", reason="pipes and devices are files elsewhere")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def own(home):
    """The folder of the player's own rules."""
    (home / "rules").mkdir(parents=True)
    return home / "rules"


def a_game(moves=6, seed=7, rules="shithead"):
    session = Session.saved(files.load_rules(rules), (Player("Ann"), Player("Bo")), seed)
    for _ in range(moves):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    return session


# ------------------------------------------------------------------------------- long names


@pytest.mark.parametrize("target", [LONG, "x" * 250, "/dev/zero", "../shithead", "a/b.yaml", "Ä"])
def test_rules_that_extend_what_is_no_id(own, target):
    (own / "mine.yaml").write_text(RULES.format("mine", target), encoding="utf-8")
    told = []
    assert "shithead" in {rules.id for rules in files.list_rules(told)}
    assert "there are no rules called" in str(told[0])
    assert len(str(told[0])) < 1000


@pytest.mark.parametrize("rules", [LONG, "/dev/zero", "../../shithead", "nothing"])
def test_a_save_whose_rules_are_no_id_does_not_hide_an_older_one(rules):
    older = a_game(moves=3)
    newer = a_game(moves=3, seed=8)
    newer.record.rules = rules
    newer.save()
    files.backup_of(newer.path).unlink()
    told = []
    found = latest_game(told)
    assert found is not None
    assert found.path == older.path
    assert "the record’s rules can’t be found" in told[0]


def test_the_id_of_a_record_never_becomes_a_path(home):
    record = a_game(moves=0).record
    record.rules = "shithead-/../../../../escaped"
    rules = files.rules_of_record(record)
    assert rules.id == "shithead"
    following = Session.resume(record, path=home / "saves" / "x.yaml").next_game()
    assert following.path.parent == home / "saves"


@pytest.mark.parametrize(
    "command",
    ["play {} --text", "rules show {}", "replay {} --text", "resume {} --text", "rules check {}"],
)
@pytest.mark.parametrize("name", [LONG, f"{LONG}.yaml", f"a/{LONG}", "x" * 5000])
def test_names_that_no_file_can_have(run, command, name):
    status, out, err = run(*command.format(name).split())
    assert status == 1
    assert "fault" not in err
    assert out.count("\n") + err.count("\n") == 1


@pytest.mark.parametrize("home", [f"/tmp/{LONG}", f"/tmp/{LONG}/more", "/" + "x/" * 3000])
def test_a_home_that_no_folder_can_be(run, monkeypatch, home):
    monkeypatch.setenv("CARDTABLE_HOME", home)
    assert run("rules", "list")[0] == 0
    assert run("resume")[2] == "cardtable: there’s no saved game to continue\n"
    told = "CARDTABLE_HOME names a folder that can’t exist"
    assert files.why_unkept() == f"{told}, so nothing can be saved."
    assert files.load_settings() == files.Settings()
    assert not files.settings_path().exists()
    assert a_game().notices == [f"The game isn’t saved: {told}"]


def test_a_misspelt_id_is_told_its_nearest(run):
    _, _, err = run("rules", "show", "shithed")
    assert err == "cardtable: there are no rules called 'shithed'; did you mean shithead?\n"
    _, _, err = run("rules", "show", "bridge-of-sighs")
    assert "`cardtable rules list` shows what there is" in err


# ------------------------------------------------------------------------------- special files


@POSIX
def test_a_pipe_is_never_read(own, home, run):
    (home / "saves").mkdir()
    os.mkfifo(own / "pipe.yaml")
    os.mkfifo(home / "saves" / "2026-11-21-120000-pipe.yaml")
    os.mkfifo(home / "settings.yaml")
    told = []
    assert files.list_rules(told)
    (fault,) = map(str, told)
    assert fault == f"{own / 'pipe.yaml'}: can’t be read, because it isn’t an ordinary file"
    assert latest_game() is None
    assert files.list_saves() == []
    assert "n’t an ordinary file" in files.load_settings().notices[0]
    for command in ("resume", "replay"):
        status, _, err = run(command, home / "saves" / "2026-11-21-120000-pipe.yaml", "--text")
        assert (status, "n’t an ordinary file" in err) == (1, True)


@POSIX
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device_is_never_read(own, device):
    (own / "mine.yaml").symlink_to(device)
    told = []
    files.list_rules(told)
    assert "mine.yaml: can’t be read, " in str(told[0])
    with pytest.raises(files.DataError, match="can’t be read"):
        files.load_rules(Path(device))


@POSIX
def test_a_device_is_never_replaced(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(files.DataError, match="n’t an ordinary file"):
        files.write_atomic(tmp_path / "pipe", "text")
    assert list(tmp_path.iterdir()) == [tmp_path / "pipe"]


def test_a_file_that_grows_while_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "big.yaml"
    path.write_bytes(b"a" * (files.strict_yaml.MAX_BYTES + 1))
    with pytest.raises(files.DataError, match="too big"):
        files.read_text(path)


def test_a_file_of_many_values_is_refused_before_it_fills_the_memory():
    with pytest.raises(files.DataError, match="more than 100,000 values"):
        files.parse_yaml("[" + "a," * 999_999 + "]")


# ------------------------------------------------------------------------------- hostile text

ESC, TURN = "\x1b]0;mine\x07", "\u202e"


def shows_nothing_raw(text):
    return not set(text) & {"\x1b", "\x07", "\u202e", "\x9b"}


def test_rules_files_can_not_steer_a_terminal(own, run):
    texts = {
        "a": 'id: a\ngame: shithead\nnames: {plain: "\\e[2J\\a"}\nseats: [2]\n',
        "b": f"id: b\ngame: shithead\nnames: {{plain: x{TURN}y}}\nseats: [2]\n",
        "c": 'id: c\ngame: shithead\nnames: {plain: C}\nseats: [2]\noptions: {"\\e[2J": 1}\n',
        "d": 'id: d\ngame: "\\e[2J"\n',
        "e": f"id: e\ngame: shithead{ESC}\n",
    }
    for name, text in texts.items():
        (own / f"{name}.yaml").write_text(text, encoding="utf-8")
    status, out, err = run("rules", "list")
    assert status == 1
    assert shows_nothing_raw(out + err)
    for name in texts:
        assert f"{name}.yaml:" in err
    assert "names.plain: has a character that can’t be shown" in err


def test_records_can_not_steer_a_terminal(run, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    session = a_game(moves=6)
    session.close()
    data = files.read_yaml(session.path)
    data["seats"][0]["name"] = f"Ann{ESC}"
    data["moves"][5] = f"p1 {ESC}{TURN}play"
    data["_lines"] = 3
    session.path.write_text(files.dump_yaml(data), encoding="utf-8")
    for command in ("replay", "resume"):
        _, out, err = run(command, session.path, "--text")
        assert shows_nothing_raw(out + err)
        assert "damaged" in out + err


@POSIX
def test_no_standard_stream_is_taken_for_a_fault(home):
    """Closed, of few letters, with a byte order mark, or a terminal that nothing steers."""
    home.mkdir()
    game = "play cuttle --seats human,random --seed 2 --text"
    for shell, encoding, status, shown in (
        (f"{game} <&-", "utf-8", 0, "The game is saved"),
        (f"{game} <&- >&-", "utf-8", 0, ""),
        ("--text <&-", "utf-8", 0, "You have an unfinished game"),
        ("bot cuttle <&-", "utf-8", 0, ""),
        (f"{game} <answers", "utf-8", 0, "The game is saved"),
        ("rules show cuttle", "cp1252", 0, "Cuttle"),
        ("rules show cuttle", "latin-1", 0, "Cuttle"),
        (f"{game} <answers", "cp1252", 0, "The game is saved"),
        (f"{game} <answers", "ascii", 0, "The game is saved"),
    ):
        (home / "answers").write_bytes(b"\xef\xbb\xbfquit\n")
        done = subprocess.run(
            ["sh", "-c", f'"{sys.executable}" -m cardtable {shell}'],
            cwd=home, capture_output=True, check=False,
            env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (status, b""), (shell, encoding)
        assert shown in done.stdout.decode(encoding)
        assert "is not a move" not in done.stdout.decode(encoding)


def test_arguments_with_broken_bytes_are_answered(run):
    for option in ("hand_size=\udcff", "hand\udcff=3", "hand_size=\x1b"):
        status, out, err = run("play", "shithead", "--text", "--option", option)
        assert (status, out) == (1, "")
        assert "has a character that no option has" in err
        assert err.encode()
    for arguments in (("play", "\udcff"), ("replay", "\udcff"), ("rules", "check", "\x1b")):
        status, out, err = run(*arguments)
        assert status == 1
        assert "fault" not in err
        assert shows_nothing_raw(out + err)
        assert (out + err).encode()


def test_a_full_disk_is_no_fault_of_the_program(tmp_path):
    if not Path("/dev/full").exists():
        pytest.skip("there is no such device here")
    command = [sys.executable, "-m", "cardtable", "rules", "list"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, cwd=ROOT
        )
    assert done.returncode == 1
    assert done.stderr == "cardtable: No space left on device\n"


def test_a_folder_is_no_game(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for command in ("resume", "replay"):
        status, _, err = run(command, "--text", ".")
        assert (status, err) == (1, "cardtable: . is a folder; name a game’s file\n")
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------- and the rest


@pytest.mark.parametrize("number", ["9" * 5000, "٣" * 40, "1" * 19])
def test_numbers_too_long_to_be_meant(run, number):
    for command in (["play", "shithead", "--seed"], ["replay", "x.yaml", "--to"]):
        status, _, err = run(*command, number)
        assert status == 2
        assert "isn’t a whole number" in err
        assert len(err) < 1000


def test_a_number_of_a_view_that_is_too_long_is_none():
    reader = DataReader()
    reader.read(int, "9" * 5001, ("state", "moves"))
    reader.read(int, "--5", ("state", "moves"))
    assert len(reader.problems) == 2
    assert reader.read(int, "-5", ("state", "moves")) == -5
