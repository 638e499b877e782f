"""The tests of Skeleton: `pytest` in its folder, with the Python that Card Table is installed for.

In Card Table's own folder `make test-game AT=…` tries all the laws of its games on this one.
"""

from pathlib import Path
from random import Random

import pytest

from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.cards import in_order
from cardtable.engine.chance import Chance
from cardtable.engine.events import Said
from cardtable.engine.scenario import run_scenario
from cardtable.files import bring_in, list_rules, load_rules, read_yaml, speak_by
from cardtable.presenter.layoutfile import layout_faults
from cardtable.presenter.phrases import has, worded

speak_by(worded)
TESTS = Path(__file__).parent
GAME = bring_in(TESTS.parent)
SCENARIOS = read_yaml(TESTS / "scenarios.yaml")
TABLES = [
    (rules, seats)
    for rules in list_rules()
    if rules.game is GAME
    for seats in range(rules.seats[0], rules.seats[1] + 1)
]
every_table = pytest.mark.parametrize(
    ("rules", "seats"), TABLES, ids=[f"{rules.id}-{seats}" for rules, seats in TABLES]
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[each["name"] for each in SCENARIOS])
def test_the_rules_hold(scenario):
    assert not run_scenario(scenario, load_rules)


@every_table
def test_random_games_end_and_lose_no_card(rules, seats):
    for seed in range(10):
        state, rng = GAME.new(rules, seats, Chance(seed)), Random(seed)
        pack = in_order(state.pack())
        for _ in range(5000):
            if state.turn is None:
                break
            state.play(f"{state.turn} {rng.choice(state.legal_moves())}")
            assert in_order([one for run in state.zones.values() for one in run]) == pack
        assert state.outcome is not None, "the game doesn't end"


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(rules, seats, level):
    state = GAME.new(rules, seats, Chance(1))
    for number in range(200):
        if state.turn is None:
            break
        chosen = decide(state.view(state.turn), find_level(level), number, Limit(iterations=4))
        state.play(f"{state.turn} {chosen.move}")


def test_the_layout_is_sound_and_owes_nothing():
    faults = [str(fault) for fault in layout_faults(GAME)]
    assert not faults


@every_table
def test_whatever_is_said_has_words(rules, seats):
    said = set()
    for seed in range(5):
        state, rng = GAME.new(rules, seats, Chance(seed)), Random(seed)
        while state.turn is not None:
            events = state.play(f"{state.turn} {rng.choice(state.legal_moves())}")
            said |= {f"log-{one.event.word}" for one in events if isinstance(one.event, Said)}
        said |= {f"end-{one.word}" for one in state.account()}
    said |= {f"do-{verb}" for verb in GAME.GRAMMAR}
    lacking = {key for key in said if not has(f"{GAME.ID}.{key}")}
    assert not lacking, f"assets/words/en/{GAME.ID}.ftl lacks {sorted(lacking)}"
