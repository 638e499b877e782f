"""Games from elsewhere: how they come in, and that a broken one costs no more than itself."""

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from functools import partial

import pytest
from where import ROOT

from cardtable import files
from cardtable.ai import arena
from cardtable.cli import main
from cardtable.files import DataError, Fault, elsewhere, load_rules
from cardtable.games import GAMES, SHIPPED
from cardtable.presenter.layoutfile import laid_out, layout_faults, table_of
from cardtable.session import Player, Session, latest_game


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """The folder of a game as `make new-game AT=…` begins it."""
    folder = tmp_path_factory.mktemp("elsewhere") / "old-maid"
    command = [sys.executable, ROOT / "tools/new_game.py", "--at", folder]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture
def game(begun, tmp_path, monkeypatch):
    """A copy of it, in a home of its own; afterwards all that was brought in is gone."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("CARDTABLE_GAMES", raising=False)
    folder = tmp_path / "old-maid"
    shutil.copytree(begun, folder)
    yield folder
    forget()


def forget():
    """Let the program begin anew."""
    for one in files.outside_games():
        elsewhere._take_out(one.folder)
    assert tuple(GAMES) == SHIPPED
    assert not elsewhere.game_folders


def change(path, before, after):
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), "utf-8")


def test_an_added_game_is_like_any_other_until_it_is_removed(game):
    files.add_game(game)
    rules = load_rules("old-maid")
    assert rules in files.list_rules()
    assert "OM-1" in files.rules_page("old-maid")
    assert table_of("old-maid").zones["pile"].name == "Pile"
    forget()
    files.load_games()  # as when the program starts again
    assert files.game_ids()[-1] == "old-maid"
    files.remove_game(game)
    files.load_games()
    assert "old-maid" not in files.game_ids()
    assert (game / "game/game.py").is_file()


@pytest.mark.slow
def test_other_processes_find_it_by_the_same_path(game):
    files.bring_in(game)
    result = arena.simulate(load_rules("old-maid"), ["easy", "random"], games=2, jobs=2)
    assert result["games"] == 2


def test_a_game_named_by_the_variable_is_there_for_this_start_only(game, monkeypatch):
    monkeypatch.setenv("CARDTABLE_GAMES", os.pathsep.join([str(game), str(game / "nowhere")]))
    files.load_games()
    assert "old-maid" in files.game_ids()
    assert [fault.path for fault in files.faulty_games()] == [game / "nowhere"]
    monkeypatch.delenv("CARDTABLE_GAMES")
    forget()
    files.load_games()
    assert not files.outside_games()


def test_an_installed_package_is_found_by_its_entry_point(game, tmp_path, monkeypatch):
    site = tmp_path / "site"
    shutil.copytree(game, site / "cardtable_old_maid")
    (site / "old_maid-1.0.dist-info").mkdir()
    (site / "old_maid-1.0.dist-info" / "entry_points.txt").write_text(
        "[console_scripts]\nold = elsewhere:main\n"
        "[cardtable.games]\nold-maid = cardtable_old_maid\n"
    )
    monkeypatch.syspath_prepend(str(site))
    files.load_games()
    (found,) = files.outside_games()
    assert (found.how, found.game.ID) == ("installed", "old-maid")


def spoil(file, before, after, game):
    change(game / file, before, after)


BROKEN = {
    "name": (partial(spoil, "game/game.py", "class Old", "nonsense\nclass Old"), "game.py:"),
    "syntax": (partial(spoil, "game/options.py", "@dataclass\n", "@dataclass(\n"), "options.py:"),
    "import": (partial(spoil, "game/told.py", "import Seq", "import None_, Seq"), "told.py:"),
    "deal": (partial(spoil, "game/game.py", '"draw", "pile")', '"nowhere", "pile")'), "game.py:"),
    "exit": (partial(spoil, "game/__init__.py", "GAME", "raise SystemExit\nGAME"), "SystemExit"),
    "no game": (partial(spoil, "game/__init__.py", "GAME", "OTHER"), "GAME"),
    "no rules": (lambda game: (game / "rules/old-maid.yaml").unlink(), "rules/old-maid.yaml"),
    "no page": (lambda game: (game / "rules/old-maid.md").unlink(), "rules/old-maid.md"),
    "faulty rules": (partial(spoil, "rules/old-maid.yaml", "hand_size", "hand_sise"), "hand_size"),
    "no module": (lambda game: (game / "game/__init__.py").unlink(), "__init__.py"),
    "variant": (partial(spoil, "game/game.py", '"old-maid"', '"cuttle-maid"'), "cuttle"),
    "book": (partial(spoil, "game/game.py", '"old-maid"', '"pages"'), "pages"),
}  # fmt: skip


@pytest.mark.parametrize("frozen", [False, True])
def test_a_missing_module_is_named_and_why_a_packaged_program_lacks_it(game, frozen, monkeypatch):
    change(game / "game/told.py", "from coll", "import none.such\nfrom coll")
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    with pytest.raises(DataError, match="needs the Python module none") as refused:
        files.add_game(game)
    assert ("packaged without Python" in str(refused.value)) == frozen


@pytest.mark.parametrize("line", ["import cardtable.engine.gone", "from .gone import here"])
def test_a_module_that_no_installing_brings_is_no_missing_package(game, line):
    """One that this version of the program, or the game itself, doesn't have."""
    change(game / "game/told.py", "from coll", f"{line}\nfrom coll")
    with pytest.raises(DataError, match=r"can't be loaded: .*gone"):
        files.add_game(game)


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_game_is_told_by_a_sentence_and_leaves_nothing(game, how, monkeypatch):
    spoiled, word = BROKEN[how]
    spoiled(game)
    with pytest.raises(DataError) as refused:
        files.add_game(game)
    assert word in str(refused.value)
    assert not files.outside_games()  # what was never added is nothing to be told of later
    monkeypatch.setenv("CARDTABLE_GAMES", str(game))
    files.load_games()
    (fault,) = files.faulty_games()
    assert word in str(fault)
    assert tuple(GAMES) == SHIPPED
    assert not [name for name in sys.modules if name.startswith("cardtable_game_")]


def test_it_can_be_added_once_it_is_mended(game):
    change(game / "game/game.py", "class OldMaid", "nonsense\nclass OldMaid")
    with pytest.raises(DataError):
        files.add_game(game)
    change(game / "game/game.py", "nonsense\n", "")
    files.add_game(game)
    with pytest.raises(DataError, match="already"):
        files.add_game(game)


def test_with_a_faulty_layout_it_is_played_as_without_one(game):
    change(game / "assets/layouts/old-maid.yaml", "name: place-pile", "name: place-nothing")
    kind = files.bring_in(game)
    (fault,) = layout_faults(kind)
    assert "place-nothing" in str(fault)
    assert not table_of("old-maid").zones
    assert not laid_out(load_rules("old-maid")).zones


def test_a_damaged_list_of_games_is_told_and_costs_no_more_than_itself(game):
    files.add_game(game)
    forget()
    (files.config_folder() / "games.yaml").write_text("[: nonsense")
    files.load_games()
    assert [type(fault) for fault in files.faulty_games()] == [Fault]


def test_a_saved_game_of_a_game_that_is_gone_says_so(game):
    files.add_game(game)
    players = [Player("Kim"), Player("Ada", "bot", "easy")]
    session = Session.new(load_rules("old-maid"), players, 3)
    session.path = files.new_save_path("old-maid", datetime(2026, 1, 1, tzinfo=UTC))
    session.save()
    session.close()
    files.remove_game(game)
    problems = []
    assert latest_game(problems) is None
    assert "“old-maid”, isn't here any more" in problems[0]
    files.add_game(game)
    assert latest_game(problems).rules.id == "old-maid"


def test_on_the_command_line_it_is_said_that_a_game_is_not_to_be_trusted(game, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert main(["games", "add", str(game)]) == 1
    assert "Add it only if you trust" in capsys.readouterr().out
    assert not files.outside_games()
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, added in (("no", False), ("yes", True)):
        monkeypatch.setattr("builtins.input", lambda _, answer=answer: answer)
        assert main(["games", "add", str(game)]) == int(not added)
        assert bool(files.outside_games()) == added
    assert main(["games"]) == 0
    assert str(game) in capsys.readouterr().out
    assert main(["games", "remove", "old-maid"]) == 0
    assert main(["games", "remove", "old-maid"]) == 1
