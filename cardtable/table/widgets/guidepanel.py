"""The guide of a lesson: a sheet beside the table with its words, and buttons that never move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from cardtable.table.drawing.paint import ring, ring_width
from cardtable.table.drawing.stage import Canvas
from cardtable.table.widgets.boxes import Panel, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.stars import Stars
from cardtable.table.widgets.ui import Widget

WIDTH = 262  # pixels at scale 1
SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52)
"""How large its words may be: the largest are taken with which all of it can be seen."""
_LOW = 34  # height of a button at scale 1
_GAP = 7


@dataclass(frozen=True, slots=True)
class Shown:
    """What the guide shows at one moment."""

    words: str
    place: str = ""
    """Which step of how many."""
    stars: int = -1
    """Those earned, once the lesson is done; before that -1."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What stands on the buttons that there are now, by their keys."""
    barred: frozenset[str] = frozenset()
    """Buttons that keep their places, and can't be used."""
    first: str = ""
    """The button that Enter presses."""


class GuidePanel(Panel):
    """A sheet that is as high as the longest step of its lesson needs."""

    live = True  # clicks on it are no clicks on the table

    def __init__(
        self,
        title: str,
        texts: Sequence[str],
        rows: Sequence[Sequence[str]],
        tips: Mapping[str, str],
        act: Callable[[str], None],
    ) -> None:
        """`texts` are the words of all steps, for which there has to be room.

        `rows` are the keys of its buttons line by line; of a line some may show, at least one.
        `act` is told which was pressed.
        """
        self._title = Label(title, "name")
        self._place = Label("", "small", soft=True)
        self._words = Label("")
        self.stars = Stars(side=30)
        self._scroll = Scroll(self._words)
        self._texts = texts
        self._rows = rows
        self._buttons = {
            key: Button(key, partial(act, key), tip=tips.get(key, ""), tall=_LOW)
            for row in rows
            for key in row
        }
        self.ringed: Widget | None = None
        """Which of its buttons the keyboard is at."""
        super().__init__(
            self._title, self._place, self.stars, self._scroll, *self._buttons.values()
        )
        self.shows = Shown("")
        self._room: pygame.Rect | None = None
        self._size = 1.0

    @property
    def spoken(self) -> str:
        """All that it says, in reading order."""
        told = (self._title.words, self.shows.place, self.shows.words)
        return ". ".join(one.rstrip(".") for one in told if one)

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self._title.words

    @property
    def buttons(self) -> list[Button]:
        """Those that can be pressed now."""
        return [one for one in self._buttons.values() if one.shown and one.enabled]

    def button(self, key: str) -> Button:
        """The button of that key."""
        return self._buttons[key]

    def say(self, shown: Shown) -> None:
        """Show this."""
        self.shows = shown
        self._place.words, self._words.words = shown.place, shown.words
        self.stars.shown = shown.stars >= 0
        self.stars.earned = max(shown.stars, 0)
        for key, button in self._buttons.items():
            button.shown = key in shown.labels
            button.words = shown.labels.get(key, key)
            button.enabled = key not in shown.barred
            button.kind = "primary" if key == shown.first else "plain"
        self._scroll.offset = 0
        needed = "\n\n" * self.stars.shown + shown.words
        if needed not in self._texts:  # longer ones than those it was made for
            self._texts = [*self._texts, needed]
        if self._ui is not None and self._room is not None:
            self.stand_in(self._room)
            self.mark()

    def breadth(self, window: pygame.Rect) -> int:
        """How much of a window's width it takes."""
        return min(self.theme.px(WIDTH), window.w // 3)

    def stand_in(self, room: pygame.Rect) -> None:
        """Take a place at the top of a column, as high as it has to be."""
        self._room = room
        margin = self.theme.px(8)
        wide = room.w - 2 * margin
        high = most = room.h - 2 * margin
        for size in SIZES:
            self._resize(size)
            high = self._height(wide)
            if high <= most:
                break
        self.place(pygame.Rect(room.x + margin, room.y + margin, wide, min(high, most)))

    def place(self, rect: pygame.Rect) -> None:
        Widget.place(self, rect)
        self._lay(rect)

    # --- inside -----------------------------------------------------------------------------------

    def _resize(self, size: float) -> None:
        self._size = size
        for label in (self._title, self._place, self._words):
            label.size = size
        self.stars.size = size
        for button in self._buttons.values():
            button.size = size

    def _inner(self, width: int) -> int:
        return max(1, width - 2 * self.theme.px(14 * self._size))

    def _height(self, width: int) -> int:
        """What it needs for the longest of its texts."""
        inner, theme, size = self._inner(width), self.theme, self._size
        lines = max(len(theme.wrap(text, inner, "body", size)) for text in self._texts)
        head = self._title.measure(inner)[1] + theme.line_height("small", size)
        foot = len(self._rows) * (theme.px(_LOW * size) + theme.px(_GAP * size))
        gaps = 2 * theme.px(14 * size) + 2 * theme.px(3 * size)
        return head + lines * theme.line_height("body", size) + foot + gaps

    def _lay(self, rect: pygame.Rect) -> None:
        px, size = self.theme.px, self._size
        pad, gap = px(14 * size), px(_GAP * size)
        inner = pygame.Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad)
        y = inner.y
        for label in (self._title, self._place, self.stars):
            if label.shown:
                wide, high = label.measure(inner.w)
                label.place(pygame.Rect(inner.x, y, wide, high))
                y += high + px(3 * size)
        low = px(_LOW * size)
        rows = [row for keys in self._rows if (row := [k for k in keys if self._buttons[k].shown])]
        top = inner.bottom - len(rows) * low - max(0, len(rows) - 1) * gap
        self._scroll.place(pygame.Rect(inner.x, y, inner.w, max(1, top - gap - y)))
        for row in rows:
            wide = (inner.w - (len(row) - 1) * gap) // len(row)
            for number, key in enumerate(row):
                x = inner.x + number * (wide + gap)
                self._buttons[key].place(pygame.Rect(x, top, wide, low))
            top += low + gap

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        super().draw_all(canvas, area)
        if self.ringed is not None and self.ringed in self.buttons:
            out = ring_width(self.theme)
            rect = self.ringed.rect
            canvas.blit(ring(self.theme, rect.size), (rect.x - out, rect.y - out))
