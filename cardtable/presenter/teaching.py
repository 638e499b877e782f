"""What a lesson says beside its own words, in window and terminal alike."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.notation import Move
from cardtable.lessons.course import MOST, Course, Verdict
from cardtable.presenter.phrases import wording


def astray(course: Course, verdict: Verdict, words_of: Callable[[Move], str]) -> str:
    """The answer to a legal line that is not the one meant."""
    if verdict.words:
        return verdict.words
    right = course.right()
    if right is None:
        return wording("table.guide-read-first")
    return wording("table.guide-astray", right=words_of(right))


def missed() -> str:
    """What is said when a goal can't be reached any more."""
    return wording("table.guide-missed")


def place(course: Course, *, resumed: bool = False) -> str:
    """Which step of how many; `resumed` where it was left there the last time."""
    if course.done:
        return wording("table.guide-done")
    told = wording("table.guide-place", number=course.number + 1, count=len(course.steps))
    return wording("table.guide-place-resumed", place=told) if resumed else told


def done(course: Course) -> str:
    """The stars that a lesson has earned, and how there would be more."""
    more = []
    if course.skips:
        more.append(wording("table.guide-more-unskipped"))
    if course.hinted:
        more.append(wording("table.guide-more-unhinted"))
    if course.moved > course.lesson.moves:
        goal = any(step.goal for step in course.steps)
        key = "table.guide-more-in-moves" if goal else "table.guide-more-right-at-once"
        more.append(wording(key, count=course.lesson.moves))
    return " ".join([wording("table.guide-earned", stars=stars(course.stars)), *more])


def stars(number: int) -> str:
    """Stars in words: they must not be told by pictures alone."""
    return wording("table.guide-stars", number=number, count=MOST)
