"""The command line as a person types it: what it prints, what it refuses, how it exits."""

import argparse
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from effort import effort
from where import ROOT, playthrough_files

from cardtable import cli, files
from cardtable.ai import arena
from cardtable.ai import review as ai_review
from cardtable.ai.review import Budget
from cardtable.cli.arguments import build_parser
from cardtable.cli.shared import Output
from cardtable.engine.position import write_view
from cardtable.session import Player, Session, latest_game
from cardtable.table import main


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def typed(monkeypatch):
    """Answers to what a command asks; without more of them it meets the end of its input."""

    def typed(*answers):
        lines = list(answers)

        def answer(prompt=""):
            print(prompt, end="")
            if not lines:
                raise EOFError
            return lines.pop(0)

        monkeypatch.setattr("builtins.input", answer)

    return typed


def a_game(moves=6, seed=7):
    session = Session.saved(files.load_rules("shithead"), (Player("Ann"), Player("Bo")), seed)
    for _ in range(moves):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    return session


# ------------------------------------------------------------------------------- in general


def commands():
    run = [sys.executable, "-m", "cardtable"]
    text = subprocess.run([*run, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^    ([a-z]+)\b", text, re.MULTILINE)


def test_every_command_has_help(run):
    names = commands()
    assert names == (
        [
            "play",
            "resume",
            "replay",
            "page",
            "prove",
            "review",
            "check",
            "rules",
            "games",
            "lessons",
            "puzzles",
            "simulate",
            "bot",
            "study",
            "playthrough",
            "perft",
        ]
    )
    for name in names:
        status, out, _ = run(name, "--help")
        assert status == 0
        assert out.startswith(f"usage: cardtable {name}")
    for part in ("list", "show", "check", "schema"):
        assert run("rules", part, "--help")[0] == 0
    for part in ("list", "add", "remove"):
        assert run("games", part, "--help")[0] == 0
    for part in ("list", "check"):
        assert run("lessons", part, "--help")[0] == 0


# ------------------------------------------------------------------------------- lessons


def test_lessons_are_listed_with_what_is_wrong(run, home):
    own = home / "rules" / "lessons"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("- {id: mine, title: Mine, rules: cuttle}\n")
    status, out, err = run("lessons", "list")
    assert status == 1
    assert "cuttle-" in out
    assert "mine.yaml:1:3" in err


def test_lessons_are_checked_and_counted(run, tmp_path):
    status, out, _ = run("lessons", "check", "--json")
    told = json.loads(out)
    assert status == 0
    assert set(told["cuttle"]) == {
        "lessons", "steps", "rules", "covered", "share", "missing", "failed",
    }  # fmt: skip
    bad = tmp_path / "bad.yaml"
    bad.write_text(
        "- id: bad\n  title: Bad\n  rules: cuttle\n"
        "  position: {turn: p1, zones: {p1.hand: 9S, p2.hand: 3C, draw: 4C}}\n"
        "  steps: [{say: Play the ten., do: points 10S}]\n"
    )
    status, out, _ = run("lessons", "check", bad)
    assert status == 1
    assert "cuttle: bad: step 1: do: points 10S isn’t legal here" in out
    assert run("lessons", "check", tmp_path / "none.yaml")[0] == 1


def test_a_lesson_is_played_as_text(run, monkeypatch):
    status, _, err = run("play", "--lesson", "no-such", "--text")
    assert status == 1
    assert "there is no lesson called “no-such”" in err
    status, _, err = run("play", "cuttle", "--lesson", "no-such", "--text")
    assert status == 1
    assert "leave RULES out" in err
    status, _, err = run("play", "--text")
    assert status == 1
    assert "what do you want to play?" in err
    del monkeypatch


def test_version(run):
    status, out, _ = run("--version")
    assert status == 0
    pattern = r"cardtable \d+\.\d+\.\d+\S* \(Python 3\.\d+\.\d+, SDL 2\.\S+, pygame-ce 2\.\S+\)\n"
    assert re.fullmatch(pattern, out)


@pytest.mark.parametrize(
    "arguments",
    [
        "dance",
        "play",
        "play nothing",
        "play shithead --seats human --text",
        "play shithead --seats human,genius --text",
        "play shithead --seats human,easy --names A,B,C --text",
        "play shithead --option hand_size --text",
        "play shithead --option hand_size=99 --text",
        "play shithead --option hand_size=[ --text",
        "play shithead --option hand_sise=3 --text",
        "play shithead --seed -1",
        "play shithead --seed x",
        "play shithead --seats easy,easy --option first_dealer=p4 --text",
        "play nowhere/rules.yaml --text",
        "resume",
        "resume nowhere.yaml",
        "replay nowhere.yaml",
        "review nowhere.yaml",
        "review",
        "check",
        "rules show nothing",
        "rules dance",
        "simulate shithead",
        "simulate shithead --seats hard,genius",
        "simulate shithead --seats easy,easy --games 0",
        "simulate shithead --seats easy,easy --limit soon",
        "simulate shithead --seats easy,easy --until 0.6",
        "study",
        "study nothing",
        "study shithead --games 0",
        "study shithead --seats 9",
        "study shithead --players genius",
        "study shithead --against cuttle-none",
        "study shithead --against cuttle",
        "study shithead soul-taker --against shithead",
        "find --players 9",
        "find --minutes soon",
        "find --wild --calm",
        "find --games 4 --limit soon",
        "study shithead --json - --csv -",
        "study shithead --option hand_sise=4",
        "bot shithead --level genius",
        "playthrough shithead --seats 9",
        "perft shithead --depth x",
    ],
)
def test_what_fails_is_told_in_one_line(run, arguments, home):
    status, out, err = run(*arguments.split())
    assert status in {1, 2}
    assert out == ""
    assert re.fullmatch(r"cardtable: [^\n]+\n", err), err
    assert "Traceback" not in err
    assert not files.list_saves()


def test_a_fault_of_the_program_is_told_in_one_line_too(run, monkeypatch):
    monkeypatch.delenv("CARDTABLE_DEBUG", raising=False)
    monkeypatch.setattr(files, "rules_schema", lambda _: 1 / 0)
    status, _, err = run("rules", "schema")
    assert status == cli.FAULT
    assert re.fullmatch(r"cardtable: a fault in the program, ZeroDivisionError: [^\n]+\n", err)
    monkeypatch.setenv("CARDTABLE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("rules", "schema")


def test_a_reader_that_has_seen_enough(tmp_path):
    command = f"{sys.executable} -m cardtable playthrough shithead | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "rules: shithead\n"
    assert done.stderr == ""


def test_interrupted(run, monkeypatch):
    monkeypatch.setattr(files, "rules_schema", lambda _: (x for x in ()).throw(KeyboardInterrupt))
    assert run("rules", "schema")[0] == 130


# ------------------------------------------------------------------------------- the window


def no_display():
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    return {key: value for key, value in os.environ.items() if key not in hidden}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("arguments", [[], ["play", "shithead"]])
def test_without_a_display_it_says_so(arguments, home):
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        env=no_display(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert "no display" in last
    assert "--text" in last
    assert not files.list_saves()


def test_the_window_is_given_what_was_asked_for(run, monkeypatch):
    opened = []
    monkeypatch.setattr(main, "main", lambda *args, **more: opened.append((args, more)) or 0)
    assert run()[0] == 0
    assert opened.pop() == ((), {})
    assert run("play", "shithead-glass", "--seats", "human,hard,easy", "--seed", 5)[0] == 0
    ((session,), _) = opened.pop()
    assert session.rules.id == "shithead-glass"
    assert [player.level for player in session.players] == ["", "hard", "easy"]
    assert session.record.seed == 5
    saved = a_game()
    assert run("resume")[0] == 0
    ((session,), _) = opened.pop()
    assert session.record.moves == saved.record.moves
    assert run("replay", saved.path)[0] == 0
    assert opened.pop()[1] == {"replay": saved.record, "everything": False}
    assert run("replay", saved.path, "--open")[0] == 0
    assert opened.pop()[1]["everything"] is True


# ------------------------------------------------------------------------------- at the terminal


def test_playing_in_the_terminal(run, typed):
    typed("ready", "why play 3C", "quit")
    status, out, err = run(
        *("play", "shithead", "--text", "--seats", "human,random,random", "--names", "Zoë"),
        *("--seed", 3, "--option", "hand_size=4"),
    )
    assert (status, err) == (0, "")
    assert "Shithead." in out
    assert "Zoë, you have: hand " in out
    assert "The game is saved." in out
    (path,) = files.list_saves()
    record, problem = files.load_record(path)
    assert problem is None
    assert record.options["hand_size"] == 4
    assert [seat["name"] for seat in record.seats] == ["Zoë", "Ada", "Bruno"]
    typed("quit")
    status, out, _ = run("resume", "--text")
    assert status == 0
    assert "Zoë, you have: hand " in out
    typed("quit")
    assert run("resume", path.stem, "--text")[0] == 0
    typed("quit")
    assert run("--text", "resume", path.name)[0] == 0


def test_a_program_that_a_save_names_is_run_only_when_allowed(run, typed, monkeypatch, tmp_path):
    trace = tmp_path / "trace"
    command = f"cmd:touch {trace}"
    typed("ready", "quit")
    assert run("play", "shithead", "--text", "--seats", f"human,{command}", "--seed", 3)[0] == 0
    trace.unlink(missing_ok=True)
    status, out, err = run("resume", "--text")
    assert (status, out) == (1, "")
    assert f"wants to run a program for Ada: touch {trace}" in err
    assert "--run-programs" in err
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    typed("cancel")
    status, out, err = run("resume", "--text")
    assert (status, err) == (0, "")
    assert f"Ada’s moves would come from touch {trace}" in out
    assert not trace.exists()
    typed("quit")
    status, out, err = run("resume", "--text", "--run-programs")
    assert (status, err) == (0, "")
    assert "wants to run" not in out


def test_bots_alone_play_to_the_end(run):
    status, out, _ = run(
        *("play", "shithead", "--text", "--seats", "greedy,easy", "--seed", 2),
        *("--option", "stall_turns=30"),
    )
    assert status == 0
    assert "Score: Ada " in out
    assert not files.list_saves()
    assert len(files.list_records()) == 1


def test_an_outside_program_plays(run, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('{'):\n"
        "        print('ready' if json.loads(line)['state']['phase'] == 'swap' else 'pickup')\n"
        "        sys.stdout.flush()\n"
    )
    status, out, _ = run(
        *("play", "shithead", "--text", "--option", "stall_turns=6", "--seed", 2),
        *("--seats", f"cmd:{sys.executable} {program},cmd:{sys.executable} {program}"),
    )
    assert status == 0
    assert out.count("passes.") == 6
    assert "stuck" not in out


def test_an_outside_program_that_is_none(run, typed):
    typed("ready", "1", "quit")
    status, out, _ = run(
        *("play", "shithead", "--text", "--seats", "human,cmd:/no/such/program", "--seed", 1)
    )
    assert status == 0
    assert "Ada is stuck: " in out
    assert "The computer moves instead." in out


def test_the_questions_before_a_game(run, typed):
    typed("99", "glass", "23", "1", "b", "rash", "h", "Zoë", "quit")
    status, out, _ = run("--text")
    assert status == 0
    assert " 23  Glass Shithead" in out
    assert out.count("Please answer 1, 2, 3, 4") == 2
    assert (
        "  As Shithead, but twos just go on anything, threes do nothing special, eights go" in out
    )
    (path,) = files.list_saves()
    record, _ = files.load_record(path)
    assert record.rules == "shithead-glass"
    assert [seat.get("level") for seat in record.seats] == [None, "beginner:hoarder"]
    assert "  Gambler: between equal moves, takes " in out
    assert out.count("Please answer plain, hoarder, gambler, any.") == 1
    typed("", "quit")
    status, out, _ = run("--text")
    assert "You have an unfinished game: Glass Shithead, Zoë, Ada." in out
    assert "you have:" in out
    typed("no", "", "", "", "", "")
    status, out, _ = run("--text")
    assert status == 0
    assert len(files.list_saves()) == 2
    assert [player.name for player in latest_game().players] == ["Player 1", "Ada", "Bruno"]
    assert [player.level for player in latest_game().players] == ["", "medium", "medium"]
    typed("no", "1")
    assert run("--text")[0] == 0  # nothing more was typed


def test_rules_that_can_not_be_used_are_mentioned_where_a_game_is_chosen(run, typed, home):
    (home / "rules").mkdir(parents=True)
    (home / "rules" / "mine.yaml").write_text("id: mine\nextends: shithed\nnames: {plain: M}\n")
    typed("shithead", "1", "", "", "Zoë", "quit")
    _, out, _ = run("--text")
    assert "mine.yaml:2:10: extends: there are no rules called 'shithed'" in out.splitlines()[0]


def test_a_game_without_characters_does_not_ask_for_one(run, typed):
    place = [rules.id for rules in files.list_rules()].index("russian-bank") + 1
    typed(str(place), "1", "hard", "Zoë", "quit")
    status, out, _ = run("--text")
    assert status == 0
    assert "What kind of players" not in out
    assert [player.level for player in latest_game().players] == ["", "hard"]


def test_seats_may_have_a_character(run, monkeypatch):
    opened = []
    monkeypatch.setattr(main, "main", lambda *args: opened.append(args) or 0)
    assert run("play", "cuttle", "--seats", "human,hard:gambler")[0] == 0
    assert [player.level for player in opened.pop()[0].players] == ["", "hard:gambler"]
    assert run("play", "cuttle", "--seats", "human,easy:any")[0] == 0
    (_, bot) = opened.pop()[0].players
    assert bot.level in {"easy", "easy:hoarder", "easy:gambler"}
    assert run("play", "russian-bank", "--seats", "human,easy:any")[0] == 0
    assert [player.level for player in opened.pop()[0].players] == ["", "easy"]
    for rules, seat, words in (
        ("cuttle", "hard:saint", "no character 'saint'"),
        ("cuttle", "human:hoarder", "no level 'human'"),
        ("russian-bank", "hard:hoarder", "russian-bank has no hoarder"),
    ):
        status, _, err = run("play", rules, "--seats", f"human,{seat}")
        assert status == 1
        assert words in err
    assert not opened


# ------------------------------------------------------------------------------- replay


def test_replay(run):
    session = a_game(moves=9)
    status, out, _ = run("replay", session.path, "--text", "--open")
    assert status == 0
    assert out.startswith("shithead: p1 Ann, p2 Bo; 9 moves\n0. the deal; chance toss p")
    numbers = re.findall(r"^(\d+)\. ", out, re.MULTILINE)
    assert numbers == [str(number) for number in range(10)]
    for number in range(1, 10):
        assert f"{number}. {session.line_at(number)}" in out
    assert "draws" in out
    status, upto, _ = run("replay", session.path, "--to", 3, "--open")
    assert upto.startswith("\n".join(out.splitlines()[:5]))
    assert "turn: p" in upto
    assert run("replay", session.path, "--to", 99)[0] == 1


@pytest.mark.parametrize(("people", "left"), [(1, ""), (2, ""), (1, "p1"), (2, "p2")])
def test_replay_of_a_game_that_is_not_over_tells_what_its_people_know(run, people, left):
    """Those who have left their seats to a computer count as well, and so they do in a review."""
    players = (Player("Ann"), Player("Bo", "human" if people == 2 else "bot", "easy"))
    session = Session.saved(files.load_rules("shithead"), players, 7)
    for _ in range(9):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    if left:
        session.sit(left, Player("Clementine", "bot", "easy"))
    if people == 1:
        assert run("review", session.path, "--seat", "p2")[0] == 1
    status, out, _ = run("replay", session.path, "--text")
    assert status == 0
    assert "chance toss p" in out
    assert "chance shuffle" not in out
    hidden = session.state.zones["p2.hand"] + session.state.zones["draw"]
    hidden += session.state.zones["p1.hand"] if people == 2 else []
    view = session.view("p1")
    shown = out[out.index("zones:") :]
    for one in hidden:
        seen = any(one in run for zone, run in view.zones.items() if zone != "p1.hand")
        assert (one.name in shown.split()) <= seen
    assert len(re.findall(r"^\d+\. ", out, re.MULTILINE)) == 10
    assert "--open" in out.splitlines()[1]
    assert "--open" not in run("replay", session.path, "--text", "--open")[1]


def test_replay_step_by_step(run, typed, monkeypatch):
    session = a_game(moves=5)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    typed("", "", "b", "4", "p", "x", "99", "q")
    status, out, _ = run("replay", session.path, "--text")
    assert status == 0
    assert re.findall(r"^(?:\d+ of 5: )?(\d)\. ", out, re.MULTILINE) == list("012145")
    assert "zones:" in out


def test_whatever_is_wrong_with_a_record_its_file_is_named(run, typed):
    """And no more of a text is repeated than serves to recognise it."""
    session = a_game(moves=6)
    session.close()
    sound = session.path.read_text()
    for before, after in (
        ("hand_size: 3", "hand_size: 99"),
        ("hand_size: 3", "hand_sise: 3"),
        ("rules: shithead", "rules: poker"),
        ("chance shuffle draw", "chance shuffle nowhere"),
        ("chance shuffle draw", f"chance shuffle {'7C' * 35_000}"),
        (session.line_at(1), "chance toss p1"),
        (session.line_at(4), f"p1 play {'7C' * 35_000}"),
    ):
        for command in (("replay", "--text"), ("replay",), ("resume", "--text")):
            session.path.write_text(sound.replace(before, after, 1))
            files.backup_of(session.path).unlink(missing_ok=True)
            if command != ("replay",) or "shuffle" in before or "hand" in before:
                typed("quit")
                status, out, err = run(*command, session.path)
                assert max(map(len, (out + err).splitlines())) < 1000
                if status or err:
                    assert all(str(session.path) in line for line in err.splitlines()), err[:600]
                    assert err
                else:
                    assert command[0] == "resume", (command, after[:40])


def test_replay_of_a_damaged_record(run):
    session = a_game(moves=6)
    text = session.path.read_text().replace(session.line_at(4), "p1 play ZZ")
    session.path.write_text(text)
    status, out, _ = run("replay", session.path, "--text")
    assert status == 1
    assert "The record is damaged at line 6" in out
    assert "3. " in out
    assert "4. " not in out
    session.path.write_text("cardtable: 1\nrules: shithead\nseats: [{}, {}]\n")
    status, _, err = run("replay", session.path, "--text")
    assert status == 1
    assert "can’t be replayed" in err


# ------------------------------------------------------------------------------- review


def test_review(run, tmp_path, monkeypatch):
    monkeypatch.setattr("cardtable.ai.review.BUDGET", Budget(thoughts=16, worlds=16))
    session = Session.saved(files.load_rules("cuttle"), (Player("Ann"), Player("Bo", "bot")), 7)
    for number in range(60):
        if number == 4:
            status, out, err = run("review", session.path)
            assert (status, out) == (1, "")
            assert "the game isn’t over, so name the seat to review: p1" in err
            assert run("review", session.path, "--seat", "p2")[0] == 1
            status, out, _ = run("review", session.path, "--seat", "p1", "--json", "-")
            told = json.loads(out)
            assert status == 0
            assert {each["seat"] for each in told["decisions"]} == {"p1"}
            assert not told["over"]
            out = run("review", session.path, "--seat", "p1")[1]
            assert out.startswith(
                "This game isn’t over, so the review covers only what Ann can see.\n"
            )
        if session.turn:
            legal = session.legal()
            session.play(next((x for x in legal if x.startswith("points")), legal[0]))
    path = tmp_path / "review.json"
    status, out, _ = run("review", session.path, "--json", path)
    assert (status, out) == (0, "")
    told = json.loads(path.read_text())
    assert set(told) == {
        "over",
        "complete",
        "result",
        "decisions",
        "accounts",
        "luck",
        "accuracy",
        "turning",
    }
    keys = {"step", "seat", "played", "best", "chance", "loss", "error", "label", "forced"}
    keys |= {"then", "punished", "good", "missed", "behind"}
    assert all(set(each) == keys for each in told["decisions"])
    parts = {"start", "luck", "own", "others", "result", "error", "untold"}
    assert all(set(each) == parts for each in told["accounts"].values())
    assert all(set(each) == {"step", "seat", "brought"} for each in told["luck"])
    assert len(told["decisions"]) == session.step_count - 1
    status, out, _ = run("review", session.path)
    assert status == 0
    for one in told["accounts"].values():
        assert bool(one["untold"]) or f"{100 * one['result']:.0f}%  in the end" in out
    assert "% accuracy over " in out
    assert "The most costly decision:\nMove " in out
    assert "  Better: " in out
    assert re.search(r"Played: Play \S+ for \d+ point", out)  # what's kept is told as well


def test_computer_players_are_proved_to_be_honest(run, tmp_path):
    session = Session.saved(files.load_rules("cuttle"), (Player("Ann"), Player("Bo", "bot")), 7)
    assert "decides anything there" in run("prove", session.path)[2]
    while session.turn and session.step_count < 12:
        session.play(session.legal()[0])
    status, out, _ = run("prove", session.path, "--times", "2")
    assert status == 0
    assert out.splitlines()[-1].endswith(" stayed the same")
    status, out, _ = run("prove", session.path, "--times", "1", "--json", "-")
    told = json.loads(out)
    assert told["held"] == len(told["decisions"]) > 0


def test_a_page_is_written_of_a_game_that_is_over_alone(run, tmp_path):
    session = Session.saved(files.load_rules("cuttle"), (Player("Ann"), Player("Bo", "bot")), 7)
    path = tmp_path / "game.html"
    status, _, err = run("page", session.path, path)
    assert status == 1
    assert "isn’t over" in err
    while session.turn:
        session.play(session.legal()[0])
    assert run("page", session.path, path)[0] == 0
    assert "Ann, Bo" in path.read_text("utf-8")


def test_a_review_that_is_interrupted_tells_what_it_has_and_continues_from_there(run, monkeypatch):
    monkeypatch.setattr("cardtable.ai.review.BUDGET", Budget(thoughts=16, worlds=16))
    session = Session.saved(files.load_rules("cuttle"), (Player("Ann"), Player("Bo", "bot")), 7)
    while not session.over and session.step_count < 40:
        session.play(session.legal()[0])
    session.close()
    judge, judged = ai_review.judge, []

    def judging(unit, *more):
        judged.append(unit[0].step)
        if len(judged) == 4:
            signal.raise_signal(signal.SIGINT)
        return judge(unit, *more)

    monkeypatch.setattr("cardtable.ai.review.judge", judging)
    _, out, err = run("review", session.path, "--seat", "p1", "--json", "-")
    told = json.loads(out)
    assert not told["complete"]
    assert len(told["decisions"]) == 3
    assert "the same command continues it" in err
    first = set(judged[:3])
    out = run("review", session.path, "--seat", "p1", "--json", "-")[1]
    assert json.loads(out)["complete"]
    assert not first & set(judged[4:])


def test_review_of_a_damaged_record(run):
    session = a_game(moves=6)
    text = session.path.read_text().replace(session.line_at(4), "p1 play ZZ")
    session.path.write_text(text)
    status, out, err = run("review", session.path, "--seat", "p1")
    assert (status, out) == (1, "")
    assert "the record is damaged at line 6" in err


# ------------------------------------------------------------------------------- outputs


def arguments_of(parser, names=()):
    """Every command of the command line, with its arguments."""
    subs = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    yield names, [one for one in parser._actions if one not in subs]
    for sub in subs:
        for name, part in sub.choices.items():
            yield from arguments_of(part, (*names, name))


def with_outputs(names, actions, files_):
    """The words that call a command so that it writes to these files."""
    words, left = list(names), iter(files_)
    for one in actions:
        if one.type is Output:
            words += [*one.option_strings[:1], str(next(left))]
        elif not one.option_strings and one.nargs not in {"?", "*"}:
            words.append("game.yaml")
        elif one.required:
            words += [one.option_strings[0], "random,random"]
    return words


WRITERS = [
    (names, actions)
    for names, actions in arguments_of(build_parser())
    if any(one.type is Output for one in actions)
]


def test_a_file_that_is_named_is_read_or_is_an_output():
    readers = {("check",), ("rules", "check"), ("rules", "import"), ("lessons", "check")}
    for names, actions in arguments_of(build_parser()):
        for one in actions:
            if one.metavar == "FILE":
                assert (one.type is Output) == (names not in readers), (names, one.dest)
    assert len(WRITERS) >= 7
    for path in (ROOT / "cardtable" / "cli").glob("*.py"):
        text = path.read_text("utf-8")
        wrote = re.search(r"write_(atomic|new|free|text|bytes)|open\(.*[\"'][wxa]", text)
        assert not wrote or path.name == "shared.py", path


@pytest.mark.parametrize(("names", "actions"), WRITERS, ids=[" ".join(one) for one, _ in WRITERS])
def test_no_command_writes_over_anything(run, tmp_path, monkeypatch, names, actions):
    monkeypatch.chdir(tmp_path)
    game, link, lost = (tmp_path / name for name in ("game.yaml", "link", "lost"))
    game.write_text("the only copy")
    link.symlink_to("game.yaml")
    lost.symlink_to("nowhere")
    outputs = sum(one.type is Output for one in actions)
    for taken in (game, link, lost, Path("game.yaml"), tmp_path / "." / "game.yaml"):
        for place in range(outputs):
            named = [tmp_path / f"new{number}" for number in range(outputs)]
            named[place] = taken
            status, out, err = run(*with_outputs(names, actions, named))
            assert (status, out) == (1, "")
            assert "already exists; name another file" in err
    for twice in (tmp_path / "new", "-") if outputs > 1 else ():
        status, out, err = run(*with_outputs(names, actions, [twice] * outputs))
        assert (status, out) == (1, "")
        assert "two outputs" in err
    assert game.read_text() == "the only copy"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.yaml", "link", "lost"]


def test_what_is_written_to_the_terminal_is_the_same_as_in_a_file(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cardtable.ai.review.BUDGET", Budget(thoughts=4, worlds=4))
    session = Session.saved(files.load_rules("cuttle"), (Player("דנה"), Player("Bo", "bot")), 7)
    while session.turn:
        session.play(session.legal()[0])
    step = next(n for n in range(5, 99) if session.line_at(n).startswith("p2"))
    for words in (
        ["page", session.path],
        ["prove", session.path, "--step", step, "--times", "1", "--json"],
        ["review", session.path, "--json"],
        ["rules", "export", "cuttle-quick"],
    ):
        assert run(*words, tmp_path / words[0])[::2] == (0, "")
        assert run(*words, "-")[:2] == (0, (tmp_path / words[0]).read_text("utf-8"))
        assert not (tmp_path / "-").exists()


# ------------------------------------------------------------------------------- long arguments

USUAL = {"rules": "cuttle", "--seats": "random,random", "record": "none", "id": "cuttle"}
TEXTS = [
    (names, actions, one)
    for names, actions in arguments_of(build_parser())
    for one in actions
    if one.nargs != 0 and one.dest not in {"names", "what"}
]


@pytest.mark.parametrize(
    ("names", "actions", "long"), TEXTS, ids=[f"{' '.join(n)} {o.dest}" for n, _, o in TEXTS]
)
def test_no_message_repeats_an_argument_of_any_length(run, monkeypatch, names, actions, long):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    words = [*names]
    for one in actions:
        usual = USUAL.get(one.option_strings[0] if one.option_strings else one.dest, "none/none")
        if one is long or one.required:
            words += [*one.option_strings[:1], "a" * 70_000 if one is long else usual]
        elif one.dest == "rules" or (one.dest == "text" and names):
            words += [*one.option_strings[:1], *([usual] if one.dest == "rules" else [])]
    status, out, err = run(*words)
    assert status in {1, 2}
    assert len(out + err) < 2000
    assert len(err.splitlines()) <= 2


# ------------------------------------------------------------------------------- scenarios


def test_the_scenarios_pass(run):
    given = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
    some = given[:: effort(len(given) // 2, 1)]  # `test_scenarios.py` runs every one of them
    status, out, _ = run("check", *some)
    assert status == 0, out
    assert re.fullmatch(r"\d+ passed, 0 failed\n", out)


GOOD = """\
- name: equal is high enough
  source: SH-9
  rules: shithead
  seats: 2
  position:
    turn: p1
    zones: {pile: 4D JC, p1.hand: 10S JH JS QC, p2.hand: 6D}
  steps:
    - legal: [play JH, play JS, play JH JS, play QC, pickup]
    - do: play JH JS
    - expect: {turn: p2, zones: {pile: 4D JC JH JS, p1.hand: 10S QC}}
"""


def test_failing_scenarios_are_told_with_step_and_difference(run, tmp_path):
    path = tmp_path / "s.yaml"
    more = [
        GOOD,
        GOOD.replace("equal is", "one move is").replace(", play QC, pickup]", ", pickup]"),
        GOOD.replace("equal is", "one zone is").replace("10S QC}}", "10S KC}}"),
        GOOD.replace("equal is", "unknown is").replace("turn: p2,", "turm: p2,"),
        GOOD.replace("equal is", "nothing is").replace("shithead\n", "poker\n"),
        GOOD.replace("equal is", "options are").replace("seats", "options: {jokers: 9}\n  seats"),
    ]
    path.write_text("".join(more))
    status, out, err = run("check", path)
    assert status == 1
    lines = out.splitlines()
    assert lines[-1] == "1 passed, 5 failed"
    assert lines[0] == f"{path}: one move is high enough: step 1: legal: not expected play QC"
    assert "one zone is high enough: step 3: p1.hand: expected '10S KC', found '10S QC'" in lines[1]
    assert "turm" in lines[2]
    assert "there are no rules called 'poker'" in lines[3]
    assert "options.jokers: must be at most" in lines[4]
    assert err == ""


BAD = (
    *("", "name: x", "[", "- 1\n- [2]\n- x\n-", "- {}"),
    "- {name: 1, rules: 2, seats: x, steps: 3}",
    GOOD.replace("seats: 2", "seats: many"),
    GOOD.replace("  steps:", "  stepz:"),
    GOOD.replace("do: play JH JS", "do: play JH JS pickup"),
    GOOD.replace("do: play", "do: [["),
    GOOD.replace("position:", "deal: 5\n  position:"),
    *(
        GOOD[: GOOD.index("  steps")] + f"  steps: {bad}\n"
        for bad in ("5", "{a: b}", "[5]", "[[]]")
    ),
    *(
        GOOD + f"    - {bad}\n"
        for bad in ("legal: 5", "expect: 5", "view: 5", "perft: 5", "dance: 1")
    ),
    *(GOOD + f"    - expect: {{{bad}}}\n" for bad in ("zones: 5", "counts: x", "state: 5")),
    *(GOOD.replace("zones: {", f"zones: {bad}\n    x: {{") for bad in ("5", "[a]", "{pile: [1]}")),
    *(GOOD.replace("seats: 2", f"seats: 2\n  options: {bad}") for bad in ("5", "[a]", "{a: b}")),
)


@pytest.mark.parametrize("text", BAD)
def test_scenario_files_that_are_none(run, tmp_path, text):
    path = tmp_path / "s.yaml"
    path.write_text(text)
    status, out, err = run("check", path)
    assert status == 1, out
    assert re.search(r"(?m)^\d+ passed, [1-9]\d* failed$", out.splitlines()[-1]), (out, err)
    assert err == ""


def test_a_missing_file_of_scenarios_fails(run, tmp_path):
    status, out, _ = run("check", tmp_path / "none.yaml", tmp_path)
    assert status == 1
    assert out.splitlines()[-1] == "0 passed, 2 failed"


# ------------------------------------------------------------------------------- rules


def test_listing_rules(run, home):
    for arguments in (("rules",), ("rules", "list")):
        status, out, _ = run(*arguments)
        assert status == 0
        [line] = (each for each in out.splitlines() if each.startswith("shithead "))
        assert line.split(None, 3) == ["shithead", "2-5", "seats", "Shithead / Winnersh Palace"]
    own = home / "rules"
    own.mkdir(parents=True)
    (own / "broken.yaml").write_text("game: shithead\n")
    status, out, err = run("rules", "list")
    assert status == 1
    assert "shithead-glass" in out
    assert "broken.yaml:1:1: id: is missing" in err


def test_rules_of_ones_own_are_listed_with_what_they_change(run, home):
    (home / "rules").mkdir(parents=True)
    text = "id: mine\nextends: shithead-glass\nnames: {plain: Mine}\noptions: {hand_size: 4}\n"
    (home / "rules" / "mine.yaml").write_text(text)
    _, out, _ = run("rules", "list")
    assert out.endswith("  Mine\n" + " " * 25 + "As Glass Shithead, but you hold 4 cards.\n")
    _, out, _ = run("rules", "show", "mine")
    assert "\n## Mine\n\nPlay as in Glass Shithead, except:\n\n- You hold 4 cards.\n" in out


def test_showing_rules(run):
    status, out, _ = run("rules", "show", "shithead-glass")
    assert status == 0
    assert out.startswith("# Shithead\n")
    assert "## Glass Shithead\n\nPlay as in Shithead, except:\n\n- Twos just go on " in out
    assert "## House rules of Glass Shithead\n" in out
    same = "- Cards in hand: 3 cards. You’re dealt this many hand cards, and draw back up to that "
    assert same + "number while there are cards to draw. (hand_size, SH-13)\n" in out
    marked = "- **Playing face-up and face-down cards: played from the table** (in Shithead: "
    assert marked + "taken into the hand first). " in out
    assert "(table_play, SH-41)" in out
    assert "but:" not in run("rules", "show", "shithead")[1]


def test_checking_rules(run, tmp_path):
    good = files.rules_folder() / "shithead.yaml"
    assert run("rules", "check", good) == (0, f"{good}: good\n", "")
    bad = tmp_path / "bad.yaml"
    bad.write_text("id: bad\ngame: shithead\nnames: {plain: Bad}\nseats: 2\noptions: {jokers: x}")
    status, out, _ = run("rules", "check", good, bad)
    assert status == 1
    assert len(out.splitlines()) == 3


def test_rules_that_make_a_poor_game_are_good_and_that_is_told(run, home):
    own = home / "rules" / "mild.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("id: mild\nextends: shithead\nnames: {plain: Mild}\noptions: {stall_turns: 0}\n")
    told = "A game that goes round in circles never ends."
    assert run("rules", "check", own) == (0, f"{own}: good\n{own}: {told}\n", "")
    assert run("rules", "show", "mild")[1].endswith(f"\n\n{told}\n")


def test_the_schema_is_json(run):
    status, out, _ = run("rules", "schema")
    assert status == 0
    assert json.loads(out)["title"] == "Card Table rules file"


# ------------------------------------------------------------------------------- bots


def test_simulating(run, tmp_path):
    path = tmp_path / "s.json"
    arguments = ("simulate", "shithead", "--seats", "greedy,random", "--games", 4, "--jobs", 1)
    status, out, err = run(*arguments, "--option", "stall_turns=20", "--json", path)
    assert status == 0, err
    told = json.loads(path.read_text())
    assert told["rules"] == "shithead"
    assert told["options"]["stall_turns"] == 20
    assert told["games"] == 4
    assert {bot["bot"] for bot in told["bots"]} == {"greedy", "random"}
    for bot in told["bots"]:
        assert bot["low"] <= bot["score"] <= bot["high"]
    assert [seat["seat"] for seat in told["seats"]] == ["p1", "p2"]
    assert {"mean", "p95"} <= told["length"].keys()
    assert {"mean", "p99", "max"} <= told["decision_ms"].keys()
    assert "4 games" in out
    status, out, _ = run(*arguments, "--json", "-")
    assert json.loads(out)["games"] == 4


def test_a_simulation_stops_when_it_is_clear_who_is_stronger(run):
    seats = ("simulate", "soul-taker-short", "--seats", "greedy,random", "--jobs", 1)
    status, out, _ = run(*seats, "--games", 400, "--until", "0.4,0.6")
    assert status == 0
    assert "40.0% or 60.0%: it’s closer to 60.0%" in out
    assert "deals, each played from every seat" in out
    _, out, _ = run(*seats, "--games", 4, "--until", "0.4,0.6")
    assert "40.0% or 60.0%: not clear yet" in out


def test_an_interrupted_simulation_tells_what_was_played(run, monkeypatch):
    given = arena.simulate

    def after(games):
        def progress(done, wanted):
            if done > games:
                raise KeyboardInterrupt

        def simulate(*values, **named):
            if not games:
                named["games"] = 0
                return given(*values, **named) | {"interrupted": True}
            return given(*values, **named | {"progress": progress})

        monkeypatch.setattr(arena, "simulate", simulate)
        return run("simulate", "shithead", "--seats", "random,random", "--jobs", 1, "--games", 9)

    status, out, _ = after(3)
    assert status == 130
    assert "4 games, " in out
    assert after(0) == (130, "", "")


def test_figures_that_could_not_be_written_are_refused_before_the_games(run, tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "simulate", lambda *_, **__: pytest.fail("games were played"))
    for name in (tmp_path, tmp_path / "none" / "x.json", tmp_path / ("x" * 300) / "x.json"):
        status, out, err = run("simulate", "shithead", "--seats", "random,random", "--json", name)
        assert (status, out) == (1, "")
        assert err.count("\n") == 1
        assert "folder" in err
    assert not list(tmp_path.iterdir())


def test_simulating_passes_everything_on(run, monkeypatch):
    asked = {}

    def simulate(rules, seats, **more):
        asked.update(more, seats=seats)
        return {"games": 0}

    monkeypatch.setattr(arena, "simulate", simulate)
    run(
        *[
            "simulate",
            "shithead",
            "--seats",
            "a,b,cmd:./c",
            "--games",
            "7",
            "--seed",
            "3",
            "--jobs",
            "4",
        ],
        "--json",
        "-",
    )
    assert asked["seats"] == ["a", "b", "cmd:./c"]
    assert (asked["games"], asked["seed"], asked["jobs"]) == (7, 3, 4)


def test_being_a_bot(home):
    session = Session.new(files.load_rules("shithead"), (Player("A"), Player("B")), 5)
    asked = files.dump_yaml(write_view(session.view(session.turn)))
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "bot", "shithead", "--level", "easy"],
        input=f"---\n{asked}...\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() in session.legal()


# ------------------------------------------------------------------------------- for tests


@pytest.mark.parametrize("path", playthrough_files().values(), ids=str)
def test_playthroughs_stay_the_same(run, path):
    lines = path.read_text().splitlines()
    head = dict(line.split(": ") for line in lines[:3])
    status, out, _ = run(
        *("playthrough", head["rules"], "--seats", head["seats"], "--seed", head["seed"])
    )
    assert status == 0
    for number, (now, then) in enumerate(zip(out.splitlines(), lines, strict=False), 1):
        assert now == then, f"line {number}"
    assert len(out.splitlines()) == len(lines)


def test_a_playthrough_can_be_cut_short(run):
    status, out, _ = run("playthrough", "shithead", "--moves", 4)
    assert status == 0
    assert len(re.findall(r"^# ", out, re.MULTILINE)) == 5


def test_perft(run):
    status, out, _ = run("perft", "shithead", "--seed", 1, "--depth", 2, "--divide")
    assert status == 0
    counts = dict(re.findall(r"^(.*): (\d+)$", out, re.MULTILINE))
    assert (counts["depth 0"], counts["depth 1"]) == ("1", "10")
    lines = [int(n) for line, n in counts.items() if not line.startswith("depth")]
    assert len(lines) == 10
    assert sum(lines) == int(counts["depth 2"])


def test_rules_are_passed_on_and_taken_in(run, home, tmp_path):
    mine = tmp_path / "mine.yaml"
    mine.write_text("id: mine\nextends: shithead\nnames: {plain: M}\noptions: {hand_size: 4}\n")
    assert run("rules", "import", mine) == (0, "M: cardtable play mine\n", "")
    again = run("rules", "import", mine)
    assert again == (0, "M is already among your rules: cardtable play mine\n", "")
    assert files.load_rules("mine").options.hand_size == 4
    status, out, _ = run("rules", "export", "mine")
    assert (status, out) == (0, f"{home / 'exported' / 'mine.yaml'}\n")
    status, _, err = run("rules", "export", "mine", mine)
    assert status
    assert "already exists" in err
    mine.write_text("id: mine\nextends: shithead\nnames: {plain: M}\noptions: {hand_size: 9}\n")
    status, out, err = run("rules", "import", mine, tmp_path / "none.yaml")
    assert (status, out) == (1, "")
    assert "mine.yaml:4" in err
    assert "none.yaml" in err
