"""The computer players of Russian Bank: duties, calls, sensible moves, games that end."""

from random import Random

import pytest

from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import called, decide
from cardtable.ai.scores import russian_bank
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules

NAMES = ("KC", "KD", "KH", "KS", "KC#2", "KD#2", "KH#2", "KS#2")
KINGS = {f"t{number}": name for number, name in enumerate(NAMES, 1)}
OFTEN = 400


def table(zones, turn="p1", rules="russian-bank", **state):
    """The state of a written position; kings fill the tableau places that it leaves out."""
    filled = {zone: run for zone, run in {**KINGS, **zones}.items() if run}
    return read_position(load_rules(rules), 2, {"turn": turn, "zones": filled, "state": state})


def likes(zones, **state):
    """The line that the move score likes best."""
    position = table(zones, **state)
    moves = position.choices()
    worths = russian_bank.score(position, moves)
    return moves[worths.index(max(worths))]


@pytest.mark.parametrize(
    ("zones", "line"),
    [
        ({"t1": "AC", "t2": "9S 8D", "t3": "9C", "p1.hand": "2D 3D"}, "build AC"),
        ({"t1": "9S", "p1.shown": "8D", "p1.hand": "2D 3D"}, "move 8D t1"),
        ({"t1": "9S 8D", "p1.hand": "2D 3D", "p2.shown": "7D"}, "load 8D stock"),
        ({"t1": "9S 8D", "t2": "9C", "p1.hand": "2D 3D"}, "turn hand"),
        ({"t1": "9S 8D", "t2": "9C", "p1.stock": "4D", "p1.hand": "2D 3D"}, "turn stock"),
        ({"t1": "", "p1.shown": "8D", "p1.hand": "2D 3D"}, "move 8D t1"),
        ({"t1": "9S 8D", "t2": "9C", "p1.shown": "8H", "p1.hand": "2D"}, "move 8H t2"),
        ({"t1": "AS 8D", "t2": "9C", "p1.hand": "2D 3D"}, "move 8D t2"),
    ],
)
def test_moves_that_are_better_than_others(zones, line):
    assert likes({"p2.hand": "2S 3S", **zones}) == line


def test_the_best_levels_never_leave_out_a_duty():
    state = table({"t1": "AC", "t2": "9S", "p1.shown": "8D", "p1.hand": "2D 3D", "p2.hand": "2S"})
    for seed in range(20):
        assert decide(state.view("p1"), find_level("hard"), seed, Limit(iterations=4)).line == (
            "build AC"
        )


def test_weak_levels_leave_one_out_now_and_then():
    state = table({"t1": "AC", "t2": "9S", "p1.shown": "8D", "p1.hand": "2D 3D", "p2.hand": "2S"})
    slips = [russian_bank.slip(state, "easy", Random(seed)) for seed in range(OFTEN)]
    made = [line for line in slips if line]
    assert 0.05 < len(made) / OFTEN < 0.16
    assert set(made) == {"move 8D t2"}
    assert all(russian_bank.slip(state, "hard", Random(seed)) is None for seed in range(OFTEN))


def views_around(state, line, seat):
    """A seat's views before and after a line."""
    before = state.view(seat)
    state.play(line)
    return before, state.view(seat)


@pytest.mark.parametrize(("level", "share"), [("easy", 0.35), ("medium", 0.7), ("expert", 0.95)])
def test_faults_are_noticed_by_level(level, share):
    state = table({"t1": "AC", "p1.hand": "2D 3D", "p2.hand": "2S"})
    before, after = views_around(state, "turn hand", "p2")
    calls = [called(before, after, level, seed) for seed in range(OFTEN)]
    assert abs(calls.count("stop") / OFTEN - share) < 0.09


def test_nobody_calls_wrongly():
    state = table({"t1": "9S 8D", "t2": "9C", "p1.hand": "2D 3D", "p2.hand": "2S"})
    before, after = views_around(state, "move 8D t2", "p2")
    assert {called(before, after, "hard", seed) for seed in range(50)} == {None}


def test_games_between_players_who_know_the_game_end_by_going_out():
    rules = load_rules("russian-bank")
    level, reasons = find_level("greedy"), []
    for seed in range(6):
        state = rules.game.new(rules, 2, Chance(seed))
        moves = 0
        while state.turn and moves < 3000:
            line = decide(state.view(state.turn), level, moves).line
            assert state.fault_of(line) is None
            state.play(line)
            moves += 1
        reasons.append(state.outcome and state.outcome.reason)
    assert reasons.count("out") >= 5


def test_a_decision_keeps_its_time():
    rules = load_rules("russian-bank")
    state = rules.game.new(rules, 2, Chance(3))
    answer = decide(state.view(state.turn), find_level("expert"), 1, Limit(seconds=0.3))
    assert answer.info["ms"] < 900
