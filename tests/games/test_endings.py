"""The end of a game, in every variant: the reason is said, and the parts of a score make it up."""

import re
from random import Random

import pytest
from begun import laid_out_table
from effort import effort

from cardtable.engine.chance import Chance
from cardtable.engine.events import Ended
from cardtable.engine.notation import RESIGN
from cardtable.engine.position import read_position
from cardtable.engine.record import Record, replay
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import Ending, ending

NAMES = {f"p{number}": f"Name{number}" for number in range(1, 9)}
HOLE = re.compile(r"[{}_]|\bp[1-9]\b")


def played(rules, seats, seed):
    """A whole game, move by move at random; idle moves only where there are no others."""
    state, rng = rules.game.new(rules, seats, Chance(seed)), Random(seed)
    while state.turn is not None:
        assert state.account() == []
        lines = state.legal_moves()
        busy = [line for line in lines if line.partition(" ")[0] not in state.IDLE]
        state.apply(rng.choice(busy or lines))
    return state


@laid_out_table
def test_the_reason_is_said_and_every_score_broken_down(table):
    rules_id, seats = table
    rules = load_rules(rules_id)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    for seed in range(effort(1, 5)):
        state = played(rules, seats, seed)
        why, *parts = state.account()
        told = ending([why, *parts], data, NAMES.__getitem__)
        assert told.reason
        assert why.word == state.outcome.reason
        for words in (told.reason, *(each for run in told.parts.values() for each in run)):
            assert words
            assert not HOLE.search(words), words
        if parts:
            for seat, score in state.score().items():
                mine = [part for part in parts if part.seat == seat]
                assert sum(part.about["count"] for part in mine) == score
                assert len(told.parts.get(seat, ())) == len(mine)
        else:
            # without parts there is nothing to break down: no scores, only zeros, or games lost
            assert not any(state.score().values()) or "losses" in state.remembered("p1")


def test_a_score_in_russian_bank_is_told_as_a_sum_that_one_can_read():
    zones = {"p1.turned": "AC", "p2.stock": "4D 5D", "p2.hand": "6D"}
    state = read_position(load_rules("russian-bank"), 2, {"turn": "p1", "zones": zones})
    state.apply("build AC")
    names = {"p1": "Kim", "p2": "Agnes"}.__getitem__
    assert ending(state.account(), table_of("russian-bank"), names).parts["p1"] == [
        "30 for going out",
        "4 for Agnes’s 2 stock cards, face up or not",
        "1 for Agnes’s 1 other card",
    ]


def test_nothing_is_told_while_the_game_goes_on():
    assert ending([], table_of("cuttle"), NAMES.__getitem__) == Ending()


@pytest.mark.parametrize(
    ("points", "royals", "reason"),
    [
        ("10S 10H", "KH", "Agnes wins with 20 points (14 is enough with 1 king)"),
        ("10S 9H 2C", "", "Agnes wins with 21 points"),
    ],
)
def test_cuttles_mark_is_said_with_the_kings_that_lowered_it(points, royals, reason):
    from cardtable.engine.position import read_position

    *most, last = points.split()
    position = {
        "turn": "p1",
        "zones": {
            "draw": "4C 5C", "p1.hand": last, "p2.hand": "3S",
            "p1.points": " ".join(most), "p1.royals": royals,
        },
    }  # fmt: skip
    state = read_position(load_rules("cuttle"), 2, position)
    state.play(f"points {last}")
    told = ending(state.account(), table_of("cuttle"), {"p1": "Agnes", "p2": "Kim"}.__getitem__)
    assert told.reason == reason
    assert told.seat == "p1"
    assert told.sum_of("p2") == ""


@laid_out_table
def test_any_seat_may_give_up_at_any_time_and_is_last_then(table):
    """Whether it is on turn or not, in every game, and with its team; no list of moves has it."""
    rules_id, seats = table
    rules = load_rules(rules_id)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    chance = Chance(3)
    state, rng = rules.game.new(rules, seats, chance), Random(3)
    lines = chance.take()
    for _ in range(rng.randrange(30)):
        if state.turn is not None:
            line = f"{state.turn} {rng.choice(state.legal_moves())}"
            state.play(line)
            lines += [line, *chance.take()]
    if state.turn is None:
        return
    for seat in state.seats:
        assert RESIGN not in state.legal_moves(seat)
        after = state.clone()
        events = after.play(f"{seat} {RESIGN}")
        assert after.turn is None
        assert after.outcome.ranking[-1] == after.side(seat)
        assert sorted(each for group in after.outcome.ranking for each in group) == [*state.seats]
        assert after.returns()[state.seats.index(seat)] == -1
        assert after.view(seat).outcome == after.outcome
        assert isinstance(events[-1].event, Ended)
        assert ending(after.account(), data, NAMES.__getitem__).reason == f"{NAMES[seat]} resigned"
        after.score()
        record = Record(rules_id, [{"name": NAMES[each]} for each in state.seats],
                        moves=[*lines, f"{seat} {RESIGN}"])  # fmt: skip
        *_, last = replay(Record.from_data(record.to_data()), rules)
        assert last.state.outcome == after.outcome
        assert after.problem(f"{seat} {RESIGN}")


def test_a_game_of_shithead_given_up_is_one_more_game_lost():
    state = load_rules("shithead").game.new(load_rules("shithead"), 3, Chance(1))
    state.play(f"p2 {RESIGN}")
    assert state.score()["p2"] == 1
    assert state.carry()["losses"] == state.score()
