"""Games from elsewhere: a folder with the rules as a Python package `game`, and data beside it.

Such a folder is copied into the player's `games` folder (`add_game` does that, too), installed as a
package with the entry point `cardtable.games`, or named by the environment variable
CARDTABLE_GAMES. What it holds is a program like any other: it can do whatever the person who plays
may do, so nothing is run that nobody put there. It can't stop the program, though: whatever it
raises while it is loaded becomes a sentence that says what's wrong and where.
"""

from __future__ import annotations

import importlib.util
import io
import os
import re
import shutil
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Literal

from cardtable.engine.clean import error_line
from cardtable.engine.facts import Fact
from cardtable.engine.rules import is_id
from cardtable.files.disk import forget
from cardtable.files.errors import DataError, Fault, by_file
from cardtable.files.folders import (
    config_folder,
    game_folders,
    games_folder,
    is_file,
    is_folder,
    listed,
    program_folder,
)
from cardtable.files.rulesfile import every_game, load_rules
from cardtable.files.strict_yaml import read_text, read_yaml

if TYPE_CHECKING:
    from cardtable.engine.state import State

GROUP = "cardtable.games"
"""The entry points of installed packages that are games: each names its module."""
NAMED = "CARDTABLE_GAMES"
"""The variable that names folders, with the system's sign between paths."""
_POINTS = "entry_points.txt"
_ENTRY = re.compile(r"\s*[^=\s]+\s*=\s*([\w.]+)")

How = Literal["added", "installed", "named"]


@dataclass(frozen=True)
class Outside:
    """A folder that is to hold a game."""

    folder: Path
    how: How
    """How it came to be known; `added` means it's in the player's `games` folder."""
    game: type[State] | None = None
    fault: Fault | None = None
    """What is wrong, where there is no game."""


_looked_at: dict[Path, Outside] = {}


def load_games() -> None:
    """Bring in all games from elsewhere. Never fails: see `faulty_games`."""
    for folder, how in _wanted():
        with suppress(DataError):
            bring_in(folder, how)


def outside_games() -> list[Outside]:
    """All that was looked at, in the order in which it came in."""
    return list(_looked_at.values())


def faulty_games() -> list[Fault]:
    """What is wrong with games from elsewhere, in the order of their folders."""
    faults = [outside.fault for outside in outside_games() if outside.fault]
    return sorted(faults, key=by_file)


def bring_in(folder: Path, how: How = "named") -> type[State]:
    """The game in a folder, which from now on is one of the games. Runs what lies there.

    Raises DataError where there is none, or something is wrong with it.
    """
    folder = _real(folder)
    known = _looked_at.get(folder)
    if known is not None and known.game is not None:
        return known.game
    try:
        game = _game_in(folder)
    except DataError as error:
        _looked_at[folder] = Outside(folder, how, fault=error.faults[0])
        raise
    _looked_at[folder] = Outside(folder, how, game)
    return game


def is_game_folder(folder: Path) -> bool:
    """Whether a folder looks like a game. Nothing in it is run."""
    return is_file(folder / "game" / "__init__.py")


def add_game(folder: Path) -> type[State]:
    """Copy the folder of a game into the player's `games` folder, and bring it in from there.

    It's tried out first. Raises DataError as `bring_in` does, and where it can't be copied; then
    nothing is left of it.
    """
    folder, home = _real(folder), games_folder()
    if folder.parent == _real(home):
        return bring_in(folder, "added")
    known = _looked_at.get(folder)
    if known is not None and known.game is not None:
        raise DataError(_already(known.game, folder))
    try:
        game = bring_in(folder, "added")
    except DataError:
        if known is None:
            _looked_at.pop(folder, None)
        raise
    _take_out(folder)
    target = home / game.ID
    if os.path.lexists(target):
        raise DataError(_already(game, target))
    _copy(folder, target)
    return bring_in(target, "added")


def disable_failed_game(error: BaseException) -> type[State] | None:
    """Take out the game from elsewhere whose own code raised an error, until the next start.

    `faulty_games` then says what it raised and where. Gives the game; None where the error isn't
    one of theirs.
    """
    outside = failed_game(error)
    if outside is None or outside.game is None:
        return None
    path, line = _place(error, outside.folder)
    fault = Fault(Fact("errors.game-failed", {"why": error_line(error)}), path, line)
    _take_out(outside.folder)
    _looked_at[outside.folder] = Outside(outside.folder, outside.how, fault=fault)
    return outside.game


def failed_game(error: BaseException) -> Outside | None:
    """The game from elsewhere in whose own code an error was raised, or that caused it."""
    for outside in outside_games():
        if outside.game is not None and any(_frames(error.__traceback__, outside.folder)):
            return outside
    return None


def folder_of(game: type[State]) -> Path | None:
    """The folder of a game from elsewhere; None for the program's own."""
    return next((each.folder for each in outside_games() if each.game is game), None)


# ---------------------------------------------------------------------- where they are


def _real(folder: Path) -> Path:
    try:
        return Path(os.path.realpath(folder))
    except (OSError, ValueError) as error:  # a NUL in the name, or links in a circle
        raise DataError(Fault(Fact("errors.no-name"))) from error


def _already(game: type[State], folder: Path) -> Fault:
    about = {"name": game.ID, "folder": str(folder)}
    return Fault(Fact("errors.game-there", about), folder)


def _copy(folder: Path, target: Path) -> None:
    """All of it or nothing. Hidden files, such as those of git, stay where they are."""
    part = target.with_name(f".{target.name}-{os.getpid()}")
    hidden = shutil.ignore_patterns(".*", "__pycache__")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(folder, part, symlinks=True, ignore=hidden)
        part.rename(target)
    except OSError as error:  # shutil.Error is one, too
        shutil.rmtree(part, ignore_errors=True)
        why = error.strerror or error_line(error)
        raise DataError(Fault(Fact("errors.game-not-copied", {"why": why}), target)) from error


def _wanted() -> Iterator[tuple[Path, How]]:
    for folder in os.environ.get(NAMED, "").split(os.pathsep):
        if folder:
            yield Path(folder), "named"
    for source, module in _entry_points():
        try:
            for place in _installed(source, module):
                yield place, "installed"
        except DataError as error:
            place = source / module
            _looked_at[place] = Outside(place, "installed", fault=error.faults[0])
    for added in listed(games_folder(), "*"):
        if not added.name.startswith(".") and is_folder(added):
            yield added, "added"
    _tell_of_old_list()


def _tell_of_old_list() -> None:
    """Earlier versions kept a list of folders beside the settings. Nothing reads it any more."""
    path = config_folder() / "games.yaml"
    data = None
    with suppress(DataError):
        data = read_yaml(path)
    if isinstance(data, dict) and (folders := data.get("folders")):
        names = ", ".join(map(str, folders)) if isinstance(folders, list) else str(folders)
        about = {"folders": names, "games": str(games_folder())}
        _looked_at[path] = Outside(
            path, "named", fault=Fault(Fact("errors.game-list", about), path)
        )


def _installed(source: Path, module: str) -> list[Path]:
    """Where that package is. Looking for it runs the packages that it's in."""
    with _blaming(source):
        spec = importlib.util.find_spec(module)
        places = [Path(each) for each in (spec and spec.submodule_search_locations) or ()]
    if not places:
        raise DataError(Fault(Fact("errors.game-no-module", {"module": module}), source))
    return places


def _entry_points() -> Iterator[tuple[Path, str]]:
    """The modules that packages name as games, each with the file that does.

    Asking `importlib.metadata` takes as long as the rest of the start, so their files are read.
    """
    for place in dict.fromkeys(map(str, sys.path)):
        with suppress(OSError, ValueError):
            with os.scandir(place or ".") as entries:
                known = [
                    Path(each.path, _POINTS) for each in entries if each.name.endswith("-info")
                ]
            yield from _named_in(known)


def _named_in(paths: list[Path]) -> Iterator[tuple[Path, str]]:
    for path in paths:
        with suppress(OSError, ValueError):
            text = path.read_text("utf-8")
            ours = False
            for row in text.splitlines() if GROUP in text else ():
                if row.lstrip().startswith("["):
                    ours = row.strip() == f"[{GROUP}]"
                elif ours and (entry := _ENTRY.match(row)):
                    yield path, entry[1]


# ---------------------------------------------------------------------- what is in them


def _game_in(folder: Path) -> type[State]:
    """The game in a folder, registered; nothing is left of one with which something is wrong."""
    game = _imported(folder)
    if why := _clash(game):
        _forget(_package_of(game))
        raise DataError(Fault(why, folder))
    every_game().append(game)
    game_folders.append(folder)
    try:
        _try_out(game, folder)
    except BaseException:
        _unregister(game, folder)
        raise
    return game


def _imported(folder: Path) -> type[State]:
    """What the package `game` in that folder calls `GAME`."""
    from cardtable.engine.guide import Guide
    from cardtable.engine.state import State  # both late: most people have no game from elsewhere

    start = folder / "game" / "__init__.py"
    if not is_file(start):
        what = "errors.game-no-package" if is_folder(folder) else "errors.game-no-folder"
        raise DataError(Fault(Fact(what), folder))
    stem = re.sub(r"\W", "_", folder.name)
    names = (f"cardtable_game_{stem}{number or ''}" for number in count())
    name = next(each for each in names if each not in sys.modules)
    spec = importlib.util.spec_from_file_location(
        name, start, submodule_search_locations=[str(start.parent)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with _blaming(folder):
            spec.loader.exec_module(module)
            game: type[State] | None = getattr(module, "GAME", None)
            if not (isinstance(game, type) and issubclass(game, State)):
                raise DataError(Fault(Fact("errors.game-none"), start))
            id = getattr(game, "ID", "")
            if not (isinstance(id, str) and is_id(id)):
                raise DataError(Fault(Fact("errors.game-none"), start))
            if not isinstance(game.guide(), Guide):
                raise DataError(Fault(Fact("errors.game-guide"), start))
    except BaseException:
        _forget(name)
        raise
    return game


def _try_out(game: type[State], folder: Path) -> None:
    """Raise DataError where the game has no rules, no page, or can't even be dealt."""
    from cardtable.engine.chance import Chance

    for name in (f"rules/{game.ID}.md", f"assets/words/en/{game.ID}.ftl"):
        if os.path.lexists(folder / name) or name.startswith("rules"):
            read_text(folder / name)
    with _blaming(folder):
        rules = load_rules(folder / "rules" / f"{game.ID}.yaml")
        game.titles(rules)
        for seats in dict.fromkeys(rules.seats):
            state = game.new(rules, seats, Chance(1))
            state.legal_moves()
            state.view(state.seats[0])


def _clash(game: type[State]) -> Fact | str | None:
    """Why no game can have that id: another has it, or its variants would; None if it can."""
    for other in every_game():
        if other.ID == game.ID and (folder := folder_of(other)) is not None:
            return _already(other, folder).what
        if f"{game.ID}-".startswith(f"{other.ID}-") or other.ID.startswith(f"{game.ID}-"):
            return Fact("errors.game-clash", {"name": game.ID, "other": other.ID})
    if is_file(program_folder() / "assets" / "words" / "en" / f"{game.ID}.ftl"):
        return Fact("errors.game-word", {"name": game.ID})
    return None


@contextmanager
def _blaming(folder: Path) -> Iterator[None]:
    """Within it, whatever the game's own program raises becomes a fault of the game's.

    Even an interrupt: a game that raises one, or never ends, would else stop every start. What it
    prints is dropped: it would get between the lines that a command prints.
    """
    try:
        with redirect_stdout(io.StringIO()):
            yield
    except DataError:
        raise
    except BaseException as error:
        path, line = _place(error, folder)
        missing = (isinstance(error, ModuleNotFoundError) and error.name) or ""
        if missing and missing.partition(".")[0] not in sys.modules:
            where = "-packaged" if getattr(sys, "frozen", False) else ""
            fault = Fact(f"errors.game-module{where}", {"module": missing})
        else:
            fault = Fact("errors.game-broken", {"why": error_line(error)})
        raise DataError(Fault(fault, path, line)) from error


def _place(error: BaseException, folder: Path) -> tuple[Path, int]:
    """Where an error was raised in a folder, as far as that's known: the file, and its line."""
    place = [(folder, 0), *_frames(error.__traceback__, folder)][-1]
    if isinstance(error, SyntaxError) and isinstance(error.filename, str) and error.filename:
        line = error.lineno if isinstance(error.lineno, int) else 0
        place = Path(error.filename), line
    return place


def _frames(trace: TracebackType | None, folder: Path) -> Iterator[tuple[Path, int]]:
    """The files of a folder, and their lines, that an error came through; the innermost last."""
    for frame, line in traceback.walk_tb(trace):
        path = Path(frame.f_code.co_filename)
        if folder in path.parents:
            yield path, line


def _take_out(folder: Path) -> None:
    forget()
    known = _looked_at.pop(folder, None)
    if known is not None and known.game is not None:
        _unregister(known.game, folder)


def _unregister(game: type[State], folder: Path) -> None:
    every_game().remove(game)
    game_folders.remove(folder)
    _forget(_package_of(game))


def _package_of(game: type[State]) -> str:
    return game.__module__.partition(".")[0]


def _forget(name: str) -> None:
    """Let go of a package, so that its folder can be read anew."""
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
