"""What the others did, in words beside each of them.

A caption stands as near to its player's plate as there is room, on nothing that has to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.palette import mix
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.board.plan import Plan
from cardtable.table.drawing import paint
from cardtable.table.drawing.room import Level, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LINE = 0.03  # of a unit: the most that a line is high
WIDTHS = (0.3, 0.21, 0.15, 0.44)  # of a unit: how wide it may be, what is liked best first
STEP = 0.022  # of a unit, between the places that are tried
FAR = 0.62  # of a unit: farther away from its plate nobody would look for it
AIR = 0.008  # of a unit, around it and to the window's edge
CAPTION = "caption"  # the kind of its items


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
    edge = 2 * round(AIR * plan.unit)
    items: list[Item] = []
    left: list[Caption] = []
    for one in told:
        slips = [_slip(theme, plan, one, width) for width in WIDTHS]
        found = nearest_free(
            [slip.size for slip in slips],
            pygame.Rect(plan.plates[one.seat]),
            pygame.Rect(plan.area).inflate(-edge, -edge),
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
        image = theme.kept(
            ("caption", one, slips[number]), partial(_caption, theme, one, slips[number])
        )
        items.append(still((CAPTION, one.seat), image, rect))
    return items, left


def _with_words(plan: Plan, name: str) -> pygame.Rect:
    """A zone, and the words below it where it is somebody's."""
    rect = pygame.Rect(plan.zones[name].rect)
    if owner_of(name):
        rect.h += round(1.3 * LINE * plan.text)
    return rect


class _Slip(NamedTuple):
    """A caption before it is painted: only the one that finds a place is."""

    lines: tuple[str, ...]
    pad: int
    scale: float
    """How large its words are."""
    size: tuple[int, int]


def _slip(theme: Theme, plan: Plan, one: Caption, width: float) -> _Slip:
    """A caption's words, before them their number, on a slip at most so wide."""
    scale = min(1.0, LINE * plan.text / theme.line_height("small"))
    pad = max(3, theme.px(7 * scale))
    words = f"{one.number}. {one.words}" if one.number else one.words
    lines = theme.wrap_evenly(words, round(width * plan.text) - 2 * pad, "small", scale)
    wide = max(theme.width(line, "small", scale) for line in lines)
    high = theme.line_height("small", scale) * len(lines)
    return _Slip(tuple(lines), pad, scale, (wide + 2 * pad, high + pad))


def _caption(theme: Theme, one: Caption, slip: _Slip) -> pygame.Surface:
    """Words on a dark slip, brighter while they are news."""
    p, pad = theme.palette, slip.pad
    ink = p.glow if one.acting else p.on_cloth
    border = p.glow if one.acting else mix(p.cloth.light, p.on_cloth, 0.2)
    ground = mix(p.cloth.dark, (0, 0, 0), 0.3)
    image = paint.box(theme, slip.size, ground, border=border, radius=theme.px(5)).copy()
    high = theme.line_height("small", slip.scale)
    for row, line in enumerate(slip.lines):
        text = theme.text(line, "small", ink, on="cloth", size=slip.scale)
        image.blit(text, (pad, pad // 2 + row * high))
    return image
