"""Peek: no cover between two who sit side by side, and every hand face down until it is held open.

Only the hand of the person who is to move can be held, with a key, a button of the table or the
pointer, and it is open for no longer than that. A press on the cards that lie face down opens them
until the pointer lets go; a card that is pulled out of them is played where it is dropped. The
right button holds them open as well, and leaves the left one free.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.presenter.tabledata import owner_of
from cardtable.table.scenes.playing import pointer
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.icons import IconButton

_PRESS = "press"


class HoldButton(IconButton):
    """Opens the hand for as long as it is pressed."""

    def __init__(self, hold: Callable[[str], bool], let_go: Callable[[str], None]) -> None:
        """`hold` and `let_go` are those of the table."""
        super().__init__("peek", "Peek", lambda: None)
        self._hold, self._let_go = hold, let_go

    def press(self, pos: tuple[int, int]) -> None:
        del pos
        self._hold("button")

    def release(self, pos: tuple[int, int]) -> None:
        del pos
        self._let_go("button")

    def lost(self) -> None:
        self._let_go("button")


def handle(
    state: State,
    event: pygame.Event,
    hold: Callable[[str], bool],
    let_go: Callable[[str], None],
) -> bool:
    """Hold the hand open, or let it go; true if the event meant no more than that."""
    match event.type:
        case pygame.KEYDOWN if state.bindings.find(event) == "peek":
            return hold("key")
        case pygame.KEYUP if "key" in state.held and state.bindings.released(event, "peek"):
            let_go("key")
        case pygame.MOUSEBUTTONDOWN if event.button == 3:
            return hold("right button")
        case pygame.MOUSEBUTTONUP if event.button == 3:
            let_go("right button")
        case pygame.MOUSEBUTTONDOWN if event.button == 1 and state.seen is None:
            return _at_hand(state, event.pos) and hold(_PRESS) and pointer.handle(state, event)
        case pygame.MOUSEMOTION if _PRESS in state.held and _in_hand(state, event.pos):
            state.gestures.press(event.pos, state.now)  # the card that is under it by now
            return False
        case pygame.MOUSEBUTTONUP if event.button == 1 and _PRESS in state.held:
            if state.gestures.lifted:
                pointer.handle(state, event)
            let_go(_PRESS)
            return True
    return False


def _at_hand(state: State, point: tuple[int, int]) -> bool:
    """Whether a point lies on cards of the one who is to move."""
    zone = state.plan.zone_at(point) or ""
    return state.session.turn == state.reader == owner_of(zone) and bool(state.table.zones[zone])


def _in_hand(state: State, point: tuple[int, int]) -> bool:
    """Whether the pointer looks along the cards still, and has not pulled one out of them."""
    return not state.gestures.lifted and _at_hand(state, point)
