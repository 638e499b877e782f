"""What Shithead tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.shithead.reasons import reasons
from cardtable.games.shithead.refusals import Refusal
from cardtable.games.shithead.tooltips import tooltip

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


class ShitheadGuide(Guide["Shithead"]):
    """Tooltips, reasons and refusals; a move brings about nothing that its own words don't say."""

    def tooltip(self, state: Shithead, reader: Seat, at: Spot) -> Sequence[Fact]:
        return list(tooltip(state, reader, at))

    def reasons(self, state: Shithead, move: Move) -> Iterator[Fact]:
        return reasons(state, move)

    def refusal(self, state: Shithead, seat: Seat, move: Sequence[Word]) -> Bar:
        return Refusal(state, seat).of(list(move))


GUIDE = ShitheadGuide()
