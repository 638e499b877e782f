"""The two jokers: one fool in two inks."""

from __future__ import annotations

from deck.shapes import circle, glyph, paper, pip, turned


def _word(cls: str) -> str:
    return "".join(glyph(cls, c, 22, 16 + i * 27, 22, weight=16) for i, c in enumerate("JOKER"))


def joker(suit: str) -> str:
    """The face at ordinary sizes."""
    word = _word(suit)
    return paper() + word + turned(word)


def large(suit: str) -> str:
    """The face for small sizes."""
    return joker(suit)
