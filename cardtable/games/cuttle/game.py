"""Cuttle: the page's game, and the ways in which it is played elsewhere. See `rules/cuttle.md`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.cards import JOKER, Card, in_order, pack_of_52, with_riders
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Grammar, Move, Seat
from cardtable.engine.rules import TableError
from cardtable.engine.state import State, ZoneSpec, check_dealer, find_dealer
from cardtable.games.cuttle import options as schema
from cardtable.games.cuttle.options import JACK, LASTING, RIDERS, Phase, Ranks
from cardtable.games.cuttle.powers import (
    ACTIONS,
    GLASSES,
    HAND,
    POINTS,
    ROYALS,
    TABLE,
    costs_card,
    drawn_by,
    moves,
    use,
)

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules


TEAMED = 4
"""So many play in two teams (CU-52)."""
STOLEN = frozenset({"Q", "K"})
"""The ranks that a joker may lie on."""


class Cuttle(State[schema.Options, schema.Memory]):
    """Collect point cards up to the mark; every card is a weapon too."""

    ID: ClassVar[str] = "cuttle"
    RULE: ClassVar[str] = "CU"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {  # CU-2
        "draw": ZoneSpec("none", ordered=True),
        "scrap": ZoneSpec("all"),
        "played": ZoneSpec("all", ordered=True),
        "drawn": ZoneSpec("all"),
        "p.hand": ZoneSpec("owner"),
        "p.points": ZoneSpec("all", ordered=True, riders=(JACK,)),
        "p.royals": ZoneSpec("all", ordered=True, riders=(JOKER,)),
        "p.glasses": ZoneSpec("all"),
    }
    GRAMMAR: ClassVar[Grammar] = {
        "draw": (),
        "points": ("card",),
        "scuttle": ("cards",),
        "action": ("cards", "seat"),
        "pass": (),
        "counter": ("card",),
        "allow": (),
        "take": ("card",),
        "discard": ("cards",),
    }
    IDLE: ClassVar[tuple[str, ...]] = ("pass",)
    YIELDS: ClassVar[tuple[str, ...]] = ("pass",)
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras
    DERIVED: ClassVar[tuple[str, ...]] = ("goal", "points", "open", "partner")
    UNORDERED: ClassVar[tuple[str, ...]] = ("frozen",)
    MOST_SEATS: ClassVar[int] = 4

    def furnish(self, rules: Rules, seats: int, chance: Chance) -> None:
        super().furnish(rules, seats, chance)
        self.ranks: Ranks = rules.prepared.get("ranks") or Ranks(rules)
        rules.prepared["ranks"] = self.ranks
        run = self.seats
        self._turns = {seat: run[at:] + run[:at] for at, seat in enumerate(run)}
        self._round = {seat: run[at:] + run[:at] for at, seat in enumerate(run, 1)}
        sides = 2 if self.options.teams else seats
        self.team = {seat: run[at % sides :: sides] for at, seat in enumerate(run)}
        """For each seat those that win with it, itself among them (CU-52)."""
        self.others = {
            seat: tuple(other for other in around if other not in self.team[seat])
            for seat, around in self._round.items()
        }
        """For each seat its opponents, clockwise."""
        self._asked = {
            player: {
                seat: tuple(
                    other
                    for other in around[: around.index(player)]
                    if other in self.others[player]
                )
                for seat, around in self._round.items()
            }
            for player in run
        }
        """Who is still to be asked about what a player played, after each seat (CU-28)."""

    # ------------------------------------------------------------------ the deal

    @classmethod
    def check_table(cls, rules: Rules, seats: int) -> None:
        """Refuse teams of other than two by two, and a dealer who isn't at the table."""
        if rules.options.teams and seats != TEAMED:
            raise TableError(spoken("cuttle.wrong-teams", seats=seats))
        check_dealer(rules.options.first_dealer, seats)

    def pack(self) -> list[Card]:
        """One pack of 52, and the jokers of the options (CU-1, CU-53)."""
        return pack_of_52(jokers=self.options.jokers)

    def setup(self, carry: dict[str, Any]) -> None:
        """Toss for the dealer, shuffle, deal one card at a time (CU-3, CU-4)."""
        dealer = find_dealer(self.options.first_dealer, self.seats, self.chance, carry)
        self.memory.dealer = dealer
        self.bring(self.cards, "draw")
        self.shuffle("draw")
        wanted = dict.fromkeys(self.seats, self.options.hand_other)
        wanted[dealer] = self.options.hand_dealer
        for number in range(max(wanted.values())):
            for seat in self.clockwise(dealer):
                if number < wanted[seat]:
                    self.move(self.zones["draw"][-1:], "draw", HAND[seat])
        self.turn = self.memory.player = self.clockwise(dealer)[0]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats from the left of that one, which comes last."""
        return self._round[seat]

    # ------------------------------------------------------------------ what lies where

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """A team (CU-52), or the seat alone."""
        return self.team[seat]

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand cards."""
        return self.zones[HAND[seat]]

    def points(self, seat: Seat) -> int:
        """What a seat's point cards are worth."""
        return sum(map(self.ranks.value.__getitem__, self.zones[POINTS[seat]]))

    @classmethod
    def worth(cls, rules: Rules, card: Card) -> int:  # noqa: ARG003 - by any rules the same
        """What a card counts as points."""
        return schema.value_of(card)

    def goal(self, seat: Seat) -> int:
        """The points that a seat needs now (CU-24)."""
        crowns, power = 0, self.ranks.power
        for card in self.zones[ROYALS[seat]]:
            crowns += power[card] == "crown"
        return self.options.goal[crowns]

    def shielded(self, seat: Seat, but: Card | None = None) -> bool:
        """Whether a seat has a Queen in play, other than that card (CU-23)."""
        power = self.ranks.power
        for card in self.zones[ROYALS[seat]]:  # noqa: SIM110 - asked all the time, mostly in vain
            if power[card] == "shield" and card is not but:
                return True
        return False

    def covered(self, card: Card, seat: Seat) -> bool:
        """Whether a Queen keeps that card on the table from the seat's Twos, Nines and Jacks."""
        controller = self.controller(card)
        return controller in self.others[seat] and self.shielded(controller, but=card)

    def controller(self, card: Card) -> Seat:
        """Of a point card the seat in whose row it is; of an effect card the seat that played it.

        Of a top Jack that is the same seat. What a joker has stolen is the thief's.
        """
        if self.ranks.value[card]:
            for seat in self.seats:
                if card in self.zones[POINTS[seat]]:
                    return seat
        elif self.options.jokers and card.rank in STOLEN:
            for seat in self.seats:
                if card in self.zones[ROYALS[seat]]:
                    return seat
        return self.memory.laid_by[card.name]

    def zone_of(self, card: Card) -> str:
        """Where on the table a card lies: a row, royals, or glasses (CU-R22). `""`: nowhere."""
        for seat in self.seats:
            for zone in (POINTS[seat], ROYALS[seat], GLASSES[seat]):
                if card in self.zones[zone]:
                    return zone
        return ""

    def stack(self, card: Card) -> list[Card]:
        """A card on the table with all that it lies on and that lies on it, the lowest first."""
        row = self.zones[self.zone_of(card)]
        return next(stack for stack in with_riders(row, RIDERS) if card in stack)

    def takeable(self) -> list[Card]:
        """What a Three may take from the scrap pile (CU-13)."""
        scrap = self.zones["scrap"]
        if self.options.three_takes_three:
            return scrap
        power = self.ranks.power
        return [card for card in scrap if power[card] != "rummage"]

    def open_seats(self) -> tuple[Seat, ...]:
        """The seats whose hand all may see (CU-18, CU-46)."""
        zones = self.zones
        if self.options.empty_draw_opens and not zones["draw"] and not zones["drawn"]:
            return self.seats
        return tuple([seat for seat in self.seats if zones[GLASSES[seat]]])

    def seers(self, zone: str) -> int:
        """An open hand is seen by all."""
        seat, _, kind = zone.partition(".")
        if kind == "hand" and seat in self.open_seats():
            return self.everybody
        return self.audience[zone]

    def derived(self) -> dict[str, Any]:
        """Each seat's mark and points, whose hands are open, and who plays with whom."""
        memory: dict[str, Any] = {
            "goal": {seat: self.goal(seat) for seat in self.seats},
            "points": self.score(),
            "open": list(self.open_seats()),
        }
        if self.options.teams:  # CU-52
            sides = self.team.items()
            memory["partner"] = {seat: next(x for x in side if x != seat) for seat, side in sides}
        return memory

    def score(self) -> dict[Seat, int]:
        """What everyone's point cards are worth now (CU-39)."""
        return {seat: self.points(seat) for seat in self.seats}

    def carry(self) -> dict[str, Any]:
        """The deal moves on by one (CU-38)."""
        return {"dealer": self.clockwise(self.memory.dealer)[0]}

    # ------------------------------------------------------------------ legal moves

    def turn_moves(self) -> list[Move]:
        """The complete list of the page's section 3."""
        return moves(self)

    def choices(self) -> list[Move]:
        """The same: in every card both rank and suit matter (CU-1)."""
        return moves(self)

    def full(self, seat: Seat) -> bool:
        """Whether the hand limit keeps a seat from drawing (CU-37)."""
        limit = self.ranks.draw_limit
        return limit is not None and len(self.zones[HAND[seat]]) >= limit

    def to_give_up(self) -> int:
        """How many cards of its hand the seat on turn must discard."""
        memory, limit = self.memory, self.options.hand_limit
        if memory.phase == "discard":  # CU-43, CU-40
            return 1 if self.turn == memory.player else 2
        if limit is None:
            return 0
        return max(0, len(self.hand(memory.player)) - limit)  # CU-41

    # ------------------------------------------------------------------ carrying out

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a move of section 3."""
        before = () if self.known is None else self.open_seats()
        memory = self.memory
        verb = said[0]
        if verb != "pass":  # CU-34
            memory.passes = 0
        match verb:
            case "draw":
                memory.stall = 0
                self.draw_cards(seat, 1)
                self._done()
            case "points":
                memory.stall = 0
                self._put(seat, said[1], POINTS[seat])
                self._note_player(said[1], seat)
                if self.events is not None:
                    self.say(seat, "laid", card=said[1])
                self._done()
            case "scuttle":
                self._scuttle(seat, said[1], said[2])
            case "action":
                self._play(seat, said[1:])
            case "allow":
                self._ask_next(seat)
            case "counter":
                self._counter(seat, said[1])
            case "pass":
                self._pass(seat)
            case "take":
                self.put(said[1], "scrap", HAND[seat])
                self.say(seat, "took", card=said[1])
                self._done()
            case "discard":
                self._discard(seat, said[1:])
        if self.known is not None:
            self._show_open_hands(before)

    def _show_open_hands(self, before: tuple[Seat, ...]) -> None:
        now = self.open_seats()
        for seat in now:
            if seat not in before:
                self.reveal(self.hand(seat), HAND[seat])
                self.say(seat, "opened")
        for seat in before:
            if seat not in now:
                self.say(seat, "closed")

    def _put(self, seat: Seat, card: Card, to: str, at: int | None = None) -> None:
        """A card from the hand; or one that a Seven turned up, with what that settles."""
        if self.memory.phase == "turn":
            if at is None:
                self.put(card, HAND[seat], to)
            else:
                self.move([card], HAND[seat], to, at)
            return
        self._clear_played()  # CU-44: the Seven
        self.move([card], "drawn", to, at)
        if self.zones["drawn"]:  # CU-40
            self.move(self.zones["drawn"][:], "drawn", "draw")

    def playable(self, seat: Seat) -> list[Card]:
        """The cards of which that seat may play one now: its hand, or what a Seven turned up."""
        return self.hand(seat) if self.memory.phase == "turn" else self.zones["drawn"]

    def _scuttle(self, seat: Seat, first: Card, second: Card) -> None:
        """CU-8, CU-9: on top of its target, and both to the scrap pile with the Jacks there."""
        self.memory.stall = 0
        card, target = (first, second) if first in self.playable(seat) else (second, first)
        zone = next(POINTS[other] for other in self.seats if target in self.zones[POINTS[other]])
        row = self.zones[zone]
        start = row.index(target)
        end = start + 1
        while end < len(row) and row[end].rank in RIDERS:
            end += 1
        self._put(seat, card, zone, at=end)
        self.say(seat, "scuttled", card=target, by=card, owner=zone.partition(".")[0])
        self.scrap(row[start : end + 1], zone, spent=True)
        self._done()

    def _play(self, seat: Seat, rest: list[Any]) -> None:
        """CU-10: an action is announced, and its counter offered."""
        memory = self.memory
        mine = 0 if len(rest) == 1 or rest[0] in self.playable(seat) else 1
        card: Card = rest[mine]
        target = str(rest[1 - mine]) if len(rest) > 1 else None
        power = self.ranks.power[card]
        if target is None and len(self.seats) == 2 and power in {"raid", "glasses"}:
            target = self.clockwise(seat)[0]
        self._put(seat, card, "played")
        memory.stall = memory.stall + 1 if power == "rummage" else 0  # CU-35
        memory.played_by, memory.target = (seat,), target
        if self.events is not None:
            self._announce(seat, card, target)
        self._offer(seat, counterable=self.options.counter == "any" or power not in LASTING)

    def _pass(self, seat: Seat) -> None:
        """CU-33, CU-34."""
        memory = self.memory
        memory.passes += 1
        memory.stall += 1
        self.say(seat, "passed")
        if memory.passes >= (self.options.passes_to_draw or len(self.seats)):
            self._over(None, "passes")
        else:
            self._end_turn()

    # ------------------------------------------------------------------ the counter

    def _offer(self, seat: Seat, *, counterable: bool) -> None:
        """The seat has put a card on `played`: may anybody counter it? (CU-26, CU-29)."""
        if counterable and not self.shielded(seat):
            self._ask_next(seat)
        else:
            self._answered(safe=counterable)

    def _ask_next(self, seat: Seat) -> None:
        """Ask the next seat after that one; once all have been asked, it is settled (CU-28)."""
        zones = self.zones
        for other in self._asked[self.memory.played_by[-1]][seat]:
            if zones[HAND[other]]:
                self.ask(other, "counter")
                return
        self._answered()

    def _counter(self, seat: Seat, two: Card) -> None:
        """CU-27, CU-30."""
        memory = self.memory
        memory.stall = 0
        countered = self.zones["played"][-1]
        self._thaw(seat, [two])
        self.put(two, HAND[seat], "played")
        self.say(seat, "countered", card=countered, by=two)
        memory.played_by = (*memory.played_by, seat)
        self._offer(seat, counterable=self.options.counter_chain)

    def _answered(self, *, safe: bool = False) -> None:
        """Nobody counters any more, or can (`safe`): the action is off, or it takes effect."""
        memory, played = self.memory, self.zones["played"]
        target, memory.target, memory.played_by = memory.target, None, ()
        card = played[0]
        if after_all := len(played) > 1:
            if len(played) % 2 == 0:
                self.say(memory.player, "came_to_nothing", card=card)
                self._done()
                return
            self.scrap(played[1:], "played", spent=True)  # CU-48: before the effect
        power, seat = self.ranks.power[card], memory.player
        if self.events is not None:
            use = "after_all" if after_all else "safe" if safe else ""
            self.say(seat, "stood", card=card, use=use)
        if power not in LASTING:
            waits = power == "rummage" or (  # CU-13, CU-44
                self.options.one_offs_wait and power in {"raid", "draw", "drawn_play"}
            )
            if not waits:
                self.scrap([card], "played", spent=True)
        if ACTIONS[power].apply(self, seat, card, target):
            self._done()

    # ------------------------------------------------------------------ what effects ask for

    def ask(self, seat: Seat, phase: Phase) -> None:
        """That seat is to make this choice."""
        self.turn = seat
        self.memory.phase = phase

    def draw_cards(self, seat: Seat, count: int) -> None:
        """From the draw pile to a hand: so many, or as many as there are and as fit (CU-37)."""
        pile, limit, wanted, short = self.zones["draw"], self.ranks.draw_limit, count, ""
        if limit is not None:
            count, short = min(count, max(0, limit - len(self.hand(seat)))), "full"
        if count > len(pile):
            count, short = len(pile), "few"
        if count == 1:
            self.put(pile[-1], "draw", HAND[seat])
        elif count:
            self.move(pile[: -count - 1 : -1], "draw", HAND[seat])
        if self.events is not None:
            self.say(seat, "drew", count=count, use=short if count < wanted else "")

    def lay(self, card: Card, seat: Seat, zone: str, at: int | None = None) -> None:
        """An action card that stays on the table."""
        if at is None:
            self.put(card, "played", zone)
        else:
            self.move([card], "played", zone, at)
        self._note_player(card, seat)

    def scrap(
        self, cards: list[Card], zone: str, *, spent: bool = False, loser: Seat | None = None
    ) -> None:
        """Cards to the scrap pile; `spent` by what has just been told of them.

        It is told whose they were: of a hand the `loser`, of cards in play whoever had them.
        """
        if cards:
            swept = zone in TABLE and not spent
            whose = zone.partition(".")[0] if swept else loser
            if swept and zone in GLASSES.values() and self.events is not None:
                whose = self.controller(cards[0])
            if zone in TABLE:
                self.forget_player(cards)
            if len(cards) == 1:
                self.put(cards[0], zone, "scrap")
            else:
                self.move(cards, zone, "scrap")
            if self.events is not None:
                use = "lost" if loser else "spent" if spent else "swept" if swept else ""
                self.say(whose, "scrapped", cards=cards, use=use)

    def give_up(self, seat: Seat, cards: list[Card]) -> None:
        """Hand cards to the scrap pile."""
        self._thaw(seat, cards)
        self.scrap(cards, HAND[seat], loser=seat)

    def bring_home(self, group: list[Card], zone: str) -> None:
        """A stolen card, with what is left on it, to who controls what is on top (CU-22, CU-54)."""
        home = self.memory.laid_by[group[-1].name]
        row = POINTS[home] if zone in POINTS.values() else ROYALS[home]
        if row != zone:
            self.move(group, zone, row)
            self.say(home, "went_home", card=group[0])

    def freeze(self, card: Card, seat: Seat) -> None:
        """CU-20: it can't be played before the end of that seat's next turn."""
        memory = self.memory
        held = {*memory.frozen.get(seat, ()), card.name}
        run = tuple(each.name for each in in_order(self.hand(seat)) if each.name in held)
        memory.frozen = {**memory.frozen, seat: run}
        if seat == memory.player:
            memory.fresh = (*memory.fresh, card.name)

    def _thaw(self, seat: Seat, cards: list[Card]) -> None:
        """Cards that leave a hand otherwise, or whose time is over, are frozen no longer."""
        frozen = self.memory.frozen
        if seat in frozen:
            gone = {card.name for card in cards}
            left = tuple(name for name in frozen[seat] if name not in gone)
            rest = {other: run for other, run in frozen.items() if other != seat}
            self.memory.frozen = rest | ({seat: left} if left else {})

    def _note_player(self, card: Card, seat: Seat) -> None:
        self.memory.laid_by = {**self.memory.laid_by, card.name: seat}

    def forget_player(self, cards: list[Card]) -> None:
        """Cards that leave the table have been played by nobody."""
        laid_by = self.memory.laid_by.copy()
        for card in cards:
            laid_by.pop(card.name, None)
        self.memory.laid_by = laid_by

    def _discard(self, seat: Seat, cards: list[Card]) -> None:
        """Give up cards: of the hand, or one of two that a Seven turned up."""
        memory = self.memory
        if memory.phase == "drawn":
            self.scrap(cards, "drawn")
            self.move(self.zones["drawn"][:], "drawn", "draw")
        else:
            self.give_up(seat, cards)
            if memory.phase == "discard" and seat == memory.player:  # CU-43
                self._clear_played()
                self.draw_cards(seat, 3)
        self._done()

    def _clear_played(self) -> None:
        """An action that waited for its choice, or was countered, to the scrap pile."""
        if self.zones["played"]:
            self.scrap(self.zones["played"][:], "played", spent=True)

    def _announce(self, seat: Seat, card: Card, target: str | None) -> None:
        """Tell that an action is played: what it does, to whom, and of a King what it changes."""
        about: dict[str, object] = {} if target is None else {"target": target}
        match self.ranks.power[card]:
            case "crown":  # CU-24
                goal = self.options.goal
                about["after"] = goal[goal.index(self.goal(seat)) + 1]
            case "raid":  # CU-14
                about["count"] = min(2, len(self.hand(target or "")))
            case "draw":  # CU-15
                about["count"] = drawn_by(self, seat, card)
                about["costs"] = costs_card(self, seat, card)
        self.say(seat, "played", card=card, use=use(self, card), **about)

    # ------------------------------------------------------------------ turns and the end

    def _done(self) -> None:
        """What was played, drawn or taken is settled: has anybody won? (CU-31, CU-32)."""
        zones, value, goal = self.zones, self.ranks.value, self.options.goal
        if zones["played"]:
            self._clear_played()
        for seat in self._turns[self.memory.player]:
            points = 0
            for card in zones[POINTS[seat]]:
                points += value[card]
            if points < goal[-1]:
                continue
            if points >= (self.goal(seat) if zones[ROYALS[seat]] else goal[0]):
                self._over(seat, "points")
                return
        self._end_turn()

    def _end_turn(self) -> None:
        """Look at the hand limit, thaw what has waited, and go on with the next seat."""
        memory = self.memory
        seat = memory.player
        memory.phase = "turn"
        if self.ranks.limits_turns and self.to_give_up():
            self.ask(seat, "limit")
            return
        if refill := self.ranks.refill:  # CU-51
            lacking = refill - len(self.hand(seat))
            if lacking > 0 and self.zones["draw"]:
                self.draw_cards(seat, lacking)
        if seat in memory.frozen:  # CU-20
            fresh = memory.fresh
            self._thaw(seat, [card for card in self.hand(seat) if card.name not in fresh])
        if memory.fresh:
            memory.fresh = ()
        if memory.stall >= self.options.stall_turns > 0:  # CU-35
            self._over(None, "stall")
            return
        self.turn = memory.player = self._round[seat][0]

    def _over(self, winner: Seat | None, reason: str) -> None:
        """CU-38, CU-52."""
        self.memory.phase = "turn"
        team = self.team[winner] if winner else ()
        rest = [seat for seat in self.seats if seat not in team]
        self.say(winner, "over", reason=reason)
        result = {"winner": winner, "reason": reason, "next_dealer": self.carry()["dealer"]}
        if len(team) > 1:
            result["team"] = [*team]
        ranking = [team, rest] if winner else [rest]
        self.finish(reason, ranking, result)

    # ------------------------------------------------------------------ why not, and positions

    @classmethod
    def guide(cls) -> Guide[Cuttle]:
        """All that the game tells."""
        from cardtable.games.cuttle.told import GUIDE

        return GUIDE

    def settle(self) -> None:
        """Conclude who played what (section 2)."""
        self.memory.laid_by = {card.name: seat for card, seat in self.players() if seat}

    def players(self) -> Iterator[tuple[Card, Seat | None]]:
        """Every card on the table with the seat that played it; None where nothing tells."""
        players = self.memory.laid_by
        two = dict(zip(self.seats, self.seats[::-1], strict=True)) if len(self.seats) == 2 else {}
        for owner in self.seats:
            rows = (self.zones[POINTS[owner]], self.zones[ROYALS[owner]])
            for stack in (stack for row in rows for stack in with_riders(row, RIDERS)):
                player: Seat | None = owner  # who played the top card has all of it
                for card in reversed(stack):
                    yield card, players.get(card.name, player)
                    player = two.get(player or "")
            for card in self.zones[GLASSES[owner]]:
                yield card, players.get(card.name, two.get(owner))
