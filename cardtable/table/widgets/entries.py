"""Controls with more to them: a list that opens, and a line of text to type."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar

import pygame

from cardtable.engine.clean import clusters, shortened, single_line
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.fonts import UNSHOWN
from cardtable.table.drawing.stage import Canvas
from cardtable.table.glyphs import button_of
from cardtable.table.keyboard import shortcut
from cardtable.table.widgets.boxes import Column, Grid, Line, Panel, Scroll
from cardtable.table.widgets.controls import CONTROL, Button, Control, Label
from cardtable.table.widgets.ui import Layer, Ui, Widget

Value = TypeVar("Value")

_NO_TYPING = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
_AROUND = 70  # what a line of an open list needs beside its words: edges, tick, scroll bar


class DropDown(Control):
    """One of several words, in a list that opens. Closed, it is changed by no key."""

    def __init__(
        self,
        choices: Sequence[tuple[str, Value]],
        chosen: Value,
        changed: Callable[[Value], None],
        *,
        label: str = "",
        tips: Sequence[str] = (),
    ) -> None:
        """`choices` are (words, value); `label` is what a screen reader calls the whole.

        `tips` say more about each of the choices.
        """
        super().__init__()
        self.choices = [words for words, _ in choices]
        self.tips = tips or [""] * len(choices)
        values = [value for _, value in choices]
        self.index = values.index(chosen) if chosen in values else 0
        self.tip = self.tips[self.index]
        self._changed: Callable[[int], None] = lambda i: changed(values[i])
        self.label = label

    @property
    def spoken(self) -> str:
        return wording("controls.list", label=self.label, choice=self.choices[self.index])

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        widest = max(theme.width(c, "body") for c in self.choices)
        return min(width, widest + theme.px(14 + 42)), theme.px(CONTROL)

    def draw(self, canvas: Canvas) -> None:
        theme, px = self.theme, self.theme.px
        fill, border, ink = self.face(pressed=self.pressed)
        canvas.blit(paint.box(theme, self.rect.size, fill, border=border), self.rect)
        words = theme.cut(self.choices[self.index], self.rect.width - px(56), "body")
        image = theme.text(words, "body", ink)
        canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(14), self.rect.centery)))
        arrow = theme.text("▼", "small", border, size=0.8)
        canvas.blit(arrow, arrow.get_rect(center=(self.rect.right - px(20), self.rect.centery)))

    def choose(self, index: int) -> None:
        """Take another of the words."""
        index = max(0, min(index, len(self.choices) - 1))
        if index != self.index:
            self.index = index
            self.tip = self.tips[index]
            self.mark()
            self._changed(index)

    def activate(self) -> None:
        self.ui.open(_OpenList(self))


_PAGE = 8  # lines of an open list that a key for a page passes over


class _ListLine(Control):
    """One line of an open list."""

    tip_beside = True

    def __init__(self, words: str, chosen: bool, action: Callable[[], None], tip: str) -> None:
        super().__init__(tip=tip)
        self.words, self.chosen, self.action = words, chosen, action

    @property
    def spoken(self) -> str:
        return self.words

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(36)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        if self.hovered or self.focused:
            image = paint.box(theme, self.rect.size, p.paper_press, radius=theme.px(4))
            canvas.blit(image, self.rect)
        words = theme.cut(self.words, self.rect.width - theme.px(36), "body")
        image = theme.text(words, "strong" if self.chosen else "body")
        canvas.blit(image, image.get_rect(midleft=(self.rect.x + theme.px(8), self.rect.centery)))
        if self.chosen:
            mark = theme.text("✓", "strong", p.accent)
            canvas.blit(
                mark, mark.get_rect(midright=(self.rect.right - theme.px(8), self.rect.centery))
            )

    def activate(self) -> None:
        self.action()

    def key(self, event: pygame.Event) -> bool:
        lines = self.parent.children if self.parent else []
        steps = {pygame.K_UP: -1, pygame.K_PAGEUP: -_PAGE, pygame.K_HOME: -len(lines)}
        steps |= {pygame.K_DOWN: 1, pygame.K_PAGEDOWN: _PAGE, pygame.K_END: len(lines)}
        if event.key in steps:
            at = lines.index(self) + steps[event.key]
            self.ui.set_focus(lines[max(0, min(at, len(lines) - 1))])
            return True
        return super().key(event)


class _OpenList(Layer):
    """The list of a drop-down while it is open."""

    def __init__(self, owner: DropDown) -> None:
        super().__init__()
        self._owner = owner
        lines = [
            _ListLine(words, i == owner.index, lambda i=i: self._take(i), tip)  # type: ignore[misc]
            for i, (words, tip) in enumerate(zip(owner.choices, owner.tips, strict=True))
        ]
        self._lines = lines
        self._scroll = Scroll(Column(*lines, gap=0))
        self.adopt(self._scroll)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, anchor = self.theme.px, self._owner.rect
        full = self._scroll.child.measure(anchor.width)[1] + px(12)
        below, above = rect.bottom - anchor.bottom - px(8), anchor.top - rect.top - px(8)
        tall = min(full, max(below, above), px(420))
        top = anchor.bottom + px(2) if tall <= below else anchor.top - px(2) - tall
        widest = max(self.theme.width(words, "strong") for words in self._owner.choices)
        wide = max(anchor.width, min(widest + px(_AROUND), rect.right - anchor.x - px(8)))
        self._sheet = pygame.Rect(anchor.x, top, wide, tall)
        self._scroll.place(self._sheet.inflate(-px(12), -px(12)))
        self._scroll.reveal(self._lines[self._owner.index].rect)

    def first(self) -> Widget:
        """The focus begins on the line that is chosen now."""
        return self._lines[self._owner.index]

    def _take(self, index: int) -> None:
        self.ui.close(self)
        self._owner.choose(index)

    def inside(self, pos: tuple[int, int]) -> bool:
        return self._sheet.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        edge = self.theme.palette.line
        paint.sheet(canvas.surface, self.theme, self._sheet, edge=edge, inner=False)


class TextEntry(Control):
    """A line of text to type; `problem` says beside it what is wrong with it."""

    repeats = writes = True

    def __init__(
        self,
        text: str,
        changed: Callable[[str], None],
        *,
        hint: str = "",
        longest: int = 40,
        allowed: str = "",
        wide: float = 220,
        label: str = "",
    ) -> None:
        """`hint` shows while it is empty; `allowed` are the only characters if there are any."""
        super().__init__()
        self.value, self.changed, self.hint, self.label = text, changed, hint, label
        self.longest, self.allowed, self.wide = longest, allowed, wide
        self.problem = False
        self._caret = len(text)
        self._all = False  # everything is selected: the next character replaces it

    @property
    def spoken(self) -> str:
        return wording("controls.text", label=self.label, value=self.value or self.hint)

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.theme.px(self.wide)), self.theme.px(CONTROL)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        border = p.bad if self.problem else p.ink if self.focused else p.line
        line = px(2) if self.focused or self.problem else 0
        fill = mix(p.paper, (255, 255, 255), 0.6)
        canvas.blit(paint.box(theme, self.rect.size, fill, border=border, line=line), self.rect)
        inner = self.rect.inflate(-px(24), -px(8))
        inner.width -= self.kept()
        start, text = self.with_composed if self.focused else (0, self.value)
        words = text or ("" if self.focused else self.hint)
        image = theme.text(words, "body", p.ink if text else p.ink_soft)
        composed = self.ui.composed if self.focused else ""
        before = theme.caret(text, start + len(composed))
        # A long line moves left so that the caret stays in view.
        shift = max(0, before - inner.width + px(2)) if self.focused else 0
        y = inner.centery - image.get_height() // 2
        with canvas.clipped(inner):
            if self.focused and self._all and self.value and not composed:
                slip = pygame.Rect(inner.x, y, image.get_width(), image.get_height())
                canvas.fill(p.paper_press, slip)
            canvas.blit(image, (inner.x - shift, y))
            if composed:
                left = inner.x - shift + theme.caret(text, start)
                right = inner.x - shift + before
                foot = y + image.get_height() - px(2)
                canvas.fill(p.ink, pygame.Rect(left, foot, right - left, px(1.5)))
            if self.focused:
                x = inner.x + before - shift
                canvas.fill(p.ink, pygame.Rect(x, y + px(1), px(1.5), image.get_height() - px(2)))

    @property
    def with_composed(self) -> tuple[int, str]:
        """The text with what an input method is putting together in it, and where that begins."""
        composed = self.ui.composed
        if self._all and composed:
            return 0, composed
        at = self._caret
        return at, self.value[:at] + composed + self.value[at:]

    def kept(self) -> int:
        """How much of its right end is not for what is typed, in pixels."""
        return 0

    def select(self) -> None:
        """Select everything: the next character replaces it."""
        self._all, self._caret = True, len(self.value)
        self.mark()

    def focus_changed(self) -> None:
        if self.focused:
            self._all = True  # a press into it puts the caret there instead
            self._caret = len(self.value)

    def press(self, pos: tuple[int, int]) -> None:
        inner = self.rect.x + self.theme.px(12)
        self._caret = min(
            self._stops(), key=lambda at: abs(inner + self.theme.caret(self.value, at) - pos[0])
        )
        self._all = False
        self.mark()

    def text(self, text: str) -> None:
        text = single_line(text)
        if self.allowed:
            text = "".join(c for c in text if c in self.allowed)
        if self._all:
            self.value, self._caret = "", 0
        before, after = self.value[: self._caret], self.value[self._caret :]
        pieces = clusters(text)
        while pieces and shortened(before + text + after, self.longest) != before + text + after:
            text = text[: -len(pieces.pop())]
            label = self.label or wording("controls.this-line")
            self.ui.toast(wording("controls.at-most", label=label, count=self.longest))
        if self.theme.lacking(text):
            self.ui.toast(wording("controls.undrawn", sign=UNSHOWN))
        self._set(before + text + after, len(before + text))

    def _stops(self) -> list[int]:
        """Where the caret can stand: never within a character."""
        return list(accumulate(map(len, clusters(self.value)), initial=0))

    def _set(self, value: str, caret: int) -> None:
        self._all = False
        self._caret = min(caret, len(value))
        self.mark()
        if value != self.value:
            self.value = value
            self._caret = next(at for at in self._stops() if at >= self._caret)
            self.changed(value)

    def release(self, pos: tuple[int, int]) -> None:
        if self.ui.by_finger and self.rect.collidepoint(pos):
            self.ui.open(Typing(self))

    def key(self, event: pygame.Event) -> bool:
        if button_of(event):
            if event.key == pygame.K_RETURN:
                self.ui.open(Typing(self))
            return bool(event.key == pygame.K_RETURN)
        if event.key in _NO_TYPING or pygame.K_F1 <= event.key <= pygame.K_F12:
            return False
        if shortcut(event):
            return self._command(shortcut(event))
        self.edit(event.key)
        return True  # every other key is typing, never a shortcut

    def _command(self, wanted: str) -> bool:
        if wanted == "Ctrl+A":
            self._all = True
            self.mark()
        elif wanted in {"Ctrl+C", "Ctrl+X"}:
            with contextlib.suppress(pygame.error):
                pygame.scrap.put_text(self.value)
            if wanted == "Ctrl+X":
                self._set("", 0)
        elif wanted == "Ctrl+V":
            with contextlib.suppress(pygame.error):
                self.text(pygame.scrap.get_text())
        else:
            return False
        return True

    def edit(self, key: int) -> None:
        """What a key does that writes nothing: Backspace, Delete, arrows, Home, End."""
        at, stops = self._caret, self._stops()
        left = max((one for one in stops if one < at), default=0)
        right = min((one for one in stops if one > at), default=len(self.value))
        match key:
            case pygame.K_BACKSPACE | pygame.K_DELETE if self._all:
                self._set("", 0)
            case pygame.K_BACKSPACE:
                self._set(self.value[:left] + self.value[at:], left)
            case pygame.K_DELETE:
                self._set(self.value[:at] + self.value[right:], at)
            case pygame.K_LEFT:
                self._set(self.value, left)
            case pygame.K_RIGHT:
                self._set(self.value, right)
            case pygame.K_HOME:
                self._set(self.value, 0)
            case pygame.K_END:
                self._set(self.value, len(self.value))


# ------------------------------------------------------------------ letters on the screen


_ROWS = {
    "small": ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm',."),
    "large": ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM'!?"),
    "other": ("àáâäãåæçèé", "êëìíîïñòóô", "öõøœùúûüýß", "@#&/+():;_"),
}
"""The sheets of letters, row by row; what comes after the first is turned to."""
_WIDE = 640  # of all of it, at scale 1
_PAGES = {"small": "large", "large": "other", "other": "small"}


class Typing(Layer):
    """Letters to type on with a controller or a finger, below the line that they are written to.

    Somebody who has a keyboard, too, goes on writing with that.
    """

    repeats = writes = True

    def __init__(self, entry: TextEntry) -> None:
        super().__init__()
        self.entry = entry
        self._sheet = "small"
        self._shown = Label("", "body", most=1, grow=True)
        self.keys: dict[str, Button] = {}
        self._panel = Panel(pad=14, gap=8)
        self.adopt(self._panel)

    @property
    def spoken(self) -> str:
        return wording("controls.typing", label=self.entry.label)

    def attach(self, ui: Ui) -> None:
        super().attach(ui)
        if not self._panel.children:
            self._lay_out()

    def _lay_out(self) -> None:
        """The buttons of the present sheet."""
        self._panel.children.clear()
        rows = [
            Grid(*(self._letter(one) for one in row), least=20, gap=6, most=len(row))
            for row in _ROWS[self._sheet]
        ]
        words = {one: wording(f"controls.typing-{one}") for one in ("space", "delete", "done")}
        turn = wording(f"controls.typing-{_PAGES[self._sheet]}")
        done = Button(words["done"], self.close, kind="primary", tall=CONTROL)
        last = Grid(
            Button(turn, self._turn), Button(words["space"], lambda: self.text(" ")),
            Button(words["delete"], lambda: self.press_key(pygame.K_BACKSPACE)), done,
            least=60, gap=6, most=4,
        )  # fmt: skip
        self._panel.adopt(Line(self._shown), *rows, last)
        self._tell()

    def _letter(self, letter: str) -> Button:
        key = Button(letter, lambda: self.text(letter))
        key.enabled = not self.entry.allowed or letter in self.entry.allowed
        self.keys[letter] = key
        return key

    def _turn(self) -> None:
        """The next sheet of letters."""
        self._sheet = _PAGES[self._sheet]
        self._lay_out()
        self.ui.relayout()
        self.ui.set_focus(self._panel.children[-1].children[0], by_keyboard=self.ui.by_keyboard)

    def text(self, text: str) -> None:
        """Type something into the line."""
        self.entry.text(text)
        self._tell()

    def composing(self) -> None:
        self._tell()

    def press_key(self, key: int) -> None:
        """Press a key in it that writes nothing."""
        self.entry.edit(key)
        self._tell()

    def close(self) -> None:
        """What has been typed stands."""
        self.ui.close(self)

    def _tell(self) -> None:
        label, (_, value) = self.entry.label, self.entry.with_composed
        self._shown.words = f"{label}: {value}▏" if label else f"{value}▏"
        self.mark()

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        wide = min(px(_WIDE), rect.w - px(16))
        panel = pygame.Rect(0, 0, wide, self._panel.measure(wide)[1])
        panel.midbottom = (rect.centerx, rect.bottom - px(8))
        if panel.colliderect(self.entry.rect):
            panel.top = rect.top + px(8)
        self._panel.place(panel)

    def first_key(self, event: pygame.Event) -> bool:
        match button_of(event):
            case "Pad X":
                self.press_key(pygame.K_BACKSPACE)
            case "Pad Y":
                self.text(" ")
            case "Pad LB":
                self.press_key(pygame.K_LEFT)
            case "Pad RB":
                self.press_key(pygame.K_RIGHT)
            case "Pad Start":
                self.close()
            case "" if event.key not in {pygame.K_TAB, pygame.K_UP, pygame.K_DOWN}:
                return self._keyboard(event)
            case _:
                return False
        return True

    def _keyboard(self, event: pygame.Event) -> bool:
        """A key of a keyboard does what it does in the line; Enter says that this is all."""
        if event.key == pygame.K_RETURN:
            self.close()
            return True
        used = self.entry.key(event)
        self._tell()
        return used

    def first(self) -> Widget | None:
        """The middle of the first row of letters, or of what may be typed."""
        middle = self.keys.get("t")
        return middle if middle is not None and middle.enabled else super().first()
