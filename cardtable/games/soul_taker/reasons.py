"""Why a line of Soul Taker is worth playing, by what the seat on turn knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, in_order
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.soul_taker.options import OTHER, VALUES
from cardtable.games.soul_taker.telling import may_hold, scores_after
from cardtable.games.soul_taker.zones import HAND

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def reasons(state: SoulTaker, move: Move) -> Iterator[Fact]:
    """What speaks for a legal line of the seat on turn, the weightiest first."""
    seat: Seat = state.turn or ""
    hand, led = in_order(state.zones[HAND[seat]]), state.zones["table"]
    match words(move):
        case ["play", Card() as one] if led:
            return _answer(state, seat, hand, led[0], one)
        case ["play", Card() as one]:
            return _lead(state, seat, hand, one)
        case ["play", _]:
            return _blind(state, hand, led)
        case [_, Card() as one]:
            return _option(state, seat, one)
    return _option(state, seat, None)


def _lead(state: SoulTaker, seat: Seat, hand: list[Card], one: Card) -> Iterator[Fact]:
    """A card led: how many of the answers that may come counter it."""
    other = OTHER[seat]
    may_come = may_hold(state, seat, other)
    feared = {each: sum(state.beats(card, each) for card in may_come) for each in hand}
    count = feared[one]
    some: dict[str, Value] = {"count": count, "every": len(may_come), "who": other}
    others = [each for each in hand if each.rank != one.rank]
    alone = "yes" if len(others) == len(hand) - 1 else "no"
    safest = bool(others) and all(feared[each] > count for each in others)
    if safest and not count:
        yield Fact("soul-taker.safest", {"alone": alone})
    elif safest:
        yield Fact("soul-taker.fewest-counter", {**some, "alone": alone})
    if others and not state.mixed and all(int(each.rank) > int(one.rank) for each in others):
        yield Fact("soul-taker.risks-least", {"alone": alone})
    yield from _keeps(state, [each for each in hand if each is not one])
    if count and not safest:
        yield Fact("soul-taker.some-counter", some)
    if len(hand) == 1:
        yield Fact("soul-taker.all-alike", {"count": 1})
    elif not count and not safest:
        yield Fact("soul-taker.none-counter", {"who": other})


def _blind(state: SoulTaker, hand: list[Card], led: list[Card]) -> Iterator[Fact]:
    """A card that nobody knows; its chance is told with the line."""
    if led and hand and not any(state.beats(one, led[0]) for one in hand):
        yield Fact("soul-taker.hand-counters-nothing")
    yield from _keeps(state, hand)
    yield Fact("soul-taker.due-anyway")


def _keeps(state: SoulTaker, rest: list[Card]) -> Iterator[Fact]:
    """What the rest of the hand can counter."""
    beaten = _beaten(state, rest)
    seat: Seat = state.turn or ""
    if beaten and state.to_play(seat) >= 2 + len(state.zones["table"]):  # an answer is due
        yield Fact("soul-taker.keeps", {"values": beaten})


def _beaten(state: SoulTaker, run: list[Card]) -> tuple[str, ...]:
    """The values that one of these cards counters."""
    ranks = {one.rank for one in run}
    return tuple(value for value in VALUES if ranks & {*state.countering(value)})


def _answer(
    state: SoulTaker, seat: Seat, hand: list[Card], lead: Card, one: Card
) -> Iterator[Fact]:
    """An answer, beside what the other hand cards would bring."""
    after = {each: scores_after(state, lead, each, OTHER[seat]) for each in hand}
    gains = {each: _standing(state, score, seat) for each, score in after.items()}
    mine = gains[one]
    others = [each for each in hand if (each.rank, each.suit) != (one.rank, one.suit)]
    counters = [each for each in hand if state.beats(each, lead)]
    alone = len(others) == len(hand) - 1
    only = others and counters and all(each.rank == one.rank for each in counters)
    if only:
        more = "no" if len(counters) == 1 else "yes"
        yield Fact("soul-taker.only-counter", {"value": one.rank, "several": more})
    if others and alone and all(gains[each] < mine for each in others):
        if not only:  # which says as much
            yield Fact("soul-taker.does-most")
    elif others and all(gains[each] <= mine for each in others):
        yield Fact("soul-taker.none-does-more")
        yield from _keeps(state, [each for each in hand if each is not one])
    best = max(others, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > mine:
        # the next card leads, and the one after it answers
        beaten = _beaten(state, [best]) if state.to_play(seat) > 2 else ()
        yield Fact("soul-taker.keeps-card", {"card": best, "values": beaten})
    if state.blind(seat):
        yield Fact("soul-taker.known")
    if not others:
        yield Fact("soul-taker.all-alike", {"count": len(hand)})


def _standing(state: SoulTaker, score: dict[Seat, int], seat: Seat) -> int:
    """How well a seat stands: by how much it leads, or is nearer to zero (ST-22, ST-23)."""
    mine, other = score[seat], score[OTHER[seat]]
    return abs(other) - abs(mine) if state.mixed else mine - other


def _option(state: SoulTaker, seat: Seat, chosen: Card | None) -> Iterator[Fact]:
    """Taking back or giving away a card, or neither (ST-18, ST-19)."""
    before = state.score()
    cards = [word for move in state.turn_moves() for word in words(move) if isinstance(word, Card)]
    after = {one: _moved(state, seat, one) for one in cards}
    stands = {one: _standing(state, score, seat) for one, score in after.items()}
    now, best = _standing(state, before, seat), max(stands.values())
    if chosen is None:
        yield Fact("soul-taker.no-option-helps" if best <= now else "soul-taker.score-stays")
        return
    mine = stands[chosen]
    if mine > now:
        if mine == best:
            yield Fact("soul-taker.best-option")
        if mine > 0:
            yield Fact("soul-taker.ahead", {"who": OTHER[seat], "count": mine})
        else:
            yield Fact("soul-taker.closer")
    elif abs(after[chosen][seat]) < abs(before[seat]):
        yield Fact("soul-taker.nearer")


def _moved(state: SoulTaker, seat: Seat, one: Card) -> dict[Seat, int]:
    """The scores once a card has been taken back or given away."""
    score, counts = state.score(), state.worth(state.rules, one)
    if state.memory.option == "return":
        score[seat] += counts
    else:
        score[seat] -= counts
        score[OTHER[seat]] += counts
    return score
