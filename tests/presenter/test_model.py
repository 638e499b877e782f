"""Sprites follow the redacted events: same cards as the view, and the same sprite all the way."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved, Revealed, Said, Shuffled, Turned, redact
from cardtable.engine.view import View
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table, undealt
from cardtable.presenter.status import next_seat
from cardtable.session import Player, Session

RULES = load_rules("shithead")


def view_of(zones, ordered=("draw", "pile", "p1.down"), seat="p1"):
    """A view of a few zones, `??` for hidden cards."""
    read = {
        zone: [None if word == "??" else card(word) for word in text.split()]
        for zone, text in zones.items()
    }
    unseen = [card(name) for name in ("AC", "2D", "3H", "4S", "5C")]
    return View(RULES, seat, ("p1", "p2"), "p1", read, frozenset(ordered), {}, unseen)


@settings(max_examples=15)
@given(
    rules=st.sampled_from(
        ["shithead", "shithead-classic", "shithead-glass", "shithead-backpacker"]
    ),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    line_seed=st.integers(0, 10**6),
)
def test_folding_events_shows_what_each_seat_may_know(rules, seats, seed, line_seed):
    loaded = load_rules(rules)
    state = loaded.game.new(loaded, seats, Chance(seed))
    state.drain()
    tables = {seat: Table(state.view(seat)) for seat in state.seats}
    rng = random.Random(line_seed)
    for _ in range(120):
        if state.outcome is not None:
            break
        entries = state.play(rng.choice(state.choices()))
        for number, seat in enumerate(state.seats):
            table = tables[seat]
            before = {one.id for one in table.sprites()}
            for event in redact(entries, number):
                touched = table.touched(event)
                moved = table.fold(event)
                if isinstance(event, Moved):
                    assert moved == touched
            assert table.agrees(state.view(seat))
            assert {one.id for one in table.sprites()} == before


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
def test_while_a_round_s_scores_are_told_the_seats_say_the_same_lead(rules):
    loaded, rng, told = load_rules(rules), random.Random(2), 0
    state = loaded.game.new(loaded, 2, Chance(2))
    state.drain()
    table = Table(state.view("p1"))
    while state.outcome is None:
        for event in redact(state.play(rng.choice(state.legal_moves())), 0):
            table.fold(event)
            if isinstance(event, Said) and event.about.get("use") == "next":
                high, low = int(event.about["high"]), int(event.about["low"])
                apart = abs(abs(high) - abs(low)) if rules.endswith("mixed") else abs(high - low)
                assert [table.race(seat).about["points"] for seat in state.seats] == [apart] * 2
                told += 1
    assert told == 4


def test_whoever_is_out_is_never_next():
    view = RULES.game.new(RULES, 4, Chance(4)).view("p1")
    for out, follows in (((), "p2"), (("p2",), "p3"), (("p3", "p2"), "p4"), (("p4", "p2"), "p3")):
        table = Table(replace(view, turn="p1", state={**view.state, "out": out}))
        assert next_seat(table, table_of("shithead")) == follows


def test_the_deal_can_be_shown_from_the_box():
    state = RULES.game.new(RULES, 3, Chance(4))
    entries = state.drain()
    full = state.view("p2")
    empty = View(
        RULES, "p2", full.seats, None, {zone: [] for zone in full.zones}, full.ordered, {},
        sorted([*full.unseen, *full.placed()], key=lambda one: one.order),
    )  # fmt: skip
    table = Table(empty)
    for event in redact(entries, 1):
        table.fold(event)
    assert table.agrees(full)


def test_a_played_card_keeps_its_sprite():
    table = Table(view_of({"pile": "5C", "p1.hand": "7C 9D"}))
    seven = table.zones["p1.hand"][0]
    (moved,) = table.fold(Moved((card("7C"),), "p1.hand", "pile"))
    assert moved is seven
    assert seven.zone == "pile"
    assert table.place(seven) == 1


def test_a_drawn_card_is_the_top_one_and_becomes_known_to_its_owner_only():
    table = Table(view_of({"draw": "?? ?? ??", "p1.hand": "9D"}))
    top = table.zones["draw"][-1]
    (moved,) = table.fold(Moved((card("2D"),), "draw", "p1.hand", slots=(2,)))
    assert moved is top
    assert top.card is card("2D")
    other = Table(view_of({"draw": "??", "p2.hand": "??"}))
    (moved,) = other.fold(Moved((None,), "draw", "p2.hand", slots=(0,)))
    assert moved.card is None
    assert moved.art is None


def test_a_card_that_is_lost_sight_of_keeps_its_face_until_it_is_turned():
    table = Table(view_of({"p2.hand": "7C ??"}))
    seven = next(one for one in table.zones["p2.hand"] if one.card)
    table.fold(Shuffled("p2.hand"))
    assert seven.card is None
    assert seven.art is card("7C")


def test_a_revealed_card_is_known_where_it_lies():
    table = Table(view_of({"p1.down": "?? ??"}))
    second = table.zones["p1.down"][1]
    assert table.touched(Revealed("p1.down", card("4S"), 1)) == [second]
    table.fold(Revealed("p1.down", card("4S"), 1))
    assert second.card is card("4S")


def test_cards_of_a_row_keep_their_columns_when_another_goes():
    table = Table(view_of({"p1.up": "6C 7C 8C", "p1.hand": ""}))
    table.fold(Moved((card("6C"),), "p1.up", "p1.hand"))
    assert [one.column for one in table.zones["p1.up"]] == [1, 2]


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("game", "seats"), [("shithead", 3), ("cunt-soul", 4), ("cuttle", 2)])
def test_a_row_looks_the_same_however_one_has_come_to_it(game, seats):
    """Whether the whole game was watched, or it was opened again just now."""
    rng = random.Random(3)
    people = [Player(name) for name in ("Ann", "Bo", "Cy", "Dora")[:seats]]
    session = Session.new(load_rules(game), people, 11)
    gaps = 0
    watching = {seat: Table(undealt(session.view(seat))) for seat in session.seats}
    for _ in range(120):
        if session.over:
            break
        for seat, table in watching.items():
            for event in session.events_for(seat, session.step_count - 1)[0]:
                table.fold(event)
            if session.step_count % 8:
                continue
            opened = Table(session.view(seat))
            opened.line_up(session.events_for(seat))
            for zone, run in table.zones.items():
                if zone in table.view.ordered:
                    continue
                columns = [
                    {(one.card and one.card.name, one.column) for one in each}
                    for each in (run, opened.zones[zone])
                ]
                assert columns[0] == columns[1]
                assert table.columns[zone] == opened.columns[zone]
                gaps += {one.column for one in run} != set(range(len(run)))
        session.play(session.fallback_line(rng))
    assert gaps


def test_an_exchanged_card_takes_the_column_of_the_one_that_went():
    table = Table(view_of({"p1.up": "6C 7C 8C", "p1.hand": "9D"}))
    table.fold(Moved((card("9D"),), "p1.hand", "p1.up"))
    table.fold(Moved((card("7C"),), "p1.up", "p1.hand"))
    table.fold(Turned("p1", {}))
    nine = next(one for one in table.zones["p1.up"] if one.card is card("9D"))
    assert nine.column == 1


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_after_a_reset_the_second_card_of_a_row_is_the_second(gone):
    """What is taken from a row whose order counts, and put back by undo, moves no other's place."""
    table = Table(view_of({"p1.down": "?? ?? ??", "p1.hand": ""}))
    table.fold(Moved((card("AC"),), "p1.down", "p1.hand", slots=(gone,)))
    left = [place for place in range(3) if place != gone]
    assert [one.column for one in table.zones["p1.down"]] == left
    table.reset(view_of({"p1.down": "?? ?? ??", "p1.hand": ""}))
    assert [one.column for one in table.zones["p1.down"]] == [0, 1, 2]


def test_a_reset_keeps_the_sprites_of_cards_seen_before_and_after():
    table = Table(view_of({"pile": "5C", "p1.hand": "7C 9D"}))
    seven = table.zones["p1.hand"][0]
    table.reset(view_of({"pile": "5C 7C", "p1.hand": "9D"}))
    assert table.zones["pile"][1] is seven


def test_a_hand_can_be_sorted_stays_sorted_and_can_be_arranged_by_hand():
    table = Table(view_of({"draw": "??", "p1.hand": "AC 2D KD 10H"}))
    table.sort("p1.hand", ("K", "A", "10", "2"))
    names = [one.card.name for one in table.zones["p1.hand"]]
    assert names == ["KD", "AC", "10H", "2D"]
    table.zones["draw"][0].know(None)
    table.fold(Moved((card("5C"),), "draw", "p1.hand", slots=(0,)))
    assert table.zones["p1.hand"][-1].card is card("5C")
    king = table.zones["p1.hand"][0]
    table.shift(king, 4)
    assert table.zones["p1.hand"][-1] is king
    assert "p1.hand" not in table.arrange


def test_a_hand_can_be_sorted_by_suit():
    table = Table(view_of({"draw": "??", "p1.hand": "AC 2D KD X1 10H 2S"}))
    table.sort("p1.hand", ("2", "10", "K", "A"), suits=True)
    names = [one.card.name for one in table.zones["p1.hand"]]
    assert names == ["2S", "10H", "AC", "2D", "KD", "X1"]


def test_an_arrangement_survives_a_new_table_of_the_same_reader():
    table = Table(view_of({"p1.hand": "AC 2D KD"}))
    table.shift(table.zones["p1.hand"][0], 2)
    kept = table.arrangements()
    anew = Table(view_of({"p1.hand": "AC 2D 3H KD"}))
    anew.rearrange(kept)
    assert [one.card.name for one in anew.zones["p1.hand"]] == ["2D", "KD", "AC", "3H"]


@pytest.mark.parametrize("zones", [{"pile": "5C", "p1.hand": ""}, {"pile": "6C"}])
def test_a_table_that_shows_something_else_is_found_out(zones):
    table = Table(view_of({"pile": "6C", "p1.hand": "7C"}))
    assert not table.agrees(view_of(zones))
