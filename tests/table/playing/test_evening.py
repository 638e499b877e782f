"""A long evening: what a game needed is gone after it, and what is kept for long stays small."""

import gc
import os
import signal
import weakref

import pygame
import pytest
from pilot import Instant, Pilot, new_session

from cardtable.ai.worker import Worker
from cardtable.engine.past import APART, LATEST
from cardtable.engine.position import write_position
from cardtable.files import load_rules
from cardtable.session import Player, Session, open_game
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.theme import Shelf, Theme
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.result import Result


def play_out(pilot, *, moves=10**6):
    """Computer players play on, to the result."""
    until = pilot.session.step_count + moves
    for _ in range(100_000):
        if isinstance(pilot.app.scene, Result) or pilot.session.step_count >= until:
            return
        pilot.step()
    raise AssertionError("it does not end")


def test_a_game_that_was_left_is_gone():
    pilot = Pilot(new_session("cuttle", humans=0), motion="off", bot_pace=0.0)
    scene, session = weakref.ref(pilot.scene), weakref.ref(pilot.session)
    play_out(pilot)
    following = pilot.app.scene.session.next_game()
    del pilot.session, pilot.thinker
    # the result draws the table as it was left, and goes with it
    pilot.app.switch(Play(pilot.app, following, lambda: Instant(following)))
    pilot.step(3)
    gc.collect()
    assert scene() is None
    assert session() is None


def test_a_theme_keeps_pictures_up_to_its_room():
    theme = Theme()
    first = theme.text("0")
    for number in range(3000):
        theme.text(f"line {number}", "title")
        theme.kept(number, lambda: pygame.Surface((100, 100)))
        assert theme.bytes_kept <= theme.room
        assert theme.text("0") is first  # what is used again and again stays
    lasting = theme.kept("always", lambda: pygame.Surface((9, 9)), lasting=True)
    theme.forget()
    assert theme.bytes_kept == 0
    assert theme.kept("always", lambda: pygame.Surface((9, 9)), lasting=True) is lasting


def test_the_tables_of_all_games_share_one_room():
    pilot = Pilot(new_session("shithead", seats=3, humans=0), motion="off", bot_pace=0.0)
    play_out(pilot, moves=40)
    theme = pilot.app.theme
    used = theme.bytes_kept
    assert used > 0
    assert pilot.scene.theme is not theme
    assert pilot.scene.theme.bytes_kept == used


def test_a_shelf_always_has_what_was_put_there_last():
    shelf = Shelf(10)
    large = shelf.get("large", lambda: pygame.Surface((50, 50)))
    assert shelf.get("large", lambda: None) is large
    shelf.get("other", lambda: pygame.Surface((50, 50)))
    assert len(shelf) == 1


def test_pictures_of_cards_go_when_nobody_asks_for_them():
    faces = CardFaces(Theme())
    small, large = faces.face("7C", 60), faces.face("7C", 120)
    faces.forget_unused()
    assert faces.face("7C", 60) is small  # it was asked for until then
    faces.forget_unused()
    assert faces.face("7C", 60) is small
    assert faces.face("7C", 120) is not large


@pytest.mark.long
def test_a_long_game_keeps_pictures_of_few_sizes():
    pilot = Pilot(new_session("shithead", seats=3, humans=0), motion="off", bot_pace=0.0)
    ever = set()
    while not pilot.session.over and pilot.session.step_count < 300:
        pilot.step()
        ever |= pilot.app.faces._made.keys()
    assert len(pilot.app.faces._made) < len(ever) / 2


@pytest.mark.parametrize("rules", ["shithead", "cunt-soul", "russian-bank-strict"])
def test_a_session_keeps_few_states_and_knows_them_all(rules):
    loaded = load_rules(rules)
    session = Session.new(loaded, [Player("A", "bot"), Player("B", "bot")], 3)
    thinker = Instant(session)
    positions = [write_position(session.state)]
    while not session.over and len(positions) < 5 * APART:
        session.play(session.fallback_line(thinker.rng))
        positions.append(write_position(session.state))
    assert session._past.kept <= LATEST + len(positions) // APART + 2
    for wanted in reversed(positions[:-1]):
        if not session.can_undo:
            break
        session.undo()
        assert write_position(session.state) == wanted
    assert session._past.kept <= LATEST + 2
    for wanted in positions[session.step_count :]:
        session.redo()
        if write_position(session.state) != wanted:
            assert session.step_count == len(positions)  # no person: it goes on to the end
            break
    assert write_position(session.state) == positions[-1]


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals on Windows")
@pytest.mark.parametrize("sign", ["SIGKILL", pytest.param("SIGSTOP", marks=pytest.mark.long)])
def test_when_the_worker_dies_or_stops_nothing_is_lost(sign, tmp_path):
    rules = load_rules("shithead")
    players = [Player("Ann", "bot", "easy"), Player("Bo", "bot", "easy")]
    session = Session.new(rules, players, 4, path=tmp_path / "game.yaml")
    pilot = Pilot(session, motion="off", bot_pace=0.0)
    workers = []

    def make():
        workers.append(Worker())
        workers[-1].patience = 0.2
        return workers[-1]

    pilot.state.opponents._make = make
    pilot.state.opponents.close()
    shown = []
    try:
        for _ in range(3):
            goal = session.step_count + 3
            while session.step_count < goal:  # as fast as the worker answers
                pilot.step()
                pygame.time.wait(1)
                if pilot.state.present.shown == session.step_count:
                    shown = list(session.record.moves)
            os.kill(workers[-1]._process.pid, getattr(signal, sign))
        goal = session.step_count + 2
        while session.step_count < goal and not session.over:
            pilot.step()
            pygame.time.wait(1)
        assert workers[0].restarts >= 3
        assert session.record.moves[: len(shown)] == shown
        moves = list(session.record.moves)
        session.close()
        again = open_game(session.path)
        assert again.notices == []
        assert again.record.moves == moves
    finally:
        pilot.scene.closing()
