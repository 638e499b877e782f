"""Why nothing came of a gesture: the engine's reason, or where the cards could go instead."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.notation import Move
from cardtable.presenter.notes import sentence
from cardtable.presenter.reading import Target
from cardtable.presenter.status import describe, noted
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.words import readable
from cardtable.table.scenes.playing.state import State


def why_not(state: State, attempts: Sequence[Move], at: Target, chosen: Sequence[int]) -> str:
    """The engine's words for the likeliest of the lines that were meant."""
    turn = state.session.turn
    words = _reason(state, attempts)
    if words:
        return words
    if turn != state.reader and turn is not None:
        return f"It is {state.name(turn)}'s turn"
    openings = state.reading.openings(state.gestures.sprites(chosen))
    if openings:
        names = dict.fromkeys(
            state.name(one.name) if one.kind == "seat" else _zone_name(state, one)
            for one in openings
        )
        return f"Not there; it can go to: {', '.join(names)}"
    return what_is(state, at) or "Nothing can be done there"


def what_is(state: State, at: Target) -> str:
    """What something on the table is; of one's own cards also why they can't be played now."""
    polite = state.app.settings.polite
    words = describe(state.table, state.data, at, state.name, polite=polite)
    hindrance = _hindrance(state, at)
    return f"{words}\nNot now: {hindrance}" if words and hindrance else words


def refused(state: State, words: str) -> str:
    """The engine's words for a line that can't be played, as the table says them."""
    return sentence(readable(words, state.name, state.data.titles))


def _hindrance(state: State, at: Target) -> str:
    told = noted(state.table, state.data, at)
    if told is None or not state.reading.lines:
        return ""
    sprite = state.table.find(int(at.name))
    if sprite is None or owner_of(sprite.zone) != state.reader:
        return ""
    if state.reading.openings([sprite]):
        return ""
    places = [Target("zone", zone) for zone in state.plan.zones]
    lines = [line for place in places for line in state.reading.attempts([sprite], place)]
    words = _reason(state, lines)
    return words[:1].lower() + words[1:]


def _reason(state: State, attempts: Sequence[Move]) -> str:
    """Why the likeliest of these lines can't be played."""
    verbs = {line.partition(" ")[0] for line in state.reading.lines}
    for line in sorted(attempts, key=lambda line: line.partition(" ")[0] not in verbs):
        words = state.session.explain(f"{state.reader} {line}")
        if words:
            return refused(state, words)
    return ""


def _zone_name(state: State, target: Target) -> str:
    sprite = state.table.find(int(target.name)) if target.kind == "card" else None
    return state.data.title(sprite.zone if sprite else target.name)
