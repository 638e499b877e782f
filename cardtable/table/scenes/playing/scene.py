"""A game at the table: whose turn it is, what a person does, and when others move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from cardtable.ai.worker import Worker
from cardtable.engine.events import Said
from cardtable.engine.notation import Move, MoveError, Seat
from cardtable.presenter.model import Arrangement, Table, undealt
from cardtable.presenter.reading import Reading, Target
from cardtable.presenter.status import Seated, prompt, turns_begun
from cardtable.presenter.words import line_words
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.focus import Focus
from cardtable.table.board.gestures import (
    Arrange,
    Choose,
    Describe,
    Gestures,
    Intent,
    PlayLine,
    Refuse,
)
from cardtable.table.board.layout import Plan
from cardtable.table.board.logpanel import Entry
from cardtable.table.board.picture import Telling
from cardtable.table.scenes.playing.calls import Calls, Pacer
from cardtable.table.scenes.playing.curtain import Curtain
from cardtable.table.scenes.playing.hint import Hint
from cardtable.table.scenes.playing.icons import icons_of
from cardtable.table.scenes.playing.keys import play_key
from cardtable.table.scenes.playing.offer import Stop, beforehand, offers, stops
from cardtable.table.scenes.playing.opponents import Opponents, Thinker
from cardtable.table.scenes.playing.pointer import Pointer
from cardtable.table.scenes.playing.reply import Reply
from cardtable.table.scenes.playing.sort import Sorter
from cardtable.table.scenes.playing.spread import Spread
from cardtable.table.scenes.playing.why import refused, what_is, why_not
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.popups import Choice, keys, pause
from cardtable.table.widgets.ui import Widget

LINGER = 1.3  # seconds that the last position stays before the result is shown


class Play(TableScene):
    """The scene of a game. The session is ahead of the picture: all input is meant for it."""

    def __init__(self, app: App, session: Session, thinker: Callable[[], Thinker] = Worker) -> None:
        """A table for the session. `thinker` makes what decides for computer players."""
        self.session = session
        humans = session.humans
        turn = session.turn
        first = turn if turn in humans else next(iter(humans), session.seats[0])
        assert first is not None
        fresh = session.step_count == 1 and bool(session.events_for(first)[0])
        view = session.view(first)
        start = undealt(view) if fresh else view
        super().__init__(app, session.rules, session.players, start)
        self.calls: Calls = Calls(self)
        self.pacer: Pacer = Pacer(self)
        self.sorter: Sorter = Sorter(self)
        self.hint: Hint = Hint(self, thinker)
        self._icons = icons_of(self)
        self.controls.stand(list(self._icons.values()))
        self.gestures = Gestures(self)
        self.focus: Focus[Stop] = Focus()
        self.reading = Reading(self.table, self.data, first, [])
        self.opponents = Opponents(thinker, self.remark, self.data.replies)
        self._steps = 0 if fresh else session.step_count
        """How many steps of the session the board has been given."""
        self.seen: Seat | None = first if len(humans) < 2 else None
        """Whose hand lies open; None until somebody has said that it is them."""
        self.aside: Seat | None = None
        """Who looks at the table out of turn, behind a curtain of their own."""
        self.spread = Spread(self)
        self._rested = 0.0
        self._called: Seat | None = None
        """Whose turn was last told by a sound."""
        self._over_at: float | None = None
        self._hands: dict[Seat, dict[str, Arrangement]] = {}
        """How each person has arranged their cards."""
        self.pointer = Pointer(self)
        self.reply = Reply(self)
        if not fresh:
            self._refill_log()
        for notice in session.notices:
            self.ui.toast(notice, seconds=10)
            self.remark(notice)
        session.notices.clear()

    # --- what the gesture machine sees ------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The sprites."""
        return self.board.table

    @property
    def plan(self) -> Plan:
        """Where they lie."""
        return self.board.plan

    @property
    def reader(self) -> Seat:
        """Whose table this is."""
        return self.board.reader

    # --- coming and going -------------------------------------------------------------------------

    def enter(self) -> None:
        self.ui.resume()
        if self.seen is None and len(self.session.humans) > 1:
            turn = self.session.turn
            self.draw_curtain(turn if turn in self.session.humans else self.session.humans[0])
            return
        self._take_steps()

    def leave(self) -> None:
        self.gestures.cancel()
        self.board.choose([], [])
        self.hush()
        self.ui.suspend()

    def closing(self) -> None:
        self.opponents.close()
        self.hint.close()

    def resized(self) -> None:
        super().resized()
        self.gestures.scale = self.app.theme.scale
        self.refresh()

    # --- the course of the game -------------------------------------------------------------------

    def update(self, dt: float) -> None:
        was_busy = self.board.busy
        super().update(dt)
        if self.gestures.settle(dt):
            self.dirty = True
        self.animating = self.animating or bool(self.gestures.lifted)
        if self.board.busy:
            self._rested = self.now
        elif was_busy:
            self._came_to_rest()
        if self.reply.due():
            self.reply.give()
        elif not self.board.busy and not self.ui.layers:
            self._advance()
        self.pointer.rest()
        self.hint.look()

    def hurry(self) -> None:
        """Let whatever is under way have happened."""
        if self.board.busy:
            self.board.finish()
            self._came_to_rest()

    def _came_to_rest(self) -> None:
        """Everything has arrived: the safety net, and what can be done now."""
        if self._steps == self.session.step_count:
            view = self.session.view(self.reader)
            if not self.table.agrees(view):
                self.remark("The table did not show what the game holds; it is drawn anew")
                self.board.reset(view)
        if self.session.turn == self.reader != self._called:
            self.app.sound.play("your_turn", 0.6)
        self._called = self.session.turn
        self.refresh()

    def _advance(self) -> None:
        """At rest: the next one's turn."""
        if self.aside is not None or self.celebrating:
            return
        session = self.session
        if session.over:
            self._over_at = self._over_at if self._over_at is not None else self.now
            if self.now - self._over_at >= LINGER:
                self.closing()
                self.app.switch(scenes.result_scene(self.app, session))
            return
        seat = session.turn
        if seat is None:
            return
        if session.player(seat).human:
            if seat != self.seen:
                self.draw_curtain(seat)
            return
        self.opponents.prepare(session)
        pace = self.pacer.pace()
        line = self.opponents.line(session, self.now, rested=self._rested, pace=pace)
        if line is not None:
            self.play(seat, line)

    def play(self, seat: Seat, line: Move) -> bool:
        """Hand a line to the session, and let it be seen."""
        try:
            self.session.play(f"{seat} {line}")
            self.pacer.taken()
        except MoveError as error:
            self.note(refused(self, str(error)), self.place_of(Target("seat", seat)), bad=True)
            return False
        answer = self.opponents.answer(self.session)
        if answer is not None:
            self.session.play(answer)
        self.aside = None
        self.spread.looking = ""
        self._take_steps()
        for notice in self.session.notices:
            self.ui.toast(notice)
        self.session.notices.clear()
        return True

    def _take_steps(self) -> None:
        """Give the board what has happened since it was given something."""
        session = self.session
        for number, events in enumerate(
            session.events_for(self.reader, self._steps), start=self._steps
        ):
            self.show_step(events, session.line_at(number))
        self._steps = session.step_count
        self.calls.moved()
        self.opponents.prepare(session)
        self._rested = self.now
        self.refresh()
        self.dirty = True

    def said(self, said: Said) -> None:
        super().said(said)
        effect = self.data.effects.get(said.word, {})
        if "sort" in effect and said.seat == self.reader:
            self.sorter.overflowed(effect)

    # --- who sits at the screen -------------------------------------------------------------------

    def draw_curtain(self, seat: Seat, *, aside: bool = False) -> None:
        """Cover the table until that seat's player is there."""
        self.seen = None
        self.point_nowhere()
        self.gestures.cancel()
        self.board.finish()
        if self.data.public:
            self._sit_down(seat, aside=aside)
            self.enter()
            return
        picture = self.snapshot
        self.app.push(
            Curtain(
                self.app,
                self.name(seat),
                picture,
                partial(self._sit_down, seat, aside=aside),
                self._leave_all,
                note=self.last,
            )
        )

    def _sit_down(self, seat: Seat, *, aside: bool) -> None:
        """That seat's player is at the screen."""
        self.seen = seat
        self.aside = seat if aside else None
        self._hands[self.reader] = self.table.arrangements()
        self.point_nowhere()
        if seat != self.reader or self._steps:
            if self._steps == 0:
                self.board.reset(undealt(self.session.view(seat)))
            else:
                self.board.reset(self.session.view(seat))
                self.table.rearrange(self._hands.get(seat, {}))
                self.board.replan(0.0)
                self._steps = self.session.step_count
                self._refill_log()
        if self.app.scene is not self:
            self.app.pop()

    def _leave_all(self) -> None:
        """From the curtain to the menu; the game is saved."""
        self.closing()
        self.app.reset(scenes.menu_scene(self.app))

    def _refill_log(self) -> None:
        """The log as the present reader may read it; nothing of the one before stays."""
        notes = [entry for entry in self.entries if entry.kind == "note"]
        entries: list[Entry] = []
        self.turns = 0
        for number, events in enumerate(self.session.events_for(self.reader)[: self._steps]):
            entries += self.log_of(events, self.session.line_at(number))
            self.turns += turns_begun(self.data, events)
        self.entries = [*entries, *notes]
        self.log.refill(list(self.entries))
        self.last = entries[-1].words if entries else ""

    # --- what a person can do ---------------------------------------------------------------------

    def undo(self) -> None:
        """Take back to the last decision of a person; where that can't be done, say why."""
        if self.session.can_undo:
            self.session.undo()
            while self.reply.line and self.session.can_undo:
                self.session.undo()  # what goes on by itself was no decision
            self._gone_back()
        elif self.session.final and self.data.stays:
            self.note(self.data.stays, self._icons["undo"].rect, bad=True)

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.session.can_redo:
            self.opponents.cancel()
            self.session.redo()
            self.board.finish()
            self._take_steps()

    def _gone_back(self) -> None:
        self.opponents.cancel()
        self.gestures.cancel()
        self.point_nowhere()
        self._over_at = None
        self.sorter.libraries.clear()
        self.board.choose([], [])
        self.board.reset(self.session.view(self.reader), glide=self.session.turn == self.seen)
        self._steps = self.session.step_count
        self._refill_log()
        self.refresh()
        self.dirty = True

    def toggle_reminders(self) -> None:
        super().toggle_reminders()
        self.refresh()

    def open_menu(self) -> None:
        """The pause menu."""
        choices = [
            ("Go on", self._close_layers),
            ("Rules of this game", self._open_rules),
            ("Settings", lambda: self.app.push(scenes.settings_scene(self.app))),
            ("Keys", self.open_keys),
            ("Save and leave", self._leave_all),
            ("Save and quit", self.app.quit),
        ]
        seed = self.session.record.seed
        kept = "The game is saved after every move." if self.session.kept else "It is not saved."
        note = kept + (f" Deal {seed}." if seed else "")
        self.ui.open(pause(self.title, note, choices))

    def open_keys(self) -> None:
        """The list of keys."""
        self._close_layers()
        self.ui.open(keys(self._close_layers, self.data.own_keys()))

    def _open_rules(self) -> None:
        self.app.push(scenes.rules_scene(self.app, self.rules.game.ID))

    def _close_layers(self) -> None:
        while self.ui.layers:
            self.ui.close(self.ui.layers[-1])

    def act(self, key: Hashable) -> None:
        match key:
            case ("line", str(line)):
                self.hush()
                self.hurry()
                self.play(self.reader, line)
            case ("more", *lines):
                self._choose([str(line) for line in lines], pygame.Rect(self.plan.actions))
            case ("aside", str(seat)):
                self.draw_curtain(seat, aside=True)
            case ("call", str(seat), str(line)):
                self.calls.make(seat, line)
            case "next":
                self.pacer.go_on()
            case "not now":
                self.aside = None
                self.refresh()
            case "sort":
                self.sorter.sort()

    def carry_out(self, intent: Intent | None) -> None:
        """Do what a gesture meant."""
        match intent:
            case PlayLine(line):
                self.play(self.reader, line)
            case Choose(lines, at):
                self._choose(lines, self.place_of(at))
            case Refuse(attempts, at, chosen):
                near = Target("card", str(chosen[0])) if chosen else at
                self.note(why_not(self, attempts, at, chosen), self.place_of(near), bad=True)
            case Describe(at) if self.spread.look_through(at):
                pass
            case Describe(at):
                self.note(what_is(self, at), self.place_of(at))
            case Arrange(number, place):
                sprite = self.table.find(number)
                if sprite is not None:
                    self.table.shift(sprite, place)
        self.show_chosen()
        self._refocus()  # where the chosen cards can go is to be reached, too

    def _choose(self, lines: Sequence[Move], near: pygame.Rect) -> None:
        choices = [(self.words_of(line), partial(self._chosen_line, line)) for line in lines]
        self.ui.open(Choice(near, choices))

    def words_of(self, line: Move) -> str:
        """A legal line of the reader's, as the words of a choice."""
        means = self.session.means(f"{self.reader} {line}")
        return line_words(self.data, line, self.name, means)

    def _chosen_line(self, line: Move) -> None:
        self.gestures.cancel()
        self.play(self.reader, line)
        self.show_chosen()

    # --- picture ----------------------------------------------------------------------------------

    def explained(self, target: Target) -> str:
        return what_is(self, target)

    def detail(self, seat: Seat) -> str:
        if self.players[seat].human:
            return "you" if len(self.session.humans) == 1 else "here"
        return super().detail(seat)

    def dots(self, seat: Seat) -> int:
        if self.session.turn == seat and self.table.view.turn == seat and self.opponents.thinking:
            return int(self.now * 2.5) % 4
        return -1

    def telling(self) -> Telling:
        told = super().telling()
        turn = self.table.view.turn
        mine = turn == self.reader
        lines = self.reading.lines
        told.urgent = bool(lines)
        memory = {**self.data.options, **self.table.view.state}
        told.prompt = prompt(self.data, lines, memory, away=not mine, name=self.name)
        if not told.prompt and turn is not None:
            told.prompt = (
                f"{self.name(turn)} is to decide" if not mine else "Your turn" * bool(lines)
            )
        told.wait = self.reply.share
        told.lit = self.gestures.lit()
        told.drag = self.gestures.drag if self.gestures.lifted else None
        told.hot = self.gestures.drag.hot if self.gestures.drag else None
        told.hovered = self.pointer.hovered
        if self.focus.visible and self.focus.item is not None and not self.ui.layers:
            told.focus = self._focus_rect(self.focus.item)
        words = beforehand(self, told)
        if words:
            told.note = words
            told.note_at = self.place_of(told.hot) if told.hot else told.focus
            told.note_bad = False
        return told

    def plates(self) -> dict[Seat, Seated]:
        plates = super().plates()
        if self.aside is not None:
            seat = self.aside
            plates = plates | {seat: replace(plates[seat], detail="out of turn")}
        return plates

    def _focus_rect(self, item: Stop) -> pygame.Rect:
        return self.place_of(item) if isinstance(item, Target) else item.rect

    def show_chosen(self) -> None:
        self.board.choose(self.gestures.chosen, self.gestures.lifted)
        self.place_buttons()
        self.controls.offer(offers(self))
        self.dirty = True

    def _refocus(self) -> None:
        """What the keyboard can reach has changed."""
        item = self.focus.item
        if isinstance(item, Widget) and item not in (*self.controls.buttons, *self.controls.icons):
            self.focus.item = None  # a button that is gone leaves it to the cards, not to the icons
        self.focus.refill(stops(self))

    def refresh(self) -> None:
        """The game, the reader or the window has changed: find out what can be done now."""
        session = self.session
        mine = self.seen == self.reader and session.player(self.reader).human
        lines = session.legal(self.reader) if mine and not session.over else []
        if len(self.board.queue):
            lines = []
        self.reading = Reading(self.table, self.data, self.reader, lines)
        self.gestures.prune()
        self.spread.refresh()
        self._icons["undo"].enabled = session.can_undo or (session.final and not session.over)
        self._icons["redo"].enabled = session.can_redo
        self.show_chosen()
        self._refocus()
        for sign, on in (("wait", self.pacer.waits), ("list", self.app.settings.reminders)):
            if sign in self._icons:
                self._icons[sign].on = on
        for icon in self._icons.values():
            icon.mark()

    # --- input ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        used = self._handle(event)
        self.dirty = self.dirty or self.ui.dirty
        return used

    def _handle(self, event: pygame.Event) -> bool:
        if self.ui.layers:
            return self.ui.handle(event)
        match event.type:
            case pygame.KEYDOWN:
                return play_key(self, event)
            case pygame.WINDOWFOCUSLOST if self.gestures.lifted:
                return self.go_home()
        return self.pointer.handle(event)

    def go_home(self) -> bool:
        """Bring what is carried or chosen home; true if there was anything."""
        self.pointer.let_go()
        changed = self.gestures.cancel() or bool(self.spread.looking)
        self.spread.looking = ""
        self.spread.refresh()
        self.hush()
        self.show_chosen()
        return changed
