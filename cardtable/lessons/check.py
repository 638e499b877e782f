"""Which lessons a game has, in which order, and whether they hold under its rules.

Each is played, the right way and astray; also counted is how many of a game's numbered rules of
play its lessons make the learner use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from cardtable.engine.cards import Card
from cardtable.engine.facts import spoken
from cardtable.engine.notation import MoveError
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import expected
from cardtable.files import ENGLISH, DataError, Fault, load_rules, rules_page
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import LEARNER, Lesson, LessonStep, all_lessons

EXEMPT = (
    "The cards", "The table", "Words", "Before the game", "After the game",
    "House rules", "Powers", "Variants at this table", "Notation", "What you can see",
)  # fmt: skip
"""Sections of the rules pages whose numbers are no rules of play: set-up, words, notation, views.

Cunt-Soul's choosing and the like may be covered all the same; they need not be.
"""
ILLEGAL = 3
"""How many illegal lines are tried at every step."""


@dataclass(slots=True)
class Coverage:
    """How much of a game its lessons use."""

    lessons: int = 0
    steps: int = 0
    rules: list[str] = field(default_factory=list)
    """The numbers of its rules of play."""
    covered: list[str] = field(default_factory=list)
    """Those that some step covers."""
    failed: list[str] = field(default_factory=list)
    """What does not hold, a line each."""

    @property
    def missing(self) -> list[str]:
        """Rules of play that no step covers."""
        return [one for one in self.rules if one not in self.covered]

    @property
    def share(self) -> float:
        """The covered part of the rules of play."""
        return 1 - len(self.missing) / len(self.rules) if self.rules else 1.0


def coverage(lessons: Sequence[Lesson]) -> dict[str, Coverage]:
    """All lessons played, by the games' ids."""
    games: dict[str, Coverage] = {}
    for lesson in lessons:
        try:
            game = load_rules(lesson.rules).game
        except DataError as error:
            games.setdefault(lesson.rules, Coverage()).failed += _named(
                lesson, lesson.rules, error.faults
            )
            continue
        here = games.setdefault(game.ID, Coverage(rules=numbers_of_play(game.ID)))
        here.lessons += 1
        here.steps += len(lesson.all_steps)
        used = [number for step in lesson.all_steps for number in step.covers]
        here.covered += [each for each in here.rules if each in used and each not in here.covered]
        here.failed += _named(lesson, game.ID, faults(lesson))
    return games


def _named(lesson: Lesson, game: str, problems: Iterable[object]) -> list[str]:
    """Problems that each begin with the place of the lesson, its game and its id."""
    words = [f"{game}: {lesson.id}: {each}" for each in problems]
    return [str(Fault(each, lesson.path, lesson.line)) for each in words]


@cache
def numbers_of_play(game: str) -> list[str]:
    """The numbers of the rules of play on a game's page, in its order."""
    return [number for heading, number in _numbered(game) if heading not in EXEMPT]


def holds(lesson: Lesson, rules: Rules) -> bool:
    """Whether a lesson is meant for a variant of its game, and true in it."""
    own = load_rules(lesson.rules)
    if rules == own:
        return True
    if rules.game is not own.game or lesson.options:
        return False
    return (not lesson.only or rules.id in lesson.only) and not faults(lesson, rules)


def faults(lesson: Lesson, rules: Rules | None = None) -> list[str]:
    """What is wrong with a lesson, a line each, under its own rules or a variant's."""
    problems: list[str] = []
    try:
        course = Course(lesson, rules)
        game = course.rules.game.ID
        known = {number for _, number in _numbered(game)}
        problems += [
            f"covers: {spoken('errors.no-rule', number=number, game=game)}"
            for step in lesson.all_steps
            for number in step.covers
            if number not in known
        ]
        while not course.done:
            here = course.number
            for words in _at_step(course):
                problems.append(spoken("errors.in-step", number=here + 1, problem=words))
            if course.number == here:  # it leads nowhere
                break
    except DataError as error:
        ours = (lesson.id,)
        problems += [one.words if one.key == ours else str(one) for one in error.faults]
    except MoveError as error:  # what others play at a goal
        problems.append(f"others: {error}")
    return problems


def _at_step(course: Course) -> Iterator[str]:
    """Others' lines, what is lit, every way to go on; then the right one is taken."""
    step = course.step
    assert step is not None
    number = course.number
    course.play_others()
    yield from _lights(course, step)
    if step.asks or (step.otherwise and course.session.turn != LEARNER):
        yield from _answers(course, step)
    elif step.otherwise:
        yield f"otherwise: {spoken('errors.lesson-unasked')}"
    if step.do:
        accepted = course.accepted()
        yield from (each for line in accepted[1:] for each in _branch(course, line))
    yield from _right_way(course, step)
    if course.number == number:
        yield spoken("errors.no-way-on")
        return
    if step.expect:
        yield from (
            f"expect: {words}" for words in expected(course.session.state, dict(step.expect))
        )


def _lights(course: Course, step: LessonStep) -> Iterator[str]:
    state = course.session.state
    view = state.view(LEARNER)
    seen = {one.name for run in view.zones.values() for one in run if one is not None}
    verbs = {line.partition(" ")[0] for line in course.session.legal(LEARNER)}
    for name in step.light:
        if name not in state.zones and name not in state.seats and name not in seen | verbs:
            yield f"light: {spoken('errors.lesson-unseen', name=name)}"


def _answers(course: Course, step: LessonStep) -> Iterator[str]:
    """Every legal line is taken or answered; illegal ones are refused with a reason."""
    legal = course.session.legal(LEARNER)
    if not legal:
        yield f"do: {spoken('errors.lesson-idle', seat=LEARNER)}"
        return
    for pattern in step.do:
        if not any(course.means(pattern, line) for line in legal):
            moves = ", ".join(legal[:12])
            yield f"do: {spoken('errors.lesson-illegal', move=pattern, moves=moves)}"
    for pattern in step.otherwise:
        if not any(course.means(pattern, line) for line in legal if line not in course.accepted()):
            yield f"otherwise: {pattern}: {spoken('errors.lesson-no-other')}"
    for line in step.illegal:
        if not course.session.explain(f"{LEARNER} {line}"):
            yield f"illegal: {spoken('errors.scenario-accepted', move=line)}"
    for line in _illegal(course):
        if not course.session.explain(f"{LEARNER} {line}"):
            yield spoken("errors.scenario-unexplained", move=line)


def _illegal(course: Course) -> list[str]:
    """Some lines that can't be played: other cards with the same verbs."""
    state = course.session.state
    legal = set(course.session.legal(LEARNER))
    view = state.view(LEARNER)
    cards = [one for run in view.zones.values() for one in run if isinstance(one, Card)]
    verbs = dict.fromkeys(line.partition(" ")[0] for line in legal)
    tried = (f"{verb} {one.name}" for one in cards for verb in verbs)
    problems: list[str] = []
    for line in tried:
        if line not in legal and not any(each.startswith(f"{line} ") for each in legal):
            problems.append(line)
        if len(problems) == ILLEGAL:
            break
    return problems


def _branch(course: Course, line: str) -> Iterator[str]:
    """Whether the lesson goes on after another line that the step takes, too."""
    other = Course(course.lesson, course.rules, course.name, course.history)
    other.play_others()
    try:
        other.session.play(f"{LEARNER} {line}")
        other.played(f"{LEARNER} {line}")
        while not other.done:
            other.finish()
    except (DataError, MoveError) as error:
        yield spoken("errors.lesson-after", move=line, why=str(error))


def _right_way(course: Course, step: LessonStep) -> Iterator[str]:
    """Go to the step's end; a goal must not be reached before its way is."""
    if step.goal is not None:
        if course.reached(step):
            yield f"goal: {spoken('errors.lesson-reached')}"
        par = step.par or len(step.way)
        if len(step.way) > par + 2:
            yield f"way: {spoken('errors.lesson-par', count=len(step.way), par=par)}"
    course.finish()


@cache
def _numbered(game: str) -> tuple[tuple[str, str], ...]:
    """Every numbered rule of a page, with the heading that it stands under."""
    heading, numbers = "", []
    prefix = load_rules(game).game.RULE
    for line in rules_page(game, tongue=ENGLISH).splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
        elif rule := re.match(rf"\*\*({prefix}-[0-9]+)\*\*", line):
            numbers.append((heading, rule[1]))
    return tuple(numbers)


def lessons_of(game: str, problems: list[Fault] | None = None) -> list[Lesson]:
    """The lessons of a game, a guided first game before all others, else as they are written.

    What is wrong with files of lessons is added to `problems`.
    """
    lessons = [lesson for lesson in all_lessons(problems) if game_of(lesson) == game]
    return sorted(lessons, key=lambda lesson: not lesson.first)


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
    return [lesson for lesson in lessons if low <= lesson.seats <= high and holds(lesson, rules)]


def following(lesson: Lesson, variant: Rules | None = None) -> Lesson | None:
    """The lesson after this one, of those that hold in a variant."""
    lessons = lessons_of(game_of(lesson))
    lessons = held(lessons, variant) if variant is not None else lessons
    ids = [there.id for there in lessons]
    after = ids.index(lesson.id) + 1 if lesson.id in ids else len(ids)
    return lessons[after] if after < len(lessons) else None


def covering(rule: str, lessons: Sequence[Lesson]) -> Lesson | None:
    """The first lesson in which the learner makes use of a numbered rule."""
    about = (each for each in lessons if any(rule in step.covers for step in each.all_steps))
    return next(about, None)
