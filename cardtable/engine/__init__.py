"""The rules engine: cards, zones, knowledge, events and records. Standard library only.

`__all__` lists everything that programs outside this folder can rely on; `docs/engine.md` shows how
it's used. A name is looked up when it's first asked for, so that the table, which asks each module
for what it needs, loads no more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = [
    "Ambiguous",
    "Bar",
    "Card",
    "Chance",
    "Ended",
    "Event",
    "Fact",
    "Grammar",
    "Guide",
    "Illegal",
    "Malformed",
    "Move",
    "MoveError",
    "Moved",
    "Names",
    "Outcome",
    "PositionError",
    "Range",
    "Record",
    "RecordError",
    "ReplayStep",
    "Revealed",
    "Rules",
    "Said",
    "Seat",
    "Shuffled",
    "State",
    "TableError",
    "Turned",
    "View",
    "ZoneSpec",
    "card",
    "fold",
    "names",
    "option",
    "pack_of_52",
    "read_position",
    "replay",
    "write_position",
]

if TYPE_CHECKING:
    from cardtable.engine.cards import Card, card, names, pack_of_52
    from cardtable.engine.chance import Chance
    from cardtable.engine.clean import Names
    from cardtable.engine.events import (
        Ended,
        Event,
        Moved,
        Outcome,
        Revealed,
        Said,
        Shuffled,
        Turned,
    )
    from cardtable.engine.facts import Bar, Fact
    from cardtable.engine.guide import Guide
    from cardtable.engine.notation import (
        Ambiguous,
        Grammar,
        Illegal,
        Malformed,
        Move,
        MoveError,
        Seat,
    )
    from cardtable.engine.options import Range, option
    from cardtable.engine.position import PositionError, read_position, write_position
    from cardtable.engine.record import Record, RecordError, ReplayStep, replay
    from cardtable.engine.rules import Rules, TableError
    from cardtable.engine.state import State, ZoneSpec
    from cardtable.engine.view import View, fold
else:

    def __getattr__(name: str) -> object:
        from importlib import import_module

        homes = (
            "cards", "chance", "clean", "events", "facts", "guide", "notation", "options",
            "position", "record", "rules", "state", "view",
        )  # fmt: skip
        for home in homes if name in __all__ else ():
            module = import_module(f"{__name__}.{home}")
            if hasattr(module, name):
                return getattr(module, name)
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
