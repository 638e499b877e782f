"""A saved game may name a program to run: it is asked about first, whoever opens the game."""

import pygame
import pytest
from pilot import StepClock
from room import misplaced

from cardtable import files
from cardtable.ai.levels import PROGRAM
from cardtable.players import PROGRAM as NAMED
from cardtable.session import Player, Session, open_game
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.about import Strangers
from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.playing.state import Opponents
from cardtable.table.widgets.controls import Button, Label

COMMAND = "rm -rf " + "a-folder-with-a-very-long-name/" * 12 + " && echo done"


@pytest.fixture
def path(tmp_path, monkeypatch):
    """A saved game in which a program sits at the second seat and begins."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    players = Player("Ann"), Player("Mallory", "bot", PROGRAM + COMMAND)
    session = Session.saved(files.load_rules("shithead"), players, 7)
    session.close()
    return session.path


def opened(path, size=(1280, 720), **settings):
    app = App(files.Settings(sound=False, **settings), clock=StepClock(), size=size)
    app.reset(scenes.menu_scene(app), scenes.play_scene(app, open_game(path)))
    for _ in range(3):
        app.step([])
    return app


def push(app, words):
    (found,) = [
        one
        for one in app.scene.ui.top.walk()
        if isinstance(one, Button) and one.words.startswith(words)
    ]
    found.action()
    app.step([])


def test_both_sides_of_the_house_know_a_program_by_the_same_mark():
    assert PROGRAM == NAMED


def test_whoever_deals_a_game_has_chosen_its_players():
    players = Player("Ann"), Player("Mallory", "bot", PROGRAM + COMMAND)
    assert Session.new(files.load_rules("shithead"), players, 7).strangers == ()


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_the_whole_command_is_told(path, size, scale):
    app = opened(path, size, ui_scale=scale)
    assert isinstance(app.scene, Strangers)
    assert misplaced(app) == []
    told = "".join(one.words for one in app.scene.ui.top.walk() if isinstance(one, Label))
    assert "Mallory" in told
    assert COMMAND.replace(" ", "") in told.replace(" ", "")


def test_nothing_is_run_and_nothing_played_before_the_answer(path):
    app = opened(path)
    before = path.read_bytes()
    for _ in range(100):
        app.step([])
    assert isinstance(app.scene, Strangers)
    assert path.read_bytes() == before


def test_it_runs_when_that_is_said(path):
    app = opened(path)
    push(app, "Run it")
    assert isinstance(app.scene, Play)
    assert app.scene.session.level("p2") == PROGRAM + COMMAND
    app.scene.closing()


def test_a_computer_player_takes_the_seat_for_good(path):
    app = opened(path)
    pygame.event.clear()
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    assert isinstance(app.scene, Play)
    assert app.scene.session.level("p2") == "medium"
    app.scene.closing()
    app.scene.session.close()
    again = open_game(path)
    assert again.strangers == ()
    assert again.player("p2") == Player("Mallory", "bot", "medium")


@pytest.mark.parametrize("words", ["Cancel", "‹ Back"])
def test_the_game_can_be_left_as_it_is(path, words):
    app, before = opened(path), path.read_bytes()
    push(app, words)
    assert isinstance(app.scene, Menu)
    assert path.read_bytes() == before
    assert open_game(path).strangers == ("p2",)  # nobody holds it


def test_a_table_that_was_not_asked_for_leave_plays_without_the_program():
    players = [Player(name, "bot", PROGRAM + COMMAND) for name in ("Mallory", "Trudy")]
    session = Session.resume(Session.new(files.load_rules("shithead"), players, 7).record)

    class Never:
        def ask(self, *_):
            pytest.fail("it was asked")

    remarks = []
    table = Opponents(Never, remarks.append)
    table.prepare(session, 0.0)
    assert table.line(session, 9.0, rested=0.0, pace=0.0) in session.legal()
    assert "nobody has allowed this program to run" in remarks[0]
