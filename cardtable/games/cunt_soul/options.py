"""Cunt-Soul's options, and what the game remembers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER
from cardtable.engine.notation import Seat
from cardtable.engine.options import Range, option
from cardtable.engine.rules import Names

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

    powers: dict[Rank, tuple[Power, ...]] = option(  # noqa: RUF009 - option() makes a field
        POWERS, "what cards can do when played, by rank", merge=True
    )
    field_powers: dict[Rank, FieldPower] = option(  # noqa: RUF009 - the same
        FIELD_POWERS, "what field cards do, by rank", merge=True
    )
    packs: Annotated[int, Range(0, 3)] = option(0, "packs of cards; 0: one for every four players")
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] = option(
        "random", "who deals the first game of a sitting"
    )
    down: Annotated[int, Range(0, 4)] = option(3, "face-down cards dealt to everybody")
    up: Annotated[int, Range(0, 4)] = option(3, "face-up cards that each player chooses")
    hand: Annotated[int, Range(1)] = option(9, "hand cards dealt, to choose from")
    hand_size: Annotated[int, Range(1, 9)] = option(5, "cards that a hand is filled up to")
    burn_kind: Literal[0, 3, 4, 5, 6, 7, 8] = option(
        4, "how many cards of one rank burn the pile; 0: never"
    )
    field_change_cost: Literal["horizontal", "none"] = option(
        "horizontal", "what a new field card costs: an upright face-up card, or nothing"
    )
    field_changes_max: Annotated[int, Range(0, 9)] = option(
        3, "how often you may change your field card; 0: never"
    )
    pickup: Literal["forced", "free"] = option(
        "forced", "pick up only when you can't play, or whenever you like"
    )
    after_burn: Literal["next", "again"] = option(
        "next", "whose turn it is when the pile has burned: the next seat's, or the burner's again"
    )
    run_wrap: bool = option(default=False, say="a run may go on from the last rank to the first")
    down_swap: Literal["blind", "look"] = option(
        "blind", "swap a face-down card unseen, or look at it first"
    )
    queen_last: Literal["pickup", "out"] = option(
        "pickup", "if your last card must be followed: you pick up, or you are out all the same"
    )
    last_card: Literal["field", "down"] = option(
        "field", "the last card to be played: the field card, or the last face-down card"
    )
    stall_turns: Annotated[int, Range(0)] = option(
        200, "turns without progress that end the game; 0: never"
    )

    def __post_init__(self) -> None:
        # A rank that is not named has its usual abilities; `[]` and `none` take them away.
        object.__setattr__(self, "powers", POWERS | dict(self.powers))
        object.__setattr__(self, "field_powers", FIELD_POWERS | dict(self.field_powers))
        if self.hand <= self.up:
            message = f"hand must be more than up: {self.up} face-up cards and a field card are "
            raise ValueError(message + f"chosen from {self.hand} hand cards")
        for rank, words in self.powers.items():
            if len([word for word in words if word not in OF_RANK]) > 1:
                message = f"powers: {rank} has more than one ability besides overrule and mirror"
                raise ValueError(message)
            if ("neutralise" in words) > (rank == JOKER):
                message = f"powers: only a joker can neutralise, not {rank}"
                raise ValueError(message)


@dataclass(frozen=True)
class Extras:
    """What Cunt-Soul's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("The Sole-Cunt", "The Sole Count"))
    order: tuple[FaceRank, ...] = RISING  # type: ignore[assignment]
    card_names: dict[Rank, Names] = field(default_factory=dict)
    """What people call the cards for what they do, by rank."""
    field_names: dict[Rank, Names] = field(default_factory=dict)
    """What they call them as field cards."""

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            message = "order must name each of the thirteen ranks once"
            raise ValueError(message)


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
