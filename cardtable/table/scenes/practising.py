"""One's own mistakes, and puzzles, at the table one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta

from cardtable.ai.review import Decision, write_decision
from cardtable.engine.record import Record
from cardtable.engine.rules import Rules
from cardtable.files import DataError, load_rules, rules_of_record
from cardtable.files.days import note_puzzle
from cardtable.files.mistakes import AFTER, Mistake, note_mistakes, tried
from cardtable.lessons.course import MOST, Course
from cardtable.presenter.exercises import PuzzleCourse, before, lesson_of, puzzle_lesson
from cardtable.presenter.reviews import words
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.today import dated, today
from cardtable.puzzles.puzzle import Puzzle
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.learning import learner


@dataclass(frozen=True)
class Round:
    """Where an exercise stands among others."""

    place: str
    """Which of how many, in words."""
    ended: Callable[[Course], None]
    """Told once when it is done."""
    following: Callable[[], None] | None = None
    """Opens the next one in its place, where there is one."""


def mistakes_of(record: Record, rules: Rules, decisions: Sequence[Decision]) -> list[Mistake]:
    """Those of the decisions that cost something, to be tried again: the first time tomorrow."""
    due = today() + timedelta(days=AFTER[0])
    return [
        Mistake(before(record, rules, one.step), write_decision(one), due)
        for one in decisions
        if one.label
    ]


def practise(
    app: App, mistakes: Sequence[Mistake], number: int = 0, *, inside: bool = False
) -> None:
    """Open the exercise of that number, or the first one after it that can be opened.

    From there it goes on to the next. `inside` another exercise it comes in its place.
    """
    first, course = number, None
    while course is None and number < len(mistakes):
        one, number = mistakes[number], number + 1
        with suppress(DataError):
            rules = rules_of_record(one.record)
            data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
            course = Course(lesson_of(one, data), rules)
    if skipped := number - first - (course is not None):
        app.tell(words("try-skipped", count=skipped))
    if course is None:
        if inside:
            app.pop()
        return

    def ended(course: Course) -> None:
        note(app, lambda: note_mistakes([one]))
        note(app, lambda: tried(one.id, today(), right=course.stars == MOST))

    def following() -> None:
        practise(app, mistakes, number, inside=True)

    more = number < len(mistakes)
    place = words("try-place", number=number, count=len(mistakes))
    _open(app, course, Round(place, ended, following if more else None), inside=inside)


def learn_from(app: App, mistakes: Sequence[Mistake]) -> None:
    """Keep all of them, to come back on other days, and open the first."""
    note(app, lambda: note_mistakes(mistakes))
    practise(app, mistakes)


def solve(
    app: App, puzzles: Sequence[Puzzle], number: int, day: str = "", *, inside: bool = False
) -> None:
    """Open the puzzle of that number, as a day's if one is named; the others follow it."""
    one = puzzles[number]

    def ended(course: Course) -> None:
        note(app, lambda: note_puzzle(one.id, course.stars, day))

    def following() -> None:
        solve(app, puzzles, number + 1, inside=True)

    more = number + 1 < len(puzzles)
    place = words("try-place", number=number + 1, count=len(puzzles))
    if day:
        place = dated(date.fromisoformat(day))
    name = learner(app.settings)
    course = PuzzleCourse(puzzle_lesson(one, name), load_rules(one.rules), name)
    _open(app, course, Round(place, ended, following if more else None), inside=inside)


def note(app: App, keep: Callable[[], str]) -> None:
    """Keep something; what there is to tell of it is told."""
    try:
        app.tell(keep())
    except DataError as error:
        app.tell(str(error))


def _open(app: App, course: Course, among: Round, *, inside: bool) -> None:
    """Show an exercise, in the place of another if it comes after one."""
    scene = scenes.exercise_scene(app, course, among)
    if inside:
        app.switch(scene)
    else:
        app.push(scene)
