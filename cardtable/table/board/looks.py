"""How every zone is shown: by the layout file, or worked out where that says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Table
from cardtable.presenter.tabledata import Kind, OtherSpot, TableData, ZoneLook, generic, owner_of

MIDDLE, BAND, SHARED = 0.485, 0.34, 0.17  # of the height: where shared piles are, and how high
LOWEST, OWN = 0.985, 0.225  # of the height: where the reader's rows beside the portrait end, …
THEIRS_FROM, THEIRS = 0.108, 0.15  # … and in units, those below another person's
PORTRAIT = "portrait"  # what is `after` it lies beside the reader's


def completed(data: TableData, table: Table, reader: Seat) -> dict[str, ZoneLook]:
    """A look for every zone: the file's, or one worked out from its name, owner and order.

    Shared zones without a place stand in the middle in rows of six; a hand is below, and rows of
    one's own are beside the portrait, one above the other.
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
    size = min(SHARED, 0.92 * BAND / rows)
    x = 0.5 + (column - (across - 1) / 2) * (0.08 if across > 4 else 0.11)
    y = MIDDLE + (row - (rows - 1) / 2) * BAND / rows
    kind: Kind = "stack" if ordered else "heap"
    return ZoneLook(kind, (x, y), size, size, name=name.capitalize())


def _seat_look(name: str, kinds: Sequence[str]) -> ZoneLook:
    """Below is the hand, or else the first kind of zone; beside the portrait are the others."""
    kind = generic(name)
    words = kind.partition(".")[2].capitalize()
    hand = kind.endswith(".hand")
    level = kinds.index(kind) if kind in kinds else 0
    count = max(len(kinds), 1)
    held = bool(kinds) and kinds[0].endswith(".hand")
    if hand:
        other = OtherSpot((0.88, 0.051), 0.083, 0.096)
        return ZoneLook("fan", (0.5, 0.852), 0.18, 2.0, other, name=words)
    step = THEIRS / max(1, count - held)
    down = THEIRS_FROM + step * (level - held + 0.5)
    other = OtherSpot((0.5, down), min(0.122, 0.92 * step), 0.36)
    if level == 0:
        return ZoneLook("row", (0.5, 0.852), 0.18, 0.5, other, name=words)
    step = OWN / (count - 1)
    size = min(0.156, 0.92 * step)
    middle = LOWEST - 0.67 * size - step * (count - 1 - level)  # other cards may lie on it, lower
    return ZoneLook("row", (0.2, middle), size, 0.3565, other, after=PORTRAIT, name=words)
