"""Whatever is in a file, an argument or an answer: it is met with a sentence, and nothing else.

In a usual run each kind of input is tried a fixed number of times, always with the same seeds.
`make fuzz` goes on for as long as `CARDTABLE_FUZZ_SECONDS` says, with seeds of its own; a finding
names its seed, and `CARDTABLE_FUZZ_SEED=seed` tries that one alone.
"""

import contextlib
import gc
import io
import os
import random
import re
import secrets
import sys
import time
from pathlib import Path

import pytest
from fuzz.mutations import HOSTILE, damaged, damaged_bytes
from where import ROOT

from cardtable import cli, files
from cardtable.ai.outside_programs import Program
from cardtable.ai.player import never
from cardtable.ai.protocol import document, serve_stdio
from cardtable.engine.chance import Chance
from cardtable.engine.notation import MoveError
from cardtable.presenter.layoutfile import read_table
from cardtable.session import Player, Session, latest_game
from cardtable.table import main

try:
    import resource
except ImportError:  # Windows: memory is not looked at there
    resource = None

SECONDS = float(os.environ.get("CARDTABLE_FUZZ_SECONDS") or 0)
SEED = os.environ.get("CARDTABLE_FUZZ_SEED")
MEMORY = 200_000
"""Kilobytes by which the process may grow, whatever it is given."""
RULES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "rules").glob("*.yaml"))]
LAYOUTS = [
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "assets/layouts").glob("*.yaml"))
]
GAMES = ("shithead", "cunt-soul", "cuttle", "russian-bank", "soul-taker")
NO_SENTENCE = re.compile(
    r"Traceback|object at 0x|has no attribute|NoneType|unhashable|not subscriptable|codec can't"
    r"|not iterable|unexpected keyword|required positional|maximum recursion|a fault in the program"
    r"|Error\(|Error:|Exceeds the limit"
)


class Writes:
    """Notes every file that is written, moved or removed outside of the home."""

    def __init__(self):
        self.home = ""
        self.found = []
        sys.addaudithook(self.hook)

    def hook(self, name, values):
        if not self.home:
            return
        paths = []
        if name == "open" and isinstance(values[0], str | bytes | os.PathLike):
            writing = os.O_WRONLY | os.O_RDWR | os.O_CREAT
            if values[2] & writing or (values[1] and set(values[1]) & set("wax+")):
                paths = values[:1]
        elif name in {"os.rename", "os.link", "os.symlink"}:
            paths = values[:2]
        elif name in {"os.remove", "os.mkdir", "os.rmdir", "os.truncate", "os.chmod"}:
            paths = values[:1]
        for path in paths:
            where = os.path.realpath(os.fsdecode(path))
            if "__pycache__" in where:  # Python's own: a module is imported for the first time
                continue
            if Path(where).name.startswith("cardtable-program-"):  # where an outside program works
                continue
            if not where.startswith(self.home) and where != os.devnull:
                self.found.append(f"{name} {where}")


WRITES = Writes()


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(main, "main", lambda *_, **__: 0)
    monkeypatch.chdir(tmp_path)
    for name in ("saves", "records", "rules"):
        (tmp_path / "home" / name).mkdir(parents=True)
    gc.collect()  # games of the test before let go of their locks, which are in its own home
    WRITES.home, WRITES.found = os.path.realpath(tmp_path), []
    yield tmp_path / "home"
    WRITES.home = ""


def seeds(count):
    """Which seeds to try."""
    if SEED:
        yield int(SEED)
    elif SECONDS:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            yield secrets.randbits(40)
    else:
        yield from range(count)


def fuzz(count, try_one):
    """Try one input after the other; whatever is no sentence fails the test, with the seed."""
    gc.collect()
    before = most_memory()
    longest, slowest, tried = 0.0, None, 0
    for seed in seeds(count):
        begun = time.process_time()
        try:
            try_one(random.Random(seed))
        except BaseException as error:
            error.add_note(f"found with CARDTABLE_FUZZ_SEED={seed}")
            raise
        assert most_memory() - before < MEMORY, f"memory, CARDTABLE_FUZZ_SEED={seed}"
        assert not WRITES.found, f"{WRITES.found[:3]}, CARDTABLE_FUZZ_SEED={seed}"
        took, tried = time.process_time() - begun, tried + 1
        if took > longest:
            longest, slowest = took, seed
    grown = (most_memory() - before) // 1000
    if SECONDS or SEED:
        print(f"{tried} inputs, {grown} MB more; {longest:.2f} s at most, with seed {slowest}")


def most_memory():
    if resource is None:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1000 if sys.platform == "darwin" else most


def is_sentence(text):
    """Fail for what nobody could read, or should see."""
    assert text.strip(), "nothing is said"
    assert len(text) < 6000, f"{len(text)} characters"
    assert not set(text) & set("\x00\x07\x1b\x9b\u202e\u2066"), repr(text)
    assert not NO_SENTENCE.search(text), text
    text.encode()


def are_sentences(texts):
    for text in texts:
        assert "\n" not in text
        is_sentence(text)


def games(count=24):
    """A record of each game in the middle of it, as text, with rules of one's own for one."""
    for number, name in enumerate(GAMES):
        players = (Player("Ann"), Player("Bo", "bot", "easy:gambler"))
        session = Session.new(files.load_rules(name), players, 40 + number)
        rng = random.Random(number)
        while not session.over and session.step_count < count:
            session.play(session.fallback_line(rng))
        yield files.dump_yaml(session.record.to_data())


def play_on(session, rng, moves=3):
    for _ in range(moves):
        if not session.over:
            session.play(session.fallback_line(rng))


# ---------------------------------------------------------------------------- files


def test_rules_files(home):
    path = home / "rules" / "mine.yaml"
    own = [re.sub(r"^id: .*", "id: mine", text, flags=re.MULTILINE) for text in RULES]
    own += [
        f"id: mine\nextends: {name}\nnames: {{plain: M}}\n" for name in (*GAMES, "mine", "cuttle-x")
    ]

    def try_one(rng):
        path.write_bytes(damaged_bytes(rng, rng.choice(own), own))
        told = files.check_rules(path)
        are_sentences(map(str, told))
        if rng.random() < 0.05:
            problems = []
            files.list_rules(problems)
            assert len(problems) == len(told)
            are_sentences(one.reason for one in files.faulty_rules())
        if told:
            return
        rules = files.load_rules("mine")
        is_sentence(rules.names.shown(polite=False))
        for seats in rules.seats:
            play_on(Session.new(rules, [Player("A")] * seats, rng.randrange(99)), rng)

    fuzz(250, try_one)


def test_saves(home):
    texts = list(games())
    path = home / "saves" / "2026-11-20-120000-game.yaml"

    def try_one(rng):
        for folder in ("saves", "records"):
            for old in (home / folder).iterdir():
                old.unlink()
        path.write_bytes(damaged_bytes(rng, rng.choice(texts), texts))
        if rng.random() < 0.3:
            files.backup_of(path).write_bytes(damaged_bytes(rng, rng.choice(texts), texts))
        for game in files.saved_games():
            are_sentences([str(game.problem)] if game.problem else [])
        problems = []
        session = latest_game(problems)
        are_sentences(problems)
        if session is not None:
            are_sentences(session.notices)
            are_sentences(player.name for player in session.players)
            play_on(session, rng)
            again = latest_game()
            assert session.over or again.record.moves == session.record.moves
            session.close()
        files.finished_games()

    fuzz(150, try_one)


def test_settings(home):
    files.save_settings(files.Settings())
    path = files.settings_path()
    good = path.read_text(encoding="utf-8")

    def try_one(rng):
        path.write_bytes(damaged_bytes(rng, good))
        settings = files.load_settings()
        are_sentences(settings.notices)
        files.save_settings(settings)
        again = files.load_settings()
        assert again.window == settings.window
        for old in path.parent.glob("*.broken*"):
            old.unlink()

    fuzz(300, try_one)


def test_layouts(home):
    path = home / "layout.yaml"

    def try_one(rng):
        path.write_bytes(damaged_bytes(rng, rng.choice(LAYOUTS), LAYOUTS))
        try:
            read_table(files.read_document(path))
        except files.DataError as error:
            is_sentence(str(error))

    fuzz(150, try_one)


# ---------------------------------------------------------------------------- bots


def test_answers_of_bots(home):
    path = home / "said"
    rules = files.load_rules("cuttle")
    words = ["points 9C", "draw", "pass", "counter 2H", "p1 draw", "---", "...", *HOSTILE]

    def try_one(rng):
        session = Session.new(rules, [Player("A"), Player("B")], rng.randrange(99))
        said = "\n".join(rng.choice(words) for _ in range(rng.choice([1, 3, 200])))
        path.write_bytes(damaged_bytes(rng, said))
        program = Program(f"cat {path}")
        with contextlib.closing(program):
            answer = program.ask(session.view(session.turn), 30, never)
        if answer.problem:
            is_sentence(answer.problem)
            assert not answer.move
            return
        try:
            session.play(f"{session.turn} {answer.move}")
        except MoveError as error:
            is_sentence(str(error))

    fuzz(60, try_one)


def test_views_for_bots(home):
    texts = []
    for name in GAMES:
        rules = files.load_rules(name)
        state = rules.game.new(rules, 2, Chance(3))
        texts.append((rules, document(state.view(state.turn))))

    def try_one(rng):
        rules, text = rng.choice(texts)
        out = io.StringIO()
        try:
            serve_stdio(rules, "greedy", io.StringIO(damaged(rng, text)), out, seed=1)
        except ValueError as error:
            for line in str(error).split("\n"):
                is_sentence(line)

    fuzz(150, try_one)


# ---------------------------------------------------------------------------- command lines

WORDS = {
    "play": [
        *("--seats", "human,random", "random,random", "human,easy:any", "cmd:cat /dev/null,random"),
        *("--names", "A,B", "--seed", "3", "--option", "hand_size=3", "stall_turns=5", "--text"),
    ],
    "resume": ["--text"],
    "replay": ["--text", "--to", "3", "--open"],
    "check": ["scenario.yaml"],
    "rules": ["list", "show", "check", "schema"],
    "simulate": [
        *("--seats", "random,random", "greedy,greedy", "--games", "2", "--seed", "--limit", "1ms"),
        *("5 iterations", "--json", "-", "out.json", "none/out.json", "/dev/full"),
    ],
    "study": [
        *("--against", "cuttle", "cuttle-quick", "--players", "random", "--seats", "2", "--seed"),
        *("--option", "stall_turns=5", "--limit", "1ms", "--json", "--csv", "-", "out.csv"),
    ],
    "find": [
        *("--players", "2", "3", "9", "--minutes", "10", "--fair", "--skill", "--luck", "--wild"),
        *("--seed", "--limit", "1ms", "--json", "-", "out.json"),
    ],
    "bot": ["--level", "random", "hard:hoarder", "--limit", "1ms"],
    "playthrough": ["--moves", "5", "--seats", "2", "--seed", "7"],
    "perft": ["--depth", "1", "--seats", "2", "--divide"],
}
COMMON = [
    *GAMES,
    "shithead-glass",
    "mine",
    "game",
    "game.yaml",
    ".",
    "/",
    "",
    "-",
    "--help",
    "shithed",
]


def test_command_lines(home, monkeypatch):
    saves = home / "saves" / "2026-11-20-120000-game.yaml"
    texts = list(games(12))
    answers = [
        "",
        "1",
        "2",
        "help",
        "moves",
        "log",
        "why x",
        "undo",
        "rules",
        "no",
        "yes",
        *HOSTILE,
    ]

    def try_one(rng):
        saves.write_bytes(texts[rng.randrange(len(texts))].encode())
        Path("game.yaml").write_bytes(damaged_bytes(rng, rng.choice(texts)))
        (home / "rules" / "mine.yaml").write_bytes(damaged_bytes(rng, rng.choice(RULES)))
        command = rng.choice(list(WORDS))
        pool = [*WORDS[command], *WORDS[command], *COMMON]
        line = [command, *(rng.choice(pool) for _ in range(rng.randrange(7)))]
        if command in {"play", "resume", "replay"}:
            line.append("--text")
        if rng.random() < 0.3:
            line[rng.randrange(len(line))] = rng.choice(HOSTILE)
        if command == "simulate":
            line += ["--games", "2", "--jobs", "1"]
        if command == "study":
            line += ["--games", "2", "--skill", "0", "--jobs", "1"]
        if command == "find":
            line += ["--games", "0", "--jobs", "1"]
        typed = [rng.choice(answers) for _ in range(rng.randrange(8))]

        def answer(prompt=""):
            print(prompt, end="")
            if not typed:
                raise EOFError
            return typed.pop()

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr("sys.stdin", io.StringIO(document_of(rng)))
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status = cli.main(line)
            except SystemExit as done:
                status = done.code
        assert status in {0, 1, 2}, (line, status, err.getvalue()[-500:])
        for text in err.getvalue().splitlines():
            is_sentence(text)
            assert text.startswith("cardtable: "), (line, text)
        assert not set(out.getvalue()) & set("\x07\x1b\u202e"), line
        assert not NO_SENTENCE.search(out.getvalue()), (line, out.getvalue()[-500:])

    fuzz(90, try_one)


def document_of(rng):
    """What `bot` may be given to read."""
    rules = files.load_rules("shithead")
    state = rules.game.new(rules, 2, Chance(3))
    text = document(state.view(state.turn))
    return text if rng.random() < 0.5 else damaged(rng, text)
