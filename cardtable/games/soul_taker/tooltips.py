"""What Soul Taker's cards and piles are here and now: facts, the weightiest first.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.engine.tips import Spot
from cardtable.games.soul_taker.options import OTHER, VALUES
from cardtable.games.soul_taker.telling import outcome
from cardtable.games.soul_taker.zones import AGAINST, HAND

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def tooltip(state: SoulTaker, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, what beats what, and for whom it counts."""
    owner, kind, _, one = at
    if kind in state.seats:
        yield from _seat(state, kind)
    elif one is None:
        yield from _zone(state, reader, owner, kind)
    elif kind == "table":
        yield from _led(state, reader, one)
    elif kind in AGAINST:
        yield Fact("soul-taker.counts-against", {"who": AGAINST[kind], "count": int(one.rank)})
    elif kind == "secured":
        if state.memory.option == "give" and state.turn == owner:
            yield Fact("soul-taker.may-give", {"who": owner})
        count = state.worth(state.rules, one)
        yield Fact("soul-taker.counts-for", {"who": owner, "count": count})
    elif kind == "lost":
        if state.memory.option == "return":
            yield Fact("soul-taker.may-return", {"who": state.turn})
        yield Fact("soul-taker.zone-lost")
    else:
        yield from _held(state, owner, one)


def _held(state: SoulTaker, owner: Seat, one: Card) -> Iterator[Fact]:
    """A card to be played: what would come of it as an answer, else what it is good for."""
    table = state.zones["table"]
    if len(table) == 1 and state.turn == owner:
        yield outcome(state, table[0], one, OTHER[owner])
        return
    yield Fact("soul-taker.leading", {"values": tuple(state.countering(one.rank))})
    beats = tuple(value for value in VALUES if one.rank in state.countering(value))
    yield Fact("soul-taker.answering", {"values": beats})


def _led(state: SoulTaker, reader: Seat, one: Card) -> Iterator[Fact]:
    """The lead, with what the reader could counter it; or two cards that wait for a choice."""
    if len(state.zones["table"]) > 1:
        yield Fact("soul-taker.waits")
        return
    beaten = state.countering(one.rank)
    yield Fact("soul-taker.led", {"who": state.leader, "values": tuple(beaten)})
    if state.turn != reader:
        return
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    if beaten:
        mine = tuple(sorted({each.rank for each in hand if each.rank in beaten}))
        yield Fact("soul-taker.you-counter", {"values": mine})
    elif any(state.fate(one, each) == "equal" for each in hand):
        yield Fact("soul-taker.you-cancel", {"value": one.rank})


def _zone(state: SoulTaker, reader: Seat, owner: Seat, kind: str) -> Iterator[Fact]:
    match kind:
        case "table" if state.turn is None:
            yield Fact("soul-taker.all-played")
        case "table":
            yield Fact("soul-taker.zone-table", {"who": state.leader})
        case "condemnation" | "influence":
            yield Fact("soul-taker.zone-pile", {"who": AGAINST[kind]})
        case "secured":
            how = "mixed" if state.mixed else "standard"
            yield Fact("soul-taker.zone-secured", {"who": owner, "how": how})
        case "lost":
            yield Fact("soul-taker.zone-lost")
        case "deck":
            count = state.options.hidden + state.options.visible
            yield Fact("soul-taker.zone-deck", {"count": count})
        case "hand":
            yield Fact("soul-taker.zone-hand", {"who": owner})
        case _ if not state.zones[f"{owner}.{kind}"]:
            yield Fact("soul-taker.blind-played")
        case _:
            yield Fact("soul-taker.blind", {"own": "yes" if owner == reader else "no"})


def _seat(state: SoulTaker, seat: Seat) -> Iterator[Fact]:
    """What a seat's score is made of, and whether it leads next (ST-22, ST-23)."""
    (_, gains), (less, lost) = state.made_of(seat).items()
    yield Fact("soul-taker.made-of", {"gains": gains, "lost": -lost, "less": less})
    yield Fact("soul-taker.goal", {"mode": state.options.mode})
    if seat == _next_leader(state):
        yield Fact("soul-taker.leads-next", {"who": seat})


def _next_leader(state: SoulTaker) -> Seat | None:
    """Who leads the exchange after this one: the lead goes to and fro (ST-1)."""
    memory, first = state.memory, state.memory.first
    left = min(state.to_play(seat) for seat in state.seats)
    ends = not left or (left == 1 and not state.zones["table"])  # then a new round begins
    if state.turn is None or (ends and memory.round == state.options.rounds):
        return None
    number = memory.round + (2 if ends else memory.exchange + 1)
    return first if number % 2 == 0 else OTHER[first]
