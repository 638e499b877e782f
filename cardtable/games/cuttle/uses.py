"""What a seat can do with cards now: the complete list of the page's section 3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat
from cardtable.games.cuttle.options import AIMED, FREE, JACK, Power, pair
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def uses(state: Cuttle, seat: Seat, cards: Iterable[Card]) -> list[Move]:
    """Every line with which that seat can play one of these cards."""
    zones, ranks = state.zones, state.ranks
    sure, scuttles, more = ranks.sure, ranks.scuttles, ranks.more
    points: list[Card] = []
    for other in state.others[seat]:
        points += zones[POINTS[other]]  # a Jack among them is beaten by no card
    moves: list[Move] = []
    for one in cards:
        moves += sure[one]  # CU-7
        if points:  # CU-8
            beaten = scuttles[one]
            moves += [beaten[x] for x in points if x in beaten]
        if one in more:
            moves += _actions(state, seat, one, more[one])
    return moves


def _actions(state: Cuttle, seat: Seat, one: Card, power: Power) -> Sequence[Move]:
    """The lines of an action, which must find something to work on, but for a few (CU-10)."""
    if power in FREE:
        return [state.ranks.acting[one]]
    if power in AIMED:
        return [pair("action", one, target) for target in targets(state, seat, power)]
    zones = state.zones
    victims: Sequence[Seat]
    match power:
        case "rummage":
            return [state.ranks.acting[one]] if state.takeable() else ()
        case "draw" | "drawn_play":
            return [state.ranks.acting[one]] if drawable(state) else ()
        case "raid":
            victims = [other for other in state.others[seat] if zones[HAND[other]]]
        case _:
            victims = state.others[seat]
    if len(state.seats) > 2:  # CU-36
        return [f"action {one.name} {victim}" for victim in victims]
    return [state.ranks.acting[one]] if victims else ()


def drawable(state: Cuttle) -> bool:
    """Whether there are cards to draw; next to another drawn card that one counts too (CU-47)."""
    return bool(state.zones["draw"]) or len(state.zones["drawn"]) > 1


def targets(state: Cuttle, seat: Seat, power: Power) -> list[Card]:
    """The cards on the table that such an action of that seat may be aimed at."""
    if power == "steal":  # CU-21
        zones = state.zones
        return [
            one
            for other in state.others[seat]
            if not state.shielded(other)
            for one in zones[POINTS[other]]
            if one.rank != JACK
        ]
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
        row = zones[POINTS[owner]]
        if row:
            found += top_jacks(row)
        found += zones[ROYALS[owner]]
        found += zones[GLASSES[owner]]
    return [one for one in found if not state.covered(one, seat)]


def top_jacks(row: list[Card]) -> list[Card]:
    """The Jacks of a row that no other Jack lies on (CU-R4)."""
    return [
        one
        for one, after in pairwise([*row, None])
        if one is not None and one.rank == JACK and (after is None or after.rank != JACK)
    ]


@lru_cache(maxsize=1024)
def line(verb: str, one: Card) -> Move:
    """A line about one card."""
    return f"{verb} {one.name}"
