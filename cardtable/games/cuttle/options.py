"""Cuttle's options, memory, and what its ranks can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Annotated, Literal

from cardtable.engine.cards import RANKS, Card, pack_of_52
from cardtable.engine.notation import Move, Seat
from cardtable.engine.options import (
    SUIT_WORDS,
    OptionError,
    Problem,
    Range,
    Word,
    either,
    option,
    seat_words,
)
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
"""The only rank that lies on other cards."""

COUNTER = "2"
"""The rank that counters, whatever its power (CU-26)."""

FREE: frozenset[Power] = frozenset({"scrap_points", "scrap_effects", "shield", "crown"})
"""The powers that need nothing to work on."""

AIMED: frozenset[Power] = frozenset({"scrap_effect", "return_effect", "steal"})
"""The powers that are aimed at a card on the table."""

LASTING: frozenset[Power] = frozenset({"glasses", "steal", "shield", "crown"})
"""The powers that work as long as their card lies on the table; all others are one-offs (CU-10)."""

POWER_WORDS = {
    "scrap_points": Word(
        "scraps points", "All point cards on the table are scrapped.", "scrap all point cards"
    ),
    "scrap_effect": Word(
        "scraps a card",
        "One Queen, King, Jack or glasses on the table is scrapped.",
        "scrap a Queen, King, Jack or glasses",
    ),
    "rummage": Word(
        "fetches", "You take any card from the scrap pile.", "fetch a card from the scrap pile"
    ),
    "raid": Word("robs", "An opponent loses two cards.", "rob an opponent of two cards"),
    "draw": Word("draws", "You draw two cards, or as the table plays its Fives.", "draw two cards"),
    "scrap_effects": Word(
        "sweeps the rest",
        "All Queens, Kings, Jacks and glasses on the table are scrapped.",
        "scrap all Queens, Kings, Jacks and glasses",
    ),
    "drawn_play": Word(
        "draws and plays",
        "You play a card that is turned up from the draw pile.",
        "play the top card of the draw pile",
    ),
    "glasses": Word(
        "glasses",
        "It is laid in front of an opponent, whose hand lies open as long as it is there.",
        "lay a hand open",
    ),
    "return_effect": Word(
        "sends back",
        "A Queen, King, Jack or glasses goes back to its owner's hand, or as the table plays its "
        "Nines.",
        "send a Queen, King, Jack or glasses back",
    ),
    "none": Word("no action", "It only counts points, or scuttles.", "have no action"),
    "steal": Word(
        "steals",
        "It is laid on an opponent's point card, which is yours from then on.",
        "steal points",
    ),
    "shield": Word(
        "protects",
        "No Two, Nine or Jack of an opponent can be aimed at your other cards.",
        "protect your cards",
    ),
    "crown": Word("crowns", "You need fewer points to win.", "make winning cheaper"),
}
"""What a rank does as an action, in words (CU-11 to CU-25)."""


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
        (21, 14, 10, 7, 5),
        "The points that you need to win: with no King, then with one, two, three and four Kings.",
        label="Points that win",
        unit="points",
        clause="{1} points win, or {2}, {3}, {4} and {5} with Kings",
        entries=("no King", "one King", "two Kings", "three Kings", "four Kings"),
        rule="CU-31",
    )
    hand_dealer: Annotated[int, Range(1, 10)] = option(
        6,
        "How many cards the dealer takes.",
        label="Cards dealt to the dealer",
        unit="cards",
        clause="the dealer is dealt {}",
        rule="CU-3",
    )
    hand_other: Annotated[int, Range(1, 10)] = option(
        5,
        "How many cards everybody but the dealer is given.",
        label="Cards dealt to the others",
        unit="cards",
        clause="everybody but the dealer is dealt {}",
        rule="CU-3",
    )
    first_dealer: Literal["random", "p1", "p2", "p3"] = option(
        "random",
        "Who deals the first game. The next one is dealt by the player on the dealer's left.",
        label="Who deals first",
        clause="{} deals first",
        choices=seat_words(3),
        rule="CU-38",
    )
    suits_low_to_high: tuple[Suit, ...] = option(
        ("C", "D", "H", "S"),
        "Which of two equal cards beats the other when you scuttle, the lowest suit first.",
        label="Suits from low to high",
        clause="the suits rise {}",
        choices=SUIT_WORDS,
        ordered=True,
        rule="CU-1",
    )
    powers: dict[Rank, Power] = option(  # noqa: RUF009 - option() makes a field
        POWERS,
        "What each rank does when it is played as an action. Jacks, Queens and Kings keep theirs.",
        label="What each rank does",
        choices=POWER_WORDS,
        rule="CU-10",
        merge=True,
    )
    hand_limit: Annotated[int, Range(5, 12)] | None = option(
        None,
        "The most cards that you may hold.",
        label="Most cards in hand",
        unit="cards",
        clause="you may hold {} at most",
        choices={
            None: Word(
                "no limit", "You may hold as many cards as you like.", "there is no hand limit"
            )
        },
        rule="CU-37",
    )
    hand_limit_at: Literal["draw", "end"] = option(
        "draw",
        "What happens when your hand reaches the limit, if there is one.",
        label="With a full hand",
        clause="with a full hand {}",
        choices={
            "draw": Word(
                "you can't draw", "With a full hand you can't draw; a Five fills it up at most."
            ),
            "end": Word(
                "you discard at the end of your turn",
                "You may draw all you can get, and give up what is too much when your turn ends.",
            ),
        },
        rule="CU-41",
    )
    counter: Literal["any", "one_offs"] = option(
        "any",
        "Which actions an opponent can stop by playing a Two.",
        label="A Two counters",
        clause="a Two counters {}",
        choices={
            "any": Word("every action", "Every action can be countered, Queens and Kings too."),
            "one_offs": Word(
                "only actions that work once",
                "Only actions that work once can be countered: no Jack, Queen, King or glasses.",
            ),
        },
        rule="CU-26",
    )
    counter_chain: bool = option(
        default=False,
        say="A Two that counters can be countered by another Two, and so on.",
        label="Counters can be countered",
        choices=either("a counter can be countered", "a counter can't be countered"),
        rule="CU-30",
    )
    two: Literal["any", "opponent"] = option(
        "any",
        "Whose cards a Two may scrap.",
        label="A Two scraps",
        clause="a Two scraps {}",
        choices={
            "any": Word(
                "anybody's effect card",
                "A Two may be aimed at any Queen, King, Jack or glasses, even your own.",
            ),
            "opponent": Word(
                "only an opponent's effect card", "A Two can't be aimed at a card that is yours."
            ),
        },
        rule="CU-42",
    )
    four: Literal["random", "choose"] = option(
        "random",
        "Which two cards an opponent loses to a Four.",
        label="A Four takes",
        clause="a Four takes {}",
        choices={
            "random": Word("two cards at random", "Two cards of that hand are scrapped by chance."),
            "choose": Word(
                "two cards that the opponent chooses",
                "The opponent chooses which two cards to scrap.",
            ),
        },
        rule="CU-40",
    )
    five: Literal["draw", "discard_draw"] = option(
        "draw",
        "How you draw with a Five.",
        label="A Five",
        clause="a Five {}",
        choices={
            "draw": Word("draws two cards", "You draw two cards."),
            "discard_draw": Word(
                "costs a card and draws three", "You give up a hand card, and then draw three."
            ),
        },
        rule="CU-43",
    )
    seven: Literal["one", "two"] = option(
        "one",
        "How many cards a Seven turns up for you to play.",
        label="A Seven turns up",
        clause="a Seven turns up {}",
        choices={
            "one": Word("one card", "You play the card that is turned up."),
            "two": Word(
                "two cards", "You play one of two cards, and the other goes back on the pile."
            ),
        },
        rule="CU-40",
    )
    nine: Literal["effects", "opponent_any"] = option(
        "effects",
        "Which card a Nine sends back to a hand.",
        label="A Nine returns",
        clause="a Nine returns {}",
        choices={
            "effects": Word(
                "anybody's effect card",
                "A Nine may be aimed at anybody's Queen, King, Jack or glasses, never at points.",
            ),
            "opponent_any": Word(
                "any card of an opponent",
                "A Nine may be aimed at any card of an opponent on the table, point cards too.",
            ),
        },
        rule="CU-40",
    )
    one_offs_wait: bool = option(
        default=False,
        say="A Four, Five or Seven gets to the scrap pile only when its choice has been made.",
        label="Fours, Fives and Sevens wait for their choice",
        choices=either(
            "Fours, Fives and Sevens wait for their choice before they are scrapped",
            "Fours, Fives and Sevens are scrapped at once",
        ),
        rule="CU-44",
    )
    frozen_counters: bool = option(
        default=False,
        say="A Two that a Nine sent back may counter at once.",
        label="Frozen Twos may counter",
        choices=either("a frozen Two may counter", "a frozen Two can't counter"),
        rule="CU-45",
    )
    empty_draw_opens: bool = option(
        default=False,
        say="As soon as there is nothing left to draw, everybody sees every hand.",
        label="Hands are open when the draw pile is empty",
        choices=either(
            "all hands are open when the draw pile is empty",
            "hands stay closed when the draw pile is empty",
        ),
        rule="CU-46",
    )
    three_takes_three: bool = option(
        default=True,
        say="A Three may take another Three from the scrap pile.",
        label="A Three may take a Three",
        choices=either("a Three may take a Three", "a Three can't take a Three"),
        rule="CU-13",
    )
    passes_to_draw: Annotated[int, Range(2, 6)] | None = option(
        None,
        "After so many passes in a row the game is drawn.",
        label="Passes that end the game",
        unit="passes",
        clause="{} in a row end the game",
        choices={
            None: Word(
                "one for each player",
                "The game is drawn when all players have passed, one after the other.",
                "the game is drawn when everybody has passed",
            )
        },
        rule="CU-34",
    )
    stall_turns: Annotated[int, Range(0)] = option(
        12,
        "After so many passes and Threes in a row the game is drawn.",
        label="Passes and Threes that end the game",
        clause="{} passes and Threes in a row end the game",
        choices={
            0: Word(
                "never",
                "Passes and Threes may go on for ever.",
                "no game ends for passes and Threes in a row",
            )
        },
        rule="CU-35",
    )

    def __post_init__(self) -> None:
        # ranks that a file does not name keep what they do
        object.__setattr__(self, "powers", POWERS | self.powers)
        if problems := [*self._wrong_marks(), *self._wrong_powers()]:
            raise OptionError(problems)

    def _wrong_marks(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        if len(self.goal) != 5:
            yield (
                ("goal",),
                f"must be five numbers, for none to four Kings, not {len(self.goal)}",
            )
        for kings, (before, after) in enumerate(pairwise(self.goal), 1):
            if after >= before:
                yield ("goal", kings), f"the marks must fall: {after} follows {before}"
        if self.stall_turns in (1, 2):
            yield ("stall_turns",), "3 is the least, or 0 for never"

    def _wrong_powers(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        if sorted(self.suits_low_to_high) != ["C", "D", "H", "S"]:
            yield ("suits_low_to_high",), "name each of the four suits once: C, D, H and S"
        for rank, power in self.powers.items():
            if rank in PICTURES and power != PICTURES[rank]:
                yield ("powers", rank), "Jacks, Queens and Kings keep what they do"
            if rank not in PICTURES and power in PICTURES.values():
                yield ("powers", rank), "only a Jack, Queen or King can do that"

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        for name, power in _USED_BY.items():
            if power not in self.powers.values():
                yield (name,), "This changes nothing: no card does that."
        if not self.stall_turns and self.three_takes_three and "rummage" in self.powers.values():
            yield ("stall_turns",), "Players who only fetch cards back can go on for ever."
        if self.hand_limit is not None and max(self.hand_dealer, self.hand_other) > self.hand_limit:
            yield ("hand_limit",), "Somebody is dealt more cards than that."


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
    power: Power | None
    """What its action does, where that must find something else to work on."""


def value_of(one: Card) -> int:
    """What a card counts as points; a picture counts nothing (CU-1)."""
    return 0 if one.rank in PICTURES else RANKS.index(one.rank) + 1


class Ranks:
    """What the cards are worth and can do under given rules, as tables for quick use."""

    def __init__(self, rules: Rules) -> None:
        options: Options = rules.options
        pack = pack_of_52()
        suits = options.suits_low_to_high
        self.power: dict[Card, Power] = {one: options.powers[one.rank] for one in pack}  # type: ignore[index]
        self.value: dict[Card, int] = {one: value_of(one) for one in pack}
        self.strength: dict[Card, int] = {
            one: value and value * 4 + suits.index(one.suit) for one, value in self.value.items()
        }
        """One number card beats another whose strength is lower (CU-1, CU-R1)."""
        self.acting = {one: f"action {one.name}" for one in pack}
        """The lines that play a card without a target."""
        self.plays = {one: self._plays(one, pack) for one in pack}
        """What each card can do from a hand."""

    def _plays(self, one: Card, pack: list[Card]) -> Plays:
        power, strength = self.power[one], self.strength
        number, does = bool(self.value[one]), power != "none"
        return Plays(
            sure=[f"points {one.name}"] if number else [self.acting[one]] * (power in FREE),
            beaten={x: pair("scuttle", x, one) for x in pack if 0 < strength[x] < strength[one]},
            free=self.acting[one] if number and power in FREE else None,
            aimed={x: pair("action", one, x) for x in pack if x is not one and power in AIMED},
            power=power if does and power not in FREE and power not in AIMED else None,
        )


def pair(verb: str, one: Card, other: Card) -> Move:
    """A line about two cards, in written order."""
    first, second = (one, other) if one.order < other.order else (other, one)
    return f"{verb} {first.name} {second.name}"
