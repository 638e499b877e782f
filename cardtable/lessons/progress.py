"""How far somebody has come: `lessons.yaml` in the home."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

from cardtable.engine.notation import Move
from cardtable.engine.schema import Between
from cardtable.files import Store, Stored, counted, data_folder


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
class _File(Stored):
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    """The games before whose first game a lesson has been offered."""


def progress_path() -> Path:
    """The file; it need not exist."""
    return data_folder() / "lessons.yaml"


def load_progress(problems: list[str] | None = None) -> dict[str, Progress]:
    """Every lesson's progress by its id, as far as it can be read; else as `Store.load`."""
    return dict(_store().load(problems).lessons)


def keep(id: str, progress: Progress) -> str:
    """Write one lesson's progress; the stars never become fewer.

    Gives and raises what `Store.change` does, and so does `note_offer`.
    """

    def kept(file: _File) -> _File:
        stars = max(progress.stars, file.lessons.get(id, Progress()).stars)
        return replace(file, lessons={**file.lessons, id: replace(progress, stars=stars)})

    return _store().change(kept)


def offered(game: str) -> bool:
    """Whether learning has been offered before the first game of this kind."""
    return game in _store().load().offered


def note_offer(game: str) -> str:
    """It has been now."""

    def noted(file: _File) -> _File:
        return replace(file, offered=tuple(dict.fromkeys((*file.offered, game))))

    return _store().change(noted)


def _store() -> Store[_File]:
    def count(file: _File) -> str:
        return counted(sum(one.stars for one in file.lessons.values()), "star")

    return Store(progress_path(), _File, count)
