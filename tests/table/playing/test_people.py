"""People at one screen: who sits where, who is remembered, and an evening across games."""

import os
import random
from dataclasses import replace

import pygame
import pytest
from pages import (
    button,
    click,
    pause,
    press,
    shown,
    sit,
    type_text,
)
from pilot import Pilot, new_session
from room import misplaced

from cardtable import files
from cardtable.evening import latest
from cardtable.lessons.check import lessons_of
from cardtable.presenter.career import opening
from cardtable.presenter.layoutfile import backdrop_of, table_of
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.puzzle import puzzles_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.drawing.avatars import FACES, avatar
from cardtable.table.scenes import lesson_scene
from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.result import Result
from cardtable.table.scenes.setup import Known, SeatWidget, Setup
from cardtable.table.widgets.controls import Button, Label, PortraitChoice, Segmented, Toggle
from cardtable.table.widgets.entries import DropDown, TextEntry

ANNA, BEN = Player("Anna"), Player("Ben")


def names(app):
    return [chair.name for chair in app.scene.choices.sitting]


def call(app, number, name):
    """Type a name at a seat."""
    sit(app, number)
    app.scene.ui.set_focus(shown(app, TextEntry)[0])
    press(app, "END", *["BACKSPACE"] * 16)
    type_text(app, name)


def play(app, number, *keys):
    """Choose who plays at the seat whose sheet is open."""
    app.scene.ui.set_focus(next(w for w in shown(app, DropDown) if f"Seat {number}" in w.label))
    press(app, "RETURN", *keys, "RETURN")


def drag(app, origin, end):
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=origin, button=1)])
    for share in (0.3, 0.7, 1):
        pos = tuple(round(a + (b - a) * share) for a, b in zip(origin, end, strict=True))
        app.step([pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0))])
    app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])


def test_a_typed_name_stays_whoever_plays(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    call(app, 2, "Ben")
    play(app, 2, "UP", "UP")
    assert app.scene.choices.chairs[1].kind == "human"
    assert names(app)[:2] == ["Player 1", "Ben"]
    play(app, 2, "DOWN")
    assert app.scene.choices.chairs[1].kind == "bot"
    assert names(app)[1] == "Ben"
    press(app, "ESCAPE")
    sit(app, 3)
    play(app, 3, "UP", "UP")  # a name that nobody typed goes with the player
    assert names(app)[2] == "Player 3"
    play(app, 3, "DOWN")
    assert names(app)[2] == "Clementine"


def test_a_name_that_stands_there_is_replaced_by_what_is_typed(start):
    app = start(scenes.setup_scene)
    seat = next(one for one in shown(app, SeatWidget) if one.spoken.startswith("Seat 1:"))
    click(app, seat)
    type_text(app, "Anna")
    assert names(app)[0] == "Anna"
    press(app, "ESCAPE")
    pause(app)
    click(app, seat)
    click(app, shown(app, TextEntry)[0])  # a click into the name puts the caret there
    press(app, "END")
    type_text(app, "belle")
    assert names(app)[0] == "Annabelle"


def test_a_portrait_is_chosen_for_a_person_and_is_theirs_everywhere(start):
    app = start(scenes.setup_scene)

    def face():
        return pygame.image.tobytes(avatar(app.theme, "anna", 64), "RGBA")

    call(app, 1, "Anna")
    (choice,) = shown(app, PortraitChoice)
    usual, faces = face(), set()
    app.scene.ui.set_focus(choice)
    for _ in range(FACES):
        faces.add(face())
        press(app, "RIGHT")
    assert len(faces) == FACES
    assert face() == usual
    press(app, "LEFT")
    app.step([pygame.Event(kind, pos=(choice.rect.left + 3, choice.rect.centery), button=1)
              for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)])  # fmt: skip
    assert app.saved[-1].portraits == {"anna": FACES - 2}
    assert face() in faces - {usual}
    table = app.theme.at(backdrop_of("cuttle"))
    assert table.portraits == app.theme.portraits
    play(app, 1, "DOWN")
    assert not shown(app, PortraitChoice)  # a computer player's face goes with the name


def test_a_person_with_a_computer_players_name_keeps_it(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    for seat, name in ((1, "Barnaby"), (2, "agnes")):
        call(app, seat, name)
        play(app, seat, *["UP"] * 2 * (seat > 1))
        play(app, seat, "DOWN")  # the computer plays there for a while
        play(app, seat, "UP")
        press(app, "ESCAPE")
    people = [chair.name for chair in app.scene.choices.sitting if chair.kind == "human"]
    assert people == ["Barnaby", "agnes"]
    assert app.scene.choices.name_problems() == [""] * 3
    app.scene._start()
    lesson = lesson_scene(app, lessons_of("shithead")[0])
    assert [one.name for one in lesson.players.values()][:2] == ["Barnaby", "Agnes"]
    attempt = Attempt(puzzles_of("cuttle")[0], "Agnes")
    assert sorted(one.name for one in attempt.session.players) == ["Agnes", "Barnaby"]
    app.reset(scenes.today_scene(app))
    app.scene._play()
    assert app.scene.session.players[0].name == "Barnaby"
    assert len({one.name for one in app.scene.session.players}) == len(app.scene.session.players)


def test_who_has_played_is_offered_with_a_portrait(start):
    app = start(scenes.setup_scene)
    call(app, 1, "Anna")
    press(app, "ESCAPE")
    call(app, 2, "Ben")
    play(app, 2, "UP", "UP")
    press(app, "ESCAPE")
    click(app, button(app, "Deal"))
    kept = app.saved[-1].last_setup
    assert kept["people"] == ["Anna", "Ben"]
    kept = {**kept, "chairs": []}
    app = start(scenes.setup_scene, last_setup=kept)
    assert names(app)[0] == "Player 1"
    sit(app, 2)
    assert [one.name for one in shown(app, Known)] == ["Anna", "Ben"]
    assert misplaced(app) == []
    click(app, shown(app, Known)[1])
    assert shown(app, SeatWidget)[1].spoken == "Seat 2: Ben, Human, button"
    sit(app, 1)
    assert [one.name for one in shown(app, Known)] == ["Anna"]  # Ben sits already


def test_seats_are_swapped_by_dragging_keys_or_lot(start):
    app = start(scenes.setup_scene, last_setup={"rules": "shithead", "seats": 4})
    before = names(app)
    one, _, third, _ = shown(app, SeatWidget)
    drag(app, one.rect.center, third.rect.center)
    assert names(app) == [before[2], before[1], before[0], before[3]]
    one, second, *_ = shown(app, SeatWidget)
    drag(app, one.rect.center, (one.rect.centerx + 200, one.rect.centery - 60))  # beside all
    assert names(app)[0] == before[2]
    assert shown(app, SeatWidget)[0].rect == one.home
    app.scene.ui.set_focus(second)
    press(app, "RIGHT", mod=pygame.KMOD_CTRL)
    assert names(app)[1:3] == [before[0], before[1]]
    assert app.scene.ui.focus is shown(app, SeatWidget)[2]
    drawn = {tuple(names(app))}
    for _ in range(20):
        click(app, button(app, "Shuffle the seats"))
        drawn.add(tuple(names(app)))
    assert len(drawn) > 4
    assert {tuple(sorted(one)) for one in drawn} == {tuple(sorted(before))}
    app.scene._set_seats(2)
    told = set()
    for _ in range(30):
        seated = names(app)
        click(app, button(app, "Shuffle the seats"))
        told.add((names(app) == seated, app.scene.ui._toast.words))
    stays, anew = "Everyone drew the seat they were in", "The seats are shuffled"
    assert told == {(True, stays), (False, anew)}


def played(rules="cuttle", length=3, players=(ANNA, BEN), winner=""):
    """A game of an evening that has come to its end, won by that player."""
    seed = 1
    while True:
        session = Session.saved(
            files.load_rules(rules), players, seed, {"evening": {"length": length}}
        )
        rng = random.Random(seed)
        while not session.over:
            session.play(session.fallback_line(rng))
        if winner in {"", *(name for name, won in session.evening.won.items() if won)}:
            return session
        session.discard()
        seed += 1


def words(app):
    return [one.words for one in app.scene.ui.root.walk() if isinstance(one, Label | Button)]


def test_an_evening_goes_on_across_games_seats_and_the_menu(start):
    app = start(Menu)
    session = played(winner="Anna")
    app.reset(scenes.result_scene(app, session))
    assert "Anna 1, Ben 0 · Best of 3" in words(app)
    assert misplaced(app) == []
    click(app, button(app, "Swap seats"))
    swapped = app.scene.session
    assert [one.name for one in swapped.players] == ["Ben", "Anna"]
    assert swapped.evening == session.evening
    swapped.discard()
    app.reset(scenes.result_scene(app, session))
    click(app, button(app, "Another game"))
    assert isinstance(app.scene, Setup)
    assert names(app) == ["Anna", "Ben"]
    assert "Anna 1, Ben 0 · Best of 3" in words(app)
    app.scene._set_rules("russian-bank")
    click(app, button(app, "Deal"))
    other = app.scene.session
    assert other.rules.id == "russian-bank"
    assert other.evening == session.evening
    assert len(app.scenes) == 1  # the old result is gone
    other.close()
    app.reset(Menu(app))
    app.step([])
    line = "Anna 1, Ben 0 · Best of 3"
    assert line in words(app)
    click(app, next(one for one in shown(app, Button) if one.words == line))
    assert names(app) == ["Anna", "Ben"]
    click(app, button(app, "Start a new evening"))
    assert shown(app, DropDown)[-1].label == "This evening"
    assert app.scene.choices.length == 3


def test_an_evening_is_that_of_the_same_people_and_of_one_night(start):
    app = start(Menu)
    session = played(winner="Ben")
    now = session.path.stat().st_mtime
    os.utime(session.path, (0, 0))  # a copy's own time says nothing
    evening, players = latest(now)
    assert evening.won == {"Anna": 0, "Ben": 1}
    assert players == [ANNA, BEN]
    assert latest(now + 13 * 3600) is None
    app.reset(scenes.setup_scene(app, again=(evening, players)))
    app.scene.choices.chairs[1].name = "BEN"
    assert app.scene.choices.goes_on(app.scene.rules)
    app.scene.choices.chairs[1].name = "Carl"
    click(app, button(app, "Deal"))
    assert app.scene.session.evening.won == {"Anna": 0, "Carl": 0}
    played(players=(ANNA, Player("Agnes", "bot", "easy")), length=0, winner="Anna")
    app.reset(Menu(app))
    assert any("Best of 3" in one and "Ben 1" in one for one in words(app))  # Anna's own is none


def test_the_evening_is_won(start):
    app = start(Menu)
    session = played(length=3, winner="Ben")
    session.record.sitting["evening"]["won"] = {"Ben": 1, "Anna": 1}
    app.reset(scenes.result_scene(app, session))
    assert "Ben won the match: Ben 2, Anna 1 · Best of 3" in words(app)
    assert isinstance(app.scene, Result)


def test_who_is_taught_is_chosen_at_the_seat(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    sit(app, 1)
    click(app, shown(app, Toggle)[0])
    press(app, "ESCAPE")
    assert shown(app, SeatWidget)[0].spoken == "Seat 1: Player 1, Human, with hints, button"
    click(app, button(app, "Deal"))
    session = app.scene.session
    assert [one.taught for one in session.players] == [True, False, False]
    record = session.record
    assert Session.resume(record).players == session.players
    again = start(scenes.setup_scene, last_setup=app.saved[-1].last_setup)
    assert again.scene.choices.chairs[0].taught


def test_how_a_person_is_spoken_of_is_kept_with_them(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    call(app, 1, "Kim")
    shown(app, Segmented)[-1].choose(1)
    press(app, "RETURN")
    click(app, button(app, "Deal"))
    session = app.scene.session
    assert [one.called.pronoun for one in session.players] == ["she", "he", "she"]
    assert Session.resume(session.record).players == session.players
    again = start(scenes.setup_scene, pronouns=app.settings.pronouns | {"bo": "he"})
    for name, pronoun in (("Kim", "she"), ("Bob", "she"), ("Bo", "he")):
        call(again, 1, name)
        assert again.scene.choices.chairs[0].pronoun == pronoun
        press(again, "RETURN")


def test_who_begins_is_said_with_the_reason():
    """In every game; where the rules name somebody, and in the next game, the reason is another."""

    def told(session):
        rules = session.rules
        data = table_of(rules.game.ID).at_table(rules.options)
        return opening(session, data, lambda seat: session.player(seat).name)

    for rules, by_lot, option in (
        ("cuttle", "by lot", "first_dealer"),
        ("cunt-soul", "by lot", "first_dealer"),
        ("shithead", "drawn by lot", "first_dealer"),
        ("russian-bank", "The cut decides", "first"),
        ("soul-taker-mixed", "the toss", "first"),
    ):
        session = Session.new(files.load_rules(rules), (ANNA, BEN), 4)
        assert by_lot in told(session)
        assert session.player(session.record.dealer or session.turn).name in told(session)
        fixed = files.load_rules(rules, {option: "p2"})
        assert "rules" in told(Session.new(fixed, (ANNA, BEN), 4))
        dealer = session.record.dealer
        if dealer:
            other = BEN if dealer == "p1" else ANNA
            carry = {"dealer": "p2" if dealer == "p1" else "p1"}
            following = Session.new(session.rules, (ANNA, BEN), 4, carry)
            assert f"{other.name}’s turn to deal" in told(following)
        session.play(session.legal()[0])
        assert told(session) == ""


def test_the_log_says_who_begins():
    pilot = Pilot(new_session("cuttle", humans=2, seed=1), motion="off", peek=True)
    pilot.step(20)
    told = "Ann was picked by lot to deal, so Bo starts"
    assert told in [one.words for one in pilot.scene.entries]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.drawn(3)
def test_nothing_overlaps_where_several_play(start, size, scale):
    app = start(Menu, size=size, ui_scale=scale, polite=True)
    session = played(winner="Anna")
    people = ["Anna", "Benedict the Elde", "Carl"]
    choices = {"people": people, "seats": 2, "chairs": [{"kind": "human"}, {"kind": "human"}]}
    app.settings = replace(app.settings, last_setup=choices)
    for make in (
        lambda: Menu(app),
        lambda: scenes.result_scene(app, session),
        lambda: scenes.setup_scene(app, again=(session.evening, session.players)),
    ):
        app.reset(make())
        app.step([])
        assert misplaced(app) == []


def test_an_evening_to_points_is_chosen_kept_and_won(start):
    """RB-41, set up on the page, told on the result, in the menu, and after the last game."""
    app = start(lambda app: scenes.setup_scene(app, "russian-bank"))
    lengths = next(one for one in shown(app, DropDown) if one.label == "This evening")
    assert lengths.choices == ["No limit", "Best of 3", "Best of 5", "First to 100 points"]
    app.scene.ui.set_focus(lengths)
    press(app, "RETURN", "DOWN", "DOWN", "DOWN", "RETURN")
    assert app.scene.choices.changed["russian-bank"] == {"evening_to": 100}
    click(app, button(app, "Deal"))
    session = app.scene.session
    ours, theirs = (session.player(seat).name for seat in session.seats)
    games = 0
    while not session.evening.over:
        session.play("p2 resign")
        games += 1
        app.reset(scenes.result_scene(app, session))
        points = session.evening.points
        assert points[theirs] == 0
        if session.evening.over:
            continue
        stands = f"{ours} {points[ours]}, {theirs} 0 · First to 100 points"
        assert stands in words(app)
        assert misplaced(app) == []
        app.reset(Menu(app))
        app.step([])
        assert stands in words(app)
        session = session.next_game()
        assert opening(session, table_of("russian-bank"), str).endswith(f"{stands}.")
    assert games > 1
    told = f"{ours} won the match: {ours} {points[ours]}, {theirs} 0 · First to 100 points"
    assert told in words(app)
    app.reset(scenes.setup_scene(app, "russian-bank"))
    lengths = next(one for one in shown(app, DropDown) if one.label == "This evening")
    assert lengths.index == 3
    app.scene.ui.set_focus(lengths)
    press(app, "RETURN", "UP", "RETURN")
    assert app.scene.choices.length == 5
    assert not app.scene.choices.changed.get("russian-bank")
