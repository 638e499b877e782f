"""What cards are worth in Cunt-Soul, the choice before the game, and who stands how.

What a card is good for depends on the fields: they decide what fits on what, and which powers act.
So it is worked out from the rules at hand, once for each combination of field cards, and nothing
here names a rank but the joker. One unit is about the worth of one plain middling card less.
"""

from __future__ import annotations

from itertools import combinations
from operator import mul
from random import Random
from typing import TYPE_CHECKING

from cardtable.ai.evaluation.grading import graded
from cardtable.engine.cards import JOKER, Card, card, names
from cardtable.engine.notation import Move, Seat
from cardtable.games.cunt_soul.game import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul import CuntSoul
    from cardtable.games.cunt_soul.links import Fields

REACH = 5.0
"""A card that fits on everything is so much better to have than one that fits on nothing."""
POWER = {"burn": 1.2, "bind": 1.5, "neutralise": 0.8, "choose": 0.3, "skip": 0.4, "call": 0.3,
         "extend": -0.6, "open": -0.3, "toll": 0.2}  # fmt: skip
"""What powers add. A queen needs another card, a nine lets anything follow."""
TRAPPED = 5.0
"""Nothing left but cards that must be followed: they can't be the last."""
LAST = 1.0
"""What a field card fits on, again: it is the last card to be played."""
ROW = 0.6
"""A better card in the face-up row, which is for later."""
SUIT = 0.35
"""Fields that suit one's own cards, for each card and unit that it fits better than others."""
ENDLESS = 4.0
"""Fields under which nothing burns, or comes back, or fits: such games go round and round."""
PAIR = 0.8
"""Two cards of a rank in the row go together."""

_WITHOUT_FIELD = (HAND, UP, DOWN)
_WITH_FIELD = (*_WITHOUT_FIELD, FIELD)


class Worth:
    """How good it is to have a card of each rank while these fields are in force."""

    def __init__(self, fields: Fields) -> None:
        powers = fields.powers
        ranks = (*powers.order, JOKER)
        tops: list[tuple[float, frozenset[str]]] = []
        for rank, place in powers.place.items():
            if rank in powers.mirrors and not fields.mute:
                continue  # it stands for what lies below it
            high = place / (len(powers.order) - 1)
            often = 2 - high if fields.downward else 1 + high  # piles go one way
            value = fields.worth[rank]
            power = None if fields.mute else powers.acting[value]
            calls = ("higher", "lower") if power == "call" or fields.bifurcate else (None,)
            tops += [
                (often / len(calls), fields.fitting(value, power, call, rank)) for call in calls
            ]
        total = sum(often for often, _ in tops)
        self.reach = {
            rank: sum(often for often, fits in tops if rank in fits) / total for rank in ranks
        }
        """The share of the links that a rank fits on."""
        self.must_follow = frozenset[str]()
        """Ranks that can't be the last card."""
        self.keep: dict[str, float] = {}
        """What is lost by spending a card."""
        for rank in ranks:
            power = None
            if not fields.mute and rank not in powers.mirrors:
                power = powers.acting[rank if rank == JOKER else fields.worth[rank]]
            self.keep[rank] = REACH * self.reach[rank] + POWER.get(power or "", 0.0)
            if power == "extend" and powers.options.queen_last == "pickup":
                self.must_follow |= {rank}
        mean = sum(self.keep.values()) / len(ranks)
        self.edge = {rank: worth - mean for rank, worth in self.keep.items()}
        """The same, over that of a middling card."""
        self.last = {
            rank: LAST * REACH * reach - (TRAPPED if rank in self.must_follow else 0.0)
            for rank, reach in self.reach.items()
        }
        """A card as the last one, which a field card is: worth nothing where it isn't played."""
        if powers.options.last_card == "down":
            self.last = dict.fromkeys(ranks, 0.0)
        endless = fields.mute or fields.phoenix or fields.bifurcate
        self.endless = ENDLESS if endless else 0.0


def worth_of(state: CuntSoul, fields: Fields) -> Worth:
    """What cards are worth under these fields."""
    known: dict[Fields, Worth] = state.rules.prepared.setdefault("worth", {})
    found = known.get(fields)
    if found is None:
        found = known[fields] = Worth(fields)
    return found


def to_play(state: CuntSoul) -> tuple[dict[Seat, str], ...]:
    """Where the cards lie that a seat must be rid of, by seat: its field too, or not (CS-83)."""
    return _WITH_FIELD if state.options.last_card == "field" else _WITHOUT_FIELD


# ---------------------------------------------------------------------- the choice before the game


def choice(state: CuntSoul, care: float) -> Move:
    """The next of the face-up cards, and the field card, that are wanted.

    What is wanted follows from the seat's cards alone, in whichever place they lie. Little care
    blurs what is best.
    """
    seat = state.turn or ""
    hand, row = state.zones[HAND[seat]], state.zones[UP[seat]]
    cards = sorted((*hand, *row), key=lambda one: one.order)
    chance = Random(names(cards))
    blur = {one: (1 - care) * 8 * (chance.random() - 0.5) for one in cards}
    lines = state.choices()
    field, wanted = _chosen(state, cards, blur)
    if lines[0].startswith("field"):
        ranks = [field.rank]
    else:
        ranks = [one.rank for one in wanted]
        for one in row:
            if one.rank in ranks:
                ranks.remove(one.rank)
    return next((line for line in lines if card(line.split()[1]).rank in ranks), lines[0])


def _chosen(
    state: CuntSoul, cards: list[Card], blur: dict[Card, float]
) -> tuple[Card, tuple[Card, ...]]:
    """The field card and the row that are best together."""
    best, found = -1e9, None
    for field in {one.rank: one for one in cards}.values():
        worth = worth_of(state, state.powers.fields([field.rank]))
        rest = [one for one in cards if one is not field]
        suits = SUIT * sum([worth.edge[one.rank] for one in rest])
        value = {one: ROW * worth.edge[one.rank] + blur[one] for one in rest}
        start = suits + worth.last[field.rank] - worth.endless - blur[field]
        for row in combinations(rest, state.options.up):
            ranks = {one.rank for one in row}
            good = start + sum([value[one] for one in row])
            good += PAIR * (len(row) - len(ranks))
            if good > best:
                best, found = good, (field, row)
    assert found is not None
    return found


# ---------------------------------------------------------------------- the estimate

LATE = 16
"""A hand counts for more from when so many cards are left to draw: before, it comes and goes. By
hand: the regression finds factors, not bounds."""
WEIGHTS = (
    0.012,  # hand, early: a card more is one that need not be drawn
    0.005,  # … what they are worth, each in units over a middling card
    0.035,  # hand, late: cards
    -0.109,  # … ranks: each needs a turn of its own
    0.028,  # … what they are worth
    -0.316,  # face up: cards
    0.039,  # … ranks
    0.063,  # … what they are worth
    -0.453,  # face down: cards, which are played blindly
    -0.585,  # the field card, which is played last
    0.086,  # … what it is worth then
    0.036,  # on turn
    -0.043,  # on turn, nothing to play: cards of the pile
    4.267,  # late: how near to having no card
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""


def features(state: CuntSoul, seat: Seat) -> tuple[float, ...]:
    """What tells how well a seat stands, in the order of `WEIGHTS`."""
    worth, zones = worth_of(state, state.fields), state.zones
    edge = worth.edge
    hand, up = zones[HAND[seat]], zones[UP[seat]]
    field = zones[FIELD[seat]] if state.options.last_card == "field" else []
    late = max(0.0, 1 - len(zones["source"]) / LATE)
    cards, ranks = len(hand), {one.rank for one in hand}
    held = sum([edge[one.rank] for one in hand])
    on_turn = seat == state.turn
    stuck = on_turn and ranks and state.memory.phase == "turn" and not ranks & state.fitting()
    return (
        (1 - late) * cards,
        (1 - late) * held,
        late * cards,
        late * len(ranks),
        late * held,
        len(up),
        len({one.rank for one in up}),
        sum([edge[one.rank] for one in up]),
        len(zones[DOWN[seat]]),
        len(field),
        sum([worth.last[one.rank] for one in field]),
        on_turn,
        len(zones["pile"]) if stuck else 0,
        late / (1 + cards + len(up) + len(zones[DOWN[seat]]) + len(field)),
    )


PATIENT = 0.4
"""This share of the turns until a game is stopped (CS-85) has nothing alarming."""
HELD = 0.3
"""A card less in such a game, in logits: hands still come and go until then."""


def estimate(state: CuntSoul) -> tuple[float, ...]:
    """What each seat may expect: whom it beats for certain, and whom by its better cards.

    The nearer a game is to being stopped, the more counts what would come of that. Nobody cares for
    it: who holds fewer cards then would rather win by playing them, and gets nothing for waiting.
    """
    logits = [
        sum(map(mul, WEIGHTS, features(state, seat)))  # those who are out have none
        for seat in state.seats
    ]
    found = graded(logits, state.seats, state.memory.out)
    late = lateness(state)
    if not late:
        return found
    cards = [
        -HELD * sum([len(state.zones[zone[seat]]) for zone in _WITH_FIELD]) for seat in state.seats
    ]
    stopped = graded(cards, state.seats, state.memory.out)
    return tuple(
        [
            (1 - late) * one + late * (other - 1) / 2
            for one, other in zip(found, stopped, strict=True)
        ]
    )


def lateness(state: CuntSoul) -> float:
    """How near a game is to being stopped because nobody gets on, from 0 to 1."""
    limit = state.options.stall_turns
    patience = PATIENT * limit
    return max(0.0, (state.memory.quiet - patience) / (limit - patience)) if limit else 0.0


STALE = 4
"""So many turns before a game is stopped because nobody gets on, its end is in sight."""


def near(state: CuntSoul) -> bool:
    """Whether only two are left, one of them with no more cards than go in one play.

    Or whether nobody has got on for so long that the game is about to be stopped.
    """
    if 0 < state.options.stall_turns <= state.memory.quiet + STALE:
        return True
    zones, out = state.zones, state.memory.out
    if zones["source"] or len(state.seats) - len(out) > 2:
        return False
    return any(
        sum([len(zones[zone[seat]]) for zone in to_play(state)]) <= 4 for seat in state.seats_in()
    )
