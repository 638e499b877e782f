"""The four suits as vector paths, and SVG text turned into surfaces.

No text font has the suits, so the same shapes stand on cards, in text and on buttons.
"""

from __future__ import annotations

import io
from functools import cache

import pygame

# Each pip lives in a box of 100 by 100 around its optical middle.
PIPS = {
    "H": "M50 95C43 82 6 62 6 34C6 17 18 7 30 7C40 7 47 13 50 22C53 13 60 7 70 7C82 7 94 17 94 34"
    "C94 62 57 82 50 95Z",
    "D": "M50 3C59 22 71 38 86 50C71 62 59 78 50 97C41 78 29 62 14 50C29 38 41 22 50 3Z",
    "S": "M50 4C57 19 93 40 93 65C93 78 84 86 74 86C66 86 58 82 54 74C55 85 60 92 70 97H30"
    "C40 92 45 85 46 74C42 82 34 86 26 86C16 86 7 78 7 65C7 40 43 19 50 4Z",
    "C": "M50 4C62 4 71 13 71 25C71 31 68 37 64 41C67 39 70 38 74 38C86 38 95 47 95 59"
    "C95 71 86 80 74 80C65 80 57 75 54 67C55 81 60 91 70 97H30C40 91 45 81 46 67"
    "C43 75 35 80 26 80C14 80 5 71 5 59C5 47 14 38 26 38C30 38 33 39 36 41"
    "C32 37 29 31 29 25C29 13 38 4 50 4Z",
}
SUIT_OF_SIGN = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def hex_colour(rgb: tuple[int, int, int]) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """SVG text drawn at exactly this size, with transparency."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


@cache
def inked(suit: str, size: int) -> tuple[int, int]:
    """Where in a picture of `pip` its suit begins, and how wide it is, in pixels.

    A diamond is narrower than the others: in a line of text it would leave a gap.
    """
    rect = pip(suit, size, (0, 0, 0)).get_bounding_rect()
    return rect.x, rect.w


def pip(suit: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """One suit, `size` pixels square."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<path fill="{hex_colour(colour)}" d="{PIPS[suit]}"/></svg>'
    )
    return raster(svg, (size, size))
