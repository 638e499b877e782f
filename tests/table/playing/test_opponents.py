"""Computer players at the table: paced, never waited for, and never able to end the game."""

import os
import signal
import time

import pygame
import pytest
from pilot import Pilot, new_session, session_at

from cardtable.ai.player import Answer
from cardtable.ai.worker import Worker
from cardtable.presenter.status import REPLY
from cardtable.table.scenes.playing.state import Opponents


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
    return Opponents(lambda: thinker, notes.append), notes


def test_a_line_is_given_at_the_pace_and_not_before():
    session = bots()
    line = session.legal()[0]
    asks, notes = opponents(Scripted(Answer(line)))
    asks.prepare(session, 0.0)
    assert asks.line(session, 10.5, rested=10.0, pace=0.8) is None
    assert asks.line(session, 10.9, rested=10.0, pace=0.8) == line
    assert asks.line(session, 11.9, rested=10.0, pace=0.8) is None
    assert notes == []


def test_a_line_that_goes_by_hidden_cards_takes_one_time_however_soon_it_is_there():
    session = new_session(seats=2, humans=1, seed=5)
    while session.turn == "p1":
        session.play(session.legal()[-1])
    line = session.legal()[0]
    for untimed, now in ((False, 10.0 + REPLY), (True, 10.01)):
        asks, _ = opponents(Scripted(Answer(line)))
        asks.prepare(session, 10.0)
        early = asks.line(session, now - 0.01, rested=10.0, pace=0.01, untimed=untimed)
        assert early is None
        assert asks.thinking(10.0 + REPLY / 2)
        at = asks.line(session, now + 0.01, rested=10.0, pace=0.01, untimed=untimed)
        assert at == line
        assert not asks.thinking(now)


def test_a_shown_three_is_answered_in_one_time_with_a_three_or_without():
    waits = []
    for hand in ("3C 9D", "5C 9D"):
        zones = {"draw": "AC 9H", "pile": "KC KD", "p1.hand": "3H 9S 10S", "p2.hand": hand}
        session = session_at({"turn": "p1", "zones": zones}, 2, 1)
        session.play("show 3H p2")
        pilot = Pilot(session, motion="off", bot_pace=0.0)
        waits.append(0.0)
        while session.turn == "p2" and session.state.memory.shown is not None:
            pilot.step(1)
            waits[-1] += pilot.clock.milliseconds / 1000
            assert waits[-1] < 3
    assert waits[0] == waits[1] == pytest.approx(REPLY, abs=0.2)


def test_the_same_question_is_asked_once_and_only_with_the_seats_view():
    session = bots()
    thinker = Scripted()
    asks, _ = opponents(thinker)
    asks.prepare(session, 0.0)
    asks.prepare(session, 0.0)
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
    asks.prepare(session, 0.0)
    assert asks.line(session, 1.0, rested=0.0, pace=0.1) in session.legal()
    assert len(notes) == 1
    assert why in notes[0]


def test_why_there_is_no_answer_is_told_once_and_every_stand_in_is_called_one():
    session = bots()
    first, other = (session.player(seat).name for seat in session.seats)
    why = "gave no answer (it is dead), so a legal move is made"
    told = [f"{name} {why}" for name in (first, other)]
    asks, notes = opponents(Scripted(*[Answer("", "it is dead")] * 6))
    while len(notes) < 6:
        asks.prepare(session, 0.0)
        session.play(asks.line(session, 1.0, rested=0.0, pace=0.1))
    assert [notes.count(f"{words} instead") for words in told] == [1, 1]
    rest = [words for words in notes if "no answer" not in words]
    assert set(rest) == {f"A legal move is made instead of {name}’s" for name in (first, other)}


def test_going_back_drops_the_question():
    session = bots()
    thinker = Scripted()
    asks, _ = opponents(thinker)
    asks.prepare(session, 0.0)
    asks.cancel()
    assert thinker.cancelled == 1
    assert not asks.thinking(9.0)
    assert asks.line(session, 9.0, rested=0.0, pace=0.0) is None


def test_a_thinker_that_cannot_be_made_does_not_end_the_game():
    def broken():
        raise OSError("no more processes")

    notes = []
    session = bots()
    asks = Opponents(broken, notes.append)
    asks.prepare(session, 0.0)
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

    scene.state.opponents = Opponents(make, scene.remark)
    scene.state.opponents.prepare(session, 0.0)
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


# --- hurried --------------------------------------------------------------------------------------


TABLE = {
    "t1": "9C 8D", "t2": "9S", "t3": "KC", "t4": "KD", "t5": "KC#2", "t6": "KD#2", "t7": "KH#2",
    "t8": "KS#2", "p2.shown": "7H#2", "p2.hand": "QD#2 JD#2", "p1.hand": "2C 3D",
}  # fmt: skip
THERE, BACK = "move 8D t2", "move 8D t1"
TURN = [THERE, BACK] * 5 + ["turn hand", "discard"]


class Turner(Scripted):
    """Moves a card to and fro, and then ends its turn."""

    def poll(self):
        return Answer(self.answers[0]) if self.answers else None

    def ask(self, view, rules, level, seed):
        super().ask(view, rules, level, seed)
        self.answers = self.answers[1:] if len(self.asked) > 1 else self.answers


def at_a_long_turn(**settings):
    """A table at which the computer makes many moves before a person is to decide."""
    session = session_at({"turn": "p2", "zones": TABLE}, rules="russian-bank-strict")
    session.play(f"p2 {TURN[0]}")
    pilot = Pilot(session, **{"motion": "normal", "bot_pace": 0.8, **settings})
    pilot.state.opponents._make = lambda: Turner(*TURN[1:])
    pilot.state.opponents.close()
    pilot.step(2)
    return pilot


def cloth(pilot):
    """A point at which nothing lies."""
    rect = pilot.state.plan.area
    points = ((x, y) for y in range(250, 500, 10) for x in range(20, int(rect.right), 10))
    return next(one for one in points if not pilot.state.gestures.at(one))


def seconds_for(pilot, moves):
    """How long the next moves take to be made, after the one that is under way."""
    for count in (1, moves):
        before, frames = pilot.session.step_count, 0
        while pilot.session.step_count < before + count:
            pilot.step()
            frames += 1
            assert frames < 3000
    return frames * pilot.clock.milliseconds / 1000


by_either = pytest.mark.parametrize("press", [
    lambda pilot: pilot.click(cloth(pilot)), lambda pilot: pilot.key(pygame.K_SPACE),
], ids=["cloth", "space"])  # fmt: skip


@by_either
def test_a_long_turn_is_shown_four_times_as_fast_and_then_all_at_once(press):
    usual = seconds_for(at_a_long_turn(), 4)
    pilot = at_a_long_turn()
    press(pilot)
    assert seconds_for(pilot, 4) == pytest.approx(usual / 4, rel=0.2)
    press(pilot)
    pilot.step(30)
    assert pilot.lines[-1] == "p2 discard"
    assert not pilot.scene.board.busy
    assert pilot.session.turn == "p1"
    assert pilot.state.pacing.hurried == 0


@by_either
def test_what_is_hurried_goes_on_as_usual_at_the_next_turn_of_others(press):
    pilot = at_a_long_turn()
    press(pilot)
    pilot.rest()
    pilot.scene.play("p1", "turn hand")
    pilot.scene.play("p1", "discard")
    pilot.rest() if pilot.session.turn == "p1" else pilot.step(2)
    assert pilot.state.pacing.hurried == 0


def test_a_key_that_goes_on_hurrying_picks_up_nothing_when_the_turn_comes():
    pilot = at_a_long_turn()
    while pilot.session.turn == "p2":
        pilot.key(pygame.K_SPACE)
        pilot.step(20)
    before = list(pilot.lines)
    for _ in range(3):
        pilot.key(pygame.K_SPACE)
        pilot.step(20)
        assert not pilot.state.gestures.chosen
        assert not pilot.scene.board.raised
    assert pilot.lines == before
    pilot.step(60 * 2)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_SPACE)
    assert pilot.state.gestures.chosen or pilot.lines != before or pilot.bubble


def test_nothing_else_than_the_bare_cloth_hurries_anybody():
    pilot = at_a_long_turn()
    for point in (pilot.at_zone("t3"), pilot.at_zone("fS1"), pilot.at_seat("p2")):
        pilot.click(point)
        assert pilot.state.pacing.hurried == 0
    pilot.rest()
    pilot.click(cloth(pilot))  # on one's own turn there is nothing to hurry
    pilot.key(pygame.K_SPACE)
    assert pilot.state.pacing.hurried == 0
    stepped = at_a_long_turn(stepped=True)
    stepped.click(cloth(stepped))
    assert stepped.state.pacing.hurried == 0


def test_how_to_hurry_is_told_at_the_first_long_turn_and_never_again():
    pilot = at_a_long_turn()

    def prompt():
        return pilot.scene.telling().prompt

    assert "Space" not in prompt()
    pilot.until(lambda: "Space" in prompt(), 10)
    assert pilot.session.turn == "p2"
    pilot.rest()
    again = at_a_long_turn(tips_seen=pilot.app.settings.tips_seen)
    while again.session.turn == "p2":
        again.step()
        assert "Space" not in again.scene.telling().prompt
    assert pilot.app.settings.tips_seen == again.app.settings.tips_seen
