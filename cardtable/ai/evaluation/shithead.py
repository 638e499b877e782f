"""What the computer players know of Shithead, in all its variants.

Cards are good or bad by what their ranks can do under the rules at hand, so nothing here names a
rank. One unit is about the worth of one plain middling card less.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from operator import mul
from random import Random
from typing import TYPE_CHECKING

from cardtable.ai.evaluation.grading import graded
from cardtable.engine.cards import Card, names
from cardtable.engine.notation import Move, Seat, words

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules
    from cardtable.games.shithead import Shithead

HEIGHT = 2.5
"""The highest rank is so much better to have than the lowest: it can be played on nearly all."""
ANYTIME = 4.0
"""A rank that goes on anything is better than the highest that does not."""
SHOW = 3.0
"""A three is a weapon and a shield, but one that can't be shed by playing."""
ABILITY = {"again": 0.5, "burn": 1.5, "lower": 0.3, "invisible": 0.3, "skip": 0.5}
"""What abilities add: a burner frees its player from the pile."""

TAKEN = 0.7
"""A card of the pile taken: not 1, some of them are good."""
PASSED = 2.0
"""A turn on which nothing was shed."""
AGAIN = 0.8
"""An additional turn, which costs the card that wins it."""
OUT = 20.0
"""The last card gone is what the game is about."""
REFILLED = 0.4
"""A card shed while the draw pile makes the hand up again: the next one may be better."""
SHED = 1.5
"""A card shed for good."""
ONE_OF_A_SET = 0.6
"""Further cards of a set cost less than the first: one of them would rarely be kept on its own."""
WATCHED = 1.0
"""Showing to somebody close to leaving, or who has just left, may change who loses."""
RETURNS = 0.5
"""The turn comes straight back from the right-hand neighbour."""
WEARY = 0.03
"""For each move in a row without progress: a bot that picks up again and again tries others."""
HURRY = 0.5
"""Of the moves without progress that end a game. Each of them keeps good cards for a few bad ones,
which thinking ahead likes, as it does not see that far; past this the score alone gets on."""


class Worth:
    """How good it is to have a card of each rank, under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        powers: dict[str, tuple[str, ...]] = rules.options.powers
        order = rules.extras.order
        self.keep: dict[str, float] = {}
        """In hand: what is lost by spending one."""
        for rank in (*order, "X"):
            able = powers.get(rank, ())
            worth = HEIGHT * order.index(rank) / 12 if rank in order else 0.0
            if "anytime" in able:
                worth = ANYTIME
            if "show" in able:
                worth = SHOW
            self.keep[rank] = worth + sum(ABILITY.get(word, 0.0) for word in able)
        self.row = {
            rank: 0.5 if "show" in powers.get(rank, ()) else worth
            for rank, worth in self.keep.items()
        }
        """In the up row, for the end of the game: threes answer only from the hand."""
        self.shows = frozenset(rank for rank in self.keep if "show" in powers.get(rank, ()))


def _worth(rules: Rules) -> Worth:
    found = rules.prepared.get("worth")
    if found is None:
        found = rules.prepared["worth"] = Worth(rules)
    return found


@cache
def _facts(move: Move) -> tuple[str, str, int, str]:
    """A line's verb, the rank that it names, how many cards, and its last word."""
    said = words(move)
    cards = [word for word in said if isinstance(word, Card)]
    return str(said[0]), cards[0].rank if cards else "", len(cards), str(said[-1])


@cache
def label(move: Move, *, own: bool) -> str:  # noqa: ARG001 - nothing is played in secret
    """The line without suits, which mean nothing, and without places of unknown cards."""
    verb, *rest = words(move)
    if verb in {"down", "flip"}:
        return str(verb)
    return " ".join([str(verb), *(w.rank if isinstance(w, Card) else w for w in rest)])


# ---------------------------------------------------------------------- the move score


def score(state: Shithead, moves: list[Move]) -> list[float]:
    """How good each line is for the seat on turn, from what that seat sees."""
    memory = state.memory
    if memory.shown is not None:
        return _answers(state, moves)
    if len(moves) == 1 or memory.phase == "swap":
        return [0.0] * len(moves)
    worth, powers, zones = _worth(state.rules), state.powers, state.zones
    keep, seat = worth.keep, state.turn or ""
    pile = zones["pile"]
    hand, up = state.hand(seat), state.up(seat)
    held = len(hand) + len(up) + len(state.down(seat))
    more = len(hand) - state.options.hand_size if zones["draw"] else len(hand)
    top, run = _run(pile)
    showing: dict[str, float] = {}
    scores: list[float] = []
    for move in moves:
        verb, rank, count, last = _facts(move)
        if verb == "play":
            for_good = min(count, max(more, 0))
            good = SHED * for_good + REFILLED * (count - for_good)
            good -= keep[rank] * (1 + ONE_OF_A_SET * (count - 1))
            if count == held:
                good += OUT
            elif (
                rank in powers.burning
                or rank in powers.again
                or (rank == top and run + count == state.options.burn_run)
            ):
                good += AGAIN
            scores.append(good)
        elif verb == "pickup":
            scores.append(-PASSED - TAKEN * len(pile) - WEARY * memory.quiet)
        elif verb == "show":
            if last not in showing:
                showing = _showing(state, seat, [one for one in state.seats if one != seat])
            scores.append(showing[last] - keep[rank])
        elif verb == "up":
            playable = rank in powers.playable[state.to_beat()]
            scores.append((2.0 if playable else 0.0) - keep[rank] + ONE_OF_A_SET * (count - 1))
        else:
            scores.append(0.0)
    return scores


def _run(pile: list[Card]) -> tuple[str, int]:
    """The rank on top of the pile, and how many of it lie there in a row."""
    if not pile:
        return "", 0
    top, run = pile[-1].rank, 0
    for one in reversed(pile):
        if one.rank != top:
            break
        run += 1
    return top, run


def _showing(state: Shithead, seat: str, targets: list[str]) -> dict[str, float]:
    """What it is worth to show a three to each of these seats, now that the pile is as it is.

    The pile is a gift, unless a three comes back for it: the fewer of them are seen, and the more
    cards the other holds, the likelier.
    """
    zones, seats = state.zones, state.seats
    shows, burned = state.powers.shown, zones["burned"]
    seen = [*burned, *zones["pile"], *state.hand(seat)]
    for each in seats:
        seen += state.up(each)
    loose = 4 * len(shows) - sum([one.rank in shows for one in seen])
    unseen = len(state.cards) - len(seen)
    size = len(zones["pile"])
    right = seats[(seats.index(seat) - state.memory.direction) % len(seats)]
    found: dict[str, float] = {}
    for to in targets:
        held = len(state.hand(to))
        answered = min(0.5, loose * held / unseen) if loose > 0 and unseen else 0.0
        good = TAKEN * size * (1 - 2 * answered) - (0.0 if size else PASSED)
        if held + len(state.up(to)) + len(state.down(to)) <= 2:
            good += WATCHED
        found[to] = good + (RETURNS if to == right else 0.0)
    return found


def _answers(state: Shithead, moves: list[Move]) -> list[float]:
    """Answer a three: a big pile is worth another one, a small one is not."""
    size = TAKEN * len(state.zones["pile"])
    scores: list[float] = []
    for move in moves:
        verb, rank, _count, to = _facts(move)
        if verb == "pickup":
            scores.append(-size)
        elif verb == "show":
            gain = _showing(state, state.turn or "", [to])[to]
            scores.append(gain - _worth(state.rules).keep[rank])
        else:
            scores.append(0.1 - size)  # a down-card may be a three, and costs nothing to look at
    return scores


def gives(state: Shithead, moves: list[Move]) -> list[float]:
    """What the cards are worth that each line puts on the pile."""
    keep = _worth(state.rules).keep
    costs: list[float] = []
    for move in moves:
        verb, rank, count, _ = _facts(move)
        spent = verb in {"play", "show"}
        costs.append(keep[rank] * (1 + ONE_OF_A_SET * (count - 1)) if spent else 0.0)
    return costs


STALE = 4
"""So many turns before a game is stopped because nobody gets on, its end is in sight."""


def near(state: Shithead) -> bool:
    """Whether only two are left, one of them with no more cards than go in one play.

    Or whether nobody has got on for so long that the game is about to be stopped.
    """
    if 0 < state.options.stall_turns <= state.memory.quiet + STALE:
        return True
    held = [
        len(state.hand(seat)) + len(state.up(seat)) + len(state.down(seat)) for seat in state.seats
    ]
    left = [count for count in held if count]
    return len(left) <= 2 and min(left) <= 4


# ---------------------------------------------------------------------- the swaps


def plan(state: Shithead, care: float) -> Move | None:
    """Get on, where a stall is near; before the game swap the best cards into the row.

    The wanted row follows from the seat's cards alone, in whichever place they lie; so there are
    never more swaps than places. Little care blurs what is best.
    """
    seat = state.turn or ""
    if state.memory.phase != "swap":
        return _hurried(state)
    hand, up = state.hand(seat), state.up(seat)
    cards = sorted((*hand, *up), key=lambda one: one.order)
    worth = _worth(state.rules)
    chance = Random(names(cards))
    blur = {one: (1 - care) * 6 * (chance.random() - 0.5) for one in cards}
    wanted = max(
        combinations(cards, len(up)),
        key=lambda row: _row(worth, row) + sum(blur[one] for one in row),
    )
    missing, leaving = _without(wanted, up), _without(up, wanted)
    for move in state.choices():
        pair = words(move)[1:]
        if any(one in up and one.rank in leaving for one in pair if isinstance(one, Card)) and any(
            one in hand and one.rank in missing for one in pair if isinstance(one, Card)
        ):
            return move
    return "ready"


def _hurried(state: Shithead) -> Move | None:
    limit = state.options.stall_turns
    if not limit or state.memory.quiet <= HURRY * limit:
        return None
    moves = state.choices()
    scores = score(state, moves)
    return moves[scores.index(max(scores))]


def _without(some: Iterable[Card], others: Iterable[Card]) -> list[str]:
    """The ranks of some cards, less those of others."""
    ranks = [one.rank for one in some]
    for one in others:
        if one.rank in ranks:
            ranks.remove(one.rank)
    return ranks


def _row(worth: Worth, row: tuple[Card, ...]) -> float:
    """What a row is worth: good cards, and pairs, which come into the hand together."""
    ranks = [one.rank for one in row]
    return sum(worth.row[rank] for rank in ranks) + 0.8 * (len(ranks) - len(set(ranks)))


# ---------------------------------------------------------------------- the estimate

MIDDLING = 1.5
"""What a card from the middle of the order is worth, by hand: where counting begins, no weight."""
LATE = 16
"""A hand counts for more from when so many cards are left to draw: before, it comes and goes. By
hand, as is the next: the regression finds factors, not bounds."""
EARLY = 0.2
"""What it counts until then."""
WEIGHTS = (
    0.10,  # hand: what the cards are worth, each in units over a middling card
    -0.19,  # … ranks, when none can be drawn: each needs a turn of its own
    -0.27,  # face up: cards, which have to be brought into the hand and played
    -0.13,  # … ranks: pairs come together
    0.135,  # … what they are worth
    -0.36,  # face down: cards, which are played blindly
    -0.14,  # a three shown to one: cards of the pile that it gives
    -0.08,  # on turn, nothing to play: cards of the pile
    0.17,  # on turn, something to play
)
"""What `features` count for, in logits: learned, see `tools/fit.py`."""
END = (0.182, -0.293, -0.496, -0.0662, 0.281, -0.645, -0.0685, -0.128, 0.34)
"""… and once two are left and there are no cards to draw (`shithead_counts`), where threes are
shown: learned from ends of players who think. Under rules without such threes they play worse than
the others."""


def features(state: Shithead, seat: Seat) -> tuple[float, ...]:
    """What tells how well a seat stands, in the order of `WEIGHTS`."""
    keep, zones = _worth(state.rules).keep, state.zones
    hand, up = state.hand(seat), state.up(seat)
    ranks, up_ranks = {one.rank for one in hand}, {one.rank for one in up}
    held = sum([keep[one.rank] for one in hand]) - MIDDLING * len(hand)
    row = sum([keep[one.rank] for one in up]) - MIDDLING * len(up)
    draw = len(zones["draw"])
    given = stuck = lead = 0
    if seat == state.turn and not draw:
        if state.memory.shown is not None:
            given = len(zones["pile"])
        elif ranks and not ranks & state.powers.playable[state.to_beat()]:
            stuck = len(zones["pile"])
        else:
            lead = 1
    return (
        max(EARLY, 1 - draw / LATE) * held,
        0 if draw else len(ranks),
        len(up),
        len(up_ranks),
        row,
        len(state.down(seat)),
        given,
        stuck,
        lead,
    )


def estimate(state: Shithead, weights: Sequence[float] = WEIGHTS) -> tuple[float, ...]:
    """What each seat may expect: whom it beats for certain, and whom by its better cards."""
    logits = [sum(map(mul, weights, features(state, seat))) for seat in state.seats]
    return graded(logits, state.seats, state.memory.out)
