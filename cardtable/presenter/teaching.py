"""What a lesson says beside its own words, in window and terminal alike."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.notation import Move
from cardtable.lessons.course import MOST, Course, Verdict


def astray(course: Course, verdict: Verdict, words_of: Callable[[Move], str]) -> str:
    """The answer to a legal line that is not the one meant."""
    if verdict.words:
        return verdict.words
    right = course.right()
    if right is None:
        return "First read what is said here, and go on."
    return f"You could do that, but not in this lesson. Meant here: {words_of(right)}."


def missed() -> str:
    """What is said when a goal can't be reached any more."""
    return "Not this time. Try it again from here."


def place(course: Course, *, resumed: bool = False) -> str:
    """Which step of how many; `resumed` where it was left there the last time."""
    if course.done:
        return "Done"
    told = f"{course.number + 1} of {len(course.steps)}"
    return f"{told}, where you left off" if resumed else told


def done(course: Course) -> str:
    """The stars that a lesson has earned, and how there would be more."""
    more = []
    if course.skips:
        more.append("Every move that you make yourself, without Skip, earns one more star.")
    if course.hinted:
        more.append("Without Show me you earn one more star.")
    if course.moved > course.lesson.moves:
        goal = any(step.goal for step in course.steps)
        told = f"In {course.lesson.moves} moves" if goal else "With every move right at once"
        more.append(f"{told} you earn one more star.")
    return " ".join([f"You have earned {stars(course.stars)}.", *more])


def stars(number: int) -> str:
    """Stars in words: they must not be told by pictures alone."""
    return f"{number} of {MOST} stars"
