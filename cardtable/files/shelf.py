"""The saved games as a list to choose from: what each is, how to take one away and put it back."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from cardtable.engine.clean import cleaned, real_date
from cardtable.engine.facts import Fact
from cardtable.files.attic import move, name_before, take_away, taken_away
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import data_folder, saves_folder
from cardtable.files.history import MOVES, Own, Sitter, own_of, sitters_of
from cardtable.files.locks import hold, is_held
from cardtable.files.reviews import drop_review
from cardtable.files.saves import list_saves, time_of
from cardtable.files.storage import backup_of
from cardtable.files.strict_yaml import parse_yaml, read_text

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
    options: dict[str, Any] = field(default_factory=dict)
    """The house rules that it is played by, as in the record."""
    own: Own | None = None
    """What the record says of its rules, where they are a player's own."""
    busy: bool = False
    """Whether another program is playing it just now."""
    problem: Fault | None = None
    """Why the file can't be read. Opening the game may still find its backup."""


def saved_games() -> list[Saved]:
    """Every game that can be gone on with, the one played last first.

    The moves are counted and not replayed, so that hundreds of games take no time; what is wrong
    with them is found out when one is opened.
    """
    return [saved_game(path) for path in list_saves()]


def saved_game(path: Path) -> Saved:
    """One of them, by its file."""
    source = path if os.path.lexists(path) else backup_of(path)
    played = time_of(path).astimezone()
    try:
        text = read_text(source)
        moves = MOVES.search(text)
        data: Any = parse_yaml(MOVES.sub("", text), str(source)).data
        return Saved(
            path,
            cleaned(str(data["rules"])),
            sitters_of(data),
            real_date(data.get("date")),
            played,
            len(_LINE.findall(moves[0])) if moves else 0,
            dict(data.get("options") or {}),
            own_of(data),
            is_held(path),
        )
    except DataError as error:
        problem = error.faults[0]
    except (KeyError, TypeError, ValueError, AttributeError):
        problem = Fault(Fact("errors.this-no-record"), source)
    return Saved(path, "", (), "", played, 0, busy=is_held(path), problem=problem)


def delete_game(path: Path) -> Path:
    """Take a saved game away, and its backup; gives the place from which it can be put back.

    Raises Busy where another program plays it, and DataError where it can't be moved.
    """
    held = hold(path)
    drop_review(path)
    try:
        return take_away(path, _attic(), "game")
    finally:
        held.release()


def deleted_games() -> list[Path]:
    """Where the games lie that can be put back, the one deleted last first."""
    return taken_away(_attic())


def undelete_game(place: Path) -> Path:
    """Put a deleted game back among the saved ones; gives its file. DataError where it is gone."""
    return move(place, saves_folder(), name_before(place), "game")


def _attic() -> Path:
    return data_folder() / "deleted"
