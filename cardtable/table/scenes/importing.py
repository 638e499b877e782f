"""Rules files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.engine.rules import Rules
from cardtable.files import DataError
from cardtable.table.scenes import unfinished

_LONGEST = 60  # characters of a file's name in a sentence


class Taken(NamedTuple):
    """What became of a file."""

    words: str
    """To be told, as a sentence."""
    rules: Rules | None = None


def take(name: str, *, polite: bool = False) -> Taken:
    """Take a file among the player's own rules."""
    path = Path(name)
    try:
        rules, new = files.import_rules(path)
    except DataError as error:
        shown = cleaned(path.name, _LONGEST)
        why = unfinished.reason(error.faults[0], path)
        return Taken(f"{shown} can't be used: {why}")
    called = rules.names.shown(polite=polite)
    if new:
        return Taken(f"“{called}” is among your rules now.", rules)
    return Taken(f"“{called}” was among your rules already.", rules)
