"""Heaps: how cards lie that were thrown on each other, and how they are spread out to be read."""

from __future__ import annotations

SPREAD_LAP = 0.42  # of their distance: how far cards that were laid together lie apart


def jitter(number: int) -> tuple[float, float, float]:
    """The small disorder of a card thrown on a heap: the same each time for the same card."""
    mixed = (number * 2654435761) & 0xFFFFFFFF
    return ((mixed >> 8) % 15 - 7) * 0.6, (mixed >> 14) % 7 - 3.0, (mixed >> 20) % 7 - 3.0
