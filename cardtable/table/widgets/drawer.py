"""What opens below the last icon of a toolbar: the actions that have no icon there, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from cardtable.presenter.notes import sentence
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.bindings import Bindings
from cardtable.table.widgets.boxes import Column, Panel, Scroll
from cardtable.table.widgets.controls import Control
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Layer, Widget

TALL = 36  # height of a row at scale 1
SIGN = 20  # of its sign
_PAD = 8  # around all rows
APART = 10  # between sign, words and key


class ActionRow(Control):
    """An action: its sign, its words, and its key at the right edge."""

    def __init__(self, sign: str, words: str, key: str, action: Callable[[], None]) -> None:
        super().__init__()
        self.sign, self.words, self.shortcut, self.action = sign, words, key, action
        self.on = False
        """Whether what it names is on now."""

    @property
    def spoken(self) -> str:
        return ", ".join((self.words, *["on"] * self.on, *filter(None, [self.shortcut]), "button"))

    def measure(self, width: int) -> tuple[int, int]:
        px, theme = self.theme.px, self.theme
        words, key = theme.width(self.words, "button"), theme.width(self.shortcut, "small")
        return min(width, px(SIGN) + words + key + 6 * px(APART)), px(TALL)

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        fill, _, ink = self.face(pressed=self.pressed)
        if self.hovered and self.enabled:
            canvas.blit(paint.box(theme, rect.size, fill), rect)
        square = pygame.Rect(rect.x + px(APART) // 2, 0, px(SIGN) + px(APART), px(SIGN) + px(APART))
        square.centery = rect.centery
        if self.on:
            canvas.blit(paint.box(theme, square.size, theme.palette.accent), square)
        sign = sign_image(theme, self.sign, px(SIGN), theme.palette.on_accent if self.on else ink)
        canvas.blit(sign, sign.get_rect(center=square.center))
        words = theme.text(self.words, "button", ink)
        canvas.blit(words, words.get_rect(midleft=(square.right + px(APART), rect.centery)))
        soft = theme.palette.ink_soft if self.enabled else ink
        key = theme.text(self.shortcut, "small", soft)
        canvas.blit(key, key.get_rect(midright=(rect.right - px(APART), rect.centery)))

    def activate(self) -> None:
        self.action()


class Drawer(Layer):
    """The open drawer. Whatever is chosen in it, it closes; the keys that it shows work in it."""

    def __init__(
        self,
        icon: Widget,
        bindings: Bindings,
        do: Callable[[str], None],
        hindrance: Callable[[str], str],
        on: Callable[[str], bool],
    ) -> None:
        """`icon` opens it; `do` does the action of an id.

        `hindrance` says why one can't be done just now, `on` whether it is switched on.
        """
        super().__init__()
        self._icon, self._bindings, self._do = icon, bindings, do
        self.rows: dict[str, ActionRow] = {}
        for one in bindings.at("drawer"):
            row = ActionRow(one.icon, one.words, bindings.key(one.id), partial(self._take, one.id))
            row.tip, row.hindrance = sentence(one.does), hindrance(one.id)
            row.enabled, row.on = not row.hindrance, on(one.id)
            self.rows[one.id] = row
        self._column = Column(*self.rows.values(), gap=0)
        self._panel = Panel(Scroll(self._column), pad=_PAD)
        self.adopt(self._panel)

    @property
    def spoken(self) -> str:
        return "More actions"

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, below = self.theme.px, self._icon.rect
        wide, high = (each + 2 * px(_PAD) for each in self._column.measure(rect.w))
        top = below.bottom + px(6)
        panel = pygame.Rect(0, top, wide, min(high, rect.bottom - px(6) - top))
        if below.centerx > rect.centerx:
            panel.right = below.right
        else:
            panel.left = below.left
        self._panel.place(panel)

    def key(self, event: pygame.Event) -> bool:
        found = self._bindings.find(event)
        if event.key == pygame.K_ESCAPE or (found != "drawer" and found not in self.rows):
            return False
        if found == "drawer":
            return self.dismiss()
        if self.rows[found].enabled:
            self._take(found)
        return True

    def _take(self, id: str) -> None:
        self.ui.close(self)
        self._do(id)
