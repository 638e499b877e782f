"""A red thread from a card that waits for answers to the card or the person that it is aimed at."""

from __future__ import annotations

import math

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

BULGE = 0.1  # of a unit: how far it swings out beside the waiting card
LINE = 0.0046  # of a unit: how thick it is
HEAD = 0.021  # … and how long its point


def thread(theme: Theme, source: pygame.Rect, aim: pygame.Rect, unit: float) -> Item:
    """The thread, round the side of the source on which the aim lies, to the aim's near edge."""
    left = aim.centerx <= source.centerx
    below = aim.centery > source.centery
    x = source.left if left else source.right
    start = pygame.Vector2(x, source.centery + (0.2 if below else -0.2) * source.h)
    end_x = aim.left + 0.12 * aim.w if left else aim.right - 0.12 * aim.w
    end = pygame.Vector2(end_x, aim.top + 0.06 * aim.h if below else aim.bottom - 0.06 * aim.h)
    out = min(start.x, end.x) - BULGE * unit if left else max(start.x, end.x) + BULGE * unit
    first, second = pygame.Vector2(out, start.y), pygame.Vector2(out, (start.y + end.y) / 2)
    points = [start, first, second, end]
    edge = math.ceil(HEAD * unit)
    low = min(one.x for one in points), min(one.y for one in points)
    high = max(one.x for one in points), max(one.y for one in points)
    rect = pygame.Rect(low, (high[0] - low[0], high[1] - low[1])).inflate(2 * edge, 2 * edge)
    local = tuple((round(one.x - rect.x), round(one.y - rect.y)) for one in points)
    image = theme.kept(("thread", local, rect.size), lambda: _drawn(theme, local, rect.size, unit))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item("thread", rect, (local, rect.size), draw)


def _drawn(
    theme: Theme, points: tuple[tuple[int, int], ...], size: tuple[int, int], unit: float
) -> pygame.Surface:
    (x, y), (ax, ay), (bx, by), (ex, ey) = points
    ink = hex_colour(mix(theme.palette.bad, theme.palette.heart_cloth, 0.38))
    way = pygame.Vector2(ex - bx, ey - by)
    way = way.normalize() if way.length() else pygame.Vector2(0, 1)
    aside = pygame.Vector2(-way.y, way.x) * HEAD * unit * 0.5
    back = pygame.Vector2(ex, ey) - way * HEAD * unit
    head = (
        f"M{ex} {ey}L{back.x + aside.x} {back.y + aside.y}L{back.x - aside.x} {back.y - aside.y}Z"
    )
    path = f"M{x} {y}C{ax} {ay} {bx} {by} {back.x} {back.y}"
    wide = LINE * unit
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
        f'<path d="{path}" fill="none" stroke="#140c0a" stroke-opacity="0.6" '
        f'stroke-width="{wide * 1.8}"/>'
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}"/>'
        f'<path d="{head}" fill="{ink}" stroke="#140c0a" stroke-width="0.8"/></svg>'
    )
    return raster(svg, size)
