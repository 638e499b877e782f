"""The page of the day: its deal counts once, its puzzle and all others can be solved."""

import time
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from random import Random

import pygame
import pytest
from effort import effort
from pages import SCALES, SIZES, Table, button, click, press, settle, shown
from room import misplaced

from cardtable.engine.notation import split_actor
from cardtable.files import DataError, data_folder, delete_game, list_saves, load_rules
from cardtable.files.progress import Days, load_days, note_deal, note_dealt, note_puzzle
from cardtable.presenter.teaching import PuzzleCourse
from cardtable.presenter.today import (
    all_games,
    deal_of,
    next_day,
    of_day,
    puzzle_of,
    shared,
    today,
    told,
)
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.puzzle import Puzzle, puzzles_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.scenes import practising
from cardtable.table.scenes.playing.lesson import ExerciseTable
from cardtable.table.scenes.playing.presence import leaving
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.practising import solve
from cardtable.table.scenes.today import MARK, TodayPage, note_result
from cardtable.table.widgets.controls import Label
from cardtable.table.widgets.stars import Calendar

PUZZLES = [one for game in all_games() for one in puzzles_of(game)]
DAY = date(2026, 3, 1)


def test_every_game_has_its_day_and_the_deal_is_the_same_everywhere():
    week = [DAY + timedelta(days=n) for n in range(5)]
    assert {deal_of(day).rules.game.ID for day in week} == set(all_games())
    assert deal_of(DAY).seed == 1738679106
    assert len({deal_of(day).seed for day in week}) == 5
    for day in week:
        assert puzzle_of(day) in PUZZLES
        assert puzzle_of(day) == puzzle_of(day)


def test_a_puzzle_more_or_less_changes_only_the_days_that_it_wins(monkeypatch):
    """Every game still comes up, never on the day of its own deal."""
    year = [DAY + timedelta(days=n) for n in range(365)]
    before = {day: puzzle_of(day) for day in year}
    assert len({puzzle.id for puzzle in before.values()}) > 0.6 * min(len(PUZZLES), 365)
    for day, puzzle in before.items():
        assert not puzzle.rules.startswith(deal_of(day).rules.game.ID)
    for gone in PUZZLES[:: effort(40, 7)]:
        monkeypatch.setattr(
            "cardtable.puzzles.puzzle.puzzles_of",
            lambda game, gone=gone: [one for one in puzzles_of(game) if one != gone],
        )
        after = {day: puzzle_of(day) for day in year}
        assert {day for day in year if before[day] != after[day]} == {
            day for day in year if before[day] == gone
        }


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows keeps its zone to itself")
def test_the_next_day_is_told_by_the_clock_as_it_will_be_then(monkeypatch):
    """Between now and then the clocks change, or did a moment ago."""
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0/2,M10.5.0/3")
    time.tzset()
    try:
        for day in (date(2026, 3, 29), date(2026, 10, 25), date(2026, 7, 1), date(2026, 1, 1)):
            for minute in range(0, 24 * 60, 30):
                now = datetime.combine(day, datetime.min.time(), UTC) + timedelta(minutes=minute)
                begins = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
                assert next_day(now) == time.strftime("%H:%M", time.localtime(begins.timestamp()))
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.drawn(3)
@pytest.mark.parametrize("scale", SCALES[:3])
@pytest.mark.parametrize("size", SIZES[:3])
def test_both_pages_have_room(start, size, scale):
    note_deal(today().isoformat(), 1.0, 0.0)
    for make in (scenes.today_scene, scenes.puzzles_scene):
        app = start(make, size, ui_scale=scale)
        app.step([])
        assert misplaced(app) == []


def test_the_deal_of_the_day_is_played_against_its_opponents_and_counts_once(start):
    app = start(scenes.today_scene)
    click(app, button(app, told("play")))
    assert isinstance(app.scene, Table)
    session, deal = app.scene.session, deal_of(today())
    assert session.record.seed == deal.seed
    assert session.record.extra[MARK] == today().isoformat()
    assert [one.human for one in session.players] == [True] + [False] * (deal.seats - 1)
    app.reset(Play(app, session))
    assert app.scene.match_score() == of_day(session.record)
    strong = {one.level.partition(":")[0] for one in session.players if not one.human}
    assert all(f" {level} opponent" in of_day(session.record) for level in strong)
    session.close()


def later(app):
    """Until a click is no second half of a double one any more."""
    for _ in range(40):
        app.step([])


def test_the_deal_of_a_day_is_gone_on_with_and_never_dealt_beside_itself(start):
    app = start(scenes.today_scene)
    click(app, button(app, told("play")))
    first = app.scene.session
    first.play(first.legal()[0])
    app.pop()
    for _ in range(2):
        first.close()
        later(app)
        click(app, button(app, told("go-on")))
        assert app.scene.session.path == first.path
        first = app.scene.session
        app.pop()
    assert len(list_saves()) == 1
    first.close()
    delete_game(first.path)
    app.scene.rebuild()
    later(app)
    click(app, button(app, told("play")))
    assert app.scene.session.step_count == 1  # dealt anew
    app.scene.session.close()


def test_the_page_and_the_leaf_follow_midnight_and_say_when_it_is(start, monkeypatch):
    """The clock is turned, nobody waits."""
    days = [DAY]
    for where in ("today", "menu"):
        monkeypatch.setattr(f"cardtable.table.scenes.{where}.today", lambda: days[-1])
    pages = start(scenes.menu_scene), start(scenes.today_scene)
    old = pages[1].scene
    old._turn_to(DAY - timedelta(days=3))
    menu, page = pages[0], start(scenes.today_scene)
    settle(menu)
    assert menu.scene._tables.day.day == days[-1]
    days.append(DAY + timedelta(days=1))
    for app in (menu, page, pages[1]):
        for _ in range(30):
            app.step([])
    assert menu.scene._tables.day.day == days[-1]
    assert page.scene._day == days[-1]
    assert old._day == DAY - timedelta(days=3)  # that day is being looked at
    for hours, clock in ((0, "00:00"), (2, "02:00"), (-5, "19:00"), (5.5, "05:30")):
        zone = timezone(timedelta(hours=hours))
        for hour in (0, 12, 23):
            assert next_day(datetime(2026, 3, 1, hour, tzinfo=zone), zone) == clock
    assert any("gets the next deal at" in one.words for one in shown(page, Label))
    assert not any("gets the next deal at" in one.words for one in shown(pages[1], Label))


def test_the_first_end_of_a_deal_counts(start):
    start(scenes.menu_scene)
    for seed, expert in ((1, None), (1, 0.5), (2, 1.0)):
        players = [Player("Kim"), Player("Agnes", "bot", "easy")]
        session = Session.saved(load_rules("cuttle"), players, seed)
        session.record.extra[MARK] = DAY.isoformat()
        assert note_result(session) == ""
        while not session.over:
            session.play(session.fallback_line(Random(seed)))
        before = load_days()
        note_result(session, 0.75)  # a stranger's: it was not dealt here for that day
        assert load_days() == before
        note_dealt(DAY.isoformat(), session.path.name)
        note_result(session, expert)
        if expert is None:
            first = load_days().of(DAY)
    assert first.share is not None
    assert load_days().of(DAY).share == first.share
    assert load_days().of(DAY).expert == 0.5
    assert "★" not in shared(DAY, load_days().of(DAY), "Cuttle")


def test_the_calendar_goes_back_but_not_ahead(start):
    app = start(scenes.today_scene)
    assert isinstance(app.scene, TodayPage)
    calendar = shown(app, Calendar)[0]
    app.scene.ui.set_focus(calendar)
    press(app, "RIGHT")
    assert shown(app, Calendar)[0]._chosen == today()
    press(app, "UP")
    assert shown(app, Calendar)[0]._chosen == today() - timedelta(days=7)
    assert isinstance(app.scene.ui.focus, Calendar)
    calendar = shown(app, Calendar)[0]
    first = calendar.cell(1).center
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=first, button=1),
              pygame.Event(pygame.MOUSEBUTTONUP, pos=first, button=1)])  # fmt: skip
    assert shown(app, Calendar)[0]._chosen.day == 1


def test_what_is_damaged_of_the_days_costs_only_itself(start):
    start(scenes.menu_scene)
    note_puzzle("one", 2, "2026-03-01")
    note_puzzle("one", 1)
    assert load_days().puzzles == {"one": 2}
    text = (data_folder() / "days.json").read_text("utf-8")
    (data_folder() / "days.json").write_text(text.replace('"puzzles": {', '"puzzles": {"x": "y", '))
    assert load_days().puzzles == {"one": 2}
    assert load_days().of(DAY).stars == 2
    (data_folder() / "days.json").write_text("[")
    assert load_days() == Days()


@pytest.mark.drawn(3)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.id)
def test_every_puzzle_can_be_solved_and_says_what_it_asks(puzzle):
    course = PuzzleCourse(puzzle, "Kim")
    assert course.step.say
    assert "{" not in course.step.say
    assert "«" not in course.step.say
    for each in puzzle.line:
        course.play_others()
        seat, move = split_actor(each)
        if seat == puzzle.seat:
            assert course.verdict(move).taken
            tempting = course.tempting()
            if tempting is not None:  # a wrong move is answered by what follows
                answer = course.verdict(tempting)
                assert not answer.taken
                assert len(answer.words.split()) > 4
            course.session.play(f"{seat} {move}")
            course.played(f"{seat} {move}")
    course.play_others()
    assert course.done
    state = course.session.state
    if puzzle.turns:
        least = 0 if "draw" in {puzzle.kind, puzzle.aim} else 1
        assert state.returns()[state.seats.index(puzzle.seat)] >= least
    elif "save" in {puzzle.kind, puzzle.aim}:
        assert state.turn == puzzle.seat
    assert course.stars == 3


@pytest.mark.parametrize("line", ["move 8S t1", "turn hand"])
def test_a_task_is_missed_by_who_ends_the_game_or_the_turn(line):
    zones = {"t1": "9H", "t2": "QH", "t3": "KS", "p1.shown": "8S", "p2.hand": "2S 3S"}
    if line == "turn hand":
        zones |= {"p1.hand": "5H 5D", "p2.shown": "KD"}
    goal = {"turn": "p1", "counts": {"t2": 0}}
    task = Puzzle("one", "task", "russian-bank", {"turn": "p1", "zones": zones},
                  ("p1 move QH t3",), 1.0, 0.0, 1, goal=goal)  # fmt: skip
    attempt = Attempt(task)
    assert attempt.verdict(line) == "wrong"
    assert attempt.verdict("move QH t3") == "solved"


def test_a_puzzle_is_solved_at_the_table_and_remembered(start):
    app = start(scenes.puzzles_scene)
    one = next(each for each in PUZZLES if not each.goal and each.moves == 1)
    solve(app, [one, one], 0, "2026-03-01")
    scene = app.scene
    assert isinstance(scene, ExerciseTable)
    wrong = next(each for each in scene.session.legal() if not scene.course.verdict(each).taken)
    assert not scene.play(one.seat, wrong)
    assert "Try another" not in scene.course.verdict(wrong).words
    assert scene.course.verdict(wrong).words
    assert scene.play(one.seat, split_actor(one.line[0])[1])
    for _ in range(1200):  # what the others answer is shown as well
        app.step([])
    assert load_days().puzzles == {one.id: 2}
    assert load_days().of(DAY).stars == 2
    scene.press("next")
    assert isinstance(app.scene, ExerciseTable)
    assert app.scene is not scene
    app.scene.leave_all()


@pytest.mark.parametrize("game", all_games())
def test_the_buttons_of_a_puzzles_guide_work_before_and_after_a_move(start, game):
    app = start(scenes.puzzles_scene)
    puzzle = min(puzzles_of(game), key=lambda each: each.moves)
    for played, below, leads in ((False, scenes.puzzles_scene, "All puzzles"),
                                 (True, scenes.menu_scene, "Quit to menu")):  # fmt: skip
        app.reset(below(app))
        solve(app, [puzzle, puzzle], 0)
        scene = app.scene
        assert leaving(scene.state) == leads
        for key in ("show", "show", "show", "again", "show"):
            scene.press(key)
            app.step([])
        if played:
            assert scene.play(puzzle.seat, split_actor(puzzle.line[0])[1])
        scene.press("again")
        app.step([])
        assert (scene.course.number, scene.course.hinted, scene.course.astray) == (0, False, 0)
        assert scene.session.step_count == 1
        scene.press("leave")
        assert app.scene is not scene


def test_a_damaged_puzzle_is_told_and_passed_over(start):
    app = start(scenes.puzzles_scene)
    page, sound = app.scene, next(each for each in PUZZLES if not each.goal)
    broken = [
        replace(sound, id="gone", rules="nowhere"),
        replace(sound, id="bent", position={**sound.position, "turn": "p7"}),
    ]
    solve(app, broken[:1], 0)
    assert app.scene is page
    assert "nowhere" in app.trouble
    solve(app, [*broken, sound], 0)
    assert isinstance(app.scene, ExerciseTable)
    assert app.scene.course.puzzle == sound
    assert "bent" in app.trouble
    app.scene.leave_all()


def test_a_press_that_needs_a_damaged_file_is_told_and_no_more(start, monkeypatch):
    app = start(scenes.puzzles_scene)
    page = app.scene

    def fail(*_):
        raise DataError("damaged beyond use")

    monkeypatch.setattr(practising, "solve", fail)
    toasts = []
    monkeypatch.setattr(page.ui, "toast", lambda words, seconds: toasts.append(words))
    click(app, button(app, told("solve")))
    app.step([])
    assert app.scene is page
    assert toasts == ["damaged beyond use"]
