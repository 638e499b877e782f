"""Thinking ahead: PUCT search over worlds that could be the truth behind a seat's view.

Each iteration deals the unseen cards anew (`State.determinize`), walks down one tree that all
worlds share, adds one move to it, plays on for a few decisions by the game's move score, and
reports what every seat got. Moves are told apart as the searching seat would see them, and a move
that some worlds do not offer is judged by the worlds that did (single-observer information-set
tree search, with availability counts).

Where a game has a shorthand for what is left of it, many more thoughts go into the same time: they
are made there, and only what they say of the moves to choose from is kept here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from cardtable.ai.evaluation import Knowledge
from cardtable.ai.evaluation.formulas import EXPLORE, SLIP, likelihoods, soon
from cardtable.engine.chance import Dice
from cardtable.engine.notation import Move, Seat
from cardtable.engine.state import State
from cardtable.engine.view import View

CALM = 0.02
"""Rewards are taken to vary by so much at least."""


class Branch:
    """A move that was tried at one place of the tree, and all that came after it."""

    __slots__ = ("branches", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of the rewards of the seat that chose the move."""
        self.offered = 0
        """How often the move was among the choices, since it was first tried."""
        self.branches: dict[str, Branch] = {}


@dataclass(frozen=True)
class Choice:
    """What the search thinks of one move of the seat to decide."""

    move: Move
    visits: int
    value: float
    """The reward that the seat may expect, from -1 to 1."""
    prior: float
    """How likely the move score alone made it."""


class Search:
    """One decision being thought about. `run` may be called again and again to think further.

    The same view and generator give the same thoughts.
    """

    def __init__(self, view: View, rng: Random, known: Knowledge) -> None:
        """`known` is what is known of the game.

        Raises ValueError if there is nothing for the view's seat to decide.
        """
        if view.turn != view.seat:
            message = f"{view.seat} has nothing to decide here"
            raise ValueError(message)
        self.view = view
        self.rng = rng
        self.game: type[State] = view.rules.game
        self.known = known
        self.me = view.seats.index(view.seat)
        self.root = Branch()
        self.iterations = 0
        self.spread = 1.0
        """How far the rewards of one thought and another lie apart (their standard deviation)."""
        self._sum = self._squares = 0.0
        self._thoughts = 0
        self._short: Callable[[float], tuple[int, float]] | None = None
        """A thought in shorthand: which of the moves was tried, and the reward."""
        self._each = 1
        """How many thoughts are made in an iteration."""
        self._labels: dict[str, dict[Move, str]] = {seat: {} for seat in view.seats}
        state = self.world()
        self.moves: list[Move] = state.choices()
        self._keys = self._labelled(state, view.seat, self.moves)
        self._priors = likelihoods(self.known.score(state, self.moves))

    def world(self) -> State:
        """A state that could be the truth."""
        return self.game.determinize(self.view, self.rng)

    def narrow(self, moves: list[Move]) -> None:
        """Spend no thought on any but these moves. To be called before `run`."""
        places = [place for place, move in enumerate(self.moves) if move in moves]
        total = sum([self._priors[place] for place in places])
        self.moves = [self.moves[place] for place in places]
        self._keys = [self._keys[place] for place in places]
        self._priors = [self._priors[place] / total for place in places]

    def shorten(self, thoughts: int) -> None:
        """From here on make so many thoughts for each iteration, if there is a shorthand for this.

        To be called before `run`, and after `narrow`.
        """
        if thoughts:
            self._short = self.known.shorthand(self.view, self.moves, self.rng)
            self._each = thoughts if self._short is not None else 1

    def run(self, iterations: int) -> None:
        """Think for that many iterations."""
        for _ in range(iterations):
            if self._short is None:
                self._iterate()
            else:
                self._think_short(self._short)
        self.iterations += iterations
        mean = self._sum / self._thoughts
        deviation = sqrt(max(0.0, self._squares / self._thoughts - mean * mean))
        self.spread = max(CALM, deviation)

    def choices(self) -> list[Choice]:
        """What is thought of each move so far, the most tried one first."""
        choices = []
        for move, key, prior in zip(self.moves, self._keys, self._priors, strict=True):
            branch = self.root.branches.get(key)
            visits = branch.visits if branch else 0
            value = branch.total / visits if branch and visits else -1.0
            choices.append(Choice(move, visits, value, prior))
        return sorted(choices, key=lambda one: (-one.visits, -one.prior))

    def tried(self, world: State, move: Move) -> float:
        """What the seat gets in one world by that move, if all play on by the move score."""
        state = world.clone()
        state.apply(move)
        return self._playout(state, 1)[self.me]

    def decided(self, remaining: int) -> bool:
        """Whether so many more iterations could not change which move was tried most."""
        visits = sorted((branch.visits for branch in self.root.branches.values()), reverse=True)
        if len(self.moves) < 2:
            return True
        second = visits[1] if len(visits) > 1 else 0
        return bool(visits) and visits[0] - second > remaining * self._each

    # ------------------------------------------------------------------ one iteration

    def _iterate(self) -> None:
        state = self.world()
        branches = self.root.branches
        path: list[tuple[Branch, int]] = []
        settled = self.known.settled
        while state.turn is not None:
            seat = state.turn
            branch, move = self._select(state, seat, branches)
            path.append((branch, state.seats.index(seat)))
            state.apply(move)
            branches = branch.branches
            if not branch.visits or settled(state):
                break
        rewards = self._playout(state, len(path))
        self._count(rewards[self.me])
        for branch, number in path:
            branch.visits += 1
            branch.total += rewards[number]

    def _think_short(self, thought: Callable[[float], tuple[int, float]]) -> None:
        """The thoughts of one iteration, in shorthand."""
        for _ in range(self._each):
            place, reward = thought(self.spread)
            branch = self.root.branches.setdefault(self._keys[place], Branch())
            branch.visits += 1
            branch.total += reward
            self._count(reward)

    def _count(self, reward: float) -> None:
        self._thoughts += 1
        self._sum += reward
        self._squares += reward * reward

    def _select(self, state: State, seat: Seat, branches: dict[str, Branch]) -> tuple[Branch, Move]:
        """The move to follow here: a good one, a likely one, or one that was tried too little."""
        if branches is self.root.branches:  # a seat has the same choices in all worlds of its view
            moves, keys, priors = self.moves, self._keys, self._priors
        else:
            moves = state.choices()
            keys = self._labelled(state, seat, moves)
            priors = likelihoods(self.known.score(state, moves)) if len(moves) > 1 else [1.0]
        if len(moves) == 1:
            branch = branches.get(keys[0])
            if branch is None:
                branch = branches[keys[0]] = Branch()
            branch.offered += 1
            return branch, moves[0]
        known = [branches.get(key) for key in keys]
        visits, total = 0, 0.0
        for branch in known:
            if branch is not None:
                visits += branch.visits
                total += branch.total
        # What has not been tried is expected to do as well as the moves here have done so far.
        hope = total / visits if visits else 0.0
        explore = EXPLORE * self.spread
        best, chosen = -1e9, 0
        for place, branch in enumerate(known):
            if branch is None:
                worth = hope + explore * priors[place] * sqrt(visits + 1)
            else:
                branch.offered += 1
                tried = branch.visits
                worth = (branch.total / tried if tried else hope) + explore * priors[place] * sqrt(
                    branch.offered
                ) / (1 + tried)
            if worth > best:
                best, chosen = worth, place
        found = known[chosen]
        if found is None:
            found = branches[keys[chosen]] = Branch()
            found.offered = visits + 1
        return found, moves[chosen]

    def _labelled(self, state: State, seat: Seat, moves: list[Move]) -> list[str]:
        """The keys of moves in the tree: who decides, and what the searching seat sees of it."""
        me = self.view.seat
        own = seat == me
        labels = self._labels[seat]
        keys = []
        for move in moves:
            seen = move if own else state.line_for(me, move)
            key = labels.get(seen)
            if key is None:
                key = labels[seen] = f"{seat} {self.known.label(seen, own=own)}"
            keys.append(key)
        return keys

    def _playout(self, state: State, made: int) -> tuple[float, ...]:
        """Play on by the move score, after so many decisions; then look who stands how."""
        number, score, settled = self.rng.random, self.known.score, self.known.settled
        for more in range(self.known.depth):
            if state.turn is None:
                return _soon(state.returns(), made + more)
            if settled(state):
                break
            moves = state.choices()
            if len(moves) == 1:
                state.apply(moves[0])
            elif number() < SLIP:
                state.apply(moves[int(number() * len(moves))])
            else:
                scores = score(state, moves)
                state.apply(moves[scores.index(max(scores))])
        if state.turn is None or self.known.estimate is None:
            return _soon(state.returns(), made + self.known.depth)
        return self.known.estimate(state)


def _soon(rewards: tuple[float, ...], decisions: int) -> tuple[float, ...]:
    """A result that is that many decisions away."""
    weight = soon(decisions)
    return tuple(each * weight for each in rewards)


# ---------------------------------------------------------------------- one move in given worlds
# What is tried in the same worlds can be compared. Two moves that meet the same hidden cards
# differ by what they are, and not by their luck. So their difference is known after far fewer
# worlds than each of their values.


class Trial(Search):
    """What comes of one move: a search of its own, with a thought for each of the worlds."""

    def __init__(self, search: Search, seed: int, worlds: list[State], move: Move) -> None:
        """One of the moves that `search` has to choose from.

        The same seed, worlds and move give the same rewards.
        """
        self._worlds = worlds
        self._next = 0
        self.rewards: list[float] = []
        """What the seat of the view gets in each world."""
        super().__init__(search.view, Random(seed), search.known)
        self._next = 0
        self.moves = [move]
        self._keys = self._labelled(worlds[0], self.view.seat, self.moves)
        self._priors = [1.0]

    def world(self) -> State:
        """The next of the worlds."""
        state = self._worlds[self._next].clone()
        state.chance = Dice(self.rng)
        self._next += 1
        return state

    def _count(self, reward: float) -> None:
        super()._count(reward)
        self.rewards.append(reward)


def ahead(mine: list[float], other: list[float]) -> tuple[float, float]:
    """How far the first is ahead of the second on the average, and the standard error of that."""
    apart = [first - second for first, second in zip(mine, other, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    if count < 2:
        return mean, 1.0
    spread = sum([(each - mean) ** 2 for each in apart]) / (count - 1)
    return mean, sqrt(spread / count)


def alike(search: Search, move: Move) -> Move:
    """The move among the search's that differs from this one in nothing that matters, if any."""
    if move in search.moves:
        return move
    label = search.known.label(move, own=True)
    moves = [other for other in search.moves if search.known.label(other, own=True) == label]
    return moves[0] if moves else move
