"""What a gesture meant is carried out, whether the pointer made it or a key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from cardtable.engine.notation import Move
from cardtable.presenter.reading import Target
from cardtable.table.board.gestures import Arrange, Choose, Describe, Intent, PlayLine, Refuse
from cardtable.table.board.picture import carried_transform
from cardtable.table.scenes.playing import ask, hint, spread
from cardtable.table.scenes.playing.state import Stale, State
from cardtable.table.scenes.playing.why import stuck_card, what_is, why_not
from cardtable.table.widgets.popups import MoveMenu


def carry_out(state: State, intent: Intent | None) -> None:
    """Do what a gesture meant."""
    callouts = state.callouts
    if state.covered and state.gestures.chosen:  # the back of a card can't be chosen
        state.gestures.chosen = []
        intent = Refuse((), Target("seat", state.reader))
    match intent or stuck_card(state):
        case PlayLine(line, then=then):
            ask.play(state, line, then)
        case Choose(lines, at, sent):
            choose(state, lines, callouts.place_of(at), sent=sent)
        case Refuse(attempts, at, chosen):
            near = Target("card", str(chosen[0])) if chosen else at
            callouts.say(why_not(state, attempts, at, chosen), callouts.place_of(near), bad=True)
        case Describe(at) if spread.look_through(state, at):
            pass
        case Describe(at):
            callouts.say(what_is(state, at), callouts.place_of(at))
        case Arrange(number, place):
            sprite = state.table.find(number)
            if sprite is not None:
                state.table.shift(sprite, place)
    state.changed(Stale.CHOICE)


def choose(state: State, lines: Sequence[Move], near: pygame.Rect, *, sent: bool = False) -> None:
    """Ask which of several lines is meant. Where cards were `sent`, more may follow by itself."""
    then = state.reading.follow if sent else lambda _: ""
    choices = [(state.words_of(line), partial(_chosen, state, line, then(line))) for line in lines]
    state.ui.open(MoveMenu(near, choices))


def _chosen(state: State, line: Move, then: Move) -> None:
    state.gestures.cancel()
    ask.play(state, line, then)
    state.changed(Stale.CHOICE)


def play_own(state: State, line: Move) -> None:
    """Play a line of the reader's, after finishing all motion."""
    state.callouts.hush()
    state.actions.hurry()
    ask.play(state, line)


def go_home(state: State) -> bool:
    """Put carried and chosen cards back, and what lies open; true if there was any."""
    let_go(state)
    changed = state.gestures.cancel()
    changed = spread.close(state) or changed
    changed = hint.forget(state) or changed
    state.callouts.hush()
    state.changed(Stale.CHOICE)
    return changed


def let_go(state: State) -> None:
    """Let carried cards fly on from where they were dropped."""
    drag = state.gestures.drag
    for place, number in enumerate(state.gestures.lifted):
        if drag is not None and number in state.plan.poses:
            at = carried_transform(state.board, drag, place, number)
            state.board.release(number, at)
