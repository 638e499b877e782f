"""Reviews of games, each in a file beside its record, for as long as they fit it."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from glob import escape
from pathlib import Path
from typing import Any

from cardtable import __version__
from cardtable.engine.record import Record
from cardtable.files.errors import DataError
from cardtable.files.folders import listed
from cardtable.files.store import Store, Stored


@dataclass(frozen=True)
class _Reviews(Stored):
    """In the `other` keys those of each seat."""

    of: str = ""
    """Which record they are of."""


def load_review(path: Path, record: Record, seat: str, problems: list[str] | None = None) -> Any:
    """What was kept of a seat's review of the record at that path; None where there is none.

    The review of another record, such as of a game that has gone on since, is thrown away. What
    happens to a damaged one is told in `problems`.
    """
    kept = _store(path).load(problems)
    if kept.of == _stamp(record):
        return kept.other.get(seat)
    if kept.of:
        drop_review(path)
    return None


def save_review(path: Path, record: Record, seat: str, review: Any) -> None:
    """Keep a seat's review of a record, if that can be done: it can be made again."""
    stamp = _stamp(record)

    def noted(kept: _Reviews) -> _Reviews:
        others = kept.other if kept.of == stamp else {}
        return replace(kept, of=stamp, other={**others, seat: review})

    with suppress(DataError):
        _store(path).change(noted)


def drop_review(path: Path) -> None:
    """Throw away the review of the record at that path, if there is one."""
    for each in listed(path.parent, f"{escape(_beside(path).name)}*"):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    return path.with_suffix(".review.json")


def _store(path: Path) -> Store[_Reviews]:
    return Store(_beside(path), _Reviews, backup=False)


def _stamp(record: Record) -> str:
    """The same for the same game, in this version of the program alone."""
    import hashlib

    told = [__version__, record.rules, record.options, record.seats, record.moves]
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
