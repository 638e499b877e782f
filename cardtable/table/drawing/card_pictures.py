"""Card pictures at the size they are needed, with their shadows, drawn once and kept."""

from __future__ import annotations

import math
import re
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cardtable.files import asset_path
from cardtable.presenter.palette import Palette, Rgb
from cardtable.table.drawing.marks import Mark, Marked, card_style, hex_colour, on_card, raster
from cardtable.table.drawing.paint import blurred
from cardtable.table.drawing.seals import Seal, seal_picture
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import STYLES, Theme

if TYPE_CHECKING:
    from cardtable.presenter.model import Sprite

ASPECT = 250 / 350
SMALL = 64  # pixels: cards less high than that, in pictures, have a larger index and fewer pips
BACKS = ("lattice", "sunburst", "waves", "leaves")
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_PACK = re.compile(r"^(10|[A2-9JQK])([CDHS])|^(X)(\d)|^([+-])([1-5][a-e])$")
_SIDES = {"+": "fair", "-": "foul"}
_BAND = (294 / 350, 192 / 250)  # where a title is written: its middle, and how wide it may be
_LETTERS, _LINE = 0.112, 0.094  # of a card's height: the letters of a title, and from line to line
TITLED = 1.6  # times as high as others a card is at least that bears its title
_RANK = re.compile(r"translate\(31 16\) scale\(([\d.]+) 0\.84\)")
_PIP = "translate(31 130) scale(0.44)"
_TALL = 84  # units of a card's 350 that a rank is high in its corner


class _Key(NamedTuple):
    name: str
    height: int
    lifted: bool
    seal: Seal | None = None


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
        self._shades: dict[tuple[int, int], pygame.Surface] = {}
        self._soft: dict[pygame.Surface, pygame.Surface] = {}
        self._glosses: dict[tuple[int, int], pygame.Surface] = {}
        self._glows: dict[tuple[int, Rgb], pygame.Surface] = {}
        self._marks: dict[tuple[Mark, int, str], Marked] = {}
        self._seals: dict[tuple[str, int], pygame.Surface] = {}
        self._before: dict[tuple[str, bool], pygame.Surface] = {}
        self._titles: dict[str, str] = {}
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
        self._shades.clear()
        self._soft.clear()
        self._glosses.clear()
        self._glows.clear()
        self._marks.clear()
        self._seals.clear()

    def dress(self, titles: Mapping[str, str]) -> None:
        """What cards are called from now on; it is written on those that have a band for it."""
        named = {_picture(name): title for name, title in titles.items()}
        if named != self._titles:
            self._titles = named
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
        seal: Seal | None = None,
    ) -> pygame.Surface:
        """The face of a card by its name ("10H", "X1"), with the seal of its power if it has one.

        `below` a certain height it is one with a large index. Of a card on which another lies only
        a `strip` so many pixels high is seen: its rank and suit are side by side there. Where that
        is below zero its right edge is seen, and they are there.
        """
        picture = _picture(name)
        if strip < 0 and _PACK.match(name) and picture[-1] in "CDHS":
            return self._card(f"right/{picture}", height, lifted=lifted)
        if strip and _PACK.match(name) and picture[-1] in "CDHS":
            return self._card(f"across{strip}/{picture}", height, lifted=lifted)
        return self._card(self._fitting(picture, height, below), height, lifted=lifted, seal=seal)

    def _fitting(self, picture: str, height: int, below: float = SMALL) -> str:
        """The picture for that height: a title has to be readable, too."""
        least = below * (TITLED if picture in self._titles else 1)
        return f"large/{picture}" if self._theme.large_index or height < least else picture

    def back(self, height: int, *, which: str = "") -> pygame.Surface:
        """The back of every card; `which` to see another than the chosen one."""
        return self._card(f"backs/{which or self._back}", height, lifted=False)

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

    def shade(self, height: int, angle: float = 0.0) -> pygame.Surface:
        """The shadow of a card that is high, to lie under it; turned about as it is."""
        turn = round(angle / SHADE_STEP) * SHADE_STEP % 180
        key = (height, turn)
        if key not in self._shades:
            if len(self._shades) >= SHADES:
                del self._shades[next(iter(self._shades))]
            shade = self._shadow(height, lifted=True)
            # it is soft, so that nobody sees how roughly it is turned
            self._shades[key] = pygame.transform.rotate(shade, turn)
        return self._shades[key]

    def softened(self, image: pygame.Surface) -> pygame.Surface:
        """The same picture of a card, a pixel less sharp: turned roughly, its edges stay smooth."""
        if image not in self._soft:
            if len(self._soft) >= SHADES:
                del self._soft[next(iter(self._soft))]
            small = pygame.transform.smoothscale_by(image, SOFT)
            self._soft[image] = pygame.transform.smoothscale(small, image.get_size())
        return self._soft[image]

    def gloss(self, height: int, step: int) -> pygame.Surface:
        """A band of light across a card of this height, to lie over it; the rest a little duller.

        Its middle is at a `step` of so many (`GLOSSES`) across the card.
        """
        key = (height, step)
        if key not in self._glosses:
            if len(self._glosses) >= GLOSSES:
                self._glosses.clear()
            band = pygame.transform.smoothscale(_band(step), self.size(height))
            self._glosses[key] = band
        return self._glosses[key]

    def mark(self, mark: Mark, height: int, palette: Palette | None = None) -> Marked:
        """A mark to lie over a card of this height, in the colours of its table."""
        p = palette or self._theme.palette
        key = (mark, height, p.cloth.id)
        if key not in self._marks:
            self._marks[key] = on_card(mark, p, *self.size(height))
        return self._marks[key]

    def flat(self, name: str, height: int) -> pygame.Surface:
        """A face without border and shadow, for menus and pictures in text."""
        return self._raster(self._fitting(_picture(name), height), height)

    def _card(
        self, picture: str, height: int, *, lifted: bool, seal: Seal | None = None
    ) -> pygame.Surface:
        key = _Key(picture, height, lifted, seal)
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
            if seal is not None:
                sign = self._seal(seal.sign, max(8, round(seal.size * height)))
                middle = pad + round(seal.at[0] * height), pad + round(seal.at[1] * height)
                image.blit(sign, sign.get_rect(center=middle))
            self._made[key] = image
        return self._made[key]

    def _seal(self, sign: str, size: int) -> pygame.Surface:
        key = (sign, size)
        if key not in self._seals:
            self._seals[key] = seal_picture(self._theme.palette, sign, size)
        return self._seals[key]

    def _raster(self, picture: str, height: int) -> pygame.Surface:
        folder, _, name = picture.rpartition("/")
        if folder.startswith("across"):
            source = _across(_source(name), int(folder[6:]) / height)
        elif folder == "right":
            source = _righted(_source(name))
        else:
            source = _source(picture)
        style = f"<style>{card_style(self._theme.palette, source)}</style>"
        image = raster(_STYLE.sub(style, source, count=1), self.size(height))
        if picture in self._titles:
            self._write(image, self._titles[picture], dark=picture.startswith("foul"))
        if not self._theme.high_contrast:
            image.blit(_stock(image.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return image

    def _write(self, image: pygame.Surface, title: str, *, dark: bool) -> None:
        """A title on its band: nanosvg draws no text."""
        theme, (width, height) = self._theme, image.get_size()
        size = _LETTERS * height / (STYLES["name"].size * theme.scale)
        middle, room = _BAND[0] * height, _BAND[1] * width
        lines = theme.wrap(title, round(room), "name", size)
        size = min(theme.squeezed(line, round(room), "name", size) for line in lines)
        ink = theme.palette.foul if dark else theme.palette.fair
        for number, line in enumerate(lines):
            down = round(middle + (number - (len(lines) - 1) / 2) * _LINE * height)
            text = theme.text(theme.cut(line, round(room), "name", size), "name", ink, size=size)
            image.blit(text, text.get_rect(center=(width // 2, down)))

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
        image = blurred(full, body, radius, spread, 92 if lifted else 96)
        if not lifted:  # it lies: right under it it is darkest, and its lower edge is seen
            edge = max(1, round(EDGE * height))
            body.topleft = pad, pad + edge + 1
            image = image.copy()  # soft shapes may be shared
            image.blit(blurred(full, body, radius, edge, CONTACT), (0, 0))
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
                f'<rect width="{width}" height="{height}" rx="{height * 0.045}" '
                f'fill="{hex_colour(self._theme.palette.card_edge)}"/></svg>'
            )
            image.blit(raster(svg, (width, height)), (pad, pad + edge))
        return image

    def _new_glow(self, height: int, colour: Rgb) -> pygame.Surface:
        width, pad = self.size(height)[0], self.pad(height, lifted=True)
        full = (width + 2 * pad, height + 2 * pad)
        body = pygame.Rect(pad, pad, width, height).inflate(pad // 2, pad // 2)
        return blurred(full, body, round(height * 0.045), pad // 3, 230, colour)


def _stock(size: tuple[int, int]) -> pygame.Surface:
    """What is left of each pixel of a card: its lower part is a little further from the lamp."""
    column = pygame.Surface((1, size[1]))
    for y in range(size[1]):
        dark = DARKER * max(0.0, (y / size[1] - BRIGHT) / (1 - BRIGHT))
        red, green, blue = (round(255 * (1 - dark * warm)) for warm in (0.85, 1.0, 1.25))
        column.set_at((0, y), (red, green, blue))
    return pygame.transform.scale(column, size)


@cache
def _band(step: int) -> pygame.Surface:
    """A small picture of a card's gloss: a slanting band, brightest in its middle."""
    wide, high = GLOSS_SIZE
    image = pygame.Surface(GLOSS_SIZE, pygame.SRCALPHA)
    for y in range(high):
        middle = (step / GLOSSES * 1.3 - 0.15) * wide + (0.5 - y / high) * GLOSS_SLANT * wide
        for x in range(wide):
            bright = math.exp(-(((x - middle) / (GLOSS_WIDE * wide)) ** 2))
            rim = min(x, y, wide - 1 - x, high - 1 - y)  # the corners are round
            dull = GLOSS_DULL * (1 - bright) * min(1.0, rim)
            light = GLOSS_LIGHT * bright * min(1.0, rim)
            ink = (255, 255, 255) if light > dull else (30, 16, 6)
            image.set_at((x, y), (*ink, round(abs(light - dull))))
    return image


def _picture(name: str) -> str:
    match = _PACK.match(name)
    if not match:
        msg = f"no picture of card {name!r}"
        raise ValueError(msg)
    rank, suit, joker, number, side, value = match.groups()
    if side:
        return f"{_SIDES[side]}-{value}"
    if joker:
        return f"X{(int(number) - 1) % 2 + 1}"
    return f"{rank}{suit}"


def _across(source: str, share: float) -> str:
    """The strip of a face that is seen, a share of its height: its index, in one line."""
    high = max(20.0, min(_TALL, share * 350 - 18))
    size, top = high / _TALL, 9 + 0.06 * (share * 350 - high)
    half = 25 * size
    rank = f"translate({13 + half:.1f} {top:.1f}) scale({{}} {_TALL / 100 * size:.3f})"
    pip = f"translate({22 + 2 * half + high / 2:.1f} {top + high / 2:.1f}) scale({high / 100:.3f})"
    upright = _RANK.sub(lambda found: rank.format(round(float(found[1]) * size, 3)), source, 1)
    index = upright[: upright.index("/>", upright.index(_PIP)) + 2]  # the art lies beneath
    return index.replace(_PIP, pip) + "</svg>"


def _righted(source: str) -> str:
    """A face with nothing but its index, which is in the right corner."""
    index = source[: source.index("/>", source.index(_PIP)) + 2]
    index = _RANK.sub(lambda found: f"translate(219 16) scale({found[1]} 0.84)", index, count=1)
    return index.replace(_PIP, _PIP.replace("31", "219", 1)) + "</svg>"


@cache
def _source(picture: str) -> str:
    return asset_path(f"cards/{picture}.svg").read_text("utf-8")


# ------------------------------------------------------------------ cards on the stage


DARKER, BRIGHT = 0.09, 0.25  # at a card's lower edge, of its light; the part that has all of it
EDGE, CONTACT = 0.0135, 130  # of its height: how thick it is; of 255: the shadow right under it
SHADES = 16  # pictures of turned shadows that are kept, and of softened cards
GLOSSES = 24  # places across a card at which its gloss can be
GLOSS_SIZE = (30, 42)  # pixels, before it is made as large as the card
GLOSS_SLANT, GLOSS_WIDE = 0.5, 0.2  # of a card's width
GLOSS_LIGHT, GLOSS_DULL = 60, 16  # of 255
SHADE_SIZE = 8  # pixels from one height of a shadow to the next
SOFT = 0.65  # so small a picture is made, and large again, to be soft
SMOOTH = 4
"""So many turning cards are drawn smoothly in one frame: it is the dearest thing to do."""
CAST = 0.12  # of its height: so far a lifted card at the table's side throws its shadow outwards
DROPPED = 0.08  # of its height: so far the shadow of a card that is high lies below that of others
SHADE_STEP = 5  # degrees from one picture of a turned shadow to the next: it is soft
SMOOTH_PIXELS = 150_000
"""No more than so many pixels of them, but one card always: less is seen of large pictures."""
STEP = 1.25
"""Degrees from one picture of a turning card to the next, and twice that of a rough one."""
GOLDEN = 0.618
"""Multiples of it lie well apart: so cards do not all take their steps in the same frame."""


class Transform(NamedTuple):
    """A sprite as it is to be drawn now."""

    x: float
    y: float
    height: float
    angle: float
    turn: float
    """0: the back is seen, 1: the face; between them the card stands on its edge."""
    high: float = 0.0
    """0 on the table, 1 as high above it as a card flies or is carried: its shadow tells."""


class _Shape(NamedTuple):
    """All that a card's picture depends on."""

    name: str
    """Empty for its back."""
    back: str
    """Which back, where it is not the one that the settings choose."""
    height: int
    scale: float
    squeeze: float
    """How wide it is while it turns over."""
    angle: float
    strip: int
    below: float
    """Below what height its face has a large index."""
    seal: Seal | None


class CardPainter:
    """Makes items of sprites. The last rotated picture of each is kept, and no others."""

    def __init__(self, faces: CardFaces, backs: Mapping[str, str] | None = None) -> None:
        """`backs` names the backs of the kinds of cards (`TableData.backs`)."""
        self.faces = faces
        self._backs = backs or {}
        self._turned: dict[Hashable, tuple[Hashable, pygame.Surface]] = {}
        self._smooth_left, self._pixels_left = SMOOTH, float(SMOOTH_PIXELS)
        self._below: float = SMALL
        self._palette: Palette | None = None
        self._middle = 0.0

    def forget(self) -> None:
        """The faces have been drawn anew."""
        self._turned.clear()

    def begin(
        self, below: float = SMALL, palette: Palette | None = None, middle: float = 0.0,
        *, dark: bool = False,
    ) -> None:  # fmt: skip
        """A new frame, in the colours of a table.

        Faces less high than `below` have a large index in it. Cards that are high throw their
        shadows away from the `middle` of the table, which lies so far to the right. While it is
        `dark` fewer of those that turn are drawn smoothly: the light takes its time, too.
        """
        self._below, self._palette, self._middle = below, palette, middle
        self._smooth_left, self._pixels_left = SMOOTH, SMOOTH_PIXELS * (0.5 if dark else 1.0)

    def card(  # noqa: PLR0913 - all that a picture depends on
        self,
        sprite: Sprite,
        at: Transform,
        *,
        marks: Sequence[Mark] = (),
        glow: Rgb | None = None,
        raster: int = 0,
        turning: bool = False,
        strip: int = 0,
        seal: Seal | None = None,
        gloss: int | None = None,
        shade: float = 0.0,
    ) -> Item:
        """A card with its shadow, with a glow under it, a seal on it and marks over it.

        `shade` is how much it lies in the shade of cards that can't be played, 1 for all of it.

        A card that is `turning` may be drawn roughly where many turn at once; no other ever is.
        `raster` is the height at which its picture is drawn before it is scaled, for cards whose
        height changes on the way; 0 stands for its own. `strip` is how much of it is seen beneath
        the card that lies on it; below zero it is its right edge. `gloss` is where
        light falls on it (`CardFaces.gloss`).
        """
        shows = at.turn > 0.5 and sprite.art is not None
        name = sprite.art.name if shows and sprite.art else ""
        height = raster or max(8, round(at.height))
        scale = at.height / height if raster else 1.0
        squeeze = abs(math.cos(math.pi * at.turn))
        # counted even if its picture is at hand: a frame looks the same however it came about
        hurried = bool(at.angle) and turning and self._hurried(at.height)
        step = STEP * (1 + hurried) if turning else 0.0
        angle = _stepped(at.angle, step, sprite.id) if step else round(at.angle, 1)
        back = "" if name else self._back(sprite.kind)
        across = round(squeeze, 2)
        size, borne = round(scale, 3), seal if name else None
        shape = _Shape(name, back, height, size, across, angle, strip, self._below, borne)
        image = self._picture(sprite.id, shape, hurried=hurried)
        middle = (round(at.x), round(at.y))
        rect = image.get_rect(center=middle)
        over = [self._mark(sprite.id, mark, height, scale, angle, middle) for mark in marks]
        if gloss is not None:
            shine = self.faces.gloss(height, gloss)
            stamp = (height, round(scale, 3), angle, gloss)
            shine = self._like(sprite.id, "gloss", shine, stamp, scale)
            over.insert(0, (shine, shine.get_rect(center=middle)))
        veil = self._mark(sprite.id, "sunk", height, scale, angle, middle) if shade > 0 else None
        under: list[tuple[pygame.Surface, pygame.Rect]] = []
        cast = (0, 0, 0)
        if glow:
            light = self._glow(sprite.id, height, scale, angle, glow)
            under.append((light, light.get_rect(center=middle)))
        thrown: pygame.Surface | None = None
        if at.high > 0:
            aside = (at.x - self._middle) / max(1.0, self._middle) * CAST
            away, down = (round(part * at.high * at.height) for part in (aside, DROPPED))
            cast = (away, down, round(255 * min(1.0, 4 * at.high)))
            thrown = self.faces.shade(max(8, round(at.height / SHADE_SIZE) * SHADE_SIZE), angle)
            under.append((thrown, thrown.get_rect(center=(middle[0] + away, middle[1] + down))))
        bounds = rect.unionall([place for _, place in (*over, *under)])

        def draw(surface: pygame.Surface) -> None:
            if thrown is not None:
                thrown.set_alpha(cast[2])
            for picture, place in under:
                surface.blit(picture, place)
            surface.blit(image, rect)
            if veil is not None:
                veil[0].set_alpha(round(255 * shade))  # shared: others lie deeper in it
                surface.blit(*veil)
            for picture, place in over:
                surface.blit(picture, place)

        return Item(
            ("card", sprite.id),
            bounds,
            (shape, tuple(marks), glow, hurried, cast, gloss, shade),
            draw,
        )

    def _picture(self, number: int, shape: _Shape, *, hurried: bool) -> pygame.Surface:
        name, back, height, scale, squeeze, angle, strip, below, seal = shape
        faces = self.faces
        image = (
            faces.face(name, height, strip=strip, below=below, seal=seal)
            if name
            else faces.back(height, which=back)
        )
        if angle and hurried:
            image = faces.softened(image)
        if scale == 1.0 and squeeze > 0.995 and not angle:
            self._turned.pop(number, None)
            return image
        kept = self._turned.get(number)
        if kept is not None and kept[0] == (shape, hurried):
            return kept[1]
        if squeeze <= 0.995:
            size = image.get_size()
            image = pygame.transform.smoothscale(
                image, (max(2, round(size[0] * squeeze * scale)), max(2, round(size[1] * scale)))
            )
            scale = 1.0
        if angle and not hurried:
            image = pygame.transform.rotozoom(image, angle, scale)
        else:
            if scale != 1.0:
                image = pygame.transform.smoothscale_by(image, scale)
            if angle:
                image = pygame.transform.rotate(image, angle)
        self._turned[number] = ((shape, hurried), image)
        return image

    def _back(self, kind: str) -> str:
        back = self._backs.get(kind or "any", "")
        return self.faces.back_of(1) if back == "next" else back

    def _hurried(self, height: float) -> bool:
        """Whether too much turns in this frame to do it smoothly for this card too."""
        first = self._smooth_left == SMOOTH
        self._smooth_left -= 1
        self._pixels_left -= height * height * ASPECT
        return self._smooth_left < 0 or (self._pixels_left < 0 and not first)

    def _mark(
        self,
        number: int,
        mark: Mark,
        height: int,
        scale: float,
        angle: float,
        middle: tuple[int, int],
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture of a mark on a card, and where it lies."""
        image, (x, y) = self.faces.mark(mark, height, self._palette)
        image = self._like(number, mark, image, (height, round(scale, 3), angle), scale)
        turn = math.radians(angle)
        across = x * math.cos(turn) + y * math.sin(turn)
        down = y * math.cos(turn) - x * math.sin(turn)
        at = (round(middle[0] + across * scale), round(middle[1] + down * scale))
        return image, image.get_rect(center=at)

    def _glow(
        self, number: int, height: int, scale: float, angle: float, colour: Rgb
    ) -> pygame.Surface:
        image = self.faces.glow(height, colour)
        return self._like(number, "glow", image, (height, round(scale, 3), angle, colour), scale)

    def _like(
        self,
        number: int,
        which: str,
        image: pygame.Surface,
        stamp: tuple[Hashable, ...],
        scale: float,
    ) -> pygame.Surface:
        """A picture, turned and scaled like the card that it belongs to; the last one is kept."""
        angle, scale = stamp[2], round(scale, 3)  # exactly what the stamp says
        assert isinstance(angle, float)
        if scale == 1.0 and not angle:
            return image
        key = (number, which)
        kept = self._turned.get(key)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        image = pygame.transform.rotozoom(image, angle, scale)
        self._turned[key] = (stamp, image)
        return image


def _stepped(angle: float, step: float, number: int) -> float:
    """The nearest angle that a turning card is drawn at; cards take their steps in turn."""
    shift = step * (number * GOLDEN % 1)
    return round(round((angle - shift) / step) * step + shift, 2)
