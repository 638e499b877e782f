"""What people are told of Cunt-Soul's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Seat
from cardtable.engine.tips import Reason, counted, lines, look, one_of, shortest
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.fieldwords import effect
from cardtable.games.cunt_soul.landing import fits
from cardtable.games.cunt_soul.links import TABLE
from cardtable.games.cunt_soul.telling import (
    abilities,
    acting,
    calls,
    clash,
    does,
    named,
    so_many,
    together,
    wanted,
    why,
)
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


def tip(state: CuntSoul, reader: Seat, zone: str, place: int | None) -> list[str]:
    """What lies there: what it does if it is played, what as field card, what on the pile."""
    state.fields_changed()
    if zone in state.seats:
        return _seat(state, zone)
    owner, kind, run, one = look(state.zones, zone, place)
    if one is None:
        return lines(_zone(state, reader, owner, kind))
    match kind:
        case "field":
            return _field(state, reader, one, owner)
        case "pile":
            return _link(state, place or 0)
        case "burned":
            return []
        case "source":
            if place == len(run) - 1:
                return lines(f"{one.name} is drawn next")
            return lines(f"{one.name} lies in the source", "Somebody will draw it")
        case "down":
            return lines(f"{one.name} lies here face down", played(state, one, later=True))
        case "up" if state.memory.phase != "choose":
            later = bool(state.zones[HAND[owner]] or state.zones["source"])
            told = [played(state, one, later=later), _row(state, reader, one, owner)]
            return told[::-1] if one.name in state.memory.horizontal else told
    return lines(played(state, one), as_field(state, one))


def played(state: CuntSoul, one: Card, *, later: bool = False) -> str:
    """What a card does if it is played as things are, or `later`, whatever it then lies on."""
    phrases = abilities(state, one, later=later)
    told = f"Played: {', '.join(phrases) or 'no power'}"
    return shortest(told, f"Played: {phrases[-1] if phrases else 'no power'}")


def as_field(state: CuntSoul, one: Card) -> str:
    """What a card does as field card, and what it costs to lay it there now (CS-70, CS-71)."""
    full, short = effect(state, one.rank)
    return shortest(f"As field card: {full}", f"As field: {full}", f"As field card: {short}")


def _field(state: CuntSoul, reader: Seat, one: Card, owner: Seat) -> list[str]:
    full, short = acting(state, one)
    first, everyone = shortest(full, short), "It affects everyone, and is played last"
    other = clash(state, one)
    if other is not None or full.startswith("nothing"):
        everyone = "It is played last"
    if other is not None:
        by = f"{other[0]}'s {other[1].name}" if other[0] else f"{other[1].name}, which still counts"
        first = shortest(f"{effect(state, one.rank)[1]}: cancelled by {by}", f"cancelled by {by}")
    if state.memory.phase == "choose":
        return lines(as_field(state, one), "It is turned up when all have chosen")
    if owner == reader:
        return lines(first, changes(state, reader) or Reason(everyone))
    also = "; it affects everyone" if "everyone" in everyone else ""
    return lines(first, f"{owner}'s field card{also}")


def changes(state: CuntSoul, seat: Seat) -> str:
    """How a seat may change its field card, and what that costs (CS-70, CS-71); "": it can't."""
    options = state.options
    done = state.memory.changes.get(seat, 0)
    if done >= options.field_changes_max or not state.zones["source"]:
        return ""
    if options.field_change_cost == "none":
        return "For everyone; changing it costs nothing"
    if not fieldcards.upright(state, seat):
        return "For everyone; no upright card left to change"
    return "For everyone; a change costs a face-up card"


def _row(state: CuntSoul, reader: Seat, one: Card, owner: Seat) -> str:
    """When a face-up card is played, and whether it can pay for a field card (CS-9, CS-71)."""
    costs = state.options.field_changes_max and state.options.field_change_cost == "horizontal"
    if one.name in state.memory.horizontal:
        return "Sideways: can't pay for a new field card"
    if state.zones[HAND[owner]] or state.zones["source"]:
        if costs and state.zones["source"]:
            return "Upright: it can pay for a new field card"
        return "Played once hand and source are gone"
    return "Play it now" if owner == reader else f"{owner} plays it now"


def _link(state: CuntSoul, place: int) -> list[str]:
    """A link's value, power and reason; of the top one what fits on it."""
    memory, pile = state.memory, state.zones["pile"]
    first = number = 0
    for number, size in enumerate(memory.links):  # noqa: B007 - the last one is wanted
        if place < first + size:
            break
        first += size
    value, power = state.fields.of_link(pile, memory.links, memory.dead, number)
    rank = pile[first].rank
    count, on_top = together(state, first, memory.links[number]), number == len(memory.links) - 1
    told = named(rank, count)
    if value not in {rank, TABLE}:
        told += f" counting as {so_many(state, value, count)}"
    called = on_top and calls(state)
    action = does(state, power, value, memory.links[number], called=called)
    line = shortest(f"{told}: {action}", f"{rank} as {value}: {action}")
    reason = why(state, number, first)
    if value == TABLE:
        line = _nothing(told, memory.links[number], on_top=on_top)
    if on_top and not reason:
        reason = needs(state)
        if action.startswith(("anything fits", reason.lower())):
            reason = ""
    return lines(line, shortest(reason, reason.partition("; ")[0]))


def _nothing(link: str, size: int, *, on_top: bool) -> str:
    """What a link is that has nothing below it to take a value from (CS-26, CS-35)."""
    verb = "counts" if size == 1 else "count"
    told = f"{link} {verb} as an empty pile"
    short = f"{link}: anything fits, as on an empty pile"
    return shortest(f"{told}: anything fits", short) if on_top else told


def needs(state: CuntSoul) -> str:
    """What the next card must be, or what else is asked for (CS-13, CS-27)."""
    text, label = wanted(state)
    if text == fits(state, spelled=True):
        text = f"needs {text}"
    if text.startswith("needs"):
        return shortest(text, f"needs {fits(state)}", label)
    return shortest(text, label)


def _zone(state: CuntSoul, reader: Seat, owner: Seat, kind: str) -> str:
    zones = state.zones
    match kind:
        case "source":
            if not zones["source"]:
                return "Hands are not filled up any more"
            return f"Hands are filled up to {counted(state.fields.hand_size)}"
        case "pile":
            return needs(state)
        case "burned":
            if state.fields.phoenix and zones["source"]:
                return "Burned cards go under the source now"
            return "Out of the game"
        case "down":
            return (
                "Nobody knows them; played after the rest" if zones[DOWN[owner]] else "All are gone"
            )
        case "up":
            if state.memory.phase == "choose":
                return _for_the_end(state)
            return "Played once hand and source are gone" if zones[UP[owner]] else "All are gone"
        case "field":
            if state.memory.phase == "choose":
                return "It affects everyone: choose what you can bear"
            if not zones[FIELD[owner]]:
                return "No field card lies here any more"
            mine = changes(state, reader) if owner == reader else ""
            return mine or "A field card affects everyone"
    return "Your cards to play" if owner == reader else "Only their owner sees them"


def _for_the_end(state: CuntSoul) -> str:
    """Which cards are good to lie face up: those that fit on almost anything (CS-14)."""
    ranks = [rank for rank in state.powers.order if rank in state.powers.overruling]
    best = [*ranks, *(["a joker"] if state.powers.neutralising else [])]
    told = f"For the end: best {one_of(best)}" if best else ""
    return shortest(told, "For the end") if told else "Played once hand and source are gone"


def _seat(state: CuntSoul, seat: Seat) -> list[str]:
    memory = state.memory
    if seat in memory.out:
        return ["Out: no cards left"]
    if not state.zones["source"]:
        return ["Out once hand, rows and field are empty"]
    return ["Out once source and all cards are gone"]
