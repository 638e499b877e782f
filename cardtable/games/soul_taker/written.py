"""What can be wrong with a written position of Soul Taker (ST-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def problems(state: SoulTaker) -> list[str]:
    """All that is wrong with it."""
    found = list(_anywhere(state))
    if found or state.turn is None:
        return found
    waiting = _of_option(state) if state.memory.option else _of_exchange(state)
    return [*_cards(state), *_told(state), *waiting]


def _anywhere(state: SoulTaker) -> Iterator[str]:
    """What no position may have, not even a finished one."""
    memory, rounds = state.memory, state.options.rounds
    for zone, run in state.zones.items():
        for one in run:
            if one.suit not in (FAIR, FOUL):
                yield f"zones.{zone}: {one.name} is no card of this game"
    if memory.first not in state.seats:
        yield f"state.first: there is no seat {memory.first}"
    if memory.round > rounds:
        yield f"state.round: there are {rounds} rounds, not {memory.round}"


def _cards(state: SoulTaker) -> Iterator[str]:
    """Blind places with several cards, and in the standard game what only the mixed one has."""
    sides = {"condemnation": FAIR, "influence": FOUL, "table": SIDE[state.leader]}
    for zone, run in state.zones.items():
        if ".down" in zone and len(run) > 1:
            yield f"zones.{zone}: a blind place holds one card"
    if state.mixed:
        return
    for zone, run in state.zones.items():
        for one in run:
            if one.suit != sides.get(zone, SIDE.get(zone.partition(".")[0], one.suit)):
                yield f"zones.{zone}: {one.name} is of the other deck"
    if state.memory.first != "p1":
        yield "state.first: in the standard game p1 leads first"
    if state.memory.option:
        yield "state.option: only the mixed game has options"


def _told(state: SoulTaker) -> Iterator[str]:
    """What is told to have been played in this round and doesn't lie open, or not once."""
    open_zones = [zone for zone in state.zones if not zone.endswith((".deck", ".hand"))]
    lying = [one.name for zone in open_zones if ".down" not in zone for one in state.zones[zone]]
    for line in state.memory.played:
        name = line.removeprefix("down ")
        if name in lying:
            lying.remove(name)
        else:
            yield f"state.played: {line} is no card that lies open"


def _of_option(state: SoulTaker) -> Iterator[str]:
    zones, option = state.zones, state.memory.option
    if option == "return" and not state.options.fresh_discards:
        yield from _kept(state)
    elif zones["table"]:
        yield "zones.table: nothing lies there while this option waits"
    if state.to_play("p1") != state.to_play("p2"):
        yield "both seats must hold equally many cards to play"
    if option == "give" and not zones[f"{state.turn}.secured"]:
        yield "state.option: there is no secured card to give"
    if option == "return" and not zones["p1.lost"] + zones["p2.lost"]:
        yield "state.option: there is no lost card to return"


def _kept(state: SoulTaker) -> Iterator[str]:
    """The two Fair cards that wait on the table for a return without fresh discards."""
    run, leader = state.zones["table"], state.leader
    if len(run) != 2 or any(one.suit != FAIR for one in run) or run[0].rank == run[1].rank:
        yield "zones.table: the two unequal Fair cards of the exchange lie there, lead first"
        return
    higher = leader if run[0].rank > run[1].rank else OTHER[leader]
    if state.turn != higher:
        yield f"turn: the option is {higher}'s, whose card is the higher one"


def _of_exchange(state: SoulTaker) -> Iterator[str]:
    leader = state.leader
    mine, theirs = state.to_play(leader), state.to_play(OTHER[leader])
    led = len(state.zones["table"])
    if led > 1:
        yield "zones.table: one led card at most lies there"
        return
    turn = OTHER[leader] if led else leader
    if state.turn != turn:
        yield f"turn: {turn} plays next in exchange {state.memory.exchange}"
    if led and theirs != mine + 1:
        yield "who answers must hold one card more than who has led"
    if not led and (mine != theirs or not mine):
        yield "both seats must hold equally many cards to play, and at least one"
