"""Cards as they are painted: resting, under way, in the hand, turning over."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

import pygame

from cardtable.table.animate import Look
from cardtable.table.model import Sprite
from cardtable.table.palette import Rgb
from cardtable.table.sprites import ASPECT, CardFaces
from cardtable.table.stage import Item
from cardtable.table.tabledata import owner_of

SMOOTH = 6  # so many flying cards are turned smoothly in one frame: it is the dearest thing to do


class _Shape(NamedTuple):
    """All that a card's picture depends on."""

    name: str
    """Empty for its back."""
    height: int
    scale: float
    squeeze: float
    """How wide it is while it turns over."""
    angle: float
    lifted: bool
    back: int
    """Which back, counted on from the chosen one: packs are told apart by it."""


class CardPainter:
    """Makes items of sprites. The last rotated picture of each is kept, and no others."""

    def __init__(self, faces: CardFaces, *, packs: bool = False) -> None:
        """With `packs` each seat has a back of its own."""
        self.faces = faces
        self.packs = packs
        self._turned: dict[Hashable, tuple[Hashable, pygame.Surface]] = {}
        self._smooth_left = SMOOTH

    def forget(self) -> None:
        """The faces have been drawn anew."""
        self._turned.clear()

    def begin(self) -> None:
        """A new frame."""
        self._smooth_left = SMOOTH

    def card(
        self,
        sprite: Sprite,
        look: Look,
        *,
        lifted: bool = False,
        ring: Rgb | None = None,
        glow: Rgb | None = None,
        raster: int = 0,
        flying: bool = False,
    ) -> Item:
        """A card with its shadow, with a glow under it or a ring over it.

        A `flying` card may be turned roughly where many fly at once; one that rests never is.
        `raster` is the height at which its picture is drawn before it is scaled, for cards whose
        height changes on the way; 0 stands for its own.
        """
        shows = look.turn > 0.5 and sprite.art is not None
        name = sprite.art.name if shows and sprite.art else ""
        height = raster or max(8, round(look.height))
        scale = look.height / height if raster else 1.0
        squeeze = abs(math.cos(math.pi * look.turn))
        angle = round(look.angle, 1)
        back = 0 if name else self._pack(sprite)
        scaled = (round(scale, 3), round(squeeze, 2))
        shape = _Shape(name, height, *scaled, angle, lifted, back)
        image = self._picture(sprite.id, shape, flying=flying)
        middle = (round(look.x), round(look.y))
        rect = image.get_rect(center=middle)
        over = self._frame(sprite.id, height, scale, angle, ring, soft=False) if ring else None
        under = self._frame(sprite.id, height, scale, angle, glow, soft=True) if glow else None
        bounds = rect
        for extra in (over, under):
            if extra is not None:
                bounds = bounds.union(extra.get_rect(center=middle))

        def draw(surface: pygame.Surface) -> None:
            if under is not None:
                surface.blit(under, under.get_rect(center=middle))
            surface.blit(image, rect)
            if over is not None:
                surface.blit(over, over.get_rect(center=middle))

        return Item(("card", sprite.id), bounds, (shape, ring, glow), draw)

    def _picture(self, number: int, shape: _Shape, *, flying: bool) -> pygame.Surface:
        name, height, scale, squeeze, angle, lifted, back = shape
        faces = self.faces
        image = (
            faces.face(name, height, lifted=lifted)
            if name
            else faces.back(height, which=faces.back_of(back), lifted=lifted)
        )
        if scale == 1.0 and squeeze > 0.995 and not angle:
            self._turned.pop(number, None)
            return image
        # counted even if its picture is at hand: a frame looks the same however it came about
        hurried = bool(angle) and flying and self._hurried()
        kept = self._turned.get(number)
        if kept is not None and kept[0] == shape and not hurried:
            return kept[1]
        if squeeze <= 0.995:
            size = image.get_size()
            image = pygame.transform.smoothscale(
                image, (max(2, round(size[0] * squeeze * scale)), max(2, round(size[1] * scale)))
            )
            scale = 1.0
        if hurried:
            # seen to be rough only when it is still: so it is not kept
            scaled = image if scale == 1.0 else pygame.transform.smoothscale_by(image, scale)
            return pygame.transform.rotate(scaled, angle)
        if angle:
            image = pygame.transform.rotozoom(image, angle, scale)
        elif scale != 1.0:
            image = pygame.transform.smoothscale_by(image, scale)
        self._turned[number] = (shape, image)
        return image

    def _pack(self, sprite: Sprite) -> int:
        """The pack of a card that lies face down, from 0: its owner's where it isn't known."""
        if not self.packs:
            return 0
        if sprite.art is not None:
            return sprite.art.pack - 1
        owner = owner_of(sprite.zone)
        return int(owner[1:]) - 1 if owner else 0

    def _hurried(self) -> bool:
        """Whether too many cards turn in this frame to do it smoothly."""
        self._smooth_left -= 1
        return self._smooth_left < 0

    def _frame(
        self,
        number: int,
        height: int,
        scale: float,
        angle: float,
        colour: Rgb | None,
        *,
        soft: bool,
    ) -> pygame.Surface:
        assert colour is not None
        image = self.faces.outline(height, colour, soft=soft)
        if scale == 1.0 and not angle:
            return image
        key = (number, soft)
        stamp = (height, round(scale, 3), angle, colour)
        kept = self._turned.get(key)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        image = pygame.transform.rotozoom(image, angle, scale)
        self._turned[key] = (stamp, image)
        return image


def card_size(height: float) -> tuple[int, int]:
    """Width and height of a card in whole pixels."""
    return round(height * ASPECT), round(height)
