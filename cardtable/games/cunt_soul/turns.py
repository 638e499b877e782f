"""The end of a chain, of a turn and of the game: who calls, who is next, who is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import card
from cardtable.games.cunt_soul import fieldcards, remarks
from cardtable.games.cunt_soul.landing import standing
from cardtable.games.cunt_soul.links import TABLE
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.engine.notation import Seat
    from cardtable.games.cunt_soul.game import CuntSoul


def chain_over(state: CuntSoul, seat: Seat) -> None:
    """After the last link: a call, then the next player's name, as far as they are due (CS-6)."""
    state.memory.swaps, state.memory.looked = 0, None
    if not state.zones[HAND[seat]] and ends_game(state, seat):
        end(state, seat)
    elif must_call(state):
        state.memory.phase = "call"
    else:
        name_next(state, seat)


def name_next(state: CuntSoul, seat: Seat) -> None:
    """Ask who is next where the seat may choose, then end the turn (CS-31, CS-51)."""
    if len(state.seats) - len(state.memory.out) > 2 and must_name(state, seat):
        state.memory.phase = "next"
    else:
        if state.events is not None:
            remarks.unasked(state, seat)
        end(state, seat)


def ends_game(state: CuntSoul, seat: Seat) -> bool:
    """Whether the game is over when this turn ends: nothing more is asked (CS-83)."""
    return state.leaves(seat) and len(state.seats) - len(state.memory.out) <= 2


def must_call(state: CuntSoul) -> bool:
    """Whether higher or lower must be called for the link just played (CS-27, CS-47)."""
    value, power = state.top()
    if power != "call" and not state.fields.bifurcate:
        return False
    return value is not None and value != TABLE and power != "bind"


def must_name(state: CuntSoul, seat: Seat) -> bool:
    """Whether the seat is to name who plays next."""
    power = state.top()[1]
    if power != "choose" and not (  # CS-31, CS-51
        state.fields.appoint and power not in {"skip", "reverse"}
    ):
        return False
    return not goes_again(state, seat) or state.leaves(seat)


def goes_again(state: CuntSoul, seat: Seat) -> bool:
    """Whether a burn gives the seat another turn, should it still be in (CS-16)."""
    memory = state.memory
    return memory.burnt and state.options.after_burn == "again" and seat not in memory.out


def end(state: CuntSoul, seat: Seat, named: Seat | None = None, passed: bool = False) -> None:
    """The end of a turn, in the order of CS-11."""
    memory = state.memory
    if passed and state.events is not None:
        remarks.unasked(state, seat, passed=True)
    if state.zones["source"]:
        state.fill(seat)
    if memory.owed:  # CS-34
        paid = state.draw(seat, memory.owed)
        if paid:
            state.say(seat, "paid", count=paid)
    alone = False
    if not state.zones[HAND[seat]] and state.leaves(seat):
        memory.out = (*memory.out, seat)
        memory.progress = True
        state.say(seat, "left")
        alone = len(state.seats) - len(memory.out) == 1
    following = seat if alone else _following(state, seat, named, passed)
    if memory.lingering:
        _linger_no_more(state, seat)
    memory.quiet = 0 if memory.progress else memory.quiet + 1  # CS-85
    if alone:
        _over(state, [])
    elif 0 < state.options.stall_turns <= memory.quiet:
        _over(state, state.seats_in())
    else:
        begin(state, following)


def _linger_no_more(state: CuntSoul, seat: Seat) -> None:
    """The fields that lingered are over, and perhaps a call with them (CS-82)."""
    call, value, was = standing(state), state.top()[0], card(state.memory.lingering[-1])
    state.memory.lingering = ()
    state.fields_changed()
    remarks.lapsed(state, seat, call, value, was)


def _following(state: CuntSoul, seat: Seat, named: Seat | None, passed: bool) -> Seat:
    """Who is next: the first case of CS-16 that applies."""
    if passed:
        return state.after(seat)
    if state.memory.burnt and goes_again(state, seat):
        return seat
    if named is not None:
        return named
    if state.top()[1] == "skip":  # CS-28
        stack = state.fields.stack(state.memory.links[-1])
        seats = tuple(state.after(seat, step) for step in range(1, stack + 1))
        state.say(seat, "skipped", count=stack, seats=seats)
        return state.after(seat, stack + 1)
    return state.after(seat)


def begin(state: CuntSoul, seat: Seat) -> None:
    """A new turn: what belongs to one turn is forgotten, a last field card taken up (CS-82)."""
    state.turn = seat
    _forget_turn(state)
    state.memory.phase = "turn"
    if not state.zones[HAND[seat]]:
        fieldcards.take_up(state, seat)


def _forget_turn(state: CuntSoul) -> None:
    memory = state.memory
    memory.changed = memory.burnt = memory.progress = False
    memory.owed = memory.swaps = 0
    memory.looked = None


def _over(state: CuntSoul, stalled: list[Seat]) -> None:
    """One seat is left (CS-84), or the seats named have stalled (CS-85)."""
    memory, zones = state.memory, state.zones
    ranking = [[seat] for seat in memory.out]
    if stalled:
        cards = {
            seat: sum(len(zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD))
            for seat in stalled
        }
        counts = sorted(set(cards.values()))
        ranking += [[seat for seat in stalled if cards[seat] == count] for count in counts]
        state.say(None, "stalled")
    else:
        ranking.append(state.seats_in())
    last = ranking[-1][0] if len(ranking[-1]) == 1 else None
    _forget_turn(state)
    memory.phase = "over"
    result = {
        "order": [seat for group in ranking for seat in group],
        "last": last,
        "next_dealer": state.carry()["dealer"],
    }
    if stalled:
        result["stalled"] = True
    state.say(last, "over")
    state.finish("stalled" if stalled else "last", ranking, result)
