"""The page of games from elsewhere, and a menu that has to scroll for them."""

import subprocess
import sys

import pygame
import pytest
from pages import button, click, laid, press, settle, shown, type_text
from where import ROOT

from cardtable import files
from cardtable.files import elsewhere
from cardtable.table import scenes
from cardtable.table.scenes import unfinished
from cardtable.table.scenes.othergames import OtherGames
from cardtable.table.widgets.controls import Label
from cardtable.table.widgets.entries import TextEntry


@pytest.fixture
def folder(tmp_path_factory):
    """Of a game as the template has it; afterwards it is gone again."""
    place = tmp_path_factory.mktemp("elsewhere") / "old-maid"
    command = [sys.executable, ROOT / "tools/new_game.py", "--at", place]
    subprocess.run(command, check=True, capture_output=True)
    yield place
    for one in files.outside_games():
        elsewhere._take_out(one.folder)


def words(app):
    return " ".join(label.words for label in shown(app, Label))


def test_a_game_is_added_by_its_path_once_it_is_trusted_and_removed_again(start, folder):
    app = start(scenes.menu_scene)
    settle(app)
    click(app, button(app, "More games"))
    assert isinstance(app.scene, OtherGames)
    type_text(app, str(folder))
    click(app, button(app, "Add"))
    assert "whoever wrote it" in words(app)
    click(app, button(app, "Leave it"))
    assert "old-maid" not in files.game_ids()
    click(app, button(app, "Add"))
    click(app, button(app, "I trust it"))
    assert "old-maid" in files.game_ids()
    press(app, "ESCAPE")
    assert laid(app)["old-maid"].name == "Old maid"
    click(app, button(app, "More games"))
    click(app, button(app, "Remove"))
    press(app, "ESCAPE")
    assert "old-maid" not in laid(app)
    assert (folder / "game/game.py").is_file()


def test_a_folder_dropped_on_the_menu_is_asked_about_and_refused_with_a_reason(start, folder):
    (folder / "game/game.py").write_text("nonsense\n")
    app = start(scenes.menu_scene)
    settle(app)
    app.step([pygame.Event(pygame.DROPFILE, file=str(folder))])
    app.step([])
    click(app, button(app, "I trust it"))
    assert "nonsense" in words(app)
    assert shown(app, TextEntry)[0].value == str(folder)
    assert "old-maid" not in files.game_ids()


def test_a_broken_game_is_told_of_on_the_menu(start, folder, monkeypatch):
    (folder / "game/game.py").write_text("nonsense\n")
    monkeypatch.setenv("CARDTABLE_GAMES", str(folder))
    files.load_games()
    app = start(scenes.menu_scene)
    settle(app)
    click(app, button(app, "1 game can't be played"))
    assert "nonsense" in words(app)


@pytest.mark.parametrize(("count", "scrolls"), [(12, False), (30, True)])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_up_to_twelve_games_are_seen_at_once_and_more_are_scrolled_to(
    start, count, scrolls, size, monkeypatch
):
    games = [game for _ in range(count) for game in files.game_ids()][:count]
    monkeypatch.setattr(unfinished, "games", lambda: games)
    app = start(scenes.menu_scene, size)
    tables = app.scene._tables
    seen = [one for one in tables.children if app.canvas.rect.contains(one.rect)]
    assert len(seen) >= 13 if scrolls else len(seen) == count + 1
    assert (tables.rect.height > size[1]) == scrolls
    last = tables.tables[-1]
    app.scene.ui.set_focus(last)
    app.step([])
    assert app.canvas.rect.contains(last.rect)
    assert min(one.rect.height for one in tables.children) > size[1] / 7
