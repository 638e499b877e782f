"""The page about the computer players: what was played is kept, and each game has its section."""

import ladder
import pytest

from cardtable.ai.levels import Limit

EASY = ladder.Match("cuttle", "easy", ("beginner",), 0.54)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch, tmp_path):
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder")
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "opponents.md")
    monkeypatch.setattr(ladder, "GAMES", ("cuttle",))
    monkeypatch.setattr(ladder, "LIMIT", Limit(iterations=1))
    monkeypatch.setattr(ladder, "ladder", lambda _game: [EASY])


def test_what_has_been_played_is_kept_and_not_played_again(monkeypatch):
    ladder.play(EASY, 4, jobs=1)
    before = ladder.Record(EASY)
    assert [one.number for one in before.played()] == [0, 1, 2, 3]
    assert all(one.scores[0] in {0.0, 0.5, 1.0} for one in before.played())
    text = before.path.read_text("utf-8")
    before.save()
    assert before.path.read_text("utf-8") == text
    asked = []
    monkeypatch.setattr(ladder, "games_of", lambda *told, **_: asked.extend(told[2]) or [])
    ladder.play(EASY, 6, jobs=1)
    assert asked == [4, 5]


def test_a_game_keeps_what_the_page_says_of_it_until_enough_was_played(monkeypatch):
    ladder.PAGE.write_text("# Old\n\n## Cuttle\n\nof old\n\n## Nothing\n\nmore\n", "utf-8")
    ladder.play(EASY, 4, jobs=1)
    ladder.write()
    assert ladder.sections() == {"Cuttle": "## Cuttle\n\nof old\n"}
    monkeypatch.setattr(ladder, "ENOUGH", 4)
    ladder.write()
    page = ladder.PAGE.read_text("utf-8")
    assert page.startswith(ladder.HEAD)
    assert "| easy v beginner | 4 | " in page
    assert "of old" not in page
    once = page
    ladder.write()
    assert ladder.PAGE.read_text("utf-8") == once


def test_times_are_told_by_how_many_decisions_took_them():
    record = ladder.Record(EASY)
    record.times.update([1.0] * 90 + [5.0] * 9 + [800.0])
    assert (record.late(0.5), record.late(0.95), record.late(1.0)) == (1.0, 5.0, 800.0)
