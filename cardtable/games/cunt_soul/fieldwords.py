"""What field cards do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.tips import one_of

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

FIELDS = {
    "none": ("does nothing in this game", "does nothing"),
    "firm": ("even {ranks} must fit", "even {ranks} must fit"),
    "triple": ("three of a kind count as a 3", "three of a kind is a 3"),
    "single": ("everyone plays only one card at a time", "one card at a time"),
    "bottom": ("{swappers} swap with face-down cards", "swap face-down cards"),
    "flipped": ("all see the card that is drawn next", "the source is face up"),
    "bifurcate": ("each turn ends with a call", "a call each turn"),
    "double": ("swaps, skips, reversals and aces count double", "powers count double"),
    "level": ("everything up to 9 counts as a 9", "cards up to 9 are 9s"),
    "phoenix": ("what burns goes under the source", "burns go under"),
    "appoint": ("each player chooses who plays next", "all choose who plays next"),
    "flat": ("several of a rank act as one, except to burn", "several of a rank act as one"),
    "inverted": ("all play equal or lower", "equal or lower"),
    "big_hand": ("hands are one card larger", "hands one larger"),
    "mute": ("no card has any power", "no powers"),
}
"""What a field card does, by its word: in full, and in short."""


def effect(state: CuntSoul, rank: str) -> tuple[str, str]:
    """What a field card of that rank does: in full, and in short."""
    full, short = FIELDS[state.powers.field_words[rank]]
    against = state.powers.overruling - {"2"}
    ranks = [one for one in state.powers.order if one in against]
    told = one_of(ranks, "and") if ranks else "all cards"
    swap = [f"{one}s" for one in state.powers.order if state.powers.acting[one] == "swap"]
    full = full.format(ranks=told, swappers=one_of(swap, "and") if swap else "you")
    return full, short.format(ranks=", ".join(ranks) or told)
