"""A hint: what a strong computer player would do, seeing what the reader sees.

A computer player of its own works it out, so it delays none of the others.
"""

from __future__ import annotations

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.presenter.advice import advice as words_of
from cardtable.presenter.model import Sprite
from cardtable.presenter.reading import Openings, Target
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.teaching import missed
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing import lights
from cardtable.table.scenes.playing.state import Stale, State

LEVEL = "hard"
_STRIDE = 7_919  # hints are no guide to what a computer player with the same seed will do


def ask(state: State) -> None:
    """Think about the reader's move; the hint is shown when it is there."""
    session, advice = state.session, state.advice
    if told := hindrance(state):
        near = state.callouts.place_of(Target("seat", session.turn or state.reader))
        state.callouts.say(told, near)
        return
    state.gestures.cancel()  # what was chosen would hide a hint about another card
    state.changed(Stale.CHOICE)
    seed = (session.record.seed or 0) * _STRIDE + session.step_count
    try:
        advice.thinker = advice.thinker or advice.make()
        advice.thinker.ask(session.view(state.reader), session.rules, LEVEL, seed)
    except (OSError, ValueError) as error:
        state.callouts.say(f"There is no hint just now: {error}", _near(state))
        return
    advice.asked = session.step_count
    advice.words = ""
    state.callouts.say("Thinking about a hint …", _near(state))


def hindrance(state: State) -> str:
    """Why there is no hint just now; empty: it can be asked for."""
    session, course = state.session, state.course
    if course is not None:
        asked = missed() if course.asks else "Nothing is asked of you just now"
        return "" if course.right() is not None else asked
    if session.over:
        return "The game is over"
    mine = session.turn == state.reader == state.seen
    return "" if mine else state.covered or "Hints work on your turn"


def teach(state: State) -> None:
    """Ask for a hint once a move, for somebody who has chosen that; call this regularly."""
    session, advice = state.session, state.advice
    here = state.seen == state.reader == session.turn and state.course is None
    if not (here and state.at_rest and session.player(state.reader).taught):
        return
    if advice.taught != session.step_count and len(state.reading.lines) > 1:
        advice.taught = session.step_count
        ask(state)


def look(state: State) -> None:
    """Show the hint if it is ready; call this regularly."""
    advice = state.advice
    if advice.asked is None or advice.thinker is None:
        return
    if advice.asked != state.session.step_count or state.seen != state.reader:
        advice.thinker.cancel()  # after the move the hint is useless
        advice.asked = None
        return
    answer = advice.thinker.poll()
    if answer is None:
        return
    advice.asked = None
    if answer.move not in state.session.legal():
        state.callouts.say("No hint came this time. Ask for it again.", _near(state))
        return
    view = state.session.view(state.reader)
    move, *told = words_of(view, answer.move, answer.info, state.data, state.name)
    advice.words = "\n".join([f"Hint: {move}", *told])
    advice.line, advice.given = answer.move, state.session.step_count
    start = None if _named(answer.move) else lights.start_of(state, answer.move)
    advice.start = start if isinstance(start, Target) else None
    state.callouts.hush()
    state.changed()


def show(state: State, told: Telling) -> None:
    """Show the hint until the next move, with its cards and their target highlighted.

    Other bubbles may cover its words for a while, but not the highlights.
    """
    advice = state.advice
    if not _stands(state):
        return
    cards = _about(state)
    if not set(state.gestures.chosen) <= {one.id for one in cards}:
        return  # another card is being thought about
    told.pointed |= {one.id for one in cards}
    buttons = [] if cards else lights.buttons_of(state, advice.line)
    if not told.drag and not state.gestures.chosen:
        told.lit = {**told.lit, **goals(state)}
        told.shown += tuple((one.rect.x, one.rect.y, one.rect.w, one.rect.h) for one in buttons)
    if not told.bubble:
        mine = _mine(state, cards)
        start = Target("card", str(mine[0].id)) if mine else advice.start
        at = buttons[0].rect if buttons else _near(state)
        told.bubble, told.bubble_at = advice.words, state.callouts.place_of(start) if start else at
        told.bubble_bad = False


def goals(state: State) -> Openings:
    """Where the cards of the hint that stands would go."""
    if _stands(state) and state.advice.start is not None:
        return {state.advice.start: [state.advice.line]}
    mine = _mine(state, _about(state)) if _stands(state) else []
    lit = state.reading.lit(mine) if mine else {}
    return {at: lines for at, lines in lit.items() if state.advice.line in lines}


def forget(state: State) -> bool:
    """Remove the hint; true if there was one."""
    there, state.advice.words = bool(state.advice.words), ""
    return there


def close(state: State) -> None:
    """The table is left."""
    if state.advice.thinker is not None:
        state.advice.thinker.close()
    state.advice.thinker = state.advice.asked = None


def _stands(state: State) -> bool:
    advice, steps = state.advice, state.session.step_count
    return bool(advice.words) and advice.given == steps and not state.board.busy


def _about(state: State) -> list[Sprite]:
    """The cards that the hint names."""
    return [one for one in state.table.sprites() if one.card in _named(state.advice.line)]


def _mine(state: State, cards: list[Sprite]) -> list[Sprite]:
    """Those of the reader's; where there are none, all of them."""
    return [one for one in cards if owner_of(one.zone) == state.reader] or cards


def _named(line: Move) -> set[Card]:
    """The cards that a line names."""
    return {word for word in words(line) if isinstance(word, Card)}


def _near(state: State) -> pygame.Rect:
    return state.callouts.place_of(Target("seat", state.reader))
