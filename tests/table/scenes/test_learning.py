"""Where lessons are offered, and the page that lists them."""

import os

import pygame
import pytest
from begun import has_lessons
from effort import pairs
from pages import SCALES, SIZES, Table, button, click, laid, pause, press, type_text
from pilot import Pilot, session_at
from room import misplaced

from cardtable import files
from cardtable.files import load_rules
from cardtable.files.progress import Progress, note_lesson, note_offer, progress_path, was_offered
from cardtable.lessons.check import covering, following, held, lessons_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.scenes import menu
from cardtable.table.scenes.lessons import LessonsPage, begin
from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.playing.lesson import LessonTable
from cardtable.table.scenes.setup import Setup
from cardtable.table.widgets.controls import Button, Label, PortraitChoice, Segmented

ASKED = menu.before_first
GAMES = sorted({one.game.ID for one in files.list_rules()})


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    """What is learned here is kept for this test alone."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


@pytest.fixture
def fresh(start):
    """Nobody has played here yet."""
    progress_path().unlink()
    return start


def words(scene, kind=Label):
    return [one.words for one in scene.ui.top.walk() if isinstance(one, kind)]


def listed(app):
    """The lessons on the page, each known by its title."""
    every = {one.title: one for one in lessons_of(app.scene.rules.game.ID)}
    titled = [
        [part.words for part in one.walk() if isinstance(part, Label)] for one in app.scene.slips
    ]
    return [every[next(word for word in told if word in every)] for told in titled]


# --- before the first game ------------------------------------------------------------------------


def guide(app):
    """The button of the question that begins the guide."""
    return next(one for one in words(app.scene, Button) if one.startswith("Learn with a guide"))


def test_a_new_game_offers_its_guide_where_it_is_begun_and_asks_no_more(fresh):
    app = fresh(scenes.menu_scene)
    click(app, laid(app)["cuttle"])
    assert guide(app)
    press(app, "RETURN")
    assert isinstance(app.scene, Table)
    app.pop()
    app.push(scenes.setup_scene(app, "cuttle"))
    click(app, button(app, "Deal the cards"))
    assert isinstance(app.scene, Table)


@pytest.mark.parametrize("answer", ["ESCAPE", "beside", "Cancel"])
def test_from_the_offer_of_a_guide_one_can_go_back_and_is_asked_again(fresh, answer):
    app = fresh(lambda app: scenes.setup_scene(app, "cuttle"))
    for _ in range(2):
        click(app, button(app, "Deal the cards"))
        assert "New to Cuttle?" in words(app.scene)
        if answer == "beside":
            app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)])
        elif answer == "ESCAPE":
            press(app, answer)
        else:
            click(app, button(app, answer))
        assert isinstance(app.scene, Setup)
        assert not app.scene.ui.layers
        assert not files.list_saves()
        assert not was_offered("cuttle")


def test_the_guide_that_is_offered_begins_the_first_lesson(fresh):
    app = fresh(scenes.menu_scene)
    click(app, laid(app)["cuttle"])
    click(app, button(app, guide(app)))
    assert isinstance(app.scene, LessonTable)
    assert app.scene.course.lesson.first
    assert not files.list_saves()


def test_it_is_offered_after_a_set_up_too_and_never_to_who_has_played(fresh):
    app = fresh(lambda app: scenes.setup_scene(app, "cuttle"))
    click(app, button(app, "Deal the cards"))
    assert isinstance(app.scene, Setup)
    assert "New to Cuttle?" in words(app.scene)
    assert not was_offered("cuttle")  # nobody has answered
    Session.saved(load_rules("cuttle-quick"), [Player("A"), Player("B", "bot", "easy")], 1).close()
    app = fresh(lambda app: scenes.setup_scene(app, "cuttle"))
    click(app, button(app, "Deal the cards"))
    assert isinstance(app.scene, Table)
    assert not was_offered("cuttle")


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("size", "scale"), pairs(SIZES, SCALES))
def test_the_page_of_lessons_fits_every_window(start, size, scale):
    app = start(
        lambda app: scenes.lessons_scene(app, load_rules("cunt-soul-gentle")), size, ui_scale=scale
    )
    assert misplaced(app) == []


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", [*filter(has_lessons, GAMES)])
def test_each_game_has_a_page_with_its_first_games_on_top(start, game):
    lessons = lessons_of(game)
    note_lesson(lessons[0].id, Progress(2))
    app = start(scenes.menu_scene)
    click(app, laid(app)[game])
    click(app, button(app, "Learn"))
    slips = app.scene.slips
    assert listed(app) == lessons
    kinds = [one.first for one in lessons]
    assert kinds == sorted(kinds, reverse=True)
    assert kinds[0]
    assert "2 of 3 stars" in slips[0].spoken
    stops = [one for one in app.scene.ui.root.walk() if one.focusable][1:]
    assert [one for one in stops if one in slips] == slips
    assert [one.look for one in slips].index("lit") == 1  # the next one, which Enter begins
    assert app.scene.ui.focus is slips[1]
    press(app, "RETURN")
    assert isinstance(app.scene, LessonTable)
    assert app.scene.course.lesson == lessons[1]


def test_stars_stand_on_the_tile_of_the_game(start):
    first = lessons_of("cuttle")[0]
    note_lesson(first.id, Progress(2))
    app = start(scenes.menu_scene)
    tables = laid(app)
    assert "2 of" in tables["cuttle"].spoken
    assert "stars" not in tables["shithead"].spoken


def test_the_menu_leads_to_the_guide_of_a_game_never_learned_and_to_lessons(start):
    note_lesson(lessons_of("cuttle")[0].id, Progress(2))
    app = start(scenes.menu_scene)
    tables = laid(app)
    for game, kind in (("shithead", LessonTable), ("cuttle", LessonsPage)):
        app.scene._play(game)
        click(app, button(app, "Learn"))
        assert isinstance(app.scene, kind)
        app.pop()
        press(app, "ESCAPE")
        pause(app)  # both games' buttons may stand in the same place
    learn = button(app, "Learn")
    every = sum(len(lessons_of(game)) for game in tables)
    assert learn.spoken == f"Learn, 2 of {3 * every} stars, button"
    click(app, learn)
    click(app, button(app, "Soul Taker"))
    assert isinstance(app.scene, LessonsPage)
    assert listed(app) == lessons_of("soul-taker")


def test_of_a_variant_only_those_are_listed_that_hold(start):
    rules = load_rules("shithead-classic")
    every = lessons_of("shithead")
    found = held(every, rules)
    assert 0 < len(found) < len(every)
    app = start(lambda app: scenes.lessons_scene(app, rules))
    assert listed(app) == found
    assert any(str(len(every) - len(found)) in told for told in words(app.scene))
    app.scene.slips[0].activate()
    assert app.scene.course.rules == rules


def test_faulty_files_are_listed_with_their_reasons(start):
    app = start(scenes.menu_scene)
    folder = files.own_rules_folder() / "lessons"
    folder.mkdir(parents=True)
    name = "bad.yaml" if os.name == "nt" else "so.yaml: 7: bad.yaml"
    (folder / name).write_text("- id: bad\n  titel: Bad\n", encoding="utf-8")
    app.push(scenes.lessons_scene(app, load_rules("cuttle")))
    told = words(app.scene)
    assert "1 lesson file can’t be used" in told
    assert name in told
    assert any(one.startswith("Line 2: ") for one in told)
    assert "Open the lessons folder" in words(app.scene, Button)


def test_the_order_of_lessons():
    for game in GAMES:
        lessons = lessons_of(game)
        assert [following(one) for one in lessons] == [*lessons[1:], None]


# --- at the table ---------------------------------------------------------------------------------


def refused():
    """A table at which something has just been refused whose rule a lesson covers."""
    position = {"turn": "p1", "zones": {"p1.hand": "4C QD", "p2.points": "9H", "p2.hand": "5C"}}
    pilot = Pilot(session_at(position, rules="cuttle"), motion="off")
    pilot.rest()
    pilot.drag_card("4C", "9H")
    assert pilot.state.citation.rule
    return pilot


def test_what_was_refused_can_be_practised_from_the_page_of_help():
    pilot = refused()
    lesson = covering(pilot.state.citation.rule, lessons_of("cuttle"))
    pilot.key(pygame.K_F1)
    found = next(one for one in pilot.scene.ui.top.walk()
                 if isinstance(one, Button) and one.words.startswith("Practise this"))  # fmt: skip
    found.activate()
    assert isinstance(pilot.app.scene, LessonTable)
    assert pilot.app.scene.course.lesson == lesson
    pilot.app.scene.leave_all()
    assert isinstance(pilot.app.scene, LessonsPage)
    pilot.app.scene.back()
    assert pilot.scene.session is pilot.session  # the game goes on


def test_the_pause_menu_leads_to_the_lessons_and_back():
    pilot = refused()
    pilot.key(pygame.K_ESCAPE)
    found = next(one for one in pilot.scene.ui.top.walk()
                 if isinstance(one, Button) and one.words == "Learn")  # fmt: skip
    found.activate()
    assert isinstance(pilot.app.scene, LessonsPage)
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.scene.ui.layers


def test_a_lesson_that_cannot_be_kept_is_told(start, monkeypatch):
    note_offer("cuttle")
    app = start(lambda app: scenes.lesson_scene(app, lessons_of("cuttle")[0]))

    def full(*_):
        raise files.DataError("the disk is full")

    monkeypatch.setattr("cardtable.table.scenes.playing.lesson.note_lesson", full)
    app.scene.leave_all()
    assert "the disk is full" in app.trouble


def test_who_begins_with_a_lesson_or_the_deal_of_the_day_is_asked_for_the_name(start, monkeypatch):
    monkeypatch.setattr(menu, "before_first", ASKED)
    cuttle = files.load_rules("cuttle")
    lessons = start(lambda app: scenes.lessons_scene(app, cuttle))
    lessons.scene._begin(lessons_of("cuttle")[0])
    day = start(scenes.today_scene)
    day.scene._play()
    for app in (lessons, day):
        assert "What shall we call you?" in words(app.scene)
        type_text(app, "Kim")
        press(app, "RETURN")
        session = app.scene.session
        assert session.players[0].name == "Kim"
        session.discard()
    lessons.reset(scenes.lessons_scene(lessons, cuttle))
    lessons.scene._begin(lessons_of("cuttle")[0])
    assert lessons.scene.session.players[0].name == "Kim"


def test_the_name_is_asked_for_before_the_first_game_and_never_again(start, monkeypatch):
    monkeypatch.setattr(menu, "before_first", ASKED)
    app = start(scenes.menu_scene)
    note_offer("cuttle")
    click(app, laid(app)["cuttle"])
    press(app, "RETURN")
    assert "What shall we call you?" in words(app.scene)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)
    click(app, laid(app)["cuttle"])
    press(app, "RETURN")
    type_text(app, "Agnes")  # a computer player's name, too
    (face,) = (one for one in app.scene.ui.top.walk() if isinstance(one, PortraitChoice))
    face.activate()
    (pronoun,) = (one for one in app.scene.ui.top.walk() if isinstance(one, Segmented))
    app.scene.ui.set_focus(pronoun)
    press(app, "LEFT", "RETURN")
    assert app.settings.portraits == {"agnes": 1}
    names = [one.name for one in app.scene.session.players]
    assert names[0] == "Agnes"
    assert app.scene.session.players[0].called.pronoun == "she"
    assert app.settings.pronouns == {"agnes": "she"}
    assert len(set(names)) == len(names)
    app.scene.session.discard()
    app.reset(scenes.menu_scene(app))
    pause(app)
    click(app, laid(app)["cuttle"])
    press(app, "RETURN")
    assert [one.name for one in app.scene.session.players] == names


def test_enter_in_the_name_box_opens_the_lesson_and_presses_nothing_there(start, monkeypatch):
    monkeypatch.setattr(menu, "before_first", ASKED)
    app = start(scenes.menu_scene, motion="off")
    lesson = next(one for one in lessons_of("shithead") if one.first)
    begin(app, app.scene.ui, lesson, load_rules(lesson.rules))
    enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 40}
    down, up = pygame.Event(pygame.KEYDOWN, enter), pygame.Event(pygame.KEYUP, enter)
    app.step([down])
    assert isinstance(app.scene, LessonTable)
    for _ in range(120):  # as a timer repeats it while the page is still opening
        app.step([down])
    assert app.scene.course.number == 0
    app.step([up, down, up])
    assert app.scene.course.number == 1
