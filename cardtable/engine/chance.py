"""Chance, the only randomness of a game: seeded, or read from the lines of a record."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from cardtable.engine.cards import Card, card, names
from cardtable.engine.clean import quoted
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Malformed

ACTOR = "chance "
"""How a line of chance begins."""


def mix(cards: list[Card], number: Callable[[], float], count: int | None = None) -> None:
    """Shuffle in place with numbers from 0 up to 1; with `count`, only the last so many places."""
    first = 0 if count is None else max(0, len(cards) - 1 - count)
    for last in range(len(cards) - 1, first, -1):
        other = int(number() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


class Chance:
    """Shuffles, picks and tosses, each of them noted as a line.

    Lines given by `script` (or later by `expect`) are used first; when there are none left, the
    generator decides. With neither a line nor a seed a call raises Malformed, so that a record
    that lacks a line is noticed.

    Its own Fisher-Yates runs over `random.Random.random()`, the one sequence that Python promises
    to keep, so that a seed gives the same deal on every platform and version.
    """

    def __init__(self, seed: int | None = None, script: Iterable[str] = ()) -> None:
        self._random = None if seed is None else random.Random(seed)
        self._script = deque(script)
        self.lines: list[str] = []
        """What chance has decided since the last `take`, as lines of a record."""

    def expect(self, lines: Iterable[str]) -> None:
        """Use these lines, `chance …` each, for what is decided next."""
        self._script.extend(lines)

    def take(self) -> list[str]:
        """The lines decided since the last call."""
        lines, self.lines = self.lines, []
        return lines

    @property
    def unused(self) -> list[str]:
        """Lines expected that nothing has asked for yet."""
        return list(self._script)

    def forget(self) -> None:
        """Drop the lines that nothing has asked for."""
        self._script.clear()

    def shuffle(self, zone: str, cards: Sequence[Card]) -> list[Card]:
        """These cards in their new order, bottom first. `zone` is where they lie or will lie."""
        if self._script:
            shuffled = self._read("shuffle", zone)
            if sorted(card.order for card in shuffled) != sorted(card.order for card in cards):
                raise Malformed(spoken("errors.chance-shuffle", zone=zone))
        else:
            shuffled = list(cards)
            mix(shuffled, self._number)
        self.lines.append(f"{ACTOR}shuffle {zone} {names(shuffled)}".rstrip())
        return shuffled

    def pick(self, cards: Sequence[Card], count: int) -> list[Card]:
        """So many of these cards, drawn at random."""
        if self._script:
            picked = self._read("pick")
            if len(set(picked)) != count or len(picked) != count or not set(picked) <= set(cards):
                raise Malformed(spoken("errors.chance-pick", count=count, cards=names(cards)))
        else:
            rest = list(cards)
            mix(rest, self._number, count)
            picked = rest[len(rest) - count :]
        self.lines.append(f"{ACTOR}pick {names(picked)}")
        return picked

    def toss(self, seats: Sequence[str]) -> str:
        """One of these seats."""
        if self._script:
            seat = self._words("toss")[0]
            if seat not in seats:
                raise Malformed(spoken("errors.chance-toss", seats=", ".join(seats)))
        else:
            seat = seats[int(self._number() * len(seats))]
        self.lines.append(f"{ACTOR}toss {seat}")
        return seat

    def _number(self) -> float:
        if self._random is None:
            raise Malformed(spoken("errors.chance-missing"))
        return self._random.random()

    def _words(self, *start: str) -> list[str]:
        line = self._script.popleft()
        words = line.split()
        wanted = ["chance", *start]
        if words[: len(wanted)] != wanted or (len(words) == len(wanted) and start[0] != "shuffle"):
            expected = " ".join(wanted)
            raise Malformed(spoken("errors.chance-other", line=quoted(line), wanted=expected))
        return words[len(wanted) :]

    def _read(self, *start: str) -> list[Card]:
        try:
            return [card(word) for word in self._words(*start)]
        except Malformed:
            raise
        except ValueError as error:
            raise Malformed(str(error)) from None


class Dice(Chance):
    """Chance inside a search: the bot's own generator, and nothing is noted."""

    def __init__(self, generator: random.Random) -> None:
        super().__init__()
        self._random = generator

    def shuffle(self, zone: str, cards: Sequence[Card]) -> list[Card]:  # noqa: ARG002
        """These cards in a new order."""
        shuffled = list(cards)
        mix(shuffled, self._number)
        return shuffled

    def pick(self, cards: Sequence[Card], count: int) -> list[Card]:
        """So many of these cards, drawn at random."""
        rest = list(cards)
        mix(rest, self._number, count)
        return rest[len(rest) - count :]

    def toss(self, seats: Sequence[str]) -> str:
        """One of these seats."""
        return seats[int(self._number() * len(seats))]
