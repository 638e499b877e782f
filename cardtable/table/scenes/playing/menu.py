"""Panels over a game: its menu, and the recap since the reader's last turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.popups import pause, recap

UNSAVED = "This game is not saved: if you leave it, you can't continue it."


def menu(state: State, title: str, leave: Callable[[], None]) -> Modal:
    """The pause menu; `leave` goes back to the title page."""
    app, actions, session = state.app, state.actions, state.session
    saved = session.kept and session.path is not None
    save = "Save and q" if saved else "Q"
    choices = [
        ("Resume", lambda: close(state)),
        ("Since your last turn", actions.open_recap),
        ("Rules of this game", actions.open_rules),
        ("Learn", actions.open_lessons),
        ("Settings", actions.open_settings),
        ("Help", actions.open_help),
        (f"{save}uit to menu", leave),
        (f"{save}uit Card Table", app.quit),
    ]
    kept = "The game is saved after every move." if saved else UNSAVED
    return pause(title, kept, choices)


def of_lesson(state: State, title: str, leave: Callable[[], None]) -> Modal:
    """The same of a lesson: `title` is what it is called, `leave` goes to all lessons."""
    app, actions = state.app, state.actions
    choices = [
        ("Resume", lambda: close(state)),
        ("Since your last turn", actions.open_recap),
        ("Rules of this game", actions.open_rules),
        ("Settings", actions.open_settings),
        ("Help", actions.open_help),
        ("All lessons", leave),
        ("Quit Card Table", app.quit),
    ]
    return pause(title, "Next time the lesson goes on from here.", choices)


def since(state: State, lines: Sequence[str]) -> Modal:
    """The recap in these lines."""
    return recap(lambda: close(state), lines)


def close(state: State) -> None:
    """Close the panel over the table."""
    while state.ui.layers:
        state.ui.close(state.ui.layers[-1])
