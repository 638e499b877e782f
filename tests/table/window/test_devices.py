"""Controllers and fingers: one focus, one gesture machine, and the keys of the device last used."""

import pygame
import pytest
from pilot import Pilot, new_session
from robots import FingerRobot, PadRobot
from room import clip_of

from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.devices import LONG, REPEAT, REPEAT_AFTER, Fingers, Pads
from cardtable.table.drawing.fonts import Fonts
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import BUTTONS, GLYPHS, button_of, spelled, written
from cardtable.table.widgets.controls import Toggle
from cardtable.table.widgets.entries import TextEntry, Typing
from cardtable.table.widgets.ui import HOLD, LIFTED, REACH

SIZE = (1280, 720)
FAR = REACH // 2 - 1
LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
DOWN, UP = pygame.KEYDOWN, pygame.KEYUP


def axis(number, share):
    told = {"instance_id": 1, "axis": number, "value": round(32767 * share)}
    return pygame.Event(pygame.CONTROLLERAXISMOTION, told)


def button(name, *, down=True, kind="CONTROLLER", id=1):
    number = getattr(pygame, f"CONTROLLER_BUTTON_{name}") if kind == "CONTROLLER" else name
    event = getattr(pygame, f"{kind}BUTTON{'DOWN' if down else 'UP'}")
    return pygame.Event(event, instance_id=id, button=number)


def told(events):
    return [(one.type, button_of(one)) for one in events]


# --- controllers ----------------------------------------------------------------------------------


def test_a_stick_is_a_cross_with_some_play():
    """It counts once it is far out, and until it is almost back; of two ways the farther one."""
    pads = Pads()
    assert told(pads.read(axis(LEFT_X, 0.5), 0)) == []
    assert told(pads.read(axis(LEFT_X, 0.7), 0)) == [(DOWN, "Pad Right")]
    assert told(pads.read(axis(LEFT_X, 0.45), 0)) == []
    assert told(pads.read(axis(LEFT_X, 0.9), 0)) == []
    assert told(pads.read(axis(LEFT_Y, 0.8), 0)) == []
    assert told(pads.read(axis(LEFT_X, -0.9), 0)) == [(DOWN, "Pad Left"), (UP, "Pad Right")]
    assert told(pads.read(axis(LEFT_X, 0.1), 0)) == [(UP, "Pad Left")]


def test_a_direction_that_is_held_counts_again_and_a_button_does_not():
    pads = Pads()
    pads.read(button("A"), 0)
    assert not pads.holding
    pads.read(button("DPAD_DOWN"), 0)
    assert pads.holding
    assert pads.repeated(REPEAT_AFTER - 0.01) == []
    assert told(pads.repeated(REPEAT_AFTER)) == [(DOWN, "Pad Down")]
    assert pads.repeated(REPEAT_AFTER + REPEAT / 2) == []
    assert told(pads.read(button("DPAD_DOWN", down=False), 1)) == [(UP, "Pad Down")]
    assert pads.repeated(99) == []


def test_what_is_unplugged_holds_nothing_any_longer():
    pads = Pads()
    pads.read(button("LEFTSTICK"), 0)
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    assert told(pads.read(gone, 0)) == [(UP, "Pad LS")]
    assert pads.read(gone, 0) == []
    assert [what for what, _ in pads.news] == ["unplugged"]


class Stick:
    """A joystick without a mapping, as pygame has it."""

    def __init__(self, number):
        self.number = number

    def get_instance_id(self):
        return 5

    def get_name(self):
        return "Old Stick"


def test_a_joystick_without_a_mapping_works_too(monkeypatch):
    monkeypatch.setattr(pygame.joystick, "Joystick", Stick)
    pads = Pads()
    pads.wake()
    pads.read(pygame.Event(pygame.JOYDEVICEADDED, device_index=0), 0)
    assert pads.news == [("plugged", "Old Stick")]
    assert told(pads.read(button(3, kind="JOY", id=5), 0)) == [(DOWN, "Pad Y")]
    hat = pygame.Event(pygame.JOYHATMOTION, instance_id=5, hat=0, value=(0, -1))
    assert told(pads.read(hat, 0)) == [(DOWN, "Pad Down")]
    assert pads.read(button(0, kind="JOY", id=9), 0) == []  # a controller tells that by itself


def test_every_button_has_its_glyph_and_its_words():
    for glyph, (name, family) in GLYPHS.items():
        assert written(name, family) == glyph
        assert spelled(glyph) == wording(f"keys.{name.lower().replace(' ', '-')}")
    assert len(GLYPHS) == 2 * len(BUTTONS)


def test_a_controller_that_comes_and_goes_is_told_of(start):
    app = start(scenes.menu_scene)
    app.step([button("DPAD_DOWN")])
    assert app.device == "pad"
    app.step([pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1)])
    assert app.device == "keys"
    name = wording("table.pad")
    assert wording("table.pad-unplugged", name=name) in app.scene.ui._toast.words


@pytest.mark.parametrize("name", ["Wireless Controller PS4", "Some Pad"])
def test_icons_tags_and_help_name_the_keys_of_the_device_last_used(name):
    pilot = Pilot(new_session("shithead", 2, seed=3), motion="off")
    pilot.rest()
    hint = pilot.scene.toolbar.icons["hint"]
    assert (hint.shortcut, hint.tip.split("\n")[0]) == ("", "Hint · F4")  # so far the mouse
    pilot.key(pygame.K_TAB)
    assert hint.shortcut == "F4"
    pilot.app.pads.read(button("A", down=False), 0)
    pilot.app.pads._pads[1].name = name
    family = "shapes" if "PS4" in name else "letters"
    pilot.step(1, button("RIGHTSHOULDER"), button("RIGHTSHOULDER", down=False))
    glyph = written("Pad Y", family)
    assert (hint.shortcut, hint.tip.split("\n")[0]) == (glyph, f"Hint · {glyph}")
    (ready,) = [one for one in pilot.scene.surround.buttons if one.words == "Ready"]
    assert ready.letter == pilot.state.bindings.key("own r") != ""
    assert GLYPHS[ready.letter][1] == family
    pilot.step(1, button("BACK"))
    assert pilot.drawer.rows["menu"].shortcut == written("Pad Start", family)
    pilot.step(1, button("B"))
    assert (written("Pad Y", family), wording("keys.hint-does")) in pilot.state.bindings.rows()
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.02}
    pilot.step(1, *(pygame.Event(kind, finger) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)))
    assert (hint.shortcut, hint.tip.split("\n")[0]) == ("", "Hint")


def test_a_name_is_written_with_a_controller_and_mended(monkeypatch, tmp_path):
    one = PadRobot(monkeypatch, tmp_path)
    one.app.reset(scenes.setup_scene(one.app, "cuttle"))
    entry = next(each for each in one.ui.root.walk() if isinstance(each, TextEntry))
    one.work(entry)
    (typing,) = one.ui.layers
    assert isinstance(typing, Typing)
    for digit in "123":
        one.work(typing.keys[digit])
    one.button("X")  # takes the last one back
    one.button("LEFTSHOULDER")
    one.work(typing.keys["9"])
    assert entry.value == "192"
    assert not typing.keys["q"].enabled  # the number of a deal has no letters
    one.button("B")
    assert not one.ui.layers
    assert one.ui.focus is entry


# --- fingers --------------------------------------------------------------------------------------


def finger(kind, x, y, id=1):
    return pygame.Event(kind, touch_id=1, finger_id=id, x=x, y=y)


def test_what_sdl_tells_of_a_finger_as_of_a_mouse_is_dropped():
    fingers = Fingers()
    mouse = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=True)
    assert fingers.read(mouse, (100, 100), 1.0, 0) == []
    real = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)
    assert fingers.read(real, (100, 100), 1.0, 0) is None


def test_a_second_finger_scrolls_and_presses_nothing(monkeypatch, tmp_path):
    one = FingerRobot(monkeypatch, tmp_path, SIZE)
    one.app.reset(scenes.rules_scene(one.app, "shithead"))
    one.step(3)
    page = one.app.scene
    view = next(each for each in page.ui.root.walk() if each.clips and each.focusable)
    before = view.offset
    one.scroll(view.rect.center, -150)
    assert view.offset == pytest.approx(before + 150, abs=2)
    one.scroll(view.rect.center, 150)
    assert view.offset == pytest.approx(before, abs=4)
    assert one.app.scene is page


def test_a_long_press_tells_what_a_hover_tells_and_presses_nothing(monkeypatch, tmp_path):
    one = FingerRobot(monkeypatch, tmp_path, SIZE)
    one.sit_down("Cuttle", "1")
    one.wait()
    icon = one.scene.toolbar.icons["hint"]
    one.hold(icon.rect.center)
    assert one.ui.tip_words == icon.tip
    assert not one.state.bindings.key("hint")
    steps, chosen = one.session.step_count, one.state.gestures.chosen
    card = next(each for each in one.state.table.zones["p1.hand"])
    one.hold(one.on_sprite(card.id))
    assert (one.session.step_count, one.state.gestures.chosen) == (steps, chosen)
    one.hold(one.at_zone("draw"))
    assert one.bubble == one.scene.explained(one.state.gestures.at(one.at_zone("draw"))[0])
    one.press(one.on_sprite(card.id))
    one.release(one.on_sprite(card.id))
    assert one.state.gestures.chosen == [card.id]


def test_a_finger_that_moves_in_time_carries_the_card_however_long():
    fingers = Fingers()
    size, scale = (1000, 1000), 1.0
    fingers.read(finger(pygame.FINGERDOWN, 0.5, 0.5), size, scale, 0.0)
    assert fingers.read(finger(pygame.FINGERMOTION, 0.505, 0.5), size, scale, 0.1) == []
    assert fingers.rested(LONG - 0.01) == []
    (moved,) = fingers.read(finger(pygame.FINGERMOTION, 0.6, 0.5), size, scale, 0.2)
    assert (moved.type, moved.pos) == (pygame.MOUSEMOTION, (600, 500))
    assert fingers.rested(LONG + 9) == []
    lifted = fingers.read(finger(pygame.FINGERUP, 0.7, 0.5), size, scale, 9.0)
    assert [each.type for each in lifted] == [pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE]


def test_a_finger_that_rests_asks_once():
    fingers = Fingers()
    fingers.read(finger(pygame.FINGERDOWN, 0.5, 0.5), (100, 100), 1.0, 0.0)
    (asked,) = fingers.rested(LONG)
    assert (asked.type, asked.pos, asked.tell) == (HOLD, (50, 50), True)
    assert fingers.rested(LONG + 9) == []
    (lifted,) = fingers.read(finger(pygame.FINGERUP, 0.5, 0.5), (100, 100), 1.0, 9.0)
    assert lifted.type == LIFTED  # nothing is pressed, but what was held by it is let go of


@pytest.mark.parametrize("page", ["menu", "setup", "settings", "statistics", "game"])
def test_a_finger_hits_whatever_is_at_least_nine_millimetres_wide(monkeypatch, tmp_path, page):
    """At 100 %, of 96 points to the inch: beside something small, up to that, it is meant."""
    one = FingerRobot(monkeypatch, tmp_path, SIZE)
    if page == "game":
        one.sit_down("Russian Bank", "1")
        one.wait()
    else:
        one.app.reset(getattr(scenes, f"{page}_scene")(one.app))
        one.step(30)
    ui, window = one.ui, one.app.canvas.rect
    ui.by_finger = True
    stops = [each for each in ui.top.walk() if each.focusable and each.live and each.enabled]
    assert stops
    for control in stops:
        (x, y), view = control.rect.center, clip_of(control, window)[0]
        if ui._under((x, y)) is not control or not view.contains(control.rect):
            continue
        for dx, dy in ((0, FAR), (0, -FAR), (FAR, 0), (-FAR, 0)):
            point = (x + dx, y + dy)
            there = ui._under(ui._reached(point))
            others = [each for each in stops if each is not control]
            crowded = any(each.rect.inflate(REACH, REACH).collidepoint(point) for each in others)
            assert there is control or crowded, control.spoken


def test_a_press_beside_a_small_switch_turns_it(start):
    app = start(scenes.settings_scene)
    toggle = next(each for each in app.scene.ui.root.walk() if isinstance(each, Toggle))
    toggle.rect.h = 20  # smaller than any that there is
    (x, y), (w, h) = toggle.rect.midbottom, app.window.surface.get_size()
    app.device = "touch"
    for far, turned in ((40, False), (5, True)):
        point = x / w, (y + far) / h
        app.step([finger(pygame.FINGERDOWN, *point), finger(pygame.FINGERUP, *point)])
        assert app.settings.stepped is turned


# --- a handheld -----------------------------------------------------------------------------------

LEAST = 9
"""Pixels that capitals and figures are high, on the screen of a handheld."""


def height(font, text):
    """How high the capitals or figures of a line are, in pixels; 0 for one without."""
    sign = next((one for one in text if one in "ABDEFHIKLMNPRTXYZ123456789"), "")
    return font.render(sign, True, (0, 0, 0)).get_bounding_rect().h if sign else 0


@pytest.mark.painted
def test_letters_of_pages_are_large_enough_on_a_handheld(monkeypatch, tmp_path):
    """What is written small in a picture of a table doesn't count."""
    one = PadRobot(monkeypatch, tmp_path)
    lines, seen, text, blit = {}, {}, Theme.text, Canvas.blit

    def line(theme, words, style="body", colour=None, **more):
        image = text(theme, words, style, colour, **more)
        lines[id(image)] = image, height(theme.font(style, more.get("size", 1.0)), words), words
        return image

    def put(canvas, image, *where):
        if canvas is one.app.canvas and (told := lines.get(id(image))):
            seen.setdefault(told[1], told[2])
        return blit(canvas, image, *where)

    monkeypatch.setattr(Theme, "text", line)
    monkeypatch.setattr(Canvas, "blit", put)
    for page in ("menu", "setup", "settings", "statistics", "puzzles", "today"):
        one.app.reset(getattr(scenes, f"{page}_scene")(one.app))
        one.step(8)
    seen.pop(0, None)
    assert len(seen) > 3
    assert min(seen) >= LEAST, seen[min(seen)]


@pytest.mark.painted
@pytest.mark.parametrize("game", ["Shithead", "Cunt-Soul", "Russian Bank", "Soul Taker", "Cuttle"])
def test_letters_on_a_table_are_large_enough_on_a_handheld(monkeypatch, tmp_path, game):
    """Every line that is written there, the open drawer among them.

    But for the band of a card: its figure is large, and its tip tells the name.
    """
    render, seen = Fonts.render, {}

    def rendered(fonts, font, text, ink):
        if text not in one.state.data.titles.values():
            seen.setdefault(height(font, text), text)
        return render(fonts, font, text, ink)

    one = PadRobot(monkeypatch, tmp_path)
    one.sit_down(game, "1")
    one.wait()
    monkeypatch.setattr(Fonts, "render", rendered)
    one.app._restyle()
    one.step(8)
    one.button("BACK")
    one.step(2)
    seen.pop(0, None)
    assert seen
    assert min(seen) >= LEAST, seen[min(seen)]
