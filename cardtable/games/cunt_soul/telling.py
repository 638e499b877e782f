"""What people are told of a table: each link's value and power, what fits, what the fields do.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, card, rank_word
from cardtable.engine.view import Note
from cardtable.games.cunt_soul.links import TABLE, in_three
from cardtable.games.cunt_soul.zones import FIELD

if TYPE_CHECKING:
    from cardtable.engine.cards import Card
    from cardtable.games.cunt_soul.game import CuntSoul

_POWERS = {
    "bind": "only {values} and jokers may follow",
    "run": "may begin a run",
    "swap": "swaps {cards}",
    "call": "asks for higher or lower",
    "skip": "skips {seats}",
    "open": "anything fits on it",
    "burn": "burns the pile",
    "choose": "names who is next",
    "extend": "must be followed",
    "reverse": "turns the play round {times}",
    "toll": "costs {cards} to play on",
}
"""What a link does, by its power."""

_FIELDS = {
    "none": "does nothing in this game",
    "firm": "only twos overrule",
    "triple": "three of a rank in a row count as a three",
    "single": "links have one card only",
    "bottom": "swaps are with face-down cards",
    "flipped": "the source is turned over: all see what is drawn",
    "bifurcate": "every chain ends with a call of higher or lower",
    "double": "stacks count double",
    "level": "everything up to 9 counts as 9",
    "phoenix": "what burns goes under the source",
    "appoint": "whoever ends a chain names who is next",
    "flat": "nothing stacks",
    "inverted": "play equal or lower",
    "big_hand": "hands are one card larger",
    "mute": "cards can do nothing",
}
"""What a field card does, by its word."""


def notes(state: CuntSoul) -> list[Note]:
    """Everything worth telling of that table."""
    fields = state.fields
    way = "clockwise" if state.memory.direction == 1 else "anticlockwise"
    return [
        *_links(state),
        Note("pile", _demand(state)),
        *_field_cards(state),
        Note("source", f"hands are filled up to {fields.hand_size}"),
        Note("", f"play goes {way}"),
        Note("", f"order is {'downward' if fields.downward else 'upward'}"),
    ]


def _field_cards(state: CuntSoul) -> list[Note]:
    words = state.powers.field_words
    told = [
        Note(FIELD[seat], _FIELDS[words[one.rank]], places=(0,))
        for seat in state.seats
        for one in cast("list[Card | None]", state.zones[FIELD[seat]])
        if one is not None  # they lie face down before the reveal
    ]
    for name in state.memory.lingering:
        effect = _FIELDS[words[card(name).rank]]
        told.append(Note("", f"{effect}, until the end of this turn", "a field card lingers"))
    return told


# ---------------------------------------------------------------------- the pile


def _links(state: CuntSoul) -> list[Note]:
    """Each link's rank, value and power, and the reason where they are not plain."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    told, first = [], 0
    for number, size in enumerate(memory.links):
        value, power = fields.of_link(pile, memory.links, memory.dead, number)
        rank = pile[first].rank
        text = _named(rank, size)
        if value != rank:
            text += f", {'count' if size > 1 else 'counts'} as {_value(value)}"
        text += f": {_does(power, value, fields.stack(size))}"
        told.append(
            Note("pile", text, _why(state, number, first), tuple(range(first, first + size)))
        )
        first += size
    return told


def _named(rank: str, size: int) -> str:
    return rank_word(rank) if size == 1 else f"{size} {rank_word(rank, size)}"


def _value(value: str) -> str:
    return "the bare table" if value == TABLE else rank_word(value)


def _does(power: str | None, value: str, stack: int) -> str:
    if power not in _POWERS:
        return "no power"
    return _POWERS[power].format(
        values=rank_word(value, 2),
        cards="a card" if stack == 1 else f"{stack} cards",
        seats="one seat" if stack == 1 else f"{stack} seats",
        times="once" if stack == 1 else f"{stack} times",
    )


def _why(state: CuntSoul, number: int, first: int) -> str:
    """Why a link's value or power is not what its rank says (section 5)."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    rank = pile[first].rank
    reasons = []
    if fields.triple and in_three(pile, first):
        reasons.append(f"field 3: {rank_word(rank, 3)} in a row count as three")
    elif rank == JOKER:
        reasons.append("a joker counts as the rank below it, without the power")
    elif rank in fields.powers.mirrors and not fields.mute and number + 1 not in memory.dead:
        if number == 0:
            reasons.append(f"{rank_word(rank)} with nothing below it")
        else:
            below, _ = fields.of_link(pile, memory.links, memory.dead, number - 1)
            reasons.append(f"{rank_word(rank)} on {_value(below)}: counts as {_value(below)}")
    elif fields.worth[rank] != rank:
        reasons.append("field 9: everything up to 9 counts as 9")
    if number + 1 in memory.dead:
        reasons.append("played in a run: no power")
    elif fields.mute:
        reasons.append("field joker: cards can do nothing")
    return "; ".join(reasons)


def _demand(state: CuntSoul) -> str:
    """What the next link must be."""
    memory, fields = state.memory, state.fields
    value, power = state.top()
    if value is None or value == TABLE:
        return "anything fits"
    word = rank_word(value)
    if power == "bind":
        return f"only {rank_word(value, 2)} and jokers fit"
    if memory.call and (power == "call" or fields.bifurcate):
        return f"{memory.call} than {word} is called"
    if power == "open":
        return "anything fits"
    return f"needs {word} or {'lower' if fields.downward else 'higher'}"
