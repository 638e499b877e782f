"""Where the arrows lead: with a card chosen to what takes it, in a lesson to what is lit."""

import random

import pygame
import pytest
from begun import has_layout
from effort import effort
from pilot import Pilot, new_session
from pupil import Pupil

from cardtable.games import GAMES
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import all_lessons
from cardtable.presenter.move_matcher import Target
from cardtable.table.scenes.playing.hints import start_of
from cardtable.table.scenes.playing.inputs import (
    AIMED,
    CARRIED,
    LISTED,
    SEVERAL,
    by_keys,
    go_home,
    pull,
    takes,
    way_words,
)
from cardtable.table.scenes.playing.lesson import LessonTable

ACROSS = (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)
LESSONS = all_lessons()


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def choose(pilot, stop):
    """Go there, and choose what is there; false if Space does something else."""
    pilot.state.focus.to(stop)
    pilot.state.focus.visible = True
    pilot.key(pygame.K_SPACE)
    chosen = bool(pilot.state.gestures.chosen) and not pilot.scene.ui.layers
    if pilot.scene.ui.layers:
        pilot.key(pygame.K_ESCAPE)
    return chosen


@pytest.mark.parametrize("game", [one.ID for one in GAMES if has_layout(one.ID)])
@pytest.mark.drawn(4)
def test_with_a_card_chosen_an_arrow_lands_on_what_takes_it(game):
    """In every place where anything does; up and down pass over the others."""
    seen = 0
    for seed in range(20):
        if seen and seed >= effort(2, 20):
            break  # with the first cards there may be nothing to take them
        session = new_session(game, seed=seed)
        rng = random.Random(seed)
        for _ in range(seed * 5):
            if session.over:
                break
            session.play(session.fallback_line(rng))
        if session.over or session.turn != "p1":
            continue
        pilot = Pilot(session)
        pilot.rest()
        focus = pilot.state.focus
        for stop in [one for run in focus.groups for one in run if isinstance(one, Target)][:30]:
            count = session.step_count
            if not any(stop in run for run in focus.groups) or not choose(pilot, stop):
                if session.step_count != count:
                    break
                home(pilot)
                continue
            for key in ACROSS:
                for _ in range(4):
                    seen += lands(pilot, key)
            home(pilot)
    assert seen, "nothing was ever taken"


def home(pilot):
    go_home(pilot.state)
    pilot.step()


def lands(pilot, key):
    """Press the key; true if it landed on what takes the chosen cards."""
    state, focus = pilot.state, pilot.state.focus

    def fits(one):
        return isinstance(one, Target) and takes(state, one)

    groups, was = [list(run) for run in focus.groups], focus.item
    pilot.key(key)
    here = next(run for run in groups if focus.item in run)
    assert fits(focus.item) or not any(map(fits, here))
    others = [run for run in groups if was not in run]
    if key != pygame.K_TAB and any(fits(one) for run in others for one in run):
        assert fits(focus.item)
    return fits(focus.item)


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.first], ids=lambda one: one.id)
@pytest.mark.drawn(5)
def test_by_keys_the_frame_stands_at_once_on_what_is_lit(lesson):
    """Where the step's line is begun, or else at something that the step lights."""
    _begins_at_what_is_lit(lesson)


@pytest.mark.parametrize("lesson", [
    pytest.param(one, marks=() if number % 10 == 0 else pytest.mark.long, id=one.id)
    for number, one in enumerate(LESSONS) if not one.first
])  # fmt: skip
def test_so_it_does_in_the_short_lessons(lesson):
    _begins_at_what_is_lit(lesson)


def _begins_at_what_is_lit(lesson):
    course = Course(lesson)
    pupil = Pupil(lesson, course=course)
    while True:
        state, course = pupil.state, pupil.course
        if course.done:
            return
        line = course.right() if course.asks and course.step.goal is None else None
        every = [one for run in state.focus.groups for one in run]
        start = start_of(state, line) if line else None
        at = state.focus.item
        if start is not None:
            assert at == start, course.number
        elif any(map(pull(state), every)):
            assert pull(state)(at), course.number
        if course.asks:
            shown = state.focus.visible
            pupil.scene._take(course.skipped)
            pupil.wait()
            assert pupil.state.focus.visible == shown
        else:
            pupil.key(pygame.K_RETURN)
            pupil.wait()
            assert pupil.course.done or pupil.state.focus.visible


def test_the_pointer_hides_the_frame_until_a_key_is_used():
    pupil = Pupil(next(one for one in LESSONS if one.id == "cunt-soul-first-game"))
    assert not pupil.state.focus.visible
    pupil.push("next")
    assert not pupil.state.focus.visible
    pupil.push("back")
    pupil.key(pygame.K_RETURN)
    assert pupil.state.focus.visible
    pupil.move((5, 5))
    assert not pupil.state.focus.visible


def test_a_lesson_that_a_key_has_opened_shows_the_frame_before_the_first_key():
    lesson = next(one for one in LESSONS if one.id == "cunt-soul-first-game")
    pupil = Pupil(lesson)
    pupil.key(pygame.K_RETURN)
    pupil.app.reset(LessonTable(pupil.app, Course(lesson)))
    pupil.wait()
    assert pupil.state.focus.visible
    assert pull(pupil.state)(pupil.state.focus.item)


def test_from_the_hand_straight_to_what_a_step_wants():
    """Not to the first card of the row, and past the rows that take nothing."""
    for name, number in (("cunt-soul-first-game", 13), ("cunt-soul-second-half", 2)):
        lesson = next(one for one in LESSONS if one.id == name)
        course = Course(lesson)
        while course.number < number:
            course.play_others()
            course.finish()
        pupil = Pupil(lesson, course=course)
        pupil.keys(pygame.K_TAB, pygame.K_SPACE, pygame.K_UP, pygame.K_RETURN)
        pupil.wait()
        assert pupil.course.number == number + 1
        assert not pupil.course.astray


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("name", "words"), [
    ("cunt-soul-first-game", {"play 9C 9D": SEVERAL, "swap 2D 4S": AIMED, "done": ""}),
    ("cuttle-first-game", {"points 10H": "", "draw": ""}),
    ("russian-bank-first-game", {"move 9C t6": CARRIED, "turn stock": ""}),
    ("shithead-first-game", {"play 4C": "", "play 9C 9D": SEVERAL, "show 3D p3": LISTED}),
])  # fmt: skip
def test_the_guide_names_the_keys_where_a_move_takes_more_than_one(name, words):
    """To somebody who plays by keys; with the pointer it says what the lesson file says."""
    pupil, seen = Pupil(next(one for one in LESSONS if one.id == name)), set()
    words = {line: way_words(pupil.state.bindings, way) for line, way in words.items()}
    while not pupil.course.done:
        course = pupil.course
        line = course.right() if course.asks else None
        if line in words:
            seen.add(line)
            assert by_keys(pupil.state, line) == words[line]
            pupil.key(pygame.K_TAB)  # at first it only shows where the frame is
            pupil.step(2)
            assert not words[line] or pupil.guide.shows.words.endswith(words[line])
            pupil.move((5, 5))
            pupil.step(2)
            assert pupil.guide.shows.words == pupil.scene._readable(course.step.shown)
        pupil.scene._take(course.skipped)
        pupil.wait()
    assert seen == set(words)
