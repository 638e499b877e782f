"""What fits on the pile as it is now, as facts, and what cards would count as there.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER
from cardtable.engine.facts import Fact, Value
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


def single(state: CuntSoul, count: int) -> str:
    """Whether so many cards count as one: three of a kind are one 3 (CS-43)."""
    return "yes" if count == 1 or (count > 2 and state.fields.triple) else "no"


def counting(state: CuntSoul, value: str, count: int) -> Fact:
    """What so many cards count as: `counts as a nine`, `count as nines`."""
    about: dict[str, Value] = {"value": value, "count": count, "single": single(state, count)}
    return Fact("cunt-soul.counts-as", about)
