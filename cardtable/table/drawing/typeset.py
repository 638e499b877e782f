"""Letters on a composed table: so many units high, and larger where text is set larger."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.theme import STYLES, Style, Theme

LEAST = 0.0168  # units that letters are high at least: 12 pixels at 1280 by 720
SMALLEST = 0.6  # of its height without larger text: rather than smaller, a line is cut off


class Type(NamedTuple):
    """A style, how high letters are in units, and up to which text size they grow."""

    style: Style
    high: float
    most: float = 2.0


NAME = Type("name", 0.0278)
DID = Type("small", 0.0204)
ASKED = Type("strong", 0.0243, 1.5)
OFFERED = Type("body", 0.0222, 1.5)
TAG = Type("button", 0.0236, 1.5)
CHIP = Type("strong", 0.0205, 1.3)
DISC = Type("strong", 0.0262, 1.3)
LAW = Type("body", 0.0218, 1.4)
LAW_RANK = Type("name", 0.0244, 1.4)
SCORE = Type("title", 0.062, 1.2)
GOAL = Type("small", 0.0204, 1.4)
HEADING = Type("name", 0.0262, 1.2)
ENTRY = Type("small", 0.0202, 1.5)
SAID = Type("body", 0.0236, 2.0)
PAN = Type("name", 0.0262, 1.3)
AGAINST = Type("small", 0.0204, 1.4)
LABEL = Type("small", 0.0196, 1.3)
CALLED = Type("small", 0.0212, 1.5)
TOTAL = Type("title", 0.0385, 1.2)
MADE = Type("small", 0.0204, 1.1)
PENNANT = Type("small", 0.0172, 1.3)


def size(theme: Theme, kind: Type, unit: float) -> float:
    """How large letters are, in shares of what their style has."""
    growth = min(kind.most, theme.text_size)
    pixels = max(LEAST, kind.high * growth) * unit
    return pixels / (STYLES[kind.style].size * theme.scale)


def fitted(theme: Theme, words: str, kind: Type, unit: float, room: float) -> float:
    """The same, smaller where the words would be wider than their room."""
    usual = found = size(theme, kind, unit)
    wide = theme.width(words, kind.style, usual)
    if wide > room:
        pixels = STYLES[kind.style].size * theme.scale
        least = min(SMALLEST * usual, max(LEAST * unit, SMALLEST * kind.high * unit) / pixels)
        found = max(least, usual * room / wide)
        while found > least and theme.width(words, kind.style, found) > room:
            found *= 0.97  # letters have whole pixels
    return found


def written(
    theme: Theme, words: str, kind: Type, unit: float, ink: Rgb, room: float = 0.0
) -> pygame.Surface:
    """Words on cloth; where they have a room they fit into it."""
    found = fitted(theme, words, kind, unit, room) if room else size(theme, kind, unit)
    shown = theme.cut(words, round(room), kind.style, found) if room else words
    return theme.text(shown, kind.style, ink, on="cloth", size=found)
