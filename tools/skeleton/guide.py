"""What Skeleton tells of its table, in facts; their words: `assets/words/en/skeleton.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.notation import Seat, Word

if TYPE_CHECKING:
    from cardtable.games.skeleton.game import Skeleton


class SkeletonGuide(Guide["Skeleton"]):
    """Refusals alone so far; tooltips and reasons for hints may be added."""

    def refusal(self, state: Skeleton, seat: Seat, move: Sequence[Word]) -> Bar:
        """Why a line is not legal. It may hold too few words or too many."""
        verb, *rest = move
        if seat != state.turn:
            return Bar("skeleton.no-turn", {"who": state.turn}, rule="SK-2")
        if verb == "draw":
            return Bar("skeleton.no-cards-left", rule="SK-3")
        if verb == "pass":
            return Bar("skeleton.no-pass", rule="SK-4")
        if len(rest) != 1:
            return Bar("skeleton.no-one-card", rule="SK-2")
        if rest[0] not in state.zones[f"{seat}.hand"]:
            return Bar("skeleton.no-not-yours", rule="SK-2")
        return Bar("skeleton.no-fit", {"card": state.zones["pile"][-1]}, rule="SK-2")


GUIDE = SkeletonGuide()
