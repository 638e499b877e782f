"""Where cards end up if a line is played: the engine plays it in one possible world.

The world is made from the reader's view alone, so it can give away nothing hidden from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.events import Entry, Moved
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.presenter.model import Sprite, Table

REPLIES = 6  # at most how many answers are given until a line has had its effect


def play_out(world: State, line: Move, replies: Sequence[str]) -> list[Entry]:
    """Play a line in a world and let the others reply; what happens, all in all.

    `replies` are verbs that let a line have its effect (`TableData.replies`); the first legal line
    with one of them is the answer, as long as there is one.
    """
    entries = world.play(line)
    for _ in range(REPLIES):
        legal = world.legal_moves() if world.turn is not None else []
        reply = next((each for each in legal if each.partition(" ")[0] in replies), "")
        if not reply:
            break
        entries += world.play(reply)
    return entries


class Landings:
    """What the lines of one moment would move, and where to."""

    def __init__(self, table: Table, replies: Sequence[str]) -> None:
        """`replies` as in `play_out`."""
        self._table = table
        self._replies = replies
        view = replace(table.view, prepared=None)
        self._world = view.rules.game.determinize(view, Random(0), track=True)
        self._found: dict[Move, dict[Card, list[str]]] = {}

    def zones(self, line: Move, sprite: Sprite) -> list[str]:
        """The zones to which a line of the reader's takes a card, in turn."""
        if line not in self._found:
            self._found[line] = self._played(line)
        card = sprite.card or self._world.zones[sprite.zone][self._table.place(sprite)]
        return self._found[line].get(card, [])

    def _played(self, line: Move) -> dict[Card, list[str]]:
        found: dict[Card, list[str]] = {}
        said = f"{self._table.view.seat} {line}"
        for entry in play_out(self._world.clone(), said, self._replies):
            if isinstance(entry.event, Moved) and entry.event.src:
                for one in entry.event.cards:
                    if one is not None:
                        found.setdefault(one, []).append(entry.event.dst)
        return found
