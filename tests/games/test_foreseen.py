"""What Cunt-Soul says before a card is played is what comes of it, whatever lies in the fields."""

import re
from random import Random

import pytest
from effort import effort
from strategies import chosen

from cardtable.engine.cards import Card, rank_word
from cardtable.engine.chance import Chance
from cardtable.engine.events import Said
from cardtable.engine.notation import words
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from cardtable.games.cunt_soul.landing import fits
from cardtable.games.cunt_soul.links import TABLE

RULES = ["cunt-soul", "cunt-soul-gentle", "cunt-soul-later", "cunt-soul-literal"]


def happened(before, line):
    """The table after a line, and what was told."""
    state = before.clone()
    state.drain()
    entries = state.play(line)
    return state, [entry.event for entry in entries if isinstance(entry.event, Said)]


def number(pattern, text):
    """The number in a text at that pattern; 0 if it isn't there."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def check(before, line):
    """Everything that is promised of a play happens, and what is not promised does not."""
    run = [word for word in words(line) if isinstance(word, Card)]
    rank, seat, promise = run[0].rank, before.turn, before.means(line)
    text = promise.about.get("effect", "")
    after, said = happened(before, line)
    told = {one.word: one for one in said}
    over = after.turn != seat or after.memory.phase == "turn"
    where = (text, [one.word for one in said], after.memory)

    burned = [one.about["count"] for one in said if one.about.get("what") == "the pile"]
    assert number(r"the pile \((\d+) cards?\)", text) == sum(burned), where
    assert ("a paradox" in text) == ("paradox" in told), where
    assert ("reverses play" in text) == ("reversed" in told), where
    assert ("you must play again" in text) == (after.memory.phase == "extend"), where
    stuck = after.memory.phase == "extend" and after.turn_moves() == ["pickup"]
    picked_up = len(after.zones["pile"]) if stuck else 0
    assert number(r"you pick up (\d+) card", text) == picked_up, where
    assert ("the run back" in text) == ("run_undone" in told), where
    assert bool(re.search("undoes a swap|undoes the swaps", text)) == ("swap_undone" in told)
    swaps = after.memory.swaps if after.memory.phase == "swap" else 0
    assert number(r"swaps (\d+) card", text) == swaps, where
    if over:
        paid = told["paid"].about["count"] if "paid" in told else 0
        assert number(r"you draw (\d+) extra card", text) == paid, where
        assert ("skips" in text) == ("skipped" in told), where
        assert "you call" not in text, where
        assert "you choose" not in text, where
    if after.memory.phase == "call":
        assert "you call higher or lower" in text, where
    if after.memory.phase == "next":
        assert "you choose who plays next" in text, where
    missed = [one for one in said if one.word == "missed"]
    lost = [one for one in missed if one.about["use"] not in {"kind", "flat", "run"}]
    assert promise.about.get("lost") == (lost[0].about["lost"] if lost else None), where
    if burned or before.memory.lingering or before.memory.phase == "run":
        return
    value = after.top()[0]
    counts = re.search(r"counts? as (an? )?(\w+)", text)
    several = 2 if counts and not counts[1] else 1
    shown = "empty" if value == TABLE else rank_word(value, several)
    assert shown == (counts[2] if counts else rank_word(rank)), where
    if after.memory.phase in {"call", "swap", "run"}:
        return  # what fits depends on what comes before the next player
    only = re.search(r"only (\w+) and jokers fit", text)
    assert (only is not None) == (after.top()[1] == "bind"), where
    if only:
        assert fits(after) == f"a {value} or a joker", where
    if re.search("anything fits on (it|them)", text):
        assert fits(after) == "anything", where


def named(text, state):
    """The ranks that such words name."""
    order, place = state.powers.order, state.fields.place
    if text == "anything":
        return {*order, "X"}
    found = {"X"} if "a joker" in text else set()
    text = text.replace("a joker", "")
    for rank, way in re.findall(r"(\w+) or (higher|lower)", text):
        found |= {
            one for one in order if one == rank or (place[one] > place[rank]) == (way == "higher")
        }
    for way, rank in re.findall(r"(higher|lower) than (\w+)", text):
        beyond = {one for one in order if (place[one] > place[rank]) == (way == "higher")}
        found |= beyond - {rank}
    text = re.sub(r"\w+ or (higher|lower)|(higher|lower) than \w+", "", text)
    return found | set(re.findall(r"\b(?:10|[2-9JQKA])\b", text))


def check_fits(state):
    """What is said to fit is what fits, on the panel and in a refusal."""
    assert named(fits(state), state) == state.fitting(), fits(state)
    if fits(state) != "anything":
        fitting = {rank_word(one) for one in state.fitting()}
        singles = set(re.findall(r"\w+", fits(state, spelled=True))) - {"a", "an", "or", "than"}
        assert singles - {"higher", "lower"} - {rank_word(state.top()[0])} <= fitting


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", RULES)
def test_every_promise_is_kept(name, seats):
    rules = load_rules(name)
    for seed in range(effort(2, 8)):
        state, rng = rules.game.new(rules, seats, Chance(seed)), Random(seed)
        for _ in range(effort(160, 300)):
            if state.turn is None:
                break
            check_fits(state)
            for line in state.legal_moves():
                if line.startswith("play"):
                    check(state, line)
            state.play(chosen(state, rng, 0.9))


@pytest.mark.parametrize("call", ["higher", "lower"])
@pytest.mark.parametrize("field", ["7S", "KS", "9S", "2S", "3S"])
@pytest.mark.parametrize("top", ["2C", "6C", "7C", "9C", "AC", "KC KD KH", "X1"])
def test_what_a_call_lets_through_is_named(call, field, top):
    """CS-27, CS-47: another seven, the top's own rank and jokers are let through."""
    zones = {"pile": f"4C {top}", "p1.hand": "8H", "p2.hand": "8D", "p1.field": field}
    data = {"turn": "p1", "zones": zones, "state": {"call": call}}
    check_fits(read_position(load_rules("cunt-soul"), 2, data))


@pytest.mark.parametrize(
    ("theirs", "new", "told"),
    [
        ("6H", "9S", ". p2's 6H takes effect: everyone sees the card that is drawn next"),
        ("6H", "6C", "nothing new, as 6S already does the same"),
        ("4H", "9S", ""),
    ],
)
def test_a_field_card_that_leaves_says_what_it_no_longer_cancels(theirs, new, told):
    """CS-46: two sixes cancel each other; with one gone the other works."""
    zones = {"pile": "4C", "p1.hand": f"{new} 8D", "p2.hand": "8H", "p1.field": "6S"}
    zones |= {"p1.up": "3C", "p2.field": theirs, "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    effect = state.means(f"field {new}").about["effect"]
    assert ("takes effect" in effect) == ("takes effect" in told)
    assert effect.endswith(told)
    flipped = state.fields.flipped
    state.play(f"field {new}")
    assert (state.fields.flipped and not flipped) == ("takes effect" in told)


@pytest.mark.parametrize(
    ("own", "new", "comes"),
    [
        ("6S", "6C", "3H from the source"),
        ("6S", "9S", "the next card from the source"),
        ("9S", "6C", "the next card from the source"),
    ],
)
def test_the_card_that_comes_for_the_price_is_named_where_all_see_it(own, new, comes):
    """CS-46, CS-71: a source that stays face up shows it; one that is turned over doesn't."""
    zones = {"pile": "4C", "p1.hand": f"{new} 8D", "p2.hand": "8H", "p1.field": own, "p1.up": "3C"}
    zones["source"] = "2C 2D 2H 2S 3D 3H"
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    told = state.means(f"field {new}").about
    assert told["next"] == comes
    assert ("stops working" in told["back"]) == (own[0] != new[0])
    state.play(f"field {new}")
    assert (state.zones["p1.up"][-1].name in comes) == (own == "6S" and new == "6C")


def test_field_cards_that_are_left_in_an_odd_number_are_counted():
    """CS-46, CS-R30: of four sixes one goes, and one of the other three counts."""
    zones = {f"p{number}.field": f"6{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {f"p{number}.hand": f"8{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {"pile": "4C", "p1.hand": "9S 8C", "p1.up": "3C", "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 4, {"turn": "p1", "zones": zones})
    effect = state.means("field 9S").about["effect"]
    assert effect.endswith(
        ". Of the three field sixes left, two cancel each other and one counts"
        ": everyone sees the card that is drawn next"
    )
    state.play("field 9S")
    assert state.fields.flipped


def test_a_third_six_that_makes_two_others_work_says_what_they_do_once():
    """CS-46, CS-R30: two sixes cancel each other, and a third counts."""
    zones = {"p1.field": "9S", "p2.field": "6D", "p3.field": "6H", "p4.field": "4S"}
    zones |= {f"p{number}.hand": f"8{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {"pile": "4C", "p1.hand": "6S 8C", "p1.up": "3C", "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 4, {"turn": "p1", "zones": zones})
    effect = state.means("field 6S").about["effect"]
    assert effect == "everyone sees the card that is drawn next"
    assert not state.fields.flipped
    state.play("field 6S")
    assert state.fields.flipped


@pytest.mark.parametrize(
    ("pile", "hand", "told"),
    [
        ("", "QH 3C", "you must play again but can't, so you pick up 1 card"),
        ("8C 9D", "QH 3C", "you must play again but can't, so you pick up 3 cards"),
        ("8C 9D", "QH KC", "you must play again"),
    ],
)
def test_a_queen_that_nothing_can_follow_says_what_comes_of_it(pile, hand, told):
    """CS-32: the pile is taken, the queen included."""
    zones = {"p1.hand": hand, "p1.up": "4S", "p2.hand": "8D", "pile": pile, "source": ""}
    zones |= {"p1.field": "4H", "p2.field": "4D"}
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    assert state.means("play QH").about["effect"] == told
    state.play("play QH")
    if "can't" in told:
        held = len(state.zones["p1.hand"])
        state.play("pickup")
        assert len(state.zones["p1.hand"]) == held + len(pile.split()) + 1
