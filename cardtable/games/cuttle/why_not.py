"""Why a line is refused in Cuttle, in words and with the rule's number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, rank_word
from cardtable.engine.notation import Illegal, Seat, Word
from cardtable.engine.options import SUIT_WORDS
from cardtable.games.cuttle.options import AIMED, COUNTER, JACK, Power
from cardtable.games.cuttle.uses import targets, uses
from cardtable.games.cuttle.zones import POINTS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle

_NUMBERS: dict[Power, int] = {
    "scrap_points": 11,
    "scrap_effect": 12,
    "rummage": 13,
    "raid": 14,
    "draw": 15,
    "scrap_effects": 16,
    "drawn_play": 17,
    "glasses": 18,
    "return_effect": 19,
    "steal": 21,
    "shield": 23,
    "crown": 24,
}
"""The rule of each power."""


class Refusal:
    """Finds the words for a line that is not legal. It may tell nothing that its seat can't see."""

    def __init__(self, state: Cuttle, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hand(seat)
        self.ranks = state.ranks

    def of(self, said: list[Word]) -> Illegal:
        """The words for that line."""
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
                return _no(f"only {self._named('rummage')} takes cards from the scrap pile", 13)
            case "discard":
                if any(one not in self.hand for one in run):
                    return self._not_in_hand()
                return _no("nothing is discarded now: play a card, or draw", 5)
            case "draw":
                if not self.state.zones["draw"]:
                    return _no("the draw pile is empty", 33)
                return _no("your hand is full", 37)
            case "pass":
                return _no("draw or play", 33)
        return self._play(verb, rest, run)

    # ------------------------------------------------------------------ out of the usual turn

    def _out_of_turn(self, verb: Word) -> Illegal:
        state, memory = self.state, self.state.memory
        if verb == "counter" and memory.played_by:
            if self.seat == memory.played_by[-1]:
                return _no("you can't counter your own card", 28)
            if self.seat == memory.player and not state.options.counter_chain:
                return _no("a counter can't be countered", 27)
        elif verb == "counter" and self.seat == state.clockwise(memory.player)[-2]:
            # who has just had the turn could only mean a counter that was played in it
            if not state.options.counter_chain:
                return _no("a counter can't be countered", 27)
            return self._nothing_waits(memory.player)
        elif verb == "counter":
            return self._nothing_waits(memory.player)
        return _no(f"it's {state.turn}'s turn", 28 if memory.played_by else 4)

    def _nothing_waits(self, player: Seat) -> Illegal:
        """A counter, or its refusal, that comes after what `player` did."""
        if self.state.shielded(player):
            return _no(f"can't be countered: {player}'s Queen protects what {player} plays", 29)
        return _no("there is nothing to counter: points and scuttles can't be countered", 26)

    def _answer(self, verb: Word, run: list[Card]) -> Illegal:
        if verb != "counter":
            return _no("answer first: counter, or allow", 28)
        if len(run) != 1:
            return _no("counter with one Two", 27)
        if run[0] not in self.hand:
            return self._not_in_hand()
        if run[0].rank != COUNTER:
            return _no("you are asked to counter, and only a Two can", 26)
        return self._is_frozen()

    def _take(self, verb: Word, run: list[Card]) -> Illegal:
        if verb != "take" or len(run) != 1:
            return _no("take one card from the scrap pile", 13)
        if run[0] not in self.state.zones["scrap"]:
            return _no("that card isn't in the scrap pile", 13)
        named = self._named("rummage")
        return _no(f"{named} can't take {named} in this game", 13)

    def _drawn(self, verb: Word, rest: list[Word], run: list[Card]) -> Illegal:
        drawn = self.state.zones["drawn"]
        if not uses(self.state, self.seat, drawn):
            return _no("give up exactly 1 of the drawn cards", 40)
        if verb not in {"points", "scuttle", "action"}:
            return _no("you must play the turned-up card", 17)
        if run and not any(one in drawn for one in run):
            return _no("you must play the turned-up card", 17)
        return self._play(verb, rest, run)

    def _give_up(self, verb: Word, run: list[Card]) -> Illegal:
        state = self.state
        count = state.to_give_up()
        number = 41 if state.memory.phase == "limit" else 43
        if state.turn != state.memory.player:
            number = 40
        if verb == "discard" and len(set(run)) == len(run) == count:
            return self._not_in_hand()
        return _no(f"give up exactly {count} {'card' if count == 1 else 'cards'}", number)

    # ------------------------------------------------------------------ playing a card

    def _play(self, verb: Word, rest: list[Word], run: list[Card]) -> Illegal:
        """One's card, then what it is aimed at."""
        most = 1 if verb == "points" else 2
        if not run:
            return _no("name the card to play", 5)
        held = self.hand if self.state.memory.phase == "turn" else self.state.zones["drawn"]
        mine = next((one for one in run if one in held), None)
        if mine is None:
            return self._not_in_hand()
        if len(run) > most:
            return _no("a turn is one card: name it, and what it is aimed at", 5)
        others = [one for one in run if one is not mine]
        target = others[0] if others else None
        if held is self.hand and mine.name in self.state.memory.frozen.get(self.seat, ()):
            return self._is_frozen()
        if target is not None and not self.state.zone_of(target):
            return _no("that card isn't on the table", 2)
        if verb == "points":
            return _no("only A to 10 count points", 7)
        if verb == "scuttle":
            return self._scuttle(mine, target)
        return self._action(mine, target, [word for word in rest if isinstance(word, str)])

    def _scuttle(self, mine: Card, target: Card | None) -> Illegal:
        if not self.ranks.value[mine]:
            return _no("only A to 10 can scuttle", 8)
        if target is None:
            return _no("name the point card to scuttle", 8)
        zone = self.state.zone_of(target)
        if not zone.endswith(".points") or target.rank == JACK:
            return _no("only point cards can be scuttled", 8)
        if zone == POINTS[self.seat]:
            return _no("that's yours already", 8)
        if mine.rank == target.rank:  # CU-1
            low, high = (SUIT_WORDS[one.suit].says[:-1].lower() for one in (mine, target))
            return _no(f"{mine.name} is lower than {target.name}: {high} beat {low}", 8)
        return _no(f"{mine.name} is lower than {target.name}", 8)

    def _action(self, mine: Card, target: Card | None, seats: list[Seat]) -> Illegal:
        power = self.ranks.power[mine]
        if power == "none":
            return _no(f"{rank_word(mine.rank, 2)} have no power", 25)
        number = _NUMBERS[power]
        if power in AIMED:
            if seats:
                return _no("it is aimed at a card, not at a player", number)
            if target is None:
                if not targets(self.state, self.seat, power):
                    return self._nothing(power)
                return _no("name the card to aim it at", number)
            return self._aimed(power, target)
        if target is not None:
            how = "against a player" if power in {"raid", "glasses"} else "by itself"
            return _no(f"{mine.name} isn't aimed at a card: it is played {how}", number)
        if power in {"raid", "glasses"}:
            return self._against(power, seats)
        if seats:
            return _no("it isn't aimed at a player", number)
        if power == "rummage":
            return _no("the scrap pile is empty", 10)
        return _no("there are no cards to draw", 10)

    def _nothing(self, power: Power) -> Illegal:
        """Nothing on the table is there for a Two, a Nine or a Jack."""
        state = self.state
        guard = next((each for each in state.others[self.seat] if state.shielded(each)), "")
        if power == "steal" and guard and state.points(guard):
            return _no(f"{guard}'s Queen protects what is there", 23)
        if power == "steal":
            return _no("nobody else has points to steal", 10)
        return _no("no royal or glasses are in play", 10)

    def _against(self, power: Power, seats: list[Seat]) -> Illegal:
        state, number = self.state, _NUMBERS[power]
        if len(state.seats) == 2:
            if seats == [self.seat]:
                return _no("not against yourself", number)
            if seats:
                return _no("with one opponent, name the card alone", number)
            return _no("their hand is empty", 10)
        if not any(state.hand(other) for other in state.others[self.seat]) and power == "raid":
            return _no("their hands are empty", 10)
        if len(seats) != 1:
            return _no("name the player to aim it at", number)
        if seats[0] not in state.seats:
            return _no(f"there is no seat {seats[0]} at this table", number)
        if seats[0] == self.seat:
            return _no("you can't aim it at yourself", number)
        if power == "glasses" or state.hand(seats[0]):
            return _no("name the card first, then the player", number)
        return _no("their hand is empty", 10)

    def _aimed(self, power: Power, target: Card) -> Illegal:
        """A Two, a Nine or a Jack at a card on the table that it can't have."""
        state, number = self.state, _NUMBERS[power]
        zone = state.zone_of(target)
        point = zone.endswith(".points") and target.rank != JACK
        any_point = power == "return_effect" and state.options.nine == "opponent_any"
        if power == "steal":
            if not point:
                return _no("only point cards can be stolen", number)
            if zone == POINTS[self.seat]:
                return _no("that's yours already", number)
        elif point and not any_point:
            return _no("point cards are safe from it", number)
        elif zone.endswith(".points") and not point and self._buried(target, zone):
            return Illegal("another Jack lies on it", "CU-R4")
        controller = state.controller(target)
        if controller == self.seat:
            return _no(
                "it works only on an opponent's card", 40 if power == "return_effect" else 42
            )
        return _no(f"{controller}'s Queen protects it", 23)

    def _buried(self, jack: Card, zone: str) -> bool:
        row = self.state.zones[zone]
        return any(after.rank == JACK for after in row[row.index(jack) + 1 :][:1])

    # ------------------------------------------------------------------ the same words everywhere

    def _not_in_hand(self) -> Illegal:
        """The same wherever the card is, so that it tells nothing (CU-2)."""
        return _no("that card isn't in your hand", 2)

    def _is_frozen(self) -> Illegal:
        return _no(f"returned by {self._named('return_effect')}: it must wait a turn", 20)

    def _named(self, power: Power) -> str:
        """The ranks that have a power, as one says it: `a Three`, `a Three or Ten`."""
        powers = self.state.options.powers
        ranks = [rank_word(rank).capitalize() for rank, word in powers.items() if word == power]
        named = " or ".join(ranks) or "card of these rules"
        return f"an {named}" if named[0] in "AE" else f"a {named}"


def _no(reason: str, number: int) -> Illegal:
    return Illegal(reason, f"CU-{number}")
