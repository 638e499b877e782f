"""How many cards piles hold, as a number and a word beside them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from cardtable.presenter.composition import GUTTER, MARGIN
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.board.plan import ZonePlan
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import DID, NAME, written

CLOSER = 0.92  # of their height: how far apart the two lines are


def tallies(theme: Theme, board: Board) -> Iterable[Item]:
    """The number and word of each pile that the layout file wants told beside it."""
    for name, zone in board.plan.zones.items():
        if zone.look.told:
            count = sum(one.id not in board.held for one in board.table.zones[name])
            yield from _tally(theme, board, name, zone, count)


def _tally(theme: Theme, board: Board, name: str, zone: ZonePlan, count: int) -> Iterable[Item]:
    plan, p = board.plan, theme.palette
    left = (zone.look.told == "left") != plan.mirrored
    if name.partition(".")[0] != board.reader:
        left = not left  # what lies there is turned half round
    pile, gap = pygame.Rect(zone.rect), round(GUTTER * plan.unit)
    bounds = pygame.Rect(plan.area).inflate(-2 * round(MARGIN * plan.unit), 0)
    room = pile.left - gap - bounds.left if left else bounds.right - pile.right - gap
    if left == plan.mirrored:  # the card aid may lie on that side
        share = plan.composed.aid.span[0]
        aid = plan.area.x + plan.area.w * (1 - share if left else share)
        room = min(room, round(pile.left - aid if left else aid - pile.right) - gap * 4 // 3)
    for person in plan.people.values():
        words = pygame.Rect(person.rect)
        if words.bottom > pile.top and words.top < pile.bottom:
            beside = pile.left - words.right if left else words.left - pile.right
            room = min(room, beside - 2 * gap) if beside > 0 else room
    lines = [
        written(theme, str(count), NAME, plan.unit, p.on_cloth, room),
        written(theme, zone.look.label, DID, plan.unit, p.on_cloth_soft, room),
    ]
    high = round(CLOSER * lines[0].get_height())
    y = pile.centery - (high + lines[1].get_height()) // 2
    for number, image in enumerate(lines):
        rect = image.get_rect(top=y + number * high)
        if left:
            rect.right = pile.left - gap
        else:
            rect.left = pile.right + gap
        yield still(("tally", name, number), image, rect)
