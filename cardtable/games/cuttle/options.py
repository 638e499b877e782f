"""Cuttle's options, memory, and what its ranks can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER, RANKS, Card, pack_of_52
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Move, Seat
from cardtable.engine.options import OptionError, Problem, Range, option
from cardtable.engine.rules import Rules

Power = Literal[
    "scrap_points",
    "scrap_effect",
    "rummage",
    "raid",
    "draw",
    "scrap_effects",
    "drawn_play",
    "glasses",
    "return_effect",
    "none",
    "steal",
    "shield",
    "crown",
]
Does = Power | Literal["usurp"]
"""What a card does: the power of its rank, or what jokers do and no rank can (CU-53)."""
Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
Suit = Literal["C", "D", "H", "S"]
Phase = Literal["turn", "counter", "take", "drawn", "discard", "limit"]

PICTURES: dict[Rank, Power] = {"J": "steal", "Q": "shield", "K": "crown"}
"""The ranks whose power stays theirs: they count no points."""

POWERS: dict[Rank, Power] = {
    "A": "scrap_points",
    "2": "scrap_effect",
    "3": "rummage",
    "4": "raid",
    "5": "draw",
    "6": "scrap_effects",
    "7": "drawn_play",
    "8": "glasses",
    "9": "return_effect",
    "10": "none",
    **PICTURES,
}
"""What each rank does when it is played as an action (CU-11 to CU-25)."""

JACK = "J"
"""The only rank that lies on point cards."""

RIDERS = frozenset({JACK, JOKER})
"""The ranks that lie on cards which they have stolen: jokers on Queens and Kings (CU-54)."""

COUNTER = "2"
"""The rank that counters, whatever its power (CU-26)."""

FREE: frozenset[Does] = frozenset({"scrap_points", "scrap_effects", "shield", "crown"})
"""The powers that need nothing to work on."""

DRAWING: frozenset[Does] = frozenset({"draw", "drawn_play"})
"""The powers that need cards to draw."""

AIMED: frozenset[Does] = frozenset({"scrap_effect", "return_effect", "steal", "usurp"})
"""The powers that are aimed at a card on the table."""

LASTING: frozenset[Does] = frozenset({"glasses", "steal", "shield", "crown", "usurp"})
"""The powers that work as long as their card lies on the table; all others are one-offs (CU-10)."""

_USED_BY: dict[str, Power] = {
    "four": "raid",
    "five": "draw",
    "seven": "drawn_play",
    "nine": "return_effect",
    "three_takes_three": "rummage",
}
"""The power without which an option changes nothing."""


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    goal: tuple[Annotated[int, Range(0, 220)], ...] = option(
        (21, 14, 10, 7, 5), rule="CU-31", entries=5
    )
    hand_dealer: Annotated[int, Range(1, 10)] = option(6, rule="CU-3")
    hand_other: Annotated[int, Range(1, 10)] = option(5, rule="CU-3")
    first_dealer: Literal["random", "p1", "p2", "p3", "p4"] = option(
        "random", rule="CU-38", values="dealer"
    )
    suits_low_to_high: tuple[Suit, ...] = option(
        ("C", "D", "H", "S"), rule="CU-1", values="suit", ordered=True
    )
    powers: dict[Rank, Power] = option(POWERS, rule="CU-10", merge=True)  # noqa: RUF009 - option() makes a field
    hand_limit: Annotated[int, Range(5, 12)] | None = option(None, rule="CU-37")
    hand_limit_at: Literal["draw", "end"] = option("draw", rule="CU-41")
    hand_refill: Annotated[int, Range(1, 12)] | None = option(None, rule="CU-51")
    counter: Literal["any", "one_offs"] = option("any", rule="CU-26")
    counter_chain: bool = option(default=False, rule="CU-30")
    two: Literal["any", "opponent"] = option("any", rule="CU-42")
    four: Literal["random", "choose"] = option("random", rule="CU-40")
    five: Literal["draw", "discard_draw"] = option("draw", rule="CU-43")
    seven: Literal["one", "two"] = option("one", rule="CU-40")
    nine: Literal["effects", "opponent_any"] = option("effects", rule="CU-40")
    one_offs_wait: bool = option(default=False, rule="CU-44")
    frozen_counters: bool = option(default=False, rule="CU-45")
    empty_draw_opens: bool = option(default=False, rule="CU-46")
    three_takes_three: bool = option(default=True, rule="CU-13")
    passes_to_draw: Annotated[int, Range(2, 6)] | None = option(None, rule="CU-34")
    stall_turns: Annotated[int, Range(0)] = option(12, rule="CU-35")
    teams: bool = option(default=False, rule="CU-52")
    jokers: Annotated[int, Range(0, 2)] = option(0, rule="CU-53")
    evening_to: Annotated[int, Range(0, 20)] = option(0, rule="CU-50")

    def __post_init__(self) -> None:
        # ranks that a file does not name keep what they do
        object.__setattr__(self, "powers", POWERS | self.powers)
        if problems := [*self._wrong_marks(), *self._wrong_powers()]:
            raise OptionError(problems)

    def _wrong_marks(self) -> Iterator[Problem]:
        if len(self.goal) != 5:
            yield ("goal",), Fact("cuttle.wrong-goals", {"count": len(self.goal)})
        for kings, (before, after) in enumerate(pairwise(self.goal), 1):
            if after >= before:
                wrong = Fact("cuttle.wrong-goal", {"after": after, "before": before})
                yield ("goal", kings), wrong
        if self.stall_turns in (1, 2):
            yield ("stall_turns",), Fact("cuttle.wrong-stall")

    def _wrong_powers(self) -> Iterator[Problem]:
        if sorted(self.suits_low_to_high) != ["C", "D", "H", "S"]:
            yield ("suits_low_to_high",), Fact("options.wrong-suits")
        for rank, power in self.powers.items():
            if rank in PICTURES and power != PICTURES[rank]:
                yield ("powers", rank), Fact("cuttle.wrong-picture")
            if rank not in PICTURES and power in PICTURES.values():
                yield ("powers", rank), Fact("cuttle.wrong-number-card")

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        for name, power in _USED_BY.items():
            if power not in self.powers.values():
                yield (name,), Fact("cuttle.doubt-unused")
        if not self.stall_turns and self.three_takes_three and "rummage" in self.powers.values():
            yield ("stall_turns",), Fact("cuttle.doubt-endless-threes")
        if self.hand_limit is not None and max(self.hand_dealer, self.hand_other) > self.hand_limit:
            yield ("hand_limit",), Fact("cuttle.doubt-dealt-more")


@dataclass(frozen=True)
class Extras:
    """Cuttle's rules files hold nothing besides options."""


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state`. Cards are written as notation."""

    dealer: Seat = "p1"
    phase: Phase = "turn"
    player: Seat = ""
    """Whose turn it is."""
    passes: int = 0
    frozen: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    fresh: tuple[str, ...] = ()
    """Those that the player returned to itself in this turn: they thaw after its next (CU-R14)."""
    stall: int = 0
    laid_by: dict[str, Seat] = field(default_factory=dict)
    played_by: tuple[Seat, ...] = ()
    """While an action waits for its answers: who played each card of `played`, the action first."""
    target: str | None = None
    """The card or the seat that it is aimed at."""


@dataclass(frozen=True, slots=True)
class Plays:
    """The lines of one card, as tables for quick use."""

    sure: list[Move]
    """What is always open to it: for points (CU-7), or as a Queen or a King."""
    beaten: dict[Card, Move]
    """The cards that it can scuttle (CU-8)."""
    free: Move | None
    """As an action, where it may be played for points and its action wants no target."""
    aimed: dict[Card, Move]
    """As an action aimed at a card."""
    power: Does | None
    """What its action does, where that must find something else to work on."""


def value_of(card: Card) -> int:
    """What a card counts as points; a picture or a joker counts nothing (CU-1)."""
    return 0 if card.rank in PICTURES or card.rank == JOKER else RANKS.index(card.rank) + 1


class Ranks:
    """What the cards are worth and can do under given rules, as tables for quick use."""

    def __init__(self, rules: Rules) -> None:
        options: Options = rules.options
        pack = pack_of_52(jokers=options.jokers)
        suits = options.suits_low_to_high
        self.power: dict[Card, Does] = {
            card: "usurp" if card.rank == JOKER else options.powers[card.rank]  # type: ignore[index]
            for card in pack
        }
        self.value: dict[Card, int] = {card: value_of(card) for card in pack}
        self.strength: dict[Card, int] = {
            card: value and value * 4 + suits.index(card.suit) for card, value in self.value.items()
        }
        """One number card beats another whose strength is lower (CU-1, CU-R1)."""
        self.acting = {card: f"action {card.name}" for card in pack}
        """The lines that play a card without a target."""
        limit, at, refill = options.hand_limit, options.hand_limit_at, options.hand_refill
        self.draw_limit = limit if at == "draw" else None
        """Nobody draws with so many cards in hand (CU-37)."""
        self.limits_turns = limit is not None and at == "end"
        """Whether nobody ends a turn with more cards in hand than that (CU-41)."""
        self.refill = 0 if refill is None else min(refill, limit or refill)
        """Up to so many cards a hand is made up at the end of its turn (CU-51)."""
        self.plays = {card: self._plays(card, pack) for card in pack}
        """What each card can do from a hand."""

    def _plays(self, card: Card, pack: list[Card]) -> Plays:
        power, strength = self.power[card], self.strength
        number, does = bool(self.value[card]), power != "none"
        return Plays(
            sure=[f"points {card.name}"] if number else [self.acting[card]] * (power in FREE),
            beaten={x: pair("scuttle", x, card) for x in pack if 0 < strength[x] < strength[card]},
            free=self.acting[card] if number and power in FREE else None,
            aimed={x: pair("action", card, x) for x in pack if x is not card and power in AIMED},
            power=power if does and power not in FREE and power not in AIMED else None,
        )


def pair(verb: str, card: Card, other: Card) -> Move:
    """A move about two cards, in written order."""
    first, second = (card, other) if card.order < other.order else (other, card)
    return f"{verb} {first.name} {second.name}"
