"""How far somebody has come: `lessons.yaml` in the home."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

from cardtable.engine.notation import Move
from cardtable.engine.schema import Between, DataReader, plain
from cardtable.files import (
    DataError,
    Fault,
    Unreadable,
    backup_of,
    data_folder,
    dump_yaml,
    put_aside,
    read_document,
    write_atomic,
)


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


@dataclass(frozen=True, slots=True)
class _File:
    version: int = 1
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    """The games before whose first game a lesson has been offered."""
    other: Mapping[str, Any] = field(default_factory=dict, metadata={"key": None})
    """Keys of a newer version of the program, kept for it."""


def progress_path() -> Path:
    """The file; it need not exist."""
    return data_folder() / "lessons.yaml"


def load_progress(problems: list[str] | None = None) -> dict[str, Progress]:
    """Every lesson's progress by its id, as far as it can be read. Never fails.

    What is wrong with the file is added to `problems`, and a damaged file is then set aside.
    """
    try:
        file, why = _read()
        if problems is not None and why:
            problems.append(_mend(file, why))
    except DataError as error:
        if problems is not None:
            problems += map(str, error.faults)
        return {}
    return dict(file.lessons)


def keep(id: str, progress: Progress) -> str:
    """Write one lesson's progress; the stars never become fewer. Raises DataError.

    Gives what there is to tell of the file as it was before: `""`, or that it was damaged.
    """
    file, told = _sound()
    before = file.lessons.get(id, Progress())
    now = replace(progress, stars=max(progress.stars, before.stars))
    _save(replace(file, lessons={**file.lessons, id: now}))
    return told


def offered(game: str) -> bool:
    """Whether learning has been offered before the first game of this kind."""
    with suppress(Unreadable):
        return game in _read()[0].offered
    return False


def note_offer(game: str) -> str:
    """It has been now. Raises DataError; gives what `keep` does."""
    file, told = _sound()
    if game not in file.offered:
        _save(replace(file, offered=(*file.offered, game)))
    return told


def _sound() -> tuple[_File, str]:
    """What the file says, and what was wrong with it; then a sound one has taken its place."""
    file, why = _read()
    return file, _mend(file, why) if why else ""


def _mend(file: _File, why: Fault) -> str:
    """Put what could be read in the place of a damaged file; says so in sentences."""
    aside = put_aside(progress_path())
    _save(file)
    count = sum(one.stars for one in file.lessons.values())
    stars = {0: "No stars", 1: "1 star"}.get(count, f"{count} stars")
    return " ".join(filter(None, (f"{why}.", aside, f"{stars} could be read from it.")))


def _read() -> tuple[_File, Fault | None]:
    """What can be read of the file, or else of its backup, and what is wrong with the file.

    Raises Unreadable where it may be sound and can't be read.
    """
    path = progress_path()
    if not path.exists():
        return _File(), None
    try:
        return _read_file(path)
    except Unreadable:
        raise
    except DataError as error:
        with suppress(DataError):
            return _read_file(backup_of(path))[0], error.faults[0]
        return _File(), error.faults[0]


def _read_file(path: Path) -> tuple[_File, Fault | None]:
    """The parts of a file that are sound, and the first thing that is wrong with the others."""
    document = read_document(path)
    data = {} if document.data is None else document.data
    if not isinstance(data, dict):
        raise DataError(document.complain((), "this doesn't tell how far somebody has come"))
    reader = DataReader(strict=True)

    def sound(hint: Any, value: Any, *place: str) -> Any:
        before = len(reader.problems)
        read = reader.read(hint, value, place)
        return read if len(reader.problems) == before else None

    table = sound(dict[str, Any], data.pop("lessons", {}), "lessons") or {}
    lessons = {one: sound(Progress, each, "lessons", one) for one, each in table.items()}
    file = _File(
        sound(int, data.pop("version", 1), "version") or 1,
        {one: each for one, each in lessons.items() if each is not None},
        sound(tuple[str, ...], data.pop("offered", ()), "offered") or (),
        data,
    )
    return file, next(iter(document.complaints(reader.problems)), None)


def _save(file: _File) -> None:
    write_atomic(progress_path(), dump_yaml({**plain(file), **file.other}))
