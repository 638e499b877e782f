"""Small files of the player's own: read with care, and written by one program at a time.

What can't be read of a file costs no more than itself. The damaged file is set aside, what is sound
takes its place, and a sentence says so. A file that may be sound and can't be read is left alone.
"""

from __future__ import annotations

import json
import math
import os
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Generic, TypeVar

from cardtable.engine.facts import Fact, spoken
from cardtable.engine.schema import DataReader, Place, plain, sound
from cardtable.files.disk import backup_of, set_aside, write_atomic
from cardtable.files.errors import DataError, Fault, Unreadable
from cardtable.files.locks import Busy, hold
from cardtable.files.strict_yaml import (
    MAX_BYTES,
    MAX_DEPTH,
    Document,
    dump_yaml,
    parse_yaml,
    read_text,
)

VERSION = 1
"""Of the form of all these files."""
_PATIENCE = 10.0  # seconds for which another program may hold a file
_LONGEST = 30  # digits of a whole number


@dataclass(frozen=True, kw_only=True)
class Stored:
    """What such a file says. Entries of its mappings and lists are sound or not by themselves."""

    version: int = VERSION
    other: Mapping[str, Any] = field(default_factory=dict, metadata={"key": None})
    """Keys that this program doesn't know, kept for others."""


StoredT = TypeVar("StoredT", bound=Stored)


@dataclass(frozen=True)
class Store(Generic[StoredT]):
    """A file, and what stands in it; JSON or YAML by its name."""

    path: Path
    shape: type[StoredT]
    count: Callable[[StoredT], str] = lambda _: ""
    """How much could be read from a damaged one, as a sentence."""
    most: int = MAX_BYTES
    """The bytes that it may have."""
    backup: bool = True

    def load(self, problems: list[str] | None = None) -> StoredT:
        """What can be read of the file, or else of its backup. Never fails.

        What is wrong is added to `problems`, and a damaged file is then set aside.
        """
        try:
            kept, fault = self._read()
        except DataError as error:
            kept, fault = self.shape(), error.faults[0]
            if problems is not None:
                problems.append(f"{fault}.")
            return kept
        if fault is not None and problems is not None:
            try:
                with self._locked():
                    kept, fault = self._read()
                    problems += [self._mend(kept, fault)] if fault is not None else []
            except DataError as error:
                problems += [f"{fault}.", *map(str, error.faults)]
        return kept

    def change(self, change: Callable[[StoredT], StoredT]) -> str:
        """Write what `change` makes of what there is, with no other program in between.

        Gives what there is to tell of the file as it was: `""`, or that it was damaged. Raises
        DataError where it can't be done, or `change` raises it.
        """
        with self._locked():
            before, fault = self._read()
            after = change(before)
            message = "" if fault is None else self._mend(before, fault)
            if after != before:
                self._write(after)
        return message

    @contextmanager
    def _locked(self) -> Iterator[None]:
        try:
            held = hold(self.path, _PATIENCE)
        except Busy as error:
            raise DataError(Fault(Fact("errors.busy"), self.path)) from error
        try:
            yield
        finally:
            held.release()

    def _mend(self, kept: StoredT, fault: Fault) -> str:
        """Put what could be read in the place of a damaged file; says so in sentences."""
        aside, count = set_aside(self.path).name, self.count(kept)
        if kept != self.shape():
            self._write(kept)
        return spoken("errors.put-aside-rest", why=str(fault), name=aside, count=count or None)

    def _write(self, kept: StoredT) -> None:
        data = {**plain(kept), **kept.other}
        try:
            yaml = self.path.suffix == ".yaml"
            text = dump_yaml(data) if yaml else json.dumps(data, allow_nan=False)
        except ValueError as error:  # a number that is none
            raise DataError(
                Fault(Fact("errors.unwritten", {"why": str(error)}), self.path)
            ) from error
        write_atomic(self.path, text, backup=self.backup)

    def _read(self) -> tuple[StoredT, Fault | None]:
        """What can be read, and what is wrong. Raises Unreadable where the file may be sound."""
        if not os.path.exists(self.path):  # noqa: PTH110 - it doesn't fail in a closed folder
            return self.shape(), None
        try:
            return self._read_file(self.path)
        except Unreadable:
            raise
        except DataError as error:
            with suppress(DataError):
                return self._read_file(backup_of(self.path))[0], error.faults[0]
            return self.shape(), error.faults[0]

    def _read_file(self, path: Path) -> tuple[StoredT, Fault | None]:
        text = read_text(path, self.most)
        document = (parse_yaml if self.path.suffix == ".yaml" else parse_json)(text, str(path))
        data = {} if document.data is None else document.data
        if not isinstance(data, dict):
            raise DataError(document.complain((), Fact("errors.this-no-file")))
        reader = DataReader(strict=True)
        hints = typing.get_type_hints(self.shape, include_extras=True)
        del hints["other"]
        values: dict[str, Any] = {"other": {key: data[key] for key in data if key not in hints}}
        for entry in fields(self.shape):
            if entry.name in data and entry.name in hints:
                value = _sound(reader, hints[entry.name], data[entry.name], (entry.name,))
                if value is not MISSING:
                    values[entry.name] = value
        kept = self.shape(**values)
        fault = next(iter(document.complaints(reader.problems)), None)
        if kept.version > VERSION:
            fault = Fault(Fact("errors.newer"), path)
            kept = self.shape(**{**values, "version": VERSION})
        return kept, fault


def _sound(reader: DataReader, hint: Any, data: Any, place: Place) -> Any:
    """The value, or the sound entries of a mapping or list; MISSING where there can be none."""
    before = len(reader.problems)
    value = reader.read(hint, data, place)
    if len(reader.problems) == before:
        return value
    inner = typing.get_args(hint)
    if isinstance(data, dict) and typing.get_origin(hint) in {dict, Mapping}:
        pairs = (_alone(hint, {key: each}) for key, each in data.items())
        return {key: each for pair in pairs if pair is not MISSING for key, each in pair.items()}
    if isinstance(data, list) and inner[1:] == (Ellipsis,):
        return tuple(e for e in (_alone(inner[0], each) for each in data) if e is not MISSING)
    return MISSING


def _alone(hint: Any, data: Any) -> Any:
    with suppress(ValueError):
        return sound(hint, data)
    return MISSING


def parse_json(text: str, name: str) -> Document:
    """Parse JSON; numbers that can't be written again are text, as they are in YAML."""
    path = Path(name)

    def decimal(digits: str) -> float | str:
        return number if math.isfinite(number := float(digits)) else digits

    def whole(digits: str) -> int | str:
        return int(digits) if len(digits) <= _LONGEST else digits

    try:
        data = json.loads(text, parse_float=decimal, parse_int=whole, parse_constant=str)
        _check_depth(data, MAX_DEPTH)
    except json.JSONDecodeError as error:
        what = Fact("errors.no-json", {"why": error.msg})
        raise DataError(Fault(what, path, error.lineno, error.colno)) from error
    except RecursionError as error:
        raise DataError(Fault(Fact("errors.deep", {"most": MAX_DEPTH}), path)) from error
    return Document(name, data)


def _check_depth(data: Any, left: int) -> None:
    """Raises RecursionError where plain data have more levels."""
    if isinstance(data, dict | list):
        if not left:
            raise RecursionError
        for each in data.values() if isinstance(data, dict) else data:
            _check_depth(each, left - 1)
