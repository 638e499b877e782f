"""A game looked at again in the window: it fills, is cancelled, kept, and leads to the table."""

import random
import re
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from typing import ClassVar

import pygame
import pytest
from effort import pairs
from pages import SCALES, SIZES, button, click, pause, press, shown
from pilot import Pilot
from room import crowded, misplaced

from cardtable import files
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import Answer, decide
from cardtable.ai.protocol import Request
from cardtable.ai.review import Account, Decision, Reviewing, duplicate, write_decision
from cardtable.ai.worker import Dispatcher
from cardtable.engine.position import read_position
from cardtable.engine.record import RecordError, replay
from cardtable.engine.rules import TableError
from cardtable.files import DataError, load_rules
from cardtable.files.progress import Mistake, due_mistakes, load_mistakes, note_mistakes
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import PSEUDO
from cardtable.presenter.reviews import expert_line, explained, review_words
from cardtable.presenter.teaching import before
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.scenes.playing.lesson import ExerciseTable
from cardtable.table.scenes.playing.scene import SETTLED, Play
from cardtable.table.scenes.practising import practise
from cardtable.table.scenes.replay import Replay
from cardtable.table.scenes.result import Result
from cardtable.table.scenes.review import ReviewPage
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.charts import ChanceGraph, ProgressBar, ReviewRows
from cardtable.table.widgets.controls import Button, Label

WHEN = re.compile(r'"(_played": "[^"]*"|sitting": \{"evening": .*?\]\}\}\}), ')
"""When a game was played, and what went before it: all else of it is the same each time."""
SMALL = {"thoughts": 20, "worlds": 40, "level": "expert", "seconds": None}


def brought(luck, error):
    """The account of a won game of which luck brought so much."""
    return Account(9, 1.0, max(0.0, luck - 0.5), max(0.0, 0.5 - luck), error)


class Pieces:
    """In the place of the worker: does the work at once, and gives a piece each time."""

    hired: ClassVar = []
    allowed = 10**9
    """How many pieces may come."""

    def __init__(self):
        self.closed, self.asked, self._pieces = False, None, []
        self.hired.append(self)

    def ask_review(self, record, rules, asked):
        self.asked = asked
        request = Request.to_review(1, record, rules, {**asked, "budget": SMALL})
        self._pieces = [*pieces(WHEN.sub("", request.text()))]

    def poll(self):
        if not self._pieces or Pieces.allowed <= 0:
            return None
        Pieces.allowed -= 1
        return self._pieces.pop(0)

    def close(self):
        self.closed = True


@cache
def pieces(text):
    """All that is answered to a question, which is the same each time."""
    found = []
    dispatcher, request = Dispatcher(), Request.parse(text)
    end = dispatcher.review(request, lambda: False, lambda one: found.append(Answer("", info=one)))
    return [*found, end]


@pytest.fixture(autouse=True)
def _hired(monkeypatch):
    Pieces.hired, Pieces.allowed = [], 10**9
    monkeypatch.setattr("cardtable.table.scenes.review._hire", Pieces)
    monkeypatch.setattr("cardtable.ai.review.THOUGHTS", 20)  # of an expert with the same cards


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def played(rules="cuttle", moves=10**4, kinds=("human", "bot"), seed=3):
    """A game in its folder that was played at random."""
    loaded = load_rules(rules)
    players = [
        Player(("Kim", "Agnes", "Cy")[n], kinds[min(n, len(kinds) - 1)], "easy")
        for n in range(loaded.seats[0])
    ]
    session, rng = Session.saved(loaded, players, seed), random.Random(seed)
    while not session.over and session.step_count < moves:
        session.play(session.fallback_line(rng))
    session.close()
    return session


def opened(start, session, step=None, **more):
    return start(lambda app: scenes.review_scene(app, session.record, session.path, step), **more)


def until(app, there):
    for _ in range(600):
        if there():
            return
        app.step([])
    raise AssertionError("it never comes")


def rows(app):
    return shown(app, ChanceGraph)[0]


def told(app):
    return [one.words for one in shown(app, Label)]


def test_it_fills_and_tells_what_the_costliest_decision_was(start):
    session = played()
    Pieces.allowed = 0
    app = opened(start, session)
    assert shown(app, ProgressBar)[0].spoken == "Reviewing the game…"
    assert rows(app).spoken == review_words("graph")
    Pieces.allowed = 3
    page = app.scene
    until(app, lambda: Pieces.allowed == 0)
    assert len(page.review.points) == 3  # the sketch comes first
    Pieces.allowed = 10**9
    until(app, lambda: page.review.finished)
    assert not shown(app, ProgressBar)
    worst = page.review.turning
    assert page.at == worst.step
    assert f"Move {worst.step}: " in rows(app).spoken
    assert review_words("label", label=worst.label) in rows(app).spoken
    text = told(app)
    assert f"Move {worst.step}: {review_words('label', label=worst.label)}, −" in text[1]
    assert [line.partition(":")[0] for line in text if line.startswith(("Played", "Better"))] == [
        "Played",
        "Better",
    ]
    *stood, end = page.review.points
    assert len(stood) == page.review.wanted
    assert end == (len(page._states) - 1, page.review.account.result)


def test_what_follows_is_told_as_it_would_be_at_the_table():
    rules = load_rules("cuttle")
    zones = {"draw": "2S 3S 4S 5S", "p1.hand": "9H 3C", "p2.hand": "9C 5D"}
    view = read_position(rules, 2, {"turn": "p1", "zones": zones}).view("p1")
    run = ("p2 points 9C", "p1 points 9H")
    one = Decision(1, "p1", "draw", "points 9H", 0.9, 0.3, punished=run, view=view)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    assert explained(one, data, {"p1": "Kim", "p2": "Bo"}.__getitem__, "p1")[2] == (
        "Then most likely: Bo plays 9♣ for points; you play 9♥ for points"
    )


def test_what_a_turn_fell_short_is_told_in_cards():
    rules = load_rules("russian-bank")
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    one = Decision(57, "p1", "pass", "turn hand", 0.5, 0.03, behind=6.2)
    first, *_ = explained(one, data, {"p1": "Kim", "p2": "Bo"}.__getitem__)
    assert (
        first == "Move 57, Kim: a mistake. The turn could have been worth about 6 more cards (3%)"
    )
    lost = replace(one, loss=0.5, behind=0.0)
    assert "−50%" in explained(lost, data, {"p1": "Kim", "p2": "Bo"}.__getitem__)[0]


def test_keys_alone_choose_a_decision_and_lead_to_the_table_and_on(start):
    session = played()
    app = opened(start, session)
    app.step([])
    page = app.scene
    assert app.scene.ui.focus is rows(app)
    press(app, "HOME")
    steps = [one.step for one in rows(app).rows]
    assert page.at == steps[0]
    press(app, "DOWN", "RIGHT", "UP")
    assert page.at == steps[1]
    press(app, "END")
    assert page.at == steps[-1]
    click(app, button(app, review_words("every")))
    written = shown(app, ReviewRows)[0]
    view = next(one for one in shown(app, Scroll) if one.child is written)
    assert view.rect.contains(written.row(len(steps) - 1))
    pause(app)
    click(app, button(app, review_words("verdict")))
    app.scene.ui.set_focus(rows(app), by_keyboard=True)
    press(app, "PAGEUP", "RETURN")
    replay = app.scene
    assert isinstance(replay, Replay)
    assert replay.at == page.at - 1
    assert replay.board.reader == "p1"
    on = button(app, "Play on from here")
    for _ in range(40):
        press(app, "TAB")
        if replay.ui.focus is on:
            break
    press(app, "RETURN")
    begun = app.scene.session
    assert begun.step_count == page.at
    assert begun.path is None
    assert begun.turn == "p1"
    assert not begun.over
    assert begun.record.moves == session.record.moves[: len(begun.record.moves)]
    assert begun.view("p1").zones == session.view("p1", at=page.at - 1).zones
    app.pop()
    press(app, "ESCAPE")
    assert app.scene is page
    assert app.scene.ui.focus is rows(app)


def test_the_pointer_chooses_in_the_graph_and_in_the_list(start):
    app = opened(start, played())
    app.step([])
    page, graph = app.scene, shown(app, ChanceGraph)[0]
    step = page.review.points[2][0]
    at = graph.place_of(step, 0.5)
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    app.step([pygame.Event(down, pos=at, button=1), pygame.Event(up, pos=at, button=1)])
    assert page.at == step
    click(app, button(app, review_words("every")))
    press(app, "HOME")
    written = shown(app, ReviewRows)[0]
    at = written.row(2).center
    app.step([pygame.Event(down, pos=at, button=1), pygame.Event(up, pos=at, button=1)])
    assert page.at == rows(app).rows[2].step
    click(app, button(app, review_words("look")))
    assert app.scene.at == page.at - 1


def test_it_is_cancelled_when_it_is_left_and_goes_on_from_there(start):
    session = played()
    Pieces.allowed = 0
    app = opened(start, session)
    page = app.scene
    Pieces.allowed = 10**9
    while page.review.wanted == 0 or len(page.review.decisions) < 4:
        Pieces.allowed = 1
        app.step([])
    Pieces.allowed = 0
    click(app, button(app, review_words("cancel")))
    assert Pieces.hired[0].closed
    assert shown(app, ProgressBar)[0].spoken.startswith("Stopped after 4 of ")
    pause(app)  # the page was made anew: a second click would be half of a double one
    click(app, button(app, review_words("again")))
    assert len(Pieces.hired[1].asked["known"]) == 4
    app.push(scenes.about_scene(app))
    assert Pieces.hired[1].closed
    again = opened(start, session).scene
    assert len(again.review.decisions) == 4
    assert len(Pieces.hired[2].asked["known"]) == 4
    Pieces.allowed = 10**9
    app.pop()
    app.step([])
    assert page.review.finished
    count = len(Pieces.hired)
    finished = opened(start, session).scene
    assert finished.review.finished
    assert len(Pieces.hired) == count  # nobody has to look again
    assert finished.review.decisions == page.review.decisions


def test_nothing_judged_is_lost_when_a_process_or_the_program_is_killed(start):
    """What's judged is kept while it goes on, and a process that has died is replaced."""
    session = played()
    Pieces.allowed = 0
    app = opened(start, session)
    page = app.scene
    while len(page.review.decisions) < 9:
        Pieces.allowed = 1
        app.step([])
    kept = files.load_review(session.path, session.record, page.review.seat)
    assert len(kept["decisions"]) == 8
    Pieces.hired[0]._pieces = [Answer("", "the process is gone")]
    Pieces.allowed = 1
    until(app, lambda: len(Pieces.hired) == 2)
    assert page.review.running
    assert len(Pieces.hired[1].asked["known"]) == 9
    Pieces.hired[1]._pieces = [Answer("", "the process is gone")]  # … without any progress
    Pieces.allowed = 1
    until(app, lambda: not page.review.running)
    app.step([])
    assert shown(app, ProgressBar)[0].spoken.startswith("Stopped after 9 of ")
    assert len(page.review.decisions) == 9


def test_other_players_of_a_game_that_is_over_can_be_chosen(start):
    app = opened(start, played())
    app.step([])
    press(app, "HOME")
    page = app.scene
    page._sit("p2")
    app.step([])
    assert {one.seat for one in page.review.decisions.values()} == {"p2"}
    assert any(line.startswith(f"Move {page.at}, Agnes") for line in told(app))
    press(app, "TAB")


def test_of_a_game_that_is_not_over_only_the_person_is_looked_at(start):
    session = played(moves=12)
    app = opened(start, session)
    app.step([])
    page = app.scene
    assert page._seats == ["p1"]
    assert page.review.account is None
    assert {one.seat for one in page.review.decisions.values()} == {"p1"}
    press(app, "RETURN")
    assert not app.scene._on.shown  # what is drawn then would give it away


def test_a_damaged_record_is_looked_at_as_far_as_it_goes(start):
    session = played(moves=14)
    moves = [*session.record.moves[:10], "p1 play ZZ", *session.record.moves[10:]]
    record = replace(session.record, moves=moves)
    app = start(lambda app: scenes.review_scene(app, record))
    app.step([])
    assert app.scene.review.finished
    assert app.scene.review.decisions


def test_a_record_whose_deal_cannot_be_played_again_is_refused(start):
    record = replace(played(moves=4).record, moves=["p1 nonsense"])
    app = start(scenes.about_scene)
    with pytest.raises((DataError, RecordError, TableError)):
        scenes.review_scene(app, record)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", ["russian-bank", "soul-taker"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_every_game_has_room(start, rules, size):
    session = played(rules, moves=40)
    app = opened(start, session, size=size)
    app.step([])
    assert app.scene.review.finished
    assert misplaced(app) == []


def test_it_has_room_in_every_window(start):
    session = played(moves=20)
    for size, scale in pairs(SIZES, SCALES):
        app = opened(start, session, size=size, ui_scale=scale)
        app.step([])
        assert app.scene.review.finished
        assert misplaced(app) == [], (size, scale)


def test_all_words_come_from_the_catalogue(start, monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", PSEUDO)
    app = opened(start, played())
    app.step([])
    page = app.scene
    assert page.review.turning
    for line in told(app)[1:]:
        assert not line.startswith(("Move", "Played", "Better", "Why", "Then"))
    assert "Decisions" not in rows(app).spoken


# --- saved games and results ----------------------------------------------------------------------


def test_it_is_reached_from_saved_games_where_one_person_plays(start):
    played(moves=12)
    played(moves=12, kinds=("human", "human"), seed=4)
    app = start(scenes.saved_scene)
    found = [one for one in shown(app, type(button(app, "Review"))) if one.words == "Review"]
    assert len(found) == 1
    click(app, found[0])
    assert isinstance(app.scene, ReviewPage)
    app.step([])
    assert app.scene.review.decisions
    app.pop()


def test_a_decision_is_played_out_by_experts(start):
    """From after the move that was played; of a game that goes on nobody sees what is hidden."""
    app = opened(start, played())
    page = app.scene
    until(app, lambda: page.review.finished)
    click(app, button(app, review_words("play-out")))
    session = app.scene.session
    assert session.step_count - 1 == page.at
    assert {one.level for one in session.players} == {"expert"}
    assert session.path is None
    app.switch(Play(app, session, Idle))
    app.scene.leave_all()
    assert app.scene is page  # the review that it came from
    app = opened(start, played(moves=12))
    until(app, lambda: app.scene.at is not None)
    assert not any(one.words == review_words("play-out") for one in shown(app, Button))


def result(session, **settings):
    pilot = Pilot(Session.new(session.rules, session.players, 1), motion="off", **settings)
    pilot.app.reset(Result(pilot.app, session))
    pilot.step(2)
    return pilot


def lucky(session):
    """A game that another one has gone before, won with luck."""
    session.record.sitting["evening"] = {"fair": {"Kim": [1, 1.0, 0.4, 0.01]}}
    return session


def labels(pilot):
    return [one.words for one in pilot.app.scene.ui.root.walk() if isinstance(one, Label)]


def lines(pilot):
    return [one for one in labels(pilot) if one.startswith(("Luck ", "Turning ", "Better: "))]


@pytest.mark.usefixtures("home")
def test_the_result_says_what_is_certain_and_leads_there():
    pilot = result(played())
    assert Pieces.hired == []  # before the page has come to rest
    pilot.until(lambda: Pieces.hired and Pieces.hired[0].closed, 10)
    pilot.step(2)
    review, scene = pilot.app.scene._review, pilot.app.scene
    found = lines(pilot)
    assert 2 <= len(found) <= 3
    assert found[0] == f"Turning point: move {review.turning.step}"
    assert found[1].startswith("Better: ")
    assert any(
        "cost you" in told and "of your chances of winning" in told for told in labels(pilot)
    )
    show = next(
        one for one in scene.ui.root.walk() if getattr(one, "words", "") == review_words("title")
    )
    show.activate()
    pilot.step(2)
    page = pilot.app.scene
    assert isinstance(page, ReviewPage)
    assert page.at == review.turning.step
    assert page.review.finished
    assert len(Pieces.hired) == 1
    pilot.key(pygame.K_ESCAPE)
    pilot.step(2)
    assert pilot.app.scene is scene


@pytest.mark.drawn(3)
@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 480)])
def test_buttons_of_the_result_stay_where_they_are_while_more_is_told(size):
    pilot = result(played(), size=size)

    def places():
        root = pilot.app.scene.ui.root
        return [(one.words, one.rect) for one in root.walk() if isinstance(one, Button)]

    before, told = places(), labels(pilot)
    pilot.until(lambda: Pieces.hired and Pieces.hired[0].closed, 10)
    pilot.step(2)
    pilot.app.scene._review.account = brought(0.5, 0.1)
    pilot.app.scene.rebuild()
    pilot.step(2)
    assert len(labels(pilot)) > len(told) + 3
    assert places() == before


@pytest.mark.usefixtures("home")
def test_the_result_is_quiet_where_nothing_is_certain():
    session = played()
    pilot = result(session)
    pilot.until(lambda: Pieces.hired and Pieces.hired[0].closed, 10)
    scene = pilot.app.scene
    review = scene._review
    review.decisions = {s: replace(one, error=1.0) for s, one in review.decisions.items()}
    for luck in ((0.5, 0.3), (0.1, 0.1), (0.0, 0.0)):
        review.account = brought(*luck)
        scene.rebuild()
        assert lines(pilot) == []
    for luck, line in ((0.5, "Luck gave you 50% (give or take 20)"),
                       (-0.3, "Luck cost you 30% (give or take 20)")):  # fmt: skip
        review.account = brought(luck, 0.1)
        scene.rebuild()
        assert lines(pilot) == [line]


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("kinds", "settings"),
    [(("human", "bot"), {"review": False}), (("human", "human"), {}), (("bot", "bot"), {})],
)
def test_nobody_looks_at_a_game_unasked(kinds, settings):
    pilot = result(played(kinds=kinds), **settings)
    pilot.step(200)
    assert Pieces.hired == []
    assert lines(pilot) == []


@pytest.mark.usefixtures("home")
def test_the_luck_of_a_game_counts_in_the_evening(monkeypatch):
    monkeypatch.setattr(
        Reviewing, "account", property(lambda _: brought(0.4, 0.1), lambda *_: None), raising=False
    )
    session = lucky(played())
    pilot = result(session)
    assert not any(one.startswith("With average") for one in labels(pilot))
    pilot.until(lambda: Pieces.hired and Pieces.hired[0].closed, 10)
    pilot.step(2)
    told = "With average luck you’d have won 10% of this evening’s 2 games (give or take 14)"
    assert any(one.startswith(told) for one in labels(pilot))
    assert session.next_game().evening.fair["Kim"].luck == pytest.approx(0.8)


@pytest.mark.drawn(3)
@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_result_has_room_for_it(size, monkeypatch):
    monkeypatch.setattr(
        Reviewing, "account", property(lambda _: brought(0.4, 0.1), lambda *_: None), raising=False
    )
    pilot = result(lucky(played()))
    pilot.resize(size)
    pilot.until(lambda: Pieces.hired and Pieces.hired[0].closed, 10)
    pilot.step(2)
    assert lines(pilot)
    assert misplaced(pilot.app) == []


def test_a_mistake_is_tried_again_until_a_better_move_is_found(start, home):
    """The learner is told off kindly, may ask twice, and is asked again in a day."""
    session = played()
    app = opened(start, session)
    until(app, lambda: app.scene.review.finished)
    page = app.scene
    costly = [one for one in page.review.decisions.values() if one.label]
    assert costly
    click(app, button(app, review_words("learn")))
    scene = app.scene
    assert isinstance(scene, ExerciseTable)
    one = min(costly, key=lambda each: each.step)
    assert scene.course.right() == one.best
    assert scene.guide.shows.place == review_words("try-place", number=1, count=len(costly))
    until(app, lambda: not scene.board.busy)
    assert not scene.play(one.seat, one.played)  # that was the mistake
    assert not scene.course.done
    assert scene.play(one.seat, one.good[-1])  # another good move will do
    until(app, lambda: scene.guide.shows.stars >= 0)
    assert scene.guide.shows.stars == 2  # one went astray
    kept = load_mistakes()
    assert {each.decision["step"] for each in kept} == {each.step for each in costly}
    kept = next(each for each in kept if each.decision["step"] == one.step)
    assert kept.stage == 0
    assert due_mistakes(kept.due - timedelta(days=1)) == []
    scene.leave_all()
    assert app.scene is page


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", ["cunt-soul", "cuttle", "russian-bank", "shithead", "soul-taker"])
def test_a_hint_comes_in_steps_and_the_table_has_room(start, home, rules):
    session, found = played(rules, moves=60), []
    for number, step in enumerate(replay(session.record, session.rules)):
        if found and found[-1][0] == number:
            found[-1][2] = step.state.parse(step.line)[1]
        lines = step.state.choices() if step.state.turn == "p1" else []
        if len(lines) > 3:
            found.append([number + 1, lines[-1], ""])
    for step, best, line in found[:2]:
        decision = write_decision(Decision(step, "p1", line or best, best, 0.5, 0.2))
        mistake = Mistake(before(session.record, session.rules, step), decision, date.max)
        app = start(lambda app, one=mistake: menu_with(app, one), size=(960, 600))
        scene = app.scene
        until(app, lambda scene=scene: not scene.board.busy)
        shows = []
        for _ in range(3):
            scene.hint()
            shows.append(scene.guide.shows.labels["show"])
            app.step([])
            assert crowded(scene) == []
        assert shows[0] == review_words("try-hint")
        assert shows[-1] == review_words("try-show")
        assert scene.play("p1", best)
        until(app, lambda scene=scene: scene.guide.shows.stars == 2)
        scene.leave_all()


class AtOnce:
    """In the place of the worker: decides at once."""

    def __init__(self):
        self.busy, self._case = False, None

    def ask(self, view, rules, level, seed, limit):
        self.busy, self._asked = True, (view, find_level(level), seed, Limit(None, 20))

    def poll(self):
        if not self.busy:
            return None
        self.busy = False
        return decide(*self._asked)

    def close(self):
        self.busy = False


@pytest.mark.parametrize("over", [True, False])
def test_a_computer_players_move_is_proved_ten_times(start, home, monkeypatch, over):
    """Of a game that goes on, nothing is told of what it held."""
    monkeypatch.setattr("cardtable.table.scenes.tablescene.Worker", AtOnce)
    session = played(moves=10**4 if over else 20)
    app = start(lambda app: scenes.replay_scene(app, session.record), (960, 600))
    scene = app.scene
    scene.do("prove")
    assert not scene.ui.layers  # the deal is nobody's decision
    at = next(n for n in range(1, scene.last_step) if session.line_at(n).startswith("p2"))
    while True:
        scene.go(at)
        scene.do("prove")
        if scene.ui.layers:
            break
        at += 1
    click(app, button(app, review_words("prove-ten")))
    until(app, lambda: scene.ui.layers[-1].asked == 10)
    assert review_words("prove-count", same=10, count=10, name="Agnes", clean="yes") in told(app)
    assert misplaced(app) == []
    assert (review_words("prove-hidden", name="Agnes") in told(app)) is not over
    assert any("%" in one or "Asked again" in one for one in told(app)) is over
    press(app, "ESCAPE")
    app.step([])
    assert not scene.ui.layers


def test_at_the_table_the_last_move_of_a_computer_is_proved_and_its_cards_stay_hidden(
    start, home, monkeypatch
):
    monkeypatch.setattr("cardtable.table.scenes.tablescene.Worker", AtOnce)
    session = played(moves=1)
    app = start(lambda app: Play(app, session, Idle))
    scene = app.scene
    scene.do("prove")
    assert not scene.ui.layers  # nothing has been decided yet
    rng = random.Random(1)
    while session.step_count < 12 and not session.over:
        session.play(session.fallback_line(rng))
    scene.do("prove")
    assert scene.ui.layers
    until(app, lambda: review_words("prove-hidden", name="Agnes") in told(app))
    assert not any("Asked again" in one for one in told(app))
    click(app, button(app, review_words("prove-close")))
    assert not scene.ui.layers


@pytest.mark.parametrize("over", [True, False])
def test_a_line_of_the_log_leads_to_its_move(start, home, monkeypatch, over):
    """At the table a computer player's move can be proved, in a replay it is shown again."""
    monkeypatch.setattr("cardtable.table.scenes.tablescene.Worker", AtOnce)
    session = played(moves=10**4 if over else 20)
    if over:
        app = start(lambda app: scenes.replay_scene(app, session.record), (1280, 1000))
    else:
        app = start(lambda app: Play(app, session, Idle), (1280, 1000))
    scene = app.scene
    scene.do("log")
    app.step([])
    if over:
        scene.go(10)
    app.step([])
    lines = scene.log._lines
    asked = set()
    places = [(entry, place.center) for entry, place in lines.places()]
    for entry, pos in reversed(places):
        lines.release(pos)
        if over and entry.step:
            assert scene.at == entry.step
        elif scene.ui.layers:
            asked.add(session.line_at(entry.step).split()[0])
            scene.close_proof()
    assert over or asked == {"p2"}


def test_the_expert_plays_the_deal_while_it_is_played(start, home, monkeypatch):
    """So the result page can tell at once what could be done with the same cards."""
    monkeypatch.setattr("cardtable.ai.review.THOUGHTS", 4)
    pieces.cache_clear()  # of those who thought longer
    session = played(moves=1)
    app = start(lambda app: Play(app, session, Idle), review=True)
    scene = app.scene
    app.step([])
    assert Pieces.hired == []
    until(app, lambda: scene.now > SETTLED)
    until(app, lambda: scene._beside.finished)
    assert len(Pieces.hired) == 1
    known = scene._beside.expert
    assert known == duplicate(session.record, session.rules, "p1")
    rng = random.Random(1)
    while not session.over:
        session.play(session.fallback_line(rng))
    until(app, lambda: isinstance(app.scene, Result))
    assert app.scene._review.expert == known
    mine = (1 + session.state.returns()[0]) / 2
    assert expert_line(known, 1, mine) in told(app)
    until(app, lambda: len(Pieces.hired) == 2)
    assert not Pieces.hired[1].asked["expert"]


class Idle:
    """In the place of the worker: never decides."""

    def ask(self, *_):
        """Think for ever."""

    def poll(self):
        return None

    def cancel(self):
        """Think no more."""

    def close(self):
        """The table is left."""


def test_mistakes_that_cannot_be_tried_are_passed_over_and_kept(start, home):
    session = played()
    every = [one.line for one in replay(session.record, session.rules)]
    steps = [n for n, line in enumerate(every) if line.startswith("p1")][:4]
    whole = []
    for step in steps:
        record = before(session.record, session.rules, step)
        line = every[step].partition(" ")[2]
        decision = write_decision(Decision(step, "p1", line, line, 0.5, 0.2, good=(line,)))
        whole.append(Mistake(record, decision, date(2026, 1, 1)))
    one, *_, last = whole
    bad = [
        replace(one, record=replace(one.record, rules="gone")),
        replace(one, record=replace(one.record, options={"no": "such"})),
        replace(one, record=replace(one.record, moves=[*one.record.moves, "p1 nonsense"])),
        replace(one, record=replace(one.record, moves=[])),
        *(replace(one, decision={**one.decision, key: each}) for key, each in (
            ("step", 2.5), ("seat", "p9"), ("seat", "p2"), ("best", "win at once"), ("loss", 1e300),
            ("good", [3]), ("good", ["nothing"]), ("error", "x"), ("played", "points AS#9"),
        )),
        replace(one, decision={k: one.decision[k] for k in ("step", "seat", "played", "best")}),
    ]  # fmt: skip
    note_mistakes([*bad[:3], last])
    app = start(scenes.settings_scene)
    for place, each in enumerate(bad):
        practise(app, [each, last, each])
        assert isinstance(app.scene, ExerciseTable), place
        assert app.scene.course.lesson.id == last.id
        assert review_words("try-skipped", count=1) in app.trouble
        app.trouble = ""
        app.scene.closing()
        practise(app, [each], inside=True)
        assert review_words("try-skipped", count=1) in app.trouble
        app.trouble = ""
        assert not isinstance(app.scene, ExerciseTable)
        practise(app, [each, each])
        assert review_words("try-skipped", count=2) in app.trouble
        app.trouble = ""
    practise(app, [last])
    assert app.scene.play("p1", last.decision["played"])
    assert {one.id for one in load_mistakes()} == {one.id for one in [*bad[:3], last]}
    app.scene.leave_all()


def menu_with(app, mistake):
    """The exercise of a mistake; behind it lies what it was opened from."""
    app.reset(scenes.settings_scene(app))
    practise(app, [mistake])
    return app.scene


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 600), 1.5)])
def test_buttons_of_a_replay_keep_their_places_whatever_is_said(start, size, scale):
    """At every step; they are inside the window, and the table and its icons are clear of them."""
    session = played()
    app = start(lambda app: scenes.replay_scene(app, session.record), size, ui_scale=scale)
    replay, places = app.scene, set()
    for step in range(0, replay.last_step + 1, 5):
        replay.go(step)
        app.step([])
        head = [one for one in replay.surround.head.walk() if isinstance(one, Button) and one.shown]
        places.add(tuple(tuple(one.rect) for one in head))
        assert misplaced(app) == []
    assert len(places) == 1
    assert all(app.canvas.rect.contains(pygame.Rect(one)) for one in places.pop())
    assert replay.surround.head.rect.bottom <= replay.board.area.y
