"""Soul Taker, the standard and the mixed game. Rule numbers: `rules/soul-taker.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.cards import Card, card, in_order
from cardtable.engine.notation import Grammar, Illegal, Move, Seat, Word
from cardtable.engine.state import State, ZoneSpec
from cardtable.games.soul_taker import options as schema
from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE, VALUES
from cardtable.games.soul_taker.written import problems

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules


class SoulTaker(State):
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

    DERIVED: ClassVar[tuple[str, ...]] = ("leader", "led")

    options: schema.Options
    memory: schema.Memory

    # ------------------------------------------------------------------ before the game

    @classmethod
    def zone_specs(cls, rules: Rules, seats: int) -> dict[str, ZoneSpec]:
        """The options say how many blind places there are, and the mode which piles."""
        specs = super().zone_specs(rules, seats)
        for seat in SIDE:
            for number in range(1, rules.options.hidden + 1):
                specs[f"{seat}.down{number}"] = ZoneSpec("none", ordered=True)
        if rules.options.mode == "standard":
            specs |= {"condemnation": ZoneSpec("all"), "influence": ZoneSpec("all")}
        return specs

    @property
    def mixed(self) -> bool:
        """Whether this is the mixed game."""
        return self.options.mode == "mixed"

    def pack(self) -> list[Card]:
        """Both decks, copies of each value as the options say."""
        return [
            card(f"{side}{value}{letter}")
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
                self.bring([one for one in self.cards if one.suit == side], f"{seat}.deck")
                self.shuffle(f"{seat}.deck")
        self._draw_round()

    def _draw_round(self) -> None:
        """The blind cards first, unseen, then the hand (ST-5)."""
        for seat in self.seats:
            deck = f"{seat}.deck"
            for number in range(1, self.options.hidden + 1):
                self.move(self.zones[deck][-1:], deck, f"{seat}.down{number}")
            for _ in range(self.options.visible):
                self.move(self.zones[deck][-1:], deck, f"{seat}.hand")
        self.say(None, "drew", round=self.memory.round)
        self.turn = self.leader

    @property
    def leader(self) -> Seat:
        """Who leads this exchange (ST-1)."""
        memory = self.memory
        return memory.first if (memory.round + memory.exchange) % 2 == 0 else OTHER[memory.first]

    def derived(self) -> dict[str, Any]:
        """Who leads this exchange, and what waits for its answer: for those who look on."""
        table = self.zones["table"]
        return {
            "leader": self.leader if self.turn else None,
            "led": table[0].name if len(table) == 1 else None,
        }

    # ------------------------------------------------------------------ what lies where

    def blind(self, seat: Seat) -> list[str]:
        """A seat's blind places that still hold a card, such as `down1`."""
        places = (f"down{number}" for number in range(1, self.options.hidden + 1))
        return [place for place in places if self.zones[f"{seat}.{place}"]]

    def to_play(self, seat: Seat) -> int:
        """How many cards a seat has left in this round."""
        return len(self.zones[f"{seat}.hand"]) + len(self.blind(seat))

    def score(self) -> dict[Seat, int]:
        """What the open cards are worth now (ST-22, ST-23)."""
        zones = self.zones
        if self.mixed:
            return {
                seat: sum(
                    int(one.rank) if one.suit == FAIR else -int(one.rank)
                    for one in zones[f"{seat}.secured"]
                )
                for seat in self.seats
            }
        against = {"p1": zones["influence"], "p2": zones["condemnation"]}
        return {
            seat: _worth(zones[f"{seat}.secured"]) - _worth(against[seat]) for seat in self.seats
        }

    @classmethod
    def titles(cls, rules: Rules) -> dict[str, str]:
        """The names of virtues and vices, which a rules file may change."""
        return dict(rules.extras.cards)

    @classmethod
    def worth(cls, rules: Rules, one: Card) -> int:
        """A card's value; in the mixed game what it adds to a total."""
        sign = -1 if rules.options.mode == "mixed" and one.suit == FOUL else 1
        return sign * int(one.rank)

    def hidden_kind(self, zone: str) -> str | None:
        """In the standard game each seat's hidden cards are of its own deck."""
        return None if self.mixed else SIDE.get(zone.partition(".")[0])

    def kind_of(self, one: Card) -> str | None:
        """A card's deck."""
        return one.suit

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list (ST-9)."""
        seat: Seat = self.turn or ""
        zones = self.zones
        match self.memory.option:
            case "return":
                lost = in_order(zones["p1.lost"] + zones["p2.lost"])
                return [*(f"return {one.name}" for one in lost), "decline"]
            case "give":
                return [*(f"give {one.name}" for one in zones[f"{seat}.secured"]), "decline"]
        held = [f"play {one.name}" for one in zones[f"{seat}.hand"]]
        return held + [f"play {place}" for place in self.blind(seat)]

    def choices(self) -> list[Move]:
        """Copies of a card differ in name only, and blind cards in nothing that is known."""
        found: dict[str, Move] = {}
        for move in self.turn_moves():
            found.setdefault("down" if "down" in move else move[:-1], move)
        return list(found.values())

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a line of section 4."""
        match said:
            case "play", what:
                self._play(seat, what)
                return
            case "return", one:
                source = next(z for z in ("p1.lost", "p2.lost") if one in self.zones[z])
                self.move([one], source, f"{seat}.secured")
                self.say(seat, "returned", card=one)
            case "give", one:
                self.move([one], f"{seat}.secured", f"{OTHER[seat]}.secured")
                self.say(seat, "gave", card=one)
            case ("decline",):
                self.say(seat, "declined")
        self.memory.option = None
        self._put_away()
        self._go_on()

    def _play(self, seat: Seat, what: Word) -> None:
        if isinstance(what, Card):
            self.move([what], f"{seat}.hand", "table")
        else:
            self.move(self.zones[f"{seat}.{what}"][:], f"{seat}.{what}", "table")
        if len(self.zones["table"]) == 1:
            self.say(seat, "led", card=self.zones["table"][0])
            self.turn = OTHER[seat]
            return
        lead, answer = self.zones["table"]
        self.say(seat, "answered", card=answer)
        self._settle_exchange(lead, answer, OTHER[seat], seat)

    def _settle_exchange(self, lead: Card, answer: Card, leader: Seat, answerer: Seat) -> None:
        """Where the two cards go (section 5)."""
        to_lead, to_answer = f"{leader}.lost", f"{answerer}.lost"
        if self.beats(answer, lead):  # ST-13
            self.say(answerer, "countered", card=lead)
            to_answer = f"{answerer}.secured"
        elif answer.rank == lead.rank:
            self.say(None, "equal")
            if self.mixed and lead.suit == answer.suit:  # ST-16
                winner = answerer if lead.suit == FAIR else leader
                to_lead = to_answer = f"{winner}.secured"
        elif self.options.lead_can_secure and self.beats(lead, answer):  # ST-21
            self.say(leader, "held", card=lead)
            to_lead = f"{leader}.secured"
        elif not self.mixed:  # ST-15
            self.say(None, "missed")
            to_lead, to_answer = _open_pile(lead), _open_pile(answer)
        elif lead.suit != answer.suit:  # ST-17
            self.say(None, "exchanged")
            to_lead, to_answer = f"{answerer}.secured", f"{leader}.secured"
        else:
            self._grant(lead, answer, leader, answerer)
            return
        self.move([lead], "table", to_lead)
        self.move([answer], "table", to_answer)
        self._go_on()

    def beats(self, one: Card, other: Card) -> bool:
        """Whether a card's value counters the other's (ST-10)."""
        return other.rank in self.options.counters.get(one.rank, ())  # type: ignore[call-overload]

    def _grant(self, lead: Card, answer: Card, leader: Seat, answerer: Seat) -> None:
        """Two unequal cards of one side, no counter: an option for one of the two."""
        higher, lower = (leader, answerer) if lead.rank > answer.rank else (answerer, leader)
        fair = lead.suit == FAIR
        self.say(None, "missed")
        zones = self.zones
        if not fair:  # ST-19
            self._put_away()
            if zones[f"{lower}.secured"]:
                self._offer(lower, "give")
                return
        elif self.options.fresh_discards:  # ST-18
            self._put_away()
            self._offer(higher, "return")
            return
        elif zones["p1.lost"] or zones["p2.lost"]:
            self._offer(higher, "return")
            return
        self._put_away()
        self._go_on()

    def _offer(self, seat: Seat, what: Any) -> None:
        self.memory.option = what
        self.turn = seat
        self.say(seat, "granted", option=what)

    def _put_away(self) -> None:
        """The two cards on the table to their players' lost cards."""
        if self.zones["table"]:
            lead, answer = self.zones["table"]
            self.move([lead], "table", f"{self.leader}.lost")
            self.move([answer], "table", f"{OTHER[self.leader]}.lost")

    def _go_on(self) -> None:
        """The next exchange, the next round, or the end (ST-6)."""
        memory = self.memory
        if any(self.to_play(seat) for seat in self.seats):
            memory.exchange += 1
            self.turn = self.leader
            return
        need = self.options.hidden + self.options.visible
        drawable = all(len(self.zones[f"{seat}.deck"]) >= need for seat in self.seats)
        if memory.round < self.options.rounds and drawable:
            memory.round += 1
            memory.exchange = 1
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
            merit = {seat: sign * len(self.zones[f"{seat}.secured"]) for seat in self.seats}
        if merit["p1"] == merit["p2"]:
            told = {"winner": None, "loser": None, "reason": "tie", "stake": None}
            ranking = [list(self.seats)]
        else:
            winner = max(self.seats, key=lambda seat: merit[seat])
            told = {"winner": winner, "loser": OTHER[winner], "reason": reason}
            told["stake"] = self.options.stake
            ranking = [[winner], [OTHER[winner]]]
        self.say(told["winner"], "over")
        self.finish(str(told["reason"]), ranking, told)

    # ------------------------------------------------------------------ why not

    def refuse(self, seat: Seat, said: list[Word]) -> Illegal:
        """The page's section 12. The words for a card are the same wherever it lies (ST-8)."""
        verb, *rest = said
        option = self.memory.option
        if seat != self.turn:
            return Illegal(f"it is for {self.turn} to decide now", "ST-7")
        if verb == "play" and option:
            number = "ST-18" if option == "return" else "ST-19"
            return Illegal("use the option or decline it first", number)
        if verb == "play":
            if len(rest) != 1:
                return Illegal("play one card, or one blind place", "ST-7")
            if isinstance(rest[0], Card):
                return Illegal(
                    "that card isn't in your hand; blind cards are played by their place", "ST-8"
                )
            if f"{seat}.{rest[0]}" in self.zones and str(rest[0]).startswith("down"):
                return Illegal("that blind card has been played", "ST-9")
            return Illegal(f"there is no blind place “{rest[0]}”", "ST-9")
        if option is None:
            return Illegal("no option is open", "ST-9")
        number = "ST-18" if option == "return" else "ST-19"
        if verb not in {option, "decline"}:
            return Illegal(f"your option is to {option} a card, or to decline", number)
        if len(rest) != 1:
            return Illegal(f"{option} one card, or decline", number)
        return Illegal(f"it isn't there to {'take' if option == 'return' else 'give'}", number)

    # ------------------------------------------------------------------ written positions

    def problems(self) -> list[str]:
        """What a written position gets wrong (ST-2)."""
        return problems(self)


def _worth(run: list[Card]) -> int:
    return sum(int(one.rank) for one in run)


def _open_pile(one: Card) -> str:
    return "condemnation" if one.suit == FAIR else "influence"
