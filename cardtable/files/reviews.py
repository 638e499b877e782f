"""Reviews of games, each in a file beside its record, for as long as they fit it."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from cardtable import __version__
from cardtable.engine.record import Record
from cardtable.files.errors import DataError
from cardtable.files.storage import write_atomic

FIT = "of"
"""The key that says which record a review is of."""


def load_review(path: Path, record: Record, seat: str) -> Any:
    """What was kept of a seat's review of the record at that path; None where there is none.

    The review of another record, such as of a game that has gone on since, is thrown away.
    """
    try:
        data = json.loads(_beside(path).read_text("utf-8"))
        if data[FIT] == _stamp(record):
            return data.get(seat)
    except OSError:
        return None
    except (KeyError, TypeError, ValueError):
        pass
    drop_review(path)
    return None


def save_review(path: Path, record: Record, seat: str, review: Any) -> None:
    """Keep a seat's review of a record, if that can be done: it can be made again."""
    load_review(path, record, seat)  # what doesn't fit is not kept on
    kept = {FIT: _stamp(record)}
    with suppress(OSError, ValueError):
        kept = json.loads(_beside(path).read_text("utf-8"))
    with suppress(DataError, OSError):
        write_atomic(_beside(path), json.dumps({**kept, seat: review}), backup=False)


def drop_review(path: Path) -> None:
    """Throw away the review of the record at that path, if there is one."""
    with suppress(OSError):
        _beside(path).unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    return path.with_suffix(".review.json")


def _stamp(record: Record) -> str:
    """The same for the same game, in this version of the program alone."""
    told = [__version__, record.rules, record.options, record.seats, record.moves]
    return sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
