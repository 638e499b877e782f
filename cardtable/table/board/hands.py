"""The reader's hand: near the middle, beside what lies there, and in two rows where it is long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from cardtable.table.board.lanes import fanned
from cardtable.table.board.lying import MOST_SAG, Place
from cardtable.table.board.plan import ASPECT, Pose

SEEN = (21.5, 0.195)  # pixels of a card, and of its width, that are seen at least in one row
BEHIND = 0.07  # units that the second row lies higher, …
SINKS = 0.03  # … and that both lie lower than a single one
HOLDS = 6  # cards' width that a hand takes even if it has fewer


class Held(NamedTuple):
    """A hand as it lies: of each card where its middle is, and its angle, and the room of all."""

    cards: list[tuple[float, float, float]]
    rect: FRect


def held(
    count: int, place: Place, room: tuple[float, float], unit: float, lap: float, top: float
) -> Held:
    """So many cards within the left and right end of their room, as near to their place as can be.

    Of two rows the first lies behind the second, and not above `top`.
    """
    card, wide = place.height * ASPECT, min(place.width, room[1] - room[0])
    least = max(SEEN[0], SEEN[1] * card)
    rows = 1 if count < 2 or (wide - card) / (count - 1) >= least else 2
    first = -(-count // rows)
    found: list[tuple[float, float, float]] = []
    chord = sag = 0.0
    behind = place.y + (SINKS - BEHIND - MOST_SAG / 4) * unit - place.height / 2
    lower = max(0.0, top - behind) if rows == 2 else 0.0
    for row in range(rows):
        own = min(first, count - row * first)
        bow = fanned(own, card, wide, MOST_SAG * unit / rows, own=True, lap=lap)
        chord, sag = max(chord, bow.chord), max(sag, bow.sag)
        drop = 0.0 if rows == 1 else (SINKS - BEHIND * (1 - row)) * unit + lower
        found += [(place.x + x, place.y + y + drop, angle) for x, y, angle in bow.cards]
    half = (chord + card) / 2
    x = max(min(place.x, room[1] - half), room[0] + half)
    whole = max(chord + card, card * 2.2, min(wide, card * HOLDS))
    rect = FRect(0, 0, whole, place.height + sag).move_to(center=(x, place.y))
    rect.x = max(min(rect.x, room[1] - rect.w), room[0])
    if rows == 2:
        rect.y += (SINKS - BEHIND) * unit + lower
        rect.h += BEHIND * unit
    return Held([(one + x - place.x, y, angle) for one, y, angle in found], rect)


def place_in(row: Sequence[Pose], point: tuple[float, float]) -> int:
    """Before which of the cards of a hand a card comes that is put there."""
    rows: list[list[Pose]] = []
    for pose in row:
        if not rows or pose.x < rows[-1][-1].x:
            rows.append([])
        rows[-1].append(pose)
    if not rows:
        return 0
    far = [abs(sum(one.y for one in each) / len(each) - point[1]) for each in rows]
    nearest = far.index(min(far))
    before = sum(len(each) for each in rows[:nearest])
    return before + sum(one.x < point[0] for one in rows[nearest])
