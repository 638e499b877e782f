"""The steps of a game so far, and the state after any of them.

A state is much larger than the rest of a step, and a long game has thousands of them. So only some
are kept: the last `LATEST`, and before those one in every `APART`. Any other is rebuilt from the
nearest one before it, by playing the lines in between again with the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.chance import Chance
from cardtable.engine.events import Entry, brought_to_light
from cardtable.engine.notation import Seat
from cardtable.engine.record import ReplayStep
from cardtable.engine.state import State

LATEST = 16
"""How many states are kept at the end of the game."""
APART = 32
"""How many steps lie between two kept states before those."""


class Done(NamedTuple):
    """A step without its state."""

    line: str
    """The line with its actor; `""` for the deal."""
    chance: list[str]
    events: list[Entry]
    turn: Seat | None
    """Whose turn it was after it."""
    at: int
    """How many lines of the record had been played by then."""


class Takeback(NamedTuple):
    """A decision of a person that can be taken back."""

    seat: Seat
    to: int
    """The step after which it was due."""
    shown: bool
    """Whether its player has seen something hidden since then."""
    passed: bool
    """Whether another one of several people has the turn now."""

    @property
    def weighs(self) -> bool:
        """Whether somebody has to agree: something hidden was seen, or the turn has passed on."""
        return self.shown or self.passed


class Past:
    """The steps of one game, from the deal on."""

    def __init__(self, deal: ReplayStep, chance: Chance) -> None:
        """`chance` is the source of chance of every state returned."""
        self._chance = chance
        self._steps: list[Done] = []
        self._states: dict[int, State] = {}
        self.add(deal)

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, number: int) -> Done:
        """A step; 0 is the deal, -1 the last one."""
        return self._steps[number]

    @property
    def kept(self) -> int:
        """How many states are kept."""
        return len(self._states)

    def since(self, number: int) -> list[Done]:
        """The steps from that one on."""
        return self._steps[number:]

    def add(self, step: ReplayStep) -> None:
        """Put a step at the end. Its state is kept as it is, so it must not change any more."""
        state = step.state
        state.chance = self._chance
        self._states[len(self._steps)] = state
        self._steps.append(Done(step.line, step.chance, step.events, state.turn, step.at))
        aged = len(self._steps) - 1 - LATEST
        if aged % APART:
            self._states.pop(aged, None)

    def takeback(self, people: Sequence[Seat]) -> Takeback | None:
        """The last decision of one of these people, if it can be taken back.

        Where there are no people, it is the last one of all.
        """
        state = self.state(-1)
        mask = sum(map(state.bit, people))
        shown = 0
        for step in range(len(self._steps) - 1, 0, -1):
            line, _, events, *_ = self._steps[step]
            seat = line.partition(" ")[0]
            shown |= brought_to_light(events, state.seats.index(seat), mask)
            if people and seat not in people:
                continue
            if self._steps[step - 1].turn != seat:
                return None  # what a person did out of turn stays done: it may show a card (SH-32)
            passed = len(people) > 1 and state.turn != seat
            return Takeback(seat, step - 1, bool(shown & mask & state.bit(seat)), passed)
        return None

    def pop(self) -> Done:
        """Take the last step away."""
        self._states.pop(len(self._steps) - 1, None)
        return self._steps.pop()

    def state(self, number: int) -> State:
        """The state after a step. It must not be changed: clone it."""
        number %= len(self._steps)
        state = self._states.get(number)
        if state is None:
            state = self._again(number)
            if number >= len(self._steps) - LATEST:
                self._states[number] = state
        return state

    def _again(self, number: int) -> State:
        nearest = max(each for each in self._states if each < number)
        state = self._states[nearest].clone()
        chance = Chance()
        state.chance = chance
        for step in self._steps[nearest + 1 : number + 1]:
            chance.expect(step.chance)
            state.play(step.line)
        state.chance = self._chance
        return state
