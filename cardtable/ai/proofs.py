"""Whether a decision has one right move: every move's chances, found again with other luck.

A move's chances are judged in worlds made of the seat's view, the same ones for all moves, as a
review judges them. What can be counted out is counted out: a win in so many of the seat's own
turns, a loss before its next one, the rest of a game that is solved, and a turn that is a patience.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import fsum
from random import Random
from typing import Literal
from zlib import crc32

from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.player import SLICE, never
from cardtable.ai.search import Search, Trial
from cardtable.ai.tactics import OPEN, WON, Certain, Lookout, TooMuch
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View

Aim = Literal["win", "draw", "save", "chance"]
"""What is asked for: a win in so many of the seat's own turns, or a draw, no loss before its next
turn, or the best chances."""

CLEAR = 0.35
"""The right move has to be so much likelier to succeed than any other."""
SEEDS = (1, 2, 3)
BUDGETS = {
    "chance": (64, 256, 1024),
    "win": (8, 32, 128),
    "draw": (8, 32, 128),
    "save": (8, 32, 128),
}
LEAST = {"win": WON, "draw": OPEN}
"""In how many worlds the moves are tried: so many, four times, and sixteen times as many."""
RIVALS = 2
"""In the most worlds no more moves are tried beside the best: the others are far behind by then."""
STEPS = 4000
"""So many moves are tried after one in one world, to be sure that there is no win or loss."""
SPENT = 40_000
"""… and so many after all moves in all worlds together: then whatever is open may be a win."""
COUNTED = 40_000
"""So many moves are tried to count out a game in which nothing is hidden any more …"""
DEPTH = 30
"""… and so deep."""
ALIKE = 16
"""So many worlds are gone through together, to see that one way of playing wins in all of them."""
OPEN = 6
"""So many worlds that are all alike show that nothing is hidden."""
REFUTED = 12
"""In so many worlds an answer to a wrong move is looked for."""
PASSES = 300
"""How often the rest of a game is passed through to solve it."""


@dataclass(frozen=True)
class Proof:
    """What became of a decision whose right move was asked for."""

    move: Move
    """The move with the best chances."""
    best: float
    second: float
    """The chances of that move and of the next best one, from 0 to 1, where they are closest."""
    sure: bool
    """Whether that move was ahead by `CLEAR` whatever the seed, and in few worlds as in many."""


class Judge:
    """Judges the moves of one decision. Moves that differ in nothing that matters count as one."""

    def __init__(self, view: View, aim: Aim, turns: int = 1) -> None:
        """`turns`: in how many own turns a win is looked for; this one counts, if it is one.

        Raises ValueError if there is nothing for the view's seat to decide.
        """
        self.view = view
        self.aim = aim
        self.turns = turns
        self._search = think(view, Random(0))
        kinds: dict[str, Move] = {}
        for move in self._search.moves:
            kinds.setdefault(self.alike(move), move)
        self.moves = list(kinds.values())
        """One move of each kind."""
        self.solved = _solved(view, self.moves) if aim == "chance" else {}
        """The chances of the moves, where the rest of the game can be solved."""

    def alike(self, move: Move) -> str:
        """The same for moves that differ in nothing that matters to the seat."""
        return self._search.known.label(move, own=True)

    def proof(
        self,
        seeds: Sequence[int] = SEEDS,
        budgets: Sequence[int] | None = None,
        least: float = CLEAR,
    ) -> Proof:
        """The right move, looked for with each seed and in so many worlds, then in more.

        It ends at the first of them that is not clear: with a gap below `least`, or another move.
        """
        if len(self.moves) == 1:
            return Proof(self.moves[0], 1.0, 0.0, sure=self._holds(self.moves[0]))
        if self.solved:
            return _verdict([self.solved], least, self.aim)
        judgements: list[dict[Move, float]] = []
        for seed in seeds:
            for chances in self._rounds(seed, budgets or BUDGETS[self.aim]):
                judgements.append(chances)
                proof = _verdict(judgements, least, self.aim)
                if not proof.sure:
                    return proof
        proof = _verdict(judgements, least, self.aim)
        return replace(proof, sure=proof.sure and self._holds(proof.move))

    def _holds(self, move: Move) -> bool:
        """Whether a win after that move doesn't hang on knowing what can't be known."""
        if self.aim not in LEAST:
            return True
        game, rng = self.view.rules.game, Random(crc32(b"alike"))
        worlds: list[State] = [game.determinize(self.view, rng, track=True) for _ in range(ALIKE)]
        with suppress(TooMuch):
            certain = Certain(self._search, least=LEAST[self.aim])
            return certain.wins(worlds, move, self.turns)
        return False

    def _rounds(self, seed: int, budgets: Sequence[int]) -> Iterator[dict[Move, float]]:
        """The chances of the moves in so many worlds, then of fewer moves in more."""
        search = think(self.view, Random(crc32(f"{seed} proof".encode())))
        worlds: list[State] = []
        if self.aim == "chance":
            rewards = _trials(search, seed, worlds)
        elif self.aim in LEAST:
            rewards = _wins(search, worlds, self.turns, LEAST[self.aim])
        else:
            rewards = _lookout(search, worlds)
        left = self.moves
        for number, budget in enumerate(budgets):
            worlds += [search.world() for _ in range(budget - len(worlds))]
            chances = self._tried(left, rewards)
            yield chances
            ranked = sorted(chances, key=lambda move: -chances[move])
            left = ranked[: 1 + RIVALS * (len(budgets) - number)]

    def _tried(self, moves: list[Move], rewards: Rewards) -> dict[Move, float]:
        """The chances of the moves. After two that are certain no other is tried: none is right."""
        chances_of: dict[Move, float] = {}
        certain = 0
        for move in moves:
            chances_of[move] = chances = rewards(move)
            certain += self.aim != "chance" and chances >= 1
            if certain == 2:
                break
        return chances_of


Rewards = Callable[[Move], float]
"""The chances of a move in all worlds that there are so far."""


def _trials(search: Search, seed: int, worlds: list[State]) -> Rewards:
    """By thinking ahead in each of the worlds."""
    trials: dict[Move, Trial] = {}

    def chances(move: Move) -> float:
        if move not in trials:
            trials[move] = Trial(search, seed, worlds, move)
        trial = trials[move]
        while len(trial.rewards) < len(worlds):
            trial.run(min(SLICE, len(worlds) - len(trial.rewards)))
        return (1 + fsum(trial.rewards) / len(worlds)) / 2

    return chances


def _wins(search: Search, worlds: list[State], turns: int, least: int) -> Rewards:
    """By following every answer in each of the worlds; what is too much to follow may be a win."""
    certain = Certain(search, STEPS, least)
    me = dict.fromkeys(search.view.placed(), 1 << search.me)
    good: dict[Move, list[bool]] = {}

    def won(world: State, move: Move) -> bool:
        if world.known is None:
            world.track(me)
        with suppress(TooMuch):
            return certain.spent > SPENT or certain.wins([world], move, turns)
        return True

    def chances(move: Move) -> float:
        tried = good.setdefault(move, [])
        tried += [won(world, move) for world in worlds[len(tried) :]]
        return sum(tried) / len(tried)

    return chances


def _lookout(search: Search, worlds: list[State]) -> Rewards:
    """By following every answer in each of the worlds to the end of the next turn."""
    good: dict[Move, list[bool]] = {}

    def chances(move: Move) -> float:
        tried = good.setdefault(move, [])
        for world in worlds[len(tried) :]:
            tried.append(not Lookout(search, never, STEPS).loses(world, move))
        return sum(tried) / len(tried)

    return chances


def defences(view: View, state: State, aim: Aim, turns: int) -> dict[Move, int]:
    """What whoever is on turn can do, and in how many own turns the seat of the view wins after it.

    Or draws, where that is the aim. Nothing where one of these moves is too much to follow, keeps
    the seat from that in so many turns, or leaves something to chance.
    """
    certain, turns_needed = Certain(think(view, Random(0)), least=LEAST[aim]), dict[Move, int]()
    with suppress(TooMuch):
        for move in state.choices():
            child = state.clone()
            child.chance = Chance(0)
            child.apply(move)
            turns_needed[move] = certain.turns(child, turns)
            if turns_needed[move] < 0 or child.chance.take():
                return {}
        return turns_needed
    return {}


def refutation(view: View, aim: Aim, turns: int, move: Move) -> tuple[str, ...]:
    """What the others may do after a wrong move, each with its seat; nothing where none is seen.

    It is looked for in worlds of the view: what most of these show.
    """
    search, answers = think(view, Random(0)), list[tuple[str, ...]]()
    certain = Certain(search, STEPS, LEAST.get(aim, WON))
    lookout = Lookout(search, never, STEPS)
    rng = Random(crc32(b"refute"))
    for _ in range(REFUTED):
        world: State = view.rules.game.determinize(view, rng, track=True)
        if aim == "save":
            answers.append(tuple(lookout.defeat(world, move)))
        elif aim in LEAST:
            answers.append(_unwon(certain, world, turns, move))
    answers = [each for each in answers if each]
    return max(answers, key=answers.count, default=())


def _unwon(certain: Certain, world: State, turns: int, move: Move) -> tuple[str, ...]:
    """An answer after which the seat on turn doesn't win in so many turns any more."""
    me, whose = world.turn, knowledge(world.rules.game.ID).whose
    own = whose(world) == me
    after = world.clone()
    after.apply(move)
    left = turns - (own and whose(after) != me)
    answers = after.choices() if after.turn not in {me, None} else []
    with suppress(TooMuch):
        for answer in answers:
            then = after.clone()
            then.apply(answer)
            if certain.turns(then, left) < 0:
                return (f"{after.turn} {answer}",)
    return ()


def _solved(view: View, moves: list[Move]) -> dict[Move, float]:
    """The chances of the moves where the rest of the game can be solved; else nothing."""
    search = think(view, Random(0))
    worlds = [search.world() for _ in range(OPEN)]
    if len(view.seats) == 2 and all(each.zones == worlds[0].zones for each in worlds):
        return Count(worlds[0]).chances(moves)
    ending = search.known.ending(worlds[0], PASSES, never, afresh=True)
    if ending is None:
        return {}
    ending.solver.run(PASSES - ending.solver.passes, never)
    worth = {search.known.label(move, own=True): each for move, each in ending.values().items()}
    labels = {move: search.known.label(move, own=True) for move in moves}
    if not all(label in worth for label in labels.values()):
        return {}
    return {move: (1 + worth[label]) / 2 for move, label in labels.items()}


class Count:
    """The rest of a game for two, counted out: nothing is hidden, and nothing left to chance."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.me = state.seats.index(state.turn or "")
        self.left = COUNTED

    def chances(self, moves: list[Move]) -> dict[Move, float]:
        """What the moves of the seat on turn lead to with the best play of both.

        Nothing where that is too much to count, or where chance has a part.
        """
        try:
            return {
                move: (1 + self._after(self.state, move, (-2.0, 2.0), DEPTH)) / 2 for move in moves
            }
        except _Uncounted:
            return {}

    def _after(self, state: State, move: Move, within: tuple[float, float], depth: int) -> float:
        """The seat's reward after a move, as far as it lies within these."""
        self.left -= 1
        child = state.clone()
        child.chance = Chance(0)
        child.apply(move)
        if child.turn is None:
            return child.returns()[self.me]
        if self.left <= 0 or not depth or child.chance.take():
            raise _Uncounted
        low, high = within
        own = child.seats.index(child.turn) == self.me
        for answer in child.choices():
            worth = self._after(child, answer, (low, high), depth - 1)
            low, high = (max(low, worth), high) if own else (low, min(high, worth))
            if low >= high:
                break
        return low if own else high


class _Uncounted(Exception):
    """There is more to count than is worth while, or chance has a part."""


def _verdict(judgements: Sequence[dict[Move, float]], least: float, aim: Aim) -> Proof:
    """What several judgements of the same moves say together."""
    move = max(judgements[-1], key=judgements[-1].__getitem__)
    gaps = []
    for chances in judgements:
        second = max((each for other, each in chances.items() if other != move), default=0.0)
        gaps.append((chances.get(move, 0.0) - second, chances.get(move, 0.0), second))
    gap, best, second = min(gaps)
    certain = best >= 1 or aim == "chance"
    return Proof(move, best, second, gap >= least and certain)


class Patience:
    """The rest of a turn that is a long chain of own moves, looked through for a goal.

    Nothing is looked at that its seat does not see: a card that nobody knows ends the chain.
    """

    def __init__(self, view: View) -> None:
        """Raises ValueError where turns of that game are no patience."""
        game = knowledge(view.rules.game.ID).turns
        if game is None:
            message = f"a turn of {view.rules.game.ID} is not a chain of own moves"
            raise ValueError(message)
        self.game = game
        self.me = view.seat
        self.unseen = frozenset(view.unseen)

    def after(self, state: State, move: Move) -> State | None:
        """The state after a move; None if that breaks a duty, or turns up what nobody knows."""
        choices = state.choices()
        if self.game.blind(state, move, self.unseen):
            return None
        child = _applied(state, move)
        if move in choices:
            return child
        key = self.game.key(child)  # one move stands for those that lead to tables like one another
        alike = [_applied(state, each) for each in choices if each.split()[:2] == move.split()[:2]]
        return child if any(self.game.key(each) == key for each in alike) else None

    def way(self, state: State, done: Callable[[State], bool], moves: int) -> list[Move] | None:
        """A shortest way to the goal with no more moves than that; None where there is none."""
        if state.turn != self.me:
            return None
        seen = {self.game.key(state)}
        level: list[tuple[State, list[Move]]] = [(state, [])]
        for _ in range(moves):
            deeper: list[tuple[State, list[Move]]] = []
            for table, way in level:
                for move, child in self.steps(table, way[-1] if way else None):
                    if done(child):
                        return [*way, move]
                    if child.turn != self.me or (key := self.game.key(child)) in seen:
                        continue
                    seen.add(key)
                    deeper.append((child, [*way, move]))
            level = deeper
        return None

    def steps(self, state: State, last: Move | None) -> Iterator[tuple[Move, State]]:
        """The moves worth a look after that one, with what comes of them."""
        for move in self.game.candidates(state, last):
            child = self.after(state, move)
            if child is not None:
                yield move, child


def _applied(state: State, move: Move) -> State:
    child = state.clone()
    child.apply(move)
    return child
