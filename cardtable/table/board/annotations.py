"""Annotations: all words that are written on or beside a composed table, and where they stand.

One placer, one rule: never over a card that can be chosen or must be judged, nor over the line or a
control; of two the more important has its place first. What finds none is not on the table: the
log tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from cardtable.table.drawing.room import Clearance, nearest_free
from cardtable.table.drawing.stage import Item

STEP = 0.02  # of a unit, between the places that are tried
AIR = 0.008  # of a unit, around an annotation


@dataclass(frozen=True)
class Form:
    """One form that an annotation may have: some width, some size of letters."""

    size: tuple[int, int]
    paint: Callable[[], pygame.Surface]


@dataclass(frozen=True)
class Annotation:
    """Words with a place that they would like."""

    key: Hashable
    about: pygame.Rect
    """What it is about: it stands near that, and not on it."""
    weight: int
    """How much it matters."""
    slips: tuple[Form, ...]
    """Its forms, what is liked best first."""
    far: float = 1.0
    """In units: further away from what it is about nobody would look for it."""


@dataclass(frozen=True)
class Kept:
    """What annotations keep clear of."""

    never: Sequence[pygame.Rect]
    """Cards that can be chosen or must be judged, the line, controls, people."""
    rather: Sequence[pygame.Rect] = ()
    """What else there is on the cloth: rather these are covered than that nothing is told."""


def place(
    annotations: Iterable[Annotation], kept: Kept, bounds: pygame.Rect, unit: float
) -> tuple[list[Item], list[Annotation]]:
    """The annotations where each has its place, and those that have none."""
    step, air = max(2, round(STEP * unit)), round(AIR * unit)
    inner = bounds.inflate(-2 * air, -2 * air)
    taken = list(kept.never)
    items: list[Item] = []
    left: list[Annotation] = []
    for one in sorted(annotations, key=lambda each: -each.weight):
        sizes = [slip.size for slip in one.slips]
        whole = one.about.size[0] * one.about.size[1] >= bounds.w * bounds.h
        never = taken if whole else [*taken, one.about]
        levels = [
            Clearance([*never, *kept.rather], one.far * unit),
            Clearance(never, one.far * unit),
        ]
        found = nearest_free(sizes, one.about, inner, levels, step=step, air=air)
        if found is None:
            left.append(one)
            continue
        number, rect = found
        taken.append(rect)
        items.append(_item(one, one.slips[number], rect))
    return items, left


def _item(one: Annotation, slip: Form, rect: pygame.Rect) -> Item:
    image = slip.paint()

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(one.key, rect, id(image), draw)
