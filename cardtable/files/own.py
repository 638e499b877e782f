"""The files in a person's own folders: which of them are read, and why the others are not."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from pathlib import Path

from cardtable.engine.rules import is_id
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import is_file, is_folder
from cardtable.files.storage import BACKUP, BROKEN
from cardtable.files.strict_yaml import read_bytes

YAML = ".yaml"
_BESIDE = re.compile(rf"{re.escape(YAML)}({re.escape(BROKEN)}\d*|\..*\.tmp)$")
"""What the program itself puts beside a file: a damaged one, and one that is being written."""
_SYSTEM = {"desktop.ini", "Thumbs.db"}
_BACKED = f"{YAML}{BACKUP}"
_LIKE = re.compile(r"\.ya?ml\W*(\.\w+\W*)*$", re.IGNORECASE)
"""How names end that were meant to end in `.yaml`."""


def own_files(
    folder: Path, *, backups: bool = False, known: Collection[str] = ()
) -> tuple[list[Path], list[Fault]]:
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
        return [], [Fault(f"cannot be read: {error.strerror or error}", folder)]
    found: list[Path] = []
    passed: list[Fault] = []
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


def _fault(path: Path) -> Fault | None:
    """Why something that looks like a file to be read isn't one; None for all else."""
    name = path.name
    if name.endswith(YAML):  # a folder, a pipe, a link to nothing
        try:
            read_bytes(path)
        except DataError as error:
            return error.faults[0]
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
    return Fault(words, path) if words else None
