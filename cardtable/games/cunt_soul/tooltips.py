"""What Cunt-Soul's cards and piles are and do here and now: facts, the weightiest first.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Spot
from cardtable.engine.notation import Seat
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.effects import effect
from cardtable.games.cunt_soul.links import TABLE
from cardtable.games.cunt_soul.telling import abilities, acting, clash, link, wanted, why
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


def tooltip(state: CuntSoul, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there: what it does if it is played, what as field card, what on the pile."""
    owner, kind, run, one = at
    if kind in state.seats:
        return _seat(state, kind)
    if one is None:
        return _zone(state, reader, owner, kind)
    match kind:
        case "field":
            return _field(state, reader, one, owner)
        case "pile":
            return _link(state, next(at for at, each in enumerate(run) if each is one))
        case "burned":
            return iter(())
        case "source":
            drawn = "yes" if one is run[-1] else "no"
            return iter([Fact("cunt-soul.in-source", {"next": drawn})])
        case "down":
            return iter([*_played(state, one, later=True), Fact("cunt-soul.lies-down")])
        case "up" if state.memory.phase != "choose":
            return _up(state, reader, one, owner)
    return iter([*_played(state, one), as_field(state, one)])


def _played(state: CuntSoul, one: Card, *, later: bool = False) -> Iterator[Fact]:
    """What a card does if it is played as things are, or `later`, whatever it then lies on."""
    for does in abilities(state, one, later=later):
        yield Fact("cunt-soul.line", {"what": does})


def as_field(state: CuntSoul, one: Card) -> Fact:
    """What a card does as field card (section 7)."""
    return Fact("cunt-soul.as-field", {"effect": effect(state, one.rank)})


def _field(state: CuntSoul, reader: Seat, one: Card, owner: Seat) -> Iterator[Fact]:
    if state.memory.phase == "choose":
        yield as_field(state, one)
        yield Fact("cunt-soul.turned-up-later")
        return
    other = clash(state, one)
    if other is not None:
        who, card = other
        about: dict[str, Value] = {"who": who or "none", "card": card}
        yield Fact("cunt-soul.cancelled-by", {**about, "effect": effect(state, one.rank)})
    else:
        yield Fact("cunt-soul.acts", {"effect": acting(state, one)})
    if owner == reader and (change := changes(state, reader)):
        yield change
    last = Bar if owner == reader else Fact  # why it can't be played now
    yield last("cunt-soul.field-last", {"who": owner})


def changes(state: CuntSoul, seat: Seat) -> Fact | None:
    """How a seat may change its field card, and what that costs (CS-70, CS-71); None: it can't."""
    options = state.options
    done = state.memory.changes.get(seat, 0)
    if done >= options.field_changes_max or not state.zones["source"]:
        return None
    cost: str = options.field_change_cost
    if cost != "none" and not fieldcards.upright(state, seat):
        cost = "more"
    return Fact("cunt-soul.change-costs", {"cost": cost})


def _up(state: CuntSoul, reader: Seat, one: Card, owner: Seat) -> Iterator[Fact]:
    """A face-up card: when it is played, and whether it can pay for a field card (CS-9, CS-71)."""
    zones, options = state.zones, state.options
    waits = bool(zones[HAND[owner]] or zones["source"])
    yield from _played(state, one, later=waits)
    costs = options.field_changes_max and options.field_change_cost == "horizontal"
    if costs and zones["source"]:
        sideways = "yes" if one.name in state.memory.horizontal else "no"
        yield Fact("cunt-soul.can-pay", {"sideways": sideways})
    if not waits and owner != reader:
        yield Fact("cunt-soul.plays-now", {"who": owner})


def _link(state: CuntSoul, place: int) -> Iterator[Fact]:
    """A link's value, power and reason; of the top one what fits on it."""
    memory = state.memory
    first = number = 0
    for number, size in enumerate(memory.links):  # noqa: B007 - the last one is wanted
        if place < first + size:
            break
        first += size
    yield Fact("cunt-soul.line", {"what": link(state, number, first)})
    reasons = [*why(state, number, first)]
    for reason in reasons:
        yield Fact("cunt-soul.line", {"what": reason})
    value, power = state.fields.of_link(state.zones["pile"], memory.links, memory.dead, number)
    told = reasons or value == TABLE or power in {"bind", "open"}
    if number == len(memory.links) - 1 and not told:
        yield Fact("cunt-soul.line", {"what": wanted(state)[0]})


def _zone(state: CuntSoul, reader: Seat, owner: Seat, kind: str) -> Iterator[Fact]:
    zones = state.zones
    choosing = state.memory.phase == "choose"
    match kind:
        case "source" if not zones["source"]:
            yield Fact("cunt-soul.zone-source-gone")
        case "source":
            yield Fact("cunt-soul.zone-source", {"count": state.fields.hand_size})
        case "burned":
            under = "yes" if fieldcards.goes_under(state) else "no"
            yield Fact("cunt-soul.zone-burned", {"under": under})
        case "up" if choosing:
            yield _for_the_end(state)
        case "down" | "up" if not zones[(DOWN if kind == "down" else UP)[owner]]:
            yield Fact("cunt-soul.all-gone")
        case "down":
            yield Fact("cunt-soul.zone-down")
        case "up":
            yield Fact("cunt-soul.zone-up")
        case "field" if choosing:
            yield Fact("cunt-soul.choose-field")
        case "field" if not zones[FIELD[owner]]:
            yield Fact("cunt-soul.field-gone")
        case "field":
            if owner == reader and (change := changes(state, reader)):
                yield change
        case "hand":
            yield Fact("cunt-soul.zone-hand", {"who": owner})


def _for_the_end(state: CuntSoul) -> Fact:
    """Which cards are good to lie face up: those that fit on almost anything (CS-14)."""
    ranks = [rank for rank in state.powers.order if rank in state.powers.overruling]
    if state.powers.neutralising:
        ranks.append(JOKER)
    return Fact("cunt-soul.for-the-end", {"ranks": tuple(ranks)})


def _seat(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    if seat in state.memory.out:
        yield Fact("cunt-soul.is-out")
    else:
        yield Fact("cunt-soul.out-when", {"source": "yes" if state.zones["source"] else "no"})
