"""The end of Shithead, in numbers: its rules, move score and estimate once two are left.

With no card to draw suits mean nothing, and of the order of the pile only its top. So cards are
counts: a number whose hexadecimal digits say how many there are of each rank, from the lowest to
the joker. A move costs a fraction of what it costs in the game itself. The rules are those of
`games.shithead`, which decides: `tests/ai/test_shithead.py` plays both side by side, and fails
where they differ.

Seats are 0 and 1, whichever they are at the table. A rank is its place in the order. Lines are
numbers, too:
"""

from __future__ import annotations

from math import tanh
from operator import mul
from typing import TYPE_CHECKING

from cardtable.ai.evaluation import shithead
from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.games.shithead.options import Powers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine.rules import Rules

# play: eight times the rank, and how many cards
PICKUP = 128
TURN = 129
"""Take a down-card, or turn it up (SH-41)."""
SHOW = 144
"""… and the rank."""
TAKE = 256
"""… and eight times the rank, and how many up-cards are taken into the hand."""

OPEN, DRAWN = -2, -1
"""In the place of the winner: the game goes on, nobody won."""


def count(cards: int) -> int:
    """How many cards a number stands for."""
    found = 0
    while cards:
        found += cards & 15
        cards >>= 4
    return found


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
        self.weights = shithead.END if powers.shown else shithead.WEIGHTS
        keep = shithead.Worth(rules).keep
        self.keep: list[float] = [keep[rank] for rank in ranks]

    def _bits(self, ranks: Iterable[str]) -> int:
        return sum(1 << self.rank[rank] for rank in ranks)

    def counts(self, cards: Iterable[Card]) -> int:
        """Cards as a number."""
        return sum(1 << 4 * self.rank[one.rank] for one in cards)

    def line(self, move: Move) -> int:
        """A line as a number."""
        said = words(move)
        cards = [word for word in said if isinstance(word, Card)]
        rank = self.rank[cards[0].rank] if cards else 0
        match said[0]:
            case "play":
                return 8 * rank + len(cards)
            case "pickup":
                return PICKUP
            case "show":
                return SHOW + rank
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
        hands = self.hand[mover], self.hand[other] - kept, count(kept)
        return (*hands, self.up[0], self.up[1], self.pile, rest, self.kept[mover])

    # ------------------------------------------------------------------ what can be done

    def lines(self) -> list[int]:
        """The lines of the mover."""
        mover, table = self.mover, self.table
        hand, up = self.hand[mover], self.up[mover]
        if self.shown:
            return self._answers(hand, up)
        if not hand and not up:
            return [TURN]  # SH-30, SH-41
        if not hand and not table.direct:  # SH-27
            return [TAKE + line for line in _sets(up, -1)]
        source = hand or up
        found = _sets(source, table.playable[self.beat])
        if found and table.match_up and hand:
            found += self._along(hand, up, found[0] // 8)
        plays = len(found)
        three = _first(source, table.shown)
        if three >= 0:
            found.append(SHOW + three)
        if (table.voluntary or not plays) and (table.empty or self.size or not found):
            found.append(PICKUP)  # SH-18, SH-42
        return found

    def _along(self, hand: int, up: int, rank: int) -> list[int]:
        """The whole hand, if it is of one rank, with up-cards of that rank (SH-28)."""
        if hand >> 4 * rank > 15 or hand & (1 << 4 * rank) - 1:
            return []
        held = hand >> 4 * rank
        return [8 * rank + held + more for more in range(1, (up >> 4 * rank & 15) + 1)]

    def _answers(self, hand: int, up: int) -> list[int]:
        """What may answer a three (SH-22, SH-23, SH-29, SH-31)."""
        found = [PICKUP]
        if not hand and not up and self.down[self.mover]:
            found.append(TURN)
        source = hand or up
        rank = 0
        while source:
            if source & 15 and self.table.shown >> rank & 1:
                found.append(SHOW + rank)
            source >>= 4
            rank += 1
        return found

    # ------------------------------------------------------------------ doing it

    def play(self, line: int, drawn: int) -> None:
        """Carry out a line; `drawn` is the rank of the down-card, if one is taken."""
        mover = self.mover
        rank, number = (line - TAKE if line >= TAKE else line) // 8, line % 8
        if line < PICKUP:
            held = self.hand[mover] >> 4 * rank & 15
            self._spend(mover, rank, min(number, held))
            if number > held:
                self.up[mover] -= number - held << 4 * rank
                self.quiet = -1
            self._after(rank, number)
        elif line == PICKUP:
            self._pick_up()
        elif line == TURN:
            self._turn(drawn)
        elif line < TAKE:
            rank = line - SHOW
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

    def scores(self, lines: list[int], threes: float) -> list[float]:
        """How good each line is for the mover, as `shithead.score` has it, from what it sees.

        `threes`: how likely an unseen card is one that can be shown.
        """
        table, keep, mover = self.table, self.table.keep, self.mover
        shown = self._showing(threes) if table.shown else 0.0
        held = count(self.hand[mover])
        own = held + count(self.up[mover]) + self.down[mover]
        able = table.playable[self.beat]
        taken = shithead.TAKEN * self.size
        found: list[float] = []
        for line in lines:
            rank, number = (line - TAKE if line >= TAKE else line) // 8, line % 8
            if line < PICKUP:
                for_good = min(number, held)
                good = shithead.SHED * for_good + shithead.REFILLED * (number - for_good)
                good -= keep[rank] * (1 + shithead.ONE_OF_A_SET * (number - 1))
                more = (table.burning | table.again) >> rank & 1
                if number == own:
                    good += shithead.OUT
                elif more or (rank == self.top and self.run + number == table.burn_run):
                    good += shithead.AGAIN
            elif line == PICKUP:
                good = -taken
                if not self.shown:
                    good -= shithead.PASSED + shithead.WEARY * self.quiet
            elif line == TURN:
                good = 0.1 - taken if self.shown else 0.0
            elif line < TAKE:
                good = shown - keep[line - SHOW]
            else:
                good = (2.0 if able >> rank & 1 else 0.0) - keep[rank]
                good += shithead.ONE_OF_A_SET * (number - 1)
            found.append(good)
        return found

    def _showing(self, threes: float) -> float:
        """What it is worth to show a three now: the pile is a gift, unless a three comes back."""
        other, size = 1 - self.mover, self.size
        kept = self.kept[other]
        known = _first(self.hand[other] - kept, self.table.shown) >= 0
        answered = 0.5 if known else min(0.5, threes * count(kept))
        good = shithead.TAKEN * size * (1 - 2 * answered) - (0.0 if size else shithead.PASSED)
        if count(self.hand[other]) + count(self.up[other]) + self.down[other] <= 2:
            good += shithead.WATCHED
        return good + shithead.RETURNS

    def estimate(self) -> float:
        """What seat 0 may expect, from -1 to 1, by the formula of `shithead.estimate`."""
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
                held += number * (keep[rank] - shithead.MIDDLING)
                fits = fits or able >> rank & 1 == 1
            if more:
                up_ranks += 1
                ups += more
                row += more * (keep[rank] - shithead.MIDDLING)
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
    """The lines that play one card, two … up to all of each rank among these."""
    found: list[int] = []
    rank = 0
    while cards:
        if cards & 15 and ranks >> rank & 1:
            found += range(8 * rank + 1, 8 * rank + (cards & 15) + 1)
        cards >>= 4
        rank += 1
    return found


def _first(cards: int, ranks: int) -> int:
    """The lowest of these ranks that is among the cards, or -1."""
    rank = 0
    while cards:
        if cards & 15 and ranks >> rank & 1:
            return rank
        cards >>= 4
        rank += 1
    return -1
