"""Seats and the names of their zones, ready made: search asks for them at every move."""

from __future__ import annotations

from cardtable.engine.notation import Seat

_SEATS: tuple[Seat, ...] = tuple(f"p{number}" for number in range(1, 10))

HAND: dict[Seat, str] = {seat: f"{seat}.hand" for seat in _SEATS}
UP: dict[Seat, str] = {seat: f"{seat}.up" for seat in _SEATS}
DOWN: dict[Seat, str] = {seat: f"{seat}.down" for seat in _SEATS}
FIELD: dict[Seat, str] = {seat: f"{seat}.field" for seat in _SEATS}

CHOSEN = frozenset((*UP.values(), *FIELD.values()))
"""Zones that lie face down while everybody chooses (CS-3)."""


def rings(seats: tuple[Seat, ...]) -> dict[int, dict[Seat, tuple[Seat, ...]]]:
    """By direction, 1 or -1, for each seat all seats that come after it, itself last."""
    return {
        way: {seat: run[at:] + run[:at] for at, seat in enumerate(run, 1)}
        for way, run in ((1, seats), (-1, seats[::-1]))
    }
