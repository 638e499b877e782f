"""Robots with one kind of hand: a controller, or fingers. They get all the way by its events alone.

What they choose, they ask the rules and a computer player; where things are, they see on the
window. Whatever they do goes through SDL's events of their device.
"""

from __future__ import annotations

import itertools

import pygame
from pilot import StepClock
from pupil import Pupil, know_lessons

from cardtable.ai.levels import find_level
from cardtable.ai.player import Answer, decide
from cardtable.files import Settings
from cardtable.table import scenes
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.result import Result
from cardtable.table.scenes.setup import Setup
from cardtable.table.widgets.controls import Segmented
from cardtable.table.widgets.entries import TextEntry, Typing
from cardtable.table.widgets.popups import MoveMenu
from cardtable.table.widgets.ui import REACH

EASY = find_level("easy")
SIZE = (1280, 800)
"""Of a handheld's screen."""


class Quick:
    """An easy player that decides at once, in this process."""

    def __init__(self):
        self.move = ""

    def ask(self, view, rules, level, seed, limit=None):
        del rules, level, limit
        self.move = decide(view, EASY, seed).move

    def poll(self):
        return Answer(self.move)

    def cancel(self):
        self.move = ""

    def close(self):
        pass


class Robot(Pupil):
    """Somebody at the menu, with only one kind of hand."""

    def __init__(self, monkeypatch, home, size=SIZE, **settings):
        monkeypatch.setenv("CARDTABLE_HOME", str(home))
        monkeypatch.setattr(scenes, "play_scene", lambda app, game: Play(app, game, Quick))
        know_lessons()
        open_display(invisible=True)
        usual = {"sound": False, "motion": "off", "bot_pace": 0.0, "call_pace": 1.0}
        given = {**usual, "polite": False, "review": False, "build_for_me": "never", **settings}
        self.clock = StepClock(100)
        self.app = App(Settings(**given), clock=self.clock, size=size)
        self.app.reset(scenes.menu_scene(self.app))
        self.step(30)

    # --- pages ------------------------------------------------------------------------------------

    @property
    def ui(self):
        return self.app.scene.ui

    def control(self, words, kind=object):
        """The control on top whose spoken words begin like that."""
        found = [one for one in self.ui.top.walk() if one.focusable and isinstance(one, kind)]
        return next(one for one in found if one.spoken.startswith(words))

    def work(self, control):
        """Press a control."""
        raise NotImplementedError

    def choose_in(self, choice, words):
        """Choose one of a few words."""
        raise NotImplementedError

    def type_in(self, entry, text):
        """Write something into a line, by the letters on the screen."""
        self.work(entry)
        typing = self.ui.layers[-1]
        assert isinstance(typing, Typing)
        for letter in text:
            self.work(typing.keys[letter])
        self.work(self.control("Done"))
        assert not self.ui.layers
        assert entry.value == text

    def sit_down(self, game, deal, seats=0):
        """From the menu to the table: so many players, that deal."""
        tiles = [one for one in self.ui.top.walk() if one.focusable and one.shown]
        tile = next(n for n, one in enumerate(tiles) if one.spoken.startswith(game))
        self.work(tiles[tile + 1])  # who sits there, and by which rules
        self.step(30)
        assert isinstance(self.app.scene, Setup)
        if seats:
            self.choose_in(self.control("Players", Segmented), str(seats))
        self.type_in(self.control("Deal number: a new one", TextEntry), deal)
        self.work(self.control("Deal the cards"))
        self.step(30)
        assert isinstance(self.app.scene, Play)
        assert len(self.session.seats) == (seats or len(self.session.seats))

    # --- the table --------------------------------------------------------------------------------

    def wait(self):
        """Until it is this one's turn, or the game is over."""

        def rested():
            if not isinstance(self.app.scene, Play):
                return True
            return self.session.turn == "p1" and not self.scene.board.busy

        self.step(1)
        self.until(rested, 600)

    def pause(self):
        self.step(6)

    def play_out(self, most=600):
        """To the result."""
        for number in range(most):
            self.wait()
            if not isinstance(self.app.scene, Play):
                break
            session, steps = self.session, self.session.step_count
            move = decide(session.view("p1"), EASY, number).move
            self.make(move)
            assert session.step_count > steps, (move, self.scene.telling().bubble)
            assert session.line_at(steps) == f"p1 {move}", (move, session.line_at(steps))
        self.until(lambda: isinstance(self.app.scene, Result), 60)

    def make(self, move):
        """Play a move of this one's."""
        raise NotImplementedError


BUTTONS = {
    pygame.K_TAB: "RIGHTSHOULDER", pygame.K_RIGHT: "DPAD_RIGHT", pygame.K_LEFT: "DPAD_LEFT",
    pygame.K_SPACE: "X", pygame.K_RETURN: "A",
}  # fmt: skip
"""By the key that means the same to somebody at a keyboard (`Pupil.type`)."""


class PadRobot(Robot):
    """With a controller."""

    def button(self, name):
        told = {"instance_id": 3, "button": getattr(pygame, f"CONTROLLER_BUTTON_{name}")}
        kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
        self.step(1, *(pygame.Event(kind, told) for kind in kinds))

    def key(self, key, mod=0):
        assert not mod
        self.button(BUTTONS[key])

    def work(self, control):
        for _ in range(80):
            if self.ui.focus is control and self.ui.by_keyboard:
                break
            self.button(self._towards(control))
        assert self.ui.focus is control, f"no way to {control.spoken}"
        self.button("A")

    def _towards(self, control):
        """From letter to letter by the cross; the shoulders move the caret there."""
        if not (self.ui.layers and isinstance(self.ui.layers[-1], Typing)):
            return "RIGHTSHOULDER"
        here, there = self.ui.focus.rect, control.rect
        if not (here.top <= there.centery < here.bottom):
            return "DPAD_DOWN" if there.y > here.y else "DPAD_UP"
        return "DPAD_RIGHT" if there.x > here.x else "DPAD_LEFT"

    def choose_in(self, choice, words):
        for _ in range(80):
            if self.ui.focus is choice and self.ui.by_keyboard:
                break
            self.button("RIGHTSHOULDER")
        while choice.choices[choice.index] != words:
            before = choice.index
            later = choice.choices.index(words) > before
            self.button("DPAD_RIGHT" if later else "DPAD_LEFT")
            choice = self.control("Players", Segmented)
            assert choice.index != before

    def make(self, move):
        self.type(move)

    def choose(self, line):
        """Where it is asked which move was meant: this one."""
        menu = self.ui.layers[-1] if isinstance(self.app.scene, Play) and self.ui.layers else None
        if menu is None:
            return
        assert isinstance(menu, MoveMenu)
        words = self.state.words_of(line)
        self.work(next(one for one in menu._buttons if one.words == words))


class FingerRobot(Robot):
    """With fingers on a screen."""

    def _finger(self, kind, point, id=1):
        w, h = self.app.window.surface.get_size()
        told = {"touch_id": 1, "finger_id": id, "x": point[0] / w, "y": point[1] / h}
        finger = pygame.Event(kind, {**told, "dx": 0.0, "dy": 0.0, "pressure": 1.0})
        mouse = {
            pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
            pygame.FINGERUP: pygame.MOUSEBUTTONUP,
            pygame.FINGERMOTION: pygame.MOUSEMOTION,
        }[kind]  # SDL tells the same of a mouse
        more = {"rel": (1, 1), "buttons": (1, 0, 0)} if kind == pygame.FINGERMOTION else {}
        self.step(1, finger, pygame.Event(mouse, pos=point, button=1, touch=True, **more))

    def move(self, point, rel=(1, 1), *, held=False):
        del rel
        if held:
            self._finger(pygame.FINGERMOTION, point)

    def press(self, point, button=1):
        assert button == 1
        self._finger(pygame.FINGERDOWN, point)

    def release(self, point, button=1):
        assert button == 1
        self._finger(pygame.FINGERUP, point)

    def key(self, key, mod=0):
        raise AssertionError("there is no keyboard")

    def scroll(self, point, far):
        """Two fingers side by side, so many pixels up or down."""
        places = [(point[0] - 20, point[1]), (point[0] + 20, point[1])]
        for id, place in enumerate(places, 1):
            self._finger(pygame.FINGERDOWN, place, id)
        for id, (x, y) in enumerate(places, 1):
            self._finger(pygame.FINGERMOTION, (x, y + far), id)
        for id, (x, y) in enumerate(places, 1):
            self._finger(pygame.FINGERUP, (x, y + far), id)

    def hold(self, point):
        """Rest on a point until it has told what is there."""
        self.press(point)
        self.step(8)
        self.release(point)

    def at(self, target):
        self.target = target
        return super().at(target)

    def drag(self, start, end):
        """Carry something to where the table lights up what is meant, and let go there."""
        self.lift(start, end, 2)
        rect = pygame.Rect(self.state.callouts.place_of(self.target))
        for x, y in itertools.product((0.5, 0.1, 0.9, 0.3, 0.7), (0.5, 0.15, 0.85)):
            if self.state.gestures.drag.hot == self.target:
                break
            end = rect.x + round(x * rect.w), rect.y + round(y * rect.h)
            self.move(end, held=True)
        self.release(end)

    def work(self, control):
        window = self.app.canvas.rect
        for _ in range(30):
            if window.inflate(0, -REACH).collidepoint(control.rect.center) and self._hits(control):
                break
            middle = window.center
            self.scroll(middle, -120 if control.rect.centery > middle[1] else 120)
        assert self._hits(control), f"{control.spoken} can't be touched"
        self.click(control.rect.center)
        self.pause()

    def _hits(self, control):
        return self.ui.receiver(control.rect.center, self.app.scene).control is control

    def choose_in(self, choice, words):
        number = choice.choices.index(words)
        self.click(choice._parts()[number].center)
        self.pause()

    def make(self, move):
        self.pause()
        self.play(move)

    def answer(self, line):
        """Where it is asked which move was meant: this one."""
        menu = self.ui.layers[-1] if isinstance(self.app.scene, Play) and self.ui.layers else None
        if menu is None:
            return
        assert isinstance(menu, MoveMenu)
        words = self.state.words_of(line)
        button = next(one for one in menu._buttons if one.words == words)
        self.pause()
        self.click(button.rect.center)
