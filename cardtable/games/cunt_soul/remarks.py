"""Why a card did not do what its rank says, told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER
from cardtable.games.cunt_soul.landing import demand, single, standing
from cardtable.games.cunt_soul.options import FIELD_POWERS, STACKING
from cardtable.games.cunt_soul.zones import FIELD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.cards import Card
    from cardtable.engine.notation import Seat
    from cardtable.games.cunt_soul.game import CuntSoul

_BETWEEN = 2
"""So many cards among four of a kind are told of; with more nobody expects them to burn."""


def after_play(
    state: CuntSoul, seat: Seat, rank: str, value: str | None, power: str | None, count: int
) -> None:
    """Tell why a link does not burn, has no power, or does not stack, where one expects it."""
    if value is not None and power != "burn":
        _unburned(state, seat, rank, value)
    own = _power(state, rank)
    if state.fields.mute and own:  # CS-55
        missed(state, seat, rank, "mute")
    elif own and power != own and rank not in {value, JOKER}:  # CS-49, CS-43
        missed(state, seat, rank, "level" if state.fields.worth[rank] == value else "triple")
    elif power in STACKING and state.fields.flat and count > 1:  # CS-52
        missed(state, seat, rank, "flat")


def missed(state: CuntSoul, seat: Seat, rank: str, why: str) -> None:
    """Tell that cards of a rank do not work, by the word of a field card or another reason."""
    lost = _power(state, rank)
    if state.events is None or lost is None:
        return
    holders = (
        (owner, one)
        for owner in state.seats
        for one in state.zones[FIELD[owner]]
        if state.powers.field_words[one.rank] == why
    )
    owner, field = next(holders, (None, None))
    lingers = " lingers" if owner is None and why in FIELD_POWERS.values() else ""
    links = state.memory.links
    count = links[-1] if links and why != "flat" else 1
    like = state.fields.worth.get(rank, rank)
    about = {"rank": rank, "count": count, "lost": lost, "like": like}
    state.say(seat, "missed", use=why + lingers, owner=owner, field=field, **about)


def _unburned(state: CuntSoul, seat: Seat, rank: str, value: str) -> None:
    """Tell what keeps cards that look like four of a kind from burning (CS-60).

    Either something lies between four of the rank, or some of the four only count as that rank.
    """
    kind = state.options.burn_kind
    if not kind:
        return
    between = _between(state.zones["pile"], rank, kind)
    about: dict[str, object] = {"kind": kind, "rank": rank}
    if between:
        state.say(seat, "unburned", between=between, count=len(between), **about)
    elif like := _alike(state, value, kind):
        about |= {"value": value, "count": len(like), "single": single(state, len(like))}
        state.say(seat, "unburned", use="likeness", between=like, **about)


def _between(pile: Sequence[Card], rank: str, kind: int) -> list[Card]:
    """The cards that lie between the topmost so many of a rank; none if these lie too far apart."""
    same = 0
    between: list[Card] = []
    for one in reversed(pile):
        if one.rank == rank:
            same += 1
            if same == kind:
                return between[::-1]
        else:
            between.append(one)
            if len(between) > _BETWEEN:
                break
    return []


def _alike(state: CuntSoul, value: str, kind: int) -> list[Card]:
    """The sixes and jokers among the topmost so many cards that all count as that rank."""
    memory, pile = state.memory, state.zones["pile"]
    top, count = len(pile), 0
    like: list[Card] = []
    for number in reversed(range(len(memory.links))):
        first = top - memory.links[number]
        link = pile[first:top]
        mirrors = link[0].rank == JOKER or link[0].rank in state.powers.mirrors
        counts_as, _ = state.fields.of_link(pile, memory.links, memory.dead, number)
        if counts_as != value or (link[0].rank != value and not mirrors):
            break
        count, top = count + len(link), first
        if link[0].rank != value:
            like = [*link, *like]
        if count >= kind:
            return like if len(like) <= _BETWEEN else []
    return []


def stopped(state: CuntSoul, seat: Seat) -> None:
    """Tell what the seat has ended, and that a run's last card does nothing (CS-24, CS-25)."""
    last, phase = state.memory.last, state.memory.phase
    begun = last is not None and last.run > 0
    state.say(seat, "stopped", use="before" if phase == "run" and not begun else phase)
    if phase == "run" and begun:
        missed(state, seat, state.zones["pile"][-1].rank, "run")


def called(state: CuntSoul, seat: Seat) -> None:
    """Tell a call, and what fits after it: often more than what is higher or lower (CS-27)."""
    if state.events is not None:
        what = demand(state, "short")
        use = "anything" if what.key == "cunt-soul.anything" else ""
        state.say(seat, "called", use=use, call=state.memory.call, fits=what)


def unasked(state: CuntSoul, seat: Seat, *, passed: bool = False) -> None:
    """Tell why a field jack does not ask the seat who is next (CS-51)."""
    if not state.fields.appoint or len(state.seats_in()) <= 2:
        return
    power = state.top()[1]
    if passed:
        state.say(seat, "unasked", use="passed")
    elif power in {"skip", "reverse"}:  # CS-28, CS-33
        state.say(seat, "unasked", use=power, rank=state.top()[0])
    else:  # CS-16
        state.say(seat, "unasked", use="again")


def lapsed(state: CuntSoul, seat: Seat, call: str | None, value: str | None, was: Card) -> None:
    """Tell that a call no longer counts, after `was` has left a field (CS-15, CS-47, CS-82).

    `call` is the one that stood before, on a top of that `value`.
    """
    if state.events is None or call is None or standing(state):
        return
    use = "gone" if state.powers.field_words[was.rank] == "bifurcate" else ""
    state.say(seat, "call_lapsed", use=use, call=call, value=value, rank=was.rank)


def _power(state: CuntSoul, rank: str) -> str | None:
    """The power that a card of that rank has by itself."""
    if rank == JOKER:
        return "neutralise" if state.powers.neutralising else None
    return state.powers.acting.get(rank)
