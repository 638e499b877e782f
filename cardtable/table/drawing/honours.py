"""What somebody is given at the end of a game, cut from paper: crown, fool's cap, laurel, ribbon.

Like the courts of the deck: few large shapes in two tones, with a second ink off register.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import pygame

from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.theme import Theme

Hat: TypeAlias = Literal["crown", "cap"]
TALL = {"crown": 0.68, "cap": 0.72}
"""Height of each hat, as a part of its width."""
_CROWN = "M9 58L3 17L29 35L50 4L71 35L97 17L91 58Z"
_CROWN_SHADE = "M50 4L71 35L97 17L91 58H50Z"
_CAP = (
    "M16 62C20 46 15 32 5 21C27 16 44 32 50 62Z",
    "M84 62C80 46 85 32 95 21C73 16 56 32 50 62Z",
    "M30 62C34 40 42 24 50 7C58 24 66 40 70 62Z",
)
_BELLS = ((6, 21), (94, 21), (50, 8))
_LEAVES = 7  # on each branch of a laurel
_NOTCH = 0.32  # how deep a ribbon's ends are cut, as a part of their height


def hat(theme: Theme, which: Hat, width: int) -> pygame.Surface:
    """A crown or a fool's cap, `width` pixels wide."""
    size = (width, round(width * TALL[which]))
    draw = _crown if which == "crown" else _cap
    return theme.kept(("hat", which, width), lambda: raster(draw(theme.palette), size))


def laurel(theme: Theme, side: int) -> pygame.Surface:
    """Two branches around a circle of four fifths of `side`, open at the top."""
    return theme.kept(("laurel", side), lambda: raster(_laurel(theme.palette), (side, side)))


def ribbon(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A ribbon with folded ends; `ribbon_field` is where words stand on it."""
    return theme.kept(("ribbon", size), lambda: raster(_ribbon(theme.palette, size), size))


def ribbon_field(rect: pygame.Rect) -> pygame.Rect:
    """The part of a ribbon in `rect` that lies in front."""
    ends = rect.h * 5 // 8
    return pygame.Rect(rect.x + ends, rect.y, rect.w - 2 * ends, round(rect.h * 0.82))


def _svg(width: float, height: float, *parts: str) -> str:
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>'


def _shape(d: str, colour: Rgb, more: str = "") -> str:
    return f'<path d="{d}" fill="{hex_colour(colour)}" {more}/>'


def _dot(x: float, y: float, radius: float, colour: Rgb) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{hex_colour(colour)}"/>'


def _crown(p: Palette) -> str:
    gold, dark = p.second, mix(p.second, p.accent, 0.32)
    points = ((3.5, 15), (29, 34), (50, 4.5), (71, 34), (96.5, 15))
    return _svg(
        100,
        68,
        _shape(_CROWN, p.accent, 'transform="translate(1.6 2.2)"'),
        _shape(_CROWN, gold),
        _shape(_CROWN_SHADE, dark),
        _shape("M9 58L8 51H92L91 58C64 64 36 64 9 58Z", p.ink),
        _shape("M8.6 55L8 51H92L91.4 55C64 60.4 36 60.4 8.6 55Z", p.accent),
        *(_dot(x, y, 4.2, p.accent) for x, y in points[::2]),
        _shape("M50 26L57 36L50 46L43 36Z", p.accent),
        _dot(26, 45, 3, p.on_accent),
        _dot(74, 45, 3, p.on_accent),
    )


def _cap(p: Palette) -> str:
    left, right, middle = _CAP
    blue = p.backs[1]
    return _svg(
        100,
        72,
        *(_shape(one, p.ink, 'transform="translate(1.4 1.8)"') for one in _CAP),
        _shape(left, p.accent),
        _shape(right, blue),
        _shape(middle, p.second),
        _shape("M50 7C58 24 66 40 70 62H50Z", mix(p.second, p.accent, 0.32)),
        _shape("M14 60C36 55 64 55 86 60V68C64 63 36 63 14 68Z", p.card),
        _shape("M50 56.2C63 56.4 76 57.6 86 60V68C76 65.6 63 64.4 50 64.2Z", p.card_edge),
        *(_dot(x + 0.8, y + 1, 5.2, p.ink) + _dot(x, y, 5, p.second) for x, y in _BELLS),
        *(_dot(x, y + 1.4, 1.3, p.ink) for x, y in _BELLS),
    )


def _laurel(p: Palette) -> str:
    green, light = p.backs[3], mix(p.backs[3], p.second, 0.45)
    leaves: list[str] = []
    for number in range(_LEAVES):
        turn = 10 + 17 * number  # degrees from the foot of the circle
        x, y = 50 + 42 * math.sin(math.radians(turn)), 50 + 42 * math.cos(math.radians(turn))
        size = 1.0 - 0.05 * number
        for slant, ink in ((34, light), (-34, green)):
            place = f"translate({x:.2f} {y:.2f}) rotate({slant - turn}) scale({size:.2f})"
            leaves.append(
                _shape("M0 0C2 -4.4 8 -5.2 12.5 -1C9 3.4 4 3.6 0 0Z", ink, f'transform="{place}"')
            )
    branch = "".join(leaves)
    return _svg(100, 100, branch, f'<g transform="translate(100 0) scale(-1 1)">{branch}</g>')


def _ribbon(p: Palette, size: tuple[int, int]) -> str:
    w, h = size
    field = ribbon_field(pygame.Rect(0, 0, w, h))
    left, right, low = field.left, field.right, field.bottom
    drop = h - low  # how much lower the ends hang
    fold, dark = h * 0.34, mix(p.accent, p.ink, 0.55)
    notch = (h - drop) * _NOTCH
    middle = drop + (h - drop) / 2
    under = mix(p.accent, p.ink, 0.25)
    ends = (
        f"M0 {drop}H{left + fold}V{h}H0L{notch} {middle}Z",
        f"M{w} {drop}H{right - fold}V{h}H{w}L{w - notch} {middle}Z",
    )
    folds = (
        f"M{left} {low}H{left + fold}V{h}Z",
        f"M{right} {low}H{right - fold}V{h}Z",
    )
    line = max(1.0, h * 0.03)
    inset = h * 0.09
    return _svg(
        w,
        h,
        *(_shape(one, under) for one in ends),
        *(_shape(one, dark) for one in folds),
        _shape(f"M{left} 0H{right}V{low}H{left}Z", p.accent),
        *(
            _shape(f"M{left} {y}H{right}V{y + line}H{left}Z", p.second)
            for y in (inset, low - inset - line)
        ),
    )
