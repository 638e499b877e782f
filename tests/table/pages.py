"""The pages around a game, opened in a window and worked by pointer and keys."""

import pygame
import pytest
from pupil import know_lessons

from cardtable.files import Settings
from cardtable.table import scenes
from cardtable.table.app import App, Scene
from cardtable.table.scenes.setup import SeatWidget
from cardtable.table.widgets.controls import Button

SIZES = [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)]


SCALES = [0.8, 1.0, 1.4, 2.0]


NAMES = ["Ann", "Barnaby of the Longest Name", "Cy", "Dora", "Emil"]


class StepClock:
    """Every look at it is so many milliseconds later: a sixtieth of a second."""

    def __init__(self, step=16):
        self.step = step

    def tick(self, _framerate=0, /):
        return self.step


class Table(Scene):
    """Stands in for the scene of a game, and remembers which."""

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session


@pytest.fixture
def start(monkeypatch, tmp_path):
    """Open a scene in a window; `saved` is what was written to the settings file."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr(scenes, "play_scene", Table)
    know_lessons()

    def opened(make, size=(1280, 720), **settings):
        app = App(Settings(sound=False, **settings), clock=StepClock(), size=size)
        app.saved = []
        app._save = app.saved.append
        app.reset(make(app))
        app.step([])
        return app

    return opened


def press(app, *names, mod=0):
    for name in names:
        key = getattr(pygame, f"K_{name}")
        kinds = pygame.KEYDOWN, pygame.KEYUP
        app.step([pygame.Event(kind, key=key, mod=mod, unicode="") for kind in kinds])


def type_text(app, text):
    for letter in text:
        app.step([pygame.Event(pygame.TEXTINPUT, text=letter)])


def click(app, widget):
    click_at(app, widget.rect.center)


def click_at(app, pos):
    app.step(
        [
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ]
    )


def pause(app):
    """Long enough that the next click is no second half of a double one."""
    for _ in range(40):
        app.step([])


def settle(app):
    """Until all is there that comes a moment after the first picture."""
    for _ in range(120):
        app.step([])
        if not app.scene.animating:
            return
    raise AssertionError("it never comes to rest")


def shown(app, kind):
    return [w for w in app.scene.ui.top.walk() if isinstance(w, kind)]


def spoken(app):
    """All that the page says."""
    return "\n".join(w.spoken for w in app.scene.ui.root.walk())


def button(app, words):
    return next(b for b in shown(app, Button) if b.words.startswith(words))


def laid(app):
    """The little tables, once all of them have been laid."""
    tables = app.scene._tables.tables
    for _ in range(60):
        app.step([])
        if all(table.name for table in tables):
            return {table.game: table for table in tables}
    raise AssertionError("tables without names")


def sit(app, number):
    """Open the sheet of a seat."""
    seat = next(w for w in shown(app, SeatWidget) if w.spoken.startswith(f"Seat {number}:"))
    app.scene.ui.set_focus(seat)
    press(app, "RETURN")
    return seat
