"""The log of the game beside the table, in words or in notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import pygame

from cardtable.presenter.phrases import wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.controls import IconButton, Label, Segmented
from cardtable.table.widgets.ui import Widget

WIDTH = 320  # pixels at scale 1
LEAST_TABLE = 620  # pixels that the panel leaves to the table, if the window is that wide


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: in words, and in notation where it is a move."""

    words: str
    line: str = ""
    kind: Literal["move", "remark", "table", "guide"] = "move"
    step: int = 0
    """Of which step of the game it tells; 0 where it tells of none that somebody decided."""


class _Lines(Widget):
    """The text of the log. Wrapped lines are kept: a long game has some thousand."""

    live = True

    def __init__(self, picked: Callable[[int], None]) -> None:
        """`picked` is told which step a line tells of that was clicked."""
        super().__init__()
        self._picked = picked
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

    def places(self) -> Iterator[tuple[LogLine, pygame.Rect]]:
        """Where each entry is."""
        theme, width = self.theme, self.rect.w
        step, y = theme.line_height("body"), self.rect.y + theme.px(4)
        for entry in self._shown():
            tall = len(self._of(entry, self._room(width))) * step
            yield entry, pygame.Rect(self.rect.x, y, width, tall)
            y += tall + theme.px(5)

    def release(self, pos: tuple[int, int]) -> None:
        for entry, place in self.places():
            if place.collidepoint(pos) and entry.step:
                self._picked(entry.step)
                return

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        step = theme.line_height("body")
        clip = canvas.surface.get_clip()
        inks = {"move": p.ink, "remark": p.bad, "table": p.ink_soft, "guide": p.ink_soft}
        for entry, place in self.places():
            if place.top > clip.bottom:
                return
            if place.bottom >= clip.top:
                style: Style = "code" if self.notation and entry.line else "body"
                for number, line in enumerate(self._of(entry, self._room(place.w))):
                    image = theme.text(line, style, inks[entry.kind])
                    canvas.blit(image, (place.x + theme.px(10), place.y + number * step))


class LogPanel(Widget):
    """A sheet of paper at the right edge. Closed it takes no room."""

    def __init__(
        self, close: Callable[[], None], key: str, picked: Callable[[int], None], note: str
    ) -> None:
        """`key` is the one that closes it, too. `picked` is told the step of a line clicked.

        `note` says below the lines what a click does.
        """
        super().__init__()
        self.shown = False
        self._lines = _Lines(picked)
        self._title = Label(wording("table.log-title"), "subheading")
        ways = [(wording("table.log-words"), False), (wording("table.log-notation"), True)]
        self._mode = Segmented(
            ways, chosen=False, changed=self._set_mode, label=wording("table.log-in")
        )
        self._close = IconButton("close", wording("table.log-close"), close, key=key)
        self._scroll = Scroll(self._lines, focusable=True)
        self._note = Label(note, "small", soft=True)
        self._note.shown = bool(note)
        self.adopt(self._title, self._mode, self._close, self._scroll, self._note)

    @property
    def entries(self) -> list[LogLine]:
        """What is in the log."""
        return self._lines.entries

    @property
    def spoken(self) -> str:
        return wording("table.log-of")

    def name_key(self, key: str) -> None:
        """Tell of another key that closes it."""
        self._close.name_key(key)

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
        title = self._title.measure(inner.w)
        wide = min(self._mode.measure(inner.w)[0], inner.w - side - title[0] - px(24))
        mode_left = inner.right - side - px(10) - wide
        self._mode.place(pygame.Rect(mode_left, inner.y, wide, head))
        self._title.place(pygame.Rect(inner.x + px(4), inner.y + px(5), title[0], title[1]))
        top = inner.y + head + px(10)
        foot = self._note.measure(inner.w - px(8))[1] if self._note.shown else 0
        self._note.place(pygame.Rect(inner.x + px(4), inner.bottom - foot, inner.w - px(8), foot))
        self._scroll.place(pygame.Rect(inner.x, top, inner.w, inner.bottom - px(6) - foot - top))

    def draw(self, canvas: Canvas) -> None:
        paint.sheet(canvas.surface, self.theme, self.rect)

    def _set_mode(self, notation: bool) -> None:
        self._lines.notation = notation
        self.follow()
