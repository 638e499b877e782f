"""Outside programs as players: spoken to exactly as `cardtable bot` is."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
from collections.abc import Callable
from threading import Thread
from time import perf_counter

from cardtable.ai.player import Answer
from cardtable.ai.wire import document
from cardtable.engine.view import View

GLANCE = 0.02
"""Seconds between two looks whether the answer is still wanted."""
SECONDS = 10.0
"""Time for a decision where no limit is given: the program may have to start first."""


class Program:
    """A program that is started when it is first asked, and again when it has ended."""

    def __init__(self, command: str) -> None:
        """`command` is a command line, quoted as in a shell, which is not used."""
        self.command = command
        self._running: subprocess.Popen[str] | None = None
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def ask(self, view: View, seconds: float | None, stop: Callable[[], bool]) -> Answer:
        """Its answer. One that does not come in time, or is not wanted any more, ends it."""
        begun = perf_counter()
        try:
            running = self._start()
            assert running.stdin is not None
            running.stdin.write(document(view))
            running.stdin.flush()
        except (OSError, ValueError) as error:
            self.close()
            return Answer("", problem=f"{self.command}: {error}")
        end = begun + (SECONDS if seconds is None else seconds)
        while True:
            try:
                said = self._said.get(timeout=GLANCE)
            except queue.Empty:
                if stop():
                    self.close()
                    return Answer("", problem=f"{self.command}: interrupted")
                if perf_counter() > end:
                    self.close()
                    return Answer("", problem=f"{self.command}: gave no answer in time")
                continue
            if said is None:
                self.close()
                return Answer("", problem=f"{self.command}: ended without an answer")
            line = said.strip().removeprefix("---").strip().strip("\"'")
            if line and line != "...":
                took = round((perf_counter() - begun) * 1000, 1)
                return Answer(line, info={"ms": took})

    def close(self) -> None:
        """End the program."""
        running, self._running = self._running, None
        if running is not None:
            running.kill()
            for stream in (running.stdin, running.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()
            running.wait()

    def _start(self) -> subprocess.Popen[str]:
        if self._running is not None and self._running.poll() is None:
            return self._running
        self.close()
        self._said = queue.SimpleQueue()
        self._running = subprocess.Popen(  # noqa: S603 - the user named the program
            shlex.split(self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        Thread(target=_listen, args=(self._running, self._said), daemon=True).start()
        return self._running


def _listen(running: subprocess.Popen[str], said: queue.SimpleQueue[str | None]) -> None:
    """Pass on what the program says, line by line, then None. Pipes can't be polled everywhere."""
    assert running.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        for line in running.stdout:
            said.put(line)
    said.put(None)
