"""The terminal itself, and the computer players who think while it waits."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Protocol

from cardtable.ai.player import Answer
from cardtable.engine.clean import cleaned
from cardtable.engine.rules import Rules
from cardtable.engine.view import View

if TYPE_CHECKING:
    from cardtable.ai.worker import Worker

_GLANCE = 0.02  # seconds between two looks for an answer


def number_in(text: str) -> int | None:
    """The whole number that was typed, as in `1`, `1.`, `1)` or `(1)`; None where it is none.

    The longest stand for a large one.
    """
    text = answered(text).strip("#()")
    return int(text[:9]) if text.isdecimal() else None


def answered(text: str) -> str:
    """What was typed, in small letters and without a full stop at its end."""
    return text.strip().lower().rstrip(".!").rstrip()


class Screen(Protocol):
    """Where lines go to and come from: the terminal, or a test."""

    def say(self, text: str = "") -> None:
        """Write a line."""

    def ask(self, prompt: str) -> str:
        """Read a line. Raises EOFError where there is no more."""

    def cover(self) -> None:
        """Take everything said so far out of sight."""

    def pause(self, seconds: float) -> None:
        """Let that time pass. What has been typed by then counts for nothing."""

    def steady(self, seconds: float) -> AbstractContextManager[None]:
        """Let what is done inside take that long at least."""


class Console:
    """Standard input and output."""

    def say(self, text: str = "") -> None:
        """Write a line, or several. Nothing in the text can control the terminal."""
        self._write("\n".join(map(cleaned, text.split("\n"))))

    def _write(self, text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """Read a line. Raises EOFError where there is no more."""
        line = input(cleaned(prompt)).removeprefix("\xef\xbb\xbf")  # a mark read as Latin letters
        if not sys.stdin.isatty():
            self.say()  # what was typed elsewhere ends no line here
        return line

    def cover(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        dumb = os.environ.get("TERM") in {"dumb", "unknown"}  # steered by nothing
        if dumb or not sys.stdout.isatty():
            lines = shutil.get_terminal_size().lines if dumb else 0
            self.say("\n" * lines + "-" * 40)
            return
        if os.name == "nt":
            os.system("cls")  # noqa: S605, S607 - old consoles know nothing else
        # Lines too, for terminals that keep what is cleared.
        self._write("\n" * shutil.get_terminal_size().lines + "\x1b[2J\x1b[3J\x1b[H")

    def pause(self, seconds: float) -> None:
        """Let that time pass. What has been typed by then counts for nothing."""
        if not sys.stdin.isatty():  # what a file says was not typed too early
            return
        time.sleep(seconds)
        if sys.platform == "win32":
            import msvcrt

            while msvcrt.kbhit():
                msvcrt.getwch()
        else:
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    @contextmanager
    def steady(self, seconds: float) -> Iterator[None]:
        """Let what is done inside take that long at least."""
        until = time.monotonic() + seconds
        yield
        time.sleep(max(0.0, until - time.monotonic()))


class Bots:
    """The computer players' process, started with the first question."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    def __call__(self, view: View, rules: Rules, level: str, seed: int) -> Answer:
        """Wait for the decision of that level."""
        from cardtable.ai.worker import Worker

        if self._worker is None:
            self._worker = Worker()
        try:
            self._worker.ask(view, rules, level, seed)
        except ValueError as error:  # a record may name a level of another program's
            return Answer("", problem=str(error))
        while (answer := self._worker.poll()) is None:
            time.sleep(_GLANCE)
        return answer

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
