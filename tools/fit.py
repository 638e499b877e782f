"""Find the weights of the estimates: logistic regression on played games.

`fit.py [GAME …] [--games N]` plays games by the move score, with some slips, and notes a few
positions of each. For every game it prints the log-loss without an estimate, of the weights in the
source, and of those found, all on games that they were not fitted to; and the weights. The same
seed gives the same weights. The whole takes some minutes.

`shithead-end` is the end of Shithead, once there are no cards to draw: there *hard* plays against
itself, and against `lowest` of `rivals.py`. Games of the move score told nothing of it.

Weights that are found are for the source if they tell no worse and, thinking with them, a player
is no weaker against one with the old. So the source differs from what is found here:

- Shithead: log-loss 0.6188 for 0.6184.
- Cunt-Soul: both 0.5808; the source's are from before draws were counted as half.
- Soul Taker: 0.6507 for 0.6480: in the standard game it has 0.34 for 0.27. With that, of six
  openings a player of 200 iterations took always one line in one, and with 0.34 in none.

Cuttle's and Russian Bank's are those found.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import exp, log
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from rivals import lowest

from cardtable import files
from cardtable.ai.evaluation import cunt_soul, cuttle, russian_bank, shithead, soul_taker
from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.engine.rules import Rules
from cardtable.engine.state import State

SEED = 11
POSITIONS = 5
"""So many positions of a game are noted, at random: neighbours tell the same."""
SLIP = 0.15
"""So often any line is taken, lest all games go alike."""
CARE = 0.7
"""What is planned is planned well, and not always alike."""
HELD_OUT = 5
"""Every so many-th game is kept for judging."""
STEPS = 8
"""Of Newton's method, which is there sooner."""
RIDGE = 1.0
"""Holds weights near zero that the games say little about."""

Features = tuple[float, ...]
Sample = tuple[Features, float]
"""The difference of two seats' features, and whether the first beat the second; a draw is half."""


class Task(NamedTuple):
    """What is played to find a game's weights."""

    worth: ModuleType
    """Has `features`, and the `WEIGHTS` that they count for."""
    tables: tuple[tuple[str, int, int], ...]
    """Rules, seats and how many games. Of more than two seats each pair is a result."""
    noted: Callable[[Any], bool]
    """Which positions the search may come to estimate."""
    weights: str = "WEIGHTS"
    """What they are called there."""
    thinker: str = ""
    """The level that decides in those positions; without one the move score does."""


def _always(_state: Any) -> bool:
    return True


TASKS: dict[str, Task] = {
    "shithead": Task(
        shithead,
        (("shithead", 2, 3000), ("shithead", 4, 600)),
        lambda state: state.memory.phase == "play",
    ),
    "shithead-end": Task(
        shithead,
        (("shithead", 2, 600),),
        lambda state: state.memory.phase == "play" and not state.zones["draw"],
        weights="END",
        thinker="hard",
    ),
    "cunt-soul": Task(
        cunt_soul,
        (("cunt-soul", 2, 1800), ("cunt-soul", 4, 500)),
        lambda state: state.memory.phase == "turn",
    ),
    "cuttle": Task(cuttle, (("cuttle", 2, 5000), ("cuttle", 3, 800)), _always),
    "soul-taker": Task(
        soul_taker,
        (("soul-taker", 2, 3000), ("soul-taker-mixed", 2, 3000)),
        soul_taker.settled,
    ),
    "russian-bank": Task(russian_bank, (("russian-bank", 2, 3000),), _always),
}
"""The games that have an estimate: in Russian Bank nobody plays by it, it tells luck."""


def main(words: list[str] | None = None) -> None:
    """Play, fit, tell: the games that are named, or all."""
    parser = argparse.ArgumentParser(description="Find the weights of the estimates.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(TASKS))
    parser.add_argument("--games", type=int, dest="most", help="no more of each kind, for a try")
    given = parser.parse_args(words)
    for name in given.games or TASKS:
        if name not in TASKS:
            parser.error(f"no estimate to fit: {name}")
    for name in given.games or TASKS:
        _tell(name, TASKS[name], given.most)


def _tell(name: str, task: Task, most: int | None) -> None:
    rng = Random(SEED)
    fitted: list[Sample] = []
    held_out: list[Sample] = []
    for rules, seats, games in task.tables:
        loaded = files.load_rules(rules)
        for number in range(min(games, most or games)):
            samples = _game(task, loaded, seats, number, rng)
            (held_out if number % HELD_OUT == 0 else fitted).extend(samples)
    weights = regression(fitted)
    print(f"{name}: {len(fitted)} positions fitted, {len(held_out)} held out")
    print(f"log-loss without an estimate  {log(2):.4f}")
    print(f"log-loss of the source        {loss(held_out, getattr(task.worth, task.weights)):.4f}")
    print(f"log-loss of what was found    {loss(held_out, weights):.4f}")
    print(f"{task.weights} = (" + ", ".join(f"{each:.3g}" for each in weights) + ")", flush=True)


def _game(task: Task, rules: Rules, seats: int, number: int, rng: Random) -> list[Sample]:
    """Play a game and compare the seats in some of its positions."""
    state = rules.game.new(rules, seats, Chance(SEED * 1_000_003 + number))
    if not task.thinker:
        state.known = state.events = None  # as in a search: nothing is noted
    noted: list[dict[str, Features]] = []
    met = 0
    while state.turn is not None:
        if task.noted(state):
            met += 1
            out = getattr(state.memory, "out", ())  # where players leave one by one
            features = {
                seat: task.worth.features(state, seat) for seat in state.seats if seat not in out
            }
            if len(noted) < POSITIONS:
                noted.append(features)
            elif (place := int(rng.random() * met)) < POSITIONS:
                noted[place] = features
        state.apply(
            _thought(task, state, number)
            if task.thinker and task.noted(state)
            else _line(state, rng)
        )
    place = {
        seat: place
        for place, group in enumerate(state.outcome.ranking if state.outcome else ())
        for seat in group
    }
    samples: list[Sample] = []
    for one, first in enumerate(state.seats):
        for other in state.seats[one + 1 :]:
            ahead = place[other] - place[first]
            beat = 0.5 if not ahead else float(ahead > 0)
            for features in noted:
                if first in features and other in features:
                    pair = zip(features[first], features[other], strict=True)
                    samples.append((tuple(a - b for a, b in pair), beat))
    return samples


def _thought(task: Task, state: State, number: int) -> str:
    """What the thinker does; in half of the games one of two seats plays by a simple rule."""
    moves = state.choices()
    if len(moves) == 1:
        return moves[0]
    if number % 4 == state.seats.index(state.turn or ""):
        return lowest(state)[0]
    seed = SEED * number + len(moves)
    return decide(state.view(state.turn or ""), find_level(task.thinker), seed, Limit()).move


def _line(state: State, rng: Random) -> str:
    known = knowledge(state.rules.game.ID)
    planned = known.plan(state, CARE)
    if planned is not None:
        return planned
    moves = state.choices()
    if rng.random() < SLIP:
        return moves[int(rng.random() * len(moves))]
    scores = known.score(state, moves)
    return moves[scores.index(max(scores))]


# ---------------------------------------------------------------------- regression


def _likely(features: Features, weights: Features) -> float:
    logit = sum(a * b for a, b in zip(features, weights, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def loss(samples: list[Sample], weights: Features) -> float:
    """Mean surprise at the results."""
    total = 0.0
    for features, beat in samples:
        likely = _likely(features, weights)
        total -= beat * log(likely) + (1 - beat) * log(1 - likely)
    return total / len(samples)


def regression(samples: list[Sample]) -> Features:
    """The weights that make the results likeliest, by Newton's method."""
    size = len(samples[0][0])
    weights = (0.0,) * size
    for _ in range(STEPS):
        slope = [-RIDGE * each for each in weights]
        bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for features, beat in samples:
            likely = _likely(features, weights)
            for row, each in enumerate(features):
                if not each:
                    continue
                slope[row] += (beat - likely) * each
                factor = likely * (1 - likely) * each
                line = bend[row]
                for column in range(row + 1):
                    line[column] += factor * features[column]
        for row in range(size):
            for column in range(row):
                bend[column][row] = bend[row][column]
        step = _solved(bend, slope)
        weights = tuple(a + b for a, b in zip(weights, step, strict=True))
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The vector that the matrix makes this one of, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


if __name__ == "__main__":
    main()
