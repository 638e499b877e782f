"""Two programs and one saved game: one plays it, the other is told, and no line is lost."""

import os
import random
import subprocess
import sys
from contextlib import closing

import pytest

from cardtable import cli, files
from cardtable.files import locks
from cardtable.session import Player, Session, latest_game, open_game

PLAYERS = (Player("Ann"), Player("Bo"))
HOLDER = """
import sys
from pathlib import Path
from cardtable.session import latest_game, open_game
session = open_game(Path(sys.argv[1]))
print("open", flush=True)
for line in sys.stdin:
    session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    print(len(session.record.moves), flush=True)
"""
DEALER = """
import sys
from cardtable import files
from cardtable.session import Player, Session
sys.stdin.readline()
session = Session.saved(files.load_rules("cuttle"), (Player("Ann"), Player("Bo")), 7)
print(session.path, flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def program():
    """Another program; it is ended with the test."""
    running = []

    def program(code, *arguments):
        command = [sys.executable, "-c", code, *map(str, arguments)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        running.append(subprocess.Popen(command, **pipes))
        return running[-1]

    yield program
    for one in running:
        one.kill()
        one.communicate()


def play(session, moves=1):
    for _ in range(moves):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))


def a_game(moves=6, seed=7):
    session = Session.saved(files.load_rules("shithead"), PLAYERS, seed)
    play(session, moves)
    return session


def closed_game(moves=6, seed=7):
    with closing(a_game(moves, seed)) as session:
        return session.path


def ask(one, line=""):
    one.stdin.write(f"{line}\n")
    one.stdin.flush()
    return one.stdout.readline().strip()


def test_whoever_comes_second_is_told(program, capsys):
    path = closed_game()
    other = program(HOLDER, path)
    assert other.stdout.readline() == "open\n"
    with pytest.raises(
        files.Busy, match="this game is open in another window; close it there first"
    ):
        open_game(path)
    told = []
    assert latest_game(told) is None
    assert len(told) == 1
    assert "another window" in told[0]
    assert files.list_saves() == [path]  # nothing was renamed
    for command in (["resume", "--text"], ["resume", str(path), "--text"]):
        assert cli.main(command) == 1
        err = capsys.readouterr().err
        assert "another window" in err
        assert "fault" not in err
    count = int(ask(other))
    other.kill()  # and the lock ends with it
    other.wait()
    session = open_game(path)
    assert len(session.record.moves) == count
    assert not session.notices


def test_an_older_game_is_gone_on_with_and_the_busy_one_mentioned(program):
    older, newer = closed_game(), closed_game(seed=8)
    assert program(HOLDER, newer).stdout.readline() == "open\n"
    session = latest_game()
    assert session.path == older
    assert "another window" in session.notices[0]


def test_a_game_that_is_let_go_can_be_played_elsewhere(program):
    session = a_game()
    path = session.path
    other = program(HOLDER, path)
    other.wait()
    assert other.returncode
    session.close()
    assert program(HOLDER, path).stdout.readline() == "open\n"


def test_a_forgotten_session_lets_go(program):
    path = a_game().path
    assert program(HOLDER, path).stdout.readline() == "open\n"


def test_one_program_may_sit_down_again(program):
    session = a_game()
    again = open_game(session.path)
    session.close()
    other = program(HOLDER, again.path)
    other.wait()
    assert other.returncode


def test_games_begun_in_the_same_moment_have_files_of_their_own(program):
    dealers = [program(DEALER) for _ in range(4)]
    for one in dealers:
        one.stdin.write("\n")
        one.stdin.flush()
    paths = {one.stdout.readline().strip() for one in dealers}
    assert len(paths) == 4
    assert {str(path) for path in files.list_saves()} == paths


def test_a_lock_stays_with_a_game_that_ends_and_is_taken_back(program, home):
    players = (Player("Ann"), Player("Bo"))
    rules = files.load_rules("shithead", {"stall_turns": 9})
    session = Session.saved(rules, players, 7)
    start, rng = session.path, random.Random(1)
    while not session.over:
        session.play(session.fallback_line(rng))
    assert session.path.parent == home / "records"
    for path in (session.path, start):
        assert files.is_held(path) is False  # by ourselves
        other = program(HOLDER, path)
        other.wait()
        assert other.returncode
    session.undo()
    assert session.path == start
    assert not list((home / "records").iterdir())


def test_where_there_are_no_locks_both_lines_of_play_are_kept():
    path = closed_game()
    mine, theirs = open_game(path), open_game(path)
    play(theirs, 3)
    play(mine)
    assert mine.path != path
    assert "Another program wrote to" in mine.notices[0]
    play(mine)
    assert len(mine.notices) == 1
    mine.close()
    theirs.close()
    for session, one in ((mine, mine.path), (theirs, path)):
        assert open_game(one).record.moves == session.record.moves


def test_a_file_system_without_locks_lets_everybody_in(monkeypatch):
    def refuse(*_):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(locks, "_lock", refuse)
    path = a_game().path
    assert open_game(path).step_count == 7
    monkeypatch.setattr(os, "open", refuse)
    files.hold(path)


def test_locks_of_killed_programs_are_removed(home):
    session = a_game()
    held = locks.lock_of(session.path)
    for name, age in (("old", 3600), ("new", 0)):
        path = home / "locks" / f"{name}.lock"
        path.touch()
        os.utime(path, (path.stat().st_atime - age, path.stat().st_mtime - age))
    os.utime(held, (0, 0))
    files.clean_locks()
    assert {path.name for path in (home / "locks").iterdir()} == {"new.lock", held.name}
    session.close()
    assert {path.name for path in (home / "locks").iterdir()} == {"new.lock"}


def test_a_file_from_elsewhere_has_a_lock_of_its_own(tmp_path):
    one, other = tmp_path / "a.yaml", tmp_path / "b" / "a.yaml"
    assert locks.lock_of(one) != locks.lock_of(other)
    assert locks.lock_of(one) == locks.lock_of(tmp_path / "b" / ".." / "a.yaml")
