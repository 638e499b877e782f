"""What people are told of Shithead's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, joined, lines, look, one_of, shortest
from cardtable.games.shithead.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


def tip(state: Shithead, reader: Seat, zone: str, place: int | None) -> list[str]:
    """What lies there and what it does."""
    if zone in state.seats:
        return _seat(state, zone)
    owner, kind, _, one = look(state.zones, zone, place)
    if one is None:
        return lines(_zone(state, reader, owner, kind))
    if kind == "pile":
        return _on_pile(state, one, place or 0)
    if kind not in {"hand", "up"}:
        return []
    return lines(power(state, one), _when(state, reader, owner, kind, one))


def fitting(state: Shithead) -> str:
    """Which ranks can be played now (SH-9, SH-10, SH-39)."""
    powers, top = state.powers, state.to_beat()
    order = list(powers.value)
    playable = powers.playable[top]
    if top is None or top == JOKER:
        told, natural = "anything", set(order)
    else:
        lower, value = top in powers.lower, powers.value
        told = f"{_word(top)} or {'lower' if lower else 'higher'}"
        natural = {
            rank
            for rank in order
            if (value[rank] <= value[top] if lower else value[rank] >= value[top])
        }
    extra = [rank for rank in order if rank in playable and rank not in natural]
    if JOKER in playable and state.options.jokers:
        extra.append("joker")
    but = [rank for rank in order if rank in natural and rank not in playable]
    told += f", also {one_of(extra, 'and')}" if extra else ""
    return told + (f" but {one_of(but, 'and')}" if but else "")


def power(state: Shithead, one: Card) -> str:
    """What a card does when it is played, with what that costs (SH-38, SH-39)."""
    rank, powers, pile = one.rank, state.powers, len(state.zones["pile"])
    name = one.name
    if rank in powers.shown:  # SH-21
        given = f"the pile ({counted(pile)})" if pile else "an empty pile"
        return shortest(
            f"{name}: show it to make somebody take {given}", f"{name}: shown, it gives {given}"
        )
    does = ["on anything"] if rank in powers.anytime else []
    if rank in powers.burning:
        does.append(f"burns the pile ({counted(pile)})" if pile else "burns the pile")
    elif completes(state, rank, 1):
        does.append(f"{_nth(state)} {_word(rank)} in a row: burns the pile")
    if rank in powers.again or rank in powers.burning:
        does.append("you go again")
    if rank in powers.skipping:
        does.append("skips the next player")
    if rank in powers.reversing:
        does.append("turns the play round")
    if rank in powers.invisible:
        does.append("the card below it counts")
    if not does:
        order = [each for each in powers.value if each not in powers.shown]
        if rank in powers.lower:
            does.append(f"the next card must be {rank} or lower")
        elif rank == order[-1]:
            does.append("nothing is higher")
        else:
            does.append(f"the next card must be {_word(rank)} or higher")
    return joined([f"{name}: {does[0]}", *does[1:]], ", ")


def completes(state: Shithead, rank: str, count: int) -> bool:
    """Whether so many more of that rank would burn the pile (SH-17)."""
    run, pile = state.options.burn_run, state.zones["pile"]
    need = run - count
    if not run or len(pile) < need:
        return False
    return need <= 0 or all(one.rank == rank for one in pile[-need:])


def _nth(state: Shithead) -> str:
    return {3: "third", 4: "fourth", 5: "fifth"}.get(state.options.burn_run, "last")


def _word(rank: str) -> str:
    return "joker" if rank == JOKER else rank


def _when(state: Shithead, reader: Seat, owner: Seat, kind: str, one: Card) -> str:
    """When and by whom a card of a hand or a row can be played (SH-27, SH-41)."""
    memory = state.memory
    if memory.phase == "swap":
        other = "an up-card" if kind == "hand" else "a hand card"
        return f"It may still be swapped for {other}" if owner == reader else ""
    early = kind == "up" and bool(state.hand(owner) or state.zones["draw"])
    if early:
        return "Played once hand and draw pile are used up"
    if one.rank in state.powers.shown:
        return shortest(
            f"Or {_reach(state, owner)} shows one back to {'you' if owner == reader else owner}",
            "Or the player it is shown to shows one back",
        )
    fits = one.rank in state.powers.playable[state.to_beat()]
    under = _beaten(state)
    if memory.shown is not None and memory.shown.to == owner:
        return "It can't answer a shown three"
    if under is None:
        told = "The pile is empty: it fits"
        row = _in_a_row(state, owner, one)
        if not fits:
            return "It can't be played"
        return f"It fits{row}" if row else told
    if not fits:
        return f"It doesn't fit on {under.name}"
    told = f"It fits on {under.name}"
    return told if kind == "up" else shortest(f"{told}{_in_a_row(state, owner, one)}", told)


def _in_a_row(state: Shithead, owner: Seat, one: Card) -> str:
    """What a player with several of a rank has to know of burning (SH-17)."""
    hand = cast("list[Card | None]", state.hand(owner))
    held = sum(each.rank == one.rank for each in hand if each)
    run = state.options.burn_run
    if one.rank in state.powers.burning or completes(state, one.rank, 1) or not run:
        return ""
    if held > 1 and completes(state, one.rank, held):
        return f"; all {held} together burn the pile"
    return f"; a {_nth(state)} would burn the pile" if held == run - 1 else ""


def _reach(state: Shithead, owner: Seat) -> str:
    """To whom that seat could show a three (SH-21, SH-26)."""
    others = [
        seat
        for seat in state.seats
        if seat != owner and (state.holds(seat) or seat in state.memory.returnable)
    ]
    return one_of(others) if others else "nobody"


def _beaten(state: Shithead) -> Card | None:
    """The card to beat."""
    pile, invisible = state.zones["pile"], state.powers.invisible
    return next((one for one in reversed(pile) if one.rank not in invisible), None)


def _on_pile(state: Shithead, one: Card, place: int) -> list[str]:
    under = _beaten(state)
    pile = state.zones["pile"]
    if one is under:
        here = counted(len(pile))
        return lines(f"{one.name} is the card to beat ({here})", f"Fits: {fitting(state)}")
    if one.rank in state.powers.invisible and (under is None or place > pile.index(under)):
        told = "anything fits" if under is None else f"{under.name} is the card to beat"
        return lines(f"{one.name} counts as if it weren't there", f"So {told}")
    return lines(f"{one.name} lies under the card to beat", "Whoever picks up takes it too")


def _zone(state: Shithead, reader: Seat, owner: Seat, kind: str) -> str:
    zones, size = state.zones, state.options.hand_size
    match kind:
        case "draw":
            if zones["draw"]:
                return f"You draw back up to {counted(size)} from here"
            return "Hands are not filled up any more"
        case "pile":
            return f"Fits: {fitting(state)}"
        case "burned":
            shown = state.memory.shown
            if shown is not None:
                whom = "you" if shown.to == reader else shown.to
                return f"The three shown to {whom} lies here"
            return "Out of the game"
        case "down":
            if not zones[DOWN[owner]]:
                return "All of them have been played"
            return "Nobody knows them; they are played last"
        case "up":
            if not zones[UP[owner]]:
                return "All of them have been played"
            if zones[HAND[owner]] or zones["draw"]:
                return "Played once hand and draw pile are used up"
            return "Play them now, before the down-cards"
    return "Your cards to play" if owner == reader else "Only their owner sees them"


def _seat(state: Shithead, seat: Seat) -> list[str]:
    if state.memory.phase == "swap":
        return ["The last to hold cards loses"]
    if state.memory.shown is not None and state.memory.shown.to == seat:
        return ["Can show a three back, or takes the pile"]
    if seat in state.memory.returnable:
        return ["Out, but a shown three can bring them back"]
    if seat in state.memory.out:
        return ["Out, and safe"]
    return ["The last to hold cards loses"]


# ---------------------------------------------------------------------- before a line is played


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
            return _said(seat, "pile" if pile else "nothing", count=pile)
        case "show":
            return _said(seat, "pile" if pile else "nothing", card=run[0], to=rest[1], count=pile)
        case "flip":
            return _said(seat, "risk", place=rest[0], count=pile + 1)
    return None


def _play(state: Shithead, seat: Seat, run: list[Card], pile: int) -> Said | None:
    powers, rank = state.powers, run[0].rank
    about: dict[str, object] = {"cards": run}
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
