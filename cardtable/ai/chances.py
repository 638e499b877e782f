"""Chances to win, and which lines of a decision are hardly worse than the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import atanh, exp
from random import Random
from typing import Any
from zlib import crc32

from cardtable.ai.evaluation import knowledge
from cardtable.ai.player import never
from cardtable.ai.search import Search, Trial, ahead, alike
from cardtable.ai.turns import WON, Turn, Turns
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View

EDGE = 0.999
"""Chances are taken to be no surer than that where they are changed by so many cards."""
COMPARED = 192
"""In so many worlds lines are held against the best one …"""
CANDIDATES = 12
"""… the likeliest ones, so many at most."""


def share(reward: float) -> float:
    """A reward as a chance."""
    return (1 + reward) / 2


def stands(view: View) -> float:
    """The chances of a seat, by an estimate of the table that it sees."""
    estimate = knowledge(view.rules.game.ID).estimate
    if estimate is None:
        return 0.5
    world: State[Any, Any] = view.rules.game.determinize(view, Random(0))
    return share(estimate(world)[view.seats.index(view.seat)])


def won(view: View, best: float, mine: float) -> tuple[float, float]:
    """The chances after the best end of a turn, and how much they are above those of another."""
    game = knowledge(view.rules.game.ID).turns
    assert game is not None
    odds = 2 * atanh(max(-EDGE, min(EDGE, 2 * stands(view) - 1)))

    def chance(worth: float) -> float:
        if abs(worth) > WON / 2:
            return float(worth > 0)
        return 1 / (1 + exp(-odds - game.sways * (worth - mine)))

    return chance(best), chance(best) - chance(mine)


def near(
    view: View,
    best: Move,
    played: Move,
    *,
    least: float,
    thoughts: int,
    worlds: int,
    seed: int,
    enough: Callable[[], bool] = never,
) -> tuple[Move, ...]:
    """The best line of a decision, then those but `played` that lose less than `least` beside it.

    Thoughts are spent, or worlds, by the kind of game. Once it is `enough`, no more are looked for.
    """  # fmt: skip
    turns = knowledge(view.rules.game.ID).turns
    losses = _of_turn(view, turns, thoughts) if turns else _of_lines(view, best, worlds, seed)
    found = [best]
    for line, loss in losses:
        if enough():
            break
        if loss < least and line not in {best, played}:
            found.append(line)
    return tuple(found)


def _of_lines(view: View, best: Move, worlds: int, seed: int) -> Iterator[tuple[Move, float]]:
    """The likeliest lines, and how much less than the best one they promise in the same worlds."""
    search = Search(view, Random(crc32(f"{seed} near".encode())))
    count = min(COMPARED, worlds)
    known: list[State[Any, Any]] = [search.world() for _ in range(count)]

    def rewards(line: Move) -> list[float]:
        trial = Trial(view, seed, known, line)
        trial.run(count)
        return trial.rewards

    mine = rewards(alike(search, best))
    for choice in search.choices()[:CANDIDATES]:
        yield choice.move, ahead(mine, rewards(choice.move))[0] / 2


def _of_turn(view: View, game: Turns, thoughts: int) -> Iterator[tuple[Move, float]]:
    """Every line, and how much less than the best one the end is worth that it leaves in reach."""
    turn = Turn(view, game)
    turn.run(thoughts, never)
    best = max([*turn.found.values(), -WON])
    root: State[Any, Any] = view.rules.game.determinize(view, Random(0), track=True)
    for line in root.choices():
        worth = turn.found.get(line, -WON)
        if line not in turn.found and not game.blind(root, line, turn.unseen):
            world = root.clone()  # it may lead to a table that another line has led to
            world.apply(line)
            if world.turn == view.seat:
                rest = Turn(world.view(view.seat), game)
                rest.run(thoughts, never)
                worth = max([*rest.found.values(), -WON])
        yield line, won(view, best, worth)[1]
