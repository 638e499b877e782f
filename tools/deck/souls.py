"""The two decks of Soul Taker: virtues on bright paper, vices on dark.

The decks are told apart three times over: bright ground against dark, a round window against a
barbed one, a sun in the corner against a moon. The table writes the name on the band at the foot.
"""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

import math
import re

from deck.shapes import (
    circle,
    frame,
    glyph,
    group,
    paper,
    path,
    polygon,
    rays,
    rect,
    star,
)
from deck.vices import VICES
from deck.virtues import VIRTUES

X, Y = 152, 124
"""The middle of the window."""
INKS = {
    "+": {"a": "fair", "b": "gold", "c": "day", "d": "fairm", "g": "day"},
    "-": {"a": "bone", "b": "ember", "c": "foult", "d": "foulm", "g": "foult"},
}
"""What the inks of a device are; `g` is the ground of the window."""
_CLASS = re.compile(r'class="([abcdg])(l?)"')


def _inked(body: str, side: str) -> str:
    inks = INKS[side]
    return _CLASS.sub(lambda found: f'class="{inks[found[1]]}{found[2]}"', body)


def device(side: str, value: str, copy: str, x: float, y: float, size: float) -> str:
    """A card's own picture, `size` pixels high."""
    draw = (VIRTUES if side == "+" else VICES)[value]["abcde".index(copy)]
    place = f"translate({x} {y}) scale({size / 100})"
    return group(_inked(draw(), side), place)


def sun(cls: str, x: float, y: float, size: float) -> str:
    """The mark of Fair."""
    return circle(cls, x, y, size * 0.27) + path(cls, rays(x, y, size * 0.34, size * 0.5, 8, 0.44))


def moon(cls: str, x: float, y: float, size: float) -> str:
    """The mark of Foul: a sickle with a thorn."""
    place = f"translate({x} {y}) scale({size / 100})"
    sickle = "M14 -47C-20 -46 -44 -24 -44 4C-44 32 -20 50 8 48C28 47 42 36 48 20C36 30 16 32 2 22C-16 8 -12 -30 14 -47Z"
    return path(cls, sickle, transform=place) + path(
        cls, star(x + size * 0.24, y - size * 0.12, size * 0.25, size * 0.085, 4)
    )


def mark(side: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A side's mark in its own ink."""
    if side == "+":
        return sun(cls or "fair", x, y, size)
    return moon(cls or "bone", x, y, size)


def _ground(side: str) -> str:
    if side == "+":
        return (
            paper() + frame("fairm", 9, 9, 232, 332, 9, 1.4) + frame("gold", 13, 13, 224, 324, 6, 1)
        )
    field = paper() + rect("foul", 7, 7, 236, 336, 10)
    return field + frame("ember", 12, 12, 226, 326, 6, 1.2)


def _barbs(x: float, y: float, long: float, short: float, deep: float) -> list[tuple[float, float]]:
    """A ring of thorns, every other one longer."""
    return _ring(x, y, [long, deep, short, deep] * 6)


def _ring(x: float, y: float, radii: list[float], start: float = 0) -> list[tuple[float, float]]:
    """Points round a middle, at these distances."""
    corners = []
    for number, radius in enumerate(radii):
        angle = math.radians(start + 360 * number / len(radii))
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def _window(side: str, x: float, y: float, size: float) -> str:
    """What the device is seen in, `size` from the middle to the edge."""
    if side == "+":
        burst = path("fairt", rays(x, y, size + 3, size + 16, 40, 0.5))
        return (
            burst
            + circle("fair", x, y, size)
            + circle("gold", x, y, size - 2.6)
            + circle("day", x, y, size - 6.4)
        )
    outer = _barbs(x, y, size + 15, size + 5, size - 8)
    body = path("ember", polygon(outer))
    body += path("foul", polygon(_barbs(x, y, size + 10, size + 1.4, size - 10)))
    return body + path("foult", polygon(_ring(x, y, [size - 13] * 12, 15)))


def _band(side: str) -> str:
    """Where the name is written, in one line or two."""
    if side == "+":
        return rect("fair", 20, 256, 210, 76, 5) + rect("paper", 22.4, 258.4, 205.2, 71.2, 4)
    torn = "M18 262L30 257L216 258L234 263L229 280L236 296L227 312L232 331L212 328L36 331L16 326L23 306L15 290L22 274Z"
    return path("ember", torn, transform="translate(0 2)") + path("bone", torn)


def _row(side: str, value: str) -> str:
    """The value, to be counted."""
    count, step = int(value), 25.0
    left = X - step * (count - 1) / 2
    return "".join(
        mark(side, left + i * step, 237, 16, "" if side == "+" else "ember") for i in range(count)
    )


def _figure(side: str, value: str) -> str:
    """Value and mark on the left, where a fan shows them."""
    ink = "fair" if side == "+" else "bone"
    return glyph(ink, value, 45, 24, 84, weight=18.5, narrow=0.84) + mark(side, 45, 145, 46)


def face(side: str, value: str, copy: str) -> str:
    """The face at ordinary sizes."""
    picture = _window(side, X, Y, 70) + device(side, value, copy, X, Y, 104)
    return _ground(side) + picture + _row(side, value) + _band(side) + _figure(side, value)


def large(side: str, value: str, copy: str) -> str:
    """A face for small sizes: the value as large as a fan can show, and the device."""
    ink = "fair" if side == "+" else "bone"
    figure = glyph(ink, value, 45, 27, 86, weight=18.5, narrow=0.86) + mark(side, 45, 152, 50)
    return (
        _ground(side)
        + _window(side, 145, 226, 84)
        + device(side, value, copy, 145, 226, 126)
        + figure
    )


def all_souls() -> dict[str, str]:
    """Every face, by the card's name with a word for its side: a plus sign is no good file name."""
    pictures = {}
    for side, word in (("+", "fair"), ("-", "foul")):
        for value in "12345":
            for copy in "abcde":
                pictures[f"{word}-{value}{copy}"] = face(side, value, copy)
                pictures[f"large/{word}-{value}{copy}"] = large(side, value, copy)
    return pictures
