"""Whose turn it is, who comes next, and who is aimed at: by what everybody at a table sees."""

from __future__ import annotations

from cardtable.engine.notation import Seat
from cardtable.engine.view import View
from cardtable.presenter.composition import Composition
from cardtable.presenter.model import Table
from cardtable.presenter.status import is_out
from cardtable.presenter.tabledata import TableData


def on_turn(view: View, spec: Composition) -> Seat:
    """Whose turn it is, though somebody else may be asked something meanwhile; `""` for nobody."""
    if view.turn is None:
        return ""
    return str(view.state.get(spec.turn) or view.turn) if spec.turn else view.turn


def next_seat(table: Table, data: TableData) -> Seat:
    """Who comes after that; `""` where there are only two, and nobody is asked meanwhile."""
    view, spec = table.view, data.table
    if view.turn is None:
        return ""
    turn = on_turn(view, spec)
    if len(view.seats) < 3 and turn == view.turn:
        return ""
    way = view.state.get(spec.way) if spec.way else 1
    step = -1 if isinstance(way, int) and way < 0 else 1
    seats = view.seats
    start = seats.index(turn) if turn in seats else 0
    for far in range(1, len(seats)):
        seat = seats[(start + step * far) % len(seats)]
        if not is_out(table, data, seat):
            return seat
    return ""


def aimed_at(view: View, spec: Composition) -> str:
    """The seat or the card that a waiting card is aimed at; `""` for none."""
    if spec.thread is None or not view.zones.get(spec.thread.zone):
        return ""
    aim = view.state.get(spec.thread.key)
    return str(aim) if aim else ""


def threatened(table: Table, spec: Composition) -> int | None:
    """The number of the card that a waiting card is aimed at."""
    aim = aimed_at(table.view, spec)
    found = (one.id for one in table.sprites() if aim and one.card and one.card.name == aim)
    return next(found, None)


def waiting(table: Table, spec: Composition) -> int | None:
    """The number of the card that waits, and is aimed at something."""
    run = table.zones.get(spec.thread.zone, []) if spec.thread is not None else []
    return run[0].id if run else None
