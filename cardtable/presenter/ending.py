"""The end of a game in words: why it is over, and what each score is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable.engine.events import Said
from cardtable.engine.notation import Seat
from cardtable.presenter.phrases import Name, Reader, say
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import told


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, as people read it."""

    reason: str = ""
    """A sentence without a full stop; empty if the layout file has none for it."""
    seat: Seat = ""
    """Whom it is about, if it is one player: the winner, or else the loser."""
    parts: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """For each seat what its score is made of, in words with their numbers."""

    def sum_of(self, seat: Seat) -> str:
        """A seat's parts in one line."""
        return " · ".join(self.parts.get(seat, ()))


def ending(account: Sequence[Said], data: TableData, name: Name, *, to: Seat = "") -> Ending:
    """The words for what `State.account` tells, as the seat `to` reads them.

    Nothing while the game goes on.
    """
    if not account:
        return Ending()
    why, *rest = account
    parts: dict[Seat, list[str]] = {}
    for one in rest:
        words = _words(one, data, name, to)
        if one.seat is not None and words:
            parts.setdefault(one.seat, []).append(words)
    named = (why.about.get(key) for key in ("winner", "loser", "last"))
    seat = why.seat or next((one for one in named if isinstance(one, str)), "")
    return Ending(_words(why, data, name, to), seat, parts)


def _words(said: Said, data: TableData, name: Name, to: Seat) -> str:
    details: dict[str, Any] = {**data.options, **said.about, "seat": said.seat or ""}
    details["n"] = details.get("count", "")
    found = told(data, "end", said, details)
    return say(found, Reader(name, to, data.titles)) if found else ""
