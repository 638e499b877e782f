"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move


class Sets(dict[tuple[str, tuple[Card, ...]], list[Move]]):
    """From a verb and cards of one rank, a line for each set that counts as a move of its own.

    Worked out when first asked for, and shared: don't change the lists.
    """

    def __init__(self, *, suits: bool) -> None:
        super().__init__()
        self._suits = suits

    def __missing__(self, key: tuple[str, tuple[Card, ...]]) -> list[Move]:
        verb, like = key
        run = in_order(like)
        some = subsets(run) if self._suits else [run[:size] for size in range(1, len(run) + 1)]
        lines = self[key] = [f"{verb} {names(each)}" for each in some]
        return lines


every_set = Sets(suits=True)
one_of_each_size = Sets(suits=False)
"""One set of each size, since suits mean nothing."""
