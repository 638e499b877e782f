"""The page about all variants: resumed where it was left, and true to what was played."""

import pytest
import variants

from cardtable.ai import study
from cardtable.files import load_rules

QUICK, CUTTLE = load_rules("cuttle-quick"), load_rules("cuttle")


@pytest.fixture(autouse=True)
def shelf(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(variants, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(variants, "SUMS", tmp_path / "sums")
    monkeypatch.setattr(variants, "PAGE", tmp_path / "variants.md")
    return tmp_path / "kept"


def test_what_has_been_played_is_kept_and_not_played_again(shelf, monkeypatch):
    variants.run([QUICK, CUTTLE], {"greedy": 50, "hard": 0, "skill": 0}, jobs=1)
    page = variants.PAGE.read_text("utf-8")
    assert "| Quick Cuttle | 2 greedy | 50 | " in page
    assert "**Quick Cuttle** (as Cuttle, but " in page
    assert " fewer moves (" in page
    whole = variants.Shelf(QUICK, "greedy").whole()
    assert whole.games == 50
    monkeypatch.setattr(study, "done", lambda task: pytest.fail("played again"))
    variants.run([QUICK, CUTTLE], {"greedy": 50, "hard": 0, "skill": 0}, jobs=1)
    assert variants.PAGE.read_text("utf-8") == page


def test_a_piece_that_was_cut_short_is_played_again(shelf):
    variants.run([QUICK], {"greedy": 50, "hard": 0, "skill": 0}, jobs=1)
    whole = variants.Shelf(QUICK, "greedy").whole()
    (variants.SUMS / "cuttle-quick-greedy.json").unlink()
    path = shelf / "cuttle-quick-greedy.jsonl"
    path.write_text(path.read_text("utf-8")[:-40], "utf-8")
    assert variants.Shelf(QUICK, "greedy").whole().games == 25
    variants.run([QUICK], {"greedy": 50, "hard": 0, "skill": 0}, jobs=1)
    assert variants.Shelf(QUICK, "greedy").whole() == whole


def test_other_options_are_another_variant():
    variants.run([QUICK], {"greedy": 25, "hard": 0, "skill": 0}, jobs=1)
    other = load_rules("cuttle-quick", {"stall_turns": 30})
    assert variants.Shelf(QUICK, "greedy").whole().games == 25
    assert variants.Shelf(other, "greedy").whole().games == 0


def test_sums_are_enough_to_go_on(shelf, monkeypatch):
    variants.run([QUICK], {"greedy": 50, "hard": 0, "skill": 0}, jobs=1)
    whole = variants.Shelf(QUICK, "greedy").whole()
    page = variants.PAGE.read_text("utf-8")
    (shelf / "cuttle-quick-greedy.jsonl").unlink()
    variants.PAGE.unlink()
    assert variants.Shelf(QUICK, "greedy").whole() == whole
    variants.write()
    assert variants.PAGE.read_text("utf-8") == page
    variants.run([QUICK], {"greedy": 75, "hard": 0, "skill": 0}, jobs=1)
    assert variants.Shelf(QUICK, "greedy").whole().games == 75


def test_what_the_page_says_of_other_games_is_kept():
    variants.PAGE.write_text("# Old\n\n## Cuttle\n\nOld.\n\n## Soul Taker\n\nKept.\n", "utf-8")
    variants.run([QUICK], {"greedy": 25, "hard": 0, "skill": 0}, jobs=1)
    page = variants.PAGE.read_text("utf-8")
    assert page.endswith("## Soul Taker\n\nKept.\n")
    assert "Old." not in page
    assert "| Quick Cuttle | 2 greedy | 25 |" in page
