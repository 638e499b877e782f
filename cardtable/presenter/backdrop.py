"""What a layout file says of a game's own table: its cloth, and ornaments printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from cardtable.engine.schema import Between

Fit: TypeAlias = Literal["at", "cover", "frame"]


@dataclass(frozen=True, slots=True)
class Ornament:
    """A picture on the cloth."""

    art: str
    """Its file in `assets/backdrops`, without the ending."""
    fit: Fit = "at"
    """`cover` fills the window. `frame` runs round it: the picture's corners stand in the corners,
    and the middle third of each of its sides is repeated between them."""
    at: tuple[float, float] = (0.5, 0.5)
    """Where in the window: 0 at the left (or the top), 1 at the right, 0.5 in the middle."""
    size: Annotated[float, Between(0, 4)] = 0.3
    """How high it is, in units: the window's height, or less where that is narrow."""
    turn: float = 0.0
    """Degrees to the left."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A card on the little table of the menu."""

    card: str
    """Its name; `back`, or the name of a back, for one that lies face down."""
    at: tuple[float, float] = (0.5, 0.5)
    """Its middle, in fractions of the table."""
    size: float = 0.5
    """Its height, in fractions of the table's."""
    turn: float = 0.0
    """Degrees to the left."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A table's own looks."""

    cloth: str = ""
    """A cloth's name; empty: the first one of the settings."""
    right: str = ""
    """The cloth of the right half, where the table is parted."""
    ornaments: tuple[Ornament, ...] = ()
    sample: tuple[Sample, ...] = ()
    """What lies on its little table in the menu, the lowest card first."""
    pairs: bool = False
    """The game goes by red and black: a deck in four colours gets two reds and two blacks."""
