"""Calls out of turn, which are always offered.

The button for a call is there as long as another seat is on turn, whatever has been played. Only
making the call shows whether it is right, so the table gives nothing away. It stands out once there
is a move to call.
"""

from __future__ import annotations

from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.presenter.guides import problem_words
from cardtable.presenter.reading import Target
from cardtable.table.board.surround import Action
from cardtable.table.scenes.playing.state import State
from cardtable.table.scenes.playing.why import refused

SUDDEN = 0.3  # seconds: a call so soon after a move was meant for the one before it


def moved(state: State) -> None:
    """The board begins to show the session's last step."""
    session = state.session
    steps = range(max(1, session.step_count - 2), session.step_count)
    actors = [split_actor(session.line_at(step))[0] for step in steps]
    state.moved_at = state.now
    if state.turn_began[0] != session.turn:
        state.turn_began = (session.turn, state.now)
        state.passed = state.now
    state.moved_again = len(actors) == 2 and actors[0] == actors[1]


def callers(state: State) -> list[Seat]:
    """The people at this table who may call now."""
    session = state.session
    if session.over or state.seen is None or state.aside is not None:
        return []
    present = session.humans if state.data.public else [state.reader]
    return [seat for seat in present if seat != session.turn and session.player(seat).human]


def offers(state: State) -> list[Action]:
    """The buttons, each caller's name on it where there could be several.

    On the only person's own turn it keeps its place: nothing else is to be hit there by a call
    that comes too late.
    """
    session = state.session
    several, calling = len(session.humans) > 1, callers(state)
    idle = [state.reader] if state.seen == state.reader and not session.over else []
    return [
        Action(
            f"{state.name(seat)}: {one.button}" if several else one.button,
            ("call", seat, verb),
            at=_at(state, seat) if one.at == "seat" else "",
            hindrance="" if calling else _hindrance(state, seat, verb),
            tip=state.words_of(verb),
            letter=one.key.upper(),
            faint=not (calling and verb in session.legal(seat)),
        )
        for seat in calling or idle
        for verb, found in state.data.gestures.items()
        for one in found
        if one.standing
    ]


def _at(state: State, seat: Seat) -> Seat:
    """On whom a call hangs: who is on turn, or while that is the caller, who comes next."""
    turn = state.session.turn or seat
    return turn if turn != seat else next(one for one in state.session.seats if one != seat)


def _hindrance(state: State, seat: Seat, line: Move) -> str:
    problem = state.session.problem(f"{seat} {line}")
    return problem_words(problem, state.data, state.name, seat) or "Not now"


def key(state: State, name: str) -> bool:
    """Handle a key; true if it is the key of a call, even if nobody can call now."""
    verbs = [
        verb
        for verb, found in state.data.gestures.items()
        if any(one.standing and one.key == name != "" for one in found)
    ]
    calling = callers(state)
    if verbs and len(calling) == 1:
        make(state, calling[0], verbs[0])
    elif verbs:
        _say(state, refused(state, state.session.problem(f"{state.reader} {verbs[0]}")))
    return bool(verbs)


def make(state: State, seat: Seat, line: Move) -> None:
    """Call, unless that may have been meant for the move before this one."""
    if state.moved_again and state.now - state.moved_at < SUDDEN:
        turn = state.name(state.session.turn or "")
        _say(state, f"{turn} has just moved again. If you mean that move, call once more")
        return
    state.callouts.hush()
    state.actions.hurry()
    state.actions.play(seat, line)


def _say(state: State, words: str) -> None:
    turn = state.session.turn or state.reader
    if words:
        state.callouts.say(words, state.callouts.place_of(Target("seat", turn)), bad=True)
