"""What the computer players know of Cunt-Soul, in all its variants.

What a card is good for depends on the fields: they decide what fits on what, and which powers act.
So it is worked out from the rules at hand, once for each combination of field cards, and nothing
here names a rank but the joker. One unit is about the worth of one plain middling card less.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from operator import mul
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from cardtable.ai.evaluation.formulas import graded
from cardtable.engine.cards import JOKER, Card, card, names
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cunt_soul.field_cards import TABLE, rank_below
from cardtable.games.cunt_soul.game import DOWN, FIELD, HAND, UP, is_paradox
from cardtable.games.cunt_soul.options import Power

if TYPE_CHECKING:
    from cardtable.games.cunt_soul import CuntSoul
    from cardtable.games.cunt_soul.field_cards import Fields


REACH = 5.0
"""A card that fits on everything is so much better to have than one that fits on nothing."""
POWER: dict[Power, float] = {
    "overrule": 0.0, "bind": 1.5, "run": 0.0, "swap": 0.0, "mirror": 0.0, "call": 0.3, "skip": 0.4,
    "open": -0.3, "burn": 1.2, "choose": 0.3, "extend": -0.6, "reverse": 0.0, "toll": 0.2,
    "neutralise": 0.8,
}  # fmt: skip
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
            self.keep[rank] = REACH * self.reach[rank] + (POWER[power] if power else 0.0)
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
    worth = known.get(fields)
    if worth is None:
        worth = known[fields] = Worth(fields)
    return worth


def _beside(state: CuntSoul, others: tuple[str, ...]) -> dict[str, tuple[Fields, Worth]]:
    """By the rank of a seat's own field card, what is worked out for it beside those of others."""
    known: dict[tuple[str, ...], dict[str, tuple[Fields, Worth]]]
    known = state.rules.prepared.setdefault("beside", {})
    return known.setdefault(others, {})


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
    moves = state.choices()
    field, wanted = _chosen(state, cards, blur)
    if moves[0].startswith("field"):
        ranks = [field.rank]
    else:
        ranks = [one.rank for one in wanted]
        for one in row:
            if one.rank in ranks:
                ranks.remove(one.rank)
    return next((move for move in moves if card(move.split()[1]).rank in ranks), moves[0])


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
    returns = graded(logits, state.seats, state.memory.out)
    late = lateness(state)
    if not late:
        return returns
    cards = [
        -HELD * sum([len(state.zones[zone[seat]]) for zone in _WITH_FIELD]) for seat in state.seats
    ]
    stopped = graded(cards, state.seats, state.memory.out)
    return tuple(
        [
            (1 - late) * one + late * (other - 1) / 2
            for one, other in zip(returns, stopped, strict=True)
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


# ---------------------------------------------------------------------- the move score

TAKEN = 0.7
"""A card of the pile taken: not 1, some of them are good."""
PASSED = 2.0
"""A turn on which nothing was shed."""
SHED = 1.5
"""A card shed for good."""
REFILLED = 0.4
"""A card shed while the source makes the hand up again: the next one may be better."""
ONE_OF_A_SET = 0.6
"""Further cards of a link cost less than the first: one of them would rarely be kept alone."""
OUT = 20.0
"""The last card gone is what the game is about."""
AGAIN = 1.0
"""Another turn."""
PATIENCE = 12
"""So many turns without progress are as it happens."""
RESTLESS = 0.05
"""For each turn more, scores are shaken by so much, lest the same moves go round for ever."""
CHANGE = 2.5
"""A change of the field card, of which there are few."""
WATCHED = 3.0
"""The turn given to somebody close to going out, over the number of cards that are left."""
RECALLED = 0.5
"""Of the cards of a run so many units are lost should a joker send them home."""
FUSS = 0.1
"""A swap that gains nothing had better not be made."""
BURIED = 0.4
"""A better card in hand than face down, for each unit."""
BLIND = 1.0
"""What an unseen card lacks: one may give a better one than one takes, and will turn it up."""

ACTING = frozenset(["burn", "extend", "run", "skip", "toll", "reverse"])
"""Powers that do something at once, or change who is next."""


@cache
def _facts(move: Move) -> tuple[str, str, int, str]:
    """A move's verb, the rank that it names first, how many cards, and its last word."""
    verb, *rest = words(move)
    cards = [word for word in rest if isinstance(word, Card)]
    return str(verb), cards[0].rank if cards else "", len(cards), str(rest[-1]) if rest else ""


@cache
def label(move: Move, *, own: bool) -> str:
    """The move without suits, which mean nothing, and without others' face-down places."""
    verb, *rest = words(move)
    if verb == "flip" and not own:
        return str(verb)
    return " ".join([str(verb), *(w.rank if isinstance(w, Card) else w for w in rest)])


def score(state: CuntSoul, moves: list[Move]) -> list[float]:
    """How good each move is for the seat on turn, from what that seat sees."""
    phase = state.memory.phase
    if len(moves) == 1 or phase == "choose":
        return [0.0] * len(moves)
    if phase == "swap":
        return _swaps(state, moves)
    if phase == "burn":  # what pays for a change of the field card
        keep = worth_of(state, state.fields).keep
        return [-keep[_facts(move)[1]] for move in moves]
    outlook = Outlook(state)
    if phase == "run":
        return outlook.run(moves)
    if phase == "call":
        return [outlook.threat(_facts(move)[3]) for move in moves]
    if phase == "next":
        return [outlook.given(_facts(move)[3]) for move in moves]
    return _shaken(state, moves, outlook.turn(moves))


def gives(state: CuntSoul, moves: list[Move]) -> list[float]:
    """What the cards are worth that each move puts on the pile, or pays with."""
    keep = worth_of(state, state.fields).keep
    costs: list[float] = []
    for move in moves:
        verb, rank, count, _ = _facts(move)
        spent = verb in {"play", "burn"}
        costs.append(keep[rank] * (1 + ONE_OF_A_SET * (count - 1)) if spent else 0.0)
    return costs


def plan(state: CuntSoul, care: float) -> Move | None:
    """The choice before the game; and, by the score, what pays long after a search has ended.

    That is what lies in the row, while there is a source.
    """
    phase = state.memory.phase
    if phase == "choose":
        return choice(state, care)
    if care < 1 or phase not in {"swap", "burn"} or not state.zones["source"]:
        return None
    moves = state.choices()
    scores = score(state, moves)
    return moves[scores.index(max(scores))]


def _shaken(state: CuntSoul, moves: list[Move], scores: list[float]) -> list[float]:
    """Scores that change from turn to turn when nothing else has changed for long."""
    more = state.memory.quiet - PATIENCE
    if more <= 0:
        return scores
    by = RESTLESS * more / 1000
    quiet = state.memory.quiet
    return [
        good + by * (crc32(f"{quiet} {move}".encode()) % 1000)
        for good, move in zip(scores, moves, strict=True)
    ]


class Outlook:
    """What the seat on turn can tell of what comes of its links."""

    def __init__(self, state: CuntSoul) -> None:
        self.state = state
        self.seat: Seat = state.turn or ""
        self.fields = state.fields
        self.worth = worth_of(state, state.fields)
        zones, seat = state.zones, self.seat
        self.hand = zones[HAND[seat]]
        self.pile = zones["pile"]
        self.size = len(self.pile)
        self.on_top = self.pile[-1].rank if self.pile else ""
        self.drawing = bool(zones["source"])
        self.held = sum([len(zones[zone[seat]]) for zone in to_play(state)])
        self.spare = len(self.hand) - self.fields.hand_size if self.drawing else self.held
        """So many cards can be shed that are not made up for by the source."""
        self.others = max(1, len(state.seats) - len(state.memory.out) - 1)
        self.value, self.power = state.top()
        self._shares: dict[frozenset[str], float] = {}
        self._stuck: dict[tuple[Seat, frozenset[str]], float] = {}
        self._unseen: list[str] = []

    def turn(self, moves: list[Move]) -> list[float]:
        """Plays, a pick-up, and changes of the field card, which come before either."""
        scores: list[float] = []
        changes: list[str] = []
        for move in moves:
            verb, rank, count, _ = _facts(move)
            if verb == "play":
                scores.append(self.play(rank, count))
            elif verb == "field":
                changes.append(rank)
            elif verb == "pickup":
                scores.append(-PASSED - TAKEN * self.size)
            else:
                scores.append(0.0)
        if changes:
            best, stuck = max(scores), moves[0] == "pickup"
            scores += [best + good for good in self.changes(changes, stuck=stuck)]
        return scores

    def shed(self, rank: str, count: int) -> float:
        """So many cards of a rank gone, and not there any more when they are needed."""
        more = min(count, self.spare) if self.spare > 0 else 0
        good = SHED * more + REFILLED * (count - more)
        return good - self.worth.keep[rank] * (1 + ONE_OF_A_SET * (count - 1))

    def play(self, rank: str, count: int) -> float:
        """What a link is worth: what it sheds, what it does, and what the next seat has of it."""
        state, fields = self.state, self.fields
        good = self.shed(rank, count)
        if not self.drawing:
            if count == self.held:
                return good + (0.0 if rank in self.worth.must_follow else OUT)
            if self.worth.must_follow and self._trapped(rank, count):
                good -= TRAPPED
        elif self.power == "toll" and rank != JOKER:
            good -= TAKEN * fields.stack(state.memory.links[-1])
        plain = fields.alone.get(rank) if count < 3 and rank != self.on_top else None
        value, power = plain or self._becomes(rank, count)
        steps = 1
        if power in ACTING:
            if power == "burn":
                return good + (AGAIN if state.options.after_burn == "again" else 0.0)
            if power == "extend":
                return good + self._followed(rank, count)
            stack = fields.stack(count)
            if power == "run":
                good += max(0.0, self._runs(value, self._left(rank, count), self.held - count))
            elif power == "skip":
                steps += stack
            elif power == "toll":
                good += TAKEN * stack / self.others if self.drawing else 0.0
            elif stack % 2:  # reverse
                steps = self.others
        following = state.after(self.seat, steps)
        if following == self.seat:
            drawn = max(0, count - self.spare) if self.drawing else 0
            return good + AGAIN + self._followed(rank, count, drawn)
        if power == "call" or (fields.bifurcate and value != TABLE and power != "bind"):
            higher = self.stuck(following, fields.fitting(value, power, "higher", rank))
            lower = self.stuck(following, fields.fitting(value, power, "lower", rank))
            stuck = max(higher, lower)
        else:
            stuck = self.stuck(following, fields.fitting(value, power, None, rank))
        return good + TAKEN * stuck * (self.size + count) / self.others

    def _becomes(self, rank: str, count: int) -> tuple[str, str | None]:
        """Value and power of such a link, should it be played; `burn` for all that burns."""
        state, fields, pile = self.state, self.fields, self.pile
        if rank == self.on_top or count > 2:
            alike = count
            for one in reversed(pile):
                if one.rank != rank:
                    break
                alike += 1
            if alike >= state.options.burn_kind > 0:
                return rank, "burn"
            if fields.triple and alike >= 3:
                return "3", None if fields.mute else fields.powers.acting["3"]
        powers = fields.powers
        if rank == JOKER:
            last = state.memory.last
            if last and powers.neutralising and not fields.mute and is_paradox(last, self.seat):
                return rank, "burn"
            return rank_below(pile, len(pile)), None
        value = fields.worth[rank]
        if fields.mute:
            return value, None
        if rank in powers.mirrors:
            value = self.value or TABLE
        return value, powers.acting.get(value)

    def _left(self, rank: str, count: int) -> list[str]:
        """The ranks of the zone that is open when such a link of it has been played."""
        zones, seat = self.state.zones, self.seat
        ranks = [one.rank for one in self.hand or zones[UP[seat]]]
        for _ in range(min(count, ranks.count(rank))):
            ranks.remove(rank)
        if ranks or self.drawing:
            return ranks
        if self.hand and zones[UP[seat]]:
            return [one.rank for one in zones[UP[seat]]]
        if zones[DOWN[seat]] or self.state.options.last_card == "down":
            return []
        return [one.rank for one in zones[FIELD[seat]]]

    def _followed(self, rank: str, count: int, drawn: int = 0) -> float:
        """What it is worth to play on such a link oneself: a card more, or the pile.

        So many cards are drawn first.
        """
        value, power = self._becomes(rank, count)
        fits = self.fields.fitting(value, power, None, rank)
        left = self._left(rank, count)
        again = self.worth.must_follow  # these would have to be followed in turn
        follow = [self.shed(each, 1) for each in left if each in fits and each not in again]
        if follow:
            return max(follow) + PASSED
        if not left and not self.drawing:  # a face-down card may do
            drawn = 1
        missed = float((1 - self._share(fits)) ** drawn)
        return -missed * (PASSED + TAKEN * (self.size + count))

    def _runs(self, value: str, left: list[str], held: int) -> float:
        """The best that a run on from that value brings; its first two links must be there."""
        best, gain = -PASSED, 0.0
        fuller = self.spare > 0
        for step in range(len(self.fields.powers.order)):
            following = self.fields.following(value)
            if following is None or following not in left:
                break
            value, count = following, left.count(following) if fuller else 1
            held -= count
            gain += self.shed(value, count) + (PASSED if fuller else REFILLED)
            if step:
                best = max(best, gain + (0.0 if held or self.drawing else OUT))
        return best

    def _trapped(self, rank: str, count: int) -> bool:
        """Whether nothing is left then but cards that must be followed."""
        zones, seat, trap = self.state.zones, self.seat, self.worth.must_follow
        if zones[DOWN[seat]] or not trap:
            return False
        cards = [one for zone in to_play(self.state) for one in zones[zone[seat]]]
        others = sum([one.rank not in trap for one in cards])
        return others == (0 if rank in trap else count)

    def threat(self, call: str | None) -> float:
        """What the next seat has to fear of the pile as it lies, after such a call."""
        state = self.state
        value, power = state.top()
        fits = self.fields.fitting(value, power, call, state.zones["pile"][-1].rank)
        return TAKEN * self.size * self.stuck(state.after(self.seat), fits)

    def given(self, seat: Seat) -> float:
        """What it is worth to give the turn to that seat."""
        zones = self.state.zones
        held = sum([len(zones[zone[seat]]) for zone in to_play(self.state)])
        stuck = self.stuck(seat, self.state.fitting())
        return TAKEN * self.size * stuck - (1 - stuck) * WATCHED / max(1, held)

    def stuck(self, seat: Seat, fits: frozenset[str]) -> float:
        """How likely it is that a seat can't follow where these ranks fit."""
        risk = self._stuck.get((seat, fits))
        if risk is None:
            zones = self.state.zones
            row = zones[UP[seat]]
            if count := len(zones[HAND[seat]]):
                risk = float((1 - self._share(fits)) ** count)
            elif row:
                risk = 0.0 if any(one.rank in fits for one in row) else 1.0
            else:
                risk = 1 - self._share(fits)
            self._stuck[seat, fits] = risk
        return risk

    def _share(self, fits: frozenset[str]) -> float:
        """The share of these ranks among the cards that this seat can't see."""
        share = self._shares.get(fits)
        if share is None:
            unseen = self._unseen
            if not unseen:
                state, zones = self.state, self.state.zones
                hidden = [DOWN[seat] for seat in state.seats]
                hidden += [HAND[seat] for seat in state.seats if seat != self.seat]
                unseen += [one.rank for zone in (*hidden, "source") for one in zones[zone]]
            share = sum(map(fits.__contains__, unseen)) / len(unseen) if unseen else 0.5
            self._shares[fits] = share
        return share

    def run(self, moves: list[Move]) -> list[float]:
        """Go on with a run, or stop: a joker would send it home."""
        jokers = frozenset([JOKER])
        following = self.state.after(self.seat)
        recalled = RECALLED * (1 - self.stuck(following, jokers))
        last = self.state.memory.last
        ahead = 0.0
        if last is not None and not last.run:  # who begins must go on
            ranks = [one.rank for one in self.hand or self.state.zones[UP[self.seat]]]
            ahead = self._runs(self.value or "", ranks, self.held)
        further = PASSED if self.spare > 0 else REFILLED
        scores: list[float] = []
        for move in moves:
            verb, rank, count, _ = _facts(move)
            if verb != "play":
                scores.append(0.0)
            elif ahead:
                scores.append(ahead + self.shed(rank, count) - self.shed(rank, 1) - 2 * recalled)
            else:
                good = self.shed(rank, count) + further - recalled * count
                scores.append(good + (OUT if count == self.held and not self.drawing else 0.0))
        return scores

    def changes(self, ranks: list[str], *, stuck: bool) -> list[float]:
        """What new field cards are worth: they suit one's cards, or free from the pile."""
        state, zones, seat = self.state, self.state.zones, self.seat
        (old,) = zones[FIELD[seat]]
        others = [one.rank for each in state.seats if each != seat for one in zones[FIELD[each]]]
        known = _beside(state, tuple(others))
        now = self.worth
        mine = [one.rank for one in (*self.hand, *zones[UP[seat]])]
        here = SUIT * sum([now.edge[each] for each in mine]) + now.last[old.rank] + CHANGE
        here -= now.endless
        if state.options.field_change_cost == "horizontal":
            here += ROW * min([now.edge[one.rank] for one in zones[UP[seat]]])
        mine.append(old.rank)
        found: list[float] = []
        for rank in ranks:
            pair = known.get(rank)
            if pair is None:
                fields = state.powers.fields([*others, rank])
                pair = known[rank] = (fields, worth_of(state, fields))
            fields, then = pair
            edge = then.edge
            suits = sum(map(edge.__getitem__, mine)) - edge[rank]
            good = SUIT * suits + then.last[rank] - then.endless - here
            if stuck and self._frees(fields, rank, old.rank):
                good += TAKEN * self.size
            found.append(good)
        return found

    def _frees(self, fields: Fields, gone: str, came: str) -> bool:
        """Whether something could be played under these fields."""
        memory, pile = self.state.memory, self.pile
        top = fields.top(pile, memory.links, memory.dead)
        fits = fields.fitting(*top, memory.call, pile[-1].rank)
        if came in fits:
            return True
        able = sum([one.rank in fits for one in self.hand])
        return able > (gone in fits)


def _swaps(state: CuntSoul, moves: list[Move]) -> list[float]:
    """Good cards go to the row; for a face-down card a worse one is given."""
    edge = worth_of(state, state.fields).edge
    looked = state.memory.looked
    taken = -BLIND
    if looked is not None:
        taken = edge[state.zones[DOWN[state.turn or ""]][looked - 1].rank]
    scores: list[float] = []
    for move in moves:
        verb, *cards = words(move)
        good = 0.0
        if verb == "swap":
            mine, open_ = cards
            if isinstance(mine, Card) and isinstance(open_, Card):
                good = ROW * (edge[mine.rank] - edge[open_.rank]) - FUSS
        elif verb == "bury" and isinstance(cards[0], Card):
            good = BURIED * (taken - edge[cards[0].rank])
        elif verb == "look":
            good = FUSS
        scores.append(good)
    return scores
