"""Cards that burn where they lie: which ones, since when, and for how long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pygame import Rect

from cardtable.table.board.plan import Pose

AFTER = 0.55  # of its time: so long sparks and smoke stay after the cards have gone
SEEN = 6  # so many cards, the uppermost, are seen to burn; what lies deeper just goes


@dataclass(frozen=True, slots=True)
class Blaze:
    """A fire on the table."""

    begin: float
    seconds: float
    """Until its cards are gone."""
    cards: tuple[int, ...]
    """The sprites that are seen to burn, the uppermost last."""
    hidden: frozenset[int]
    """All of its sprites: they are not drawn as cards any more."""
    rect: tuple[int, int, int, int]
    """Where they lie: left, top, width and height."""
    spent: bool = False
    """Whether the cards are gone."""

    def share(self, now: float) -> float:
        """How much of the cards' time is over; beyond 1 only sparks and smoke are left."""
        return max(0.0, (now - self.begin) / self.seconds)

    def over(self, now: float) -> bool:
        """Whether nothing of it is left."""
        return self.share(now) >= 1 + AFTER


class Fire:
    """The fire of one board: nothing burns, cards do, or sparks and smoke are left of them."""

    def __init__(self) -> None:
        self.blaze: Blaze | None = None

    @property
    def burns(self) -> bool:
        """Whether anything is to be seen of it."""
        return self.blaze is not None

    @property
    def hidden(self) -> frozenset[int]:
        """The cards that are drawn by the fire, and not where they lie."""
        return self.blaze.hidden if self.blaze and not self.blaze.spent else frozenset()

    def light(
        self, numbers: Iterable[int], poses: Mapping[int, Pose], now: float, seconds: float
    ) -> None:
        """Set these sprites on fire; they are gone after so many seconds."""
        self.blaze = blaze(numbers, poses, now, seconds)

    def burn_down(self) -> None:
        """The cards are gone, and lie where they are counted."""
        if self.blaze is not None:
            self.blaze = replace(self.blaze, spent=True)

    def update(self, now: float) -> bool:
        """Let it become that late; true if the picture changes."""
        burned = self.burns
        if self.blaze is not None and self.blaze.over(now):
            self.blaze = None
        return burned

    def go_out(self) -> None:
        """Nothing burns any more."""
        self.blaze = None


def blaze(numbers: Iterable[int], poses: Mapping[int, Pose], now: float, seconds: float) -> Blaze:
    """A fire that begins now, on these cards."""
    every = [number for number in numbers if number in poses]
    seen = [number for number in poses if number in every and poses[number].shown][-SEEN:]
    places = [Rect(poses[number].rect) for number in seen]
    rect = places[0].unionall(places[1:])
    around = (rect.x, rect.y, rect.w, rect.h)
    return Blaze(now, seconds, tuple(seen), frozenset(every), around)
