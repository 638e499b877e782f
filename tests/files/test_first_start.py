"""A stranger's machine: nothing there, nothing writable, files of another version."""

import os
import subprocess
import sys

import pytest

from cardtable import files
from cardtable.session import Player, Session, latest_game
from cardtable.table.app import App, open_display
from cardtable.table.crash import versions
from cardtable.table.system import wants_stillness


@pytest.fixture
def homeless(monkeypatch):
    for name in ("CARDTABLE_HOME", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as for a user without an entry


@pytest.mark.skipif(os.name == "nt", reason="Windows always has the folders")
def test_without_a_home_nothing_is_written_and_that_is_said(homeless, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert files.why_unkept() == "This account has no home folder, so nothing can be saved."
    session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], 5)
    for _ in range(3):
        session.play(session.legal()[0])
    assert session.notices == ["The game isn’t saved: this account has no home folder to write to"]
    assert not session.kept
    assert files.load_settings() == files.Settings()
    assert files.list_saves() == files.list_records() == []
    with pytest.raises(files.DataError, match="no home folder"):
        files.save_settings(files.Settings())
    assert not wants_stillness()
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("CARDTABLE_HOME", "~/cards")
    assert "no home folder" in files.why_unkept()


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "new" / "home"))
    assert files.why_unkept() == ""
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert files.why_unkept() == f"{tmp_path} can’t be written to, so nothing can be saved."
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "file" / "home"))
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in files.why_unkept()


def test_a_failing_save_is_told_once_until_it_works_again(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], 5)
    real = os.fsync
    for times in (1, 2):
        monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
        session.play(session.legal()[0])
        session.play(session.legal()[0])
        assert len(session.notices) == times
        monkeypatch.setattr(os, "fsync", real)
        session.play(session.legal()[0])
        assert session.kept


def test_settings_that_cannot_be_saved_are_told_once(monkeypatch):
    def fails(_):
        raise files.DataError("no room")

    open_display(invisible=True)
    app = App(files.Settings(sound=False), save=fails)
    app.apply(cloth="blue")
    assert app.trouble == "Your settings weren’t saved: no room"
    app.trouble = ""
    app.apply(cloth="green")
    assert app.trouble == ""


def test_settings_of_another_version(tmp_path):
    path = tmp_path / "settings.yaml"
    path.write_text("version: 7\nvolume: 0.5\nhologram: true\n")
    read = files.load_settings(path)
    assert read.volume == 0.5
    assert "newer version" in read.notices[0]
    files.save_settings(read, path)
    assert "version: 7" in path.read_text()
    assert "hologram: true" in path.read_text()
    for wrong in ("0", "old", "1.5", "true", "[]"):
        path.write_text(f"version: {wrong}\nvolume: 0.5\n")
        read = files.load_settings(path)
        assert read.volume == 0.5
        assert "version" in read.notices[0]
        files.save_settings(read, path)
        assert files.load_settings(path).notices == ()
    path.write_text("volume: 0.5\n")
    assert files.load_settings(path).notices == ()


def test_a_game_of_a_newer_version_waits_for_it(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], 5)
    text = session.path.read_text().replace("cardtable: 1", "cardtable: 2")
    session.path.write_text(text)
    problems = []
    assert latest_game(problems) is None
    assert "this record has format 2; this program reads 1" in problems[0]
    assert len(problems) == 1
    assert session.path.read_text() == text


def test_the_version_says_what_it_is_made_of():
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "--version"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == f"{versions()}\n"
    for part in ("cardtable 0.", "Python 3.", "SDL 2.", "pygame-ce 2."):
        assert part in versions()
