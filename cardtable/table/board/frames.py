"""Frames of gilt round cards that matter to everybody."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.status import is_out
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.labels import frame, still
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

AROUND = 0.0062  # of a unit: how far the frame stands out
FAINT = 0.35  # how bright it is round an empty place


def frames(theme: Theme, board: Board) -> Iterable[Item]:
    """The frame of each place that has one, faint where no card lies; none for who is out."""
    p, unit = theme.palette, board.plan.unit
    for name, zone in board.plan.zones.items():
        if not zone.look.framed or is_out(board.table, board.data, owner_of(name)):
            continue
        run = board.table.zones[name]
        rect = pygame.Rect(board.plan.poses[run[0].id].rect if run else zone.rect)
        rect = rect.inflate(2 * round(AROUND * unit), 2 * round(AROUND * unit))
        radius, line = round(0.014 * unit), max(1, round(0.0028 * unit))
        if run:
            ground = mix(p.cloth.dark, (0, 0, 0), 0.45)
            image = paint.box(theme, rect.size, ground, border=p.second, radius=radius, line=line)
        else:
            image = frame(
                theme, rect.size, p.second, line=line, radius=radius, fill=0.03, stroke=FAINT
            )
        yield still(("frame", name), image, rect)
