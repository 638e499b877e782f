"""The icons in a table's upper right corner: how large they are and where each of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.icons import SIDE, IconButton, letters, tile_size

CORNER = 0.192  # of the table's unit: wider rows of icons would cover the seats beside them
SMALLEST = 0.048  # and this much of it an icon has at least, without its word
ROOMY = 690  # pixels that a table is high which has room for words at any size of text and cards
GAP, MARGIN = 6, 10  # between icons, and from the edge: pixels at scale 1


class Grid(NamedTuple):
    """Where icons stand."""

    size: tuple[int, int]
    """The pixels of the corner that they take, with the space around them."""
    places: list[pygame.Rect]
    """Of each icon, as if the table's upper right corner were at (0, 0)."""
    side: int
    """How large an icon is without its word, in pixels."""
    letters: float
    """How large the letters of the words are, of the style `small`; 0: there are no words."""


def grid(icons: Sequence[IconButton], across: int, theme: Theme, unit: float) -> Grid:
    """Put `across` icons side by side on a table of that unit, with words where they can be read.

    A column is as wide as its widest icon. On a small table with larger text or cards the seats
    need the room: there the words stand in tips only.
    """
    most = max(CORNER / max(3, min(across, len(icons))), SMALLEST) * unit
    fit = min(1.0, most / theme.px(SIDE))
    side, gap, margin = (round(theme.px(one) * fit) for one in (SIDE, GAP, MARGIN))
    cramped = unit < ROOMY and max(theme.text_size, theme.card_size) > 1
    size = 0.0 if cramped else letters(theme, side)
    sizes = [tile_size(theme, icon.label, side, size) for icon in icons]
    columns = [max(wide for wide, _ in sizes[n::across]) for n in range(min(across, len(sizes)))]
    high = max(high for _, high in sizes)
    places = []
    for number in range(len(icons)):
        row, column = divmod(number, across)
        left = sum(columns[column:]) + gap * (len(columns) - 1 - column) + margin
        places.append(pygame.Rect(-left, margin + row * (high + gap), columns[column], high))
    rows = (len(icons) + across - 1) // across
    taken = (margin + sum(columns) + gap * (len(columns) + 1), margin + rows * (high + gap) + gap)
    return Grid(taken, places, side, size)
