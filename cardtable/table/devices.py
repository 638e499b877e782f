"""Controllers as the keys that the program knows, and the table of what every device holds.

A button of a controller becomes a key (`glyphs.pressed_button`), as a finger becomes the pointer
(`fingers.py`). So there is one focus and one gesture machine, whatever somebody holds.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

import pygame

from cardtable.table.glyphs import BUTTONS, Family, pressed_button

Point: TypeAlias = tuple[int, int]

FAR, BACK = 0.55, 0.35  # of its way: from there a stick counts as moved, and below as let go
REPEAT_AFTER, REPEAT = 0.4, 0.11  # seconds that a direction is held until it counts again
STUCK = 6.0  # seconds after which a direction that a stick holds means nothing
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


Device: TypeAlias = tuple[str, int]
"""What sort it is, and its number: `("pad", 3)`, `("finger", 1)` of a screen, `("keys", 0)`."""
Source: TypeAlias = tuple[str, int]
"""What of the device: `("button", 2)`, `("axis", 0)`, `("hat", 1)`, `("finger", 4)`."""


@dataclass(slots=True)
class Grip:
    """Something that is held down."""

    name: str = ""
    """The button that it stands for, such as `Pad Left`."""
    since: float = 0.0
    again: float = float("inf")
    """When it counts again, which most of it never does."""
    at: Point = (0, 0)
    """Where a finger is."""
    heard: float = 0.0
    """When a finger last sent anything."""
    stirred: bool = True
    """Whether a finger has sent anything since another one came down."""


class HeldDown:
    """The one table of what is held down, by device and by what of it.

    A name such as `Pad Left` is down for as long as anything of its device holds it, so the noise
    of a stick can't let go of a cross.
    """

    def __init__(self) -> None:
        self._table: dict[tuple[Device, Source], Grip] = {}

    def __bool__(self) -> bool:
        return bool(self._table)

    def take(self, device: Device, source: Source, hold: Grip) -> None:
        """It goes down."""
        self._table[device, source] = hold

    def drop(self, device: Device, source: Source) -> Grip | None:
        """It comes up; None if it wasn't down."""
        return self._table.pop((device, source), None)

    def get(self, device: Device, source: Source) -> Grip | None:
        """What it holds, if it is down."""
        return self._table.get((device, source))

    def of(self, kind: str) -> dict[tuple[Device, Source], Grip]:
        """All that devices of that kind hold."""
        return {key: hold for key, hold in self._table.items() if key[0][0] == kind}

    def names(self, device: Device) -> list[str]:
        """The buttons of a device that are down, each once."""
        every = (hold.name for (owner, _), hold in self._table.items() if owner == device)
        return list(dict.fromkeys(every))

    def let_go(self, device: Device | None = None) -> list[pygame.Event]:
        """Nothing of a device, or of all of them, is held any longer: what comes up by that.

        Fingers and the left button come up without a press: that they did is for whoever asks to
        tell.
        """
        gone = [key for key in self._table if device in {None, key[0]}]
        events: dict[object, pygame.Event] = {}
        for (kind, number), (what, code) in gone:
            hold = self._table.pop(((kind, number), (what, code)))
            if kind == "pad":
                events[number, hold.name] = pressed_button(hold.name, down=False)
            elif kind == "keys":
                about = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
                events[code] = pygame.Event(pygame.KEYUP, about)
            elif kind == "mouse" and code != 1:
                events[what, code] = pygame.Event(pygame.MOUSEBUTTONUP, pos=hold.at, button=code)
        return list(events.values())

    def note(self, event: pygame.Event) -> None:
        """Keep up with the keyboard and the mouse, whose events everybody gets as they are."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                device, source, at = ("keys", 0), ("key", int(event.key)), (0, 0)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                device, source, at = ("mouse", 0), ("button", int(event.button)), event.pos
            case _:
                return
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self.take(device, source, Grip(at=at))
        else:
            self.drop(device, source)


@dataclass(slots=True)
class _Pad:
    """One controller."""

    name: str = ""
    handle: Any = None
    """SDL's: it is open for as long as somebody has this."""
    bare: bool = False
    """Whether it is a joystick that SDL has no mapping for."""
    values: dict[int, float] = field(default_factory=dict)
    """How far each axis is moved, from -1 to 1."""
    trusted: set[int] = field(default_factory=set)
    """The axes that have been near their centre: others may be pedals, and rest elsewhere."""


class Pads:
    """All controllers that are plugged in."""

    def __init__(self, held: HeldDown | None = None) -> None:
        """`held` is the table of what is held, shared with all other devices."""
        self.held = HeldDown() if held is None else held
        self.ignored: Collection[str] = ()
        """The names of controllers of which nothing counts."""
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

    @property
    def names(self) -> list[str]:
        """What the controllers that are plugged in are called, each name once."""
        return list(dict.fromkeys(pad.name for pad in self._pads.values() if pad.name))

    def ignore(self, names: Collection[str]) -> list[pygame.Event]:
        """Nothing of the controllers of these names counts from now on: what comes up by that."""
        self.ignored = names
        gone = [id for id, pad in self._pads.items() if pad.name in names]
        return [event for id in gone for event in self.held.let_go(("pad", id))]

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
            case _ if event.type in _OF_PADS and self._ignores(event):
                return []
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                name = _PRINTED.get(event.button, "") if down else ""
                return self._turned(event, ("button", event.button), name, now)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event, event.axis, event.value / _FULL, now)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if self._bare(event):
                down = event.type == pygame.JOYBUTTONDOWN and event.button < len(_NUMBERED)
                name = _NUMBERED[event.button] if down else ""
                return self._turned(event, ("button", event.button), name, now)
            case pygame.JOYHATMOTION if self._bare(event):
                across, up = event.value
                names = {-1: "Pad Left", 1: "Pad Right"}, {-1: "Pad Down", 1: "Pad Up"}
                return [
                    *self._turned(event, ("hat", 2 * event.hat), names[0].get(across, ""), now),
                    *self._turned(event, ("hat", 2 * event.hat + 1), names[1].get(up, ""), now),
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

    def _ignores(self, event: pygame.Event) -> bool:
        pad = self._pads.get(event.instance_id)
        return pad is not None and pad.name in self.ignored

    def _of(self, event: pygame.Event) -> _Pad:
        return self._pads.setdefault(event.instance_id, _Pad())

    def _axis(self, event: pygame.Event, axis: int, value: float, now: float) -> list[pygame.Event]:
        pad, ends = self._of(event), _STICKS.get(axis)
        if ends is None:
            return []
        pad.values[axis] = value
        if abs(value) < BACK:
            pad.trusted.add(axis)
        if axis not in pad.trusted:
            return []
        beside = _BESIDE.get(axis, -1)
        farther = abs(pad.values[beside]) if beside in pad.trusted else 0.0
        hold, end = self.held.get(("pad", event.instance_id), ("axis", axis)), ends[value > 0]
        far = BACK if hold is not None and hold.name == end else max(FAR, farther)
        return self._turned(event, ("axis", axis), end if abs(value) >= far else "", now)

    def _turned(
        self, event: pygame.Event, source: Source, name: str, now: float
    ) -> list[pygame.Event]:
        """Something of a controller now holds the button of that name, or none."""
        device, pad = ("pad", event.instance_id), self._of(event)
        hold = self.held.get(device, source)
        if name == (hold.name if hold is not None else ""):
            return []
        self.last = pad.name
        before = self.held.names(device)
        self.held.drop(device, source)
        if name:
            again = now + REPEAT_AFTER if name in _REPEATED else float("inf")
            self.held.take(device, source, Grip(name, now, again))
        after = self.held.names(device)
        downs = [pressed_button(one) for one in after if one not in before]
        return downs + [pressed_button(one, down=False) for one in before if one not in after]

    def _unplugged(self, id: int) -> list[pygame.Event]:
        pad, events = self._pads.pop(id, None), self.held.let_go(("pad", id))
        if pad is not None:
            self.news.append(("unplugged", pad.name))
        return events

    @property
    def holding(self) -> bool:
        """Whether a direction is held, which counts again after a while."""
        return any(hold.again < float("inf") for hold in self.held.of("pad").values())

    def repeated(self, now: float) -> list[pygame.Event]:
        """The directions that are held long enough to count again.

        One that a stick holds longer than anybody does is let go of: it has come to rest there.
        """
        events: list[pygame.Event] = []
        due: set[tuple[Device, str]] = set()
        for (device, source), hold in self.held.of("pad").items():
            if hold.again == float("inf"):
                continue
            if source[0] == "axis" and now - hold.since >= STUCK:
                self._pads[device[1]].trusted.discard(source[1])
                self.held.drop(device, source)
                if hold.name not in self.held.names(device):
                    events.append(pressed_button(hold.name, down=False))
            elif now >= hold.again:
                hold.again = now + REPEAT
                due.add((device, hold.name))
        return events + [pressed_button(name) for _, name in sorted(due)]


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
_OF_PADS = _JOYSTICK | {
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
}
assert set(_PRINTED.values()) <= set(BUTTONS)
