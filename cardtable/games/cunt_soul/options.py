"""Cunt-Soul's options, and what the game remembers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER
from cardtable.engine.clean import Names
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, option

Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X"]
FaceRank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Power = Literal[
    "overrule", "bind", "run", "swap", "mirror", "call", "skip", "open", "burn", "choose", "extend",
    "reverse", "toll", "neutralise",
]  # fmt: skip
FieldPower = Literal[
    "none", "firm", "triple", "single", "bottom", "flipped", "bifurcate", "double", "level",
    "phoenix", "appoint", "flat", "inverted", "big_hand", "mute",
]  # fmt: skip
Called = Literal["higher", "lower"]
Phase = Literal["choose", "turn", "burn", "extend", "run", "swap", "call", "next", "over"]

RISING = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks from low to high (section 1)."""

OF_RANK = ("overrule", "mirror")
"""Abilities that belong to a link's rank; all others go with its value (CS-R1, CS-R2)."""

STACKING = ("swap", "skip", "reverse", "toll")
"""Powers that count how many cards were played together (CS-17)."""

POWERS: dict[str, tuple[str, ...]] = {
    "2": ("overrule",),
    "3": ("bind",),
    "4": ("run",),
    "5": ("swap",),
    "6": ("overrule", "mirror"),
    "7": ("overrule", "call"),
    "8": ("skip",),
    "9": ("open",),
    "10": ("overrule", "burn"),
    "J": ("choose",),
    "Q": ("extend",),
    "K": ("reverse",),
    "A": ("toll",),
    "X": ("neutralise",),
}
"""What the cards of a rank can do in the game of the page (section 6)."""

FIELD_POWERS = {
    "2": "firm",
    "3": "triple",
    "4": "single",
    "5": "bottom",
    "6": "flipped",
    "7": "bifurcate",
    "8": "double",
    "9": "level",
    "10": "phoenix",
    "J": "appoint",
    "Q": "flat",
    "K": "inverted",
    "A": "big_hand",
    "X": "mute",
}
"""What a card of a rank does as field card (section 7)."""


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    powers: dict[Rank, tuple[Power, ...]] = option(POWERS, rule="CS-22", merge=True)  # noqa: RUF009 - option() makes a field
    field_powers: dict[Rank, FieldPower] = option(FIELD_POWERS, rule="CS-42", merge=True)  # noqa: RUF009 - option() makes a field
    packs: Annotated[int, Range(0, 3)] = option(0, rule="CS-1")
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] = option(
        "random", rule="CS-5", values="dealer"
    )
    down: Annotated[int, Range(0, 4)] = option(3, rule="CS-2")
    up: Annotated[int, Range(0, 4)] = option(3, rule="CS-3")
    hand: Annotated[int, Range(1)] = option(9, rule="CS-2")
    hand_size: Annotated[int, Range(1, 9)] = option(5, rule="CS-11")
    burn_kind: Literal[0, 3, 4, 5, 6, 7, 8] = option(4, rule="CS-60")
    field_change_cost: Literal["horizontal", "none"] = option("horizontal", rule="CS-71")
    field_changes_max: Annotated[int, Range(0, 9)] = option(3, rule="CS-70")
    pickup: Literal["forced", "free"] = option("forced", rule="CS-10")
    after_burn: Literal["next", "again"] = option("next", rule="CS-16")
    run_wrap: bool = option(default=False, rule="CS-24")
    down_swap: Literal["blind", "look"] = option("blind", rule="CS-45")
    queen_last: Literal["pickup", "out"] = option("pickup", rule="CS-83")
    last_card: Literal["field", "down"] = option("field", rule="CS-83")
    stall_turns: Annotated[int, Range(0)] = option(200, rule="CS-85")
    evening_to: Annotated[int, Range(0, 20)] = option(0, rule="CS-86")

    def __post_init__(self) -> None:
        # A rank that is not named has its usual abilities; `[]` and `none` take them away.
        object.__setattr__(self, "powers", POWERS | dict(self.powers))
        object.__setattr__(self, "field_powers", FIELD_POWERS | dict(self.field_powers))
        problems: list[Problem] = []
        if self.hand <= self.up:
            problems.append((("hand",), Fact("cunt-soul.wrong-hand", {"up": self.up})))
        for rank, words in self.powers.items():
            if len([word for word in words if word not in OF_RANK]) > 1:
                problems.append((("powers", rank), Fact("cunt-soul.wrong-two-powers")))
            if ("neutralise" in words) > (rank == JOKER):
                problems.append((("powers", rank), Fact("cunt-soul.wrong-undoing")))
        if problems:
            raise OptionError(problems)

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        burns = any("burn" in words for words in self.powers.values())
        if not burns and not self.burn_kind:
            yield ("burn_kind",), Fact("cunt-soul.doubt-unburnt")
        if not self.stall_turns:
            yield ("stall_turns",), Fact("options.doubt-endless")
        if self.down_swap == "look" and not any("swap" in does for does in self.powers.values()):
            yield ("down_swap",), Fact("cunt-soul.doubt-no-swaps")
        if self.field_change_cost == "horizontal" and not self.up and self.field_changes_max:
            yield ("field_change_cost",), Fact("cunt-soul.doubt-no-cost")


@dataclass(frozen=True)
class Extras:
    """What Cunt-Soul's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("the Sole-Cunt", "the Sole Count"))
    order: tuple[FaceRank, ...] = option(RISING, rule="CS-1", values="rank", ordered=True)
    card_names: dict[Rank, Names] = field(default_factory=dict)
    """What people call the cards for what they do, by rank."""
    field_names: dict[Rank, Names] = field(default_factory=dict)
    """What they call them as field cards."""

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            raise OptionError([((), Fact("options.wrong-order"))])


@dataclass(slots=True)
class Last:
    """How the top link came there (section 4). Never changed in place.

    Where a run lies on the pile, all but `run` is about the link that started it.
    """

    by: Seat
    power: Power | None = None
    """The power that acted as the link landed."""
    next: Seat | None = None
    """The seat that would have been next without it."""
    seats: int = 0
    """How many seats were in."""
    high: bool = False
    """Whether it was a live mirror on a higher value (CS-62)."""
    run: int = 0
    """How many links of a run lie there."""
    swaps: tuple[str, ...] = ()
    """The swaps made: `KD 2S` (given, taken) or `KD 2 4C` (given, place, taken)."""


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state` (section 4)."""

    phase: Phase = "turn"
    dealer: Seat = "p1"
    direction: Literal[1, -1] = 1
    call: Called | None = None
    links: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    last: Last | None = None
    horizontal: tuple[str, ...] = ()
    changes: dict[Seat, int] = field(default_factory=dict)
    out: tuple[Seat, ...] = ()
    lingering: tuple[str, ...] = ()
    quiet: int = 0
    changed: bool = False
    owed: int = 0
    swaps: int = 0
    looked: int | None = None
    burnt: bool = False
    progress: bool = False
