"""Shithead's options, memory, and what its ranks can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER
from cardtable.engine.notation import Seat
from cardtable.engine.options import Range, option
from cardtable.engine.rules import Names, Rules

Power = Literal["anytime", "again", "show", "lower", "burn", "invisible", "skip", "reverse"]
Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X"]
FaceRank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Suit = Literal["C", "D", "H", "S"]

RISING = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks by value, lowest first (SH-1)."""

WINNERSH: dict[str, tuple[str, ...]] = {
    "2": ("anytime", "again"),
    "3": ("show",),
    "7": ("lower",),
    "10": ("burn",),
}
"""What the ranks can do in the game of the page (SH-38)."""


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    hand_size: Annotated[int, Range(1, 6)] = option(3, "hand size: you draw back up to this")
    table_size: Annotated[int, Range(0, 4)] = option(
        3, "up-cards for each player, and as many down-cards"
    )
    jokers: Annotated[int, Range(0, 2)] = option(0, "jokers added to the pack")
    swap: bool = option(default=True, say="swap hand cards and up-cards before the game")
    start: Literal["weakest", "left_of_dealer"] = option("weakest", "who begins")
    start_suits: tuple[Suit, ...] = option(
        ("C", "S", "D", "H"),
        "if several hold the lowest card: the suit that begins, first choice first",
    )
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5"] = option(
        "random", "who deals the first game of a sitting"
    )
    powers: dict[Rank, tuple[Power, ...]] = option(  # noqa: RUF009 - option() makes a field
        WINNERSH, "what each rank can do besides its value", merge=True
    )
    burn_run: Literal[0, 3, 4, 5] = option(4, "how many cards of one rank burn the pile; 0: never")
    pickup_voluntary: bool = option(default=True, say="pick up even when you could play")
    pickup_empty: bool = option(default=True, say="pick up an empty pile, to pass")
    replenish_after_show: bool = option(default=True, say="draw back up after showing a three")
    table_play: Literal["via_hand", "direct"] = option(
        "via_hand", "up-cards and down-cards are first taken into the hand, or played directly"
    )
    match_up: bool = option(
        default=True, say="with your last hand cards you may play up-cards of the same rank"
    )
    preselect_down: bool = option(default=True, say="you may choose a down-card before your turn")
    show_back_in: Literal["rotation", "never"] = option(
        "rotation", "a shown three can bring back a player who has just finished"
    )
    library_size: Annotated[int, Range(2)] = option(10, "how many cards in hand make a library")
    stall_turns: Annotated[int, Range(0)] = option(
        150, "plays and pick-ups without progress that end the game; 0: never"
    )

    def __post_init__(self) -> None:
        if sorted(self.start_suits) != ["C", "D", "H", "S"]:
            message = "start_suits must name each of C, D, H and S once"
            raise ValueError(message)


@dataclass(frozen=True)
class Extras:
    """What Shithead's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("The Shithead", "The Last Guest"))
    order: tuple[FaceRank, ...] = RISING  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            message = "order must name each of the thirteen ranks once"
            raise ValueError(message)


@dataclass(frozen=True)
class Shown:
    """A three that waits for its answer (SH-21)."""

    source: Seat = field(metadata={"key": "from"})
    to: Seat
    by: tuple[Seat, ...]
    """Who has shown in this exchange; the first one's turn it is."""


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state`."""

    phase: Literal["swap", "play"] = "play"
    dealer: Seat = "p1"
    ready: tuple[Seat, ...] = ()
    shown: Shown | None = None
    out: tuple[Seat, ...] = ()
    returnable: dict[Seat, Seat] = field(default_factory=dict)
    """Who may still be shown back in, and whose turn closes that window (SH-26)."""
    quiet: int = 0
    losses: dict[Seat, int] = field(default_factory=dict)
    direction: Literal[1, -1] = 1


class Powers:
    """What the ranks can do under given rules, as tables for quick use."""

    def __init__(self, rules: Rules) -> None:
        powers: dict[str, tuple[str, ...]] = rules.options.powers
        order: tuple[str, ...] = rules.extras.order if rules.extras else RISING
        self.value = {rank: place for place, rank in enumerate(order)}
        self.shown = _having("show", powers)
        self.anytime = _having("anytime", powers)
        self.again = _having("again", powers)
        self.lower = _having("lower", powers)
        self.burning = _having("burn", powers)
        self.invisible = _having("invisible", powers)
        self.skipping = _having("skip", powers)
        self.reversing = _having("reverse", powers)
        options = rules.options
        self.free_pickup = options.pickup_voluntary and options.pickup_empty
        ranks = (*order, JOKER)
        self.playable: dict[str | None, frozenset[str]] = {
            top: frozenset(rank for rank in ranks if self._fits(rank, top))
            for top in (None, *ranks)
        }
        """The ranks that may be played on each card to beat; None: on nothing to beat."""
        rising = [rank for rank in order if rank not in self.shown]
        self.starters = [rank for rank in rising if rank not in self.anytime] + [
            rank for rank in rising if rank in self.anytime
        ]
        """The ranks in the order in which they claim the start (SH-40)."""

    def _fits(self, rank: str, top: str | None) -> bool:
        if rank in self.shown:  # SH-11
            return False
        if rank in self.anytime:  # SH-39
            return True
        if rank == JOKER:  # SH-39: a joker has no value
            return False
        if top is None or top == JOKER:
            return True
        if top in self.lower:  # SH-10
            return self.value[rank] <= self.value[top]
        return self.value[rank] >= self.value[top]  # SH-9


def _having(power: str, powers: dict[str, tuple[str, ...]]) -> frozenset[str]:
    return frozenset(rank for rank, words in powers.items() if power in words)
