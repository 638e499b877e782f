"""A game is never lost: the program is killed at any moment, and goes on where it was."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from effort import effort

from cardtable import files
from cardtable.engine.position import write_position
from cardtable.session import Player, Session, latest_game, open_game

KILLS = effort(4, 14)

# Plays, and says on standard output how many lines the record had after each finished save.
PLAYER = """
import random, sys
from cardtable import files
from cardtable.session import Player, Session, latest_game

rng = random.Random(int(sys.argv[1]))
session = latest_game()
if session is None:
    rules = files.load_rules("shithead", {"stall_turns": 0})
    session = Session.saved(rules, [Player("Ann"), Player("Bo"), Player("Cy")], 5)
print(f"ready {len(session.record.moves)}", flush=True)
while not session.over:
    line = session.fallback_line(rng)
    # far into the game it goes back as often as on: it must not be over before it is killed
    if session.can_undo and rng.random() < (0.1 if len(session.record.moves) < 60 else 0.6):
        print("undoing", flush=True)
        session.undo()
    else:
        print("playing", flush=True)
        session.play(line)
    assert not session.notices, session.notices
    print(f"saved {len(session.record.moves)}", flush=True)  # one write: it may be torn between two
print("over", flush=True)
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    return tmp_path


def start(seed):
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(seed)], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.slow
def test_killed_at_any_moment_nothing_is_lost_but_a_move_in_flight(home):
    rng = random.Random(0)
    kept = 0
    for number in range(KILLS):
        with start(number) as player:
            word, count = player.stdout.readline().split()
            assert word == "ready"
            assert int(count) == kept or number == 0  # it goes on exactly where it was
            time.sleep(rng.uniform(0.0, 0.25))
            player.kill()
            said = [f"saved {count}", *player.stdout.read().splitlines()]
        assert said[-1] != "over", "let it be killed earlier"
        session = latest_game()
        assert session.notices == []
        kept = len(session.record.moves)
        safe = int(next(line for line in reversed(said) if line.startswith("saved")).split()[1])
        if said[-1].startswith("saved"):
            assert kept == safe
        elif said[-1] == "playing":
            assert kept in {safe, safe + 1}
        else:
            assert kept <= safe
        again = Session.resume(session.record)
        assert write_position(again.state) == write_position(session.state)
        session.close()  # so that the next player is let in
    assert not list(home.rglob("*.broken"))
    for stray in home.rglob("*.tmp"):
        os.utime(stray, (1, 1))
    files.clean_strays(files.saves_folder())
    assert not list(home.rglob("*.tmp"))


@pytest.mark.long
@pytest.mark.uncounted
@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_killed_at_any_moment_all_is_there_that_the_screen_had_shown(home):
    """`python tests/program/kills.py 200` does it more often."""
    kills = effort(12, 60)
    done = subprocess.run(
        [sys.executable, Path(__file__).parent / "kills.py", str(kills)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["lost"] == 0
    assert found["kills"] == kills
    assert found["compared"] > kills // 2


@pytest.mark.parametrize("seed", range(effort(20, 60)))
def test_whatever_happened_to_a_file_it_is_a_game_or_refused(home, seed):
    rng = random.Random(seed)
    session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], 5)
    for _ in range(8):
        session.play(session.fallback_line(rng))
    raw = bytearray(session.path.read_bytes())
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(raw))
        match rng.randrange(4):
            case 0:
                raw[place] = rng.randrange(256)
            case 1:
                del raw[place : place + rng.randint(1, 40)]
            case 2:
                raw[place:place] = bytes(rng.choices(b"\n:{}[]-'\"&*!#, ?", k=3))
            case 3:
                raw = raw[: max(1, place)]
    if seed % 2:
        files.backup_of(session.path).unlink()
    session.path.write_bytes(raw)
    try:
        again = open_game(session.path)
    except files.DataError:
        assert seed % 2, "its backup was there"
        return
    if not again.over:
        again.play(again.fallback_line(rng))
    assert write_position(open_game(session.path).state) == write_position(again.state)


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal on Windows")
def test_killed_in_the_middle_of_a_write(home):
    """The worst moments, one by one: a process that dies just before each step of a save."""
    steps = ["os.fsync", "os.link", "pathlib.Path.replace", "pathlib.Path.replace#2"]
    for number, step in enumerate(steps):
        name, _, count = step.partition("#")
        code = f"""
import os, pathlib, signal
from cardtable import files
from cardtable.session import Player, Session
session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], {number})
session.play("ready")
print(session.path, len(session.record.moves), flush=True)
real, left = {name}, [{count or 1}]
def deadly(*args, **more):
    left[0] -= 1
    if left[0] == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return real(*args, **more)
{name} = deadly
session.play("ready")
"""
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert done.returncode == -signal.SIGKILL, done.stderr
        path, moves = done.stdout.split()
        session = open_game(Path(path))
        assert session.notices == []
        assert len(session.record.moves) == int(moves), step
