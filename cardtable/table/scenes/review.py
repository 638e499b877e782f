"""A game looked at again: the chances to win, what was decided, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Literal

import pygame

from cardtable import files
from cardtable.ai.review import LABELS, Decision, Reviewing, begins
from cardtable.ai.worker import Worker
from cardtable.engine.notation import Move, Seat
from cardtable.engine.record import Record, RecordError, replay
from cardtable.engine.rules import TableError
from cardtable.engine.state import State
from cardtable.presenter import houserules
from cardtable.presenter.layoutfile import laid_out
from cardtable.presenter.model import parts
from cardtable.presenter.palette import Rgb
from cardtable.presenter.reviews import cards, explained, moved, percent, review_words
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.practising import learn_from, mistakes_of, practise
from cardtable.table.scenes.tablescene import position
from cardtable.table.widgets.boxes import Column, Columns, Grid, Line, Panel, Row, Scroll
from cardtable.table.widgets.charts import ChanceGraph, Outline, ProgressBar, ReviewRow, ReviewRows
from cardtable.table.widgets.controls import Button, Image, Label, Segmented, SignButton, Slip
from cardtable.table.widgets.entries import DropDown
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

_LARGE = 100  # pixels: a height by which a card's shape is asked for
_LEAST = 330  # width that the table and what is told need on average, side by side
_TALL = 250  # of the table at least
_CARD = 54  # height of a card beside a move
_LINES = 3  # at most of what follows a move; its tip has all of it
_SMALL = 96  # width of a small button
SAVED_EVERY = 4
"""Decisions: so many are lost at most where the program is killed."""
_SIDE_BY_SIDE = 3  # names that are all in view; more open as a list


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
    save(review, path)


def save(review: Reviewing, path: Path | None, least: int = 0) -> None:
    """Keep what is known by now, where at least so many decisions aren't kept yet."""
    if path is not None and review.decisions and review.unkept >= least:
        files.save_review(path, review.record, review.seat, review.data())


def _hire() -> Worker:
    return Worker()


class ReviewPage(Page):
    """What the decisions of a game were worth. Another process judges as long as it is on top.

    The table before the chosen decision, with an arrow for the move and one for a better one; what
    there is to tell of it beside that, and below the chances from the first decision to the last.
    Of a game that is still being played only one person's play is looked at.
    """

    leads = "keys.leave-to-review"

    def __init__(
        self, app: App, record: Record, path: Path | None = None, step: int | None = None
    ) -> None:
        """The review is kept beside `path`, where there is one; `step` is looked at first.

        Raises DataError, RecordError or TableError where not even the deal can be played again.
        """
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
            if not self._states:
                raise
            record = replace(record, moves=record.moves[:at], outcome=None)
        self._record, self._path = record, path
        self._players = [Player.from_data(seat, n) for n, seat in enumerate(record.seats, 1)]
        end = self._states[-1]
        people = [s for s, one in zip(end.seats, self._players, strict=True) if one.human]
        sat = [end.seats[place] for place in record.people]
        self._you = people[0] if len(people) == 1 else ""
        self._seats = list(end.seats) if end.outcome is not None else sat or list(end.seats)
        self._seat = (people or sat or self._seats)[0]
        self._data = laid_out(self._rules)
        self._step = step
        self._listed = self._stale = False
        self._moves: dict[int, str] = {}
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
        chosen = self._chosen()
        return chosen.step if chosen is not None else None

    def _name(self, seat: Seat) -> str:
        return self._players[self._states[0].seats.index(seat)].called

    # --- the page ---------------------------------------------------------------------------------

    def build(self) -> Widget:
        self.app.faces.dress(self._data.titles)
        review, chosen = self._review, self._chosen()
        judged = sorted(review.decisions.values(), key=lambda one: one.step)
        rows = [self._row(one) for one in judged if not one.forced]
        self._costly = [one.step for one in judged if one.label]
        work = rows, self.at, self._choose, self._look
        self._graph = ChanceGraph(review.points, len(self._states) - 1, self.app.faces, *work)
        self._list = ReviewRows(*work)
        self._turned = Button(
            review_words("cancel" if review.running else "again"), self._turn, kind="quiet"
        )
        title = houserules.title(self._rules, polite=self.app.settings.polite)
        seats = [(self._name(seat), seat) for seat in self._seats]
        beside: list[Widget] = []
        if not review.finished:
            beside += [self._progress(), self._turned]
        if len(seats) > 1:
            choice = DropDown if len(seats) > _SIDE_BY_SIDE else Segmented
            beside.append(choice(seats, self._seat, self._sit, label=review_words("player")))
        told = self._list if self._listed else Column(*self._told(chosen), gap=8)
        panel = Panel(Scroll(told), *self._buttons(chosen), pad=16, gap=10)
        parts = Columns(
            self._table(chosen), panel, shares=(1.86, 1), gap=18, least=_LEAST, grow=True
        )
        heading = review_words("title-of", game=title)
        foot = Panel(Line(self._graph, self._small(chosen), least=_LEAST), pad=14)
        return self.headed(heading, parts, foot, beside=beside)

    def _progress(self) -> Widget:
        review = self._review
        done, wanted = len(review.decisions), review.wanted
        key = "beginning" if not wanted else "weighing" if done >= wanted else "looking"
        if not review.running:
            key = "failed" if review.trouble else "left"
        bar = ProgressBar(on="cloth")
        words = review_words(key, done=done, wanted=wanted, problem=review.trouble)
        bar.show(done / max(1, wanted), words)
        return bar

    def _table(self, chosen: Decision | None) -> Widget:
        """The table as the seat saw it, with what it played and what was better."""
        names = {seat: self._name(seat) for seat in self._states[0].seats}
        moves: list[tuple[Move, bool]] = []
        if chosen is None:
            view = self._states[0].view(self._seat)
        else:
            view = self._states[chosen.step - 1].view(self._seat)
            moves = [(chosen.best, True)] if chosen.label else []
            moves.append((chosen.played, not chosen.label))
        words = review_words("picture", step=1 if chosen is None else chosen.step)
        return position(self.app, view, words, names=names, moves=moves, tall=_TALL)

    def _told(self, chosen: Decision | None) -> Iterator[Widget]:
        """The verdict, the move that was played and the better one, and why."""
        if chosen is None:
            yield Label(review_words("none-yet"), soft=True)
            if not self._review.finished:
                for _ in range(2):
                    yield Slip(Outline(0.9, 0.6), sheet="framed", pad=14)
            return
        decision = self._seen(chosen)

        def told(of: Decision) -> list[str]:
            return explained(of, self._data, self._name, self._you)

        head, _, *rest = bare = told(replace(decision, then=(), punished=()))
        yield Label(head, "strong")
        played = decision.chance - decision.loss
        if not decision.label:
            yield self._slip("played", decision, decision.played, played, [])
            if self._review.finished and not self._costly:
                yield Label(review_words("none"), "small", soft=True)
            return
        # What follows either move is all that is told beyond the bare facts, after its move.
        many = len(bare)
        worse, better = told(replace(decision, then=())), told(replace(decision, punished=()))
        yield self._slip(
            "played", decision, decision.played, played, worse[2 : 2 + len(worse) - many]
        )
        yield self._slip(
            "better", decision, decision.best, decision.chance, better[3 : 3 + len(better) - many]
        )
        yield from (Label(each, "small") for each in rest[1:])

    def _slip(
        self, key: str, one: Decision, move: Move, chance: float, then: Sequence[str]
    ) -> Widget:
        """A move with its card, what follows, and the chances that it leaves."""
        p = self.theme.palette
        good = key == "better" or not one.label
        ink = p.good if good else p.bad
        sign = "right" if good else "close"
        words = review_words(key, move=moved(one, move, self._data, self._name))
        cards = [self._card(each.name) for each in parts(move).cards[:1]]
        seal = Image(partial(_badge, sign, ink), (sign, ink), wide=22, tall=22, framed=False)
        labels = [Label(words), *(Label(each, "small", soft=True, most=_LINES) for each in then)]
        share = Label(review_words("percent", share=percent(chance)), "heading", colour=ink)
        value = Column(share, seal, gap=2, align="centre")
        return Slip(
            Line(*cards, Column(*labels, gap=2, grow=True), value),
            sheet="framed",
            pad=10,
            tip=" ".join(then),
        )

    def _card(self, name: str) -> Widget:
        faces = self.app.faces

        def make(_: Theme, size: tuple[int, int]) -> pygame.Surface:
            pad = faces.pad(size[1])
            return faces.face(name, size[1]).subsurface(pygame.Rect((pad, pad), size))

        wide = _CARD * faces.size(_LARGE)[0] / _LARGE
        return Image(make, ("card", self._rules.id, name), wide=wide, tall=_CARD, framed=False)

    def _buttons(self, chosen: Decision | None) -> Iterator[Widget]:
        """One to try again, and two that lead to the table: in their places from the beginning."""
        again = Button(review_words("try"), self._try_again, kind="primary", sign="undo",
                       tip=review_words("try-tip"))  # fmt: skip
        look = Button(review_words("look"), self._look, tip=review_words("look-tip"))
        out = Button(review_words("play-out"), self._play_out,
                     tip=review_words("play-out-tip"))  # fmt: skip
        again.shown = self._players[self._states[0].seats.index(self._seat)].human
        out.shown = self._states[-1].outcome is not None
        for button in (again, look, out):
            button.enabled = chosen is not None
            button.hindrance = review_words("none-yet")
        if chosen is not None and not chosen.label:
            again.enabled, again.hindrance = False, review_words("try-fine")
        yield again
        yield Grid(out, look, least=120, gap=10)

    def _small(self, chosen: Decision | None) -> Widget:
        """From mistake to mistake, all decisions in words, and what is learned from them."""
        mine = self._players[self._states[0].seats.index(self._seat)].human
        at = chosen.step if chosen is not None else 0
        every = SignButton("log", review_words("verdict" if self._listed else "every"),
                           self._turn_list, tip=review_words("every-tip"))  # fmt: skip
        learn = SignButton("learn", review_words("learn"), self._learn_from_it,
                           tip=review_words("learn-tip", count=len(self._costly)))  # fmt: skip
        learn.shown = mine
        learn.enabled = bool(self._costly)
        learn.hindrance = review_words("none" if self._review.finished else "none-yet")
        leaps = (
            self._leap("back", [step for step in self._costly if step < at][-1:]),
            self._leap("on", [step for step in self._costly if step > at][:1]),
        )
        for widget in (*leaps, every, learn):
            widget.wide = _SMALL
        return Column(Row(*leaps, gap=4), Row(every, learn, gap=4), gap=4, align="centre")

    def _leap(self, way: Literal["back", "on"], steps: Sequence[int]) -> SignButton:
        """To the mistake before or after this one."""
        button = SignButton(way, review_words(f"mistake-{way}"), lambda: self._choose(steps[0]))
        button.enabled = bool(steps)
        button.hindrance = "" if steps else review_words("mistake-none")
        return button

    def _renew(self) -> None:
        """Show what is known, with the chosen decision in view."""
        self._stale = False
        focus, by_keyboard = self.ui.focus, self.ui.by_keyboard
        to_list, kept = focus is self._list, focus in (self._graph, self._list, self._turned)
        self.rebuild()
        if kept:
            self.ui.set_focus(
                self._list if to_list and self._listed else self._graph, by_keyboard=by_keyboard
            )
        if self._listed:
            self._list.come()

    def _chosen(self) -> Decision | None:
        """The decision that was chosen, or the one that cost most so far."""
        decisions = self._review.decisions
        if self._step is not None:
            # a turn is judged as a whole: its decision may lie before or after the step
            return min(decisions.values(), key=lambda one: abs(one.step - (self._step or 0)),
                       default=None)  # fmt: skip
        every = [one for one in decisions.values() if not one.forced]
        return max(every, key=lambda one: (bool(one.label), one.grave), default=None)

    def _seen(self, decision: Decision) -> Decision:
        """A decision with what its seat saw."""
        return replace(decision, view=self._states[decision.step - 1].view(decision.seat))

    def _row(self, decision: Decision) -> ReviewRow:
        if decision.step not in self._moves:
            self._moves[decision.step] = moved(
                self._seen(decision), decision.played, self._data, self._name
            )
        card = next((each.name for each in parts(decision.played).cards), "")
        label = review_words("label", label=decision.label) if decision.label else ""
        loss = ""
        if short := cards(decision):
            loss = review_words("loss-cards", cards=short) if decision.label else ""
        elif decision.label in LABELS:
            loss = review_words("loss", share=percent(decision.loss))
        return ReviewRow(
            decision.step, self._moves[decision.step], card, decision.label, label, loss
        )

    # --- what can be done -------------------------------------------------------------------------

    def _choose(self, step: int) -> None:
        self._step = step
        self._renew()

    def _look(self) -> None:
        """The table as it was before the chosen decision."""
        if self.at is not None:
            at = (self._seat, self.at - 1)
            self.app.push(scenes.replay_scene(self.app, self._record, at=at))

    def _play_out(self) -> None:
        """Let experts play on after the chosen decision: what it leads to, at its worst."""
        if self.at is None:
            return
        seats = [replace(one, kind="bot", level="expert") for one in self._players]
        begun = replace(
            self._record,
            seats=[one.to_data() for one in seats],
            moves=self._record.moves[: self._ends[self.at]],
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
        if mistakes := mistakes_of(self._record, self._rules, every):
            learn_from(self.app, mistakes)

    def _sit(self, seat: Seat) -> None:
        """Look at another player's decisions."""
        keep(self._review, self._path)
        self._seat, self._step, self._moves = seat, None, {}
        self._review = reviewing(self.app, self._record, seat, self._path)
        self._review.go()
        self._stale = True  # the control that was used is still at work

    def _turn(self) -> None:
        """Cancel, or go on after that."""
        if self._review.running:
            self._review.stop()
        else:
            self._review.go()
        self._renew()

    def _turn_list(self) -> None:
        """All decisions in words, or what is told of the chosen one."""
        self._listed = not self._listed
        self._renew()

    # --- scene ------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self._review.go()
        by_keyboard = self.app.by_keyboard
        first = self.ui.focus is None
        self._renew()
        if first:
            self.ui.set_focus(self._graph, by_keyboard=by_keyboard)

    def leave(self) -> None:
        super().leave()
        keep(self._review, self._path)

    def closing(self) -> None:
        keep(self._review, self._path)

    def update(self, dt: float) -> None:
        if self._review.poll():
            self._stale = True
            save(self._review, self._path, SAVED_EVERY)
            if self._review.finished:
                keep(self._review, self._path)
        if self._stale and self.ui.held is None and not self.ui.layers:
            self._renew()
        super().update(dt)


def _badge(sign: str, ink: Rgb, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A disc with a sign on it."""
    image = paint.box(theme, size, ink, radius=min(size) // 2).copy()
    mark = sign_image(theme, sign, round(0.7 * size[1]), theme.palette.on_accent)
    image.blit(mark, mark.get_rect(center=image.get_rect().center))
    return image
