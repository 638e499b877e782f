"""The page of a day: its deal, its puzzle, one's own mistakes that are back, and a calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame

from cardtable.files import DataError, own_files, saves_folder
from cardtable.files.progress import Day, Days, due_mistakes, load_days, note_deal, note_dealt
from cardtable.players import Player, computers
from cardtable.presenter.teaching import puzzle_title
from cardtable.presenter.today import (
    LEVEL,
    MARK,
    Deal,
    dated,
    deal_of,
    ended,
    next_day,
    puzzle_of,
    shared,
    solved,
    today,
    told,
)
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes import lessons, menu, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.practising import note, practise, preview, solve
from cardtable.table.scenes.tablescene import position
from cardtable.table.widgets.boxes import Column, Columns, Grid, Line, Panel, Row, Spacer
from cardtable.table.widgets.controls import Button, Label, SignButton, sign
from cardtable.table.widgets.stars import Calendar, Stars, leaf
from cardtable.table.widgets.ui import Ui, Widget

_LEAST = 230  # width that each of three columns needs on average
SHAPE = 0.58  # of a picture: its height, of its width


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


def company(app: App, deal: Deal) -> list[Player]:
    """Who sits down to a day's deal: whoever played here last, and computers."""
    you = Player(lessons.learner(app.settings))
    names = computers([you.name])[: deal.seats - 1]
    return [you, *(Player(name, "bot", LEVEL) for name in names)]


def under_way(day: date) -> Path | None:
    """The file of a day's deal, where it is being played."""
    name = load_days().of(day).game
    saves = own_files(saves_folder(), backups=True)[0]
    return next((path for path in saves if path.name == name), None)


def play(app: App, ui: Ui, day: date) -> None:
    """Go on with a day's deal, or deal it."""
    if (path := under_way(day)) is not None:
        found, problem = unfinished.reopen(path)
        if found is not None:
            app.push(scenes.play_scene(app, found))
            return
        if problem == unfinished.busy():
            ui.toast(problem)
            return
        app.tell(problem)

    def deal_it() -> None:
        deal = deal_of(day)
        session = Session.saved(deal.rules, company(app, deal), deal.seed)
        session.record.extra[MARK] = day.isoformat()
        session.save()
        if (path := session.path) is not None:
            note(app, lambda: note_dealt(day.isoformat(), path.name))
        app.push(scenes.play_scene(app, session))

    menu.before_first(app, ui, deal_it)


def _sheet(above: str, head: str | Widget, *parts: Widget, grow: bool = False) -> Panel:
    """A sheet with a heading, and a small line above it."""
    small = [Label(above, "small", soft=True)] if above else []
    first = Label(head, "heading" if above else "subheading") if isinstance(head, str) else head
    return Panel(Column(*small, first, gap=0), *parts, pad=18, gap=10, grow=grow)


class TodayPage(Page):
    """One day, today to begin with."""

    def __init__(self, app: App, day: date | None = None) -> None:
        self._today = today()
        self._day = day or self._today
        super().__init__(app)

    def build(self) -> Widget:
        days, day = load_days(), self._day
        done, now = days.of(day), self._day == self._today
        row = days.streak(day)
        month = Panel(
            Line(sign("streak"), Label(told("streak", count=row), "strong" if row else "small")),
            Calendar(day, today(), days, self._turn_to),
            Row(
                SignButton("back", told("earlier"), lambda: self._month(-1)),
                SignButton("share", told("share"), self._copy, tip=told("copy")),
                SignButton("on", told("later"), lambda: self._month(1)),
                gap=0, align="stretch",
            ),
            pad=16, gap=8,
        )  # fmt: skip
        if now:
            time = next_day(datetime.now(UTC))
            month.adopt(Label(told("next", time=time), "small", soft=True))
        return self.headed(
            told("title") if now else dated(day),
            Columns(
                Column(leaf(day, tall=100), month, gap=18),
                Column(
                    Columns(
                        self._deal(done), self._puzzle(done), gap=18, least=_LEAST, grow=True
                    ),
                    Grid(self._mistakes(), self._all(days), least=_LEAST, gap=18),
                    gap=18,
                ),
                gap=18, least=1.5 * _LEAST, shares=(0.68, 2), grow=True,
            ),
        )  # fmt: skip

    def _deal(self, done: Day) -> Widget:
        deal = deal_of(self._day)
        about = [Label(told("deal-about", others=deal.seats - 1), "small", soft=True)]
        if done.share is not None:
            ending = told("deal-done", ended=ended(done.share), others=deal.seats - 1)
            about.append(Label(ending))
        if done.expert is not None:
            about.append(Label(told("expert-done", ended=ended(done.expert))))
        key = "play" if under_way(self._day) is None else "go-on"
        begin = Button(told(key), self._play, tip=told(f"{key}-tip"),
                       kind="primary" if done.share is None else "plain")  # fmt: skip
        name = deal.rules.names.shown(polite=self.app.settings.polite)
        players = company(self.app, deal)
        session = Session.new(deal.rules, players, deal.seed)
        view = session.view(session.seats[0])
        names = {seat: each.name for seat, each in zip(session.seats, players, strict=True)}
        shown = position(self.app, view, name, names=names, shape=SHAPE)
        return _sheet(told("deal"), name, shown, *about, Spacer(grow=True), begin, grow=True)

    def _puzzle(self, done: Day) -> Widget:
        puzzle = puzzle_of(self._day)
        if puzzle is None:
            return _sheet(told("puzzle"), told("no-puzzle"), grow=True)
        name = unfinished.known(puzzle.rules, polite=self.app.settings.polite)[0]
        kind, day = puzzle_title(puzzle), self._day.isoformat()
        begin = Button(told("again" if done.stars else "solve"),
                       lambda: solve(self.app, [puzzle], 0, day),
                       kind="plain" if done.stars else "primary")  # fmt: skip
        shown, ask = preview(self.app, puzzle, SHAPE)
        begin.enabled = shown is not None
        head = Line(Label(kind, "heading", grow=True), Stars(done.stars, side=24))
        picture = [] if shown is None else [shown]
        return _sheet(f"{told('puzzle')} · {name}", head, *picture, Label(ask, "small", soft=True),
                      Spacer(grow=True), begin, grow=True)  # fmt: skip

    def _mistakes(self) -> Widget:
        due = due_mistakes(today())
        if not due:
            return _sheet("", told("mistakes"), Label(told("no-mistakes"), "small", soft=True))
        begin = Button(told("try"), lambda: practise(self.app, due))
        about = Label(told("mistakes-about", count=len(due)), grow=True)
        return _sheet("", told("mistakes"), Line(about, begin))

    def _all(self, days: Days) -> Widget:
        count = sum(1 for stars in days.puzzles.values() if stars)
        every = Button(told("all-puzzles"), lambda: self.app.push(scenes.puzzles_scene(self.app)),
                       tip=told("all-tip"))  # fmt: skip
        about = Label(solved(count), "small", soft=True, grow=True)
        return _sheet("", told("puzzles"), Line(about, every))

    # --- what can be done -------------------------------------------------------------------------

    def _play(self) -> None:
        play(self.app, self.ui, self._day)

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
