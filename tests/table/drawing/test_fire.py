"""The fire of cards that burn: flames that nothing cuts off, and cards that are gone after it."""

import pygame
import pytest
from effort import effort
from pilot import Pilot, session_at

from cardtable.table.board.motion import FIRE_AFTER
from cardtable.table.board.picture import burning_cards
from cardtable.table.drawing import effects
from cardtable.table.drawing.effects import MOST, fire

BURN = {
    "turn": "p1",
    "zones": {"draw": "KC", "pile": "5C 6S", "p1.hand": "10C 7D 9S", "p2.hand": "8C JC JD"},
}
PILE = pygame.Rect(400, 400, 90, 126)
SHARES = [n / 40 for n in range(round(40 * (1 + FIRE_AFTER)) + 1)]


def painted(share, pile=PILE):
    """What burns, on a dark ground: where, and how many pixels; and where it says that it is."""
    surface = pygame.Surface((900, 900))
    item = fire(pile, share)
    item.paint(surface)
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), (3, 3, 3))
    mask.invert()
    return mask.get_bounding_rects(), mask.count(), item.rect


def test_it_flares_up_and_dies():
    bright = [painted(share)[1] for share in (0.0, 0.35, 0.9, 1 + FIRE_AFTER)]
    assert bright[1] > 4 * bright[0]
    assert bright[1] > bright[2] > 0
    assert bright[3] == 0


@pytest.mark.drawn(2)
@pytest.mark.parametrize("size", [(60, 84), (90, 126), (262, 367), (300, 126)])
def test_no_flame_is_cut_off(size):
    pile = pygame.Rect((0, 0), size)
    pile.center = (450, 500)
    for share in SHARES[:: effort(2, 1)]:
        rects, _, around = painted(share, pile)
        assert all(around.contains(rect) for rect in rects)


def test_there_are_no_more_particles_than_may_be():
    for share in SHARES:
        parts = (effects._flames, effects._sparks, effects._smoke)
        assert sum(len(part(PILE, share)) for part in parts) <= MOST


def burning(**settings):
    pilot = Pilot(session_at(BURN, 2, 1), bot_pace=3.0, **settings)
    pilot.rest()
    pilot.drag_card("10C", "pile")
    return pilot


def keys(pilot):
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    return [item.key for item in (*picture.resting, *picture.moving, *picture.floating)]


def test_cards_lie_burning_until_they_are_gone_and_are_counted_after_that():
    pilot = burning(motion="normal")
    pilot.until(lambda: pilot.scene.board.fire.blaze is not None, 5)
    board = pilot.scene.board
    burnt = board.fire.hidden
    assert len(burnt) == 3
    assert "fire" in keys(pilot)
    while board.fire.hidden:
        assert len(board.table.zones["pile"]) == 3
        assert not board.table.zones["burned"]
        assert not {("chip", "pile"), ("chip", "burned")} & set(keys(pilot))
        pilot.step()
    assert {one.id for one in board.table.zones["burned"]} == burnt
    assert not burnt & board.motion.moving  # they don't fly: what burns is gone
    assert ("chip", "burned") in keys(pilot)
    pilot.until(lambda: board.fire.blaze is None, 5)
    assert "fire" not in keys(pilot)


def test_a_card_that_burns_has_less_and_less_of_itself():
    pilot = burning(motion="normal")
    pilot.until(lambda: pilot.scene.board.fire.blaze is not None, 5)
    scene = pilot.scene
    left = []
    while scene.board.fire.hidden:
        sprites = {one.id: one for one in scene.board.table.sprites()}
        items = burning_cards(scene.painter.painter, scene.board, sprites)
        surface = pygame.Surface(pilot.app.canvas.size, pygame.SRCALPHA)
        for item in items:
            item.paint(surface)
        left.append(pygame.mask.from_surface(surface).count())
        pilot.step(6)
    assert left[0] > 5000
    assert left[-1] < left[0] / 20
    assert left == sorted(left, reverse=True)


def test_whoever_hurries_sees_no_fire_and_the_cards_are_gone():
    pilot = burning(motion="normal")
    pilot.until(lambda: pilot.scene.board.fire.blaze is not None, 5)
    pilot.scene.hurry()
    assert pilot.scene.board.fire.blaze is None
    assert len(pilot.scene.board.table.zones["burned"]) == 3


def test_nothing_burns_where_motion_is_off():
    pilot = burning(motion="off")
    for _ in range(60):
        assert pilot.scene.board.fire.blaze is None
        assert "fire" not in keys(pilot)
        pilot.step()
