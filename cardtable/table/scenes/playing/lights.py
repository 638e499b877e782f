"""What the words of a lesson's step are about is lit, and the keyboard begins there.

It is lit as a hint lights what it advises.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cardtable.engine.notation import Move
from cardtable.presenter.parts import parts
from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing.state import State, Stop
from cardtable.table.widgets.controls import Button


def light(state: State, told: Telling) -> None:
    """Mark the step's cards, zones, seats and buttons, while the step is what goes on."""
    seats = set(state.plan.plates)
    named = _named(state)
    for name in named:
        cards = [one for one in state.table.sprites() if one.card and one.card.name == name]
        told.pointed |= {one.id for one in cards}
        for one in cards:
            if owner_of(one.zone) != state.reader:
                _lit(state, told, Target("card", str(one.id)))
        if not cards and name not in state.plan.zones and name not in seats:
            _verb_lit(state, told, name, seats=seats.isdisjoint(named))
    for place in places(state):
        _lit(state, told, place)


def places(state: State) -> list[Target]:
    """The zones and seats that the step is about."""
    zones, plates = state.plan.zones, state.plan.plates
    found = [Target("zone", name) for name in _named(state) if name in zones]
    return [*found, *(Target("seat", name) for name in _named(state) if name in plates)]


def start_of(state: State, line: Move) -> Stop | None:
    """Where the keyboard begins to play a line: at its card, its pile or its button."""
    reading, cards = state.reading, parts(line).cards
    seats = reading.seat_clicks()
    stops = [stop for group in state.focus.groups for stop in group]
    for stop in stops:
        if not isinstance(stop, Target):
            continue
        clicked = reading.clicks(stop.name) if stop.kind == "zone" else seats.get(stop, ())
        if line in clicked:
            return stop
        one = state.card_at(stop)
        if one is None or not reading.pickable(one):
            continue
        with_others = one.card in cards and one.id in reading.playable
        if with_others or any(line in lines for lines in reading.openings([one]).values()):
            return stop
    return next((one for one in buttons_of(state, line) if one in stops), None)


def buttons_of(state: State, line: Move) -> list[Button]:
    """The buttons that play a line."""
    buttons = zip(state.surround.buttons, state.surround.offered, strict=True)
    return [one for one, key in buttons if _line(key) == line]


def _named(state: State) -> Sequence[str]:
    """What the step names in `light`, while the step is what goes on."""
    course = state.course
    step = course.step if course is not None else None
    if course is None or step is None or course.waits or course.failed or state.board.busy:
        return ()
    return step.light


def _verb_lit(state: State, told: Telling, verb: str, *, seats: bool) -> None:
    """Light what plays a verb: its buttons, and with `seats` those that are clicked for it."""
    buttons = zip(state.surround.buttons, state.surround.offered, strict=True)
    rects = [one.rect for one, key in buttons if _line(key).partition(" ")[0] == verb]
    told.shown += tuple((one.x, one.y, one.w, one.h) for one in rects)
    for seat, lines in state.reading.seat_clicks().items():
        if seats and any(line.partition(" ")[0] == verb for line in lines):
            _lit(state, told, seat)


def _lit(state: State, told: Telling, target: Target) -> None:
    """Light a place, unless cards are under way to others."""
    if not told.drag and not state.gestures.chosen and target not in told.lit:
        told.lit = {**told.lit, target: []}


def _line(key: Hashable) -> str:
    """The line that a button plays; empty where it plays none."""
    match key:
        case ("line", str(line)) | ("call", str(_), str(line)):
            return line
    return ""
