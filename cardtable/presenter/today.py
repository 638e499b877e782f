"""The deal and the puzzle of a day: the same for everybody who asks on that day, offline."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

from cardtable.engine.facts import Fact
from cardtable.engine.rules import Rules
from cardtable.files import game_ids, load_rules
from cardtable.presenter.phrases import Reader, clock, say, wording

if TYPE_CHECKING:
    from cardtable.engine.record import Record
    from cardtable.files.progress import Day
    from cardtable.puzzles.puzzle import Puzzle

MARK = "_day"
"""The key of a record that says which day's deal it is."""
COMPANY = 3
"""So many sit down to a deal, where its game takes more than that; else as few as can be."""
LEVEL = "hard"
"""Of the opponents."""


@dataclass(frozen=True)
class Deal:
    """A deal that is the same everywhere."""

    rules: Rules
    seats: int
    seed: int


def today() -> date:
    """The day by which everybody goes."""
    return datetime.now(UTC).date()


def next_day(now: datetime, zone: tzinfo | None = None) -> str:
    """When the next day by which everybody goes begins, by the clocks of a zone: `02:00`.

    Without one it's by this computer's clock, as it will be then: clocks may change before that.
    """
    begins = datetime.combine(now.astimezone(UTC).date() + timedelta(days=1), time(), UTC)
    return clock(begins.astimezone(zone))


@cache
def all_games() -> list[str]:
    """The ids of the games that everybody has, in an order that doesn't change."""
    return sorted(game_ids(shipped=True))


def deal_of(day: date) -> Deal:
    """The deal of a day: the games take turns."""
    games = all_games()
    rules = load_rules(games[day.toordinal() % len(games)])
    low, high = rules.seats
    return Deal(rules, COMPANY if high > COMPANY else low, crc32(f"deal {day}".encode()))


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day, of another game than the deal if there is one; None where none are.

    Each game, and then each puzzle of it, draws a number for the day, and the highest wins. So one
    puzzle more or less changes only the days that it wins, and no other.
    """
    from cardtable.puzzles.puzzle import puzzles_of  # read late: a menu names its puzzle later

    dealt = deal_of(day).rules.game.ID
    games = [one for one in all_games() if puzzles_of(one)]
    games = [one for one in games if one != dealt] or games
    if not games:
        return None
    game = max(games, key=lambda each: _drawn(day, each))
    return max(puzzles_of(game), key=lambda puzzle: _drawn(day, f"{game} {puzzle.id}"))


def _drawn(day: date, name: str) -> float:
    """A number that's the same everywhere, and tells nothing about that of any other name."""
    return Random(f"{day} {name}").random()


def told(key: str, **about: Any) -> str:
    """A message about days and puzzles in which nobody is named."""
    return say(Fact(f"today.{key}", about), Reader(str))


def solved(count: int) -> str:
    """How many puzzles have been solved, or what puzzles ask for."""
    return told("solved-yet", count=count) if count else told("unsolved")


def ended(share: float) -> str:
    """How a game ended for somebody who beat that share of the opponents, for a selector."""
    return {0.0: "lost", 1.0: "won"}.get(share, "between")


def shared(day: date, done: Day, game: str) -> str:
    """A line to show to others, that gives nothing away."""
    parts = [told("line", day=dated(day))]
    if done.share is not None:
        key = "line-deal" if done.expert is None else "line-expert"
        expert = "" if done.expert is None else ended(done.expert)
        parts.append(told(key, game=game, ended=ended(done.share), expert=expert))
    if done.stars:
        parts.append(told("line-puzzle", stars="★" * done.stars + "☆" * (3 - done.stars)))
    return " · ".join(parts)


def of_day(record: Record) -> str:
    """That a game is the deal of a day, and how strong its opponents are; nothing of another."""
    others = sum(each.get("kind") == "bot" for each in record.seats)
    return told("at-table", others=others) if MARK in record.extra else ""


def dated(day: date) -> str:
    """A date as it is read: `26 November 2026`."""
    return wording("today.date", day=day.day, month=month_name(day), year=day.year)


def month_name(day: date) -> str:
    """A date's month in words."""
    return wording(f"today.month-{day.month}")
