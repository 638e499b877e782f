"""A real window on a virtual screen, worked by real pointer and key events."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest
from pilot import NAMES, Pilot

from cardtable.files import load_record, load_rules
from cardtable.presenter.phrases import wording
from cardtable.session import Player, Session

NEEDED = ("Xvfb", "xdotool")
MISSING = [name for name in NEEDED if shutil.which(name) is None]
SIZE = (1280, 720)
SEED = 5

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"{' and '.join(MISSING)} not installed"),
]

GAME = """
import sys
from pathlib import Path
from cardtable.files import Settings, load_rules, save_settings
from cardtable.session import Player, Session
from cardtable.table import main

save_settings(Settings(motion="short", bot_pace=0.05, sound=False, polite=False))
players = [Player("Ann"), Player("Bo", "bot", "easy"), Player("Cy", "bot", "easy")]
session = Session.new(load_rules("shithead"), players, int(sys.argv[2]), path=Path(sys.argv[1]))
sys.exit(main.main(session))
"""


SHOWN = """
import json, sys
import pygame
from cardtable.files import Settings
from cardtable.table import scenes
from cardtable.table.app import App, open_display
open_display()
app = App(Settings(sound=False, motion="off", **json.loads(sys.argv[1])))
app.reset(scenes.menu_scene(app))
for _ in range(40):
    app.step(pygame.event.get())
depth = pygame.Surface((1, 1)).get_bitsize()
print(json.dumps([app.canvas.size, app.window.kept(), depth]), flush=True)
sys.stdin.read()
"""


def virtual_screen(size="1920x1200x24"):
    """A server and its number. Two that start at the same moment may want the same one.

    Without `-noreset` it would begin anew, and refuse others meanwhile, whenever its only client
    leaves: that is xdotool, while the program starts.
    """
    for _ in range(5):
        read, write = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            display = pipe.readline().strip()
        if display:
            return server, display
        server.wait()
    raise AssertionError("Xvfb did not start")


class Desktop:
    """A virtual screen with the program's window on it."""

    def __init__(self, home):
        self.home = home
        self.save = home / "game.yaml"
        self.server, display = virtual_screen()
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("SDL_")
        } | {"DISPLAY": f":{display}", "CARDTABLE_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        self.game = subprocess.Popen(
            [sys.executable, "-c", GAME, str(self.save), str(SEED)], env=self.environment
        )
        self.window = self.find()
        self.do("windowfocus", "--sync", self.window)

    def do(self, *words):
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        return done.stdout.split()

    def find(self):
        for _ in range(300):
            found = self.do("search", "--onlyvisible", "--class", "cardtable")
            if found:
                return found[0]
            assert self.game.poll() is None, "the program has ended"
            time.sleep(0.1)
        raise AssertionError("no window")

    def click(self, point):
        self.do("mousemove", "--window", self.window, *point)
        self.do("click", 1)

    def drag(self, start, end, steps=8):
        self.do("mousemove", "--window", self.window, *start)
        self.do("mousedown", 1)
        for n in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * n // steps
            y = start[1] + (end[1] - start[1]) * n // steps
            self.do("mousemove", "--window", self.window, x, y)
        self.do("mouseup", 1)

    def session(self):
        """The game as it is saved."""
        record, problem = load_record(self.save)
        assert not problem
        return Session.resume(record)

    def until(self, done, seconds=40.0):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.game.poll() is None, "the program has ended"
            if self.save.exists() and done(self.session()):
                return self.session()
            time.sleep(0.2)
        raise AssertionError(
            f"it never happened; the record ends {self.session().record.moves[-4:]}"
        )

    def close(self):
        for process in (self.game, self.server):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


@pytest.fixture
def desktop(tmp_path):
    desktop = Desktop(tmp_path)
    yield desktop
    desktop.close()


def looking_at(session, size=SIZE):
    """A pilot before the same table, to know where things are."""
    copy = Session.resume(session.record)
    pilot = Pilot(copy, size=size, motion="off", bot_pace=3.0)
    pilot.step(3)
    pilot.key(pygame.K_s)  # hands lie as they came; sorted, they lie alike in both
    pilot.step(2)
    return pilot


def spoken(session):
    return [line for line in session.record.moves if line.startswith("p1 ")]


def test_a_window_is_played_in_by_pointer_and_keys_and_resized_meanwhile(desktop):
    here = lambda session: session.turn == "p1"  # noqa: E731
    session = desktop.until(here)
    time.sleep(1.0)
    pilot = looking_at(session)
    desktop.click((400, 650))  # ends the deal, if it still goes on
    time.sleep(0.5)
    desktop.click(pilot.buttons()["Ready"].rect.center)
    session = desktop.until(lambda session: here(session) and "p1 ready" in spoken(session))
    time.sleep(1.5)

    desktop.do("key", "s")
    time.sleep(0.5)
    lines = [line for line in session.legal() if line.startswith("play")]
    if lines:
        pilot = looking_at(session)
        name = lines[0].split()[1]
        desktop.drag(pilot.at_card(name), pilot.at_zone("pile"))
        wanted = f"p1 play {name}"
    else:
        desktop.click(looking_at(session).buttons()["Pick up"].rect.center)
        wanted = "p1 pickup"
    session = desktop.until(lambda session: here(session) and wanted in spoken(session))

    desktop.do("windowsize", "--sync", desktop.window, 1000, 640)
    time.sleep(1.5)
    pilot = looking_at(session, (1000, 640))
    desktop.click(pilot.buttons()["Pick up"].rect.center)
    count = len(spoken(session))
    session = desktop.until(lambda session: here(session) and len(spoken(session)) > count)
    assert spoken(session)[-1] == "p1 pickup"

    time.sleep(1.5)
    count = len(spoken(session))
    desktop.do("key", "ctrl+z")
    time.sleep(0.5)
    desktop.do("key", "Return")  # what the others have shown since is seen: it asks, once a game
    session = desktop.until(lambda session: len(spoken(session)) == count - 1)
    assert here(session)
    shot = Path(desktop.home) / "window.xwd"
    if shutil.which("import"):
        subprocess.run(
            ["import", "-window", "root", str(shot.with_suffix(".png"))],
            env=desktop.environment, check=True,
        )  # fmt: skip
        assert shot.with_suffix(".png").stat().st_size > 20_000


@pytest.mark.drawn(2)
@pytest.mark.parametrize(
    ("screen", "settings", "place", "canvas"),
    [
        ("1280x800x24", {"window": [2560, 1400]}, (0, 0, 1280, 800), [1280, 800]),
        ("1024x600x24", {}, (0, 0, 1024, 600), [1024, 600]),
        ("1280x800x24", {"full_screen": True}, (0, 0, 1280, 800), [1280, 800]),
        ("800x480x24", {"full_screen": True}, (0, 0, 800, 480), [1000, 600]),
        ("1280x800x16", {}, (0, 40, 1280, 720), [1280, 720]),
        ("1280x800x30", {}, (0, 40, 1280, 720), [1280, 720]),
    ],
)
def test_the_window_fits_the_screen_that_is_there(screen, settings, place, canvas, tmp_path):
    """On a bare server, where nobody moves or frames a window, it is where it asks to be."""
    server, display = virtual_screen(screen)
    environment = {name: value for name, value in os.environ.items() if name[:4] != "SDL_"}
    environment |= {"DISPLAY": f":{display}", "CARDTABLE_HOME": str(tmp_path)}
    program = subprocess.Popen(
        [sys.executable, "-c", SHOWN, json.dumps(settings)],
        env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        told = next(line for line in program.stdout if line.startswith("["))
        assert json.loads(told) == [canvas, {}, 32]
        find = ["search", "--onlyvisible", "--class", "cardtable", "getwindowgeometry", "--shell"]
        found = subprocess.check_output(["xdotool", *find], env=environment, text=True)
        numbers = dict(line.split("=") for line in found.split())
        assert tuple(int(numbers[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")) == place
    finally:
        program.communicate(timeout=20)
        server.terminate()
        server.wait()


def test_a_screen_with_too_few_colours_is_told_of(tmp_path):
    server, display = virtual_screen("1280x800x8")
    environment = {name: value for name, value in os.environ.items() if name[:4] != "SDL_"}
    environment |= {"DISPLAY": f":{display}", "CARDTABLE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "cardtable"], env=environment, capture_output=True, text=True,
        check=False, timeout=60,
    )  # fmt: skip
    server.terminate()
    server.wait()
    assert (done.returncode, done.stderr.strip()) == (2, wording("cli.no-colours"))


def test_the_pilots_names_are_those_of_the_window():
    rules = load_rules("shithead")
    assert Session.new(rules, [Player(NAMES[0]), Player(NAMES[1])], SEED).players[0].name == "Ann"
