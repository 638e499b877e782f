"""Pictures of what cards can do: a sign for each power, the gilt seal that bears it, gilt discs."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.theme import Theme

_SHIELD = "M12 3L19.5 5.5V11.5C19.5 16 16.5 19.2 12 21.2C7.5 19.2 4.5 16 4.5 11.5V5.5Z"
_CROWN = "M4.5 18.5L3 8L8.2 11.5L12 5L15.8 11.5L21 8L19.5 18.5Z"
_FLAME = (
    "M12.6 2C13.4 6.4 18.8 9 18.8 14.8A6.8 6.8 0 0 1 5.2 14.8C5.2 11.6 6.8 9.6 8.2 8"
    "C8.5 9.8 9.2 10.7 10.2 11C9.6 7.8 10.6 4.4 12.6 2Z"
)

# On a square of 24 by 24: a line, and a shape that is filled.
SIGNS: dict[str, tuple[str, str]] = {
    "again": ("M18.3 8A7.5 7.5 0 1 0 19.5 13M19.2 3.5V8.6H14", ""),
    "any": ("M12 3.5V20.5M4.7 7.8L19.3 16.2M19.3 7.8L4.7 16.2", ""),
    "binds": ("M8 11V8A4 4 0 0 1 16 8V11", "M5 10.5H19V20.5H5Z"),
    "burns": ("", _FLAME),
    "calls": ("M4 5H20V16H12.5L7.5 20.5V16H4Z", ""),
    "chooses": ("M5 20.5C5 16.6 8 14.5 12 14.5C16 14.5 19 16.6 19 20.5",
                "M12 11.8A4.1 4.1 0 1 0 12 3.6A4.1 4.1 0 1 0 12 11.8Z"),
    "copies": ("M9 9H20V20H9ZM15 4.5H4.5V15", ""),
    "counters": (("M12 20.5A8.5 8.5 0 1 0 12 3.5A8.5 8.5 0 1 0 12 20.5ZM8.5 8.5L15.5 15.5"
                 "M15.5 8.5L8.5 15.5"), ""),
    "crowns": ("", _CROWN),
    "discards": ("M4 4H12.5V18.5H4ZM15.5 11.5H22", ""),
    "doubles": ("M4.5 5L11 12L4.5 19M12.5 5L19 12L12.5 19", ""),
    "draws": ("M4 4H12.5V18.5H4ZM18.2 5V18.5M14.8 15L18.2 18.5L21.6 15", ""),
    "fits": ("M4.5 12.5L10 18L19.5 6.5", ""),
    "flat": ("M4.5 8.5H19.5M4.5 15.5H19.5", ""),
    "gives": ("M3.5 12H16M11 6.8L16.2 12L11 17.2M20.5 4.5V19.5", ""),
    "guards": (_SHIELD, ""),
    "higher": ("M5 11.5L12 5L19 11.5M5 18.5L12 12L19 18.5", ""),
    "levels": ("M4 4.5H20M12 20.5V9M7 13.5L12 8.5L17 13.5", ""),
    "lower": ("M5 5.5L12 12L19 5.5M5 12.5L12 19L19 12.5", ""),
    "mutes": ("M12 20.5A8.5 8.5 0 1 0 12 3.5A8.5 8.5 0 1 0 12 20.5ZM6 6L18 18", ""),
    "overrules": ("", _SHIELD),
    "returns": ("M3.5 12L12 4L20.5 12M6.5 10.5V20H17.5V10.5", ""),
    "reverses": (("M4.5 10.5A7.6 7.6 0 0 1 18.5 8.2M18.8 3.2V8.6H13.4"
                 "M19.5 13.5A7.6 7.6 0 0 1 5.5 15.8M5.2 20.8V15.4H10.6"), ""),
    "runs": ("M3 20H8V15H13V10H18V5H21.5", ""),
    "scraps": ("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", ""),
    "sees": (("M10.6 14A3.8 3.8 0 1 0 3 14A3.8 3.8 0 1 0 10.6 14ZM21 14A3.8 3.8 0 1 0 13.4 14"
             "A3.8 3.8 0 1 0 21 14ZM10.6 13C11.4 12 12.6 12 13.4 13M3.2 12.5L5.5 6.5"
             "M20.8 12.5L18.5 6.5"), ""),
    "shows": ("M12 3.5V14M7.5 9.8L12 14.3L16.5 9.8M4 14.5V20H20V14.5", ""),
    "single": ("M7 3.5H17V20.5H7Z", ""),
    "skips": ("M3.5 15A8.6 8.6 0 0 1 19.5 12.2M20 6.5V12.6H13.9",
              "M12 20.2A2.2 2.2 0 1 0 12 15.8A2.2 2.2 0 1 0 12 20.2Z"),
    "steals": ("M19.5 4.5V19.5M16 12H4.5M9.5 6.8L4.3 12L9.5 17.2", ""),
    "swaps": ("M4 8H20M16 3.8L20.2 8L16 12.2M20 16H4M8 11.8L3.8 16L8 20.2", ""),
    "sweeps": (("M2.5 9.5C5 5.8 7.5 5.8 10 9.5C12.5 13.2 15 13.2 17.5 9.5C18.8 7.6 20 6.8 21.5 6.8"
               "M2.5 17.5C5 13.8 7.5 13.8 10 17.5C12.5 21.2 15 21.2 17.5 17.5"
               "C18.8 15.6 20 14.8 21.5 14.8"), ""),
    "takes": ("M12 14.3V3.8M7.5 8.2L12 3.7L16.5 8.2M4 14.5V20H20V14.5", ""),
    "topples": ("M4 20.5L20 3.5", _CROWN),
    "triples": ("M5 5V19M12 5V19M19 5V19", ""),
    "turns": ("M4 13A8 8 0 0 1 17 6.4M17.6 2V7H12.4", "M10.5 12H20.5V20.8H10.5Z"),
    "undoes": (("M8.5 4L3.8 8.8L8.5 13.6M4.3 8.8H14.5C18 8.8 20.3 11.2 20.3 14.3"
               "C20.3 17.4 18 19.8 14.5 19.8H11"), ""),
    "unseen": (("M3 12C6 7.6 9 6 12 6C15 6 18 7.6 21 12C18 16.4 15 18 12 18C9 18 6 16.4 3 12Z"
               "M5 19.5L19 4.5"), ""),
}  # fmt: skip
DARK: Rgb = (46, 28, 10)
"""The ink on gilt."""
FINE = 20  # pixels: below that a sign has thicker lines
PART = 0.62  # of a seal: how large its sign is


class Seal(NamedTuple):
    """A seal on a card: what it bears, how large it is, and where its middle is.

    Sizes and places are shares of the card's height, from its upper left corner.
    """

    sign: str
    size: float
    at: tuple[float, float]


def sign_body(sign: str, ink: Rgb, *, line: float = 2.4) -> str:
    """A sign as SVG, on a square of 24 by 24."""
    stroke, shape = SIGNS[sign]
    colour = hex_colour(ink)
    body = ""
    if stroke:
        body = (
            f'<path d="{stroke}" fill="none" stroke="{colour}" stroke-width="{line}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return body + (f'<path d="{shape}" fill="{colour}"/>' if shape else "")


def sign_picture(theme: Theme, sign: str, size: int, ink: Rgb) -> pygame.Surface:
    """A sign in that colour, `size` pixels square."""
    line = 2.9 if size < FINE else 2.4

    def make() -> pygame.Surface:
        return _drawn((size, size), sign_body(sign, ink, line=line), "0 0 24 24")

    return theme.kept(("sign", sign, size, ink), make)


def coin_body(p: Palette, x: float, y: float, radius: float) -> str:
    """A gilt coin as SVG: a dark edge, a rim, a ring of light and a face that shines above."""
    rim, face = hex_colour(mix(p.second, (70, 38, 6), 0.42)), hex_colour(p.second)
    shine = hex_colour(mix(p.second, (255, 250, 232), 0.5))
    edge = max(0.8, 0.07 * radius)
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#1c1108" fill-opacity="0.55"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius - 0.5 * edge}" fill="{rim}"/>'
        f'<circle cx="{x}" cy="{y - 0.3 * edge}" r="{radius - 1.6 * edge}" fill="{shine}"/>'
        f'<circle cx="{x}" cy="{y + 0.3 * edge}" r="{radius - 2.2 * edge}" fill="{face}"/>'
    )


def pill_body(p: Palette, wide: int, high: int) -> str:
    """The same as SVG, drawn out to that width."""
    rim, face = hex_colour(mix(p.second, (70, 38, 6), 0.42)), hex_colour(p.second)
    shine = hex_colour(mix(p.second, (255, 250, 232), 0.5))
    edge = max(1.0, 0.035 * high)

    def layer(near: float, down: float, ink: str, opaque: float = 1.0) -> str:
        return (
            f'<rect x="{near}" y="{near + down}" width="{wide - 2 * near}" '
            f'height="{high - 2 * near}" rx="{high / 2 - near}" fill="{ink}" '
            f'fill-opacity="{opaque}"/>'
        )

    return (
        layer(0.5, 0, "#1c1108", 0.6)
        + layer(0.5 + 0.6 * edge, 0, rim)
        + layer(0.5 + 1.7 * edge, -0.3 * edge, shine)
        + layer(0.5 + 2.4 * edge, 0.3 * edge, face)
    )


def seal_picture(p: Palette, sign: str, size: int) -> pygame.Surface:
    """A gilt seal with a sign in dark ink, `size` pixels across."""
    radius, part = size / 2, PART * size
    line = 2.9 if part < FINE else 2.3
    near, times = (size - part) / 2, part / 24
    body = coin_body(p, radius, radius, radius - 0.5)
    body += (
        f'<g transform="translate({near:.2f} {near:.2f}) scale({times:.4f})">'
        f"{sign_body(sign, DARK, line=line)}</g>"
    )
    return _drawn((size, size), body)


def _drawn(size: tuple[int, int], body: str, box: str = "") -> pygame.Surface:
    view = f' viewBox="{box}"' if box else ""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"{view}>'
    return raster(f"{svg}{body}</svg>", size)
