"""Calls out of turn, such as Stop: who may make them, by which buttons and keys."""

from __future__ import annotations

import pygame

from cardtable.engine.notation import Move, Seat
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.words import problem_words
from cardtable.table.board.surround import Action
from cardtable.table.scenes.playing.messages import refuse, refused
from cardtable.table.scenes.playing.state import TableState

SUDDEN = 0.3  # seconds: a call so soon after a move was meant for the one before it


def callers(state: TableState) -> list[Seat]:
    """The people at this table who may call now."""
    session = state.session
    if session.over or state.present.seen is None or state.present.aside is not None:
        return []
    present = session.humans if state.data.public else [state.reader]
    return [seat for seat in present if seat != session.turn and session.player(seat).human]


def buttons(state: TableState) -> list[Action]:
    """The buttons, each caller's name on it where there could be several.

    On the only person's own turn it keeps its place: nothing else is to be hit there by a call
    that comes too late.
    """
    session = state.session
    several, calling = len(session.humans) > 1, callers(state)
    idle = [state.reader] if state.present.seen == state.reader and not session.over else []
    return [
        Action(
            f"{state.name(seat)}: {one.button}" if several else one.button,
            ("call", seat, verb),
            at=_at(state, seat) if one.at == "seat" else "",
            hindrance="" if calling else _no_call(state, seat, verb),
            tip=state.words_of(verb),
            letter=state.bindings.key(f"own {one.key}"),
            faint=not (calling and verb in session.legal(seat)),
        )
        for seat in calling or idle
        for verb, found in state.data.gestures.items()
        for one in found
        if one.standing
    ]


def _at(state: TableState, seat: Seat) -> Seat:
    """On whom a call hangs: who is on turn, or while that is the caller, who comes next."""
    turn = state.session.turn or seat
    return turn if turn != seat else next(one for one in state.session.seats if one != seat)


def _no_call(state: TableState, seat: Seat, line: Move) -> str:
    problem = state.session.problem(f"{seat} {line}")
    return problem_words(problem, state.data, state.name, seat, numbered=False) or wording(
        "table.not-now"
    )


def key(state: TableState, name: str) -> bool:
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
        refusal = refused(state, state.session.problem(f"{state.reader} {verbs[0]}"))
        if refusal.words:
            refuse(state, refusal, _on_turn(state))
    return bool(verbs)


def make(state: TableState, seat: Seat, line: Move) -> None:
    """Call, unless that may have been meant for the move before this one."""
    if state.pacing.moved_again and state.now - state.pacing.moved_at < SUDDEN:
        turn = state.name(state.session.turn or "")
        words = wording("table.moved-again", player=turn)
        state.callouts.say(words, _on_turn(state), bad=True)
        return
    state.callouts.hush()
    state.actions.hurry()
    state.actions.play(seat, line)


def _on_turn(state: TableState) -> pygame.Rect:
    """Where whoever is on turn sits."""
    return state.callouts.place_of(Target("seat", state.session.turn or state.reader))
