"""Shithead's options, memory, and what its ranks can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER
from cardtable.engine.clean import Names
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, option
from cardtable.engine.rules import Rules

Power = Literal["anytime", "again", "show", "lower", "burn", "invisible", "skip", "reverse", "give"]
Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X"]
NAMED: dict[str, Rank] = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "10", "jack": "J", "queen": "Q", "king": "K", "ace": "A",
}  # fmt: skip
"""What a joker can be named to be, as moves write it (SH-51)."""
FaceRank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Suit = Literal["C", "D", "H", "S"]

RISING = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks by value, lowest first (SH-1)."""

_LOW = 4
"""So many ranks fit on few others."""

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

    hand_size: Annotated[int, Range(1, 6)] = option(3, rule="SH-13")
    table_size: Annotated[int, Range(0, 4)] = option(3, rule="SH-4")
    packs: Annotated[int, Range(1, 2)] = option(1, rule="SH-43")
    jokers: Annotated[int, Range(0, 2)] = option(0, rule="SH-39")
    joker_names: bool = option(default=False, rule="SH-51")
    swap: bool = option(default=True, rule="SH-5")
    turn_up: bool = option(default=False, rule="SH-44")
    start: Literal["weakest", "weakest_card", "first_three", "left_of_dealer"] = option(
        "weakest", rule="SH-45"
    )
    start_suits: tuple[Suit, ...] = option(
        ("C", "S", "D", "H"), rule="SH-6", values="suit", ordered=True
    )
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] = option(
        "random", rule="SH-34", values="dealer"
    )
    powers: dict[Rank, tuple[Power, ...]] = option(WINNERSH, rule="SH-39", merge=True)  # noqa: RUF009 - option() makes a field
    not_on: dict[Rank, tuple[Rank, ...]] = option({}, rule="SH-46", merge=True)  # noqa: RUF009 - option() makes a field
    lower_equal: bool = option(default=True, rule="SH-47")
    burn_run: Literal[0, 3, 4, 5] = option(4, rule="SH-17")
    pickup_voluntary: bool = option(default=True, rule="SH-42")
    pickup_empty: bool = option(default=True, rule="SH-42")
    replenish_after_show: bool = option(default=True, rule="SH-25")
    table_play: Literal["via_hand", "direct"] = option("via_hand", rule="SH-41")
    match_up: bool = option(default=True, rule="SH-28")
    preselect_down: bool = option(default=True, rule="SH-32")
    show_back_in: Literal["rotation", "never"] = option("rotation", rule="SH-26")
    answer_draw: bool = option(default=False, rule="SH-48")
    library_size: Annotated[int, Range(2)] = option(10, rule="SH-35")
    stall_turns: Annotated[int, Range(0)] = option(150, rule="SH-37")
    evening_to: Annotated[int, Range(0, 20)] = option(0, rule="SH-50")

    def __post_init__(self) -> None:
        if sorted(self.start_suits) != ["C", "D", "H", "S"]:
            raise OptionError([(("start_suits",), Fact("options.wrong-suits"))])

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        burns = any("burn" in words for words in self.powers.values())
        if not burns and self.burn_run not in (3, 4):
            yield ("burn_run",), Fact("shithead.doubt-unburnt")
        if not self.stall_turns:
            yield ("stall_turns",), Fact("options.doubt-endless")
        powers: dict[str, tuple[str, ...]] = dict(self.powers.items())
        joker = powers.get(JOKER, ())
        if self.joker_names and not self.jokers:
            yield ("joker_names",), Fact("shithead.doubt-no-jokers")
        if self.jokers and not self.joker_names and not {"anytime", "show"} & {*joker}:  # SH-39
            yield ("powers", JOKER), Fact("shithead.doubt-stuck-joker")
        if joker and not self.jokers:
            yield ("powers", JOKER), Fact("shithead.doubt-no-jokers")
        shown = [rank for rank in RISING if "show" in powers.get(rank, ())]
        more = [rank for rank in shown if len(powers[rank]) > 1]  # SH-11
        yield from _of_ranks(more, Fact("shithead.doubt-only-shown", {"ranks": tuple(more)}))
        both = [rank for rank in RISING if {"invisible", "lower"} <= {*powers.get(rank, ())}]
        idle = [rank for rank in both if rank not in shown]  # SH-39
        yield from _of_ranks(idle, Fact("shithead.doubt-idle-lower", {"ranks": tuple(idle)}))
        if len(shown) > len(RISING) // 2:
            yield ("powers",), Fact("shithead.doubt-most-shown")
        if self.preselect_down and self.table_play == "direct":
            yield ("preselect_down",), Fact("shithead.doubt-turned-up")


@dataclass(frozen=True)
class Extras:
    """What Shithead's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("the Shithead", "the Last Guest"))
    order: tuple[FaceRank, ...] = option(RISING, rule="SH-1", values="rank", ordered=True)

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            raise OptionError([((), Fact("options.wrong-order"))])

    def doubts(self, options: Options) -> Iterator[Problem]:
        """What is legal and yet makes a poor game, given the order of the cards."""
        powers: dict[str, tuple[str, ...]] = dict(options.powers.items())
        low = [rank for rank in self.order[:_LOW] if "burn" in powers.get(rank, ())]
        low = [rank for rank in low if not {"anytime", "show"} & {*powers[rank]}]
        yield from _of_ranks(low, Fact("shithead.doubt-low-burn", {"ranks": tuple(low)}))


def _of_ranks(ranks: Sequence[str], fact: Fact) -> Iterator[Problem]:
    """One fact about the cards of these ranks, for each of them."""
    for rank in ranks:
        yield ("powers", rank), fact


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
    starter: Seat | None = None
    """Who was dealt the first three face up, until the game begins (SH-45)."""
    opening: bool = False
    """Whether the game begins now, and with the weakest card itself (SH-45)."""
    direction: Literal[1, -1] = 1
    stands: dict[str, Rank] = field(default_factory=dict)
    """The ranks that jokers of the pile stand for (SH-51)."""


class Powers:
    """What the ranks can do under given rules, as tables for quick use."""

    def __init__(self, rules: Rules) -> None:
        powers: dict[str, tuple[Power, ...]] = rules.options.powers
        self.naming: bool = rules.options.joker_names
        """Whether jokers stand for what their players name, and have no powers (SH-51)."""
        if self.naming:
            powers = {**powers, JOKER: ()}
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
        self.giving = _having("give", powers)
        self.acting = self.reversing | self.burning | self.giving | self.again | self.skipping
        """The ranks of which something comes once they lie on the pile."""
        options = rules.options
        self.not_on: dict[str, tuple[str, ...]] = options.not_on
        self.equal: bool = options.lower_equal
        self.open_top = not (self.invisible or self.naming)
        """Whether the card to beat is always the top one, as it lies there."""
        self.free_pickup = options.pickup_voluntary and options.pickup_empty
        ranks = (*order, JOKER)
        self.of = {rank: powers.get(rank, ()) for rank in ranks}
        """What each rank can do."""
        self.playable: dict[str | None, frozenset[str]] = {
            top: frozenset(rank for rank in ranks if self._fits(rank, top))
            for top in (None, *ranks)
        }
        """The ranks that may be played on each card to beat; None: on nothing to beat."""
        self.unnamed = {
            top: able - {JOKER} if self.naming else able for top, able in self.playable.items()
        }
        """The same without jokers that have to be named first (SH-51)."""
        self.nameable = {
            top: [word for word, rank in NAMED.items() if rank in able]
            for top, able in self.playable.items()
        }
        """What a joker may be named on each of them (SH-51)."""
        rising = [rank for rank in order if rank not in self.shown]
        self.starters = [rank for rank in rising if rank not in self.anytime] + [
            rank for rank in rising if rank in self.anytime
        ]
        """The ranks in the order in which they claim the start (SH-40)."""
        plain = [rank for rank in order if rank not in {*self.anytime, *self.shown}]
        below = order[: order.index(plain[-1])] if plain else []
        self.aside = tuple(rank for rank in below if rank not in plain)
        """The ranks that don't claim it in their turn, though others are higher."""

    def _fits(self, rank: str, top: str | None) -> bool:
        if rank in self.shown:  # SH-11
            return False
        if top is not None and top in self.not_on.get(rank, ()):  # SH-46
            return False
        if rank in self.anytime:  # SH-39
            return True
        if rank == JOKER:  # SH-39: a joker has no value
            return self.naming and any(self._fits(each, top) for each in self.value)
        if top is None or top == JOKER:
            return True
        return self.by_value(rank, top)

    def by_value(self, rank: str, top: str) -> bool:
        """Whether a rank is high enough for another one, or low enough (SH-9, SH-10, SH-47)."""
        mine, other = self.value[rank], self.value[top]
        if top in self.lower:
            return mine <= other if self.equal else mine < other
        return mine >= other


def _having(power: Power, powers: dict[str, tuple[Power, ...]]) -> frozenset[str]:
    return frozenset(rank for rank, words in powers.items() if power in words)
