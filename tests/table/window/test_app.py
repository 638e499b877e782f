"""The window, its loop and its keys."""

import ast
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import cardtable.table
from cardtable.files import DataError, Settings
from cardtable.presenter.phrases import wording
from cardtable.table.app import (
    FRAME_RATE,
    LONG_STEP,
    POLL_RATE,
    REST_AFTER,
    REST_RATE,
    REST_STEP,
    SETTLE_AFTER,
    App,
    Scene,
)
from cardtable.table.window import fitting

SOURCES = sorted(Path(cardtable.table.__file__).parent.rglob("*.py"))


class Clock:
    """Notes the rate that is asked for; a step takes as long as the rate says."""

    def __init__(self):
        self.rates = []

    def tick(self, framerate=0, /):
        self.rates.append(framerate)
        return 1000 // framerate


class Plain(Scene):
    """Counts what happens to it."""

    def __init__(self, app, colour=(10, 20, 30), rect=None, *, opaque=True):
        super().__init__(app)
        self.opaque = opaque
        self.colour, self.rect = colour, rect
        self.told = []
        self.drawn = 0
        self.passed = 0.0

    def enter(self):
        self.told.append("enter")

    def leave(self):
        self.told.append("leave")

    def resized(self):
        self.told.append("resized")

    def closing(self):
        self.told.append("closing")

    def handle(self, event):
        self.told.append(event.type)
        return False

    def update(self, dt):
        self.passed += dt

    def draw(self, canvas):
        self.drawn += 1
        canvas.fill(self.colour, self.rect)
        if self.rect:
            canvas.changed(self.rect)


@pytest.fixture
def app():
    return App(Settings(sound=False), clock=Clock(), size=(960, 600))


@pytest.fixture
def presented(monkeypatch):
    """What is shown: None for the whole window, else the parts."""
    shown = []
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(None))
    monkeypatch.setattr(pygame.display, "update", shown.append)
    return shown


def test_it_is_pygame_ce():
    assert pygame.IS_CE


def test_nothing_is_presented_while_nothing_changes(app, presented):
    scene = Plain(app)
    app.reset(scene)
    for _ in range(100):
        app.step([])
    assert presented == [None]
    assert scene.drawn == 1
    scene.dirty = True
    app.step([])
    assert len(presented) == 2


def test_only_what_changed_is_presented(app, presented):
    rect = pygame.Rect(5, 5, 20, 20)
    scene = Plain(app, rect=rect)
    app.reset(scene)
    app.step([])
    scene.dirty = True
    app.step([])
    assert presented == [None, [rect]]


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED]
)
def test_a_window_that_comes_to_light_is_painted(app, presented, kind):
    app.reset(Plain(app))
    app.step([])
    app.step([pygame.Event(kind)])
    assert presented == [None, None]


def test_the_clock_rests_when_nobody_looks_or_plays(app):
    scene = Plain(app)
    app.reset(scene)
    app.step([])
    app.step([])
    assert app.clock.rates[-1] == POLL_RATE
    for _ in range(round((REST_AFTER + 1) * FRAME_RATE)):
        app.step([])
    assert app.clock.rates[-1] == REST_RATE
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))])
    app.step([])
    assert app.clock.rates[-1] == POLL_RATE
    app.step([pygame.Event(pygame.WINDOWFOCUSLOST)])
    app.step([])
    assert app.clock.rates[-1] == REST_RATE
    scene.animating = True
    app.step([])
    assert app.clock.rates[-1] == FRAME_RATE


@pytest.mark.parametrize(
    ("rate", "expects", "step"),
    [(POLL_RATE, False, REST_STEP), (REST_RATE, False, LONG_STEP), (REST_RATE, True, REST_STEP)],
)
def test_a_scene_in_which_nothing_moves_is_told_of_all_time_now_and_then(app, rate, expects, step):
    scene = Plain(app)
    scene.expects = expects
    app.reset(scene)
    app.focused = rate == POLL_RATE
    app.step([])
    times = []
    scene.update = times.append
    for _ in range(2 * rate):
        app.step([])
    assert app.clock.rates[-1] == rate
    assert sum(times) == pytest.approx(2, abs=step)
    assert all(step - 1 / POLL_RATE <= time <= step + 1 / rate for time in times)
    before = len(times)
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))])
    assert len(times) == before + 1
    scene.animating = True
    app.step([])
    assert len(times) == before + 2


def test_scenes_come_and_go_in_order(app):
    one, two, three = Plain(app), Plain(app), Plain(app)
    app.reset(one)
    app.push(two)
    assert one.told == ["resized", "enter", "leave"]
    app.switch(three)
    assert two.told[-1] == "leave"
    assert app.scene is three
    app.pop()
    assert app.scene is one
    assert one.told[-2:] == ["resized", "enter"]
    app.pop()
    assert not app.running


def test_the_top_scene_alone_has_input_and_time(app):
    below, above = Plain(app), Plain(app)
    app.reset(below)
    app.push(above)
    told = list(below.told)
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)])
    assert below.told == told
    assert pygame.KEYDOWN in above.told
    assert below.passed == 0 < above.passed


def test_what_lies_below_shows_through_a_scene_that_is_not_opaque(app):
    below = Plain(app, (200, 0, 0))
    above = Plain(app, (0, 200, 0), pygame.Rect(0, 0, 10, 10), opaque=False)
    app.reset(below)
    app.push(above)
    app.step([])
    assert app.canvas.surface.get_at((5, 5))[:3] == (0, 200, 0)
    assert app.canvas.surface.get_at((50, 50))[:3] == (200, 0, 0)


def test_a_new_size_makes_a_new_theme_and_lays_all_scenes_out(app):
    below, above = Plain(app), Plain(app)
    app.reset(below)
    app.push(above)
    theme, version = app.theme, app.faces.version
    pygame.display.set_mode((1920, 1080))
    app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080)])
    assert app.theme.scale > theme.scale
    assert below.told[-1] == above.told[-1] == "resized" or pygame.WINDOWSIZECHANGED in above.told
    assert app.canvas.size == (1920, 1080)
    rough = app.faces.version
    assert rough > version
    for _ in range(round(SETTLE_AFTER * FRAME_RATE) + 2):
        app.step([])
    assert app.faces.version > rough


def test_settings_are_applied_and_kept(app):
    kept = []
    app._save = kept.append
    app.reset(Plain(app))
    app.apply(ui_scale=1.5, cloth="blue")
    assert kept[-1].ui_scale == 1.5
    assert app.theme.palette.cloth.id == "blue"
    app.remember(last_setup={"rules": "shithead"})
    assert kept[-1].last_setup == {"rules": "shithead"}


def test_settings_that_can_not_be_saved_are_told_of_once(app):
    def refuse(_):
        raise DataError("no room")

    app._save = refuse
    app.reset(Plain(app))
    app.apply(cloth="blue")
    assert "no room" in app.trouble
    app.trouble = ""
    app.apply(cloth="plum")
    assert not app.trouble


def test_a_page_below_another_is_laid_out_as_well(app):
    below, above = Plain(app), Plain(app)
    app.reset(below)
    app.push(above)
    below.told.clear()
    app.apply(ui_scale=1.4)
    assert below.told == ["resized"]


def test_the_keys_that_work_everywhere(app):
    app.reset(Plain(app))
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0)])
    assert app.settings.sound
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)])
    assert app.settings.full_screen
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)])
    assert not app.settings.full_screen
    assert app.canvas.size == (960, 600)


def test_a_window_below_the_smallest_shows_everything_smaller():
    app = App(Settings(sound=False), clock=Clock(), size=(800, 480))
    below = Plain(app)
    app.reset(below)
    assert app.canvas.size == (1000, 600)
    told = []
    below.handle = told.append
    below.draw = lambda canvas: canvas.fill((200, 0, 0), pygame.Rect(500, 300, 500, 300))
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=(400, 240), rel=(4, -8), buttons=(0, 0, 0))])
    assert (told[0].pos, told[0].rel, app.pointer) == ((500, 300), (5, -10), (500, 300))
    window = pygame.display.get_surface()
    assert window.get_size() == (800, 480)
    assert window.get_at((790, 470))[:3] == pytest.approx((200, 0, 0), abs=3)
    assert window.get_at((390, 230))[:3] == (0, 0, 0)
    pygame.display.set_mode((1280, 720))
    app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)])
    assert app.canvas.surface is pygame.display.get_surface()


def test_a_window_has_room_on_its_screen():
    assert fitting((1280, 720), (1920, 1080)) == ((1280, 720), False)
    assert fitting((2560, 1400), (1280, 800)) == ((1280, 720), True)
    assert fitting((1280, 720), (1366, 768)) == ((1280, 688), True)
    assert fitting((1280, 720), (1024, 600)) == ((1024, 520), True)
    assert fitting((1024, 600), (1024, 600), title=0) == ((1024, 600), False)


def test_a_maximised_window_keeps_its_size_for_later(app):
    app.reset(Plain(app))
    app.step([pygame.Event(pygame.WINDOWMAXIMIZED)])
    pygame.display.set_mode((1600, 900))
    app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900)])
    for _ in range(round(SETTLE_AFTER * FRAME_RATE) + 2):
        app.step([])
    assert app.window.kept() == {"window": (960, 600), "maximised": True}
    app.apply(full_screen=True)
    app.step([pygame.Event(pygame.WINDOWRESTORED)])  # so it is told on the way to full screen
    app.apply(full_screen=False)
    assert app.window.kept()["maximised"]
    app.step([pygame.Event(pygame.WINDOWRESTORED)])
    assert "maximised" not in app.window.kept()


def test_the_screen_saver_may_come():
    assert pygame.display.get_allow_screensaver()


def test_closing_the_window_ends_the_loop_and_is_told(app, monkeypatch):
    scene = Plain(app)
    app.reset(scene)
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.Event(pygame.QUIT)])
    app.run()
    assert scene.told[-1] == "closing"
    assert app.settings.window == (960, 600)  # opened like this again


def test_a_long_stall_is_no_jump(app, monkeypatch):
    scene = Plain(app)
    app.reset(scene)
    monkeypatch.setattr(app.clock, "tick", lambda _rate: 5000)
    app.step([])
    assert scene.passed <= 0.1


def _run(**env):
    clean = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    clean.pop("SDL_VIDEODRIVER", None)
    code = "import sys; from cardtable.table.main import main; sys.exit(main())"
    return _python(code, clean | env)


def _python(code, env):
    return subprocess.run(
        [sys.executable, "-c", code],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
@pytest.mark.parametrize("driver", ["", "offscreen", "dummy"])
def test_without_a_display_it_says_so_in_one_sentence(driver):
    done = _run(**({"SDL_VIDEODRIVER": driver} if driver else {}))
    assert done.returncode == 2
    assert done.stderr.strip() == wording("cli.no-window")
    assert "--text" in done.stderr


def test_a_crash_is_written_down_and_told(tmp_path):
    code = (
        "import sys\n"
        "from cardtable.table import main, scenes\n"
        "def broken(_): raise RuntimeError('the legs came off')\n"
        "scenes.menu_scene = broken\n"
        "sys.exit(main.main(invisible=True))\n"
    )
    env = os.environ | {"CARDTABLE_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    done = _python(code, env)
    assert done.returncode == 1
    log = (tmp_path / "log" / "cardtable.log").read_text("utf-8")
    assert "the legs came off" in log
    assert "pygame-ce" in log
    assert "the legs came off" in done.stderr


POLLED = {
    ("mouse", "get_pos"),
    ("mouse", "get_pressed"),
    ("mouse", "get_rel"),
    ("mouse", "set_pos"),
    ("key", "get_pressed"),
    ("key", "get_mods"),
}


@pytest.mark.drawn(3)
@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.stem)
def test_input_comes_from_events_alone(path):
    """Polled state is another moment's, and a posted event does not change it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
            assert (node.value.attr, node.attr) not in POLLED, f"{path.name}:{node.lineno}"
        if isinstance(node, ast.Attribute) and node.attr in {"wait", "init"}:
            value = ast.unparse(node.value)
            assert value not in {"pygame.event", "pygame"}, f"{path.name}:{node.lineno}"


class Blank(Scene):
    """A page of one colour."""

    def __init__(self, app, colour, *, laid=True):
        super().__init__(app)
        self.colour, self.laid = colour, laid

    def draw(self, canvas):
        canvas.fill(self.colour)

    def ground(self, canvas, area):
        canvas.fill((0, 0, 0), area)


def frames(app, count):
    """How red and how green the middle of the window is, frame by frame."""
    found = []
    for _ in range(count):
        app.step([])
        found.append(app.canvas.surface.get_at(app.canvas.rect.center)[:2])
    return found


@pytest.mark.parametrize(
    ("motion", "laid", "fades"),
    [("normal", True, True), ("short", True, True), ("off", True, False), ("normal", False, False)],
)
@pytest.mark.parametrize("grows", [False, True])
def test_one_page_is_gone_before_the_next_comes(app, motion, laid, fades, grows):
    app.settings = replace(app.settings, motion=motion)
    app.reset(Blank(app, (200, 0, 0), laid=laid))
    app.step([])
    if grows:
        app.grow_from(app.canvas.rect.inflate(-40, -40))
    app.push(Blank(app, (0, 200, 0)))
    seen = frames(app, 40)
    reds, greens = zip(*seen, strict=True)
    assert list(reds) == sorted(reds, reverse=True)
    assert list(greens) == sorted(greens)
    assert all(red == 0 or green == 0 for red, green in seen)
    assert seen[-1] == (0, 200)
    assert (seen[0] != (0, 200)) == fades
    assert not app._lively()


def test_a_page_grows_from_where_it_was_pressed(app):
    app.settings = replace(app.settings, motion="normal")
    app.reset(Blank(app, (0, 0, 0)))
    app.step([])
    app.grow_from(pygame.Rect(0, 0, 40, 40))
    app.push(Blank(app, (200, 0, 0)))
    wide = []
    for _ in range(40):
        app.step([])
        row = [app.canvas.surface.get_at((x, 0))[0] > 0 for x in range(app.canvas.rect.w)]
        wide.append(sum(row))
    assert wide == sorted(wide)
    assert 40 < next(filter(None, wide)) < wide[-1] == app.canvas.rect.w
