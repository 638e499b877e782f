"""The end of a game, in every variant: the reason is said, and the parts of a score make it up."""

import re
from random import Random

import pytest
from begun import laid_out_table
from effort import effort

from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
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
        "4 for Agnes's 2 stock cards, face up or not",
        "1 for Agnes's 1 other card",
    ]


def test_nothing_is_told_while_the_game_goes_on():
    assert ending([], table_of("cuttle"), NAMES.__getitem__) == Ending()


@pytest.mark.parametrize(
    ("points", "royals", "reason"),
    [
        ("10S 10H", "KH", "Agnes wins with 20 points (14 is enough with 1 King)"),
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
