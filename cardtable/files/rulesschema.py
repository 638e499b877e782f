"""What a rules file may hold: for the reader as a dataclass, for editors as a JSON schema.

Both come from the games' own dataclasses: of their options, and of what else their files hold.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, Literal

from cardtable.engine.names import LONGEST_LINE, Names
from cardtable.engine.options import OptionInfo, Range, describe
from cardtable.engine.rules import ID, LONGEST_ID
from cardtable.engine.schema import SOME, plain
from cardtable.engine.state import State

_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string"}


@cache
def file_shape(game: type[State]) -> type[Any]:
    """A dataclass of a whole rules file of that game."""
    extras = typing.get_type_hints(game.Extras, include_extras=True)
    count = Annotated[int, Range(1, 9)]
    fields: list[tuple[str, Any, Any]] = [
        _field("id", str, "The file's name without .yaml"),
        _field("game", _one_of((game.ID,)), "The coded game", game.ID),
        _field("extends", str, "Start from that rules file instead", ""),
        _field("version", str, "Of these rules, as text", "1.0"),
        _field("names", Names, "What people read"),
        _field("about", str, "How it differs, and for whom, in a line", ""),
        _field("seats", tuple[count, ...], "The fewest and the most", (2, 2)),
        *(
            (
                one.name,
                extras[one.name],
                dataclasses.field(
                    default=one.default,
                    default_factory=one.default_factory,
                    metadata=one.metadata,
                ),
            )
            for one in dataclasses.fields(game.Extras)
        ),
        ("options", Annotated[game.Options, SOME], dataclasses.field(default_factory=dict)),
    ]
    return dataclasses.make_dataclass(f"Rules_of_{game.ID}", fields, kw_only=True)


def _field(name: str, hint: Any, say: str, default: Any = dataclasses.MISSING) -> Any:
    return name, hint, dataclasses.field(default=default, metadata={"help": say})


def _one_of(words: tuple[str, ...]) -> Any:
    return Literal[words]


def schema(games: Sequence[type[State]], effect: Callable[[OptionInfo], str]) -> dict[str, Any]:
    """The JSON schema of rules files; `effect` says what an option changes in play."""
    defined: dict[str, Any] = {}
    files = [_typed(file_shape(game), f"_of_{game.ID}", defined) for game in games]
    for game in games:
        for kind, shape in (("Options", game.Options), ("Rules", game.Extras)):
            fields = defined[f"{kind}_of_{game.ID}"]["properties"]
            for info in describe(shape, game.ID):
                about = fields[info.name]
                default = {"default": about.pop("default")} if "default" in about else {}
                about |= {"description": effect(info), **default}
    for one in [defined[f"Rules_of_{game.ID}"] for game in games]:
        one["oneOf"] = [{"required": ["game"]}, {"required": ["extends"]}]
        for key in ("id", "extends"):
            one["properties"][key] |= {"pattern": f"^{ID}$", "maxLength": LONGEST_ID}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Card Table rules file",
        "anyOf": files,
        "$defs": defined,
    }


def _typed(hint: Any, of: str, defined: dict[str, Any]) -> dict[str, Any]:
    """What JSON schema says of a type; dataclasses are added to `defined`, by name and game."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        limits = next((note for note in args[1:] if isinstance(note, Range)), Range())
        both = {"minimum": limits.low, "maximum": limits.high}
        told = {key: value for key, value in both.items() if value is not None}
        return {**_typed(args[0], of, defined), **told}
    if origin in {typing.Union, types.UnionType}:
        return {"anyOf": [_typed(each, of, defined) for each in args]}
    if hint is types.NoneType:
        return {"type": "null"}
    if origin is Literal:
        digits = [int(one) for one in args if isinstance(one, str) and one.isdecimal()]
        return {"const": args[0]} if len(args) == 1 else {"enum": [*args, *digits]}
    if origin is tuple:
        return {"type": "array", "items": _typed(args[0], of, defined)}
    if origin is dict:
        keys, values = (_typed(each, of, defined) for each in args)
        return {"type": "object", "propertyNames": keys, "additionalProperties": values}
    if dataclasses.is_dataclass(hint):
        return {"$ref": f"#/$defs/{_defined(hint, of, defined)}"}
    return {"type": _TYPES[hint], **({"maxLength": LONGEST_LINE} if hint is str else {})}


def _defined(shape: Any, of: str, defined: dict[str, Any]) -> str:
    """The name under which a dataclass is defined there."""
    name: str = shape.__name__ if shape.__name__.endswith(of) else f"{shape.__name__}{of}"
    if name not in defined:
        hints = typing.get_type_hints(shape, include_extras=True)
        told = defined[name] = {"type": "object", "additionalProperties": False, "properties": {}}
        told["required"] = []
        for one in dataclasses.fields(shape):
            about = told["properties"][one.name] = _typed(hints[one.name], of, defined)
            if say := one.metadata.get("help"):
                about["description"] = say
            if one.default is not dataclasses.MISSING:
                about["default"] = plain(one.default)
            elif one.default_factory is dataclasses.MISSING:
                told["required"].append(one.name)
    return name
