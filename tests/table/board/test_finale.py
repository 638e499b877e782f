"""How a game ends at the table: a win in its own manner, a loss gently, places in order."""

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session

from cardtable.games import GAMES
from cardtable.presenter.tablefile import table_of
from cardtable.table.drawing.bits import STEPS, Flight, _bit
from cardtable.table.drawing.particles import MOST
from cardtable.table.scenes.result import Result

MINE = [game.ID for game in GAMES]


def ended(rules, seats, seed, motion="normal"):
    """A table that finds its game over."""
    session = new_session(rules, seats, 1, seed)
    pilot = Pilot(session, motion=motion)
    while not session.over:
        session.play(f"{session.turn} {session.fallback_line(pilot.thinker.rng)}")
    pilot.scene.board.reset(session.view("p1"), session.events_for("p1"))
    pilot.state.shown = session.step_count
    pilot.until(lambda: pilot.state.over_at is not None, 20)
    return pilot


def kinds(pilot):
    return [one.kind for one in pilot.scene.callouts.signs.shown]


def test_every_table_celebrates_in_a_manner_of_its_own():
    manners = [table_of(game).finale for game in MINE]
    assert len({one.way for one in manners}) == len(MINE)
    assert len({one.of for one in manners}) == len(MINE)


@pytest.mark.parametrize("rules", MINE)
def test_the_winner_is_celebrated_and_all_places_are_called_one_after_the_other(rules):
    for seed in range(1, 1 + effort(1, 6)):
        pilot = ended(rules, 2, seed)
        ranking = pilot.session.state.outcome.ranking
        signs = pilot.scene.callouts.signs.shown
        assert kinds(pilot).count("win") == 1
        assert sum(one.count for one in signs) <= MOST
        called = [one for one in signs if one.kind == "place"]
        assert sorted(one.begin for one in called) == [one.begin for one in called]
        assert len({one.begin for one in called}) == len(called)
        wanted = [
            (pilot.state.plan.plates[seat].center, str(1 + sum(map(len, ranking[:number]))))
            for number, group in enumerate(ranking)
            for seat in group
        ]
        found = [
            ((x + w // 2, y + h // 2), one.words) for one in called for x, y, w, h in one.rects
        ]
        for (at, words), (place, number) in zip(found, wanted, strict=True):
            assert words == number
            assert at == pytest.approx(place, abs=2)
        lost = "p1" in ranking[-1] and len(ranking) > 1
        assert ("loss" in kinds(pilot)) == lost
        pilot.until(lambda pilot=pilot: isinstance(pilot.app.scene, Result), 30)


@pytest.mark.parametrize("rules", MINE)
def test_without_motion_nothing_flies_and_the_result_comes_all_the_same(rules):
    pilot = ended(rules, 2, 1, motion="off")
    assert not pilot.scene.callouts.signs.shown
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 30)


@pytest.mark.parametrize("way", ["rise", "whirl", "fountain", "rain", "soar", "sink"])
def test_what_flies_comes_and_goes(way):
    area = pygame.Rect(0, 0, 1280, 720)
    flight = Flight(way, "star", area, (640, 700), 700, 36)
    there = [
        sum(_bit(flight, n, step / STEPS) is not None for n in range(36)) for step in range(STEPS)
    ]
    assert there[0] == 0
    assert max(there) > 18
    assert all(_bit(flight, n, 1.0) is None for n in range(36))
