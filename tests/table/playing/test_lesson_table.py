"""Lessons in the window: the guide covers nothing, and every lesson can be taken by hand."""

import pygame
import pytest
from effort import effort, pairs
from pupil import Pupil
from room import sized

from cardtable import files
from cardtable.files.progress import Progress, load_progress, note_lesson
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import all_lessons, read_lessons
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.drawing.theme import STYLES
from cardtable.table.scenes.lessons import LessonsPage
from cardtable.table.scenes.playing.hints import start_of
from cardtable.table.scenes.playing.lesson import LessonTable
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.widgets.controls import Button

LESSONS = all_lessons()
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
SIZES = [((960, 600), 1.0), ((1280, 720), 2.0), ((3840, 2160), 1.0)]
MORE = """\
- id: try-first
  title: Your first try
  about: It has a bit of everything.
  rules: cuttle
  first: true
  position: {turn: p1, zones: {p1.hand: 9S 4C 10H 2D, p2.points: 8H 10D, p2.hand: 3C 5D,
             draw: 2C 6C 7C 8C 9C, scrap: 4H}}
  steps:
    - say: p2 has 18 points. This is your hand.
      light: [p2.points, p1.hand, p2]
    - say: Your 9S is higher than 8H.
      light: [9S, 8H]
      do: scuttle 9S 8H
      covers: [CU-8]
      otherwise: {"points *": "First take some of p2's."}
    - say: p2 lays a five.
      others: [points 5D]
    - say: Now draw a card.
      light: [draw]
      do: draw
    - say: p2 draws, too, and then it is for you to do what you like.
      others: [draw]
      any: true
- id: try-goal
  title: Your second try
  rules: cuttle
  position: {turn: p1, zones: {p1.hand: 10S 9S 4C, p1.points: 2H, p2.hand: 3C, draw: 2C 6C 7C 8C}}
  say: Make twenty-one.
  others: [draw]
  goal: {expect: {over: true}}
  way: [points 10S, points 9S]
"""


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    """What is learned here is kept for this test alone."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))


def some(chosen, *, first=True):
    """The lessons of these numbers and every first game; with `--all` all of them."""
    return [
        pytest.param(
            one,
            marks=() if chosen(number) or (first and one.first) else pytest.mark.long,
            id=one.id,
        )
        for number, one in enumerate(LESSONS)
    ]


FIRST = [one for one in LESSONS if one.first]


@pytest.mark.parametrize(
    ("lesson", "size"),
    pairs(FIRST, [(960, 600), (1280, 720)]),
    ids=lambda one: getattr(one, "id", None),
)
@pytest.mark.drawn(4)
def test_reminders_are_readable_in_a_first_game_from_beginning_to_end(lesson, size):
    pupil = Pupil(lesson, size)
    while not pupil.course.done:
        scene, theme = pupil.scene, pupil.scene.theme
        told = scene.telling()
        items = scene.painter.picture(scene.board, theme, told).resting
        found = [one for one in items if one.key == "reminders"]
        # beside a guide in the smallest window there may be no room: then help has them
        least = bool(told.reminders) and size != (960, 600)
        assert least <= len(found) <= bool(told.reminders), pupil.course.number
        for one in found:
            assert pygame.Rect((0, 0), size).contains(one.rect)
            assert one.rect.collidelist([pygame.Rect(each) for each in told.controls]) < 0
            letters = scene.lay_guide().form.scale * STYLES["small"].size * theme.scale
            assert letters >= 10.4, pupil.course.number
        scene._take(pupil.course.skipped)
        pupil.wait()


@pytest.fixture
def own():
    """The two lessons above, among the player's own."""
    folder = files.own_rules_folder() / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "try.yaml"
    path.write_text(MORE, encoding="utf-8")
    return read_lessons(path)


def taken(scene):
    """What the guide must not lie on."""
    plan = scene.board.plan
    told = scene.telling()
    picture = scene.painter.picture(scene.board, scene.theme, told)
    found = [(str(item.key), item.rect) for item in (*picture.resting, *picture.floating)]
    found += [(str(number), pygame.Rect(pose.rect)) for number, pose in plan.poses.items()]
    found += [(one.spoken, one.rect) for one in (*scene.surround.icons, *scene.surround.buttons)]
    return found


@pytest.mark.parametrize("lesson", some(lambda number: number % 9 == 0))
@pytest.mark.drawn(4)
def test_the_guide_covers_nothing_and_what_a_step_lights_is_marked(lesson):
    """At no step, and all that it says can be read at once; each lesson in one size, or in all."""
    course = Course(lesson)
    pupil = Pupil(lesson)
    turn = LESSONS.index(lesson) % len(SIZES)
    places, now = effort(SIZES[turn : turn + 1], SIZES), None
    while True:
        course.play_others()
        pupil.scene._take(lambda: course)
        pupil.step(1)
        for place in places:
            if place != now:
                sized(pupil.app, *place)
                now = place
            assert_clear(pupil, (course.number, place))
        if course.done:
            break
        for name in course.step.light:
            assert name in lit(pupil), (course.number, name)
        course.finish()


FIRST = [one for one in LESSONS if one.first]


@pytest.mark.drawn(3)
@pytest.mark.parametrize("lesson", FIRST, ids=lambda one: one.id)
def test_a_first_game_ends_with_the_offer_of_a_new_one(lesson):
    course = Course(lesson)
    while not course.done:
        course.play_others()
        course.finish()
    pupil = Pupil(lesson, course=course)
    pupil.click(pupil.guide.button("play").rect.center)
    pupil.step(3)
    (sheet,) = pupil.scene.ui.layers
    next(one for one in sheet.walk() if isinstance(one, Button) and one.words == "Easy").activate()
    pupil.step(3)
    assert type(pupil.app.scene) is Play
    session = pupil.app.scene.session
    assert session.rules.game.ID == files.load_rules(lesson.rules).game.ID
    assert session.record.seed is not None  # dealt, and not the lesson's
    assert session is not course.session


@pytest.mark.parametrize("lesson", FIRST, ids=lambda one: one.id)
@pytest.mark.drawn(2)
def test_a_first_game_lights_where_a_card_is_to_go(lesson):
    """A place is never lit only because its cards are spoken of."""
    course = Course(lesson)
    pupil = Pupil(lesson)
    while not course.done:
        course.play_others()
        pupil.scene._take(lambda: course)
        step, state = course.step, pupil.state
        line = (course.right() if step.do else None) or ""
        held = [
            one
            for one in state.table.sprites()
            if one.card and one.card.name in line.split() and owner_of(one.zone) == "p1"
        ]
        openings = state.matcher.openings(held) if held else {}
        aims = {aim.name for aim, lines in openings.items() if line in lines}
        places = {one for one in step.light if one in state.plan.zones} - {z.zone for z in held}
        if aims and places:
            assert aims & places, (course.number, line)
        course.finish()


def assert_clear(pupil, at):
    guide = pupil.guide
    assert pupil.app.canvas.rect.contains(guide.rect)
    over = [(name, rect) for name, rect in taken(pupil.scene) if rect.colliderect(guide.rect)]
    assert over == [], at
    assert guide._scroll._full <= guide._scroll.rect.h, at
    for button in guide.buttons:
        assert guide.rect.contains(button.rect)


def lit(pupil):
    """The zones, cards and seats that are marked, and the verbs of buttons and clicked seats."""
    told, state = pupil.scene.telling(), pupil.state
    found = {one.name for one in told.lit}
    found |= {state.table.find(one).card.name for one in told.pointed if state.table.find(one).card}
    rects = [pygame.Rect(one) for one in told.shown]
    pairs = zip(pupil.scene.surround.buttons, pupil.scene.surround.offered, strict=True)
    found |= {key[-1].partition(" ")[0] for one, key in pairs if one.rect in rects}
    for lines in state.matcher.seat_clicks().values():
        found |= {line.partition(" ")[0] for line in lines}
    return found


def take(pupil, play, go_on):
    """The right way through a lesson, in the learner's hand."""
    for _ in range(100):
        course = pupil.course
        if course.done:
            return
        assert not course.failed
        if course.asks:
            line, number, moves = course.right(), course.number, len(course.lines)
            play(line)
            now = pupil.course.number, len(pupil.course.lines)
            assert now != (number, moves), (number, line, pupil.bubble)
        else:
            go_on()
    raise AssertionError("it does not end")


@pytest.mark.drawn(3)
@pytest.mark.parametrize("lesson", some(lambda number: number % 12 == 0, first=False))
def test_a_lesson_is_taken_by_pointer(lesson):
    """First games are played by pointer below, too, where the keyboard is led."""
    pupil = Pupil(lesson)
    take(pupil, pupil.play, lambda: pupil.push("next"))
    assert pupil.course.stars == 3
    assert load_progress()[lesson.id] == Progress(3)


@pytest.mark.parametrize("lesson", some(lambda number: number % 12 == 6))
@pytest.mark.drawn(6)
def test_a_lesson_is_taken_by_keys(lesson):
    pupil = Pupil(lesson)

    def go_on():
        pupil.key(pygame.K_RETURN)
        pupil.wait()

    take(pupil, pupil.type, go_on)
    assert pupil.course.stars == 3


FIRST = pytest.mark.parametrize(
    "lesson", [one for one in LESSONS if one.first], ids=lambda one: one.id
)


@FIRST
@pytest.mark.drawn(5)
def test_the_keyboard_is_led_to_what_a_step_tells_of(lesson):
    """Nobody has to look for it with the arrows: there the line begins, and so does the focus."""
    pupil = Pupil(lesson)

    def play(line):
        start = start_of(pupil.state, line)
        step = pupil.course.step
        assert start is not None, line
        assert step.goal or pupil.state.focus.item == start, line
        pupil.play(line)

    take(pupil, play, lambda: pupil.push("next"))
    assert pupil.course.stars == 3
    assert load_progress()[lesson.id] == Progress(3)


def test_where_cards_are_carried_a_step_takes_no_more_than_three_keys():
    """One to see where the focus is, or to answer; one to take up; one to put down."""
    pupil = Pupil(next(one for one in LESSONS if one.id == "russian-bank-first-game"))

    def play(line):
        for _ in range(3):
            if pupil.scene.ui.layers:
                pupil.choose(line)
            else:
                pupil.pause()
                pupil.key(pygame.K_RETURN)
                pupil.wait()
            if pupil.course.step is None or f"p1 {line}" in pupil.lines[-1:]:
                return

    def go_on():
        pupil.key(pygame.K_RETURN)
        pupil.wait()

    take(pupil, play, go_on)
    assert pupil.course.stars == 3


@pytest.mark.drawn(3)
@FIRST
def test_every_button_of_the_guide_is_reached_by_keys(lesson):
    pupil = Pupil(lesson)
    for _ in range(2):
        for button in pupil.guide.buttons:
            pupil.focus_on(button)
            pupil.step(1)
            assert pupil.guide.ringed is button
        pupil.push("skip")


# --- what is answered -----------------------------------------------------------------------------


def test_another_line_is_answered_kindly_and_not_played(own):
    pupil = Pupil(own[0])
    pupil.push("next")
    moves = pupil.session.step_count
    pupil.play("points 9S")
    assert pupil.bubble == "First take some of Agnes's."
    assert not pupil.scene.telling().bubble_bad
    told = pupil.scene.telling()
    assert told.bubble_at == pupil.guide.face  # it's the teacher who speaks
    pupil.play("draw")
    assert "Scuttle 8♥ with 9♠" in pupil.bubble
    assert pupil.session.step_count == moves
    assert pupil.course.astray == 2
    assert any("First take some" in one.words for one in pupil.scene.log.entries)


def test_what_is_illegal_gets_the_games_own_refusal(own):
    pupil = Pupil(own[0])
    pupil.push("next")
    pupil.drag_card("4C", "8H")
    assert "CU-" in pupil.bubble
    assert pupil.scene.telling().bubble_bad
    assert pupil.course.astray == 0


def test_show_me_lights_the_move_and_costs_a_star(own):
    for ask in (lambda one: one.push("show"), lambda one: one.key(pygame.K_F4)):
        pupil = Pupil(own[0])
        pupil.push("next")
        ask(pupil)
        assert "Scuttle 8♥ with 9♠" in pupil.bubble
        take(pupil, pupil.play, lambda one=pupil: one.push("next"))
        assert pupil.course.stars == 2
        assert "2 of 3 stars" in pupil.guide.spoken


def test_a_goal_that_is_missed_is_tried_again(own):
    pupil = Pupil(own[1])
    for _ in range(5):
        if pupil.course.failed:
            break
        legal = pupil.session.legal("p1")
        pupil.play("draw" if "draw" in legal else "pass")
    assert pupil.course.failed
    assert "Not this time" in pupil.guide.spoken
    assert not pupil.guide.button("show").enabled
    pupil.key(pygame.K_RETURN)
    pupil.wait()
    assert not pupil.course.failed
    take(pupil, pupil.play, None)


def test_back_again_and_skip(own):
    pupil = Pupil(own[0])
    assert not pupil.guide.button("back").enabled
    pupil.push("next")
    pupil.play("scuttle 9S 8H")
    assert pupil.course.number == 2
    pupil.push("back")
    assert pupil.course.number == 1
    assert pupil.sprite("9S").zone == "p1.hand"
    pupil.push("skip")
    assert pupil.course.number == 2
    pupil.key(pygame.K_z, pygame.KMOD_CTRL)
    pupil.wait()
    assert pupil.course.number == 1
    pupil.push("again")
    assert pupil.course.number == 0
    assert not pupil.course.hinted
    assert pupil.guide.button("next").enabled


def test_leaving_and_coming_again(own):
    pupil = Pupil(own[0])
    pupil.push("next")
    pupil.play("scuttle 9S 8H")
    pupil.push("leave")
    assert isinstance(pupil.app.scene, LessonsPage)
    slip = next(one for one in pupil.app.scene.slips if own[0].title in one.spoken)
    assert "at step 3" in slip.spoken
    pupil.click(slip.rect.center)
    pupil.wait()
    assert pupil.course.number == 2
    assert "where you left off" in pupil.guide.spoken
    pupil.push("next")
    assert "where you left off" not in pupil.guide.spoken
    pupil.push("leave")
    assert isinstance(pupil.app.scene, LessonsPage)
    assert len(pupil.app.scenes) == 1  # the same page, not one more


def test_a_lesson_that_has_changed_since_begins_anew(own):
    note_lesson("try-first", Progress(2, ((), ("points KC",))))
    pupil = Pupil(own[0])
    pupil.app.reset(scenes.lesson_scene(pupil.app, own[0]))
    assert pupil.course.number == 0


def test_the_rest_is_an_ordinary_game_that_is_not_saved(own):
    pupil = Pupil(own[0])
    take(pupil, pupil.play, lambda: pupil.push("next"))
    session = pupil.session
    pupil.push("on")
    scene = pupil.app.scene
    assert type(scene) is Play
    assert scene.session is session
    scene.open_menu()
    words = [one.spoken for one in scene.ui.top.walk()]
    assert any("This game isn’t saved" in one for one in words)
    assert not any("Save and" in one for one in words)
    assert not files.list_saves()


def test_the_button_that_leaves_such_a_game_says_where_it_leads(own):
    pupil = Pupil(own[0])
    rules = files.load_rules("cuttle")
    for below, told in ((scenes.lessons_scene, "All lessons"), (None, "Quit to menu")):
        page = below(pupil.app, rules) if below else scenes.menu_scene(pupil.app)
        pupil.app.reset(page, scenes.lesson_scene(pupil.app, own[0]))
        pupil.app.scene.press("on")
        pupil.step(2)
        pupil.app.scene.open_menu()
        buttons = {one.words: one for one in pupil.app.scene.ui.top.walk()
                   if isinstance(one, Button)}  # fmt: skip
        buttons[told].activate()
        assert pupil.app.scene is page


def test_the_next_lesson_follows(own):
    pupil = Pupil(own[0])
    take(pupil, pupil.play, lambda: pupil.push("next"))
    following = pupil.scene._next
    pupil.push("next")
    assert isinstance(pupil.app.scene, LessonTable)
    assert pupil.course.lesson == following


def test_log_and_read_out_have_the_words(own):
    pupil = Pupil(own[0])
    pupil.push("next")
    told = [one.words for one in pupil.scene.log.entries]
    assert "1 of 5: Agnes has 18 points. This is your hand." in told
    assert "2 of 5: Your 9♠ is higher than 8♥." in told
    pupil.key(pygame.K_F2)
    assert "2 of 5" in pupil.scene.log.entries[-1].words


def test_nothing_is_answered_for_a_learner():
    """Not even what everybody would have to answer."""
    lesson = next(one for one in LESSONS if one.id == "cuttle-scuttle")
    course = Course(lesson)
    pupil = Pupil(lesson, course=course)
    count = pupil.session.step_count
    pupil.step(100)
    assert pupil.session.step_count == count
    assert not any(one.human for one in pupil.session.players[1:])


def test_a_row_dragged_in_a_lesson_reaches_its_goal():
    pupil = Pupil(next(one for one in LESSONS if one.id == "russian-bank-carry-over"))
    pupil.until(lambda: pupil.session.turn == "p1" and not pupil.scene.board.busy)
    pupil.drag_card("10S", "t2")
    pupil.step(5)
    assert pupil.course.done or pupil.course.number > 0


def asked_after(pupil):
    """Skip to the end of a lesson and press “New game”: the buttons of what is asked then."""
    while not pupil.course.done:
        pupil.scene._take(pupil.course.skipped)
    pupil.step(3)
    pupil.push("play")
    (sheet,) = pupil.scene.ui.layers
    return {button.words: button for button in sheet.walk() if isinstance(button, Button)}


def test_a_game_after_a_lesson_asks_whom_to_play_against():
    pupil = Pupil(next(one for one in LESSONS if one.id == "cuttle-first-game"))
    buttons = asked_after(pupil)
    assert {"Beginner", "Easy", "Medium", "Hard"} <= buttons.keys()
    buttons["Beginner"].activate()
    pupil.step(3)
    players = pupil.app.scene.session.players
    assert [one.human for one in players].count(True) == 1
    assert {one.level for one in players if not one.human} == {"beginner"}


@pytest.mark.parametrize(
    ("lesson", "follows"),
    [
        ("russian-bank-first-game", "russian-bank"),  # strict tables don't know “Stop!”
        ("cunt-soul-first-game", "cunt-soul-gentle"),
        ("shithead-first-game", "shithead"),
    ],
)
def test_a_game_after_a_lesson_is_played_by_the_rules_it_taught(lesson, follows):
    pupil = Pupil(next(one for one in LESSONS if one.id == lesson))
    buttons = asked_after(pupil)
    buttons["Easy"].activate()
    pupil.step(3)
    assert pupil.app.scene.session.rules.id == follows


@pytest.mark.parametrize("game", ["cuttle", "russian-bank"])
def test_a_first_game_asks_nothing_that_its_step_doesnt(game):
    """While others move, too: what they do is explained first."""
    pupil = Pupil(next(one for one in LESSONS if one.id == f"{game}-first-game"))
    steps = (wording("table.lesson-wait"), wording("table.lesson-asked"), "Read on")
    while not pupil.course.done and pupil.course.number < 14:
        scene, course = pupil.scene, pupil.course
        if course.asks:
            scene.play("p1", course.right() or course.step.do[0])
        else:
            scene.press("next")
        for _ in range(80):
            pupil.step(1)
            told = scene.telling()
            asks = pupil.state.matcher.lines and told.prompt and not told.looked
            assert not asks or told.prompt.startswith(steps), told.prompt
            if not (scene.board.busy or course.waits or scene._ahead):
                break


def test_while_a_lesson_asks_for_a_move_the_line_refers_to_it():
    pupil = Pupil(next(one for one in LESSONS if one.id == "russian-bank-first-game"))
    pupil.scene._take(pupil.course.skipped)
    pupil.step(5)
    assert pupil.course.asks
    assert pupil.scene.telling().prompt == "Your move:\ndo what the lesson says"
