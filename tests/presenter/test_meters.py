"""The meters of a game: sums that add up, and readings that say what was measured."""

import json
from collections import Counter

import pytest
from known import row
from where import ROOT

from cardtable import files
from cardtable.ai.study import Tally, done, tasks
from cardtable.files import list_rules, load_rules
from cardtable.presenter import meters
from cardtable.presenter.meters import Sums, TableSums, mark_of


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def read(monkeypatch, *rows, rules="shithead", seats=3):
    """The words of the four meters, and how full they are."""
    monkeypatch.setattr(meters, "_rows", lambda: {each.key: each for each in rows})
    four = meters.meters(load_rules(rules), seats)
    return [meter.words for meter in four], [meter.share for meter in four]


def test_sums_of_parts_are_those_of_the_whole():
    one, other = Counter({2: 3, 5: 1}), Counter({2: 1, 7: 4})
    assert Sums.of(one) + Sums.of(other) == Sums.of(one + other)
    assert Sums.of(one).mean == 11 / 4


def test_a_row_takes_games_in_and_comes_back_from_its_file():
    rules = load_rules("cuttle")
    equal, strong = Tally(), Tally()
    for task in tasks([meters.plan_of(rules, 2, games=30, skill=4)]):
        part = done(task)
        (strong if part.skill else equal).merge(part.tally)
    made = TableSums("cuttle", 2, mark_of(rules)).plus(equal, strong)
    assert [one.games for one in made.places] == [30, 30]
    assert made.places[0].mean + made.places[1].mean == pytest.approx(1)
    assert (made.seconds.games, made.leads.games, made.skill.games) == (30, 30, 4)
    assert 30 < made.seconds.mean < 1800
    assert 0 < made.leads.mean < 30
    read = TableSums.read(json.loads(json.dumps(made.data())))
    assert read.key == made.key
    assert read.seconds.mean == pytest.approx(made.seconds.mean, abs=0.01)


def test_a_mark_changes_with_the_rules_and_not_with_an_option_that_plays_as_before():
    rules = load_rules("shithead")
    changes = [{"hand_size": 4}, {"jokers": 2}, {"burn_run": 3}, {"swap": False}]
    marks = {mark_of(each) for each in list_rules() if each.game is rules.game}
    marks |= {mark_of(files.with_house_rules(rules, change)) for change in changes}
    assert len(marks) == 6 + len(changes)
    assert mark_of(files.with_house_rules(rules, {})) == mark_of(rules)


def test_meters_say_what_was_measured_and_of_changed_rules_nothing(monkeypatch):
    known = row("shithead", minutes=30, first=0.6, skill=0.95, leads=3)
    words, shares = read(monkeypatch, known)
    assert words == ["30 minutes", "first is better", "all-important", "3 times"]
    assert shares == [pytest.approx(share) for share in (0.5, 0.6, 0.9, 0.5)]
    assert read(monkeypatch, known, rules="shithead-glass")[1] == [None] * 4
    changed = files.with_house_rules(load_rules("shithead"), {"hand_size": 4})
    assert {meter.share for meter in meters.meters(changed, 3)} == {None}
    assert meters.minutes(changed, 3) is None
    assert meters.minutes(load_rules("shithead"), 3) == pytest.approx(30)


@pytest.mark.parametrize(("first", "way"), [(0.4, "later is better"), (0.51, "all the same")])
def test_the_meter_of_seats_says_who_is_better_off(monkeypatch, first, way):
    assert read(monkeypatch, row("shithead", first=first))[0][1] == way


def test_skill_is_that_of_another_number_of_players_where_this_one_is_unknown(monkeypatch):
    rows = [row("shithead", 4, skill=0), row("shithead", 3, skill=0.62)]
    words, shares = read(monkeypatch, *rows, seats=4)
    assert words[2] == "counts a little"
    assert shares[2] == pytest.approx(0.24)
    assert read(monkeypatch, rows[0], seats=4)[1][2] is None


@pytest.mark.parametrize("rules", list_rules(), ids=lambda rules: rules.id)
def test_the_shipped_rows_are_of_the_rules_as_they_are(rules):
    measured = {row.key: row.mark for row in meters.read_rows()}
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        mark = measured.get((rules.id, seats))
        assert mark in {None, mark_of(rules)}
        for meter in meters.meters(rules, seats):
            assert meter.share is None or 0 <= meter.share <= 1
            assert not set("{}_«") & set(meter.name + meter.words)


def test_the_file_says_how_it_was_made_and_is_small():
    path = ROOT / "assets" / "studies.json"
    data = json.loads(path.read_text("utf-8"))
    assert (data["seed"], data["player"]) == (meters.SEED, "greedy")
    assert len({TableSums.read(each).key for each in data["tables"]}) == len(data["tables"])
    assert path.stat().st_size < 200_000
