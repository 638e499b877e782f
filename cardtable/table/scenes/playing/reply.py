"""A question that everybody is asked, whatever they hold, when the reader has only one answer.

The layout file names its verbs (`replies`). A player with only one answer is asked like anybody
else, so the question gives nothing away; the answer is given after a pause, or at a click or a key.
If several people share the screen, it waits for a click or a key: an automatic answer would show
the others that there was nothing to choose.
"""

from __future__ import annotations

from cardtable.engine.notation import Move
from cardtable.presenter.parts import parts
from cardtable.table.board.gestures import Describe, Intent
from cardtable.table.scenes.playing.intents import play_own
from cardtable.table.scenes.playing.spread import heap
from cardtable.table.scenes.playing.state import State

PAUSE = 2.0  # seconds


def answer(state: State) -> Move:
    """The answer, if the reader is asked and has only this one; otherwise empty."""
    session, question = state.session, state.question
    asked = (session.step_count, state.seen)
    if asked != question.asked:
        question.asked, question.line, question.since = asked, "", state.now
        if state.data.replies and state.seen is not None and session.turn == state.seen:
            lines = session.legal()
            if len(lines) == 1 and parts(lines[0]).verb in state.data.replies:
                question.line = lines[0]
    return question.line


def share(state: State) -> float:
    """How much of the pause is left, from 1 to 0; -1 where nothing goes on by itself."""
    if not answer(state) or not _alone(state):
        return -1.0
    return max(0.0, 1 - (state.now - state.question.since) / PAUSE)


def waits(state: State) -> bool:
    """Whether an answer will be given automatically; touching the table delays it."""
    if not answer(state) or not _alone(state):
        return False
    if not state.at_rest or state.looking:
        state.question.since = state.now
    return True


def give(state: State) -> None:
    """Answer now."""
    state.gestures.cancel()
    play_own(state, answer(state))


def skips(state: State, intent: Intent | None) -> bool:
    """Whether a click with this meaning gives the answer."""
    if not answer(state):
        return False
    told = isinstance(intent, Describe) and heap(state, intent.at) is None
    return intent is None or told


def _alone(state: State) -> bool:
    """Whether it goes on by itself. Who learns is not hurried."""
    return len(state.session.humans) == 1 and state.course is None
