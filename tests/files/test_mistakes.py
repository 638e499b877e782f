"""One's own mistakes come back after some days; a damaged one is lost alone."""

import json
from datetime import date, timedelta

import pytest

from cardtable.files import data_folder, load_rules
from cardtable.files.mistakes import Mistake, load_mistakes, note_mistakes, tried
from cardtable.session import Player, Session

MONDAY = date(2026, 1, 5)


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def mistake(step=5):
    session = Session.new(load_rules("cuttle"), [Player("Kim"), Player("Agnes", "bot", "easy")], 3)
    decision = {"step": step, "seat": "p1", "played": "draw", "best": "draw"}
    return Mistake(session.record, decision, MONDAY)


def test_a_mistake_comes_back_after_one_three_and_seven_days():
    one, today, waits = mistake(), MONDAY - timedelta(days=1), []
    note_mistakes([one])
    note_mistakes([one])
    assert load_mistakes() == [one]
    while kept := load_mistakes():
        tried(one.id, today, right=True)  # too early: nothing changes
        assert load_mistakes() == kept
        waits.append((kept[0].due - today).days)
        today = kept[0].due
        tried(one.id, today, right=len(waits) != 2)
    assert waits == [1, 3, 1, 3, 7]


def test_damaged_mistakes_cost_no_more_than_themselves():
    path = data_folder() / "mistakes.json"
    note_mistakes([mistake()])
    data = json.loads(path.read_text("utf-8"))
    for broken in ({}, {"record": 3}, {"record": {"rules": 1}}, None, "x"):
        path.write_text(json.dumps({"mistakes": [broken, *data["mistakes"]]}), "utf-8")
        assert len(load_mistakes()) == 1
    path.write_text("{", "utf-8")
    assert load_mistakes() == []
