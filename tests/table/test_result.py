"""The end of a game at the table: the last card lands, the reason is said, the result counts up."""

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.table.scenes.result import Result

ONE_MOVE = {
    "turn": "p1",
    "zones": {"draw": "4C 5C", "p1.hand": "10H", "p2.hand": "3S 3D", "p1.points": "10S AC"},
}


def ended(**settings):
    """The last card of a game of Cuttle has been played, and is under way."""
    pilot = Pilot(session_at(ONE_MOVE, 2, 1, "cuttle"), **settings)
    pilot.rest()
    pilot.drag_card("10H", "p1.points")
    assert pilot.session.over
    return pilot


def test_the_last_card_lands_before_the_reason_is_said():
    pilot = ended(motion="normal")
    ten = pilot.sprite("10H").id
    while not pilot.bubble:
        assert not isinstance(pilot.app.scene, Result)
        pilot.step()
    assert pilot.bubble == "Ann has 21 points: 21 were enough"
    assert not pilot.scene.board.busy
    assert ten in [one.id for one in pilot.state.table.zones["p1.points"]]
    assert pilot.scene.entries[-1].words == "Ann has 21 points: 21 were enough"
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 10)


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_scores_count_up_and_are_broken_down(motion):
    pilot = ended(motion=motion)
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    pilot.step()
    first = pilot.app.scene._lines[0]
    seen = [int(first.counted)]
    while pilot.app.scene.animating:
        pilot.step()
        seen.append(int(first.counted))
    assert seen == sorted(seen)
    assert seen[-1] == 21
    assert (seen[0] == 21) == (motion == "off")
    assert first.parts == "10♠ · A♣ · 10♥"
    assert "21" in first.spoken


def test_the_table_stays_behind_and_can_be_looked_at():
    pilot = ended(motion="off")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    pilot.step(2)
    result = pilot.app.scene
    corner = pilot.app.canvas.rect.inflate(-40, -40).bottomleft
    veiled = pygame.display.get_surface().get_at(corner)
    result._look()
    pilot.step(2)
    screen = pygame.display.get_surface()
    plain = screen.get_at(corner)
    assert sum(plain[:3]) >= sum(veiled[:3])
    table = pygame.transform.smoothscale(result._picture, screen.get_size())
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(table, "RGB")
    pilot.key(pygame.K_SPACE)
    pilot.step(2)
    assert screen.get_at(corner) == veiled
    assert isinstance(pilot.app.scene, Result)


def test_a_window_of_another_size_keeps_the_table_behind():
    pilot = ended(motion="off")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    pilot.resize((960, 600))
    pilot.step(2)
    assert pilot.app.scene._veiled.get_size() == (960, 600)
