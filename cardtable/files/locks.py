"""One program at a time plays a saved game: two would overwrite each other's moves.

A lock is the system's own, on a small file beside the games, and ends with its process however that
ends. What is left of a killed program is an empty file that locks nothing. Where a file system has
no locks, everybody is let in; then `Session.save` notices what others have written.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from cardtable.engine.facts import Fact
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import data_folder, listed, records_folder, saves_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TRIES = 10
_PAUSE = 0.005  # seconds between two looks at a lock that is waited for
_STALE = 60.0
"""Seconds after which a lock that nobody holds counts as left behind."""


class Busy(DataError):
    """The game is being played by another program."""


class Hold:
    """A saved game kept for this program until `release`, or until nobody has the hold any more.

    A program can hold a game several times: one that leaves a table and sits down again does.
    """

    def __init__(self, lock: Path | None) -> None:
        self._lock = lock

    def release(self) -> None:
        """Let others play the game. Only the last hold of a program does that."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _give_back(lock)

    def __del__(self) -> None:
        self.release()


def hold(path: Path, patience: float = 0.0) -> Hold:
    """Keep a saved game for this program. Raises Busy where another one is playing it.

    Other files can be held, too; those are waited for, up to so many seconds of `patience`.
    """
    lock = lock_of(path)
    if lock in _counts:
        _counts[lock] += 1
        return Hold(lock)
    handle, end = _taken(lock), time.monotonic() + patience
    while handle is None and time.monotonic() < end:
        time.sleep(_PAUSE)
        handle = _taken(lock)
    if handle is None:
        raise Busy(Fault(Fact("errors.elsewhere"), path))
    if handle < 0:
        return Hold(None)
    _handles[lock], _counts[lock] = handle, 1
    return Hold(lock)


def is_held(path: Path) -> bool:
    """Whether another program is playing the game."""
    try:
        hold(path).release()
    except Busy:
        return True
    return False


def lock_of(path: Path) -> Path:
    """The file that is locked for a game; it stays the same when the game goes to the records."""
    path = Path(os.path.realpath(path))
    name = path.name
    if str(path.parent) not in map(os.path.realpath, (saves_folder(), records_folder())):
        name = f"{name[:60]}-{crc32(os.fsencode(path)):08x}"
    return data_folder() / "locks" / f"{name}.lock"


def clean_locks() -> None:
    """Remove the locks of programs that were killed."""
    for lock in listed(data_folder() / "locks", "*.lock"):
        with suppress(OSError):
            if lock not in _counts and time.time() - lock.stat().st_mtime > _STALE:
                handle = _taken(lock)
                if handle is not None and handle >= 0:
                    _remove(lock, handle)


_handles: dict[Path, int] = {}
_counts: dict[Path, int] = {}


def _give_back(lock: Path) -> None:
    _counts[lock] -= 1
    if not _counts[lock]:
        del _counts[lock]
        _remove(lock, _handles.pop(lock))


def _taken(lock: Path) -> int | None:
    """A handle on the locked file; -1 where there can be no locks, None where another has it."""
    for _ in range(_TRIES):
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600)
        except OSError:
            return -1
        try:
            _lock(handle)
            os.utime(lock)
            if os.fstat(handle).st_ino == lock.stat().st_ino:
                return handle
        except FileNotFoundError:  # its owner has just removed it: make another
            pass
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return None
        except OSError:
            os.close(handle)
            return -1
        os.close(handle)
    return -1


def _remove(lock: Path, handle: int) -> None:
    """Remove the file of a lock, and end the lock."""
    if sys.platform == "win32":  # an open file can't be removed there
        os.close(handle)
        handle = -1
    with suppress(OSError):
        lock.unlink()
    if handle >= 0:
        os.close(handle)


def _lock(handle: int) -> None:
    """Lock an open file. BlockingIOError or PermissionError where another program has it."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
