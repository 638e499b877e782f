"""Soul Taker's options and memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import rank_word
from cardtable.engine.notation import Seat
from cardtable.engine.options import OptionError, Problem, Range, Word, either, option

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

_CARDS = ("No cards", "One card", "Two cards", "Three cards", "Four cards", "Five cards")


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    mode: Literal["standard", "mixed"] = option(
        "standard",
        "Whose cards are whose, and which score wins.",
        label="The game",
        clause="it is {}",
        choices={
            "standard": Word(
                "Fair against Foul",
                "One of you plays the virtues, the other the vices, and the higher score wins.",
            ),
            "mixed": Word(
                "played with one mixed deck",
                "Virtues and vices are shuffled together, and the score nearer to zero wins.",
            ),
        },
        rule="ST-4",
    )
    rounds: Annotated[int, Range(1)] = option(
        5,
        "How many rounds a game has, if the decks last for them.",
        label="Rounds in a game",
        unit="rounds",
        clause="a game has {}",
        rule="ST-6",
    )
    hidden: Annotated[int, Range(0)] = option(
        2,
        "How many cards each of you draws face down for a round, unseen until they are played.",
        label="Blind cards in a round",
        unit="cards",
        clause="you have {n} blind cards in a round",
        choices={
            0: Word("none", "You see all the cards that you draw.", "there are no blind cards"),
            1: Word("1 card", "One card is drawn blind.", "you have one blind card in a round"),
        },
        rule="ST-5",
    )
    visible: Annotated[int, Range(0)] = option(
        3,
        "How many cards each of you draws for the hand in a round.",
        label="Hand cards in a round",
        unit="cards",
        clause="you have {n} hand cards in a round",
        choices={
            0: Word("none", "You play all your cards unseen.", "there are no hand cards"),
            1: Word(
                "1 card", "One card is drawn for the hand.", "you have one hand card in a round"
            ),
        },
        rule="ST-5",
    )
    deck: dict[Value, Annotated[int, Range(0, 5)]] = option(  # noqa: RUF009 - option() makes a field
        dict.fromkeys(VALUES, 5),
        "How many cards of each value there are on each side.",
        label="Cards of each value",
        clause="each side has {1} {0}",
        choices={
            n: Word(str(n), f"{word} of this value on each side.") for n, word in enumerate(_CARDS)
        },
        rule="ST-R1",
    )
    counters: dict[Value, tuple[Value, ...]] = option(  # noqa: RUF009 - option() makes a field
        BEATS,
        "What an answering card counters: an answering 2 that counters 1 and 5, for example, "
        "counters a led 1 and a led 5. No value counters itself.",
        label="What counters what",
        verb="counters",
        clause="{0} counter {1}",
        choices={
            **{
                value: Word(value, f"It counters a lead of {value}.", rank_word(value, 2))
                for value in VALUES
            },
            (): Word("nothing", "As an answer it counters nothing.", "nothing"),
        },
        rule="ST-10",
    )
    lead_can_secure: bool = option(
        default=False,
        say="If the answer neither counters nor equals the lead, and the lead would beat it, the "
        "lead is secured and the answer lost.",
        label="A lead can win its exchange",
        choices=either("a lead can win its exchange", "only the answer can win an exchange"),
        rule="ST-21",
    )
    first: Literal["toss", "p1", "p2"] = option(
        "p1",
        "Who leads the first exchange. In the standard game it is always Fair, at seat 1.",
        label="Who leads first",
        clause="{} leads first",
        choices={
            "toss": Word("whoever wins the toss", "A coin decides who leads first."),
            "p1": Word("seat 1", "The player at seat 1 leads first."),
            "p2": Word("seat 2", "The player at seat 2 leads first, in the mixed game only."),
        },
        rule="ST-4",
    )
    fresh_discards: bool = option(
        default=True,
        say="In the mixed game one of the two cards just played may be taken back and secured.",
        label="Take back a card just played",
        choices=either(
            "a card just played may be taken back", "cards just played can't be taken back"
        ),
        rule="ST-18",
    )
    tie: Literal["draw", "more_secured", "fewer_secured"] = option(
        "draw",
        "Who wins when both scores are equally good.",
        label="A tie is won by",
        clause="a tie is won by {}",
        choices={
            "draw": Word("nobody", "Equal scores are a draw, and both keep their souls."),
            "more_secured": Word(
                "the player with more secured cards", "If these are equal too, it is a draw."
            ),
            "fewer_secured": Word(
                "the player with fewer secured cards", "If these are equal too, it is a draw."
            ),
        },
        rule="ST-24",
    )
    stake: Literal["soul", "tea", "title", "verse", "hat", "none"] = option(
        "soul",
        "What the loser forfeits. It changes nothing about the play.",
        label="The stake",
        clause="you play for {}",
        choices={
            "soul": Word("the loser's soul", "The winner keeps the loser's soul for a day."),
            "tea": Word("the tea", "The loser makes the tea for a day."),
            "title": Word("a title", "For a day the loser calls the winner by a title."),
            "verse": Word("a verse", "The loser owes the winner four lines of praise."),
            "hat": Word("a hat", "The loser wears a hat that the winner picks."),
            "none": Word("nothing", "Nothing is staked."),
        },
        rule="ST-27",
    )

    def __post_init__(self) -> None:
        if problems := list(self._wrong()):
            raise OptionError(problems)

    def _wrong(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        hand = self.hidden + self.visible
        if hand < 1:
            yield ("visible",), "blind cards and hand cards together must be at least 1"
        have, need = sum(self.deck.values()), self.rounds * hand
        if have < need:
            small = f"a deck of {have} cards is too small for {self.rounds} rounds of {hand}"
            cure = "play fewer rounds, draw fewer cards, or have more cards of a value"
            yield ("deck",), f"{small}: {need - have} too few; {cure}"
        for value, leads in self.counters.items():
            if value in leads:
                words = "no value counters itself: equal values have a rule of their own"
                yield ("counters", value), words
        if self.mode == "standard" and self.first != "p1":
            yield ("first",), "in the standard game Fair leads first, at seat 1"

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        if not any(self.counters.values()):
            yield ("counters",), "Nothing counters anything."
        for value, leads in self.counters.items():
            if leads and not self.deck.get(value):
                yield ("counters", value), f"There is no {value} in the decks."
        if self.mode == "standard" and not self.fresh_discards:
            yield ("fresh_discards",), "This changes nothing in the standard game."


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
