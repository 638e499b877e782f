"""Cuttle: whose turn it is, and by which lines it could be won in this turn.

As in the scores, cards are told apart by what their words let them do.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cuttle.options import JACK
from cardtable.games.cuttle.powers import POINTS

if TYPE_CHECKING:
    from cardtable.games.cuttle import Cuttle

MOST = 10
"""What one card brings at most, played for points or stolen."""
HARMLESS = frozenset(
    {"scrap_points", "rummage", "raid", "draw", "glasses", "shield", "none"}  # CU-11 to CU-23
)
"""Actions that bring nobody any points, and nobody's mark down."""


def whose(state: Cuttle) -> Seat:
    """Whose turn it is; the seat to decide may be another, that can counter or must discard."""
    return state.memory.player


def near(state: Cuttle) -> bool:
    """Whether a seat may reach its mark in this turn or in the next: by points, or by a King."""
    marks, value = state.options.goal, state.ranks.value
    for seat in state.seats:
        points = state.points(seat)
        for other in state.others[seat]:
            for one in state.zones[POINTS[other]]:
                if value[one] and state.memory.laid_by[one.name] == seat:
                    points += value[one]  # stolen, and may come home
        goal = state.goal(seat)
        if points + MOST >= goal or points >= marks[min(marks.index(goal) + 1, len(marks) - 1)]:
            return True
    return False


def threats(state: Cuttle) -> list[Move]:
    """The lines that may bring the seat on turn to its mark before the turn is over."""
    moves = state.choices()
    if state.memory.phase not in {"turn", "drawn"}:
        return moves
    seat = state.turn or ""
    marks, goal, points = state.options.goal, state.goal(seat), state.points(seat)
    crowned = points >= marks[min(marks.index(goal) + 1, len(marks) - 1)]
    return [move for move in moves if _threatens(state, move, goal - points, crowned=crowned)]


def _threatens(state: Cuttle, move: Move, need: int, *, crowned: bool) -> bool:
    verb, cards = _said(move)
    value, power = state.ranks.value, state.ranks.power
    if verb == "points":
        return value[cards[0]] >= need
    if verb != "action":
        return False
    held = [one for one in cards if not state.zone_of(one)]
    does = power[held[0]]
    if does in HARMLESS:
        return False
    if does == "crown":
        return crowned
    if does == "steal":
        return max([value[one] for one in cards if one is not held[0]]) >= need
    if does in {"scrap_effect", "return_effect"}:  # CU-22: what a Jack lay on goes home
        return any(one.rank == JACK for one in cards if one is not held[0])
    return True


@cache
def _said(move: Move) -> tuple[str, tuple[Card, ...]]:
    """A line's verb and its cards."""
    verb, *rest = words(move)
    return str(verb), tuple(word for word in rest if isinstance(word, Card))
