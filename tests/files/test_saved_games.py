"""The saved games to choose from, and the rules files that can't be used."""

import os
import re
from random import Random

import pytest

from cardtable import files
from cardtable.files import disk, finished_games, records, strict_yaml
from cardtable.lessons.lesson import all_lessons
from cardtable.session import Player, Session, latest_game, open_game


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def a_game(moves=6, seed=7, rules="shithead"):
    players = (Player("Ann"), Player("Bo", "bot", "hard:gambler"))
    session = Session.saved(files.load_rules(rules), players, seed)
    for _ in range(moves):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    return session


def played(path, when):
    """Make a save one that was last played then."""
    path.write_text(re.sub("(?m)^_played: .*$", f"_played: '{when}'", path.read_text()))


def test_the_list_tells_what_each_game_is():
    first, second = a_game(4), a_game(7, rules="cuttle")
    played(first.path, "2001-09-09T01:46:40+00:00")
    os.utime(second.path, (1_000_000_000, 1_000_000_000))  # a copy may have any stamp
    games = files.saved_games()
    assert [game.path for game in games] == [second.path, first.path]
    assert [game.rules for game in games] == ["cuttle", "shithead"]
    assert [game.moves for game in games] == [7, 4]
    assert [(one.name, one.level) for one in games[0].sitters] == [
        ("Ann", ""),
        ("Bo", "hard:gambler"),
    ]
    assert games[0].begun == second.record.date
    assert games[1].played.year == 2001
    assert not any(game.busy or game.problem for game in games)


def test_what_can_not_be_read_is_listed_with_the_reason(home):
    session = a_game()
    session.path.write_text("[")
    (home / "saves" / "2020-01-01-000000-x.yaml").write_text("a: 1\n")
    games = files.saved_games()
    assert all(game.problem and not game.rules for game in games)
    assert any("not YAML" in str(game.problem) for game in games[:2])


def test_only_the_backup_is_left():
    session = a_game()
    session.path.unlink()
    (game,) = files.saved_games()
    assert (game.path, game.moves) == (session.path, 5)


def test_deleting_can_be_taken_back():
    session = a_game()
    session.close()
    before = {path: path.read_bytes() for path in session.path.parent.iterdir()}
    assert len(before) == 2
    place = files.delete_game(session.path)
    assert files.saved_games() == []
    assert latest_game() is None
    with pytest.raises(files.DataError, match="this game is gone"):
        files.delete_game(session.path)
    assert files.undelete_game(place) == session.path
    assert {path: path.read_bytes() for path in session.path.parent.iterdir()} == before
    assert open_game(session.path).record.moves == session.record.moves
    with pytest.raises(files.DataError, match="this game is gone"):
        files.undelete_game(place)


def test_a_review_is_kept_with_its_game_as_long_as_it_fits(home):
    session = a_game(4)
    path, record = session.path, session.record
    assert files.load_review(path, record, "p1") is None
    files.save_review(path, record, "p1", [1])
    files.save_review(path, record, "p2", [2])
    assert [files.load_review(path, record, seat) for seat in ("p1", "p2")] == [[1], [2]]
    assert files.no_saves() == []
    beside = path.with_suffix(".review.json")
    session.play(session.legal()[0])
    assert files.load_review(path, record, "p1") is None
    assert not beside.exists()
    for damaged in ("{", "[]", "{}"):
        beside.write_text(damaged)
        files.save_review(path, record, "p1", [3])
        assert files.load_review(path, record, "p1") == [3]
    session.close()
    files.delete_game(path)
    assert not beside.exists()
    over, rng = a_game(0), Random(1)
    files.save_review(over.path, over.record, "p1", [4])
    beside = over.path.with_suffix(".review.json")
    while not over.over:
        assert beside.exists()
        over.play(over.fallback_line(rng))
    assert not beside.exists()
    files.save_review(over.path, over.record, "p1", [5])
    assert files.no_records() == []
    assert files.load_review(over.path, files.load_record(over.path)[0], "p1") == [5]


def test_a_game_put_back_never_overwrites_another():
    session = a_game()
    place = files.delete_game(session.path)
    session.save()
    back = files.undelete_game(place)
    assert back != session.path
    assert back.read_bytes() == session.path.read_bytes()


def test_only_the_last_deleted_games_are_kept(monkeypatch, home):
    monkeypatch.setattr(disk, "KEPT", 3)
    places = [files.delete_game(a_game(1, seed).path) for seed in range(5)]
    left = sorted(path.name for path in (home / "deleted").glob("*.yaml"))
    assert left == sorted(place.name for place in places)[-3:]


def test_nothing_in_an_own_folder_is_passed_over_without_a_word(home):
    """But for what begins with a dot, and for what the program itself puts there."""
    fine, odd = "x.yaml", ("a.yml", "b.YAML", "c.yaml.txt", "d.yaml~", "e", "sub", "g.yaml.bak")
    nobodys = ("._x.yaml", ".#x.yaml", ".x.yaml.swp", "desktop.ini", "x.yaml.broken2", "notes.md")
    look = {
        "rules": lambda: [*map(str, files.faulty_rules())],
        "rules/lessons": lambda: all_lessons(told := []) and [*map(str, told)],
        "saves": lambda: [*map(str, files.no_saves())],
        "records": lambda: finished_games(told := []) or [*map(str, told)],
    }
    for name, told in look.items():
        folder = home / name
        folder.mkdir(parents=True)
        for each in (fine, *odd[:-2], *odd[-1:], *nobodys):
            (folder / each).write_text("[")
        (folder / "sub").mkdir()
        spared = {"g.yaml.bak"} if name in {"saves", "records"} else set()  # a lost game's backup
        wanted = {str(folder / each): each for each in (fine, *odd) if each not in spared}
        lines = [one for one in told() if "/lessons: " not in one]
        found = {path for path in wanted if any(one.startswith(f"{path}:") for one in lines)}
        assert found == set(wanted) - ({str(folder / fine)} if name == "saves" else set())
        assert not [one for one in lines if any(f"/{each}:" in one for each in nobodys)]
        assert f"{folder / 'c.yaml.txt'}: only files whose names end in .yaml are read; " in (
            "\n".join(lines)
        )
        assert "rename it to c.yaml" in "\n".join(lines)
    told = []
    assert latest_game(told) is None
    assert any("a.yml" in one for one in told)


def test_which_game_is_the_latest_stands_in_it(monkeypatch):
    first, second = a_game(3), a_game(3, rules="cuttle")
    for stamp, path in ((2_000_000_000, first.path), (1_000_000_000, second.path)):
        os.utime(path, (stamp, stamp))
    assert files.list_saves() == [second.path, first.path]
    played(second.path, "2031-01-01T00:00:00+00:00")  # a clock was wrong, and is right again
    monkeypatch.setattr(records, "_latest", {})
    third = a_game(1)
    assert files.list_saves() == [third.path, second.path, first.path]
    before = first.path.read_bytes()
    first.close()
    open_game(first.path).save()  # looked at only
    assert first.path.read_bytes() == before
    first.path.write_text(re.sub("(?m)^(_played|date): .*\n", "", first.path.read_text()))
    os.utime(first.path, (2_000_000_000, 2_000_000_000))
    assert files.time_of(first.path).year == 2033  # nothing else is known of it


def test_what_can_not_be_read_is_not_taken_for_damaged(monkeypatch):
    older, session = a_game(4), a_game(4)
    for one in (older, session):
        one.close()
    real = strict_yaml._opened_at_once

    def refused(path, flags):
        if str(path) == str(session.path):
            raise PermissionError(13, "Permission denied")
        return real(path, flags)

    monkeypatch.setattr(strict_yaml, "_opened_at_once", refused)
    with pytest.raises(files.Unreadable, match="Permission denied"):
        open_game(session.path)
    told = []
    assert latest_game(told).path == older.path
    assert told == [f"{session.path}: can’t be read: Permission denied"]
    monkeypatch.undo()
    assert session.path.exists()


def test_rules_files_that_can_not_be_used(home):
    assert files.faulty_rules() == []
    own = home / "rules"
    own.mkdir(parents=True)
    text = "id: fine\ngame: shithead\nnames: {plain: Fine}\nseats: [2]\n"
    (own / "fine.yaml").write_text(text)
    (own / "odd.yaml").write_text(text.replace("fine", "odd") + "options:\n  hand_sise: 3\n")
    (own / "cuttle.yaml").write_text("anything")
    (own / "broken.yaml").write_bytes(b"id: broken\n\xff\n")
    (own / "empty.yaml").mkdir()
    told = [(one.path.name, one.line, one.reason) for one in files.faulty_rules()]
    assert told == [
        ("broken.yaml", 2, "not UTF-8 text"),
        (
            "cuttle.yaml",
            0,
            "the program already has rules called cuttle; give this file another name",
        ),
        ("empty.yaml", 0, "can’t be read, because it’s a folder"),
        ("odd.yaml", 6, "options.hand_sise: no such key; did you mean hand_size?"),
    ]
