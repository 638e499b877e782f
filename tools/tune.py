"""Tune by results what a table of Russian Bank counts for: `tune.py [--pairs N] [--seed N]`.

Better predictions of a game have not made better players here. So nothing is predicted: all
weights are moved a little at once, up or down by chance, a player with these sits down against one
with the opposite, and the weights go a step towards whoever won (SPSA). Deals are played from both
seats. What is printed last is the mean of the second half: weights for `TUNED`, once they have
beaten the old ones over 100 pairs of fresh games or more.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random

from cardtable.ai.evaluation.russian_bank import TUNED, Values, Weights, turns
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.files import load_rules

TABLES = 100
"""So many are looked at for a decision: games of players who look longer go alike."""
DEALS = 2
"""Each pair of players plays so many, from both seats."""
LEAST, SHARE = 0.1, 0.3
"""A weight is tried so far off, and farther if it is large: by such a share of it."""
STEP = 0.18
MOVES = 6000


def widths(weights: Weights) -> Weights:
    """How far each weight is moved."""
    return Weights(*(LEAST + SHARE * abs(each) for each in weights))


def moved(weights: Weights, by: Weights, signs: list[int], size: float) -> Weights:
    """The weights so much further in those directions."""
    run = zip(weights, by, signs, strict=True)
    return Weights(*(each + size * width * sign for each, width, sign in run))


def match(one: Values, other: Values, seed: int) -> float:
    """The share of some games that a player with the first values wins against the second."""
    rules, score = load_rules("russian-bank"), 0.0
    players = [
        replace(find_level("expert"), iterations=TABLES, turns=turns(each)) for each in (one, other)
    ]
    for number in range(2 * DEALS):
        state = rules.game.new(rules, 2, Chance(seed * 1_000_003 + number // 2))
        moves = 0
        while state.turn is not None and moves < MOVES:
            who = state.seats.index(state.turn) ^ (number % 2)
            view = state.view(state.turn)
            state.apply(decide(view, players[who], seed + moves, Limit()).move)
            moves += 1
        first = state.seats[number % 2]
        score += (1 + state.returns()[state.seats.index(first)]) / 2 if state.outcome else 0.5
    return score / (2 * DEALS)


def tune(values: Values, pairs: int, seed: int) -> Values:
    """Values that win more, after so many pairs of players."""
    rng = Random(seed)
    by = Values(widths(values.end), widths(values.next))
    mean = values
    for number in range(pairs):
        share = number / pairs
        signs = [[rng.choice((-1, 1)) for _ in each] for each in values]

        def at(size: float, signs: list[list[int]] = signs, now: Values = values) -> Values:
            return Values(*(moved(*each, size) for each in zip(now, by, signs, strict=True)))

        won = match(at(1.0), at(-1.0), seed * 1_000_000 + number) - 0.5
        values = at(STEP * (1 - 0.7 * share) * won)
        mean = values if share < 0.5 else Values(*map(_nearer, mean, values))
    return mean


def _nearer(mean: Weights, new: Weights) -> Weights:
    return Weights(*(old + 0.01 * (each - old) for old, each in zip(mean, new, strict=True)))


def main() -> None:
    """Tune and tell."""
    parser = argparse.ArgumentParser(description="Tune the values of Russian Bank by results.")
    parser.add_argument("--pairs", type=int, default=750, help="of players (default: 750)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = tune(TUNED, given.pairs, given.seed)
    for name, weights in zip(Values._fields, found, strict=True):
        told = ", ".join(f"{key}={each:.2f}" for key, each in weights._asdict().items())
        print(f"{name}: {told}")


if __name__ == "__main__":
    main()
