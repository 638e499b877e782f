"""Cunt-Soul: what a seat's decisions do to the table. Rule numbers: `rules/cunt-soul.md`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.cards import HIDDEN, JOKER, Card, pack_of_52
from cardtable.engine.cards import card as card_named
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Grammar, Like, Move, Seat, Word
from cardtable.engine.rules import Counted
from cardtable.engine.state import (
    State,
    ZoneSpec,
    check_cards,
    check_dealer,
    find_dealer,
    of_each_seat,
)
from cardtable.engine.view import View
from cardtable.games.cunt_soul import options as schema
from cardtable.games.cunt_soul.field_cards import TABLE, Fields, Powers, rank_below
from cardtable.games.cunt_soul.options import FIELD_POWERS, STACKING, Last, Power

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules

HAND, UP, DOWN, FIELD = map(of_each_seat, ("hand", "up", "down", "field"))

CHOSEN = frozenset((*UP.values(), *FIELD.values()))
"""Zones that lie face down while everybody chooses (CS-3)."""
OF_SOURCE = {"flipped", "phoenix", "big_hand"}
"""The effects of fields that come to nothing once the source is empty (CS-46, CS-50, CS-54)."""


def rings(seats: tuple[Seat, ...]) -> dict[int, dict[Seat, tuple[Seat, ...]]]:
    """By direction, 1 or -1, for each seat all seats that come after it, itself last."""
    return {
        way: {seat: run[at:] + run[:at] for at, seat in enumerate(run, 1)}
        for way, run in ((1, seats), (-1, seats[::-1]))
    }


last_of = cache(Last)
"""The `Last` of these attributes: a search meets the same ones again and again."""


def last_with(last: Last, run: int, swaps: tuple[str, ...]) -> Last:
    """The same, with so many links of a run and these swaps.

    `dataclasses.replace` takes ten times as long.
    """
    return Last(last.by, last.power, last.next, last.seats, last.high, run, swaps)


def parts(made: str) -> tuple[str, int, str]:
    """A noted swap: the card given, the face-down place (0: a face-up card), the card taken."""
    words = made.split()
    return words[0], int(words[1]) if len(words) > 2 else 0, words[-1]


def as_seen(made: Sequence[str], known: dict[Card, int], bit: int) -> list[str]:
    """The swaps noted, as the seat of that bit may know them."""

    def seen(word: str) -> str:
        if word == HIDDEN or word.isdecimal():
            return word
        return word if known.get(card_named(word), 0) & bit else HIDDEN

    return [" ".join(map(seen, each.split())) for each in made]


def _buried(last: Last) -> dict[int, Card]:
    """The cards named as given to face-down places: what lies in each of them now."""
    lying = {place: given for given, place, _ in map(parts, last.swaps)}
    return {place: card_named(name) for place, name in lying.items() if place and name != HIDDEN}


def _taken(last: Last) -> list[Card]:
    """The cards named as taken and not given again: they are in the hand now."""
    held: dict[str, None] = {}
    for given, _, taken in map(parts, last.swaps):
        held.pop(given, None)
        held[taken] = None
    return [card_named(name) for name in held if name != HIDDEN]


def is_paradox(last: Last, seat: Seat) -> bool:
    """Whether a joker of that seat would have kept itself from being played (CS-62)."""
    match last.power:
        case "skip" | "extend":
            return True
        case "choose" if seat != last.next:
            return True
        case "reverse" if last.seats > 2:
            return True
    return last.high  # a six that mirrors a jack or a king is a six on a higher value too


def _each(verb: str, cards: list[Card], every: bool) -> list[Move]:
    lines = _LINES[verb]
    return [lines[card] for card in _telling(cards, every)]


class _Lines(dict[Card, Move]):
    """What a verb says of each card, written when it is first asked for."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self._verb = verb

    def __missing__(self, card: Card) -> Move:
        self[card] = f"{self._verb} {card.name}"
        return self[card]


_LINES = {verb: _Lines(verb) for verb in ("up", "field", "burn")}


def _telling(cards: list[Card], every: bool) -> list[Card]:
    """The cards to choose from: all, or the first of each rank."""
    if every:
        return cards
    first: dict[str, Card] = {}
    for card in cards:
        if card.rank not in first:
            first[card.rank] = card
    return list(first.values())


_BETWEEN = 2
"""So many cards among four of a kind are told of; with more nobody expects them to burn."""


def _between(pile: Sequence[Card], rank: str, kind: int) -> list[Card]:
    """The cards that lie between the topmost so many of a rank; none if these lie too far apart."""
    same = 0
    between: list[Card] = []
    for card in reversed(pile):
        if card.rank == rank:
            same += 1
            if same == kind:
                return between[::-1]
        else:
            between.append(card)
            if len(between) > _BETWEEN:
                break
    return []


_ASKING = frozenset({"call", "choose"})
"""The powers that ask something once the chain is over."""
_DOUBLED = ("swap", "skip", "toll")
"""The powers that do more where they are doubled: twice reversed is not reversed (CS-48)."""


def _as_in_pack(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card_named(name).name for name in names)


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
    EVENING: ClassVar[tuple[Counted, int]] = ("lost", 3)
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
        hand, down = options.hand, options.down
        have = 54 * _packs(options.packs, seats)
        need = seats * (hand + down)
        check_cards("cunt-soul.wrong-cards", need, have, seats=seats, hand=hand, down=down)
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

    def _choose(self, seat: Seat, card: Card, to: str) -> None:
        """A card chosen in secret, and after the dealer's last one the reveal (CS-3)."""
        self.tuck([card], HAND[seat], to)
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
        self.begin_turn(order[0])  # CS-5

    # ------------------------------------------------------------------ what lies where

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, that one last."""
        return self._rings[1][seat]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many seats later in `direction`; those that are out are not counted."""
        memory = self.memory
        ring = self._rings[memory.direction][seat]
        if memory.out:
            ring = tuple([other for other in ring if other not in memory.out])
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
            fields = (card for seat in self.seats for card in self.zones[FIELD[seat]])
            ranks = [card.rank for card in (*fields, *map(card_named, self.memory.lingering))]
        self.fields = self.powers.fields(ranks)
        self._top = None

    def pile_changed(self) -> None:
        """Forget what followed from the pile."""
        self._top = None

    def top(self) -> tuple[str | None, schema.Power | None]:
        """Value and power of the pile's last link; None without a pile."""
        top = self._top
        if top is None:
            memory = self.memory
            top = self.fields.top(self.zones["pile"], memory.links, memory.dead)
            self._top = top
        return top

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
        return {"value": value, "power": power, "laying": self.laying()}

    def veiled(self, everything: dict[str, Any], seat: Seat) -> dict[str, Any]:
        """All is public but the cards of a swap with face-down cards (section 13)."""
        if not (self.memory.last and self.memory.last.swaps and self.known is not None):
            return everything
        seen = as_seen(self.memory.last.swaps, self.known, self.bit(seat))
        return {**everything, "last": {**everything["last"], "swaps": seen}}

    def imagine(self, view: View, rng: Random) -> None:
        """Guess which cards were swapped in secret."""
        self.fields_changed()
        if self.memory.last and self.memory.last.swaps:
            self._guess_swaps(view, rng)

    @classmethod
    def guide(cls) -> Guide[CuntSoul]:
        """All that the game tells."""
        from cardtable.games.cunt_soul.told import GUIDE

        return GUIDE

    def simultaneous(self) -> bool:
        """Everyone chooses before the reveal (CS-3)."""
        return self.memory.phase == "choose"

    def secret(self, said: list[Word]) -> bool:
        """What is chosen before the reveal, and what is buried (section 13)."""
        return said[0] == "bury" or self.simultaneous()

    def carry(self) -> dict[str, Any]:
        """The deal moves on by one (CS-5)."""
        return {"dealer": self.round_from(self.memory.dealer)[0]}

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list of the page's section 3."""
        return self._moves(every=True)

    def choices(self) -> list[Move]:
        """The same without regard to suits: one move for each rank and number."""
        return self._moves(every=False)

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a move of section 3."""
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
                self.end_turn(seat, passed=True)
            case "next":
                self.say(seat, "named", to=said[1])
                self.end_turn(seat, said[1])
            case "call":
                memory.call = said[1]
                self._tell_called(seat)
                self.name_next(seat)
            case "done":  # with a run, or with swaps
                self._tell_stopped(seat)
                self.chain_over(seat)
            case "flip":
                self._flip(seat, int(said[1]))
            case "up":
                self._choose(seat, said[1], UP[seat])
            case "field" if memory.phase == "choose":
                self._choose(seat, said[1], FIELD[seat])
            case "field":
                self.change_field(seat, said[1])
            case "burn":
                self.pay_for_field(seat, said[1])
            case _:
                if self._perform_swap(seat, said):
                    self.chain_over(seat)

    def _put(self, seat: Seat, cards: Sequence[Card], src: str) -> None:
        """Place a link outside of a run: the five steps of section 5."""
        memory, fields = self.memory, self.fields
        rank = cards[0].rank
        below, power = self._top or self.top()
        if power == "toll" and rank != JOKER:  # CS-34
            memory.owed += fields.stack(memory.links[-1])
        paradox, undone = False, list[Card]()
        if rank == JOKER and below is not None and self.powers.neutralising and not fields.mute:
            undone = self.undoes() if self.events is not None else []
            paradox = self.neutralise(seat, len(cards), undone)
        mirrors = rank in self.powers.mirrors and not fields.mute
        high = mirrors and self._beyond(below, rank)
        self._lay(seat, cards, src, undone)
        if paradox:
            last = memory.links[-2]
            end = len(self.zones["pile"]) - len(cards)
            self.say(seat, "paradox", cards=self.zones["pile"][end - last : end])
            self._burn_pile(seat, "paradox")
        elif self._kind_on_top():  # CS-60
            self._tell_missed(seat, rank, "kind")
            self._burn_pile(seat, "kind")
        else:
            value, power = self.top()
            seats = len(self.seats) - len(memory.out)
            memory.last = last_of(seat, power, self.after(seat), seats, high)
            if self.events is not None:
                self._tell_play(seat, rank, value, power, len(cards))
                if mirrors and value and value != rank:
                    self.say(seat, "mirrored", cards=cards, counts=self.counting(value, len(cards)))
            if power:
                self._act(seat, power, len(cards))
                return
        self.chain_over(seat)

    def _beyond(self, below: str | None, rank: str) -> bool:
        """Whether that value is higher than the rank; lower, in downward order (CS-62)."""
        if below is None or below == TABLE:
            return False
        place = self.powers.place
        if self.fields.downward:
            return place[below] < place[rank]
        return place[below] > place[rank]

    def _lay(
        self, seat: Seat, cards: Sequence[Card], src: str, undone: Sequence[Card] = ()
    ) -> None:
        """The cards become the new top; a field card left alone is taken up.

        What they have `undone` as jokers is told with them.
        """
        memory = self.memory
        if len(cards) == 1:
            self.put(cards[0], src, "pile")
        else:
            self.move(cards, src, "pile")
        memory.links = (*memory.links, len(cards))
        memory.call = None
        self._top = None
        if self.events is not None:
            use = "flip" if src == DOWN[seat] else "cancels" if undone else ""
            what = {"undone": [*undone]} if undone else {}
            self.say(seat, "played", cards=[*cards], use=use, **what)
        if src == UP[seat]:
            memory.progress = True
            if memory.horizontal:
                gone = {card.name for card in cards}
                memory.horizontal = tuple(n for n in memory.horizontal if n not in gone)
        if not self.zones[HAND[seat]]:
            self.take_up_field(seat)

    def _act(self, seat: Seat, power: str, count: int) -> None:
        """What a power does as its link lands; call, choose and skip wait for the chain's end."""
        memory, rank = self.memory, self.zones["pile"][-1].rank
        if power == "burn":  # CS-30
            self._burn_pile(seat)
        elif power == "run":
            if self._may_run(seat):
                memory.phase = "run"
                return
            self._tell_missed(seat, rank, "nothing_left")
        elif power == "swap":
            others = self.zones[(DOWN if self.fields.bottom else UP)[seat]]  # CS-45
            if self.zones[HAND[seat]] and others:  # CS-25
                memory.phase, memory.swaps = "swap", self.fields.stack(count)
                return
            self._tell_missed(seat, rank, "nothing_left")
        elif power == "extend":
            if self.options.queen_last == "pickup" or not self.leaves(seat):  # CS-83
                memory.phase = "extend"
                return
            self._tell_missed(seat, rank, "nothing_left")
        elif power == "reverse":  # CS-33
            if self.fields.stack(count) % 2:
                memory.direction = -memory.direction
                self.say(seat, "reversed", direction=memory.direction)
            else:
                self._tell_missed(seat, rank, "even")
        elif power == "choose" and memory.out and len(self.seats_in()) == 2:  # CS-31
            self._tell_missed(seat, rank, "two")
        self.chain_over(seat)

    def _may_run(self, seat: Seat) -> bool:
        """Whether the run's next link is asked for: on public facts only (CS-R42)."""
        return self.run_rank() is not None and self.open_zone(seat) is not None

    def _run_on(self, seat: Seat, cards: Sequence[Card], src: str) -> None:
        """One more link of a run: dead, and nothing but a card more on the pile (CS-24)."""
        memory = self.memory
        self._lay(seat, cards, src)
        memory.dead = (*memory.dead, len(memory.links))
        if (last := memory.last) is not None:
            memory.last = last_with(last, last.run + 1, last.swaps)
        if self._kind_on_top():  # CS-60: four of a kind is no ability
            self._burn_pile(seat, "kind")
        elif self._may_run(seat):
            return
        else:
            self._tell_missed(seat, cards[0].rank, "run")
        self.chain_over(seat)

    def _flip(self, seat: Seat, place: int) -> None:
        """Turn a face-down card up, and play it or take it with the pile (CS-81)."""
        card = self.zones[DOWN[seat]][place - 1]
        self.reveal([card], DOWN[seat])
        self.say(seat, "flipped", card=card, place=place)
        self.memory.progress = True
        run = self.memory.phase == "run"
        fits = card.rank == self.run_rank() if run else card.rank in self.fitting()
        if fits:
            (self._run_on if run else self._put)(seat, [card], DOWN[seat])
            return
        self.move([card], DOWN[seat], "pile")
        self.say(seat, "failed", card=card)
        self.pick_up(seat)
        self.end_turn(seat, passed=True)

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
        if self.goes_under():
            self.move(cards, src, "source", at=0)
        else:
            self.move(cards, src, "burned")
            self.memory.progress = True

    def _kind_on_top(self) -> bool:
        kind = self.options.burn_kind
        pile = self.zones["pile"]
        if not kind or len(pile) < kind or pile[-kind].rank != pile[-1].rank:
            return False
        return len({card.rank for card in pile[-kind:]}) == 1

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
        """Links of neighbours, seats without cards, an open source, a field card left alone."""
        memory = self.memory
        self.fields_changed()
        memory.horizontal = _as_in_pack(memory.horizontal)
        memory.lingering = _as_in_pack(memory.lingering)
        if not memory.links:
            ranks = groupby(self.zones["pile"], key=lambda card: card.rank)
            memory.links = tuple(len(list(like)) for _, like in ranks)
        if memory.phase == "choose":
            return
        playing = self.playing()
        memory.out += tuple(
            seat for seat in self.seats if seat not in playing and seat not in memory.out
        )
        last = memory.last
        if last is not None:
            seats = last.seats or len(self.seats_in())
            memory.last = replace(last, next=last.next or self.after(last.by), seats=seats)
        self.show_source()
        if memory.phase == "turn" and self.turn is not None:
            self.take_up_field(self.turn)  # CS-82

    def playing(self) -> list[str]:
        """Who is in: who holds cards, or has played the last one and has yet to decide."""
        deciding = None if self.memory.phase == "turn" else self.turn
        return [seat for seat in self.seats if self.holds(seat) or seat == deciding]

    # ------------------------------------------------------------------ turns and the end

    def chain_over(self, seat: Seat) -> None:
        """After the last link: a call, then the next player's name, where they are due (CS-6)."""
        self.memory.swaps, self.memory.looked = 0, None
        over = not self.zones[HAND[seat]] and self.ends_game(seat)
        asks = self.fields.asking or (self._top or self.top())[1] in _ASKING
        if over or not asks:
            self.end_turn(seat)
        elif self.must_call():
            self.memory.phase = "call"
        else:
            self.name_next(seat)

    def name_next(self, seat: Seat) -> None:
        """Ask who is next where the seat may choose, then end the turn (CS-31, CS-51)."""
        if len(self.seats) - len(self.memory.out) > 2 and self.must_name(seat):
            self.memory.phase = "next"
        else:
            if self.events is not None:
                self._tell_unasked(seat)
            self.end_turn(seat)

    def ends_game(self, seat: Seat) -> bool:
        """Whether the game is over when this turn ends: nothing more is asked (CS-83)."""
        return self.leaves(seat) and len(self.seats) - len(self.memory.out) <= 2

    def must_call(self) -> bool:
        """Whether higher or lower must be called for the link just played (CS-27, CS-47)."""
        value, power = self.top()
        if power != "call" and not self.fields.bifurcate:
            return False
        return value is not None and value != TABLE and power != "bind"

    def must_name(self, seat: Seat) -> bool:
        """Whether the seat is to name who plays next."""
        power = self.top()[1]
        if power != "choose" and not (  # CS-31, CS-51
            self.fields.appoint and power not in {"skip", "reverse"}
        ):
            return False
        return not self.goes_again(seat) or self.leaves(seat)

    def goes_again(self, seat: Seat) -> bool:
        """Whether a burn gives the seat another turn, should it still be in (CS-16)."""
        memory = self.memory
        return memory.burnt and self.options.after_burn == "again" and seat not in memory.out

    def end_turn(self, seat: Seat, named: Seat | None = None, passed: bool = False) -> None:
        """The end of a turn, in the order of CS-11."""
        memory = self.memory
        if passed and self.events is not None:
            self._tell_unasked(seat, passed=True)
        hand = self.zones[HAND[seat]]
        if self.zones["source"] and len(hand) < self.fields.hand_size:
            self.fill(seat)
        if memory.owed:  # CS-34
            paid = self.draw(seat, memory.owed)
            if paid:
                self.say(seat, "paid", count=paid)
        alone = False
        if not hand and self.leaves(seat):
            memory.out = (*memory.out, seat)
            memory.progress = True
            self.say(seat, "left")
            alone = len(self.seats) - len(memory.out) == 1
        following = seat
        if passed and not alone:
            following = self.after(seat)
        elif not alone:
            following = self._next_seat(seat, named)
        if memory.lingering:
            self._linger_no_more(seat)
        memory.quiet = 0 if memory.progress else memory.quiet + 1  # CS-85
        if alone:
            self._over([])
        elif 0 < self.options.stall_turns <= memory.quiet:
            self._over(self.seats_in())
        else:
            self.begin_turn(following)

    def _linger_no_more(self, seat: Seat) -> None:
        """The fields that lingered are over, and perhaps a call with them (CS-82)."""
        call, value = self.standing_call(), self.top()[0]
        was = card_named(self.memory.lingering[-1])
        self.memory.lingering = ()
        self.fields_changed()
        self._tell_lapsed(seat, call, value, was)

    def _next_seat(self, seat: Seat, named: Seat | None) -> Seat:
        """Who is next after a play: the first case of CS-16 that applies."""
        if self.memory.burnt and self.goes_again(seat):
            return seat
        if named is not None:
            return named
        if (self._top or self.top())[1] == "skip":  # CS-28
            stack = self.fields.stack(self.memory.links[-1])
            seats = tuple(self.after(seat, step) for step in range(1, stack + 1))
            self.say(seat, "skipped", count=stack, seats=seats)
            return self.after(seat, stack + 1)
        return self.after(seat)

    def begin_turn(self, seat: Seat) -> None:
        """A new turn: what belongs to one turn is forgotten, a last field card taken up (CS-82)."""
        self.turn = seat
        self._forget_turn()
        self.memory.phase = "turn"
        if not self.zones[HAND[seat]]:
            self.take_up_field(seat)

    def _forget_turn(self) -> None:
        memory = self.memory
        memory.changed = memory.burnt = memory.progress = False
        memory.owed = memory.swaps = 0
        memory.looked = None

    def _over(self, stalled: list[Seat]) -> None:
        """One seat is left (CS-84), or the seats named have stalled (CS-85)."""
        memory, zones = self.memory, self.zones
        ranking = [[seat] for seat in memory.out]
        if stalled:
            cards = {
                seat: sum(len(zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD))
                for seat in stalled
            }
            counts = sorted(set(cards.values()))
            ranking += [[seat for seat in stalled if cards[seat] == count] for count in counts]
            self.say(None, "stalled")
        else:
            ranking.append(self.seats_in())
        last = ranking[-1][0] if len(ranking[-1]) == 1 else None
        self._forget_turn()
        memory.phase = "over"
        result = {
            "order": [seat for group in ranking for seat in group],
            "last": last,
            "next_dealer": self.carry()["dealer"],
        }
        if stalled:
            result["stalled"] = True
        self.say(last, "over")
        self.finish("stalled" if stalled else "last", ranking, result)

    def leavers(self) -> tuple[Seat, ...]:
        """Who is out, the first one first."""
        return self.memory.out

    # ------------------------------------------------------------------ which moves there are

    def _moves(self, every: bool) -> list[Move]:
        """The moves of the seat on turn; without `every`, one of those alike but for suits."""
        seat: Seat = self.turn or ""
        match self.memory.phase:
            case "turn":
                moves = self._plays_or_pickup(seat, every)
                if self.zones["source"] and not self.field_problem(seat):
                    moves += _each("field", self.zones[HAND[seat]], every)
                return moves
            case "extend":
                return self._plays_or_pickup(seat, every)
            case "run":
                return self._run_moves(seat, every)
            case "choose":
                chosen = len(self.zones[UP[seat]])
                verb = "up" if chosen < self.options.up else "field"
                return _each(verb, self.zones[HAND[seat]], every)
            case "burn":
                return _each("burn", self.upright(seat), every)
            case "swap":
                return self._swap_moves(seat, every)
            case "call":
                return ["call higher", "call lower"]
            case "next":
                return [f"next {other}" for other in self.seats_in() if other != seat]
        return []

    def laying(self) -> int:
        """How many face-up cards the seat on turn still has to choose (CS-3)."""
        if self.memory.phase != "choose" or self.turn is None:
            return 0
        return self.options.up - len(self.zones[UP[self.turn]])

    def _links(self, cards: list[Card], rank: str, every: bool) -> list[Move]:
        """The plays of cards of that rank."""
        like = self.fields.links[every]
        for card in cards:
            if card.rank == rank:
                like = like[card]
        return like.lines

    def _flips(self, seat: Seat) -> list[Move]:
        return [f"flip {place}" for place in range(1, len(self.zones[DOWN[seat]]) + 1)]

    def plays(self, seat: Seat, every: bool = True) -> list[Move]:
        """The plays of a seat outside of a run (CS-9)."""
        cards = self.zones[HAND[seat]]
        if not cards:
            zone = self.open_zone(seat)
            if zone is None:
                return []
            if zone == DOWN[seat]:
                return self._flips(seat)
            cards = self.zones[zone]
        fitting = self.fitting()
        none = self.fields.links[every]
        fit: dict[str, Like] = {}
        for card in cards:
            rank = card.rank
            if rank in fitting:
                fit[rank] = fit.get(rank, none)[card]
        moves: list[Move] = []
        for like in fit.values():
            moves += like.lines
        return moves

    def _plays_or_pickup(self, seat: Seat, every: bool) -> list[Move]:
        """CS-10: picking up is for who has no play, or with `pickup: free` for all."""
        moves = self.plays(seat, every)
        if not moves:
            return ["pickup"]
        if self.options.pickup == "free" and (self.zones["pile"] or self.memory.phase == "extend"):
            moves.append("pickup")
        return moves

    def _run_moves(self, seat: Seat, every: bool) -> list[Move]:
        """The next link of a run, and `done` where stopping is allowed (CS-24)."""
        rank = self.run_rank() or ""
        done = self.memory.last.run if self.memory.last else 0
        zone = self.open_zone(seat) or ""
        if not done:
            return [*self._first_steps(seat, zone, rank, every), "done"]
        if zone == DOWN[seat]:
            moves = self._flips(seat)
        else:
            moves = self._links(self.zones[zone], rank, every)
        if done == 1 and moves:
            return moves
        # After the first link there is always a second one, but in a world imagined without it.
        return [*moves, "done"]

    def _first_steps(self, seat: Seat, zone: str, rank: str, every: bool) -> list[Move]:
        """The run's first link, where a second one could follow."""
        second = self.fields.following(rank)
        if second is None:
            return []
        cards = self.zones[zone]
        if zone == DOWN[seat]:
            hope = len(cards) > 1 or self._opens_on(seat, zone, second)
            return self._flips(seat) if hope else []
        links = self._links(cards, rank, every)
        if any(card.rank == second for card in cards):
            return links
        whole = len(cards)  # only all of them together open the next zone
        alike = all(card.rank == rank for card in cards)
        if links and alike and self._opens_on(seat, zone, second):
            return [move for move in links if move.count(" ") == whole]
        return []

    def _opens_on(self, seat: Seat, zone: str, rank: str) -> bool:
        """Whether what opens once that zone is empty holds the rank, or may hold it."""
        zones = self.zones
        if zones["source"]:
            return False
        if zone == HAND[seat] and zones[UP[seat]]:
            return any(card.rank == rank for card in zones[UP[seat]])
        if zone != DOWN[seat] and zones[DOWN[seat]]:
            return True
        if self.options.last_card == "down":
            return False
        return any(card.rank == rank for card in zones[FIELD[seat]])

    def _swap_moves(self, seat: Seat, every: bool) -> list[Move]:
        """CS-25, CS-45."""
        memory, zones = self.memory, self.zones
        hand = [card.name for card in _telling(zones[HAND[seat]], every)]
        if not self.fields.bottom:
            row = zones[UP[seat]]
            if not every:
                sideways = memory.horizontal
                row = list({(card.rank, card.name in sideways): card for card in row}.values())
            return [*[f"swap {mine} {open_.name}" for mine in hand for open_ in row], "done"]
        places = range(1, len(zones[DOWN[seat]]) + 1)
        if self.options.down_swap == "look":
            if memory.looked is None:
                return [*(f"look {place}" for place in places), "done"]
            return [*[f"bury {mine} {memory.looked}" for mine in hand], "keep"]
        return [*[f"bury {mine} {place}" for mine in hand for place in places], "done"]

    # ------------------------------------------------------------------ swaps (CS-25, CS-45, CS-64)

    def _perform_swap(self, seat: Seat, said: list[Any]) -> bool:
        """Carry out a move of phase `swap`. Whether that was the last swap."""
        memory = self.memory
        match said:
            case "look", place:  # CS-45
                memory.looked = int(place)
                self.reveal([self.zones[DOWN[seat]][memory.looked - 1]], DOWN[seat], [seat])
                return False
            case "swap", mine, open_:
                self._swap(seat, mine, open_)
            case "bury", mine, place:
                self._bury(seat, mine, int(place))
        memory.looked = None
        memory.swaps -= 1
        return memory.swaps == 0

    def _swap(self, seat: Seat, mine: Card, open_: Card) -> None:
        """A hand card for a face-up card, which keeps its way of lying (CS-25)."""
        self.put(mine, HAND[seat], UP[seat])
        self.put(open_, UP[seat], HAND[seat])
        self._lie_alike(open_, mine)
        self._note_swap(f"{mine.name} {open_.name}")
        self.say(seat, "swapped", given=mine, taken=open_)

    def _bury(self, seat: Seat, mine: Card, place: int) -> None:
        """A hand card for a face-down card, both unseen by others (CS-45)."""
        taken = self.zones[DOWN[seat]][place - 1]
        self.tuck([mine], HAND[seat], DOWN[seat], place - 1)
        self.move([taken], DOWN[seat], HAND[seat])
        self._note_swap(f"{mine.name} {place} {taken.name}")
        self.say(seat, "buried", place=place)

    def _note_swap(self, made: str) -> None:
        last = self.memory.last
        if last is not None:
            self.memory.last = last_with(last, last.run, (*last.swaps, made))

    def _lie_alike(self, gone: Card, came: Card) -> None:
        """What replaces a sideways card lies sideways."""
        memory = self.memory
        if gone.name in memory.horizontal:
            kept = tuple(name for name in memory.horizontal if name != gone.name)
            memory.horizontal = (*kept, came.name)

    def _undo_swaps(self, last: Last) -> None:
        """Every card back where it was, the last swap first (CS-64)."""
        seat = last.by
        for made in reversed(last.swaps):
            given, place, taken = parts(made)
            if place:
                self.move([card_named(given)], DOWN[seat], HAND[seat])
                self.move([card_named(taken)], HAND[seat], DOWN[seat], place - 1)
            else:
                self.move([card_named(given)], UP[seat], HAND[seat])
                self.move([card_named(taken)], HAND[seat], UP[seat])
                self._lie_alike(card_named(given), card_named(taken))
        self.say(seat, "swap_undone", count=len(last.swaps))

    def _guess_swaps(self, view: View, rng: Random) -> None:
        """Make an imagined world fit the swaps that its view tells of, so that they can be undone.

        What was given in secret follows from the face-down places. What was taken may be any card
        that has been dealt to the hand unseen, all of them alike. A card that the view names in a
        swap and has forgotten elsewhere goes where it must be.
        """
        last = self.memory.last
        if last is None or not last.swaps:
            return
        zone = HAND[last.by]
        down = self.zones[DOWN[last.by]]
        for place, card in _buried(last).items():
            self._trade(card, down[place - 1])
        places = zip(self.zones[zone], view.zones[zone], strict=True)
        unseen = [hidden for hidden, seen in places if seen is None]
        for card in _taken(last):
            if card not in self.zones[zone]:
                self._trade(card, unseen.pop())
            elif card in unseen:
                unseen.remove(card)
        swaps: list[str] = []
        row = down[:]
        for made in reversed(last.swaps):  # as they are undone
            given, place, taken = parts(made)
            if not place:
                swaps.append(made)
                continue
            pick = int(rng.random() * len(unseen))
            card = unseen.pop(pick) if taken == HIDDEN else card_named(taken)
            if given == HIDDEN:
                unseen.append(row[place - 1])
            swaps.append(f"{row[place - 1]} {place} {card}")
            row[place - 1] = card
        self.memory.last = last_with(last, last.run, tuple(reversed(swaps)))

    def _trade(self, card: Card, other: Card) -> None:
        """Two cards change places in an imagined world, should they not be one and the same."""
        for run in self.zones.values():
            for place, lying in enumerate(run):
                if lying is card or lying is other:
                    run[place] = other if lying is card else card

    # ------------------------------------------------------------------ jokers (section 8)

    def undoes(self) -> list[Card]:
        """The cards on top of the pile that a joker would undo now; none without a power there."""
        last, pile = self.memory.last, self.zones["pile"]
        run = last.run if last else 0
        if last is not None and run and last.by in self.memory.out:  # CS-63: out is final
            return []
        if self.top()[1] is None and not run and not (last is not None and last.swaps):
            return []
        return pile[len(pile) - sum(self.memory.links[-1 - run :]) :]

    def neutralise(self, seat: Seat, count: int, undone: list[Card]) -> bool:
        """Undo what the top did, before `count` jokers go on it. Returns whether that's a paradox.

        `undone` are the cards that the event names. A top without history has nothing to undo.
        """
        last = self.memory.last
        if last is not None and last.run and last.by in self.memory.out:  # CS-63: out is final
            return False
        if undone:
            pile = self.zones["pile"]
            # CS-35, with the run gone (CS-63)
            value = rank_below(pile, len(pile) - len(undone) + 1)
            use, power = "several" if count > 1 else "", self.top()[1]
            self.say(seat, "neutralised", value=value, cards=undone, use=use, power=power)
        if last is None or self.zones["pile"][-1].rank == JOKER:  # CS-65
            return False
        if last.run:
            self._undo_run(last)
        if last.swaps:
            self._undo_swaps(last)
        return is_paradox(last, seat)

    def _undo_run(self, last: Last) -> None:
        """All links but the starter go back to who played them, the last one first (CS-63)."""
        memory, pile = self.memory, self.zones["pile"]
        count = sum(memory.links[-last.run :])
        back = pile[: -count - 1 : -1]
        self.move(back, "pile", HAND[last.by])
        memory.links = memory.links[: -last.run]
        memory.dead = tuple(place for place in memory.dead if place <= len(memory.links))
        memory.last = last_with(last, 0, last.swaps)
        self.pile_changed()
        self.say(last.by, "run_undone", cards=back)

    # ------------------------------------------------------------------ the field card (section 9)

    def field_problem(self, seat: Seat) -> str:
        """Why that seat may not change its field card now, in a word; `""`: it may (CS-70)."""
        memory, options, zones = self.memory, self.options, self.zones
        most = options.field_changes_max
        if not most:
            return "never"
        if memory.phase != "turn":
            return "late"
        if memory.changed:
            return "again"
        if memory.changes.get(seat, 0) >= most:
            return "often"
        if not zones["source"]:
            return "source"
        if not zones[FIELD[seat]]:
            return "none"
        if not zones[HAND[seat]]:
            return "hand"
        if options.field_change_cost == "horizontal" and not self.upright(seat):
            return "upright"
        return ""

    def change_field(self, seat: Seat, card: Card) -> None:
        """A new field card, in force at once (CS-70)."""
        memory = self.memory
        flipped, call, value = self.fields.flipped, self.standing_call(), self.top()[0]
        (old,) = self.zones[FIELD[seat]]
        self.move([old], FIELD[seat], HAND[seat])
        self.move([card], HAND[seat], FIELD[seat])
        memory.changed = True
        memory.changes = {**memory.changes, seat: memory.changes.get(seat, 0) + 1}
        self.fields_changed()
        if self.events is not None:
            lacks = self.powers.field_words[card.rank] in OF_SOURCE and self.costs_last()
            effect = Fact("cunt-soul.no-source") if lacks else self.effect_of(card.rank)
            self.say(seat, "field_changed", card=card, old=old, effect=effect)
        self._tell_lapsed(seat, call, value, old)
        if self.fields.flipped != flipped:
            self.turn_source()
        if self.options.field_change_cost == "horizontal":
            means = self.upright(seat)
            if len(means) == 1:
                self.pay_for_field(seat, means[0])
            else:
                memory.phase = "burn"

    def costs_last(self) -> bool:
        """Whether paying for a new field card empties the source (CS-50, CS-71)."""
        pays = self.options.field_change_cost == "horizontal"
        return pays and len(self.zones["source"]) == 1 and not self.goes_under()

    def upright(self, seat: Seat) -> list[Card]:
        """The face-up cards that can pay for a change: those that don't lie sideways (CS-71)."""
        sideways = self.memory.horizontal
        return [card for card in self.zones[UP[seat]] if card.name not in sideways]

    def pay_for_field(self, seat: Seat, card: Card) -> None:
        """Burn a face-up card; the source replaces it, sideways (CS-71)."""
        memory = self.memory
        use = "paid under" if self.goes_under() else "paid"
        self.discard([card], UP[seat])
        self.say(seat, "burned", use=use, what=card, cards=[card])
        new = self.zones["source"][-1]
        self.move([new], "source", UP[seat])
        memory.horizontal = (*memory.horizontal, new.name)
        self.say(seat, "laid_sideways", card=new)
        self.show_source()
        memory.phase = "turn"

    def goes_under(self) -> bool:
        """Whether burned cards go under the source instead of out of the game (CS-50)."""
        return self.fields.phoenix and bool(self.zones["source"])

    def take_up_field(self, seat: Seat) -> None:
        """A field card comes to the hand when nothing else is left; its ability lingers (CS-82)."""
        zones, memory = self.zones, self.memory
        if zones[HAND[seat]] or zones["source"] or zones[UP[seat]] or zones[DOWN[seat]]:
            return
        for card in zones[FIELD[seat]][:]:
            memory.lingering = (*memory.lingering, card.name)
            memory.progress = True
            if self.options.last_card == "field":
                self.move([card], FIELD[seat], HAND[seat])
                self.say(seat, "field_taken", card=card)
            else:  # CS-83
                self.move([card], FIELD[seat], "burned")
                self.say(seat, "burned", use="last", what=card, cards=[card])

    # ------------------------------------------------------------------ why a card did nothing

    def _tell_play(
        self, seat: Seat, rank: str, value: str | None, power: str | None, count: int
    ) -> None:
        """Tell why a link does not burn, has no power, or does not stack, where one expects it."""
        if value is not None and power != "burn":
            self._unburned(seat, rank, value)
        own = self._power_of(rank)
        if self.fields.mute and own:  # CS-55
            self._tell_missed(seat, rank, "mute")
        elif own and power != own and rank not in {value, JOKER}:  # CS-49, CS-43
            self._tell_missed(seat, rank, "level" if self.fields.worth[rank] == value else "triple")
        elif power in STACKING and self.fields.flat and count > 1:  # CS-52
            self._tell_missed(seat, rank, "flat")

    def _tell_missed(self, seat: Seat, rank: str, why: str) -> None:
        """Tell that cards of a rank do not work, by the word of a field card or another reason."""
        lost = self._power_of(rank)
        if self.events is None or lost is None:
            return
        holders = (
            (owner, card)
            for owner in self.seats
            for card in self.zones[FIELD[owner]]
            if self.powers.field_words[card.rank] == why
        )
        owner, field = next(holders, (None, None))
        lingers = " lingers" if owner is None and why in FIELD_POWERS.values() else ""
        links = self.memory.links
        count = links[-1] if links and why != "flat" else 1
        like = self.fields.worth.get(rank, rank)
        about = {"rank": rank, "count": count, "lost": lost, "like": like}
        self.say(seat, "missed", use=why + lingers, owner=owner, field=field, **about)

    def _unburned(self, seat: Seat, rank: str, value: str) -> None:
        """Tell what keeps cards that look like four of a kind from burning (CS-60).

        Either something lies between four of the rank, or some of the four only count as that rank.
        """
        kind = self.options.burn_kind
        if not kind:
            return
        between = _between(self.zones["pile"], rank, kind)
        about: dict[str, object] = {"kind": kind, "rank": rank}
        if between:
            self.say(seat, "unburned", between=between, count=len(between), **about)
        elif like := self._alike(value, kind):
            about |= {"value": value, "count": len(like), "single": self.single(len(like))}
            self.say(seat, "unburned", use="likeness", between=like, **about)

    def _alike(self, value: str, kind: int) -> list[Card]:
        """The sixes and jokers among the topmost so many cards that all count as that rank."""
        memory, pile = self.memory, self.zones["pile"]
        top, count = len(pile), 0
        like: list[Card] = []
        for number in reversed(range(len(memory.links))):
            first = top - memory.links[number]
            link = pile[first:top]
            mirrors = link[0].rank == JOKER or link[0].rank in self.powers.mirrors
            counts_as, _ = self.fields.of_link(pile, memory.links, memory.dead, number)
            if counts_as != value or (link[0].rank != value and not mirrors):
                break
            count, top = count + len(link), first
            if link[0].rank != value:
                like = [*link, *like]
            if count >= kind:
                return like if len(like) <= _BETWEEN else []
        return []

    def _tell_stopped(self, seat: Seat) -> None:
        """Tell what the seat has ended, and that a run's last card does nothing (CS-24, CS-25)."""
        last, phase = self.memory.last, self.memory.phase
        begun = last is not None and last.run > 0
        self.say(seat, "stopped", use="before" if phase == "run" and not begun else phase)
        if phase == "run" and begun:
            self._tell_missed(seat, self.zones["pile"][-1].rank, "run")

    def _tell_called(self, seat: Seat) -> None:
        """Tell a call, and what fits after it: often more than what is higher or lower (CS-27)."""
        if self.events is not None:
            what = self.demand("short")
            use = "anything" if what.key == "cunt-soul.anything" else ""
            self.say(seat, "called", use=use, call=self.memory.call, fits=what)

    def _tell_unasked(self, seat: Seat, *, passed: bool = False) -> None:
        """Tell why a field jack does not ask the seat who is next (CS-51)."""
        if not self.fields.appoint or len(self.seats_in()) <= 2:
            return
        power = self.top()[1]
        if passed:
            self.say(seat, "unasked", use="passed")
        elif power in {"skip", "reverse"}:  # CS-28, CS-33
            self.say(seat, "unasked", use=power, rank=self.top()[0])
        else:  # CS-16
            self.say(seat, "unasked", use="again")

    def _tell_lapsed(self, seat: Seat, call: str | None, value: str | None, was: Card) -> None:
        """Tell that a call no longer counts, after `was` has left a field (CS-15, CS-47, CS-82).

        `call` is the one that stood before, on a top of that `value`.
        """
        if self.events is None or call is None or self.standing_call():
            return
        use = "gone" if self.powers.field_words[was.rank] == "bifurcate" else ""
        self.say(seat, "call_lapsed", use=use, call=call, value=value, rank=was.rank)

    def _power_of(self, rank: str) -> str | None:
        """The power that a card of that rank has by itself."""
        if rank == JOKER:
            return "neutralise" if self.powers.neutralising else None
        return self.powers.acting.get(rank)

    # ------------------------------------------------------------------ what fits

    def landed(self, run: Sequence[Card]) -> tuple[str | None, Power | None]:
        """Value and power of these cards of one rank if they were the pile's next link."""
        pile, links, dead = list(self.zones["pile"]), self.memory.links, self.memory.dead
        last = self.memory.last
        if run[0].rank == JOKER and last is not None and last.run and self.undone():
            links = links[: -last.run]
            pile = pile[: sum(links)]
        if self.memory.phase == "run":
            dead = (*dead, len(links) + 1)
        return self.fields.top([*pile, *run], (*links, len(run)), dead)

    def undone(self) -> bool:
        """Whether a joker would take back a run or swaps of the top now (CS-63, CS-64)."""
        last = self.memory.last
        if last is None or self.fields.mute or not self.powers.neutralising:
            return False
        if self.zones["pile"][-1].rank == JOKER or (last.run and last.by in self.memory.out):
            return False
        return bool(last.run or last.swaps)

    def overrules(self, rank: str) -> bool:
        """Whether a rank fits now only because it overrules the order (CS-14)."""
        pile = self.zones["pile"]
        if not pile:
            return False
        return self.fields.overrules(rank, *self.top(), self.memory.call, pile[-1].rank)

    def standing_call(self) -> str | None:
        """The call that the next card must heed, if there is one (CS-27, CS-47)."""
        call = self.memory.call
        return call if self.fields.calling(*self.top(), call) else None

    def anything_fits(self) -> bool:
        """Whether every card fits on the pile now."""
        return self.top()[0] in {None, TABLE} or self.fitting().issuperset(self.powers.order)

    def demand(self, how: str = "spelled") -> Fact:
        """All that fits on the pile now: `a five or higher or a joker`; `short`: in figures."""
        if self.anything_fits():
            return Fact("cunt-soul.anything")
        order, fitting = self.powers.order, self.fitting()
        value, power = self.top()
        assert value is not None
        call = self.standing_call()
        up = call == "higher" if call else not self.fields.downward
        place = self.fields.place[value]
        beyond = order[place + 1 :] if up else order[:place]
        rest = [rank for rank in order if rank in fitting]
        parts: list[Fact] = []
        if power != "bind" and beyond and fitting.issuperset(beyond):
            key = "cunt-soul.fits-from" if value in rest else "cunt-soul.fits-beyond"
            parts.append(Fact(key, {"rank": value, "way": "up" if up else "down", "how": how}))
            rest = [rank for rank in rest if rank not in beyond and rank != value]
            if not rest:
                return Fact("cunt-soul.fits-or-joker", {"part": parts[0]})
        elif value in rest:
            rest = [value, *[rank for rank in rest if rank != value]]
        parts += [Fact("cunt-soul.fits-rank", {"rank": rank, "how": how}) for rank in rest]
        return Fact("cunt-soul.fits", {"parts": (*parts, Fact("cunt-soul.a-joker"))})

    def single(self, count: int) -> str:
        """Whether so many cards count as one: three of a kind are one 3 (CS-43)."""
        return "yes" if count == 1 or (count > 2 and self.fields.triple) else "no"

    def counting(self, value: str, count: int) -> Fact:
        """What so many cards count as: `counts as a nine`, `count as nines`."""
        about: dict[str, Value] = {"value": value, "count": count, "single": self.single(count)}
        return Fact("cunt-soul.counts-as", about)

    # ------------------------------------------------------------------ what field cards do

    def effect_of(self, rank: str) -> Fact:
        """What a field card of that rank does, in full."""
        word = self.powers.field_words[rank]
        about = self._effect_about(word)
        return Fact(f"cunt-soul.field-{word}", about)

    def law_of(self, rank: str) -> Fact:
        """The same in as few words as stand on the table all the time."""
        word = self.powers.field_words[rank]
        about = self._effect_about(word)
        return Fact(f"cunt-soul.law-{word}", about)

    def _effect_about(self, word: str) -> dict[str, Value]:
        """What there is to be named: the ranks that it is about, and the powers."""
        powers = self.powers
        match word:
            case "firm":
                held = powers.overruling - {"2"}
                return {"ranks": tuple(rank for rank in powers.order if rank in held)}
            case "appoint":  # CS-51
                deciding = {*self.working("skip"), *self.working("reverse")}
                return {"ranks": tuple(rank for rank in powers.order if rank in deciding)}
            case "bottom":
                return {"ranks": tuple(self.working("swap"))}
            case "double":
                alive = {powers.acting[rank] for rank, value in self.fields.worth.items()
                         if value == rank and not self.fields.mute}  # fmt: skip
                facts = [Fact(f"cunt-soul.doubled-{power}") for power in _DOUBLED if power in alive]
                return {"powers": tuple(facts), "ranks": tuple(self.working("reverse"))}
        return {}

    def working(self, power: str) -> list[str]:
        """The ranks that have that power under the fields as they lie, in their order."""
        fields, powers = self.fields, self.powers
        able = [rank for rank in powers.order if powers.acting[rank] == power]
        return [rank for rank in able if fields.worth[rank] == rank and not fields.mute]


def _packs(packs: int, seats: int) -> int:
    """CS-1: a pack for every four seats or part of four."""
    return packs or -(-seats // 4)
