"""Where deleted files wait to be put back: the latest of them, in the order of their deletion."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from cardtable.engine.facts import Fact
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import is_file, listed
from cardtable.files.storage import backup_of

KEPT = 20
"""How many deleted files can still be put back; beyond that, the oldest are gone for good."""

_COUNTED = re.compile(r"^(\d{6})-")
"""Before the name of a deleted file stands which one it is, so that the oldest are known."""


def take_away(path: Path, attic: Path, what: str) -> Path:
    """Move a file and its backup into the folder `attic`; gives its place there.

    `what` is what lies there: `game` or `rules`. Raises DataError where it can't be moved.
    """
    numbers = [int(match[1]) for one in listed(attic, "*") if (match := _COUNTED.match(one.name))]
    try:
        return move(path, attic, f"{max(numbers, default=0) + 1:06}-{path.name}", what)
    finally:
        _forget_oldest(attic)


def taken_away(attic: Path) -> list[Path]:
    """The places of what can be put back, the one deleted last first."""
    found = {}
    for path in listed(attic, "*.yaml*"):
        name = path.name.partition(".yaml")[0]
        if _COUNTED.match(name):
            found[name] = path.parent / f"{name}.yaml"
    return [found[name] for name in sorted(found, reverse=True)]


def name_before(place: Path) -> str:
    """What a deleted file was called."""
    return _COUNTED.sub("", place.name)


def move(path: Path, folder: Path, name: str, what: str) -> Path:
    """Move a file and its backup into a folder, under that name or one like it that is free."""
    target, number = folder / name, 1
    while any(map(os.path.lexists, (target, backup_of(target)))):
        number += 1
        target = folder / f"{Path(name).stem}-{number}{path.suffix}"
    files = [(backup_of(path), backup_of(target)), (path, target)]
    there = [each for each in files if is_file(each[0])]
    if not there:
        raise DataError(Fault(Fact(f"errors.{what}-gone"), path))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source, goal in there:
            source.rename(goal)
    except OSError as error:
        why = error.strerror or str(error)
        raise DataError(Fault(Fact("errors.unmoved", {"why": why}), path)) from error
    return target


def _forget_oldest(attic: Path) -> None:
    found = {path.name.partition(".yaml")[0] for path in listed(attic, "*.yaml*")}
    for name in sorted(found)[:-KEPT]:
        for path in (attic / f"{name}.yaml", backup_of(attic / f"{name}.yaml")):
            with suppress(OSError):
                path.unlink(missing_ok=True)
