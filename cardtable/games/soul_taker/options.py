"""Soul Taker's options and memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, option

Value = Literal["1", "2", "3", "4", "5"]

FAIR, FOUL = "+", "-"
SIDE = {"p1": FAIR, "p2": FOUL}
"""Whose deck is which in the standard game (ST-R17)."""
NAMES = {FAIR: "Fair", FOUL: "Foul"}
"""The names of the two sides."""
OTHER = {"p1": "p2", "p2": "p1"}

Choice = Literal["return", "give"]
"""What a player may do after an exchange of the mixed game (ST-18, ST-19)."""

VALUES = ("1", "2", "3", "4", "5")

BEATS: dict[str, tuple[str, ...]] = {
    "1": ("4",),
    "2": ("1", "5"),
    "3": ("1", "2", "4", "5"),
    "4": ("2",),
    "5": ("1",),
}
"""For each value of the answer the values of the lead that it counters (ST-10)."""


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    mode: Literal["standard", "mixed"] = option("standard", rule="ST-4")
    rounds: Annotated[int, Range(1)] = option(5, rule="ST-6")
    hidden: Annotated[int, Range(0)] = option(2, rule="ST-5")
    visible: Annotated[int, Range(0)] = option(3, rule="ST-5")
    deck: dict[Value, Annotated[int, Range(0, 5)]] = option(dict.fromkeys(VALUES, 5), rule="ST-R1")  # noqa: RUF009 - option() makes a field
    counters: dict[Value, tuple[Value, ...]] = option(BEATS, rule="ST-10")  # noqa: RUF009 - option() makes a field
    lead_can_secure: bool = option(default=False, rule="ST-21")
    first: Literal["toss", "p1", "p2"] = option("p1", rule="ST-4")
    fresh_discards: bool = option(default=True, rule="ST-18")
    tie: Literal["draw", "more_secured", "fewer_secured"] = option("draw", rule="ST-24")
    stake: Literal["soul", "tea", "title", "verse", "hat", "none"] = option("soul", rule="ST-27")
    evening_to: Annotated[int, Range(0, 20)] = option(0, rule="ST-28")

    def __post_init__(self) -> None:
        if problems := list(self._wrong()):
            raise OptionError(problems)

    def _wrong(self) -> Iterator[Problem]:
        hand = self.hidden + self.visible
        if hand < 1:
            yield ("visible",), Fact("soul-taker.wrong-hand")
        have, need = sum(self.deck.values()), self.rounds * hand
        if have < need:
            yield (
                ("deck",),
                Fact(
                    "soul-taker.wrong-deck",
                    {"have": have, "rounds": self.rounds, "hand": hand, "short": need - have},
                ),
            )
        for value, leads in self.counters.items():
            if value in leads:
                yield ("counters", value), Fact("soul-taker.wrong-counter")
        if self.mode == "standard" and self.first != "p1":
            yield ("first",), Fact("soul-taker.wrong-leader")

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        if not any(self.counters.values()):
            yield ("counters",), Fact("soul-taker.doubt-no-counters")
        for value, leads in self.counters.items():
            if leads and not self.deck.get(value):
                yield ("counters", value), Fact("soul-taker.doubt-no-such-card", {"value": value})
        if self.mode == "standard" and not self.fresh_discards:
            yield ("fresh_discards",), Fact("soul-taker.doubt-standard")


@dataclass(frozen=True)
class Extras:
    """What Soul Taker's rules files hold besides options."""

    cards: dict[str, str] = field(default_factory=dict)
    """What the cards are called: `+5a: Valour`."""
    stakes: dict[str, str] = field(default_factory=dict)
    """The text of each stake, with `{winner}` and `{loser}` to be filled in."""


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state`."""

    round: Annotated[int, Range(1)] = 1
    exchange: Annotated[int, Range(1)] = 1
    first: Seat = "p1"
    option: Choice | None = None
    played: tuple[str, ...] = ()
    """The cards of this round in the order in which they were played, such as `+3a`, or `down +3a`
    for one that lay blind: all have seen it."""
