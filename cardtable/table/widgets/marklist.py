"""The marks on cards, each on a small card with its meaning beside it."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.marks import Mark, dashed, on_card
from cardtable.table.drawing.sprites import ASPECT
from cardtable.table.widgets.ui import Widget

Shown: TypeAlias = Mark | Literal["focus"]

MEANINGS: dict[Shown, str] = {
    "playable": "A tab on the upper edge: you can play this card",
    "chosen": "A frame: you have chosen this card",
    "target": "Four corners: you can put the chosen card here",
    "sunk": "Lower and darker than others: you can't play this card now",
    "focus": "A dashed frame: here you are with the keyboard",
}
"""What every mark says, its shape first."""
assert set(MEANINGS) >= set(get_args(Mark))
HIGH = 34  # pixels of the card at scale 1
ROOM = 1.35  # of that, with what stands over its edges


class MarkPicture(Widget):
    """A blank card on cloth with one mark."""

    def __init__(self, mark: Shown) -> None:
        super().__init__()
        self._mark: Shown = mark

    def measure(self, width: int) -> tuple[int, int]:
        side = round(self.theme.px(HIGH) * ROOM)
        return min(width, side), side

    def draw(self, canvas: Canvas) -> None:
        side = self.measure(self.rect.w)[1]
        image = self.theme.kept(("mark picture", self._mark, side), lambda: self._picture(side))
        canvas.blit(image, image.get_rect(midleft=self.rect.midleft))

    def _picture(self, side: int) -> pygame.Surface:
        p, high = self.theme.palette, self.theme.px(HIGH)
        image = paint.box(self.theme, (side, side), mix(p.cloth.dark, p.cloth.light, 0.4)).copy()
        card = pygame.Rect(0, 0, round(high * ASPECT), high)
        card.center = image.get_rect().center
        pygame.draw.rect(image, p.paper, card, border_radius=max(2, high // 14))
        if self._mark == "focus":
            line = max(3, high // 16)
            mark, offset = dashed(p, (card.w + 2 * line, card.h + 2 * line), line), (0.0, 0.0)
        else:
            mark, offset = on_card(self._mark, p, card.w, card.h)
        middle = (round(card.centerx + offset[0]), round(card.centery + offset[1]))
        image.blit(mark, mark.get_rect(center=middle))
        return image
