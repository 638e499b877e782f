"""How strong a computer player is, as numbers, and what it is like.

Levels differ in how far they think, what they remember, and which of the *close* moves they take;
never by throwing a game away. From easy up a move that wins at once is taken, whatever the others
may answer; and a move that may lose the game by the end of the next player's turn is not played
where another is clearly less likely to. Both go by what the player knows and remembers, and only as
far as a few hundred moves show it: the long turns of Russian Bank are not followed to their end.

A character decides between moves that are about as good, and nothing else: so it plays about as
well as any other of its level, but not the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cardtable.ai.turns import Turns
from cardtable.engine.facts import spoken


@dataclass(frozen=True)
class Character:
    """One manner of playing.

    Likings are in units of a game's move score: one more, and a move is taken about e times as
    often as others that are as good.
    """

    name: str
    """What the catalogue calls it by: `players.like-gambler` says what it is like."""
    keeping: float = 0.0
    """How much less it likes a move for each unit that it gives away (`Knowledge.gives`)."""
    daring: float = 0.0
    """How much more it likes a move for each time that its results vary as much as is usual."""
    reach: float = 0.0
    """With thinking: what it likes may be worth so much less than the best, in the unit of
    `Level.looseness`."""
    leap: float = 0.0
    """Without thinking: ... may have so much less of a score."""


CHARACTERS: dict[str, Character] = {
    one.name: one
    for one in (
        Character("plain"),
        Character(
            "hoarder",
            keeping=3.0,
            reach=0.05,
            leap=0.5,
        ),
        Character(
            "gambler",
            daring=25.0,
            reach=0.05,
            leap=0.5,
        ),
    )
}
"""What there is; the first has no likings."""

PLAIN = CHARACTERS["plain"]

ANY = "any"
"""One of them by chance, where a table is laid: nobody knows who it will be."""


# ---------------------------------------------------------------------- levels

PROGRAM = "cmd:"
"""How a seat begins that an outside program plays: the command line follows."""


@dataclass(frozen=True)
class Limit:
    """When a decision must be made, whichever comes first. None: no limit of that kind."""

    seconds: float | None = None
    iterations: int | None = None

    @classmethod
    def parse(cls, text: str) -> Limit:
        """A limit as it is typed: `0.5s`, `200ms`, `400` iterations, or two with a comma.

        Raises ValueError.
        """
        seconds: float | None = None
        iterations: int | None = None
        for part in text.replace(" ", "").split(","):
            match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|it)?", part)
            if not match or (match[2] in {None, "it"} and "." in match[1]):
                message = spoken("errors.no-limit", text=text)
                raise ValueError(message)
            if match[2] in {None, "it"}:
                iterations = int(match[1])
            else:
                seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
        return cls(seconds, iterations)


@dataclass(frozen=True)
class Level:
    """One way of playing."""

    name: str
    iterations: int = 0
    """Thoughts for a decision; 0: the move score alone decides."""
    passes: int = 0
    """Where the rest of a game is small enough to be solved (`ai.equilibrium`): how often it is
    passed through; 0: it is thought about like anything else."""
    shorthand: int = 0
    """Where a game has a shorthand for its end: so many thoughts in it for each of the usual kind;
    0: the end is thought about like anything else."""
    seconds: float = 1.0
    """Time for a decision, at most."""
    memory: float = 1.0
    """The share of cards seen on their way into a hidden place that is remembered."""
    noise: float = 0.0
    """Without thinking: how far a move's score is misjudged, in the units of the score."""
    looseness: float = 0.0
    """With thinking: moves whose value is so little below the best are taken, too. In units of how
    far the rewards of single thoughts lie apart, which is little where nothing much is at stake."""
    care: float = 1.0
    """How well it plans what is planned and not searched, such as swaps before the game."""
    turns: Turns | None = None
    """Where a game's turns are looked through: how this level does, if not as the game has it."""
    watchful: bool = True
    """Whether it sees a win in one, and a loss in one."""
    character: Character = PLAIN
    """Which of the moves that are about as good it likes better."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", memory=0.0, noise=2.5, care=0.4, watchful=False),
        Level("easy", memory=0.2, noise=1.0, care=0.7),
        Level("medium", iterations=100, memory=0.5, looseness=0.12),
        Level("hard", iterations=400, looseness=0.03),
        Level("expert", iterations=1600),
    )
}
"""What people choose from, the weakest first."""

BASELINES: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", noise=float("inf"), care=0.0, watchful=False),
        Level("greedy", watchful=False),
    )
}
"""What strength is measured against: any legal move, and the move score alone."""


def split(name: str) -> tuple[str, str]:
    """What a seat is called, such as `hard:gambler`, as a level and a character.

    Where no character is named it is `plain`; the command line of a program is left whole.
    """
    if name.startswith(PROGRAM):
        return name, PLAIN.name
    level, _, character = name.partition(":")
    return level, character or PLAIN.name


def joined(level: str, character: str) -> str:
    """The reverse of `split`."""
    return level if character == PLAIN.name else f"{level}:{character}"


def find_level(name: str) -> Level:
    """The level or baseline of that name, which may have a character: `hard`, `hard:gambler`.

    Raises ValueError, with the names there are.
    """
    level, character = split(name)
    level_ = LEVELS.get(level) or BASELINES.get(level)
    if level_ is None:
        known = ", ".join((*LEVELS, *BASELINES))
        message = spoken("errors.no-level", level=repr(level), known=known)
        raise ValueError(message)
    if character not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        about = {"known": known, "example": f"{level}:hoarder"}
        message = spoken("errors.no-character-of", character=repr(character), **about)
        raise ValueError(message)
    return replace(level_, character=CHARACTERS[character])
