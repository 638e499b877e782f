"""Who is known to sit at the screen, and what may lie open for them.

Where several people play, a hand lies open only to somebody who has said that it is theirs. As long
as nobody has, the table holds nothing but what all of them know alike: so it can't give anything
else away, in its cards, its log, its tips or its sounds.

Whatever somebody else has to agree to is here as well, as they're asked behind a curtain: taking
back a move that has shown something (`Attended.undo`), and resigning for another person or leaving
their seat to a computer player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import pygame

from cardtable.engine.events import Event
from cardtable.engine.notation import RESIGN, Move, Seat, split_actor
from cardtable.engine.view import View
from cardtable.players import Player, computers
from cardtable.presenter.advice import asked_back, since
from cardtable.presenter.career import chosen
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import undealt
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import turns_begun
from cardtable.presenter.words import line_words
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App, Scene
from cardtable.table.board.logpanel import LogLine
from cardtable.table.board.motion import PACES
from cardtable.table.drawing.stage import Canvas
from cardtable.table.scenes.page import Controlled
from cardtable.table.scenes.playing import hands, hints, inputs, messages
from cardtable.table.scenes.playing.state import TableState, common_meaning, forced
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.voice import Heard
from cardtable.table.widgets.boxes import Column, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, IconButton, Label, Portrait
from cardtable.table.widgets.popups import MenuMove, MoveMenu
from cardtable.table.widgets.ui import HOLD, LIFTED, Ui, Widget

SHUT = 0.35  # seconds in which clicks and keys meant for the table before do nothing here
PAD = 34  # round the panel's words, at scale 1
FACE = 92  # how large the next player is shown, at scale 1
USUAL_LEVEL = "medium"  # of a computer player who sits down where no other plays
BLUR = 14  # how many times smaller the table is drawn, before it is stretched again


Choice: TypeAlias = tuple[str, Callable[[], None]]
"""What stands on a button, and what it does. It finds the curtain still on top of the scenes."""


class Curtain(Controlled):
    """Covers the table until the next player says that it is them, or answers."""

    laid = False  # nothing of the last picture may be seen through it

    def __init__(
        self,
        app: App,
        name: str,
        picture: Callable[[], pygame.Surface],
        choices: Sequence[Choice],
        hurries: Callable[[pygame.Event], bool],
        told: Sequence[str] = (),
    ) -> None:
        """Make a curtain for the player of that name.

        `picture` is the table without hands. A key that `hurries` answers nothing. `told` is for
        all people to hear: what has happened since that player last looked, or what they are asked.
        """
        super().__init__(app)
        self.offers = choices[0][0] == wording("table.do-it")
        """Whether the first choice is a move, to be made without looking."""
        self._picture, self._hurries = picture, hurries
        self._open_at = SHUT
        self._ground: pygame.Surface | None = None
        buttons = [
            Button(words, action, kind="plain" if number else "primary")
            for number, (words, action) in enumerate(choices)
        ]
        face = Portrait(lambda: name, FACE)
        words: list[Widget] = [
            face,
            Label(wording("table.pass-screen"), "emphasis", align="centre", soft=True),
            Label(name, "title", align="centre"),
        ]
        lines = Column(*(Label(f"{one}.", align="centre") for one in told), gap=6)
        scroll = Scroll(lines)
        if told:
            words.append(scroll)
        column = Column(*words, *buttons, gap=14, grow=True)
        self.ui = Ui(app.theme, _Middle(Panel(column, pad=PAD), face, scroll), lambda: None)
        self.ui.on_sound = app.sound.play
        self._first = buttons[0]

    def enter(self) -> None:
        super().enter()
        self.ui.set_focus(self._first, by_keyboard=False)

    def resized(self) -> None:
        self._ground = None
        self.ui.layout(self.app.canvas.rect, self.app.theme)
        self.dirty = True

    def update(self, dt: float) -> None:
        self._open_at -= dt
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN}
        if pressed and self._open_at > 0:
            return True
        if event.type == pygame.KEYDOWN and self._hurries(event):
            return True
        return super().handle(event)

    def heard(self) -> Heard:
        return replace(super().heard(), kind="happened")

    def draw(self, canvas: Canvas) -> None:
        if self._ground is None or self._ground.get_size() != canvas.size:
            self._ground = _blurred(self._picture(), self.app.theme.palette.cloth.dark)
        ground = self._ground
        self.ui.draw(canvas, lambda area: canvas.blit(ground, area, area))


class _Middle(Widget):
    """Puts a panel into the middle, no wider than it needs; where it is low, without the face.

    What is told is seen as a whole where there is room for it, and else moved up and down.
    """

    def __init__(self, panel: Panel, face: Widget, told: Scroll) -> None:
        super().__init__()
        self._panel, self._face, self._told = panel, face, told
        self.adopt(panel)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        wide = min(self.theme.px(460), rect.w - self.theme.px(32))
        self._face.shown = True
        self._face.shown = self._panel.measure(wide)[1] <= rect.h
        high = self._panel.measure(wide)[1]
        if self._told.parent is not None:
            text = self._told.child.measure(wide - 2 * self.theme.px(PAD))[1]
            high += text - self._told.measure(wide)[1]
        panel = pygame.Rect(0, 0, wide, min(high, rect.h))
        panel.center = rect.center
        self._panel.place(panel)


def _blurred(picture: pygame.Surface, shade: tuple[int, int, int]) -> pygame.Surface:
    """The table scaled down and up again, and darkened: a true blur would take half a second."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // BLUR, size[1] // BLUR))
    image = pygame.transform.smoothscale(small, size)
    veil = pygame.Surface(size)
    veil.fill(shade)
    veil.set_alpha(120)
    image.blit(veil, (0, 0))
    return image


def leaving(state: TableState) -> str:
    """What the button is called that leaves this game: it says where that leads."""
    below = [one for one in state.app.scenes if not isinstance(one, Curtain)][:-1]
    listed = state.course is not None and bool(state.course.lesson.path)
    if state.kept or listed or not below:
        return state.bindings["leave"].menu
    return wording(below[-1].leads)


def played(state: TableState) -> None:
    """A move has been made, so nobody looks at the table out of turn any longer."""
    state.present.aside = None


def shown_all(state: TableState) -> None:
    """The board has been given every step of the session."""
    state.present.shown = state.session.step_count


class Attended(TableScene):
    """A table at which one person sits, or one after the other. `Play` gives it its state."""

    session: Session
    state: TableState

    def refresh(self) -> None:
        """Work out what can be done now, after a change of game, reader or window."""
        raise NotImplementedError

    def play(self, seat: Seat, line: Move) -> bool:
        """Play a line in the session and show it; false if it was refused."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Take back the last decision of a person, whatever has been seen since."""
        raise NotImplementedError

    def leave_all(self) -> None:
        """Leave the game, which is saved."""
        raise NotImplementedError

    def say_why_not(self, sign: str) -> None:
        """Say why the icon of that sign can't be used now."""
        raise NotImplementedError

    @property
    def you(self) -> Seat:
        return self.state.you

    # --- what may be shown ------------------------------------------------------------------------

    def view(self, at: int = -1) -> View:
        """What may be shown after that step."""
        return self.session.view(self.state.reader, self.state.among, at=at)

    def steps(self, since: int = 0) -> list[list[Event]]:
        """What may be told of each step, from that one on."""
        return self.session.events_for(self.state.reader, since, self.state.among)

    def look_anew(self, seat: Seat, *, glide: bool = False) -> None:
        """Show the table to the person at that seat, as far as they may see it, all at once."""
        state, among = self.state, self.state.among
        covered = bool(among)
        if not state.present.shown:
            self.board.reset(undealt(self.session.view(seat, among)), covered=covered)
            if not covered:
                hands.begin_sorted(state)
            self.look_back(seat, ())
            return
        view = self.session.view(seat, among, at=state.present.shown - 1)
        past = self.session.events_for(seat, among=among)[: state.present.shown]
        self.board.reset(view, past, glide=glide, covered=covered)
        if not covered and not glide:
            state.table.rearrange(state.present.arrangements.get(seat, {}))
            hands.begin_sorted(state)
            self.board.replan(0.0)
        self.refill_log()

    def refill_log(self) -> None:
        """The log as it may be read now; nothing that was told to somebody else stays."""
        entries: list[LogLine] = []
        self.turns = 0
        shown = self.steps()[: self.state.present.shown]
        steps = [(events, self.session.line_at(number)) for number, events in enumerate(shown)]
        self.look_back(self.state.reader, steps)
        for number, (events, line) in enumerate(steps):
            entries += self.log_of(events, line, number)
            self.turns += turns_begun(self.data, events)
            back = [LogLine(self._taken_back(number), kind="remark")]
            entries += back * self.session.record.undone.count(number)
        if told := chosen(self.session):
            entries.insert(0, LogLine(told, kind="remark"))
        self.entries = entries
        self.log.refill(list(self.entries))
        moves = [one.words for one in entries if one.kind == "move"]
        self.last = moves[-1] if moves else ""

    def _taken_back(self, step: int) -> str:
        """What the log says where something was taken back after that step."""
        seat = self.session.decided(step)
        return wording("table.takes-back", player=self.name(seat)) if seat else ""

    # --- coming and going -------------------------------------------------------------------------

    def cover(self, *, moved: bool = False, asking: bool = False) -> None:
        """Nobody is known to sit here any longer: all hands lie face down at once.

        `moved`: their own move was the reason, and its cards may still be at the pointer. `asking`:
        what is asked just now stays open.
        """
        state = self.state
        state.present.held.clear()
        if not state.shared or state.present.seen is None:
            return
        self.app.voice.forget()
        if not asking:
            self.ui.close()
        state.present.looked[state.reader] = self.session.step_count
        state.present.arrangements[state.reader] = state.table.arrangements()
        state.gestures.cancel()
        if not moved:
            self.board.choose([], [])
        self._forget()
        state.present.seen = state.present.aside = None
        self.look_anew(state.reader)
        self.refresh()

    def _forget(self) -> None:
        """What the one who sat here was told, or pointed at, is nobody else's business."""
        state = self.state
        hints.forget(state)
        self.callouts.rest_on(None)
        self.callouts.point_nowhere()
        self._held = "", 0.0, ""
        messages.cite_nothing(state)
        hands.look_at_nothing(state, nor_peek=True)
        inputs.point_nowhere(state)
        state.focus.item, state.focus.visible = None, False

    def hold(self, how: str) -> bool:
        """Hold open the hand of the person who is to move, where that is how people play here."""
        state, turn = self.state, self.session.turn
        free = state.peeks and not (self.ui.layers or state.present.aside or state.between)
        if turn is None or turn not in self.session.humans or not free:
            return False
        if state.present.seen is None:
            self.finish()
            self._sit_down(turn, aside=False, at_once=True)
            self.refresh()
        state.present.held.add(how)
        return True

    def let_go(self, how: str) -> None:
        """The hand lies face down again when nothing holds it any longer."""
        if how in self.state.present.held:
            self.state.present.held.remove(how)
            if not self.state.present.held:
                self.cover(asking=True)

    def draw_curtain(self, seat: Seat, *, aside: bool = False) -> None:
        """Cover the table until that seat's player is there.

        With Peek it lies there for that player, with all hands face down.
        """
        if self.state.peeks and not aside:
            self.cover()
            if seat != self.state.reader:
                self.look_anew(seat)
                self.refresh()
            return
        self.cover()
        self.state.gestures.cancel()
        self.callouts.point_nowhere()
        self.finish()
        name = self.name(seat)
        if not self.state.shared:
            self._sit_down(seat, aside=aside, at_once=True)
            if not aside:
                self.callouts.announce(wording("table.turn-of", name=name), waits=False)
            self.enter()
            return
        show = partial(self._sit_down, seat, aside=aside)
        told = since(self.session, self.data, self.name, self._after_own(seat))
        choices: list[Choice] = [
            (wording("table.i-am", name=name), show),
            (leaving(self.state), self.leave_all),
        ]
        line = "" if aside else forced(self.session)
        if line:
            words = line_words(self.data, line, self.name, common_meaning(self.session, line))
            told.append(wording("table.only-one", name=name, move=words))
            choices[:1] = [
                (wording("table.do-it"), partial(self._do, seat, line)),
                (wording("table.look-first"), show),
            ]
        self.app.push(self._curtain(name, choices, told))

    def _curtain(self, name: str, choices: Sequence[Choice], told: Sequence[str]) -> Curtain:
        hurries = partial(inputs.hurrying, self.state)
        return Curtain(self.app, name, self.snapshot, choices, hurries, told)

    def _do(self, seat: Seat, line: Move) -> None:
        """Make a move for somebody who need not look, such as the only one they have."""
        self.play(seat, line)
        self.app.pop()

    def _after_own(self, seat: Seat) -> int:
        """The step after that seat's last move; the one after the deal where it has made none."""
        lines = map(self.session.line_at, range(self.session.step_count))
        own = (step for step, line in enumerate(lines) if split_actor(line)[0] == seat)
        return max(own, default=0) + 1

    def _sit_down(self, seat: Seat, *, aside: bool, at_once: bool = False) -> None:
        """That seat's player is at the screen.

        What has happened since they last looked is played once, quickly; any key or click ends
        that. Not so `at_once`, where they have watched it.
        """
        state = self.state
        state.present.seen = seat
        state.present.aside = seat if aside else None
        if state.present.shown:
            state.present.shown = self.session.step_count
            if not (aside or at_once):
                looked = state.present.looked.get(seat, self._after_own(seat))
                state.present.shown = max(1, min(looked, state.present.shown))
        if seat != state.reader or state.present.shown or state.table.covered:
            self.look_anew(seat)
        if self.app.scene is not self:
            self.app.pop()
        if self.board.busy and not self.board.pace.still:
            self.board.pace = PACES["short"]

    # --- who sits where ---------------------------------------------------------------------------

    def open_players(self) -> None:
        """Show who sits where; a click on somebody leads to what can be changed there."""
        self.ui.close()
        session = self.session
        rows = [
            Row(
                Portrait(partial(self.name, seat), 40),
                Button(
                    wording("table.sits", name=self.name(seat), who=self.detail(seat)),
                    partial(self._open_seat, seat),
                    kind="line",
                ),
                gap=10,
            )
            for seat in session.seats
        ]
        relief: list[Widget] = []
        if len(session.humans) == 1 and not session.over:
            words = wording("table.play-on-for-me")
            relief.append(Button(words, partial(self.relieve, session.humans[0])))
        elif not session.humans and session.left is not None:
            words = wording("table.sit-again", name=session.left[1].called)
            relief.append(Button(words, partial(self.sit, *session.left)))
        sheet = Modal(
            Label(wording("table.players"), "heading", align="centre"),
            *rows,
            Label(wording("table.players-note"), "small", soft=True),
            *relief,
            foot=Button(wording("pages.close"), lambda: self.ui.close(sheet), kind="primary"),
            widest=420,
        )
        self.ui.open(sheet)

    def relieve(self, seat: Seat) -> None:
        """A computer player goes on for the person there, as good as the others at the table."""
        levels = [one.level for one in self.session.players if not (one.human or one.program)]
        name = computers(one.name for one in self.session.players)[0]
        self.sit(seat, Player(name, "bot", levels[0] if levels else USUAL_LEVEL))

    def _open_seat(self, seat: Seat) -> None:
        """Choose who sits there from now on, and by what name and portrait."""
        session = self.session
        self.ui.close()
        scenes.open_seat(
            self.app,
            self.ui,
            session.rules,
            session.players,
            session.seats.index(seat),
            partial(self.sit, seat),
        )

    def sit(self, seat: Seat, player: Player) -> None:
        """Have that player sit there, once the person who sits there agrees to leave."""
        session = self.session
        leaves = session.player(seat).human and not player.human and not session.over
        if leaves and self._somebody_else(seat):
            self._ask_person(seat, "leave", partial(self._leave, seat, player))
        else:
            self.change_seats(seat, player)

    def change_seats(self, seat: Seat, player: Player) -> None:
        """That player sits there: the table is laid anew for whoever looks at it then.

        Nobody sees more by that than their own hand: who leaves goes on seeing theirs.
        """
        self.ui.close()
        if player != self.session.player(seat):
            self.closing()
            self.session.sit(seat, player)
            self.app.switch(self.again())

    def _leave(self, seat: Seat, player: Player) -> None:
        """That player sits there, as the person on whose cover it was asked has agreed."""
        self.app.pop()
        self.change_seats(seat, player)

    def again(self) -> Scene:
        """The same game at a new table."""
        raise NotImplementedError

    def open_resign(self) -> None:
        """Ask whether somebody here gives up, and who."""
        session = self.session
        self.ui.close()
        choices: list[Choice] = [
            (wording("table.resign-do", name=self.name(seat) if session.humans[1:] else None),
             partial(self.resign, seat))
            for seat in session.humans
        ]  # fmt: skip
        sheet = Modal(
            Label(wording("table.resign"), "heading", align="centre"),
            Label(wording("table.resign-asks"), align="centre"),
            *(Button(words, action) for words, action in choices),
            foot=Button(wording("table.resign-not"), lambda: self.ui.close(sheet), kind="primary"),
            widest=420,
        )
        self.ui.open(sheet)

    def resign(self, seat: Seat) -> None:
        """Resign for that seat, once its player agrees where others are at the screen as well."""
        if self._somebody_else(seat):
            self._ask_person(seat, "resign", partial(self._do, seat, RESIGN))
        else:
            self.ui.close()
            self.play(seat, RESIGN)

    def _somebody_else(self, seat: Seat) -> bool:
        """Whether that seat's person may be another than the one who presses the buttons now."""
        return len(self.session.humans) > 1 and seat != self.state.present.seen

    def _ask_person(self, seat: Seat, what: str, action: Callable[[], None]) -> None:
        """Ask that seat's person on a cover of their own whether they agree to something."""
        self.ui.close()
        self.cover()
        self.finish()
        name = self.name(seat)
        choices = (
            (wording(f"table.{what}-agree", name=name), action),
            (wording(f"table.{what}-not"), self.app.pop),
        )
        told = [wording(f"table.{what}-asks-you", name=name)]
        self.app.push(self._curtain(name, choices, told))

    # --- taking back ------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last decision of a person, or say why that can't be done.

        What has shown something, or is somebody else's turn by now, is asked about: the others if
        there are any, else oneself, and only once in a game.
        """
        session = self.session
        found = session.takeback
        if found is None:
            self.say_why_not("undo")
        elif not found.weighs or (len(session.humans) == 1 and session.record.undone):
            self.take_back()
        elif len(session.humans) == 1:
            near = self.callouts.place_of(Target("seat", found.seat))
            ask = [
                MenuMove(wording("table.take-back-seen"), self.take_back),
                MenuMove(wording("table.leave-it"), self.touch),
            ]
            self.ui.open(MoveMenu(near, ask))
        else:
            asks = self.state.present.seen or found.seat
            others = [seat for seat in session.humans if seat != asks]
            told = asked_back(session, self.data, self.name, found, asks)
            self.cover()
            self.finish()
            self._ask(others, told)

    def _ask(self, others: Sequence[Seat], told: Sequence[str], agreed: Seat = "") -> None:
        """Ask each of them, on a cover of their own; once all agree, it is taken back.

        Who has `agreed` last sits there.
        """
        if not others:
            self.take_back()
            if self.session.turn == agreed and not self.state.peeks:
                self._sit_down(agreed, aside=False, at_once=True)
            else:
                self.app.pop()
            return
        name = self.name(others[0])
        yes = wording("table.agree", name=name), partial(self._ask, others[1:], told, others[0])
        choices = yes, (wording("table.disagree"), self.app.pop)
        curtain = self._curtain(name, choices, told)
        if self.app.scene is self:
            self.app.push(curtain)
        else:
            self.app.switch(curtain)


# ------------------------------------------------------------------ peeking


_PRESS = "press"
RELEASES = frozenset((pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE, HOLD, LIFTED))
"""What may end a press that holds a hand open."""


class HoldButton(IconButton):
    """Opens the hand for as long as it is pressed."""

    held_long = True

    def __init__(self, hold: Callable[[str], bool], let_go: Callable[[str], None]) -> None:
        """`hold` and `let_go` are those of the table."""
        super().__init__("peek", wording("keys.peek"), lambda: None)
        self._hold, self._let_go = hold, let_go

    def press(self, pos: tuple[int, int]) -> None:
        del pos
        self._hold("button")

    def release(self, pos: tuple[int, int]) -> None:
        del pos
        self._let_go("button")

    def lost(self) -> None:
        self._let_go("button")


def handle(
    state: TableState,
    event: pygame.Event,
    hold: Callable[[str], bool],
    let_go: Callable[[str], None],
) -> bool:
    """Hold the hand open, or let it go; true if the event meant no more than that."""
    match event.type:
        case pygame.KEYDOWN if state.bindings.find(event) == "peek":
            return hold("key")
        case pygame.KEYUP if "key" in state.present.held and state.bindings.released(event, "peek"):
            let_go("key")
        case pygame.MOUSEBUTTONDOWN if event.button == 3:
            return hold("right button")
        case pygame.MOUSEBUTTONUP if event.button == 3:
            let_go("right button")
        case pygame.MOUSEBUTTONDOWN if event.button == 1 and _PRESS in state.present.held:
            let_go(_PRESS)  # nobody has heard how the last one ended
        case pygame.MOUSEBUTTONDOWN if event.button == 1 and state.present.seen is None:
            return _at_hand(state, event.pos) and hold(_PRESS) and inputs.handle(state, event)
        case pygame.MOUSEMOTION if _PRESS in state.present.held and _in_hand(state, event.pos):
            state.gestures.press(event.pos, state.now)  # the card that is under it by now
            return False
        case kind if kind == HOLD and event.tell and _PRESS in state.present.held:
            return True  # the finger is there to look along the cards
        case kind if kind in {HOLD, LIFTED, pygame.WINDOWLEAVE}:
            if kind != HOLD or not event.tell:
                _end_presses(state, let_go)
        case pygame.MOUSEBUTTONUP if event.button == 1 and _PRESS in state.present.held:
            if state.gestures.lifted:
                inputs.handle(state, event)
            let_go(_PRESS)
            return True
    return False


def _end_presses(state: TableState, let_go: Callable[[str], None]) -> None:
    """Whatever the pointer presses has ended, and no release of it follows."""
    for how in (_PRESS, "right button"):
        let_go(how)
    if "button" in state.present.held:
        state.ui.let_go()


def _at_hand(state: TableState, point: tuple[int, int]) -> bool:
    """Whether a point lies on cards of the one who is to move."""
    zone = state.plan.zone_at(point) or ""
    return state.session.turn == state.reader == owner_of(zone) and bool(state.table.zones[zone])


def _in_hand(state: TableState, point: tuple[int, int]) -> bool:
    """Whether the pointer looks along the cards still, and has not pulled one out of them."""
    return not state.gestures.lifted and _at_hand(state, point)
