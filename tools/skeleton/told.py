"""All that Skeleton tells, as facts; their words: `assets/words/en/skeleton.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.events import Said
from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.notation import Seat, Word

if TYPE_CHECKING:
    from cardtable.games.skeleton.game import Skeleton


def refusal(state: Skeleton, seat: Seat, move: Sequence[Word]) -> Bar:
    """Why a move is not legal. It may hold too few words or too many."""
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


def problems(state: Skeleton) -> list[str]:
    """What is wrong with a written position (SK-6)."""
    if state.turn is None:
        return []
    found = [] if state.zones["pile"] else ["zones.pile: there is always a card on the pile"]
    if state.memory.passes >= len(state.seats):
        found.append("state.passes: the game ends when everybody has passed")
    return found + [f"zones.{seat}.hand: is empty" for seat, n in state.score().items() if not n]


def account(state: Skeleton, ended: Said) -> list[Said]:
    """Why the game is over, and what each player's score is made of (SK-5)."""
    assert state.outcome is not None
    why = Said(None, ended.word, {"first": state.outcome.ranking[0][0]})
    return [why, *(Said(seat, "held", {"count": n}) for seat, n in state.score().items())]


GUIDE = Guide(refusal, account=account, problems=problems)
"""Tooltips (`tooltip`) and reasons for hints (`reasons`) may be added."""
