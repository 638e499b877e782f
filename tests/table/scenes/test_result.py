"""The end of a game at the table: the last card lands, the reason is said, the result counts up."""

import random

import pygame
import pytest
from pilot import Pilot, new_session, session_at
from room import clip_of

from cardtable.table.drawing.avatars import STANDS
from cardtable.table.scenes.replay import Replay
from cardtable.table.scenes.result import PlayerLine, Result, Stake
from cardtable.table.widgets.controls import SignButton

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
    while not (said := pilot.scene.callouts.signs.announced()):
        assert not isinstance(pilot.app.scene, Result)
        pilot.step()
    assert said[0].reason == "You win with 21 points"
    assert not pilot.bubble
    assert not pilot.scene.board.busy
    assert ten in [one.id for one in pilot.state.table.zones["p1.points"]]
    assert pilot.scene.entries[-1].words == "You win with 21 points"
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 10)


def test_a_game_that_began_with_a_position_offers_nothing_that_needs_its_deal():
    pilot = ended(motion="off")
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    for sign in [one for one in pilot.app.scene.ui.root.walk() if isinstance(one, SignButton)]:
        sign.activate()
        pilot.app.step([])


@pytest.mark.drawn(2)
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
    assert first.about.parts == "10♠ · A♣ · 10♥"
    assert "21" in first.spoken


@pytest.mark.parametrize(("rules", "seats"), [("shithead", 4), ("soul-taker", 2)])
def test_everybodys_line_and_the_forfeit_are_seen_without_scrolling(rules, seats):
    session, rng = new_session(rules, seats, seed=3), random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    pilot = Pilot(new_session(rules, seats), motion="off", review=False)
    pilot.app.switch(Result(pilot.app, session))
    pilot.step(2)
    for one in pilot.app.scene.ui.root.walk():
        if isinstance(one, (PlayerLine, Stake)):
            assert clip_of(one, pilot.app.canvas.rect)[0].contains(one.rect), one.spoken


def test_the_table_can_be_looked_at_with_its_log_and_tips():
    session = new_session("cuttle", seed=3)
    rng = random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    pilot = Pilot(new_session("cuttle"), motion="off")
    result = Result(pilot.app, session, pilot.scene.left_in)
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
    told = "You play 10♥ for points. You win with 21 points."
    assert pilot.app.scene._words()[1] == told


def test_there_is_time_to_read_the_end_and_a_click_goes_on():
    pilot = ended(motion="off")
    pilot.until(lambda: pilot.state.over_at is not None, 20)
    assert pilot.state.over_at - pilot.state.now > STANDS
    pilot.click((600, 300))
    pilot.step(2)
    assert isinstance(pilot.app.scene, Result)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (2560, 1080)])
def test_the_whole_table_is_seen_beside_the_sheet(size):
    pilot = ended(motion="off")
    played = pilot.scene
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    pilot.resize(size)
    pilot.step(2)
    sheet = pilot.app.scene._sheet.rect
    assert pilot.app.scene._drawn[1].get_size() == size
    assert pilot.app.canvas.rect.contains(sheet)
    cards = [pose.rect for pose in played.board.plan.poses.values()]
    assert cards
    for rect in cards:
        assert 0 <= rect[0] <= rect[0] + rect[2] <= sheet.left


def result_of(**settings):
    pilot = ended(**settings)
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    return pilot, pilot.app.scene


def test_the_winner_is_crowned_once_the_points_are_counted():
    pilot, result = result_of(motion="normal")
    first = result._lines[0]
    assert result._honoured.words == "You win"  # Ann alone sits at the screen
    while first.counted != "21":
        assert result._honoured.put_on == 0
        pilot.step()
    while result.animating:
        pilot.step()
    assert result._honoured.put_on == 1
    assert [line.about.hat for line in result._lines] == ["crown", None]


@pytest.mark.drawn(2)
@pytest.mark.parametrize("press", [lambda p: p.key(pygame.K_RETURN), lambda p: p.click((9, 9))])
def test_any_key_or_click_ends_the_counting_and_does_nothing_else(press):
    pilot, result = result_of(motion="normal")
    pilot.step()
    assert result.animating
    press(pilot)
    assert pilot.app.scene is result
    assert (result._lines[0].counted, result._honoured.put_on) == ("21", 1)
    pilot.key(pygame.K_RETURN)  # and the next one deals
    assert pilot.app.scene is not result


def test_without_motion_all_of_the_result_is_there_at_once():
    _, result = result_of(motion="off")
    assert not result.animating
    assert (result._lines[0].counted, result._honoured.put_on) == ("21", 1)
    assert result._sheet.rect.right <= result.app.canvas.rect.right
