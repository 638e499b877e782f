"""The saved games to choose from, and the rules files that can't be used."""

import os

import pytest

from cardtable import files
from cardtable.files import attic
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


def test_the_list_tells_what_each_game_is():
    first, second = a_game(4), a_game(7, rules="cuttle")
    os.utime(first.path, (1_000_000_000, 1_000_000_000))
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
    assert "not YAML" in games[1].problem or "not YAML" in games[0].problem


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
    with pytest.raises(files.DataError, match="not there any more"):
        files.delete_game(session.path)
    assert files.undelete_game(place) == session.path
    assert {path: path.read_bytes() for path in session.path.parent.iterdir()} == before
    assert open_game(session.path).record.moves == session.record.moves
    with pytest.raises(files.DataError, match="not there any more"):
        files.undelete_game(place)


def test_a_game_put_back_never_overwrites_another():
    session = a_game()
    place = files.delete_game(session.path)
    session.save()
    back = files.undelete_game(place)
    assert back != session.path
    assert back.read_bytes() == session.path.read_bytes()


def test_only_the_last_deleted_games_are_kept(monkeypatch, home):
    monkeypatch.setattr(attic, "KEPT", 3)
    places = [files.delete_game(a_game(1, seed).path) for seed in range(5)]
    left = sorted(path.name for path in (home / "deleted").glob("*.yaml"))
    assert left == sorted(place.name for place in places)[-3:]


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
        ("cuttle.yaml", 0, "the program has rules called cuttle; give this file another name"),
        ("empty.yaml", 0, "cannot be read: it is a folder"),
        ("odd.yaml", 6, "options.hand_sise: no such key; did you mean hand_size?"),
    ]
