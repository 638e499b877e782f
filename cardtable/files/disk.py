"""Files in their folders: written, taken away and put back, and which of a folder are read.

They are written so that a crash, a kill or a full disk never costs what was there before.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from errno import ENAMETOOLONG
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from cardtable.engine.facts import Fact, spoken
from cardtable.engine.rules import LONGEST_ID, is_device, is_id
from cardtable.engine.schema import DataReader, Place
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import (
    NOWHERE,
    is_file,
    is_folder,
    is_shipped,
    listed,
    no_home,
)
from cardtable.files.languages import forgotten, language
from cardtable.files.strict_yaml import read_bytes, read_document

BACKUP = ".bak"
BROKEN = ".broken"
_STRAY = re.compile(r"\.(yaml|json|html)\.([0-9a-f]{8}|[0-9]+)\.tmp$")
_STRAY_AGE = 60.0  # seconds: a younger one may belong to a second window that is saving just now


def write_atomic(path: Path, text: str, *, backup: bool = True, before: Path | None = None) -> None:
    """Put `text` into the file, all of it or nothing; the version before stays as `.bak`.

    Who may read the file stays as it was, there or in the file `before` in whose place it comes; a
    new one is made like any other. Makes the folder if need be. Raises DataError, in one sentence,
    if it can't be done; what was there before is then untouched.
    """
    if NOWHERE in path.parents:
        raise DataError(no_home())
    path = Path(os.path.realpath(path))
    try:
        if path.exists() and not path.is_file():  # what is renamed over a device replaces it
            raise DataError(Fault(Fact("errors.unwritten-special"), path))
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True, exist_ok=True)
        temporary = _beside(path)
        try:
            _fill(temporary, text, path, before, backup_of(path))
            if backup and path.exists():
                _keep(path)
            _replace(temporary, path)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise DataError(Fault(_failed("errors.unwritten", error), path)) from error


class NameTaken(DataError):
    """A file that was to be made is there already."""


def _failed(key: str, error: OSError) -> Fact:
    """What the system says of something that can't be done."""
    return Fact(key, {"why": error.strerror or str(error)})


def write_new(path: Path, text: str) -> None:
    """Put `text` into a file that isn't there yet, all of it or nothing.

    All that is written for a person under a name, theirs or ours, goes through here: nothing that
    is there is written over, be it a link to nowhere or made in this very moment. Makes the folder
    if need be. Raises DataError, and NameTaken where the name is taken.
    """
    if NOWHERE in path.parents:
        raise DataError(no_home())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = _beside(path)
        try:
            _fill(temporary, text)
            _claim(temporary, path)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        _sync_folder(path.parent)
    except OSError as error:
        raise DataError(Fault(_failed("errors.unwritten", error), path)) from error


def write_free(folder: Path, name: str, ending: str, text: str) -> Path:
    """Put `text` into a new file of that name, or one like it that is free; gives the file."""
    stem, number = file_name(name), 1
    target = folder / f"{stem}{ending}"
    while True:
        if not os.path.lexists(target):
            with suppress(NameTaken):
                write_new(target, text)
                return target
        number += 1
        target = folder / f"{stem}-{number}{ending}"


def check_new(path: Path) -> None:
    """Raise DataError where `write_new` could not make that file: better now than in an hour."""
    if is_folder(path):
        raise DataError(Fault(Fact("errors.folder"), path))
    if os.path.lexists(path):
        raise _taken(path)
    try:
        os.lstat(_beside(path))
    except OSError as error:
        if error.errno == ENAMETOOLONG and is_folder(path.parent):
            raise DataError(Fault(Fact("errors.long-name"), path)) from error
    if not is_folder(path.parent):
        raise DataError(Fault(Fact("errors.no-folder"), path))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise DataError(Fault(Fact("errors.closed-folder"), path))


def file_name(text: str) -> str:
    """The text as a file's name, without an ending, that every system takes and no folder has.

    What isn't a small or capital letter from A to Z or a digit becomes a hyphen, so that nothing
    in it can lead to another folder, hide the file or turn its name round.
    """
    name = re.sub(r"[^A-Za-z0-9_]+", "-", text)[: 2 * LONGEST_ID].strip("-")
    return f"{name}-file" if is_device(name) else name or "file"


def backup_of(path: Path) -> Path:
    """Where the version before the last of a file is kept."""
    return path.with_name(path.name + BACKUP)


Stamp = tuple[int, int, int]


def stamp_of(path: Path) -> Stamp | None:
    """What changes whenever a file is written; None where there is none."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that a new one can take its place; gives the new name."""
    target = path.with_name(path.name + BROKEN)
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}{BROKEN}{number}")
    try:
        _replace(path, target)
    except OSError as error:
        raise DataError(Fault(_failed("errors.unnamed", error), path)) from error
    return target


def put_aside(path: Path) -> str:
    """Set a damaged file aside, and say so in a sentence; `""` where it can't be renamed."""
    try:
        return spoken("errors.put-aside", name=set_aside(path).name)
    except DataError:
        return ""


def clean_strays(folder: Path) -> None:
    """Remove what writes that were cut short have left behind in the folder."""
    for stray in listed(folder, "*.tmp"):
        with suppress(OSError):
            if _STRAY.search(stray.name) and time.time() - stray.lstat().st_mtime > _STRAY_AGE:
                stray.unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    """Where a file is written before it gets its name."""
    return path.with_name(f"{path.name}.{os.urandom(4).hex()}.tmp")


def _fill(new: Path, text: str, *before: Path | None) -> None:
    """Make a file and write it, readable for those who could read the first of `before`."""
    with new.open("x", encoding="utf-8", newline="\n") as file:
        for old in before:
            if old is not None and old.exists():
                _like(new, old)  # before there is anything in it to read
                break
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _taken(path: Path) -> NameTaken:
    return NameTaken(Fault(Fact("errors.taken"), path))


def _claim(new: Path, target: Path) -> None:
    """Give a file a name that nothing has yet; NameTaken if something has."""
    try:
        os.link(new, target)
    except FileExistsError:
        raise _taken(target) from None
    except (OSError, NotImplementedError):  # a file system without hard links
        try:
            target.open("x").close()
        except FileExistsError:
            raise _taken(target) from None
        _replace(new, target)


def _like(new: Path, old: Path) -> None:
    """Give a new file the owner, the mode and whatever else an old one has, but for its time."""
    with suppress(OSError, AttributeError):  # only root may give files away; Windows can't at all
        os.chown(new, old.stat().st_uid, old.stat().st_gid)
    with suppress(OSError):  # a file system without modes
        shutil.copystat(old, new)


def _keep(path: Path) -> None:
    """Make the present file its own backup, without a moment in which `path` is missing."""
    spare = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with suppress(OSError):
        spare.unlink(missing_ok=True)
    try:
        os.link(path, spare)
    except OSError:  # a file system without hard links
        shutil.copy2(path, spare)
    _replace(spare, backup_of(path))


def _replace(source: Path, target: Path) -> None:
    """Rename over what is there, tried again on Windows while a virus scanner holds the file."""
    for pause in (0.01, 0.05, 0.1, 0.3):
        try:
            source.replace(target)
        except PermissionError:
            if os.name != "nt":
                raise
            time.sleep(pause)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself last through a loss of power, where the platform can."""
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
        return move_file(path, attic, f"{max(numbers, default=0) + 1:06}-{path.name}", what)
    finally:
        _forget_oldest(attic)


def taken_away(attic: Path) -> list[Path]:
    """The places of what can be put back, the one deleted last first."""
    places = {}
    for path in listed(attic, "*.yaml*"):
        name = path.name.partition(".yaml")[0]
        if _COUNTED.match(name):
            places[name] = path.parent / f"{name}.yaml"
    return [places[name] for name in sorted(places, reverse=True)]


def name_before(place: Path) -> str:
    """What a deleted file was called."""
    return _COUNTED.sub("", place.name)


def move_file(path: Path, folder: Path, name: str, what: str) -> Path:
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
    names = {path.name.partition(".yaml")[0] for path in listed(attic, "*.yaml*")}
    for name in sorted(names)[:-KEPT]:
        for path in (attic / f"{name}.yaml", backup_of(attic / f"{name}.yaml")):
            with suppress(OSError):
                path.unlink(missing_ok=True)


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
    paths: list[Path] = []
    passed: list[Fault] = []
    for name in names:
        if name.startswith(".") or name in _SYSTEM or name in known or _BESIDE.search(name):
            continue
        path = folder / name
        if name.endswith(YAML) and is_file(path):
            paths.append(path)
        elif backups and name.endswith(_BACKED):
            main = folder / name.removesuffix(BACKUP)
            paths += [] if os.path.lexists(main) else [main]
        elif fault := _why_passed(path):
            passed.append(fault)
    return paths, passed


def read_once(read: Callable[[Path], T], path: Path) -> T:
    """What `read` makes of a file; of one that comes with a game, and stays as it is, once."""
    result: T = _read_once(read, path, language()) if is_shipped(path) else read(path)
    return result


def forget() -> None:
    """Read files that come with games anew: they have been changed, or will be."""
    _read_once.cache_clear()


@cache
def _read_once(read: Callable[[Path], Any], path: Path, _tongue: str) -> Any:
    return read(path)  # what it says is in that language


forgotten.append(forget)


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
    entries = [reader.fields(shape, each, (n,)) for n, each in enumerate(document.data)]
    problems: list[tuple[Place, str | Fact]] = [*reader.problems]
    if problems := problems or [*mistakes(entries)]:
        raise DataError(document.complaints(problems))
    return [(one, document.complain((n,), "").line) for n, one in enumerate(entries)]


def _why_passed(path: Path) -> Fault | None:
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
