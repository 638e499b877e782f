"""The weight of cards: they grow under the pointer, hop, jolt when they are struck, and sway.

All of it lies on top of where a card is (`Motion`) and ends where the card is at rest, so nothing
waits for it and nothing has to be put right afterwards.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardtable.table.drawing.card_pictures import Transform

HOVER, PRESS, CARRY = 1.15, 1.25, 1.15
"""How large a card is under the pointer, pressed, and carried."""
GROW = 0.15  # seconds that it takes to grow or shrink
FADES = 0.12  # seconds in which a shade comes or goes
PARTS = 0.14  # seconds in which neighbours make room for the card under the pointer
PUNCH = 5.0  # degrees that a struck card swings at first
JOLT = 0.4  # seconds until a struck card lies still
SHAKE = 0.06  # of its height: how far a card that shakes goes to each side
HOP = 0.14  # of its height: how high it hops
LEAN = 0.9  # degrees to each side
RISE = 0.007  # of its height: so far a card rises and sinks
SECONDS = 5.2  # from one side to the other and back
STEPS = 30  # pictures a second
ROUNDS = 3  # of which each card is in every third: pictures of turned cards take long to make

GIVES = 0.03  # of its size: so much smaller a card is for a moment that lands
LASTS = {"punch": JOLT, "shake": JOLT, "hop": JOLT, "land": 0.1}  # seconds

Way: TypeAlias = Literal["punch", "shake", "hop", "land"]


def out_back(t: float) -> float:
    """Sets off quickly, goes clearly too far and comes back."""
    u = t - 1
    return 1 + 2.70158 * u**3 + 1.70158 * u**2


@dataclass(frozen=True, slots=True)
class _Growth:
    start: float
    end: float
    begin: float

    def at(self, now: float) -> float:
        t = (now - self.begin) / GROW
        return self.end if t >= 1 else self.start + (self.end - self.start) * out_back(max(0.0, t))


@dataclass(frozen=True, slots=True)
class _Fade:
    """From one share of a shade to another."""

    start: float
    end: float
    begin: float

    def at(self, now: float) -> float:
        return self.start + (self.end - self.start) * max(0.0, min(1.0, (now - self.begin) / FADES))


@dataclass(frozen=True, slots=True)
class _Shift:
    """To the right in pixels, and degrees."""

    start: tuple[float, float]
    end: tuple[float, float]
    begin: float

    def at(self, now: float) -> tuple[float, float]:
        t = max(0.0, min(1.0, (now - self.begin) / PARTS))
        share = 1 - (1 - t) ** 3
        (x, lean), (goal, upright) = self.start, self.end
        return x + (goal - x) * share, lean + (upright - lean) * share


@dataclass(frozen=True, slots=True)
class _Jolt:
    way: Way
    begin: float
    strength: float

    def on(self, at: Transform, now: float) -> Transform:
        t = (now - self.begin) / LASTS[self.way]
        if not 0 < t < 1:
            return at
        fade = (1 - t) ** 2 * self.strength
        match self.way:
            case "punch":
                return at._replace(angle=at.angle + PUNCH * fade * math.sin(t * 4 * math.pi))
            case "shake":
                return at._replace(x=at.x + SHAKE * at.height * fade * math.sin(t * 6 * math.pi))
            case "hop":
                high = HOP * at.height * self.strength * math.sin(math.pi * t)
                return at._replace(y=at.y - high)
            case "land":
                return at._replace(height=at.height * (1 - GIVES * math.sin(math.pi * t)))


class Feel:
    """How every sprite's size and pose differ just now from where it lies."""

    def __init__(self) -> None:
        self.now = 0.0
        self.still = False
        """Whether nothing moves: sizes change at once, and nothing jolts."""
        self._sizes: dict[int, _Growth] = {}
        self._shifts: dict[int, _Shift] = {}
        self._shades: dict[int, _Fade] = {}
        self._hanging: set[int] = set()
        self._jolts: dict[int, _Jolt] = {}

    @property
    def moving(self) -> set[int]:
        """The sprites that look different in the next frame."""
        growing = {number for number, one in self._sizes.items() if self.now < one.begin + GROW}
        parting = {number for number, one in self._shifts.items() if self.now < one.begin + PARTS}
        fading = {number for number, one in self._shades.items() if self.now < one.begin + FADES}
        return growing | parting | fading | set(self._jolts)

    def size(self, number: int) -> float:
        """How large a sprite is now, of its usual size."""
        found = self._sizes.get(number)
        return found.at(self.now) if found else 1.0

    def on(self, number: int, at: Transform) -> Transform:
        """How a sprite is drawn that is there; one that has grown keeps an edge."""
        size = self.size(number)
        if size != 1.0:
            more = (size - 1) / 2 * at.height
            y = at.y + (more if number in self._hanging else -more)
            at = at._replace(y=y, height=at.height * size)
        if number in self._shifts:
            x, lean = self._shifts[number].at(self.now)
            at = at._replace(x=at.x + x, angle=at.angle + lean)
        jolt = self._jolts.get(number)
        return jolt.on(at, self.now) if jolt else at

    def grow(self, goals: dict[int, float], hanging: Collection[int] = ()) -> None:
        """These sprites become so large, all others as large as usual.

        They keep their lower edge, but for those that are `hanging`: words stand above them.
        """
        self._hanging |= set(hanging)
        for number in {*goals, *self._sizes}:
            goal, found = goals.get(number, 1.0), self._sizes.get(number)
            if (found.end if found else 1.0) == goal:
                continue
            begin = -math.inf if self.still else self.now
            self._sizes[number] = _Growth(self.size(number), goal, begin)

    def part(self, goals: Mapping[int, tuple[float, float]]) -> None:
        """These sprites make room, so far to the right and by so many degrees; all others don't."""
        for number in {*goals, *self._shifts}:
            goal, found = goals.get(number, (0.0, 0.0)), self._shifts.get(number)
            if (found.end if found else (0.0, 0.0)) != goal:
                start = found.at(self.now) if found else (0.0, 0.0)
                self._shifts[number] = _Shift(start, goal, self.now)

    def shaded(self, number: int) -> float:
        """How much of the shade lies on a sprite now that can't be played: 1 for all of it."""
        found = self._shades.get(number)
        return found.at(self.now) if found else 0.0

    def shade(self, numbers: Collection[int], *, fades: bool = True) -> None:
        """These sprites, and no others, are in the shade from now on: it fades in and out, or not.

        What a hand's shade leaves behind as it fades out must not show on the backs of its cards.
        """
        if not fades:
            self._shades.clear()
        for number in {*numbers, *self._shades}:
            goal, found = float(number in numbers), self._shades.get(number)
            if (found.end if found else 0.0) != goal:
                begin = self.now if fades and not self.still else -math.inf
                self._shades[number] = _Fade(self.shaded(number), goal, begin)

    def jolt(
        self, numbers: Iterable[int], way: Way, *, strength: float = 1.0, gap: float = 0.0
    ) -> None:
        """Let sprites move and come to rest where they are, one after the other by `gap` seconds.

        A card that is already hopping or shaking begins anew.
        """
        if not self.still:
            for place, number in enumerate(numbers):
                self._jolts[number] = _Jolt(way, self.now + gap * place, strength)

    def forget(self, number: int) -> None:
        """A sprite is as large as usual, at once."""
        self._sizes.pop(number, None)
        self._shifts.pop(number, None)
        self._shades.pop(number, None)
        self._jolts.pop(number, None)

    def clear(self) -> None:
        """Nothing moves any more; what is under the pointer stays as it is."""
        self._jolts.clear()

    def update(self, now: float) -> bool:
        """Let it become that late; true if anything looks different."""
        before = self.moving
        self.now = now
        self._jolts = {
            key: one for key, one in self._jolts.items() if now < one.begin + LASTS[one.way]
        }
        self._sizes = {
            key: one for key, one in self._sizes.items() if one.end != 1.0 or now < one.begin + GROW
        }
        self._shades = {
            key: one for key, one in self._shades.items() if one.end or now < one.begin + FADES
        }
        self._shifts = {
            key: one for key, one in self._shifts.items() if any(one.end) or now < one.begin + PARTS
        }
        return bool(before)


class Sway:
    """Cards in the reader's hand that sway a little, as if somebody held them.

    Only where that is chosen (`Pace.sways`): the picture then changes all the time.
    """

    def __init__(self) -> None:
        self.cards: frozenset[int] = frozenset()
        self._step = 0

    def update(self, now: float, cards: Collection[int] | None) -> bool:
        """Let it become that late; true if the picture changes. None: the table is not lively."""
        before, step = self.cards, math.floor(now * STEPS)
        self.cards = frozenset(cards or ())
        changed = self.cards != before or (cards is not None and step != self._step)
        self._step = step
        return changed

    def on(self, number: int, at: Transform) -> Transform:
        """How a sprite is drawn that is there."""
        if number not in self.cards:
            return at
        step = self._step - (self._step + number) % ROUNDS
        # each by itself: neighbours in the hand are mostly far apart
        turn = 2 * math.pi * (step / STEPS / SECONDS + number * 0.381966)
        lean, rise = LEAN * math.sin(turn), RISE * at.height * math.cos(turn)
        return at._replace(angle=at.angle + lean, y=at.y + rise)
