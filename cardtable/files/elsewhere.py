"""Games from elsewhere: a folder with the rules as a Python package `game`, and data beside it.

Such a folder is added by a person (`add_game`), installed as a package with the entry point
`cardtable.games`, or named by the environment variable CARDTABLE_GAMES. What it holds is a program
like any other: it can do whatever the person who plays may do. So none is run that nobody asked
for. One that is broken costs no more than itself, and a sentence says what is wrong with it.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Literal

from cardtable.engine.chance import Chance
from cardtable.engine.facts import Fact
from cardtable.engine.rules import is_id
from cardtable.engine.state import State
from cardtable.files.disk import forget
from cardtable.files.errors import DataError, Fault, by_file
from cardtable.files.folders import (
    config_folder,
    game_folders,
    is_file,
    is_folder,
    program_folder,
)
from cardtable.files.rulesfile import load_rules
from cardtable.files.store import Store, Stored
from cardtable.files.strict_yaml import read_text
from cardtable.games import GAMES

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
    """How it came to be known; only one that was added here can be taken away here."""
    game: type[State] | None = None
    fault: Fault | None = None
    """What is wrong, where there is no game."""


@dataclass(frozen=True, kw_only=True)
class Added(Stored):
    """What the file of added games says."""

    folders: tuple[str, ...] = ()


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
    return sorted((one.fault for one in outside_games() if one.fault), key=by_file)


def bring_in(folder: Path, how: How = "named") -> type[State]:
    """The game in a folder, which from now on is one of the games. Runs what lies there.

    Raises DataError where there is none, or something is wrong with it.
    """
    folder = Path(os.path.realpath(folder))
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


def add_game(folder: Path) -> type[State]:
    """Bring in the game in a folder, now and whenever the program starts.

    Raises DataError as `bring_in` does, and where that can't be written down.
    """
    folder = Path(os.path.realpath(folder.expanduser()))
    known = _looked_at.get(folder)
    if known is not None and known.game is not None:
        raise DataError(Fault(Fact("errors.game-there", {"name": known.game.ID}), folder))
    try:
        game = bring_in(folder, "added")
    except DataError:
        if known is None:
            _looked_at.pop(folder, None)
        raise
    try:
        _added().change(lambda kept: replace(kept, folders=(*_others(kept, folder), str(folder))))
    except DataError:
        _take_out(folder)
        raise
    return game


def remove_game(folder: Path) -> None:
    """Take an added game away; its folder stays as it is. Raises DataError if it can't be done."""
    _added().change(lambda kept: replace(kept, folders=_others(kept, folder)))
    _take_out(folder)


def folder_of(game: type[State]) -> Path | None:
    """The folder of a game from elsewhere; None for the program's own."""
    return next((one.folder for one in outside_games() if one.game is game), None)


# ---------------------------------------------------------------------- where they are


def _added() -> Store[Added]:
    return Store(config_folder() / "games.yaml", Added)


def _others(kept: Added, folder: Path) -> tuple[str, ...]:
    return tuple(each for each in kept.folders if each != str(folder))


def _wanted() -> Iterator[tuple[Path, How]]:
    for folder in os.environ.get(NAMED, "").split(os.pathsep):
        if folder:
            yield Path(folder), "named"
    for module in _entry_points():
        with suppress(ImportError, ValueError):
            spec = importlib.util.find_spec(module)
            for place in (spec and spec.submodule_search_locations) or ():
                yield Path(place), "installed"
    store = _added()
    if os.path.lexists(store.path):
        problems: list[str] = []
        for folder in store.load(problems).folders:
            yield Path(folder), "added"
        for problem in problems:
            _looked_at[store.path] = Outside(store.path, "named", fault=Fault(problem, store.path))


def _entry_points() -> Iterator[str]:
    """The modules that packages name as games.

    Asking `importlib.metadata` takes as long as the rest of the start, so their files are read.
    """
    for place in dict.fromkeys(sys.path):
        with suppress(OSError):
            with os.scandir(place or ".") as entries:
                known = [Path(one.path, _POINTS) for one in entries if one.name.endswith("-info")]
            yield from _named_in(known)


def _named_in(paths: list[Path]) -> Iterator[str]:
    for path in paths:
        with suppress(OSError, ValueError):
            text = path.read_text("utf-8")
            ours = False
            for row in text.splitlines() if GROUP in text else ():
                if row.lstrip().startswith("["):
                    ours = row.strip() == f"[{GROUP}]"
                elif ours and (entry := _ENTRY.match(row)):
                    yield entry[1]


# ---------------------------------------------------------------------- what is in them


def _game_in(folder: Path) -> type[State]:
    """The game in a folder, registered; nothing is left of one with which something is wrong."""
    game = _imported(folder)
    if why := _clash(game):
        _forget(_package_of(game))
        raise DataError(Fault(why, folder))
    GAMES.append(game)
    game_folders.append(folder)
    try:
        _try_out(game, folder)
    except BaseException:
        _unregister(game, folder)
        raise
    return game


def _imported(folder: Path) -> type[State]:
    """What the package `game` in that folder calls `GAME`."""
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
            if not is_id(str(getattr(game, "ID", ""))):
                raise DataError(Fault(Fact("errors.game-none"), start))
            game.guide()
    except BaseException:
        _forget(name)
        raise
    return game


def _try_out(game: type[State], folder: Path) -> None:
    """Raise DataError where the game has no rules, no page, or can't even be dealt."""
    for name in (f"rules/{game.ID}.md", f"assets/words/en/{game.ID}.ftl"):
        if os.path.lexists(folder / name) or name.startswith("rules"):
            read_text(folder / name)
    rules = load_rules(folder / "rules" / f"{game.ID}.yaml")
    with _blaming(folder):
        for seats in dict.fromkeys(rules.seats):
            state = game.new(rules, seats, Chance(1))
            state.legal_moves()
            state.view(state.seats[0])


def _clash(game: type[State]) -> Fact | None:
    """Why no game can have that id: another has it, or its variants would; None if it can."""
    for other in GAMES:
        if f"{game.ID}-".startswith(f"{other.ID}-") or other.ID.startswith(f"{game.ID}-"):
            return Fact("errors.game-clash", {"name": game.ID, "other": other.ID})
    if is_file(program_folder() / "assets" / "words" / "en" / f"{game.ID}.ftl"):
        return Fact("errors.game-word", {"name": game.ID})
    return None


@contextmanager
def _blaming(folder: Path) -> Iterator[None]:
    """Within it, whatever the game's own program raises becomes a fault of the game's."""
    try:
        yield
    except (DataError, KeyboardInterrupt):
        raise
    except BaseException as error:
        path, line = folder, 0
        for frame in traceback.extract_tb(error.__traceback__):
            if folder in Path(frame.filename).parents:
                path, line = Path(frame.filename), frame.lineno or 0
        if isinstance(error, SyntaxError) and error.filename:
            path, line = Path(error.filename), error.lineno or 0
        missing = (isinstance(error, ModuleNotFoundError) and error.name) or ""
        if missing and missing.partition(".")[0] not in sys.modules:
            where = "-packaged" if getattr(sys, "frozen", False) else ""
            fault = Fact(f"errors.game-module{where}", {"module": missing})
        else:
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            fault = Fact("errors.game-broken", {"why": why})
        raise DataError(Fault(fault, path, line)) from error


def _take_out(folder: Path) -> None:
    forget()
    known = _looked_at.pop(folder, None)
    if known is not None and known.game is not None:
        _unregister(known.game, folder)


def _unregister(game: type[State], folder: Path) -> None:
    GAMES.remove(game)
    game_folders.remove(folder)
    _forget(_package_of(game))


def _package_of(game: type[State]) -> str:
    return game.__module__.partition(".")[0]


def _forget(name: str) -> None:
    """Let go of a package, so that its folder can be read anew."""
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
