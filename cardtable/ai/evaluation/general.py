"""What can be guessed of a game that nothing is known of: from its points, counts and moves.

Whether many points are good, or few cards, a game doesn't say; nor which cards are better kept. So
it is played some times at random, once for its rules: what the winners had more of on the way is
what counts from then on, and moves are liked as far as those who made them did better than those
who could have.
"""

from __future__ import annotations

from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Move
from cardtable.engine.rules import Rules
from cardtable.engine.state import State

CHOICES = 36_000
"""So many moves are chosen from in games at random: that takes a third of a second or so."""
LONGEST = 400
"""No more moves are made in one game: a game that goes on says nothing."""
APART = 4
"""Every so many moves it is noted how everybody stands."""
RIDGE = 4.0
"""How little is believed of what was seen rarely, in moments."""
DOUBT = 1.0
"""How far a liking must stand out of what chance makes, squared: less of it counts for less."""
STEP = 20.0
"""So much of a move's score is a result: from being level to winning."""
SURE = 0.9
"""An estimate is never as sure as a result."""

Weights = dict[str, float]
"""What more of something is worth, in results: cards in a kind of zone, points, ways to move."""
Moment = tuple[dict[str, float], float]
"""How much more of everything there was than usual, and how it came out."""


def estimate(state: State) -> tuple[float, ...]:
    """What the seats may expect of `State.returns`, from -1 to 1."""
    weights = _guessed(state.rules)[0]
    sums = [
        sum(weights.get(key, 0.0) * lead for key, lead in leads.items()) for leads in _leads(state)
    ]
    return tuple(max(-SURE, min(SURE, each)) for each in sums)


def score(state: State, moves: list[Move]) -> list[float]:
    """How good each of these moves is for the seat on turn, by how such moves came out."""
    weights = _guessed(state.rules)[1]
    if not weights:
        return [0.0] * len(moves)
    return [
        STEP * sum(weights.get(key, 0.0) * much for key, much in way.items())
        for way in _ways(state, moves)
    ]


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


def _ways(state: State, moves: list[Move]) -> list[dict[str, float]]:
    """What these moves of the seat on turn are like.

    By the verb, the ranks of its own cards that they name, and how many more it has of these ranks
    and suits.
    """
    own: dict[str, Card] = {}
    seat = f"{state.turn}."
    for zone, cards in state.zones.items():
        if zone.startswith(seat):
            own.update({one.name: one for one in cards})
    ranks = [one.rank for one in own.values()]
    suits = [one.suit for one in own.values()]
    found = []
    for move in moves:
        verb, *rest = move.split()
        way = {verb: 1.0}
        for one in [own[word] for word in rest if word in own]:
            for key, much in (
                (f"{verb} {one.rank}", 1),
                (f"{verb} of a rank", ranks.count(one.rank) - 1),
                (f"{verb} of a suit", suits.count(one.suit) - 1),
            ):
                way[key] = way.get(key, 0.0) + much
        found.append(way)
    return found


def _beside(ways: list[dict[str, float]], chosen: int) -> dict[str, float]:
    """How that move differs from what is usual among them."""
    mine, count = ways[chosen], len(ways)
    keys = {key for way in ways for key in way}
    usual = {key: sum(way.get(key, 0.0) for way in ways) / count for key in keys}
    return {key: more for key in keys if (more := mine.get(key, 0.0) - usual[key])}


def _guessed(rules: Rules) -> tuple[Weights, Weights]:
    """What having more is worth, and what ways to move are."""
    weights: tuple[Weights, Weights] | None = rules.prepared.get("general")
    if weights is None:
        stood, moved = _seen(rules)
        weights = rules.prepared["general"] = _fitted(stood, RIDGE), _fitted(moved, RIDGE, DOUBT)
    return weights


def _seen(rules: Rules) -> tuple[list[Moment], list[Moment]]:
    """How seats stood in games played at random, and how they moved, each with the result."""
    rng, left = Random(0), CHOICES
    stood: list[Moment] = []
    moved: list[Moment] = []
    while left > 0:
        state = rules.game.new(rules, max(2, rules.seats[0]), Chance(rng.randrange(1 << 30)))
        state.events = state.known = None
        leads: list[list[dict[str, float]]] = []
        ways: list[tuple[int, dict[str, float]]] = []
        made = 0
        while state.turn is not None and made < LONGEST:
            if made % APART == 0:
                leads.append(_leads(state))
            moves = state.choices()
            chosen = rng.randrange(len(moves))
            if len(moves) > 1:
                way = _beside(_ways(state, moves), chosen)
                ways.append((state.seats.index(state.turn), way))
            state.apply(moves[chosen])
            made += 1
            left -= len(moves)
        left -= 1
        if state.turn is None:
            results = state.returns()
            stood += [each for lead in leads for each in zip(lead, results, strict=True)]
            moved += [(way, results[number]) for number, way in ways if way]
    return stood, moved


def _fitted(rows: list[Moment], ridge: float, doubt: float = 0.0) -> Weights:
    """The weights by which leads say best how games come out: least squares, held small.

    With a `doubt` those weights that chance alone could make are smaller still, or nothing.
    """
    keys = sorted({key for lead, _ in rows for key in lead})
    place = {key: number for number, key in enumerate(keys)}
    count = len(keys)
    table = [[0.0] * (count + 1) for _ in keys]
    for lead, result in rows:
        held = [(place[key], much) for key, much in lead.items()]
        for number, much in held:
            row = table[number]
            row[count] += much * result
            for other, more in held:
                row[other] += much * more
    seen = [table[number][number] for number in range(count)]
    for number in range(count):
        table[number][number] += ridge * max(seen[number] / max(1, len(rows)), 1e-6)
    for number in range(count):  # positive definite, so no rows need to change places
        head = table[number]
        for row in table[number + 1 :]:
            share = row[number] / head[number]
            if share:
                row[:] = [mine - share * other for mine, other in zip(row, head, strict=True)]
    weights = [0.0] * count
    for number in reversed(range(count)):
        row = table[number]
        rest = sum(row[other] * weights[other] for other in range(number + 1, count))
        weights[number] = (row[count] - rest) / row[number]
    return {
        key: weight * _sure(weight, seen[place[key]], doubt)
        for key, weight in zip(keys, weights, strict=True)
    }


def _sure(weight: float, seen: float, doubt: float) -> float:
    """The share of a weight that is believed, by how far it stands out of what chance makes."""
    return max(0.0, 1 - doubt / max(weight * weight * seen, 1e-9)) if doubt else 1.0
