"""The keyboard at the table: everything that the pointer can do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.presenter.model import Sprite
from cardtable.presenter.reading import Target
from cardtable.table.board.gestures import Intent, PlayLine, Refuse
from cardtable.table.scenes.playing import calls, guide, pace, reply
from cardtable.table.scenes.playing.pull import pull, targets_at
from cardtable.table.scenes.playing.sort import sort
from cardtable.table.scenes.playing.spread import peek
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.ui import Widget

_RANKS = {
    **{getattr(pygame, f"K_{number}"): str(number) for number in range(2, 10)},
    pygame.K_0: "10",
    pygame.K_1: "1 10",
    pygame.K_t: "10",
    pygame.K_j: "J",
    pygame.K_q: "Q",
    pygame.K_k: "K",
    pygame.K_a: "A",
    pygame.K_x: "X",
}
DRIFTED = "The frame moved here by itself."
"""Why a first press only says what it would do."""
_GO_ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
_WITH_CONTROL = (pygame.KMOD_CTRL, pygame.KMOD_META)


def play_key(state: State, event: pygame.Event) -> bool:
    """Treat a key; true if it meant something here. What opens shows where its focus is."""
    state.ui.by_keyboard = True
    used = _used(state, event)
    state.ui.by_keyboard = bool(state.ui.layers)  # on the table itself the ring is the board's
    return used


def _used(state: State, event: pygame.Event) -> bool:
    key = event.key
    if any(event.mod & mod for mod in _WITH_CONTROL):
        return _with_control(state, key, shift=bool(event.mod & pygame.KMOD_SHIFT))
    name = pygame.key.name(key)
    if state.reading.key_attempts(name):
        _own_key(state, name)
        return True
    if key in _GO_ON and state.actions.go_on():
        state.focus.visible = True  # somebody who reads on by a key goes on from where it is
        return True
    if key in _GO_ON and reply.answer(state) and not _on_a_button(state):
        reply.give(state)
        return True
    if calls.key(state, name):
        return True
    if getattr(event, "unicode", "") == "?":  # on which key, is a matter of the keyboard
        key = pygame.K_F1
    if key in _PLAIN:
        state.callouts.hush()
        if not state.actions.settle():
            return True
        _PLAIN[key](state, event)
        state.actions.touch()
        return True
    if key in _RANKS:
        return _jump(state, _RANKS[key])
    return state.surround.log.shown and state.surround.log.key(event)


def _on_a_button(state: State) -> bool:
    """Whether the ring stands on a button or icon to which the keys have moved it."""
    focus = state.focus
    return isinstance(focus.item, Widget) and focus.visible and not focus.drifted


def _own_key(state: State, name: str) -> None:
    """Play the line that this game has a key for, or say why it can't be played now."""
    if not state.actions.settle():
        return
    keyed = state.reading.keyed(name)
    if keyed:
        state.actions.play_own(keyed[0])
    else:
        attempts = tuple(state.reading.key_attempts(name))
        state.actions.carry_out(Refuse(attempts, Target("seat", state.reader)))


def _with_control(state: State, key: int, *, shift: bool) -> bool:
    if key == pygame.K_z and not shift:
        state.actions.undo()
    elif key == pygame.K_y or (key == pygame.K_z and shift):
        state.actions.redo()
    else:
        return False
    return True


def _along(state: State, step: int) -> None:
    state.focus.along(step)
    _speak(state)


def _across(state: State, step: int, *, far: bool = False) -> None:
    state.focus.across(step, pull(state), far=far)
    _speak(state)


def _up_or_down(state: State, step: int) -> None:
    """To the row above or below; of buttons that stand in a column, to the next one.

    Chosen cards are carried straight to where something takes them.
    """
    button = None if state.gestures.chosen else _stacked(state, step)
    if button is not None:
        state.focus.to(button)
        _speak(state)
    else:
        _across(state, step, far=bool(state.gestures.chosen))


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


def _space(state: State, event: pygame.Event) -> None:
    _use(state, event, state.gestures.click)


def _enter(state: State, event: pygame.Event) -> None:
    _use(state, event, state.gestures.act)


def _use(
    state: State, event: pygame.Event, meaning: Callable[[list[Target]], Intent | None]
) -> None:
    """Work what the focus is on, if it can be seen; else only show it.

    Where the focus has come by itself, the first press says what the second one will do. In a
    lesson it has come to what the guide asks for, and there is nothing to lose.
    """
    item, drifted = state.focus.item, state.focus.drifted and state.course is None
    state.focus.keep()
    if isinstance(item, Widget):
        if drifted:
            _say_again(state, item.spoken, item.rect)
        else:
            item.key(event)
    elif item is not None and state.focus.visible:
        intent = meaning(targets_at(state, item))
        if drifted and isinstance(intent, PlayLine):
            _say_again(state, state.words_of(intent.line), state.callouts.place_of(item))
        else:
            state.actions.carry_out(intent)
    state.focus.show()


def _say_again(state: State, words: str, near: pygame.Rect) -> None:
    """It stands until the next key: who misses it would take the key for lost."""
    state.callouts.say(f"{DRIFTED} Press again to do this: {words}", near, seconds=float("inf"))


def _escape(state: State, event: pygame.Event) -> None:
    del event
    if state.actions.go_home():
        return
    if state.surround.log.shown:
        state.actions.toggle_log()
    else:
        state.actions.open_menu()


def _jump(state: State, ranks: str) -> bool:
    """To the next card of such a rank: one that can be played before all others."""
    wanted = ranks.split()

    def fits(item: object) -> Sprite | None:
        if not isinstance(item, Target):
            return None
        sprite = state.card_at(item)
        known = sprite is not None and sprite.card is not None and sprite.card.rank in wanted
        return sprite if known else None

    def ready(item: object) -> bool:
        sprite = fits(item)
        return sprite is not None and sprite.card in state.reading.named

    found = state.focus.jump(ready) or state.focus.jump(lambda item: fits(item) is not None)
    _speak(state)
    state.actions.touch()
    return found


_PLAIN: dict[int, Callable[[State, pygame.Event], None]] = {
    pygame.K_LEFT: lambda state, _: _along(state, -1),
    pygame.K_RIGHT: lambda state, _: _along(state, 1),
    pygame.K_UP: lambda state, _: _up_or_down(state, 1),
    pygame.K_DOWN: lambda state, _: _up_or_down(state, -1),
    pygame.K_TAB: lambda state, event: _across(state, -1 if event.mod & pygame.KMOD_SHIFT else 1),
    pygame.K_SPACE: _space,
    pygame.K_RETURN: _enter,
    pygame.K_KP_ENTER: _enter,
    pygame.K_ESCAPE: _escape,
    pygame.K_s: lambda state, _: sort(state),
    pygame.K_l: lambda state, _: state.actions.toggle_log(),
    pygame.K_w: lambda state, _: pace.toggle(state),
    pygame.K_n: lambda state, _: pace.go_on(state),
    pygame.K_v: lambda state, _: state.actions.cover(),
    pygame.K_F1: lambda state, _: state.actions.open_help(),
    pygame.K_F2: lambda state, _: state.actions.read_out(),
    pygame.K_F4: lambda state, _: state.actions.hint(),
    pygame.K_F5: lambda state, _: state.actions.open_recap(),
    pygame.K_F3: lambda state, _: guide.remind(state),
}
