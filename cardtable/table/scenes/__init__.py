"""The scenes, opened by name so that each can lead to any other without importing it.

A scene's module is imported when it is first shown: the menu does not wait for the table. The
names end in `_scene` because importing a module puts its name into this package, in place of
whatever else was called so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date
    from pathlib import Path

    import pygame

    from cardtable.engine.notation import Seat
    from cardtable.engine.record import Record
    from cardtable.engine.rules import Rules
    from cardtable.evening import Evening
    from cardtable.lessons.course import Course
    from cardtable.lessons.lesson import Lesson
    from cardtable.players import Player
    from cardtable.puzzles.puzzle import Puzzle
    from cardtable.session import Session
    from cardtable.table.app import App, Scene
    from cardtable.table.crash import Report
    from cardtable.table.scenes.choices import Choices
    from cardtable.table.scenes.practising import Round
    from cardtable.table.widgets.ui import Ui

    Again = tuple[Evening, Sequence[Player]]


def menu_scene(app: App) -> Scene:
    """The first screen."""
    from cardtable.table.scenes.menu import Menu

    return Menu(app)


def setup_scene(app: App, game: str = "", rules: str = "", again: Again | None = None) -> Scene:
    """Choose a game, its players and its rules; those that are named, to begin with."""
    from cardtable.table.scenes.setup import Setup

    return Setup(app, game, rules, again)


def play_day(app: App, ui: Ui, day: date) -> None:
    """Deal the deal of a day, or go on with it: see `today.play`."""
    from cardtable.table.scenes import today

    today.play(app, ui, day)


def solve_day(app: App, puzzle: Puzzle, day: date) -> None:
    """Open the puzzle of a day."""
    from cardtable.table.scenes import practising

    practising.solve(app, [puzzle], 0, day.isoformat())


def open_seat(
    app: App,
    ui: Ui,
    rules: Rules,
    players: Sequence[Player],
    place: int,
    done: Callable[[Player], None],
) -> None:
    """Change who sits at a seat while a game goes on: see `setup.open_seat`."""
    from cardtable.table.scenes import setup

    setup.open_seat(app, ui, rules, players, place, done)


def editor_scene(app: App, choices: Choices, rules: Rules, deal: Callable[[], None]) -> Scene:
    """Change these house rules; what is chosen there stays in `choices`, and `deal` deals it."""
    from cardtable.table.scenes.editor import Editor

    return Editor(app, choices, rules, deal)


def new_game(app: App) -> None:
    """Choose among the posters of all games; the chosen one is set up."""
    from cardtable.table.scenes.setup import Setup

    setup = Setup(app)
    app.push(setup)
    setup.look_at_posters(leave_both=True)


def dealt_scene(app: App, game: str, level: str = "", taught: str = "") -> Scene:
    """A game with the last choices for it, or the usual ones; where these don't fit, its setup.

    With a `level` one person plays against computer players of that level; `taught` is the id of
    the rules that they have just learned, which then hold.
    """
    from cardtable import files
    from cardtable.ai.levels import LEVELS
    from cardtable.presenter.layoutfile import table_of
    from cardtable.table.scenes.choices import Choices

    rules = files.list_rules()
    choices = Choices.read(app.settings.last_setup, rules, list(LEVELS))
    chosen = choices.turn_to(game, rules, taught or table_of(game).coach)
    if taught:
        choices.last[game] = (taught, choices.seats)
        chosen = choices.turn_to(game, rules)
    if level:
        choices.play_against(level)
    _, problems = choices.resolved(chosen)
    if problems or any(choices.name_problems()):
        return setup_scene(app, game)
    session = choices.session(chosen)
    app.remember(last_setup=choices.data())
    return play_scene(app, session)


def saved_scene(app: App) -> Scene:
    """The unfinished games, to continue or delete one."""
    from cardtable.table.scenes.saved import SavedGames

    return SavedGames(app)


def settings_scene(app: App) -> Scene:
    """Change how the table looks, sounds and moves."""
    from cardtable.table.scenes.settings import SettingsScene

    return SettingsScene(app)


def computers_scene(app: App) -> Scene:
    """How strong computer players are, what they're like, and what they can see."""
    from cardtable.table.scenes.about import ComputerPlayers

    return ComputerPlayers(app)


def about_scene(app: App) -> Scene:
    """What the program is, and whose work it uses."""
    from cardtable.table.scenes.about import About

    return About(app)


def statistics_scene(app: App) -> Scene:
    """What has been played at this computer, and how it went."""
    from cardtable.table.scenes.statistics import Statistics

    return Statistics(app)


def rules_scene(app: App, rules: str | Rules = "", heading: str = "") -> Scene:
    """The page of a game's or a variant's rules, at a heading if one is named."""
    from cardtable.table.scenes import rules as page

    return page.RulesPage(app, rules, heading)


def workbench_scene(app: App, rules: Rules, parent: Rules | None = None, **more: Any) -> Scene:
    """How rules play, beside their parent; `more` is what `Workbench` takes besides."""
    from cardtable.table.scenes.workbench import Workbench

    return Workbench(app, rules, parent, **more)


def play_scene(app: App, session: Session) -> Scene:
    """A game at the table, or first the question whether its programs may run."""
    if session.strangers:
        from cardtable.table.scenes.about import Strangers

        return Strangers(app, session)
    from cardtable.table.scenes.playing.scene import Play

    return Play(app, session)


def lesson_scene(app: App, lesson: Lesson, rules: Rules | None = None) -> Scene:
    """A lesson at the table, where it was left; `rules` may be a variant's.

    Raises DataError where it can't even begin.
    """
    from cardtable.files import DataError
    from cardtable.files.progress import Progress, load_progress
    from cardtable.lessons.course import Course
    from cardtable.table.scenes.lessons import learner
    from cardtable.table.scenes.playing.lesson import LessonTable

    before, name = load_progress().get(lesson.id, Progress()), learner(app.settings)
    try:
        course = Course(lesson, rules, name, before.history)
        course.resume(before)
    except DataError:  # the lesson was another one then
        course = Course(lesson, rules, name)
    return LessonTable(app, course, variant=rules)


def today_scene(app: App) -> Scene:
    """The deal and the puzzle of the day."""
    from cardtable.table.scenes.today import TodayPage

    return TodayPage(app)


def puzzles_scene(app: App) -> Scene:
    """All puzzles."""
    from cardtable.table.scenes.practising import PuzzlesPage

    return PuzzlesPage(app)


def exercise_scene(app: App, course: Course, among: Round) -> Scene:
    """One of one's own mistakes, or a puzzle, at the table."""
    from cardtable.table.scenes.playing.lesson import ExerciseTable

    return ExerciseTable(app, course, among)


def lessons_scene(app: App, rules: Rules) -> Scene:
    """The lessons of a game, or those that hold in a variant of it."""
    from cardtable.table.scenes.lessons import LessonsPage

    return LessonsPage(app, rules)


def to_lesson(app: App, lesson: Lesson, rules: Rules | None = None) -> None:
    """From one lesson to another, in its place."""
    app.switch(lesson_scene(app, lesson, rules))


def to_lessons(app: App, rules: Rules) -> None:
    """From a lesson to the page of lessons, which may lie below it."""
    from cardtable.table.scenes.lessons import LessonsPage

    if len(app.scenes) > 1 and isinstance(app.scenes[-2], LessonsPage):
        app.pop()
    else:
        app.switch(lessons_scene(app, rules))


def result_scene(
    app: App,
    session: Session,
    table: Callable[[pygame.Rect], pygame.Surface] | None = None,
    last: str = "",
    expert: float | None = None,
) -> Scene:
    """Who finished where, after a game; `table` draws how it was left, in a part of the window.

    `last` tells of the last move, `expert` what the expert made of the same cards.
    """
    from cardtable.table.scenes.result import Result

    return Result(app, session, table, last, expert)


def review_scene(
    app: App, record: Record, path: Path | None = None, step: int | None = None
) -> Scene:
    """A game looked at again, at that step if one is named; its review is kept beside `path`."""
    from cardtable.table.scenes.review import ReviewPage

    return ReviewPage(app, record, path, step)


def replay_scene(
    app: App,
    record: Record,
    *,
    at_end: bool = False,
    everything: bool = False,
    at: tuple[Seat, int] | None = None,
) -> Scene:
    """A recorded game, step by step, from the deal or from its end; `at` a step, by a seat's view.

    `everything` allows to show all hands of one that is not over.
    """
    from cardtable.table.scenes.replay import Replay

    replay = Replay(app, record, everything=everything)
    if at_end:
        replay.go(replay.last_step)
    if at is not None:
        replay.look_from(*at)
    return replay


def crash_scene(app: App, report: Report) -> Scene:
    """The page after a crash."""
    from cardtable.table.scenes.about import Trouble

    return Trouble(app, report)
