"""What was pressed, on any layout of a keyboard; a controller's buttons are in `glyphs`."""

from __future__ import annotations

import sys
from typing import Literal, TypeAlias

import pygame

from cardtable.table.glyphs import BUTTONS, button_of, is_button

_WRITTEN = "abcdefghijklmnopqrstuvwxyz0123456789"
_LATIN = frozenset(map(ord, _WRITTEN))
_PLACES = {getattr(pygame, f"KSCAN_{one.upper()}"): ord(one) for one in _WRITTEN}
"""The letter or digit that each place has on the keyboards that places are named after."""
_ALL_PLACES = pygame.key.ScancodeWrapper(range(512))  # type: ignore[arg-type]
"""By the code of a key, where the present layout has it; 0 where it has no such key.

It is made for the keys that are down; it finds one by its place in the layout.
"""
_KEYPAD = {
    pygame.K_KP_0: (pygame.K_0, pygame.K_INSERT),
    pygame.K_KP_1: (pygame.K_1, pygame.K_END),
    pygame.K_KP_2: (pygame.K_2, pygame.K_DOWN),
    pygame.K_KP_3: (pygame.K_3, pygame.K_PAGEDOWN),
    pygame.K_KP_4: (pygame.K_4, pygame.K_LEFT),
    pygame.K_KP_5: (pygame.K_5, pygame.K_UNKNOWN),
    pygame.K_KP_6: (pygame.K_6, pygame.K_RIGHT),
    pygame.K_KP_7: (pygame.K_7, pygame.K_HOME),
    pygame.K_KP_8: (pygame.K_8, pygame.K_UP),
    pygame.K_KP_9: (pygame.K_9, pygame.K_PAGEUP),
    pygame.K_KP_PERIOD: (pygame.K_PERIOD, pygame.K_DELETE),
    pygame.K_KP_ENTER: (pygame.K_RETURN, pygame.K_RETURN),
}
"""What a key of the keypad means with NumLock, and without."""
_PRINTED = {pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc"}
"""What is printed on keys that SDL calls otherwise."""
_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
_ALT = pygame.KMOD_ALT | pygame.KMOD_MODE

Device: TypeAlias = Literal["keys", "mouse", "pad", "touch"]
"""What a person has used last."""


def meant(event: pygame.Event) -> pygame.Event:
    """A pressed key with its meaning: what scenes and controls are given.

    Its `key` is a Latin letter, a digit or the code of a key without a letter, whatever layout the
    keyboard has. With Ctrl or Cmd there is only a `shortcut`, such as `Ctrl+Z`. Alt is the system's
    and, as AltGr, that of the letters on its layout. Where a key means nothing, its code is
    `K_UNKNOWN`, for which nothing is bound. An event that has its meaning keeps it.
    """
    if "shortcut" in event.dict:
        return event
    key, shortcut = _key(event), ""
    if event.mod & _ALT:  # AltGr comes as Ctrl and Alt on Windows
        key = pygame.K_UNKNOWN
    elif event.mod & _CONTROL:
        name = _name(key)
        key, shortcut = pygame.K_UNKNOWN, f"Ctrl+{name}" if name else ""
    return pygame.Event(pygame.KEYDOWN, event.dict | {"key": key, "shortcut": shortcut})


def shortcut(event: pygame.Event) -> str:
    """What was pressed with Ctrl or Cmd, such as `Ctrl+Z`, with Shift or without; or nothing."""
    return str(event.dict.get("shortcut", ""))


def names(event: pygame.Event) -> list[str]:
    """What was pressed, as tables of keys name it; with Shift held, first as such: `Shift+Tab`."""
    if button := button_of(event):
        return [button]
    if (named := event.dict.get("named")) is not None:
        return list(named)
    event = meant(event)
    name = shortcut(event) or _name(event.key)
    if not name or not event.mod & pygame.KMOD_SHIFT:
        return [name] if name else []
    held, plus, key = name.rpartition("+")
    return [f"{held}{plus}Shift+{key}", name]


def instead(event: pygame.Event, key: int, mod: int) -> pygame.Event:
    """The same press as that of another key; tables of keys still find it by its own name."""
    about = {"key": key, "mod": mod, "shortcut": "", "unicode": "", "named": names(event)}
    return pygame.Event(pygame.KEYDOWN, event.dict | about)


def commands(event: pygame.Event) -> bool:
    """Whether a pressed key, with its meaning, writes nothing where something is typed."""
    function = pygame.K_F1 <= event.key <= pygame.K_F12
    return function or bool(button_of(event) or shortcut(event))


def exists(name: str) -> bool:
    """Whether there is such a key or button: a settings file may name anything."""
    if is_button(name):
        return name in BUTTONS
    key = name.removeprefix("Ctrl+").removeprefix("Shift+")
    if key in _PRINTED.values() or key == "?":
        return True
    try:
        return _name(pygame.key.key_code(key)) == key
    except ValueError:
        return False


def _name(key: int) -> str:
    return _PRINTED.get(key) or pygame.key.name(key).capitalize()


def _key(event: pygame.Event) -> int:
    key = int(event.key)
    if key in _KEYPAD:
        digit, other = _KEYPAD[key]
        # the keypads of Macs have no NumLock: they always write digits
        return digit if event.mod & pygame.KMOD_NUM or sys.platform == "darwin" else other
    place = event.dict.get("scancode", 0)
    # SDL tells what is written only while there is a line to type in
    asks = key == pygame.K_SLASH and event.mod & pygame.KMOD_SHIFT and place not in _PLACES
    if asks or event.dict.get("unicode") == "?":
        return pygame.K_QUESTION
    if key in _LATIN or place not in _PLACES:
        return key
    # Another letter or sign at the place of a Latin letter or digit: it stands for that one, unless
    # the layout has it elsewhere.
    return _PLACES[place] if _ALL_PLACES[_PLACES[place]] in {0, place} else key
