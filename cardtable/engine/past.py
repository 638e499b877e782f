"""The steps of a game so far, and the state after any of them.

A state is much larger than the rest of a step, and a long game has thousands of them. So only some
are kept: the last `LATEST`, and before those one in every `APART`. Any other is rebuilt from the
nearest one before it, by playing the lines in between again with the same chance.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.engine.chance import Chance
from cardtable.engine.events import Entry
from cardtable.engine.notation import Seat
from cardtable.engine.record import Step
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


class Past:
    """The steps of one game, from the deal on."""

    def __init__(self, deal: Step, chance: Chance) -> None:
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

    def add(self, step: Step) -> None:
        """Put a step at the end. Its state is kept as it is, so it must not change any more."""
        state = step.state
        state.chance = self._chance
        self._states[len(self._steps)] = state
        self._steps.append(Done(step.line, step.chance, step.events, state.turn, step.at))
        aged = len(self._steps) - 1 - LATEST
        if aged % APART:
            self._states.pop(aged, None)

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
