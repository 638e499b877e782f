"""The last round of the standard game as a tree that can be solved.

Both decks are empty, so whoever counts knows which cards either side has left. What nobody but
their owner knows is which of them lie blind, and even the owner doesn't know which lies where. With
a single blind card left its owner knows it, and can play any card by name or place; once that is
true of both, nothing hidden matters any more, and the rest is counted out.

Cards are values from 0 to 4, and a set of cards is a number whose digits to the base 6 say how many
of each it has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING

from cardtable.ai.equilibrium import Endgame, Node, Solver, Way
from cardtable.ai.evaluation.soul_taker import table_of
from cardtable.engine.cards import Card, card
from cardtable.engine.notation import Move, Seat
from cardtable.games.soul_taker.game import DECK, HAND, PLAY, blind_places

if TYPE_CHECKING:
    from cardtable.games.soul_taker import SoulTaker


BASE = 6
ONE = tuple(BASE**value for value in range(5))
"""Each value, as a set of one card."""
DOWN = 5
"""In the place of a value: a blind card."""


@cache
def counts(cards: int) -> tuple[int, ...]:
    """How many cards of each value a set has."""
    return tuple(cards // one % BASE for one in ONE)


@cache
def splits(cards: int, blind: int) -> tuple[tuple[int, float], ...]:
    """Which of these cards may be the blind ones, so many, and how likely each choice is."""
    if blind <= 1:
        return ((0, 1.0),)  # nothing that matters is hidden: one kind will do
    have = counts(cards)
    found: list[tuple[int, int]] = [(0, 1)]
    for value in range(5):
        found = [
            (chosen + number * ONE[value], ways * comb(have[value], number))
            for chosen, ways in found
            for number in range(have[value] + 1)
        ]
    right = [(chosen, ways) for chosen, ways in found if sum(counts(chosen)) == blind]
    total = comb(sum(have), blind)
    return tuple((chosen, ways / total) for chosen, ways in right)


class Juncture:
    """What both sides can see at one point of the round. Seats are 0 and 1."""

    __slots__ = ("ahead", "blind", "cards", "lead", "leader")

    def __init__(
        self,
        cards: tuple[int, int],
        blind: tuple[int, int],
        leader: int,
        lead: int = -1,
        ahead: float = 0.0,
    ) -> None:
        self.cards = cards
        """What each seat has left to play, blind cards included."""
        self.blind = blind
        """How many of these lie blind."""
        self.leader = leader
        self.lead = lead
        """The value on the table, or -1."""
        self.ahead = ahead
        """By how many points seat 0 leads, once everything left has counted for its own side."""

    def mover(self) -> int:
        """The seat on turn."""
        return self.leader if self.lead < 0 else 1 - self.leader

    def after(self, gain: list[list[float]], value: int, down: int) -> Juncture:
        """What comes of that value, played from the hand or, with a 1, from a blind place."""
        cards, blind = self.cards, self.blind
        if self.mover() == 0:
            cards, blind = (cards[0] - ONE[value], cards[1]), (blind[0] - down, blind[1])
        else:
            cards, blind = (cards[0], cards[1] - ONE[value]), (blind[0], blind[1] - down)
        if self.lead < 0:
            return Juncture(cards, blind, self.leader, value, self.ahead)
        won = gain[self.lead][value]
        ahead = self.ahead + (won if self.leader == 0 else -won)
        return Juncture(cards, blind, 1 - self.leader, -1, ahead)


class Rest:
    """What is left of a last round, as it is laid out."""

    def __init__(
        self,
        gain: list[list[float]],
        payoff: Callable[[float], float],
        most: int,
        enough: Callable[[], bool],
    ) -> None:
        """No more than `most` nodes are laid out, and none once it is `enough`.

        `gain`: what a leader wins by lead and answer, in points. `payoff`: what it is worth to
        seat 0 to end so many points ahead.
        """
        self.gain = gain
        self.payoff = payoff
        self.most = most
        self.enough = enough
        self.nodes = 0
        self._worth: dict[tuple[tuple[int, int], int, int, float], float] = {}
        self._ends: dict[tuple[tuple[int, int], int, int, float], Node] = {}

    def solver(self, spot: Juncture) -> Solver | None:
        """The tree from there on, to be solved; None if it is too large."""
        first, second = [splits(spot.cards[seat], spot.blind[seat]) for seat in (0, 1)]
        root = self._node(spot, ([kind for kind, _ in first], [kind for kind, _ in second]))
        if root is None:
            return None
        return Solver(root, ([likely for _, likely in first], [likely for _, likely in second]))

    def _node(self, spot: Juncture, kinds: tuple[list[int], list[int]]) -> Node | None:
        """`kinds`: for each kind of each seat its blind cards."""
        if spot.blind[0] <= 1 and spot.blind[1] <= 1:
            return self._end(spot, kinds)
        self.nodes += 1
        if self.nodes > self.most or self.enough():
            return None
        mover = spot.mover()
        turn = options(spot.cards[mover], spot.blind[mover], tuple(kinds[mover]))
        node = Node(mover, kinds)
        for seen, left in zip(turn.seen, turn.left, strict=True):
            then = (left, kinds[1]) if mover == 0 else (kinds[0], left)
            child = self._node(spot.after(self.gain, seen // 2, seen % 2), then)
            if child is None:
                return None
            node.children.append(child)
        node.open(turn.seen, turn.lines)
        return node

    def _end(self, spot: Juncture, kinds: tuple[list[int], list[int]]) -> Node:
        """Where nothing is hidden any more: the same node, whatever led there."""
        key = (spot.cards, spot.leader, spot.lead, spot.ahead)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = Node(-1, kinds, self.counted(spot))
        return found

    def counted(self, spot: Juncture) -> float:
        """What seat 0 wins there if nothing is hidden and both play their best."""
        if spot.lead < 0 and not spot.cards[0] + spot.cards[1]:
            return self.payoff(spot.ahead)
        key = (spot.cards, spot.leader, spot.lead, spot.ahead)
        found = self._worth.get(key)
        if found is not None:
            return found
        mover = spot.mover()
        have = counts(spot.cards[mover])
        worths = [
            self.counted(spot.after(self.gain, value, 0)) for value in range(5) if have[value]
        ]
        best = max(worths) if mover == 0 else min(worths)
        self._worth[key] = best
        return best


def _kinds_left(own: tuple[int, ...], cards: int, blind: int, value: int, down: int) -> list[int]:
    """Of which kinds a seat may be once it has played that value; none: it can't."""
    if blind <= 1:
        return [] if down or not counts(cards)[value] else [0]
    left: set[int] = set()
    for kind in own:
        if down and counts(kind)[value]:
            left.add(kind - ONE[value] if blind > 2 else 0)
        elif not down and counts(cards - kind)[value]:
            left.add(kind)
    return sorted(left)


class Chances:
    """What a seat can do with so many cards, whatever the other holds."""

    def __init__(self, cards: int, blind: int, kinds: tuple[int, ...]) -> None:
        """`kinds`: what it may be, as at a node."""
        self.seen: list[int] = []
        """What may be seen to happen: twice the value, and one more if it lay blind."""
        self.left: list[list[int]] = []
        """For each of these of which kinds the seat may be then."""
        for value in range(5):
            for down in (0, 1):
                left = _kinds_left(kinds, cards, blind, value, down)
                if left:
                    self.seen.append(2 * value + down)
                    self.left.append(left)
        self.lines = [
            [self._ways(line, kind, blind) for line in plays(cards, blind, kind)] for kind in kinds
        ]

    def _ways(self, line: int, kind: int, blind: int) -> list[Way]:
        """What may come of a line for a seat of that kind."""
        if line < DOWN:
            place = self.seen.index(2 * line)
            return [(place, self.left[place].index(kind), 1.0)]
        ways: list[Way] = []
        for value, number in enumerate(counts(kind)):
            if number:
                place = self.seen.index(2 * value + 1)
                then = kind - ONE[value] if blind > 2 else 0
                ways.append((place, self.left[place].index(then), number / blind))
        return ways


@lru_cache(maxsize=1000)
def options(cards: int, blind: int, kinds: tuple[int, ...]) -> Chances:
    """What a seat can do, worked out once: it is the same at many nodes."""
    return Chances(cards, blind, kinds)


def plays(cards: int, blind: int, kind: int) -> list[int]:
    """What a seat can play: a value of its hand, or `DOWN`."""
    if blind <= 1:  # the blind card is known, and can be played like any other
        return [value for value in range(5) if counts(cards)[value]]
    hand = counts(cards - kind)
    return [*(value for value in range(5) if hand[value]), DOWN]


# ---------------------------------------------------------------------- as a seat finds it

MOST = 80_000
"""Trees with more nodes than that are left alone; rounds of five have 64,000 at most."""
MARGIN = 0.001
"""What a point is worth beside the result: of two losses the closer one, of two wins the larger."""


_kept: dict[object, Solver] = {}
"""The tree that was asked for last: a seat asks for the same one at each of its turns."""


def ending(
    state: SoulTaker, passes: int, enough: Callable[[], bool], *, afresh: bool
) -> Endgame | None:
    """The last round from its beginning; None where it can't be laid out, or not in time.

    A tree that was laid out for as many `passes` may be found again, with those it has had.
    `afresh`: from here on, as if nobody knew how it came to this. What the other side has left is
    looked at as one heap, as the seat on turn doesn't know how it lies.
    """
    if not countable(state):
        return None
    zones, me = state.zones, 0 if state.turn == "p1" else 1
    cards, blind = [_left(state, seat) for seat in state.seats], [0, 0]
    for place, seat in enumerate(state.seats):
        blind[place] = len(state.blind(seat))
    kind = cards[me] - _set(zones[HAND[state.seats[me]]]) if blind[me] > 1 else 0
    moves = [_move(state, number) for number in plays(cards[me], blind[me], kind)]
    leader = 0 if state.leader == "p1" else 1
    lead = _value(zones["table"][0]) if zones["table"] else -1
    score = state.score()
    # A card counts for its own side unless it is lost, whoever leads it and whatever is answered.
    ahead = float(score["p1"] - score["p2"] + _worth(cards[0]) - _worth(cards[1]))
    if lead >= 0:
        ahead += lead + 1 if leader == 0 else -(lead + 1)
    gain, hidden = table_of(state.rules).gain, state.options.hidden
    seen: list[int] = []
    if not afresh:
        told = _told(state)
        if told is None:
            return None
        if len(told) // 2 % 2:
            leader = 1 - leader
        movers = [(leader + (place // 2) + (place % 2)) % 2 for place in range(len(told))]
        for place, (value, down) in enumerate(told):
            mover = movers[place]
            if counts(cards[mover])[value] == BASE - 1 or blind[mover] + down > hidden:
                return None  # a position may be told wrongly
            cards[mover] += ONE[value]
            blind[mover] += down
            if place % 2:
                won = gain[told[place - 1][0]][value]
                ahead -= won if mover == 1 else -won
        lying = blind[:]
        for mover, (value, down) in zip(movers, told, strict=True):
            unseen = down if lying[mover] > 1 else 0
            lying[mover] -= unseen
            seen.append(2 * value + unseen)
        lead = -1
    spot = Juncture((cards[0], cards[1]), (blind[0], blind[1]), leader, lead, ahead)
    key = (passes, spot.cards, spot.blind, leader, lead, ahead, *map(tuple, gain))
    solver = _kept.get(key) or Rest(gain, _result, MOST, enough).solver(spot)
    _kept.clear()
    if solver is not None:
        _kept[key] = solver
    return Endgame(solver, seen, me, kind, moves) if solver is not None else None


def countable(state: SoulTaker) -> bool:
    """Whether it is the last round of a standard game, and both decks are empty."""
    if state.mixed or state.options.tie != "draw":
        return False
    if state.memory.round < state.options.rounds:
        return False
    return not any(state.zones[DECK[seat]] for seat in state.seats)


def _result(ahead: float) -> float:
    """What the game is worth to seat 0 that ends so many points ahead."""
    return (1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0) + MARGIN * ahead


def _told(state: SoulTaker) -> list[tuple[int, int]] | None:
    """What has been played in this round, each value with 1 where it lay blind.

    None where that isn't known: a position may be set up without it.
    """
    played = state.memory.played
    if len(played) != 2 * (state.memory.exchange - 1) + len(state.zones["table"]):
        return None
    return [(_value(card(line.removeprefix("down "))), int(" " in line)) for line in played]


def _left(state: SoulTaker, seat: Seat) -> int:
    """The cards that a seat has left, as a set."""
    zones = state.zones
    return _set(zones[HAND[seat]]) + sum([_set(zones[zone]) for zone in state.blind(seat)])


def _set(run: list[Card]) -> int:
    return sum([ONE[_value(one)] for one in run])


def _value(one: Card) -> int:
    return int(one.rank) - 1


def _worth(cards: int) -> int:
    """The sum of the values of a set."""
    return sum([number * (value + 1) for value, number in enumerate(counts(cards))])


def _move(state: SoulTaker, number: int) -> Move:
    """The line that plays this value, from the hand where it lies there; or a blind card."""
    seat: Seat = state.turn or ""
    for one in state.zones[HAND[seat]]:
        if _value(one) == number:
            return PLAY[one]
    hidden = blind_places(seat, state.options.hidden)
    return next(line for zone, line in hidden if state.zones[zone])
