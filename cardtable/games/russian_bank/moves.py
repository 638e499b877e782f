"""What can be moved in Russian Bank, and where it can go (sections 3 and 4 of the rules page).

Searches ask for little else, so it is written to be quick: what follows from a card alone is looked
up, and what lies open is worked out once for a position.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardtable.engine.cards import SUITS, Card, pack_of_52
from cardtable.engine.notation import Move, Seat
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER, OWN, RANK, RED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank

_PACKS = pack_of_52(packs=2)
CODE = {one: SUITS.index(one.suit) * 16 + RANK[one.rank] for one in _PACKS}
"""A number for each face: of one suit and neighbouring ranks are those whose numbers lie one
apart."""
_FIRST = tuple((zone, SUITS.index(zone[1]) * 16 + 1) for zone in FOUNDATIONS)
_PLACES = tuple(f"t{number}" for number in range(1, 13))


class _Lines(NamedTuple):
    """All the lines that name a card."""

    build: Move
    move: dict[str, Move]
    load_stock: Move
    load_discard: Move


_LINES = {
    one: _Lines(
        f"build {one.name}",
        {place: f"move {one.name} {place}" for place in _PLACES},
        f"load {one.name} stock",
        f"load {one.name} discard",
    )
    for one in _PACKS
}
_TAKES = {one: RANK[one.rank] * 2 + (one.suit in RED) for one in _PACKS}
_GOES_ON = {one: RANK[one.rank] * 2 + 2 + (one.suit not in RED) for one in _PACKS}
"""A card goes on those that take its number: down by one, colours in turn (RB-9)."""


class Sight:
    """What lies open for a seat, at one moment."""

    __slots__ = ("builds", "exposed", "must", "seat")

    def __init__(self, state: RussianBank, seat: Seat) -> None:
        zones, options = state.zones, state.options
        self.seat = seat
        self.exposed: dict[Card, tuple[str, str]] = {}
        """Every card that the seat could move: its source, and the zone where it lies."""
        for place in _sources(seat, options.tableau_each):
            run = zones[place[1]]
            if run:
                self.exposed[run[-1]] = place
        wanted = {first + len(zones[zone]) for zone, first in _FIRST}
        self.builds: list[Card] = []
        """Those that may be built."""
        self.must = False
        """Whether one of them has to be, before anything else (RB-22)."""
        for one, (source, _) in self.exposed.items():
            if CODE[one] in wanted and source in options.build_from:
                self.builds.append(one)
                self.must = self.must or source in options.must_build


def possible(state: RussianBank, seat: Seat, spaces: int = 12) -> list[Move]:
    """The complete list of possible moves, faulty ones included (section 3).

    Of the spaces, which are all alike, so many are offered.
    """
    zones, options = state.zones, state.options
    sight = state.sight(seat)
    moves: list[Move] = [_LINES[one].build for one in sight.builds]
    empty: list[str] = []
    takers: dict[int, list[str]] = {}
    for place in tableau(options.tableau_each):
        run = zones[place]
        if not run:
            empty.append(place)
        elif (kind := _TAKES[run[-1]]) in takers:
            takers[kind].append(place)
        else:
            takers[kind] = [place]
    del empty[spaces:]
    on_shown, on_pile = _LOADED[seat]
    shown, discard = zones[on_shown], zones[on_pile]
    on_stock = CODE[shown[-1]] if shown else -9  # RB-15
    on_discard = CODE[discard[-1]] if discard else -9
    enough = state.memory.shifts >= options.shift_limit  # RB-21
    for one, (source, zone) in sight.exposed.items():
        shift = source == "tableau"
        if not shift and source not in OWN:  # RB-13
            break
        lines = _LINES[one]
        if not (shift and enough):
            if source in options.move_from:
                places = takers.get(_GOES_ON[one])
                if places:
                    moves += [lines.move[place] for place in places]
            if empty and source in options.space_from and not (shift and len(zones[zone]) == 1):
                moves += [lines.move[place] for place in empty]
        if source in options.load_from:  # RB-14
            code = CODE[one]
            if abs(code - on_stock) == 1:
                moves.append(lines.load_stock)
            if abs(code - on_discard) == 1:
                moves.append(lines.load_discard)
    return moves + _turns(state, seat, space=bool(empty))


def _turns(state: RussianBank, seat: Seat, *, space: bool) -> list[Move]:
    """What turns up a card or ends the turn."""
    found: list[Move] = []
    if state.closed(seat):  # RB-16
        found.append("turn stock")
    if state.zones[f"{seat}.turned"]:  # RB-17, RB-19
        return [*found, "discard"]
    if state.can_turn_hand(seat):  # RB-18
        found.append("turn hand")
    if not found or (space and fills_from_stock(state, seat)):  # RB-20
        found.append("pass")
    return found


def fills_from_stock(state: RussianBank, seat: Seat) -> bool:
    """Whether the seat's open stock card could fill a space, were there one."""
    return bool(state.zones[f"{seat}.shown"]) and "stock" in state.options.space_from


@cache
def tableau(each: int) -> tuple[str, ...]:
    """The tableau places, in order."""
    return _PLACES[: 2 * each]


_LOADED = {seat: (f"{other}.shown", f"{other}.discard") for seat, other in OTHER.items()}
"""What a seat loads."""


@cache
def _sources(seat: Seat, each: int) -> tuple[tuple[str, str], ...]:
    """Where a seat's exposed cards lie: the sources' names, and the zones."""
    other = OTHER[seat]
    return (
        *(("tableau", place) for place in tableau(each)),
        ("stock", f"{seat}.shown"),
        ("hand", f"{seat}.turned"),
        ("discard", f"{seat}.discard"),
        ("opponent_stock", f"{other}.shown"),
        ("opponent_discard", f"{other}.discard"),
    )
