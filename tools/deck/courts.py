"""The twelve courts."""

from __future__ import annotations

from deck.shapes import frame, glyph


def court(rank: str, suit: str) -> str:
    return frame(suit, 44, 28, 162, 294, 4, 2) + glyph(suit, rank, 125, 110, 130)
