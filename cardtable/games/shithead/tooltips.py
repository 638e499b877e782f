"""What Shithead's cards and piles are here and now: facts, the weightiest first.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never, cast

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar, Fact
from cardtable.engine.notation import Seat
from cardtable.engine.tips import Spot
from cardtable.games.shithead.options import Power
from cardtable.games.shithead.telling import (
    can_come_back,
    completes,
    fitting,
    left_with,
    threes_left,
)

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def tooltip(state: Shithead, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there and what it does."""
    kind, one = at.kind, at.card
    if kind in state.seats:
        yield from _seat(state, kind)
    elif kind == "pile":
        yield from _pile(state, at)
    elif one is None:
        yield from _zone(state, reader, at)
    elif kind in {"hand", "up"}:
        yield from _own(state, reader, at, one)


def _own(state: Shithead, reader: Seat, at: Spot, one: Card) -> Iterator[Fact]:
    """What a card of a hand or a row does, and when it can be played (SH-27, SH-41)."""
    owner, memory, shown = at.owner, state.memory, one.rank in state.powers.shown
    if memory.phase == "swap":
        if owner == reader:
            yield Fact("shithead.swap", {"row": at.kind})
        yield from _does(state, one, now=False)
        return
    if at.kind == "up" and (state.hand(owner) or state.zones["draw"]):
        yield from _early(state, owner, one)
        return
    if shown:
        yield from _three(state, owner, one)
        return
    if memory.shown is not None and memory.shown.to == owner:
        yield Bar("shithead.cant-answer", {"card": one})
        return
    fits = one.rank in state.powers.playable[state.to_beat()]
    if not fits:
        yield Bar("shithead.doesnt-fit", {"card": one, "fits": fitting(state)})
    elif (alike := _all_alike(state, owner)) > 1:
        yield Fact("shithead.all-out", {"who": owner, "count": alike})
    elif left_with(state, owner, 1):
        yield Fact("shithead.out", {"who": owner})
    yield from _does(state, one, now=fits)
    if fits and at.kind == "hand":
        yield from _in_a_row(state, owner, one)


def _does(state: Shithead, one: Card, *, now: bool) -> Iterator[Fact]:
    """What a card does once it is played (SH-38, SH-39); how the pile lies counts only `now`."""
    burns = one.rank in state.powers.burning
    if now and not burns and completes(state, one.rank, 1):
        about = {"run": state.options.burn_run, "rank": one.rank}
        yield Fact("shithead.does-complete", about)
        burns = True
    for power in state.powers.of[one.rank]:
        if power != "again" or not burns:  # who burns the pile goes again
            yield _power(power, one.rank, "yes" if now else "no")


def _power(power: Power, rank: str, now: str) -> Fact:
    match power:
        case "anytime":
            return Fact("shithead.does-anytime", {"now": now})
        case "again":
            return Fact("shithead.does-again", {"now": now})
        case "lower":
            return Fact("shithead.does-lower", {"now": now, "rank": rank})
        case "show":
            return Fact("shithead.does-show")
        case "burn":
            return Fact("shithead.does-burn", {"now": now})
        case "invisible":
            return Fact("shithead.does-invisible", {"now": now})
        case "skip":
            return Fact("shithead.does-skip", {"now": now})
        case "reverse":
            return Fact("shithead.does-reverse", {"now": now})
    assert_never(power)


def _early(state: Shithead, owner: Seat, one: Card) -> Iterator[Fact]:
    """Of an up-card whose owner has a hand to play first, or cards to draw (SH-27, SH-28)."""
    hand = state.hand(owner)
    if goes_along(state, owner, one):
        burns = "yes" if completes(state, one.rank, len(hand) + 1) else "no"
        yield Fact("shithead.goes-along", {"who": owner, "count": len(hand) + 1, "burns": burns})
        return
    first = "draw" if state.zones["draw"] else "hand"
    yield Bar("shithead.comes-later", {"first": first, "who": owner}, rule="SH-27")
    if one.rank not in state.powers.shown:
        if first == "hand" and state.options.match_up:
            yield Fact("shithead.along-with", {"rank": one.rank})
        yield from _does(state, one, now=False)


def goes_along(state: Shithead, seat: Seat, one: Card) -> bool:
    """Whether an up-card may be played together with that seat's whole hand now (SH-28).

    False where the hand is not known.
    """
    hand = cast("list[Card | None]", state.hand(seat))
    if state.zones["draw"] or not state.options.match_up or state.memory.shown is not None:
        return False
    fits = one.rank in state.powers.playable[state.to_beat()]
    return bool(hand) and fits and all(each and each.rank == one.rank for each in hand)


def _all_alike(state: Shithead, owner: Seat) -> int:
    """How many cards a player has who can play all of them at once; 0: not all."""
    hand = cast("list[Card | None]", state.hand(owner))
    alike = len({one.rank if one else "" for one in hand}) == 1
    return len(hand) if alike and left_with(state, owner, len(hand)) else 0


def _three(state: Shithead, owner: Seat, one: Card) -> Iterator[Fact]:
    """What showing a three does, and whether one may come back (SH-21 to SH-23)."""
    pile, shown = "yes" if state.zones["pile"] else "no", state.memory.shown
    if shown is not None and shown.to == owner:
        yield Fact("shithead.show-back", {"card": one, "who": shown.source, "pile": pile})
        return
    yield Fact("shithead.show", {"card": one, "pile": pile, "seats": _reach(state, owner)})
    yield Fact("shithead.comes-back", {"can": "yes" if can_come_back(state, owner) else "no"})


def _reach(state: Shithead, owner: Seat) -> tuple[Seat, ...]:
    """To whom that seat could show a three (SH-21, SH-26)."""
    others = (seat for seat in state.seats if seat != owner)
    return tuple(one for one in others if state.holds(one) or one in state.memory.returnable)


def _in_a_row(state: Shithead, owner: Seat, one: Card) -> Iterator[Fact]:
    """What a player with several of a rank has to know of burning (SH-17)."""
    hand = cast("list[Card | None]", state.hand(owner))
    held = sum(each.rank == one.rank for each in hand if each)
    run = state.options.burn_run
    if one.rank in state.powers.burning or completes(state, one.rank, 1) or not run:
        return
    if held > 1 and completes(state, one.rank, held):
        yield Fact("shithead.together-burn", {"count": held})
    elif held == run - 1:
        yield Fact("shithead.would-burn", {"run": run, "rank": one.rank})


def _pile(state: Shithead, at: Spot) -> Iterator[Fact]:
    """What fits, and what a card that lies there has to do with it."""
    powers, one, pile = state.powers, at.card, state.zones["pile"]
    seen = [each for each in pile if each.rank not in powers.invisible]
    under = seen[-1] if seen else None
    if one is not None and one is not under:
        through = one.rank in powers.invisible
        if through and (under is None or pile.index(one) > pile.index(under)):
            yield Fact("shithead.not-there", {"card": one})
        else:
            yield Fact("shithead.lies-under")
    if one is None or one is under or one.rank in powers.invisible:
        yield Fact("shithead.now-fits", {"fits": fitting(state)})


def _zone(state: Shithead, reader: Seat, at: Spot) -> Iterator[Fact]:
    owner, kind, run, _ = at
    match kind:
        case "draw" if run:
            yield Fact("shithead.zone-draw", {"count": state.options.hand_size})
        case "draw":
            yield Fact("shithead.nothing-left")
        case "burned" if (shown := state.memory.shown) is not None:
            yield Fact("shithead.three-lies-here", {"who": shown.to})
        case "burned":
            yield Fact("shithead.zone-burned")
        case "down" | "up" if not run:
            yield Fact("shithead.row-gone")
        case "down":
            yield Fact("shithead.zone-down")
        case "up" if state.hand(owner) or state.zones["draw"]:
            yield Fact("shithead.up-later")
        case "up":
            yield Fact("shithead.up-now")
        case _:
            yield Fact("shithead.zone-hand", {"own": "yes" if owner == reader else "no"})


def _seat(state: Shithead, seat: Seat) -> Iterator[Fact]:
    memory = state.memory
    if memory.shown is not None and memory.shown.to == seat:
        yield Fact("shithead.has-to-answer", {"who": seat})
    elif seat not in memory.out:
        yield Fact("shithead.last-loses")
    elif seat not in memory.returnable or not threes_left(state):
        yield Fact("shithead.seat-safe")
