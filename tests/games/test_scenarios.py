"""Scenarios: from each game's page, not from its code. Every rule number must be cited by one."""

import re
import sys
from collections import Counter

import pytest
from where import playthrough_files, scenario_files

from cardtable.engine.guide import first_that_forbids
from cardtable.engine.scenario import run_scenario
from cardtable.files import (
    house_rules,
    load_rules,
    read_yaml,
    rules_files,
    rules_page,
    values_of,
)
from cardtable.games import GAMES

FILES = scenario_files()
SCENARIOS = [(path, scenario) for path in FILES for scenario in read_yaml(path)]

GAPS = {"CS-": {*range(18, 22), *range(36, 42), *range(56, 60), *range(66, 70), *range(73, 80)}}
"""Numbers that a game's rules leave free."""

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.ID for game in GAMES])


@pytest.mark.parametrize(
    "scenario",
    [scenario for _, scenario in SCENARIOS],
    ids=[f"{path.stem}: {scenario.get('name')}" for path, scenario in SCENARIOS],
)
def test_scenario(scenario):
    problems = run_scenario(scenario, load_rules)
    assert not problems, "\n".join(problems)


def test_names_are_unique():
    names = Counter((scenario.get("rules"), scenario.get("name")) for _, scenario in SCENARIOS)
    twice = [name for name, count in names.items() if count > 1]
    assert not twice, f"scenarios of the same rules have the same name: {twice}"


def numbers(game, text):
    """The rule numbers that a text names, rulings (`SH-R5`) among them."""
    return set(re.findall(rf"\b{game.RULE}-R?\d+\b", text))


def of_game(game):
    """The scenarios under any rules file of that game."""
    ids = {path.stem for path in rules_files() if load_rules(path).game is game}
    return [scenario for _, scenario in SCENARIOS if scenario.get("rules") in ids]


@every_game
def test_every_rule_is_cited_by_a_scenario(game):
    on_page = numbers(game, rules_page(game.ID))
    cited = set().union(*(numbers(game, one.get("source", "")) for one in of_game(game)))
    assert on_page, f"rules/{game.ID}.md numbers no rule; the first one is **{game.RULE}-1**"
    uncited, unknown = sorted(on_page - cited), sorted(cited - on_page)
    assert not uncited, f"no scenario has these rules of the page in its `source`: {uncited}"
    assert not unknown, f"the `source` of scenarios names rules that the page lacks: {unknown}"


@every_game
def test_the_page_leaves_no_number_out(game):
    on_page = numbers(game, rules_page(game.ID))
    for kind in ("", "R"):
        found = [re.fullmatch(rf"{game.RULE}-{kind}(\d+)", number) for number in on_page]
        counted = {int(one[1]) for one in found if one}
        wanted = set(range(1, max(counted, default=0) + 1)) - GAPS.get(f"{game.RULE}-{kind}", set())
        odd = [f"{game.RULE}-{kind}{number}" for number in sorted(counted ^ wanted)]
        assert not odd, f"the page leaves these out, or has them though they are free: {odd}"


@every_game
def test_a_game_has_a_page_and_a_playthrough(game):
    page = rules_page(game.ID)
    assert page.startswith("# "), f"rules/{game.ID}.md begins with its title: # {{game}}"
    command = f"cardtable playthrough {game.ID} > tests/playthroughs/{game.ID}.txt"
    assert game.ID in playthrough_files(), f"write a playthrough: {command}"


@pytest.mark.parametrize("rules", [path.stem for path in rules_files()])
def test_every_rules_file_has_a_scenario(rules):
    under = [scenario for _, scenario in SCENARIOS if scenario.get("rules") == rules]
    assert under, f"no scenario is played under these rules: one needs the line `rules: {rules}`"


@every_game
def test_every_option_is_played_in_each_of_its_ways(game):
    """With two values at least, and each word that it may have."""
    played = {info.name: set() for info in house_rules(game)}
    for scenario in of_game(game):
        values = values_of(load_rules(scenario["rules"], scenario.get("options") or {}))
        for name, found in played.items():
            found.add(str(values[name]))
    page = rules_page(game.ID)
    for info in house_rules(game):
        if info.name == "order":
            continue  # of the rules file, which no scenario writes
        words = [one for one in info.choices if isinstance(one, str) and info.kind == "choice"]
        words = [] if info.values == "dealer" else words
        assert len(played[info.name]) > 1, info.name
        assert {*words} <= played[info.name], info.name
        assert f"`{info.name}" in page, info.name


GUARDED = {game: sys.modules[game.guide().refusal.__module__] for game in GAMES}
GUARDED = {game: module for game, module in GUARDED.items() if hasattr(module, "GUARDS")}
"""The games whose refusals are tables of guards, and the modules where these stand."""


@pytest.mark.parametrize("game", GUARDED, ids=lambda game: game.ID)
def test_each_guard_refuses_something_in_a_scenario(game, monkeypatch):
    fired = set()

    def first(guards, tried, *named):
        fired.add(id(next(guard for guard in guards if guard.forbids(tried))))
        return first_that_forbids(guards, tried, *named)

    monkeypatch.setattr(GUARDED[game], "first_that_forbids", first)
    for scenario in of_game(game):
        run_scenario(scenario, load_rules)
    never = {
        f"{table}: {guard.key}"
        for table, guards in GUARDED[game].GUARDS.items()
        for guard in guards
        if id(guard) not in fired
    }
    assert not never, "\n".join(sorted(never))
    for guards in GUARDED[game].GUARDS.values():
        assert guards[-1].forbids(None)  # whatever was tried
