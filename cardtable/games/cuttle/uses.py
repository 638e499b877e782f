"""What a seat can do now: the complete list of the page's section 3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, assert_never

from cardtable.engine.cards import Card, in_order, names
from cardtable.engine.notation import Move, Seat
from cardtable.games.cuttle.options import COUNTER, JACK, Power
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def moves(state: Cuttle) -> list[Move]:
    """Every line of the seat on turn."""
    seat: Seat = state.turn or ""
    memory, zones = state.memory, state.zones
    hand = zones[HAND[seat]]
    match memory.phase:
        case "turn":
            if seat in memory.frozen:
                frozen = memory.frozen[seat]
                hand = [one for one in hand if one.name not in frozen]
            found = uses(state, seat, hand)
            draw = zones["draw"]
            if draw and not state.full(seat):
                found.append("draw")
            if not draw or not found:  # CU-33
                found.append("pass")
            return found
        case "counter":
            frozen = () if state.options.frozen_counters else memory.frozen.get(seat, ())
            found = []
            for one in hand:
                if one.rank == COUNTER and one.name not in frozen:
                    found.append(line("counter", one))
            found.append("allow")
            return found
        case "take":
            return [line("take", one) for one in state.takeable()]
        case "drawn":
            drawn = zones["drawn"]
            # CU-40: of two cards without a use one is given up
            return uses(state, seat, drawn) or [line("discard", one) for one in drawn]
    sets = combinations(in_order(hand), state.to_give_up())
    return [f"discard {names(some)}" for some in sets]


def uses(state: Cuttle, seat: Seat, cards: Iterable[Card]) -> list[Move]:
    """Every line with which that seat can play one of these cards."""
    zones, plays = state.zones, state.ranks.plays
    points: list[Card] = []
    for other in state.others[seat]:
        points += zones[POINTS[other]]  # a Jack among them is beaten by no card
    found: list[Move] = []
    for one in cards:
        play = plays[one]
        found += play.sure  # CU-7
        if points:  # CU-8
            beaten = play.beaten
            for target in points:
                if target in beaten:
                    found.append(beaten[target])
        if play.power:
            found += _actions(state, seat, one, play.power)
        elif play.free:
            found.append(play.free)
        elif play.aimed:
            for target in targets(state, seat, state.ranks.power[one]):
                found.append(play.aimed[target])
    return found


def _actions(state: Cuttle, seat: Seat, one: Card, power: Power) -> Sequence[Move]:
    """The lines of an action that must find something to work on (CU-10)."""
    match power:
        case "rummage":
            useful = bool(state.takeable())
        case "draw" | "drawn_play":
            useful = drawable(state)
        case "raid" | "glasses":
            victims, zones = state.others[seat], state.zones
            if power == "raid":
                victims = tuple([other for other in victims if zones[HAND[other]]])
            if len(state.seats) > 2:  # CU-36
                return [f"action {one.name} {victim}" for victim in victims]
            useful = bool(victims)
        case "scrap_points" | "scrap_effects" | "shield" | "crown":
            useful = True
        case "scrap_effect" | "return_effect" | "steal" | "none":
            useful = False
        case _:
            assert_never(power)
    return [state.ranks.acting[one]] if useful else ()


def drawable(state: Cuttle) -> bool:
    """Whether there are cards to draw; next to another drawn card that one counts too (CU-47)."""
    return bool(state.zones["draw"]) or len(state.zones["drawn"]) > 1


def targets(state: Cuttle, seat: Seat, power: Power) -> list[Card]:
    """The cards on the table that such an action of that seat may be aimed at."""
    if power == "steal":  # CU-21
        found: list[Card] = []
        for other in state.others[seat]:
            row = state.zones[POINTS[other]]
            if row and not state.shielded(other):
                found += [one for one in row if one.rank != JACK]
        return found
    wide = state.options.two if power == "scrap_effect" else state.options.nine
    if wide in {"any", "effects"}:  # CU-12, CU-19
        return effects(state, seat)
    opposing = [one for one in effects(state, seat) if state.controller(one) != seat]  # CU-42
    if power == "return_effect":  # CU-40: a Queen covers point cards as she does from Jacks
        opposing += targets(state, seat, "steal")
    return opposing


def effects(state: Cuttle, seat: Seat) -> list[Card]:
    """Every effect card on the table that no Queen keeps from that seat (CU-23)."""
    zones = state.zones
    found: list[Card] = []
    for owner in state.seats:
        if zones[POINTS[owner]]:
            found += top_jacks(zones[POINTS[owner]])
        found += zones[ROYALS[owner]]
        found += zones[GLASSES[owner]]
    if found:
        for other in state.others[seat]:
            if state.shielded(other):
                return [one for one in found if not state.covered(one, seat)]
    return found


def top_jacks(row: list[Card]) -> list[Card]:
    """The Jacks of a row that no other Jack lies on (CU-R4)."""
    found: list[Card] = []
    ridden = False
    for one in row:
        if one.rank != JACK:
            ridden = False
        elif ridden:
            found[-1] = one
        else:
            found.append(one)
            ridden = True
    return found


@lru_cache(maxsize=1024)
def line(verb: str, one: Card) -> Move:
    """A line about one card."""
    return f"{verb} {one.name}"
