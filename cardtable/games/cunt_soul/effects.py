"""What field cards do, as facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.facts import Fact, Value

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

_DOUBLED = ("swap", "skip", "toll")
"""The powers that do more where they are doubled: twice reversed is not reversed (CS-48)."""


def effect(state: CuntSoul, rank: str) -> Fact:
    """What a field card of that rank does, in full."""
    word = state.powers.field_words[rank]
    about = _about(state, word)
    return Fact(f"cunt-soul.field-{word}", about)


def law(state: CuntSoul, rank: str) -> Fact:
    """The same in as few words as stand on the table all the time."""
    word = state.powers.field_words[rank]
    about = _about(state, word)
    return Fact(f"cunt-soul.law-{word}", about)


def _about(state: CuntSoul, word: str) -> dict[str, Value]:
    """What there is to be named: the ranks that it is about, and the powers."""
    powers = state.powers
    match word:
        case "firm":
            held = powers.overruling - {"2"}
            return {"ranks": tuple(one for one in powers.order if one in held)}
        case "bottom":
            return {"ranks": tuple(working(state, "swap"))}
        case "double":
            alive = {powers.acting[rank] for rank, value in state.fields.worth.items()
                     if value == rank and not state.fields.mute}  # fmt: skip
            told = [Fact(f"cunt-soul.doubled-{one}") for one in _DOUBLED if one in alive]
            return {"powers": tuple(told), "ranks": tuple(working(state, "reverse"))}
    return {}


def working(state: CuntSoul, power: str) -> list[str]:
    """The ranks that have that power under the fields as they lie, in their order."""
    fields, powers = state.fields, state.powers
    able = [one for one in powers.order if powers.acting[one] == power]
    return [one for one in able if fields.worth[one] == one and not fields.mute]
