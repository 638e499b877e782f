"""Computer players at the table: paced, never waited for, and never able to end the game."""

import os
import signal
import time

import pytest
from pilot import Pilot, new_session

from cardtable.ai.player import Answer
from cardtable.ai.worker import Worker
from cardtable.presenter.tabledata import TableData
from cardtable.table.scenes.playing.opponents import Opponents


class Scripted:
    """A thinker that gives these answers one after the other."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []
        self.cancelled = 0

    def ask(self, view, rules, level, seed):
        self.asked.append((view, level, seed))

    def poll(self):
        return self.answers.pop(0) if self.answers else None

    def cancel(self):
        self.cancelled += 1

    def close(self):
        self.answers = []


def bots(seed=5):
    return new_session(seats=2, humans=0, seed=seed)


def opponents(thinker):
    notes = []
    return Opponents(lambda: thinker, notes.append, TableData()), notes


def test_a_line_is_given_at_the_pace_and_not_before():
    session = bots()
    line = session.legal()[0]
    asks, notes = opponents(Scripted(Answer(line)))
    asks.prepare(session)
    assert asks.line(session, 10.5, rested=10.0, pace=0.8) is None
    assert asks.line(session, 10.9, rested=10.0, pace=0.8) == line
    assert asks.line(session, 11.9, rested=10.0, pace=0.8) is None
    assert notes == []


def test_the_same_question_is_asked_once_and_only_with_the_seats_view():
    session = bots()
    thinker = Scripted()
    asks, _ = opponents(thinker)
    asks.prepare(session)
    asks.prepare(session)
    ((view, level, _),) = thinker.asked
    assert view.seat == session.turn
    assert view == session.view(session.turn)
    assert level == "random"


@pytest.mark.parametrize(
    ("answer", "why"), [(Answer("", "it is dead"), "it is dead"), (Answer("play ZZ"), "play ZZ")]
)
def test_without_a_good_answer_a_legal_line_is_drawn_and_the_log_says_so(answer, why):
    session = bots()
    asks, notes = opponents(Scripted(answer))
    asks.prepare(session)
    assert asks.line(session, 1.0, rested=0.0, pace=0.1) in session.legal()
    assert len(notes) == 1
    assert why in notes[0]


def test_why_there_is_no_answer_is_told_once_and_every_stand_in_is_called_one():
    session = bots()
    first, other = (session.player(seat).name for seat in session.seats)
    told = [f"{name} has no answer (it is dead); a legal move is made" for name in (first, other)]
    asks, notes = opponents(Scripted(*[Answer("", "it is dead")] * 6))
    while len(notes) < 6:
        asks.prepare(session)
        session.play(asks.line(session, 1.0, rested=0.0, pace=0.1))
    assert [notes.count(f"{words} instead") for words in told] == [1, 1]
    rest = [words for words in notes if "no answer" not in words]
    assert set(rest) == {f"A legal move is made instead of {name}'s" for name in (first, other)}


def test_going_back_drops_the_question():
    session = bots()
    thinker = Scripted()
    asks, _ = opponents(thinker)
    asks.prepare(session)
    asks.cancel()
    assert thinker.cancelled == 1
    assert not asks.thinking
    assert asks.line(session, 9.0, rested=0.0, pace=0.0) is None


def test_a_thinker_that_cannot_be_made_does_not_end_the_game():
    def broken():
        raise OSError("no more processes")

    notes = []
    session = bots()
    asks = Opponents(broken, notes.append, TableData())
    asks.prepare(session)
    assert asks.line(session, 1.0, rested=0.0, pace=0.0) in session.legal()
    assert "no more processes" in notes[0]


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced_and_the_game_goes_on():
    session = new_session(seats=2, humans=0, seed=6)
    pilot = Pilot(session, motion="off", bot_pace=0.0)
    scene = pilot.scene
    workers = []

    def make():
        workers.append(Worker())
        return workers[-1]

    scene.state.opponents = Opponents(make, scene.remark, TableData())
    scene.state.opponents.prepare(session)
    killed = False
    until = time.monotonic() + 60
    while session.step_count < 12 and time.monotonic() < until:
        pilot.step()
        time.sleep(0.005)
        if session.step_count >= 4 and not killed:
            os.kill(workers[0]._process.pid, signal.SIGKILL)
            killed = True
    scene.closing()
    assert session.step_count >= 12
    assert workers[0].restarts == 1
