"""What is counted where computers play many games to see how rules play, as layout files say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from cardtable.ai.arena import Asked, Watch
from cardtable.engine.schema import SHORT

RANKS = {
    "A": "Aces", "2": "Twos", "3": "Threes", "4": "Fours", "5": "Fives", "6": "Sixes",
    "7": "Sevens", "8": "Eights", "9": "Nines", "10": "Tens", "J": "Jacks", "Q": "Queens",
    "K": "Kings", "X": "Jokers",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Counted:
    """One thing that is counted, or one for each rank to which an option gives something."""

    text: str
    """What it is called: `Piles burned`. `{ranks}` stands for the rank: `{ranks} played`."""
    words: Annotated[tuple[str, ...], SHORT] = ()
    """The words of events that count."""
    uses: Annotated[tuple[str, ...], SHORT] = ()
    """Only with one of these as their `use`; none: any."""
    zone: str = ""
    """Instead of words: cards that come to a seat's zone of this name, such as `p.field`."""
    option: str = ""
    """The option that gives ranks their powers; a rank that has none is not counted."""
    when: Mapping[str, Any] = field(default_factory=dict)
    """The options with which it is counted."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What is counted in a game."""

    begins: str = ""
    """The word of the event that tells who has the first turn; empty: who decides first has it."""
    seats: int = 3
    """How many play where nothing else is said, as near to that as the rules allow."""
    counts: tuple[Counted, ...] = ()
    endings: Mapping[str, str] = field(default_factory=dict)
    """Why games are over, in the game's word, to how they end: `with one player left`."""


def watch_of(studied: Studied, options: object) -> Watch:
    """What is counted in games with these options."""
    return Watch(tuple(_asked(studied, options)), studied.begins)


def _asked(studied: Studied, options: object) -> Iterator[Asked]:
    for one in studied.counts:
        if any(getattr(options, name, None) != value for name, value in one.when.items()):
            continue
        if not one.option:
            yield Asked(one.text, one.words, one.uses, (), one.zone)
            continue
        powers: Mapping[Any, Any] = getattr(options, one.option, {})
        for rank in sorted(map(str, powers), key=list(RANKS).index):
            if powers[rank] and powers[rank] != NONE:
                name = one.text.replace("{ranks}", RANKS[rank])
                yield Asked(name, one.words, one.uses, (rank,), one.zone)


NONE = "none"
"""What an option says of a rank without a power."""
