"""YAML as this program reads and writes it: plain data, keys and cards always text, no surprises.

A file is read from the parser's events, not through PyYAML's constructors, for four reasons: every
value keeps its line and column for messages; a repeated key is an error and no silent loss; the
words that YAML 1.1 turns into something else (`on`, `12:30`, `2026-11-20`, `010`) stay text; and a
hostile file can neither name a Python type nor nest so deeply that the C composer crashes.
"""

from __future__ import annotations

import json
import math
import os
import re
import stat
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.engine.facts import Fact, Value, spoken
from cardtable.engine.schema import Place, WrongKey
from cardtable.files.errors import DataError, Fault, Unreadable

if TYPE_CHECKING:
    import yaml  # noqa: TC004 - `_need_library` imports it

_ODD_BLANKS = re.compile(r"^ *([^\S\n ]|[\u200b\u2060\ufeff])", re.MULTILINE)
"""What indents a line and looks like a blank, and is none to YAML."""

MAX_BYTES = 2_000_000  # a long game's record has some 30 kB; nothing of ours comes near this
MAX_DEPTH = 40
MAX_VALUES = 100_000  # each costs some 300 bytes of memory; a long game's record has 1,000
_LINE = 100

_INT = re.compile(r"-?(?:0|[1-9][0-9]{0,29})")
_FLOAT = re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+(?:[eE][-+][0-9]+)?|-?\.[0-9]+")
_NUMBER = re.compile(r"[-+]?(?:0o[0-7]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)")
"""Text that we or others take for a number, besides what the library quotes by itself."""
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("null", "Null", "NULL", "~", "")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


def _need_library() -> None:
    """Import PyYAML once a file is read or written: the very first start has none to read."""
    global yaml  # noqa: PLW0603
    import yaml


@dataclass(frozen=True, slots=True)
class Document:
    """What a file said, and where: `data` is made of dict, list, str, numbers, bool and None."""

    name: str
    data: Any
    values: Mapping[Place, tuple[int, int]] = field(default_factory=dict)
    keys: Mapping[Place, tuple[int, int]] = field(default_factory=dict)

    def spot(self, place: Place) -> tuple[int, int] | None:
        """Line and column, from 1, of what is wrong at `place`, or of what holds it."""
        path = place
        spot = self.keys.get(path) if path and isinstance(path[-1], WrongKey) else None
        while spot is None and path:
            spot = self.values.get(path)
            path = path[:-1]
        return spot or self.values.get(())

    def complain(self, place: Place, what: str | Fact) -> Fault:
        """What is wrong with the value (or the `WrongKey`) at `place`."""
        line, column = self.spot(place) or (0, 0)
        return Fault(what, Path(self.name), line, column, place)

    def complaints(self, problems: Iterable[tuple[Place, str | Fact]]) -> list[Fault]:
        """What is wrong with the values at these places, from the top to the bottom."""
        faults = [self.complain(place, what) for place, what in problems]
        return sorted(faults, key=lambda fault: (fault.line, fault.column))


def read_bytes(path: Path, most: int = MAX_BYTES) -> bytes:
    """A file's bytes, or DataError in one sentence for whatever keeps it from being read.

    It is Unreadable where there is something. No more than `most` bytes are read. Only ordinary
    files are opened: a pipe would wait for ever, and a device may have no end.
    """
    try:
        _refuse_special(path, path.stat().st_mode)
        with open(path, "rb", opener=_opened_at_once) as file:
            _refuse_special(path, os.fstat(file.fileno()).st_mode)  # another one by now?
            raw = file.read(most + 1)
    except OSError as error:
        missing = isinstance(error, FileNotFoundError | NotADirectoryError)
        kind = DataError if missing else Unreadable
        what = Fact("errors.unread", {"why": error.strerror or str(error)})
        raise kind(Fault(what, path)) from error
    except ValueError as error:  # a NUL in the name; DataError is a ValueError too
        raise (
            error if isinstance(error, DataError) else DataError(spoken("errors.no-name"))
        ) from error
    if len(raw) > most:
        raise DataError(Fault(Fact("errors.big"), path))
    return raw


def _refuse_special(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise Unreadable(Fault(Fact("errors.unread-folder"), path))
    if not stat.S_ISREG(mode):
        raise Unreadable(Fault(Fact("errors.unread-special"), path))


def _opened_at_once(path: str, flags: int) -> int:
    """Open without waiting for somebody at the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read_text(path: Path, most: int = MAX_BYTES) -> str:
    """A file's text, or DataError in one sentence for whatever keeps it from being read."""
    raw = read_bytes(path, most)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if strange := foreign(raw):
            raise DataError(Fault(strange, path)) from error
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(Fault(Fact("errors.no-text"), path, line)) from error


_BEGINNING = 2000  # bytes, in which what a file is can be seen
_FOREIGN = {
    rb"\s*\[Event ": "errors.this-pgn",
    rb"(?s)\s*<!DOCTYPE html>.*<meta name=.generator. content=.Card Table": "errors.this-page",
    rb"(?i)\s*<(!DOCTYPE html|html)": "errors.this-html",
    rb"(?s)\s*<\?xml.{,400}<(kpat|ksaved)": "errors.this-kpatience",
    rb"\s*<(\?xml|svg|!DOCTYPE)": "errors.this-xml",
    rb"(?s).{,100}PySol": "errors.this-pysol",
    rb"\s*([#;][^\n]*\n\s*)*\[[\w .-]+\][ \t]*\r?\n\s*\w[\w. -]*=": "errors.this-settings",
    rb"PK\x03\x04|\x1f\x8b|\xfd7zXZ|7z\xbc\xaf|BZh": "errors.this-archive",
    rb"\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP": "errors.this-picture",
    rb"%PDF": "errors.this-pdf",
    rb"#!": "errors.this-program",
}
"""What other programs write, by how it begins."""


def foreign(raw: bytes) -> str:
    """What a file is that another program has written, in a sentence; `""` where nobody knows."""
    raw = raw[:_BEGINNING].removeprefix(b"\xef\xbb\xbf")
    what = next((key for form, key in _FOREIGN.items() if re.match(form, raw)), "")
    return spoken(what) if what else ""


def read_document(path: Path | str) -> Document:
    """Read a file and keep its lines and columns."""
    path = Path(path)
    return parse_yaml(read_text(path), str(path))


def read_yaml(path: Path | str) -> Any:
    """The plain data of a file; DataError if it is not strict YAML."""
    return read_document(path).data


def parse_yaml(text: str, name: str = "text") -> Document:
    """Parse one document. Mapping keys are always text; an empty document is None."""
    _need_library()
    try:
        return _Builder(name).build(text.removeprefix("\ufeff"))
    except DataError as error:
        if strange := foreign(text.encode(errors="replace")):
            raise DataError(Fault(strange, Path(name))) from error
        raise


class _Builder:
    """Turns parser events into data, noting where each value and key began."""

    def __init__(self, name: str) -> None:
        self.path = Path(name)
        self.values: dict[Place, tuple[int, int]] = {}
        self.keys: dict[Place, tuple[int, int]] = {}
        self.repeated: list[Fault] = []

    def build(self, text: str) -> Document:
        try:
            loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            events = iter(yaml.parse(text, Loader=loader))
            next(events)  # the stream's start
            data = None
            if isinstance(event := next(events), yaml.DocumentStartEvent):
                data = self.node(events, next(events), (), 0)
                next(events)  # the document's end
                event = next(events)
            if not isinstance(event, yaml.StreamEndEvent):
                raise self.refuse(event, "errors.second")
        except yaml.MarkedYAMLError as error:
            fault = self.odd_blank(text, error)
            raise DataError(fault or Fault(_reason(error), self.path, *_spot(error))) from error
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, error.start) + 1
            raise DataError(Fault(Fact("errors.no-text"), self.path, line)) from error
        except yaml.reader.ReaderError as error:
            line = text.count("\n", 0, error.position) + 1
            what = Fact("errors.no-character", {"code": f"{_code(error.character):04X}"})
            raise DataError(Fault(what, self.path, line)) from error
        if self.repeated:
            raise DataError(self.repeated)
        return Document(str(self.path), data, self.values, self.keys)

    def odd_blank(self, text: str, error: yaml.MarkedYAMLError) -> Fault | None:
        """What is wrong if it is a tab or the like that stands where the line begins."""
        marks = [mark.line for mark in (error.context_mark, error.problem_mark) if mark is not None]
        lines = text.split("\n")
        for number in range(min(marks, default=0), min(max(marks, default=0) + 1, len(lines))):
            if match := _ODD_BLANKS.match(lines[number]):
                what = Fact("errors.no-yaml", {"why": _blank(match[1])})
                return Fault(what, self.path, number + 1, match.end())
        return None

    def refuse(self, event: yaml.Event, key: str, **about: Value) -> DataError:
        return DataError(Fault(Fact(key, about), self.path, *_mark(event)))

    def node(self, events: Iterator[yaml.Event], event: Any, place: Place, depth: int) -> Any:
        if isinstance(event, yaml.AliasEvent):
            raise self.refuse(event, "errors.alias", anchor=event.anchor)
        if event.tag is not None:
            raise self.refuse(event, "errors.tag", tag=event.tag)
        if depth > MAX_DEPTH:
            raise self.refuse(event, "errors.deep", most=MAX_DEPTH)
        self.values[place] = _mark(event)
        if len(self.values) > MAX_VALUES:
            raise self.refuse(event, "errors.many-values", most=f"{MAX_VALUES:,}")
        if isinstance(event, yaml.ScalarEvent):
            return _plain(event.value) if event.implicit[0] else event.value
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Any] = []
            while not isinstance(event := next(events), yaml.SequenceEndEvent):
                items.append(self.node(events, event, (*place, len(items)), depth + 1))
            return items
        table: dict[str, Any] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            key = self.key(event)
            if key in table:
                what = Fact("errors.repeated", {"line": self.keys[(*place, key)][0]})
                self.repeated.append(Fault(what, self.path, *_mark(event), (*place, key)))
            else:
                self.keys[(*place, key)] = _mark(event)
            table[key] = self.node(events, next(events), (*place, key), depth + 1)
        return table

    def key(self, event: yaml.Event) -> str:
        if isinstance(event, yaml.ScalarEvent) and event.tag is None:
            if event.implicit[0] and (match := _ODD_BLANKS.match(event.value)):
                raise self.refuse(event, "errors.refused", why=_blank(match[1]))
            return str(event.value)
        raise self.refuse(event, "errors.plain-key")


def _blank(character: str) -> Fact:
    name: Value = f"U+{ord(character):04X}"
    name = Fact("errors.tab") if character == "\t" else name
    with suppress(ValueError):
        name = Fact("errors.unicode-name", {"name": unicodedata.name(character).lower()})
    return Fact("errors.blank", {"name": name})


def _plain(value: str) -> str | int | float | bool | None:
    """What an unquoted scalar means: null, true, false or a decimal number; all else is text."""
    if value in _WORDS:
        return _WORDS[value]
    if _INT.fullmatch(value):
        return int(value)
    if _FLOAT.fullmatch(value) and math.isfinite(number := float(value)):
        return number
    return value  # text, and so are numbers that are too large to be written again


def _mark(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1


def _spot(error: yaml.MarkedYAMLError) -> tuple[int, int]:
    mark = error.problem_mark or error.context_mark
    return (1, 1) if mark is None else (mark.line + 1, mark.column + 1)


def _reason(error: yaml.MarkedYAMLError) -> Fact:
    context = f"{error.context}, " if error.context else ""
    return Fact("errors.no-yaml", {"why": " ".join(f"{context}{error.problem or ''}".split())})


def _code(character: object) -> int:
    return character if isinstance(character, int) else ord(str(character)[:1] or "?")


def dump_yaml(data: Any) -> str:
    """Plain data as canonical YAML: keys in the order given, what is small on one line.

    Text that some reader of YAML would take for a number, a date, a truth value or blanks is
    quoted, so that others can read our files. `parse_yaml(dump_yaml(x)).data == x` where keys are
    text.
    """
    _need_library()
    root = _represent(data)
    if isinstance(root, yaml.CollectionNode) and root.value:
        root.flow_style = False
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    text: str = yaml.serialize(root, Dumper=dumper, allow_unicode=True, width=1_000_000)
    return text.removesuffix("...\n")


def _represent(data: Any) -> yaml.Node:
    if isinstance(data, Mapping):
        pairs = [(_represent(str(key)), _represent(value)) for key, value in data.items()]
        flow = _on_one_line(data, data.values(), [value for _, value in pairs])
        return yaml.MappingNode("tag:yaml.org,2002:map", pairs, flow_style=flow)
    if isinstance(data, list | tuple):
        items = [_represent(item) for item in data]
        return yaml.SequenceNode(
            "tag:yaml.org,2002:seq", items, flow_style=_on_one_line(data, data, items)
        )
    if isinstance(data, float):
        return yaml.ScalarNode("tag:yaml.org,2002:float", _decimal(data))
    if isinstance(data, str | int) or data is None:
        tag, text = _SCALARS[type(data)], data if isinstance(data, str) else json.dumps(data)
        odd = isinstance(data, str) and (_NUMBER.fullmatch(data) or _ODD_BLANKS.match(data))
        return yaml.ScalarNode(f"tag:yaml.org,2002:{tag}", text, style="'" if odd else None)
    raise TypeError(f"only plain data can be written as YAML, not {type(data).__name__}")


_SCALARS: dict[type, str] = {str: "str", int: "int", bool: "bool", type(None): "null"}


def _on_one_line(data: Any, values: Iterable[Any], nodes: Sequence[Any]) -> bool:
    """Whether a collection is short; runs of cards and moves each have a line of their own."""
    return not nodes or (
        len(str(data)) <= _LINE
        and not any(isinstance(value, str) and " " in value for value in values)
        and all(isinstance(node, yaml.ScalarNode) or node.flow_style for node in nodes)
    )


def _decimal(number: float) -> str:
    text = repr(number)
    if not math.isfinite(number):
        raise ValueError(f"{text} cannot be written down")
    return text if "." in text or "e" not in text else text.replace("e", ".0e")
