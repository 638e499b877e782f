"""Why a line of Soul Taker is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, in_order
from cardtable.engine.merits import first, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, one_of
from cardtable.games.soul_taker.options import OTHER, VALUES
from cardtable.games.soul_taker.tips import scores_after
from cardtable.games.soul_taker.zones import HAND

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def merit(state: SoulTaker, move: Move) -> str:
    """What speaks most for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    table = state.zones["table"]
    one = rest[0] if rest else None
    if verb != "play":
        return first(_option(state, seat, str(verb), one if isinstance(one, Card) else None))
    if len(table) == 1:
        if isinstance(one, Card):
            return first(_answer(state, seat, table[0], one))
        return first(_blind_answer(state, seat, table[0]))
    if isinstance(one, Card):
        return first(_lead(state, seat, one))
    return first(_blind_lead(state, seat))


# ---------------------------------------------------------------------- leading


def _lead(state: SoulTaker, seat: Seat, one: Card) -> Iterator[str]:
    """A card led: how many of the answers that may come counter it."""
    hand = _hand(state, seat)
    feared = {each: _countered_by(state, seat, each) for each in hand}
    every = len(may_hold(state, seat, OTHER[seat]))
    count, told = feared[one], f"cards that {OTHER[seat]} may have"
    others = [each for each in hand if each.rank != one.rank]
    alone = len(others) == len(hand) - 1
    if count and others and all(feared[each] > count for each in others):
        than = ", fewer than counter your others" if alone else ""
        yield f"{count} of the {every} {told} {_verb(count)} it{than}"
    if not count and others and all(feared[each] for each in others):
        yield "no other card in your hand is as safe" if alone else "nothing in your hand is safer"
    least = [each for each in others if int(each.rank) <= int(one.rank)]
    if others and not least and not state.mixed:
        yield (
            "no other card in your hand risks so little" if alone else "no card you hold risks less"
        )
    yield _keeps(state, [each for each in hand if each is not one])
    if count:
        yield f"{count} of the {every} {told} {_verb(count)} it"
    if len(hand) == 1:
        yield "your hand holds nothing else"
    yield f"{OTHER[seat]} has nothing to counter it with"


def _blind_lead(state: SoulTaker, seat: Seat) -> Iterator[str]:
    """A card that nobody knows: it must be played this round in any case."""
    kept = _keeps(state, _hand(state, seat))
    yield f"it must be played this round anyway; {kept}" if kept else ""
    yield "it must be played this round anyway, and your hand can still choose"


def _countered_by(state: SoulTaker, seat: Seat, lead: Card) -> int:
    """How many of the cards that the other may have counter a lead."""
    return sum(state.beats(one, lead) for one in may_hold(state, seat, OTHER[seat]))


def _keeps(state: SoulTaker, rest: list[Card]) -> str:
    """What the rest of the hand can counter."""
    beaten = {value for value in VALUES for one in rest if _counters(state, one.rank, value)}
    seat: Seat = state.turn or ""
    if not beaten or state.to_play(seat) < 2 + len(state.zones["table"]):  # no answer is due
        return ""
    values = sorted(beaten)
    return f"you can still counter {'a ' if len(values) == 1 else ''}{one_of(values, 'and')}"


def _counters(state: SoulTaker, rank: str, value: str) -> bool:
    return value in state.options.counters.get(rank, ())  # type: ignore[call-overload]


# ---------------------------------------------------------------------- answering


def _answer(state: SoulTaker, seat: Seat, lead: Card, one: Card) -> Iterator[str]:
    """An answer, beside what the other hand cards would bring."""
    hand = _hand(state, seat)
    gains = {each: _gain(state, seat, lead, each) for each in hand}
    mine = gains[one]
    others = [each for each in hand if each.rank != one.rank or each.suit != one.suit]
    counters = [each for each in hand if state.beats(each, lead)]
    alone = len(others) == len(hand) - 1
    if counters and all(each.rank == one.rank for each in counters):
        only = "no other card in your hand counters it"
        yield (
            (only if len(counters) == 1 else f"only your {one.rank}s counter it") if others else ""
        )
    if others and alone and all(gains[each] < mine for each in others):
        yield "no other card in your hand does as much for you"
    if others and all(gains[each] <= mine for each in others):
        kept = _keeps(state, [each for each in hand if each is not one])
        yield f"no other hand card does more for you, and {kept}" if kept else ""
        yield "no other card in your hand does more for you"
    best = max(others, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > mine:
        beaten = [value for value in VALUES if _counters(state, best.rank, value)]
        if beaten and state.to_play(seat) > 2:  # the next card leads, and the one after it answers
            yield f"you keep {best.name}, which counters {one_of(beaten, 'and')}"
        yield f"you keep {best.name} for another exchange"
    if state.blind(seat):
        yield "you know what it does; a blind card may do worse"
    others_do = "your other card does" if len(hand) == 2 else "your other cards do"
    yield f"{others_do} the same" if len(hand) > 1 else "your hand holds nothing else"


def _blind_answer(state: SoulTaker, seat: Seat, lead: Card) -> Iterator[str]:
    """A blind card in answer; its chance is told with the line."""
    hand = _hand(state, seat)
    kept = _keeps(state, hand)
    if hand and not any(state.beats(one, lead) for one in hand):
        yield f"no card in your hand counters it, and {kept}" if kept else ""
        yield "no card in your hand counters it"
    yield kept
    yield "it must be played this round anyway"


def _gain(state: SoulTaker, seat: Seat, lead: Card, one: Card) -> int:
    """How much better a seat stands after an answer than before, before any option is used."""
    return _standing(state, scores_after(state, lead, one, OTHER[seat]), seat)


def _standing(state: SoulTaker, score: dict[Seat, int], seat: Seat) -> int:
    """How well a seat stands: by how much it leads, or is nearer to zero (ST-22, ST-23)."""
    mine, other = score[seat], score[OTHER[seat]]
    return abs(other) - abs(mine) if state.mixed else mine - other


# ---------------------------------------------------------------------- options


def _option(state: SoulTaker, seat: Seat, verb: str, one: Card | None) -> Iterator[str]:
    """Taking back or giving away a card, or neither (ST-18, ST-19)."""
    cards = [word for move in state.turn_moves() for word in words(move) if isinstance(word, Card)]
    what = str(state.memory.option)
    stands = {each: _standing(state, _moved(state, seat, what, each), seat) for each in cards}
    now = _standing(state, state.score(), seat)
    if one is None:
        if all(stood <= now for stood in stands.values()):
            yield "none of these cards would bring you closer to winning"
        yield "your score stays as it is"
        return
    mine = stands[one]
    if all(stands[each] <= mine for each in cards) and mine > now:
        yield "none of the others does more for you: nearest to zero wins"
    if mine > now:
        yield f"it puts you ahead of {OTHER[seat]} by {counted(mine, 'point')}" if mine > 0 else ""
        yield "it brings you closer to winning: nearest to zero wins"
    score = _moved(state, seat, verb, one)
    near = abs(score[seat]) < abs(state.score()[seat])
    yield "it brings you nearer to zero" if near else ""


def _moved(state: SoulTaker, seat: Seat, verb: str, one: Card) -> dict[Seat, int]:
    """The scores once a card has been taken back or given away."""
    score, counts = state.score(), state.worth(state.rules, one)
    score[seat] += counts if verb == "return" else -counts
    if verb == "give":
        score[OTHER[seat]] += counts
    return score


# ---------------------------------------------------------------------- what a seat knows


def _hand(state: SoulTaker, seat: Seat) -> list[Card]:
    return in_order(state.zones[HAND[seat]])


def may_hold(state: SoulTaker, seat: Seat, holder: Seat) -> list[Card]:
    """The cards that a seat can't place and that the holder may have."""
    kind = state.hidden_kind(HAND[holder])
    return [one for one in unseen(state, seat) if kind is None or state.kind_of(one) == kind]


def _verb(count: int) -> str:
    return "counters" if count == 1 else "counter"
