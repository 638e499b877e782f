"""The names of each seat's zones and the lines of each card, made once for all searches."""

from __future__ import annotations

from functools import cache

from cardtable.engine.cards import Card, card
from cardtable.engine.notation import Move, Seat
from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, VALUES

DECK = {seat: f"{seat}.deck" for seat in OTHER}
HAND = {seat: f"{seat}.hand" for seat in OTHER}
SECURED = {seat: f"{seat}.secured" for seat in OTHER}
LOST = {seat: f"{seat}.lost" for seat in OTHER}

OPEN_PILE = {FAIR: "condemnation", FOUL: "influence"}
"""Where cards go that nobody secures in the standard game (ST-15)."""
AGAINST = {"condemnation": "p2", "influence": "p1"}
"""The seat against which each of these piles counts (ST-22)."""

_CARDS = [
    card(f"{side}{value}{letter}")
    for side in (FAIR, FOUL)
    for value in VALUES
    for letter in "abcde"
]
PLAY: dict[Card, Move] = {one: f"play {one.name}" for one in _CARDS}


@cache
def blind_places(seat: Seat, hidden: int) -> tuple[tuple[str, Move], ...]:
    """So many blind places of a seat: their zones, and the lines that play from them."""
    return tuple((f"{seat}.down{number}", f"play down{number}") for number in range(1, hidden + 1))
