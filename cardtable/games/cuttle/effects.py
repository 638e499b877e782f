"""What actions do once they stand: one function for each power (CU-11 to CU-24).

Each is given the seat whose turn it is, the card, and the card or seat that it is aimed at. It says
whether all is settled; if not, it has opened a phase in which a choice is to be made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from cardtable.engine.cards import Card, card, with_riders
from cardtable.engine.notation import Seat
from cardtable.games.cuttle.options import JACK, Power
from cardtable.games.cuttle.uses import uses
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle

Effect: TypeAlias = Callable[["Cuttle", Seat, Card, str | None], bool]


def scrap_points(state: Cuttle, _seat: Seat, _one: Card, _target: str | None) -> bool:
    """CU-11: all point cards, with their Jacks."""
    for owner in state.seats:
        state.scrap(state.zones[POINTS[owner]][:], POINTS[owner])
    return True


def scrap_effect(state: Cuttle, _seat: Seat, _one: Card, target: str | None) -> bool:
    """CU-12: one effect card."""
    _take_off(state, card(target or ""), "scrap")
    return True


def return_effect(state: Cuttle, _seat: Seat, _one: Card, target: str | None) -> bool:
    """CU-19, CU-40: a card back to its controller's hand, frozen."""
    back = card(target or "")
    owner = state.controller(back)
    _take_off(state, back, HAND[owner])
    state.freeze(back, owner)
    state.say(owner, "returned", card=back)
    return True


def _take_off(state: Cuttle, one: Card, to: str) -> None:
    """One card off the table. What lies on it is scrapped, what it lay on goes home (CU-22)."""
    zone = state.zone_of(one)
    group = [one]
    if zone.endswith(".points"):
        group = next(group for group in with_riders(state.zones[zone], JACK) if one in group)
    place = group.index(one)
    state.scrap(group[place + 1 :], zone)
    if to == "scrap":
        state.scrap([one], zone, spent=True)
    else:
        state.forget_player([one])
        state.move([one], zone, to)
    if place:
        state.bring_home(group[:place], zone)


def scrap_effects(state: Cuttle, _seat: Seat, _one: Card, _target: str | None) -> bool:
    """CU-16: every effect card; stolen point cards go back to those who first played them."""
    stolen: list[tuple[Card, str]] = []
    for owner in state.seats:
        groups = with_riders(state.zones[POINTS[owner]], JACK)
        stolen += [(group[0], POINTS[owner]) for group in groups if len(group) > 1]
        state.scrap([jack for group in groups for jack in group[1:]], POINTS[owner])
        state.scrap(state.zones[ROYALS[owner]][:], ROYALS[owner])
        state.scrap(state.zones[GLASSES[owner]][:], GLASSES[owner])
    for point, zone in stolen:
        state.bring_home([point], zone)
    return True


def rummage(state: Cuttle, seat: Seat, _one: Card, _target: str | None) -> bool:
    """CU-13: one card of the scrap pile is to be taken."""
    state.ask(seat, "take")
    return False


def raid(state: Cuttle, _seat: Seat, _one: Card, target: str | None) -> bool:
    """CU-14, CU-40: two cards of the victim's hand."""
    victim = target or ""
    hand = state.hand(victim)
    if len(hand) > 2 and state.options.four == "choose":
        state.ask(victim, "discard")
        return False
    gone = state.chance.pick(hand, 2) if len(hand) > 2 else hand[:]
    if not gone:
        state.say(victim, "nothing_to_lose")
    state.give_up(victim, gone)  # CU-48: nothing, from a hand that has been spent on counters
    return True


def draw(state: Cuttle, seat: Seat, _one: Card, _target: str | None) -> bool:
    """CU-15, CU-43: two cards; or first one away, then three."""
    if state.options.five == "draw":
        state.draw_cards(seat, 2)
        return True
    if len(state.hand(seat)) > 1:
        state.ask(seat, "discard")
        return False
    state.give_up(seat, state.hand(seat)[:])
    state.draw_cards(seat, 3)
    return True


def drawn_play(state: Cuttle, seat: Seat, _one: Card, _target: str | None) -> bool:
    """CU-17, CU-40: the top card, or two, to be played at once."""
    pile = state.zones["draw"]
    count = 2 if state.options.seven == "two" else 1
    turned = pile[: -count - 1 : -1]
    state.move(turned, "draw", "drawn")
    state.say(seat, "turned_up", cards=turned)
    if len(turned) == 1 and not uses(state, seat, turned):
        state.say(seat, "useless", card=turned[0])
        state.scrap(turned, "drawn", spent=True)
        return True
    state.ask(seat, "drawn")
    return False


def glasses(state: Cuttle, seat: Seat, one: Card, target: str | None) -> bool:
    """CU-18: it lies in front of the victim, whose hand is open."""
    state.lay(one, seat, GLASSES[target or ""])
    return True


def steal(state: Cuttle, seat: Seat, one: Card, target: str | None) -> bool:
    """CU-21: the Jack is laid on a point card, and both cross the table."""
    point = card(target or "")
    zone = state.zone_of(point)
    group = next(g for g in with_riders(state.zones[zone], JACK) if g[0] is point)
    state.lay(one, seat, zone, at=state.zones[zone].index(group[-1]) + 1)
    state.move([*group, one], zone, POINTS[seat])
    state.say(seat, "stolen", card=point, by=one)
    return True


def stay(state: Cuttle, seat: Seat, one: Card, _target: str | None) -> bool:
    """CU-23, CU-24: a Queen or a King, beside one's points."""
    state.lay(one, seat, ROYALS[seat])
    return True


EFFECTS: dict[Power, Effect] = {
    "scrap_points": scrap_points,
    "scrap_effect": scrap_effect,
    "rummage": rummage,
    "raid": raid,
    "draw": draw,
    "scrap_effects": scrap_effects,
    "drawn_play": drawn_play,
    "glasses": glasses,
    "return_effect": return_effect,
    "steal": steal,
    "shield": stay,
    "crown": stay,
}
