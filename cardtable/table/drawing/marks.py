"""The four suits as vector paths, their inks, the marks on cards, and ornaments of the cloth."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

import pygame

from cardtable.files import asset_path
from cardtable.presenter.palette import Backdrop, Palette, Rgb, mix

# Each pip lives in a box of 100 by 100 around its optical middle.
PIPS = {
    "H": "M50 95C43 82 6 62 6 34C6 17 18 7 30 7C40 7 47 13 50 22C53 13 60 7 70 7C82 7 94 17 94 34"
    "C94 62 57 82 50 95Z",
    "D": "M50 3C59 22 71 38 86 50C71 62 59 78 50 97C41 78 29 62 14 50C29 38 41 22 50 3Z",
    "S": "M50 4C57 19 93 40 93 65C93 78 84 86 74 86C66 86 58 82 54 74C55 85 60 92 70 97H30"
    "C40 92 45 85 46 74C42 82 34 86 26 86C16 86 7 78 7 65C7 40 43 19 50 4Z",
    "C": "M50 4C62 4 71 13 71 25C71 31 68 37 64 41C67 39 70 38 74 38C86 38 95 47 95 59"
    "C95 71 86 80 74 80C65 80 57 75 54 67C55 81 60 91 70 97H30C40 91 45 81 46 67"
    "C43 75 35 80 26 80C14 80 5 71 5 59C5 47 14 38 26 38C30 38 33 39 36 41"
    "C32 37 29 31 29 25C29 13 38 4 50 4Z",
}
SUIT_OF_SIGN = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def hex_colour(rgb: tuple[int, int, int]) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """SVG text drawn at exactly this size, with transparency."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


@cache
def inked(suit: str, size: int) -> tuple[int, int]:
    """Where in a picture of `pip` its suit begins, and how wide it is, in pixels.

    A diamond is narrower than the others: in a line of text it would leave a gap.
    """
    rect = pip(suit, size, (0, 0, 0)).get_bounding_rect()
    return rect.x, rect.w


def pip(suit: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """One suit, `size` pixels square."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<path fill="{hex_colour(colour)}" d="{PIPS[suit]}"/></svg>'
    )
    return raster(svg, (size, size))


_LIP: Rgb = (170, 62, 52)
SKINS: tuple[tuple[Rgb, Rgb], ...] = (
    ((247, 226, 200), (232, 196, 158)),
    ((224, 176, 126), (200, 144, 94)),
    ((158, 104, 70), (128, 80, 54)),
)
_CLASS = re.compile(r'class="(\w+)"')


def inks(palette: Palette) -> dict[str, Rgb]:
    """Every ink by the class that asks for it."""
    p = palette
    colours: dict[str, Rgb] = {"paper": p.card, "ink": p.ink, "gold": p.second, "lip": _LIP}
    for suit in "CDHS":
        ink = p.suit(suit)
        colours[suit] = ink
        colours[f"{suit}t"] = mix(p.card, ink, p.tint)
        colours[f"{suit}m"] = mix(p.card, ink, 0.42)
    colours |= {"fair": p.fair, "foul": p.foul, "bone": p.bone, "ember": p.ember}
    colours["day"] = mix(p.card, p.second, 0.2)
    colours |= {"fairt": mix(p.card, p.fair, 0.1), "fairm": mix(p.card, p.fair, 0.45)}
    colours |= {"foult": mix(p.foul, p.bone, 0.1), "foulm": mix(p.foul, p.bone, 0.38)}
    for number, (light, shade) in enumerate(SKINS, 1):
        colours[f"skin{number}"] = light
        colours[f"shade{number}"] = shade
    for number, ink in enumerate(p.backs, 1):
        colours[f"back{number}"] = ink
    return colours


def card_style(palette: Palette, picture: str) -> str:
    """The rules of the style sheet for the classes that a card's picture uses."""
    sheet = f"fill:{hex_colour(palette.card)};stroke:{hex_colour(palette.card_edge)}"
    return style(inks(palette), picture, {"sheet": sheet})


def style(
    colours: Mapping[str, Rgb], picture: str, more: Mapping[str, str] = MappingProxyType({})
) -> str:
    """The rules for a picture's classes: filled with their ink, or `more` for what is not.

    A class that ends in `l` is a line in the ink before that letter.
    """
    rules = dict(more)
    for name in set(_CLASS.findall(picture)) - more.keys():
        if name in colours:
            rules[name] = f"fill:{hex_colour(colours[name])}"
        else:
            rules[name] = f"stroke:{hex_colour(colours[name.removesuffix('l')])}"
    return "".join(f".{name}{{{rule}}}" for name, rule in sorted(rules.items()))


SHADE = 0.2
"""How much of the shade's colour lies on a card that can't be played."""
Mark: TypeAlias = Literal["playable", "chosen", "target", "sunk"]


class Marked(NamedTuple):
    """The picture of a mark, and where its middle is from the middle of an upright card."""

    image: pygame.Surface
    offset: tuple[float, float]


def on_card(mark: Mark, p: Palette, width: int, height: int) -> Marked:
    """A mark for a card of this size."""
    if mark == "playable":
        (wide, high), offset = tab(width, height)
        return Marked(_tab(p, wide, high), offset)
    if mark == "sunk":
        return Marked(_shade(p, width, height), (0.0, 0.0))
    line = max(2, round(height * 0.018))
    if mark == "chosen":
        out = line + 1
        return Marked(_frame(p, (width + 2 * out, height + 2 * out), line), (0.0, 0.0))
    out = 2 * line + 2
    return Marked(brackets(p, (width + 2 * out, height + 2 * out), line * 1.7), (0.0, 0.0))


def tab(width: int, height: int) -> tuple[tuple[int, int], tuple[float, float]]:
    """The size of the tab on a card of this size, and its middle from the card's middle.

    It is at the left end of the upper edge, which is seen of every card in a fan.
    """
    wide, high = max(10, round(height * 0.18)), max(6, round(height * 0.06))
    return (wide, high), (-width / 2 + height * 0.03 + wide / 2, -height / 2 - high / 2 + 1)


def brackets(
    p: Palette, size: tuple[int, int], line: float, *, fill: float = 0.0
) -> pygame.Surface:
    """The four corners of something that takes a card; `fill` is how bright it is within them."""
    width, height = size
    arm = max(6.0, min(width, height) * 0.22)
    near = line / 2 + 1
    far_x, far_y = width - near, height - near
    corners = (
        f"M{near} {near + arm}V{near}H{near + arm}"
        f"M{far_x - arm} {near}H{far_x}V{near + arm}"
        f"M{far_x} {far_y - arm}V{far_y}H{far_x - arm}"
        f"M{near + arm} {far_y}H{near}V{far_y - arm}"
    )
    body = (
        f'<rect x="{near}" y="{near}" width="{width - 2 * near}" height="{height - 2 * near}" '
        f'fill="{hex_colour(p.glow)}" fill-opacity="{fill}"/>'
        if fill
        else ""
    )
    return _drawn(size, body + _edged(corners, p.glow, line))


def dashed(p: Palette, size: tuple[int, int], line: float) -> pygame.Surface:
    """The dashed frame of the keyboard's focus: light dashes on a dark frame."""
    near = line / 2 + 1
    rect = (
        f'x="{near}" y="{near}" width="{size[0] - 2 * near}" height="{size[1] - 2 * near}" '
        f'rx="{line}" fill="none"'
    )
    dash = line * 2.4
    return _drawn(
        size,
        f'<rect {rect} stroke="{hex_colour(p.focus_paper)}" stroke-width="{line + 2}"/>'
        f'<rect {rect} stroke="{hex_colour(p.focus_cloth)}" stroke-width="{line}" '
        f'stroke-dasharray="{dash},{dash * 0.75}"/>',
    )


def _shade(p: Palette, width: int, height: int) -> pygame.Surface:
    """The shadow of the room on a card, in the colour of its cloth."""
    shape = (
        f'<rect width="{width}" height="{height}" rx="{height * 0.045}" '
        f'fill="{hex_colour(p.cloth.shade)}" fill-opacity="{SHADE}"/>'
    )
    return _drawn((width, height), shape)


def _tab(p: Palette, width: int, height: int) -> pygame.Surface:
    x, y = width - 1, height - 1
    shape = f"M1 {y}V{y * 0.55}Q1 1 {y * 0.7} 1H{x - y * 0.7}Q{x} 1 {x} {y * 0.55}V{y}Z"
    return _drawn((width, height), _solid(shape, p.playable))


def _frame(p: Palette, size: tuple[int, int], line: int) -> pygame.Surface:
    near = line / 2 + 1
    width, height = size[0] - near, size[1] - near
    r = line * 2.5
    shape = (
        f"M{near + r} {near}H{width - r}Q{width} {near} {width} {near + r}V{height - r}"
        f"Q{width} {height} {width - r} {height}H{near + r}Q{near} {height} {near} {height - r}"
        f"V{near + r}Q{near} {near} {near + r} {near}Z"
    )
    return _drawn(size, _edged(shape, p.chosen, line))


def _edged(path: str, colour: Rgb, line: float) -> str:
    """A stroke with a dark one under it, that is a pixel wider on each side."""
    return "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}"/>'
        for ink, wide in (("#1c1410", line + 2), (hex_colour(colour), line))
    )


def _solid(path: str, colour: Rgb) -> str:
    return f'<path d="{path}" fill="{hex_colour(colour)}" stroke="#1c1410" stroke-width="1.2"/>'


def _drawn(size: tuple[int, int], body: str) -> pygame.Surface:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
    return raster(f"{svg}{body}</svg>", size)


# ------------------------------------------------------------------ ornaments


_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')


def ornament_inks(palette: Palette) -> dict[str, Rgb]:
    """The inks of ornaments by the class that asks for them."""
    return {
        "lit": palette.on_cloth,
        "gilt": palette.second,
        "red": mix(palette.accent, palette.heart_cloth, 0.35),
        "mid": palette.cloth.light,
        "dark": mix(palette.cloth.dark, (0, 0, 0), 0.6),
    }


def adorn(cloth: pygame.Surface, palette: Palette, backdrop: Backdrop) -> None:
    """Print a table's ornaments on its cloth."""
    width, height = cloth.get_size()
    unit = min(height, width / 1.5)
    for ornament in backdrop.ornaments:
        source = _source(ornament.art)
        wide, high = _box(source)
        cover = ornament.fit == "cover"
        times = max(width / wide, height / high) if cover else ornament.size * unit / high
        size = (max(3, round(wide * times)), max(3, round(high * times)))
        image = _printed(ornament.art, palette, size)
        if ornament.fit == "frame":
            _framed(cloth, image)
            continue
        if ornament.turn:
            image = pygame.transform.rotozoom(image, ornament.turn, 1)
        x, y = (0.5, 0.5) if cover else ornament.at
        wide, high = image.get_size()
        if ornament.fit == "middle":
            cloth.blit(image, image.get_rect(center=(round(x * width), round(y * height))))
            continue
        cloth.blit(image, (round(x * (width - wide)), round(y * (height - high))))


def stood(thing: str, palette: Palette, side: int) -> pygame.Surface:
    """The picture of something that stands on a table, so high."""
    wide, high = _box(_source(thing))
    return _printed(thing, palette, (max(3, round(side * wide / high)), max(3, side)))


def _framed(cloth: pygame.Surface, image: pygame.Surface) -> None:
    """Corners as they are, and sides of as many equal pieces as come nearest to their length."""
    (width, height), side = cloth.get_size(), image.get_height() // 3
    far = image.get_width() - side
    for x, from_x in ((0, 0), (width - side, far)):
        for y, from_y in ((0, 0), (height - side, far)):
            cloth.blit(image, (x, y), (from_x, from_y, side, side))
    across, down = _steps(width, side), _steps(height, side)
    for from_, at in ((0, 0), (far, width - side)):
        piece = image.subsurface((from_, side, side, side))
        for top, bottom in pairwise(down):
            cloth.blit(pygame.transform.smoothscale(piece, (side, bottom - top)), (at, top))
    for from_, at in ((0, 0), (far, height - side)):
        piece = image.subsurface((side, from_, side, side))
        for left, right in pairwise(across):
            cloth.blit(pygame.transform.smoothscale(piece, (right - left, side)), (left, at))


def _steps(length: int, side: int) -> list[int]:
    room = length - 2 * side
    count = max(1, round(room / side))
    return [side + round(room * n / count) for n in range(count + 1)]


def _printed(art: str, palette: Palette, size: tuple[int, int]) -> pygame.Surface:
    source = _source(art)
    sheet = f"<style>{style(ornament_inks(palette), source)}</style>"
    return raster(_STYLE.sub(sheet, source, count=1), size)


def _box(source: str) -> tuple[int, int]:
    match = _BOX.search(source)
    assert match is not None, "an ornament without a viewBox"
    return int(match[1]), int(match[2])


def _source(art: str) -> str:
    return asset_path(f"backdrops/{art}.svg").read_text("utf-8")
