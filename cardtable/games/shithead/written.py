"""What can be wrong with a written position of Shithead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def problems(state: Shithead) -> list[str]:
    """What a written position gets wrong (section 2)."""
    memory, found = state.memory, []
    playing = [seat for seat in state.seats if state.holds(seat)]
    named = {"dealer": [memory.dealer], "ready": memory.ready, "out": memory.out}
    named |= {"losses": list(memory.losses), "returnable": [*memory.returnable]}
    named["returnable"] = [*memory.returnable, *memory.returnable.values()]
    if memory.shown:
        named["shown"] = [memory.shown.source, memory.shown.to, *memory.shown.by]
    for key, seats in named.items():
        found += [f"state.{key}: there is no seat {s}" for s in seats if s not in state.seats]
    if found:
        return found
    found += [f"state.out: {seat} still holds cards" for seat in memory.out if seat in playing]
    if memory.phase == "play" and memory.shown is None and state.turn is not None:
        if len(playing) < 2:
            found.append("at least two seats must hold cards")
        if not state.holds(state.turn):
            found.append(f"turn: {state.turn} holds no card")
    if memory.shown and memory.shown.to != state.turn:
        found.append(f"turn: {memory.shown.to} must answer the three that is shown")
    if memory.shown and memory.shown.source not in memory.shown.by:
        found.append("state.shown: `by` must name who showed last")
    if memory.returnable and state.options.show_back_in == "never":
        found.append("state.returnable: nobody is shown back in at this table")
    for out, watcher in memory.returnable.items():
        if out in playing:
            found.append(f"state.returnable: {out} has not left")
        if watcher not in playing:
            found.append(f"state.returnable: {watcher} is not in the game")
    return found
