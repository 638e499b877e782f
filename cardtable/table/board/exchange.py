"""The two places of an exchange: where a card is led, and where it is answered."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import CALLED, written

DOWN = 0.68  # of a place's height: where its words stand


def places(theme: Theme, board: Board) -> Iterable[Item]:
    """The places where no card lies yet; the reader's has some words on it."""
    plan, view = board.plan, board.table.view
    spec = plan.composed.exchange
    if spec is None or view.outcome is not None or view.state.get(spec.unless) or board.opened:
        return
    run, slots = board.table.zones[spec.zone], plan.zones[spec.zone].slots
    poses = [plan.poses[one.id].rect for one in run]
    at = min(len(run), 1)
    if view.state.get(spec.sides):
        at = view.seats.index(view.turn) if view.turn in view.seats else 0
    for number, slot in enumerate(slots):
        rect = pygame.Rect(slot)
        if any(pose.colliderect(slot.inflate(-4, -4)) for pose in poses):
            continue
        image = labels.frame(
            theme, rect.size, theme.palette.on_cloth, line=max(1.5, slot.h * 0.008),
            radius=slot.h * 0.05, fill=0.05, stroke=0.3 if number == at else 0.13,
        )  # fmt: skip
        yield labels.still(("place", spec.zone, number), image, rect)
        if number == at and view.turn == board.reader and len(run) < len(slots):
            yield from _words(theme, board, rect, spec.answer if run else spec.lead)


def _words(theme: Theme, board: Board, slot: pygame.Rect, words: str) -> Iterable[Item]:
    """An arrowhead that points into the place, and what will lie there."""
    unit, ink = board.plan.unit, theme.palette.glow
    side = round(0.05 * unit)
    arrow = theme.kept(
        ("arrowhead", side, ink),
        lambda: raster(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" '
            f'viewBox="0 0 10 10"><path d="M3.6 1.8L6.8 5L3.6 8.2" fill="none" stroke-width="0.8" '
            f'stroke="{hex_colour(ink)}" stroke-opacity="0.75"/></svg>',
            (side, side),
        ),
    )
    yield labels.still("arrowhead", arrow, arrow.get_rect(center=slot.center))
    text = written(theme, words, CALLED, unit, ink, slot.w * 0.92)
    middle = (slot.centerx, slot.y + round(DOWN * slot.h))
    yield labels.still("called", text, text.get_rect(center=middle))
