"""Where the repository and its tests lie, for tests that read their files."""

from pathlib import Path

from cardtable.files import outside_games

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent


def scenario_files():
    """Every file of scenarios, those of games from elsewhere among them (CARDTABLE_GAMES)."""
    beside = (one.folder / "tests" / "scenarios.yaml" for one in outside_games())
    return [*sorted((TESTS / "scenarios").glob("*.yaml")), *filter(Path.is_file, beside)]


def playthrough_files():
    """Every playthrough, by the id of its game."""
    found = {path.stem: path for path in sorted((TESTS / "playthroughs").glob("*.txt"))}
    for one in outside_games():
        path = one.folder / "tests" / "playthrough.txt"
        if one.game is not None and path.is_file():
            found[one.game.ID] = path
    return found
