"""What Russian Bank tells of its table, in facts; of its cards and piles here.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import RANKS, Card, card
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Seat, words
from cardtable.games.russian_bank.moves import possible
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER, RANK, RED
from cardtable.games.russian_bank.reasons import named, reasons
from cardtable.games.russian_bank.refusals import duty, refusal
from cardtable.games.russian_bank.telling import means
from cardtable.games.russian_bank.written import problems
from cardtable.games.russian_bank.zones import HAND, TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank


def tooltip(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, where it can go, and what that is good for."""
    owner, kind, run, one = at
    if kind in state.seats:
        yield from _seat(state, kind)
    elif one is None:
        yield from _zone(state, reader, at)
    elif kind in FOUNDATIONS:
        yield _next(kind, len(run))
        yield Fact("russian-bank.built")
    elif one is not run[-1]:
        yield Bar("russian-bank.only-top")
    else:
        yield from _goes(state, reader, one)
        yield from _lies(state, reader, owner, kind, one)


def _goes(state: RussianBank, reader: Seat, one: Card) -> Iterator[Fact]:
    """Where the reader could take an exposed card, by the lines of a turn (section 3)."""
    lines = [said for move in possible(state, reader) if one in (said := words(move))]
    if not lines:
        yield Bar("russian-bank.goes-nowhere")
    if any(said[0] == "build" for said in lines):
        must = "yes" if state.place_of(reader, one).must else "no"
        yield Fact("russian-bank.goes-home", {"must": must})
    tops = [state.zones[str(said[2])][-1:] for said in lines if said[0] == "move"]
    piles = [each for top in tops for each in top]
    if piles:
        faces = tuple({(each.rank, each.suit): each for each in piles}.values())
        either = "yes" if len(faces) == 1 < len(piles) else "no"
        yield Fact("russian-bank.goes-on", {"cards": faces, "either": either})
    if [] in tops:
        yield Fact("russian-bank.goes-space")
    for said in lines:
        if said[0] == "load":
            yield Fact("russian-bank.goes-load", {"who": OTHER[reader], "on": said[2]})


def _lies(state: RussianBank, reader: Seat, owner: Seat, kind: str, one: Card) -> Iterator[Fact]:
    """What goes on a card where it lies (RB-9, RB-14), or what it is to its owner."""
    below, above = RANKS[: RANK[one.rank] - 1][-1:], RANKS[RANK[one.rank] :][:1]
    match kind:
        case "turned":
            yield Fact("russian-bank.must-place", {"who": owner})
        case "shown" | "discard" if owner != reader:
            yield Fact("russian-bank.takes-load", {"ranks": (*below, *above), "card": one})
        case "discard" if state.options.redeal != "none":  # RB-18
            yield Fact("russian-bank.returns")
        case _ if kind in state.tableau and not below:
            yield Fact("russian-bank.takes-none")
        case _ if kind in state.tableau:
            colour = "black" if one.suit in RED else "red"
            yield Fact("russian-bank.takes", {"colour": colour, "rank": below[0]})


def _next(zone: str, height: int) -> Fact:
    """What a foundation waits for."""
    if height == len(RANKS):
        return Fact("russian-bank.complete", {"card": card(f"{RANKS[-1]}{zone[1]}")})
    return Fact("russian-bank.next", {"card": card(f"{RANKS[height]}{zone[1]}")})


def _zone(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    owner, kind, run, _ = at
    if kind in FOUNDATIONS:
        yield _next(kind, len(run))
        return
    match kind:
        case "hand":
            yield from _hand(state, reader, owner)
        case "stock":
            yield from _stock(state, reader, at)
        case "turned" if not run:
            yield Fact("russian-bank.zone-turned")
        case "shown" if not run and state.closed(owner):
            yield Fact("russian-bank.next-closed", {"who": owner})
        case "shown" if not run:
            yield Fact("russian-bank.stock-gone")
        case _ if kind in state.tableau and not run:
            yield Fact("russian-bank.space", {"sources": named(state.options.space_from)})
        case _ if run and run[-1] is not None:
            yield from _lies(state, reader, owner, kind, run[-1])
    if kind == "discard":
        yield Fact("russian-bank.zone-discard", {"who": owner})


def _hand(state: RussianBank, reader: Seat, owner: Seat) -> Iterator[Fact]:
    """What becomes of a hand, and what comes before its next card (RB-18, RB-22, RB-23)."""
    if not state.can_turn_hand(owner):
        yield Fact("russian-bank.hand-gone")
    elif not state.zones[HAND[owner]]:
        yield Fact("russian-bank.hand-over", {"redeal": state.options.redeal})
    elif owner != reader or reader != state.turn:
        yield Fact("russian-bank.zone-hand", {"who": owner})
    elif state.zones[TURNED[owner]]:
        yield Bar("russian-bank.no-hand-open")
    else:
        yield duty(state, "turn hand") or Fact("russian-bank.click")
    if state.zones[HAND[owner]]:
        yield from _left_over(state.options.card_points)


def _stock(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What a stock waits for (RB-16), and what its cards count."""
    owner = at.owner
    if not at.run:
        yield Fact("russian-bank.stock-up")
        return
    if not state.closed(owner):
        yield Fact("russian-bank.open-first", {"who": owner})
    elif owner == reader == state.turn:
        yield Fact("russian-bank.click")
    else:
        yield Fact("russian-bank.next-closed", {"who": owner})
    yield from _left_over(state.options.stock_points)


def _left_over(each: int) -> Iterator[Fact]:
    """What each card of a pile counts that is left over (RB-38)."""
    if each:
        yield Fact("russian-bank.left-over", {"count": each})


def _seat(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    """What is to go, and what it would count for the other one (RB-38)."""
    yield Fact("russian-bank.wins-without", {"who": seat})
    if weight := state.weight(seat):
        yield Fact("russian-bank.weight", {"who": OTHER[seat], "count": weight})


def _account(state: RussianBank, ended: Said) -> list[Said]:
    return [ended, *state.parts()]


GUIDE = Guide(
    refusal, means=means, reasons=reasons, tooltip=tooltip, account=_account, problems=problems
)
