"""Small files of one's own: what can't be read is set aside and told; two programs lose nothing."""

import json
import os
import subprocess
import sys

import pytest
from where import ROOT

from cardtable import files
from cardtable.engine.schema import DataReader
from cardtable.files import DataError, data_folder
from cardtable.files.progress import Day, load_days, note_deal, note_dealt, note_puzzle

FORTY = """
import sys
from cardtable.files.progress import note_puzzle
for number in range(40):
    note_puzzle(f"{sys.argv[1]}-{number}", 3)
"""


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def path():
    return data_folder() / "days.json"


def test_two_programs_that_note_forty_puzzles_each_keep_eighty():
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    both = [subprocess.Popen([sys.executable, "-c", FORTY, name], env=environment) for name in "ab"]
    assert [one.wait(timeout=300) for one in both] == [0, 0]
    assert len(load_days().puzzles) == 80
    assert not [one for one in data_folder().rglob("*") if one.suffix in {".tmp", ".broken"}]


def test_what_is_sound_stays_and_the_rest_is_set_aside_and_told():
    note_puzzle("one", 3, "2026-01-01")
    note_deal("2026-01-02", 0.5)
    sound = json.loads(path().read_text())
    for n, (key, entry) in enumerate(
        [("2026-01-03", {"stars": 9}), ("2026-01-03", {"share": "x"}), ("2026-02-30", {}),
         ("2026-01-03", {"share": float("nan")}), ("2026-01-03", {"expert": float("inf")}),
         ("2026-01-03", [1]), ("2026-01-03", {"later": 1}), ("2026-01-03", {"stars": True})]
    ):  # fmt: skip
        text = json.dumps({**sound, "newer": [1], "days": {key: entry, **sound["days"]}})
        path().write_text(text)
        told = []
        days = load_days(told)
        assert days.of("2026-01-02") == Day(share=0.5)
        assert days.puzzles == {"one": 3}
        assert len(days.days) == 2
        aside = path().with_name(f"days.json.broken{n + 1 if n else ''}")
        assert aside.read_text() == text
        assert f"The file is now {aside.name}. 2 days and 1 puzzle could be read" in told[0]
        assert load_days(told).other == {"newer": [1]}
        assert len(told) == 1


def test_the_backup_is_read_where_the_file_is_nothing_and_a_change_tells_of_it():
    note_puzzle("one", 3)
    note_puzzle("two", 3)
    path().write_text("[")
    assert "days.json.broken" in note_dealt("2026-01-01", "a.yaml")
    assert load_days().puzzles == {"one": 3}
    assert load_days().of("2026-01-01").game == "a.yaml"


def test_a_damaged_file_that_cannot_be_set_aside_is_not_written_over(monkeypatch):
    path().write_text("[")
    monkeypatch.setattr(files.disk, "_replace", lambda *_: (_ for _ in ()).throw(OSError("no")))
    told = []
    assert load_days(told).puzzles == {}
    assert "not JSON" in told[0]
    assert "can’t be renamed" in told[1]
    with pytest.raises(DataError, match="can’t be renamed"):
        note_puzzle("one", 3)
    assert path().read_text() == "["


def test_a_file_that_may_be_sound_is_left_alone():
    path().mkdir()
    told = []
    assert load_days(told).puzzles == {}
    assert "it’s a folder" in told[0]
    with pytest.raises(DataError, match="it’s a folder"):
        note_puzzle("one", 3)
    assert list(data_folder().glob("days*")) == [path()]


def test_numbers_that_cannot_be_meant_are_none():
    for data in (float("nan"), float("inf"), -float("inf"), 10**400, -(10**400)):
        for strict in (True, False):
            reader = DataReader(strict=strict)
            reader.read(float, data, ())
            assert len(reader.problems) == 1


def test_a_puzzle_keeps_its_most_stars_and_a_deal_its_first_end():
    note_puzzle("one", 3)
    note_puzzle("one", 1)
    note_deal("2026-11-20", 0.5)
    note_deal("2026-11-20", 1.0)
    assert load_days().puzzles == {"one": 3}
    assert load_days().of("2026-11-20").share == 0.5


def test_a_number_that_is_too_large_does_not_keep_a_file_from_being_written():
    path().write_text('{"version": 1, "theirs": 1e999}')
    note_puzzle("one", 3)
    assert json.loads(path().read_text())["theirs"] == "1e999"
