"""The wheel of what beats what: every arrow can be followed from one rank to another."""

import math
from itertools import combinations

import pytest

from cardtable.table.drawing.wheel import DISC, LIT, disc_of, extent, places


def way_past(spot, start, end):
    """How near a straight line from start to end comes to a spot."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.dist(spot, (start[0] + along * dx, start[1] + along * dy))


@pytest.mark.parametrize("count", range(2, 9))
def test_no_arrow_passes_behind_a_rank_that_it_is_not_about(count):
    wide, high = full = extent(100)
    spots, radius = places(count, 100, full), disc_of(count, 100) * LIT / DISC / 2
    assert all(radius < x < wide - radius and radius < y < high - radius for x, y in spots)
    for start, end in combinations(spots, 2):
        assert math.dist(start, end) > 2 * radius
        for spot in spots:
            assert spot in {start, end} or way_past(spot, start, end) > radius
