"""Card pictures at the size they are needed, with their shadows, drawn once and kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import pygame

from cardtable.files import asset_path
from cardtable.presenter.backdrop import Backdrop
from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.inks import card_style
from cardtable.table.drawing.marks import Mark, Marked, on_card
from cardtable.table.drawing.paint import blurred
from cardtable.table.drawing.pips import raster
from cardtable.table.drawing.theme import Theme

ASPECT = 250 / 350
SMALL = 130  # below this height the corner index of the ordinary face is hard to read
BACKS = ("lattice", "sunburst", "waves", "leaves")
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_PACK = re.compile(r"^(10|[A2-9JQK])([CDHS])|^(X)(\d)|^([+-])([1-5][a-e])$")
_SIDES = {"+": "fair", "-": "foul"}
_BAND = (305 / 350, 176 / 250, 0.062)  # where a title is written: middle, width, height of letters
_RANK = re.compile(r"translate\(28 17\) scale\(([\d.]+) 0\.76\)")
_PIP = "translate(28 129) scale(0.42)"
_TALL = 77  # units that a rank is high in the index of a large face
_MODEST = 50  # … in one line beside ordinary faces, whose index is smaller


class _Key(NamedTuple):
    name: str
    height: int
    lifted: bool


class CardFaces:
    """Faces and backs as surfaces, each with a transparent border that holds a soft shadow.

    Blit a surface with its top left corner at the card's minus `pad(height)`; its middle is the
    card's middle, so it can be rotated as it is. Surfaces are shared: never draw on them.
    """

    def __init__(self, theme: Theme, back: str = BACKS[0]) -> None:
        self._made: dict[_Key, pygame.Surface] = {}
        self._asked: set[_Key] = set()
        """Which of them somebody has asked for since `forget_unused`."""
        self._shadows: dict[tuple[int, bool], pygame.Surface] = {}
        self._glows: dict[tuple[int, Rgb], pygame.Surface] = {}
        self._marks: dict[tuple[Mark, int], Marked] = {}
        self._before: dict[tuple[str, bool], pygame.Surface] = {}
        self._titles: dict[str, str] = {}
        self._pairs = False
        self.version = 0
        """Changes whenever pictures handed out before are not the right ones any more."""
        self.restyle(theme, back)

    def restyle(self, theme: Theme, back: str, *, soon: bool = False) -> None:
        """Drop every picture: the theme, the window's size or the back has changed.

        With `soon` the old ones, stretched, stand in for the new until `sharpen`: a window that is
        being resized must follow the pointer.
        """
        if soon:
            self._before |= {(k.name, k.lifted): image for k, image in self._made.items()}
        else:
            self._before.clear()
        self.version += 1
        self._theme = theme
        self._back = back if back in BACKS else BACKS[0]
        self._made.clear()
        self._shadows.clear()
        self._glows.clear()
        self._marks.clear()

    def dress(self, titles: Mapping[str, str], *, pairs: bool = False) -> None:
        """What cards are called from now on; it is written on those that have a band for it.

        With `pairs` four colours are two reds and two blacks.
        """
        named = {_picture(name): title for name, title in titles.items()}
        if (named, pairs) != (self._titles, self._pairs):
            self._titles, self._pairs = named, pairs
            self.sharpen()

    def sharpen(self) -> None:
        """Draw every picture at its own size from now on."""
        self._before.clear()
        self._made.clear()
        self.version += 1

    def forget_unused(self) -> None:
        """Drop the pictures that nobody has asked for since the last time.

        Cards are drawn in a dozen sizes as hands grow and shrink: a long game needs few of them
        for long.
        """
        self._made = {key: image for key, image in self._made.items() if key in self._asked}
        self._asked.clear()

    @staticmethod
    def size(height: int) -> tuple[int, int]:
        """Width and height of a card of this height, without its border."""
        return round(height * ASPECT), height

    @staticmethod
    def pad(height: int, *, lifted: bool = False) -> int:
        """Width of the transparent border around a card of this height."""
        return max(3, round(height * (0.13 if lifted else 0.05)))

    def face(
        self,
        name: str,
        height: int,
        *,
        strip: int = 0,
        lifted: bool = False,
        below: float = SMALL,
    ) -> pygame.Surface:
        """The face of a card by its name ("10H", "X1").

        `below` a certain height it is one with a large index. Of a card on which another lies only
        a `strip` so many pixels high is seen: its rank and suit are side by side there. Where that
        is below zero its right edge is seen, and they are there.
        """
        picture = _picture(name)
        if strip < 0 and _PACK.match(name) and picture[-1] in "CDHS":
            return self._card(f"right/{picture}", height, lifted=lifted)
        if strip and _PACK.match(name) and picture[-1] in "CDHS":
            return self._card(f"across{strip}/{picture}", height, lifted=lifted)
        folder = "large/" if self._large(height, below) else ""
        return self._card(f"{folder}{picture}", height, lifted=lifted)

    def _large(self, height: int, below: float = SMALL) -> bool:
        return self._theme.large_index or height < below

    def back(self, height: int, *, which: str = "", lifted: bool = False) -> pygame.Surface:
        """The back of every card; `which` to see another than the chosen one."""
        return self._card(f"backs/{which or self._back}", height, lifted=lifted)

    @staticmethod
    def has_back(name: str) -> bool:
        """Whether that is the name of a back, and not of a card; `back` is the chosen one."""
        return name == "back" or asset_path(f"cards/backs/{name}.svg").is_file()

    def back_of(self, pack: int) -> str:
        """The back of the packs after the first: the next one in the order of all backs."""
        return BACKS[(BACKS.index(self._back) + pack) % len(BACKS)]

    def glow(self, height: int, colour: Rgb) -> pygame.Surface:
        """A soft light to lie under a card, padded as a lifted one."""
        key = (height, colour)
        if key not in self._glows:
            self._glows[key] = self._new_glow(height, colour)
        return self._glows[key]

    def shade(self, height: int) -> pygame.Surface:
        """The shadow of a lifted card, to lie under it."""
        return self._shadow(height, lifted=True)

    def mark(self, mark: Mark, height: int) -> Marked:
        """A mark to lie over a card of this height."""
        key = (mark, height)
        if key not in self._marks:
            self._marks[key] = on_card(mark, self._theme.palette, *self.size(height))
        return self._marks[key]

    def flat(self, name: str, height: int) -> pygame.Surface:
        """A face without border and shadow, for menus and pictures in text."""
        return self._raster(f"{'large/' if self._large(height) else ''}{_picture(name)}", height)

    def _card(self, picture: str, height: int, *, lifted: bool) -> pygame.Surface:
        key = _Key(picture, height, lifted)
        self._asked.add(key)
        if key not in self._made:
            pad = self.pad(height, lifted=lifted)
            before = self._before.get((picture, lifted))
            if before is not None:
                width, _ = self.size(height)
                full = (width + 2 * pad, height + 2 * pad)
                self._made[key] = pygame.transform.smoothscale(before, full)
                return self._made[key]
            image = self._shadow(height, lifted=lifted).copy()
            image.blit(self._raster(picture, height), (pad, pad))
            self._made[key] = image
        return self._made[key]

    def _raster(self, picture: str, height: int) -> pygame.Surface:
        folder, _, name = picture.rpartition("/")
        if folder.startswith("across"):
            tall = _TALL if self._large(height) else _MODEST
            source = _across(_source(f"large/{name}"), int(folder[6:]) / height, tall)
        elif folder == "right":
            source = _righted(_source(f"large/{name}"))
        else:
            source = _source(picture)
        suits = self._theme.at(Backdrop(pairs=True)) if self._pairs else self._theme
        style = f"<style>{card_style(suits.palette, source)}</style>"
        image = raster(_STYLE.sub(style, source, count=1), self.size(height))
        if picture in self._titles:
            self._write(image, self._titles[picture], dark=picture.startswith("foul"))
        return image

    def _write(self, image: pygame.Surface, title: str, *, dark: bool) -> None:
        """A title on its band: nanosvg draws no text."""
        theme, (width, height) = self._theme, image.get_size()
        middle, wide, high = _BAND
        size = high * height / theme.line_height("name") * 1.3
        size *= min(1.0, wide * width / max(1, theme.width(title, "name", size)))
        ink = theme.palette.foul if dark else theme.palette.fair
        text = theme.text(title, "name", ink, size=size)
        image.blit(text, text.get_rect(center=(width // 2, round(middle * height))))

    def _shadow(self, height: int, *, lifted: bool) -> pygame.Surface:
        key = (height, lifted)
        if key not in self._shadows:
            self._shadows[key] = self._new_shadow(height, lifted=lifted)
        return self._shadows[key]

    def _new_shadow(self, height: int, *, lifted: bool) -> pygame.Surface:
        width, pad = self.size(height)[0], self.pad(height, lifted=lifted)
        full = (width + 2 * pad, height + 2 * pad)
        # Light falls from above and a little from the left; a lifted card throws it further.
        drop = pad * (0.42 if lifted else 0.3)
        body = pygame.Rect(round(pad + drop * 0.4), round(pad + drop), width, height)
        radius = round(height * 0.045)
        spread = max(1, round(pad * (0.5 if lifted else 0.45)))
        return blurred(full, body, radius, spread, 92 if lifted else 96)

    def _new_glow(self, height: int, colour: Rgb) -> pygame.Surface:
        width, pad = self.size(height)[0], self.pad(height, lifted=True)
        full = (width + 2 * pad, height + 2 * pad)
        body = pygame.Rect(pad, pad, width, height).inflate(pad // 2, pad // 2)
        return blurred(full, body, round(height * 0.045), pad // 3, 230, colour)


def _picture(name: str) -> str:
    found = _PACK.match(name)
    if not found:
        msg = f"no picture of card {name!r}"
        raise ValueError(msg)
    rank, suit, joker, number, side, value = found.groups()
    if side:
        return f"{_SIDES[side]}-{value}"
    if joker:
        return f"X{(int(number) - 1) % 2 + 1}"
    return f"{rank}{suit}"


def _across(source: str, share: float, tall: int) -> str:
    """The strip of a large face that is seen, a share of its height: its index, in one line."""
    high = max(20.0, min(tall, share * 350 - 18))
    size, top = high / _TALL, 9 + 0.06 * (share * 350 - high)
    half = 25 * size
    rank = f"translate({13 + half:.1f} {top:.1f}) scale({{}} {0.76 * size:.3f})"
    pip = f"translate({22 + 2 * half + high / 2:.1f} {top + high / 2:.1f}) scale({high / 100:.3f})"
    upright = _RANK.sub(lambda found: rank.format(round(float(found[1]) * size, 3)), source, 1)
    index = upright[: upright.index("/>", upright.index(_PIP)) + 2]  # the art lies beneath
    return index.replace(_PIP, pip) + "</svg>"


def _righted(source: str) -> str:
    """A large face with nothing but its index, which is in the right corner."""
    index = source[: source.index("/>", source.index(_PIP)) + 2]
    index = _RANK.sub(lambda found: f"translate(222 17) scale({found[1]} 0.76)", index, count=1)
    return index.replace(_PIP, _PIP.replace("28", "222", 1)) + "</svg>"


@cache
def _source(picture: str) -> str:
    return asset_path(f"cards/{picture}.svg").read_text("utf-8")
