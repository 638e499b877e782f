"""Room on the screen: where words can stand beside something, on nothing that has to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

Size: TypeAlias = tuple[int, int]


class Level(NamedTuple):
    """What has to be kept clear, and how far away, in pixels, words may stand to do so."""

    taken: Sequence[pygame.Rect]
    reach: float


def nearest_free(
    sizes: Sequence[Size],
    near: pygame.Rect,
    bounds: pygame.Rect,
    levels: Sequence[Level],
    *,
    step: int,
    air: int = 0,
) -> tuple[int, pygame.Rect] | None:
    """The place nearest to `near` that is free, and the number of the size that fits there.

    The first level counts most, and in each of them the first size; None if no level has a place.
    Places are tried every `step` pixels and edge to edge; `air` is kept around them.
    """
    near = near.inflate(2 * air, 2 * air)
    found: dict[tuple[int, float], list[pygame.Rect]] = {}
    for taken, reach in levels:
        kept = [one.inflate(2 * air, 2 * air) for one in taken]
        for number, size in enumerate(sizes):
            if (number, reach) not in found:
                found[number, reach] = around(near, size, bounds, step, reach)
            for place in found[number, reach]:
                if place.collidelist(kept) < 0:
                    return number, place
    return None


def around(
    near: pygame.Rect, size: Size, bounds: pygame.Rect, step: int, reach: float
) -> list[pygame.Rect]:
    """Places within `bounds` and at most `reach` from `near`, the nearest first.

    Of places that are as near those above come first, then those below.
    """
    width, height = size
    middle = pygame.Rect((0, 0), size)
    middle.center = near.center
    far = (width + near.w) // 2 + round(reach), (height + near.h) // 2 + round(reach)
    columns = _tried(middle.x, step, far[0], bounds.left, bounds.right - width)
    rows = _tried(middle.y, step, far[1], bounds.top, bounds.bottom - height)
    columns += [
        x for x in (near.left - width, near.right) if bounds.left <= x <= bounds.right - width
    ]
    rows += [
        y for y in (near.top - height, near.bottom) if bounds.top <= y <= bounds.bottom - height
    ]
    found: list[tuple[int, int, int, int]] = []
    for x in columns:
        across, gap = abs(x - middle.x), max(near.left - x - width, x - near.right, 0)
        for y in rows:
            drop = max(near.top - y - height, y - near.bottom, 0)
            # edge to edge, and rather beside than askew
            away = gap + drop + min(across, abs(y - middle.y)) // 3
            if away <= reach:
                side = 0 if y + height <= near.top else 1 if y >= near.bottom else 2
                found.append((away, side, x, y))
    found.sort()
    return [pygame.Rect(x, y, width, height) for _, _, x, y in found]


def _tried(middle: int, step: int, far: int, first: int, last: int) -> list[int]:
    """Numbers from `first` to `last`, `step` apart, at most so far from the middle one."""
    before = min(middle - first, far) // step
    after = min(last - middle, far) // step
    return [middle + number * step for number in range(-before, after + 1)]
