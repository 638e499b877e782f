"""Plain data as dataclasses, and back: all that the program reads, rules files too, is read here.

There is no other reader. The engine, which has the standard library alone, needs this one, so
pydantic could only come on top of it. When it did, for rules files alone, reading the first of them
took 200 ms of CPU instead of 10, the program 15 MB more of memory, the archive 5 MB more, and what
pydantic said of mistakes had to be put into our words again.

A dataclass is its own schema. What its types don't tell, `typing.Annotated` does: `Range` or
`Between` for the limits of a number, `SHORT` for a list that may be written shortly, a function for
what it raises ValueError about. A field's `metadata["key"]` renames it; where that is None, it is
not read at all.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
import sys
import types
import typing
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, TypeAlias

from cardtable.engine.facts import Fact, Value, spoken
from cardtable.engine.options import Range

Place: TypeAlias = tuple[str | int, ...]
"""Where a value lies: keys, and numbers within lists."""

SHORT = "short"
"""For `Annotated[tuple[…], SHORT]`: one entry may stand for a list of one, and a text for words."""
ALONE = "alone"
"""For `Annotated[tuple[str, …], ALONE]`: a text may stand for a list of one."""
SOME = "some"
"""For `Annotated[Options, SOME]`: a dict of those fields alone that the data names."""
_FEW = 10  # up to how many keys are all named; of more, only the nearest match
_NEAR = 0.75  # how alike a word must be to be what was meant: `swop` is swap, `reset` no reverse
_LONG = 80  # characters of a value that are looked at for the nearest match
_KINDS = {
    bool: Fact("errors.kind-switch"),
    int: Fact("errors.kind-whole"),
    float: Fact("errors.kind-number"),
    str: Fact("errors.kind-text"),
}


@dataclasses.dataclass(frozen=True)
class Between:
    """For `Annotated[float, Between(0.8, 2)]`: the smallest and the largest value, both allowed."""

    low: float
    high: float


class WrongKey(str):
    """The last part of a place where the key itself is wrong, and not what is said for it."""

    __slots__ = ()


class DataReader:
    """Reads plain data as values of annotated types, and keeps what does not fit.

    Knows `None`, `bool`, `int`, `float`, `str`, `Any`, `Literal`, unions with None, tuples,
    mappings, and dataclasses of these. Unless it is `strict`, numbers and switches may be written
    as text, and a text as a number. A word that is a number, such as a card's rank, may always be
    written as one. What it returns is only of use where it found no problem.
    """

    def __init__(self, *, strict: bool = False, longest: int = 0) -> None:
        """A text may have `longest` characters; 0 means any number."""
        self.strict, self.longest = strict, longest
        self.problems: list[tuple[Place, Fact]] = []
        """What is wrong, and where."""

    @property
    def lines(self) -> list[str]:
        """The problems in words, `state.pending[0]: must be a number, not 'x'`."""
        said = [(path(place), spoken(fact.key, **fact.about)) for place, fact in self.problems]
        return [f"{place}: {words}" if place else words for place, words in said]

    def read(self, hint: Any, data: Any, place: Place) -> Any:
        """The value of that type."""
        origin, args = _taken_apart(hint)
        if hint is Any:
            return data
        if origin is typing.Annotated:
            return self._annotated(args, data, place)
        if origin in {typing.Union, types.UnionType}:
            if data is None and types.NoneType in args:
                return None
            return self.read(next(a for a in args if a is not types.NoneType), data, place)
        if origin is Literal:
            return self._literal(args, data, place)
        if origin is tuple:
            return self._tuple(args, data, place)
        if origin in {dict, Mapping}:
            return self._mapping(args, data, place)
        if dataclasses.is_dataclass(hint):
            return self.fields(hint, data, place)
        return self._scalar(hint, data, place)

    def fields(self, shape: Any, data: Any, place: Place) -> Any:
        """A dataclass from a mapping; unknown and missing keys are problems."""
        given = self.given(shape, data, place)
        whole = isinstance(data, Mapping) and all(key in data for key in _known(shape)[1])
        return shape(**given) if whole else None

    def given(self, shape: Any, data: Any, place: Place) -> dict[str, Any]:
        """The fields of a dataclass that a mapping names, by their attributes."""
        if not isinstance(data, Mapping):
            self._add(place, "errors.no-mapping", data=_shown(data))
            return {}
        known, needed = _known(shape)
        given = {
            name: self.read(hint, data[key], (*place, key))
            for key, (name, hint) in known.items()
            if key in data
        }
        for key in needed:
            if key not in data:
                self._add((*place, key), "errors.missing")
        for key in data:
            if key not in known:
                self._add((*place, WrongKey(key)), "errors.no-key", **_unknown(str(key), [*known]))
        return given

    def _add(self, place: Place, key: str, **about: Value) -> None:
        self.problems.append((place, Fact(key, about)))

    def _annotated(self, args: tuple[Any, ...], data: Any, place: Place) -> Any:
        hint, *notes = args
        if SOME in notes:
            return self.given(hint, data, place)
        if SHORT in notes and not isinstance(data, list | tuple):
            entry = typing.get_args(hint)[0]
            if not (entry is str and isinstance(data, str | int)):
                return (self.read(entry, data, place),)
            data = str(data).split()
        if ALONE in notes and isinstance(data, str):
            data = [data]
        before = len(self.problems)
        value = self.read(hint, data, place)
        limits = next((note for note in notes if isinstance(note, Range | Between)), None)
        if limits is not None and len(self.problems) == before:
            if limits.low is not None and value < limits.low:
                self._add(place, "errors.low", limit=str(limits.low), data=_shown(data))
            if limits.high is not None and value > limits.high:
                self._add(place, "errors.high", limit=str(limits.high), data=_shown(data))
        for check in filter(callable, notes if len(self.problems) == before else ()):
            try:
                check(value)
            except ValueError as error:
                self._add(place, "errors.refused", why=str(error))
        return value

    def _mapping(self, args: tuple[Any, ...], data: Any, place: Place) -> dict[str, Any]:
        """A dict with keys that are text, each of the type that is wanted of keys."""
        if not isinstance(data, Mapping):
            self._add(place, "errors.no-mapping", data=_shown(data))
            return {}
        mapping = {}
        for key, each in data.items():
            name = str(key)
            if args[0] is not str or self.longest:
                self.read(args[0], name, (*place, WrongKey(name)))
            mapping[name] = self.read(args[1], each, (*place, name))
        return mapping

    def _literal(self, args: tuple[Any, ...], data: Any, place: Place) -> Any:
        """One of these words, numbers or switches; `True` is no 1."""
        if isinstance(data, int) and str(data) in args:
            return str(data)
        for arg in args:
            if arg == data and type(arg) is type(data):
                return data
        known = list(map(str, args))
        about: dict[str, Value] = {"data": _shown(data), "known": ", ".join(known)}
        self._add(place, "errors.no-word", near=_nearest(str(data), known), **about)
        return data

    def _tuple(self, args: tuple[Any, ...], data: Any, place: Place) -> Any:
        """A tuple of any length, or with a type for each of its places."""
        if not isinstance(data, list | tuple):
            self._add(place, "errors.no-list", data=_shown(data))
            return ()
        if args[-1] is Ellipsis:
            args = args[:1] * len(data)
        elif len(args) != len(data):
            self._add(place, "errors.length", wanted=len(args), count=len(data))
            return ()
        pairs = enumerate(zip(args, data, strict=True))
        return tuple(self.read(hint, each, (*place, n)) for n, (hint, each) in pairs)

    def _scalar(self, hint: Any, data: Any, place: Place) -> Any:
        if hint is float and isinstance(data, int) and not isinstance(data, bool):
            data = float(data) if abs(data) <= sys.float_info.max else math.inf
        if isinstance(data, float) and not math.isfinite(data):
            self._add(place, "errors.no-finite")
            return data
        if not self.strict:
            if hint is str and isinstance(data, int) and not isinstance(data, bool):
                return str(data)
            if hint is int and isinstance(data, str) and re.fullmatch(r"-?[0-9]{1,18}", data):
                return int(data)
            if hint is bool and data in ("true", "false"):
                return data == "true"
        if not isinstance(data, hint) or (hint is int and isinstance(data, bool)):
            self._add(place, "errors.kind", kind=_KINDS.get(hint, str(hint)), data=_shown(data))
        elif hint is str and 0 < self.longest < len(data):
            self._add(place, "errors.long", most=self.longest, count=len(data))
        return data


def sound(hint: Any, data: Any) -> Any:
    """The value of that type, read strictly. Raises ValueError with the first that is wrong."""
    reader = DataReader(strict=True)
    value = reader.read(hint, data, ())
    if reader.problems:
        raise ValueError(reader.lines[0])
    return value


def path(place: Place) -> str:
    """A place as people read it."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)
    return text.removeprefix(".")


_PLAIN = (str, int, type(None))


def plain(value: Any) -> Any:
    """A value of options or of a memory as plain data, the reverse of `DataReader.read`."""
    if isinstance(value, _PLAIN):  # most of them: asked at every move
        return value
    if isinstance(value, (list, tuple)):
        return [each if isinstance(each, _PLAIN) else plain(each) for each in value]
    if isinstance(value, dict):
        return {
            str(key): each if isinstance(each, _PLAIN) else plain(each)
            for key, each in value.items()
        }
    keys = _keys(type(value))
    if keys is None:
        return value
    return {
        key: each if isinstance(each := getattr(value, name), _PLAIN) else plain(each)
        for key, name in keys
    }


_known_keys: dict[type[Any], tuple[tuple[str, str], ...] | None] = {}


def _keys(kind: type[Any]) -> tuple[tuple[str, str], ...] | None:
    """The keys of a dataclass's plain form, each with its attribute; None for other types."""
    if kind not in _known_keys:
        _known_keys[kind] = (
            tuple((key, field.name) for field in dataclasses.fields(kind) if (key := _key(field)))
            if dataclasses.is_dataclass(kind)
            else None
        )
    return _known_keys[kind]


def _key(field: dataclasses.Field[Any]) -> str | None:
    key: str | None = field.metadata.get("key", field.name)
    return key


@cache
def _known(shape: type[Any]) -> tuple[dict[str, tuple[str, Any]], tuple[str, ...]]:
    """A dataclass's keys, each with attribute and type, and those keys that can't be left out.

    Slow, and the same each time a view is read.
    """
    hints = typing.get_type_hints(shape, include_extras=True)
    fields = {key: field for field in dataclasses.fields(shape) if (key := _key(field)) is not None}
    needed = tuple(
        key
        for key, field in fields.items()
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    )
    return {key: (field.name, hints[field.name]) for key, field in fields.items()}, needed


@cache
def _taken_apart(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """What a type is made of: `tuple[str, ...]` of tuple, and of text and an ellipsis."""
    return typing.get_origin(hint), typing.get_args(hint)


def as_before(options: type[Any], version: str) -> dict[str, Any]:
    """What was played under an older version of a game's rules, for each option that came later.

    By the options' names, as plain data. `""` is older than every version.
    """
    notes = {field.name: field.metadata for field in dataclasses.fields(options)}
    return {
        name: plain(about["before"])
        for name, about in notes.items()
        if about.get("since") and _parts(version) < _parts(about["since"])
    }


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdecimal()]


def _unknown(key: str, known: list[str]) -> dict[str, Value]:
    """What is told of a wrong key: the nearest of those there are, or all of them if few."""
    near = _nearest(key, known)
    return {"near": near, "known": ", ".join(known) if len(known) <= _FEW and not near else None}


def _nearest(given: str, known: list[str]) -> str | None:
    near = get_close_matches(given[:_LONG], known, n=1, cutoff=_NEAR)
    return near[0] if near else None


def _shown(data: Any) -> Value:
    """A value as a file has it, so that people find it there."""
    if data is None:
        return Fact("errors.nothing")
    text = json.dumps(data, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}..."
