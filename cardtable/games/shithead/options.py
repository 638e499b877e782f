"""Shithead's options, memory, and what its ranks can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER, rank_word
from cardtable.engine.clean import one_of
from cardtable.engine.names import Names
from cardtable.engine.notation import Seat
from cardtable.engine.options import (
    RANK_WORDS,
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

Power = Literal["anytime", "again", "show", "lower", "burn", "invisible", "skip", "reverse"]
Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X"]
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

POWER_WORDS = {
    "anytime": Word("on anything", "It may be played on any card, high or low.", "go on anything"),
    "again": Word("go again", "Whoever plays it has another turn.", "give you another turn"),
    "show": Word(
        "shown to a player",
        "It is never played. You show it to another player, who takes the pile or shows one back.",
        "are shown instead of played",
    ),
    "lower": Word(
        "same or lower",
        "The next card must be of the same rank or lower.",
        "ask for the same or lower",
    ),
    "burn": Word(
        "burns",
        "It burns the pile, and whoever played it goes again.",
        "burn the pile",
    ),
    "invisible": Word(
        "invisible",
        "Once played it doesn't count: the card below it has to be beaten. It is played where it "
        "fits, unless it goes on anything as well.",
        "are invisible",
    ),
    "skip": Word("skips", "It skips the next player; several skip one each.", "skip a player"),
    "reverse": Word("reverses", "It reverses the direction of play.", "reverse play"),
    (): Word("nothing", "It is an ordinary card.", "do nothing special"),
}
"""What a rank can do, in words (SH-39)."""


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    hand_size: Annotated[int, Range(1, 6)] = option(
        3,
        "You are dealt this many hand cards, and draw back up to it for as long as there are "
        "cards to draw.",
        label="Cards in hand",
        unit="cards",
        clause="you hold {}",
        rule="SH-13",
    )
    table_size: Annotated[int, Range(0, 4)] = option(
        3,
        "Each player has this many cards face up, and as many face down beneath them.",
        label="Up-cards, and as many down-cards",
        unit="cards",
        clause="everybody has {n} up-cards and {n} down-cards",
        choices={
            0: Word("none", "There is only the hand.", "there are no up-cards and down-cards"),
            1: Word(
                "1 card",
                "One up-card on one down-card.",
                "everybody has one up-card and one down-card",
            ),
        },
        rule="SH-4",
    )
    jokers: Annotated[int, Range(0, 2)] = option(
        0,
        "Jokers are shuffled into the pack. What they do is set among the special cards.",
        label="Jokers in the pack",
        clause="there are {} jokers",
        choices={
            0: Word("none", "The pack is the usual 52 cards.", "there are no jokers"),
            1: Word("1", "One joker is shuffled in.", "there is a joker"),
        },
        rule="SH-39",
    )
    swap: bool = option(
        default=True,
        say="Before the game everybody may exchange hand cards for up-cards.",
        label="Swap cards before the game",
        choices=either("cards are swapped before the game", "nobody swaps cards before the game"),
        rule="SH-5",
    )
    start: Literal["weakest", "left_of_dealer"] = option(
        "weakest",
        "Who has the first turn once the cards are swapped.",
        label="Who starts",
        clause="{} starts",
        choices={
            "weakest": Word(
                "the player with the lowest card",
                "The player with the lowest hand card starts. Cards that go on anything count as "
                "the highest, and shown ones don't count.",
            ),
            "left_of_dealer": Word(
                "the player on the dealer's left",
                "The player on the dealer's left starts, whatever anybody holds.",
            ),
        },
        rule="SH-6",
    )
    start_suits: tuple[Suit, ...] = option(
        ("C", "S", "D", "H"),
        "If several players hold the lowest card, the suit that comes first here starts.",
        label="Which suit starts",
        clause="among equal cards {} start in that order",
        choices=SUIT_WORDS,
        ordered=True,
        rule="SH-6",
    )
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5"] = option(
        "random",
        "Who deals the first game. After that the deal moves on by one seat.",
        label="Who deals first",
        clause="{} deals first",
        choices=seat_words(5),
        rule="SH-34",
    )
    powers: dict[Rank, tuple[Power, ...]] = option(  # noqa: RUF009 - option() makes a field
        WINNERSH,
        "What each rank can do besides having a value.",
        label="Special cards",
        choices=POWER_WORDS,
        rule="SH-39",
        merge=True,
    )
    burn_run: Literal[0, 3, 4, 5] = option(
        4,
        "When so many cards of one rank lie on top of the pile, it burns, and whoever played the "
        "last of them goes again.",
        label="Equal cards that burn the pile",
        clause="{} cards of one rank burn the pile",
        choices={
            0: Word(
                "never",
                "Equal cards never burn the pile.",
                "equal cards never burn the pile",
            ),
            3: Word("3", "Three cards of one rank burn the pile."),
            4: Word("4", "Four cards of one rank burn the pile."),
            5: Word("5", "Five cards of one rank would burn the pile, but the pack has only four."),
        },
        rule="SH-17",
    )
    pickup_voluntary: bool = option(
        default=True,
        say="On your turn you may take the pile even if one of your cards fits.",
        label="Pick up by choice",
        choices=either(
            "you may pick up even if you could play", "you can't pick up while you can play"
        ),
        rule="SH-42",
    )
    pickup_empty: bool = option(
        default=True,
        say="On an empty pile you may pass instead of playing: you pick up nothing.",
        label="Pass when the pile is empty",
        choices=either(
            "you may pass when the pile is empty", "you can't pass when the pile is empty"
        ),
        rule="SH-42",
    )
    replenish_after_show: bool = option(
        default=True,
        say="Everybody who showed a card draws back up once it has been answered.",
        label="Draw after showing a card",
        choices=either(
            "you draw back up after showing a card", "nobody draws for a card that they have shown"
        ),
        rule="SH-25",
    )
    table_play: Literal["via_hand", "direct"] = option(
        "via_hand",
        "How you use your up-cards and down-cards when hand and draw pile are gone.",
        label="Playing up-cards and down-cards",
        clause="up-cards and down-cards are {}",
        choices={
            "via_hand": Word(
                "taken into the hand first",
                "You take them into your hand, and then have an ordinary turn.",
            ),
            "direct": Word(
                "played where they lie",
                "You play up-cards where they lie. A down-card is turned up: if it doesn't fit, "
                "you take it with the pile.",
            ),
        },
        rule="SH-41",
    )
    match_up: bool = option(
        default=True,
        say="When you play all your hand cards, up-cards of that rank may go with them.",
        label="Up-cards go along with your last hand cards",
        choices=either(
            "up-cards may go along with your last hand cards",
            "up-cards never go along with hand cards",
        ),
        rule="SH-28",
    )
    preselect_down: bool = option(
        default=True,
        say="When only down-cards are left to you, you may take one and look at it before it is "
        "your turn. Down-cards that are played where they lie can't be chosen.",
        label="Choose a down-card ahead",
        choices=either(
            "you may choose a down-card before your turn",
            "nobody chooses a down-card before their turn",
        ),
        rule="SH-32",
    )
    show_back_in: Literal["rotation", "never"] = option(
        "rotation",
        "Whether a player who has just finished can still be shown a card, and so come back.",
        label="Players who have finished",
        clause="players who have finished {}",
        choices={
            "rotation": Word(
                "can be brought back for one round",
                "Until the player on their right has finished a turn, they can be shown a card "
                "and take the pile.",
            ),
            "never": Word("are safe at once", "Nobody who has played their last card comes back."),
        },
        rule="SH-26",
    )
    library_size: Annotated[int, Range(2)] = option(
        10,
        "A player who picks up this many cards is celebrated. It changes nothing in play.",
        label="Cards that make a library",
        unit="cards",
        clause="{} in hand are a library",
        rule="SH-35",
    )
    stall_turns: Annotated[int, Range(0)] = option(
        150,
        "The game ends, with no loser, after this many plays and pick-ups in a row that use up no "
        "cards.",
        label="Moves without progress that end the game",
        unit="moves",
        clause="the game ends after {} in which nobody gets any further",
        choices={
            0: Word(
                "never",
                "The game goes on for as long as it takes.",
                "no game ends for lack of progress",
            )
        },
        rule="SH-37",
    )

    def __post_init__(self) -> None:
        if sorted(self.start_suits) != ["C", "D", "H", "S"]:
            words = "name each of the four suits once: C, D, H and S"
            raise OptionError([(("start_suits",), words)])

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        burns = any("burn" in words for words in self.powers.values())
        if not burns and self.burn_run not in (3, 4):
            words = "Nothing burns now: no card ever leaves the game, so games take longer."
            yield ("burn_run",), words
        if not self.stall_turns:
            yield ("stall_turns",), "A game that goes round in circles will never end."
        powers: dict[str, tuple[str, ...]] = dict(self.powers.items())
        joker = powers.get(JOKER, ())
        if self.jokers and not {"anytime", "show"} & {*joker}:  # SH-39
            yield ("powers", JOKER), "A joker fits on nothing: nobody can get rid of it."
        if joker and not self.jokers:
            yield ("powers", JOKER), "There are no jokers in the pack."
        shown = [rank for rank in RISING if "show" in powers.get(rank, ())]
        more = [rank for rank in shown if len(powers[rank]) > 1]  # SH-11
        yield from _of_ranks(more, "{} are only ever shown, so their other powers have no effect.")
        both = [rank for rank in RISING if {"invisible", "lower"} <= {*powers.get(rank, ())}]
        idle = [rank for rank in both if rank not in shown]  # SH-39
        yield from _of_ranks(idle, "{} are invisible, so “same or lower” has no effect.")
        if len(shown) > len(RISING) // 2:
            yield ("powers",), "Most cards can't be played at all, only shown."
        if self.preselect_down and self.table_play == "direct":
            words = "This changes nothing: down-cards are turned up where they lie."
            yield ("preselect_down",), words


@dataclass(frozen=True)
class Extras:
    """What Shithead's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("The Shithead", "The Last Guest"))
    order: tuple[FaceRank, ...] = option(
        RISING,
        "Which card beats which, the weakest first.",
        label="The order of the cards",
        clause="the cards rise in another order",
        choices=RANK_WORDS,
        ordered=True,
        rule="SH-1",
    )

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            message = "order must name each of the thirteen ranks once"
            raise ValueError(message)

    def doubts(self, options: Options) -> Iterator[Problem]:
        """What is legal and yet makes a poor game, given the order of the cards."""
        powers: dict[str, tuple[str, ...]] = dict(options.powers.items())
        low = [rank for rank in self.order[:_LOW] if "burn" in powers.get(rank, ())]
        low = [rank for rank in low if not {"anytime", "show"} & {*powers[rank]}]
        told = "{} burn the pile only where they fit, and they are low."
        yield from _of_ranks(low, f"{told} With “on anything” they always do.")


def _of_ranks(ranks: Sequence[str], words: str) -> Iterator[Problem]:
    """One sentence about the cards of these ranks, for each of them."""
    cards = [rank_word(rank, 2) for rank in ranks]
    for rank in ranks:
        yield ("powers", rank), words.format(one_of(cards, "and").capitalize())


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
        powers: dict[str, tuple[Power, ...]] = rules.options.powers
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
        self.of = {rank: powers.get(rank, ()) for rank in ranks}
        """What each rank can do."""
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


def _having(power: Power, powers: dict[str, tuple[Power, ...]]) -> frozenset[str]:
    return frozenset(rank for rank, words in powers.items() if power in words)
