"""A lesson while it is played: which step it is at, what is meant, and what others do.

The course owns the session. Whoever shows it asks `verdict` before a line of the learner's is
played, plays what is `due`, and tells `played` of every line that the session has taken.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Self

from cardtable.engine.chance import ACTOR
from cardtable.engine.events import Said
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Move, MoveError, split_actor
from cardtable.engine.position import read_position
from cardtable.engine.record import usual_name
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import expected
from cardtable.files import DataError, Fault, load_rules
from cardtable.files.progress import Progress
from cardtable.lessons.lesson import Goal, Lesson, LessonStep
from cardtable.players import Player, computers
from cardtable.session import Session

MOST = 3  # stars that a lesson can earn
SPARE = 3
"""How many moves more than `par` may be tried at a goal, where the lesson doesn't say."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a course says to a line of the learner's before it is played."""

    taken: bool
    words: str = ""
    """Why another line is meant; may be empty."""


class Course:
    """One lesson being played."""

    def __init__(
        self, lesson: Lesson, rules: Rules | None = None, name: str = "",
        history: Sequence[Sequence[Move]] = (),
    ) -> None:  # fmt: skip
        """`rules` may be a variant's. `history` has the lines of the steps already done.

        Raises DataError where the lesson can't begin, or can't come that far.
        """
        self.lesson = lesson
        self.rules = rules or load_rules(lesson.rules, lesson.options)
        self.name = name or usual_name()
        self.steps = lesson.all_steps
        self.session = self._sit_down()
        self.number = 0
        """Which step it is at; the number of steps once it is done."""
        self.history: list[list[Move]] = []
        """The learner's lines in each of the steps done."""
        self.lines: list[Move] = []
        """The same, in this step."""
        self.hinted = False
        """Whether it was shown what to do."""
        self.skips: frozenset[int] = frozenset()
        """The steps, from 0, whose moves were made for the learner."""
        self.astray = 0
        """How often another line was tried than the one meant."""
        self._due: deque[str] = deque()
        self._since = 0
        self._check_others()
        self._enter(0)
        for lines in history:
            self.finish(lines)

    # ------------------------------------------------------------------ looking

    @property
    def step(self) -> LessonStep | None:
        """The present step; None once the lesson is done."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def done(self) -> bool:
        """Whether every step has been gone through."""
        return self.number >= len(self.steps)

    @property
    def asks(self) -> bool:
        """Whether it is the learner who has to do something at the table now."""
        step = self.step
        return step is not None and step.asks and not self.waits and not self.failed

    @property
    def waits(self) -> bool:
        """Whether others have to move first."""
        return self.due() is not None

    @property
    def failed(self) -> bool:
        """Whether the goal can't be reached any more, or has taken too long."""
        step = self.step
        if step is None or step.goal is None or self.reached(step):
            return False
        par = step.par or len(step.way)
        missed = len(self.lines) >= (step.within or par + SPARE)
        return self.session.over or missed or self._late(step.goal)

    @property
    def solved(self) -> bool:
        """Whether nothing is left to be done; there may be something left to be read."""
        return not any(step.asks for step in self.steps[self.number :])

    @property
    def stars(self) -> int:
        """What a lesson that is solved has earned: three, less what help has cost.

        Hints cost one, moves beyond par another, and so does every step that was skipped. One star
        is left to a learner who has made any move; none where all were skipped.
        """
        asked = {number for number, step in enumerate(self.steps) if step.asks}
        if asked and asked <= self.skips:
            return 0
        lost = self.hinted + (self.moved > self.lesson.moves) + len(self.skips)
        return max(1, MOST - lost)

    @property
    def progress(self) -> Progress:
        """What is to be kept of it, where it is left now."""
        if self.solved:
            return Progress(self.stars)
        return Progress(0, tuple(map(tuple, self.history)), self.hinted, tuple(sorted(self.skips)))

    def resume(self, before: Progress) -> None:
        """Count the help that there was before it was left the last time."""
        self.hinted, self.skips = before.hinted, frozenset(before.skipped)

    @property
    def moved(self) -> int:
        """How many moves the learner has made in the steps done, or tried in vain."""
        return self.astray + sum(map(len, self.history))

    def due(self) -> str | None:
        """The line that somebody else plays next, its seat first; None while nobody does."""
        if self._due:
            seat, move = self.session.state.parse(self._due[0])
            return f"{seat} {move}"
        step, turn = self.step, self.session.turn
        if step is None or step.goal is None or turn in {None, self.lesson.learner}:
            return None
        if self.reached(step) or self._late(step.goal):
            return None
        legal = self.session.legal()
        lines = (self.session.state.parse(line) for line in step.others)
        move = next((move for seat, move in lines if seat == turn and move in legal), "")
        if not move:
            move = self.session.fallback_line(random.Random(self.session.step_count))
        return f"{turn} {move}"

    def foretell(self) -> None:
        """Call this before a line that was `due` is played: chance then decides as written."""
        rest = list(self._due)[1:]
        lines = []
        for line in rest:
            if not line.startswith(ACTOR):
                break
            lines.append(line)
        self.session.foretell(lines)

    def right(self) -> Move | None:
        """A line that the step means, now; None where it means none, or there is no way left."""
        step = self.step
        if step is None or not self.asks:
            return None
        if step.goal is not None:
            done = len(self.lines)
            if list(self._lines(step.way[:done])) != self.lines or done >= len(step.way):
                return None
            return self._lines(step.way)[done]
        legal = self.session.legal(self.lesson.learner)
        if step.any:
            return next(iter(legal), None)
        return next(
            (line for line in legal for each in step.do[:1] if self.means(each, line)), None
        )

    def accepted(self) -> list[Move]:
        """Every legal line that the step takes."""
        return [one for one in self.session.legal(self.lesson.learner) if self.verdict(one).taken]

    def verdict(self, move: Move) -> Verdict:
        """Whether a line of the learner's is what is meant. One that is illegal is let through."""
        here, step = self.step, self._asking()
        if here is not None and not here.asks and not self.waits and self._reply(here, move):
            step = here  # a line out of turn, while something is told
        if step is None:
            return Verdict(taken=False)
        if self.session.explain(f"{self.lesson.learner} {move}"):
            return Verdict(taken=True)  # the game itself says why it can't be
        move = self._lines([move])[0]
        if step.any or any(self.means(each, move) for each in step.do):
            return Verdict(taken=True)
        words = self._reply(step, move)
        return Verdict(taken=step.goal is not None and not words, words=words)

    def reached(self, step: LessonStep) -> bool:
        """Whether the goal of the present step is reached."""
        goal = step.goal
        assert goal is not None
        if goal.played and not any(self.means(p, line) for p in goal.played for line in self.lines):
            return False
        if goal.happened and goal.happened not in self._told():
            return False
        return not (goal.expect and expected(self.session.state, dict(goal.expect)))

    def means(self, pattern: str, move: Move) -> bool:
        """Whether a line is one that a step's pattern, or line, stands for."""
        if any(sign in pattern for sign in "*?"):
            return fnmatchcase(move, pattern)
        return self._lines([pattern])[0] == move

    # ------------------------------------------------------------------ going on

    def played(self, line: str) -> None:
        """The session has taken this line, its seat first."""
        if self._due and self._was_due(line):
            self._due.popleft()
            while self._due and self._due[0].startswith(ACTOR):
                self._due.popleft()
            return
        seat, move = split_actor(line)
        if seat == self.lesson.learner:
            while self.step is not None and not self.step.asks:  # read by doing
                self._enter(self.number + 1)
            self.lines.append(move)
        step = self.step
        if step is None:
            return
        if self.reached(step) if step.goal is not None else seat == self.lesson.learner:
            self._enter(self.number + 1)

    def play_others(self) -> None:
        """Play at once what others do before the learner's move. Raises DataError."""
        while (line := self.due()) is not None:
            self._play(line)

    def finish(self, moves: Sequence[Move] = ()) -> None:
        """Play the present step to its end: with these moves of the learner's, or the right ones.

        Raises DataError where that doesn't lead on.
        """
        number = self.number
        step = self.step
        if step is None:
            return
        rest = deque(moves)
        while self.number == number:
            if (line := self.due()) is not None:
                self._play(line)
            elif not step.asks:
                self.next()
            else:
                move = rest.popleft() if rest else self.right()
                if move is None:
                    raise DataError(self._fault(spoken("errors.no-way-on")))
                self._play(f"{self.lesson.learner} {self._lines([move])[0]}")

    def strayed(self) -> None:
        """Another line was tried than the one meant."""
        self.astray += 1

    def next(self) -> None:
        """What was said has been read."""
        if self.step is not None and not self.step.asks and not self.waits:
            self._enter(self.number + 1)

    def skipped(self) -> Self:
        """The same lesson after this step, which is done for the learner; others' moves too."""
        course = self.earlier(self.number, also=[[]])
        if self.step is not None and self.step.asks:
            course.skips |= {self.number}
        return course

    def earlier(self, number: int, also: Sequence[Sequence[Move]] = ()) -> Self:
        """The same lesson at the beginning of a step, in a session of its own."""
        course = self.anew([*self.history[:number], *also])
        course.hinted, course.skips, course.astray = self.hinted, self.skips, self.astray
        return course

    def anew(self, history: Sequence[Sequence[Move]] = ()) -> Self:
        """The same course from its beginning, with nothing counted against the learner."""
        return type(self)(self.lesson, self.rules, self.name, history)

    # ------------------------------------------------------------------ within

    def _sit_down(self) -> Session:
        lesson = self.lesson
        if lesson.begun is not None:
            return lesson.begun()
        names = computers([self.name])[: lesson.seats - 1]
        players = [Player(self.name), *(Player(name, "bot", "easy") for name in names)]
        try:
            if lesson.deal is not None:
                return Session.new(self.rules, players, lesson.deal.seed)
            state = read_position(self.rules, lesson.seats, dict(lesson.position or {}))
        except ValueError as error:
            raise DataError(lesson.fault("no-beginning", why=str(error))) from error
        return Session.at(self.rules, players, state)

    def _check_others(self) -> None:
        """Raise DataError where what others do isn't written as a move of the game."""
        for number, step in enumerate(self.steps, 1):
            for place, line in enumerate(step.others):
                if line.startswith(ACTOR) and place and step.goal is None:
                    continue
                try:
                    seat, _ = self.session.state.parse(line)
                    unknown = spoken("errors.no-seat", seat=str(seat))
                    problem = "" if seat in self.session.seats else unknown
                except MoveError as error:
                    problem = str(error)
                if problem:
                    where = f"others: {line}: {problem}"
                    raise DataError(self.lesson.fault("in-step", number=number, problem=where))

    def _enter(self, number: int) -> None:
        if number > self.number:
            self.history.append(self.lines)
        self.number, self.lines = number, []
        self._since = self.session.step_count
        step = self.step
        self._due = deque(step.others if step is not None and step.goal is None else ())

    def _asking(self) -> LessonStep | None:
        """The step whose move is asked for: reading on is done by playing, too."""
        if self.waits or self.failed:
            return None
        for step in self.steps[self.number :]:
            if step.asks:
                return step if step is self.step or not step.others else None
            if step is not self.step and step.others:
                return None
        return None

    def _late(self, goal: Goal) -> bool:
        """Whether it is another player's move, though the goal had to be reached before that."""
        return goal.at_once and bool(self.lines) and self.session.turn != self.lesson.learner

    def _reply(self, step: LessonStep, move: Move) -> str:
        """What a step says to a line that it does not mean."""
        words = (say for each, say in step.otherwise.items() if self.means(each, move))
        return next(words, "")

    def _play(self, line: str) -> None:
        self.foretell()
        try:
            self.session.play(line)
        except MoveError as error:
            raise DataError(self._fault(f"{line}: {error}")) from error
        self.played(line)

    def _fault(self, problem: str) -> Fault:
        """Something that is wrong with the present step."""
        return self.lesson.fault("in-step", number=self.number + 1, problem=problem)

    def _was_due(self, line: str) -> bool:
        """Whether a line just played, its seat first, is the next one written, which may name none.

        By now it may be another seat's turn, so the session can't say whose line it was.
        """
        seat, move = split_actor(line)
        wanted, written = split_actor(self._due[0])
        return wanted in {None, seat} and self._lines([written])[0] == move

    def _told(self) -> set[str]:
        steps = self.session.events_for(self.lesson.learner, self._since)
        return {event.word for events in steps for event in events if isinstance(event, Said)}

    def _lines(self, lines: Sequence[Move]) -> list[Move]:
        """Lines in their canonical form; what is no line stays as it is."""
        moves = []
        for line in lines:
            try:
                moves.append(
                    self.session.state.parse(f"{self.lesson.learner} {split_actor(line)[1]}")[1]
                )
            except MoveError:
                moves.append(line)
        return moves
