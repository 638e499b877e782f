"""Cards in the reader's hand that sway a little, as if somebody held them.

Only where that is chosen (`Pace.sways`): the picture then changes all the time.
"""

from __future__ import annotations

import math
from collections.abc import Collection

from cardtable.table.drawing.cardpaint import Transform

LEAN = 0.9  # degrees to each side
RISE = 0.007  # of its height: so far a card rises and sinks
SECONDS = 5.2  # from one side to the other and back
STEPS = 30  # pictures a second
ROUNDS = 3  # of which each card is in every third: pictures of turned cards take long to make


class Sway:
    """Which cards sway, and where each of them is in it just now."""

    def __init__(self) -> None:
        self.cards: frozenset[int] = frozenset()
        self._step = 0

    def update(self, now: float, cards: Collection[int] | None) -> bool:
        """Let it become that late; true if the picture changes. None: the table is not lively."""
        before, step = self.cards, math.floor(now * STEPS)
        self.cards = frozenset(cards or ())
        changed = self.cards != before or (cards is not None and step != self._step)
        self._step = step
        return changed

    def on(self, number: int, at: Transform) -> Transform:
        """How a sprite is drawn that is there."""
        if number not in self.cards:
            return at
        step = self._step - (self._step + number) % ROUNDS
        # each by itself: neighbours in the hand are mostly far apart
        turn = 2 * math.pi * (step / STEPS / SECONDS + number * 0.381966)
        lean, rise = LEAN * math.sin(turn), RISE * at.height * math.cos(turn)
        return at._replace(angle=at.angle + lean, y=at.y + rise)
