"""Three small games that computer players know nothing of."""

from dataclasses import dataclass
from typing import ClassVar

from cardtable.engine.cards import RANKS, pack_of_52
from cardtable.engine.clean import Names
from cardtable.engine.guide import Guide
from cardtable.engine.rules import Rules
from cardtable.engine.state import State, ZoneSpec


@dataclass(frozen=True)
class Nothing:
    """Options of games that have none, and their extras."""


@dataclass
class Asked:
    """What Go Fish remembers."""

    passes: int = 0


@dataclass
class Count:
    """What the cards on Ninety-Nine's pile add up to."""

    total: int = 0


class Small(State):
    """What the three have in common."""

    RULE: ClassVar[str] = "SM"
    Options: ClassVar[type] = Nothing
    Extras: ClassVar[type] = Nothing
    HAND: ClassVar[int] = 5

    def pack(self):
        return pack_of_52()

    def setup(self, carry):
        self.turn = self.seats[0]
        self.bring(self.cards, "draw")
        self.shuffle("draw")
        for _ in range(self.HAND):
            for seat in self.seats:
                self.put(self.zones["draw"][-1], "draw", f"{seat}.hand")

    def hand(self, seat):
        return self.zones[f"{seat}.hand"]

    def next_to(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def draw(self, seat):
        if self.zones["draw"]:
            self.put(self.zones["draw"][-1], "draw", f"{seat}.hand")

    def ranked(self, best_first):
        order = [*dict.fromkeys(sorted(best_first.values()))]
        ranking = [[seat for seat in self.seats if best_first[seat] == each] for each in order]
        self.finish("over", ranking, {})

    @classmethod
    def guide(cls):
        return Guide(lambda *_: None)


class CrazyEights(Small):
    """A suit or a rank that lies on top; eights go on anything; the first without cards wins."""

    ID: ClassVar[str] = "crazy-eights"
    ZONES: ClassVar = {
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "p.hand": ZoneSpec("owner"),
    }
    GRAMMAR: ClassVar = {"play": ("card",), "draw": (), "pass": ()}
    Memory: ClassVar[type] = Asked

    def setup(self, carry):
        super().setup(carry)
        self.put(self.zones["draw"][-1], "draw", "pile")

    def turn_moves(self):
        top = self.zones["pile"][-1]
        fit = [
            one
            for one in self.hand(self.turn)
            if one.rank == "8" or one.suit == top.suit or one.rank == top.rank
        ]
        return [f"play {one.name}" for one in fit] or ["draw" if self.zones["draw"] else "pass"]

    def perform(self, seat, said):
        self.memory.passes = self.memory.passes + 1 if said[0] == "pass" else 0
        if said[0] == "play":
            self.put(said[1], f"{seat}.hand", "pile")
        elif said[0] == "draw":
            self.draw(seat)
        if not self.hand(seat) or self.memory.passes == len(self.seats):
            self.ranked({each: len(self.hand(each)) for each in self.seats})
        else:
            self.turn = self.next_to(seat)


class NinetyNine(Small):
    """Cards add up; who can't stay below a hundred has lost. Tens take ten off, kings make 99."""

    ID: ClassVar[str] = "ninety-nine"
    HAND: ClassVar[int] = 3
    ZONES: ClassVar = {
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "p.hand": ZoneSpec("owner"),
    }
    GRAMMAR: ClassVar = {"play": ("card",), "lose": ()}
    Memory: ClassVar[type] = Count

    def after(self, one):
        total = self.memory.total
        if one.rank == "K":
            return 99
        if one.rank == "10":
            return max(0, total - 10)
        if one.rank == "9":
            return total
        return (
            total
            + {"A": 1, "J": 10, "Q": 10}.get(one.rank, 0)
            + (int(one.rank) if one.rank.isdigit() else 0)
        )

    def turn_moves(self):
        fit = [one for one in self.hand(self.turn) if self.after(one) <= 99]
        return [f"play {one.name}" for one in fit] or ["lose"]

    def perform(self, seat, said):
        if said[0] == "lose":
            self.ranked({each: int(each == seat) for each in self.seats})
            return
        self.memory.total = self.after(said[1])
        self.put(said[1], f"{seat}.hand", "pile")
        self.draw(seat)
        self.turn = self.next_to(seat)


class GoFish(Small):
    """Ask for a rank that you hold; four of a rank are a book, and most books win."""

    ID: ClassVar[str] = "go-fish"
    HAND: ClassVar[int] = 7
    ZONES: ClassVar = {
        "draw": ZoneSpec("none", ordered=True),
        "p.hand": ZoneSpec("owner"),
        "p.books": ZoneSpec("all"),
    }
    GRAMMAR: ClassVar = {"ask": ("card",), "pass": ()}
    Memory: ClassVar[type] = Asked

    def turn_moves(self):
        held = {one.rank: one for one in sorted(self.hand(self.turn), key=lambda one: one.name)}
        return [f"ask {one.name}" for one in held.values()] or ["pass"]

    def perform(self, seat, said):
        other, got = self.next_to(seat), []
        if said[0] == "ask":
            self.reveal([said[1]], f"{seat}.hand")
            got = [one for one in self.hand(other) if one.rank == said[1].rank]
            if got:
                self.move(got, f"{other}.hand", f"{seat}.hand")
        if not got:
            self.draw(seat)
        for rank in RANKS:
            four = [one for one in self.hand(seat) if one.rank == rank]
            if len(four) == 4:
                self.move(four, f"{seat}.hand", f"{seat}.books")
        if not self.zones["draw"] and not (self.hand(seat) and self.hand(other)):
            self.ranked({each: -points for each, points in self.score().items()})
        elif not got:
            self.turn = other
        elif not self.hand(seat):
            self.draw(seat)
            self.turn = seat if self.hand(seat) else other

    def score(self):
        return {seat: len(self.zones[f"{seat}.books"]) // 4 for seat in self.seats}


def rules_of(game):
    return Rules(game.ID, game, Names(game.ID), (2, 2), Nothing(), Nothing())


GAMES = {game.ID: rules_of(game) for game in (CrazyEights, NinetyNine, GoFish)}
