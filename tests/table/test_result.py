"""The end of a game at the table: the last card lands, the reason is said, the result counts up."""

import random

import pygame
import pytest
from pilot import Pilot, new_session, session_at

from cardtable.table.scenes.playing.finale import A_LETTER
from cardtable.table.scenes.replay import Replay
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
    assert pilot.bubble == "Ann wins with 21 points, and needed 21"
    assert not pilot.scene.board.busy
    assert ten in [one.id for one in pilot.state.table.zones["p1.points"]]
    assert pilot.scene.entries[-1].words == "Ann wins with 21 points, and needed 21"
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


def test_the_table_can_be_looked_at_with_its_log_and_tips():
    session = new_session("cuttle", seed=3)
    rng = random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    pilot = Pilot(new_session("cuttle"), motion="off")
    result = Result(pilot.app, session, pilot.scene.snapshot())
    pilot.app.reset(result)
    pilot.step(2)
    result._look()
    pilot.step(2)
    replay = pilot.app.scene
    assert isinstance(replay, Replay)
    assert replay.at == replay.last_step > 0
    assert replay.entries
    one = next(one for one in replay.board.table.sprites() if one.zone.endswith(".points"))
    pose = replay.board.plan.poses[one.id]
    pilot.move((round(pose.x), round(pose.y)))
    pilot.step(120)
    assert replay.telling().bubble
    pilot.key(pygame.K_ESCAPE)
    pilot.step(2)
    assert pilot.app.scene is result


def test_the_last_move_is_told_with_the_reason():
    pilot = ended(motion="off")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    told = "Ann lays 10♥ for points. Ann wins with 21 points, and needed 21"
    assert pilot.app.scene._words()[1] == told


def test_there_is_time_to_read_the_end_and_a_click_goes_on():
    pilot = ended(motion="off")
    pilot.until(lambda: bool(pilot.bubble), 20)
    since, letters = pilot.state.now, len(pilot.bubble + pilot.scene.last)
    assert pilot.state.over_at - since > A_LETTER * letters
    pilot.click((600, 300))
    pilot.step(2)
    assert isinstance(pilot.app.scene, Result)


def test_a_window_of_another_size_keeps_the_table_behind():
    pilot = ended(motion="off")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    pilot.resize((960, 600))
    pilot.step(2)
    assert pilot.app.scene._veiled.get_size() == (960, 600)
