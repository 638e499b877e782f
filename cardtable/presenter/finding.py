"""Find me a game: which rules suit what a table wishes for, by what studies know of them.

What is known is kept as sums in `assets/studies.json`, a row for a table of so many seats at each
of the program's rules, and at rules with one option changed; `make variants` writes it. `Finder`
adds the games that are played besides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias
from zlib import crc32

from cardtable import files
from cardtable.ai.study import StudyPlan, Tally
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules
from cardtable.presenter import houserules, studies

Key: TypeAlias = tuple[str, str, int]
"""Which table: the id of the rules, what is changed in them as JSON, and how many play."""
Lean: TypeAlias = Literal["more", "less", ""]
"""More of something than usual, or less; or it doesn't matter."""

SEED = 1
"""Of the games that are kept; others have other seeds, so that none counts twice."""
ANSWERS = 3
"""So many games are proposed."""


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
        found = sorted(seen.items())
        return cls(
            sum(count for _, count in found),
            sum(value * count for value, count in found),
            sum(value * value * count for value, count in found),
        )

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.games + other.games, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """0 where nothing was measured."""
        return self.total / self.games if self.games else 0.0

    def scaled(self, factor: float) -> Sums:
        """The same in another unit."""
        return Sums(self.games, self.total * factor, self.squares * factor * factor)

    def data(self) -> list[float]:
        """For a JSON file."""
        return [self.games, round(self.total, 3), round(self.squares, 3)]


@dataclass(frozen=True)
class Row:
    """What is known of one table."""

    rules: str
    seats: int
    change: Mapping[str, Any] = field(default_factory=dict)
    """The options that are changed in these rules."""
    mark: int = 0
    """Changes when these rules become others, and then the row says nothing any more."""
    places: tuple[Sums, ...] = ()
    """For each place in the order of play, from the first turn on: the share of others beaten."""
    seconds: Sums = field(default_factory=Sums)
    """How long people take for a game (`ai.watching.Course`)."""
    leads: Sums = field(default_factory=Sums)
    """How often the lead changes in a game."""
    skill: Sums = field(default_factory=Sums)
    """The share of weak players that strong ones beat."""

    @property
    def key(self) -> Key:
        """Which table it is."""
        return self.rules, json.dumps(self.change, sort_keys=True), self.seats

    def plus(self, plain: Tally, skill: Tally) -> Row:
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
            "change": dict(self.change),
            "seats": self.seats,
            "mark": self.mark,
            "places": [one.data() for one in self.places],
            "seconds": self.seconds.data(),
            "leads": self.leads.data(),
            "skill": self.skill.data(),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Row:
        """What `data` was made of."""
        return cls(
            data["rules"],
            data["seats"],
            data["change"],
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


def single_changes(rules: Rules) -> Iterator[dict[str, Any]]:
    """Each change of one option that is worth trying: switches, choices, and the next numbers.

    Who deals or begins is left out where it is a seat, and whatever makes a poor game.
    """
    values = files.values_of(rules)
    for info in files.house_rules(rules.game):
        for value in _others(info, values[info.name]):
            change = {info.name: value}
            try:
                made = files.with_house_rules(rules, change)
            except files.DataError:
                continue
            if not houserules.doubts_of(made):
                yield change


def _others(info: OptionInfo, value: Any) -> list[Any]:
    match info.kind:
        case "switch":
            return [not value]
        case "number" if info.low is not None and info.high is not None:
            return [one for one in (value - 1, value + 1) if info.low <= one <= info.high]
        case "choice" if info.values not in ("dealer", "seat"):
            found = [one for one in info.choices if one != value and not _is_seat(one)]
            if any(isinstance(one, int) for one in info.choices):
                place = info.choices.index(value)
                found = [*info.choices[max(0, place - 1) : place], *info.choices[place + 1 :][:1]]
            return found
    return []


def _is_seat(value: Any) -> bool:
    return isinstance(value, str) and value[:1] == "p" and value[1:].isdecimal()


def read_rows() -> list[Row]:
    """The rows that are shipped, whether or not their rules are still the same."""
    path = files.asset_path("studies.json")
    if not path.is_file():
        return []
    return [Row.read(one) for one in json.loads(path.read_text("utf-8"))["tables"]]
