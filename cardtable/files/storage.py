"""Writing files so that a crash, a kill or a full disk never costs what was there before."""

from __future__ import annotations

import os
import re
import shutil
import time
from contextlib import suppress
from errno import ENAMETOOLONG
from pathlib import Path

from cardtable.engine.facts import Fact, spoken
from cardtable.engine.rules import LONGEST_ID, is_device
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import NOWHERE, is_folder, listed, no_home

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
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


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
