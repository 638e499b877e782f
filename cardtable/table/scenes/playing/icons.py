"""The icons in the corner of a game's table: only those it has a use for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardtable.table.scenes.playing import pace
from cardtable.table.scenes.playing.sort import sort
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.icons import IconButton


def icons_of(state: State) -> dict[str, IconButton]:
    """The signs by their names, in the order in which they stand."""
    data, session = state.data, state.session
    found = {
        "menu": IconButton("menu", "Menu", state.actions.open_menu, key="Esc"),
        "undo": IconButton("undo", "Take back", state.actions.undo, key="Ctrl+Z"),
        "redo": IconButton("redo", "Play again", state.actions.redo, key="Ctrl+Y"),
    }
    if not data.zones or any(look.sort for look in data.zones.values()):
        found["sort"] = IconButton(
            "sort", "Sort the hand by rank or suit", partial(sort, state), key="S"
        )
    found["hint"] = IconButton("hint", "A hint", state.actions.hint, key="F4")
    found["log"] = IconButton("log", "Log of the game", state.actions.toggle_log, key="L")
    if data.reminders or any(one.on_table for one in data.powers):
        words = "Reminders"
        found["list"] = IconButton("list", words, state.actions.toggle_reminders, key="F3")
    if len(session.humans) < len(session.seats):
        words = "Step by step: computer players wait after each move"
        found["wait"] = IconButton("pause", words, partial(pace.toggle, state), key="W")
    found["rules"] = IconButton("rules", "Rules", state.actions.open_rules)
    found["help"] = IconButton("help", "Help: what can I do now?", state.actions.open_help, key="?")
    return found


def allow(state: State, icons: Mapping[str, IconButton]) -> None:
    """Which of them can be used now, and which are switched on."""
    session, settings = state.session, state.app.settings
    stays = state.data.stays or "No undo at this table"
    before = "" if session.can_undo else stays if session.final else "There's nothing to take back"
    after = "" if session.can_redo else "There's nothing to play again"
    if state.course is not None:
        begun = state.course.number or state.course.lines
        before, after = "" if begun else "The lesson begins here", "There's nothing to play again"
    icons["undo"].allow(before)
    icons["redo"].allow(after)
    for sign, on in (("wait", settings.stepped), ("list", settings.reminders)):
        if sign in icons:
            icons[sign].on = on
    for icon in icons.values():
        icon.mark()
