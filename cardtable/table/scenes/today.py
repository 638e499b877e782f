"""The page of a day: its deal, its puzzle, one's own mistakes that are back, and a calendar."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pygame

from cardtable.files import DataError, own_files, saves_folder
from cardtable.files.days import Day, load_days, note_deal, note_dealt
from cardtable.files.mistakes import due_mistakes
from cardtable.players import Player, computers
from cardtable.presenter.today import (
    LEVEL,
    MARK,
    dated,
    deal_of,
    ended,
    next_day,
    puzzle_of,
    shared,
    today,
    told,
)
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes import lessons, menu, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.practising import note, practise, solve
from cardtable.table.widgets.boxes import Column, Panel, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.stars import Calendar
from cardtable.table.widgets.ui import Widget

TALL = 38
GAP, NARROW = 16, 640  # pixels at scale 1


def note_result(session: Session, expert: float | None = None) -> str:
    """Keep the end of a game that was a day's deal, dealt here; gives what there is to tell."""
    day, humans, path = session.record.extra.get(MARK), session.humans, session.path
    if not isinstance(day, str) or len(humans) != 1 or not session.over or path is None:
        return ""
    if load_days().of(day).game != path.name:  # somebody else's
        return ""
    share = (1 + session.state.returns()[session.seats.index(humans[0])]) / 2
    try:
        return note_deal(day, None if session.record.undone else share, expert)
    except DataError as error:
        return str(error)


class Halves(Widget):
    """Two side by side, as high as the higher one; one above the other where it is narrow."""

    def __init__(self, one: Widget, other: Widget) -> None:
        super().__init__()
        self.adopt(one, other)

    def _wide(self, width: int) -> int:
        """The width of each of them."""
        gap = self.theme.px(GAP)
        return width if width < self.theme.px(NARROW) else (width - gap) // 2

    def measure(self, width: int) -> tuple[int, int]:
        wide = self._wide(width)
        one, other = (each.measure(wide)[1] for each in self.children)
        return width, max(one, other) if wide < width else one + other + self.theme.px(GAP)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        wide, gap = self._wide(rect.w), self.theme.px(GAP)
        one, other = self.children
        if wide < rect.w:
            one.place(pygame.Rect(rect.x, rect.y, wide, rect.h))
            other.place(pygame.Rect(rect.x + wide + gap, rect.y, wide, rect.h))
        else:
            high = one.measure(wide)[1]
            one.place(pygame.Rect(rect.x, rect.y, wide, high))
            below = rect.y + high + gap
            other.place(pygame.Rect(rect.x, below, wide, rect.bottom - below))


class TodayPage(Page):
    """One day, today to begin with."""

    def __init__(self, app: App, day: date | None = None) -> None:
        self._today = today()
        self._day = day or self._today
        super().__init__(app)

    def build(self) -> Widget:
        days, day = load_days(), self._day
        done = days.of(day)
        left = Column(*self._deal(done), *self._puzzle(done), *self._mistakes(), gap=8)
        calendar = Calendar(day, today(), days, self._turn_to)
        back = Button(told("earlier"), lambda: self._month(-1), tall=TALL)
        on = Button(told("later"), lambda: self._month(1), tall=TALL)
        line = Button(told("copy"), self._copy, tall=TALL)
        right = Column(calendar, Row(back, on, gap=8, align="stretch"), line, gap=10)
        return self.headed(
            f"{told('title')}: {dated(day)}" if day == today() else dated(day),
            Halves(Panel(left, pad=18), Panel(right, pad=18)),
            widest=960,
        )

    def _deal(self, done: Day) -> list[Widget]:
        deal = deal_of(self._day)
        name = deal.rules.names.shown(polite=self.app.settings.polite)
        parts: list[Widget] = [Label(told("deal", game=name), "subheading")]
        if done.share is None:
            parts.append(Label(told("deal-about", others=deal.seats - 1), "small", soft=True))
        else:
            parts.append(Label(told("deal-done", ended=ended(done.share))))
        if done.expert is not None:
            parts.append(Label(told("expert-done", ended=ended(done.expert))))
        key = "play" if self._under_way is None else "go-on"
        parts.append(Button(told(key), self._play, tip=told(f"{key}-tip"), tall=TALL,
                            kind="primary" if done.share is None else "plain"))  # fmt: skip
        if self._day == self._today:
            time = next_day(datetime.now().astimezone())
            parts.append(Label(told("next", time=time), "small", soft=True))
        return parts

    def _puzzle(self, done: Day) -> list[Widget]:
        puzzle = puzzle_of(self._day)
        every = Button(told("all-puzzles"), lambda: self.app.push(scenes.puzzles_scene(self.app)),
                       tip=told("all-tip"), tall=TALL)  # fmt: skip
        if puzzle is None:
            return [Label(told("no-puzzle"), soft=True), every]
        name = unfinished.known(puzzle.rules, polite=self.app.settings.polite)[0]
        words = told("kind", kind=puzzle.kind)
        if done.stars:
            words = f"{words}: {told('solved', stars=done.stars)}"
        day = self._day.isoformat()
        begin = Button(told("solve"), lambda: solve(self.app, [puzzle], 0, day), tall=TALL,
                       kind="plain" if done.stars else "primary")  # fmt: skip
        return [
            Label(told("puzzle", game=name), "subheading"),
            Label(words),
            Row(begin, every, gap=8, align="stretch"),
        ]

    def _mistakes(self) -> list[Widget]:
        found = due_mistakes(today())
        head = Label(told("mistakes"), "subheading")
        if not found:
            return [head, Label(told("no-mistakes"), "small", soft=True)]
        begin = Button(told("try"), lambda: practise(self.app, found), tall=TALL)
        return [head, Label(told("mistakes-about", count=len(found))), begin]

    # --- what can be done -------------------------------------------------------------------------

    @property
    def _under_way(self) -> Path | None:
        """The file of the day's deal, where it is being played."""
        name = load_days().of(self._day).game
        saves = own_files(saves_folder(), backups=True)[0]
        return next((path for path in saves if path.name == name), None)

    def _play(self) -> None:
        """Go on with the day's deal, or deal it."""
        if (path := self._under_way) is not None:
            found, problem = unfinished.reopen(path)
            if found is not None:
                self.app.push(scenes.play_scene(self.app, found))
                return
            if problem == unfinished.busy():
                self.ui.toast(problem)
                return
            self.app.tell(problem)
        menu.before_first(self.app, self.ui, self._deal_it)

    def _deal_it(self) -> None:
        deal = deal_of(self._day)
        you = Player(lessons.learner(self.app.settings))
        names = computers([you.name])[: deal.seats - 1]
        others = [Player(name, "bot", LEVEL) for name in names]
        session = Session.saved(deal.rules, [you, *others], deal.seed)
        session.record.extra[MARK] = self._day.isoformat()
        session.save()
        if (path := session.path) is not None:
            note(self.app, lambda: note_dealt(self._day.isoformat(), path.name))
        self.app.push(scenes.play_scene(self.app, session))

    def _copy(self) -> None:
        name = deal_of(self._day).rules.names.shown(polite=self.app.settings.polite)
        line = shared(self._day, load_days().of(self._day), name)
        try:
            pygame.scrap.put_text(line)
            self.ui.toast(told("copied", line=line), seconds=6)
        except pygame.error:
            self.ui.toast(told("no-clipboard"))

    def _turn_to(self, day: date) -> None:
        self._day = day
        self.rebuild()

    def _month(self, step: int) -> None:
        """The last day of the month before, or the first of the next one that has begun."""
        first = self._day.replace(day=1)
        day = first - timedelta(days=1) if step < 0 else (first + timedelta(days=32)).replace(day=1)
        self._turn_to(min(day, today()))

    def update(self, dt: float) -> None:
        if (now := today()) != self._today:  # midnight has passed
            self._day = now if self._day == self._today else self._day
            self._today = now
            self.rebuild()
        super().update(dt)

    def enter(self) -> None:
        self.rebuild()
        super().enter()
        if self.ui.focus is None:
            stops = [one for one in self.ui.root.walk() if one.focusable]
            self.ui.set_focus(stops[1], by_keyboard=self.app.by_keyboard)
