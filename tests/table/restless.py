"""A robot that presses everything: controls, keys, buttons, fingers, wheel, files and settings.

What it does next depends only on its seed and on what is on the screen. It fails on a crash, a
hang, a message that has no words («key»), and a control without a name. What is cut off or covered
it only notes down (`Restless.crowded`).
"""

from __future__ import annotations

import random
import re
import signal
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
from room import covered, misplaced

from cardtable import files
from cardtable.ai.levels import LEVELS, find_level
from cardtable.ai.player import Answer, decide
from cardtable.engine.rules import Rules
from cardtable.files import Settings
from cardtable.lessons.lesson import all_lessons
from cardtable.presenter.palette import CLOTHS
from cardtable.puzzles.puzzle import puzzles_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App, open_display
from cardtable.table.drawing.card_pictures import BACKS
from cardtable.table.scenes import practising
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.bindings import EDITOR, EVERYWHERE, GAME, REPLAY, SAVED
from cardtable.table.widgets.ui import Widget

RAW = re.compile(r"«[\w-]+\.[\w.-]+»")
"""What is shown where a message has no words."""
HANGS = 300
"""After so many seconds a step counts as hung. It is no measure of speed: most take a hundredth."""
DEEP = 4
"""With so many pages on top of each other it opens no other one by itself."""
CROWDED = "cut off or covered"
"""What a test calls the list of that; `tests/conftest.py` prints it at the end of a run."""
LAST = 14
"""So many of the last things that were done are named when something breaks."""
SIZES = [(960, 600), (1280, 720), (640, 480), (1920, 1080), (400, 900), (1400, 420)]
TEXTS = [
    "a", "Zoë", "x" * 200, "0", "-1", "999999999999", "²", "１２", "<b>", "{data}", "\t", " ",
    "שלום", "👩‍👩‍👧", "a\u0301" * 20, "\u202eabc", "sevens are wild", "tens burn",
]  # fmt: skip
MODIFIERS = [0] * 6 + [pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT]
EVERY_KEY = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")]
BUTTONS = [getattr(pygame, name) for name in dir(pygame) if name.startswith("CONTROLLER_BUTTON_")]
AXES = [getattr(pygame, name) for name in dir(pygame) if name.startswith("CONTROLLER_AXIS_")]
NUMBERS = {"volume": (0, 1), "voice_rate": (0, 1), "ui_scale": (0.8, 2), "card_size": (0.8, 1.4),
           "bot_pace": (0, 3), "call_pace": (1, 6)}  # fmt: skip
WORDS = {
    "motion": ("off", "short", "normal", "lively"), "voice": ("on", "off", "reader"),
    "voice_amount": ("brief", "usual", "full"), "cloth": ("own", *(one.id for one in CLOTHS)),
    "back": tuple(BACKS), "build_for_me": ("never", "uncalled", "always"),
}  # fmt: skip
SWITCHES = [one.name for one in fields(Settings) if one.type == "bool" and one.name != "maximised"]
EASY = find_level("random")
NAMES = ("Ann", "Bo", "Cy", "Dora", "Emil", "Flo", "Gus", "Hal")
LONGEST = 1500
"""Of a game at random, in moves."""


class Quick:
    """In the place of the process that thinks: decides at once, and never looks at a game again."""

    busy = False

    def __init__(self, *_: Any) -> None:
        self._move = ""

    def ask(self, view: Any, rules: Any, level: str, seed: int, limit: Any = None) -> None:
        del rules, level, limit
        self._move = decide(view, EASY, seed).move

    def ask_review(self, *_: Any) -> None:
        self._move = ""

    def poll(self) -> Answer | None:
        move, self._move = self._move, ""
        return Answer(move) if move else None

    def cancel(self) -> None:
        self._move = ""

    def close(self) -> None:
        self._move = ""


class Uneven:
    """A clock that stands still for a moment now and then."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def tick(self, _framerate: float = 0, /) -> int:
        return self._rng.choice([5, 16, 16, 33, 100, 250, 700])


class Restless:
    """One window, and whoever presses everything in it. `boot` opens a page or a table."""

    def __init__(self, seed: int, home: Path, mouth: Any, boot: Callable[[Restless], None]) -> None:
        self.rng = random.Random(seed)
        self.home, self._mouth, self._boot = home, mouth, boot
        self.done: deque[str] = deque(maxlen=LAST)
        self.crowded: set[str] = set()
        """What was cut off or covered."""
        self._pressed: set[tuple[str, str]] = set()
        self._fingers: set[int] = set()
        self.drops = [str(path) for path in self._files()]
        self.open()

    def open(self) -> None:
        """A new window, with what it begins with."""
        open_display(invisible=True)
        settings = Settings(sound=False, bot_pace=0.0, voice="on", voice_pointer=True)
        self.app = App(
            settings, clock=Uneven(self.rng), save=files.save_settings,
            size=self.rng.choice(SIZES[:2]), mouth=self._mouth,
        )  # fmt: skip
        self.app.reset(scenes.menu_scene(self.app))
        self._boot(self)

    def _files(self) -> Iterator[Path]:
        """What somebody could drop on the window, good and bad."""
        good, bad = self.home / "ours.yaml", self.home / "bad.yaml"
        good.write_text("id: ours\nextends: shithead\nversion: '1.0'\nnames: {plain: Ours}\n"
                        "options:\n  hand_size: 4\n", "utf-8")  # fmt: skip
        bad.write_text("id: bad\nextends: nothing\nnames: {plain: [1}\n", "utf-8")
        picture = self.home / "picture.png"
        picture.write_bytes(b"\x89PNG\r\n")
        yield from (good, bad, picture, self.home, self.home / "gone", Path())
        yield from (files.rules_folder() / name for name in ("cuttle.yaml", "lessons/cuttle.yaml"))
        yield from (*files.saves_folder().glob("*"), *files.records_folder().glob("*"))

    # --- going on ---------------------------------------------------------------------------------

    def run(self, steps: int, reproduce: str) -> None:
        """Do so many things, one after the other."""
        for number in range(steps):
            try:
                with hung():
                    self.step(number)
                    if not self.app.running:
                        self.close()
                        self.open()
            except Exception as error:
                stack = " / ".join(type(one).__name__ for one in self.app.scenes)
                last = "\n".join(f"  {one}" for one in self.done)
                raise AssertionError(
                    f"{type(error).__name__}: {error}\nat step {number} on {stack}, after\n{last}\n"
                    f"again: {reproduce}"
                ) from error

    def close(self) -> None:
        """As the program does at its end."""
        for scene in reversed(self.app.scenes):
            scene.closing()
        self.app.voice.close()
        while self.app.scenes:
            self.app._close_top()

    def step(self, number: int) -> None:
        """Do one thing, and look at what there is then."""
        deeds: list[tuple[int, Callable[[], list[pygame.Event]]]] = [
            (30, self.press_control), (14, self.press_somewhere), (10, self.drag), (24, self.key),
            (5, self.write), (8, self.pad), (9, self.finger), (3, self.wheel), (4, self.resize),
            (3, self.window), (2, self.drop), (4, self.setting), (2, self.page), (8, list),
        ]  # fmt: skip
        (deed,) = self.rng.choices([one for _, one in deeds], [often for often, _ in deeds])
        events = deed()
        top = type(self.app.scene).__name__
        name = "wait" if deed is list else deed.__name__
        told = [f"{pygame.event.event_name(one.type)} {one.dict}" for one in events]
        self.done.append(f"{number} {top} {name}: {self._doing} {'; '.join(told)}")
        self._doing = ""
        self.app.step(events)
        if self.rng.random() < 0.3:
            self.app.step([])
        self.check(note=number % 12 == 0)

    _doing = ""

    def check(self, *, note: bool) -> None:
        """Fail on a control without a name and on raw messages; `note` what is cut off."""
        scene = self.app.scene
        ui = getattr(scene, "ui", None)
        if scene is None or ui is None or not self.app.running:
            return
        for root in (ui.root, *ui.layers):
            for widget in root.walk():
                words = widget.spoken
                assert words or not widget.focusable, f"{widget} {widget.rect} has no name"
                for each in (words, widget.told):
                    assert not RAW.search(each), each
        for words in (scene.turn_heard(), scene.counts_heard(), scene.caption, ui.tip_words):
            assert not RAW.search(words), words
        if note:
            table = isinstance(scene, TableScene)
            found = misplaced(self.app) if table or not scene.animating else []  # it slides in
            if table and not scene.board.busy and not ui.layers:
                found += covered(scene)
            where = f"{type(scene).__name__} {self.app.canvas.size} {self.app.theme.text_size}"
            self.crowded |= {f"{where}: {one}" for one in found}

    # --- what can be done -------------------------------------------------------------------------

    @property
    def controls(self) -> list[Widget]:
        """Those that can be pressed now."""
        ui = getattr(self.app.scene, "ui", None)
        window = self.app.canvas.rect
        stops = [one for one in ui.top.walk() if one.live and one.focusable] if ui else []
        return [one for one in stops if window.collidepoint(one.rect.center)]

    def press_control(self) -> list[pygame.Event]:
        """A control, rather one that has not been pressed yet, by pointer, key or focus."""
        controls, page = self.controls, type(self.app.scene).__name__
        if not controls:
            return []
        fresh = [one for one in controls if (page, one.spoken) not in self._pressed]
        control = self.rng.choice(fresh if fresh and self.rng.random() < 0.75 else controls)
        self._pressed.add((page, control.spoken))
        self._doing = repr(control.spoken[:60])
        if self.rng.random() < 0.7:
            inside = control.rect.inflate(-4, -4)
            x = self.rng.randint(inside.left, max(inside.left, inside.right))
            return self._click((x, inside.centery), 1)
        self.app.scene.ui.set_focus(control)
        return self._key(self.rng.choice([pygame.K_RETURN, pygame.K_SPACE, pygame.K_RIGHT]), 0)

    def press_somewhere(self) -> list[pygame.Event]:
        """A card, a place or anything at all, with any button, once or twice."""
        button = self.rng.choice([1, 1, 1, 1, 3, 2, 9])
        return self._click(self.point(), button) * self.rng.choice([1, 1, 1, 2])

    def point(self) -> tuple[int, int]:
        """A card or a zone of a table, or a control, or anywhere, even outside."""
        rng, scene = self.rng, self.app.scene
        if isinstance(scene, TableScene) and rng.random() < 0.85:
            plan = scene.board.plan
            rects = [one.rect for one in plan.poses.values()] if rng.random() < 0.7 else []
            rects = rects or [one.rect for one in plan.zones.values()]
            if rects:
                rect = rng.choice(rects)
                return round(rect.centerx), round(rect.centery)
        if rng.random() < 0.5 and (controls := self.controls):
            return rng.choice(controls).rect.center
        w, h = self.app.canvas.size
        return rng.randrange(-3, w + 3), rng.randrange(-3, h + 3)

    def _click(self, at: tuple[int, int], button: int) -> list[pygame.Event]:
        events = [
            pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button),
        ]
        return events[: self.rng.choice([3] * 15 + [2])]  # now and then it stays down

    def drag(self) -> list[pygame.Event]:
        """From somewhere to somewhere else."""
        (x, y), (u, v) = self.point(), self.point()
        events = [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)]
        for n in range(1, 5):
            at = x + (u - x) * n // 4, y + (v - y) * n // 4
            events.append(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(3, 3), buttons=(1, 0, 0)))
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(u, v), button=1)
        return [*events, up] if self.rng.random() < 0.9 else events

    def key(self) -> list[pygame.Event]:
        """A key that means something somewhere, or any other."""
        rng = self.rng
        if rng.random() < 0.9:
            *mods, name = rng.choice(KEYS).split("+")
            mod = sum({"Ctrl": pygame.KMOD_CTRL, "Shift": pygame.KMOD_SHIFT}[one] for one in mods)
            return self._key(key_of(name), mod, name.lower() if len(name) == 1 and not mod else "")
        return self._key(rng.choice(EVERY_KEY), rng.choice(MODIFIERS))

    def _key(self, key: int, mod: int, letter: str = "") -> list[pygame.Event]:
        events = [
            pygame.Event(kind, key=key, mod=mod, unicode=letter, scancode=0)
            for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]
        if letter and not mod:
            events.insert(1, pygame.Event(pygame.TEXTINPUT, text=letter))
        return events[: self.rng.choice([3] * 9 + [1])]

    def write(self) -> list[pygame.Event]:
        """Text, as a keyboard or an input method sends it."""
        text = self.rng.choice(TEXTS)
        if self.rng.random() < 0.3:
            return [pygame.Event(pygame.TEXTEDITING, text=text[:5], start=0, length=1)]
        return [pygame.Event(pygame.TEXTINPUT, text=text)]

    def pad(self) -> list[pygame.Event]:
        """A controller: buttons, axes, plugged in and out."""
        rng, id = self.rng, self.rng.choice([0, 1, 7])
        kind = rng.random()
        if kind < 0.7:
            told = {"instance_id": id, "button": rng.choice([*BUTTONS, 99])}
            kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
            return [pygame.Event(one, told) for one in kinds][: rng.choice([2, 2, 2, 1])]
        if kind < 0.85:
            told = {"axis": rng.choice([*AXES, 55]), "value": rng.choice([-32768, 32767, 0, 20000])}
            return [pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=id, **told)]
        if kind < 0.9:
            return [pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=id)]
        if kind < 0.95:
            return [pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=rng.choice([0, 5]))]
        button = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=id, button=rng.choice([0, 44]))
        return [button, pygame.Event(pygame.JOYHATMOTION, instance_id=id, hat=0, value=(1, -1))]

    def finger(self) -> list[pygame.Event]:
        """One finger or several; some come up much later, or never."""
        rng, (w, h) = self.rng, self.app.canvas.size
        id, (x, y) = rng.choice([1, 1, 2, 3]), self.point()
        told = {"touch_id": 1, "finger_id": id, "x": x / w, "y": y / h,
                "dx": 0.0, "dy": 0.0, "pressure": 1.0}  # fmt: skip
        kinds = {
            "tap": (pygame.FINGERDOWN, pygame.FINGERUP), "down": (pygame.FINGERDOWN,),
            "move": (pygame.FINGERMOTION,), "up": (pygame.FINGERUP,),
            "wipe": (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP),
        }  # fmt: skip
        (way,) = rng.choices([*kinds], [6, 2, 2, 3, 1])
        return [pygame.Event(kind, told) for kind in kinds[way]]

    def wheel(self) -> list[pygame.Event]:
        """Up or down, a little or far."""
        far = self.rng.choice([1, -1, 5, -40])
        told = {"x": 0, "y": far, "precise_x": 0.0, "precise_y": float(far), "flipped": False}
        return [pygame.Event(pygame.MOUSEWHEEL, told)]

    def resize(self) -> list[pygame.Event]:
        """Another size of the window."""
        w, h = self.rng.choice(SIZES)
        pygame.display.set_mode((w, h), pygame.RESIZABLE)
        return [pygame.Event(pygame.WINDOWSIZECHANGED, x=w, y=h)]

    def window(self) -> list[pygame.Event]:
        """What else happens to a window, and to what is plugged in."""
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE,
                 pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED,
                 pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)  # fmt: skip
        told = {"which": 0, "iscapture": 0}
        return [pygame.Event(self.rng.choice(kinds), told)]

    def drop(self) -> list[pygame.Event]:
        """A file or a folder dropped on the window, or two at once."""
        names = self.rng.choices(self.drops, k=self.rng.choice([1, 1, 2]))
        return [pygame.Event(pygame.DROPFILE, file=name) for name in names]

    def setting(self) -> list[pygame.Event]:
        """A setting that changes by whatever way."""
        rng, name = self.rng, self.rng.choice([*NUMBERS, *WORDS, *SWITCHES])
        value: Any = not getattr(self.app.settings, name)
        if name in NUMBERS:
            value = round(rng.uniform(*NUMBERS[name]), 1)
        elif name in WORDS:
            value = rng.choice(WORDS[name])
        self._doing = f"{name} = {value}"
        self.app.apply(**{name: value})
        return []

    def page(self) -> list[pygame.Event]:
        """Another page on top of this one."""
        make = self.rng.choice([*PAGES])
        if len(self.app.scenes) < DEEP:
            self._doing = make
            PAGES[make](self)
        return []

    # --- where it begins --------------------------------------------------------------------------

    def push(self, make: Callable[..., Any], *given: Any) -> None:
        """A page on top."""
        self.app.push(make(self.app, *given))

    def rules(self) -> Rules:
        """Any rules."""
        return self.rng.choice(files.list_rules())

    def session(self, rules: Rules, share: float, people: int = 1) -> Session:
        """A saved game of which so large a share has been played, of all at most its last moves."""
        rng = self.rng
        seats, seed = rng.randint(*rules.seats), rng.randrange(10**6)
        players = [
            Player(name) if n < people else Player(name, "bot", rng.choice([*LEVELS]))
            for n, name in enumerate(NAMES[:seats])
        ]
        whole = Session.new(rules, players, seed)
        moves = play_on(whole, seed, LONGEST) if share else 0
        whole.close()
        game = Session.saved(rules, players, seed)
        play_on(game, seed, min(round(moves * share), max(0, moves - 2)))
        return game

    def sit_down(self, rules: Rules, share: float, people: int = 1) -> None:
        """At a table, in the midst of a game."""
        self.app.push(scenes.play_scene(self.app, self.session(rules, share, people)))


def play_on(session: Session, seed: int, most: int) -> int:
    """So many moves by chance, or as many as there are; gives how many."""
    rng, moves = random.Random(seed), 0
    while moves < most and not session.over:
        session.play(session.fallback_line(rng))
        moves += 1
    return moves


@contextmanager
def hung() -> Iterator[None]:
    """Break into what doesn't come to an end."""

    def stop(*_: Any) -> None:
        raise TimeoutError(f"a step took more than {HANGS} s")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def key_of(name: str) -> int:
    """SDL's key for what is printed on it."""
    special = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE, "PgUp": pygame.K_PAGEUP,
               "PgDn": pygame.K_PAGEDOWN}  # fmt: skip
    return special.get(name) or pygame.key.key_code(name.lower())


KEYS = [
    key
    for table in (GAME, EDITOR, SAVED, REPLAY, EVERYWHERE)
    for action in table
    for key in action.keys
    if not key.startswith("Pad ")
]
"""All keys that mean something, as often as they do."""


# --- pages and tables ---------------------------------------------------------------------------


def _record(robot: Restless) -> Any:
    game = robot.session(robot.rules(), robot.rng.choice([0.5, 1.0]))
    game.close()
    return game.record


def _lesson(robot: Restless) -> None:
    robot.push(scenes.lesson_scene, robot.rng.choice(all_lessons()))


def _puzzle(robot: Restless) -> None:
    puzzles = puzzles_of(robot.rules().game.ID)
    practising.solve(robot.app, puzzles, robot.rng.randrange(len(puzzles)))


def _editor(robot: Restless) -> None:
    robot.push(scenes.setup_scene, "", robot.rules().id)
    robot.app.scene._change()


def _result(robot: Restless) -> None:
    game = robot.session(robot.rules(), 1.0)
    play_on(game, 1, LONGEST)
    robot.push(scenes.result_scene, game)


PAGES: dict[str, Callable[[Restless], None]] = {
    "menu": lambda robot: robot.push(scenes.menu_scene),
    "new-game": lambda robot: robot.push(scenes.setup_scene, robot.rules().game.ID),
    "editor": _editor,
    "workbench": lambda robot: robot.push(scenes.workbench_scene, robot.rules()),
    "settings": lambda robot: robot.push(scenes.settings_scene),
    "saved-games": lambda robot: robot.push(scenes.saved_scene),
    "about": lambda robot: robot.push(scenes.about_scene),
    "statistics": lambda robot: robot.push(scenes.statistics_scene),
    "rules": lambda robot: robot.push(scenes.rules_scene, robot.rules()),
    "today": lambda robot: robot.push(scenes.today_scene),
    "puzzles": lambda robot: robot.push(scenes.puzzles_scene),
    "lessons": lambda robot: robot.push(scenes.lessons_scene, robot.rules()),
    "lesson": _lesson,
    "puzzle": _puzzle,
    "replay": lambda robot: robot.push(scenes.replay_scene, _record(robot)),
    "review": lambda robot: robot.push(scenes.review_scene, _record(robot)),
    "result": _result,
}
"""Every page, by what it is called here, and what puts it on top."""
