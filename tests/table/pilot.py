"""A hand, a pair of eyes and a clock for tests: works the table as a person would.

It posts pygame events to the app and steps a clock of its own; nothing of SDL's polled input state
is used, as nothing of it is used in the program.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cardtable.ai.player import Answer
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.past import Past
from cardtable.engine.position import read_position
from cardtable.engine.record import Record, ReplayStep
from cardtable.engine.view import View
from cardtable.files import Settings, load_rules
from cardtable.presenter.move_matcher import Target
from cardtable.session import Player, Session
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.presence import Curtain
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.playing.state import TableState
from cardtable.table.widgets.controls import Button
from cardtable.table.widgets.popups import Drawer

NAMES = ("Ann", "Bo", "Cy", "Dora", "Emil", "Flo", "Gus", "Hal")


class StepClock:
    """A clock that goes on by the same time at every look."""

    def __init__(self, milliseconds: int = 16) -> None:
        self.milliseconds = milliseconds

    def tick(self, framerate: float = 0, /) -> int:
        del framerate
        return self.milliseconds


def new_session(
    rules: str = "shithead", seats: int = 2, humans: int = 1, seed: int = 5, **options: Any
) -> Session:
    """A session of that many people, then computer players; of more, if the game takes more."""
    loaded = load_rules(rules, options or None)
    seats = max(seats, loaded.seats[0])
    players = [
        Player(NAMES[n]) if n < humans else Player(NAMES[n], "bot", "random") for n in range(seats)
    ]
    return Session.new(loaded, players, seed)


class Instant:
    """Decides at once, and always alike: the first line that plays something."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rng = random.Random(1)
        self.line = ""
        self.asked: list[View] = []

    def ask(self, view: View, rules: Any, level: str, seed: int) -> None:
        del rules, level, seed
        self.asked.append(view)
        self.line = self.session.fallback_line(self.rng)

    def poll(self) -> Answer | None:
        return Answer(self.line)

    def cancel(self) -> None:
        self.line = ""

    def close(self) -> None:
        pass


class Pilot:
    """One app with one scene on it."""

    def __init__(
        self,
        session: Session,
        size: tuple[int, int] = (1280, 720),
        *,
        mouth: Any = None,
        **settings: Any,
    ) -> None:
        open_display(invisible=True)
        usual = {"sound": False, "motion": "short", "bot_pace": 0.1, "polite": False}
        given = {**usual, "build_for_me": "never", **settings}
        self.clock = StepClock()
        self.app = App(Settings(**given), clock=self.clock, size=size, mouth=mouth)
        self.session = session
        self.thinker = Instant(session)
        self.app.reset(Play(self.app, session, lambda: self.thinker))

    # --- eyes -------------------------------------------------------------------------------------

    @property
    def scene(self) -> Play:
        found = self.app.scene
        assert isinstance(found, Play), f"{type(found).__name__} is on top"
        return found

    @property
    def state(self) -> TableState:
        return self.scene.state

    @property
    def curtain(self) -> Curtain | None:
        found = self.app.scene
        return found if isinstance(found, Curtain) else None

    @property
    def lines(self) -> list[str]:
        """The lines of the record that people and bots have played."""
        return [line for line in self.session.record.moves if not line.startswith("chance")]

    @property
    def bubble(self) -> str:
        """The words in the bubble, and the number of the rule whose place stands below them."""
        told = self.scene.telling()
        return told.bubble + f" ({self.state.citation.rule})" * bool(told.bubble_rule)

    def sprite(self, name: str) -> Any:
        """The sprite of a card that the reader knows."""
        wanted = card(name)
        return next(one for one in self.state.table.sprites() if one.card is wanted)

    def at_card(self, name: str) -> tuple[int, int]:
        """A point of that card that no other covers."""
        number = self.sprite(name).id
        return self.on_sprite(number)

    def on_sprite(self, number: int) -> tuple[int, int]:
        rect = pygame.Rect(self.state.plan.poses[number].rect)
        for share in (0.5, 0.25, 0.12, 0.06, 0.75, 0.9):
            for high in (0.5, 0.2, 0.8):
                point = (rect.x + round(rect.w * share), rect.y + round(rect.h * high))
                if self.state.plan.card_at(point) == number:
                    return point
        raise AssertionError(f"sprite {number} is covered")

    def at_zone(self, zone: str) -> tuple[int, int]:
        rect = self.state.plan.zones[zone].rect
        return round(rect.centerx), round(rect.centery)

    def at_seat(self, seat: str) -> tuple[int, int]:
        rect = self.state.plan.plates[seat]
        return round(rect.centerx), round(rect.centery)

    def buttons(self) -> dict[str, Button]:
        """The buttons by their words; those that say what they cost by their first ones, too."""
        found = {button.words: button for button in self.scene.surround.buttons}
        picking = [one for words, one in found.items() if words == "Pass" or "Pick up" in words]
        return found | dict.fromkeys(["Pick up"] * bool(picking), (picking or [None])[0])

    # --- time -------------------------------------------------------------------------------------

    def step(self, frames: int = 1, *events: pygame.Event) -> None:
        """Frames, the events at the first of them."""
        self.app.step(list(events))
        for _ in range(frames - 1):
            self.app.step([])

    def until(self, done: Callable[[], bool], seconds: float = 60.0) -> None:
        for _ in range(round(seconds * 1000 / self.clock.milliseconds)):
            if done():
                return
            self.app.step([])
        raise AssertionError("it never happened")

    def rest(self, seconds: float = 60.0) -> None:
        """Until nothing moves and a person is to decide (or a curtain is down, or it is over)."""

        def done() -> bool:
            if not isinstance(self.app.scene, Play):
                return True
            if self.scene.board.busy:
                return False
            turn = self.session.turn
            return turn is None or self.state.present.seen == turn

        self.until(done, seconds)

    # --- hands ------------------------------------------------------------------------------------

    def move(
        self, point: tuple[int, int], rel: tuple[int, int] = (1, 1), *, held: bool = False
    ) -> None:
        buttons = (1, 0, 0) if held else (0, 0, 0)
        self.step(1, pygame.Event(pygame.MOUSEMOTION, pos=point, rel=rel, buttons=buttons))

    def press(self, point: tuple[int, int], button: int = 1) -> None:
        self.step(1, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button))

    def release(self, point: tuple[int, int], button: int = 1) -> None:
        self.step(1, pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=button))

    def click(self, point: tuple[int, int]) -> None:
        self.move(point)
        self.press(point)
        self.release(point)

    def double(self, point: tuple[int, int]) -> None:
        self.click(point)
        self.click(point)

    def pause(self) -> None:
        """Long enough that the next click is no second half of a double one."""
        self.step(40)

    def lift(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """Press and drag, without letting go."""
        self.move(start)
        self.press(start)
        for n in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * n // steps
            y = start[1] + (end[1] - start[1]) * n // steps
            self.move((x, y), held=True)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.lift(start, end)
        self.release(end)

    def drag_card(self, name: str, zone: str) -> None:
        """A card to a zone, a seat's plate, or another card."""
        if zone in self.state.plan.zones:
            end = self.at_zone(zone)
        elif zone in self.state.plan.plates:
            end = self.at_seat(zone)
        else:
            end = self.at_card(zone)
        self.drag(self.at_card(name), end)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key; it comes up at once, except the one that is held to look."""
        told = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        kinds = (
            [pygame.KEYDOWN] if key == pygame.K_z and not mod else [pygame.KEYDOWN, pygame.KEYUP]
        )
        self.step(1, *(pygame.Event(kind, told) for kind in kinds))

    def focus_on(self, wanted: Target) -> None:
        """Tab to the group, then arrows to the item."""
        focus = self.state.focus
        for _ in range(20):
            if focus.visible and any(wanted in one and focus.item in one for one in focus.groups):
                break
            self.key(pygame.K_TAB)
        for _ in range(60):
            if focus.item == wanted:
                if focus.drifted:  # whoever means what has come under the focus by itself
                    self.keys(pygame.K_RIGHT, pygame.K_LEFT)
                return
            self.key(pygame.K_RIGHT)
        message = f"no way to {wanted} by keys"
        raise AssertionError(message)

    def keys(self, *wanted: int) -> None:
        for one in wanted:
            self.key(one)

    def undo(self) -> None:
        """Take a move back, though a card has been seen."""
        self.key(pygame.K_z, pygame.KMOD_CTRL)
        if isinstance(self.app.scene, Play) and self.scene.ui.layers:
            self.key(pygame.K_1)

    def push(self, words: str) -> None:
        """Press a button by its words."""
        self.click(self.buttons()[words].rect.center)

    def pull_out(self, id: str) -> None:
        """Open the list in which an action is and choose it there."""
        self.click(self.scene.toolbar.near(id).center)
        self.click(self.drawer.rows[id].rect.center)

    @property
    def drawer(self) -> Drawer:
        """The open drawer."""
        (found,) = self.scene.ui.layers
        assert isinstance(found, Drawer)
        return found

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.step(1, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def play_out(session: Session, lines: Sequence[str]) -> None:
    """Lines straight into a session."""
    for line in lines:
        session.play(line)


def session_at(
    position: dict[str, Any],
    seats: int = 2,
    humans: int = 1,
    rules: str = "shithead",
    **options: Any,
) -> Session:
    """A session in the midst of a game, at a written position."""
    loaded = load_rules(rules, options or None)
    chance = Chance(1)
    state = read_position(loaded, seats, position, chance)
    players = [
        Player(NAMES[n]) if n < humans else Player(NAMES[n], "bot", "random") for n in range(seats)
    ]
    record = Record(rules=loaded.id, seats=[one.to_data() for one in players], options={})
    return Session(loaded, record, Past(ReplayStep("", [], [], state, 0), chance), chance, None)


class Silent:
    """A computer player that never answers."""

    def ask(self, view, rules, level, seed, limit=None):
        pass

    def poll(self):
        return None

    def cancel(self):
        pass

    def close(self):
        pass
