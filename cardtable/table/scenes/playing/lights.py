"""What the words of a lesson's step are about is lit, as a hint lights what it advises."""

from __future__ import annotations

from collections.abc import Hashable

from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing.state import State


def light(state: State, told: Telling) -> None:
    """Mark the step's cards, zones, seats and buttons, while the step is what goes on."""
    course = state.course
    step = course.step if course is not None else None
    if course is None or step is None or course.waits or course.failed or state.board.busy:
        return
    seats = set(state.plan.plates)
    for name in step.light:
        cards = [one for one in state.table.sprites() if one.card and one.card.name == name]
        told.pointed |= {one.id for one in cards}
        for one in cards:
            if owner_of(one.zone) != state.reader:
                _lit(state, told, Target("card", str(one.id)))
        if name in state.plan.zones:
            _lit(state, told, Target("zone", name))
        elif name in state.plan.plates:
            _lit(state, told, Target("seat", name))
        elif not cards:
            _verb_lit(state, told, name, seats=seats.isdisjoint(step.light))


def _verb_lit(state: State, told: Telling, verb: str, *, seats: bool) -> None:
    """Light what plays a verb: its buttons, and with `seats` those that are clicked for it."""
    buttons = zip(state.surround.buttons, state.surround.offered, strict=True)
    rects = [one.rect for one, key in buttons if _verb(key) == verb]
    told.shown += tuple((one.x, one.y, one.w, one.h) for one in rects)
    for seat, lines in state.reading.seat_clicks().items():
        if seats and any(line.partition(" ")[0] == verb for line in lines):
            _lit(state, told, seat)


def _lit(state: State, told: Telling, target: Target) -> None:
    """Light a place, unless cards are under way to others."""
    if not told.drag and not state.gestures.chosen and target not in told.lit:
        told.lit = {**told.lit, target: []}


def _verb(key: Hashable) -> str:
    """The verb of a button's line; empty where it plays none."""
    match key:
        case ("line", str(line)) | ("call", str(_), str(line)):
            return line.partition(" ")[0]
    return ""
