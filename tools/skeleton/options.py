"""Skeleton's options and memory. Never compiled, since other libraries read the annotations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cardtable.engine.options import Range, option


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    hand_size: Annotated[int, Range(1, 8)] = option(5, rule="SK-1")


@dataclass(frozen=True)
class Extras:
    """Keys of the rules file besides the options: none yet."""


@dataclass
class Memory:
    """What the game remembers besides the cards; the keys of a position's `state`."""

    passes: Annotated[int, Range(0)] = 0
    """How many players in a row have passed."""
