"""Text and cards have sizes of their own: both reach the table, as far as there is room."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from begun import has_layout, has_words
from effort import effort, languages
from plain import none_of, plain, record, record_cuts, said
from room import Outlines, covered, crowded, misplaced, sized
from tables import NAMES, every_table, played

from cardtable.files import load_rules
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import PSEUDO
from cardtable.table import scenes
from cardtable.table.board.picture import UNDER, PicturePainter
from cardtable.table.drawing.fonts import Fonts
from cardtable.table.scenes.playing.scene import Play, hindrance

WINDOWS = [(960, 600), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160)]
TEXTS, CARDS = [1.0, 1.5, 2.0], [0.8, 1.0, 1.4]
EVERY = list(itertools.product(WINDOWS, TEXTS, CARDS))
EVERY_TEXT = list(itertools.product([*WINDOWS, (1920, 1080)], TEXTS))
SPARE = 3  # pixels: sizes of fonts are whole numbers


def laid(app, size, text, cards):
    """Lay the table out in a window of that size, with text and cards so large."""
    app.settings = replace(app.settings, card_size=cards)
    sized(app, size, text)
    return app.scene.board.plan


def items(app):
    """What is written on the table, by its key."""
    board, telling = app.scene.board, app.scene.telling()
    picture = PicturePainter(Outlines()).picture(board, app.scene.theme, telling)
    return {item.key: item.rect for item in picture.resting}


@pytest.mark.drawn(4)
@every_table
def test_text_and_cards_of_any_size_have_room(app, turn, rules, seats):
    """A few combinations at each table, others at the next; with `--all` every one."""
    found = []
    for moves in effort((40,), (40, 0)):
        app.reset(Play(app, played(rules, seats, moves)))
        for size, text, cards in effort(EVERY[turn % 15 :: 15], EVERY):
            laid(app, size, text, cards)
            found += [f"{size} x {text}, {cards}: {one}" for one in crowded(app.scene)]
    assert found == []


@pytest.mark.drawn(4)
@every_table
def test_no_button_or_number_covers_a_face_and_none_is_squeezed(app, turn, rules, seats):
    """From the deal on, with the card aid, for either hand: whatever is offered at that moment."""
    found = []
    for number, moves in enumerate(effort((9, 25, 70), range(0, 120, 6))):
        app.settings = replace(app.settings, left_handed=number % 2 == 1)
        if (session := played(rules, seats, moves)).over:
            continue
        app.reset(Play(app, session))
        for size, text in effort(EVERY_TEXT[(turn + number) % 4 :: 4], EVERY_TEXT):
            laid(app, size, text, 1.0)
            found += [f"{moves}, {size} x {text}: {one}" for one in covered(app.scene)]
    app.settings = replace(app.settings, left_handed=False)
    assert found == []


@pytest.mark.drawn(4)
@every_table
def test_what_stands_on_the_table_is_beside_all_that_is_read_or_played(app, turn, rules, seats):
    """At every size of window, text and cards, for either hand; in some window there is room."""
    found, stood = [], 0
    app.reset(Play(app, played(rules, seats, 40)))
    for number, (size, text, cards) in enumerate(EVERY[turn % 5 :: 5]):
        app.settings = replace(app.settings, left_handed=number % 2 == 1)
        plan = laid(app, size, text, cards)
        lying = items(app)
        things = {key: rect for key, rect in lying.items() if key[0] == "thing"}
        stood += len(things)
        other = [rect for key, rect in lying.items() if key not in {*things, *UNDER}]
        other += [pygame.Rect(one) for one in app.scene.telling().controls]
        other += [pygame.Rect(zone.rect) for zone in plan.zones.values()]
        for key, rect in things.items():
            body = rect.inflate(-rect.w // 8, -rect.h // 8)  # it has air round it
            found += [f"{size}, {text}: {key} on {one}" for one in other if body.colliderect(one)]
    app.settings = replace(app.settings, left_handed=False)
    assert found == []
    assert stood or not app.scene.data.backdrop.things or seats > 4


@every_table
def test_names_have_room_in_a_wide_window_for_either_hand(app, turn, rules, seats):
    """The table keeps to the middle of a wide window, and its edges aren't the window's."""
    app.reset(Play(app, played(rules, seats, 40)))
    for left_handed in (False, True):
        app.settings = replace(app.settings, left_handed=left_handed)
        plan = laid(app, ((2560, 1080), (3840, 1080))[turn % 2], 1.0, 1.0)
        rooms = {seat: person.words.w for seat, person in plan.people.items()}
        assert min(rooms.values()) > 0.05 * plan.unit, (left_handed, rooms)
    app.settings = replace(app.settings, left_handed=False)


LARGE = list(itertools.product(WINDOWS[1:], [1.5, 2.0]))


@pytest.mark.drawn(3)
@every_table
def test_large_text_is_large_on_the_table(app, turn, rules, seats):
    """The line grows as it is set to; the other letters are in test_composed."""
    app.reset(Play(app, played(rules, seats, 40)))
    for size, text in effort(LARGE[turn % 8 :: 8], LARGE) if has_layout(rules) else ():
        is_large(app, size, text)


def is_large(app, size, text):
    laid(app, size, 1.0, 1.0)
    before = items(app)
    laid(app, size, text, 1.0)
    after = items(app)
    if "prompt" in before:
        assert after["prompt"].h >= 1.2 * before["prompt"].h - SPARE
        assert after["prompt"].w >= 1.4 * before["prompt"].w - SPARE


@pytest.mark.drawn(4)
@every_table
def test_cards_of_any_size_stay_on_the_table_and_in_proportion(app, turn, rules, seats):
    """Smaller cards are that much smaller; larger ones never smaller than usual."""
    app.reset(Play(app, played(rules, seats, 40)))
    reader = app.scene.board.reader
    for size in effort(WINDOWS[turn % 5 :: 5], WINDOWS):
        plans = [laid(app, size, 1.0, cards) for cards in CARDS]
        for name in plans[1].zones:
            small, usual, large = (one.zones[name].height for one in plans)
            assert abs(small - 0.8 * usual) <= 1
            if owner_of(name) in {"", reader}:
                assert large >= usual
        window = pygame.Rect((0, 0), size)
        for plan in plans:
            fans = {name for name, zone in plan.zones.items() if zone.kind == "fan"}
            for one in app.scene.board.table.sprites():
                rect = pygame.Rect(plan.poses[one.id].rect)
                over = one.zone in fans  # these may run over the edge
                assert not plan.poses[one.id].shown or window.contains(rect) or over


@pytest.mark.drawn(4)
@every_table
@pytest.mark.parametrize("tongue", [PSEUDO, *languages])
def test_no_plain_word_is_left_at_a_table_in_another_language(
    app, monkeypatch, turn, rules, seats, tongue
):
    """On the cloth, in tips, in the drawer and in what opens over the table; and all has room."""
    del turn
    tongue = tongue if has_words(rules, tongue) else PSEUDO
    monkeypatch.setenv("CARDTABLE_LANGUAGE", tongue)
    told, cut = record(monkeypatch), record_cuts(monkeypatch, *NAMES)
    fresh = played.__wrapped__  # its cards have their names in that language
    app.reset(Play(app, fresh(rules, seats, 40)))
    scene, narrow = app.scene, []
    for scale in (1.5, 1.0):
        cut.clear()  # with large letters, some words on plates are cut off in every language
        sized(app, WINDOWS[0], scale)
        app.step([])
        app.step([])
        narrow += covered(scene) if tongue != PSEUDO else []
    for zone in scene.board.plan.zones:
        told |= set(scene.explained(Target("zone", zone)).split("\n"))
    for seat in scene.state.session.seats:
        told |= set(scene.explained(Target("seat", seat)).split("\n"))
    for key in ("help", "drawer", "recap", "log", "menu"):
        scene.do(key)
        app.step([])
        told |= said(scene.ui)
        narrow += misplaced(app) if tongue != PSEUDO else []
        while scene.ui.layers:
            scene.ui.close(scene.ui.layers[-1])
    for one in scene.state.bindings.actions:
        told.add(scene.state.bindings.tip(one.id))
        told.add(hindrance(scene.state, one.id))
    known = (*NAMES, "Fair", "Foul")  # those are suits
    none_of(plain(told, known), narrow, cut if tongue != PSEUDO else ())


PAGES = {
    "menu": scenes.menu_scene,
    "set-up": lambda app: scenes.setup_scene(app, "cuttle"),
    "saved games": scenes.saved_scene,
    "settings": scenes.settings_scene,
    "about": scenes.about_scene,
    "statistics": scenes.statistics_scene,
    "rules": lambda app: scenes.rules_scene(app, "shithead"),
    "today": scenes.today_scene,
    "puzzles": scenes.puzzles_scene,
    "lessons": lambda app: scenes.lessons_scene(app, load_rules("cuttle")),
    "cunt-soul": lambda app: Play(app, played("cunt-soul", 8, 40)),
    "soul-taker": lambda app: Play(app, played("soul-taker", 2, 20)),
    "shithead": lambda app: Play(app, played("shithead", 3, 20)),
    "russian-bank": lambda app: Play(app, played("russian-bank", 2, 40)),
}


@pytest.mark.drawn(4)
@pytest.mark.parametrize("name", PAGES)
def test_no_letter_is_too_small_to_read_and_all_grow_with_the_text_size(app, name, monkeypatch):
    drawn = []
    render = Fonts.render

    def recorded(fonts, font, words, ink):
        drawn.append(fonts.pixels(font))
        return render(fonts, font, words, ink)

    monkeypatch.setattr(Fonts, "render", recorded)
    app.settings = replace(app.settings, card_size=1.0)
    app.reset(PAGES[name](app))
    for size, least in (((960, 600), 10.5), ((1280, 720), 12.0)):
        letters = []
        for text in (1.0, 1.5):
            drawn.clear()
            sized(app, size, text)
            app.theme.forget()
            app.step([])
            app.canvas.whole = True
            app.scene.draw(app.canvas)
            assert min(drawn) >= least
            letters.append(sum(drawn) / len(drawn))
        scrolls = name != "menu" and not isinstance(app.scene, Play)
        assert letters[1] > (1.2 if scrolls else 1.04) * letters[0]
