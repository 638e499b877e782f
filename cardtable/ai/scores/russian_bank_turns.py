"""How the computer players look through a turn of Russian Bank, and what they think of its end.

One unit is an own card of the hand or the discard pile gone.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import tanh
from operator import mul
from typing import TYPE_CHECKING, NamedTuple, cast

from cardtable.ai.turns import Turns
from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.russian_bank.moves import CODE
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER

if TYPE_CHECKING:
    from cardtable.engine.view import View
    from cardtable.games.russian_bank import RussianBank

STOCK = 2.0
"""A stock card: it counts double, and what lies below waits for it."""
CLOSED = 0.4
"""A stock card nobody has seen yet: what it is like must still be found out."""
NEXT = 1.5
"""What the next hand card will be good for, if any card can be placed."""
SPACE = 0.5
"""A space, which takes any card."""
FITS_STOCK = 1.2
"""The other's stock card has somewhere to go when its turn comes."""
FITS_DISCARD = 0.6
SPACE_LEFT = 0.9
"""A space left to the other."""
LOAD_STOCK = 1.2
"""A card lies open that the other can load on the own stock."""
LOAD_DISCARD = 0.6
BENEATH = 0.3
"""... or lies beneath one that does."""
WAITS = 0.7
"""How much of all that is feared while the own turn goes on."""
HOME = 0.5
"""A card gone home: what it lay on is free, and others may follow."""
BURIED = 0.05
"""A card that a foundation waits for, for each card that lies on it."""

WEIGHTS = (
    -0.0822,  # cards of the stock, open ones too
    -0.0517,  # other cards of one's own
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""

_RED = (0, 1, 1, 0)
_BASE = {zone: CODE[one] for zone in FOUNDATIONS for one in CODE if one.name == f"A{zone[1]}"}


def _kind(code: int) -> int:
    return (code & 15) * 2 + _RED[code >> 4]


_KIND = [_kind(code) for code in range(64)]
_GOES_ON = [_KIND[code] + 2 + (1 - 2 * _RED[code >> 4]) for code in range(64)]
_TAKES: list[tuple[int, ...]] = [
    tuple(other for other in range(64) if 1 <= (other & 15) <= 13 and _GOES_ON[other] == kind)
    for kind in _KIND
]
"""The faces that a pile takes which ends in this one."""


class Pool(NamedTuple):
    """What a seat can't see of its own cards, worked out once for a decision."""

    me: Seat
    other: Seat
    total: int
    faces: dict[int, int]
    """How many unseen cards there are of each face."""


def begin(view: View) -> Pool:
    """What the searching seat may still turn up."""
    own = [one for one in view.unseen if str(one.pack) == view.seat[1]]
    run = own or view.unseen
    faces: dict[int, int] = {}
    for one in run:
        faces[CODE[one]] = faces.get(CODE[one], 0) + 1
    return Pool(view.seat, OTHER[view.seat], len(run), faces)


def key(state: RussianBank) -> Hashable:
    """The tableau without the order of its places, and what lies open besides."""
    zones = state.zones
    piles = frozenset([tuple(zones[place]) for place in state.tableau])
    tops: list[object] = [len(zones[f"{state.turn}.hand"])]
    for zone in ("p1.shown", "p1.turned", "p1.discard", "p2.shown", "p2.turned", "p2.discard"):
        run = zones[zone]
        tops.append((len(run), run[-1]) if run else None)
    return (piles, *tops, state.memory.placed, state.memory.hand_begun)


def blind(state: RussianBank, line: Move, unseen: frozenset[Card]) -> bool:
    """Whether a line turns up a card that nobody has seen."""
    if line == "turn stock":
        return state.zones[f"{state.turn}.stock"][-1] in unseen
    if line != "turn hand":
        return False
    hand = state.zones[f"{state.turn}.hand"]
    if not hand:
        return state.options.redeal == "shuffle"
    return hand[-1] in unseen


def lines(state: RussianBank, last: Move | None) -> list[Move]:
    """The lines that break no duty, less those that change nothing."""
    moves = state.choices()
    if moves[-1].startswith("build"):  # nothing else is asked for: they have to go first
        return _builds(moves)
    if "turn stock" in moves:  # duty or not: to know the card costs little, and it may go at once
        return ["turn stock"]
    if last is None or not last.startswith("move"):
        return moves
    # who has just moved a card could have put it elsewhere at once
    moved = words(last)[1]
    return [move for move in moves if move[0] != "m" or words(move)[1] is not moved]


def _builds(moves: list[Move]) -> list[Move]:
    """Builds come in any order, and all of them are played: the first will do.

    But where two cards are alike, it matters which of them goes.
    """
    faces = [CODE[cast("Card", words(move)[1])] for move in moves]
    like = [move for move, face in zip(moves, faces, strict=True) if faces.count(face) > 1]
    return like or moves[:1]


# ---------------------------------------------------------------------- the worth of a table


def worth(state: RussianBank, pool: Pool) -> float:
    """What the searching seat may expect of a table, in cards."""
    zones, me, other = state.zones, pool.me, pool.other
    value = _burden(state, other) - _burden(state, me)
    tops: list[int] = []
    under: list[int] = []
    waiting = {first + len(zones[zone]) for zone, first in _BASE.items()}
    buried = 0
    spaces = 0
    for place in state.tableau:
        run = zones[place]
        if not run:
            spaces += 1
            continue
        tops.append(CODE[run[-1]])
        if len(run) > 1:
            under.append(CODE[run[-2]])
            for above, one in enumerate(reversed(run)):
                if CODE[one] in waiting:
                    buried += above
    value += HOME * sum([len(zones[zone]) for zone in FOUNDATIONS]) - BURIED * buried
    kinds = {_KIND[top] for top in tops}
    dreads = _dreads(state, me, other, tops, under)
    dreads += _chances(state, other, kinds)
    if state.turn != me:
        return value - dreads - SPACE_LEFT * spaces
    return value - WAITS * dreads + _next(state, pool, tops, waiting, spaces)


def features(state: RussianBank, seat: Seat) -> tuple[float, ...]:
    """What tells how well a seat stands, in the order of `WEIGHTS`."""
    zones = state.zones
    stock = len(zones[f"{seat}.stock"]) + len(zones[f"{seat}.shown"])
    return stock, state.owned(seat) - stock


def estimate(state: RussianBank) -> tuple[float, float]:
    """What the seats may expect, by nothing but the cards that they still have to get rid of."""
    first, second = [sum(map(mul, WEIGHTS, features(state, seat))) for seat in state.seats]
    lead = tanh((first - second) / 2)
    return lead, -lead


def _burden(state: RussianBank, seat: Seat) -> float:
    zones = state.zones
    closed = len(zones[f"{seat}.stock"])
    stock = closed + len(zones[f"{seat}.shown"])
    rest = len(zones[f"{seat}.hand"]) + len(zones[f"{seat}.discard"]) + len(zones[f"{seat}.turned"])
    return STOCK * stock + CLOSED * closed + rest


def _dreads(state: RussianBank, me: Seat, other: Seat, tops: list[int], under: list[int]) -> float:
    """What the other may load."""
    zones = state.zones
    theirs = [CODE[run[-1]] for run in (zones[f"{other}.shown"], zones[f"{other}.discard"]) if run]
    sum_ = 0.0
    for zone, weight in ((f"{me}.shown", LOAD_STOCK), (f"{me}.discard", LOAD_DISCARD)):
        run = zones[zone]
        if not run:
            continue
        top = CODE[run[-1]]
        for code in tops:
            if abs(code - top) == 1:
                sum_ += weight
        for code in theirs:
            if abs(code - top) == 1:
                sum_ += 1.5 * weight
        for code in under:
            if abs(code - top) == 1:
                sum_ += BENEATH * weight
    return sum_


def _chances(state: RussianBank, other: Seat, kinds: set[int]) -> float:
    """What the other may place."""
    zones = state.zones
    sum_ = 0.0
    shown, discard = zones[f"{other}.shown"], zones[f"{other}.discard"]
    if shown and _GOES_ON[CODE[shown[-1]]] in kinds:
        sum_ += FITS_STOCK
    if discard and _GOES_ON[CODE[discard[-1]]] in kinds:
        sum_ += FITS_DISCARD
    return sum_


def _next(state: RussianBank, pool: Pool, tops: list[int], waiting: set[int], spaces: int) -> float:
    """What the next card may be good for: how many of those that it could be have a place."""
    if spaces:
        return NEXT + SPACE * spaces
    if not pool.total:
        return 0.0
    zones, other = state.zones, pool.other
    good = set(waiting)
    for top in tops:
        good.update(_TAKES[top])
    for zone in ("shown", "discard"):
        run = zones[f"{other}.{zone}"]
        if run:
            code = CODE[run[-1]]
            good.add(code - 1)
            good.add(code + 1)
    faces = pool.faces
    share = sum([faces[code] for code in good if code in faces]) / pool.total
    return NEXT * share


TURNS: Turns = Turns(key=key, lines=lines, blind=blind, begin=begin, worth=worth, sways=-WEIGHTS[1])
