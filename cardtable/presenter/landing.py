"""Where cards end up if a line is played: the engine plays it in one possible world.

The world is made from the reader's view alone, so it can give away nothing hidden from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.events import Moved
from cardtable.engine.notation import Move
from cardtable.presenter.model import Sprite, Table

REPLIES = 6  # at most how many answers are given until a line has had its effect


class Landings:
    """What the lines of one moment would move, and where to."""

    def __init__(self, table: Table, replies: Sequence[str]) -> None:
        """`replies` are verbs that let a line have its effect (`TableData.replies`)."""
        self._table = table
        self._replies = replies
        view = replace(table.view, prepared=None)
        self._world = view.rules.game.determinize(view, Random(0), track=True)
        self._found: dict[Move, dict[Card, list[str]]] = {}

    def zones(self, line: Move, sprite: Sprite) -> list[str]:
        """The zones to which a line of the reader's takes a card, in turn.

        Of a card that the reader can't see only the first: what comes after depends on its face.
        """
        if line not in self._found:
            self._found[line] = self._played(line)
        card = sprite.card or self._world.zones[sprite.zone][self._table.place(sprite)]
        found = self._found[line].get(card, [])
        return found if sprite.card is not None else found[:1]

    def _played(self, line: Move) -> dict[Card, list[str]]:
        world = self._world.clone()
        entries = world.play(f"{self._table.view.seat} {line}")
        for _ in range(REPLIES):
            legal = world.legal_moves() if world.turn is not None else []
            reply = next((each for each in legal if each.partition(" ")[0] in self._replies), "")
            if not reply:
                break
            entries += world.play(reply)
        found: dict[Card, list[str]] = {}
        for entry in entries:
            if isinstance(entry.event, Moved) and entry.event.src:
                for one in entry.event.cards:
                    if one is not None:
                        found.setdefault(one, []).append(entry.event.dst)
        return found
