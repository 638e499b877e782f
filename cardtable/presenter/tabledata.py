"""What a layout file says of a game's table: places, gestures and words. All of it is optional.

`tablefile` reads `assets/layouts/<game>.yaml` into a `TableData`. A zone without an entry gets a
place of its own, a verb without a gesture becomes a button or a drop anywhere, an event without a
sentence is told by its word: so a game without a file is playable at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias

from cardtable.engine.events import Said
from cardtable.engine.schema import SHORT
from cardtable.presenter.backdrop import Backdrop
from cardtable.presenter.composition import Composition, Point, Side, Words
from cardtable.presenter.effects import Effect, Finale
from cardtable.presenter.powers import Power, Powers
from cardtable.presenter.studied import Studied

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
    lone: OtherSpot | None = None
    """How that differs where there is only one other seat, which has more room."""
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
    pan: Words = ()
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
    counted: bool = False
    """A seat's pile that tells how many cards it has, and has its name while it is empty."""
    label: str = ""
    """A short word beside that number, or what stands behind a tray's name and worth. It may name
    keys of the memory, and what these hold."""
    told: Literal["", "left", "right"] = ""
    """On which side of a pile that number and word stand; empty: the number is on a chip."""
    called: str = ""
    """What a plate calls its cards where it counts them: `blind card|blind cards`."""
    suit: str = ""
    """The suit that is printed on the cloth where no card lies."""
    aside: bool = False
    """A seat's cards that are not to be played, or not yet: its plate doesn't count them."""
    closed: bool = False
    """Other seats' cards lie face down here even where the reader remembers them."""
    sort: Words = ()
    """Ranks in the order in which the owner may have these cards sorted; none: no sorting."""
    name: str = ""
    tip: str = ""
    worth: bool = False
    """What its cards count together stands beside its name (`State.worth`)."""

    def spot(self, *, mine: bool = True, alone: bool = False) -> Spot:
        """Where it lies: `mine` or shared, or another seat's, which may be `alone`."""
        own = Spot(self.at, self.size, self.width, self.span, self.moved, self.shift)
        if mine:
            return own
        other = self.other.on(Spot((0.0, 0.0), own.size * 0.6, min(own.width, 0.26)))
        return self.lone.on(other) if alone and self.lone is not None else other


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
    key: str = ""
    """A key of the keyboard that plays the line."""
    source: Words = field(default=(), metadata={"key": "from"})
    """The zones from which the cards must come; none: anywhere."""
    click: str = ""
    """The zone that is clicked with nothing selected, or `seat`: the one that the line names."""
    pick: str = ""
    """The zone of which the one card that the line names is clicked, to be taken at once."""
    button: str = ""
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
    when: Options = field(default_factory=dict)
    """The options with which there is this gesture."""
    unless: Options = field(default_factory=dict)
    """And those with which there is none."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One reminder."""

    text: str
    when: Options = field(default_factory=dict)
    """The options with which it holds."""
    unless: Options = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    """Details of events and their values: whenever one says so, this is what it was about."""
    free: bool = False
    """About something that nobody has to do: it gets no number, and is still marked."""


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
    chip: str = ""
    """A letter or two on a button beside the face, instead of the text."""


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
    radius: float = 0.256
    """From its middle to its upper edge, in units."""
    tip: str = ""
    each: str = ""
    """What is said in the tip of each `{rank}` that beats others, `{them}`."""


@dataclass(frozen=True)
class TableData:
    """Everything that a layout file may say."""

    about: str = ""
    """What the game is about, in one or two sentences: what one wants, and what is special."""
    like: str = ""
    """What it is like to play, in a few words for somebody who chooses a game."""
    coach: str = ""
    """The id of the rules by which somebody new to the game plays first, where these are others."""
    abouts: tuple[Reminder, ...] = ()
    """What is said instead of `about` at tables with certain options; the first that holds."""
    zones: dict[str, ZoneLook] = field(default_factory=dict)
    otherwise: tuple[Otherwise, ...] = ()
    """Zones that differ with the options."""
    gestures: dict[str, Annotated[tuple[Gesture, ...], SHORT]] = field(default_factory=dict)
    prompts: tuple[str, ...] = ()
    """When the reader is asked which question (`status.prompt`); the first that fits is shown."""
    effects: dict[str, Effect] = field(default_factory=dict)
    """Event word to what the screen does, or a word and its `use`, as in `says`."""
    finale: Finale = field(default_factory=Finale)
    reminders: tuple[Reminder, ...] = ()
    """The reminders: a short list beside the piles that players can switch off. Its first entry is
    the heading."""
    powers: tuple[Powers, ...] = ()
    """What the ranks can do, in games where players need a list of it."""
    chapters: dict[str, str] = field(default_factory=dict)
    """Where the rules page explains the decision: like `prompts`, with the number of a rule or a
    heading instead of words."""
    breaks: Words = ()
    """What the game says (`State.means`) of lines that may be played, and yet break an order: the
    table marks no card or place for them."""
    stays: str = ""
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

    backs: dict[str, str] = field(default_factory=dict)
    """Pictures of backs by the kind of a hidden card (`State.hidden_kind`); `any` for no kind."""
    tally: str = ""
    """What `State.score` is called where it is that of one game, and not of the evening."""
    evening: str = "This evening"
    """What it is called where it is that of the evening."""
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
            (one.key.upper(), one.button)
            for found in self.gestures.values()
            for one in found
            if one.key and one.button
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

        def holds(one: Gesture | Reminder | Power | Otherwise) -> bool:
            unwanted = {} if isinstance(one, Power | Otherwise) else one.unless
            return all(has(one.when)) and not any(has(unwanted))

        zones = dict(self.zones)
        for each in self.otherwise:
            zones |= each.zones if holds(each) else {}

        gestures = {
            verb: tuple(one for one in found if holds(one)) for verb, found in self.gestures.items()
        }
        reminders = tuple(one for one in self.reminders if holds(one))
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
            powers=powers,
            options=vars(options),
        )

    def effect(self, said: Said) -> Effect:
        """What the screen does when this is said."""
        use = said.about.get("use", "")
        found = self.effects.get(f"{said.word} {use}", self.effects.get(said.word))
        return found or Effect()

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
