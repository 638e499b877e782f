"""Cards that burn: flames and sparks, and paper that chars from its edges, curls and is gone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import pi, sin
from random import Random

import pygame

from cardtable.presenter.palette import Rgb, mix
from cardtable.table.drawing import particles
from cardtable.table.drawing.particles import Dot, chance
from cardtable.table.drawing.stage import Item

FLAMES, SPARKS, PUFFS = 24, 10, 6
STEPS = 48  # pictures from the first spark until the cards are gone
CATCH = 0.12  # of the time, until the cards begin to char
FINE = 160  # pixels: of cards that are higher, every other pixel each way burns
HEATS = 10  # colours of a flame on its way
CURL = 0.16  # of a card's height: how far its sides roll up
_HEAT: tuple[Rgb, ...] = (
    (255, 226, 140),
    (255, 168, 48),
    (236, 92, 22),
    (168, 40, 14),
    (60, 16, 8),
)
_SMOKE: Rgb = (128, 118, 112)
_CHAR: Rgb = (36, 22, 16)
_COARSE, _FINE = 5, 17  # spots across the two noises by which paper burns
_LEAST = 26  # nothing is charred before it burns


def fire(rect: pygame.Rect, share: float) -> Item:
    """Flames out of what lies there; at a `share` of 1 the cards are gone, and sparks rise on."""
    step = round(share * STEPS)
    dots = [*_smoke(rect, step / STEPS), *_flames(rect, step / STEPS), *_sparks(rect, step / STEPS)]
    place = particles.bounds(dots)

    def draw(surface: pygame.Surface) -> None:
        particles.paint(surface, dots)

    return Item("fire", place, (step, tuple(rect)), draw)


def burning(card: Item, full: pygame.Rect, share: float, number: int) -> Item:
    """A card that burns: a `share` of its time is over; each `number` burns a little unlike.

    `card` is painted as if the upper left corner of its picture were that of the table, and may be
    smaller than it is; it lies at `full`, in its full size.
    """
    step = round(share * STEPS)
    burnt = max(0.0, (step / STEPS - CATCH) / (1 - CATCH))
    side = 1 if chance(number, 1) < 0.5 else -1
    curl = full.h * CURL * burnt * burnt
    place = full.inflate(0, 4 * round(full.h * CURL))

    made: list[pygame.Surface] = []  # painted in several parts, it is made once

    def draw(surface: pygame.Surface) -> None:
        if burnt >= 1:
            return
        if not made:
            made.append(_charred(card, full.size, burnt, number))
        _curled(surface, made[0], full.topleft, curl, side)

    return Item(card.key, place, (card.stamp, step), draw)


def _charred(card: Item, full: tuple[int, int], burnt: float, number: int) -> pygame.Surface:
    """The card as the fire has left it, in its full size."""
    image = pygame.Surface(card.rect.size, pygame.SRCALPHA)
    card.paint(image)
    _char(image, burnt, number)
    return image if image.get_size() == full else pygame.transform.smoothscale(image, full)


def _char(image: pygame.Surface, burnt: float, number: int) -> None:
    """Take away what has burnt; its edge glows, and what is near to it is black."""
    size = image.get_size()
    grain = _paper(size, number % 4)
    gone = round(burnt * 235)
    left = _above(grain, gone, 4)
    near = _above(grain, gone + 10, 3)
    brown = _above(grain, gone + 18, 2)
    brown.fill((*_CHAR, 255), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(brown, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glow = left.copy()
    glow.blit(near, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    glow.fill(_HEAT[2], special_flags=pygame.BLEND_RGB_MULT)
    image.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    left.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
    image.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _above(grain: pygame.Surface, level: int, sharp: int) -> pygame.Surface:
    """Full where the grain is above a level, nothing below; `sharp` is how abruptly it changes."""
    image = grain.copy()
    cut = min(255, max(0, level))
    image.fill((cut, cut, cut, cut), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(sharp):
        image.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return image


@lru_cache(maxsize=24)
def _paper(size: tuple[int, int], kind: int) -> pygame.Surface:
    """How long each spot of a card lasts, as brightness and as alpha: its edges burn first."""
    rng = Random(kind)
    lean = rng.uniform(0, 2 * pi)
    layers = []
    for spots, deep, rough in ((_COARSE, 125, 30), (_FINE, 0, 18)):
        small = pygame.Surface((spots, spots), pygame.SRCALPHA)
        for y in range(spots):
            for x in range(spots):
                u, v = x / (spots - 1) * 2 - 1, y / (spots - 1) * 2 - 1
                far = 1 - max(abs(u), abs(v)) + 0.25 * (u * sin(lean) + v * sin(lean + pi / 2))
                last = round(max(0, deep * far + rng.uniform(0, 2 * rough) + _LEAST / 2))
                small.set_at((x, y), (last, last, last, last))
        layers.append(pygame.transform.smoothscale(small, size))
    layers[0].blit(layers[1], (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return layers[0]


def _curled(
    surface: pygame.Surface, image: pygame.Surface, at: tuple[int, int], curl: float, side: int
) -> None:
    """Paint it in upright strips, those at the sides raised and narrow: paper that rolls up."""
    width, height = image.get_size()
    strips = max(8, min(24, width // 6))
    shrink = 1 - curl / max(1, height) * 0.9
    x = at[0] + width * (1 - shrink) / 2
    for n in range(strips):
        left, right = width * n // strips, width * (n + 1) // strips
        across = (left + right) / width - 1
        up = curl * across * across * (1.25 if across * side > 0 else 0.7)
        part = image.subsurface((left, 0, right - left, height))
        nxt = x + (right - left) * shrink
        wide = max(1, round(nxt) - round(x))
        if wide != right - left:
            part = pygame.transform.scale(part, (wide, height))
        surface.blit(part, (round(x), round(at[1] + curl * 0.5 - up)))
        x = nxt


def _flames(rect: pygame.Rect, share: float) -> list[Dot]:
    """Licking flames; no new ones come once little is left to burn."""
    dots: list[Dot] = []
    for n, key, age, born in _aloft(FLAMES, share, 2, life=(0.3, 0.16), until=0.86):
        strength = min(1.0, born * 5 + 0.35) * min(1.0, (1 - born) * 2.2)
        size = rect.h * (0.3 + 0.2 * chance(key, 4)) * strength * (1 - age) ** 0.6
        x = rect.centerx + rect.w * (chance(key, 5) - 0.5) * 0.92 * (1 - 0.45 * age)
        x += rect.w * 0.05 * sin(age * 5 + 6 * chance(key, 6))
        foot = rect.y + rect.h * (0.35 + 0.6 * chance(key, 7))
        y = foot - rect.h * age * (0.75 + 0.6 * chance(key, 8)) * strength
        dots.append(Dot(x, y, size, _heat(age), 1.9, glows=n % 3 == 0))
    return dots


def _sparks(rect: pygame.Rect, share: float) -> list[Dot]:
    """Bright bits that fly up, and on after the cards have gone."""
    dots: list[Dot] = []
    for _, key, age, _ in _aloft(SPARKS, share, 11, life=(0.45, 0.25), until=0.98):
        x = rect.centerx + rect.w * (chance(key, 13) - 0.5) * (0.9 + 0.8 * age)
        x += rect.w * 0.08 * sin(age * 7 + key)
        y = rect.bottom - rect.h * (0.2 + age * (1.0 + 0.8 * chance(key, 14)))
        size = max(3.0, rect.w * 0.07) * (1 - age)
        dots.append(Dot(x, y, size, mix(_HEAT[1], _HEAT[2], age)))
    return dots


def _aloft(
    count: int, share: float, seed: int, *, life: tuple[float, float], until: float
) -> Iterator[tuple[int, int, float, float]]:
    """The bits that are in the air, of those that are born again and again `until` then.

    Of each: its number, another one in each of its lives, how much of this one is over, and when it
    was born. A life lasts the first of `life`, and up to the second longer. Times are shares.
    """
    for n in range(count):
        lasts = life[0] + life[1] * chance(n, seed)
        rounds, age = divmod(share / lasts + chance(n, seed + 1), 1.0)
        born = share - age * lasts
        if -0.02 <= born <= until:
            yield n, n + 31 * int(rounds), age, born


def _smoke(rect: pygame.Rect, share: float) -> list[Dot]:
    """A little smoke towards the end."""
    dots: list[Dot] = []
    for n in range(PUFFS):
        age = (share - 0.62 - 0.06 * n) / 0.6
        if not 0 < age < 1:
            continue
        x = rect.centerx + rect.w * (chance(n, 21) - 0.5) * 0.6 + rect.w * 0.1 * sin(3 * age + n)
        y = rect.centery - rect.h * (0.1 + 0.7 * age)
        size = rect.h * (0.25 + 0.5 * age) * min(1.0, (1 - age) * 2)
        dots.append(Dot(x, y, size, _SMOKE, glows=False, dense=0.5 * (1 - age)))
    return dots


def _heat(age: float) -> Rgb:
    """The colour of a flame, from white-hot to hardly to be seen."""
    where = min(0.999, round(age * HEATS) / HEATS) * (len(_HEAT) - 1)
    return mix(_HEAT[int(where)], _HEAT[int(where) + 1], where % 1)
