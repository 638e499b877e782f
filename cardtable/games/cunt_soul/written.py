"""Written positions of Cunt-Soul: what they leave to be concluded, and what can be wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from cardtable.engine.cards import HIDDEN, Card, card
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.swaps import parts
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul


def settle(state: CuntSoul) -> None:
    """Links of neighbours, seats without cards, an open source, a field card left alone."""
    memory = state.memory
    state.fields_changed()
    memory.horizontal = _canonical(memory.horizontal)
    memory.lingering = _canonical(memory.lingering)
    if not memory.links:
        ranks = groupby(state.zones["pile"], key=lambda one: one.rank)
        memory.links = tuple(len(list(like)) for _, like in ranks)
    if memory.phase == "choose":
        return
    playing = _playing(state)
    memory.out += tuple(
        seat for seat in state.seats if seat not in playing and seat not in memory.out
    )
    last = memory.last
    if last is not None:
        seats = last.seats or len(state.seats_in())
        memory.last = replace(last, next=last.next or state.after(last.by), seats=seats)
    state.show_source()
    if memory.phase == "turn" and state.turn is not None:
        fieldcards.take_up(state, state.turn)  # CS-82


def _playing(state: CuntSoul) -> list[str]:
    """Who is in: who holds cards, and who has just played the last one and has yet to decide."""
    deciding = None if state.memory.phase == "turn" else state.turn
    return [seat for seat in state.seats if state.holds(seat) or seat == deciding]


def _canonical(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card(name).name for name in names)


def problems(state: CuntSoul) -> list[str]:
    """What a written position gets wrong (section 4)."""
    memory = state.memory
    named = {"dealer": [memory.dealer], "changes": memory.changes, "out": memory.out}
    if memory.last is not None:
        last = memory.last
        named |= {"last.by": [last.by], "last.next": [last.next] if last.next else []}
    found = [
        f"state.{key}: there is no seat {seat}"
        for key, seats in named.items()
        for seat in seats
        if seat not in state.seats
    ]
    found += [
        f"zones.{FIELD[seat]}: a field card is one card"
        for seat in state.seats
        if len(state.zones[FIELD[seat]]) > 1
    ]
    found += _cards(state) + _pile(state)
    return found or [*_phase(state), *_swaps(state)]


def _cards(state: CuntSoul) -> list[str]:
    """Cards named in the memory must be where it says."""
    rows = {one for seat in state.seats for one in state.zones[UP[seat]]}
    found = []
    for key, names, among in (
        ("horizontal", state.memory.horizontal, rows),
        ("lingering", state.memory.lingering, set(state.cards)),
    ):
        for name in names:
            try:
                known = card(name) in among
            except ValueError as error:
                found.append(f"state.{key}: {error}")
                continue
            if not known:
                where = "is no face-up card" if key == "horizontal" else "is not on the table"
                found.append(f"state.{key}: {name} {where}")
    return found


def _pile(state: CuntSoul) -> list[str]:
    memory, pile = state.memory, state.zones["pile"]
    found = []
    links = memory.links
    if links:
        if sum(links) != len(pile) or min(links) < 1:
            found.append(f"state.links: {len(pile)} cards lie on the pile, {sum(links)} in links")
        else:
            at = 0
            for size in links:
                if len({one.rank for one in pile[at : at + size]}) > 1:
                    found.append("state.links: a link is of one rank")
                at += size
    count = len(links) or len([*groupby(pile, key=lambda one: one.rank)])
    found += [
        f"state.dead: there is no link {place}" for place in memory.dead if not 0 < place <= count
    ]
    if memory.last is not None:
        if not pile:
            found.append("state.last: no link lies on the pile")
        elif not 0 <= memory.last.run < count:
            found.append("state.last: no such run lies on the pile")
    return found


def _phase(state: CuntSoul) -> list[str]:
    """What each phase takes for granted."""
    memory, seat = state.memory, state.turn
    if seat not in state.seats:
        return [] if memory.phase == "over" else ["state.phase: over, if nobody has the turn"]
    if memory.phase == "over":
        return ["turn: null, if the game is over"]
    if memory.phase == "choose":
        return _choosing(state)
    found = []
    playing = _playing(state)
    if len(playing) < 2:
        found.append("at least two seats must hold cards")
    found += [f"state.out: {one} still holds cards" for one in memory.out if one in playing]
    if seat not in playing and memory.phase == "turn":
        found.append(f"turn: {seat} holds no card")
    if memory.phase in {"run", "swap"} and (memory.last is None or memory.last.by != seat):
        found.append(f"state.phase: {memory.phase} needs a `last` by {seat}")
    if memory.phase == "burn" and not (state.zones["source"] and fieldcards.upright(state, seat)):
        found.append("state.phase: burn needs a source and an upright face-up card")
    return found


def _choosing(state: CuntSoul) -> list[str]:
    """Who has yet to choose must have the cards to do so."""
    order = state.round_from(state.memory.dealer)
    found = []
    for seat in order[order.index(state.turn or "") :]:
        row = len(state.zones[UP[seat]])
        if state.zones[FIELD[seat]]:
            found.append(f"zones.{FIELD[seat]}: {seat} has yet to choose a field card")
        if row > state.options.up or len(state.zones[HAND[seat]]) <= state.options.up - row:
            found.append(f"zones.{HAND[seat]}: {seat} can't choose with these cards")
    return found


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
            out, back = card(given), card(taken)
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
