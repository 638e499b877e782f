"""Sparks, flames and bits of paper: where each of them is at a moment, and how it is painted.

A particle has no memory: its place follows from its number and the time alone, so a moment looks
the same however often, and in whatever order, it is painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log, sin
from typing import NamedTuple

import pygame

from cardtable.presenter.palette import Rgb

MOST = 40  # particles at a time
_RATIO = 1.18  # of one size of a particle to the next smaller one
_BALL = 64  # pixels of the ball of light that all others are scaled from


class Dot(NamedTuple):
    """A particle as it is painted now."""

    x: float
    y: float
    size: float
    """Its diameter."""
    colour: Rgb
    tall: float = 1.0
    """How much higher than wide it is."""
    glows: bool = True
    """Whether it is light, and brightens what lies under it; else it covers that."""
    dense: float = 1.0
    """How much of that it covers in its middle."""


def chance(number: int, salt: int) -> float:
    """A number between 0 and 1 that belongs to a particle, always the same one."""
    return abs(sin(number * 127.1 + salt * 311.7) * 43758.5453) % 1.0


def bounds(dots: Sequence[Dot]) -> pygame.Rect:
    """The least rectangle that holds them all."""
    rects = [_place(dot) for dot in dots]
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def paint(surface: pygame.Surface, dots: Iterable[Dot]) -> None:
    """Paint particles, each on those before it."""
    for dot in dots:
        rect = _place(dot)
        dense = 0 if dot.glows else max(1, round(4 * dot.dense))
        ball = _ball(rect.size, _stepped(dot.colour), dense)
        surface.blit(ball, rect, special_flags=pygame.BLEND_RGB_ADD if dot.glows else 0)


def _place(dot: Dot) -> pygame.Rect:
    # few sizes, so that pictures can be used again
    wide = _RATIO ** round(log(max(2.0, dot.size), _RATIO))
    rect = pygame.Rect(0, 0, round(wide), round(wide * dot.tall))
    rect.center = (round(dot.x), round(dot.y))
    return rect


def _stepped(colour: Rgb) -> Rgb:
    return colour[0] // 16 * 16, colour[1] // 16 * 16, colour[2] // 16 * 16


@lru_cache(maxsize=256)
def _ball(size: tuple[int, int], colour: Rgb, dense: int) -> pygame.Surface:
    """A soft ball: light on black, or a puff that is so dense in its middle, from 1 to 4."""
    ball = pygame.transform.smoothscale(_soft(), size)
    if not dense:
        image = pygame.Surface(size)
        image.blit(ball, (0, 0))
        image.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        return image
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*colour, round(255 * dense / 4)))
    image.blit(ball, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return image


@lru_cache(maxsize=1)
def _soft() -> pygame.Surface:
    """A white ball that fades towards its edge."""
    image = pygame.Surface((_BALL, _BALL), pygame.SRCALPHA)
    middle = (_BALL - 1) / 2
    for y in range(_BALL):
        for x in range(_BALL):
            far = min(1.0, ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle)
            image.set_at((x, y), (255, 255, 255, round(255 * (1 - far) ** 1.7)))
    return image
