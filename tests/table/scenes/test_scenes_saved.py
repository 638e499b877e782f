"""Unfinished games and faulty rules files in the window: found, opened, deleted and put back."""

import multiprocessing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pygame
import pytest

from cardtable import files
from cardtable.files import Settings
from cardtable.session import Player, Session
from cardtable.table import desktop, scenes
from cardtable.table.app import App, Scene
from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.saved import Gone, Paper, SavedGames
from cardtable.table.scenes.unfinished import company, opponents, progress, titles, when
from cardtable.table.widgets.controls import Button, Label

NOW = datetime(2026, 11, 22, 15, 30).astimezone()


class StepClock:
    """Every look at it is a sixtieth of a second later."""

    def tick(self, _framerate=0, /):
        return 16


class Table(Scene):
    """Stands in for the scene of a game, and remembers which."""

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session


@pytest.fixture
def start(monkeypatch, tmp_path):
    """Open a scene in a window, in a home without games."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr(scenes, "play_scene", Table)

    def opened(make, **settings):
        given = Settings(sound=False, polite=False, **settings)
        app = App(given, clock=StepClock(), size=(1280, 720))
        app.reset(make(app))
        settle(app)
        return app

    return opened


def left(rules="cuttle", moves=3, ago=0, people=1):
    """A game that was left so many seconds ago; its file."""
    loaded = files.load_rules(rules)
    names = ("Kim", "Agnes", "Barnaby")[: max(2, loaded.seats[0])]
    players = [
        Player(name) if n < people else Player(name, "bot", "easy") for n, name in enumerate(names)
    ]
    session = Session.saved(loaded, players, 5)
    for _ in range(moves):
        session.play(session.legal()[0])
    session.close()
    then = datetime.now(UTC) - timedelta(seconds=ago)
    text = session.path.read_text("utf-8").replace(session.record.played, then.isoformat())
    session.path.write_text(text, "utf-8")
    return session.path


def settle(app):
    for _ in range(60):
        app.step([])
        if not app.scene.animating:
            return
    raise AssertionError("it never comes to rest")


def press(app, *names):
    for name in names:
        key = getattr(pygame, f"K_{name}")
        app.step([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])


def click(app, widget):
    pos = widget.rect.center
    app.step(
        [
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ]
    )


def shown(app, kind):
    return [w for w in app.scene.ui.top.walk() if isinstance(w, kind)]


def words(app):
    return [w.words for w in shown(app, Button)]


def button(app, text):
    return next(b for b in shown(app, Button) if b.words.startswith(text))


def table(app, game):
    settle(app)
    return app.scene._tables.table(game)


def hold(path, ready, done):
    """Another program that plays the game."""
    held = files.hold(path)
    ready.set()
    done.wait(60)
    held.release()


@pytest.fixture
def played_elsewhere():
    """Let another program play a game, until the end of the test."""
    context = multiprocessing.get_context("spawn")
    done, others = context.Event(), []

    def begin(path):
        ready = context.Event()
        others.append(context.Process(target=hold, args=(path, ready, done)))
        others[-1].start()
        assert ready.wait(60)

    yield begin
    done.set()
    for one in others:
        one.join(60)


# --- words ---------------------------------------------------------------------------------------


def test_rules_that_were_changed_for_one_game_are_not_called_as_if_they_were_not(start):
    usual = files.load_rules("cuttle")
    for rules in (usual, files.with_house_rules(usual, {"hand_dealer": 4})):
        Session.saved(rules, [Player("Kim"), Player("Agnes", "bot", "easy")], 5)
    games = files.saved_games()
    assert {name for name, _ in titles(games, polite=False)} == {"Cuttle", "Cuttle, changed"}
    older = [replace(one, options={"hand_dealer": usual.options.hand_dealer}) for one in games]
    assert {name for name, _ in titles(older, polite=False)} == {"Cuttle"}


@pytest.mark.parametrize(
    ("back", "told"),
    [
        (timedelta(hours=1, minutes=10), "today, 14:20"),
        (timedelta(days=1), "yesterday, 15:30"),
        (timedelta(days=10), "12 November"),
        (timedelta(days=365), "22 November 2025"),
        (timedelta(days=-3), "25 November"),
        (timedelta(days=365 * 50), ""),
    ],
)
def test_when_a_game_was_played(back, told):
    assert when(NOW - back, NOW) == told


def test_who_sits_at_the_table():
    def people(*names):
        return [files.Sitter(name, "") for name in names]

    computers = [files.Sitter(name, "easy") for name in ("Agnes", "Barnaby", "Cy", "Di", "Ed")]
    assert company([*people("Kim"), *computers[:1]]) == "Kim against Agnes"
    assert company([*people("Kim"), *computers[:3]]) == "Kim against Agnes, Barnaby and Cy"
    assert company([*people("Kim"), *computers]) == "Kim against Agnes, Barnaby, Cy and 2 others"
    assert company(people("Kim", "Bo")) == "Kim and Bo"
    assert company([*people("Kim", "Bo"), *computers[:1]]) == "Kim, Bo and Agnes"
    assert opponents([*people("Kim"), *computers[:2]]) == "against Agnes and Barnaby"
    assert opponents(people("Kim", "Bo")) == "Kim and Bo"
    assert company([]) == ""


def test_how_far_a_game_has_come(start):
    start(scenes.menu_scene)
    path = left(moves=1)
    game = files.saved_game(path)
    day = when(game.played, datetime.now().astimezone())
    assert progress(game, datetime.now().astimezone()) == f"Last played {day} · 1 move"


# --- the list ------------------------------------------------------------------------------------


def test_every_game_is_listed_and_opened_by_click_or_key(start):
    start(scenes.menu_scene)
    paths = [left("cuttle-quick"), left("soul-taker", 5, ago=9999), left("russian-bank", 2, 10**6)]
    app = start(scenes.saved_scene)
    lines = shown(app, Paper)
    assert [line.words[0] for line in lines] == ["Quick Cuttle", "Soul Taker", "Russian Bank"]
    assert all(line.words[1] == "Kim against Agnes" for line in lines)
    assert [line.words[2].rpartition(" · ")[2] for line in lines] == [
        "3 moves", "5 moves", "2 moves",
    ]  # fmt: skip
    for number, path in enumerate(paths):
        app.reset(scenes.menu_scene(app), scenes.saved_scene(app))
        click(app, shown(app, Paper)[number])
        assert app.scene.session.path == path
        app.pop()
        assert isinstance(app.scene, Menu)
        app.push(scenes.saved_scene(app))
        press(app, *["TAB"] * 3 * number, "RETURN")  # by what can be done with each
        assert app.scene.session.path == path


@pytest.mark.parametrize("by_key", [False, True])
def test_a_deleted_game_can_be_put_back(start, by_key):
    start(scenes.menu_scene)
    path, other = left(), left("shithead", ago=5000)
    before = path.read_bytes()
    app = start(scenes.saved_scene)
    if by_key:
        press(app, "DELETE")
    else:
        click(app, shown(app, Paper)[0].bin)
    assert files.list_saves() == [other]
    assert [line.words for line in shown(app, Gone)] == ["Deleted: Cuttle, Kim against Agnes"]
    assert len(shown(app, Paper)) == 1
    if by_key:
        press(app, "RETURN")
    else:
        click(app, button(app, "Put it back"))
    assert not shown(app, Gone)
    assert path.read_bytes() == before
    assert set(files.list_saves()) == {path, other}
    press(app, "RETURN")
    assert app.scene.session.path == path


def test_all_games_can_be_deleted_and_the_page_is_left(start):
    start(scenes.menu_scene)
    left(), left("shithead")
    app = start(scenes.menu_scene)
    click(app, button(app, "Saved games"))
    for line in list(shown(app, Paper)):
        click(app, next(one for one in shown(app, Paper) if one.words == line.words).bin)
    assert len(shown(app, Gone)) == 2
    press(app, "ESCAPE")
    settle(app)
    assert isinstance(app.scene, Menu)
    assert not any(one.startswith("Go on") for one in words(app))
    click(app, button(app, "Saved games"))
    assert any("No unfinished games" in label.words for label in shown(app, Label))


def test_deleted_games_can_be_put_back_on_another_day(start):
    start(scenes.menu_scene)
    path, other = left(), left("shithead", ago=5000)
    before = path.read_bytes()
    files.delete_game(other)
    files.delete_game(path)
    app = start(scenes.saved_scene)
    assert not shown(app, Paper)
    click(app, button(app, "Recently deleted (2)"))
    told = [line.words for line in shown(app, Gone)]
    assert told[0] == "Deleted: Cuttle, Kim against Agnes"  # the one deleted last
    assert len(told) == 2
    assert "Recently deleted" not in " ".join(words(app))
    press(app, "RETURN")
    assert files.list_saves() == [path]
    assert path.read_bytes() == before
    assert [line.words[0] for line in shown(app, Paper)] == ["Cuttle"]


def test_a_game_that_can_not_be_read_is_told(start):
    start(scenes.menu_scene)
    fine = left("shithead", ago=5000)
    broken = files.saves_folder() / "2026-01-01-000000-x.yaml"
    broken.write_text("seats: [")
    app = start(scenes.saved_scene)
    line = shown(app, Paper)[0]
    assert line.words[0] == "A game that can't be read"
    assert str(files.saves_folder()) not in line.spoken
    click(app, line)
    assert isinstance(app.scene, SavedGames)
    assert app.scene.ui._toast.words.startswith("This game can't be opened: ")
    assert str(files.saves_folder()) not in app.scene.ui._toast.words
    click(app, shown(app, Paper)[0].bin)
    assert files.list_saves() == [fine]
    assert "can't be read" in shown(app, Gone)[0].words


def test_a_game_of_which_only_the_backup_can_be_read_is_opened(start):
    start(scenes.menu_scene)
    path = left(moves=5)
    path.write_text("seats: [")
    app = start(scenes.saved_scene)
    click(app, shown(app, Paper)[0])
    assert app.scene.session.path == path
    assert app.scene.session.step_count == 5


def test_a_game_that_vanishes_is_told(start):
    start(scenes.menu_scene)
    path = left()
    app = start(scenes.saved_scene)
    for each in (path, files.backup_of(path)):
        each.unlink()
    click(app, shown(app, Paper)[0].bin)
    assert "can't be deleted" in app.scene.ui._toast.words
    click(app, shown(app, Paper)[0])
    assert "can't be opened" in app.scene.ui._toast.words
    assert not shown(app, Paper)


def test_a_game_that_is_played_elsewhere_is_told(start, played_elsewhere):
    start(scenes.menu_scene)
    older, path = left("shithead", ago=5000), left()
    played_elsewhere(path)
    app = start(scenes.saved_scene)
    line = shown(app, Paper)[0]
    assert "another window" in line.words[2]
    for widget in (line, line.bin):
        click(app, widget)
        assert isinstance(app.scene, SavedGames)
        assert "being played in another window" in app.scene.ui._toast.words
        line = shown(app, Paper)[0]
    assert path.is_file()
    app.reset(scenes.menu_scene(app))
    settle(app)
    assert "Go on with Shithead" in words(app)
    click(app, table(app, "cuttle"))  # nothing to go on with here: a new game
    press(app, "RETURN")
    assert app.scene.session.path not in {path, older}


# --- the menu ------------------------------------------------------------------------------------


def test_continue_names_its_game_and_opens_that(start):
    start(scenes.menu_scene)
    older, path = left("shithead", ago=5000), left("cuttle-quick")
    app = start(scenes.menu_scene)
    go = button(app, "Go on")
    assert go.spoken == "Go on with Quick Cuttle, against Agnes, button"
    assert "3 moves" in go.tip
    click(app, go)
    assert app.scene.session.path == path
    files.delete_game(path)
    app.pop()
    settle(app)
    press(app, "RETURN")
    assert app.scene.session.path == older


def test_saved_games_are_offered_when_there_are_any(start):
    app = start(scenes.menu_scene)
    assert "Saved games" not in words(app)
    left()
    app.reset(scenes.menu_scene(app))
    click(app, button(app, "Saved games"))
    assert isinstance(app.scene, SavedGames)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)


def test_continue_comes_to_an_older_game_where_the_newest_has_no_rules(start):
    start(scenes.menu_scene)
    older, path = left("shithead", ago=5000), left()
    path.write_text(path.read_text().replace("rules: cuttle", "rules: whist"))
    files.backup_of(path).unlink()
    app = start(scenes.menu_scene)
    click(app, button(app, "Go on"))
    assert isinstance(app.scene, Menu)
    assert "can't be opened" in app.scene.ui._toast.words
    assert path.is_file()
    settle(app)
    click(app, button(app, "Go on with Shithead"))
    assert app.scene.session.path == older


@pytest.mark.parametrize("answer", ["Go on with it", "Deal a new one", "Cancel", "Escape"])
def test_a_little_table_with_an_unfinished_game_asks(start, answer):
    start(scenes.menu_scene)
    path = left("cuttle-quick")
    app = start(scenes.menu_scene)
    click(app, table(app, "cuttle"))
    told = [label.words for label in shown(app, Label)]
    assert told[0] == "Cuttle"
    assert told[2].startswith("Unfinished: Quick Cuttle, Kim against Agnes")
    if answer == "Escape":
        press(app, "ESCAPE")
    else:
        click(app, button(app, answer))
    if answer in {"Cancel", "Escape"}:
        assert isinstance(app.scene, Menu)
        assert not app.scene.ui.layers
        return
    assert isinstance(app.scene, Table)
    assert (app.scene.session.path == path) == (answer == "Go on with it")
    assert path in files.list_saves()


def test_a_little_table_says_what_the_game_is_about_and_deals_when_asked_to(start):
    start(scenes.menu_scene)
    left("cuttle")
    app = start(scenes.menu_scene)
    click(app, table(app, "shithead"))
    told = [label.words for label in shown(app, Label)]
    assert told[0] == "Shithead"
    assert "loses" in told[1]
    assert len(files.list_saves()) == 1  # nothing is dealt yet
    press(app, "RETURN")
    press(app, "RETURN")  # straight to the cards
    assert app.scene.session.rules.id == "shithead"


def test_of_several_unfinished_games_the_last_is_gone_on_with(start):
    start(scenes.menu_scene)
    path = left("cuttle")
    left("cuttle-quick", ago=5000)
    app = start(scenes.menu_scene)
    click(app, table(app, "cuttle"))
    assert shown(app, Label)[2].words.startswith("2 unfinished games, the latest: Cuttle, ")
    press(app, "RETURN")
    assert app.scene.session.path == path


# --- rules files of one's own --------------------------------------------------------------------


@pytest.fixture
def faulty(start):
    start(scenes.menu_scene)
    own = files.own_rules_folder()
    own.mkdir(parents=True)
    text = "id: odd\ngame: shithead\nnames: {plain: Odd}\nseats: [2]\noptions:\n  hand_sise: 3\n"
    (own / "odd.yaml").write_text(text)
    return own / "odd.yaml"


def told_of(app):
    return [label.words for label in shown(app, Label)]


def test_the_menu_tells_of_faulty_rules_files(start, faulty):
    app = start(scenes.menu_scene)
    click(app, button(app, "1 rules file can't be used"))
    told = told_of(app)
    assert "odd.yaml" in told
    assert any(line.startswith("Line 6: ") and "hand_sise" in line for line in told)
    press(app, "ESCAPE")
    faulty.unlink()
    app.push(scenes.settings_scene(app))
    app.pop()
    settle(app)
    assert not any("rules file" in one for one in words(app))


def test_the_set_up_page_tells_of_faulty_rules_files(start, faulty):
    app = start(scenes.setup_scene)
    told = told_of(app)
    assert told.index("1 rules file can't be used") < told.index(faulty.name)
    faulty.unlink()
    app.reset(scenes.setup_scene(app))
    assert not any("can't be used" in line for line in told_of(app))


@pytest.mark.parametrize("works", [True, False])
def test_the_folder_of_rules_files_is_opened(start, faulty, monkeypatch, works):
    opened = []
    monkeypatch.setattr(desktop, "open_with_desktop", lambda folder: opened.append(folder) or works)
    app = start(scenes.setup_scene)
    app.scene.ui.set_focus(button(app, "Open rules folder"))
    press(app, "RETURN")
    assert opened == [faulty.parent]
    said = app.scene.ui._toast
    assert said is None if works else str(faulty.parent) in said.words


def test_what_is_being_said_outlives_a_new_list(start, faulty):
    assert faulty.is_file()
    app = start(scenes.menu_scene, notices=("settings.yaml: volume: must be a number",))
    assert "1 rules file can't be used" in words(app)
    assert "volume" in app.scene.ui._toast.words


def test_a_game_of_deleted_rules_keeps_their_name(start):
    """It is not listed under the name of the rules that they came from, and not by an id."""
    app = start(Menu)
    folder = files.own_rules_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for id, name in (("cuttle-kim", "Kim's Cuttle"), ("mine", "Mine")):
        text = f"id: {id}\nextends: cuttle\nnames: {{plain: {name}}}\n"
        (folder / f"{id}.yaml").write_text(text, encoding="utf-8")
        left(id)
        session = Session.saved(files.load_rules(id), (Player("Kim"), Player("Ben")), 7)
        while not session.over:
            session.play(session.legal()[0])
        (folder / f"{id}.yaml").unlink()
    want = {"Kim's Cuttle (rules deleted)", "Mine (rules deleted)"}
    found = titles(files.saved_games(), polite=False)
    assert {name for name, _ in found} == want
    assert {game for _, game in found} == {"cuttle"}
    app.reset(scenes.statistics_scene(app))
    assert all(any(name in one for one in words(app)) for name in want)
