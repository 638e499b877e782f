"""The log of the game beside the table, in words or in notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Style
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.controls import Label, Segmented
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.ui import Widget

WIDTH = 320  # pixels at scale 1
LEAST_TABLE = 620  # pixels that the panel leaves to the table, if the window is that wide


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: in words, and in notation where it is a move."""

    words: str
    line: str = ""
    kind: Literal["move", "remark", "table", "guide"] = "move"


class _Lines(Widget):
    """The text of the log. Wrapped lines are kept: a long game has some thousand."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[LogLine] = []
        self.notation = False
        self._wrapped: dict[tuple[str, int, float], list[str]] = {}

    @property
    def spoken(self) -> str:
        return "; ".join(self._text(entry) for entry in self.entries[-3:])

    def _text(self, entry: LogLine) -> str:
        return entry.line if self.notation and entry.line else entry.words

    def _of(self, entry: LogLine, width: int) -> list[str]:
        text = self._text(entry)
        key = (text, width, self.theme.scale)
        if key not in self._wrapped:
            style: Style = "code" if self.notation and entry.line else "body"
            self._wrapped[key] = self.theme.wrap(text, max(1, width), style)
        return self._wrapped[key]

    def _shown(self) -> list[LogLine]:
        if not self.notation:
            return [entry for entry in self.entries if entry.words]
        # one line of notation may have brought about several sentences
        found: list[LogLine] = []
        for entry in self.entries:
            if entry.line and found and found[-1] is not entry and found[-1].line == entry.line:
                continue
            if entry.line or entry.kind != "move":
                found.append(entry)
        return found

    def _room(self, width: int) -> int:
        return width - self.theme.px(20)

    def measure(self, width: int) -> tuple[int, int]:
        step = self.theme.line_height("body")
        gap = self.theme.px(5)
        room = self._room(width)
        tall = sum(len(self._of(entry, room)) * step + gap for entry in self._shown())
        return width, tall + self.theme.px(8)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        step, gap = theme.line_height("body"), theme.px(5)
        clip = canvas.surface.get_clip()
        y = self.rect.y + theme.px(4)
        x = self.rect.x + theme.px(10)
        inks = {"move": p.ink, "remark": p.bad, "table": p.ink_soft, "guide": p.ink_soft}
        for entry in self._shown():
            lines = self._of(entry, self._room(self.rect.w))
            tall = len(lines) * step
            if y + tall >= clip.top and y <= clip.bottom:
                style: Style = "code" if self.notation and entry.line else "body"
                for number, line in enumerate(lines):
                    image = theme.text(line, style, inks[entry.kind])
                    canvas.blit(image, (x, y + number * step))
            y += tall + gap
            if y > clip.bottom:
                return


class LogPanel(Widget):
    """A sheet of paper at the right edge. Closed it takes no room."""

    def __init__(self, close: Callable[[], None], key: str) -> None:
        """`key` is the one that closes it, too."""
        super().__init__()
        self.shown = False
        self._lines = _Lines()
        self._title = Label("Log", "subheading")
        self._mode = Segmented(
            [("Words", False), ("Notation", True)], chosen=False, changed=self._set_mode,
            label="Log in",
        )  # fmt: skip
        self._close = IconButton("close", "Close the log", close, key=key)
        self._scroll = Scroll(self._lines, focusable=True)
        self.adopt(self._title, self._mode, self._close, self._scroll)

    @property
    def entries(self) -> list[LogLine]:
        """What is in the log."""
        return self._lines.entries

    @property
    def spoken(self) -> str:
        return "Log of the game"

    def refill(self, entries: list[LogLine]) -> None:
        """Show these entries, the last ones in view."""
        self._lines.entries = entries
        self.follow()

    def add(self, *entries: LogLine) -> None:
        """Put entries at the end, and show them."""
        self._lines.entries.extend(entries)
        self.follow()

    def follow(self) -> None:
        """Scroll to the end."""
        if self.shown and self._ui is not None and self.rect.w:
            self.place(self.rect)
            self._scroll.scroll_to(10**9)
            self.mark()

    def key(self, event: pygame.Event) -> bool:
        return self._scroll.key(event)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        if not self.shown:
            return
        px = self.theme.px
        inner = rect.inflate(-px(20), -px(20))
        head = px(40)
        side, tall = self._close.measure(inner.w)
        self._close.place(pygame.Rect(inner.right - side, inner.y + (head - tall) // 2, side, tall))
        wide = min(self._mode.measure(inner.w)[0], inner.w - side - px(64))
        mode_left = inner.right - side - px(10) - wide
        self._mode.place(pygame.Rect(mode_left, inner.y, wide, head))
        title = self._title.measure(inner.w)
        self._title.place(pygame.Rect(inner.x + px(4), inner.y + px(5), title[0], title[1]))
        top = inner.y + head + px(10)
        self._scroll.place(pygame.Rect(inner.x, top, inner.w, inner.bottom - top))

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        spread = theme.px(8)
        canvas.blit(
            paint.shadow(theme, self.rect.size, spread),
            (self.rect.x - 2 * spread, self.rect.y - 2 * spread),
        )
        canvas.blit(
            paint.box(theme, self.rect.size, p.paper, border=p.paper_edge, radius=theme.px(6)),
            self.rect,
        )

    def _set_mode(self, notation: bool) -> None:
        self._lines.notation = notation
        self.follow()
