"""Whether and by whom a game can be dealt: cards enough, and a dealer who sits at the table.

Who deals the first game of a sitting is an option `first_dealer`: a seat, or `random`.
"""

from __future__ import annotations

from typing import Any

from cardtable.engine.chance import Chance
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Seat
from cardtable.engine.state import TableError

RANDOM = "random"


def check_cards(wanted: str, need: int, there_are: str, have: int) -> None:
    """TableError where a deal needs more cards than there are; it says how many are lacking.

    `wanted` and `there_are` begin its two halves: "5 players with …", "the pack has".
    """
    if need > have:
        message = f"{wanted} each need {need} cards; {there_are} {have}, {need - have} too few"
        raise TableError(message)


def check_dealer(named: str, seats: int) -> None:
    """TableError for a dealer who isn't at the table."""
    if named != RANDOM and int(named[1:]) > seats:
        message = spoken("errors.deal-seat", dealer=named, seats=seats)
        raise TableError(message)


def find_dealer(named: str, seats: tuple[Seat, ...], chance: Chance, carry: dict[str, Any]) -> Seat:
    """The dealer that the game before left in `carry`; in a first game the one named, or tossed.

    Raises ValueError where what was left is no seat.
    """
    left: Seat | None = carry.get("dealer")
    if left is not None:
        if left not in seats:
            message = f"the dealer of the sitting, {left}, is no seat at this table"
            raise ValueError(message)
        return left
    return chance.toss(seats) if named == RANDOM else named
