"""Whole games from the menu to the result: by a controller alone, and by fingers alone."""

import pygame
import pytest
from effort import effort, languages
from listener import Ear
from pilot import NAMES, Pilot
from plain import english, none_of, record, record_cuts, said
from robots import EASY, FingerRobot, PadRobot, Quick
from room import covered
from strategies import GAMES

from cardtable.ai.player import decide
from cardtable.engine.notation import RESIGN
from cardtable.files import load_rules
from cardtable.session import Player, Session
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.result import Result

LONG = pytest.mark.long
TABLES = [
    ("Cuttle", "1", 0),
    pytest.param("Cuttle", "2", 3, marks=LONG),
    pytest.param("Soul Taker", "1", 0, marks=LONG),
    pytest.param("Soul Taker", "2", 0, marks=LONG),
    pytest.param("Shithead", "2", 4, marks=LONG),
    pytest.param("Shithead", "1", 2, marks=LONG),
    pytest.param("Cunt-Soul", "2", 4, marks=LONG),
    pytest.param("Cunt-Soul", "3", 3, marks=LONG),
    pytest.param("Russian Bank", "5", 0, marks=LONG),
    pytest.param("Russian Bank", "3", 0, marks=LONG),
]
"""A game, the number of its deal, and how many sit there; 0: as many as usual."""


@pytest.mark.drawn(2)
@pytest.mark.parametrize("robot", [PadRobot, FingerRobot])
@pytest.mark.parametrize(("game", "deal", "seats"), TABLES)
def test_a_whole_game_from_the_menu_to_the_result(monkeypatch, tmp_path, robot, game, deal, seats):
    one = robot(monkeypatch, tmp_path)
    one.sit_down(game, deal, seats)
    session = one.session
    one.play_out()
    assert session.over
    assert isinstance(one.app.scene, Result)
    assert one.app.device == ("pad" if robot is PadRobot else "touch")


@pytest.mark.drawn(5)
@pytest.mark.parametrize("game", [rules.id for rules in GAMES])
@pytest.mark.parametrize("tongue", languages)
def test_a_whole_game_in_another_language_has_no_english_word(monkeypatch, tmp_path, game, tongue):
    """To the result, in the smallest window: what is drawn, what is heard, what tips would say."""
    monkeypatch.setenv("CARDTABLE_LANGUAGE", tongue)
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    drawn, cut, ear = record(monkeypatch), record_cuts(monkeypatch, *NAMES[1:]), Ear()
    rules = load_rules(game)
    players = [Player(NAMES[0]), *(Player(one, "bot", "easy") for one in NAMES[1 : rules.seats[0]])]
    session = Session.new(rules, players, 3)
    heard = {"mouth": ear, "voice": "on", "voice_amount": "full"}
    pilot = Pilot(session, (960, 600), motion="off", bot_pace=0.0, **heard)
    pilot.clock.milliseconds = 100
    pilot.thinker = Quick()
    moves = 0
    for number in range(1500):
        pilot.step(2)
        if not isinstance(pilot.app.scene, Play):
            break
        if session.turn != "p1" or pilot.scene.board.busy:
            continue
        lines = session.state.legal_moves()
        if number % 5 == 0:
            cut |= {one for one in covered(pilot.scene) if "squeezed" in one}
            drawn |= {pilot.state.words_of(line) for line in lines} | said(pilot.scene.ui)
            pilot.key(pygame.K_TAB)
            pilot.key(pygame.K_RIGHT)
        moves += 1
        line = decide(session.view("p1"), EASY, number).move if moves < effort(12, 150) else RESIGN
        pilot.scene.play("p1", line)
    assert session.over
    pilot.step(60)
    assert isinstance(pilot.app.scene, Result)
    none_of(english(drawn | said(pilot.app.scene.ui) | {*ear.heard}, *NAMES), cut)
