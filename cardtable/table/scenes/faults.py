"""The problems of the player's own rules files, listed where games are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.files import Faulty
from cardtable.table.scenes.page import show_folder
from cardtable.table.widgets.boxes import Column, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Widget

_MOST = 12  # problems that are listed
_LONGEST = 40  # characters of a word, so that it fits into a line


def summary(faulty: Sequence[Faulty]) -> str:
    """How many rules files can't be used."""
    count = len({one.path for one in faulty})
    return "1 rules file can't be used" if count == 1 else f"{count} rules files can't be used"


def listed(faulty: Sequence[Faulty], tell: Callable[[str], None]) -> list[Widget]:
    """File by file what is wrong and in which line, and a button to open their folder.

    `tell` shows a sentence where that can't be done.
    """
    parts: list[Widget] = []
    for path, problems in groupby(faulty[:_MOST], lambda one: one.path):
        lines: list[Widget] = [Label(_short(path.name), "strong")]
        for one in problems:
            place = f"Line {one.line}: " if one.line else ""
            words = _short(one.reason)
            words = words if place else words[:1].upper() + words[1:]
            lines.append(Label(f"{place}{words}", "small"))
        parts.append(Column(*lines, gap=2))
    if len(faulty) > _MOST:
        parts.append(Label(f"… and {len(faulty) - _MOST} more", "small", soft=True))
    parts.append(
        Row(Button("Open rules folder", lambda: show_folder(files.own_rules_folder(), tell)))
    )
    return parts


def _short(text: str) -> str:
    return " ".join(cleaned(word, _LONGEST) for word in cleaned(text).split())
