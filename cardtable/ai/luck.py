"""How much of a game was luck: what each card that turned up brought, by the players' estimates.

Whenever a card comes to be known that nobody knew, the table is valued as it now is, and as it
would be if others of the cards that nobody knows lay there instead. Whoever plays, and however
well, the differences come to nothing in the long run. So a score less some share of them is as true
as before, and varies less: it takes fewer games to know it (control variates).

This looks at all hands, so only the arena asks for it, about games of computer players: no player
and no hint may.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub
from random import Random
from zlib import crc32

from cardtable.ai.knowledge import knowledge
from cardtable.engine.cards import Card
from cardtable.engine.chance import Dice, mix
from cardtable.engine.notation import Move
from cardtable.engine.state import State

SAMPLES = 4
"""With so many other orders of the unknown cards each event is compared."""


class Luck:
    """The luck of each seat of a game, event by event, in units of `State.returns`."""

    def __init__(self, state: State, tag: str, samples: int = SAMPLES) -> None:
        """For a game from this state on. The same tag gives the same samples."""
        self.told = [0.0] * len(state.seats)
        """The sums so far."""
        self._tag = tag
        self._samples = samples
        self._moves = 0
        self._before = state.clone()

    def played(self, move: Move, state: State) -> list[float]:
        """What came to each seat of a move of the seat on turn, which has led to this state."""
        before = _unknown(self._before)
        brought = [0.0] * len(state.seats)
        if before - _unknown(state):
            rng = Random(crc32(f"{self._tag} luck {self._moves}".encode()))
            brought = self._brought(move, state, before, rng)
            self.told = list(map(add, self.told, brought))
        self._moves += 1
        self.stands(state)
        return brought

    def stands(self, state: State) -> None:
        """Compare the next move with this state, which a call out of turn may have changed."""
        self._before = state.clone()

    def _brought(self, move: Move, state: State, unknown: set[Card], rng: Random) -> list[float]:
        """What it has brought to each seat, by comparison with what it could have."""
        real = outlook(_bare(state, rng))
        others = []
        for _ in range(self._samples):
            other = _reordered(self._before, unknown, rng)
            other.apply(move)
            others.append(outlook(other))
        means = [sum([one[n] for one in others]) / len(others) for n in range(len(real))]
        return list(map(sub, real, means))


def outlook(state: State) -> Sequence[float]:
    """What the seats may expect of an open table, which is played on: as a search values it.

    All play on by the move score for as long as playouts of the game do; then it is estimated.
    """
    known = knowledge(state.rules.game.ID)
    for _ in range(known.depth):
        if state.turn is None or known.settled(state):
            break
        moves = state.choices()
        scores = known.score(state, moves) if len(moves) > 1 else [0.0]
        state.apply(moves[scores.index(max(scores))])
    if state.outcome is not None or known.estimate is None:
        return state.returns()
    return known.estimate(state)


def _unknown(state: State) -> set[Card]:
    """The cards that nobody knows."""
    return {one for one, seats in (state.known or {}).items() if not seats}


def _bare(state: State, rng: Random) -> State:
    """A copy to try things on: with its own chance."""
    copy = state.bare()
    copy.chance = Dice(rng)
    return copy


def _reordered(state: State, unknown: set[Card], rng: Random) -> State:
    """A copy in which the cards that nobody knows have changed places at random.

    Only cards of one kind change places (`State.hidden_kind`), so that every result is as likely as
    the true one.
    """
    copy = _bare(state, rng)
    kinds: dict[str | None, list[tuple[list[Card], int]]] = {}
    for zone, run in copy.zones.items():
        for place, one in enumerate(run):
            if one in unknown:
                kinds.setdefault(copy.hidden_kind(zone), []).append((run, place))
    for places in kinds.values():
        cards = [run[place] for run, place in places]
        mix(cards, rng.random)
        for (run, place), one in zip(places, cards, strict=True):
            run[place] = one
    return copy
