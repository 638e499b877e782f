"""What Cuttle tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.notation import Seat, Word
from cardtable.games.cuttle import reasons, telling, tooltips
from cardtable.games.cuttle.refusals import Refusal
from cardtable.games.cuttle.written import problems

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def _refusal(state: Cuttle, seat: Seat, move: Sequence[Word]) -> Bar:
    return Refusal(state, seat).of(list(move))


GUIDE = Guide(
    _refusal,
    means=telling.means,
    reasons=reasons.reasons,
    tooltip=tooltips.tooltip,
    account=telling.account,
    problems=problems,
)
