"""The menu's title page: the program's name, and what can be done, as large as it all fits."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pygame

from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Ground
from cardtable.table.widgets.boxes import Sheet, Spacer
from cardtable.table.widgets.controls import SMALLEST, Button, Kind, Label
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

TALL = 54  # height of a button with two lines, at scale 1
_PAD, _GAP = 26, 11  # round all of it and between its parts, at scale 1
_LEAST = 0.45  # the smallest that its parts become beside their usual size
_BARE = 0.75  # below this size ornaments give way first


class Title(Widget):
    """The program's name as a letterpress prints it: two inks, slightly out of line."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = text

    @property
    def spoken(self) -> str:
        return self.words

    def _size(self, width: int) -> float:
        full = self.theme.width(self.words, "title") + self.theme.px(4)
        return min(1.0, width / full)

    def measure(self, width: int) -> tuple[int, int]:
        size = self._size(width)
        return (
            self.theme.width(self.words, "title", size) + self.theme.px(4),
            self.theme.line_height("title", size),
        )

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        size = self._size(self.rect.width)
        ink = theme.text(self.words, "title", p.ink, size=size)
        second = theme.text(self.words, "title", p.second, size=size)
        place = ink.get_rect(center=self.rect.center)
        off = max(1, theme.px(2))
        canvas.blit(second, place.move(off, off))
        canvas.blit(ink, place)


class Rule(Widget):
    """A printer's ornament: a line with the four suits in the middle of it."""

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(22)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        suits = theme.text("♠ ♥ ♣ ♦", "small")
        place = suits.get_rect(center=self.rect.center)
        canvas.blit(suits, place)
        room = theme.px(12)
        for left, right in (
            (self.rect.left, place.left - room),
            (place.right + room, self.rect.right),
        ):
            for dy, thick in ((-theme.px(2), theme.px(2)), (theme.px(2), 1)):
                canvas.fill(p.ink, pygame.Rect(left, self.rect.centery + dy, right - left, thick))


class MenuButton(Button):
    """A button with a sign before its words, perhaps; these become smaller where they are long."""

    def __init__(
        self, text: str, action: Callable[[], None], *, sign: str = "", kind: Kind = "plain"
    ) -> None:
        super().__init__(text, action, kind=kind, tall=TALL)
        self._sign = sign

    def _side(self) -> int:
        return self.theme.px(24 * self.size)

    def _words_left(self) -> int:
        """How far from its left edge its words begin."""
        return (self._side() if self._sign else 0) + self.theme.px(
            (24 if self._sign else 14) * self.size
        )

    def words_size(self) -> float:
        room = self.rect.width - self._words_left() - self.theme.px(8 * self.size)
        full = self.theme.width(self.words, self.style, self.size)
        return self.size * max(SMALLEST, min(1.0, room / max(1, full)))

    def draw(self, canvas: Canvas) -> None:
        theme = self.theme
        rect, ink = self.draw_ground(canvas)
        primary = self.kind == "primary"
        on: Ground = "cloth" if primary else "paper"
        if self._sign:
            tint = ink if primary else theme.palette.accent
            image = sign_image(theme, self._sign, self._side(), tint)
            at = (rect.x + theme.px(12 * self.size), rect.centery)
            canvas.blit(image, image.get_rect(midleft=at))
        left, size = rect.x + self._words_left(), self.words_size()
        room = rect.right - left - theme.px(8 * self.size)
        words = theme.text(theme.cut(self.words, room, self.style, size), self.style, ink, on=on,
                           size=size)  # fmt: skip
        place = words.get_rect(midleft=(left, rect.centery))
        if self.second:
            small = min(
                self.size, self.size * room / max(1, theme.width(self.second, "small", self.size))
            )
            below = theme.cut(self.second, room, "small", max(small, SMALLEST * self.size))
            soft = ink if primary else theme.palette.ink_soft
            line = theme.text(below, "small", soft, on=on, size=max(small, SMALLEST * self.size))
            place.y -= line.get_height() * 9 // 20
            canvas.blit(line, line.get_rect(topleft=(left, place.bottom - theme.px(2))))
        canvas.blit(words, place)


class SignButton(Button):
    """A sign with a word below it."""

    def __init__(self, sign: str, text: str, action: Callable[[], None]) -> None:
        super().__init__(text, action, kind="line", style="small", tall=56)
        self.centred = True
        self._sign = sign

    def words_size(self) -> float:
        full = self.theme.width(self.words, self.style, self.size)
        return self.size * max(SMALLEST, min(1.0, self.rect.width / max(1, full)))

    def draw(self, canvas: Canvas) -> None:
        theme = self.theme
        rect, ink = self.draw_ground(canvas)
        side = min(theme.px(26 * self.size), rect.width)
        image = sign_image(theme, self._sign, side, ink)
        canvas.blit(image, image.get_rect(center=(rect.centerx, rect.y + round(0.34 * rect.h))))
        words = theme.text(self.words, self.style, theme.palette.ink_soft, size=self.words_size())
        canvas.blit(words, words.get_rect(center=(rect.centerx, rect.y + round(0.78 * rect.h))))


class SignRow(Widget):
    """Signs side by side, all equally wide, below a line across the page.

    They stand in two rows where their words have no room in one.
    """

    def __init__(self, *signs: SignButton) -> None:
        super().__init__()
        self._signs = signs
        self.adopt(*signs)

    def _across(self, width: int) -> int:
        theme, count = self.theme, len(self._signs)
        widest = max(theme.width(one.words, one.style, one.size) for one in self._signs)
        return count if (widest + theme.px(4)) * count <= width else (count + 1) // 2

    def _head(self) -> int:
        return self.theme.px(10)

    def measure(self, width: int) -> tuple[int, int]:
        rows = ceil(len(self._signs) / self._across(width))
        return width, self._head() + rows * self._signs[0].measure(width)[1]

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        across = self._across(rect.width)
        wide, tall = rect.width // across, self._signs[0].measure(rect.width)[1]
        for number, one in enumerate(self._signs):
            row, column = divmod(number, across)
            left, top = rect.x + column * rect.width // across, rect.y + self._head() + row * tall
            one.place(pygame.Rect(left, top, wide, tall))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.theme.palette.line, pygame.Rect(self.rect.topleft, (self.rect.w, 1)))


class TitlePage(Sheet):
    """The title page. In a low window all on it is smaller, and ornaments give way."""

    def place(self, rect: pygame.Rect) -> None:
        ornaments = [
            one
            for one in self._column.children
            if isinstance(one, Rule | Label) or (isinstance(one, Spacer) and not one.grow)
        ]
        for one in ornaments:
            one.shown = True
        size = 1.0
        while not self._fits(rect, size) and (ornaments or size > _LEAST):
            if ornaments and size < _BARE:
                ornaments.pop().shown = False
            else:
                size -= 0.05
        super().place(rect)

    def _fits(self, rect: pygame.Rect, size: float) -> bool:
        """Make everything on it of that size, and see whether there is room for it."""
        self.pad, self._column.gap = _PAD * size, _GAP * size
        for one in self._column.walk():
            if isinstance(one, Button | Label):
                one.size = size
        pad = 2 * self.theme.px(self.pad)
        return self._column.measure(rect.width - pad)[1] + pad <= rect.height
