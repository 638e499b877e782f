"""One house rule on a page: its name, its control, what it means, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.controls import CONTROL, Control
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

_BACK = 32
_GAP = 14
_LABELS = 250
_DOT = 8


class BackButton(Control):
    """A small button on paper that sets something back to what is usual."""

    def __init__(self, words: str, action: Callable[[], None]) -> None:
        super().__init__(tip=words)
        self.words, self._action = words, action

    @property
    def spoken(self) -> str:
        return f"{self.words}, button"

    def measure(self, width: int) -> tuple[int, int]:
        del width
        return self.theme.px(_BACK), self.theme.px(_BACK)

    def draw(self, canvas: Canvas) -> None:
        p, px = self.theme.palette, self.theme.px
        if self.hovered:
            ground = paint.box(self.theme, self.rect.size, p.paper_press, radius=px(6))
            canvas.blit(ground, self.rect)
        image = sign_image(self.theme, "undo", px(20), p.accent if self.hovered else p.ink_soft)
        canvas.blit(image, image.get_rect(center=self.rect.center))

    def activate(self) -> None:
        self._action()


class RuleLine(Widget):
    """A control with its name beside it, or above it, and sentences beneath one of the two.

    `says` tells what the present value means, `wrong` why it can't be played, `doubt` why it may
    make a poor game. `changed` marks it and offers the way back.
    """

    def __init__(
        self, label: str, control: Widget, back: BackButton, *, wide: bool = False
    ) -> None:
        """`wide` puts the control below name and sentences, over the whole width."""
        super().__init__()
        self.label, self.control, self.back, self.wide = label, control, back, wide
        self.says = self.wrong = self.doubt = ""
        self.adopt(control, back)
        self.changed = False

    @property
    def changed(self) -> bool:
        """Whether it is not as in the rules that these build on."""
        return self.back.shown

    @changed.setter
    def changed(self, changed: bool) -> None:
        self.back.shown = changed

    @property
    def spoken(self) -> str:
        return " ".join(filter(None, (self.label, self.wrong or self.doubt or self.says)))

    def _left(self, width: int) -> int:
        """Where the control begins."""
        px = self.theme.px
        beside = px(_LABELS + _GAP)
        needed = beside + min(px(240), self.control.measure(width)[0]) + px(_BACK + _GAP)
        return 0 if self.wide or width < needed else beside

    def _parts(self, width: int) -> tuple[int, int, int, list[str], list[tuple[str, str]]]:
        """Left edge, width and height of the control; lines of the name; those beneath, by kind."""
        theme, px = self.theme, self.theme.px
        left = self._left(width)
        room = width - left if self.wide else width - left - px(_BACK + _GAP)
        wide, tall = self.control.measure(max(1, room))
        room = px(_LABELS) if left else width - px(_BACK + _GAP)
        names = theme.wrap(self.label, room - px(_DOT + 6) * self.changed, "strong")
        lines = [
            (kind, line)
            for kind, words in (("says", self.says), ("wrong", self.wrong), ("doubt", self.doubt))
            for line in self._wrapped(words, width - left - px(_DOT + 8) * (kind == "doubt"))
        ]
        return left, wide, tall, names, lines

    def _wrapped(self, words: str, width: int) -> list[str]:
        return self.theme.wrap(words, max(1, width), "small") if words else []

    def _head(self, names: list[str], left: int) -> int:
        """Height of the name where the control stands below it."""
        return (
            0 if left else max(len(names) * self.theme.line_height("strong"), self.theme.px(_BACK))
        )

    def _below(self, lines: list[tuple[str, str]]) -> int:
        """Height of the sentences, with the gap before them."""
        return len(lines) * self.theme.line_height("small") + (self.theme.px(3) if lines else 0)

    def measure(self, width: int) -> tuple[int, int]:
        left, _, tall, names, lines = self._parts(width)
        if left:
            body = max(len(names) * self.theme.line_height("strong"), tall)
        else:
            body = self._head(names, left) + self.theme.px(4) + tall
        return width, body + self._below(lines)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        left, wide, tall, names, lines = self._parts(rect.width)
        named, head = len(names) * self.theme.line_height("strong"), self._head(names, left)
        y = rect.y + (max(0, (named - tall) // 2) if left else head + px(4))
        if self.wide:
            y += self._below(lines)
        self.control.place(pygame.Rect(rect.x + left, y, wide, tall))
        back = pygame.Rect(0, 0, px(_BACK), px(_BACK))
        back.right = rect.right
        back.centery = rect.y + (max(px(CONTROL), named) if left else head) // 2
        self.back.place(back)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        left, _, tall, names, lines = self._parts(self.rect.width)
        line = theme.line_height("strong")
        room = tall if left else self._head(names, left)
        y = self.rect.y + max(0, (room - line * len(names)) // 2)
        x = self.rect.x
        if self.changed:
            self._dot(canvas, x, y + line // 2, p.second)
            x += px(_DOT + 6)
        for name in names:
            canvas.blit(theme.text(name, "strong" if self.changed else "body"), (x, y))
            y += line
        if self.wide:
            y = self.rect.y + self._head(names, left)
        else:
            y = max(self.control.rect.bottom, y if left else 0) + px(3)
        inks = {"says": p.ink_soft, "wrong": p.bad, "doubt": mix(p.ink, p.accent, 0.35)}
        first = True
        for kind, words in lines:
            x = self.rect.x + left
            if kind == "doubt":
                if first:
                    self._dot(canvas, x, y + theme.line_height("small") // 2, p.accent)
                x, first = x + px(_DOT + 8), False
            canvas.blit(theme.text(words, "small", inks[kind]), (x, y))
            y += theme.line_height("small")

    def _dot(self, canvas: Canvas, x: int, middle: int, colour: tuple[int, int, int]) -> None:
        side = self.theme.px(_DOT)
        image = paint.box(self.theme, (side, side), colour, radius=side // 2)
        canvas.blit(image, (x, middle - side // 2))
