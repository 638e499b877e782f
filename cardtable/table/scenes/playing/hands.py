"""The reader's cards as they're shown: sorted, spread out, and moving under the pointer."""

from __future__ import annotations

from cardtable.presenter.layoutfile import Effect, owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board.card_feel import CARRY, HOVER, PRESS
from cardtable.table.drawing.card_pictures import GLOSSES
from cardtable.table.scenes.playing.state import Stale, TableState

# ------------------------------------------------------------------ sorting a hand


FEW = 7
"""Larger hands have a button that sorts them."""


def sort(state: TableState) -> None:
    """Sort the reader's hand by rank, or by suit if it is so already, and keep it sorted.

    With the first library goes a word about librarians.
    """
    if state.among:
        if state.covered:
            near = state.callouts.place_of(Target("seat", state.reader))
            state.callouts.say(state.covered, near, bad=True)
        return
    library = state.hands.libraries.pop(state.reader, None)
    if library is not None and library.tease:
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
    state.app.sound.play("slide")
    state.changed(Stale.LINES)


def needed(state: TableState) -> bool:
    """Whether the reader's hand is a library that does not stand in order."""
    looks = ((zone, state.data.look(zone)) for zone in _zones(state))
    orders = [state.table.in_order(zone, look.sort) for zone, look in looks if look]
    return state.reader in state.hands.libraries and not all(orders)


def many(state: TableState) -> bool:
    """Whether the reader's hand is so large that sorting it is offered, by rank or by suit."""
    held = max((len(state.table.zones[zone]) for zone in _zones(state)), default=0)
    return held > FEW and state.course is None


def begin_sorted(state: TableState) -> None:
    """Sort the hand of a reader who looks at it for the first time, and keep it sorted.

    Only where it is shown: the game knows nothing of it.
    """
    if not state.app.settings.sorted_hands or state.reader in state.hands.sorted_for:
        return
    state.hands.sorted_for.add(state.reader)
    for zone in _zones(state):
        if (look := state.data.look(zone)) is not None:
            state.table.sort(zone, look.sort)


def overflowed(state: TableState, effect: Effect) -> None:
    """The reader's hand has become a library: it stays unsorted until they sort it."""
    state.hands.libraries[state.reader] = effect
    for zone in _zones(state):
        state.table.arrange.pop(zone, None)


def gone_back(state: TableState) -> None:
    """Something was taken back: whose hand has grown too large is told again."""
    state.hands.libraries.clear()


def _zones(state: TableState) -> list[str]:
    return [
        zone
        for zone in state.table.zones
        if owner_of(zone) == state.reader and (look := state.data.look(zone)) and look.sort
    ]


# ------------------------------------------------------------------ a pile spread out


def look_through(state: TableState, at: Target) -> bool:
    """Open the heap that was clicked, or close it; false if it is none."""
    found = heap(state, at)
    if found is None:
        return False
    state.hands.looking = "" if found in state.board.opened else found
    refresh(state)
    state.changed(Stale.CHOICE)
    return True


def peek(state: TableState, zone: str) -> None:
    """The pointer or the focus is on that zone, or on none."""
    place = state.plan.zones.get(zone)
    zone = zone if place is not None and place.tight else ""
    if zone != state.hands.peeking:
        state.hands.peeking = zone
        refresh(state)
        state.changed()


def close_spread(state: TableState) -> bool:
    """Close the heap that is spread out; true if there was one."""
    looked = bool(state.hands.looking)
    look_at_nothing(state)
    refresh(state)
    return looked


def look_at_nothing(state: TableState, *, nor_peek: bool = False) -> None:
    """No heap is looked through any longer, nor with `nor_peek` a column under the pointer.

    That shows with the next `refresh`.
    """
    state.hands.looking = ""
    if nor_peek:
        state.hands.peeking = ""


def refresh(state: TableState) -> None:
    """Spread out the right heaps after a change of the game or the reader."""
    named, looking, peeking = state.matcher.named, state.hands.looking, state.hands.peeking
    state.board.spread(
        [
            zone
            for zone, run in state.table.zones.items()
            if zone == peeking
            or (
                (look := state.data.look(zone)) is not None
                and (zone == looking or (look.opens and any(one.card in named for one in run)))
            )
        ]
    )


def heap(state: TableState, at: Target) -> str | None:
    """The pile that this belongs to, if there is more to it than is seen and all of it is known."""
    sprite = state.table.find(int(at.name)) if at.kind == "card" else None
    zone = sprite.zone if sprite else at.name
    look = state.data.look(zone)
    place, run = state.plan.zones.get(zone), state.table.zones.get(zone, ())
    if look is None or place is None or place.kind not in {"heap", "stack"} or len(run) < 2:
        return None
    pile = look.opens or len(run) > look.show  # else all of it is in sight
    known = all(one.card is not None for one in run) and not (look.shut or look.covered)
    return zone if pile and known and not state.table.hides(zone) else None


# ------------------------------------------------------------------ how heavy a card feels


PARTED = ((14 / 720, 2.0), (6 / 720, 1.0))
"""Units by which the next neighbours part from a card, and the ones after them, and degrees."""
ROW = 0.3  # of a card's height: cards of one row lie within that


def weigh(state: TableState) -> None:
    """Let cards grow and shrink as the pointer comes and goes."""
    goals: dict[int, float] = {}
    gestures, pressed = state.gestures, state.gestures.drag
    over = hovered(state)
    hanging: set[int] = set()
    if over is not None and over not in state.board.raised:
        goals[over] = _growth(state, over)
        zone = state.pointer.hovered[1] if state.pointer.hovered else ""
        if state.plan.zones[zone].kind in {"row", "tray"}:
            hanging.add(over)
    if pressed is not None and not pressed.moved:
        goals[pressed.cards[0]] = PRESS
    goals |= dict.fromkeys(gestures.lifted, CARRY)
    state.board.feel.grow(goals, hanging)
    state.board.feel.part(_beside(state, over) if over in goals else {})


def _growth(state: TableState, over: int) -> float:
    """How large a card becomes under the pointer: below the prompt no larger than it has room."""
    pose, line = state.plan.poses[over], state.plan.line
    if pose.y < line.centery or pose.rect.right < line.x or pose.rect.x > line.right:
        return HOVER
    room = (pose.rect.bottom - line.bottom) / pose.height
    return min(HOVER, max(1.0, room))


def _beside(state: TableState, number: int | None) -> dict[int, tuple[float, float]]:
    """How the neighbours of a card in a hand make room for it: to the right, and degrees."""
    sprite = state.table.find(number) if number is not None else None
    if sprite is None or state.board.pace.still or state.plan.zones[sprite.zone].kind != "fan":
        return {}
    run, poses = state.table.zones[sprite.zone], state.plan.poses
    middle, here = run.index(sprite), poses[sprite.id]
    found: dict[int, tuple[float, float]] = {}
    for far, (aside, lean) in enumerate(PARTED, 1):
        for side, place in ((-1, middle - far), (1, middle + far)):
            one = run[place] if 0 <= place < len(run) else None
            # in a hand of two rows the next card may lie at the other end of the other row
            if one is not None and abs(poses[one.id].y - here.y) < here.height * ROW:
                found[one.id] = side * aside * state.plan.unit, -side * lean
    return found


def gloss(state: TableState) -> tuple[int, int] | None:
    """The card on which the light follows the pointer, and where on it that is."""
    over, point = hovered(state), state.pointer.point
    if over is None or point is None or state.board.pace.still:
        return None
    rect = state.plan.poses[over].rect
    return over, max(0, min(GLOSSES, round((point[0] - rect.x) / rect.w * GLOSSES)))


def hovered(state: TableState) -> int | None:
    """The reader's card under the pointer; one that has gone elsewhere takes no light along."""
    if state.pointer.hovered is None:
        return None
    (number, zone), point = state.pointer.hovered, state.pointer.point
    sprite = state.table.find(number)
    if sprite is None or sprite.zone != zone:
        return None
    return number if point is None or state.plan.card_at(point) == number else None
