"""Why a line of Russian Bank is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.merits import first, seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, one_of
from cardtable.games.russian_bank.moves import possible
from cardtable.games.russian_bank.options import OTHER, OWN
from cardtable.games.russian_bank.zones import DISCARD, HAND, SHOWN, STOCK, TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def merit(state: RussianBank, move: Move) -> str:
    """What speaks most for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    match words(move):
        case ["build", Card() as one]:
            return first(_build(state, seat, move, one))
        case ["move", Card() as one, place]:
            return first(_move(state, seat, move, one, str(place)))
        case ["load", Card() as one, what]:
            return first(_load(state, seat, move, one, str(what)))
        case ["turn", "stock"]:
            return first(_turn_stock(state, seat))
        case ["turn", "hand"]:
            return first(_turn_hand(state, seat))
        case ["discard"]:
            return first(_discard(state, seat))
    return first(_pass(state, seat))


# ---------------------------------------------------------------------- cards that go somewhere


def _build(state: RussianBank, seat: Seat, move: Move, one: Card) -> Iterator[str]:
    place = state.place_of(seat, one)
    if place.source in OWN:
        yield from _rid(state, seat, place.source)
    yield _then(state, seat, move, one)
    if place.shared:
        yield from _uncovers(state, seat, place.zone)
    if place.must:  # RB-22
        yield "a card that fits a foundation has to go there first"


def _move(state: RussianBank, seat: Seat, move: Move, one: Card, to: str) -> Iterator[str]:
    place = state.place_of(seat, one)
    if place.shared:
        yield _then(state, seat, move, one)
        yield from _uncovers(state, seat, place.zone, to)
        return
    yield from _rid(state, seat, place.source)
    if not state.zones[to] and not _takers(state, seat, one):
        yield "no pile takes it: only a space does"
    yield _then(state, seat, move, one)


def _load(state: RussianBank, seat: Seat, move: Move, one: Card, what: str) -> Iterator[str]:
    other, place = OTHER[seat], state.place_of(seat, one)
    under = state.zones[(SHOWN if what == "stock" else DISCARD)[other]][-1]
    if place.source in OWN and state.owned(seat) == 1:
        yield "it is your last card, and you win"
    if any(under in words(line) for line in possible(state, other)):
        yield f"it covers {under.name}, which {other} could place now"
    if place.source in OWN:
        yield from _rid(state, seat, place.source)
        return
    yield _then(state, seat, move, one)
    if len(state.zones[place.zone]) > 1 and what == "stock":
        yield f"{other} can't get at {under.name} until {one.name} is gone"
    yield from _uncovers(state, seat, place.zone)


def _rid(state: RussianBank, seat: Seat, source: str) -> Iterator[str]:
    """That a card of the seat's own is gone."""
    left = state.owned(seat) - 1
    if not left:
        yield "it is your last card, and you win"
    if source == "stock":
        stock = len(state.zones[STOCK[seat]]) + len(state.zones[SHOWN[seat]]) - 1
        yield f"that leaves {counted(stock, 'card')} in your stock" if stock else ""
        yield "your stock is used up then"
    if source == "hand":
        yield "the card that you turned up finds a place, so your turn goes on"
    yield f"that is one card fewer for you: {left} are left"


def _uncovers(state: RussianBank, seat: Seat, zone: str, to: str = "") -> Iterator[str]:
    """What leaving a tableau place does there, for a card that goes to another one or elsewhere."""
    run = state.zones[zone]
    if len(run) == 1:
        sources = [str(source) for source in state.options.space_from if _has(state, seat, source)]
        yield f"it makes a space for any {one_of(sources)} card" if sources else ""
    else:
        for one in run[-3::-1]:
            if state.foundation(one) is not None:
                yield f"one card fewer lies on {one.name}, which its foundation needs next"
        under, onto = run[-2], state.zones[to][-1:] if to else []
        twin = any((one.rank, one.suit) == (under.rank, under.suit) for one in onto)
        yield f"it uncovers {'the other ' if twin else ''}{under.name}"


def _has(state: RussianBank, seat: Seat, source: str) -> bool:
    """Whether the seat may fill a space from there before it turns up a hand card (RB-23)."""
    stock = bool(state.zones[STOCK[seat]] or state.zones[SHOWN[seat]])
    return {"stock": stock, "hand": bool(state.zones[TURNED[seat]]) or not stock}.get(source, True)


def _then(state: RussianBank, seat: Seat, move: Move, one: Card) -> str:
    """What becomes possible by a line that was not possible before, with either pack's card."""
    world = state.clone()
    world.known = world.events = None
    world.apply(move)
    if world.turn != seat:
        return ""
    before = possible(state, seat)
    could = {card for line in before for card in words(line)}
    same = {_of_any_pack(line) for line in before}
    lines = possible(world, seat)
    new = [line for line in lines if _of_any_pack(line) not in same]
    for line in new:
        card = words(line)[-1]
        if line.startswith("build") and isinstance(card, Card):
            if any(one in pile and card in pile for pile in state.zones.values()):
                return f"it uncovers {card.name}, which can go to its foundation"
            return f"then {card.name} can go to its foundation"
    names = {"stock": "your stock card", "hand": "your hand card"}
    for line in lines:
        for card in words(line):
            if isinstance(card, Card) and card not in could and card is not one:
                source = world.place_of(seat, card).source
                if source in names:
                    return f"then {names[source]}, {card.name}, finds a place"
    for line in new:
        said = words(line)
        if said[0] == "load" and said[1] is not one:
            return f"then {said[1]} can be loaded onto {OTHER[seat]}'s {_pile(str(said[2]))}"
    return ""


def _of_any_pack(line: Move) -> tuple[object, ...]:
    """What a line does, whichever pack its card is of."""
    return tuple((one.rank, one.suit) if isinstance(one, Card) else one for one in words(line))


def _pile(what: str) -> str:
    return "stock" if what == "stock" else "discard pile"


def _takers(state: RussianBank, seat: Seat, one: Card) -> bool:
    """Whether something other than a space takes a card."""
    for line in possible(state, seat):
        said = words(line)
        if one in said and (said[0] != "move" or state.zones[str(said[2])]):
            return True
    return False


# ---------------------------------------------------------------------- turning up, and the end


def _turn_stock(state: RussianBank, seat: Seat) -> Iterator[str]:
    yield _hopes(state, seat, STOCK, SHOWN)
    if state.fault_of("turn hand") == "stock":  # RB-23
        yield "only then may you turn up a hand card"
    yield "you see what your stock holds next"


def _turn_hand(state: RussianBank, seat: Seat) -> Iterator[str]:
    top = seen(state, seat, HAND[seat])
    hand = state.zones[HAND[seat]]
    if hand and hand[-1] in top:
        if _finds_place(state, seat, TURNED, hand[-1]):
            yield f"it is {hand[-1].name}, which finds a place"
    else:
        hopes = _hopes(state, seat, HAND, TURNED)
        if hopes and not _own_lines(state, seat):
            yield f"nothing else of yours fits; {hopes}"
        yield hopes
    if not _own_lines(state, seat):
        yield "no card of yours that lies open can go anywhere"
    yield "it gives you one more card to place in this turn"


def _hopes(state: RussianBank, seat: Seat, src: dict[Seat, str], dst: dict[Seat, str]) -> str:
    """How many of the cards that the next one may be could be placed."""
    zone = src[seat]
    if not state.zones[zone] or state.zones[zone][-1] in seen(state, seat, zone):
        return ""
    kind = state.hidden_kind(zone)
    may_be = [one for one in unseen(state, seat) if kind is None or state.kind_of(one) == kind]
    good = sum(_finds_place(state, seat, dst, one) for one in may_be)
    if len(may_be) == 1:
        return f"it can only be {may_be[0].name}, which {'finds a' if good else 'has no'} place"
    if good == len(may_be):
        return "whatever it is, it can be placed"
    whose = "" if kind is None else "your "
    return f"of {whose}{len(may_be)} unseen cards, {good or 'none'} can be placed"


def _finds_place(state: RussianBank, seat: Seat, dst: dict[Seat, str], one: Card) -> bool:
    """Whether a card could go somewhere if it lay open there."""
    world = state.clone()
    world.known = world.events = None
    world.zones[dst[seat]].append(one)
    world._piles = None  # noqa: SLF001 - a card has been laid by hand
    return any(one in words(line) for line in possible(world, seat))


def _own_lines(state: RussianBank, seat: Seat) -> bool:
    """Whether an open card of the seat's own could go anywhere."""
    own = {zone[seat] for zone in (SHOWN, TURNED, DISCARD)}
    tops = [state.zones[zone][-1] for zone in own if state.zones[zone]]
    return any(one in words(line) for line in possible(state, seat) for one in tops)


def _discard(state: RussianBank, seat: Seat) -> Iterator[str]:
    one = state.zones[TURNED[seat]][-1]
    lines = [words(line) for line in possible(state, seat) if one in words(line)]
    if not lines:
        yield f"{one.name} fits nowhere now"
    elif not _takers(state, seat, one):
        yield "only a space takes it, and you keep that for another card"
    yield f"{one.name} comes back to you when your hand is used up"


def _pass(state: RussianBank, seat: Seat) -> Iterator[str]:
    if state.stock_fills(seat):
        yield "you keep the space for another card"
    if not _own_lines(state, seat):
        yield "no card of yours that lies open can go anywhere"
