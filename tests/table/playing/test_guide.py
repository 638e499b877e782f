"""Help at the table: one page, in its order, and the rules at the right place."""

import re

import pygame
import pytest
from begun import has_layout
from pilot import Pilot, new_session, session_at

from cardtable.files import list_rules, load_rules
from cardtable.session import Player, Session
from cardtable.table.scenes.playing import buttons
from cardtable.table.scenes.rules import RulesPage
from cardtable.table.widgets.controls import Button, Label

GAMES = sorted({rules.game.ID for rules in list_rules()})
HEADINGS = ["What you can do now", "How this game is played", "Card guide", "Marks on the cards",
            "Keys"]  # fmt: skip


def words_of(layer):
    return [one.spoken for one in layer.walk() if isinstance(one, Label)]


def table_of(game):
    pilot = Pilot(new_session(game, seats=load_rules(game).seats[0]), motion="off", bot_pace=0.0)
    pilot.step(30)
    return pilot


@pytest.mark.parametrize("game", [*filter(has_layout, GAMES)])
def test_the_page_has_its_parts_in_their_order(game):
    pilot = table_of(game)
    pilot.step(1, pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=1, unicode="?"))
    (page,) = pilot.scene.ui.layers
    told = words_of(page)
    assert [one for one in told if one in HEADINGS] == HEADINGS
    now = told[told.index(HEADINGS[0]) + 1 : told.index(HEADINGS[1])]
    assert [one for one in now if one != "•"] == buttons.can_do(pilot.state)
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.scene.ui.layers


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_in_the_drawer_and_one_click_from_help(game):
    pilot = table_of(game)
    pilot.pull_out("rules")
    assert isinstance(pilot.app.scene, RulesPage)
    pilot.key(pygame.K_ESCAPE)
    pilot.pull_out("help")
    (page,) = pilot.scene.ui.layers
    button = next(one for one in page.walk() if isinstance(one, Button))
    assert not re.search(r"[A-Z]{2}-\d", button.words), "a section is named, not a rule's number"
    pilot.click(button.rect.center)
    assert isinstance(pilot.app.scene, RulesPage)
    assert pilot.app.scene._game == game
    assert pilot.app.scene._rules == pilot.session.rules


def test_rules_that_differ_open_where_the_page_says_how():
    position = {"turn": "p1", "zones": {"pile": "9C", "p1.hand": "4C QD", "p2.hand": "5C"}}
    pilot = Pilot(session_at(position, rules="shithead-glass"), motion="off")
    pilot.rest()
    assert buttons.place(pilot.state)
    pilot.pull_out("rules")
    text = pilot.app.scene._text
    assert pilot.app.scene._scroll.offset == text.top(text.find(pilot.session.rules.names.plain))


def test_a_table_with_changed_rules_says_so_in_its_title():
    position = {"turn": "p1", "zones": {"pile": "9C", "p1.hand": "4C QD", "p2.hand": "5C"}}
    usual = Pilot(session_at(position, rules="shithead"), motion="off")
    assert usual.scene.title == "Shithead"
    other = Pilot(session_at(position, rules="shithead", hand_size=4), motion="off")
    assert other.scene.title == "Shithead, changed"


def test_the_rules_open_at_the_last_refusal_until_a_move_is_made():
    position = {"turn": "p1", "zones": {"pile": "9C", "p1.hand": "4C QD", "p2.hand": "5C"}}
    pilot = Pilot(session_at(position), motion="off")
    pilot.rest()
    usual = buttons.place(pilot.state)
    pilot.move(pilot.at_card("4C"))
    pilot.step(80)
    assert "fit" in pilot.bubble  # a tip is no refusal
    assert buttons.place(pilot.state) == usual
    pilot.drag_card("4C", "pile")
    cited = buttons.place(pilot.state)
    assert cited != usual
    assert f"({cited})" in pilot.bubble
    pilot.pull_out("rules")
    text = pilot.app.scene._text
    assert pilot.app.scene._scroll.offset == text.top(text.find(cited))
    pilot.key(pygame.K_ESCAPE)
    pilot.drag_card("QD", "pile")
    pilot.rest()
    assert pilot.state.citation.rule == ""


@pytest.mark.parametrize("fault", [True, False])
def test_help_names_a_call_whether_or_not_it_would_be_right(fault):
    zones = {
        "fS1": "AS" if fault else "",
        "t1": "9C",
        "t2": "2S",
        "t3": "8H",
        "p2.hand": "4C#2 5C#2",
    }
    position = {"turn": "p2", "zones": {**zones, "p1.stock": "KD KS"}}
    pilot = Pilot(session_at(position, rules="russian-bank"), motion="off", bot_pace=3.0)
    pilot.session.play("move 8H t1")
    pilot.scene._take_steps()
    pilot.step(60)
    assert bool(pilot.session.state.memory.fault) == fault
    assert buttons.can_do(pilot.state) == ["It’s Bo’s turn", "Stop!"]


def test_the_rules_of_a_table_tell_its_house_rules():
    rules = load_rules("shithead-glass", {"hand_size": 4})
    pilot = Pilot(
        Session.new(rules, [Player("Kim"), Player("Ada", "bot", "easy")], 3), motion="off"
    )
    pilot.step(3)
    pilot.pull_out("rules")
    text = pilot.app.scene._text
    assert [heading.text for heading in text.headings][:2] == ["Shithead", "Glass Shithead"]
    assert "You hold 4 cards." in text.spoken
    assert "Cards in hand: 4 cards (in Shithead: 3 cards). " in text.spoken
