"""The same deal once more, with the expert on one seat: what could be done with its cards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.player import decide, never
from cardtable.engine.chance import Dice
from cardtable.engine.notation import Seat
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.engine.state import State

THOUGHTS = 400
"""For each move of everybody: the same deal has the same end on every computer."""
USUAL = "hard"
"""The level of whoever else was no computer player of our own."""
EXPERT = "expert"


def duplicate(
    record: Record, rules: Rules, seat: Seat, stop: Callable[[], bool] = never
) -> float | None:
    """The share of the opponents that the expert beats in that seat, of the deal of a record.

    The others play at their levels. None where it was stopped. Raises what `replay` raises.
    """
    deal = next(replay(record, rules)).state
    state: State[Any, Any] = deal.clone()
    rng = Random(record.seed or 0)
    state.chance = Dice(rng)
    levels = {one: _level(told) for one, told in zip(state.seats, record.seats, strict=True)}
    levels[seat] = EXPERT
    while (turn := state.turn) is not None:
        if stop():
            return None
        lines = state.choices()
        line = lines[0]
        if len(lines) > 1:
            limit = Limit(None, THOUGHTS)
            level = find_level(levels[turn])
            line = decide(state.view(turn), level, rng.getrandbits(32), limit, stop).line
        if not line:
            return None
        state.apply(line)
    return (1 + state.returns()[state.seats.index(seat)]) / 2


def _level(told: dict[str, Any]) -> str:
    level = str(told.get("level", ""))
    return level if told.get("kind") == "bot" and level.partition(":")[0] in LEVELS else USUAL
