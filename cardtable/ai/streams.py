"""The three streams of an outside program, so that neither reading nor writing waits for it.

Elsewhere than on Windows the system can say whether a stream is ready. There only reading can be
asked about, so writing is left to a thread, which ends with the program at the latest.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time
from collections.abc import Iterator
from threading import Thread
from typing import IO

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
