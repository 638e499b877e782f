"""Whether and by whom a game can be dealt: cards enough, and a dealer who sits at the table.

Who deals the first game of a sitting is an option `first_dealer`: a seat, or `random`.
"""

from __future__ import annotations

from typing import Any

from cardtable.engine.chance import Chance
from cardtable.engine.facts import Value, spoken
from cardtable.engine.notation import Seat
from cardtable.engine.state import TableError

RANDOM = "random"


def check_cards(key: str, need: int, have: int, **about: Value) -> None:
    """TableError where a deal needs more cards than there are; it says how many are lacking.

    `key` is the game's message, which is given `need`, `have`, `short` and what is in `about`.
    """
    if need > have:
        raise TableError(spoken(key, need=need, have=have, short=need - have, **about))


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
            raise ValueError(spoken("errors.deal-left", dealer=str(left)))
        return left
    return chance.toss(seats) if named == RANDOM else named
