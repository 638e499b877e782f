"""The computer players of Russian Bank: duties, calls, sensible moves, games that end."""

from dataclasses import replace
from random import Random

import pytest
from worked import work_clock

from cardtable.ai.evaluation import russian_bank
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import called, decide
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules

NAMES = ("KC", "KD", "KH", "KS", "KC#2", "KD#2", "KH#2", "KS#2")
KINGS = {f"t{number}": name for number, name in enumerate(NAMES, 1)}
OFTEN = 400
LITTLE = Limit(iterations=60)


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
        assert decide(state.view("p1"), find_level("hard"), seed, Limit(iterations=4)).move == (
            "build AC"
        )


def test_where_a_build_is_no_duty_everything_else_is_thought_of_too():  # RB-22
    for due in ([], ["stock"], ["stock", "hand", "opponent_discard"]):
        rules = load_rules("russian-bank", {"must_build": due})
        hands = {"p1.shown": "8D", "p1.hand": "2D", "p2.hand": "2S"}
        zones = {**KINGS, "t1": "AC", "t2": "9S", **hands}
        state = read_position(rules, 2, {"turn": "p1", "zones": zones})
        assert russian_bank.candidates(state, None) == state.choices()
        assert state.choices() == ["build AC", "move 8D t2", "turn hand"]
        line = decide(state.view("p1"), find_level("medium"), 1, LITTLE).move
        assert line == "build AC", due  # which costs nothing, and frees a place


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


@pytest.mark.parametrize("level", ["greedy", "hard"])
@pytest.mark.parametrize("wants", ["start", "always"])
def test_a_stock_that_may_wait_is_no_fault_to_computer_players(level, wants):  # RB-23
    """Who looks for faults and who overlooks them go by the table's reading, and by the turn."""
    zones = {"t1": "9S", "p1.stock": "3D", "p1.hand": "2D 4D", "p2.hand": "2S 6H 8S"}
    rules = load_rules("russian-bank", {"stock_before_hand": wants})
    for begun in (False, True):
        fault = not begun or wants == "always"
        data = {"zones": {**KINGS, **zones}, "turn": "p1", "state": {"hand_begun": begun}}
        state = read_position(rules, 2, data)
        assert ("turn hand" in state.choices()) is not fault
        slips = {russian_bank.slip(state, "easy", Random(seed)) for seed in range(OFTEN)}
        assert slips == ({None, "turn hand"} if fault else {None})
        # to know the stock card costs little
        line = decide(state.view("p1"), find_level(level), 1, LITTLE).move
        assert line == "turn stock"
        before, after = views_around(state, "turn hand", "p2")
        calls = {called(before, after, "hard", seed) for seed in range(50)}
        assert calls == ({None, "stop"} if fault else {None})


def test_games_between_players_who_know_the_game_end_by_going_out():
    rules = load_rules("russian-bank")
    level, reasons = find_level("greedy"), []
    for seed in range(6):
        state = rules.game.new(rules, 2, Chance(seed))
        moves = 0
        while state.turn and moves < 3000:
            line = decide(state.view(state.turn), level, moves).move
            assert state.fault_of(line) is None
            state.play(line)
            moves += 1
        reasons.append(state.outcome and state.outcome.reason)
    assert reasons.count("out") >= 5


def wide_open():
    """Short piles of many colours, and three spaces: more shifts than anybody can look through."""
    return table(
        {
            "t1": "9S 8D 3C",
            "t2": "10H 9C 8H 2D",
            "t3": "JC 10D 5S 4D",
            "t4": "QH JS 6C 5H",
            "t5": "7S 6D 5C",
            "t6": "",
            "t7": "",
            "t8": "",
            "p1.shown": "KS",
            "p1.hand": "2C 3D 4S 6H 7D 9H JD QS 10C",
            "p1.discard": "4H",
            "p2.shown": "10C#2",
            "p2.discard": "7H#2",
            "p2.hand": "2S 3S KD 8S 8C",
        }
    )


def test_no_position_has_too_many_shifts(monkeypatch):
    clock = work_clock(monkeypatch)
    state = wide_open()
    tireless = replace(find_level("expert"), iterations=10**9)
    answer = decide(state.view("p1"), tireless, 1, Limit(0.2), clock=clock)
    assert answer.move in state.legal_moves()
    assert 190 <= answer.info["ms"] <= 200
    assert answer.info["iterations"] > 100


def test_the_turn_is_looked_through_alike_whoever_asks():
    state = wide_open()
    lines = [decide(state.view("p1"), find_level("hard"), seed, LITTLE) for seed in range(4)]
    assert len({answer.move for answer in lines}) == 1
    assert len({answer.info["iterations"] for answer in lines}) == 1


def test_cards_that_nobody_sees_change_nothing():
    state = load_rules("russian-bank").game.new(load_rules("russian-bank"), 2, Chance(4))
    for number in range(60):
        state.apply(decide(state.view(state.turn), find_level("greedy"), number).move)
    for number in range(20):
        view = state.view(state.turn)
        other = type(state).determinize(view, Random(number), track=True)
        lines = [
            decide(one.view(state.turn), find_level("hard"), number, LITTLE).move
            for one in (state, other)
        ]
        assert lines[0] == lines[1]
        state.apply(lines[0])


def test_nothing_is_moved_twice_in_a_row():
    rules = load_rules("russian-bank")
    for seed in range(2):
        state, last = rules.game.new(rules, 2, Chance(seed)), ["", ""]
        for number in range(250):
            if state.turn is None:
                break
            line = decide(state.view(state.turn), find_level("hard"), number, LITTLE).move
            assert state.fault_of(line) is None
            said = line.split()
            shifted = said[0] == "move" and state.exposed(state.turn)[card(said[1])][0] == "tableau"
            assert not (shifted and last == said[:2])
            last = said[:2] if shifted else ["", ""]
            state.play(line)


def test_a_decision_keeps_its_time(monkeypatch):
    rules = load_rules("russian-bank")
    state = rules.game.new(rules, 2, Chance(3))
    clock = work_clock(monkeypatch)
    cut = 0
    for _ in range(40):
        view = state.view(state.turn)
        answer = decide(view, find_level("expert"), 1, Limit(0.03), clock=clock)
        assert answer.info["ms"] < 40
        cut += answer.info["ms"] >= 30
        state.apply(answer.move)
    assert cut > 5
