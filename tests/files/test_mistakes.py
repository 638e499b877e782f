"""One's own mistakes come back after some days; a damaged one is lost alone."""

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from cardtable.files import data_folder, load_rules
from cardtable.files.progress import (
    AFTER,
    MOST,
    Mistake,
    due_mistakes,
    load_mistakes,
    note_mistakes,
    note_tried,
)
from cardtable.session import Player, Session

MONDAY = date(2026, 1, 5)


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def mistake(step=5, seat="p1", played="draw", due=MONDAY, name="Kim"):
    session = Session.new(load_rules("cuttle"), [Player(name), Player("Agnes", "bot", "easy")], 3)
    decision = {"step": step, "seat": seat, "played": played, "best": "draw"}
    return Mistake(session.record, decision, due)


def test_a_mistake_comes_back_after_one_three_and_seven_days():
    one, today, waits = mistake(), MONDAY - timedelta(days=1), []
    note_mistakes([one])
    note_mistakes([one])
    assert load_mistakes() == [one]
    while kept := load_mistakes():
        note_tried(one.id, today, right=True)  # too early: nothing changes
        assert load_mistakes() == kept
        waits.append((kept[0].due - today).days)
        today = kept[0].due
        note_tried(one.id, today, right=len(waits) != 2)
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


def test_mistakes_of_one_deal_at_one_step_are_two_where_others_made_them():
    every = [mistake(), mistake(seat="p2"), mistake(played="pass"), mistake(name="Ben"), mistake(6)]
    note_mistakes(every)
    note_mistakes(every)
    assert len(load_mistakes()) == len(every)
    note_tried(every[1].id, MONDAY, right=False)
    assert [one.id for one in load_mistakes() if one.due > MONDAY] == [every[1].id]


def test_of_too_many_those_go_that_come_back_last():
    note_mistakes([mistake(step, due=MONDAY + timedelta(days=step)) for step in range(1, MOST)])
    note_mistakes([mistake(step, due=MONDAY) for step in range(1000, 1003)])
    kept = load_mistakes()
    assert len(kept) == MOST
    assert [one.due for one in kept[:4]] == [MONDAY] * 3 + [MONDAY + timedelta(days=1)]
    assert kept[-1].due == MONDAY + timedelta(days=MOST - 3)


def test_a_file_of_mistakes_is_never_larger_than_can_be_read():
    long = replace(mistake(), record=replace(mistake().record, extra={"_long": "x" * 60_000}))
    days = range(1, MOST)
    note_mistakes(
        replace(long, due=MONDAY + timedelta(days=n), decision={**long.decision, "step": n})
        for n in days
    )
    told = []
    kept = load_mistakes(told)
    assert told == []
    assert 100 < len(kept) < MOST - 1
    assert kept[0].due == MONDAY + timedelta(days=1)


def test_a_clock_that_was_wrong_once_makes_nothing_wait_for_years():
    far, near = mistake(1, due=date(2031, 5, 1)), mistake(2, due=MONDAY + timedelta(days=AFTER[-1]))
    note_mistakes([far, near])
    assert due_mistakes(MONDAY) == [far]
    note_tried(far.id, MONDAY, right=True)
    assert next(one.due for one in load_mistakes() if one.id == far.id) == date(2026, 1, 8)
    note_tried(near.id, date(2031, 1, 1), right=False)  # now it goes wrong
    assert [one.id for one in due_mistakes(MONDAY)] == [near.id]
