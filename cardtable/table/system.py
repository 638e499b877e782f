"""The system below the window: what its desktop is set to, how it shows a folder, its memory.

Settings of the desktop count at the first start; afterwards ours do. Only what can be read at once
is read, and no other program is asked: what is not found asks for nothing.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CLIENT_AREA_ANIMATION = 0x1042
_KDE = ("kdeglobals", "KDE", "AnimationDurationFactor")
_GTK = ("settings.ini", "Settings", "gtk-enable-animations")


def wants_stillness() -> bool:
    """Whether people have asked their desktop for less motion."""
    if sys.platform == "win32":
        return not _windows_moves()
    try:
        home = Path.home()
    except RuntimeError:  # an account without one
        return False
    if sys.platform == "darwin":
        return _mac_is_still(home)
    config = home / ".config"
    if _entry(config, *_KDE) in {"0", "0.0"}:
        return True
    return any(
        _entry(config / folder, *_GTK) in {"0", "false"} for folder in ("gtk-4.0", "gtk-3.0")
    )


def open_with_desktop(path: Path) -> bool:
    """Open a folder or a file with the desktop's own program; false where there is none."""
    if sys.platform == "win32":
        try:
            os.startfile(path)  # noqa: S606 - a folder or a page of ours
        except OSError:
            return False
        return True
    import webbrowser

    opener = "open" if sys.platform == "darwin" else "xdg-open"
    with _own_libraries():
        return webbrowser.BackgroundBrowser(opener).open(path.as_uri())


@contextmanager
def _own_libraries() -> Iterator[None]:
    """Let other programs find the system's libraries, and not those that ours was packaged with."""
    ours = os.environ.get("LD_LIBRARY_PATH") if getattr(sys, "frozen", False) else None
    if ours is None:
        yield
        return
    del os.environ["LD_LIBRARY_PATH"]
    if before := os.environ.get("LD_LIBRARY_PATH_ORIG"):
        os.environ["LD_LIBRARY_PATH"] = before
    try:
        yield
    finally:
        os.environ["LD_LIBRARY_PATH"] = ours


def _entry(folder: Path, name: str, section: str, key: str) -> str:
    """An entry of a file of settings, in lower case; `""` where there is none."""
    try:
        text = (folder / name).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    import configparser

    parser = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        parser.read_string(text)
    except configparser.Error:
        return ""
    return parser.get(section, key, fallback="").strip().lower()


def _mac_is_still(home: Path) -> bool:
    import plistlib

    path = home / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    try:
        return bool(plistlib.loads(path.read_bytes()).get("reduceMotion"))
    except (OSError, ValueError, AttributeError, plistlib.InvalidFileException):
        return False


def _windows_moves() -> bool:
    import ctypes

    answer = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value)


@contextmanager
def quietly() -> Iterator[None]:
    """Drop what libraries below SDL write to standard error meanwhile.

    ALSA and Wayland complain there that they have no device; SDL then tries the next, or we say
    ourselves what is missing.
    """
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # there is no standard error
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of glibc's malloc.h
_PICTURE = 128 * 1024  # bytes; what glibc begins with


def keep_pictures_apart() -> None:
    """Give every large picture memory of its own, which is free again as soon as the picture is.

    Left alone, glibc raises that size with every large picture that goes. Then all of them lie
    among small things that stay, and after an evening half of the memory is holes.
    """
    c = _glibc()
    if c is not None:
        c.mallopt(_MMAP_THRESHOLD, _PICTURE)


def tidy() -> None:
    """Drop what only refers to itself, and give back what is free. Takes some 50 ms."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Give back to the system what is free already. Takes a few ms."""
    c = _glibc()
    if c is not None:
        c.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    """The C library, if it is the one of GNU."""
    if not sys.platform.startswith("linux"):
        return None
    c = ctypes.CDLL(None)
    return c if hasattr(c, "gnu_get_libc_version") else None
