"""The files in a person's own folders: which of them are read, and why the others are not."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from cardtable.engine.rules import is_id
from cardtable.files.folders import is_file, is_folder
from cardtable.files.storage import BACKUP, BROKEN
from cardtable.files.strict_yaml import DataError, read_bytes

YAML = ".yaml"
_BESIDE = re.compile(rf"{re.escape(YAML)}({re.escape(BROKEN)}\d*|\..*\.tmp)$")
"""What the program itself puts beside a file: a damaged one, and one that is being written."""
_SYSTEM = {"desktop.ini", "Thumbs.db"}
_BACKED = f"{YAML}{BACKUP}"
_LIKE = re.compile(r"\.ya?ml\W*(\.\w+\W*)*$", re.IGNORECASE)
"""How names end that were meant to end in `.yaml`."""


@dataclass(frozen=True)
class Faulty:
    """A file of the player's own that can't be used, and one reason why."""

    path: Path
    line: int
    """From 1; 0 where it is no matter of a line."""
    reason: str
    """Without the file's name and the place in it."""

    def __str__(self) -> str:
        return f"{self.path}{f':{self.line}' if self.line else ''}: {self.reason}"

    @classmethod
    def told(cls, problem: str, path: Path) -> Faulty:
        """A problem of a DataError about that file, taken apart."""
        words = problem.removeprefix(f"{path}:")
        place = re.match(r"(\d+)(?::\d+)?: ", words)
        reason = words[place.end() :] if place else words.strip()
        return cls(path, int(place[1]) if place else 0, reason)


def own_files(
    folder: Path, *, backups: bool = False, known: Collection[str] = ()
) -> tuple[list[Path], list[Faulty]]:
    """The files of a folder that are to be read, by name, and what else lies there, with reasons.

    With `backups` a file that is lost while its backup remains is to be read, too. `known` are
    names that are there for something else. Names that begin with a dot are nobody's: file managers
    and editors make such files. Nor are files of another kind, such as notes.txt.
    """
    try:
        names = sorted(path.name for path in folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return [], []
    except OSError as error:
        return [], [Faulty(folder, 0, f"cannot be read: {error.strerror or error}")]
    found: list[Path] = []
    passed: list[Faulty] = []
    for name in names:
        if name.startswith(".") or name in _SYSTEM or name in known or _BESIDE.search(name):
            continue
        path = folder / name
        if name.endswith(YAML) and is_file(path):
            found.append(path)
        elif backups and name.endswith(_BACKED):
            main = folder / name.removesuffix(BACKUP)
            found += [] if os.path.lexists(main) else [main]
        elif fault := _fault(path):
            passed.append(fault)
    return found, passed


def _fault(path: Path) -> Faulty | None:
    """Why something that looks like a file to be read isn't one; None for all else."""
    name = path.name
    if name.endswith(YAML):  # a folder, a pipe, a link to nothing
        try:
            read_bytes(path)
        except DataError as error:
            return Faulty.told(error.problems[0], path)
        return None
    words = ""
    if name.endswith(_BACKED):
        main = path.with_name(name.removesuffix(BACKUP))
        if not os.path.lexists(main):
            words = f"the file that this is the backup of is gone; call it {main.name}"
    elif is_folder(path):
        words = f"is a folder; only files that lie in {path.parent.name} itself are read"
    elif _LIKE.search(name) or is_id(name):
        words = f"only files whose names end in {YAML} are read"
        words += f"; call it {_LIKE.sub('', name)}{YAML}"
    return Faulty(path, 0, words) if words else None
