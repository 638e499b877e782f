"""Why a line is refused in Cuttle, with the rule's number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar, Value
from cardtable.engine.notation import Seat, Word
from cardtable.games.cuttle.options import AIMED, COUNTER, JACK, Power
from cardtable.games.cuttle.powers import ACTIONS
from cardtable.games.cuttle.telling import ranks_with
from cardtable.games.cuttle.uses import targets, uses
from cardtable.games.cuttle.zones import POINTS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


class Refusal:
    """Finds why a line is not legal. It may tell nothing that its seat can't see."""

    def __init__(self, state: Cuttle, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hand(seat)
        self.ranks = state.ranks

    def of(self, said: list[Word]) -> Bar:
        """Why that line is none."""
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        if self.seat != self.state.turn:
            return self._out_of_turn(verb)
        match self.state.memory.phase:
            case "counter":
                return self._answer(verb, run)
            case "take":
                return self._take(verb, run)
            case "drawn":
                return self._drawn(verb, rest, run)
            case "discard" | "limit":
                return self._give_up(verb, run)
        match verb:
            case "counter" | "allow":
                return self._nothing_waits(self.state.clockwise(self.seat)[-2])
            case "take":
                return _no("only-takes", 13, ranks=self._with("rummage"))
            case "discard":
                if any(one not in self.hand for one in run):
                    return self._not_in_hand()
                return _no("discard", 5)
            case "draw":
                if not self.state.zones["draw"]:
                    return _no("no-draw-pile", 33)
                return _no("full", 37)
            case "pass":
                return _no("pass", 33)
        return self._play(verb, rest, run)

    # ------------------------------------------------------------------ out of the usual turn

    def _out_of_turn(self, verb: Word) -> Bar:
        state, memory = self.state, self.state.memory
        if verb == "counter" and memory.played_by:
            if self.seat == memory.played_by[-1]:
                return _no("own-counter", 28)
            if self.seat == memory.player and not state.options.counter_chain:
                return _no("counter-counter", 27)
        elif verb == "counter" and self.seat == state.clockwise(memory.player)[-2]:
            # who has just had the turn could only mean a counter that was played in it
            if not state.options.counter_chain:
                return _no("counter-counter", 27)
            return self._nothing_waits(memory.player)
        elif verb == "counter":
            return self._nothing_waits(memory.player)
        return _no("turn", 28 if memory.played_by else 4, who=state.turn)

    def _nothing_waits(self, player: Seat) -> Bar:
        """A counter, or its refusal, that comes after what `player` did."""
        if self.state.shielded(player):
            return _no("guarded", 29, who=player)
        return _no("nothing-waits", 26)

    def _answer(self, verb: Word, run: list[Card]) -> Bar:
        if verb != "counter":
            return _no("answer", 28)
        if len(run) != 1:
            return _no("one-two", 27)
        if run[0] not in self.hand:
            return self._not_in_hand()
        if run[0].rank != COUNTER:
            return _no("only-two", 26)
        return self._is_frozen()

    def _take(self, verb: Word, run: list[Card]) -> Bar:
        if verb != "take" or len(run) != 1:
            return _no("take", 13)
        if run[0] not in self.state.zones["scrap"]:
            return _no("not-scrapped", 13)
        return _no("takes-itself", 13, ranks=self._with("rummage"))

    def _drawn(self, verb: Word, rest: list[Word], run: list[Card]) -> Bar:
        drawn = self.state.zones["drawn"]
        if not uses(self.state, self.seat, drawn):
            return _no("give-one-drawn", 40)
        if verb not in {"points", "scuttle", "action"}:
            return _no("turned-up", 17)
        if run and not any(one in drawn for one in run):
            return _no("turned-up", 17)
        return self._play(verb, rest, run)

    def _give_up(self, verb: Word, run: list[Card]) -> Bar:
        state = self.state
        count = state.to_give_up()
        number = 41 if state.memory.phase == "limit" else 43
        if state.turn != state.memory.player:
            number = 40
        if verb == "discard" and len(set(run)) == len(run) == count:
            return self._not_in_hand()
        return _no("give-up", number, count=count)

    # ------------------------------------------------------------------ playing a card

    def _play(self, verb: Word, rest: list[Word], run: list[Card]) -> Bar:
        """One's card, then what it is aimed at."""
        most = 1 if verb == "points" else 2
        if not run:
            return _no("name-card", 5)
        held = self.hand if self.state.memory.phase == "turn" else self.state.zones["drawn"]
        mine = next((one for one in run if one in held), None)
        if mine is None:
            return self._not_in_hand()
        if len(run) > most:
            return _no("one-card", 5)
        others = [one for one in run if one is not mine]
        target = others[0] if others else None
        if held is self.hand and mine.name in self.state.memory.frozen.get(self.seat, ()):
            return self._is_frozen()
        if target is not None and not self.state.zone_of(target):
            return _no("not-on-table", 2)
        if verb == "points":
            return _no("points", 7)
        if verb == "scuttle":
            return self._scuttle(mine, target)
        return self._action(mine, target, [word for word in rest if isinstance(word, str)])

    def _scuttle(self, mine: Card, target: Card | None) -> Bar:
        if not self.ranks.value[mine]:
            return _no("scuttle", 8)
        if target is None:
            return _no("name-scuttled", 8)
        zone = self.state.zone_of(target)
        if not zone.endswith(".points") or target.rank == JACK:
            return _no("scuttled", 8)
        if zone == POINTS[self.seat]:
            return _no("yours", 8)
        if mine.rank == target.rank:  # CU-1
            return _no("lower-suit", 8, card=mine, target=target)
        return _no("lower", 8, card=mine, target=target)

    def _action(self, mine: Card, target: Card | None, seats: list[Seat]) -> Bar:
        power = self.ranks.power[mine]
        if power == "none":
            return _no("no-power", 25, card=mine)
        number = ACTIONS[power].RULE
        if power in AIMED:
            if seats:
                return _no("aims-at-card", number)
            if target is None:
                if not targets(self.state, self.seat, power):
                    return self._nothing(power)
                return _no("name-aim", number)
            return self._aimed(power, target)
        if target is not None:
            how = "player" if power in {"raid", "glasses"} else "alone"
            return _no("no-target", number, card=mine, how=how)
        if power in {"raid", "glasses"}:
            return self._against(power, seats)
        if seats:
            return _no("no-player", number)
        return Bar(ACTIONS[power].IDLE, rule="CU-10")

    def _nothing(self, power: Power) -> Bar:
        """Nothing on the table is there for a Two, a Nine or a Jack."""
        state = self.state
        guard = next((each for each in state.others[self.seat] if state.shielded(each)), "")
        if power == "steal" and guard and state.points(guard):
            return _no("guarded-points", 23, who=guard)
        if power == "steal":
            return _no("nothing-to-steal", 10)
        return _no("nothing-to-remove", 10)

    def _against(self, power: Power, seats: list[Seat]) -> Bar:
        state, number = self.state, ACTIONS[power].RULE
        if len(state.seats) == 2:
            if seats == [self.seat]:
                return _no("yourself", number)
            if seats:
                return _no("card-alone", number)
            return _no("empty-hand", 10)
        if not any(state.hand(other) for other in state.others[self.seat]) and power == "raid":
            return _no("empty-hands", 10)
        if len(seats) != 1:
            return _no("name-player", number)
        if seats[0] not in state.seats:
            return _no("no-seat", number)
        if seats[0] == self.seat:
            return _no("yourself", number)
        if power == "glasses" or state.hand(seats[0]):
            return _no("card-first", number)
        return _no("empty-hand", 10)

    def _aimed(self, power: Power, target: Card) -> Bar:
        """A Two, a Nine or a Jack at a card on the table that it can't have."""
        state, number = self.state, ACTIONS[power].RULE
        zone = state.zone_of(target)
        point = zone.endswith(".points") and target.rank != JACK
        any_point = power == "return_effect" and state.options.nine == "opponent_any"
        if power == "steal":
            if not point:
                return _no("stolen", number)
            if zone == POINTS[self.seat]:
                return _no("yours", number)
        elif point and not any_point:
            return _no("points-safe", number)
        elif zone.endswith(".points") and not point and self._buried(target, zone):
            return _no("under-jack", "R4")
        controller = state.controller(target)
        if controller == self.seat:
            return _no("only-theirs", 40 if power == "return_effect" else 42)
        return _no("queen", 23, who=controller)

    def _buried(self, jack: Card, zone: str) -> bool:
        row = self.state.zones[zone]
        return any(after.rank == JACK for after in row[row.index(jack) + 1 :][:1])

    # ------------------------------------------------------------------ the same everywhere

    def _not_in_hand(self) -> Bar:
        """The same wherever the card is, so that it tells nothing (CU-2)."""
        return _no("not-in-hand", 2)

    def _is_frozen(self) -> Bar:
        return _no("frozen", 20, ranks=self._with("return_effect"))

    def _with(self, power: Power) -> tuple[str, ...]:
        """The ranks that have a power."""
        return ranks_with(self.state, power)


def _no(key: str, number: int | str, **about: Value) -> Bar:
    return Bar(f"cuttle.no-{key}", about, rule=f"CU-{number}")
