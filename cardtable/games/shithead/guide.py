"""What Shithead tells of its table, in facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.notation import Seat, Word
from cardtable.games.shithead.reasons import reasons
from cardtable.games.shithead.refusals import Refusal
from cardtable.games.shithead.telling import means
from cardtable.games.shithead.tooltips import tooltip
from cardtable.games.shithead.written import problems

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def _refusal(state: Shithead, seat: Seat, move: Sequence[Word]) -> Bar:
    return Refusal(state, seat).of(list(move))


GUIDE = Guide(_refusal, means=means, reasons=reasons, tooltip=tooltip, problems=problems)
