"""The player's settings: one small file, and no way for it to keep the program from starting."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints

from cardtable.engine.clean import LONGEST, cleaned
from cardtable.engine.schema import Between, Reader
from cardtable.files.folders import config_folder
from cardtable.files.storage import set_aside, write_atomic
from cardtable.files.strict_yaml import DataError, dump_yaml, read_document

VERSION = 1
"""Of the file's form. A newer file's number and unknown keys are kept; when the form changes,
`load_settings` is where an older one is turned into the present one."""
Motion = Literal["off", "short", "normal", "lively"]
Pixels: TypeAlias = Annotated[int, Between(200, 32767)]
"""Of a window that can be meant."""


@dataclass(frozen=True)
class Settings:
    """What a player can set; every field has a default that is good for a first start."""

    motion: Motion = "normal"
    """How long cards travel."""
    bot_pace: Annotated[float, Between(0, 3)] = 0.8
    """Seconds that a computer player's move takes at least."""
    call_pace: Annotated[float, Between(1, 6)] = 2.5
    """Seconds that it takes at least where people may answer it out of turn."""
    stepped: bool = False
    """Computer players wait after each move until they are told to go on."""
    ask_first: bool = False
    """Ask before a move that ends one's turn while there is something left to play."""
    sound: bool = True
    volume: Annotated[float, Between(0, 1)] = 0.7
    ui_scale: Annotated[float, Between(0.8, 2)] = 1.0
    """How large text and controls are, on top of what the window's size asks for."""
    card_size: Annotated[float, Between(0.8, 1.4)] = 1.0
    """How large cards are, as far as the table has room for them."""
    four_colour: bool = False
    large_index: bool = False
    high_contrast: bool = False
    """Cards in pure inks on white."""
    playable: bool = True
    """Mark the cards that may be played."""
    aids: bool = True
    """Show on the cloth what beats what, in games that have such a relation."""
    reminders: bool = True
    """Show what a game's players easily forget, where it has such a list."""
    polite: bool = False
    """Call games, cards and losers by their polite names instead of their own."""
    left_handed: bool = False
    """The icons of a table stand in its left corner."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Own keys: the id of an action (`table.widgets.bindings`), and the names of its keys."""
    cloth: str = "own"
    """`own`: each game has its own."""
    back: str = "lattice"
    full_screen: bool = False
    window: tuple[Pixels, Pixels] = (1280, 720)
    last_setup: dict[str, Any] = field(default_factory=dict)
    """What was chosen for the last new game, as the set-up screen wrote it."""
    other: dict[str, Any] = field(default_factory=dict)
    """Keys of a newer version of the program, kept for it."""
    notices: tuple[str, ...] = field(default=(), compare=False)
    """What went wrong with the file, for the player to read once; never saved."""


_UNSAVED = ("other", "notices")


def settings_path() -> Path:
    """The settings file; it need not exist."""
    return config_folder() / "settings.yaml"


def load_settings(path: Path | None = None) -> Settings:
    """The saved settings, or the defaults. Never fails.

    A value that makes no sense is left at its default; a file that is not settings at all is
    renamed, and a new one is started. Either is told in `notices`.
    """
    path = path or settings_path()
    if not os.path.lexists(path):
        return Settings()
    try:
        document = read_document(path)
        data = document.data
        if not isinstance(data, dict):
            raise DataError(f"{path}: not settings")
    except DataError as error:
        return Settings(notices=(_aside(path, error),))
    values: dict[str, Any] = {}
    notices: list[str] = []
    hints = get_type_hints(Settings, include_extras=True)
    for one in fields(Settings):
        if one.name not in data or one.name in _UNSAVED:
            continue
        reader = Reader(strict=True)
        value = reader.read(hints[one.name], data.pop(one.name), (one.name,))
        if not reader.problems:
            values[one.name] = value
        for place, words in reader.problems[:1]:
            notices.append(f"{document.complain(place, words)}; the default is used")
    version = data.pop("version", VERSION)
    if type(version) is int and version > VERSION:
        data["version"] = version
        notices.append(
            f"{path} is from a newer version of Card Table; what this version knows is used"
        )
    elif type(version) is not int or version != VERSION:
        notices.append(f"{path}: version: there is no version {version}; {VERSION} is used")
    shown = tuple(cleaned(one, LONGEST) for one in notices)
    return Settings(**values, other=data, notices=shown)


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings; DataError if that fails."""
    kept = {f.name: getattr(settings, f.name) for f in fields(Settings) if f.name not in _UNSAVED}
    text = dump_yaml({"version": VERSION, **kept, **settings.other})
    write_atomic(path or settings_path(), text)


def _aside(path: Path, error: DataError) -> str:
    why = error.problems[0]
    try:
        return f"{why}. The file is now {set_aside(path).name}, and the default settings are used."
    except DataError:
        return f"{why}. The default settings are used."
