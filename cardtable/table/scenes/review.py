"""A game looked at again: the chances to win, what was decided, and what would have been better."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from cardtable import files
from cardtable.ai.review import LABELS, Decision, Reviewing, begins
from cardtable.ai.worker import Worker
from cardtable.engine.notation import Seat
from cardtable.engine.record import Record, RecordError, replay
from cardtable.engine.state import State, TableError
from cardtable.presenter import houserules
from cardtable.presenter.layoutfile import laid_out
from cardtable.presenter.reviews import explained, moved, percent, review_words
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.practising import learn_from, mistakes_of, practise
from cardtable.table.widgets.boxes import Column, Panel, Row, Scroll
from cardtable.table.widgets.charts import ChanceGraph, ProgressBar, ReviewRow, ReviewRows
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.ui import Widget

_GAP = 12
_BESIDE = 440  # from this width on the words stand beside the list
_SHARE = 0.56  # the list's part of the width then, and of the height else
_LEAST = 220  # height of both
_LINES = 6  # that are told of a decision at most


def reviewing(app: App, record: Record, seat: Seat, path: Path | None) -> Reviewing:
    """The review of a seat's play, with what was kept of it beside the record at that path."""
    problems: list[str] = []
    kept = files.load_review(path, record, seat, problems) if path is not None else None
    app.tell(" ".join(problems))
    return Reviewing(record, files.rules_of_record(record), seat, _hire, kept)


def beside(session: Session) -> Reviewing | None:
    """What the expert does with the same cards, to be found out while the one person plays."""
    people, record = session.humans, session.record
    if len(people) != 1 or len(session.players) < 2 or record.seed is None:
        return None
    return Reviewing(begins(record), session.rules, people[0], _hire)


def keep(review: Reviewing, path: Path | None) -> None:
    """Stop it, and keep what is known by now beside the record at that path."""
    review.stop()
    if path is not None and review.decisions:
        files.save_review(path, review.record, review.seat, review.data())


def _hire() -> Worker:
    return Worker()


class ReviewPage(Page):
    """What the decisions of a game were worth. Another process judges as long as it is on top.

    Of a game that is still being played only one person's play is looked at.
    """

    def __init__(
        self, app: App, record: Record, path: Path | None = None, step: int | None = None
    ) -> None:
        """The review is kept beside `path`, where there is one; `step` is looked at first."""
        self._rules = files.rules_of_record(record)
        self._states: list[State] = []
        self._ends: list[int] = []
        """How many lines of the record lead to each of them."""
        at = 0
        try:
            for one in replay(record, self._rules):
                self._states.append(one.state.clone())
                at = one.at
                self._ends.append(at)
        except (RecordError, TableError):  # what comes before the damage is looked at
            record = replace(record, moves=record.moves[:at], outcome=None)
        self._record, self._path = record, path
        self._players = [Player.from_data(seat, n) for n, seat in enumerate(record.seats, 1)]
        end = self._states[-1]
        people = [s for s, one in zip(end.seats, self._players, strict=True) if one.human]
        self._you = people[0] if len(people) == 1 else ""
        self._seats = list(end.seats) if end.outcome is not None else people or list(end.seats)
        self._seat = (people or self._seats)[0]
        self._data = laid_out(self._rules)
        self._step = step
        self._at: int | None = step
        self._told: dict[int, ReviewRow] = {}
        self._review = reviewing(app, record, self._seat, path)
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(self._data.backdrop)

    @property
    def review(self) -> Reviewing:
        """What is known by now."""
        return self._review

    @property
    def at(self) -> int | None:
        """The step of the decision that is chosen."""
        return self._at

    def _name(self, seat: Seat) -> str:
        return self._players[self._states[0].seats.index(seat)].called

    # --- the page ---------------------------------------------------------------------------------

    def build(self) -> Widget:
        self._graph = ChanceGraph(self._choose)
        self._rows = ReviewRows(self._choose, self._look)
        self._lines = [Label("", "strong" if n == 0 else "body") for n in range(_LINES)]
        self._button = Button(
            review_words("look"), self._look, tip=review_words("look-tip"), tall=36
        )
        self._out = Button(
            review_words("play-out"), self._play_out, tip=review_words("play-out-tip"), tall=36
        )
        self._try = Button(
            review_words("try"), self._try_again, tip=review_words("try-tip"), tall=36
        )
        self._learn = Button(review_words("learn"), self._learn_from_it, tall=36)
        self._progress = ProgressBar(on="cloth")
        self._turned = Button(review_words("cancel"), self._turn, tall=36, wide=110)
        self._list = Scroll(self._rows)
        about = Scroll(Column(*self._lines, self._button, self._out, self._try, gap=6))
        title = houserules.title(self._rules, polite=self.app.settings.polite)
        seats = [(self._name(seat), seat) for seat in self._seats]
        choice = Segmented(seats, self._seat, self._sit, label=review_words("player"))
        page = self.headed(
            review_words("title-of", game=title),
            Row(
                *([choice] if len(seats) > 1 else []),
                self._turned,
                self._progress,
                self._learn,
                gap=14,
            ),
            Panel(_Desk(self._graph, self._list, about), pad=16, grow=True),
            widest=1300,
        )
        self._show()
        return page

    def _show(self) -> None:
        """What is known by now, and what is told of the chosen decision."""
        review = self._review
        chosen = self._chosen()
        self._at = chosen.step if chosen is not None else None
        judged = sorted(review.decisions.values(), key=lambda one: one.step)
        labels = {one.step: one.label for one in judged if one.label}
        self._graph.show(review.points, labels, len(self._states) - 1, self._at)
        self._rows.show([self._row(one) for one in judged if not one.forced], self._at)
        told = []
        if chosen is not None:
            told = explained(self._seen(chosen), self._data, self._name, self._you)
        for line, label in zip([*told, *[""] * _LINES], self._lines, strict=False):
            label.words, label.shown = line, bool(line)
        self._button.shown = chosen is not None
        self._out.shown = chosen is not None and self._states[-1].outcome is not None
        mine = self._players[self._states[0].seats.index(self._seat)].human
        self._try.shown = mine and chosen is not None and bool(chosen.label)
        self._learn.shown = mine and bool(labels)
        self._learn.tip = review_words("learn-tip", count=len(labels))
        done, wanted = len(review.decisions), review.wanted
        key = "beginning" if not wanted else "weighing" if done >= wanted else "looking"
        if not review.running:
            key = "failed" if review.trouble else "left"
        self._progress.show(
            done / max(1, wanted),
            review_words(key, done=done, wanted=wanted, problem=review.trouble),
        )
        self._progress.shown = self._turned.shown = not review.finished
        self._turned.words = review_words("cancel" if review.running else "again")

    def _renew(self) -> None:
        """Show what is known, with the chosen decision in view."""
        before = self._at
        self._show()
        self.resized()
        if self._at != before:
            self._rows.come()

    def _chosen(self) -> Decision | None:
        """The decision that was chosen, or the one that cost most so far."""
        found = self._review.decisions
        if self._step is not None:
            # a turn is judged as a whole: its decision may lie before or after the step
            return min(found.values(), key=lambda one: abs(one.step - (self._step or 0)),
                       default=None)  # fmt: skip
        every = [one for one in found.values() if not one.forced]
        return max(every, key=lambda one: (bool(one.label), one.loss), default=None)

    def _seen(self, one: Decision) -> Decision:
        """A decision with what its seat saw."""
        return replace(one, view=self._states[one.step - 1].view(one.seat))

    def _row(self, one: Decision) -> ReviewRow:
        if one.step not in self._told:
            move = moved(self._seen(one), one.played, self._data, self._name)
            told = review_words("label", label=one.label) if one.label else ""
            loss = review_words("loss", share=percent(one.loss)) if one.label in LABELS else ""
            self._told[one.step] = ReviewRow(one.step, move, one.label, told, loss)
        return self._told[one.step]

    # --- what can be done -------------------------------------------------------------------------

    def _choose(self, step: int) -> None:
        self._step = step
        self._renew()

    def _look(self) -> None:
        """The table as it was before the chosen decision."""
        if self._at is not None:
            at = (self._seat, self._at - 1)
            self.app.push(scenes.replay_scene(self.app, self._record, at=at))

    def _play_out(self) -> None:
        """Let experts play on after the chosen decision: what it leads to, at its worst."""
        if self._at is None:
            return
        seats = [replace(one, kind="bot", level="expert") for one in self._players]
        begun = replace(
            self._record,
            seats=[one.to_data() for one in seats],
            moves=self._record.moves[: self._ends[self._at]],
            outcome=None,
            undone=[],
        )
        session = Session.resume(begun)
        session.led = session.step_count - 1  # others than these experts have played so far
        self.app.tell(review_words("playing-out"))
        self.app.push(scenes.play_scene(self.app, session))

    def _try_again(self) -> None:
        """The chosen decision, to be made better."""
        if (chosen := self._chosen()) is not None:
            practise(self.app, mistakes_of(self._record, self._rules, [chosen]))

    def _learn_from_it(self) -> None:
        """All that cost something, one by one."""
        every = sorted(self._review.decisions.values(), key=lambda one: one.step)
        if found := mistakes_of(self._record, self._rules, every):
            learn_from(self.app, found)

    def _sit(self, seat: Seat) -> None:
        """Look at another player's decisions."""
        keep(self._review, self._path)
        self._seat, self._step, self._told = seat, None, {}
        self._review = reviewing(self.app, self._record, seat, self._path)
        self._review.go()
        self.rebuild()

    def _turn(self) -> None:
        """Cancel, or go on after that."""
        if self._review.running:
            self._review.stop()
        else:
            self._review.go()
        self._show()

    # --- scene ------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._rows, by_keyboard=self.app.by_keyboard)
        self._review.go()
        self._renew()
        self._rows.come()

    def leave(self) -> None:
        super().leave()
        keep(self._review, self._path)

    def closing(self) -> None:
        keep(self._review, self._path)

    def update(self, dt: float) -> None:
        if self._review.poll():
            if self._review.finished:
                keep(self._review, self._path)
            self._renew()
            if self._review.finished and self.ui.focus is self._turned:
                self.ui.set_focus(self._rows, by_keyboard=self.ui.by_keyboard)
        super().update(dt)


class _Desk(Widget):
    """The graph above; below it the list, and what is told beside or under it."""

    grow = True

    def __init__(self, graph: Widget, rows: Widget, told: Widget) -> None:
        super().__init__()
        self.adopt(graph, rows, told)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.children[0].measure(width)[1] + self.theme.px(_GAP + _LEAST)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        graph, rows, told = self.children
        gap = self.theme.px(_GAP)
        tall = graph.measure(rect.w)[1]
        graph.place(pygame.Rect(rect.x, rect.y, rect.w, tall))
        rest = pygame.Rect(rect.x, rect.y + tall + gap, rect.w, rect.h - tall - gap)
        if rect.w >= self.theme.px(_BESIDE):
            wide = round(rest.w * _SHARE)
            rows.place(pygame.Rect(rest.x, rest.y, wide, rest.h))
            told.place(pygame.Rect(rest.x + wide + gap, rest.y, rest.w - wide - gap, rest.h))
        else:
            tall = round(rest.h * _SHARE)
            rows.place(pygame.Rect(rest.x, rest.y, rest.w, tall))
            told.place(pygame.Rect(rest.x, rest.y + tall + gap, rest.w, rest.h - tall - gap))
