"""Whether puzzles hold: each is solved by its written line and proved again at every own move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from cardtable.ai.player import never
from cardtable.ai.proofs import BUDGETS, SEEDS, Aim, Judge, Patience
from cardtable.engine.notation import MoveError, split_actor
from cardtable.engine.scenario import expected
from cardtable.engine.state import State
from cardtable.files import DataError
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.puzzle import Puzzle

AIMS: dict[str, Aim] = {"win": "win", "save": "save"}
"""What a kind asks for, where that is not the best chances."""


@dataclass
class Proved:
    """What became of a game's puzzles."""

    puzzles: int = 0
    proved: int = 0
    ambiguous: int = 0
    """Those in which another move is as good, or better."""
    failed: list[str] = field(default_factory=list)
    """What does not hold, a line each."""


def check(
    puzzles: Iterable[Puzzle], *, quick: bool = False, stop: Callable[[], bool] = never
) -> Proved:
    """Prove puzzles again; `quick`: with one seed and in the fewest worlds.

    `stop` is asked before each: those left over are not counted.
    """
    found = Proved()
    for one in puzzles:
        if stop():
            break
        found.puzzles += 1
        try:
            problem = ambiguity(one, quick=quick)
        except (DataError, MoveError) as error:
            found.failed.append(str(one.fault(f"{one.id}: {error}")))
            continue
        if problem:
            found.ambiguous += 1
            found.failed.append(str(one.fault(f"{one.id}: {problem}")))
        else:
            found.proved += 1
    return found


def ambiguity(puzzle: Puzzle, *, quick: bool = False) -> str:
    """Why a solution is not the only one; nothing where it is.

    Raises DataError or MoveError where it is no solution at all.
    """
    attempt = Attempt(puzzle)
    if puzzle.goal:
        return _task(attempt)
    while not attempt.solved:
        move = attempt.right()
        if move is None:
            raise DataError(puzzle.fault("the solution leads nowhere"))
        number = attempt.number + 1
        if attempt.session.problem(f"{puzzle.seat} {move}") is not None:
            attempt.session.play(f"{puzzle.seat} {move}")  # raises what is wrong
        view = attempt.session.view(puzzle.seat)
        judge = Judge(view, AIMS.get(puzzle.kind, "chance"))
        proof = judge.proof(SEEDS[:1], BUDGETS[judge.aim][:1]) if quick else judge.proof()
        if judge.alike(proof.move) != judge.alike(move):
            return f"move {number}: {proof.move} is better than {move}"
        if not proof.sure:
            return f"move {number}: {move} promises {proof.best:.2f}, another {proof.second:.2f}"
        attempt.play(move)
    return ""


def _task(attempt: Attempt) -> str:
    """Whether the written way does a task, is a shortest one, and isn't begun by every move."""
    puzzle, state = attempt.puzzle, attempt.session.state
    patience = Patience(attempt.session.view(puzzle.seat))

    def done(reached: State) -> bool:
        return not expected(reached, dict(puzzle.goal))

    way = patience.way(state, done, len(puzzle.line))
    if way is None or len(way) < len(puzzle.line):
        return f"it can be done in {len(way)} moves" if way else "there is no way to the goal"
    begins = [move for move in state.choices() if attempt.verdict(move) != "wrong"]
    if len(begins) > 1:
        return f"it can be begun by {' or '.join(begins)}"
    for line in puzzle.line:
        if attempt.play(split_actor(line)[1]) == "wrong":
            raise DataError(puzzle.fault(f"{line} leads away from the goal"))
    return "" if attempt.solved else "the goal is not reached"
