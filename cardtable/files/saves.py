"""Games on disk: one record a file, in `saves` while it is played and in `records` once over."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cardtable.engine.facts import Fact, spoken
from cardtable.engine.record import COUNT, END, FORMAT, PLAYED, Record, RecordError
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import data_folder, records_folder, saves_folder
from cardtable.files.locks import lock_of
from cardtable.files.own import own_files
from cardtable.files.reviews import drop_review
from cardtable.files.storage import backup_of, file_name, write_atomic
from cardtable.files.strict_yaml import dump_yaml, foreign, parse_yaml, read_bytes, read_text

_TIME = re.compile(rb"^(?:%b|date): *['\"]?([-+:.0-9T ]+)" % PLAYED.encode(), re.MULTILINE)
_YEARS = (1970, 9000)
"""Years of a game's time that can be meant: others can't be reckoned with everywhere."""
_latest: dict[Path, datetime] = {}
"""By home, the latest time in any of its records, as far as this program knows."""


def save_record(path: Path, record: Record) -> Path:
    """Write a record, all of it or nothing; returns where it lies now.

    A game in the folder of saves that has ended moves to the folder of records, and back if its
    end is taken back. Raises DataError if it can't be written; what was there is then untouched.
    """
    target = path
    if record.outcome is not None and path.parent == saves_folder():
        target = records_folder() / path.name
    elif record.outcome is None and path.parent == records_folder():
        target = saves_folder() / path.name
    record.played = record.played or time_now()
    write_atomic(target, dump_yaml(record.to_data()), before=path)
    if target != path:
        drop_review(path)
        for old in (path, backup_of(path)):
            with suppress(OSError):
                old.unlink(missing_ok=True)
    return target


def load_record(path: Path | str) -> tuple[Record, Fault | None]:
    """The record in a file, and what is wrong with it, if anything is.

    Of a damaged file everything before the damage is kept. Raises DataError where there is no
    record at all. Whether the lines are moves of the game is not looked at: replaying tells.
    """
    path = Path(path)
    try:
        text = read_text(path)
        record, problem = _parse(text, path)
        if problem is None and not text.endswith("\n"):
            problem = Fault(Fact("errors.cut"), path)
        return record, problem
    except DataError as error:
        kept = _longest_sound(_sound_text(path).split("\n"), path)
        if kept is None:
            raise
        return kept, error.faults[0]


def is_of_newer_program(path: Path) -> bool:
    """Whether the file is a record in a form that only a newer version of the program reads."""
    try:
        data = parse_yaml(read_text(path), str(path)).data
    except DataError:
        return False
    version = data.get("cardtable") if isinstance(data, dict) else None
    return isinstance(version, int) and version > FORMAT


def new_save_path(rules: str, when: datetime) -> Path:
    """A name of its own for the file of a game that begins now."""
    name = file_name(f"{when:%Y-%m-%d-%H%M%S}-{rules}")
    number, stem = 1, name
    while True:
        path = saves_folder() / f"{stem}.yaml"
        # Another program may have taken the name and not yet written the file.
        if not any(map(os.path.lexists, (path, records_folder() / path.name, lock_of(path)))):
            return path
        number += 1
        stem = f"{name}-{number}"


def list_saves() -> list[Path]:
    """The games that can be gone on with, the one played last first."""
    # A save whose file was lost while its backup remains is a game too.
    return _latest_first(own_files(saves_folder(), backups=True)[0])


def list_records() -> list[Path]:
    """The games that are over, the latest first."""
    return _latest_first(own_files(records_folder(), backups=True)[0])


def no_saves() -> list[Fault]:
    """What lies in the folder of saves and is never read, and why."""
    return own_files(saves_folder(), backups=True)[1]


def no_records() -> list[Fault]:
    """What lies in the folder of records and is never read, and why."""
    return own_files(records_folder(), backups=True)[1]


def newest_games() -> list[Path]:
    """All of both, the one played last first."""
    return _latest_first([*list_saves(), *list_records()])


def time_of(path: Path) -> datetime:
    """When a game was last played, by what its file says.

    Records of 0.1.0 tell the day on which they were begun. Where nothing can be read the time of
    the file is all there is; where there is no file, it is 1970.
    """
    source = path if os.path.lexists(path) else backup_of(path)
    with suppress(DataError):
        told = dict.fromkeys(match[1] for match in _TIME.finditer(read_bytes(source)))
        for text in sorted(told, key=len, reverse=True):  # the time says more than the day
            with suppress(ValueError, OverflowError):
                found = datetime.fromisoformat(text.decode().strip()).astimezone(UTC)
                if _YEARS[0] <= found.year < _YEARS[1]:
                    return found
    with suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(source.lstat().st_mtime, UTC)
    return datetime.fromtimestamp(0, UTC)


def time_now() -> str:
    """The present time for a record, or one just after the latest where a clock went wrong."""
    home, now = data_folder(), datetime.now(UTC)
    if home not in _latest:
        every = (path for list_ in (list_saves(), list_records()) for path in list_[:1])
        _latest[home] = max(map(time_of, every), default=now)
    _latest[home] = max(now, _latest[home] + timedelta(milliseconds=1))
    return _latest[home].isoformat(timespec="milliseconds")


def _latest_first(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: (time_of(path), path.name), reverse=True)


def _parse(text: str, path: Path) -> tuple[Record, Fault | None]:
    """The record of a text, without what follows a line that is none."""
    document = parse_yaml(text, str(path))
    data: Any = document.data
    problem: Fault | None = None
    moves: Any = data.get("moves") if isinstance(data, dict) else None
    for place, line in enumerate(moves if isinstance(moves, list) else ()):
        if not isinstance(line, str):
            problem = document.complain(("moves", place), Fact("errors.no-line"))
            data["moves"] = moves[:place]
            data.pop("outcome", None)
            break
    try:
        record = Record.from_data(data)
        return record, problem or _cut_short(data, record, path)
    except (RecordError, TypeError, ValueError) as error:
        strange = foreign(text.encode(errors="replace")) or _other_of_ours(data)
        raise DataError(Fault(strange or str(error), path)) from error


def _other_of_ours(data: Any) -> str:
    """What a file is that is Card Table's, and no record; `""` where that isn't known."""
    if isinstance(data, dict) and "names" in data and ("extends" in data or "game" in data):
        return spoken("errors.this-rules")
    return ""


def _cut_short(data: dict[str, Any], record: Record, path: Path) -> Fault | None:
    """What is wrong with a record that ends before its end, at the end of a line."""
    wanted = data.get(COUNT)
    if not isinstance(wanted, int):  # of a version that did not count, or another program's
        return None
    lost = wanted - len(record.moves)
    if lost > 0:
        return Fault(Fact("errors.end-lines", {"lost": lost, "count": wanted}), path)
    return None if END in data else Fault(Fact("errors.end"), path)


def _sound_text(path: Path) -> str:
    """The lines of a file before the first that is not text."""
    raw = read_bytes(path)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return raw[: error.start].rpartition(b"\n")[0].decode("utf-8-sig")


def _longest_sound(lines: list[str], path: Path) -> Record | None:
    """The record of the most leading lines that hold one."""
    best: Record | None = None
    good, bad, step = 0, len(lines), 1
    while good < bad - 1:  # first in growing steps from the end, then halving what lies between
        middle = (good + bad) // 2 if best else max(good + 1, bad - step)
        try:
            best, good = _parse("\n".join(lines[:middle]), path)[0], middle
        except DataError:
            bad, step = middle, step * 2
    if best is not None:
        best.outcome = None
    return best
