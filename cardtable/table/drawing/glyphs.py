"""Which font can draw a character: the program's own, else one of the system's.

The system's fonts are looked at only once a text asks for a character that ours lack. A font's
file says which characters it has; no picture of a missing one is ever made.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO
from unicodedata import name

import pygame

_BEST = (
    # fonts that systems bring along for many scripts, those that fit in with text before others
    "DejaVuSans.ttf", "NotoSansCJK-Regular.ttc", "segoeui.ttf", "Nirmala.ttc", "Nirmala.ttf",
    "LeelawUI.ttf", "msyh.ttc", "YuGothR.ttc", "malgun.ttf", "seguisym.ttf", "seguiemj.ttf",
    "Arial Unicode.ttf", "Hiragino Sans GB.ttc", "GeezaPro.ttc", "Apple Color Emoji.ttc",
)  # fmt: skip
_SUFFIXES = (".ttf", ".otf", ".ttc")
_OTHERS = re.compile(
    "Bold|Black|Italic|Oblique|Light|Thin|Mono|Serif|Condensed|Looped|Kufi|Rashi|UI"
)


def has(path: str, character: str) -> bool:
    """Whether a font file has a glyph for the character."""
    firsts, lasts = _coverage(path)
    at = bisect_right(firsts, ord(character)) - 1
    return at >= 0 and ord(character) <= lasts[at]


@cache
def _coverage(path: str) -> tuple[array[int], array[int]]:
    """The characters that a font file has, as ranges; none where it can't be read."""
    firsts, lasts = array("L"), array("L")
    found: list[tuple[int, int]] = []
    with suppress(OSError, struct.error, MemoryError), Path(path).open("rb") as file:
        found = sorted(_ranges(file))
    for first, last in found:
        if lasts and first <= lasts[-1] + 1:
            lasts[-1] = max(lasts[-1], last)
        else:
            firsts.append(first)
            lasts.append(last)
    return firsts, lasts


@cache
def stand_in(character: str) -> str | None:
    """The path of a font of the system's that has the character; None if there is none."""
    found = (path for path in _candidates(character) if has(path, character) and _opens(path))
    path = next(found, None)
    if path is not None and path not in _used:
        _used.append(path)
    return path


@cache
def _opens(path: str) -> bool:
    try:
        pygame.Font(path, 12)
    except (pygame.error, OSError):
        return False
    return True


def _candidates(character: str) -> Iterator[str]:
    """Fonts that may have the character, the likely ones first."""
    yield from _used
    script = name(character, "nameless").partition(" ")[0].lower()

    def unlikely(path: str) -> bool:
        file = Path(path).name
        return file not in _BEST and script not in file.lower()

    yield from sorted(_all_fonts(), key=unlikely)


_used: list[str] = []
"""Fonts that have been of use: the next letter of a name is found in them at once."""


@cache
def _all_fonts() -> tuple[str, ...]:
    """Every font in the system's folders, those first that have been chosen for many scripts."""
    found: list[Path] = []
    for folder in _folders():
        with suppress(OSError):
            found += [one for one in folder.rglob("*") if one.suffix.lower() in _SUFFIXES]
    found.sort(key=_rank)
    return tuple(map(str, found))


def _rank(path: Path) -> tuple[int, int, str]:
    """Where a font comes in the order: upright text of usual weight before all else."""
    first = _BEST.index(path.name) if path.name in _BEST else len(_BEST)
    return first, len(_OTHERS.findall(path.name)), path.name


def _folders() -> list[Path]:
    home = Path(os.environ.get("HOME") or "/")
    if sys.platform == "win32":
        own = Path(os.environ.get("LOCALAPPDATA") or home) / "Microsoft" / "Windows" / "Fonts"
        return [Path(os.environ.get("WINDIR") or "C:\\Windows") / "Fonts", own]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [home / ".local" / "share" / "fonts", home / ".fonts"]
    folders += [Path(one) / "fonts" for one in shared.split(":") if one]
    with suppress(OSError, ValueError):  # where a system has its fonts elsewhere, it says so there
        told = Path("/etc/fonts/fonts.conf").read_text("utf-8")
        folders += map(Path, re.findall(r"<dir>\s*(/[^<]*?)\s*</dir>", told))
    return list(dict.fromkeys(folders))


def _ranges(file: BinaryIO) -> Iterator[tuple[int, int]]:
    """The characters that the file's first font has a glyph for, by its table `cmap`."""
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        (start,) = struct.unpack(">L", file.read(4))
    file.seek(start + 4)
    (count,) = struct.unpack(">H6x", file.read(8))
    tables = [struct.unpack(">4s4xLL", file.read(16)) for _ in range(count)]
    place, length = next(((at, size) for name, at, size in tables if name == b"cmap"), (0, 0))
    file.seek(place)
    cmap = file.read(length)
    (count,) = struct.unpack_from(">H", cmap, 2)
    for number in range(count):
        platform, _, at = struct.unpack_from(">HHL", cmap, 4 + 8 * number)
        (form,) = struct.unpack_from(">H", cmap, at)
        if platform in {0, 3} and form == 4:
            yield from _form_4(cmap, at)
        elif platform in {0, 3} and form == 12:
            (groups,) = struct.unpack_from(">L", cmap, at + 12)
            for group in range(groups):
                first, last, glyph = struct.unpack_from(">LLL", cmap, at + 16 + 12 * group)
                yield first + (glyph == 0), last


def _form_4(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    """The ranges of a subtable for the first 65,536 characters."""
    (double,) = struct.unpack_from(">H", cmap, at + 6)
    count = double // 2
    ends, starts, deltas, offsets = (
        struct.unpack_from(f">{count}H", cmap, at + skip + part * double)
        for part, skip in enumerate((14, 16, 16, 16))
    )
    for number, (first, last, delta, offset) in enumerate(
        zip(starts, ends, deltas, offsets, strict=True)
    ):
        if offset == 0:
            if first <= last < 0xFFFF:
                yield first, last
            continue
        row = at + 16 + 3 * double + 2 * number + offset
        for character in range(first, min(last, 0xFFFE) + 1):
            (glyph,) = struct.unpack_from(">H", cmap, row + 2 * (character - first))
            if glyph and (glyph + delta) & 0xFFFF:
                yield character, character
