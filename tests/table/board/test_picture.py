"""The picture: nothing is painted beside its place, and a lively cloth glimmers where bare."""

from dataclasses import replace

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session
from room import told_on

from cardtable.games import GAMES
from cardtable.table.board.picture import EVERY, LASTS


def glints(pilot, seconds):
    """The glint of each frame, if there is one, and what lies on the cloth at that time."""
    for _ in range(round(seconds * 1000 / pilot.clock.milliseconds)):
        pilot.step()
        scene = pilot.scene
        picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
        found = [item.rect for item in picture.moving if item.key == "glint"]
        lying = [item.rect for item in picture.resting]
        lying += [item.rect for item in picture.moving if item.key != "glint"]
        yield found, [*lying, *map(pygame.Rect, scene.surround.taken())]


@pytest.mark.drawn(3)
@pytest.mark.parametrize("game", [one.ID for one in GAMES])
def test_a_lively_table_glimmers_on_its_bare_cloth_only(game):
    pilot = Pilot(new_session(game), motion="lively", bot_pace=600.0)
    pilot.step(5)
    pilot.clock.milliseconds = 50
    pilot.until(lambda: not pilot.scene.board.busy)
    seen = 0
    for found, lying in glints(pilot, EVERY * effort(3, 20)):
        assert len(found) <= 1
        for rect in found:
            seen += 1
            middle = pygame.Rect(rect.center, (1, 1))
            assert middle.collidelist(lying) < 0
    assert seen > effort(3, 20) * LASTS * 20 / 2


@pytest.mark.parametrize("motion", ["off", "short", "normal"])
def test_no_other_table_glimmers(motion):
    pilot = Pilot(new_session("cunt-soul"), motion=motion, bot_pace=60.0)
    pilot.rest()
    pilot.clock.milliseconds = 50
    assert not any(found for found, _ in glints(pilot, 3 * EVERY))


@pytest.mark.drawn(3)
@pytest.mark.parametrize("game", [one.ID for one in GAMES])
def test_nothing_is_painted_beside_its_place(game):
    """What was painted there would stay when the item has gone."""
    pilot = Pilot(new_session(game), (1920, 1080), motion="off", bot_pace=600.0)
    pilot.step(5)
    scene = pilot.scene
    telling = replace(
        scene.telling(), wait=1.0, banner="Over", banner_share=0.5, bubble="Not there",
        bubble_at=pygame.Rect(900, 500, 9, 9), warning="Mind", intro="Play",
        focus=pygame.Rect(9, 9, 9, 9), flash=pygame.Rect(700, 400, 90, 120), flash_share=0.3,
    )  # fmt: skip
    picture = scene.painter.picture(scene.board, scene.theme, telling)
    keys = {item.key for item in picture.floating}
    assert {"wait", "flash", "focus", ("banner", "Over"), ("bubble", "Not there")} <= keys
    ground = pygame.Surface((1920, 1080)).convert()
    bare = pygame.image.tobytes(ground, "RGB")
    for item in (*picture.resting, *picture.floating):
        item.paint(ground)
        ground.fill(0, item.rect)
        assert pygame.image.tobytes(ground, "RGB") == bare, item.key


@pytest.mark.parametrize(("rules", "seats"), [("cuttle-teams", 4), ("russian-bank", 2)])
def test_before_the_first_move_one_note_is_shown_that_covers_no_tag_and_no_coins(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=12), motion="off")
    pilot.until(lambda: pilot.session.turn == pilot.state.reader and pilot.state.at_rest, 20)
    notes, kept = told_on(pilot.scene)
    assert list(notes) == ["intro"]
    assert kept
    assert notes["intro"].collidelist(kept) < 0


def test_a_banner_gives_way_to_a_tag_that_comes_later():
    pilot = Pilot(new_session("shithead"), motion="off")
    pilot.step(5)
    scene = pilot.scene
    painter, told = scene.painter, scene.telling()
    told.banner, told.banner_share, told.controls = "A library!\nBarnaby has 14 cards", 0.5, ()

    def banner():
        items = painter.picture(scene.board, scene.theme, told).floating
        return next(
            one.rect for one in items if isinstance(one.key, tuple) and one.key[0] == "banner"
        )

    at = banner()
    told.controls = ((at.centerx, at.bottom - at.h // 3, 60, 24),)
    now = banner()
    assert not now.inflate(-20, -20).colliderect(told.controls[0])
    assert banner() == now
