"""Russian Bank's options and memory, and its words for places."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import RANKS, SUITS
from cardtable.engine.notation import Seat
from cardtable.engine.options import Range, option

Source = Literal["tableau", "stock", "hand", "discard", "opponent_stock", "opponent_discard"]
Mover = Literal["tableau", "stock", "hand", "discard"]
Filler = Literal["tableau", "stock", "hand"]
Fault = Literal["foundation", "stock", "load"]
FAULTS: tuple[Fault, ...] = ("foundation", "stock", "load")
"""In the order of RB-26."""

ALL_SOURCES = ("tableau", "stock", "hand", "discard", "opponent_stock", "opponent_discard")
OWN = frozenset({"stock", "hand", "discard"})
"""The sources of own cards."""
OTHER = {"p1": "p2", "p2": "p1"}
RANK = {rank: place for place, rank in enumerate(RANKS, 1)}
RED = frozenset({"D", "H"})
HOMES = {suit: (f"f{suit}1", f"f{suit}2") for suit in SUITS}
"""The two foundations of each suit."""
FOUNDATIONS = tuple(zone for both in HOMES.values() for zone in both)


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    stock_size: Annotated[int, Range(1, 30)] = option(12, "face-down cards in a stock")
    stock_up: bool = option(default=False, say="the top stock card lies face up from the start")
    tableau_each: Annotated[int, Range(1, 6)] = option(4, "tableau piles that each player deals")
    first: Literal["cut", "p1", "p2"] = option("cut", "who begins")
    strict: bool = option(default=False, say="wrong moves are not allowed, so nobody calls “Stop!”")
    stop_effect: Literal["undo", "keep"] = option("undo", "whether a stopped move is taken back")
    wrong_stop_points: Annotated[int, Range(0)] = option(2, "what a wrong call costs")
    right_stop_points: Annotated[int, Range(0)] = option(0, "what a right call earns")
    build_from: tuple[Source, ...] = option(ALL_SOURCES, "what may go to the foundations")
    must_build: tuple[Source, ...] = option(ALL_SOURCES, "what must go there first")
    move_from: tuple[Mover, ...] = option(
        ("tableau", "stock", "hand", "discard"), "what may go on tableau piles"
    )
    load_from: tuple[Mover, ...] = option(
        ("tableau", "stock", "hand", "discard"), "what may be loaded on the opponent"
    )
    space_from: tuple[Filler, ...] = option(("tableau", "stock", "hand"), "what may fill a space")
    tableau_load: Literal["first", "any"] = option(
        "first", "tableau cards are loaded before you place your own, or at any time"
    )
    stock_before_hand: Literal["start", "always"] = option(
        "start",
        "a closed stock must be turned up before the turn's first hand card, or before every one",
        since="1.1",
        before="always",
    )
    redeal: Literal["turn", "shuffle", "none"] = option(
        "turn", "what happens to the discard pile when the hand is used up"
    )
    shift_limit: Annotated[int, Range(1)] = option(40, "the most tableau moves in a row")
    idle_limit: Annotated[int, Range(2)] = option(60, "turns without progress that end the game")
    blocked: Literal["count", "draw"] = option("count", "who wins a blocked game")
    game_points: Annotated[int, Range(0)] = option(30, "points for going out")
    stock_points: Annotated[int, Range(0)] = option(2, "points for each stock card left over")
    card_points: Annotated[int, Range(0)] = option(1, "points for each other card left over")

    def __post_init__(self) -> None:
        if self.stock_size + self.tableau_each >= 52:
            message = "stock_size and tableau_each leave no hand"
            raise ValueError(message)


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
