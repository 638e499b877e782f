"""One line of a decision tried in given worlds: what is tried in the same ones can be compared.

Two lines that meet the same hidden cards differ by what they are, and not by their luck. So their
difference is known after far fewer worlds than each of their values.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from cardtable.ai.search import Search
from cardtable.engine.chance import Dice
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View


class Trial(Search):
    """What comes of one line: a search of its own, with a thought for each of the worlds."""

    def __init__(self, view: View, seed: int, worlds: list[State], move: Move) -> None:
        """The same seed, worlds and line give the same rewards."""
        self._worlds = worlds
        self._next = 0
        self.rewards: list[float] = []
        """What the seat of the view gets in each world."""
        super().__init__(view, Random(seed))
        self._next = 0
        self.moves = [move]
        self._keys = self._labelled(worlds[0], view.seat, self.moves)
        self._priors = [1.0]

    def world(self) -> State:
        """The next of the worlds."""
        state = self._worlds[self._next].clone()
        state.chance = Dice(self.rng)
        self._next += 1
        return state

    def _count(self, reward: float) -> None:
        super()._count(reward)
        self.rewards.append(reward)


def ahead(one: list[float], other: list[float]) -> tuple[float, float]:
    """How far the first is ahead of the second on the average, and the standard error of that."""
    apart = [first - second for first, second in zip(one, other, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    if count < 2:
        return mean, 1.0
    spread = sum([(each - mean) ** 2 for each in apart]) / (count - 1)
    return mean, sqrt(spread / count)


def alike(search: Search, line: Move) -> Move:
    """The line among the search's that differs from this one in nothing that matters, if any."""
    if line in search.moves:
        return line
    label = search.known.label(line, own=True)
    found = [move for move in search.moves if search.known.label(move, own=True) == label]
    return found[0] if found else line
