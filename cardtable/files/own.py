"""Files that are lists or lie in lists: which are read, and why others are not; what is in them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from cardtable.engine.facts import Fact
from cardtable.engine.rules import is_id
from cardtable.engine.schema import DataReader, Place
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import asset_folders, is_file, is_folder, rules_folders
from cardtable.files.storage import BACKUP, BROKEN
from cardtable.files.strict_yaml import read_bytes, read_document

T = TypeVar("T")

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
        return [], [Fault(Fact("errors.unread", {"why": error.strerror or str(error)}), folder)]
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


def read_once(read: Callable[[Path], T], path: Path) -> T:
    """What `read` makes of a file; of one that comes with a game, and stays as it is, once."""
    ours = {*rules_folders(), *asset_folders()} & {*path.parents}
    found: T = _read_once(read, path) if ours else read(path)
    return found


def forget() -> None:
    """Read files that come with games anew: they have been changed, or will be."""
    _read_once.cache_clear()


@cache
def _read_once(read: Callable[[Path], Any], path: Path) -> Any:
    return read(path)


def read_list(
    path: Path,
    shape: type[T],
    what: str,
    mistakes: Callable[[list[T]], Iterable[tuple[Place, str | Fact]]],
) -> list[tuple[T, int]]:
    """The entries of a file that is a list, each with its line.

    DataError names all that is wrong, with line and key; `mistakes` tells what is of the right
    kinds, and wrong all the same.
    """
    document = read_document(path)
    if not isinstance(document.data, list):
        raise DataError(document.complain((), Fact("errors.list-of", {"what": what})))
    reader = DataReader()
    found = [reader.fields(shape, each, (n,)) for n, each in enumerate(document.data)]
    problems: list[tuple[Place, str | Fact]] = [*reader.problems]
    if problems := problems or [*mistakes(found)]:
        raise DataError(document.complaints(problems))
    return [(one, document.complain((n,), "").line) for n, one in enumerate(found)]


def _fault(path: Path) -> Fault | None:
    """Why something that looks like a file to be read isn't one; None for all else."""
    name = path.name
    if name.endswith(YAML):  # a folder, a pipe, a link to nothing
        try:
            read_bytes(path)
        except DataError as error:
            return error.faults[0]
        return None
    what: Fact | None = None
    if name.endswith(_BACKED):
        main = path.with_name(name.removesuffix(BACKUP))
        if not os.path.lexists(main):
            what = Fact("errors.backup-alone", {"name": main.name})
    elif is_folder(path):
        what = Fact("errors.folder-inside", {"folder": path.parent.name})
    elif _LIKE.search(name) or is_id(name):
        instead = f"{_LIKE.sub('', name)}{YAML}"
        what = Fact("errors.other-ending", {"ending": YAML, "name": instead})
    return Fault(what, path) if what else None
