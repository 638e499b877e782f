"""One's own mistakes, and puzzles: the page that lists them, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from cardtable.ai.review import Decision, write_decision
from cardtable.engine.record import Record
from cardtable.engine.rules import Rules
from cardtable.files import DataError, load_rules, rules_of_record
from cardtable.files.days import load_days, note_puzzle
from cardtable.files.mistakes import AFTER, Mistake, note_mistakes, tried
from cardtable.lessons.course import MOST, Course
from cardtable.presenter.exercises import PuzzleCourse, before, lesson_of, puzzle_lesson
from cardtable.presenter.layoutfile import laid_out
from cardtable.presenter.reviews import review_words
from cardtable.presenter.today import all_games, dated, today, told
from cardtable.puzzles.puzzle import Puzzle, puzzles_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes import unfinished
from cardtable.table.scenes.lessons import learner
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Panel, Row
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.ui import Widget


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
            data = laid_out(rules)
            course = Course(lesson_of(one, data), rules)
    if skipped := number - first - (course is not None):
        app.tell(review_words("try-skipped", count=skipped))
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
    place = review_words("try-place", number=number, count=len(mistakes))
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
    place = review_words("try-place", number=number + 1, count=len(puzzles))
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


# ------------------------------------------------------------------ the page of puzzles


WIDE = 100  # of a button, at scale 1


class PuzzlesPage(Page):
    """The puzzles of one game."""

    def __init__(self, app: App, game: str = "") -> None:
        self._games = [one for one in all_games() if puzzles_of(one)]
        self._game = game if game in self._games else next(iter(self._games), "")
        super().__init__(app)

    def build(self) -> Widget:
        found, earned = puzzles_of(self._game), load_days().puzzles
        polite = self.app.settings.polite
        names = [(unfinished.known(one, polite=polite)[0], one) for one in self._games]
        solved = sum(one.id in earned for one in found)
        parts: list[Widget] = [
            Label(told("of-game", solved=solved, count=len(found)), "small", soft=True)
        ]
        for kind in dict.fromkeys(one.kind for one in found):
            parts.append(Label(told("kind", kind=kind), "subheading"))
            these = [n for n, one in enumerate(found) if one.kind == kind]
            parts.append(Row(*(self._button(found, n, earned) for n in these), gap=8))
        if not found:
            parts = [Label(told("no-puzzle"), soft=True)]
        choice = [Segmented(names, self._game, self._turn_to)] if len(names) > 1 else []
        return self.headed(
            told("puzzles"), *choice, Panel(Column(*parts, gap=8), pad=18), widest=960
        )

    def _button(self, found: list[Puzzle], number: int, earned: Mapping[str, int]) -> Button:
        one = found[number]
        stars = earned.get(one.id, 0)
        tip = told("puzzle-tip", kind=told("kind", kind=one.kind), stars=one.stars, earned=stars)
        go = partial(solve, self.app, found, number)
        button = Button(f"{number + 1}", go, tip=tip, tall=44, wide=WIDE)
        button.second = "★" * stars + "☆" * (3 - stars) if stars else "•" * one.stars
        return button

    def _turn_to(self, game: str) -> None:
        self._game = game
        self.rebuild()

    def enter(self) -> None:
        self.rebuild()
        super().enter()
