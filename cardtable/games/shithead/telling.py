"""What fits, what burns and who is out with it in Shithead, and what a line would do: `means`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.facts import Bar, Fact
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.shithead.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def fitting(state: Shithead) -> Fact:
    """Which ranks can be played now (SH-9, SH-10, SH-39)."""
    powers, top = state.powers, state.to_beat()
    order, playable, value = list(powers.value), powers.playable[top], powers.value
    how = "lower" if top in powers.lower else "higher"
    if top is None or top == JOKER:
        how, natural = "any", set(order)
    elif how == "lower":
        natural = {rank for rank in order if value[rank] <= value[top]}
    else:
        natural = {rank for rank in order if value[rank] >= value[top]}
    if how != "any" and len(natural) == 1:
        how, natural = "these", set()
    also = (rank for rank in order if rank in playable and rank not in natural)
    never = playable | powers.shown
    about = {
        "how": how,
        "rank": top,
        "also": tuple(also),
        "but": tuple(rank for rank in order if rank in natural and rank not in never),
        "joker": "yes" if state.options.jokers and JOKER in playable and how != "any" else "no",
    }
    return Fact("shithead.fits", about)


def no_fit(state: Shithead, rank: str) -> Bar:
    """Why a rank can't be played on the pile as it lies."""
    if rank == JOKER:  # it has no value
        return Bar("shithead.no-joker", rule="SH-39")
    number = "SH-10" if state.to_beat() in state.powers.lower else "SH-9"
    return Bar("shithead.no-fit", {"fits": fitting(state)}, rule=number)


def completes(state: Shithead, rank: str, count: int) -> bool:
    """Whether so many more of that rank would burn the pile (SH-17)."""
    run, pile = state.options.burn_run, state.zones["pile"]
    need = run - count
    if not run or len(pile) < need:
        return False
    return need <= 0 or all(one.rank == rank for one in pile[-need:])


def left_with(state: Shithead, seat: Seat, count: int) -> bool:
    """Whether these are all the cards that a seat has, with none to draw (SH-3)."""
    return not state.zones["draw"] and count == total(state, seat)


def total(state: Shithead, seat: Seat) -> int:
    """How many cards a seat has."""
    return sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN))


def can_come_back(state: Shithead, seat: Seat) -> bool:
    """Whether a three that this seat shows might be answered by another one, as far as all see."""
    mine = cast("list[Card | None]", [*state.hand(seat), *state.up(seat)])
    held = sum(one.rank in state.powers.shown for one in mine if one)
    return held < threes_left(state)


def threes_left(state: Shithead) -> int:
    """How many cards that are shown have not burned yet."""
    shown, burned = state.powers.shown, state.zones["burned"]
    return sum(one.rank in shown for one in state.pack()) - sum(one.rank in shown for one in burned)


def means(state: Shithead, move: Move) -> Said | None:
    """What a line would do and cost; None where it says so itself."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    pile = len(state.zones["pile"])
    match verb:
        case "play":
            return _play(state, seat, run, pile)
        case "pickup":
            return _said(seat, "pile" if pile else "nothing", count=pile, fits=fitting(state))
        case "show":
            return _shows(state, seat, run[0], str(rest[1]), pile)
        case "flip":
            return _said(seat, "risk", place=rest[0], count=pile + 1)
        case "swap":
            mine, open_ = run if run[0] in state.hand(seat) else run[::-1]
            return _said(seat, "for", given=mine, taken=open_)
    return None


def _shows(state: Shithead, seat: Seat, three: Card, to: Seat, pile: int) -> Said:
    """Of a three: what is given, whether one may come back, and whose turn it is afterwards."""
    world = state.clone()
    world.apply(f"show {three.name} {to}")
    world.apply("pickup")
    back = "" if can_come_back(state, seat) else " last"
    own = " own" if world.turn == seat else ""
    word = f"{'pile' if pile else 'nothing'}{back}{own}" if world.turn else "end"
    return _said(seat, word, card=three, to=to, count=pile, after=world.turn)


def _play(state: Shithead, seat: Seat, run: list[Card], pile: int) -> Said | None:
    powers, rank = state.powers, run[0].rank
    about: dict[str, object] = {"cards": run}
    if left_with(state, seat, len(run)):
        return _said(seat, "out", **about)
    if rank in powers.burning or completes(state, rank, len(run)):
        return _said(seat, "burn" if pile else "burn empty", count=pile, **about)
    if rank in powers.again:
        return _said(seat, "again", **about)
    if rank in powers.skipping:
        return _said(seat, "skip", whom=state.passed_over(seat, len(run)), **about)
    if rank in powers.reversing and len(run) % 2:
        return _said(seat, "reverse", **about)
    if rank in powers.lower:
        return _said(seat, "lower", value=rank, **about)
    return None


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})
