"""What Cuttle tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.cuttle import reasons, tooltips
from cardtable.games.cuttle.refusals import Refusal

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


class CuttleGuide(Guide["Cuttle"]):
    """Tooltips, reasons and refusals; a move brings about nothing that its own words don't say."""

    def tooltip(self, state: Cuttle, reader: Seat, at: Spot) -> Sequence[Fact]:
        return list(tooltips.tooltip(state, reader, at))

    def reasons(self, state: Cuttle, move: Move) -> Iterator[Fact]:
        return reasons.reasons(state, move)

    def refusal(self, state: Cuttle, seat: Seat, move: Sequence[Word]) -> Bar:
        return Refusal(state, seat).of(list(move))


GUIDE = CuttleGuide()
