"""Which lines are meant by putting cards at a place: a card beside others speaks for itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardtable.engine.notation import Move
from cardtable.presenter.model import Sprite
from cardtable.presenter.parts import parts
from cardtable.presenter.reading import Reading, Target

SIDE_BY_SIDE = frozenset({"row", "tray", "fan"})
"""The kinds of zones in which every card lies for itself."""


def meant(
    reading: Reading, chosen: Sequence[Sprite], target: Target, over: Sprite | None = None
) -> list[Move]:
    """The legal lines that play the chosen cards onto a target.

    `over` is the card that is pointed at there. Where cards lie side by side, and no line is aimed
    at that one, the lines that are aimed at its neighbours are not meant either; but those that are
    aimed at a card which it lies on are.
    """
    lines = reading.openings(chosen).get(target, [])
    if over is None or target == Target("card", str(over.id)) or over in chosen:
        return lines
    there = {one.card for one in _neighbours(reading, over) if one not in chosen}
    return [line for line in lines if there.isdisjoint(parts(line).cards)]


def taker(
    reading: Reading, chosen: Sequence[Sprite], targets: Sequence[Target]
) -> tuple[Target, list[Move]] | None:
    """The first of the targets that takes the chosen cards, with the lines meant there.

    The targets are what lies at one point, the most particular first; None where nothing does,
    or one of these cards lies there.
    """
    numbers = {str(one.id) for one in chosen}
    cards = [one.name for one in targets if one.kind == "card"]
    over = reading.table.find(int(cards[0])) if cards else None
    for target in targets:
        if target.kind == "card" and target.name in numbers:
            return None
        if lines := meant(reading, chosen, target, over):
            return target, lines
    return None


def _neighbours(reading: Reading, over: Sprite) -> list[Sprite]:
    """The cards of the same row that lie apart from this one; none in a pile."""
    look = reading.data.look(over.zone)
    if look is None or look.kind not in SIDE_BY_SIDE:
        return []
    run = reading.table.zones[over.zone]
    first = last = run.index(over)
    while first and _rides(run[first], look.riders):
        first -= 1
    while last + 1 < len(run) and _rides(run[last + 1], look.riders):
        last += 1
    return [one for place, one in enumerate(run) if not first <= place <= last]


def _rides(one: Sprite, riders: Collection[str]) -> bool:
    return one.card is not None and one.card.rank in riders
