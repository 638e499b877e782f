"""Columns of a table that has more or fewer of them than its layout file says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cardtable.presenter.layoutfile import ZoneLook

WIDER = 0.075
"""How much further to the right more columns may reach, in parts of the table's width."""


def columns(looks: Mapping[str, ZoneLook], zones: Iterable[str]) -> dict[str, ZoneLook]:
    """Looks for the columns among a table's zones, where the file has them for another number.

    Fewer stand in the middle of the others' room; more of them are smaller.
    """
    written = [name for name, look in looks.items() if look.kind == "column"]
    if len(written) < 2:
        return {}
    stem = _stem(written[0])
    there = [zone for zone in zones if _stem(zone) == stem and zone != stem]
    count = len(there)
    if not there or count == len(written):
        return {}
    if looks[written[0]].shift:
        return _outwards(looks, written, there)
    first, last = looks[written[0]], looks[written[-1]]
    left, right = first.at[0], last.at[0]
    step, size = (right - left) / (len(written) - 1), first.size
    if count > len(written):
        narrower = (right + WIDER - left) / (count - 1)
        size *= min(1.0, narrower / step)
        step = narrower
    else:
        left = (left + right - step * (count - 1)) / 2
    found = {}
    for number, zone in enumerate(there):
        at = (left + step * number, first.at[1])
        name = _stem(first.name) + zone.removeprefix(stem)
        found[zone] = replace(first, at=at, size=size, name=name)
    return found


def _outwards(
    looks: Mapping[str, ZoneLook], written: Sequence[str], there: Sequence[str]
) -> dict[str, ZoneLook]:
    """The same where they run outwards from both sides of a middle, one row below the other.

    The left side comes first. Fewer rows stand in the middle of the others' room.
    """
    half = (len(there) + 1) // 2
    first, last = looks[written[0]], looks[written[-1]]
    rows = len(written) // 2
    step = (last.at[1] - first.at[1]) / (rows - 1)
    narrower = min(1.0, rows / half)
    top = (first.at[1] + last.at[1] - step * narrower * (half - 1)) / 2
    found = {}
    for number, zone in enumerate(there):
        look = first if number < half else last
        found[zone] = replace(
            look,
            at=(look.at[0], top + step * narrower * (number % half)),
            size=look.size * narrower,
            name=_stem(first.name) + zone.removeprefix(_stem(zone)),
        )
    return found


def _stem(name: str) -> str:
    return name.rstrip("0123456789")
