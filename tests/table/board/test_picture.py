"""A lively cloth glimmers where it is bare, and no other cloth does."""

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session

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
