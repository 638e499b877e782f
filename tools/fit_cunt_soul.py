"""Find the weights of the estimate for Cunt-Soul: logistic regression on played games.

    .venv/bin/python tools/fit_cunt_soul.py

plays games by the move score, with some slips, and notes a few positions of each. It prints the
log-loss of the weights in the source and of those found, on games that they were not fitted to,
and the weights. The same seed gives the same weights.
"""

from __future__ import annotations

from math import exp, log
from random import Random

from cardtable import files
from cardtable.ai.scores import cunt_soul, cunt_soul_worth
from cardtable.engine.chance import Chance
from cardtable.engine.rules import Rules
from cardtable.games.cunt_soul import CuntSoul

SEED = 11
GAMES = {2: 1800, 4: 500}
"""Games by number of seats. Where there are more than two, each pair of seats is a result."""
POSITIONS = 5
"""So many turns of a game are noted, at random: neighbours tell the same."""
SLIP = 0.15
"""So often any line is taken, lest all games go alike."""
HELD_OUT = 5
"""Every so many-th game is kept for judging."""
STEPS = 8
"""Of Newton's method, which is there sooner."""
RIDGE = 1.0
"""Holds weights near zero that the games say little about."""

Sample = tuple[tuple[float, ...], float]
"""The difference of two seats' features, and whether the first beat the second."""


def main() -> None:
    """Play, fit, tell."""
    rng = Random(SEED)
    fitted: list[Sample] = []
    held_out: list[Sample] = []
    rules = files.load_rules("cunt-soul")
    for seats, games in GAMES.items():
        for number in range(games):
            samples = _game(rules, seats, number, rng)
            (held_out if number % HELD_OUT == 0 else fitted).extend(samples)
    weights = _fit(fitted)
    print(f"{len(fitted)} positions fitted, {len(held_out)} held out")
    print(f"log-loss without an estimate  {log(2):.4f}")
    print(f"log-loss of the source        {_loss(held_out, cunt_soul_worth.WEIGHTS):.4f}")
    print(f"log-loss of what was found    {_loss(held_out, weights):.4f}")
    print("WEIGHTS = (" + ", ".join(f"{each:.3f}" for each in weights) + ")")


def _game(rules: Rules, seats: int, number: int, rng: Random) -> list[Sample]:
    """Play a game and compare the seats in some of its positions."""
    state = CuntSoul.new(rules, seats, Chance(SEED * 1_000_003 + number))
    state.known = state.events = None  # as in a search: nothing is noted
    noted: list[dict[str, tuple[float, ...]]] = []
    turns = 0
    while state.turn is not None:
        if state.memory.phase == "turn":
            turns += 1
            features = {seat: cunt_soul_worth.features(state, seat) for seat in state.seats_in()}
            if len(noted) < POSITIONS:
                noted.append(features)
            elif (place := int(rng.random() * turns)) < POSITIONS:
                noted[place] = features
        state.apply(_line(state, rng))
    place = {
        seat: place
        for place, group in enumerate(state.outcome.ranking if state.outcome else ())
        for seat in group
    }
    samples: list[Sample] = []
    for one, first in enumerate(state.seats):
        for two in range(one + 1, seats):
            other = state.seats[two]
            if place[first] == place[other]:
                continue
            beat = float(place[first] < place[other])
            for features in noted:
                if first in features and other in features:
                    pair = zip(features[first], features[other], strict=True)
                    samples.append((tuple(a - b for a, b in pair), beat))
    return samples


def _line(state: CuntSoul, rng: Random) -> str:
    planned = cunt_soul.plan(state, 0.7)
    if planned is not None:
        return planned
    moves = state.choices()
    if rng.random() < SLIP:
        return moves[int(rng.random() * len(moves))]
    scores = cunt_soul.score(state, moves)
    return moves[scores.index(max(scores))]


# ---------------------------------------------------------------------- regression


def _likely(features: tuple[float, ...], weights: tuple[float, ...]) -> float:
    logit = sum(a * b for a, b in zip(features, weights, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def _loss(samples: list[Sample], weights: tuple[float, ...]) -> float:
    """Mean surprise at the results."""
    total = 0.0
    for features, beat in samples:
        likely = _likely(features, weights)
        total -= log(likely if beat else 1 - likely)
    return total / len(samples)


def _fit(samples: list[Sample]) -> tuple[float, ...]:
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
