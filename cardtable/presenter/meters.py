"""The four meters of a game: how it plays at a table of so many, by what studies know of it.

They are how long it takes, how fair its seats are, how much skill counts, and how often the lead
changes. What is known is kept as sums in `assets/studies.json`, a row for each number of players
at each of the program's rules; `make variants ARGS=--tables` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

from cardtable import files
from cardtable.ai.study import StudyPlan, Tally
from cardtable.engine.facts import Fact
from cardtable.engine.rules import Rules
from cardtable.presenter import studies
from cardtable.presenter.phrases import wording

Key: TypeAlias = tuple[str, int]
"""Which table: the id of the rules, and how many play."""

SEED = 1
"""Of the games that are kept; others have other seeds, so that none counts twice."""


# ------------------------------------------------------------------------------- what is known


@dataclass(frozen=True)
class Sums:
    """How many figures were measured, what they add up to, and what their squares do."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, seen: Mapping[int, int] | Mapping[float, int]) -> Sums:
        """Those of values that were seen so often each."""
        values = sorted(seen.items())
        return cls(
            sum(count for _, count in values),
            sum(value * count for value, count in values),
            sum(value * value * count for value, count in values),
        )

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.games + other.games, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """0 where nothing was measured."""
        return self.total / self.games if self.games else 0.0

    def data(self) -> list[float]:
        """For a JSON file."""
        return [self.games, round(self.total, 3), round(self.squares, 3)]


@dataclass(frozen=True)
class TableSums:
    """What is known of one table."""

    rules: str
    seats: int
    mark: int = 0
    """Changes when these rules become others, and then the row says nothing any more."""
    places: tuple[Sums, ...] = ()
    """For each place in the order of play, from the first turn on: the share of others beaten."""
    seconds: Sums = field(default_factory=Sums)
    """How long people take for a game (`ai.watching.GameCourse`)."""
    leads: Sums = field(default_factory=Sums)
    """How often the lead changes in a game."""
    skill: Sums = field(default_factory=Sums)
    """The share of weak players that strong ones beat."""

    @property
    def key(self) -> Key:
        """Which table it is."""
        return self.rules, self.seats

    def plus(self, plain: Tally, skill: Tally) -> TableSums:
        """With more games: of equal players, and of strong against weak ones."""
        more = tuple(map(Sums.of, plain.places))
        none = (Sums(),) * len(more or self.places)
        pairs = zip(self.places or none, more or none, strict=True)
        return replace(
            self,
            places=tuple(one + other for one, other in pairs),
            seconds=self.seconds + Sums.of(plain.seconds),
            leads=self.leads + Sums.of(plain.leads),
            skill=self.skill + Sums.of(skill.strong),
        )

    def data(self) -> dict[str, Any]:
        """For a JSON file."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "mark": self.mark,
            "places": [one.data() for one in self.places],
            "seconds": self.seconds.data(),
            "leads": self.leads.data(),
            "skill": self.skill.data(),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> TableSums:
        """What `data` was made of."""
        return cls(
            data["rules"],
            data["seats"],
            data["mark"],
            tuple(Sums(*one) for one in data["places"]),
            *(Sums(*data[name]) for name in ("seconds", "leads", "skill")),
        )


def mark_of(rules: Rules) -> int:
    """A number that changes with whatever is known of rules.

    An option that is added to the game, and plays as before, changes nothing.
    """
    infos = files.house_rules(rules.game)
    values = files.values_of(rules)
    other = {
        info.name: values[info.name]
        for info in infos
        if not files.same_value(values[info.name], info.default)
    }
    about = [rules.game.ID, other, studies.studied_of(rules).thought]
    return crc32(json.dumps(about, sort_keys=True).encode())


def plan_of(rules: Rules, seats: int, **more: Any) -> StudyPlan:
    """What is to be played at a table so that a row can tell of it; `more` as in `StudyPlan`."""
    return studies.plan_of(rules, seats, thought=studies.studied_of(rules).thought, **more)


def read_rows() -> list[TableSums]:
    """The rows that are shipped, whether or not their rules are still the same.

    Raises DataError where their file is damaged.
    """
    path = files.asset_path("studies.json")
    if not path.is_file():
        return []
    text = files.read_text(path)
    try:
        return [TableSums.read(row) for row in json.loads(text)["tables"]]
    except (ValueError, KeyError, TypeError) as error:
        fault = files.Fault(Fact("errors.no-json", {"why": str(error)}), path)
        raise files.DataError(fault) from error


# ------------------------------------------------------------------------------- the meters


EVEN = 0.035
"""Seats are even where the share of others that each beats is no further off half than this."""
UNFAIR = 0.25
"""So far off half, and the meter of fair seats is empty."""
LONG = 60
"""Minutes at which the meter of time is full."""
LEADS = 6
"""Changes of the lead at which that meter is full."""
SKILL = ((0.9, "most"), (0.75, "much"), (0.6, "some"), (0.0, "luck"))
"""From which share of weak players that strong ones beat skill counts for how much."""


class Meter(NamedTuple):
    """One of the four: its name, its reading in words, and how full it is, from 0 to 1."""

    name: str
    words: str
    share: float | None
    """None where it hasn't been measured."""


@lru_cache(1)
def _rows() -> dict[Key, TableSums]:
    return {row.key: row for row in read_rows()}


def known(rules: Rules, seats: int) -> TableSums | None:
    """What is known of a table of so many by these rules; None where it is nothing.

    Rules that somebody has changed are others than those that were measured.
    """
    row = _rows().get((rules.id, seats))
    return row if row and row.seconds.games and row.mark == mark_of(rules) else None


def minutes(rules: Rules, seats: int) -> float | None:
    """How long a game takes so many people, where that has been measured."""
    row = known(rules, seats)
    return row.seconds.mean / 60 if row else None


def meters(rules: Rules, seats: int) -> list[Meter]:
    """The four meters for a table of so many."""
    row = known(rules, seats)
    return [
        _meter(wording("study.meter-minutes"), _minutes(row) if row else None),
        _meter(wording("study.meter-seats"), _fair(row) if row else None),
        _meter(wording("study.meter-skill"), _skill(rules, row)),
        _meter(wording("study.meter-leads"), _leads(row) if row else None),
    ]


def _meter(name: str, reading: tuple[str, float] | None) -> Meter:
    words, share = reading or (wording("study.meter-unknown"), None)
    return Meter(name, words, share)


def _minutes(row: TableSums) -> tuple[str, float]:
    about = row.seconds.mean / 60
    return wording("study.meter-about", minutes=round(about)), min(1.0, about / LONG)


def _fair(row: TableSums) -> tuple[str, float]:
    off = [place.mean - 0.5 for place in row.places]
    far = max(off, key=abs)
    way = "first" if (far > 0) == (off.index(far) == 0) else "later"
    way = "even" if abs(far) <= EVEN else way
    return wording(f"study.meter-seats-{way}"), max(0.0, 1 - abs(far) / UNFAIR)


def _skill(rules: Rules, row: TableSums | None) -> tuple[str, float] | None:
    """By the games at this table, or else at the one of these rules where most were played."""
    low, high = rules.seats
    others = [known(rules, seats) for seats in range(low, high + 1)]
    rows = [one for one in others if one and one.skill.games]
    best = row if row and row.skill.games else max(rows, key=lambda r: r.skill.games, default=None)
    if best is None:
        return None
    share = best.skill.mean
    much = next(word for least, word in SKILL if share >= least)
    return wording(f"study.meter-skill-{much}"), max(0.0, min(1.0, 2 * share - 1))


def _leads(row: TableSums) -> tuple[str, float]:
    times = round(row.leads.mean)
    return wording("study.meter-times", count=times), min(1.0, row.leads.mean / LEADS)
