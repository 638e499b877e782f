"""The pointer at the table: presses, drags, clicks, and what it rests on."""

from __future__ import annotations

import pygame

from cardtable.engine.notation import split_actor
from cardtable.presenter.reading import Target
from cardtable.table.board.aids import wheel_place
from cardtable.table.board.gestures import Choose
from cardtable.table.scenes.playing import finale, reply
from cardtable.table.scenes.playing.intents import carry_out, go_home, let_go
from cardtable.table.scenes.playing.spread import peek
from cardtable.table.scenes.playing.state import Stale, State
from cardtable.table.scenes.playing.why import what_is


def handle(state: State, event: pygame.Event) -> bool:
    """Pass a pointer event to the gestures; true if it meant something here."""
    match event.type:
        case pygame.MOUSEMOTION:
            return _motion(state, event)
        case pygame.MOUSEBUTTONDOWN if event.button == 1:
            return _down(state, event)
        case pygame.MOUSEBUTTONDOWN if event.button == 3:
            return go_home(state)
        case pygame.MOUSEBUTTONUP if event.button == 1:
            return _up(state, event)
        case pygame.WINDOWLEAVE:
            _hover(state, None)
    return state.ui.handle(event)


def rest(state: State) -> None:
    """Show a tip for what the pointer or the keyboard's focus rests on."""
    callouts = state.callouts
    if not state.at_rest:
        callouts.rest_on(None)
        return
    told = callouts.rest_on(_focused(state) if state.focus.visible else _pointed(state))
    if told is not None and not callouts.speaking and (words := what_is(state, told)):
        callouts.explain(told, words)


def _focused(state: State) -> Target | None:
    item = state.focus.item
    return item if isinstance(item, Target) and state.callouts.worth_telling(item) else None


def _pointed(state: State) -> Target | None:
    pointer = state.pointer
    if pointer.point is None:
        return None
    where = (pointer.point, state.board.version)
    if where != pointer.looked:
        # asked for once: this is called sixty times a second while nothing happens
        _hover(state, pointer.point)  # the card that was there may have gone
        peek(state, state.plan.zone_at(pointer.point) or "")
        under = [
            one
            for one in state.gestures.at(pointer.point)
            if one.kind != "seat" or state.callouts.place_of(one).collidepoint(pointer.point)
        ]
        wheel = wheel_place(state.board) if state.app.settings.aids else None
        if wheel is not None and wheel.collidepoint(pointer.point):
            under.append(Target("wheel", ""))
        pointer.under = under[0] if under and state.callouts.worth_telling(under[0]) else None
        playable = state.reading.playable if state.dotted else ()
        pointer.under = state.callouts.mark_at(playable, pointer.point) or pointer.under
        pointer.looked = where
    return pointer.under


def _motion(state: State, event: pygame.Event) -> bool:
    if state.focus.visible and event.rel != (0, 0):
        state.focus.visible = False
        state.changed()
    if state.gestures.drag is None:
        used = state.ui.handle(event)
        _hover(state, None if used else event.pos)
        return used
    if state.gestures.move(event.pos):
        if not state.board.held:
            state.app.sound.play("lift", 0.5)
            state.callouts.hush()
        state.pointer.hovered = None
        state.changed(Stale.CHOICE)
    return True


def _down(state: State, event: pygame.Event) -> bool:
    state.callouts.hush()
    state.focus.visible = False
    state.pointer.finished = False
    if state.ui.handle(event):
        return True
    if state.board.busy:
        state.pointer.finished = state.board.unfolding and not _own(state)
        state.actions.hurry()
    state.gestures.press(event.pos, state.now)
    state.changed()
    return True


def _own(state: State) -> bool:
    """Whether the cards in motion are the reader's own move, so the next click is meant."""
    session = state.session
    actor, _ = split_actor(session.line_at(session.step_count - 1))
    return actor == session.turn == state.reader


def _up(state: State, event: pygame.Event) -> bool:
    if state.ui.held is not None:
        return state.ui.handle(event)
    gestures, pointer = state.gestures, state.pointer
    if not gestures.pressed:
        return False  # it was pressed elsewhere, or what has opened has put the cards back
    dragged = bool(gestures.lifted)
    pointer.point = None  # what has been dropped there needs no words until the pointer moves
    let_go(state)
    if pointer.finished and gestures.drag is None:
        pointer.finished = False
        gestures.cancel()
        state.changed(Stale.CHOICE)
        return True
    intent = gestures.release(event.pos, state.now)
    if not dragged and reply.skips(state, intent):
        reply.give(state)
        return True
    if dragged and not isinstance(intent, Choose):
        gestures.chosen = []
    if not dragged and finale.skip(state):
        return True
    carry_out(state, intent)
    return True


def _hover(state: State, point: tuple[int, int] | None) -> None:
    number = state.plan.card_at(point) if point is not None else None
    sprite = state.table.find(number) if number is not None else None
    mine = sprite is not None and sprite.zone.startswith(f"{state.reader}.")
    over = (sprite.id, sprite.zone) if sprite and mine and not state.board.busy else None
    if over != state.pointer.hovered:
        state.pointer.hovered = over
        state.changed()
    state.pointer.point = point
