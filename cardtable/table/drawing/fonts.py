"""Lines of text in any script: which font draws each part, in what order, and how wide it is."""

from __future__ import annotations

import math
import os
import re
import struct
import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import BinaryIO, NamedTuple
from unicodedata import bidirectional, category, name

import pygame

from cardtable.engine.clean import FIRST, LAST
from cardtable.presenter.palette import Rgb

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
    ranges: list[tuple[int, int]] = []
    with suppress(OSError, struct.error, MemoryError), Path(path).open("rb") as file:
        ranges = sorted(_ranges(file))
    for first, last in ranges:
        if lasts and first <= lasts[-1] + 1:
            lasts[-1] = max(lasts[-1], last)
        else:
            firsts.append(first)
            lasts.append(last)
    return firsts, lasts


@cache
def stand_in(character: str) -> str | None:
    """The path of a font of the system's that has the character; None if there is none."""
    paths = (path for path in _candidates(character) if has(path, character) and _opens(path))
    path = next(paths, None)
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
    paths: list[Path] = []
    for folder in _folders():
        with suppress(OSError):
            paths += [one for one in folder.rglob("*") if one.suffix.lower() in _SUFFIXES]
    paths.sort(key=_rank)
    return tuple(map(str, paths))


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
        text = Path("/etc/fonts/fonts.conf").read_text("utf-8")
        folders += map(Path, re.findall(r"<dir>\s*(/[^<]*?)\s*</dir>", text))
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


_APART = re.compile(f"[^{FIRST}{LAST}]+")
UNSHOWN = "?"
"""What stands for a character that no font on this computer can draw."""
OURS = re.compile("[ -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212→]*")
"""Text that each of the program's fonts can draw: most of it, found without opening a file."""
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
_MIRROR = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_KINDS = {"R": "R", "AL": "R", "L": "L", "EN": "N", "AN": "N"}
_TALL = 1.25  # times the height of our own font: a taller one is drawn smaller
_LARGE = 40  # pixels: letters from here on have ink enough, and look right at twice their size
_FINER = 4, 2  # times as large small and large letters are drawn before they are scaled down
_ALPHA = 3 if sys.byteorder == "little" else 0  # which byte of a pixel it is
_INK = bytes(round(255 * (alpha / 255) ** 0.78) for alpha in range(256))
"""How opaque small letters become: scaled down, thin stems would look washed out."""
_PIECES = 2000
_SCRIPTS = {
    "ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "NKO": "Nkoo",
    "DEVANAGARI": "Deva", "BENGALI": "Beng", "GURMUKHI": "Guru", "GUJARATI": "Gujr",
    "ORIYA": "Orya", "TAMIL": "Taml", "TELUGU": "Telu", "KANNADA": "Knda", "MALAYALAM": "Mlym",
    "SINHALA": "Sinh", "THAI": "Thai", "LAO": "Laoo", "TIBETAN": "Tibt", "MYANMAR": "Mymr",
    "KHMER": "Khmr", "MONGOLIAN": "Mong", "JAVANESE": "Java", "BALINESE": "Bali",
    "ETHIOPIC": "Ethi", "GEORGIAN": "Geor", "ARMENIAN": "Armn", "CHEROKEE": "Cher",
    "HANGUL": "Hang", "HIRAGANA": "Hira", "KATAKANA": "Kana", "CJK": "Hani", "GREEK": "Grek",
    "CYRILLIC": "Cyrl", "LATIN": "Latn",
}  # fmt: skip
"""Codes of scripts by the first word of their characters' names."""


class Piece(NamedTuple):
    """Characters of a line that one font draws in one go."""

    text: str
    start: int
    """Where in the line it begins."""
    path: str = ""
    """The file of the font; empty for our own."""
    kind: str = ""
    """`R` if it is read from right to left; `L` or `N` for letters and numbers beside such."""
    lacking: bool = False
    """Whether no font has its characters: signs stand for them."""

    @property
    def backward(self) -> bool:
        """Whether it is read from right to left."""
        return self.kind == "R"


class Fonts:
    """The fonts of one window, each opened once for each size."""

    def __init__(self) -> None:
        self._opened: dict[tuple[str, int], pygame.Font] = {}
        self._files: dict[pygame.Font, tuple[str, int]] = {}

    def open(self, path: str, pixels: int) -> pygame.Font:
        """The font of a file in a size. It measures heights; letters are drawn by a finer one."""
        key = (path, pixels)
        if key not in self._opened:
            font = self._opened[key] = pygame.Font(path, pixels)
            self._files[font] = key
        return self._opened[key]

    def pixels(self, font: pygame.Font) -> int:
        """The size that a font was opened in."""
        return self._files[font][1]

    def width(self, font: pygame.Font, text: str) -> int:
        """Width in pixels of a line in one of our own fonts, others standing in for it."""
        if OURS.fullmatch(text):
            return self._width(font, Piece(text, 0), text)
        return sum(self._width(font, one, one.text) for one in self._pieces(font, text))

    def render(self, font: pygame.Font, text: str, ink: Rgb) -> pygame.Surface:
        """The line as a new surface, as wide as it is measured and as high as the font.

        Its letters are drawn several times as large and scaled down: at their own size each of
        them would be moved to the next whole pixel, and words would run wide or into each other.
        """
        pieces = (Piece(text, 0),) if OURS.fullmatch(text) else self._pieces(font, text)
        wide = [self._width(font, piece, piece.text) for piece in pieces]
        line = pygame.Surface((sum(wide), font.get_height()), pygame.SRCALPHA)
        x = 0
        for piece, width in zip(pieces, wide, strict=True):
            if width:  # SDL refuses to draw what has none
                line.blit(self._drawn(font, piece, width, ink), (x, 0))
                x += width
        return line

    def _drawn(self, font: pygame.Font, piece: Piece, width: int, ink: Rgb) -> pygame.Surface:
        finer, share = self._font(font, piece)
        large = pygame.Surface(
            (round(width / share), round(font.get_height() / share)), pygame.SRCALPHA
        )
        large.fill((*ink, 0))
        below = round(font.get_ascent() / share) - finer.get_ascent()
        large.blit(finer.render(piece.text, True, ink), (0, below))
        small = pygame.transform.smoothscale(large, (width, font.get_height()))
        if self.pixels(font) < _LARGE:
            buffer = small.get_buffer()
            pixels = bytearray(buffer.raw)
            pixels[_ALPHA::4] = pixels[_ALPHA::4].translate(_INK)
            buffer.write(bytes(pixels))
        return small

    def caret(self, font: pygame.Font, text: str, at: int) -> int:
        """How far from the line's left edge the caret stands before its character number `at`."""
        x = 0
        for one in () if OURS.fullmatch(text) else self._pieces(font, text):
            inside = at - one.start
            if 0 < inside <= len(one.text) or (inside == 0 and at == 0):
                before = self._width(font, one, one.text[:inside])
                return x + (self._width(font, one, one.text) - before if one.backward else before)
            x += self._width(font, one, one.text)
        return self.width(font, text[:at])

    def lacking(self, font: pygame.Font, text: str) -> bool:
        """Whether there are characters in the text that no font can draw."""
        return not OURS.fullmatch(text) and any(one.lacking for one in self._pieces(font, text))

    def _pieces(self, font: pygame.Font, text: str) -> tuple[Piece, ...]:
        return pieces(text, self._files[font][0])

    def _width(self, font: pygame.Font, piece: Piece, text: str) -> int:
        finer, share = self._font(font, piece)
        return math.ceil(finer.size(text)[0] * share)

    def _font(self, font: pygame.Font, piece: Piece) -> tuple[pygame.Font, float]:
        """A font to draw the piece large with, ready for its script, and how much it shrinks."""
        own, pixels = self._files[font]
        times = _FINER[pixels >= _LARGE]
        found = self.open(piece.path or own, times * pixels)
        if not piece.path:
            return found, 1 / times
        found.set_direction(pygame.DIRECTION_RTL if piece.backward else pygame.DIRECTION_LTR)
        found.set_script(_script(piece.text))
        share = font.get_height() / max(1, found.get_height())
        return found, 1 / times if share * _TALL * times >= 1 else share


@lru_cache(maxsize=_PIECES)
def pieces(text: str, own: str) -> tuple[Piece, ...]:
    """The line in parts, from left to right as they are seen; `own` is the file of our font.

    The line itself is read from left to right. Within it, words of a script that isn't are in the
    order of that script, together with the numbers among and after them; but what is set apart by
    marks is put in order for itself. The marks are not drawn.
    """
    seen: list[Piece] = []
    for part in _APART.finditer(text):
        seen += (one._replace(start=part.start() + one.start) for one in _ordered(part[0], own))
    return tuple(seen)


def _ordered(text: str, own: str) -> list[Piece]:
    """The parts of a text without marks."""
    pieces = list(_split(text, own))
    seen: list[Piece] = []
    while pieces:
        end = 1
        if pieces[0].backward:
            end = next((n for n, one in enumerate(pieces) if one.kind == "L"), len(pieces))
            while not pieces[end - 1].kind:
                end -= 1
        seen += pieces[:end] if end == 1 else map(_turned, reversed(pieces[:end]))
        del pieces[:end]
    return seen


def _joins(letter: str) -> bool:
    return letter in _JOINERS or category(letter)[0] == "M"


def _split(text: str, own: str) -> Iterator[Piece]:
    """The parts in the order in which they are written, each of one font and one kind."""
    keys: list[tuple[str | None, str]] = []
    for letter, kind in zip(text, _kinds(text), strict=True):
        if keys and _joins(letter):  # goes with what it belongs to
            keys.append(keys[-1])
        else:
            keys.append(("" if has(own, letter) else stand_in(letter), kind))
    at = 0
    for (path, kind), group in groupby(zip(keys, text, strict=True), lambda pair: pair[0]):
        part = "".join(letter for _, letter in group)
        if path is None:
            signs = UNSHOWN * sum(not _joins(letter) for letter in part)
            yield Piece(signs, at, kind=kind, lacking=True)
        else:
            yield Piece(part, at, path, kind)
        at += len(part)


def _kinds(text: str) -> list[str]:
    """Of each character, where some are read from right to left: R, L, N in numbers, or neither."""
    kinds = [_KINDS.get(bidirectional(letter), "") for letter in text]
    if "R" not in kinds:
        return [""] * len(text)
    opened: list[int] = []
    for n, letter in enumerate(text):
        if letter in ".,:/" and 0 < n < len(text) - 1 and kinds[n - 1] == kinds[n + 1] == "N":
            kinds[n] = "N"
        elif letter in "([{«":
            opened.append(n)
        elif letter in ")]}»" and opened:
            first = opened.pop()
            before = next((kind for kind in reversed(kinds[:first]) if kind in {"L", "R"}), "L")
            if before == "R" and "R" in kinds[first:n]:
                kinds[first] = kinds[n] = "R"
    return kinds


def _turned(piece: Piece) -> Piece:
    """A piece among words that are read from right to left: its brackets open the other way."""
    if piece.path or piece.kind in {"N", "L"}:
        return piece
    return piece._replace(text=piece.text[::-1].translate(_MIRROR))


def _script(text: str) -> str:
    """The code of the script that the text is in."""
    words = (name(one, "").partition(" ")[0] for one in text)
    return next((_SCRIPTS[word] for word in words if word in _SCRIPTS), "Zyyy")
