"""What a line of Russian Bank would do, as data: `State.means`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.russian_bank.options import OTHER
from cardtable.games.russian_bank.zones import TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def means(state: RussianBank, move: Move) -> Said | None:
    """What a line costs or gives; None where it says all by itself.

    Of a fault the word is the duty that it breaks, `closed` for a stock that is to be turned up.
    """
    seat: Seat = state.turn or ""
    said = words(move)
    if fault := state.fault_of(move):
        due = state.due_for(fault, said)
        return _said(seat, fault if due else "closed", due=list(due), owner=OTHER[seat])
    match said:
        case ["build", *_] if due := state.due_for("foundation", said):
            return _said(seat, "first", due=list(due))
        case ["move", Card() as one, to] if src := _told_apart(state, one):
            return _said(seat, "twin", card=one, src=src, to=to)
        case ["load", one, _]:
            return _said(seat, "gives", card=one, owner=OTHER[seat])
        case ["discard"]:
            one, lines = state.zones[TURNED[seat]][-1], state.possible(seat)
            placed = any(one in words(each) for each in lines)
            way = "ends" if placed else "nowhere" if lines == ["discard"] else "blocked"
            return _said(seat, way, card=one, owner=OTHER[seat])
        case ["pass"]:
            return _said(seat, "ends", owner=OTHER[seat])
    return None


def _told_apart(state: RussianBank, one: Card) -> str:
    """The pile of a card, where the other pack's card like it ends another pile; else nothing."""
    tops = {zone: state.zones[zone][-1] for zone in state.tableau if state.zones[zone]}
    alike = [zone for zone, top in tops.items() if (top.rank, top.suit) == (one.rank, one.suit)]
    return next((zone for zone in alike if tops[zone] is one), "") if len(alike) > 1 else ""


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})
