"""Kill the window in the midst of play, again and again, and see that nothing shown was lost.

    CARDTABLE_HOME=$(mktemp -d) python tests/program/kills.py 200

A child process plays on a table that nobody sees, and reports the lines of the game as soon as it
has drawn what came of the last of them. It is killed after so many reports, at any point of what it
does then; the saved game must begin with the lines of every report. One process loads the program,
and the children are forks of it, so that a kill costs little.
"""

import json
import os
import random
import select
import signal
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

from pilot import Instant, StepClock

from cardtable import files
from cardtable.engine.position import write_position
from cardtable.session import Player, Session, latest_game, open_game
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.scene import Play

GAMES = ("shithead", "russian-bank", "cunt-soul", "cuttle", "soul-taker")


def play(seed, out):
    """Go on with the latest game, or with a new one, and report what the screen has shown."""
    rng = random.Random(seed)
    session = latest_game()
    if session is None:
        rules = files.load_rules(rng.choice(GAMES))
        session = Session.saved(rules, [Player("Ann", "bot", "random"), Player("Bo")], seed)
    open_display(invisible=True)
    settings = files.Settings(sound=False, motion="off", bot_pace=0.0, call_pace=0.0)
    app = App(settings, clock=StepClock(100), size=(960, 600))
    scene = Play(app, session, lambda: Instant(session))
    app.reset(scene)
    reported = -1
    while app.scene is scene and scene.state.present.shown <= session.step_count:
        turn = session.turn
        if turn in session.humans and not scene.board.busy:
            if session.can_undo and rng.random() < 0.1:
                os.write(out, b'"undo"\n')  # from now on less is promised
                scene.take_back()
                reported = -1
            else:
                scene.play(turn, session.fallback_line(rng))
        app.step([])
        assert session.kept
        if scene.state.present.shown != reported and not scene.board.busy and not scene.dirty:
            reported = scene.state.present.shown
            report = {"path": str(session.path), "moves": session.record.moves}
            os.write(out, json.dumps(report).encode() + b"\n")


def kill_one(seed):
    """Let a child play and kill it; what it had reported, and whether it took back a move last."""
    rng = random.Random(seed)
    away, out = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(away)
        try:
            play(seed, out)
        finally:
            os._exit(0)
    os.close(out)
    wanted, heard = rng.randint(1, 12), b""
    while heard.count(b"\n") < wanted:
        part = os.read(away, 1 << 16)
        if not part:
            break  # the game is over
        heard += part
    # The kill falls anywhere in the child's next moves: between two writes as well as within one.
    select.select([], [], [], rng.uniform(0.0, 0.03))
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while part := os.read(away, 1 << 16):
        heard += part
    os.close(away)
    told = [json.loads(line) for line in heard.decode().split("\n")[:-1]]
    assert told, "the child came to nothing"
    return told


def check(told):
    """How many lines the screen had shown last, of which not one may be missing."""
    shown = [report for report in told if report != "undo"]
    if not shown:
        return 0
    path = Path(shown[-1]["path"])
    if not path.exists():  # it is over, and has gone to the records
        (path,) = files.records_folder().glob(path.name)
    session = open_game(path)
    assert session.notices == [], session.notices
    moves = session.record.moves
    again = Session.resume(session.record)
    assert write_position(again.state) == write_position(session.state)
    session.close()
    if told[-1] == "undo":
        # it may or may not have been carried out; never is more taken back than one decision
        return 0
    last = shown[-1]["moves"]
    assert moves[: len(last)] == last, (path, len(moves), len(last))
    return len(last)


def main():
    kills = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    seen = undone = 0
    for number in range(first, first + kills):
        told = kill_one(number)
        seen += check(told) > 0
        undone += told[-1] == "undo"
    home = files.saves_folder().parent
    assert not list(home.rglob("*.broken"))
    print(json.dumps({"kills": kills, "compared": seen, "in an undo": undone, "lost": 0}))


if __name__ == "__main__":
    main()
