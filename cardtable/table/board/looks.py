"""How every zone is shown: by the layout file, or worked out where that says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Table
from cardtable.presenter.tabledata import Kind, OtherSpot, TableData, ZoneLook, generic, owner_of


def completed(data: TableData, table: Table, reader: Seat) -> dict[str, ZoneLook]:
    """A look for every zone: the file's, or one worked out from its name, owner and order.

    Shared zones without a place stand in the middle in rows of six, the seats' own zones one above
    the other, the one with the most cards lowest.
    """
    looks: dict[str, ZoneLook] = {}
    missing = [name for name in table.zones if data.look(name) is None]
    shared = [name for name in missing if not owner_of(name)]
    kinds = _own_kinds(missing, reader)
    for name in table.zones:
        look = data.look(name)
        if look is not None:
            looks[name] = look
        elif name in shared:
            looks[name] = _shared_look(name, shared, ordered=name in table.view.ordered)
        else:
            looks[name] = _seat_look(name, kinds)
    return looks


def _own_kinds(missing: Iterable[str], reader: Seat) -> list[str]:
    """The seats' kinds of zones without a place, from the lowest row up: hands, then the others."""
    names = [generic(name) for name in missing if owner_of(name) == reader]
    return sorted(names, key=lambda name: (not name.endswith(".hand"), names.index(name)))


def _shared_look(name: str, shared: Sequence[str], *, ordered: bool) -> ZoneLook:
    row, column = divmod(shared.index(name), 6)
    rows = (len(shared) + 5) // 6
    across = min(6, len(shared) - row * 6)
    size = 0.15 if rows == 1 else 0.11 if rows == 2 else 0.08
    x = 0.5 + (column - (across - 1) / 2) * (0.09 if across > 4 else 0.11)
    y = 0.44 + (row - (rows - 1) / 2) * size * 1.25
    kind: Kind = "stack" if ordered else "heap"
    return ZoneLook(kind, (x, y), size, size, name=name.capitalize())


def _seat_look(name: str, kinds: Sequence[str]) -> ZoneLook:
    kind = generic(name)
    level = kinds.index(kind) if kind in kinds else 0
    count = max(len(kinds), 1)
    hand = kind.endswith(".hand")
    # the lowest row, mostly the hand, has the most room; the others share what is above it
    low, rest = 0.18, 0.2 / max(count - 1, 1)
    middle = 0.975 - low / 2 if level == 0 else 0.975 - low - rest * (level - 0.5)
    size = low * 0.9 if level == 0 else min(0.15, rest * 0.92)
    width = 1.3 if hand else 0.95
    small = min(0.09, 0.2 / count)
    other = OtherSpot((0.0, 0.12 - (0.2 / count) * (level + 0.5)), small, 0.26)
    words = kind.partition(".")[2]
    kind_: Kind = "fan" if hand else "row"
    return ZoneLook(kind_, (0.5, middle), size, width, other, name=words.capitalize())
