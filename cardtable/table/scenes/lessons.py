"""The lessons of a game: what each teaches, how long it takes, and the stars earned so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.rules import Rules
from cardtable.files import Fault, by_file
from cardtable.lessons.catalogue import held, lessons_of
from cardtable.lessons.lesson import Lesson
from cardtable.lessons.progress import Progress, load_progress
from cardtable.presenter.tablefile import backdrop_of
from cardtable.presenter.words import readable
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import faults, learning
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Panel, Scroll
from cardtable.table.widgets.controls import Control, Label
from cardtable.table.widgets.stars import Stars
from cardtable.table.widgets.ui import Widget

_PAD, _GAP = 12, 16  # pixels at scale 1
_NOTHING = "There are no lessons for this game yet. The rules page explains it."


class LessonSlip(Control):
    """A slip of paper for one lesson: its title, what it teaches, its stars."""

    def __init__(
        self, lesson: Lesson, done: Progress, title: str, about: str, begin: Callable[[], None]
    ) -> None:
        super().__init__()
        self.lesson, self.title, self.about, self._begin = lesson, title, about, begin
        self.detail = _detail(lesson, done)
        self._stars = Stars(done.stars, side=22)
        self.adopt(self._stars)

    @property
    def spoken(self) -> str:
        return ", ".join(
            filter(None, (self.title, self.about, self.detail, self._stars.spoken, "button"))
        )

    def _room(self, width: int) -> int:
        """Width of the words."""
        px = self.theme.px
        return max(1, width - self._stars.measure(width)[0] - 2 * px(_PAD) - px(_GAP))

    def _lines(self, width: int) -> list[str]:
        return self.theme.wrap(self.about, self._room(width)) if self.about else []

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        titles = len(theme.wrap(self.title, self._room(width), "name"))
        high = titles * theme.line_height("name") + theme.line_height("small")
        high += len(self._lines(width)) * theme.line_height("body")
        return width, high + 2 * theme.px(_PAD)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        place = pygame.Rect((0, 0), self._stars.measure(rect.w))
        place.midright = (rect.right - self.theme.px(_PAD), rect.centery)
        self._stars.place(place)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        spread = px(5)
        shadow = paint.shadow(theme, rect.size, spread)
        canvas.blit(shadow, (rect.x - 2 * spread, rect.y - 2 * spread + px(2)))
        fill, _, _ = self.face(pressed=self.pressed)
        canvas.blit(paint.box(theme, rect.size, fill, border=p.paper_edge), rect)
        left, y, room = rect.x + px(_PAD), rect.y + px(_PAD), self._room(rect.w)
        for line in theme.wrap(self.title, room, "name"):
            canvas.blit(theme.text(line, "name", p.ink), (left, y))
            y += theme.line_height("name")
        for line in self._lines(rect.w):
            canvas.blit(theme.text(line, "body", p.ink), (left, y))
            y += theme.line_height("body")
        detail = theme.cut(self.detail, room, "small")
        canvas.blit(theme.text(detail, "small", p.ink_soft), (left, y))

    def activate(self) -> None:
        self._begin()


class LessonsPage(Page):
    """All lessons of a game; of a variant those that hold in it."""

    def __init__(self, app: App, rules: Rules) -> None:
        """`rules` are the game's own, or a variant's with its options."""
        self.rules = rules
        learning.look(app)
        self._faulty: list[Fault] = []
        every = lessons_of(rules.game.ID, self._faulty)
        self._lessons = held(every, rules)
        self._left = len(every) - len(self._lessons)
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(backdrop_of(self.rules.game.ID))

    @property
    def slips(self) -> list[LessonSlip]:
        """The lessons as they are listed."""
        return [one for one in self.ui.root.walk() if isinstance(one, LessonSlip)]

    def build(self) -> Widget:
        done = load_progress()
        self._shown = done
        titles = self.rules.game.titles(self.rules)
        slips = []
        for lesson in self._lessons:
            title, about = (readable(each, _you, titles) for each in (lesson.title, lesson.about))
            far = done.get(lesson.id, Progress())
            slips.append(LessonSlip(lesson, far, title, about, partial(self._begin, lesson)))
        notes: list[Widget] = []
        if self._left:
            words = "1 lesson of the usual game doesn't" if self._left == 1 else (
                f"{self._left} lessons of the usual game don't"
            )  # fmt: skip
            notes.append(Label(f"{words} apply to this variant.", "small", on="cloth"))
        if not slips:
            notes.append(Panel(Label(_NOTHING), pad=22))
        told_of = faults.block(
            sorted(self._faulty, key=by_file), self._tell, _own_folder(), "lesson file"
        )
        notes += [Panel(one, pad=18) for one in told_of]
        name = self.rules.names.shown(polite=self.app.settings.polite)
        return self.headed(f"Learn {name}", Scroll(Column(*slips, *notes, gap=10, pad=8)))

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    def enter(self) -> None:
        if load_progress() != self._shown:
            self.rebuild()
        super().enter()
        if self.ui.focus is None and self.slips:
            self.ui.set_focus(self.slips[0], by_keyboard=self.app.by_keyboard)

    def _begin(self, lesson: Lesson) -> None:
        learning.begin(self.app, self.ui, lesson, self.rules)


def _own_folder() -> Path:
    return files.own_rules_folder() / files.LESSONS


def _detail(lesson: Lesson, done: Progress) -> str:
    """What kind of lesson it is, how long it takes, and how far it has come."""
    kind = "A first game with a guide, " if lesson.first else ""
    words = f"{kind}about {lesson.minutes} min"
    if done.history:
        words += f", goes on at step {len(done.history) + 1}"
    elif not done.stars:
        words += ", not played yet"
    return words[:1].upper() + words[1:]


def _you(seat: str) -> str:
    """Who a title speaks of, before anybody sits there."""
    return "you" if seat == "p1" else "your opponent"
