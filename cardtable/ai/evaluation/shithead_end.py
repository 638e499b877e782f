"""Thinking about the end of Shithead, once the draw pile is out and two are left.

All that is hidden then are the down-cards, which nobody knows, and those of the other's hand that
have not been seen. So this is nearly a game of perfect information, and a long one: cards go round
and round by pick-ups. What counts is to look far, and a game of counts (`shithead_counts`) is
searched in a fraction of the time.

Every moment is remembered as its mover sees it, whatever led there. So each side decides by what it
knows, and the same moment is thought about once. How long nobody has got on belongs to a moment:
so no line runs in a circle, and a game that is about to be stopped is seen to be.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import cast

from cardtable.ai.evaluation.shithead_counts import DRAWN, OPEN, TURN, Ply, QuickRules
from cardtable.ai.weighing import EXPLORE, SLIP, likelihoods, soon
from cardtable.engine.notation import Move, Seat
from cardtable.engine.view import View

DEPTH = 3
"""After so many decisions a playout is cut and estimated."""


def shorthand(
    view: View, moves: list[Move], rng: Random
) -> Callable[[float], tuple[int, float]] | None:
    """How to think about the rest of the game from that view; None as long as more is hidden.

    So it is with cards to draw, with more than two left or one who may be shown back in (SH-26),
    and where somebody has been told what lies face down.
    """
    zones, state = view.zones, view.state
    if len(_left(view)) != 2 or zones["draw"] or state["returnable"] or state["phase"] != "play":
        return None
    if any(one is not None for seat in view.seats for one in zones[f"{seat}.down"]):
        return None
    return Thinking(view, moves, rng).thought


class Moment:
    """What its mover can do at one moment, and what has come of it."""

    __slots__ = ("lines", "priors", "total", "totals", "tries", "visits")

    def __init__(self, lines: list[int], priors: list[float]) -> None:
        self.lines = lines
        self.priors = priors
        self.visits = [0] * len(lines)
        self.totals = [0.0] * len(lines)
        """The sum of the mover's rewards, for each line."""
        self.tries = 0
        self.total = 0.0


class Thinking:
    """One decision being thought about, from one seat's view."""

    def __init__(self, view: View, moves: list[Move], rng: Random) -> None:
        self.random = rng.random
        self.table = _table(view)
        self.start = _start(view, self.table)
        self.me: int = self.start.mover
        self.unseen: list[int] = [self.table.rank[one.rank] for one in view.unseen]
        """The ranks of the cards that the seat could not place."""
        self.hidden: int = view.zones[f"{_left(view)[1 - self.me]}.hand"].count(None)
        """How many of them are in the other's hand."""
        shown = self.table.shown
        threes = sum([shown >> rank & 1 for rank in self.unseen])
        self.threes: float = threes / max(1, len(self.unseen))
        self.moments: dict[tuple[int, int, int, int, int, int, int, int], Moment] = {}
        self.first: Moment = self._moment(self.start, [self.table.line(move) for move in moves])

    def thought(self, spread: float) -> tuple[int, float]:
        """Try one line further: its place among the moves, and the reward.

        `spread`: how far rewards lie apart so far.
        """
        spot, unseen = self.start.copy(), self.unseen[:]
        other = 1 - self.me
        for _ in range(self.hidden):
            card = 1 << 4 * self._drawn(unseen)
            spot.hand[other] += card
            spot.kept[other] += card
        explore = EXPLORE * spread
        moment = self.first
        path: list[tuple[Moment, int, int]] = []
        while True:
            place = _chosen(moment, explore) if len(moment.lines) > 1 else 0
            path.append((moment, place, spot.mover))
            self._play(spot, moment.lines[place], unseen)
            if spot.winner != OPEN:
                break
            seen = spot.seen()
            found = self.moments.get(seen)
            if found is None:
                self.moments[seen] = self._moment(spot, spot.lines())
                break
            moment = found
        reward = self._playout(spot, unseen, len(path))
        for moment, place, mover in path:
            own = reward if mover == 0 else -reward
            moment.visits[place] += 1
            moment.totals[place] += own
            moment.tries += 1
            moment.total += own
        return path[0][1], reward if self.me == 0 else -reward

    def _moment(self, spot: Ply, lines: list[int]) -> Moment:
        if len(lines) == 1:
            return Moment(lines, [1.0])
        return Moment(lines, likelihoods(spot.scores(lines, self.threes)))

    def _drawn(self, unseen: list[int]) -> int:
        """One of these by chance, which is then no longer among them."""
        place = int(self.random() * len(unseen))
        rank = unseen[place]
        unseen[place] = unseen[-1]
        unseen.pop()
        return rank

    def _play(self, spot: Ply, line: int, unseen: list[int]) -> None:
        spot.play(line, self._drawn(unseen) if line == TURN else 0)

    def _playout(self, spot: Ply, unseen: list[int], made: int) -> float:
        """Play on by the move score, after so many decisions: what seat 0 may expect."""
        for more in range(DEPTH):
            if spot.winner != OPEN:
                return _result(spot.winner, made + more)
            lines = spot.lines()
            line = lines[0]
            if len(lines) > 1:
                if self.random() < SLIP:
                    line = lines[int(self.random() * len(lines))]
                else:
                    scores = spot.scores(lines, self.threes)
                    line = lines[scores.index(max(scores))]
            self._play(spot, line, unseen)
        if spot.winner != OPEN:
            return _result(spot.winner, made + DEPTH)
        return spot.estimate()


def _chosen(moment: Moment, explore: float) -> int:
    """The line to follow: a good one, a likely one, or one that was tried too little."""
    visits, totals, priors = moment.visits, moment.totals, moment.priors
    # What has not been tried is expected to do as well as the lines here have done so far.
    hope = moment.total / moment.tries if moment.tries else 0.0
    explore *= sqrt(moment.tries + 1)
    best, chosen = -1e9, 0
    for place in range(len(visits)):
        tried = visits[place]
        worth = totals[place] / tried if tried else hope
        worth += explore * priors[place] / (1 + tried)
        if worth > best:
            best, chosen = worth, place
    return chosen


def _result(winner: int, decisions: int) -> float:
    """What a game so decided is worth to seat 0, that many decisions away."""
    if winner == DRAWN:
        return 0.0
    return soon(decisions) if winner == 0 else -soon(decisions)


def _left(view: View) -> list[Seat]:
    """The seats that are still in the game: the counts call them 0 and 1."""
    out = cast("list[Seat]", view.state["out"])
    return [seat for seat in view.seats if seat not in out]


def _table(view: View) -> QuickRules:
    prepared = view.rules.prepared
    found = prepared.get("counts")
    if found is None:
        found = prepared["counts"] = QuickRules(view.rules)
    return found


def _start(view: View, table: QuickRules) -> Ply:
    """The moment that the view shows, less what it hides."""
    spot, zones, left = Ply(table), view.zones, _left(view)
    for place, seat in enumerate(left):
        spot.hand[place] = table.counts([one for one in zones[f"{seat}.hand"] if one is not None])
        spot.up[place] = table.counts([one for one in zones[f"{seat}.up"] if one is not None])
        spot.down[place] = len(zones[f"{seat}.down"])
    for one in zones["pile"]:
        if one is not None:
            spot.lay(table.rank[one.rank], 1)
    spot.mover = left.index(view.seat)
    spot.shown = view.state["shown"] is not None
    spot.quiet = cast("int", view.state["quiet"])
    return spot
