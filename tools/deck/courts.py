"""The twelve courts: half a figure, and the same half turned round."""

from __future__ import annotations

from deck.jacks import JACKS
from deck.kings import KINGS
from deck.queens import QUEENS
from deck.shapes import frame, path, pip, polygon, rect, turned

LEFT, TOP, WIDE, TALL = 44, 26, 162, 298
FIGURES = {"J": JACKS, "Q": QUEENS, "K": KINGS}


def _ground(suit: str) -> str:
    """Rays from behind the heads."""
    x, y, right, bottom = LEFT, TOP, LEFT + WIDE, 175
    wedges = ""
    # Cut by hand to the frame: the rasteriser has no clipping.
    edge = [(x, bottom), (x, 140), (x, 105), (x, 70), (x, 40), (60, y), (84, y), (112, y), (138, y)]
    edge += [
        (166, y),
        (190, y),
        (right, 40),
        (right, 70),
        (right, 105),
        (right, 140),
        (right, bottom),
    ]
    for i in range(0, len(edge) - 1, 2):
        wedges += polygon([(125, 100), edge[i], edge[i + 1]])
    return rect("paper", x, y, WIDE, bottom - y) + path(f"{suit}t", wedges)


def _belt(suit: str) -> str:
    """The band across the middle, which covers where the halves meet."""
    band = rect("gold", LEFT, 168, WIDE, 14) + rect(suit, LEFT, 170, WIDE, 10)
    stones = "".join(
        path("paper", f"M{x} 171.5L{x + 5} 175L{x} 178.5L{x - 5} 175Z") for x in range(53, 205, 16)
    )
    return band + stones


def _half(rank: str, suit: str) -> str:
    return _ground(suit) + FIGURES[rank][suit]()


def court(rank: str, suit: str) -> str:
    """The picture with its frame."""
    mark = pip(f"{suit}m", suit, 66, 51, 27) + pip(suit, suit, 64.4, 49.6, 27)
    half = _half(rank, suit) + mark
    return (
        half
        + turned(half)
        + _belt(suit)
        + frame(suit, LEFT, TOP, WIDE, TALL, 3, 2)
        + frame("gold", LEFT - 3.5, TOP - 3.5, WIDE + 7, TALL + 7, 5, 1.2)
    )
