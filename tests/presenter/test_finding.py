"""Find me a game: sums that add up, intervals that hold, wishes that come to the right games."""

import json
from collections import Counter
from random import Random
from statistics import fmean

import pytest
from known import row
from where import ROOT

from cardtable import files
from cardtable.ai.intervals import NEW, foreseen
from cardtable.ai.study import Tally, done, tasks
from cardtable.files import list_rules, load_rules
from cardtable.presenter import finding
from cardtable.presenter.finding import (
    GameFinder,
    NoGame,
    Sums,
    TableSums,
    Wishes,
    mark_of,
    single_changes,
)


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def found(monkeypatch, rows, *wishes, **more):
    monkeypatch.setattr(finding, "read_rows", lambda: rows)
    return GameFinder().answers(Wishes(*wishes, **more))


# ------------------------------------------------------------------------------- sums


def test_sums_of_parts_are_those_of_the_whole():
    one, other = Counter({2: 3, 5: 1}), Counter({2: 1, 7: 4})
    assert Sums.of(one) + Sums.of(other) == Sums.of(one + other)
    assert Sums.of(one).mean == 11 / 4
    assert Sums.of(one).scaled(0.5) == Sums.of(Counter({1.0: 3, 2.5: 1}))


def test_a_row_takes_games_in_and_comes_back_from_its_file():
    rules = load_rules("cuttle")
    equal, strong = Tally(), Tally()
    for task in tasks([finding.plan_of(rules, 2, games=30, skill=4)]):
        part = done(task)
        (strong if part.skill else equal).merge(part.tally)
    made = TableSums("cuttle", 2, mark=mark_of(rules)).plus(equal, strong)
    assert [one.games for one in made.places] == [30, 30]
    assert made.places[0].mean + made.places[1].mean == pytest.approx(1)
    assert (made.seconds.games, made.leads.games, made.skill.games) == (30, 30, 4)
    assert 30 < made.seconds.mean < 1800
    assert 0 < made.leads.mean < 30
    read = TableSums.read(json.loads(json.dumps(made.data())))
    assert read.key == made.key
    assert read.seconds.mean == pytest.approx(made.seconds.mean, abs=0.01)


@pytest.mark.parametrize(
    ("draw", "share"),
    [
        (lambda rng: float(rng.random() < 0.95), True),
        (lambda rng: rng.choice((0.0, 0.5, 1.0)), True),
        (lambda rng: rng.expovariate(1 / 300), False),
    ],
)
@pytest.mark.parametrize("games", [25, 60, 400])
def test_new_games_fall_where_they_are_foreseen(draw, share, games):
    rng, inside, times = Random(games), 0, 400
    for _ in range(times):
        seen = [draw(rng) for _ in range(games)]
        told = foreseen(games, sum(seen), sum(x * x for x in seen), share=share)
        inside += told.low <= fmean(draw(rng) for _ in range(NEW)) <= told.high
    assert inside >= times * 0.965  # few of what is very uneven say little of their spread


def test_a_mark_changes_with_the_rules_and_not_with_an_option_that_plays_as_before():
    rules = load_rules("shithead")
    marks = {mark_of(one) for one in list_rules() if one.game is rules.game}
    marks |= {mark_of(files.with_house_rules(rules, one)) for one in single_changes(rules)}
    assert len(marks) > 20
    assert mark_of(files.with_house_rules(rules, {})) == mark_of(rules)


@pytest.mark.parametrize("game", sorted({one.game.ID for one in list_rules()}))
def test_single_changes_can_be_played_and_name_no_seat(game):
    rules = load_rules(game)
    changes = list(single_changes(rules))
    assert changes
    for change in changes:
        ((name, value),) = change.items()
        assert value not in {"p1", "p2", "p3"}
        assert value != files.values_of(rules)[name]
        files.with_house_rules(rules, change)


# ------------------------------------------------------------------------------- wishes


def test_the_time_that_is_asked_for_decides_where_nothing_else_does(monkeypatch):
    rows = [
        row("shithead", minutes=9),
        row("cunt-soul", minutes=31),
        row("cuttle-three", minutes=4.5),
    ]
    for minutes, name in ((10, "shithead"), (30, "cunt-soul"), (5, "cuttle-three")):
        best = found(monkeypatch, rows, 3, minutes)[0]
        assert best.base.id == name
        assert [one.key for one in best.pros] == ["study.find-on-time"]
        assert best.minutes.low <= best.minutes.value <= best.minutes.high


def test_each_wish_brings_its_game_to_the_front(monkeypatch):
    rows = [
        row("shithead", first=0.6, skill=0.7, leads=3),
        row("cunt-soul", first=0.5, skill=0.75, leads=3),
        row("cuttle-three", first=0.58, skill=0.95, leads=3),
        row("shithead-classic", first=0.58, skill=0.55, leads=3),
        row("shithead-glass", first=0.6, skill=0.7, leads=6),
        row("shithead-literal", first=0.6, skill=0.7, leads=1),
    ]
    wishes = {
        "cunt-soul": {"fair": True},
        "cuttle-three": {"skill": "more"},
        "shithead-classic": {"skill": "less"},
        "shithead-glass": {"wild": "more"},
        "shithead-literal": {"wild": "less"},
    }
    for name, wish in wishes.items():
        best, *_ = found(monkeypatch, rows, 3, 10, **wish)
        assert best.base.id == name
        assert len(best.pros) == 2, finding.why(best)
    _, *others = found(monkeypatch, rows, 3, 10, fair=True)
    assert all(one.cons[0].about == {"place": 1, "way": "up"} for one in others)


def test_what_is_little_known_is_not_taken_for_the_best(monkeypatch):
    rows = [row("shithead", skill=0.92), row("shithead-classic", skill=0.95, games=6)]
    assert found(monkeypatch, rows, 3, 10, skill="more")[0].base.id == "shithead"
    rows = [row("shithead", skill=0.6), row("shithead-classic", skill=0.0)]
    best, other = found(monkeypatch, rows, 3, 10, skill="more")
    assert best.base.id == "shithead"
    assert other.skill is None
    assert "isn't known yet" in finding.why(other)


def test_three_answers_are_as_different_as_may_be(monkeypatch):
    changes = [{"hand_size": 4}, {"hand_size": 2}, {"burn_run": 3}]
    rows = [row("shithead"), *(row("shithead", **one) for one in changes)]
    rows += [row("shithead-classic", minutes=11), row("cunt-soul", minutes=11)]
    answers = found(monkeypatch, rows, 3, 10)
    assert [one.base.id for one in answers] == ["shithead", "cunt-soul", "shithead-classic"]


def test_rows_of_other_rules_and_tables_are_passed_over(monkeypatch):
    stale = TableSums(**{**vars(row("shithead")), "mark": 1})
    gone = TableSums(**{**vars(row("shithead")), "rules": "no-such-rules"})
    rows = [stale, gone, row("shithead-classic"), row("cuttle", seats=2)]
    assert [one.base.id for one in found(monkeypatch, rows, 3)] == ["shithead-classic"]
    assert found(monkeypatch, rows, 5) == []
    with pytest.raises(NoGame, match="No game here is for 9: 2 to 8 can play"):
        found(monkeypatch, rows, 9)


def test_new_games_have_seeds_of_their_own_and_count(monkeypatch):
    monkeypatch.setattr(finding, "read_rows", lambda: [row("cuttle", seats=2, games=50)])
    finder, wishes = GameFinder(), Wishes(2, 5)
    seeds = set()
    for _ in range(2):
        keys, plans = finder.looks(wishes, 25, 0)
        seeds.add(plans[0].seed)
        equal = Tally()
        for task in tasks(plans):
            equal.merge(done(task).tally)
        finder.learn(keys, [(equal, Tally())])
    assert len(seeds | {finding.SEED}) == 3
    assert finder.answers(wishes)[0].minutes.games == 100


def test_a_changed_game_is_named_with_its_change(monkeypatch):
    (one,) = found(monkeypatch, [row("shithead", hand_size=4)], 3)
    assert finding.name_of(one) == "Shithead, but you hold 4 cards"
    assert one.rules.options.hand_size == 4
    assert finding.data(one)["options"] == {"hand_size": 4}


# ------------------------------------------------------------------------------- what is shipped


@pytest.mark.parametrize("players", range(2, 9))
def test_something_is_known_of_every_table(players):
    for wish in ({}, {"fair": True, "skill": "more"}, {"skill": "less", "wild": "less"}):
        answers = GameFinder().answers(Wishes(players, 10, **wish))
        assert len(answers) == 3
        for one in answers:
            one.rules.game.check_table(one.rules, players)
            for line in (finding.name_of(one), finding.why(one), *finding.figures(one)):
                assert not set("{}_") & set(line)
            assert all(place.low <= place.value <= place.high for place in one.places)
            assert 0.5 < one.minutes.value < 120


def test_the_file_says_how_it_was_made_and_is_small():
    path = ROOT / "assets" / "studies.json"
    data = json.loads(path.read_text("utf-8"))
    assert (data["seed"], data["player"]) == (finding.SEED, "greedy")
    assert len({TableSums.read(one).key for one in data["tables"]}) == len(data["tables"])
    assert path.stat().st_size < 200_000
