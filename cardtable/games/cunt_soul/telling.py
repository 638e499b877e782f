"""What people are told of a table: each link's value and power, what fits, what the fields do.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, card, rank_word
from cardtable.engine.tips import a, one_of
from cardtable.engine.view import Note
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.fieldwords import effect, working
from cardtable.games.cunt_soul.landing import figure, fits, landed, overrules, standing
from cardtable.games.cunt_soul.links import TABLE, alike, rank_below
from cardtable.games.cunt_soul.zones import FIELD, HAND, UP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.engine.cards import Card
    from cardtable.engine.notation import Seat
    from cardtable.engine.rules import Names
    from cardtable.games.cunt_soul.game import CuntSoul

_POWERS = {
    "bind": "only {values} and jokers fit",
    "run": "may begin a run",
    "swap": "swaps {cards}",
    "call": "asks for higher or lower",
    "skip": "skips {players}",
    "open": "anything fits on {them}",
    "called": "followed by a call",
    "burn": "burns the pile",
    "choose": "chooses who plays next",
    "extend": "must be followed",
    "reverse": "reverses play {times}",
    "toll": "whoever plays on it draws {extra} extra",
    "no toll": "costs nothing, as the source is empty",
}
"""What a link does, by its power."""

_PAIRS = {"flipped", "inverted"}
"""The effects that turn something round: two of them cancel each other (CS-46, CS-53)."""

_ADDING = {"double", "big_hand"}
"""The effects that become more with every such field card (CS-48, CS-54)."""

_OF_SOURCE = {"flipped", "phoenix", "big_hand"}
"""The effects that come to nothing once the source is empty (CS-46, CS-50, CS-54)."""

_DUE = {
    "choose": ("all choose face-up cards and a field card", "everyone is choosing"),
    "burn": ("the new field card must be paid for", "a card to burn"),
    "call": ("call higher or lower", "call higher or lower"),
    "next": ("who plays next must be chosen", "who is next?"),
}
"""What is to be decided in phases that ask for no link."""


def notes(state: CuntSoul) -> list[Note]:
    """Everything worth telling of that table."""
    fields = state.fields
    way = "clockwise" if state.memory.direction == 1 else "anticlockwise"
    order = "downward" if fields.downward else "upward"
    size = fields.hand_size
    along = [Note("", f"order is {order}", label=order, sign="down" if fields.downward else "up")]
    filled = [Note("source", f"hands are filled up to {size}", label=f"hands of {size}")]
    return [
        *_links(state),
        Note("pile", *_demand(state)),
        *_idle(state),
        *_field_cards(state),
        *_own_cards(state),
        Note("", f"play goes {way}", label=way, sign=way),
        *([] if standing(state) else along),  # CS-27, CS-47: a call goes before the order
        *(filled if state.zones["source"] and state.memory.phase != "choose" else []),  # CS-54
        *_debts(state),
        *_changes(state),
    ]


def clash(state: CuntSoul, one: Card) -> tuple[Seat, Card] | None:
    """The field card that keeps this one from its effect, and who has it ("": nobody any more)."""
    if state.memory.phase == "choose":
        return None
    words, fields = state.powers.field_words, state.fields
    word = words[one.rank]
    others = [(owner, each) for owner, each in in_force(state) if each is not one]
    same = [pair for pair in others if words[pair[1].rank] == word]
    if word in _PAIRS and len(same) % 2:
        return same[0]
    if word == "double" and fields.flat:  # CS-52
        return next((pair for pair in others if words[pair[1].rank] == "flat"), None)
    return None


def same_again(state: CuntSoul, one: Card) -> str:
    """The rank of another field card that does the same, where two act as one; else nothing."""
    words = state.powers.field_words
    word = words[one.rank]
    if word in _PAIRS or word in _ADDING or word == "none":
        return ""
    lying = [each for seat in state.seats for each in state.zones[FIELD[seat]]]
    others = [each for each in lying if each is not one and words[each.rank] == word]
    return figure(others[0].rank) if others else ""


def in_force(state: CuntSoul) -> list[tuple[Seat, Card]]:
    """The field cards that act now, and who has them ("": nobody any more)."""
    lying = [(seat, one) for seat in state.seats for one in state.zones[FIELD[seat]]]
    return [*lying, *(("", card(name)) for name in state.memory.lingering)]


def at_work(state: CuntSoul, one: Card) -> bool:
    """Whether a field card that lies there changes anything just now."""
    word = state.powers.field_words[one.rank]
    nothing = word == "none" or (word in _OF_SOURCE and not state.zones["source"])
    nothing = nothing or (word == "bottom" and not working(state, "swap"))
    return not nothing and clash(state, one) is None


def acting(state: CuntSoul, one: Card) -> tuple[str, str]:
    """What a field card that lies there does beside the others: in full, and in short."""
    other = clash(state, one)
    if other is not None:
        what = figure(other[1].rank)
        by = f"cancelled by {f'another {what}' if other[1].rank == one.rank else a(what)}"
        return f"{by} in another field", by
    if state.powers.field_words[one.rank] in _OF_SOURCE and not state.zones["source"]:
        return "nothing, as the source is empty", "no source, no effect"
    full, short = effect(state, one.rank)
    factor = state.fields.factor
    if state.powers.field_words[one.rank] == "double" and factor > 2:
        return f"all together, powers count {factor} times", f"powers count {factor} times"
    return full, short


def _field_cards(state: CuntSoul) -> list[Note]:
    names = state.rules.extras.field_names if state.rules.extras else {}
    told = []
    for seat in state.seats:
        for one in cast("list[Card | None]", state.zones[FIELD[seat]]):
            if one is not None:  # they lie face down before the reveal
                full, short = acting(state, one)
                label = f"{figure(one.rank)}: {short}"
                title = names.get(one.rank)
                idle = not at_work(state, one)
                told.append(Note(FIELD[seat], full, "", (0,), label, title=title, idle=idle))
    for name in state.memory.lingering:
        rank = card(name).rank
        full, short = acting(state, card(name))
        until = f"{full}, until the end of this turn"
        label = f"{figure(rank)}: {short}"
        told.append(Note("", until, "the field card taken up still counts", label=label))
    return told


def _idle(state: CuntSoul) -> list[Note]:
    """While all choose: which ranks do nothing as field cards in this variant."""
    words = state.powers.field_words
    ranks = [rank for rank in (*state.powers.order, JOKER) if words[rank] == "none"]
    if state.memory.phase != "choose" or not ranks:
        return []
    told = one_of([*map(figure, ranks)], "and")
    return [
        Note("", "not all ranks do something as field cards", label="no field power:"),
        Note("", f"as field cards, {told} do nothing", label=" ".join(map(figure, ranks))),
    ]


def _debts(state: CuntSoul) -> list[Note]:
    """What the seat on turn owes to aces (CS-34)."""
    owed = state.memory.owed
    if not owed or not state.zones["source"]:
        return []
    cards = "a card" if owed == 1 else f"{owed} cards"
    label = f"{cards} to draw for aces"
    return [Note("", f"{cards} more will be drawn for aces", label=label)]


def _changes(state: CuntSoul) -> list[Note]:
    """That the seat on turn may lay another field card, and what it costs (CS-70, CS-71)."""
    seat, options = state.turn, state.options
    if seat is None or fieldcards.problem(state, seat):
        return []
    left = options.field_changes_max - state.memory.changes.get(seat, 0)
    times = "once more" if left == 1 else f"{left} more times"
    cost = "" if options.field_change_cost == "none" else ", which costs an upright face-up card"
    return [Note(FIELD[seat], f"this field card may be changed {times}{cost}")]


# ---------------------------------------------------------------------- cards not yet played


def _own_cards(state: CuntSoul) -> list[Note]:
    """What every card that can be seen in hands and rows would do."""
    names = state.rules.extras.card_names if state.rules.extras else {}
    found: dict[str, str] = {}
    told = []
    for zone in (one[seat] for one in (HAND, UP) for seat in state.seats):
        for place, one in enumerate(cast("list[Card | None]", state.zones[zone])):
            if one is not None:
                rank = one.rank
                text = found.get(rank) or found.setdefault(rank, _ability(state, one))
                told.append(
                    Note(zone, text, _sideways(state, one), (place,), title=names.get(rank))
                )
    return told


def _sideways(state: CuntSoul, one: Card) -> str:
    return (
        "it lies sideways: it can't pay for a new field card"
        if one.name in state.memory.horizontal
        else ""
    )


def _ability(state: CuntSoul, one: Card) -> str:
    """What that card does if it is played as things are."""
    return f"{rank_word(one.rank)}: {', '.join(abilities(state, one)) or 'no power'}"


def abilities(state: CuntSoul, one: Card, *, later: bool = False) -> list[str]:
    """What a card does if it is played as things are, in phrases; or `later`, on another card."""
    powers, fields, rank = state.powers, state.fields, one.rank
    told = []
    if rank == JOKER:
        told.append("fits on anything")
        if powers.neutralising and not fields.mute:
            told.append("undoes what it lies on")
        return told
    if state.memory.phase == "run":
        return ["no power in a run"]  # CS-24
    if overrules(state, rank):
        told.append("overrules the order")
    mirrors = rank in powers.mirrors and not fields.mute
    now = not later and state.memory.phase in {"turn", "extend"} and rank in state.fitting()
    if mirrors and not now:
        return [*told, "counts as what it lies on"]
    value, power = landed(state, [one])
    if value is not None and value != rank:
        told.append(f"counts as {valued(value) if value == TABLE else a(figure(value))}")
    if power == "choose" and len(state.seats_in()) == 2:
        return [*told, "chooses nobody, with two players"]
    if power and value is not None:
        return [*told, does(state, power, value, 1, called=fields.bifurcate)]
    if not told and rank in fields.overruling:
        told.append("overrules the order")  # it has nothing else to be told of
    return told


# ---------------------------------------------------------------------- the pile


def _links(state: CuntSoul) -> list[Note]:
    """Each link's rank, value and power, and the reason where they are not plain."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    names: Mapping[str, Names] = state.rules.extras.card_names if state.rules.extras else {}
    told, first = [], 0
    for number, size in enumerate(memory.links):
        value, power = fields.of_link(pile, memory.links, memory.dead, number)
        rank = pile[first].rank
        count = together(state, first, size)
        text, label = named(rank, count), ""
        if value != rank:
            text += f", {counting(state, value, count)}"
            label = figure(value)
        called = number == len(memory.links) - 1 and calls(state)
        text += f": {does(state, power, value, size, called=called)}"
        places = tuple(range(first, first + size))
        reason = why(state, number, first)
        told.append(Note("pile", text, reason, places, label, title=names.get(rank)))
        first += size
    return told


def together(state: CuntSoul, first: int, size: int) -> int:
    """The cards to be named with a link: those that make it three of a kind, too (CS-43)."""
    count = alike(state.zones["pile"], first)
    return count if state.fields.triple and count >= 3 else size


def named(rank: str, size: int) -> str:
    """A link by its rank and its size: `six`, `2 sixes`."""
    return rank_word(rank) if size == 1 else f"{size} {rank_word(rank, size)}"


def valued(value: str) -> str:
    """What a link counts as, in words."""
    return "an empty pile" if value == TABLE else rank_word(value)


def counting(state: CuntSoul, value: str, size: int) -> str:
    """What so many cards count as: `counts as a nine`, `count as nines`."""
    return f"{'counts' if size == 1 else 'count'} as {so_many(state, value, size)}"


def so_many(state: CuntSoul, value: str, size: int) -> str:
    """So many cards of a value: `a nine`, `nines`, `an empty pile`."""
    together = size > 2 and state.fields.triple  # CS-43: three of them are one 3
    return one_such(value) if value == TABLE or size == 1 or together else rank_word(value, 2)


def one_such(value: str) -> str:
    """A card of that value: `a nine`, `an empty pile`."""
    return valued(value) if value == TABLE else a(valued(value))


def does(state: CuntSoul, power: str | None, value: str, size: int, *, called: bool = False) -> str:
    """What a link of that power and value and of so many cards does; `called`: a call follows."""
    if power == "open" and called:  # CS-29
        return _POWERS["called"]
    if power == "toll" and not state.zones["source"]:
        return _POWERS["no toll"]
    if power not in _POWERS:
        return "no power"
    stack = state.fields.stack(size)
    return _POWERS[power].format(
        values=rank_word(value, 2),
        them="it" if size == 1 else "them",
        cards="a card" if stack == 1 else f"{stack} cards",
        extra="one" if stack == 1 else stack,
        players="one player" if stack == 1 else f"{stack} players",
        times={1: "once", 2: "twice"}.get(stack, f"{stack} times"),
    )


def calls(state: CuntSoul) -> bool:
    """Whether a call says what fits on the top link, or is about to (CS-27, CS-47)."""
    return standing(state) is not None or state.memory.phase == "call"


def why(state: CuntSoul, number: int, first: int) -> str:
    """Why a link's value or power is not what its rank says (section 5)."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    rank = pile[first].rank
    reasons = []
    if fields.triple and alike(pile, first) >= 3:
        reasons.append("field 3: three of a kind counts as a 3")
    elif rank == JOKER:
        known = rank_below(pile, first) != TABLE
        reasons.append(f"a joker {'counts as the rank' if known else 'with nothing'} below it")
    elif rank in fields.powers.mirrors and not fields.mute and number + 1 not in memory.dead:
        if number == 0:
            reasons.append(f"{rank_word(rank)} with nothing below it")
        else:
            below, _ = fields.of_link(pile, memory.links, memory.dead, number - 1)
            if below == TABLE:
                reasons.append(f"{rank_word(rank)} with nothing below it to mirror")
            else:
                reasons.append(f"{rank_word(rank)} on {valued(below)}: counts as {one_such(below)}")
    elif fields.worth[rank] != rank:
        reasons.append("field 9: cards up to nine count as nines")
    if number + 1 in memory.dead:
        reasons.append("played in a run: no power")
    elif fields.mute:
        reasons.append("field joker: no card has any power")
    return "; ".join(reasons)


def _demand(state: CuntSoul) -> tuple[str, str, tuple[int, ...], str]:
    """What the next link must be: as the start of a note, with a label."""
    text, label = wanted(state)
    return text, "", (), label


def wanted(state: CuntSoul) -> tuple[str, str]:
    """What the next link must be, or what else is asked for: in full, and in short."""
    memory = state.memory
    rank = state.run_rank() if memory.phase == "run" else None
    if rank is not None:
        return f"the run goes on with {rank_word(rank)}", f"run: {rank} is next"
    if memory.phase == "swap":
        swaps = "one swap" if memory.swaps == 1 else f"{memory.swaps} swaps"
        return f"{swaps} can be made", f"{swaps} left"
    if memory.phase in _DUE:
        return _DUE[memory.phase]
    value, power = state.top()
    if power == "bind":
        return f"only {rank_word(value or '', 2)} and jokers fit", f"only {value}s and jokers"
    if fits(state) == "anything":
        on = f" on {one_such(value)}" if value not in {None, TABLE} else ""
        return f"anything fits{on}", f"anything fits{on}"
    if standing(state):
        return fits(state, spelled=True), fits(state)
    return f"needs {fits(state, spelled=True)}", fits(state)
