"""The lessons of a game: what each teaches, how long it takes, and the stars earned so far."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.clean import clean_name
from cardtable.engine.record import usual_name
from cardtable.engine.rules import Rules
from cardtable.files import DataError, Fault, Settings, by_file
from cardtable.files.progress import (
    Progress,
    load_progress,
    note_offer,
    was_offered,
)
from cardtable.lessons.check import held, lessons_of
from cardtable.lessons.course import MOST
from cardtable.lessons.lesson import Lesson
from cardtable.presenter.layoutfile import backdrop_of, table_of
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.words import readable
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import menu, page, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Grid, Line, Modal, Panel, Spacer
from cardtable.table.widgets.controls import Button, Image, Label, Slip
from cardtable.table.widgets.stars import Stars, star
from cardtable.table.widgets.ui import Ui, Widget


def before_first(app: App, ui: Ui, game: str, play: Callable[[], None]) -> None:
    """Play; before the first game of its kind ask, once, whether a guide is wanted.

    Enter plays. Escape, a click beside the question and “Cancel” go back, and it is asked again.
    """
    lessons = lessons_of(game)
    lesson = next((one for one in lessons if one.first), None)
    begun = load_progress().keys() & {one.id for one in lessons}
    if lesson is None or begun or was_offered(game) or _played(game):
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
            return clean_name(str(one.get("name") or one.get("person") or ""), usual_name())
    return usual_name()


def stars_of(game: str) -> tuple[int, int]:
    """The stars earned in a game's lessons, and how many there are; quick where there are none."""
    done = load_progress()
    if not any(one.stars for one in done.values()):
        return 0, 0
    lessons = lessons_of(game)
    return sum(done.get(one.id, Progress()).stars for one in lessons), MOST * len(lessons)


def is_new(game: str) -> bool:
    """Whether a game has lessons, and no star has been earned in them."""
    written = files.rules_path(f"{files.LESSONS}/{game}.yaml").is_file()
    return written and not stars_of(game)[0]


def guide_to(game: str) -> Lesson | None:
    """The guided first game of a game that is new; None for all others."""
    return lessons_of(game)[0] if is_new(game) else None


def _played(game: str) -> bool:
    """Whether there is a game of this kind, finished or not."""
    before = {one.rules: one.own for one in files.finished_games()}
    before |= {one.rules: one.own for one in files.saved_games()}
    return any(unfinished.known(one, own, polite=True)[1] == game for one, own in before.items())


PICTURE = 120  # height of a lesson's picture at scale 1
CARD = 0.76  # of that height: a card in it
FAN, APART = 0.42, 0.86  # of a card's width: from one to the next, and to those that are played
DISC = 30  # of a lesson's number at scale 1
DOT, BETWEEN = 3.5, 9.5  # of the way from lesson to lesson: a dot, and how far it is to the next


class Way(Grid):
    """Slips with a dotted way over the cloth from each to the next, faint after the `next_up`."""

    def __init__(self, *slips: Widget, next_up: int) -> None:
        super().__init__(*slips, least=196)
        self._next_up = next_up

    def draw(self, canvas: Canvas) -> None:
        theme, p, half = self.theme, self.theme.palette, self.theme.px(self.gap / 2)
        side = max(2, theme.px(DOT))
        for number, (one, other) in enumerate(pairwise(one.rect for one in self.children)):
            corners = [one.midright, other.midleft]
            if other.y > one.y:
                between = one.bottom + half
                corners = [one.midbottom, (one.centerx, between), (other.centerx, between),
                           other.midtop]  # fmt: skip
            gone = number < self._next_up
            dot = paint.box(
                theme, (side, side), p.second if gone else mix(p.cloth.light, p.second, 0.45),
                radius=side // 2,
            )  # fmt: skip
            for a, b in pairwise(map(pygame.Vector2, corners)):
                count = max(1, round(a.distance_to(b) / theme.px(BETWEEN)))
                for step in range(count):
                    canvas.blit(dot, dot.get_rect(center=a.lerp(b, (step + 0.5) / count)))


class LessonsPage(Page):
    """All lessons of a game; of a variant those that hold in it."""

    leads = "keys.leave-lesson-menu"

    def __init__(self, app: App, rules: Rules) -> None:
        """`rules` are the game's own, or a variant's with its options."""
        self.rules = rules
        page.look_at_progress(app)
        self._faulty: list[Fault] = []
        every = lessons_of(rules.game.ID, self._faulty)
        self._lessons = held(every, rules)
        self._left = len(every) - len(self._lessons)
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(backdrop_of(self.rules.game.ID))

    @property
    def slips(self) -> list[Slip]:
        """The lessons as they are listed, each a slip."""
        return [one for one in self.ui.root.walk() if isinstance(one, Slip)]

    def build(self) -> Widget:
        done = self._shown = load_progress()
        far = [done.get(lesson.id, Progress()) for lesson in self._lessons]
        self._next_up = next((n for n, one in enumerate(far) if not one.stars), -1)
        slips = [
            self._slip(n, *each) for n, each in enumerate(zip(self._lessons, far, strict=True))
        ]
        notes: list[Widget] = []
        if self._left:
            words = wording("pages.lessons-left", count=self._left)
            notes.append(Label(words, "small", on="cloth"))
        if not slips:
            notes.append(Panel(Label(wording("pages.lessons-none")), pad=22))
        told_of = page.block(sorted(self._faulty, key=by_file), self._tell, _own_folder(), "lesson")
        notes += [Panel(one, pad=18) for one in told_of]
        earned = wording(
            "pages.lessons-earned", stars=sum(one.stars for one in far), count=MOST * len(far)
        )
        full = Image(lambda theme, size: star(theme, size[0], theme.palette.second, full=True),
                     "star", wide=24, tall=24, framed=False)  # fmt: skip
        above = Line(Label(wording("pages.lessons-open"), "small", on="cloth", soft=True),
                     full, Label(earned, "strong", on="cloth"))  # fmt: skip
        name = self.rules.names.shown(polite=self.app.settings.polite)
        return self.headed(
            wording("pages.lessons-title", name=name),
            Way(*slips, next_up=self._next_up), *notes, beside=[above] if slips else [],
        )  # fmt: skip

    def _slip(self, number: int, lesson: Lesson, far: Progress) -> Slip:
        """A lesson: the cards of its trick, what it teaches, its stars; the next one is lit."""
        titles = self.rules.game.titles(self.rules)
        title, about = (readable(each, _you, titles) for each in (lesson.title, lesson.about))
        act = partial(self._begin, lesson)
        lit = number == self._next_up
        look = (lesson.id, number, lit, far.stars)
        seen = Image(partial(self._picture, lesson, number, far.stars), look, tall=PICTURE)
        foot: Widget = Label(_detail(lesson, far), "small", align="end", soft=True)
        if lit:
            foot = Button(wording("pages.lessons-go-on" if far.history else "pages.lessons-begin"),
                          act, kind="primary", tall=34)  # fmt: skip
            foot.focusable = False  # the slip does the same
        earned = Stars(far.stars)
        row = Line(earned, Column(foot, align="end", grow=True), gap=6, least=60)
        told = [Label(title, "name"), Label(about, "small", soft=True), Spacer(grow=True), row]
        words = [title, about, _kind(lesson), _detail(lesson, far), earned.spoken]
        return Slip(
            seen, Column(*told, gap=3, pad=6, grow=True), action=act, pad=8, gap=2,
            look="lit" if lit else "usual", spoken=", ".join(filter(None, words)),
        )  # fmt: skip

    def _picture(
        self, lesson: Lesson, number: int, earned: int, theme: Theme, size: tuple[int, int]
    ) -> pygame.Surface:
        """The cards that are played in a lesson, over those that they are played on or against."""
        made, p = paint.swatch(theme, size), theme.palette
        faces, data = self.app.faces, table_of(self.rules.game.ID)
        faces.dress(self.rules.game.titles(self.rules))
        from cardtable.presenter.teaching import trick  # read late: it judges moves, too

        own, met = trick(lesson)
        cards = [*((card, False) for card in met[::-1]), *((card, True) for card in own)]
        steps = [
            APART if ours and not before else FAN for (_, before), (_, ours) in pairwise(cards)
        ]
        high = round(size[1] * CARD)
        left, broad = theme.px(DISC + 14), 1 + sum(steps)
        high = min(high, round(high * (0.97 * size[0] - left) / (broad * faces.size(high)[0])))
        wide, back = faces.size(high)[0], data.backs.get("any", "")
        x = (size[0] + left - (broad - 1) * wide) / 2
        for (card, ours), step in zip(cards, [*steps, 0.0], strict=True):
            image = faces.face(card, high) if card else faces.back(high, which=back)
            turn = 4 - 9 * ours + 14 * (x - size[0] / 2) / -size[0]
            centre = (round(x), round(size[1] * (0.48 + 0.05 * ours)))
            for each in [faces.glow(high, p.glow)] * ours + [image]:
                turned = pygame.transform.rotozoom(each, turn, 1)
                made.blit(turned, turned.get_rect(center=centre))
            x += step * wide
        side = theme.px(DISC)
        fill, ink = (p.second, p.ink) if earned else (p.paper, p.ink)
        if number == self._next_up:
            fill, ink = p.accent, p.on_accent
        at = pygame.Rect(theme.px(5), theme.px(5), side, side)
        made.blit(paint.box(theme, at.size, fill, border=p.paper_edge, radius=side // 2), at)
        figure = theme.text(str(number + 1), "strong", ink)
        made.blit(figure, figure.get_rect(center=at.center))
        return made

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    def enter(self) -> None:
        if load_progress() != self._shown:
            self.rebuild()
        super().enter()
        if self.ui.focus is None and self.slips:
            self.ui.set_focus(self.slips[max(0, self._next_up)], by_keyboard=self.app.by_keyboard)

    def _begin(self, lesson: Lesson) -> None:
        begin(self.app, self.ui, lesson, self.rules)


def _own_folder() -> Path:
    return files.own_rules_folder() / files.LESSONS


def _kind(lesson: Lesson) -> str:
    return wording("pages.lessons-first") if lesson.first else ""


def _detail(lesson: Lesson, done: Progress) -> str:
    """How long a lesson takes, or where it goes on."""
    if done.history:
        return wording("pages.lessons-goes-on", step=len(done.history) + 1)
    return wording("pages.lessons-about", minutes=lesson.minutes)


def _you(seat: str) -> str:
    """Who a title speaks of, before anybody sits there."""
    return wording("pages.lessons-you" if seat == "p1" else "pages.lessons-opponent")
