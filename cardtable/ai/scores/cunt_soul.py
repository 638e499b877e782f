"""What the computer players know of Cunt-Soul, in all its variants.

What a card is good for depends on the fields: they decide what fits on what, and which powers act.
So it is worked out from the rules at hand, once for each combination of field cards, and nothing
here names a rank but the joker. One unit is about the worth of one plain middling card less.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import tanh
from random import Random
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, names
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cunt_soul.jokers import is_paradox
from cardtable.games.cunt_soul.links import TABLE, rank_below
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul import CuntSoul
    from cardtable.games.cunt_soul.links import Fields

REACH = 5.0
"""A card that fits on everything is so much better to have than one that fits on nothing."""
POWER = {"burn": 1.2, "bind": 1.5, "neutralise": 0.8, "choose": 0.3, "skip": 0.4, "call": 0.3,
         "extend": -0.6, "open": -0.3, "toll": 0.2}  # fmt: skip
"""What powers add. A queen needs another card, a nine lets anything follow."""

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
TRAPPED = 5.0
"""Nothing left but cards that must be followed: they can't be the last."""
LAST = 1.0
"""What a field card fits on, again: it is the last card to be played."""
ROW = 0.6
"""A better card in the face-up row, which is for later."""
SUIT = 0.35
"""Fields that suit one's own cards, for each card and unit that it fits better than others."""
CHANGE = 1.0
"""A change of the field card, of which there are few."""
WATCHED = 3.0
"""The turn given to somebody close to going out, over the number of cards that he has left."""
RECALLED = 0.5
"""Of the cards of a run so many units are lost should a joker send them home."""
PAIR = 0.8
"""Two cards of a rank in the row go together."""
BLIND = 0.4
"""A swap for a card unseen: it helps if the card given is a bad one, and one will turn it up."""


ACTING = frozenset(["burn", "extend", "run", "skip", "toll", "reverse"])
"""Powers that do something at once, or change who is next."""


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
        """A card as the last one, which a field card is."""


def _worth(state: CuntSoul, fields: Fields) -> Worth:
    """What cards are worth under these fields."""
    known: dict[Fields, Worth] = state.rules.prepared.setdefault("worth", {})
    found = known.get(fields)
    if found is None:
        found = known[fields] = Worth(fields)
    return found


@cache
def _facts(move: Move) -> tuple[str, str, int, str]:
    """A line's verb, the rank that it names first, how many cards, and its last word."""
    verb, *rest = words(move)
    cards = [word for word in rest if isinstance(word, Card)]
    return str(verb), cards[0].rank if cards else "", len(cards), str(rest[-1]) if rest else ""


@cache
def label(move: Move, *, own: bool) -> str:
    """The line without suits, which mean nothing, and without others' face-down places."""
    verb, *rest = words(move)
    if verb == "flip" and not own:
        return str(verb)
    return " ".join([str(verb), *(w.rank if isinstance(w, Card) else w for w in rest)])


# ---------------------------------------------------------------------- the move score


def score(state: CuntSoul, moves: list[Move]) -> list[float]:
    """How good each line is for the seat on turn, from what that seat sees."""
    phase = state.memory.phase
    if len(moves) == 1 or phase == "choose":
        return [0.0] * len(moves)
    outlook = Outlook(state)
    if phase in {"turn", "extend"}:
        return outlook.turn(moves)
    if phase == "run":
        return outlook.run(moves)
    if phase == "swap":
        return _swaps(state, moves)
    if phase == "call":
        return [outlook.threat(_facts(move)[3]) for move in moves]
    if phase == "next":
        return [outlook.given(_facts(move)[3]) for move in moves]
    keep = _worth(state, state.fields).keep
    return [-keep[_facts(move)[1]] for move in moves]  # what pays for a change of the field card


class Outlook:
    """What the seat on turn can tell of what comes of its links."""

    def __init__(self, state: CuntSoul) -> None:
        self.state = state
        self.seat: Seat = state.turn or ""
        self.fields = state.fields
        self.worth = _worth(state, state.fields)
        zones, seat = state.zones, self.seat
        self.hand = zones[HAND[seat]]
        self.pile = zones["pile"]
        self.size = len(self.pile)
        self.drawing = bool(zones["source"])
        self.held = len(self.hand) + sum([len(zones[zone[seat]]) for zone in (UP, DOWN, FIELD)])
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
        value, power = self._becomes(rank, count)
        steps = 1
        if power in ACTING:
            if power == "burn":
                return good + (AGAIN if state.options.after_burn == "again" else 0.0)
            if power == "extend":
                return good + self._followed(rank, count)
            stack = fields.stack(count)
            if power == "run":
                good += self._runs(rank, count)
            elif power == "skip":
                steps += stack
            elif power == "toll":
                good += TAKEN * stack / self.others if self.drawing else 0.0
            elif stack % 2:  # reverse
                steps = self.others
        following = state.after(self.seat, steps)
        if following == self.seat:
            return good + AGAIN + self._followed(rank, count)
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
        if (pile and pile[-1].rank == rank) or count > 2:
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
        return [] if zones[DOWN[seat]] else [one.rank for one in zones[FIELD[seat]]]

    def _followed(self, rank: str, count: int) -> float:
        """What it is worth to play on such a link at once: a card more, or the pile."""
        value, power = self._becomes(rank, count)
        fits = self.fields.fitting(value, power, None, rank)
        left = self._left(rank, count)
        follow = [self.shed(each, 1) for each in left if each in fits]
        if follow:
            return max(follow) + PASSED
        if not left and not self.drawing:  # a face-down card may do
            return (1 - self._share(fits)) * -(PASSED + TAKEN * (self.size + count))
        return -PASSED - TAKEN * (self.size + count) - SHED * count

    def _runs(self, rank: str, count: int) -> float:
        """What a run from here may shed besides: its first two links must be there."""
        left, gain = self._left(rank, count), 0.0
        value = self._becomes(rank, count)[0]
        for step in range(len(self.fields.powers.order)):
            following = self.fields.following(value)
            if following is None or following not in left:
                return max(0.0, gain) if step >= 2 else 0.0
            value = following
            gain += self.shed(following, 1) + PASSED
        return max(0.0, gain)

    def _trapped(self, rank: str, count: int) -> bool:
        """Whether nothing is left then but cards that must be followed."""
        zones, seat, trap = self.state.zones, self.seat, self.worth.must_follow
        if zones[DOWN[seat]] or not trap:
            return False
        cards = [*self.hand, *zones[UP[seat]], *zones[FIELD[seat]]]
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
        held = sum([len(zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD)])
        stuck = self.stuck(seat, self.state.fitting())
        return TAKEN * self.size * stuck - (1 - stuck) * WATCHED / max(1, held)

    def stuck(self, seat: Seat, fits: frozenset[str]) -> float:
        """How likely it is that a seat can't follow where these ranks fit."""
        found = self._stuck.get((seat, fits))
        if found is None:
            zones = self.state.zones
            row = zones[UP[seat]]
            if count := len(zones[HAND[seat]]):
                found = float((1 - self._share(fits)) ** count)
            elif row:
                found = 0.0 if any(one.rank in fits for one in row) else 1.0
            else:
                found = 1 - self._share(fits)
            self._stuck[seat, fits] = found
        return found

    def _share(self, fits: frozenset[str]) -> float:
        """The share of these ranks among the cards that this seat can't see."""
        found = self._shares.get(fits)
        if found is None:
            unseen = self._unseen
            if not unseen:
                state, zones = self.state, self.state.zones
                hidden = [DOWN[seat] for seat in state.seats]
                hidden += [HAND[seat] for seat in state.seats if seat != self.seat]
                unseen += [one.rank for zone in (*hidden, "source") for one in zones[zone]]
            found = sum(map(fits.__contains__, unseen)) / len(unseen) if unseen else 0.5
            self._shares[fits] = found
        return found

    def run(self, moves: list[Move]) -> list[float]:
        """Go on with a run, or stop: a joker would send it home."""
        jokers = frozenset([JOKER])
        following = self.state.after(self.seat)
        recalled = RECALLED * (1 - self.stuck(following, jokers))
        done = self.state.memory.last.run if self.state.memory.last else 0
        scores: list[float] = []
        for move in moves:
            verb, rank, count, _ = _facts(move)
            if verb == "play":
                good = self.shed(rank, count) + PASSED - recalled * (count + done)
                scores.append(good + (OUT if count == self.held else 0.0))
            else:
                scores.append(0.0)
        return scores

    def changes(self, ranks: list[str], *, stuck: bool) -> list[float]:
        """What new field cards are worth: they suit one's cards, or free from the pile."""
        state, zones, seat = self.state, self.state.zones, self.seat
        (old,) = zones[FIELD[seat]]
        others = [one.rank for each in state.seats if each != seat for one in zones[FIELD[each]]]
        now = self.worth
        mine = [one.rank for one in (*self.hand, *zones[UP[seat]])]
        here = SUIT * sum([now.edge[each] for each in mine]) + now.last[old.rank] + CHANGE
        if state.options.field_change_cost == "horizontal":
            here += ROW * min([now.edge[one.rank] for one in zones[UP[seat]]])
        mine.append(old.rank)
        found: list[float] = []
        for rank in ranks:
            fields = state.powers.fields([*others, rank])
            then = _worth(state, fields)
            suits = sum([then.edge[each] for each in mine]) - then.edge[rank]
            good = SUIT * suits + then.last[rank] - here
            if stuck and self._frees(fields, rank, old.rank):
                good += TAKEN * self.size
            found.append(good)
        return found

    def _frees(self, fields: Fields, gone: str, came: str) -> bool:
        """Whether something could be played under these fields."""
        memory, pile = self.state.memory, self.pile
        top = fields.top(pile, memory.links, memory.dead)
        fits = fields.fitting(*top, memory.call, pile[-1].rank)
        ranks = [one.rank for one in self.hand]
        ranks.remove(gone)
        return came in fits or any(rank in fits for rank in ranks)


def _swaps(state: CuntSoul, moves: list[Move]) -> list[float]:
    """Good cards go to the row; for a card unseen a bad one is given."""
    worth = _worth(state, state.fields)
    keep, edge = worth.keep, worth.edge
    scores: list[float] = []
    for move in moves:
        verb, *cards = words(move)
        good = 0.0
        if verb == "swap":
            mine, open_ = cards
            if isinstance(mine, Card) and isinstance(open_, Card):
                good = ROW * (keep[mine.rank] - keep[open_.rank])
        elif verb == "bury" and isinstance(cards[0], Card):
            good = -BLIND * (edge[cards[0].rank] + 1)
        elif verb == "look":
            good = BLIND
        scores.append(good)
    return scores


# ---------------------------------------------------------------------- the choice before the game


def plan(state: CuntSoul, care: float) -> Move | None:
    """Choose the face-up cards and the field card, each time one of those that are wanted.

    What is wanted follows from the seat's cards alone, in whichever place they lie. Little care
    blurs what is best.
    """
    if state.memory.phase != "choose":
        return None
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
    return next((line for line in lines if _facts(line)[1] in ranks), lines[0])


def _chosen(
    state: CuntSoul, cards: list[Card], blur: dict[Card, float]
) -> tuple[Card, tuple[Card, ...]]:
    """The field card and the row that are best together."""
    best, found = -1e9, None
    for field in {one.rank: one for one in cards}.values():
        worth = _worth(state, state.powers.fields([field.rank]))
        rest = [one for one in cards if one is not field]
        suits = SUIT * sum([worth.edge[one.rank] for one in rest])
        value = {one: ROW * worth.edge[one.rank] + blur[one] for one in rest}
        start = suits + worth.last[field.rank] - blur[field]
        for row in combinations(rest, state.options.up):
            ranks = {one.rank for one in row}
            good = start + sum([value[one] for one in row])
            good += PAIR * (len(row) - len(ranks))
            if good > best:
                best, found = good, (field, row)
    assert found is not None
    return found


# ---------------------------------------------------------------------- the estimate

CARD = {"up": -0.25, "down": -0.4, "field": -0.2}
"""A card that has yet to be played; a face-down one is played blindly."""
KIND = {"hand": -0.2, "up": -0.1}
"""A rank in hand needs a turn of its own."""
GOOD = {"hand": 0.06, "up": 0.08, "field": 0.06}
"""What a card's worth adds, for each unit over that of a middling card."""
LEAD = 0.15
"""Being on turn."""
STUCK = -0.08
"""For each card of the pile, on turn with nothing to play but to take it."""
LATE = 16
"""A hand counts for more from when so many cards are left to draw: before, it comes and goes."""
EARLY = 0.2
"""What it counts until then."""


def estimate(state: CuntSoul) -> tuple[float, ...]:
    """What each seat may expect: whom it beats for certain, and whom by its better cards."""
    logits = [_logit(state, seat) for seat in state.seats]
    out = state.memory.out
    left = [out.index(seat) if seat in out else len(out) for seat in state.seats]
    returns: list[float] = []
    for me, mine in enumerate(logits):
        total = 0.0
        for other, theirs in enumerate(logits):
            if left[me] != left[other]:
                total += 1.0 if left[me] < left[other] else -1.0
            elif other != me:
                total += tanh((mine - theirs) / 2)
        returns.append(total / (len(logits) - 1))
    return tuple(returns)


def _logit(state: CuntSoul, seat: Seat) -> float:
    """How well a seat stands."""
    worth, zones = _worth(state, state.fields), state.zones
    edge = worth.edge
    hand, up = zones[HAND[seat]], zones[UP[seat]]
    ranks = {one.rank for one in hand}
    logit = KIND["hand"] * len(ranks) + GOOD["hand"] * sum([edge[one.rank] for one in hand])
    logit *= max(EARLY, 1 - len(zones["source"]) / LATE)
    logit += CARD["up"] * len(up) + KIND["up"] * len({one.rank for one in up})
    logit += GOOD["up"] * sum([edge[one.rank] for one in up])
    logit += CARD["down"] * len(zones[DOWN[seat]])
    for one in zones[FIELD[seat]]:
        logit += CARD["field"] + GOOD["field"] * worth.last[one.rank]
    if seat == state.turn:
        stuck = ranks and state.memory.phase == "turn" and not ranks & state.fitting()
        logit += STUCK * len(zones["pile"]) if stuck else LEAD
    return logit


def near(state: CuntSoul) -> bool:
    """Whether only two are left, one of them with no more cards than go in one play."""
    zones, out = state.zones, state.memory.out
    if zones["source"] or len(state.seats) - len(out) > 2:
        return False
    return any(
        sum([len(zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD)]) <= 4
        for seat in state.seats_in()
    )
