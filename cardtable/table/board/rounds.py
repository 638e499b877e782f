"""Dots that tell which round it is."""

from __future__ import annotations

import pygame

from cardtable.presenter.composition import MARGIN
from cardtable.presenter.palette import mix
from cardtable.presenter.words import fill
from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.board.pans import details
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import AGAINST, written

DOT, STEP = 0.0165, 0.025  # units that a dot is across, and from one to the next


def rounds(theme: Theme, board: Board) -> Item | None:
    """The dots with their words; those of rounds gone by are filled, that of this one is lit."""
    plan, view = board.plan, board.table.view
    spec = plan.composed.rounds
    most = getattr(view.rules.options, spec.most, 0) if spec is not None else 0
    now = view.state.get(spec.key) if spec is not None else 0
    if spec is None or not most or not isinstance(now, int):
        return None
    p, unit = theme.palette, plan.unit
    words = written(
        theme, fill(spec.words, details(board), str), AGAINST, unit, p.on_cloth_soft, 0.2 * unit
    )
    side, step = round(DOT * unit), round(STEP * unit)
    across = min(most, 8)
    rows = -(-most // across)
    wide = max(words.get_width(), side + step * (across - 1))
    top = words.get_height() + round(0.006 * unit)
    image = pygame.Surface((wide, top + step * rows), pygame.SRCALPHA)
    image.blit(words, (0 if plan.mirrored else wide - words.get_width(), 0))
    first = 0 if plan.mirrored else wide - side - step * (across - 1)
    for number in range(most):
        fill_ = (
            p.glow if number + 1 == now
            else mix(p.cloth.dark, p.second, 0.55) if number < now
            else mix(p.cloth.dark, (0, 0, 0), 0.3)
        )  # fmt: skip
        dot = paint.box(theme, (side, side), fill_, border=p.on_cloth_soft, radius=side // 2)
        row, column = divmod(number, across)
        image.blit(dot, (first + step * column, top + step * row))
    x, y = plan.area.x + plan.area.w * spec.at[0], plan.area.y + plan.area.h * spec.at[1]
    margin = MARGIN * unit / 2
    rect = image.get_rect(bottom=round(y))
    if plan.mirrored:
        rect.left = round(max(plan.area.right - x + plan.area.x, plan.area.x + margin))
    else:
        rect.right = round(min(x, plan.area.right - margin))
    return labels.still("rounds", image, rect, (now, most, id(theme)))
