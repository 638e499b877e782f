"""Options: a game's frozen dataclass of typed parameters, described for pages and checks.

The dataclass is the only schema. An option's type says what it may be: `bool`, `int` with a
`Range` (`| None` where there may be none), a `Literal` of words, a tuple of words (a list in a
file), a mapping. What a type can't tell, its `__post_init__` may refuse with an `OptionError`. What
people read of an option stands in the catalogue, by its name; `presenter.houserules` says it.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from cardtable.engine.facts import Fact


@dataclass(frozen=True)
class Range:
    """For `Annotated[int, Range(1, 6)]`: the smallest and the largest value, both allowed."""

    low: int | None = None
    high: int | None = None


Problem: TypeAlias = tuple[tuple[str | int, ...], Fact]
"""A place (the option's name, then keys inside of it), and what is true of it."""


class OptionError(ValueError):
    """Values that an `Options` dataclass refuses for reasons that its types don't tell.

    What is legal and yet makes a poor game, `Options` may tell in a method `doubts`, which gives
    problems of the same form.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        places = ([".".join(map(str, place)), fact.key] for place, fact in self.problems)
        super().__init__("; ".join(": ".join(filter(None, each)) for each in places))


def doubts(options: Any, extras: Any = None) -> tuple[Problem, ...]:
    """What is legal in these options and yet makes a poor game, if their game tells.

    A game's `Extras` may tell more, in a method `doubts` that is given the options.
    """
    doubts_of = getattr(options, "doubts", None)
    more = getattr(extras, "doubts", None)
    return (*(doubts_of() if doubts_of else ()), *(more(options) if more else ()))


def option(
    default: Any,
    *,
    rule: str = "",
    values: str = "",
    ordered: bool = False,
    entries: int = 0,
    merge: bool = False,
    since: str = "",
    before: Any = None,
) -> Any:
    """A field of an Options dataclass. Mappings are given as they are.

    `rule` is where the rules page tells of it (`SH-13`). `values` names what its values are where
    several options share their words: `suit`, `rank`, `dealer`. `ordered` is for a list that holds
    each of its words once, in an order that means something; `entries` is how many numbers a list
    of numbers has.

    With `merge`, an override at the table replaces only the keys that it names; else it replaces
    the whole mapping. An option that came with version `since` of the game's rules says what was
    played `before`, when nobody could choose: old records are read by that (`schema.as_before`).
    """
    notes = {
        "rule": rule,
        "values": values,
        "ordered": ordered,
        "entries": entries,
        "merge": merge,
        "since": since,
        "before": before,
    }
    if isinstance(default, dict):
        return dataclasses.field(default_factory=lambda: dict(default), metadata=notes)
    return dataclasses.field(default=default, metadata=notes)


@dataclass(frozen=True)
class OptionInfo:
    """What a settings screen or a help text needs to know of an option, but for its words."""

    game: str
    """The id of its game."""
    name: str
    kind: Literal["switch", "number", "choice", "list", "mapping"]
    default: Any
    choices: tuple[Any, ...] = ()
    """For `choice` the values; for `list` and `mapping` the words that a value may hold."""
    low: int | None = None
    """For `number`, and for numbers in a list or a mapping; None where there is no limit."""
    high: int | None = None
    keys: tuple[str, ...] = ()
    """For `mapping`: what may be given a value, in the order of the file."""
    many: bool = False
    """For `mapping`: whether a key has a list of words, or just one value."""
    rule: str = ""
    values: str = ""
    """What its values are, where other options share their words: `suit`."""
    ordered: bool = False
    """For `list`: whether it holds each of `choices` once, and only their order can be changed."""
    entries: int = 0
    """For `list`: how many numbers it has, if always as many."""


_DESCRIBED: dict[tuple[type[Any], str], list[OptionInfo]] = {}


def describe(options: type[Any], game: str) -> list[OptionInfo]:
    """The options of a game's `Options` dataclass, in the order in which it lists them.

    Of its `Extras`, what is declared by `option` like these: a table may change that, too.
    """
    key = (options, game)
    if key not in _DESCRIBED:  # reading the types takes long, and rules are compared often
        hints = typing.get_type_hints(options, include_extras=True)
        fields = (field for field in dataclasses.fields(options) if "rule" in field.metadata)
        _DESCRIBED[key] = [_describe(game, field, hints[field.name]) for field in fields]
    return _DESCRIBED[key][:]


def _describe(game: str, field: dataclasses.Field[Any], hint: Any) -> OptionInfo:
    default = field.default
    if field.default_factory is not dataclasses.MISSING:
        default = field.default_factory()
    notes = field.metadata
    return OptionInfo(
        game,
        field.name,
        default=default,
        rule=notes["rule"],
        values=notes["values"],
        ordered=notes["ordered"],
        entries=notes["entries"],
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
