"""What can be moved in Russian Bank, and where it can go (sections 3 and 4 of the rules page).

Searches ask for little else, so it is written to be quick: what follows from a card alone is looked
up, and so is what a table lets become of the cards of a place; what lies open is worked out once
for a position.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardtable.engine.cards import SUITS, Card, pack_of_52
from cardtable.engine.notation import Move, Seat
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER, RANK, RED, Options

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank

HAND = {seat: f"{seat}.hand" for seat in OTHER}
DISCARD = {seat: f"{seat}.discard" for seat in OTHER}
STOCK = {seat: f"{seat}.stock" for seat in OTHER}
SHOWN = {seat: f"{seat}.shown" for seat in OTHER}
TURNED = {seat: f"{seat}.turned" for seat in OTHER}
LOADED = {"stock": SHOWN, "discard": DISCARD}
"""Where cards are loaded on a seat, by the word of the move."""

OWNED = {
    seat: (HAND[seat], DISCARD[seat], STOCK[seat], SHOWN[seat], TURNED[seat]) for seat in OTHER
}
"""Where all the cards lie that are a seat's own."""

_PACKS = pack_of_52(packs=2)
CODE = {card: SUITS.index(card.suit) * 16 + RANK[card.rank] for card in _PACKS}
"""A number for each face: of one suit and neighbouring ranks are those whose numbers lie one
apart."""
_ALIKE: dict[int, tuple[Card, ...]] = {
    code: tuple(card for card in _PACKS if CODE[card] == code) for code in range(64)
}
_NEXT_TO = {card: frozenset(_ALIKE[CODE[card] - 1] + _ALIKE[CODE[card] + 1]) for card in _PACKS}
"""What can be loaded on a card (RB-14)."""
_NOTHING: frozenset[Card] = frozenset()
_UP = tuple((zone, SUITS.index(zone[1]) * 16 + 1) for zone in FOUNDATIONS)
"""The foundations, and the codes of their aces."""
_PLACES = tuple(f"t{number}" for number in range(1, 13))


class Lines:
    """All the lines that name a card."""

    __slots__ = ("build", "load_discard", "load_stock", "move")

    def __init__(self, name: str) -> None:
        self.build: Move = f"build {name}"
        self.move: dict[str, Move] = {place: f"move {name} {place}" for place in _PLACES}
        self.load_stock: Move = f"load {name} stock"
        self.load_discard: Move = f"load {name} discard"


LINES = {card: Lines(card.name) for card in _PACKS}
_TAKES = {card: RANK[card.rank] * 2 + (card.suit in RED) for card in _PACKS}
_GOES_ON = {card: RANK[card.rank] * 2 + 2 + (card.suit not in RED) for card in _PACKS}
"""A card goes on those that take its number: down by one, colours in turn (RB-9)."""
_NUMBERS = max(_GOES_ON.values()) + 1


class Exposed:
    """A card that lies open for a seat in one of the places, and what this table lets become of it.

    The other's cards only go home: options can't name them for anything else (RB-13).
    """

    __slots__ = (
        "builds", "fills", "goes_on", "lines", "loads", "must", "shared", "source", "takes", "zone",
    )  # fmt: skip

    def __init__(self, card: Card, source: str, zone: str, options: Options) -> None:
        self.source = source
        self.zone = zone
        self.lines = LINES[card]
        self.takes = _TAKES[card]
        self.goes_on = _GOES_ON[card] if source in options.move_from else 0
        """The number that a pile must take for it; 0, which none takes, if it can't be moved."""
        self.shared = source == "tableau"
        self.builds = source in options.build_from
        self.must = source in options.must_build
        self.fills = source in options.space_from
        self.loads = source in options.load_from


class Place:
    """A zone whose top card is exposed, and what each card can do as that."""

    __slots__ = ("alone", "cards", "zone")

    def __init__(self, source: str, zone: str, options: Options) -> None:
        self.zone = zone
        self.alone = (zone,)
        self.cards = {card: Exposed(card, source, zone, options) for card in _PACKS}


class Places:
    """Where exposed cards lie: in the tableau, and on each seat's piles and then the other's."""

    __slots__ = ("piles", "tableau")

    def __init__(self, options: Options) -> None:
        places = tableau(options.tableau_each)
        self.tableau = tuple([Place("tableau", zone, options) for zone in places])
        self.piles: dict[Seat, tuple[Place, ...]] = {
            seat: (
                Place("stock", SHOWN[seat], options),
                Place("hand", TURNED[seat], options),
                Place("discard", DISCARD[seat], options),
                Place("opponent_stock", SHOWN[other], options),
                Place("opponent_discard", DISCARD[other], options),
            )
            for seat, other in OTHER.items()
        }


def awaited(state: RussianBank) -> frozenset[Card]:
    """The cards that come next on a foundation (RB-6)."""
    zones = state.zones
    cards: list[Card] = []
    for zone, ace in _UP:
        cards += _ALIKE[ace + len(zones[zone])]
    return frozenset(cards)


class Board:
    """The tableau, at one moment."""

    __slots__ = ("builds", "must", "spaces", "takers", "tops")

    def __init__(self, state: RussianBank) -> None:
        self.tops: dict[Card, Exposed] = {}
        """What lies open there, and where."""
        self.takers: list[tuple[str, ...]] = [()] * _NUMBERS
        """The piles, by the number that they take."""
        self.spaces: list[str] = []
        zones, tops, takers = state.zones, self.tops, self.takers
        for place in state.places.tableau:
            zone = place.zone
            run = zones[zone]
            if not run:
                self.spaces.append(zone)
                continue
            top = run[-1]
            tops[top] = lies = place.cards[top]
            takers[lies.takes] += place.alone
        self.builds = _builds(tops, state.awaited())
        """What may be built."""
        self.must = any(tops[card].must for card in self.builds) if self.builds else False
        """Whether some of it has to be, before anything else (RB-22)."""


class Piles:
    """Both seats' piles as one of them may use them, at one moment."""

    __slots__ = ("builds", "closed", "must", "on_discard", "on_stock", "seat", "shown", "tops")

    def __init__(self, state: RussianBank, seat: Seat) -> None:
        zones = state.zones
        self.seat = seat
        self.tops: dict[Card, Exposed] = {}
        """What it could move, and where it lies."""
        self.shown = bool(zones[SHOWN[seat]])
        """Whether its stock card lies open."""
        self.closed = not self.shown and bool(zones[STOCK[seat]])
        """Whether its stock has cards, and none of them face up."""
        shown, discard = zones[SHOWN[OTHER[seat]]], zones[DISCARD[OTHER[seat]]]
        self.on_stock = _NEXT_TO[shown[-1]] if shown else _NOTHING  # RB-15
        """What can be loaded on the other's stock."""
        self.on_discard = _NEXT_TO[discard[-1]] if discard else _NOTHING
        """What can be loaded on the other's discard pile."""
        tops = self.tops
        for place in state.places.piles[seat]:
            run = zones[place.zone]
            if run:
                tops[run[-1]] = place.cards[run[-1]]
        self.builds = _builds(tops, state.awaited())
        """As in `Board`."""
        self.must = any(tops[card].must for card in self.builds) if self.builds else False


def _builds(tops: dict[Card, Exposed], wanted: frozenset[Card]) -> list[Card]:
    """Which of these cards may be built."""
    if wanted.isdisjoint(tops):
        return []
    return [card for card, lies in tops.items() if lies.builds and card in wanted]


def possible(state: RussianBank, seat: Seat, sensible: bool = False) -> list[Move]:
    """The complete list of possible moves, faulty ones included (section 3).

    What is sensible breaks no duty, and of spaces, which are all alike, only the first is named.
    """
    board, piles = state.board(), state.piles(seat)
    moves: list[Move] = []
    if board.builds or piles.builds:
        moves += [LINES[card].build for card in board.builds + piles.builds]
        if sensible and (board.must or piles.must):  # RB-22
            return moves
    zones, takers, spaces = state.zones, board.takers, board.spaces
    if spaces and sensible:
        spaces = spaces[:1]
    on_stock, on_discard = piles.on_stock, piles.on_discard
    for open_ in (board.tops, piles.tops):
        shift = open_ is board.tops
        goes = not shift or state.memory.shifts < state.options.shift_limit  # RB-21
        fills = spaces if goes else []
        loads = not shift or not sensible or not state.loads_late()  # RB-24
        for card, lies in open_.items():
            # what is rare is asked first
            if goes and (targets := takers[lies.goes_on]):
                for pile in targets:
                    moves.append(lies.lines.move[pile])  # mostly there is one
            if fills and lies.fills and not (shift and len(zones[lies.zone]) == 1):
                for space in fills:
                    moves.append(lies.lines.move[space])
            if loads:  # RB-14
                if card in on_stock and lies.loads:
                    moves.append(lies.lines.load_stock)
                if card in on_discard and lies.loads:
                    moves.append(lies.lines.load_discard)
    moves += _turns(state, board, piles, sensible)
    return moves


def _turns(state: RussianBank, board: Board, piles: Piles, sensible: bool) -> list[Move]:
    """What turns up a card or ends the turn."""
    seat, zones = piles.seat, state.zones
    moves: list[Move] = ["turn stock"] if piles.closed else []  # RB-16
    if zones[TURNED[seat]]:  # RB-17, RB-19
        moves.append("discard")
        return moves
    presses = state.stock_presses
    if (zones[HAND[seat]] or state.can_turn_hand(seat)) and not (  # RB-18, RB-23
        sensible and (piles.closed or board.spaces or presses) and state.stock_first(seat)
    ):
        moves.append("turn hand")
    if (
        not moves
        or (board.spaces and state.stock_fills(seat))  # RB-20
        or (presses and state.stock_fits(seat))  # RB-45
    ):
        moves.append("pass")
    return moves


@cache
def tableau(each: int) -> tuple[str, ...]:
    """The tableau places, in order."""
    return _PLACES[: 2 * each]
