"""Stars that a lesson has earned, and the calendar of days."""

from __future__ import annotations

import math
from calendar import monthcalendar
from collections.abc import Callable
from datetime import date, timedelta

import pygame

from cardtable.files.progress import Days
from cardtable.lessons.course import MOST
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.today import month_name, told
from cardtable.table.drawing import paint
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.widgets.controls import Control, Image
from cardtable.table.widgets.ui import Widget

_INNER = 0.42  # of a star's radius: where its edges meet between two points


class Stars(Widget):
    """A row of stars: the earned ones filled, the others in outline."""

    def __init__(self, earned: int = 0, *, side: float = 20) -> None:
        """`side` is how large one is at scale 1."""
        super().__init__()
        self._earned, self._side = earned, side
        self.size = 1.0
        """How large they are beside others; less where there is little room."""

    @property
    def earned(self) -> int:
        """How many are filled."""
        return self._earned

    @earned.setter
    def earned(self, number: int) -> None:
        if number != self._earned:
            self._earned = number
            self.mark()

    @property
    def spoken(self) -> str:
        from cardtable.presenter.teaching import stars  # read late: it judges moves, too

        return stars(self._earned)

    def measure(self, width: int) -> tuple[int, int]:
        side = self._pixels()
        return min(width, side * MOST + self._gap() * (MOST - 1)), side

    def draw(self, canvas: Canvas) -> None:
        p, side = self.theme.palette, self._pixels()
        x = self.rect.x
        for number in range(MOST):
            image = star(self.theme, side, p.ink, full=number < self._earned)
            canvas.blit(image, image.get_rect(midleft=(x, self.rect.centery)))
            x += side + self._gap()

    def _pixels(self) -> int:
        return max(8, self.theme.px(self._side * self.size))

    def _gap(self) -> int:
        return self.theme.px(4 * self.size)


def star(theme: Theme, side: int, ink: Rgb, *, full: bool) -> pygame.Surface:
    """One star, `side` pixels square: filled with the accent, or its outline alone."""
    fill = theme.palette.second if full else None
    return theme.kept(("star", side, ink, fill), lambda: _star(side, ink, fill))


def _star(side: int, ink: Rgb, fill: Rgb | None) -> pygame.Surface:
    points = []
    for number in range(10):
        far = 46 * (_INNER if number % 2 else 1.0)
        turn = math.pi * number / 5
        points.append(f"{50 + far * math.sin(turn):.1f},{53 - far * math.cos(turn):.1f}")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<polygon points="{" ".join(points)}" fill="{hex_colour(fill) if fill else "none"}" '
        f'stroke="{hex_colour(ink)}" stroke-width="6" stroke-linejoin="round"/></svg>'
    )
    return raster(svg, (side, side))


# ------------------------------------------------------------------ the calendar


def leaf(day: date, *, tall: float = 0) -> Image:
    """The leaf of a day, as torn from a calendar, over those that are still to come."""

    def make(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        p, px = theme.palette, theme.px
        made, step = pygame.Surface(size, pygame.SRCALPHA), px(3)
        body = pygame.Rect(0, 0, size[0] - 2 * step, size[1] - 2 * step)
        radius = min(px(paint.SHEET.radius), body.h // 6)
        for n in (2, 1, 0):
            fill = mix(p.paper, p.paper_press, 0.7 * n)
            paper = paint.box(theme, body.size, fill, border=p.paper_edge, radius=radius)
            made.blit(paper, body.move(n * step, n * step))
        head = pygame.Rect(0, 0, body.w, max(theme.line_height("strong"), body.h // 4))
        made.blit(paint.box(theme, head.size, p.accent, radius=radius), head)
        made.fill(p.accent, head.inflate(0, -2 * radius).move(0, radius))
        foot = pygame.Rect(0, 0, body.w, theme.line_height("small"))
        foot.midbottom = (body.centerx, body.bottom - step)
        middle = pygame.Rect(0, head.bottom, body.w, foot.top - head.bottom)
        rows: tuple[tuple[str, Style, Rgb, pygame.Rect, float], ...] = (
            (month_name(day), "strong", p.on_accent, head, 1.0),
            (str(day.day), "title", p.ink, middle, 3.0),
            (told("day-name", number=day.isoweekday()), "small", p.ink_soft, foot, 1.0),
        )
        for words, style, ink, place, most in rows:
            fit = min((place.w - 6 * step) / max(1, theme.width(words, style)),
                      1.1 * place.h / theme.line_height(style), most)  # fmt: skip
            image = theme.text(words, style, ink, size=fit)
            made.blit(image, image.get_rect(center=place.center))
        return made

    words = told("day", day=day.day, month=month_name(day))
    return Image(make, ("leaf", day), tall=tall, words=words, framed=False, grow=True)


_CELL = 30  # height of a day at scale 1
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -7, pygame.K_DOWN: 7}


class Calendar(Control):
    """The month of the chosen day. Days can be clicked, and gone through by arrow keys."""

    def __init__(
        self, chosen: date, last: date, days: Days, choose: Callable[[date], None]
    ) -> None:
        """Days after `last` can't be chosen."""
        super().__init__()
        self._chosen, self._last, self._days, self._choose = chosen, last, days, choose

    @property
    def spoken(self) -> str:
        done = self._days.of(self._chosen)
        deal = "played" if done.share is not None else "none"
        return f"{told('calendar')}: {told('cell', day=self._dated, deal=deal, stars=done.stars)}"

    @property
    def _dated(self) -> str:
        month = told("month", month=month_name(self._chosen), year=self._chosen.year)
        return f"{self._chosen.day} {month}"

    @property
    def _weeks(self) -> list[list[int]]:
        return monthcalendar(self._chosen.year, self._chosen.month)

    def measure(self, width: int) -> tuple[int, int]:
        rows = len(self._weeks) + 1
        high = self.theme.line_height("strong") + rows * self.theme.px(_CELL)
        return width, high

    def cell(self, day: int) -> pygame.Rect:
        """Where a day of the month stands."""
        row, column = next(
            (row, week.index(day)) for row, week in enumerate(self._weeks) if day in week
        )
        return self._at(row + 1, column)

    def _at(self, row: int, column: int) -> pygame.Rect:
        wide, high = self.rect.w // 7, self.theme.px(_CELL)
        top = self.rect.y + self.theme.line_height("strong")
        return pygame.Rect(self.rect.x + column * wide, top + row * high, wide, high)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        month = told("month", month=month_name(self._chosen), year=self._chosen.year)
        head = theme.text(month, "strong", p.ink)
        canvas.blit(head, head.get_rect(midtop=(self.rect.centerx, self.rect.y)))
        for column in range(7):
            name = theme.text(told("weekday", number=column + 1), "small", p.ink_soft)
            canvas.blit(name, name.get_rect(center=self._at(0, column).center))
        for week in self._weeks:
            for day in filter(None, week):
                self._draw_day(canvas, self._chosen.replace(day=day))

    def _draw_day(self, canvas: Canvas, day: date) -> None:
        theme, p = self.theme, self.theme.palette
        cell, done = self.cell(day.day), self._days.of(day)
        inner = cell.inflate(-theme.px(4), -theme.px(4))
        inner = pygame.Rect(0, 0, inner.h, inner.h)
        inner.center = cell.center
        round_ = inner.h // 2
        if done.share is not None:  # a coin for the deal
            canvas.blit(paint.box(theme, inner.size, p.second, radius=round_), inner)
        if day == self._chosen:
            ring = None if done.share is not None else mix(p.paper, p.accent, 0.16)
            disc = paint.box(theme, inner.size, ring or p.second, radius=round_, border=p.accent,
                             line=theme.px(3 if self.focused else 2))  # fmt: skip
            canvas.blit(disc, inner)
        ink = p.ink if day <= self._last else mix(p.ink_soft, p.paper, 0.5)
        number = theme.text(str(day.day), "strong" if day == self._last else "body", ink)
        canvas.blit(number, number.get_rect(center=cell.center))
        if done.stars:  # and a star for the puzzle
            mark = star(theme, theme.px(13), p.ink, full=True)
            canvas.blit(mark, mark.get_rect(center=(inner.right, inner.y + theme.px(4))))

    def key(self, event: pygame.Event) -> bool:
        if event.key in _STEPS:
            self._go(self._chosen + timedelta(days=_STEPS[event.key]))
            return True
        return super().key(event)

    def release(self, pos: tuple[int, int]) -> None:
        days = (day for week in self._weeks for day in week if day)
        chosen = next((day for day in days if self.cell(day).collidepoint(pos)), None)
        if chosen is not None:
            self._go(self._chosen.replace(day=chosen))

    def _go(self, day: date) -> None:
        if day <= self._last:
            self._choose(day)
