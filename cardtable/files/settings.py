"""The player's settings: one small file, and no way for it to keep the program from starting."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints

from cardtable.engine.clean import LONGEST, cleaned
from cardtable.engine.facts import Fact, Value, spoken
from cardtable.engine.schema import Between, DataReader, plain
from cardtable.files.disk import put_aside, write_atomic
from cardtable.files.errors import DataError, Fault, Unreadable
from cardtable.files.folders import config_folder
from cardtable.files.strict_yaml import dump_yaml, read_document

LEFT = "left"
"""Marks a set-up that was left before anybody sat down with it."""
VERSION = 1
"""Of the file's form. A newer file's number and unknown keys are kept; when the form changes,
`load_settings` is where an older one is turned into the present one."""
Motion = Literal["off", "short", "normal", "lively"]
Built = Literal["never", "uncalled", "always"]
Spoken = Literal["reader", "on", "off"]
Amount = Literal["brief", "usual", "full"]
Pixels: TypeAlias = Annotated[int, Between(200, 32767)]
"""Of a window that can be meant."""


@dataclass(frozen=True)
class Settings:
    """What a player can set; every field has a default that is good for a first start."""

    language: str = ""
    """The tag of the language chosen, such as `de`; empty to follow the computer."""
    motion: Motion = "normal"
    """How long cards travel."""
    bot_pace: Annotated[float, Between(0, 3)] = 0.8
    """Seconds that a computer player's move takes at least."""
    call_pace: Annotated[float, Between(1, 6)] = 2.5
    """Seconds that it takes at least where people may answer it out of turn."""
    stepped: bool = False
    """Computer players wait after each move until they are told to go on."""
    build_for_me: Built = "uncalled"
    """Whether the table makes moves that are to be made anyway (`TableData.routine`); `uncalled`:
    where nobody can be called for not making them."""
    tips_seen: tuple[str, ...] = ()
    """What the table tells only once and has told, by name (`scenes.playing.pace.HURRY`)."""
    ask_first: bool = False
    """Ask before a move that ends one's turn while there is something left to play."""
    sorted_hands: bool = True
    """Hands are sorted when they are dealt, and stay so until their owner arranges them."""
    peek: bool = False
    """People at one screen sit side by side: no cover, and each holds their own hand open."""
    sound: bool = True
    volume: Annotated[float, Between(0, 1)] = 0.7
    voice: Spoken = "reader"
    """Whether everything is said aloud, too; `reader`: where a screen reader runs at the start."""
    voice_amount: Amount = "usual"
    """How much is said: names alone, what things do as well, or also which keys that takes."""
    voice_rate: Annotated[float, Between(0, 1)] = 0.5
    """How fast, where no screen reader has a rate of its own; 0.5 is the computer's own rate."""
    voice_own: bool = True
    """Say one's own moves, …"""
    voice_others: bool = True
    """… those of the others, …"""
    voice_cards: bool = True
    """… the cards that come into one's hand, …"""
    voice_turns: bool = False
    """… and whose turn it is, while that is somebody else's."""
    voice_pointer: bool = False
    """Say what the pointer is on."""
    voice_away: bool = False
    """Go on speaking while another program has the keyboard."""
    ui_scale: Annotated[float, Between(0.8, 2)] = 1.0
    """How large text and controls are, on top of what the window's size asks for."""
    card_size: Annotated[float, Between(0.8, 1.4)] = 1.0
    """How large cards are, as far as the table has room for them."""
    left_handed: bool = False
    """The table is a mirror image."""
    dots: bool = False
    """Mark cards that may be played with a dot, besides that they stand."""
    moods: bool = True
    """Portraits react to what happens."""
    four_colour: bool = False
    large_index: bool = False
    high_contrast: bool = False
    """Cards in pure inks on white."""
    aids: bool = True
    """Show on the cloth what beats what, in games that have such a relation."""
    rule_numbers: bool = False
    """Rules pages show the numbers of the rules, and how games are written down."""
    reminders: bool = True
    """Show what a game's players easily forget, where it has such a list."""
    review: bool = True
    """After a game against computers, say on its result what luck did and which move cost most."""
    portraits: dict[str, Annotated[int, Between(1, 99)]] = field(default_factory=dict)
    """Which portrait somebody has chosen, by name (`engine.clean.name_key`)."""
    pronouns: dict[str, Literal["he", "she"]] = field(default_factory=dict)
    """Who has chosen to be he or she, by name; all others are they."""
    polite: bool = False
    """Call games, cards and losers by their polite names instead of their own."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Own keys: the id of an action (`table.widgets.bindings`), and the names of its keys."""
    ignored: tuple[str, ...] = ()
    """Controllers of which nothing counts, by their names."""
    touch: bool = True
    """Whether fingers on the screen count."""
    cloth: str = "own"
    """`own`: each game has its own."""
    back: str = "lattice"
    full_screen: bool = False
    window: tuple[Pixels, Pixels] = (1280, 720)
    maximised: bool = False
    """The window has all the room that the desktop gives it; otherwise its size is `window`."""
    last_setup: dict[str, Any] = field(default_factory=dict)
    """What was chosen for the last new game, as the set-up screen wrote it."""
    other: dict[str, Any] = field(default_factory=dict)
    """Keys of a newer version of the program, kept for it."""
    notices: tuple[str, ...] = field(default=(), compare=False)
    """What went wrong with the file, for the player to read once; never saved."""

    known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What the file says, as far as this program has read or written it. Only what differs from
    that is written, so that two windows don't undo each other's changes."""

    @property
    def has_played(self) -> bool:
        """Whether somebody has sat down with what is remembered of a set-up."""
        return bool(self.last_setup) and self.last_setup.get(LEFT) is not True


_UNSAVED = ("other", "notices", "known")
_SAVED = {one.name for one in fields(Settings)} - {*_UNSAVED}


def settings_path() -> Path:
    """The settings file; it need not exist."""
    return config_folder() / "settings.yaml"


def chosen_language() -> str:
    """The language named in the file, or an empty string.

    Known before `load_settings`, whose complaints about the file are in this language.
    """
    with suppress(DataError):
        return _read(settings_path()).language
    return ""


def load_settings(path: Path | None = None) -> Settings:
    """The saved settings, or the defaults. Never fails.

    A value that makes no sense is left at its default; a file that is not settings at all is
    renamed, and a new one is started. Either is told in `notices`.
    """
    path = path or settings_path()
    try:
        settings = _read(path)
    except Unreadable as error:
        message = f"{error.faults[0]}. {spoken('errors.settings-default')}"
        return Settings(notices=(message,))
    except DataError as error:
        message = _set_aside(path, error, spoken("errors.settings-default"))
        settings = Settings(notices=(message,))
    settings.known.update(_plain(settings))
    return settings


def save_settings(settings: Settings, path: Path | None = None) -> str:
    """Write what has been changed since the settings were loaded or last saved.

    Settings that don't come from a file are all written. DataError if it can't be done; a file that
    can't be read is left as it is. Gives what there is to tell: `""`, or that it was damaged.
    """
    path, message = path or settings_path(), ""
    now, there = _plain(settings), Settings(other=settings.other)
    try:
        there = _read(path)
    except Unreadable:
        raise
    except DataError as error:
        message, there = _set_aside(path, error, spoken("errors.settings-anew")), settings
    kept = _merged(settings.known, now, _plain(there))
    write_atomic(path, dump_yaml({"version": VERSION, **kept, **settings.other, **there.other}))
    settings.known.update(now)
    return message


def _set_aside(path: Path, error: DataError, then: str) -> str:
    return " ".join(filter(None, (f"{error.faults[0]}.", put_aside(path), then)))


def _plain(settings: Settings) -> dict[str, Any]:
    """What is written in the file."""
    return {
        one.name: plain(getattr(settings, one.name))
        for one in fields(Settings)
        if one.name in _SAVED
    }


def _merged(before: Any, now: Any, there: Any) -> Any:
    """What is there, with all that has changed from `before` to `now`, key by key."""
    if not (isinstance(now, Mapping) and isinstance(there, Mapping)):
        return there if now == before else now
    before = before if isinstance(before, Mapping) else {}
    gone = before.keys() - now.keys()
    return {key: value for key, value in there.items() if key not in now and key not in gone} | {
        key: _merged(before.get(key), value, there[key]) if key in there else value
        for key, value in now.items()
        if key in there or before.get(key) != value  # another window may have taken it away
    }


def _read(path: Path) -> Settings:
    """The settings in a file, the defaults where there is none; DataError if it isn't settings."""
    if not os.path.lexists(path):
        return Settings()
    document = read_document(path)
    data = document.data
    if not isinstance(data, dict):
        raise DataError(Fault(Fact("errors.no-settings"), path))
    values: dict[str, Any] = {}
    notices: list[str] = []
    hints = get_type_hints(Settings, include_extras=True)
    for name in sorted(_SAVED & data.keys()):
        reader = DataReader(strict=True)
        value = reader.read(hints[name], data.pop(name), (name,))
        if not reader.problems:
            values[name] = value
        for place, fact in reader.problems[:1]:
            fault = str(document.complain(place, fact))
            notices.append(spoken("errors.default-used", fault=fault))
    version = data.pop("version", VERSION)
    if type(version) is int and version > VERSION:
        data["version"] = version
        notices.append(spoken("errors.settings-newer", path=str(path)))
    elif type(version) is not int or version != VERSION:
        about: dict[str, Value] = {"version": str(version), "used": VERSION}
        notices.append(spoken("errors.settings-version", path=str(path), **about))
    shown = tuple(cleaned(one, LONGEST) for one in notices)
    return Settings(**values, other=data, notices=shown)
