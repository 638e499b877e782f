"""Soul Taker's options and memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.notation import Seat
from cardtable.engine.options import Range, option

Value = Literal["1", "2", "3", "4", "5"]

FAIR, FOUL = "+", "-"
SIDE = {"p1": FAIR, "p2": FOUL}
"""Whose deck is which in the standard game (ST-R17)."""
OTHER = {"p1": "p2", "p2": "p1"}

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

    mode: Literal["standard", "mixed"] = option("standard", "Fair against Foul, or one mixed deck")
    rounds: Annotated[int, Range(1)] = option(5, "rounds in a game")
    hidden: Annotated[int, Range(0)] = option(2, "blind cards in a round")
    visible: Annotated[int, Range(0)] = option(3, "hand cards in a round")
    deck: dict[Value, Annotated[int, Range(0, 5)]] = option(  # noqa: RUF009 - option() makes a field
        dict.fromkeys(VALUES, 5), "copies of each value on each side"
    )
    counters: dict[Value, tuple[Value, ...]] = option(  # noqa: RUF009 - option() makes a field
        BEATS, "for each value of the answer, the leads that it counters"
    )
    lead_can_secure: bool = option(default=False, say="a lead that beats the answer is secured")
    first: Literal["toss", "p1", "p2"] = option("p1", "who leads first")
    fresh_discards: bool = option(
        default=True, say="one of the two cards just played may be taken back (mixed game)"
    )
    tie: Literal["draw", "more_secured", "fewer_secured"] = option("draw", "what breaks a tie")
    stake: Literal["soul", "tea", "title", "verse", "hat", "none"] = option(
        "soul", "what the loser forfeits for a day"
    )

    def __post_init__(self) -> None:
        hand = self.hidden + self.visible
        if hand < 1:
            message = "hidden and visible together must be at least 1"
            raise ValueError(message)
        have, need = sum(self.deck.values()), self.rounds * hand
        if have < need:
            message = f"a deck of {have} cards is too small for {self.rounds} rounds of {hand}"
            raise ValueError(f"{message}: {need - have} too few")
        for value, leads in self.counters.items():
            if value in leads:
                message = (
                    f"counters: {value} can't counter itself: equal values have a rule of their own"
                )
                raise ValueError(message)
        if self.mode == "standard" and self.first != "p1":
            message = "first: in the standard game p1 is Fair and leads first"
            raise ValueError(message)


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
    option: Literal["return", "give"] | None = None
