"""One's own mistakes, kept in the home until they have been done right several times."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from cardtable.engine.record import Record, RecordError
from cardtable.files.errors import DataError
from cardtable.files.folders import data_folder
from cardtable.files.storage import write_atomic

AFTER = (1, 3, 7)
"""After so many days a mistake comes back, for as long as it is done right each time."""
MOST = 300
"""So many are kept: the oldest go first."""


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, with all that is needed to try it again."""

    record: Record
    """The game up to that decision."""
    decision: dict[str, Any]
    """`ai.review.write_decision`."""
    due: date
    """When it comes back."""
    stage: int = 0
    """How often it has been done right since it came back for the first time."""

    @property
    def id(self) -> str:
        """The same for the same decision of the same game."""
        return f"{self.record.rules}-{self.record.seed}-{self.decision['step']}"


def load_mistakes() -> list[Mistake]:
    """All that are kept, those first that come back first; none where they can't be read."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        data = json.loads(_path().read_text("utf-8"))
        found = [one for each in data["mistakes"] if (one := _read(each)) is not None]
        return sorted(found, key=lambda one: one.due)
    return []


def due_mistakes(today: date) -> list[Mistake]:
    """Those that are to be tried again by now."""
    return [one for one in load_mistakes() if one.due <= today]


def note_mistakes(found: Iterable[Mistake]) -> None:
    """Keep these as well; those that are known already stay as they are. Raises DataError."""
    kept = load_mistakes()
    known = {one.id for one in kept}
    _write([*kept, *(one for one in found if one.id not in known)])


def tried(id: str, today: date, *, right: bool) -> None:
    """Say when a mistake comes back that was tried again; done right often enough it never does.

    One that isn't due yet comes back when it would have. Raises DataError.
    """
    kept = {one.id: one for one in load_mistakes()}
    one = kept.get(id)
    if one is None or (right and one.due > today):
        return
    stage = one.stage + 1 if right else 0
    if stage < len(AFTER):
        kept[id] = replace(one, stage=stage, due=today + timedelta(days=AFTER[stage]))
    else:
        del kept[id]
    _write(list(kept.values()))


def _path() -> Path:
    return data_folder() / "mistakes.json"


def _read(data: dict[str, Any]) -> Mistake | None:
    with suppress(RecordError, KeyError, TypeError, ValueError, AttributeError):
        record, due = Record.from_data(data["record"]), date.fromisoformat(data["due"])
        decision = dict(data["decision"])
        if {"step", "seat", "played", "best"} <= decision.keys():
            return Mistake(record, decision, due, int(data["stage"]))
    return None


def _write(kept: list[Mistake]) -> None:
    told = [
        {
            "record": one.record.to_data(),
            "decision": one.decision,
            "due": one.due.isoformat(),
            "stage": one.stage,
        }
        for one in sorted(kept, key=lambda one: one.due)[-MOST:]
    ]
    try:
        write_atomic(_path(), json.dumps({"mistakes": told}))
    except OSError as error:
        raise DataError(str(error)) from error
