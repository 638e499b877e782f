"""What piles beside a person are called, in small letters; piles of one name share the words."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from cardtable.presenter.tabledata import owner_of
from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import LABEL, written

APART = 0.004  # units between cards and words


def names(theme: Theme, board: Board) -> Iterable[Item]:
    """Above the reader's piles, below those of others; nothing where no card lies."""
    plan = board.plan
    found: dict[tuple[str, str], pygame.Rect] = {}
    for name, zone in plan.zones.items():
        owner, label = owner_of(name), zone.look.label
        beside = zone.look.pan or zone.look.told  # its words stand elsewhere
        if not owner or not label or beside or name in board.opened:
            continue
        for one in board.table.zones[name]:
            if plan.poses[one.id].shown:
                rect = pygame.Rect(plan.poses[one.id].rect)
                found[owner, label] = found.get((owner, label), rect).union(rect)
    for (owner, label), rect in found.items():
        sides = [other for (who, _), other in found.items() if who == owner and other != rect]
        near = [abs(one.centerx - rect.centerx) for one in sides]
        room = min(near, default=plan.area.w) * 0.94
        text = written(theme, label, LABEL, plan.unit, theme.palette.on_cloth_soft, room)
        place = text.get_rect(midtop=(rect.centerx, rect.bottom + round(APART * plan.unit)))
        if owner == board.reader:
            place.midbottom = (rect.centerx, rect.top - round(APART * plan.unit))
        yield labels.still(("named", owner, label), text, place)
