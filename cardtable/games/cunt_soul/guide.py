"""What Cunt-Soul tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.cunt_soul import tooltips
from cardtable.games.cunt_soul.preview import preview
from cardtable.games.cunt_soul.reasons import reasons
from cardtable.games.cunt_soul.refusals import Refusal

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


class CuntSoulGuide(Guide["CuntSoul"]):
    """Tooltips, previews, reasons and refusals."""

    def tooltip(self, state: CuntSoul, reader: Seat, at: Spot) -> Sequence[Fact]:
        state.fields_changed()
        return list(tooltips.tooltip(state, reader, at))

    def preview(self, state: CuntSoul, move: Move) -> Sequence[Fact]:
        state.fields_changed()
        return list(preview(state, move))

    def reasons(self, state: CuntSoul, move: Move) -> Iterator[Fact]:
        return reasons(state, move)

    def refusal(self, state: CuntSoul, seat: Seat, move: Sequence[Word]) -> Bar:
        return Refusal(state, seat).of(move)


GUIDE = CuntSoulGuide()
