"""What a computer player is like, however strong it is.

A character decides between moves that are about as good, and nothing else: so it plays about as
well as any other of its level, but not the same.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """One manner of playing.

    Likings are in units of a game's move score: one more, and a line is taken about e times as
    often as others that are as good.
    """

    name: str
    words: str
    """What it is like, in a sentence for players."""
    keeping: float = 0.0
    """How much less it likes a line for each unit that it gives away (`Knowledge.gives`)."""
    daring: float = 0.0
    """How much more it likes a line for each time that its results vary as much as is usual."""
    reach: float = 0.0
    """With thinking: what it likes may be worth so much less than the best, in the unit of
    `Level.looseness`."""
    leap: float = 0.0
    """Without thinking: ... may have so much less of a score."""


CHARACTERS: dict[str, Character] = {
    one.name: one
    for one in (
        Character("plain", "Plain: plays what it thinks best."),
        Character(
            "hoarder",
            "Hoarder: of equal moves, takes the one that gives away least.",
            keeping=3.0,
            reach=0.05,
            leap=0.5,
        ),
        Character(
            "gambler",
            "Gambler: of equal moves, takes the one that risks most.",
            daring=25.0,
            reach=0.05,
            leap=0.5,
        ),
    )
}
"""What there is; the first has no likings."""

PLAIN = CHARACTERS["plain"]

ANY = "any"
"""One of them by chance, where a table is laid: nobody knows who it will be."""
