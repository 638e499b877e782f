"""What comes of cards in Soul Taker, and what a line would do: `State.means`."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.engine.cards import Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.soul_taker.options import OTHER
from cardtable.games.soul_taker.zones import AGAINST, HAND

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def means(state: SoulTaker, move: Move) -> Said | None:
    """What an answer brings, what can counter a lead, and how likely a blind card counters."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    if verb != "play":
        return None
    led, one = state.zones["table"][:1], rest[0]
    if not isinstance(one, Card):
        word = "blind" if len(state.blind(seat)) > 1 else "last blind"
        chance = _chance(state, seat, led[0]) if led else None
        return Said(seat, word, {"which": str(one), "chance": chance})
    if not led:
        return Said(seat, "lead", {"card": as_told(one), "risk": _risk(state, seat, one)})
    fate = outcome(state, led[0], one, OTHER[seat])
    return Said(seat, "answer", {"card": as_told(one), "fate": fate})


def outcome(state: SoulTaker, lead: Card, answer: Card, leader: Seat) -> Fact:
    """How an exchange of these two ends, and what they count for whom: told of the answer."""
    answerer, fate = OTHER[leader], state.fate(lead, answer)
    costs, count = (state.worth(state.rules, one) for one in (lead, answer))
    both: dict[str, Value] = {"count": count, "costs": costs, "leader": leader}
    taker = {"held": leader, "taken": state.taker(lead, leader)}.get(fate, answerer)
    zero = _zero(state, taker, scores_after(state, lead, answer, leader)[taker])
    match fate:
        case "countered":
            return Fact("soul-taker.countered", {"who": taker, "count": count, "zero": zero})
        case "equal":
            return Fact("soul-taker.equal")
        case "taken":
            about: dict[str, Value] = {"who": taker, "count": costs + count, "zero": zero}
            return Fact("soul-taker.taken", about)
        case "held":
            return Fact("soul-taker.held", {"who": taker, "count": costs, "zero": zero})
        case "piles":
            return Fact("soul-taker.piles", {**both, "answerer": answerer})
        case "exchanged":
            return Fact("soul-taker.exchanged", {**both, "answerer": taker, "zero": zero})
        case "missed":
            seat, option = state.option_after(lead, answer, leader) or (None, "none")
            to = OTHER[seat] if seat else None
            return Fact("soul-taker.missed", {"who": seat, "option": option, "to": to})
    assert_never(fate)


def _zero(state: SoulTaker, seat: Seat, after: int) -> str | None:
    """Which way that score goes in the mixed game, where the one nearer to zero wins (ST-23)."""
    far, near = abs(state.score()[seat]), abs(after)
    way = "nearer" if near < far else "further" if near > far else "same"
    return way if state.mixed else None


def scores_after(state: SoulTaker, lead: Card, answer: Card, leader: Seat) -> dict[Seat, int]:
    """The scores once these two have been exchanged, before any option is used."""
    score = state.score()
    places = state.places(state.fate(lead, answer), lead, answer, leader)
    for one, zone in zip((lead, answer), places, strict=True):
        owner, _, kind = zone.rpartition(".")
        if kind == "secured":
            score[owner] += state.worth(state.rules, one)
        elif kind in AGAINST:
            score[AGAINST[kind]] -= state.worth(state.rules, one)
    return score


def may_hold(state: SoulTaker, seat: Seat, holder: Seat) -> list[Card]:
    """The cards that a seat has not seen and that the holder may have: nothing else is known."""
    secret = {f"{each}.{kind}" for each in OTHER for kind in ("deck", "hand")} - {HAND[seat]}
    seen = {
        one
        for zone, run in state.zones.items()
        for one in run
        if zone not in secret and ".down" not in zone
    }
    kind = state.hidden_kind(HAND[holder])
    return [one for one in state.cards if one not in seen and kind in {None, one.suit}]


def _risk(state: SoulTaker, seat: Seat, lead: Card) -> Fact:
    """Which answers could still counter a lead, or else cancel it."""
    left = {one.rank for one in may_hold(state, seat, OTHER[seat])}
    beaten = state.countering(lead.rank)
    if feared := tuple(rank for rank in beaten if rank in left):
        scores = None if state.mixed else OTHER[seat]
        return Fact("soul-taker.at-risk", {"values": feared, "who": scores})
    equal = None if state.mixed or lead.rank not in left else lead.rank  # ST-14
    return Fact("soul-taker.safe", {"left": "yes" if beaten else "no", "equal": equal})


def _chance(state: SoulTaker, seat: Seat, lead: Card) -> Fact:
    """How many of the cards that a blind one may be would counter the lead."""
    may_be = may_hold(state, seat, seat)
    good = sum(state.beats(one, lead) for one in may_be)
    if len(may_be) == 1:
        return Fact("soul-taker.must-be", {"card": may_be[0], "counters": "yes" if good else "no"})
    if good == len(may_be):
        return Fact("soul-taker.surely-counters")
    return Fact("soul-taker.may-counter", {"count": good, "every": len(may_be)})
