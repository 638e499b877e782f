"""Memory that nothing needs any more goes back to the system, as far as there is a way."""

from __future__ import annotations

import ctypes
import gc
import sys

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
