"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move

_KEPT = 6
"""Up to how many cards the lines are kept; more of a rank are rare, and have too many sets."""


class Like(dict[Card, "Like"]):
    """Cards of one rank, and what they are together with one card more: `like[card]`."""

    def __init__(
        self, verb: str, make: Callable[[list[Card]], list[list[Card]]], cards: tuple[Card, ...]
    ) -> None:
        super().__init__()
        self.cards = cards
        self.lines: list[Move] = [f"{verb} {names(some)}" for some in make(in_order(cards))]
        """A line for each set that counts as a move of its own. Shared: don't change the list."""
        self._verb = verb
        self._make = make

    def __missing__(self, card: Card) -> Like:
        more = Like(self._verb, self._make, (*self.cards, card))
        if len(more.cards) <= _KEPT:
            self[card] = more
        return more


class Sets(dict[str, Like]):
    """From a verb to no cards, which become a set as one after another is added.

    Worked out when first asked for, so that finding the same cards again costs next to nothing.
    """

    def __init__(self, make: Callable[[list[Card]], list[list[Card]]]) -> None:
        """`make` gives the sets of cards in written order."""
        super().__init__()
        self._make = make

    def __missing__(self, verb: str) -> Like:
        self[verb] = Like(verb, self._make, ())
        return self[verb]


def _each_size(run: list[Card]) -> list[list[Card]]:
    return [run[:size] for size in range(1, len(run) + 1)]


def _each(run: list[Card]) -> list[list[Card]]:
    return [[card] for card in run]


def _first(run: list[Card]) -> list[list[Card]]:
    return [[card] for card in run[:1]]


every_set = Sets(subsets)
"""Every set."""
one_of_each_size = Sets(_each_size)
"""One set of each size, since suits mean nothing."""
each_alone = Sets(_each)
"""Each card, where sets have one card."""
any_alone = Sets(_first)
"""One card, since suits mean nothing."""
