"""Charts: bars and histograms of a study, the course of games, and that of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from cardtable.presenter.career import RECENT, Career, CareerGame, Run, Share, last_word
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.reviews import percent, review_words
from cardtable.presenter.studies import BarRow, Chart, ChartBar, Histogram
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Ground, Theme
from cardtable.table.widgets.controls import ACTIVATE, Control
from cardtable.table.widgets.ui import Widget

# ------------------------------------------------------------------ plots


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
            name = self.theme.text(wording("study.even"), "small", self.theme.palette.ink_soft)
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
        return wording(
            "pages.chart-moves-from",
            height=wording("study.height"),
            first=self._found.first,
            last=self._found.last,
        )

    def measure(self, width: int) -> tuple[int, int]:
        if not self._found.columns:
            return width, 0
        return width, self.theme.px(_TALL) + 2 * self.theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        if not self._found.columns:
            return
        theme, px = self.theme, self.theme.px
        words = theme.cut(wording("study.height"), self.rect.width, "small")
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
        first = theme.text(
            wording("pages.chart-moves", count=self._found.first), "small", theme.palette.ink_soft
        )
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
        marks = zip(("filled", "hollow"), self._names, strict=False)
        return ", ".join(wording(f"pages.side-{mark}", name=name) for mark, name in marks)

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
    """How far something has come, in words, and a bar below them."""

    def __init__(self, on: Ground = "paper") -> None:
        super().__init__()
        self._on: Ground = on
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
        canvas.blit(theme.text(words, "small", on=self._on), self.rect.topleft)
        track = pygame.Rect(self.rect.x, self.rect.bottom - px(8), self.rect.width, px(8))
        canvas.fill(p.paper_press, track)
        canvas.fill(p.accent, pygame.Rect(*track.topleft, round(track.width * self._share), px(8)))


class Outline(Widget):
    """Where lines or bars will be, until they are known: each of them a part of the width."""

    def __init__(self, *shares: float, tall: float = _BAR) -> None:
        super().__init__()
        self._shares, self._tall = shares, tall

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        return width, len(self._shares) * px(self._tall + _BETWEEN) - px(_BETWEEN)

    def draw(self, canvas: Canvas) -> None:
        theme, px, y = self.theme, self.theme.px, self.rect.y
        for share in self._shares:
            size = round(self.rect.w * share), px(self._tall)
            bar = paint.box(theme, size, theme.palette.paper_press, radius=px(4))
            canvas.blit(bar, (self.rect.x, y))
            y += px(self._tall + _BETWEEN)


def _spoken(row: BarRow) -> str:
    return f"{row.name}: {', '.join(bar.words if bar else 'none' for bar in row.bars)}"


# ------------------------------------------------------------------ the course of games


_FIELD_TALL = 132  # of the field with the marks, at scale 1
_BAND = 22  # of the line of streaks under it
_STEP = 15  # the least width of a game; older ones give way
_BROAD = 34  # and the most
_MARK = 11  # of a mark
_SHARE_BAR = 18  # height of a bar of shares
_SHARE_NAMES = 150  # width of their names
_WORDS = 150  # … and of the words behind them
_FACE = 26


def mark(canvas: Canvas, widget: Widget, rect: pygame.Rect, sort: str) -> None:
    """A mark or bar: `won`, `last` or `between`."""
    theme, p = widget.theme, widget.theme.palette
    fill: Rgb = {"won": p.accent, "between": mix(p.paper, p.second, 0.75)}.get(sort, p.paper)
    edge = p.accent if sort == "won" else p.ink_soft
    radius = min(rect.size) // 2 if rect.w == rect.h else theme.px(3)
    line = max(1, theme.px(1.5))
    image = paint.box(theme, rect.size, fill, border=edge, radius=radius, line=line)
    canvas.blit(image, rect)


def _sort(game: CareerGame) -> str:
    return "won" if game.won else "last" if game.lost else "between"


class _Spot(Widget):
    """One game of a course: its words are its tip, and a click opens it."""

    live = True

    def __init__(self, words: str, action: Callable[[], None]) -> None:
        super().__init__(tip=words)
        self._action = action

    def release(self, pos: tuple[int, int]) -> None:
        if self.rect.collidepoint(pos):
            self._action()


class CourseChart(Control):
    """The latest games as marks from left to right, the better the higher; under them streaks.

    The arrows go from game to game, and Enter opens the one they have come to.
    """

    def __init__(
        self,
        career: Career,
        words: Callable[[CareerGame], str],
        watch: Callable[[CareerGame], None],
    ) -> None:
        super().__init__()
        self._career, self._words, self._watch = career, words, watch
        self._spots = [
            _Spot(words(one), lambda one=one: watch(one))  # type: ignore[misc]
            for one in career.games
        ]
        self._first = 0
        self._at: int | None = None
        self.adopt(*self._spots)

    @property
    def spoken(self) -> str:
        games = self._career.games
        if self._at is not None and self.focused:
            return wording(
                "pages.chart-marked",
                words=self._words(games[self._at]),
                number=self._at + 1,
                count=len(games),
            )
        return wording("pages.chart-spoken", count=len(games), won=self._career.won)

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        return width, px(_FIELD_TALL + _BAND + 16) + self.theme.line_height("small")

    def _field(self) -> pygame.Rect:
        px, rect = self.theme.px, self.rect
        left = px(12) + max(self.theme.width(one, "small") for one in self._beside())
        return pygame.Rect(rect.x + left, rect.y + px(4), rect.w - left - px(6), px(_FIELD_TALL))

    def _beside(self) -> tuple[str, str, str]:
        """What stands at the left: beside the best and the last places, and the streaks."""
        best = "pages.column-won" if self._career.pairs else "pages.chart-first"
        last = last_word(pairs=self._career.pairs)
        return wording(best), wording(last), wording("pages.chart-streaks")

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        field, count = self._field(), len(self._spots)
        shown = min(count, max(1, field.w // self.theme.px(_STEP)))
        self._first = count - shown
        step = min(self.theme.px(_BROAD), field.w / shown)
        for number, spot in enumerate(self._spots):
            spot.shown = number >= self._first
            left = field.x + round((number - self._first) * step)
            right = field.x + round((number - self._first + 1) * step)
            spot.place(pygame.Rect(left, field.y, right - left, field.h))

    def _middle(self, number: int) -> tuple[int, int]:
        """Where a game's mark is."""
        spot, inset = self._spots[number].rect, self.theme.px(_MARK)
        height = self._career.games[number].height
        return spot.centerx, spot.bottom - inset - round(height * (spot.h - 2 * inset))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, field = self.theme, self.theme.palette, self.theme.px, self._field()
        inset = px(_MARK)
        best, last, streaks = self._beside()
        for words, y in ((best, field.y + inset), (last, field.bottom - inset)):
            image = theme.text(words, "small", p.ink_soft)
            canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(4), y)))
            canvas.fill(p.paper_edge, pygame.Rect(field.x, y, field.w, max(1, px(1))))
        self._share(canvas)
        for number in range(self._first, len(self._spots)):
            self._mark(canvas, number)
        for run in self._career.runs():
            self._run(canvas, run, field.bottom + px(6))
        image = theme.text(streaks, "small", p.ink_soft)
        middle = field.bottom + px(6) + px(_BAND) // 2
        canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(4), middle)))
        told = wording("pages.chart-line", count=RECENT)
        if self._at_shown is not None:
            told = self._words(self._career.games[self._at_shown]).replace("\n", ": ")
        below = theme.text(theme.cut(told, field.w, "small"), "small", p.ink_soft)
        canvas.blit(below, (field.x, self.rect.bottom - below.get_height()))

    def _share(self, canvas: Canvas) -> None:
        """The line of the share that was won, over a pale ground."""
        p, px, inset = self.theme.palette, self.theme.px, self.theme.px(_MARK)
        shown = list(enumerate(self._career.recent()))[self._first :]
        points = [
            (spot.centerx, spot.bottom - inset - round(share * (spot.h - 2 * inset)))
            for number, share in shown
            for spot in [self._spots[number].rect]
        ]
        if len(points) < 2:
            return
        floor = self._field().bottom - inset
        ground = [(points[0][0], floor), *points, (points[-1][0], floor)]
        pygame.draw.polygon(canvas.surface, mix(p.paper, p.second, 0.2), ground)
        pygame.draw.lines(canvas.surface, mix(p.paper, p.second, 0.8), False, points, px(2))

    def _mark(self, canvas: Canvas, number: int) -> None:
        px, spot = self.theme.px, self._spots[number]
        side = px(_MARK) + (px(5) if spot.hovered or number == self._at_shown else 0)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self._middle(number)
        mark(canvas, self, rect, _sort(self._career.games[number]))

    @property
    def _at_shown(self) -> int | None:
        return self._at if self.focused else None

    def _run(self, canvas: Canvas, run: Run, top: int) -> None:
        """A streak under its games; its number where there is room."""
        first, last = max(run.first, self._first), run.first + run.count - 1
        if last < self._first:
            return
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        left, right = self._spots[first].rect.left, self._spots[last].rect.right
        rect = pygame.Rect(left + px(1), top, right - left - px(2), px(_BAND))
        if run.won:
            mark(canvas, self, rect, "won")
        else:
            ground = mix(p.paper, p.paper_press, 0.6)
            canvas.blit(paint.box(theme, rect.size, ground, radius=px(3)), rect)
        if run.count > 1:
            ink = p.on_accent if run.won else p.ink_soft
            image = theme.text(str(run.count), "small", ink)
            canvas.blit(image, image.get_rect(center=rect.center))

    def key(self, event: pygame.Event) -> bool:
        last = len(self._spots) - 1
        at = last + 1 if self._at is None else self._at
        ways = {pygame.K_LEFT: at - 1, pygame.K_RIGHT: at + 1}
        ways |= {pygame.K_HOME: self._first, pygame.K_END: last}
        if event.key in ways:
            self._at = max(self._first, min(ways[event.key], last))
            self.mark()
            return True
        if event.key in ACTIVATE and self._at is not None:
            self._watch(self._career.games[self._at])
            return True
        return event.key in ACTIVATE


_LEAST_BAR = 280  # width of a bar, without which it stands below the words


class Shares(Widget):
    """A row for each sort of games: name, a bar of won, between and last, and the numbers."""

    def __init__(self, shares: Sequence[Share]) -> None:
        super().__init__()
        self._shares = list(shares)
        self._most = max((one.played for one in self._shares), default=1)

    @property
    def spoken(self) -> str:
        return ". ".join(f"{one.name}: {one.words}" for one in self._shares)

    def _row(self, width: int) -> int:
        theme = self.theme
        line = max(theme.px(_FACE), theme.line_height("body")) + theme.px(4)
        return line if self._beside(width) else line + theme.px(_SHARE_BAR + 4)

    def _beside(self, width: int) -> bool:
        return width >= self.theme.px(_SHARE_NAMES + _WORDS + _LEAST_BAR)

    def measure(self, width: int) -> tuple[int, int]:
        return width, len(self._shares) * self._row(width)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        beside, tall = self._beside(rect.w), self._row(rect.w)
        for number, share in enumerate(self._shares):
            top = rect.y + number * tall
            line = tall if beside else tall - px(_SHARE_BAR + 4)
            middle, x = top + line // 2, rect.x
            if share.face:
                face = avatar(theme, share.face, px(_FACE))
                canvas.blit(face, face.get_rect(midleft=(x, middle)))
                x += px(_FACE + 6)
            words = theme.text(share.words, "small", p.ink_soft)
            names = px(_SHARE_NAMES) if beside else rect.w - words.get_width() - px(8)
            name = theme.text(theme.cut(share.name, rect.x + names - x, "body"), "body")
            canvas.blit(name, name.get_rect(midleft=(x, middle)))
            canvas.blit(words, words.get_rect(midright=(rect.right, middle)))
            if beside:
                wide = rect.w - px(_SHARE_NAMES + _WORDS + 16)
                room = pygame.Rect(rect.x + px(_SHARE_NAMES + 8), 0, wide, px(_SHARE_BAR))
                room.centery = middle
            else:
                room = pygame.Rect(rect.x, top + line, rect.w, px(_SHARE_BAR))
            self._bar(canvas, share, room)

    def _bar(self, canvas: Canvas, share: Share, room: pygame.Rect) -> None:
        """As long as there were games, and parted by how they ended."""
        full = max(self.theme.px(14), round(room.w * share.played / self._most))
        between = share.played - share.won - share.last
        x = room.x
        for sort, count in (("won", share.won), ("between", between), ("last", share.last)):
            wide = round(full * count / share.played)
            if count and wide > 1:
                mark(canvas, self, pygame.Rect(x, room.y, wide, room.h), sort)
                x += wide


class ChartLegend(Widget):
    """What the three sorts of marks are."""

    def __init__(self, *, pairs: bool) -> None:
        """`pairs`: there were never more than two, so that nothing lies in between."""
        super().__init__()
        between = () if pairs else (("between", wording("pages.chart-in-between")),)
        self._names = (
            ("won", wording("pages.column-won")),
            *between,
            ("last", wording(last_word(pairs=pairs))),
        )

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self._wide()), self.theme.line_height("small")

    def _wide(self) -> int:
        px = self.theme.px
        return sum(self.theme.width(name, "small") + px(_MARK + 24) for _, name in self._names)

    def draw(self, canvas: Canvas) -> None:
        theme, px, x = self.theme, self.theme.px, self.rect.x
        for sort, name in self._names:
            rect = pygame.Rect(x, 0, px(_MARK), px(_MARK))
            rect.centery = self.rect.centery
            mark(canvas, self, rect, sort)
            words = theme.text(name, "small", theme.palette.ink_soft)
            canvas.blit(words, words.get_rect(midleft=(rect.right + px(6), rect.centery)))
            x = rect.right + words.get_width() + px(24)


class Figures(Widget):
    """A few large numbers with words under each, as a paper prints them."""

    def __init__(self, *told: tuple[str, str]) -> None:
        super().__init__()
        self._told = told

    @property
    def spoken(self) -> str:
        return ", ".join(f"{number} {words}" for number, words in self._told)

    def _across(self, width: int) -> int:
        theme = self.theme
        widest = max(theme.width(words, "small") for _, words in self._told) + theme.px(20)
        return max(1, min(len(self._told), width // widest))

    def _tall(self) -> int:
        return self.theme.line_height("title", 0.72) + self.theme.line_height("small")

    def measure(self, width: int) -> tuple[int, int]:
        rows = -(-len(self._told) // self._across(width))
        return width, rows * self._tall() + (rows - 1) * self.theme.px(8)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        across = self._across(self.rect.w)
        wide, off = self.rect.w // across, max(1, px(1.5))
        for number, (figure, words) in enumerate(self._told):
            row, column = divmod(number, across)
            x = self.rect.x + column * wide + wide // 2
            y = self.rect.y + row * (self._tall() + px(8))
            large = theme.text(figure, "title", p.ink, size=0.72)
            second = theme.text(figure, "title", p.second, size=0.72)
            place = large.get_rect(midtop=(x, y))
            canvas.blit(second, place.move(off, off))
            canvas.blit(large, place)
            small = theme.text(words, "small", p.ink_soft)
            canvas.blit(small, small.get_rect(midtop=(x, place.bottom - px(4))))
            if column:
                tall = self._tall() - px(16)
                rule = pygame.Rect(self.rect.x + column * wide, y + px(10), max(1, px(1)), tall)
                canvas.fill(p.paper_edge, rule)


# ------------------------------------------------------------------ the course of one game


_GRAPH_TALL = 192  # of the graph at least, with its cards, at scale 1
_CARD = 48  # height of a card below it
_GRAPH_MARK = 11
_DOT = 4  # radius of a point where nothing was lost
_PAD = 6  # between the edge of a row and its words
_PAGE = 8  # rows that Page Up and Page Down pass
_SORTS = {"blunder": "won", "mistake": "between"}
"""How a decision is marked: the fuller, the more it cost."""


@dataclass(frozen=True)
class ReviewRow:
    """A decision of a game that is looked at again."""

    step: int
    move: str
    card: str = ""
    """The first card that it names."""
    label: str = ""
    """What it is called, for its mark; empty: nothing certainly cost anything."""
    told: str = ""
    """That in words."""
    loss: str = ""

    @property
    def spoken(self) -> str:
        """The row as it is heard."""
        row = review_words("row", step=self.step, move=self.move)
        return ", ".join(filter(None, (row, self.told, self.loss)))


class ReviewRows(Control):
    """The decisions, one below the other: arrows and clicks choose one, Enter looks at it."""

    repeats = True

    def __init__(
        self, rows: Sequence[ReviewRow], at: int | None, choose: Callable[[int], None],
        look: Callable[[], None],
    ) -> None:  # fmt: skip
        """`at` is the step that is chosen."""
        super().__init__()
        self.rows, self._choose, self._look = rows, choose, look
        self._number = next((n for n, one in enumerate(rows) if one.step == at), None)

    @property
    def spoken(self) -> str:
        return review_words("rows") if self._number is None else self.rows[self._number].spoken

    def _tall(self) -> int:
        return self.theme.line_height("body") + self.theme.px(_PAD)

    def measure(self, width: int) -> tuple[int, int]:
        return width, max(1, len(self.rows)) * self._tall()

    def row(self, number: int) -> pygame.Rect:
        """Where one of them is."""
        tall = self._tall()
        return pygame.Rect(self.rect.x, self.rect.y + number * tall, self.rect.w, tall)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        side, first = px(_GRAPH_MARK), theme.width("000 ", "body")
        for number, row in enumerate(self.rows):
            rect = self.row(number)
            if number == self._number:
                canvas.fill(mix(p.paper, p.paper_press, 0.7), rect)
            x, right = rect.x + px(_PAD), rect.right - px(_PAD)
            step = theme.text(str(row.step), "body", p.ink_soft)
            canvas.blit(step, step.get_rect(midright=(x + first - px(8), rect.centery)))
            x += first
            if row.label:
                spot = pygame.Rect(x, rect.centery - side // 2, side, side)
                mark(canvas, self, spot, _SORTS.get(row.label, "last"))
                loss = theme.text(row.loss, "body", p.ink)
                canvas.blit(loss, loss.get_rect(midright=(right, rect.centery)))
                right -= max(theme.width("−100 %  ", "body"), loss.get_width() + px(_PAD))
                both = theme.width(row.told, "small") + theme.width(row.move, "body")
                if both + side + px(_PAD + 8) < right - x:  # else the mark tells it
                    label = theme.text(row.told, "small", p.ink_soft)
                    canvas.blit(label, label.get_rect(midright=(right, rect.centery)))
                    right -= label.get_width() + px(8)
            x += side + px(_PAD)
            move = theme.text(theme.cut(row.move, max(1, right - x), "body"), "body", p.ink)
            canvas.blit(move, move.get_rect(midleft=(x, rect.centery)))

    def key(self, event: pygame.Event) -> bool:
        if event.key in ACTIVATE:
            self._look()
            return True
        last = len(self.rows) - 1
        at = -1 if self._number is None else self._number
        ways = {pygame.K_UP: at - 1, pygame.K_LEFT: at - 1, pygame.K_DOWN: at + 1,
                pygame.K_RIGHT: at + 1, pygame.K_PAGEUP: at - _PAGE, pygame.K_PAGEDOWN: at + _PAGE,
                pygame.K_HOME: 0, pygame.K_END: last}  # fmt: skip
        if event.key in ways and last >= 0:
            self._choose(self.rows[max(0, min(ways[event.key], last))].step)
            return True
        return False

    def release(self, pos: tuple[int, int]) -> None:
        for number, row in enumerate(self.rows):
            if self.row(number).collidepoint(pos):
                if number == self._number:
                    self._look()
                else:
                    self._choose(row.step)

    def come(self) -> None:
        """Bring the chosen one into view."""
        if self._number is not None:
            self.reveal(self.row(self._number))


class ChanceGraph(ReviewRows):
    """The chances as a curve from left to right, and below it the cards that were played.

    It is worked like the list of decisions. Of cards that would lie on each other the chosen one
    and those that cost something are seen first.
    """

    grow = True

    def __init__(
        self, points: Sequence[tuple[int, float]], last: int, faces: CardFaces,
        rows: Sequence[ReviewRow], at: int | None, choose: Callable[[int], None],
        look: Callable[[], None],
    ) -> None:  # fmt: skip
        """`points` are the chances at steps up to the `last`; the rest is as in the list."""
        super().__init__(rows, at, choose, look)
        self._points, self._last, self._faces = points, last, faces

    @property
    def spoken(self) -> str:
        chances = [review_words("point", step=s, chance=percent(c)) for s, c in self._points]
        chosen = [] if self._number is None else [self.rows[self._number].spoken]
        return ". ".join([review_words("graph"), *(chosen or chances[-1:])])

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(_GRAPH_TALL)

    def _field(self) -> pygame.Rect:
        """Where the curve is."""
        px, line, rect = self.theme.px, self.theme.line_height("small"), self.rect
        left = self.theme.width(review_words("percent", share=100), "small") + px(22)
        below = line + px(8)
        return pygame.Rect(rect.x + left, rect.y + below, rect.w - left - px(24),
                           rect.h - below - px(_CARD + 15))  # fmt: skip

    def place_of(self, step: int, chance: float) -> tuple[int, int]:
        """The point of the curve at a step, for a chance from 0 to 1."""
        field = self._field()
        along = round(field.w * step / max(1, self._last))
        return field.x + along, field.bottom - round(field.h * chance)

    def row(self, number: int) -> pygame.Rect:
        """The place of a card."""
        tall = self.theme.px(_CARD)
        rect = pygame.Rect(0, 0, self._faces.size(tall)[0], tall)
        x, _ = self.place_of(self.rows[number].step, 0)
        rect.midbottom = x, self.rect.bottom - self.theme.px(4)
        return rect

    def _seen(self) -> Iterator[int]:
        """The rows whose cards have room, the most important ones first."""

        def weight(number: int) -> tuple[bool, bool, int]:
            return number != self._number, not self.rows[number].label, number

        gap, rects = self.theme.px(6), list[pygame.Rect]()
        for number in sorted(range(len(self.rows)), key=weight):
            rect = self.row(number)
            if self.rows[number].card and rect.inflate(gap, 0).collidelist(rects) < 0:
                rects.append(rect)
                yield number

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, field = self.theme, self.theme.palette, self.theme.px, self._field()
        head = theme.cut(review_words("chances"), self.rect.w, "small")
        canvas.blit(theme.text(head, "small", p.ink_soft), self.rect.topleft)
        for share in (0, 50, 100):
            y = field.bottom - round(field.h * share / 100)
            label = theme.text(review_words("percent", share=share), "small", p.ink_soft)
            canvas.blit(label, label.get_rect(midright=(field.x - px(12), y)))
            canvas.fill(p.paper_edge, pygame.Rect(field.x, y, field.w, max(1, px(1))))
        if len(self._points) < 2 and not self.rows:
            self._draw_outline(canvas, field)
        chances, places = dict(self._points), [self.place_of(*row) for row in self._points]
        if len(places) > 1:
            ground = [(places[0][0], field.bottom), *places, (places[-1][0], field.bottom)]
            pygame.draw.polygon(canvas.surface, mix(p.paper, p.second, 0.25), ground)
            pygame.draw.lines(canvas.surface, mix(p.ink, p.second, 0.8), False, places, px(3))
        for number in self._seen():
            rect, tall = self.row(number), px(_CARD)
            if number == self._number:
                around = rect.inflate(px(10), px(8))
                fill = mix(p.paper, p.accent, 0.2)
                canvas.blit(paint.box(theme, around.size, fill, border=p.accent), around)
            pad = self._faces.pad(tall)
            canvas.blit(self._faces.face(self.rows[number].card, tall), rect.move(-pad, -pad))
        spare = len(places) * px(4 * _DOT) < field.w
        for number, row in enumerate(self.rows):
            if row.label or number == self._number or spare:
                self._mark(canvas, row, chances.get(row.step, 0.5), chosen=number == self._number)

    def _draw_outline(self, canvas: Canvas, field: pygame.Rect) -> None:
        """Where the curve and the cards will be."""
        theme, p, tall = self.theme, self.theme.palette, self.theme.px(_CARD)
        wide = self._faces.size(tall)[0]
        count = max(1, field.w // (2 * wide))
        for number in range(count):
            left = field.x + round((number + 0.5) * field.w / count) - wide // 2
            place = (left, self.rect.bottom - theme.px(4) - tall)
            canvas.blit(paint.box(theme, (wide, tall), p.paper_press, radius=theme.px(3)), place)
        band = pygame.Rect(field.x, 0, field.w, field.h // 4)
        band.centery = field.centery
        canvas.blit(paint.box(theme, band.size, p.paper_press, radius=theme.px(4)), band)

    def _mark(self, canvas: Canvas, row: ReviewRow, chance: float, *, chosen: bool) -> None:
        px = self.theme.px
        side = px(_GRAPH_MARK if row.label else 2 * _DOT) + px(6) * chosen
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.place_of(row.step, chance)
        if chosen:
            paint_ring = rect.inflate(px(8), px(8))
            image = paint.box(self.theme, paint_ring.size, self.theme.palette.paper,
                              border=self.theme.palette.accent, radius=paint_ring.w // 2,
                              line=px(2))  # fmt: skip
            canvas.blit(image, paint_ring)
        mark(canvas, self, rect, _SORTS.get(row.label, "last"))

    def release(self, pos: tuple[int, int]) -> None:
        if self.rect.collidepoint(pos) and self.rows:
            near = min(self.rows, key=lambda one: abs(self.place_of(one.step, 0)[0] - pos[0]))
            self._choose(near.step)
