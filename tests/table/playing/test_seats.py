"""Who sits where changes while a game goes on; a game is given up."""

import random

import pygame
import pytest
from effort import effort
from pilot import Pilot, Silent, new_session

from cardtable.engine.record import Record
from cardtable.engine.view import common_view
from cardtable.files import load_rules
from cardtable.session import Player, Session
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.result import Result
from cardtable.table.scenes.setup import ChairSheet
from cardtable.table.widgets.controls import Button

BOT = Player("Dot", "bot", "random")


def choose(pilot, words):
    """Press a button of what has opened."""
    layer = pilot.scene.ui.layers[-1]
    buttons = [one for one in layer.walk() if isinstance(one, Button)]
    next(one for one in buttons if words in one.words).activate()
    pilot.step(2)


def from_menu(pilot, words):
    pilot.scene.do("menu")
    pilot.step(2)
    choose(pilot, words)


def settled(pilot):
    pilot.until(lambda: not isinstance(pilot.app.scene, Play) or not pilot.scene.board.busy, 30)


def seen(pilot):
    """The cards whose faces the table holds."""
    return {one.card for one in pilot.state.table.sprites() if one.card is not None}


def allowed(pilot):
    """Those that whoever looks may know."""
    state, session = pilot.state, pilot.session
    people = session.people if state.among else [state.reader]
    view = common_view([session.view(seat) for seat in {state.reader, *people}])
    return {one for run in view.zones.values() for one in run if one is not None}


@pytest.mark.parametrize("rules", ["cuttle", "shithead", "cunt-soul", "soul-taker"])
def test_whoever_changes_seats_sees_no_hand_before_somebody_says_whose_it_is(rules):
    """Nor does anyone who continues the game afterwards; one person alone goes on seeing theirs."""
    rng = random.Random(rules)
    for humans in (1, 2):
        pilot = Pilot(new_session(rules, 2, humans, seed=4), motion="off")
        session = pilot.session
        ever = {*session.humans}
        for number in range(effort(6, 20)):
            seat = rng.choice(session.seats)
            person = rng.random() < 0.5
            player = Player(f"Guest {number}") if person else BOT
            pilot.app.scenes[:] = [one for one in pilot.app.scenes if isinstance(one, Play)]
            pilot.scene.change_seats(seat, player)
            ever |= {*session.humans}
            resumed = Session.resume(Record.from_data(session.record.to_data()))
            for scene in (pilot.app.scenes[0], Play(pilot.app, resumed, Silent)):
                state = scene.state
                assert {*scene.session.people} == ever
                assert (state.present.seen is None) == (len(ever) > 1)
                everyone = common_view([session.view(each) for each in ever])
                open_to_all = {one for run in everyone.zones.values() for one in run}
                assert {one.card for one in state.table.sprites()} <= open_to_all | {None}


def test_whoever_stays_says_once_who_they_are():
    pilot = Pilot(new_session("cuttle", 2, 2, seed=4), motion="off")
    first = pilot.session.turn
    stays = "p2" if first == "p1" else "p1"
    pilot.until(lambda: pilot.curtain is not None)
    pilot.step(30)
    pilot.key(pygame.K_RETURN)
    pilot.step(2)
    pilot.scene.sit(first, BOT)
    for wanted in (True, False):
        pilot.until(lambda: pilot.curtain or pilot.session.turn == pilot.state.present.seen)
        assert bool(pilot.curtain) == wanted
        if pilot.curtain:
            pilot.step(30)
            pilot.key(pygame.K_RETURN)
            pilot.step(2)
        assert pilot.state.present.seen == stays
        assert pilot.scene.play(stays, pilot.session.legal()[0])


@pytest.mark.parametrize("what", ["resigns", "leaves"])
def test_nobody_resigns_or_leaves_for_somebody_else_without_being_asked(what):
    pilot = Pilot(new_session("cuttle", 2, 2, seed=4), motion="off")
    for key, agreed in ((pygame.K_TAB, False), (0, True)):
        pilot.until(lambda: pilot.curtain is not None)
        pilot.step(30)
        if pilot.curtain.offers:
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
        pilot.step(2)
        session = pilot.session
        other = next(one for one in session.humans if one != pilot.state.present.seen)
        name = session.player(other).name
        if what == "resigns":
            from_menu(pilot, "Resign")
            choose(pilot, name)
        else:
            pilot.scene.sit(other, BOT)
        assert session.humans == ["p1", "p2"]
        assert not session.over
        spoken = [each.spoken for each in pilot.curtain.ui.root.walk()]
        assert any(name in words and "?" in words for words in spoken)
        assert not any("?." in words for words in spoken)
        pilot.step(30)
        if key:
            pilot.key(key)
        pilot.key(pygame.K_RETURN)
        pilot.step(2)
        assert (session.over or other not in session.humans) == agreed
    if what == "resigns":
        assert session.state.outcome.ranking[-1] == (other,)


def test_giving_up_asks_once_and_ends_the_game():
    pilot = Pilot(new_session("cuttle", 2))
    pilot.rest()
    from_menu(pilot, "Resign")
    assert pilot.lines == []
    choose(pilot, "Keep playing")
    assert not pilot.scene.ui.layers
    from_menu(pilot, "Resign")
    choose(pilot, "Resign")
    assert pilot.lines[-1] == "p1 resign"
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    assert pilot.session.state.outcome.ranking[-1] == ("p1",)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", ["cuttle", "shithead", "cunt-soul"])
def test_a_computer_plays_on_for_somebody_and_nobody_sees_more_than_they_could(rules):
    pilot = Pilot(new_session(rules, 3 if rules != "cuttle" else 2, seed=4), motion="off")
    pilot.rest()
    mine = pilot.state.reader
    pilot.scene.sit(mine, BOT)
    settled(pilot)
    assert pilot.state.reader == mine
    assert seen(pilot) <= allowed(pilot)
    before = pilot.session.step_count
    pilot.until(lambda: pilot.session.step_count > before + 3 or pilot.session.over, 60)
    if not isinstance(pilot.app.scene, Play):
        return
    assert seen(pilot) <= allowed(pilot)
    pilot.scene.sit("p2", Player("Eve"))  # takes a computer's seat
    settled(pilot)
    assert pilot.session.humans == ["p2"]
    pilot.app.scenes[:] = [one for one in pilot.app.scenes if isinstance(one, Play)]
    assert pilot.state.present.seen is None  # nobody has said that they are Eve
    assert seen(pilot) <= allowed(pilot)
    pilot.scene.sit(mine, Player("Ann"))  # and the first one is back: two at one screen
    pilot.step(5)
    assert pilot.session.humans == [mine, "p2"]
    assert pilot.curtain is not None or pilot.state.present.seen is None


def test_who_plays_at_a_seat_is_chosen_on_its_sheet_and_a_new_name_stands_at_once():
    pilot = Pilot(new_session("cuttle", 2), motion="off")
    pilot.rest()
    from_menu(pilot, "Players")
    choose(pilot, "Ann")
    sheet = pilot.scene.ui.layers[-1]
    assert isinstance(sheet, ChairSheet)
    sheet.name.words = "Anna Livia"
    sheet.chair.call("Anna Livia")
    choose(pilot, "Done")
    settled(pilot)
    assert pilot.session.player("p1").name == "Anna Livia"
    assert pilot.scene.plates()["p1"].name == "Anna Livia"
    assert pilot.session.record.seated == []
    from_menu(pilot, "Players")
    choose(pilot, "Anna Livia")
    pilot.scene.ui.set_focus(pilot.scene.ui.layers[-1].kind)
    pilot.keys(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert pilot.scene.ui.layers[-1].chair.kind == "bot"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.session.humans == ["p1"]  # it was not meant after all
    from_menu(pilot, "Players")
    choose(pilot, "Anna Livia")
    pilot.scene.ui.set_focus(pilot.scene.ui.layers[-1].kind)
    pilot.keys(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    choose(pilot, "Done")
    assert pilot.session.humans == []


def test_the_one_person_leaves_the_seat_to_a_computer_and_takes_it_again():
    pilot = Pilot(new_session("cuttle", 2), motion="off")
    pilot.rest()
    from_menu(pilot, "Players")
    choose(pilot, "Let a computer player take over")
    settled(pilot)
    assert pilot.session.humans == []
    assert pilot.session.player("p1").level == pilot.session.player("p2").level
    from_menu(pilot, "Players")
    choose(pilot, "Ann plays again")
    settled(pilot)
    assert pilot.session.humans == ["p1"]
    assert pilot.state.present.seen == pilot.state.reader == "p1"


def test_the_level_stands_at_each_computers_seat_and_nothing_at_a_persons():
    players = [Player("Ann"), Player("Bo", "bot", "hard:gambler"), Player("Cy", "bot", "cmd:x y")]
    pilot = Pilot(Session.new(load_rules("shithead"), players, 5))
    assert [one.level for one in pilot.scene.plates().values()] == ["", "hard, gambler", ""]
