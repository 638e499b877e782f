"""Hints: what they show, whom they ask, and when there is none."""

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.ai.player import Answer
from cardtable.presenter.move_matcher import Target

PLAY = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD 2S 2C",
        "pile": "5C 6S",
        "p1.hand": "7C 7D 9S 4S",
        "p2.hand": "8C 10C JD",
        "p3.hand": "9C 10D JH",
    },
}


@pytest.fixture
def pilot():
    pilot = Pilot(session_at(PLAY, 3))
    pilot.rest()
    return pilot


def test_a_hint_is_told_in_words_and_its_cards_stand_out(pilot):
    pilot.thinker.poll = lambda: Answer("play 7C 7D")
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble.split("\n") == [
        "Hint: Play 7♣ and 7♦. The next card must be 7 or lower",
        "You get rid of both sevens at once",
        "They’re your lowest cards that fit",
    ]
    pointed = pilot.scene.telling().pointed
    assert pointed == {pilot.sprite("7C").id, pilot.sprite("7D").id}
    assert pilot.lines == []  # nothing is played by asking


def test_a_hint_is_asked_of_a_player_who_sees_what_the_reader_sees(pilot):
    pilot.click(next(i for i in pilot.scene.surround.icons if i.sign == "hint").rect.center)
    pilot.step(20)
    (view,) = pilot.thinker.asked
    assert view.seat == "p1"
    assert view.zones["p2.hand"] == [None] * 3


def test_a_hint_that_comes_too_late_is_not_given(pilot):
    pilot.thinker.poll = lambda: None
    pilot.key(pygame.K_F4)
    pilot.drag_card("9S", "pile")
    pilot.thinker.poll = lambda: Answer("pickup")
    pilot.step(3)
    assert "Hint" not in pilot.bubble


def test_a_player_without_a_hint_is_told(pilot):
    pilot.thinker.poll = lambda: Answer("", problem="it has gone home")
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble == "No hint came this time. Ask again."


def test_whoever_is_not_on_turn_is_told_who_is():
    pilot = Pilot(session_at(PLAY, 3), bot_pace=3.0)
    pilot.rest()
    pilot.drag_card("9S", "pile")
    pilot.until(lambda: not pilot.scene.board.busy)
    pilot.key(pygame.K_F4)
    assert pilot.bubble == "You can get a hint on your turn"


def test_behind_a_curtain_nobody_is_advised():
    pilot = Pilot(session_at(PLAY, 3, 2))
    assert pilot.curtain is not None
    pilot.key(pygame.K_F4)
    assert pilot.thinker.asked == []


def test_a_hint_stands_until_the_next_move_and_lights_where_its_cards_go(pilot):
    info = {"next": "play 9S", "lead": 0.05}
    pilot.thinker.poll = lambda: None
    pilot.key(pygame.K_F4)
    assert pilot.bubble == "Thinking about a hint…"
    pilot.thinker.poll = lambda: Answer("play 7C 7D", info=info)
    pilot.step(1200)
    assert pilot.bubble == (
        "Hint: Play 7♣ and 7♦. The next card must be 7 or lower\n"
        "You get rid of both sevens at once\nThey’re your lowest cards that fit\nNext best: Play 9♠"
    )
    told = pilot.scene.telling()
    assert Target("zone", "pile") in told.lit
    pilot.drag_card("9S", "pile")
    assert "Hint" not in pilot.bubble
    assert not pilot.scene.telling().pointed


def test_a_hint_asked_for_with_another_card_chosen_is_seen(pilot):
    pilot.thinker.poll = lambda: Answer("play 9S")
    pilot.click(pilot.at_card("7C"))
    assert pilot.state.gestures.chosen
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble.startswith("Hint: Play 9♠")
    assert not pilot.state.gestures.chosen


def test_a_hint_is_taken_away_by_escape(pilot):
    pilot.thinker.poll = lambda: Answer("play 9S")
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble.startswith("Hint")
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.bubble
    assert not pilot.scene.ui.layers


def test_what_the_next_best_line_changes_as_well_is_no_reason():
    zones = {"source": "2C 3C 4D 5H", "pile": "2S", "p1.hand": "7C KD", "p2.hand": "8C 4C"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, rules="cunt-soul"))
    pilot.rest()
    pilot.scene.play("p1", "play 7C")
    pilot.rest()
    pilot.thinker.poll = lambda: Answer("call lower", info={"next": "call higher", "lead": 0.0})
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble.split("\n") == [
        "Hint: Lower. The next card must be 7 or lower, or a joker",
        "Nearly as good: Higher",
    ]


def hinted(position, line, **session):
    """A table on which that line has been advised."""
    pilot = Pilot(session_at(position, 2, **session))
    pilot.rest()
    pilot.thinker.poll = lambda: Answer(line)
    pilot.key(pygame.K_F4)
    pilot.step(20)
    assert pilot.bubble.startswith("Hint: ")
    return pilot


def test_a_hint_that_names_no_card_lights_what_it_is_about():
    zones = {"p1.hand": "+4a", "p1.down1": "+1a", "p2.hand": "-1a", "p2.down2": "-3a"}
    pilot = hinted({"turn": "p1", "zones": zones}, "play down1", rules="soul-taker")
    (blind,) = pilot.state.table.zones["p1.down1"]
    assert Target("card", str(blind.id)) in pilot.scene.telling().lit
    zones = {"draw": "2C 3C", "p1.hand": "7C", "p2.hand": "8C"}
    pilot = hinted({"turn": "p1", "zones": zones}, "draw", rules="cuttle")
    assert Target("zone", "draw") in pilot.scene.telling().lit
    zones = {"pile": "KS", "p1.hand": "7C", "p2.hand": "8C"}
    pilot = hinted({"turn": "p1", "zones": zones}, "pickup")
    told = pilot.scene.telling()
    assert told.shown or told.lit
