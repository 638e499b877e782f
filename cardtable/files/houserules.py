"""A player's own rules, as files of what differs from rules that come with the program."""

from __future__ import annotations

import dataclasses
import os
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine.clean import Names, name_key
from cardtable.engine.facts import Fact, spoken
from cardtable.engine.options import OptionInfo, describe
from cardtable.engine.rules import LONGEST_ID, Rules, is_id
from cardtable.engine.schema import plain
from cardtable.files.disk import (
    move_file,
    name_before,
    take_away,
    taken_away,
    write_atomic,
    write_free,
)
from cardtable.files.errors import DataError, Fault
from cardtable.files.folders import (
    data_folder,
    exports_folder,
    is_file,
    own_rules_folder,
    rules_path,
)
from cardtable.files.rulesfile import list_rules, load_rules, own_rules, read_rules
from cardtable.files.strict_yaml import dump_yaml, parse_yaml, read_text

if TYPE_CHECKING:
    from cardtable.engine.state import State

_TALLEST = 1_000_000  # characters: no file of rules that somebody drops is anywhere near


class Imported(NamedTuple):
    """Rules that came from a file."""

    rules: Rules
    new: bool
    """Whether they were not there before, whatever they were called."""


def house_rules(game: type[State]) -> list[OptionInfo]:
    """All that a table may change in a game: its options, and the extras declared like options."""
    return [*describe(game.Options, game.ID), *describe(game.Extras, game.ID)]


def values_of(rules: Rules) -> dict[str, Any]:
    """The house rules of these rules as plain data, by the names of `house_rules`."""
    both = (rules.options, rules.extras)
    return {
        info.name: plain(getattr(values, info.name))
        for values in both
        for info in describe(type(values), rules.game.ID)
    }


def same_value(value: Any, other: Any) -> bool:
    """Whether two values mean the same: a card with an empty list can do nothing, as without."""
    if isinstance(value, Mapping) and isinstance(other, Mapping):
        return {k: v for k, v in value.items() if v != []} == {
            k: v for k, v in other.items() if v != []
        }
    return bool(value == other)


def is_own(id: str) -> bool:
    """Whether the rules of that id are the player's own."""
    if not is_id(id) or rules_path(f"{id}.yaml").is_file():
        return False
    return is_file(_path(id))


def root_of(rules: Rules) -> Rules:
    """The program's rules that these own rules build on, perhaps by way of others; or themselves.

    Own rules that name their game instead of other rules build on that game's first rules.
    """
    seen = set()
    id = rules.id
    while is_own(id) and id not in seen:
        seen.add(id)
        data = _data(_path(id))
        id = str(data.get("extends", data.get("game", rules.game.ID)))
    return load_rules(id) if id not in seen else load_rules(rules.game.ID)


def save_own(rules: Rules, parent: Rules) -> Rules:
    """Write the player's own rules as what differs from `parent`; gives them as they are read.

    They replace the own rules of the same id and count one version up; where those of that id
    aren't own ones, they are new and get an id. Raises DataError where they can't be played at any
    table, or can't be written.
    """
    if is_own(rules.id):
        rules = dataclasses.replace(rules, version=_next(rules.version))
    else:
        id = free_id(rules.names.plain, rules.game.ID)
        rules = dataclasses.replace(rules, id=id, version="1.0")
    return _write(rules, parent)


def duplicate_own(rules: Rules) -> Rules:
    """Another of the player's own rules like these, with a name and an id of its own."""
    name = free_name(rules.names.plain)
    polite = free_name(rules.names.polite) if rules.names.polite else ""
    id = free_id(name, rules.game.ID)
    copy = dataclasses.replace(rules, id=id, names=Names(name, polite), version="1.0")
    return _write(copy, root_of(rules))


def delete_own(id: str) -> Path:
    """Take the player's own rules away; gives the place from which they can be put back.

    Games dealt by them can still be played. Raises DataError where other rules build on them, or
    the file can't be moved.
    """
    for path in own_rules()[0]:
        if path.stem != id and _extends(path) == id:
            raise DataError(spoken("errors.rules-needed", name=path.name))
    return take_away(_path(id), _attic(), "rules")


def deleted_own() -> list[Path]:
    """Where the own rules lie that can be put back, the ones deleted last first."""
    return taken_away(_attic())


def undelete_own(place: Path) -> Rules:
    """Put deleted rules back; under another id if theirs has been taken meanwhile."""
    name = name_before(place)
    if not os.path.lexists(own_rules_folder() / name):
        path = move_file(place, own_rules_folder(), name, "rules")
        return load_rules(path.stem)
    back = import_rules(place).rules
    place.unlink(missing_ok=True)
    return back


def export_rules(rules: Rules) -> Path:
    """Write rules into a file that can be passed on, under a free name among the exports.

    Gives the file. Raises DataError where it can't be written.
    """
    return write_free(exports_folder(), rules.id, ".yaml", exported_rules(rules))


def exported_rules(rules: Rules) -> str:
    """The text of a file that another Card Table can import: all that is not the program's own."""
    return dump_yaml(_differences(rules, root_of(rules)))


def import_rules(path: Path) -> Imported:
    """Take a rules file among the player's own, under an id and a name that are free.

    Raises DataError, with every line that is wrong, where it can't be played as it is.
    """
    text = read_text(path)
    if len(text) > _TALLEST:
        raise DataError(Fault(Fact("errors.rules-long"), path))
    document = parse_yaml(text, str(path))
    rules = read_rules(document)
    for one in list_rules():
        if dataclasses.replace(one, id=rules.id, version=rules.version) == rules:
            return Imported(one, new=False)
    parent = root_of(load_rules(str(document.data.get("extends", rules.game.ID))))
    names = Names(free_name(rules.names.plain), rules.names.polite)
    id = rules.id if _is_free(rules.id) else free_id(names.plain, rules.game.ID)
    return Imported(_write(dataclasses.replace(rules, id=id, names=names), parent), new=True)


def free_name(name: str) -> str:
    """That name, or one like it that no rules have yet."""
    taken = {name_key(rules.names.plain) for rules in list_rules()}
    free, number = name, 1
    while name_key(free) in taken:
        number += 1
        free = f"{name} {number}"
    return free


def free_id(name: str, game: str) -> str:
    """An id made from a name, which begins with its game's and which no rules have yet."""
    folded = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = re.sub(r"[^a-z0-9]+", "-", folded).strip("-")
    words = words.removeprefix(game).strip("-") or "own"
    first = f"{game}-{words}"[: LONGEST_ID - 4].rstrip("-")
    free, number = first, 1
    while not _is_free(free):
        number += 1
        free = f"{first}-{number}"
    return free


def _differences(rules: Rules, parent: Rules) -> dict[str, Any]:
    """A rules file that says how rules differ from those of the program that they build on."""
    options = {
        info.name: plain(getattr(rules.options, info.name))
        for info in describe(rules.game.Options, rules.game.ID)
        if not same_value(
            plain(getattr(rules.options, info.name)), plain(getattr(parent.options, info.name))
        )
    }
    extras = {
        one.name: plain(getattr(rules.extras, one.name))
        for one in dataclasses.fields(rules.game.Extras)
        if getattr(rules.extras, one.name) != getattr(parent.extras, one.name)
    }
    names = {key: value for key, value in plain(rules.names).items() if value}
    return {
        "id": rules.id,
        "extends": parent.id,
        "version": rules.version,
        "names": names,
        **({"about": rules.about} if rules.about else {}),
        **({"seats": list(rules.seats)} if rules.seats != parent.seats else {}),
        **extras,
        **({"options": options} if options else {}),
    }


def _write(rules: Rules, parent: Rules) -> Rules:
    """Put a file of own rules into their folder once it has been found good."""
    text = dump_yaml(_differences(rules, parent))
    read_rules(parse_yaml(text, rules.id))
    path = _path(rules.id)
    write_atomic(path, text)
    return load_rules(path)


def _extends(path: Path) -> str:
    try:
        return str(_data(path).get("extends", ""))
    except DataError:
        return ""


def _data(path: Path) -> dict[str, Any]:
    data = parse_yaml(read_text(path), str(path)).data
    return data if isinstance(data, dict) else {}


def _next(version: str) -> str:
    """The version after that one: `1.4` after `1.3`."""
    head, dot, last = version.rpartition(".")
    return f"{head}{dot}{int(last) + 1}" if last.isdecimal() else f"{version}.1"


def _is_free(id: str) -> bool:
    places = (rules_path(f"{id}.yaml"), _path(id))
    return is_id(id) and not any(map(os.path.lexists, places))


def _path(id: str) -> Path:
    return own_rules_folder() / f"{id}.yaml"


def _attic() -> Path:
    return data_folder() / "deleted" / "rules"
