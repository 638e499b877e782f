"""`cardtable study`: what it says, what it writes, and what happens when it is cut short."""

import csv
import json
import re

import pytest

from cardtable.ai import study
from cardtable.ai.arena import Lost
from cardtable.cli import studying


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))


STUDY = ("study", "cuttle-quick", "--games", 30, "--skill", 0, "--seats", 2)


def test_studying(run, tmp_path):
    status, out, err = run(*STUDY, "--against", "cuttle", "--jobs", 1)
    assert status == 0, err
    assert out.startswith("Quick Cuttle: 30 games of 2 greedy players\n")
    for words in (
        "Who wins",
        "How long it takes",
        "How it ends",
        "What is different from Cuttle",
    ):
        assert words in out
    assert "The first player wins " in out
    assert re.search(r"A game takes \d+ \(\d+ to \d+\) fewer moves", out)
    assert not re.search(r"\bp[12]\b", out)
    assert max(map(len, out.splitlines())) <= 100


def test_a_study_is_written_as_json_and_as_csv(run, tmp_path):
    path = tmp_path / "s.csv"
    more = ("--against", "cuttle", "--option", "stall_turns=4", "--csv", path, "--json", "-")
    status, out, err = run(*STUDY, *more, "--jobs", 1)
    assert status == 0, err
    told = json.loads(out)
    assert [one["rules"] for one in told["studies"]] == ["cuttle-quick"]
    assert told["studies"][0]["options"]["stall_turns"] == 4
    assert told["against"]["options"]["stall_turns"] == 12
    assert {"what", "more", "low", "high", "sure"} <= told["changes"][0][0].keys()
    assert "interrupted" not in told
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert {row["rules"] for row in rows} == {"cuttle-quick", "cuttle"}
    place = next(row for row in rows if row["what"] == "place 1")
    assert float(place["low"]) <= float(place["value"]) <= float(place["high"])
    assert place["games"] == "30"
    assert any(row["what"] == "change length" for row in rows)
    path.unlink()
    status, both, err = run(*STUDY, *more, "--jobs", 2)
    assert status == 0, err
    assert json.loads(both) == told
    status, out, _ = run(*STUDY, "--jobs", 1, "--csv", "-")
    assert status == 0
    assert len(list(csv.DictReader(out.splitlines()))) > 10


def stopped(after, error):
    given = study.play

    def play(*values, **named):
        for number, done in enumerate(given(*values, **named)):
            if number == after:
                raise error
            yield done

    return play


def test_an_interrupted_study_tells_what_was_played(run, monkeypatch):
    monkeypatch.setattr(studying, "play", stopped(1, KeyboardInterrupt))
    status, out, _ = run(*STUDY, "--jobs", 1)
    assert status == 130
    assert "25 games of 2 greedy players" in out
    monkeypatch.setattr(studying, "play", stopped(1, KeyboardInterrupt))
    status, out, _ = run(*STUDY, "--against", "cuttle", "--jobs", 1, "--json", "-")
    assert status == 130
    assert json.loads(out)["interrupted"]
    monkeypatch.setattr(studying, "play", stopped(0, KeyboardInterrupt))
    assert run(*STUDY, "--jobs", 1) == (130, "", "")


def test_a_study_whose_process_is_killed_tells_what_was_played_and_why_no_more(run, monkeypatch):
    monkeypatch.setattr(studying, "play", stopped(1, Lost("a process is gone")))
    status, out, err = run(*STUDY, "--jobs", 1)
    assert status == 1
    assert "25 games" in out
    assert err == "cardtable: a process is gone\n"
    monkeypatch.setattr(studying, "play", stopped(0, Lost("a process is gone")))
    assert run(*STUDY, "--jobs", 1) == (1, "", "cardtable: a process is gone\n")


def test_a_study_that_could_not_be_written_is_refused_before_the_games(run, tmp_path, monkeypatch):
    monkeypatch.setattr(studying, "play", lambda *_, **__: pytest.fail("games were played"))
    for option in ("--json", "--csv"):
        status, out, err = run(*STUDY, option, tmp_path / "none" / "x")
        assert (status, out) == (1, "")
        assert err.startswith(f"cardtable: {option} ")
        assert err.count("\n") == 1
