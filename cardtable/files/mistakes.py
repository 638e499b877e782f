"""One's own mistakes, kept in the home until they have been done right several times."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import accumulate
from typing import Annotated, Any
from zlib import crc32

from cardtable.engine.record import Record
from cardtable.engine.schema import Between
from cardtable.files.folders import data_folder
from cardtable.files.store import Store, Stored, counted

AFTER = (1, 3, 7)
"""After so many days a mistake comes back, for as long as it is done right each time."""
MOST = 300
"""So many are kept: those that come back last go first."""
_BYTES = 8_000_000  # of the file; those that come back last go where it would have more …
_SLACK = 10_000  # … besides what else stands in it


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
        """The same for the same decision of the same game, and for no other."""
        record, one = self.record, self.decision
        who = [each.get("name") for each in record.seats]
        game = json.dumps([who, record.moves, one["seat"], one["played"]], default=str)
        return f"{record.rules}-{record.seed}-{one['step']}-{crc32(game.encode()):08x}"

    def is_due(self, today: date) -> bool:
        """Whether it is to be tried again by now; one due later than any can be is, too.

        The clock was wrong when that was written.
        """
        return not today < self.due <= today + timedelta(days=AFTER[-1])


def _check(decision: dict[str, Any]) -> None:
    kinds = {"step": int, "seat": str, "played": str, "best": str}
    if bad := [key for key, kind in kinds.items() if type(decision.get(key)) is not kind]:
        raise ValueError(f"{bad[0]} is missing, or of another type")


@dataclass(frozen=True)
class _Entry:
    """A mistake as it is written."""

    record: Annotated[dict[str, Any], Record.from_data]
    decision: Annotated[dict[str, Any], _check]
    due: Annotated[str, date.fromisoformat]
    stage: Annotated[int, Between(0, len(AFTER) - 1)]

    @classmethod
    def of(cls, one: Mistake) -> _Entry:
        return cls(one.record.to_data(), one.decision, one.due.isoformat(), one.stage)

    @property
    def mistake(self) -> Mistake:
        due = date.fromisoformat(self.due)
        return Mistake(Record.from_data(self.record), self.decision, due, self.stage)


@dataclass(frozen=True)
class _Mistakes(Stored):
    mistakes: tuple[_Entry, ...] = ()


def load_mistakes(problems: list[str] | None = None) -> list[Mistake]:
    """All that are kept, those first that come back first; the rest is as in `Store.load`."""
    return _read(_store().load(problems))


def due_mistakes(today: date) -> list[Mistake]:
    """Those that are to be tried again by now."""
    return [one for one in load_mistakes() if one.is_due(today)]


def note_mistakes(found: Iterable[Mistake]) -> str:
    """Keep these as well; those that are known already stay as they are.

    This and `tried` give and raise what `Store.change` does.
    """

    def noted(kept: _Mistakes) -> _Mistakes:
        return _written(kept, {one.id: one for one in [*found, *_read(kept)]})

    return _store().change(noted)


def tried(id: str, today: date, *, right: bool) -> str:
    """Say when a mistake comes back that was tried again; done right often enough it never does.

    One that isn't due yet comes back when it would have.
    """

    def after(kept: _Mistakes) -> _Mistakes:
        known = {one.id: one for one in _read(kept)}
        one = known.get(id)
        if one is None or (right and not one.is_due(today)):
            return kept
        stage = one.stage + 1 if right else 0
        if stage < len(AFTER):
            known[id] = replace(one, stage=stage, due=today + timedelta(days=AFTER[stage]))
        else:
            del known[id]
        return _written(kept, known)

    return _store().change(after)


def _read(kept: _Mistakes) -> list[Mistake]:
    return sorted((one.mistake for one in kept.mistakes), key=lambda one: one.due)


def _written(kept: _Mistakes, known: dict[str, Mistake]) -> _Mistakes:
    entries = [_Entry.of(one) for one in sorted(known.values(), key=lambda one: one.due)[:MOST]]
    sizes = accumulate(len(json.dumps(vars(one))) + 2 for one in entries)
    room = sum(size < _BYTES - _SLACK for size in sizes)
    return replace(kept, mistakes=tuple(entries[:room]))


def _store() -> Store[_Mistakes]:
    def count(kept: _Mistakes) -> str:
        return counted(len(kept.mistakes), "mistake")

    return Store(data_folder() / "mistakes.json", _Mistakes, count, most=_BYTES)
