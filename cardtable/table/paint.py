"""Shapes that controls and panels are made of: smooth corners, soft shadows, cloth."""

from __future__ import annotations

import pygame

from cardtable.table.palette import Rgb, mix
from cardtable.table.pips import hex_colour, raster
from cardtable.table.theme import Theme


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


def shadow(theme: Theme, size: tuple[int, int], spread: int) -> pygame.Surface:
    """A soft shadow for a panel of this size; blit it `2 * spread` up and left of the panel."""
    key = ("shadow", size, spread)
    return theme.kept(key, lambda: _shadow(size, spread, theme.radius))


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


def cloth(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The table cloth: a weave under lamp light, brightest a little above the middle."""
    return theme.kept(
        ("cloth", size), lambda: _cloth(size, theme.palette.cloth.light, theme.palette.cloth.dark)
    )


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
    """Blurred small, then stretched: a full-size blur would cost half a frame's budget."""
    margin = 2 * spread
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    k = max(1, spread // 3)
    small = pygame.Surface((max(2, full[0] // k), max(2, full[1] // k)), pygame.SRCALPHA)
    body = pygame.Rect(margin // k, margin // k, max(1, size[0] // k), max(1, size[1] // k))
    pygame.draw.rect(small, (0, 0, 0, 120), body, border_radius=max(1, radius // k))
    small = pygame.transform.gaussian_blur(small, max(1, spread // k))
    return pygame.transform.smoothscale(small, full)


def _cloth(size: tuple[int, int], light: Rgb, dark: Rgb) -> pygame.Surface:
    """Light falls off in an ellipse; computed small and stretched, it is smooth at any size."""
    columns, rows = 96, 60
    small = pygame.Surface((columns, rows))
    for y in range(rows):
        for x in range(columns):
            dx = (x + 0.5) / columns - 0.5
            dy = (y + 0.5) / rows - 0.44
            far = min(1.0, (dx * dx * 1.9 + dy * dy * 2.2) ** 0.5 * 1.06)
            small.set_at((x, y), mix(light, dark, far**1.7))
    image = pygame.transform.smoothscale(small, size)
    image.blit(_weave(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    image.blit(_weave(size, shift=1), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return image


def _weave(size: tuple[int, int], shift: int = 0) -> pygame.Surface:
    """Fine threads, a few levels bright; also hides the banding of the dark gradient."""
    tile = pygame.Surface((128, 128))
    seed = 12345 + shift
    for y in range(128):
        for x in range(128):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            thread = 2 if (x + y + shift) % 3 == 0 else 0
            grain = (seed >> 16) % 4
            tile.set_at((x, y), (thread + grain,) * 3)
    image = pygame.Surface(size)
    for y in range(0, size[1], 128):
        for x in range(0, size[0], 128):
            image.blit(tile, (x, y))
    return image
