"""Russian Bank. Rule numbers: `rules/russian-bank.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, assert_never, cast

from cardtable.engine.cards import Card, in_order, pack_of_52
from cardtable.engine.events import Said
from cardtable.engine.notation import RESIGNED, Grammar, Move, Seat, words
from cardtable.engine.rules import Counted
from cardtable.engine.state import State, ZoneSpec, at_table
from cardtable.games.russian_bank import options as schema
from cardtable.games.russian_bank.moves import (
    DISCARD,
    HAND,
    LOADED,
    OWNED,
    SHOWN,
    STOCK,
    TURNED,
    Board,
    Exposed,
    Piles,
    Places,
    awaited,
    possible,
    tableau,
)
from cardtable.games.russian_bank.options import (
    BY_STOCK,
    FAULTS,
    FOUNDATIONS,
    HOMES,
    OTHER,
    OWN,
    RANK,
)

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules

_OPEN = ZoneSpec("all", ordered=True)
_CLOSED = ZoneSpec("none", ordered=True)

Step: TypeAlias = tuple[tuple[Card, ...], str, str]
"""How to take a part of a move back: cards, where they lie, where they lay."""


class RussianBank(State[schema.Options, schema.Memory]):
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
    EVENING: ClassVar[tuple[Counted, int]] = ("points", 100)
    IDLE: ClassVar[tuple[str, ...]] = ("pass",)
    YIELDS: ClassVar[tuple[str, ...]] = ("discard", "pass")
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras

    back: tuple[Step, ...] = ()
    """How to take the last move back, last step first."""
    idle_before: int = 0
    due: tuple[Card, ...] = ()
    """What a fault is about: what could have gone to a foundation, the open stock card, or the
    tableau card that was loaded too late."""
    duty: str = ""
    """The duty that it broke: of the stock `stock`, or `space` if only a space asked for it."""
    uncalled: tuple[tuple[schema.Fault, str, tuple[Card, ...]], ...] = ()
    """This turn's faults that can't be called any more, with their `due` (RB-28, RB-31)."""
    called: bool = False
    """Whether the last move has been called already, wrongly (RB-34)."""
    _board: Board | None = None
    _piles: Piles | None = None
    _awaited: frozenset[Card] | None = None

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        super().furnish(rules, seats, chance)
        self.stock_presses = self.options.stock_before_hand == "placed"
        """Whether an open stock card that fits on a pile comes before the hand (RB-45)."""
        self.places: Places = rules.prepared.get("places") or Places(self.options)
        rules.prepared["places"] = self.places

    # ------------------------------------------------------------------ before the game

    @classmethod
    def zone_specs(cls, rules: Rules, seats: int) -> dict[str, ZoneSpec]:
        """The tableau has as many places as the options say."""
        return dict.fromkeys(tableau(rules.options.tableau_each), _OPEN) | at_table(
            cls.ZONES, seats
        )

    def pack(self) -> list[Card]:
        """Two packs: one for each seat (RB-1)."""
        return pack_of_52(packs=2)

    def setup(self, carry: dict[str, Any]) -> None:  # noqa: ARG002 - nothing is carried over
        """Shuffle both packs, deal stock, tableau and hand (RB-2 to RB-4)."""
        first = self.options.first
        if first not in BY_STOCK:
            self.turn = self.chance.toss(self.seats) if first == "cut" else first
        for pack, seat in enumerate(self.seats, 1):
            self.bring([card for card in self.cards if card.pack == pack], f"{seat}.hand")
            self.shuffle(f"{seat}.hand")
        each = self.options.tableau_each
        for place, seat in enumerate(self.seats):
            hand = self.zones[f"{seat}.hand"]
            for _ in range(self.options.stock_size):
                self.move(hand[-1:], f"{seat}.hand", f"{seat}.stock")
            for number in range(place * each + 1, place * each + each + 1):
                self.move(hand[-1:], f"{seat}.hand", f"t{number}")
            if self.options.stock_up or self.options.stock_open:
                self.move(self.zones[f"{seat}.stock"][-1:], f"{seat}.stock", f"{seat}.shown")
        if first in BY_STOCK:
            self.turn = self._first_by_stock()

    def _first_by_stock(self) -> Seat:
        """Whose open stock card is the higher or the lower one (RB-44)."""
        each, ranks = self.options.tableau_each, dict[Seat, list[int]]()
        for place, seat in enumerate(self.seats):
            dealt = self.tableau[place * each : (place + 1) * each]
            zones = (SHOWN[seat], *dealt)
            ranks[seat] = [RANK[self.zones[zone][-1].rank] for zone in zones]
        one, other = self.seats
        if ranks[one] == ranks[other]:
            return self.chance.toss(self.seats)
        higher = max(self.seats, key=ranks.__getitem__)
        return higher if self.options.first == "stock_high" else OTHER[higher]

    # ------------------------------------------------------------------ what lies where

    @property
    def tableau(self) -> tuple[str, ...]:
        """The tableau places, in order."""
        return tableau(self.options.tableau_each)

    def awaited(self) -> frozenset[Card]:
        """The cards that come next on a foundation; kept until one is built."""
        if self._awaited is None:
            self._awaited = awaited(self)
        return self._awaited

    def board(self) -> Board:
        """The tableau as it lies; kept until something moves there."""
        if self._board is None:
            self._board = Board(self)
        return self._board

    def piles(self, seat: Seat) -> Piles:
        """What a seat may do with its own piles and the other's; kept until a card moves there."""
        piles = self._piles
        if piles is None or piles.seat != seat:
            piles = self._piles = Piles(self, seat)
        return piles

    def place_of(self, seat: Seat, card: Card) -> Exposed:
        """Where a card lies that the seat could move. Raises KeyError for any other card."""
        return self.board().tops.get(card) or self.piles(seat).tops[card]

    def exposed(self, seat: Seat) -> dict[Card, tuple[str, str]]:
        """Every card that the seat could move: its source, and the zone where it lies."""
        tops = self.board().tops | self.piles(seat).tops
        return {card: (lies.source, lies.zone) for card, lies in tops.items()}

    def owned(self, seat: Seat) -> int:
        """How many cards a seat still has."""
        return sum(len(self.zones[zone]) for zone in OWNED[seat])

    def out(self, seat: Seat) -> bool:
        """Whether a seat has no card left."""
        return not any(map(self.zones.__getitem__, OWNED[seat]))

    def closed(self, seat: Seat) -> bool:
        """Whether the seat's stock has cards, and none of them face up."""
        return not self.zones[SHOWN[seat]] and bool(self.zones[STOCK[seat]])

    def foundation(self, card: Card) -> str | None:
        """The foundation that a card fits, the lower-numbered of two (RB-6)."""
        zones, wanted = self.zones, RANK[card.rank] - 1
        first, second = HOMES[card.suit]
        if len(zones[first]) == wanted:
            return first
        return second if len(zones[second]) == wanted else None

    def weight(self, seat: Seat) -> int:
        """What a seat's cards count (RB-38)."""
        zones, options = self.zones, self.options
        stock = len(zones[STOCK[seat]]) + len(zones[SHOWN[seat]])
        return options.stock_points * stock + options.card_points * (self.owned(seat) - stock)

    def hidden_kind(self, zone: str) -> str | None:
        """Face-down cards that nobody has seen are of their owner's pack.

        Not where packs are mixed: by shuffled discards, or by penalty cards (RB-42).
        """
        if self.options.redeal == "shuffle" or self.options.stop_cards:
            return None
        return zone[1] if zone.startswith("p") else None

    def kind_of(self, card: Card) -> str | None:
        """A card's pack."""
        return str(card.pack)

    def veiled(self, everything: dict[str, Any], seat: Seat) -> dict[str, Any]:  # noqa: ARG002
        """All but the fault, which is for the other player to find."""
        return {key: value for key, value in everything.items() if key != "fault"}

    def final(self) -> bool:
        """Who could be stopped takes nothing back."""
        return not self.options.strict

    def score(self) -> dict[Seat, int]:
        """Points for the calls, and for the game once it is over (RB-39)."""
        points = dict.fromkeys(self.seats, 0)
        for part in self.parts():
            points[cast("Seat", part.seat)] += cast("int", part.about["count"])
        return points

    def parts(self) -> list[Said]:
        """What the winner gets for going out and for each seat's cards, and the calls (RB-39)."""
        options, memory, parts = self.options, self.memory, list[Said]()
        winner = self.outcome.result["winner"] if self.outcome else None
        if self.outcome and isinstance(winner, str):
            if self.outcome.reason in {"out", RESIGNED}:  # RB-41: who is given a game has gone out
                use = "resigned" if self.outcome.reason == RESIGNED else ""
                about = {"count": options.game_points, "use": use, "of": OTHER[winner]}
                parts.append(Said(winner, "going_out", about))
            for owner, sign in ((OTHER[winner], 1), (winner, -1)):
                stock = len(self.zones[STOCK[owner]]) + len(self.zones[SHOWN[owner]])
                for word, cards, each in (
                    ("stock_left", stock, options.stock_points),
                    (
                        "cards_left" if stock else "all_left",
                        self.owned(owner) - stock,
                        options.card_points,
                    ),
                ):
                    count = sign * cards * each
                    about = {"of": owner, "cards": cards, "each": each, "count": count}
                    parts += [Said(winner, word, about)] if cards else []
        for seat in self.seats:
            for word, calls, each in (
                ("right_calls", memory.right_stops[seat], options.right_stop_points),
                ("wrong_calls", memory.wrong_stops[seat], -options.wrong_stop_points),
            ):
                about = {"calls": calls, "count": calls * each}
                parts += [Said(seat, word, about)] if calls else []
        return parts

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The page's list, less what RB-27 and strict tables refuse (section 3)."""
        seat: Seat = self.turn or ""
        moves, strict = self.possible(seat), self.options.strict
        if not strict and self.owned(seat) > 1:
            return moves
        return [m for m in moves if not (self.fault_of(m) and (strict or self.goes_out(seat, m)))]

    def choices(self) -> list[Move]:
        """What breaks no duty, with one move for all spaces."""
        return possible(self, self.turn or "", True)

    def extra_moves(self, seat: Seat) -> list[Move]:  # noqa: ARG002 - there is only one other
        """The call, after any move that may still be stopped (RB-30)."""
        return ["stop"] if self.memory.last is not None and not self.options.strict else []

    def goes_out(self, seat: Seat, move: Move) -> bool:
        """Whether a move would leave the mover without a card (RB-27)."""
        verb, *rest = words(move)
        if verb not in {"move", "load"} or self.owned(seat) != 1:
            return False
        return self.place_of(seat, cast("Card", rest[0])).source in OWN

    def possible(self, seat: Seat) -> list[Move]:
        """The complete list of possible moves, faulty ones included."""
        return possible(self, seat)

    def possible_builds(self, seat: Seat) -> list[Card]:
        """What the seat could put on a foundation now."""
        return [*self.board().builds, *self.piles(seat).builds]

    def can_turn_hand(self, seat: Seat) -> bool:
        """Whether there is a hand card to turn up, were the last one gone (RB-18)."""
        if self.zones[HAND[seat]]:
            return True
        return self.options.redeal != "none" and bool(self.zones[DISCARD[seat]])

    # ------------------------------------------------------------------ duties

    def fault_of(self, move: Move) -> schema.Fault | None:
        """The duty that a possible move breaks, the first of RB-26."""
        return self._fault(words(move), self.board(), self.piles(self.turn or ""))

    def _fault(self, said: list[Any], board: Board, piles: Piles) -> schema.Fault | None:
        verb = said[0]
        if verb == "build":
            return None
        if board.must or piles.must:  # RB-22
            return "foundation"
        if verb == "turn" and said[1] == "hand":  # RB-23
            return "stock" if self.stock_first(piles.seat) else None
        if verb == "load" and self.loads_late():  # RB-24
            return "load" if said[1] in board.tops else None
        return None

    def due_for(self, fault: schema.Fault, said: list[Any]) -> tuple[Card, ...]:
        """What that fault of a possible move is about: see `due`; none for a closed stock."""
        seat: Seat = self.turn or ""
        match fault:
            case "foundation":
                builds = self.possible_builds(seat)
                return tuple(card for card in builds if self.place_of(seat, card).must)
            case "stock":
                return tuple(self.zones[SHOWN[seat]][-1:])
            case "load":
                return (said[1],)
        assert_never(fault)

    def _duty(self, fault: schema.Fault | None) -> str:
        """Which duty a fault breaks (RB-23): asked before its move changes anything."""
        if fault != "stock":
            return fault or ""
        closed = self.piles(self.turn or "").closed
        begun = self.memory.hand_begun and self.options.stock_before_hand == "start"
        spaced = bool(self.board().spaces) and "stock" in self.options.space_from
        return "space" if spaced and (begun or not closed) else "stock"

    def due_now(self, seat: Seat) -> dict[str, str]:
        """What the seat must do first (RB-22, RB-23); out of turn, whether it may call “Stop!”."""
        if seat != self.turn:
            return {"call": "stop"} if self.turn and self.extra_moves(seat) else {}
        if self.board().must or self.piles(seat).must:
            return {"fault": "foundation"}
        if not self.zones[TURNED[seat]] and self.stock_first(seat):
            return {"duty": self._duty("stock")}
        return {}

    def stock_first(self, seat: Seat) -> bool:
        """Whether the stock comes before the next hand card (RB-23).

        It always does while it could fill a space, its top card turned up or not yet. A closed
        stock besides has to be turned up before the turn's first hand card, or before each; and an
        open one may have to go wherever it fits (RB-45).
        """
        if not self.piles(seat).closed:
            return self.stock_fills(seat) or (self.stock_presses and self.stock_fits(seat))
        if not self.memory.hand_begun or self.options.stock_before_hand != "start":
            return True
        return bool(self.board().spaces) and "stock" in self.options.space_from

    def stock_fills(self, seat: Seat) -> bool:
        """Whether the open stock card could fill a space."""
        if not self.board().spaces or not self.piles(seat).shown:
            return False
        return "stock" in self.options.space_from

    def stock_fits(self, seat: Seat) -> bool:
        """Whether the open stock card fits on a pile of the tableau."""
        shown = self.zones[SHOWN[seat]]
        lies = self.piles(seat).tops[shown[-1]] if shown else None
        return lies is not None and bool(self.board().takers[lies.goes_on])

    def loads_late(self) -> bool:
        """Whether it is too late to load from the tableau: an own card has been placed."""
        return self.memory.placed and self.options.tableau_load == "first"

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a move of section 3."""
        if said[0] == "stop":
            self._stop(seat)
            return
        memory, zones = self.memory, self.zones
        if memory.fault:
            self._forgive(memory.fault)  # RB-31
        board, piles = self._board or self.board(), self.piles(seat)
        fault = None if said[0] == "build" else self._fault(said, board, piles)
        if self.events is not None:
            self.due = self.due_for(fault, said) if fault else ()
            self.duty = self._duty(fault)
        self.back, self.idle_before, self.called = (), memory.idle, False
        shifts, memory.shifts = memory.shifts, 0
        match said[0]:
            case "move":
                _, card, to = said
                lies = board.tops.get(card) or piles.tops[card]
                move = lies.lines.move[to]
                if lies.shared:
                    memory.shifts = shifts + 1
                else:
                    memory.placed = True
                self._go(card, lies.zone, to)
            case "turn" if said[1] == "hand":
                move = "turn hand"
                memory.hand_begun = True
                self._turn_hand(seat)
            case "turn":
                move = "turn stock"
                self._go(zones[STOCK[seat]][-1], STOCK[seat], SHOWN[seat])
                memory.idle = 0
            case "build":
                card = said[1]
                lies = self.place_of(seat, card)
                move = lies.lines.build
                self._go(card, lies.zone, self.foundation(card) or "")
                self._board = self._piles = self._awaited = None
                memory.idle = 0  # RB-37
            case "load":
                _, card, what = said
                lies = self.place_of(seat, card)
                move = lies.lines.load_stock if what == "stock" else lies.lines.load_discard
                memory.placed = memory.placed or not lies.shared
                self._go(card, lies.zone, LOADED[what][OTHER[seat]])
            case verb:
                if verb == "discard":
                    self._go(zones[TURNED[seat]][-1], TURNED[seat], DISCARD[seat])
                self.say(seat, "discarded" if verb == "discard" else "passed")
                self._forgive(fault)  # RB-28
                self._end_turn(seat)
                return
        if self.events is not None:
            self._tell_done(seat, said)
        if self.options.stock_open:
            self._open_stocks()
        memory.last, memory.fault = move, None if self.options.strict else fault
        if not (zones["p1.hand"] and zones["p2.hand"]):  # else nobody is out
            self._check_out(seat)

    def _tell_done(self, seat: Seat, said: list[Any]) -> None:
        """Tell what a move has done that doesn't end the turn."""
        match said:
            case "move", card, place:
                on = self.zones[place][-2:-1]
                self.say(seat, "moved", card=card, to=place, on=on, use="" if on else "space")
            case "build", card:
                self.say(seat, "built", card=card)
            case "load", card, what:
                self.say(seat, "loaded", card=card, on=what, owner=OTHER[seat])
            case "turn", what:
                self.say(seat, "turned_up", what=what)

    def _go(self, card: Card, src: str, dst: str) -> None:
        self.put(card, src, dst)
        shared, to_shared = src[0] == "t", dst[0] == "t"
        if shared or to_shared:
            self._board = None
        if not (shared and to_shared):
            self._piles = None
        self.back = (((card,), dst, src),)

    def _open_stocks(self) -> None:
        """Turn up the next card of a stock that has no open one (RB-43)."""
        for seat in self.seats:
            if self.closed(seat):
                before = self.back
                self._go(self.zones[STOCK[seat]][-1], STOCK[seat], SHOWN[seat])
                self.back += before
                self.memory.idle = 0  # RB-37
                self.say(seat, "turned_up", what="stock")

    def _turn_hand(self, seat: Seat) -> None:
        """Turn up a hand card, the discard pile first where the hand is used up (RB-18)."""
        hand, discard = HAND[seat], DISCARD[seat]
        before: tuple[Step, ...] = ()
        if not self.zones[hand]:
            pile = tuple(self.zones[discard])
            self.move(pile[::-1], discard, hand)
            self.say(seat, "turned_over")
            if self.options.redeal == "shuffle":
                self.shuffle(hand)
            before = ((pile, hand, discard),)
        self._go(self.zones[hand][-1], hand, TURNED[seat])
        self.back += before

    def _check_out(self, seat: Seat) -> None:
        """Who has no card left has won, the seat on turn first (RB-36)."""
        for who in (seat, OTHER[seat]):
            if self.out(who):
                self._tell_uncalled(seat)
                self._over(who, "out")
                return

    def _forgive(self, fault: schema.Fault | None) -> None:
        """Nobody can call this fault any more."""
        if fault and self.events is not None:
            self.uncalled = (*self.uncalled, (fault, self.duty, self.due))

    def _tell_uncalled(self, seat: Seat) -> None:
        """Tell what nobody has called in a turn, each duty once.

        Not before the turn is over: a duty may be neglected again, and the table gives no hint
        whether there is something to call (RB-30).
        """
        if not self.uncalled:
            return
        for fault in FAULTS:
            duties = [(duty, due) for each, duty, due in self.uncalled if each == fault]
            if duties:
                cards = in_order({card for _, due in duties for card in due})
                about = {"use": fault if cards else f"{fault} closed", "duty": duties[0][0]}
                self.say(seat, "uncalled", fault=fault, cards=cards, owner=OTHER[seat], **about)
        self.uncalled = ()

    def _end_turn(self, seat: Seat) -> None:
        memory = self.memory
        self._tell_uncalled(seat)
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
        memory.placed, memory.hand_begun, memory.shifts = False, False, 0
        memory.last, memory.fault = None, None
        self.back, self.called, self.uncalled = (), False, ()

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
        use = memory.fault if self.due else f"{memory.fault} closed"
        about = {"use": use, "cards": list(self.due), "owner": stopped, "duty": self.duty}
        self.say(caller, "stopped", fault=memory.fault, move=memory.last, **about)
        memory.right_stops = _one_more(memory.right_stops, caller)
        self.uncalled = ()  # it is the call that the turn ends with
        if self.options.stop_effect == "undo":
            for cards, src, dst in self.back:
                self.move(cards, src, dst)
                owner, _, kind = dst.rpartition(".")
                about = {"owner": owner, "use": "own", "to": f"p.{kind}"} if owner else {"to": dst}
                self.say(stopped, "taken_back", cards=in_order(cards), **about)
            self._board = self._piles = self._awaited = None
            memory.idle = self.idle_before
        turned = self.zones[TURNED[stopped]][:]
        if turned:
            self.move(turned, TURNED[stopped], DISCARD[stopped])
            self._piles = None
        self._give(caller, stopped)
        self._check_out(caller)
        if self.outcome is None:
            self._end_turn(stopped)

    def _give(self, caller: Seat, stopped: Seat) -> None:
        """Hand cards of the caller go beneath the other's hand, one by one (RB-42)."""
        count = min(self.options.stop_cards, len(self.zones[HAND[caller]]))
        for _ in range(count):
            self.move(self.zones[HAND[caller]][-1:], HAND[caller], HAND[stopped], 0)
        if count:
            self.say(caller, "gave", count=count, owner=stopped)

    # ------------------------------------------------------------------ words, written positions

    @classmethod
    def guide(cls) -> Guide[RussianBank]:
        """What its table tells."""
        from cardtable.games.russian_bank.told import GUIDE

        return GUIDE

    def settle(self) -> None:
        """A seat that owns no card has won already (RB-5); one that is not named has not called.

        And a hand card that lies turned up was turned up this turn (RB-23).
        """
        memory, nobody = self.memory, dict.fromkeys(self.seats, 0)
        if self.turn is not None and self.zones[TURNED[self.turn]]:
            memory.hand_begun = True
        memory.right_stops = nobody | memory.right_stops
        memory.wrong_stops = nobody | memory.wrong_stops
        written_over = self.turn is None
        self._check_out(self.turn or self.seats[0])
        if written_over and self.outcome is None and self._stuck():
            self._block()


def _one_more(counts: dict[Seat, int], seat: Seat) -> dict[Seat, int]:
    return counts | {seat: counts[seat] + 1}
