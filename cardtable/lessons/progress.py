"""How far somebody has come: `lessons.yaml` in the home."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardtable.engine.notation import Move
from cardtable.engine.schema import Reader, plain
from cardtable.files import (
    DataError,
    data_folder,
    dump_yaml,
    read_document,
    set_aside,
    write_atomic,
)


@dataclass(frozen=True, slots=True)
class Progress:
    """One lesson's."""

    stars: int = 0
    """The most that it has earned, 1 to 3; nought: not solved yet."""
    history: tuple[tuple[Move, ...], ...] = ()
    """The learner's lines in the steps done, where it was left half-way."""
    hinted: bool = False
    """Whether it was shown there what to do."""
    skipped: tuple[int, ...] = ()
    """The steps, from 0, whose moves were made there for the learner."""


@dataclass(frozen=True, slots=True)
class _File:
    version: int = 1
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    """The games before whose first game a lesson has been offered."""


def progress_path() -> Path:
    """The file; it need not exist."""
    return data_folder() / "lessons.yaml"


def load_progress() -> dict[str, Progress]:
    """Every lesson's progress by its id. Never fails: what can't be read is put aside."""
    return dict(_load().lessons)


def keep(id: str, progress: Progress) -> None:
    """Write one lesson's progress; the stars never become fewer. Raises DataError."""
    file = _load()
    before = file.lessons.get(id, Progress())
    now = replace(progress, stars=max(progress.stars, before.stars))
    _save(replace(file, lessons={**file.lessons, id: now}))


def offered(game: str) -> bool:
    """Whether learning has been offered before the first game of this kind."""
    return game in _load().offered


def note_offer(game: str) -> None:
    """It has been now. Raises DataError."""
    file = _load()
    if game not in file.offered:
        _save(replace(file, offered=(*file.offered, game)))


def _load() -> _File:
    path = progress_path()
    try:
        if not path.is_file():
            return _File()
        reader = Reader(strict=True)
        found: _File = reader.fields(_File, read_document(path).data or {}, ())
        if not reader.problems:
            return found
        set_aside(path)
    except (DataError, OSError):
        return _File()
    return _File()


def _save(file: _File) -> None:
    write_atomic(progress_path(), dump_yaml(plain(file)))
