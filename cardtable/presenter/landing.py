"""Where cards end up if a line is played: the engine plays it in possible worlds.

The worlds are made from the reader's view alone, so they can give away nothing hidden from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from random import Random
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.events import Entry, Moved
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.parts import parts

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


def guesses(
    world: State[Any, Any], view: View, zone: str, place: int
) -> Iterator[tuple[Card, State[Any, Any]]]:
    """Every card that an unseen one of a zone may be, each with a world in which it is that card.

    `world` is one of the possible worlds of the view; the others are made of it by changing places.
    """
    kind, there = world.hidden_kind(zone), world.zones[zone][place]
    for one in view.unseen:
        if one is not there and kind is not None and world.kind_of(one) != kind:
            continue
        other = world.clone()
        for run in other.zones.values():
            if one in run:
                run[run.index(one)] = there
        other.zones[zone][place] = one
        yield one, other


class Landings:
    """What the lines of one moment would move, and where to."""

    def __init__(self, table: Table, replies: Sequence[str]) -> None:
        """`replies` as in `play_out`."""
        self._table = table
        self._replies = replies
        view = replace(table.view, prepared=None)
        self._world = view.rules.game.determinize(view, Random(0), track=True)
        self._found: dict[Move, dict[Card, list[str]]] = {}
        self._certain: dict[tuple[Move, int], list[str]] = {}

    def zones(self, line: Move, sprite: Sprite) -> list[str]:
        """The zones to which a line of the reader's takes a card, in turn.

        Of a card that the reader can't see, only those that are the same whichever card it is.
        """
        if sprite.card is not None:
            if line not in self._found:
                self._found[line] = self._played(line, self._world)
            return self._found[line].get(sprite.card, [])
        key = (line, sprite.id)
        if key not in self._certain:
            ways = [self._played(line, world).get(one, []) for one, world in self._guesses(sprite)]
            steps = takewhile(lambda step: len(set(step)) == 1, zip(*ways, strict=False))
            self._certain[key] = [step[0] for step in steps]
        return self._certain[key]

    def follow(self, line: Move, verb: str) -> Move:
        """The line of that verb with the same cards that the reader can play next, or `""`."""
        world, seat, cards = self._world.clone(), self._table.view.seat, set(parts(line).cards)
        world.play(f"{seat} {line}")
        legal = world.legal_moves() if world.turn == seat else []
        found = ((one, parts(one)) for one in legal)
        return next((one for one, p in found if p.verb == verb and set(p.cards) == cards), "")

    def _guesses(self, sprite: Sprite) -> Iterator[tuple[Card, State[Any, Any]]]:
        view, zone = self._table.view, sprite.zone
        place = self._table.place(sprite) if zone in view.ordered else view.place_of(zone, None)
        return guesses(self._world, view, zone, place)

    def _played(self, line: Move, start: State[Any, Any]) -> dict[Card, list[str]]:
        found: dict[Card, list[str]] = {}
        said = f"{self._table.view.seat} {line}"
        for entry in play_out(start.clone(), said, self._replies):
            if isinstance(entry.event, Moved) and entry.event.src:
                for one in entry.event.cards:
                    if one is not None:
                        found.setdefault(one, []).append(entry.event.dst)
        return found
