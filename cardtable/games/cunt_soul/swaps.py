"""Swaps of hand cards with one's own rows: made, undone, seen and guessed (CS-25, CS-45, CS-64)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from cardtable.engine.cards import HIDDEN, Card, card
from cardtable.games.cunt_soul.options import Last
from cardtable.games.cunt_soul.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.notation import Seat
    from cardtable.engine.view import View
    from cardtable.games.cunt_soul.game import CuntSoul


def perform(state: CuntSoul, seat: Seat, said: list[Any]) -> bool:
    """Carry out a line of phase `swap`. Whether that was the last swap."""
    memory = state.memory
    match said:
        case "look", place:  # CS-45
            memory.looked = int(place)
            state.reveal([state.zones[DOWN[seat]][memory.looked - 1]], DOWN[seat], [seat])
            return False
        case "swap", mine, open_:
            _swap(state, seat, mine, open_)
        case "bury", mine, place:
            _bury(state, seat, mine, int(place))
    memory.looked = None
    memory.swaps -= 1
    return memory.swaps == 0


def _swap(state: CuntSoul, seat: Seat, mine: Card, open_: Card) -> None:
    """A hand card for a face-up card, which keeps its way of lying (CS-25)."""
    state.put(mine, HAND[seat], UP[seat])
    state.put(open_, UP[seat], HAND[seat])
    _lie_alike(state, open_, mine)
    _note(state, f"{mine.name} {open_.name}")
    state.say(seat, "swapped", given=mine, taken=open_)


def _bury(state: CuntSoul, seat: Seat, mine: Card, place: int) -> None:
    """A hand card for a face-down card, both unseen by others (CS-45)."""
    taken = state.zones[DOWN[seat]][place - 1]
    state.tuck([mine], HAND[seat], DOWN[seat], place - 1)
    state.move([taken], DOWN[seat], HAND[seat])
    _note(state, f"{mine.name} {place} {taken.name}")
    state.say(seat, "buried", place=place)


def _note(state: CuntSoul, made: str) -> None:
    last = state.memory.last
    if last is not None:
        state.memory.last = last_with(last, last.run, (*last.swaps, made))


last_of = cache(Last)
"""The `Last` of these attributes: a search meets the same ones again and again."""


def last_with(last: Last, run: int, swaps: tuple[str, ...]) -> Last:
    """The same, with so many links of a run and these swaps.

    `dataclasses.replace` takes ten times as long.
    """
    return Last(last.by, last.power, last.next, last.seats, last.high, run, swaps)


def _lie_alike(state: CuntSoul, gone: Card, came: Card) -> None:
    """What replaces a sideways card lies sideways."""
    memory = state.memory
    if gone.name in memory.horizontal:
        kept = tuple(name for name in memory.horizontal if name != gone.name)
        memory.horizontal = (*kept, came.name)


def undo(state: CuntSoul, last: Last) -> None:
    """Every card back where it was, the last swap first (CS-64)."""
    seat = last.by
    for made in reversed(last.swaps):
        given, place, taken = parts(made)
        if place:
            state.move([card(given)], DOWN[seat], HAND[seat])
            state.move([card(taken)], HAND[seat], DOWN[seat], place - 1)
        else:
            state.move([card(given)], UP[seat], HAND[seat])
            state.move([card(taken)], HAND[seat], UP[seat])
            _lie_alike(state, card(given), card(taken))
    state.say(seat, "swap_undone", count=len(last.swaps))


def parts(made: str) -> tuple[str, int, str]:
    """A noted swap: the card given, the face-down place (0: a face-up card), the card taken."""
    words = made.split()
    return words[0], int(words[1]) if len(words) > 2 else 0, words[-1]


def as_seen(made: Sequence[str], known: dict[Card, int], bit: int) -> list[str]:
    """The swaps noted, as the seat of that bit may know them."""

    def seen(word: str) -> str:
        if word == HIDDEN or word.isdecimal():
            return word
        return word if known.get(card(word), 0) & bit else HIDDEN

    return [" ".join(map(seen, each.split())) for each in made]


def guess(state: CuntSoul, view: View, rng: Random) -> None:
    """Make an imagined world fit the swaps that its view tells of, so that they can be undone.

    What was given in secret follows from the face-down places. What was taken may be any card that
    has been dealt to the hand unseen, all of them alike. A card that the view names in a swap and
    has forgotten elsewhere goes where it must be.
    """
    last = state.memory.last
    if last is None or not last.swaps:
        return
    zone = HAND[last.by]
    down = state.zones[DOWN[last.by]]
    for place, one in _buried(last).items():
        _trade(state, one, down[place - 1])
    places = zip(state.zones[zone], view.zones[zone], strict=True)
    unseen = [one for one, seen in places if seen is None]
    for one in _taken(last):
        if one not in state.zones[zone]:
            _trade(state, one, unseen.pop())
        elif one in unseen:
            unseen.remove(one)
    told: list[str] = []
    row = down[:]
    for made in reversed(last.swaps):  # as they are undone
        given, place, taken = parts(made)
        if not place:
            told.append(made)
            continue
        pick = int(rng.random() * len(unseen))
        one = unseen.pop(pick) if taken == HIDDEN else card(taken)
        if given == HIDDEN:
            unseen.append(row[place - 1])
        told.append(f"{row[place - 1]} {place} {one}")
        row[place - 1] = one
    state.memory.last = last_with(last, last.run, tuple(reversed(told)))


def _buried(last: Last) -> dict[int, Card]:
    """The cards named as given to face-down places: what lies in each of them now."""
    lying = {place: given for given, place, _ in map(parts, last.swaps)}
    return {place: card(name) for place, name in lying.items() if place and name != HIDDEN}


def _taken(last: Last) -> list[Card]:
    """The cards named as taken and not given again: they are in the hand now."""
    held: dict[str, None] = {}
    for given, _, taken in map(parts, last.swaps):
        held.pop(given, None)
        held[taken] = None
    return [card(name) for name in held if name != HIDDEN]


def _trade(state: CuntSoul, one: Card, other: Card) -> None:
    """Two cards change places in an imagined world, should they not be one and the same."""
    for run in state.zones.values():
        for place, lying in enumerate(run):
            if lying is one or lying is other:
                run[place] = other if lying is one else one
