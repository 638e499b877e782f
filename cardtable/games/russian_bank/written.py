"""What can be wrong with a written position of Russian Bank (RB-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import RANKS
from cardtable.games.russian_bank.options import FOUNDATIONS

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def problems(state: RussianBank) -> list[str]:
    """All that is wrong with it."""
    memory, found = state.memory, []
    if memory.last is not None or memory.fault is not None:
        found.append("state: last and fault can't be set; they follow a move")
    if memory.idle >= state.options.idle_limit and state.turn is not None:
        found.append(f"state.idle: must be below {state.options.idle_limit}")
    found += [
        f"state.{key}: counts the calls of p1 and p2"
        for key in ("right_stops", "wrong_stops")
        if getattr(memory, key).keys() - state.seats
        or min(getattr(memory, key).values(), default=0) < 0
    ]
    for zone in FOUNDATIONS:
        run = state.zones[zone]
        if [one.rank for one in run] != list(RANKS[: len(run)]):
            found.append(f"zones.{zone}: a foundation goes up from its ace, card by card")
        found += [
            f"zones.{zone}: {one.name} is of another suit" for one in run if one.suit != zone[1]
        ]
    pack = set(state.pack())
    found += [
        f"zones.{zone}: {one.name} is of neither pack"
        for zone, run in state.zones.items()
        for one in run
        if one not in pack
    ]
    for seat in state.seats:
        if len(state.zones[f"{seat}.turned"]) > 1:
            found.append(f"zones.{seat}.turned: holds one card at most")
    return found
