"""Skeleton. Rule numbers: `rules/skeleton.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.cards import Card, pack_of_52
from cardtable.engine.notation import Grammar, Move, Seat
from cardtable.engine.rules import TableError
from cardtable.engine.state import State, ZoneSpec
from cardtable.games.skeleton import options as schema

if TYPE_CHECKING:
    from cardtable.engine.guide import Guide
    from cardtable.engine.rules import Rules


class Skeleton(State[schema.Options, schema.Memory]):
    """Lay a card of the suit or the rank on top; the first player without cards wins."""

    ID: ClassVar[str] = "skeleton"
    RULE: ClassVar[str] = "SK"
    ZONES: ClassVar[dict[str, ZoneSpec]] = {
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "p.hand": ZoneSpec("owner"),
    }
    GRAMMAR: ClassVar[Grammar] = {"play": ("card",), "draw": (), "pass": ()}
    Options: ClassVar[type[Any]] = schema.Options
    Memory: ClassVar[type[Any]] = schema.Memory
    Extras: ClassVar[type[Any]] = schema.Extras

    # ------------------------------------------------------------------ before the game

    @classmethod
    def check_table(cls, rules: Rules, seats: int) -> None:
        """One card must be left to begin the pile (SK-1)."""
        if rules.options.hand_size * seats >= 52:
            message = f"the pack is too small for {seats} hands of {rules.options.hand_size}"
            raise TableError(message)

    def pack(self) -> list[Card]:
        """One pack."""
        return pack_of_52()

    def setup(self, carry: dict[str, Any]) -> None:  # noqa: ARG002 - nothing is carried over
        """Shuffle, deal, turn up the first card of the pile (SK-1)."""
        self.turn = self.chance.toss(self.seats)
        self.bring(self.cards, "draw")
        self.shuffle("draw")
        for _ in range(self.options.hand_size):
            for seat in self.seats:
                self.put(self.zones["draw"][-1], "draw", f"{seat}.hand")
        self.put(self.zones["draw"][-1], "draw", "pile")

    # ------------------------------------------------------------------ moves

    def fits(self, one: Card) -> bool:
        """Whether a card may be laid now (SK-2)."""
        top = self.zones["pile"][-1]
        return one.suit == top.suit or one.rank == top.rank

    def turn_moves(self) -> list[Move]:
        """Every legal line of the player whose turn it is (SK-2, SK-3, SK-4)."""
        hand = self.zones[f"{self.turn}.hand"]
        moves = [f"play {one.name}" for one in hand if self.fits(one)]
        if self.zones["draw"]:
            moves.append("draw")
        return moves or ["pass"]

    def perform(self, seat: Seat, said: list[Any]) -> None:
        """Carry out a legal line."""
        hand = f"{seat}.hand"
        self.memory.passes = self.memory.passes + 1 if said[0] == "pass" else 0
        match said:
            case "play", one:
                self.put(one, hand, "pile")
                self.say(seat, "played", card=one)
            case ["draw"]:
                self.put(self.zones["draw"][-1], "draw", hand)
                self.say(seat, "drew")
            case _:
                self.say(seat, "passed")
        if not self.zones[hand] or self.memory.passes == len(self.seats):  # SK-5
            self._over()
        else:
            self.turn = self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def _over(self) -> None:
        """The fewer cards a player holds, the better (SK-5)."""
        score = self.score()
        ranking = [
            [seat for seat in self.seats if score[seat] == count]
            for count in sorted(set(score.values()))
        ]
        self.say(None, "over")
        self.finish("out" if 0 in score.values() else "stuck", ranking, {"winners": ranking[0]})

    def score(self) -> dict[Seat, int]:
        """How many cards each player holds."""
        return {seat: len(self.zones[f"{seat}.hand"]) for seat in self.seats}

    # ------------------------------------------------------------------ what is told

    @classmethod
    def guide(cls) -> Guide[Skeleton]:
        """All that the game tells."""
        from cardtable.games.skeleton.told import GUIDE

        return GUIDE
