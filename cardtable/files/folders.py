"""Where things are: the program's own data, and what belongs to the person who plays.

The program's data folders `assets` and `rules` lie at the top of a checkout, inside the package of
an installed wheel, or beside the packaged executable. What a player owns lies where the platform
keeps such things; the environment variable CARDTABLE_HOME puts all of it into one folder.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.engine.facts import Fact, spoken
from cardtable.files.errors import DataError, Fault

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

NOWHERE = Path(os.devnull, "cardtable")
"""Stands for a folder that there cannot be: the account has no home, and no variable names one."""

_LONGEST_NAME = "x" * 120
"""Longer than the name of any file that is put into a folder of ours."""

_PACKAGE = Path(__file__).resolve().parent.parent


def _roots() -> Iterator[Path]:
    if frozen := getattr(sys, "_MEIPASS", None):
        yield Path(frozen)
    yield _PACKAGE / "_data"
    yield _PACKAGE.parent


@cache
def program_folder() -> Path:
    """The folder that holds `assets` and `rules`."""
    for root in _roots():
        if (root / "rules").is_dir() and (root / "assets").is_dir():
            return root
    raise DataError(Fault(Fact("errors.no-data"), _PACKAGE))


game_folders: list[Path] = []
"""Of games from elsewhere (`files.elsewhere`): each holds `assets` and `rules` as ours does."""


def asset_path(name: str) -> Path:
    """A file of `assets`, such as `layouts/shithead.yaml`; it need not exist.

    What the program has itself, no game from elsewhere replaces.
    """
    return _first([folder / name for folder in asset_folders()])


def asset_folders() -> list[Path]:
    """The `assets` of the program, and of the games from elsewhere."""
    return [root / "assets" for root in (program_folder(), *game_folders)]


def rules_folder() -> Path:
    """The rules files that come with the program."""
    return program_folder() / "rules"


def rules_folders() -> list[Path]:
    """That folder, and those of the games from elsewhere."""
    return [root / "rules" for root in (program_folder(), *game_folders)]


def is_shipped(path: Path) -> bool:
    """Whether a file comes with the program or a game from elsewhere, and so never changes."""
    return not {*rules_folders(), *asset_folders()}.isdisjoint(path.parents)


def rules_path(name: str) -> Path:
    """A file of these folders, such as `shithead.md`; it need not exist."""
    return _first([folder / name for folder in rules_folders()])


def _first(places: list[Path]) -> Path:
    """The first of these that exists, or else the first."""
    if len(places) == 1:
        return places[0]
    return next((path for path in places if os.path.lexists(path)), places[0])


def _platform() -> PlatformDirs:
    from platformdirs import PlatformDirs

    return PlatformDirs("cardtable", appauthor=False)


def _home() -> Path | None:
    home = os.environ.get("CARDTABLE_HOME", "").strip()
    if not home:
        return None
    try:
        path = Path(home).expanduser().absolute()
    except RuntimeError:  # `~`, where there is none
        return NOWHERE
    return path if _can_be(path / "records" / _LONGEST_NAME) else NOWHERE


def _can_be(path: Path) -> bool:
    """Whether the file system takes such a name: each part of it, and all of it, has a limit."""
    try:
        path.lstat()
    except OSError as error:
        return error.errno != errno.ENAMETOOLONG
    except ValueError:  # a character that no name may have
        return False
    return True


def _lasting(name: str) -> Path:
    """One of the platform's folders; without a home there is none that lasts."""
    try:
        path = Path(getattr(_platform(), name))
    except RuntimeError:
        return NOWHERE
    return path if path.is_absolute() else NOWHERE


def data_folder() -> Path:
    """Saved games, records of finished ones, and the player's own rules. Not made by asking."""
    return _home() or _lasting("user_data_dir")


def config_folder() -> Path:
    """Settings."""
    return _home() or _lasting("user_config_dir")


def cache_folder() -> Path:
    """What can be made again at any time."""
    home = _home()
    return home / "cache" if home else _lasting("user_cache_dir")


def log_folder() -> Path:
    """Logs and reports of crashes."""
    home = _home()
    return home / "log" if home else _lasting("user_log_dir")


def why_unkept() -> str:
    """Why games cannot be saved here, in a sentence; `""` where they can. Makes no folder."""
    folder = saves_folder()
    if NOWHERE in folder.parents:
        named = _homeless() == "errors.no-home-named"
        return spoken("errors.no-home-named-kept" if named else "errors.no-home-kept")
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return ""
    return spoken("errors.closed-home", folder=str(folder))


def no_home() -> str:
    """Why there is no folder for what a player owns, as the end of a sentence."""
    return spoken(_homeless())


def _homeless() -> str:
    """The message for that."""
    with suppress(RuntimeError):
        if home := os.environ.get("CARDTABLE_HOME", "").strip():
            Path(home).expanduser()
            return "errors.no-home-named"
    return "errors.no-home"


def is_file(path: Path) -> bool:
    """Whether an ordinary file is there. Any name may be asked about, even one that can't be."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Whether a folder is there; the same holds."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def listed(folder: Path, pattern: str) -> list[Path]:
    """What has such a name in a folder, in the order of names; none where it can't be read."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def saves_folder() -> Path:
    """Games that can be gone on with."""
    return data_folder() / "saves"


def records_folder() -> Path:
    """Games that are over."""
    return data_folder() / "records"


def own_rules_folder() -> Path:
    """The player's own rules files; they are listed beside those of the program."""
    return data_folder() / "rules"


def games_folder() -> Path:
    """Games from elsewhere that the player has added, each in a folder of its own."""
    return data_folder() / "games"


def exports_folder() -> Path:
    """Where files are written for a person to pass on: the downloads, if the account has any."""
    home = _home()
    if home is None:
        downloads = _lasting("user_downloads_dir")
        if downloads != NOWHERE and is_folder(downloads):
            return downloads
    return data_folder() / "exported"
