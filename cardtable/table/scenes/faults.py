"""The problems of the player's own rules files, listed where games are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.files import Fault
from cardtable.table.scenes.page import show_folder
from cardtable.table.widgets.boxes import Column, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Widget

_MOST = 12  # problems that are listed
_LONGEST = 40  # characters of a word, so that it fits into a line


def summary(faulty: Sequence[Fault], kind: str = "rules file") -> str:
    """How many files can't be used."""
    count = len({one.path for one in faulty})
    return f"1 {kind} can't be used" if count == 1 else f"{count} {kind}s can't be used"


def block(
    faulty: Sequence[Fault], tell: Callable[[str], None], folder: Path, kind: str = "file"
) -> list[Widget]:
    """The files of a folder that can't be used, under a heading; nothing where all can."""
    if not faulty:
        return []
    inside = listed(faulty, tell, folder, f"Open {folder.name} folder")
    return [Column(Label(summary(faulty, kind), "strong"), *inside, gap=8)]


def listed(
    faulty: Sequence[Fault],
    tell: Callable[[str], None],
    folder: Path | None = None,
    words: str = "Open rules folder",
) -> list[Widget]:
    """File by file what is wrong and in which line, and a button to open their folder.

    It is that of the rules, where no other one is named. `tell` shows a sentence where that can't
    be done.
    """
    place = folder or files.own_rules_folder()
    parts: list[Widget] = []
    for path, problems in groupby(faulty[:_MOST], lambda one: one.path):
        lines: list[Widget] = [Label(_short((path or place).name), "strong")]
        for one in problems:
            where = f"Line {one.line}: " if one.line else ""
            told = _short(one.reason)
            told = told if where else told[:1].upper() + told[1:]
            lines.append(Label(f"{where}{told}", "small"))
        parts.append(Column(*lines, gap=2))
    if len(faulty) > _MOST:
        parts.append(Label(f"… and {len(faulty) - _MOST} more", "small", soft=True))
    parts.append(Row(Button(words, lambda: show_folder(place, tell))))
    return parts


def _short(text: str) -> str:
    return " ".join(cleaned(word, _LONGEST) for word in cleaned(text).split())
