"""Which build the tests run on: plain Python, or the engine as machine code (`make test-compiled`).

All other tests hold for both; this one fails if the wrong one is tried unnoticed.
"""

import copy
import os
import pickle
from importlib import import_module

import pytest

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.files import load_rules
from cardtable.games import GAMES, SHIPPED

COMPILED = os.environ.get("CARDTABLE_COMPILED") == "1"
HOT = (
    "ai.search",
    "ai.turns",
    "ai.evaluation.cuttle",
    "engine.state",
    *(game.__module__.removeprefix("cardtable.") for game in SHIPPED),
)


@pytest.mark.parametrize("name", HOT)
def test_the_build_is_the_one_asked_for(name):
    path = import_module(f"cardtable.{name}").__file__
    assert path.endswith(".py") is not COMPILED, (
        "this ran on the other build; a game is compiled if it is a package, with a `game.py`"
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_a_copy_stands_alone(game):
    rules = load_rules(game.ID)
    state = rules.game.new(rules, rules.seats[0], Chance(3))
    before = state.view("p1")
    clone = state.clone()
    assert vars_of(clone) == vars_of(state)
    for _ in range(5):
        clone.apply(clone.legal_moves()[0])
    assert state.view("p1") == before
    assert clone.view("p1") != before


def vars_of(state):
    return (state.zones, state.memory, state.known, state.turn, state.seats, state.outcome)


def test_cards_stay_the_same_objects():
    assert pickle.loads(pickle.dumps(card("10H"))) is card("10H")
    assert copy.copy(card("10H")) is card("10H")
