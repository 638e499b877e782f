"""What Cunt-Soul tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Note, Spot
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.cunt_soul import tooltips
from cardtable.games.cunt_soul.preview import means, preview
from cardtable.games.cunt_soul.reasons import reasons
from cardtable.games.cunt_soul.refusals import Refusal
from cardtable.games.cunt_soul.telling import notes
from cardtable.games.cunt_soul.written import problems

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


def _tooltip(state: CuntSoul, reader: Seat, at: Spot) -> Iterable[Fact]:
    state.fields_changed()
    return tooltips.tooltip(state, reader, at)


def _preview(state: CuntSoul, move: Move) -> Iterable[Fact]:
    state.fields_changed()
    return preview(state, move)


def _notes(state: CuntSoul) -> list[Note]:
    state.fields_changed()
    return notes(state)


def _refusal(state: CuntSoul, seat: Seat, move: Sequence[Word]) -> Bar:
    return Refusal(state, seat).of(move)


GUIDE = Guide(
    _refusal,
    means=means,
    preview=_preview,
    reasons=reasons,
    tooltip=_tooltip,
    notes=_notes,
    problems=problems,
)
