"""Written positions of Cuttle: what they leave to be concluded, and what can be wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, card, names, with_riders
from cardtable.engine.notation import Seat
from cardtable.games.cuttle.options import JACK, PICTURES
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def conclude(state: Cuttle) -> None:
    """Fill in who played each card on the table (section 2)."""
    state.memory.laid_by = {one.name: seat for one, seat in _players(state) if seat}


def _players(state: Cuttle) -> Iterator[tuple[Card, Seat | None]]:
    """Every card on the table with the seat that played it; None where nothing tells."""
    told = state.memory.laid_by
    two = dict(zip(state.seats, state.seats[::-1], strict=True)) if len(state.seats) == 2 else {}
    for owner in state.seats:
        for group in with_riders(state.zones[POINTS[owner]], JACK):
            player: Seat | None = owner  # who played the top card has the group
            for one in reversed(group):
                yield one, told.get(one.name, player)
                player = two.get(player or "")
        for one in state.zones[ROYALS[owner]]:
            yield one, told.get(one.name, owner)
        for one in state.zones[GLASSES[owner]]:
            yield one, told.get(one.name, two.get(owner))


def problems(state: Cuttle) -> list[str]:
    """What a written position gets wrong (section 2), once it is clear whose turn it is."""
    memory = state.memory
    memory.player = memory.player or state.turn or ""
    memory.laid_by = {_canonical(name): seat for name, seat in memory.laid_by.items()}
    memory.frozen = {seat: tuple(map(_canonical, run)) for seat, run in memory.frozen.items()}
    strange = [one for one in state.cards if one not in state.ranks.value]
    if strange:
        return [f"zones: {names(strange)}: no such card in this game's pack"]
    found = [*_seats(state), *_rows(state), *_frozen(state)]
    return found or [*_laid(state), *_phase(state)]


def _canonical(name: str) -> str:
    """A card's name as it is printed; what names no card is found out later."""
    try:
        return card(name).name
    except ValueError:
        return name


def _seats(state: Cuttle) -> Iterator[str]:
    memory = state.memory
    named = {
        "dealer": [memory.dealer],
        "player": [memory.player] if memory.player else [],  # nobody, if the game is over
        "frozen": list(memory.frozen),
        "laid_by": list(memory.laid_by.values()),
        "played_by": list(memory.played_by),
    }
    for key, seats in named.items():
        yield from (f"state.{key}: there is no seat {s}" for s in seats if s not in state.seats)


def _rows(state: Cuttle) -> Iterator[str]:
    for seat in state.seats:
        for group in with_riders(state.zones[POINTS[seat]], JACK):
            if group[0].rank == JACK:
                yield f"zones.{POINTS[seat]}: {group[0].name} must lie on a point card"
            elif group[0].rank in PICTURES:
                yield f"zones.{POINTS[seat]}: {group[0].name} counts no points"
        for one in state.zones[ROYALS[seat]]:
            if state.ranks.power[one] not in {"shield", "crown"}:
                yield f"zones.{ROYALS[seat]}: {one.name} is neither a Queen nor a King"
        for one in state.zones[GLASSES[seat]]:
            if state.ranks.power[one] != "glasses":
                yield f"zones.{GLASSES[seat]}: {one.name} does not open a hand"


def _frozen(state: Cuttle) -> Iterator[str]:
    memory = state.memory
    for seat, run in memory.frozen.items():
        held = [one.name for one in state.zones.get(HAND.get(seat, ""), [])]
        yield from (f"state.frozen.{seat}: {x} is not in that hand" for x in run if x not in held)
    kept = memory.frozen.get(memory.player, ())
    yield from (f"state.fresh: {x} is not frozen" for x in memory.fresh if x not in kept)


def _laid(state: Cuttle) -> Iterator[str]:
    players = {one.name: seat for one, seat in _players(state)}
    for name in state.memory.laid_by:
        if name not in players:
            yield f"state.laid_by: {name} does not lie on the table"
    for name, seat in players.items():
        if seat is None:
            yield f"state.laid_by: {name} is missing: with three seats nothing else tells"
    for owner in state.seats:
        for one in state.zones[ROYALS[owner]]:
            if players[one.name] != owner:
                yield f"state.laid_by: {one.name} lies beside the points of {owner}, who played it"
        for one in state.zones[GLASSES[owner]]:
            if players[one.name] == owner:
                yield f"state.laid_by: {one.name} lies in front of {owner}: another played it"
        for group in with_riders(state.zones[POINTS[owner]], JACK):
            if players[group[-1].name] != owner:
                yield f"state.laid_by: {group[-1].name} is on top in the row of {owner}"
            for below, above in pairwise(group):
                if players[below.name] == players[above.name] is not None:
                    yield f"state.laid_by: {above.name} can't lie on a card of its own player"


def _phase(state: Cuttle) -> Iterator[str]:
    """What a phase needs; those other than `turn` come from positions that the program wrote."""
    memory, zones, seat = state.memory, state.zones, state.turn
    if seat is None:
        return
    by, target = memory.played_by, memory.target
    if memory.phase in {"turn", "take", "drawn", "limit"} and memory.player != seat:
        yield f"state.player: it is {seat} who must decide"
    if memory.phase != "counter" and (by or target):
        yield "state.played_by: no action waits for its answers in this phase"
    wrong = {
        "turn": zones["played"] or zones["drawn"],
        "counter": not by or len(by) != len(zones["played"]) or seat == by[-1],
        "take": not zones["played"] or not state.takeable(),
        "drawn": not zones["drawn"],
        "discard": len(state.hand(seat)) <= state.to_give_up(),
        "limit": state.options.hand_limit_at != "end" or not state.to_give_up(),
    }
    if wrong[memory.phase]:
        yield f"state.phase: {memory.phase} does not fit the cards on the table"
    elif target is not None and target not in state.seats and not _on_table(state, target):
        yield f"state.target: {target} is neither a seat nor a card on the table"


def _on_table(state: Cuttle, name: str) -> bool:
    return any(one.name == name and state.zone_of(one) for one in state.cards)
