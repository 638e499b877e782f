"""The game that `make new-game` begins plays at once, and passes the tests of all games."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from where import ROOT

COPIED = (
    "cardtable",
    "assets",
    "rules",
    "tests",
    "tools",
    "docs",
    "README.md",
    "pyproject.toml",
    "cardtable.cdx.json",
)
FILES = {
    "assets/layouts/old-maid.yaml",
    "assets/words/en/old-maid.ftl",
    "cardtable/games/old_maid/__init__.py",
    "cardtable/games/old_maid/game.py",
    "cardtable/games/old_maid/told.py",
    "cardtable/games/old_maid/options.py",
    "rules/old-maid.md",
    "rules/old-maid.yaml",
    "tests/playthroughs/old-maid.txt",
    "tests/scenarios/old-maid.yaml",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the repository in which a new game has been begun."""
    copy = tmp_path_factory.mktemp("new")
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy)
    done = run(copy, "tools/new_game.py", "old-maid")
    assert set(done.stdout.splitlines()[:-1]) == FILES
    return copy


def run(copy, *words):
    """Run the copy's Python, and not what is installed."""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


SHORT = ("tests/games/test_laws.py", "tests/games/test_scenarios.py", "tests/games/test_powers.py",
         "tests/table/board/test_sizes.py", "tests/table/board/test_pull.py")  # fmt: skip
"""By day: what its rules and its table owe. By night all tests are tried."""


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize("night", [False, pytest.param(True, marks=pytest.mark.long)])
def test_it_passes_the_tests_of_all_games(copy, night):
    some = ["tests"] if night else SHORT
    told = run(
        copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "old-maid", *some
    )
    assert "skipped" not in told.stdout


def test_the_scenario_in_the_manual_holds(copy):
    """It is about the game as `make new-game NAME=hearts` writes it."""
    page = (ROOT / "docs/positions.md").read_text("utf-8")
    scenario = re.search(r"^```yaml\n(- name: .*?)^```$", page, re.MULTILINE | re.DOTALL)[1]
    (copy / "page.yaml").write_text(scenario.replace("hearts", "old-maid"), "utf-8")
    run(copy, "-m", "cardtable", "check", "page.yaml")


def test_its_style_is_that_of_the_project(copy):
    run(copy, "-m", "ruff", "check", "--no-cache", "cardtable/games")
    run(copy, "-m", "ruff", "format", "--check", "--no-cache", "cardtable/games")


def test_its_types_are_checked_like_all_others(copy):
    run(copy, "-m", "mypy", "cardtable/games/old_maid")


def test_nothing_of_the_skeleton_is_left(copy):
    for name in FILES:
        text = (copy / name).read_text("utf-8")
        assert "keleton" not in text
        assert "SK-" not in text
    assert "**OM-1**" in (copy / "rules/old-maid.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "words"), [("shithead-x", "a variant of it"), ("Hearts", "lower"), ("", "lower")]
)
def test_other_names_are_refused(name, words):
    done = subprocess.run(
        [sys.executable, ROOT / "tools/new_game.py", name],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stdout == ""


# ------------------------------------------------------------------ outside the program


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """The folder of a game that has been begun outside the program."""
    folder = tmp_path_factory.mktemp("elsewhere") / "hearts"
    run(ROOT, "tools/new_game.py", "--at", folder)
    return folder


def results(folder, *some):
    """Whether the game’s own tests pass, and what they say."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *some],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0, done.stdout + done.stderr


def pieces():
    """The changes that the manual makes to a begun game, in its order: file, before, after."""
    page = (ROOT / "docs/new-game.md").read_text("utf-8")
    for piece in re.findall(r"^```diff\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        file, *lines = piece.splitlines()
        before = [line[1:] for line in lines if not line.startswith("+")]
        yield file, "\n".join(before), "\n".join(line[1:] for line in lines)


@pytest.mark.slow
def test_the_game_in_the_manual_is_made_as_it_says(elsewhere):
    page = (ROOT / "docs/new-game.md").read_text("utf-8")
    said = re.search(r"Now `pytest` says what's missing: `([^`]+)`", page)[1]
    for file, before, after in pieces():
        path = elsewhere / file
        text = path.read_text("utf-8")
        assert text.count(before) == 1, f"{file}: {before}"
        path.write_text(text.replace(before, after), "utf-8")
        if file == "tests/scenarios.yaml":
            good, told = results(elsewhere, "-k", "next")
            assert not good
            assert said in told
    good, told = results(elsewhere)
    assert good, told
    for file in ("assets/words/en/hearts.ftl", "assets/layouts/hearts.yaml"):
        assert "must_draw" in (elsewhere / file).read_text("utf-8")


def test_a_game_elsewhere_begins_in_an_empty_folder_outside_the_program(elsewhere):
    for folder, words in ((elsewhere, "isn't empty"), (ROOT / "docs" / "hearts", "inside")):
        done = subprocess.run(
            [sys.executable, ROOT / "tools/new_game.py", "--at", folder],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert words in done.stderr
