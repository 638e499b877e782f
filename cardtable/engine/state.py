"""The state of a game: zones of cards, who knows which card, what is remembered, whose turn it is.

A game is one subclass of `State`. It declares its zones, verbs, options and memory, and writes
its rules in the methods listed under "What a game writes". Everything that happens to a card goes
through six primitives (`bring`, `move`, `put`, `tuck`, `reveal`, `shuffle`), which keep what every
seat knows and note the events; so a game holds no code for views, redaction, bots or screens.

Above it stand the kinds of zones, below it what several games ask: what a seat knows, whether
there are cards enough, and who deals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Self, TypeAlias, cast

from cardtable.engine.cards import HIDDEN, Card, in_order, tidied, with_riders
from cardtable.engine.chance import Chance, Dice, mix
from cardtable.engine.compiled import MemoryT, OptionsT, mypyc_attr, twin
from cardtable.engine.events import (
    Ended,
    Entry,
    Event,
    Masks,
    Moved,
    Outcome,
    Revealed,
    Said,
    Shuffled,
    Turned,
    as_told,
)
from cardtable.engine.facts import Bar, Fact, Value, spoken
from cardtable.engine.guide import Note, look
from cardtable.engine.notation import (
    RESIGN,
    RESIGNED,
    Grammar,
    Illegal,
    Move,
    MoveError,
    Seat,
    Word,
    ambiguity,
    canonical,
    split_actor,
    words,
)
from cardtable.engine.rules import Counted, Rules, TableError
from cardtable.engine.schema import DataReader, plain
from cardtable.engine.view import View

if TYPE_CHECKING:
    from random import Random

    from cardtable.engine.guide import Guide


@dataclass(frozen=True)
class ZoneSpec:
    """What a zone is: who sees its cards, and whether their order means anything."""

    audience: Literal["all", "owner", "others", "none"]
    ordered: bool = False
    riders: tuple[str, ...] = ()
    """Ranks of cards that lie on the card before them, in a zone that is ordered otherwise.

    The groups so made have no order among themselves: `7C 10D JH` and `10D JH 7C` are the same row.
    """

    def seers(self, zone: str, seats: tuple[Seat, ...]) -> int:
        """The mask of the seats that see the cards of a zone of this kind and name."""
        everybody = (1 << len(seats)) - 1
        if self.audience == "all":
            return everybody
        if self.audience == "none":
            return 0
        owner = 1 << seats.index(zone.partition(".")[0])
        return owner if self.audience == "owner" else everybody & ~owner

    def listed(self, run: Iterable[Card | None]) -> list[Card | None]:
        """The run in the one form that is equal for all runs that mean the same."""
        if not self.riders:
            return list(run) if self.ordered else tidied(list(run))
        every = list(run)
        known = [card for card in every if card is not None]
        groups = sorted(with_riders(known, self.riders), key=lambda group: group[0].order)
        return [*(card for group in groups for card in group), *[None] * (len(every) - len(known))]


def at_table(zones: dict[str, ZoneSpec], seats: int) -> dict[str, ZoneSpec]:
    """The zones of a table: shared ones, and for each seat those that begin with `p.`."""
    shared = {zone: spec for zone, spec in zones.items() if not zone.startswith("p.")}
    owned = {zone[1:]: spec for zone, spec in zones.items() if zone.startswith("p.")}
    return shared | {
        f"p{number}{zone}": spec for number in range(1, seats + 1) for zone, spec in owned.items()
    }


def of_each_seat(kind: str) -> dict[Seat, str]:
    """The name that the zones of one kind, such as `hand`, have at each seat of any table."""
    return {f"p{number}": f"p{number}.{kind}" for number in range(1, 10)}


BOX = ""
"""Where cards come from before the game."""

Holes: TypeAlias = "list[tuple[list[Card], list[tuple[str, list[int]]]]]"
"""Cards that lie somewhere unseen, and the zones and places where: for each kind apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[OptionsT, MemoryT]):
    """The truth about one game: mutable, and blind to players, names, clocks and logs.

    In a session `events` is a list and `known` has a mask of seats for every card. In search both
    are None, nothing is noted, and a move costs only what it does to the zones.
    """

    ID: ClassVar[str]
    """The game's name in rules files."""
    RULE: ClassVar[str]
    """What its rule numbers begin with: `SH`."""
    ZONES: ClassVar[dict[str, ZoneSpec]]
    """Zone names; one that begins with `p.` stands for each seat's."""
    GRAMMAR: ClassVar[Grammar]
    Options: ClassVar[type[Any]]
    """Frozen dataclass: see `options`."""
    Memory: ClassVar[type[Any]]
    """Dataclass of all else that the game remembers. Its values are never changed in place."""
    Extras: ClassVar[type[Any]]
    """Frozen dataclass of what the game's rules files hold besides options."""
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Keys of a position's `state` that follow from the rest, and can't be set."""
    UNORDERED: ClassVar[tuple[str, ...]] = ()
    """Keys of `state` whose lists mean no order, those in a mapping too."""
    FLEETING: ClassVar[tuple[str, ...]] = ()
    """Keys that only ever follow a move: no position holds them."""
    IDLE: ClassVar[tuple[str, ...]] = ()
    """Verbs that play nothing: who draws a line by chance would rather take another."""
    YIELDS: ClassVar[tuple[str, ...]] = ()
    """Verbs that end a turn while there may be something left to play: a table can ask before."""
    EVENING: ClassVar[tuple[Counted, int]] = ("won", 3)
    """What an evening of this game counts, where the option `evening_to` gives it a goal, and the
    usual goal."""
    MOST_SEATS: ClassVar[int] = 0
    """How many a variant may seat, where that is more than the game's own rules file does."""
    ENDINGS: ClassVar[tuple[str, ...]] = ()
    """Lines that end what could go on for ever, such as sorting out one's cards before a game."""

    options: OptionsT
    memory: MemoryT
    turn: Seat | None
    """Who must decide; None once the game is over."""

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        """Make it an empty table; no `__init__`, since a clone takes all this from its model.

        Callers want `new`, `blank`, `read_position` or `determinize`.
        """
        self.specs = specs = self.zone_specs(rules, seats)
        self.rules = rules
        self.options = rules.options
        self.seats = tuple(f"p{number}" for number in range(1, seats + 1))
        self.turn = None
        self.zones: dict[str, list[Card]] = {zone: [] for zone in specs}
        self.ordered = frozenset(zone for zone, spec in specs.items() if spec.ordered)
        self.audience = {zone: spec.seers(zone, self.seats) for zone, spec in specs.items()}
        self.cards: tuple[Card, ...] = ()
        self.known: dict[Card, int] | None = {}
        self.memory = self.Memory()
        self.chance = chance
        self.events: list[Entry] | None = []
        self.outcome: Outcome | None = None

    # ------------------------------------------------------------------ beginning

    @classmethod
    def blank(cls, rules: Rules, seats: int, chance: Chance) -> Self:
        """The table before `setup`: every card is still in the box.

        Raises TableError if these rules can't be played by so many.
        """
        fewest, most = rules.seats
        if not fewest <= seats <= most:
            between = Fact("errors.seats-between", {"few": fewest, "most": most})
            count = fewest if fewest == most else between
            name = rules.names.plain
            raise TableError(spoken("errors.seats", name=name, count=count, seats=seats))
        cls.check_table(rules, seats)
        state = cls()
        state.furnish(rules, seats, chance)
        state.cards = tuple(state.pack())
        return state

    @classmethod
    def new(
        cls, rules: Rules, seats: int, chance: Chance, carry: dict[str, Any] | None = None
    ) -> Self:
        """A game dealt and ready for its first decision.

        `carry` is what the last game of the sitting gave (`carry()`). Raises TableError.
        """
        state = cls.blank(rules, seats, chance)
        state.begin(carry)
        return state

    def begin(self, carry: dict[str, Any] | None = None) -> None:
        """Deal: from the table that `blank` gave to the first decision."""
        self.setup(carry or {})
        self._note_turn()

    # ------------------------------------------------------------------ what a game writes

    @classmethod
    def zone_specs(cls, rules: Rules, seats: int) -> dict[str, ZoneSpec]:  # noqa: ARG003 - for games whose options set the zones
        """Every zone at this table. Overridden where options decide which zones there are."""
        return at_table(cls.ZONES, seats)

    @classmethod
    def check_table(cls, rules: Rules, seats: int) -> None:
        """Raise TableError where the options don't suit that number of seats."""

    @abstractmethod
    def pack(self) -> list[Card]:
        """All the cards that the game is played with."""

    @abstractmethod
    def setup(self, carry: dict[str, Any]) -> None:
        """Shuffle and deal, and set `turn`."""

    @abstractmethod
    def turn_moves(self) -> list[Move]:
        """Every legal line of the seat on turn, in any order that depends on nothing hidden."""

    def extra_moves(self, seat: Seat) -> list[Move]:  # noqa: ARG002
        """What a seat may do while another seat has the decision; usually nothing."""
        return []

    def choices(self) -> list[Move]:
        """`turn_moves`, with one line for those that differ in nothing that matters (suits)."""
        return self.turn_moves()

    @abstractmethod
    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a legal line."""

    def seers(self, zone: str) -> int:
        """The mask of the seats that see what lies in a zone now.

        Overridden where that changes in play (a hand laid open). Whoever has seen a card goes on
        knowing it; who comes to see a zone that holds cards already is told by `reveal`.
        """
        return self.audience[zone]

    def score(self) -> dict[Seat, int]:
        """The page's `score` at this moment."""
        return {}

    @classmethod
    def titles(cls, rules: Rules) -> dict[str, str]:  # noqa: ARG003 - for games that name their cards
        """What cards are called, by their notation, where a game has names of its own for them."""
        return {}

    @classmethod
    def worth(cls, rules: Rules, card: Card) -> int:  # noqa: ARG003 - for games that count cards
        """What a card counts where it lies open to be counted, for tables that show sums."""
        return 0

    def brought(self) -> dict[Seat, int]:
        """What each seat has got towards an evening's goal from this game, which is over."""
        if self.EVENING[0] == "points":
            return self.score()
        ranking = self.outcome.ranking if self.outcome else ()
        if self.EVENING[0] == "won":
            group = self.outcome.winners if self.outcome else ()
            return {seat: int(seat in group) for seat in self.seats}
        group = ranking[-1] if len(ranking) > 1 else ()
        return {seat: int(group == (seat,)) for seat in self.seats}

    def carry(self) -> dict[str, Any]:
        """What the next game of the sitting begins with."""
        return {}

    def due_now(self, seat: Seat) -> dict[str, str]:  # noqa: ARG002 - games that have duties
        """What comes first for a seat, by words of the game's; nothing if it may do as it likes.

        It's asked of what that seat sees: in the state, cards that it can't see are None.
        """
        return {}

    def final(self) -> bool:
        """Whether moves stay made, since others may answer them out of turn: no taking back."""
        return False

    def derived(self) -> dict[str, Any]:
        """The values of the keys in `DERIVED`."""
        return {}

    def veiled(self, everything: dict[str, Any], seat: Seat) -> dict[str, Any]:  # noqa: ARG002
        """What that seat may know of all that the game remembers; `everything` is never changed."""
        return everything

    @classmethod
    def guide(cls) -> Guide[Self]:
        """All that the game tells."""
        raise NotImplementedError

    def simultaneous(self) -> bool:
        """Whether all choose at the same time, in secret, and nobody waits for anybody."""
        return False

    def secret(self, said: list[Word]) -> bool:  # noqa: ARG002 - most games choose in the open
        """Whether a line names cards that only its player may see, as `line_for` asks."""
        return False

    def imagine(self, view: View, rng: Random) -> None:
        """Settle what the view leaves open, once the cards of `determinize` are dealt."""

    def hidden_kind(self, zone: str) -> str | None:  # noqa: ARG002
        """What kind the hidden cards of a zone must be (`kind_of`); None: of any kind.

        For games where everybody knows that of a face-down card, its pack for instance. At one
        table either every zone with hidden cards has a kind, or none.
        """
        return None

    def kind_of(self, card: Card) -> str | None:  # noqa: ARG002
        """The kind of a card, for `hidden_kind`."""
        return None

    def settle(self) -> None:
        """Fill in what a written position leaves to be concluded."""

    # ------------------------------------------------------------------ moves

    def legal_moves(self, seat: Seat | None = None) -> list[Move]:
        """The canonical lines open to the seat on turn, or to another: its rights out of turn.

        The same position always lists them in the same order, but the order means nothing: it may
        hang on how cards came into a hand. Sort them before you compare or show them. Resigning is
        always possible, and never listed. Empty once the game is over.
        """
        if self.turn is None:
            return []
        if seat is None or seat == self.turn:
            return self.turn_moves()
        return self.extra_moves(seat)

    def apply(self, move: Move) -> None:
        """Carry out a canonical legal line. Trusts its caller; `play` is the one that checks."""
        said = words(move)
        seat = self.turn or ""
        if said[0] in self.seats:
            seat, said = str(said[0]), said[1:]
        self.perform(seat, said)
        if self.events is not None:
            self._note_turn()

    def play(self, line: str) -> list[Entry]:
        """Check a line, carry it out, and return what happened.

        The seat may be written first, and must be where it acts out of turn. Raises Malformed,
        Illegal or Ambiguous, and then nothing has changed.
        """
        seat, move = self.parse(line)
        if (problem := self._problem(seat, move)) is not None:
            raise problem
        if move == RESIGN:
            self._resign(seat)
        else:
            self.apply(move if seat == self.turn else f"{seat} {move}")
        return self.drain()

    def _resign(self, seat: Seat) -> None:
        """A seat gives the game up: it is last, after all who have not got out by then."""
        side = self.side(seat)
        out = [each for each in self.leavers() if each not in side]
        rest = [each for each in self.seats if each not in side and each not in out]
        result: dict[str, Any] = {"loser": seat}
        if len(side) > 1:
            result["team"] = rest
        if len(self.seats) == 2:
            result["winner"] = rest[0]
        self.given_up(seat)
        self.say(seat, RESIGNED)
        self.finish(RESIGNED, [*([each] for each in out), rest, side], result)
        self._note_turn()

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with that one, itself among them. Overridden for teams."""
        return (seat,)

    def given_up(self, seat: Seat) -> None:
        """Note what a game remembers of a loss, for the next one of the evening."""

    def leavers(self) -> tuple[Seat, ...]:
        """Who is out of the game already, and has beaten all others; the first one first."""
        return ()

    def parse(self, line: str) -> tuple[Seat, Move]:
        """The seat that a line speaks for and its canonical form. Raises Malformed."""
        actor, rest = split_actor(line)
        move = RESIGN if rest.lower() == RESIGN else canonical(rest, self.GRAMMAR)
        return actor or self.turn or self.seats[0], move

    def problem(self, line: str) -> MoveError | None:
        """Why a line can't be played; None if it can."""
        try:
            seat, move = self.parse(line)
        except MoveError as error:
            return error
        return self._problem(seat, move)

    def explain(self, line: str) -> str:
        """Why a line can't be played, as text with the rule's number; `""` if it can."""
        return str(self.problem(line) or "")

    def line_for(self, seat: Seat, move: Move) -> Move:
        """A line of the seat on turn, not played yet, as `seat` reads it: secret cards are `??`."""
        if seat == self.turn or not self.secret(said := words(move)):
            return move
        return " ".join(HIDDEN if isinstance(word, Card) else word for word in said)

    def _problem(self, seat: Seat, move: Move) -> MoveError | None:
        if self.turn is None:
            return Illegal(Bar("table.no-over"), "the game is over")
        if seat not in self.seats:
            text = f"there is no seat {seat} at this table"
            return Illegal(Bar("table.no-seat"), text)
        if move == RESIGN:
            return None
        legal = self.legal_moves(seat)
        if move in legal:
            return None
        problem = ambiguity(move, legal)
        return problem or Illegal(self.guide().refusal(self, seat, words(move)))

    # ------------------------------------------------------------------ primitives

    def bring(self, cards: Iterable[Card], to: str) -> None:
        """Cards out of the box, in this order."""
        run = list(cards)
        if self.known is not None:
            self.known.update(dict.fromkeys(run, self.seers(to)))
            self._happened(Moved(tuple(run), BOX, to), self._knowing(run), self._knowing(run))
        self.zones[to] += run

    def move(self, cards: Iterable[Card], src: str, dst: str, at: int | None = None) -> None:
        """Move cards from one zone to another, in this order: on top, or from place `at` (from 0).

        Seats that see the new zone know them from now on; nobody forgets them.
        """
        run = list(cards)
        source = self.zones[src]
        if self.known is not None:
            slots = tuple(map(source.index, run)) if src in self.ordered else None
            seers, before = self.seers(dst), self._knowing(run)
            for card in run:
                self.known[card] |= seers
            event = Moved(tuple(run), src, dst, slots, at if dst in self.ordered else None)
            self._happened(event, self._knowing(run), before)
        if len(run) == len(source):
            source.clear()
        else:
            for card in run:
                if source[-1] is card:
                    del source[-1]
                else:
                    source.remove(card)
        target = self.zones[dst]
        if at is None:
            target += run
        else:
            target[at:at] = run

    def put(self, card: Card, src: str, dst: str) -> None:
        """`move` of a single card, on top: most moves in a search are that."""
        if self.known is not None:
            self.move((card,), src, dst)
            return
        source = self.zones[src]
        if source[-1] is card:
            del source[-1]
        else:
            source.remove(card)
        self.zones[dst].append(card)

    def tuck(self, cards: Iterable[Card], src: str, dst: str, at: int | None = None) -> None:
        """`move`, chosen in secret: who can't see `src` loses track of both zones.

        Within one zone that is only so of the places that may hold another card now, and whoever
        is on turn, and chooses, loses track of nothing: they may have looked at what they order.
        """
        if src == dst:
            self._reorder(list(cards), src, at)
            return
        if self.known is not None:
            blind = ~self.seers(src) & self.everybody
            for zone in (src, dst):
                lost = blind & ~self.seers(zone)
                for card in self.zones[zone]:
                    self.known[card] &= ~lost
                self._happened(Shuffled(zone), audience=lost)
        self.move(cards, src, dst, at)

    def _reorder(self, run: list[Card], zone: str, at: int | None) -> None:
        """`tuck` within a zone. The others aren't told what came from where."""
        cards = self.zones[zone]
        slots = tuple(map(cards.index, run))
        rest = [card for card in cards if card not in run]
        place = len(rest) if at is None else at
        low, high = min(*slots, place), max(*slots, place + len(run) - 1)
        if self.known is not None and zone in self.ordered:
            own = self.seers(zone) | (self.bit(self.turn) if self.turn is not None else 0)
            lost = ~own & self.everybody
            event = Moved(tuple(run), zone, zone, slots, at)
            self._happened(event, self._knowing(run), self._knowing(run), audience=~lost)
            for card in cards[low : high + 1]:
                self.known[card] &= ~lost
            self._happened(Shuffled(zone, tuple(range(low, high + 1))), audience=lost)
        cards[:] = rest[:place] + run + rest[place:]

    def reveal(self, cards: Iterable[Card], zone: str, seats: Iterable[Seat] | None = None) -> None:
        """Show cards where they lie, to these seats or to all."""
        if self.known is None:
            return
        mask = self.everybody if seats is None else sum(self.bit(seat) for seat in set(seats))
        for card in cards:
            if self.known[card] == self.everybody:
                continue
            # Told even where the seats shown knew it already: silence would say so to the others.
            before = self._knowing([card])
            self.known[card] |= mask
            slot = self.zones[zone].index(card) if zone in self.ordered else None
            self._happened(Revealed(zone, card, slot), self._knowing([card]), before)

    def shuffle(self, zone: str) -> None:
        """A new order by chance: nobody knows any card of the zone but who always sees it."""
        self.zones[zone] = self.chance.shuffle(zone, self.zones[zone])
        if self.known is not None:
            for card in self.zones[zone]:
                self.known[card] = self.seers(zone)
            self._happened(Shuffled(zone), audience=~self.seers(zone) & self.everybody)

    def say(self, seat: Seat | None, word: str, **about: Any) -> None:
        """Tell of something by the page's own word, for the screen, the sound and the log.

        What it is `about` is seen by everybody: cards as notation, and nothing that is empty.
        """
        if self.events is not None:
            values = {key: as_told(value) for key, value in about.items() if value != ""}
            self._happened(Said(seat, word, values))

    def finish(
        self, reason: str, ranking: Iterable[Iterable[Seat]], result: dict[str, Any]
    ) -> None:
        """End the game: why, groups of seats best first, and the page's `result`."""
        self.turn = None
        groups = map(tuple, ranking)
        self.outcome = Outcome(reason, tuple(group for group in groups if group), result)

    # ------------------------------------------------------------------ copies and views

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << len(self.seats)) - 1

    def bit(self, seat: Seat) -> int:
        """A seat's bit in a mask of seats."""
        return 1 << self.seats.index(seat)

    def clone(self) -> Self:
        """An independent copy, chance excepted: copies draw from one source."""
        new = twin(self)
        new.zones = {zone: run[:] for zone, run in self.zones.items()}
        new.memory = twin(self.memory)
        if self.known is not None:
            new.known = self.known.copy()
        if self.events is not None:
            new.events = self.events.copy()
        return new

    def bare(self) -> Self:
        """A copy to try things on: it notes neither who knows which card nor what happens."""
        new = self.clone()
        new.known = new.events = None
        return new

    def after_move(self, move: Move) -> Self:
        """Such a copy after a move of the seat on turn."""
        new = self.bare()
        new.apply(move)
        return new

    def drain(self) -> list[Entry]:
        """The events noted since the last call. See `events.redact`."""
        entries, self.events = self.events or [], []
        return entries

    def remembered(self, seat: Seat) -> dict[str, Any]:
        """What the game remembers, as that seat may know it: plain data, derived keys included."""
        return self.veiled({**plain(self.memory), **self.derived()}, seat)

    def view(self, seat: Seat) -> View:
        """What that seat may know."""
        if self.known is None:
            message = "a state inside a search keeps no knowledge"
            raise ValueError(message)
        bit, known = self.bit(seat), self.known
        zones: dict[str, list[Card | None]] = {}
        for zone, run in self.zones.items():
            seen = [card if known[card] & bit else None for card in run]
            zones[zone] = seen if zone in self.ordered else tidied(seen)
        return View(
            rules=self.rules,
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            zones=zones,
            ordered=self.ordered,
            state=self.remembered(seat),
            unseen=in_order(card for card in self.cards if not known.get(card, 0) & bit),
            outcome=self.outcome,
        )

    @classmethod
    def told(cls, view: View) -> list[Note]:
        """What is worth telling a seat of the table that it sees, for tips and prompts."""
        return list(cls.guide().notes(cls.behind(view)[0]))

    @classmethod
    def seen_powers(cls, view: View) -> dict[tuple[str, int], Sequence[str]]:
        """The powers in force of the cards that a seat sees, by their zones and places."""
        state, guide = cls.behind(view)[0], cls.guide()
        powers = {}
        for zone, run in view.zones.items() if guide.tells("powers") else ():
            for place, one in enumerate(run):
                if one is not None and (
                    words := guide.powers(state, look(view.zones, zone, place))
                ):
                    powers[zone, place] = words
        return powers

    @classmethod
    def seen_beat(cls, view: View) -> Note | None:
        """What has to be beaten, as far as a seat sees."""
        return cls.guide().beat(cls.behind(view)[0]) if view.outcome is None else None

    def means(self, move: Move) -> Said | None:
        """What a legal move of the seat on turn would do; None where the move says all."""
        return self.guide().means(self, move)

    def account(self) -> list[Said]:
        """Once it is over: why; then what each seat's score is made of, with a `count` each."""
        if self.outcome is None:
            return []
        why = Said(None, self.outcome.reason, self.outcome.result)
        if self.outcome.reason == RESIGNED:
            return [Said(str(self.outcome.result["loser"]), RESIGNED)]
        return list(self.guide().account(self, why))

    def problems(self) -> list[str]:
        """What is wrong with a written position that only this game's rules can tell."""
        return list(self.guide().problems(self))

    @classmethod
    def behind(cls, view: View) -> tuple[Self, Holes]:
        """The state behind a view with None where a card is unknown, and those places.

        It is made once for a view and kept there: clone it before filling it. Raises ValueError
        where the view's memory is none of this game.
        """
        if view.prepared is None:
            template = cls._empty(view.rules, len(view.seats))
            reader = DataReader()
            given = {key: value for key, value in view.state.items() if key not in cls.DERIVED}
            template.memory = reader.fields(cls.Memory, given, ("state",))
            if reader.problems:
                raise ValueError("; ".join(reader.lines))
            template.turn, template.outcome = view.turn, view.outcome
            template.known = template.events = None
            template.cards = (*view.placed(), *view.unseen)
            empty: dict[str | None, list[tuple[str, list[int]]]] = {}
            for zone, run in view.zones.items():
                template.zones[zone] = cast("list[Card]", run.copy())
                places = [place for place, card in enumerate(run) if card is None]
                if places:
                    empty.setdefault(template.hidden_kind(zone), []).append((zone, places))
            kinds = [template.kind_of(card) for card in view.unseen]
            if any(
                sum(len(places) for _, places in zones) > kinds.count(kind)
                for kind, zones in empty.items()
                if kind
            ):
                # a table set up by hand may break what a deal would hold to
                empty = {None: [zone for zones in empty.values() for zone in zones]}
            unseen = tuple(zip(view.unseen, kinds, strict=True))
            holes: Holes = [
                ([card for card, its in unseen if kind is None or its == kind], zones)
                for kind, zones in empty.items()
            ]
            view.prepared = (template, holes)
        return cast("tuple[Self, Holes]", view.prepared)

    @classmethod
    def _empty(cls, rules: Rules, seats: int) -> Self:
        """An empty table: every view needs one, so it is furnished once and then copied."""
        tables = rules.prepared.setdefault("tables", {})
        if seats not in tables:
            tables[seats] = cls()
            tables[seats].furnish(rules, seats, Chance())
        return cast("Self", tables[seats].clone())

    @classmethod
    def determinize(cls, view: View, rng: Random, *, track: bool = False) -> Self:
        """A state that could be the truth behind a view, each equally likely.

        The cards that the seat could not place are dealt into the places where it sees none. With
        `track` the state keeps knowledge and events, as in a session; a search does without.
        """
        template, holes = cls.behind(view)
        state = template.clone()
        for cards, zones in holes:
            pool = cards.copy()
            mix(pool, rng.random)
            top = reversed(pool)
            for zone, places in zones:
                run = state.zones[zone]
                # `places` first: then zip takes no card more than there are places in this zone
                for place, card in zip(places, top):  # noqa: B905
                    run[place] = card
        state.chance = Dice(rng)
        state.imagine(view, rng)
        if track:
            state.track({card: 1 << view.seats.index(view.seat) for card in view.placed()})
        return state

    def track(self, known: dict[Card, int] | None = None) -> None:
        """Begin to keep knowledge and events: what the zones show, and these masks besides."""
        self.known = {
            card: self.seers(zone) | (known or {}).get(card, 0)
            for zone, run in self.zones.items()
            for card in run
        }
        self.events = []

    def returns(self) -> tuple[float, ...]:
        """Each seat's reward from -1 (last) to 1 (first), by place; 0 for all before the end."""
        if self.outcome is None:
            return (0.0,) * len(self.seats)
        return self.outcome.returns(self.seats)

    # ------------------------------------------------------------------ notes

    def _knowing(self, run: Iterable[Card]) -> Masks:
        return tuple(self.known[card] for card in run) if self.known is not None else ()

    def _happened(self, event: Event, *masks: Masks, audience: int = -1) -> None:
        if self.events is not None and audience:
            self.events.append(Entry(event, audience, *masks))

    def _note_turn(self) -> None:
        everything = {**plain(self.memory), **self.derived()}
        shown = [self.veiled(everything, seat) for seat in self.seats]
        alike = all(each == shown[0] for each in shown)
        for number, each in enumerate(shown[:1] if alike else shown):
            self._happened(Turned(self.turn, each), audience=-1 if alike else 1 << number)
        if self.outcome is not None:
            self._happened(Ended(self.outcome))


def unseen(state: State[Any, Any], seat: Seat) -> list[Card]:
    """The cards that a seat could not place."""
    known, bit = state.known or {}, state.bit(seat)
    return [card for card in state.cards if not known.get(card, 0) & bit]


def seen(state: State[Any, Any], seat: Seat, zone: str) -> list[Card]:
    """The cards of a zone that a seat knows to lie there."""
    known, bit = state.known or {}, state.bit(seat)
    return [card for card in state.zones[zone] if known.get(card, 0) & bit]


_RANDOM = "random"
"""The value of an option `first_dealer` that isn't a seat."""


def check_cards(key: str, need: int, have: int, **about: Value) -> None:
    """TableError where a deal needs more cards than there are; it says how many are lacking.

    `key` is the game's message, which is given `need`, `have`, `short` and what is in `about`.
    """
    if need > have:
        raise TableError(spoken(key, need=need, have=have, short=need - have, **about))


def check_dealer(named: str, seats: int) -> None:
    """TableError for a dealer who isn't at the table."""
    if named != _RANDOM and int(named[1:]) > seats:
        message = spoken("errors.deal-seat", dealer=named, seats=seats)
        raise TableError(message)


def find_dealer(named: str, seats: tuple[Seat, ...], chance: Chance, carry: dict[str, Any]) -> Seat:
    """The dealer that the game before left in `carry`; in a first game the one named, or tossed.

    Raises ValueError where what was left is no seat.
    """
    left: Seat | None = carry.get("dealer")
    if left is not None:
        if left not in seats:
            raise ValueError(spoken("errors.deal-left", dealer=str(left)))
        return left
    return chance.toss(seats) if named == _RANDOM else named
