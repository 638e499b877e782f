"""Which cards are larger now: under the pointer, pressed, or carried."""

from __future__ import annotations

from cardtable.table.board.card_feel import CARRY, HOVER, PRESS
from cardtable.table.scenes.playing.state import State


def weigh(state: State) -> None:
    """Let cards grow and shrink as the pointer comes and goes."""
    goals: dict[int, float] = {}
    gestures, pressed = state.gestures, state.gestures.drag
    over = hovered(state)
    hanging: set[int] = set()
    if over is not None and over not in state.board.raised:
        goals[over] = HOVER
        zone = state.pointer.hovered[1] if state.pointer.hovered else ""
        if state.plan.zones[zone].kind in {"row", "tray"}:
            hanging.add(over)
    if pressed is not None and not pressed.moved:
        goals[pressed.cards[0]] = PRESS
    goals |= dict.fromkeys(gestures.lifted, CARRY)
    state.board.feel.grow(goals, hanging)


def hovered(state: State) -> int | None:
    """The reader's card under the pointer; one that has gone elsewhere takes no light along."""
    if state.pointer.hovered is None:
        return None
    number, zone = state.pointer.hovered
    sprite = state.table.find(number)
    return number if sprite is not None and sprite.zone == zone else None
