"""The way round the table: an arrow on the cloth, from the line towards the next player."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from cardtable.presenter.composition import Arrow
from cardtable.presenter.palette import mix
from cardtable.presenter.turns import next_seat
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

BEGINS, ENDS = 149.0, 21.0  # degrees on the circle, below its middle from the right
LINE = 0.004  # of a unit: how thick it is
HEAD = 0.019  # … and how long its point


def way(theme: Theme, board: Board) -> Iterable[Item]:
    """The arrow, on the side of the reader's neighbour who comes after them."""
    plan, table = board.plan, board.table
    spec = plan.composed
    if spec.arrow is None or not next_seat(table, board.data):
        return
    turned = table.view.state.get(spec.way) if spec.way else 1
    left = not (isinstance(turned, int) and turned < 0)
    yield _arrow(theme, board, spec.arrow, left=left != plan.mirrored)


def _arrow(theme: Theme, board: Board, spec: Arrow, *, left: bool) -> Item:
    area, unit = board.plan.area, board.plan.unit
    radius, edge = spec.radius * unit, math.ceil(HEAD * unit)
    across = 1 - spec.at[0] if board.plan.mirrored else spec.at[0]
    size = (round(2 * radius) + 2 * edge, round(radius) + 2 * edge)
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (round(area.x + across * area.w), round(area.y + spec.at[1] * area.h))
    level = round(min(board.plan.line.centery - rect.y, 0.95 * radius))
    key = ("way", size, left, level)
    image = theme.kept(key, lambda: _drawn(theme, size, radius, unit, level, left=left))
    return still("way", image, rect)


def _drawn(
    theme: Theme,
    size: tuple[int, int],
    radius: float,
    unit: float,
    level: int,
    *,
    left: bool,
) -> pygame.Surface:
    ink = hex_colour(mix(theme.palette.cloth.dark, theme.palette.second, 0.72))

    def on(degrees: float, far: float = radius) -> str:
        turn = math.radians(degrees)
        x = size[0] / 2 + (-far if left else far) * math.cos(turn)
        return f"{x:.2f} {far * math.sin(turn):.2f}"

    meets = math.degrees(math.asin(level / radius))  # where it goes under the line, and comes out
    head = math.degrees(HEAD * unit / radius)
    half = 0.42 * HEAD * unit
    sweep = 1 if left else 0
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
        f'<path d="M{on(BEGINS)}A{radius} {radius} 0 0 {sweep} {on(180 - meets)}'
        f'M{on(meets)}A{radius} {radius} 0 0 {sweep} {on(ENDS + head / 2)}" fill="none" '
        f'stroke="{ink}" stroke-width="{LINE * unit}" stroke-linecap="round"/>'
        f'<path d="M{on(ENDS)}L{on(ENDS + head, radius + half)}L{on(ENDS + head, radius - half)}Z" '
        f'fill="{ink}"/></svg>'
    )
    return raster(svg, size)
