"""What a line would certainly change: it is played by the engine in several possible worlds.

The worlds are made from the reader's view alone. Anything that differs between them is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.engine.events import Entry, Moved
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.presenter.layoutfile import TableData, owner_of
from cardtable.presenter.move_matcher import guesses, play_out
from cardtable.presenter.status import badges, is_hand

WORLDS = 6
"""In how many worlds drawn by chance a line is tried at least."""


def changes(view: View, move: Move, data: TableData) -> list[Fact]:
    """What a legal move of the view's seat changes for everybody for certain.

    Scores and other numbers as the plates show them, how many cards others hold, and the reader's
    own where they become more. Nothing that chance or hidden cards decide.
    """
    legal = (world for world in _worlds(view, move) if move in world.legal_moves())
    worlds = [effects(world, view, move, data) for world in legal]
    first, *others = worlds or [[]]
    return [one for one in first if all(one in other for other in others)]


def _worlds(view: View, move: Move) -> Iterator[State[Any, Any]]:
    """Worlds in which to try a move: some drawn by chance, and one for each card that it may be.

    Where the move first moves a card that the reader can't see, all that it may be are gone
    through, so that nothing counts as certain that one of them would make untrue.
    """
    game = view.rules.game
    worlds = [game.determinize(view, Random(seed), track=True) for seed in range(WORLDS)]
    yield from worlds
    worlds = [world for world in worlds if move in world.legal_moves()]
    if not worlds:  # what everybody knows may leave open whether a seat could do it
        return
    moved = (
        (entry.event.src, one)
        for entry in worlds[0].clone().play(f"{view.seat} {move}")
        if isinstance(entry.event, Moved) and entry.event.src
        for one in entry.event.cards
        if one in view.unseen
    )
    zone, one = next(moved, ("", None))
    if one is not None:
        place = worlds[0].zones[zone].index(one)
        yield from (world for _, world in guesses(worlds[0], view, zone, place))


def _drawn(entries: Sequence[Entry], view: View) -> Counter[Seat]:
    """How many cards each seat has drawn from a pile that lies face down."""
    drawn: Counter[Seat] = Counter()
    for entry in entries:
        match entry.event:
            case Moved(cards, src, dst) if None in view.zones.get(src, ()) and not owner_of(src):
                drawn[owner_of(dst)] += len(cards)
    return drawn


def effects(before: State[Any, Any], view: View, move: Move, data: TableData) -> list[Fact]:
    """What a move changes for everybody in one possible world of the view."""
    facts: list[Fact] = []
    after = before.clone()
    drawn = _drawn(play_out(after, f"{view.seat} {move}", data.replies), view)
    old, new = before.view(view.seat), after.view(view.seat)
    for seat in view.seats:
        was, now = _marks(old, data, seat), _marks(new, data, seat)
        facts += [
            _change(seat, key, before, now[key])
            for key, before in was.items()
            if key in now and now[key] != before
        ]
        held, left = _held(old, data, seat), _held(new, data, seat)
        if seat != view.seat:
            left -= drawn[seat]  # filling up a hand is no effect of the reader's line
        if held != left and (seat != view.seat or left > held):
            facts.append(_change(seat, "hand", held, left))
    if data.score:
        points, later = before.score(), after.score()
        facts += [
            _change(seat, "score", points[seat], later[seat])
            for seat in points
            if points[seat] != later[seat]
        ]
    return facts


def _change(seat: Seat, quantity: str, before: Value, after: Value) -> Fact:
    key = "table.change-hand" if quantity == "hand" else "table.change"
    return Fact(key, {"who": seat, "before": before, "after": after}, of=quantity)


def _marks(view: View, data: TableData, seat: Seat) -> dict[str, Fact]:
    """A seat's numbers as its plate shows them, by their keys."""
    return {
        badge.key: fact
        for badge, fact in badges(data, view.state, seat)
        if isinstance(view.state.get(badge.key), dict)
    }


def _held(view: View, data: TableData, seat: Seat) -> int:
    hands = (
        run for zone, run in view.zones.items() if owner_of(zone) == seat and is_hand(data, zone)
    )
    return sum(map(len, hands))
