"""What a seat can do with a card now: the complete list of the page's section 3."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat
from cardtable.games.cuttle.options import JACK, Power
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


_ALWAYS = frozenset({"scrap_points", "scrap_effects", "shield", "crown"})
_AIMED = frozenset({"scrap_effect", "return_effect", "steal"})
_DRAWING = frozenset({"draw", "drawn_play"})


class Uses:
    """The uses of cards by one seat at one moment. What several cards ask for is found once."""

    def __init__(self, state: Cuttle, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        zones = state.zones
        self.others = state.clockwise(seat)[:-1]
        self.points = [
            one for other in self.others for one in zones[POINTS[other]] if one.rank != JACK
        ]
        """The point cards in other seats' rows."""
        self.spare = len(zones["draw"]) + max(0, len(zones["drawn"]) - 1)
        """Cards to draw: next to another drawn card that one counts as lying there (CU-47)."""
        self._effects: list[Card] | None = None

    def of(self, one: Card) -> list[Move]:
        """Every line that plays that card, wherever it comes from."""
        ranks = self.state.ranks
        strength = ranks.strength[one]
        power = ranks.power[one]
        if not strength:
            return self.actions(one, power)
        moves = [ranks.laying[one]]  # CU-7
        if self.points:  # CU-8
            beaten = ranks.strength
            moves += [pair("scuttle", x, one) for x in self.points if beaten[x] < strength]
        return moves if power == "none" else moves + self.actions(one, power)

    def actions(self, one: Card, power: Power) -> list[Move]:
        """The lines that play it as an action; none if it has nothing to work on (CU-10)."""
        alone = self.state.ranks.acting[one]
        if power in _ALWAYS:
            return [alone]
        if power in _AIMED:
            return [pair("action", one, target) for target in self.targets(power)]
        if power in _DRAWING:
            return [alone] if self.spare else []
        if power == "rummage":
            return [alone] if self.state.takeable() else []
        if power == "raid":
            zones = self.state.zones
            return self._against(one, [other for other in self.others if zones[HAND[other]]])
        if power == "glasses":
            return self._against(one, self.others)
        return []  # CU-25

    def _against(self, one: Card, victims: Sequence[Seat]) -> list[Move]:
        """With two players the victim goes without saying (CU-36)."""
        if len(self.state.seats) == 2:
            return [self.state.ranks.acting[one]] if victims else []
        return [f"action {one.name} {victim}" for victim in victims]

    def targets(self, power: Power) -> list[Card]:
        """The cards on the table that such an action may be aimed at."""
        state = self.state
        if power == "steal":  # CU-21
            return [
                one
                for other in self.others
                if not state.shielded(other)
                for one in state.zones[POINTS[other]]
                if one.rank != JACK
            ]
        if power == "scrap_effect" and state.options.two == "any":  # CU-12
            return self.effects()
        if power == "return_effect" and state.options.nine == "effects":  # CU-19
            return self.effects()
        opposing = [one for one in self.effects() if state.controller(one) != self.seat]  # CU-42
        if power == "return_effect":  # CU-40: point cards too, as a Jack may be laid on them
            opposing += self.targets("steal")
        return opposing

    def effects(self) -> list[Card]:
        """Every effect card on the table that no Queen keeps from the seat (CU-23)."""
        if self._effects is None:
            state, zones = self.state, self.state.zones
            self._effects = [
                one
                for owner in state.seats
                for one in (
                    *top_jacks(zones[POINTS[owner]]),
                    *zones[ROYALS[owner]],
                    *zones[GLASSES[owner]],
                )
                if not state.covered(one, self.seat)
            ]
        return self._effects


def top_jacks(row: list[Card]) -> list[Card]:
    """The Jacks of a row that no other Jack lies on (CU-R4)."""
    return [
        one
        for one, after in pairwise([*row, None])
        if one is not None and one.rank == JACK and (after is None or after.rank != JACK)
    ]


@lru_cache(maxsize=1024)
def line(verb: str, one: Card) -> Move:
    """A line about one card."""
    return f"{verb} {one.name}"


@lru_cache(maxsize=16384)
def pair(verb: str, one: Card, other: Card) -> Move:
    """A line about two cards, in written order."""
    first, second = (one, other) if one.order < other.order else (other, one)
    return f"{verb} {first.name} {second.name}"
