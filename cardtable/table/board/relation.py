"""The wheel of what beats what, on a board: where it is, and for which card it is lit up."""

from __future__ import annotations

import pygame

from cardtable.table.board.board import Board
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.wheel import extent, wheel


def place(board: Board) -> pygame.Rect | None:
    """The wheel's rectangle on the screen; None at a table without one."""
    told, plan = board.data.relation, board.plan
    if told is None or not getattr(board.table.view.rules.options, told.option, None):
        return None
    rect = pygame.Rect((0, 0), extent(told.radius * plan.unit))
    across = 1 - told.at[0] if plan.mirrored else told.at[0]
    rect.center = (round(plan.area.x + across * plan.area.w), round(plan.level(told.at[1])))
    return rect


def items(theme: Theme, board: Board) -> list[Item]:
    """The wheel, lit up for the card that waits to be beaten or has its answer."""
    told, rect = board.data.relation, place(board)
    if told is None or rect is None:
        return []
    beats = getattr(board.table.view.rules.options, told.option)
    waiting = [one.card for one in board.table.zones.get(told.zone, ())]
    prey = waiting[0].rank if waiting and waiting[0] else ""
    by = waiting[1].rank if len(waiting) > 1 and waiting[1] else ""
    return [wheel(theme, beats, prey, rect, by)]
