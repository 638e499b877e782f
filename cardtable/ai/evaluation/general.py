"""What can be guessed of a game that nothing is known of: from its points and its counts.

Whether many points are good, or few cards, a game doesn't say. So it is played a few times at
random, once for its rules, and what the winners had more of on the way is what counts from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable.engine.chance import Chance
from cardtable.engine.rules import Rules
from cardtable.engine.state import State

MOVES = 6000
"""So many moves are made at random before the estimate is fitted …"""
LONGEST = 400
"""… and no more than these in one game: a game that goes on says nothing."""
APART = 4
"""Every so many moves it is noted how everybody stands."""
RIDGE = 4.0
"""How little is believed of what was seen rarely, in moments."""
SURE = 0.9
"""An estimate is never as sure as a result."""

Weights = dict[str, float]
"""What more of something is worth, in results: cards in a kind of zone, and points."""


def estimate(state: State) -> tuple[float, ...]:
    """What the seats may expect of `State.returns`, from -1 to 1."""
    weights = _weights(state.rules)
    sums = [
        sum(weights.get(key, 0.0) * lead for key, lead in leads.items()) for leads in _leads(state)
    ]
    return tuple(max(-SURE, min(SURE, each)) for each in sums)


FEW = 2
"""With so few cards in a hand or a pile face down, a game may be nearly over."""


def near(state: State) -> bool:
    """Whether somebody has few cards left, or a shared pile that nobody sees runs out."""
    for zone, cards in state.zones.items():
        owned = zone.partition(".")[0] in state.seats
        if len(cards) <= FEW and state.audience[zone] != state.everybody and (owned or cards):
            return True
    return False


def _leads(state: State) -> list[dict[str, float]]:
    """For each seat, how much more it has of everything than the seats have on the average."""
    have: list[dict[str, float]] = []
    score = state.score()
    for seat in state.seats:
        counts = {"score": float(score.get(seat, 0))}
        for zone, cards in state.zones.items():
            owner, _, kind = zone.partition(".")
            if owner == seat:
                counts[kind] = float(len(cards))
        have.append(counts)
    seats = len(have)
    means = {key: sum(counts[key] for counts in have) / seats for key in have[0]}
    return [{key: counts[key] - mean for key, mean in means.items()} for counts in have]


def _weights(rules: Rules) -> Weights:
    weights: Weights | None = rules.prepared.get("general")
    if weights is None:
        weights = rules.prepared["general"] = _fitted(_seen(rules))
    return weights


def _seen(rules: Rules) -> Iterator[tuple[dict[str, float], float]]:
    """Leads of seats in games played at random, and how they came out."""
    rng, left = Random(0), MOVES
    while left > 0:
        state = rules.game.new(rules, max(2, rules.seats[0]), Chance(rng.randrange(1 << 30)))
        state.events = state.known = None
        noted: list[list[dict[str, float]]] = []
        made = 0
        while state.turn is not None and made < LONGEST:
            if made % APART == 0:
                noted.append(_leads(state))
            state.apply(rng.choice(state.choices()))
            made += 1
        left -= made + 1
        if state.turn is None:
            for leads in noted:
                yield from zip(leads, state.returns(), strict=True)


def _fitted(moments: Iterator[tuple[dict[str, float], float]]) -> Weights:
    """The weights by which leads say best how games come out: least squares, held small."""
    rows = list(moments)
    keys = sorted({key for lead, _ in rows for key in lead})
    scale = {key: sum(lead[key] ** 2 for lead, _ in rows) for key in keys}
    keys = [key for key in keys if scale[key]]
    table = [
        [
            *(sum(lead[key] * lead[other] for lead, _ in rows) for other in keys),
            sum(lead[key] * result for lead, result in rows),
        ]
        for key in keys
    ]
    for place, key in enumerate(keys):
        table[place][place] += RIDGE * scale[key] / len(rows)
    for place in range(len(keys)):  # positive definite, so no rows need to change places
        head = table[place]
        for row in table[place + 1 :]:
            share = row[place] / head[place]
            row[:] = [mine - share * other for mine, other in zip(row, head, strict=True)]
    weights: Weights = {}
    for place in reversed(range(len(keys))):
        row = table[place]
        rest = sum(row[other] * weights[keys[other]] for other in range(place + 1, len(keys)))
        weights[keys[place]] = (row[-1] - rest) / row[place]
    return weights
