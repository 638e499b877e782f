"""An exercise at the table: a position, and a better move to be found; hints come in steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardtable.ai.worker import Worker
from cardtable.engine.notation import Move, Seat
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import Lesson
from cardtable.presenter.exercises import about, covering, why
from cardtable.presenter.reviews import words
from cardtable.table.app import App
from cardtable.table.scenes import learning
from cardtable.table.scenes.playing.lesson import LessonTable
from cardtable.table.scenes.playing.opponents import Thinker
from cardtable.table.scenes.practising import Round
from cardtable.table.widgets.guidepanel import Shown

ROWS = (("next",), ("show", "on"), ("practise",), ("again", "leave"))


class ExerciseTable(LessonTable):
    """The scene of an exercise."""

    rows: tuple[tuple[str, ...], ...] = ROWS

    def __init__(
        self, app: App, course: Course, among: Round, thinker: Callable[[], Thinker] = Worker
    ) -> None:
        self._among = among
        self._hints = 0
        self._over = False
        self._lesson: Lesson | None = None
        self._answer = ""
        super().__init__(app, course, thinker)

    # --- what the guide says ----------------------------------------------------------------------

    def _shown(self) -> Shown:
        shown, course = super()._shown(), self.course
        labels = {key: each for key, each in shown.labels.items() if key in ("on", "again")}
        labels["leave"] = words("try-back")
        if not course.done:
            labels |= {key: shown.labels[key] for key in ("next", "show")}
            labels["show"] = words("try-show" if self._hints > 1 else "try-hint")
        elif self._among.following is not None:
            labels["next"] = words("try-next")
        if course.done and self._lesson is not None:
            labels["practise"] = words("try-lesson", title=self._lesson.title)
        first = "next" if "next" in labels else "leave"
        return replace(shown, place=self._among.place, labels=labels, first=first)

    def done_words(self) -> str:
        stars = words("try-stars", count=self.course.stars)
        return f"{self._answer}\n\n{stars}" if self._answer else stars

    # --- the course of it -------------------------------------------------------------------------

    def play(self, seat: Seat, line: Move) -> bool:
        before, course = self._answer, self.course
        if not course.done and line in self.session.legal(seat) and course.verdict(line).taken:
            self._answer = self._praise(line)
            self._lesson = covering(line, self.data)
        if super().play(seat, line):
            return True
        self._answer = before
        return False

    def _praise(self, line: Move) -> str:
        move, reason = self.state.words_of(line), why(self.course, line, self.data)
        key = "try-because" if reason else "try-done"
        return words(key, move=move, reason=reason)

    def _follow(self) -> None:
        if self.course.done and not self._over:
            self._over = True
            self._among.ended(self.course)
        super()._follow()

    # --- what the solver can do -------------------------------------------------------------------

    def hint(self) -> None:
        """First what it is about, then why, then the move itself."""
        course, line = self.course, self.course.right()
        told = ""
        if line is not None and self._hints < 2:
            self._hints += 1
            told = words("try-about") if self._hints == 1 else why(course, line, self.data)
        if not told or line is None:
            super().hint()
            return
        course.hinted = True
        lit = about(course)
        course.steps = tuple(
            replace(one, light=lit) if one is course.step else one for one in course.steps
        )
        self.callouts.say(told, self.guide.rect)
        self.guide.say(self._shown())
        self.refresh()

    def press(self, key: str) -> None:
        if key == "practise" and self._lesson is not None:
            learning.learn(self.app, self.ui, self.rules, self._lesson)
        elif key == "next" and self.course.done and self._among.following is not None:
            self.closing()
            self._among.following()
        else:
            super().press(key)

    def leave_all(self) -> None:
        self.closing()
        self.app.pop()

    def keep(self) -> None:
        """What has been done is kept by whoever gave the exercise."""
