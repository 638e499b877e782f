"""What lies in a zone, in a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.engine.cards import Card
from cardtable.engine.guide import Note
from cardtable.engine.notation import Seat
from cardtable.engine.view import View
from cardtable.presenter.layoutfile import TableData, owner_of
from cardtable.presenter.phrases import wording


def zone_words(view: View, zone: str, data: TableData, notes: Sequence[Note], reader: Seat) -> str:
    """A zone's name, how many cards lie there, and which of them can be seen."""
    look = data.look(zone)
    name = data.title(zone)
    run = view.zones[zone]
    known = [one for one in run if one is not None]
    if not run:
        return wording("terminal.empty", zone=name)
    owner = owner_of(zone)
    if not known or (look is not None and look.closed and owner not in {"", reader}):
        return f"{name} {len(run)}"
    if not owner and zone in view.ordered:
        top = run[-1].name if run[-1] else wording("terminal.unknown")
        if len(run) == 1:
            return f"{name} {top}"
        return wording("terminal.on-top", zone=name, count=len(run), card=top)
    if not owner:
        return f"{name} {len(run)}"
    if zone not in view.ordered:
        known.sort(key=sort_key(look.sort if look else ()))
    told = [one.name for one in known]
    if hidden := len(run) - len(known):
        told.append(wording("terminal.hidden", count=hidden))
    effects = [one.text for one in notes if one.zone == zone and one.label and one.places]
    key = "terminal.effects" if effects else "terminal.holds"
    return wording(key, zone=name, cards=", ".join(told), effects="; ".join(effects))


def sort_key(order: tuple[str, ...]) -> Callable[[Card], tuple[int, int]]:
    """What sorts cards as a hand is sorted, by ranks in that order."""
    places = {rank: place for place, rank in enumerate(order)}
    return lambda one: (places.get(one.rank, -1), one.order)
