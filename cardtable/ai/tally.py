"""What many games come to, as counts: small, quick to send, and added up in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from cardtable.ai.arena import Played

FINE = 6
"""Decimals of scores that are counted: a third is always the same third."""


@dataclass
class Tally:
    """The counts of some games with equally many seats."""

    games: int = 0
    stalled: int = 0
    places: list[Counter[float]] = field(default_factory=list)
    """For each place in the order of play, from the first turn on: its scores."""
    seats: list[Counter[float]] = field(default_factory=list)
    """For each seat, p1 first: its scores."""
    last: list[int] = field(default_factory=list)
    """For each place how often it alone came last."""
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    fired: dict[str, Counter[int]] = field(default_factory=dict)
    """For what was counted: how often in a game, and in how many games so often; never is left
    out."""
    gaps: dict[str, Counter[float]] = field(default_factory=dict)
    """In each game where some seats had it more often than others: by how much the scores of those
    who had it most often lie above the others' in the mean."""
    strong: Counter[float] = field(default_factory=Counter)
    """Where two kinds of players sat at the table: which share of the weak the strong ones beat."""
    problems: int = 0
    problem: str = ""
    """One of them."""

    def add(self, game: Played, strong: str = "") -> None:
        """Add a game; `strong` is the player whose results against all others are wanted."""
        seats = len(game.scores)
        self._widen(seats)
        scores = [round(score, FINE) for score in game.scores]
        self.games += 1
        self.stalled += game.stalled
        self.lengths[game.moves] += 1
        self.endings[game.ending or "endless"] += 1
        for seat, score in enumerate(scores):
            place = (seat - game.first) % seats
            self.seats[seat][score] += 1
            self.places[place][score] += 1
            self.last[place] += game.last[seat]
        self._count(game, scores)
        if strong:
            self.strong[round(_against(game, strong), FINE)] += 1
        if game.problems:
            self.problems += len(game.problems)
            self.problem = min(filter(None, (self.problem, *game.problems)))

    def merge(self, other: Tally) -> None:
        """Add the games of another."""
        self._widen(len(other.places))
        self.games += other.games
        self.stalled += other.stalled
        for number, last in enumerate(other.last):
            self.places[number].update(other.places[number])
            self.seats[number].update(other.seats[number])
            self.last[number] += last
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.strong.update(other.strong)
        for name, fired in other.fired.items():
            self.fired.setdefault(name, Counter()).update(fired)
        for name, gaps in other.gaps.items():
            self.gaps.setdefault(name, Counter()).update(gaps)
        self.problems += other.problems
        self.problem = min(filter(None, (self.problem, other.problem)), default="")

    def _widen(self, seats: int) -> None:
        while len(self.places) < seats:
            self.places.append(Counter())
            self.seats.append(Counter())
            self.last.append(0)

    def _count(self, game: Played, scores: list[float]) -> None:
        """Count what fired in a game, and how those fared for whom it did so most often."""
        if not game.told:
            return
        totals: Counter[str] = Counter()
        by_seat = [dict(told) for told in game.told]
        for told in by_seat:
            totals.update(told)
        for name, count in totals.items():
            self.fired.setdefault(name, Counter())[count] += 1
            counts = [told.get(name, 0) for told in by_seat[: len(scores)]]
            most = [one for one, its in zip(scores, counts, strict=True) if its == max(counts)]
            if len(most) < len(scores):
                theirs = sum(most) / len(most)
                others = (sum(scores) - sum(most)) / (len(scores) - len(most))
                self.gaps.setdefault(name, Counter())[round(theirs - others, FINE)] += 1

    # ------------------------------------------------------------------ as plain data

    def data(self) -> dict[str, Any]:
        """All of it for a JSON file."""
        return {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Tally:
        """The tally that `data` was made of, read back from JSON."""
        return cls(
            games=data["games"],
            stalled=data["stalled"],
            places=[_floats(one) for one in data["places"]],
            seats=[_floats(one) for one in data["seats"]],
            last=data["last"],
            lengths=_ints(data["lengths"]),
            endings=Counter(data["endings"]),
            fired={name: _ints(one) for name, one in data["fired"].items()},
            gaps={name: _floats(one) for name, one in data["gaps"].items()},
            strong=_floats(data["strong"]),
            problems=data["problems"],
            problem=data["problem"],
        )


def _against(game: Played, strong: str) -> float:
    """Which share of the others' seats those of one player beat, a draw counting half."""
    seats = len(game.scores)
    ours = [score for bot, score in zip(game.bots, game.scores, strict=True) if bot == strong]
    among = len(ours) * (len(ours) - 1) / 2
    return (sum(ours) * (seats - 1) - among) / (len(ours) * (seats - len(ours)))


def _plain(value: Any) -> Any:
    """Counters with their keys as text, in an order that tells nothing of how they were filled."""
    if isinstance(value, dict):
        return {str(key): _plain(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value


def _floats(data: dict[str, int]) -> Counter[float]:
    return Counter({float(key): count for key, count in data.items()})


def _ints(data: dict[str, int]) -> Counter[int]:
    return Counter({int(key): count for key, count in data.items()})
