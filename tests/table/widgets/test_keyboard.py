"""What a key means, whatever the layout of the keyboard and whatever is held with it."""

import pygame
import pytest
from pilot import Pilot, new_session

from cardtable.table.keyboard import meant, names

CTRL, SHIFT, ALT, ALT_GR = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT, pygame.KMOD_RALT
NUM = pygame.KMOD_NUM
Q, Z, W, P = pygame.KSCAN_Q, pygame.KSCAN_Z, pygame.KSCAN_W, pygame.KSCAN_P
NAMELESS = [*map(ord, "öäüßåıñéж"), pygame.K_UNKNOWN, 0x40000102]  # the last one: play, on a remote
"""Keys for which SDL or pygame has no name."""


def pressed(key, place=0, mod=0, unicode=""):
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=place, mod=mod, unicode=unicode)


@pytest.mark.parametrize(
    ("key", "place", "mod", "name", "shortcut"),
    [
        (ord("q"), Q, 0, "q", ""),
        (ord("y"), Z, 0, "y", ""),  # German: the letter counts, not its place
        (ord("й"), Q, 0, "q", ""),
        (ord("й"), Q, pygame.KMOD_CAPS | SHIFT, "q", ""),
        (ord(";"), Q, 0, "q", ""),  # Greek
        (ord("'"), W, 0, "w", ""),  # Hebrew
        (ord("פ"), P, 0, "p", ""),
        (ord("é"), pygame.KSCAN_2, 0, "2", ""),  # Czech
        (ord("ö"), pygame.KSCAN_SEMICOLON, 0, "", ""),
        (ord("z"), Z, CTRL, "", "Ctrl+Z"),
        (ord("я"), Z, CTRL, "", "Ctrl+Z"),
        (ord("я"), Z, CTRL | SHIFT, "", "Ctrl+Z"),
        (ord("y"), Z, pygame.KMOD_LMETA, "", "Ctrl+Y"),
        (ord("p"), P, CTRL, "", "Ctrl+P"),
        (pygame.K_RETURN, 0, CTRL, "", "Ctrl+Enter"),
        (pygame.K_RETURN, 0, ALT, "", ""),
        (pygame.K_TAB, 0, ALT | SHIFT, "", ""),
        (ord("z"), Z, CTRL | ALT_GR, "", ""),  # AltGr on Windows: a Polish ż
        (ord("q"), Q, pygame.KMOD_MODE, "", ""),  # a German @
        (pygame.K_KP_ENTER, 0, 0, "return", ""),
        (pygame.K_KP_4, 0, NUM, "4", ""),
        (pygame.K_KP_0, 0, NUM, "0", ""),
        (pygame.K_KP_PERIOD, 0, 0, "delete", ""),
        (pygame.K_SLASH, pygame.KSCAN_SLASH, SHIFT, "?", ""),
        (pygame.K_SLASH, pygame.KSCAN_SLASH, 0, "/", ""),
    ],
)
def test_a_key_means_the_same_on_every_layout(monkeypatch, key, place, mod, name, shortcut):
    monkeypatch.setattr("sys.platform", "linux")
    event = meant(pressed(key, place, mod))
    assert (pygame.key.name(event.key), event.shortcut) == (name, shortcut)
    assert meant(event) is event


@pytest.mark.parametrize(
    ("key", "mod", "told"),
    [
        (ord("s"), 0, ["S"]),
        (ord("s"), SHIFT, ["Shift+S", "S"]),
        (pygame.K_TAB, SHIFT, ["Shift+Tab", "Tab"]),
        (ord("z"), CTRL | SHIFT, ["Ctrl+Shift+Z", "Ctrl+Z"]),
        (pygame.K_RETURN, 0, ["Enter"]),
        (pygame.K_KP_ENTER, 0, ["Enter"]),
        (pygame.K_ESCAPE, 0, ["Esc"]),
        (pygame.K_F11, 0, ["F11"]),
        (pygame.K_F4, ALT, []),
        (ord("ö"), 0, []),
    ],
)
def test_a_key_has_the_name_that_is_printed_on_it(key, mod, told):
    assert names(pressed(key, mod=mod)) == told


@pytest.mark.parametrize(("platform", "arrows"), [("linux", True), ("darwin", False)])
def test_the_keypad_has_arrows_where_there_is_a_numlock(monkeypatch, platform, arrows):
    monkeypatch.setattr("sys.platform", platform)
    keys = {2: "down", 4: "left", 5: "", 6: "right", 7: "home", 8: "up", 9: "page up", 1: "end"}
    for digit, name in keys.items():
        found = meant(pressed(getattr(pygame, f"K_KP_{digit}"))).key
        assert pygame.key.name(found) == (name if arrows else str(digit))


@pytest.mark.parametrize("rules", ["shithead", "russian-bank"])
def test_a_key_without_a_name_is_nobodys(rules):
    pilot = Pilot(new_session(rules, seed=2, **({"swap": False} if rules == "shithead" else {})))
    pilot.rest()
    before, matcher = list(pilot.session.record.moves), pilot.state.matcher
    assert not matcher.keyed("")
    assert not matcher.key_attempts("")
    for key in NAMELESS:
        pilot.key(key)
        pilot.step(4)
    assert pilot.session.record.moves == before
    assert not pilot.bubble


def test_what_alt_is_held_with_is_no_play_and_the_keypads_arrows_move_the_frame():
    pilot = Pilot(new_session(seed=2, swap=False))
    pilot.rest()
    pilot.key(pygame.K_KP_6)
    first = pilot.state.focus.item
    assert pilot.state.focus.visible
    pilot.key(pygame.K_KP_6)
    assert pilot.state.focus.item != first
    before = list(pilot.session.record.moves)
    for mod in (ALT, CTRL, pygame.KMOD_LMETA, ALT_GR):
        for key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_p):
            pilot.key(key, mod)
            pilot.rest()
    assert pilot.session.record.moves == before
    pilot.step(1, pressed(ord("з"), P))  # picks up the pile
    pilot.rest()
    assert "p1 pickup" in pilot.lines
    pilot.step(1, pressed(ord("я"), Z, CTRL))
    pilot.key(pygame.K_1)  # although a card has been seen
    assert "p1 pickup" not in pilot.lines
