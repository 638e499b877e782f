"""Heaps: how cards lie that were thrown on each other, and how they are spread out to be read."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cardtable.presenter.model import Sprite

SPREAD_LAP = 0.42  # of their distance: how far cards that were laid together lie apart
SPREAD_ROW = 13  # so many cards lie side by side at most


def packed(groups: Sequence[list[Sprite]]) -> tuple[list[list[list[Sprite]]], float]:
    """Groups of cards in rows of about one length, and how many cards the longest is across."""
    whole = sum(map(breadth, groups))
    count = max(1, math.ceil(whole / SPREAD_ROW))
    room = whole / count
    while len(rows := _rows(groups, room)) > count:
        room += 0.25
    return rows, max(sum(map(breadth, row)) for row in rows)


def breadth(group: Sequence[Sprite]) -> float:
    """How many cards' room a group takes in a row."""
    return 1 + SPREAD_LAP * (len(group) - 1)


def jitter(number: int) -> tuple[float, float, float]:
    """The small disorder of a card thrown on a heap: the same each time for the same card."""
    mixed = (number * 2654435761) & 0xFFFFFFFF
    return ((mixed >> 8) % 15 - 7) * 0.6, (mixed >> 14) % 7 - 3.0, (mixed >> 20) % 7 - 3.0


def _rows(groups: Sequence[list[Sprite]], room: float) -> list[list[list[Sprite]]]:
    rows: list[list[list[Sprite]]] = [[]]
    for group in groups:
        if rows[-1] and sum(map(breadth, rows[-1])) + breadth(group) > room + 0.01:
            rows.append([])
        rows[-1].append(group)
    return rows
