"""What the computer players know of Cuttle, in all its variants.

Cards are good or bad by what their words let them do, so nothing here names a rank but the Twos,
which counter. One unit is about the worth of a drawn card and a half.
"""

from __future__ import annotations

from functools import cache
from math import exp, tanh
from operator import mul
from typing import TYPE_CHECKING, assert_never

from cardtable.engine.cards import JOKER, Card, card
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cuttle.options import COUNTER, JACK, Does
from cardtable.games.cuttle.powers import GLASSES, POINTS, ROYALS, top_jacks

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules
    from cardtable.games.cuttle import Cuttle


POINT = 0.3
"""A point in front of one."""
NEAR = 1.7
"""A point counts for more when so many are missing that one card may bring them."""
REACH = 10
"""What one card brings at most."""
WIN = 25.0
"""The mark is reached."""
LAST = 6.0
"""A card fetched that can bring the last points: the other seat has one turn to prevent it."""
MAYBE = 15.0
"""The mark is reached if nobody counters."""
DRAWN = 1.3
"""A card drawn, unseen."""
FULL = 0.08
"""What a card more is worth less for each that is held already."""
FRAIL = 0.35
"""Of a point card's worth so much is lost to the cards that could scuttle it."""
KEEP: dict[Does, float] = {
    "scrap_points": 0.5,
    "scrap_effect": 0.6,
    "rummage": 0.4,
    "raid": 0.5,
    "draw": 0.6,
    "scrap_effects": 0.5,
    "drawn_play": 0.5,
    "glasses": 0.2,
    "return_effect": 0.5,
    "none": 0.0,
    "steal": 2.2,
    "shield": 0.9,
    "crown": 1.0,
    "usurp": 1.6,
}
"""What it is worth to hold an action for a better moment."""
INSURANCE = 1.1
"""What a Two is worth besides: nobody can win by a card that is countered."""
SPARE = 0.35
"""… if one holds another Two already."""
HELD = 0.14
"""What a point on a card in hand is worth."""
SHIELD = 0.7
"""A Queen that has nothing to protect yet."""
SHIELDED = 0.10
"""For each point that she protects."""
OPEN = 0.6
"""An opponent's hand laid open."""
ROBBED = 0.75
"""A card that an opponent loses from the hand."""
TURNED = 1.0
"""A card drawn and played in one turn."""
RETURNED = 0.65
"""A card sent back has cost its player a turn, not the card."""
PASSED = -1.0
PARTNER = 0.6
"""What a card that a partner loses counts beside one's own."""


@cache
def _facts(move: Move) -> tuple[str, tuple[Card, ...], Seat]:
    """A move's verb, its cards, and the seat that it names."""
    verb, *rest = words(move)
    cards = tuple(word for word in rest if isinstance(word, Card))
    seats = [word for word in rest if not isinstance(word, Card)]
    return str(verb), cards, str(seats[0]) if seats else ""


def score(state: Cuttle, moves: list[Move]) -> list[float]:
    """How good each move is for the seat on turn, from what that seat sees."""
    if len(moves) == 1:
        return [0.0]
    sight = Sight(state, state.turn or "")
    match state.memory.phase:
        case "counter":
            return sight.answers(moves)
        case "take":
            return [sight.fetched(_facts(move)[1][0]) for move in moves]
        case "discard" | "limit":
            return [-sum([sight.keep[one] for one in _facts(move)[1]]) for move in moves]
        case "turn" | "drawn":
            return [sight.worth(move) for move in moves]
    assert_never(state.memory.phase)


def _kept(rules: Rules) -> tuple[dict[Card, float], dict[Card, float]]:
    """What it is worth to hold each card, with at most one Two in hand and with more."""
    kept = rules.prepared.get("kept")
    if kept is None:
        ranks = rules.prepared["ranks"]
        worth = {one: KEEP[power] + HELD * ranks.value[one] for one, power in ranks.power.items()}
        one_two, more = worth.copy(), worth.copy()
        for one in worth:
            if one.rank == COUNTER:
                one_two[one] += INSURANCE
                more[one] += SPARE
        kept = rules.prepared["kept"] = (one_two, more)
    return kept


def gives(state: Cuttle, moves: list[Move]) -> list[float]:
    """What the cards are worth that each move takes from the hand."""
    sight = Sight(state, state.turn or "")
    return [
        sum([sight.keep[one] for one in _facts(move)[1] if one in sight.hand]) for move in moves
    ]


class Sight:
    """What one seat sees at one moment, summed up."""

    def __init__(self, state: Cuttle, me: Seat) -> None:
        self.state = state
        self.me = me
        ranks, zones = state.ranks, state.zones
        self.value, self.power, self.strength = ranks.value, ranks.power, ranks.strength
        self.hand = state.hand(me)
        twos = sum([one.rank == COUNTER for one in self.hand])
        one_two, more = _kept(state.rules)
        self.keep = more if twos > 1 else one_two
        """What it is worth to have each card in hand."""
        self.points: dict[Seat, int] = {}
        self.need: dict[Seat, int] = {}
        for seat in state.seats:
            points = self.points[seat] = state.points(seat)
            self.need[seat] = state.goal(seat) - points
        self.left = len(zones["draw"])

    def point(self, seat: Seat) -> float:
        """What a point is worth to a seat."""
        return POINT * NEAR if self.need[seat] <= REACH else POINT

    def side(self, seat: Seat) -> float:
        """1 for a gain of the reader's team, -1 for an opponent's."""
        return 1.0 if seat in self.state.team[self.me] else -1.0

    def worth(self, move: Move) -> float:
        """How good it is to play that move."""
        verb, cards, seat = _facts(move)
        if verb == "draw":
            return DRAWN - FULL * len(self.hand)
        if verb == "pass":
            return PASSED
        if verb == "discard":
            return -self.keep[cards[0]]
        if verb == "points":
            return self.laid(cards[0]) - self.keep[cards[0]]
        if verb == "scuttle":
            first, second = cards
            mine, target = (
                (first, second) if self.strength[first] > self.strength[second] else (second, first)
            )
            return self.taken(target) - self.keep[mine]
        card, aim = cards[0], None
        if len(cards) > 1:
            held = self.hand if self.state.memory.phase == "turn" else self.state.zones["drawn"]
            card, aim = cards if card in held else cards[::-1]
        return self.gain(self.me, card, aim, seat) - self.keep[card]

    def laid(self, card: Card) -> float:
        """A point card in front of one."""
        value = self.value[card]
        if value >= self.need[self.me]:
            return WIN
        safe = self.strength[card] / 43  # of 40 number cards, and the suits begin at 4
        return self.point(self.me) * value * (1 - FRAIL * (1 - safe)) + HELD * value

    def fetched(self, card: Card) -> float:
        """A card taken back from the scrap pile."""
        ends = self.value[card] >= self.need[self.me]
        return self.keep[card] + (LAST if ends else 0.0)

    def taken(self, target: Card) -> float:
        """A point card scrapped, for the reader."""
        owner = self.state.controller(target)
        return -self.side(owner) * self.point(owner) * self.value[target]

    def effect(self, card: Card) -> float:
        """What an effect card on the table is worth to the one it belongs to."""
        state = self.state
        owner = state.controller(card)
        match self.power[card]:
            case "usurp":
                row = state.zones[ROYALS[owner]]
                below = row[row.index(card) - 1]
                while below.rank == JOKER:
                    below = row[row.index(below) - 1]
                return 2 * self.effect(below)
            case "crown":
                marks = state.options.goal
                kings = marks.index(state.goal(owner))
                return self.point(owner) * (marks[kings - 1] - marks[kings]) if kings else 0.0
            case "shield":
                return SHIELD + SHIELDED * self.points[owner]
            case "steal":
                row = state.zones[POINTS[owner]]
                below = row[row.index(card) - 1]
                while not self.value[below]:
                    below = row[row.index(below) - 1]
                return 2 * self.point(owner) * self.value[below]
        return OPEN

    def gain(self, player: Seat, card: Card, target: Card | None, victim: Seat) -> float:
        """What an action brings to the seat that plays it, if nobody counters."""
        state, power = self.state, self.power[card]
        rivals = state.others[player]
        match power:
            case "scrap_points":
                ours = [self.point(s) * self.points[s] for s in state.team[player]]
                return max([self.point(s) * self.points[s] for s in rivals]) - max(ours)
            case "scrap_effect" | "return_effect":
                return self._removed(player, target) * (1 if power == "scrap_effect" else RETURNED)
            case "rummage":
                return max([self.keep[each] for each in state.takeable()], default=0.0)
            case "raid":
                victim = victim or rivals[0]
                return ROBBED * min(2, len(state.hand(victim)))
            case "draw":
                return DRAWN * min(2, self.left)
            case "scrap_effects":
                return self._swept(player)
            case "drawn_play":
                return TURNED
            case "glasses":
                return 0.0 if (victim or rivals[0]) in state.open_seats() else OPEN
            case "steal":
                return self._stolen(player, target)
            case "usurp":
                return self._usurped(player, target)
            case "shield":
                again = state.shielded(player)
                return SHIELD / 2 if again else SHIELD + SHIELDED * self.points[player]
            case "crown":
                marks = state.options.goal
                kings = marks.index(state.goal(player))
                mark = marks[min(kings + 1, 4)]
                if self.points[player] >= mark:
                    return self._won(player)
                return self.point(player) * (marks[kings] - mark)
            case "none":
                return 0.0
        assert_never(power)

    def _won(self, player: Seat) -> float:
        """By an action: sure behind a Queen, or if nobody has a card to counter with."""
        state = self.state
        sure = state.shielded(player) or not any(state.hand(s) for s in state.others[player])
        return WIN if sure else MAYBE

    def _stolen(self, player: Seat, target: Card | None) -> float:
        if target is None:
            return 0.0
        value = self.value[target]
        if value >= self.need[player]:
            return self._won(player)
        return value * (self.point(player) + self.point(self.state.controller(target)))

    def _usurped(self, player: Seat, target: Card | None) -> float:
        """A Queen or a King that changes sides."""
        if target is None:
            return 0.0
        lost = self.effect(target)
        if self.power[target] == "shield":
            return lost + SHIELD + SHIELDED * self.points[player]
        marks = self.state.options.goal
        kings = marks.index(self.state.goal(player))
        mark = marks[min(kings + 1, 4)]
        if self.points[player] >= mark:
            return self._won(player)
        return lost + self.point(player) * (marks[kings] - mark)

    def _removed(self, player: Seat, target: Card | None) -> float:
        """A card on the table gone, for the one who removes it."""
        if target is None:
            return 0.0
        owner = self.state.controller(target)
        side = -1.0 if owner in self.state.team[player] else 1.0
        if self.value[target] and self.state.zone_of(target).endswith(".points"):
            return side * self.point(owner) * self.value[target]
        return side * self.effect(target)

    def _swept(self, player: Seat) -> float:
        """All effect cards gone, for the one who sweeps."""
        zones, total = self.state.zones, 0.0
        for owner in self.state.seats:
            royals = zones[ROYALS[owner]]  # jokers add nothing, where their Kings go too
            cards = [one for one in royals if one.rank != JOKER] + top_jacks(zones[POINTS[owner]])
            for some in (cards, zones[GLASSES[owner]]):
                if some:
                    total += sum([self._removed(player, one) for one in some])
        return total

    def answers(self, moves: list[Move]) -> list[float]:
        """Counter, or let it pass: what the action does to the reader, against the Two."""
        state, memory = self.state, self.state.memory
        one = state.zones["played"][0]
        target, victim = None, ""
        if memory.target in state.seats:
            victim = memory.target or ""
        elif memory.target:
            target = card(memory.target)
        harm = self.gain(memory.player, one, target, victim)
        if self.power[one] == "raid" and victim and victim != self.me:
            harm *= PARTNER * (victim in state.team[self.me])
        if memory.player in state.team[self.me]:  # the counter is to be countered
            harm = -harm
        stops = len(state.zones["played"]) % 2 == 1
        harm = harm if stops else -harm
        return [harm - self.keep[_facts(move)[1][0]] if move != "allow" else 0.0 for move in moves]


@cache
def label(move: Move, *, own: bool) -> str:
    """The move without suits where they mean little: in other hands, and in what is given away."""
    verb, *rest = words(move)
    if own and verb in {"points", "scuttle", "action"}:
        return move
    return " ".join([str(verb), *(w.rank if isinstance(w, Card) else w for w in rest)])


# ---------------------------------------------------------------------- the estimate

FAR = 21
"""Progress is measured by what is missing to the mark, as a share of so many points."""
WEIGHTS = (
    2.567,  # the share of 21 points that is not missing any more
    -0.149,  # cards in hand; what they are good for comes on top
    0.085,  # … points on them
    0.671,  # … Twos, which counter, two at most
    0.396,  # … those that scrap all points
    1.032,  # … those that steal a point card
    0.405,  # … those that lower the mark
    0.949,  # … a card that is worth all that is missing
    2.410,  # … on turn: it is played
    0.737,  # a shield on the table
    0.284,  # on turn
    0.416,  # an action waits for its answers: its card is in nobody's hand
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""


def features(state: Cuttle, seat: Seat) -> tuple[float, ...]:
    """What tells how well a seat stands, in the order of `WEIGHTS`."""
    value, power = state.ranks.value, state.ranks.power
    need = state.goal(seat) - state.points(seat)
    hand = state.hand(seat)
    held = best = twos = sweeps = thefts = crowns = 0
    for one in hand:
        worth = value[one]
        held += worth
        best = max(best, worth)
        if one.rank == "2":
            twos += 1
            continue
        match power[one]:
            case "scrap_points":
                sweeps += 1
            case "steal":
                thefts += 1
            case "usurp":
                thefts += any(state.zones[ROYALS[other]] for other in state.others[seat])
            case "crown":
                crowns += 1
    on_turn = seat == state.memory.player
    to_play = state.memory.phase == "turn"
    return (
        1 - need / FAR,
        len(hand),
        held,
        min(twos, 2),
        sweeps,
        thefts,
        crowns,
        best >= need,
        on_turn and to_play and best >= need,
        state.shielded(seat),
        on_turn,
        on_turn and not to_play,
    )


def estimate(state: Cuttle) -> tuple[float, ...]:
    """What each seat may expect, by how it stands against each of the others."""
    logits = [sum(map(mul, WEIGHTS, features(state, seat))) for seat in state.seats]
    if state.options.teams:
        return _teamed(logits)
    others = len(logits) - 1
    return tuple(
        [
            (sum([tanh((mine - theirs) / 2) for theirs in logits])) / others  # itself adds nothing
            for mine in logits
        ]
    )


def _teamed(logits: list[float]) -> tuple[float, ...]:
    """What each of two teams may expect (CU-52): it wins by either of its partners."""
    odds = list(map(exp, logits))
    ours, theirs = odds[0] + odds[2], odds[1] + odds[3]
    ahead = (ours - theirs) / (ours + theirs)  # as tanh, of the difference of the sums' logarithms
    return (ahead, -ahead, ahead, -ahead)


# ---------------------------------------------------------------------- what is in sight

MOST = 10
"""What one card brings at most, played for points or stolen."""
HARMLESS = frozenset(
    {"scrap_points", "rummage", "raid", "draw", "glasses", "shield", "none"}  # CU-11 to CU-23
)
"""Actions that bring nobody any points, and nobody's mark down."""


def whose(state: Cuttle) -> Seat:
    """Whose turn it is; the seat to decide may be another, that can counter or must discard."""
    return state.memory.player


def near(state: Cuttle) -> bool:
    """Whether a seat may reach its mark in this turn or in the next: by points, or by a King."""
    marks, value = state.options.goal, state.ranks.value
    for seat in state.seats:
        points = state.points(seat)
        for other in state.others[seat]:
            for one in state.zones[POINTS[other]]:
                if value[one] and state.memory.laid_by[one.name] == seat:
                    points += value[one]  # stolen, and may come home
        goal = state.goal(seat)
        if points + MOST >= goal or points >= marks[min(marks.index(goal) + 1, len(marks) - 1)]:
            return True
    return False


def threats(state: Cuttle) -> list[Move]:
    """The moves that may bring the seat on turn to its mark before the turn is over."""
    moves = state.choices()
    if state.memory.phase not in {"turn", "drawn"}:
        return moves
    seat = state.turn or ""
    marks, goal, points = state.options.goal, state.goal(seat), state.points(seat)
    crowned = points >= marks[min(marks.index(goal) + 1, len(marks) - 1)]
    return [move for move in moves if _threatens(state, move, goal - points, crowned=crowned)]


def _threatens(state: Cuttle, move: Move, need: int, *, crowned: bool) -> bool:
    verb, cards, _ = _facts(move)
    value, power = state.ranks.value, state.ranks.power
    if verb == "points":
        return value[cards[0]] >= need
    if verb != "action":
        return False
    held = [one for one in cards if not state.zone_of(one)]
    does = power[held[0]]
    if does in HARMLESS:
        return False
    if does in {"crown", "usurp"}:  # CU-24, CU-54
        return crowned
    if does == "steal":
        return max([value[one] for one in cards if one is not held[0]]) >= need
    if does in {"scrap_effect", "return_effect"}:  # CU-22: what a Jack lay on goes home
        return any(one.rank in {JACK, JOKER} for one in cards if one is not held[0])
    return True
