"""Small plots: bars with whiskers, a histogram, and how far something has come.

The first of two sides is filled, the second hollow, so that no colour needs to be told apart.
"""

from __future__ import annotations

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.presenter.workbench import EVEN, HEIGHT, BarRow, Chart, ChartBar, Histogram
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.ui import Widget

_BAR = 12  # height of a bar, at scale 1
_GAP = 5  # between two bars of a row
_BETWEEN = 12  # between two rows
_NAMES = 200  # width of the names, where there is room for them beside the bars
_BESIDE = 520  # from this width on
_TALL = 120  # of a histogram


class Plot(Widget):
    """What plots have in common: a side is filled or hollow, and what they show can change."""

    def _side(self, canvas: Canvas, rect: pygame.Rect, number: int) -> None:
        """A bar of the first side, or the second's outline."""
        ink = self._ink(number)
        if number == 0:
            canvas.fill(ink, rect)
            return
        line = max(1, self.theme.px(1.5))
        for edge in (
            pygame.Rect(rect.x, rect.y, rect.width, line),
            pygame.Rect(rect.x, rect.bottom - line, rect.width, line),
            pygame.Rect(rect.x, rect.y, line, rect.height),
            pygame.Rect(rect.right - line, rect.y, line, rect.height),
        ):
            canvas.fill(ink, edge.clip(rect))

    def _ink(self, number: int) -> Rgb:
        return self.theme.palette.accent if number == 0 else self.theme.palette.ink


class Bars(Plot):
    """Rows of bars with whiskers, each with its number in words behind it."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self._sides = sides
        self._chart = Chart()
        self._wrapped: dict[tuple[Theme, int, str], list[str]] = {}

    @property
    def chart(self) -> Chart:
        """What it shows."""
        return self._chart

    @chart.setter
    def chart(self, chart: Chart) -> None:
        if chart != self._chart:
            self._chart = chart
            self.mark()

    @property
    def spoken(self) -> str:
        return ". ".join(_spoken(row) for row in self._chart.rows)

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        rows = self._chart.rows
        tall = sum(self._tall(row, width) for row in rows)
        return width, self._head() + tall + px(_BETWEEN) * max(0, len(rows) - 1)

    def draw(self, canvas: Canvas) -> None:
        px, y = self.theme.px, self.rect.y
        beside = self._beside(self.rect.width)
        left = self.rect.x + (px(_NAMES + 14) if beside else 0)
        words = self._words(self.rect.right - left)
        field = pygame.Rect(left, 0, max(1, self.rect.right - left - words - px(12)), 0)
        if self._chart.mark is not None:
            name = self.theme.text(EVEN, "small", self.theme.palette.ink_soft)
            x = self._x(field, self._chart.mark)
            canvas.blit(name, name.get_rect(midtop=(x, y)).clamp(self.rect))
        y += self._head()
        for row in self._chart.rows:
            self._row(canvas, row, y, field)
            y += self._tall(row, self.rect.width) + px(_BETWEEN)

    def _head(self) -> int:
        """Height of the line's name above the bars."""
        return 0 if self._chart.mark is None else self.theme.line_height("small")

    def _beside(self, width: int) -> bool:
        return width >= self.theme.px(_BESIDE)

    def _line(self) -> int:
        return max(self.theme.line_height("small"), self.theme.px(_BAR + _GAP))

    def _name(self, row: BarRow, width: int) -> list[str]:
        wide = max(1, self.theme.px(_NAMES) if self._beside(width) else width)
        key = (self.theme, wide, row.name)
        if key not in self._wrapped:
            self._wrapped[key] = self.theme.wrap(row.name, wide, "small")
        return self._wrapped[key]

    def _tall(self, row: BarRow, width: int) -> int:
        name = len(self._name(row, width)) * self.theme.line_height("small")
        bars = self._line() * self._sides
        return max(name, bars) if self._beside(width) else name + bars

    def _words(self, room: int) -> int:
        """Width of the numbers."""
        every = (bar.words for row in self._chart.rows for bar in row.bars if bar is not None)
        wide = max((self.theme.width(words, "small") for words in every), default=0)
        return min(wide, 2 * room // 3)

    def _row(self, canvas: Canvas, row: BarRow, y: int, field: pygame.Rect) -> None:
        theme, px = self.theme, self.theme.px
        name, line = self._name(row, self.rect.width), theme.line_height("small")
        for number, part in enumerate(name):
            canvas.blit(theme.text(part, "small"), (self.rect.x, y + number * line))
        if not self._beside(self.rect.width):
            y += len(name) * line
        for number, bar in enumerate(row.bars):
            if bar is not None:
                self._bar(canvas, bar, field, number, y + number * self._line())
        if self._chart.mark is not None:
            x = self._x(field, self._chart.mark)
            ink = theme.palette.line
            canvas.fill(ink, pygame.Rect(x, y, max(1, px(1)), self._line() * self._sides))

    def _x(self, field: pygame.Rect, value: float) -> int:
        low, high = self._chart.low, self._chart.high
        share = (min(max(value, low), high) - low) / (high - low) if high > low else 0.0
        return field.x + round(share * field.width)

    def _bar(self, canvas: Canvas, bar: ChartBar, field: pygame.Rect, number: int, y: int) -> None:
        theme, px = self.theme, self.theme.px
        middle, tall = y + self._line() // 2, px(_BAR)
        ends = sorted((self._x(field, self._chart.base), self._x(field, bar.value)))
        rect = pygame.Rect(ends[0], middle - tall // 2, max(px(2), ends[1] - ends[0]), tall)
        self._side(canvas, rect, number)
        low, high = self._x(field, bar.low), self._x(field, bar.high)
        ink, line = theme.palette.ink, max(1, px(1.5))
        canvas.fill(ink, pygame.Rect(low, middle - line // 2, max(1, high - low), line))
        for x in (low, high):
            canvas.fill(ink, pygame.Rect(x - line // 2, middle - tall // 3, line, 2 * tall // 3))
        words = theme.cut(bar.words, self.rect.right - field.right - px(12), "small")
        image = theme.text(words, "small")
        canvas.blit(image, image.get_rect(midleft=(field.right + px(12), middle)))


class Lengths(Plot):
    """A histogram: the first side's columns filled, the second's as a line of steps over them."""

    def __init__(self) -> None:
        super().__init__()
        self._found = Histogram()

    @property
    def found(self) -> Histogram:
        """What it shows."""
        return self._found

    @found.setter
    def found(self, found: Histogram) -> None:
        if found != self._found:
            self._found = found
            self.mark()

    @property
    def spoken(self) -> str:
        if not self._found.columns:
            return ""
        return f"{HEIGHT} from {self._found.first} to {self._found.last} moves"

    def measure(self, width: int) -> tuple[int, int]:
        if not self._found.columns:
            return width, 0
        return width, self.theme.px(_TALL) + 2 * self.theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        if not self._found.columns:
            return
        theme, px = self.theme, self.theme.px
        words = theme.cut(HEIGHT, self.rect.width, "small")
        canvas.blit(theme.text(words, "small", theme.palette.ink_soft), self.rect.topleft)
        floor = self.rect.y + theme.line_height("small") + px(_TALL)
        most = max((share for side in self._found.columns for share in side), default=0.0) or 1.0
        for number, side in enumerate(self._found.columns):
            edges = [self.rect.x + self.rect.width * i // len(side) for i in range(len(side) + 1)]
            tops = [floor - round(share / most * px(_TALL - 4)) for share in side]
            if number == 0:
                for left, right, top in zip(edges, edges[1:], tops, strict=False):
                    wide = max(1, right - left - px(2))
                    self._side(canvas, pygame.Rect(left, top, wide, floor - top), 0)
            else:
                self._steps(canvas, edges, tops, floor)
        canvas.fill(theme.palette.line, pygame.Rect(self.rect.x, floor, self.rect.width, px(1)))
        first = theme.text(f"{self._found.first} moves", "small", theme.palette.ink_soft)
        last = theme.text(f"{self._found.last}", "small", theme.palette.ink_soft)
        canvas.blit(first, (self.rect.x, floor + px(1)))
        canvas.blit(last, last.get_rect(topright=(self.rect.right, floor + px(1))))

    def _steps(self, canvas: Canvas, edges: list[int], tops: list[int], floor: int) -> None:
        ink, line, before = self._ink(1), max(1, self.theme.px(2)), floor
        for left, right, top in zip(edges, edges[1:], tops, strict=False):
            high, low = min(before, top), max(before, top)
            canvas.fill(ink, pygame.Rect(left, high, line, low - high + line))
            canvas.fill(ink, pygame.Rect(left, top, right - left + line, line))
            before = top
        canvas.fill(ink, pygame.Rect(edges[-1], before, line, floor - before))


class SidesKey(Plot):
    """Which side is which: a filled and a hollow mark with a name each."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self._names = names

    @property
    def spoken(self) -> str:
        marks = ("filled", "hollow")
        return ", ".join(f"{m}: {name}" for m, name in zip(marks, self._names, strict=False))

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.line_height("body") * len(self._lines(width))

    def draw(self, canvas: Canvas) -> None:
        theme, px = self.theme, self.theme.px
        line = theme.line_height("body")
        for number, (x, row, words) in enumerate(self._lines(self.rect.width)):
            left, top = self.rect.x + x, self.rect.y + row * line
            mark = pygame.Rect(left, top + (line - px(_BAR)) // 2, px(22), px(_BAR))
            self._side(canvas, mark, number)
            canvas.blit(theme.text(words, "body"), (mark.right + px(8), top))

    def _lines(self, width: int) -> list[tuple[int, int, str]]:
        """For each name how far right it begins, in which line, and what of it fits."""
        px = self.theme.px
        return [
            (0, number, self.theme.cut(name, max(1, width - px(30)), "body"))
            for number, name in enumerate(self._names)
        ]


class ProgressBar(Widget):
    """How far something has come: a bar, with the words in it."""

    def __init__(self) -> None:
        super().__init__()
        self._share, self._words = 0.0, ""

    def show(self, share: float, words: str) -> None:
        """Come so far, from 0 to 1."""
        if (share, words) != (self._share, self._words):
            self._share, self._words = share, words
            self.mark()

    @property
    def spoken(self) -> str:
        return self._words

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.theme.px(420)), self.theme.line_height("small") + self.theme.px(12)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        words = theme.cut(self._words, self.rect.width, "small")
        canvas.blit(theme.text(words, "small", on="cloth"), self.rect.topleft)
        track = pygame.Rect(self.rect.x, self.rect.bottom - px(8), self.rect.width, px(8))
        canvas.fill(p.ink_soft, track)
        canvas.fill(p.paper, pygame.Rect(*track.topleft, round(track.width * self._share), px(8)))


def _spoken(row: BarRow) -> str:
    return f"{row.name}: {', '.join(bar.words if bar else 'none' for bar in row.bars)}"
