"""Soul Taker, the standard and the mixed game. Rule numbers: `rules/soul-taker.md`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, assert_never

from cardtable.engine.cards import Card, in_order
from cardtable.engine.cards import card as card_named
from cardtable.engine.notation import Grammar, Move, Seat, Word
from cardtable.engine.state import State, ZoneSpec, at_table
from cardtable.games.soul_taker import options as schema
from cardtable.games.soul_taker.options import FAIR, FOUL, NAMES, OTHER, SIDE, VALUES, Choice

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules

DECK = {seat: f"{seat}.deck" for seat in OTHER}
HAND = {seat: f"{seat}.hand" for seat in OTHER}
SECURED = {seat: f"{seat}.secured" for seat in OTHER}
LOST = {seat: f"{seat}.lost" for seat in OTHER}

OPEN_PILE = {FAIR: "condemnation", FOUL: "influence"}
"""Where cards go that nobody secures in the standard game (ST-15)."""
AGAINST = {"condemnation": "p2", "influence": "p1"}
"""The seat against which each of these piles counts (ST-22)."""

_CARDS = [
    card_named(f"{side}{value}{letter}")
    for side in (FAIR, FOUL)
    for value in VALUES
    for letter in "abcde"
]
PLAY: dict[Card, Move] = {card: f"play {card.name}" for card in _CARDS}


@cache
def blind_places(seat: Seat, hidden: int) -> tuple[tuple[str, Move], ...]:
    """So many blind places of a seat: their zones, and the lines that play from them."""
    return tuple((f"{seat}.down{number}", f"play down{number}") for number in range(1, hidden + 1))


Fate: TypeAlias = Literal["countered", "equal", "taken", "held", "piles", "exchanged", "missed"]
"""How an exchange ends: the answer is secured; both cards are lost; one player secures both; the
lead is secured; each counts against the other side; they change hands; both are lost, and there may
be an option."""


class SoulTaker(State[schema.Options, schema.Memory]):
    """One card led, one in answer; what is countered is lost."""

    ID: ClassVar[str] = "soul-taker"
    RULE: ClassVar[str] = "ST"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {
        "p.deck": ZoneSpec("none", ordered=True),
        "p.hand": ZoneSpec("owner"),
        "table": ZoneSpec("all", ordered=True),
        "p.secured": ZoneSpec("all"),
        "p.lost": ZoneSpec("all"),
    }
    GRAMMAR: ClassVar[Grammar] = {
        "play": ("card", "zone"),
        "return": ("card",),
        "give": ("card",),
        "decline": (),
    }
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras

    DERIVED: ClassVar[tuple[str, ...]] = ("leader", "led", "countering", "side", "against")

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        super().furnish(rules, seats, chance)
        self.mixed: bool = self.options.mode == "mixed"
        """Whether this is the mixed game."""
        self._blind = {seat: blind_places(seat, self.options.hidden) for seat in OTHER}
        self._endings: dict[Card, dict[Card, Fate]] = rules.prepared.setdefault("endings", {})
        """How the exchanges end that have been looked up: by the lead, then by the answer."""

    # ------------------------------------------------------------------ before the game

    @classmethod
    def zone_specs(cls, rules: Rules, seats: int) -> dict[str, ZoneSpec]:
        """The options say how many blind places there are, and the mode which piles."""
        specs = at_table(cls.ZONES, seats)
        for seat in SIDE:
            for zone, _ in blind_places(seat, rules.options.hidden):
                specs[zone] = ZoneSpec("none", ordered=True)
        if rules.options.mode == "standard":
            specs |= {"condemnation": ZoneSpec("all"), "influence": ZoneSpec("all")}
        return specs

    def pack(self) -> list[Card]:
        """Both decks, copies of each value as the options say."""
        return [
            card_named(f"{side}{value}{letter}")
            for side in (FAIR, FOUL)
            for value in VALUES
            for letter in "abcde"[: self.options.deck.get(value, 0)]  # type: ignore[call-overload]
        ]

    def setup(self, carry: dict[str, Any]) -> None:  # noqa: ARG002 - nothing is carried over
        """Shuffle, and draw for the first round (ST-3, ST-4)."""
        first = self.options.first
        self.memory.first = self.chance.toss(self.seats) if first == "toss" else first
        if self.mixed:
            self.bring(self.cards, "p1.deck")
            self.shuffle("p1.deck")
            dealt = self.zones["p1.deck"][::-1]
            self.move(dealt[1::2], "p1.deck", "p2.deck")
            self.move(dealt[0::2], "p1.deck", "p1.deck")
        else:
            for seat, side in SIDE.items():
                self.bring([card for card in self.cards if card.suit == side], f"{seat}.deck")
                self.shuffle(f"{seat}.deck")
        self._draw_round()

    def _draw_round(self) -> None:
        """The blind cards first, unseen, then the hand (ST-5)."""
        if self.events is not None:
            self._tell_round()
        visible = self.options.visible
        for seat, hand in HAND.items():
            deck = DECK[seat]
            run = self.zones[deck]
            for zone, _ in self._blind[seat]:
                self.put(run[-1], deck, zone)
            for _ in range(visible):
                self.put(run[-1], deck, hand)
        self.turn = self.leader

    def _tell_round(self) -> None:
        """Tell of the cards drawn, and after the first round how the last one has left things."""
        options, number = self.options, self.memory.round
        about: dict[str, Any] = {"round": number, "count": options.hidden + options.visible}
        if number == 1:
            self.say(None, "drew", **about)
        else:
            (first, high), (second, low) = self.score().items()
            about |= {"first": first, "high": high, "second": second, "low": low}
            self.say(None, "drew", use="next", before=number - 1, **about)

    @property
    def leader(self) -> Seat:
        """Who leads this exchange (ST-1)."""
        memory = self.memory
        return memory.first if (memory.round + memory.exchange) % 2 == 0 else OTHER[memory.first]

    def derived(self) -> dict[str, Any]:
        """Who leads, what is led, who is Fair or Foul, and against whom each pile counts."""
        table = self.zones["table"]
        sides = {} if self.mixed else SIDE
        return {
            "leader": self.leader if self.turn else None,
            "led": table[0].name if len(table) == 1 else None,
            "countering": self.countering(table[0].rank) if len(table) == 1 else None,
            "side": {seat: NAMES[side] for seat, side in sides.items()},
            "against": {} if self.mixed else dict(AGAINST),
        }

    # ------------------------------------------------------------------ what lies where

    def blind(self, seat: Seat) -> list[str]:
        """The zones of a seat's blind places that still hold a card, such as `p1.down1`."""
        zones = self.zones
        return [zone for zone, _ in self._blind[seat] if zones[zone]]

    def to_play(self, seat: Seat) -> int:
        """How many cards a seat has left in this round."""
        return len(self.zones[HAND[seat]]) + len(self.blind(seat))

    def made_of(self, seat: Seat) -> dict[str, int]:
        """What a seat's score adds up, by what it is for (ST-22, ST-23)."""
        secured = self.zones[SECURED[seat]]
        if self.mixed:
            fair = [card for card in secured if card.suit == FAIR]
            foul = [card for card in secured if card.suit == FOUL]
            return {"fair": _worth(fair), "foul": -_worth(foul)}
        against = OPEN_PILE[SIDE[OTHER[seat]]]
        return {"secured": _worth(secured), against: -_worth(self.zones[against])}

    def score(self) -> dict[Seat, int]:
        """What the open cards are worth now."""
        zones = self.zones
        if self.mixed:
            return {seat: sum([_signed(card) for card in zones[SECURED[seat]]]) for seat in SIDE}
        return {
            "p1": _worth(zones["p1.secured"]) - _worth(zones["influence"]),
            "p2": _worth(zones["p2.secured"]) - _worth(zones["condemnation"]),
        }

    @classmethod
    def titles(cls, rules: Rules) -> dict[str, str]:
        """The names of virtues and vices, which a rules file may change."""
        return dict(rules.extras.cards)

    @classmethod
    def worth(cls, rules: Rules, card: Card) -> int:
        """A card's value; in the mixed game what it adds to a total."""
        sign = -1 if rules.options.mode == "mixed" and card.suit == FOUL else 1
        return sign * int(card.rank)

    def hidden_kind(self, zone: str) -> str | None:
        """In the standard game each seat's hidden cards are of its own deck."""
        return None if self.mixed else SIDE.get(zone.partition(".")[0])

    def kind_of(self, card: Card) -> str | None:
        """A card's deck."""
        return card.suit

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list (ST-9)."""
        seat: Seat = self.turn or ""
        zones, option = self.zones, self.memory.option
        if option is None:
            moves = [PLAY[card] for card in zones[HAND[seat]]]
            for zone, move in self._blind[seat]:
                if zones[zone]:
                    moves.append(move)
            return moves
        if option == "return":
            lost = in_order(zones["p1.lost"] + zones["p2.lost"])
            return [*(f"return {card.name}" for card in lost), "decline"]
        return [*(f"give {card.name}" for card in zones[SECURED[seat]]), "decline"]

    def choices(self) -> list[Move]:
        """Copies of a card differ in name only, and blind cards in nothing that is known."""
        moves: dict[str, Move] = {}
        for move in self.turn_moves():
            kind = move[:-1]  # without the letter of a card, or the number of a blind place
            if kind not in moves:
                moves[kind] = move
        return list(moves.values())

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a move of section 4."""
        match said:
            case "play", what:
                self._play(seat, what)
                return
            case "return", card:
                source = next(z for z in LOST.values() if card in self.zones[z])
                self.put(card, source, SECURED[seat])
                self.say(seat, "returned", card=card, points=self._points(card))
            case "give", card:
                self.put(card, SECURED[seat], SECURED[OTHER[seat]])
                self.say(seat, "gave", card=card, to=OTHER[seat], points=self._points(card))
            case ("decline",):
                self.say(seat, "declined")
        self.memory.option = None
        self._put_away()
        self._go_on()

    def _play(self, seat: Seat, what: Word) -> None:
        table = self.zones["table"]
        if isinstance(what, Card):
            card, how = what, what.name
            self.put(card, HAND[seat], "table")
        else:
            zone = f"{seat}.{what}"
            card = self.zones[zone][0]
            how = f"down {card.name}"
            self.put(card, zone, "table")
        self.memory.played = (*self.memory.played, how)
        leads = len(table) == 1
        if self.events is not None:
            self.say(seat, "led" if leads else "answered", card=card)
        if leads:
            self.turn = OTHER[seat]
        else:
            self._settle_exchange(table[0], card, OTHER[seat], seat)

    def fate(self, lead: Card, answer: Card) -> Fate:
        """How an exchange of these two ends (section 5)."""
        endings = self._endings.get(lead)
        if endings is None:
            endings = self._endings[lead] = {}
        fate = endings.get(answer)
        if fate is None:
            fate = endings[answer] = self._fate(lead, answer)
        return fate

    def _fate(self, lead: Card, answer: Card) -> Fate:
        if self.beats(answer, lead):  # ST-13
            return "countered"
        alike = self.mixed and lead.suit == answer.suit
        if answer.rank == lead.rank:  # ST-14, ST-16
            return "taken" if alike else "equal"
        if self.options.lead_can_secure and self.beats(lead, answer):  # ST-21
            return "held"
        if not self.mixed:  # ST-15
            return "piles"
        return "missed" if alike else "exchanged"  # ST-17 to ST-19

    def places(self, fate: Fate, lead: Card, answer: Card, leader: Seat) -> tuple[str, str]:
        """The zones where the lead and the answer go."""
        answerer = OTHER[leader]
        match fate:
            case "countered":
                return LOST[leader], SECURED[answerer]
            case "equal" | "missed":
                return LOST[leader], LOST[answerer]
            case "taken":
                taker = SECURED[self.taker(lead, leader)]
                return taker, taker
            case "held":
                return SECURED[leader], LOST[answerer]
            case "piles":
                return OPEN_PILE[lead.suit], OPEN_PILE[answer.suit]
            case "exchanged":
                return SECURED[answerer], SECURED[leader]
        assert_never(fate)

    def taker(self, lead: Card, leader: Seat) -> Seat:
        """Who secures two equal cards of one side in the mixed game (ST-16)."""
        return OTHER[leader] if lead.suit == FAIR else leader

    def _settle_exchange(self, lead: Card, answer: Card, leader: Seat, answerer: Seat) -> None:
        """Put the two cards where they go (section 5)."""
        fate = self.fate(lead, answer)
        if self.events is not None:
            self._tell_exchange(fate, lead, answer, leader, answerer)
        if fate == "missed":
            self._grant(lead, answer, leader)
            return
        to_lead, to_answer = self.places(fate, lead, answer, leader)
        self.put(lead, "table", to_lead)
        self.put(answer, "table", to_answer)
        self._go_on()

    def _tell_exchange(
        self, fate: Fate, lead: Card, answer: Card, leader: Seat, answerer: Seat
    ) -> None:
        """Tell how the exchange ends, and where the cards are about to go."""
        both = {"lead": lead, "answer": answer}
        seats = {"leader": leader, "answerer": answerer}
        only = "only" if self.beats(lead, answer) else ""  # ST-11: leads counter nothing
        match fate:
            case "countered":
                self.say(answerer, "countered", card=lead, by=answer, points=self._points(answer))
            case "equal":
                self.say(None, "equal", **both)
            case "taken":
                points = self._points(lead, answer)
                self.say(self.taker(lead, leader), "equal", use="taken", points=points, **both)
            case "held":
                self.say(leader, "held", card=lead, by=answer, points=self._points(lead))
            case "piles":
                piles = {"to": OPEN_PILE[lead.suit], "onto": OPEN_PILE[answer.suit], **seats}
                use = f"piles {only}".strip()
                about = {"costs": lead.rank, "more": answer.rank, **both, **piles}
                self.say(None, "missed", use=use, **about)
            case "exchanged":
                counts = {"first": self._points(lead), "second": self._points(answer)}
                self.say(None, "exchanged", use=only, **both, **seats, **counts)
            case "missed":
                self.say(None, "missed", use=only, **both)
            case _:
                assert_never(fate)

    def _points(self, *run: Card) -> str:
        """What cards add to the score of the player who secures them, to be told: `+3`, `−3`."""
        if self.events is None:
            return ""
        total = sum(self.worth(self.rules, card) for card in run)
        return f"+{total}" if total > 0 else str(total).replace("-", "−")

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card's value counters the other's (ST-10)."""
        return other.rank in self.options.counters.get(card.rank, ())  # type: ignore[call-overload]

    def countering(self, rank: str) -> list[str]:
        """The values that counter a lead of this one (ST-10)."""
        counters = self.options.counters
        return [value for value in VALUES if rank in counters.get(value, ())]  # type: ignore[call-overload]

    def option_after(self, lead: Card, answer: Card, leader: Seat) -> tuple[Seat, Choice] | None:
        """Who has which option after these two, unequal and of one side."""
        answerer = OTHER[leader]
        higher, lower = (leader, answerer) if lead.rank > answer.rank else (answerer, leader)
        zones = self.zones
        if lead.suit == FOUL:  # ST-19
            return (lower, "give") if zones[SECURED[lower]] else None
        if self.options.fresh_discards or zones["p1.lost"] or zones["p2.lost"]:  # ST-18
            return higher, "return"
        return None

    def _grant(self, lead: Card, answer: Card, leader: Seat) -> None:
        """Two unequal cards of one side, no counter: an option for one of the two."""
        granted = self.option_after(lead, answer, leader)
        if granted is None or granted[1] == "give" or self.options.fresh_discards:
            self._put_away()  # else they wait until the option is settled
        if granted is None:
            self._go_on()
            return
        seat, option = granted
        self.memory.option = option
        self.turn = seat
        self.say(seat, "granted", use=option, option=option, to=OTHER[seat])

    def _put_away(self) -> None:
        """The two cards on the table to their players' lost cards."""
        if self.zones["table"]:
            lead, answer = self.zones["table"]
            self.put(lead, "table", LOST[self.leader])
            self.put(answer, "table", LOST[OTHER[self.leader]])

    def _go_on(self) -> None:
        """The next exchange, the next round, or the end (ST-6)."""
        memory = self.memory
        if self.zones["p1.hand"] or self.blind("p1"):  # and the other has as many left
            memory.exchange += 1
            self.turn = self.leader
            return
        need = self.options.hidden + self.options.visible
        drawable = all(len(self.zones[deck]) >= need for deck in DECK.values())
        if memory.round < self.options.rounds and drawable:
            memory.round += 1
            memory.exchange = 1
            memory.played = ()
            self._draw_round()
        else:
            self._over()

    def _over(self) -> None:
        """Who has won, and what it costs the other (ST-22 to ST-26)."""
        score = self.score()
        merit = {seat: -abs(points) if self.mixed else points for seat, points in score.items()}
        reason = "score"
        if merit["p1"] == merit["p2"] and self.options.tie != "draw":  # ST-24
            reason = "tie-break"
            sign = 1 if self.options.tie == "more_secured" else -1
            merit = {seat: sign * len(self.zones[SECURED[seat]]) for seat in self.seats}
        if merit["p1"] == merit["p2"]:
            result = {"winner": None, "loser": None, "reason": "tie", "stake": None}
            ranking = [list(self.seats)]
        else:
            winner = max(self.seats, key=lambda seat: merit[seat])
            result = {"winner": winner, "loser": OTHER[winner], "reason": reason}
            result["stake"] = self.options.stake
            ranking = [[winner], [OTHER[winner]]]
        self.say(result["winner"], "over")
        self.finish(str(result["reason"]), ranking, result)

    @classmethod
    def guide(cls) -> Guide[SoulTaker]:
        """All that the game tells."""
        from cardtable.games.soul_taker.told import GUIDE

        return GUIDE


def _worth(run: list[Card]) -> int:
    return sum([int(card.rank) for card in run])


def _signed(card: Card) -> int:
    return int(card.rank) if card.suit == FAIR else -int(card.rank)
