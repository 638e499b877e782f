"""A lesson at the table, and a mistake or a puzzle: a game with a guide beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from cardtable.ai.levels import LEVELS
from cardtable.ai.worker import Worker
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.rules import Rules
from cardtable.files import DataError, load_rules
from cardtable.files.progress import note_lesson
from cardtable.lessons.check import following, holds, lessons_of
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import Lesson
from cardtable.players import computers
from cardtable.presenter.model import Table
from cardtable.presenter.phrases import sentence, wording
from cardtable.presenter.reviews import review_words
from cardtable.presenter.teaching import about, astray, covering, done, missed, place, praise, why
from cardtable.presenter.words import level_words, readable
from cardtable.table import scenes
from cardtable.table.app import App, Scene
from cardtable.table.board.logpanel import LogLine
from cardtable.table.board.telling import Telling
from cardtable.table.scenes import lessons
from cardtable.table.scenes.playing import hints, inputs, messages, pace, scene
from cardtable.table.scenes.playing.inputs import WAYS, by_keys, pull, way_words
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.playing.state import Stop, Thinker
from cardtable.table.scenes.practising import Round
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.guidepanel import GuidePanel, Shown
from cardtable.table.widgets.ui import Widget

TIPS = {
    "next": ("use", ""),
    "back": ("undo", "table.lesson-back-tip"),
    "show": ("hint", "table.lesson-show-tip"),
    "again": ("", "table.lesson-again-tip"),
    "skip": ("", "table.lesson-skip-tip"),
    "play": ("", "table.lesson-play-tip"),
    "on": ("", "table.lesson-on-tip"),
    "leave": ("", "table.lesson-leave-tip"),
}
"""Of the guide's buttons: the action whose key presses them, and the message of what they do."""


class LessonTable(Play):
    """The scene of a lesson. Others play what the course says; no computer player is asked."""

    picking = ""
    speaks = "table.guide-shows"
    asked = "table.lesson-asked"
    tips: Mapping[str, tuple[str, str]] = TIPS

    def reworded(self) -> Play:
        """A lesson keeps the language it started in."""
        return self

    def __init__(
        self, app: App, course: Course, thinker: Callable[[], Thinker] = Worker,
        variant: Rules | None = None,
    ) -> None:  # fmt: skip
        """`variant` are the rules of the page it was opened on, if not the lesson's own."""
        self._variant = variant
        self._resumed = course.number or -1
        """The step at which it was left the last time, until that is done."""
        self._told = -1
        """The step whose words were told last."""
        self._led = -1
        """The step to whose card or pile the keyboard was led last."""
        self._keys = ""
        """Which keys that step's line takes, in words."""
        self._keyed = False
        """Whether the guide names them."""
        self._aided = False
        super().__init__(app, course.session, thinker, course)
        self.intro = ""
        self._next = following(course.lesson, variant)
        self._panel = GuidePanel(
            self._readable(course.lesson.title),
            (computers([course.name])[-1], wording(self.speaks)),
            [*self._texts(course), f"\n\n{self.done_words()}"],
            self._tips(), self.press,
        )  # fmt: skip
        self.surround.lead(self._panel)
        self.state.focus.visible = app.by_keyboard
        self._follow()

    def _tips(self) -> dict[str, str]:
        named = self.state.bindings.named
        tips = {key: (id, tip and wording(tip)) for key, (id, tip) in self.tips.items()}
        return {key: named(id, words) if id else words for key, (id, words) in tips.items()}

    @property
    def course(self) -> Course:
        """The lesson as far as it has come."""
        assert self.state.course is not None
        return self.state.course

    @property
    def guide(self) -> GuidePanel:
        """The sheet with its words."""
        return self._panel

    @property
    def aided(self) -> bool:
        """Only once it is asked for: beside a guide nobody reads a second sheet."""
        return self._aided

    def aid(self, *, shown: bool) -> None:
        self._aided = shown

    # --- the course of it -------------------------------------------------------------------------

    def think(self) -> None:
        """Others play what the course says."""

    def answer(self) -> str | None:
        return None

    def _advance(self) -> None:
        course = self.course
        if course.done or course.failed or self.callouts.celebrating:
            return
        line = course.due()
        if line is None or self.now - self.state.pacing.rested < pace.pace(self.state):
            return
        course.foretell()
        seat, move = split_actor(line)
        assert seat is not None
        if not super().play(seat, move):
            raise DataError(f"{course.lesson.id}: step {course.number + 1}: {line}: not legal")
        course.played(line)
        self._follow()

    def play(self, seat: Seat, line: Move) -> bool:
        """Play the learner's line, if it is one that is meant here."""
        course = self.course
        if not course.done:
            verdict = course.verdict(line)
            if not verdict.taken:
                if course.asks:
                    course.strayed()
                told = self._readable(astray(course, verdict, self.state.words_of))
                self.callouts.say(told, self._panel.face)
                self.log_lines(LogLine(told, kind="guide"))
                return False
        if not super().play(seat, line):
            return False
        course.played(self.session.line_at(self.session.step_count - 1))
        self._follow()
        return True

    def _follow(self) -> None:
        """The course has gone on: the guide says so when the table has shown it."""
        if self.course.done and self._told != self.course.number:
            self.keep()
        self._catch_up()
        self.refresh()

    @property
    def _ahead(self) -> bool:
        """Whether the course has gone on, and the guide has not said so yet."""
        return self._told not in {-1, self.course.number}

    def _catch_up(self) -> None:
        """Show what the guide says now, if nothing is under way of which that tells.

        Into the log it goes once.
        """
        course, shown = self.course, self._panel.shows
        if self._ahead and (course.waits or self.board.busy):
            labels = {**shown.labels, "next": wording("table.lesson-wait")}
            barred = shown.barred | {"next", "show"}
            self._panel.say(replace(shown, labels=labels, barred=barred))
            return
        if self._told != course.number:
            self._told = course.number
            self.log_lines(LogLine(f"{place(course)}: {self._words}", kind="guide"))
            if course.lesson.first and not course.number and self.app.voice.on:
                hand = self.state.bindings.key("hand")
                keys = self.app.keys_heard("table.voice-keys", hand=hand)
                self.log_lines(LogLine(keys, kind="guide"))
        if self._resumed != course.number:
            self._resumed = -1
        self._panel.say(self._shown())

    def _shown(self) -> Shown:
        course = self.course
        far = (course.number, len(course.steps))
        if course.done:
            ways = {"next": "next-lesson", "on": "play-on", "again": "again", "play": "new-game",
                    "leave": "all-lessons"}  # fmt: skip
            labels = {key: wording(f"table.lesson-{words}") for key, words in ways.items()}
            if not course.lesson.first:
                del labels["play"]
            if self._next is None:
                del labels["next"]
            if self.session.over:
                del labels["on"]
            first = next(key for key in ("next", "on", "play", "leave") if key in labels)
            return Shown(self._words, place(course), course.stars, labels, first=first, far=far,
                         mood="pleased")  # fmt: skip
        keys = ("next", "back", "show", "again", "skip", "leave")
        labels = {key: wording(f"table.lesson-{key}") for key in keys}
        barred = {"back"} - ({"back"} if course.number or course.lines else set())
        if course.failed:
            labels["next"] = wording("table.lesson-try-again")
            barred |= {"show"}
        elif course.waits or course.asks:
            labels["next"] = (
                wording("table.lesson-your-move") if course.asks else wording("table.lesson-wait")
            )
            barred |= {"next"} | ({"show"} if course.waits else set())
        else:
            barred |= {"show"}
        return Shown(
            self._words, place(course, resumed=course.number == self._resumed),
            labels=labels, barred=frozenset(barred), first="next", far=far,
            mood="stung" if course.failed else "",
        )  # fmt: skip

    @property
    def _words(self) -> str:
        """What the guide says now."""
        course = self.course
        if course.step is None:
            return self.done_words()
        keys = self._keys if self._keyed and self._led == course.number else ""
        return (
            missed()
            if course.failed
            else self._readable(course.step.with_how(keys or course.step.how))
        )

    def done_words(self) -> str:
        """What the guide says at the end."""
        return done(self.course)

    def _texts(self, course: Course) -> Iterator[str]:
        """All that the guide may say, with the longest words about keys."""
        longest = max((way_words(self.state.bindings, way) for way in WAYS), key=len)
        for step in course.steps:
            yield self._readable(step.shown)
            if step.do:
                yield self._readable(step.with_how(longest))

    def refresh(self) -> None:
        super().refresh()
        course = self.course
        if self._told == course.number != self._led and not (course.done or self.board.busy):
            start = self._start()
            if start is not None:
                self._led = course.number
                line = self._line()
                self._keys = by_keys(self.state, line) if line else ""
                self.state.focus.lead(start)
                self._panel.say(self._shown())

    def _line(self) -> Move | None:
        """The line that is asked for, where that is no secret."""
        course = self.course
        told = course.step is not None and course.step.goal is None
        return course.right() if told else None

    def _start(self) -> Stop | None:
        """Where the keyboard begins with a step: where its line is begun, or at what it lights."""
        course, state = self.course, self.state
        if course.asks and not state.matcher.lines:
            return None  # they are not worked out yet
        line = self._line()
        start = hints.start_of(state, line) if line else None
        stops = (one for group in state.focus.groups for one in group)
        return start or next(filter(pull(state), stops), None)

    # --- what the learner can do ------------------------------------------------------------------

    def press(self, key: str) -> None:
        """A button of the guide's."""
        course = self.course
        self.callouts.hush()
        match key:
            case "next":
                self._press_next()
            case "back":
                self.undo()
            case "show":
                self.hint()
            case "again":
                self._take(course.anew)
            case "skip":
                self._take(course.skipped)
            case "on":
                self.closing()
                self.session.led = self.session.step_count - 1
                self.app.switch(scenes.play_scene(self.app, self.session))
            case "play":
                self._ask_against()
            case "leave":
                self.leave_all()

    def _taught(self) -> str:
        """The id of the rules for the game that follows: those that the lesson has taught.

        Somebody new plays by simpler ones first, if the first lesson of the game is true of them.
        """
        own = (self._variant or self.rules).id
        simpler = lessons.first_rules(self.app.settings, self.rules.game.ID)
        if self._variant is not None or not simpler:
            return own
        return simpler if holds(lessons_of(self.rules.game.ID)[0], load_rules(simpler)) else own

    def _ask_against(self) -> None:
        """Ask whom to play against, in a game of one's own."""
        game, taught = self.rules.game.ID, self._taught()

        def deal(scene: Callable[[], Scene]) -> None:
            self.closing()
            self.app.switch(scene())

        levels = [
            Button(
                sentence(level_words(level)),
                partial(deal, partial(scenes.dealt_scene, self.app, game, level, taught)),
            )
            for level in LEVELS
        ]
        others = partial(deal, partial(scenes.setup_scene, self.app, game))
        sheet = Modal(
            Label(wording("table.against"), "heading", align="centre"),
            Label(wording("table.against-note"), "small", align="centre", soft=True),
            *levels,
            Button(wording("table.against-others"), others),
            foot=Button(wording("table.against-not"), lambda: self.ui.close(sheet)),
            widest=380,
        )
        self.ui.open(sheet)

    def _press_next(self) -> None:
        course = self.course
        if course.failed and not course.done:
            course.strayed()
            self._take(lambda: course.earlier(course.number))
        elif not course.done:
            course.next()
            self._follow()
        elif self._next is not None:
            self.closing()
            scenes.to_lesson(self.app, self._next, self._variant)

    def go_on(self) -> bool:
        """Press the button that goes on, where the guide waits for that.

        Not where the keyboard has gone to another button, or to an icon.
        """
        key, focus = self._panel.shows.first, self.state.focus
        moved = focus.visible and not focus.drifted
        if moved and (self.course.done or isinstance(focus.item, Widget)):
            return False
        if self.board.busy:  # what moves has to be seen before its words are passed over
            self.settle()
            return True
        if not self.settle() or self._panel.button(key) not in self._panel.buttons:
            return False
        self.press(key)
        return True

    def undo(self) -> None:
        course = self.course
        if course.number or course.lines:
            number = course.number if course.lines else course.number - 1
            self._take(lambda: course.earlier(number))
        else:
            self.say_why_not("undo")

    def redo(self) -> None:
        self.say_why_not("redo")

    def hint(self) -> None:
        """Light up what is meant, and say it."""
        course = self.course
        line = course.right()
        if line is None:
            self.callouts.say(hints.hindrance(self.state), self._panel.face)
            return
        course.hinted = True
        words, heard = messages.both(self.state, lambda: self.state.words_of(line))
        hints.give(self.state, line, words, heard)
        self.log_lines(LogLine(words, kind="guide"))

    def _take(self, make: Callable[[], Course]) -> None:
        """Go on with the lesson at another step, in a session of its own."""
        state = self.state
        try:
            state.course = make()
        except DataError as error:
            self.ui.toast(wording("table.no-way-there", error=str(error)), seconds=8)
            return
        self.session = state.session = self.course.session
        inputs.ask_anew(state)
        self._told = self._resumed = self._led = -1
        self.board.table = Table(self.session.view(self.state.reader))  # the hand as it was dealt
        self._gone_back()
        self._follow()

    def read_out(self) -> None:
        super().read_out()
        self.log_lines(LogLine(self._panel.spoken, kind="guide"))

    def open_menu(self) -> None:
        self.ui.open(scene.pause_menu(self.state, self._panel.title))

    # --- leaving ----------------------------------------------------------------------------------

    def closing(self) -> None:
        super().closing()
        if not self.course.done:
            self.keep()

    def leave_all(self) -> None:
        self.closing()
        scenes.to_lessons(self.app, self._variant or load_rules(self.rules.game.ID))

    def keep(self) -> None:
        """Note how far it has come."""
        try:
            told = note_lesson(self.course.lesson.id, self.course.progress)
            self.app.trouble = told or self.app.trouble
        except DataError as error:
            self.app.trouble = wording("table.progress-not-kept", error=str(error))

    # --- picture ----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._ahead and not (self.course.waits or self.board.busy):
            self._catch_up()
            self.refresh()
        focus = self.state.focus
        if focus.visible != self._keyed and not self._ahead:
            self._keyed = focus.visible
            self._panel.say(self._shown())
        ringed = focus.item if focus.visible else None
        if ringed is not self._panel.ringed:
            self._panel.ringed = ringed if ringed in self._panel.buttons else None
            self._panel.mark()
            self.dirty = True

    def telling(self) -> Telling:
        told = super().telling()
        course = self.course
        if self._ahead:
            if self.state.matcher.lines and not told.looked:  # nothing is asked before its step
                told.prompt = wording("table.lesson-wait")
            return told
        if not (course.asks or course.waits or course.failed or course.done):
            key = self.state.bindings.key("use")
            told.prompt = wording("table.read-on", by=key or None)
        elif course.asks and told.prompt:
            told.prompt = wording(self.asked)  # the table's own might name another move
        elif course.waits and self.state.matcher.lines:
            told.prompt = wording("table.lesson-wait")
        hints.light(self.state, told)
        return told

    def _readable(self, text: str) -> str:
        return readable(text, self.name, self.data.titles)


# ------------------------------------------------------------------ mistakes and puzzles


class ExerciseTable(LessonTable):
    """The scene of an exercise."""

    speaks = "table.guide-asks"
    asked = "table.exercise-asked"
    tips: Mapping[str, tuple[str, str]] = TIPS | {"practise": ("", "")}

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
        labels["leave"] = review_words("try-back")
        if not course.done:
            labels |= {key: shown.labels[key] for key in ("next", "show")}
            labels["show"] = review_words("try-show" if self._hints > 1 else "try-hint")
        elif self._among.following is not None:
            labels["next"] = review_words("try-next")
        if course.done and self._lesson is not None:
            labels["practise"] = review_words("try-lesson", title=self._lesson.title)
        first = "next" if "next" in labels else "leave"
        return replace(shown, place=self._among.place, labels=labels, first=first, far=(0, 0))

    def done_words(self) -> str:
        stars = review_words("try-stars", count=self.course.stars)
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
        move, reason = self.state.words_of(line), praise(self.course, line, self.data)
        key = "try-because" if reason else "try-done"
        return review_words(key, move=move, reason=reason)

    def _follow(self) -> None:
        if self.course.done and not self._over:
            self._over = True
            self._among.ended(self.course)
        super()._follow()

    # --- what the solver can do -------------------------------------------------------------------

    def hint(self) -> None:
        """First what it is about, then why, then the move itself."""
        course, line = self.course, self.course.right()
        before, told = course.steps, ""
        if line is not None and self._hints < 2:
            lit = about(course)
            course.steps = tuple(
                replace(one, light=lit) if one is course.step else one for one in before
            )
            self._hints = self._hints + 1 if self._is_lit() else 2
            told = review_words("try-about") if self._hints == 1 else why(course, line, self.data)
        if not told or line is None:
            course.steps = before
            super().hint()
            self.guide.say(self._shown())
            return
        course.hinted = True
        self.callouts.say(told, self.guide.face)
        self.guide.say(self._shown())
        self.refresh()

    def _is_lit(self) -> bool:
        """Whether the table can light what the hint is about: a card that nobody sees, it can't."""
        told = Telling({})
        hints.light(self.state, told)
        return bool(told.pointed or told.lit or told.shown)

    def press(self, key: str) -> None:
        if key == "practise" and self._lesson is not None:
            lessons.learn(self.app, self.ui, self.rules, self._lesson)
        elif key == "next" and self.course.done and self._among.following is not None:
            self.closing()
            self._among.following()
        elif key == "again":
            self._hints, self._answer, self._lesson = 0, "", None
            super().press(key)
        else:
            super().press(key)

    def leave_all(self) -> None:
        self.closing()
        self.app.pop()

    def keep(self) -> None:
        """What has been done is kept by whoever gave the exercise."""
