"""How cards lie side by side in a tray."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

RIDING = 0.42  # of a card's width: so far a rider leaves the card below in sight
RIDES_LOW = 0.05  # of a card's height: so much lower a rider lies than the card below
EDGE = 0.03  # of a tray's height: what it shows above and below its cards
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
