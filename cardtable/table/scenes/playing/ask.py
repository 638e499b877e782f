"""Asks before a move that ends a turn early, if the player wants that."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.engine.notation import Move
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.popups import MoveMenu


def play(state: State, line: Move, then: Move = "") -> None:
    """Play a line of the reader's, after asking if that is needed, and `then` right after it."""

    def go_on() -> None:
        reader = state.reader
        state.actions.play(reader, line)
        if then and state.session.turn == reader and then in state.session.legal():
            state.actions.play(reader, then)

    if not wanted(state, line):
        go_on()
        return
    choices: list[tuple[str, Callable[[], None]]] = [
        (state.words_of(line), go_on),
        ("Not yet", state.changed),
    ]
    state.ui.open(MoveMenu(pygame.Rect(state.plan.line), choices))


def wanted(state: State, line: Move) -> bool:
    """Whether the settings say to ask before this line of the reader's."""
    return state.app.settings.ask_first and state.reading.ends([line])
