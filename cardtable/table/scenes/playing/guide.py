"""Help at the table: what can be done now, the rules at the right place, reminders, keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.lessons import catalogue
from cardtable.lessons.lesson import Lesson
from cardtable.presenter import helping, rulespage
from cardtable.presenter.evenings import opening
from cardtable.presenter.notes import sentence
from cardtable.presenter.words import line_words
from cardtable.table import scenes
from cardtable.table.scenes import learning
from cardtable.table.scenes.playing import calls
from cardtable.table.scenes.playing.forced import common_moves
from cardtable.table.scenes.playing.state import State
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.helpsheet import helpsheet


def open_help(state: State) -> None:
    """Open the page of help."""
    state.ui.close()
    state.ui.open(page(state))


def open_rules(state: State) -> None:
    """Open the rules page, at what is asked now."""
    where = place(state, polite=state.app.settings.polite)
    state.app.push(scenes.rules_scene(state.app, state.session.rules, where))


def open_lessons(state: State, lesson: Lesson | None = None) -> None:
    """Open the lessons of this game, or this one of them."""
    state.ui.close()
    learning.learn(state.app, state.ui, state.session.rules, lesson)


def page(state: State) -> Modal:
    """The page that opens on "?"."""
    where = rulespage.heading_of(state.session.rules, place(state))
    table = state.table
    lists = [
        (title, [(line.rank, sentence(line.text), line.now) for line in lines])
        for title, lines in helping.reminders(state.data, table.view)
    ]
    if state.data.reminders:
        heading, *rest = helping.numbered(state.data.reminders)
        lists.append((heading[1], [(number or "•", words, "") for number, words in rest]))
    found = lesson(state)
    ways = [(f"Rules: “{where}”" if where else "Read the rules",
             partial(state.do, "rules"))]  # fmt: skip
    if found is not None:
        ways.append((f"Practise this: {found.title}", partial(open_lessons, state, found)))
    sheet: Modal = helpsheet(
        can_do(state), ways, lists, state.data.about,
        state.bindings.rows(), lambda: state.ui.close(sheet),
        aims=any(one.aimed for found in state.data.gestures.values() for one in found),
    )  # fmt: skip
    return sheet


def can_do(state: State) -> list[str]:
    """What the reader may do now, in words. Calls are always named, right or wrong."""
    session, data = state.session, state.data
    if session.over:
        return ["Nothing: the game is over"]
    lines = [line for line in state.reading.lines if line.partition(" ")[0] not in data.call_verbs]
    held = session.view(state.reader).zones.get(f"{state.reader}.hand", ())
    told = helping.uses(lines, state.words_of, data.ranks, held)
    told += [one.words for one in calls.offers(state) if not one.hindrance]
    if session.turn is not None and session.turn != state.reader:
        told = [f"It's {state.name(session.turn)}'s turn", *told]
    if state.among:
        return _for_all(state)
    return told or ["The cards are still moving: wait a moment"]


def _for_all(state: State) -> list[str]:
    """What all people here may read of the turn, whoever of them sits there."""
    turn = state.session.turn
    assert turn is not None, "the game is over"
    name, (moves, more) = state.name(turn), common_moves(state.session)
    told = [f"It's {name}'s turn"]
    if not state.session.player(turn).human:
        return told
    words = partial(line_words, state.data, name=state.name, means=None)
    told += helping.uses(moves, words, state.data.ranks)
    return [*told, f"Play what {name}'s cards allow: only {name} may see those"] if more else told


def lesson(state: State) -> Lesson | None:
    """The lesson in which one makes use of the rule that the last refusal cited."""
    if not state.cited or state.course is not None:
        return None
    lessons = catalogue.lessons_of(state.session.rules.game.ID)
    found = catalogue.covering(state.cited, lessons)
    return found if found and catalogue.held([found], state.session.rules) else None


def place(state: State, *, polite: bool = False) -> str:
    """Where to open the rules page: at the rule of the last refusal, or of this decision.

    Rules that differ from the page's are opened where it says how: the rest may not hold for them.
    """
    if own := rulespage.own_heading(state.session.rules, polite=polite):
        return own
    if state.cited:
        return state.cited
    memory = {**state.data.options, **state.table.view.state}
    away = state.table.view.turn != state.reader
    return helping.chapter(state.data, state.reading.lines, memory, away=away)


def begins(state: State, remark: Callable[[str], None]) -> str:
    """Who begins a game that has just been dealt, and why; that goes into the log, too."""
    told = opening(state.session, state.data, state.name, to=state.you).rstrip(".")
    if told:
        remark(told)
    return told
