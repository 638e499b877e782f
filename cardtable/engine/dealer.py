"""Who deals the first game of a sitting: an option `first_dealer` that a seat or `random` is."""

from __future__ import annotations

from typing import Any

from cardtable.engine.chance import Chance
from cardtable.engine.notation import Seat
from cardtable.engine.state import TableError

RANDOM = "random"


def check_dealer(named: str, seats: int) -> None:
    """TableError for a dealer who isn't at the table."""
    if named != RANDOM and int(named[1:]) > seats:
        message = f"{named} can't deal: there are {seats} seats"
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
