"""Whatever lies damaged in the home, all else can be read, the menu opens, and it is told."""

import functools
import itertools
import os
import random
import re
import shutil
from contextlib import suppress
from datetime import date

import effort
import pygame
import pytest
from pages import StepClock, laid

from cardtable import evening, files
from cardtable.ai.review import Account, Decision, Reviewing, write_decision
from cardtable.engine.record import replay
from cardtable.files import DataError, load_rules
from cardtable.files.progress import (
    Mistake,
    Progress,
    load_days,
    load_mistakes,
    load_progress,
    note_deal,
    note_lesson,
    note_mistakes,
    note_puzzle,
)
from cardtable.lessons.lesson import all_lessons
from cardtable.presenter.career import fairly, standing
from cardtable.presenter.teaching import before
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.menu import Menu

SMALL = ("days.json", "mistakes.json", "lessons.yaml", "settings.yaml")
KINDS = (*SMALL, "records/over.yaml", "records/over.review.json", "saves/on.yaml",
         "saves/on.review.json", "rules/cuttle-ours.yaml", "rules/lessons/cuttle-ours.yaml",
         "deleted/000001-gone.yaml", "locks/over.yaml.lock")  # fmt: skip
SILENT = ("deleted", "locks")
"""Nobody needs to know of these."""
NUMBERS = ("NaN", "-Infinity", "1e999", ".inf", ".nan", "1.0e+999", "9" * 400, "-9e300", "[1, [2]]")
OTHERS = ("3", "[]", '"x"', "[3]", "true", "null", "{}", '{"version": []}', '{"a": {"b": 1}}')
DEEP = "[" * 900 + "]" * 900
LOUD = {"binary", "deep", "very deep", "huge", "folder", "pipe", "device"}
"""Of any file these are told, and of small ones some more."""
PAGES = (scenes.statistics_scene, scenes.saved_scene, scenes.today_scene, scenes.puzzles_scene,
         scenes.settings_scene, scenes.setup_scene,
         lambda app: scenes.lessons_scene(app, load_rules("cuttle")))  # fmt: skip


def played(name, seed, moves=10**4):
    rules = load_rules("cuttle")
    players = [Player("Kim"), Player("Agnes", "bot", "easy")]
    session = Session.new(rules, players, seed, path=files.saves_folder() / f"{name}.yaml")
    while not session.over and session.step_count < moves:
        session.play(session.fallback_line(random.Random(session.step_count)))
    session.close()
    return session


@functools.cache
def whole():
    """By their names, what stands in a file of every kind."""
    files.save_settings(files.Settings(sound=False, motion="off", ui_scale=1.0))
    over, on = played("over", 3), played("on", 4, 12)
    over.record.sitting["evening"] = {"won": {"Kim": 2}, "fair": {"Kim": [1, 1.0, 0.4, 0.01]}}
    over.note_luck((0.25, 0.125))
    steps = [one.line for one in replay(over.record, over.rules)]
    line = steps[1].partition(" ")[2]
    decision = Decision(1, steps[1][:2], line, line, 0.5, 0.25, good=(line,))
    record = before(over.record, over.rules, 1)
    note_mistakes([Mistake(record, write_decision(decision), date(2026, 1, 1))])
    note_deal("2026-01-01", 0.5, 1.0)
    note_puzzle("one", 3, "2026-01-01")
    note_lesson("one", Progress(3))
    account = Account(9, 1.0, 0.0, 0.25, 0.0625)
    for session in (over, on):
        review = Reviewing(session.record, session.rules, decision.seat, None)
        review.decisions, review.account, review.expert = {1: decision}, account, 0.5
        files.save_review(session.path, session.record, decision.seat, review.data())
    own = files.own_rules_folder() / "lessons"
    own.mkdir(parents=True)
    ours = "id: cuttle-ours\nextends: cuttle\nversion: '1.0'\nnames: {plain: Ours}\n"
    (own.parent / "cuttle-ours.yaml").write_text(ours)
    lessons = (files.rules_folder() / "lessons" / "cuttle.yaml").read_text("utf-8")
    first = re.split(r"\n(?=- id:)", lessons)[1].replace("id: cuttle", "id: ours", 1)
    (own / "cuttle-ours.yaml").write_text(first, "utf-8")
    files.delete_game(played("gone", 5, 8).path)
    locks = files.data_folder() / "locks"
    locks.mkdir(exist_ok=True)
    (locks / "over.yaml.lock").touch()
    return {name: (files.data_folder() / name).read_bytes() for name in KINDS}


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty folder that is one's home, which `lay` fills."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "whole"))
    whole()
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def lay(home):
    """Make the home whole again."""
    shutil.rmtree(home, ignore_errors=True)
    for name, raw in whole().items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(raw)


def damages(name):
    """What may have happened to a file, in words, and what does it."""
    raw = whole()[name]
    text = raw.decode()

    def fill(data):
        return lambda path: path.write_bytes(data if isinstance(data, bytes) else data.encode())

    def instead(make):
        return lambda path: (path.unlink(), make(path))

    yield "empty", fill(b"")
    yield "binary", fill(bytes(range(256)) * 20)
    for part in (3, 2):
        yield f"cut at 1/{part}", fill(raw[: len(raw) // part])
    for other in OTHERS:
        yield other, fill(other)
    yield "deep", fill(DEEP)
    yield "very deep", fill(DEEP * 300)
    yield "deep inside", fill(re.sub(r'(?<=[ :"])0?[.]?\d+(?=[,}\n])', DEEP, text, count=1))
    yield "huge", lambda path: os.truncate(path, 30_000_000)
    numbers = [*re.finditer(r"(?<![\w.-])-?\d+(\.\d+)?(?![\w.:-])", text)]
    for place, one in enumerate(numbers[:: max(1, len(numbers) // 30)]):
        bad = NUMBERS[place % len(NUMBERS)]
        yield f"{bad} for number {place}", fill(text[: one.start()] + bad + text[one.end() :])
    for bad in ("nan", "[[p2]]", "[[p1, p1]]", "[]", "[[p1], [p9]]", "[[], [p1, p2]]", "p1"):
        yield f"ranking {bad}", fill(re.sub("ranking: .*", f"ranking: {bad}", text))
    for key, bad in (("_luck", "[0.1, 1.0e+200]"), ("_luck", "[.nan, .inf]"), ("_luck", "[[], {}]"),
                     ("fair", "{Kim: [2, 1.0, 5.0, -1]}"), ("fair", "{Kim: [.nan, 1.0, .inf, 3]}"),
                     ("_played", "9999-12-31T23:59:59.999-12:00"), ("rules", "null"),
                     ("seats", "[{name: [], kind: bot, level: {a: b}}, {}]"), ("date", "[1]"),
                     ("options", "{a: b}"), ("_played", "9999-12-31T23:59:59.999+00:00"),
                     ("seed", "[]"), ("_played", "0001-01-01")):  # fmt: skip
        yield f"{key}: {bad}", fill(re.sub(f"{key}: .*", f"{key}: {bad}", text))
    newer = re.sub(r'(version"?:|cardtable:) 1', r"\1 9", text)
    yield "newer", fill(newer)
    yield "folder", instead(lambda path: path.mkdir())
    if os.name != "nt":
        yield "pipe", instead(os.mkfifo)
        yield "device", instead(lambda path: path.symlink_to("/dev/zero"))
        yield "link to nothing", instead(lambda path: path.symlink_to("nowhere"))


class Nobody:
    """In the place of the process that looks at games again."""

    def ask_review(self, *_):
        """Never mind."""


def all_read(name):
    """Read what has to do with that file, and all small ones; gives what is told."""
    told = []
    for load in (load_progress, load_days, load_mistakes, files.finished_games):
        load(told)
    told += files.load_settings().notices
    if name.startswith("rules"):
        told += files.faulty_rules()
        all_lessons(told)
    if found := evening.latest(0.0):
        standing(found[0])
        fairly(found[0], "Kim")
    told += [one.problem for one in files.saved_games() if one.problem]
    told += files.no_saves()
    for path in files.newest_games() if name.startswith(("records", "saves")) else ():
        try:
            record = files.load_record(path)[0]
            kept = files.load_review(path, record, "p1", told)
            Reviewing(record, files.rules_of_record(record), "p1", Nobody, kept).go()
        except (DataError, ValueError) as error:
            told.append(error)
    return told


def written():
    """Write once to each of the small files; those that can't be written are told."""
    for write in (lambda: note_puzzle("two", 1), lambda: note_lesson("two", Progress(1)),
                  lambda: note_mistakes([])):  # fmt: skip
        with suppress(DataError):
            write()


def done_to(name, home, days):
    """The damages of a file, one after the other, done to a home that is whole else.

    In so many days each comes round; with `--all` every one.
    """
    turns = effort.effort(days, 1)
    for what, damage in [*damages(name)][effort.day % turns :: turns]:
        lay(home)
        path = home / name
        damage(path)
        if not path.is_file() or path.stat().st_size > 10**6 or path.read_bytes() != whole()[name]:
            yield what, path


def is_told(name, what):
    """Whether a damage is one of which something has to be told."""
    if name.startswith(SILENT):
        return False
    json = name.endswith("json") and what in {"empty", "cut at 1/3", "cut at 1/2"}
    small = name.endswith("json") or name in SMALL
    return what in LOUD or json or (small and (what == "newer" or what in OTHERS[:5]))


@pytest.mark.drawn(2)
@pytest.mark.parametrize("name", KINDS)
def test_what_is_damaged_costs_no_more_than_itself_is_told_and_stays(home, name):
    lay(home)
    assert all_read(name) == []
    for what, path in done_to(name, home, 5):
        size, raw = path.lstat().st_size, path.read_bytes() if path.is_file() else b""
        told = [*map(str, all_read(name))]
        written()
        assert told or not is_told(name, what), what
        others = [one for one in KINDS if one != name and "review" not in one]
        assert [one for one in others if not (home / one).exists() and "locks" not in one] == []
        if told and raw and "review" not in name:
            there = [one for one in home.rglob("*") if one.is_file() and one.stat().st_size == size]
            assert any(one.read_bytes() == raw for one in there), what


def test_what_is_told_at_the_start_is_seen_once_all_has_been_welcomed(home, monkeypatch):
    lay(home)
    (home / "days.json").write_text("[")
    monkeypatch.setattr(Menu, "greeted", False)
    app = App(files.Settings(sound=False), clock=StepClock(), size=(960, 600))
    app.reset(scenes.menu_scene(app))
    for _ in range(240):
        app.step([])
        if not app.scene.animating:
            break
    assert app.scene.ui._toast
    assert not app.scene.dirty
    drawn = pygame.image.tobytes(app.canvas.surface, "RGB")
    app.canvas.whole = app.scene.dirty = True
    app.draw()
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == drawn


@pytest.mark.drawn(3)
@pytest.mark.parametrize("name", KINDS)
def test_the_menu_opens_and_all_that_it_leads_to(home, name):
    lay(home)
    app = App(files.load_settings(), clock=StepClock(), size=(960, 600))
    app._save = lambda _: ""
    page = itertools.cycle(PAGES)
    for what, _ in done_to(name, home, 10):
        app.settings, app.trouble = files.load_settings(), ""
        notices = app.settings.notices
        app.reset(scenes.menu_scene(app))
        told = [*notices, app.trouble, *(app.scene._faulty or ())]
        app.step([])
        if what in LOUD and name in SMALL:
            assert any(told), what
        app.push(next(page)(app))
        app.step([])
        app.pop()
    app.reset(scenes.menu_scene(app))
    laid(app)
