"""Shithead's tips and warnings are true of what the engine would do."""

from random import Random

import pytest
from effort import effort
from strategies import chosen

from cardtable.engine.cards import Card
from cardtable.engine.chance import Chance
from cardtable.engine.facts import Bar
from cardtable.engine.guide import look
from cardtable.engine.notation import words
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import MoveMatcher

TABLES = [(name, seats) for name in ("shithead", "shithead-backpacker") for seats in (2, 3)]
BURNS = {"shithead.does-burn", "shithead.does-complete"}


WAITS = {f"shithead.no-{key}" for key in ("wait-draw", "wait-hand", "wait-along")}


def tooltip(state, zone, place):
    """What is told of a card to the seat on turn."""
    return list(state.guide().tooltip(state, state.turn, look(state.zones, zone, place)))


def positions(name, seats):
    """Positions of some games at random."""
    rules = load_rules(name)
    for seed in range(effort(3, 30)):
        state, rng = rules.game.new(rules, seats, Chance(seed)), Random(seed)
        for _ in range(effort(150, 400)):
            if state.turn is None:
                break
            yield state
            state.play(chosen(state, rng, 0.9))


def playable(state):
    """The cards that a line of the seat on turn plays, and up-cards that fit once taken up."""
    named = {
        (verb, one)
        for verb, *rest in map(words, state.legal_moves())
        for one in rest
        if isinstance(one, Card)
    }
    fits = state.powers.playable[state.to_beat()]
    return {one for verb, one in named if verb == "play" or (verb == "up" and one.rank in fits)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_tip_promises_no_effect_of_a_card_that_can_not_be_played_now(name, seats):
    told = dict.fromkeys(("fits", "not"), 0)
    for state in positions(name, seats):
        seat, able = state.turn, playable(state)
        for kind in ("hand", "up"):
            for place, one in enumerate(state.zones[f"{seat}.{kind}"]):
                facts = tooltip(state, f"{seat}.{kind}", place)
                promised = [fact for fact in facts if fact.about.get("now") == "yes"]
                barred = any(isinstance(fact, Bar) for fact in facts)
                if one in able:
                    told["fits"] += bool(promised)
                    assert not barred, facts
                else:
                    told["not"] += barred
                    assert not promised, (one, facts)
    assert all(told.values())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_burn_is_promised_exactly_where_it_comes(name, seats):
    for state in positions(name, seats):
        seat = state.turn
        for line in state.legal_moves():
            verb, *cards = words(line)
            if verb != "play" or len(cards) != 1 or cards[0] not in state.hand(seat):
                continue
            place = state.hand(seat).index(cards[0])
            keys = {fact.key for fact in tooltip(state, f"{seat}.hand", place)}
            world = state.clone()
            burned = any(getattr(entry.event, "word", "") == "burned" for entry in world.play(line))
            assert bool(keys & BURNS) == burned, (line, keys)


@pytest.mark.parametrize(
    ("hand", "pile", "draw", "told"),
    [
        ("10C", "4S 9D", "", {"out", "out-ends", "does-burn"}),
        ("7C", "4S", "", {"out", "out-ends", "does-lower"}),
        ("KC", "4S", "5H", set()),
        ("KC KD", "4S", "", {"all-out", "out-ends"}),
        ("9C JD", "9D 9H 9S", "", {"does-complete"}),
        ("9C 9S JD", "9D 9H", "", {"together-burn"}),
    ],
)
def test_a_tip_says_with_which_cards_one_is_out_or_goes_again(hand, pile, draw, told):
    zones = {"p1.hand": hand, "pile": pile, "draw": draw, "p2.hand": "5C QD AD"}
    data = {"turn": "p1", "zones": zones, "state": {"phase": "play"}}
    state = read_position(load_rules("shithead"), 2, data)
    assert {fact.key for fact in tooltip(state, "p1.hand", 0)} == {f"shithead.{k}" for k in told}


@pytest.mark.parametrize(
    ("burned", "others", "back_in", "told"),
    [
        ("", "5C|QD AD", "rotation", "out-unsafe"),
        ("3C 3D 3H", "5C|QD AD", "rotation", "out-unsafe"),
        ("3C 3D 3H 3S", "5C|QD AD", "rotation", "out-safe"),
        ("", "5C|QD AD", "never", "out-safe"),
        ("", "5C|", "rotation", "out-ends"),
    ],
)
def test_a_last_card_tells_whether_a_three_can_bring_its_player_back(burned, others, back_in, told):
    second, third = others.split("|")
    zones = {"p1.hand": "KC", "pile": "4S", "burned": burned, "p2.hand": second, "p3.hand": third}
    out = [] if third else ["p3"]
    data = {"turn": "p1", "zones": zones, "state": {"phase": "play", "out": out}}
    rules = load_rules("shithead", {"show_back_in": back_in})
    state = read_position(rules, 3, data)
    facts = {fact.key: fact.about for fact in tooltip(state, "p1.hand", 0)}
    assert f"shithead.{told}" in facts
    (left,) = [entry.event for entry in state.play("p1 play KC")
               if getattr(entry.event, "word", "") == "left"]  # fmt: skip
    unsafe = told == "out-unsafe"
    assert left.about.get("use") == ("unsafe" if unsafe else None)
    assert state.derived()["unsafe"] == ["p1"] * unsafe
    if unsafe:
        until = facts["shithead.out-unsafe"]["until"]
        assert until == left.about["until"] == state.memory.returnable["p1"] == "p3"


def test_what_follows_a_shown_three_is_what_the_engine_does():
    ways = set()
    for state in positions("shithead", 3):
        for line in state.legal_moves():
            verb, *rest = words(line)
            if verb != "show":
                continue
            meant, world = state.means(line), state.clone()
            ways.add(meant.word)
            world.play(line)
            threes = [one for one in world.hand(rest[1]) if one.rank == "3"]
            assert not (threes and meant.word.endswith("last"))
            world.play(f"{rest[1]} pickup")
            assert meant.about["after"] == world.turn
            assert (meant.word == "end") == (world.turn is None)
    assert {"pile", "nothing"} <= ways


def last_hands():
    """Positions at random with nothing to draw: hands of one rank and others, up-cards, a pile."""
    rules = load_rules("shithead")
    for seed in range(effort(150, 2000)):
        rng = Random(seed)
        cards = [one for one in rules.game.new(rules, 2, Chance(1)).pack() if one.rank in "4579"]
        rng.shuffle(cards)
        run = [one.name for one in cards]
        zones = {
            "p1.hand": run[: rng.randint(1, 3)],
            "p1.up": run[3:6],
            "pile": run[6 : 6 + rng.randint(0, 3)],
            "p2.hand": run[9:11],
        }
        position = {zone: " ".join(names) for zone, names in zones.items()}
        yield read_position(rules, 2, {"turn": "p1", "zones": position})


def test_an_up_card_that_may_go_along_is_marked_and_says_so_beforehand():  # SH-28
    data = table_of("shithead").at_table(load_rules("shithead").options)
    along = 0
    for state in last_hands():
        matcher = MoveMatcher(Table(state.view("p1")), data, "p1", state.legal_moves())
        marked = {matcher.table.find(number).card for number in matcher.playable}
        for place, one in enumerate(state.up("p1")):
            first = tooltip(state, "p1.up", place)[0]
            along_now = first.key == "shithead.goes-along"
            assert along_now == (one in marked) == (one in playable(state)), first
            along += one in marked
            if one not in marked:
                assert first.key == "shithead.comes-later"
                assert state.problem(f"p1 play {one.name}").bar.key in WAITS
    assert along
