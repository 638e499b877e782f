"""Thinking ahead where a turn is a long chain of own moves: the whole turn is looked through.

A turn of such a game is a patience: dozens of moves that nobody answers, and that mostly lead to
the same few tables by other ways. So every table that the turn can reach is looked at once, the
most promising one first, up to where the turn ends or a card is turned up that nobody knows; there
an estimate takes over. Nothing is looked at that the seat does not see: the cards that no view
shows are never turned up in here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View

WON = 1000.0
"""The worth of a game won; a lost one is worth as much less than nothing."""
STEP = 0.02
"""Each move on the way costs so much: of two ways to one table the shorter is taken, and nothing
is moved to and fro."""

MOST = 4000
"""No more tables are looked at, whatever the time: all of them are kept, and Python goes through
all that is kept again and again, which takes longer and longer."""


@dataclass(frozen=True)
class Turns:
    """What the search is told of a game. States are worlds of `State.determinize`.

    No function may look at a card that its view does not show.
    """

    key: Callable[[Any], Hashable]
    """The same for tables that are alike for the rest of the turn."""
    candidates: Callable[[Any, Move | None], list[Move]]
    """The moves worth a look here, after that one by the same seat."""
    blind: Callable[[Any, Move, frozenset[Card]], bool]
    """Whether a move turns up one of these cards, which nobody has seen."""
    begin: Callable[[View], Any]
    """What is worked out once for a decision, and handed to `worth`."""
    worth: Callable[[Any, Any], float]
    """`worth(state, begun)`: what the seat of the view may expect, in cards or points. Where it is
    on turn still, of turning up the next card; else of the other's turn."""
    sways: float
    """What one unit of worth adds to the logarithm of the odds."""


class Turn:
    """A turn being thought about. The same view gives the same thoughts; chance has no part."""

    def __init__(self, view: View, game: Turns) -> None:
        self.game = game
        self.me = view.seat
        self.unseen = frozenset(view.unseen)
        self.begun = game.begin(view)
        self.tables = 0
        """How many were looked at."""
        self.found: dict[Move, float] = {}
        """The moves to begin with, and what the best of the tables is worth that each leads to."""
        root: State = view.rules.game.determinize(view, Random(0))
        last = view.state.get("last")
        self._seen: set[Hashable] = {game.key(root)}
        self._heap: list[tuple[float, int, State, Move | None, Move | None, int]] = []
        self._push(root, last if isinstance(last, str) else None, None, 0, 0.0)

    def run(self, tables: int, enough: Callable[[], bool]) -> None:
        """Look at so many tables, or until all are seen, or until that says that it is enough."""
        tables = min(tables, MOST)
        while self._heap and self.tables < tables:
            if enough():
                return
            self._expand()

    def best(self, moves: list[Move]) -> Move:
        """The best of these moves to begin with, so far; `""` where none has been followed."""
        goals = [move for move in moves if move in self.found]
        return max(goals, key=self.found.__getitem__, default="")

    # ------------------------------------------------------------------ looking

    def _push(
        self, state: State, last: Move | None, first: Move | None, moves: int, worth: float
    ) -> None:
        heappush(self._heap, (-worth, self.tables, state, last, first, moves))

    def _expand(self) -> None:
        """Look at all that can be done at the most promising table."""
        _, _, state, last, first, moves = heappop(self._heap)
        moves += 1
        for move in self.game.candidates(state, last):
            begin = first or move
            if self.game.blind(state, move, self.unseen):
                self._end(begin, self.game.worth(state, self.begun), moves)
                continue
            child = state.clone()
            child.apply(move)
            if child.outcome is not None:
                mine = child.returns()[child.seats.index(self.me)]
                self._end(begin, WON * mine, moves)
                continue
            ends = child.turn != self.me
            if not ends:
                key = self.game.key(child)
                if key in self._seen:
                    continue
                self._seen.add(key)
            self.tables += 1
            worth = self.game.worth(child, self.begun)
            if ends:
                self._end(begin, worth, moves)
            else:
                self._push(child, move, begin, moves, worth - STEP * moves)

    def _end(self, move: Move, worth: float, moves: int) -> None:
        """The turn may end like this."""
        worth -= STEP * moves
        if worth > self.found.get(move, -2 * WON):
            self.found[move] = worth
