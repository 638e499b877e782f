"""Layout files: what `assets/layouts/<game>.yaml` says of a game's table, read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from cardtable.engine.schema import DataReader, Place
from cardtable.files import (
    DataError,
    Document,
    asset_path,
    is_file,
    read_document,
    read_once,
    read_text,
)
from cardtable.presenter.backdrop import Backdrop
from cardtable.presenter.palette import CLOTHS, TABLES
from cardtable.presenter.tabledata import TableData

_SIZE = re.compile(r'<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"')


def read_table(document: Document) -> TableData:
    """What a layout file says. DataError names everything that is wrong, with line and key."""
    reader = DataReader()
    data: TableData = reader.fields(TableData, document.data or {}, ())
    problems = reader.problems or list(_mistakes(data))
    if problems:
        raise DataError(document.complaints(problems))
    return data


def _mistakes(data: TableData) -> Iterator[tuple[Place, str]]:
    """What is of the right kinds, and wrong all the same."""
    for name, look in data.zones.items():
        if look.on and look.on not in data.zones:
            yield ("zones", name, "on"), f"there is no zone “{look.on}”"
    cloths = {one.id for one in (*CLOTHS, *TABLES)}
    for key in ("cloth", "right"):
        cloth = getattr(data.backdrop, key)
        if cloth and cloth not in cloths:
            names = ", ".join(sorted(cloths))
            yield ("backdrop", key), f"“{cloth}” is not one of {names}"
    for number, one in enumerate(data.backdrop.ornaments):
        place, path = ("backdrop", "ornaments", number), asset_path(f"backdrops/{one.art}.svg")
        if not is_file(path):
            yield (*place, "art"), f"there is no picture “{one.art}”"
        elif one.fit == "frame":
            size = _SIZE.search(read_text(path))
            if size is None or size[1] != size[2]:
                yield (*place, "fit"), f"a frame needs a square picture; “{one.art}” is none"
            if one.size > 1:
                yield (*place, "size"), f"a frame of {one.size} leaves no room; 1 is the most"


@cache
def backdrop_of(game: str) -> Backdrop:
    """What a game's own table looks like, for the pages round it."""
    return table_of(game).backdrop


def table_of(game: str, titles: Mapping[str, str] | None = None) -> TableData:
    """The layout data of a game; empty where it has no file."""
    path = asset_path(f"layouts/{game}.yaml")
    data = read_once(_read, path) if path.is_file() else TableData()
    return replace(data, game=game, titles=titles or {})


def _read(path: Path) -> TableData:
    return read_table(read_document(path))
