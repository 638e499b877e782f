"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move

_KEPT = 6
"""Of so many cards the sets are remembered; more of a rank are rare, and have too many."""


class Sets(dict[tuple[str, tuple[Card, ...]], list[Move]]):
    """From a verb and cards of one rank, a line for each set that counts as a move of its own.

    Worked out when first asked for, and shared: don't change the lists.
    """

    def __init__(self, *, suits: bool, alone: bool = False) -> None:
        super().__init__()
        self._suits = suits
        self._alone = alone

    def __missing__(self, key: tuple[str, tuple[Card, ...]]) -> list[Move]:
        verb, like = key
        run = in_order(like)
        if self._alone:
            some = [[one] for one in run[: None if self._suits else 1]]
        else:
            some = subsets(run) if self._suits else [run[: size + 1] for size in range(len(run))]
        lines = [f"{verb} {names(each)}" for each in some]
        if len(run) <= _KEPT:
            self[key] = lines
        return lines


every_set = Sets(suits=True)
one_of_each_size = Sets(suits=False)
"""One set of each size, since suits mean nothing."""
each_alone = Sets(suits=True, alone=True)
"""Where a set has one card."""
any_alone = Sets(suits=False, alone=True)
"""Where a set has one card, and suits mean nothing."""
