"""A layout file: all that it may say of a game's table, how it is read, and where it lies.

Last come the columns of a table that has more or fewer of them than the file says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias

from cardtable.ai.watching import Asked, Watch
from cardtable.engine.cards import JOKER, RANKS, Card
from cardtable.engine.events import Said
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.schema import SHORT, DataReader, Place
from cardtable.engine.view import View
from cardtable.files import (
    DataError,
    Document,
    Fault,
    asset_path,
    is_file,
    read_document,
    read_once,
    read_text,
)
from cardtable.presenter.palette import CLOTHS, TABLES, Backdrop
from cardtable.presenter.phrases import Reader, has, listed, sentence, template, wording
from cardtable.presenter.phrases import rank as rank_words

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules
    from cardtable.engine.state import State


class Holes(tuple[str, ...]):
    """The names of the holes that are filled in some words; without any, whatever is known is."""

    __slots__ = ()


Point: TypeAlias = tuple[float, float]
Side: TypeAlias = Literal["left", "right", "above", "below"]
Words: TypeAlias = Annotated[tuple[str, ...], SHORT]
_SAID = "said"
Text: TypeAlias = Annotated[str, _SAID]
"""What people read. The file has the key of a message in the game's catalogue, and here stand its
words: a variable of it is a hole, `{n} to go`, that is filled where it is shown."""

_HOLE = re.compile(r"\{(\w+)[^}]*\}")

MARGIN = 0.033  # units, for portraits, words, buttons and outer seats
EDGE = 0.012  # … and for cards above and below
GUTTER = 0.017  # units between things
STANDS = 0.0063  # units by which a playable card stands higher, and others sink: an arc stays one


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
    other: tuple[float, ...] = (0.145,)
    """How far down the others' scales are, a fraction of the height: for one of them, two …; the
    last one for more."""


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
    sides: str = ""
    """A key of the memory that gives seats their sides; where it is empty the lead lies left."""
    suits: Words = ()
    """Where there are sides: the suits that lie left and right. The first seat has the first."""
    lead: Text = ""
    """What is written where the reader's own lead will lie, …"""
    answer: Text = ""
    """… and where their answer will."""
    unless: str = ""
    """A key of the memory: while it is set nobody is to lead or to answer."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """A tally of what the reader hasn't seen yet, on the card aid.

    It is the message `unseen`, with `unseen-of` for each rank.
    """

    suits: dict[str, Text]
    """What each suit is called."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Dots that tell which round it is, with some words above them."""

    key: str
    """The key of the memory that has the number of the round, …"""
    most: str
    """… and the option that has how many there are."""
    words: Annotated[str, _SAID, Holes()]
    at: Point
    """The lower outer corner of the dots."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A score beside the portrait, and how it is made up: messages `sum-gained` and `sum-lost`."""

    zone: str
    """A seat's own zone: what its cards count, and what they cost."""
    against: str = ""
    """The key of the memory that says against whom shared zones count."""


@dataclass(frozen=True, slots=True)
class Aid:
    """What lies on the table and says what cards do."""

    kind: Literal["card", "slate", "key", "steps"] = field(default="card", metadata={"key": "as"})
    """A card with lines; a strip of slate with a column for each rank; a key of ranks with their
    signs, in `columns`; or a sheet with a picture for each of `steps`."""
    columns: int = 1
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
    (0.75, 2, ((0, 0.375), (0, 0.125), *((x, 0.028) for x in (0.305, 0.5, 0.695)), (1, 0.125),
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
    aid: Aid | None = None
    """Where the card aid lies; else beside the cards wherever there is room for it."""
    unseen: Unseen | None = None
    held: Annotated[str, _SAID, Holes(("n",))] = ""
    """What a stack of coins says where it's pointed at: how many cards its person has, `{n}`."""
    stacks: Point | None = None
    """Where stacks of coins have their foot: one for each person, as high as they have cards."""

    @property
    def aid_from(self) -> float:
        """Where the column begins that is kept free for the card aid, a fraction of the width."""
        return self.aid.span[0] if self.aid is not None else 1.0


Sign: TypeAlias = Literal[
    "", "again", "any", "binds", "burns", "calls", "chooses", "copies", "counters", "crowns",
    "discards", "doubles", "draws", "fits", "flat", "gives", "guards", "higher", "levels",
    "lower", "mutes", "overrules", "returns", "reverses", "runs", "scraps", "sees", "shows",
    "single", "skips", "steals", "swaps", "sweeps", "takes", "topples", "triples", "turns",
    "undoes", "unseen",
]  # fmt: skip
"""The pictures that there are of what cards can do, one set for all games."""
Motion: TypeAlias = Literal["", "leap", "turn", "pass", "halt", "waver", "snatch", "shake"]
"""How the table shows without words what happened: a light that leaps over seats (`leap`), runs
back round the table (`turn`), or goes to a seat (`pass`); a hand that stops cards (`halt`), or
falters (`waver`); a card that is torn away (`snatch`), or shakes (`shake`)."""
Way: TypeAlias = Literal["rise", "whirl", "fountain", "rain", "soar"]
"""How a win is celebrated: bits rise from below, whirl round the middle, spring from the winner and
fall, rain down, or soar from the winner."""
Mood: TypeAlias = Literal["", "thinking", "pleased", "stung", "startled"]
"""How somebody's portrait looks; nothing: at ease."""
Shape: TypeAlias = Literal["bubble", "star", "coin", "wisp"]


@dataclass(frozen=True, slots=True)
class Effect:
    """What the screen does when an event says a word. The zones and details are named."""

    sound: str = ""
    flash: str = ""
    """The zone that lights up."""
    rises: bool = False
    """Its sound is a semitone higher each time that the same player moves again."""
    fire: bool = False
    """Flames come out of there."""
    banner: bool = False
    """There are words across the table: the message `banner` of the event."""
    once: bool = False
    """These words stand there once in a game: later ones are only told in the log."""
    adds: bool = False
    """Its sentence is added to the banner that stands."""
    mark: bool = False
    """Its cards are those of the last move, and its sentence is that."""
    tell: bool = False
    """Its sentence is added to the last move."""
    beside: str = ""
    """The zone beside which its sentence stands on paper while it is looked at (`hold`). It takes
    the place of the last move; what its player did is told without it."""
    minor: bool = False
    """Its sentence is told in the log only: what was said before tells as much."""
    point: str = ""
    """The detail of the event that names cards to be pointed at."""
    stays: str = ""
    """The zone where its sentence stands until the reader's next move, or the detail that names a
    seat or a card beside which it does; `seat` for the event's own."""
    gains: Mapping[str, str] = field(default_factory=dict)
    """Details of the event that name seats, or `seat` for its own, to what flies to their plates
    from the zone `beside` which it is told: `+{n}`."""
    gained_by: Mapping[str, str] = field(default_factory=dict)
    """The same keys to the details that name the card by which it's gained or lost: it flies from
    there."""
    moods: Mapping[str, Mood] = field(default_factory=dict)
    """Details of the event or keys of the memory that name seats or somebody's card, or `seat` for
    its own, to how these people look for a moment. Of several for one, the last counts."""
    hold: float = 0.0
    """Seconds in which it is looked at before anything moves."""
    then: str = ""
    """The sound with which its cards, having been looked at, go off in a flash."""
    one: bool = False
    """Its cards move one by one."""
    via: str = ""
    """The detail that names the seat that a card is shown to on its way."""
    motion: Motion = ""
    of: str = ""
    """The detail that its motion is about: seats, cards, or which way round (1 or -1). For the
    last a key of the memory will do."""
    sort: Text = ""
    """The words of a button that sorts a hand that has grown too large."""
    tease: Text = ""
    """What is said to whoever has pressed it."""

    @property
    def later(self) -> bool:
        """Whether its motion tells who is next: it and its sound wait until that is known."""
        return self.motion in {"leap", "turn", "pass"}

    @property
    def strikes(self) -> bool:
        """Whether its motion hits cards, and is seen before they move."""
        return self.motion in {"halt", "waver", "shake"}


@dataclass(frozen=True, slots=True)
class Finale:
    """How this table celebrates whoever wins."""

    way: Way = "fountain"
    of: Shape = "star"


@dataclass(frozen=True, slots=True)
class Power:
    """What one word of an option means for the ranks that have it."""

    word: str
    text: Text
    """Without a full stop, and short: `all point cards go to the scrap pile`. In fewer words it
    stands on the card aid, by the message `aid-word`."""
    sign: Sign = ""
    """The picture of it, on cards that have it and on the card aid."""
    when: Mapping[str, Any] = field(default_factory=dict)
    """The options with which it means that."""
    beside: Mapping[str, Text] = field(default_factory=dict)
    """Another text for ranks that have one of these words, too."""
    lies: str = ""
    """The zone where cards of such a rank work as long as they lie there; `p.hand` stands for
    every seat's. Of an ordered pile only the top card counts, if it is shared."""
    upon: bool = False
    """Whether they lie with those on whom they were laid, instead of with their owner."""
    memory: str = ""
    """A key of the memory: while it is set, such a rank is at work."""
    acts: bool = False
    """Whether it binds who plays next, as long as it is what counts on the pile (`acting`)."""
    label: Text = ""
    """What stands in the place of the rank among what is told `also`; empty: the word itself."""
    short: Text = ""
    """The same where there is little room, if that is something else."""
    rank: str = ""
    """The rank that it is about, among what is told `also`; empty: it may be about any card."""


@dataclass(frozen=True, slots=True)
class Powers:
    """A list of what ranks can do, from an option that gives each rank its words."""

    title: Text
    option: str
    means: tuple[Power, ...] = ()
    also: tuple[Power, ...] = ()
    """What else is told below the ranks, with the `word` in their place: `4 ×`."""
    each: Annotated[str, _SAID, Holes(("them",))] = ""
    """Where the option gives each rank other ranks instead of words: what it does to `{them}`."""
    against: str = ""
    """The zone of the cards that it is done to, in that case."""
    now: Text = ""
    """What is said about ranks that are in play; empty: just that."""
    acting: tuple[str, str] = ("", "")
    """The keys of the memory that have the rank and the power that count on the pile."""
    on_table: bool = True
    """Whether it is on the sheet beside the piles, or only on the page of help."""


class RankLine(NamedTuple):
    """One line of such a list."""

    rank: str
    text: str
    now: str
    """What is added while it is in play; otherwise empty."""
    words: tuple[str, ...] = ()
    """The words of the option that it is about."""
    signs: tuple[Sign, ...] = ()
    seats: tuple[Seat, ...] = ()
    """With whom it lies then, if it lies with anybody."""
    short: str = ""
    """What stands for the rank where there is little room, if that is something else."""
    upon: bool = False
    """Whether these are the seats on which it was laid, instead of its owners."""
    of: str = ""
    """The rank that has it, as cards have it; empty: it may be about any card."""


def lines(powers: Powers, options: Mapping[str, Any], view: View) -> list[RankLine]:
    """A line for each rank that can do anything, in the order of the option."""
    given: Mapping[Any, Any] = options.get(powers.option, {})
    at_work = powers.now or wording("table.in-play")
    if powers.each:
        ranks = _ranks(view, powers.against)
        lines_ = []
        for rank, them in given.items():
            names = [str(one) for one in them]
            if names:
                text = powers.each.replace("{them}", listed(names, Reader(str)))
                now = "" if ranks.isdisjoint(names) else at_work
                lines_.append(RankLine(str(rank), text, now, of=str(rank)))
        return lines_
    lines_ = []
    for rank, words in given.items():
        wanted = [words] if isinstance(words, str) else list(words)
        meanings = [one for word in wanted for one in powers.means if one.word == word]
        if meanings:
            lies = any(_at_work(one, str(rank), view, powers.acting) for one in meanings)
            seats = (s for s in view.seats if any(_with(one, rank, view, s) for one in meanings))
            text = "; ".join(dict.fromkeys(_text(one, wanted) for one in meanings))
            label = wording("table.joker-rank") if rank == "X" else str(rank)
            now, upon = at_work if lies else "", any(one.upon for one in meanings)
            known = tuple(dict.fromkeys(one.word for one in meanings))
            signs = tuple(dict.fromkeys(one.sign for one in meanings if one.sign))
            short = wording("table.joker-short") if rank == "X" else ""
            lines_.append(
                RankLine(label, text, now, known, signs, tuple(seats), short, upon, str(rank))
            )
    also = ((one, (one.sign,) if one.sign else ()) for one in powers.also)
    return lines_ + [
        RankLine(
            one.label or one.word, one.text, "", (one.word,), signs, short=one.short, of=one.rank
        )
        for one, signs in also
    ]


def _text(power: Power, words: Sequence[str]) -> str:
    """What a word means for a rank with all these words."""
    return next((text for word, text in power.beside.items() if word in words), power.text)


def _at_work(power: Power, rank: str, view: View, acting: tuple[str, str]) -> bool:
    """Whether a card of that rank does this just now."""
    asked = bool(power.memory and view.state.get(power.memory))
    counts = tuple(str(view.state.get(key)) for key in acting)
    asked = asked or (power.acts and counts == (rank, power.word))
    return asked or bool(power.lies and rank in _ranks(view, power.lies))


def _with(power: Power, rank: Any, view: View, seat: Seat) -> bool:
    """Whether a card of that rank does this in a seat's own zone just now."""
    shared = not power.lies.startswith("p.")
    run = [] if shared else view.zones.get(f"{seat}.{power.lies.removeprefix('p.')}", [])
    return any(one is not None and one.rank == str(rank) for one in run)


def _ranks(view: View, place: str) -> set[str]:
    """The ranks that lie at work in a zone, or in the zones of that name of all seats."""
    if not place.startswith("p."):
        run: Sequence[Card | None] = view.zones.get(place, [])
        run = run[-1:] if place in view.ordered else run
        return {one.rank for one in run if one is not None}
    zones = (f"{seat}.{place.removeprefix('p.')}" for seat in view.seats)
    return {one.rank for zone in zones for one in view.zones.get(zone, []) if one is not None}


_RANKS = [*RANKS, JOKER]


@dataclass(frozen=True, slots=True)
class Counted:
    """One thing that is counted, or one for each rank to which an option gives something."""

    text: Annotated[str, _SAID, Holes(("ranks",))]
    """What it is called: `Piles burned`. `{ranks}` stands for the rank: `{ranks} played`."""
    words: Annotated[tuple[str, ...], SHORT] = ()
    """The words of events that count."""
    zone: str = ""
    """Instead of words: cards that come to a seat's zone of this name, such as `p.field`."""
    option: str = ""
    """The option that gives ranks their powers; a rank that has none is not counted."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What is counted in a game."""

    begins: str = ""
    """The word of the event that tells who has the first turn; empty: who decides first has it."""
    seats: int = 3
    """How many play where nothing else is said, as near to that as the rules allow."""
    counts: tuple[Counted, ...] = ()
    thought: float = 2.0
    """Seconds that people think longer each time there is twice as much to choose from."""
    endings: Mapping[str, Text] = field(default_factory=dict)
    """Why games are over, in the game's word, to how they end: `with one player left`."""


def watch_of(studied: Studied, options: object) -> Watch:
    """What is counted in games with these options."""
    return Watch(tuple(_asked(studied, options)), studied.begins)


def _asked(studied: Studied, options: object) -> Iterator[Asked]:
    for one in studied.counts:
        if not one.option:
            yield Asked(one.text, one.words, (), one.zone)
            continue
        powers: Mapping[Any, Any] = getattr(options, one.option, {})
        for rank in sorted(map(str, powers), key=_RANKS.index):
            if powers[rank] and powers[rank] != NONE:
                ranks = rank_words(rank, Reader(str), "many")
                name = one.text.replace("{ranks}", sentence(ranks))
                yield Asked(name, one.words, (rank,), one.zone)


NONE = "none"
"""What an option says of a rank without a power."""


Kind: TypeAlias = Literal["stack", "heap", "fan", "row", "tray", "column"]
Options: TypeAlias = Mapping[str, Any]
"""Names of options and values that they have, or hold among others."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a zone lies and how large its cards are.

    For a shared zone and the reader's own, `at` is a fraction of the table, for another seat's it
    is in that seat's frame (`composition.Frame`). `size` (a card's height) and `width` are in
    units.
    """

    at: Point
    size: float
    width: float
    span: Point | None = None
    moved: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    shift: float = 0.0


@dataclass(frozen=True, slots=True)
class OtherSpot:
    """Where another seat's zone lies, as far as that does not follow from one's own."""

    at: Point | None = None
    size: float | None = None
    width: float | None = None
    span: Point | None = None
    moved: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """Where it lies instead as long as there is a card in one of these zones, or, by the word
    `open`, its own cards are seen: across, down, and where that differs, too, their size."""
    shift: float = 0.0

    def on(self, usual: Spot) -> Spot:
        """The spot that comes of it."""
        return Spot(
            usual.at if self.at is None else self.at,
            usual.size if self.size is None else self.size,
            usual.width if self.width is None else self.width,
            self.span,
            self.moved,
            self.shift,
        )


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """How one zone, or the zones of that name of all seats, is shown."""

    kind: Kind = field(default="row", metadata={"key": "as"})
    at: Point = (0.5, 0.5)
    size: float = 0.18
    width: float = 0.3
    other: OtherSpot = field(default_factory=OtherSpot)
    """Where it lies at another seat, and how large. A smaller copy of one's own where that is not
    said."""
    span: Point | None = None
    """A tray's left and right end, instead of its width: fractions of the table's width, and for
    another seat's tray, of its share of that, as the others share it evenly."""
    after: str = ""
    """The zone that this one is in a row with, on the right of it; `portrait` for the reader's."""
    within: float = 1.0
    """Beside a hand: it lies no further right than that, a fraction of the width."""
    framed: bool = False
    """A place with a frame of gilt, as its card matters to everybody."""
    shift: float = 0.0
    """How far right of `at` it lies, in units."""
    dim: bool = False
    """Its cards lie in the shade: they are out of the game."""
    moved: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """Where it lies instead as long as there is a card in one of these zones, or, by the word
    `open`, its own cards are seen: across, down, and where that differs, too, their size."""
    pan: tuple[Text, ...] = ()
    """What stands over the pan of a pair of scales in which its cards lie, at the nearer edge of
    the table; with two words cards that count lie in the left pan, and those that cost in the right
    one."""
    on: str = ""
    """A row whose cards these lie on, place by place."""
    riders: Words = ()
    """Ranks of a tray that lie on the card before them."""
    across: str = ""
    """A key of the memory: those cards of a row that it lists lie across."""
    opens: bool = False
    """A heap that is spread out while it is looked through, or while a card of it is chosen."""
    show: int = 1
    """How many of a heap's top cards lie apart from each other, …"""
    apart: float = 0.0
    """… and by how much of a card, each for itself; 0: those laid together lie closer."""
    shut: bool = False
    """Cards lie face down here even for those who remember them; the pile is clicked as a whole."""
    covered: bool = False
    """Cards lie face down here even for those who remember them."""
    lifts: bool = False
    """The top card can be picked up though no line takes it anywhere: to hear why not."""
    slot: bool = False
    """A seat's own place that is outlined and named while it is empty."""
    shy: bool = False
    """While it is empty it is outlined and named only as long as a chosen card may go there."""
    shines: bool = False
    """What lies here is to be played at once: it has the light, and what it can do stands by it."""
    counted: bool = False
    """A seat's pile that tells how many cards it has, and has its name while it is empty."""
    label: Annotated[str, _SAID, Holes()] = ""
    """A short word beside that number, or what stands behind a tray's name and worth. It may name
    keys of the memory, and what these hold."""
    tallied: str = ""
    """Another zone of the seat's, whose cards count with those of this pile."""
    told: Literal["", "left", "right"] = ""
    """On which side of a pile that number and word stand; empty: the number is on a chip."""
    called: Annotated[str, _SAID, Holes(("n",))] = ""
    """What a plate calls its cards where it counts them: `{n blind card|blind cards}`."""
    suit: str = ""
    """The suit that is printed on the cloth where no card lies."""
    aside: bool = False
    """A seat's cards that are not to be played, or not yet: its plate doesn't count them."""
    closed: bool = False
    """Other seats' cards lie face down here even where the reader remembers them."""
    sort: Words = ()
    """Ranks in the order in which the owner may have these cards sorted; none: no sorting."""
    name: Text = ""
    vacant: Text = ""
    """What stands on its place while no card lies there; empty: its name."""
    tip: Text = ""
    worth: bool = False
    """What its cards count together stands beside its name (`State.worth`)."""

    def spot(self, *, mine: bool = True) -> Spot:
        """Where it lies: `mine` or shared, or another seat's."""
        own = Spot(self.at, self.size, self.width, self.span, self.moved, self.shift)
        if mine:
            return own
        return self.other.on(Spot((0.0, 0.0), own.size * 0.6, min(own.width, 0.26)))


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Zones that are shown in another way at tables with certain options."""

    when: Options = field(default_factory=dict)
    zones: dict[str, ZoneLook] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a person does to play the lines of a verb: any one of the ways that are set."""

    drag: str = ""
    """Where the cards are dropped: a zone, `seat` (the one that the line names), `card` (the other
    card that the line names), `zone` (the one that the line names). `p.hand` is the reader's own,
    `o.hand` that of any other seat."""
    of: str = ""
    """Where the card lies that others are dropped on; empty: anywhere."""
    light: bool = False
    """The zones where its cards lie are lit up as long as none is chosen: they are seldom used."""
    word: str = ""
    """Only for lines with this word besides cards and seats; `*` and `?` stand for others."""
    first: bool = False
    """Played before others where a card is sent wherever it goes."""
    aimed: bool = False
    """Never played where a card is sent wherever it goes, unless there is nothing else to do."""
    unmarked: bool = False
    """Its cards bear no mark, unless there is nothing else to do: it is no play."""
    row: bool = False
    """A row of cards of a column is carried, too, where such lines bring its cards there singly."""
    every: bool = False
    """Its key, or a click where its cards go, plays such lines one after the other, to the last."""
    key: str = ""
    """A key of the keyboard that plays the line."""
    after: str = ""
    """The line that this key plays first where this line can't be played yet; this line is played
    then, too, where nothing else can be done with the card that came."""
    source: Words = field(default=(), metadata={"key": "from"})
    """The zones from which the cards must come; none: anywhere."""
    click: str = ""
    """The zone that is clicked with nothing selected, or `seat`: the one that the line names."""
    pick: str = ""
    """The zone of which the one card that the line names is clicked, to be taken at once."""
    button: Text = ""
    """The words on a button."""
    at: str = ""
    """The zone at which the button stands; empty: at the side. Of a call, `seat`: on the portrait
    of the player whom it stops."""
    side: Side = "left"
    """On which side of that zone it hangs, …"""
    rise: float = 0.0
    """… and how far above the middle of that side, in units."""
    urgent: bool = False
    """It is the urgent answer, and red."""
    lands: str = ""
    """Only for lines that bring the card to a zone of this name, whoever's: `p.glasses`."""
    several: bool = False
    """Its button plays lines that name cards, too; where there are several it asks which."""
    tip: Text = ""
    """What such a button does, in a sentence."""
    then: str = ""
    """The verb of the line that is played right after with the same cards: only for those with
    which that is sure to be legal."""
    ask: bool = False
    """Dropped there, the card that the line names besides is asked for."""
    standing: bool = False
    """Its button and its key are there as long as another seat is on turn, whether a line of
    the verb is legal or not, so they give nothing away."""
    quiet: bool = False
    """Its button is as plain as others even where there is no other way to play the line."""
    lasts: bool = False
    """Where its button was there at somebody's last turn and isn't at this one, its place says why
    until they move."""
    when: Options = field(default_factory=dict)
    """The options with which there is this gesture."""


@dataclass(frozen=True, slots=True)
class Routine:
    """Moves that are made for a player who wishes so: nothing is lost by making them at once."""

    verb: str
    word: str = ""
    """Only the line with this word, and only while no other of that verb keeps the order."""
    only: bool = False
    """Only where every move that keeps the order is of that verb."""
    state: Mapping[str, Any] = field(default_factory=dict)
    """The keys of the memory with which they are made, and their values."""
    zone: str = ""
    """They are made as long as cards lie in this zone of the reader's."""
    means: tuple[str, ...] = ()
    """They are made only where they mean one of these (`State.means`); none: whatever they mean."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One reminder."""

    text: Text
    when: Options = field(default_factory=dict)
    """The options with which it holds."""
    unless: Options = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    """Details of events and their values: whenever one says so, this is what it was about."""
    free: bool = False
    """About something that nobody has to do: it gets no number, and is still marked."""


@dataclass(frozen=True, slots=True)
class AidStep:
    """A picture on the card aid, with what it says: the message `aid-key`, and its `.more`."""

    key: str
    shows: Words
    """From the left to the right: ranks as little cards, `back`, `slot` (a foundation), `space`,
    `other` (the opponent's face), a sign, `stop`, and arrows: `to`."""
    about: Mapping[str, str] = field(default_factory=dict)
    """As of a reminder: what an event says that was about it."""
    when: Options = field(default_factory=dict)
    unless: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Badge:
    """A mark on the plates of seats, from a key of the game's public memory.

    Its words are `badge-key`, with `$place` where the memory lists seats in order, and with `$n`,
    the seat's own value, and other such values of the memory where it has one for each seat. What
    it means is `badge-key-tip`, of `$who`.
    """

    key: str
    always: bool = False
    """Shown where the value is nothing, too."""
    chip: Text = ""
    """A letter or two on a button beside the face, instead of the text."""


@dataclass(frozen=True, slots=True)
class PublicValue:
    """A value of the game's public memory that everybody sees at a zone: a suit that was named.

    It stands there on a gilt disc as long as there is one: a suit as its pip, a rank or a number as
    it is, any other word as the message `shown-key-word`. The message `shown-key` says of `$value`
    what it means.
    """

    key: str
    zone: str


@dataclass(frozen=True, slots=True)
class Warning_:  # noqa: N801 - `Warning` is Python's own
    """A line of text while a counter of the memory nears a limit among the options."""

    key: str
    option: str
    share: float = 0.5


@dataclass(frozen=True, slots=True)
class Relation:
    """A wheel that shows the card order, highlighted for the card to beat."""

    option: str
    """The option that has it: for each rank those that it beats."""
    zone: str
    """Where the card to be beaten lies."""
    at: Point
    tip: Text = ""
    each: Annotated[str, _SAID, Holes(("rank", "them"))] = ""
    """What is said in the tip of each `{rank}` that beats others, `{them}`."""


def _by_word(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Of options that give ranks words: the ranks that have each word, as `powers_show`."""
    ranks: dict[str, tuple[str, ...]] = {}
    for option, given in options.items():
        if isinstance(given, Mapping) and set(given) <= {*RANKS, JOKER}:
            for rank in (rank for rank in (*RANKS, JOKER) if rank in given):
                for word in given[rank] if isinstance(given[rank], list | tuple) else ():
                    ranks[f"{option}_{word}"] = (*ranks.get(f"{option}_{word}", ()), rank)
    return ranks


@dataclass(frozen=True)
class TableData:
    """Everything that a layout file may say."""

    about: Text = ""
    """What the game is about, in one or two sentences: what one wants, and what is special."""
    like: Text = ""
    """What it is like to play, in a few words for somebody who chooses a game."""
    coach: str = ""
    """The id of the rules by which somebody new to the game plays first, where these are others."""
    abouts: tuple[Reminder, ...] = ()
    """What is said instead of `about` at tables with certain options; the first that holds."""
    zones: dict[str, ZoneLook] = field(default_factory=dict)
    otherwise: tuple[Otherwise, ...] = ()
    """Zones that differ with the options."""
    gestures: dict[str, Annotated[tuple[Gesture, ...], SHORT]] = field(default_factory=dict)
    quick: bool = False
    """Whether turns have many moves: a click moves a card that has only one place there, at tables
    with undo, and others' moves of one kind follow each other quickly."""
    routine: tuple[Routine, ...] = ()
    prompts: tuple[str, ...] = ()
    """When the reader is asked which question (`status.prompt`); the first that fits is shown."""
    effects: dict[str, Effect] = field(default_factory=dict)
    """Event word to what the screen does, or a word and its `use`, as in `says`."""
    finale: Finale = field(default_factory=Finale)
    reminders: tuple[Reminder, ...] = ()
    """The reminders: a short list beside the piles that players can switch off. Its first entry is
    the heading."""
    steps: tuple[AidStep, ...] = ()
    """What the card aid shows instead of the reminders: in which order things are done."""
    powers: tuple[Powers, ...] = ()
    """What the ranks can do, in games where players need a list of it."""
    chapters: dict[str, str] = field(default_factory=dict)
    """Where the rules page explains the decision: like `prompts`, with the number of a rule."""
    breaks: Words = ()
    """What the game says (`State.means`) of lines that may be played, and yet break an order: the
    table marks no card or place for them."""
    stays: Text = ""
    """Why there is no undo, in games without it (`State.final`)."""
    public: bool = False
    """Whether all seats see the same, so that people at one screen need no curtain."""
    replies: Words = ()
    """Verbs that answer a question everybody is asked, whatever they hold. If such an answer is
    the only one, it is given automatically, and after some time: that gives nothing away."""
    studied: Studied = field(default_factory=Studied)
    """What is counted where computers play many games to see how rules play."""
    badges: tuple[Badge, ...] = ()
    warnings: tuple[Warning_, ...] = ()
    shown: tuple[PublicValue, ...] = ()

    backs: dict[str, str] = field(default_factory=dict)
    """Pictures of backs by the kind of a hidden card (`State.hidden_kind`); `any` for no kind."""
    tally: Text = ""
    """What `State.score` is called where it is that of one game, and not of the evening."""
    evening: Text = ""
    """What it is called where it is that of the evening; empty in a file: just that."""
    score: str = ""
    """What plates tell of `State.score`, with `{n}`; empty: nothing."""
    foretell: Words = ()
    """Verbs whose cards, held over where they may go, tell what the scores would become."""
    relation: Relation | None = None
    turns: Mapping[str, Any] = field(default_factory=dict)
    """By what keys of the memory a new turn is known, to count them; none: they aren't counted."""
    table: Composition = field(default_factory=Composition)
    """How the table is composed."""
    backdrop: Backdrop = field(default_factory=Backdrop)
    """The table's own cloth, and what is printed on it."""
    game: str = field(default="", metadata={"key": None})
    """The game's id, by which the catalogue has its words."""
    options: Mapping[str, Any] = field(default_factory=dict, metadata={"key": None})
    """The options of the rules, for sentences that name them."""
    titles: Mapping[str, str] = field(default_factory=dict, metadata={"key": None})
    """What cards are called at this table: from the rules, not from the layout file."""

    def own_keys(self) -> list[tuple[str, str]]:
        """The keys that the game has besides those of every table, each with what it does."""
        return [
            (one.key.upper(), wording(f"{self.game}.key-{verb}") if named else one.button)
            for verb, found in self.gestures.items()
            for one in found
            if (named := one.after or one.every) or one.button
            if one.key
        ]

    @property
    def call_verbs(self) -> frozenset[str]:
        """The verbs by which a person may answer the others' moves out of turn at any time."""
        named = self.gestures.items()
        return frozenset(verb for verb, found in named if any(one.standing for one in found))

    @property
    def ranks(self) -> Words:
        """The ranks in the order in which hands are sorted; none in a game without sorting."""
        return next((look.sort for look in self.zones.values() if look.sort), ())

    @cached_property
    def signs(self) -> Mapping[str, Sign]:
        """The sign of each power that has one, by the word that it has in the rules."""
        every = (one for powers in self.powers for one in (*powers.also, *powers.means))
        return {one.word: one.sign for one in every if one.sign}

    def sweeps(self, key: str) -> bool:
        """Whether a key plays all lines of a verb, one after the other (`Gesture.every`)."""
        found = (one for ways in self.gestures.values() for one in ways)
        return any(one.every and one.key == key for one in found)

    @property
    def calls(self) -> bool:
        """Whether there are such verbs."""
        return bool(self.call_verbs)

    @property
    def carried(self) -> bool:
        """Whether cards are carried from pile to pile, as in a game of patience."""
        return any(look.lifts for look in self.zones.values())

    def at_table(self, options: object) -> TableData:
        """The same without what does not hold at a table with these options."""

        def has(some: Options) -> list[bool]:
            return [_is(getattr(options, name, None), value) for name, value in some.items()]

        def holds(entry: Gesture | Reminder | AidStep | Power | Otherwise) -> bool:
            unwanted = {} if isinstance(entry, Gesture | Power | Otherwise) else entry.unless
            return all(has(entry.when)) and not any(has(unwanted))

        zones = dict(self.zones)
        for each in self.otherwise:
            zones |= each.zones if holds(each) else {}

        gestures = {
            verb: tuple(one for one in found if holds(one)) for verb, found in self.gestures.items()
        }
        reminders = tuple(one for one in self.reminders if holds(one))
        steps = tuple(one for one in self.steps if holds(one))
        about = next((one.text for one in self.abouts if holds(one)), self.about)
        powers = tuple(
            replace(
                one,
                means=tuple(each for each in one.means if holds(each)),
                also=tuple(each for each in one.also if holds(each)),
            )
            for one in self.powers
        )
        return replace(
            self,
            about=about,
            zones=zones,
            gestures=gestures,
            reminders=reminders,
            steps=steps,
            powers=powers,
            options=vars(options) | _by_word(vars(options)),
        )

    def effect(self, said: Said) -> Effect:
        """What the screen does when this is said."""
        use = said.about.get("use", "")
        effect = self.effects.get(f"{said.word} {use}", self.effects.get(said.word))
        return effect or Effect()

    def title(self, zone: str) -> str:
        """What a zone is called: by the file, or by the word that its own name has for it."""
        look = self.look(zone)
        return look.name if look and look.name else zone.partition(".")[2] or zone

    def counts(self, zone: str) -> bool:
        """Whether cards in a zone matter to somebody: a seat's own, or one whose worth is told."""
        look = self.look(zone)
        return bool(owner_of(zone)) or (look is not None and look.worth)

    def look(self, zone: str) -> ZoneLook | None:
        """The entry for a zone, `p.hand` serving for `p2.hand`."""
        return self.zones.get(zone) or self.zones.get(generic(zone))


def _is(option: object, value: object) -> bool:
    """Whether an option has that value, or has it among others."""
    return value in option if isinstance(option, tuple) else option == value


@lru_cache(maxsize=1000)
def generic(zone: str) -> str:
    """`p.hand` for `p2.hand`; a shared zone's name as it is."""
    owner, dot, rest = zone.partition(".")
    return f"p.{rest}" if dot and owner[:1] == "p" and owner[1:].isdigit() else zone


@lru_cache(maxsize=1000)
def owner_of(zone: str) -> str:
    """The seat that a zone belongs to, `""` for a shared one."""
    owner, dot, _ = zone.partition(".")
    return owner if dot else ""


# ------------------------------------------------------------------ the files


_SIZE = re.compile(r'<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"')


class _Reader(DataReader):
    """Reads a layout file's keys of messages as their words, by the catalogue of a game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def _annotated(self, args: tuple[Any, ...], data: Any, place: Place) -> Any:
        value = super()._annotated(args, data, place)
        if _SAID not in args or not self.game or not isinstance(value, str):
            return value
        key = f"{self.game}.{value}"
        if not has(key):
            self._add(place, "errors.no-message", name=value, game=self.game)
        words = template(key)
        filled = next((one for one in args if isinstance(one, Holes)), None)
        for hole in _HOLE.findall(words) if filled is None or len(filled) else ():
            if hole not in (filled or ()):
                self._add(place, "errors.no-hole", name=value, hole=hole)
        return words


def read_table(document: Document, game: str = "") -> TableData:
    """What a layout file says, with the words of that game; without, keys stay where words belong.

    DataError names everything that is wrong, with line and key.
    """
    reader = _Reader(game)
    data: TableData = reader.fields(TableData, document.data or {}, ())
    problems = [*reader.problems] or [*_mistakes(data)]
    if problems:
        raise DataError(document.complaints(problems))
    return data


def _mistakes(data: TableData) -> Iterator[tuple[Place, Fact]]:
    """What is of the right kinds, and wrong all the same."""
    for name, look in data.zones.items():
        if look.on and look.on not in data.zones:
            yield ("zones", name, "on"), Fact("errors.no-zone", {"name": look.on})
    for number, shown in enumerate(data.shown):
        if shown.zone not in data.zones:
            yield ("shown", number, "zone"), Fact("errors.no-zone", {"name": shown.zone})
    cloths = {one.id for one in (*CLOTHS, *TABLES)}
    for key in ("cloth", "right"):
        cloth = getattr(data.backdrop, key)
        if cloth and cloth not in cloths:
            known = {"name": cloth, "known": ", ".join(sorted(cloths))}
            yield ("backdrop", key), Fact("errors.no-cloth", known)
    for number, one in enumerate(data.backdrop.ornaments):
        place, path = ("backdrop", "ornaments", number), asset_path(f"backdrops/{one.art}.svg")
        if not is_file(path):
            yield (*place, "art"), Fact("errors.no-picture", {"name": one.art})
        elif one.fit == "frame":
            size = _SIZE.search(read_text(path))
            if size is None or size[1] != size[2]:
                yield (*place, "fit"), Fact("errors.no-square", {"name": one.art})
            if one.size > 1:
                yield (*place, "size"), Fact("errors.large-frame", {"size": str(one.size)})

    for number, thing in enumerate(data.backdrop.things):
        if not is_file(asset_path(f"backdrops/{thing.art}.svg")):
            where = ("backdrop", "things", number, "art")
            yield where, Fact("errors.no-picture", {"name": thing.art})


_WITHOUT = TableData()
"""What is known of a table that has no layout."""


@cache
def backdrop_of(game: str) -> Backdrop:
    """What a game's own table looks like, for the pages round it."""
    return table_of(game).backdrop


def laid_out(rules: Rules) -> TableData:
    """The layout of a table with these rules, without what does not hold there.

    A game whose layout is faulty is played as without one (`layout_faults` says why), and so is a
    begun game that has none yet.
    """
    game = rules.game
    titles = game.titles(rules)
    if layout_faults(game):
        return replace(_WITHOUT, game=game.ID, titles=titles)
    return table_of(game.ID, titles).at_table(rules.options)


def layout_faults(game: type[State[Any, Any]]) -> list[Fault]:
    """What is wrong with a game's layout file, and what it owes its players and lacks."""
    path = asset_path(f"layouts/{game.ID}.yaml")
    try:
        _read(path)
    except DataError as error:
        return list(error.faults)
    data = table_of(game.ID, {})
    if not data.zones:
        return []
    placed = {*data.zones, *(zone for each in data.otherwise for zone in each.zones)}
    lacking = [Fact(f"errors.owes-{one}") for one in owed(data, game)]
    lacking += [
        Fact("errors.unplaced", {"name": zone})
        for zone in game.ZONES
        if generic(zone) not in placed and zone not in placed
    ]
    lacking += [
        Fact("errors.no-gesture", {"name": verb})
        for verb in game.GRAMMAR
        if not playable(data, verb)
    ]
    return [Fault(fact, path) for fact in lacking]


def _read(path: Path) -> TableData:
    """A layout file; empty where there is none."""
    return read_once(_read_layout, path) if path.is_file() else _WITHOUT


def owed(data: TableData, game: type[State[Any, Any]]) -> Iterator[str]:
    """What is missing of all that every layout owes its players: `moods`, `aid`, `account`."""
    if not any(effect.moods for effect in data.effects.values()):
        yield "moods"
    if not data.reminders and not any(powers.on_table for powers in data.powers):
        yield "aid"
    if data.score and not game.guide().tells("account"):
        yield "account"


def playable(data: TableData, verb: str) -> bool:
    """Whether a verb has a way to be played: a key alone is none, as not everyone has keys.

    As long as a layout has no gestures at all, each line has a button.
    """
    ways = data.gestures.get(verb, ())
    return not data.gestures or any(one.drag or one.click or one.pick or one.button for one in ways)


def table_of(game: str, titles: Mapping[str, str] | None = None) -> TableData:
    """The layout data of a game; empty where it has no file, or one that can't be read."""
    try:
        data = _read(asset_path(f"layouts/{game}.yaml"))
    except DataError:
        data = _WITHOUT
    evening = data.evening or wording("table.evening")
    return replace(data, evening=evening, game=game, titles=titles or {})


def _read_layout(path: Path) -> TableData:
    return read_table(read_document(path), path.stem)


WIDER = 0.075
"""How much further to the right more columns may reach, in parts of the table's width."""


def columns(looks: Mapping[str, ZoneLook], zones: Iterable[str]) -> dict[str, ZoneLook]:
    """Looks for the columns among a table's zones, where the file has them for another number.

    Fewer stand in the middle of the others' room; more of them are smaller.
    """
    written = [name for name, look in looks.items() if look.kind == "column"]
    if len(written) < 2:
        return {}
    stem = _stem(written[0])
    there = [zone for zone in zones if _stem(zone) == stem and zone != stem]
    count = len(there)
    if not there or count == len(written):
        return {}
    if looks[written[0]].shift:
        return _outwards(looks, written, there)
    first, last = looks[written[0]], looks[written[-1]]
    left, right = first.at[0], last.at[0]
    step, size = (right - left) / (len(written) - 1), first.size
    if count > len(written):
        narrower = (right + WIDER - left) / (count - 1)
        size *= min(1.0, narrower / step)
        step = narrower
    else:
        left = (left + right - step * (count - 1)) / 2
    placed = {}
    for number, zone in enumerate(there):
        at = (left + step * number, first.at[1])
        name = _stem(first.name) + zone.removeprefix(stem)
        placed[zone] = replace(first, at=at, size=size, name=name)
    return placed


def _outwards(
    looks: Mapping[str, ZoneLook], written: Sequence[str], there: Sequence[str]
) -> dict[str, ZoneLook]:
    """The same where they run outwards from both sides of a middle, one row below the other.

    The left side comes first. Fewer rows stand in the middle of the others' room.
    """
    half = (len(there) + 1) // 2
    first, last = looks[written[0]], looks[written[-1]]
    rows = len(written) // 2
    step = (last.at[1] - first.at[1]) / (rows - 1)
    narrower = min(1.0, rows / half)
    top = (first.at[1] + last.at[1] - step * narrower * (half - 1)) / 2
    placed = {}
    for number, zone in enumerate(there):
        look = first if number < half else last
        placed[zone] = replace(
            look,
            at=(look.at[0], top + step * narrower * (number % half)),
            size=look.size * narrower,
            name=_stem(first.name) + zone.removeprefix(_stem(zone)),
        )
    return placed


def _stem(name: str) -> str:
    return name.rstrip("0123456789")
