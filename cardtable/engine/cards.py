"""Cards: one shared object for each physical card, compared by identity.

A card is asked for by its name (`card("10H")`) and always the same object comes back, so that
states may keep cards in plain lists and dictionaries and never copy them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from cardtable.engine.clean import quoted

HIDDEN = "??"
"""How a card that the reader may not see is written."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""French ranks in written order, which is no game's order of values."""

SUITS = ("C", "D", "H", "S")
"""French suits in written order: clubs, diamonds, hearts, spades."""

JOKER = "X"
"""The rank of a joker."""

SIDES = ("+", "-")
"""Soul Taker's two decks, Fair and Foul, which stand where others have suits."""

_RANK_WORDS = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "10": "ten", "J": "jack", "Q": "queen", "K": "king", "1": "one",
}  # fmt: skip
_SUIT_WORDS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_ORDER = {rank: place for place, rank in enumerate((*RANKS, JOKER))}
_FRENCH = re.compile(r"(10|[A2-9TJQK])([CDHS])(?:#([1-9]))?", re.IGNORECASE)
_JOKER = re.compile(r"X([1-9])(?:#([1-9]))?", re.IGNORECASE)
_SOUL = re.compile(r"([+-])([1-5])([a-eA-E])")


class Card:
    """One physical card. Never made by callers: ask `card()` for it."""

    __slots__ = ("copy", "name", "order", "pack", "rank", "suit")

    def __init__(self, name: str, rank: str, suit: str, pack: int, copy: str) -> None:
        self.name = name
        """Canonical notation: `10H`, `AS#2`, `X1`, `+5a`."""
        self.rank = rank
        self.suit = suit
        """A suit, a side of Soul Taker, or `""` for a joker."""
        self.pack = pack
        """1 for the first pack."""
        self.copy = copy
        """Tells like cards of one pack apart: a joker's number, Soul Taker's letter, else `""`."""
        if suit in SIDES:
            self.order = (int(rank) * 2 + SIDES.index(suit)) * 100 + ord(copy)
        else:
            place = SUITS.index(suit) if suit else int(copy)
            self.order = (_ORDER[rank] * 10 + place) * 10 + pack
        """Sorts cards into written order: rank, suit, pack."""

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.name,)

    @property
    def words(self) -> str:
        """The card's name as one says it, in lower case: `ten of hearts`, `joker`."""
        if self.rank == JOKER:
            return "joker"
        if self.suit in SIDES:
            return f"{'fair' if self.suit == '+' else 'foul'} {self.rank}"
        return f"{_RANK_WORDS[self.rank]} of {_SUIT_WORDS[self.suit]}"


_shared: dict[str, Card] = {}


def _shared_card(name: str, rank: str, suit: str, pack: int, copy: str = "") -> Card:
    shared = _shared.get(name)
    if shared is None:
        shared = _shared[name] = Card(name, rank, suit, pack, copy)
    return shared


@lru_cache(maxsize=4096)
def card(text: str) -> Card:
    """The card of that name, read leniently: `TH`, `10h` and `10H` are one.

    Raises ValueError, with a sentence, if it is no card's name.
    """
    if match := _FRENCH.fullmatch(text):
        rank, suit, pack = match[1].upper(), match[2].upper(), int(match[3] or 1)
        rank = "10" if rank == "T" else rank
        return _shared_card(_named(rank + suit, pack), rank, suit, pack)
    if match := _JOKER.fullmatch(text):
        pack = int(match[2] or 1)
        return _shared_card(_named(f"X{match[1]}", pack), JOKER, "", pack, match[1])
    if match := _SOUL.fullmatch(text):
        side, rank, copy = match[1], match[2], match[3].lower()
        return _shared_card(f"{side}{rank}{copy}", rank, side, 1, copy)
    message = f"{quoted(text)} is not a card"
    raise ValueError(message)


def _named(name: str, pack: int) -> str:
    return name if pack == 1 else f"{name}#{pack}"


def cards(text: str) -> list[Card | None]:
    """A run of cards, as written in positions: `"7C ?? KD"`. A hidden card is None.

    Raises ValueError for the first word that is not a card.
    """
    return [None if word == HIDDEN else card(word) for word in text.split()]


def names(run: Iterable[Card | None]) -> str:
    """The written form of a run of cards, the reverse of `cards`."""
    return " ".join(HIDDEN if card is None else card.name for card in run)


def in_order(run: Iterable[Card]) -> list[Card]:
    """The same cards in written order."""
    return sorted(run, key=_order)


def _order(card: Card) -> int:
    return card.order


def by_rank(run: Iterable[Card]) -> dict[str, list[Card]]:
    """The cards of each rank, in the order given."""
    groups: dict[str, list[Card]] = {}
    for card in run:
        rank = card.rank
        if rank in groups:
            groups[rank].append(card)
        else:
            groups[rank] = [card]
    return groups


def with_riders(run: Iterable[Card], riders: Collection[str]) -> list[list[Card]]:
    """Cards of a row, each with those that lie on it: the ranks `riders`, lowest first."""
    groups: list[list[Card]] = []
    for card in run:
        if groups and card.rank in riders:
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def pack_of_52(*, packs: int = 1, jokers: int = 0) -> list[Card]:
    """French packs in written order, each with so many jokers."""
    return [
        card(_named(name, pack))
        for pack in range(1, packs + 1)
        for name in (
            *(rank + suit for suit in SUITS for rank in RANKS),
            *(f"X{number}" for number in range(1, jokers + 1)),
        )
    ]


def subsets(run: Sequence[Card]) -> list[list[Card]]:
    """Every non-empty subset of a few cards, smaller ones first, each in the order given."""
    sets: list[list[Card]] = [[]]
    for card in run:
        sets += [[*before, card] for before in sets]
    return sorted(sets[1:], key=len)


def tidied(run: list[Card | None]) -> list[Card | None]:
    """Known cards in written order, then the unknown ones."""
    known = [card for card in run if card is not None]
    return [*in_order(known), *[None] * (len(run) - len(known))]
