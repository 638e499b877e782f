"""Where the other seats sit: a ring round the table, out of the way of what is in its corner."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardtable.table.board.plan import NARROWEST

BLOCK = (0.29, 0.30)  # another seat's block, in units
REACH = 0.178  # units from its middle: its widest row reaches so far
PLATE = -0.065  # units from a block's middle to the lower edge of its plate
TALLEST = 0.076  # of a unit: higher than this a plate would cover its seat's cards
OVER = PLATE + BLOCK[1] / 2  # units from the top of a block to that edge
ROOMY = 4.6  # more other seats than that share the room: their cards are smaller
WIDE = 1.7  # times as wide as high is a table where they can be as large as they get
NARROW = 0.133  # of the table's width: plates of such seats are no wider
MANY = 3  # more other seats than that stand so close that large plates could cover cards
ASIDE = 0.04  # units that the seats beside it may have moved for what is in the corner
EDGE = 0.012  # units between a plate and the edge of the table
APART = 0.97  # of the way from one seat to the next is the most that a plate may grow to
_RINGS: dict[int, tuple[tuple[float, float], ...]] = {
    # the middles of the other seats' blocks, clockwise from the reader's left
    0: (),
    1: ((0.5, 0.165),),
    2: ((0.2, 0.19), (0.8, 0.19)),
    3: ((0.115, 0.36), (0.5, 0.165), (0.885, 0.36)),
    4: ((0.1, 0.4), (0.32, 0.165), (0.68, 0.165), (0.9, 0.4)),
    5: ((0.09, 0.42), (0.29, 0.165), (0.5, 0.165), (0.71, 0.165), (0.91, 0.42)),
    6: ((0.085, 0.45), *((x, 0.165) for x in (0.26, 0.42, 0.58, 0.74)), (0.915, 0.45)),
    7: ((0.085, 0.47), *((x / 80, 0.165) for x in (18, 29, 40, 51, 62)), (0.915, 0.47)),
}


def ring(others: int) -> Sequence[tuple[float, float]]:
    """The middles of so many seats, as fractions of the table."""
    return _RINGS.get(others) or [(0.1 + 0.8 * n / (others - 1), 0.165) for n in range(others)]


def crowding(others: int, larger: Sequence[float], wide: float) -> float:
    """How much smaller the cards of so many other seats are; or larger, on a wide table.

    `larger` says how much for one other seat, for two, and so on; a table that is `wide` times as
    wide as high gives as much of that as there is room for.
    """
    usual = min(1.0, ROOMY / max(1, others))
    most = larger[others - 1] if 0 < others <= len(larger) else usual
    room = min(1.0, max(0.0, (wide - NARROWEST) / (WIDE - NARROWEST)))
    return usual + (most - usual) * room


def plate_width(width: float, others: int, area: FRect, unit: float, growth: float) -> float:
    """How wide a plate can be that should have that width, where all text is so much larger."""
    most = width
    if others > ROOMY:
        most = min(most, area.w * NARROW * growth)
    if growth > 1 and others > MANY:
        # no larger than that they stand beside each other, and beside the cards of the next seat
        row = [x for x, _ in ring(others)][1:-1]
        most = min(most, APART * area.w * (row[-1] - row[0]) / (len(row) - 1))
        crowd = min(1.0, ROOMY / others)
        most = min(most, row[0] * area.w - (EDGE * 2 + (REACH + ASIDE) * crowd) * unit)
        most = max(most, min(width, area.w * NARROW))  # never narrower than usual
    return most


def middles(
    others: int,
    area: FRect,
    unit: float,
    corner: FRect,
    plate: float,
    growth: float,
    *,
    beside: float | None,
    crowd: float,
) -> list[tuple[float, float]]:
    """The middles of the blocks of so many other seats, whose plates are so wide, in pixels.

    Where lanes go across the whole table, seats make room to the side only: below are the piles.
    There `beside` is how wide what lies beside each plate is; elsewhere it is None. `crowd` is how
    much larger than usual their cards are.
    """
    half, high = BLOCK[0] * unit / 2, BLOCK[1] * unit / 2
    reach = max(REACH * unit * max(1.0, crowd), plate / 2 + unit * EDGE)
    found = [
        (
            min(max(area.x + x * area.w, area.x + reach), area.right - reach),
            max(area.y + y * area.h, area.y + high),
        )
        for x, y in ring(others)
    ]
    if found:
        # the first and the last seat make room for what is in the corner, like mirror images
        (x, y), (first, _) = found[-1], found[0]
        half = max(half, plate / 2)
        block = FRect(x - half, y - high, 2 * half, 2 * high)
        if block.colliderect(corner):
            aside = block.right - corner.left
            down = corner.bottom - block.top
            free = (x - first) / 2 - half if len(found) == 2 else area.w
            level = beside is not None or aside <= min(free, max(down, area.w * 0.1 * growth))
            shift, drop = (aside, 0.0) if level else (0.0, down)
            found[-1] = (x - shift, y + drop)
            if len(found) > 1:
                room = area.right if beside is None else x - shift - plate - beside
                apart = room - 3 * EDGE * unit
                found[0] = (min(first + shift, apart), y + drop)
        # those between them move away from it together: there is room in the other corner
        right = max((x for x, _ in found[1:-1]), default=0.0) + plate / 2
        over = max(0.0, right + unit * EDGE - corner.left)
        found[1:-1] = [(x - over, y) for x, y in found[1:-1]]
    return found
