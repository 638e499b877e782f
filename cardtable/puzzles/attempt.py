"""A puzzle while it is being solved: which moves are right, and what the others answer.

The attempt owns the session. Whoever shows it asks `verdict` before a line of the solver's is
played, plays what is `due`, and says `played` after every line that the session has taken. `play`
does all of that at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Literal

from cardtable.ai.knowledge import think
from cardtable.ai.proofs import Patience
from cardtable.ai.search import alike
from cardtable.engine.cards import Card
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Move, Seat, split_actor, words
from cardtable.engine.position import read_position
from cardtable.engine.record import usual_name
from cardtable.engine.scenario import expected
from cardtable.engine.state import State
from cardtable.files import DataError, load_rules
from cardtable.players import Player, computers
from cardtable.puzzles.puzzle import Puzzle
from cardtable.session import Session

Verdict = Literal["right", "wrong", "solved"]
"""A right move goes on, or solves the puzzle; a wrong one is not made."""


class Attempt:
    """One try at a puzzle."""

    def __init__(self, puzzle: Puzzle, name: str = "") -> None:
        """Raises DataError where the puzzle can't begin."""
        self.puzzle = puzzle
        self.rules = load_rules(puzzle.rules)
        try:
            state = read_position(self.rules, puzzle.seats, dict(puzzle.position))
        except ValueError as error:
            raise DataError(puzzle.fault("no-beginning", why=str(error))) from error
        if puzzle.seat not in state.seats:
            raise DataError(puzzle.fault("puzzle-idle"))
        name = name or usual_name()
        others = iter(computers([name]))
        players = [
            Player(name) if seat == puzzle.seat else Player(next(others), "bot", "hard")
            for seat in state.seats
        ]
        self.session = Session.at(self.rules, players, state)
        self.number = 0
        """How many lines of the solution have been played."""
        self.solved = False
        self.astray = 0
        """How often another line was tried than a right one."""
        self.hints = 0
        """How many steps of the hint were shown."""

    # ------------------------------------------------------------------ looking

    @property
    def stars(self) -> int:
        """What it has earned: three once it is solved, less what a hint and going astray cost."""
        return 3 - (self.hints > 0) - (self.astray > 0) if self.solved else 0

    def due(self) -> str | None:
        """The line that somebody else plays next, its seat first; None while nobody does."""
        if self.solved or self.number >= len(self.puzzle.line):
            return None
        line = self.puzzle.line[self.number]
        return None if split_actor(line)[0] == self.puzzle.seat else line

    def right(self) -> Move | None:
        """A right line now; None where others are to move, it is solved, or no way is left."""
        if self.solved or self.due() is not None:
            return None
        if self.puzzle.goal and self._elsewhere():
            way = self._patience().way(self.session.state, self._done, self.left)
            return way[0] if way else None
        return split_actor(self.puzzle.line[self.number])[1]

    def _elsewhere(self) -> bool:
        """Whether a task is being done by another way than the written one."""
        done = [self.session.line_at(step) for step in range(1, self.session.step_count)]
        return done != list(self.puzzle.line[: len(done)])

    @property
    def left(self) -> int:
        """How many moves are left for a task: it is to be done in as many as the solution has."""
        return len(self.puzzle.line) - self.number

    def about(self) -> list[str]:
        """The first step of the hint: the cards and zones of the right line, or else its verb."""
        line = self.right()
        if line is None:
            return []
        verb, *rest = words(line)
        named = [one.name for one in rest if isinstance(one, Card)]
        return named[:1] or [str(one) for one in rest[:1]] or [str(verb)]

    def verdict(self, move: Move) -> Verdict:
        """What a legal line of the solver's is. One that is illegal is `wrong`."""
        right, state = self.right(), self.session.state
        if right is None or self.session.problem(f"{self.puzzle.seat} {move}") is not None:
            return "wrong"
        move = state.parse(f"{self.puzzle.seat} {move}")[1]
        if self.puzzle.goal:
            return self._on_the_way(move)
        search = think(self.session.view(self.puzzle.seat), Random(0))
        draws = "draw" in {self.puzzle.kind, self.puzzle.aim}
        if self.puzzle.turns and wins_at_once(state, self.puzzle.seat, move, draws=draws):
            return "solved"
        if alike(search, right) != alike(search, move):
            return "wrong"
        return "solved" if self._ends(move) else "right"

    # ------------------------------------------------------------------ going on

    def play(self, move: Move) -> Verdict:
        """Play a line of the solver's if it is right, and then all that the others answer."""
        verdict = self.verdict(move)
        if verdict == "wrong":
            self.astray += 1
            return verdict
        line: str | None = f"{self.puzzle.seat} {move}"
        while line is not None:
            self.session.play(line)
            self.played()
            line = self.due()
        return verdict

    def played(self) -> None:
        """The session has taken the line that was right, or due."""
        self.number += 1
        if self.puzzle.goal:
            self.solved = self._done(self.session.state)
        else:
            rest = self.puzzle.line[self.number :]
            self.solved = not rest or not leads_on(self.session.state, rest)

    def _ends(self, move: Move) -> bool:
        """Whether nothing is left to be found after that right line.

        One that is as good as the written one goes on, unless the others' written answers need
        that one.
        """
        own, *rest = self.puzzle.line[self.number :]
        left = any(split_actor(each)[0] == self.puzzle.seat for each in rest)
        written = split_actor(own)[1]
        first = f"{self.puzzle.seat} {move}"
        return not left or (move != written and not leads_on(self.session.state, [first, *rest]))

    # ------------------------------------------------------------------ tasks

    def _done(self, state: State) -> bool:
        """Whether the goal is reached."""
        return not expected(state, dict(self.puzzle.goal))

    def _patience(self) -> Patience:
        return Patience(self.session.view(self.puzzle.seat))

    def _on_the_way(self, move: Move) -> Verdict:
        """Whether a task can still be done in time after that line."""
        patience, state = self._patience(), self.session.state
        after = patience.after(state, move)
        if after is None:
            return "wrong"
        if self._done(after):
            return "solved"
        way = patience.way(after, self._done, self.left - 1)
        return "wrong" if way is None else "right"


def wins_at_once(state: State, seat: Seat, move: Move, *, draws: bool = False) -> bool:
    """Whether the game is over after that move, and won by that seat alone, or drawn."""
    child = state.clone()
    child.chance = Chance(0)
    child.apply(move)
    return child.outcome is not None and child.returns()[child.seats.index(seat)] >= 1 - draws


def leads_on(state: State, moves: Iterable[str]) -> bool:
    """Whether these moves, each with its seat, can be played one after the other."""
    child = state.clone()
    child.chance = Chance(0)
    for move in moves:
        if child.outcome is not None or child.problem(move) is not None:
            return False
        child.play(move)
    return True
