"""The lines that are legal in each phase (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, by_rank
from cardtable.engine.notation import Move, Seat
from cardtable.engine.sets import Like
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


def moves(state: CuntSoul, every: bool) -> list[Move]:
    """The lines of the seat on turn; without `every`, one for those that differ in suits only."""
    seat: Seat = state.turn or ""
    match state.memory.phase:
        case "turn":
            found = _plays_or_pickup(state, seat, every)
            if state.zones["source"] and not fieldcards.problem(state, seat):
                found += _each("field", state.zones[HAND[seat]], every)
            return found
        case "extend":
            return _plays_or_pickup(state, seat, every)
        case "run":
            return _run(state, seat, every)
        case "choose":
            chosen = len(state.zones[UP[seat]])
            verb = "up" if chosen < state.options.up else "field"
            return _each(verb, state.zones[HAND[seat]], every)
        case "burn":
            return _each("burn", fieldcards.upright(state, seat), every)
        case "swap":
            return _swaps(state, seat, every)
        case "call":
            return ["call higher", "call lower"]
        case "next":
            return [f"next {one}" for one in state.seats_in() if one != seat]
    return []


def laying(state: CuntSoul) -> int:
    """How many face-up cards the seat on turn still has to choose (CS-3)."""
    if state.memory.phase != "choose" or state.turn is None:
        return 0
    return state.options.up - len(state.zones[UP[state.turn]])


def _each(verb: str, cards: list[Card], every: bool) -> list[Move]:
    return [f"{verb} {one.name}" for one in _telling(cards, every)]


def _telling(cards: list[Card], every: bool) -> list[Card]:
    """The cards to choose from: all, or one of each rank."""
    return cards if every else [like[0] for like in by_rank(cards).values()]


def _links(state: CuntSoul, cards: list[Card], rank: str, every: bool) -> list[Move]:
    """The plays of cards of that rank."""
    like = state.fields.links[every]
    for one in cards:
        if one.rank == rank:
            like = like[one]
    return like.lines


def _flips(state: CuntSoul, seat: Seat) -> list[Move]:
    return [f"flip {place}" for place in range(1, len(state.zones[DOWN[seat]]) + 1)]


def plays(state: CuntSoul, seat: Seat, every: bool = True) -> list[Move]:
    """The plays of a seat outside of a run (CS-9)."""
    cards = state.zones[HAND[seat]]
    if not cards:
        zone = state.open_zone(seat)
        if zone is None:
            return []
        if zone == DOWN[seat]:
            return _flips(state, seat)
        cards = state.zones[zone]
    fitting = state.fitting()
    none = state.fields.links[every]
    fit: dict[str, Like] = {}
    for one in cards:
        rank = one.rank
        if rank in fitting:
            fit[rank] = fit.get(rank, none)[one]
    found: list[Move] = []
    for like in fit.values():
        found += like.lines
    return found


def _plays_or_pickup(state: CuntSoul, seat: Seat, every: bool) -> list[Move]:
    """CS-10: picking up is for who has no play, or with `pickup: free` for all."""
    found = plays(state, seat, every)
    if not found:
        return ["pickup"]
    if state.options.pickup == "free" and (state.zones["pile"] or state.memory.phase == "extend"):
        found.append("pickup")
    return found


def _run(state: CuntSoul, seat: Seat, every: bool) -> list[Move]:
    """The next link of a run, and `done` where stopping is allowed (CS-24)."""
    rank = state.run_rank() or ""
    done = state.memory.last.run if state.memory.last else 0
    zone = state.open_zone(seat) or ""
    if not done:
        return [*_first_steps(state, seat, zone, rank, every), "done"]
    if zone == DOWN[seat]:
        found = _flips(state, seat)
    else:
        found = _links(state, state.zones[zone], rank, every)
    if done == 1 and found:
        return found
    # After the first link there is always a second one, but in a world imagined without it.
    return [*found, "done"]


def _first_steps(state: CuntSoul, seat: Seat, zone: str, rank: str, every: bool) -> list[Move]:
    """The run's first link, where a second one could follow."""
    second = state.fields.following(rank)
    if second is None:
        return []
    cards = state.zones[zone]
    if zone == DOWN[seat]:
        hope = len(cards) > 1 or _opens_on(state, seat, zone, second)
        return _flips(state, seat) if hope else []
    links = _links(state, cards, rank, every)
    if any(one.rank == second for one in cards):
        return links
    whole = len(cards)  # only all of them together open the next zone
    if links and all(one.rank == rank for one in cards) and _opens_on(state, seat, zone, second):
        return [line for line in links if line.count(" ") == whole]
    return []


def _opens_on(state: CuntSoul, seat: Seat, zone: str, rank: str) -> bool:
    """Whether what opens once that zone is empty holds the rank, or may hold it."""
    zones = state.zones
    if zones["source"]:
        return False
    if zone == HAND[seat] and zones[UP[seat]]:
        return any(one.rank == rank for one in zones[UP[seat]])
    if zone != DOWN[seat] and zones[DOWN[seat]]:
        return True
    if state.options.last_card == "down":
        return False
    return any(one.rank == rank for one in zones[FIELD[seat]])


def _swaps(state: CuntSoul, seat: Seat, every: bool) -> list[Move]:
    """CS-25, CS-45."""
    memory, zones = state.memory, state.zones
    hand = [one.name for one in _telling(zones[HAND[seat]], every)]
    if not state.fields.bottom:
        row = zones[UP[seat]]
        if not every:
            sideways = memory.horizontal
            row = list({(one.rank, one.name in sideways): one for one in row}.values())
        return [*[f"swap {mine} {open_.name}" for mine in hand for open_ in row], "done"]
    places = range(1, len(zones[DOWN[seat]]) + 1)
    if state.options.down_swap == "look":
        if memory.looked is None:
            return [*(f"look {place}" for place in places), "done"]
        return [*[f"bury {mine} {memory.looked}" for mine in hand], "keep"]
    return [*[f"bury {mine} {place}" for mine in hand for place in places], "done"]
