"""Shapes that controls and panels are made of: smooth corners, soft shadows, cloth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from cardtable.presenter.palette import Backdrop, Fabric, Palette, Rgb, luminance, mix
from cardtable.table.drawing.marks import adorn, hex_colour, raster
from cardtable.table.drawing.theme import Theme


class _Sheet(NamedTuple):
    """Measures of every sheet of paper, at scale 1."""

    radius: float = 10
    spread: float = 8
    """How soft its shadow is …"""
    drop: float = 3
    """… and how far below it."""
    inset: float = 5
    """How far inside its edge the one printed line runs."""


WEAVE = 5  # levels by which threads are brighter than their cloth
READABLE = 0.125  # the luminance of a ground on which text has a contrast of 4.5, and suits of 3
RIM = 0.24  # how much darker a cloth is far from its pool of light
BANDS = 0.3, 0.34  # and how much darker its far and its near edge are
SHINE = 70  # per cent: so much brighter it is in the middle of that, at the most
SHEET = _Sheet()
PRINTS = (600, 768, 1080)  # heights in pixels at which ornaments are printed


def box(
    theme: Theme,
    size: tuple[int, int],
    fill: Rgb,
    *,
    border: Rgb | None = None,
    radius: int | None = None,
    line: int = 0,
) -> pygame.Surface:
    """A filled rectangle with smooth round corners, kept by the theme. Never draw on it."""
    width, height = max(1, size[0]), max(1, size[1])
    corner = theme.radius if radius is None else radius
    corner = min(corner, width // 2, height // 2)
    stroke = (line or max(1, theme.px(1.25))) if border else 0
    key = ("box", width, height, fill, border, corner, stroke)
    return theme.kept(key, lambda: _box(width, height, fill, border, corner, stroke))


def outline(theme: Theme, size: tuple[int, int], colour: Rgb, line: int) -> pygame.Surface:
    """The border of such a rectangle alone."""
    return theme.kept(
        ("outline", size, colour, line), lambda: _outline(size, colour, theme.radius, line)
    )


def framed(image: pygame.Surface, theme: Theme, colour: Rgb, line: int) -> pygame.Surface:
    """A picture with round corners and a border."""
    size = image.get_size()
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(image, (0, 0))
    mask = _box(*size, (255, 255, 255), None, theme.radius, 0)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    made.blit(_outline(size, colour, theme.radius, line), (0, 0))
    return made


def shadow(
    theme: Theme, size: tuple[int, int], spread: int, radius: int | None = None
) -> pygame.Surface:
    """A soft shadow for a panel of this size; blit it `2 * spread` up and left of the panel."""
    corner = theme.radius if radius is None else radius
    key = ("shadow", size, spread, corner)
    return theme.kept(key, lambda: _shadow(size, spread, corner))


def cast(
    surface: pygame.Surface, theme: Theme, body: pygame.Rect, spread: float, drop: float,
    radius: int | None = None,
) -> None:  # fmt: skip
    """Draw the shadow that a panel at `body` throws; `spread` and `drop` are at scale 1."""
    soft = theme.px(spread)
    at = (body.x - 2 * soft, body.y - 2 * soft + theme.px(drop))
    surface.blit(shadow(theme, body.size, soft, radius), at)


def sheet(
    surface: pygame.Surface,
    theme: Theme,
    body: pygame.Rect,
    *,
    fill: Rgb | None = None,
    edge: Rgb | None = None,
    inner: bool = True,
    line: float = 1.25,
    glow: bool = False,
) -> None:
    """Draw a sheet of paper on the cloth, the same everywhere: its shadow, edge and inner line.

    `edge` is another colour for its edge, `line` how thick that is at scale 1. With `glow` it lies
    in gilt light. Of a large sheet only the corners are kept; all between them is the same.
    """
    p, px = theme.palette, theme.px
    out, corner, inset = 2 * px(SHEET.spread), px(SHEET.radius), px(SHEET.inset)
    cut = 2 * out + corner + inset
    low = pygame.Rect(body.x - out, body.y - out, body.w + 2 * out, body.h + 2 * out)
    size = min(low.w, 2 * cut + 1), min(low.h, 2 * cut + 1)
    look = fill or p.paper, edge or p.paper_edge, px(line), inner, glow

    def make() -> pygame.Surface:
        ground, border, thick, lined, lit = look
        paper = pygame.Rect(out, out, size[0] - 2 * out, size[1] - 2 * out)
        colour, alpha = (p.glow, 210) if lit else ((0, 0, 0), 120)
        shade = paper if lit else paper.move(0, px(SHEET.drop))
        made = blurred(size, shade, corner, out // 2, alpha, colour)
        made.blit(box(theme, paper.size, ground, border=border, radius=corner, line=thick), paper)
        if lined:
            lines = paper.inflate(-2 * inset, -2 * inset)
            if lines.w > 0 and lines.h > 0:
                made.blit(_outline(lines.size, p.paper_edge, corner * 2 // 3, px(1)), lines)
        return made

    _spread_out(surface, theme.kept(("sheet", size, *look), make), low, look[0])


def _spread_out(surface: pygame.Surface, image: pygame.Surface, to: pygame.Rect, fill: Rgb) -> None:
    """Draw an image with its corners as they are, and its middle row and column as often as needed.

    The middle of it all is of one colour.
    """
    wide, high = image.get_size()
    if to.size == (wide, high):
        surface.blit(image, to)
        return
    across, down = _parts(wide, to.w), _parts(high, to.h)
    for top, tall, below, taller in down:
        for left, broad, right, broader in across:
            place = pygame.Rect(to.x + right, to.y + below, broader, taller)
            if broad < broader and tall < taller:
                surface.fill(fill, place)
            elif (broad, tall) == (broader, taller):
                surface.blit(image, place, (left, top, broad, tall))
            else:
                part = image.subsurface((left, top, broad, tall))
                surface.blit(pygame.transform.scale(part, place.size), place)


def _parts(drawn: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """How a length is made longer: start and length of each part, drawn and wanted."""
    half, more = drawn // 2, wanted - drawn
    if not more:
        return [(0, drawn, 0, drawn)]
    rest = drawn - half - 1
    return [(0, half, 0, half), (half, 1, half, 1 + more), (half + 1, rest, half + 1 + more, rest)]


def ring(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The focus ring around a control of this size, for any ground; blit it `ring_width` out.

    A dark line within a light one: whichever ground it lies on, one of the two stands out.
    """
    width = ring_width(theme)
    full = (size[0] + 2 * width, size[1] + 2 * width)
    p = theme.palette
    return theme.kept(
        ("ring", full), lambda: _ring(full, width, theme.radius, p.focus_cloth, p.focus_paper)
    )


def ring_width(theme: Theme) -> int:
    """How far the focus ring stands out of a control."""
    return max(4, theme.px(4.5))


def cloth(theme: Theme, size: tuple[int, int], *, on_page: bool = False) -> pygame.Surface:
    """The table cloth: a weave under lamp light, brightest a little above the middle.

    One `on_page`, a picture's, does not take the place of the window's, which is seen beside it.
    Shared: never draw on it.
    """
    how = size, theme.palette, theme.right, theme.backdrop
    made = theme.kept(("cloth", *how), lambda: _woven(*how)) if on_page else _cloth(*how)
    if not theme.passing:
        _printed.cache_clear()  # as large as the window, and only wanted at its next size
    return made


def swatch(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A small table of that size, to be drawn on."""
    return _print(size, theme.palette, theme.right, theme.backdrop)


@lru_cache(maxsize=1)  # as large as the window: only the one that is seen
def _cloth(
    size: tuple[int, int], palette: Palette, right: Fabric | None, backdrop: Backdrop
) -> pygame.Surface:
    return _woven(size, palette, right, backdrop)


def _woven(
    size: tuple[int, int], palette: Palette, right: Fabric | None, backdrop: Backdrop
) -> pygame.Surface:
    if backdrop.ornaments:
        # printed on a cloth of about that shape, and stretched with it: they are faint
        height = next((step for step in PRINTS if step >= size[1]), PRINTS[-1])
        width = round(size[0] / size[1] * height / 64) * 64
        ground = _printed((width, height), palette, right, backdrop)
    else:
        ground = _light(palette, right)
    image = pygame.transform.smoothscale(ground, size)
    if backdrop.light is not None:
        shade = pygame.transform.smoothscale(_pool(backdrop.light, backdrop.sides), size)
        image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        bright = _brighter(palette.cloth.light)
        light = pygame.transform.smoothscale(
            _shine(backdrop.light, palette.cloth.light, bright), size
        )
        image.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        most = _brightest(replace(palette.cloth, light=bright), right)
        image.fill(most, special_flags=pygame.BLEND_RGB_MIN)
    for sign, flag in enumerate((pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB)):
        tile = _weave(sign)
        for y in range(0, size[1], tile.get_height()):
            for x in range(0, size[0], tile.get_width()):
                image.blit(tile, (x, y), special_flags=flag)
    return image


def _outline(size: tuple[int, int], colour: Rgb, radius: int, line: int) -> pygame.Surface:
    image = _box(*size, colour, None, radius, 0)
    inner = (max(1, size[0] - 2 * line), max(1, size[1] - 2 * line))
    # black: it takes away from how opaque the border is, and nothing from its colour
    hole = _box(*inner, (0, 0, 0), None, max(1, radius - line), 0)
    image.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return image


def _box(
    width: int, height: int, fill: Rgb, border: Rgb | None, radius: int, line: int
) -> pygame.Surface:
    """Only the corners are rasterised; the rest of a panel can be large."""
    side = 2 * radius + 2 * line + 3
    if width <= side or height <= side or width * height < 40_000:
        return _rounded(width, height, fill, border, radius, line)
    small = _rounded(side, side, fill, border, radius, line)
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    image.fill(fill)
    c = radius + line + 1
    for x, dx in ((0, 0), (side - c, width - c)):
        for y, dy in ((0, 0), (side - c, height - c)):
            image.fill((0, 0, 0, 0), (dx, dy, c, c))
            image.blit(small, (dx, dy), (x, y, c, c), pygame.BLEND_RGBA_ADD)
    if border:
        for rect in (
            (c, 0, width - 2 * c, line),
            (c, height - line, width - 2 * c, line),
            (0, c, line, height - 2 * c),
            (width - line, c, line, height - 2 * c),
        ):
            image.fill(border, rect)
    return image


def _rounded(
    width: int, height: int, fill: Rgb, border: Rgb | None, radius: int, line: int
) -> pygame.Surface:
    half = line / 2
    stroke = f'stroke="{hex_colour(border)}" stroke-width="{line}"' if border else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect x="{half}" y="{half}" width="{width - line}" height="{height - line}" '
        f'rx="{max(0.0, radius - half)}" fill="{hex_colour(fill)}" {stroke}/></svg>'
    )
    return raster(svg, (width, height))


def _ring(size: tuple[int, int], width: int, radius: int, outer: Rgb, inner: Rgb) -> pygame.Surface:
    w, h = size
    line = width * 0.42

    def rect(inset: float, colour: Rgb) -> str:
        return (
            f'<rect x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" '
            f'rx="{radius + width - inset}" fill="none" stroke="{hex_colour(colour)}" '
            f'stroke-width="{line}"/>'
        )

    body = rect(line / 2, outer) + rect(line * 1.5, inner)
    return raster(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{body}</svg>', size
    )


def _shadow(size: tuple[int, int], spread: int, radius: int) -> pygame.Surface:
    margin = 2 * spread
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    return blurred(full, pygame.Rect((margin, margin), size), radius, spread, 120)


def blurred(
    size: tuple[int, int],
    body: pygame.Rect,
    radius: int,
    spread: int,
    alpha: int,
    colour: Rgb = (0, 0, 0),
) -> pygame.Surface:
    """A rounded rectangle with soft edges on nothing.

    Blurred small, then stretched: at full size it would cost half a frame's time.
    """
    k = max(1, spread // 3)
    small = pygame.Surface((max(2, size[0] // k), max(2, size[1] // k)), pygame.SRCALPHA)
    small.fill((*colour, 0))
    # The small picture stands for the whole one: the remainder of the division is spread over it.
    across, down = small.get_width() / size[0], small.get_height() / size[1]
    shape = pygame.Rect(
        round(body.x * across),
        round(body.y * down),
        max(1, round(body.width * across)),
        max(1, round(body.height * down)),
    )
    corner = max(1, round(radius * across))
    pygame.draw.rect(small, (*colour, alpha), shape, border_radius=corner)
    small = pygame.transform.gaussian_blur(small, max(1, round(spread * across)))
    return small if k == 1 else pygame.transform.smoothscale(small, size)


DIM = 92  # of 255: how much darker all is that does not lie in light


def spotlit(picture: pygame.Surface, theme: Theme, lit: Sequence[pygame.Rect]) -> None:
    """Dim a picture but for these places, which lie in soft gilt light; what is square is round."""
    size, p, out = picture.get_size(), theme.palette, theme.px(16)
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((*mix(p.cloth.dark, (0, 0, 0), 0.4), DIM))
    for rect in lit:
        around = rect.inflate(2 * out, 2 * out)
        pool = blurred(size, around, 2 * out, out, DIM)
        veil.blit(pool, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    picture.blit(veil, (0, 0))
    for rect in lit:
        gleam = blurred(size, rect.inflate(out, out), out, out, 70, p.glow)
        hole = blurred(size, rect, rect.w // 2 if rect.w == rect.h else theme.radius, 1, 255)
        gleam.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        picture.blit(gleam, (0, 0))


def _print(
    size: tuple[int, int], palette: Palette, right: Fabric | None, backdrop: Backdrop
) -> pygame.Surface:
    """The cloth with its ornaments, and without its threads."""
    image = pygame.transform.smoothscale(_light(palette, right), size)
    adorn(image, palette, backdrop)
    image.fill(_brightest(palette.cloth, right), special_flags=pygame.BLEND_RGB_MIN)
    return image


_printed = lru_cache(maxsize=1)(_print)


def _light(palette: Palette, right: Fabric | None) -> pygame.Surface:
    light = _lamp(palette.cloth.light, palette.cloth.dark)
    return _parted(light, _lamp(right.light, right.dark)) if right else light


@lru_cache(maxsize=1)
def _parted(left: pygame.Surface, right: pygame.Surface) -> pygame.Surface:
    """One light that becomes the other across the middle."""
    both, over = left.copy(), right.copy()
    width, height = both.get_size()
    blend = width // 3
    for x in range(width):
        share = min(1.0, max(0.0, (x - (width - blend) / 2) / blend))
        over.set_alpha(round(255 * share * share * (3 - 2 * share)))
        both.blit(over, (x, 0), (x, 0, 1, height))
    return both


@cache
def _brightest(*cloths: Fabric | None) -> Rgb:
    """The most of each channel that an ornament may have, so that text is readable on it."""
    lights = [one.light for one in cloths if one is not None]
    least = [max(light[n] for light in lights) for n in range(3)]
    grey = 0
    while True:
        red, green, blue = (max(channel, grey + 1) for channel in least)
        if luminance((red + WEAVE, green + WEAVE, blue + WEAVE)) > READABLE:
            red, green, blue = (max(channel, grey) for channel in least)
            return red, green, blue
        grey += 1


@lru_cache(maxsize=2)
def _lamp(light: Rgb, dark: Rgb) -> pygame.Surface:
    """Light that falls off in ellipses. Small: stretched, it is smooth at any size."""
    columns, rows, steps = 480, 300, 160
    small = pygame.Surface((columns, rows))
    small.fill(dark)
    for step in reversed(range(steps)):
        far = (step + 1) / steps
        across, down = 1.37 * far * columns, 1.272 * far * rows
        oval = pygame.Rect(0, 0, round(across), round(down))
        oval.center = (columns // 2, round(rows * 0.44))
        pygame.draw.ellipse(small, mix(light, dark, (step / steps) ** 1.7), oval)
    return small


@lru_cache(maxsize=2)
def _pool(at: tuple[float, float], sides: tuple[float, float]) -> pygame.Surface:
    """The one pool of light, as what it takes from each pixel: the rim is darker by a quarter.

    The far and the near side are soft dark bands. Small: stretched, it is smooth at any size.
    """
    columns, rows = 64, 40
    small = pygame.Surface((columns, rows))
    for y in range(rows):
        down = (y + 0.5) / rows
        far = max(0.0, 1 - down / sides[0]) * BANDS[0]
        near = max(0.0, (down - sides[1]) / (1 - sides[1])) * BANDS[1]
        for x in range(columns):
            across = ((x + 0.5) / columns - at[0]) / 0.62
            away = min(1.0, (across**2 + ((down - at[1]) / 0.62) ** 2) ** 0.5)
            soft = away * away * (3 - 2 * away)
            share = (1 - RIM * soft) * (1 - max(far, near))
            level = round(255 * share)
            small.set_at((x, y), (level, level, level))
    return pygame.transform.gaussian_blur(small, 2)


@lru_cache(maxsize=2)
def _shine(at: tuple[float, float], light: Rgb, bright: Rgb) -> pygame.Surface:
    """What the pool of light adds in its middle."""
    columns, rows = 64, 40
    small = pygame.Surface((columns, rows))
    for y in range(rows):
        down = ((y + 0.5) / rows - at[1]) / 0.4
        for x in range(columns):
            across = ((x + 0.5) / columns - at[0]) / 0.4
            near = max(0.0, 1 - (across**2 + down**2) ** 0.5) ** 1.5
            red, green, blue = (round(near * (b - a)) for a, b in zip(light, bright, strict=True))
            small.set_at((x, y), (red, green, blue))
    return small


@cache
def _brighter(light: Rgb) -> Rgb:
    """A cloth's light as bright as it is in the pool, where words can still be read."""
    colour, step = light, 0
    while step < SHINE:
        step += 1
        red, green, blue = (round(channel * (1 + step / 100)) for channel in light)
        if luminance((red + WEAVE, green + WEAVE, blue + WEAVE)) > READABLE:
            break
        colour = red, green, blue
    return colour


@cache
def _weave(sign: int) -> pygame.Surface:
    """Fine threads, a few levels bright or dark; also hides the banding of a dark gradient."""
    side, times = 96, 4
    grain = random.Random(sign).randbytes(side * side).translate(bytes(i & 3 for i in range(256)))
    spots = pygame.image.frombuffer(grain, (side, side), "P")
    spots.set_palette([(i, i, i) for i in range(256)])
    tile = pygame.Surface((side, side))
    tile.blit(spots, (0, 0))
    threads = pygame.Surface((3, 3))
    for y in range(3):
        threads.set_at((-(y + sign) % 3, y), (2, 2, 2))
    for y in range(0, side, 3):
        for x in range(0, side, 3):
            tile.blit(threads, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    large = pygame.Surface((side * times, side * times))
    for y in range(0, side * times, side):
        for x in range(0, side * times, side):
            large.blit(tile, (x, y))
    return large
