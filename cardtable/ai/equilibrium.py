"""The rest of a game with hidden cards, solved: how often to play each move.

Who plays by it loses nothing by being known to. It is for games of two in which one wins what the
other loses, small enough to be laid out as a tree. A node of the tree is what both have seen; what
one seat alone knows there, such as its hand, is its *kind*. Regrets are matched over and over
(CFR+): each pass plays every move as often as it was regretted not to have played it, and the
average of all passes comes nearer and nearer to an equilibrium. `Solver.gap` says how near: what
both together could win by knowing it (NashConv).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.engine.notation import Move

Way = tuple[int, int, float]
"""What may come of a move: which child follows, of which kind the mover is there, how likely."""

LATER = 3
"""Passes count in the average by their number to this power: 20 of them come as near as 40 do with
1, which is what plain CFR+ has."""
STRAY = 0.002
"""A seat that comes to a node less often by its shares has left the way that was thought of."""


class Node:
    """A point that both can tell from any other: a decision, or an end."""

    __slots__ = ("children", "kinds", "moves", "regrets", "seat", "seen", "sums", "value")

    def __init__(self, seat: int, kinds: tuple[list[int], list[int]], value: float = 0.0) -> None:
        self.seat = seat
        """Who decides, 0 or 1; -1: it is over."""
        self.kinds = kinds
        """Of which kinds each seat may be here, in numbers of the game's own."""
        self.value = value
        """At an end: what seat 0 wins."""
        self.children: list[Node] = []
        self.seen: list[int] = []
        """For each child what both see that leads there, in numbers of the game's own."""
        self.moves: list[list[list[Way]]] = []
        """For each kind of the mover its moves, and for each of them what may come of it."""
        self.regrets: list[list[float]] = []
        self.sums: list[list[float]] = []
        """How often each move was played, later passes counting more."""

    def open(self, seen: list[int], moves: list[list[list[Way]]]) -> None:
        """Say what the mover can do here. Nodes may share both lists, which are never changed."""
        self.seen = seen
        self.moves = moves
        self.regrets = [[0.0] * len(own) for own in moves]
        self.sums = [[0.0] * len(own) for own in moves]

    def shares(self, kind: int) -> list[float]:
        """How often a mover of that kind should play each move: they add up to 1."""
        return _shares(self.sums[kind])


class Solver:
    """A tree being solved. No chance is involved: as many passes find the same shares."""

    def __init__(self, root: Node, likely: tuple[list[float], list[float]]) -> None:
        """`likely`: how likely each seat is of each kind at the root, independently."""
        self.root = root
        self.likely = likely
        self.passes = 0

    def run(self, passes: int, enough: Callable[[], bool]) -> None:
        """Pass through the tree so many more times, or until that says that it is enough."""
        for _ in range(passes):
            if enough():
                return
            self.passes += 1
            weight = float(self.passes) ** LATER
            for seat in (0, 1):
                _learn(self.root, seat, self.likely[1 - seat], weight)

    def value(self) -> float:
        """What seat 0 wins if both play by the shares."""
        return self._worth(_expected(self.root, 0, self.likely[1]), 0)

    def best(self, seat: int) -> float:
        """The most that a seat can win who knows the other's shares, and nothing else more."""
        return self._worth(_best(self.root, seat, self.likely[1 - seat]), seat)

    def gap(self) -> float:
        """What both together can win over playing by the shares; 0 is an equilibrium."""
        return self.best(0) + self.best(1)

    def _worth(self, values: list[float], seat: int) -> float:
        return sum([one * two for one, two in zip(values, self.likely[seat], strict=True)])


class Endgame:
    """The rest of a game, as the seat on turn finds itself in it."""

    def __init__(
        self, solver: Solver, seen: list[int], seat: int, kind: int, moves: list[Move]
    ) -> None:
        """One seat's place in the tree, and its moves there in the order of the tree.

        `seen`: what has happened since the root, in the numbers of `Node.seen`. `kind`: what the
        seat on turn is now, in those of `Node.kinds`.
        """
        self.solver = solver
        self.seen = seen
        self.seat = seat
        self.kind = kind
        self.moves = moves

    def shares(self) -> dict[Move, float]:
        """How often to play each move; none where the tree says nothing worth knowing of here.

        That is so where a seat has done what it should do hardly ever: such moves are not
        followed often enough to be well known.
        """
        found = self._found()
        return (
            {} if found is None else dict(zip(self.moves, found[0].shares(found[2]), strict=True))
        )

    def values(self) -> dict[Move, float]:
        """What the seat on turn wins with each move, the rest played by the shares; as above."""
        found = self._found()
        if found is None:
            return {}
        node, reach, kind = found
        after = [_expected(child, self.seat, reach[1 - self.seat]) for child in node.children]
        total = sum(reach[1 - self.seat])
        gains = [
            sum([chance * after[child][then] for child, then, chance in ways])
            for ways in node.moves[kind]
        ]
        return {move: gain / total for move, gain in zip(self.moves, gains, strict=True)}

    def _found(self) -> tuple[Node, list[list[float]], int] | None:
        """The node of now, how often each seat comes there as each kind, and the own kind."""
        node = self.solver.root
        reach = [list(each) for each in self.solver.likely]
        for seen in self.seen:
            mover = node.seat
            if mover < 0 or seen not in node.seen:
                return None
            place = node.seen.index(seen)
            there = _reached(node, reach[mover], 0.0)[place]
            if there is None or sum(there) < STRAY:
                return None
            reach[mover] = there
            node = node.children[place]
        own = node.kinds[self.seat]
        if node.seat != self.seat or self.kind not in own:
            return None
        kind = own.index(self.kind)
        return (node, reach, kind) if reach[self.seat][kind] > 0.0 else None


def drawn(shares: dict[Move, float], moves: list[Move], rng: Random) -> Move:
    """One of these moves, each as often as its share says; `""` where none has a share."""
    left = [move for move in moves if shares.get(move, 0.0) > 0.0]
    return rng.choices(left, [shares[move] for move in left])[0] if left else ""


def _shares(weights: list[float]) -> list[float]:
    """Weights as shares of their sum; evenly where there are none."""
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [each / total for each in weights]


def _ended(node: Node, seat: int, reach: list[float]) -> list[float]:
    """What an end is worth to each kind of a seat, the other coming there so often."""
    value = node.value if seat == 0 else -node.value
    return [value * sum(reach)] * len(node.kinds[seat])


def _learn(node: Node, seat: int, reach: list[float], weight: float) -> list[float]:
    """What each kind of a seat wins here, and regrets not to have played.

    `reach`: how often the other comes here, for each of its kinds. A move that the other never
    plays is not followed: nothing can be learned there.
    """
    if node.seat < 0:
        return _ended(node, seat, reach)
    children = node.children
    if node.seat != seat:
        reached = _reached(node, reach, weight)
        values = [0.0] * len(node.kinds[seat])
        for place in range(len(children)):
            there = reached[place]
            if there is None:
                continue
            for kind, worth in enumerate(_learn(children[place], seat, there, weight)):
                values[kind] += worth
        return values
    found = [_learn(child, seat, reach, weight) for child in children]
    return _regretted(node, found)


def _regretted(node: Node, found: list[list[float]]) -> list[float]:
    """The same of the mover, whose kinds have so much from each child: regrets are brought up."""
    values: list[float] = []
    for kind in range(len(node.moves)):
        own = node.moves[kind]
        regrets = node.regrets[kind]
        total = 0.0
        for regret in regrets:
            total += regret
        mean = 0.0
        gains: list[float] = []
        for place in range(len(own)):
            gain = 0.0
            for child, then, chance in own[place]:
                gain += chance * found[child][then]
            gains.append(gain)
            mean += gain * (regrets[place] / total if total > 0.0 else 1.0 / len(own))
        for place in range(len(own)):
            regret = regrets[place] + gains[place] - mean
            regrets[place] = max(0.0, regret)
        values.append(mean)
    return values


def _reached(node: Node, reach: list[float], weight: float) -> list[list[float] | None]:
    """How often the mover comes to each child, for each of its kinds; None: never.

    `weight`: how much this pass counts in the average; 0: the average itself is played.
    """
    children = node.children
    reaches: list[list[float] | None] = [None] * len(children)
    for kind in range(len(reach)):
        often = reach[kind]
        if often <= 0.0:
            continue
        own = node.moves[kind]
        shares = _shares(node.regrets[kind] if weight else node.sums[kind])
        sums = node.sums[kind]
        for place in range(len(own)):
            share = shares[place] * often
            if share <= 0.0:
                continue
            if weight:
                sums[place] += weight * share
            for child, then, chance in own[place]:
                there = reaches[child]
                if there is None:
                    there = reaches[child] = [0.0] * len(children[child].kinds[node.seat])
                there[then] += share * chance
    return reaches


def _against(node: Node, seat: int, reach: list[float], *, best: bool) -> list[float]:
    """What each kind of a seat wins here against the shares: at best, or by its own shares."""
    if node.seat < 0:
        return _ended(node, seat, reach)
    if node.seat != seat:
        values = [0.0] * len(node.kinds[seat])
        for child, there in zip(node.children, _reached(node, reach, 0.0), strict=True):
            if there is not None:
                for kind, worth in enumerate(_against(child, seat, there, best=best)):
                    values[kind] += worth
        return values
    found = [_against(child, seat, reach, best=best) for child in node.children]
    values = []
    for kind, own in enumerate(node.moves):
        gains = [sum([way[2] * found[way[0]][way[1]] for way in move]) for move in own]
        if best:
            values.append(max(gains))
        else:
            shares = node.shares(kind)
            values.append(sum([one * two for one, two in zip(gains, shares, strict=True)]))
    return values


def _best(node: Node, seat: int, reach: list[float]) -> list[float]:
    return _against(node, seat, reach, best=True)


def _expected(node: Node, seat: int, reach: list[float]) -> list[float]:
    return _against(node, seat, reach, best=False)
