"""The tool that shows a player hidden cards: it shows what it says, and nothing else."""

import sys
from random import Random

import ceiling
import pytest

from cardtable.engine.chance import Chance
from cardtable.files import load_rules
from cardtable.games import GAMES


def played_on(game, seed):
    """A state of as few as can play, some moves into the game."""
    rules = load_rules(game)
    state = rules.game.new(rules, rules.seats[0], Chance(seed))
    rng = Random(seed)
    for _ in range(30):
        if state.turn is None:
            break
        state.apply(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("game", [game.ID for game in GAMES])
def test_who_is_shown_everything_sees_the_truth(game):
    for seed in range(5):
        state = played_on(game, seed)
        for seat in state.seats:
            view = ceiling.opened(state, seat, everything=True)
            assert not view.unseen
            world = state.rules.game.determinize(view, Random(seed))
            for zone, spec in state.specs.items():
                assert spec.listed(world.zones[zone]) == spec.listed(state.zones[zone])


@pytest.mark.parametrize("game", [game.ID for game in GAMES])
def test_who_is_shown_hands_sees_these_and_no_more(game):
    for seed in range(5):
        state = played_on(game, seed)
        for seat in state.seats:
            plain, view = state.view(seat), ceiling.opened(state, seat)
            for zone, spec in state.specs.items():
                if spec.audience == "owner":
                    assert None not in view.zones[zone]
                else:
                    assert view.zones[zone] == plain.zones[zone]
            placed = {one for run in view.zones.values() for one in run if one is not None}
            assert placed.isdisjoint(view.unseen)


def test_the_score_of_the_seer_is_told(capsys, monkeypatch):
    words = ["ceiling.py", "soul-taker", "--level", "easy", "--games", "2"]
    monkeypatch.setattr(sys, "argv", words)
    ceiling.main()
    assert capsys.readouterr().out.startswith("2 games: ")
