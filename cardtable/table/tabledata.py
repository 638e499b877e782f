"""What a layout file says of a game's table: places, gestures and words. All of it is optional.

`assets/layouts/<game>.yaml` is read into a `TableData`. A zone without an entry gets a place of its
own, a verb without a gesture becomes a button or a drop anywhere, an event without a sentence is
told by its word: so a game without a file is playable at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from cardtable.files import asset_path, read_yaml
from cardtable.table.backdrop import FITS, Backdrop, Ornament
from cardtable.table.palette import CLOTHS, TABLES

Kind: TypeAlias = Literal["stack", "heap", "fan", "row", "tray", "column"]
KINDS: tuple[Kind, ...] = ("stack", "heap", "fan", "row", "tray", "column")


Conditions: TypeAlias = tuple[tuple[str, Any], ...]
"""Names of options and the values that they must have."""


class LayoutError(ValueError):
    """A layout file with mistakes; the text has one line for each."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a zone lies and how large its cards are.

    For a shared zone and the reader's own, `at` is a fraction of the table. For another seat's it
    is an offset from the middle of the seat's block, in units (the table's height, about). `size`
    (a card's height) and `width` are in units.
    """

    at: tuple[float, float]
    size: float
    width: float


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """How one zone, or the zones of that name of all seats, is shown."""

    kind: Kind
    own: Spot
    other: Spot
    lone: Spot | None = None
    """Instead of `other` where there is only one other seat, which has more room."""
    on: str = ""
    """A row whose cards these lie on, place by place."""
    riders: tuple[str, ...] = ()
    """Ranks of a row that lie on the card before them."""
    turned: float = 0.0
    """Degrees by which the cards of a row are turned."""
    opens: bool = False
    """A heap that is spread out while it is looked through, or a card of it is to be chosen."""
    show: int = 1
    """How many of a heap's top cards lie apart from each other."""
    shut: bool = False
    """Cards lie face down here even for those who remember them; the pile is clicked as a whole."""
    lifts: bool = False
    """The top card can be picked up though no line takes it anywhere: to hear why not."""
    counted: bool = False
    """A seat's pile that tells how many cards it has."""
    closed: bool = False
    """Other seats' cards lie face down here even where the reader remembers them."""
    sort: tuple[str, ...] = ()
    """Ranks in the order in which the owner may have these cards sorted; none: no sorting."""
    name: str = ""
    tip: str = ""
    worth: bool = False
    """What its cards count together stands beside its name (`State.worth`)."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a person does to play the lines of a verb: any one of the ways that are set."""

    drag: str = ""
    """Where the cards are dropped: a zone, `seat` (the one that the line names), `card` (the other
    card that the line names), `zone` (the one that the line names). `p.hand` is the reader's own,
    `o.hand` that of any other seat."""
    word: str = ""
    """Only for lines with this word besides cards and seats; `*` and `?` stand for others."""
    first: bool = False
    """Played before others where a card is sent wherever it goes."""
    key: str = ""
    """A key of the keyboard that plays the line."""
    source: str = ""
    """Where the cards must come from; empty: anywhere."""
    click: str = ""
    """The zone that is clicked with nothing selected."""
    pick: str = ""
    """The zone of which the one card that the line names is clicked, to be taken at once."""
    button: str = ""
    """The words on a button."""
    ask: bool = False
    """Dropped there, the card that the line names besides is asked for."""
    standing: bool = False
    """Its button and its key are there all the while another seat is on turn, whether a line of
    the verb is legal or not: nobody can tell by them."""
    when: Conditions = ()
    """The options with which there is this gesture."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One of the things that players easily forget."""

    text: str
    when: Conditions = ()
    """The options with which it holds."""
    about: tuple[str, str] = ("", "")
    """A detail of events and its value: whenever one says so, this is what it was about."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A mark on the plates of seats, from a key of the game's public memory."""

    key: str
    text: str
    """May hold `{n}`, the seat's own value where the memory has one for each seat, and by their
    names other such values of the memory."""
    tip: str = ""
    always: bool = False
    """Shown where the value is nothing, too."""


@dataclass(frozen=True, slots=True)
class Warning_:  # noqa: N801 - `Warning` is Python's own
    """A line of text while a counter of the memory nears a limit among the options."""

    key: str
    option: str
    share: float
    text: str


@dataclass(frozen=True, slots=True)
class Relation:
    """A wheel that shows what beats what, lit up for the card that is to be beaten."""

    option: str
    """The option that has it: for each rank those that it beats."""
    zone: str
    """Where the card to be beaten lies."""
    at: tuple[float, float]
    size: float
    """Across, in units."""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Words that stand on the cloth, with keys of the memory and options in braces."""

    text: str
    at: tuple[float, float]


@dataclass(frozen=True)
class TableData:
    """Everything that a layout file may say."""

    zones: dict[str, ZoneLook] = field(default_factory=dict)
    gestures: dict[str, tuple[Gesture, ...]] = field(default_factory=dict)
    prompts: dict[str, str] = field(default_factory=dict)
    """Verb to what the reader is asked while a line of it is legal; the first that fits is shown.
    `away` is for lines out of turn, and `verb away` for those of that verb."""
    says: dict[str, str] = field(default_factory=dict)
    """Event word to a sentence with `{seat}`, `{cards}`, `{n}` and the details of the event."""
    does: dict[str, str] = field(default_factory=dict)
    """Verb to the words of a choice: `Show {cards} to {to}`."""
    effects: dict[str, dict[str, str]] = field(default_factory=dict)
    """Event word to what the screen does: `banner`, `flash`, `tease`, `sound`; `then` is the sound
    with which the cards, having been looked at for a moment, go off in a flash."""
    asks: tuple[float, float] = (0.5, 0.559)
    """Where the line is that tells what is to be done: fractions of the table."""
    reminders: tuple[Reminder, ...] = ()
    """What players easily forget: a short list beside the piles, for those who want it. Its first
    entry is its heading."""
    terms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Details of events whose values are shown in other words."""
    stays: str = ""
    """Why nothing is taken back, where moves stay made (`State.final`)."""
    public: bool = False
    """Whether nobody sees what others don't: no curtain between people at one screen."""
    replies: tuple[str, ...] = ()
    """Verbs that answer what everybody is asked, whatever they hold: how soon they are said must
    tell nothing, and where no other line is open they are said without being asked for."""
    badges: tuple[Badge, ...] = ()
    warnings: tuple[Warning_, ...] = ()

    backs: dict[str, str] = field(default_factory=dict)
    """Pictures of backs by the kind of a hidden card (`State.hidden_kind`); `any` for no kind."""
    score: str = ""
    """What plates tell of `State.score`, with `{n}`; empty: nothing."""
    foretell: tuple[str, ...] = ()
    """Verbs whose cards, held over where they may go, tell what the scores would become."""
    relation: Relation | None = None
    lines: tuple[Line, ...] = ()
    backdrop: Backdrop = field(default_factory=Backdrop)
    """The table's own cloth, and what is printed on it."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the rules, for sentences that name them."""
    titles: Mapping[str, str] = field(default_factory=dict)
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
    def calls(self) -> bool:
        """Whether a person may answer the others' moves out of turn at any time."""
        return any(one.standing for found in self.gestures.values() for one in found)

    def at_table(self, options: object) -> TableData:
        """The same without what does not hold at a table with these options."""

        def holds(one: Gesture | Reminder) -> bool:
            return all(getattr(options, name, None) == value for name, value in one.when)

        gestures = {
            verb: tuple(one for one in found if holds(one)) for verb, found in self.gestures.items()
        }
        reminders = tuple(one for one in self.reminders if holds(one))
        return replace(self, gestures=gestures, reminders=reminders, options=vars(options))

    def details(self, about: Mapping[str, Any]) -> dict[str, Any]:
        """What an event is about, in this table's words: terms, and zones by their names."""
        found = dict(about)
        for key, value in about.items():
            if isinstance(value, str) and value in self.zones:
                found[key] = self.zones[value].name or value
            elif key in self.terms:
                found[key] = self.terms[key].get(str(value), value)
        return found

    def look(self, zone: str) -> ZoneLook | None:
        """The entry for a zone, `p.hand` serving for `p2.hand`."""
        return self.zones.get(zone) or self.zones.get(generic(zone))


def generic(zone: str) -> str:
    """`p.hand` for `p2.hand`; a shared zone's name as it is."""
    owner, dot, rest = zone.partition(".")
    return f"p.{rest}" if dot and owner[:1] == "p" and owner[1:].isdigit() else zone


def owner_of(zone: str) -> str:
    """The seat that a zone belongs to, `""` for a shared one."""
    owner, dot, _ = zone.partition(".")
    return owner if dot else ""


def read_table(data: Mapping[str, Any]) -> TableData:
    """A layout file's mapping, checked. Raises LayoutError with everything that is wrong."""
    problems: list[str] = []
    known = {"zones", "gestures", "prompts", "says", "does", "effects", "badges", "warnings"}
    known |= {"backs", "score", "foretell", "relation", "lines", "asks", "reminders", "public"}
    known |= {"backdrop", "replies", "terms", "stays"}
    _unknown(data, known, "", problems)
    asks = _spot({"at": data.get("asks", TableData.asks)}, "asks", Spot((0, 0), 0, 0), problems).at
    zones = {
        str(name): _zone(entry, f"zones.{name}", problems)
        for name, entry in _mapping(data.get("zones"), "zones", problems).items()
    }
    for name, look in zones.items():
        if look.on and look.on not in zones:
            problems.append(f"zones.{name}.on: there is no zone “{look.on}”")
    gestures = {
        str(verb): _gestures(entry, f"gestures.{verb}", problems)
        for verb, entry in _mapping(data.get("gestures"), "gestures", problems).items()
    }
    texts = {
        key: {str(name): str(text) for name, text in _mapping(data.get(key), key, problems).items()}
        for key in ("prompts", "says", "does", "backs")
    }
    effects = {
        str(word): {
            str(key): str(value)
            for key, value in _mapping(entry, f"effects.{word}", problems).items()
        }
        for word, entry in _mapping(data.get("effects"), "effects", problems).items()
    }
    badges = tuple(
        Badge(
            str(entry.get("key", "")),
            str(entry.get("text", "")),
            str(entry.get("tip", "")),
            bool(entry.get("always", False)),
        )
        for entry in _list(data.get("badges"), "badges", {"key", "text", "tip", "always"}, problems)
    )
    warnings = tuple(
        Warning_(
            str(entry.get("key", "")),
            str(entry.get("option", "")),
            _number(entry.get("share", 0.5), f"warnings[{n}].share", problems),
            str(entry.get("text", "")),
        )
        for n, entry in enumerate(
            _list(data.get("warnings"), "warnings", {"key", "option", "share", "text"}, problems)
        )
    )
    terms = {
        str(key): {str(one): str(text) for one, text in _mapping(each, "terms", problems).items()}
        for key, each in _mapping(data.get("terms"), "terms", problems).items()
    }
    reminders = _reminders(data.get("reminders"), problems)
    relation = _relation(data.get("relation"), problems)
    lines = tuple(
        Line(str(entry.get("text", "")), _point(entry.get("at"), f"lines[{n}].at", problems))
        for n, entry in enumerate(_list(data.get("lines"), "lines", {"text", "at"}, problems))
    )
    backdrop = _backdrop(data.get("backdrop"), problems)
    if problems:
        raise LayoutError("\n".join(problems))
    return TableData(
        zones,
        gestures,
        **texts,
        effects=effects,
        badges=badges,
        warnings=warnings,
        score=str(data.get("score") or ""),
        foretell=tuple(str(data.get("foretell") or "").split()),
        relation=relation,
        lines=lines,
        backdrop=backdrop,
        asks=asks,
        reminders=reminders,
        terms=terms,
        stays=str(data.get("stays") or ""),
        public=bool(data.get("public", False)),
        replies=tuple(str(data.get("replies") or "").split()),
    )


def _zone(entry: Any, where: str, problems: list[str]) -> ZoneLook:
    data = _mapping(entry, where, problems)
    spots = {"at", "size", "width"}
    texts = {"name", "tip", "on"}
    keys = {"as", "own", "other", "lone", "show", "closed", "sort", "riders", "turned", "opens"}
    _unknown(data, {*keys, *spots, *texts, "worth", "counted", "shut", "lifts"}, where, problems)
    kind = str(data.get("as", "row"))
    if kind not in KINDS:
        problems.append(f"{where}.as: “{kind}” is not one of {', '.join(KINDS)}")
        kind = "row"
    own = _spot(data.get("own", data), f"{where}.own", Spot((0.5, 0.5), 0.18, 0.3), problems)
    # SIM102-free: what a seat's block doesn't say of itself is a smaller copy of the own one
    other_default = Spot((0.0, 0.0), own.size * 0.6, min(own.width, 0.26))
    other = _spot(data.get("other", {}), f"{where}.other", other_default, problems)
    return ZoneLook(
        kind=next(one for one in KINDS if one == kind),
        own=own,
        other=other,
        lone=_spot(data["lone"], f"{where}.lone", other, problems) if "lone" in data else None,
        on=str(data.get("on", "")),
        show=int(_number(data.get("show", 1), f"{where}.show", problems)),
        shut=bool(data.get("shut", False)),
        lifts=bool(data.get("lifts", kind == "column")),
        counted=bool(data.get("counted", False)),
        closed=bool(data.get("closed", False)),
        sort=tuple(str(data.get("sort", "")).split()),
        riders=tuple(str(data.get("riders", "")).split()),
        turned=_number(data.get("turned", 0), f"{where}.turned", problems),
        opens=bool(data.get("opens", False)),
        name=str(data.get("name", "")),
        tip=str(data.get("tip", "")),
        worth=bool(data.get("worth", False)),
    )


def _relation(entry: Any, problems: list[str]) -> Relation | None:
    if entry is None:
        return None
    data = _mapping(entry, "relation", problems)
    _unknown(data, {"option", "zone", "at", "size", "tip"}, "relation", problems)
    return Relation(
        option=str(data.get("option", "")),
        zone=str(data.get("zone", "")),
        at=_point(data.get("at"), "relation.at", problems),
        size=_number(data.get("size", 0.16), "relation.size", problems),
        tip=str(data.get("tip", "")),
    )


def _backdrop(entry: Any, problems: list[str]) -> Backdrop:
    data = _mapping(entry, "backdrop", problems)
    _unknown(data, {"cloth", "right", "ornaments"}, "backdrop", problems)
    cloths = {one.id for one in (*CLOTHS, *TABLES)}
    for key in ("cloth", "right"):
        if data.get(key, "") not in {"", *cloths}:
            names = ", ".join(sorted(cloths))
            problems.append(f"backdrop.{key}: “{data[key]}” is not one of {names}")
    return Backdrop(
        cloth=str(data.get("cloth", "")),
        right=str(data.get("right", "")),
        ornaments=tuple(
            _ornament(each, f"backdrop.ornaments[{n}]", problems)
            for n, each in enumerate(
                _list(
                    data.get("ornaments"),
                    "backdrop.ornaments",
                    {"art", "fit", "at", "size", "turn"},
                    problems,
                )
            )
        ),
    )


def _ornament(data: Mapping[str, Any], where: str, problems: list[str]) -> Ornament:
    art, fit, usual = str(data.get("art", "")), str(data.get("fit", "at")), Ornament("")
    if not asset_path(f"backdrops/{art}.svg").is_file():
        problems.append(f"{where}.art: there is no picture “{art}”")
    if fit not in FITS:
        problems.append(f"{where}.fit: “{fit}” is not one of {', '.join(FITS)}")
    return Ornament(
        art=art,
        fit=next((one for one in FITS if one == fit), "at"),
        at=_point(data.get("at", usual.at), f"{where}.at", problems),
        size=_number(data.get("size", usual.size), f"{where}.size", problems),
        turn=_number(data.get("turn", usual.turn), f"{where}.turn", problems),
    )


def _point(value: Any, where: str, problems: list[str]) -> tuple[float, float]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        problems.append(f"{where}: two numbers are wanted, as in [0.5, 0.4]")
        return 0.5, 0.5
    return _number(value[0], where, problems), _number(value[1], where, problems)


def _spot(entry: Any, where: str, default: Spot, problems: list[str]) -> Spot:
    data = _mapping(entry, where, problems)
    return Spot(
        _point(data.get("at", default.at), f"{where}.at", problems),
        _number(data.get("size", default.size), f"{where}.size", problems),
        _number(data.get("width", default.width), f"{where}.width", problems),
    )


def _gestures(entry: Any, where: str, problems: list[str]) -> tuple[Gesture, ...]:
    found: list[Gesture] = []
    keys = {"drag", "from", "click", "pick", "button", "ask", "word", "first", "key", "standing"}
    keys.add("when")
    for each in _list(entry if isinstance(entry, list) else [entry], where, keys, problems):
        text = {key: str(value) for key, value in each.items()}
        found.append(
            Gesture(
                drag=text.get("drag", ""),
                source=text.get("from", ""),
                click=text.get("click", ""),
                pick=text.get("pick", ""),
                button=text.get("button", ""),
                ask=bool(each.get("ask", False)),
                word=text.get("word", ""),
                first=bool(each.get("first", False)),
                key=text.get("key", ""),
                standing=bool(each.get("standing", False)),
                when=_conditions(each.get("when"), where, problems),
            )
        )
    return tuple(found)


def _reminders(value: Any, problems: list[str]) -> tuple[Reminder, ...]:
    lines = [{"text": one} if isinstance(one, str) else one for one in value or ()]
    found: list[Reminder] = []
    for each in _list(lines, "reminders", {"text", "when", "about"}, problems):
        about = _mapping(each.get("about"), "reminders.about", problems)
        detail = next(((str(key), str(what)) for key, what in about.items()), ("", ""))
        when = _conditions(each.get("when"), "reminders", problems)
        found.append(Reminder(str(each.get("text", "")), when, detail))
    return tuple(found)


def _conditions(value: Any, where: str, problems: list[str]) -> Conditions:
    return tuple(
        (str(name), tuple(wanted) if isinstance(wanted, list) else wanted)
        for name, wanted in _mapping(value, f"{where}.when", problems).items()
    )


def _mapping(value: Any, where: str, problems: list[str]) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        problems.append(f"{where}: a mapping is wanted")
        return {}
    return value


def _list(
    value: Any, where: str, keys: Iterable[str], problems: list[str]
) -> list[Mapping[str, Any]]:
    if value is None:
        return []
    if not isinstance(value, list):
        problems.append(f"{where}: a list is wanted")
        return []
    entries = [_mapping(each, f"{where}[{n}]", problems) for n, each in enumerate(value)]
    for n, each in enumerate(entries):
        _unknown(each, keys, f"{where}[{n}]", problems)
    return entries


def _unknown(
    data: Mapping[str, Any], known: Iterable[str], where: str, problems: list[str]
) -> None:
    allowed = set(known)
    problems += [
        f"{where + '.' if where else ''}{key}: no such key; the keys are "
        + ", ".join(sorted(allowed))
        for key in data
        if key not in allowed
    ]


def _number(value: Any, where: str, problems: list[str]) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        problems.append(f"{where}: a number is wanted, not “{value}”")
        return 0.0


def table_of(game: str, titles: Mapping[str, str] | None = None) -> TableData:
    """The layout data of a game; empty where it has no file."""
    path = asset_path(f"layouts/{game}.yaml")
    data = read_table(read_yaml(path)) if path.is_file() else TableData()
    return replace(data, titles=titles or {})
