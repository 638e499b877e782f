"""The games go by their own names, unless somebody asks for polite ones."""

import inspect

import pytest

from cardtable.files import Settings
from cardtable.table.app import App, open_display
from cardtable.table.scenes.menu import Menu
from cardtable.table.widgets.controls import Button
from cardtable.terminal.lobby import choose_game
from cardtable.terminal.table import TextTable


@pytest.fixture
def menu(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    open_display(invisible=True)
    app = App(Settings(sound=False, motion="off"))
    app.reset(Menu(app))
    for _ in range(20):
        app.step([])
    yield app
    app.scene.closing()


def names(app):
    for _ in range(20):
        app.step([])
    return {table.name for table in app.scene._tables.tables}


def offer(app):
    words = ("polite", "real names")
    every = [one for one in app.scene.ui.root.walk() if isinstance(one, Button)]
    return next((one for one in every if any(word in one.words for word in words)), None)


def test_the_first_menu_offers_polite_names_and_takes_them_back(menu):
    assert {"Shithead", "Cunt-Soul"} <= names(menu)
    offer(menu).action()
    assert {"Winnersh Palace", "Count Soul"} <= names(menu)
    assert menu.settings.polite
    offer(menu).action()
    assert {"Shithead", "Cunt-Soul"} <= names(menu)


def test_polite_names_are_offered_as_long_as_a_rude_one_is_shown(menu):
    """Who has played before finds the way back in the settings."""
    menu.remember(last_setup={"game": "cuttle"})
    menu.scene.rebuild()
    offer(menu).action()
    assert {"Winnersh Palace", "Count Soul"} <= names(menu)
    assert offer(menu) is None


def test_their_own_names_are_the_default_everywhere():
    assert not Settings().polite
    assert not inspect.signature(TextTable).parameters["polite"].default
    assert not inspect.signature(choose_game).parameters["polite"].default
