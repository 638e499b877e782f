"""What is true of a table, as facts: each link's value and power, what fits, what the fields do.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card, card
from cardtable.engine.facts import Fact, Value
from cardtable.engine.guide import Note
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.effects import effect, law, working
from cardtable.games.cunt_soul.landing import (
    anything,
    counting,
    demand,
    landed,
    overrules,
    single,
    standing,
)
from cardtable.games.cunt_soul.links import TABLE, alike, rank_below
from cardtable.games.cunt_soul.zones import FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.engine.names import Names
    from cardtable.engine.notation import Seat
    from cardtable.games.cunt_soul.game import CuntSoul

_PAIRS = {"flipped", "inverted"}
"""The effects that turn something round: two of them cancel each other (CS-46, CS-53)."""

_ADDING = {"double", "big_hand"}
"""The effects that become more with every such field card (CS-48, CS-54)."""

_OF_SOURCE = {"flipped", "phoenix", "big_hand"}
"""The effects that come to nothing once the source is empty (CS-46, CS-50, CS-54)."""

_DUE = {"choose", "burn", "call", "next"}
"""The phases that ask for no link."""


def notes(state: CuntSoul) -> list[Note]:
    """Everything worth telling of that table."""
    return [*_links(state), *_general(state)]


def _general(state: CuntSoul) -> Iterator[Note]:
    memory, fields = state.memory, state.fields
    text, label = wanted(state)
    yield Note("pile", facts={"text": text, "label": label})
    yield from _idle(state)
    yield from _field_cards(state)
    yield from _own_cards(state)
    way = "clockwise" if memory.direction == 1 else "anticlockwise"
    yield _noted("", "goes", {"way": way}, sign=way)
    if not standing(state):  # CS-27, CS-47: a call goes before the order
        order = "down" if fields.downward else "up"
        yield _noted("", "order", {"way": order}, sign=order)
    if state.zones["source"] and memory.phase != "choose":  # CS-54
        yield _noted("source", "filled", {"count": fields.hand_size})
    if memory.owed and state.zones["source"]:  # CS-34
        yield _noted("", "owed", {"count": memory.owed})
    yield from _changes(state)


def _noted(zone: str, key: str, about: Mapping[str, Value], sign: str = "") -> Note:
    """A note whose label says the same in fewer words."""
    told = {"text": Fact(f"cunt-soul.told-{key}", about)}
    return Note(zone, sign=sign, facts=told | {"label": Fact(f"cunt-soul.slate-{key}", about)})


# ---------------------------------------------------------------------- field cards


def clash(state: CuntSoul, one: Card) -> tuple[Seat, Card] | None:
    """The field card that keeps this one from its effect, and who has it ("": nobody any more)."""
    if state.memory.phase == "choose":
        return None
    words, fields = state.powers.field_words, state.fields
    word = words[one.rank]
    others = [(owner, each) for owner, each in in_force(state) if each is not one]
    same = [pair for pair in others if words[pair[1].rank] == word]
    if word in _PAIRS and len(same) % 2:
        return same[0]
    if word == "double" and fields.flat:  # CS-52
        return next((pair for pair in others if words[pair[1].rank] == "flat"), None)
    return None


def same_again(state: CuntSoul, one: Card) -> str:
    """The rank of another field card that does the same, where two act as one; else nothing."""
    words = state.powers.field_words
    word = words[one.rank]
    if word in _PAIRS or word in _ADDING or word == "none":
        return ""
    lying = [each for seat in state.seats for each in state.zones[FIELD[seat]]]
    others = [each for each in lying if each is not one and words[each.rank] == word]
    return others[0].rank if others else ""


def in_force(state: CuntSoul) -> list[tuple[Seat, Card]]:
    """The field cards that act now, and who has them ("": nobody any more)."""
    lying = [(seat, one) for seat in state.seats for one in state.zones[FIELD[seat]]]
    return [*lying, *(("", card(name)) for name in state.memory.lingering)]


def sourceless(state: CuntSoul, one: Card) -> bool:
    """Whether a field card does nothing because the source is empty."""
    return state.powers.field_words[one.rank] in _OF_SOURCE and not state.zones["source"]


def at_work(state: CuntSoul, one: Card) -> bool:
    """Whether a field card that lies there changes anything just now."""
    word = state.powers.field_words[one.rank]
    nothing = word == "none" or (word == "bottom" and not working(state, "swap"))
    return not nothing and not sourceless(state, one) and clash(state, one) is None


def acting(state: CuntSoul, one: Card) -> Fact:
    """What a field card that lies there does beside the others, in full."""
    return _hindered(state, one) or _times(state, one) or effect(state, one.rank)


def acting_law(state: CuntSoul, one: Card) -> Fact:
    """The same in as few words as stand on the table all the time."""
    return _hindered(state, one) or _times(state, one) or law(state, one.rank)


def _hindered(state: CuntSoul, one: Card) -> Fact | None:
    if (other := clash(state, one)) is not None:
        again = "yes" if other[1].rank == one.rank else "no"
        return Fact("cunt-soul.cancelled", {"rank": other[1].rank, "again": again})
    return Fact("cunt-soul.no-source") if sourceless(state, one) else None


def _times(state: CuntSoul, one: Card) -> Fact | None:
    """By how much powers count where several field cards double them."""
    double = state.powers.field_words[one.rank] == "double" and state.fields.factor > 2
    return Fact("cunt-soul.times", {"count": state.fields.factor}) if double else None


def _field_cards(state: CuntSoul) -> Iterator[Note]:
    names = state.rules.extras.field_names if state.rules.extras else {}
    for seat in state.seats:
        for one in cast("list[Card | None]", state.zones[FIELD[seat]]):
            if one is not None:  # they lie face down before the reveal
                facts = {"text": acting(state, one), **_law(state, one)}
                title, idle = names.get(one.rank), not at_work(state, one)
                yield Note(
                    FIELD[seat],
                    places=(0,),
                    title=title,
                    idle=idle,
                    facts=facts,
                )
    for one in map(card, state.memory.lingering):
        text = Fact("cunt-soul.until-end", {"effect": acting(state, one)})
        why_ = Fact("cunt-soul.still-counts")
        yield Note("", facts={"text": text, "why": why_, **_law(state, one)})


def _law(state: CuntSoul, one: Card) -> dict[str, Fact]:
    law = acting_law(state, one)
    label = Fact("cunt-soul.law", {"rank": one.rank, "effect": law})
    return {"rank": Fact("cunt-soul.law-rank", {"rank": one.rank}), "law": law, "label": label}


def _idle(state: CuntSoul) -> Iterator[Note]:
    """While all choose: which ranks do nothing as field cards in this variant."""
    words = state.powers.field_words
    ranks = tuple(rank for rank in (*state.powers.order, JOKER) if words[rank] == "none")
    if state.memory.phase == "choose" and ranks:
        yield _noted("", "some-idle", {})
        yield _noted("", "idle", {"ranks": ranks})


def _changes(state: CuntSoul) -> Iterator[Note]:
    """That the seat on turn may lay another field card, and what it costs (CS-70, CS-71)."""
    seat, options = state.turn, state.options
    if seat is not None and not fieldcards.problem(state, seat):
        left = options.field_changes_max - state.memory.changes.get(seat, 0)
        about: dict[str, Value] = {"count": left, "cost": options.field_change_cost}
        yield Note(FIELD[seat], facts={"text": Fact("cunt-soul.may-change", about)})


# ---------------------------------------------------------------------- cards not yet played


def _own_cards(state: CuntSoul) -> Iterator[Note]:
    """What people call every card that can be seen in hands and rows, and what it would do."""
    names = state.rules.extras.card_names if state.rules.extras else {}
    for zone in (one[seat] for one in (HAND, UP) for seat in state.seats):
        for place, one in enumerate(cast("list[Card | None]", state.zones[zone])):
            if one is not None and one.rank in names:
                facts = {"text": next(abilities(state, one))}
                yield Note(zone, places=(place,), title=names[one.rank], facts=facts)


def abilities(state: CuntSoul, one: Card, *, later: bool = False) -> Iterator[Fact]:
    """What a card does if it is played as things are; or `later`, on another card."""
    powers, fields, rank = state.powers, state.fields, one.rank
    if rank == JOKER:
        yield Fact("cunt-soul.fits-anything")
        if powers.neutralising and not fields.mute:
            yield Fact("cunt-soul.undoes")
        return
    if state.memory.phase == "run":  # CS-24
        yield Fact("cunt-soul.no-power-in-run")
        return
    if overrules(state, rank):
        yield Fact("cunt-soul.overrules")
    mirrors = rank in powers.mirrors and not fields.mute
    now = not later and state.memory.phase in {"turn", "extend"} and rank in state.fitting()
    if mirrors and not now:
        yield Fact("cunt-soul.mirrors")
        return
    value, power = landed(state, [one])
    alone = power == "choose" and len(state.seats_in()) == 2
    told = Fact("cunt-soul.chooses-nobody") if alone else None
    if power and value is not None and not alone:
        told = does(state, power, value, 1, called=fields.bifurcate)
    if value is not None and value != rank:
        counts = counting(state, value, 1)
        yield Fact("cunt-soul.counts-does", {**counts.about, "does": told}) if told else counts
    elif told is not None:
        yield told
    elif not overrules(state, rank):  # it has nothing else to be told of
        overruling = rank in fields.overruling
        yield Fact("cunt-soul.overrules" if overruling else "cunt-soul.does-nothing")


# ---------------------------------------------------------------------- the pile


def _links(state: CuntSoul) -> Iterator[Note]:
    """Each link's rank, value and power, and the reason where they are not plain."""
    pile, memory = state.zones["pile"], state.memory
    names: Mapping[str, Names] = state.rules.extras.card_names if state.rules.extras else {}
    first = 0
    for number, size in enumerate(memory.links):
        rank = pile[first].rank
        value, _ = state.fields.of_link(pile, memory.links, memory.dead, number)
        facts = {"text": link(state, number, first)}
        if value != rank:
            facts["label"] = Fact("cunt-soul.slate-value", {"value": value})
        reasons = tuple(why(state, number, first))
        if reasons:
            facts["why"] = Fact("cunt-soul.whys", {"reasons": reasons})
        places = tuple(range(first, first + size))
        yield Note("pile", places=places, title=names.get(rank), facts=facts)
        first += size


def link(state: CuntSoul, number: int, first: int) -> Fact:
    """What a link is, counts as and does: `2 sixes counting as fives: swaps 2 cards`."""
    pile, memory = state.zones["pile"], state.memory
    value, power = state.fields.of_link(pile, memory.links, memory.dead, number)
    rank, size, on_top = pile[first].rank, memory.links[number], number == len(memory.links) - 1
    count = alike(pile, first)  # CS-43: those that make it three of a kind are named with it
    count = count if state.fields.triple and count >= 3 else size
    about: dict[str, Value] = {"rank": rank, "count": count}
    about["does"] = does(state, power, value, size, called=on_top and calls(state))
    if value == TABLE and on_top:
        about["does"] = Fact("cunt-soul.any-fits")
    if value == rank:
        return Fact("cunt-soul.link", about)
    return Fact("cunt-soul.link-as", {**about, "value": value, "single": single(state, count)})


def does(
    state: CuntSoul, power: str | None, value: str, size: int, *, called: bool = False
) -> Fact:
    """What a link of that power and value and of so many cards does; `called`: a call follows."""
    if power == "open" and called:  # CS-29
        return Fact("cunt-soul.does-called")
    if power == "toll" and not state.zones["source"]:
        return Fact("cunt-soul.does-no-toll")
    if power == "open":
        return Fact("cunt-soul.does-open", {"count": size})
    about: dict[str, Value] = {"value": value, "count": state.fields.stack(size)}
    return Fact(f"cunt-soul.does-{power or 'nothing'}", about)


def calls(state: CuntSoul) -> bool:
    """Whether a call says what fits on the top link, or is about to (CS-27, CS-47)."""
    return standing(state) is not None or state.memory.phase == "call"


def why(state: CuntSoul, number: int, first: int) -> Iterator[Fact]:
    """Why a link's value or power is not what its rank says (section 5)."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    rank = pile[first].rank
    if fields.triple and alike(pile, first) >= 3:
        yield _by_field(state, "triple")
    elif rank == JOKER:
        below = "no" if rank_below(pile, first) == TABLE else "yes"
        yield Fact("cunt-soul.why-joker", {"below": below})
    elif rank in fields.powers.mirrors and not fields.mute and number + 1 not in memory.dead:
        under = "none"
        if number:
            under, _ = fields.of_link(pile, memory.links, memory.dead, number - 1)
        yield Fact("cunt-soul.why-mirror", {"rank": rank, "below": under})
    elif fields.worth[rank] != rank:
        yield _by_field(state, "level")
    if number + 1 in memory.dead:
        yield Fact("cunt-soul.why-run")
    elif fields.mute:
        yield _by_field(state, "mute")


def _by_field(state: CuntSoul, word: str) -> Fact:
    """What the field cards with that effect do to a link."""
    ranks = [one.rank for _, one in in_force(state) if state.powers.field_words[one.rank] == word]
    return Fact("cunt-soul.why-field", {"rank": ranks[0], "effect": effect(state, ranks[0])})


def wanted(state: CuntSoul) -> tuple[Fact, Fact]:
    """What the next link must be, or what else is asked for: in full, and in short."""
    memory = state.memory
    about: dict[str, Value] = {"rank": None, "count": memory.swaps}
    key = ""
    if memory.phase == "run":
        about["rank"] = state.run_rank()
        key = "run" if about["rank"] else ""
    elif memory.phase in {"swap", *_DUE}:
        key = memory.phase
    value, power = state.top()
    if not key and power == "bind":
        about["rank"], key = value, "bind"
    if key:
        return Fact(f"cunt-soul.told-{key}", about), Fact(f"cunt-soul.slate-{key}", about)
    if anything(state):
        on = Fact("cunt-soul.any-fits-on", {"value": value})
        told = Fact("cunt-soul.any-fits") if value in {None, TABLE} else on
        return told, told
    return Fact("cunt-soul.needs", {"fits": demand(state)}), demand(state, "short")
