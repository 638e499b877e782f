"""The lines that are legal on one's turn (section 4).

They are made with all `sets`, or with `one_of_each_size` of each rank, since suits mean nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, by_rank, in_order, names, subsets
from cardtable.engine.notation import Move, Seat
from cardtable.engine.sets import Like, Sets, every_set, one_of_each_size
from cardtable.games.shithead.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def moves(state: Shithead, sets: Sets) -> list[Move]:
    """The lines of the seat on turn."""
    seat: Seat = state.turn or ""
    memory, zones = state.memory, state.zones
    hand = zones[HAND[seat]]
    if hand and memory.shown is None and memory.phase == "play":
        return _actions(state, seat, hand, sets)
    up = zones[UP[seat]]
    if memory.phase == "swap":
        if sets is one_of_each_size:
            hand = [like[0] for like in by_rank(hand).values()]
            up = [like[0] for like in by_rank(up).values()]
        pairs = [in_order((mine, open_)) for mine in hand for open_ in up]
        return [*[f"swap {names(pair)}" for pair in pairs], "ready"]
    if memory.shown is not None:
        return _answers(state, seat, memory.shown.source, sets)
    direct = state.options.table_play == "direct"
    if not up:  # SH-30, SH-41
        verb = "flip" if direct else "down"
        places = [f"{verb} {place}" for place in range(1, len(zones[DOWN[seat]]) + 1)]
        return places if sets is every_set else places[:1]  # nobody knows one from another
    if direct:
        return _actions(state, seat, up, sets)
    rows: dict[str, Like] = {}
    for one in up:
        rows[one.rank] = rows.get(one.rank, sets["up"])[one]
    return [move for like in rows.values() for move in like.lines]  # SH-27


def _actions(state: Shithead, seat: Seat, source: list[Card], sets: Sets) -> list[Move]:
    """Plays, threes to show, and picking up (SH-7)."""
    powers = state.powers
    playable, shown = powers.playable[state.to_beat()], powers.shown
    none = sets["play"]
    able: dict[str, Like] = {}
    threes: list[Card] = []
    for one in source:
        rank = one.rank
        if rank in playable:
            able[rank] = able.get(rank, none)[one]
        elif rank in shown:
            threes.append(one)
    found: list[Move] = []
    for like in able.values():
        found += like.lines
    if len(able) == 1:
        found += _along(state, seat, sets)
    plays = len(found)
    if threes:
        found += _shows(state, seat, in_order(threes if sets is every_set else threes[:1]))
    if powers.free_pickup or _may_pick_up(state, plays, len(found)):
        found.append("pickup")
    return found


def _along(state: Shithead, seat: Seat, sets: Sets) -> list[Move]:
    """The whole hand, if it is of one rank, played with up-cards of that rank (SH-28)."""
    zones, hand = state.zones, state.hand(seat)
    if not hand or zones["draw"] or not state.options.match_up:
        return []
    rank = hand[0].rank
    if any(one.rank != rank for one in hand):
        return []
    more = subsets(in_order([one for one in zones[UP[seat]] if one.rank == rank]))
    if sets is one_of_each_size:
        more = list({len(some): some for some in more}.values())
    return [f"play {names(in_order((*hand, *some)))}" for some in more]


def _shows(state: Shithead, seat: Seat, threes: list[Card]) -> list[Move]:
    returnable = state.memory.returnable
    reach = [
        other
        for other in state.seats
        if other != seat and (state.holds(other) or other in returnable)
    ]
    return [f"show {three.name} {other}" for three in threes for other in reach]


def _may_pick_up(state: Shithead, plays: int, others: int) -> bool:
    """Whether picking up is open on one's own turn (SH-18, SH-42)."""
    options = state.options
    if not options.pickup_voluntary and plays:
        return False
    return options.pickup_empty or bool(state.zones["pile"]) or not others


def _answers(state: Shithead, seat: Seat, source: Seat, sets: Sets) -> list[Move]:
    """What may answer a three (SH-22, SH-23, SH-29, SH-31)."""
    zones = state.zones
    held, places = zones[HAND[seat]], 0
    if not held and not zones["draw"]:
        held = zones[UP[seat]]
        places = 0 if held else len(zones[DOWN[seat]])
    threes = in_order([one for one in held if one.rank in state.powers.shown])
    if sets is one_of_each_size:
        threes, places = [like[0] for like in by_rank(threes).values()], min(places, 1)
    return [
        "pickup",
        *[f"down {place}" for place in range(1, places + 1)],
        *[f"show {three.name} {source}" for three in threes],
    ]
