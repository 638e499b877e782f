"""The constants and formulas that `ai.search` shares with searches in a shorthand."""

from __future__ import annotations

from math import exp

EXPLORE = 2.5
"""How much is spent on lines that the score likes and that were tried little, as a share of how
much the rewards vary: an estimate in the middle of a game says less than the end of one."""
SOFTNESS = 2.0
"""Scores are divided by this before they become likelihoods: the score knows a lot, not all."""
HASTE = 0.002
"""A win is worth so much less for each decision that it is away, and a loss is less bad: else a
player who wins in any case would take its time."""
SLIP = 0.1
"""So often a playout takes any line, lest all playouts repeat one mistake of the score."""


def soon(decisions: int) -> float:
    """What a result counts for that is that many decisions away."""
    return max(0.5, 1 - HASTE * decisions)


def likelihoods(scores: list[float]) -> list[float]:
    """Scores as shares that add up to one."""
    top = max(scores)
    weights = [exp((each - top) / SOFTNESS) for each in scores]
    total = sum(weights)
    return [each / total for each in weights]
