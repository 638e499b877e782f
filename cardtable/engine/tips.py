"""What the tips of all games have in common: two short lines about a card or a pile.

A game's `tip` says what lies at a place of a zone and what it does here and now; without a place
it speaks of the zone as a whole, in one line, or of a seat where the zone is one.
Cards stand there in notation and players by their seats; the caller writes `9♠` and names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.notation import Seat

LINE = 45
"""The letters of a line, with a name of eight letters for every seat."""

_SEAT = re.compile(r"\bp[1-9]\b")


class Reason(str):
    """A line of a tip that says why the card can't be played now: nobody need be told twice."""

    __slots__ = ()


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


def fits(text: str, letters: int = LINE) -> bool:
    """Whether a line is short enough."""
    return len(_SEAT.sub("Player 1", text)) <= letters


def shortest(*texts: str) -> str:
    """The first of these wordings that is short enough; the last one if none is."""
    return next((text for text in texts if fits(text)), texts[-1])


def lines(*texts: str) -> list[str]:
    """The texts that say something, two at most."""
    return [text for text in texts if text][:2]


def joined(texts: Iterable[str], between: str = "; ") -> str:
    """As many of these phrases as fit a line, the first one at least."""
    told = ""
    for text in texts:
        longer = f"{told}{between}{text}" if told else text
        if told and not fits(longer):
            break
        told = longer
    return told


def counted(number: int, one: str = "card", many: str = "") -> str:
    """A number with the right form of its word: `1 card`, `3 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def one_of(words: Sequence[object], last: str = "or") -> str:
    """A list in words: `2`, `2 or 3`, `2, 3 or 4`."""
    run = [str(word) for word in words]
    return run[0] if len(run) == 1 else f"{', '.join(run[:-1])} {last} {run[-1]}"


def a(word: str) -> str:
    """A word or figure with its article: `an eight`, `a 7`, `an A`."""
    return f"an {word}" if word[0] in "aeiou8AE" else f"a {word}"
