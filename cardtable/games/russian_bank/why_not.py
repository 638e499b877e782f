"""Why a line is refused in Russian Bank, in words and with the rule's number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Illegal, Seat, Word
from cardtable.engine.tips import one_of
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def refusal(state: RussianBank, seat: Seat, said: list[Word]) -> Illegal:
    """The words for a line that is not legal."""
    verb, *rest = said
    if verb == "stop":
        return _stop(state, seat)
    if seat != state.turn:
        return _no(f"it is {state.turn}'s turn; you may only call “Stop!”", 30)
    move = " ".join(str(word) for word in said)
    if move in state.possible(seat):
        return _fault(state, seat, move)
    match verb:
        case "build" | "move" | "load":
            return _of_card(state, seat, str(verb), rest)
        case "turn":
            return _turn(state, seat, rest)
        case "discard":
            return _no("there is no hand card turned up to discard", 19)
    if state.zones[f"{seat}.turned"]:
        return _no("discard the hand card", 20)
    return _no("turn up a stock card or a hand card first", 20)


def _stop(state: RussianBank, seat: Seat) -> Illegal:
    if state.options.strict:
        return _no("this table doesn't allow wrong moves, so nobody calls “Stop!”", 29)
    if seat == state.turn:
        return _no("it is your own turn", 30)
    if state.called:
        return _no("you have called already; wait for the next move", 34)
    return _no(
        f"only {OTHER[seat]}'s last move of this turn can be called, and there is none yet", 30
    )


def _fault(state: RussianBank, seat: Seat, move: str) -> Illegal:
    due = state.due_for("foundation", [])
    first = one_of([one.name for one in due]) if due else "a card"
    words = {
        "foundation": f"{first} can go to a foundation first",
        "stock": _stock_first(state, seat),
        "load": "too late to load tableau cards: you have moved or loaded a card of your own",
    }
    strict = state.options.strict or not state.goes_out(seat, move)
    return _no(words[state.fault_of(move) or "foundation"], 29 if strict else 27)


def _stock_first(state: RussianBank, seat: Seat) -> str:
    if not state.closed(seat):
        return "your stock card could fill a space before you turn up a hand card"
    if state.memory.hand_begun and state.options.stock_before_hand == "start":
        return "turn up a stock card, which could fill a space, before another hand card"
    return "the stock comes before the hand"


def _of_card(state: RussianBank, seat: Seat, verb: str, rest: list[Word]) -> Illegal:
    wanted = {"build": 1, "move": 2, "load": 2}[verb]
    if len(rest) != wanted or not isinstance(rest[0], Card):
        return _no(f"{verb} one card{'' if wanted == 1 else ', and say where'}", 8)
    card = rest[0]
    lies = state.exposed(seat).get(card)
    if lies is None:
        return _not_exposed(state, card)
    source, zone = lies
    match verb:
        case "build":
            return _build(state, source)
        case "move":
            return _move(state, source, zone, str(rest[1]))
    return _load(state, seat, source, str(rest[1]))


def _not_exposed(state: RussianBank, card: Card) -> Illegal:
    for zone in FOUNDATIONS:
        if card in state.zones[zone]:
            return _no("a card on a foundation stays there", 7)
    for place in state.tableau:
        if card in state.zones[place]:
            return _no("another card lies on it", 8)
    if any(card in state.zones[f"{seat}.turned"] for seat in state.seats):
        return _no("their hand card is theirs to place", 13)
    piles = (f"{seat}.{zone}" for seat in state.seats for zone in ("shown", "discard"))
    if any(card in state.zones[zone] for zone in piles):
        return _no("another card lies on it", 8)
    return _no("that card doesn't lie open", 8)


def _build(state: RussianBank, source: str) -> Illegal:
    if source not in state.options.build_from:
        rule = 13 if source.startswith("opponent") else 6
        return _no("cards from there don't go to the foundations at this table", rule)
    return _no("it fits no foundation yet: they go up in suit from the ace", 6)


def _move(state: RussianBank, source: str, zone: str, place: str) -> Illegal:
    options, zones = state.options, state.zones
    if source.startswith("opponent"):
        return _no("their cards may only go to the foundations", 13)
    if place not in state.tableau:
        return _no(f"there is no tableau pile {place}", 9)
    if zone == place:
        return _no("it lies there already", 12)
    if source == "tableau" and state.memory.shifts >= options.shift_limit:
        return _no(f"{options.shift_limit} tableau moves in a row are the most", 21)
    if not zones[place]:
        if source == "discard":
            return _no("discards never fill spaces", 11)
        if source not in options.space_from:
            return _no("cards from there don't fill spaces at this table", 10)
        return _no("that would change nothing", 12)
    if source not in options.move_from:
        return _no("cards from there don't go on the tableau at this table", 9)
    return _no("piles go down one rank at a time, red and black in turn", 9)


def _load(state: RussianBank, seat: Seat, source: str, what: str) -> Illegal:
    if source.startswith("opponent"):
        return _no("their cards may only go to the foundations", 13)
    if source not in state.options.load_from:
        return _no("cards from there are not loaded at this table", 14)
    pile = state.zones[f"{OTHER[seat]}.{'shown' if what == 'stock' else 'discard'}"]
    if not pile:
        return _no("there is no open card to match", 15)
    return _no("a load is of the same suit, one up or one down", 14)


def _turn(state: RussianBank, seat: Seat, rest: list[Word]) -> Illegal:
    if rest == ["stock"]:
        if state.zones[f"{seat}.shown"]:
            return _no("a stock card already lies open", 16)
        return _no("your stock is used up", 16)
    if rest == ["hand"]:
        if state.zones[f"{seat}.turned"]:
            return _no("place or discard your hand card first", 17)
        return _no("there is nothing left to turn up", 18)
    return _no("turn up a stock card or a hand card", 16)


def _no(reason: str, number: int) -> Illegal:
    return Illegal(reason, f"RB-{number}")
