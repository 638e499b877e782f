"""What is counted while computer players play: how often a power is used, and by whom.

A layout file says what is worth counting. It is read at every start, and the arena, which starts
processes, is not, nor what makes a good position: so these are modules of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log2

from cardtable.engine.cards import HIDDEN, card
from cardtable.engine.events import Entry, Moved, Said
from cardtable.engine.notation import Seat
from cardtable.engine.state import State

Told = tuple[tuple[str, int], ...]
"""Names of what was counted, and how often, for one seat."""


@dataclass(frozen=True)
class Asked:
    """One thing that is counted: an event that says one of the words, or a card that comes."""

    name: str
    """What it is called in the results, and compared by with other rules."""
    words: tuple[str, ...] = ()
    """Words of events. With `ranks` only those count that are about a card of such a rank."""
    ranks: tuple[str, ...] = ()
    zone: str = ""
    """Instead of words: a card of these ranks comes to a seat's zone of this name, as `p.field`."""


@dataclass(frozen=True)
class Watch:
    """All that is counted in a game. Without anything asked, every word is counted by itself."""

    asked: tuple[Asked, ...] = ()
    begins: str = ""
    """The word of the event whose seat has the first turn; empty: who decides first has it."""


class Counts:
    """The counts of one game that is being played."""

    def __init__(self, watch: Watch, seats: Sequence[Seat], turn: Seat | None) -> None:
        self._watch = watch
        self._seats = seats
        self._places = {seat: number for number, seat in enumerate(seats)}
        self.first = self._places.get(turn or "", 0)
        """Which seat has the first turn, from 0."""
        self._found: list[Counter[str]] = [Counter() for _ in (*seats, None)]
        self._by_word: dict[str, list[Asked]] = {}
        self._by_zone: dict[str, list[tuple[int, Asked]]] = {}
        for one in watch.asked:
            for word in one.words:
                self._by_word.setdefault(word, []).append(one)
            for number, seat in enumerate(seats):
                if one.zone:
                    zone = one.zone.replace("p.", f"{seat}.", 1)
                    self._by_zone.setdefault(zone, []).append((number, one))

    def add(self, entries: Iterable[Entry]) -> None:
        """Count what has happened."""
        for entry in entries:
            event = entry.event
            if isinstance(event, Said):
                self._said(event)
            elif self._by_zone and isinstance(event, Moved):
                self._moved(event)

    def told(self) -> tuple[Told, ...]:
        """What was counted for each seat, and at the end for nobody in particular."""
        return tuple(tuple(sorted(one.items())) for one in self._found)

    def _said(self, event: Said) -> None:
        place = self._places.get(event.seat or "", len(self._seats))
        if event.word == self._watch.begins and event.seat:
            self.first = place
        if not self._watch.asked:
            self._found[place][event.word] += 1
            return
        for one in self._by_word.get(event.word, ()):
            if not one.ranks or any(rank in one.ranks for rank in _ranks(event)):
                self._found[place][one.name] += 1

    def _moved(self, event: Moved) -> None:
        for number, one in self._by_zone.get(event.dst, ()):
            for moved in event.cards:
                if moved is not None and (not one.ranks or moved.rank in one.ranks):
                    self._found[number][one.name] += 1


HAND = 2.0
"""Seconds that people take to play a card, and for the others to see it."""
AHEAD = 0.1
"""By so much, of what results lie apart by at most 2, somebody must be ahead to have the lead."""


class GameCourse:
    """How one game goes for those at the table: how long people would take, and who leads."""

    def __init__(
        self, estimate: Callable[[State], tuple[float, ...]] | None, thought: float
    ) -> None:
        """For a game from its deal on, of which `estimate` says how well each seat stands.

        `thought` are the seconds that a decision takes people more for each time there is twice
        as much to choose from (Hick's law).
        """
        self._thought = thought
        self._estimate = estimate
        self._leader = -1
        self.seconds = 0.0
        """So long would people have taken for it."""
        self.leads = 0
        """How often the lead has passed to somebody else, as the game's own estimate has it."""

    def decides(self, state: State) -> None:
        """Somebody decides there."""
        self.seconds += HAND + self._thought * log2(max(1, len(state.choices())))

    def played(self, state: State) -> None:
        """Somebody has decided, and this has come of it. Looks at all hands."""
        if self._estimate is None or state.turn is None:
            return
        standing = self._estimate(state)
        best = max(range(len(standing)), key=standing.__getitem__)
        side = state.side(state.seats[best])
        rivals = [
            each for seat, each in zip(state.seats, standing, strict=True) if seat not in side
        ]
        behind = max(rivals) if self._leader < 0 else standing[self._leader]
        if best != self._leader and standing[best] - behind > AHEAD:
            self.leads += self._leader >= 0
            self._leader = best


def _ranks(event: Said) -> list[str]:
    """The ranks of the cards that an event is about, as `card` or `cards`."""
    about = event.about.get("card") or event.about.get("cards") or ""
    return [card(name).rank for name in str(about).split() if name != HIDDEN]
