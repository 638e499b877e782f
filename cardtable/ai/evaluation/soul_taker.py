"""What the computer players know of Soul Taker, standard and mixed.

Nothing here names a value: what counters what is read from the rules at hand. One unit is one
point of the score. Copies of a card differ in name only, so a card is its value (0 to 4, with the
side's half of ten added in the mixed game) and what is unseen is a count of each.
"""

from __future__ import annotations

from functools import cache
from math import sqrt, tanh
from operator import mul
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.soul_taker.game import DECK, blind_places

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules
    from cardtable.games.soul_taker import SoulTaker

OTHER = {"p1": "p2", "p2": "p1"}
VALUES = range(5)
KINDS = range(10)
SIGNED = tuple(sign * value for sign in (1, -1) for value in (1, 2, 3, 4, 5))
"""What each kind of card adds to a total of the mixed game."""

WARY = 0.9
"""Others lead less often what is easily countered, so counters are worth less than they seem."""
OPEN = 0.2
"""A known card is worth so much more than a blind one of the same prospects: it can be aimed."""
HIGH = 0.5
"""What players take a card for that is one higher, as long as they have it."""
SHARP = 3.0
"""One point won or lost in the standard game, where little is won in all."""


class Outcomes:
    """What becomes of every pair of lead and answer, under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        options = rules.options
        beats = [
            [str(lead + 1) in options.counters.get(str(answer + 1), ()) for lead in VALUES]
            for answer in VALUES
        ]
        bold = options.lead_can_secure
        self.gain = [[0.0] * 5 for _ in VALUES]
        """Standard game, by lead and answer: what the leader gains on the answerer."""
        self.mixed = [
            [_mixed_pair(lead, answer, beats, bold=bold) for answer in KINDS] for lead in KINDS
        ]
        """Mixed game, by kinds: what is added to the leader's and the answerer's totals, and which
        option comes of it, one of those below."""
        for lead in VALUES:
            for answer in VALUES:
                if beats[answer][lead]:
                    self.gain[lead][answer] = -(lead + 1)
                elif bold and beats[lead][answer]:
                    self.gain[lead][answer] = answer + 1


NO_OPTION, LEADS_RETURN, ANSWERS_RETURN, LEADS_GIVE, ANSWERS_GIVE = range(5)


def _mixed_pair(
    lead: int, answer: int, beats: list[list[bool]], *, bold: bool
) -> tuple[int, int, int]:
    one, two = SIGNED[lead], SIGNED[answer]
    high, low = lead % 5, answer % 5
    alike = lead // 5 == answer // 5
    if beats[low][high]:
        return 0, two, NO_OPTION
    if high == low:
        if not alike:
            return 0, 0, NO_OPTION
        return (0, one + two, NO_OPTION) if one > 0 else (one + two, 0, NO_OPTION)
    if bold and beats[high][low]:
        return one, 0, NO_OPTION
    if not alike:
        return two, one, NO_OPTION
    if one > 0:
        return 0, 0, LEADS_RETURN if high > low else ANSWERS_RETURN
    return 0, 0, LEADS_GIVE if high < low else ANSWERS_GIVE


def table_of(rules: Rules) -> Outcomes:
    """The table of exchanges under these rules, worked out once."""
    found = rules.prepared.get("exchanges")
    if found is None:
        found = rules.prepared["exchanges"] = Outcomes(rules)
    return found


@cache
def label(move: Move, *, own: bool) -> str:  # noqa: ARG001 - nothing is played in secret
    """The line without copies and places, which mean nothing."""
    if " " not in move:
        return move
    return "play down" if " down" in move else move[:-1]


@cache
def _value(move: Move) -> int:
    """The value of the card that a line names, from 0; -1 for a blind one or none."""
    named = words(move)[-1]
    return int(named.rank) - 1 if isinstance(named, Card) else -1


@cache
def _kind(move: Move) -> int:
    """The kind of the card that a line names; -1 for a blind one or none."""
    named = words(move)[-1]
    return _kind_of(named) if isinstance(named, Card) else -1


def _kind_of(one: Card) -> int:
    return int(one.rank) + (-1 if one.suit == "+" else 4)


def settled(state: SoulTaker) -> bool:
    """Whether a round is about to begin: what comes then is a new deal, and as good for both."""
    memory = state.memory
    return memory.exchange == 1 and memory.option is None and not state.zones["table"]


def near(state: SoulTaker) -> bool:
    """Whether no more than two exchanges are left, and no new round follows them."""
    if max(map(state.to_play, state.seats)) > 2:
        return False
    need = state.options.hidden + state.options.visible
    short = any(len(state.zones[f"{seat}.deck"]) < need for seat in state.seats)
    return short or state.memory.round >= state.options.rounds


# ---------------------------------------------------------------------- the move score


def score(state: SoulTaker, moves: list[Move]) -> list[float]:
    """How good each line is for the seat on turn, from what that seat sees."""
    if len(moves) == 1:
        return [0.0]
    if state.mixed:
        return _mixed(state, moves)
    return [SHARP * good for good in _standard(state, moves)]


def gives(state: SoulTaker, moves: list[Move]) -> list[float]:
    """How high the card is that each line plays; a blind one, or one back from a pile, is none."""
    if state.memory.option:
        return [0.0] * len(moves)
    return [HIGH * (_value(move) + 1) for move in moves]


def _hidden(state: SoulTaker, seat: str) -> list[Card]:
    """The cards in a seat's deck and blind places."""
    zones = state.zones
    run = zones[DECK[seat]]
    for zone, _ in blind_places(seat, state.options.hidden):
        run = run + zones[zone]
    return run


def _worst(weights: list[int], results: list[float], tries: int) -> float:
    """What is left to expect when the other picks the worst for us of so many unknown cards."""
    total = sum(weights)
    if not total:
        return 0.0
    expected, above = 0.0, 1.0
    left = total
    for result, weight in sorted(zip(results, weights, strict=True)):
        if weight:
            left -= weight
            share = (left / total) ** tries
            expected += result * (above - share)
            above = share
    return expected


def _mean(weights: list[int], results: list[float]) -> float:
    """What one unknown card is worth."""
    total = sum(weights) or 1
    return sum([weight * each for weight, each in zip(weights, results, strict=True)]) / total


def _standard(state: SoulTaker, moves: list[Move]) -> list[float]:
    """What the exchange brings, less what the card would have been good for later in the round."""
    gain, zones = table_of(state.rules).gain, state.zones
    seat = state.turn or ""
    other = OTHER[seat]
    theirs, mine = [0] * 5, [0] * 5
    choice = len(zones[f"{other}.hand"])
    for one in (*_hidden(state, other), *zones[f"{other}.hand"]):
        theirs[int(one.rank) - 1] += 1
    for one in _hidden(state, seat):
        mine[int(one.rank) - 1] += 1
    tries = max(1, choice)
    leading = [_worst(theirs, row, tries) for row in gain]
    unseen = sum(theirs) or 1
    answering = [
        -WARY * sum([theirs[lead] * gain[lead][answer] for lead in VALUES]) / unseen
        for answer in VALUES
    ]
    left = state.to_play(seat) - 1
    table = zones["table"]
    if table:
        lead = int(table[0].rank) - 1
        now = [-gain[lead][answer] for answer in VALUES]
        leads = (left + 1) // 2
    else:
        now = leading
        leads = left // 2
    if left:
        now = [
            here - ((left - leads) * answer + leads * lead) / left
            for here, answer, lead in zip(now, answering, leading, strict=True)
        ]
    blind = _mean(mine, now) + OPEN
    values = [_value(move) for move in moves]
    return [blind if value < 0 else now[value] for value in values]


def _mixed(state: SoulTaker, moves: list[Move]) -> list[float]:
    """How much nearer to zero than the other it leaves us, by what the other may hold."""
    zones, seat = state.zones, state.turn or ""
    other = OTHER[seat]
    totals = state.score()
    own, its = totals[seat], totals[other]
    if state.memory.option:
        return _option(state, moves, own, its)
    table, led = table_of(state.rules).mixed, zones["table"]
    lost = {SIGNED[_kind_of(one)] for pile in ("p1.lost", "p2.lost") for one in zones[pile]}
    here = abs(its) - abs(own)
    returned = max([here, *(abs(its) - abs(own + value) for value in lost)])
    against = min([here, *(abs(its + value) - abs(own) for value in lost)])
    given = max([here, *_given(zones[f"{seat}.secured"], own, its)])
    received = min([here, *(-value for value in _given(zones[f"{other}.secured"], its, own))])
    unseen = [0] * 10
    for hidden in (_hidden(state, seat), _hidden(state, other), zones[f"{other}.hand"]):
        for one in hidden:
            unseen[_kind_of(one)] += 1
    kinds = [_kind(move) for move in moves]
    now = [0.0] * 10
    if led:
        best = (here, against, returned, received, given)
        for kind, (lead, answer, option) in enumerate(table[_kind_of(led[0])]):
            now[kind] = best[option] if option else abs(its + lead) - abs(own + answer)
    else:
        best = (here, returned, against, given, received)
        tries = max(1, len(zones[f"{other}.hand"]))
        for kind in KINDS if -1 in kinds else set(kinds):
            results = [
                float(best[option] if option else abs(its + answer) - abs(own + lead))
                for lead, answer, option in table[kind]
            ]
            now[kind] = _worst(unseen, results, tries)
    blind = _mean(unseen, now)
    return [blind if kind < 0 else now[kind] for kind in kinds]


def _given(secured: list[Card], own: int, its: int) -> list[int]:
    """What comes of giving each of these away, for the one who gives."""
    return [
        abs(its + value) - abs(own - value) for value in {SIGNED[_kind_of(one)] for one in secured}
    ]


def _option(state: SoulTaker, moves: list[Move], own: int, its: int) -> list[float]:
    """What each card would do, or to decline."""
    gives = state.memory.option == "give"
    scores: list[float] = []
    for move in moves:
        kind = _kind(move)
        value = SIGNED[kind] if kind >= 0 else 0
        if gives:
            scores.append(abs(its + value) - abs(own - value))
        else:
            scores.append(abs(its) - abs(own + value))
    return scores


# ---------------------------------------------------------------------- the estimate


WEIGHTS = (
    0.34,  # standard game: points, over the root of the rounds to come
    0.00718,  # mixed game: the square of the distance from zero, over the rounds to come
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""


def features(state: SoulTaker, seat: Seat) -> tuple[float, ...]:
    """What tells how well a seat stands, in the order of `WEIGHTS`.

    Totals wander: what the rounds to come add to them grows with the root of their number. So a
    lead fades with that root. Which of two totals is nearer to zero fades faster, as both wander
    across it: with the number itself.
    """
    own, rounds = state.score()[seat], state.options.rounds - state.memory.round + 1
    return (0.0, -own * own / rounds) if state.mixed else (own / sqrt(rounds), 0.0)


def estimate(state: SoulTaker) -> tuple[float, ...]:
    """Who is ahead, and how surely with so many rounds to come."""
    first, second = [sum(map(mul, WEIGHTS, features(state, seat))) for seat in state.seats]
    value = tanh((first - second) / 2)
    return value, -value
