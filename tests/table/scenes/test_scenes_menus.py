"""Menu, set-up, settings, rules and results: by keyboard and pointer, at every size."""

import copy
import functools
import itertools
import os
import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from effort import effort, languages, pairs
from pages import (
    NAMES,
    SCALES,
    SIZES,
    Table,
    button,
    click,
    click_at,
    laid,
    pause,
    press,
    settle,
    shown,
    sit,
    spoken,
    type_text,
)
from plain import none_of, plain, record, record_cuts, said
from room import clip_of, misplaced
from studied import Made

from cardtable import files
from cardtable.ai.levels import CHARACTERS, LEVELS
from cardtable.engine.clean import Names
from cardtable.files import Settings, load_rules
from cardtable.lessons.check import lessons_of
from cardtable.presenter import rulespage, status
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import sentence
from cardtable.presenter.phrases import PSEUDO, wording
from cardtable.presenter.words import level_words
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.board.plan import unit_of
from cardtable.table.crash import Report, surroundings, versions
from cardtable.table.drawing.theme import LEAST, STYLES, Theme
from cardtable.table.scenes.choices import Choices
from cardtable.table.scenes.menu import Menu, SignButton
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.posters import Posters
from cardtable.table.scenes.replay import Replay
from cardtable.table.scenes.result import PlayerLine, Result
from cardtable.table.scenes.rules import FigureView, RulesPage, TableMap
from cardtable.table.scenes.settings import GROUPS, SettingsScene
from cardtable.table.scenes.setup import SeatWidget, Setup
from cardtable.table.scenes.statistics import Statistics, report
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.scenes.tiles import Tile, game_seats_words
from cardtable.table.scenes.workbench import Workbench
from cardtable.table.widgets.boxes import Field, Modal
from cardtable.table.widgets.charts import CourseChart, Figures, Shares
from cardtable.table.widgets.controls import Button, Image, Label, Segmented, Slider, Slip, Toggle
from cardtable.table.widgets.entries import DropDown, TextEntry, _ListLine
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import TIP_AFTER, Ui


@functools.cache
def finished(seats=4, rules="shithead", seed=7):
    """A game that has been played to its end."""
    players = [Player(NAMES[0])] + [Player(name, "bot", "easy") for name in NAMES[1:seats]]
    session = Session.new(files.load_rules(rules), players, seed)
    rng = random.Random(seed)
    while not session.over:
        session.play(session.fallback_line(rng))
    return session


def full(app):
    """The set-up of a table with all the seats there can be."""
    app.remember(last_setup={"rules": "cunt-soul", "seats": 8})
    return scenes.setup_scene(app)


def looked_back(app):
    """The statistics of a few games."""
    files.records_folder().mkdir(parents=True, exist_ok=True)
    for number, rules in enumerate(("shithead", "cuttle", "soul-taker")):
        record = finished(2, rules=rules).record
        files.save_record(files.records_folder() / f"{number}.yaml", record)
    return scenes.statistics_scene(app)


def unfinished(app, make=scenes.saved_scene):
    """A few games that have been left: of long names, of many people, one that can't be read."""
    for rules in ("cuttle-cards", "soul-taker-few-threes", "cunt-soul"):
        loaded = files.load_rules(rules)
        names = [*NAMES, "Fiona", "Gus", "Hildegard"][: loaded.seats[1]]
        players = [Player(name, "bot", "easy") for name in names]
        Session.saved(loaded, [Player(names[0]), *players[1:]], 5)
    broken = files.saves_folder() / f"2020-01-01-{'0' * 150}.yaml"
    broken.write_text("seats: " + 300 * "x", "utf-8")
    os.utime(broken, (10**9, 10**9))
    return make(app)


def faulty(app, make=scenes.setup_scene):
    """Rules files of one's own that can't be used."""
    own = files.own_rules_folder()
    own.mkdir(parents=True, exist_ok=True)
    for number in range(20):
        (own / f"{number}-{'of-a-long-name-' * 6}.yaml").write_text(f"id: {'x' * 80}\n", "utf-8")
    return make(app)


def asked(app):
    """The question at a table where a game has been left."""
    app.reset(unfinished(app, scenes.menu_scene))
    app.step([])
    app.scene._play("cuttle")
    return app.scene


def explained(app):
    """What is wrong with rules files, over the menu."""
    app.reset(faulty(app, scenes.menu_scene))
    laid(app)
    app.scene._look_for_faults()
    app.scene._show_faults()
    return app.scene


def own(app):
    """The set-up of rules of one's own, changed once more."""
    base = files.with_house_rules(load_rules("cunt-soul"), {"burn_kind": 0, "hand": 10})
    name = "The Rules of Our House by the River Now"
    made = files.save_own(replace(base, names=Names(name)), load_rules("cunt-soul"))
    app.remember(
        last_setup={"rules": made.id, "seats": 5, "options": {made.id: {"stall_turns": 0}}}
    )
    return scenes.setup_scene(app)


def seated(app):
    """The sheet of a seat with a computer player, over the set-up."""
    app.reset(own(app))
    app.step([])
    app.scene._open_chair(1)
    return app.scene


def editor(app):
    """The house rules of a game with many, among them some that can't be and some that are poor."""
    app.reset(own(app))
    setup = app.scene
    more = {"powers": {"4": ["run", "swap"]}, "stall_turns": 0, "queen_last": "out"}
    setup.choices.keep(setup.rules.id, more)
    return scenes.editor_scene(app, setup.choices, setup.rules, setup._start)


def sheet(app):
    """What the cards of a rank can do, over the editor."""
    app.reset(editor(app))
    app.step([])
    app.scene._open_card(app.scene.draft.infos["field_powers"], "8")
    return app.scene


def studied(app):
    """Rules and their parent side by side, once all games have been played."""
    rules, parent = load_rules("cunt-soul-gentle"), load_rules("cunt-soul")
    scene = scenes.workbench_scene(app, rules, parent, hire=Made().hire)
    app.reset(scene)
    while not scene.study.finished:
        app.step([])
    return scene


def posters(app):
    """The posters of all games, before anything is chosen."""
    app.reset(scenes.menu_scene(app))
    scenes.new_game(app)
    return app.scene


def test_changed_rules_are_not_told_as_their_file_has_them(start):
    setup = start(scenes.setup_scene, last_setup={"rules": "cunt-soul-gentle", "seats": 3}).scene
    assert setup._about() == load_rules("cunt-soul-gentle").about
    setup.choices.keep(setup.rules.id, {"queen_last": "pickup"})
    assert setup._about() == "You’ve made changes of your own. See “House rules”."
    setup._reset()
    assert setup._about() == load_rules("cunt-soul-gentle").about


MAKERS = {
    "workbench": studied,
    "menu": scenes.menu_scene,
    "continue": lambda app: faulty(app, lambda app: unfinished(app, scenes.menu_scene)),
    "saved": unfinished,
    "asked": asked,
    "explained": explained,
    "faulty": faulty,
    "setup": scenes.setup_scene,
    "posters": posters,
    "full": full,
    "own": own,
    "seated": seated,
    "editor": editor,
    "sheet": sheet,
    "settings": scenes.settings_scene,
    "rules": scenes.rules_scene,
    "statistics": looked_back,
    "no statistics": scenes.statistics_scene,
    "about": scenes.about_scene,
    "computers": scenes.computers_scene,
    "today": scenes.today_scene,
    "puzzles": scenes.puzzles_scene,
    "result": lambda app: scenes.result_scene(app, finished(5)),
}


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("name", "size", "scale"),
    [
        (name, size, scale)
        for turn, name in enumerate(MAKERS)
        for size, scale in pairs(SIZES, SCALES, turn)[effort(turn % 4, 0) :: effort(4, 1)]
    ],
)
def test_nothing_overlaps_and_nothing_leaves_the_window(start, name, size, scale):
    app = start(MAKERS[name], size, ui_scale=scale)
    settle(app)
    assert misplaced(app) == []


@pytest.mark.drawn(4)
@pytest.mark.parametrize("name", MAKERS)
def test_pages_have_room_for_a_language_that_is_half_as_long_again(start, monkeypatch, name):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", PSEUDO)
    for size in SIZES[:2]:
        app = start(MAKERS[name], size)
        settle(app)
        assert misplaced(app) == []


PLAYED = {
    "lessons": lambda app: scenes.lessons_scene(app, load_rules("cuttle")),
    "lesson": lambda app: scenes.lesson_scene(app, lessons_of("cuttle")[0]),
    "replay": lambda app: scenes.replay_scene(app, finished().record, at_end=True),
    "review": lambda app: scenes.review_scene(app, finished().record),
    "crash": lambda app: scenes.crash_scene(app, Report("", Path("a.log"), Path("b.yaml"))),
}
"""Pages that are of a game, or of its end."""
OTHERS = [one for one in (*MAKERS, *PLAYED) if one not in {"faulty", "explained"}]


@pytest.mark.drawn(5)
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("tongue", [PSEUDO, *languages])
def test_a_page_in_another_language_has_no_english_word_and_all_have_room(
    start, monkeypatch, name, tongue
):
    """What is wrong with files is told in plain words, as those who write them see it."""
    monkeypatch.setenv("CARDTABLE_LANGUAGE", tongue)
    drawn, cut, narrow = record(monkeypatch), record_cuts(monkeypatch, *NAMES, "Barnaby"), []
    for scale in (1.5, 1.0):
        cut.clear()  # large letters cut off what says more than it must, in every language
        app = start((MAKERS | PLAYED)[name], SIZES[0], ui_scale=scale)
        settle(app)
        if not isinstance(app.scene, TableScene):
            narrow += [f"{scale}: {one}" for one in misplaced(app)]
    told = said(app.scene.ui, besides=(RichText, FigureView, TableMap)) | (
        drawn if name != "rules" else set()
    )  # a file
    licences = " ".join(files.own_licences().split())
    licences = [licences, files.own_licences(), files.third_party(), versions(), surroundings()]
    studied_endings = ["tie", "out", "loser", "points", "stall"]
    also = [*licences, *studied_endings, "This is not a record of a game."]
    wide = [*narrow, *cut] if tongue != PSEUDO else []
    none_of(plain(told, [*NAMES, "The Rules of Our House by the River Now"], also), wide)


@pytest.mark.drawn(3)
def test_the_way_back_is_in_the_same_corner_of_every_page(start):
    app, places = start(scenes.settings_scene), {}
    for make in (
        scenes.settings_scene, scenes.computers_scene, scenes.about_scene, scenes.saved_scene,
        scenes.rules_scene, scenes.setup_scene, scenes.statistics_scene, scenes.puzzles_scene,
        PLAYED["lessons"], PLAYED["review"], PLAYED["replay"], posters,
    ):  # fmt: skip
        app.reset(make(app))
        places[make] = button(app, wording("pages.back")).rect.topleft
    assert len(set(places.values())) == 1


@pytest.mark.parametrize("name", MAKERS)
def test_every_control_is_reached_by_tab_and_shown(start, name):
    app = start(MAKERS[name], (960, 600), ui_scale=1.5)
    settle(app)
    controls = [w for w in app.scene.ui.top.walk() if w.focusable and w.enabled]
    reached = []
    for _ in controls:
        press(app, "TAB")
        focus = app.scene.ui.focus
        reached.append(focus)
        clip, _ = clip_of(focus, app.canvas.rect)
        assert clip.colliderect(focus.rect)
        assert focus.spoken
    assert set(reached) == set(controls)


@pytest.mark.drawn(4)
@pytest.mark.parametrize("name", MAKERS)
def test_controls_are_large_enough_to_hit(start, name):
    app = start(MAKERS[name], (960, 600), ui_scale=0.8)
    settle(app)
    for w in app.scene.ui.top.walk():
        if isinstance(w, Button | Toggle | Segmented | Slider | DropDown | TextEntry):
            assert min(w.rect.size) >= (22 if getattr(w, "kind", "") == "line" else 24), w.spoken


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("turn", "name"), [*enumerate(MAKERS)], ids=MAKERS)
def test_pages_follow_the_window(start, turn, name):
    app = start(MAKERS[name])
    for size in effort(SIZES[turn % 4 :: 4], SIZES):
        pygame.display.set_mode(size)
        app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
        assert app.canvas.size == size
        assert misplaced(app) == []


def test_a_question_outlives_the_controls_that_are_made_anew_below_it(start):
    app = start(scenes.setup_scene)
    page, ui = app.scene, app.scene.ui
    deal = page._deal
    ui.set_focus(deal)
    question = Modal(Button("Yes", lambda: ui.close(question)))
    ui.open(question)
    page.rebuild()
    assert page.ui.layers == [question]
    assert page._deal is not deal
    press(app, "RETURN")
    assert not page.ui.layers
    assert page.ui.focus is page._deal
    choice = shown(app, DropDown)[0]
    choice.activate()
    page.rebuild()  # its list belongs to a control that is no longer there
    assert not page.ui.layers


# --- menu ----------------------------------------------------------------------------------------


def test_the_menu_leads_everywhere_and_back(start):
    app = start(scenes.menu_scene)
    for words, kind in (("New game", Posters), ("Rules", RulesPage), ("Settings", SettingsScene)):
        click(app, button(app, words))
        assert isinstance(app.scene, kind)
        press(app, "ESCAPE")
        assert isinstance(app.scene, Menu)
    click(app, button(app, "Quit"))
    assert not app.running


@pytest.mark.drawn(2)
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_its_proportions_and_is_gone_through_in_reading_order(start, size):
    app = start(lambda app: unfinished(app, scenes.menu_scene), size)
    laid(app)
    page, tiles = app.scene._sheet.rect, [one.rect for one in app.scene._tables.tables]
    assert page.w == pytest.approx(0.262 * size[0], abs=1)
    unit = min(size[1], size[0] * 2 / 3)
    assert tiles[0].left - page.right == pytest.approx(0.022 * unit, abs=1)
    assert tiles[1].left - tiles[0].right == pytest.approx(0.022 * unit, abs=2)
    assert (page.top, page.bottom) == pytest.approx((tiles[0].top, tiles[-1].bottom), abs=2)
    told = [w.words for w in app.scene._sheet.walk() if isinstance(w, Button)]
    assert told.pop(3).startswith("Resume ")
    assert told == ["New game", "Learn", "Puzzles", "Saved games", "Rules", "Statistics",
                    "Settings", "Quit", "About", "Show polite names"]  # fmt: skip
    assert button(app, "Saved games").spoken == "Saved games, 4 games, button"
    kinds = [one.kind for one in shown(app, Button)]
    assert kinds.count("primary") == 1  # the only red one


def test_what_has_been_set_up_stays_when_the_page_is_left(start):
    app = start(scenes.menu_scene)
    for played in (False, True):
        if played:
            app.remember(last_setup=Choices.usual(files.list_rules()).data())
        app.push(scenes.setup_scene(app, "shithead"))
        app.scene._set_seats(5)
        app.scene.choices.chairs[1].level = "hard"
        app.scene.choices.keep("shithead", {"hand_size": 4})
        before = app.scene.choices.data()
        press(app, "ESCAPE")
        app.push(scenes.setup_scene(app))
        assert app.scene.choices.data() == before
        press(app, "ESCAPE")
        assert app.settings.has_played == played  # whether a name is still asked for


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_nothing_makes_room_for_a_game_that_was_saved(start, size, scale):
    app, found = start(scenes.menu_scene, size, ui_scale=scale, tips_seen=("names",)), []
    for saved in (False, True):
        if saved:
            unfinished(app)
        app.reset(scenes.menu_scene(app))
        app.step([])
        named = ("New game", "Learn", "Puzzles")
        found.append([tuple(button(app, words).rect) for words in named])
    assert found[0] == found[1]


def test_the_names_are_asked_about_once(start):
    for answer, polite in (("Keep them", False), ("Show polite ones", True)):
        app = start(scenes.menu_scene)
        assert wording("pages.menu-rude-ask") in spoken(app)
        click(app, button(app, answer))
        assert app.settings.polite == polite
        app.reset(scenes.menu_scene(app))
        app.step([])
        assert wording("pages.menu-rude-ask") not in spoken(app)


def test_a_tile_says_what_it_deals(start):
    last = {"cuttle": ["cuttle-teams", 4], "shithead": ["shithead", 3], "soul-taker": ["gone", 2]}
    app = start(scenes.menu_scene, last_setup={"rules": "cuttle-teams", "seats": 4, "last": last})
    tiles = laid(app)
    assert tiles["cuttle"].like == "Cuttle in teams, as last time"
    for game in ("shithead", "soul-taker", "russian-bank"):
        assert tiles[game].like == table_of(game).like


def test_games_have_one_order_on_all_pages(start):
    app, order = start(scenes.menu_scene), files.game_ids()
    assert order == ["cuttle", "russian-bank", "soul-taker", "shithead", "cunt-soul"]
    names = [load_rules(game).names.plain for game in order]
    assert list(laid(app)) == order
    for make in (posters, scenes.rules_scene, scenes.puzzles_scene):
        app.reset(make(app))
        app.step([])
        told = [w.words for w in shown(app, Label) if w.words in names]
        assert list(dict.fromkeys(told)) == names


def test_enter_leads_from_the_menu_to_a_new_game(start):
    app = start(scenes.menu_scene, last_setup={"rules": "cuttle", "seats": 2})
    press(app, "RETURN", "RETURN")
    assert isinstance(app.scene, Setup)
    press(app, "RETURN")
    assert isinstance(app.scene, Table)


def test_a_little_table_says_what_it_is_and_enter_deals(start):
    app = start(scenes.menu_scene)
    tables = laid(app)
    assert len(tables) == len({one.game.ID for one in files.list_rules()})
    for game in tables:
        app.reset(scenes.menu_scene(app))
        click(app, laid(app)[game])
        assert app.scene.ui.layers
        press(app, "RETURN")
        assert isinstance(app.scene, Table)
        first = table_of(game).coach or game  # somebody new plays by these
        assert app.scene.session.rules.id == first
        assert game == load_rules(first).game.ID
        assert app.saved[-1].last_setup["rules"] == first


def test_the_second_half_of_a_double_click_is_nobodys_but_what_got_the_first(start):
    app = start(scenes.menu_scene)
    for game, table in laid(app).items():
        click(app, table)
        (asked,) = app.scene.ui.layers
        click(app, table)
        assert app.scene.ui.layers == [asked], game
        pause(app)
        at = next(one for one in laid(app).values() if not asked.inside(one.rect.center))
        click(app, at)
        assert not app.scene.ui.layers
        click(app, at)  # beside the question: that has closed it, and opens nothing
        assert not app.scene.ui.layers
        click(app, at)
        assert app.scene.ui.layers
        pause(app)
        press(app, "ESCAPE")
    press(app, "ESCAPE")
    rules = next(one for one in shown(app, SignButton) if one.words == "Rules").rect.center
    down, up = (pygame.Event(kind, pos=rules, button=1)
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))  # fmt: skip
    app.step([down, up])
    page = app.scene
    assert isinstance(page, RulesPage)
    app.step([down, up, down])
    assert page.ui.receiver(rules, page).control is page.ui.held is not None  # a third one counts


def test_a_control_that_is_made_anew_is_clicked_as_fast_as_one_likes(start):
    app, drawn = start(scenes.setup_scene), []
    app.scene.choices.draw_lots = drawn.append
    for _ in range(3):
        click(app, button(app, "Shuffle the seats"))
    assert len(drawn) == 3


def test_a_little_table_is_as_it_was_left(start):
    app = start(scenes.setup_scene)
    app.scene._set_rules("shithead-classic")
    app.scene._set_seats(4)
    click(app, button(app, "Deal"))
    app.reset(scenes.setup_scene(app, "cuttle"))
    click(app, button(app, "Deal"))
    app.reset(scenes.menu_scene(app))
    click(app, laid(app)["shithead"])
    click(app, button(app, "New deal"))
    assert app.scene.session.rules.id == "shithead-classic"
    assert len(app.scene.session.players) == 4


def test_back_from_the_rules_leads_to_the_question_they_were_opened_from(start):
    app = start(scenes.menu_scene)
    click(app, laid(app)["cuttle"])
    click(app, button(app, "Read the rules"))
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)
    press(app, "RETURN")  # what is asked there is the same as before
    assert app.scene.session.rules.id == "cuttle"


def test_the_control_of_the_texts_size_stays_in_sight(start):
    app = start(scenes.settings_scene, size=(960, 600))
    app.scene.open("words")
    scale = next(one for one in shown(app, Slider) if one.label == "Text size")
    app.scene.ui.set_focus(scale, by_keyboard=True)
    for _ in range(6):
        press(app, "RIGHT")
        settle(app)
        assert app.settings.ui_scale > 1
        assert app.scene._scroll.rect.contains(app.scene.ui.focus.rect)
    scale = next(one for one in shown(app, Slider) if one.label == "Text size")
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=scale.rect.center, button=1)])
    app.scene.ui.set_focus(scale, by_keyboard=True)
    before = app.settings.ui_scale
    left = scale.rect.left, scale.rect.centery
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=left, rel=(-9, 0), buttons=(1, 0, 0))])
    assert app.settings.ui_scale == before, "what it is held at counts once it is let go"
    app.scene.rebuild()  # as another device does
    assert app.settings.ui_scale == scale.low < before


def test_the_corner_of_a_little_table_leads_to_its_set_up(start):
    app = start(scenes.menu_scene)
    click(app, laid(app)["russian-bank"].children[0])
    assert isinstance(app.scene, Setup)
    assert app.scene.choices.rules == "russian-bank"


def test_the_welcome_is_seen_once_and_can_be_skipped(start, monkeypatch):
    monkeypatch.setattr(Menu, "greeted", False)
    app = start(scenes.menu_scene)
    assert app.scene.animating
    laid(app)
    for _ in range(5):
        app.step([])
    under_way = pygame.image.tobytes(app.canvas.surface, "RGB")
    press(app, "RIGHT")
    app.step([])
    assert not app.scene.animating
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != under_way
    app.reset(scenes.menu_scene(app))
    laid(app)
    app.step([])
    assert not app.scene.animating
    monkeypatch.setattr(Menu, "greeted", False)
    still = start(scenes.menu_scene, motion="off")
    laid(still)
    still.step([])
    assert not still.scene.animating


def test_escape_does_not_close_the_program(start):
    app = start(scenes.menu_scene)
    press(app, "ESCAPE", "ESCAPE")
    assert app.running
    assert isinstance(app.scene, Menu)


def test_a_saved_game_is_offered_and_gone_on_with(start):
    app = start(scenes.menu_scene)
    assert not any(b.words.startswith("Resume") for b in shown(app, Button))
    session = Session.saved(files.load_rules("shithead"), [Player("Ann"), Player("Bo")], 3)
    app.reset(scenes.menu_scene(app))
    app.step([])
    press(app, "RETURN")
    assert isinstance(app.scene, Table)
    assert app.scene.session.view("p1").zones == session.view("p1").zones


def test_a_save_that_is_no_game_is_told(start):
    files.saves_folder().mkdir(parents=True)
    (files.saves_folder() / "x.yaml").write_text("not a game", "utf-8")
    app = start(scenes.menu_scene)
    press(app, "RETURN")
    assert isinstance(app.scene, Menu)
    assert "x.yaml" in app.scene.ui._toast.words
    assert not any(b.words.startswith("Resume") for b in shown(app, Button))


def test_what_was_wrong_with_the_settings_is_told_once(start):
    app = start(scenes.menu_scene, notices=("settings.yaml: volume: must be a number",))
    assert "volume" in app.scene.ui._toast.words
    assert app.settings.notices == ()


# --- set-up --------------------------------------------------------------------------------------


def test_one_click_deals_what_was_last_dealt(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    click(app, button(app, "Deal"))
    first = app.scene.session
    assert [p.kind for p in first.players] == ["human", "bot", "bot"]
    last = app.saved[-1].last_setup
    again = start(scenes.setup_scene, last_setup=last)
    assert again.scene.choices.data() == last


def test_a_whole_set_up_by_keyboard(start):
    app = start(scenes.menu_scene)
    scenes.new_game(app)

    def to(kind, spoken):
        for _ in range(80):
            press(app, "TAB")
            focus = app.scene.ui.focus
            if isinstance(focus, kind) and focus.spoken.startswith(spoken):
                return focus
        raise AssertionError(spoken)

    to(Segmented, "Players")
    press(app, "RIGHT")
    to(Slip, "Backpacker Shithead")
    press(app, "RETURN")
    assert app.scene.choices.seats == 2
    to(Segmented, "Players")
    press(app, "RIGHT", "LEFT")
    to(SeatWidget, "Seat 1")
    press(app, "RETURN")
    to(TextEntry, "Name for seat 1")
    type_text(app, "Agatha")
    press(app, "RETURN")
    to(SeatWidget, "Seat 2")
    press(app, "RETURN")
    to(DropDown, "Seat 2")
    press(app, "RETURN", "END")
    *_, last = shown(app, _ListLine)
    assert app.scene.ui.focus is last
    press(app, "PAGEUP")
    assert app.scene.ui.focus.words == "Human"
    press(app, "PAGEDOWN", "HOME", "RETURN")
    to(TextEntry, "Name for seat 2")
    type_text(app, "Bertram")
    press(app, "ESCAPE")
    assert app.scene.ui.focus.spoken == "Seat 2: Bertram, Human, button"
    to(TextEntry, "Deal number")
    type_text(app, "42x")
    to(Button, "Deal")
    press(app, "RETURN")
    session = app.scene.session
    assert session.rules.id == "shithead-backpacker"
    assert [(p.name, p.kind) for p in session.players] == [
        ("Agatha", "human"),
        ("Bertram", "human"),
    ]
    assert session.record.seed == 42


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", sorted(files.game_ids()))
def test_numbers_of_rules_wait_behind_a_switch_and_a_rule_is_looked_up_all_the_same(start, game):
    app = start(lambda app: scenes.rules_scene(app, game))
    numbers = list(rulespage.chapters(files.rules_page(game)))
    hidden = app.scene._text
    assert not [block for block in hidden.blocks if block.text.startswith(tuple(numbers))]
    places = {number: hidden.find(number) for number in numbers}
    app.scene._number(True)
    text = app.scene._text
    assert len(text.blocks) > len(hidden.blocks)
    for number, place in places.items():
        words = text.blocks[text.find(number)].text
        assert words.startswith(number)
        shown_ = hidden.blocks[place].text
        assert shown_.split()[:3] == words.removeprefix(number).split()[:3]


def test_a_table_is_found_by_counting_heads_and_minutes(start):
    app = start(scenes.menu_scene)

    def names():
        return {label.words for label in shown(app, Label) if label.style == "name"}

    def choose(words, choice):
        filter_ = next(each for each in shown(app, Segmented) if each.label == words)
        click_at(app, filter_._parts()[filter_.choices.index(choice)].center)

    click(app, button(app, "New game"))
    every = names()
    assert len(every) == len(files.list_rules())
    choose("Players", "4")
    assert "Cuttle in teams" in names() < every
    assert "Cuttle" not in names()
    choose("Minutes", "Up to 30")
    assert {"Cuttle in teams", "Cunt-Soul (gentle)"} <= names()
    choose("Players", "8")
    assert names() == {"Crowded Shithead"}
    poster = next(each for each in shown(app, Slip) if each.spoken.startswith("Crowded"))
    click_at(app, (poster.rect.centerx, poster.rect.y + 4))
    assert isinstance(app.scene, Setup)
    assert (app.scene.choices.rules, app.scene.choices.seats) == ("shithead-crowd", 8)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)


def test_the_figures_of_a_poster_are_its_study_and_back_leads_to_the_menu(start):
    app = start(scenes.menu_scene)
    scenes.new_game(app)
    click(app, next(each for each in shown(app, Button) if each.words == "Numbers"))
    assert isinstance(app.scene, Workbench)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Posters)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)


def test_another_game_is_chosen_from_the_set_up_and_back_changes_nothing(start):
    app = start(scenes.setup_scene)
    before = app.scene.choices.data()
    click(app, button(app, "Another game"))
    press(app, "ESCAPE")
    assert isinstance(app.scene, Setup)
    assert app.scene.choices.data() == before


def test_the_focus_stays_when_a_choice_changes_the_page(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    seats = next(w for w in shown(app, Segmented) if w.label == "Players")
    app.scene.ui.set_focus(seats)
    press(app, "RIGHT")
    assert isinstance(app.scene.ui.focus, Segmented)
    assert app.scene.ui.focus.label == "Players"
    press(app, "RIGHT")
    assert app.scene.choices.seats == 5


def named(app):
    return next(w for w in shown(app, TextEntry) if w.label.startswith("Name"))


def told(app, words):
    """Whether a line of the sheet says that something is wrong."""
    return any(words in field.problem for field in shown(app, Field))


def test_a_name_that_is_missing_or_taken_is_told_beside_it(start):
    app = start(scenes.setup_scene)
    seat = sit(app, 2)
    app.scene.ui.set_focus(named(app))
    press(app, "BACKSPACE")
    assert "enter a name" in seat.problem
    assert "enter a name" in seat.spoken
    assert told(app, "enter a name")
    press(app, "ESCAPE")
    click(app, button(app, "Deal"))
    assert isinstance(app.scene, Setup)
    sit(app, 2)
    type_text(app, "Player 1")
    assert "that name" in seat.problem
    press(app, "BACKSPACE")
    assert seat.problem == ""
    assert not told(app, "that name")
    press(app, "ESCAPE")
    assert button(app, "Deal").enabled


def test_options_that_need_too_many_cards_are_told(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    setup = app.scene
    setup._set_seats(5)
    setup.choices.keep("shithead", {"table_size": 4, "hand_size": 6})
    setup.rebuild()
    app.step([])
    assert not setup._deal.enabled
    assert setup._wrong.words
    assert misplaced(app) == []
    setup._reset()
    app.step([])
    assert app.scene._deal.enabled


def test_an_option_that_can_not_be_is_told_beside_the_rules(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    app.scene.choices.keep("shithead", {"library_size": 1})
    app.scene.rebuild()
    assert "ust be at least" in app.scene._said.problem
    assert not app.scene._deal.enabled


def seat_control(app, words):
    return next(w for w in shown(app, DropDown) if w.label.startswith(words))


def test_computer_players_are_given_a_character_by_keys(start):
    app = start(lambda app: scenes.setup_scene(app, "shithead"))
    seat = sit(app, 2)
    like = seat_control(app, "Character for seat 2")
    assert like.spoken == "Character for seat 2: Plain, list"
    app.scene.ui.set_focus(like)
    press(app, "RETURN", "DOWN", "DOWN", "RETURN")
    assert like.spoken == "Character for seat 2: Gambler, list"
    assert like.tip.startswith("Gambler: between equal moves")
    press(app, "ESCAPE")
    assert seat.spoken == "Seat 2: Barnaby, Easy, gambler, button"
    sit(app, 3)
    click(app, seat_control(app, "Character for seat 3"))
    press(app, "DOWN", "RETURN", "ESCAPE")
    click(app, button(app, "Deal"))
    levels = [player.level for player in app.scene.session.players]
    assert levels == ["", "easy:gambler", "easy:hoarder"]
    chairs = app.saved[-1].last_setup["chairs"]
    assert [chair["character"] for chair in chairs[:2]] == ["plain", "gambler"]
    again = start(scenes.setup_scene, last_setup=app.saved[-1].last_setup)
    sit(again, 2)
    assert seat_control(again, "Character for seat 2").spoken.endswith("Gambler, list")


def test_who_turns_human_and_back_keeps_the_character(start):
    app = start(scenes.setup_scene)
    sit(app, 2)
    app.scene.ui.set_focus(seat_control(app, "Character for seat 2"))
    press(app, "RETURN", "DOWN", "RETURN")
    app.scene.ui.set_focus(seat_control(app, "Seat 2, computer"))
    press(app, "RETURN", "UP", "UP", "RETURN")
    assert app.scene.choices.chairs[1].kind == "human"
    assert not [w for w in shown(app, DropDown) if w.label == "Character for seat 2"]
    assert app.scene.ui.focus.spoken == "Seat 2: Human, list"
    press(app, "RETURN", "DOWN", "RETURN")
    assert seat_control(app, "Character for seat 2").spoken.endswith("Hoarder, list")


def test_a_game_that_shows_no_character_offers_none(start):
    app = start(scenes.setup_scene)
    app.scene.choices.chairs[1].character = "gambler"
    app.scene._set_rules("russian-bank")
    app.step([])
    assert sit(app, 2).spoken == "Seat 2: Barnaby, Easy, button"
    assert not [w for w in shown(app, DropDown) if "Character" in w.label]
    press(app, "ESCAPE")
    click(app, button(app, "Deal"))
    assert [player.level for player in app.scene.session.players] == ["", "easy"]
    assert app.saved[-1].last_setup["chairs"][1]["character"] == "gambler"


def test_a_click_on_a_seat_opens_its_sheet_and_one_beside_it_closes_that(start):
    app = start(scenes.setup_scene)
    seat = shown(app, SeatWidget)[1]
    click(app, seat)
    assert named(app).value == "Barnaby"
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)])
    assert shown(app, SeatWidget)[1] is seat
    assert app.scene.ui.focus is seat


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("size", "seats"),
    [
        pytest.param(
            size, seats, marks=() if size == SIZES[0] or seats in {2, 8} else pytest.mark.long
        )
        for size in [*SIZES, (1024, 768), (2560, 1080)]
        for seats in range(2, 9)
    ],
)
def test_nobody_sits_on_anybody(start, size, seats):
    app = start(lambda app: scenes.setup_scene(app, "cunt-soul"), size)
    app.scene._set_seats(seats)
    app.step([])
    assert [w.spoken.split(":")[0] for w in shown(app, SeatWidget)] == [
        f"Seat {n + 1}" for n in range(seats)
    ]
    assert misplaced(app) == []


def test_any_character_is_drawn_for_each_deal(start):
    app = start(scenes.setup_scene)
    app.scene.choices.chairs[1].character = "any"
    drawn = {app.scene.choices.session(app.scene.rules).players[1].level for _ in range(40)}
    assert drawn == {"easy", "easy:hoarder", "easy:gambler"}


def test_what_a_character_is_stands_beside_it_in_the_open_list(start):
    app = start(scenes.setup_scene)
    sit(app, 2)
    click(app, seat_control(app, "Character for seat 2"))
    lines = app.scene.ui.focus.parent.children
    assert [line.words for line in lines] == ["Plain", "Hoarder", "Gambler", "Any"]
    assert all(line.tip.startswith(f"{line.words}: ") for line in lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_of_an_open_list_covers_none_of_its_lines(start, size):
    app = start(scenes.setup_scene, size)
    sit(app, 2)
    click(app, seat_control(app, "Character for seat 2"))
    ui = app.scene.ui
    lines = ui.focus.parent.children
    for line in lines:
        ui.handle(pygame.Event(pygame.MOUSEMOTION, pos=line.rect.center))
        ui.update(TIP_AFTER)
        assert not [each for each in lines if each.rect.colliderect(ui._tip.rect)]
        assert ui.root.rect.contains(ui._tip.rect)


def test_the_result_and_the_statistics_know_characters(start):
    session = finished(3)
    bold = [replace(one, level=one.level and "easy:gambler") for one in session.players]
    known = Session.new(files.load_rules("shithead"), bold, 7)
    rng = random.Random(7)
    while not known.over:
        known.play(known.fallback_line(rng))
    seated = SimpleNamespace(players=dict(zip(known.state.seats, known.players, strict=True)))
    assert TableScene.detail(seated, "p2") == "Easy, gambler"
    app = start(lambda app: scenes.result_scene(app, known))
    told = [line.about.kind for line in shown(app, PlayerLine)]
    assert sorted(told) == ["computer, easy, gambler", "computer, easy, gambler", "you"]
    files.records_folder().mkdir(parents=True, exist_ok=True)
    files.save_record(files.records_folder() / "1.yaml", known.record)
    assert "| 2 easy |" in report(files.finished_games(), str)


def test_the_set_up_says_that_computers_do_not_cheat(start):
    app = start(scenes.setup_scene)
    assert wording("table.against-note") in [w.words for w in shown(app, Label)]


@pytest.mark.parametrize("way", ["seat", "settings", "about"])
def test_what_computer_players_are_like_is_told_in_one_place(start, way):
    makers = {"seat": seated, "settings": scenes.settings_scene, "about": scenes.about_scene}
    app = start(makers[way])
    if way == "settings":
        app.scene.open("play")
    before = app.scene
    app.scene.ui.set_focus(button(app, "About computer players"))
    press(app, "RETURN")
    told = spoken(app)
    assert all(sentence(level_words(level)) in told for level in LEVELS)
    assert all(wording(f"players.like-{name}").split(":")[0] in told for name in CHARACTERS)
    press(app, "ESCAPE")
    assert app.scene is before


@pytest.mark.parametrize("size", SIZES[1:3])
def test_lines_of_the_rules_are_easy_to_read(start, size):
    app = start(scenes.rules_scene, size)
    for game in files.game_ids():
        app.scene._choose(game)
        app.step([])
        rows = {}
        for piece in app.scene._text._pieces:
            rows.setdefault(piece.y, []).append(piece.text)
        longest = sorted(len(" ".join(row)) for row in rows.values())[-len(rows) // 20]
        assert 66 <= longest <= 77


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"rules": "gone", "seats": 99, "chairs": "none", "options": 3},
        {"rules": 5, "seats": True, "chairs": [None, {"kind": "ghost", "person": ""}]},
        {"options": {"shithead": {"no_such": 1}, "gone": {}}},
        {"chairs": [{"kind": "bot", "character": "saint"}, {"kind": "bot", "character": 3}]},
    ],
)
def test_a_strange_last_set_up_is_put_right(data):
    rules = files.list_rules()
    choices = Choices.read(data, rules, ["easy", "hard"])
    assert choices.rules in {one.id for one in rules}
    assert {chair.character for chair in choices.chairs} == {"plain"}
    assert 2 <= choices.seats <= 8
    assert len(choices.sitting) == choices.seats
    assert choices.name_problems() == [""] * choices.seats
    assert choices.resolved(rules[0])[1] == {}


def test_of_the_last_set_up_only_what_makes_sense_is_taken():
    rules, odd = files.list_rules(), ([], {}, 7, -1, 10**30, True, None, 1.5, "x", [["x"]])
    good = Choices.usual(rules).data()
    for part in (*good, "kind", "person", "bot", "level", "character"):
        for value in odd:
            data = copy.deepcopy(good)
            (data if part in data else data["chairs"][0])[part] = value
            choices = Choices.read(data, rules, ["easy", "hard"])
            for inner in ("options", "last"):
                data[inner] = {"shithead": value, "cuttle": [value, value]}
            choices = Choices.read(data, rules, ["easy", "hard"])
            table = choices.turn_to("cuttle", rules)
            assert table.game.ID == "cuttle"
            assert table.seats[0] <= choices.seats <= table.seats[1]
            assert choices.name_problems() == [""] * choices.seats


@pytest.mark.parametrize("rules", files.list_rules(), ids=lambda rules: rules.id)
def test_as_many_sit_down_as_the_rules_allow(rules):
    data = {"rules": rules.id, "seats": rules.seats[1]}
    choices = Choices.read(data, files.list_rules(), ["easy", "hard"])
    assert len({chair.name for chair in choices.sitting}) == rules.seats[1]


def test_an_option_of_the_last_set_up_that_is_wrong_by_now_is_told():
    rules = files.list_rules()
    data = {"options": {"shithead": {"hand_size": 99}}}
    choices = Choices.read(data, rules, ["easy"])
    _, problems = choices.resolved(load_rules("shithead"))
    assert list(problems) == ["hand_size"]


# --- statistics ----------------------------------------------------------------------------------


def test_the_arrows_go_from_game_to_game_and_enter_opens_one(start):
    app = start(looked_back)
    course = next(iter(shown(app, CourseChart)))
    app.scene.ui.set_focus(course)
    assert course.spoken.startswith("Results over time, 3 games")
    press(app, "LEFT")
    latest = course.spoken
    assert "3 of 3" in latest
    press(app, "LEFT", "LEFT", "LEFT")
    assert "1 of 3" in course.spoken
    press(app, "END")
    assert course.spoken == latest
    press(app, "RETURN")
    assert isinstance(app.scene, Replay)


def test_a_mark_tells_its_game_and_a_click_opens_it(start):
    app = start(looked_back)
    course = next(iter(shown(app, CourseChart)))
    spot = course.children[0]
    assert spot.tip.splitlines()[1] in {"Won against 1 easy", "Lost against 1 easy"}
    click(app, spot)
    assert isinstance(app.scene, Replay)


def test_pictures_say_their_numbers(start):
    app = start(looked_back)
    told = [w.spoken for kind in (Figures, Shares) for w in shown(app, kind)]
    assert told[0].startswith("3 games played, ")
    assert told[1].startswith("Easy computer players: ")
    assert told[1].count("won 2 of 3") == 1
    assert told[2].count("of 1") == 3


def test_everybody_who_has_played_can_be_looked_at(start):
    app = start(scenes.statistics_scene)
    assert app.scene._careers == []
    who = [Player("Ann"), Player("Bo")]
    for number in range(2):
        session = Session.new(load_rules("cuttle"), who, number)
        rng = random.Random(number)
        while not session.over:
            session.play(session.fallback_line(rng))
        files.records_folder().mkdir(parents=True, exist_ok=True)
        files.save_record(files.records_folder() / f"{number}.yaml", session.record)
    app.reset(scenes.statistics_scene(app))
    app.step([])
    names = next(iter(shown(app, DropDown)))
    assert sorted(names.choices) == ["Ann", "Bo"]
    app.scene.ui.set_focus(names)
    press(app, "RETURN", "DOWN", "RETURN")
    assert app.scene._careers[app.scene._chosen].name == names.choices[1]


# --- settings ------------------------------------------------------------------------------------


def test_every_setting_is_applied_and_saved_at_once(start):
    app = start(scenes.settings_scene)
    seen = {}
    stops = []
    for group in GROUPS:
        app.scene.open(group)
        app.scene.ui.set_focus(None)
        stops += [group for one in app.scene.ui.root.walk() if one.focusable]
    for group in stops:
        if app.scene.group != group:
            app.scene.open(group)
            app.scene.ui.set_focus(None)
        press(app, "TAB")
        focus = app.scene.ui.focus
        before = app.settings
        if isinstance(focus, Toggle):
            press(app, "SPACE")
        elif isinstance(focus, DropDown):
            press(app, "RETURN", "UP" if focus.index else "DOWN", "RETURN")
        elif isinstance(focus, (Segmented, Slider)):
            press(
                app, "LEFT" if getattr(focus, "index", 0) or isinstance(focus, Slider) else "RIGHT"
            )
        if app.settings != before:
            assert app.saved[-1] == app.settings
            seen |= {
                name: getattr(app.settings, name)
                for name in Settings.__dataclass_fields__
                if getattr(app.settings, name) != getattr(before, name)
            }
    assert set(seen) == {
        "moods",
        "motion", "bot_pace", "sound", "volume", "polite", "ui_scale", "card_size", "full_screen",
        "cloth", "back", "four_colour", "large_index", "high_contrast", "call_pace",
        "stepped", "aids", "reminders", "review", "ask_first", "peek", "dots", "left_handed",
        "build_for_me", "sorted_hands", "language",
        "voice", "voice_amount", "voice_rate", "voice_own", "voice_others", "voice_cards",
        "voice_turns", "voice_pointer", "voice_away",
    }  # fmt: skip


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("group", [one for one in GROUPS if one != "keys"])  # has no table
@pytest.mark.parametrize("game", ["cuttle", "russian-bank", "shithead"])
def test_letters_on_the_little_table_are_as_large_as_on_a_whole_one(
    start, monkeypatch, size, group, game
):
    """As they are seen: the table is drawn larger than it is shown."""
    app, found = start(scenes.settings_scene, size=size, last_setup={"rules": game}), {}
    app.scene.open(group)
    write = Theme.text

    def noted(theme, text, style="body", colour=None, *, on="paper", size=1.0):
        if text.strip() and theme.letters:
            found[text] = STYLES[style].size * theme.scale * size
        return write(theme, text, style, colour, on=on, size=size)

    monkeypatch.setattr(Theme, "text", noted)
    monkeypatch.setattr(Theme, "kept", lambda _theme, _key, make: make())
    shown = app.scene._picture.rect
    app.scene.table.painter.forget()
    app.scene.table.stage.forget()
    app.scene.table.picture(shown.size)
    larger = app.scene.table._canvas.size[0] / shown.w
    least = LEAST * unit_of(app.canvas.rect)
    assert found
    assert {text: size for text, size in found.items() if size / larger < least - 0.5} == {}


def test_settings_that_cannot_be_saved_are_told_and_used_all_the_same(start):
    app = start(scenes.settings_scene)

    def refuse(_settings):
        raise files.DataError("the disk is full")

    app._save = refuse
    app.apply(cloth="claret")
    app.step([])
    assert "the disk is full" in app.scene.ui._toast.words
    assert app.theme.palette.cloth.id == "claret"


def test_a_new_cloth_shows_at_once(start):
    app = start(scenes.settings_scene)
    before = app.canvas.surface.get_at((8, 300))
    app.apply(cloth="claret")
    app.step([])
    assert app.canvas.surface.get_at((8, 300)) != before


def test_scale_changes_the_page_while_it_is_open(start):
    app = start(scenes.settings_scene)
    app.apply(ui_scale=2.0)
    app.step([])
    assert app.theme.scale == 2.0
    assert misplaced(app) == []


def test_mute_and_full_screen_keys_show_in_the_settings(start):
    app = start(scenes.settings_scene)
    app.scene.open("sound")
    press(app, "m")
    assert app.settings.sound is True
    assert shown(app, Toggle)[0].on is True


def test_the_settings_show_the_game_that_one_comes_from(start):
    app = start(scenes.settings_scene, last_setup={"rules": "russian-bank"})
    assert app.scene.table.rules.id == "russian-bank"
    rules = load_rules("soul-taker")
    players = [Player(name) for name in NAMES[:2]]
    view = Session.new(rules, players, 1).view("p1")
    app.reset(TableScene(app, rules, players, view), scenes.rules_scene(app))
    app.push(scenes.settings_scene(app))
    for group in GROUPS:
        app.scene.open(group)
        assert app.scene.table.rules.id == "soul-taker"


def test_a_slider_keeps_its_grip_and_no_picture_goes_blank(start, monkeypatch):
    app = start(scenes.settings_scene)
    pause(app)  # pictures are made one after the other
    slider, theme = shown(app, Slider)[0], app.theme
    sample = next(w for w in shown(app, Image) if w.spoken == wording("pages.settings-sample"))
    before = pygame.image.tobytes(app.canvas.surface.subsurface(sample.rect), "RGB")
    monkeypatch.setattr(Ui, "may_make", lambda _: False)
    at, told = slider.rect.midleft, []
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    for _ in range(4):
        at = at[0] + slider.rect.w // 6, at[1]
        app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 0), buttons=(1, 0, 0))])
        assert app.scene.ui.held is slider
        told.append(app.settings.bot_pace)
    assert told == sorted(set(told))
    assert app.theme is theme  # nothing is drawn anew
    app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)])
    app.apply(high_contrast=True)
    app.step([])
    after = pygame.image.tobytes(app.canvas.surface.subsurface(sample.rect), "RGB")
    assert after == before  # until another one is drawn


def test_the_table_of_the_settings_moves_after_a_choice_and_rests_then(start):
    app = start(scenes.settings_scene, motion="off", bot_pace=0.1)
    table = app.scene.table
    before = table.board.version
    app.scene.ui.set_focus(shown(app, Segmented)[0], by_keyboard=True)
    press(app, "RIGHT")
    assert app.scene.animating
    for _ in range(400):
        app.step([])
    assert table.board.version > before
    assert not table.board.busy
    assert not app.scene.animating


# --- rules ---------------------------------------------------------------------------------------


def test_the_rules_are_read_by_keyboard_and_found_by_number(start):
    app = start(scenes.rules_scene)
    view = app.scene._scroll
    press(app, "PAGEDOWN")
    assert view.offset > 0
    press(app, "HOME")
    assert view.offset == 0
    there = start(lambda a: scenes.rules_scene(a, "shithead-glass", "SH-9"))
    assert there.scene._scroll.offset > 0


def test_the_rules_scroll_at_once_under_a_pointer_that_rests(start):
    app = start(scenes.menu_scene)
    turn = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    for at in (app.canvas.rect.center, (4, 4)):  # on the text, and on nothing that scrolls
        app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))])
        app.push(scenes.rules_scene(app))
        app.step([turn])
        assert app.scene._scroll.offset > 0
        app.pop()


@pytest.mark.parametrize("scale", SCALES)
def test_the_title_page_is_seen_whole_whatever_stands_on_it(start, scale):
    app = start(lambda app: unfinished(app, scenes.menu_scene), (960, 600), ui_scale=scale)
    page = app.scene._sheet
    assert button(app, "Saved games").rect.bottom < button(app, "Quit").rect.bottom
    assert page.rect.contains(button(app, "Quit").rect)


def test_headings_lead_to_their_place(start):
    app = start(scenes.rules_scene)
    lines = [one for one in shown(app, Slip) if one.sheet == "bare"]
    assert len(lines) >= 4
    click(app, lines[3])
    assert app.scene._scroll.offset > 0
    assert [one.look for one in lines[2:5]] == ["usual", "chosen", "usual"]
    app.scene._scroll.scroll_to(0)
    app.step([])
    assert lines[3].look == "usual"  # what is read there by now is marked instead


# --- result --------------------------------------------------------------------------------------


def test_the_result_names_everybody_in_order(start):
    session = finished(4)
    app = start(lambda a: scenes.result_scene(a, session))
    order = [session.player(seat).name for group in session.state.outcome.ranking for seat in group]
    assert order[-1] == NAMES[0]
    assert [line.about.name for line in shown(app, PlayerLine)] == order
    assert misplaced(app) == []


def test_the_next_game_goes_on_with_the_sitting(start):
    session = finished(3)
    app = start(lambda a: scenes.result_scene(a, session), motion="off")
    press(app, "RETURN")
    after = app.scene.session
    assert after.record.sitting["losses"] == session.state.score()
    assert after.players == session.players
    assert not after.over


def test_the_same_cards_can_be_played_again(start):
    session = finished(3)
    app = start(lambda a: scenes.result_scene(a, session))
    click(app, button(app, "Same deal"))
    again = app.scene.session
    first = Session.new(session.rules, session.players, session.record.seed)
    assert again.view("p1").zones == first.view("p1").zones


def test_the_result_leads_to_the_menu(start):
    app = start(lambda a: scenes.result_scene(a, finished(2)))
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)
    assert not isinstance(app.scene, Result)


def test_games_that_are_over_are_counted_and_looked_back_at(start):
    app = start(looked_back)
    slips = shown(app, Slip)
    assert len(slips) == 3
    click(app, slips[1])
    assert isinstance(app.scene, Replay)
    press(app, "ESCAPE")
    (files.records_folder() / "0.yaml").write_text("cardtable: 1\n")
    click(app, next(one for one in shown(app, Slip) if "Shithead" in one.spoken))
    assert isinstance(app.scene, Statistics)


def test_without_games_the_statistics_say_so(start):
    app = start(scenes.statistics_scene)
    assert any("You haven’t finished a game yet" in one.spoken for one in shown(app, Label))


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(size, marks=pytest.mark.long if 0 < number < 3 else ())
        for number, size in enumerate(SIZES)
    ],
)
def test_arrows_go_from_a_game_to_the_one_next_to_it(start, size):
    """In the direction of the key, and no nearer one is passed over."""
    app = start(Menu, size=size)
    ui, tiles = app.scene.ui, shown(app, Tile)
    ways = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}
    for tile, (key, (dx, dy)) in itertools.product(tiles, ways.items()):
        beam = tile.rect.move(dx * size[0], dy * size[1]).union(tile.rect)
        ahead = [one for one in tiles if one is not tile and beam.colliderect(one.rect)]
        ui.set_focus(tile)
        press(app, key)
        if ahead:
            assert ui.focus in ahead, (tile.spoken, key)
            axis = 0 if dx else 1
            far = {one: abs(one.rect.center[axis] - tile.rect.center[axis]) for one in ahead}
            assert far[ui.focus] == min(far.values())
    for tile in tiles:  # its corner can be reached, and left again
        ui.set_focus(tile)
        press(app, "TAB")
        assert tile.rect.contains(ui.focus.rect)
        press(app, "DOWN")
        assert ui.focus is tile


def test_another_language_is_spoken_at_once_and_nothing_is_lost(start, monkeypatch):
    """The whole window speaks it: the page one is on, those below it, and the game itself."""
    monkeypatch.setenv("CARDTABLE_LANGUAGE", "en")
    app = start(Menu)
    session = Session.new(load_rules("shithead"), [Player("Ann"), Player("Bo", "bot", "easy")], 1)
    app.push(Play(app, session))
    app.step([])
    steps, hand = session.step_count, session.view("p1").zones["p1.hand"]
    app.push(SettingsScene(app))
    app.scene.open("words")
    app.apply(language=PSEUDO)
    app.step([])
    assert app.scene.group == "words"
    assert wording("pages.settings-title") in [one.words for one in shown(app, Label)]
    table = app.scenes[-2]
    assert table.session is session
    assert (session.step_count, session.view("p1").zones["p1.hand"]) == (steps, hand)
    assert table.data.zones["draw"].name == wording("shithead.place-draw") != "Draw pile"
    menu = " ".join(one.spoken for one in app.scenes[-3].ui.root.walk())
    assert wording("pages.about-title") in menu


def test_players_spans_a_game_s_variants_and_turns_to_the_one_for_so_many(start):
    setup = start(scenes.setup_scene, last_setup={"rules": "cuttle", "seats": 2}).scene
    for seats, rules in ((3, "cuttle"), (4, "cuttle-teams"), (2, "cuttle")):
        assert setup._for(seats)
        setup._set_seats(seats)
        assert (setup.rules.id, setup.choices.seats) == (rules, seats)
    assert not setup._for(5)
    assert game_seats_words(load_rules("cuttle")) == "2–4 players"


def test_setting_up_teams_shows_who_plays_with_whom(start):
    app = start(lambda app: Setup(app, rules="cuttle-teams"))
    setup = app.scene

    def told():
        return [one.words for one in shown(app, Label) if "play against" in one.words]

    for _ in range(2):
        session = setup.choices.session(setup.rules)
        assert len(status.teams_at(setup.rules, 4)) == 2
        for places in status.teams_at(setup.rules, 4):
            ours, _, theirs = told()[0].partition(" play against ")
            mine, partner = (session.players[place].name for place in places)
            assert (mine in ours) == (partner in ours) != (mine in theirs)
            assert len({setup._seats[place].side for place in places}) == 1
        setup._swap(1, 2)
    setup._set_seats(2)
    assert not told()
