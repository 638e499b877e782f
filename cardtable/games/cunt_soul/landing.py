"""What fits on the pile as it is now, in words, and what cards would count as there.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, rank_word
from cardtable.engine.facts import Fact
from cardtable.engine.tips import a, one_of
from cardtable.games.cunt_soul.links import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.cards import Card
    from cardtable.games.cunt_soul.game import CuntSoul
    from cardtable.games.cunt_soul.options import Power


def landed(state: CuntSoul, run: Sequence[Card]) -> tuple[str | None, Power | None]:
    """Value and power of these cards of one rank if they were the pile's next link."""
    pile, links, dead = list(state.zones["pile"]), state.memory.links, state.memory.dead
    last = state.memory.last
    if run[0].rank == JOKER and last is not None and last.run and undone(state):
        links = links[: -last.run]
        pile = pile[: sum(links)]
    if state.memory.phase == "run":
        dead = (*dead, len(links) + 1)
    return state.fields.top([*pile, *run], (*links, len(run)), dead)


def undone(state: CuntSoul) -> bool:
    """Whether a joker would take something back now: a run or swaps of the top (CS-63, CS-64)."""
    last = state.memory.last
    if last is None or state.fields.mute or not state.powers.neutralising:
        return False
    if state.zones["pile"][-1].rank == JOKER or (last.run and last.by in state.memory.out):
        return False
    return bool(last.run or last.swaps)


def overrules(state: CuntSoul, rank: str) -> bool:
    """Whether a rank fits now only because it overrules the order (CS-14)."""
    pile = state.zones["pile"]
    if not pile:
        return False
    return state.fields.overrules(rank, *state.top(), state.memory.call, pile[-1].rank)


def standing(state: CuntSoul) -> str | None:
    """The call that the next card must heed, if there is one (CS-27, CS-47)."""
    call = state.memory.call
    return call if state.fields.calling(*state.top(), call) else None


def fits(state: CuntSoul, *, spelled: bool = False) -> str:
    """Everything that fits on the pile now: `5 or higher, a 2, or a joker`.

    In words if `spelled`: `a five or higher, a two, or a joker`.
    """
    order, fitting = state.powers.order, state.fitting()
    value, power = state.top()
    if value is None or value == TABLE or fitting.issuperset(order):
        return "anything"
    call = standing(state)
    up = call == "higher" if call else not state.fields.downward
    place = state.fields.place[value]
    beyond = order[place + 1 :] if up else order[:place]
    way = "higher" if up else "lower"
    said = rank_word if spelled else figure
    told: list[str] = []
    rest = [rank for rank in order if rank in fitting]
    if power != "bind" and beyond and fitting.issuperset(beyond):
        if value in rest:
            told.append(f"{a(said(value)) if spelled else said(value)} or {way}")
            rest.remove(value)
        else:
            told.append(f"{way} than {said(value)}")
        rest = [rank for rank in rest if rank not in beyond]
    if value in rest:
        told.append(a(said(value)))
        rest.remove(value)
    if rest:
        told.append(a(one_of([said(rank) for rank in rest])))
    if JOKER in fitting:
        told.append("a joker")
    if len(told) == 1:
        return told[0]
    comma = "," if len(told) > 2 or way in told[0] else ""
    return f"{', '.join(told[:-1])}{comma} or {told[-1]}"


def anything(state: CuntSoul) -> bool:
    """Whether every card fits on the pile now."""
    return state.top()[0] in {None, TABLE} or state.fitting().issuperset(state.powers.order)


def demand(state: CuntSoul, how: str = "spelled") -> Fact:
    """All that fits on the pile now: `a five or higher, a two or a joker`; `short`: in figures."""
    if anything(state):
        return Fact("cunt-soul.anything")
    order, fitting = state.powers.order, state.fitting()
    value, power = state.top()
    assert value is not None
    call = standing(state)
    up = call == "higher" if call else not state.fields.downward
    place = state.fields.place[value]
    beyond = order[place + 1 :] if up else order[:place]
    rest = [rank for rank in order if rank in fitting]
    parts: list[Fact] = []
    if power != "bind" and beyond and fitting.issuperset(beyond):
        key = "cunt-soul.fits-from" if value in rest else "cunt-soul.fits-beyond"
        parts.append(Fact(key, {"rank": value, "way": "up" if up else "down", "how": how}))
        rest = [rank for rank in rest if rank not in beyond and rank != value]
        if not rest:
            return Fact("cunt-soul.fits-or-joker", {"part": parts[0]})
    elif value in rest:
        rest = [value, *[rank for rank in rest if rank != value]]
    parts += [Fact("cunt-soul.fits-rank", {"rank": rank, "how": how}) for rank in rest]
    return Fact("cunt-soul.fits", {"parts": (*parts, Fact("cunt-soul.a-joker"))})


def figure(rank: str) -> str:
    """A rank as it stands on a card: `10`, `Q`, `Joker`; a value that is none: `table`."""
    return {JOKER: "Joker", TABLE: "table"}.get(rank, rank)
