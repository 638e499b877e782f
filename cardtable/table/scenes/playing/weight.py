"""Which cards are larger now: under the pointer, pressed, or carried."""

from __future__ import annotations

from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.feel import CARRY, HOVER, PRESS
from cardtable.table.scenes.playing.state import State


def weigh(state: State) -> None:
    """Let cards grow and shrink as the pointer comes and goes."""
    goals: dict[int, float] = {}
    gestures, pressed = state.gestures, state.gestures.drag
    over = hovered(state)
    if over is not None and over not in state.board.raised:
        goals[over] = HOVER
    if pressed is not None and not pressed.moved:
        goals[pressed.cards[0]] = PRESS
    goals |= dict.fromkeys(gestures.lifted, CARRY)
    state.board.feel.grow(goals)


def hovered(state: State) -> int | None:
    """The reader's card under the pointer; one that has gone elsewhere takes no light along."""
    number = state.pointer.hovered
    sprite = state.table.find(number) if number is not None else None
    return number if sprite is not None and owner_of(sprite.zone) == state.reader else None
