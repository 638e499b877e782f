"""What came of the days' deals and puzzles, and of all puzzles: `days.json` in the home."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import count
from typing import Annotated, TypeAlias

from cardtable.engine.schema import Between
from cardtable.files.folders import data_folder
from cardtable.files.store import Store, Stored, counted

Share: TypeAlias = Annotated[float, Between(0, 1)]
Stars: TypeAlias = Annotated[int, Between(0, 3)]


@dataclass(frozen=True)
class Day:
    """What somebody did on a day, as far as it went."""

    share: Share | None = None
    """The share of the opponents beaten in the day's deal; None: not played to its end."""
    expert: Share | None = None
    """The same of the expert's, with the same cards."""
    stars: Stars = 0
    """Earned by the day's puzzle; nought: not solved."""
    game: str = ""
    """The name of the file of the game that was dealt for it here last; of no other it is told how
    it ended."""


@dataclass(frozen=True)
class Days(Stored):
    """All of them, and what every puzzle has earned."""

    days: Mapping[Annotated[str, date.fromisoformat], Day] = field(default_factory=dict)
    """By their dates, `2026-11-26`."""
    puzzles: Mapping[str, Stars] = field(default_factory=dict)
    """The most stars of each puzzle that was solved, by its id."""

    def of(self, day: date | str) -> Day:
        """What was done on a day."""
        return self.days.get(str(day), Day())

    def streak(self, last: date) -> int:
        """How many days in a row a deal or a puzzle was done on, up to that day or the one before.

        The day itself may still be played.
        """

        def done(ago: int) -> bool:
            one = self.of(last - timedelta(days=ago))
            return one.share is not None or one.stars > 0

        first = 0 if done(0) else 1
        return next(ago for ago in count(first) if not done(ago)) - first


def load_days(problems: list[str] | None = None) -> Days:
    """What is known, as far as it can be read; the rest is as in `Store.load`."""
    return _store().load(problems)


def note_dealt(day: str, game: str) -> str:
    """Keep in which file the day's deal is played; all three give and raise what `change` does."""
    return _note(day, lambda one: replace(one, game=game))


def note_deal(day: str, share: float | None = None, expert: float | None = None) -> str:
    """Keep how the day's deal ended; the first end counts."""

    def first(one: Day) -> Day:
        known = share if one.share is None else one.share
        return replace(one, share=known, expert=expert if one.expert is None else one.expert)

    return _note(day, first)


def note_puzzle(id: str, stars: int, day: str = "") -> str:
    """Keep that a puzzle was solved, perhaps as a day's; stars never become fewer."""

    def solved(days: Days) -> Days:
        if day:
            one = days.of(day)
            days = _with(days, day, replace(one, stars=max(stars, one.stars)))
        most = max(stars, days.puzzles.get(id, 0))
        return replace(days, puzzles={**days.puzzles, id: most})

    return _store().change(solved)


def _note(day: str, change: Callable[[Day], Day]) -> str:
    return _store().change(lambda days: _with(days, day, change(days.of(day))))


def _with(days: Days, day: str, now: Day) -> Days:
    return replace(days, days={**days.days, day: now})


def _store() -> Store[Days]:
    def size(days: Days) -> str:
        return f"{counted(len(days.days), 'day')} and {counted(len(days.puzzles), 'puzzle')}"

    return Store(data_folder() / "days.json", Days, size)
