"""The names of each seat's zones, made once."""

from __future__ import annotations

from cardtable.engine.notation import Seat


def _of_each_seat(zone: str) -> dict[Seat, str]:
    return {f"p{number}": f"p{number}.{zone}" for number in range(1, 10)}


HAND = _of_each_seat("hand")
UP = _of_each_seat("up")
DOWN = _of_each_seat("down")
