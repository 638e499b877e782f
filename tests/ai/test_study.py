"""Studies of rules: counts that add up in any order, honest intervals, the same at any scale."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from random import Random

import pytest
from begun import has_layout
from effort import effort
from hypothesis import given
from hypothesis import strategies as st

from cardtable.ai import study
from cardtable.ai.arena import Played
from cardtable.ai.intervals import Estimate, at, difference, mean_of, student
from cardtable.ai.levels import Limit
from cardtable.ai.study import StudyPlan, Tally, compared, done, play, summed, tasks
from cardtable.ai.watching import HAND, Asked, Counts, GameCourse, Watch
from cardtable.engine.cards import card
from cardtable.engine.events import Entry, Moved, Said
from cardtable.files import list_rules, load_rules
from cardtable.presenter.studies import plan_of

SHITHEAD = load_rules("shithead")


def tally_of(plan, **how):
    plain, skill = Tally(), Tally()
    for one in play(tasks([plan]), **how):
        (skill if one.skill else plain).merge(one.tally)
    return plain, skill


# ------------------------------------------------------------------------------- counting


def entries(*events):
    return [Entry(event) for event in events]


def test_words_ranks_and_zones_are_counted_for_whom_they_concern():
    watch = Watch(
        (
            Asked("tens", ("played",), ranks=("10",)),
            Asked("fields", zone="p.field", ranks=("7", "8")),
            Asked("misses", ("missed",)),
        ),
        begins="started",
    )
    counts = Counts(watch, ("p1", "p2"), "p1")
    assert counts.first == 0
    counts.add(
        entries(
            Said("p2", "started"),
            Said("p1", "played", {"cards": "10C 10D"}),
            Said("p1", "played", {"card": "4C", "use": "raid"}),
            Said("p2", "played", {"card": "??"}),
            Said(None, "missed"),
            Moved((card("7C"), card("9C"), None), "p2.hand", "p2.field"),
            Moved((card("8C"),), "p1.hand", "pile"),
        )
    )
    assert counts.first == 1
    assert counts.told() == ((("tens", 1),), (("fields", 1),), (("misses", 1),))


def test_where_nothing_is_asked_every_word_counts():
    counts = Counts(Watch(), ("p1", "p2"), "p2")
    counts.add(entries(Said("p1", "burned"), Said("p1", "burned"), Said(None, "over")))
    assert counts.first == 1
    assert counts.told() == ((("burned", 2),), (), (("over", 1),))


class Standing:
    """A game that is no more than how its seats stand, and how much there is to choose from."""

    turn = "p1"
    seats = ("p1", "p2", "p3")

    def __init__(self, standing, choices=1):
        self.standing, self.number = standing, choices

    def side(self, seat):
        return (seat,)

    def choices(self):
        return ["move"] * self.number


def test_the_lead_changes_when_somebody_else_is_clearly_ahead():
    course = GameCourse(lambda state: state.standing, 1.0)
    told = []
    for standing in [
        (0.05, 0, 0),
        (0, 0.3, 0),
        (0.2, 0.15, 0),
        (0.3, 0.1, 0),
        (0, 0, 0.9),
        (0, 0, 0),
    ]:
        course.played(Standing(standing))
        told.append(course.leads)
    assert told == [0, 0, 0, 1, 2, 2]
    over = Standing((1, 0, 0))
    over.turn = None
    course.played(over)
    assert course.leads == 2  # how it ends is no change of the lead


def test_people_think_longer_the_more_there_is_to_choose_from():
    course, times = GameCourse(None, 3.0), []
    for choices in (0, 1, 2, 8):
        before = course.seconds
        course.decides(Standing((), choices))
        times.append(course.seconds - before)
    assert times == pytest.approx([HAND, HAND, HAND + 3, HAND + 9])


@st.composite
def games(draw):
    seats = draw(st.integers(2, 4))
    found = []
    for _ in range(draw(st.integers(1, 12))):
        order = draw(st.permutations(range(seats)))
        told = tuple(
            tuple(sorted(draw(st.dictionaries(st.sampled_from("abc"), st.integers(1, 3))).items()))
            for _ in range(seats + 1)
        )
        found.append(
            Played(
                bots=tuple("hard" if seat % 2 else "weak" for seat in range(seats)),
                scores=tuple(place / (seats - 1) for place in order),
                last=tuple(place == 0 for place in order),
                moves=draw(st.integers(1, 300)),
                stalled=draw(st.booleans()),
                thought=(),
                problems=draw(st.sampled_from([(), ("one",), ("two", "one")])),
                ending=draw(st.sampled_from(["loser", "stall", ""])),
                told=told,
                first=draw(st.integers(0, seats - 1)),
            )
        )
    return found


@given(games(), st.randoms(use_true_random=False))
def test_games_add_up_in_any_order_and_any_pieces(found, rng: Random):
    whole = Tally()
    for game in found:
        whole.add(game, "hard")
    mixed = list(found)
    rng.shuffle(mixed)
    cut = rng.randrange(len(mixed) + 1)
    parts = Tally(), Tally()
    for number, game in enumerate(mixed):
        parts[number < cut].add(game, "hard")
    pieced = Tally()
    for part in parts:
        pieced.merge(Tally.read(json.loads(json.dumps(part.data()))))
    assert pieced == whole
    assert pieced.data() == whole.data()
    seats = len(found[0].scores)
    plan = StudyPlan(SHITHEAD, seats)
    told = summed(plan, whole, whole)
    assert asdict(told) == asdict(summed(plan, pieced, pieced))
    assert sum(place.score.value for place in told.places) == pytest.approx(seats / 2, abs=1e-3)
    assert sum(share.value for _, share in told.endings) == pytest.approx(1, abs=1e-3)
    for _, figure in told.figures():
        assert figure.low <= figure.value <= figure.high
    json.dumps(asdict(told))


def test_first_is_who_had_the_first_turn_wherever_that_was():
    tally = Tally()
    for first in range(3):
        scores = [0.0, 0.5, 1.0]
        turned = tuple(scores[(seat - first) % 3] for seat in range(3))
        last = tuple(score == 0 for score in turned)
        tally.add(Played(("a",) * 3, turned, last, 9, stalled=False, thought=(), first=first))
    assert [mean_of(one) for one in tally.places] == [0.0, 0.5, 1.0]
    assert [mean_of(one) for one in tally.seats] == [0.5, 0.5, 0.5]
    assert tally.last == [3, 0, 0]


def test_worth_compares_who_had_most_with_the_others():
    def game(told, scores):
        return Played(("a",) * 3, scores, (False,) * 3, 9, stalled=False, thought=(), told=told)

    tally = Tally()
    tally.add(game(((("x", 2),), (("x", 1),), (), ()), (1.0, 0.5, 0.0)))
    tally.add(game(((("x", 1),), (("x", 1),), (), ()), (0.0, 0.5, 1.0)))
    tally.add(game(((("x", 1),), (("x", 1),), (("x", 1),), ()), (0.0, 0.5, 1.0)))  # all alike
    tally.add(game(((), (), (), (("x", 5),)), (0.0, 0.5, 1.0)))  # nobody's
    assert tally.gaps == {"x": Counter({0.75: 1, -0.75: 1})}
    assert tally.fired == {"x": Counter({3: 2, 2: 1, 5: 1})}


# ------------------------------------------------------------------------------- intervals


def test_intervals_are_those_of_the_books():
    assert Estimate.share(0.5, 100) == Estimate(0.5, 0.40383, 0.59617, 100)
    mean = Estimate.mean({1: 5, 3: 5})
    assert mean.value == 2
    assert mean.high - mean.value == pytest.approx(2.262 * (10 / 9 / 10) ** 0.5, abs=0.01)
    assert not Estimate.mean({4: 1}).known
    assert not Estimate.mean({}).known
    for freedom, table in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(table, abs=0.005)


def test_a_difference_that_may_be_chance_is_none():
    share = Estimate.share
    value, low, high = difference(share(0.55, 400), share(0.5, 400))
    assert value == pytest.approx(0.05)
    assert low < 0 < high
    assert difference(share(0.65, 400), share(0.5, 400))[1] > 0
    assert difference(share(0.0, 400), share(0.1, 400))[2] < 0
    assert difference(share(0.0, 400), share(0.0, 400))[1] < 0


@given(st.dictionaries(st.integers(0, 500), st.integers(1, 20), min_size=1))
def test_a_median_lies_in_the_middle(seen):
    values = sorted(Counter(seen).elements())
    assert at(seen, 0.5) == values[len(values) // 2]
    assert at(seen, 1.0) == values[-1]


# ------------------------------------------------------------------------------- studies


def test_the_games_of_a_study_are_each_dealt_anew_and_in_pieces():
    plan = StudyPlan(SHITHEAD, 3, games=60, skill=5)
    found = tasks([plan, plan])
    mine = [task for task in found if task.plan == 0]
    numbers = [number for task in mine if not task.strong for number in task.numbers]
    assert numbers == list(range(0, 180, 3))
    assert [number for task in mine if task.strong for number in task.numbers] == list(range(5))
    assert [task.plan for task in found[:4]] == [0, 1, 0, 1]  # side by side
    for half in (found[: len(found) // 2], found[len(found) // 2 :]):
        assert {bool(task.strong) for task in half} == {False, True}  # mixed in
    assert tasks([plan])[-1].series.seats == ["hard", "beginner", "beginner"]


def test_any_number_of_processes_finds_the_same():
    plan = plan_of(load_rules("cuttle-quick"), 2, games=60, skill=3, limit=Limit(iterations=5))
    alone = tally_of(plan)
    assert alone[0].games == 60
    assert alone[1].games == 3
    assert tally_of(plan, jobs=2) == alone
    with ThreadPoolExecutor(2) as executor:
        assert tally_of(plan, jobs=2, executor=executor) == alone
    assert tally_of(replace(plan, seed=2)) != alone


def test_rules_that_are_the_same_differ_in_nothing_and_others_do():
    plan = plan_of(SHITHEAD, 2, games=25)
    again = replace(plan, seed=2)
    classic = plan_of(load_rules("shithead-classic"), 2, games=25)
    one, two, other = (summed(each, tally_of(each)[0]) for each in (plan, again, classic))
    assert not [change for change in compared(one, two) if change.sure]
    sure = {change.what for change in compared(other, one) if change.sure}
    assert "power Piles burned" in sure
    # Threes are played in both, but under one of them they have no power and are not counted
    assert "Threes used" in {power.name for power in one.powers}
    assert not [one for one in compared(other, one) if one.what == "power Threes used"]


def test_nothing_is_compared_before_both_have_begun():
    plan = plan_of(SHITHEAD, 2, games=1)
    begun = summed(plan, done(tasks([plan])[0]).tally)
    none = summed(plan, Tally())
    assert not none.begun
    assert compared(begun, none) == compared(none, begun) == []


@pytest.mark.drawn(4)
@pytest.mark.parametrize(
    "rules", [one for one in list_rules() if has_layout(one.id)], ids=lambda rules: rules.id
)
def test_every_game_counts_what_its_layout_asks_for(rules):
    plan = plan_of(rules, games=effort(1, 10))
    tally, _ = tally_of(plan)
    names = {one.name for one in plan.watch.asked}
    assert tally.fired.keys() <= names
    assert tally.fired
    assert not tally.problems


def test_players_and_tables_that_cannot_be_are_refused():
    with pytest.raises(ValueError, match="no level"):
        tasks([StudyPlan(SHITHEAD, 2, player="champion")])
    with pytest.raises(ValueError, match="seats"):
        tasks([StudyPlan(SHITHEAD, 9)])


def test_pieces_are_small_where_players_think():
    slow = tasks([StudyPlan(SHITHEAD, 2, player="hard", games=4)])
    assert [task.games for task in slow] == [study.SLOW] * 2
    assert [task.games for task in tasks([StudyPlan(SHITHEAD, 2, games=30)])] == [study.PIECE, 5]
