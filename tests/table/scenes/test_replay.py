"""A recorded game can be walked through forwards, backwards and from every seat."""

import random

import pygame
import pytest
from effort import effort
from pages import button, click
from pilot import Pilot, new_session

from cardtable import files
from cardtable.presenter.words import in_words
from cardtable.table import system
from cardtable.table.app import App
from cardtable.table.scenes.replay import Replay
from cardtable.table.widgets.controls import Button


@pytest.fixture
def record():
    """A short game; at full length a long one."""
    session = new_session(seats=3, seed=effort(14, 4))
    rng = random.Random(4)
    while not session.over:
        session.play(session.fallback_line(rng))
    return session.record


@pytest.fixture
def app(record):
    pilot = Pilot(new_session(), motion="off")
    app: App = pilot.app
    app.reset(Replay(app, record))
    app.step([])
    return app


def key(app, *keys):
    for one in keys:
        app.step([pygame.Event(pygame.KEYDOWN, key=one, mod=0, unicode="", scancode=0)])


def test_every_move_can_be_seen_and_shows_the_state(app):
    scene = app.scene
    resets = []
    reset = scene.board.reset
    scene.board.reset = lambda *args, **more: (resets.append(1), reset(*args, **more))
    for step in range(1, scene.last_step + 1):
        key(app, pygame.K_RIGHT)
        assert scene.at == step
    app.step([])
    buttons = [one.rect for one in scene.surround.head.walk() if isinstance(one, Button)]
    assert buttons
    people = [pygame.Rect(one.rect) for one in scene.board.plan.people.values()]
    assert all(one.collidelist(people) < 0 for one in buttons)
    assert max(one.bottom for one in buttons) <= scene.board.area.y
    assert resets == []
    assert scene.board.table.agrees(scene._past.state(-1).view("p1"))
    assert len(scene.entries) >= scene.last_step


def test_a_banner_goes_with_the_table_that_it_was_about(app):
    scene = app.scene
    key(app, pygame.K_RIGHT)
    scene.callouts.announce("Burned!")
    assert scene.telling().banner
    key(app, pygame.K_HOME)
    assert not scene.telling().banner


def test_backwards_to_the_ends_and_by_itself(app):
    scene = app.scene
    key(app, pygame.K_END)
    assert scene.at == scene.last_step
    key(app, pygame.K_LEFT, pygame.K_LEFT)
    assert scene.at == scene.last_step - 2
    key(app, pygame.K_HOME)
    assert scene.at == 0
    key(app, pygame.K_SPACE)
    for _ in range(300):
        app.step([])
    assert scene.running
    assert scene.at >= 3


@pytest.mark.parametrize("works", [True, False])
def test_a_page_that_is_saved_can_be_opened_and_shown_in_its_folder(
    app, record, monkeypatch, tmp_path, works
):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    opened = []
    monkeypatch.setattr(system, "open_with_desktop", lambda path: opened.append(path) or works)
    app.scene.record.date = "x/../../victim"  # no more than a stranger's text may say
    key(app, pygame.K_h)
    (page,) = tmp_path.rglob("*.html")
    assert page.parent == files.exports_folder()
    assert any(str(page) in one.spoken for one in app.scene.ui.layers[-1].walk())
    for name in ("Open", "Show in folder"):
        click(app, button(app, name))
    assert opened == [page, page.parent]
    assert works == (app.scene.ui._toast is None)
    click(app, button(app, "Done"))
    assert not app.scene.ui.layers
    key(app, pygame.K_h)
    assert len(list(page.parent.iterdir())) == 2
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_from_another_seat_and_with_all_cards_open(app):
    scene = app.scene
    key(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_v)
    assert scene.board.reader == "p2"
    assert scene.board.table.zones["p1.hand"][0].card is None
    key(app, pygame.K_o)
    assert all(one.card is not None for one in scene.board.table.sprites())
    assert scene.board.plan.poses[scene.board.table.zones["p1.hand"][0].id].face
    for _ in range(40):
        key(app, pygame.K_RIGHT)
        assert all(one.card is not None for one in scene.board.table.sprites())


@pytest.mark.drawn(2)
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("everything", [False, True])
def test_of_a_game_that_is_not_over_nothing_is_shown_that_its_people_do_not_see(people, everything):
    session = new_session(seats=3, humans=people, seed=4)
    rng = random.Random(4)
    for _ in range(20):
        session.play(session.fallback_line(rng))
    pilot = Pilot(new_session(), motion="off")
    app = pilot.app
    app.reset(Replay(app, session.record, everything=everything))
    scene = app.scene
    told = []
    scene.ui.toast = lambda words, **_: told.append(words)

    def shown():
        return {one.card for one in scene.board.table.sprites()} - {None}

    def common_to():
        views = [session.view(seat) for seat in session.seats[:people]]
        runs = [{one for run in view.zones.values() for one in run} for view in views]
        return set.intersection(*runs) - {None}

    key(app, pygame.K_END, pygame.K_o, pygame.K_o)
    if everything:  # asked first
        assert told == ["This game isn’t over. Choose that again to see the other hands"]
        assert len(shown()) == 52
        key(app, pygame.K_o, pygame.K_v)
        assert scene.board.reader == "p2"
        return
    assert shown() == common_to()
    key(app, pygame.K_v, pygame.K_HOME, *[pygame.K_RIGHT] * 20)
    assert scene.board.reader == "p1"
    assert shown() == common_to()
    who = " and ".join(session.player(seat).name for seat in session.seats[:people])
    because = f"The game isn’t over, so you see only what {who} can see"
    assert set(told) == {f"{because}. To see everything: cardtable replay --open"}


def test_a_damaged_record_is_shown_up_to_the_damage(record):
    pilot = Pilot(new_session(), motion="off")
    moves = [n for n, line in enumerate(record.moves) if not line.startswith("chance")]
    record.moves[moves[5]] = "p1 play ZZ"
    scene = Replay(pilot.app, record)
    assert scene.last_step == 5


def test_links_explain_themselves_in_a_replay_too():
    session = new_session("cunt-soul", 3, seed=4)
    rng = random.Random(4)
    while not session.over and session.step_count < 90:
        session.play(rng.choice(session.legal()))
    pilot = Pilot(new_session(), motion="off")
    pilot.app.reset(Replay(pilot.app, session.record))
    scene = pilot.app.scene
    scene.go(next(n for n in range(30, 90) if len(scene._past.state(n).zones["pile"]) > 2))
    pilot.step(2)
    top = scene.board.table.zones["pile"][-1]
    rect = pygame.Rect(scene.board.plan.poses[top.id].rect)
    pilot.move(rect.center)
    pilot.step(30)
    told = in_words(scene.board.table.tip(top), scene.data, scene.name)
    assert told[0] in scene.telling().bubble
    assert scene.telling().counter.startswith("Turn ")
    pilot.step(1, pygame.Event(pygame.WINDOWLEAVE))
    pilot.step(2)
    assert scene.telling().bubble == ""
