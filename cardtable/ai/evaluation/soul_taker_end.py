"""The end of a game of Soul Taker, played out exactly once nothing in it is hidden any more.

In the last round, with both decks empty, whoever counts knows every card. A single blind card is
known to its owner by what is missing, and so are both sides' cards to each other; what the other
holds blind does not matter then. In the mixed game the two sides can't be told apart, so that one
blind card hides another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.notation import Move

if TYPE_CHECKING:
    from cardtable.games.soul_taker import SoulTaker

CARE = 1.0
"""Only players as careful as that count to the end."""
MARGIN = 0.001
"""What a point is worth beside the result: of two losses the closer one, of two wins the larger."""


def plan(state: SoulTaker, care: float) -> Move | None:
    """The best line where all that is left can be counted; None as long as it can't."""
    if care < CARE or not known(state):
        return None
    moves = state.choices()
    if len(moves) == 1:
        return moves[0]
    sign = 1 if state.turn == "p1" else -1
    worth = {move: sign * _after(state, move, -2.0, 2.0) for move in moves}
    return max(moves, key=lambda move: worth[move])


def known(state: SoulTaker) -> bool:
    """Whether every card that may still be played is known to both."""
    zones = state.zones
    if state.memory.round < state.options.rounds or zones["p1.deck"] or zones["p2.deck"]:
        return False
    most = 0 if state.mixed else 1
    return all(len(state.blind(seat)) <= most for seat in state.seats)


def _after(state: SoulTaker, move: Move, low: float, high: float) -> float:
    """What a line leads to for p1 with the best play of both, as far as it lies between these."""
    then = state.clone()
    then.apply(move)
    if then.turn is None:
        return _worth(then)
    best = low if then.turn == "p1" else high
    for answer in then.choices():
        if then.turn == "p1":
            best = max(best, _after(then, answer, best, high))
        else:
            best = min(best, _after(then, answer, low, best))
        if (best >= high) if then.turn == "p1" else (best <= low):
            break
    return best


def _worth(state: SoulTaker) -> float:
    """The result for p1, and the margin."""
    score = state.score()
    first, second = score["p1"], score["p2"]
    ahead = abs(second) - abs(first) if state.mixed else first - second
    return state.returns()[0] + MARGIN * ahead
