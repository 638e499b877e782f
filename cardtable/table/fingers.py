"""Fingers on a screen, as the pointer that the program knows: tapping, scrolling, a long press."""

from __future__ import annotations

from typing import Any

import pygame

from cardtable.table.devices import Device, Grip, HeldDown, Point, Source
from cardtable.table.widgets.ui import HOLD, LIFTED, SLOP

LONG = 0.5  # seconds that a finger rests until it asks what is there
GONE = 2.0  # seconds without a word from a finger, after which the next one is alone
WHEEL = 64  # pixels at scale 1 that a step of the wheel moves a page (`boxes.Scroll.wheel`)


class Fingers:
    """The fingers on a screen: one is the pointer, two scroll, and one that rests asks.

    Some never come up, such as where the system takes a gesture for its own. One of which nothing
    is heard while another comes and goes is taken for gone.
    """

    def __init__(self, held: HeldDown | None = None) -> None:
        """`held` is the table of what is held, shared with all other devices."""
        self.held = HeldDown() if held is None else held
        self.ignored = False
        """Whether nothing that is done on a screen counts."""
        self.seen = False
        """Whether there has been a finger at all."""
        self._start: Point = (0, 0)
        self._since = 0.0
        self._resting = False
        """Whether the only finger has not moved, and has not asked yet."""
        self._pressing = False
        """Whether it presses something: it is alone, and has not asked."""

    def read(
        self, event: pygame.Event, size: Point, scale: float, now: float
    ) -> list[pygame.Event] | None:
        """An event of a finger as one of the pointer; None for any other event.

        `size` is the window's in pixels, `scale` the theme's. What SDL tells of the same finger as
        of a mouse is dropped.
        """
        if event.type in _MOUSE:
            return [] if event.dict.get("touch") else None
        if event.type not in {pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP}:
            return None
        self.seen = True
        if self.ignored:
            return []
        x, y = (round(share * side) for share, side in zip((event.x, event.y), size, strict=True))
        pos = (min(max(x, 0), size[0] - 1), min(max(y, 0), size[1] - 1))
        device, source = ("finger", event.touch_id), ("finger", event.finger_id)
        if event.type == pygame.FINGERDOWN:
            return self._pressed(device, source, pos, now)
        hold = self.held.get(device, source)
        if hold is None:
            return []
        if event.type == pygame.FINGERUP:
            self.held.drop(device, source)
            return self._lifted(pos)
        hold.heard, hold.stirred = now, True
        return self._moved(hold, pos, scale)

    def _pressed(
        self, device: Device, source: Source, pos: Point, now: float
    ) -> list[pygame.Event]:
        ended = self._end() if self.held.drop(device, source) is not None else []
        for key, other in self.held.of("finger").items():
            other.stirred = False
            if now - other.heard >= GONE:
                self.held.drop(*key)
        alone = not self.held.of("finger")
        if alone:
            ended = ended or self._end()
        self.held.take(device, source, Grip(since=now, at=pos, heard=now))
        if alone:
            self._start, self._since = pos, now
            self._resting = self._pressing = True
            return [*ended, _pointer(pygame.MOUSEBUTTONDOWN, pos)]
        return ended or self._end()

    def _end(self) -> list[pygame.Event]:
        """What the only finger presses is let go of, and means nothing."""
        before, self._resting, self._pressing = self._pressing, False, False
        return [pygame.Event(HOLD, pos=self._start, tell=False)] if before else []

    def _moved(self, hold: Grip, pos: Point, scale: float) -> list[pygame.Event]:
        before, hold.at = hold.at, pos
        count = len(self.held.of("finger"))
        if count > 1:
            steps = (pos[1] - before[1]) / count / (WHEEL * scale)
            about = {"x": 0, "y": round(steps), "precise_x": 0.0, "precise_y": steps}
            return [pygame.Event(pygame.MOUSEWHEEL, about, flipped=False)] if steps else []
        if not self._pressing:
            return []
        wander = max(abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1]))
        self._resting = self._resting and wander < 2 * SLOP * scale
        if self._resting:
            return []  # no finger keeps quite still
        rel = (pos[0] - before[0], pos[1] - before[1])
        return [_pointer(pygame.MOUSEMOTION, pos, rel=rel, buttons=(1, 0, 0))]

    def _lifted(self, pos: Point) -> list[pygame.Event]:
        for key, other in self.held.of("finger").items():
            if not other.stirred:
                self.held.drop(*key)
        pressing, self._resting, self._pressing = self._pressing, False, False
        if not pressing:
            # what a long press has told stays until the next one
            return [] if self.held.of("finger") else [pygame.Event(LIFTED)]
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, finger=True)
        return [up, pygame.Event(pygame.WINDOWLEAVE)]

    def let_go(self) -> list[pygame.Event]:
        """No finger is down any longer, such as when the window loses the focus."""
        for key in self.held.of("finger"):
            self.held.drop(*key)
        return self._end()

    @property
    def resting(self) -> bool:
        """Whether a finger rests, which asks after a while."""
        return self._resting

    def rested(self, now: float) -> list[pygame.Event]:
        """The finger that has rested so long that it asks what is there."""
        if not self._resting or now - self._since < LONG:
            return []
        self._resting = self._pressing = False
        return [pygame.Event(HOLD, pos=self._start, tell=True)]


def _pointer(kind: int, pos: Point, **more: Any) -> pygame.Event:
    about = {"button": 1} if kind == pygame.MOUSEBUTTONDOWN else {}
    return pygame.Event(kind, {**about, **more, "pos": pos, "finger": True})


_MOUSE = frozenset(
    (
        pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
    )
)  # fmt: skip
