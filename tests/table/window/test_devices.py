"""Controllers and fingers: one focus, one gesture machine, and the keys of the device last used."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pilot import Pilot, new_session
from robots import FingerRobot, PadRobot
from room import clip_of

from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.devices import REPEAT, REPEAT_AFTER, Pads
from cardtable.table.drawing.fonts import Fonts
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.fingers import LONG, Fingers
from cardtable.table.glyphs import BUTTONS, GLYPHS, button_of, spelled, written
from cardtable.table.widgets.bindings import on_pages
from cardtable.table.widgets.controls import Button, Toggle
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
    pads.read(axis(LEFT_X, 0.0), 0)
    pads.read(axis(LEFT_Y, 0.0), 0)
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


def test_without_the_focus_nothing_is_held():
    pads = Pads()
    pads.read(button("DPAD_DOWN"), 0)
    assert told(pads.held.let_go()) == [(UP, "Pad Down")]
    assert not pads.holding
    assert pads.held.let_go() == []


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


@pytest.mark.drawn(3)
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


# --- whatever happens in whichever order ----------------------------------------------------------


def pad_events(kind, number, down, share, id):
    """An event of one of a controller's parts."""
    if kind == "axis":
        told = {"instance_id": id, "axis": number, "value": round(32767 * share)}
        return pygame.Event(pygame.CONTROLLERAXISMOTION, told)
    names = ("A", "DPAD_LEFT", "DPAD_RIGHT", "LEFTSHOULDER")
    return button(names[number % len(names)], down=down, id=id)


PAD_EVENTS = st.builds(
    pad_events,
    st.sampled_from(["axis", "button"]),
    st.integers(0, 5),
    st.booleans(),
    st.sampled_from([-1.0, -0.6, -0.02, 0.0, 0.02, 0.4, 0.9]),
    st.integers(1, 2),
)
FINGER_EVENTS = st.builds(
    finger,
    st.sampled_from([pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP]),
    st.sampled_from([0.1, 0.11, 0.5]),
    st.sampled_from([0.2, 0.9]),
    st.integers(1, 3),
)
TIMES = st.sampled_from([0.0, 0.1, 1.0, 9.0])


def follow(down, events):
    """What is down after these keys: each comes up only after it went down, but for repeats."""
    for one in events or ():
        name = button_of(one)
        if one.type == DOWN:
            down.add(name)
        elif one.type == UP:
            assert name in down, f"{name} came up without having been down"
            down.discard(name)


@given(st.lists(st.tuples(PAD_EVENTS, TIMES), max_size=40), st.booleans())
def test_after_whatever_controllers_did_nothing_is_held_once_they_are_left(steps, unplugged):
    pads, now, down = Pads(), 0.0, {1: set(), 2: set()}
    for event, later in steps:
        now += later
        both = [id for id in down if pads._pads.get(id) is not None]
        before = {id: set(pads.held.names(("pad", id))) for id in both}
        events = pads.read(event, now)
        follow(down[event.instance_id], events)
        for id, names in before.items():
            if id != event.instance_id:
                assert set(pads.held.names(("pad", id))) == names
        pads.repeated(now)
        for id, names in down.items():  # what a stick holds too long is let go of
            down[id] = names & set(pads.held.names(("pad", id)))
    gone = [pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=id) for id in down]
    let = [pads.read(one, now) for one in gone] if unplugged else [pads.held.let_go()]
    ended = [button_of(one) for events in let for one in events]
    assert sorted(ended) == sorted(name for names in down.values() for name in names)
    assert not pads.held
    assert not pads.holding
    assert told(pads.read(button("A", id=3), now)) == [(DOWN, "Pad A")]


@given(st.lists(st.tuples(FINGER_EVENTS, TIMES), max_size=30), st.booleans())
def test_after_whatever_fingers_did_the_screen_works_again(steps, away):
    """After the focus was lost at once; else after a finger that came and went."""
    fingers, now, pressed = Fingers(), 0.0, False
    for event, later in steps:
        now += later
        for one in (fingers.read(event, SIZE, 1.0, now) or []) + fingers.rested(now):
            if one.type == pygame.MOUSEBUTTONDOWN:
                assert not pressed, "a press begins where one has not ended"
                pressed = True
            elif one.type in {pygame.MOUSEBUTTONUP, HOLD}:
                pressed = False
    if away:
        ended = fingers.let_go()
        assert [one.type for one in ended] == [HOLD] * pressed
        assert not fingers.held
    else:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            fingers.read(finger(kind, 0.5, 0.5, 9), SIZE, 1.0, now)
    (down,) = fingers.read(finger(pygame.FINGERDOWN, 0.3, 0.3, 8), SIZE, 1.0, now)
    up = fingers.read(finger(pygame.FINGERUP, 0.3, 0.3, 8), SIZE, 1.0, now)
    assert (down.type, up[0].type) == (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    assert down.pos == up[0].pos == (384, 216)


@pytest.mark.parametrize("noise", [0.02, -0.02, 0.3])
def test_the_noise_of_a_stick_lets_go_of_no_cross(noise):
    pads = Pads()
    pads.read(axis(LEFT_X, 0.0), 0)
    assert told(pads.read(button("DPAD_LEFT"), 0)) == [(DOWN, "Pad Left")]
    assert told(pads.read(axis(LEFT_X, noise), 0)) == []
    assert told(pads.repeated(REPEAT_AFTER)) == [(DOWN, "Pad Left")]
    assert told(pads.read(axis(LEFT_X, -1.0), 1)) == []
    assert told(pads.read(button("DPAD_LEFT", down=False), 1)) == [], "the stick still holds it"
    assert told(pads.read(axis(LEFT_X, noise), 1)) == [(UP, "Pad Left")]


@pytest.mark.parametrize("share", [-1.0, -0.6, 0.7, 1.0])
@pytest.mark.parametrize("number", range(6))
def test_a_pedal_or_stick_that_rests_off_its_centre_scrolls_nothing(number, share):
    pads = Pads()
    for later in range(20):
        assert told(pads.read(axis(number, share), later)) == []
        assert told(pads.repeated(later)) == []
    pads.read(axis(number, 0.0), 20)
    pressed = told(pads.read(axis(number, share), 20))
    assert len(pressed) == (number < 4 or share > 0)  # the triggers have one end
    if number in {LEFT_X, LEFT_Y}:
        counted = [pads.repeated(20 + second) for second in range(60)]
        assert not counted[-1], "nor forever once it has been near its centre"


def test_an_ignored_device_does_nothing_and_can_be_used_again(start):
    app = start(scenes.settings_scene)
    app.scene.open("keys")
    app.step([button("DPAD_DOWN")])
    app.pads._pads[1].name = "Pedals"
    app.apply(ignored=("Pedals",))
    assert not app.held
    focus = app.scene.ui.focus
    app.step(
        [button("DPAD_DOWN", down=False), button("DPAD_DOWN"), axis(LEFT_Y, 0), axis(LEFT_Y, 1)]
    )
    assert (app.scene.ui.focus, bool(app.held)) == (focus, False)
    app.scene.rebuild()
    switch = next(one for one in app.scene.ui.root.walk() if "Pedals" in one.spoken)
    assert isinstance(switch, Toggle)
    switch.activate()
    assert app.settings.ignored == ()
    app.step([button("RIGHTSHOULDER")])
    assert app.device == "pad"
    app.scene.keys._use("Pedals", on=False)  # by itself it could not be switched on again
    assert app.settings.ignored == ()
    app.apply(touch=False)
    app.device, before = "keys", app.device
    app.step([finger(pygame.FINGERDOWN, 0.5, 0.5)])
    assert (app.device, before) == ("keys", "pad")


@given(
    st.dictionaries(
        st.sampled_from(
            ["use", "cancel", "choose", "left", "down", "next group", "hint", "nonsense"]
        ),
        st.lists(
            st.sampled_from(["Esc", "Enter", "Space", "Q", "Shift+Tab", *BUTTONS]), max_size=3
        ),
    )
)
def test_pages_can_be_worked_whatever_the_own_keys(own):
    mine = on_pages(own)
    for pad in (False, True):
        keys = {*BUTTONS} if pad else {*KEYBOARD, *mine} - {*BUTTONS}
        done = {_page_key(name, mine) for name in keys}
        for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, *ARROWS, pygame.K_TAB):
            assert key in done, (key, mine)


KEYBOARD = "Esc", "Enter", "Space", "Left", "Right", "Up", "Down", "Tab", "Shift+Tab"
ARROWS = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN


def _page_key(name, mine):
    usual = {"Esc": pygame.K_ESCAPE, "Enter": pygame.K_RETURN, "Shift+Tab": pygame.K_TAB, **BUTTONS}
    if name in mine:
        return mine[name][0]
    return usual[name] if name in usual else pygame.key.key_code(name.lower())


def test_own_keys_work_on_pages_too_and_letters_stay_letters(start):
    app = start(scenes.settings_scene, keys={"cancel": ("Pad Y", "Q"), "down": ("Pad RT", "J")})
    app.push(scenes.setup_scene(app, "cuttle"))
    page = app.scene
    entry = next(one for one in page.ui.root.walk() if isinstance(one, TextEntry))
    page.ui.set_focus(entry)
    key = {"key": pygame.K_q, "mod": 0, "unicode": "q", "scancode": 0}
    app.step([pygame.Event(DOWN, key)])
    assert app.scene is page, "it is a letter there"
    before = page.ui.focus
    page.ui.set_focus(next(one for one in page.ui.root.walk() if isinstance(one, Button)))
    app.step([pygame.Event(DOWN, {**key, "key": pygame.K_j, "unicode": "j"})])
    assert page.ui.focus is not before
    app.step([pygame.Event(DOWN, key)])
    assert app.scene is not page
    app.push(page)
    app.step([button("B")])
    assert app.scene is not page, "B has no other meaning on a page"
    app.push(page)
    app.step([button("Y")])
    assert app.scene is not page


def test_keys_and_the_right_button_come_up_when_the_window_loses_the_focus(start):
    app = start(scenes.menu_scene)
    heard = []
    app.scene.handle = heard.append
    down = pygame.Event(DOWN, key=pygame.K_z, mod=0, unicode="z", scancode=0)
    app.step(
        [down, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3), button("LEFTSTICK")]
    )
    assert app.held
    app.step([pygame.Event(pygame.WINDOWFOCUSLOST)])
    ended = [one.type for one in heard[3:]]
    assert sorted(ended) == sorted([UP, pygame.MOUSEBUTTONUP, UP, pygame.WINDOWFOCUSLOST])
    assert not app.held
