"""The table's tests draw on no screen and play on no loudspeaker."""

import functools
import io
import itertools
import os
import weakref

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest
from effort import effort
from pages import start  # noqa: F401 - a fixture of all pages

from cardtable.files import Settings
from cardtable.table.app import App, open_display
from cardtable.table.drawing import card_pictures, paint
from cardtable.table.drawing.stage import Stage
from cardtable.table.drawing.theme import Shelf
from cardtable.table.scenes import menu


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """One window for all tests of a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARDTABLE_HOME", str(tmp_path_factory.mktemp("home")))
        open_display(invisible=True)
        yield App(Settings(sound=False, motion="off", polite=False))


@pytest.fixture(autouse=True, scope="session")
def _kept():
    """Drawings, fonts, cloths and shadows are made once for all tests: each window has the same."""
    drawn, opened = pygame.image.load_sized_svg, pygame.Font

    @functools.lru_cache(maxsize=2000)
    def drawing(text, size):
        return drawn(io.BytesIO(text), size)

    @functools.lru_cache(maxsize=500)
    def font(file, size):
        return opened(file, size)

    def usable(file, size):
        try:
            font(file, size).get_height()
        except pygame.error:  # `pygame.quit` has closed it, and all others
            font.cache_clear()
        return font(file, size)

    cloths = functools.lru_cache(maxsize=24)(paint._cloth.__wrapped__)
    shapes = Shelf(200_000_000)

    def once(make):
        return lambda *given: shapes.get((make, given), lambda: make(*given))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            pygame.image, "load_sized_svg", lambda file, size: drawing(file.read(), size).copy()
        )
        patch.setattr(pygame, "Font", usable)
        patch.setattr(paint, "_cloth", cloths)
        patch.setattr(paint, "_lamp", functools.lru_cache(maxsize=24)(paint._lamp.__wrapped__))
        for shape in ("_shadow", "_outline", "_ring", "_box"):
            patch.setattr(paint, shape, once(getattr(paint, shape)))
        blurred = once(lambda size, body, *more: paint.blurred(size, pygame.Rect(body), *more))
        patch.setattr(
            card_pictures, "blurred", lambda size, body, *more: blurred(size, tuple(body), *more)
        )
        printed = once(paint._print)
        patch.setattr(paint, "_print", lambda *given: printed(*given).copy())
        yield


class Idle:
    """In the place of the process that looks at games again: nothing ever comes."""

    def ask_review(self, record, rules, asked):
        """Remember what was asked."""

    def poll(self):
        """There is no answer."""

    def close(self):
        """There is nothing to end."""


@pytest.fixture(autouse=True)
def _display():
    """Start each test from SDL without key repeats and without events left over."""
    open_display(invisible=True)
    pygame.event.clear()


@pytest.fixture(autouse=True)
def _unreviewed(monkeypatch):
    """No process looks at games again, except for tests that hire one."""
    monkeypatch.setattr("cardtable.table.scenes.review._hire", Idle)


class Mute:
    """In the place of the process that speaks: whatever is said, nothing is heard."""

    def __init__(self, rate):
        """It has no use for the rate."""

    def say(self, words, *, interrupt):
        """Say nothing."""

    def poll(self):
        """It is over at once."""
        return "over"

    def hush(self):
        """There is nothing to stop."""

    def close(self):
        """There is nothing to end."""


@pytest.fixture(autouse=True)
def _mute(monkeypatch):
    """Nothing speaks, except for tests that bring a mouth."""
    monkeypatch.setattr("cardtable.table.app.Process", Mute)


@pytest.fixture(autouse=True)
def _introduced(monkeypatch):
    """Nobody is asked for a name, except by tests that are about that."""
    monkeypatch.setattr(menu, "before_first", lambda _app, _ui, play: play())


@pytest.fixture(autouse=True)
def _sparing(request, monkeypatch):
    """Of what moves on a table every sixth picture is painted, with `--all` every one.

    All else that belongs to a picture is done for each. Tests that look at pixels are marked
    `painted`: they get every picture.
    """
    every = effort(6, 1)
    if every == 1 or request.node.get_closest_marker("painted"):
        return
    paint_now, left_out = Stage.draw, weakref.WeakKeyDictionary()

    def draw(stage, canvas, theme, picture, controls=lambda *_: None, damage=(), shift=(0, 0)):
        waiting = left_out.setdefault(stage, [])
        waiting.append([*damage])
        if canvas.whole or stage._stale or len(waiting) == every:
            del left_out[stage]
            paint_now(stage, canvas, theme, picture, controls, itertools.chain(*waiting), shift)

    monkeypatch.setattr(Stage, "draw", draw)
