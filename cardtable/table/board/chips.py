"""Chips: small round numbers on a pile's lower right corner. Dark: how many. Gilt: what counts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import CHIP, written

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


def _chip(theme: Theme, words: str, unit: float, *, gilt: bool) -> pygame.Surface:
    p = theme.palette
    text = written(theme, words, CHIP, unit, p.ink if gilt else p.on_cloth)
    high = round(text.get_height() * 1.1)
    size = (max(high, text.get_width() + round(high * 0.55)), high)
    fill = p.second if gilt else mix(p.cloth.dark, (0, 0, 0), 0.7)
    border = p.on_accent if gilt else mix(fill, p.on_cloth, 0.55)
    image = paint.box(theme, size, fill, border=border, radius=high // 2).copy()
    image.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return image
