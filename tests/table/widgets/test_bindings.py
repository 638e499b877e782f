"""One table of actions: keys, list of keys, toolbar, drawer, pause menu and tips come from it."""

import dataclasses

import pygame
import pytest
from pilot import Pilot, new_session

from cardtable.files import load_settings, save_settings
from cardtable.presenter.phrases import wording
from cardtable.table.glyphs import written
from cardtable.table.scenes import replay
from cardtable.table.widgets.bindings import EVERYWHERE, GAME, REPLAY, Bindings
from cardtable.table.widgets.controls import Button
from cardtable.table.widgets.icons import SIGNS


def table(**settings):
    pilot = Pilot(new_session("shithead", 2, seed=3, swap=False), motion="off", **settings)
    pilot.rest()
    return pilot


def test_keys_are_called_as_on_the_keyboards_for_the_language(monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", "de")
    keys = {
        "Ctrl+Shift+Z": "Strg+Umschalt+Z", "Space": "Leertaste", "Page up": "Bild auf", "Z": "Z",
        "Ctrl+Left": "Strg+Links", "+": "+", "F4": "F4",
    }  # fmt: skip
    assert {key: written(key) for key in keys} == keys
    assert written("Pad A") == written("Pad A", "letters")


def test_every_action_can_be_done_and_what_has_a_button_has_words_and_a_sign():
    pilot = table()
    everywhere = {one.id for one in EVERYWHERE}
    assert {one.id for one in GAME if " " not in one.id} <= {*pilot.scene._commands, *everywhere}
    assert {one.id for one in pilot.state.bindings.actions} <= {*pilot.scene._commands, *everywhere}
    assert {one.id for one in REPLAY} == {*replay._DO, *everywhere}
    for one in (*GAME, *REPLAY):
        assert not one.place or (one.words and one.icon in SIGNS), one
        assert one.keys or one.place or one.menu, one


def test_a_key_can_be_changed_and_is_shown_as_it_is_then(tmp_path):
    """An own key is taken from what had it; nonsense in the file harms nothing, and is told."""
    path = tmp_path / "settings.yaml"
    own = {"sort": ("F7",), "hint": ("S", "F4"), "no such": ("L",), "log": ("No such",)}
    save_settings(dataclasses.replace(load_settings(path), keys=own), path)
    pilot = table(keys=load_settings(path).keys)
    state = pilot.state
    assert "sort" not in (state.bindings.find(press(key)) for key in (pygame.K_s, pygame.K_l))
    assert state.bindings.find(press(pygame.K_s)) == "hint"
    assert state.bindings.find(press(pygame.K_F7)) == "sort"
    assert state.bindings.find(press(pygame.K_l)) == "log"  # there is no key “No such”
    assert wording("keys.own-unknown", by="No such", action="log") in pilot.app.trouble
    before = state.table.arrangements()
    pilot.key(pygame.K_F7)
    assert state.table.arrangements() != before
    pilot.key(pygame.K_F1)
    words = [one.words for one in pilot.scene.ui.top.walk() if hasattr(one, "words")]
    assert words[words.index("F7") + 1] == "sort your hand by rank; press again for by suit"
    assert words[words.index("S, F4") + 1] == "show a strong player’s move, and why"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.toolbar.icons["hint"].tip.startswith("Hint · S\n")
    pilot.key(pygame.K_F10)
    assert pilot.drawer.rows["sort"].shortcut == "F7"


def press(key, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def test_the_drawer_is_worked_by_keys_and_hands_the_focus_back():
    pilot = table()
    while pilot.state.focus.item is not pilot.scene.toolbar.icons["drawer"]:
        if pilot.state.focus.item in pilot.scene.surround.icons:
            pilot.key(pygame.K_RIGHT)
        else:
            pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    ui, drawer = pilot.scene.ui, pilot.drawer
    assert ui.by_keyboard
    assert ui.focus is drawer.rows["sort"]  # there is nothing to play again
    assert ui.focus.spoken == "Sort, S, button"
    assert not drawer.rows["redo"].enabled
    assert drawer.rows["sound"].spoken == "Sound, M, button"
    assert [id for id, row in drawer.rows.items() if not row.tip] == ["menu"]  # it says all
    pilot.keys(pygame.K_DOWN, pygame.K_UP, pygame.K_DOWN)
    assert ui.focus is drawer.rows["pause"]
    pilot.key(pygame.K_RETURN)
    assert pilot.app.settings.stepped
    assert not ui.layers
    assert pilot.state.focus.item is pilot.scene.toolbar.icons["drawer"]
    pilot.keys(pygame.K_F10, pygame.K_w)  # the keys that it shows work in it
    assert not pilot.app.settings.stepped
    assert not ui.layers
    for closing in (pygame.K_ESCAPE, pygame.K_F10):
        pilot.keys(pygame.K_F10, closing)
        assert not ui.layers


@pytest.mark.parametrize("window", [(960, 600), (1280, 720), (1024, 768)])
def test_log_recap_help_and_rules_are_one_click_from_the_corner(window):
    """In a list below an icon of their own, which stands beside the others at any size."""
    pilot = table(size=window)
    icons = pilot.scene.toolbar.icons
    assert all(pygame.Rect((0, 0), window).contains(one.rect) for one in icons.values())
    pilot.click(icons["info"].rect.center)
    assert list(pilot.drawer.rows) == ["recap", "why", "log", "rules", "help"]
    assert pilot.drawer.children[0].rect.top > icons["info"].rect.bottom
    pilot.click(pilot.drawer.rows["log"].rect.center)
    assert pilot.scene.log.shown
    pilot.pull_out("help")
    assert pilot.scene.ui.layers


def test_the_drawer_opens_below_its_icon_and_says_what_is_on():
    for left_handed in (False, True):
        pilot = table(left_handed=left_handed)
        pilot.key(pygame.K_w)
        icon = pilot.scene.toolbar.icons["drawer"].rect
        pilot.click(icon.center)
        panel = pilot.drawer.children[0].rect
        assert panel.top > icon.bottom
        assert (panel.left == icon.left) if left_handed else (panel.right == icon.right)
        assert [one for one, row in pilot.drawer.rows.items() if row.on] == ["pause"]
        assert pilot.drawer.rows["pause"].spoken == "Pause, on, W, button"
        pilot.pause()
        pilot.click(icon.center)
        assert not pilot.scene.ui.layers
        pilot.pause()
        pilot.pull_out("pause")
        assert not pilot.app.settings.stepped


@pytest.mark.parametrize("saved", [False, True])
def test_the_pause_menu_has_the_words_of_the_table(saved):
    pilot = table()
    pilot.session.path = "somewhere" if saved else None
    pilot.key(pygame.K_ESCAPE)
    words = [one.words for one in pilot.scene.ui.top.walk() if isinstance(one, Button)]
    end = ["Save and quit to menu", "Save and quit Card Table"]
    plain = ["Quit to menu", "Quit Card Table"]
    assert words == ["Resume", "Since your last turn", "Rules of this game", "Learn", "Settings",
                     "Players", "Resign", "Help", *(end if saved else plain)]  # fmt: skip


def test_a_replay_has_its_toolbar_and_drawer():
    pilot = table()
    for line in ("play", "draw"):
        del line
        pilot.session.play(pilot.session.legal()[0])
    pilot.app.reset(replay.Replay(pilot.app, pilot.session.record))
    scene, icons = pilot.app.scene, pilot.app.scene.toolbar.icons
    pilot.click(icons["on"].rect.center)
    assert scene.at == 1
    assert icons["on"].tip == "Next move · Right\nShow the next move"
    pilot.click(icons["drawer"].rect.center)
    (drawer,) = scene.ui.layers
    assert [one.id for one in Bindings(REPLAY, {}).at("drawer")] == list(drawer.rows)
    pilot.click(drawer.rows["first"].rect.center)
    assert scene.at == 0
    assert not icons["back"].enabled
    assert icons["back"].hindrance == "This is the deal"
    pilot.key(pygame.K_F10)
    assert not scene.ui.layers[0].rows["first"].enabled
    pilot.key(pygame.K_l)
    assert scene.log.shown
    pilot.keys(pygame.K_F10, pygame.K_ESCAPE)
    assert pilot.app.scene is scene
