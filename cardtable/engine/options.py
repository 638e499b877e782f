"""Options: a game's frozen dataclass of typed parameters, described for people and checks.

The dataclass is the only schema. An option's type says what it may be: `bool`, `int` with a
`Range` (`| None` where there may be none), a `Literal` of words, a tuple of words (a list in a
file), a mapping. What a type can't tell, its `__post_init__` may refuse with an `OptionError`. What
an option means is said beside it, in the player's words: see `option`.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from cardtable.engine.cards import RANKS, rank_word


@dataclass(frozen=True)
class Range:
    """For `Annotated[int, Range(1, 6)]`: the smallest and the largest value, both allowed."""

    low: int | None = None
    high: int | None = None


Problem: TypeAlias = tuple[tuple[str | int, ...], str]
"""A place (the option's name, then keys inside of it), and what is to be said of it."""


class OptionError(ValueError):
    """Values that an `Options` dataclass refuses for reasons that its types don't tell.

    What is legal and yet makes a poor game, `Options` may tell in a method `doubts`, which gives
    problems of the same form.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        lines = (f"{'.'.join(map(str, place))}: {words}" for place, words in self.problems)
        super().__init__("; ".join(lines))


def doubts(options: Any, extras: Any = None) -> tuple[Problem, ...]:
    """What is legal in these options and yet makes a poor game, if their game tells.

    A game's `Extras` may tell more, in a method `doubts` that is given the options.
    """
    told = getattr(options, "doubts", None)
    more = getattr(extras, "doubts", None)
    return (*(told() if told else ()), *(more(options) if more else ()))


class Word(NamedTuple):
    """What a value, or a word of a list or a mapping, is called, and what it does in play."""

    label: str
    """To be read on a control and inside a sentence: `when they can't play`."""
    says: str = ""
    """What it changes, as a sentence: `You pick up only when no card of yours fits.`"""
    clause: str = ""
    """How rules that have it are told from others, after a “but”: `nobody swaps cards`. For a word
    that ranks may have, what such ranks do: `are invisible`."""


def either(on: str, off: str) -> dict[Any, Word]:
    """The words of a switch, given what holds when it is on and off: `nobody swaps cards`."""
    return {
        True: Word("yes", f"{on[:1].upper()}{on[1:]}.", on),
        False: Word("no", f"{off[:1].upper()}{off[1:]}.", off),
    }


RANK_WORDS: Mapping[Any, Word] = {
    rank: Word(rank, f"{rank_word(rank, 2).capitalize()}.") for rank in RANKS
}
"""The words of an option that puts the ranks in an order."""

SUIT_WORDS: Mapping[Any, Word] = {
    "C": Word("♣", "Clubs."),
    "D": Word("♦", "Diamonds."),
    "H": Word("♥", "Hearts."),
    "S": Word("♠", "Spades."),
}
"""The words of an option that puts the suits in an order."""


def seat_words(most: int) -> dict[Any, Word]:
    """The words of an option that chooses the first dealer: `random`, or `p1` to the last seat."""
    seats = {
        f"p{n}": Word(f"seat {n}", f"The player at seat {n} deals.") for n in range(1, most + 1)
    }
    return {"random": Word("a random player", "The dealer is chosen at random."), **seats}


def option(  # noqa: PLR0913 - all but the first two by name
    default: Any,
    say: str,
    *,
    label: str = "",
    choices: Mapping[Any, Word] | None = None,
    unit: str = "",
    verb: str = "",
    clause: str = "",
    rule: str = "",
    ordered: bool = False,
    entries: Sequence[str] = (),
    merge: bool = False,
    since: str = "",
    before: Any = None,
) -> Any:
    """A field of an Options dataclass, with what people read of it. Mappings are given as they are.

    `label` names it, `say` tells what it changes in play; `choices` has a word for each value of a
    `Literal`, for True and False, for a number that is special (0: never), and for each word of a
    list or of a mapping's values, and for `()` where a list may be empty; `unit` is what a number
    counts (`cards`), `rule` where the rules page tells of it (`SH-13`). `clause` is how rules that
    have another value are told from others, with `{}` for the value: `you hold {}`, and `{n}` for
    the bare number. For a list `{1}`, `{2}` … are its entries; for a mapping `{0}` is the key and
    `{1}` what it has, and where nothing is said it is the two of them. `verb` is what a card of a
    mapping does with the words that it has, where these are no verbs: `counters`.

    `ordered` is for a list that holds each of its words once, in an order that means something;
    `entries` are the names of the places in a list of numbers.

    With `merge`, an override at the table replaces only the keys that it names; else it replaces
    the whole mapping. An option that came with version `since` of the game's rules says what was
    played `before`, when nobody could choose: old records are read by that (`schema.as_before`).
    """
    notes = {
        "label": label,
        "help": say,
        "words": dict(choices or {}),
        "unit": unit,
        "verb": verb,
        "clause": clause,
        "rule": rule,
        "ordered": ordered,
        "entries": tuple(entries),
        "merge": merge,
        "since": since,
        "before": before,
    }
    if isinstance(default, dict):
        return dataclasses.field(default_factory=lambda: dict(default), metadata=notes)
    return dataclasses.field(default=default, metadata=notes)


@dataclass(frozen=True)
class OptionInfo:
    """What a settings screen or a help text needs to know of an option."""

    name: str
    kind: Literal["switch", "number", "choice", "list", "mapping"]
    default: Any
    help: str = ""
    choices: tuple[Any, ...] = ()
    """For `choice` the values; for `list` and `mapping` the words that a value may hold."""
    low: int | None = None
    """For `number`, and for numbers in a list or a mapping; None where there is no limit."""
    high: int | None = None
    keys: tuple[str, ...] = ()
    """For `mapping`: what may be given a value, in the order of the file."""
    many: bool = False
    """For `mapping`: whether a key has a list of words, or just one value."""
    label: str = ""
    words: Mapping[Any, Word] = field(default_factory=dict)
    unit: str = ""
    """In the plural, with an s that one of them lacks."""
    verb: str = ""
    """For `mapping`: to be read before the words of a key, if they need it."""
    clause: str = ""
    rule: str = ""
    ordered: bool = False
    """For `list`: whether it holds each of `choices` once, and only their order can be changed."""
    entries: tuple[str, ...] = ()
    """For `list`: what its places are called, if it has always as many."""

    def word(self, value: Any) -> str:
        """What a value, or a word inside a value, is called."""
        known = self.words.get(value)
        if known is not None:
            return known.label
        if isinstance(value, bool):
            return "yes" if value else "no"
        unit = self.unit.removesuffix("s") if value == 1 else self.unit
        return f"{value} {unit}".strip()


_DESCRIBED: dict[type[Any], list[OptionInfo]] = {}


def describe(options: type[Any]) -> list[OptionInfo]:
    """The options of a game's `Options` dataclass, in the order in which it lists them.

    Of its `Extras`, what is declared by `option` like these: a table may change that, too.
    """
    if options not in _DESCRIBED:  # reading the types takes long, and rules are compared often
        hints = typing.get_type_hints(options, include_extras=True)
        fields = (one for one in dataclasses.fields(options) if "help" in one.metadata)
        _DESCRIBED[options] = [_describe(one, hints[one.name]) for one in fields]
    return _DESCRIBED[options][:]


def _describe(one: dataclasses.Field[Any], hint: Any) -> OptionInfo:
    default = one.default
    if one.default_factory is not dataclasses.MISSING:
        default = one.default_factory()
    notes = one.metadata
    return OptionInfo(
        one.name,
        default=default,
        help=notes.get("help", ""),
        label=notes.get("label", ""),
        words=notes.get("words", {}),
        unit=notes.get("unit", ""),
        verb=notes.get("verb", ""),
        clause=notes.get("clause", ""),
        rule=notes.get("rule", ""),
        ordered=notes.get("ordered", False),
        entries=notes.get("entries", ()),
        **_shape(hint),
    )


def _shape(hint: Any) -> dict[str, Any]:
    """What a type says of the values: the kind, and the fields of `OptionInfo` that go with it."""
    hint, limits = _bare(hint)
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin in {typing.Union, types.UnionType}:
        return {"kind": "choice", "choices": _one_by_one(hint)}
    if hint is bool:
        return {"kind": "switch"}
    if hint is int:
        return {"kind": "number", "low": limits.low, "high": limits.high}
    if origin is Literal:
        return {"kind": "choice", "choices": parts}
    inner = _shape(parts[1 if origin is dict else 0])
    inside = {key: value for key, value in inner.items() if key != "kind"}
    if origin is dict:
        many = inner["kind"] == "list"
        return {"kind": "mapping", "keys": typing.get_args(parts[0]), "many": many, **inside}
    return {"kind": "list", **inside}


def _bare(hint: Any) -> tuple[Any, Range]:
    """A type without its notes, and the range among them."""
    if typing.get_origin(hint) is not typing.Annotated:
        return hint, Range()
    hint, *notes = typing.get_args(hint)
    return hint, next((note for note in notes if isinstance(note, Range)), Range())


def _one_by_one(hint: Any) -> tuple[Any, ...]:
    """The values of a number that may be left out: None, then every number of its range."""
    number = next(each for each in typing.get_args(hint) if each is not types.NoneType)
    limits = next(note for note in typing.get_args(number) if isinstance(note, Range))
    if limits.low is None or limits.high is None:
        message = f"{hint}: give both ends of the range"
        raise TypeError(message)
    return (None, *range(limits.low, limits.high + 1))
