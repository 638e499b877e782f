"""Checks what a rules file says, with pydantic, and tells all that is wrong in words and places.

Importing this module imports pydantic, which takes a while: the other modules do so when they
need it, not before. The models are made from the games' own dataclasses, which stay the only
schema: of options, and of what else a game's rules files hold.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import typing
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    create_model,
)
from pydantic.json_schema import models_json_schema

from cardtable.engine.names import LONGEST_LINE
from cardtable.engine.options import Range
from cardtable.engine.rules import ID, LONGEST_ID, Names
from cardtable.engine.state import State
from cardtable.files.errors import Fault
from cardtable.files.strict_yaml import Document

_STRICT = ConfigDict(extra="forbid", strict=True)
_Id = Annotated[str, StringConstraints(pattern=f"^{ID}$", max_length=LONGEST_ID)]
_Text = Annotated[str, StringConstraints(max_length=LONGEST_LINE)]
_Count = Annotated[int, Range(1, 9)]

_WANTED = {
    "bool_type": "true or false",
    "dict_type": "a mapping",
    "float_type": "a number",
    "int_from_float": "a whole number",
    "int_type": "a whole number",
    "list_type": "a list",
    "model_attributes_type": "a mapping",
    "model_type": "a mapping",
    "string_type": "text",
    "tuple_type": "a list",
}


_made: dict[type[Any], type[BaseModel]] = {}


def strict_model(shape: type[Any]) -> type[BaseModel]:
    """The model, always the same, of one of our dataclasses; it takes nothing for granted."""
    if shape not in _made:
        hints = typing.get_type_hints(shape, include_extras=True)
        made: dict[str, Any] = {
            one.name: (_strict(hints[one.name]), _field(one)) for one in dataclasses.fields(shape)
        }
        name = shape.__qualname__.replace(".", "")
        _made[shape] = create_model(name, __config__=_STRICT, **made)
    return _made[shape]


@cache
def file_model(game: type[State]) -> type[BaseModel]:
    """The model of a whole rules file of that game."""
    extras = typing.get_type_hints(game.Extras, include_extras=True)
    made: dict[str, Any] = {
        "id": (_Id, Field(description="The file's name without .yaml")),
        "game": (_one_of((game.ID,)), Field(game.ID, description="The coded game")),
        "extends": (_Id, Field("", description="Start from that rules file instead")),
        "version": (_Text, Field("1.0", description="Of these rules, as text")),
        "names": (strict_model(Names), Field(description="What people read")),
        "about": (_Text, Field("", description="How it differs, and for whom, in a line")),
        "seats": (tuple[_Count, _Count], Field((2, 2), description="The fewest and the most")),
        **{
            one.name: (_strict(extras[one.name]), _field(one))
            for one in dataclasses.fields(game.Extras)
        },
        "options": (strict_model(game.Options), Field(default_factory=dict)),
    }
    return create_model(f"Rules of {game.ID}", __config__=_STRICT, **made)


def schema(games: Sequence[type[State]]) -> dict[str, Any]:
    """The JSON schema of rules files, for editors."""
    models = {file_model(game): game for game in games}
    refs, definitions = models_json_schema([(model, "validation") for model in models])
    for model in models:
        name = refs[model, "validation"]["$ref"].rpartition("/")[2]
        definitions["$defs"][name]["oneOf"] = [{"required": ["game"]}, {"required": ["extends"]}]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Card Table rules file",
        "anyOf": [refs[model, "validation"] for model in models],
        **definitions,
    }


def check(model: type[BaseModel], document: Document, inside: tuple[str, ...] = ()) -> list[Fault]:
    """All that is wrong with the document's data; an empty list if nothing is.

    `inside` is put before the place of each problem, where the data is only a part of a file.
    """
    return _read(model, document, inside)[1]


def read(model: type[BaseModel], document: Document, inside: tuple[str, ...] = ()) -> Any:
    """The checked data as an instance of the model. Call it when `check` found nothing."""
    return _read(model, document, inside)[0]


def built(shape: type[Any], model: BaseModel) -> Any:
    """One of our dataclasses, from its checked model."""
    return shape(**values(shape, model))


def values(shape: type[Any], model: BaseModel, *, given: bool = False) -> dict[str, Any]:
    """The model's values for that dataclass; with `given` only those that the file named."""
    names = {one.name for one in dataclasses.fields(shape)}
    names &= model.model_fields_set if given else set(type(model).model_fields)
    if shape not in _hints:
        _hints[shape] = typing.get_type_hints(shape)
    hints = _hints[shape]
    return {name: _ours(hints[name], getattr(model, name)) for name in sorted(names)}


_hints: dict[type[Any], dict[str, Any]] = {}
"""Annotations, resolved: that takes as long as all else in reading a file."""


def _ours(hint: Any, value: Any) -> Any:
    """A checked value with our own dataclasses in place of their models."""
    if isinstance(value, BaseModel):
        return built(hint, value)
    if isinstance(value, dict):
        return {key: _ours(typing.get_args(hint)[1], each) for key, each in value.items()}
    if isinstance(value, tuple):
        return tuple(_ours(typing.get_args(hint)[0], each) for each in value)
    return value


def _read(
    model: type[BaseModel], document: Document, inside: tuple[str, ...]
) -> tuple[BaseModel | None, list[Fault]]:
    try:
        # As JSON a list may stand for a tuple although nothing else is converted.
        return model.model_validate_json(json.dumps(document.data)), []
    except ValidationError as error:
        found = [_complaint(model, document, inside, one) for one in error.errors()]
        return None, sorted(found, key=lambda one: (one.line, one.column))


def _complaint(
    model: type[BaseModel], document: Document, inside: tuple[str, ...], error: Mapping[str, Any]
) -> Fault:
    place = tuple(error["loc"])
    is_key = error["type"] == "extra_forbidden"
    if place and place[-1] == "[key]":
        place, is_key = place[:-1], True
    return document.complain(inside + place, _words(model, place, error), key=is_key)


def _words(model: type[BaseModel], place: tuple[Any, ...], error: Mapping[str, Any]) -> str:
    kind, given, about = error["type"], error.get("input"), error.get("ctx", {})
    if kind == "extra_forbidden":
        return _unknown(str(place[-1]), _keys(model, place[:-1]))
    if kind == "literal_error":
        known = about["expected"].replace(" or ", ", ").replace("'", "").split(", ")
        return f"{_shown(given)} is not one of {', '.join(known)}{_nearest(given, known)}"
    if kind == "missing":
        return "is missing"
    if kind == "less_than_equal":
        return f"must be at most {about['le']}, not {given}"
    if kind == "greater_than_equal":
        return f"must be at least {about['ge']}, not {given}"
    if kind == "string_too_long":
        return f"must have at most {about['max_length']} characters, not {len(str(given))}"
    if kind == "string_pattern_mismatch":
        return "an id is lower-case words joined by hyphens, such as shithead-london"
    if kind in {"too_long", "too_short"} and place[-1:] == ("seats",):
        return "must be two numbers, the fewest and the most seats"
    if kind in _WANTED:
        return f"must be {_WANTED[kind]}, not {_shown(given)}"
    return f"{error['msg'][:1].lower()}{error['msg'][1:]}"


def _keys(model: type[BaseModel], place: tuple[Any, ...]) -> list[str]:
    for part in place:
        inner = model.model_fields[part].annotation if part in model.model_fields else None
        if not (isinstance(inner, type) and issubclass(inner, BaseModel)):
            return []
        model = inner
    return list(model.model_fields)


def _unknown(key: str, known: list[str]) -> str:
    return f"no such key{_nearest(key, known) or '; the keys are ' + ', '.join(known)}"


def _nearest(given: object, known: list[str]) -> str:
    near = difflib.get_close_matches(str(given), known, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def _shown(given: object) -> str:
    text = "nothing" if given is None else json.dumps(given, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _strict(hint: Any) -> Any:
    """The type as pydantic is to check it."""
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return strict_model(hint)
    if hint is str:
        return _Text
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal and any(str(arg).isdecimal() for arg in args if isinstance(arg, str)):
        return Annotated[hint, BeforeValidator(_as_text)]
    if origin in {tuple, dict}:
        return origin[tuple(map(_strict, args))]
    return hint


def _as_text(value: object) -> object:
    """A number as text, for values that stand for cards: files have them with quotes or without."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _one_of(words: tuple[str, ...]) -> Any:
    return Literal[words]


def _field(one: dataclasses.Field[Any]) -> Any:
    note = one.metadata.get("help")
    if one.default_factory is not dataclasses.MISSING:
        return Field(default_factory=one.default_factory, description=note)
    if one.default is not dataclasses.MISSING:
        return Field(one.default, description=note)
    return Field(description=note)
