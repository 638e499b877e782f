"""The table's cloth, what's printed on it, its colours, and what keeps text readable on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from cardtable.engine.schema import Between

Rgb: TypeAlias = tuple[int, int, int]

# Paper, ink and vermilion of the print shop; the same on every cloth.
PAPER: Rgb = (246, 239, 224)
PAPER_EDGE: Rgb = (214, 201, 174)
INK: Rgb = (38, 32, 30)
INK_SOFT: Rgb = (97, 84, 74)
VERMILION: Rgb = (176, 45, 32)
OCHRE: Rgb = (232, 184, 92)


@dataclass(frozen=True, slots=True)
class Fabric:
    """A table cloth: the lit middle and the dark edge.

    `shade` dims a card that can't be played: the room's own shadow lies on it, and not grey. It is
    dark, so that black stays black beneath it.
    """

    id: str
    light: Rgb
    dark: Rgb
    shade: Rgb


OWN = "own"
CLOTHS = (
    Fabric(OWN, (38, 88, 66), (11, 34, 27), (13, 50, 34)),
    Fabric("green", (38, 88, 66), (11, 34, 27), (13, 50, 34)),
    Fabric("claret", (112, 38, 44), (44, 13, 19), (73, 11, 15)),
    Fabric("blue", (38, 66, 104), (12, 23, 42), (8, 32, 71)),
    Fabric("slate", (62, 66, 72), (24, 26, 30), (31, 36, 43)),
)
# Cloths of the games' own tables. The light middle is as bright as text on it allows.
TABLES = (
    Fabric("pub", (124, 74, 40), (44, 24, 14), (73, 32, 4)),
    Fabric("tarot", (86, 48, 116), (34, 17, 52), (47, 14, 78)),
    Fabric("chart", (26, 82, 108), (9, 34, 50), (8, 39, 57)),
    Fabric("bank", (26, 94, 68), (9, 40, 31), (8, 48, 32)),
    Fabric("dawn", (112, 80, 82), (50, 36, 52), (68, 41, 48)),
    Fabric("dusk", (56, 46, 100), (22, 18, 46), (24, 16, 61)),
)


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
def mirrored(backdrop: Backdrop) -> Backdrop:
    """The same for a table that is a mirror image: light and things, for the ornaments stay."""
    things = tuple(replace(each, at=(1 - each.at[0], each.at[1])) for each in backdrop.things)
    light = None if backdrop.light is None else (1 - backdrop.light[0], backdrop.light[1])
    return replace(backdrop, light=light, things=things)


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour a scene may use, by what it is for."""

    cloth: Fabric
    paper: Rgb = PAPER
    paper_edge: Rgb = PAPER_EDGE
    paper_press: Rgb = (231, 220, 196)
    ink: Rgb = INK
    ink_soft: Rgb = INK_SOFT
    line: Rgb = (138, 122, 104)
    accent: Rgb = VERMILION
    on_accent: Rgb = (255, 248, 236)
    second: Rgb = OCHRE
    card: Rgb = (251, 246, 234)
    card_edge: Rgb = (206, 193, 166)
    tint: float = 0.13
    """How much of a suit's colour is in the palest parts of its pictures."""
    backs: tuple[Rgb, ...] = ((138, 34, 38), (32, 58, 98), (22, 92, 92), (52, 74, 40))
    bad: Rgb = VERMILION
    good: Rgb = (34, 110, 62)
    on_cloth: Rgb = (250, 243, 228)
    on_cloth_soft: Rgb = (232, 224, 207)
    glow: Rgb = (255, 219, 142)
    playable: Rgb = (142, 214, 128)
    """A card that may be played; like the next two on any ground, for it has a dark edge."""
    chosen: Rgb = (128, 204, 255)
    moved: Rgb = (196, 150, 255)
    focus_paper: Rgb = (23, 84, 158)
    focus_cloth: Rgb = (255, 226, 150)
    spade: Rgb = (28, 31, 38)
    heart: Rgb = (190, 34, 42)
    diamond: Rgb = (190, 34, 42)
    club: Rgb = (28, 31, 38)
    fair: Rgb = (28, 66, 112)
    foul: Rgb = (44, 22, 40)
    bone: Rgb = (240, 227, 202)
    ember: Rgb = (206, 84, 58)
    spade_cloth: Rgb = (235, 238, 245)
    heart_cloth: Rgb = (255, 186, 178)
    diamond_cloth: Rgb = (255, 186, 178)
    club_cloth: Rgb = (235, 238, 245)

    def suit(self, suit: str, *, on_cloth: bool = False) -> Rgb:
        """Ink of a suit letter (C, D, H, S) on paper or on cloth."""
        inks = {
            "S": (self.spade, self.spade_cloth),
            "H": (self.heart, self.heart_cloth),
            "D": (self.diamond, self.diamond_cloth),
            "C": (self.club, self.club_cloth),
        }
        return inks[suit][on_cloth]


def cloth(name: str) -> Fabric:
    """The one with this id, or the first one if there is no such cloth."""
    return next((c for c in (*CLOTHS, *TABLES) if c.id == name), CLOTHS[0])


def palette(
    cloth_id: str = OWN,
    *,
    four_colour: bool = False,
    high_contrast: bool = False,
) -> Palette:
    """Colours for a cloth, with red and black suits or four colours.

    The four are two reds and two blacks, so that games of red and black can be played with them.
    `high_contrast` is for the cards: pure inks on white.
    """
    base = Palette(cloth(cloth_id))
    if four_colour:
        base = replace(
            base,
            diamond=(155, 95, 0),
            club=(20, 76, 160),
            diamond_cloth=(255, 214, 150),
            club_cloth=(184, 214, 255),
        )
    if high_contrast:
        diamond, club = (148, 62, 0), (0, 40, 110)
        base = replace(
            base,
            card=(255, 255, 255),
            card_edge=(20, 20, 20),
            tint=0.0,
            spade=(0, 0, 0),
            heart=(176, 0, 16),
            diamond=diamond if four_colour else (176, 0, 16),
            club=club if four_colour else (0, 0, 0),
        )
    return base


def luminance(colour: Rgb) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(c) for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: Rgb, other: Rgb) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    bright, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def mix(colour: Rgb, other: Rgb, share: float) -> Rgb:
    """`colour` with `share` (0 to 1) of `other` in it."""
    r, g, b = (round(a + (c - a) * share) for a, c in zip(colour, other, strict=True))
    return r, g, b
