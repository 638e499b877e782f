"""What the computer players compute alike in several games, and in searches of several kinds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh

from cardtable.engine.notation import Seat

EXPLORE = 2.5
"""How much is spent on moves that the score likes and that were tried little, as a share of how
much the rewards vary: an estimate in the middle of a game says less than the end of one."""
SOFTNESS = 2.0
"""Scores are divided by this before they become likelihoods: the score knows a lot, not all."""
HASTE = 0.002
"""A win is worth so much less for each decision that it is away, and a loss is less bad: else a
player who wins in any case would take its time."""
SLIP = 0.1
"""So often a playout takes any move, lest all playouts repeat one mistake of the score."""


def soon(decisions: int) -> float:
    """What a result counts for that is that many decisions away."""
    return max(0.5, 1 - HASTE * decisions)


def likelihoods(scores: list[float]) -> list[float]:
    """Scores as shares that add up to one."""
    top = max(scores)
    weights = [exp((each - top) / SOFTNESS) for each in scores]
    total = sum(weights)
    return [each / total for each in weights]


def graded(
    logits: Sequence[float], seats: Sequence[Seat], out: Sequence[Seat]
) -> tuple[float, ...]:
    """For each seat, from -1 to 1: whom it beats for certain, and whom by its better cards.

    `logits` say how good the cards of each seat are, `out` lists those who have finished, the
    first one first.
    """
    left = [out.index(seat) if seat in out else len(out) for seat in seats]
    returns: list[float] = []
    for me, mine in enumerate(logits):
        total = 0.0
        for other, theirs in enumerate(logits):
            if left[me] != left[other]:
                total += 1.0 if left[me] < left[other] else -1.0
            elif other != me:
                total += tanh((mine - theirs) / 2)
        returns.append(total / (len(logits) - 1))
    return tuple(returns)
