"""What people are told of Shithead's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card, rank_word
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import Reason, counted, joined, lines, look, one_of, shortest
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
    return _own(state, reader, owner, kind, one)


def fitting(state: Shithead) -> str:
    """Which ranks can be played now (SH-9, SH-10, SH-39)."""
    powers, top = state.powers, state.to_beat()
    order = list(powers.value)
    playable = powers.playable[top]
    if top is None or top == JOKER:
        told, natural = "anything", set(order)
    else:
        lower, value = top in powers.lower, powers.value
        natural = {
            rank
            for rank in order
            if (value[rank] <= value[top] if lower else value[rank] >= value[top])
        }
        told = f"{_word(top)} or {'lower' if lower else 'higher'}"
        told = told if len(natural) > 1 else _word(top)
    extra = [rank for rank in order if rank in playable and rank not in natural]
    if JOKER in playable and state.options.jokers:
        extra.append("joker")
    but = [rank for rank in order if rank in natural and rank not in playable]
    told += f", also {one_of(extra, 'and')}" if extra else ""
    return told + (f", except {one_of(but, 'and')}" if but else "")


def power(state: Shithead, one: Card, begins: str, *, now: bool, out: str = "") -> str:
    """What a card does when it is played (SH-38, SH-39), after the words that it begins with.

    What depends on the pile as it lies is told only of a card that can be played `now`. Of another
    one nothing is told where its rank has no power. `out` says who is out with it: `you are`.
    """
    rank, powers, pile = one.rank, state.powers, len(state.zones["pile"])
    last = now and completes(state, rank, 1) and rank not in powers.burning
    does = ["on anything"] if rank in powers.anytime and not last else []
    if rank in powers.burning:
        here = f" ({counted(pile)})" if pile and now and not out else ""
        does.append(f"burns the pile{here}")
    elif last:
        does.append(f"the {_nth(state)} {_word(rank)} burns the pile")
    if out:
        does.append(f"then {out} out")
    elif rank in powers.again or rank in powers.burning or last:
        does.append("you go again")
    if rank in powers.skipping:
        does.append("skips the next player")
    if rank in powers.reversing:
        does.append("reverses play")
    if rank in powers.invisible:
        does.append("the card below it counts")
    order = [each for each in powers.value if each not in powers.shown]
    if not does and rank in powers.lower:
        must = f"must be {rank} or lower"
        does.append(f"the next card {must}" if now else f"the next {must}")
    elif not does and now and rank == order[-1]:
        does.append("nothing is higher")
    elif not does and now:
        does.append(f"the next card must be {_word(rank)} or higher")
    if begins == "Then:" and does and does[0] == "on anything":
        begins = "Then it goes"
    return joined([f"{begins} {does[0]}", *does[1:]], ", ") if does else ""


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


def _own(state: Shithead, reader: Seat, owner: Seat, kind: str, one: Card) -> list[str]:
    """What a card of a hand or a row does, and when it can be played (SH-27, SH-41)."""
    memory, powers = state.memory, state.powers
    name, shown = one.name, one.rank in powers.shown
    sure = one.rank in powers.anytime
    if memory.phase == "swap":
        does = power(state, one, f"{name}:" if sure else f"{name}, if it fits:", now=False)
        does = f"{name} is shown, never played" if shown else does
        hand = "Swap it for an up-card to save it for later"
        late = hand if kind == "hand" else "Swap it for a hand card to play it sooner"
        return lines(does, late if owner == reader else "")
    if kind == "up" and (state.hand(owner) or state.zones["draw"]):
        return _early(state, owner, one, mine=owner == reader)
    if shown:
        return _three(state, reader, owner, one)
    if memory.shown is not None and memory.shown.to == owner:
        return [Reason(f"{name} can't answer a shown three")]
    under = _beaten(state)
    if one.rank not in powers.playable[state.to_beat()]:
        if under is None:
            return [Reason(f"{name} can't be played")]
        return lines(
            Reason(f"{name} doesn't fit on {under.name}"),
            power(state, one, "If it fits:", now=False),
        )
    row = _in_a_row(state, owner, one) if kind == "hand" else ""
    out = "you are" if owner == reader else f"{owner} is"
    if (alike := _all_alike(state, owner)) > 1:
        row = f"; {'both' if alike == 2 else f'all {alike}'} together, {out} out"
    told = f"It fits on {under.name}" if under else "The pile is empty: it fits"
    begins = told if under else "It fits"
    return lines(
        power(state, one, f"{name}:", now=True, out=out if left_with(state, owner, 1) else ""),
        shortest(f"{begins}{row}", told) if row else told,
    )


def _early(state: Shithead, owner: Seat, one: Card, *, mine: bool) -> list[str]:
    """Of an up-card whose owner has a hand to play first, or cards to draw (SH-27, SH-28)."""
    name, whose = one.name, "your" if mine else f"{owner}'s"
    hand = cast("list[Card | None]", state.hand(owner))
    if state.zones["draw"]:
        waits = Reason(f"{name}: hand and draw pile come first")
    elif goes_along(state, owner, one):
        held = " ".join(each.name for each in hand if each)
        return lines(
            shortest(
                f"{name} may go along with {held}, {whose} whole hand",
                f"{name} may go along with {whose} whole hand",
            ),
            f"{f'All {len(hand) + 1}' if len(hand) > 1 else 'Both'} together burn the pile"
            if completes(state, one.rank, len(hand) + 1)
            else "",
        )
    else:
        waits = Reason(f"{name}: {whose} hand comes first")
        if state.options.match_up and one.rank not in state.powers.shown:
            along = f"Or together with a hand of nothing but {rank_word(one.rank, 2)}"
            return [waits, along]
    if one.rank in state.powers.shown:
        return [waits]
    then = "Then:" if one.rank in state.powers.anytime else "Then, if it fits:"
    return lines(waits, power(state, one, then, now=False))


def left_with(state: Shithead, seat: Seat, count: int) -> bool:
    """Whether these are all the cards that a seat has, with none to draw (SH-3)."""
    zones = state.zones
    return not zones["draw"] and count == sum(len(zones[z[seat]]) for z in (HAND, UP, DOWN))


def _all_alike(state: Shithead, owner: Seat) -> int:
    """How many cards a player has who can play all of them at once; 0: not all."""
    hand = cast("list[Card | None]", state.hand(owner))
    alike = len({one.rank if one else "" for one in hand}) == 1
    return len(hand) if alike and left_with(state, owner, len(hand)) else 0


def goes_along(state: Shithead, seat: Seat, one: Card) -> bool:
    """Whether an up-card may be played together with that seat's whole hand now (SH-28).

    False where the hand is not known.
    """
    hand = cast("list[Card | None]", state.hand(seat))
    if state.zones["draw"] or not state.options.match_up or state.memory.shown is not None:
        return False
    fits = one.rank in state.powers.playable[state.to_beat()]
    return bool(hand) and fits and all(each and each.rank == one.rank for each in hand)


def _three(state: Shithead, reader: Seat, owner: Seat, one: Card) -> list[str]:
    """What showing a three does, and what may come back (SH-21 to SH-23)."""
    pile, shown = len(state.zones["pile"]), state.memory.shown
    given = f"the pile ({counted(pile)})" if pile else ""
    if shown is not None and shown.to == owner:
        told = f"{one.name}: show it back, to give {given}" if given else ""
        told = told or f"{one.name}: show it back; the pile is empty"
        return lines(
            told, "You answer it" if shown.source == reader else f"{shown.source} answers it"
        )
    told = f"{one.name}: show it to give away {given}" if given else ""
    told = told or f"{one.name}: show it; the pile to take is empty"
    come = can_come_back(state, owner)
    back = "they may show one back" if come else "nobody can show one back"
    reach = _reach(state, owner)
    return lines(told, shortest(f"To {reach}; {back}", f"{back[0].upper()}{back[1:]}"))


def can_come_back(state: Shithead, seat: Seat) -> bool:
    """Whether a three that this seat shows might be answered by another one, as far as all see."""
    mine = cast("list[Card | None]", [*state.hand(seat), *state.up(seat)])
    held = sum(one.rank in state.powers.shown for one in mine if one)
    return held < threes_left(state)


def threes_left(state: Shithead) -> int:
    """How many cards that are shown have not burned yet."""
    shown, burned = state.powers.shown, state.zones["burned"]
    return sum(one.rank in shown for one in state.pack()) - sum(one.rank in shown for one in burned)


def _in_a_row(state: Shithead, owner: Seat, one: Card) -> str:
    """What a player with several of a rank has to know of burning (SH-17)."""
    hand = cast("list[Card | None]", state.hand(owner))
    held = sum(each.rank == one.rank for each in hand if each)
    run = state.options.burn_run
    if one.rank in state.powers.burning or completes(state, one.rank, 1) or not run:
        return ""
    if held > 1 and completes(state, one.rank, held):
        return f"; {'both' if held == 2 else f'all {held}'} together burn the pile"
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
            return "Nothing is left to draw"
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
    if seat in state.memory.out:
        back = seat in state.memory.returnable and threes_left(state)
        return [] if back else ["Safe: nothing can bring them back"]
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
            fits = fitting(state).partition(",")[0]
            return _said(seat, "pile" if pile else "nothing", count=pile, fits=fits)
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
