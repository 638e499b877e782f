"""Widgets that arrange other widgets: columns, rows, grids, panels, form fields, a scrolled view.

How a page is made of them (`scenes.page.Page.headed` gives the head, and the margins of 18):

- **Sheets**: `Panel` lies on the cloth and holds a column; `Columns(panel, panel)` has two or three
  of them side by side, `grow=True` down to the foot of the window; `Grid` has many alike.
- **Slips**: `controls.Slip(Line(…), Line(…), action=…)` is paper that holds controls. It measures
  itself by them, can be pressed as a whole, and may have buttons in it. No page measures anything
  or paints a shadow.
- **In them**: `Line(picture, Column(Label, Label, grow=True), button)` has its parts side by side,
  and what `grow`s takes the width that is left; `Column` has them one below the other, and in it a
  `Spacer(grow=True)` takes the height. `Label(words, most=2)` is cut after two lines. `Row` goes on
  in a new line. `controls.Image` holds what is drawn once, `tablescene.position` a table.
- **Buttons of three ranks**: one `Button(…, kind="primary")`, red and 54 high, on each page; two or
  so of the second rank, `Button(…)`, 40 high and framed; all others are `SignButton`s, a sign of
  24 over a word of 14, unframed, in a `Row(…, align="stretch")` or a `Grid(…, least=60, gap=6)`.

Lengths are pixels at scale 1 everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame

from cardtable.presenter.phrases import wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.widgets.ui import Layer, Widget

Align: TypeAlias = Literal["start", "centre", "end", "stretch"]
Spread: TypeAlias = Literal["start", "centre", "end", "stretch", "apart"]


class Spacer(Widget):
    """Empty room: a fixed height, or in a column all that is left."""

    def __init__(self, height: float = 0, *, grow: bool = False) -> None:
        super().__init__()
        self.height = height
        self.grow = grow

    def measure(self, width: int) -> tuple[int, int]:
        del width
        return 0, self.theme.px(self.height)


class Hairline(Widget):
    """A thin line across a sheet of paper, between what belongs together and the next."""

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(1)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.theme.palette.paper_edge, self.rect)


class Column(Widget):
    """Children one below the other."""

    def __init__(
        self,
        *children: Widget,
        gap: float = 12,
        pad: float = 0,
        align: Align = "stretch",
        middle: bool = False,
        widest: float = 0,
        grow: bool = False,
    ) -> None:
        """`middle` centres the whole in the height; `widest` limits the width (scale 1 pixels).

        `grow` takes what height is left in a column around it.
        """
        super().__init__()
        self.gap, self.pad, self.align, self.middle, self.widest = gap, pad, align, middle, widest
        self.grow = grow
        self.adopt(*children)

    def _inner(self, width: int) -> int:
        if self.widest:
            width = min(width, self.theme.px(self.widest))
        return max(1, width - 2 * self.theme.px(self.pad))

    def measure(self, width: int) -> tuple[int, int]:
        inner = self._inner(width)
        sizes = [c.measure(inner) for c in self.children if c.shown]
        pad, gap = self.theme.px(self.pad), self.theme.px(self.gap)
        height = sum(h for _, h in sizes) + gap * max(0, len(sizes) - 1) + 2 * pad
        return min(max((w for w, _ in sizes), default=0), inner) + 2 * pad, height

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        inner = self._inner(rect.width)
        pad, gap = self.theme.px(self.pad), self.theme.px(self.gap)
        shown = [c for c in self.children if c.shown]
        sizes = [c.measure(inner) for c in shown]
        needed = sum(h for _, h in sizes) + gap * max(0, len(sizes) - 1) + 2 * pad
        spare = max(0, rect.height - needed)
        growers = [c for c in shown if getattr(c, "grow", False)]
        left = rect.centerx - inner // 2 if self.widest else rect.x + pad
        y = rect.y + pad + (spare // 2 if self.middle and not growers else 0)
        for child, (w, h) in zip(shown, sizes, strict=True):
            tall = h + (spare // len(growers) if child in growers else 0)
            wide = inner if self.align == "stretch" else min(w, inner)
            x = left
            if self.align == "centre":
                x += (inner - wide) // 2
            elif self.align == "end":
                x += inner - wide
            child.place(pygame.Rect(x, y, wide, tall))
            y += tall + gap


class Row(Widget):
    """Children side by side, going on in a new line where the width does not suffice."""

    def __init__(
        self, *children: Widget, gap: float = 12, align: Spread = "start", even: bool = False
    ) -> None:
        """`even` makes all children of a line as wide as the widest.

        Of those `apart` the first of a line is at its left end, and the last at its right.
        """
        super().__init__()
        self.gap, self.align, self.even = gap, align, even
        self.adopt(*children)

    def _lines(self, width: int) -> list[list[tuple[Widget, int, int]]]:
        gap = self.theme.px(self.gap)
        sized = [(c, *c.measure(width)) for c in self.children if c.shown]
        if self.even and sized:
            widest = min(max(w for _, w, _ in sized), width)
            sized = [(c, widest, h) for c, _, h in sized]
        lines: list[list[tuple[Widget, int, int]]] = []
        used = 0
        for child, w, h in sized:
            if lines and used + gap + w <= width:
                lines[-1].append((child, w, h))
                used += gap + w
            else:
                lines.append([(child, min(w, width), h)])
                used = w
        return lines

    def measure(self, width: int) -> tuple[int, int]:
        gap = self.theme.px(self.gap)
        lines = self._lines(width)
        wide = max((sum(w for _, w, _ in s) + gap * (len(s) - 1) for s in lines), default=0)
        tall = sum(max(h for _, _, h in s) for s in lines) + gap * max(0, len(lines) - 1)
        if wide < width and len(self._lines(wide)) != len(lines):
            wide = width  # words that had to be broken: in less room they break elsewhere
        return wide, tall

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap = self.theme.px(self.gap)
        y = rect.y
        for line in self._lines(rect.width):
            wide = sum(w for _, w, _ in line) + gap * (len(line) - 1)
            tall = max(h for _, _, h in line)
            spare = rect.width - wide
            x = rect.x
            if self.align == "centre":
                x += spare // 2
            elif self.align == "end":
                x += spare
            extra = spare // len(line) if self.align == "stretch" else 0
            apart = spare // max(1, len(line) - 1) if self.align == "apart" else 0
            for child, w, h in line:
                child.place(pygame.Rect(x, y + (tall - h) // 2, w + extra, h))
                x += w + extra + gap + apart
            y += tall + gap


class Line(Widget):
    """Children side by side in one line, in the middle of its height.

    Those that `grow` share the width that the others leave; without one of them all begin at the
    left. Where the width does not suffice they stand one below the other.
    """

    def __init__(
        self, *children: Widget, gap: float = 12, top: bool = False, least: float = 100,
        spare: Sequence[Widget] = (),
    ) -> None:  # fmt: skip
        """With `top` they hang from the upper edge instead, each as high as the line.

        `least` is the width that those which grow need. The `spare` ones are left out, one after
        the other, before the rest stands in more lines than one.
        """
        super().__init__()
        self.gap, self.top, self.least, self.spare = gap, top, least, spare
        self.adopt(*children)

    def _sizes(self, width: int) -> tuple[list[tuple[Widget, int, int]], bool]:
        """Each child's size, and whether they stand one below the other."""
        for one in self.spare:
            one.shown = True
        sizes, folded = self._tried(width)
        for one in self.spare if folded else ():
            one.shown = False
            sizes, folded = self._tried(width)
            if not folded:
                break
        return sizes, folded

    def _tried(self, width: int) -> tuple[list[tuple[Widget, int, int]], bool]:
        shown = [c for c in self.children if c.shown]
        left = width - self.theme.px(self.gap) * max(0, len(shown) - 1)
        growers = [c for c in shown if getattr(c, "grow", False)]
        sizes = {c: c.measure(width) for c in shown if c not in growers}
        left -= sum(wide for wide, _ in sizes.values())
        if left < self.theme.px(self.least) * len(growers):
            sized = {c: c.measure(width) for c in shown}
            return [(c, width if c in growers else sized[c][0], sized[c][1]) for c in shown], True
        for number, child in enumerate(growers):
            wide = left // (len(growers) - number)
            left -= wide
            sizes[child] = wide, child.measure(wide)[1]
        return [(c, *sizes[c]) for c in shown], False

    def measure(self, width: int) -> tuple[int, int]:
        sizes, folded = self._sizes(width)
        gaps = self.theme.px(self.gap) * max(0, len(sizes) - 1)
        if folded:
            return width, sum(h for _, _, h in sizes) + gaps
        return sum(w for _, w, _ in sizes) + gaps, max((h for _, _, h in sizes), default=0)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        (sizes, folded), gap = self._sizes(rect.w), self.theme.px(self.gap)
        x, y = rect.topleft
        for child, w, h in sizes:
            if folded:
                child.place(pygame.Rect(x, y, w, h))
                y += h + gap
            else:
                top, tall = (y, rect.h) if self.top else (rect.centery - h // 2, h)
                child.place(pygame.Rect(x, top, w, tall))
                x += w + gap


class Grid(Widget):
    """Children in rows, all equally wide, and those of a row equally high."""

    def __init__(
        self, *children: Widget, least: float = 220, gap: float = 18, most: int = 0,
        widest: float = 0,
    ) -> None:  # fmt: skip
        """`least` is the width that each needs; they share what room is left, up to `widest`.

        At `most` so many stand side by side. They are spread evenly over the rows that they need:
        four and four, not six and two.
        """
        super().__init__()
        self.least, self.gap, self.most, self.widest = least, gap, most, widest
        self.adopt(*children)

    def across(self, width: int) -> int:
        """How many stand side by side."""
        px, count = self.theme.px, sum(c.shown for c in self.children)
        least = max(px(self.least), *(c.narrowest for c in self.children))
        room = max(1, (width + px(self.gap)) // (least + px(self.gap)))
        rows = -(-count // min(room, self.most or room))
        return max(1, -(-count // max(1, rows)))

    def _rows(self, width: int) -> list[tuple[list[Widget], int]]:
        """The children of each row, and its height."""
        across = self.across(width)
        wide = self._edges(width, across)[1] - self.theme.px(self.gap)
        shown = [c for c in self.children if c.shown]
        rows = [shown[n : n + across] for n in range(0, len(shown), across)]
        return [(row, max(c.measure(max(1, wide))[1] for c in row)) for row in rows]

    def _edges(self, width: int, across: int) -> list[int]:
        """Where each begins, and the next one would."""
        px = self.theme.px
        whole = width + px(self.gap)
        if self.widest:
            whole = min(whole, across * (px(self.widest) + px(self.gap)))
        return [whole * n // across for n in range(across + 1)]

    def measure(self, width: int) -> tuple[int, int]:
        rows = self._rows(width)
        gap = self.theme.px(self.gap)
        tall = sum(tall for _, tall in rows) + gap * max(0, len(rows) - 1)
        used = self._edges(width, self.across(width))[-1] - gap if self.widest else width
        return used, tall

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap, y = self.theme.px(self.gap), rect.y
        edges = self._edges(rect.w, self.across(rect.w))
        for row, tall in self._rows(rect.w):
            for child, (left, right) in zip(row, pairwise(edges), strict=False):
                child.place(pygame.Rect(rect.x + left, y, right - left - gap, tall))
            y += tall + gap


class Columns(Widget):
    """Parts side by side, or one below the other where the width does not suffice."""

    def __init__(
        self,
        *children: Widget,
        gap: float = 36,
        least: float = 420,
        shares: Sequence[float] = (),
        grow: bool = False,
    ) -> None:
        """`least` is the width that they need on average; `shares` are their parts of it all.

        With `grow` they take what height is left in a column around them, each all of it; one below
        the other they do not scroll, since the page does.
        """
        super().__init__()
        self.gap, self.least, self.grow = gap, least, grow
        self.shares = shares or [1.0] * len(children)
        self.adopt(*children)

    def _split(self, width: int) -> list[tuple[Widget, int]]:
        """Those shown and how wide each is; all of them the whole width where they are stacked."""
        px, gap = self.theme.px, self.theme.px(self.gap)
        parts = [(c, n) for c, n in zip(self.children, self.shares, strict=True) if c.shown]
        room, whole = width - gap * (len(parts) - 1), sum(n for _, n in parts)
        if room < px(self.least) * len(parts):
            return [(c, width) for c, _ in parts]
        edges = [round(room * sum(n for _, n in parts[:k]) / whole) for k in range(len(parts) + 1)]
        return [
            (c, right - left) for (c, _), (left, right) in zip(parts, pairwise(edges), strict=True)
        ]

    def measure(self, width: int) -> tuple[int, int]:
        split = self._split(width)
        beside = self._beside(split, width)
        for view in self.walk() if self.grow else ():
            if isinstance(view, Scroll):  # stacked they are as high as what is in them
                view.whole = len(split) > 1 and not beside
        heights = [c.measure(w)[1] for c, w in split]
        if beside:
            return width, max(heights)
        return width, sum(heights) + self.theme.px(self.gap) * max(0, len(heights) - 1)

    @staticmethod
    def _beside(split: Sequence[tuple[Widget, int]], width: int) -> bool:
        return len(split) > 1 and split[0][1] < width

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap, split = self.theme.px(self.gap), self._split(rect.width)
        beside = self._beside(split, rect.width)
        spare = rect.h - self.measure(rect.w)[1] if self.grow and not beside else 0
        x, y = rect.topleft
        for child, wide in split:
            tall = rect.h if beside and self.grow else child.measure(wide)[1]
            if child is split[-1][0] and not beside:
                tall += max(0, spare)
            child.place(pygame.Rect(x, y, wide, tall))
            if beside:
                x += wide + gap
            else:
                y += tall + gap


class Panel(Column):
    """A sheet of paper on the cloth that holds a column."""

    def draw(self, canvas: Canvas) -> None:
        paint.sheet(canvas.surface, self.theme, self.rect)


class Checked(Widget):
    """Something whose value may be wrong, and that shows it."""

    _problem = ""

    @property
    def problem(self) -> str:
        """What is wrong, in words; "" if nothing is."""
        return self._problem

    @problem.setter
    def problem(self, words: str) -> None:
        if words != self._problem:
            self._problem = words
            self.mark()


class Field(Checked):
    """A control with its name beside it, or above it where the width does not suffice.

    Below stands a line of help, or in its place, in red, what is wrong with the control's value.
    """

    def __init__(self, label: str, control: Widget, *, help: str = "", labels: float = 220) -> None:
        """`labels` is the width of the column of names, at scale 1."""
        super().__init__()
        self.label, self.control, self.help, self.labels = label, control, help, labels
        self.adopt(control)

    @property
    def spoken(self) -> str:
        return " ".join(filter(None, (self.label, self._problem or self.help)))

    def _stacked(self, width: int) -> bool:
        px = self.theme.px
        return not self.label or width < px(self.labels) + px(16) + min(
            px(240), self.control.measure(width)[0]
        )

    def _words(self) -> str:
        return self._problem or self.help

    def _parts(self, width: int) -> tuple[int, int, int, list[str], list[str]]:
        """Left edge, width and height of the control; lines of the name and of the help."""
        theme, px = self.theme, self.theme.px
        left = 0 if self._stacked(width) else px(self.labels) + px(16)
        wide, tall = self.control.measure(max(1, width - left))
        names = theme.wrap_evenly(self.label, width if left == 0 else px(self.labels), "body")
        names = names if self.label else []
        below = self._words()
        wrapped = theme.wrap_evenly(below, max(1, width - left), "small") if below else []
        return left, wide, tall, names, wrapped

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        left, wide, tall, names, wrapped = self._parts(width)
        named = len(names) * theme.line_height("body")
        body = named + self._below(names) + tall if left == 0 else max(named, tall)
        wide = max([wide, *(theme.width(n, "small") for n in wrapped)])
        more = len(wrapped) * theme.line_height("small") + (theme.px(3) if wrapped else 0)
        return min(width, left + wide), body + more

    def _below(self, names: list[str]) -> int:
        return self.theme.px(2) if names else 0

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        theme = self.theme
        left, wide, tall, names, _ = self._parts(rect.width)
        named = len(names) * theme.line_height("body")
        y = rect.y + (named + self._below(names) if left == 0 else max(0, (named - tall) // 2))
        self.control.place(pygame.Rect(rect.x + left, y, wide, tall))

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        left, _, tall, names, wrapped = self._parts(self.rect.width)
        line = theme.line_height("body")
        y = self.rect.y if left == 0 else self.rect.y + max(0, (tall - line * len(names)) // 2)
        for name in names:
            canvas.blit(theme.text(name, "body"), (self.rect.x, y))
            y += line
        y = self.control.rect.bottom
        if left:
            y = max(y, self.rect.y + line * len(names))
        y += theme.px(3)
        for words in wrapped:
            ink = p.bad if self._problem else p.ink_soft
            canvas.blit(theme.text(words, "small", ink), (self.rect.x + left, y))
            y += theme.line_height("small")


class Scroll(Widget):
    """A view on something taller, moved with wheel, bar, keys, and by where the focus goes."""

    live = True
    clips = True
    grow = True

    def __init__(
        self, child: Widget, *, focusable: bool = False, high: Callable[[int], int] | None = None
    ) -> None:
        """`focusable` for text: there is no control inside whose focus would move it.

        `high` tells how high the child is in a width, where that depends on what is seen at once.
        """
        super().__init__()
        self._high = high or (lambda width: self.child.measure(width)[1])
        self.focusable = focusable
        self.repeats = focusable
        self.offset = 0
        self.whole = False
        """Whether it asks for as much height as what it shows has: something around it scrolls."""
        self._full = 0
        self._grab: int | None = None
        self.adopt(child)

    @property
    def spoken(self) -> str:
        return wording("controls.scroll") if self.focusable else ""

    @property
    def child(self) -> Widget:
        """What is looked at."""
        return self.children[0]

    @property
    def _inset(self) -> int:
        """Room between the ring of the focus and what is looked at."""
        return self.theme.px(10) if self.focusable else 0

    @property
    def _bar(self) -> int:
        return self.theme.px(12)

    def measure(self, width: int) -> tuple[int, int]:
        wide, tall = self.child.measure(width - 2 * self._inset)
        return wide, tall + self._inset if self.whole else min(tall, self.theme.px(120))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        inner = rect.width - 2 * self._inset
        self._full = self._high(inner) + self._inset
        if self._full > rect.height:
            inner = max(1, inner - self._bar - self.theme.px(6))
            self._full = self._high(inner) + self._inset
        self.offset = max(0, min(self.offset, self._full - rect.height))
        top = rect.y - self.offset + self._inset
        self.child.place(
            pygame.Rect(rect.x + self._inset, top, inner, max(self._full, rect.height))
        )

    def scroll_to(self, offset: float) -> bool:
        """Show the part that begins `offset` pixels down; true if that moved anything."""
        offset = max(0, min(round(offset), self._full - self.rect.height))
        if offset == self.offset:
            return False
        self.offset = offset
        self.place(self.rect)
        self.mark()
        return True

    def reveal(self, rect: pygame.Rect) -> None:
        margin = self.theme.px(14)
        if rect.top - margin < self.rect.top:
            self.scroll_to(self.offset + rect.top - margin - self.rect.top)
        elif rect.bottom + margin > self.rect.bottom and rect.height <= self.rect.height:
            self.scroll_to(self.offset + rect.bottom + margin - self.rect.bottom)
        elif rect.top >= self.rect.bottom:  # larger than the room for it: from its beginning
            self.scroll_to(self.offset + rect.top - margin - self.rect.top)
        super().reveal(rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        if not self.shown or not self.rect.collidepoint(pos):
            return None
        if self._thumb() and pos[0] >= self.rect.right - self._bar:
            return self
        return self.child.at(pos) or self

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        if not self.shown:
            return
        out = paint.ring_width(self.theme)
        with canvas.clipped(self.rect.inflate(2 * out, 0)):
            self.child.draw_all(canvas, area.clip(self.rect.inflate(2 * out, 0)))
        thumb = self._thumb()
        if thumb:
            p = self.theme.palette
            colour = p.accent if self.pressed or self._grab is not None else p.line
            image = paint.box(self.theme, thumb.size, colour, radius=thumb.width // 2)
            canvas.blit(image, thumb)

    def _thumb(self) -> pygame.Rect | None:
        over = self._full - self.rect.height
        if over <= 0:
            return None
        tall = max(self.theme.px(30), self.rect.height * self.rect.height // self._full)
        y = self.rect.y + (self.rect.height - tall) * self.offset // over
        wide = self.theme.px(8)
        return pygame.Rect(self.rect.right - wide - self.theme.px(1), y, wide, tall)

    def wheel(self, steps: float) -> bool:
        return self.scroll_to(self.offset - steps * self.theme.px(64))

    def press(self, pos: tuple[int, int]) -> None:
        thumb = self._thumb()
        if thumb and pos[0] >= self.rect.right - self._bar:
            if not thumb.top <= pos[1] < thumb.bottom:
                self._move_thumb(pos[1] - thumb.height // 2)
                thumb = self._thumb() or thumb
            self._grab = pos[1] - thumb.top

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grab is not None:
            self._move_thumb(pos[1] - self._grab)

    def release(self, pos: tuple[int, int]) -> None:
        del pos
        self._grab = None
        self.mark()

    def lost(self) -> None:
        self._grab = None

    def _move_thumb(self, top: int) -> None:
        thumb = self._thumb()
        if thumb:
            room = max(1, self.rect.height - thumb.height)
            self.scroll_to((top - self.rect.y) * (self._full - self.rect.height) / room)

    def key(self, event: pygame.Event) -> bool:
        page = self.rect.height - self.theme.px(40)
        steps = {pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page}
        steps |= {pygame.K_HOME: -self._full, pygame.K_END: self._full}
        if self.focused:
            line = self.theme.px(40)
            steps |= {pygame.K_DOWN: line, pygame.K_UP: -line, pygame.K_SPACE: page}
        if event.key not in steps or self._full <= self.rect.height:
            return False
        self.scroll_to(self.offset + steps[event.key])
        if not self.focused:
            self._take_along(back=steps[event.key] < 0)
        return True

    def _take_along(self, *, back: bool) -> None:
        """The focus goes to the last stop in sight, or `back` to the first."""
        stops = [one for one in self.child.walk() if one.focusable and one.enabled]
        seen = [one for one in stops if self.rect.contains(one.rect)]
        if self.ui.focus in stops and seen:
            self.ui.set_focus(seen[0 if back else -1], reveal=False)


class Sheet(Panel):
    """A panel as high as what is on it, and scrolled where the window is not."""

    def __init__(
        self,
        *children: Widget,
        widest: float = 460,
        pad: float = 26,
        gap: float = 12,
        foot: Widget | None = None,
        grows: tuple[Widget, float] | None = None,
    ) -> None:
        """`foot` stays in sight below what is scrolled.

        It has room from the beginning for a child that `grows` to a height (scale 1 pixels), so
        that the foot stays where it is.
        """
        self._column, self._foot, self._grows = Column(*children, gap=gap), foot, grows
        super().__init__(Scroll(self._column), *([foot] if foot else []), pad=pad, gap=gap)
        self._wide = widest

    def fit(self, room: pygame.Rect) -> pygame.Rect:
        """The place it needs in the middle of `room`."""
        px = self.theme.px
        margin, pad = px(16), 2 * px(self.pad)
        width = min(px(self._wide), room.width - 2 * margin)
        height = self._column.measure(width - pad)[1] + pad
        if self._foot:
            height += self._foot.measure(width - pad)[1] + px(self.gap)
        if self._grows:
            child, most = self._grows
            height += max(0, px(most) - child.measure(width - pad)[1])
        rect = pygame.Rect(0, 0, width, min(height, room.height - 2 * margin))
        rect.center = room.center
        return rect


class Centred(Widget):
    """Puts a sheet in the middle of the window."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self.sheet = sheet
        self.adopt(sheet)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.sheet.place(self.sheet.fit(rect))


class Modal(Layer):
    """A sheet in the middle of a darkened window that must be answered first."""

    asks = True

    lasting = True

    def __init__(
        self,
        *children: Widget,
        widest: float = 460,
        dismissable: bool = True,
        foot: Widget | None = None,
    ) -> None:
        super().__init__()
        self.dismissable = dismissable
        self.sheet = Sheet(*children, widest=widest, gap=16, foot=foot)
        self.adopt(self.sheet)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.sheet.place(self.sheet.fit(rect))

    def dismiss(self) -> bool:
        if self.dismissable:
            self.ui.close(self)
        return True

    def draw(self, canvas: Canvas) -> None:
        clip = canvas.surface.get_clip()
        shade = pygame.Surface(clip.size, pygame.SRCALPHA)
        shade.fill((10, 12, 12, 150))
        canvas.blit(shade, clip)
