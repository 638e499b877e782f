"""Why a line of Russian Bank is worth playing, by what the seat on turn knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.facts import Fact
from cardtable.engine.knowledge import seen, unseen
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.games.russian_bank.moves import Exposed, possible
from cardtable.games.russian_bank.options import OTHER, OWN
from cardtable.games.russian_bank.zones import DISCARD, HAND, LOADED, SHOWN, STOCK, TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def reasons(state: RussianBank, move: Move) -> Iterator[Fact]:
    """What speaks for a legal line of the seat on turn, the weightiest first."""
    seat: Seat = state.turn or ""
    match words(move):
        case ["build", Card() as one]:
            return _build(state, seat, move, one)
        case ["move", Card() as one, place]:
            return _move(state, seat, move, one, str(place))
        case ["load", Card() as one, what]:
            return _load(state, seat, move, one, str(what))
        case ["turn", "stock"]:
            return _turn_stock(state, seat)
        case ["turn", "hand"]:
            return _turn_hand(state, seat)
        case ["discard"]:
            return _discard(state, seat)
    return _pass(state, seat)


# ---------------------------------------------------------------------- cards that go somewhere


def _build(state: RussianBank, seat: Seat, move: Move, one: Card) -> Iterator[Fact]:
    place = state.place_of(seat, one)
    if place.shared:
        yield from _leaves(state, seat, move, one, place)
    else:
        yield from _rid(state, seat, place)
        yield from _then(state, seat, move, one)
    if place.must:  # RB-22
        yield Fact("russian-bank.foundation-first")


def _move(state: RussianBank, seat: Seat, move: Move, one: Card, to: str) -> Iterator[Fact]:
    place = state.place_of(seat, one)
    if place.shared:
        yield from _leaves(state, seat, move, one, place, to)
        return
    yield from _rid(state, seat, place)
    if not state.zones[to] and not _takers(state, seat, one):
        yield Fact("russian-bank.only-space")
    yield from _then(state, seat, move, one)


def _load(state: RussianBank, seat: Seat, move: Move, one: Card, what: str) -> Iterator[Fact]:
    other, place = OTHER[seat], state.place_of(seat, one)
    under = state.zones[LOADED[what][other]][-1]
    if not state.goes_out(seat, move) and _lines(state, other, under):
        yield Fact("russian-bank.covers", {"card": under, "who": other})
    if place.source in OWN:
        yield from _rid(state, seat, place)
        return
    if what == "stock":
        yield Fact("russian-bank.buries", {"card": one, "target": under, "who": other})
    yield from _leaves(state, seat, move, one, place)


def _rid(state: RussianBank, seat: Seat, place: Exposed) -> Iterator[Fact]:
    """That a card of the seat's own is gone; nothing for one of the other's."""
    stock = len(state.zones[STOCK[seat]]) + len(state.zones[SHOWN[seat]])
    if place.source not in OWN:
        return
    if state.owned(seat) == 1:
        yield Fact("russian-bank.last-card")
    elif place.source == "stock" and stock == 1:
        yield Fact("russian-bank.last-of-stock")
    else:
        yield Fact(f"russian-bank.rid-{place.source}")


def _leaves(
    state: RussianBank, seat: Seat, move: Move, one: Card, place: Exposed, to: str = ""
) -> Iterator[Fact]:
    """What leaving a tableau pile makes possible, and what it does there."""
    run, then = state.zones[place.zone], list(_then(state, seat, move, one))
    yield from then
    if len(run) == 1:
        sources = [each for each in state.options.space_from if _has(state, seat, each)]
        if sources:
            yield Fact("russian-bank.makes-space", {"sources": named(sources)})
        return
    for each in run[-3::-1]:
        if state.foundation(each) is not None:
            yield Fact("russian-bank.digs", {"card": each})
    under, onto = run[-2], state.zones[to][-1:] if to else []
    if under not in [fact.about["card"] for fact in then]:
        twin = any((each.rank, each.suit) == (under.rank, under.suit) for each in onto)
        yield Fact("russian-bank.uncovers", {"card": under, "twin": "yes" if twin else "no"})


def named(sources: Sequence[str]) -> tuple[Fact, ...]:
    """Where cards come from, to be listed."""
    return tuple(Fact(f"russian-bank.source-{one}") for one in sources)


def _has(state: RussianBank, seat: Seat, source: str) -> bool:
    """Whether the seat may fill a space from there before it turns up a hand card (RB-23)."""
    stock = bool(state.zones[STOCK[seat]] or state.zones[SHOWN[seat]])
    return {"stock": stock, "hand": bool(state.zones[TURNED[seat]]) or not stock}.get(source, True)


def _then(state: RussianBank, seat: Seat, move: Move, one: Card) -> Iterator[Fact]:
    """The best that a line makes possible."""
    world = state.clone()
    world.known = world.events = None
    world.apply(move)
    if world.turn == seat:
        yield from islice(_opened(state, world, seat, one), 1)


def _opened(state: RussianBank, world: RussianBank, seat: Seat, one: Card) -> Iterator[Fact]:
    """What was not possible before, with either pack's card."""
    before = [words(line) for line in possible(state, seat)]
    lines = [words(line) for line in possible(world, seat)]
    could = [word for said in before for word in said]
    same = [_of_any_pack(said) for said in before]
    new = [said for said in lines if _of_any_pack(said) not in same]
    yield from (Fact("russian-bank.then-builds", {"card": s[1]}) for s in new if s[0] == "build")
    for card in (word for said in lines for word in said if word not in could):
        if isinstance(card, Card) and card is not one:
            source = world.place_of(seat, card).source
            if source in {"stock", "hand"}:
                yield Fact("russian-bank.then-places", {"card": card, "source": source})
    for said in new:
        if said[0] == "load" and said[1] is not one:
            about = {"card": said[1], "who": OTHER[seat], "on": said[2]}
            yield Fact("russian-bank.then-loads", about)


def _of_any_pack(said: list[Word]) -> list[object]:
    """What a line does, whichever pack its card is of."""
    return [(one.rank, one.suit) if isinstance(one, Card) else one for one in said]


def _lines(state: RussianBank, seat: Seat, one: Card) -> list[list[Word]]:
    """All that the seat could do with a card."""
    return [said for line in possible(state, seat) if one in (said := words(line))]


def _takers(state: RussianBank, seat: Seat, one: Card) -> bool:
    """Whether something other than a space takes a card."""
    lines = _lines(state, seat, one)
    return any(said[0] != "move" or state.zones[str(said[2])] for said in lines)


# ---------------------------------------------------------------------- turning up, and the end


def _turn_stock(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    yield from _hopes(state, seat, STOCK, SHOWN)
    if state.fault_of("turn hand") == "stock":  # RB-23
        yield Fact("russian-bank.then-hand")
    yield Fact("russian-bank.see-stock")


def _turn_hand(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    hand = state.zones[HAND[seat]]
    known = hand and hand[-1] in seen(state, seat, HAND[seat])
    if known and _finds_place(state, seat, TURNED, hand[-1]):
        yield Fact("russian-bank.known-fits", {"card": hand[-1]})
    yield from _stuck(state, seat)
    yield from _hopes(state, seat, HAND, TURNED)
    yield Fact("russian-bank.one-more")


def _hopes(
    state: RussianBank, seat: Seat, src: dict[Seat, str], dst: dict[Seat, str]
) -> Iterator[Fact]:
    """How many of the cards that the next one may be could be placed."""
    zone = src[seat]
    if not state.zones[zone] or state.zones[zone][-1] in seen(state, seat, zone):
        return
    kind = state.hidden_kind(zone)
    may_be = [one for one in unseen(state, seat) if kind is None or state.kind_of(one) == kind]
    good = sum(_finds_place(state, seat, dst, one) for one in may_be)
    if len(may_be) == 1:
        fits = "yes" if good else "no"
        yield Fact("russian-bank.can-only-be", {"card": may_be[0], "fits": fits})
    elif good == len(may_be):
        yield Fact("russian-bank.any-fits")
    else:
        whose = "any" if kind is None else "own"
        yield Fact("russian-bank.some-fit", {"good": good, "every": len(may_be), "whose": whose})


def _finds_place(state: RussianBank, seat: Seat, dst: dict[Seat, str], one: Card) -> bool:
    """Whether a card could go somewhere if it lay open there."""
    world = state.clone()
    world.known = world.events = None
    world.zones[dst[seat]].append(one)
    world._piles = None  # noqa: SLF001 - a card has been laid by hand
    return bool(_lines(world, seat, one))


def _stuck(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    """That none of the seat's own open cards could go anywhere."""
    tops = [state.zones[zone[seat]][-1:] for zone in (SHOWN, TURNED, DISCARD)]
    if not any(_lines(state, seat, one) for top in tops for one in top):
        yield Fact("russian-bank.stuck")


def _discard(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    one = state.zones[TURNED[seat]][-1]
    if not _lines(state, seat, one):
        yield Fact("russian-bank.fits-nowhere", {"card": one})
    elif not _takers(state, seat, one):
        yield Fact("russian-bank.keep-from", {"card": one})
    if state.options.redeal != "none":  # RB-18
        yield Fact("russian-bank.comes-back", {"card": one})


def _pass(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    if state.stock_fills(seat):
        yield Fact("russian-bank.keep-space")
    yield from _stuck(state, seat)
