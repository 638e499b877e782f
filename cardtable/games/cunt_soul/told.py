"""All that Cunt-Soul tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import HIDDEN, JOKER, Card, in_order
from cardtable.engine.cards import card as card_named
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guard, Guide, Note, Spot, TriedMove, first_that_forbids
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.engine.state import seen, unseen
from cardtable.games.cunt_soul.field_cards import TABLE, alike, rank_below
from cardtable.games.cunt_soul.game import (
    DOWN,
    FIELD,
    HAND,
    OF_SOURCE,
    UP,
    CuntSoul,
    is_paradox,
    parts,
)

if TYPE_CHECKING:
    from cardtable.engine.clean import Names

# ------------------------------------------------------------------ links, fields, notes


_PAIRS = {"flipped", "inverted"}
"""The effects that turn something round: two of them cancel each other (CS-46, CS-53)."""

_ADDING = {"double", "big_hand"}
"""The effects that become more with every such field card (CS-48, CS-54)."""

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
    if not state.standing_call():  # CS-27, CS-47: a call goes before the order
        order = "down" if fields.downward else "up"
        yield _noted("", "order", {"way": order}, sign=order)
    if state.zones["source"] and memory.phase != "choose":  # CS-54
        yield _noted("source", "filled", {"count": fields.hand_size})
    if memory.owed and state.zones["source"]:  # CS-34
        yield _noted("", "owed", {"count": memory.owed})
    yield from _changes(state)


def _noted(zone: str, key: str, about: Mapping[str, Value], sign: str = "") -> Note:
    """A note whose label says the same in fewer words."""
    facts = {"text": Fact(f"cunt-soul.told-{key}", about)}
    return Note(zone, sign=sign, facts=facts | {"label": Fact(f"cunt-soul.slate-{key}", about)})


# ---------------------------------------------------------------------- field cards


def clash(state: CuntSoul, card: Card) -> tuple[Seat, Card] | None:
    """The field card that keeps this one from its effect, and who has it ("": nobody any more)."""
    if state.memory.phase == "choose":
        return None
    words, fields = state.powers.field_words, state.fields
    word = words[card.rank]
    others = [(owner, each) for owner, each in in_force(state) if each is not card]
    same = [pair for pair in others if words[pair[1].rank] == word]
    if word in _PAIRS and len(same) % 2:
        return same[0]
    if word == "double" and fields.flat:  # CS-52
        return next((pair for pair in others if words[pair[1].rank] == "flat"), None)
    return None


def same_again(state: CuntSoul, card: Card) -> str:
    """The rank of another field card that does the same, where two act as one; else nothing."""
    words = state.powers.field_words
    word = words[card.rank]
    if word in _PAIRS or word in _ADDING or word == "none":
        return ""
    lying = [each for seat in state.seats for each in state.zones[FIELD[seat]]]
    others = [each for each in lying if each is not card and words[each.rank] == word]
    return others[0].rank if others else ""


def in_force(state: CuntSoul) -> list[tuple[Seat, Card]]:
    """The field cards that act now, and who has them ("": nobody any more)."""
    lying = [(seat, field) for seat in state.seats for field in state.zones[FIELD[seat]]]
    return [*lying, *(("", card_named(name)) for name in state.memory.lingering)]


def sourceless(state: CuntSoul, card: Card) -> bool:
    """Whether a field card does nothing because the source is empty."""
    return state.powers.field_words[card.rank] in OF_SOURCE and not state.zones["source"]


def at_work(state: CuntSoul, card: Card) -> bool:
    """Whether a field card that lies there changes anything just now."""
    idle = useless(state, card.rank) or sourceless(state, card)
    return not idle and clash(state, card) is None


def useless(state: CuntSoul, rank: str) -> bool:
    """Whether a field card of this rank changes nothing in this game, or nothing yet."""
    word = state.powers.field_words[rank]
    return word == "none" or (word == "bottom" and not state.working("swap"))


def acting(state: CuntSoul, card: Card) -> Fact:
    """What a field card that lies there does beside the others, in full."""
    return _hindered(state, card) or _times(state, card) or state.effect_of(card.rank)


def acting_law(state: CuntSoul, card: Card) -> Fact:
    """The same in as few words as stand on the table all the time."""
    return _hindered(state, card) or _times(state, card) or state.law_of(card.rank)


def _hindered(state: CuntSoul, card: Card) -> Fact | None:
    if (other := clash(state, card)) is not None:
        again = "yes" if other[1].rank == card.rank else "no"
        return Fact("cunt-soul.cancelled", {"rank": other[1].rank, "again": again})
    return Fact("cunt-soul.no-source") if sourceless(state, card) else None


def _times(state: CuntSoul, card: Card) -> Fact | None:
    """By how much powers count where several field cards double them."""
    double = state.powers.field_words[card.rank] == "double" and state.fields.factor > 2
    return Fact("cunt-soul.times", {"count": state.fields.factor}) if double else None


def _field_cards(state: CuntSoul) -> Iterator[Note]:
    names = state.rules.extras.field_names if state.rules.extras else {}
    for seat in state.seats:
        for field in cast("list[Card | None]", state.zones[FIELD[seat]]):
            if field is not None:  # they lie face down before the reveal
                facts = {"text": acting(state, field), **_law(state, field)}
                title, idle = names.get(field.rank), not at_work(state, field)
                other = clash(state, field)
                sign = "cancelled" if other is not None else ""
                if other is not None and other[1].rank == field.rank:
                    facts["rank"] = Fact("cunt-soul.law-pair", {"rank": field.rank})
                    facts["law"] = Fact("cunt-soul.cancel")
                yield Note(FIELD[seat], places=(0,), title=title, idle=idle, sign=sign, facts=facts)
    for field in map(card_named, state.memory.lingering):
        text = Fact("cunt-soul.until-end", {"effect": acting(state, field)})
        why_ = Fact("cunt-soul.still-counts")
        yield Note("", facts={"text": text, "why": why_, **_law(state, field)})


def _law(state: CuntSoul, card: Card) -> dict[str, Fact]:
    law = acting_law(state, card)
    label = Fact("cunt-soul.law", {"rank": card.rank, "effect": law})
    return {"rank": Fact("cunt-soul.law-rank", {"rank": card.rank}), "law": law, "label": label}


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
    if seat is not None and not state.field_problem(seat):
        left = options.field_changes_max - state.memory.changes.get(seat, 0)
        about: dict[str, Value] = {"count": left, "cost": options.field_change_cost}
        yield Note(FIELD[seat], facts={"text": Fact("cunt-soul.may-change", about)})


# ---------------------------------------------------------------------- cards not yet played


def _own_cards(state: CuntSoul) -> Iterator[Note]:
    """What people call every card that can be seen in hands and rows, and what it would do."""
    names = state.rules.extras.card_names if state.rules.extras else {}
    for zone in (kind[seat] for kind in (HAND, UP) for seat in state.seats):
        for place, card in enumerate(cast("list[Card | None]", state.zones[zone])):
            if card is not None and card.rank in names:
                facts = {"text": next(abilities(state, card))}
                yield Note(zone, places=(place,), title=names[card.rank], facts=facts)


def abilities(
    state: CuntSoul, card: Card, *, later: bool = False, seat: Seat | None = None
) -> Iterator[Fact]:
    """What a card does if it is played as things are; or `later`, on another card.

    `seat` would play it. Without one a joker is told of in general: whether it is a paradox depends
    on whose it is, and by the time of another turn it lies on something else.
    """
    powers, fields, rank = state.powers, state.fields, card.rank
    if rank == JOKER:
        yield Fact("cunt-soul.fits-anything")
        if powers.neutralising and not fields.mute:
            yield from _would_undo(state, None if later else seat)
        return
    if state.memory.phase == "run":  # CS-24
        yield Fact("cunt-soul.no-power-in-run")
        return
    if state.overrules(rank):
        yield Fact("cunt-soul.overrules")
    mirrors = rank in powers.mirrors and not fields.mute
    now = not later and state.memory.phase in {"turn", "extend"} and rank in state.fitting()
    if mirrors and not now:
        yield Fact("cunt-soul.mirrors")
        return
    value, power = state.landed([card])
    alone = power == "choose" and len(state.seats_in()) == 2
    fact = Fact("cunt-soul.chooses-nobody") if alone else None
    if power and value is not None and not alone:
        fact = does(state, power, value, 1, called=fields.bifurcate)
    if value is not None and value != rank:
        counts = state.counting(value, 1)
        yield Fact("cunt-soul.counts-does", {**counts.about, "does": fact}) if fact else counts
    elif fact is not None:
        yield fact
    elif not state.overrules(rank):  # it has nothing else to be told of
        overruling = rank in fields.overruling
        yield Fact("cunt-soul.overrules" if overruling else "cunt-soul.does-nothing")


def _would_undo(state: CuntSoul, seat: Seat | None) -> Iterator[Fact]:
    """What one joker of that seat, or of any, would undo now, and for whom (CS-62 to CS-64)."""
    memory, pile = state.memory, state.zones["pile"]
    last = memory.last
    if seat is None or not pile or memory.phase not in {"turn", "extend"}:
        yield Fact("cunt-soul.undoes")
        return
    left = len(pile)
    gone = last is not None and bool(last.run) and last.by in memory.out
    fresh = last is not None and pile[-1].rank != JOKER and not gone
    paradox = last is not None and fresh and is_paradox(last, seat)
    if last is not None and fresh and last.run:
        back = tuple(pile[-sum(memory.links[-last.run :]) :])
        left -= len(back)
        yield Fact("cunt-soul.sends-run-back", {"who": last.by, "cards": back})
    elif last is not None and fresh and last.swaps:
        yield Fact("cunt-soul.undoes-swaps", {"who": last.by, "count": len(last.swaps)})
    elif not paradox and not gone and state.top()[1] is not None:
        yield _cancels(state, tuple(pile[-memory.links[-1] :]))
    elif not paradox:
        yield Fact("cunt-soul.undoes-nothing")
    if last is not None and paradox:
        under = tuple(pile[left - memory.links[-1 - last.run] : left])
        yield Fact("cunt-soul.is-paradox", {"cards": under, "count": left + 1})


def _cancels(state: CuntSoul, cards: tuple[Card, ...]) -> Fact:
    """That a joker takes their power from the cards on top, and who has played them."""
    last = state.memory.last
    return Fact("cunt-soul.cancels", {"who": last.by if last else 0, "cards": cards})


def _toll(state: CuntSoul, card: Card) -> Fact | None:
    """What it costs to play a card now, as it would lie on an ace (CS-34); None for nothing."""
    due = state.top()[1] == "toll" and card.rank != JOKER and state.zones["source"]
    if not due or state.memory.phase not in {"turn", "extend"}:
        return None
    if card.rank not in state.fitting():
        return None
    count = min(state.fields.stack(state.memory.links[-1]), len(state.zones["source"]))
    return Fact("cunt-soul.you-draw", {"count": count})


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
    return Fact("cunt-soul.link-as", {**about, "value": value, "single": state.single(count)})


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
    return state.standing_call() is not None or state.memory.phase == "call"


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
    words = state.powers.field_words
    rank = next(field.rank for _, field in in_force(state) if words[field.rank] == word)
    return Fact("cunt-soul.why-field", {"rank": rank, "effect": state.effect_of(rank)})


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
    if state.anything_fits():
        on = Fact("cunt-soul.any-fits-on", {"value": value})
        fact = Fact("cunt-soul.any-fits") if value in {None, TABLE} else on
        return fact, fact
    return Fact("cunt-soul.needs", {"fits": state.demand()}), state.demand("short")


# ------------------------------------------------------------------ what a move would do


_ASKED = {"run": "done", "swap": "done", "call": "call higher"}
"""What is asked at the end of a chain, and an answer that changes nothing else."""

_CLAUSES = {"bind", "open", "toll"}
"""The powers that are told in sentences of their own; of others the link is the subject."""

_NO_LOSS = {"kind", "flat", "run"}
"""The reasons why a power does not work that are told in other words."""


def means(state: CuntSoul, move: Move) -> Said | None:
    """What a move of the seat on turn would do; None where it says so itself."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    pile = len(state.zones["pile"])
    match verb:
        case "play":
            return _play(state, seat, move, run)
        case "flip":
            return Said.of(seat, "risk", place=rest[0], count=pile + 1)
        case "pickup":
            return Said.of(seat, "pile" if pile else "nothing", count=pile)
        case "field" if state.memory.phase == "choose" or not state.zones[FIELD[seat]]:
            about = {"card": run[0], "effect": state.law_of(run[0].rank)}
            ranks = dict.fromkeys(card.rank for card in in_order(state.zones[HAND[seat]]))
            some = tuple(rank for rank in ranks if useless(state, rank))
            every = "yes" if len(some) == len(ranks) else "no"
            return Said.of(seat, "free", **about, idle=some, every=every)
        case "field":
            return _change(state, seat, run[0])
        case "swap":
            return Said.of(seat, "for", given=run[0], taken=run[1])
        case "burn":
            return Said.of(seat, "fate", fate=_fate_of_price(state), next=replacing(state, state))
        case "call":
            return _call(state, seat, move)
        case "done" if state.memory.phase == "swap":
            return Said.of(seat, "swap")
        case "done" if state.memory.phase == "run":
            begun = state.memory.last is not None and state.memory.last.run > 0
            fits = Foreseen(state, move).world.demand()
            return Said.of(seat, "run" if begun else "before", fits=fits)
    return None


class Foreseen:
    """A move played in a copy of the table, and on until somebody has to decide something else."""

    def __init__(self, state: CuntSoul, move: Move, *, on: bool = True) -> None:
        """Without `on`, no further than the move itself goes."""
        seat = state.turn or ""
        world = state.clone()
        world.known, world.events = None, []
        world.perform(seat, words(move))
        self.asked: set[str] = set()
        """What the seat is asked afterwards: the phases that follow in the same turn."""
        self.swaps = world.memory.swaps if world.turn == seat else 0
        """How many cards may be swapped."""
        while world.turn == seat and world.memory.phase not in {"turn", "over", *self.asked}:
            self.asked.add(world.memory.phase)
            answer = _ASKED.get(world.memory.phase)
            if answer is None or not on or answer not in world.turn_moves():
                break
            world.perform(seat, words(answer))
        self.world = world
        events = [entry.event for entry in world.events or []]
        self.said = [event for event in events if isinstance(event, Said)]

    def told(self, word: str) -> Said | None:
        """The event of that word, if it came to it."""
        return next((event for event in self.said if event.word == word), None)


def _play(state: CuntSoul, seat: Seat, move: Move, run: list[Card]) -> Said:
    """What a link would do as things are, and what playing it costs (CS-34, CS-60)."""
    seen = Foreseen(state, move)
    effects, after = [*_effects(state, seen, run)], [*_consequences(state, seen, run)]
    lost = seen.told("missed")
    about: dict[str, object] = {"cards": run}
    if lost is not None and lost.about.get("use") not in _NO_LOSS:
        about |= {key: lost.about[key] for key in ("rank", "count", "lost")}
    if not effects:
        effects, after = after, []
    if not effects and "lost" in about:
        return Said.of(seat, "lost", **about)
    about["effects"] = tuple(effects) or (Fact("cunt-soul.no-effect"),)
    return Said.of(seat, "less" if "lost" in about else "does", **about, after=tuple(after))


def _effects(state: CuntSoul, seen: Foreseen, run: list[Card]) -> Iterator[Fact]:
    """What the link does, of which it is the subject."""
    if state.memory.phase != "run" and state.overrules(run[0].rank):
        yield Fact("cunt-soul.ignores")
    yield from _undone(state, seen)
    if (burned := _burned(seen)) is not None:
        if not burned.about.get("use") or burned.about["use"] == "alone":
            yield Fact("cunt-soul.burns", {"count": _number(burned)})
        return
    value, power = state.landed(run)
    if state.memory.phase == "run" or value is None:
        return
    if value != run[0].rank:
        yield Fact("cunt-soul.used-as", seen.world.counting(value, len(run)).about)
    if power is not None and power not in _CLAUSES:
        yield from _works(seen, power, value, len(run))


def _works(seen: Foreseen, power: str, value: str, count: int) -> Iterator[Fact]:
    """What a power does this time, unless it is asked about or comes to nothing."""
    match power:
        case "skip":
            if (skipped := seen.told("skipped")) is not None:
                seats = tuple(str(seat) for seat in _several(skipped.about["seats"]))
                yield Fact("cunt-soul.skips", {"seats": seats, "count": len(seats),
                           "few": "no" if len(set(seats)) < len(seats) else "yes"})  # fmt: skip
        case "swap":
            if seen.swaps:
                down = "yes" if seen.world.fields.bottom else "no"
                yield Fact("cunt-soul.swaps", {"count": seen.swaps, "down": down})
        case "reverse":
            if seen.told("reversed") is not None:
                yield Fact("cunt-soul.reverses")
        case "run" if "run" in seen.asked:
            yield does(seen.world, power, value, count)


def _several(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _burned(seen: Foreseen) -> Said | None:
    """That the pile has burned."""
    burned = seen.told("burned")
    return burned if burned is not None and burned.about.get("what") == "the pile" else None


def _consequences(state: CuntSoul, seen: Foreseen, run: list[Card]) -> Iterator[Fact]:
    """What comes of the link, in sentences of its own."""
    if (burned := _burned(seen)) is not None:
        how = str(burned.about.get("use"))
        if how in {"kind", "paradox"}:
            about: dict[str, Value] = {"how": how, "kind": state.options.burn_kind}
            yield Fact("cunt-soul.burn-by", {**about, "count": _number(burned)})
    elif state.memory.phase == "run":
        yield Fact("cunt-soul.nothing-in-run")
    else:
        value, power = state.landed(run)
        called = power == "open" and "call" in seen.asked  # CS-29
        if power in _CLAUSES and value is not None and not called:
            yield does(seen.world, power, value, len(run))
    if "extend" in seen.asked and _burned(seen) is None:
        stuck = seen.world.turn_moves() == ["pickup"]
        count = len(seen.world.zones["pile"]) if stuck else 0
        yield Fact("cunt-soul.play-again", {"count": count})
    if "call" in seen.asked:
        yield Fact("cunt-soul.you-call")
    if "next" in seen.asked:
        yield Fact("cunt-soul.you-choose")
    unasked = seen.told("unasked")
    if unasked is not None and unasked.seat == state.turn and "rank" in unasked.about:
        yield Fact("cunt-soul.asks-nobody", {"rank": str(unasked.about["rank"])})
    if drawn := _price(state, seen):
        yield Fact("cunt-soul.you-draw", {"count": drawn})
    taken = seen.told("field_taken")
    if taken is not None and taken.seat == state.turn:
        yield Fact("cunt-soul.you-take-up")
    if seen.told("left") is not None:
        yield Fact("cunt-soul.you-are-out")


def _number(said: Said) -> int:
    return int(str(said.about["count"]))


def _cards(said: Said) -> list[str]:
    return str(said.about["cards"]).split()


def _price(state: CuntSoul, seen: Foreseen) -> int:
    """How many cards are drawn for aces on which this is played (CS-34)."""
    paid = seen.told("paid")
    if paid is not None:
        return _number(paid)
    if not seen.asked & {"extend", "run", "next"}:
        return 0
    owed, world = seen.world.memory.owed - state.memory.owed, seen.world  # it is drawn later
    room = world.fields.hand_size - len(world.zones[HAND[state.turn or ""]])
    return max(0, min(owed, len(world.zones["source"]) - max(0, room)))


def _undone(state: CuntSoul, seen: Foreseen) -> Iterator[Fact]:
    """What a joker undoes (CS-62 to CS-64)."""
    if (run := seen.told("run_undone")) is not None:
        back = tuple(map(card_named, reversed(_cards(run))))
        yield Fact("cunt-soul.sends-run-back", {"who": run.seat, "cards": back})
    elif (swaps := seen.told("swap_undone")) is not None:
        yield Fact("cunt-soul.undoes-swaps", {"who": swaps.seat, "count": _number(swaps)})
    elif seen.told("paradox") is not None:
        return  # what it has done stays done, and the pile burns
    elif (gone := seen.told("neutralised")) is not None:
        yield _cancels(state, tuple(map(card_named, _cards(gone))))


# ---------------------------------------------------------------------- field cards and calls


def with_field(state: CuntSoul, seat: Seat, card: Card) -> CuntSoul:
    """The table with that field card in the place of the old one, before it is paid for."""
    world = state.bare()
    world.zones[FIELD[seat]] = [card]
    world.fields_changed()
    return world


def _change(state: CuntSoul, seat: Seat, card: Card) -> Said:
    """What a new field card would do and cost, in few words (CS-70, CS-71)."""
    world, (old,) = with_field(state, seat, card), state.zones[FIELD[seat]]
    again = card.rank == old.rank or same_again(world, card)
    effect = Fact("cunt-soul.nothing-new") if again else acting_law(world, card)
    if state.powers.field_words[card.rank] in OF_SOURCE and world.costs_last():
        effect = Fact("cunt-soul.no-source")
    way = "gratis" if state.options.field_change_cost == "none" else "changed"
    return Said.of(seat, way, card=card, effect=effect, paid=_paid(state, seat))


def _paid(state: CuntSoul, seat: Seat) -> Card | None:
    """The card that pays for a new field card, where only one can (CS-71)."""
    row = state.upright(seat)
    return row[0] if len(row) == 1 else None


def preview(state: CuntSoul, move: Move) -> Iterator[Fact]:
    """Of a field card what it does in full, what it costs and what else changes (CS-70, CS-71)."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    if verb != "field" or not isinstance(card := rest[0], Card):
        return
    lying = state.zones[FIELD[seat]]
    if state.memory.phase == "choose" or not lying:
        yield Fact("cunt-soul.acts", {"effect": state.effect_of(card.rank)})
        return
    old, world = lying[0], with_field(state, seat, card)
    yield _in_full(world, card, old)
    yield from _price_of_change(state, world, seat)
    stops = card.rank != old.rank and clash(state, old) is None
    yield Fact("cunt-soul.old-back", {"card": old, "stops": "yes" if stops else "no"})
    yield from _set_free(state, world, seat, card)
    if state.standing_call() is not None and world.standing_call() is None:
        yield Fact("cunt-soul.call-lapses")
    if state.fields.flipped and not world.fields.flipped:  # CS-46
        yield Fact("cunt-soul.source-down")
    left = state.options.field_changes_max - state.memory.changes.get(seat, 0) - 1
    yield Fact("cunt-soul.changes-left", {"count": left})


def _in_full(world: CuntSoul, card: Card, old: Card) -> Fact:
    """What a new field card does beside the others, or why it does nothing new."""
    if card.rank == old.rank:
        return Fact("cunt-soul.old-does", {"card": old})
    if alike := same_again(world, card):
        return Fact("cunt-soul.another-does", {"rank": alike})
    if world.powers.field_words[card.rank] in OF_SOURCE and world.costs_last():
        return Fact("cunt-soul.last-of-source")
    other = clash(world, card)
    if other is not None and other[0] and other[1].rank == card.rank:
        return Fact("cunt-soul.cancel-each", {"card": card, "who": other[0], "other": other[1]})
    return Fact("cunt-soul.acts", {"effect": acting(world, card)})


def _price_of_change(state: CuntSoul, world: CuntSoul, seat: Seat) -> Iterator[Fact]:
    if state.options.field_change_cost == "none":
        yield Fact("cunt-soul.free-of-charge")
        return
    about: dict[str, Value] = {"card": _paid(state, seat), "fate": _fate_of_price(world)}
    yield Fact("cunt-soul.price", about)


def _set_free(state: CuntSoul, after: CuntSoul, seat: Seat, new: Card) -> Iterator[Fact]:
    """The others' field cards that something cancels, and then nothing does, and what they do.

    Those of the new one's rank do what it is said to do itself.
    """
    free: dict[str, list[tuple[Seat, Card]]] = {}
    for owner in (each for each in state.seats if each != seat):
        for card in state.zones[FIELD[owner]]:
            freed = clash(state, card) is not None and clash(after, card) is None
            if freed and card.rank != new.rank:
                free.setdefault(card.rank, []).append((owner, card))
    for rank, cards in free.items():
        owner, card = cards[0]
        about: dict[str, Value] = {"who": owner, "card": card, "effect": after.effect_of(rank)}
        # an odd number: they cancel in pairs, and one counts (CS-R30)
        yield Fact(
            "cunt-soul.takes-effect", {**about, "count": len(cards), "pairs": len(cards) - 1}
        )


def replacing(state: CuntSoul, after: CuntSoul) -> Card | None:
    """The card that replaces the one that pays for a new field card, if all see it (CS-46, CS-71).

    It is the top card of a source that is face up now, and isn't turned over by that field card.
    """
    return state.zones["source"][-1] if state.fields.flipped and after.fields.flipped else None


def _fate_of_price(state: CuntSoul) -> str:
    """What becomes of the card that pays for a new field card (CS-50, CS-71)."""
    return "under" if state.goes_under() else "burned"


def _call(state: CuntSoul, seat: Seat, move: Move) -> Said:
    """What could follow after a call; that it is void if it lapses at once (CS-27, CS-82)."""
    call = words(move)[1]
    world = Foreseen(state, move, on=False).world
    if world.standing_call() is None:
        return Said.of(seat, f"{call} void", value=state.top()[0])
    what = world.demand("short")
    word = f"{call} anything" if what.key == "cunt-soul.anything" else str(call)
    return Said.of(seat, word, fits=what)


# ------------------------------------------------------------------ what lies there


def tooltip(state: CuntSoul, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there: what it does if it is played, what as field card, what on the pile."""
    owner, kind, run, card = at
    if kind in state.seats:
        return _seat(state, kind)
    if card is None:
        return _zone(state, reader, owner, kind)
    match kind:
        case "field":
            return _field(state, reader, card, owner)
        case "pile":
            return _link(state, next(at for at, each in enumerate(run) if each is card))
        case "burned":
            return iter(())
        case "source":
            drawn = "yes" if card is run[-1] else "no"
            return iter([Fact("cunt-soul.in-source", {"next": drawn})])
        case "down":
            return iter([*_played(state, card, later=True), Fact("cunt-soul.lies-down")])
        case "up" if state.memory.phase != "choose":
            return _up(state, reader, card, owner)
    asked = kind == "hand" and owner == reader == state.turn
    return iter([*(_asked_for if asked else _played)(state, card), as_field(state, card)])


def _asked_for(state: CuntSoul, card: Card) -> Iterator[Fact]:
    """What a card of the seat on turn does and costs now; one that doesn't fit, on another card."""
    phase = state.memory.phase
    links = [words(move)[1:] for move in state.turn_moves() if move.startswith("play ")]
    waits = phase in {"turn", "extend", "run"} and not any(card in link for link in links)
    if not (waits and phase == "run"):
        yield from _played(state, card, later=waits, seat=state.turn)
    if (toll := _toll(state, card)) is not None:
        yield Fact("cunt-soul.line", {"what": toll})
    if phase == "run" and not waits:
        foreseen = Foreseen(state, f"play {card.name}")
        if foreseen.world.memory.phase == "turn" and _burned(foreseen) is None:
            fits = foreseen.world.demand()
            yield Fact("cunt-soul.run-ends", {"card": card, "fits": fits})


def _played(
    state: CuntSoul, card: Card, *, later: bool = False, seat: Seat | None = None
) -> Iterator[Fact]:
    """What a card does if it is played as things are, or `later`, whatever it then lies on."""
    for does in abilities(state, card, later=later, seat=seat):
        yield Fact("cunt-soul.line", {"what": does})


def as_field(state: CuntSoul, card: Card) -> Fact:
    """What a card does as field card (section 7)."""
    return Fact("cunt-soul.as-field", {"effect": state.effect_of(card.rank)})


def _field(state: CuntSoul, reader: Seat, field: Card, owner: Seat) -> Iterator[Fact]:
    if state.memory.phase == "choose":
        yield as_field(state, field)
        yield Fact("cunt-soul.turned-up-later")
        return
    other = clash(state, field)
    if other is not None:
        who, card = other
        about: dict[str, Value] = {"who": who or "none", "card": card}
        yield Fact("cunt-soul.cancelled-by", {**about, "effect": state.effect_of(field.rank)})
    else:
        yield Fact("cunt-soul.acts", {"effect": acting(state, field)})
    if owner == reader and (change := changes(state, reader)):
        yield change
    last = Bar if owner == reader else Fact  # why it can't be played now
    works = "yes" if at_work(state, field) else "no"
    yield last("cunt-soul.field-last", {"who": owner, "works": works})


def changes(state: CuntSoul, seat: Seat) -> Fact | None:
    """How a seat may change its field card, and what that costs (CS-70, CS-71); None: it can't."""
    options = state.options
    done = state.memory.changes.get(seat, 0)
    if done >= options.field_changes_max or not state.zones["source"]:
        return None
    if state.turn == seat and state.field_problem(seat):  # not at this moment
        return None
    cost: str = options.field_change_cost
    if cost != "none" and not state.upright(seat):
        cost = "more"
    return Fact("cunt-soul.change-costs", {"cost": cost})


def _up(state: CuntSoul, reader: Seat, card: Card, owner: Seat) -> Iterator[Fact]:
    """A face-up card: when it is played, and whether it can pay for a field card (CS-9, CS-71)."""
    zones, options = state.zones, state.options
    waits = bool(zones[HAND[owner]] or zones["source"])
    if owner == reader == state.turn and not waits:
        yield from _asked_for(state, card)
    else:
        yield from _played(state, card, later=waits)
    costs = options.field_changes_max and options.field_change_cost == "horizontal"
    sideways = card.name in state.memory.horizontal
    if sideways or (costs and zones["source"]):
        yield Fact("cunt-soul.can-pay", {"sideways": "yes" if sideways else "no"})
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
    plain = reasons or value == TABLE or power in {"bind", "open"}
    if number == len(memory.links) - 1 and not plain:
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
            under = "yes" if state.goes_under() else "no"
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
        case "hand" if owner == reader or None in zones[HAND[owner]]:
            yield Fact("cunt-soul.zone-hand", {"who": owner})


def _for_the_end(state: CuntSoul) -> Fact:
    """Which cards are good to lie face up: those that fit on almost anything (CS-14)."""
    ranks = [rank for rank in state.powers.order if rank in state.powers.overruling]
    if state.powers.neutralising:
        ranks.append(JOKER)
    return Fact("cunt-soul.for-the-end", {"ranks": tuple(ranks)})


def race(state: CuntSoul, seat: Seat) -> Fact | None:
    """The cards that somebody still has to get rid of, in all rows, the field card among them."""
    count = sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD))
    return Fact("cunt-soul.race", {"count": count}) if count else None


def _seat(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    if seat in state.memory.out:
        yield Fact("cunt-soul.is-out")
    else:
        if (left := race(state, seat)) is not None:
            yield left
        yield Fact("cunt-soul.out-when", {"source": "yes" if state.zones["source"] else "no"})


# ------------------------------------------------------------------ what speaks for a move


NEAR = 3
"""So few cards left, and a player is nearly out."""

_DOUBLED = {"swap", "skip", "toll"}
"""The powers that do more where they are doubled: twice reversed is not reversed (CS-48)."""

_ALWAYS = {"big_hand", "bottom", "flipped", "bifurcate", "appoint", "phoenix"}
"""The field cards that are good for any hand."""


def reasons(state: CuntSoul, move: Move) -> Iterator[Fact]:
    """What speaks for a legal move of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "play" if state.memory.phase == "run":
            return _run_on(state, seat, run)
        case "play":
            return _why_play(state, seat, move, run)
        case "pickup":
            return _pick_up(state, seat)
        case "flip":
            return _flip(state, seat)
        case "up":
            return _lay_up(state, seat, run[0])
        case "field":
            return _why_field(state, seat, run[0])
        case "call":
            return _why_call(state, seat, str(rest[0]))
        case "next":
            return _next(state, seat, str(rest[0]))
        case "burn":
            return _pay(state, seat, run[0])
        case "swap":
            return _swap(state, seat, run[0], run[1])
        case "done":
            return _done(state, seat)
    return _below(state, seat, str(verb), run)


# ---------------------------------------------------------------------- playing


def _why_play(state: CuntSoul, seat: Seat, move: Move, run: list[Card]) -> Iterator[Fact]:
    able, foreseen = _able(state, seat), Foreseen(state, move)
    if seat in foreseen.world.memory.out:
        yield Fact("cunt-soul.goes-out")
    if foreseen.world.turn is None:
        return
    if not foreseen.asked & {"call", "next"}:
        yield from _against(state, foreseen.world, seat)
    held = tuple(card for card in able.get(run[0].rank, []) if card not in run)
    if len(able) == len(run) == 1 and not held:
        yield Fact("cunt-soul.nothing-else")
    if len(run) > 1 and not held:
        yield Fact("cunt-soul.gone-together", {"rank": run[0].rank, "count": len(run)})
    if "run" in foreseen.asked and (more := _chain(state, seat, run)) > 1:
        yield Fact("cunt-soul.can-run", {"count": more})
    burned, pile = foreseen.told("burned"), len(state.zones["pile"])
    if burned is not None and burned.about.get("what") == "the pile" and pile > NEAR:
        yield Fact("cunt-soul.pile-gone")
    yield from _among(state, foreseen, run, able, held)
    if _hardest(state, seat, run[0]):
        yield Fact("cunt-soul.hardest")
    worth = state.fields.worth
    others = [each for each in able if each != run[0].rank and worth.get(each, each) == each]
    if others and not held and foreseen.world.turn != seat:  # those that are no nines (CS-49)
        few = others if len(others) < 4 else others[-2:]
        yield Fact("cunt-soul.keeps", {"cards": tuple(card for each in few for card in able[each])})
    if foreseen.world.turn == seat:
        yield Fact("cunt-soul.no-turn-lost")


def _against(state: CuntSoul, world: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """What the next player faces, and who has to wait."""
    follower, usual = world.turn or "", state.after(seat)
    if follower == seat:
        return
    yield from _stops(state, world, seat, follower)
    hidden, fit = _fit(state, world, seat)
    left = _total(state, follower)
    if left <= NEAR and not state.zones["source"] and fit < hidden:
        yield Fact("cunt-soul.nearly-out", {"who": follower, "count": left})
    if follower != usual and (left := _total(state, usual)) <= 2 * NEAR:
        yield Fact("cunt-soul.has-to-wait", {"who": usual, "count": left})


def _among(
    state: CuntSoul,
    foreseen: Foreseen,
    run: list[Card],
    able: dict[str, list[Card]],
    held: tuple[Card, ...],
) -> Iterator[Fact]:
    """Why these cards rather than others that could be played."""
    rank, fields, seat, world = run[0].rank, state.fields, state.turn or "", foreseen.world
    special = state.powers.overruling | {JOKER}
    plain = [other for other in able if other not in special]
    others = [other for other in able if other != rank]
    if rank in plain and len(plain) > 1:
        edge = (max if fields.downward else min)(plain, key=fields.place.__getitem__)
        if rank == edge:
            yield _extreme(state, able, rank, len(run))
    elif rank in plain and 0 < len(others) < 4:
        kept = tuple(card for each in others for card in able[each])
        yield Fact("cunt-soul.worth-keeping", {"cards": kept})
    if held:
        key = "cunt-soul.can-follow" if world.turn == seat else "cunt-soul.keeps"
        yield Fact(key, {"cards": held})
    if not foreseen.asked & {"call", "next"} and world.turn != seat:
        yield from _harder(state, seat, world, [able[other][0] for other in plain if other != rank])


def _chain(state: CuntSoul, seat: Seat, run: list[Card]) -> int:
    """How many hand cards can follow a card in a run (CS-24).

    Those of one rank go at once, unless everybody plays one card at a time (CS-44).
    """
    hand = [card.rank for card in state.zones[HAND[seat]] if card not in run]
    rank, count = state.fields.following(run[0].rank), 0
    for _ in state.powers.order:
        if rank is None or rank not in hand:
            break
        count += 1 if state.fields.single else hand.count(rank)
        rank = state.fields.following(rank)
    return count


def _hardest(state: CuntSoul, seat: Seat, card: Card) -> bool:
    """Whether a card is the hardest of the seat's to be rid of otherwise."""
    mine = state.zones[state.open_zone(seat) or HAND[seat]]
    if card not in mine or len({each.rank for each in mine}) < 2:
        return False
    return reach(state, card.rank) <= min(reach(state, each.rank) for each in mine)


def _stops(state: CuntSoul, world: CuntSoul, seat: Seat, follower: Seat) -> Iterator[Fact]:
    """That the next player can't play, where all that they could play can be seen."""
    zone = state.open_zone(follower)
    if zone is None or zone == DOWN[follower]:
        return
    known, fitting = seen(state, seat, zone), world.fitting()
    if len(known) == len(state.zones[zone]) and not any(card.rank in fitting for card in known):
        where = "up" if zone == UP[follower] else "hand"
        yield Fact("cunt-soul.stops", {"who": follower, "where": where})


def _fit(state: CuntSoul, world: CuntSoul, seat: Seat) -> tuple[int, int]:
    """How many cards the seat can't see, and how many of them fit on the pile of that world."""
    hidden = unseen(state, seat)
    return len(hidden), sum(card.rank in world.fitting() for card in hidden)


def _harder(state: CuntSoul, seat: Seat, world: CuntSoul, others: list[Card]) -> Iterator[Fact]:
    """How few of the unseen cards fit, and on another card that could be played how many."""
    hidden, fit = _fit(state, world, seat)
    for other in others:
        instead = Foreseen(state, f"play {other.name}")
        if instead.asked & {"call", "next", "extend"} or instead.world.turn in {None, seat}:
            continue
        _, more = _fit(state, instead.world, seat)
        if more > fit:
            about: dict[str, Value] = {"count": fit, "every": hidden, "more": more}
            yield Fact("cunt-soul.fewer-fit", {**about, "rank": other.rank})
            return
    if 2 * fit <= hidden:  # where most of them fit, that speaks against it
        yield Fact("cunt-soul.unseen-fit", {"count": fit, "every": hidden})


def _run_on(state: CuntSoul, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """One more link of a run (CS-24)."""
    following = state.fields.following(run[0].rank)
    hand = state.zones[HAND[seat]]
    yield Fact("cunt-soul.same-turn", {"count": len(run)})
    if more := in_order([card for card in hand if card.rank == following and card not in run]):
        yield Fact("cunt-soul.can-follow", {"cards": tuple(more[:1])})


def _pick_up(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    kept = tuple(card for run in _able(state, seat).values() for card in run)
    if len(state.choices()) == 1:  # otherwise it speaks for another field card as well
        yield Fact("cunt-soul.nothing-fits")
    elif len(kept) < 4:
        yield Fact("cunt-soul.only-fits", {"cards": kept})
    else:
        yield Fact("cunt-soul.keeps-all")


def _flip(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """A face-down card: nobody knows one from another (CS-81)."""
    hidden = unseen(state, seat)
    run = state.memory.phase == "run"
    good = {state.run_rank()} if run else state.fitting()
    fit = sum(card.rank in good for card in hidden)
    if hidden and fit < len(hidden):
        yield Fact("cunt-soul.may-fit", {"count": fit, "every": len(hidden)})
    elif not run:
        yield Fact("cunt-soul.surely-fits")


# ---------------------------------------------------------------------- calls and names


def _why_call(state: CuntSoul, seat: Seat, call: str) -> Iterator[Fact]:
    """How many cards fit after this call, and how many after the other one (CS-27, CS-47)."""
    other = "lower" if call == "higher" else "higher"
    worlds = {each: Foreseen(state, f"call {each}", on=False).world for each in (call, other)}
    hidden, fit = _fit(state, worlds[call], seat)
    _, instead = _fit(state, worlds[other], seat)
    mine = [*state.zones[HAND[seat]], *state.zones[UP[seat]]]
    own = {each: sum(card.rank in worlds[each].fitting() for card in mine) for each in worlds}
    fewer: dict[str, Value] = {"count": fit, "every": hidden, "instead": instead}
    if fit < instead:
        yield Fact("cunt-soul.fit-then", fewer)
    if own[call] > own[other]:
        yield Fact("cunt-soul.own-fit", {"count": own[call], "instead": own[other]})


def _next(state: CuntSoul, seat: Seat, to: Seat) -> Iterator[Fact]:
    """Who plays next (CS-31, CS-51)."""
    yield from _stops(state, state, seat, to)
    left = {other: _total(state, other) for other in state.seats_in() if other != seat}
    fewest = min(left, key=left.__getitem__)
    usual = state.after(seat)
    if left[to] > left[fewest]:
        yield Fact("cunt-soul.has-to-wait", {"who": fewest, "count": left[fewest]})
    if usual not in {to, fewest} and left[usual] < left[to]:
        yield Fact("cunt-soul.has-to-wait", {"who": usual, "count": left[usual]})
    known = {other: _known(state, seat, other) for other in left}
    for other in left:
        if len(known[other]) > len(known[to]):
            about: dict[str, Value] = {"who": to, "count": len(known[to]), "other": other}
            yield Fact("cunt-soul.could-play", {**about, "more": len(known[other])})
    if len(left) > 1 and len(set(left.values())) == 1:
        yield Fact("cunt-soul.all-alike", {"count": left[to]})
    if usual == to:
        yield Fact("cunt-soul.next-anyway", {"who": to})


def _known(state: CuntSoul, seat: Seat, other: Seat) -> list[Card]:
    """The cards that another player is known to be able to play on the pile as it is."""
    zone, fitting = state.open_zone(other), state.fitting()
    known = seen(state, seat, zone) if zone else []
    return in_order(card for card in known if card.rank in fitting)


# ---------------------------------------------------------------------- rows


def _lay_up(state: CuntSoul, seat: Seat, card: Card) -> Iterator[Fact]:
    """A face-up card chosen at the beginning (CS-3): it is played near the end."""
    hand, chosen = in_order(state.zones[HAND[seat]]), state.zones[UP[seat]]
    goes, most = reach(state, card.rank), len(state.powers.order)
    if any(each.rank == card.rank for each in chosen):
        yield Fact("cunt-soul.lie-together", {"rank": card.rank})
    reached = [reach(state, each.rank) for each in hand]
    if goes in {most, max(reached)}:
        yield Fact("cunt-soul.fits-widely", {"every": "yes" if goes == most else "no"})
    elif goes == min(reached):
        yield Fact("cunt-soul.lowest-card")
    else:
        best = max(hand, key=lambda each: reach(state, each.rank))
        yield Fact("cunt-soul.fits-on", {"count": goes, "every": most, "card": best})


def _pay(state: CuntSoul, seat: Seat, card: Card) -> Iterator[Fact]:
    """A face-up card burned for a new field card (CS-71)."""
    row = in_order(state.upright(seat))
    if all(reach(state, each.rank) >= reach(state, card.rank) for each in row):
        yield Fact("cunt-soul.least-fitting")
    yield Fact("cunt-soul.keeps", {"cards": tuple(each for each in row if each is not card)})


def _swap(state: CuntSoul, seat: Seat, mine: Card, taken: Card) -> Iterator[Fact]:
    """One card down into the row, another one up into the hand (CS-25)."""
    hand, row = state.zones[HAND[seat]], state.zones[UP[seat]]
    if reach(state, mine.rank) > reach(state, taken.rank):
        yield Fact("cunt-soul.better-late", {"card": mine, "than": taken})
    if any(card.rank == mine.rank for card in row if card is not taken):
        yield Fact("cunt-soul.lie-together", {"rank": mine.rank})
    if any(card.rank == taken.rank for card in hand if card is not mine):
        yield Fact("cunt-soul.held-together", {"rank": taken.rank})
    if taken.rank in state.fitting() and mine.rank not in state.fitting():
        yield Fact("cunt-soul.fits-instead", {"card": taken, "than": mine})
    yield Fact("cunt-soul.sooner", {"card": taken})


def _done(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """No more links of a run, or no more swaps."""
    if state.memory.phase == "swap":
        yield Fact("cunt-soul.hand-stays")
        return
    mine = in_order(state.zones[HAND[seat]] or state.zones[UP[seat]])
    kept = tuple(card for card in mine if card.rank == state.run_rank())
    yield Fact("cunt-soul.wasted-in-run", {"cards": kept}) if kept else Fact("cunt-soul.keeps-all")


def _below(state: CuntSoul, seat: Seat, verb: str, run: list[Card]) -> Iterator[Fact]:
    """Swaps with face-down cards (CS-45): `bury`, `look` or `keep`."""
    hidden, looked = unseen(state, seat), state.memory.looked
    there = state.zones[DOWN[seat]][looked - 1] if looked else None
    if verb == "look":
        yield Fact("cunt-soul.may-leave")
    elif verb == "keep":
        yield Fact("cunt-soul.hand-stays")
    elif there is not None and there in seen(state, seat, DOWN[seat]):
        if reach(state, run[0].rank) > reach(state, there.rank):
            yield Fact("cunt-soul.better-late", {"card": run[0], "than": there})
        yield Fact("cunt-soul.sooner", {"card": there})
    elif hidden:
        more = sum(reach(state, card.rank) > reach(state, run[0].rank) for card in hidden)
        about: dict[str, Value] = {"count": more, "every": len(hidden), "card": run[0]}
        yield Fact("cunt-soul.may-be-better", about)


# ---------------------------------------------------------------------- field cards


def _why_field(state: CuntSoul, seat: Seat, card: Card) -> Iterator[Fact]:
    """What speaks for a field card (section 7, CS-70)."""
    lying = state.zones[FIELD[seat]]
    hand = in_order(each for each in state.zones[HAND[seat]] if each is not card)
    word = state.powers.field_words[card.rank]
    if state.memory.phase == "choose" or not lying:
        yield from _for_hand(state, card.rank, [*hand, *state.zones[UP[seat]]])
        if word in _ALWAYS:
            yield Fact(f"cunt-soul.always-{word}")
    else:
        yield from _instead(state, seat, card, lying[0], hand)
    if word == "none" and hand:
        order = state.powers.order
        best = max(hand, key=lambda each: order.index(each.rank) if each.rank in order else 99)
        yield Fact("cunt-soul.idle-there", {"card": best})


def _instead(
    state: CuntSoul, seat: Seat, card: Card, old: Card, hand: list[Card]
) -> Iterator[Fact]:
    """What speaks for a field card in the place of the old one (CS-70, CS-71)."""
    world = with_field(state, seat, card)
    same = card.rank == old.rank
    new = not same and clash(world, card) is None and not same_again(world, card)
    before, after = state.fitting(), world.fitting()
    now = sum(each.rank in before for each in state.zones[HAND[seat]])
    then = sum(each.rank in after for each in [*hand, old])
    if then > now:
        yield Fact("cunt-soul.fit-with-it", {"count": then, "before": now})
    word = state.powers.field_words[card.rank]
    if new:
        yield from _for_hand(state, card.rank, [*hand, old])
        if word in _ALWAYS:
            yield Fact(f"cunt-soul.always-{word}")
    if old.rank in before and not state.anything_fits():
        yield Fact("cunt-soul.old-fits", {"card": old})
    drawn = replacing(state, world)
    useful = drawn is not None and (drawn.rank == JOKER or state.powers.acting[drawn.rank])
    if useful and state.options.field_change_cost != "none":
        yield Fact("cunt-soul.replaced-by", {"card": drawn})
    if same:
        yield Fact("cunt-soul.only-price")
    elif not new:
        stops = "yes" if clash(state, old) is None else "no"
        yield Fact("cunt-soul.gets-old", {"card": old, "stops": stops})


def _for_hand(state: CuntSoul, rank: str, mine: list[Card]) -> Iterator[Fact]:
    """What a field card means for these cards of the seat's own, in numbers."""
    powers, every, place = state.powers, len(mine), state.powers.place
    ranks = [card.rank for card in mine]
    faces = [each for each in ranks if each != JOKER]
    several = Counter(ranks)
    match powers.field_words[rank]:
        case "mute":
            lose = sum(
                each == JOKER or each in powers.overruling or powers.acting[each] is not None
                for each in ranks
            )
            few = "yes" if lose * 2 <= every else "no"
            yield Fact("cunt-soul.lose-power", {"count": lose, "every": every, "few": few})
        case "firm":
            held = sum(each in powers.overruling - {"2"} for each in ranks)
            yield Fact("cunt-soul.held-back", {"count": held, "effect": state.effect_of(rank)})
        case "double":
            if more := sum(powers.acting[each] in _DOUBLED for each in faces):
                yield Fact("cunt-soul.count-double", {"count": more})
        case "level":
            if low := sum(place[each] <= place["9"] for each in faces):
                yield Fact("cunt-soul.count-as-nines", {"count": low})
        case "inverted":
            low = sum(place[each] < (len(place) - 1) / 2 for each in faces)
            good = every - low if state.fields.downward else low
            yield Fact("cunt-soul.easier", {"count": good, "every": every})
        case "single" | "flat":
            pairs = sum(number for number in several.values() if number > 1)
            yield Fact("cunt-soul.of-a-kind", {"count": pairs, "every": every})
        case "triple":
            if max(several.values(), default=0) < 3:
                yield Fact("cunt-soul.no-triple")


# ---------------------------------------------------------------------- what a seat has


def reach(state: CuntSoul, rank: str) -> int:
    """On how many values a rank fits as long as no power or call says otherwise."""
    order, fields = state.powers.order, state.fields
    return sum(not fields.refusal(rank, value, None, None, value) for value in order)


def _extreme(state: CuntSoul, able: Mapping[str, Sequence[Card]], rank: str, count: int) -> Fact:
    """That it is the highest card that fits, or the lowest: those that are kept serve longer.

    Cards that overrule the order are kept for other moments, and named if they lie further out.
    """
    place, down = state.fields.place, state.fields.downward
    ranks = [rank for rank in able if rank != JOKER]
    by_place = sorted(ranks, key=lambda rank: place.get(rank, 0))
    ranked = by_place[::-1] if down else by_place
    at = ranked.index(rank)
    about: dict[str, Value] = {"count": count, "which": "highest" if down else "lowest"}
    about["every"] = "yes" if state.anything_fits() else "no"
    about["spared"] = tuple(card for each in ranked[:at] for card in able[each])
    return Fact("cunt-soul.extreme", about)


def _able(state: CuntSoul, seat: Seat) -> dict[str, list[Card]]:
    """The cards that the seat on turn can play now outside of a run, by rank."""
    able: dict[str, list[Card]] = {}
    for move in state.plays(seat):
        for word in words(move):
            if isinstance(word, Card) and word not in able.setdefault(word.rank, []):
                able[word.rank].append(word)
    place = state.powers.place
    ranks = sorted(able, key=lambda rank: place.get(rank, len(place)))
    return {rank: in_order(able[rank]) for rank in ranks}


def _total(state: CuntSoul, seat: Seat) -> int:
    return sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD))


# ------------------------------------------------------------------ why a move is refused


_PHASES = {
    "up": {"choose"}, "field": {"choose", "turn", "extend"}, "play": {"turn", "extend", "run"},
    "flip": {"turn", "extend", "run"}, "pickup": {"turn", "extend"}, "burn": {"burn"},
    "swap": {"swap"}, "bury": {"swap"}, "look": {"swap"}, "keep": {"swap"},
    "done": {"run", "extend", "swap"}, "call": {"call"}, "next": {"next"},
}  # fmt: skip
"""The phases with guards of their own for a verb; in others it has no place (section 3)."""


class Tried(TriedMove[CuntSoul]):
    """A move that a seat tried, and what it can see of the table."""

    def __init__(self, state: CuntSoul, seat: Seat, said: Sequence[Word]) -> None:
        super().__init__(state, seat, said)
        self.phase, self.fields = state.memory.phase, state.fields
        self.source, self.field = state.zones["source"], state.zones[FIELD[seat]]
        self.hand, self.up, self.down = (state.zones[zone[seat]] for zone in (HAND, UP, DOWN))
        self.looking = state.options.down_swap == "look"
        self.mixed = len({card.rank for card in self.run}) > 1
        held = self.hand if self.verb in {"up", "field", "bury"} else [*self.hand, *self.up]
        self.missing = any(card not in held for card in self.run)
        """A card was named that doesn't lie where the verb takes cards from."""

    @property
    def table(self) -> str:
        """Which table of guards the move goes by."""
        if self.seat != self.state.turn:
            return "other turn"
        if self.phase not in _PHASES[str(self.verb)]:
            return "other phase"
        if self.phase in {"choose", "swap"}:
            return self.phase
        return "run" if self.phase == "run" and self.verb == "play" else str(self.verb)

    @property
    def own_down(self) -> bool:
        """Whether a card was named of which the seat knows that it lies face down in its row."""
        known, bit = self.state.known or {}, self.state.bit(self.seat)
        return any(card in self.down and known.get(card, 0) & bit for card in self.run)

    @property
    def due(self) -> str:
        """What a seat comes to before its face-down cards, the message of that without `no-`."""
        if self.hand:
            return "hand-first"
        return "source-first" if self.source else "up-first" if self.up else "flip"

    @property
    def run_from(self) -> str | None:
        """The rank at which these cards would begin a run, or continue one (CS-24)."""
        ranks, state = [card.rank for card in self.run], self.state
        begins = (rank for rank in ranks if state.powers.acting[rank] == "run")
        rank = state.run_rank() if self.phase == "run" else next(begins, None)
        return rank if rank in ranks and self.fields.following(rank) in ranks else None

    @property
    def unfit(self) -> str:
        """The rule by which the cards don't fit on the pile."""
        value, power = self.state.top()
        call, top = self.state.memory.call, self.state.zones["pile"][-1].rank
        return self.fields.refusal(self.run[0].rank, value, power, call, top)


def _due(phase: str, rule: int) -> Guard[Tried]:
    return Guard(f"no-{phase}-first", rule, lambda t: t.phase == phase)


def _unasked(verb: str, rule: int) -> Guard[Tried]:
    return Guard(f"no-{verb}-now", rule, lambda t: t.verb == verb)


def _barred(problem: str, rule: int) -> Guard[Tried]:
    return Guard(
        f"no-change-{problem}", rule, lambda t: t.state.field_problem(t.seat) == problem,
        lambda t: {"count": t.state.options.field_changes_max},
    )  # fmt: skip


def _run_rank(tried: Tried) -> dict[str, Value]:
    return {"rank": tried.state.run_rank()}


def _fits(tried: Tried) -> dict[str, Value]:
    return {"fits": tried.state.demand()}


def _field_card(tried: Tried, word: str) -> Fact:
    """The field card with that effect, and whose it is."""
    for seat, field in in_force(tried.state):
        if tried.state.powers.field_words[rank := field.rank] == word:
            of = Fact("cunt-soul.field-of", {"who": seat, "rank": rank})
            return of if seat else Fact("cunt-soul.field-lingers", {"rank": rank})
    return Fact("cunt-soul.a-field-card")


def _playable(tried: Tried) -> dict[str, Value]:
    """What could be played instead of picking up: a card of each rank."""
    cards: dict[str, Card] = {}
    for move in tried.state.plays(tried.seat, every=False):
        playable = card_named(move.split()[1])
        cards.setdefault(playable.rank, playable)
    return {"cards": tuple(cards.values())}


_MISSING = (
    Guard[Tried]("no-face-down", 9, lambda t: t.missing and t.own_down, lambda t: {"due": t.due}),
    # the same wherever else the card is, so that it tells nothing
    Guard[Tried]("no-not-held", 9, lambda t: t.missing),
)
_LINK = (
    Guard[Tried]("no-name-cards", 7, lambda t: not t.run),
    Guard[Tried]("no-field-last", 82, lambda t: any(card in t.field for card in t.run)),
    *_MISSING,
    Guard[Tried]("no-twice", 7, lambda t: len(set(t.run)) < len(t.run)),
    Guard[Tried]("no-run-by-rank", 24, lambda t: t.mixed and t.run_from is not None,
                 lambda t: {"rank": t.run_from}),
    Guard[Tried]("no-one-rank", 7, lambda t: t.mixed),
    Guard[Tried]("no-one-place", 8, lambda t: len({card in t.up for card in t.run}) > 1),
    Guard[Tried]("no-hand-first", 9, lambda t: t.run[0] in t.up and bool(t.hand)),
    Guard[Tried]("no-source-first", 9, lambda t: t.run[0] in t.up and bool(t.source)),
    Guard[Tried]("no-single", 44, lambda t: len(t.run) > 1 and t.fields.single,
                 lambda t: {"field": _field_card(t, "single")}),
)  # fmt: skip
"""What keeps cards from being a link of the open zone."""

GUARDS: dict[str, tuple[Guard[Tried], ...]] = {
    "other turn": (Guard("no-turn", 6, about=lambda t: {"who": t.state.turn}),),
    "other phase": (
        _due("choose", 3), _due("burn", 71), _due("call", 27), _due("next", 31), _due("swap", 25),
        _due("run", 24), _unasked("up", 3), _unasked("burn", 71), _unasked("swap", 25),
        _unasked("bury", 45), _unasked("look", 45), _unasked("keep", 45), _unasked("done", 6),
        _unasked("call", 27),
        Guard("no-next-now", 31),
    ),
    "choose": (
        *_MISSING,
        Guard("no-choose-one", 3, lambda t: len(t.run) != 1),
        Guard("no-choose-up", 3, lambda t: len(t.up) < t.state.options.up,
              lambda t: {"count": t.state.options.up}),
        Guard("no-choose-field", 3),
    ),
    "field": (
        _barred("never", 70), _barred("late", 70), _barred("again", 70), _barred("often", 70),
        _barred("source", 80), _barred("none", 70), _barred("hand", 70), _barred("upright", 71),
        *_MISSING,
        Guard("no-name-field", 70),
    ),
    "play": (
        *_LINK,
        Guard("no-bind", 23, lambda t: t.unfit == "CS-23", lambda t: {"rank": t.state.top()[0]}),
        Guard("no-called", 27, lambda t: t.unfit == "CS-27", _fits),
        Guard("no-called", 47, lambda t: t.unfit == "CS-47", _fits),
        Guard("no-field-stops", 42, lambda t: t.unfit == "CS-42",
              lambda t: {"field": _field_card(t, "firm"), **_fits(t)}),
        Guard("no-field-stops", 55, lambda t: t.unfit == "CS-55",
              lambda t: {"field": _field_card(t, "mute"), **_fits(t)}),
        Guard("no-needs", 13, about=_fits),
    ),
    "run": (
        *_LINK,
        Guard("no-run-rank", 24, lambda t: t.run[0].rank != t.state.run_rank(), _run_rank),
        Guard("no-run-ends", 24, lambda t: t.fields.following(t.run[0].rank) is None, _run_rank),
        Guard("no-run-alone", 24,
              about=lambda t: {**_run_rank(t), "next": t.fields.following(t.run[0].rank)}),
    ),
    "flip": (
        Guard("no-hand-first", 9, lambda t: bool(t.hand)),
        Guard("no-source-first", 9, lambda t: bool(t.source)),
        Guard("no-up-first", 9, lambda t: bool(t.up)),
        Guard("no-run-flip", 24, lambda t: bool(t.down) and t.phase == "run"),
        Guard("no-no-place", 81),
    ),
    "pickup": (
        Guard("no-flip-first", 81, lambda t: t.state.open_zone(t.seat) == DOWN[t.seat]),
        Guard("no-can-play", 10, about=_playable),
    ),
    "burn": (
        Guard("no-paid", 71,
              lambda t: len(t.run) == 1 and t.run[0].name in t.state.memory.horizontal,
              lambda t: {"card": t.run[0]}),
        Guard("no-not-up", 71, lambda t: any(card not in t.up for card in t.run)),
        Guard("no-name-burned", 71),
    ),
    "done": (
        Guard("no-extend", 32, lambda t: t.phase == "extend", lambda t: {"rank": t.state.top()[0]}),
        Guard("no-run-short", 24, about=_run_rank),
    ),
    "next": (
        Guard("no-one-seat", 31, lambda t: len(t.rest) != 1),
        Guard("no-another", 31, lambda t: t.rest[0] == t.seat),
        Guard("no-is-out", 31, lambda t: t.rest[0] in t.state.memory.out,
              lambda t: {"who": t.named[0]}),
        Guard("no-no-seat", 31),
    ),
    "call": (Guard("no-call-first", 27),),
    "swap": (
        Guard("no-looking", 45, lambda t: t.verb == "done"),
        Guard("no-swaps-down", 45, lambda t: t.verb == "swap" and t.fields.bottom,
              lambda t: {"field": _field_card(t, "bottom")}),
        Guard("no-swaps-up", 25, lambda t: t.verb != "swap" and not t.fields.bottom),
        Guard("no-blind", 45, lambda t: t.verb in {"look", "keep"} and not t.looking),
        _unasked("keep", 45),
        Guard("no-looked", 45,
              lambda t: t.verb == "look" and t.state.memory.looked is not None),
        Guard("no-look-first", 45,
              lambda t: t.verb == "bury" and t.looking and t.state.memory.looked is None),
        *_MISSING,
        Guard("no-name-swap", 25, lambda t: t.verb == "swap"),
        Guard("no-bury-there", 45, lambda t: t.verb == "bury" and t.looking),
        Guard("no-no-place", 45),
    ),
}  # fmt: skip
"""Why a move is refused, in the order in which it is told."""


def refusal(state: CuntSoul, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why that move is none. It tells nothing that its seat can't see."""
    tried = Tried(state, seat, said)
    return first_that_forbids(GUARDS[tried.table], tried, state.ID, state.RULE)


# ------------------------------------------------------------------ written positions


def problems(state: CuntSoul) -> list[str]:
    """What a written position gets wrong (section 4)."""
    memory = state.memory
    named = {"dealer": [memory.dealer], "changes": memory.changes, "out": memory.out}
    if memory.last is not None:
        last = memory.last
        named |= {"last.by": [last.by], "last.next": [last.next] if last.next else []}
    faults = [
        f"state.{key}: there is no seat {seat}"
        for key, seats in named.items()
        for seat in seats
        if seat not in state.seats
    ]
    faults += [
        f"zones.{FIELD[seat]}: a field card is one card"
        for seat in state.seats
        if len(state.zones[FIELD[seat]]) > 1
    ]
    faults += _cards_wrong(state) + _pile(state)
    return faults or [*_phase(state), *_swaps(state)]


def _cards_wrong(state: CuntSoul) -> list[str]:
    """Cards named in the memory must be where it says."""
    rows = {up for seat in state.seats for up in state.zones[UP[seat]]}
    faults = []
    for key, names, among in (
        ("horizontal", state.memory.horizontal, rows),
        ("lingering", state.memory.lingering, set(state.cards)),
    ):
        for name in names:
            try:
                known = card_named(name) in among
            except ValueError as error:
                faults.append(f"state.{key}: {error}")
                continue
            if not known:
                where = "is no face-up card" if key == "horizontal" else "is not on the table"
                faults.append(f"state.{key}: {name} {where}")
    return faults


def _pile(state: CuntSoul) -> list[str]:
    memory, pile = state.memory, state.zones["pile"]
    faults = []
    links = memory.links
    if links:
        if sum(links) != len(pile) or min(links) < 1:
            faults.append(f"state.links: {len(pile)} cards lie on the pile, {sum(links)} in links")
        else:
            at = 0
            for size in links:
                if len({card.rank for card in pile[at : at + size]}) > 1:
                    faults.append("state.links: a link is of one rank")
                at += size
    count = len(links) or len([*groupby(pile, key=lambda card: card.rank)])
    faults += [
        f"state.dead: there is no link {place}" for place in memory.dead if not 0 < place <= count
    ]
    if memory.last is not None:
        if not pile:
            faults.append("state.last: no link lies on the pile")
        elif not 0 <= memory.last.run < count:
            faults.append("state.last: no such run lies on the pile")
    return faults


def _phase(state: CuntSoul) -> list[str]:
    """What each phase takes for granted."""
    memory, seat = state.memory, state.turn
    if seat not in state.seats:
        return [] if memory.phase == "over" else ["state.phase: over, if nobody has the turn"]
    if memory.phase == "over":
        return ["turn: null, if the game is over"]
    if memory.phase == "choose":
        return _choosing(state)
    faults = []
    playing = state.playing()
    if len(playing) < 2:
        faults.append("at least two seats must hold cards")
    faults += [f"state.out: {gone} still holds cards" for gone in memory.out if gone in playing]
    if seat not in playing and memory.phase == "turn":
        faults.append(f"turn: {seat} holds no card")
    if memory.phase in {"run", "swap"} and (memory.last is None or memory.last.by != seat):
        faults.append(f"state.phase: {memory.phase} needs a `last` by {seat}")
    if memory.phase == "burn" and not (state.zones["source"] and state.upright(seat)):
        faults.append("state.phase: burn needs a source and an upright face-up card")
    return faults


def _choosing(state: CuntSoul) -> list[str]:
    """Who has yet to choose must have the cards to do so."""
    order = state.round_from(state.memory.dealer)
    faults = []
    for seat in order[order.index(state.turn or "") :]:
        row = len(state.zones[UP[seat]])
        if state.zones[FIELD[seat]]:
            faults.append(f"zones.{FIELD[seat]}: {seat} has yet to choose a field card")
        if row > state.options.up or len(state.zones[HAND[seat]]) <= state.options.up - row:
            faults.append(f"zones.{HAND[seat]}: {seat} can't choose with these cards")
    return faults


def _swaps(state: CuntSoul) -> list[str]:
    """Swaps noted must be such that they could be undone now."""
    last = state.memory.last
    if last is None or not last.swaps:
        return []
    hand, row = state.zones[HAND[last.by]][:], state.zones[UP[last.by]][:]
    down = state.zones[DOWN[last.by]][:]
    for made in reversed(last.swaps):
        try:
            given, place, taken = parts(made)
            out, back = card_named(given), card_named(taken)
            _take_back(out, place, back, (hand, row, down))
        except (ValueError, IndexError):
            hint = ": a position names every card" if HIDDEN in made else ""
            return [f"state.last: “{made}” can't have been swapped{hint}"]
    return []


def _take_back(
    out: Card, place: int, back: Card, zones: tuple[list[Card], list[Card], list[Card]]
) -> None:
    hand, row, down = zones
    if place:
        if down[place - 1] is not out:
            raise ValueError(out)
        down[place - 1] = back
    else:
        row.remove(out)
        row.append(back)
    hand.remove(back)
    hand.append(out)


def _tooltip(state: CuntSoul, reader: Seat, at: Spot) -> Iterable[Fact]:
    state.fields_changed()
    return tooltip(state, reader, at)


def _preview(state: CuntSoul, move: Move) -> Iterable[Fact]:
    state.fields_changed()
    return preview(state, move)


def _notes(state: CuntSoul) -> list[Note]:
    state.fields_changed()
    return notes(state)


def _powers(state: CuntSoul, at: Spot) -> Sequence[str]:
    """What a card does that can be played, or that lies in a field, as the fields have it."""
    state.fields_changed()
    one, fields = at.card, state.fields
    if one is None or at.kind not in {"hand", "up", "field"}:
        return ()
    if at.kind == "field":
        return (state.powers.field_words[one.rank],) if at_work(state, one) else ()
    every: Sequence[str] = () if fields.mute else state.options.powers[one.rank]  # type: ignore[index]
    words = [word for word in every if word != "overrule" and _acts(state, one.rank, word)]
    return [*words, "overrule"] if one.rank in fields.overruling and every else words


def _acts(state: CuntSoul, rank: str, word: str) -> bool:
    """Whether a rank's power does anything now, given the field cards and the draw pile."""
    match word:
        case "toll" if not state.zones["source"]:
            return False
        case "choose" if len(state.seats_in()) == 2:
            return False
        case "reverse" if state.fields.stack(1) % 2 == 0:
            return False
    mirrors = rank == JOKER or rank in state.powers.mirrors
    return mirrors or rank in state.working(word)


def _beat(state: CuntSoul) -> Note | None:
    """The value that the next link must follow, and which way (CS-13, CS-15, CS-22, CS-27)."""
    state.fields_changed()
    value, power = state.top()
    if value in {None, TABLE} or state.memory.phase in {"choose", *_DUE}:
        return None
    way, call = "down" if state.fields.downward else "up", state.standing_call()
    if state.memory.phase == "run":
        value, way = state.run_rank(), "same"
    elif call:
        way = "up" if call == "higher" else "down"
    elif state.anything_fits():
        way = "any"
    elif power == "bind":
        way = "same"
    if value is None:
        return None
    text, _ = wanted(state)
    label = Fact("cunt-soul.slate-value", {"value": value})
    return Note("pile", sign=way, facts={"label": label, "text": text})


GUIDE = Guide(
    refusal,
    means=means,
    preview=_preview,
    reasons=reasons,
    tooltip=_tooltip,
    race=race,
    notes=_notes,
    powers=_powers,
    beat=_beat,
    problems=problems,
)
