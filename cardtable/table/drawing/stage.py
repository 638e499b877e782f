"""The picture, repainted only where it changed.

Three layers: what rests (cloth, outlines, resting cards, labels) is kept on a base surface; what
moves is drawn over it each frame; what floats (bubbles, banners, controls) comes last. Painting
everything gives the same picture, and a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import Theme

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


class Item(NamedTuple):
    """Something to paint. If key, place and stamp are as before it looks as before."""

    key: Hashable
    rect: pygame.Rect
    stamp: Hashable
    paint: Callable[[pygame.Surface], None]


class Picture(NamedTuple):
    """What is to be seen, each layer from the bottom up."""

    resting: Sequence[Item]
    moving: Sequence[Item]
    floating: Sequence[Item]


class Stage:
    """Paints pictures one after the other, each only where it differs from the one before."""

    def __init__(self) -> None:
        self._base: pygame.Surface | None = None
        self._stale = True
        self._shifted = False
        """Whether the last picture was out of its place."""
        self._theme: Theme | None = None
        self._resting: Sequence[Item] = ()
        self._moving: Sequence[Item] = ()
        self._floating: Sequence[Item] = ()

    def forget(self) -> None:
        """Paint everything the next time."""
        self._stale = True

    def draw(
        self,
        canvas: Canvas,
        theme: Theme,
        picture: Picture,
        controls: Callable[[Canvas, pygame.Rect], None],
        damage: Iterable[pygame.Rect] = (),
        shift: tuple[int, int] = (0, 0),
    ) -> None:
        """Bring the window up to date.

        `controls` paints what lies over the picture, as far as it shows in a part of the window;
        `damage` are the parts of it that changed. All of it is seen out of its place by `shift`.
        """
        bounds = canvas.rect
        whole = canvas.whole or self._stale or theme is not self._theme
        if whole or self._base is None or self._base.get_size() != bounds.size:
            whole, self._stale = True, False
            self._theme = theme
            if self._base is None or self._base.get_size() != bounds.size:
                self._base = _apart(bounds.size)
            self._repaint(self._base, picture.resting, bounds, theme)
            changed = [bounds]
        else:
            below = merged(_differences(self._resting, picture.resting), bounds)
            for rect in below:
                self._repaint(self._base, picture.resting, rect, theme)
            changed = merged(
                [
                    *below,
                    *_differences(self._moving, picture.moving),
                    *_differences(self._floating, picture.floating),
                    *damage,
                ],
                bounds,
            )
        if self._shifted or shift != (0, 0):
            changed = [bounds]
        self._shifted = shift != (0, 0)
        for rect in changed:
            with canvas.clipped(rect):
                canvas.blit(self._base, rect, rect)
                for item in (*picture.moving, *picture.floating):
                    if item.rect.colliderect(rect):
                        item.paint(canvas.surface)
                controls(canvas, rect)
        if self._shifted:
            canvas.surface.scroll(*shift)
        if whole:
            canvas.whole = True
        else:
            canvas.changed(*changed)
        self._resting = picture.resting
        self._moving = picture.moving
        self._floating = picture.floating

    def _repaint(
        self, base: pygame.Surface, items: Sequence[Item], rect: pygame.Rect, theme: Theme
    ) -> None:
        base.set_clip(rect)
        base.blit(paint.cloth(theme, base.get_size()), rect, rect)
        for item in items:
            if item.rect.colliderect(rect):
                item.paint(base)
        base.set_clip(None)


def _apart(size: tuple[int, int]) -> pygame.Surface:
    """A surface whose rows begin one pixel beside those of others.

    SDL copies between rows that are both aligned to 16 bytes past the processor's cache. That is
    meant for whole screens; the small parts that are copied here each frame take seven times as
    long by it.
    """
    width, height = size
    return pygame.Surface((width + 1, height)).subsurface((1, 0, width, height))


def _differences(before: Sequence[Item], after: Sequence[Item]) -> list[pygame.Rect]:
    """The places where two layers differ: what came, went, changed, or changed its order."""
    if before is after:
        return []
    old = {item.key: item for item in before}
    new = {item.key: item for item in after}
    rects: list[pygame.Rect] = []
    for key, item in old.items():
        other = new.get(key)
        if other is None or other.stamp != item.stamp or other.rect != item.rect:
            rects.append(item.rect)
            if other is not None:
                rects.append(other.rect)
    rects += [item.rect for key, item in new.items() if key not in old]
    stayed_old = [key for key in old if key in new]
    stayed_new = [key for key in new if key in old]
    # of two items that changed their order at least one changed its place in the list
    rects += [
        new[key].rect for key, other in zip(stayed_new, stayed_old, strict=True) if key != other
    ]
    return rects


def merged(rects: Iterable[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """The same area in fewer rectangles: those are joined that cost little together."""
    done: list[pygame.Rect] = []
    for each in rects:
        rect = each.clip(bounds)
        if not rect.w or not rect.h:
            continue
        joined = True
        while joined:
            joined = False
            for number, other in enumerate(done):
                union, shared = rect.union(other), rect.clip(other)
                covered = rect.w * rect.h + other.w * other.h - shared.w * shared.h
                if union.w * union.h <= 1.15 * covered:
                    rect = union
                    del done[number]
                    joined = True
                    break
        done.append(rect)
    return done
