"""Cards as they are painted: resting, under way, in the hand, turning over."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame

from cardtable.presenter.model import Sprite
from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.marks import Mark
from cardtable.table.drawing.sprites import ASPECT, SMALL, CardFaces
from cardtable.table.drawing.stage import Item

SMOOTH = 4
"""So many turning cards are drawn smoothly in one frame: it is the dearest thing to do."""
CAST = 0.12  # of its height: so far a lifted card at the table's side throws its shadow outwards
SMOOTH_PIXELS = 150_000
"""No more than so many pixels of them, but one card always: less is seen of large pictures."""
STEP = 1.25
"""Degrees from one picture of a turning card to the next, and twice that of a rough one."""
GOLDEN = 0.618
"""Multiples of it lie well apart: so cards do not all take their steps in the same frame."""


class Transform(NamedTuple):
    """A sprite as it is to be drawn now."""

    x: float
    y: float
    height: float
    angle: float
    turn: float
    """0: the back is seen, 1: the face; between them the card stands on its edge."""


class _Shape(NamedTuple):
    """All that a card's picture depends on."""

    name: str
    """Empty for its back."""
    back: str
    """Which back, where it is not the one that the settings choose."""
    height: int
    scale: float
    squeeze: float
    """How wide it is while it turns over."""
    angle: float
    strip: int
    below: float
    """Below what height its face has a large index."""


class CardPainter:
    """Makes items of sprites. The last rotated picture of each is kept, and no others."""

    def __init__(self, faces: CardFaces, backs: Mapping[str, str] | None = None) -> None:
        """`backs` names the backs of the kinds of cards (`TableData.backs`)."""
        self.faces = faces
        self._backs = backs or {}
        self._turned: dict[Hashable, tuple[Hashable, pygame.Surface]] = {}
        self._smooth_left, self._pixels_left = SMOOTH, float(SMOOTH_PIXELS)
        self._below: float = SMALL

    def forget(self) -> None:
        """The faces have been drawn anew."""
        self._turned.clear()

    def begin(self, below: float = SMALL) -> None:
        """A new frame. Faces less high than `below` have a large index in it."""
        self._below = below
        self._smooth_left, self._pixels_left = SMOOTH, float(SMOOTH_PIXELS)

    def card(
        self,
        sprite: Sprite,
        at: Transform,
        *,
        marks: Sequence[Mark] = (),
        glow: Rgb | None = None,
        raster: int = 0,
        turning: bool = False,
        strip: int = 0,
        lifted: float | None = None,
    ) -> Item:
        """A card with its shadow, with a glow under it and marks over it.

        A card that is `turning` may be drawn roughly where many turn at once; no other ever is.
        `raster` is the height at which its picture is drawn before it is scaled, for cards whose
        height changes on the way; 0 stands for its own. `strip` is how much of it is seen beneath
        the card that lies on it; below zero it is its right edge. A `lifted` card
        throws its shadow away from the middle of the table, which lies so far to the right.
        """
        shows = at.turn > 0.5 and sprite.art is not None
        name = sprite.art.name if shows and sprite.art else ""
        height = raster or max(8, round(at.height))
        scale = at.height / height if raster else 1.0
        squeeze = abs(math.cos(math.pi * at.turn))
        # counted even if its picture is at hand: a frame looks the same however it came about
        hurried = bool(at.angle) and turning and self._hurried(at.height)
        step = STEP * (1 + hurried) if turning else 0.0
        angle = _stepped(at.angle, step, sprite.id) if step else round(at.angle, 1)
        back = "" if name else self._back(sprite.kind)
        across = round(squeeze, 2)
        shape = _Shape(name, back, height, round(scale, 3), across, angle, strip, self._below)
        image = self._picture(sprite.id, shape, hurried=hurried)
        middle = (round(at.x), round(at.y))
        rect = image.get_rect(center=middle)
        over = [self._mark(sprite.id, mark, height, scale, angle, middle) for mark in marks]
        under: list[tuple[pygame.Surface, pygame.Rect]] = []
        away = 0
        if glow:
            light = self._glow(sprite.id, height, scale, angle, glow)
            under.append((light, light.get_rect(center=middle)))
        if lifted:
            away = round((at.x - lifted) / lifted * CAST * at.height)
            shade, stamp = self.faces.shade(height), (height, round(scale, 3), angle)
            shade = self._like(sprite.id, "shade", shade, stamp, scale)
            under.append((shade, shade.get_rect(center=(middle[0] + away, middle[1]))))
        bounds = rect.unionall([place for _, place in (*over, *under)])

        def draw(surface: pygame.Surface) -> None:
            for picture, place in under:
                surface.blit(picture, place)
            surface.blit(image, rect)
            for picture, place in over:
                surface.blit(picture, place)

        return Item(("card", sprite.id), bounds, (shape, tuple(marks), glow, hurried, away), draw)

    def _picture(self, number: int, shape: _Shape, *, hurried: bool) -> pygame.Surface:
        name, back, height, scale, squeeze, angle, strip, below = shape
        faces = self.faces
        image = (
            faces.face(name, height, strip=strip, below=below)
            if name
            else faces.back(height, which=back)
        )
        if scale == 1.0 and squeeze > 0.995 and not angle:
            self._turned.pop(number, None)
            return image
        kept = self._turned.get(number)
        if kept is not None and kept[0] == (shape, hurried):
            return kept[1]
        if squeeze <= 0.995:
            size = image.get_size()
            image = pygame.transform.smoothscale(
                image, (max(2, round(size[0] * squeeze * scale)), max(2, round(size[1] * scale)))
            )
            scale = 1.0
        if angle and not hurried:
            image = pygame.transform.rotozoom(image, angle, scale)
        else:
            if scale != 1.0:
                image = pygame.transform.smoothscale_by(image, scale)
            if angle:  # only where it is still is it seen to be rough
                image = pygame.transform.rotate(image, angle)
        self._turned[number] = ((shape, hurried), image)
        return image

    def _back(self, kind: str) -> str:
        back = self._backs.get(kind or "any", "")
        return self.faces.back_of(1) if back == "next" else back

    def _hurried(self, height: float) -> bool:
        """Whether too much turns in this frame to do it smoothly for this card too."""
        first = self._smooth_left == SMOOTH
        self._smooth_left -= 1
        self._pixels_left -= height * height * ASPECT
        return self._smooth_left < 0 or (self._pixels_left < 0 and not first)

    def _mark(
        self,
        number: int,
        mark: Mark,
        height: int,
        scale: float,
        angle: float,
        middle: tuple[int, int],
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture of a mark on a card, and where it lies."""
        image, (x, y) = self.faces.mark(mark, height)
        image = self._like(number, mark, image, (height, round(scale, 3), angle), scale)
        turn = math.radians(angle)
        across = x * math.cos(turn) + y * math.sin(turn)
        down = y * math.cos(turn) - x * math.sin(turn)
        at = (round(middle[0] + across * scale), round(middle[1] + down * scale))
        return image, image.get_rect(center=at)

    def _glow(
        self, number: int, height: int, scale: float, angle: float, colour: Rgb
    ) -> pygame.Surface:
        image = self.faces.glow(height, colour)
        return self._like(number, "glow", image, (height, round(scale, 3), angle, colour), scale)

    def _like(
        self,
        number: int,
        which: str,
        image: pygame.Surface,
        stamp: tuple[Hashable, ...],
        scale: float,
    ) -> pygame.Surface:
        """A picture, turned and scaled like the card that it belongs to; the last one is kept."""
        angle, scale = stamp[2], round(scale, 3)  # exactly what the stamp says
        assert isinstance(angle, float)
        if scale == 1.0 and not angle:
            return image
        key = (number, which)
        kept = self._turned.get(key)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        image = pygame.transform.rotozoom(image, angle, scale)
        self._turned[key] = (stamp, image)
        return image


def _stepped(angle: float, step: float, number: int) -> float:
    """The nearest angle that a turning card is drawn at; cards take their steps in turn."""
    shift = step * (number * GOLDEN % 1)
    return round(round((angle - shift) / step) * step + shift, 2)
