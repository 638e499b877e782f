"""Why nothing came of a gesture: the engine's reason, or where the cards could go instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.presenter.notes import sentence
from cardtable.presenter.reading import Target
from cardtable.presenter.status import describe, noted
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.words import readable

if TYPE_CHECKING:
    from cardtable.engine.notation import Move
    from cardtable.table.scenes.playing.scene import Play


def why_not(scene: Play, attempts: Sequence[Move], at: Target, chosen: Sequence[int]) -> str:
    """The engine's words for the likeliest of the lines that were meant."""
    session, reading = scene.session, scene.reading
    words = _reason(scene, attempts)
    if words:
        return words
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
    """What something on the table is; of one's own cards also why they can't be played now."""
    polite = scene.app.settings.polite
    words = describe(scene.table, scene.data, at, scene.name, polite=polite)
    hindrance = _hindrance(scene, at)
    return f"{words}\nNot now: {hindrance}" if words and hindrance else words


def _hindrance(scene: Play, at: Target) -> str:
    told = noted(scene.table, scene.data, at)
    if told is None or not scene.reading.lines:
        return ""
    sprite = scene.table.find(int(at.name))
    if sprite is None or owner_of(sprite.zone) != scene.reader:
        return ""
    if scene.reading.openings([sprite]):
        return ""
    places = [Target("zone", zone) for zone in scene.plan.zones]
    lines = [line for place in places for line in scene.reading.attempts([sprite], place)]
    words = _reason(scene, lines)
    return words[:1].lower() + words[1:]


def _reason(scene: Play, attempts: Sequence[Move]) -> str:
    """Why the likeliest of these lines can't be played."""
    verbs = {line.partition(" ")[0] for line in scene.reading.lines}
    for line in sorted(attempts, key=lambda line: line.partition(" ")[0] not in verbs):
        words = scene.session.explain(f"{scene.reader} {line}")
        if words:
            return refused(scene, words)
    return ""


def refused(scene: Play, words: str) -> str:
    """The engine's words for a line that can't be played, as the table says them."""
    return sentence(readable(words, scene.name, scene.data.titles))


def _zone_name(scene: Play, target: Target) -> str:
    sprite = scene.table.find(int(target.name)) if target.kind == "card" else None
    zone = sprite.zone if sprite else target.name
    look = scene.data.look(zone)
    return look.name if look and look.name else zone
