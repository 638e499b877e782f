"""When something goes wrong that nobody foresaw: it is written down, said, and the game is kept.

The log tells what happened in a session; a report tells of one crash, in a file of its own that
can be sent to somebody: it says nothing about the person but what stands in the names of rules.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import signal
import sys
import threading
import traceback
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import pygame

from cardtable import __version__
from cardtable.files import (
    DataError,
    disable_failed_game,
    failed_game,
    games_folder,
    log_folder,
    write_free,
)
from cardtable.presenter.phrases import wording

if TYPE_CHECKING:
    from cardtable.session import Session
    from cardtable.table.app import App

LOG = logging.getLogger("cardtable")
_SIZE, _KEPT = 1_000_000, 3
_REPORTS = 10
_CAUGHT = [
    getattr(signal, name)
    for name in ("SIGSEGV", "SIGBUS", "SIGFPE", "SIGQUIT")
    if hasattr(signal, name)
]
"""Signals of which pygame, once it has begun, ends itself in the midst of what it is doing: what
should be SIGQUIT becomes SIGSEGV."""
_TAIL = 20  # lines of the log that a report repeats


def start_log() -> Path | None:
    """Write warnings, errors and crashes to a file from now on; None where that cannot be."""
    for number in _CAUGHT:
        signal.signal(number, signal.SIG_DFL)
    folder = log_folder()
    path = folder / "cardtable.log"
    faults_path = folder / "faults.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8")
        if faults_path.exists() and faults_path.stat().st_size > _SIZE:
            faults_path.replace(folder / "faults.log.1")
        # Kept open: a fault inside of SDL is written without any more Python.
        faults = faults_path.open("a", encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    faulthandler.enable(faults)
    if hasattr(signal, "SIGQUIT"):  # Ctrl+\\ in the terminal: it tells where a program hangs
        faulthandler.register(signal.SIGQUIT, faults, chain=True)
    threading.excepthook = lambda args: log_error(args.exc_value, args.exc_traceback)
    return path


def versions() -> str:
    """What the program is made of."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    python = platform.python_version()
    return f"cardtable {__version__} (Python {python}, SDL {sdl}, pygame-ce {pygame.ver})"


def surroundings() -> str:
    """Where the program runs: the system, how it was installed, what shows its window."""
    kind = "packaged" if getattr(sys, "frozen", False) else "from Python"
    surface = pygame.display.get_surface() if pygame.display.get_init() else None
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    size = "{}×{}".format(*surface.get_size()) if surface else "none"
    return f"{platform.platform()}, {kind}, driver {driver}, window {size}"


def log_error(error: BaseException | None, trace: TracebackType | None = None) -> None:
    """Write an error into the log, with what is needed to understand it."""
    if error is None:
        return
    about = (type(error), error, trace or error.__traceback__)
    LOG.error("%s, %s", versions(), surroundings(), exc_info=about)


@dataclass(frozen=True)
class Report:
    """What is known of a crash."""

    text: str
    """All of it, to be sent to somebody."""
    path: Path | None
    """The file that it is written in; None where nothing can be written."""
    saved: Path | None
    """Where the game lies that was being played."""
    lost: bool = False
    """Whether there was a game that could not be saved."""
    outside: str = ""
    """The id of the game from elsewhere that failed, if it was one."""
    disabled: bool = False
    """Whether it can't be played until the next start."""

    @property
    def words(self) -> list[str]:
        """What a person is told, in sentences."""
        said = [wording("crash.wrong")]
        if self.outside:
            said = [wording("crash.outside", game=self.outside)]
        if self.disabled:
            said.append(wording("crash.disabled", folder=str(games_folder())))
        if self.saved:
            said.append(wording("crash.saved", saved=str(self.saved)))
        elif self.lost:
            said.append(wording("crash.not-saved"))
        if self.path:
            said.append(wording("crash.written", path=str(self.path)))
        return said


def report(error: BaseException, app: App | None = None) -> Report:
    """Save what is being played, and write down what happened. Never fails."""
    log_error(error)
    playing = _games(app) if app else []
    outside = failed_game(error)
    id = outside.game.ID if outside is not None and outside.game is not None else ""
    # at its own table a game can fail without being in anybody's way, and perhaps only once
    disabled = bool(id) and not any(id == one.rules.game.ID for one in playing)
    saved = None
    for session in playing:
        with suppress(Exception):  # it may be the game itself that is broken
            session.save()
            saved = session.path if session.kept else None
    now = datetime.now().astimezone()
    parts = [
        f"Card Table, report of a crash, {now:%Y-%m-%d %H:%M:%S}",
        f"{versions()}\n{surroundings()}",
        " > ".join(type(scene).__name__ for scene in app.scenes) if app else "",
        *map(_game, playing),
        "".join(traceback.format_exception(error)).strip(),
        _tail_of_log(),
    ]
    text = _impersonal("\n\n".join(part for part in parts if part)) + "\n"
    kept = any(one.path for one in playing)  # those of lessons never are
    if disabled:
        disable_failed_game(error)
    path = _write(text, now)
    return Report(text, path, saved, lost=kept and not saved, outside=id, disabled=disabled)


def _games(app: App) -> list[Session]:
    """What is being played on the app's scenes."""
    from cardtable.session import Session

    sessions = [getattr(scene, "session", None) for scene in app.scenes]
    return [one for one in sessions if isinstance(one, Session)]


def _game(session: Session) -> str:
    # before the end its deal would tell all cards to whoever reads the report
    deal = f"deal {session.record.seed}, " if session.over else ""
    return f"{session.rules.id}, {len(session.seats)} seats, {deal}{session.step_count - 1} moves"


def _impersonal(text: str) -> str:
    """Without the person's name, which stands in the paths of their files."""
    with suppress(RuntimeError):
        home = Path.home()
        if home != Path(home.anchor):
            return text.replace(str(home), "~")
    return text


def _write(text: str, now: datetime) -> Path | None:
    folder = log_folder()
    try:
        path = write_free(folder, f"crash-{now:%Y-%m-%d-%H%M%S}", ".txt", text)
    except DataError:
        return None
    for old in sorted(folder.glob("crash-*.txt"))[:-_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path


def _tail_of_log() -> str:
    """The last of what the log says from before the crash."""
    with suppress(OSError, UnicodeDecodeError):
        lines = (log_folder() / "cardtable.log").read_text("utf-8").splitlines()
        heads = [line for line in lines if line[:4].isdecimal()][:-1]  # the last is this crash
        if heads:
            return "\n".join(["The log before it:", *heads[-_TAIL:]])
    return ""
