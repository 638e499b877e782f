"""A small position under the text of a rules page: cards on its cloth, and a sentence."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from cardtable.engine.cards import Card
from cardtable.presenter.figures import Figure, Pile
from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.ui import Widget

CARD = 62  # how high a card is, at scale 1
PAD = 10
GAP = 14  # between two piles
BESIDE = 190  # how wide a sentence is at least that stands beside the cards
ASIDE = 14  # between it and them
NAME = 3  # between the name of a pile and its cards
LAST = 4  # so many cards of a pile are seen
APART = (0.46, 0.72)  # of a card's width: from one card of a stack to the next, of a hand


class _Set(NamedTuple):
    """How a figure fits some width."""

    cloth: tuple[int, int]
    piles: list[tuple[int, int]]
    """Where each pile's name begins, on the cloth."""
    lines: list[str]
    words: tuple[int, int]
    """Where the sentence begins, from the figure's own corner."""
    tall: int


class FigureView(Widget):
    """The cards on a cloth of their own, and the sentence beside it, or under it."""

    def __init__(self, figure: Figure, faces: CardFaces, back: str = "") -> None:
        """`back` is the back of this game's cards, where it has one of its own."""
        super().__init__()
        self.figure, self._faces, self._back = figure, faces, back

    @property
    def spoken(self) -> str:
        return self.figure.text

    def measure(self, width: int) -> tuple[int, int]:
        return width, self._set(width).tall

    def _set(self, width: int) -> _Set:
        theme, px = self.theme, self.theme.px
        line = theme.line_height("small")
        piles, cloth = self._places(width)
        left = cloth[0] + px(ASIDE)
        if width - left >= px(BESIDE):
            lines = theme.wrap(self.figure.text, width - left, "small")
            down = max(0, cloth[1] - line * len(lines)) // 2
            return _Set(cloth, piles, lines, (left, down), max(cloth[1], line * len(lines)))
        lines = theme.wrap(self.figure.text, width, "small")
        down = cloth[1] + px(4)
        return _Set(cloth, piles, lines, (0, down), down + line * len(lines))

    def _places(self, width: int) -> tuple[list[tuple[int, int]], tuple[int, int]]:
        """Where each pile's name begins, and how large the cloth is: side by side, then below."""
        px = self.theme.px
        x = y = px(PAD)
        tall = self.theme.line_height("small") + px(NAME + CARD + PAD)
        wide = 0
        places: list[tuple[int, int]] = []
        for pile in self.figure.piles:
            room = self._width(pile)
            if places and x + room > width - px(PAD):
                x, y = px(PAD), y + tall
            places.append((x, y))
            wide = max(wide, x + room + px(PAD))
            x += room + px(GAP)
        return places, (min(wide, width), y + tall)

    def _width(self, pile: Pile) -> int:
        card = self._faces.size(self.theme.px(CARD))[0]
        step = round(card * APART[not pile.stacked])
        return max(card + step * (len(_seen(pile)) - 1), self.theme.width(pile.title, "small"))

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        made = self._set(rect.w)
        key = ("figure", self.figure.rule, self.figure.text, made.cloth)
        canvas.blit(theme.kept(key, lambda: self._cloth(theme, made)), rect)
        x, y = rect.x + made.words[0], rect.y + made.words[1]
        for line in made.lines:
            canvas.blit(theme.text(line, "small", theme.palette.ink_soft), (x, y))
            y += theme.line_height("small")

    def _cloth(self, theme: Theme, figure: _Set) -> pygame.Surface:
        made = paint.swatch(theme, figure.cloth)
        soft = theme.palette.on_cloth_soft
        for pile, (x, y) in zip(self.figure.piles, figure.piles, strict=True):
            made.blit(theme.text(pile.title, "small", soft, on="cloth"), (x, y))
            self._lay(made, pile, x, y + theme.line_height("small") + theme.px(NAME))
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
