"""What came of the days' deals and puzzles, and of all puzzles: `days.json` in the home."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from cardtable.files.folders import data_folder
from cardtable.files.storage import write_atomic


@dataclass(frozen=True)
class Day:
    """What somebody did on a day, as far as it went."""

    share: float | None = None
    """The share of the opponents beaten in the day's deal; None: not played to its end."""
    expert: float | None = None
    """The same of the expert's, with the same cards."""
    stars: int = 0
    """Earned by the day's puzzle; nought: not solved."""


@dataclass(frozen=True)
class Days:
    """All of them, and what every puzzle has earned."""

    days: dict[str, Day] = field(default_factory=dict)
    """By their dates, `2026-11-26`."""
    puzzles: dict[str, int] = field(default_factory=dict)
    """The most stars of each puzzle that was solved, by its id."""

    def of(self, day: date) -> Day:
        """What was done on a day."""
        return self.days.get(day.isoformat(), Day())


def load_days() -> Days:
    """What is known, as far as it can be read. Never fails."""
    with suppress(OSError, ValueError):
        data = json.loads(_path().read_text("utf-8"))
        if isinstance(data, dict):
            found = _sound(data.get("days"), _day), _sound(data.get("puzzles"), _stars)
            return Days(*found)
    return Days()


def note_deal(day: str, share: float | None = None, expert: float | None = None) -> None:
    """Keep how the day's deal ended; the first end counts. Raises DataError."""
    known = load_days()
    before = known.days.get(day, Day())
    share = share if before.share is None else before.share
    expert = expert if before.expert is None else before.expert
    _write(replace(known, days={**known.days, day: replace(before, share=share, expert=expert)}))


def note_puzzle(id: str, stars: int, day: str = "") -> None:
    """Keep that a puzzle was solved, perhaps as a day's; stars never become fewer.

    Raises DataError.
    """
    known = load_days()
    puzzles = {**known.puzzles, id: max(stars, known.puzzles.get(id, 0))}
    days = known.days
    if day:
        before = days.get(day, Day())
        days = {**days, day: replace(before, stars=max(stars, before.stars))}
    _write(Days(days, puzzles))


def _path() -> Path:
    return data_folder() / "days.json"


def _write(days: Days) -> None:
    write_atomic(_path(), json.dumps(asdict(days)))


def _sound(data: Any, read: Any) -> Any:
    """Those entries that can be read."""
    found = {}
    for key, value in data.items() if isinstance(data, dict) else ():
        with suppress(TypeError, ValueError):
            found[str(key)] = read(value)
    return found


def _day(data: Any) -> Day:
    day = Day(**data)
    share, expert = (None if one is None else float(one) for one in (day.share, day.expert))
    return Day(share, expert, _stars(day.stars))


def _stars(value: Any) -> int:
    return max(0, min(3, int(value)))
