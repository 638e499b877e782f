"""Russian Bank's options and memory, and its words for places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

from cardtable.engine.cards import RANKS, SUITS
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, Word, either, option

Source = Literal["tableau", "stock", "hand", "discard", "opponent_stock", "opponent_discard"]
Mover = Literal["tableau", "stock", "hand", "discard"]
Filler = Literal["tableau", "stock", "hand"]
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
FOUNDATIONS = tuple(zone for both in HOMES.values() for zone in both)

SOURCE_WORDS: dict[Any, Word] = {
    "tableau": Word("tableau cards", "The top cards of the tableau piles."),
    "stock": Word("stock cards", "Your stock card that lies open."),
    "hand": Word("hand cards", "The hand card that you have turned up."),
    "discard": Word("discards", "The top card of your discard pile."),
    "opponent_stock": Word("the opponent's stock cards", "The opponent's open stock card."),
    "opponent_discard": Word("the opponent's discards", "The top of the opponent's discard pile."),
}
"""Where a card may come from, in words."""


def _nothing(clause: str) -> Word:
    return Word("nothing", f"{clause[:1].upper()}{clause[1:]}.", clause)


def _from(default: tuple[str, ...], say: str, may: str, rule: str) -> Any:
    """Which cards `may` do something, by where they come from."""
    do = may[:1].lower() + may[1:]
    choices = {**SOURCE_WORDS, (): _nothing(f"nothing {do}")}
    return option(default, say, label=may, clause=f"only {{}} {do}", choices=choices, rule=rule)


def _points(default: int, say: str, label: str, rule: str) -> Any:
    """How much something is worth, as its `label` begins to say."""
    clause = label[:1].lower() + label[1:]
    nothing = {0: _nothing(f"{clause} nothing")}
    clause += " {}"
    return option(
        default, say, label=label, unit="points", clause=clause, choices=nothing, rule=rule
    )


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    stock_size: Annotated[int, Range(1, 30)] = option(
        12,
        "How many cards each player deals face down as a stock.",
        label="Cards in a stock",
        unit="cards",
        clause="a stock has {}",
        rule="RB-2",
    )
    stock_up: bool = option(
        default=False,
        say="The top card of each stock lies face up as soon as the cards are dealt.",
        label="The top stock card lies open from the start",
        choices=either(
            "the top stock card lies open from the start", "stocks are closed at the start"
        ),
        rule="RB-2",
    )
    tableau_each: Annotated[int, Range(1, 6)] = option(
        4,
        "How many places of the tableau each player deals a card to.",
        label="Tableau piles that each player deals",
        unit="piles",
        clause="each player deals {} of the tableau",
        rule="RB-2",
    )
    first: Literal["cut", "p1", "p2"] = option(
        "cut",
        "Who has the first turn.",
        label="Who starts",
        clause="{} starts",
        choices={
            "cut": Word(
                "whoever cuts the lower card",
                "Both players cut a card, and the lower one starts.",
            ),
            "p1": Word("seat 1", "The player at seat 1 starts."),
            "p2": Word("seat 2", "The player at seat 2 starts."),
        },
        rule="RB-4",
    )
    strict: bool = option(
        default=False,
        say="The table refuses each move that could be stopped, and nobody calls “Stop!”.",
        label="The table refuses moves in the wrong order",
        choices=either(
            "the table refuses moves in the wrong order",
            "players watch for moves in the wrong order themselves",
        ),
        rule="RB-29",
    )
    stop_effect: Literal["undo", "keep"] = option(
        "undo",
        "What becomes of the wrong move when somebody calls “Stop!” rightly.",
        label="After a right “Stop!” the move",
        clause="a move that is rightly stopped {}",
        choices={
            "undo": Word(
                "is taken back",
                "The move goes back with all that it did, and the turn is over.",
            ),
            "keep": Word("stands", "The turn is over, but the move stays made."),
        },
        rule="RB-33",
    )
    wrong_stop_points: Annotated[int, Range(0)] = _points(
        2,
        "What a player who calls “Stop!” without a reason loses at the end.",
        "A wrong “Stop!” costs",
        "RB-34",
    )
    right_stop_points: Annotated[int, Range(0)] = _points(
        0,
        "What a player who calls “Stop!” rightly gets at the end.",
        "A right “Stop!” earns",
        "RB-32",
    )
    build_from: tuple[Source, ...] = _from(
        ALL_SOURCES, "Which cards may go to the foundations.", "May go to the foundations", "RB-6"
    )
    must_build: tuple[Source, ...] = _from(
        ALL_SOURCES,
        "As long as one of these fits a foundation, everything else is a fault.",
        "Must go to the foundations first",
        "RB-22",
    )
    move_from: tuple[Mover, ...] = _from(
        MOVERS, "Which cards may go on tableau piles.", "May go on tableau piles", "RB-9"
    )
    load_from: tuple[Mover, ...] = _from(
        MOVERS,
        "Which cards may be loaded on the opponent's stock or discard pile.",
        "May be loaded on the opponent",
        "RB-14",
    )
    space_from: tuple[Filler, ...] = _from(
        get_args(Filler),
        "Which cards may fill an empty place of the tableau.",
        "May fill a space",
        "RB-10",
    )
    tableau_load: Literal["first", "any"] = option(
        "first",
        "When cards of the tableau may be loaded on the opponent.",
        label="Tableau cards are loaded",
        clause="tableau cards are loaded {}",
        choices={
            "first": Word(
                "before you place a card of your own",
                "Once you have moved or loaded a card of your own, loading one of the tableau is a "
                "fault.",
            ),
            "any": Word("at any time", "Tableau cards may be loaded at any time of your turn."),
        },
        rule="RB-24",
    )
    stock_before_hand: Literal["start", "always"] = option(
        "start",
        "Before which hand cards you have to turn up a stock card if none lies open.",
        label="A closed stock is turned up",
        clause="a closed stock is turned up {}",
        choices={
            "start": Word(
                "before the first hand card of a turn",
                "Once you have begun the hand, the stock may wait unless there is a space.",
            ),
            "always": Word(
                "before every hand card",
                "With no stock card open, turning up a hand card is a fault.",
            ),
        },
        rule="RB-23",
        since="1.1",
        before="always",
    )
    redeal: Literal["turn", "shuffle", "none"] = option(
        "turn",
        "What happens to your discard pile when your hand is used up.",
        label="When the hand is used up",
        clause="when the hand is used up, {}",
        choices={
            "turn": Word(
                "the discard pile is turned over",
                "The discard pile becomes the hand as it lies.",
            ),
            "shuffle": Word(
                "the discard pile is shuffled",
                "The discard pile is shuffled and becomes the hand.",
            ),
            "none": Word(
                "the discard pile stays",
                "The discard pile stays where it is: you go on with the stock alone.",
            ),
        },
        rule="RB-18",
    )
    shift_limit: Annotated[int, Range(1)] = option(
        40,
        "After so many moves in a row from one tableau pile to another, do something else first.",
        label="Tableau moves in a row, at most",
        unit="moves",
        clause="{} in a row are allowed on the tableau",
        rule="RB-21",
    )
    idle_limit: Annotated[int, Range(2)] = option(
        60,
        "After so many turns in a row without a card built or a stock card turned up, the "
        "game is over.",
        label="Turns without progress that end the game",
        unit="turns",
        clause="the game ends after {} in which nobody gets any further",
        rule="RB-37",
    )
    blocked: Literal["count", "draw"] = option(
        "count",
        "Who wins when neither player gets on.",
        label="A blocked game is won by",
        clause="a blocked game is won by {}",
        choices={
            "count": Word(
                "the player with less left",
                "The player whose cards left over weigh less wins, and gets the difference.",
            ),
            "draw": Word("nobody", "A blocked game is a draw."),
        },
        rule="RB-39",
    )
    game_points: Annotated[int, Range(0)] = option(
        30,
        "What the player who goes out gets, besides what the opponent has left.",
        label="Points for going out",
        unit="points",
        clause="going out earns {}",
        choices={0: _nothing("going out earns nothing by itself")},
        rule="RB-39",
    )
    stock_points: Annotated[int, Range(0)] = _points(
        2,
        "What each card left in a stock counts, open or not.",
        "A stock card left over counts",
        "RB-38",
    )
    card_points: Annotated[int, Range(0)] = _points(
        1,
        "What each card left in a hand or a discard pile counts.",
        "Another card left over counts",
        "RB-38",
    )

    def __post_init__(self) -> None:
        if self.stock_size + self.tableau_each >= 52:
            words = "stock and tableau use up the pack: leave some cards for the hand"
            raise OptionError([(("stock_size",), words)])

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        if not self.build_from:
            yield ("build_from",), "The foundations stay empty, and most games stand still."
        idle = [SOURCE_WORDS[one].label for one in self.must_build if one not in self.build_from]
        if idle:
            yield ("must_build",), f"These can't go to the foundations at all: {', '.join(idle)}."
        if not self.space_from:
            yield ("space_from",), "Empty spaces stay empty."


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
