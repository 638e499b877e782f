"""What Soul Taker tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.soul_taker.reasons import reasons
from cardtable.games.soul_taker.refusals import refusal
from cardtable.games.soul_taker.tooltips import tooltip

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


class SoulTakerGuide(Guide["SoulTaker"]):
    """Tooltips, reasons and refusals; a move brings about nothing that its own words don't say."""

    def tooltip(self, state: SoulTaker, reader: Seat, at: Spot) -> Sequence[Fact]:
        return list(tooltip(state, reader, at))

    def reasons(self, state: SoulTaker, move: Move) -> Iterator[Fact]:
        return reasons(state, move)

    def refusal(self, state: SoulTaker, seat: Seat, move: Sequence[Word]) -> Bar:
        return refusal(state, seat, move)


GUIDE = SoulTakerGuide()
