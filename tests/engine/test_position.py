"""Positions and views as plain data; every mistake is told at once."""

import pytest

from cardtable.engine.cards import names
from cardtable.engine.chance import Chance
from cardtable.engine.position import (
    PositionError,
    read_outcome,
    read_position,
    read_view,
    write_outcome,
    write_position,
    write_view,
)
from cardtable.engine.rules import TableError
from cardtable.files import load_rules

SMALL = {
    "turn": "p1",
    "zones": {"pile": "9C", "p1.hand": "jd TH", "p2.hand": "4C", "p2.down": "5C 6C"},
    "known": {"p2": "JD"},
    "state": {"losses": {"p2": 1}},
}


def read(data, seats=2, **options):
    return read_position(load_rules("shithead", options), seats, data)


def problems(data, seats=2):
    with pytest.raises(PositionError) as error:
        read(data, seats)
    assert str(error.value) == "; ".join(error.value.problems)
    return error.value.problems


def test_what_is_not_mentioned_is_empty_or_default():
    state = read(SMALL)
    assert names(state.zones["p1.hand"]) == "JD 10H"
    assert state.zones["draw"] == state.zones["p1.up"] == []
    assert state.memory.losses == {"p1": 0, "p2": 1}
    assert state.memory.phase == "play"
    assert state.drain() == []
    assert state.outcome is None


def test_written_again_it_is_the_same():
    written = write_position(read(SMALL))
    assert written["zones"] == {
        "pile": "9C",
        "p1.hand": "JD 10H",
        "p2.hand": "4C",
        "p2.down": "5C 6C",
    }
    assert written["known"] == {"p2": "JD"}
    assert written["state"]["losses"] == {"p1": 0, "p2": 1}
    assert "libraries" not in written["state"]
    assert write_position(read(written)) == written


def test_all_mistakes_are_told_at_once():
    found = problems(
        {
            "turn": "p9",
            "zonez": {},
            "zones": {
                "drw": "4C",
                "pile": "4C 4Z",
                "burned": "5C 6C",
                "p1.hand": "5C ??",
                "p3.up": "6C",
                "p1.up": "7C 7C",
            },
            "known": {"p7": "6C", "p1": "9C"},
            "state": {
                "libraries": ["p1"],
                "phase": "x",
                "quiet": "many",
                "foo": 1,
                "losses": [1],
                "direction": 0,
                "shown": {"from": "p1"},
            },
        }
    )
    wanted = [
        "zonez: no such key",
        "zones.drw: there is no such zone",
        "zones.pile: “4Z” is not a card",
        "zones.p1.hand: 5C is on the table twice",
        "zones.p1.hand: a position names every card",
        "zones.p3.up: there is no such zone",
        "zones.p1.up: 7C is on the table twice",
        "known.p7: that seat isn’t in this game",
        "known.p1: 9C isn’t on the table",
        "turn: there is no seat p9",
        "state.libraries: follows from the rest and can’t be set",
        'state.phase: "x" isn’t one of swap, play',
        "state.quiet: must be a whole number",
        "state.foo: no such key",
        "state.losses: must be a mapping",
        "state.direction: 0 isn’t one of 1, -1",
        "state.shown.to: is missing",
        "state.shown.by: is missing",
    ]
    for start in wanted:
        assert any(line.startswith(start) for line in found), start
    assert len(found) == len(wanted)


def test_what_only_the_rules_can_tell_is_told_too():
    assert problems({"zones": {}}) == [
        "turn: is missing; name the seat that must decide (null once the game is over)"
    ]
    assert problems({"turn": "p1", "zones": {"p1.hand": "4C"}}) == [
        "at least two seats must hold cards"
    ]
    assert problems(
        {
            "turn": "p1",
            "zones": {"p1.hand": "4C", "p2.hand": "5C", "p3.hand": "6C"},
            "state": {
                "out": ["p1"],
                "returnable": {"p1": "p2"},
                "shown": {"from": "p2", "to": "p3", "by": ["p1"]},
            },
        },
        seats=3,
    ) == [
        "state.out: p1 still holds cards",
        "turn: p3 must answer the three that is shown",
        "state.shown: `by` must name who showed last",
        "state.returnable: p1 has not left",
    ]
    assert problems({"turn": "p1", "zones": {}, "state": {"dealer": "p5"}}) == [
        "state.dealer: there is no seat p5"
    ]


@pytest.mark.parametrize(
    "data", [[], "4C", None, {"turn": "p1", "zones": ["4C"]}, {"turn": "p1", "state": []}]
)
def test_what_is_no_mapping_is_told(data):
    assert any("a mapping" in line for line in problems(data))


def test_a_table_of_the_wrong_size_is_no_matter_of_the_position():
    with pytest.raises(TableError, match="2 to 5 seats"):
        read(SMALL, 6)
    with pytest.raises(TableError, match="the pack has only 52"):
        read(SMALL, 5, hand_size=6, table_size=4)


def test_numbers_may_be_text_as_strict_files_have_them():
    told = SMALL | {"state": {"quiet": "7", "losses": {"p1": "2"}}}
    state = read(told)
    assert (state.memory.quiet, state.memory.losses["p1"]) == (7, 2)


def test_known_cards_are_seen_where_they_lie():
    state = read(SMALL)
    assert names(state.view("p2").zones["p1.hand"]) == "JD ??"
    assert names(state.view("p2").unseen) == "5C 6C 10H"
    assert names(state.view("p1").unseen) == "4C 5C 6C"


def test_a_view_is_read_as_it_was_written():
    view = read(SMALL).view("p2")
    written = write_view(view)
    assert written["zones"]["p1.hand"] == "JD ??"
    assert written["zones"]["p2.down"] == "?? ??"
    assert written["unseen"] == "5C 6C 10H"
    assert (written["seat"], written["seats"], written["turn"]) == ("p2", 2, "p1")
    assert written["state"]["libraries"] == []
    assert read_view(load_rules("shithead"), written) == view


def test_all_mistakes_of_a_view_are_told_at_once():
    with pytest.raises(PositionError) as error:
        read_view(
            load_rules("shithead"),
            {
                "seat": "p4",
                "seats": 2,
                "turn": "p3",
                "zones": {"pile": "4Z", "heap": ""},
                "unseen": "5Z",
                "more": 1,
                "state": {"phase": "x"},
            },
        )
    starts = [line.split(":")[0] for line in error.value.problems]
    assert starts == [
        "more",
        "seat",
        "turn",
        "zones.pile",
        "zones.heap",
        "unseen",
        "state.phase",
    ]


def test_a_view_needs_a_card_for_every_hidden_place():
    written = write_view(read(SMALL).view("p2")) | {"unseen": "5C"}
    with pytest.raises(PositionError, match="names 1 card for 3 hidden places"):
        read_view(load_rules("shithead"), written)


def test_a_view_needs_its_seats():
    with pytest.raises(PositionError, match="must be the number of seats"):
        read_view(load_rules("shithead"), {"seat": "p1"})


def test_a_finished_game_can_be_written():
    state = read({"turn": "p1", "zones": {"p1.hand": "4C", "p2.hand": "5C"}})
    state.play("play 4C")
    written = write_position(state)
    again = read(written)
    assert again.turn is None
    assert again.legal_moves() == []
    assert write_position(again) == written
    view = state.view("p2")
    assert read_view(state.rules, write_view(view)) == view
    assert read_outcome(write_outcome(state.outcome)) == state.outcome


@pytest.mark.parametrize("data", [{}, {"reason": "x"}, {"reason": "x", "ranking": 3}, 7])
def test_a_damaged_outcome_is_told(data):
    with pytest.raises(PositionError, match="`reason`, `ranking` and `result`"):
        read_outcome(data)


def test_a_deal_can_be_written_and_read():
    rules = load_rules("shithead-backpacker")
    state = rules.game.new(rules, 4, Chance(3))
    again = read_position(rules, 4, write_position(state))
    assert write_position(again) == write_position(state)
    assert again.view("p2") == state.view("p2")
    assert again.legal_moves() == state.legal_moves()
