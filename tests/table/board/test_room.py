"""Every table at every size has room for all that is written on it and all that can be pressed."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from effort import effort, pairs
from room import Outlines, crowded, misplaced, sized
from tables import NAMES, OWN, every_table, played

from cardtable.files import load_rules
from cardtable.presenter.phrases import PSEUDO
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.piles import _chip
from cardtable.table.board.plan import unit_of
from cardtable.table.scenes.playing.presence import Curtain
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.replay import Replay

SIZES = [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)]
SCALES = [0.8, 1.0, 1.4, 2.0]
EXTREMES = [((960, 600), 0.8), ((960, 600), 2.0), ((1920, 1080), 1.0), ((3840, 2160), 2.0)]
"""The tightest, the widest, and what is between them."""


def extremes(turn):
    """Two of them at one table, and the other two at the next."""
    return effort(EXTREMES[turn % 2 :: 2], EXTREMES)


@pytest.mark.drawn(3)
@every_table
def test_no_chosen_card_covers_what_is_asked(app, turn, rules, seats):
    app.reset(Play(app, played(rules, seats, 40)))
    board = app.scene.board
    own = [one.id for one in board.table.sprites() if one.zone.startswith(f"{board.reader}.")]
    for size, scale in extremes(turn):
        sized(app, size, scale)
        board.choose(own, [])
        app.scene.finish()
        told = replace(app.scene.telling(), prompt="A long question " * 9)
        picture = PicturePainter(Outlines()).picture(board, app.scene.theme, told)
        (prompt,) = [item.rect for item in picture.resting if item.key == "prompt"]
        cards = [pygame.Rect(board.plan.poses[number].rect).clip(prompt) for number in own]
        assert [shared for shared in cards if shared.w > 1 and shared.h > 1] == []


@pytest.mark.drawn(3)
@every_table
def test_a_table_has_room_for_everything(app, turn, rules, seats):
    found = []
    for moves, places in ((40, pairs(SIZES, SCALES, turn)), (0, extremes(turn))):
        app.reset(Play(app, played(rules, seats, moves)))
        for size, scale in places:
            sized(app, size, scale)
            found += [f"{size} x {scale}: {one}" for one in crowded(app.scene)]
    assert found == []


@pytest.mark.drawn(3)
@every_table
def test_a_table_beside_the_open_log_has_room(app, turn, rules, seats):
    app.reset(Play(app, played(rules, seats, 40)))
    app.scene.toggle_log()
    found = []
    for size, scale in extremes(turn):
        sized(app, size, scale)
        found += [f"{size} x {scale}: {one}" for one in crowded(app.scene)]
    assert found == []


def test_the_log_has_room_for_its_title_in_any_language(app, monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", "de")
    app.reset(Play(app, played("cuttle", 2, 4)))
    app.scene.toggle_log()
    sized(app, (960, 600), 1.5)
    log = app.scene.log
    assert log._title.rect.right <= log._mode.rect.left
    assert log._mode.rect.right <= log._close.rect.left


def test_no_number_covers_the_icons_wherever_its_pile_lies(app):
    app.reset(Play(app, played("cuttle", 3, 40)))
    scene, found = app.scene, []
    for left_handed in (False, True):
        app.settings = replace(app.settings, left_handed=left_handed)
        sized(app, (1280, 720), 1.0)
        cloth = Cloth(scene.theme, scene.board)
        icons = scene.board.corner_rect
        corners = icons.midbottom, icons.center, icons.bottomleft, icons.bottomright
        found += [_chip(cloth, "chip", "7", at).colliderect(icons) for at in corners]
    app.settings = replace(app.settings, left_handed=False)
    assert not any(found)


@pytest.mark.parametrize("replayed", [False, True])
def test_icons_stand_in_the_corner_as_large_as_the_table_wants_them(app, replayed):
    """Closer, and a little smaller, on a table that is narrow for its height."""
    session = played("cuttle", 2, 40)
    app.reset(Replay(app, session.record) if replayed else Play(app, session))
    for size in SIZES:
        for scale in SCALES[:: effort(3, 1)]:
            for left_handed in (False, True):
                app.settings = replace(app.settings, left_handed=left_handed)
                sized(app, size, scale)
                board = app.scene.board
                area, unit = pygame.Rect(board.area), unit_of(board.area)
                icons = [icon.rect for icon in app.scene.surround.icons]
                roomy = area.w >= 1.7 * unit
                side, edge = (0.056, 0.033) if roomy else (0.05, 0.018)
                count = 4 if replayed else 5
                assert [rect.size for rect in icons] == [(round(side * unit),) * 2] * count
                edges = [
                    rect.x - area.x if left_handed else area.right - rect.right for rect in icons
                ]
                assert edges == sorted(edges, reverse=True)
                assert abs(edges[-1] - edge * unit) <= 1
                corner = pygame.Rect((0, 0), board.corner)
                corner.topright = area.topright
                assert left_handed or all(corner.contains(rect) for rect in icons)
    app.settings = replace(app.settings, left_handed=False)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", OWN)
def test_a_table_has_room_for_a_language_that_is_half_as_long_again(app, monkeypatch, rules):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", PSEUDO)
    found = []
    for seats in load_rules(rules).seats:  # the fewest and the most
        for moves in (0, 40):
            app.reset(Play(app, played(rules, seats, moves)))
            for size in SIZES[:2]:
                sized(app, size, 1.0)
                found += [f"{seats} at {size}: {one}" for one in crowded(app.scene)]
    assert found == []


@pytest.mark.parametrize("rules", OWN)
@pytest.mark.drawn(3)
def test_what_opens_over_a_table_has_room(app, rules):
    session = played(rules, 2, 40)
    found = []

    def look(what):
        for size, scale in EXTREMES:
            sized(app, size, scale)
            found.extend(f"{what} {size} x {scale}: {one}" for one in misplaced(app))

    app.reset(Play(app, session))
    app.scene.open_menu()
    look("menu")
    app.scene.do("help")
    look("help")
    app.scene.ui.close()
    app.scene.do("drawer")
    look("drawer")
    app.reset(Replay(app, session.record))
    for size, scale in EXTREMES:
        sized(app, size, scale)
        found += [f"replay {size} x {scale}: {one}" for one in crowded(app.scene)]
    name, nothing = NAMES[5], lambda: None
    choices = (f"I’m {name}. Show my cards", nothing), ("Save and quit to menu", nothing)
    app.reset(Curtain(app, name, lambda: app.canvas.surface, choices, bool))
    look("curtain")
    assert found == []
