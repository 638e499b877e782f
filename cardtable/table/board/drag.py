"""Cards that are carried: where the pointer has them, and where they are seen to be."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TypeAlias

from pygame import FRect

from cardtable.presenter.reading import Openings, Target

Point: TypeAlias = tuple[float, float]

TILT = 14.0  # degrees that a dragged card leans at most
LEAN = 0.5  # degrees for each pixel that it is behind, at scale 1
FOLLOW = 30.0  # how fast a carried card follows: e-folds of the way that is left, a second
NEAR = 0.5  # pixels; so near to where it should be, it is there


@dataclass(slots=True)
class Drag:
    """Cards in the hand of the person."""

    cards: list[int]
    """The one that was grabbed comes first."""
    grab: Point
    """From the pointer to the middle of the grabbed card."""
    start: Point
    point: Point
    shown: Point = (0.0, 0.0)
    """Where the middle of the grabbed card is drawn: it has weight, and follows the pointer."""
    moved: bool = False
    """Has the pointer left the place where it went down?"""
    lean: float = 0.0
    """Degrees, from how far it is behind the pointer sideways."""
    openings: Openings = field(default_factory=dict)
    hot: Target | None = None
    """Where it would land if it were let go now."""
    homes: dict[int, FRect] = field(default_factory=dict)

    @property
    def middle(self) -> Point:
        """The middle of the grabbed card, as far as drops are concerned."""
        return self.point[0] + self.grab[0], self.point[1] + self.grab[1]

    def follow(self, dt: float, scale: float, *, still: bool) -> bool:
        """Let the cards come nearer to the pointer; true if they look different.

        They lean back on the way and hang straight once they are there; with `still` they are
        there at once.
        """
        goal, lean = self.middle, 0.0
        if self.shown == goal and not self.lean:
            return False
        (x, y), nearer = self.shown, 1 - math.exp(-FOLLOW * dt)
        far = max(abs(goal[0] - x), abs(goal[1] - y))
        if still or far < NEAR:
            self.shown = goal
        else:
            self.shown = (x + (goal[0] - x) * nearer, y + (goal[1] - y) * nearer)
            lean = max(-TILT, min(TILT, -LEAN * (goal[0] - self.shown[0]) / scale))
        self.lean += (lean - self.lean) * (1 - math.exp(-FOLLOW / 2 * dt))
        if still or (not lean and abs(self.lean) < 0.3):
            self.lean = 0.0
        return True
