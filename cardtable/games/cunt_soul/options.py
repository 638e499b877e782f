"""Cunt-Soul's options, and what the game remembers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardtable.engine.cards import JOKER
from cardtable.engine.names import Names
from cardtable.engine.notation import Seat
from cardtable.engine.options import (
    RANK_WORDS,
    OptionError,
    Problem,
    Range,
    Word,
    either,
    option,
    seat_words,
)

Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X"]
FaceRank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Power = Literal[
    "overrule", "bind", "run", "swap", "mirror", "call", "skip", "open", "burn", "choose", "extend",
    "reverse", "toll", "neutralise",
]  # fmt: skip
FieldPower = Literal[
    "none", "firm", "triple", "single", "bottom", "flipped", "bifurcate", "double", "level",
    "phoenix", "appoint", "flat", "inverted", "big_hand", "mute",
]  # fmt: skip
Called = Literal["higher", "lower"]
Phase = Literal["choose", "turn", "burn", "extend", "run", "swap", "call", "next", "over"]

RISING = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks from low to high (section 1)."""

OF_RANK = ("overrule", "mirror")
"""Abilities that belong to a link's rank; all others go with its value (CS-R1, CS-R2)."""

STACKING = ("swap", "skip", "reverse", "toll")
"""Powers that count how many cards were played together (CS-17)."""

POWERS: dict[str, tuple[str, ...]] = {
    "2": ("overrule",),
    "3": ("bind",),
    "4": ("run",),
    "5": ("swap",),
    "6": ("overrule", "mirror"),
    "7": ("overrule", "call"),
    "8": ("skip",),
    "9": ("open",),
    "10": ("overrule", "burn"),
    "J": ("choose",),
    "Q": ("extend",),
    "K": ("reverse",),
    "A": ("toll",),
    "X": ("neutralise",),
}
"""What the cards of a rank can do in the game of the page (section 6)."""

FIELD_POWERS = {
    "2": "firm",
    "3": "triple",
    "4": "single",
    "5": "bottom",
    "6": "flipped",
    "7": "bifurcate",
    "8": "double",
    "9": "level",
    "10": "phoenix",
    "J": "appoint",
    "Q": "flat",
    "K": "inverted",
    "A": "big_hand",
    "X": "mute",
}
"""What a card of a rank does as field card (section 7)."""

POWER_WORDS = {
    "overrule": Word(
        "overrules",
        "It goes on higher and on lower cards, but not on one that binds and not against a call.",
        "overrule the order",
    ),
    "bind": Word(
        "binds", "Only cards of its rank and jokers may follow it.", "bind what may follow"
    ),
    "run": Word(
        "starts a run",
        "It may be followed by a run: each link one rank higher, with no power but its value.",
        "may start a run",
    ),
    "swap": Word(
        "swaps",
        "You may exchange a hand card for one of your face-up cards, once for each card played.",
        "swap a hand card for a face-up card",
    ),
    "mirror": Word(
        "mirrors", "It becomes what it is played on, power included.", "become what lies below"
    ),
    "call": Word(
        "higher or lower",
        "You call higher or lower, and the next card must be so, or of the same rank.",
        "let you call higher or lower",
    ),
    "skip": Word(
        "skips", "The next player is passed over, one for each card played.", "skip a player"
    ),
    "open": Word("anything fits", "Any card may follow it.", "let anything follow"),
    "burn": Word("burns", "It burns the whole pile, and itself with it.", "burn the pile"),
    "choose": Word(
        "chooses who is next",
        "You choose which other player plays next.",
        "let you choose who plays next",
    ),
    "extend": Word(
        "plays one more",
        "You must play one more link on it, or else take the pile.",
        "must be followed by you",
    ),
    "reverse": Word("reverses", "It reverses play, once for each card played.", "reverse play"),
    "toll": Word(
        "costs a card",
        "Whoever plays on it draws one more card at the end of that turn, for each card played.",
        "cost a card to play on",
    ),
    "neutralise": Word(
        "undoes",
        "It undoes what it is played on. Where that is a paradox, the pile burns.",
        "undo what they are played on",
    ),
    (): Word("nothing", "When played it does nothing special.", "do nothing when played"),
}
"""What cards can do when they are played, in words (CS-22 to CS-35)."""

FIELD_WORDS = {
    "none": Word("nothing", "As a field card it does nothing.", "do nothing"),
    "firm": Word(
        "only twos overrule",
        "Other cards that overrule the order must fit like any card.",
        "let only twos overrule the order",
    ),
    "triple": Word(
        "three make a 3",
        "Three or more of a rank that lie together in the pile count as a 3.",
        "make three of a kind count as a 3",
    ),
    "single": Word(
        "one at a time",
        "Cards are played one at a time, in runs too.",
        "let you play one card at a time",
    ),
    "bottom": Word(
        "swaps face down",
        "Swaps are made with face-down cards instead of face-up ones.",
        "make swaps go with face-down cards",
    ),
    "flipped": Word(
        "source turned over",
        "Everybody sees the card that is drawn next. Two of them cancel each other.",
        "let everybody see the next card of the source",
    ),
    "bifurcate": Word(
        "a call each turn",
        "Each turn ends with a call of higher or lower, which replaces the order.",
        "end each turn with a call",
    ),
    "double": Word(
        "powers doubled",
        "Swaps, skips, turns and costs count double.",
        "double all powers that count",
    ),
    "level": Word(
        "up to 9 is a 9",
        "Every card up to a 9 counts as a 9, and does what a 9 does.",
        "make everything up to 9 a 9",
    ),
    "phoenix": Word(
        "burns go under",
        "Burned cards go under the source, as long as there is one.",
        "put under the source what burns",
    ),
    "appoint": Word(
        "all choose who is next",
        "Whoever has played chooses who plays next, unless the card skips or reverses play.",
        "let everybody choose who plays next",
    ),
    "flat": Word(
        "several count as one",
        "However many cards are played together, their power counts one. For burning all of them "
        "still count.",
        "make several cards count as one",
    ),
    "inverted": Word(
        "equal or lower",
        "The order is reversed: play equal or lower. Two of them cancel each other.",
        "turn the order round",
    ),
    "big_hand": Word(
        "bigger hands", "Hands are filled up to one card more.", "make hands one card larger"
    ),
    "mute": Word("no powers", "No card has any power when played.", "take all cards their power"),
}
"""What field cards do to everybody, in words (CS-42 to CS-55)."""

_OF_A_KIND = {3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight"}


@dataclass(frozen=True)
class Options:
    """The house rules of a table; see the rules page."""

    powers: dict[Rank, tuple[Power, ...]] = option(  # noqa: RUF009 - option() makes a field
        POWERS,
        "What the cards of each rank do when they are played.",
        label="What cards do when played",
        choices=POWER_WORDS,
        rule="CS-22",
        merge=True,
    )
    field_powers: dict[Rank, FieldPower] = option(  # noqa: RUF009 - the same
        FIELD_POWERS,
        "What the cards of each rank do to everybody as field cards.",
        label="What field cards do",
        clause="{0} in the field {1}",
        choices=FIELD_WORDS,
        rule="CS-42",
        merge=True,
    )
    packs: Annotated[int, Range(0, 3)] = option(
        0,
        "How many packs of 54 cards are shuffled together.",
        label="Packs of cards",
        clause="there are {n} packs of cards",
        choices={
            0: Word(
                "one for every four",
                "Up to four players share one pack; five to eight play with two.",
                "there is a pack for every four players",
            ),
            1: Word("1", "One pack of 54 cards.", "there is one pack of cards"),
        },
        rule="CS-1",
    )
    first_dealer: Literal["random", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] = option(
        "random",
        "Who deals the first game. In the next one the next player deals.",
        label="Who deals first",
        clause="{} deals first",
        choices=seat_words(8),
        rule="CS-5",
    )
    down: Annotated[int, Range(0, 4)] = option(
        3,
        "Everybody is dealt this many cards face down, to be played unseen at the end.",
        label="Face-down cards",
        unit="cards",
        clause="everybody is dealt {n} cards face down",
        choices={
            0: Word("none", "No cards are dealt face down.", "no cards are dealt face down"),
            1: Word(
                "1 card",
                "Everybody has one face-down card.",
                "everybody is dealt one card face down",
            ),
        },
        rule="CS-2",
    )
    up: Annotated[int, Range(0, 4)] = option(
        3,
        "Everybody chooses this many hand cards to lie face up for later.",
        label="Face-up cards",
        unit="cards",
        clause="everybody chooses {n} face-up cards",
        choices={
            0: Word("none", "Only a field card is chosen.", "nobody chooses face-up cards"),
            1: Word(
                "1 card", "One card is chosen to lie face up.", "everybody chooses one face-up card"
            ),
        },
        rule="CS-3",
    )
    hand: Annotated[int, Range(1)] = option(
        9,
        "Everybody is dealt this many, and chooses face-up cards and a field card from them.",
        label="Hand cards dealt",
        unit="cards",
        clause="you are dealt {} to choose from",
        rule="CS-2",
    )
    hand_size: Annotated[int, Range(1, 9)] = option(
        5,
        "At the end of your turn you draw back up to this.",
        label="Cards in hand",
        unit="cards",
        clause="you fill your hand up to {}",
        rule="CS-11",
    )
    burn_kind: Literal[0, 3, 4, 5, 6, 7, 8] = option(
        4,
        "When so many cards of one rank lie on top of the pile, the whole pile burns.",
        label="Equal cards that burn the pile",
        clause="{} cards of one rank burn the pile",
        choices={
            0: Word("never", "Equal cards never burn the pile.", "equal cards never burn the pile"),
            **{
                n: Word(str(n), f"{_OF_A_KIND[n]} cards of one rank burn the pile.")
                for n in _OF_A_KIND
            },
        },
        rule="CS-60",
    )
    field_change_cost: Literal["horizontal", "none"] = option(
        "horizontal",
        "What you pay to lay a new field card.",
        label="A new field card costs",
        clause="a new field card costs {}",
        choices={
            "horizontal": Word(
                "an upright face-up card",
                "You burn an upright face-up card. The next card of the source replaces it, "
                "sideways, and can't pay again.",
            ),
            "none": Word("nothing", "A new field card costs nothing."),
        },
        rule="CS-71",
    )
    field_changes_max: Annotated[int, Range(0, 9)] = option(
        3,
        "How often each player may change the field card in a game, once a turn at most.",
        label="You may change your field card",
        unit="times",
        clause="you may change your field card {}",
        choices={
            0: Word(
                "never",
                "Field cards stay as they were chosen.",
                "field cards stay as they were chosen",
            ),
            1: Word("once", "Everybody may change the field card once a game."),
        },
        rule="CS-70",
    )
    pickup: Literal["forced", "free"] = option(
        "forced",
        "When you may take the pile instead of playing.",
        label="Picking up the pile",
        clause="you may pick up the pile {}",
        choices={
            "forced": Word(
                "only when nothing fits", "If one of your cards fits, you have to play."
            ),
            "free": Word(
                "whenever you like",
                "You may take the pile even if one of your cards fits, unless it is empty.",
            ),
        },
        rule="CS-10",
    )
    after_burn: Literal["next", "again"] = option(
        "next",
        "Who plays on the bare table when the pile has burned.",
        label="After the pile has burned",
        clause="after a burn {}",
        choices={
            "next": Word("the next player goes on", "The turn passes on as after any other play."),
            "again": Word(
                "whoever burned it goes again", "Whoever burned the pile has another turn."
            ),
        },
        rule="CS-16",
    )
    run_wrap: bool = option(
        default=False,
        say="A run may go on from the last rank to the first, for thirteen links at most.",
        label="Runs go round from the last rank to the first",
        choices=either(
            "runs may go round from the last rank to the first", "runs stop at the last rank"
        ),
        rule="CS-24",
    )
    down_swap: Literal["blind", "look"] = option(
        "blind",
        "How you swap with a face-down card, where field cards say so.",
        label="Swapping a face-down card",
        clause="you swap a face-down card {}",
        choices={
            "blind": Word(
                "unseen", "You lay a hand card there and take the face-down card unseen."
            ),
            "look": Word(
                "after looking at it",
                "You look at the face-down card first, and may leave it there.",
            ),
        },
        rule="CS-45",
    )
    queen_last: Literal["pickup", "out"] = option(
        "pickup",
        "What happens if your last card asks for another one from you.",
        label="If your last card must be followed",
        clause="if your last card must be followed, {}",
        choices={
            "pickup": Word(
                "you pick up the pile", "You can't follow it, so you take the pile and stay in."
            ),
            "out": Word("you are out all the same", "It needs no card to follow: you are out."),
        },
        rule="CS-83",
    )
    last_card: Literal["field", "down"] = option(
        "field",
        "Which card you play last.",
        label="The last card you play",
        clause="the last card you play is {}",
        choices={
            "field": Word(
                "your field card", "You take up your field card at the end and play it, too."
            ),
            "down": Word(
                "a face-down card",
                "Your field card burns when it would come to your hand, and needn't be played.",
            ),
        },
        rule="CS-83",
    )
    stall_turns: Annotated[int, Range(0)] = option(
        200,
        "The game ends after this many turns in a row that use up no cards; players are placed "
        "by how many cards they have left.",
        label="Turns without progress that end the game",
        unit="turns",
        clause="the game ends after {} in which nobody gets any further",
        choices={
            0: Word(
                "never",
                "The game goes on for as long as it takes.",
                "no game ends for lack of progress",
            )
        },
        rule="CS-85",
    )

    def __post_init__(self) -> None:
        # A rank that is not named has its usual abilities; `[]` and `none` take them away.
        object.__setattr__(self, "powers", POWERS | dict(self.powers))
        object.__setattr__(self, "field_powers", FIELD_POWERS | dict(self.field_powers))
        problems: list[tuple[tuple[str | int, ...], str]] = []
        if self.hand <= self.up:
            need = (
                f"deal more than {self.up}: the face-up cards and a field card are chosen of them"
            )
            problems.append((("hand",), need))
        for rank, words in self.powers.items():
            if len([word for word in words if word not in OF_RANK]) > 1:
                one = "besides overruling and mirroring a card can have only one power"
                problems.append((("powers", rank), one))
            if ("neutralise" in words) > (rank == JOKER):
                problems.append((("powers", rank), "only jokers can undo what they are played on"))
        if problems:
            raise OptionError(problems)

    def doubts(self) -> Iterator[Problem]:
        """What is legal and yet makes a poor game."""
        burns = any("burn" in words for words in self.powers.values())
        if not burns and not self.burn_kind:
            words = "Nothing burns now: the pile only grows, and many games never come to an end."
            yield ("burn_kind",), words
        if not self.stall_turns:
            yield ("stall_turns",), "A game that goes round in circles will never end."
        if self.down_swap == "look" and not any("swap" in one for one in self.powers.values()):
            yield ("down_swap",), "This changes nothing: no card swaps."
        if self.field_change_cost == "horizontal" and not self.up and self.field_changes_max:
            yield ("field_change_cost",), "Nobody has face-up cards to pay with."


@dataclass(frozen=True)
class Extras:
    """What Cunt-Soul's rules files hold besides options."""

    loser_title: Names = field(default_factory=lambda: Names("The Sole-Cunt", "The Sole Count"))
    order: tuple[FaceRank, ...] = option(
        RISING,
        "Which card beats which, the weakest first.",
        label="The order of the cards",
        clause="the cards rise in another order",
        choices=RANK_WORDS,
        ordered=True,
        rule="CS-1",
    )
    card_names: dict[Rank, Names] = field(default_factory=dict)
    """What people call the cards for what they do, by rank."""
    field_names: dict[Rank, Names] = field(default_factory=dict)
    """What they call them as field cards."""

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(RISING):
            message = "order must name each of the thirteen ranks once"
            raise ValueError(message)


@dataclass(slots=True)
class Last:
    """How the top link came there (section 4). Never changed in place.

    Where a run lies on the pile, all but `run` is about the link that started it.
    """

    by: Seat
    power: Power | None = None
    """The power that acted as the link landed."""
    next: Seat | None = None
    """The seat that would have been next without it."""
    seats: int = 0
    """How many seats were in."""
    high: bool = False
    """Whether it was a live mirror on a higher value (CS-62)."""
    run: int = 0
    """How many links of a run lie there."""
    swaps: tuple[str, ...] = ()
    """The swaps made: `KD 2S` (given, taken) or `KD 2 4C` (given, place, taken)."""


@dataclass
class Memory:
    """What the game remembers; the keys of a position's `state` (section 4)."""

    phase: Phase = "turn"
    dealer: Seat = "p1"
    direction: Literal[1, -1] = 1
    call: Called | None = None
    links: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    last: Last | None = None
    horizontal: tuple[str, ...] = ()
    changes: dict[Seat, int] = field(default_factory=dict)
    out: tuple[Seat, ...] = ()
    lingering: tuple[str, ...] = ()
    quiet: int = 0
    changed: bool = False
    owed: int = 0
    swaps: int = 0
    looked: int | None = None
    burnt: bool = False
    progress: bool = False
