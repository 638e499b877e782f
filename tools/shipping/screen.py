"""A virtual screen whose picture can be read while a program draws on it (Linux: needs Xvfb)."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Self

SIZE = (1280, 720)
_WORDS = 25  # of the header of Xvfb's file
_GRID = 8  # points looked at in each direction

TRIES = 5
"""Two servers that start at the same moment may want the same number: then one of them gives up."""


class Screen:
    """An X server without a monitor. Its frame buffer is a file, which costs nothing to look at."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        self.size = size
        self._folder = tempfile.mkdtemp(prefix="screen-")
        for _ in range(TRIES):
            self._server, number = self._start_server()
            if number:
                break
            self._server.wait()
        else:
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"
        with Path(self._folder, "Xvfb_screen0").open("rb") as file:
            self._buffer = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(f">{_WORDS}I", self._buffer[: _WORDS * 4])
        self._start = header[0] + 12 * header[19]  # behind the header and its colours
        self._row = header[12]

    def _start_server(self) -> tuple[subprocess.Popen[bytes], str]:
        """A server and its number, which is empty if it could not start."""
        reader, writer = os.pipe()
        width, height = self.size
        server = subprocess.Popen(
            [
                shutil.which("Xvfb") or "Xvfb", "-screen", "0", f"{width}x{height}x24",
                "-displayfd", str(writer), "-fbdir", self._folder, "-ac", "-nolisten", "tcp",
                "-noreset",  # else it begins anew whenever its only client leaves
            ],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writer)
        with os.fdopen(reader) as pipe:
            return server, pipe.readline().strip()

    def close(self) -> None:
        """End the server, and whatever still draws on it loses its screen."""
        self._server.terminate()
        self._server.wait()
        self._buffer.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def pixels(self) -> bytes:
        """The whole picture: four bytes a point, blue, green, red and nothing."""
        width, height = self.size
        begin = self._start
        return b"".join(
            self._buffer[begin + y * self._row : begin + y * self._row + 4 * width]
            for y in range(height)
        )

    def drawn(self) -> bool:
        """Whether something covers the screen, which is black before."""
        width, height = self.size
        for i in range(1, _GRID):
            for j in range(1, _GRID):
                at = self._start + height * i // _GRID * self._row + width * j // _GRID * 4
                if self._buffer[at : at + 3] == b"\0\0\0":
                    return False
        return True

    def wait_until_drawn(self, process: subprocess.Popen[bytes], seconds: float = 30.0) -> float:
        """Seconds until something covers the screen, from now."""
        begin = perf_counter()
        while not self.drawn():
            if process.poll() is not None:
                raise RuntimeError(f"the program has ended with {process.returncode}")
            if perf_counter() - begin > seconds:
                raise RuntimeError("nothing was drawn")
            sleep(0.001)
        return perf_counter() - begin

    def wait_until_empty(self, seconds: float = 10.0) -> None:
        """Until what covered the screen is gone."""
        until = monotonic() + seconds
        while self.drawn() and monotonic() < until:
            sleep(0.005)
