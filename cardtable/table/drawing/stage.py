"""The picture, repainted only where it changed.

Three layers: what rests (cloth, outlines, resting cards, labels) is kept on a base surface; what
moves is drawn over it each frame; what floats (bubbles, banners, controls) comes last. An event may
light the first two: names and the reader's cards lie above its light. Painting everything gives the
same picture, and a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import ceil
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import Theme

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
Point: TypeAlias = tuple[float, float]


def glide(t: float) -> float:
    """Sets off quickly and comes to rest gently."""
    return 1 - (1 - t) ** 3


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


class Light(NamedTuple):
    """The light of an event: all that is far from it lies in the dark."""

    level: Rgb
    """What is left of each channel there, of 255."""
    at: tuple[int, int]
    reach: int
    """Pixels from there to where it is as dark as anywhere."""
    pool: Rgb
    """How much brighter it is where the light is."""
    bodies: tuple[tuple[int, int, int, int], ...] = ()
    """What throws shadows away from it: left, top, width and height of each."""
    whole: bool = False
    """Whether controls lie in it, too."""

    @property
    def pooled(self) -> pygame.Rect:
        """Where it makes things brighter."""
        rect = pygame.Rect(0, 0, 2 * round(self.reach * POOL), 2 * round(self.reach * POOL))
        rect.center = self.at
        return rect


class Picture(NamedTuple):
    """What is to be seen, each layer from the bottom up."""

    resting: Sequence[Item]
    moving: Sequence[Item]
    floating: Sequence[Item]
    light: Light | None = None
    """What falls on all that rests or moves; None: each thing is seen as it is."""
    above: Sequence[Item] = ()
    """Those of the first two layers that a light leaves as they are."""


class Stage:
    """Paints pictures one after the other, each only where it differs from the one before."""

    def __init__(self, *, on_page: bool = False) -> None:
        """`on_page`: a picture on a page, whose cloth lies beside the window's own."""
        self._on_page = on_page
        self._base: pygame.Surface | None = None
        self._stale = True
        self._shifted = False
        """Whether the last picture was out of its place."""
        self._lit: Light | None = None
        """The light of the last picture, but for its pool …"""
        self._glows: Rgb = (0, 0, 0)
        """… and that."""
        self._above: dict[Hashable, pygame.Rect] = {}
        """What lay above it, and where."""
        self._lamp = _Lamp()
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
        controls: Callable[[Canvas, pygame.Rect], None] = lambda *_: None,
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
        light = picture.light
        above = {item.key: item.rect for item in picture.above} if light else {}
        lit = light._replace(pool=(0, 0, 0)) if light else None
        if self._shifted or shift != (0, 0) or lit != self._lit:
            changed = [bounds]
        elif light is not None and not whole:
            both = {**self._above, **above}
            changed += [both[key] for key in self._above.keys() ^ above.keys()]
            changed += [light.pooled] if light.pool != self._glows else []  # it flickers
            changed = merged(changed, bounds)
        self._lit, self._glows, self._above = lit, light.pool if light else (0, 0, 0), above
        if light is None:
            self._lamp.put_out()
        self._shifted = shift != (0, 0)
        for rect in changed:
            with canvas.clipped(rect):
                canvas.blit(self._base, rect, rect)
                _paint(canvas.surface, [m for m in picture.moving if m.key not in above], rect)
                under = light is not None and light.whole
                if under:
                    controls(canvas, rect)
                if light is not None:
                    self._lamp.shine(canvas.surface, light, rect)
                    _paint(canvas.surface, picture.above, rect)
                _paint(canvas.surface, picture.floating, rect)
                if not under:
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
        base.blit(paint.cloth(theme, base.get_size(), on_page=self._on_page), rect, rect)
        _paint(base, items, rect)
        base.set_clip(None)


def _paint(surface: pygame.Surface, items: Iterable[Item], rect: pygame.Rect) -> None:
    """Paint those that show in a part of the surface."""
    for item in items:
        if item.rect.colliderect(rect):
            item.paint(surface)


# --- light ----------------------------------------------------------------------------------------

COARSE = 6  # pixels of the window, each way, that one of the small picture of its light stands for
POOL = 0.6  # of a light's reach: how far it makes things brighter
SHADE = 0.3  # of the light that is left in a shadow
THROWN = 0.17  # of the way from the light to a body: so long is its shadow
SOFT = 0.009  # of the height of the picture: how soft the edge of a shadow is
_BALL = 256


class _Lamp:
    """Paints lights. What is as large as the window is kept only while one shines."""

    def __init__(self) -> None:
        self._map: tuple[Hashable, pygame.Surface] | None = None
        self._shadows: tuple[Hashable, pygame.Surface] | None = None
        self._pool: tuple[Hashable, pygame.Surface] | None = None

    def put_out(self) -> None:
        """Nothing shines any more."""
        self._map = self._shadows = self._pool = None

    def shine(self, surface: pygame.Surface, light: Light, rect: pygame.Rect) -> None:
        """Let a light fall on a part of a picture."""
        surface.blit(
            self._mapped(surface.get_size(), light), rect, rect, special_flags=pygame.BLEND_RGB_MULT
        )
        if light.pool != (0, 0, 0):
            surface.blit(self._pooled(light), light.pooled, special_flags=pygame.BLEND_RGB_ADD)

    def _mapped(self, size: tuple[int, int], light: Light) -> pygame.Surface:
        """What is left of each pixel."""
        stamp = size, light._replace(pool=(0, 0, 0))
        if self._map is None or self._map[0] != stamp:
            small = self._small((size[0] // COARSE, size[1] // COARSE), light)
            self._map = stamp, _stretched(small, size, self._map)
        return self._map[1]

    def _small(self, size: tuple[int, int], light: Light) -> pygame.Surface:
        small = pygame.Surface(size)
        small.fill(light.level)
        wide = max(2, 2 * light.reach // COARSE)
        glow = pygame.transform.smoothscale(_ball(), (wide, wide))
        rest = tuple(255 - channel for channel in light.level)
        glow.fill(rest, special_flags=pygame.BLEND_RGB_MULT)
        at = light.at[0] // COARSE, light.at[1] // COARSE
        small.blit(glow, glow.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
        if light.bodies:
            # the darker it is round a light, the more is seen of the shadows that it throws
            shadows = self._thrown(size, light).copy()
            weaker = round(255 * (1 - SHADE) * sum(light.level) / 765)
            shadows.fill((weaker,) * 3, special_flags=pygame.BLEND_RGB_ADD)
            small.blit(shadows, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return small

    def _thrown(self, size: tuple[int, int], light: Light) -> pygame.Surface:
        """White, and darker where a body keeps the light away; bodies themselves are lit."""
        stamp = size, light.at, light.bodies
        if self._shadows is None or self._shadows[0] != stamp:
            image = pygame.Surface(size)
            image.fill((255, 255, 255))
            x, y = light.at
            bodies = [pygame.Rect(body) for body in light.bodies]
            shade = round(255 * SHADE)
            for body in bodies:
                away = (body.centerx - x) * THROWN, (body.centery - y) * THROWN
                near = [body.topleft, body.topright, body.bottomright, body.bottomleft]
                for corner, other in zip(near, near[1:] + near[:1], strict=True):
                    far = [(px + away[0], py + away[1]) for px, py in (other, corner)]
                    points = [(px / COARSE, py / COARSE) for px, py in (corner, other, *far)]
                    pygame.draw.polygon(image, (shade,) * 3, points)
            image = pygame.transform.box_blur(image, max(1, round(SOFT * size[1])))
            for body in bodies:
                image.fill((255, 255, 255), _shrunk(body))
            self._shadows = stamp, image
        return self._shadows[1]

    def _pooled(self, light: Light) -> pygame.Surface:
        """How much brighter it is round a light."""
        size = light.pooled.size
        stamp = size, light.pool
        if self._pool is None or self._pool[0] != stamp:
            small = _ball().copy()
            small.fill(light.pool, special_flags=pygame.BLEND_RGB_MULT)
            self._pool = stamp, _stretched(small, size, self._pool)
        return self._pool[1]


def _stretched(
    small: pygame.Surface, size: tuple[int, int], kept: tuple[object, pygame.Surface] | None
) -> pygame.Surface:
    """A picture as large as that: on the surface of the one before it, as new memory is dear."""
    whole = kept[1] if kept and kept[1].get_size() == size else pygame.Surface(size)
    return pygame.transform.smoothscale(small, size, whole)


def _shrunk(body: pygame.Rect) -> pygame.Rect:
    left, top = body.x // COARSE, body.y // COARSE
    return pygame.Rect(left, top, -(-body.right // COARSE) - left, -(-body.bottom // COARSE) - top)


@lru_cache(maxsize=1)
def _ball() -> pygame.Surface:
    """A white ball of light on black that fades smoothly."""
    ball = pygame.Surface((_BALL, _BALL))
    middle = _BALL / 2
    for step in range(_BALL // 2, 0, -1):
        far = step / middle
        level = round(255 * (1 - far * far * (3 - 2 * far)))
        pygame.draw.circle(ball, (level,) * 3, (middle, middle), step)
    return ball


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
