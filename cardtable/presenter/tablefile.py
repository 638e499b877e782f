"""Reads and checks layout files: every mistake is named, with the key where it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, get_args

from cardtable.files import asset_path, read_yaml
from cardtable.presenter.backdrop import FITS, Backdrop, Ornament, Sample
from cardtable.presenter.palette import CLOTHS, TABLES
from cardtable.presenter.tabledata import (
    Badge,
    Conditions,
    Gesture,
    Kind,
    Line,
    Relation,
    Reminder,
    Slate,
    Spot,
    TableData,
    Warning_,
    ZoneLook,
)

KINDS: tuple[Kind, ...] = get_args(Kind)


class LayoutError(ValueError):
    """A layout file with mistakes; the text has one line for each."""


def read_table(data: Mapping[str, Any]) -> TableData:
    """A layout file's mapping, checked. Raises LayoutError with everything that is wrong."""
    problems: list[str] = []
    known = {one.name for one in fields(TableData)} - {"titles", "options"}
    _unknown(data, known, "", problems)
    asks = _spot({"at": data.get("asks", TableData.asks)}, "asks", Spot((0, 0), 0, 0), problems).at
    buttons = _number(data.get("buttons", TableData.buttons), "buttons", problems)
    zones = {
        str(name): _zone(entry, f"zones.{name}", problems)
        for name, entry in _mapping(data.get("zones"), "zones", problems).items()
    }
    for name, look in zones.items():
        if look.on and look.on not in zones:
            problems.append(f"zones.{name}.on: there is no zone “{look.on}”")
    gestures = {
        str(verb): _gestures(entry, f"gestures.{verb}", problems)
        for verb, entry in _mapping(data.get("gestures"), "gestures", problems).items()
    }
    texts = {
        key: {str(name): str(text) for name, text in _mapping(data.get(key), key, problems).items()}
        for key in ("prompts", "says", "does", "backs")
    }
    effects = {
        str(word): {
            str(key): str(value)
            for key, value in _mapping(entry, f"effects.{word}", problems).items()
        }
        for word, entry in _mapping(data.get("effects"), "effects", problems).items()
    }
    badges = tuple(
        Badge(
            str(entry.get("key", "")),
            str(entry.get("text", "")),
            str(entry.get("tip", "")),
            bool(entry.get("always", False)),
            str(entry.get("chip", "")),
        )
        for entry in _list(
            data.get("badges"), "badges", {"key", "text", "tip", "always", "chip"}, problems
        )
    )
    warnings = tuple(
        Warning_(
            str(entry.get("key", "")),
            str(entry.get("option", "")),
            _number(entry.get("share", 0.5), f"warnings[{n}].share", problems),
            str(entry.get("text", "")),
        )
        for n, entry in enumerate(
            _list(data.get("warnings"), "warnings", {"key", "option", "share", "text"}, problems)
        )
    )
    terms = {
        str(key): {str(one): str(text) for one, text in _mapping(each, "terms", problems).items()}
        for key, each in _mapping(data.get("terms"), "terms", problems).items()
    }
    reminders = _reminders(data.get("reminders"), problems)
    relation = _relation(data.get("relation"), problems)
    lines = tuple(
        Line(str(entry.get("text", "")), _point(entry.get("at"), f"lines[{n}].at", problems))
        for n, entry in enumerate(_list(data.get("lines"), "lines", {"text", "at"}, problems))
    )
    backdrop = _backdrop(data.get("backdrop"), problems)
    slate = _slate(data.get("slate"), problems)
    if problems:
        raise LayoutError("\n".join(problems))
    return TableData(
        zones,
        gestures,
        **texts,
        effects=effects,
        badges=badges,
        warnings=warnings,
        tally=str(data.get("tally") or ""),
        score=str(data.get("score") or ""),
        foretell=tuple(str(data.get("foretell") or "").split()),
        relation=relation,
        slate=slate,
        lines=lines,
        backdrop=backdrop,
        asks=asks,
        buttons=buttons,
        reminders=reminders,
        terms=terms,
        stays=str(data.get("stays") or ""),
        public=bool(data.get("public", False)),
        replies=tuple(str(data.get("replies") or "").split()),
    )


def _zone(entry: Any, where: str, problems: list[str]) -> ZoneLook:
    data = _mapping(entry, where, problems)
    spots = {"at", "size", "width"}
    texts = {"name", "tip", "on", "label", "suit"}
    keys = {"as", "own", "other", "lone", "show", "closed", "sort", "riders", "turned", "opens"}
    keys |= {"worth", "counted", "shut", "lifts", "aside", "across"}
    _unknown(data, keys | spots | texts, where, problems)
    kind = str(data.get("as", "row"))
    if kind not in KINDS:
        problems.append(f"{where}.as: “{kind}” is not one of {', '.join(KINDS)}")
        kind = "row"
    own = _spot(data.get("own", data), f"{where}.own", Spot((0.5, 0.5), 0.18, 0.3), problems)
    # what a seat's block doesn't say of itself is a smaller copy of the own one
    other_default = Spot((0.0, 0.0), own.size * 0.6, min(own.width, 0.26))
    other = _spot(data.get("other", {}), f"{where}.other", other_default, problems)
    return ZoneLook(
        kind=next(one for one in KINDS if one == kind),
        own=own,
        other=other,
        lone=_spot(data["lone"], f"{where}.lone", other, problems) if "lone" in data else None,
        on=str(data.get("on", "")),
        show=int(_number(data.get("show", 1), f"{where}.show", problems)),
        shut=bool(data.get("shut", False)),
        lifts=bool(data.get("lifts", kind == "column")),
        counted=bool(data.get("counted", False)),
        aside=bool(data.get("aside", False)),
        closed=bool(data.get("closed", False)),
        sort=tuple(str(data.get("sort", "")).split()),
        riders=tuple(str(data.get("riders", "")).split()),
        turned=_number(data.get("turned", 0), f"{where}.turned", problems),
        across=str(data.get("across", "")),
        opens=bool(data.get("opens", False)),
        label=str(data.get("label", "")),
        suit=str(data.get("suit", "")),
        name=str(data.get("name", "")),
        tip=str(data.get("tip", "")),
        worth=bool(data.get("worth", False)),
    )


def _relation(entry: Any, problems: list[str]) -> Relation | None:
    if entry is None:
        return None
    data = _mapping(entry, "relation", problems)
    _unknown(data, {"option", "zone", "at", "size", "tip"}, "relation", problems)
    return Relation(
        option=str(data.get("option", "")),
        zone=str(data.get("zone", "")),
        at=_point(data.get("at"), "relation.at", problems),
        size=_number(data.get("size", 0.16), "relation.size", problems),
        tip=str(data.get("tip", "")),
    )


def _slate(entry: Any, problems: list[str]) -> Slate | None:
    if entry is None:
        return None
    data = _mapping(entry, "slate", problems)
    _unknown(data, {"at", "width", "turns"}, "slate", problems)
    return Slate(
        at=_point(data.get("at"), "slate.at", problems),
        width=_number(data.get("width", 0.26), "slate.width", problems),
        turns=dict(_mapping(data.get("turns"), "slate.turns", problems)),
    )


def _backdrop(entry: Any, problems: list[str]) -> Backdrop:
    data = _mapping(entry, "backdrop", problems)
    _unknown(data, {"cloth", "right", "ornaments", "sample", "pairs"}, "backdrop", problems)
    cloths = {one.id for one in (*CLOTHS, *TABLES)}
    for key in ("cloth", "right"):
        if data.get(key, "") not in {"", *cloths}:
            names = ", ".join(sorted(cloths))
            problems.append(f"backdrop.{key}: “{data[key]}” is not one of {names}")
    ornaments, sample = (
        list(enumerate(_list(data.get(key), f"backdrop.{key}", keys, problems)))
        for key, keys in (
            ("ornaments", {"art", "fit", "at", "size", "turn"}),
            ("sample", {"card", "at", "size", "turn"}),
        )
    )
    return Backdrop(
        cloth=str(data.get("cloth", "")),
        right=str(data.get("right", "")),
        ornaments=tuple(
            _ornament(each, f"backdrop.ornaments[{n}]", problems) for n, each in ornaments
        ),
        sample=tuple(_sample(each, f"backdrop.sample[{n}]", problems) for n, each in sample),
        pairs=bool(data.get("pairs", False)),
    )


def _sample(data: Mapping[str, Any], where: str, problems: list[str]) -> Sample:
    usual = Sample("")
    return Sample(
        card=str(data.get("card", "")),
        at=_point(data.get("at", usual.at), f"{where}.at", problems),
        size=_number(data.get("size", usual.size), f"{where}.size", problems),
        turn=_number(data.get("turn", usual.turn), f"{where}.turn", problems),
    )


def _ornament(data: Mapping[str, Any], where: str, problems: list[str]) -> Ornament:
    art, fit, usual = str(data.get("art", "")), str(data.get("fit", "at")), Ornament("")
    if not asset_path(f"backdrops/{art}.svg").is_file():
        problems.append(f"{where}.art: there is no picture “{art}”")
    if fit not in FITS:
        problems.append(f"{where}.fit: “{fit}” is not one of {', '.join(FITS)}")
    return Ornament(
        art=art,
        fit=next((one for one in FITS if one == fit), "at"),
        at=_point(data.get("at", usual.at), f"{where}.at", problems),
        size=_number(data.get("size", usual.size), f"{where}.size", problems),
        turn=_number(data.get("turn", usual.turn), f"{where}.turn", problems),
    )


def _point(value: Any, where: str, problems: list[str]) -> tuple[float, float]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        problems.append(f"{where}: two numbers are wanted, as in [0.5, 0.4]")
        return 0.5, 0.5
    return _number(value[0], where, problems), _number(value[1], where, problems)


def _spot(entry: Any, where: str, default: Spot, problems: list[str]) -> Spot:
    data = _mapping(entry, where, problems)
    return Spot(
        _point(data.get("at", default.at), f"{where}.at", problems),
        _number(data.get("size", default.size), f"{where}.size", problems),
        _number(data.get("width", default.width), f"{where}.width", problems),
    )


def _gestures(entry: Any, where: str, problems: list[str]) -> tuple[Gesture, ...]:
    found: list[Gesture] = []
    keys = {"drag", "from", "click", "pick", "button", "ask", "word", "first", "key", "standing"}
    keys |= {"when", "unless", "at", "of", "aimed", "quiet"}
    for each in _list(entry if isinstance(entry, list) else [entry], where, keys, problems):
        text = {key: str(value) for key, value in each.items()}
        found.append(
            Gesture(
                drag=text.get("drag", ""),
                source=text.get("from", ""),
                click=text.get("click", ""),
                pick=text.get("pick", ""),
                button=text.get("button", ""),
                at=text.get("at", ""),
                of=text.get("of", ""),
                ask=bool(each.get("ask", False)),
                word=text.get("word", ""),
                first=bool(each.get("first", False)),
                aimed=bool(each.get("aimed", False)),
                key=text.get("key", ""),
                standing=bool(each.get("standing", False)),
                quiet=bool(each.get("quiet", False)),
                when=_conditions(each, where, problems),
            )
        )
    return tuple(found)


def _reminders(value: Any, problems: list[str]) -> tuple[Reminder, ...]:
    lines = [{"text": one} if isinstance(one, str) else one for one in value or ()]
    found: list[Reminder] = []
    for each in _list(lines, "reminders", {"text", "when", "unless", "about"}, problems):
        about = _mapping(each.get("about"), "reminders.about", problems)
        detail = next(((str(key), str(what)) for key, what in about.items()), ("", ""))
        when = _conditions(each, "reminders", problems)
        found.append(Reminder(str(each.get("text", "")), when, detail))
    return tuple(found)


def _conditions(entry: Mapping[str, Any], where: str, problems: list[str]) -> Conditions:
    return tuple(
        (str(name), value, key == "when")
        for key in ("when", "unless")
        for name, value in _mapping(entry.get(key), f"{where}.{key}", problems).items()
    )


def _mapping(value: Any, where: str, problems: list[str]) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        problems.append(f"{where}: a mapping is wanted")
        return {}
    return value


def _list(
    value: Any, where: str, keys: Iterable[str], problems: list[str]
) -> list[Mapping[str, Any]]:
    if value is None:
        return []
    if not isinstance(value, list):
        problems.append(f"{where}: a list is wanted")
        return []
    entries = [_mapping(each, f"{where}[{n}]", problems) for n, each in enumerate(value)]
    for n, each in enumerate(entries):
        _unknown(each, keys, f"{where}[{n}]", problems)
    return entries


def _unknown(
    data: Mapping[str, Any], known: Iterable[str], where: str, problems: list[str]
) -> None:
    allowed = set(known)
    problems += [
        f"{where + '.' if where else ''}{key}: no such key; the keys are "
        + ", ".join(sorted(allowed))
        for key in data
        if key not in allowed
    ]


def _number(value: Any, where: str, problems: list[str]) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        problems.append(f"{where}: a number is wanted, not “{value}”")
        return 0.0


@cache
def backdrop_of(game: str) -> Backdrop:
    """What a game's own table looks like, for the pages round it."""
    return table_of(game).backdrop


def table_of(game: str, titles: Mapping[str, str] | None = None) -> TableData:
    """The layout data of a game; empty where it has no file."""
    path = asset_path(f"layouts/{game}.yaml")
    data = read_table(read_yaml(path)) if path.is_file() else TableData()
    return replace(data, titles=titles or {})
