"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move

Sets: TypeAlias = Callable[[str, tuple[Card, ...]], list[Move]]
"""From a verb and cards of one rank, a line for each set that counts as a move of its own."""


@cache
def every_set(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for every set of these cards of one rank. The list is shared."""
    return [f"{verb} {names(some)}" for some in subsets(in_order(like))]


@cache
def one_of_each_size(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for one set of each size, since suits mean nothing. The list is shared."""
    run = in_order(like)
    return [f"{verb} {names(run[:size])}" for size in range(1, len(run) + 1)]
