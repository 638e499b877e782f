"""The fire of a pile that burns."""

import pygame
from pilot import Pilot, session_at

from cardtable.table.drawing.fire import fire
from cardtable.table.drawing.theme import Theme

BURN = {
    "turn": "p1",
    "zones": {"draw": "KC", "pile": "5C 6S", "p1.hand": "10C 7D 9S", "p2.hand": "8C JC JD"},
}
PILE = pygame.Rect(100, 100, 90, 126)


def lit(share):
    """How many pixels burn."""
    surface = pygame.Surface((320, 320))
    fire(Theme(), PILE, share).paint(surface)
    return (
        surface.get_size()[0] * 320
        - pygame.mask.from_threshold(surface, (0, 0, 0), (9, 9, 9)).count()
    )


def test_it_flares_up_and_dies():
    assert lit(0.35) > lit(0.0)
    assert lit(0.35) > lit(0.9)
    assert lit(1.0) == 0


def burning(**settings):
    pilot = Pilot(session_at(BURN, 2, 1), bot_pace=3.0, **settings)
    pilot.rest()
    pilot.drag_card("10C", "pile")
    seen = set()
    for _ in range(120):
        pilot.step()
        picture = pilot.scene.painter.picture(
            pilot.scene.board, pilot.scene.theme, pilot.scene.telling()
        )
        seen |= {item.key for item in picture.floating if isinstance(item.key, str)}
    return seen


def test_a_burnt_pile_goes_up_in_flames():
    assert "fire" in burning(motion="normal")


def test_nothing_burns_where_motion_is_off():
    assert "fire" not in burning(motion="off")
