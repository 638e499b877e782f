"""A small position beside the text of a rules page: cards on its cloth, and a sentence."""

from __future__ import annotations

import pygame

from cardtable.engine.cards import Card
from cardtable.presenter.figures import Figure, Pile
from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.ui import Widget

CARD = 66  # how high a card is, at scale 1
PAD = 10
GAP = 14  # between two piles
LAST = 4  # so many cards of a pile are seen
APART = (0.42, 0.72)  # of a card's width: from one card of a stack to the next, of a hand


class FigureView(Widget):
    """The picture, as wide as it is told to be, and the sentence under it."""

    def __init__(self, figure: Figure, faces: CardFaces, back: str = "") -> None:
        """`back` is the back of this game's cards, where it has one of its own."""
        super().__init__()
        self.figure, self._faces, self._back = figure, faces, back

    @property
    def spoken(self) -> str:
        return self.figure.text

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self.theme.wrap(self.figure.text, width, "small"))
        tall = self._places(width)[1] + self.theme.px(4)
        return width, tall + lines * self.theme.line_height("small")

    def _places(self, width: int) -> tuple[list[tuple[int, int]], int]:
        """Where each pile's label begins, and how high the cloth is: side by side, then below."""
        px, label = self.theme.px, self.theme.line_height("small")
        x = y = px(PAD)
        tall = label + px(CARD) + px(PAD)
        places: list[tuple[int, int]] = []
        for pile in self.figure.piles:
            wide = self._width(pile)
            if places and x + wide > width - px(PAD):
                x, y = px(PAD), y + tall
            places.append((x, y))
            x += wide + px(GAP)
        return places, y + tall

    def _width(self, pile: Pile) -> int:
        card = self._faces.size(self.theme.px(CARD))[0]
        step = round(card * APART[not pile.stacked])
        return max(
            card + step * (len(_seen(pile)) - 1), self.theme.width(pile.title, "small"), card
        )

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        tall = self._places(rect.w)[1]
        key = ("figure", self.figure.rule, self.figure.text, rect.w)
        canvas.blit(theme.kept(key, lambda: self._cloth(theme, rect.w, tall)), rect)
        y = rect.y + tall + theme.px(4)
        for line in theme.wrap(self.figure.text, rect.w, "small"):
            canvas.blit(theme.text(line, "small", theme.palette.ink_soft), (rect.x, y))
            y += theme.line_height("small")

    def _cloth(self, theme: Theme, width: int, tall: int) -> pygame.Surface:
        made = paint.swatch(theme, (width, tall))
        soft = theme.palette.on_cloth_soft
        for pile, (x, y) in zip(self.figure.piles, self._places(width)[0], strict=True):
            made.blit(theme.text(pile.title, "small", soft, on="cloth"), (x, y))
            self._lay(made, pile, x, y + theme.line_height("small"))
        edge = mix(theme.palette.cloth.light, theme.palette.on_cloth, 0.3)
        return paint.framed(made, theme, edge, theme.px(1.5))

    def _lay(self, made: pygame.Surface, pile: Pile, x: int, y: int) -> None:
        height = self.theme.px(CARD)
        wide, pad = self._faces.size(height)[0], self._faces.pad(height)
        run = _seen(pile)
        if not run:
            edge = self.theme.palette.on_cloth_soft
            made.blit(paint.outline(self.theme, (wide, height), edge, 1), (x, y))
        for number, one in enumerate(run):
            left = x + number * round(wide * APART[not pile.stacked])
            made.blit(self._face(one, height), (left - pad, y - pad))
            if one in self.figure.lit:
                frame = self._faces.mark("chosen", height).image
                card = pygame.Rect(left, y, wide, height)
                made.blit(frame, frame.get_rect(center=card.center))

    def _face(self, one: Card | None, height: int) -> pygame.Surface:
        if one is None:
            return self._faces.back(height, which=self._back)
        return self._faces.face(one.name, height)


def _seen(pile: Pile) -> tuple[Card | None, ...]:
    return pile.cards[-LAST:] if pile.stacked else pile.cards
