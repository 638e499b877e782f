"""Exercises: a mistake of one's own, or a puzzle, as a lesson of a few moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from cardtable.ai.review import MISSED, Decision, read_decision
from cardtable.ai.search import Search, alike
from cardtable.engine.cards import Card
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Move, split_actor, words
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.files import DataError, load_rules, rules_of_record
from cardtable.files.mistakes import Mistake
from cardtable.lessons.catalogue import lessons_of
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import Goal, Lesson, Step
from cardtable.presenter import reviews
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.words import in_words, reasons
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.puzzle import Puzzle
from cardtable.session import Player, Session

HALF = 0.5
"""The least share of a lesson's moves by which it is about them."""


def before(record: Record, rules: Rules, step: int) -> Record:
    """The game up to the decision that was made at a step; nobody but its seat is a person."""
    steps = replay(record, rules)
    at = next((one.at for number, one in enumerate(steps) if number == step - 1), 0)
    return replace(record, moves=record.moves[:at], outcome=None, undone=[])


def lesson_of(mistake: Mistake, data: TableData) -> Lesson:
    """A mistake to be made good: every move is taken that is as good as the best one.

    Raises DataError where it can't be played under its rules as they are now.
    """
    rules = rules_of_record(mistake.record)
    try:
        one = read_decision(mistake.decision)
    except ValueError as error:
        raise DataError(str(error)) from error
    alone = _alone(mistake.record, one)

    def begun() -> Session:  # which plays on in the record that it is given
        return Session.resume(replace(alone, moves=[*alone.moves]))

    session = begun()
    lines = [f"{one.seat} {line}" for line in (one.played, one.best, *one.good)]
    if session.notices or session.turn != one.seat or any(map(session.problem, lines)):
        raise DataError("its moves are not those of the rules as they are now")
    name = session.player(one.seat).name
    seen = replace(one, view=session.view(one.seat))
    move = reviews.moved(seen, one.played, data, lambda _: str(name), short=True)
    key = "try-missed" if one.label in MISSED else "try-again"
    ask = reviews.review_words(key, move=move, label=one.label, loss=reviews.percent(one.loss))
    same = reviews.review_words("try-same")
    other = reviews.review_words("try-other")
    step = Step(ask, do=one.good or (one.best,), otherwise={one.played: same, "*": other})
    title = reviews.review_words("try-title", step=one.step)
    return Lesson(
        mistake.id, title, rules.id, (step,), seats=len(alone.seats), learner=one.seat, begun=begun
    )


class PuzzleCourse(Course):
    """A puzzle being solved: a line that differs from a right one in nothing that matters is right.

    The others' answers are written for the right one: another ends the puzzle.
    """

    def means(self, pattern: str, move: Move) -> bool:
        if super().means(pattern, move):
            return True
        step = self.step
        if step is None or pattern not in step.do or self.session.turn != self.lesson.learner:
            return False
        search = Search(self.session.view(self.lesson.learner), Random(0))
        return alike(search, pattern) == alike(search, move)

    def played(self, line: str) -> None:
        step = self.step
        other = step is not None and step.do and split_actor(line)[1] not in step.do
        super().played(line)
        if other and self.step is not step:
            self._enter(len(self.steps))


def puzzle_lesson(puzzle: Puzzle, name: str) -> Lesson:
    """A puzzle as a lesson, for somebody of that name; a task takes any way there is."""
    ask = asked(puzzle)
    wrong = puzzle_words("wrong")
    steps: list[Step] = []
    if puzzle.goal:
        way = tuple(split_actor(each)[1] for each in puzzle.line)
        goal = Goal(expect=puzzle.goal, at_once=True)
        steps.append(Step(ask, goal=goal, way=way, within=len(way)))
    else:
        others: list[str] = []
        for each in puzzle.line:
            seat, move = split_actor(each)
            if seat == puzzle.seat:
                steps.append(Step(ask, others=tuple(others), do=(move,), otherwise={"*": wrong}))
                others = []
            else:
                others.append(each)
    return Lesson(
        puzzle.id, puzzle_words("kind", kind=puzzle.kind), puzzle.rules, tuple(steps),
        seats=puzzle.seats, learner=puzzle.seat, begun=lambda: Attempt(puzzle, name).session,
    )  # fmt: skip


def asked(puzzle: Puzzle) -> str:
    """What a puzzle asks of whoever solves it."""
    task = _task(puzzle) if puzzle.goal else ""
    return puzzle_words("asks", kind=puzzle.kind, task=task)


def puzzle_words(key: str, **about: Any) -> str:
    """A message about puzzles."""
    return say(Fact(f"today.{key}", about), Reader(str))


def _task(puzzle: Puzzle) -> str:
    """What a task is, in words: which zone is to have how many cards, and by which card at last."""
    ((zone, count),) = dict(puzzle.goal.get("counts", {"": 0})).items()
    owner, _, role = str(zone).rpartition(".")
    before = len(str(puzzle.position["zones"].get(zone, "")).split())
    last = words(split_actor(puzzle.line[-1])[1])
    about = {
        "role": role if owner else role.rstrip("0123456789"),
        "mine": "yes" if owner == puzzle.seat else "no",
        "more": count - before,
        "card": next((one for one in last if isinstance(one, Card)), ""),
        "number": int("".join(filter(str.isdigit, role)) or 0),
    }
    return say(Fact(f"{load_rules(puzzle.rules).game.ID}.task", about), Reader(str))


def _alone(record: Record, one: Decision) -> Record:
    """The same record with computers on all other seats: nobody else is asked to look away."""
    seats = [
        each if f"p{number}" == one.seat or each.get("kind") == "bot"
        else Player(str(each.get("name", "")), "bot", "easy").to_data()
        for number, each in enumerate(record.seats, 1)
    ]  # fmt: skip
    return replace(record, seats=seats)


def about(course: Course) -> tuple[str, ...]:
    """The first step of a hint: the first card or place of a right move, or else its verb."""
    line = course.right()
    verb, *rest = words(line) if line else ("",)
    named = [one.name if isinstance(one, Card) else str(one) for one in rest]
    return tuple(named[:1] or [str(verb)])


def why(course: Course, line: Move, data: TableData) -> str:
    """The second step: the weightiest reason for a move, by what its seat can see."""
    session, seat = course.session, course.lesson.learner
    found = in_words(
        reasons(session.state, line)[:1], data, lambda s: session.player(s).called, seat
    )
    return found[0] if found else ""


def covering(line: Move, data: TableData) -> Lesson | None:
    """The lesson, no guided first game, at least half of whose moves are of the kind of this one.

    Moves are of a kind that do the same, where ranks matter with the same rank.
    """

    def kind(move: Move) -> tuple[str, str]:
        verb, *rest = words(move)
        rank = next((one.rank for one in rest if isinstance(one, Card)), "")
        return str(verb), rank if data.ranks else ""

    def share(lesson: Lesson) -> float:
        asked = [each for step in lesson.all_steps for each in (step.do[:1] or step.way)]
        return sum(kind(each) == kind(line) for each in asked) / max(1, len(asked))

    lessons = [one for one in lessons_of(data.game) if not one.first]
    found = max(lessons, key=share, default=None)
    return found if found is not None and share(found) >= HALF else None
