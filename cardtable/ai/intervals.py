"""Figures with intervals: what many games say, and how far it may be from the truth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum, sqrt

SURE = 2.576 / 1.96
"""Differences are told with 99 %, not 95 %: many things are compared at once, and of twenty that
are equal one would else seem different by chance."""

Seen = Mapping[int, int] | Mapping[float, int]
"""Values, and how often each was seen."""


@dataclass(frozen=True)
class Estimate:
    """A share or a mean, with its interval (95 %)."""

    value: float
    low: float
    high: float
    games: int
    """How many games it was measured in."""

    @classmethod
    def share(cls, share: float, games: int) -> Estimate:
        """A share of games, or a mean of scores from 0 to 1: Wilson's interval."""
        low, high = wilson(share, games)
        return cls(_short(share), _short(low), _short(high), games)

    @classmethod
    def mean(cls, seen: Seen) -> Estimate:
        """The mean of values that were seen so often each."""
        games = sum(seen.values())
        if not games:
            return cls(0.0, float("-inf"), float("inf"), 0)
        mean = mean_of(seen)
        if games == 1:
            return cls(_short(mean), float("-inf"), float("inf"), 1)
        around = fsum((value - mean) ** 2 * count for value, count in sorted(seen.items()))
        half = student(games - 1) * sqrt(around / (games - 1) / games)
        return cls(_short(mean), _short(mean - half), _short(mean + half), games)

    @property
    def known(self) -> bool:
        """Whether there were enough games for an interval."""
        return self.high - self.low < float("inf")


def wilson(share: float, games: int) -> tuple[float, float]:
    """The Wilson interval, 95 %, of a share seen in so many games."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    spread = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / spread
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_of(seen: Seen) -> float:
    """The mean of values that were seen so often each; the order of the games changes nothing."""
    games = sum(seen.values())
    return fsum(value * count for value, count in sorted(seen.items())) / games if games else 0.0


def difference(first: Estimate, other: Estimate) -> tuple[float, float, float]:
    """How much larger the first is than the second, with an interval of 99 %.

    Newcombe's way, which is made of the two intervals, so it suits shares near 0 as well as means.
    """
    value = first.value - other.value
    below = sqrt((first.value - first.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((first.high - first.value) ** 2 + (other.value - other.low) ** 2)
    return _short(value), _short(value - SURE * below), _short(value + SURE * above)


def student(freedom: int) -> float:
    """By how many standard errors 95 % of means lie off, with so many degrees of freedom."""
    # The Cornish-Fisher expansion of Student's quantile: the coefficients are those for 97.5 %.
    series = (2.372, 2.823, 2.556, 1.590)
    return 1.96 + sum(each / float(freedom) ** power for power, each in enumerate(series, 1))


def at(seen: Mapping[int, int], share: float) -> int:
    """The value that such a share of those seen does not exceed."""
    wanted, games = share * sum(seen.values()), 0
    for value in sorted(seen):
        games += seen[value]
        if games > wanted:
            return value
    return max(seen, default=0)


def _short(value: float) -> float:
    return round(value, 5)
