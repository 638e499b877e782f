"""The only move that somebody has, where all people know that there is no other."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from cardtable.engine.notation import Move
from cardtable.session import Session

WORLDS = 16
"""So many deals of the hidden cards are looked at."""


def common_moves(session: Session) -> tuple[list[Move], bool]:
    """The moves that all people know the one on turn to have, and whether there may be others.

    That is found out from what all people know, so it tells nobody anything.
    """
    turn = session.turn
    if turn is None:
        return [], False
    view = replace(session.view(turn, session.humans), prepared=None)
    rng = Random(session.step_count)
    try:
        worlds = [session.rules.game.determinize(view, rng) for _ in range(WORLDS)]
        first, *others = [one.legal_moves(turn) for one in worlds]
    except ValueError:  # what all of them know alike may leave too much open to be dealt
        return [], True
    common = [move for move in first if all(move in moves for moves in others)]
    return common, any(moves != common for moves in (first, *others))


def forced(session: Session) -> Move:
    """The only move of the seat on turn; empty where somebody's hand could allow more."""
    moves = session.legal()
    return moves[0] if len(moves) == 1 and common_moves(session) == (moves, False) else ""
