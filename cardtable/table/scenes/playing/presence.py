"""Who is known to sit at the screen, and what may lie open for them.

Where several people play, a hand lies open only to somebody who has said that it is theirs. As long
as nobody has, the table holds nothing but what all of them know alike: so it can't give anything
else away, in its cards, its log, its tips or its sounds.
"""

from __future__ import annotations

from functools import partial

from cardtable.engine.events import Event
from cardtable.engine.notation import Seat, split_actor
from cardtable.engine.view import View
from cardtable.presenter.model import undealt
from cardtable.presenter.recap import Recap
from cardtable.presenter.status import turns_begun
from cardtable.presenter.words import tell
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.board.logpanel import LogLine
from cardtable.table.scenes.playing import hint, menu
from cardtable.table.scenes.playing.curtain import Curtain
from cardtable.table.scenes.playing.state import PointerState, State
from cardtable.table.scenes.tablescene import TableScene


class Attended(TableScene):
    """A table at which one person sits, or one after the other. `Play` gives it its state."""

    session: Session
    state: State

    def refresh(self) -> None:
        """Work out what can be done now, after a change of game, reader or window."""
        raise NotImplementedError

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
        if not state.shown:
            self.board.reset(undealt(self.session.view(seat, among)), covered=covered)
            return
        view = self.session.view(seat, among, at=state.shown - 1)
        past = self.session.events_for(seat, among=among)[: state.shown]
        self.board.reset(view, past, glide=glide, covered=covered)
        if not covered and not glide:
            state.table.rearrange(state.arrangements.get(seat, {}))
            self.board.replan(0.0)
        self.refill_log()

    def refill_log(self) -> None:
        """The log as it may be read now; nothing that was told to somebody else stays."""
        entries: list[LogLine] = []
        self.turns = 0
        shown = self.steps()[: self.state.shown]
        steps = [(events, self.session.line_at(number)) for number, events in enumerate(shown)]
        self.look_back(self.state.reader, steps)
        for events, line in steps:
            entries += self.log_of(events, line)
            self.turns += turns_begun(self.data, events)
        self.entries = entries
        self.log.refill(list(self.entries))
        self.last = entries[-1].words if entries else ""

    # --- coming and going -------------------------------------------------------------------------

    def cover(self, *, moved: bool = False) -> None:
        """Nobody is known to sit here any longer: all hands lie face down at once.

        `moved`: their own move was the reason, and its cards may still be at the pointer.
        """
        state = self.state
        if not state.shared or state.seen is None:
            return
        menu.close(state)
        state.arrangements[state.reader] = state.table.arrangements()
        state.gestures.cancel()
        if not moved:
            self.board.choose([], [])
        self._forget()
        state.seen = state.aside = None
        self.look_anew(state.reader)
        self.refresh()

    def _forget(self) -> None:
        """What the one who sat here was told, or pointed at, is nobody else's business."""
        state = self.state
        hint.forget(state)
        self.callouts.hush()
        self.callouts.rest_on(None)
        self.callouts.point_nowhere()
        self._held = "", 0.0
        state.cited = state.looking = state.peeking = ""
        state.pointer = PointerState()
        state.focus.item, state.focus.visible = None, False

    def draw_curtain(self, seat: Seat, *, aside: bool = False) -> None:
        """Cover the table until that seat's player is there."""
        self.cover()
        self.state.gestures.cancel()
        self.callouts.point_nowhere()
        self.board.finish()
        if not self.state.shared:
            self._sit_down(seat, aside=aside)
            self.enter()
            return
        self.app.push(
            Curtain(
                self.app,
                self.name(seat),
                self.snapshot,
                partial(self._sit_down, seat, aside=aside),
                self._leave_all,
                told=self._since(seat),
            )
        )

    def _since(self, seat: Seat) -> list[str]:
        """What all people may be told of what has happened since that seat's last move."""
        session = self.session
        recap = Recap(seat, self.name, self.data.replies)
        lines = [session.line_at(step) for step in range(session.step_count)]
        own = (step for step, line in enumerate(lines) if split_actor(line)[0] == seat)
        first = max(own, default=0) + 1
        steps = session.events_for(seat, first, session.humans)
        for line, events in zip(lines[first:], steps, strict=True):
            recap.begin(*split_actor(line))
            for told in tell(self.data, events, self.name, minor=False):
                recap.add(told)
        return recap.lines

    def _sit_down(self, seat: Seat, *, aside: bool) -> None:
        """That seat's player is at the screen."""
        state = self.state
        state.seen = seat
        state.aside = seat if aside else None
        if state.shown:
            state.shown = self.session.step_count
        if seat != state.reader or state.shown or state.table.covered:
            self.look_anew(seat)
        if self.app.scene is not self:
            self.app.pop()

    def _leave_all(self) -> None:
        """From the curtain to the menu; the game is saved, and another window may go on with it."""
        self.closing()
        self.session.close()
        self.app.reset(scenes.menu_scene(self.app))
