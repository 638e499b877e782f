"""Help at the table: one page, in its order, and the rules at the right place."""

import re
from datetime import UTC, datetime

import pygame
import pytest
from begun import has_layout
from pilot import Pilot, new_session, session_at

from cardtable import files
from cardtable.files import list_rules, load_rules
from cardtable.presenter import layoutfile
from cardtable.session import Player, Session
from cardtable.table.drawing.theme import ENTRY
from cardtable.table.drawing.theme import size as type_size
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


def ranks(telling):
    return {one.rank for one in telling.reminders if one.rank}


def experienced(monkeypatch, session, size=(1280, 720), **settings):
    monkeypatch.setattr("cardtable.table.scenes.playing.scene.LEARNED", 0)
    pilot = Pilot(session, size, motion="off", bot_pace=60.0, **settings)
    pilot.step(40)
    return pilot


def key(pilot, kind):
    pilot.step(1, pygame.Event(kind, key=pygame.K_F3, mod=0, unicode="", scancode=0))


POSITIONS = [
    ("cuttle", {"p1.hand": "5H 9S 2D", "p2.royals": "QS", "p1.points": "7H"}, {*"592Q"}),
    ("cunt-soul", {"p1.hand": "4C 4D KD", "p1.up": "5S", "pile": "6C"}, {*"4K"}),
    ("cunt-soul", {"p1.up": "4C KD", "pile": "6C"}, {*"4K"}),
    ("shithead", {"p1.hand": "4C 3D", "p1.up": "2S", "pile": "7C"}, {"3", "7", "4 ×", "Pass"}),
    ("shithead", {"p1.up": "2S 4C", "pile": "9C"}, {"2", "4 ×", "Pass"}),
]


@pytest.mark.parametrize(("game", "zones", "shown"), POSITIONS)
def test_the_card_guide_shows_what_you_hold_and_what_is_in_force(monkeypatch, game, zones, shown):
    zones = {"p2.hand": "JC JD", **zones}
    pilot = experienced(monkeypatch, session_at({"turn": "p1", "zones": zones}, rules=game))
    assert ranks(pilot.scene.telling()) == shown
    key(pilot, pygame.KEYDOWN)
    view, data = pilot.state.table.view, pilot.scene.data
    (powers,) = (one for one in data.powers if one.on_table)
    lines = layoutfile.lines(powers, data.options, view)
    every = {one.short or one.rank for one in lines}
    assert ranks(pilot.scene.telling()) == every > shown
    pilot.step(40)
    key(pilot, pygame.KEYUP)
    assert ranks(pilot.scene.telling()) == shown, "a key that was held isn't a tap"


def test_a_tap_hides_the_card_guide_and_a_card_pointed_at_shows_all_of_it(monkeypatch):
    zones = {"p1.hand": "5H 9S", "p2.hand": "JC"}
    pilot = experienced(monkeypatch, session_at({"turn": "p1", "zones": zones}, rules="cuttle"))
    few = ranks(pilot.scene.telling())
    pilot.move(pilot.at_card("5H"))
    pilot.step(2)
    assert ranks(pilot.scene.telling()) == few, "nothing changes for a pointer that passes by"
    pilot.step(80)
    assert ranks(pilot.scene.telling()) > few
    pilot.move((640, 5))
    pilot.step(2)
    assert ranks(pilot.scene.telling()) == few
    for shown in (False, True):
        key(pilot, pygame.KEYDOWN)
        key(pilot, pygame.KEYUP)
        assert pilot.app.settings.reminders == shown


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in GAMES for size in ((1280, 720), (960, 600))
     if size[0] > 960 or any(one.on_table for one in layoutfile.table_of(game).powers)],
)  # fmt: skip
def test_the_letters_of_the_card_guide_are_as_large_as_all_that_is_read(monkeypatch, game, size):
    pilot = experienced(monkeypatch, new_session(game, load_rules(game).seats[0]), size)
    laid, theme = pilot.scene.board.guide, pilot.scene.theme
    assert laid.rect is not None
    assert laid.form.scale >= round(type_size(theme, ENTRY, pilot.state.plan.unit), 4)


def test_two_finished_games_are_counted_by_their_files_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    for name in ("cuttle", "cuttle-teams", "shithead"):
        path = files.new_save_path(name, datetime(2026, 1, 2, tzinfo=UTC))
        records = path.parent.parent / "records"
        records.mkdir(parents=True, exist_ok=True)
        (records / path.name).write_text("")
    assert [files.games_over(game) for game in ("cuttle", "shithead", "soul-taker")] == [2, 1, 0]
