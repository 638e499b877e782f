"""Chips: small round numbers on a pile's lower right corner. Dark: how many. Gilt: what counts."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.board.board import Board
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import CHIP, DISC, written

INSET = 0.004  # of a unit: how far within its corner a chip's middle lies


def chip(
    theme: Theme, key: Hashable, words: str, corner: tuple[float, float], unit: float,
    *, gilt: bool = False,
) -> Item:  # fmt: skip
    """A chip whose middle lies on that corner, so that it stands out of the pile by half."""
    image = theme.kept(
        ("chip", words, round(unit), gilt), lambda: _chip(theme, words, unit, gilt=gilt)
    )
    rect = image.get_rect(
        center=(round(corner[0] - INSET * unit), round(corner[1] - 2 * INSET * unit))
    )

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(key, rect, (words, gilt, id(image)), draw)


def discs(theme: Theme, board: Board, away: Collection[int], *, covered: bool) -> Iterable[Item]:
    """A gilt disc on the top card of each heap that counts as something else."""
    plan, table = board.plan, board.table
    for told in table.notes.labelled():
        zone, number = plan.zones[told.note.zone], told.sprites[-1]
        run = table.zones[told.note.zone]
        if zone.kind not in {"heap", "stack"} or not run or run[-1].id != number:
            continue
        if number in away or told.note.zone in board.opened:
            continue
        if not (covered and not table.public(told.note.zone)):
            rect = plan.poses[number].rect
            corner = (rect.x if plan.mirrored else rect.right, rect.y + 0.016 * plan.unit)
            yield chip(theme, ("disc", number), told.note.label, corner, plan.unit, gilt=True)


def _chip(theme: Theme, words: str, unit: float, *, gilt: bool) -> pygame.Surface:
    p = theme.palette
    text = written(theme, words, DISC if gilt else CHIP, unit, p.ink if gilt else p.on_cloth)
    high = round(text.get_height() * 1.1)
    size = (max(high, text.get_width() + round(high * 0.55)), high)
    fill = p.second if gilt else mix(p.cloth.dark, (0, 0, 0), 0.7)
    border = p.on_accent if gilt else mix(fill, p.on_cloth, 0.55)
    image = paint.box(theme, size, fill, border=border, radius=high // 2).copy()
    image.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return image
