"""What a game knows to say about its table: as facts, and never in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar, Fact
from cardtable.engine.notation import Move, Seat, Word

S = TypeVar("S")


class Spot(NamedTuple):
    """A place on the table, taken apart."""

    owner: Seat
    """`""` where the zone is shared."""
    kind: str
    """The zone's name without its owner: `hand`, `pile`."""
    run: Sequence[Card | None]
    """All that lies in the zone; None for cards that the reader can't see."""
    card: Card | None
    """The card at the place; None where there is none to be seen."""


def look(zones: Mapping[str, Sequence[Card | None]], zone: str, place: int | None) -> Spot:
    """What lies at a place of a zone; without a place, the zone alone."""
    owner, _, kind = zone.rpartition(".")
    run = zones.get(zone, ())  # a seat holds nothing by itself
    return Spot(owner, kind, run, None if place is None or place >= len(run) else run[place])


class Guide(Generic[S]):
    """What speaks of one game's states (`State.guide`). It has no state of its own.

    Tooltips and previews are asked of what one seat sees: in the state, cards that it can't see
    are None. Reasons are asked of a world that could be the truth behind that, and must be the
    same in all of them; a refusal is asked of the truth, and must tell nothing that the seat
    doesn't know.
    """

    def tooltip(self, state: S, reader: Seat, at: Spot) -> Sequence[Fact]:  # noqa: ARG002
        """What a card, a zone as a whole, or a seat is and does now, the weightiest first."""
        return ()

    def preview(self, state: S, move: Move) -> Sequence[Fact]:  # noqa: ARG002
        """What a legal move of the seat on turn brings about, the weightiest first.

        Neither the move itself (the message `do` of what `State.means` says of it) nor values that
        the table shows while it is pointed at: scores, marks, numbers of cards.
        """
        return ()

    def reasons(self, state: S, move: Move) -> Iterable[Fact]:  # noqa: ARG002
        """What speaks for a legal move of the seat on turn, the weightiest first."""
        return ()

    def refusal(self, state: S, seat: Seat, move: Sequence[Word]) -> Bar:
        """Why a move that is none of the legal ones can't be played."""
        raise NotImplementedError
