"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move

_KEPT = 6
"""Of so many cards the lines are kept; more of a rank are rare, and have too many sets."""


class Sets(dict[tuple[str, tuple[Card, ...]], list[Move]]):
    """From a verb and cards of one rank, a line for each set that counts as a move of its own.

    Worked out when first asked for, and shared: don't change the lists.
    """

    def __init__(self, make: Callable[[list[Card]], list[list[Card]]]) -> None:
        """`make` gives the sets of cards in written order."""
        super().__init__()
        self._make = make

    def __missing__(self, key: tuple[str, tuple[Card, ...]]) -> list[Move]:
        verb, like = key
        lines = [f"{verb} {names(some)}" for some in self._make(in_order(like))]
        if len(like) <= _KEPT:
            self[key] = lines
        return lines


def _each_size(run: list[Card]) -> list[list[Card]]:
    return [run[:size] for size in range(1, len(run) + 1)]


def _each(run: list[Card]) -> list[list[Card]]:
    return [[one] for one in run]


def _first(run: list[Card]) -> list[list[Card]]:
    return [run[:1]]


every_set = Sets(subsets)
"""Every set."""
one_of_each_size = Sets(_each_size)
"""One set of each size, since suits mean nothing."""
each_alone = Sets(_each)
"""Each card, where sets have one card."""
any_alone = Sets(_first)
"""One card, since suits mean nothing."""
