"""A recorded game, move by move, forwards and backwards, from any seat or with all cards shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from cardtable.ai.fairness import Case, case
from cardtable.engine.cards import Card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Event, Shuffled, common, redact
from cardtable.engine.notation import Seat
from cardtable.engine.past import Done, Past
from cardtable.engine.record import Record, RecordError, ReplayStep
from cardtable.engine.record import replay as replayed
from cardtable.engine.rules import TableError
from cardtable.engine.view import View, common_view
from cardtable.files import rules_of_record
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.reviews import review_words
from cardtable.presenter.status import turns_begun
from cardtable.presenter.webpage import page_words
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.logpanel import LogLine
from cardtable.table.board.surround import Toolbar
from cardtable.table.board.telling import Telling
from cardtable.table.glyphs import written
from cardtable.table.scenes.page import MARGIN, save_page
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.bindings import REPLAY, Bindings
from cardtable.table.widgets.boxes import Column, Row
from cardtable.table.widgets.controls import Button

BETWEEN = 0.9  # seconds between two moves that play by themselves, beyond the motion


def _kept(step: ReplayStep) -> ReplayStep:
    return replace(step, state=step.state.clone())


class Replay(TableScene):
    """A record on the table. Of a damaged one, everything before the damage.

    Of a game that is still being played only what everyone sees is shown who sits there or has sat
    there, unless `everything` is asked for; and then not before somebody has said so again.
    """

    leads = "keys.leave-to-replay"

    picking = "log-picked-replay"

    def __init__(self, app: App, record: Record, *, everything: bool = False) -> None:
        rules = rules_of_record(record)
        problem = ""
        steps = replayed(record, rules)
        self._past = Past(_kept(next(steps)), Chance())
        try:
            for step in steps:
                self._past.add(_kept(step))
        except (RecordError, TableError) as error:
            problem = str(error)
        self.record = record
        self.at = 0
        """Which step is shown; 0 is the deal."""
        self.running = False
        self.open = False
        """Whether all cards lie open."""
        players = [Player.from_data(seat, n) for n, seat in enumerate(record.seats, 1)]
        over = self._past.state(-1).outcome is not None
        self._resumable = over and any(one.human for one in players)
        """Whether it can be played on from any step: nothing is given away by that."""
        self._people = [] if over else record.people
        """The seats, from 0, beyond whose knowledge nothing is shown; none: all may be."""
        self._everything = everything
        self._seat = self._past.state(0).seats[self._people[0] if self._people else 0]
        self._next_at = 0.0
        self._point: tuple[int, int] | None = None
        """Where the pointer is, if it is on the table."""
        super().__init__(app, rules, players, self._view())
        self.toolbar = Toolbar(self._bindings, self.do, self._hindrance, self._is_on)
        self.surround.stand(self.toolbar)
        self._turn = Button(wording("table.replay-other-view"), self.turn_table, kind="quiet")
        self._on = Button(review_words("play-on"), self.play_on, kind="quiet",
                          tip=review_words("play-on-tip"))  # fmt: skip
        self._hands = Button(wording("table.replay-show-hands"), self.lay_open, kind="quiet")
        self._on.shown = self._resumable
        back = Button(wording("pages.back"), self.leave_replay, kind="quiet", tip=written("Esc"))
        # the last has two sentences: nothing stands after it that would move
        row = Row(back, self._turn, self._on, self._hands, gap=16)
        self.surround.crown(Column(row, pad=MARGIN))
        self._closed_data = self.data
        if problem:
            self.ui.toast(wording("table.damaged", problem=str(problem)), seconds=10)
        self._refill()

    def reworded(self) -> Replay:
        """The same record, opened again at the same step."""
        again = Replay(self.app, self.record, everything=self._everything)
        again.open, again._seat = self.open, self._seat
        again.go(self.at)
        return again

    @property
    def last_step(self) -> int:
        """The number of the last step."""
        return len(self._past) - 1

    # --- its actions -----------------------------------------------------------------------------

    def _bindings(self) -> Bindings:
        return self.app.bindings(REPLAY)

    def device_changed(self) -> None:
        super().device_changed()
        self.toolbar.refresh()

    def do(self, id: str) -> None:
        """Do an action of the table of bindings, from whichever key or button it comes."""
        if id in _DO:
            _DO[id](self)
        else:
            self.app.do(id)

    def _hindrance(self, id: str) -> str:
        if id in {"first", "back"} and self.at == 0:
            return wording("table.replay-at-deal")
        if id == "page" and self._past.state(-1).outcome is None:
            return page_words("unfinished")
        if id == "prove" and self._case() is None:
            return review_words("prove-nobody")
        if id in {"open", "turn"} and self._people and not self._everything:
            return self._closed
        return (
            wording("table.replay-at-end")
            if id in {"last", "on", "play on"} and self.at == self.last_step
            else ""
        )

    def _is_on(self, id: str) -> bool:
        states = {"log": self.log.shown, "open": self.open, "run": self.running}
        return states.get(id, self.app.is_on(id))

    def open_drawer(self) -> None:
        """Show what has no icon."""
        self.ui.by_keyboard = self.app.by_keyboard
        self.toolbar.open()

    # --- going through the game -------------------------------------------------------------------

    def go(self, step: int) -> None:
        """Show the table as it was after that step."""
        self.running = False
        self.at = max(0, min(step, self.last_step))
        self.callouts.begin_anew()
        self.board.reset(self._view(), self._so_far(), glide=True)
        self._refill()

    def forward(self) -> None:
        """Show the next move."""
        self.finish()
        if self.at == self.last_step:
            self.running = False
            self._changed()
            return
        self.at += 1
        step = self._past[self.at]
        self.show_step(self._events(step), step.line, self.at)
        self._changed()

    def toggle(self) -> None:
        """Start or stop playing automatically; at the end, start again from the deal."""
        if not self.running and self.at == self.last_step:
            self.go(0)
        self.running = not self.running
        self._next_at = self.now
        self._changed()

    def turn_table(self) -> None:
        """Show the game from the next seat."""
        if not self._may():
            return
        seats = self.seats
        self._seat = seats[(seats.index(self._seat) + 1) % len(seats)]
        self._look_anew()

    def lay_open(self) -> None:
        """Show all cards, or only what the seat could see."""
        if self._may():
            self.open = not self.open
            self._look_anew()

    def _may(self) -> bool:
        """Whether more may be shown than the people see; says what it takes, if not."""
        if not self._people:
            return True
        if self._everything:
            self._people = []  # the next time
            self.ui.toast(wording("table.replay-not-over"))
        else:
            self.ui.toast(wording("table.replay-closed-why", closed=self._closed), seconds=8)
        self.dirty = True
        return False

    @property
    def _closed(self) -> str:
        """Why no more is shown than the people see."""
        names = tuple(self.name(self.seats[number]) for number in self._people)
        return wording("table.replay-closed", who=names)

    def play_on(self) -> None:
        """Play on from the step that is shown, in a game of its own, which is never saved."""
        if not self._resumable or self.at == self.last_step:
            return
        moves = self.record.moves[: self._past[self.at].at]
        begun = replace(self.record, moves=moves, outcome=None, undone=[])
        self.app.push(scenes.play_scene(self.app, Session.resume(begun)))

    def _case(self) -> Case | None:
        """The decision of a computer player that the shown move was."""
        line = self._past[self.at].line
        if not self.at or not line:
            return None
        return case(self.record, self._past.state(self.at - 1), self.at, line)

    def save_page(self) -> None:
        """Write the game as a page for a browser."""
        self.running = False
        polite = self.app.settings.polite
        save_page(self.ui, self.record, self.rules, self._closed_data, polite=polite)
        self.dirty = True

    def prove(self) -> None:
        """Ask the computer player of the shown move again, with other cards that it can't see."""
        case = self._case()
        if case is None:
            self.callouts.say(review_words("prove-nobody"), self.toolbar.near("prove"), bad=True)
        else:
            self.open_proof(case, told=self._past.state(-1).outcome is not None)

    def pick_step(self, step: int) -> None:
        self.go(step)

    def look_from(self, seat: Seat, step: int) -> None:
        """Show a step as that seat saw it, if that may be shown."""
        if not self._people:
            self._seat = seat
        self.go(step)

    def leave_replay(self) -> None:
        """Return to where the replay was opened."""
        self.app.pop()

    def _look_anew(self) -> None:
        self.data = _opened(self._closed_data) if self.open else self._closed_data
        self.board.data = self.data
        self.callouts.begin_anew()
        self.board.reset(self._view(), self._so_far())
        self._refill()

    def _so_far(self) -> list[list[Event]]:
        return [self._events(self._past[step]) for step in range(self.at + 1)]

    def _view(self) -> View:
        state = self._past.state(self.at)
        if not self.open:
            among = (state.seats[number] for number in self._people)
            return common_view([state.view(each) for each in dict.fromkeys((self._seat, *among))])
        zones: dict[str, list[Card | None]] = {zone: [*run] for zone, run in state.zones.items()}
        return replace(state.view(self._seat), zones=zones, unseen=[])

    def _events(self, step: Done) -> list[Event]:
        if self.open:
            # with all cards shown, none becomes hidden again
            return [one.event for one in step.events if not isinstance(one.event, Shuffled)]
        if self._people:
            return common(step.events, self._people)
        return redact(step.events, self.seats.index(self._seat))

    def _refill(self) -> None:
        """The log up to the step that is shown."""
        entries: list[LogLine] = []
        shown = [(self._events(step), step.line) for step in self._past.since(0)[: self.at + 1]]
        self.turns = turns_begun(self.data, (event for events, _ in shown for event in events))
        for number, step in enumerate(shown):
            entries += self.log_of(*step, number)
        self.look_back(self._seat, shown)
        self.entries = entries
        self.log.refill(list(entries))
        last = [one.words for one in self.log_of(*shown[-1], self.at)]
        over = self.at == self.last_step and len(last) > 1  # the last word is that it is over
        self.last = last[-2 if over else -1] if last and self.at else ""
        self._changed()

    def _changed(self) -> None:
        self.toolbar.refresh()
        self.toolbar.icons["run"].sign = "pause" if self.running else "run"
        for id, button in (("turn", self._turn), ("play on", self._on), ("open", self._hands)):
            button.hindrance = self._hindrance(id)
            button.enabled = not button.hindrance
            button.mark()
        way = "table.replay-hide-hands" if self.open else "table.replay-show-hands"
        self._hands.words = wording(way)
        self.surround.place(self.surround.rect)
        self.place_buttons()
        self.dirty = True

    # --- scene ------------------------------------------------------------------------------------

    def act(self, key: Hashable) -> None:
        self.do(str(key))

    def closing(self) -> None:
        self.close_proof()

    def leave(self) -> None:
        self.close_proof()
        self.running = False
        super().leave()

    def resized(self) -> None:
        super().resized()
        self._changed()

    def update(self, dt: float) -> None:
        was_busy = self.board.busy
        super().update(dt)
        if was_busy and not self.board.busy and not self.board.table.agrees(self._view()):
            self.board.reset(self._view())
            self.dirty = True
        if self.board.busy:
            self._next_at = self.now + BETWEEN
        elif self.running and self.now >= self._next_at:
            self.forward()
            self._next_at = self.now + BETWEEN
        self.animating = self.animating or self.running
        target = self.callouts.rest_on(None if self.board.busy else self._under())
        if target is not None and not self.callouts.speaking and (words := self.explained(target)):
            self.callouts.explain(target, words)

    def _under(self) -> Target | None:
        """What lies under the pointer, if that calls for a tip."""
        if self._point is None:
            return None
        plan = self.board.plan
        if mark := self.callouts.mark_at((), self._point):
            return mark
        card, zone = plan.card_at(self._point), plan.zone_at(self._point)
        if card is not None:
            target = Target("card", str(card))
        elif zone is not None:
            target = Target("zone", zone)
        elif seat := plan.seat_at(self._point):
            target = Target("seat", seat)
        else:
            return None
        return target if self.callouts.worth_telling(target) else None

    def telling(self) -> Telling:
        telling = super().telling()
        step = self._past[self.at]
        telling.prompt = (
            wording("table.replay-step", at=self.at, count=self.last_step, last=self.last)
            if step.line
            else wording("table.replay-deal")
        )
        telling.urgent = self.running
        telling.reminders = ()
        return telling

    def detail(self, seat: Seat) -> str:
        return super().detail(seat) or "human"

    def handle(self, event: pygame.Event) -> bool:
        used = self._handle(event)
        self.dirty = self.dirty or self.ui.dirty
        return used

    def _handle(self, event: pygame.Event) -> bool:
        key = event.type == pygame.KEYDOWN and not self.ui.layers
        if key and (id := self._bindings().find(event)):
            self.do(id)
            return True
        if event.type in {pygame.MOUSEMOTION, pygame.WINDOWLEAVE}:
            used = self.ui.handle(event)
            moved = event.type == pygame.MOUSEMOTION and not used
            self._point = event.pos if moved else None
            return used
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.ui.handle(event):
                return True
            self.finish()
            self.dirty = True
            return True
        return self.ui.handle(event)


def _opened(data: TableData) -> TableData:
    """The same table with no hand closed."""
    zones = {name: replace(look, closed=False) for name, look in data.zones.items()}
    return replace(data, zones=zones)


_DO: dict[str, Callable[[Replay], None]] = {
    "first": lambda scene: scene.go(0),
    "back": lambda scene: scene.go(scene.at - 1),
    "run": Replay.toggle,
    "on": Replay.forward,
    "last": lambda scene: scene.go(scene.last_step),
    "open": Replay.lay_open,
    "turn": Replay.turn_table,
    "play on": Replay.play_on,
    "prove": Replay.prove,
    "page": Replay.save_page,
    "log": Replay.toggle_log,
    "read": Replay.read_out,
    "drawer": Replay.open_drawer,
    "leave": Replay.leave_replay,
}
