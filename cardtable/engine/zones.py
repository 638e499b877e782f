"""What kinds of zones there are: who sees their cards, and what order means in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from cardtable.engine.cards import Card, tidied, with_riders
from cardtable.engine.notation import Seat


@dataclass(frozen=True)
class ZoneSpec:
    """What a zone is: who sees its cards, and whether their order means anything."""

    audience: Literal["all", "owner", "others", "none"]
    ordered: bool = False
    riders: tuple[str, ...] = ()
    """Ranks of cards that lie on the card before them, in a zone that is ordered otherwise.

    The groups so made have no order among themselves: `7C 10D JH` and `10D JH 7C` are the same row.
    """

    def seers(self, zone: str, seats: tuple[Seat, ...]) -> int:
        """The mask of the seats that see the cards of a zone of this kind and name."""
        everybody = (1 << len(seats)) - 1
        if self.audience == "all":
            return everybody
        if self.audience == "none":
            return 0
        owner = 1 << seats.index(zone.partition(".")[0])
        return owner if self.audience == "owner" else everybody & ~owner

    def listed(self, run: Iterable[Card | None]) -> list[Card | None]:
        """The run in the one form that is equal for all runs that mean the same."""
        if not self.riders:
            return list(run) if self.ordered else tidied(list(run))
        every = list(run)
        known = [card for card in every if card is not None]
        groups = sorted(with_riders(known, self.riders), key=lambda group: group[0].order)
        return [*(card for group in groups for card in group), *[None] * (len(every) - len(known))]


def at_table(zones: dict[str, ZoneSpec], seats: int) -> dict[str, ZoneSpec]:
    """The zones of a table: shared ones, and for each seat those that begin with `p.`."""
    shared = {zone: spec for zone, spec in zones.items() if not zone.startswith("p.")}
    owned = {zone[1:]: spec for zone, spec in zones.items() if zone.startswith("p.")}
    return shared | {
        f"p{number}{zone}": spec for number in range(1, seats + 1) for zone, spec in owned.items()
    }
