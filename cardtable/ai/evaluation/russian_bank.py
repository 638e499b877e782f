"""What the computer players know of Russian Bank, in all its variants.

The race is to be rid of own cards, and those of the stock count most: they lie on others. In the
move score one unit is about the worth of a hand card placed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from math import tanh
from operator import mul
from random import Random
from typing import TYPE_CHECKING, NamedTuple, cast

from cardtable.ai.turns import Turns
from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.russian_bank.moves import CODE
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER, RANK, RED

if TYPE_CHECKING:
    from cardtable.engine.view import View
    from cardtable.games.russian_bank import RussianBank


HOME = {
    "stock": 9.0,
    "discard": 7.0,
    "hand": 7.0,
    "tableau": 5.0,
    "opponent_stock": 3.0,
    "opponent_discard": 3.5,
}
"""A card built, by its source."""
ON_PILE = {"stock": 7.0, "hand": 5.0, "discard": 4.5}
"""An own card placed on a pile."""
IN_SPACE = {"stock": 5.5, "hand": 1.5, "discard": 2.0}
"""… or in a space, which then is none any more."""
LOADED = {"stock": 8.0, "hand": 6.5, "discard": 6.5, "tableau": 6.0}
"""A card loaded on the other seat."""
BURIED = 0.7
"""… on the stock, which it buries."""
TURN_STOCK = 4.0
TURN_HAND = 1.0
DISCARD = 0.0
PASS = -1.0
IDLE = -2.5
"""A tableau card moved to no purpose."""
EMPTIED = 3.0
"""A space made."""
SPENT = -4.0
"""A space filled from the tableau."""
FREED = {"build": 8.0, "load": 6.5, "stock": 7.0, "own": 5.5}
"""What the card beneath can be used for at once, or what it takes."""


def score(state: RussianBank, moves: list[Move]) -> list[float]:
    """How good each move is for the seat on turn, from what both seats see."""
    if len(moves) == 1:
        return [0.0]
    return Sight(state).worths(moves)


class Sight:
    """What lies open at one moment, for the seat on turn."""

    def __init__(self, state: RussianBank) -> None:
        self.state = state
        self.zones = state.zones
        self.me: Seat = state.turn or ""
        self.other = OTHER[self.me]
        self.source = state.exposed(self.me)
        self.targets = [
            self.zones[f"{self.other}.{pile}"][-1]
            for pile in ("shown", "discard")
            if self.zones[f"{self.other}.{pile}"]
        ]
        own = ("shown", "turned", "discard")
        self.own = [run[-1] for name in own if (run := self.zones[f"{self.me}.{name}"])]
        self.shown = bool(self.zones[f"{self.me}.shown"])

    def worths(self, moves: list[Move]) -> list[float]:
        """The worth of each move."""
        return [self.worth(move) for move in moves]

    def worth(self, move: Move) -> float:
        """How good it is to play that move, were there no duties: `choices` breaks none."""
        said = words(move)
        verb = said[0]
        if verb == "turn":
            return TURN_STOCK if said[1] == "stock" else TURN_HAND
        if verb == "discard":
            return DISCARD
        if verb == "pass":
            return PASS
        card = cast("Card", said[1])
        source, zone = self.source[card]
        if verb == "build":
            return HOME[source]
        if verb == "load":
            return LOADED[source] + (BURIED if said[2] == "stock" else 0.0)
        into_space = not self.zones[str(said[2])]
        if source == "tableau":
            return self.shift(card, zone, into_space=into_space)
        return (IN_SPACE if into_space else ON_PILE)[source]

    def shift(self, card: Card, zone: str, *, into_space: bool) -> float:
        """A tableau card moved: for what comes to light, or for the space."""
        run = self.zones[zone]
        gain = SPENT if into_space else IDLE
        if len(run) == 1:
            return EMPTIED if self.shown or self.state.closed(self.me) else EMPTIED / 2
        under = run[-2]
        if self.state.foundation(under):
            return gain + FREED["build"]
        if not self.state.memory.placed and any(_near(under, top) for top in self.targets):
            return gain + FREED["load"]
        for own in self.own:
            if _takes(under, own):
                mine = self.shown and own is self.zones[f"{self.me}.shown"][-1]
                return gain + FREED["stock" if mine else "own"]
        if len(run) == 2 and any(_takes(top, under) for top in self.tops(zone, card)):
            return gain + EMPTIED  # the one beneath may go after it
        return gain

    def tops(self, zone: str, card: Card) -> list[Card]:
        """The other piles' last cards."""
        tops = [run[-1] for place in self.state.tableau if (run := self.zones[place])]
        return [top for top in tops if top is not card and top is not self.zones[zone][-1]]


def _near(card: Card, top: Card) -> bool:
    return card.suit == top.suit and abs(RANK[card.rank] - RANK[top.rank]) == 1


def _takes(under: Card, card: Card) -> bool:
    return RANK[card.rank] + 1 == RANK[under.rank] and (card.suit in RED) != (under.suit in RED)


def near(state: RussianBank) -> bool:
    """Whether somebody may be out within a move or two."""
    return min(state.owned("p1"), state.owned("p2")) <= 2


# ---------------------------------------------------------------------- duties and calls

_LIKE = {"beginner": "easy", "expert": "hard"}
"""Levels that the rules file has no chances for go by those of a neighbour."""


def _chance(state: RussianBank, what: str, level: str) -> float:
    chances = state.rules.extras.ai.get(what, {})
    return float(chances.get(level, chances.get(_LIKE.get(level, level), 0.0)))


def slip(state: RussianBank, level: str, rng: Random) -> Move | None:
    """A faulty move that a player of that level may play, having overlooked a duty."""
    if rng.random() >= _chance(state, "overlook", level):
        return None
    faulty = [move for move in state.turn_moves() if state.fault_of(move)]
    tempting = [move for move in faulty if not move.startswith(("discard", "pass"))]
    if not tempting:
        return None
    sight = Sight(state)
    likes = [sight.worth(move) for move in tempting]
    return tempting[likes.index(max(likes))]


def call(before: View, after: View, level: str, rng: Random) -> Move | None:
    """Whether to call stop: the last move is tried against the table as it was before it.

    Who notices a fault is right; nobody calls on a guess. Neither view tells of the fault.
    """
    last = after.state["last"]
    if last is None or before.turn != after.turn or before.seat == before.turn:
        return None
    state = cast("RussianBank", before.rules.game.determinize(before, rng))
    if state.fault_of(str(last)) is None:
        return None
    return "stop" if rng.random() < _chance(state, "notice", level) else None


# ---------------------------------------------------------------------- a turn looked through
# How a turn is looked through, and what its end is thought to be worth. One unit is an own card
# of the hand or the discard pile gone.

STOCK = 2.0
"""A stock card: it counts double, and what lies below waits for it."""
CLOSED = 0.4
"""A stock card nobody has seen yet: what it is like must still be found out."""


class Weights(NamedTuple):
    """What each part of a table counts for, in cards: in the searching seat's favour if above 0."""

    home: float
    """A card gone home: what it lay on is free, and others may follow."""
    buried: float
    """A card that a foundation waits for, for each card that lies on it."""
    spaces: float
    """Each space, which takes any card …"""
    space: float
    """… and that there is one at all."""
    singles: float
    """A pile of one card, which is nearly a space."""
    own_share: float
    """How many of the faces that the seat has not seen of its own have a place, as a share …"""
    needed_share: float
    """… which counts for more where there is no space …"""
    their_share: float
    """… and of the other's."""
    fits: float
    """The other's stock card has a place on a pile …"""
    fits_space: float
    """… or in a space alone …"""
    fits_discard: float
    """… and so has the other's discarded card a place on a pile."""
    stock_top: float
    """A card that ends a pile and that the other can load on the own stock …"""
    discard_top: float
    """… or discard pile …"""
    stock_beneath: float
    """… or the card beneath it, likewise."""
    discard_beneath: float
    stock_beside: float
    """The other's open stock or discarded card is a neighbour of the own stock card …"""
    discard_beside: float
    """… or of the own discarded card."""
    kept_stock: float
    """A card that lies open and can be loaded on the other's stock …"""
    kept_discard: float
    """… or discard pile."""


class Values(NamedTuple):
    """What a table counts for where a turn has come to its end, and before a card is turned up."""

    end: Weights
    next: Weights


USUAL: Values = Values(
    end=Weights(
        home=0.5, buried=-0.05, spaces=-0.9, space=0.0, singles=0.0,
        own_share=0.0, needed_share=0.0, their_share=0.0,
        fits=-1.2, fits_space=0.0, fits_discard=-0.6,
        stock_top=-1.2, discard_top=-0.6, stock_beneath=-0.36, discard_beneath=-0.18,
        stock_beside=-1.8, discard_beside=-0.9, kept_stock=0.0, kept_discard=0.0,
    ),
    next=Weights(
        home=0.5, buried=-0.05, spaces=0.5, space=1.5, singles=0.0,
        own_share=0.0, needed_share=1.5, their_share=0.0,
        fits=-0.84, fits_space=0.0, fits_discard=-0.42,
        stock_top=-0.84, discard_top=-0.42, stock_beneath=-0.252, discard_beneath=-0.126,
        stock_beside=-1.26, discard_beside=-0.63, kept_stock=0.0, kept_discard=0.0,
    ),
)  # fmt: skip
"""Set by hand."""
TUNED: Values = Values(
    end=Weights(
        home=0.46, buried=-0.05, spaces=-1.17, space=-0.2, singles=0.18,
        own_share=1.44, needed_share=0.0, their_share=-0.68,
        fits=-2.02, fits_space=-1.05, fits_discard=-0.81,
        stock_top=-2.47, discard_top=-1.06, stock_beneath=-0.74, discard_beneath=-0.37,
        stock_beside=-1.18, discard_beside=-1.75, kept_stock=0.0, kept_discard=0.0,
    ),
    next=Weights(
        home=0.46, buried=-0.05, spaces=1.1, space=0.48, singles=0.07,
        own_share=4.46, needed_share=0.0, their_share=-0.41,
        fits=-1.21, fits_space=-0.63, fits_discard=-0.48,
        stock_top=-1.48, discard_top=-0.64, stock_beneath=-0.44, discard_beneath=-0.22,
        stock_beside=-0.71, discard_beside=-1.05, kept_stock=1.26, kept_discard=1.11,
    ),
)  # fmt: skip
"""Found by results: some 3,000 paired games between neighbours of these values (SPSA)."""

WEIGHTS = (
    -0.0822,  # cards of the stock, open ones too
    -0.0517,  # other cards of one's own
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""

SWAYS = 0.02
"""What a card at the end of a turn counts for, in logits: .019 ± .004 by the results of 124 games
of players who look through their turns. Such games turn on a few long turns, so a lead of some
cards is worth less than between those who go by the move score."""

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
    """What a seat can't see of both packs, worked out once for a decision."""

    me: Seat
    other: Seat
    values: Values
    own: dict[int, int]
    """How many unseen cards there are of each face, in the own pack …"""
    own_total: int
    theirs: dict[int, int]
    """… and in the other's."""
    theirs_total: int


def begin(view: View, values: Values) -> Pool:
    """What both seats may still turn up."""
    me = view.seat
    other = OTHER[me]
    own, theirs = _faces(view, me), _faces(view, other)
    return Pool(me, other, values, own, sum(own.values()), theirs, sum(theirs.values()))


def _faces(view: View, seat: Seat) -> dict[int, int]:
    faces: dict[int, int] = {}
    for card in [card for card in view.unseen if str(card.pack) == seat[1]] or view.unseen:
        faces[CODE[card]] = faces.get(CODE[card], 0) + 1
    return faces


def key(state: RussianBank) -> Hashable:
    """The tableau without the order of its places, and what lies open besides."""
    zones = state.zones
    piles = frozenset([tuple(zones[place]) for place in state.tableau])
    tops: list[object] = [len(zones["p1.hand"]), len(zones["p2.hand"])]
    for zone in ("p1.shown", "p1.turned", "p1.discard", "p2.shown", "p2.turned", "p2.discard"):
        run = zones[zone]
        tops.append((len(run), run[-1]) if run else None)
    return (piles, *tops, state.memory.placed, state.memory.hand_begun)


def blind(state: RussianBank, move: Move, unseen: frozenset[Card]) -> bool:
    """Whether a move turns up a card that nobody has seen."""
    if move == "turn stock":
        return state.zones[f"{state.turn}.stock"][-1] in unseen
    if state.options.stock_open and _bares(state, move, unseen):
        return True
    if move != "turn hand":
        return False
    hand = state.zones[f"{state.turn}.hand"]
    if not hand:
        return state.options.redeal == "shuffle"
    return hand[-1] in unseen


def _bares(state: RussianBank, move: Move, unseen: frozenset[Card]) -> bool:
    """Whether a move takes the last open card of a stock, and the next one is turned up (RB-43)."""
    said = words(move)
    if said[0] not in {"build", "move", "load"}:
        return False
    for seat in OTHER:
        shown, stock = state.zones[f"{seat}.shown"], state.zones[f"{seat}.stock"]
        if stock and shown == [said[1]]:
            return stock[-1] in unseen
    return False


def candidates(state: RussianBank, last: Move | None) -> list[Move]:
    """The moves that break no duty, less those that change nothing."""
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
    me, other = pool.me, pool.other
    weights = pool.values.end if state.turn != me else pool.values.next
    value = _burden(state, other) - _burden(state, me)
    for weight, part in zip(weights, table_parts(state, pool), strict=True):
        value += weight * part
    return value


def table_parts(state: RussianBank, pool: Pool) -> tuple[float, ...]:
    """What there is on a table of all that `Weights` names, in its order."""
    zones, me, other = state.zones, pool.me, pool.other
    tops: list[int] = []
    under: list[int] = []
    waiting = {first + len(zones[zone]) for zone, first in _BASE.items()}
    buried = spaces = singles = 0
    for place in state.tableau:
        run = zones[place]
        if not run:
            spaces += 1
            continue
        tops.append(CODE[run[-1]])
        if len(run) == 1:
            singles += 1
            continue
        under.append(CODE[run[-2]])
        for above, card in enumerate(reversed(run)):
            if CODE[card] in waiting:
                buried += above
    kinds = {_KIND[top] for top in tops}
    good = set(waiting)
    for top in tops:
        good.update(_TAKES[top])
    my_stock, my_discard = _open(zones[f"{me}.shown"]), _open(zones[f"{me}.discard"])
    their_stock, their_discard = _open(zones[f"{other}.shown"]), _open(zones[f"{other}.discard"])
    fits = their_stock and _GOES_ON[their_stock] in kinds
    mine = (my_stock, my_discard)
    theirs = (their_stock, their_discard)
    share = _share(pool.own, pool.own_total, good, theirs)
    return (
        sum([len(zones[zone]) for zone in FOUNDATIONS]),
        buried,
        spaces,
        spaces > 0,
        singles,
        share,
        0.0 if spaces else share,
        _share(pool.theirs, pool.theirs_total, good, mine),
        fits,
        their_stock and spaces and not fits,
        their_discard and _GOES_ON[their_discard] in kinds,
        _beside(my_stock, tops),
        _beside(my_discard, tops),
        _beside(my_stock, under),
        _beside(my_discard, under),
        _beside(my_stock, theirs),
        _beside(my_discard, theirs),
        _beside(their_stock, tops) + _beside(their_stock, mine),
        _beside(their_discard, tops) + _beside(their_discard, mine),
    )


def _open(run: list[Card]) -> int:
    """The face on top of a pile; 0 where there is none."""
    return CODE[run[-1]] if run else 0


def _beside(top: int, others: Sequence[int]) -> int:
    """How many of these can be loaded on that card."""
    if not top:
        return 0
    count = 0
    for other in others:
        if other and abs(other - top) == 1:
            count += 1
    return count


def _share(faces: dict[int, int], total: int, good: set[int], loads: Sequence[int]) -> float:
    """How many of a pack's unseen cards have a place other than in a space, as a share."""
    if not total:
        return 0.0
    found = 0
    for face, count in faces.items():
        if face in good or _beside(face, loads):
            found += count
    return found / total


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


def turns(values: Values) -> Turns:
    """How a player who sees tables like that looks through turns."""
    return Turns(
        key=key,
        candidates=candidates,
        blind=blind,
        begin=partial(begin, values=values),
        worth=worth,
        sways=SWAYS,
    )
