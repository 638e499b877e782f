"""The icons in the corner of a game's table: only those it has a use for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardtable.table.scenes.playing import guide, pace
from cardtable.table.scenes.playing.peek import HoldButton
from cardtable.table.scenes.playing.sort import sort
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.icons import IconButton


def icons_of(state: State) -> dict[str, IconButton]:
    """The signs by their names, in the order in which they stand."""
    data, session = state.data, state.session
    go = state.actions
    found = {
        "menu": IconButton("menu", "Menu", go.open_menu, key="Esc", label="Menu"),
        "undo": IconButton(
            "undo", "Undo: take your move back", go.undo, key="Ctrl+Z", label="Undo"
        ),
        "redo": IconButton("redo", "Redo: play it again", go.redo, key="Ctrl+Y", label="Redo"),
    }
    if not data.zones or any(look.sort for look in data.zones.values()):
        words = "Sort the hand by rank or suit"
        found["sort"] = IconButton("sort", words, partial(sort, state), key="S", label="Sort")
    words = "Hint: the move of a strong player, and why"
    found["hint"] = IconButton("hint", words, go.hint, key="F4", label="Hint F4")
    found["log"] = IconButton("log", "Log of the game", go.toggle_log, key="L", label="Log")
    if data.reminders or any(one.on_table for one in data.powers):
        words = "Reminders"
        act = partial(guide.remind, state)
        found["list"] = IconButton("list", words, act, key="F3", label="Reminders")
    if len(session.humans) < len(session.seats):
        words = "Pause: computer players wait after each move"
        found["wait"] = IconButton(
            "pause", words, partial(pace.toggle, state), key="W", label="Pause"
        )
    if state.shared:
        words = "Cover the table: all cards face down, until somebody says who is there"
        if state.peeks:
            found["peek"] = HoldButton(go.hold, go.let_go)
        found["cover"] = IconButton("cover", words, go.cover, key="V", label="Cover")
    found["rules"] = IconButton("rules", "Rules", go.open_rules, label="Rules")
    found["help"] = IconButton(
        "help", "Help: what can I do now?", go.open_help, key="?", label="Help"
    )
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
    for sign, on in (
        ("wait", settings.stepped),
        ("list", settings.reminders and state.actions.has_sheet),
    ):
        if sign in icons:
            icons[sign].on = on
    for icon in icons.values():
        icon.mark()
