"""A real hand on a virtual screen: xdotool moves the pointer, and a twin says where things are.

The twin is the same program in this process, on SDL's driver without a screen, showing the same
scene: what lies where is asked there, and done here.
"""

import os
import shutil
import subprocess
import time

import pygame

from cardtable import files
from cardtable.ai.levels import find_level
from cardtable.ai.player import decide
from cardtable.engine.cards import card
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.widgets.controls import Button

SIZE = (1280, 720)
TRIES = 6
REST = 3.0
"""Seconds without a change after which a slow machine has drawn all of a scene, too."""


class Clock:
    """Long looks: whatever moves has arrived at the next one."""

    def tick(self, framerate=0, /):
        del framerate
        return 100


class Idle:
    """A computer player of the twin's: it never moves, the real one does."""

    def ask(self, view, rules, level, seed):
        """Nothing comes of it."""

    def poll(self):
        return None

    def cancel(self):
        """There is nothing to drop."""

    close = cancel


class Twin:
    """Knows where everything is."""

    def __init__(self, **settings):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        open_display(invisible=True)
        self.app = App(files.Settings(sound=False, **settings), clock=Clock(), size=SIZE)

    def show(self, scene):
        self.app.reset(scene)
        self.rest()

    def rest(self):
        for _ in range(6):
            self.app.step([])

    def click(self, point):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step([pygame.Event(kind, pos=point, button=1)])
        self.rest()

    def widgets(self, kind):
        ui = self.app.scene.ui
        for root in (ui.root, *ui.layers):
            yield from (one for one in root.walk() if isinstance(one, kind))

    def button(self, words):
        found = [one.rect.center for one in self.widgets(Button) if one.words == words]
        assert found, f"no button says {words}"
        return found[-1]

    # --- a game -----------------------------------------------------------------------------------

    def sit_down(self, session):
        """Show the game to p1, with a sorted hand; gives where to click for that, one by one."""
        play = Play(self.app, session, Idle)
        self.show(play)
        drawer = play.toolbar.icons["drawer"].rect.center
        self.click(drawer)
        sort = play.ui.layers[0].rows["sort"].rect.center
        self.click(sort)
        return drawer, sort

    def at_card(self, name):
        plan = self.app.scene.state.plan
        number = next(
            one.id for one in self.app.scene.state.table.sprites() if one.card is card(name)
        )
        return self.on_sprite(plan, number)

    def on_sprite(self, plan, number):
        rect = pygame.Rect(plan.poses[number].rect)
        for share in (0.5, 0.25, 0.12, 0.06, 0.75, 0.9):
            for high in (0.5, 0.2, 0.8):
                point = (rect.x + round(rect.w * share), rect.y + round(rect.h * high))
                if plan.card_at(point) == number:
                    return point
        raise AssertionError(f"sprite {number} is covered")

    def at_zone(self, zone):
        return tuple(map(round, self.app.scene.state.plan.zones[zone].rect.center))

    def at_seat(self, seat):
        return tuple(map(round, self.app.scene.state.plan.plates[seat].center))

    def downs(self):
        """Where p1's down-cards lie, open to view or not."""
        scene = self.app.scene
        rects = (scene.state.plan.poses[one.id].rect for one in scene.state.table.zones["p1.down"])
        return [tuple(map(round, pygame.Rect(rect).center)) for rect in rects]

    def control(self, words):
        return next(
            one.rect.center
            for one in self.app.scene.surround.buttons
            if one.words.startswith(words)  # it may say how many cards
        )


class Hand:
    """The pointer and the keys of a virtual screen."""

    def __init__(self, screen):
        self.screen = screen
        self.environment = {"PATH": os.environ["PATH"], "DISPLAY": screen.display}

    def do(self, *words):
        done = subprocess.run(
            [shutil.which("xdotool"), *map(str, words)],
            env=self.environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.stdout.split()

    def take(self, process, seconds=30.0):
        """Wait for the program's window, and give it the keys."""
        self.screen.wait_until_drawn(process, seconds)
        (window, *_) = self.do("search", "--onlyvisible", "--class", "cardtable")
        self.do("windowfocus", "--sync", window)
        self.away()
        self.settle()

    def away(self):
        """The pointer into a corner, where it touches nothing."""
        self.do("mousemove", SIZE[0] - 2, 2)

    def settle(self, rest=0.3, unlike=None):
        """Wait until the picture has been the same for a while, and another scene than `unlike`."""
        until = time.monotonic() + 30
        before, since = None, time.monotonic()
        while time.monotonic() < until:
            now = self.screen.pixels()
            if now != before or (unlike is not None and not another(now, unlike)):
                before, since = now, time.monotonic()
            elif time.monotonic() - since >= rest:
                return now
            time.sleep(0.1)
        raise AssertionError("the picture never comes to rest")

    def until(self, done, seconds=20.0):
        """Wait for what a gesture should lead to."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if done():
                return
            time.sleep(0.1)
        raise AssertionError("it never happened")

    def click(self, point):
        self.do("mousemove", *point, "sleep", 0.03, "click", 1)

    def drag(self, start, end, steps=5):
        words = ["mousemove", *start, "mousedown", 1]
        for n in range(1, steps + 1):
            x, y = (a + (b - a) * n // steps for a, b in zip(start, end, strict=True))
            words += ["sleep", 0.02, "mousemove", x, y]
        self.do(*words, "sleep", 0.02, "mouseup", 1)

    def press(self, twin, words):
        """A button by its words, here and with the twin."""
        point, before = twin.button(words), self.screen.pixels()
        self.click(point)
        twin.click(point)
        self.away()
        return self.settle(unlike=before)


class Player:
    """Plays the game that is saved in a home, with the hand, as p1; by turns dragging and clicking.

    A computer player says what to play; what a line needs of a hand stands in `make`.
    """

    def __init__(self, hand, twin, home):
        self.hand, self.twin, self.home = hand, twin, home
        self.moves = 0
        self.columns = []
        self.again = 0  # how often the same move has been tried in vain

    def saved(self):
        """The game as it is on disk, in `saves` or, once over, in `records`."""
        (path,) = [
            *self.home.rglob("cardtable/saves/*.yaml"),
            *self.home.rglob("cardtable/records/*.yaml"),
        ]
        record, problem = files.load_record(path)
        assert not problem, problem
        return Session.resume(record)

    def turn(self, process, count, seconds=30.0):
        """Wait until p1 is to move again, or the game is over, after p1's `count` lines."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert process.poll() is None, "the program has ended"
            try:
                session = self.saved()
            except (OSError, ValueError):  # it moves from one folder to the other just now
                session = None
            if session and (session.over or (session.turn == "p1" and own(session) >= count)):
                return session
            time.sleep(0.05)
        raise AssertionError(f"it never happened: {self.saved().record.moves[-5:]}")

    def play(self, process, limit):
        """So many moves, or to the end of the game; gives the session."""
        session = self.turn(process, 0)
        sort = self.twin.sit_down(Session.resume(session.record))
        self.hand.settle()
        self.click(*sort)
        while not session.over and self.moves < limit:
            before = own(session)
            self.twin.sit_down(Session.resume(session.record))
            self.make(self.choose(session))
            self.moves += 1
            try:
                session = self.turn(process, before + 1, 5.0)
                self.again = 0
            except AssertionError:
                # The table was not at rest when the hand came; or a hand has grown so large that
                # it asks to be sorted again.
                self.again += 1
                assert self.again < TRIES, f"it cannot be made: {self.choose(session)}"
                self.click(*sort)
                self.hand.away()
                self.hand.settle()
                session = self.turn(process, 0)
        return session

    def click(self, *points):
        for point in points:
            self.hand.click(point)
            self.hand.settle()

    def choose(self, session):
        line = decide(session.view("p1"), find_level("greedy"), 1).move
        if line.startswith("swap") and own(session):  # one will do
            return "ready"
        return line

    def make(self, line):
        twin, hand = self.twin, self.hand
        # Cards before p1 stay where they lay; for the twin, who came late, they have moved up.
        self.columns = max(self.columns, twin.downs(), key=len)
        verb, *rest = line.split()
        match verb:
            case "ready":
                hand.click(twin.control("Ready"))
            case "pickup" if not twin.app.scene.state.table.zones["pile"]:
                hand.click(twin.control("Pass"))  # nothing there to be picked up
            case "pickup":
                hand.click(twin.control("Pick up"))
            case "play" if len(rest) == 1 and self.moves % 2:
                hand.drag(twin.at_card(rest[0]), twin.at_zone("pile"))
            case "play":
                for name in rest:
                    hand.click(twin.at_card(name))
                hand.click(twin.at_zone("pile"))
            case "swap":
                hand.drag(twin.at_card(rest[0]), twin.at_card(rest[1]))
            case "show":
                hand.drag(twin.at_card(rest[0]), twin.at_seat(rest[1]))
            case "up" if self.again:
                hand.drag(self.columns[self.again % len(self.columns)], twin.at_zone("p1.hand"))
            case "up":
                for name in rest[1:]:
                    hand.click(twin.at_card(name))
                hand.drag(twin.at_card(rest[0]), twin.at_zone("p1.hand"))
            case "down":
                hand.drag(self.columns[self.again % len(self.columns)], twin.at_zone("p1.hand"))


def another(picture, other):
    """Whether this is another scene: at the left as well as at the right much has changed."""
    width = 4 * SIZE[0]
    shares = []
    for left in (0, width * 2 // 3):
        points = [
            row + column
            for row in range(0, len(picture), width * 8)
            for column in range(left, left + width // 3, 4 * 7)
        ]
        differing = sum(picture[at : at + 3] != other[at : at + 3] for at in points)
        shares.append(differing / len(points))
    return min(shares) > 0.15


def own(session):
    """How many lines p1 has played."""
    return sum(line.startswith("p1 ") for line in session.record.moves)


def menu(twin):
    """The twin's first screen."""
    twin.show(scenes.menu_scene(twin.app))
