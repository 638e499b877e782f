"""Which control lies next to another one: where an arrow key goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

import pygame


class Placed(Protocol):
    """Something with a place on the screen."""

    rect: pygame.Rect


Stop = TypeVar("Stop", bound=Placed)
OVERLAP = 2
"""Pixels by which neighbours may overlap."""


def neighbour(start: Stop, stops: Iterable[Stop], dx: int, dy: int) -> Stop | None:
    """The nearest stop in a direction, one of them being 0 and the other 1 or -1.

    A control that lies on another one, such as the corner of a tile, is left towards the middle of
    what it lies on; it is entered only where there is nothing else in that direction. From
    elsewhere what it lies on is reached first.
    """
    stops = list(stops)
    best: tuple[tuple[int, float], Stop] | None = None
    for stop in stops:
        if stop is start or any(_between(start.rect, one.rect, stop.rect) for one in stops):
            continue
        rank = _rank(start.rect, stop.rect, dx, dy)
        if rank is not None and (best is None or rank < best[0]):
            best = rank, stop
    return best[1] if best else None


def _between(start: pygame.Rect, under: pygame.Rect, stop: pygame.Rect) -> bool:
    """Whether a stop lies on another one, on which `start` does not lie."""
    return under.contains(stop) and not stop.contains(under) and not under.contains(start)


def _rank(start: pygame.Rect, stop: pygame.Rect, dx: int, dy: int) -> tuple[int, float] | None:
    """How far off a stop is, smaller is nearer; None for one that doesn't lie in the direction."""
    along, across = (0, 1) if dx else (1, 0)
    sign = dx or dy
    offset = [stop.center[axis] - start.center[axis] for axis in (0, 1)]
    inside, around = start.contains(stop), stop.contains(start)
    if inside or around:
        ahead = offset[along] * sign
        return (0 if around else 2, ahead) if ahead > OVERLAP else None
    gap = (
        max(stop.left - start.right, start.left - stop.right),
        max(stop.top - start.bottom, start.top - stop.bottom),
    )
    if offset[along] * sign <= 0 or gap[along] < -OVERLAP:
        return None
    side = max(0, gap[across])
    if dx and side and side >= gap[along]:  # rather above or below than beside it
        return None
    return 1, gap[along] + 3 * side + 0.1 * abs(offset[across])
