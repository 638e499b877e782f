"""Controllers and fingers, as the keys and the pointer that the program knows.

A button of a controller becomes a key (`keyboard.pressed_button`), a finger the pointer. So there
is one focus and one gesture machine, whatever somebody holds.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

import pygame

from cardtable.table.keyboard import BUTTONS, Family, pressed_button
from cardtable.table.widgets.ui import HOLD, LIFTED, SLOP

Point: TypeAlias = tuple[int, int]

FAR, BACK = 0.55, 0.35  # of its way: from there a stick counts as moved, and below as let go
REPEAT_AFTER, REPEAT = 0.4, 0.11  # seconds that a direction is held until it counts again
LONG = 0.5  # seconds that a finger rests until it asks what is there
WHEEL = 64  # pixels at scale 1 that a step of the wheel moves a page (`boxes.Scroll.wheel`)
_FULL = 32768  # a stick's whole way, in the numbers of a controller
_SHAPED = ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")
_PRINTED = {
    pygame.CONTROLLER_BUTTON_A: "Pad A",
    pygame.CONTROLLER_BUTTON_B: "Pad B",
    pygame.CONTROLLER_BUTTON_X: "Pad X",
    pygame.CONTROLLER_BUTTON_Y: "Pad Y",
    pygame.CONTROLLER_BUTTON_BACK: "Pad Back",
    pygame.CONTROLLER_BUTTON_START: "Pad Start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "Pad LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "Pad RS",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "Pad LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "Pad RB",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "Pad Left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "Pad Right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "Pad Up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "Pad Down",
}
_NUMBERED = (
    "Pad A", "Pad B", "Pad X", "Pad Y", "Pad LB", "Pad RB", "Pad Back", "Pad Start", "", "Pad LS",
    "Pad RS",
)  # fmt: skip
"""The buttons of a joystick that SDL has no mapping for, in the order that most of them have."""
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("Pad Left", "Pad Right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("Pad Up", "Pad Down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("Pad RS Left", "Pad RS Right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("Pad RS Up", "Pad RS Down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "Pad LT"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "Pad RT"),
}
"""Of each axis, the button that either end of it stands for."""
_BESIDE = {0: 1, 1: 0, 2: 3, 3: 2}
"""The other axis of the same stick."""
_REPEATED = ("Pad Left", "Pad Right", "Pad Up", "Pad Down", "Pad RS Up", "Pad RS Down")


@dataclass(slots=True)
class _Pad:
    """One controller, by what is held on it."""

    name: str = ""
    handle: Any = None
    """SDL's: it is open for as long as somebody has this."""
    bare: bool = False
    """Whether it is a joystick that SDL has no mapping for."""
    values: dict[int, float] = field(default_factory=dict)
    """How far each axis is moved, from -1 to 1."""
    held: dict[str, float] = field(default_factory=dict)
    """The buttons that are down, and when each counts again; infinity for most of them."""


class Pads:
    """All controllers that are plugged in."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._module: ModuleType | None = None
        self._awake = False
        self.last = ""
        """The name of the controller that was used last."""
        self.news: list[tuple[str, str]] = []
        """What has been plugged (`plugged`) and unplugged (`unplugged`) since it was last emptied,
        each with its name."""

    @property
    def family(self) -> Family:
        """What is printed on the buttons of the controller used last."""
        name = self.last.lower()
        return "shapes" if any(word in name for word in _SHAPED) else "letters"

    def wake(self) -> None:
        """Let SDL look for controllers from now on: not before the first picture is shown."""
        if self._awake:
            return
        self._awake = True
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            controller.init()
            self._module = controller
        with suppress(pygame.error):
            pygame.joystick.init()
            for number in range(pygame.joystick.get_count()):
                self._open(number)
        self.news.clear()

    def _open(self, number: int) -> None:
        """Listen to a device; SDL numbers those that are plugged in."""
        with suppress(pygame.error):
            if self._module is not None and self._module.is_controller(number):
                device = self._module.Controller(number)
                joystick, bare = device.as_joystick(), False  # `device.id` is no more than `number`
            else:
                device = joystick = pygame.joystick.Joystick(number)
                bare = True
            id, name = joystick.get_instance_id(), str(joystick.get_name() or "")
            if id not in self._pads:
                self._pads[id] = _Pad(name, (device, joystick), bare)
                self.news.append(("plugged", name))

    def read(self, event: pygame.Event, now: float) -> list[pygame.Event] | None:
        """An event of a controller as keys; None for any other event."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                if self._awake:
                    self._open(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                return self._unplugged(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._button(event, _PRINTED.get(event.button, ""), now, down=down)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event, event.axis, event.value / _FULL, now)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if self._bare(event):
                name = _NUMBERED[event.button] if event.button < len(_NUMBERED) else ""
                down = event.type == pygame.JOYBUTTONDOWN
                return self._button(event, name, now, down=down)
            case pygame.JOYHATMOTION if self._bare(event):
                across, up = event.value
                return [
                    *self._turned(event, ("Pad Left", "Pad Right"), across, now),
                    *self._turned(event, ("Pad Down", "Pad Up"), up, now),
                ]
            case pygame.JOYAXISMOTION if self._bare(event) and event.axis in {0, 1}:
                return self._axis(event, event.axis, event.value, now)
            case _:
                return [] if event.type in _JOYSTICK else None
        return []

    def _bare(self, event: pygame.Event) -> bool:
        """Whether it comes from a joystick without a mapping: others tell all a second time."""
        pad = self._pads.get(event.instance_id)
        return pad is not None and pad.bare

    def _of(self, event: pygame.Event) -> _Pad:
        pad = self._pads.setdefault(event.instance_id, _Pad())
        self.last = pad.name
        return pad

    def _button(
        self, event: pygame.Event, name: str, now: float, *, down: bool
    ) -> list[pygame.Event]:
        pad = self._of(event)
        if not name or down == (name in pad.held):
            return []
        if down:
            pad.held[name] = now + REPEAT_AFTER if name in _REPEATED else float("inf")
        else:
            pad.held.pop(name)
        return [pressed_button(name, down=down)]

    def _axis(self, event: pygame.Event, axis: int, value: float, now: float) -> list[pygame.Event]:
        pad, ends = self._of(event), _STICKS.get(axis)
        if ends is None:
            return []
        pad.values[axis] = value
        beside = abs(pad.values.get(_BESIDE.get(axis, -1), 0.0))
        step = 0
        if abs(value) >= (BACK if ends[value > 0] in pad.held else max(FAR, beside)):
            step = 1 if value > 0 else -1
        return self._turned(event, ends, step, now)

    def _turned(
        self, event: pygame.Event, ends: tuple[str, str], step: int, now: float
    ) -> list[pygame.Event]:
        """Something that can be moved two ways now is at the one end, at the other, or at none."""
        held = {-1: ends[0], 1: ends[1]}.get(step, "")
        events: list[pygame.Event] = []
        for name in filter(None, ends):
            events += self._button(event, name, now, down=name == held)
        return events

    def _unplugged(self, id: int) -> list[pygame.Event]:
        pad = self._pads.pop(id, None)
        if pad is None:
            return []
        self.news.append(("unplugged", pad.name))
        return [pressed_button(name, down=False) for name in pad.held]

    def let_go(self) -> list[pygame.Event]:
        """Everything that is held comes up, such as when the window loses the focus."""
        held = [name for pad in self._pads.values() for name in pad.held]
        for pad in self._pads.values():
            pad.held.clear()
        return [pressed_button(name, down=False) for name in held]

    @property
    def holding(self) -> bool:
        """Whether a direction is held, which counts again after a while."""
        return any(at < float("inf") for pad in self._pads.values() for at in pad.held.values())

    def repeated(self, now: float) -> list[pygame.Event]:
        """The directions that are held long enough to count again."""
        events: list[pygame.Event] = []
        for pad in self._pads.values():
            for name, at in pad.held.items():
                if now >= at:
                    pad.held[name] = now + REPEAT
                    events.append(pressed_button(name))
        return events


_JOYSTICK = frozenset(
    (
        pygame.JOYAXISMOTION,
        pygame.JOYBALLMOTION,
        pygame.JOYHATMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.CONTROLLERDEVICEREMAPPED,
    )
)
assert set(_PRINTED.values()) <= set(BUTTONS)


class Fingers:
    """The fingers on a screen: one is the pointer, two scroll, and one that rests asks."""

    def __init__(self) -> None:
        self._down: dict[int, Point] = {}
        self._start: Point = (0, 0)
        self._since = 0.0
        self._resting = False
        """Whether the only finger has not moved, and has not asked yet."""
        self._pressing = False
        """Whether it presses something: it is alone, and has not asked."""

    def read(
        self, event: pygame.Event, size: Point, scale: float, now: float
    ) -> list[pygame.Event] | None:
        """An event of a finger as one of the pointer; None for any other event.

        `size` is the window's in pixels, `scale` the theme's. What SDL tells of the same finger as
        of a mouse is dropped.
        """
        if event.type in _MOUSE:
            return [] if event.dict.get("touch") else None
        if event.type not in {pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP}:
            return None
        x, y = (round(share * side) for share, side in zip((event.x, event.y), size, strict=True))
        pos = (min(max(x, 0), size[0] - 1), min(max(y, 0), size[1] - 1))
        if event.type == pygame.FINGERDOWN:
            return self._pressed(event.finger_id, pos, now)
        if event.finger_id not in self._down:
            return []
        if event.type == pygame.FINGERUP:
            return self._lifted(event.finger_id, pos)
        return self._moved(event.finger_id, pos, scale)

    def _pressed(self, id: int, pos: Point, now: float) -> list[pygame.Event]:
        self._down[id] = pos
        if len(self._down) == 1:
            self._start, self._since = pos, now
            self._resting = self._pressing = True
            return [_pointer(pygame.MOUSEBUTTONDOWN, pos)]
        before, self._resting, self._pressing = self._pressing, False, False
        return [pygame.Event(HOLD, pos=self._start, tell=False)] if before else []

    def _moved(self, id: int, pos: Point, scale: float) -> list[pygame.Event]:
        before, self._down[id] = self._down[id], pos
        if len(self._down) > 1:
            steps = (pos[1] - before[1]) / len(self._down) / (WHEEL * scale)
            about = {"x": 0, "y": round(steps), "precise_x": 0.0, "precise_y": steps}
            return [pygame.Event(pygame.MOUSEWHEEL, about, flipped=False)] if steps else []
        if not self._pressing:
            return []
        wander = max(abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1]))
        self._resting = self._resting and wander < 2 * SLOP * scale
        if self._resting:
            return []  # no finger keeps quite still
        rel = (pos[0] - before[0], pos[1] - before[1])
        return [_pointer(pygame.MOUSEMOTION, pos, rel=rel, buttons=(1, 0, 0))]

    def _lifted(self, id: int, pos: Point) -> list[pygame.Event]:
        del self._down[id]
        pressing, self._resting, self._pressing = self._pressing, False, False
        if not pressing:
            # what a long press has told stays until the next one
            return [] if self._down else [pygame.Event(LIFTED)]
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, finger=True)
        return [up, pygame.Event(pygame.WINDOWLEAVE)]

    @property
    def resting(self) -> bool:
        """Whether a finger rests, which asks after a while."""
        return self._resting

    def rested(self, now: float) -> list[pygame.Event]:
        """The finger that has rested so long that it asks what is there."""
        if not self._resting or now - self._since < LONG:
            return []
        self._resting = self._pressing = False
        return [pygame.Event(HOLD, pos=self._start, tell=True)]


def _pointer(kind: int, pos: Point, **more: Any) -> pygame.Event:
    about = {"button": 1} if kind == pygame.MOUSEBUTTONDOWN else {}
    return pygame.Event(kind, {**about, **more, "pos": pos, "finger": True})


_MOUSE = frozenset(
    (
        pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
    )
)  # fmt: skip
