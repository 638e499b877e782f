"""What the computer players know of Russian Bank, in all its variants.

The race is to be rid of own cards, and those of the stock count most: they lie on others. One unit
is about the worth of a hand card placed.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.russian_bank.options import OTHER, RANK, RED

if TYPE_CHECKING:
    from cardtable.engine.view import View
    from cardtable.games.russian_bank import RussianBank

HOME = {
    "stock": 9.0,
    "discard": 7.0,
    "hand": 7.0,
    "tableau": 5.0,
    "opponent_stock": 3.0,
    "opponent_discard": 3.5,
}
"""A card built, by its source."""
ON_PILE = {"stock": 7.0, "hand": 5.0, "discard": 4.5}
"""An own card placed on a pile."""
IN_SPACE = {"stock": 5.5, "hand": 1.5}
"""… or in a space, which then is none any more."""
LOADED = {"stock": 8.0, "hand": 6.5, "discard": 6.5, "tableau": 6.0}
"""A card loaded on the other seat."""
BURIED = 0.7
"""… on the stock, which it buries."""
TURN_STOCK = 4.0
TURN_HAND = 1.0
DISCARD = 0.0
PASS = -1.0
IDLE = -2.5
"""A tableau card moved to no purpose."""
EMPTIED = 3.0
"""A space made."""
SPENT = -4.0
"""A space filled from the tableau."""
FREED = {"build": 8.0, "load": 6.5, "stock": 7.0, "own": 5.5}
"""What the card beneath can be used for at once, or what it takes."""


def score(state: RussianBank, moves: list[Move]) -> list[float]:
    """How good each line is for the seat on turn, from what both seats see."""
    if len(moves) == 1:
        return [0.0]
    return Sight(state).worths(moves)


class Sight:
    """What lies open at one moment, for the seat on turn."""

    def __init__(self, state: RussianBank) -> None:
        self.state = state
        self.zones = state.zones
        self.me: Seat = state.turn or ""
        self.other = OTHER[self.me]
        self.source = state.exposed(self.me)
        self.targets = [
            self.zones[f"{self.other}.{pile}"][-1]
            for pile in ("shown", "discard")
            if self.zones[f"{self.other}.{pile}"]
        ]
        own = ("shown", "turned", "discard")
        self.own = [run[-1] for name in own if (run := self.zones[f"{self.me}.{name}"])]
        self.shown = bool(self.zones[f"{self.me}.shown"])

    def worths(self, moves: list[Move]) -> list[float]:
        """The worth of each line."""
        return [self.worth(move) for move in moves]

    def worth(self, move: Move) -> float:
        """How good it is to play that line, were there no duties: `choices` breaks none."""
        said = words(move)
        verb = said[0]
        if verb == "turn":
            return TURN_STOCK if said[1] == "stock" else TURN_HAND
        if verb == "discard":
            return DISCARD
        if verb == "pass":
            return PASS
        one = cast("Card", said[1])
        source, zone = self.source[one]
        if verb == "build":
            return HOME[source]
        if verb == "load":
            return LOADED[source] + (BURIED if said[2] == "stock" else 0.0)
        into_space = not self.zones[str(said[2])]
        if source == "tableau":
            return self.shift(one, zone, into_space=into_space)
        return (IN_SPACE if into_space else ON_PILE)[source]

    def shift(self, one: Card, zone: str, *, into_space: bool) -> float:
        """A tableau card moved: for what comes to light, or for the space."""
        run = self.zones[zone]
        gain = SPENT if into_space else IDLE
        if len(run) == 1:
            return EMPTIED if self.shown or self.state.closed(self.me) else EMPTIED / 2
        under = run[-2]
        if self.state.foundation(under):
            return gain + FREED["build"]
        if not self.state.memory.placed and any(_near(under, top) for top in self.targets):
            return gain + FREED["load"]
        for own in self.own:
            if _takes(under, own):
                mine = self.shown and own is self.zones[f"{self.me}.shown"][-1]
                return gain + FREED["stock" if mine else "own"]
        if len(run) == 2 and any(_takes(top, under) for top in self.tops(zone, one)):
            return gain + EMPTIED  # the one beneath may go after it
        return gain

    def tops(self, zone: str, one: Card) -> list[Card]:
        """The other piles' last cards."""
        tops = [run[-1] for place in self.state.tableau if (run := self.zones[place])]
        return [top for top in tops if top is not one and top is not self.zones[zone][-1]]


def _near(one: Card, top: Card) -> bool:
    return one.suit == top.suit and abs(RANK[one.rank] - RANK[top.rank]) == 1


def _takes(under: Card, one: Card) -> bool:
    return RANK[one.rank] + 1 == RANK[under.rank] and (one.suit in RED) != (under.suit in RED)


def near(state: RussianBank) -> bool:
    """Whether somebody may be out within a move or two."""
    return min(state.owned("p1"), state.owned("p2")) <= 2


# ---------------------------------------------------------------------- duties and calls

_LIKE = {"beginner": "easy", "expert": "hard"}
"""Levels that the rules file has no chances for go by those of a neighbour."""


def _chance(state: RussianBank, what: str, level: str) -> float:
    chances = state.rules.extras.ai.get(what, {})
    return float(chances.get(level, chances.get(_LIKE.get(level, level), 0.0)))


def slip(state: RussianBank, level: str, rng: Random) -> Move | None:
    """A faulty line that a player of that level may play, having overlooked a duty."""
    if rng.random() >= _chance(state, "overlook", level):
        return None
    faulty = [move for move in state.turn_moves() if state.fault_of(move)]
    tempting = [move for move in faulty if not move.startswith(("discard", "pass"))]
    if not tempting:
        return None
    sight = Sight(state)
    likes = [sight.worth(move) for move in tempting]
    return tempting[likes.index(max(likes))]


def call(before: View, after: View, level: str, rng: Random) -> Move | None:
    """Whether to call stop: the last move is tried against the table as it was before it.

    Who notices a fault is right; nobody calls on a guess. Neither view tells of the fault.
    """
    last = after.state["last"]
    if last is None or before.turn != after.turn or before.seat == before.turn:
        return None
    state = cast("RussianBank", before.rules.game.determinize(before, rng))
    if state.fault_of(str(last)) is None:
        return None
    return "stop" if rng.random() < _chance(state, "notice", level) else None
