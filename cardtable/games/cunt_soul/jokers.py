"""Jokers act backwards: runs and swaps undone, and paradoxes (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER
from cardtable.games.cunt_soul import swaps
from cardtable.games.cunt_soul.links import rank_below
from cardtable.games.cunt_soul.zones import HAND

if TYPE_CHECKING:
    from cardtable.engine.notation import Seat
    from cardtable.games.cunt_soul.game import CuntSoul
    from cardtable.games.cunt_soul.options import Last


def neutralise(state: CuntSoul, seat: Seat, count: int) -> bool:
    """What a joker, or so many of them, undoes before it lies on the pile. Whether it is a paradox.

    A top without history has nothing to undo.
    """
    last = state.memory.last
    if last is not None and last.run and last.by in state.memory.out:  # CS-63: out is final
        return False
    if state.top()[1] is not None or (last is not None and (last.run or last.swaps)):
        pile = state.zones["pile"]
        first = len(pile) - sum(state.memory.links[-1 - (last.run if last else 0) :])
        value = rank_below(pile, first + 1)  # CS-35, with the run gone (CS-63)
        use = "several" if count > 1 else ""
        state.say(seat, "neutralised", value=value, cards=pile[first:], use=use)
    if last is None or state.zones["pile"][-1].rank == JOKER:  # CS-65
        return False
    if last.run:
        _undo_run(state, last)
    if last.swaps:
        swaps.undo(state, last)
    return is_paradox(last, seat)


def is_paradox(last: Last, seat: Seat) -> bool:
    """Whether a joker of that seat would have kept itself from being played (CS-62)."""
    match last.power:
        case "skip" | "extend":
            return True
        case "choose" if seat != last.next:
            return True
        case "reverse" if last.seats > 2:
            return True
    return last.high  # a six that mirrors a jack or a king is a six on a higher value too


def _undo_run(state: CuntSoul, last: Last) -> None:
    """All links but the starter go back to who played them, the last one first (CS-63)."""
    memory, pile = state.memory, state.zones["pile"]
    count = sum(memory.links[-last.run :])
    back = pile[: -count - 1 : -1]
    state.move(back, "pile", HAND[last.by])
    memory.links = memory.links[: -last.run]
    memory.dead = tuple(place for place in memory.dead if place <= len(memory.links))
    memory.last = swaps.last_with(last, 0, last.swaps)
    state.pile_changed()
    state.say(last.by, "run_undone", cards=back)
