"""Games from elsewhere: how they come in, and that a broken one costs no more than itself."""

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from where import ROOT

from cardtable import files
from cardtable.ai import arena
from cardtable.cli import main
from cardtable.files import DataError, elsewhere, load_rules
from cardtable.files.rulesfile import SHIPPED_IDS
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


def test_menus_name_the_games_in_the_order_in_which_they_are_imported():
    assert [*SHIPPED_IDS] == [game.ID for game in SHIPPED]


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


def test_an_added_game_is_like_any_other_until_its_folder_is_deleted(game):
    files.add_game(game)
    rules = load_rules("old-maid")
    assert rules in files.list_rules()
    assert "OM-1" in files.rules_page("old-maid")
    assert table_of("old-maid").zones["pile"].name == "Pile"
    shutil.rmtree(game)  # what's played is the copy
    forget()
    files.load_games()  # as when the program starts again
    assert files.game_ids()[-1] == "old-maid"
    forget()
    shutil.rmtree(files.games_folder() / "old-maid")
    files.load_games()
    assert "old-maid" not in files.game_ids()
    assert not files.faulty_games()


def test_a_copied_or_linked_folder_is_a_game_and_hidden_ones_are_not(game):
    files.games_folder().mkdir(parents=True)
    shutil.copytree(game, files.games_folder() / ".old-maid")
    files.load_games()
    assert not files.outside_games()
    (files.games_folder() / "mine").symlink_to(game)
    files.load_games()
    assert [each.how for each in files.outside_games() if each.game] == ["added"]


def test_what_cannot_be_copied_leaves_nothing(game):
    files.games_folder().parent.mkdir(parents=True)
    files.games_folder().write_text("a file")
    with pytest.raises(DataError, match="can’t be copied"):
        files.add_game(game)
    assert tuple(GAMES) == SHIPPED
    assert not files.outside_games()


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
    with pytest.raises(DataError, match=r"can’t be loaded: .*gone"):
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


@pytest.mark.parametrize("text", ["[: nonsense", "folders: 3", 'folders: ["a\\0b", "~x/y"]', "7"])
def test_the_list_of_earlier_versions_is_harmless_and_says_what_to_do(game, text):
    path = files.config_folder() / "games.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    files.add_game(game)
    files.load_games()
    assert "old-maid" in files.game_ids()
    told = [fault.what.key for fault in files.faulty_games()]
    assert told == ["errors.game-list"] * ("folders" in text)
    assert path.read_text() == text


def test_a_saved_game_of_a_game_that_is_gone_says_so(game):
    files.add_game(game)
    players = [Player("Kim"), Player("Ada", "bot", "easy")]
    session = Session.new(load_rules("old-maid"), players, 3)
    session.path = files.new_save_path("old-maid", datetime(2026, 1, 1, tzinfo=UTC))
    session.save()
    session.close()
    forget()
    shutil.rmtree(files.games_folder())
    problems = []
    assert latest_game(problems) is None
    assert "“old-maid”, isn’t here any more" in problems[0]
    files.add_game(game)
    assert latest_game(problems).rules.id == "old-maid"


RAISED = (
    "raise RuntimeError('no')",
    "raise SystemExit(3)",
    "raise KeyboardInterrupt",
    "def broken(:",
    "raise type('E', (Exception,), {'__str__': lambda self: 1 / 0})()",
    "raise SyntaxError('x', (3, 'x', None, 4))",
    "import sys; print('hello'); sys.stdout.write('hello')",
    "import sys; sys.stdout.close(); raise BaseException('\\n')",
    "__path__ = None",
    "__path__ = [0]",
)


@pytest.mark.parametrize("line", RAISED)
@pytest.mark.parametrize("dotted", [False, True])
def test_nothing_in_an_installed_package_stops_the_start(
    game, tmp_path, monkeypatch, capsys, line, dotted
):
    """Of a dotted name the package around it is run as soon as it's looked for."""
    site = tmp_path / "site"
    inside = site / "badgames" if dotted else site / "badgames" / "game"
    inside.mkdir(parents=True)
    (inside / "__init__.py").write_text(line)
    info = site / "bad-1.0.dist-info"
    info.mkdir()
    point = "badgames.maid" if dotted else "badgames"
    (info / "entry_points.txt").write_text(f"[cardtable.games]\nbad = {point}\n")
    monkeypatch.syspath_prepend(str(site))
    files.games_folder().parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(game, files.games_folder() / "old-maid")
    try:
        assert main(["games"]) == 1
    finally:
        for name in [name for name in sys.modules if name.startswith("badgames")]:
            del sys.modules[name]
    said = capsys.readouterr()
    assert "hello" not in said.out
    assert "old-maid" in said.out
    assert str(files.games_folder()) in said.out
    (fault,) = files.faulty_games()
    assert str(site) in str(fault)


HOOKS = {
    "guide": "    @classmethod\n    def guide(cls):\n        return None\n",
    "titles": "    @classmethod\n    def titles(cls, rules):\n        raise SystemExit\n",
    "id": "    ID = 7\n",
}


@pytest.mark.parametrize("hook", HOOKS)
def test_a_game_with_a_broken_hook_is_refused(game, hook):
    with (game / "game/game.py").open("a") as file:
        file.write(f"\n\nclass Broken(OldMaid):\n{HOOKS[hook]}")
    (game / "game/__init__.py").write_text("from .game import Broken\n\nGAME = Broken\n")
    with pytest.raises(DataError):
        files.add_game(game)
    assert tuple(GAMES) == SHIPPED


@pytest.mark.parametrize("name", ["", "a\0b", "~nosuchuser/x", "/", "file:///", "x" * 5000])
def test_any_path_is_a_sentence_at_worst(game, name, monkeypatch):
    with pytest.raises(DataError):
        files.add_game(Path(name))
    if "\0" not in name:
        monkeypatch.setenv("CARDTABLE_GAMES", name)
    files.load_games()
    assert len(files.faulty_games()) == len(files.outside_games())
