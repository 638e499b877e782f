"""What can be wrong with a written position of Soul Taker (ST-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker


def problems(state: SoulTaker) -> list[str]:
    """All that is wrong with it."""
    memory = state.memory
    if state.turn is None:
        return []
    if memory.first not in state.seats:
        return [f"state.first: there is no seat {memory.first}"]
    found = [
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
    return found + (_of_option(state) if memory.option else _of_exchange(state))


def _of_option(state: SoulTaker) -> list[str]:
    zones, option, found = state.zones, state.memory.option, []
    kept = option == "return" and not state.options.fresh_discards
    if len(zones["table"]) != (2 if kept else 0):
        found.append("zones.table: nothing lies there while an option waits")
    if state.to_play("p1") != state.to_play("p2"):
        found.append("both seats must hold equally many cards to play")
    if option == "give" and not zones[f"{state.turn}.secured"]:
        found.append("state.option: there is no secured card to give")
    if option == "return" and not zones["p1.lost"] + zones["p2.lost"]:
        found.append("state.option: there is no lost card to return")
    return found


def _of_exchange(state: SoulTaker) -> list[str]:
    leader = state.leader
    mine, theirs = state.to_play(leader), state.to_play(OTHER[leader])
    led = len(state.zones["table"])
    if led > 1:
        return ["zones.table: one led card at most lies there"]
    found = []
    turn = OTHER[leader] if led else leader
    if state.turn != turn:
        found.append(f"turn: it is for {turn} to play in exchange {state.memory.exchange}")
    if led and theirs != mine + 1:
        found.append("who answers must hold one card more than who has led")
    if not led and (mine != theirs or not mine):
        found.append("both seats must hold equally many cards to play, and at least one")
    return found


def _strays(state: SoulTaker) -> list[str]:
    """Cards of the wrong deck in the standard game."""
    sides = {"condemnation": FAIR, "influence": FOUL}
    return [
        f"zones.{zone}: {one.name} is of the other deck"
        for zone, run in state.zones.items()
        for one in run
        if one.suit != sides.get(zone, SIDE.get(zone.partition(".")[0], one.suit))
    ]
