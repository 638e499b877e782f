"""What the reader is shown besides the cards: the prompt, lights, a hint, words before a move."""

from __future__ import annotations

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.reading import Target
from cardtable.presenter.status import prompt
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing import hint, pace, reply
from cardtable.table.scenes.playing.offer import beforehand
from cardtable.table.scenes.playing.state import State, Stop
from cardtable.table.scenes.playing.weight import hovered


def show(state: State, told: Telling) -> None:
    """Add what the reader is shown at this moment of a game."""
    turn = state.table.view.turn
    lines = state.reading.lines
    told.urgent = any(line.partition(" ")[0] not in state.data.call_verbs for line in lines)
    memory = {**state.data.options, **state.table.view.state}
    away = turn != state.reader
    told.prompt = prompt(state.data, lines, memory, away=away, name=state.name, ways=state.ways)
    told.prompt = demanded(state, told.prompt) if told.urgent and not away else told.prompt
    looked_at = told.looked and away  # nobody is said to think while cards are to be looked at
    if not told.prompt and turn is not None and not looked_at:
        told.prompt = _waiting_for(state, turn) if away else "Your turn" * bool(lines)
    told.prompt = state.covered or told.looked or told.prompt
    told.wait = state.between or reply.share(state)
    told.lit = state.gestures.lit()
    told.drag = state.gestures.drag if state.gestures.lifted else None
    told.hot = state.gestures.drag.hot if state.gestures.drag else None
    told.hovered = hovered(state)
    if state.dotted and not told.drag:
        told.playable = state.reading.marked
    if state.focus.visible and state.focus.item is not None and not state.ui.layers:
        told.focus = _focus_rect(state, state.focus.item)
    hint.show(state, told)
    words = beforehand(state, told)
    if words:
        told.bubble = words
        told.bubble_at = state.callouts.place_of(told.hot) if told.hot else told.focus
        told.bubble_bad = False


def demanded(state: State, asked: str) -> str:
    """The same, with what has to be played where it offers nothing else."""
    zone = state.data.table.asks
    if not zone or not asked or "\n" in asked:
        return asked
    labels = [note.label for note in state.table.notes.general(zone) if note.label]
    return f"{asked}:\n{labels[0]}" if labels else asked


def standing(state: State) -> tuple[frozenset[int], frozenset[int]]:
    """Which cards in the reader's hand stand as they may be played, and which sink.

    A single card turned up to be placed is one of them. What only breaks an order does neither;
    while others are to move all simply lie there.
    """
    lines = state.reading.lines
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
    return state.reading.marked & hand, frozenset(hand - state.reading.playable)


def _waiting_for(state: State, seat: Seat) -> str:
    if state.secretly:
        return "Everybody is choosing a card in secret"
    name = state.name(seat)
    quiet = state.session.player(seat).human or state.course is not None
    told = f"It's {name}'s turn" if quiet else f"{name} is thinking…"
    return f"You are out, and the others play on. {told}" if pace.onlooking(state) else told


def _focus_rect(state: State, item: Stop) -> pygame.Rect:
    if not isinstance(item, Target):
        return item.rect
    return state.callouts.place_of(item).clip(state.app.canvas.rect)  # hands run over the edge
