"""Own keys: changed by pressing another one, told of, kept, and reset."""

import dataclasses

import pygame
import pytest
from pages import press, spoken

from cardtable.files import load_settings, save_settings
from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.glyphs import pressed_button, written
from cardtable.table.scenes import ownkeys
from cardtable.table.widgets.bindings import EDITOR, EVERYWHERE, GAME, REPLAY, SAVED, Bindings
from cardtable.table.widgets.controls import Label


@pytest.fixture
def keys(start):
    """The page, opened at the keys."""
    app = start(scenes.settings_scene)
    app.scene.open("keys")
    app.step([])
    return app


def action(app, id):
    every = (one for actions in app.scene.keys._sections().values() for one in actions)
    return next(one for one in every if one.id == id)


def change(app, id, *events):
    """Ask for another key of an action, and press that."""
    app.scene.keys.ask(action(app, id))
    app.step(list(events))
    app.step([])


def key(code, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)


def words(app):
    return [one.words for one in app.scene.ui.root.walk() if isinstance(one, Label)]


def test_all_that_has_a_key_is_in_the_list_once(keys):
    listed = [one.id for actions in keys.scene.keys._sections().values() for one in actions]
    assert len(listed) == len(set(listed))
    bound = {one.id for one in (*GAME, *REPLAY, *EDITOR, *SAVED) if one.keys}
    assert bound <= set(listed)
    assert {"own p", "own c"} <= set(listed)
    for one in listed:
        assert keys.scene.keys.keys_of(one, "keys") or not action(keys, one).keys


def test_a_key_is_taken_from_what_had_it_and_that_is_said(keys):
    change(keys, "sort", key(pygame.K_F4))
    assert keys.settings.keys == {"sort": ("F4",)}
    assert keys.saved[-1].keys == {"sort": ("F4",)}
    done = wording("keys.own-done", by="F4", action=wording("keys.sort"))
    lost = wording("keys.own-taken", by="F4", other=wording("keys.hint"), left=None)
    assert f"{done} {lost}" in words(keys)
    change(keys, "hint", key(pygame.K_s))
    assert Bindings(GAME, keys.settings.keys, {"hand"}).find(key(pygame.K_s)) == "hint"
    change(keys, "hint", key(pygame.K_F4))  # its usual one: no own key is needed for that
    assert keys.settings.keys == {}
    assert keys.scene.keys.keys_of("sort", "keys") == "S"


def test_what_shares_a_key_by_nature_loses_it_together(keys):
    """Esc stands for two actions, and Space for two."""
    change(keys, "log", key(pygame.K_SPACE))
    (told,) = (one for one in words(keys) if one.startswith("Space"))
    for other in ("choose", "hurry"):
        name = wording(f"keys.named-{other}")
        assert wording("keys.own-taken", by="Space", other=name, left=None) in told


def test_a_button_replaces_the_button_and_a_key_the_key(keys):
    change(keys, "hint", pressed_button("Pad LB"))
    assert keys.scene.keys.keys_of("hint", "keys") == "F4"
    assert keys.scene.keys.keys_of("hint", "pad") == written("Pad LB")
    assert keys.scene.keys.keys_of("last group", "pad") == ""
    change(keys, "hint", key(pygame.K_h, pygame.KMOD_LCTRL))
    assert keys.scene.keys.keys_of("hint", "keys") == "Ctrl+H"
    assert keys.scene.keys.keys_of("hint", "pad") == written("Pad LB")
    keys.scene.keys.reset("hint")
    assert keys.settings.keys == {}
    change(keys, "hint", key(pygame.K_h))
    change(keys, "log", key(pygame.K_g))
    keys.scene.keys.reset()
    assert keys.settings.keys == {}
    assert wording("keys.own-were-reset") in words(keys)


def test_escape_tab_and_what_has_no_name_change_nothing(keys):
    change(keys, "hint", key(pygame.K_LSHIFT))
    assert keys.scene.ui.layers
    press(keys, "TAB")
    shown = [one.words for one in keys.scene.ui.top.walk() if isinstance(one, Label)]
    assert wording("keys.own-unnamed") in shown
    press(keys, "ESCAPE")  # asks whether that is meant, and a second one says no
    assert keys.scene.ui.layers
    press(keys, "ESCAPE")
    assert not keys.scene.ui.layers
    assert keys.settings.keys == {}
    assert keys.scene is keys.scenes[-1]


@pytest.mark.parametrize("press_it", [key(pygame.K_ESCAPE), pressed_button("Pad B")])
def test_escape_and_b_can_be_the_key_of_something_and_still_leave_pages(keys, press_it):
    name = "Pad B" if "button" in press_it.dict else "Esc"
    change(keys, "hint", press_it)
    assert keys.scene.ui.layers
    assert keys.settings.keys == {}, "it may have been meant to leave"
    keys.step([pressed_button("Pad Right") if name == "Pad B" else key(pygame.K_RIGHT)])
    keys.step([pressed_button("Pad A") if name == "Pad B" else key(pygame.K_RETURN)])
    assert keys.settings.keys == {"hint": (name,)}
    assert not keys.scene.ui.layers
    table = Bindings(GAME, keys.settings.keys, {"hand"})
    assert table.find(press_it) == "hint"
    page = keys.scene
    keys.push(scenes.settings_scene(keys))
    keys.step([press_it])
    assert keys.scene is page, "where it has no other meaning, it leaves"


def test_by_keys_alone_a_key_is_changed(keys):
    for _ in range(40):
        press(keys, "TAB")
        if keys.scene.ui.focus.spoken.startswith(f"{wording('keys.hint')}, "):
            break
    press(keys, "RETURN", "F9")
    assert keys.settings.keys == {"hint": ("F9",)}


def test_own_keys_are_kept_and_damaged_ones_are_not_used(tmp_path, monkeypatch):
    path = tmp_path / "settings.yaml"
    own = {"hint": ("F9", "Pad LB")}
    save_settings(dataclasses.replace(load_settings(path), keys=own), path)
    assert load_settings(path).keys == own
    path.write_text("version: 1\nkeys: {hint: [7]}\n", encoding="utf-8")
    damaged = load_settings(path)
    assert damaged.keys == {}
    assert len(damaged.notices) == 1
    usual = Bindings(GAME, {"hint": ("Nonsense", "Pad Q"), "sort": ("L",)}, {"hand"})
    assert usual["hint"].keys == ("F4", "Pad Y")
    assert usual["log"].keys == ()


def test_every_action_whose_key_can_be_changed_has_words(start):
    app = start(scenes.settings_scene, voice="on")
    app.scene.open("keys")
    actions = [one for each in app.scene.keys._sections().values() for one in each]
    assert {one.id for one in EVERYWHERE} <= {one.id for one in actions}
    for action in actions:
        assert "«" not in ownkeys._name(action), action.id
    assert "«" not in spoken(app)
