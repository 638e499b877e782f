"""Russian Bank's options and memory, and where its cards may come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal, get_args

from cardtable.engine.cards import RANKS, SUITS
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, option

Source = Literal["tableau", "stock", "hand", "discard", "opponent_stock", "opponent_discard"]
Mover = Literal["tableau", "stock", "hand", "discard"]
Filler = Literal["tableau", "stock", "hand", "discard"]
Fault = Literal["foundation", "stock", "load"]
FAULTS: tuple[Fault, ...] = get_args(Fault)
"""In the order of RB-26."""

ALL_SOURCES: tuple[Source, ...] = get_args(Source)
MOVERS: tuple[Mover, ...] = get_args(Mover)
OWN = frozenset({"stock", "hand", "discard"})
"""The sources of own cards."""
OTHER = {"p1": "p2", "p2": "p1"}
RANK = {rank: place for place, rank in enumerate(RANKS, 1)}
RED = frozenset({"D", "H"})
HOMES = {suit: (f"f{suit}1", f"f{suit}2") for suit in SUITS}
"""The two foundations of each suit."""
BY_STOCK = ("stock_high", "stock_low")
"""Who begins by the open stock cards (RB-44)."""
FOUNDATIONS = tuple(zone for both in HOMES.values() for zone in both)


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    stock_size: Annotated[int, Range(1, 30)] = option(12, rule="RB-2")
    stock_up: bool = option(default=False, rule="RB-2")
    stock_open: bool = option(default=False, rule="RB-43")
    tableau_each: Annotated[int, Range(1, 6)] = option(4, rule="RB-2")
    first: Literal["cut", "stock_high", "stock_low", "p1", "p2"] = option("cut", rule="RB-4")
    strict: bool = option(default=False, rule="RB-29")
    stop_effect: Literal["undo", "keep"] = option("undo", rule="RB-33")
    wrong_stop_points: Annotated[int, Range(0)] = option(2, rule="RB-34")
    right_stop_points: Annotated[int, Range(0)] = option(0, rule="RB-32")
    stop_cards: Annotated[int, Range(0, 5)] = option(0, rule="RB-42")
    build_from: tuple[Source, ...] = option(ALL_SOURCES, rule="RB-6", values="source")
    must_build: tuple[Source, ...] = option(ALL_SOURCES, rule="RB-22", values="source")
    move_from: tuple[Mover, ...] = option(MOVERS, rule="RB-9", values="source")
    load_from: tuple[Mover, ...] = option(MOVERS, rule="RB-14", values="source")
    space_from: tuple[Filler, ...] = option(
        ("tableau", "stock", "hand"), rule="RB-10", values="source"
    )
    tableau_load: Literal["first", "any"] = option("first", rule="RB-24")
    stock_before_hand: Literal["start", "always", "placed"] = option(
        "start", rule="RB-23", since="1.1", before="always"
    )
    redeal: Literal["turn", "shuffle", "none"] = option("turn", rule="RB-18")
    shift_limit: Annotated[int, Range(1)] = option(40, rule="RB-21")
    idle_limit: Annotated[int, Range(2)] = option(60, rule="RB-37")
    blocked: Literal["count", "draw"] = option("count", rule="RB-39")
    game_points: Annotated[int, Range(0)] = option(30, rule="RB-39")
    stock_points: Annotated[int, Range(0)] = option(2, rule="RB-38")
    card_points: Annotated[int, Range(0)] = option(1, rule="RB-38")
    evening_to: Annotated[int, Range(0, 1000)] = option(0, rule="RB-41")

    def __post_init__(self) -> None:
        if self.stock_size + self.tableau_each >= 52:
            raise OptionError([(("stock_size",), Fact("russian-bank.wrong-stock"))])
        if self.first in BY_STOCK and not (self.stock_up or self.stock_open):
            raise OptionError([(("first",), Fact("russian-bank.wrong-first"))])

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        if not self.build_from:
            yield ("build_from",), Fact("russian-bank.doubt-no-building")
        idle = [source for source in self.must_build if source not in self.build_from]
        if idle:
            sources = tuple(Fact(f"russian-bank.value-source-{source}") for source in idle)
            yield ("must_build",), Fact("russian-bank.doubt-idle-duty", {"sources": sources})
        if not self.space_from:
            yield ("space_from",), Fact("russian-bank.doubt-no-filling")
        if self.strict and self.stop_cards:
            yield ("stop_cards",), Fact("russian-bank.doubt-no-stops")


@dataclass(frozen=True)
class Extras:
    """What Russian Bank's rules files hold besides options."""

    ai: dict[str, dict[str, float]] = field(default_factory=dict)
    """Chances that computer players notice a fault, or overlook a duty, by level."""


def _nobody_called() -> dict[Seat, int]:
    return {"p1": 0, "p2": 0}


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state`."""

    placed: bool = False
    hand_begun: bool = False
    shifts: Annotated[int, Range(0)] = 0
    last: str | None = None
    fault: Fault | None = None
    """The engine's secret: no view carries it."""
    idle: Annotated[int, Range(0)] = 0
    right_stops: dict[Seat, int] = field(default_factory=_nobody_called)
    wrong_stops: dict[Seat, int] = field(default_factory=_nobody_called)
