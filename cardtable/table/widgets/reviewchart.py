"""A game looked at again, as pictures: the chances to win over its moves, and the decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.reviews import percent, words
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.controls import ACTIVATE, Control
from cardtable.table.widgets.coursechart import mark
from cardtable.table.widgets.ui import Widget

_TALL = 118  # of the graph, at scale 1
_LEFT = 52  # width of the words at its left
_MARK = 11
_PAD = 6  # between the edge of a row and its words
_PAGE = 8  # rows that Page Up and Page Down pass
_SORTS = {"blunder": "won", "mistake": "between"}
"""How a decision is marked: the fuller, the more it cost."""


@dataclass(frozen=True)
class ReviewRow:
    """A decision in the list."""

    step: int
    move: str
    label: str = ""
    """What it is called, for its mark; empty: nothing certainly cost anything."""
    told: str = ""
    """That in words."""
    loss: str = ""

    @property
    def spoken(self) -> str:
        """The row as it is heard."""
        row = words("row", step=self.step, move=self.move)
        return ", ".join(filter(None, (row, self.told, self.loss)))


class ChanceGraph(Widget):
    """The chances as a line from left to right, with marks where something was lost."""

    live = True

    def __init__(self, choose: Callable[[int], None]) -> None:
        """`choose` is called with the step that was clicked, or the nearest one."""
        super().__init__()
        self._choose = choose
        self._points: list[tuple[int, float]] = []
        self._labels: dict[int, str] = {}
        self._last = 1
        self._at: int | None = None

    def show(
        self, points: list[tuple[int, float]], labels: dict[int, str], last: int, at: int | None
    ) -> None:
        """Show the chances at steps up to the `last`, and which step is chosen."""
        if (points, labels, last, at) != (self._points, self._labels, self._last, self._at):
            self._points, self._labels, self._last, self._at = points, labels, last, at
            self.mark()

    @property
    def spoken(self) -> str:
        chances = [words("point", step=s, chance=percent(c)) for s, c in self._points]
        return ". ".join([words("graph"), *chances[-1:]])

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(_TALL) + self.theme.line_height("small")

    def _field(self) -> pygame.Rect:
        px, line = self.theme.px, self.theme.line_height("small")
        left = self.rect.x + max(px(_LEFT), self.theme.width(words("percent", share=100), "small"))
        return pygame.Rect(left, self.rect.y + line + px(8), self.rect.right - left - px(8),
                           self.rect.h - line - px(15))  # fmt: skip

    def _place(self, step: int, chance: float) -> tuple[int, int]:
        field = self._field()
        along = round(field.w * step / max(1, self._last))
        return field.x + along, field.bottom - round(field.h * chance)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, field = self.theme, self.theme.palette, self.theme.px, self._field()
        head = theme.cut(words("chances"), self.rect.w, "small")
        canvas.blit(theme.text(head, "small", p.ink_soft), self.rect.topleft)
        for share in (0, 50, 100):
            y = field.bottom - round(field.h * share / 100)
            told = theme.text(words("percent", share=share), "small", p.ink_soft)
            canvas.blit(told, told.get_rect(midright=(field.x - px(6), y)))
            canvas.fill(p.paper_edge, pygame.Rect(field.x, y, field.w, max(1, px(1))))
        chances = dict(self._points)
        if self._at is not None:
            x, _ = self._place(self._at, 0)
            canvas.fill(p.line, pygame.Rect(x, field.y, max(1, px(1.5)), field.h))
        places = [self._place(*one) for one in self._points]
        if len(places) > 1:
            ground = [(places[0][0], field.bottom), *places, (places[-1][0], field.bottom)]
            pygame.draw.polygon(canvas.surface, mix(p.paper, p.second, 0.2), ground)
            pygame.draw.lines(canvas.surface, mix(p.paper, p.second, 0.8), False, places, px(2))
        for step, label in self._labels.items():
            self._mark(canvas, step, chances.get(step, 0.5), label)
        if self._at in chances and self._at not in self._labels:
            self._mark(canvas, self._at, chances[self._at], "")

    def _mark(self, canvas: Canvas, step: int, chance: float, label: str) -> None:
        side = self.theme.px(_MARK + 5 * (step == self._at))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self._place(step, chance)
        mark(canvas, self, rect, _SORTS.get(label, "last"))

    def release(self, pos: tuple[int, int]) -> None:
        if self.rect.collidepoint(pos) and self._points:
            self._choose(min((s for s, _ in self._points),
                             key=lambda step: abs(self._place(step, 0)[0] - pos[0])))  # fmt: skip


class ReviewRows(Control):
    """The decisions, one below the other: arrows and clicks choose one, Enter looks at it."""

    repeats = True

    def __init__(self, choose: Callable[[int], None], look: Callable[[], None]) -> None:
        super().__init__()
        self._choose, self._look = choose, look
        self._rows: Sequence[ReviewRow] = ()
        self._at: int | None = None

    def show(self, rows: Sequence[ReviewRow], at: int | None) -> None:
        """Show these, and which step is chosen."""
        if rows != self._rows or at != self._at:
            self._rows, self._at = rows, at
            self.mark()

    @property
    def spoken(self) -> str:
        number = self._number
        return words("rows") if number is None else self._rows[number].spoken

    @property
    def _number(self) -> int | None:
        return next((n for n, one in enumerate(self._rows) if one.step == self._at), None)

    def _tall(self) -> int:
        return self.theme.line_height("body") + self.theme.px(_PAD)

    def measure(self, width: int) -> tuple[int, int]:
        return width, max(1, len(self._rows)) * self._tall()

    def row(self, number: int) -> pygame.Rect:
        """Where one of them is."""
        tall = self._tall()
        return pygame.Rect(self.rect.x, self.rect.y + number * tall, self.rect.w, tall)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        if not self._rows:
            told = theme.cut(words("none-yet"), self.rect.w, "body")
            canvas.blit(theme.text(told, "body", p.ink_soft), self.rect.topleft)
        side, first = px(_MARK), theme.width("000 ", "body")
        for number, one in enumerate(self._rows):
            rect = self.row(number)
            if one.step == self._at:
                canvas.fill(mix(p.paper, p.paper_press, 0.7), rect)
            x, right = rect.x + px(_PAD), rect.right - px(_PAD)
            step = theme.text(str(one.step), "body", p.ink_soft)
            canvas.blit(step, step.get_rect(midright=(x + first - px(8), rect.centery)))
            x += first
            if one.label:
                spot = pygame.Rect(x, rect.centery - side // 2, side, side)
                mark(canvas, self, spot, _SORTS.get(one.label, "last"))
                loss = theme.text(one.loss, "body", p.ink)
                canvas.blit(loss, loss.get_rect(midright=(right, rect.centery)))
                right -= theme.width("−100 %  ", "body")
                if 2 * theme.width(one.told, "small") < right - x:  # else the mark tells it
                    label = theme.text(one.told, "small", p.ink_soft)
                    canvas.blit(label, label.get_rect(midright=(right, rect.centery)))
                    right -= label.get_width() + px(8)
            x += side + px(_PAD)
            move = theme.text(theme.cut(one.move, max(1, right - x), "body"), "body", p.ink)
            canvas.blit(move, move.get_rect(midleft=(x, rect.centery)))

    def key(self, event: pygame.Event) -> bool:
        if event.key in ACTIVATE:
            self._look()
            return True
        last = len(self._rows) - 1
        at = -1 if self._number is None else self._number
        ways = {pygame.K_UP: at - 1, pygame.K_LEFT: at - 1, pygame.K_DOWN: at + 1,
                pygame.K_RIGHT: at + 1, pygame.K_PAGEUP: at - _PAGE, pygame.K_PAGEDOWN: at + _PAGE,
                pygame.K_HOME: 0, pygame.K_END: last}  # fmt: skip
        if event.key in ways and last >= 0:
            self._choose(self._rows[max(0, min(ways[event.key], last))].step)
            return True
        return False

    def release(self, pos: tuple[int, int]) -> None:
        for number, one in enumerate(self._rows):
            if self.row(number).collidepoint(pos):
                if one.step == self._at:
                    self._look()
                else:
                    self._choose(one.step)

    def come(self) -> None:
        """Bring the chosen one into view."""
        if self._number is not None:
            self.reveal(self.row(self._number))
