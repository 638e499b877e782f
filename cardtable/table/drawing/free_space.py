"""Room on the screen: where words can stand beside something, on nothing that has to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import pygame

Size: TypeAlias = tuple[int, int]


class Clearance(NamedTuple):
    """What has to be kept clear, and how far away, in pixels, words may stand to do so."""

    taken: Sequence[pygame.Rect]
    reach: float


def nearest_free(
    sizes: Sequence[Size],
    near: pygame.Rect,
    bounds: pygame.Rect,
    levels: Sequence[Clearance],
    *,
    step: int,
    air: int = 0,
) -> tuple[int, pygame.Rect] | None:
    """The place nearest to `near` that is free, and the number of the size that fits there.

    The first level counts most, and in each of them the first size; None if no level has a place.
    Places are tried every `step` pixels and edge to edge; `air` is kept around them.
    """
    near = near.inflate(2 * air, 2 * air)
    for taken, reach in levels:
        kept = [one.inflate(2 * air, 2 * air) for one in taken]
        for number, size in enumerate(sizes):
            place = pygame.Rect((0, 0), size)
            for corner in _around(tuple(near), size, tuple(bounds), step, reach):
                place.topleft = corner
                if place.collidelist(kept) < 0:
                    return number, place
    return None


@lru_cache(maxsize=32)  # most pictures have words of the same sizes as the one before
def _around(
    near: tuple[int, ...], size: Size, bounds: tuple[int, ...], step: int, reach: float
) -> list[tuple[int, int]]:
    """Corners of places within `bounds` and at most `reach` from `near`, the nearest first.

    Of places that are as near those above come first, then those below.
    """
    seat, window = pygame.Rect(near), pygame.Rect(bounds)
    width, height = size
    middle = pygame.Rect((0, 0), size)
    middle.center = seat.center
    far = (width + seat.w) // 2 + round(reach), (height + seat.h) // 2 + round(reach)
    columns = _tried(middle.x, step, far[0], window.left, window.right - width)
    rows = _tried(middle.y, step, far[1], window.top, window.bottom - height)
    columns += [
        x for x in (seat.left - width, seat.right) if window.left <= x <= window.right - width
    ]
    rows += [
        y for y in (seat.top - height, seat.bottom) if window.top <= y <= window.bottom - height
    ]
    across = [
        (x, abs(x - middle.x), max(seat.left - x - width, x - seat.right, 0)) for x in columns
    ]
    along = [
        (
            y,
            abs(y - middle.y),
            max(seat.top - y - height, y - seat.bottom, 0),
            0 if y + height <= seat.top else 1 if y >= seat.bottom else 2,
        )
        for y in rows
    ]
    # edge to edge, and rather beside than askew
    spots = [
        (away, side, x, y)
        for x, aside, gap in across
        for y, askew, drop, side in along
        if (away := gap + drop + min(askew, aside) // 3) <= reach
    ]
    spots.sort()
    return [(x, y) for _, _, x, y in spots]


def _tried(middle: int, step: int, far: int, first: int, last: int) -> list[int]:
    """Numbers from `first` to `last`, `step` apart, at most so far from the middle one."""
    before = min(middle - first, far) // step
    after = min(last - middle, far) // step
    return [middle + number * step for number in range(-before, after + 1)]
