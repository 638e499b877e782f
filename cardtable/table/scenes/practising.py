"""One's own mistakes at the table, one after the other; what was done right comes back later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from cardtable.ai.review import Decision, write_decision
from cardtable.engine.record import Record
from cardtable.engine.rules import Rules
from cardtable.files import DataError, rules_of_record
from cardtable.files.mistakes import AFTER, Mistake, note_mistakes, tried
from cardtable.lessons.course import MOST, Course
from cardtable.presenter.exercises import before, lesson_of
from cardtable.presenter.reviews import words
from cardtable.presenter.tablefile import table_of
from cardtable.table import scenes
from cardtable.table.app import App


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
    today = datetime.now(UTC).date()
    due = today.fromordinal(today.toordinal() + AFTER[0])
    return [
        Mistake(before(record, rules, one.step), write_decision(one), due)
        for one in decisions
        if one.label
    ]


def practise(
    app: App, mistakes: Sequence[Mistake], number: int = 0, *, inside: bool = False
) -> None:
    """Open the exercise of that number; from there it goes on to the next."""
    one = mistakes[number]
    rules = rules_of_record(one.record)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)

    def ended(course: Course) -> None:
        today = datetime.now(UTC).date()
        try:
            note_mistakes([one])
            tried(one.id, today, right=course.stars == MOST)
        except DataError as error:
            app.trouble = str(error)

    def following() -> None:
        practise(app, mistakes, number + 1, inside=True)

    more = number + 1 < len(mistakes)
    place = words("try-place", number=number + 1, count=len(mistakes))
    course = Course(lesson_of(one, data), rules)
    scene = scenes.exercise_scene(app, course, Round(place, ended, following if more else None))
    if inside:
        app.switch(scene)
    else:
        app.push(scene)
