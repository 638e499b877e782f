"""Processes that end with their parent, and together with all that they have started.

A program can start others, put them into sessions of their own and leave them behind. On Linux none
gets away: whatever loses its parent becomes a child of ours (`adopt_orphans`), and a program ends
with the process that started it, whatever ended that (`bound`). On macOS what still has its parent
is found, and on Windows all that belongs to a job.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import multiprocessing.connection
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from threading import RLock, Thread

OURS = "CARDTABLE_OURS"
"""The variable that what this process starts has once it adopts orphans. No program has it."""
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_ROUNDS = 50
"""So often is looked again for what was started meanwhile."""
STARTING = RLock()
"""Held while a program is started, and for good by a process that is about to end."""
_PIDS = 4096
"""How many children of one process are looked at on macOS."""


def adopt_orphans() -> None:
    """From now on this process is the parent of all that its descendants leave behind (Linux)."""
    if sys.platform != "linux" or _adopting:
        return
    _adopting.append(True)
    _before.update(_children()(os.getpid()))
    os.environ.setdefault(OURS, "1")
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


_adopting: list[bool] = []
_before: set[int] = set()
"""The children that this process had when it began to adopt: they are no orphans."""


def bound() -> Callable[[], None] | None:
    """What a process calls while it starts, so that it ends with its parent, this one (Linux)."""
    if sys.platform != "linux":
        return None
    parent = os.getpid()

    def bind() -> None:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # which has ended before that
            os._exit(1)

    return bind


def wake_without_parent() -> None:
    """Let this process go on when its parent dies, even if something has stopped it (Linux).

    Else it could not end what it has started.
    """
    if sys.platform == "linux":
        _prctl(_PR_SET_PDEATHSIG, signal.SIGCONT)


_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def _prctl(what: int, value: int) -> None:
    with contextlib.suppress(OSError, AttributeError):
        if _libc is not None:
            _libc.prctl(what, value, 0, 0, 0)


def end_tree(root: int) -> list[int]:
    """Kill a process and all that descend from it; gives these, to `reap` once it is waited for.

    `root` must be a child of ours that was not yet waited for: else the number may be another's.
    """
    if sys.platform == "win32":
        return []
    processes = descendants(root, stopping=True)
    _kill([*processes, root])
    return processes


def end_descendants() -> None:
    """Kill all that this process has started, and what that has started."""
    for _ in range(_ROUNDS):
        processes = descendants(os.getpid(), stopping=True)
        if not processes:
            return
        _kill(processes)
        reap(processes)


def descendants(root: int, *, stopping: bool = False) -> list[int]:
    """All living processes that descend from `root`, itself not among them.

    With `stopping` each is stopped as it is found, so that it starts no more; so is `root`, unless
    it is this process.
    """
    processes: dict[int, None] = {}
    if stopping and root != os.getpid():
        _signal(root, signal.SIGSTOP)
    for _ in range(_ROUNDS):
        children = _children()
        new: list[int] = []
        todo = [root]
        while todo:
            for child in children(todo.pop()):
                todo.append(child)
                if child not in processes:
                    processes[child] = None
                    new.append(child)
        if not new:
            break
        if stopping:
            for pid in new:
                _signal(pid, signal.SIGSTOP)
    return list(processes)


def orphans(mark: str, ours: Collection[int]) -> list[int]:
    """What a program that was started with `mark` in its environment has left behind (Linux).

    That is whatever has the mark, and each adopted child of this process that is none of `ours` and
    has no mark at all, having wiped its environment. With an empty mark it is all that was adopted
    from any program.
    """
    if sys.platform != "linux":
        return []
    name, processes, session, me = mark.partition("=")[0], [], os.getsid(0), os.getpid()
    for pid, parent in _parents():
        if pid in ours or pid in _before or pid == me:
            continue
        with contextlib.suppress(OSError):
            about = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
            names = {each.partition(b"=")[0].decode(errors="replace") for each in about}
            strange = parent == me and OURS not in names and os.getsid(pid) != session
            if (mark.encode() in about) if mark and name in names else strange:
                processes.append(pid)
    return processes


def end_orphans(mark: str = "", ours: Collection[int] = ()) -> None:
    """Kill what a program has left behind, or what all have, and what that has started since."""
    for _ in range(_ROUNDS):
        processes = orphans(mark, ours)
        if not processes:
            return
        _kill(processes)
        reap(processes)


def _kill(pids: list[int]) -> None:
    if sys.platform != "win32":
        for pid in pids:
            _signal(pid, signal.SIGKILL)


def _signal(pid: int, number: int) -> None:
    with contextlib.suppress(OSError):
        os.kill(pid, number)


def reap(pids: list[int]) -> None:
    """Wait for the end of those killed processes that are children of ours by now."""
    if sys.platform != "win32":
        for pid in pids:
            with contextlib.suppress(OSError):
                os.waitpid(pid, 0)


# ---------------------------------------------------------------------- one life with the parent

FOLDER = "cardtable-program-{}-"
"""How the names of programs' folders begin, with the number of the process that started them."""

programs: set[subprocess.Popen[bytes]] = set()
"""The outside programs that run just now."""


def clear_after(pids: Iterable[int]) -> None:
    """Leave nothing of the programs of these processes, which have ended, however they did."""
    end_orphans(ours={each.pid for each in programs})
    for pid in pids:
        with contextlib.suppress(OSError):
            for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER.format(pid)}*"):
                shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def hold_interrupts() -> Iterator[None]:
    """Within it Ctrl-C waits, here and in processes that are started.

    These then call `ignore_interrupts`. Else they would end with a traceback while they begin.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ctrl-C is for the program that has started this process: it ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def live_with_parent() -> None:
    """End this process, and all that it has started, as soon as its parent is gone.

    However the parent ends: the system tells. And whatever ends this process from now on, what it
    has started is found by its parent, or ends with it (Windows).
    """
    global _job  # noqa: PLW0603 - it is to last as long as the process
    if sys.platform == "win32":
        _job = Job()
    adopt_orphans()
    wake_without_parent()
    signal.signal(signal.SIGTERM, _leave)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_outlive, args=(parent.sentinel,), daemon=True).start()


def _outlive(parent: int) -> None:
    multiprocessing.connection.wait([parent])
    _leave()


def _leave(*_: object) -> None:
    STARTING.acquire()  # a program that is ended must not be started anew
    end_descendants()
    clear_after([os.getpid()])
    os._exit(1)


_job: Job | None = None


# ---------------------------------------------------------------------- who is whose child


def _children() -> _Children:
    """Who is whose child at this moment."""
    return _ChildrenNow() if sys.platform == "linux" else _Children()


class _Children:
    """Asks the system about one process after the other (macOS); elsewhere nothing is known."""

    def __call__(self, parent: int) -> list[int]:
        if sys.platform == "darwin":
            pids = (ctypes.c_int * _PIDS)()
            with contextlib.suppress(OSError, AttributeError):
                ctypes.CDLL(None).proc_listchildpids(parent, pids, ctypes.sizeof(pids))
            return [pid for pid in pids if pid > 0]
        return []


class _ChildrenNow(_Children):
    """Has read once who the parent of everybody is (Linux)."""

    def __init__(self) -> None:
        self._known: dict[int, list[int]] = {}
        for pid, parent in _parents():
            self._known.setdefault(parent, []).append(pid)

    def __call__(self, parent: int) -> list[int]:
        return self._known.get(parent, [])


def _parents() -> Iterator[tuple[int, int]]:
    """Every living process with its parent (Linux)."""
    for name in os.listdir("/proc"):  # noqa: PTH208 - a thousand paths need not be made
        if name.isdecimal():
            with contextlib.suppress(OSError, ValueError, IndexError):
                about = Path(f"/proc/{name}/stat").read_bytes().rpartition(b")")[2].split()
                if about[0] not in {b"Z", b"X"}:
                    yield int(name), int(about[1])


# ---------------------------------------------------------------------- Windows

if sys.platform == "win32":
    from ctypes import wintypes

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("sizes", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    _LIMITS, _KILL_ON_CLOSE = 9, 0x2000


class Job:
    """Processes that end together (Windows): when `end` is called, or with the one that made it."""

    def __init__(self, process: int = -1) -> None:
        """`process` is the handle of the first in the job; all that it starts are in it too.

        -1 is this process itself.
        """
        self._job = 0
        if sys.platform == "win32":
            kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            kernel.CreateJobObjectW.restype = wintypes.HANDLE
            kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
            kernel.SetInformationJobObject.argtypes = (
                wintypes.HANDLE,
                ctypes.c_int,
                ctypes.c_void_p,
                wintypes.DWORD,
            )
            kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
            kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
            self._kernel = kernel
            self._job = kernel.CreateJobObjectW(None, None) or 0
            limits = _Limits(flags=_KILL_ON_CLOSE)
            kernel.SetInformationJobObject(
                self._job, _LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            kernel.AssignProcessToJobObject(self._job, process)

    def end(self) -> None:
        """Kill all that are in the job."""
        if sys.platform == "win32" and self._job:
            self._kernel.TerminateJobObject(self._job, 1)
            self._kernel.CloseHandle(self._job)
        self._job = 0
