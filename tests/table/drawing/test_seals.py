"""The pictures of powers: all are there, they can be told apart, and no seal hides an index."""

from __future__ import annotations

import random
import typing
from itertools import combinations, pairwise

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session
from tables import every_table, played

from cardtable.games import GAMES
from cardtable.presenter.layoutfile import Sign, owner_of, table_of
from cardtable.table.app import open_display
from cardtable.table.board.card_guide import FINER, GUIDE
from cardtable.table.board.picture import INDEX_HIGH, INDEX_WIDE, SEAL, seals_on
from cardtable.table.board.plan import CROWD
from cardtable.table.drawing.card_pictures import ASPECT, CardFaces
from cardtable.table.drawing.seals import SIGNS, seal_picture
from cardtable.table.drawing.theme import ENTRY, STYLES, Theme
from cardtable.table.scenes.playing.scene import Play

SIZES = [(960, 600), (1280, 720), (1920, 1080), (1024, 768)]


def _ink(picture):
    """How dark each pixel of a picture is."""
    return [sum(picture.get_at((x, y))[:3]) for y in range(picture.get_height())
            for x in range(picture.get_width())]  # fmt: skip


def test_every_power_of_every_game_has_a_sign_that_is_drawn():
    assert {*typing.get_args(Sign)} - {""} == {*SIGNS}
    for game in GAMES:
        for part in table_of(game.ID).powers:
            for one in part.means:
                assert one.sign in SIGNS or one.word == "none", (game.ID, one.word)


@pytest.mark.parametrize("size", [14, 22, 40])
def test_no_two_signs_look_alike(size):
    palette = Theme(cloth="pub").palette
    drawn = {sign: _ink(seal_picture(palette, sign, size)) for sign in SIGNS}
    for one, other in combinations(SIGNS, 2):
        apart = sum(abs(a - b) > 150 for a, b in zip(drawn[one], drawn[other], strict=True))
        assert apart > 0.018 * size * size, (one, other)


def _board(app, rules, seats, size, left):
    app.settings = app.settings.__class__(
        sound=False, motion="off", polite=False, left_handed=left, ui_scale=1.0
    )
    app.canvas.surface = pygame.display.set_mode(size)
    app.reset(Play(app, played(rules, seats, 40)))
    app._restyle()
    app.scene.update(0.05)
    return app.scene.board


@pytest.mark.drawn(3)
@every_table
def test_a_seal_lies_on_what_is_seen_of_its_card_and_on_no_index(app, turn, rules, seats):
    for size in effort(SIZES[turn % 2 :: 2], SIZES):
        for left in (False, True):
            board = _board(app, rules, seats, size, left)
            seals, poses = seals_on(board), board.plan.poses
            crowd = len(board.plan.people) >= CROWD  # then of the others' cards only laws bear one
            bare = {
                card.id
                for zone, run in board.table.zones.items()
                if crowd and owner_of(zone) in board.others and not zone.endswith(".field")
                for card in run
            }
            wanted = {
                number for number, words in board.table.powers.items()
                if any(word in board.data.signs for word in words) and poses[number].shown
            } - bare  # fmt: skip
            assert seals.keys() == wanted
            for number, seal in seals.items():
                (x, y), half = seal.at, seal.size / 2
                assert half <= x <= ASPECT - half + 0.001
                assert half <= y <= 1 - half
                assert x - half >= INDEX_WIDE - 0.001 or y - half >= INDEX_HIGH - 0.001
                pose = poses[number]
                assert seal.size * pose.height <= SEAL * board.plan.unit + 1


def test_a_seal_leaves_rank_and_suit_as_they_are():
    faces, rng = CardFaces(Theme()), random.Random(3)
    open_display(invisible=True)
    names = [rank + suit for rank in ("A", "2", "7", "10", "J", "Q", "K") for suit in "CDHS"]
    pilot = Pilot(new_session("cunt-soul", 4))
    some = list(seals_on(pilot.scene.board).values())
    for name in effort(rng.sample(names, 6), names):
        for height in (60, 90, 150):
            for seal in some[:3]:
                bare, borne = faces.face(name, height), faces.face(name, height, seal=seal)
                pad = faces.pad(height)
                wide = int(INDEX_WIDE * height) - 1
                high = int(INDEX_HIGH * height) - 1
                for x in range(pad, pad + wide):
                    for y in range(pad, pad + high):
                        assert bare.get_at((x, y)) == borne.get_at((x, y)), (name, height, seal)
                assert bare is not borne


@pytest.mark.drawn(3)
@every_table
def test_what_must_be_beaten_stands_on_the_pile_as_a_disc(app, turn, rules, seats):
    board = _board(app, rules, seats, SIZES[turn % len(SIZES)], turn % 2 == 1)
    items = app.scene.painter.picture(board, app.scene.theme, app.scene.telling()).resting
    found = [one.rect for one in items if one.key == "beat"]
    note = board.table.beat
    assert len(found) == (note is not None)
    for rect in found:
        assert note.label
        assert note.sign in {"up", "down", "any", "same"}
        assert rect.h >= 46 / 720 * board.plan.unit - 1
        top = board.table.zones[note.zone][-1]
        card = pygame.Rect(board.plan.poses[top.id].rect)
        index = pygame.Rect(card.x, card.y, 0.3 * card.w, 0.4 * card.h)
        assert not rect.colliderect(index)


@pytest.mark.drawn(3)
@every_table
def test_letters_of_the_card_aid_can_be_read_and_grow_with_the_text(app, turn, rules, seats):
    for size in effort(SIZES[turn % 2 :: 2], SIZES):
        board = _board(app, rules, seats, size, False)
        heights = []
        for scale in (1.0, 1.5):
            app.settings = app.settings.__class__(
                sound=False, motion="off", polite=False, ui_scale=scale
            )
            app._restyle()
            app.scene.update(0.05)
            scene = app.scene
            told = scene.telling()
            items = scene.painter.picture(scene.board, scene.theme, told).resting
            aids = [one for one in items if one.key == GUIDE]
            if not aids:
                assert rules.startswith("soul-taker") or not told.reminders, size
                continue
            form, place = scene.lay_guide().form, scene.lay_guide().rect
            assert pygame.Rect(board.area).contains(place)
            heights.append(form.scale * STYLES[ENTRY.style].size * scene.theme.scale)
        for letters in heights:
            assert letters >= max(10.5, 12 / 720 * board.plan.unit) - 0.05
        # names and numbers beside it grow as well: that may cost it a step
        assert all(FINER * later > before - 0.2 for before, later in pairwise(heights)), size
