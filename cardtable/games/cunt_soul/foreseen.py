"""What a line of Cunt-Soul would do: it is played in a copy of the table, and read off there.

Nothing that is told depends on hidden cards: only on numbers of cards, and on what lies open.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, rank_word
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import a, counted, one_of
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.fieldwords import effect
from cardtable.games.cunt_soul.landing import figure, fits, landed, overrules, standing
from cardtable.games.cunt_soul.telling import acting, clash, counting, does, same_again
from cardtable.games.cunt_soul.zones import FIELD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.cunt_soul.game import CuntSoul

_ASKED = {"run": "done", "swap": "done", "call": "call higher"}
"""What is asked at the end of a chain, and an answer that changes nothing else."""

_ASKS = {"call": "you call higher or lower", "next": "you choose who plays next"}
"""What is asked after a chain, in words."""

_CLAUSES = ("anything ", "in a run, ", "only ", "whoever ", "you ")
"""How an effect begins that has a subject of its own; the others say what the link does."""

_NO_LOSS = {"kind", "flat", "run"}
"""The reasons why a power does not work that are told in other words."""


def means(state: CuntSoul, move: Move) -> Said | None:
    """What a line of the seat on turn would do and cost; None where it says so itself."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    pile = len(state.zones["pile"])
    match verb:
        case "play":
            return _play(state, seat, move, run)
        case "flip":
            return _said(seat, "risk", place=rest[0], count=pile + 1)
        case "pickup":
            return _said(seat, "pile" if pile else "nothing", count=pile)
        case "field":
            return _field(state, seat, move, run[0])
        case "swap":
            return _said(seat, "for", given=run[0], taken=run[1])
        case "burn":
            return _said(seat, "fate", fate=_fate_of_price(state), next=_replacement(state, state))
        case "call":
            return _call(state, seat, move)
    return None


class Foreseen:
    """A line played in a copy of the table, and on until somebody has to decide something else."""

    def __init__(self, state: CuntSoul, move: Move, *, on: bool = True) -> None:
        """Without `on`, no further than the line itself goes."""
        seat = state.turn or ""
        world = state.clone()
        world.known, world.events = None, []
        world.perform(seat, words(move))
        self.asked: set[str] = set()
        """What the seat is asked afterwards: the phases that follow in the same turn."""
        self.swaps = world.memory.swaps if world.turn == seat else 0
        """How many cards may be swapped."""
        while world.turn == seat and world.memory.phase not in {"turn", "over", *self.asked}:
            self.asked.add(world.memory.phase)
            answer = _ASKED.get(world.memory.phase)
            if answer is None or not on or answer not in world.turn_moves():
                break
            world.perform(seat, words(answer))
        self.world = world
        events = [entry.event for entry in world.events or []]
        self.said = [event for event in events if isinstance(event, Said)]

    def told(self, word: str) -> Said | None:
        """The event of that word, if it came to it."""
        return next((one for one in self.said if one.word == word), None)


def _play(state: CuntSoul, seat: Seat, move: Move, run: list[Card]) -> Said:
    """What a link would do as things are, and what playing it costs (CS-34, CS-60)."""
    seen = Foreseen(state, move)
    told = _fate(state, seen, run)
    lost = seen.told("missed")
    if lost is not None and lost.about.get("use") not in _NO_LOSS:
        about = {"rank": lost.about["rank"], "lost": lost.about["lost"]}
        if told:
            return _said(seat, "less", cards=run, effect=_listed(told), **about)
        return _said(seat, "lost", cards=run, **about)
    return _said(seat, "does", cards=run, effect=_listed(told) or "no power")


def _listed(told: list[str]) -> str:
    """The effects in one line: a comma between verbs, a semicolon before and after a clause."""
    text = "".join(
        f"{'; ' if one.startswith(_CLAUSES) or before.startswith(_CLAUSES) else ', '}{one}"
        for before, one in pairwise(["", *told])
    )
    return text[2:]


def _price(state: CuntSoul, seen: Foreseen) -> list[str]:
    """What is drawn for aces on which this is played (CS-34)."""
    paid = seen.told("paid")
    drawn = int(str(paid.about["count"])) if paid is not None else 0
    if paid is None and seen.asked & {"extend", "run", "next"}:  # it is drawn later
        owed, world = seen.world.memory.owed - state.memory.owed, seen.world
        room = world.fields.hand_size - len(world.zones[f"{state.turn}.hand"])
        drawn = min(owed, max(0, len(world.zones["source"]) - max(0, room)))
    return [f"you draw {counted(drawn, 'extra card')} for playing on an ace"] if drawn > 0 else []


def _fate(state: CuntSoul, seen: Foreseen, run: list[Card]) -> list[str]:
    """What becomes of the link and by it."""
    rank = run[0].rank
    told = ["overrules the order"] if state.memory.phase != "run" and overrules(state, rank) else []
    told += _undone(seen)
    burned = seen.told("burned")
    burns = burned is not None and burned.about.get("what") == "the pile"
    if burned is not None and burns:
        count = counted(int(str(burned.about["count"])))
        how = {"kind": f"{burned.about['kind']} of a kind burns", "paradox": "a paradox burns"}
        told.append(f"{how.get(str(burned.about.get('use')), 'burns')} the pile ({count})")
    elif state.memory.phase == "run":
        told.append("in a run, it does nothing")
    else:
        told += _power(state, seen, run)
    for phase, asked in _ASKS.items():
        if phase in seen.asked and not any(one.endswith(asked) for one in told):
            told.append(asked)
    told += _price(state, seen)
    taken, left = seen.told("field_taken"), seen.told("left")
    if taken is not None and taken.seat == state.turn:
        told.append("you take up your field card")
    return [*told, *(["you are out of cards"] if left is not None else [])]


def _undone(seen: Foreseen) -> list[str]:
    """What a joker undoes (CS-62 to CS-64)."""
    told = []
    if (run := seen.told("run_undone")) is not None:
        told.append(f"sends the run back to {run.seat}'s hand")
    elif (swaps := seen.told("swap_undone")) is not None:
        told.append("undoes a swap" if swaps.about["count"] == 1 else "undoes the swaps")
    elif (gone := seen.told("neutralised")) is not None:
        told.append(f"cancels {' and '.join(str(gone.about['cards']).split())}")
    return told


def _power(state: CuntSoul, seen: Foreseen, run: list[Card]) -> list[str]:
    """What a link counts as that stays on the pile, and its power, if that comes to anything."""
    value, power = landed(state, run)
    if value is None:
        return []
    told = _works(seen, power, value, len(run))
    if value == run[0].rank:
        return [told] if told else []
    counts = counting(seen.world, value, len(run))
    return [f"{counts}; {told}" if told else counts]


def _works(seen: Foreseen, power: str | None, value: str, count: int) -> str:
    """What a power does this time; "": nothing, or something that is told already."""
    fields = seen.world.fields
    match power:
        case "skip":
            skipped = seen.told("skipped")
            return _skips(skipped) if skipped is not None else ""
        case "swap":
            with_ = "a face-down one" if seen.swaps == 1 else "face-down ones"
            face_down = f" with {with_}" if fields.bottom else ""
            return f"swaps {counted(seen.swaps)}{face_down}" if seen.swaps else ""
        case "run" if "run" not in seen.asked:
            return ""
        case "call":
            return _ASKS["call"] if "call" in seen.asked else ""
        case "choose":
            return _ASKS["next"] if "next" in seen.asked else ""
        case "extend":
            return _extends(seen.world) if "extend" in seen.asked else ""
        case "reverse":
            return "reverses play" if seen.told("reversed") is not None else ""
        case "open" if "call" in seen.asked:  # CS-29
            return ""
    return does(seen.world, power, value, count) if power else ""


def _extends(world: CuntSoul) -> str:
    """That one more link is asked for, and what it comes to if none can be played (CS-32)."""
    if world.turn_moves() != ["pickup"]:
        return "you must play again"
    count = counted(len(world.zones["pile"]))
    return f"you must play again but can't, so you pick up {count}"


def _skips(said: Said) -> str:
    seats = [str(seat) for seat in _several(said.about.get("seats"))]
    if len(seats) > 3 or len(set(seats)) < len(seats):
        return f"skips {len(seats)} players"
    return f"skips {one_of(seats, 'and')}"


def _several(value: object) -> Sequence[object]:
    return value if isinstance(value, (list, tuple)) else ()


# ---------------------------------------------------------------------- field cards and calls


def _field(state: CuntSoul, seat: Seat, move: Move, one: Card) -> Said:
    """What a card would do in the field beside the others, and what that costs (CS-70, CS-71)."""
    old = state.zones[FIELD[seat]][:]
    if state.memory.phase == "choose" or not old:
        return _said(seat, "free", card=one, effect=acting(state, one)[0])
    seen = Foreseen(state, move, on=False)
    told = acting(seen.world, one)[0]
    if alike := same_again(seen.world, one):
        told = f"nothing new, as another {alike} does the same"
    other = clash(seen.world, one)
    if other is not None and other[0] and other[1].rank == one.rank:
        told = f"it and {other[0]}'s {other[1].name} cancel each other"
    if one.rank == old[0].rank:
        told = f"nothing new, as {old[0].name} already does the same"
    if state.fields.flipped and not seen.world.fields.flipped:  # CS-46
        told += "; the source is turned face down"
    if seen.told("call_lapsed") is not None:
        told += ", and the call no longer counts"
    told += _set_free(state, seen.world, seat, one)
    left = state.options.field_changes_max - seen.world.memory.changes.get(seat, 0)
    fate = _fate_of_price(seen.world)
    stops = one.rank != old[0].rank and clash(state, old[0]) is None
    back = "goes back into your hand" + " and stops working" * stops
    about = {"card": one, "effect": told, "old": old[0], "back": back, "left": left, "fate": fate}
    about["next"] = _replacement(state, seen.world)
    paid = seen.told("burned")
    if paid is not None:
        return _said(seat, "pays", paid=paid.about["cards"], **about)
    return _said(seat, "paid" if "burn" in seen.asked else "changed", **about)


def _set_free(state: CuntSoul, after: CuntSoul, seat: Seat, new: Card) -> str:
    """The others' field cards that something cancels, and then nothing does, and what they do.

    Those of the new one's rank do what it is said to do itself.
    """
    found: dict[str, list[str]] = {}
    for owner in (each for each in state.seats if each != seat):
        for one in state.zones[FIELD[owner]]:
            freed = clash(state, one) is not None and clash(after, one) is None
            if freed and one.rank != new.rank:
                found.setdefault(one.rank, []).append(f"{owner}'s {one.name}")
    told = ""
    for rank, cards in found.items():
        count = len(cards)  # an odd number: they cancel in pairs, and one counts (CS-R30)
        left = f"Of the {rank_word(str(count))} field {rank_word(rank, count)} left"
        pairs = f"{rank_word(str(count - 1))} cancel each other and one counts"
        told += f". {f'{left}, {pairs}' if count > 1 else f'{cards[0]} takes effect'}"
        told += f": {effect(after, rank)[0]}"
    return told


def replacing(state: CuntSoul, after: CuntSoul) -> Card | None:
    """The card that replaces the one that pays for a new field card, if all see it (CS-46, CS-71).

    It is the top card of a source that is face up now, and isn't turned over by that field card.
    """
    return state.zones["source"][-1] if state.fields.flipped and after.fields.flipped else None


def _replacement(state: CuntSoul, after: CuntSoul) -> str:
    one = replacing(state, after)
    return f"{'the next card' if one is None else one.name} from the source"


def _fate_of_price(state: CuntSoul) -> str:
    """What becomes of the card that pays for a new field card (CS-50, CS-71)."""
    return "goes under the source" if fieldcards.goes_under(state) else "is burned"


def _call(state: CuntSoul, seat: Seat, move: Move) -> Said:
    """What could follow after a call; that it is void if it lapses at once (CS-27, CS-82)."""
    call = words(move)[1]
    value = state.top()[0] or ""
    world = Foreseen(state, move, on=False).world
    if standing(world) is None:
        return _said(seat, f"{call} void", value=rank_word(value))
    what = fits(world)
    word = f"{call} anything" if what == "anything" else str(call)
    return _said(seat, word, value=figure(value), fits=what, than=a(rank_word(value)))


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})
