"""Chips: small round numbers on a pile's lower right corner. Dark: how many. Gilt: what counts."""

from __future__ import annotations

from collections.abc import Collection, Hashable

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.reading import Target
from cardtable.table.board.board import Board
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import CHIP, DISC, written

LOW = 0.016  # of a unit: how far below its corner the middle of a gilt one lies
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


def discs(
    theme: Theme, board: Board, away: Collection[int], *, covered: bool
) -> list[tuple[Item, Target]]:
    """Gilt discs on top cards of heaps that count as something else, each with its card.

    In a heap that is looked through, every such card has one.
    """
    plan, table = board.plan, board.table
    found = []
    for told in table.notes.labelled():
        name = told.note.zone
        run, opened = table.zones[name], name in board.opened
        number = told.sprites[0 if opened else -1]
        lies = [one.id for one in run]
        if plan.zones[name].kind not in {"heap", "stack"} or number not in lies or number in away:
            continue
        if (lies[-1] != number and not opened) or (covered and not table.public(name)):
            continue
        rect = plan.poses[number].rect
        corner = (rect.right, rect.y + LOW * plan.unit)
        if opened:
            corner = (rect.centerx, rect.y)
        item = chip(theme, ("disc", number), told.note.label, corner, plan.unit, gilt=True)
        found.append((item, Target("card", str(number))))
    return found


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
