"""Shithead, the Winnersh rules and the variants around them. Rule numbers: `rules/shithead.md`."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, cast

from cardtable.engine.cards import JOKER, Card, by_rank, in_order, names, pack_of_52, subsets
from cardtable.engine.notation import Grammar, Like, Move, Seat, Sets, every_set, one_of_each_size
from cardtable.engine.rules import Counted
from cardtable.engine.state import (
    State,
    ZoneSpec,
    check_cards,
    check_dealer,
    find_dealer,
    of_each_seat,
)
from cardtable.games.shithead import options as schema
from cardtable.games.shithead.options import Powers, Shown

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules


HAND, UP, DOWN = map(of_each_seat, ("hand", "up", "down"))


class Shithead(State[schema.Options, schema.Memory]):
    """Shed every card; the last one holding cards has lost."""

    ID: ClassVar[str] = "shithead"
    RULE: ClassVar[str] = "SH"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {  # SH-2
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "burned": ZoneSpec("all"),
        "p.hand": ZoneSpec("owner"),
        "p.up": ZoneSpec("all"),
        "p.down": ZoneSpec("none", ordered=True),
    }
    GRAMMAR: ClassVar[Grammar] = {
        "swap": ("cards",),
        "ready": (),
        "up": ("cards",),
        "down": ("place",),
        "play": ("cards",),
        "joker": ("card", "|".join(schema.NAMED)),
        "pickup": (),
        "try": (),
        "show": ("card", "seat"),
        "flip": ("place",),
    }
    EVENING: ClassVar[tuple[Counted, int]] = ("lost", 3)
    IDLE: ClassVar[tuple[str, ...]] = ("pickup",)
    YIELDS: ClassVar[tuple[str, ...]] = ("pickup",)
    ENDINGS: ClassVar[tuple[str, ...]] = ("ready",)
    MOST_SEATS: ClassVar[int] = 8
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras
    DERIVED: ClassVar[tuple[str, ...]] = ("libraries", "unsafe")

    progress: bool = False
    """Whether the move being carried out uses up something that never comes back (SH-37)."""

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        super().furnish(rules, seats, chance)
        self.powers: Powers = rules.prepared.get("powers") or Powers(rules)
        rules.prepared["powers"] = self.powers
        run = self.seats
        self._others = {seat: run[at + 1 :] + run[:at] for at, seat in enumerate(run)}
        """For each seat the others, clockwise."""

    # ------------------------------------------------------------------ before the game

    @classmethod
    def check_table(cls, rules: Rules, seats: int) -> None:
        """Refuse a table that needs more cards than the pack has."""
        options = rules.options
        hand, row = options.hand_size, options.table_size
        need = seats * (hand + 2 * row) + options.turn_up
        have = options.packs * (52 + options.jokers)
        check_cards(
            "shithead.wrong-cards", need, have,
            seats=seats, hand=hand, row=row, packs=options.packs,
        )  # fmt: skip
        check_dealer(options.first_dealer, seats)

    def pack(self) -> list[Card]:
        """The 52, once or twice, and the jokers of the options (SH-1, SH-43)."""
        return pack_of_52(packs=self.options.packs, jokers=self.options.jokers)

    def setup(self, carry: dict[str, Any]) -> None:
        """Toss for the dealer, shuffle, deal one card at a time (SH-4)."""
        dealer = find_dealer(self.options.first_dealer, self.seats, self.chance, carry)
        self.memory.dealer = dealer
        self.memory.losses = dict.fromkeys(self.seats, 0) | carry.get("losses", {})
        self.bring(self.cards, "draw")
        self.shuffle("draw")
        rounds = [("down", self.options.table_size), ("up", self.options.table_size)]
        for row, count in [*rounds, ("hand", self.options.hand_size)]:
            for _ in range(count):
                for seat in self._round_from(dealer):
                    dealt = self.zones["draw"][-1:]
                    self.move(dealt, "draw", f"{seat}.{row}")
                    if row == "up" and dealt[0].rank == "3" and self.memory.starter is None:
                        self.memory.starter = seat
        if self.options.start != "first_three":
            self.memory.starter = None
        if self.options.swap:
            self.memory.phase = "swap"
            self.turn = self._round_from(dealer)[0]
        else:
            self._start()

    def _round_from(self, dealer: Seat) -> list[Seat]:
        """All seats clockwise, the dealer's left first."""
        return [*self._others[dealer], dealer]

    def _start(self) -> None:
        """The weakest card in any hand begins (SH-6)."""
        self.memory.phase = "play"
        memory, options = self.memory, self.options
        starter, why = self._round_from(memory.dealer)[0], ""
        if memory.starter is not None:  # SH-45
            starter, why = memory.starter, "three"
            memory.starter = None
        elif options.start != "left_of_dealer":
            held = {seat: self.weakest(seat) for seat in self.seats}
            claims = [(self._claim(card), seat) for seat, card in held.items() if card]
            if claims:
                starter, why = min(claims)[1], "lowest"
                memory.opening = options.start == "weakest_card"
        if options.turn_up and self.zones["draw"]:  # SH-44
            self.move(self.zones["draw"][-1:], "draw", "pile")
            self.say(None, "turned_up", card=self.zones["pile"][-1])
        aside = self.powers.aside if why == "lowest" else ""
        self.say(starter, "started", use="card" if memory.opening else why, aside=aside)
        self._begin_turn(starter)

    def _claim(self, card: Card) -> tuple[int, int, int]:
        """How strong a claim to the start is: the lowest first (SH-6, SH-40, SH-43)."""
        suits = self.options.start_suits
        return self.powers.starters.index(card.rank), suits.index(card.suit), card.pack

    def weakest(self, seat: Seat) -> Card | None:
        """The card of a hand that may begin the game; None where no rank of it ever does."""
        able = [card for card in self.hand(seat) if card.rank in self.powers.starters]
        return min(able, key=self._claim, default=None)

    # ------------------------------------------------------------------ what lies where

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand cards."""
        return self.zones[HAND[seat]]

    def up(self, seat: Seat) -> list[Card]:
        """A seat's up-cards."""
        return self.zones[UP[seat]]

    def down(self, seat: Seat) -> list[Card]:
        """A seat's down-cards."""
        return self.zones[DOWN[seat]]

    def holds(self, seat: Seat) -> bool:
        """Whether a seat is in the game: owns a card (SH-3)."""
        zones = self.zones
        return bool(zones[HAND[seat]] or zones[UP[seat]] or zones[DOWN[seat]])

    def to_beat(self) -> str | None:
        """The rank of the card to beat; None if anything goes (SH-9, SH-39)."""
        pile = self.zones["pile"]
        if self.powers.open_top:
            return pile[-1].rank if pile else None
        invisible, ranks = self.powers.invisible, map(self.lies_as, reversed(pile))
        return next((rank for rank in ranks if rank not in invisible), None)

    def lies_as(self, card: Card) -> str:
        """The rank of a card of the pile; of a joker what it stands for (SH-51)."""
        return self.memory.stands.get(card.name, card.rank)

    def _left_of(self, seat: Seat, step: int = 1) -> Seat:
        """The nearest seat in the game, the way the play goes; with -1 against it (SH-3)."""
        others = self._others[seat]
        if step * self.memory.direction < 0:
            others = others[::-1]
        for other in others:
            if self.zones[HAND[other]] or self.holds(other):
                return other
        return seat

    def watcher(self, seat: Seat) -> Seat:
        """Whose turn has to be over until a seat that has just left is safe; `""` for no danger.

        So it is if one can be shown back in by these rules, with a three that is not burned, and
        the game goes on (SH-26).
        """
        back_in = self.options.show_back_in == "rotation" and self.threes_left() > 0
        others = [other for other in self.seats if other != seat and self.holds(other)]
        return self._left_of(seat, -1) if back_in and len(others) > 1 else ""

    def passed_over(self, seat: Seat, skip: int) -> tuple[Seat, ...]:
        """Whose turns such a skip of that seat's passes over (SH-39)."""
        passed = [self._left_of(seat)]
        while len(passed) < skip:
            passed.append(self._left_of(passed[-1]))
        return tuple(passed)

    def derived(self) -> dict[str, Any]:
        """Who holds a library (SH-35), and who could still be brought back by a three (SH-26)."""
        size, out = self.options.library_size, list(self.memory.returnable)
        return {
            "libraries": [seat for seat in self.seats if len(self.hand(seat)) >= size],
            "unsafe": out if out and self.threes_left() else [],
        }

    def threes_left(self) -> int:
        """How many cards that are shown have not burned yet."""
        shown, burned = self.powers.shown, self.zones["burned"]
        return sum(card.rank in shown for card in self.pack()) - sum(
            card.rank in shown for card in burned
        )

    def score(self) -> dict[Seat, int]:
        """Games lost in this sitting (SH-34)."""
        return dict(self.memory.losses)

    def carry(self) -> dict[str, Any]:
        """The deal moves on by one, the losses stay (SH-36)."""
        return {"dealer": self._next_dealer(), "losses": dict(self.memory.losses)}

    def _next_dealer(self) -> Seat:
        return self._round_from(self.memory.dealer)[0]

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list of the page's section 4."""
        return self._moves(every_set)

    def choices(self) -> list[Move]:
        """The same without regard to suits: one set for each rank and number."""
        return self._moves(one_of_each_size)

    def _moves(self, sets: Sets) -> list[Move]:
        """The lines of the seat on turn."""
        seat: Seat = self.turn or ""
        memory, zones = self.memory, self.zones
        hand = zones[HAND[seat]]
        if hand and memory.shown is None and memory.phase == "play":
            return self._actions(seat, hand, sets)
        up = zones[UP[seat]]
        if memory.phase == "swap":
            if sets is one_of_each_size:
                hand = [like[0] for like in by_rank(hand).values()]
                up = [like[0] for like in by_rank(up).values()]
            pairs = [in_order((mine, open_)) for mine in hand for open_ in up]
            return [*[f"swap {names(pair)}" for pair in pairs], "ready"]
        if memory.shown is not None:
            return self._answers(seat, memory.shown.source, sets)
        direct = self.options.table_play == "direct"
        if not up:  # SH-30, SH-41
            verb = "flip" if direct else "down"
            places = [f"{verb} {place}" for place in range(1, len(zones[DOWN[seat]]) + 1)]
            return places if sets is every_set else places[:1]  # nobody knows one from another
        if direct:
            return self._actions(seat, up, sets)
        rows: dict[str, Like] = {}
        for card in up:
            rows[card.rank] = rows.get(card.rank, sets["up"])[card]
        return [move for like in rows.values() for move in like.lines]  # SH-27

    def _actions(self, seat: Seat, source: list[Card], sets: Sets) -> list[Move]:
        """Plays, threes to show, and picking up (SH-7)."""
        powers = self.powers
        if self.memory.opening:
            return self._openings(seat, sets)
        pile = self.zones["pile"]
        top = (pile[-1].rank if pile else None) if powers.open_top else self.to_beat()
        playable, shown = powers.unnamed[top], powers.shown
        none = sets["play"]
        able: dict[str, Like] = {}
        threes: list[Card] = []
        for card in source:
            rank = card.rank
            if rank in playable:
                able[rank] = able.get(rank, none)[card]
            elif rank in shown:
                threes.append(card)
        moves: list[Move] = []
        for like in able.values():
            moves += like.lines
        if len(able) == 1:
            moves += self._along(seat, sets)
        if powers.naming:
            moves += self._namings(source, powers.nameable[top], sets)
        plays = len(moves)
        if threes:
            moves += self._shows(seat, in_order(threes if sets is every_set else threes[:1]))
        if powers.free_pickup or self._may_pick_up(plays, len(moves)):
            moves.append("pickup")
        return moves

    def _namings(self, source: list[Card], nameable: list[str], sets: Sets) -> list[Move]:
        """A joker, for each rank that it may stand for (SH-51)."""
        jokers = [card for card in source if card.rank == JOKER]
        able = jokers if sets is every_set else jokers[:1]
        return [f"joker {card.name} {word}" for card in able for word in nameable]

    def _openings(self, seat: Seat, sets: Sets) -> list[Move]:
        """The weakest card, alone or with others of its rank (SH-45)."""
        first = cast("Card", self.weakest(seat))
        alike = [card for card in self.hand(seat) if card.rank == first.rank and card is not first]
        more = [[], *subsets(in_order(alike))]
        if sets is one_of_each_size:
            more = list({len(some): some for some in more}.values())
        return [f"play {names(in_order([first, *some]))}" for some in more]

    def _along(self, seat: Seat, sets: Sets) -> list[Move]:
        """The whole hand, if it is of one rank, played with up-cards of that rank (SH-28)."""
        zones, hand = self.zones, self.hand(seat)
        if not hand or zones["draw"] or not self.options.match_up:
            return []
        rank = hand[0].rank
        if any(card.rank != rank for card in hand):
            return []
        more = subsets(in_order([card for card in zones[UP[seat]] if card.rank == rank]))
        if sets is one_of_each_size:
            more = list({len(some): some for some in more}.values())
        return [f"play {names(in_order((*hand, *some)))}" for some in more]

    def _shows(self, seat: Seat, threes: list[Card]) -> list[Move]:
        returnable = self.memory.returnable
        reach = [
            other
            for other in self.seats
            if other != seat and (self.holds(other) or other in returnable)
        ]
        return [f"show {three.name} {other}" for three in threes for other in reach]

    def _may_pick_up(self, plays: int, others: int) -> bool:
        """Whether picking up is open on one's own turn (SH-18, SH-42)."""
        options = self.options
        if not options.pickup_voluntary and plays:
            return False
        return options.pickup_empty or bool(self.zones["pile"]) or not others

    def _answers(self, seat: Seat, source: Seat, sets: Sets) -> list[Move]:
        """What may answer a three (SH-22, SH-23, SH-29, SH-31)."""
        zones = self.zones
        held, places = zones[HAND[seat]], 0
        if not held and not zones["draw"]:
            held = zones[UP[seat]]
            places = 0 if held else len(zones[DOWN[seat]])
        threes = in_order([card for card in held if card.rank in self.powers.shown])
        if sets is one_of_each_size:
            threes, places = [like[0] for like in by_rank(threes).values()], min(places, 1)
        luck = self.options.answer_draw and not threes and not places and zones["draw"]
        return [
            "pickup",
            *(["try"] if luck else []),  # SH-48
            *[f"down {place}" for place in range(1, places + 1)],
            *[f"show {three.name} {source}" for three in threes],
        ]

    def extra_moves(self, seat: Seat) -> list[Move]:
        """A down-card chosen ahead (SH-32)."""
        places = range(len(self.down(seat)) if self.may_choose_ahead(seat) else 0)
        return [f"down {place + 1}" for place in places]

    def may_choose_ahead(self, seat: Seat) -> bool:
        """Whether that seat may choose a down-card ahead (SH-32)."""
        options = self.options
        if not options.preselect_down or options.table_play == "direct":
            return False
        if self.memory.phase != "play" or self.zones["draw"]:
            return False
        return not (self.up(seat) or self.hand(seat))

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a move of section 4."""
        memory = self.memory
        self.progress = False
        answering = memory.shown is not None
        verb, rest = said[0], said[1:]
        match verb:
            case "play":
                self._put(seat, rest)
            case "pickup":
                if answering:
                    self._accept(seat)
                else:
                    self._pick_up(seat)
                    self._end_turn(seat, seat, [])
            case "show":
                self._show(seat, rest[0], rest[1])
            case "up":
                self.move(rest, UP[seat], HAND[seat])
                self.progress = True
                self.say(seat, "took_up", cards=rest)
            case "down":
                self._take_down(seat, int(rest[0]))
            case "flip":
                self._flip(seat, int(rest[0]))
            case "swap":
                self._swap(seat, rest[0], rest[1])
            case "ready":
                self._be_ready(seat)
            case "try":
                self._try(seat)
            case "joker":
                memory.stands = {**memory.stands, rest[0].name: schema.NAMED[rest[1]]}
                self._put(seat, rest[:1], schema.NAMED[rest[1]])
        if self.progress:
            memory.quiet = 0
        elif verb in {"play", "joker"} or (verb == "pickup" and not answering):
            # SH-37: a game that goes nowhere ends without a loser
            memory.quiet += 1
            if 0 < self.options.stall_turns <= memory.quiet and self.outcome is None:
                self._over(None)

    def _swap(self, seat: Seat, first: Card, second: Card) -> None:
        mine, open_ = (first, second) if first in self.hand(seat) else (second, first)
        self.move([mine], HAND[seat], UP[seat])
        self.move([open_], UP[seat], HAND[seat])
        self.say(seat, "swapped", given=mine, taken=open_)

    def _be_ready(self, seat: Seat) -> None:
        """SH-5: one seat after the other, the dealer last."""
        memory = self.memory
        memory.ready = (*memory.ready, seat)
        waiting = [other for other in self._round_from(memory.dealer) if other not in memory.ready]
        if waiting:
            self.turn = waiting[0]
        else:
            self._start()

    def _put(self, seat: Seat, cards: list[Card], named: str = "") -> None:
        """Play a set, in the order of SH-14, or a joker that stands for a rank."""
        if self.memory.opening:
            self.memory.opening = False
        held = len(self.zones[HAND[seat]])
        if len(cards) == 1 and held:
            self.put(cards[0], HAND[seat], "pile")
        elif len(cards) <= held:
            self.move(cards, HAND[seat], "pile")
        else:  # SH-28, SH-41
            for from_up, run in groupby(cards, key=self.up(seat).__contains__):
                self.move(run, UP[seat] if from_up else HAND[seat], "pile")
            self.progress = True
        if self.events is not None:
            use, about = ("joker", {"rank": named}) if named else ("", {})
            self.say(seat, "played", cards=cards, use=use, **about)
        self._after_play(seat, named or cards[0].rank, len(cards))

    def _after_play(self, seat: Seat, rank: str, count: int) -> None:
        powers, zones = self.powers, self.zones
        acts = rank in powers.acting
        if acts and rank in powers.reversing:
            if count % 2:
                self.memory.direction = -self.memory.direction
            if self.events is not None:
                self.say(seat, "reversed", use="" if count % 2 else "even", count=count)
        ten = acts and rank in powers.burning
        burns = ten or self._run_on_top(rank)  # SH-16, SH-17
        if burns:
            pile = zones["pile"][:]
            self.move(pile, "pile", "burned")
            if self.memory.stands:
                self.memory.stands = {}
            self.progress = True
            if self.events is not None:
                run = self.options.burn_run
                use, four = ("", pile) if ten else ("run", pile[-run:])
                use = "alone" if len(pile) == 1 else use
                about = {"cards": four, "count": len(pile), "top": pile[-1], "run": run}
                self.say(seat, "burned", use=use, **about)
        hand = zones[HAND[seat]]
        if len(hand) < self.options.hand_size:
            self._make_up(seat)
        taker = seat
        if acts and rank in powers.giving and zones["pile"]:  # SH-49
            taker = self._left_of(seat)
            self.say(seat, "gave", to=taker)
            self._pick_up(taker, "given")
        leaves = not hand and not self.holds(seat)  # SH-19
        if not leaves and (burns or (acts and rank in powers.again)):  # SH-15
            if self.events is not None:
                if rank in powers.skipping and rank not in powers.again:
                    self.say(seat, "unskipped")
                self.say(seat, "again", use="burn" if burns else "")
            self._begin_turn(seat)
            return
        skip = count if acts and rank in powers.skipping else 0
        if skip and self.events is not None:
            self.say(seat, "skipped", seats=self.passed_over(seat, skip), count=skip)
        self._end_turn(seat, taker, [seat] if leaves else [], skip)

    def _run_on_top(self, rank: str) -> bool:
        run, pile = self.options.burn_run, self.zones["pile"]
        if not run or len(pile) < run:
            return False
        if self.memory.stands:
            return all(self.lies_as(card) == rank for card in pile[-run:])
        return pile[-run].rank == rank and all(card.rank == rank for card in pile[-run:])

    def _make_up(self, seat: Seat) -> None:
        """Draw up to the minimum hand (SH-13)."""
        draw = self.zones["draw"]
        wanted = self.options.hand_size - len(self.zones[HAND[seat]])
        if wanted > 0 and draw:
            drawn = draw[: -wanted - 1 : -1]
            self.move(drawn, "draw", HAND[seat])
            self.progress = True
            if self.events is not None:
                self.say(seat, "drew", count=len(drawn))

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        if not self.zones[HAND[seat]]:  # SH-13
            self._make_up(seat)

    def _pick_up(self, seat: Seat, why: str = "") -> None:
        """The whole pile into the hand, and why it must; tell of a library (SH-18, SH-35)."""
        pile = self.zones["pile"][:]
        if pile:
            self.move(pile, "pile", HAND[seat])
            if self.memory.stands:
                self.memory.stands = {}
        if self.events is not None:
            use = why if pile else f"{why} nothing".strip()
            self.say(seat, "picked_up", use=use, count=len(pile))
            held, size = len(self.hand(seat)), self.options.library_size
            if held - len(pile) < size <= held:
                self.say(seat, "library", count=held)

    def _show(self, seat: Seat, three: Card, to: Seat) -> None:
        """Show a three, or show one back (SH-21, SH-23)."""
        memory = self.memory
        if three in self.up(seat):
            if not self.hand(seat) and self.options.table_play == "via_hand":  # SH-29
                self.move([three], UP[seat], HAND[seat])
                self.say(seat, "took_up", cards=[three])
            else:
                self.move([three], UP[seat], "burned")
        if three in self.hand(seat):
            self.move([three], HAND[seat], "burned")
        self.progress = True
        answering = memory.shown
        by = answering.by if answering else ()
        memory.shown = Shown(seat, to, by if seat in by else (*by, seat))
        self.say(seat, "backfired" if answering else "shown", card=three, to=to)
        self.turn = to

    def _try(self, seat: Seat) -> None:
        """The top of the draw pile in answer to a three: shown back, or taken too (SH-48)."""
        memory, card = self.memory, self.zones["draw"][-1]
        self.reveal([card], "draw")
        self.progress = True
        if card.rank in self.powers.shown:
            shown = cast("Shown", memory.shown)
            self.move([card], "draw", "burned")
            by = shown.by if seat in shown.by else (*shown.by, seat)
            memory.shown = Shown(seat, shown.source, by)
            self.say(seat, "backfired", use="drawn", card=card, to=shown.source)
            self.turn = shown.source
        else:
            self.move([card], "draw", HAND[seat])
            self.say(seat, "tried", card=card)
            self._accept(seat)

    def _accept(self, seat: Seat) -> None:
        """Take the pile that a three gives, and settle the exchange (SH-22, SH-24, SH-25)."""
        memory = self.memory
        shown = cast("Shown", memory.shown)
        memory.shown = None
        pile = bool(self.zones["pile"])
        self._pick_up(seat, "shown")
        if pile and seat in memory.returnable:  # SH-26
            memory.out = tuple(other for other in memory.out if other != seat)
            memory.returnable = {x: w for x, w in memory.returnable.items() if x != seat}
            self.progress = True
            self.say(seat, "back_in")
        if self.options.replenish_after_show:  # SH-25
            for other in shown.by:
                self._make_up(other)
        pair = (seat, shown.source)
        leaving = [other for other in pair if not self.holds(other) and other not in memory.out]
        self._end_turn(shown.by[0], seat, leaving)

    def _take_down(self, seat: Seat, place: int) -> None:
        """A down-card into the hand, unseen by others (SH-30 to SH-32)."""
        card = self.down(seat)[place - 1]
        self.move([card], DOWN[seat], HAND[seat])
        self.progress = True
        self.say(seat, "took_down", place=place)

    def _flip(self, seat: Seat, place: int) -> None:
        """SH-41: turn a down-card up; play it, or take it with the pile."""
        card = self.down(seat)[place - 1]
        self.reveal([card], DOWN[seat])
        self.progress = True
        if card.rank in self.powers.playable[self.to_beat()]:
            self.move([card], DOWN[seat], "pile")
            self.say(seat, "played", cards=[card])
            self._after_play(seat, card.rank, 1)
        else:
            self.move([card], DOWN[seat], HAND[seat])
            self.say(seat, "took_down", use="failed", place=place, card=card)
            self._pick_up(seat, "flip")
            self._end_turn(seat, seat, [])

    # ------------------------------------------------------------------ turns and the end

    def _end_turn(self, owner: Seat, last: Seat, leaving: list[Seat], skip: int = 0) -> None:
        """End `owner`'s turn; it passes to the left of `last` (SH-8, SH-26)."""
        memory = self.memory
        if memory.returnable:
            watched = {
                out: watcher if watcher == owner or self.holds(watcher) else self._left_of(out, -1)
                for out, watcher in memory.returnable.items()
            }
            memory.returnable = {out: by for out, by in watched.items() if by != owner}
        if leaving:
            for seat in leaving:
                memory.out = (*memory.out, seat)
                watcher = self.watcher(seat)
                self.say(seat, "left", use="unsafe" if watcher else "", until=watcher)
            self.progress = True
            if self.options.show_back_in == "rotation":
                memory.returnable = memory.returnable | {
                    seat: self._left_of(seat, -1) for seat in leaving
                }
            playing = [seat for seat in self.seats if self.holds(seat)]
            if len(playing) < 2:  # SH-20, SH-24
                self._over(playing[0] if playing else leaving[-1])
                return
        to = self._left_of(last)
        while skip:  # SH-39
            to, skip = self._left_of(to), skip - 1
        self._begin_turn(to)

    def _over(self, loser: Seat | None) -> None:
        """The game is over; SH-34 says what is told."""
        memory = self.memory
        memory.returnable, thrice = {}, False
        order = [seat for seat in memory.out if seat != loser]
        if loser is None:
            ranking = [*([seat] for seat in order), [s for s in self.seats if s not in order]]
        else:
            ranking = [*([seat] for seat in order), [loser]]
            memory.losses = memory.losses | {loser: memory.losses.get(loser, 0) + 1}
            thrice = memory.losses[loser] == 3  # SH-36
        self.say(loser, "over")
        if thrice:
            self.say(loser, "thrice")
        result = {"loser": loser, "order": order, "thrice": thrice}
        self.finish(
            "stall" if loser is None else "loser",
            ranking,
            {**result, "next_dealer": self._next_dealer()},
        )

    def given_up(self, seat: Seat) -> None:
        """It counts as a game lost (SH-36)."""
        losses = self.memory.losses
        self.memory.losses = losses | {seat: losses.get(seat, 0) + 1}

    def leavers(self) -> tuple[Seat, ...]:
        """Who is out, the first one first."""
        return self.memory.out

    # ------------------------------------------------------------------ what is told, and why not

    @classmethod
    def guide(cls) -> Guide[Shithead]:
        """What tells of cards, moves and refusals."""
        from cardtable.games.shithead.told import GUIDE

        return GUIDE

    # ------------------------------------------------------------------ written positions

    def settle(self) -> None:
        """Seats without cards are out; an empty hand is made up before its turn (SH-13)."""
        memory = self.memory
        memory.losses = dict.fromkeys(self.seats, 0) | memory.losses
        waiting = memory.shown.by if memory.shown else ()
        memory.out += tuple(
            seat
            for seat in self.seats
            if not self.holds(seat) and seat not in memory.out and seat not in waiting
        )
        if memory.phase == "play" and memory.shown is None and self.turn is not None:
            self._begin_turn(self.turn)
