"""The controls on a table: icons in the corner, buttons for moves, the log at the side."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from cardtable.table.icons import IconButton
from cardtable.table.layout import unit_of
from cardtable.table.logpanel import LEAST_TABLE, WIDTH, LogPanel
from cardtable.table.ui import Widget
from cardtable.table.widgets import CONTROL, Button

TALLEST = 0.064  # of the table's unit: larger icons would cover the seats beside them
TALLEST_BUTTON = 0.074  # and higher buttons the reader's cards
MOST = 5  # so many buttons have room above the hand; more of them lie in a menu


@dataclass(frozen=True, slots=True)
class Action:
    """A button for a move, or for something else that can be done now."""

    words: str
    key: Hashable
    primary: bool = False


class Controls(Widget):
    """The root of a table's controls. The scene tells where buttons go, by `actions_in`."""

    def __init__(self, log: LogPanel, act: Callable[[Hashable], None]) -> None:
        super().__init__()
        self.icons: list[IconButton] = []
        self.log = log
        self.buttons: list[Button] = []
        self._act = act
        self._across = 1
        self._shown: tuple[Action, ...] = ()
        self._room = pygame.Rect(0, 0, 0, 0)
        self.adopt(log)

    def stand(self, icons: Sequence[IconButton], across: int = 0) -> None:
        """The icons in the corner, `across` of them side by side; 0: in two rows."""
        self.icons = list(icons)
        self._across = across or max(3, (len(self.icons) + 1) // 2)
        self.adopt(*self.icons)

    def table_area(self, window: pygame.Rect) -> pygame.Rect:
        """What the log leaves to the table."""
        if not self.log.shown:
            return window
        wide = min(self.theme.px(WIDTH), max(window.w - LEAST_TABLE, window.w // 3))
        return pygame.Rect(window.x, window.y, window.w - wide, window.h)

    def corner(self) -> tuple[int, int]:
        """What the icons take of the table's upper right corner."""
        side, gap, margin = self._measures()
        rows = (len(self.icons) + self._across - 1) // self._across
        across = min(self._across, len(self.icons))
        return margin + across * (side + gap) + gap, margin + rows * (side + gap) + gap

    def _measures(self) -> tuple[int, int, int]:
        """How large an icon is, how far from the next one, and how far from the edge."""
        side = self.icons[0].measure(0)[0]
        fit = min(1.0, TALLEST * unit_of(self.table_area(self.rect)) / side)
        return round(side * fit), round(self.theme.px(6) * fit), round(self.theme.px(10) * fit)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        area = self.table_area(rect)
        side, gap, margin = self._measures()
        for number, icon in enumerate(self.icons):
            row, column = divmod(number, self._across)
            x = (
                area.right
                - margin
                - (self._across - column) * side
                - (self._across - 1 - column) * gap
            )
            icon.place(pygame.Rect(x, margin + row * (side + gap), side, side))
        self.log.place(pygame.Rect(area.right, rect.y, rect.right - area.right, rect.h))
        self._place_buttons()

    def actions_in(self, room: pygame.Rect) -> None:
        """The room for the buttons of moves."""
        if room != self._room:
            self._room = room
            self._place_buttons()

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons, and no others."""
        if tuple(actions) == self._shown:
            return
        self._shown = tuple(actions)
        focus = self.ui.focus
        for button in self.buttons:
            self.ui.damage(button.rect)
            self.children.remove(button)
        if focus in self.buttons:
            self.ui.set_focus(None, by_keyboard=False)
        if self.ui.hover in self.buttons:
            self.ui.hover = None
        if self.ui.held in self.buttons:
            self.ui.held = None
        self.buttons = [
            Button(
                each.words,
                lambda key=each.key: self._act(key),  # type: ignore[misc]
                kind="primary" if each.primary else "plain",
            )
            for each in self._shown
        ]
        self.adopt(*self.buttons)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """From the lower right corner of their room upwards, in columns that grow to the left."""
        if self._ui is None or not self.buttons or not self.rect.w:
            return
        px, room = self.theme.px, self._room
        fit = min(1.0, TALLEST_BUTTON * unit_of(self.table_area(self.rect)) / px(CONTROL))
        gap = px(7 * fit)
        for button in self.buttons:
            button.size = fit
        sizes = [button.measure(max(self.rect.w // 3, 1)) for button in self.buttons]
        high = sizes[0][1]
        rows = max(1, (room.h + gap) // (high + gap))
        right = room.right
        for first in range(0, len(self.buttons), rows):
            column = self.buttons[first : first + rows]
            width = max(size[0] for size in sizes[first : first + rows])
            for row, button in enumerate(column):
                self.ui.damage(button.rect)
                y = room.bottom - (row + 1) * high - row * gap
                button.place(pygame.Rect(right - width, y, width, high))
                button.mark()
            right -= width + gap
