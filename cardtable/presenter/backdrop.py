"""What a layout file says of a game's own table: its cloth, and ornaments printed on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from cardtable.engine.schema import Between

Fit: TypeAlias = Literal["at", "cover", "frame", "middle"]


@dataclass(frozen=True, slots=True)
class Ornament:
    """A picture on the cloth."""

    art: str
    """Its file in `assets/backdrops`, without the ending."""
    fit: Fit = "at"
    """`cover` fills the window. `frame` runs round it: the picture's corners stand in the corners,
    and the middle third of each of its sides is repeated between them. `middle`: its middle is at
    `at`."""
    at: tuple[float, float] = (0.5, 0.5)
    """Where in the window: 0 at the left (or the top), 1 at the right, 0.5 in the middle."""
    size: Annotated[float, Between(0, 4)] = 0.3
    """How high it is, in units: the window's height, or less where that is narrow."""
    turn: float = 0.0
    """Degrees to the left."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that stands on the table, at its edge, where there is room for it."""

    art: str
    """Its file in `assets/backdrops`, without the ending."""
    at: tuple[float, float] = (1, 1)
    """Where on the table: 0 at the left (or the top), 1 at the right. Of several that are the same
    only the first stands there that has room."""
    size: Annotated[float, Between(0, 1)] = 0.3
    """How high it is, in units."""
    out: Annotated[float, Between(0, 0.5)] = 0.0
    """How much of it reaches beyond the edges that it stands at."""


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
    light: tuple[float, float] | None = None
    """The middle of the pool of light, in fractions of the window. None: even light everywhere."""
    sides: tuple[float, float] = (0.28, 0.76)
    """Where the dark band of the far side ends, and that of the near side begins."""
    ornaments: tuple[Ornament, ...] = ()
    things: tuple[Thing, ...] = ()
    sample: tuple[Sample, ...] = ()
    """What lies on its little table in the menu, the lowest card first."""


@lru_cache(maxsize=8)
def mirrored(one: Backdrop) -> Backdrop:
    """The same for a table that is a mirror image: light and things, for the ornaments stay."""
    things = tuple(replace(each, at=(1 - each.at[0], each.at[1])) for each in one.things)
    light = None if one.light is None else (1 - one.light[0], one.light[1])
    return replace(one, light=light, things=things)
