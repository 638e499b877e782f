"""One rules file, resolved: which game, under which options, called what."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cardtable.engine.clean import Names
from cardtable.engine.facts import spoken

if TYPE_CHECKING:
    from cardtable.engine.state import State


_DEVICES = "con|prn|aux|nul|com[0-9]|lpt[0-9]"
"""Names that Windows keeps for itself, in every folder and before every ending."""
ID = rf"(?!({_DEVICES})$)[a-z][a-z0-9]*(-[a-z0-9]+)*"
"""The form of an id of rules. It is also a file's name, so nothing else is taken for one."""
LONGEST_ID = 60
Counted: TypeAlias = Literal["won", "lost", "points"]
"""What an evening counts: games won alone, games lost alone, or the points of `State.score`."""
_WORDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Whether rules may have this id."""
    return len(text) <= LONGEST_ID and re.fullmatch(ID, text) is not None


def is_device(text: str) -> bool:
    """Whether a file can't be called so on Windows."""
    return re.fullmatch(_DEVICES, text, re.IGNORECASE) is not None


def id_mistake(text: str) -> str:
    """Why nothing, be it rules, a lesson or a puzzle, can have this id, or `""`."""
    if is_device(text):
        return spoken("errors.id-device", name=text, instead=f"{text}-rules")
    if len(text) > LONGEST_ID or not _WORDS.fullmatch(text):
        return spoken("errors.id", most=LONGEST_ID)
    return ""


class TableError(ValueError):
    """A table that can't be set up: the sentence says why."""


@dataclass(frozen=True)
class Rules:
    """The rules under which a game is played: a coded game with all its options set."""

    id: str
    game: type[State]
    names: Names
    seats: tuple[int, int]
    """The fewest and the most seats."""
    options: Any
    """An instance of the game's `Options`."""
    extras: Any = None
    """An instance of the game's `Extras`: what its rules files hold besides options."""
    version: str = "1.0"
    about: str = ""
    """How a variant differs, and for whom it is, in a line."""
    prepared: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Where a game keeps what it works out once for these rules (tables of what beats what).

    Rules made from these by `dataclasses.replace` begin without it.
    """
