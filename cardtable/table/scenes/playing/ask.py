"""A move that ends a turn which could go on is asked for once more, if the player wants that."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.engine.notation import Move
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.popups import MoveMenu


def play(state: State, line: Move) -> None:
    """Play a line of the reader's, after the question where there has to be one."""

    def go_on() -> None:
        state.actions.play(state.reader, line)

    if not wanted(state, line):
        go_on()
        return
    choices: list[tuple[str, Callable[[], None]]] = [
        (state.words_of(line), go_on),
        ("Not yet", state.actions.touch),
    ]
    state.ui.open(MoveMenu(pygame.Rect(state.plan.actions), choices))


def wanted(state: State, line: Move) -> bool:
    """Whether the settings want this line of the reader's to be asked for."""
    yields = state.session.rules.game.YIELDS
    verbs = {each.partition(" ")[0] for each in state.reading.lines}
    ends = line.partition(" ")[0] in yields
    return state.app.settings.ask_first and ends and not verbs <= set(yields)
