"""The saved games as a list to choose from: what each is, how to take one away and put it back."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cardtable.engine.clean import cleaned
from cardtable.files.folders import data_folder, is_file, listed, saves_folder
from cardtable.files.history import MOVES, Sitter, sitters_of
from cardtable.files.locks import hold, is_held
from cardtable.files.saves import backup_of, list_saves
from cardtable.files.strict_yaml import DataError, parse_yaml, read_text

KEPT = 20
"""How many deleted games can still be put back; beyond that, the oldest are gone for good."""

_COUNTED = re.compile(r"^(\d{6})-")
"""Before the name of a deleted game stands which one it is, so that the oldest are known."""
_LINE = re.compile(r"^\s*- (?!['\"]?chance )", re.MULTILINE)


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with, without its moves."""

    path: Path
    rules: str
    """The id of its rules; `""` where the file can't be read."""
    sitters: tuple[Sitter, ...]
    """At p1, p2 …"""
    begun: str
    """The date in the record, such as 2026-11-20."""
    played: datetime
    """When it was last saved."""
    moves: int
    """How many moves have been made."""
    busy: bool = False
    """Whether another program is playing it just now."""
    problem: str = ""
    """Why the file can't be read, in a sentence. Opening the game may still find its backup."""


def saved_games() -> list[Saved]:
    """Every game that can be gone on with, the one played last first.

    The moves are counted and not replayed, so that hundreds of games take no time; what is wrong
    with them is found out when one is opened.
    """
    return [saved_game(path) for path in list_saves()]


def saved_game(path: Path) -> Saved:
    """One of them, by its file."""
    source = path if is_file(path) else backup_of(path)
    played = datetime.fromtimestamp(0).astimezone()
    with suppress(OSError, ValueError, OverflowError):
        played = datetime.fromtimestamp(source.stat().st_mtime).astimezone()
    try:
        text = read_text(source)
        moves = MOVES.search(text)
        data: Any = parse_yaml(MOVES.sub("", text), str(source)).data
        return Saved(
            path,
            cleaned(str(data["rules"])),
            sitters_of(data),
            cleaned(str(data.get("date") or "")),
            played,
            len(_LINE.findall(moves[0])) if moves else 0,
            is_held(path),
        )
    except DataError as error:
        problem = error.problems[0]
    except (KeyError, TypeError, ValueError, AttributeError):
        problem = f"{source}: this is not a record of a game"
    return Saved(path, "", (), "", played, 0, is_held(path), problem)


def delete_game(path: Path) -> Path:
    """Take a saved game away, and its backup; gives the place from which it can be put back.

    Raises Busy where another program plays it, and DataError where it can't be moved.
    """
    held = hold(path)
    try:
        folder = data_folder() / "deleted"
        numbers = [
            int(match[1]) for one in listed(folder, "*") if (match := _COUNTED.match(one.name))
        ]
        return _move(path, folder, f"{max(numbers, default=0) + 1:06}-{path.name}")
    finally:
        held.release()
        _forget_oldest()


def deleted_games() -> list[Path]:
    """Where the games lie that can be put back, the one deleted last first."""
    found = {}
    for path in listed(data_folder() / "deleted", "*.yaml*"):
        name = path.name.partition(".yaml")[0]
        if _COUNTED.match(name):
            found[name] = path.parent / f"{name}.yaml"
    return [found[name] for name in sorted(found, reverse=True)]


def undelete_game(place: Path) -> Path:
    """Put a deleted game back among the saved ones; gives its file. DataError where it is gone."""
    return _move(place, saves_folder(), _COUNTED.sub("", place.name))


def _move(path: Path, folder: Path, name: str) -> Path:
    """Move a game's files into a folder, under that name or one like it that is free there."""
    target, number = folder / name, 1
    while any(map(os.path.lexists, (target, backup_of(target)))):
        number += 1
        target = folder / f"{Path(name).stem}-{number}{path.suffix}"
    files = [(backup_of(path), backup_of(target)), (path, target)]
    there = [each for each in files if is_file(each[0])]
    if not there:
        raise DataError(f"{path}: this game is not there any more")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source, goal in there:
            source.rename(goal)
    except OSError as error:
        raise DataError(f"{path}: cannot be moved: {error.strerror or error}") from error
    return target


def _forget_oldest() -> None:
    folder = data_folder() / "deleted"
    found = {path.name.partition(".yaml")[0] for path in listed(folder, "*.yaml*")}
    for name in sorted(found)[:-KEPT]:
        for path in (folder / f"{name}.yaml", backup_of(folder / f"{name}.yaml")):
            with suppress(OSError):
                path.unlink(missing_ok=True)
