"""Cuttle's counter question tells others nothing about Twos; every use says what it does."""

import random
import re

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.engine.chance import Chance
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.status import REPLY
from cardtable.presenter.words import line_words, message
from cardtable.table.scenes.playing.inputs import PAUSE

DATA = table_of("cuttle")
PLAYS_A_KING = {
    "turn": "p2",
    "zones": {
        "draw": "AC 9H",
        "scrap": "4C 4D",
        "p1.hand": "5S 9D",
        "p2.hand": "KC 5H",
        "p2.points": "8C",
    },
}


def asked(*, hand="5S 9D", humans=1, **settings):
    """A pilot at the question whether to counter Bo's King, at rest."""
    zones = {**PLAYS_A_KING["zones"], "p1.hand": hand}
    session = session_at({**PLAYS_A_KING, "zones": zones}, 2, humans, "cuttle")
    session.play("action KC")
    pilot = Pilot(session, **{"motion": "off", "bot_pace": 60.0, **settings})
    pilot.step(3)
    if pilot.curtain is not None:
        pilot.step(30)
        if pilot.curtain.offers:  # nobody can hold a Two, as all know: who looks first is asked
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
        pilot.step(3)
    return pilot


def wait(pilot, seconds):
    """Let time pass."""
    pilot.step(int(seconds * 1000 / pilot.clock.milliseconds) + 1)


def test_who_can_only_allow_is_told_so_and_is_asked_nothing():
    one, other = asked(), asked(hand="2S 9D")
    assert one.scene.telling().prompt == "Bo plays K♣:\nyou have no two to counter it"
    assert other.scene.telling().prompt == "Bo plays K♣:\ncounter it?"
    assert set(one.buttons()) == {"Continue"}
    assert set(other.buttons()) == {"Counter with 2", "Let it happen"}


def test_it_goes_on_by_itself_after_a_pause():
    pilot = asked()
    wait(pilot, PAUSE * 0.7)
    assert pilot.lines == ["p2 action KC"]
    assert 0 < pilot.scene.telling().wait < 0.5
    wait(pilot, PAUSE * 0.4)
    assert pilot.lines == ["p2 action KC", "p1 allow"]
    assert pilot.scene.telling().wait == -1


def test_it_does_not_where_there_is_something_to_choose():
    pilot = asked(hand="2S 9D")
    wait(pilot, PAUSE * 3)
    assert pilot.lines == ["p2 action KC"]
    assert pilot.scene.telling().wait == -1
    pilot.key(pygame.K_SPACE)
    pilot.click((900, 60))
    assert pilot.lines == ["p2 action KC"]


def test_enter_goes_on_at_once_and_the_key_that_hurries_does_not():
    pilot = asked()
    pilot.key(pygame.K_SPACE)
    assert pilot.lines[-1] == "p2 action KC"
    pilot.key(pygame.K_RETURN)
    assert pilot.lines[-1] == "p1 allow"


def test_a_click_on_the_cloth_goes_on_at_once():
    pilot = asked()
    pilot.click((640, 700))
    assert pilot.lines[-1] == "p1 allow"


def test_the_button_does_it_too():
    pilot = asked()
    pilot.push("Continue")
    assert pilot.lines[-1] == "p1 allow"


def test_there_is_time_to_look_through_the_scrap_pile_and_the_menu():
    pilot = asked()
    pilot.click(pilot.at_zone("scrap"))
    wait(pilot, PAUSE * 2)
    assert pilot.lines == ["p2 action KC"]
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.ui.layers
    wait(pilot, PAUSE * 2)
    assert pilot.lines == ["p2 action KC"]


def test_what_cannot_counter_is_refused_and_the_pause_begins_again():
    pilot = asked()
    wait(pilot, PAUSE * 0.7)
    pilot.drag_card("9D", "played")
    assert "(CU-28)" in pilot.bubble
    wait(pilot, PAUSE * 0.7)
    assert pilot.lines == ["p2 action KC"]


def test_at_a_shared_screen_it_waits_for_the_person():
    """An answer that comes by itself would tell those who look away."""
    pilot = asked(humans=2)
    assert pilot.state.reader == "p1"
    wait(pilot, PAUSE * 3)
    assert pilot.lines == ["p2 action KC"]
    assert pilot.scene.telling().wait == -1
    pilot.key(pygame.K_RETURN)
    assert pilot.lines[-1] == "p1 allow"


def test_taking_back_goes_to_a_decision_and_not_to_the_pause():
    session = session_at(
        {"turn": "p1", "zones": {"draw": "AC 9H 3D", "p1.hand": "5S 9D 7C", "p2.hand": "KC 5H"}},
        *(2, 1, "cuttle"),
    )
    for line in ("points 9D", "action KC", "allow"):
        session.play(line)
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    pilot.undo()
    assert pilot.lines == []
    assert pilot.session.turn == "p1"


def thinking(hand, pace):
    """How long Bo seems to think about countering, and whether the dots, once there, went on."""
    position = {"turn": "p1", "zones": {"draw": "AC 9H", "p1.hand": "KC 5H", "p2.hand": hand}}
    pilot = Pilot(session_at(position, 2, 1, "cuttle"), motion="off", bot_pace=pace)
    pilot.step(2)
    pilot.drag_card("KC", "played")
    waited, dots = 0.0, []
    while pilot.session.turn == "p2" and pilot.session.state.memory.phase == "counter":
        pilot.step(1)
        waited += pilot.clock.milliseconds / 1000
        dots.append(pilot.scene.dots("p2") >= 0)
        assert waited < 3
    return waited, all(dots[dots.index(True) : -1])


@pytest.mark.parametrize("pace", [0.0, 0.8])
def test_a_computer_player_takes_the_same_time_whatever_it_holds(pace):
    with_two, without = thinking("2S 9D", pace), thinking("5S 9D", pace)
    assert with_two == without
    assert with_two[0] == pytest.approx(REPLY, abs=0.2)
    assert with_two[1]


# --- what each use does ---------------------------------------------------------------------------


def named(seat):
    return {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}[seat]


def told(session, line):
    return line_words(DATA, line, named, session.means(line))


def test_the_menu_says_in_a_line_what_each_use_does():
    position = {
        "turn": "p1",
        "zones": {
            "draw": "AC AD AH",
            "scrap": "4C",
            "p1.hand": "2H 9D JC QS KS 3H AS 6C",
            "p1.points": "7H 3C JD",
            "p1.royals": "KC",
            "p2.hand": "9S",
            "p2.points": "8H 5C JH",
            "p2.royals": "KH",
        },
    }
    session = session_at(position, 2, 1, "cuttle")
    for line, words in {
        "points 9D": "Play 9♦ for 9 points and win",
        "scuttle 8H 9D": "Scuttle 8♥ with 9♦. Both go to the scrap pile",
        "scuttle 5C 9D": "Scuttle 5♣ with 9♦. Both go to the scrap pile, and J♥ with them",
        "action 2H KH": "Play 2♥ to scrap Bo’s K♥. Then Bo needs 21 again",
        "action 9D KH": "Play 9♦ to send K♥ back to Bo’s hand. Then Bo needs 21 again",
        "action 8H JC": "Play J♣ to steal 8♥ from Bo. If nobody counters it, you win",
        "action QS": "Play Q♠ to protect your other cards",
        "action KS": "Play K♠: you need only 10 points. If nobody counters it, you win",
        "action 6C": "Play 6♣ to scrap all permanents: you lose J♦ and K♣ and Bo loses J♥ and K♥. "
        "Then 3♣ goes back to Bo, 5♣ goes back to you and the goal is 21 again",
        "action 3H": "Play 3♥ to take a card from the scrap pile",
        "action AS": "Play A♠ to scrap everyone’s points: you lose 7♥, 3♣ and J♦ (10 points) and "
        "Bo loses 8♥, 5♣ and J♥ (13 points)",
    }.items():
        assert told(session, line) == words


def test_a_choice_that_a_drop_leaves_open_shows_these_words():
    position = {
        "turn": "p1",
        "zones": {"draw": "AC AD", "p1.hand": "9D 5C", "p2.hand": "9S", "p2.points": "8H"},
    }
    pilot = Pilot(session_at(position, 2, 1, "cuttle", nine="opponent_any"), motion="off")
    pilot.step(3)
    pilot.drag_card("9D", "8H")
    words = [one.spoken for one in pilot.scene.ui.layers[-1].walk() if one.spoken]
    assert "Scuttle 8♥ with 9♦. Both go to the scrap pile" in " ".join(words)
    assert "Play 9♦ to send 8♥ back to Bo’s hand" in " ".join(words)


@pytest.mark.parametrize(
    ("options", "line", "words"),
    [
        ({}, "action 4C", "Play 4♣ to make Bo discard 2 cards at random"),
        ({"four": "choose"}, "action 4C", "Play 4♣ to make Bo choose and discard 2 cards"),
        ({}, "action 5C", "Play 5♣ to draw 2 cards"),
        ({"hand_limit": 5}, "action 5C", "Play 5♣ to draw 1 card"),
        ({"five": "discard_draw"}, "action 5C", "Play 5♣ to discard a card and draw 3 cards"),
        ({}, "action 7C", "Play 7♣ to turn up the top card of the draw pile and play it"),
        (
            {"seven": "two"},
            "action 7C",
            "Play 7♣ to turn up the top two cards of the draw pile and play one",
        ),
        ({"powers": {"7": "draw"}}, "action 7C", "Play 7♣ to draw 2 cards"),
    ],
)
def test_the_words_are_those_of_the_rules_at_hand(options, line, words):
    position = {
        "turn": "p1",
        "zones": {"draw": "AC AD AH", "p1.hand": "4C 5C 7C 8C 9C", "p2.hand": "9S 10S JC"},
    }
    assert told(session_at(position, 2, 1, "cuttle", **options), line) == words


@pytest.mark.parametrize(
    "rules", ["cuttle", "cuttle-standard", "cuttle-cards", "cuttle-three", "cuttle-teams"]
)
def test_every_use_in_every_variant_has_a_whole_sentence(rules):
    loaded, rng, seen = load_rules(rules), random.Random(3), set()
    for seed in range(12):
        state = loaded.game.new(loaded, max(loaded.seats[0], min(3, loaded.seats[1])), Chance(seed))
        while state.turn is not None:
            moves = state.legal_moves()
            for move in rng.sample(moves, min(6, len(moves))):
                means = state.means(move)
                words = line_words(DATA, move, named, means)
                assert not re.search(r"  | from$| of$| [:.,]|\{", words), (move, words)
                if means is not None:
                    verb = move.partition(" ")[0]
                    assert message(DATA, "do", f"{verb} {means.word}")
                    seen.add(means.word)
                assert len(line_words(DATA, move, named, means, short=True)) < 80
            for event in (one.event for one in state.play(rng.choice(moves))):
                use = getattr(event, "about", {}).get("use")
                assert use is None or message(DATA, "log", f"{event.word} {use}")
    assert len(seen) >= 10
