"""Find me a game, in the window: wishes, three answers, new games of them, dealing and saving."""

import pygame
import pytest
from known import row
from pages import StepClock, shown, spoken
from room import misplaced
from studied import Made

from cardtable import files
from cardtable.files import Settings, load_rules
from cardtable.presenter import finding
from cardtable.table import scenes
from cardtable.table.app import App, Scene
from cardtable.table.scenes.finding import FindGame
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.widgets.charts import ProgressBar
from cardtable.table.widgets.controls import Button, Segmented, Slip


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


@pytest.fixture
def start():
    def opened(made=None, size=(1280, 720), **settings):
        app = App(Settings(sound=False, **settings), clock=StepClock(100), size=size)
        setup = scenes.setup_scene(app, "shithead")
        app.reset(setup)
        app.step([])
        hire = (made or Made()).hire
        setup._away, setup._game = True, "shithead"
        app.push(scenes.finding_scene(app, setup.choices, setup._deal_them, hire=hire))
        app.step([])
        return app

    return opened


def button(app, text):
    return next(one for one in shown(app, Button) if one.words == text and one.shown)


def key(app, code, mod=0):
    app.step([pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")])


def slips(app):
    return [one for one in shown(app, Slip) if one.action is not None]


def test_it_opens_from_new_game_and_answers_at_once():
    app = App(Settings(sound=False), clock=StepClock(100), size=(1280, 720))
    app.reset(scenes.setup_scene(app, "shithead"))
    app.step([])
    button(app, "Find me a game…").activate()
    app.step([])
    assert isinstance(app.scene, FindGame)
    assert len(slips(app)) == 3
    assert "minutes" in spoken(app)
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.scene, FindGame)


def test_wishes_change_the_answers_and_the_keyboard_reaches_all_of_it(start, monkeypatch):
    rows = [row("shithead", skill=0.9), row("cunt-soul", minutes=30), row("cuttle-three")]
    rows += [row("shithead-classic", skill=0.6), row("shithead-glass", minutes=60)]
    monkeypatch.setattr(finding, "read_rows", lambda: rows)
    app = start()
    players, minutes, _, _ = shown(app, Segmented)
    assert players.spoken.startswith("Players")
    app.scene.ui.set_focus(minutes, by_keyboard=True)
    for _ in range(3):
        key(app, pygame.K_RIGHT)
    assert app.scene.answers[0].base.id == "shithead-glass"
    app.scene._wish("minutes", 10)
    app.scene.ui.set_focus(shown(app, Segmented)[2], by_keyboard=True)
    key(app, pygame.K_RIGHT)
    best = app.scene.answers[0]
    assert best.base.id == "shithead"
    assert "skill counts for more" in finding.why(best)
    third = slips(app)[2]
    app.scene.ui.set_focus(third, by_keyboard=True)
    key(app, pygame.K_RETURN)
    assert [one.look for one in slips(app)] == ["usual", "usual", "chosen"]
    assert app.scene.ui.focus is slips(app)[2]


def test_the_chosen_game_is_dealt_with_what_is_changed_in_it(start, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", lambda: [row("shithead", 4, hand_size=4)])
    app = start()
    app.scene._wish("players", 4)
    button(app, "Deal this game").activate()
    app.step([])
    assert isinstance(app.scene, Play)
    state = app.scene.session.state
    assert (len(state.seats), state.rules.options.hand_size) == (4, 4)


def test_a_changed_game_is_saved_under_a_name_and_then_dealt(start, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", lambda: [row("shithead", hand_size=4)])
    app = start()
    assert "Shithead, but you hold 4 cards" in spoken(app)
    button(app, "Save these rules…").activate()
    app.step([])
    key(app, pygame.K_RETURN)
    (made,) = [one for one in files.list_rules() if files.is_own(one.id)]
    assert made.options.hand_size == 4
    assert not [one for one in shown(app, Button) if one.words == "Save these rules…" and one.shown]
    button(app, "Deal this game").activate()
    app.step([])
    assert app.scene.session.state.rules.id == made.id


def test_new_games_narrow_the_figures_and_bring_own_rules_in(start, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", lambda: [row("shithead", games=20)])
    base = files.with_house_rules(load_rules("shithead"), {"hand_size": 2})
    own = files.save_own(base, load_rules("shithead"))
    app = start()
    assert [one.base.id for one in app.scene.answers] == ["shithead"]
    before = app.scene.answers[0].minutes
    button(app, "Try them out").activate()
    for _ in range(60):
        app.step([])
    assert {one.base.id for one in app.scene.answers} == {"shithead", own.id}
    after = next(one for one in app.scene.answers if one.base.id == "shithead").minutes
    assert after.games == before.games + 60
    assert shown(app, ProgressBar)[0].spoken == "All 136 games have been played"


def test_what_was_played_before_it_was_cancelled_counts(start, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", lambda: [row("shithead", games=20)])
    made = Made(quick=2)
    app = start(made)
    button(app, "Try them out").activate()
    app.step([])
    app.step([])
    assert shown(app, ProgressBar)[0].spoken == "Computers are playing: 27 of 68 games"
    button(app, "Cancel").activate()
    app.step([])
    assert made.killed == 1
    assert app.scene.study is None
    assert shown(app, ProgressBar)[0].spoken == "Cancelled after 27 of 68 games"
    assert app.scene.answers[0].minutes.games == 45
    assert button(app, "Try them out")


def test_nobody_plays_on_behind_another_page_or_after_another_wish(start):
    made = Made(quick=0)
    app = start(made)
    app.scene._try()
    app.push(Scene(app))
    assert (made.hired, made.killed) == (1, 1)
    app.pop()
    app.step([])
    app.scene._try()
    app.scene._wish("fair", True)
    assert (made.hired, made.killed) == (2, 2)
    app.scene._try()
    app.scene.closing()
    assert made.killed == 3


def test_what_ends_the_processes_is_told(start):
    made = Made()
    made.trouble = RuntimeError("a process was killed")
    app = start(made)
    app.scene._try()
    for _ in range(3):
        app.step([])
    assert "ended from outside" in spoken(app)
    assert app.scene.study is None


@pytest.mark.parametrize("players", [2, 3, 8])
def test_answers_fit_every_window(start, players):
    for size, scale in (((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.5)):
        app = start(Made(quick=0), size, ui_scale=scale)
        app.scene._wish("players", players)
        app.scene._wish("fair", True)
        app.scene._try()
        app.step([])
        assert misplaced(app) == []
        app.scene.closing()


def test_a_table_of_which_nothing_is_known_is_tried(start, monkeypatch):
    monkeypatch.setattr(finding, "read_rows", list)
    app = start()
    assert "Nothing is known yet of games for 3 players" in spoken(app)
    assert not [one for one in shown(app, Button) if one.words == "Deal this game" and one.shown]
    button(app, "Try them out").activate()
    for _ in range(60):
        app.step([])
    assert len(slips(app)) == 3
    assert button(app, "Deal this game")
