"""A game without rules, which has a zone of every kind: `docs/layouts.md` shows its tables."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cardtable.engine.cards import pack_of_52
from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.options import Range, option
from cardtable.engine.state import State, ZoneSpec


@dataclass(frozen=True)
class Options:
    """What layouts show."""

    rounds: Annotated[int, Range(1, 9)] = option(5, rule="DE-1")


@dataclass(frozen=True)
class Extras:
    """None."""


@dataclass
class Memory:
    """What layouts show."""

    suit: str = "H"
    round: int = 2
    dealer: tuple[str, ...] = ("p2",)


class Demo(State):
    """Cards lie there; one may be played."""

    ID: ClassVar[str] = "demo"
    RULE: ClassVar[str] = "DE"
    EVERY: ClassVar = {
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "out": ZoneSpec("all", ordered=True),
        "p.hand": ZoneSpec("owner"),
        "p.row": ZoneSpec("all", ordered=True),
        "p.won": ZoneSpec("all"),
        "p.column": ZoneSpec("all", ordered=True),
    }
    ZONES: ClassVar = EVERY
    DEALT: ClassVar = {"pile": 4, "out": 3, "p.hand": 5, "p.row": 3, "p.won": 3, "p.column": 3}
    """How many cards lie in a zone, where the layout has it (`tools/layouts.py`)."""
    GRAMMAR: ClassVar = {"play": ("card",), "draw": ()}
    Options: ClassVar[type] = Options
    Extras: ClassVar[type] = Extras
    Memory: ClassVar[type] = Memory

    def pack(self):
        return pack_of_52()

    def setup(self, carry):
        del carry
        self.turn = self.seats[0]
        self.bring(self.cards, "draw")
        self.shuffle("draw")
        for zone, count in self.DEALT.items():
            owned = [f"{seat}{zone[1:]}" for seat in self.seats]
            for place in filter(self.zones.__contains__, [zone, *owned]):
                for _ in range(count):
                    self.put(self.zones["draw"][-1], "draw", place)

    def turn_moves(self):
        return [f"play {one.name}" for one in self.zones[f"{self.turn}.hand"]] + ["draw"]

    def perform(self, seat, said):
        del seat, said
        self.finish("over", [list(self.seats)], {})

    @classmethod
    def worth(cls, rules, card):
        del rules
        return int(card.rank) if card.rank.isdigit() else 10

    @classmethod
    def guide(cls):
        return Guide(lambda *_: Bar("demo.no"))


GAME = Demo
