"""Words to tick, each with the sentence of what it does."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.controls import Control

_BOX = 22
_PAD = 7


class Tick(Control):
    """A box to tick, or a round one where only one of several can hold; beneath, what it means."""

    def __init__(
        self,
        words: str,
        says: str,
        on: Callable[[], bool],
        action: Callable[[], None],
        *,
        one_of: bool = False,
    ) -> None:
        super().__init__()
        self.words, self.says, self._on, self._action, self.one_of = words, says, on, action, one_of

    @property
    def on(self) -> bool:
        """Whether it is ticked."""
        return self._on()

    @property
    def spoken(self) -> str:
        kind = "choice" if self.one_of else "tick box"
        told = f"{self.words}: {self.says}" if self.says else self.words
        return f"{told} {kind}, {'on' if self.on else 'off'}"

    def _room(self, width: int) -> int:
        return max(1, width - self.theme.px(_BOX + 14 + _PAD))

    def _lines(self, width: int) -> tuple[list[str], list[str]]:
        theme, room = self.theme, self._room(width)
        says = theme.wrap(self.says, room, "small") if self.says else []
        return theme.wrap(self.words, room, "strong"), says

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        words, says = self._lines(width)
        wide = max(
            *(theme.width(line, "strong") for line in words),
            *(theme.width(line, "small") for line in says),
            0,
        )
        tall = len(words) * theme.line_height("strong") + len(says) * theme.line_height("small")
        least = theme.px(_BOX + 2 * _PAD)
        return min(width, wide + width - self._room(width)), max(least, tall + theme.px(_PAD))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        if self.hovered or self.pressed:
            shade = mix(p.paper, p.paper_press, 0.6)
            canvas.blit(paint.box(theme, self.rect.size, shade, radius=px(5)), self.rect)
        words, says = self._lines(self.rect.width)
        y = self.rect.y + px(_PAD) // 2
        if not says:
            y = self.rect.centery - len(words) * theme.line_height("strong") // 2
        box = pygame.Rect(self.rect.x + px(_PAD), 0, px(_BOX), px(_BOX))
        box.centery = y + theme.line_height("strong") // 2
        fill, border, ink = self.face(pressed=self.pressed)
        if self.on:
            fill = border = p.accent if self.enabled else p.line
        radius = box.h // 2 if self.one_of else px(5)
        canvas.blit(paint.box(theme, box.size, fill, border=border, radius=radius, line=px(2)), box)
        if self.on and self.one_of:
            dot = pygame.Rect(0, 0, px(8), px(8))
            dot.center = box.center
            canvas.blit(paint.box(theme, dot.size, p.on_accent, radius=dot.h // 2), dot)
        elif self.on:
            mark = theme.text("✓", "strong", p.on_accent)
            canvas.blit(mark, mark.get_rect(center=box.center))
        x = box.right + px(12)
        for line in words:
            canvas.blit(theme.text(line, "strong" if self.on else "body", ink), (x, y))
            y += theme.line_height("strong")
        for line in says:
            canvas.blit(theme.text(line, "small", p.ink_soft), (x, y))
            y += theme.line_height("small")

    def activate(self) -> None:
        self._action()
        self.mark()
