"""What is done at the table besides moving cards: the actions of `bindings.GAME`, by their ids."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from cardtable.ai.fairness import Case, case
from cardtable.presenter.reviews import words
from cardtable.table import scenes
from cardtable.table.board.surround import Toolbar
from cardtable.table.scenes.playing import guide, hint, keys, pace
from cardtable.table.scenes.playing.sort import sort
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.popups import pause

UNSAVED = "This game is not saved: if you leave it, you can't continue it."
_PRESSED = ("choose", "use")
_DO: dict[str, Callable[[State], None]] = {
    "left": lambda state: keys.along(state, -1),
    "right": lambda state: keys.along(state, 1),
    "up": lambda state: keys.up_or_down(state, 1),
    "down": lambda state: keys.up_or_down(state, -1),
    "next group": lambda state: keys.across(state, 1),
    "last group": lambda state: keys.across(state, -1),
    "choose": lambda state: keys.use(state, state.gestures.click),
    "use": lambda state: keys.use(state, state.gestures.act),
    "cancel": keys.cancel,
    "resume": lambda state: state.ui.close(),
    "sort": sort,
    "pause": pace.toggle,
    "next": pace.go_on,
    "rules": guide.open_rules,
    "learn": guide.open_lessons,
    "settings": lambda state: state.app.push(scenes.settings_scene(state.app)),
    "help": guide.open_help,
    "quit": lambda state: state.app.quit(),
}
"""What only the scene can do is not among them."""
FOR_ALL = ("menu", "help", "rules")
"""What opens for all to see: no hand lies open behind it."""


def commands(state: State) -> dict[str, Callable[[], None]]:
    """What the actions do that need no more than the state; the scene adds its own."""
    found: dict[str, Callable[[], None]] = {id: partial(do, state) for id, do in _DO.items()}
    for one in state.bindings.actions:
        kind, _, name = one.id.partition(" ")
        if kind == "rank":
            found[one.id] = partial(keys.jump, state, name)
        elif kind == "own":
            found[one.id] = partial(keys.own, state, name)
    return found


def at_once(id: str) -> bool:
    """Whether an action doesn't wait for what still moves: it may be about that very move."""
    return id in {"undo", "redo"} or id.startswith("own ")


def play_key(state: State, event: pygame.Event) -> bool:
    """Treat a key; true if it meant something here. What opens shows where its focus is."""
    state.ui.by_keyboard = True
    id = state.bindings.find(event)
    if id and not (id in _PRESSED and keys.goes_on(state)):
        state.do(id)
    used = bool(id) or (state.surround.log.shown and state.surround.log.key(event))
    state.ui.by_keyboard = bool(state.ui.layers)  # on the table itself the ring is the board's
    return used


def hindrance(state: State, id: str) -> str:
    """Why an action can't be done just now; empty: it can."""
    session, course = state.session, state.course
    if id == "undo" and course is not None:
        return "" if course.number or course.lines else "The lesson begins here"
    if id == "hint":
        return hint.hindrance(state)
    if id == "prove" and last_decision(state) is None:
        return words("prove-nobody-yet")
    if id in {"sort", "cover"} and state.among:
        return "All hands lie face down"
    if id == "undo" and not session.can_undo:
        stays = state.data.stays or "No undo at this table"
        return stays if session.final else "There's nothing to take back"
    if id == "redo" and (course is not None or not session.can_redo):
        return "There's nothing to play again"
    return ""


def decision(state: State, step: int) -> Case | None:
    """What a computer player decided at that step; None where none did.

    In a lesson nobody decides: the course says what the others play.
    """
    session = state.session
    if not session.led < step < session.step_count or state.course is not None:
        return None
    return case(session.record, session.before(step), step, session.line_at(step))


def last_decision(state: State) -> Case | None:
    """What a computer player decided last; None where none has decided anything."""
    steps = range(state.session.step_count - 1, state.session.led, -1)
    return next((found for step in steps if (found := decision(state, step))), None)


def toolbar(state: State, peek: IconButton, aided: Callable[[], bool]) -> Toolbar:
    """The icons in the corner, `peek` among them where that is offered, and the drawer.

    `aided` tells whether the card aid lies on the table.
    """

    def is_on(id: str) -> bool:
        """Whether an action has switched something on."""
        if id == "aid":
            return state.app.settings.reminders and aided()
        here = {"log": state.surround.log.shown, "pause": state.app.settings.stepped}
        return here.get(id, state.app.is_on(id))

    about = partial(hindrance, state), is_on
    return Toolbar(lambda: state.bindings, state.do, *about, {"peek": peek})


def pause_menu(state: State, title: str) -> Modal:
    """The menu of a game, or of a lesson: `title` is what it is called."""
    offered = [one for one in state.bindings.actions if one.menu]
    course = state.course
    footnote = "Next time the lesson goes on from here." if course and course.lesson.path else ""
    if course is None:
        footnote = "The game is saved after every move." if state.kept else UNSAVED
    return pause(title, footnote, [(one.menu, partial(state.do, one.id)) for one in offered])
