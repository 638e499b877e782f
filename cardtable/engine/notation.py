"""Moves as text: words, their canonical form, and the three ways in which a move can fail.

A move is one line of text: a verb, then cards, zones, seats or places, for example
`play 7C 7D` or `p3 show 3D p1`. Each game says which kinds of words its verbs take (`Grammar`).
`Sets` holds the moves with several cards of one rank.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from cardtable.engine.cards import Card, card, in_order, names, subsets
from cardtable.engine.clean import LONGEST, cleaned, quoted
from cardtable.engine.facts import Fact, Value, spoken

if TYPE_CHECKING:
    from cardtable.engine.facts import Bar


Seat: TypeAlias = str
"""`p1`, `p2`, … clockwise."""

Move: TypeAlias = str
"""A canonical line, without the seat that acts."""

Word: TypeAlias = str | Card

Grammar: TypeAlias = dict[str, tuple[str, ...]]
"""Verb to the kinds of words that follow, in order: `card` (one), `cards` (a set of them, whose
order means nothing), `seat`, `place` (a number from 1), `zone`, or words spelled out as `a|b`."""

RESIGN: Move = "resign"
"""The line by which a seat gives the game up: in every game and at any time, and never listed."""
RESIGNED = "resigned"
"""What is said then, and why the game is over."""
_SEAT = re.compile(r"p[1-9]")
_PLACE = re.compile(r"[0-9]{1,3}")
_ZONE = re.compile(r"(?:p[1-9]\.)?[a-z]+[A-Z]?[0-9]{0,2}")


class MoveError(ValueError):
    """A line that can't be played. Its text is a sentence for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(cleaned(message, LONGEST))


class Malformed(MoveError):
    """Not notation: a verb that the game lacks, or a word of a kind that the verb never takes."""


class Illegal(MoveError):
    """Notation, but refused by a rule: `bar` says which and why.

    As text, for faults in files, it gives the rule's number: its words belong to the presenter.
    """

    def __init__(self, bar: Bar, text: str = "not legal") -> None:
        super().__init__(f"{text} ({bar.rule})" if bar.rule else text)
        self.bar = bar


class Ambiguous(MoveError):
    """Could be two moves; both are named in the text."""


@cache
def words(move: Move) -> list[Word]:
    """The words of a canonical line, cards as cards. The list is shared: don't change it.

    It is a list because `case "play", *cards` wants one.
    """
    verb, *rest = move.split()
    return [verb, *map(_word, rest)]


def _word(text: str) -> Word:
    try:
        return card(text)
    except ValueError:
        return text


def split_actor(line: str) -> tuple[Seat | None, str]:
    """The seat written before the verb, if there is one, and the rest of the line."""
    first, _, rest = line.strip().partition(" ")
    if _SEAT.fullmatch(first.lower()):
        return first.lower(), rest.strip()
    return None, line.strip()


def canonical(line: str, grammar: Grammar) -> Move:
    """The canonical form of a line without its actor: names and the order of sets put right.

    Raises Malformed. A wrong number of words is no matter of form and passes.
    """
    verb, *rest = line.split() or [""]
    verb = verb.lower()
    kinds = grammar.get(verb)
    if kinds is None:
        known = ", ".join(grammar)
        key = "errors.no-verb" if verb else "errors.no-move"
        raise Malformed(spoken(key, verb=quoted(verb), moves=known))
    done: list[str] = [verb]
    todo = list(kinds)
    run: list[Card] = []
    for text in rest:
        while todo and todo[0] == "cards" and (_read(text, "cards") is None) and len(todo) > 1:
            todo.pop(0)
        kind = todo[0] if todo else (kinds[-1] if kinds else "")
        read = (_read(text, each) for each in (kind, *kinds))
        word = next((each for each in read if each is not None), None)
        if word is None:
            about = {"verb": quoted(verb), "word": quoted(text)}
            key = "errors.wanted" if kinds else "errors.alone"
            raise Malformed(spoken(key, kinds=_wanted(kinds), **about))
        if kind == "cards" and isinstance(word, Card):
            run.append(word)
        else:
            done += _flush(run)
            done.append(word.name if isinstance(word, Card) else word)
            if todo:
                todo.pop(0)
    return " ".join(done + _flush(run))


def _flush(run: list[Card]) -> list[str]:
    done = [card.name for card in in_order(run)]
    run.clear()
    return done


def _read(text: str, kind: str) -> Word | None:
    """The word in its canonical form, or None if it is not of that kind."""
    lower = text.lower()
    if kind in {"card", "cards"}:
        try:
            return card(text)
        except ValueError:
            return None
    if kind == "seat":
        return lower if _SEAT.fullmatch(lower) else None
    if kind == "place":
        return str(int(text)) if _PLACE.fullmatch(text) else None
    if kind == "zone":
        return text if _ZONE.fullmatch(text) and not _SEAT.fullmatch(text) else None
    return lower if lower in kind.split("|") else None


_KINDS = {
    "card": Fact("errors.wanted-card"),
    "cards": Fact("errors.wanted-cards"),
    "seat": Fact("errors.wanted-seat"),
    "place": Fact("errors.wanted-place"),
}


def _wanted(kinds: tuple[str, ...]) -> Value:
    """What a verb takes, kind after kind; of words that are spelled out, one of them."""
    return tuple(_KINDS.get(kind) or _any_of(kind.split("|")) for kind in kinds)


def _any_of(words: Sequence[str]) -> Value:
    return Fact("errors.any-of", {"words": tuple(words)}) if len(words) > 1 else words[0]


def ambiguity(move: Move, legal: Iterable[Move]) -> Ambiguous | None:
    """What a line could mean that several legal ones begin with; None where that is no matter."""
    place = len(words(move))
    # what lacks a card has a wrong number of cards, which is for the rules to say
    begun = [
        f"“{line}”"
        for line in legal
        if line.startswith(f"{move} ") and not isinstance(words(line)[place], Card)
    ]
    if len(begun) < 2:
        return None
    return Ambiguous(spoken("errors.several", move=move, moves=tuple(sorted(begun))))


_KEPT = 6
"""Up to how many cards the lines are kept; more of a rank are rare, and have too many sets."""


class Like(dict[Card, "Like"]):
    """Cards of one rank, and what they are together with one card more: `like[card]`."""

    def __init__(
        self, verb: str, make: Callable[[list[Card]], list[list[Card]]], cards: tuple[Card, ...]
    ) -> None:
        super().__init__()
        self.cards = cards
        self.lines: list[Move] = [f"{verb} {names(some)}" for some in make(in_order(cards))]
        """A line for each set that counts as a move of its own. Shared: don't change the list."""
        self._verb = verb
        self._make = make

    def __missing__(self, card: Card) -> Like:
        more = Like(self._verb, self._make, (*self.cards, card))
        if len(more.cards) <= _KEPT:
            self[card] = more
        return more


class Sets(dict[str, Like]):
    """From a verb to no cards, which become a set as one after another is added.

    Worked out when first asked for, so that finding the same cards again costs next to nothing.
    """

    def __init__(self, make: Callable[[list[Card]], list[list[Card]]]) -> None:
        """`make` gives the sets of cards in written order."""
        super().__init__()
        self._make = make

    def __missing__(self, verb: str) -> Like:
        self[verb] = Like(verb, self._make, ())
        return self[verb]


def _each_size(run: list[Card]) -> list[list[Card]]:
    return [run[:size] for size in range(1, len(run) + 1)]


def _each(run: list[Card]) -> list[list[Card]]:
    return [[card] for card in run]


def _first(run: list[Card]) -> list[list[Card]]:
    return [[card] for card in run[:1]]


every_set = Sets(subsets)
"""Every set."""
one_of_each_size = Sets(_each_size)
"""One set of each size, since suits mean nothing."""
each_alone = Sets(_each)
"""Each card, where sets have one card."""
any_alone = Sets(_first)
"""One card, since suits mean nothing."""
