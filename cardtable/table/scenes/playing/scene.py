"""A game at the table: whose turn it is, what a person does, and when others move."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pygame

from cardtable import files
from cardtable.ai.fairness import Case, case
from cardtable.ai.worker import Worker
from cardtable.engine.events import Event, Moved, Said
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Move, MoveError, Seat, split_actor
from cardtable.evening import is_told
from cardtable.files import spoken_here
from cardtable.lessons.course import Course
from cardtable.presenter.advice import has_begun, why_played
from cardtable.presenter.career import chosen
from cardtable.presenter.career import standing as standing_of
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import undealt
from cardtable.presenter.move_matcher import MoveMatcher, Target
from cardtable.presenter.phrases import aloud as spoken
from cardtable.presenter.phrases import wording
from cardtable.presenter.reviews import review_words
from cardtable.presenter.status import Seated, returns
from cardtable.presenter.today import of_day
from cardtable.presenter.words import on_turn, whose_turn
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.callouts import A_LETTER, BUBBLE_FOR
from cardtable.table.board.gestures import Gestures
from cardtable.table.board.logpanel import LogLine
from cardtable.table.board.motion import PACES
from cardtable.table.board.surround import Toolbar
from cardtable.table.board.telling import Step, Telling
from cardtable.table.drawing import paint
from cardtable.table.scenes.playing import (
    aloud,
    buttons,
    calls,
    hands,
    hints,
    inputs,
    messages,
    pace,
    presence,
)
from cardtable.table.scenes.playing.buttons import (
    beforehand,
    chosen_words,
    on_offer,
    only_button,
    question,
    read,
    stops,
    urgent,
    ways,
)
from cardtable.table.scenes.playing.hands import hovered, overflowed, sort, weigh
from cardtable.table.scenes.playing.inputs import choose, go_home, play_own
from cardtable.table.scenes.playing.messages import what_is
from cardtable.table.scenes.playing.presence import Attended
from cardtable.table.scenes.playing.state import (
    Advice,
    Opponents,
    Pacing,
    Present,
    Rerun,
    Stale,
    Stop,
    TableState,
    Thinker,
)
from cardtable.table.scenes.review import beside
from cardtable.table.scenes.tablescene import cards_of, unnamed
from cardtable.table.system import give_back
from cardtable.table.voice import Heard
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.controls import IconButton
from cardtable.table.widgets.popups import pause
from cardtable.table.widgets.ui import Widget


def show(state: TableState, told: Telling) -> None:
    """Add what the reader is shown at this moment of a game."""
    turn = state.table.view.turn
    lines = state.matcher.lines
    told.urgent = urgent(state)
    away = turn != state.reader
    told.prompt = chosen_words(state) or question(state)
    looked_at = told.looked and away  # nobody is said to think while cards are to be looked at
    if not told.prompt and turn is not None and not looked_at:
        told.prompt = (
            _waiting_for(state, turn) if away else wording("table.your-turn") * bool(lines)
        )
    told.prompt = state.covered or told.looked or told.prompt
    told.wait = state.between or inputs.share(state)
    told.lit = state.gestures.lit()
    told.drag = state.gestures.drag if state.gestures.lifted else None
    told.hot = state.gestures.drag.hot if state.gestures.drag else None
    told.hovered = hovered(state)
    told.gloss = hands.gloss(state)
    if state.dotted and not told.drag:
        told.playable = state.matcher.marked
    if state.focus.visible and state.focus.item is not None and not state.ui.layers:
        told.focus = _focus_rect(state, state.focus.item)
    hints.show(state, told)
    words = beforehand(state, told)
    if words:
        told.bubble = words
        told.bubble_at = messages.beside_pointer(state, told.hot) if told.hot else told.focus
        told.bubble_bad = False


def standing(state: TableState) -> tuple[frozenset[int], frozenset[int]]:
    """Which cards in the reader's hand stand as they may be played, and which sink.

    A single card turned up to be placed is one of them, and the top cards of one's own piles stand
    where they may be played, too. What only breaks an order does neither. While others are to move
    all simply lie there, and so they do where only a call or an answer is left to be made.
    """
    lines = state.matcher.lines
    asked = state.session.turn == state.reader and lines
    if not asked:
        return frozenset(), frozenset()
    hand = {
        one.id
        for name, zone in state.plan.zones.items()
        if owner_of(name) == state.reader
        and (zone.kind == "fan" or (zone.look.lifts and not zone.look.counted))
        for one in state.table.zones[name]
    }
    tops = {
        run[-1].id
        for name, run in state.table.zones.items()
        if run and owner_of(name) == state.reader and state.plan.zones[name].look.lifts
    }
    up = state.matcher.marked & (hand | tops)
    quiet = {*state.data.call_verbs, *state.data.replies}
    if all(line.partition(" ")[0] in quiet for line in lines):
        return up, frozenset()
    fans = {
        sprite.id
        for name, run in state.table.zones.items()
        if state.plan.zones[name].kind == "fan"
        for sprite in run
    }
    sunk = hand - state.matcher.playable if hand & state.matcher.playable else hand & fans
    return up, frozenset(sunk)


def _waiting_for(state: TableState, seat: Seat) -> str:
    if state.secretly:
        return wording("table.choosing-secret")
    if state.session.turn != seat != on_turn(state.table.view, state.data.table):
        return ""  # they've decided: what comes of it is being shown
    name = state.name(seat)
    quiet = state.session.player(seat).human or state.course is not None or not ponders(state)
    told = (
        whose_turn(state.table.view, state.data, state.name)
        if quiet
        else wording("table.thinking-of", player=name)
    )
    if pace.onlooking(state):
        told = returns(state.table, state.data, state.reader, state.name) or wording(
            "table.out", told=told
        )
    return "\n".join(filter(None, (told, pace.waiting(state))))


def ponders(state: TableState) -> bool:
    """Whether whoever is on turn has taken so long by now that they are said to think."""
    return state.now - max(state.pacing.turn_began[1], state.pacing.rested) >= PONDERS


def _focus_rect(state: TableState, item: Stop) -> pygame.Rect:
    """Where the focus is: of a card, what the next one in its row or hand leaves to be seen."""
    if not isinstance(item, Target):
        return item.rect
    rect = state.callouts.place_of(item)
    sprite = state.table.find(int(item.name)) if item.kind == "card" else None
    run = state.table.zones[sprite.zone] if sprite is not None else []
    for under, over in pairwise(run):
        upon = pygame.Rect(state.plan.poses[over.id].rect)
        if under is sprite and upon.colliderect(rect) and abs(upon.y - rect.y) < rect.h / 3:
            if upon.x > rect.x:
                rect.w = upon.x - rect.x
            elif upon.x < rect.x:
                rect = pygame.Rect(upon.right, rect.y, rect.right - upon.right, rect.h)
    return rect.clip(state.app.canvas.rect)  # hands run over the edge


PONDERS = 0.6  # seconds after which somebody is said to think
_DO: dict[str, Callable[[TableState], None]] = {
    "left": lambda state: inputs.along(state, -1),
    "right": lambda state: inputs.along(state, 1),
    "up": lambda state: inputs.up_or_down(state, 1),
    "down": lambda state: inputs.up_or_down(state, -1),
    "next group": lambda state: inputs.across(state, 1),
    "last group": lambda state: inputs.across(state, -1),
    "choose": lambda state: inputs.use(state, state.gestures.click),
    "use": lambda state: inputs.use(state, state.gestures.act),
    "cancel": inputs.cancel,
    "hand": inputs.to_hand,
    "resume": lambda state: state.ui.close(),
    "sort": sort,
    "hurry": lambda state: state.changed() if pace.hurry(state) else None,
    "pause": pace.toggle,
    "next": pace.go_on,
    "rules": buttons.open_rules,
    "learn": buttons.open_lessons,
    "settings": lambda state: state.app.push(scenes.settings_scene(state.app)),
    "help": buttons.open_help,
    "quit": lambda state: state.app.quit(),
}
"""What only the scene can do is not among them."""
FOR_ALL = ("menu", "help", "rules", "players", "resign")
"""What opens for all to see: no hand lies open behind it."""


OPEN_OVER = ("menu", "help")
"""Of these, what only lies over the table: closing it brings back the hand of whoever sat here."""


def commands(state: TableState) -> dict[str, Callable[[], None]]:
    """What the actions do that need no more than the state; the scene adds its own."""
    found: dict[str, Callable[[], None]] = {id: partial(do, state) for id, do in _DO.items()}
    for one in state.bindings.actions:
        kind, _, name = one.id.partition(" ")
        if kind == "rank":
            found[one.id] = partial(inputs.jump, state, name)
        elif kind == "own":
            found[one.id] = partial(inputs.own, state, name)
    return found


def at_once(id: str) -> bool:
    """Whether an action doesn't wait for what still moves: it may be about that very move."""
    return id in {"undo", "redo", "hurry"} or id.startswith("own ")


def hindrance(state: TableState, id: str) -> str:
    """Why an action can't be done just now; empty: it can."""
    session, course = state.session, state.course
    if id == "undo" and course is not None:
        if course.number or course.lines:
            return ""
        own = wording("table.lesson-begins")
        return own if course.lesson.path else wording("table.exercise-begins")
    if id == "hint":
        return hints.hindrance(state)
    if id == "recap" and not pace.since_own_turn(state):
        return wording("table.nothing-happened")
    if id == "prove" and last_decision(state) is None:
        return review_words("prove-nobody-yet")
    if id in {"sort", "cover"} and state.among:
        return wording("table.hands-covered")
    if id == "undo" and not session.can_undo:
        stays = state.data.stays or wording("table.no-undo")
        return stays if session.final else wording("table.nothing-to-take-back")
    if id == "redo" and (course is not None or not session.can_redo):
        return wording("table.nothing-to-play-again")
    return ""


def decision(state: TableState, step: int) -> Case | None:
    """What a computer player decided at that step; None where none did.

    In a lesson nobody decides: the course says what the others play.
    """
    session = state.session
    if not session.led < step < session.step_count or state.course is not None:
        return None
    return case(session.record, session.before(step), step, session.line_at(step))


def last_decision(state: TableState) -> Case | None:
    """What a computer player decided last; None where none has decided anything."""
    steps = range(state.session.step_count - 1, state.session.led, -1)
    return next((found for step in steps if (found := decision(state, step))), None)


def toolbar(state: TableState, peek: IconButton, aided: Callable[[], bool]) -> Toolbar:
    """The icons in the corner, `peek` among them where that is offered, and the drawer.

    `aided` tells whether the card aid lies on the table.
    """

    def is_on(id: str) -> bool:
        """Whether an action has switched something on."""
        if id == "aid":
            return aided()
        here = {"log": state.surround.log.shown, "pause": state.app.settings.stepped}
        return here.get(id, state.app.is_on(id))

    about = partial(hindrance, state), is_on
    return Toolbar(lambda: state.bindings, state.do, *about, {"peek": peek})


def pause_menu(state: TableState, title: str) -> Modal:
    """The menu of a game, or of a lesson: `title` is what it is called."""
    offered = [one for one in state.bindings.actions if one.menu]
    course = state.course
    footnote = wording("table.lesson-kept") if course and course.lesson.path else ""
    if course is None:
        evening = state.session.evening
        stands = f"{standing_of(evening)}." if is_told(evening, state.session.players) else ""
        saved = wording("table.saved-always") if state.kept else wording("table.unsaved")
        footnote = " ".join(filter(None, (stands if evening.begun else "", saved)))
    rows: list[list[tuple[str, Callable[[], None]]]] = []
    before = ""
    for one in offered:
        words = presence.leaving(state) if one.id == "leave" else one.menu
        choice = (words, partial(state.do, one.id))
        if (before, one.id) in BESIDE:
            rows[-1].append(choice)
        else:
            rows.append([choice])
        before = one.id
    return pause(title, footnote, rows)


BESIDE = {("rules", "learn"), ("players", "resign")}
"""Actions that stand side by side in the menu of a game, so that a small window has room for it."""
SETTLED = 5.0  # seconds after which another process may play the same deal
GLANCE = 1.0  # … and between two looks at how far it has come: nothing shows it before the end
LEARNED = 2  # games that someone plays with the whole card guide beside them
TAP = 0.3  # seconds: a key that is down for longer is held
TIDIED = 8  # steps from one time that memory is given back to the next


class Play(Attended):
    """The scene of a game. The session is ahead of the picture: all input is meant for it."""

    def __init__(
        self, app: App, session: Session, thinker: Callable[[], Thinker] = Worker,
        course: Course | None = None,
    ) -> None:  # fmt: skip
        """A table for the session. `thinker` makes what decides for computer players."""
        self.session, self._thinker = session, thinker
        self._match: tuple[tuple[object, ...], str] = ((), "")
        """The score of the match, and what it was last made for."""
        humans = session.humans
        turn = session.turn
        first = turn if turn in humans else next(iter(humans), session.onlooker)
        assert first is not None
        fresh = session.step_count == 1 and bool(session.events_for(first)[0])
        view = session.view(first, session.people)
        start = undealt(view) if fresh else view
        super().__init__(app, session.rules, session.players, start)
        self.state = TableState(
            app=app,
            session=session,
            data=self.data,
            board=self.board,
            callouts=self.callouts,
            ui=self.ui,
            surround=self.surround,
            gestures=Gestures(self.board, MoveMatcher(self.board.table, self.data, first, [])),
            opponents=Opponents(thinker, self.remark),
            advice=Advice(thinker),
            name=self.name,
            actions=self,
            do=self.do,
            course=course,
            present=Present(session.alone, shown=0 if fresh else session.step_count),
            pacing=Pacing((session.turn, self.now)),
        )
        self.toolbar = toolbar(
            self.state,
            presence.HoldButton(self.hold, self.let_go),
            lambda: self.aided and self.has_sheet,
        )
        self._guide_held: float | None = None
        """Since when the card guide's key has been down, if it is."""
        self._learning = files.games_over(session.rules.game.ID) < LEARNED
        self._commands: dict[str, Callable[[], None]] = {
            **commands(self.state),
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "log": self.toggle_log,
            "aid": self.toggle_reminders,
            "recap": self.run_again,
            "why": self.ask_why,
            "prove": self.prove,
            "read": self.read_out,
            "players": self.open_players,
            "resign": self.open_resign,
            "menu": self.open_menu,
            "leave": self.leave_all,
            "cover": self.cover,
            "peek": self.touch,  # it is held
            "drawer": self.toolbar.open,
            "info": partial(self.toolbar.open, "info"),
        }
        self.surround.stand(self.toolbar)
        self.ui.on_lost = self._drop
        self._beside = beside(session) if app.settings.review else None
        self._looked_at_expert = 0.0
        self._between = False
        """Whether nobody's hand could be opened at the last look."""
        self._asked: tuple[Hashable, str] = (None, "")
        """What the reader was asked last, which comes after what has happened."""
        self._back: Seat | None = None
        """Who sat here when the menu or help was opened: they sit here still when it's closed."""
        self._called: Seat | None = None
        """Whose turn was last told by a sound."""
        self._why = 0
        """The step that was asked about last."""
        self._dots: list[int] = []
        """The marks of those who think, as they were last drawn."""
        self.intro = self.data.about if fresh else ""
        """What the game is about, until the reader has done something."""
        if fresh:
            buttons.begins(self.state, self.remark)
        self.look_anew(first)
        if told := chosen(session):
            self.ui.toast(told, seconds=10)
            if fresh:
                self.remark(told)
        for notice in session.notices:
            self.ui.toast(notice, seconds=10)
            self.remark(notice)
        session.notices.clear()

    # --- coming and going -------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        turn = self.session.turn
        if self.state.present.seen is None and turn in self.session.humans and not self.state.peeks:
            self.draw_curtain(turn)
            return
        self._take_steps()

    def device_changed(self) -> None:
        super().device_changed()
        self.refresh()

    def _drop(self) -> None:
        """Something has come between the pointer and the cards that it holds: they go back."""
        if self.state.gestures.pressed:
            go_home(self.state)

    def leave(self) -> None:
        self.cover()
        self.state.gestures.cancel()
        self.board.choose([], [])
        self.callouts.hush()
        super().leave()

    def reworded(self) -> Play:
        """A new table for the same game, so that nothing on it is left in the old language."""
        self.board.choose([], [])
        self.closing()
        self.session.rules = spoken_here(self.session.rules)
        return self.again()

    def closing(self) -> None:
        self.close_proof()
        if self._beside is not None:
            self._beside.stop()
        self.state.opponents.close()
        hints.close_hint(self.state)

    def resized(self) -> None:
        super().resized()
        self.state.gestures.scale = self.app.theme.scale
        self.refresh()

    # --- the course of the game -------------------------------------------------------------------

    def update(self, dt: float) -> None:
        state = self.state
        if state.rerun is not None:
            self.speed = pace.speed(state)
            super().update(dt)
            self._rerun()
            return
        was_busy = self.board.busy
        weigh(state)
        pace.calm(state)
        self.speed = pace.speed(state)
        super().update(dt)
        pace.begin_pause(state)
        if state.gestures.follow(dt, still=self.board.pace.still):
            self.dirty = True
        self.animating = self.animating or bool(state.gestures.lifted or state.pacing.hurried)
        if self.board.busy:
            pace.stirred(state)
        elif was_busy:
            self._came_to_rest()
        elif self.ui.layers:
            pace.halt(state)
        if inputs.waits(state):
            self.dirty = self.animating = True
            for tag in state.buttons_of(inputs.answer(state)):
                tag.count_down(inputs.share(state))
            if inputs.share(state) <= 0:
                inputs.give(state, alone=True)
        elif not self.board.busy and not self.ui.layers:
            if inputs.by_itself(state):
                self.animating = True
            else:
                self._advance()
        self._follow_expert()
        if between := bool(state.between) or self._between:
            self.dirty = self.animating = True
        self._between = between and bool(state.between)
        inputs.rest(state)
        hints.teach(state)
        hints.look(state)
        self._see_to_changes()
        dots = [*(self.dots(seat) for seat in self.seats), int(ponders(state))]
        self.dirty = self.dirty or dots != self._dots
        self._dots = dots
        self.expects = self.session.turn != state.reader or state.advice.asked is not None

    def _follow_expert(self) -> None:
        """Once the game is on its way, let the expert play it, too."""
        expert = self._beside
        if expert is not None and self.now > max(SETTLED, self._looked_at_expert + GLANCE):
            self._looked_at_expert = self.now
            if not expert.running and not expert.finished and not expert.trouble:
                expert.go()
            expert.poll()

    def hurry(self) -> None:
        if self.board.busy:
            self.finish()
            self._came_to_rest()

    def _came_to_rest(self) -> None:
        """Everything has arrived: the safety net, and what can be done now."""
        state = self.state
        self.board.pace = PACES[self.app.settings.motion]
        if state.present.shown == self.session.step_count:
            view = self.view()
            if not state.table.agrees(view):
                self.remark(wording("table.redrawn"))
                self.look_anew(state.reader)
        if self.session.turn == state.reader != self._called and not state.among:
            self.app.sound.play("your_turn")
            self.callouts.signs.your_turn()
        self._called = self.session.turn
        self.refresh()

    def _advance(self) -> None:
        """At rest: the next one's turn."""
        state = self.state
        if state.present.aside is not None or (self.callouts.celebrating and not self._skips):
            return
        session = self.session
        if session.over:
            self._end()
            return
        seat = session.turn
        if seat is None:
            return
        if session.player(seat).human:
            if seat == self._back:
                self._back = None
                self._sit_down(seat, aside=False, at_once=True)
                self.refresh()
            elif seat != state.present.seen:
                self.draw_curtain(seat)
            return
        self.think()
        due = pace.pace(state)
        idle = pace.onlooking(state)  # nobody here could make use of what the time tells
        rested = state.pacing.rested
        line = state.opponents.line(session, self.now, rested=rested, pace=due, untimed=idle)
        if line is not None and self.play(seat, line):
            pace.hasten(state)

    @property
    def secret(self) -> bool:  # type: ignore[override]
        """Whether several people share this screen, each with cards of their own."""
        return self.session.alone is None

    @property
    def _skips(self) -> bool:
        """Whether nothing is waited for that is only to be read."""
        return pace.skips(self.state) or self.state.pacing.hurried == pace.AT_ONCE

    def _end(self) -> None:
        """The last card has landed: say why the game is over, and then show the result."""
        if self.state.over_at is None and (reason := messages.begin(self.state)):
            self.log_lines(LogLine(reason))
        if messages.over(self.state):
            self.closing()
            expert = self._beside.expert if self._beside else None
            self.app.switch(
                scenes.result_scene(self.app, self.session, self.left_in, self.last, expert)
            )

    def left_in(self, room: pygame.Rect) -> pygame.Surface:
        """The same with what the winner has, and who that is, in light."""
        picture = super().left_in(room)
        paint.spotlit(picture, self.theme, messages.victorious(self.state))
        return picture

    def play(self, seat: Seat, line: Move) -> bool:
        state, turn = self.state, self.session.turn
        try:
            self.session.play(f"{seat} {line}")
            if seat == state.reader or self.session.turn != turn:
                self.callouts.move_on()
            pace.played(state)
            if seat == state.reader and not state.routine.playing:
                self.intro = ""
            inputs.played(state, seat)
            messages.cite_nothing(state)
        except MoveError as error:
            near = self.callouts.place_of(Target("seat", seat))
            messages.refuse(state, messages.refused(state, error), near)
            return False
        answer = self.answer()
        if answer is not None:
            self.session.play(answer)
        presence.played(state)
        hands.look_at_nothing(state)
        self._take_steps()
        for notice in self.session.notices:
            self.ui.toast(notice)
        self.session.notices.clear()
        return True

    def think(self) -> None:
        """Let the computer player on turn decide."""
        self.state.opponents.prepare(self.session, self.now)

    def answer(self) -> str | None:
        """What a computer player says out of turn to the last line, its seat first."""
        return self.state.opponents.answer(self.session)

    def hint(self) -> None:
        hints.ask(self.state)

    def go_on(self) -> bool:
        return False  # there are no words to read

    def _take_steps(self) -> None:
        """Give the board what has happened since it was given something."""
        session, state, present = self.session, self.state, self.state.present
        came = present.aside is None and present.shown < session.step_count
        if came and session.turn != present.seen:
            self.cover(moved=True)
        for number, events in enumerate(self.steps(present.shown), start=present.shown):
            last = session.over and number == session.step_count - 1
            self.show_step(events, session.line_at(number), number, last=last)
        if present.shown // TIDIED != session.step_count // TIDIED:
            self.app.faces.forget_unused()
            give_back()
        presence.shown_all(state)
        pace.moved(state)
        self.think()
        pace.stirred(state)
        self.refresh()
        self.dirty = True

    def is_over(self, said: Said) -> bool:
        if self.session.over and said in self.steps(self.session.step_count - 1)[0]:
            return True  # the sign at the end says what came of it
        return has_begun(self.session, self.data, said)

    def said(self, said: Said) -> None:
        effect = self.data.effect(said)
        if effect.once and said.word in self._announced:
            effect = replace(effect, tease="")  # a joke that everyone knows by now
        super().said(said)
        if effect.sort and said.seat == self.state.reader:
            overflowed(self.state, effect)

    def leave_all(self) -> None:
        """To the menu; another window may go on with the game.

        From one that isn't kept, back to where it was begun, such as the review of another game.
        """
        self.closing()
        self.session.close()
        if len(self.app.scenes) > 1 and not self.state.kept:
            self.app.pop()
        else:
            self.app.reset(scenes.menu_scene(self.app))

    def again(self) -> Play:
        return Play(self.app, self.session, self._thinker)

    # --- what a person can do ---------------------------------------------------------------------

    def settle(self) -> bool:
        self.end_rerun()
        if self.board.busy:
            self.hurry()
            self.update(0.0)
        return self.app.scene is self

    def take_back(self) -> None:
        session, before = self.session, self.session.step_count
        steps = self.steps() if self.app.voice.on else []
        past = [(events, session.line_at(step)) for step, events in enumerate(steps)]
        session.undo()
        start = next((first for first, last in self.state.rows if first < before <= last), before)
        while session.step_count > start and session.can_undo:
            session.undo()  # a row was carried as one
        while self._goes_on() and session.can_undo:
            session.undo()  # what goes on by itself was no decision
        inputs.took_back(self.state)
        self._gone_back()
        if self.app.voice.on:
            told = (self.step_heard(*one)[1] for one in past[session.step_count :])
            self.app.voice.say(wording("table.voice-back", told="\n".join(filter(None, told))))

    def _heard_move(self, step: int) -> str:
        """What was told aloud of a step."""
        return self.step_heard(self.steps(step)[0], self.session.line_at(step))[1]

    def _goes_on(self) -> bool:
        """Whether the reader has nothing to decide now."""
        return inputs.share(self.state) >= 0

    def redo(self) -> None:
        if self.session.can_redo:
            self.state.opponents.cancel()
            self.session.redo()
            self.finish()
            self._take_steps()
        else:
            self.say_why_not("redo")

    def say_why_not(self, id: str) -> None:
        self.callouts.say(self.toolbar.hindrance(id), self.toolbar.near(id), bad=True)

    def _gone_back(self) -> None:
        state = self.state
        state.opponents.cancel()
        state.gestures.cancel()
        self.callouts.begin_anew()
        hints.forget(state)
        messages.goes_on(state)
        hands.gone_back(state)
        self.board.choose([], [])
        presence.shown_all(state)
        pace.gone_back(state)
        self.look_anew(state.reader, glide=self.session.turn == state.present.seen)
        self.refresh()
        self.dirty = True

    @property
    def whole_guide(self) -> bool:
        """Whether the key is held, a card is pointed at, or the player is new to the game."""
        at = self.callouts.rests_on
        pointed = at is not None and at.kind == "card"
        return self._learning or self._guide_held is not None or pointed

    def _guide_key(self, event: pygame.Event) -> bool:
        """Show all of the card guide while its key is held. A tap shows or hides the guide."""
        state = self.state
        if event.type == pygame.KEYDOWN and state.bindings.find(event) == "aid":
            held = self._guide_held is not None
            if held or self.ui.layers or not (self.aided and self.has_sheet):
                return held
            self._guide_held = self.now
            return True
        lost = event.type == pygame.WINDOWFOCUSLOST
        came_up = event.type == pygame.KEYUP and state.bindings.released(event, "aid")
        if self._guide_held is None or not (lost or came_up):
            return False
        tapped = came_up and self.now - self._guide_held < TAP
        self._guide_held = None
        if tapped:
            self.do("aid")
        return came_up

    def toggle_reminders(self) -> None:
        super().toggle_reminders()
        self.refresh()
        if self.aided and not self.has_sheet:
            self.do("help")  # the page that has them

    def open_menu(self) -> None:
        self.ui.open(pause_menu(self.state, self.title))

    def run_again(self) -> None:
        """Show again what has happened since the reader's last turn, on the table as it was."""
        state, steps = self.state, pace.since_own_turn(self.state)
        if not steps:
            self.say_why_not("recap")
            return
        for number in steps if self.app.voice.on else ():
            self.app.voice.say(self._heard_move(number))
        self.ui.close()
        state.gestures.cancel()
        self.board.choose([], [])
        hints.forget(state)
        self.callouts.begin_anew()
        self._remember(steps.stop)
        deeds = self.deeds()  # since the last move of theirs, whoever made it
        theirs = [number for number in steps if self._decided(number)]
        told = dict(zip(theirs[-len(deeds) :], deeds, strict=False))
        moves: deque[tuple[int, Step | None, float]] = deque()
        before = None
        for number in steps:
            actor, move = split_actor(self.session.line_at(number))
            step = told.get(number)
            kind = actor, move.partition(" ")[0]
            seconds = pace.seconds_again(step.words if step else "", alike=kind == before)
            moves.append((number, step, seconds))
            before = kind
        state.rerun = Rerun(moves, self.trail()[0], self.turns, self.last)
        self._stand_at(steps.start)
        self._remember(0)
        self.refresh()

    def _decided(self, number: int) -> bool:
        """Whether a step of the game is a move that another player chose."""
        actor, move = split_actor(self.session.line_at(number))
        others = actor not in {None, self.state.reader}
        return others and move.partition(" ")[0] not in self.data.replies

    def _remember(self, count: int) -> None:
        """The others' moves are those of the first so many steps."""
        past = [(one, self.session.line_at(n)) for n, one in enumerate(self.steps()[:count])]
        self.look_back(self.state.reader, past)

    def _stand_at(self, count: int) -> None:
        """The board as it was after so many steps, the reader's cards as they lie now."""
        state, arranged = self.state, self.state.table.arrangements()
        past = self.steps()[:count]
        self.board.reset(self.view(count - 1), past, covered=bool(state.among))
        state.table.rearrange(arranged)
        self.board.replan(0.0)

    def _rerun(self) -> None:
        """The next of the moves that are shown again, if it is due; after the last one, now."""
        rerun = self.state.rerun
        self.animating = True
        while rerun is not None and self.now >= rerun.due and not self.board.unfolding:
            if not rerun.moves:
                self.end_rerun()
                return
            number, step, seconds = rerun.moves.popleft()
            self.show_events(self.steps(number)[0], self.session.line_at(number))
            if step is not None and step.words:
                rerun.seconds, rerun.due = seconds, self.now + seconds
                self.callouts.tell(step, rerun.seconds)
        self.dirty = True

    def answers_why(self, seat: Seat) -> bool:
        return self.state.course is None and not self.players[seat].human

    def ask_why(self, step: Step | None = None) -> None:
        """Say why a step of the trail was played, beside where it led.

        Without one it is the last; asked for again, the one before.
        """
        asked = [one for one in self.trail()[0] if one.asked]
        if step is None and not asked:
            near = pygame.Rect(self.state.plan.line)
            self.callouts.say(wording("table.nothing-to-ask"), near, bad=True)
            return
        if step is None:
            before = [one for one in asked if one.asked < self._why]
            step = (before or asked)[-1]
        self._why, told = step.asked, step.words

        def why() -> str:
            reasons = why_played(self.session, step.asked, self.data, self.name)
            return "\n".join([told, *reasons])

        words, heard = messages.both(self.state, why)
        seconds = max(BUBBLE_FOR, len(words) * A_LETTER)
        self.callouts.tell(step._replace(words=words), seconds, heard=heard or words)

    def end_rerun(self) -> None:
        """Show the table as it is now, if earlier moves are shown on it."""
        state = self.state
        if state.rerun is not None:
            self.turns, self.last = state.rerun.turns, state.rerun.last
            state.rerun = None
            pace.stirred(state)
            self.callouts.begin_anew()
            self._stand_at(state.present.shown)
            self._remember(state.present.shown)
            self.refresh()
            self.dirty = True

    def cover(self, *, moved: bool = False, asking: bool = False) -> None:
        self.end_rerun()
        self._back = None
        super().cover(moved=moved, asking=asking)

    def prove(self) -> None:
        """Ask the computer player who decided last again, with other cards that it can't see."""
        found = last_decision(self.state)
        if found is None:
            self.say_why_not("prove")
        else:
            self.ui.close()
            self.open_proof(found, told=self.session.over)

    def pick_step(self, step: int) -> None:
        found = decision(self.state, step)
        if found is not None:
            self.open_proof(found, told=self.session.over)
        elif self.picking:
            self.ui.toast(review_words("prove-nobody"))

    def do(self, id: str) -> None:
        """Do an action of the table of bindings, from whichever key or button it comes."""
        if id not in self._commands:
            self.app.do(id)
            return
        if not at_once(id):
            self.callouts.hush()
            if not self.settle():
                return
        if id in FOR_ALL:
            present = self.state.present
            back = present.seen if present.aside is None else None
            back = back or self._back
            self.cover()
            self._back = back if id in OPEN_OVER and not self.state.peeks else None
        self._commands[id]()
        self.state.changed()
        self._see_to_changes()
        if self.app.voice.on and (told := aloud.done(self.state, id)):
            self.app.voice.say(told, "here")

    def act(self, key: Hashable) -> None:
        state = self.state
        match key:
            case ("line", str(line)):
                if not inputs.too_late(state, inputs.AT_ONCE):  # it has come under the pointer
                    play_own(state, line)
            case ("more", *lines):
                choose(state, [str(line) for line in lines], pygame.Rect(state.plan.line))
            case ("aside", str(seat)):
                self.draw_curtain(seat, aside=True)
            case ("call", str(seat), str(line)):
                calls.make(state, seat, line)
            case "skip":
                pace.to_the_end(state)
            case "next" | "sort":
                self.do(str(key))
            case "not now":
                self.cover()

    # --- aloud ------------------------------------------------------------------------------------

    def heard(self) -> Heard:
        if not self.board.busy:
            self._tell_cards()
        found, advice = super().heard(), self.state.advice
        if advice.words and advice.given == self.session.step_count:
            hint = (advice.given, advice.line), advice.heard or advice.words
            found = replace(found, slips=[*found.slips, hint])
        return found

    def heard_at_table(self, found: Heard, told: Telling) -> Heard:
        state = self.state
        place, here = aloud.focused(state)
        words = aloud.asked(state, told)
        asked: Hashable = (self.session.step_count, state.present.seen, words)
        if any(one.step is not None for one in self._coming):
            asked, words = self._asked  # first what has led there is told
        self._asked = asked, words
        pointed = aloud.pointed(state) if self.app.settings.voice_pointer else ""
        return replace(
            found, here=place, here_words=here, asked=asked, asked_words=words,
            pointed=found.pointed or pointed,
        )  # fmt: skip

    @property
    def _tells_all(self) -> bool:
        """Whether more than names is to be told."""
        return self.app.settings.voice_amount != "brief"

    def _tell_cards(self) -> None:
        """Say which cards have come to whoever sits here."""
        state = self.state
        if state.present.seen == state.reader and not state.among:
            before = state.heard.cards.get(state.reader)
            now = {number for run in aloud.own_cards(state).values() for number in run}
            if now != before and self.app.settings.voice_cards:
                first = aloud.first_cards(state) if before is None else ""
                if before is None and not state.heard.open_cards and self._tells_all:
                    lie = {
                        zone: [one.card for one in run] for zone, run in state.table.zones.items()
                    }
                    first = "\n".join(filter(None, (first, aloud.open_cards(state, lie))))
                named = state.heard.named
                new = aloud.new_cards(state, before, named) if before is not None else ""
                self.app.voice.say(first or new)
            if now != before:
                state.heard.cards[state.reader], state.heard.named = now, set()

    def tell_aloud(self, events: Sequence[Event], line: str) -> list[Fact]:
        facts = super().tell_aloud(events, line)
        if not line and self._tells_all:
            self.app.voice.say(aloud.open_cards(self.state, self.view(0).zones))
            self.state.heard.open_cards = True
        own = [one for one in events if isinstance(one, Moved)]
        come = {card for one in own if owner_of(one.dst) == self.state.reader for card in one.cards}
        for fact in facts:
            if self._say(fact) != self._say(unnamed(fact)):  # else the words only count them
                self.state.heard.named.update(card for card in cards_of(fact) if card in come)
        return facts

    def question(self, told: Telling) -> str:
        with spoken():
            return aloud.question(self.state) or super().question(told)

    # --- picture ----------------------------------------------------------------------------------

    def explained(self, target: Target) -> str:
        told = what_is(self.state, target)
        return "\n".join(filter(None, (told, self.match_score() if target.kind == "seat" else "")))

    def match_score(self) -> str:
        """How the match stood before this game, until the table has shown how that ends."""
        session, shown = self.session, self.state.over_at is not None
        if self.state.course is not None or (session.over and not shown and self._match[0]):
            return self._match[1]
        seen = session.step_count, shown, tuple(one.name for one in session.players)
        if seen != self._match[0]:
            evening = session.evening
            counts = evening.begun or evening.length or evening.match
            told = counts and is_told(evening, session.players)
            stands = standing_of(evening) if told else ""
            self._match = seen, of_day(session.record) or stands
        return self._match[1]

    def detail(self, seat: Seat) -> str:
        if self.players[seat].taught:
            return wording("table.detail-taught")
        if self.players[seat].human:
            return wording("cards.you" if len(self.session.humans) == 1 else "table.detail-here")
        return super().detail(seat)

    def dots(self, seat: Seat) -> int:
        on_turn = self.session.turn == seat == self.state.table.view.turn
        if on_turn and ponders(self.state) and self.state.opponents.thinking(self.now):
            return int(self.now * 2.5) % 4
        return -1

    def telling(self) -> Telling:
        told = super().telling()
        told.intro = self.intro if self.state.over_at is None else ""
        if (rerun := self.state.rerun) is not None:
            told.prompt, told.trail = wording("keys.recap"), rerun.trail
            told.banner = ""  # it would lie over what is shown, and stands beside it in words
            return told
        told.trail, told.remnants = self.trail()
        if told.ways and told.looked:  # it stands in the line for now, and arrows go there
            told.remnants = told.remnants[:-1]
        told.remnants += self.state.gone
        told.again = bool(told.trail)
        show(self.state, told)
        messages.cite(self.state, told)
        if self.ui.layers:
            told.bubble = ""  # it would be half hidden, or look like a part of what has opened
        return told

    def plates(self) -> dict[Seat, Seated]:
        plates = super().plates()
        if self.state.present.aside is not None:
            seat = self.state.present.aside
            plates = plates | {
                seat: replace(plates[seat], detail=wording("table.detail-out-of-turn"))
            }
        return plates

    def show_chosen(self) -> None:
        state = self.state
        self.board.choose(state.gestures.chosen, state.gestures.lifted, standing(state))
        self.place_buttons()
        self.surround.offer(on_offer(state))
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
        mine = state.present.seen == state.reader and session.player(state.reader).human
        lines = session.legal(state.reader) if mine and not session.over else []
        if len(self.board.queue) or state.rerun is not None:
            lines = []
        state.secretly = session.in_secret
        state.ways = ways(state, lines)
        state.gestures.matcher = read(state, lines)
        several = state.data.calls and len(session.humans) > 1  # one may call after any single move
        state.gestures.quick = state.data.quick and not session.final
        state.gestures.rows = not several
        state.gestures.prune()
        state.gone = buttons.gone(state)
        hands.refresh(state)
        self.callouts.renew(self.explained)
        self.toolbar.refresh()
        self.show_chosen()
        self.refocus()

    # --- input ------------------------------------------------------------------------------------

    def _see_to_changes(self) -> None:
        """Work out again what is out of date since the last time (`TableState.changed`)."""
        stale = self.state.take_stale()
        if stale is Stale.LINES:
            self.refresh()
        elif stale is Stale.CHOICE:
            self.show_chosen()
            self.refocus()
        self.dirty = self.dirty or stale is not Stale.NOTHING

    def handle(self, event: pygame.Event) -> bool:
        used = self._handle(event)
        self._see_to_changes()
        self.dirty = self.dirty or self.ui.dirty
        return used

    def _handle(self, event: pygame.Event) -> bool:
        state = self.state
        if self._guide_key(event):
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self.cover()
        if state.present.held and event.type in presence.RELEASES:
            self.end_rerun()  # the table that is shown again must not keep a hand open
        if state.rerun is not None:
            if pressed := event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
                self.end_rerun()  # it does no more: what was pressed lies elsewhere on this table
            if not (self.app.voice.on and event.type == pygame.KEYDOWN):
                return pressed  # who only hears it knows of no such table
        if state.peeks and presence.handle(state, event, self.hold, self.let_go):
            return True
        if self.ui.layers:
            if event.type == pygame.KEYDOWN and inputs.only_hurries(state, event):
                return True
            used = self.ui.handle(event)
            if not used and event.type == pygame.KEYDOWN:
                inputs.idle_key(state, event)
            return used
        match event.type:
            case pygame.KEYDOWN:
                return inputs.press_key(state, event)
        return inputs.handle(state, event)
