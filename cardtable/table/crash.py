"""When something goes wrong that nobody foresaw: it is written down, and said in one sentence."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import pygame

from cardtable import __version__
from cardtable.files import log_folder

LOG = logging.getLogger("cardtable")
_SIZE, _KEPT = 1_000_000, 3


def start_log(folder: Path | None = None) -> Path | None:
    """Write warnings, errors and crashes to a file from now on; None where that cannot be."""
    folder = folder or log_folder()
    path = folder / "cardtable.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8")
        # Kept open: a fault inside of SDL is written without any more Python.
        faults = (folder / "faults.log").open("a", encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    faulthandler.enable(faults)
    threading.excepthook = lambda args: note(args.exc_value, args.exc_traceback)
    return path


def versions() -> str:
    """What the program is made of."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    python = platform.python_version()
    return f"cardtable {__version__} (Python {python}, SDL {sdl}, pygame-ce {pygame.ver})"


def note(error: BaseException | None, trace: TracebackType | None = None) -> None:
    """Write an error down, with what is needed to understand it; nothing about the person."""
    if error is None:
        return
    surface = pygame.display.get_surface() if pygame.display.get_init() else None
    LOG.error(
        "%s, %s, driver %s, window %s",
        versions(),
        sys.platform,
        pygame.display.get_driver() if pygame.display.get_init() else "none",
        surface.get_size() if surface else "none",
        exc_info=(type(error), error, trace or error.__traceback__),
    )


def tell(path: Path | None) -> None:
    """Say in a box of the system's that the program must close, and where the log is."""
    words = (
        "Something went wrong, and Card Table must close. The game is saved up to the last move."
    )
    if path:
        words += f"\n\nWhat happened is written in\n{path}"
    with suppress(pygame.error):
        pygame.display.message_box("Card Table", words, message_type="error")
