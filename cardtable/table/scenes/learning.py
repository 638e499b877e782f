"""Where lessons are offered: before the first game of a kind, and as stars on its tile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from cardtable import files
from cardtable.engine.names import clean_name
from cardtable.engine.rules import Rules
from cardtable.files import DataError, Settings
from cardtable.files.days import load_days
from cardtable.files.mistakes import load_mistakes
from cardtable.lessons.catalogue import lessons_of
from cardtable.lessons.course import MOST
from cardtable.lessons.lesson import Lesson
from cardtable.lessons.progress import Progress, load_progress, note_offer, offered
from cardtable.presenter.tablefile import table_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes import introduction, unfinished
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Ui

USUAL = "Player 1"
"""Who learns before anybody has given a name."""


def before_first(app: App, ui: Ui, game: str, play: Callable[[], None]) -> None:
    """Play; before the first game of its kind ask, once, whether a guide is wanted.

    Enter plays. Escape, a click beside the question and “Cancel” go back, and it is asked again.
    """
    lessons = lessons_of(game)
    lesson = next((one for one in lessons if one.first), None)
    begun = load_progress().keys() & {one.id for one in lessons}
    if lesson is None or begun or offered(game) or _played(game):
        play()
        return
    guided = partial(begin, app, ui, lesson, files.load_rules(game))

    def answer(action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            ui.close(question)
            with suppress(DataError):  # then it is asked again
                app.trouble = note_offer(game) or app.trouble
            action()

        return act

    name = unfinished.known(game, polite=app.settings.polite)[0]
    question = Modal(
        Label(f"New to {name}?", "heading", align="centre"),
        Label(f"A guide shows you the game in about {lesson.minutes} minutes.", align="centre"),
        Button("Straight to the cards", answer(play), kind="primary"),
        Button("Learn with a guide", answer(guided)),
        Button("Cancel", lambda: ui.close(question), kind="line"),
        Label("“Learn” on the game's table starts it at any time.", "small", align="centre",
              soft=True),
        widest=440,
    )  # fmt: skip
    ui.open(question)


def learn(app: App, ui: Ui, rules: Rules, lesson: Lesson | None = None) -> None:
    """Go to the lessons that hold under these rules, or to this one of them."""
    if lesson is None:
        app.push(scenes.lessons_scene(app, rules))
    else:
        begin(app, ui, lesson, rules)


def begin(app: App, ui: Ui, lesson: Lesson, rules: Rules) -> None:
    """Go to a lesson under its own rules, or a variant's; say so where it can't begin."""
    own = rules == files.load_rules(rules.game.ID)

    def sit_down() -> None:
        try:
            app.push(scenes.lesson_scene(app, lesson, None if own else rules))
        except DataError as error:
            ui.toast(f"This lesson can't be shown: {error}", seconds=8)

    introduction.before_first(app, ui, sit_down)


def first_rules(settings: Settings, game: str) -> str:
    """The simpler rules by which somebody new plays a game first; `""` for its own."""
    last = settings.last_setup.get("last")
    chosen = isinstance(last, dict) and game in last
    return "" if chosen else table_of(game).coach


def learner(settings: Settings) -> str:
    """The name of whoever played here last, for the learner's plate."""
    chairs = settings.last_setup.get("chairs")
    for one in chairs if isinstance(chairs, list) else ():
        if isinstance(one, dict) and one.get("kind") == "human":
            return clean_name(str(one.get("name") or one.get("person") or ""), USUAL)
    return USUAL


def look(app: App) -> None:
    """Have it told on the next page if a file of what has been learned or solved is damaged."""
    problems: list[str] = []
    for load in (load_progress, load_days, load_mistakes):
        load(problems)
    app.tell(" ".join(problems))


def stars_of(game: str) -> tuple[int, int]:
    """The stars earned in a game's lessons, and how many there are; quick where there are none."""
    done = load_progress()
    if not any(one.stars for one in done.values()):
        return 0, 0
    lessons = lessons_of(game)
    return sum(done.get(one.id, Progress()).stars for one in lessons), MOST * len(lessons)


def is_new(game: str) -> bool:
    """Whether a game has lessons, and no star has been earned in them."""
    written = (files.rules_folder() / files.LESSONS / f"{game}.yaml").is_file()
    return written and not stars_of(game)[0]


def guide_to(game: str) -> Lesson | None:
    """The guided first game of a game that is new; None for all others."""
    return lessons_of(game)[0] if is_new(game) else None


def _played(game: str) -> bool:
    """Whether there is a game of this kind, finished or not."""
    before = {one.rules: one.own for one in files.finished_games()}
    before |= {one.rules: one.own for one in files.saved_games()}
    return any(unfinished.known(one, own, polite=True)[1] == game for one, own in before.items())
