"""Positions in which a computer player must find a line, or must never say it: `blunders/`.

Each has a position as scenarios have it, perhaps lines that are played first (`do`), and the lines
that are right (`must`) or wrong (`never`); `*` stands for anything. `from: easy` marks wins and
losses in one, which every level from easy up sees; the others are asked of every level that thinks
ahead.
"""

from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from effort import effort

from cardtable.ai.levels import LEVELS, PLAIN, Limit, find_level
from cardtable.ai.player import characters, decide
from cardtable.engine.position import read_position
from cardtable.files import load_rules, read_yaml
from cardtable.games import GAMES

HERE = Path(__file__).parent
FILES = sorted((HERE / "blunders").glob("*.yaml"))
POSITIONS = [(path.stem, one) for path in FILES for one in read_yaml(path)]
NAMES = [f"{game}: {one['name']}" for game, one in POSITIONS]
KEYS = {"name", "rules", "options", "seats", "position", "do", "must", "never", "from", "thoughts"}
SEEDS = range(effort(1, 3))
TRIED = ("easy", "medium")
"""Levels with the most leeway among those that think, and among those that don't."""
THOUGHTS = 300
"""No level thinks longer here, unless a position says so."""


def levels(position):
    """Who is asked."""
    if position.get("from") == "easy":
        return [name for name, level in LEVELS.items() if level.watchful]
    return [name for name, level in LEVELS.items() if level.iterations]


def of_all_characters(game, position, tried):
    """The levels that are asked; those that are `tried` as every character that the game shows."""
    asked = levels(position)
    like = [one.name for one in characters(load_rules(game)) if one != PLAIN]
    return [*asked, *(f"{level}:{one}" for level in asked for one in like if level in tried)]


def reached(game, position):
    """The state in which the line is to be found."""
    rules = load_rules(position.get("rules", game), position.get("options") or {})
    state = read_position(rules, position.get("seats", 2), position["position"])
    for line in listed(position, "do"):
        state.play(line)
    state.drain()
    return state


def listed(position, key):
    """The lines under that key, one or several."""
    lines = position.get(key) or []
    return [lines] if isinstance(lines, str) else lines


def among(line, lines):
    """Whether a line is one of these."""
    return any(fnmatchcase(line, one) for one in lines)


CASES = [
    (*each, level)
    for turn, each in enumerate(POSITIONS)
    for level in of_all_characters(*each, effort([TRIED[turn % 2]], TRIED))
]


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("game", "position", "level"),
    CASES,
    ids=[f"{game}: {one['name']}: {level}" for game, one, level in CASES],
)
def test_no_blunder(game, position, level):
    state = reached(game, position)
    limit = Limit(iterations=position.get("thoughts", THOUGHTS))
    must, never = listed(position, "must"), listed(position, "never")
    for seed in SEEDS:
        line = decide(state.view(state.turn), find_level(level), seed, limit).move
        assert not among(line, never)
        assert not must or among(line, must)


@pytest.mark.parametrize(("game", "position"), POSITIONS, ids=NAMES)
def test_there_is_something_to_get_wrong(game, position):
    assert set(position) <= KEYS
    state = reached(game, position)
    legal = state.legal_moves()
    must, never = listed(position, "must"), listed(position, "never")
    right = [line for line in legal if (not must or among(line, must)) and not among(line, never)]
    assert right, "nothing is right"
    assert len(right) < len(legal), "nothing is wrong"
    said = [one for one in (*must, *never) if any(among(line, [one]) for line in legal)]
    assert said == [*must, *never], "some of these lines are not legal anyway"


def test_names_are_unique():
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("game", sorted({game for game, _ in POSITIONS}))
def test_there_are_enough_of_each_game(game):
    assert game in {each.ID for each in GAMES}
    assert sum(name.startswith(f"{game}: ") for name in NAMES) >= 12
