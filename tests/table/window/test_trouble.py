"""After a crash: the game is saved, a report is written and offered, and there is a way on."""

import logging
import signal
import subprocess
import sys

import pygame
import pytest
from pilot import StepClock

from cardtable import files
from cardtable.session import Player, Session
from cardtable.table import crash, main, scenes
from cardtable.table.app import App, Scene, open_display
from cardtable.table.scenes.about import About, Trouble
from cardtable.table.scenes.menu import Menu
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.richtext import RichText


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path.parent))
    # pytest has its own use for it
    monkeypatch.setattr(crash.faulthandler, "enable", lambda file: file.close())
    monkeypatch.setattr(crash.faulthandler, "register", lambda *_, **__: None)
    yield tmp_path
    for handler in list(crash.LOG.handlers):
        crash.LOG.removeHandler(handler)
        handler.close()


@pytest.fixture
def app():
    open_display(invisible=True)
    return App(files.Settings(sound=False), clock=StepClock())


class Broken(Scene):
    """A scene that fails after some frames; while it is shown a game is played."""

    def __init__(self, app, session=None):
        super().__init__(app)
        self.session = session
        self.left = 3
        self.closed = False

    def update(self, dt):
        self.left -= 1
        if self.left < 0:
            raise ValueError("the pile has caught fire")

    def closing(self):
        self.closed = True


def game():
    return Session.saved(files.load_rules("shithead"), [Player("Quentin"), Player("Bo")], 5)


def read(app, seconds=1.0, then=lambda _: None):
    """Let the page be drawn, do something there, and leave."""
    real = app.step
    left = [seconds * 60]

    def step(events):
        left[0] -= 1
        if isinstance(app.scene, Trouble) and left[0] < 0:
            then(app.scene)
            app.quit()
        real([])

    app.step = step


def said(scene):
    return [one.words for one in scene.ui.root.walk() if isinstance(one, Label)]


def button(scene, words):
    return next(
        one for one in scene.ui.root.walk() if isinstance(one, Button) and one.words == words
    )


def test_a_crash_is_told_written_down_and_costs_nothing(home, app, capsys):
    crash.start_log()
    logging.getLogger("cardtable").warning("a sound was missing")
    session = game()
    session.play(session.legal()[0])
    session.path.unlink()
    broken = Broken(app, session)
    pages = []
    read(app, then=lambda page: pages.append(said(page)))
    assert main.watch(app, lambda: app.reset(broken)) == 1
    assert broken.closed
    (report,) = (home / "log").glob("crash-*.txt")
    text = report.read_text()
    assert "ValueError: the pile has caught fire" in text
    assert crash.versions() in text
    assert "shithead, 2 seats, 1 moves" in text
    assert "a sound was missing" in text
    assert "Quentin" not in text
    assert str(home.parent) not in text  # the person's name may stand in it
    assert files.load_record(session.path)[0].moves == session.record.moves
    (words,) = pages
    assert f"Your game is saved up to the last move, in {session.path}." in words
    assert f"You can find out what happened in {report}." in words
    assert "ValueError: the pile has caught fire" in (home / "log" / "cardtable.log").read_text()
    assert "the pile has caught fire" in capsys.readouterr().err


def test_the_report_can_be_copied_and_one_can_go_on(home, app, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)

    def go_on(page):
        button(page, "Copy the report").action()
        button(page, "Back to the menu").action()
        assert isinstance(app.scene, Menu)

    read(app, then=go_on)
    main.watch(app, lambda: app.reset(Broken(app)))
    assert "the pile has caught fire" in copied[0]


def test_a_crash_on_the_page_itself_ends_the_program(home, app, monkeypatch):
    boxes = []
    monkeypatch.setattr(
        pygame.display, "message_box", lambda title, words, **_: boxes.append(words)
    )
    monkeypatch.setattr(Trouble, "update", lambda *_: 1 / 0)
    assert main.watch(app, lambda: app.reset(Broken(app)), quiet=True) == 1
    assert boxes == []
    app.running = True
    assert main.watch(app, lambda: app.reset(Broken(app))) == 1
    assert "find out what happened in" in boxes[0]


def test_where_no_scene_can_open_the_page_tells_of_it(home, app):
    pages, begun = [], []

    def begin():
        begun.append(True)
        raise RuntimeError("no scene")

    read(app, then=lambda page: pages.append(said(page)))
    assert main.watch(app, begin) == 1
    assert (len(begun), len(pages)) == (1, 1)


def test_a_signal_to_end_is_heard_while_the_systems_box_is_open(home, app, monkeypatch):
    before, heard = signal.getsignal(signal.SIGTERM), []
    monkeypatch.setattr(
        pygame.display,
        "message_box",
        lambda *_, **__: heard.append(signal.getsignal(signal.SIGTERM)),
    )
    monkeypatch.setattr(main.scenes, "crash_scene", lambda *_: 1 / 0)
    assert main.watch(app, lambda: app.reset(Broken(app))) == 1
    assert heard == [signal.SIG_DFL]
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.skipif(not hasattr(signal, "SIGQUIT"), reason="Windows has no such signal")
def test_the_signal_to_quit_ends_it_as_such_and_tells_where_it_was(home):
    program = (
        "import os, pygame, signal; from cardtable.table import crash;"
        "pygame.init(); crash.start_log(); os.kill(os.getpid(), signal.SIGQUIT)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == -signal.SIGQUIT
    assert "most recent call first" in (home / "log" / "faults.log").read_text()


def test_a_crash_where_nothing_can_be_written(monkeypatch, app):
    monkeypatch.setenv("CARDTABLE_HOME", "/dev/null/nowhere")
    assert crash.start_log() is None
    found = crash.report(ValueError("no"), app)
    assert found.path is None
    assert found.words == ["Something went wrong in Card Table."]
    app.reset(Broken(app, game()))
    assert "Your game couldn’t be saved." in crash.report(ValueError("no"), app).words


def test_old_reports_and_logs_are_cleared_away(home, monkeypatch):
    folder = home / "log"
    folder.mkdir()
    for number in range(30):
        (folder / f"crash-2020-01-01-0000{number:02}.txt").write_text("old")
    crash.report(ValueError("new"))
    kept = sorted(folder.glob("crash-*.txt"))
    assert len(kept) == 10
    assert "new" in kept[-1].read_text()
    monkeypatch.setattr(crash, "_SIZE", 1000)
    (folder / "faults.log").write_text("x" * 2000)
    crash.start_log()
    for number in range(100):
        crash.LOG.warning("line %s", number)
    names = {path.name for path in folder.glob("*.log*")}
    assert names == {"cardtable.log", *(f"cardtable.log.{n}" for n in (1, 2, 3)), "faults.log",
                     "faults.log.1"}  # fmt: skip
    assert "line 99" in (folder / "cardtable.log").read_text()
    assert max(path.stat().st_size for path in folder.glob("cardtable.log*")) <= 1000


def spoken(page):
    """All words of the texts on a page."""
    texts = (one for one in page.ui.root.walk() if isinstance(one, RichText))
    return " ".join(word for text in texts for word in text.spoken.split())


def test_about_says_what_it_is_and_whose_work_is_in_it(home, app, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    app.reset(scenes.menu_scene(app))
    button(app.scene, "About").action()
    page = app.scene
    assert isinstance(page, About)
    text = spoken(page)
    for wanted in (crash.versions(), str(home), "pygame-ce", "Source Sans Pro", "mdurl"):
        assert wanted in text
    button(page, "Copy version details").action()
    assert crash.versions() in copied[0]
    page._follow("licenses/LGPL-2.1.txt")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in spoken(page)
    app.step([])
    page.back()
    assert app.scene is page
    page.back()
    assert isinstance(app.scene, Menu)
