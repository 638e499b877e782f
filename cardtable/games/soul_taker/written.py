"""What can be wrong with a written position of Soul Taker (ST-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def problems(state: SoulTaker) -> list[str]:
    """All that is wrong with it."""
    memory = state.memory
    found = [
        f"zones.{zone}: {one.name} is no card of this game"
        for zone, run in state.zones.items()
        for one in run
        if one.suit not in (FAIR, FOUL)
    ]
    if memory.first not in state.seats:
        found.append(f"state.first: there is no seat {memory.first}")
    if memory.round > state.options.rounds:
        found.append(f"state.round: there are {state.options.rounds} rounds, not {memory.round}")
    if found or state.turn is None:
        return found
    found += [
        f"zones.{zone}: a blind place holds one card"
        for zone, run in state.zones.items()
        if ".down" in zone and len(run) > 1
    ]
    if not state.mixed:
        found += _strays(state)
        if memory.first != "p1":
            found.append("state.first: in the standard game p1 leads first")
        if memory.option:
            found.append("state.option: only the mixed game has options")
    found += _told(state)
    return found + (_of_option(state) if memory.option else _of_exchange(state))


def _told(state: SoulTaker) -> list[str]:
    """What is told to have been played in this round and doesn't lie open, or not once."""
    hidden = (".deck", ".down", ".hand")
    lying = [
        one.name
        for zone, run in state.zones.items()
        if not any(each in zone for each in hidden)
        for one in run
    ]
    found = []
    for line in state.memory.played:
        name = line.removeprefix("down ")
        if name not in lying:
            found.append(f"state.played: {line} is no card that lies open")
        else:
            lying.remove(name)
    return found


def _of_option(state: SoulTaker) -> list[str]:
    zones, option, found = state.zones, state.memory.option, []
    if option == "return" and not state.options.fresh_discards:
        found += _kept(state)
    elif zones["table"]:
        found.append("zones.table: nothing lies there while this option waits")
    if state.to_play("p1") != state.to_play("p2"):
        found.append("both seats must hold equally many cards to play")
    if option == "give" and not zones[f"{state.turn}.secured"]:
        found.append("state.option: there is no secured card to give")
    if option == "return" and not zones["p1.lost"] + zones["p2.lost"]:
        found.append("state.option: there is no lost card to return")
    return found


def _kept(state: SoulTaker) -> list[str]:
    """The two Fair cards that wait on the table for a return without fresh discards."""
    run = state.zones["table"]
    if len(run) != 2 or any(one.suit != FAIR for one in run) or run[0].rank == run[1].rank:
        return ["zones.table: the two unequal Fair cards of the exchange lie there, lead first"]
    leader = state.leader
    higher = leader if run[0].rank > run[1].rank else OTHER[leader]
    if state.turn != higher:
        return [f"turn: the option is {higher}'s, whose card is the higher one"]
    return []


def _of_exchange(state: SoulTaker) -> list[str]:
    leader = state.leader
    mine, theirs = state.to_play(leader), state.to_play(OTHER[leader])
    led = len(state.zones["table"])
    if led > 1:
        return ["zones.table: one led card at most lies there"]
    found = []
    turn = OTHER[leader] if led else leader
    if state.turn != turn:
        found.append(f"turn: {turn} plays next in exchange {state.memory.exchange}")
    if led and theirs != mine + 1:
        found.append("who answers must hold one card more than who has led")
    if not led and (mine != theirs or not mine):
        found.append("both seats must hold equally many cards to play, and at least one")
    return found


def _strays(state: SoulTaker) -> list[str]:
    """Cards of the wrong deck in the standard game."""
    sides = {"condemnation": FAIR, "influence": FOUL, "table": SIDE[state.leader]}
    return [
        f"zones.{zone}: {one.name} is of the other deck"
        for zone, run in state.zones.items()
        for one in run
        if one.suit != sides.get(zone, SIDE.get(zone.partition(".")[0], one.suit))
    ]
