"""The lessons of a game: what each teaches, how long it takes, and the stars earned so far."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.names import clean_name
from cardtable.engine.rules import Rules
from cardtable.files import DataError, Fault, Settings, by_file
from cardtable.files.days import load_days
from cardtable.files.mistakes import load_mistakes
from cardtable.lessons.catalogue import held, lessons_of
from cardtable.lessons.course import MOST
from cardtable.lessons.lesson import Lesson
from cardtable.lessons.progress import Progress, load_progress, note_offer, offered
from cardtable.presenter.layoutfile import backdrop_of, table_of
from cardtable.presenter.model import sentence
from cardtable.presenter.phrases import wording
from cardtable.presenter.words import readable
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import menu, page, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Modal, Panel, Scroll
from cardtable.table.widgets.controls import Button, Control, Label
from cardtable.table.widgets.stars import Stars
from cardtable.table.widgets.ui import Ui, Widget

USUAL = "Player 1"
"""Who learns before anybody has given a name."""


def before_first(app: App, ui: Ui, game: str, play: Callable[[], None]) -> None:
    """Play; before the first game of its kind ask, once, whether a guide is wanted.

    Enter plays. Escape, a click beside the question and “Cancel” go back, and it is asked again.
    """
    lessons = lessons_of(game)
    lesson = next((one for one in lessons if one.first), None)
    begun = load_progress().keys() & {one.id for one in lessons}
    if lesson is None or begun or offered(game) or _played(game):
        play()
        return
    guided = partial(begin, app, ui, lesson, files.load_rules(game))

    def answer(action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            ui.close(question)
            with suppress(DataError):  # then it is asked again
                app.trouble = note_offer(game) or app.trouble
            action()

        return act

    name = unfinished.known(game, polite=app.settings.polite)[0]
    question = Modal(
        Label(wording("pages.lessons-new-to", name=name), "heading", align="centre"),
        Label(wording("pages.lessons-guide-about", minutes=lesson.minutes), align="centre"),
        Button(wording("pages.lessons-to-the-cards"), answer(play), kind="primary"),
        Button(wording("pages.lessons-with-guide"), answer(guided)),
        Button(wording("pages.cancel"), lambda: ui.close(question), kind="line"),
        Label(wording("pages.lessons-learn-later"), "small", align="centre",
              soft=True),
        widest=440,
    )  # fmt: skip
    ui.open(question)


def learn(app: App, ui: Ui, rules: Rules, lesson: Lesson | None = None) -> None:
    """Go to the lessons that hold under these rules, or to this one of them."""
    if lesson is None:
        app.push(scenes.lessons_scene(app, rules))
    else:
        begin(app, ui, lesson, rules)


def begin(app: App, ui: Ui, lesson: Lesson, rules: Rules) -> None:
    """Go to a lesson under its own rules, or a variant's; say so where it can't begin."""
    own = rules == files.load_rules(rules.game.ID)

    def sit_down() -> None:
        try:
            app.push(scenes.lesson_scene(app, lesson, None if own else rules))
        except DataError as error:
            ui.toast(wording("pages.lessons-not-shown", error=str(error)), seconds=8)

    menu.before_first(app, ui, sit_down)


def first_rules(settings: Settings, game: str) -> str:
    """The simpler rules by which somebody new plays a game first; `""` for its own."""
    last = settings.last_setup.get("last")
    chosen = isinstance(last, dict) and game in last
    return "" if chosen else table_of(game).coach


def learner(settings: Settings) -> str:
    """The name of whoever played here last, for the learner's plate."""
    chairs = settings.last_setup.get("chairs")
    for one in chairs if isinstance(chairs, list) else ():
        if isinstance(one, dict) and one.get("kind") == "human":
            return clean_name(str(one.get("name") or one.get("person") or ""), USUAL)
    return USUAL


def look(app: App) -> None:
    """Have it told on the next page if a file of what has been learned or solved is damaged."""
    problems: list[str] = []
    for load in (load_progress, load_days, load_mistakes):
        load(problems)
    app.tell(" ".join(problems))


def stars_of(game: str) -> tuple[int, int]:
    """The stars earned in a game's lessons, and how many there are; quick where there are none."""
    done = load_progress()
    if not any(one.stars for one in done.values()):
        return 0, 0
    lessons = lessons_of(game)
    return sum(done.get(one.id, Progress()).stars for one in lessons), MOST * len(lessons)


def is_new(game: str) -> bool:
    """Whether a game has lessons, and no star has been earned in them."""
    written = (files.rules_folder() / files.LESSONS / f"{game}.yaml").is_file()
    return written and not stars_of(game)[0]


def guide_to(game: str) -> Lesson | None:
    """The guided first game of a game that is new; None for all others."""
    return lessons_of(game)[0] if is_new(game) else None


def _played(game: str) -> bool:
    """Whether there is a game of this kind, finished or not."""
    before = {one.rules: one.own for one in files.finished_games()}
    before |= {one.rules: one.own for one in files.saved_games()}
    return any(unfinished.known(one, own, polite=True)[1] == game for one, own in before.items())


_PAD, _GAP = 12, 16  # pixels at scale 1


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
        told = (self.title, self.about, self.detail, self._stars.spoken)
        return wording("controls.button", words=", ".join(filter(None, told)))

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
        fill, _, _ = self.face(pressed=self.pressed)
        paint.sheet(canvas.surface, theme, rect, fill=fill, inner=False)
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
        look(app)
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
            words = wording("pages.lessons-left", count=self._left)
            notes.append(Label(words, "small", on="cloth"))
        if not slips:
            notes.append(Panel(Label(wording("pages.lessons-none")), pad=22))
        told_of = page.block(sorted(self._faulty, key=by_file), self._tell, _own_folder(), "lesson")
        notes += [Panel(one, pad=18) for one in told_of]
        name = self.rules.names.shown(polite=self.app.settings.polite)
        return self.headed(
            wording("pages.lessons-title", name=name), Scroll(Column(*slips, *notes, gap=10, pad=8))
        )

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    def enter(self) -> None:
        if load_progress() != self._shown:
            self.rebuild()
        super().enter()
        if self.ui.focus is None and self.slips:
            self.ui.set_focus(self.slips[0], by_keyboard=self.app.by_keyboard)

    def _begin(self, lesson: Lesson) -> None:
        begin(self.app, self.ui, lesson, self.rules)


def _own_folder() -> Path:
    return files.own_rules_folder() / files.LESSONS


def _detail(lesson: Lesson, done: Progress) -> str:
    """What kind of lesson it is, how long it takes, and how far it has come."""
    first = wording("pages.lessons-first") if lesson.first else ""
    told = [first, wording("pages.lessons-about", minutes=lesson.minutes)]
    if done.history:
        told.append(wording("pages.lessons-goes-on", step=len(done.history) + 1))
    elif not done.stars:
        told.append(wording("pages.lessons-not-yet"))
    return sentence(", ".join(filter(None, told)))


def _you(seat: str) -> str:
    """Who a title speaks of, before anybody sits there."""
    return wording("pages.lessons-you" if seat == "p1" else "pages.lessons-opponent")
