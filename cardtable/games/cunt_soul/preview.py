"""What a line of Cunt-Soul would do: it is played in a copy of the table, and read off there.

Nothing that is told depends on hidden cards: only on numbers of cards, and on what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, card
from cardtable.engine.events import Said, as_told
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.effects import effect, law
from cardtable.games.cunt_soul.landing import counting, demand, landed, overrules, standing
from cardtable.games.cunt_soul.telling import acting, acting_law, clash, does, same_again
from cardtable.games.cunt_soul.zones import FIELD, HAND

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

_ASKED = {"run": "done", "swap": "done", "call": "call higher"}
"""What is asked at the end of a chain, and an answer that changes nothing else."""

_CLAUSES = {"bind", "open", "toll"}
"""The powers that are told in sentences of their own; of others the link is the subject."""

_NO_LOSS = {"kind", "flat", "run"}
"""The reasons why a power does not work that are told in other words."""


def means(state: CuntSoul, move: Move) -> Said | None:
    """What a line of the seat on turn would do; None where it says so itself."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    pile = len(state.zones["pile"])
    match verb:
        case "play":
            return _play(state, seat, move, run)
        case "flip":
            return _said(seat, "risk", place=rest[0], count=pile + 1)
        case "pickup":
            return _said(seat, "pile" if pile else "nothing", count=pile)
        case "field" if state.memory.phase == "choose" or not state.zones[FIELD[seat]]:
            return _said(seat, "free", card=run[0], effect=law(state, run[0].rank))
        case "field":
            return _change(state, seat, run[0])
        case "swap":
            return _said(seat, "for", given=run[0], taken=run[1])
        case "burn":
            return _said(seat, "fate", fate=_fate_of_price(state), next=replacing(state, state))
        case "call":
            return _call(state, seat, move)
    return None


class Foreseen:
    """A line played in a copy of the table, and on until somebody has to decide something else."""

    def __init__(self, state: CuntSoul, move: Move, *, on: bool = True) -> None:
        """Without `on`, no further than the line itself goes."""
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
        return next((one for one in self.said if one.word == word), None)


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
        return _said(seat, "lost", **about)
    about["effects"] = tuple(effects) or (Fact("cunt-soul.does-nothing"),)
    return _said(seat, "less" if "lost" in about else "does", **about, after=tuple(after))


def _effects(state: CuntSoul, seen: Foreseen, run: list[Card]) -> Iterator[Fact]:
    """What the link does, of which it is the subject."""
    if state.memory.phase != "run" and overrules(state, run[0].rank):
        yield Fact("cunt-soul.overrules")
    yield from _undone(seen)
    if (burned := _burned(seen)) is not None:
        if not burned.about.get("use") or burned.about["use"] == "alone":
            yield Fact("cunt-soul.burns", {"count": _number(burned)})
        return
    value, power = landed(state, run)
    if state.memory.phase == "run" or value is None:
        return
    if value != run[0].rank:
        yield counting(seen.world, value, len(run))
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
        value, power = landed(state, run)
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


def _undone(seen: Foreseen) -> Iterator[Fact]:
    """What a joker undoes (CS-62 to CS-64)."""
    if (run := seen.told("run_undone")) is not None:
        yield Fact("cunt-soul.sends-run-back", {"who": run.seat})
    elif (swaps := seen.told("swap_undone")) is not None:
        yield Fact("cunt-soul.undoes-swaps", {"count": _number(swaps)})
    elif (gone := seen.told("neutralised")) is not None:
        yield Fact("cunt-soul.cancels", {"cards": tuple(map(card, _cards(gone)))})


# ---------------------------------------------------------------------- field cards and calls


def with_field(state: CuntSoul, seat: Seat, one: Card) -> CuntSoul:
    """The table with that field card in the place of the old one, before it is paid for."""
    world = state.clone()
    world.known = world.events = None
    world.zones[FIELD[seat]] = [one]
    world.fields_changed()
    return world


def _change(state: CuntSoul, seat: Seat, one: Card) -> Said:
    """What a new field card would do and cost, in few words (CS-70, CS-71)."""
    world, (old,) = with_field(state, seat, one), state.zones[FIELD[seat]]
    again = one.rank == old.rank or same_again(world, one)
    told = Fact("cunt-soul.nothing-new") if again else acting_law(world, one)
    way = "gratis" if state.options.field_change_cost == "none" else "changed"
    return _said(seat, way, card=one, effect=told, paid=_paid(state, seat))


def _paid(state: CuntSoul, seat: Seat) -> Card | None:
    """The card that pays for a new field card, where only one can (CS-71)."""
    row = fieldcards.upright(state, seat)
    return row[0] if len(row) == 1 else None


def preview(state: CuntSoul, move: Move) -> Iterator[Fact]:
    """Of a field card what it does in full, what it costs and what else changes (CS-70, CS-71)."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    if verb != "field" or not isinstance(one := rest[0], Card):
        return
    lying = state.zones[FIELD[seat]]
    if state.memory.phase == "choose" or not lying:
        yield Fact("cunt-soul.acts", {"effect": effect(state, one.rank)})
        return
    old, world = lying[0], with_field(state, seat, one)
    yield _in_full(world, one, old)
    yield from _price_of_change(state, world, seat)
    stops = one.rank != old.rank and clash(state, old) is None
    yield Fact("cunt-soul.old-back", {"card": old, "stops": "yes" if stops else "no"})
    yield from _set_free(state, world, seat, one)
    if standing(state) is not None and standing(world) is None:
        yield Fact("cunt-soul.call-lapses")
    if state.fields.flipped and not world.fields.flipped:  # CS-46
        yield Fact("cunt-soul.source-down")
    left = state.options.field_changes_max - state.memory.changes.get(seat, 0) - 1
    yield Fact("cunt-soul.changes-left", {"count": left})


def _in_full(world: CuntSoul, one: Card, old: Card) -> Fact:
    """What a new field card does beside the others, or why it does nothing new."""
    if one.rank == old.rank:
        return Fact("cunt-soul.old-does", {"card": old})
    if alike := same_again(world, one):
        return Fact("cunt-soul.another-does", {"rank": alike})
    other = clash(world, one)
    if other is not None and other[0] and other[1].rank == one.rank:
        return Fact("cunt-soul.cancel-each", {"card": one, "who": other[0], "other": other[1]})
    return Fact("cunt-soul.acts", {"effect": acting(world, one)})


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
    found: dict[str, list[tuple[Seat, Card]]] = {}
    for owner in (each for each in state.seats if each != seat):
        for one in state.zones[FIELD[owner]]:
            freed = clash(state, one) is not None and clash(after, one) is None
            if freed and one.rank != new.rank:
                found.setdefault(one.rank, []).append((owner, one))
    for rank, cards in found.items():
        owner, one = cards[0]
        about: dict[str, Value] = {"who": owner, "card": one, "effect": effect(after, rank)}
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
    return "under" if fieldcards.goes_under(state) else "burned"


def _call(state: CuntSoul, seat: Seat, move: Move) -> Said:
    """What could follow after a call; that it is void if it lapses at once (CS-27, CS-82)."""
    call = words(move)[1]
    world = Foreseen(state, move, on=False).world
    if standing(world) is None:
        return _said(seat, f"{call} void", value=state.top()[0])
    what = demand(world, "short")
    word = f"{call} anything" if what.key == "cunt-soul.anything" else str(call)
    return _said(seat, word, fits=what)


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})
