"""Whether puzzles hold: each is solved by its written line and proved again at every own move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from cardtable.ai.knowledge import knowledge
from cardtable.ai.player import never
from cardtable.ai.proofs import BUDGETS, SEEDS, Aim, Judge, Patience, defences
from cardtable.engine.facts import Value, spoken
from cardtable.engine.notation import MoveError, split_actor
from cardtable.engine.scenario import expected
from cardtable.engine.state import State
from cardtable.files import DataError
from cardtable.puzzles.attempt import Attempt, leads_on, wins_at_once
from cardtable.puzzles.puzzle import Puzzle
from cardtable.session import Session


def aim_of(puzzle: Puzzle) -> Aim:
    """What a puzzle asks for, if no task: a win, a draw, no loss, or the best chances."""
    if puzzle.turns:
        return "draw" if "draw" in {puzzle.kind, puzzle.aim} else "win"
    return "save" if "save" in {puzzle.kind, puzzle.aim} else "chance"


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
    proved = Proved()
    for one in puzzles:
        if stop():
            break
        proved.puzzles += 1
        try:
            problem = ambiguity(one, quick=quick)
        except (DataError, MoveError) as error:
            proved.failed.append(str(one.fault("refused", why=str(error))))
            continue
        if problem:
            proved.ambiguous += 1
            proved.failed.append(str(one.fault("refused", why=problem)))
        else:
            proved.proved += 1
    return proved


def ambiguity(puzzle: Puzzle, *, quick: bool = False) -> str:
    """Why a solution is not the only one; nothing where it is.

    Raises DataError or MoveError where it is no solution at all.
    """
    attempt = Attempt(puzzle)
    if puzzle.goal:
        return _task(attempt)
    session, seat, aim, left = attempt.session, puzzle.seat, aim_of(puzzle), puzzle.turns
    whose = knowledge(session.rules.game.ID).whose
    for number, line in enumerate(puzzle.line, 1):
        actor, move = split_actor(line)
        state = session.state
        if session.problem(line) is not None:
            session.play(line)  # raises what is wrong
        before = whose(state)
        if actor == seat and not (left and wins_at_once(state, seat, move, draws=aim == "draw")):
            judge = Judge(session.view(seat), aim, left)
            proof = judge.proof(SEEDS[:1], BUDGETS[aim][:1]) if quick else judge.proof()
            if judge.alike(proof.move) != judge.alike(move):
                return _at(number, "better", better=proof.move, move=move)
            if not proof.sure:
                best, second = f"{proof.best:.2f}", f"{proof.second:.2f}"
                return _at(number, "promise", move=move, best=best, second=second)
            if aim != "chance" and not all(
                leads_on(state, [f"{seat} {each}", *puzzle.line[number:]])
                for each in state.choices()
                if judge.alike(each) == judge.alike(move)
            ):
                return _at(number, "answers", move=move)
        elif actor != seat and left:
            answers = defences(session.view(seat, at=0), state, aim, left)
            if not answers or answers[move] < max(answers.values()):
                return _at(number, "defence", move=move)
        session.play(line)
        after = whose(session.state)
        left -= bool(left) and before == seat != after
    return _unfinished(puzzle, session)


def _unfinished(puzzle: Puzzle, session: Session) -> str:
    """Why a solution that was played to its end doesn't end with what was asked for."""
    state, seat = session.state, puzzle.seat
    if puzzle.turns:
        least = 0 if aim_of(puzzle) == "draw" else 1
        won = state.outcome is not None and state.returns()[state.seats.index(seat)] >= least
        return "" if won else spoken("errors.puzzle-end")
    if aim_of(puzzle) == "save":
        own = state.turn == seat == knowledge(session.rules.game.ID).whose(state)
        return "" if own else spoken("errors.puzzle-not-yet")
    return ""


def _at(number: int, key: str, **about: Value) -> str:
    """What is wrong with the solution at one of its moves."""
    problem = spoken(f"errors.puzzle-{key}", **about)
    return spoken("errors.puzzle-move", number=number, problem=problem)


def _task(attempt: Attempt) -> str:
    """Whether the written way does a task, is a shortest one, and isn't begun by every move."""
    puzzle, state = attempt.puzzle, attempt.session.state
    patience = Patience(attempt.session.view(puzzle.seat))

    def done(reached: State) -> bool:
        return not expected(reached, dict(puzzle.goal))

    way = patience.way(state, done, len(puzzle.line))
    if way is None or len(way) < len(puzzle.line):
        if way:
            return spoken("errors.puzzle-shorter", count=len(way))
        return spoken("errors.puzzle-no-way")
    begins = [move for move in state.choices() if attempt.verdict(move) != "wrong"]
    if len(begins) > 1:
        return spoken("errors.puzzle-several", moves=tuple(begins))
    for line in puzzle.line:
        if attempt.play(split_actor(line)[1]) == "wrong":
            raise DataError(puzzle.fault("puzzle-away", move=line))
    return "" if attempt.solved else spoken("errors.puzzle-unreached")
