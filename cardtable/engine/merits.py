"""What the games share when they say why a line is worth playing (`State.merit`).

A game names its reasons in order of weight, and the first one that holds is told. It is asked of a
world made from a view, and may look at nothing there but what the seat on turn knows: the cards
that it sees, how many others hold, and which ones it could not place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardtable.engine.cards import rank_word
from cardtable.engine.tips import fits, one_of

if TYPE_CHECKING:
    from cardtable.engine.cards import Card
    from cardtable.engine.notation import Seat
    from cardtable.engine.state import State

LETTERS = 80
"""The letters of a reason, with a name of eight letters for every seat."""


def first(reasons: Iterable[str]) -> str:
    """The first reason that is short enough; `""` if there is none."""
    for reason in reasons:
        if reason and fits(reason, LETTERS):
            return reason
    return ""


def unseen(state: State[Any, Any], seat: Seat) -> list[Card]:
    """The cards that a seat could not place."""
    known, bit = state.known or {}, state.bit(seat)
    return [one for one in state.cards if not known.get(one, 0) & bit]


def seen(state: State[Any, Any], seat: Seat, zone: str) -> list[Card]:
    """The cards of a zone that a seat knows to lie there."""
    known, bit = state.known or {}, state.bit(seat)
    return [one for one in state.zones[zone] if known.get(one, 0) & bit]


def of_unseen(good: int, every: int, does: str, do: str) -> str:
    """So many of the cards that the reader could not place do something.

    `7 of the 30 unseen cards fit`, `the one unknown card doesn't fit`, from `fits` and `fit`.
    """
    if every == 1:
        doesnt = do.replace("can", "can't", 1) if do.startswith("can ") else f"doesn't {do}"
        return f"the one unseen card {does if good else doesnt}"
    if every == 2 and not good:
        return f"neither of the 2 unseen cards {does}"
    return f"{good or 'none'} of the {every} unseen cards {does if good == 1 else do}"


def held_ranks(cards: Mapping[str, Sequence[Card]], ranks: Iterable[str]) -> str:
    """Ranks as one speaks of the cards that one holds of them: `five, nines and joker`."""
    return one_of([rank_word(one, len(cards[one])) for one in ranks], "and")
