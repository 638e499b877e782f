"""What a lesson says beside its own words, in window and terminal alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.lessons.course import MOST, Course, Verdict
from cardtable.lessons.lesson import Lesson
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


SHOWN = 3  # cards that a picture of a trick has on each side
HIDDEN = ("draw", ".down", "p2.hand", "p3.hand", ".stock", "source")
"""How the names of places end where cards lie face down."""


def trick(lesson: Lesson) -> tuple[list[str], list[str]]:
    """What a picture of a lesson shows: the cards that are played, and those they are played on.

    Cards by their names, at most three and two; `""` is the back of a card.
    """
    steps = [step for step in lesson.all_steps if step.asks]
    moves = [(step, _cards(step.do[:1] or step.way)) for step in steps]
    if lesson.first:
        return _few(chain(*(cards[:1] for _, cards in moves)), SHOWN), []
    step, played = next(((one, cards) for one, cards in moves if cards), (lesson.all_steps[0], []))
    own = _few(played, SHOWN) if step.way and not step.do else played[:SHOWN]
    lies = (lesson.position or {}).get("zones", {})
    met = [one for one in _cards(step.others) if one not in own]
    for lit in step.light:
        if cards := _cards([f"light {lit}"]):
            met += [one for one in cards if one not in own]
        elif lit.endswith(HIDDEN):
            met.append("")
        elif not lit.startswith("p1."):
            met += _cards([f"light {lies.get(lit, '')}"])[-1:]
    met = _few((one for one in met if one not in own), SHOWN - 1)
    if own or any(met):
        return (own, met) if own else (met, [])
    every = chain(
        *(_cards([*one.others, f"light {' '.join(one.light)}"]) for one in lesson.all_steps)
    )
    return _few(every, SHOWN) or [""], []


def _cards(moves: Iterable[Move]) -> list[str]:
    named = chain.from_iterable(words(move) for move in moves)
    return [one.name for one in named if isinstance(one, Card)]


def _few(cards: Iterable[str], most: int) -> list[str]:
    return list(dict.fromkeys(cards))[:most]
