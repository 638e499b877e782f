"""What a scene draws on: the window's surface, and which parts of it changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import TypeAlias

import pygame

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
Point: TypeAlias = tuple[float, float]


class Canvas:
    """The one place that touches the display surface.

    A scene draws on `surface` (or through `blit` and `fill`). If `whole` is true everything must be
    painted; otherwise the scene may repaint only what changed and name it with `changed`. A scene
    that names nothing has its whole picture presented.
    """

    def __init__(self, window: pygame.Surface, smallest: tuple[int, int] = (1, 1)) -> None:
        """`smallest` is the least size to draw on: in a smaller window it is shown smaller."""
        self.whole = True
        self._changed: list[pygame.Rect] = []
        self._smallest = smallest
        self.show_on(window)

    def show_on(self, window: pygame.Surface) -> None:
        """Be shown on this surface from now on."""
        wide, high = window.get_size()
        self._window = self.surface = window
        self._larger = max(1.0, self._smallest[0] / wide, self._smallest[1] / high)
        if self._larger > 1:
            self.surface = pygame.Surface((ceil(wide * self._larger), ceil(high * self._larger)))

    def located(self, event: pygame.Event) -> pygame.Event:
        """An event of the window with its place on the canvas."""
        if self._larger == 1 or "pos" not in event.dict:
            return event
        there = {key: event.dict[key] for key in ("pos", "rel") if key in event.dict}
        moved = {
            key: (round(x * self._larger), round(y * self._larger)) for key, (x, y) in there.items()
        }
        return pygame.Event(event.type, event.dict | moved)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return self.surface.get_rect()

    def blit(
        self, image: pygame.Surface, at: Point | pygame.Rect, area: pygame.Rect | None = None
    ) -> None:
        """Paint `image` (or its `area`) with its top left corner at `at`."""
        self.surface.blit(image, at, area)

    def fill(self, colour: Colour, rect: pygame.Rect | None = None) -> None:
        """Fill `rect` (or everything) with one colour."""
        self.surface.fill(colour, rect)

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Let nothing be painted outside `rect` meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def changed(self, *rects: pygame.Rect) -> None:
        """Present only these parts of the window after this draw."""
        self._changed += rects

    def present(self) -> None:
        """Show what was drawn: the parts that changed, or all of it."""
        if self.surface is not self._window:
            pygame.transform.smoothscale(self.surface, self._window.get_size(), self._window)
            pygame.display.flip()
        elif self._changed and not self.whole:
            pygame.display.update(self._changed)
        else:
            pygame.display.flip()
        self._changed = []
        self.whole = False
