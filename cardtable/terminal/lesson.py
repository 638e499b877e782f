"""A lesson at the text table: what it says between the moves, and what it answers to them."""

from __future__ import annotations

from cardtable.engine.notation import Move, MoveError, Seat, split_actor
from cardtable.files import DataError
from cardtable.files.progress import note_lesson
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import LEARNER
from cardtable.presenter.phrases import wording
from cardtable.presenter.teaching import astray, missed, stars
from cardtable.presenter.words import line_words, problem_words, readable
from cardtable.terminal.console import Screen
from cardtable.terminal.presence import LETTERS, Quit, question
from cardtable.terminal.table import TextTable, Think, commands

HELP = {
    "show": "terminal.lesson-show",
    "skip": "terminal.lesson-skip",
    "back": "terminal.lesson-back",
    "again": "terminal.lesson-again",
}


class TextLesson(TextTable):
    """One lesson, and then, if the learner likes, the rest of the game."""

    def __init__(
        self, course: Course, think: Think, screen: Screen, *, polite: bool = False
    ) -> None:
        self.course = course
        super().__init__(course.session, think, screen, polite=polite)
        self._said = -1
        """The step whose words were said last."""
        self._commands |= {
            "show": lambda _: self._show(),
            "skip": lambda _: self._take(self.course.skipped()),
            "back": lambda _: self._take(self.course.earlier(max(0, self.course.number - 1))),
            "again": lambda _: self._take(self.course.earlier(0)),
        }

    def run(self) -> None:
        """Play the lesson, and go on from there if that is wanted."""
        lesson = self.course.lesson
        self.say(lesson.title if lesson.title.endswith(("?", "!")) else f"{lesson.title}.")
        if lesson.about:
            self.say(lesson.about)
        self.say(wording("terminal.lesson-how"))
        self._welcome()
        try:
            while not self.course.done:
                self._go_on()
            self._solved()
            if not self.session.over and self._wants_more():
                self._play_out()
            elif self.session.over:
                self._result()
        except (Quit, EOFError, KeyboardInterrupt):
            self._note()
            self.say()
            self.say(wording("terminal.lesson-later"))

    def _go_on(self) -> None:
        """One thing at a time: words, somebody else's move, or the learner's."""
        course = self.course
        line = course.due()
        if line is None or (course.step is not None and course.step.goal is not None):
            self._teach()  # else the words are about what the others play first
        if line is not None:
            course.foretell()
            self.session.play(line)
            course.played(line)
            self._catch_up()
        elif course.failed:
            self.say(missed())
            course.strayed()
            self._ask(question("terminal.ask-again"))
            self._take(course.earlier(course.number))
        elif course.asks:
            self._decide(LEARNER)
        else:
            text = self._ask(question("terminal.ask-on")).strip()
            if text:
                self._answer(text, self._lines())
            else:
                course.next()

    def _teach(self) -> None:
        step = self.course.step
        if step is None or self._said == self.course.number:
            return
        self._said = self.course.number
        number, count = self.course.number + 1, len(self.course.steps)
        words = self._readable(step.say)
        self.say()
        self.say(wording("terminal.lesson-step", number=number, count=count, words=words))

    def _decide(self, seat: Seat) -> None:
        course, before = self.course, (self.course.number, self.session.step_count)
        self._show_table()
        self._list()
        while self.course is course and (course.number, course.session.step_count) == before:
            if not course.asks:
                break
            self._answer(self._ask(f"{self._name(seat)}: ").strip(), self._lines())
        self._catch_up()

    def _play(self, line: str) -> None:
        if self.course.done:
            super()._play(line)
            return
        course = self.course
        actor, move = split_actor(line)
        if actor in {None, LEARNER}:
            verdict = course.verdict(move)
            if not verdict.taken:
                course.strayed()
                self.say(self._readable(astray(course, verdict, self._words_of)))
                return
        try:
            self.session.play(line if actor else f"{LEARNER} {move}")
        except MoveError as error:
            why = problem_words(error, self._data, self._name, self._reader)
            self.say(wording("terminal.no", why=why))
            return
        course.played(f"{LEARNER} {self._played(line)}")

    def _played(self, line: str) -> Move:
        """The line as the session has taken it."""
        del line
        return split_actor(self.session.line_at(self.session.step_count - 1))[1]

    def _words_of(self, move: Move) -> str:
        """The learner's move in words; it may be out of turn."""
        if self.course.done:
            return super()._words_of(move)
        meant = self.session.means(f"{LEARNER} {move}")
        return line_words(self._data, move, self._name, meant)

    def _show(self) -> None:
        line = self.course.right()
        if line is None:
            self.say(missed() if self.course.asks else wording("terminal.lesson-nothing"))
            return
        self.course.hinted = True
        words = self._words_of(line)
        self.say(wording("terminal.move-words", move=line, words=words).translate(LETTERS))

    def _take(self, course: Course) -> None:
        """Go on with the lesson at another step, in a session of its own."""
        self.course, self.session = course, course.session
        self._said = -1
        self._begin()

    def _solved(self) -> None:
        self._note()
        self.say()
        self.say(wording("terminal.lesson-done", stars=stars(self.course.stars)))

    def _wants_more(self) -> bool:
        text = self._ask(question("terminal.ask-play-on")).strip().lower()
        return text in {"y", "yes"}

    def _note(self) -> None:
        try:
            message = note_lesson(self.course.lesson.id, self.course.progress)
            if message:
                self.say(f"({message})")
        except DataError as error:
            self.say(wording("terminal.lesson-unkept", why=str(error)))

    def _help(self) -> None:
        super()._help()
        for text in (wording("terminal.lesson-help"), *commands(HELP)):
            self.say(text)

    def _readable(self, text: str) -> str:
        return readable(text, self._name, self._data.titles)
