"""Whether a computer player cheats: what it can't see is dealt anew, and it is asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from cardtable.ai.levels import PROGRAM, Limit, find_level
from cardtable.ai.player import Answer, decide, never
from cardtable.engine.notation import Move, Seat
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.players import Player

LIMIT = Limit(None, 400)
"""Thoughts, and no clock: the same is asked each time."""
STRIDE = 1_000_003
"""Seeds of neighbouring decisions have nothing in common."""


def seed_of(record: Record, step: int) -> int:
    """The seed of thinking of the decision that was made at a step of a game."""
    return (record.seed or 0) * STRIDE + step - 1


@dataclass(frozen=True)
class Case:
    """A decision that a computer player made."""

    step: int
    seat: Seat
    level: str
    played: Move
    view: View
    """All that it was told."""
    seed: int

    def shuffled(self, rng: Random) -> View:
        """The seat's view of another deal, in which all that it can't see is dealt anew."""
        world: State[Any, Any] = self.view.rules.game.determinize(self.view, rng, track=True)
        return world.view(self.seat)

    def ask(self, view: View, stop: Callable[[], bool] = never) -> Answer:
        """What it decides, with the same seed of thinking each time."""
        return decide(view, find_level(self.level), self.seed, LIMIT, stop)


def case(record: Record, state: State[Any, Any], step: int, line: str) -> Case | None:
    """The decision of a computer player at a step: `state` is before it, `line` has its seat.

    None where it is a person's, or an outside program's, or where there was nothing to decide.
    """
    seat, move = state.parse(line)
    if state.turn != seat or len(state.choices()) < 2:
        return None
    number = state.seats.index(seat) + 1
    player = Player.from_data(record.sat(step)[number - 1], number)
    if player.human or player.level.startswith(PROGRAM):
        return None
    with suppress(ValueError):  # from a level that isn't known here
        find_level(player.level)
        return Case(step, seat, player.level, move, state.view(seat), seed_of(record, step))
    return None


def cases(record: Record, rules: Rules) -> Iterator[Case]:
    """Every decision of a computer player in a record. Raises what `replay` raises."""
    before: State[Any, Any] | None = None
    for step, one in enumerate(replay(record, rules)):
        if before is not None and one.line and (found := case(record, before, step, one.line)):
            yield found
        before = one.state.clone()


def held(case: Case, times: int, rng: Random) -> tuple[Move, int]:
    """What it decides again, and in how many of so many other deals it decides the same."""
    first = case.ask(case.view)
    same = 0
    for _ in range(times):
        answer = case.ask(case.shuffled(rng))
        same += (answer.move, answer.info.get("weighed")) == (
            first.move,
            first.info.get("weighed"),
        )
    return first.move, same
