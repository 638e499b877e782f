"""Signs on buttons, drawn in strokes."""

from __future__ import annotations

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.theme import Theme

# Strokes on a square of 24 by 24.
SIGNS = {
    "menu": "M4 6H20M4 12H20M4 18H20",
    "undo": "M9 5L4 10L9 15M4.5 10H14C18 10 20 12.5 20 15.5C20 18 18 20 15 20H12",
    "redo": "M15 5L20 10L15 15M19.5 10H10C6 10 4 12.5 4 15.5C4 18 6 20 9 20H12",
    "sort": "M6.5 5V19M3 15.5L6.5 19L10 15.5M13 6.5H15M13 12H18M13 17.5H21",
    "options": "M4 7H11M17 7H20M14 4.5A2.5 2.5 0 1 0 14 9.5A2.5 2.5 0 1 0 14 4.5Z"
    "M4 17H7M13 17H20M10 14.5A2.5 2.5 0 1 0 10 19.5A2.5 2.5 0 1 0 10 14.5Z",
    "keyboard": "M3 6.5H21V17.5H3ZM7 10.5H7.1M12 10.5H12.1M17 10.5H17.1M8.5 14H15.5",
    "aid": "M6 4H18V20H6ZM9 8.5H15M9 12H15M9 15.5H13",
    "log": "M4.5 6H5M4.5 12H5M4.5 18H5M9 6H20M9 12H20M9 18H20",
    "recap": "M4.5 13A7.5 7.5 0 1 0 6.5 6.7L4 9M4 4V9H9M12 8V12.5L15 14.5",
    "screen": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15 9A4 4 0 0 1 15 15"
    "M17.5 6.5A7.5 7.5 0 0 1 17.5 17.5",
    "voice": "M4 5H20V15.5H12.5L8 20V15.5H4ZM8 10.2H8.1M12 10.2H12.1M16 10.2H16.1",
    "leave": "M14 4H5V20H14M10 12H20.5M16.5 8L20.5 12L16.5 16",
    "turn": "M12 11A3.5 3.5 0 1 0 12 4A3.5 3.5 0 1 0 12 11Z"
    "M5 20C5 16.5 8 14 12 14C16 14 19 16.5 19 20",
    "help": "M8.5 9C8.5 6.8 10 5.5 12 5.5C14 5.5 15.5 6.8 15.5 8.8C15.5 11.5 12 11.6 12 14.5"
    "M12 18V18.6",
    "rules": "M12 7.5C10 5.5 7 5 4 5V18C7 18 10 18.5 12 20.5C14 18.5 17 18 20 18V5"
    "C17 5 14 5.5 12 7.5V20.5",
    "hint": "M9 15.5C7.3 14.4 6 12.4 6 10A6 6 0 0 1 18 10C18 12.4 16.7 14.4 15 15.5V17H9Z"
    "M10 20.5H14",
    "first": "M6 5V19M18 5L11 12L18 19",
    "back": "M15 5L8 12L15 19",
    "on": "M9 5L16 12L9 19",
    "run": "M8 5L18 12L8 19Z",
    "last": "M18 5V19M6 5L13 12L6 19",
    "pause": "M8 5V19M16 5V19",
    "peek": "M3 12C6 7 9 5.5 12 5.5C15 5.5 18 7 21 12C18 17 15 18.5 12 18.5C9 18.5 6 17 3 12Z"
    "M12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9Z",
    "cover": "M3 4H21V14C18 17 15 17 12 14C9 17 6 17 3 14ZM8 4V15M16 4V15",
    "close": "M6 6L18 18M18 6L6 18",
    "bin": "M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 10.5V16.5M13.5 10.5V16.5",
    "right": "M5 12.5L10 17.5L19 7",
    "clockwise": "M20.5 4V9.5H15M19.5 15A8 8 0 1 1 17.7 6.4L20.5 9.5",
    "anticlockwise": "M3.5 4V9.5H9M4.5 15A8 8 0 1 0 6.3 6.4L3.5 9.5",
    "up": "M12 20V5M6 11L12 5L18 11",
    "down": "M12 4V19M6 13L12 19L18 13",
    "deal": "M4 7H13V20.5H4ZM8.5 7L9 3.5L19.5 5L17.5 18.5L13 18",
    "learn": "M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.5V16C9.5 18.5 14.5 18.5 17.5 16"
    "V11.5M21.5 9.5V15",
    "saved": "M4.5 4H16L19.5 7.5V20H4.5ZM8 4V8.5H14.5V4M8 20V13.5H16V20",
    "share": "M12 15V3.5M7.5 8L12 3.5L16.5 8M5 12V20.5H19V12",
    "streak": "M12.5 3C13 7 17.5 9 17.5 14.5A5.5 6 0 0 1 6.5 14.5C6.5 12.3 7.6 10.4 9 9.2"
    "C9.3 11 10.2 12 11 12C10.6 8.6 11 5.5 12.5 3Z",
    "statistics": "M5 20V12M12 20V5M19 20V9",
}


def sign_image(theme: Theme, sign: str, size: int, ink: Rgb) -> pygame.Surface:
    """A sign in that colour, as a square."""
    return theme.kept(("icon", sign, size, ink), lambda: _sign(sign, size, ink))


def _sign(sign: str, size: int, ink: Rgb) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        f'<path d="{SIGNS[sign]}" fill="none" stroke="{hex_colour(ink)}" stroke-width="2.2" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return raster(svg, (size, size))
