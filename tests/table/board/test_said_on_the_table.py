"""What stands on the table without being asked for says what it is: numbers, letters, places."""

from itertools import product

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import phrase

SIZES = [(960, 600), (1024, 768), (1280, 720), (1920, 1080)]
CALL = {
    "turn": "p1",
    "zones": {
        "source": "2C 3C 9D", "pile": "4D",
        "p1.hand": "7H 5D JS", "p1.up": "AD 6C 8C", "p1.down": "2D 3D 3H", "p1.field": "2H",
        "p2.hand": "JC QC KC 8H", "p2.up": "4S 10D 10C", "p2.down": "QD QH QS", "p2.field": "10H",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", [one.ID for one in GAMES])
def test_a_letter_on_a_face_is_explained_by_name(game):
    data = table_of(game)
    for badge in data.badges:
        tip = phrase(data, "badge", f"{badge.key} tip", {"who": "Ann"}, str)
        assert not badge.chip or tip.startswith(f"{badge.chip}: ")


@pytest.mark.drawn(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_buttons_at_the_source_leave_the_burn_pile_in_sight(size):
    for scale, line in product((1.0, 1.5, 2.0), ("play 7H", "play 5D")):
        session = session_at(CALL, 2, 1, "cunt-soul")
        session.play(line)
        pilot = Pilot(session, size=size, motion="off", bot_pace=600.0, ui_scale=scale)
        pilot.step(3)
        rect = pygame.Rect(pilot.state.plan.zones["burned"].rect)
        assert pilot.scene.surround.buttons
        assert rect.collidelist([one.rect for one in pilot.scene.surround.buttons]) < 0


def test_source_and_burned_cards_are_counted_and_named_and_the_burned_lie_half_under_it():
    zones = {**CALL["zones"], "burned": "KD KH", "source": "2C 3C"}
    pilot = Pilot(session_at({**CALL, "zones": zones}, 2, 1, "cunt-soul"), motion="off")
    pilot.step(3)
    scene, plan = pilot.scene, pilot.state.plan
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    told = {one.key[1:]: one.rect for one in picture.resting if one.key[0] == "tally"}
    assert told[("burned", 0)].right < plan.zones["burned"].rect.left  # number and word beside it
    assert told[("source", 1)].bottom < told[("burned", 0)].top + 2
    burned, source = plan.zones["burned"].rect, plan.zones["source"].rect
    assert 0.3 * burned.h < source.bottom - burned.top < 0.7 * burned.h
    pilot.move((round(burned.centerx), round(burned.bottom - 8)))
    pilot.step(60)
    assert "Burned cards" in pilot.bubble
