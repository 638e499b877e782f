"""What draws the keyboard: where chosen cards can go, and what is lit."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.presenter.aiming import taker
from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing import hint, lights
from cardtable.table.scenes.playing.state import State, Stop


def pull(state: State) -> Callable[[Stop], int]:
    """How much a stop draws the keyboard that comes to its place; nought: no more than others.

    With cards chosen, what takes them does; more so, if the guide or a hint lights it. Without,
    what these light.
    """
    told = Telling({})
    lights.light(state, told)
    hint.show(state, told)
    places = {*told.lit, *lights.places(state), *hint.goals(state)}

    def lit(stop: Stop) -> bool:
        if not isinstance(stop, Target):
            return tuple(stop.rect) in told.shown
        top = state.card_at(stop)
        if top is not None and top.id in told.pointed:
            return True
        return any(one in places for one in targets_at(state, stop))

    def drawn(stop: Stop) -> int:
        if not state.gestures.chosen:
            return int(lit(stop))
        return 1 + lit(stop) if isinstance(stop, Target) and takes(state, stop) else 0

    return drawn


def takes(state: State, stop: Target) -> bool:
    """Whether the chosen cards go there, or the card there can be chosen along with them."""
    reading, chosen = state.reading, state.gestures.sprites(state.gestures.chosen)
    if not chosen:
        return False
    if taker(reading, chosen, targets_at(state, stop)) is not None:
        return True
    one = state.card_at(stop)
    return one is not None and one not in chosen and reading.together(chosen, one)


def targets_at(state: State, item: Target) -> list[Target]:
    """What the focus is on, as the pointer would find it."""
    found = [item]
    zone = item.name if item.kind == "zone" else ""
    top = state.top_of(item)
    if top is not None and state.reading.liftable(top):
        # to be taken up, or else as what chosen cards are put on, where they can't go to the pile
        found.insert(1 if state.gestures.chosen else 0, Target("card", str(top.id)))
    if item.kind == "card":
        sprite = state.table.find(int(item.name))
        if sprite is None:
            return []
        zone = sprite.zone
        found.append(Target("zone", zone))
    if owner_of(zone):
        found.append(Target("seat", owner_of(zone)))
    return found
