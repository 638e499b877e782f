"""Options: a game's frozen dataclass of typed parameters, described for people and checks.

The dataclass is the only schema. An option's type says what it may be: `bool`, `int` with a
`Range` (`| None` where there may be none), a `Literal` of words, a tuple of words (a list in a
file), a mapping. What a type can't tell, its `__post_init__` may refuse with an `OptionError`. Its
`metadata` may hold `help`, one line for the person who sets up a table.
"""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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


def option(default: Any, say: str, *, merge: bool = False) -> Any:
    """A field of an Options dataclass, with its line of help. Mappings are given as they are.

    With `merge`, an override at the table replaces only the keys that it names; else it replaces
    the whole mapping.
    """
    notes = {"help": say, "merge": merge}
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
        message = f"{hint}: both ends of the range are wanted"
        raise TypeError(message)
    return (None, *range(limits.low, limits.high + 1))


def plain(value: Any) -> Any:
    """A value of options or of a memory as plain data, the reverse of `typed`."""
    if isinstance(value, str | int | None):  # most of them: asked at every move
        return value
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    keys = _keys(type(value))
    return value if keys is None else {key: plain(getattr(value, name)) for key, name in keys}


_known_keys: dict[type[Any], tuple[tuple[str, str], ...] | None] = {}


def _keys(kind: type[Any]) -> tuple[tuple[str, str], ...] | None:
    """The keys of a dataclass's plain form, each with its attribute; None for other types."""
    if kind not in _known_keys:
        _known_keys[kind] = (
            tuple((one.metadata.get("key", one.name), one.name) for one in dataclasses.fields(kind))
            if dataclasses.is_dataclass(kind)
            else None
        )
    return _known_keys[kind]


def typed(hint: Any, data: Any, where: str, problems: list[str]) -> Any:
    """Plain data as a value of the annotated type. Notes each problem as a line `where: what`.

    Knows what memories are made of: `None`, `bool`, `int`, `str`, `Literal`, unions, tuples of one
    type, dictionaries, and dataclasses of these (a field's `metadata["key"]` renames it).
    """
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        value = typed(args[0], data, where, problems)
        limits = next((note for note in args[1:] if isinstance(note, Range)), Range())
        if isinstance(value, int) and not _within(value, limits):
            problems.append(f"{where}: {value} is out of range {_span(limits)}")
        return value
    if origin in {typing.Union, types.UnionType}:
        if data is None and types.NoneType in args:
            return None
        return typed(next(a for a in args if a is not types.NoneType), data, where, problems)
    if origin is Literal:
        if data not in args:
            problems.append(f"{where}: {_shown(data)} is not one of {', '.join(map(str, args))}")
        return data
    if origin is tuple:
        if not isinstance(data, list | tuple):
            problems.append(f"{where}: a list is wanted, not {_shown(data)}")
            return ()
        return tuple(typed(args[0], each, f"{where}[{n}]", problems) for n, each in enumerate(data))
    if origin is dict or dataclasses.is_dataclass(hint):
        if not isinstance(data, dict):
            problems.append(f"{where}: a mapping is wanted, not {_shown(data)}")
            return None if origin is not dict else {}
        if origin is dict:
            return {
                str(key): typed(args[1], each, f"{where}.{key}", problems)
                for key, each in data.items()
            }
        return typed_fields(hint, data, where, problems)
    return _typed_scalar(hint, data, where, problems)


def typed_fields(hint: Any, data: dict[str, Any], where: str, problems: list[str]) -> Any:
    """A dataclass from a mapping; unknown and missing keys are problems."""
    fields = {one.metadata.get("key", one.name): one for one in dataclasses.fields(hint)}
    hints = _hints(hint)
    prefix = f"{where}." if where else ""
    problems += [
        f"{prefix}{key}: no such key; the keys are {', '.join(fields)}"
        for key in data
        if key not in fields
    ]
    given = {
        one.name: typed(hints[one.name], data[key], prefix + key, problems)
        for key, one in fields.items()
        if key in data
    }
    wanting = [
        key
        for key, one in fields.items()
        if one.name not in given
        and one.default is dataclasses.MISSING
        and one.default_factory is dataclasses.MISSING
    ]
    problems += [f"{prefix}{key}: is missing" for key in wanting]
    return None if wanting else hint(**given)


@cache
def _hints(shape: type[Any]) -> dict[str, Any]:
    """A dataclass's annotations, resolved: slow, and the same each time a view is read."""
    return typing.get_type_hints(shape, include_extras=True)


def _typed_scalar(hint: Any, data: Any, where: str, problems: list[str]) -> Any:
    if hint is str and isinstance(data, int) and not isinstance(data, bool):
        return str(data)
    if hint is int and isinstance(data, str) and re.fullmatch(r"-?[0-9]{1,18}", data):
        return int(data)
    if hint is bool and data in ("true", "false"):
        return data == "true"
    if not isinstance(data, hint) or (hint is int and isinstance(data, bool)):
        kind = {bool: "true or false", int: "a whole number", str: "text"}.get(hint, str(hint))
        problems.append(f"{where}: {kind} is wanted, not {_shown(data)}")
    return data


def _within(value: int, limits: Range) -> bool:
    return (limits.low is None or value >= limits.low) and (
        limits.high is None or value <= limits.high
    )


def _span(limits: Range) -> str:
    if limits.high is None:
        return f"({limits.low} or more)"
    return f"({limits.low} to {limits.high})"


def _shown(data: Any) -> str:
    return "nothing" if data is None else repr(data)
