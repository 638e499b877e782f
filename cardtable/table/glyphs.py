"""The buttons of a controller: their names, the keys they stand for, and their characters.

A button arrives as a key: its event has the `key` that means the same on every page, and in
`button` its name, such as `Pad A`, by which tables of keys find it. In a sentence it's a character
that is drawn as the button (`GLYPHS`, and `drawing/pad_buttons.py` for the pictures).
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import pygame

from cardtable.presenter.phrases import wording

Family: TypeAlias = Literal["letters", "shapes"]
"""What is printed on a controller: A, B, X, Y and LB, or a cross, a circle … and L1."""
BUTTONS = {
    "Pad A": pygame.K_RETURN,
    "Pad B": pygame.K_ESCAPE,
    "Pad X": pygame.K_SPACE,
    "Pad Y": pygame.K_UNKNOWN,
    "Pad LB": pygame.K_TAB,
    "Pad RB": pygame.K_TAB,
    "Pad LT": pygame.K_UNKNOWN,
    "Pad RT": pygame.K_UNKNOWN,
    "Pad Back": pygame.K_UNKNOWN,
    "Pad Start": pygame.K_UNKNOWN,
    "Pad LS": pygame.K_UNKNOWN,
    "Pad RS": pygame.K_UNKNOWN,
    "Pad Left": pygame.K_LEFT,
    "Pad Right": pygame.K_RIGHT,
    "Pad Up": pygame.K_UP,
    "Pad Down": pygame.K_DOWN,
    "Pad RS Left": pygame.K_UNKNOWN,
    "Pad RS Right": pygame.K_UNKNOWN,
    "Pad RS Up": pygame.K_PAGEUP,
    "Pad RS Down": pygame.K_PAGEDOWN,
}
"""The buttons of a controller, and the keys that mean the same on a page. `RS` is the right stick:
by itself it is pressed, with a direction it is moved. The left one does what the cross does."""
_FIRST_GLYPH = 0xE000  # of the characters that Unicode leaves to programs
GLYPHS: dict[str, tuple[str, Family]] = {
    chr(_FIRST_GLYPH + 0x40 * row + at): (name, family)
    for row, family in enumerate(get_args(Family))
    for at, name in enumerate(BUTTONS)
}
"""Characters that are drawn as a button, each with the button and whose controller it is on."""
_GLYPHS = {told: glyph for glyph, told in GLYPHS.items()}
_NAMED = frozenset((
    "left", "right", "up", "down", "space", "home", "end", "page-up", "page-down", "insert",
    "delete", "backspace", "ctrl", "shift",
))  # fmt: skip
"""Keys that are called differently on the keyboards of different languages."""


def is_button(name: str) -> bool:
    """Whether such a name is that of a controller's button."""
    return name.startswith("Pad ")


def button_of(event: pygame.Event) -> str:
    """The button of a controller that this key stands for; empty: it is one of a keyboard."""
    return str(event.dict.get("button", "")) if event.type in {pygame.KEYDOWN, pygame.KEYUP} else ""


def pressed_button(name: str, *, down: bool = True) -> pygame.Event:
    """The key that a button of a controller stands for, pressed or let go."""
    mod = pygame.KMOD_LSHIFT if name == "Pad LB" else 0
    about = {"key": BUTTONS[name], "mod": mod, "unicode": "", "scancode": 0}
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, about | {"shortcut": "", "button": name})


def written(name: str, family: Family = "letters") -> str:
    """A key or button as it stands in a sentence; a button is a character drawn as its glyph."""
    if name in BUTTONS:
        return _GLYPHS[name, family]
    held, plus, key = name.rpartition("+")
    return "".join([written(held) if held else held, plus, _printed(key)]) if key else name


def _printed(key: str) -> str:
    """What is printed on a key of the keyboards for the language: `Ctrl`, `Strg`."""
    name = key.lower().replace(" ", "-")
    return wording(f"keys.key-{name}") if name in _NAMED else key


def spelled(words: str) -> str:
    """The same words with each glyph as the button's name, to be read aloud."""
    for glyph, (name, _) in GLYPHS.items():
        if glyph in words:
            words = words.replace(glyph, wording(f"keys.pad-{name[4:].lower().replace(' ', '-')}"))
    return words
