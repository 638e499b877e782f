"""The keyboard at the table: where its focus goes, and what is done there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.presenter.model import Sprite
from cardtable.presenter.reading import Target
from cardtable.table.board.gestures import Intent, PlayLine, Refuse
from cardtable.table.scenes.playing import calls, reply
from cardtable.table.scenes.playing.intents import carry_out, go_home, play_own
from cardtable.table.scenes.playing.pull import pull, targets_at
from cardtable.table.scenes.playing.spread import peek
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.controls import Control
from cardtable.table.widgets.ui import Widget

DRIFTED = "The frame moved here by itself."
"""Why a first press only says what it would do."""


def goes_on(state: State) -> bool:
    """Read on, or give the only answer, if a key that chooses or plays means that now."""
    if state.actions.go_on():
        state.focus.visible = True  # somebody who reads on by a key goes on from where it is
        return True
    if reply.answer(state) and not _on_a_button(state):
        reply.give(state)
        return True
    return False


def _on_a_button(state: State) -> bool:
    """Whether the ring stands on a button or icon to which the keys have moved it."""
    focus = state.focus
    return isinstance(focus.item, Widget) and focus.visible and not focus.drifted


def own(state: State, name: str) -> None:
    """Call, or play the line that this game has a key for; or say why that can't be done now."""
    if calls.key(state, name) or not state.actions.settle():
        return
    keyed = state.reading.keyed(name)
    if keyed:
        play_own(state, keyed[0])
    else:
        attempts = tuple(state.reading.key_attempts(name))
        carry_out(state, Refuse(attempts, Target("seat", state.reader)))


def along(state: State, step: int) -> None:
    """To the next or the last stop of the group."""
    state.focus.along(step)
    _speak(state)


def across(state: State, step: int, *, far: bool = False) -> None:
    """To the group on that side; with `far` to the one that takes the chosen cards."""
    state.focus.across(step, pull(state), far=far)
    _speak(state)


def up_or_down(state: State, step: int) -> None:
    """To the row above or below; of buttons that stand in a column, to the next one.

    Chosen cards are carried straight to where something takes them.
    """
    button = None if state.gestures.chosen else _stacked(state, step)
    if button is not None:
        state.focus.to(button)
        _speak(state)
    else:
        across(state, step, far=bool(state.gestures.chosen))


def _stacked(state: State, step: int) -> Widget | None:
    """The nearest button above (1) or below (-1) the one that the frame is on; None if none is."""
    item = state.focus.item
    if not isinstance(item, Widget) or not state.focus.visible:
        return None
    group = next((each for each in state.focus.groups if item in each), [])
    column = [
        one
        for one in group
        if isinstance(one, Widget)
        and one.rect.left < item.rect.right
        and one.rect.right > item.rect.left
        and (item.rect.centery - one.rect.centery) * step > 0
    ]
    return min(column, key=lambda one: abs(one.rect.centery - item.rect.centery), default=None)


def _speak(state: State) -> None:
    """Widgets get the focus of the controls too, for screen readers; columns are read."""
    item = state.focus.item
    peek(state, item.name if isinstance(item, Target) and item.kind == "zone" else "")
    state.ui.set_focus(item if isinstance(item, Widget) else None, by_keyboard=False)


def use(state: State, meaning: Callable[[list[Target]], Intent | None]) -> None:
    """Work what the focus is on, if it can be seen; else only show it.

    Where the focus has come by itself, the first press says what the second one will do. In a
    lesson it has come to what the guide asks for, and there is nothing to lose.
    """
    item, drifted = state.focus.item, state.focus.drifted and state.course is None
    seen = state.seen
    state.focus.keep()
    if isinstance(item, Control):
        if drifted:
            _say_again(state, item.spoken, item.rect)
        else:
            item.activate()
    elif isinstance(item, Target) and state.focus.visible:
        intent = meaning(targets_at(state, item))
        if drifted and isinstance(intent, PlayLine):
            _say_again(state, state.words_of(intent.line), state.callouts.place_of(item))
        else:
            carry_out(state, intent)
    if state.seen == seen:  # else that has covered the table, and the next one begins anew
        state.focus.show()


def _say_again(state: State, words: str, near: pygame.Rect) -> None:
    """It stands until the next key: who misses it would take the key for lost."""
    state.callouts.say(f"{DRIFTED} Press again to do this: {words}", near, seconds=float("inf"))


def cancel(state: State) -> None:
    """Put carried and chosen cards back; else close the log; else open the menu."""
    if go_home(state):
        return
    if state.surround.log.shown:
        state.do("log")
    else:
        state.do("menu")


def jump(state: State, rank: str) -> None:
    """To the next card of that rank: one that can be played before all others."""

    def fits(item: object) -> Sprite | None:
        if not isinstance(item, Target):
            return None
        sprite = state.card_at(item)
        known = sprite is not None and sprite.card is not None and sprite.card.rank == rank
        return sprite if known else None

    def ready(item: object) -> bool:
        sprite = fits(item)
        return sprite is not None and sprite.card in state.reading.named

    if not state.focus.jump(ready):
        state.focus.jump(lambda item: fits(item) is not None)
    _speak(state)
