"""What the computer players know of Shithead, in all its variants.

Cards are good or bad by what their ranks can do under the rules at hand, so nothing here names a
rank. One unit is about the worth of one plain middling card less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from math import sqrt, tanh
from operator import mul
from random import Random
from typing import TYPE_CHECKING, cast

from cardtable.ai.evaluation.formulas import EXPLORE, SLIP, graded, likelihoods, soon
from cardtable.engine.cards import Card, names
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.view import View
from cardtable.games.shithead.options import NAMED, Power, Powers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine.rules import Rules
    from cardtable.games.shithead import Shithead


HEIGHT = 2.5
"""The highest rank is so much better to have than the lowest: it can be played on nearly all."""
ANYTIME = 4.0
"""A rank that goes on anything is better than the highest that does not."""
SHOW = 3.0
"""A three is a weapon and a shield, but one that can't be shed by playing."""
ABILITY: dict[Power, float] = {"anytime": 0.0, "again": 0.5, "show": 0.0, "lower": 0.3,
    "burn": 1.5, "invisible": 0.3, "skip": 0.5, "reverse": 0.0, "give": 2.0}  # fmt: skip
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
        powers: dict[str, tuple[Power, ...]] = rules.options.powers
        order = rules.extras.order
        self.keep: dict[str, float] = {}
        """In hand: what is lost by spending one."""
        for rank in (*order, "X"):
            able = powers.get(rank, ())
            worth = HEIGHT * order.index(rank) / 12 if rank in order else 0.0
            if rank == "X" and rules.options.joker_names:
                able, worth = (), ANYTIME
            if "anytime" in able:
                worth = ANYTIME
            if "show" in able:
                worth = SHOW
            self.keep[rank] = worth + sum(ABILITY[word] for word in able)
        self.row = {
            rank: 0.5 if "show" in powers.get(rank, ()) else worth
            for rank, worth in self.keep.items()
        }
        """In the up row, for the end of the game: threes answer only from the hand."""
        self.shows = frozenset(rank for rank in self.keep if "show" in powers.get(rank, ()))


def _worth(rules: Rules) -> Worth:
    worth = rules.prepared.get("worth")
    if worth is None:
        worth = rules.prepared["worth"] = Worth(rules)
    return worth


@cache
def _facts(move: Move) -> tuple[str, str, int, str]:
    """A move's verb, the rank that it names, how many cards, and its last word."""
    said = words(move)
    cards = [word for word in said if isinstance(word, Card)]
    return str(said[0]), cards[0].rank if cards else "", len(cards), str(said[-1])


@cache
def label(move: Move, *, own: bool) -> str:  # noqa: ARG001 - nothing is played in secret
    """The move without suits, which mean nothing, and without places of unknown cards."""
    verb, *rest = words(move)
    if verb in {"down", "flip"}:
        return str(verb)
    return " ".join([str(verb), *(w.rank if isinstance(w, Card) else w for w in rest)])


# ---------------------------------------------------------------------- the move score


def score(state: Shithead, moves: list[Move]) -> list[float]:
    """How good each move is for the seat on turn, from what that seat sees."""
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
    top, run = _run([state.lies_as(card) for card in pile])
    showing: dict[str, float] = {}
    scores: list[float] = []
    for move in moves:
        verb, rank, count, last = _facts(move)
        if verb in {"play", "joker"}:
            for_good = min(count, max(more, 0))
            good = SHED * for_good + REFILLED * (count - for_good)
            good -= keep[rank] * (1 + ONE_OF_A_SET * (count - 1))
            if verb == "joker":
                rank = NAMED[last]
            if rank in powers.giving:
                good += TAKEN * (len(pile) + count)
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


def _run(pile: list[str]) -> tuple[str, int]:
    """The rank on top of a pile of these ranks, and how many of it lie there in a row."""
    if not pile:
        return "", 0
    top, run = pile[-1], 0
    for rank in reversed(pile):
        if rank != top:
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
    loose = 4 * state.options.packs * len(shows) - sum([one.rank in shows for one in seen])
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
    """What the cards are worth that each move puts on the pile."""
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
"""… and once two are left and there are no cards to draw (`Ply`), where threes are
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


# ---------------------------------------------------------------------- the end, in numbers
# Rules, move score and estimate once two are left.
#
# With no card to draw suits mean nothing, and of the order of the pile only its top. So cards are
# counts: a number whose hexadecimal digits say how many there are of each rank, from the lowest
# to the joker. A move costs a fraction of what it costs in the game itself. The rules are those
# of `games.shithead`, which decides: `tests/ai/evaluation/test_shithead.py` plays both side by
# side, and fails where they differ.
#
# Seats are 0 and 1, whichever they are at the table. A rank is its place in the order. Moves are
# numbers, too:

# play: eight times the rank, and how many cards
PICKUP = 128
TURN = 129
"""Take a down-card, or turn it up (SH-41)."""
SHOWN = 144
"""… and the rank."""
TAKE = 256
"""… and eight times the rank, and how many up-cards are taken into the hand."""

OPEN, DRAWN = -2, -1
"""In the place of the winner: the game goes on, nobody won."""


def how_many(cards: int) -> int:
    """How many cards a number stands for."""
    count = 0
    while cards:
        count += cards & 15
        cards >>= 4
    return count


class QuickRules:
    """The rules of a table, as tables for quick use. Sets of ranks are numbers, a bit for each."""

    def __init__(self, rules: Rules) -> None:
        options, powers = rules.options, Powers(rules)
        ranks = (*rules.extras.order, "X")
        self.rank: dict[str, int] = {rank: place for place, rank in enumerate(ranks)}
        self.nothing: int = len(ranks)
        """In the place of a rank: there is none."""
        fits = [powers.playable[top] for top in (*ranks, None)]
        self.playable: list[int] = [self._bits(some) for some in fits]
        """The ranks that fit on each rank, and on nothing."""
        self.shown: int = self._bits(powers.shown)
        self.again: int = self._bits(powers.again)
        self.burning: int = self._bits(powers.burning)
        self.invisible: int = self._bits(powers.invisible)
        self.skipping: int = self._bits(powers.skipping)
        self.burn_run: int = options.burn_run
        self.direct: bool = options.table_play == "direct"
        self.match_up: bool = options.match_up
        self.voluntary: bool = options.pickup_voluntary
        self.empty: bool = options.pickup_empty
        self.stall: int = options.stall_turns
        self.weights = END if powers.shown else WEIGHTS
        keep = Worth(rules).keep
        self.keep: list[float] = [keep[rank] for rank in ranks]

    def _bits(self, ranks: Iterable[str]) -> int:
        return sum(1 << self.rank[rank] for rank in ranks)

    def counts(self, cards: Iterable[Card]) -> int:
        """Cards as a number."""
        return sum(1 << 4 * self.rank[one.rank] for one in cards)

    def number(self, move: Move) -> int:
        """A move as a number."""
        said = words(move)
        cards = [word for word in said if isinstance(word, Card)]
        rank = self.rank[cards[0].rank] if cards else 0
        match said[0]:
            case "play":
                return 8 * rank + len(cards)
            case "pickup":
                return PICKUP
            case "show":
                return SHOWN + rank
            case "up":
                return TAKE + 8 * rank + len(cards)
        return TURN


class Ply:
    """One moment of the end of a game."""

    __slots__ = (
        "beat", "down", "hand", "kept", "mover", "pile", "quiet", "run", "shown", "size", "table",
        "top", "up", "winner",
    )  # fmt: skip

    def __init__(self, table: QuickRules) -> None:
        self.table = table
        self.hand: list[int] = [0, 0]
        """The hand cards of both."""
        self.kept: list[int] = [0, 0]
        """Those of them that the other side doesn't know."""
        self.up: list[int] = [0, 0]
        self.down: list[int] = [0, 0]
        """How many down-cards there are."""
        self.pile = 0
        self.size = 0
        """How many cards are in the pile."""
        self.beat: int = table.nothing
        """The rank to beat."""
        self.top: int = table.nothing
        """The rank on top …"""
        self.run = 0
        """… and how many of it lie there in a row."""
        self.mover = 0
        """Whose decision it is."""
        self.shown = False
        """Whether a three waits for its answer."""
        self.quiet = 0
        """The plays and pick-ups in a row by which nobody got on (SH-37)."""
        self.winner: int = OPEN

    def copy(self) -> Ply:
        """The same moment once more."""
        new = Ply(self.table)
        new.hand, new.kept = self.hand[:], self.kept[:]
        new.up, new.down = self.up[:], self.down[:]
        new.pile, new.size = self.pile, self.size
        new.beat, new.top, new.run = self.beat, self.top, self.run
        new.mover, new.shown, new.quiet = self.mover, self.shown, self.quiet
        return new

    def lay(self, rank: int, number: int) -> None:
        """Put that many cards of one rank on the pile."""
        table = self.table
        self.pile += number << 4 * rank
        self.size += number
        self.run = self.run + number if self.top == rank else number
        self.top = rank
        if not table.invisible >> rank & 1:  # SH-39
            self.beat = rank

    def seen(self) -> tuple[int, int, int, int, int, int, int, int]:
        """What its mover knows of this moment: moments that are alike to the mover are the same."""
        mover, down = self.mover, self.down
        other = 1 - mover
        kept = self.kept[other]
        rest = ((self.quiet * 16 + self.beat) * 16 + self.top) * 128 + self.run
        rest = ((rest * 8 + down[0]) * 8 + down[1]) * 4 + 2 * mover + self.shown
        hands = self.hand[mover], self.hand[other] - kept, how_many(kept)
        return (*hands, self.up[0], self.up[1], self.pile, rest, self.kept[mover])

    # ------------------------------------------------------------------ what can be done

    def moves(self) -> list[int]:
        """The moves of the mover."""
        mover, table = self.mover, self.table
        hand, up = self.hand[mover], self.up[mover]
        if self.shown:
            return self._answers(hand, up)
        if not hand and not up:
            return [TURN]  # SH-30, SH-41
        if not hand and not table.direct:  # SH-27
            return [TAKE + move for move in _sets(up, -1)]
        source = hand or up
        moves = _sets(source, table.playable[self.beat])
        if moves and table.match_up and hand:
            moves += self._along(hand, up, moves[0] // 8)
        plays = len(moves)
        three = _first(source, table.shown)
        if three >= 0:
            moves.append(SHOWN + three)
        if (table.voluntary or not plays) and (table.empty or self.size or not moves):
            moves.append(PICKUP)  # SH-18, SH-42
        return moves

    def _along(self, hand: int, up: int, rank: int) -> list[int]:
        """The whole hand, if it is of one rank, with up-cards of that rank (SH-28)."""
        if hand >> 4 * rank > 15 or hand & (1 << 4 * rank) - 1:
            return []
        held = hand >> 4 * rank
        return [8 * rank + held + more for more in range(1, (up >> 4 * rank & 15) + 1)]

    def _answers(self, hand: int, up: int) -> list[int]:
        """What may answer a three (SH-22, SH-23, SH-29, SH-31)."""
        moves = [PICKUP]
        if not hand and not up and self.down[self.mover]:
            moves.append(TURN)
        source = hand or up
        rank = 0
        while source:
            if source & 15 and self.table.shown >> rank & 1:
                moves.append(SHOWN + rank)
            source >>= 4
            rank += 1
        return moves

    # ------------------------------------------------------------------ doing it

    def play(self, move: int, drawn: int) -> None:
        """Carry out a move; `drawn` is the rank of the down-card, if one is taken."""
        mover = self.mover
        rank, number = (move - TAKE if move >= TAKE else move) // 8, move % 8
        if move < PICKUP:
            held = self.hand[mover] >> 4 * rank & 15
            self._spend(mover, rank, min(number, held))
            if number > held:
                self.up[mover] -= number - held << 4 * rank
                self.quiet = -1
            self._after(rank, number)
        elif move == PICKUP:
            self._pick_up()
        elif move == TURN:
            self._turn(drawn)
        elif move < TAKE:
            rank = move - SHOWN
            if self.hand[mover] >> 4 * rank & 15:
                self._spend(mover, rank, 1)
            else:
                self.up[mover] -= 1 << 4 * rank
            self.quiet = 0
            self.shown = True
            self.mover = 1 - mover
        else:
            self.up[mover] -= number << 4 * rank
            self.hand[mover] += number << 4 * rank
            self.quiet = 0

    def _spend(self, seat: int, rank: int, number: int) -> None:
        """Cards out of a hand; the other side takes them for those that it knows."""
        self.hand[seat] -= number << 4 * rank
        over = (self.kept[seat] >> 4 * rank & 15) - (self.hand[seat] >> 4 * rank & 15)
        if over > 0:
            self.kept[seat] -= over << 4 * rank

    def _after(self, rank: int, number: int) -> None:
        """What a play brings (SH-14). Quiet moves were set to -1 where a card came from a row."""
        mover, table = self.mover, self.table
        self.lay(rank, number)
        burns = table.burning >> rank & 1 or 0 < table.burn_run <= self.run  # SH-16, SH-17
        if burns:
            self._clear()
            self.quiet = -1
        if not self._holds(mover):  # SH-19, SH-20
            self.winner = mover
            return
        again = burns or table.again >> rank & 1  # SH-15
        if not again and not (table.skipping >> rank & 1 and number % 2):  # SH-39
            self.mover = 1 - mover
        self._wait()

    def _pick_up(self) -> None:
        mover = self.mover
        other = 1 - mover
        self.hand[mover] += self.pile
        self._clear()
        self.mover = other
        if not self.shown:  # SH-18
            self._wait()
            return
        self.shown = False
        if not self._holds(mover):  # SH-24
            self.winner = mover
        elif not self._holds(other):
            self.winner = other

    def _turn(self, rank: int) -> None:
        """A down-card, which only its owner sees, or which is turned up (SH-30, SH-41)."""
        mover, table = self.mover, self.table
        self.down[mover] -= 1
        self.quiet = 0
        if self.shown or not table.direct:
            self.hand[mover] += 1 << 4 * rank
            self.kept[mover] += 1 << 4 * rank
        elif table.playable[self.beat] >> rank & 1:
            self.quiet = -1
            self._after(rank, 1)
        else:
            self.hand[mover] += (1 << 4 * rank) + self.pile
            self._clear()
            self.mover = 1 - mover

    def _clear(self) -> None:
        """The pile is gone."""
        self.pile = self.size = self.run = 0
        self.beat = self.top = self.table.nothing

    def _wait(self) -> None:
        """One more move without progress; the game ends when there are too many (SH-37)."""
        self.quiet += 1
        if 0 < self.table.stall <= self.quiet:
            self.winner = DRAWN

    def _holds(self, seat: int) -> bool:
        return bool(self.hand[seat] or self.up[seat] or self.down[seat])

    # ------------------------------------------------------------------ how good it is

    def scores(self, moves: list[int], threes: float) -> list[float]:
        """How good each move is for the mover, as `score` has it, from what it sees.

        `threes`: how likely an unseen card is one that can be shown.
        """
        table, keep, mover = self.table, self.table.keep, self.mover
        shown = self._showing(threes) if table.shown else 0.0
        held = how_many(self.hand[mover])
        own = held + how_many(self.up[mover]) + self.down[mover]
        able = table.playable[self.beat]
        taken = TAKEN * self.size
        scores: list[float] = []
        for move in moves:
            rank, number = (move - TAKE if move >= TAKE else move) // 8, move % 8
            if move < PICKUP:
                for_good = min(number, held)
                good = SHED * for_good + REFILLED * (number - for_good)
                good -= keep[rank] * (1 + ONE_OF_A_SET * (number - 1))
                more = (table.burning | table.again) >> rank & 1
                if number == own:
                    good += OUT
                elif more or (rank == self.top and self.run + number == table.burn_run):
                    good += AGAIN
            elif move == PICKUP:
                good = -taken
                if not self.shown:
                    good -= PASSED + WEARY * self.quiet
            elif move == TURN:
                good = 0.1 - taken if self.shown else 0.0
            elif move < TAKE:
                good = shown - keep[move - SHOWN]
            else:
                good = (2.0 if able >> rank & 1 else 0.0) - keep[rank]
                good += ONE_OF_A_SET * (number - 1)
            scores.append(good)
        return scores

    def _showing(self, threes: float) -> float:
        """What it is worth to show a three now: the pile is a gift, unless a three comes back."""
        other, size = 1 - self.mover, self.size
        kept = self.kept[other]
        known = _first(self.hand[other] - kept, self.table.shown) >= 0
        answered = 0.5 if known else min(0.5, threes * how_many(kept))
        good = TAKEN * size * (1 - 2 * answered) - (0.0 if size else PASSED)
        if how_many(self.hand[other]) + how_many(self.up[other]) + self.down[other] <= 2:
            good += WATCHED
        return good + RETURNS

    def estimate(self) -> float:
        """What seat 0 may expect, from -1 to 1, by the formula of `estimate`."""
        return tanh((self._stands(0) - self._stands(1)) / 2)

    def _stands(self, seat: int) -> float:
        hand, up, keep = self.hand[seat], self.up[seat], self.table.keep
        able = self.table.playable[self.beat]
        held = row = 0.0
        ranks = ups = up_ranks = rank = 0
        fits = False
        while hand or up:
            number, more = hand & 15, up & 15
            if number:
                ranks += 1
                held += number * (keep[rank] - MIDDLING)
                fits = fits or able >> rank & 1 == 1
            if more:
                up_ranks += 1
                ups += more
                row += more * (keep[rank] - MIDDLING)
            hand >>= 4
            up >>= 4
            rank += 1
        given = stuck = lead = 0
        if seat == self.mover:
            if self.shown:
                given = self.size
            elif ranks and not fits:
                stuck = self.size
            else:
                lead = 1
        found = (held, ranks, ups, up_ranks, row, self.down[seat], given, stuck, lead)
        return sum(map(mul, self.table.weights, found), 0.0)


def _sets(cards: int, ranks: int) -> list[int]:
    """The moves that play one card, two … up to all of each rank among these."""
    sets: list[int] = []
    rank = 0
    while cards:
        if cards & 15 and ranks >> rank & 1:
            sets += range(8 * rank + 1, 8 * rank + (cards & 15) + 1)
        cards >>= 4
        rank += 1
    return sets


def _first(cards: int, ranks: int) -> int:
    """The lowest of these ranks that is among the cards, or -1."""
    rank = 0
    while cards:
        if cards & 15 and ranks >> rank & 1:
            return rank
        cards >>= 4
        rank += 1
    return -1


# ---------------------------------------------------------------------- thinking about the end
# Once the draw pile is out and two are left.
#
# All that is hidden then are the down-cards, which nobody knows, and those of the other's hand
# that have not been seen. So this is nearly a game of perfect information, and a long one: cards
# go round and round by pick-ups. What counts is to look far, and a game of counts is
# searched in a fraction of the time.
#
# Every moment is remembered as its mover sees it, whatever led there. So each side decides by
# what it knows, and the same moment is thought about once. How long nobody has got on belongs to
# a moment: so nothing runs in a circle, and a game that is about to be stopped is seen to be.

DEPTH = 3
"""After so many decisions a playout is cut and estimated."""


def shorthand(
    view: View, moves: list[Move], rng: Random
) -> Callable[[float], tuple[int, float]] | None:
    """How to think about the rest of the game from that view; None as long as more is hidden.

    So it is with cards to draw, with more than two left or one who may be shown back in (SH-26),
    and where somebody has been told what lies face down.
    """
    zones, state = view.zones, view.state
    if len(_left(view)) != 2 or zones["draw"] or state["returnable"] or state["phase"] != "play":
        return None
    if any(one is not None for seat in view.seats for one in zones[f"{seat}.down"]):
        return None
    options = view.rules.options  # the counts know one pack, and nobody who is given the pile
    if (
        options.joker_names
        or options.packs > 1
        or state["opening"]
        or any("give" in x for x in options.powers.values())
    ):
        return None
    return Thinking(view, moves, rng).thought


class Moment:
    """What its mover can do at one moment, and what has come of it."""

    __slots__ = ("moves", "priors", "total", "totals", "tries", "visits")

    def __init__(self, moves: list[int], priors: list[float]) -> None:
        self.moves = moves
        self.priors = priors
        self.visits = [0] * len(moves)
        self.totals = [0.0] * len(moves)
        """The sum of the mover's rewards, for each move."""
        self.tries = 0
        self.total = 0.0


class Thinking:
    """One decision being thought about, from one seat's view."""

    def __init__(self, view: View, moves: list[Move], rng: Random) -> None:
        self.random = rng.random
        self.table = _table(view)
        self.start = _start(view, self.table)
        self.me: int = self.start.mover
        self.unseen: list[int] = [self.table.rank[one.rank] for one in view.unseen]
        """The ranks of the cards that the seat could not place."""
        self.hidden: int = view.zones[f"{_left(view)[1 - self.me]}.hand"].count(None)
        """How many of them are in the other's hand."""
        shown = self.table.shown
        threes = sum([shown >> rank & 1 for rank in self.unseen])
        self.threes: float = threes / max(1, len(self.unseen))
        self.moments: dict[tuple[int, int, int, int, int, int, int, int], Moment] = {}
        self.first: Moment = self._moment(self.start, [self.table.number(move) for move in moves])

    def thought(self, spread: float) -> tuple[int, float]:
        """Try one move further: its place among the moves, and the reward.

        `spread`: how far rewards lie apart so far.
        """
        spot, unseen = self.start.copy(), self.unseen[:]
        other = 1 - self.me
        for _ in range(self.hidden):
            card = 1 << 4 * self._drawn(unseen)
            spot.hand[other] += card
            spot.kept[other] += card
        explore = EXPLORE * spread
        moment = self.first
        path: list[tuple[Moment, int, int]] = []
        while True:
            place = _chosen(moment, explore) if len(moment.moves) > 1 else 0
            path.append((moment, place, spot.mover))
            self._play(spot, moment.moves[place], unseen)
            if spot.winner != OPEN:
                break
            seen = spot.seen()
            found = self.moments.get(seen)
            if found is None:
                self.moments[seen] = self._moment(spot, spot.moves())
                break
            moment = found
        reward = self._playout(spot, unseen, len(path))
        for moment, place, mover in path:
            own = reward if mover == 0 else -reward
            moment.visits[place] += 1
            moment.totals[place] += own
            moment.tries += 1
            moment.total += own
        return path[0][1], reward if self.me == 0 else -reward

    def _moment(self, spot: Ply, moves: list[int]) -> Moment:
        if len(moves) == 1:
            return Moment(moves, [1.0])
        return Moment(moves, likelihoods(spot.scores(moves, self.threes)))

    def _drawn(self, unseen: list[int]) -> int:
        """One of these by chance, which is then no longer among them."""
        place = int(self.random() * len(unseen))
        rank = unseen[place]
        unseen[place] = unseen[-1]
        unseen.pop()
        return rank

    def _play(self, spot: Ply, move: int, unseen: list[int]) -> None:
        spot.play(move, self._drawn(unseen) if move == TURN else 0)

    def _playout(self, spot: Ply, unseen: list[int], made: int) -> float:
        """Play on by the move score, after so many decisions: what seat 0 may expect."""
        for more in range(DEPTH):
            if spot.winner != OPEN:
                return _result(spot.winner, made + more)
            moves = spot.moves()
            move = moves[0]
            if len(moves) > 1:
                if self.random() < SLIP:
                    move = moves[int(self.random() * len(moves))]
                else:
                    scores = spot.scores(moves, self.threes)
                    move = moves[scores.index(max(scores))]
            self._play(spot, move, unseen)
        if spot.winner != OPEN:
            return _result(spot.winner, made + DEPTH)
        return spot.estimate()


def _chosen(moment: Moment, explore: float) -> int:
    """The move to follow: a good one, a likely one, or one that was tried too little."""
    visits, totals, priors = moment.visits, moment.totals, moment.priors
    # What has not been tried is expected to do as well as the moves here have done so far.
    hope = moment.total / moment.tries if moment.tries else 0.0
    explore *= sqrt(moment.tries + 1)
    best, chosen = -1e9, 0
    for place in range(len(visits)):
        tried = visits[place]
        worth = totals[place] / tried if tried else hope
        worth += explore * priors[place] / (1 + tried)
        if worth > best:
            best, chosen = worth, place
    return chosen


def _result(winner: int, decisions: int) -> float:
    """What a game so decided is worth to seat 0, that many decisions away."""
    if winner == DRAWN:
        return 0.0
    return soon(decisions) if winner == 0 else -soon(decisions)


def _left(view: View) -> list[Seat]:
    """The seats that are still in the game: the counts call them 0 and 1."""
    out = cast("list[Seat]", view.state["out"])
    return [seat for seat in view.seats if seat not in out]


def _table(view: View) -> QuickRules:
    prepared = view.rules.prepared
    table = prepared.get("counts")
    if table is None:
        table = prepared["counts"] = QuickRules(view.rules)
    return table


def _start(view: View, table: QuickRules) -> Ply:
    """The moment that the view shows, less what it hides."""
    spot, zones, left = Ply(table), view.zones, _left(view)
    for place, seat in enumerate(left):
        spot.hand[place] = table.counts([one for one in zones[f"{seat}.hand"] if one is not None])
        spot.up[place] = table.counts([one for one in zones[f"{seat}.up"] if one is not None])
        spot.down[place] = len(zones[f"{seat}.down"])
    for one in zones["pile"]:
        if one is not None:
            spot.lay(table.rank[one.rank], 1)
    spot.mover = left.index(view.seat)
    spot.shown = view.state["shown"] is not None
    spot.quiet = cast("int", view.state["quiet"])
    return spot
