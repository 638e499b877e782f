"""The wheel of what beats what: every arrow can be followed from one rank to another."""

import math
from itertools import combinations

import pytest

from cardtable.table.drawing.wheel import LIT, places, radius_of


def way_past(spot, start, end):
    """How near a straight line from start to end comes to a spot."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.dist(spot, (start[0] + along * dx, start[1] + along * dy))


@pytest.mark.parametrize("count", range(2, 9))
def test_no_arrow_passes_behind_a_rank_that_it_is_not_about(count):
    spots, radius = places(count, 1.0), radius_of(count, 1.0) * LIT
    assert all(radius < x < 1 - radius and radius < y < 1 - radius for x, y in spots)
    for start, end in combinations(spots, 2):
        assert math.dist(start, end) > 2 * radius
        for spot in spots:
            assert spot in {start, end} or way_past(spot, start, end) > radius
