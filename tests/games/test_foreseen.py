"""What Cunt-Soul says before a card is played is what comes of it, whatever lies in the fields."""

from random import Random

import pytest
from effort import effort
from strategies import chosen

from cardtable.engine.cards import JOKER, Card, card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Said
from cardtable.engine.facts import Fact
from cardtable.engine.notation import words
from cardtable.engine.position import read_position
from cardtable.engine.view import tooltip_of
from cardtable.files import load_rules

RULES = ["cunt-soul", "cunt-soul-gentle", "cunt-soul-later", "cunt-soul-literal"]


def happened(before, line):
    """The table after a line, and what was told."""
    state = before.clone()
    state.drain()
    entries = state.play(line)
    return state, [entry.event for entry in entries if isinstance(entry.event, Said)]


def preview(state, line):
    """What is told of a field card beforehand, by the names of the facts."""
    found = state.guide().preview(state, line)
    return {one.key.partition(".")[2]: one.about for one in found}


def promised(said):
    """What is promised of a play, by the names of the facts."""
    facts = (*said.about.get("effects", ()), *said.about.get("after", ()))
    return {one.key.partition(".")[2]: one.about for one in facts}


def check(before, line):
    """Everything that is promised of a play happens, and what is not promised does not."""
    run = [word for word in words(line) if isinstance(word, Card)]
    rank, seat, promise = run[0].rank, before.turn, before.means(line)
    facts = promised(promise)
    after, said = happened(before, line)
    told = {one.word: one for one in said}
    over = after.turn != seat or after.memory.phase == "turn"
    where = (facts, [one.word for one in said], after.memory)

    burned = [one.about["count"] for one in said if one.about.get("what") == "the pile"]
    burns = [facts[key] for key in ("burns", "burn-by") if key in facts]
    assert [one["count"] for one in burns] == burned, where
    assert any(one.get("how") == "paradox" for one in burns) == ("paradox" in told), where
    assert ("reverses" in facts) == ("reversed" in told), where
    assert ("play-again" in facts) == (after.memory.phase == "extend"), where
    stuck = after.memory.phase == "extend" and after.turn_moves() == ["pickup"]
    picked_up = len(after.zones["pile"]) if stuck else 0
    assert facts.get("play-again", {"count": 0})["count"] == picked_up, where
    assert ("sends-run-back" in facts) == ("run_undone" in told), where
    assert ("undoes-swaps" in facts) == ("swap_undone" in told)
    swaps = after.memory.swaps if after.memory.phase == "swap" else 0
    assert facts.get("swaps", {"count": 0})["count"] == swaps, where
    if over:
        paid = told["paid"].about["count"] if "paid" in told else 0
        assert facts.get("you-draw", {"count": 0})["count"] == paid, where
        assert ("skips" in facts) == ("skipped" in told), where
        assert not {"you-call", "you-choose"} & set(facts), where
    assert after.memory.phase != "call" or "you-call" in facts, where
    assert after.memory.phase != "next" or "you-choose" in facts, where
    missed = [one for one in said if one.word == "missed"]
    lost = [one for one in missed if one.about["use"] not in {"kind", "flat", "run"}]
    assert promise.about.get("lost") == (lost[0].about["lost"] if lost else None), where
    if burned or before.memory.lingering or before.memory.phase == "run":
        return
    value = after.top()[0]
    assert facts.get("used-as", facts.get("counts-as", {"value": rank}))["value"] == value, where
    if after.memory.phase in {"call", "swap", "run"}:
        return  # what fits depends on what comes before the next player
    bind = Fact("cunt-soul.fits-rank", {"rank": value, "how": "spelled"})
    assert ("does-bind" in facts) == (after.top()[1] == "bind"), where
    if "does-bind" in facts:
        assert after.demand().about["parts"] == (bind, Fact("cunt-soul.a-joker")), where
    assert "does-open" not in facts or after.anything_fits(), where


def named(fact, state):
    """The ranks that such a fact names."""
    order, place = state.powers.order, state.fields.place
    about = fact.about
    match fact.key.partition(".")[2]:
        case "anything":
            return {*order, "X"}
        case "a-joker":
            return {"X"}
        case "fits-or-joker":
            return named(about["part"], state) | {"X"}
        case "fits":
            return {rank for part in about["parts"] for rank in named(part, state)}
        case "fits-rank":
            return {about["rank"]}
    up = about["way"] == "up"
    own = {about["rank"]} if fact.key == "cunt-soul.fits-from" else set()
    beyond = {
        one for one in order if one != about["rank"] and (place[one] > place[about["rank"]]) == up
    }
    return beyond | own


def check_fits(state):
    """What is said to fit is what fits."""
    assert named(state.demand(), state) == state.fitting(), state.demand()


@pytest.mark.drawn(3)
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


def undone(state, line):
    """What a joker undoes: cards back in a hand, swaps, cards left without power, cards burned."""
    said = {one.word: one.about for one in happened(state, line)[1]}
    if "paradox" in said:
        said.pop("neutralised", None)
    back = frozenset(str(said["run_undone"]["cards"]).split()) if "run_undone" in said else None
    swaps = said["swap_undone"]["count"] if "swap_undone" in said else None
    plain = "neutralised" in said and back is None and swaps is None
    weak = frozenset(str(said["neutralised"]["cards"]).split()) if plain else None
    burned = said["burned"]["count"] if "paradox" in said else None
    return back, swaps, weak, burned


def tip_of_joker(state, zone, joker):
    """The same, as the tooltip of that joker has it for its owner."""
    view = state.view(state.turn)
    facts = tooltip_of(view, zone, view.zones[zone].index(joker))
    lines = [one.about["what"] for one in facts if one.key == "cunt-soul.line"]
    told = {one.key.partition(".")[2]: one.about for one in lines}
    assert "undoes" not in told, "it is told in general where it could be told as it is"
    back, weak = (
        frozenset(card.name for card in told[key]["cards"]) if key in told else None
        for key in ("sends-run-back", "cancels")
    )
    swaps = told["undoes-swaps"]["count"] if "undoes-swaps" in told else None
    found = back, swaps, weak, told["is-paradox"]["count"] if "is-paradox" in told else None
    assert ("undoes-nothing" in told) == (not any(found))
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", RULES)
def test_the_tip_of_a_joker_says_what_it_undoes(name, seats):
    """CS-62 to CS-65: also on skips, queens, jacks, kings and sixes, where it is a paradox."""
    rules, seen = load_rules(name), set()
    for seed in range(effort(3, 12)):
        state, rng = rules.game.new(rules, seats, Chance(seed)), Random(seed)
        for _ in range(effort(200, 400)):
            if state.turn is None:
                break
            playable = state.memory.phase in {"turn", "extend"} and state.zones["pile"]
            if playable and not state.fields.mute:
                zone = state.open_zone(state.turn)
                for one in state.zones[zone] if zone else []:
                    if one.rank == JOKER and not zone.endswith("down"):
                        found = tip_of_joker(state, zone, one)
                        assert found == undone(state, f"play {one.name}"), state.memory
                        seen |= {number for number, part in enumerate(found) if part}
            state.play(chosen(state, rng, 0.9))
    assert {2, 3} <= seen


@pytest.mark.parametrize("call", ["higher", "lower"])
@pytest.mark.parametrize("field", ["7S", "KS", "9S", "2S", "3S"])
@pytest.mark.parametrize("top", ["2C", "6C", "7C", "9C", "AC", "KC KD KH", "X1"])
def test_what_a_call_lets_through_is_named(call, field, top):
    """CS-27, CS-47: another seven, the top's own rank and jokers are let through."""
    zones = {"pile": f"4C {top}", "p1.hand": "8H", "p2.hand": "8D", "p1.field": field}
    data = {"turn": "p1", "zones": zones, "state": {"call": call}}
    check_fits(read_position(load_rules("cunt-soul"), 2, data))


@pytest.mark.parametrize(
    ("theirs", "new", "free"), [("6H", "9S", True), ("6H", "6C", False), ("4H", "9S", False)]
)
def test_a_field_card_that_leaves_says_what_it_no_longer_cancels(theirs, new, free):
    """CS-46: two sixes cancel each other; with one gone the other works."""
    zones = {"pile": "4C", "p1.hand": f"{new} 8D", "p2.hand": "8H", "p1.field": "6S"}
    zones |= {"p1.up": "3C", "p2.field": theirs, "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    told = preview(state, f"field {new}")
    assert ("takes-effect" in told) == free
    assert ("old-does" in told) == (new[0] == "6")
    flipped = state.fields.flipped
    state.play(f"field {new}")
    assert (state.fields.flipped and not flipped) == free


@pytest.mark.parametrize(
    ("own", "new", "seen"), [("6S", "6C", True), ("6S", "9S", False), ("9S", "6C", False)]
)
def test_the_card_that_comes_for_the_price_is_named_where_all_see_it(own, new, seen):
    """CS-46, CS-71: a source that stays face up shows it; one that is turned over doesn't."""
    zones = {"pile": "4C", "p1.hand": f"{new} 8D", "p2.hand": "8H", "p1.field": own, "p1.up": "3C"}
    zones["source"] = "2C 2D 2H 2S 3D 5H"
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    told = [*state.guide().reasons(state, f"field {new}")]
    assert (Fact("cunt-soul.replaced-by", {"card": card("5H")}) in told) == seen
    stops = preview(state, f"field {new}")["old-back"]["stops"]
    assert (stops == "yes") == (own[0] != new[0])
    state.play(f"field {new}")
    assert (state.zones["p1.up"][-1] is card("5H")) == seen


def test_field_cards_that_are_left_in_an_odd_number_are_counted():
    """CS-46, CS-R30: of four sixes one goes, and one of the other three counts."""
    zones = {f"p{number}.field": f"6{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {f"p{number}.hand": f"8{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {"pile": "4C", "p1.hand": "9S 8C", "p1.up": "3C", "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 4, {"turn": "p1", "zones": zones})
    told = preview(state, "field 9S")["takes-effect"]
    assert (told["count"], told["pairs"]) == (3, 2)
    assert told["effect"] == Fact("cunt-soul.field-flipped")
    state.play("field 9S")
    assert state.fields.flipped


def test_a_third_six_that_makes_two_others_work_says_what_they_do_once():
    """CS-46, CS-R30: two sixes cancel each other, and a third counts."""
    zones = {"p1.field": "9S", "p2.field": "6D", "p3.field": "6H", "p4.field": "4S"}
    zones |= {f"p{number}.hand": f"8{suit}" for number, suit in enumerate("CDHS", 1)}
    zones |= {"pile": "4C", "p1.hand": "6S 8C", "p1.up": "3C", "source": "2C 2D 2H 2S 3D 3H"}
    state = read_position(load_rules("cunt-soul"), 4, {"turn": "p1", "zones": zones})
    told = preview(state, "field 6S")
    assert told["acts"]["effect"] == Fact("cunt-soul.field-flipped")
    assert "takes-effect" not in told
    assert not state.fields.flipped
    state.play("field 6S")
    assert state.fields.flipped


@pytest.mark.parametrize(
    ("pile", "hand", "count"), [("", "QH 3C", 1), ("8C 9D", "QH 3C", 3), ("8C 9D", "QH KC", 0)]
)
def test_a_queen_that_nothing_can_follow_says_what_comes_of_it(pile, hand, count):
    """CS-32: the pile is taken, the queen included."""
    zones = {"p1.hand": hand, "p1.up": "4S", "p2.hand": "8D", "pile": pile, "source": ""}
    zones |= {"p1.field": "4H", "p2.field": "4D"}
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    assert promised(state.means("play QH"))["play-again"] == {"count": count}
    state.play("play QH")
    if count:
        held = len(state.zones["p1.hand"])
        state.play("pickup")
        assert len(state.zones["p1.hand"]) == held + count
