"""A hint: what a strong computer player would do in the reader's chair, with the reader's eyes.

It is asked of a player of its own, so that it is in nobody's way.
"""

from __future__ import annotations

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.presenter.reading import Target
from cardtable.table.scenes.playing.state import State

LEVEL = "hard"
SHOWN = 6.0  # seconds that the cards stand out
_STRIDE = 7_919  # hints are no guide to what a computer player with the same seed will do


def ask(state: State) -> None:
    """Think about the reader's move; the hint is shown when it is there."""
    session, advice = state.session, state.advice
    if session.turn != state.reader or state.seen != state.reader:
        if session.turn is not None:
            near = state.callouts.place_of(Target("seat", session.turn))
            state.callouts.say("Hints work on your turn", near)
        return
    seed = (session.record.seed or 0) * _STRIDE + session.step_count
    try:
        advice.thinker = advice.thinker or advice.make()
        advice.thinker.ask(session.view(state.reader), session.rules, LEVEL, seed)
    except (OSError, ValueError) as error:
        _tell(state, f"There is no hint just now: {error}", [])
        return
    advice.asked = session.step_count


def look(state: State) -> None:
    """Show the hint if it has come; to be called now and then."""
    advice = state.advice
    if advice.asked is None or advice.thinker is None:
        return
    if advice.asked != state.session.step_count or state.seen != state.reader:
        advice.thinker.cancel()  # who has moved needs no advice any more
        advice.asked = None
        return
    answer = advice.thinker.poll()
    if answer is None:
        return
    advice.asked = None
    if answer.line not in state.session.legal():
        _tell(state, f"There is no hint just now: {answer.problem or answer.line}", [])
        return
    _tell(state, f"Hint: {state.words_of(answer.line)}", _cards(state, answer.line))


def close(state: State) -> None:
    """The table is left."""
    if state.advice.thinker is not None:
        state.advice.thinker.close()
    state.advice.thinker = state.advice.asked = None


def _cards(state: State, line: Move) -> list[int]:
    """The sprites of the cards that a line names."""
    named = {word for word in words(line) if isinstance(word, Card)}
    return [one.id for one in state.table.sprites() if one.card in named]


def _tell(state: State, what: str, cards: list[int]) -> None:
    target = Target("card", str(cards[0])) if cards else Target("seat", state.reader)
    state.callouts.say(what, state.callouts.place_of(target))
    if cards:
        state.callouts.point_at(cards, (), SHOWN)
