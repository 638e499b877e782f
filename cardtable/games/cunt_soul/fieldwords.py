"""What field cards do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import rank_word
from cardtable.engine.tips import one_of

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

FIELDS = {
    "none": ("does nothing in this game", "does nothing"),
    "firm": ("{ranks} must fit too", "{ranks} must fit too"),
    "triple": ("three of a kind counts as a 3", "triples count as 3"),
    "single": ("everyone plays only one card at a time", "one card at a time"),
    "bottom": ("{swappers} swap with face-down cards", "swaps are face-down"),
    "flipped": ("everyone sees the card that is drawn next", "the source is face up"),
    "bifurcate": ("each turn ends with a call", "a call each turn"),
    "double": ("{doubled}", "powers count double"),
    "level": ("cards up to nine count as nines", "2 to 9 count as nine"),
    "phoenix": ("burned cards go under the source", "burns go under"),
    "appoint": ("each player chooses who plays next", "each chooses who follows"),
    "flat": ("several act as one{example}", "several count as one"),
    "inverted": ("all play equal or lower", "equal or lower"),
    "big_hand": ("hands are one card larger", "hands one card larger"),
    "mute": ("no card has any power", "no card has power"),
}
"""What a field card does, by its word: in full, and in short."""


_DOUBLED = {
    "swap": "swaps",
    "skip": "skips",
    "toll": "aces on the pile",
}
"""The powers that do more where they are doubled (CS-48)."""

_ONE_OF = {
    "skip": "two {rank}s skip one",
    "reverse": "two {rank}s reverse once",
    "toll": "two {rank}s cost one card",
    "swap": "two {rank}s swap one",
}
"""What two cards of one power do where they act as one, best example first (CS-17, CS-52)."""


def effect(state: CuntSoul, rank: str) -> tuple[str, str]:
    """What a field card of that rank does: in full, and in short."""
    powers = state.powers
    full, short = FIELDS[powers.field_words[rank]]
    ranks = [f"{one}s" for one in powers.order if one in powers.overruling - {"2"}]
    told = one_of(ranks, "and") if ranks else "all cards"
    swap = working(state, "swap")
    if powers.field_words[rank] == "bottom" and not swap:
        return "nothing swaps now, so it does nothing yet", "no swaps, no effect"
    swappers = one_of([f"{one}s" for one in swap], "and") if swap else "you"
    holes = {"ranks": told, "swappers": swappers, "doubled": _doubled(state)}
    full = full.format(example=_example(state), **holes)
    return full, short.format(ranks=told)


def working(state: CuntSoul, power: str) -> list[str]:
    """The ranks that have that power under the fields as they lie, in their order."""
    fields, powers = state.fields, state.powers
    able = [one for one in powers.order if powers.acting[one] == power]
    return [one for one in able if fields.worth[one] == one and not fields.mute]


def _doubled(state: CuntSoul) -> str:
    """What counts double beside the other field cards: what has lost its power does not."""
    fields, acting = state.fields, state.powers.acting
    alive = {acting[rank] for rank, value in fields.worth.items() if value == rank}
    told = [words for power, words in _DOUBLED.items() if power in alive and not fields.mute]
    more = [f"{one_of(told, 'and')} count double"] if told else []
    turning = working(state, "reverse")
    if turning:
        kings = one_of([rank_word(rank, 2) for rank in turning], "and")
        more.append(f"{kings} reverse nothing")  # CS-33: twice reversed is not reversed
    return ", and ".join(more) or "nothing has a power now that could count double"


def _example(state: CuntSoul) -> str:
    """What that means for two of a kind, if anything is counted by cards."""
    acting = state.powers.acting
    for power, told in _ONE_OF.items():
        for rank in state.powers.order:
            if acting[rank] == power:
                return f": {told.format(rank=rank)}"
    return ""
