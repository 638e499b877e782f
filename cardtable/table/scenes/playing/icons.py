"""The signs in the corner of a game's table: only those that mean something there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.table.widgets.icons import IconButton

if TYPE_CHECKING:
    from cardtable.table.scenes.playing.scene import Play


def icons_of(scene: Play) -> dict[str, IconButton]:
    """The signs by their names, in the order in which they stand."""
    data, session = scene.data, scene.session
    found = {
        "menu": IconButton("menu", "Menu", scene.open_menu, key="Esc"),
        "undo": IconButton("undo", "Take back", scene.undo, key="Ctrl+Z"),
        "redo": IconButton("redo", "Play again", scene.redo, key="Ctrl+Y"),
    }
    if not data.zones or any(look.sort for look in data.zones.values()):
        found["sort"] = IconButton(
            "sort", "Sort the hand by rank or suit", scene.sorter.sort, key="S"
        )
    found["hint"] = IconButton("hint", "A hint", scene.hint.ask, key="F4")
    found["log"] = IconButton("log", "Log of the game", scene.toggle_log, key="L")
    if data.reminders:
        words = "What is easily forgotten"
        found["list"] = IconButton("list", words, scene.toggle_reminders, key="F3")
    if data.calls and len(session.humans) < len(session.seats):
        words = "Computer players wait after each move"
        found["wait"] = IconButton("pause", words, scene.pacer.toggle, key="W")
    found["help"] = IconButton("help", "Keys", scene.open_keys, key="F1")
    return found
