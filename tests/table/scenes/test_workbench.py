"""The workbench: pages that fill while others play, and nobody who plays on unseen."""

import os
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from effort import effort
from pages import StepClock, button, shown, spoken
from room import misplaced
from studied import Made, made_up
from where import ROOT

from cardtable.ai.intervals import Estimate, difference
from cardtable.ai.study import (
    Change,
    PowerFired,
    Studying,
    StudyPlan,
    Tally,
    compared,
    summed,
    tasks,
)
from cardtable.files import Settings, list_rules, load_rules
from cardtable.presenter import studies
from cardtable.presenter.phrases import wording
from cardtable.presenter.studies import PARTS, histogram, plan_of, sections, studied_of
from cardtable.table.app import App, Scene
from cardtable.table.scenes.workbench import Workbench
from cardtable.table.widgets.charts import Bars, Lengths, ProgressBar
from cardtable.table.widgets.controls import Button, Segmented

GLASS, PARENT = load_rules("shithead-glass"), load_rules("shithead")


@pytest.fixture
def start(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))

    def opened(made, rules=GLASS, parent=PARENT, size=(1280, 720), **settings):
        app = App(Settings(sound=False, **settings), clock=StepClock(100), size=size)
        app.reset(Scene(app), Workbench(app, rules, parent, hire=made.hire))
        app.step([])
        return app

    return opened


def until_done(app):
    for _ in range(400):
        app.step([])
        if app.scene.study.finished:
            app.step([])
            return
    raise AssertionError("it never comes to an end")


# --- the page -----------------------------------------------------------------------------------


def test_both_are_shown_side_by_side_as_games_come(start):
    made = Made(quick=0)
    app = start(made)
    assert "Nothing to show yet" in spoken(app)
    assert shown(app, ProgressBar)[0].spoken == "Computers are playing: 0 of 412 games"
    made.quick = 4
    for _ in range(8):
        app.step([])
    assert shown(app, ProgressBar)[0].spoken == "Computers are playing: 100 of 412 games"
    made.quick = 10**9
    until_done(app)
    text = spoken(app)
    assert shown(app, ProgressBar)[0].spoken == "All 412 games have been played"
    for part in PARTS:
        assert wording(f"study.part-{part}") in text
    assert re.search(r"First player: \d+% \(\d+ to \d+\), \d+% \(\d+ to \d+\)", text)
    assert re.search(r"In Shithead, a game takes \d+", text)
    assert "A hard player beats beginners" in text
    assert "filled: Glass Shithead, hollow: Shithead" in text
    assert not re.search(r"\bp[12]\b|stall_turns|shithead-glass", text)
    assert shown(app, Bars)
    assert shown(app, Lengths)
    assert "The brackets, and the thin lines on the bars" in text
    assert "How long games take" in text
    assert "Computers play 200 games with each set of rules, plus 12 against beginners" in text
    assert text.index("What’s different") < text.index("Who wins")
    assert not [one for one in shown(app, Button) if one.words in {"Cancel", "Continue"}]


def test_it_is_idle_when_nothing_changes(start):
    made = Made(quick=0)
    app = start(made)
    for _ in range(6):
        app.step([])
    assert not app.scene.animating
    draws = []
    app.scene.draw = draws.append
    for _ in range(20):
        app.step([])
    assert draws == []


def test_cancelled_games_can_be_gone_on_with(start):
    made = Made(quick=3)
    app = start(made)
    for _ in range(8):
        app.step([])
    done = app.scene.study.played
    button(app, "Cancel").activate()
    app.step([])
    assert made.killed == 1
    assert shown(app, ProgressBar)[0].spoken == f"Cancelled after {done} of 412 games"
    made.quick = 10**9
    app.step([])
    assert app.scene.study.played == done
    button(app, "Continue").activate()
    until_done(app)
    assert app.scene.study.played == 412
    assert made.hired == made.killed == 2


def test_nobody_plays_on_behind_another_page_or_a_closed_window(start):
    made = Made(quick=1)
    app = start(made)
    app.push(Scene(app))
    assert (made.hired, made.killed) == (1, 1)
    app.pop()
    assert (made.hired, made.killed) == (2, 1)
    app.scene.closing()
    assert made.killed == 2
    app.pop()
    assert made.killed == 2
    made = Made(quick=0)
    app = start(made)
    app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert not isinstance(app.scene, Workbench)
    assert made.killed == 1


def test_back_leads_where_the_page_was_opened_from(start):
    app = start(Made(quick=0))
    went = []
    app.switch(Workbench(app, GLASS, PARENT, back=lambda: went.append(1), hire=Made(0).hire))
    button(app, "‹ Back").activate()
    assert went == [1]
    app.scene.closing()


def test_more_games_and_other_tables_can_be_chosen(start):
    made = Made()
    app = start(made)
    until_done(app)
    shown(app, Segmented)[0].choose(1)
    until_done(app)
    assert app.scene.study.wanted == 2040
    shown(app, Segmented)[1].choose(3)
    until_done(app)
    assert "Fifth player" in spoken(app)


def test_what_ends_the_processes_is_told_and_can_be_overcome(start):
    made = Made()
    made.trouble = RuntimeError("a process was killed")
    app = start(made)
    for _ in range(3):
        app.step([])
    assert "Something ended one of the programs" in spoken(app)
    made.trouble = None
    button(app, "Continue").activate()
    until_done(app)
    assert "Something ended one of the programs" not in spoken(app)


def test_rules_that_cannot_be_dealt_say_so(start):
    options = replace(GLASS.options, hand_size=7, table_size=6)
    app = start(Made(), replace(GLASS, options=options))
    app.scene._sit(5)
    app.step([])
    assert "These rules can’t be dealt" in spoken(app)
    assert misplaced(app) == []


def test_rules_that_are_their_own_parent_are_shown_alone(start):
    app = start(Made(), PARENT, PARENT)
    until_done(app)
    assert "What is different" not in spoken(app)
    assert "hollow" not in spoken(app)
    app = start(Made(), PARENT, None)
    until_done(app)
    assert "hollow" not in spoken(app)


def test_a_table_that_the_parent_cannot_seat_is_shown_alone(start):
    three = replace(load_rules("cuttle-three"), seats=(3, 3))
    two = replace(load_rules("cuttle"), seats=(2, 2))
    app = start(Made(), three, two)
    until_done(app)
    assert len(app.scene.study.plans) == 1


SOME = effort([one for one in list_rules() if one.id != one.game.ID][::5], list_rules())


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", SOME, ids=lambda one: one.id)
def test_every_variant_fits_every_window(start, rules):
    parent = load_rules(rules.game.ID)
    for size, scale in (((960, 600), 1.0), ((960, 600), 2.0), ((1920, 1080), 1.4)):
        app = start(Made(), rules, parent, size, ui_scale=scale)
        until_done(app)
        assert misplaced(app) == []


# --- what it says -------------------------------------------------------------------------------


def sides(rules, parent, games=200):
    plans = [plan_of(one, games=games, skill=6) for one in (rules, parent)]
    found = [[Tally(), Tally()] for _ in plans]
    for task in tasks(plans):
        done = made_up(task)
        found[done.plan][done.skill].merge(done.tally)
    every = [summed(plan, *each) for plan, each in zip(plans, found, strict=True)]
    return [(one.names.plain, study) for one, study in zip((rules, parent), every, strict=True)]


@pytest.mark.parametrize("rules", SOME, ids=lambda one: one.id)
def test_bars_stay_on_their_scale_and_tell_their_numbers(rules):
    parent = load_rules(rules.game.ID)
    if not set(range(*rules.seats)) & set(range(*parent.seats)) and rules.seats != parent.seats:
        parent = rules
    found = sides(rules, parent)
    for section in sections(found, studied_of(rules)):
        for row in section.chart.rows if section.chart else ():
            assert len(row.bars) == 2
            for bar in filter(None, row.bars):
                assert section.chart.low <= bar.value <= section.chart.high
                assert bar.low <= bar.value <= bar.high
                assert re.search(r"\d", bar.words)
        for line in (*section.lines, *section.notes):
            assert line.endswith((".", "%)."))
            assert not re.search(r"[{}_]", line)


def test_rules_without_a_name_of_their_own_are_yours(start):
    options = replace(PARENT.options, hand_size=4)
    app = start(Made(), replace(PARENT, options=options), PARENT)
    until_done(app)
    assert "How your rules play" in spoken(app)
    assert "filled: Your rules, hollow: Shithead" in spoken(app)


def test_changes_are_told_in_words_first_and_then_in_figures():
    (_, study), (_, parent) = sides(GLASS, PARENT)
    first, *rest = studies.different(compared(study, parent), study, studied_of(GLASS))
    assert re.search(r"A game is about \d+ moves shorter\.", first)
    assert "(" not in first
    assert first.count(".") <= 3
    assert any(re.search(r"fewer moves \(\d+ instead of \d+\)", line) for line in rest)


def test_what_only_one_of_the_rules_has_is_left_to_the_figures():
    (_, study), _ = sides(GLASS, PARENT)
    some, none = Estimate(3.9, 3.8, 4.0, 200), Estimate(0.0, 0.0, 0.0, 200)
    change = Change("power Threes used", none, some, *difference(none, some))
    assert studies.different([change], study, studied_of(GLASS)) == [
        "Threes used: 3.9 (3.8 to 4.0) fewer a game (0 instead of 3.9)."
    ]


def test_a_large_difference_that_is_not_sure_is_a_perhaps():
    (_, study), _ = sides(GLASS, PARENT)
    often, seldom = Estimate(0.68, 0.5, 0.82, 25), Estimate(0.51, 0.33, 0.69, 25)
    change = Change("place 1", often, seldom, *difference(often, seldom))
    assert not change.sure
    two = replace(study, seats=2)
    assert studies.different([change], two, studied_of(GLASS)) == [
        "Perhaps the first player wins more often (68% instead of 51%). More games would tell."
    ]
    tiny = replace(change, more=0.02, low=-0.2, high=0.24)
    assert studies.different([tiny], two, studied_of(GLASS)) == [wording("study.no-change")]


def test_worth_is_told_where_it_is_surely_something():
    (_, study), _ = sides(GLASS, PARENT)
    usual = Estimate(2.0, 1.9, 2.1, 200)
    sure = PowerFired("Tens used", usual, usual, Estimate(0.22, 0.11, 0.32, 200))
    unsure = PowerFired("Twos used", usual, usual, Estimate(0.02, -0.1, 0.14, 200))
    never = PowerFired(
        "Paradoxes", Estimate(0.004, 0.0, 0.01, 200), usual, Estimate(0.3, 0.2, 0.4, 200)
    )
    study = replace(study, powers=(never, unsure, sure))
    found = {each.part: each for each in sections([("Glass", study)], studied_of(GLASS))}
    worth = found["worth"]
    assert [row.name for row in worth.chart.rows] == ["Tens used"]
    assert "“Tens used” is worth +22" in worth.lines[0]
    assert "beat 22 more opponents in 100" in worth.lines[0]
    assert "won 22 more games in 100" in studies.what_worth_means(replace(study, seats=2))
    names = [row.name for row in found["powers"].chart.rows]
    assert names == [line.name for line in studies.power_lines(study)] == ["Twos used", "Tens used"]
    assert [line.worth for line in studies.power_lines(study)] == ["", "worth +22 (+11 to +32)"]


def test_columns_of_lengths_add_up_to_all_but_the_longest_games():
    (_, one), (_, other) = sides(GLASS, PARENT)
    found = histogram([one, other])
    assert len(found.columns) == 2
    assert len(found.columns[0]) == len(found.columns[1]) <= 25
    for column in found.columns:
        assert 0.94 <= sum(column) <= 1.0001
    assert found.first < found.last


def test_every_ending_that_a_game_has_is_said_in_words():
    for rules in list_rules():
        studied = studied_of(rules)
        assert studied.endings
        assert studies.ending("endless", studied).startswith("unfinished")


# --- the processes ------------------------------------------------------------------------------


def test_the_same_comes_of_it_however_often_it_is_stopped():
    plans = [plan_of(GLASS, games=100, skill=4), plan_of(PARENT, games=100, skill=4)]
    at_once, halting = Studying(plans, Made().hire), Studying(plans, (made := Made(0)).hire)
    at_once.go()
    while not at_once.finished:
        at_once.poll()
    while not halting.finished:
        halting.go()
        made.quick = 1
        halting.poll()
        halting.stop()
    assert halting.studies() == at_once.studies()
    assert halting.played == halting.wanted == 208


def test_only_few_pieces_are_out_at_a_time():
    out = []

    class Slow(Made):
        def submit(self, task):
            out.append(task)
            return super().submit(task)

    made = Slow(quick=0, jobs=3)
    study = Studying([StudyPlan(PARENT, 2, games=1000)], made.hire)
    study.go()
    assert len(out) == 6
    made.quick = 1
    study.poll()
    assert len(out) == 7


SCRIPT = """
import sys, time
from cardtable.ai.study import Studying
from cardtable.files import load_rules
from cardtable.presenter.studies import plan_of

if __name__ == "__main__":
    study = Studying([plan_of(load_rules("soul-taker"), games=100_000)])
    study.go()
    while study.played < 50:
        study.poll()
        time.sleep(0.01)
    print("playing", flush=True)
    if sys.argv[1] == "stop":
        study.stop()
        print("stopped", flush=True)
    time.sleep(600)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_no_process_outlives_its_window(tmp_path, how):
    from cardtable.ai import processes

    script = tmp_path / "window.py"
    script.write_text(SCRIPT)
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "CARDTABLE_HOME": str(tmp_path)}
    one = subprocess.Popen(
        [sys.executable, str(script), how], stdout=subprocess.PIPE, text=True, env=environ
    )
    try:
        assert one.stdout.readline() == "playing\n"
        if how == "stop":
            assert one.stdout.readline() == "stopped\n"
            assert not _playing(processes.descendants(one.pid))
        else:
            pids = processes.descendants(one.pid)
            assert _playing(pids)
            one.kill()
            one.wait()
            while _playing(pids):
                time.sleep(0.02)
    finally:
        if one.poll() is None:
            processes.end_tree(one.pid)
        one.communicate()


def _playing(pids):
    """Those of them that are workers: multiprocessing's own helper is not."""
    found = []
    for pid in pids:
        try:
            line = Path(f"/proc/{pid}/cmdline").read_text()
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            continue
        if "spawn_main" in line and state not in "ZX":
            found.append(pid)
    return found
