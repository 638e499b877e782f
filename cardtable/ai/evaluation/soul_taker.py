"""What the computer players know of Soul Taker, standard and mixed.

Nothing here names a value: what counters what is read from the rules at hand. One unit is one
point of the score. Copies of a card differ in name only, so a card is its value (0 to 4, with the
side's half of ten added in the mixed game) and what is unseen is a count of each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import comb, sqrt, tanh
from operator import mul
from typing import TYPE_CHECKING

from cardtable.ai.equilibrium import Endgame, Node, Solver, Way
from cardtable.engine.cards import Card, card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.soul_taker.game import DECK, HAND, PLAY, blind_places

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
    outcomes = rules.prepared.get("exchanges")
    if outcomes is None:
        outcomes = rules.prepared["exchanges"] = Outcomes(rules)
    return outcomes


@cache
def label(move: Move, *, own: bool) -> str:  # noqa: ARG001 - nothing is played in secret
    """The move without copies and places, which mean nothing."""
    if " " not in move:
        return move
    return "play down" if " down" in move else move[:-1]


@cache
def _value_named(move: Move) -> int:
    """The value of the card that a move names, from 0; -1 for a blind one or none."""
    named = words(move)[-1]
    return int(named.rank) - 1 if isinstance(named, Card) else -1


@cache
def _kind(move: Move) -> int:
    """The kind of the card that a move names; -1 for a blind one or none."""
    named = words(move)[-1]
    return _kind_of(named) if isinstance(named, Card) else -1


def _kind_of(card: Card) -> int:
    return int(card.rank) + (-1 if card.suit == "+" else 4)


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
    """How good each move is for the seat on turn, from what that seat sees."""
    if len(moves) == 1:
        return [0.0]
    if state.mixed:
        return _mixed(state, moves)
    return [SHARP * good for good in _standard(state, moves)]


def gives(state: SoulTaker, moves: list[Move]) -> list[float]:
    """How high the card is that each move plays; a blind one, or one back from a pile, is none."""
    if state.memory.option:
        return [0.0] * len(moves)
    return [HIGH * (_value_named(move) + 1) for move in moves]


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
    values = [_value_named(move) for move in moves]
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


# ---------------------------------------------------------------------- the end, counted out
# Exactly, once nothing in it is hidden any more.
#
# In the last round, with both decks empty, whoever counts knows every card. A single blind card
# is known to its owner by what is missing, and so are both sides' cards to each other; what the
# other holds blind does not matter then. In the mixed game the two sides can't be told apart, so
# that one blind card hides another.

CARE = 1.0
"""Only players as careful as that count to the end."""
MARGIN = 0.001
"""What a point is worth beside the result: of two losses the closer one, of two wins the larger."""


def plan(state: SoulTaker, care: float) -> Move | None:
    """The best move where all that is left can be counted; None as long as it can't."""
    if care < CARE or not known(state):
        return None
    moves = state.choices()
    if len(moves) == 1:
        return moves[0]
    sign = 1 if state.turn == "p1" else -1
    worth = {move: sign * _after(state, move, -2.0, 2.0) for move in moves}
    return max(moves, key=lambda move: worth[move])


def known(state: SoulTaker) -> bool:
    """Whether every card that may still be played is known to both."""
    zones = state.zones
    if state.memory.round < state.options.rounds or zones["p1.deck"] or zones["p2.deck"]:
        return False
    most = 0 if state.mixed else 1
    return all(len(state.blind(seat)) <= most for seat in state.seats)


def _after(state: SoulTaker, move: Move, low: float, high: float) -> float:
    """What a move leads to for p1 with the best play of both, as far as it lies between these."""
    then = state.clone()
    then.apply(move)
    if then.turn is None:
        return _final(then)
    best = low if then.turn == "p1" else high
    for answer in then.choices():
        if then.turn == "p1":
            best = max(best, _after(then, answer, best, high))
        else:
            best = min(best, _after(then, answer, low, best))
        if (best >= high) if then.turn == "p1" else (best <= low):
            break
    return best


def _final(state: SoulTaker) -> float:
    """The result for p1, and the margin."""
    score = state.score()
    first, second = score["p1"], score["p2"]
    ahead = abs(second) - abs(first) if state.mixed else first - second
    return state.returns()[0] + MARGIN * ahead


# ---------------------------------------------------------------------- the last round, solved
# That of the standard game, as a tree.
#
# Both decks are empty, so whoever counts knows which cards either side has left. What nobody but
# their owner knows is which of them lie blind, and even the owner doesn't know which lies where.
# With a single blind card left its owner knows it, and can play any card by name or place; once
# that is true of both, nothing hidden matters any more, and the rest is counted out.
#
# Cards are values from 0 to 4, and a set of cards is a number whose digits to the base 6 say how
# many of each it has.

BASE = 6
ONE = tuple(BASE**value for value in range(5))
"""Each value, as a set of one card."""
DOWN = 5
"""In the place of a value: a blind card."""


@cache
def counts(cards: int) -> tuple[int, ...]:
    """How many cards of each value a set has."""
    return tuple(cards // one % BASE for one in ONE)


@cache
def splits(cards: int, blind: int) -> tuple[tuple[int, float], ...]:
    """Which of these cards may be the blind ones, so many, and how likely each choice is."""
    if blind <= 1:
        return ((0, 1.0),)  # nothing that matters is hidden: one kind will do
    have = counts(cards)
    shares: list[tuple[int, int]] = [(0, 1)]
    for value in range(5):
        shares = [
            (chosen + number * ONE[value], ways * comb(have[value], number))
            for chosen, ways in shares
            for number in range(have[value] + 1)
        ]
    right = [(chosen, ways) for chosen, ways in shares if sum(counts(chosen)) == blind]
    total = comb(sum(have), blind)
    return tuple((chosen, ways / total) for chosen, ways in right)


class Juncture:
    """What both sides can see at one point of the round. Seats are 0 and 1."""

    __slots__ = ("ahead", "blind", "cards", "lead", "leader")

    def __init__(
        self,
        cards: tuple[int, int],
        blind: tuple[int, int],
        leader: int,
        lead: int = -1,
        ahead: float = 0.0,
    ) -> None:
        self.cards = cards
        """What each seat has left to play, blind cards included."""
        self.blind = blind
        """How many of these lie blind."""
        self.leader = leader
        self.lead = lead
        """The value on the table, or -1."""
        self.ahead = ahead
        """By how many points seat 0 leads, once everything left has counted for its own side."""

    def mover(self) -> int:
        """The seat on turn."""
        return self.leader if self.lead < 0 else 1 - self.leader

    def after(self, gain: list[list[float]], value: int, down: int) -> Juncture:
        """What comes of that value, played from the hand or, with a 1, from a blind place."""
        cards, blind = self.cards, self.blind
        if self.mover() == 0:
            cards, blind = (cards[0] - ONE[value], cards[1]), (blind[0] - down, blind[1])
        else:
            cards, blind = (cards[0], cards[1] - ONE[value]), (blind[0], blind[1] - down)
        if self.lead < 0:
            return Juncture(cards, blind, self.leader, value, self.ahead)
        won = gain[self.lead][value]
        ahead = self.ahead + (won if self.leader == 0 else -won)
        return Juncture(cards, blind, 1 - self.leader, -1, ahead)


class Rest:
    """What is left of a last round, as it is laid out."""

    def __init__(
        self,
        gain: list[list[float]],
        payoff: Callable[[float], float],
        most: int,
        enough: Callable[[], bool],
    ) -> None:
        """No more than `most` nodes are laid out, and none once it is `enough`.

        `gain`: what a leader wins by lead and answer, in points. `payoff`: what it is worth to
        seat 0 to end so many points ahead.
        """
        self.gain = gain
        self.payoff = payoff
        self.most = most
        self.enough = enough
        self.nodes = 0
        self._worth: dict[tuple[tuple[int, int], int, int, float], float] = {}
        self._ends: dict[tuple[tuple[int, int], int, int, float], Node] = {}

    def solver(self, spot: Juncture) -> Solver | None:
        """The tree from there on, to be solved; None if it is too large."""
        first, second = [splits(spot.cards[seat], spot.blind[seat]) for seat in (0, 1)]
        root = self._node(spot, ([kind for kind, _ in first], [kind for kind, _ in second]))
        if root is None:
            return None
        return Solver(root, ([likely for _, likely in first], [likely for _, likely in second]))

    def _node(self, spot: Juncture, kinds: tuple[list[int], list[int]]) -> Node | None:
        """`kinds`: for each kind of each seat its blind cards."""
        if spot.blind[0] <= 1 and spot.blind[1] <= 1:
            return self._end(spot, kinds)
        self.nodes += 1
        if self.nodes > self.most or self.enough():
            return None
        mover = spot.mover()
        turn = options(spot.cards[mover], spot.blind[mover], tuple(kinds[mover]))
        node = Node(mover, kinds)
        for seen, left in zip(turn.seen, turn.left, strict=True):
            then = (left, kinds[1]) if mover == 0 else (kinds[0], left)
            child = self._node(spot.after(self.gain, seen // 2, seen % 2), then)
            if child is None:
                return None
            node.children.append(child)
        node.open(turn.seen, turn.moves)
        return node

    def _end(self, spot: Juncture, kinds: tuple[list[int], list[int]]) -> Node:
        """Where nothing is hidden any more: the same node, whatever led there."""
        key = (spot.cards, spot.leader, spot.lead, spot.ahead)
        node = self._ends.get(key)
        if node is None:
            node = self._ends[key] = Node(-1, kinds, self.counted(spot))
        return node

    def counted(self, spot: Juncture) -> float:
        """What seat 0 wins there if nothing is hidden and both play their best."""
        if spot.lead < 0 and not spot.cards[0] + spot.cards[1]:
            return self.payoff(spot.ahead)
        key = (spot.cards, spot.leader, spot.lead, spot.ahead)
        worth = self._worth.get(key)
        if worth is not None:
            return worth
        mover = spot.mover()
        have = counts(spot.cards[mover])
        worths = [
            self.counted(spot.after(self.gain, value, 0)) for value in range(5) if have[value]
        ]
        best = max(worths) if mover == 0 else min(worths)
        self._worth[key] = best
        return best


def _kinds_left(own: tuple[int, ...], cards: int, blind: int, value: int, down: int) -> list[int]:
    """Of which kinds a seat may be once it has played that value; none: it can't."""
    if blind <= 1:
        return [] if down or not counts(cards)[value] else [0]
    left: set[int] = set()
    for kind in own:
        if down and counts(kind)[value]:
            left.add(kind - ONE[value] if blind > 2 else 0)
        elif not down and counts(cards - kind)[value]:
            left.add(kind)
    return sorted(left)


class Chances:
    """What a seat can do with so many cards, whatever the other holds."""

    def __init__(self, cards: int, blind: int, kinds: tuple[int, ...]) -> None:
        """`kinds`: what it may be, as at a node."""
        self.seen: list[int] = []
        """What may be seen to happen: twice the value, and one more if it lay blind."""
        self.left: list[list[int]] = []
        """For each of these of which kinds the seat may be then."""
        for value in range(5):
            for down in (0, 1):
                left = _kinds_left(kinds, cards, blind, value, down)
                if left:
                    self.seen.append(2 * value + down)
                    self.left.append(left)
        self.moves = [
            [self._ways(move, kind, blind) for move in plays(cards, blind, kind)] for kind in kinds
        ]

    def _ways(self, move: int, kind: int, blind: int) -> list[Way]:
        """What may come of a move for a seat of that kind."""
        if move < DOWN:
            place = self.seen.index(2 * move)
            return [(place, self.left[place].index(kind), 1.0)]
        ways: list[Way] = []
        for value, number in enumerate(counts(kind)):
            if number:
                place = self.seen.index(2 * value + 1)
                then = kind - ONE[value] if blind > 2 else 0
                ways.append((place, self.left[place].index(then), number / blind))
        return ways


@lru_cache(maxsize=1000)
def options(cards: int, blind: int, kinds: tuple[int, ...]) -> Chances:
    """What a seat can do, worked out once: it is the same at many nodes."""
    return Chances(cards, blind, kinds)


def plays(cards: int, blind: int, kind: int) -> list[int]:
    """What a seat can play: a value of its hand, or `DOWN`."""
    if blind <= 1:  # the blind card is known, and can be played like any other
        return [value for value in range(5) if counts(cards)[value]]
    hand = counts(cards - kind)
    return [*(value for value in range(5) if hand[value]), DOWN]


# ---------------------------------------------------------------------- as a seat finds it

MOST = 80_000
"""Trees with more nodes than that are left alone; rounds of five have 64,000 at most."""

_kept: dict[object, Solver] = {}
"""The tree that was asked for last: a seat asks for the same one at each of its turns."""


def ending(
    state: SoulTaker, passes: int, enough: Callable[[], bool], *, afresh: bool
) -> Endgame | None:
    """The last round from its beginning; None where it can't be laid out, or not in time.

    A tree that was laid out for as many `passes` may be found again, with those it has had.
    `afresh`: from here on, as if nobody knew how it came to this. What the other side has left is
    looked at as one heap, as the seat on turn doesn't know how it lies.
    """
    if not countable(state):
        return None
    zones, me = state.zones, 0 if state.turn == "p1" else 1
    cards, blind = [_left(state, seat) for seat in state.seats], [0, 0]
    for place, seat in enumerate(state.seats):
        blind[place] = len(state.blind(seat))
    kind = cards[me] - _set(zones[HAND[state.seats[me]]]) if blind[me] > 1 else 0
    moves = [_move(state, number) for number in plays(cards[me], blind[me], kind)]
    leader = 0 if state.leader == "p1" else 1
    lead = _value(zones["table"][0]) if zones["table"] else -1
    score = state.score()
    # A card counts for its own side unless it is lost, whoever leads it and whatever is answered.
    ahead = float(score["p1"] - score["p2"] + _worth(cards[0]) - _worth(cards[1]))
    if lead >= 0:
        ahead += lead + 1 if leader == 0 else -(lead + 1)
    gain, hidden = table_of(state.rules).gain, state.options.hidden
    seen: list[int] = []
    if not afresh:
        laid = _told(state)
        if laid is None:
            return None
        if len(laid) // 2 % 2:
            leader = 1 - leader
        movers = [(leader + (place // 2) + (place % 2)) % 2 for place in range(len(laid))]
        for place, (value, down) in enumerate(laid):
            mover = movers[place]
            if counts(cards[mover])[value] == BASE - 1 or blind[mover] + down > hidden:
                return None  # a position may be told wrongly
            cards[mover] += ONE[value]
            blind[mover] += down
            if place % 2:
                won = gain[laid[place - 1][0]][value]
                ahead -= won if mover == 1 else -won
        lying = blind[:]
        for mover, (value, down) in zip(movers, laid, strict=True):
            unseen = down if lying[mover] > 1 else 0
            lying[mover] -= unseen
            seen.append(2 * value + unseen)
        lead = -1
    spot = Juncture((cards[0], cards[1]), (blind[0], blind[1]), leader, lead, ahead)
    key = (passes, spot.cards, spot.blind, leader, lead, ahead, *map(tuple, gain))
    solver = _kept.get(key) or Rest(gain, _result, MOST, enough).solver(spot)
    _kept.clear()
    if solver is not None:
        _kept[key] = solver
    return Endgame(solver, seen, me, kind, moves) if solver is not None else None


def countable(state: SoulTaker) -> bool:
    """Whether it is the last round of a standard game, and both decks are empty."""
    if state.mixed or state.options.tie != "draw":
        return False
    if state.memory.round < state.options.rounds:
        return False
    return not any(state.zones[DECK[seat]] for seat in state.seats)


def _result(ahead: float) -> float:
    """What the game is worth to seat 0 that ends so many points ahead."""
    return (1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0) + MARGIN * ahead


def _told(state: SoulTaker) -> list[tuple[int, int]] | None:
    """What has been played in this round, each value with 1 where it lay blind.

    None where that isn't known: a position may be set up without it.
    """
    played = state.memory.played
    if len(played) != 2 * (state.memory.exchange - 1) + len(state.zones["table"]):
        return None
    return [(_value(card(move.removeprefix("down "))), int(" " in move)) for move in played]


def _left(state: SoulTaker, seat: Seat) -> int:
    """The cards that a seat has left, as a set."""
    zones = state.zones
    return _set(zones[HAND[seat]]) + sum([_set(zones[zone]) for zone in state.blind(seat)])


def _set(run: list[Card]) -> int:
    return sum([ONE[_value(one)] for one in run])


def _value(card: Card) -> int:
    return int(card.rank) - 1


def _worth(cards: int) -> int:
    """The sum of the values of a set."""
    return sum([number * (value + 1) for value, number in enumerate(counts(cards))])


def _move(state: SoulTaker, number: int) -> Move:
    """The move that plays this value, from the hand where it lies there; or a blind card."""
    seat: Seat = state.turn or ""
    for one in state.zones[HAND[seat]]:
        if _value(one) == number:
            return PLAY[one]
    hidden = blind_places(seat, state.options.hidden)
    return next(move for zone, move in hidden if state.zones[zone])
