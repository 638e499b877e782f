"""Which heaps and columns are spread out, to be looked through or to be read."""

from __future__ import annotations

from cardtable.presenter.reading import Target
from cardtable.table.scenes.playing.state import Stale, State


def look_through(state: State, at: Target) -> bool:
    """Open the heap that was clicked, or close it; false if it is none."""
    found = heap(state, at)
    if found is None:
        return False
    state.looking = "" if found in state.board.opened else found
    refresh(state)
    state.changed(Stale.CHOICE)
    return True


def peek(state: State, zone: str) -> None:
    """The pointer or the focus is on that zone, or on none."""
    place = state.plan.zones.get(zone)
    zone = zone if place is not None and place.tight else ""
    if zone != state.peeking:
        state.peeking = zone
        refresh(state)
        state.changed()


def close(state: State) -> bool:
    """Close the heap that is spread out; true if there was one."""
    looked, state.looking = bool(state.looking), ""
    refresh(state)
    return looked


def refresh(state: State) -> None:
    """Spread out the right heaps after a change of the game or the reader."""
    named = state.reading.named
    state.board.spread(
        [
            zone
            for zone, run in state.table.zones.items()
            if zone == state.peeking
            or (
                (look := state.data.look(zone)) is not None
                and look.opens
                and (zone == state.looking or any(one.card in named for one in run))
            )
        ]
    )


def heap(state: State, at: Target) -> str | None:
    """The heap that this belongs to, if it is one that can be looked through."""
    sprite = state.table.find(int(at.name)) if at.kind == "card" else None
    zone = sprite.zone if sprite else at.name
    look = state.data.look(zone)
    few = look is None or not look.opens or len(state.table.zones[zone]) < 2
    return None if few else zone
