"""Files and folders that are dropped on the window, and games from elsewhere that fail in it."""

import shutil
import subprocess
import sys

import pygame
import pytest
from pages import button, click, laid, pause, press, shown
from where import ROOT

from cardtable import files
from cardtable.engine.record import Record
from cardtable.files import DataError, elsewhere, load_rules
from cardtable.session import Player, Session
from cardtable.table import crash, scenes
from cardtable.table.scenes.setup import Setup
from cardtable.table.scenes.unfinished import path_of
from cardtable.table.widgets.controls import Button, Label

PAGES = {
    "menu": scenes.menu_scene,
    "setup": scenes.setup_scene,
    "settings": scenes.settings_scene,
}


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """The folder of a game as the template has it."""
    place = tmp_path_factory.mktemp("elsewhere") / "old-maid"
    command = [sys.executable, ROOT / "tools/new_game.py", "--at", place]
    subprocess.run(command, check=True, capture_output=True)
    return place


@pytest.fixture
def folder(begun, tmp_path):
    """A copy of it; afterwards the game is gone again."""
    place = tmp_path / "from a friend" / "old-maid"
    shutil.copytree(begun, place)
    yield place
    for outside in files.outside_games():
        elsewhere._take_out(outside.folder)


def drop(app, *paths):
    """As the system tells of it: what is dropped together comes between two marks."""
    app.step([pygame.Event(pygame.DROPBEGIN)])
    app.step([pygame.Event(pygame.DROPFILE, file=str(path)) for path in paths])
    app.step([pygame.Event(pygame.DROPCOMPLETE)])
    app.step([])


def words(app):
    """What is read on the page, its toast included."""
    labels = [label.words for label in shown(app, Label)]
    return " ".join([*labels, getattr(app.scene.ui._toast, "words", "")])


def saved(over=False):
    """The file of a game that goes on, or that is over."""
    players = [Player("Kim", "bot", "easy"), Player("Ada", "bot", "easy")]
    session = Session.saved(load_rules("cuttle"), players, 3)
    if over:
        while not session.over:
            session.play(session.legal()[0])
    session.close()
    return session.path


def own_rules(tmp_path, name):
    path = tmp_path / f"{name}.yaml"
    path.write_text(
        f"id: shithead-{name}\ngame: shithead\nextends: shithead\nversion: '1'\n"
        f"seats: [2, 5]\nnames: {{plain: {name.title()}}}\n"
        f"options: {{hand_size: {4 if name == 'four' else 2}}}\n"
    )
    return path


@pytest.mark.parametrize("page", PAGES)
def test_a_game_dropped_on_any_page_is_copied_once_it_is_trusted(start, folder, page):
    app = start(PAGES[page])
    drop(app, folder)
    assert "person who wrote it" in words(app)
    click(app, button(app, "Don’t"))
    assert "old-maid" not in files.game_ids()
    pause(app)
    drop(app, folder)
    click(app, button(app, "I trust it"))
    assert "old-maid" in files.game_ids()
    shutil.rmtree(folder)
    assert load_rules("old-maid").names.plain == "Old maid"
    app.reset(scenes.menu_scene(app))
    assert laid(app)["old-maid"].name == "Old maid"


def test_a_broken_game_is_refused_with_a_reason_and_not_copied(start, folder):
    (folder / "game/game.py").write_text("nonsense\n")
    app = start(scenes.setup_scene)
    drop(app, folder)
    click(app, button(app, "I trust it"))
    assert "nonsense" in words(app)
    assert not files.games_folder().exists() or not any(files.games_folder().iterdir())


@pytest.mark.parametrize("page", PAGES)
def test_a_saved_game_dropped_on_any_page_is_gone_on_with_and_a_finished_one_is_shown(start, page):
    app = start(PAGES[page])
    drop(app, saved())
    assert app.scene.session.rules.id == "cuttle"
    app.scene.session.close()
    app = start(PAGES[page])
    drop(app, saved(over=True))
    assert type(app.scene).__name__ == "Replay"


@pytest.mark.parametrize("page", PAGES)
def test_of_several_files_each_is_told(start, folder, tmp_path, page):
    app = start(PAGES[page])
    lessons = ROOT / "rules" / "lessons" / "cuttle.yaml"
    four, five = own_rules(tmp_path, "four"), own_rules(tmp_path, "five")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG")
    drop(app, four, picture, saved(), tmp_path, lessons, tmp_path / "gone", five, folder)
    assert "person who wrote it" in words(app)
    click(app, button(app, "Don’t"))
    said = words(app)
    for word in ("Four", "Five", "picture.png", "by itself", tmp_path.name, "lessons", "gone"):
        assert word in said
    assert {"shithead-four", "shithead-five"} <= {rules.id for rules in files.list_rules()}


STRANGE = [
    "~nosuchuser/x",
    '"/"',
    "/",
    "file:///",
    "file:///a%20b",
    "a\0b",
    "",
    " ",
    "x" * 5000,
    "'",
]


@pytest.mark.parametrize("name", STRANGE)
def test_any_path_can_be_dropped(start, name):
    app = start(scenes.menu_scene)
    for event in (
        pygame.Event(pygame.DROPFILE, file=name),
        pygame.Event(pygame.DROPTEXT, text=name),
    ):
        app.step([event])
        app.step([])
        assert app.running


def test_a_path_is_read_as_other_programs_write_it(tmp_path):
    plain = tmp_path / "a b"
    assert path_of(str(plain)) == path_of(f'"{plain}"') == path_of(plain.as_uri()) == plain


def test_what_is_dropped_on_a_table_is_not_lost_without_a_word(start):
    app = start(lambda app: scenes.replay_scene(app, record()))
    drop(app, "/nowhere.yaml")
    assert "not here" in words(app) or "can’t be used" in words(app)


def record():
    return Record.from_data(files.read_yaml(saved(over=True)))


# --- a game that fails ----------------------------------------------------------------------------


def fails(folder, hook):
    """The game has been brought in; from now on one of its hooks raises."""
    files.add_game(folder)
    game = next(each.game for each in files.outside_games() if each.game)
    at = files.games_folder() / "old-maid" / "game" / "game.py"
    namespace = {}
    code = compile("def broken(*_, **more):\n    raise SystemExit('no')\n", str(at), "exec")
    exec(code, namespace)
    setattr(game, hook, classmethod(namespace["broken"]))
    return game


def test_a_game_that_fails_on_a_page_is_switched_off_and_all_else_goes_on(start, folder):
    app = start(scenes.settings_scene)
    fails(folder, "titles")
    app.reset(scenes.menu_scene(app))
    with pytest.raises(SystemExit) as raised:
        laid(app)
    report = crash.report(raised.value, app)
    assert report.outside == "old-maid"
    assert "old-maid" in report.words[0]
    app.scenes.clear()
    app.reset(scenes.crash_scene(app, report))
    app.step([])
    click(app, button(app, "Back to the menu"))
    assert "old-maid" not in laid(app)
    (fault,) = files.faulty_games()
    assert fault.path.name == "game.py"
    click(app, button(app, "1 game can’t be played"))
    assert "SystemExit" in words(app)
    assert any(each.words.startswith("Open the games") for each in shown(app, Button))
    press(app, "ESCAPE")


def test_an_error_of_our_own_blames_no_game(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    files.add_game(folder)
    with pytest.raises(DataError) as raised:
        load_rules("nothing")
    assert files.failed_game(raised.value) is None
    assert files.disable_failed_game(raised.value) is None
    assert "old-maid" in files.game_ids()


# --- rules that are changed by hand ---------------------------------------------------------------


def wait(app):
    """A little longer than it takes until the page looks at its files again."""
    for _ in range(120):
        app.step([])


@pytest.mark.parametrize("waits", [False, True])
def test_rules_changed_by_hand_are_read_again_before_they_are_dealt(start, waits, tmp_path):
    path = files.import_rules(own_rules(tmp_path, "four"))[0].id
    app = start(lambda app: scenes.setup_scene(app, rules="shithead-four"))
    file = files.own_rules_folder() / f"{path}.yaml"
    file.write_text(file.read_text().replace("hand_size: 4", "hand_size: 2"))
    if waits:
        wait(app)
        assert "just changed" in words(app)
        assert app.scene.rules.options.hand_size == 2
    else:
        click(app, button(app, "Deal"))
        app.step([])
        assert isinstance(app.scene, Setup)  # nothing is dealt unseen
        assert "just changed" in words(app)
    wait(app)
    app.scene._deal_them()
    assert app.scene.session.rules.options.hand_size == 2


def test_rules_that_cannot_be_read_any_more_are_not_dealt(start, tmp_path):
    files.import_rules(own_rules(tmp_path, "four"))
    app = start(lambda app: scenes.setup_scene(app, rules="shithead-four"))
    (files.own_rules_folder() / "shithead-four.yaml").write_text("nonsense")
    wait(app)
    assert app.scene.rules.id != "shithead-four"
    (files.own_rules_folder() / "shithead-four.yaml").unlink()
    wait(app)
    assert not app.scene._faulty
