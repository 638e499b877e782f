"""The keyboard's place: what comes back after others' turns, and where it goes meanwhile."""

from hypothesis import given
from hypothesis import strategies as st

from cardtable.table.board.focus import Focus

SIZES = st.lists(st.integers(1, 5), min_size=1, max_size=6)


def filled(sizes):
    """Groups of items, each item a pair of its group and its place; the last group are buttons."""
    return [[(group, place) for place in range(size)] for group, size in enumerate(sizes)]


def focus_at(groups, item):
    focus = Focus(lambda one: one[0] != len(groups) - 1)
    focus.visible = True
    focus.refill(groups)
    focus.to(item)
    return focus


@given(SIZES, st.data())
def test_when_a_group_is_back_so_is_the_focus(sizes, data):
    groups = filled([*sizes, 2])
    item = data.draw(st.sampled_from([one for run in groups[:-1] for one in run]))
    focus = focus_at(groups, item)
    for gone in data.draw(st.lists(st.sets(st.integers(0, len(groups) - 1)), max_size=4)):
        focus.refill([run for number, run in enumerate(groups) if number not in gone])
        assert item[0] in gone or focus.item == item
    focus.refill(groups)
    assert focus.item == item


@given(SIZES, st.data())
def test_a_button_that_is_gone_gives_the_focus_back_to_where_something_was_done(sizes, data):
    groups = filled([*sizes, 2])
    item = data.draw(st.sampled_from([one for run in groups[:-1] for one in run]))
    focus = focus_at(groups, item)
    while focus.item not in groups[-1]:
        focus.across(1)
    focus.keep()
    focus.item, focus.drifted = None, True  # as the table has it with a button that is gone
    focus.refill(groups[:-1])
    assert focus.item == item
    assert focus.drifted


@given(SIZES, st.data())
def test_each_group_is_entered_where_it_was_left_whatever_went_away_meanwhile(sizes, data):
    groups = filled([*sizes, 2])
    left = {}
    focus = focus_at(groups, groups[0][0])
    for _ in groups:
        for _ in range(data.draw(st.integers(0, 4))):
            focus.along(1)
        left[focus.item[0]] = focus.item
        focus.across(1)
    gone = data.draw(st.integers(0, len(groups) - 1))
    focus.refill([run for number, run in enumerate(groups) if number != gone])
    focus.refill(groups)
    for _ in groups:
        assert focus.item == left[focus.item[0]]
        focus.across(1)


@given(SIZES, st.data())
def test_a_card_that_is_played_leaves_the_focus_to_its_neighbour_for_good(sizes, data):
    groups = filled([max(2, sizes[0]), *sizes[1:], 2])
    item = data.draw(st.sampled_from(groups[0]))
    focus = focus_at(groups, item)
    rest = [one for one in groups[0] if one != item]
    focus.refill([rest, *groups[1:], [item]])  # it lies elsewhere now
    assert focus.item in rest
    here = focus.item
    focus.refill([rest, *groups[1:], [item]])
    assert focus.item == here
    assert focus.drifted


@given(SIZES, st.data())
def test_where_it_is_led_it_stays_until_a_key_is_used(sizes, data):
    groups = filled([*sizes, 2])
    every = [one for run in groups[:-1] for one in run]
    focus = focus_at(groups, data.draw(st.sampled_from(every)))
    item = data.draw(st.sampled_from(every))
    was = focus.item
    focus.lead(item)
    focus.refill(groups)
    assert focus.item == item
    assert focus.drifted == (item != was)


def pulled(sizes, data):
    """Groups, a focus somewhere in them, and how much each of their items pulls."""
    groups = filled(sizes)
    every = [one for run in groups for one in run]
    focus = focus_at(groups, data.draw(st.sampled_from(every)))
    for _ in range(data.draw(st.integers(0, 4))):
        focus.across(1)
    return groups, focus, {one: data.draw(st.integers(0, 2)) for one in every}


@given(SIZES, st.sampled_from([-1, 1]), st.data())
def test_a_group_is_entered_where_it_pulls_most(sizes, step, data):
    groups, focus, pulls = pulled(sizes, data)
    group = focus.item[0]
    focus.across(step, pulls.__getitem__)
    assert focus.item[0] == (group + step) % len(groups)
    assert pulls[focus.item] == max(map(pulls.__getitem__, groups[focus.item[0]]))


@given(SIZES, st.sampled_from([-1, 1]), st.data())
def test_far_goes_to_what_pulls_most_of_all_and_once_there_to_its_equals(sizes, step, data):
    groups, focus, pulls = pulled(sizes, data)
    item, most = focus.item, max(pulls.values())
    focus.across(step, pulls.__getitem__, far=True)
    elsewhere = [run for run in groups if item not in run or pulls[item] < most]
    if most and any(pulls[one] == most for run in elsewhere for one in run):
        assert pulls[focus.item] == most
    else:
        assert focus.item[0] == (item[0] + step) % len(groups)


@given(SIZES, st.booleans(), st.data())
def test_where_nothing_pulls_far_is_no_further(sizes, far, data):
    groups, focus, _ = pulled(sizes, data)
    group = focus.item[0]
    focus.across(1, far=far)
    assert focus.item[0] == (group + 1) % len(groups)
