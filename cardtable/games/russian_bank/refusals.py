"""Why a line is refused in Russian Bank, with the rule's number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar, Value
from cardtable.engine.notation import Move, Seat, Word
from cardtable.games.russian_bank.options import FOUNDATIONS, MOVERS, OTHER
from cardtable.games.russian_bank.zones import LOADED, SHOWN, TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def refusal(state: RussianBank, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why a line is not legal."""
    verb, *rest = said
    if verb == "stop":
        return _stop(state, seat)
    if seat != state.turn:
        return _no("turn", 30, who=state.turn)
    move = " ".join(map(str, said))
    if move in state.possible(seat) and (broken := duty(state, move)) is not None:
        return broken
    match verb:
        case "build" | "move" | "load":
            return _of_card(state, seat, verb, rest)
        case "turn":
            return _turn(state, seat, rest)
        case "discard":
            return _no("hand-card", 19)
    return _no("pass-discard" if state.zones[TURNED[seat]] else "pass-turn", 20)


def _stop(state: RussianBank, seat: Seat) -> Bar:
    if state.options.strict:
        return _no("strict", 29)
    if seat == state.turn:
        return _no("own-turn", 30)
    if state.called:
        return _no("called", 34)
    return _no("move-yet", 30, who=OTHER[seat])


def duty(state: RussianBank, move: Move) -> Bar | None:
    """The duty that a possible line of the seat on turn breaks (RB-22 to RB-24)."""
    seat, fault = state.turn or "", state.fault_of(move)
    number = 27 if state.goes_out(seat, move) and not state.options.strict else 29
    match fault:
        case "foundation":
            return _no("foundation", number, due=state.due_for(fault, []))
        case "stock" if not state.closed(seat):
            return _no("stock-fills", number)
        case "stock":
            begun = state.memory.hand_begun and state.options.stock_before_hand == "start"
            return _no("stock-space" if begun else "stock-first", number)
        case "load":
            return _no("late-load", number)
        case None:
            return None
    assert_never(fault)


def _of_card(state: RussianBank, seat: Seat, verb: str, rest: list[Word]) -> Bar:
    if len(rest) != len(state.GRAMMAR[verb]) or not isinstance(rest[0], Card):
        return _no("one-card", 8, verb=verb)
    lies = state.exposed(seat).get(rest[0])
    if lies is None:
        return _not_exposed(state, rest[0])
    source, zone = lies
    if verb == "build" and source in state.options.build_from:
        return _no("fits-foundation", 6)
    if verb == "build":
        return _no("builds", 6 if source in MOVERS else 13)
    if source not in MOVERS:
        return _no("theirs", 13)
    what = str(rest[1])
    return _move(state, source, zone, what) if verb == "move" else _load(state, seat, source, what)


def _not_exposed(state: RussianBank, card: Card) -> Bar:
    zone = next((zone for zone, run in state.zones.items() if card in run), "")
    kind = zone.rpartition(".")[2]
    if kind in FOUNDATIONS:
        return _no("stays", 7)
    if kind == "turned":
        return _no("their-hand", 13)
    if kind in {*state.tableau, "shown", "discard"}:
        return _no("covered", 8)
    return _no("open", 8)


def _move(state: RussianBank, source: str, zone: str, place: str) -> Bar:
    options = state.options
    if place not in state.tableau:
        return _no("pile", 9)
    if zone == place:
        return _no("there", 12)
    if source == "tableau" and state.memory.shifts >= options.shift_limit:
        return _no("shifts", 21, count=options.shift_limit)
    if state.zones[place]:
        return _no("fits-pile" if source in options.move_from else "moves", 9)
    if source == "discard":
        return _no("discard-fills", 11)
    if source not in options.space_from:
        return _no("fills", 10)
    return _no("change", 12)


def _load(state: RussianBank, seat: Seat, source: str, what: str) -> Bar:
    if source not in state.options.load_from:
        return _no("loads", 14)
    return _no("fits-load", 14) if state.zones[LOADED[what][OTHER[seat]]] else _no("match", 15)


def _turn(state: RussianBank, seat: Seat, rest: list[Word]) -> Bar:
    match rest:
        case ["stock"]:
            return _no("stock-open" if state.zones[SHOWN[seat]] else "stock-left", 16)
        case ["hand"] if state.zones[TURNED[seat]]:
            return _no("hand-open", 17)
        case ["hand"]:
            return _no("hand-left", 18)
    return _no("turn-what", 16)


def _no(key: str, number: int, **about: Value) -> Bar:
    return Bar(f"russian-bank.no-{key}", about, rule=f"RB-{number}")
