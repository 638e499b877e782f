"""The field card: laid anew, paid for, and taken up at the end (section 9, CS-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.cunt_soul import remarks
from cardtable.games.cunt_soul.effects import effect
from cardtable.games.cunt_soul.landing import standing
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.engine.cards import Card
    from cardtable.engine.notation import Seat
    from cardtable.games.cunt_soul.game import CuntSoul


def problem(state: CuntSoul, seat: Seat) -> tuple[str, int] | None:
    """Why that seat may not change its field card now: a word for it, and the rule (CS-70)."""
    memory, options, zones = state.memory, state.options, state.zones
    most = options.field_changes_max
    if not most:
        return "never", 70
    if memory.phase != "turn":
        return "late", 70
    if memory.changed:
        return "again", 70
    if memory.changes.get(seat, 0) >= most:
        return "often", 70
    if not zones["source"]:
        return "source", 80
    if not zones[FIELD[seat]]:
        return "none", 70
    if not zones[HAND[seat]]:
        return "hand", 70
    if options.field_change_cost == "horizontal" and not upright(state, seat):
        return "upright", 71
    return None


def change(state: CuntSoul, seat: Seat, one: Card) -> None:
    """A new field card, in force at once (CS-70)."""
    memory = state.memory
    flipped, call, value = state.fields.flipped, standing(state), state.top()[0]
    (old,) = state.zones[FIELD[seat]]
    state.move([old], FIELD[seat], HAND[seat])
    state.move([one], HAND[seat], FIELD[seat])
    memory.changed = True
    memory.changes = {**memory.changes, seat: memory.changes.get(seat, 0) + 1}
    state.fields_changed()
    if state.events is not None:
        state.say(seat, "field_changed", card=one, old=old, effect=effect(state, one.rank))
    remarks.lapsed(state, seat, call, value, old)
    if state.fields.flipped != flipped:
        state.turn_source()
    if state.options.field_change_cost == "horizontal":
        means = upright(state, seat)
        if len(means) == 1:
            pay(state, seat, means[0])
        else:
            memory.phase = "burn"


def upright(state: CuntSoul, seat: Seat) -> list[Card]:
    """The face-up cards that can pay for a change: those that don't lie sideways (CS-71)."""
    sideways = state.memory.horizontal
    return [one for one in state.zones[UP[seat]] if one.name not in sideways]


def pay(state: CuntSoul, seat: Seat, one: Card) -> None:
    """Burn a face-up card; the source replaces it, sideways (CS-71)."""
    memory = state.memory
    use = "paid under" if goes_under(state) else "paid"
    state.discard([one], UP[seat])
    state.say(seat, "burned", use=use, what=one, cards=[one])
    new = state.zones["source"][-1]
    state.move([new], "source", UP[seat])
    memory.horizontal = (*memory.horizontal, new.name)
    state.say(seat, "laid_sideways", card=new)
    state.show_source()
    memory.phase = "turn"


def goes_under(state: CuntSoul) -> bool:
    """Whether burned cards go under the source instead of out of the game (CS-50)."""
    return state.fields.phoenix and bool(state.zones["source"])


def take_up(state: CuntSoul, seat: Seat) -> None:
    """A field card comes to the hand when nothing else is left; its ability lingers (CS-82)."""
    zones, memory = state.zones, state.memory
    if zones[HAND[seat]] or zones["source"] or zones[UP[seat]] or zones[DOWN[seat]]:
        return
    for one in zones[FIELD[seat]][:]:
        memory.lingering = (*memory.lingering, one.name)
        memory.progress = True
        if state.options.last_card == "field":
            state.move([one], FIELD[seat], HAND[seat])
            state.say(seat, "field_taken", card=one)
        else:  # CS-83
            state.move([one], FIELD[seat], "burned")
            state.say(seat, "burned", use="last", what=one, cards=[one])
