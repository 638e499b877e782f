"""`cardtable find`: three games in words and as JSON, after new games, and cut short."""

import json

import pytest
from known import cuttle_rows

from cardtable.ai import study
from cardtable.ai.arena import Lost
from cardtable.cli import studying
from cardtable.presenter import finding


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))


TWO = ("find", "--players", 2, "--minutes", 5, "--jobs", 1)


def test_three_games_are_named_in_words_with_how_to_play_them(run):
    status, out, err = run("find", "--fair", "--skill")
    assert (status, err) == (0, "")
    assert out.count("A game takes people about ") == 3
    assert out.count("To play it: cardtable play ") == 3
    assert "In brackets: where the figure of 200 new games will most likely lie." in out
    assert max(map(len, out.splitlines())) <= 100


def test_the_answers_are_written_as_json(run, tmp_path):
    path = tmp_path / "found.json"
    status, _, err = run("find", "--players", 3, "--minutes", 10, "--fair", "--json", path)
    assert status == 0, err
    told = json.loads(path.read_text())
    assert (told["players"], told["minutes"]) == (3, 10)
    assert len(told["answers"]) == 3
    for one in told["answers"]:
        assert {"rules", "options", "minutes", "fairness", "skill", "why"} <= one.keys()
        assert len(one["fairness"]["places"]) == 3
        for figure in (one["minutes"], one["fairness"], one["leads"], *one["fairness"]["places"]):
            assert figure["low"] <= figure["value"] <= figure["high"]
    assert run("find", "--json", "-")[1].startswith("{")


@pytest.fixture
def cuttle(monkeypatch):
    """Only tables of Cuttle are known, whose games are short."""
    monkeypatch.setattr(finding, "read_rows", lambda: cuttle_rows(50))


def test_new_games_are_the_same_in_any_number_of_processes(run, cuttle):
    status, out, err = run(*TWO, "--games", 20, "--json", "-")
    assert status == 0, err
    told = json.loads(out)
    assert "interrupted" not in told
    before = {_table(one): one for one in json.loads(run(*TWO, "--json", "-")[1])["answers"]}
    more = [
        one["minutes"]["games"] - before[_table(one)]["minutes"]["games"]
        for one in told["answers"]
        if _table(one) in before
    ]
    assert more
    assert set(more) == {20}
    assert json.loads(run(*TWO[:-1], 2, "--games", 20, "--json", "-")[1]) == told


def _table(answer):
    return answer["rules"], str(answer["options"])


def stopped(after, error):
    given = study.play

    def play(*values, **named):
        for number, done in enumerate(given(*values, **named)):
            if number == after:
                raise error
            yield done

    return play


def test_an_interrupted_search_answers_by_what_was_played(run, monkeypatch, cuttle):
    monkeypatch.setattr(studying, "play", stopped(1, KeyboardInterrupt))
    status, out, _ = run(*TWO, "--games", 50, "--json", "-")
    assert status == 130
    assert json.loads(out)["interrupted"]
    assert len(json.loads(out)["answers"]) == 3
    monkeypatch.setattr(studying, "play", stopped(1, Lost("a process is gone")))
    status, out, err = run(*TWO, "--games", 50)
    assert status == 1
    assert out.count("To play it") == 3
    assert err == "cardtable: a process is gone\n"


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("--players", "9"), 1, "No game here is for 9: 2 to 8 can play."),
        (("--players", "1"), 1, "No game here is for 1: 2 to 8 can play."),
        (("--players", "two"), 2, "'two' is not a whole number of 1 or more"),
        (("--minutes", "0"), 2, "'0' is not a whole number of 1 or more"),
        (("--skill", "--luck"), 2, "not allowed with argument"),
        (("--games", "-3"), 2, "--games"),
        (("--json", "/nowhere/at/all"), 1, "--json"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_line(run, arguments, status, words):
    found, out, err = run("find", *arguments)
    assert (found, out) == (status, "")
    assert words in err
    assert err.count("\n") == 1


def test_where_nothing_is_known_yet_it_says_what_to_do(run, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", list)
    assert run("find", "--players", 2) == (
        1,
        "",
        "cardtable: nothing is known yet of games for 2 players: add --games 100 to find out\n",
    )
