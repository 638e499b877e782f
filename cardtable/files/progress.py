"""What a player has done, in three files of the home: days and puzzles, mistakes, lessons.

In `days.json` stands what came of the days' deals and of all puzzles, in `mistakes.json` what comes
back until it has been done right several times, in `lessons.yaml` how far each lesson has come.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import accumulate, count
from pathlib import Path
from typing import Annotated, Any, TypeAlias
from zlib import crc32

from cardtable.engine.facts import spoken
from cardtable.engine.notation import Move
from cardtable.engine.record import Record
from cardtable.engine.schema import Between
from cardtable.files.folders import data_folder
from cardtable.files.store import Store, Stored

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
            day = self.of(last - timedelta(days=ago))
            return day.share is not None or day.stars > 0

        first = 0 if done(0) else 1
        return next(ago for ago in count(first) if not done(ago)) - first


def load_days(problems: list[str] | None = None) -> Days:
    """What is known, as far as it can be read; the rest is as in `Store.load`."""
    return _days_store().load(problems)


def note_dealt(day: str, game: str) -> str:
    """Keep in which file the day's deal is played; all three give and raise what `change` does."""
    return _note(day, lambda one: replace(one, game=game))


def note_deal(day: str, share: float | None = None, expert: float | None = None) -> str:
    """Keep how the day's deal ended; the first end counts."""

    def first(day: Day) -> Day:
        known = share if day.share is None else day.share
        return replace(day, share=known, expert=expert if day.expert is None else day.expert)

    return _note(day, first)


def note_puzzle(id: str, stars: int, day: str = "") -> str:
    """Keep that a puzzle was solved, perhaps as a day's; stars never become fewer."""

    def solved(days: Days) -> Days:
        if day:
            done = days.of(day)
            days = _with(days, day, replace(done, stars=max(stars, done.stars)))
        most = max(stars, days.puzzles.get(id, 0))
        return replace(days, puzzles={**days.puzzles, id: most})

    return _days_store().change(solved)


def _note(day: str, change: Callable[[Day], Day]) -> str:
    return _days_store().change(lambda days: _with(days, day, change(days.of(day))))


def _with(days: Days, day: str, now: Day) -> Days:
    return replace(days, days={**days.days, day: now})


def _days_store() -> Store[Days]:
    def size(days: Days) -> str:
        return spoken("errors.kept-days", count=len(days.days), puzzles=len(days.puzzles))

    return Store(data_folder() / "days.json", Days, size)


AFTER = (1, 3, 7)
"""After so many days a mistake comes back, for as long as it is done right each time."""
MOST = 300
"""So many are kept: those that come back last go first."""
_BYTES = 8_000_000  # of the file; those that come back last go where it would have more …
_SLACK = 10_000  # … besides what else stands in it


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, with all that is needed to try it again."""

    record: Record
    """The game up to that decision."""
    decision: dict[str, Any]
    """`ai.review.write_decision`."""
    due: date
    """When it comes back."""
    stage: int = 0
    """How often it has been done right since it came back for the first time."""

    @property
    def id(self) -> str:
        """The same for the same decision of the same game, and for no other."""
        record, one = self.record, self.decision
        who = [each.get("name") for each in record.seats]
        game = json.dumps([who, record.moves, one["seat"], one["played"]], default=str)
        return f"{record.rules}-{record.seed}-{one['step']}-{crc32(game.encode()):08x}"

    def is_due(self, today: date) -> bool:
        """Whether it is to be tried again by now; one due later than any can be is, too.

        The clock was wrong when that was written.
        """
        return not today < self.due <= today + timedelta(days=AFTER[-1])


def _check_decision(decision: dict[str, Any]) -> None:
    kinds = {"step": int, "seat": str, "played": str, "best": str}
    if bad := [key for key, kind in kinds.items() if type(decision.get(key)) is not kind]:
        raise ValueError(f"{bad[0]} is missing, or of another type")


@dataclass(frozen=True)
class _Entry:
    """A mistake as it is written."""

    record: Annotated[dict[str, Any], Record.from_data]
    decision: Annotated[dict[str, Any], _check_decision]
    due: Annotated[str, date.fromisoformat]
    stage: Annotated[int, Between(0, len(AFTER) - 1)]

    @classmethod
    def of(cls, mistake: Mistake) -> _Entry:
        return cls(mistake.record.to_data(), mistake.decision, str(mistake.due), mistake.stage)

    @property
    def mistake(self) -> Mistake:
        due = date.fromisoformat(self.due)
        return Mistake(Record.from_data(self.record), self.decision, due, self.stage)


@dataclass(frozen=True)
class _Mistakes(Stored):
    mistakes: tuple[_Entry, ...] = ()


def load_mistakes(problems: list[str] | None = None) -> list[Mistake]:
    """All that are kept, those first that come back first; the rest is as in `Store.load`."""
    return _mistakes_of(_mistakes_store().load(problems))


def due_mistakes(today: date) -> list[Mistake]:
    """Those that are to be tried again by now."""
    return [one for one in load_mistakes() if one.is_due(today)]


def note_mistakes(more: Iterable[Mistake]) -> str:
    """Keep these as well; those that are known already stay as they are.

    This and `note_tried` give and raise what `Store.change` does.
    """

    def noted(kept: _Mistakes) -> _Mistakes:
        return _with_mistakes(kept, {one.id: one for one in [*more, *_mistakes_of(kept)]})

    return _mistakes_store().change(noted)


def note_tried(id: str, today: date, *, right: bool) -> str:
    """Say when a mistake comes back that was tried again; done right often enough it never does.

    One that isn't due yet comes back when it would have.
    """

    def after(kept: _Mistakes) -> _Mistakes:
        known = {mistake.id: mistake for mistake in _mistakes_of(kept)}
        mistake = known.get(id)
        if mistake is None or (right and not mistake.is_due(today)):
            return kept
        stage = mistake.stage + 1 if right else 0
        if stage < len(AFTER):
            known[id] = replace(mistake, stage=stage, due=today + timedelta(days=AFTER[stage]))
        else:
            del known[id]
        return _with_mistakes(kept, known)

    return _mistakes_store().change(after)


def _mistakes_of(kept: _Mistakes) -> list[Mistake]:
    return sorted((one.mistake for one in kept.mistakes), key=lambda one: one.due)


def _with_mistakes(kept: _Mistakes, known: dict[str, Mistake]) -> _Mistakes:
    entries = [_Entry.of(one) for one in sorted(known.values(), key=lambda one: one.due)[:MOST]]
    sizes = accumulate(len(json.dumps(vars(one))) + 2 for one in entries)
    room = sum(size < _BYTES - _SLACK for size in sizes)
    return replace(kept, mistakes=tuple(entries[:room]))


def _mistakes_store() -> Store[_Mistakes]:
    def count(kept: _Mistakes) -> str:
        return spoken("errors.kept-mistakes", count=len(kept.mistakes))

    return Store(data_folder() / "mistakes.json", _Mistakes, count, most=_BYTES)


@dataclass(frozen=True, slots=True)
class Progress:
    """One lesson's."""

    stars: Annotated[int, Between(0, 3)] = 0
    """The most that it has earned, 1 to 3; nought: not solved yet."""
    history: tuple[tuple[Move, ...], ...] = ()
    """The learner's lines in the steps done, where it was left half-way."""
    hinted: bool = False
    """Whether it was shown there what to do."""
    skipped: tuple[int, ...] = ()
    """The steps, from 0, whose moves were made there for the learner."""


@dataclass(frozen=True)
class _Lessons(Stored):
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    """The games before whose first game a lesson has been offered."""


def progress_path() -> Path:
    """The file; it need not exist."""
    return data_folder() / "lessons.yaml"


def load_progress(problems: list[str] | None = None) -> dict[str, Progress]:
    """Every lesson's progress by its id, as far as it can be read; else as `Store.load`."""
    return dict(_lessons_store().load(problems).lessons)


def note_lesson(id: str, progress: Progress) -> str:
    """Write one lesson's progress; the stars never become fewer.

    Gives and raises what `Store.change` does, and so does `note_offer`.
    """

    def kept(file: _Lessons) -> _Lessons:
        stars = max(progress.stars, file.lessons.get(id, Progress()).stars)
        return replace(file, lessons={**file.lessons, id: replace(progress, stars=stars)})

    return _lessons_store().change(kept)


def was_offered(game: str) -> bool:
    """Whether learning has been offered before the first game of this kind."""
    return game in _lessons_store().load().offered


def note_offer(game: str) -> str:
    """It has been now."""

    def noted(file: _Lessons) -> _Lessons:
        return replace(file, offered=tuple(dict.fromkeys((*file.offered, game))))

    return _lessons_store().change(noted)


def _lessons_store() -> Store[_Lessons]:
    def count(file: _Lessons) -> str:
        stars = sum(one.stars for one in file.lessons.values())
        return spoken("errors.kept-stars", count=stars)

    return Store(progress_path(), _Lessons, count)
