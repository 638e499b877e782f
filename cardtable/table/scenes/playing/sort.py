"""Sorts the reader's hand by rank or suit."""

from __future__ import annotations

from cardtable.presenter.effects import Effect
from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.scenes.playing.state import Stale, State


def sort(state: State) -> None:
    """Sort the reader's hand by rank, or by suit if it is so already, and keep it sorted.

    With a library goes a word about librarians.
    """
    if state.among:
        if state.covered:
            near = state.callouts.place_of(Target("seat", state.reader))
            state.callouts.say(state.covered, near, bad=True)
        return
    library = state.libraries.pop(state.reader, None)
    if library is not None:
        buttons = state.surround.buttons
        near = buttons[-1].rect if buttons else state.surround.rect
        state.callouts.say(library.tease, near)
    looks = {zone: look for zone in _zones(state) if (look := state.data.look(zone))}
    before = {zone: list(state.table.zones[zone]) for zone in looks}
    for zone, look in looks.items():
        state.table.sort(zone, look.sort)
    if before == {zone: state.table.zones[zone] for zone in looks}:
        for zone, look in looks.items():
            state.table.sort(zone, look.sort, suits=True)
    state.board.replan(state.board.pace.settle * 1.5)
    state.app.sound.play("slide", 0.6)
    state.changed(Stale.LINES)


def needed(state: State) -> bool:
    """Whether the reader's hand is a library that does not stand in order."""
    looks = ((zone, state.data.look(zone)) for zone in _zones(state))
    orders = [state.table.in_order(zone, look.sort) for zone, look in looks if look]
    return state.reader in state.libraries and not all(orders)


def overflowed(state: State, effect: Effect) -> None:
    """The reader's hand has become a library: it stays unsorted until they sort it."""
    state.libraries[state.reader] = effect
    for zone in _zones(state):
        state.table.arrange.pop(zone, None)


def _zones(state: State) -> list[str]:
    return [
        zone
        for zone in state.table.zones
        if owner_of(zone) == state.reader and (look := state.data.look(zone)) and look.sort
    ]
