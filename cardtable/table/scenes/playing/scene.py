"""A game at the table: whose turn it is, what a person does, and when others move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from cardtable.ai.worker import Worker
from cardtable.engine.events import Said
from cardtable.engine.notation import Move, MoveError, Seat
from cardtable.lessons.lesson import Lesson
from cardtable.presenter.model import undealt
from cardtable.presenter.reading import Reading, Target
from cardtable.presenter.status import Seated, turns_begun
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.captions import Caption
from cardtable.table.board.gestures import (
    Arrange,
    Choose,
    Describe,
    Gestures,
    Intent,
    PlayLine,
    Refuse,
)
from cardtable.table.board.logpanel import LogLine
from cardtable.table.board.telling import Telling
from cardtable.table.memory import give_back
from cardtable.table.scenes import learning
from cardtable.table.scenes.playing import (
    ask,
    calls,
    finale,
    guide,
    hint,
    menu,
    pace,
    pointer,
    reply,
    shown,
    spread,
)
from cardtable.table.scenes.playing.curtain import Curtain
from cardtable.table.scenes.playing.icons import allow, icons_of
from cardtable.table.scenes.playing.keys import play_key
from cardtable.table.scenes.playing.offer import offers, only_button, read, stops, ways
from cardtable.table.scenes.playing.opponents import Opponents, Thinker
from cardtable.table.scenes.playing.sort import overflowed, sort
from cardtable.table.scenes.playing.state import Advice, State
from cardtable.table.scenes.playing.weight import weigh
from cardtable.table.scenes.playing.why import refused, stuck_card, what_is, why_not
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.popups import MoveMenu
from cardtable.table.widgets.ui import Widget

TIDIED = 8  # steps from one time that memory is given back to the next


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
        self.state = State(
            app=app,
            session=session,
            data=self.data,
            board=self.board,
            callouts=self.callouts,
            ui=self.ui,
            surround=self.surround,
            gestures=Gestures(self.board, Reading(self.board.table, self.data, first, [])),
            opponents=Opponents(thinker, self.remark, self.data.replies),
            advice=Advice(thinker),
            name=self.name,
            actions=self,
            seen=first if len(humans) < 2 else None,
            shown=0 if fresh else session.step_count,
        )
        self._icons = icons_of(self.state)
        self.surround.stand(list(self._icons.values()))
        self._called: Seat | None = None
        """Whose turn was last told by a sound."""
        self.intro = self.data.about if fresh else ""
        """What the game is about, until the reader has done something."""
        if not fresh:
            self.board.reset(view, session.events_for(first))
            self._refill_log()
        for notice in session.notices:
            self.ui.toast(notice, seconds=10)
            self.remark(notice)
        session.notices.clear()

    # --- coming and going -------------------------------------------------------------------------

    def enter(self) -> None:
        self.ui.resume(self.app.pointer)
        if self.state.seen is None and len(self.session.humans) > 1:
            turn = self.session.turn
            self.draw_curtain(turn if turn in self.session.humans else self.session.humans[0])
            return
        self._take_steps()

    def leave(self) -> None:
        self.state.gestures.cancel()
        self.board.choose([], [])
        self.callouts.hush()
        self.ui.suspend()

    def closing(self) -> None:
        self.state.opponents.close()
        hint.close(self.state)

    def resized(self) -> None:
        super().resized()
        self.state.gestures.scale = self.app.theme.scale
        self.refresh()

    # --- the course of the game -------------------------------------------------------------------

    def update(self, dt: float) -> None:
        state = self.state
        was_busy = self.board.busy
        weigh(state)
        super().update(dt)
        if state.gestures.settle(dt, still=self.board.pace.still):
            self.dirty = True
        self.animating = self.animating or bool(state.gestures.lifted)
        if self.board.busy:
            state.rested = self.now
        elif was_busy:
            self._came_to_rest()
        if reply.waits(state):
            self.dirty = self.animating = True
            if reply.share(state) <= 0:
                reply.give(state)
        elif not self.board.busy and not self.ui.layers:
            self._advance()
        pointer.rest(state)
        hint.look(state)

    def hurry(self) -> None:
        if self.board.busy:
            self.board.finish()
            self._came_to_rest()

    def _came_to_rest(self) -> None:
        """Everything has arrived: the safety net, and what can be done now."""
        state = self.state
        if state.shown == self.session.step_count:
            view = self.session.view(state.reader)
            if not state.table.agrees(view):
                self.remark("The table did not match the game, so it has been redrawn")
                self.board.reset(view)
        if self.session.turn == state.reader != self._called:
            self.app.sound.play("your_turn", 0.6)
            self.callouts.signs.your_turn()
        self._called = self.session.turn
        self.refresh()

    def _advance(self) -> None:
        """At rest: the next one's turn."""
        state = self.state
        if state.aside is not None or self.callouts.celebrating:
            return
        session = self.session
        if session.over:
            self._end()
            return
        seat = session.turn
        if seat is None:
            return
        if session.player(seat).human:
            if seat != state.seen:
                self.draw_curtain(seat)
            return
        self.think()
        due = pace.pace(state)
        line = state.opponents.line(session, self.now, rested=state.rested, pace=due)
        if line is not None and self.play(seat, line):
            pace.hasten(state)

    def _end(self) -> None:
        """The last card has landed: say why the game is over, and then show the result."""
        if self.state.over_at is None and (words := finale.begin(self.state, self.last)):
            self.log_lines(LogLine(words))
        if finale.over(self.state):
            self.closing()
            left = partial(self.left_in, covered=len(self.session.humans) > 1)
            self.app.switch(scenes.result_scene(self.app, self.session, left, self.last))

    def play(self, seat: Seat, line: Move) -> bool:
        state = self.state
        try:
            self.session.play(f"{seat} {line}")
            state.next_asked = False
            self.intro = "" if seat == state.reader else self.intro
            state.cited = ""
        except MoveError as error:
            self._say(refused(state, str(error)), Target("seat", seat), bad=True)
            return False
        answer = self.answer()
        if answer is not None:
            self.session.play(answer)
        state.aside = None
        state.looking = ""
        self._take_steps()
        for notice in self.session.notices:
            self.ui.toast(notice)
        self.session.notices.clear()
        return True

    def think(self) -> None:
        """Let the computer player on turn decide."""
        self.state.opponents.prepare(self.session)

    def answer(self) -> str | None:
        """What a computer player says out of turn to the last line, its seat first."""
        return self.state.opponents.answer(self.session)

    def hint(self) -> None:
        hint.ask(self.state)

    def go_on(self) -> bool:
        return False  # there are no words to read

    def _take_steps(self) -> None:
        """Give the board what has happened since it was given something."""
        state = self.state
        session = self.session
        for number, events in enumerate(
            session.events_for(state.reader, state.shown), start=state.shown
        ):
            self.show_step(events, session.line_at(number))
        if state.shown // TIDIED != session.step_count // TIDIED:
            self.app.faces.forget_unused()
            give_back()
        state.shown = session.step_count
        calls.moved(state)
        self.think()
        state.rested = self.now
        self.refresh()
        self.dirty = True

    def said(self, said: Said) -> None:
        super().said(said)
        effect = self.data.effect(said)
        if effect.sort and said.seat == self.state.reader:
            overflowed(self.state, effect)

    # --- who sits at the screen -------------------------------------------------------------------

    def draw_curtain(self, seat: Seat, *, aside: bool = False) -> None:
        """Cover the table until that seat's player is there."""
        self.state.seen = None
        self.callouts.point_nowhere()
        self.state.gestures.cancel()
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
                last=self.last,
            )
        )

    def _sit_down(self, seat: Seat, *, aside: bool) -> None:
        """That seat's player is at the screen."""
        state = self.state
        state.seen = seat
        state.aside = seat if aside else None
        state.arrangements[state.reader] = state.table.arrangements()
        self.callouts.point_nowhere()
        if seat != state.reader or state.shown:
            if state.shown == 0:
                self.board.reset(undealt(self.session.view(seat)))
            else:
                self.board.reset(self.session.view(seat), self.session.events_for(seat))
                state.table.rearrange(state.arrangements.get(seat, {}))
                self.board.replan(0.0)
                state.shown = self.session.step_count
                self._refill_log()
        if self.app.scene is not self:
            self.app.pop()

    def _leave_all(self) -> None:
        """From the curtain to the menu; the game is saved, and another window may go on with it."""
        self.closing()
        self.session.close()
        self.app.reset(scenes.menu_scene(self.app))

    def _refill_log(self) -> None:
        """The log as the present reader may read it; nothing of the one before stays."""
        notes = [entry for entry in self.entries if entry.kind == "remark"]
        entries: list[LogLine] = []
        self.turns = 0
        shown = self.session.events_for(self.state.reader)[: self.state.shown]
        steps = [(events, self.session.line_at(number)) for number, events in enumerate(shown)]
        self.look_back(self.state.reader, steps)
        for events, line in steps:
            entries += self.log_of(events, line)
            self.turns += turns_begun(self.data, events)
        self.entries = [*entries, *notes]
        self.log.refill(list(self.entries))
        self.last = entries[-1].words if entries else ""

    # --- what a person can do ---------------------------------------------------------------------

    def settle(self) -> bool:
        if self.board.busy:
            self.hurry()
            self.update(0.0)
        return self.app.scene is self

    def play_own(self, line: Move) -> None:
        self.callouts.hush()
        self.hurry()
        ask.play(self.state, line)

    def undo(self) -> None:
        if self.session.can_undo:
            self.session.undo()
            while reply.answer(self.state) and self.session.can_undo:
                self.session.undo()  # what goes on by itself was no decision
            self._gone_back()
        else:
            self._say_why_not("undo")

    def redo(self) -> None:
        if self.session.can_redo:
            self.state.opponents.cancel()
            self.session.redo()
            self.board.finish()
            self._take_steps()
        else:
            self._say_why_not("redo")

    def _say_why_not(self, sign: str) -> None:
        icon = self._icons[sign]
        self.callouts.say(icon.hindrance, icon.rect, bad=True)

    def _gone_back(self) -> None:
        state = self.state
        state.opponents.cancel()
        state.gestures.cancel()
        self.callouts.point_nowhere()
        hint.forget(state)
        state.over_at = None
        state.libraries.clear()
        self.board.choose([], [])
        glide = self.session.turn == state.seen
        past = self.session.events_for(state.reader)
        self.board.reset(self.session.view(state.reader), past, glide=glide)
        state.shown = self.session.step_count
        self._refill_log()
        self.refresh()
        self.dirty = True

    def toggle_reminders(self) -> None:
        super().toggle_reminders()
        self.refresh()

    def open_menu(self) -> None:
        self.ui.open(menu.menu(self.state, self.title, self._leave_all))

    def open_help(self) -> None:
        menu.close(self.state)
        self.ui.open(guide.page(self.state))

    def open_recap(self) -> None:
        menu.close(self.state)
        self.ui.open(menu.since(self.state, self.recap.numbered))

    def open_settings(self) -> None:
        self.app.push(scenes.settings_scene(self.app))

    def open_rules(self) -> None:
        where = guide.place(self.state, polite=self.app.settings.polite)
        self.app.push(scenes.rules_scene(self.app, self.rules, where))

    def open_lessons(self, lesson: Lesson | None = None) -> None:
        menu.close(self.state)
        learning.learn(self.app, self.ui, self.rules, lesson)

    def act(self, key: Hashable) -> None:
        state = self.state
        match key:
            case ("line", str(line)):
                self.play_own(line)
            case ("more", *lines):
                self._choose([str(line) for line in lines], pygame.Rect(state.plan.actions))
            case ("aside", str(seat)):
                self.draw_curtain(seat, aside=True)
            case ("call", str(seat), str(line)):
                calls.make(state, seat, line)
            case "next":
                pace.go_on(state)
            case "not now":
                state.aside = None
                self.refresh()
            case "sort":
                sort(state)

    def carry_out(self, intent: Intent | None) -> None:
        state = self.state
        match intent or stuck_card(state):
            case PlayLine(line):
                ask.play(self.state, line)
            case Choose(lines, at):
                self._choose(lines, self.callouts.place_of(at))
            case Refuse(attempts, at, chosen):
                near = Target("card", str(chosen[0])) if chosen else at
                self._say(why_not(state, attempts, at, chosen), near, bad=True)
            case Describe(at) if spread.look_through(state, at):
                pass
            case Describe(at):
                self._say(what_is(state, at), at)
            case Arrange(number, place):
                sprite = state.table.find(number)
                if sprite is not None:
                    state.table.shift(sprite, place)
        self.show_chosen()
        self.refocus()  # where the chosen cards can go is to be reached, too

    def _choose(self, lines: Sequence[Move], near: pygame.Rect) -> None:
        choices = [(self.state.words_of(line), partial(self._chosen_line, line)) for line in lines]
        self.ui.open(MoveMenu(near, choices))

    def _chosen_line(self, line: Move) -> None:
        self.state.gestures.cancel()
        ask.play(self.state, line)
        self.show_chosen()

    def _say(self, words: str, beside: Target, *, bad: bool = False) -> None:
        self.callouts.say(words, self.callouts.place_of(beside), bad=bad)

    # --- picture ----------------------------------------------------------------------------------

    def explained(self, target: Target) -> str:
        return what_is(self.state, target)

    def detail(self, seat: Seat) -> str:
        if self.players[seat].human:
            return "you" if len(self.session.humans) == 1 else "here"
        return super().detail(seat)

    def dots(self, seat: Seat) -> int:
        on_turn = self.session.turn == seat == self.state.table.view.turn
        if on_turn and self.state.opponents.thinking:
            return int(self.now * 2.5) % 4
        return -1

    def telling(self) -> Telling:
        told = super().telling()
        told.captions = self.captions() if self.data.table is None else ()
        if self.intro and not told.captions:
            told.captions = (Caption(self.state.reader, self.intro),)
        shown.show(self.state, told)
        if self.ui.layers:
            told.bubble = ""  # it would be half hidden, or look like a part of what has opened
        return told

    def plates(self) -> dict[Seat, Seated]:
        plates = super().plates()
        if self.state.aside is not None:
            seat = self.state.aside
            plates = plates | {seat: replace(plates[seat], detail="out of turn")}
        return plates

    def show_chosen(self) -> None:
        state = self.state
        self.board.choose(state.gestures.chosen, state.gestures.lifted, shown.standing(state))
        self.place_buttons()
        self.surround.offer(offers(state))
        self.dirty = True

    def refocus(self) -> None:
        state = self.state
        item = state.focus.item
        if isinstance(item, Widget) and item not in self.surround.controls:
            # a button that is gone leaves the focus to the cards, not to the icons
            state.focus.item = None
            state.focus.drifted = True
        state.focus.refill(stops(state), only_button(state))

    def refresh(self) -> None:
        state = self.state
        session = self.session
        mine = state.seen == state.reader and session.player(state.reader).human
        lines = session.legal(state.reader) if mine and not session.over else []
        if len(self.board.queue):
            lines = []
        state.secretly = session.in_secret
        state.ways = ways(state, lines)
        state.gestures.reading = read(state, lines)
        state.gestures.prune()
        spread.refresh(state)
        allow(state, self._icons)
        self.show_chosen()
        self.refocus()

    # --- input ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        used = self._handle(event)
        self.dirty = self.dirty or self.ui.dirty
        return used

    def _handle(self, event: pygame.Event) -> bool:
        state = self.state
        if self.ui.layers:
            return self.ui.handle(event)
        match event.type:
            case pygame.KEYDOWN:
                return play_key(state, event)
            case pygame.WINDOWFOCUSLOST if state.gestures.lifted:
                return self.go_home()
        return pointer.handle(state, event)

    def go_home(self) -> bool:
        state = self.state
        pointer.let_go(state)
        changed = state.gestures.cancel()
        changed = spread.close(state) or changed
        changed = hint.forget(state) or changed
        self.callouts.hush()
        self.show_chosen()
        return changed
