"""What a move may lead to before its player's next turn: a game won at once, or lost at once.

A move is tried in worlds that could be the truth, and followed there through every answer and
every question that comes of it, to the end of the next player's turn. The worst that the others
can do counts, and the best that its own player can answer.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from cardtable.ai.search import Search
from cardtable.engine.notation import Move, Seat
from cardtable.engine.state import State

CLEARLY = 0.3
"""A move that loses at once in so many more of the worlds than another is not played. Smaller
differences are left to the thinking: who never risks anything wins nothing."""
LOOKS = (16, 32, 64, 128)
"""After so many worlds it is asked whether more of them could change what is played."""
SURE = 2.33
"""So many standard errors off is a share once in a hundred times."""
SIGHTED = 8
"""A win is believed that is one in so many worlds."""
STEPS = 120
"""A move is followed by no more than so many others in one world; what is open then stays open."""
ALL = 10_000
"""Of all moves in all worlds together, no more moves are tried than that."""
AHEAD = 2
"""A win is looked for up to so many decisions further on in the same turn."""

WON, OPEN, LOST = 1, 0, -1


def watched(search: Search, moves: list[Move], enough: Callable[[], bool]) -> list[Move]:
    """The move that wins at once, if there is one; else the moves that don't clearly lose at once.

    `enough` says that the time is up: then what is known so far has to do.
    """
    if len(moves) < 2 or not search.known.near(search.world()):
        return moves
    lookout = Lookout(search, enough)
    win = winning(search, moves, lookout)
    if win or lookout.over():
        return [win] if win else moves

    def risked(left: list[Move]) -> list[bool] | None:
        world = search.world()
        losses = []
        for move in left:
            losses.append(lookout.loses(world, move))
            if lookout.over():
                return None
        return losses

    return bearable(moves, risked)


def winning(search: Search, moves: list[Move], lookout: Lookout) -> Move:
    """The move that wins at once, in the fewest decisions; `""` where there is none."""
    worlds = [search.world() for _ in range(SIGHTED)]
    for ahead in range(AHEAD + 1):
        for move in moves:
            if all(lookout.wins(world, move, ahead) for world in worlds):
                return move
            if lookout.over():
                return ""
    return ""


def bearable(moves: list[Move], risked: Callable[[list[Move]], list[bool] | None]) -> list[Move]:
    """The moves that are not clearly likelier to lose at once than the safest one.

    `risked` tells which of some moves lose in one more world, or None when no more is to be tried.
    It is asked no oftener than it takes to be sure.
    """
    lost: dict[Move, list[bool]] = {move: [] for move in moves}
    for look in LOOKS:
        while len(next(iter(lost.values()))) < look:
            found = risked(list(lost))
            if found is None:
                return _left(lost, SURE)
            for losses, each in zip(lost.values(), found, strict=True):
                losses.append(each)
        if not _left(lost, SURE, doubtful=True):
            break
        lost = {move: lost[move] for move in _left(lost, SURE)}
    return _left(lost, 0.0)


def _left(lost: dict[Move, list[bool]], errors: float, *, doubtful: bool = False) -> list[Move]:
    """The moves that don't lose clearly more often than the best, give or take so many errors.

    `doubtful`: only those of which it isn't sure yet.
    """
    best = min(lost.values(), key=sum)
    tried = len(best)
    left = []
    for move, losses in lost.items():
        more = sum(losses) - sum(best)
        apart = sum([one != other for one, other in zip(losses, best, strict=True)])
        off = errors * sqrt(apart - more * more / max(tried, 1) + 1)
        bearable = CLEARLY * tried
        if more - off <= bearable and not (doubtful and more + off <= bearable):
            left.append(move)
    return left


class Lookout:
    """Tries moves of the searching seat in worlds of its view, as long as there is time."""

    def __init__(self, search: Search, enough: Callable[[], bool], steps: int = STEPS) -> None:
        """No move is followed further than so many `steps` in one world."""
        self.enough = enough
        self.steps = steps
        self.known = search.known
        self.me = search.me
        self.seat: Seat = search.view.seat
        self._steps = 0
        """How many more moves may be tried after this one in this world …"""
        self._all = ALL
        """… and for all moves in all worlds."""

    def over(self) -> bool:
        """Whether no more is to be tried: so much was, or the time is up."""
        return self._all <= 0 or self.enough()

    def wins(self, world: State, move: Move, ahead: int = 0) -> bool:
        """Whether that move wins, whatever the others answer, before its player's next turn.

        `ahead`: after so many more decisions of the same player, at most.
        """
        self._steps = min(self.steps, self._all)
        return self._won(world, move, ahead)

    def _won(self, state: State, move: Move, ahead: int) -> bool:
        self._steps -= 1
        self._all -= 1
        after = state.clone()
        after.apply(move)
        if after.outcome is not None:
            return standing(after, self.me) == WON
        own = after.turn == self.seat
        if own:
            if not ahead:
                return False
            ahead -= 1
        for then in after.choices():
            if self._steps <= 0:
                return False
            if self._won(after, then, ahead) == own:
                return own
        return not own

    def loses(self, world: State, move: Move) -> bool:
        """Whether after that move the game can be lost by the end of the next player's turn.

        A question that another seat has to answer within a turn is no turn of its own.
        """
        self._steps = min(self.steps, self._all)
        return self._lost(world, move, self.known.whose(world), changes=0)

    def defeat(self, world: State, move: Move) -> list[str]:
        """How the game is lost after that move by the end of the next player's turn.

        Each move with its seat; nothing where it isn't lost.
        """
        course: list[str] = []
        state, owner, changes, then = world, self.known.whose(world), 0, move
        self._steps = min(self.steps, self._all)
        while then and self._lost(state, then, owner, changes):
            state = state.clone()
            state.apply(then)
            if state.outcome is not None:
                return course
            now = self.known.whose(state)
            changes += now != owner
            owner, own = now, state.turn in state.side(self.seat)
            moves = state.choices() if own else self.known.threats(state)
            then = next((each for each in moves if self._lost(state, each, owner, changes)), "")
            course.append(f"{state.turn} {then}")
        return []

    def _lost(self, state: State, move: Move, owner: Seat, changes: int) -> bool:
        self._steps -= 1
        self._all -= 1
        after = state.clone()
        after.apply(move)
        if after.outcome is not None:
            return standing(after, self.me) == LOST
        now = self.known.whose(after)
        if now != owner:
            changes += 1
            if now == self.seat or changes > 1 or not self.known.near(after):
                return False
        own = after.turn in after.side(self.seat)
        for then in after.choices() if own else self.known.threats(after):
            if self._steps <= 0:
                return False
            if self._lost(after, then, now, changes) != own:
                return not own
        return own


# ---------------------------------------------------------------------- wins that are certain

TRIED = 6000
"""So many moves are tried to see whether one of them wins for certain."""


class TooMuch(Exception):
    """There is more to try than is worth while."""


class Certain:
    """Whether a seat can win in so many of its own turns, whatever is hidden and others do.

    Its own moves hang on nothing but what it sees: worlds that look alike to it then are played on
    by the same move. The others are taken to know everything.
    """

    def __init__(self, search: Search, tried: int = TRIED, least: int = WON) -> None:
        """No more moves are `tried` for a question. With `OPEN` for `least` a draw will do."""
        self._least = least
        self._known = search.known
        self._seat: Seat = search.view.seat
        self._me = search.me
        self._tried = tried
        self._left = tried
        self.spent = 0
        """How many moves were tried for all questions together."""

    def wins(self, worlds: list[State], move: Move, turns: int) -> bool:
        """Whether that move leads to a win in so many of its own turns.

        This one counts, if it is its own. Raises TooMuch.
        """
        self._left = self._tried
        left = turns - (self._known.whose(worlds[0]) == self._seat)
        return self._holds([self._child(world, left, move) for world in worlds])

    def turns(self, state: State, most: int) -> int:
        """In how many of its own turns the seat wins from there with open cards.

        The present turn counts, if it is its own. -1 if it takes more than `most`. Raises TooMuch.
        """
        own = self._known.whose(state) == self._seat
        for turns in range(most + 1):
            self._left = self._tried
            if self._holds([(state, turns - own)]):
                return turns
        return -1

    def _child(self, state: State, left: int, move: Move) -> tuple[State, int]:
        """What a move leads to, and how many own turns are left after the one that is then on."""
        self._left -= 1
        self.spent += 1
        if self._left < 0:
            raise TooMuch
        owner = self._known.whose(state)
        child = state.clone()
        child.apply(move)
        if child.outcome is None and self._known.whose(child) == self._seat != owner:
            left -= 1
        return child, left

    def _holds(self, tables: list[tuple[State, int]]) -> bool:
        """Whether all of these are won in time."""
        groups: dict[str, list[tuple[State, int]]] = {}
        while tables:
            state, left = tables.pop()
            if state.outcome is not None:
                if standing(state, self._me) < self._least:
                    return False
            elif left < 0:
                return False
            elif state.turn == self._seat:
                view = state.view(self._seat) if tables or groups else None
                seen = "" if view is None else f"{left} {view.zones} {view.state}"
                groups.setdefault(seen, []).append((state, left))
            else:
                tables += [self._child(state, left, move) for move in state.choices()]
        return all(map(self._finds, groups.values()))

    def _finds(self, alike: list[tuple[State, int]]) -> bool:
        """Whether one move wins at all tables that look alike to the seat."""
        first = alike[0][0]
        moves = first.choices()
        scores = dict(zip(moves, self._known.score(first, moves), strict=True))
        return any(
            self._holds([self._child(state, left, move) for state, left in alike])
            for move in sorted(moves, key=lambda each: -scores[each])
        )


def standing(state: State, me: int) -> int:
    """What an ended game is for a seat; one that all have drawn is open."""
    returns = state.returns()
    mine, least, most = returns[me], min(returns), max(returns)
    if least == most:
        return OPEN
    return WON if mine == most else LOST if mine == least else OPEN
