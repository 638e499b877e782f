"""The two streams of an outside program, so that neither reading nor writing waits for it.

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
"""Bytes read at once."""


class Streams:
    """What goes to a program and what comes from it, in pieces as they come."""

    def __init__(self, to: IO[bytes], from_: IO[bytes]) -> None:
        """`to` is what the program reads, `from_` what it writes; neither is buffered."""
        self._to, self._from = to, from_
        if sys.platform != "win32":
            os.set_blocking(self._to.fileno(), False)
            os.set_blocking(self._from.fileno(), False)

    def read(self, seconds: float) -> bytes | None:
        """What there is to read; empty: nothing within that time; None: the end of the stream."""
        if sys.platform == "win32":
            return self._peeked(seconds)
        if not select.select([self._from], [], [], seconds)[0]:
            return b""
        return os.read(self._from.fileno(), CHUNK) or None

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
        """Close both."""
        for stream in (self._to, self._from):
            with contextlib.suppress(OSError):
                stream.close()

    def _peeked(self, seconds: float) -> bytes | None:
        """`read`, on Windows."""
        waiting = 0
        if sys.platform == "win32":
            try:
                waiting = _winapi.PeekNamedPipe(msvcrt.get_osfhandle(self._from.fileno()), 0)[0]
            except OSError:
                return None
        if waiting:
            return os.read(self._from.fileno(), min(waiting, CHUNK))
        time.sleep(seconds)
        return b""

    def _write(self, data: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._to.write(data)
