"""Lesson files: `rules/lessons/<game>.yaml` and the player's own, each a list of lessons.

In what people read, players are `p1`, `p2` and cards are notation, `10H`, as in the engine's own
words; whoever shows them puts in names and suits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cardtable.engine.clean import quoted
from cardtable.engine.facts import Fact, Value, spoken
from cardtable.engine.notation import Move, Seat
from cardtable.engine.rules import id_mistake, is_id
from cardtable.engine.scenario import check_expected
from cardtable.engine.schema import ALONE, SHORT, Place
from cardtable.files import (
    LESSONS,
    DataError,
    Fault,
    is_shipped,
    own_files,
    own_rules_folder,
    read_list,
    read_once,
    rules_folders,
    text,
)
from cardtable.session import Session

LEARNER: Seat = "p1"
LONGEST = 40
"""The words of one step that can be read at a glance."""

Lines = Annotated[tuple[Move, ...], ALONE]


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be brought about; of several things all of them."""

    played: Lines = ()
    """A line of the learner's, or a pattern such as `scuttle *`; one of them is enough."""
    happened: str = ""
    """Something that the game tells, by its own word: `burned`."""
    expect: Mapping[str, Any] = field(default_factory=dict)
    """What holds then, written as in a scenario."""
    at_once: bool = False
    """Whether it has to be so before another player moves."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, shown or asked for."""

    say: str
    how: str = ""
    """How that is done by hand, or what a mark means: said after `say`, in the window only.

    Somebody who plays by keys is told the keys instead, where a move takes more than one.
    """
    light: Annotated[tuple[str, ...], SHORT] = ()
    """Zones, cards, seats, or the verbs of buttons: what the words are about."""
    others: Lines = ()
    """What the other seats play first; a line of chance follows the line that calls for it.

    Where there is a goal: what they play whenever they are to move, the first that is legal;
    of the seat that is named, or of any.
    """
    do: Lines = ()
    """The lines meant, the best first; a pattern such as `points *` stands for several."""
    any: bool = False
    """Every legal line will do."""
    goal: Goal | None = None
    """Play on until this is so."""
    way: Lines = ()
    """The learner's lines that reach the goal."""
    par: int = 0
    """In how many moves that can be done; nought: as many as `way` has."""
    within: int = 0
    """After how many moves the goal counts as missed; nought: three more than `par`."""
    otherwise: Mapping[str, str] = field(default_factory=dict)
    """What is said to other legal lines, by pattern. At a goal, these lines are not taken.

    Where nothing is asked for: to lines out of turn, such as a wrong `stop`.
    """
    covers: Annotated[tuple[str, ...], SHORT] = ()
    """The numbers of the rules that the learner makes use of here."""
    illegal: Lines = ()
    """Lines of the learner's that the rules forbid here: for the check alone."""
    expect: Mapping[str, Any] = field(default_factory=dict)
    """What holds after the step, written as in a scenario: for the check alone."""

    @property
    def shown(self) -> str:
        """All that the window says."""
        return self.with_how(self.how)

    def with_how(self, how: str) -> str:
        """Its words, and how it is done."""
        return f"{self.say} {how}".strip()

    @property
    def asks(self) -> bool:
        """Whether the learner has to move."""
        return bool(self.do) or self.any or self.goal is not None


@dataclass(frozen=True, slots=True)
class _Deal:
    seed: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a position or a deal, and what is done from there on, step by step."""

    id: str
    title: str
    rules: str
    """The id of a rules file."""
    steps: tuple[LessonStep, ...] = ()
    about: str = ""
    """What it teaches, in a line."""
    seats: int = 2
    minutes: int = 2
    first: bool = False
    """Whether this is a guided first game, offered before the first game of its kind."""
    only: Annotated[tuple[str, ...], SHORT] = ()
    """The variants that it is for besides `rules`; none: all in which it holds."""
    deal: _Deal | None = None
    position: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    say: str = ""
    """A lesson of one step may be written without `steps`: what the step holds stands here."""
    how: str = ""
    light: Annotated[tuple[str, ...], SHORT] = ()
    others: Lines = ()
    goal: Goal | None = None
    way: Lines = ()
    par: int = 0
    within: int = 0
    otherwise: Mapping[str, str] = field(default_factory=dict)
    covers: Annotated[tuple[str, ...], SHORT] = ()

    learner: Seat = field(default=LEARNER, metadata={"key": None})
    """Whose moves are asked for: another seat only in what isn't read from a file."""
    begun: Callable[[], Session] | None = field(default=None, metadata={"key": None}, compare=False)
    """Where it isn't read from a file: gives the game at its beginning."""
    path: Path | None = field(default=None, metadata={"key": None}, compare=False)
    line: int = field(default=0, metadata={"key": None}, compare=False)
    """Where it is written."""

    def fault(self, key: str, **about: Value) -> Fault:
        """Something that is wrong with it, by its message of `errors.ftl`."""
        return Fault(Fact(f"errors.{key}", about), self.path, self.line, key=(self.id,))

    @property
    def all_steps(self) -> tuple[LessonStep, ...]:
        """The steps, written singly or not."""
        if self.steps:
            return self.steps
        alone = LessonStep(
            self.say, self.how, self.light, self.others, goal=self.goal, way=self.way, par=self.par,
            within=self.within, otherwise=self.otherwise, covers=self.covers,
        )  # fmt: skip
        return (alone,)

    @property
    def moves(self) -> int:
        """How many moves of the learner's the right way has."""
        asked = [step for step in self.all_steps if step.asks]
        return sum((step.par or len(step.way)) if step.goal else 1 for step in asked)


def lesson_files() -> tuple[list[Path], list[Fault]]:
    """Every file of lessons, those of games before the player's own; and what else lies there."""
    own, passed = own_files(own_rules_folder() / LESSONS)
    given = [path for folder in rules_folders() for path in own_files(folder / LESSONS)[0]]
    return [*given, *own], passed


def all_lessons(problems: list[Fault] | None = None) -> list[Lesson]:
    """Every lesson that can be read. What is wrong with the others is added to `problems`."""
    lessons: dict[str, Lesson] = {}
    paths, passed = lesson_files()
    for path in paths:
        try:
            read = read_once(read_lessons, path)
        except DataError as error:
            if problems is not None:
                problems += error.faults
            continue
        for lesson in read:
            if lesson.id not in lessons:
                lessons[lesson.id] = lesson
            elif problems is not None:
                twice = Fact("errors.lesson-twice", {"id": lesson.id})
                problems.append(Fault(twice, path, lesson.line))
    if problems is not None:
        problems += passed
    return list(lessons.values())


def find_lesson(id: str) -> Lesson:
    """The lesson of that id. Raises DataError where there is none."""
    lessons = {one.id: one for one in all_lessons()}
    if id not in lessons:
        raise DataError(Fault(Fact("errors.no-lesson", {"id": quoted(id)})))
    return lessons[id]


def read_lessons(path: Path) -> list[Lesson]:
    """The lessons of a file. DataError names everything that is wrong, with line and key."""

    def mistakes(lessons: list[Lesson]) -> Iterator[tuple[Place, str]]:
        for number, lesson in enumerate(lessons):
            yield from (((number, *key), words) for key, words in _mistakes(lesson))

    found = read_list(path, Lesson, "lessons", mistakes)
    lessons = [replace(one, path=path, line=line) for one, line in found]
    said = partial(text, f"lessons/{path.stem}")
    return [in_words(each, said) for each in lessons] if is_shipped(path) else lessons


def in_words(lesson: Lesson, said: Callable[[str, str], str]) -> Lesson:
    """A lesson whose texts are what `said` makes of each, given its key and itself.

    The keys count steps from 1: `cuttle-first-game-2-how`.
    """

    def step(number: int, one: Lesson | LessonStep) -> dict[str, Any]:
        key = f"{lesson.id}-{number}"
        answers = enumerate(one.otherwise.items(), 1)
        return {
            "say": said(key, one.say) if one.say else "",
            "how": said(f"{key}-how", one.how) if one.how else "",
            "otherwise": {
                line: said(f"{key}-otherwise-{place}", words) for place, (line, words) in answers
            },
        }

    about: dict[str, Any] = {} if lesson.steps else step(1, lesson)
    return replace(
        lesson,
        title=said(f"{lesson.id}-title", lesson.title),
        about=said(f"{lesson.id}-about", lesson.about) if lesson.about else "",
        steps=tuple(replace(one, **step(n, one)) for n, one in enumerate(lesson.steps, 1)),
        **about,
    )


def _mistakes(lesson: Lesson) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """What is of the right kinds, and wrong all the same."""
    if mistake := id_mistake(lesson.id):
        yield ("id",), mistake
    if not is_id(lesson.rules):
        yield ("rules",), spoken("errors.no-rules-of", name=quoted(lesson.rules))
    if (lesson.deal is None) == (lesson.position is None):
        yield (), spoken("errors.position-or-deal")
    if bool(lesson.steps) == bool(lesson.say or lesson.goal):
        yield (), spoken("errors.lesson-steps")
    for number, step in enumerate(lesson.all_steps):
        place: tuple[str | int, ...] = ("steps", number) if lesson.steps else ()
        if not step.say.strip():
            yield (*place, "say"), spoken("errors.empty")
        if (count := len(step.shown.split())) > LONGEST:
            how = "yes" if step.how else "no"
            many = spoken("errors.lesson-words", how=how, count=count, most=LONGEST)
            yield (*place, "say"), many
        yield from _unmeant((*place, "expect"), step.expect)
        if sum((bool(step.do), step.any, step.goal is not None)) > 1:
            yield place, spoken("errors.lesson-asks")
        if step.goal is not None:
            yield from _aimless(place, step.goal, step.way)


def _aimless(
    place: tuple[str | int, ...], goal: Goal, way: Lines
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    yield from _unmeant((*place, "goal", "expect"), goal.expect)
    if not way:
        yield place, spoken("errors.lesson-way")
    if not (goal.played or goal.happened or goal.expect):
        yield (*place, "goal"), spoken("errors.lesson-goal")


def _unmeant(
    place: tuple[str | int, ...], expect: Mapping[str, Any]
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    try:
        check_expected(dict(expect))
    except ValueError as error:
        yield place, str(error)
