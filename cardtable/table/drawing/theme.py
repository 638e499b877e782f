"""How things look: sizes in scaled pixels, fonts, colours, and text with suits in it."""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import pygame

from cardtable.engine.clean import clusters
from cardtable.presenter.palette import OWN, Backdrop, Fabric, Palette, Rgb, palette
from cardtable.presenter.palette import cloth as find_cloth
from cardtable.table.drawing.fonts import Fonts
from cardtable.table.drawing.marks import SUIT_OF_SIGN, inked, pip
from cardtable.table.drawing.pad_buttons import glyph, glyph_size
from cardtable.table.glyphs import GLYPHS


class Shelf:
    """Pictures by their key. Once they need more than `room` bytes, the longest unused one goes."""

    def __init__(self, room: int) -> None:
        """`room` in bytes. A picture larger than that is made anew each time but one."""
        self.room = room
        self.used = 0
        """Bytes of all pictures here."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made if it is not here. Shared: never draw on it."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = make()
        self._pictures[key] = picture
        self.used += _bytes(picture)
        while self.used > self.room and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self.used -= _bytes(oldest)
        return picture

    def clear(self) -> None:
        """Drop every picture."""
        self._pictures.clear()
        self.used = 0


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


Style: TypeAlias = Literal[
    "title",
    "heading",
    "subheading",
    "name",
    "body",
    "strong",
    "emphasis",
    "small",
    "button",
    "code",
]
Ground: TypeAlias = Literal["paper", "cloth"]


class Face(NamedTuple):
    """A font file of one of the two font packages, and its size in unscaled pixels."""

    package: str
    file: str
    size: float


_SANS, _SERIF = "font_source_sans_pro", "font_source_serif_pro"
STYLES: dict[Style, Face] = {
    "title": Face(_SERIF, "SourceSerifPro-Semibold.ttf", 54),
    "heading": Face(_SERIF, "SourceSerifPro-Semibold.ttf", 28),
    "subheading": Face(_SERIF, "SourceSerifPro-Semibold.ttf", 21),
    "name": Face(_SERIF, "SourceSerifPro-Semibold.ttf", 18),
    "body": Face(_SANS, "SourceSansPro-Regular.ttf", 17),
    "strong": Face(_SANS, "SourceSansPro-Semibold.ttf", 17),
    "emphasis": Face(_SANS, "SourceSansPro-It.ttf", 17),
    "small": Face(_SANS, "SourceSansPro-Regular.ttf", 15),
    "button": Face(_SANS, "SourceSansPro-Semibold.ttf", 18),
    "code": Face(_SANS, "SourceSansPro-Semibold.ttf", 16),
}
READABLE = 12.0  # pixels at scale 1, without larger text: smaller letters are not read
_SIGNS = re.compile(f"([♠♥♦♣{min(GLYPHS)}-{max(GLYPHS)}])")
_WORDS = re.compile(r"\S+(?: [%…]\S*)?(?: −\d\S*)?(?: → \S+)?")  # what is read in one piece
_EAST = "\u2e80-\u3000\u3003-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff"
_PICTURES = 9_000_000  # bytes at scale 1: twice what any table or page shows at once
_LINES = 3_000_000  # bytes at scale 1: some hundred lines of text, as a rules page has them
_WIDTHS = 8000  # how many lines a theme remembers the width of: more than any page has words
_EVENLY = (0.6, 0.75, 0.9, 0.95)  # of a width: what lines are narrowed to
_TEXTS = 2000  # how many texts it remembers the lines of: a table measures all of its own each time


def automatic_scale(size: tuple[int, int]) -> float:
    """How much larger than on a 1280 by 720 window the controls are drawn in this one.

    A 4K window shows the same table on more pixels, so the controls grow with it, a little less
    than it does.
    """
    ratio = min(size[0] / 1280, size[1] / 720)
    return float(round(max(0.875, min(3.0, ratio**0.8)) * 16) / 16)


class Theme:
    """Everything about looks that depends on the settings and the window's size.

    A theme never changes: new settings or a new size make a new theme.
    """

    def __init__(
        self,
        scale: float = 1.0,
        cloth: str = OWN,
        *,
        four_colour: bool = False,
        large_index: bool = False,
        high_contrast: bool = False,
        text_size: float = 1.0,
        card_size: float = 1.0,
        letters: float = 0.0,
    ) -> None:
        """`cloth` is the settings' choice; with `OWN` every game's table has the one it names.

        `text_size` and `card_size` are the settings', too; the first is part of `scale`. On a table
        that is shown small all `letters` are so many times larger, whatever their `Type.most`.
        """
        self.scale, self.letters = scale, letters
        self.text_size = text_size
        self.card_size = card_size
        self.portraits: Mapping[str, int] = {}
        """Which portrait somebody has chosen, by name: those of the settings."""
        self.passing = False
        """Whether the window's size is still changing: another theme comes within a moment."""
        self.four_colour = four_colour
        self.large_index = large_index
        self.high_contrast = high_contrast
        self.palette: Palette = palette(cloth, four_colour=four_colour, high_contrast=high_contrast)
        self._fonts = Fonts()
        self._styled: dict[tuple[Style, float], pygame.Font] = {}
        self._measured = lru_cache(maxsize=_WIDTHS)(partial(_width, self._fonts))
        self._wrapped = lru_cache(maxsize=_TEXTS)(partial(_wrapped, self._measured))
        self._pips: dict[tuple[str, int, Rgb], pygame.Surface] = {}
        area = scale**2
        self._shelf, self._lines = Shelf(round(_PICTURES * area)), Shelf(round(_LINES * area))
        self._mark = object()
        """Tells this theme's pictures from those of the other tables on the same shelf."""
        self._lasting: dict[Hashable, pygame.Surface] = {}
        self._cloth = cloth
        self.backdrop = Backdrop()
        """What is printed on the cloth."""
        self.right: Fabric | None = None
        """The cloth of the right half, where the table is parted."""
        self._tables: dict[tuple[Backdrop, float], Theme] = {}

    def settle(self) -> None:
        """The window keeps its size: nothing is kept for the next one."""
        for theme in (self, *self._tables.values()):
            theme.passing = False

    def at(self, backdrop: Backdrop, letters: float = 0.0) -> Theme:
        """The theme of a game's own table, the same one each time; with all `letters` larger."""
        if (backdrop, letters) == (self.backdrop, self.letters):
            return self
        if (backdrop, letters) not in self._tables:
            own = self._cloth == OWN
            theme = Theme(
                self.scale,
                backdrop.cloth if own and backdrop.cloth else self._cloth,
                four_colour=self.four_colour,
                large_index=self.large_index,
                high_contrast=self.high_contrast,
                text_size=letters or self.text_size,
                card_size=self.card_size,
                letters=letters,
            )
            theme.backdrop, theme.portraits = backdrop, self.portraits
            theme.passing = self.passing
            theme.right = find_cloth(backdrop.right) if own and backdrop.right else None
            theme._fonts, theme._styled = self._fonts, self._styled
            theme._pips = self._pips
            theme._measured, theme._wrapped = self._measured, self._wrapped
            theme._shelf, theme._lines = self._shelf, self._lines  # one room for all tables
            self._tables[backdrop, letters] = theme
        return self._tables[backdrop, letters]

    def px(self, units: float) -> int:
        """Pixels for a length given for scale 1; never nothing for something."""
        if units <= 0:
            return -self.px(-units) if units else 0
        return max(1, round(units * self.scale))

    def font(self, style: Style, size: float = 1.0) -> pygame.Font:
        """The font of a style, `size` times as large as usual."""
        font = self._styled.get((style, size))  # asked for each word that is measured
        if font is None:
            font = self._styled[style, size] = self._font(style, size)
        return font

    def _font(self, style: Style, size: float) -> pygame.Font:
        face = STYLES[style]
        pixels = round(face.size * self.scale * size)
        return self._fonts.open(_file(face), max(pixels, self.smallest))

    @cached_property
    def smallest(self) -> int:
        """Pixels that letters have at least, however little room somebody has for them."""
        return math.ceil(READABLE * self.scale / self.text_size - 0.1)

    def line_height(self, style: Style, size: float = 1.0) -> int:
        """Height of a rendered line."""
        return self.font(style, size).get_height()

    def width(self, text: str, style: Style = "body", size: float = 1.0) -> int:
        """Width of a line of text in pixels, suits included."""
        return self._measured(self.font(style, size), text)

    def squeezed(
        self, text: str, room: int, style: Style = "body", size: float = 1.0, least: float = 0.0
    ) -> float:
        """The largest size up to this one at which a line fits into a room; never below `least`.

        Letters have whole pixels: what is reckoned from the width alone can be a little too wide.
        """
        pixel = 1 / (STYLES[style].size * self.scale)
        least = max(least, self.smallest * pixel)
        fit = size * min(1.0, room / max(1, self.width(text, style, size)))
        while fit > least and self.width(text, style, fit) > room:
            fit -= pixel / 2
        return min(size, max(least, fit))

    def caret(self, text: str, at: int, style: Style = "body") -> int:
        """How far from the left the caret stands before the character of that number."""
        if _SIGNS.search(text):
            return self.width(text[:at], style)
        return self._fonts.caret(self.font(style), text, at)

    def lacking(self, text: str, style: Style = "body") -> bool:
        """Whether a line has characters that no font on this computer can draw."""
        return self._fonts.lacking(self.font(style), _SIGNS.sub("", text))

    def text(
        self,
        text: str,
        style: Style = "body",
        colour: Rgb | None = None,
        *,
        on: Ground = "paper",
        size: float = 1.0,
    ) -> pygame.Surface:
        """One line of text as a shared surface (never draw on it); suits are drawn as shapes."""
        ink = colour or (self.palette.ink if on == "paper" else self.palette.on_cloth)
        key = (self._mark, text, style, ink, on, size)
        return self._lines.get(key, lambda: self._render(text, style, ink, on, size))

    def suit(self, suit: str, size: int, colour: Rgb | None = None) -> pygame.Surface:
        """One suit (C, D, H, S) as a shape, `size` pixels square."""
        ink = colour or self.palette.suit(suit)
        key = (suit, size, ink)
        if key not in self._pips:
            self._pips[key] = pip(suit, size, ink)
        return self._pips[key]

    def kept(
        self, key: Hashable, make: Callable[[], pygame.Surface], *, lasting: bool = False
    ) -> pygame.Surface:
        """A surface that looks the same for as long as this theme lives, made when it is needed.

        Those used longest ago are dropped when all together grow too large, except the lasting
        ones: there must be few of them.
        """
        if not lasting:
            return self._shelf.get((self._mark, key), make)
        if key not in self._lasting:
            self._lasting[key] = make()
        return self._lasting[key]

    def forget(self) -> None:
        """Drop what was made, here and for the games' tables, except what is lasting."""
        self._shelf.clear()
        self._lines.clear()

    def at_hand(self, key: Hashable) -> bool:
        """Whether such a surface is kept just now."""
        return (self._mark, key) in self._shelf

    def lasts(self, key: Hashable) -> bool:
        """Whether such a lasting surface has been made."""
        return key in self._lasting

    @property
    def bytes_kept(self) -> int:
        """How large all is that this theme and the games' tables keep and may drop."""
        return self._shelf.used + self._lines.used

    @property
    def room(self) -> int:
        """The most that `bytes_kept` can be."""
        return self._shelf.room + self._lines.room

    def wrap(self, text: str, width: int, style: Style = "body", size: float = 1.0) -> list[str]:
        """`text` in lines no wider than `width`; a word that is wider stands alone, cut off.

        A path that is wider breaks after its folders.

        What stands on both sides of an arrow, as in `3 → 5`, stays in one line, and so does a
        number below zero with the word before it.
        """
        return list(self._wrapped(self.font(style, size), text, width))

    def wrap_evenly(
        self, text: str, width: int, style: Style = "body", size: float = 1.0
    ) -> list[str]:
        """The same number of lines, none of them a lone word where that can be helped."""
        lines = self.wrap(text, width, style, size)
        for share in _EVENLY if len(lines) > 1 else ():
            narrower = self.wrap(text, round(share * width), style, size)
            if len(narrower) == len(lines):
                return narrower
        return lines

    def cut(self, text: str, width: int, style: Style = "body", size: float = 1.0) -> str:
        """`text`, shortened with an ellipsis if it is wider than `width`.

        It ends with a whole word, unless there is no room for half of what a part of it would take.
        """
        if self.width(text, style, size) <= width:
            return text
        whole, pieces = text, clusters(text)
        while text and self.width(text.rstrip() + "…", style, size) > width:
            text = text[: -len(pieces.pop())]
        words = text if whole[len(text) :][:1].isspace() else text.rpartition(" ")[0]
        text = words if 2 * len(words.rstrip()) >= len(text.rstrip()) else text
        return text.rstrip() + "…" if text else ""

    @cached_property
    def radius(self) -> int:
        """Corner radius of controls and panels."""
        return self.px(7)

    def _render(self, text: str, style: Style, ink: Rgb, on: Ground, size: float) -> pygame.Surface:
        font = self.font(style, size)
        if not _SIGNS.search(text):
            return self._fonts.render(font, text, ink)
        line = pygame.Surface(
            (max(1, self.width(text, style, size)), font.get_height()), pygame.SRCALPHA
        )
        side, gap = _pip_size(font), _pip_gap(font)
        x = 0
        for part in _SIGNS.split(text):
            if part in SUIT_OF_SIGN:
                suit = SUIT_OF_SIGN[part]
                image = self.suit(suit, side, self.palette.suit(suit, on_cloth=on == "cloth"))
                left, wide = inked(suit, side)
                y = font.get_ascent() - side + max(1, side // 16)
                line.blit(image, (x + gap // 2, y), (left, 0, wide, side))
                x += wide + gap
            elif part in GLYPHS:
                image = glyph(*GLYPHS[part], font.get_height(), ink)
                line.blit(image, (x + gap // 2, 0))
                x += image.get_width() + gap
            elif part:
                image = self._fonts.render(font, part, ink)
                line.blit(image, (x, 0))
                x += image.get_width()
        return line


@cache
def _file(face: Face) -> str:
    """Where the file of a font package is."""
    with resources.as_file(resources.files(face.package) / "files" / face.file) as file:
        return str(file)


def _width(fonts: Fonts, font: pygame.Font, text: str) -> int:
    total = 0
    for part in _SIGNS.split(text):
        if part in SUIT_OF_SIGN:
            total += inked(SUIT_OF_SIGN[part], _pip_size(font))[1] + _pip_gap(font)
        elif part in GLYPHS:
            total += glyph_size(*GLYPHS[part], font.get_height())[0] + _pip_gap(font)
        elif part:
            total += fonts.width(font, part)
    return total


def _wrapped(
    measured: Callable[[pygame.Font, str], int], font: pygame.Font, text: str, width: int
) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _WORDS.findall(paragraph):
            blank = " "
            split = _BREAKS.search(word) and measured(font, word) > width
            for part in _PIECES.findall(word) if split else _parts(word):
                longer = f"{line}{blank}{part}" if line else part
                if line and measured(font, longer) > width:
                    lines.append(line)
                    line = part
                else:
                    line = longer
                blank = ""
        lines.append(line)
    return tuple(lines)


_BREAKS = re.compile(r"[/\\]")
_PIECES = re.compile(r"[^/\\_.-]*[/\\_.-]|[^/\\_.-]+")
"""Where a path breaks that is wider than a line: after each of its folders, or within a name."""


def _parts(word: str) -> Sequence[str]:
    """What is never parted at a line's end: a word, or an eastern sign with its comma."""
    if max(word) < _EAST[0]:
        return (word,)
    found: list[str] = _eastern().findall(word)
    return found


@cache
def _eastern() -> re.Pattern[str]:
    return re.compile(f"[{_EAST}][\u3001\u3002\uff00-\uff1f]*|[^{_EAST}]+")


def _pip_size(font: pygame.Font) -> int:
    return max(6, round(font.get_ascent() * 0.74))


def _pip_gap(font: pygame.Font) -> int:
    return max(1, round(font.get_ascent() * 0.1))


# ------------------------------------------------------------------ how high letters are


LEAST = 0.0229  # units that letters are high at least: 16.5 pixels at 1280 by 720
SMALLEST = 0.6  # of its height without larger text: rather than smaller, a line is cut off


class Type(NamedTuple):
    """A style, how high letters are in units, and up to which text size they grow."""

    style: Style
    high: float
    most: float = 2.0


READ, CALLED_OUT, COUNTED, SCORED = 0.0236, 0.0278, 0.0385, 0.062
"""The sizes of letters on a table; the fifth is that of the signs over it. What is read is 17
pixels high at 1280 by 720, a small letter of it eight."""
NAME = Type("name", CALLED_OUT)
DID = Type("small", READ, 1.75)
ASKED = Type("strong", READ, 1.5)
OFFERED = Type("body", READ, 1.5)
TAG = Type("button", READ, 1.5)
CHIP = Type("strong", READ, 1.15)
DISC = Type("strong", CALLED_OUT, 1.2)
LAW = Type("body", LEAST, 1.4)
LAW_RANK = Type("name", CALLED_OUT, 1.4)
SCORE = Type("title", SCORED, 1.2)
GOAL = Type("small", READ, 1.2)
HEADING = Type("name", CALLED_OUT, 1.15)
ENTRY = Type("small", READ, 1.3)
SAID = Type("body", READ, 2.0)
PAN = Type("name", CALLED_OUT, 1.2)
AGAINST = Type("small", READ, 1.2)
LABEL = Type("small", READ, 1.1)
CALLED = Type("small", READ, 1.35)
TOTAL = Type("title", COUNTED, 1.2)
MADE = Type("small", READ, 1.0)
PENNANT = Type("small", READ, 1.0)


def size(theme: Theme, kind: Type, unit: float) -> float:
    """How large letters are, in shares of what their style has."""
    growth = theme.letters or min(kind.most, theme.text_size)
    pixels = max(LEAST, kind.high * growth) * unit
    return pixels / (STYLES[kind.style].size * theme.scale)


def fitted(theme: Theme, words: str, kind: Type, unit: float, room: float) -> float:
    """The same, smaller where the words would be wider than their room."""
    usual = found = size(theme, kind, unit)
    wide = theme.width(words, kind.style, usual)
    if wide > room:
        pixels = STYLES[kind.style].size * theme.scale
        least = min(SMALLEST * usual, max(LEAST * unit, SMALLEST * kind.high * unit) / pixels)
        least = max(least, theme.letters * LEAST * unit / pixels)
        found = max(least, usual * room / wide)
        while found > least and theme.width(words, kind.style, found) > room:
            found *= 0.97  # letters have whole pixels
    return found


def written(
    theme: Theme, words: str, kind: Type, unit: float, ink: Rgb, room: float = 0.0
) -> pygame.Surface:
    """Words on cloth; where they have a room they fit into it.

    On a table that is shown small, words that have no room there are left out.
    """
    found = fitted(theme, words, kind, unit, room) if room else size(theme, kind, unit)
    shown = theme.cut(words, round(room), kind.style, found) if room else words
    shown = "" if theme.letters and shown != words else shown
    return theme.text(shown, kind.style, ink, on="cloth", size=found)
