"""The wheel of what beats what, on a board: where it is, and the words below it."""

from __future__ import annotations

import pygame

from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.wheel import wheel

LINE = 0.028  # of a unit: the most that the words below it are high


def place(board: Board) -> pygame.Rect | None:
    """The wheel's square on the screen; None at a table without one."""
    told, area = board.data.relation, board.plan.area
    if told is None or not getattr(board.table.view.rules.options, told.option, None):
        return None
    side = round(told.size * board.plan.unit * min(1.0, board.plan.cards))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(area.x + told.at[0] * area.w), round(board.plan.level(told.at[1])))
    return rect


def items(theme: Theme, board: Board) -> list[Item]:
    """The wheel, lit up for the card that waits to be beaten or has its answer, and its label."""
    told, rect = board.data.relation, place(board)
    if told is None or rect is None:
        return []
    beats = getattr(board.table.view.rules.options, told.option)
    waiting = [one.card for one in board.table.zones.get(told.zone, ())]
    prey = waiting[0].rank if waiting and waiting[0] else ""
    by = waiting[1].rank if len(waiting) > 1 and waiting[1] else ""
    found = [wheel(theme, beats, prey, rect, by)]
    if told.label:
        size = min(1.0, LINE * board.plan.text / theme.line_height("small"))
        places = [zone.rect for zone in board.plan.zones.values()]
        beside = [one.right for one in places if one.right <= rect.x and one.bottom > rect.bottom]
        room = 2 * (rect.centerx - max(beside, default=0))  # another pile may lie as low
        size *= min(1.0, 0.95 * room / theme.width(told.label, "small", size))
        middle = (rect.centerx, rect.bottom + 0.6 * theme.line_height("small", size))
        found.append(
            labels.line_of_text(
                theme, "wheel label", told.label, middle, style="small",
                colour=theme.palette.on_cloth_soft, size=size,
            )
        )  # fmt: skip
    return found
