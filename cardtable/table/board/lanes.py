"""How cards lie side by side in a tray, and in a fan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

RIDING = 0.42  # of a card's width: so far a rider leaves the card below in sight
RIDES_LOW = 0.05  # of a card's height: so much lower a rider lies than the card below
PAD = 0.03  # of a tray's height: what it shows above and below its cards
APART = 1.06  # of a card's width, from one card to the next


def steps(rides: Sequence[bool], card: float, room: float) -> list[float]:
    """How far from the first card each of them lies: at most `room`, closer where they are many.

    `rides` says of each whether it lies on the card before it; `card` is a card's width.
    """
    ways = accumulate(RIDING if each else APART for each in rides[1:])
    found = [0.0, *(way * card for way in ways)][: len(rides)]
    far = found[-1] if found else 0.0
    squeeze = min(1.0, max(0.0, room) / far) if far else 1.0
    return [way * squeeze for way in found]


class Fan(NamedTuple):
    """Cards in a hand, as they lie round its middle."""

    cards: list[tuple[float, float, float]]
    """Of each, how far to the right and down its middle is, and its angle."""
    chord: float
    """From the middle of the first card to that of the last."""
    sag: float
    """How much lower its ends are than its middle."""


def fanned(
    count: int, card: float, width: float, most_sag: float, *, own: bool, lap: float = 0.0
) -> Fan:
    """A fan of so many cards: the reader's own is wider spread. `card` is a card's width.

    `lap` is how far apart they lie, in widths, where there is room; 0: as on older tables.
    """
    room = max(0.0, width - card)
    lap = lap or (0.74 if own else 0.34)
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
