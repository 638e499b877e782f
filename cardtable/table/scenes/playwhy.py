"""Why nothing came of a gesture: the engine's reason, or where the cards could go instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.table.gestures import Target
from cardtable.table.notes import sentence
from cardtable.table.status import describe
from cardtable.table.words import readable

if TYPE_CHECKING:
    from cardtable.engine.notation import Move
    from cardtable.table.scenes.play import Play


def why_not(scene: Play, attempts: Sequence[Move], at: Target, chosen: Sequence[int]) -> str:
    """The engine's words for the likeliest of the lines that were meant."""
    session, reading = scene.session, scene.reading
    verbs = {line.partition(" ")[0] for line in reading.lines}
    for line in sorted(attempts, key=lambda line: line.partition(" ")[0] not in verbs):
        words = session.explain(f"{scene.reader} {line}")
        if words:
            return refused(scene, words)
    if session.turn != scene.reader and session.turn is not None:
        return f"It is {scene.name(session.turn)}'s turn"
    openings = reading.openings(scene.gestures.sprites(chosen))
    if openings:
        names = dict.fromkeys(
            scene.name(one.name) if one.kind == "seat" else _zone_name(scene, one)
            for one in openings
        )
        return f"Not there; it can go to: {', '.join(names)}"
    return what_is(scene, at) or "Nothing can be done there"


def what_is(scene: Play, at: Target) -> str:
    """What something on the table is."""
    polite = scene.app.settings.polite
    return describe(scene.table, scene.data, at, scene.name, polite=polite)


def refused(scene: Play, words: str) -> str:
    """The engine's words for a line that can't be played, as the table says them."""
    return sentence(readable(words, scene.name, scene.data.titles))


def _zone_name(scene: Play, target: Target) -> str:
    sprite = scene.table.find(int(target.name)) if target.kind == "card" else None
    zone = sprite.zone if sprite else target.name
    look = scene.data.look(zone)
    return look.name if look and look.name else zone
