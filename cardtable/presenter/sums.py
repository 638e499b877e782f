"""How scores are made up of cards that lie open: what counts for a seat, and what against it."""

from __future__ import annotations

from cardtable.engine.notation import Seat
from cardtable.presenter.composition import Sum
from cardtable.presenter.model import Table


def made_up(table: Table, spec: Sum, seat: Seat) -> tuple[int, int]:
    """What a seat has gained, and what is taken away from that."""
    rules, against = table.view.rules, table.view.state.get(spec.against)
    gained = lost = 0
    for name, run in table.zones.items():
        worth = [rules.game.worth(rules, one.card) for one in run if one.card is not None]
        if name == spec.zone.replace("p.", f"{seat}.", 1):
            gained += sum(one for one in worth if one > 0)
            lost -= sum(one for one in worth if one < 0)
        elif isinstance(against, dict) and against.get(name) == seat:
            lost += sum(worth)
    return gained, lost
