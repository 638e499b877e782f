"""What people are told of a table: each link's value and power, what fits, what the fields do.

The state may be one made from a view: nothing is looked at but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, card, rank_word
from cardtable.engine.tips import one_of
from cardtable.engine.view import Note
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.links import TABLE, in_three
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
    "open": "anything fits on it",
    "burn": "burns the pile",
    "choose": "names who is next",
    "extend": "must be followed",
    "reverse": "turns the play round {times}",
    "toll": "whoever plays on it draws {cards}",
}
"""What a link does, by its power."""

FIELDS = {
    "none": ("does nothing in this game", "does nothing"),
    "firm": ("{ranks} must fit, too", "{ranks} must fit"),
    "triple": ("three alike in a row count as 3", "three alike are a 3"),
    "single": ("links have one card only", "one card a link"),
    "bottom": ("swaps are with face-down cards", "swaps are face down"),
    "flipped": ("all see the card that is drawn next", "the source lies open"),
    "bifurcate": ("each turn ends with higher or lower", "every chain calls"),
    "double": ("every effect counts double", "effects count double"),
    "level": ("everything up to 9 counts as 9", "up to 9 is a 9"),
    "phoenix": ("what burns goes under the source", "burns go under"),
    "appoint": ("every player names who is next", "all name who is next"),
    "flat": ("nothing stacks", "nothing stacks"),
    "inverted": ("play equal or lower", "equal or lower"),
    "big_hand": ("hands are one card larger", "hands one larger"),
    "mute": ("cards can do nothing", "cards do nothing"),
}
"""What a field card does, by its word: in full, and in short."""

_PAIRS = {"flipped", "inverted"}
"""The effects that turn something round: two of them cancel each other (CS-46, CS-53)."""

_DUE = {
    "choose": ("all choose face-up cards and a field card", "all are choosing"),
    "burn": ("the new field card must be paid for", "a card to burn"),
    "call": ("higher or lower must be called", "a call is due"),
    "next": ("who plays next must be chosen", "who is next?"),
}
"""What is to be decided in phases that ask for no link."""


def notes(state: CuntSoul) -> list[Note]:
    """Everything worth telling of that table."""
    fields = state.fields
    way = "clockwise" if state.memory.direction == 1 else "anticlockwise"
    order = "downward" if fields.downward else "upward"
    size = fields.hand_size
    return [
        *_links(state),
        Note("pile", *_demand(state)),
        *_field_cards(state),
        *_own_cards(state),
        Note("", f"play goes {way}", label=way, sign=way),
        Note("", f"order is {order}", label=order, sign="down" if fields.downward else "up"),
        Note("source", f"hands are filled up to {size}", label=f"hands of {size}"),
        *_debts(state),
        *_changes(state),
    ]


def effect(state: CuntSoul, rank: str) -> tuple[str, str]:
    """What a field card of that rank does: in full, and in short."""
    full, short = FIELDS[state.powers.field_words[rank]]
    against = state.powers.overruling - {"2"}
    ranks = [one for one in state.powers.order if one in against]
    told = one_of(ranks, "and") if ranks else "all cards"
    return full.format(ranks=told), short.format(ranks=" ".join(ranks) or told)


def clash(state: CuntSoul, one: Card) -> tuple[Seat, Card] | None:
    """The field card that keeps this one from its effect, and who has it ("": it lingers)."""
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


def in_force(state: CuntSoul) -> list[tuple[Seat, Card]]:
    """The field cards that act now, and who has them ("": it lingers)."""
    lying = [(seat, one) for seat in state.seats for one in state.zones[FIELD[seat]]]
    return [*lying, *(("", card(name)) for name in state.memory.lingering)]


def _acting(state: CuntSoul, one: Card) -> tuple[str, str]:
    """What a field card that lies there does beside the others: in full, and in short."""
    other = clash(state, one)
    if other is not None:
        by = f"cancelled by {'an' if other[1].rank in {'8', 'A'} else 'a'} {_figure(other[1].rank)}"
        return f"{by} in another field", by
    full, short = effect(state, one.rank)
    factor = state.fields.factor
    if state.powers.field_words[one.rank] == "double" and factor > 2:
        return f"all together, every effect counts {factor} times", f"effects count {factor} times"
    return full, short


def _field_cards(state: CuntSoul) -> list[Note]:
    names = state.rules.extras.field_names if state.rules.extras else {}
    told = []
    for seat in state.seats:
        for one in cast("list[Card | None]", state.zones[FIELD[seat]]):
            if one is not None:  # they lie face down before the reveal
                full, short = _acting(state, one)
                label = f"{_figure(one.rank)}: {short}"
                title = names.get(one.rank)
                told.append(Note(FIELD[seat], full, "", (0,), label, title=title))
    for name in state.memory.lingering:
        rank = card(name).rank
        full, short = _acting(state, card(name))
        until = f"{full}, until the end of this turn"
        label = f"{_figure(rank)} lingers: {short}"
        told.append(Note("", until, "a field card lingers", label=label))
    return told


def _debts(state: CuntSoul) -> list[Note]:
    """What the seat on turn owes to aces (CS-34)."""
    owed = state.memory.owed
    if not owed:
        return []
    cards = "a card" if owed == 1 else f"{owed} cards"
    label = f"whoever plays on an Ace draws {cards}"
    return [Note("", f"{cards} more will be drawn for aces", label=label)]


def _changes(state: CuntSoul) -> list[Note]:
    """That the seat on turn may lay another field card, and what it costs (CS-70, CS-71)."""
    seat, options = state.turn, state.options
    if seat is None or fieldcards.problem(state, seat):
        return []
    left = options.field_changes_max - state.memory.changes.get(seat, 0)
    times = "once more" if left == 1 else f"{left} more times"
    cost = "" if options.field_change_cost == "none" else ", for an upright face-up card"
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
                text = found.get(rank) or found.setdefault(rank, _ability(state, rank))
                told.append(
                    Note(zone, text, _sideways(state, one), (place,), title=names.get(rank))
                )
    return told


def _sideways(state: CuntSoul, one: Card) -> str:
    return "it lies sideways: it can't pay" if one.name in state.memory.horizontal else ""


def _ability(state: CuntSoul, rank: str) -> str:
    """What one card of that rank does if it is played as things are."""
    return f"{rank_word(rank)}: {', '.join(abilities(state, rank)) or 'no power'}"


def abilities(state: CuntSoul, rank: str, count: int = 1) -> list[str]:
    """What so many cards of a rank do if they are played as things are, in phrases."""
    powers, fields = state.powers, state.fields
    told = []
    if rank == JOKER:
        told.append("fits on anything")
        if powers.neutralising and not fields.mute:
            told.append("undoes what it lies on")
        return told
    if rank in fields.overruling:
        told.append("goes against the order")
    value = fields.worth[rank]
    if rank in powers.mirrors and not fields.mute:
        return [*told, "takes the value below it"]
    if value != rank:
        told.append(f"counts as {rank_word(value)}")
    power = None if fields.mute else powers.acting[value]
    if power == "choose" and len(state.seats_in()) == 2:
        return [*told, "names nobody, with two players"]
    return [*told, does(power, value, fields.stack(count))] if power else told


# ---------------------------------------------------------------------- the pile


def _links(state: CuntSoul) -> list[Note]:
    """Each link's rank, value and power, and the reason where they are not plain."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    names: Mapping[str, Names] = state.rules.extras.card_names if state.rules.extras else {}
    told, first = [], 0
    for number, size in enumerate(memory.links):
        value, power = fields.of_link(pile, memory.links, memory.dead, number)
        rank = pile[first].rank
        text, label = named(rank, size), ""
        if value != rank:
            text += f", {'count' if size > 1 else 'counts'} as {_value(value)}"
            label = _figure(value)
        text += f": {does(power, value, fields.stack(size))}"
        places = tuple(range(first, first + size))
        reason = why(state, number, first)
        told.append(Note("pile", text, reason, places, label, title=names.get(rank)))
        first += size
    return told


def named(rank: str, size: int) -> str:
    """A link by its rank and its size: `six`, `2 sixes`."""
    return rank_word(rank) if size == 1 else f"{size} {rank_word(rank, size)}"


def _value(value: str) -> str:
    return "the empty table" if value == TABLE else rank_word(value)


def _figure(rank: str) -> str:
    return "Joker" if rank == JOKER else rank


def does(power: str | None, value: str, stack: int) -> str:
    """What a link of that power and value does, stacked so often."""
    if power not in _POWERS:
        return "no power"
    return _POWERS[power].format(
        values=rank_word(value, 2),
        cards="a card" if stack == 1 else f"{stack} cards",
        players="one player" if stack == 1 else f"{stack} players",
        times="once" if stack == 1 else f"{stack} times",
    )


def why(state: CuntSoul, number: int, first: int) -> str:
    """Why a link's value or power is not what its rank says (section 5)."""
    pile, memory, fields = state.zones["pile"], state.memory, state.fields
    rank = pile[first].rank
    reasons = []
    if fields.triple and in_three(pile, first):
        reasons.append(f"field 3: {rank_word(rank, 3)} in a row count as three")
    elif rank == JOKER:
        reasons.append("a joker counts as the rank below it")
    elif rank in fields.powers.mirrors and not fields.mute and number + 1 not in memory.dead:
        if number == 0:
            reasons.append(f"{rank_word(rank)} with nothing below it")
        else:
            below, _ = fields.of_link(pile, memory.links, memory.dead, number - 1)
            if below == TABLE:
                reasons.append(f"{rank_word(rank)} with nothing below it to mirror")
            else:
                reasons.append(f"{rank_word(rank)} on {_value(below)}: counts as {_value(below)}")
    elif fields.worth[rank] != rank:
        reasons.append("field 9: everything up to 9 counts as 9")
    if number + 1 in memory.dead:
        reasons.append("played in a run: no power")
    elif fields.mute:
        reasons.append("field joker: cards can do nothing")
    return "; ".join(reasons)


def _demand(state: CuntSoul) -> tuple[str, str, tuple[int, ...], str]:
    """What the next link must be: as the start of a note, with a label."""
    text, label = wanted(state)
    return text, "", (), label


def wanted(state: CuntSoul) -> tuple[str, str]:
    """What the next link must be, or what else is asked for: in full, and in short."""
    memory, fields = state.memory, state.fields
    rank = state.run_rank() if memory.phase == "run" else None
    if rank is not None:
        return f"the run goes on with {rank_word(rank)}", f"run: {rank} is next"
    if memory.phase == "swap":
        swaps = "one swap" if memory.swaps == 1 else f"{memory.swaps} swaps"
        return f"{swaps} can be made", f"{swaps} left"
    if memory.phase in _DUE:
        return _DUE[memory.phase]
    value, power = state.top()
    if value is None or value == TABLE:
        return "anything fits", "anything fits"
    word = rank_word(value)
    if power == "bind":
        return f"only {rank_word(value, 2)} and jokers fit", f"only {value}s and jokers"
    if memory.call and (power == "call" or fields.bifurcate):
        return f"{memory.call} than {word} is called", f"{memory.call} than {value}"
    if power == "open":
        return "anything fits", "anything fits"
    return needed(state, value, word), needed(state, value, value).removeprefix("needs ")


def needed(state: CuntSoul, value: str, word: str) -> str:
    """What fits on that value by the order, and what goes against it (CS-13, CS-14, CS-35)."""
    fields, order = state.fields, state.powers.order
    place, fitting = fields.place[value], state.fitting()
    beyond = order[:place] if fields.downward else order[place + 1 :]
    against = [one for one in order if one in fitting and one != value and one not in beyond]
    others = " ".join([*against, "Joker"]) if against else "a joker"
    way = f" or {'lower' if fields.downward else 'higher'}" if beyond else ""
    return f"needs {word}{way}, or {others}"
