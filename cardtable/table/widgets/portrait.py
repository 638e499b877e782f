"""The face that belongs to a name, as a widget."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.controls import Control
from cardtable.table.widgets.ui import Widget

_ARROW = 18  # width of the arrow on each side of a choice, at scale 1


class Portrait(Widget):
    """The face of whoever a name is being given to."""

    def __init__(self, name: Callable[[], str], side: float) -> None:
        """`name` is asked each time it is drawn; `side` is how large it is at scale 1."""
        super().__init__()
        self._name, self._side = name, side

    def measure(self, width: int) -> tuple[int, int]:
        del width
        side = self.theme.px(self._side)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        image = avatar(self.theme, self._name(), side)
        canvas.blit(image, image.get_rect(center=self.rect.center))


class PortraitChoice(Control):
    """The same, with another one at each click on its sides, at Left or Right, or at Enter."""

    def __init__(self, name: Callable[[], str], side: float, turn: Callable[[int], None]) -> None:
        """`turn` is called with 1 for the next portrait, and -1 for the one before."""
        super().__init__(tip="Choose another portrait (Left, Right)")
        self._name, self._side, self._turn = name, side, turn
        self._step = 1

    @property
    def spoken(self) -> str:
        return f"Portrait of {self._name() or 'nobody'}, button"

    def measure(self, width: int) -> tuple[int, int]:
        side = self.theme.px(self._side)
        return min(width, side + 2 * self.theme.px(_ARROW)), side

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        image = avatar(theme, self._name(), rect.h)
        canvas.blit(image, image.get_rect(center=rect.center))
        ink = theme.palette.ink if self.hovered or self.focused else theme.palette.ink_soft
        for words, at in (("‹", rect.x), ("›", rect.right - theme.px(_ARROW))):
            arrow = theme.text(words, "heading", ink)
            place = pygame.Rect(at, rect.y, theme.px(_ARROW), rect.h)
            canvas.blit(arrow, arrow.get_rect(center=place.center))

    def press(self, pos: tuple[int, int]) -> None:
        self._step = -1 if pos[0] < self.rect.centerx else 1

    def activate(self) -> None:
        step, self._step = self._step, 1
        self._turn(step)

    def key(self, event: pygame.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step:
            self._turn(step)
        return bool(step) or super().key(event)
