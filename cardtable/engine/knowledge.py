"""What a seat knows of a table, by the engine's knowledge bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardtable.engine.cards import Card
    from cardtable.engine.notation import Seat
    from cardtable.engine.state import State


def unseen(state: State[Any, Any], seat: Seat) -> list[Card]:
    """The cards that a seat could not place."""
    known, bit = state.known or {}, state.bit(seat)
    return [card for card in state.cards if not known.get(card, 0) & bit]


def seen(state: State[Any, Any], seat: Seat, zone: str) -> list[Card]:
    """The cards of a zone that a seat knows to lie there."""
    known, bit = state.known or {}, state.bit(seat)
    return [card for card in state.zones[zone] if known.get(card, 0) & bit]
