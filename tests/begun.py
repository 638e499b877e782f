"""What a game need not have on its first day (`make new-game`), and whether it has it by now."""

import pytest
from strategies import TABLES

from cardtable.files import LESSONS, asset_path, load_rules, rules_folder


def _game(rules):
    return load_rules(rules).game


def has_layout(rules):
    """Without one, zones lie in rows, lines are buttons, and the log tells words of the game’s."""
    return asset_path(f"layouts/{_game(rules).ID}.yaml").is_file()


laid_out_table = pytest.mark.parametrize(
    "table", [one for one in TABLES if has_layout(one[0])], ids=lambda one: f"{one[0]}-{one[1]}"
)


def has_words(rules, language):
    """Whether its words are there in that language."""
    return asset_path(f"words/{language}/{_game(rules).ID}.ftl").is_file()


def has_lessons(rules):
    """Whether its lessons are written."""
    return (rules_folder() / LESSONS / f"{_game(rules).ID}.yaml").is_file()


def has_reasons(rules):
    """Whether it says why a line may be a good one."""
    return rules.game.guide().tells("reasons")
