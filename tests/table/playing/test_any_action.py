"""Whatever is offered, wherever and whenever: it does something, and the table goes on."""

from __future__ import annotations

import random

import pytest
from effort import day, pairs
from pilot import NAMES, Instant, Pilot, Silent
from strategies import GAMES

from cardtable.files import load_rules
from cardtable.lessons.check import lessons_of
from cardtable.lessons.course import Course
from cardtable.presenter.teaching import PuzzleCourse
from cardtable.puzzles.puzzle import puzzles_of
from cardtable.session import Player, Session
from cardtable.table.scenes import tablescene
from cardtable.table.scenes.playing.lesson import ExerciseTable, LessonTable
from cardtable.table.scenes.playing.presence import Curtain
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.practising import Round
from cardtable.table.scenes.replay import Replay
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.controls import Button

LAST = ("choose", "use", "play on", "leave", "quit")
"""What may leave a scene is done at the end: who reads on after a lesson goes to the next one."""
WHOLE = ("full screen", "sound")
"""What the window does itself, at every scene alike."""
SILENT = {"peek", "resume"}
"""One is held, the other closes what it stands in."""
MIDDLE = 14


def game(rules, humans, seats=0, moves=0):
    """A game by those rules after so many moves at random; computers sit on the other seats."""
    loaded = load_rules(rules)
    players = [Player(NAMES[n]) if n < humans else Player(NAMES[n], "bot", "easy")
               for n in range(max(seats, loaded.seats[0]))]  # fmt: skip
    session, rng = Session.new(loaded, players, 5), random.Random(7)
    while moves and not session.over:
        session.play(session.fallback_line(rng))
        moves -= 1
    return session


def table(humans, seats=0, **settings):
    """A game of so many people: at its deal, in its midst, at its end."""

    def opened(rules, stage):
        most = min(seats, load_rules(rules).seats[1])
        moves = {"start": 0, "middle": MIDDLE, "end": 10_000}[stage]
        return Pilot(game(rules, humans, most, moves), motion="off", bot_pace=0.0, **settings)

    return opened


def replayed(humans, moves):
    def opened(rules, stage):
        pilot = Pilot(game(rules, 1), motion="off")
        scene = Replay(pilot.app, game(rules, humans, moves=moves).record)
        pilot.app.push(scene)
        scene.go({"start": 0, "middle": scene.last_step // 2, "end": scene.last_step}[stage])
        return pilot

    return opened


def played_on(rules, stage):
    """From the middle of a replay of a game that is over."""
    pilot = replayed(1, 10_000)(rules, "middle")
    pilot.app.scene.do("play on")
    if stage == "end":
        finish(pilot)
    return pilot


def taught(make, *, on=False):
    """A lesson or a puzzle: at its beginning, in its midst, at its end; with `on` played on."""

    def opened(rules, stage):
        course, scene = make(rules)
        share = {"start": 0, "middle": len(course.steps) // 2, "end": len(course.steps)}[stage]
        while course.number < (len(course.steps) if on else share):
            course.finish()
        pilot = Pilot(game(rules, 1), motion="off", bot_pace=0.0)
        pilot.app.push(scene(pilot.app, course))
        if on:
            course.session.led = course.session.step_count - 1
            pilot.app.switch(Play(pilot.app, course.session, lambda: Instant(course.session)))
            finish(pilot, {"start": 0, "middle": 3, "end": 10_000}[stage])
        pilot.step(2)
        return pilot

    return opened


def lesson(rules, which=1):
    course = Course(lessons_of(rules)[which])
    return course, lambda app, one: LessonTable(app, one, lambda: Instant(one.session))


def puzzle(rules):
    one = puzzles_of(rules)[0]
    course = PuzzleCourse(one, "Kim")
    among = Round("1 of 1", lambda _course: None)
    return course, lambda app, one: ExerciseTable(app, one, among, lambda: Instant(one.session))


def finish(pilot, moves=10_000):
    """Let so many moves be made, at random, if the game lasts that long."""
    session, rng = pilot.app.scene.session, random.Random(7)
    while not session.over and moves:
        session.play(session.fallback_line(rng))
        moves -= 1
    pilot.app.scene._take_steps()


KINDS = {
    "against computers": table(1),
    "two people": table(2),
    "two people and a computer": table(2, 3),
    "two who peek": table(2, peek=True),
    "computers only": table(0),
    "lesson": taught(lesson),
    "lesson played on": taught(lesson, on=True),
    "guided game": taught(lambda rules: lesson(rules, 0)),
    "puzzle": taught(puzzle),
    "puzzle played on": taught(puzzle, on=True),
    "replay": replayed(1, 10_000),
    "replay of a game that goes on": replayed(1, MIDDLE),
    "replay of computers only": replayed(0, 10_000),
    "played on from a replay": played_on,
}


def come_back(app, scene):
    """To the scene, by what leads back from wherever an action has led."""
    for _ in range(8):
        if app.scene is scene:
            break
        if isinstance(app.scene, Curtain):
            next(one for one in app.scene.ui.top.walk() if isinstance(one, Button)).action()
        else:
            assert scene in app.scenes, f"{scene} is gone, {app.scene} has come"
            app.pop()
        app.step([])
    scene.ui.close()
    assert app.scene is scene


def looks(app):
    """All that an action may change; what is only said of it beside its icon is not enough."""
    scene = app.scene
    found = [app.running, app.settings, [*app.scenes], [*scene.ui.layers], scene.ui._toast]
    if isinstance(scene, TableScene):
        found += [len(scene.entries), scene.log.shown, scene.ui.focus, scene.aided]
    if isinstance(scene, Replay):
        found += [scene.at, scene.running, scene.open, scene._seat]
    if isinstance(scene, Play):
        state, advice = scene.state, scene.state.advice
        found += [state.session, state.session.step_count, state.table.arrangements(),
                  state.present.seen, state.focus.item, state.focus.visible, advice.asked,
                  advice.words, state.course, state.course and state.course.hinted,
                  state.rerun]  # fmt: skip
    return found


def actions(scene):
    """The actions of a scene, those that leave it last; which of them are offered to be pressed."""
    bindings = scene.state.bindings if isinstance(scene, Play) else scene._bindings()
    here = dict.fromkeys(one.id for one in bindings.actions if one.id not in WHOLE)
    offered = {one.id for one in bindings.actions if one.place or one.menu} - SILENT
    return sorted(here, key=lambda each: LAST.index(each) if each in LAST else -1), offered


TEACHING = {"lesson": lessons_of, "guided game": lessons_of, "puzzle": puzzles_of}
"""What some kinds need, by how their names begin: a begun game has neither."""


def cases():
    """Kinds with games that have what these need."""
    found = []
    for need in (None, lessons_of, puzzles_of):
        kinds = [
            kind
            for kind in KINDS
            if need in [TEACHING[name] for name in TEACHING if kind.startswith(name)]
            or (need is None and not kind.startswith(tuple(TEACHING)))
        ]
        having = [rules.id for rules in GAMES if need is None or need(rules.id)]
        found += pairs(kinds, having, day)
    return found


@pytest.mark.drawn(8)
@pytest.mark.parametrize("stage", ["start", "middle", "end"])
@pytest.mark.parametrize(("kind", "rules"), cases())
def test_every_action_can_be_done_and_what_is_offered_does_something(
    kind, rules, stage, monkeypatch, tmp_path
):
    """No action ends the program or the scene; none that is offered has nothing to do."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr(tablescene, "Worker", Silent)
    pilot = KINDS[kind](rules, stage)
    app = pilot.app
    come_back(app, next(one for one in app.scenes if isinstance(one, TableScene) and
                        (one is app.scene or isinstance(app.scene, Curtain))))  # fmt: skip
    scene = app.scene
    ids, offered = actions(scene)
    for id in ids:
        come_back(app, scene)
        app.running, before = True, looks(app)
        free = id in offered and not scene.toolbar.hindrance(id)
        scene.do(id)
        done = looks(app) != before
        app.step([])
        assert done or not free, f"{id} is offered, and does nothing"
        if id in LAST and scene not in app.scenes:
            break
