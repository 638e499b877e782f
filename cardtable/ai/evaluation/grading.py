"""What a seat may expect of a game in which one after the other is rid of all cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from cardtable.engine.notation import Seat


def graded(
    logits: Sequence[float], seats: Sequence[Seat], out: Sequence[Seat]
) -> tuple[float, ...]:
    """For each seat, from -1 to 1: whom it beats for certain, and whom by its better cards.

    `logits` say how good the cards of each seat are, `out` lists those who have finished, the
    first one first.
    """
    left = [out.index(seat) if seat in out else len(out) for seat in seats]
    returns: list[float] = []
    for me, mine in enumerate(logits):
        total = 0.0
        for other, theirs in enumerate(logits):
            if left[me] != left[other]:
                total += 1.0 if left[me] < left[other] else -1.0
            elif other != me:
                total += tanh((mine - theirs) / 2)
        returns.append(total / (len(logits) - 1))
    return tuple(returns)
