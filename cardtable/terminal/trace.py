"""A playthrough: one line of play, chosen by a seed, with everything that can be seen of it.

Tests compare it line by line with one that was looked at: any change of the rules shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.engine.chance import Chance
from cardtable.engine.events import Said
from cardtable.engine.position import write_outcome, write_position
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.files import dump_yaml


def playthrough(rules: Rules, seats: int, seed: int, moves: int = 10_000) -> Iterator[str]:
    """The lines of a playthrough of so many moves at most. The same arguments, the same lines.

    Raises TableError for a table that can't be.
    """
    rng = Random(seed)
    chance = Chance(seed)
    state = rules.game.new(rules, seats, chance)
    state.drain()
    yield f"rules: {rules.id}"
    yield f"seats: {seats}"
    yield f"seed: {seed}"
    seen: dict[str, Any] = {}
    number, line = 0, "the deal"
    while True:
        yield ""
        yield f"# {number}. {line}"
        yield from chance.take()
        position = _flat(write_position(state))
        yield from _changes(seen, position)
        seen = position
        if state.turn is None or number >= moves:
            break
        legal = state.legal_moves()
        yield f"legal: {', '.join(legal)}"
        for other in state.seats:
            if other != state.turn and (ahead := state.legal_moves(other)):
                yield f"legal out of turn: {', '.join(f'{other} {each}' for each in ahead)}"
        line = f"{state.turn} {_chosen(state, legal, rng)}"
        entries = state.play(line)
        said = [entry.event.word for entry in entries if isinstance(entry.event, Said)]
        line = f"{line}: {', '.join(said)}" if said else line
        number += 1
    if state.outcome is not None:
        yield ""
        yield from dump_yaml({"outcome": write_outcome(state.outcome)}).splitlines()
        yield f"returns: {', '.join(f'{each:g}' for each in state.returns())}"


def _chosen(state: State, legal: list[str], rng: Random) -> str:
    """Any line, but rather one that plays than one that passes, so that games move on."""
    ending = next((line for line in legal if line in state.ENDINGS), "")
    if ending and rng.random() < 0.5:
        return ending
    active = [line for line in legal if line.partition(" ")[0] not in state.IDLE]
    lines = active if active and rng.random() < 0.95 else legal
    return lines[int(rng.random() * len(lines))]


def _flat(position: dict[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {"turn": position["turn"]}
    for part in ("zones", "known", "state"):
        flat |= {f"{part} {key}": value for key, value in position.get(part, {}).items()}
    return flat


def _changes(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for key in dict.fromkeys((*before, *now)):
        value = now.get(key, "" if key.startswith(("zones", "known")) else None)
        if key not in before or before[key] != value:
            yield f"{key}: {_plain(value)}".rstrip()


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
