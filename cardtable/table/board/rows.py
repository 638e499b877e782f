"""How a table's height is shared out between its cards and its words.

The layout file draws a table for text of one size and cards of one size. From top to bottom it is
bands of cards, and between them bands for words: plates, counts, names, the prompt. Where text is
to be larger, the bands for words grow, and cards get what is left; where cards are to be larger,
they get what words don't need.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple, TypeAlias

Band: TypeAlias = tuple[float, float]
"""From where to where, in fractions of the height that the layout file is drawn for."""

LEAST_CARDS = 0.6  # smaller than this of their size cards never get: rather the text stays smaller
LEAST_OTHERS = 0.75  # so much of their size other seats' cards keep where the reader's are larger


class Sizes(NamedTuple):
    """What a player has set, as far as a table of one size is concerned."""

    text: float = 1.0
    """How much of the room for words that the layout file has they need; it may be more than 1."""
    cards: float = 1.0
    """How much larger than the layout file has them cards are to be."""
    typed: float = 1.0
    """How large text is set: what a composed table goes by."""
    mirrored: bool = False
    """Whether the table is one for the left hand."""
    aided: bool = False
    """Whether the card aid lies on it."""

    @property
    def usual(self) -> bool:
        """Whether the layout file's own measures will do."""
        return self.text <= 1 and self.cards == 1


USUAL = Sizes()


class Rows:
    """The height of a table, shared out."""

    def __init__(
        self, own: Iterable[Band], others: Band, under: bool, sizes: Sizes, tall: float
    ) -> None:
        """Share out a table `tall` units high among bands that the layout file has in one unit.

        `own` are the reader's and the shared bands of cards, `others` is that of the seats at the
        top; `under` says whether words stand below the lowest cards.
        """
        bands = _merged([*own, others])
        foreign = others[1] - others[0] if others in bands else 0.0
        mine = sum(end - begin for begin, end in bands) - foreign
        margin = 0.0 if under else 1.0 - bands[-1][1]
        words = 1.0 - margin - mine - foreign
        self.text, self.cards = max(1.0, sizes.text), sizes.cards
        room = tall - margin
        air = self.text
        self.others = max(LEAST_OTHERS, 1 / sizes.cards) if sizes.cards > 1 else sizes.cards
        fit = (room - air * words - self.others * foreign) / mine
        if fit < self.others:  # all cards are equally smaller
            fit = (room - air * words) / (mine + foreign)
            self.others = min(self.others, max(fit, LEAST_CARDS))
        self.cards = min(self.cards, max(fit, LEAST_CARDS))
        if fit < LEAST_CARDS:
            air = max(1.0, (room - LEAST_CARDS * (mine + foreign)) / words)
            self.text = min(self.text, air)
        left = room - air * words - self.cards * mine - self.others * foreign
        air += max(0.0, left) / words
        self._from = [0.0, *(edge for band in bands for edge in band), 1.0]
        shares = [air]
        for band in bands:
            shares += [self.others if band == others else self.cards, air]
        if not under:
            shares[-1] = 1.0
        parts = zip(shares, pairwise(self._from), strict=True)
        lengths = [share * (end - begin) for share, (begin, end) in parts]
        self._to = [0.0, *accumulate(lengths)]
        self._shares = shares

    def __call__(self, level: float) -> float:
        """Where something is, in units, that the layout file has at that fraction of the height."""
        part = min(max(bisect_right(self._from, level) - 1, 0), len(self._shares) - 1)
        return self._to[part] + (level - self._from[part]) * self._shares[part]


def _merged(bands: Sequence[Band]) -> list[Band]:
    """The bands from the top down, those that overlap as one."""
    found: list[Band] = []
    for begin, end in sorted(bands):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        elif end > begin:
            found.append((begin, end))
    return found
