"""Scenarios: from each game's page, not from its code. Every rule number must be cited by one."""

import re
from pathlib import Path

import pytest

from cardtable.engine.scenario import run_scenario
from cardtable.files import load_rules, read_yaml, rules_files, rules_page
from cardtable.games import GAMES

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.yaml"))
SCENARIOS = [(path, scenario) for path in FILES for scenario in read_yaml(path)]

GAPS = {"CS-": {*range(18, 22), *range(36, 42), *range(56, 60), *range(66, 70), *range(73, 80)}}
"""Numbers that a game's rules leave free."""

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.ID for game in GAMES])


@pytest.mark.parametrize(
    "scenario",
    [scenario for _, scenario in SCENARIOS],
    ids=[f"{path.stem}: {scenario['name']}" for path, scenario in SCENARIOS],
)
def test_scenario(scenario):
    assert run_scenario(scenario, load_rules) == []


def test_names_are_unique():
    names = [(scenario["rules"], scenario["name"]) for _, scenario in SCENARIOS]
    assert len(set(names)) == len(names)


def numbers(game, text):
    """The rule numbers that a text names, rulings (`SH-R5`) among them."""
    return set(re.findall(rf"\b{game.RULE}-R?\d+\b", text))


def of_game(game):
    """The scenarios under any rules file of that game."""
    ids = {path.stem for path in rules_files() if load_rules(path).game is game}
    return [scenario for _, scenario in SCENARIOS if scenario["rules"] in ids]


@every_game
def test_every_rule_is_cited_by_a_scenario(game):
    on_page = numbers(game, rules_page(game.ID))
    cited = set().union(*(numbers(game, one["source"]) for one in of_game(game)))
    assert on_page
    assert sorted(on_page - cited) == [], "no scenario cites these rules of the page"
    assert sorted(cited - on_page) == [], "scenarios cite rules that the page lacks"


@every_game
def test_the_page_leaves_no_number_out(game):
    on_page = numbers(game, rules_page(game.ID))
    for kind in ("", "R"):
        found = [re.fullmatch(rf"{game.RULE}-{kind}(\d+)", number) for number in on_page]
        counted = sorted(int(one[1]) for one in found if one)
        wanted = set(range(1, max(counted) + 1)) - GAPS.get(f"{game.RULE}-{kind}", set())
        assert counted == sorted(wanted)


@every_game
def test_a_game_has_a_page_scenarios_and_a_playthrough(game):
    assert rules_page(game.ID).startswith("# ")
    assert of_game(game)
    for path in rules_files():
        if load_rules(path).game is game:
            assert any(one["rules"] == path.stem for one in of_game(game)), path.stem
    assert (HERE / "playthroughs" / f"{game.ID}.txt").is_file()
