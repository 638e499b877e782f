"""How a game's table is composed: what a layout file says under `table`.

Across, places are fractions of the table's width, and downwards of its height, from the top left; a
left-handed table mirrors them. Sizes are units: the smaller of the height and two thirds of the
width.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from cardtable.engine.schema import SHORT

Point: TypeAlias = tuple[float, float]
Side: TypeAlias = Literal["left", "right", "above", "below"]
Words: TypeAlias = Annotated[tuple[str, ...], SHORT]

MARGIN = 0.033  # units, for portraits, words, buttons and outer seats
EDGE = 0.012  # … and for cards above and below
GUTTER = 0.017  # units between things
STANDS = 0.013  # units by which a playable card stands higher, and others sink


@dataclass(frozen=True, slots=True)
class Frame:
    """One person's part of the table: a small table, in which their zones and portrait lie.

    Zones and portrait have their places in it: across as fractions of its width, downwards in units
    from its top. `at` and `width` put it there by its upper middle, and its width in units, kept
    within the margin. Or `span` does, from the left to the right in fractions of the table; then
    places are fractions of the table's height downwards, too.
    """

    at: Point = (0.5, 0.0)
    width: float = 0.0
    span: Point | None = None
    scale: float = 1.0
    """How large all in it is, and how far down."""
    cards: float = 1.0
    """How large its cards are, besides that."""
    flip: bool = False
    """Whether it is a mirror image of what the layout file says, as on the right."""
    portrait: Point = (0.05, 0.05)
    """The middle of the portrait, in the frame, …"""
    on_table: Point | None = None
    """… or on the table, in fractions of it."""
    size: float = 0.118
    """How large the portrait is across, in units."""
    words: Side = "right"
    """On which side of the portrait name and last move stand."""
    room: float = 0.16
    """How wide they may be, in units."""


@dataclass(frozen=True, slots=True)
class Score:
    """A figure at the left end of a row, and a scale along the outer side of it."""

    zone: str
    """The first zone of the row."""
    key: str
    """The key of the memory that has everybody's score."""
    goal: str = ""
    """The key of the memory that has what everybody needs, …"""
    most: str = ""
    """… and the option that says how far the scale goes: the first number of it."""
    scale: float = 0.785
    """How far down the reader's scale is, a fraction of the height."""
    other: tuple[float, ...] = (0.145,)
    """How far down the others' are, for one of them, two …; the last one for more."""


@dataclass(frozen=True, slots=True)
class Thread:
    """A red thread from a waiting card to what it is aimed at."""

    zone: str
    key: str
    """The key of the memory that names a card or a seat."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two cards side by side: one is led, the other answers it."""

    zone: str
    apart: float = 0.234
    """From the middle of the one to the middle of the other, in units."""
    sides: str = ""
    """A key of the memory that gives seats their sides; where it is empty the lead lies left."""
    suits: Words = ()
    """Where there are sides: the suits that lie left and right. The first seat has the first."""
    lead: str = ""
    """What is written where the reader's own lead will lie, …"""
    answer: str = ""
    """… and where their answer will."""
    unless: str = ""
    """A key of the memory: while it is set nobody is to lead or to answer."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """A tally of the ranks that the reader hasn't seen yet, on the card aid."""

    words: str
    """`{suit} unseen: {left}`."""
    suits: dict[str, str]
    """What each suit is called."""
    own: str = ""
    """A key of the memory that gives seats their suits: the reader's own is left out."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Dots that tell which round it is, with some words above them."""

    key: str
    """The key of the memory that has the number of the round, …"""
    most: str
    """… and the option that has how many there are."""
    words: str
    at: Point
    """The lower outer corner of the dots."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A score beside the portrait, and how it is made up: `13 − 10`."""

    zone: str
    """A seat's own zone: what its cards count, and what they cost."""
    against: str = ""
    """The key of the memory that says against whom shared zones count."""


@dataclass(frozen=True, slots=True)
class Aid:
    """The card on which it is written what cards do."""

    span: Point = (0.826, 0.981)
    top: float = 0.105
    bottom: float = 0.75


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow on the cloth, from the line towards the next player: the way round the table."""

    at: Point
    """The middle of the circle on which it lies."""
    radius: float
    """In units."""


@dataclass(frozen=True, slots=True)
class Laws:
    """A line or two in which it stands what cards do where they lie, for everybody."""

    zone: str
    """Where these cards lie."""
    at: float
    """How far down the lines are, a fraction of the height."""


_PLACES: tuple[tuple[float, int, tuple[Point, ...]], ...] = (
    (1.0, 0, ((0.5, 0.028),)),
    (1.05, 1, ((0.29, 0.028), (0.71, 0.028))),
    (1.05, 1, ((0, 0.3), (0.5, 0.028), (1, 0.3))),
    (1.0, 2, ((0, 0.3), (0.335, 0.028), (0.665, 0.028), (1, 0.3))),
    (0.9, 2, ((0, 0.3), (0.24, 0.028), (0.475, 0.028), (0.71, 0.028), (1, 0.3))),
    (0.8, 3, ((0, 0.375), (0, 0.125), (0.36, 0.028), (0.64, 0.028), (1, 0.125), (1, 0.375))),
    (0.8, 2, ((0, 0.375), (0, 0.125), *((x, 0.028) for x in (0.31, 0.5, 0.69)), (1, 0.125),
              (1, 0.375))),
)  # fmt: skip
"""How large they are, how many from the last on are mirrored, and where they are."""
AROUND = tuple(
    tuple(
        Frame(at, 0.387, scale=scale, flip=number >= len(places) - flipped,
              portrait=(0.111, 0.043), size=0.086, room=0.155)
        for number, at in enumerate(places)
    )
    for scale, flipped, places in _PLACES
)  # fmt: skip
"""Where people sit if a layout file doesn't say: one other person, two and so on."""


@dataclass(frozen=True, slots=True)
class Composition:
    """The whole table."""

    line: float = 0.702
    """How far down the line is in which it stands what is asked."""
    play: Point = (0.19, 0.81)
    """From where to where the place for play is at a table of two."""
    mine: Frame = field(
        default_factory=lambda: Frame(on_table=(0.052, 0.872), size=0.122, words="below")
    )
    """The reader's portrait. Zones of theirs have places on the table, not in the frame."""
    seats: tuple[tuple[Frame, ...], ...] = AROUND
    """The frames of one other person, of two, and so on, clockwise from the reader's left."""
    seat: Frame | None = None
    """What they have in common: then `seats` says only `at`, `scale` and `flip` of each."""
    narrow: float = 1.0
    """How much smaller they are on a table that is narrow for its height."""
    alike: bool = True
    """Whether all cards have a large index where the smallest need it."""
    turn: str = ""
    """A key of the memory that names whose turn it is, where others are asked meanwhile."""
    way: str = ""
    """A key of the memory that is below zero while the turn goes round the other way."""
    arrow: Arrow | None = None
    laws: Laws | None = None
    asks: str = ""
    """The zone whose note says what has to be played: the line has it where it offers nothing."""
    score: Score | None = None
    sum: Sum | None = None
    exchange: Exchange | None = None
    rounds: Rounds | None = None
    thread: Thread | None = None
    aid: Aid = field(default_factory=Aid)
    unseen: Unseen | None = None
    held: str = ""
    """What stands under a person's name instead of that: how many cards they have, `{n} to go`."""
