"""How cards lie side by side in a fan."""

from __future__ import annotations

import math
from typing import NamedTuple


class Fan(NamedTuple):
    """Cards in a hand, as they lie round its middle."""

    cards: list[tuple[float, float, float]]
    """Of each, how far to the right and down its middle is, and its angle."""
    chord: float
    """From the middle of the first card to that of the last."""
    sag: float
    """How much lower its ends are than its middle."""


def fanned(count: int, card: float, width: float, most_sag: float, *, own: bool, lap: float) -> Fan:
    """A fan of so many cards: the reader's own is wider spread. `card` is a card's width.

    `lap` is how far apart they lie, in widths, where there is room.
    """
    room = max(0.0, width - card)
    step = min(card * lap, room / (count - 1)) if count > 1 else 0.0
    chord = step * (count - 1)
    spread = 0.0
    if chord:
        # a long hand is flatter: its ends must not sink below the window
        flat = 4 * math.degrees(math.atan(2 * most_sag / chord))
        spread = min(11.0 if own else 16.0, (1.7 if own else 3.2) * count, flat)
    radius = chord / 2 / math.sin(math.radians(spread / 2)) if spread else 0.0
    sag = radius * (1 - math.cos(math.radians(spread / 2)))
    cards: list[tuple[float, float, float]] = []
    for number in range(count):
        share = (number / (count - 1) - 0.5) if count > 1 else 0.0
        drop = radius * (1 - math.cos(math.radians(share * spread)))
        cards.append((share * chord, drop - sag / 2, -share * spread))
    return Fan(cards, chord, sag)
