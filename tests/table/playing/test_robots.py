"""Whole games from the menu to the result: by a controller alone, and by fingers alone."""

import pytest
from robots import FingerRobot, PadRobot

from cardtable.table.scenes.result import Result

LONG = pytest.mark.long
TABLES = [
    ("Cuttle", "1", 0),
    pytest.param("Cuttle", "2", 3, marks=LONG),
    pytest.param("Soul Taker", "1", 0, marks=LONG),
    pytest.param("Soul Taker", "2", 0, marks=LONG),
    pytest.param("Shithead", "2", 4, marks=LONG),
    pytest.param("Shithead", "1", 2, marks=LONG),
    pytest.param("Cunt-Soul", "2", 4, marks=LONG),
    pytest.param("Cunt-Soul", "3", 3, marks=LONG),
    pytest.param("Russian Bank", "5", 0, marks=LONG),
    pytest.param("Russian Bank", "3", 0, marks=LONG),
]
"""A game, the number of its deal, and how many sit there; 0: as many as usual."""


@pytest.mark.drawn(2)
@pytest.mark.parametrize("robot", [PadRobot, FingerRobot])
@pytest.mark.parametrize(("game", "deal", "seats"), TABLES)
def test_a_whole_game_from_the_menu_to_the_result(monkeypatch, tmp_path, robot, game, deal, seats):
    one = robot(monkeypatch, tmp_path)
    one.sit_down(game, deal, seats)
    session = one.session
    one.play_out()
    assert session.over
    assert isinstance(one.app.scene, Result)
    assert one.app.device == ("pad" if robot is PadRobot else "touch")
