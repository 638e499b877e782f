"""The only move that somebody has, where all people know that there is no other."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from cardtable.engine.notation import Move
from cardtable.session import Session

WORLDS = 16
"""So many deals of the hidden cards are looked at."""


def forced(session: Session) -> Move:
    """The one line of the seat on turn; empty where the cards of somebody's hand could allow more.

    That is found out from what all people know, so that an offer of it tells nobody anything.
    """
    lines, turn = session.legal(), session.turn
    if turn is None or len(lines) != 1:
        return ""
    view = replace(session.view(turn, session.humans), prepared=None)
    rng = Random(session.step_count)
    try:
        worlds = (session.rules.game.determinize(view, rng) for _ in range(WORLDS))
        return lines[0] if all(one.legal_moves(turn) == lines for one in worlds) else ""
    except ValueError:  # what all of them know alike may leave too much open to be dealt
        return ""
