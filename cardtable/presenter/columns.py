"""Columns of a table that has more or fewer of them than its layout file says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardtable.presenter.tabledata import ZoneLook

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


def _stem(name: str) -> str:
    return name.rstrip("0123456789")
