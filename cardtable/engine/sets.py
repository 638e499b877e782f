"""The sets that can be made of cards of one rank, as lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from cardtable.engine.cards import Card, in_order, names, subsets
from cardtable.engine.notation import Move

Sets: TypeAlias = Callable[[str, tuple[Card, ...]], list[Move]]
"""From a verb and cards of one rank, a line for each set that counts as a move of its own."""

_CACHED = 6
"""Of so many cards the sets are remembered; more of a rank are rare, and have too many."""


def every_set(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for every set of these cards of one rank. The list is shared."""
    return _few(verb, like) if len(like) <= _CACHED else _every(verb, like)


@lru_cache(maxsize=8192)
def one_of_each_size(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for one set of each size, since suits mean nothing. The list is shared."""
    run = in_order(like)
    return [f"{verb} {names(run[:size])}" for size in range(1, len(run) + 1)]


@lru_cache(maxsize=8192)
def each_alone(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for each of these cards, where sets have one card. The list is shared."""
    return [f"{verb} {one.name}" for one in in_order(like)]


def any_alone(verb: str, like: tuple[Card, ...]) -> list[Move]:
    """A line for one of these cards, since suits mean nothing."""
    return [f"{verb} {in_order(like)[0].name}"]


def _every(verb: str, like: tuple[Card, ...]) -> list[Move]:
    return [f"{verb} {names(some)}" for some in subsets(in_order(like))]


_few = lru_cache(maxsize=8192)(_every)
