"""Options: a game's frozen dataclass of typed parameters, described for people and checks.

The dataclass is the only schema. An option's type says what it may be: `bool`, `int` with a
`Range` (`| None` where there may be none), a `Literal` of words, a tuple of words (a list in a
file), a mapping. What a type can't tell, its `__post_init__` may refuse with an `OptionError`. Its
`metadata` may hold `help`, one line for the person who sets up a table.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Range:
    """For `Annotated[int, Range(1, 6)]`: the smallest and the largest value, both allowed."""

    low: int | None = None
    high: int | None = None

    def __get_pydantic_core_schema__(self, source: object, handler: Any) -> dict[str, Any]:
        """How pydantic learns of the limits, without being imported here."""
        schema = dict(handler(source))
        if self.low is not None:
            schema["ge"] = self.low
        if self.high is not None:
            schema["le"] = self.high
        return schema


class OptionError(ValueError):
    """Values that an `Options` dataclass refuses for reasons that its types don't tell.

    `problems` has, for each, the place (the option's name, then keys inside of it) and the words.
    """

    def __init__(self, problems: Sequence[tuple[tuple[str | int, ...], str]]) -> None:
        self.problems = tuple(problems)
        lines = (f"{'.'.join(map(str, place))}: {words}" for place, words in self.problems)
        super().__init__("; ".join(lines))


def option(
    default: Any, say: str, *, merge: bool = False, since: str = "", before: Any = None
) -> Any:
    """A field of an Options dataclass, with its line of help. Mappings are given as they are.

    With `merge`, an override at the table replaces only the keys that it names; else it replaces
    the whole mapping. An option that came with version `since` of the game's rules says what was
    played `before`, when nobody could choose: old records are read by that (`schema.as_before`).
    """
    notes = {"help": say, "merge": merge, "since": since, "before": before}
    if isinstance(default, dict):
        return dataclasses.field(default_factory=lambda: dict(default), metadata=notes)
    return dataclasses.field(default=default, metadata=notes)


@dataclass(frozen=True)
class OptionInfo:
    """What a settings screen or a help text needs to know of an option."""

    name: str
    kind: Literal["switch", "number", "choice", "other"]
    default: Any
    help: str = ""
    choices: tuple[Any, ...] = ()
    """For `choice`."""
    low: int | None = None
    """For `number`; None where there is no limit."""
    high: int | None = None


def describe(options: type[Any]) -> list[OptionInfo]:
    """The options of a game's `Options` dataclass, in the order in which it lists them."""
    hints = typing.get_type_hints(options, include_extras=True)
    return [_describe(one, hints[one.name]) for one in dataclasses.fields(options)]


def _describe(one: dataclasses.Field[Any], hint: Any) -> OptionInfo:
    default = one.default
    if one.default_factory is not dataclasses.MISSING:
        default = one.default_factory()
    say = one.metadata.get("help", "")
    limits = Range()
    if typing.get_origin(hint) is typing.Annotated:
        hint, *notes = typing.get_args(hint)
        limits = next((note for note in notes if isinstance(note, Range)), limits)
    if typing.get_origin(hint) in {typing.Union, types.UnionType}:
        return OptionInfo(one.name, "choice", default, say, choices=_one_by_one(hint))
    if hint is bool:
        return OptionInfo(one.name, "switch", default, say)
    if hint is int:
        return OptionInfo(one.name, "number", default, say, low=limits.low, high=limits.high)
    if typing.get_origin(hint) is Literal:
        return OptionInfo(one.name, "choice", default, say, choices=typing.get_args(hint))
    return OptionInfo(one.name, "other", default, say)


def _one_by_one(hint: Any) -> tuple[Any, ...]:
    """The values of a number that may be left out: None, then every number of its range."""
    number = next(each for each in typing.get_args(hint) if each is not types.NoneType)
    limits = next(note for note in typing.get_args(number) if isinstance(note, Range))
    if limits.low is None or limits.high is None:
        message = f"{hint}: give both ends of the range"
        raise TypeError(message)
    return (None, *range(limits.low, limits.high + 1))
