"""Lessons: the given ones hold, faulty ones are told, and a course goes on as it should."""

import re
from dataclasses import replace

import pytest
from where import ROOT

from cardtable.files import DataError, load_rules
from cardtable.files.progress import (
    Progress,
    load_progress,
    note_lesson,
    progress_path,
    was_offered,
)
from cardtable.lessons.check import coverage, faults, holds, numbers_of_play
from cardtable.lessons.course import Course
from cardtable.lessons.lesson import all_lessons, read_lessons
from cardtable.terminal.lesson import TextLesson

LESSONS = all_lessons()
TEXT = """\
- id: one
  title: One
  rules: cuttle
  position: {turn: p1, zones: {p1.hand: 9S 4C, p2.points: 8H 10D, p2.hand: 3C 5D, draw: 2C 6C}}
  steps:
    - say: Scuttle 8H.
      light: [9S, 8H]
      do: scuttle 9S 8H
      covers: [CU-8]
      otherwise: {"points *": "Not points."}
      expect: {zones: {p2.points: 10D}}
    - say: p2 draws.
      others: p2 draw
    - say: Draw.
      do: draw
"""


def read(tmp_path, text):
    path = tmp_path / "own.yaml"
    path.write_text(text, encoding="utf-8")
    return read_lessons(path)


@pytest.fixture
def course(tmp_path):
    return Course(read(tmp_path, TEXT)[0])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_given_lesson_holds(lesson):
    assert faults(lesson) == []


BY_HAND = re.compile(
    r"\b([Dd]rag|[Cc]lick|[Hh]over|[Mm]ouse|[Pp]ointer|arrow key|Enter|Space|[Cc]hoose [^.]*then)"
)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_how_it_is_done_by_hand_is_said_in_the_window_alone(lesson):
    """The terminal says a step without its `how`, and the window says both."""
    for step in lesson.all_steps:
        for told in (lesson.about, step.say, *step.otherwise.values()):
            assert not BY_HAND.search(told), told
        assert step.shown.startswith(step.say)
        assert step.shown.endswith(step.how)


@pytest.mark.parametrize("game", sorted({load_rules(one.rules).game.ID for one in LESSONS}))
def test_a_games_lessons_use_nearly_all_of_its_rules(game):
    games = {one.id: load_rules(one.rules).game.ID for one in LESSONS}
    ours = [one for one in LESSONS if games[one.id] == game]
    used = {number for one in ours for step in one.all_steps for number in step.covers}
    missing = [number for number in numbers_of_play(game) if number not in used]
    assert len(missing) <= 0.1 * len(numbers_of_play(game)), missing
    assert len([one for one in ours if not one.first]) >= 8
    first = [one for one in ours if one.first]
    assert first
    assert ours[0].first
    assert all(8 <= len(one.steps) <= 20 for one in first)


def test_pages_name_their_rules_of_play():
    assert "CU-8" in numbers_of_play("cuttle")
    assert "CU-1" not in numbers_of_play("cuttle")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("do: scuttle 9S 8H", "do: scuttle 4C 8H", "isn’t legal here"),
        ("do: scuttle 9S 8H", "do: scuttle 9S", "isn’t legal here"),
        ("light: [9S, 8H]", "light: [9S, 3C]", "there is no 3C here"),
        ("covers: [CU-8]", "covers: [CU-99]", "no rule CU-99"),
        ("covers: [CU-8]", "illegal: draw", "draw is accepted"),
        ('"points *"', '"counter *"', "no such other move"),
        ("p2.points: 10D", "p2.points: 9D", "expect: p2.points"),
        ("others: p2 draw", "others: p2 pass", "p2 pass"),
        ("do: draw", "do: pass", "isn’t legal here"),
        ("zones: {p1.hand", "zones: {p9.hand", "it can’t start"),
    ],
)
def test_a_faulty_lesson_says_what_is_wrong(tmp_path, old, new, told):
    assert old in TEXT
    found = faults(read(tmp_path, TEXT.replace(old, new))[0])
    assert any(told in words for words in found), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("title:", "titel:", "own.yaml:2"),
        ("say: Draw.", "say: ''", "is empty"),
        ("say: Draw.", f"say: {'word ' * 41}", "words"),
        ("do: draw", "do: draw\n      any: true", "give one of"),
        ("id: one", "id: One two", "an id is lower-case words"),
        ("  position:", "  deal: {seed: 1}\n  position:", "give either"),
        ("do: draw", "goal: {played: draw}", "needs a `way`"),
    ],
)
def test_a_file_is_read_strictly(tmp_path, old, new, told):
    with pytest.raises(DataError, match=told):
        read(tmp_path, TEXT.replace(old, new))


def play(course, line):
    course.session.play(line)
    course.played(line)


def test_a_course_takes_what_is_meant_and_answers_the_rest(course):
    assert course.asks
    assert course.verdict("points 9S").words == "Not points."
    assert not course.verdict("points 4C").taken
    assert course.verdict("scuttle 4C 8H").taken  # illegal: the game itself answers
    assert course.verdict("scuttle 8H 9S").taken
    assert course.right() == "scuttle 8H 9S"
    play(course, "p1 scuttle 9S 8H")
    assert course.number == 1
    assert course.due() == "p2 draw"
    assert not course.asks
    course.foretell()
    play(course, "p2 draw")
    assert not course.waits
    play(course, "p1 draw")  # reading on is done by playing, too
    assert course.done
    assert course.stars == 3


def test_a_line_of_others_needs_no_seat(tmp_path):
    course = Course(read(tmp_path, TEXT.replace("others: p2 draw", "others: draw"))[0])
    course.finish(["scuttle 9S 8H"])
    course.play_others()
    assert not course.waits
    assert course.session.turn == "p1"


def test_going_back_skipping_and_going_on_later(course, tmp_path):
    skipped = course.skipped()
    assert skipped.number == 1
    assert skipped.skips == {0}
    assert skipped.earlier(0).skips == {0}  # who goes back has seen the move all the same
    assert skipped.earlier(0).number == 0
    later = Course(course.lesson, history=skipped.history)
    assert later.number == 1
    assert later.session.view("p1").zones == skipped.session.view("p1").zones
    del tmp_path


GOAL = """\
- id: goal
  title: Goal
  rules: cuttle
  position: {turn: p1, zones: {p1.hand: 10S 9S 4C, p1.points: 2H, p2.hand: 3C, draw: 2C 6C 7C 8C}}
  say: Make twenty-one.
  others: p2 draw
  goal: {expect: {over: true}}
  way: [points 10S, points 9S]
"""


def test_a_goal_is_reached_or_missed(tmp_path):
    (lesson,) = read(tmp_path, GOAL)
    assert faults(lesson) == []
    course = Course(lesson)
    course.finish()
    assert course.done
    assert course.stars == 3
    lost = Course(lesson)
    while not lost.failed and not lost.done:
        lost.play_others()
        if lost.asks:
            play(lost, "p1 draw" if "draw" in lost.session.legal() else "p1 pass")
    assert lost.failed


def test_a_goal_can_ask_for_this_turn_and_decline_moves(tmp_path):
    (lesson,) = read(tmp_path, GOAL + "  within: 2\n  otherwise: {draw: No time to draw.}\n")
    assert faults(lesson) == []
    course = Course(lesson)
    assert course.verdict("draw").words == "No time to draw."
    assert course.verdict("points 4C").taken
    play(course, "p1 points 4C")
    course.play_others()
    assert not course.failed
    play(course, "p1 points 9S")
    assert course.failed


def test_a_goal_that_is_there_already_is_told(tmp_path):
    text = GOAL.replace("expect: {over: true}", "expect: {turn: p1}")
    assert any("before the first move" in words for words in faults(read(tmp_path, text)[0]))


def test_a_lesson_may_not_hold_in_a_variant(tmp_path):
    (lesson,) = read(tmp_path, TEXT.replace("8H", "9C").replace("points *", "draw"))
    assert holds(lesson, load_rules("cuttle"))
    assert not holds(lesson, load_rules("shithead"))
    assert not holds(replace(lesson, only=("cuttle-cards",)), load_rules("cuttle-standard"))
    assert not holds(lesson, load_rules("cuttle", {"suits_low_to_high": ["S", "H", "D", "C"]}))


def test_what_is_skipped_earns_nothing_and_what_is_read_is_no_condition(tmp_path):
    """Skipping a move costs a star, and skipping all of them leaves none."""
    lesson = read(tmp_path, TEXT.partition("    - say: Draw.")[0])[0]
    course = Course(lesson)
    assert not course.solved
    skipped = course.skipped()
    assert skipped.solved  # what is left is told, not asked
    assert skipped.stars == 0
    assert skipped.progress == Progress(0)
    course.finish(["scuttle 9S 8H"])
    assert (course.solved, course.done) == (True, False)
    assert course.progress == Progress(3)  # where it is left now
    several = next(one for one in all_lessons() if sum(step.asks for step in one.all_steps) > 4)
    asks = [number for number, step in enumerate(several.all_steps) if step.asks]
    for skipping, stars in (([], 3), (asks[:1], 2), (asks[1:], 1), (asks, 0)):
        found = Course(several)
        while not found.done:
            if found.number in skipping:
                found = found.skipped()
            else:
                found.finish()
        assert found.stars == stars
    half = Course(several)
    while not half.skips:
        half = half.skipped()
    half.hinted = True
    note_lesson(several.id, half.progress)
    before = load_progress()[several.id]
    later = Course(several, history=before.history)
    later.resume(before)
    assert (later.hinted, later.skips) == (half.hinted, half.skips)


def test_progress_is_kept_and_stars_never_become_fewer(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    assert load_progress() == {}
    note_lesson("one", Progress(3))
    note_lesson("one", Progress(1, (("draw",),)))
    assert load_progress()["one"] == Progress(3, (("draw",),))
    progress_path().write_text("lessons: 5", encoding="utf-8")
    assert load_progress() == {}


def test_of_damaged_progress_all_that_is_sound_is_kept_and_the_damage_told(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    path, aside = progress_path(), progress_path().with_name("lessons.yaml.broken")
    sound = "lessons:\n  one: {stars: 3}\n  two: {stars: %s}\noffered: [cuttle]\nnewer: 1\n"
    for bad in ("4", "-1", "many", "[", "2, history: 7"):
        for old in tmp_path.glob("lessons*"):
            old.unlink()
        path.write_text(sound % bad, encoding="utf-8")
        path.with_name("lessons.yaml.bak").write_text(sound % 1, encoding="utf-8")
        told = []
        kept = {"one": Progress(3), **({"two": Progress(1)} if bad == "[" else {})}
        assert load_progress(told) == kept
        assert (len(told), aside.read_text("utf-8")) == (1, sound % bad)
        assert told[0].startswith(f"{path}:3:")
        assert f"The file is now {aside.name}. {4 if bad == '[' else 3} stars" in told[0]
        assert load_progress(told) == kept
        assert len(told) == 1
        assert was_offered("cuttle")
        assert "newer: 1" in path.read_text("utf-8")
    path.write_text("[", encoding="utf-8")  # while the program runs
    assert "The file is now lessons.yaml.broken2" in note_lesson("three", Progress(2))
    path.unlink()
    path.mkdir()  # as good as unreadable
    assert load_progress(told) == {}
    assert "can’t be read" in told[1]
    with pytest.raises(DataError, match="can’t be read"):
        note_lesson("one", Progress(1))
    assert path.is_dir()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("{zones: []}", ""),
        ("{zones: [draw]}", "zones: must be a mapping, not ['draw']"),
        ("{zones: {draw: ZZ}}", "“ZZ” is not a card"),
        ("{result: 3}", "result: must be a mapping, not 3"),
        ("{winner: p1}", "expect.winner: no such key; the keys are"),
    ],
)
def test_what_is_expected_is_checked_when_it_is_read(tmp_path, words, told):
    text = GOAL.replace("expect: {over: true}", f"expect: {words}")
    if not told:
        assert read(tmp_path, text)
        return
    with pytest.raises(DataError) as caught:
        read(tmp_path, text)
    (line,) = map(str, caught.value.faults)
    assert re.match(rf"{re.escape(str(tmp_path))}\S+:\d+:\d+: 0\.", line)
    assert f"expect: {told}" in line


@pytest.mark.parametrize("others", ["p2 lay ZZ", "p9 draw", "chance pick 7C"])
def test_what_others_do_is_checked_before_the_lesson_begins(tmp_path, others):
    (lesson,) = read(tmp_path, TEXT.replace("others: p2 draw", f"others: {others}"))
    with pytest.raises(DataError, match=rf"{re.escape(str(lesson.path))}:1: one: step \d: others"):
        Course(lesson)
    (failed,) = coverage([lesson])["cuttle"].failed
    assert failed.startswith(f"{lesson.path}:1: cuttle: one: step")


def test_a_second_lesson_of_that_id_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "rules" / "lessons"
    folder.mkdir(parents=True)
    for name in ("a", "b"):
        (folder / f"{name}.yaml").write_text(TEXT, encoding="utf-8")
    problems = []
    found = [one.id for one in all_lessons(problems)]
    assert found.count("one") == 1
    assert any("a lesson called one" in words for words in map(str, problems))


def test_a_step_that_asks_nothing_can_have_no_answers(tmp_path):
    text = TEXT.replace("others: p2 draw", 'others: p2 draw\n      otherwise: {"*": "No."}')
    assert any("asks for nothing" in words for words in faults(read(tmp_path, text)[0]))


def test_the_lessons_of_the_documentation_hold(tmp_path):
    page = ROOT / "docs" / "lessons.md"
    blocks = re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    for text in blocks:
        assert faults(read(tmp_path, text)[0]) == []


def test_values_are_replaced(tmp_path):
    (lesson,) = read(tmp_path, TEXT)
    assert replace(lesson, title="Two").moves == lesson.moves == 2


STOPS = """\
- id: stops
  title: Stops
  rules: russian-bank
  position:
    turn: p2
    zones:
      {t1: AC, t2: 9S, t3: 10H, t4: KS, t5: KC#2, t6: KD#2, t7: KH#2, t8: 5C 4D,
       p2.hand: QD 5H, p1.hand: 2D, fD1: AD 2D#2 3D, fH1: AH}
  steps:
    - say: p2 builds 4D.
      others: p2 build 4D
      otherwise: {stop: "Nothing is wrong with that."}
    - say: And that?
      others: p2 move 9S t3
      do: stop
      expect: {turn: p1, zones: {t2: 9S}}
"""


def test_a_step_may_ask_for_a_line_out_of_turn(tmp_path):
    (lesson,) = read(tmp_path, STOPS)
    assert faults(lesson) == []
    course = Course(lesson)
    course.play_others()
    assert course.verdict("stop").words == "Nothing is wrong with that."
    assert course.verdict("discard").taken is False
    course.next()
    course.play_others()
    assert course.session.turn == "p2"
    assert course.right() == "stop"
    assert course.verdict("stop").taken
    play(course, "p1 stop")
    assert course.done


def test_a_goal_may_have_to_be_reached_at_once(tmp_path):
    text = GOAL.replace("p1.hand: 10S 9S 4C", "p1.hand: 10S 9S 4C 6S")
    (lesson,) = read(tmp_path, text.replace("{over: true}}", "{over: true}, at_once: true}"))
    course = Course(lesson)
    play(course, "p1 points 10S")
    assert course.failed
    assert course.due() is None
    assert not Course(read(tmp_path, text)[0]).failed


def test_what_others_play_at_a_goal_may_name_a_seat(tmp_path):
    (lesson,) = read(tmp_path, GOAL.replace("p2 draw", "[p1 points 3C, p2 points 3C]"))
    course = Course(lesson)
    play(course, "p1 points 10S")
    assert course.due() == "p2 points 3C"


class Typed:
    """A screen that types these lines and keeps all that is said."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.said = []

    def say(self, text=""):
        self.said.append(text)

    def ask(self, prompt):
        if not self.lines:
            raise EOFError
        self.said.append(prompt)
        return self.lines.pop(0)

    def cover(self):
        """Nobody else looks."""


def test_the_terminal_plays_out_of_turn_and_tells_moves_first(tmp_path):
    screen = Typed("stop", "", "stop", "no")
    TextLesson(Course(read(tmp_path, STOPS)[0]), None, screen).run()
    told = "\n".join(screen.said)
    assert told.index("Agnes plays 4D to its foundation") < told.index("(1 of 2)")
    assert "Nothing is wrong with that." in told
    assert "You call “Stop!” and you’re right" in told
    assert "Done: 2 of 3 stars." in told


def test_in_the_terminal_a_wrong_move_does_not_tell_the_table_again(tmp_path):
    screen = Typed("draw", "", "points 4C", "/show", "scuttle 9S 8H", "quit")
    TextLesson(Course(read(tmp_path, TEXT)[0]), None, screen).run()
    told = "\n".join(screen.said)
    assert "(2 of 3)" in told
    assert told.count("you have:") == 1
    assert "Not points." in told


def test_in_the_terminal_show_alone_is_the_guides_word_though_the_game_has_it_too():
    lesson = next(one for one in LESSONS if one.id == "shithead-not-so-fast")
    screen = Typed("show", "quit")
    TextLesson(Course(lesson), None, screen).run()
    assert any(line.startswith("show 3C p3 - ") for line in screen.said)


def test_the_guided_games_show_what_a_joker_mostly_does_and_what_a_game_begins_with():
    """Not only the paradox; and the choice that opens a game has to be told before it is asked."""
    guided = [one for one in LESSONS if one.first and one.rules == "cunt-soul"]
    covered = {number for one in guided for step in one.all_steps for number in step.covers}
    assert {"CS-35", "CS-62", "CS-63"} <= covered
    words = " ".join(step.say for step in guided[0].all_steps)
    assert re.search(r"starts with a choice.*face up.*field card", words)
