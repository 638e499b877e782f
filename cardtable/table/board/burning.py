"""The cards of a board that burn where they lie, as they are painted."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from cardtable.presenter.model import Sprite
from cardtable.table.board.board import Board
from cardtable.table.drawing.cardpaint import CardPainter
from cardtable.table.drawing.fire import FINE, burning
from cardtable.table.drawing.stage import Item


def burning_cards(painter: CardPainter, board: Board, sprites: Mapping[int, Sprite]) -> list[Item]:
    """The burning cards, the uppermost last; none once they have burnt."""
    flames = board.fire.blaze
    if flames is None or flames.spent:
        return []
    items: list[Item] = []
    share = min(1.0, flames.share(board.motion.now))
    for number in flames.cards:
        at = board.motion.at(number)
        # painted by itself in a corner, and at half its size where that is large enough
        raster, part = round(at.height), 2 if at.height > FINE else 1
        corner = at._replace(x=0, y=0, height=at.height / part)
        x, y = painter.card(sprites[number], corner, raster=raster).rect.topleft
        card = painter.card(sprites[number], corner._replace(x=-x, y=-y), raster=raster)
        full = pygame.Rect(0, 0, card.rect.w * part, card.rect.h * part)
        full.center = round(at.x), round(at.y)
        items.append(burning(card, full, share, number))
    return items
