"""Pictures of how games went: marks over time with streaks under them, and bars of shares.

Won is filled, last is hollow and what lies between is pale, so that no colour needs to be told
apart; every number is also said in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.presenter.career import RECENT, Career, CareerGame, Run, Share, last_word
from cardtable.presenter.palette import Rgb, mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.controls import ACTIVATE, Control
from cardtable.table.widgets.ui import Widget

_TALL = 132  # of the field with the marks, at scale 1
_BAND = 22  # of the line of streaks under it
_LEFT = 58  # width of the words at the left
_STEP = 15  # the least width of a game; older ones give way
_BROAD = 34  # and the most
_MARK = 11  # of a mark
_BAR = 18  # height of a bar of shares
_NAMES = 150  # width of their names
_WORDS = 150  # … and of the words behind them
_FACE = 26


def mark(canvas: Canvas, widget: Widget, rect: pygame.Rect, one: str) -> None:
    """A mark or bar: `won`, `last` or `between`."""
    theme, p = widget.theme, widget.theme.palette
    fill: Rgb = {"won": p.accent, "between": mix(p.paper, p.second, 0.75)}.get(one, p.paper)
    edge = p.accent if one == "won" else p.ink_soft
    radius = min(rect.size) // 2 if rect.w == rect.h else theme.px(3)
    line = max(1, theme.px(1.5))
    image = paint.box(theme, rect.size, fill, border=edge, radius=radius, line=line)
    canvas.blit(image, rect)


def _sort(one: CareerGame) -> str:
    return "won" if one.won else "last" if one.lost else "between"


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
            return f"{self._words(games[self._at])}, {self._at + 1} of {len(games)}, Enter: replay"
        return f"Results over time, {len(games)} games, {self._career.won} won: arrows tell each"

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        return width, px(_TALL + _BAND + 16) + self.theme.line_height("small")

    def _field(self) -> pygame.Rect:
        px, rect = self.theme.px, self.rect
        return pygame.Rect(rect.x + px(_LEFT), rect.y + px(4), rect.w - px(_LEFT + 6), px(_TALL))

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
        best = "won" if self._career.pairs else "first"
        last = last_word(pairs=self._career.pairs)
        for words, y in ((best, field.y + inset), (last, field.bottom - inset)):
            image = theme.text(words, "small", p.ink_soft)
            canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(4), y)))
            canvas.fill(p.paper_edge, pygame.Rect(field.x, y, field.w, max(1, px(1))))
        self._share(canvas)
        for number in range(self._first, len(self._spots)):
            self._mark(canvas, number)
        for run in self._career.runs():
            self._run(canvas, run, field.bottom + px(6))
        image = theme.text("streaks", "small", p.ink_soft)
        middle = field.bottom + px(6) + px(_BAND) // 2
        canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(4), middle)))
        told = f"The line is the share won of the last {RECENT}. Click a mark to watch that game."
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
        return line if self._beside(width) else line + theme.px(_BAR + 4)

    def _beside(self, width: int) -> bool:
        return width >= self.theme.px(_NAMES + _WORDS + 120)

    def measure(self, width: int) -> tuple[int, int]:
        return width, len(self._shares) * self._row(width)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        beside, tall = self._beside(rect.w), self._row(rect.w)
        for number, one in enumerate(self._shares):
            top = rect.y + number * tall
            line = tall if beside else tall - px(_BAR + 4)
            middle, x = top + line // 2, rect.x
            if one.face:
                face = avatar(theme, one.face, px(_FACE))
                canvas.blit(face, face.get_rect(midleft=(x, middle)))
                x += px(_FACE + 6)
            words = theme.text(one.words, "small", p.ink_soft)
            names = px(_NAMES) if beside else rect.w - words.get_width() - px(8)
            name = theme.text(theme.cut(one.name, rect.x + names - x, "body"), "body")
            canvas.blit(name, name.get_rect(midleft=(x, middle)))
            canvas.blit(words, words.get_rect(midright=(rect.right, middle)))
            if beside:
                wide = rect.w - px(_NAMES + _WORDS + 16)
                room = pygame.Rect(rect.x + px(_NAMES + 8), 0, wide, px(_BAR))
                room.centery = middle
            else:
                room = pygame.Rect(rect.x, top + line, rect.w, px(_BAR))
            self._bar(canvas, one, room)

    def _bar(self, canvas: Canvas, one: Share, room: pygame.Rect) -> None:
        """As long as there were games, and parted by how they ended."""
        full = max(self.theme.px(14), round(room.w * one.played / self._most))
        between = one.played - one.won - one.last
        x = room.x
        for sort, count in (("won", one.won), ("between", between), ("last", one.last)):
            wide = round(full * count / one.played)
            if count and wide > 1:
                mark(canvas, self, pygame.Rect(x, room.y, wide, room.h), sort)
                x += wide


class ChartLegend(Widget):
    """What the three sorts of marks are."""

    def __init__(self, *, pairs: bool) -> None:
        """`pairs`: there were never more than two, so that nothing lies in between."""
        super().__init__()
        between = () if pairs else (("between", "in between"),)
        self._names = (("won", "won"), *between, ("last", last_word(pairs=pairs)))

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
