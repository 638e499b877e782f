"""Outside programs as players: spoken to exactly as `cardtable bot` is, and trusted with nothing.

What a program says is bounded: so many bytes and lines for an answer, and the time of the decision,
whatever comes in it. What it said before it was asked is dropped. When it has to end, all that it
has started ends with it. It is told nothing but the view: its environment is bare, and the folder
that it works in is empty and its own.
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import IO

from cardtable.ai import processes
from cardtable.ai.player import Answer
from cardtable.ai.protocol import document
from cardtable.engine.clean import LONGEST, cleaned
from cardtable.engine.facts import spoken
from cardtable.engine.view import View

SECONDS = 10.0
"""Time for a decision where no limit is given: the program may have to start first."""
BYTES = 16_384
"""More than that is no answer: a line of notation has some dozens."""
LINES = 100
"""How many empty lines and document marks may come before a move."""
MARK = "CARDTABLE_PROGRAM"
"""The variable by which all that a program starts can be found again."""
KEPT = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "SYSTEMROOT", "COMSPEC", "PATHEXT")
"""The variables that a program gets as we have them: what it takes to start, and its letters."""


class Program:
    """A program that is started when it is first asked, and again when it has ended."""

    def __init__(self, command: str, clock: Callable[[], float] = perf_counter) -> None:
        """`command` is a command line, quoted as in a shell, which is not used."""
        self.command = command
        self._clock = clock
        self._running: subprocess.Popen[bytes] | None = None
        self._streams: Streams | None = None
        self._job: processes.Job | None = None
        self._mark = ""
        self._folder = ""
        self._said_aside = 0

    def ask(self, view: View, seconds: float | None, stop: Callable[[], bool]) -> Answer:
        """Its answer. One that does not come in time, or is not wanted any more, ends it."""
        begun = self._clock()
        end = begun + (SECONDS if seconds is None else seconds)
        try:
            line = self._said(document(view).encode(), end, stop)
        except (_Failure, OSError, ValueError) as error:
            self.close()
            return Answer("", problem=cleaned(f"{self.command}: {error}", LONGEST))
        took = round((self._clock() - begun) * 1000, 1)
        return Answer(cleaned(line, LONGEST), info={"ms": took})

    def close(self) -> None:
        """End the program, and all that it has started."""
        running, self._running = self._running, None
        if running is None:
            return
        killed = processes.end_tree(running.pid) if running.poll() is None else []
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.killpg(running.pid, signal.SIGKILL)  # those whose parent has ended, too
        if self._job is not None:
            self._job.end()
        running.kill()
        if self._streams is not None:
            self._tell(last=True)
            self._streams.close()
        running.wait()
        processes.reap(killed)
        processes.programs.discard(running)
        processes.end_orphans(self._mark, {each.pid for each in processes.programs})
        shutil.rmtree(self._folder, ignore_errors=True)

    def _said(self, question: bytes, end: float, stop: Callable[[], bool]) -> str:
        """The line that it says to a question. Raises _Failure in words."""
        streams = self._start()
        self._said_aside = 0
        wanted = partial(self._wanted, end, stop)
        dropped = 0
        while early := streams.read(0):
            wanted()
            dropped += len(early)
            if dropped > BYTES:
                raise _Failure(spoken("errors.program-early", most=BYTES))
        for _ in streams.write(question):
            wanted()
        heard = b""
        while True:
            wanted()
            more = streams.read(GLANCE)
            heard += more or b""
            *lines, rest = heard.split(b"\n")
            moves = (_move(line) for line in ([*lines, rest] if more is None else lines))
            if move := next(filter(None, moves), ""):
                self._tell()
                return move
            if more is None:
                raise _Failure(spoken("errors.program-ended"))
            if len(heard) > BYTES or len(lines) > LINES:
                said, size = len(lines), len(heard)
                raise _Failure(spoken("errors.program-silent", lines=said, bytes=size))

    def _wanted(self, end: float, stop: Callable[[], bool]) -> None:
        """Raises _Failure where its answer is wanted no longer, or comes too late."""
        self._tell()
        if stop():
            raise _Failure(spoken("errors.program-stopped"))
        if self._clock() > end:
            raise _Failure(spoken("errors.program-late"))

    def _start(self) -> Streams:
        if self._running is not None and self._running.poll() is None and self._streams:
            return self._streams
        self.close()
        words = placed(shlex.split(self.command))
        if not words:
            raise _Failure(spoken("errors.program-none"))
        processes.adopt_orphans()
        mark = os.urandom(8).hex()
        self._mark = f"{MARK}={mark}"
        self._folder = tempfile.mkdtemp(prefix=processes.FOLDER.format(os.getpid()))
        with processes.STARTING:
            self._running = subprocess.Popen(  # noqa: S603 - the user named the program
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=bare(self._folder) | {MARK: mark},
                cwd=self._folder,
                preexec_fn=processes.bound(),  # noqa: PLW1509 - it calls the system and nothing else
                start_new_session=True,
            )
        processes.programs.add(self._running)
        if sys.platform == "win32":
            self._job = processes.Job(int(self._running._handle))  # noqa: SLF001 - there is no other way
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        assert self._running.stderr is not None
        self._streams = Streams(self._running.stdin, self._running.stdout, self._running.stderr)
        return self._streams

    def _tell(self, *, last: bool = False) -> None:
        """Pass on what the program has said aside: in whole lines, cleaned, and not too many."""
        assert self._streams is not None
        for line in self._streams.aside(last=last):
            self._said_aside += 1
            if self._said_aside <= LINES and sys.stderr is not None:
                who, what = cleaned(self.command, LONGEST), cleaned(line, LONGEST)
                words = f"{who}: {what}"
                if self._said_aside == LINES:
                    words = spoken("errors.program-more", who=who, what=what)
                with contextlib.suppress(OSError, ValueError):
                    sys.stderr.write(f"{words}\n")
                    sys.stderr.flush()


def placed(words: list[str]) -> list[str]:
    """The words of a command, with the whole path of each file they name: it runs elsewhere."""
    lines: list[str] = []
    for word in words:
        named = os.path.dirname(word) if not lines else word  # noqa: PTH120 - else PATH has it
        there = named and os.path.exists(word)  # noqa: PTH110 - it bears with any word
        lines.append(str(Path(word).absolute()) if there else word)
    return lines


def _move(line: bytes) -> str:
    """The move that a line of its answer names; nothing: none, as in `...`."""
    move = line.decode(errors="replace").strip().removeprefix("---").strip().strip("\"'")
    return "" if move == "..." else move


def bare(folder: str) -> dict[str, str]:
    """The environment of a program: what it takes to start, and nothing of this table."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | dict.fromkeys(("TMPDIR", "TEMP", "TMP"), folder)


class _Failure(Exception):
    """Why there is no answer, as the end of a sentence."""


# ---------------------------------------------------------------------- its three streams
# The three streams of an outside program, so that neither reading nor writing waits for it.
#
# Elsewhere than on Windows the system can say whether a stream is ready. There only reading can
# be asked about, so writing is left to a thread, which ends with the program at the latest.

if sys.platform == "win32":
    import _winapi
    import msvcrt

GLANCE = 0.02
"""Seconds between two looks whether the answer is still wanted."""
CHUNK = 4096
"""Bytes read at once, and the most that a line said aside has."""
ASIDE = 16 * CHUNK
"""Bytes said aside that are read at once; more than that waits."""


class Streams:
    """What goes to a program and what comes from it, in pieces as they come."""

    def __init__(self, to: IO[bytes], from_: IO[bytes], errors: IO[bytes]) -> None:
        """`to` is what the program reads, `from_` what it writes, `errors` what it says aside.

        None of them is buffered.
        """
        self._to, self._from, self._errors = to, from_, errors
        self._rest = b""
        if sys.platform != "win32":
            for stream in (to, from_, errors):
                os.set_blocking(stream.fileno(), False)

    def read(self, seconds: float) -> bytes | None:
        """What there is to read; empty: nothing within that time; None: the end of the stream."""
        return self._read(self._from, seconds)

    def aside(self, *, last: bool = False) -> list[str]:
        """The lines said aside since the last look; at the `last` one what has no end, too."""
        heard = 0
        while heard < ASIDE and (more := self._read(self._errors, 0)):
            heard += len(more)
            self._rest += more
        *lines, self._rest = self._rest.split(b"\n")
        if last or len(self._rest) > CHUNK:
            lines, self._rest = [*lines, self._rest], b""
        return [line.decode(errors="replace").rstrip() for line in lines if line.strip()]

    def _read(self, stream: IO[bytes], seconds: float) -> bytes | None:
        if sys.platform == "win32":
            return self._peeked(stream, seconds)
        if not select.select([stream], [], [], seconds)[0]:
            return b""
        return os.read(stream.fileno(), CHUNK) or None

    def write(self, data: bytes) -> Iterator[None]:
        """Write all of it. Yields whenever the program does not read and one has to wait.

        Raises OSError where the program has ended.
        """
        if sys.platform == "win32":
            writing = Thread(target=self._write, args=(data,), daemon=True)
            writing.start()
            while writing.is_alive():
                writing.join(GLANCE)
                yield
            return
        while data:
            if select.select([], [self._to], [], GLANCE)[1]:
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(self._to.fileno(), data) :]
            else:
                yield

    def close(self) -> None:
        """Close all."""
        for stream in (self._to, self._from, self._errors):
            with contextlib.suppress(OSError):
                stream.close()

    def _peeked(self, stream: IO[bytes], seconds: float) -> bytes | None:
        """`_read`, on Windows."""
        waiting = 0
        if sys.platform == "win32":
            try:
                waiting = _winapi.PeekNamedPipe(msvcrt.get_osfhandle(stream.fileno()), 0)[0]
            except OSError:
                return None
        if waiting:
            return os.read(stream.fileno(), min(waiting, CHUNK))
        time.sleep(seconds)
        return b""

    def _write(self, data: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._to.write(data)
