"""A pack is shuffled before it is dealt, where motion is wanted."""

import pytest
from pilot import Pilot, new_session

from cardtable.table.board.board import TOP


def dealt(rules, motion):
    """The sounds of a deal, and how many cards of a pack were seen aside of it."""
    pilot = Pilot(new_session(rules, seats=2), motion=motion, bot_pace=3.0)
    sounds, most = [], 0
    pilot.app.sound.play = lambda name, *_: sounds.append(name)
    for _ in range(120):
        pilot.step()
        scene = pilot.scene
        if "lay" not in sounds:
            poses, motion_ = scene.state.plan.poses, scene.board.motion
            aside = [one for one in poses if abs(motion_.at(one).x - poses[one].x) > 5]
            most = max(most, len(aside))
    pilot.until(lambda: not pilot.scene.board.busy)
    scene = pilot.scene
    assert all(
        scene.board.motion.at(one).x == pose.x for one, pose in scene.state.plan.poses.items()
    )
    return sounds, most


@pytest.mark.parametrize("rules", ["shithead", "russian-bank"])
def test_packs_are_shuffled_before_they_are_dealt(rules):
    sounds, most = dealt(rules, "normal")
    assert sounds[0] == "shuffle"
    assert "shuffle" not in sounds[sounds.index("lay") :]
    assert most == TOP


def test_a_still_table_only_sounds_like_it():
    pilot = Pilot(new_session(seats=2), motion="off", bot_pace=3.0)
    pilot.step(2)
    assert not pilot.scene.board.busy
