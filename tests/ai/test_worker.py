"""The computer players' process, outside programs, and a bot on two streams."""

import io
import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest
import yaml
from strategies import every_table

from cardtable.ai import worker as module
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.ai.protocol import (
    NOTHING,
    Request,
    document,
    documents,
    read_rules,
    serve_stdio,
    write_rules,
)
from cardtable.ai.worker import Worker
from cardtable.engine.chance import Chance
from cardtable.engine.position import PositionError, write_view
from cardtable.engine.record import Record
from cardtable.files import DataError, dump_yaml, load_rules

RULES = load_rules("shithead")
LONG = Limit(3600.0)
"""More than a test takes: what waits for that long is ended by something else."""
BLINK = Limit(0.2)


def view(seed=1, seats=2):
    """A view with something to think about."""
    state = RULES.game.new(RULES, seats, Chance(seed))
    for _ in state.seats:
        state.apply("ready")
    return state.view(state.turn)


def wait(worker):
    """The worker's answer, as soon as it is there."""
    while (answer := worker.poll()) is None:
        time.sleep(0.005)
    return answer


class Clock:
    """A clock that only its owner turns."""

    now = 0.0

    def __call__(self):
        return self.now


def legal(line, at):
    return line in RULES.game.determinize(at, Random(1)).legal_moves()


@pytest.fixture(scope="module")
def shared():
    with Worker(clock=Clock()) as worker:
        yield worker


@pytest.fixture
def worker():
    with Worker(patience=0.5, clock=Clock()) as worker:
        yield worker


# ---------------------------------------------------------------------------- the process


def test_it_answers_and_only_once(shared):
    at = view()
    assert shared.poll() is None
    shared.ask(at, RULES, "hard", 1, Limit(iterations=20))
    assert shared.busy
    answer = wait(shared)
    assert legal(answer.move, at)
    assert answer.problem == ""
    assert not shared.busy
    assert shared.poll() is None


def test_it_answers_as_the_player_itself_would(shared):
    for seed in range(3):
        at = view(seed, 3)
        shared.ask(at, RULES, "medium", seed, Limit(20.0, 40))
        assert wait(shared).move == decide(at, find_level("medium"), seed, Limit(None, 40)).move


def test_a_newer_question_stops_an_older_one(shared):
    shared.ask(view(3), RULES, "expert", 1, LONG)
    time.sleep(0.05)
    at = view(8, 4)
    shared.ask(at, RULES, "greedy", 1)
    assert legal(wait(shared).move, at)
    assert shared.poll() is None


def test_a_question_taken_back_is_not_answered(shared):
    shared.ask(view(3), RULES, "expert", 1, LONG)
    shared.cancel()
    shared.cancel()
    assert not shared.busy
    time.sleep(0.1)
    assert shared.poll() is None
    shared.ask(view(), RULES, "greedy", 1)
    assert wait(shared).move


def test_an_unknown_level_is_refused_at_once(shared):
    with pytest.raises(ValueError, match="champion"):
        shared.ask(view(), RULES, "champion", 1)
    assert not shared.busy


def test_a_question_that_can_not_be_answered_says_why(shared):
    at = view()
    at.seat = next(seat for seat in at.seats if seat != at.turn)
    shared.ask(at, RULES, "easy", 1)
    answer = wait(shared)
    assert answer.move == ""
    assert "nothing to decide" in answer.problem
    assert shared.alive


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_process_is_light_and_polite(shared):
    shared.ask(view(), RULES, "easy", 1)
    assert wait(shared).move  # it is up by then
    pid = shared._process.pid
    assert "pygame" not in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8")
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) >= min(own + module.POLITE, 19)


def test_a_crash_is_noticed_and_a_new_process_answers(worker):
    worker.ask(view(), RULES, "expert", 1, LONG)
    os.kill(worker._process.pid, signal.SIGKILL)
    answer = wait(worker)
    assert answer.move == ""
    assert "started again" in answer.problem
    assert worker.restarts == 1
    at = view()
    worker.ask(at, RULES, "greedy", 1)
    assert legal(wait(worker).move, at)


def test_a_process_found_dead_is_replaced_before_it_is_asked(worker):
    worker.ask(view(), RULES, "greedy", 1)
    wait(worker)
    os.kill(worker._process.pid, signal.SIGKILL)
    worker._process.join()
    worker.ask(view(), RULES, "greedy", 1)
    assert wait(worker).move
    assert worker.restarts == 1


def test_a_hung_process_is_noticed_and_a_new_one_answers(worker):
    clock = worker._clock
    worker.ask(view(), RULES, "greedy", 1)
    wait(worker)
    os.kill(worker._process.pid, signal.SIGSTOP)
    worker.ask(view(), RULES, "hard", 1, BLINK)
    clock.now += 0.2 + worker.patience
    assert worker.poll() is None
    clock.now += 0.01
    answer = worker.poll()
    assert answer.move == ""
    assert "didn’t answer" in answer.problem
    worker.ask(view(), RULES, "greedy", 1)
    assert wait(worker).move


def test_a_review_takes_as_long_as_it_takes(worker):
    """A process that gets no time to think for a day still isn't replaced."""
    game = RULES.game.new(RULES, 2, Chance(1))
    record = Record(RULES.id, [{}, {}], moves=game.chance.take(), seed=1)
    worker.ask(view(), RULES, "greedy", 1)
    wait(worker)
    os.kill(worker._process.pid, signal.SIGSTOP)
    worker.ask_review(record, RULES, {"seat": "p1", "known": [], "budget": {}})
    worker._clock.now += 86_400
    assert worker.poll() is None
    assert worker.restarts == 0
    os.kill(worker._process.pid, signal.SIGCONT)


def test_it_can_be_closed_twice():
    worker = Worker()
    worker.ask(view(), RULES, "expert", 1, LONG)
    worker.close()
    worker.close()
    assert not worker.alive
    assert worker.poll() is None


# ---------------------------------------------------------------------------- outside programs

PLAIN = """
import json, sys
for line in sys.stdin:
    if line.startswith("{"):
        view = json.loads(line)
        print(%s, flush=True)
"""


def program(tmp_path, said="'pickup'"):
    path = tmp_path / "my bot.py"
    path.write_text(PLAIN % said)
    return f"cmd:{sys.executable} '{path}'"


def test_a_program_is_shown_views_and_says_lines(shared, tmp_path):
    level = program(tmp_path, "'show 3C ' + view['seat']")
    for seed in (1, 2):
        shared.ask(view(seed), RULES, level, 1)
        assert wait(shared).move == f"show 3C {view(seed).seat}"


@pytest.mark.parametrize(
    ("command", "limit", "words"),
    [
        ("no-such-program-at-all", LONG, "No such file"),
        (f"{sys.executable} -c pass", LONG, "ended without answering|Broken pipe"),
        (f"{sys.executable} -c 'import time; time.sleep(1e6)'", BLINK, "didn’t answer in time"),
    ],
)
def test_a_program_that_fails_is_told_of(shared, command, limit, words):
    shared.ask(view(), RULES, f"cmd:{command}", 1, limit)
    answer = wait(shared)
    assert answer.move == ""
    assert re.search(words, answer.problem)
    assert shared.alive


def test_a_newer_question_ends_a_program_that_ponders(shared, tmp_path):
    sleeper = f"cmd:{sys.executable} -c 'import time; time.sleep(1e6)'"
    shared.ask(view(), RULES, sleeper, 1, LONG)
    time.sleep(0.2)
    shared.ask(view(), RULES, "greedy", 1)
    assert wait(shared).move


# ---------------------------------------------------------------------------- the words


@every_table
def test_rules_come_out_as_they_went_in(table):
    rules = load_rules(table[0])
    assert read_rules(json.loads(json.dumps(write_rules(rules)))) == rules


def test_rules_of_another_program_are_refused():
    data = write_rules(RULES)
    with pytest.raises(ValueError, match="its game, bridge, isn’t here"):
        read_rules(data | {"game": "bridge"})
    with pytest.raises(ValueError, match="hand_size"):
        read_rules(data | {"options": {"hand_size": "x"}})


def test_requests_come_out_as_they_went_in():
    request = Request.about(3, view(), RULES, "hard", 7, Limit(1.0, 5))
    assert Request.parse(request.text()) == request
    assert Request.parse(NOTHING) is None


def test_documents_end_where_they_can():
    text = "---\na: 1\n...\n---\nb: 1\n---\n--- c\n\n...\n...\nd: 1\n"
    assert [yaml.safe_load(one) for one in documents(iter(text.splitlines(keepends=True)))] == [
        {"a": 1},
        {"b": 1},
        "c",
        {"d": 1},
    ]
    assert yaml.safe_load(document(view())) == write_view(view())


# ---------------------------------------------------------------------------- a bot on streams


def serve(text, level="greedy", **more):
    out = io.StringIO()
    serve_stdio(RULES, level, io.StringIO(text), out, **more)
    return out.getvalue()


def test_one_view_in_one_line_out():
    at = view()
    for text in (dump_yaml(write_view(at)), document(at), json.dumps(write_view(at))):
        said = serve(text)
        assert legal(said.strip(), at)
        assert yaml.safe_load(said) == said.strip()


def test_many_views_in_many_lines_out():
    views = [view(seed) for seed in range(3)]
    said = list(yaml.safe_load_all(serve("".join(map(document, views)), "medium", seed=1)))
    assert len(said) == 3
    assert all(legal(line, at) for line, at in zip(said, views, strict=True))
    again = serve("".join(map(document, views)), "medium", seed=1)
    assert list(yaml.safe_load_all(again)) == said


@pytest.mark.parametrize("text", ["seat: p1", "[1]", "turn: p1\nnothing: 1\n"])
def test_what_is_no_view_is_refused(text):
    with pytest.raises(PositionError):
        serve(text)


def test_what_is_no_yaml_is_refused():
    with pytest.raises(DataError, match="document 1:2:1: not YAML"):
        serve("{")
