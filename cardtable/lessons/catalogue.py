"""Which lessons there are for a game, and in which order they are best taken."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.rules import Rules
from cardtable.files import DataError, Fault, load_rules
from cardtable.lessons.check import holds
from cardtable.lessons.lesson import Lesson, all_lessons


def lessons_of(game: str, problems: list[Fault] | None = None) -> list[Lesson]:
    """The lessons of a game, a guided first game before all others, else as they are written.

    What is wrong with files of lessons is added to `problems`.
    """
    found = [one for one in all_lessons(problems) if game_of(one) == game]
    return sorted(found, key=lambda one: not one.first)


def game_of(lesson: Lesson) -> str:
    """The id of a lesson's game; empty where its rules can't be read."""
    try:
        return load_rules(lesson.rules).game.ID
    except DataError:
        return ""


def held(lessons: Sequence[Lesson], rules: Rules) -> list[Lesson]:
    """Those that are true under these rules: the game's own, or a variant's."""
    if rules == load_rules(rules.game.ID):
        return list(lessons)
    low, high = rules.seats
    return [one for one in lessons if low <= one.seats <= high and holds(one, rules)]


def following(lesson: Lesson, variant: Rules | None = None) -> Lesson | None:
    """The lesson after this one, of those that hold in a variant."""
    found = lessons_of(game_of(lesson))
    found = held(found, variant) if variant is not None else found
    ids = [one.id for one in found]
    after = ids.index(lesson.id) + 1 if lesson.id in ids else len(ids)
    return found[after] if after < len(found) else None


def covering(rule: str, lessons: Sequence[Lesson]) -> Lesson | None:
    """The first lesson in which the learner makes use of a numbered rule."""
    found = (one for one in lessons if any(rule in step.covers for step in one.all_steps))
    return next(found, None)
