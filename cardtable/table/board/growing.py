"""How large cards become that are set larger: as far as no more of them lie on each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import FRect

FINER = 0.02  # steps in which larger cards are tried


def grown(
    wanted: float, overlaps: Callable[[float, float], set[tuple[str, str]]]
) -> tuple[float, float]:
    """How large cards are, and those that the reader plays from, which may have more room.

    `overlaps` tells for two such sizes what overlaps then.
    """
    if wanted <= 1:
        return wanted, wanted
    usual = overlaps(1.0, 1.0)
    found = wanted
    while found > 1 and not overlaps(found, found) <= usual:
        found = max(1.0, found - FINER)
    near = wanted
    while near > found and not overlaps(found, near) <= usual:
        near = max(found, near - FINER)
    return found, near


def overlapping(rects: Mapping[str, FRect]) -> set[tuple[str, str]]:
    """Which of them overlap."""
    return {
        (one, other)
        for one, rect in rects.items()
        for other, another in rects.items()
        if one < other and rect.colliderect(another)
    }
