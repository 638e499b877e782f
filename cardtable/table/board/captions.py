"""What the others did, in words beside each of them.

A caption stands as near to its player's plate as there is room, on nothing that has to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.palette import mix
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.board.layout import Plan
from cardtable.table.drawing import paint
from cardtable.table.drawing.room import Level, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LINE = 0.03  # of a unit: the most that a line is high
WIDTHS = (0.3, 0.21, 0.15, 0.44)  # of a unit: how wide it may be, what is liked best first
STEP = 0.022  # of a unit, between the places that are tried
FAR = 0.62  # of a unit: farther away from its plate nobody would look for it
AIR = 0.008  # of a unit, around it


@dataclass(frozen=True, slots=True)
class Caption:
    """What one player did last."""

    seat: Seat
    words: str
    number: int = 0
    """As which of several; 0 where there is no order to tell."""
    acting: bool = False
    """Whether it is still going on, or was the last thing that happened."""


def captions(
    theme: Theme, board: Board, told: Sequence[Caption], taken: Sequence[pygame.Rect]
) -> tuple[list[Item], list[Caption]]:
    """The captions, none of them on what is `taken`, nor on cards; and those without room."""
    plan = board.plan
    corner = pygame.Rect((0, 0), board.corner)
    corner.topright = pygame.Rect(plan.area).topright
    fixed = [*taken, corner, *(pygame.Rect(plate) for plate in plan.plates.values())]
    fixed += [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    fixed += [pygame.Rect(slot) for zone in plan.zones.values() for slot in zone.slots]
    places = [pygame.Rect(plan.actions), *(_with_words(plan, name) for name in plan.zones)]
    step, far = max(2, round(STEP * plan.unit)), FAR * plan.unit
    items: list[Item] = []
    left: list[Caption] = []
    for one in told:
        images = [_kept(theme, plan, one, width) for width in WIDTHS]
        found = nearest_free(
            [image.get_size() for image in images],
            pygame.Rect(plan.plates[one.seat]),
            pygame.Rect(plan.area),
            # rather on nothing but the cloth
            [Level([*fixed, *places], far), Level(fixed, far)],
            step=step,
            air=round(AIR * plan.unit),
        )
        if found is None:
            left.append(one)
            continue
        number, rect = found
        fixed.append(rect)
        items.append(still(("caption", one.seat), images[number], rect))
    return items, left


def _with_words(plan: Plan, name: str) -> pygame.Rect:
    """A zone, and the words below it where it is somebody's."""
    rect = pygame.Rect(plan.zones[name].rect)
    if owner_of(name):
        rect.h += round(1.3 * LINE * plan.unit)
    return rect


def _kept(theme: Theme, plan: Plan, one: Caption, width: float) -> pygame.Surface:
    size = min(1.0, LINE * plan.unit / theme.line_height("small"))
    room = round(width * plan.unit)
    key = ("caption", one, room, size)
    return theme.kept(key, partial(_caption, theme, one, room, size))


def _caption(theme: Theme, one: Caption, room: int, size: float) -> pygame.Surface:
    """Words on a dark slip, brighter while they are news; before them their number."""
    p, px = theme.palette, theme.px
    pad = max(3, px(7 * size))
    words = f"{one.number}. {one.words}" if one.number else one.words
    lines = theme.wrap(words, room - 2 * pad, "small", size)
    ink = p.glow if one.acting else p.on_cloth
    images = [theme.text(line, "small", ink, on="cloth", size=size) for line in lines]
    high = theme.line_height("small", size)
    full = (max(image.get_width() for image in images) + 2 * pad, high * len(lines) + pad)
    border = p.glow if one.acting else mix(p.cloth.light, p.on_cloth, 0.2)
    ground = mix(p.cloth.dark, (0, 0, 0), 0.3)
    image = paint.box(theme, full, ground, border=border, radius=px(5)).copy()
    for row, text in enumerate(images):
        image.blit(text, (pad, pad // 2 + row * high))
    return image
