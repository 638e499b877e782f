"""The counter: the foundations as one block in the middle, their suits engraved where none lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from cardtable.presenter.composition import GUTTER
from cardtable.presenter.palette import mix
from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.drawing import paint
from cardtable.table.drawing.pips import pip
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

EDGE = 0.8 * GUTTER  # units between the cards and the counter's edge
PIP = 0.5  # of a card's width


def counter(theme: Theme, board: Board) -> Iterable[Item]:
    """The counter, in games that have foundations."""
    places = [
        (zone.look.suit, pygame.Rect(zone.slots[0]))
        for zone in board.plan.zones.values()
        if zone.look.suit and zone.slots
    ]
    if not places:
        return
    unit = board.plan.unit
    rects = [rect for _, rect in places]
    edge = 2 * round(EDGE * unit)
    whole = rects[0].unionall(rects[1:]).inflate(edge, edge)
    stamp = tuple((suit, rect.x, rect.y, rect.w, rect.h) for suit, rect in places)
    image = theme.kept(("counter", stamp), lambda: _paint(theme, unit, whole, places))
    yield labels.still("counter", image, whole)


def _paint(
    theme: Theme, unit: float, whole: pygame.Rect, places: Sequence[tuple[str, pygame.Rect]]
) -> pygame.Surface:
    p = theme.palette
    ground = mix(p.cloth.dark, (0, 0, 0), 0.35)
    line = max(1, round(0.0028 * unit))
    image = paint.box(
        theme, whole.size, ground, border=mix(ground, p.second, 0.5), line=line,
        radius=round(0.018 * unit),
    ).copy()  # fmt: skip
    image.set_alpha(225)
    for suit, rect in places:
        at = rect.move(-whole.x, -whole.y)
        slot = paint.box(
            theme, rect.size, mix(ground, (0, 0, 0), 0.35),
            border=mix(ground, p.cloth.light, 0.8), radius=round(0.05 * rect.h),
        )  # fmt: skip
        image.blit(slot, at)
        size = max(8, round(PIP * rect.w))
        ink = mix(p.cloth.light, p.second, 0.42)
        for down, colour in ((-1, mix(ground, (0, 0, 0), 0.7)), (0, ink)):
            mark = pip(suit, size, colour)
            image.blit(mark, mark.get_rect(center=(at.centerx, at.centery + down * line)))
    return image
