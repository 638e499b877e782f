"""Cunt-Soul: what a seat's decisions do to the table. Rule numbers: `rules/cunt-soul.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.cards import JOKER, Card, card, pack_of_52
from cardtable.engine.dealer import check_cards, check_dealer, find_dealer
from cardtable.engine.notation import Grammar, Move, Seat, Word
from cardtable.engine.state import State
from cardtable.engine.zones import ZoneSpec
from cardtable.games.cunt_soul import fieldcards, jokers, lines, remarks, swaps, turns
from cardtable.games.cunt_soul import options as schema
from cardtable.games.cunt_soul.landing import counting
from cardtable.games.cunt_soul.links import TABLE, Fields, Powers
from cardtable.games.cunt_soul.written import settle
from cardtable.games.cunt_soul.zones import CHOSEN, DOWN, FIELD, HAND, UP, rings

if TYPE_CHECKING:
    from random import Random

    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules
    from cardtable.engine.view import View


class CuntSoul(State[schema.Options, schema.Memory]):
    """Play every card; play goes on until one seat is left."""

    ID: ClassVar[str] = "cunt-soul"
    RULE: ClassVar[str] = "CS"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {
        "source": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "burned": ZoneSpec("all"),
        "p.hand": ZoneSpec("owner"),
        "p.up": ZoneSpec("all"),
        "p.down": ZoneSpec("none", ordered=True),
        "p.field": ZoneSpec("all"),
    }
    GRAMMAR: ClassVar[Grammar] = {
        "up": ("card",),
        "field": ("card",),
        "play": ("cards",),
        "flip": ("place",),
        "pickup": (),
        "burn": ("card",),
        "swap": ("card", "card"),
        "bury": ("card", "place"),
        "look": ("place",),
        "keep": (),
        "done": (),
        "call": ("higher|lower",),
        "next": ("seat",),
    }
    IDLE: ClassVar[tuple[str, ...]] = ("pickup",)
    YIELDS: ClassVar[tuple[str, ...]] = ("pickup",)
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras
    DERIVED: ClassVar[tuple[str, ...]] = ("value", "power", "laying")
    UNORDERED: ClassVar[tuple[str, ...]] = ("horizontal", "lingering")

    fields: Fields
    """What the fields do now: field cards, and those that linger."""
    _top: tuple[str | None, schema.Power | None] | None = None

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        super().furnish(rules, seats, chance)
        if "powers" not in rules.prepared:
            rules.prepared["powers"] = Powers(rules)
        self.powers: Powers = rules.prepared["powers"]
        self.fields = self.powers.fields(())
        self._rings = rings(self.seats)

    # ------------------------------------------------------------------ before the game

    @classmethod
    def check_table(cls, rules: Rules, seats: int) -> None:
        """Refuse a table that needs more cards than there are."""
        options = rules.options
        wanted = f"{seats} players with {options.hand} hand and {options.down} face-down cards"
        have = 54 * _packs(options.packs, seats)
        check_cards(wanted, seats * (options.hand + options.down), "there are", have)
        check_dealer(options.first_dealer, seats)

    def pack(self) -> list[Card]:
        """Packs of 54 (CS-1)."""
        return pack_of_52(packs=_packs(self.options.packs, len(self.seats)), jokers=2)

    def setup(self, carry: dict[str, Any]) -> None:
        """Toss for the dealer, shuffle, deal one card at a time (CS-2)."""
        dealer = find_dealer(self.options.first_dealer, self.seats, self.chance, carry)
        self.memory.dealer = dealer
        self.memory.phase = "choose"
        self.bring(self.cards, "source")
        self.shuffle("source")
        source = self.zones["source"]
        for zone, rounds in ((DOWN, self.options.down), (HAND, self.options.hand)):
            for _ in range(rounds):
                for seat in self.round_from(dealer):
                    self.move(source[-1:], "source", zone[seat])
        self.turn = self.round_from(dealer)[0]

    def seers(self, zone: str) -> int:
        """While all choose, only their owners see the cards that are chosen (CS-3)."""
        if self.memory.phase == "choose" and zone in CHOSEN:
            return self.bit(zone.partition(".")[0])
        return self.audience[zone]

    def _choose(self, seat: Seat, one: Card, to: str) -> None:
        """A card chosen in secret, and after the dealer's last one the reveal (CS-3)."""
        self.tuck([one], HAND[seat], to)
        if to == UP[seat]:
            self.say(seat, "chosen", use="up")
        else:
            self.say(seat, "chosen")
            if seat == self.memory.dealer:
                self._reveal()
            else:
                self.turn = self.round_from(seat)[0]

    def _reveal(self) -> None:
        """Turn up what was chosen, turn the source, fill the hands (CS-4)."""
        self.memory.phase = "turn"
        for seat in self.seats:
            self.reveal(self.zones[UP[seat]], UP[seat])
            self.reveal(self.zones[FIELD[seat]], FIELD[seat])
        self.say(None, "revealed")
        self.fields_changed()
        if self.fields.flipped:
            self.turn_source()
        order = self.round_from(self.memory.dealer)
        for seat in order:
            self.fill(seat)
        turns.begin(self, order[0])  # CS-5

    # ------------------------------------------------------------------ what lies where

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, that one last."""
        return self._rings[1][seat]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many seats later in `direction`; those that are out are not counted."""
        memory = self.memory
        ring = self._rings[memory.direction][seat]
        if memory.out:
            ring = tuple([one for one in ring if one not in memory.out])
        return ring[0] if steps == 1 else ring[(steps - 1) % len(ring)]

    def seats_in(self) -> list[Seat]:
        """The seats that have not gone out."""
        return [seat for seat in self.seats if seat not in self.memory.out]

    def holds(self, seat: Seat) -> bool:
        """Whether a seat has a card in any zone."""
        zones = self.zones
        return bool(zones[HAND[seat]] or zones[UP[seat]] or zones[DOWN[seat]] or zones[FIELD[seat]])

    def open_zone(self, seat: Seat) -> str | None:
        """The zone that a seat plays from now, if any (CS-9)."""
        zones = self.zones
        if zones[HAND[seat]]:
            return HAND[seat]
        if zones["source"]:
            return None
        if zones[UP[seat]]:
            return UP[seat]
        return DOWN[seat] if zones[DOWN[seat]] else None

    def fields_changed(self) -> None:
        """Work out anew what the fields do; the pile's meaning changes with them (CS-15)."""
        ranks: list[str] = []
        if self.memory.phase != "choose":
            fields = (one for seat in self.seats for one in self.zones[FIELD[seat]])
            ranks = [one.rank for one in (*fields, *map(card, self.memory.lingering))]
        self.fields = self.powers.fields(ranks)
        self._top = None

    def pile_changed(self) -> None:
        """Forget what followed from the pile."""
        self._top = None

    def top(self) -> tuple[str | None, schema.Power | None]:
        """Value and power of the pile's last link; None without a pile."""
        found = self._top
        if found is None:
            memory = self.memory
            found = self.fields.top(self.zones["pile"], memory.links, memory.dead)
            self._top = found
        return found

    def fitting(self) -> frozenset[str]:
        """The ranks that fit on the pile now, outside of a run."""
        pile, fields = self.zones["pile"], self.fields
        value, power = self._top or self.top()
        key = (value, power, self.memory.call, pile[-1].rank if pile else TABLE)
        return fields.known_fitting.get(key) or fields.fitting(*key)

    def run_rank(self) -> str | None:
        """The rank of the run's next link, where one can come (CS-24)."""
        done = self.memory.last.run if self.memory.last else 0
        if done + 2 > len(self.powers.order):  # with the starter a link for each rank
            return None
        before = self.zones["pile"][-1].rank if done else self.top()[0]
        return None if before is None or before == TABLE else self.fields.following(before)

    def derived(self) -> dict[str, Any]:
        """Value and power of the top; how many face-up cards are still to be chosen."""
        value, power = self.top()
        return {"value": value, "power": power, "laying": lines.laying(self)}

    def veiled(self, told: dict[str, Any], seat: Seat) -> dict[str, Any]:
        """All is public but the cards of a swap with face-down cards (section 13)."""
        if not (self.memory.last and self.memory.last.swaps and self.known is not None):
            return told
        seen = swaps.as_seen(self.memory.last.swaps, self.known, self.bit(seat))
        return {**told, "last": {**told["last"], "swaps": seen}}

    def imagine(self, view: View, rng: Random) -> None:
        """Guess which cards were swapped in secret."""
        self.fields_changed()
        if self.memory.last and self.memory.last.swaps:
            swaps.guess(self, view, rng)

    @classmethod
    def guide(cls) -> Guide[CuntSoul]:
        """What tells of cards, moves and refusals."""
        from cardtable.games.cunt_soul.guide import GUIDE

        return GUIDE

    def secret(self, said: list[Word]) -> bool:
        """What is chosen before the reveal, and what is buried (section 13)."""
        return said[0] == "bury" or self.memory.phase == "choose"

    def carry(self) -> dict[str, Any]:
        """The deal moves on by one (CS-5)."""
        return {"dealer": self.round_from(self.memory.dealer)[0]}

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list of the page's section 3."""
        return lines.moves(self, every=True)

    def choices(self) -> list[Move]:
        """The same without regard to suits: one line for each rank and number."""
        return lines.moves(self, every=False)

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a line of section 3."""
        memory = self.memory
        match said[0]:
            case "play":
                src = HAND[seat] if self.zones[HAND[seat]] else UP[seat]
                if memory.phase == "run":
                    self._run_on(seat, said[1:], src)
                else:
                    self._put(seat, said[1:], src)
            case "pickup":
                self.pick_up(seat)
                turns.end(self, seat, passed=True)
            case "next":
                self.say(seat, "named", to=said[1])
                turns.end(self, seat, said[1])
            case "call":
                memory.call = said[1]
                remarks.called(self, seat)
                turns.name_next(self, seat)
            case "done":  # with a run, or with swaps
                remarks.stopped(self, seat)
                turns.chain_over(self, seat)
            case "flip":
                self._flip(seat, int(said[1]))
            case "up":
                self._choose(seat, said[1], UP[seat])
            case "field" if memory.phase == "choose":
                self._choose(seat, said[1], FIELD[seat])
            case "field":
                fieldcards.change(self, seat, said[1])
            case "burn":
                fieldcards.pay(self, seat, said[1])
            case _:
                if swaps.perform(self, seat, said):
                    turns.chain_over(self, seat)

    def _put(self, seat: Seat, cards: Sequence[Card], src: str) -> None:
        """Place a link outside of a run: the five steps of section 5."""
        memory, fields = self.memory, self.fields
        rank = cards[0].rank
        below, power = self._top or self.top()
        if power == "toll" and rank != JOKER:  # CS-34
            memory.owed += fields.stack(memory.links[-1])
        paradox, use = False, ""
        if rank == JOKER and below is not None and self.powers.neutralising and not fields.mute:
            before = len(self.events or ())
            paradox = jokers.neutralise(self, seat, len(cards))
            use = "cancels" if len(self.events or ()) > before else ""
        mirrors = rank in self.powers.mirrors and not fields.mute
        high = mirrors and self._beyond(below, rank)
        self._lay(seat, cards, src, use)
        if paradox:
            last = memory.links[-2]
            end = len(self.zones["pile"]) - len(cards)
            self.say(seat, "paradox", cards=self.zones["pile"][end - last : end])
            self._burn_pile(seat, "paradox")
        elif self._kind_on_top():  # CS-60
            remarks.missed(self, seat, rank, "kind")
            self._burn_pile(seat, "kind")
        else:
            value, power = self.top()
            seats = len(self.seats) - len(memory.out)
            memory.last = swaps.last_of(seat, power, self.after(seat), seats, high)
            if self.events is not None:
                remarks.after_play(self, seat, rank, value, power, len(cards))
                if mirrors and value and value != rank:
                    self.say(
                        seat, "mirrored", cards=cards, counts=counting(self, value, len(cards))
                    )
            if power:
                self._act(seat, power, len(cards))
                return
        turns.chain_over(self, seat)

    def _beyond(self, below: str | None, rank: str) -> bool:
        """Whether that value is higher than the rank; lower, in downward order (CS-62)."""
        if below is None or below == TABLE:
            return False
        place = self.powers.place
        if self.fields.downward:
            return place[below] < place[rank]
        return place[below] > place[rank]

    def _lay(self, seat: Seat, cards: Sequence[Card], src: str, use: str = "") -> None:
        """The cards become the new top; a field card left alone is taken up."""
        memory = self.memory
        if len(cards) == 1:
            self.put(cards[0], src, "pile")
        else:
            self.move(cards, src, "pile")
        memory.links = (*memory.links, len(cards))
        memory.call = None
        self._top = None
        if self.events is not None:
            self.say(seat, "played", cards=[*cards], use="flip" if src == DOWN[seat] else use)
        if src == UP[seat]:
            memory.progress = True
            if memory.horizontal:
                gone = {one.name for one in cards}
                memory.horizontal = tuple(n for n in memory.horizontal if n not in gone)
        if not self.zones[HAND[seat]]:
            fieldcards.take_up(self, seat)

    def _act(self, seat: Seat, power: str, count: int) -> None:
        """What a power does as its link lands; call, choose and skip wait for the chain's end."""
        memory, rank = self.memory, self.zones["pile"][-1].rank
        if power == "burn":  # CS-30
            self._burn_pile(seat)
        elif power == "run":
            if self._may_run(seat):
                memory.phase = "run"
                return
            remarks.missed(self, seat, rank, "nothing_left")
        elif power == "swap":
            others = self.zones[(DOWN if self.fields.bottom else UP)[seat]]  # CS-45
            if self.zones[HAND[seat]] and others:  # CS-25
                memory.phase, memory.swaps = "swap", self.fields.stack(count)
                return
            remarks.missed(self, seat, rank, "nothing_left")
        elif power == "extend":
            if self.options.queen_last == "pickup" or not self.leaves(seat):  # CS-83
                memory.phase = "extend"
                return
            remarks.missed(self, seat, rank, "nothing_left")
        elif power == "reverse":  # CS-33
            if self.fields.stack(count) % 2:
                memory.direction = -memory.direction
                self.say(seat, "reversed", direction=memory.direction)
            else:
                remarks.missed(self, seat, rank, "even")
        elif power == "choose" and memory.out and len(self.seats_in()) == 2:  # CS-31
            remarks.missed(self, seat, rank, "two")
        turns.chain_over(self, seat)

    def _may_run(self, seat: Seat) -> bool:
        """Whether the run's next link is asked for: on public facts only (CS-R42)."""
        return self.run_rank() is not None and self.open_zone(seat) is not None

    def _run_on(self, seat: Seat, cards: Sequence[Card], src: str) -> None:
        """One more link of a run: dead, and nothing but a card more on the pile (CS-24)."""
        memory = self.memory
        self._lay(seat, cards, src)
        memory.dead = (*memory.dead, len(memory.links))
        if (last := memory.last) is not None:
            memory.last = swaps.last_with(last, last.run + 1, last.swaps)
        if self._kind_on_top():  # CS-60: four of a kind is no ability
            self._burn_pile(seat, "kind")
        elif self._may_run(seat):
            return
        else:
            remarks.missed(self, seat, cards[0].rank, "run")
        turns.chain_over(self, seat)

    def _flip(self, seat: Seat, place: int) -> None:
        """Turn a face-down card up, and play it or take it with the pile (CS-81)."""
        one = self.zones[DOWN[seat]][place - 1]
        self.reveal([one], DOWN[seat])
        self.say(seat, "flipped", card=one, place=place)
        self.memory.progress = True
        run = self.memory.phase == "run"
        fits = one.rank == self.run_rank() if run else one.rank in self.fitting()
        if fits:
            (self._run_on if run else self._put)(seat, [one], DOWN[seat])
            return
        self.move([one], DOWN[seat], "pile")
        self.say(seat, "failed", card=one)
        self.pick_up(seat)
        turns.end(self, seat, passed=True)

    # ------------------------------------------------------------------ the pile

    def pick_up(self, seat: Seat) -> None:
        """The whole pile into the hand (CS-10)."""
        pile = self.zones["pile"][:]
        if count := len(pile):
            self.move(pile, "pile", HAND[seat])
        self._clear_pile()
        self.say(seat, "picked_up", count=count, use="" if count else "nothing")

    def _burn_pile(self, seat: Seat, why: str = "") -> None:
        """The whole pile out of the game (CS-61); `why`, where no card's power does it."""
        pile = self.zones["pile"][:]
        self.discard(pile, "pile")
        self._clear_pile()
        self.memory.burnt = True
        if self.events is not None:
            use = why or ("alone" if len(pile) == 1 else "")
            about = {"top": pile[-1], "kind": self.options.burn_kind, "count": len(pile)}
            self.say(seat, "burned", use=use, what="the pile", cards=pile, **about)

    def _clear_pile(self) -> None:
        memory = self.memory
        memory.links = memory.dead = ()
        memory.last = memory.call = None
        self._top = None

    def discard(self, cards: list[Card], src: str) -> None:
        """Burn cards; with a field 10 they go under the source (CS-50)."""
        if fieldcards.goes_under(self):
            self.move(cards, src, "source", at=0)
        else:
            self.move(cards, src, "burned")
            self.memory.progress = True

    def _kind_on_top(self) -> bool:
        kind = self.options.burn_kind
        pile = self.zones["pile"]
        if not kind or len(pile) < kind or pile[-kind].rank != pile[-1].rank:
            return False
        return len({one.rank for one in pile[-kind:]}) == 1

    # ------------------------------------------------------------------ the source

    def draw(self, seat: Seat, count: int) -> int:
        """Cards from the source into the hand, as far as it goes; how many were drawn."""
        source = self.zones["source"]
        count = min(count, len(source))
        if count <= 0:
            return 0
        if self.known is not None and self.fields.flipped:
            for _ in range(count):  # everybody sees each of them before it is drawn
                self.move(source[-1:], "source", HAND[seat])
                self.show_source()
        elif count == 1:
            self.put(source[-1], "source", HAND[seat])
        else:
            self.move(source[: -count - 1 : -1], "source", HAND[seat])
        if not self.fields.phoenix:
            self.memory.progress = True
        return count

    def fill(self, seat: Seat) -> None:
        """Draw up to the hand size (CS-11, CS-54)."""
        wanted = self.fields.hand_size - len(self.zones[HAND[seat]])
        if wanted > 0 and (drawn := self.draw(seat, wanted)) and self.events is not None:
            self.say(seat, "drew", count=drawn)

    def show_source(self) -> None:
        """The card to be drawn next, for all to see where the source lies open (CS-46)."""
        source = self.zones["source"]
        if source and self.fields.flipped:
            self.reveal(source[-1:], "source")

    def turn_source(self) -> None:
        """The source upside down: its order is reversed (CS-46)."""
        self.move(self.zones["source"][::-1], "source", "source")
        self.say(None, "source_turned", flipped=self.fields.flipped)
        self.show_source()

    def leaves(self, seat: Seat) -> bool:
        """Whether a seat will go out at the end of its turn: it has no card, and none to draw."""
        return not self.zones["source"] and not self.holds(seat)

    # ------------------------------------------------------------------ positions

    def settle(self) -> None:
        """What a written position leaves to be concluded (section 4)."""
        settle(self)


def _packs(packs: int, seats: int) -> int:
    """CS-1: a pack for every four seats or part of four."""
    return packs or -(-seats // 4)
