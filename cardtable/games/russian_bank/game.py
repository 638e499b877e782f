"""Russian Bank. Rule numbers: `rules/russian-bank.md`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from cardtable.engine.cards import Card, pack_of_52
from cardtable.engine.notation import Grammar, Illegal, Move, Seat, Word, words
from cardtable.engine.state import State, ZoneSpec
from cardtable.games.russian_bank import options as schema
from cardtable.games.russian_bank.options import FOUNDATIONS, HOMES, OTHER, OWN, RANK, RED
from cardtable.games.russian_bank.why_not import refusal
from cardtable.games.russian_bank.written import problems

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules

_OPEN = ZoneSpec("all", ordered=True)
_CLOSED = ZoneSpec("none", ordered=True)


class Exposed(NamedTuple):
    """A card that can be moved, and where it comes from."""

    card: Card
    source: str
    zone: str


class RussianBank(State):
    """Two patiences on one board; first out wins."""

    ID: ClassVar[str] = "russian-bank"
    RULE: ClassVar[str] = "RB"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {
        **dict.fromkeys(FOUNDATIONS, _OPEN),
        "p.stock": _CLOSED,
        "p.shown": _OPEN,
        "p.hand": _CLOSED,
        "p.turned": _OPEN,
        "p.discard": _OPEN,
    }
    GRAMMAR: ClassVar[Grammar] = {
        "build": ("card",),
        "move": ("card", "zone"),
        "load": ("card", "stock|discard"),
        "turn": ("stock|hand",),
        "discard": (),
        "pass": (),
        "stop": (),
    }
    FLEETING: ClassVar[tuple[str, ...]] = ("last", "fault")
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras

    options: schema.Options
    memory: schema.Memory
    back: tuple[tuple[tuple[Card, ...], str, str], ...] = ()
    """How to take the last move back, last step first: cards, where they lie, where they lay."""
    idle_before: int = 0
    called: bool = False
    """Whether the last move has been called already, wrongly (RB-34)."""

    # ------------------------------------------------------------------ before the game

    @classmethod
    def zone_specs(cls, rules: Rules, seats: int) -> dict[str, ZoneSpec]:
        """The tableau has as many places as the options say."""
        return dict.fromkeys(_tableau(rules.options.tableau_each), _OPEN) | super().zone_specs(
            rules, seats
        )

    def pack(self) -> list[Card]:
        """Two packs: one for each seat (RB-1)."""
        return pack_of_52(packs=2)

    def setup(self, carry: dict[str, Any]) -> None:  # noqa: ARG002 - nothing is carried over
        """Shuffle both packs, deal stock, tableau and hand (RB-2 to RB-4)."""
        first = self.options.first
        self.turn = self.chance.toss(self.seats) if first == "cut" else first
        for pack, seat in enumerate(self.seats, 1):
            self.bring([one for one in self.cards if one.pack == pack], f"{seat}.hand")
            self.shuffle(f"{seat}.hand")
        each = self.options.tableau_each
        for place, seat in enumerate(self.seats):
            hand = self.zones[f"{seat}.hand"]
            for _ in range(self.options.stock_size):
                self.move(hand[-1:], f"{seat}.hand", f"{seat}.stock")
            for number in range(place * each + 1, place * each + each + 1):
                self.move(hand[-1:], f"{seat}.hand", f"t{number}")
            if self.options.stock_up:
                self.move(self.zones[f"{seat}.stock"][-1:], f"{seat}.stock", f"{seat}.shown")

    # ------------------------------------------------------------------ what lies where

    @property
    def tableau(self) -> tuple[str, ...]:
        """The tableau places, in order."""
        return _tableau(self.options.tableau_each)

    def has_space(self) -> bool:
        """Whether a tableau place is empty."""
        return not all(self.zones[place] for place in self.tableau)

    def exposed(self, seat: Seat) -> list[Exposed]:
        """Every card that the seat could move."""
        zones, sources = self.zones, _sources(seat, self.options.tableau_each)
        return [Exposed(run[-1], source, zone) for source, zone in sources if (run := zones[zone])]

    def owned(self, seat: Seat) -> int:
        """How many cards a seat still has."""
        return sum(
            len(self.zones[f"{seat}.{zone}"])
            for zone in ("stock", "shown", "hand", "turned", "discard")
        )

    def closed(self, seat: Seat) -> bool:
        """Whether the seat's stock has cards, and none of them face up."""
        return bool(self.zones[f"{seat}.stock"]) and not self.zones[f"{seat}.shown"]

    def foundation(self, one: Card) -> str | None:
        """The foundation that a card fits, the lower-numbered of two (RB-6)."""
        zones, wanted = self.zones, RANK[one.rank] - 1
        first, second = HOMES[one.suit]
        if len(zones[first]) == wanted:
            return first
        return second if len(zones[second]) == wanted else None

    def weight(self, seat: Seat) -> int:
        """What a seat's cards count (RB-38)."""
        zones, options = self.zones, self.options
        stock = len(zones[f"{seat}.stock"]) + len(zones[f"{seat}.shown"])
        return options.stock_points * stock + options.card_points * (self.owned(seat) - stock)

    def hidden_kind(self, zone: str) -> str | None:
        """Face-down cards that nobody has seen are of their owner's pack."""
        if self.options.redeal == "shuffle":
            return None
        return zone[1] if zone.startswith("p") else None

    def kind_of(self, one: Card) -> str | None:
        """A card's pack."""
        return str(one.pack)

    def remembered(self, seat: Seat) -> dict[str, Any]:
        """All but the fault, which is for the other player to find."""
        told = super().remembered(seat)
        del told["fault"]
        return told

    def final(self) -> bool:
        """Who could be stopped takes nothing back."""
        return not self.options.strict

    def score(self) -> dict[Seat, int]:
        """Points for the calls, and for the game once it is over (RB-39)."""
        options, memory = self.options, self.memory
        points = {
            seat: options.right_stop_points * memory.right_stops[seat]
            - options.wrong_stop_points * memory.wrong_stops[seat]
            for seat in self.seats
        }
        if self.outcome and self.outcome.result["winner"]:
            winner = str(self.outcome.result["winner"])
            weights = self.weight(OTHER[winner]) - self.weight(winner)
            out = self.outcome.reason == "out"
            points[winner] += weights + options.game_points if out else weights
        return points

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The page's list, less what RB-27 and strict tables refuse (section 3)."""
        seat: Seat = self.turn or ""
        moves, strict = self.possible(seat), self.options.strict
        if not strict and self.owned(seat) > 1:
            return moves
        return [m for m in moves if not (self.fault_of(m) and (strict or self.goes_out(seat, m)))]

    def choices(self) -> list[Move]:
        """The same with one line for all spaces; where something has to be built, that alone."""
        moves = self.builds(self.turn or "")
        if moves:
            return moves
        moves = self.turn_moves()
        spaces = [place for place in self.tableau if not self.zones[place]]
        return [move for move in moves if move.rpartition(" ")[2] not in spaces[1:]]

    def extra_moves(self, seat: Seat) -> list[Move]:  # noqa: ARG002 - there is only one other
        """The call, after any move that may still be stopped (RB-30)."""
        return ["stop"] if self.memory.last is not None and not self.options.strict else []

    def goes_out(self, seat: Seat, move: Move) -> bool:
        """Whether a move would leave the mover without a card (RB-27)."""
        verb, *rest = words(move)
        if verb not in {"move", "load"} or self.owned(seat) != 1:
            return False
        return any(one.card is rest[0] and one.source in OWN for one in self.exposed(seat))

    def possible(self, seat: Seat) -> list[Move]:
        """The complete list of possible moves, faulty ones included."""
        zones, options = self.zones, self.options
        other, moves = OTHER[seat], list[Move]()
        spaces = [place for place in self.tableau if not zones[place]]
        for one in self.exposed(seat):
            if one.source in options.build_from and self.foundation(one.card):
                moves.append(f"build {one.card.name}")
            if one.source.startswith("opponent"):  # RB-13
                continue
            moves += [f"move {one.card.name} {place}" for place in self._targets(one, spaces)]
            if one.source in options.load_from:  # RB-14
                moves += [
                    f"load {one.card.name} {word}"
                    for word, zone in (("stock", "shown"), ("discard", "discard"))
                    if _loads(one.card, zones[f"{other}.{zone}"])
                ]
        turns = []
        if self.closed(seat):  # RB-16
            turns.append("turn stock")
        turned = zones[f"{seat}.turned"]
        if not turned and self.can_turn_hand(seat):  # RB-17, RB-18
            turns.append("turn hand")
        moves += turns
        if turned:  # RB-19
            moves.append("discard")
        elif not turns or self._stock_could_fill(seat):  # RB-20
            moves.append("pass")
        return moves

    def _targets(self, one: Exposed, spaces: list[str]) -> list[str]:
        """The tableau places that a card may go to (RB-9 to RB-12, RB-21)."""
        options, zones = self.options, self.zones
        shift = one.source == "tableau"
        if shift and self.memory.shifts >= options.shift_limit:
            return []
        found = []
        if one.source in options.move_from:
            found += [
                place
                for place in self.tableau
                if place != one.zone and zones[place] and _fits(one.card, zones[place][-1])
            ]
        if one.source in options.space_from and not (shift and len(zones[one.zone]) == 1):
            found += spaces
        return found

    def can_turn_hand(self, seat: Seat) -> bool:
        """Whether there is a hand card to turn up, were the last one gone (RB-18)."""
        again = self.options.redeal != "none" and bool(self.zones[f"{seat}.discard"])
        return bool(self.zones[f"{seat}.hand"]) or again

    def _stock_could_fill(self, seat: Seat) -> bool:
        shown = bool(self.zones[f"{seat}.shown"])
        return shown and "stock" in self.options.space_from and self.has_space()

    # ------------------------------------------------------------------ duties

    def fault_of(self, move: Move) -> str | None:
        """The duty that a possible move breaks, the first of RB-26."""
        if move.startswith("build"):
            return None
        if self.must_build(self.turn or ""):  # RB-22
            return "foundation"
        return self.misplaced(move)

    def misplaced(self, move: Move) -> str | None:
        """The duty other than foundations first that a possible move breaks."""
        seat: Seat = self.turn or ""
        verb, *rest = words(move)
        if move == "turn hand" and (self.closed(seat) or self._stock_could_fill(seat)):  # RB-23
            return "stock"
        if verb == "load" and self.memory.placed and self.options.tableau_load == "first":  # RB-24
            tableau = any(self.zones[place][-1:] == rest[:1] for place in self.tableau)
            return "load" if tableau else None
        return None

    def must_build(self, seat: Seat) -> bool:
        """Whether a card lies open that has to go to a foundation first."""
        duties = self._duties()
        return any(one.source in duties and self.foundation(one.card) for one in self.exposed(seat))

    def builds(self, seat: Seat) -> list[Move]:
        """Every build, where there is one that has to come first; else none."""
        if not self.must_build(seat):
            return []
        return [
            f"build {one.card.name}"
            for one in self.exposed(seat)
            if one.source in self.options.build_from and self.foundation(one.card)
        ]

    def _duties(self) -> tuple[str, ...]:
        """The sources whose cards have to go home first."""
        options = self.options
        return _both(options.must_build, options.build_from)

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a line of section 3."""
        if said[0] == "stop":
            self._stop(seat)
            return
        memory = self.memory
        move = " ".join(str(word) for word in said)
        fault = self.fault_of(move)
        self.back, self.idle_before, self.called = (), memory.idle, False
        shifts, memory.shifts = memory.shifts, 0
        match said:
            case "build", one:
                self._go(one, self._zone_of(seat, one), self.foundation(one) or "")
                memory.idle = 0  # RB-37
                self.say(seat, "built", card=one)
            case "move", one, place:
                zone = self._zone_of(seat, one)
                if zone in self.tableau:
                    memory.shifts = shifts + 1
                else:
                    memory.placed = True
                self._go(one, zone, place)
                self.say(seat, "moved", card=one, to=place)
            case "load", one, what:
                zone = self._zone_of(seat, one)
                memory.placed = memory.placed or zone not in self.tableau
                pile = "shown" if what == "stock" else "discard"
                self._go(one, zone, f"{OTHER[seat]}.{pile}")
                self.say(seat, "loaded", card=one, on=what)
            case "turn", "stock":
                self._go(self.zones[f"{seat}.stock"][-1], f"{seat}.stock", f"{seat}.shown")
                memory.idle = 0
                self.say(seat, "turned_up", what="stock")
            case "turn", "hand":
                self._turn_hand(seat)
            case ("discard",):
                self._go(self.zones[f"{seat}.turned"][-1], f"{seat}.turned", f"{seat}.discard")
                self.say(seat, "discarded")
                self._end_turn(seat)
                return
            case ("pass",):
                self.say(seat, "passed")
                self._end_turn(seat)
                return
        memory.last, memory.fault = move, None if self.options.strict else fault  # type: ignore[assignment]
        self._check_out(seat)

    def _zone_of(self, seat: Seat, one: Card) -> str:
        return next(each.zone for each in self.exposed(seat) if each.card is one)

    def _go(self, one: Card, src: str, dst: str) -> None:
        self.move([one], src, dst)
        self.back = (((one,), dst, src), *self.back)

    def _turn_hand(self, seat: Seat) -> None:
        """Turn up a hand card, the discard pile first where the hand is used up (RB-18)."""
        hand, discard = f"{seat}.hand", f"{seat}.discard"
        if not self.zones[hand]:
            pile = tuple(self.zones[discard])
            self.move(pile[::-1], discard, hand)
            self.say(seat, "turned_over")
            if self.options.redeal == "shuffle":
                self.shuffle(hand)
            self.back = ((pile, hand, discard),)
        self._go(self.zones[hand][-1], hand, f"{seat}.turned")
        self.say(seat, "turned_up", what="hand")

    def _check_out(self, seat: Seat) -> None:
        """Who has no card left has won, the seat on turn first (RB-36)."""
        for one in (seat, OTHER[seat]):
            if not self.owned(one):
                self._over(one, "out")
                return

    def _end_turn(self, seat: Seat) -> None:
        memory = self.memory
        self._forget()
        memory.idle += 1
        if self._stuck():
            self._block()
        else:
            self.turn = OTHER[seat]

    def _stuck(self) -> bool:
        """Whether nobody has got on for too long (RB-37)."""
        return self.memory.idle >= self.options.idle_limit

    def _block(self) -> None:
        """The lighter seat wins, or nobody (RB-39)."""
        lighter = sorted(self.seats, key=self.weight)
        even = self.weight(lighter[0]) == self.weight(lighter[1])
        draw = even or self.options.blocked == "draw"
        self._over(None if draw else lighter[0], "blocked")

    def _forget(self) -> None:
        memory = self.memory
        memory.placed, memory.shifts, memory.last, memory.fault = False, 0, None, None
        self.back, self.called = (), False

    def _over(self, winner: Seat | None, reason: str) -> None:
        self._forget()
        self.say(winner, "over")
        ranking = [[winner], [OTHER[winner]]] if winner else [list(self.seats)]
        self.finish(reason, ranking, {"winner": winner, "reason": reason})

    def _stop(self, caller: Seat) -> None:
        """A call: right (RB-32, RB-33) or wrong (RB-34)."""
        memory, stopped = self.memory, OTHER[caller]
        if memory.fault is None:
            self.say(caller, "stopped_wrongly")
            memory.wrong_stops = _one_more(memory.wrong_stops, caller)
            memory.last, self.called = None, True
            return
        self.say(caller, "stopped", fault=memory.fault, move=memory.last)
        memory.right_stops = _one_more(memory.right_stops, caller)
        if self.options.stop_effect == "undo":
            for cards, src, dst in self.back:
                self.move(cards, src, dst)
            memory.idle = self.idle_before
        turned = self.zones[f"{stopped}.turned"][:]
        if turned:
            self.move(turned, f"{stopped}.turned", f"{stopped}.discard")
        self._end_turn(stopped)

    # ------------------------------------------------------------------ why not, written positions

    def refuse(self, seat: Seat, said: list[Word]) -> Illegal:
        """The page's section 13."""
        return refusal(self, seat, said)

    def settle(self) -> None:
        """A seat that owns no card has won already (RB-5)."""
        written_over = self.turn is None
        self._check_out(self.turn or self.seats[0])
        if written_over and self.outcome is None and self._stuck():
            self._block()

    def problems(self) -> list[str]:
        """What a written position gets wrong (RB-5)."""
        return problems(self)


@cache
def _tableau(each: int) -> tuple[str, ...]:
    return tuple(f"t{number}" for number in range(1, 2 * each + 1))


@cache
def _sources(seat: Seat, each: int) -> tuple[tuple[str, str], ...]:
    """Where a seat's exposed cards lie: the sources' names, and the zones."""
    other = OTHER[seat]
    return (
        *(("tableau", place) for place in _tableau(each)),
        ("stock", f"{seat}.shown"),
        ("hand", f"{seat}.turned"),
        ("discard", f"{seat}.discard"),
        ("opponent_stock", f"{other}.shown"),
        ("opponent_discard", f"{other}.discard"),
    )


@cache
def _both(some: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in some if one in others)


def _fits(one: Card, on: Card) -> bool:
    """Down by one, colours in turn (RB-9)."""
    return RANK[one.rank] + 1 == RANK[on.rank] and (one.suit in RED) != (on.suit in RED)


def _loads(one: Card, pile: list[Card]) -> bool:
    """Same suit, one up or down, on a card that lies open (RB-14, RB-15)."""
    if not pile or pile[-1].suit != one.suit:
        return False
    return abs(RANK[one.rank] - RANK[pile[-1].rank]) == 1


def _one_more(counts: dict[Seat, int], seat: Seat) -> dict[Seat, int]:
    return counts | {seat: counts[seat] + 1}
