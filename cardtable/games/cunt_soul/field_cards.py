"""What field cards make of the links on the pile: their value, their power, what fits (section 5).

Nothing here is remembered: all of it follows from the pile, the dead links and the fields as they
are now (CS-15).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.engine.cards import JOKER, Card
from cardtable.engine.notation import any_alone, each_alone, every_set, one_of_each_size
from cardtable.engine.rules import Rules
from cardtable.games.cunt_soul.options import OF_RANK, RISING, Options, Power

TABLE = "table"
"""The value of a link that has none below it to take one from."""

OVERRULES = "CS-14"
"""The rule by which some ranks go against the order."""

_THREE, _NINE, _TWO = "3", "9", "2"
"""The values that fields give, and the rank that a firm field lets overrule."""


class Powers:
    """What the ranks can do under given rules, as tables for quick use."""

    def __init__(self, rules: Rules) -> None:
        self.options: Options = rules.options
        self.order: tuple[str, ...] = rules.extras.order if rules.extras else RISING
        self.place = {rank: place for place, rank in enumerate(self.order)}
        of: dict[str, tuple[Power, ...]] = {
            str(rank): tuple(words) for rank, words in self.options.powers.items()
        }
        self.overruling = frozenset(rank for rank, words in of.items() if "overrule" in words)
        self.mirrors = frozenset(rank for rank, words in of.items() if "mirror" in words) - {JOKER}
        self.neutralising = "neutralise" in of[JOKER]
        self.acting: dict[str, Power | None] = {
            rank: next((word for word in words if word not in OF_RANK), None)
            for rank, words in of.items()
        }
        """The power that goes with a value."""
        self.field_words: dict[str, str] = {
            str(rank): str(word) for rank, word in self.options.field_powers.items()
        }
        self._fields: dict[tuple[str, ...], Fields] = {}
        self.known_fitting: dict[object, dict[tuple[str | None, ...], frozenset[str]]] = {}
        """See `Fields.known_fitting`."""

    def fields(self, ranks: Sequence[str]) -> Fields:
        """What field cards of these ranks do together."""
        key = tuple(sorted(ranks))
        fields = self._fields.get(key)
        if fields is None:
            fields = self._fields[key] = Fields(self, key)
        return fields


class Fields:
    """What the field cards in force do together (section 7). Equal ones are always one object."""

    def __init__(self, powers: Powers, ranks: tuple[str, ...]) -> None:
        words = Counter(powers.field_words[rank] for rank in ranks)
        self.powers = powers
        self.place = powers.place
        self.firm = "firm" in words  # CS-42
        self.triple = "triple" in words  # CS-43
        self.single = "single" in words  # CS-44
        self.bottom = "bottom" in words  # CS-45
        self.flipped = words["flipped"] % 2 == 1  # CS-46
        self.bifurcate = "bifurcate" in words  # CS-47
        self.level = "level" in words  # CS-49
        self.phoenix = "phoenix" in words  # CS-50
        self.appoint = "appoint" in words  # CS-51
        self.flat = "flat" in words  # CS-52
        self.factor = 2 ** words["double"]  # CS-48
        self.downward = words["inverted"] % 2 == 1  # CS-53
        self.hand_size = powers.options.hand_size + words["big_hand"]  # CS-54
        self.mute = "mute" in words  # CS-55
        self.worth = {
            rank: _NINE if self.level and place <= self.place[_NINE] else rank
            for rank, place in self.place.items()
        }
        """The value of a link by its rank alone (CS-49)."""
        mirrors = frozenset[str]() if self.mute else powers.mirrors
        self.alone: dict[str, tuple[str, Power | None]] = {
            rank: (value, None if self.mute else powers.acting[value])
            for rank, value in self.worth.items()
            if rank not in mirrors
        }
        """Value and power of a live link that is no three of a kind, for ranks that need no look at
        the pile."""
        self.plain = {} if self.triple else self.alone
        """The same where three of a kind are nothing special, so for every live link."""
        self.asking = self.bifurcate or self.appoint
        """Whether something may be asked after links that have no power to ask it."""
        self.links = {
            True: (each_alone if self.single else every_set)["play"],
            False: (any_alone if self.single else one_of_each_size)["play"],
        }
        """A link of no cards yet (CS-7, CS-44): for every link, or one of those that differ in
        suits only."""
        if self.mute:
            self.overruling = frozenset[str]()
        else:
            self.overruling = powers.overruling & {_TWO} if self.firm else powers.overruling
        key = (self.bifurcate, self.downward, self.overruling)
        self.known_fitting = powers.known_fitting.setdefault(key, {})
        """What `fitting` has found, by its arguments; shared by all fields under which the same
        ranks fit."""

    def stack(self, count: int) -> int:
        """What a link of so many cards counts where its power stacks (CS-17)."""
        return 1 if self.flat else count * self.factor

    # ------------------------------------------------------------------ values and powers

    def top(
        self, pile: Sequence[Card], links: Sequence[int], dead: Sequence[int]
    ) -> tuple[str | None, Power | None]:
        """Value and power of the pile's last link; None without a pile."""
        if not pile:
            return None, None
        if not dead and (plain := self.plain.get(pile[-1].rank)):
            return plain
        return self._of_link(pile, links, dead, len(links) - 1, len(pile) - 1)

    def of_link(
        self, pile: Sequence[Card], links: Sequence[int], dead: Sequence[int], place: int
    ) -> tuple[str, Power | None]:
        """Value and power of the link at that place, from 0 for the lowest."""
        return self._of_link(pile, links, dead, place, sum(links[: place + 1]) - 1)

    def _of_link(
        self, pile: Sequence[Card], links: Sequence[int], dead: Sequence[int], place: int, at: int
    ) -> tuple[str, Power | None]:
        """The same, told the place of the link's last card."""
        value = self._value(pile, links, dead, place, at)
        if value == TABLE or self.mute or place + 1 in dead:
            return value, None
        if pile[at].rank == JOKER and not (self.triple and in_three(pile, at)):  # CS-35
            return value, None
        return value, self.powers.acting[value]

    def _value(
        self, pile: Sequence[Card], links: Sequence[int], dead: Sequence[int], place: int, at: int
    ) -> str:
        while True:
            rank = pile[at].rank
            if self.triple and in_three(pile, at):
                return _THREE
            if rank == JOKER:
                return rank_below(pile, at)
            if rank not in self.powers.mirrors or self.mute or place + 1 in dead:
                return self.worth[rank]
            if place == 0:
                return TABLE
            at -= links[place]  # CS-26: the value of the link below
            place -= 1

    # ------------------------------------------------------------------ what fits

    def fitting(
        self, value: str | None, power: str | None, call: str | None, rank: str
    ) -> frozenset[str]:
        """The ranks that fit on a top of that value, power and rank, under that call."""
        key = (value, power, call, rank)
        known = self.known_fitting.get(key)
        if known is None:
            ranks = (*self.powers.order, JOKER)
            fit = (other for other in ranks if not self.refusal(other, value, power, call, rank))
            known = self.known_fitting[key] = frozenset(fit)
        return known

    def refusal(
        self, rank: str, value: str | None, power: str | None, call: str | None, top: str
    ) -> str:
        """The rule by which a link of that rank does not fit; "" if it fits."""
        rule = self._by_rule(rank, value, power, call, top)
        return "" if rule == OVERRULES else rule

    def overrules(
        self, rank: str, value: str | None, power: str | None, call: str | None, top: str
    ) -> bool:
        """Whether a link of that rank fits only because it overrules the order (CS-14)."""
        return self._by_rule(rank, value, power, call, top) == OVERRULES

    def calling(self, value: str | None, power: str | None, call: str | None) -> bool:
        """Whether a call stands on a top of that value and power (CS-27, CS-47)."""
        if value is None or value == TABLE or power == "bind":
            return False
        return call is not None and (power == "call" or self.bifurcate)

    def _by_rule(
        self, rank: str, value: str | None, power: str | None, call: str | None, top: str
    ) -> str:
        """As `refusal`, but `OVERRULES` where the order alone would be against it."""
        if value is None or value == TABLE or rank == JOKER:  # CS-12, CS-35
            return ""
        if power == "bind":
            return "" if rank == value else "CS-23"
        place, beat = self.place[rank], self.place[value]
        if self.calling(value, power, call):
            if (place > beat) if call == "higher" else (place < beat):
                return ""
            if power == "call" and rank == value:  # CS-27
                return ""
            if self.bifurcate and rank == top:  # CS-47
                return ""
            return "CS-27" if power == "call" else "CS-47"
        if power == "open" or rank == value:  # CS-29, CS-13
            return ""
        if (place < beat) if self.downward else (place > beat):  # CS-13, CS-53
            return ""
        if rank in self.overruling:
            return OVERRULES
        if rank in self.powers.overruling:
            return "CS-55" if self.mute else "CS-42"
        return "CS-13"

    # ------------------------------------------------------------------ runs

    def following(self, rank: str) -> str | None:
        """The rank that comes next in a run; None where it stops (CS-24)."""
        order = self.powers.order
        place = self.place[rank] + (-1 if self.downward else 1)
        if 0 <= place < len(order):
            return order[place]
        return order[place % len(order)] if self.powers.options.run_wrap else None


def in_three(pile: Sequence[Card], at: int) -> bool:
    """Whether the card at that place lies in an unbroken block of three or more of its rank."""
    return alike(pile, at) >= 3


def alike(pile: Sequence[Card], at: int) -> int:
    """How many cards of its rank lie together where the card at that place lies."""
    rank = pile[at].rank
    low = high = at
    while low > 0 and pile[low - 1].rank == rank:
        low -= 1
    while high + 1 < len(pile) and pile[high + 1].rank == rank:
        high += 1
    return high - low + 1


def rank_below(pile: Sequence[Card], at: int) -> str:
    """The rank of the nearest card below that is no joker, else `table` (CS-35)."""
    for place in range(at - 1, -1, -1):
        if pile[place].rank != JOKER:
            return pile[place].rank
    return TABLE
