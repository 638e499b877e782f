"""Who is stronger, in as few games as it takes: scores by deal, and a test that stops by itself.

A deal that is played from every seat favours nobody, so the scores of whole deals lie closer
together than those of games, and tell more. All here goes by deals, in the order of their numbers:
it doesn't matter in which order games were done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import fsum, log, sqrt
from typing import Protocol

from cardtable.ai.intervals import student

ERROR = 0.05
"""So often the test is wrong, whichever of the two scores is the true one."""
FEWEST = 20
"""No verdict before so many deals: what they say of their spread is too uncertain."""
DOUBT = 4
"""Deals are taken to be spread as if so many had been seen besides, as far apart as can be: where
all have gone alike so far, the next may not."""


class Game(Protocol):
    """A game that has been played, as far as it matters here: see `arena.Played`."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sat where."""

    @property
    def scores(self) -> tuple[float, ...]:
        """For each seat the share of its opponents that it beat."""

    @property
    def number(self) -> int:
        """Which game it was."""

    @property
    def luck(self) -> tuple[float, ...]:
        """How lucky each seat was (`ai.luck`); empty where that isn't known."""


def by_deal(games: Iterable[Game], bot: str) -> dict[int, float]:
    """A player's mean score in each deal that was played from every seat, by the deal's number.

    Where games tell of luck the scores are less it: they may lie beyond 0 and 1.
    """
    games = list(games)
    return evened(_means(games, bot, _score), _means(games, bot, _luck))


def evened(scores: Mapping[int, float], luck: Mapping[int, float]) -> dict[int, float]:
    """The scores of deals, in order, less as much of their luck as leaves the least variance.

    How much that is, is found for each deal in those before it, so that no deal has a say in its
    own: then the mean is as true as it was, since luck has the mean 0 and is worth what it may.
    """
    found: dict[int, float] = {}
    scored = squares = lucky = together = 0.0
    for count, (deal, score) in enumerate(scores.items()):
        factor = 0.0
        if count >= FEWEST and squares:
            factor = (together - scored * lucky / count) / squares
        found[deal] = score - factor * luck[deal]
        scored += score
        lucky += luck[deal]
        squares += luck[deal] ** 2
        together += score * luck[deal]
    return found


def _score(game: Game, seat: int) -> float:
    return game.scores[seat]


def _luck(game: Game, seat: int) -> float:
    return game.luck[seat] if game.luck else 0.0


def _means(games: Iterable[Game], bot: str, of: Callable[[Game, int], float]) -> dict[int, float]:
    """The mean of a player's figures in each deal that was played from every seat."""
    found: dict[int, list[float]] = {}
    seats = 0
    for game in games:
        seats = len(game.bots)
        mine = [of(game, seat) for seat, name in enumerate(game.bots) if name == bot]
        if mine:
            found.setdefault(game.number // seats, []).append(sum(mine) / len(mine))
    return {deal: sum(all_) / seats for deal, all_ in sorted(found.items()) if len(all_) == seats}


@dataclass(frozen=True)
class Paired:
    """A player's score by deals, with its interval (95 %)."""

    score: float
    low: float
    high: float
    deals: int
    saves: float
    """So many times as many games it would take for this, if no deal were played twice."""
    evens: float
    """… and so many times as many again, if the luck of the cards were left in."""


def paired(games: Iterable[Game], bot: str) -> Paired | None:
    """What whole deals say of a player; None where there are too few."""
    games = list(games)
    scores = by_deal(games, bot)
    if len(scores) < FEWEST:
        return None
    count, mean = len(scores), fsum(scores.values()) / len(scores)
    spread = _spread(count, mean, fsum([score * score for score in scores.values()]))
    half = student(count - 1) * sqrt(spread / count)
    seats = len(games[0].bots)
    single = [
        score
        for game in games
        if game.number // seats in scores
        for name, score in zip(game.bots, game.scores, strict=True)
        if name == bot
    ]
    plain = _variance(list(_means(games, bot, _score).values()))
    saves = round(_variance(single) / (plain * seats), 2) if plain else 0.0
    even = _variance(list(scores.values()))
    evens = round(plain / even, 2) if even else 1.0
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return Paired(round(mean, 4), round(low, 4), round(high, 4), count, saves, evens)


class WaldTest:
    """Whether a player scores rather as little as `low` or as much as `high`: Wald's test.

    Asked after every deal, it stops as soon as it may, and is wrong once in twenty times at most
    where one of the two is true. It takes scores of deals to be normally spread.
    """

    def __init__(self, low: float, high: float) -> None:
        """Raises ValueError unless 0 ≤ low < high ≤ 1."""
        if not 0 <= low < high <= 1:
            message = "write two shares, the lower one first, such as 0.5,0.55"
            raise ValueError(message)
        self.low, self.high = low, high
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    @classmethod
    def parse(cls, text: str) -> WaldTest:
        """The two shares as they are typed: `0.5,0.55`. Raises ValueError."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            low, high = 0.0, 0.0
        return cls(low, high)

    def add(self, score: float) -> None:
        """The score of the next deal."""
        self.deals += 1
        self._sum += score
        self._squares += score * score

    @property
    def evidence(self) -> float:
        """By how much the deals speak for the higher score: the logarithm of the likelihoods."""
        if not self.deals:
            return 0.0
        mean = self._sum / self.deals
        spread = _spread(self.deals, mean, self._squares)
        middle = (self.low + self.high) / 2
        return self.deals * (self.high - self.low) * (mean - middle) / spread

    @property
    def reached(self) -> str:
        """`high` or `low` once it is clear, `""` until then."""
        if self.deals < FEWEST or abs(self.evidence) < log((1 - ERROR) / ERROR):
            return ""
        return "high" if self.evidence > 0 else "low"

    def settled_by(self, scores: dict[int, float]) -> bool:
        """Take up the deals that come next, as far as they are there; whether it is clear now."""
        while not self.reached and self.deals in scores:
            self.add(scores[self.deals])
        return bool(self.reached)


def _spread(deals: int, mean: float, squares: float) -> float:
    """The variance of scores whose squares add up to that, with some doubt."""
    return (max(0.0, squares - deals * mean * mean) + DOUBT / 4) / (deals + DOUBT)


def _variance(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum([(each - mean) ** 2 for each in values]) / (len(values) - 1)
