"""Why a line is refused in Soul Taker, with the rule's number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar, Value
from cardtable.engine.notation import Seat, Word
from cardtable.games.soul_taker.options import Choice

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker

RULE: dict[Choice, int] = {"return": 18, "give": 19}


def refusal(state: SoulTaker, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why a line is not legal: the page's section 12."""
    verb, *rest = said
    option = state.memory.option
    if seat != state.turn:
        return _no("turn", 7, who=state.turn)
    if verb == "play":
        return _no("play", RULE[option]) if option else _play(state, seat, rest)
    if option is None:
        return _no("option", 9)
    if verb not in {option, "decline"}:
        return _no("other", RULE[option], option=option)
    return _no("one" if len(rest) != 1 else "there", RULE[option], option=option)


def _play(state: SoulTaker, seat: Seat, rest: Sequence[Word]) -> Bar:
    """The same for a card wherever it lies, so that it tells nothing (ST-8)."""
    match rest:
        case [Card()]:
            return _no("in-hand", 8)
        case ["deck"]:
            return _no("deck", 9)
        case [str(place)]:
            blind = place.startswith("down") and f"{seat}.{place}" in state.zones
            return _no("played" if blind else "place", 9)
    return _no("one-card", 7)


def _no(key: str, number: int, **about: Value) -> Bar:
    return Bar(f"soul-taker.no-{key}", about, rule=f"ST-{number}")
