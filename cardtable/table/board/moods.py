"""How people look for a moment after something has happened to them, as the layout file says.

Faces follow what everybody is told, and nothing else: no hand can be read in them.
"""

from __future__ import annotations

from cardtable.engine.events import Said
from cardtable.engine.notation import Seat
from cardtable.presenter.effects import Effect, Mood
from cardtable.presenter.model import Table
from cardtable.presenter.tabledata import TableData, owner_of
from cardtable.presenter.turns import aimed_at, on_turn

LASTS = 1.6  # seconds


class Moods:
    """The moods at one table."""

    def __init__(self) -> None:
        self._shown: dict[Seat, tuple[Mood, float]] = {}
        """Each person's mood, and until when it lasts."""

    def said(self, said: Said, effect: Effect, table: Table, now: float) -> None:
        """An event has been told: those whom it touches show it."""
        about = {**table.view.state, **said.about, "seat": said.seat}
        for key, mood in effect.moods.items():
            named = str(about.get(key))
            lying = (one.zone for one in table.sprites() if one.card and one.card.name == named)
            self._shown[owner_of(next(lying, "")) or named] = mood, now + LASTS

    def update(self, now: float) -> bool:
        """Let what has lasted long enough pass; true if something did."""
        past = [seat for seat, (_, until) in self._shown.items() if now >= until]
        for seat in past:
            del self._shown[seat]
        return bool(past)

    def clear(self) -> None:
        """The table shown has changed, or its reader."""
        self._shown.clear()

    def of(self, seat: Seat, table: Table, data: TableData) -> Mood:
        """How somebody looks now."""
        if seat in self._shown:
            return self._shown[seat][0]
        if aimed_at(table.view, data.table) == seat:
            return "startled"
        return "thinking" if on_turn(table.view, data.table) == seat else ""
