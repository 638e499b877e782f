"""Outside programs that mean ill: each answer is bounded, and nothing of a program outlives it."""

import array
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest
from where import ROOT

from cardtable.ai import outside_programs as module
from cardtable.ai import processes
from cardtable.ai.levels import Limit
from cardtable.ai.outside_programs import BYTES, LINES, Program
from cardtable.ai.player import never
from cardtable.ai.worker import Worker
from cardtable.engine.chance import Chance
from cardtable.engine.clean import LONGEST
from cardtable.files import load_rules

if sys.platform == "linux":
    import fcntl
    import termios

RULES = load_rules("shithead")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
PATIENT = 60.0
"""Seconds that only something which hangs would take."""


class Clock:
    """Goes on by as much as the test says with every look at it."""

    def __init__(self, step):
        self.now, self.step = 0.0, step

    def __call__(self):
        self.now += self.step
        return self.now


def view(seed=1):
    state = RULES.game.new(RULES, 2, Chance(seed))
    for _ in state.seats:
        state.apply("ready")
    return state.view(state.turn)


@pytest.fixture
def program(tmp_path):
    """A program of these lines of Python."""
    made = []

    def program(text, step=0.0, name="bot.py"):
        path = tmp_path / name
        path.write_text(f"import os, sys, time, subprocess\n{text}")
        made.append(Program(f"{sys.executable} {path}", Clock(step)))
        return made[-1]

    yield program
    for one in made:
        one.close()


def ask(one, seconds=PATIENT):
    return one.ask(view(), seconds, never)


def waiting(one):
    """So many bytes has the program said that nobody has read."""
    count = array.array("i", [0])
    fcntl.ioctl(one._streams._from, termios.FIONREAD, count)
    return count[0]


# ---------------------------------------------------------------------------- bounds


def test_empty_lines_are_no_answer(program):
    answer = ask(program("sys.stdin.readline()\nwhile True: sys.stdout.write('\\n' * 64)"))
    assert answer.move == ""
    assert " and no move" in answer.problem


def test_marks_between_documents_are_no_answer_for_ever(program):
    answer = ask(program("sys.stdin.readline()\nwhile True: print('---\\n...')"))
    assert " and no move" in answer.problem


def test_a_flood_without_a_line_end_is_cut_off(program):
    answer = ask(program("sys.stdin.readline()\nwhile True: sys.stdout.write('x' * 65536)"))
    assert answer.move == ""
    said = int(answer.problem.split("lines, ")[1].split()[0])
    assert BYTES < said <= BYTES + 4096


def test_a_few_empty_lines_before_an_answer_do_no_harm(program):
    one = program(
        f"sys.stdin.readline(); print('\\n' * {LINES - 5} + '---\\npickup', flush=True)\n"
        "time.sleep(1e6)"
    )
    assert ask(one).move == "pickup"


def test_dripping_does_not_buy_time(program):
    one = program("while True: print(flush=True); time.sleep(0.02)", step=0.1)
    assert ask(one, 1.0).problem.endswith("didn’t answer in time")


def test_silence_ends_with_the_time(program):
    assert ask(program("time.sleep(1e6)", step=0.1), 1.0).problem.endswith("didn’t answer in time")


def test_a_program_that_never_listens_blocks_nobody(program):
    one = program("while True: print('pickup', flush=True); time.sleep(0.002)", step=0.01)
    answers = [ask(one, 1.0) for _ in range(30)]
    assert all(answer.move == "pickup" or answer.problem for answer in answers)


def test_what_was_said_before_the_question_is_dropped(program):
    one = program(
        "number = 0\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('{'):\n"
        "        number += 1\n"
        "        print(f'flip {number}\\n' + 'flip 9\\n' * 1000, flush=True)\n"
    )
    assert [ask(one).move for _ in range(4)] == ["flip 1", "flip 2", "flip 3", "flip 4"]


@LINUX
def test_a_program_that_talks_all_the_time_is_ended_and_asked_anew(program):
    one = program("sys.stdin.readline()\nwhile True: print('pickup')")
    assert ask(one).move == "pickup"
    while waiting(one) <= BYTES + 4096:
        time.sleep(0.01)
    answer = ask(one)
    assert f"said more than {BYTES} bytes before it was asked" in answer.problem
    assert ask(one).move == "pickup"  # it was started again


def test_an_answer_can_not_steer_a_terminal(program):
    one = program(
        "sys.stdin.readline()\n"
        "sys.stdout.buffer.write(b'\\x1b[2J\\x07pick\\xff' + '\\u202eup\\n'.encode())\n"
        "sys.stdout.flush(); time.sleep(1e6)"
    )
    assert ask(one).move == "\N{REPLACEMENT CHARACTER}[2J" + "\N{REPLACEMENT CHARACTER}pick" + (
        "\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}up"
    )


def test_an_answer_without_a_line_end_counts_if_nothing_follows(program):
    assert ask(program("sys.stdin.readline(); sys.stdout.write('pickup')")).move == "pickup"


@pytest.mark.parametrize("command", ["", "  ", "'", "/", "\0"])
def test_what_is_no_command(command):
    with closing(Program(command)) as one:
        answer = ask(one)
        assert answer.move == ""
        assert answer.problem


# ---------------------------------------------------------------------------- the whole tree

FAMILY = """
def child(code, **more):
    return subprocess.Popen([sys.executable, "-c", code], **more)
sleep = "import time; time.sleep(1e6)"
own = f"import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', {sleep!r}], " \\
      "start_new_session=True, env=ENV).pid, flush=True)"
pids = [os.getpid(), child(sleep).pid, child(sleep, start_new_session=True).pid]
for env in ("None", "{}"):  # left behind by a parent that ends: a child of nobody
    parent = child(own.replace("ENV", env), stdout=subprocess.PIPE)
    pids.append(int(parent.stdout.readline()))
    parent.wait()
for line in sys.stdin:
    if line.startswith("{"):
        print(*pids, flush=True)
"""


def lives(pid):
    try:
        about = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return about.rpartition(")")[2].split()[0] not in "ZX"


def gone(pids, seconds=PATIENT):
    """Whether all of them end before one has to say that they don't."""
    end = time.monotonic() + seconds
    while any(map(lives, pids)) and time.monotonic() < end:
        time.sleep(0.02)
    return not any(map(lives, pids))


@LINUX
def test_all_that_a_program_has_started_ends_with_it(program):
    one = program(FAMILY)
    pids = list(map(int, ask(one).move.split()))
    assert len(pids) == 5
    assert all(map(lives, pids))
    one.close()
    assert gone(pids)
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]  # and was waited for


@LINUX
def test_the_children_of_one_program_are_left_alone_when_another_ends(program):
    one, other = program(FAMILY), program(FAMILY)
    first, second = (list(map(int, ask(each).move.split())) for each in (one, other))
    one.close()
    assert gone(first)
    assert sum(map(lives, second)) >= 4  # whose environment was wiped may be anybody's
    other.close()
    assert gone(second)


@LINUX
@pytest.mark.parametrize("stopped", [False, True])
def test_all_that_programs_have_started_ends_with_the_table(program, stopped):
    command = f"cmd:{program(FAMILY).command}"
    with Worker() as worker:
        worker.ask(view(), RULES, command, 1, Limit(PATIENT))
        while (answer := worker.poll()) is None:
            time.sleep(0.01)
        pids = [worker._process.pid, *map(int, answer.move.split())]
        assert len(pids) == 6
        if stopped:
            os.kill(pids[0], signal.SIGSTOP)
    assert gone(pids)


KILLER = FAMILY.replace(
    "for line in sys.stdin:",
    """
import signal
from pathlib import Path
with open({told!r}, "a") as file:
    print(*pids, file=file)
parent = os.getppid()
table = int(Path(f"/proc/{{parent}}/stat").read_text().rpartition(")")[2].split()[1])
for victim in {victims}:
    os.kill(victim, signal.{name})
while True:
    time.sleep(1)
for line in sys.stdin:""",
)


def told_in(path):
    """The numbers that programs have written, as soon as there are some."""
    while not path.exists() or not path.read_text().endswith("\n"):
        time.sleep(0.02)
    return list(map(int, path.read_text().split()))


@LINUX
def test_a_program_that_ends_its_parent_ends_with_it(program, tmp_path):
    told = tmp_path / "told"
    text = KILLER.replace("{{", "{").replace("}}", "}").replace("{told!r}", repr(str(told)))
    killer = program(text.replace("{victims}", "[parent]").replace("{name}", "SIGKILL"))
    with Worker() as worker:
        for moves in (1, 2):
            worker.ask(view(), RULES, f"cmd:{killer.command}", 1, Limit(PATIENT))
            while (answer := worker.poll()) is None:
                time.sleep(0.01)
            assert "ended unexpectedly" in answer.problem
            pids = told_in(told)
            assert len(pids) == 5 * moves
            assert gone(pids)  # though the table goes on
        assert worker.alive
    assert not list(Path(tempfile.gettempdir()).glob(f"cardtable-program-{pids[0]}-*"))


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize(("victims", "name", "left"), [
    ("[table]", "SIGKILL", 0),
    ("[parent]", "SIGKILL", 0),
    pytest.param("[parent]", "SIGSTOP", 0, marks=pytest.mark.long),
    ("[table, parent]", "SIGKILL", 4),  # nobody is left to end more than the program itself
])  # fmt: skip
def test_nothing_survives_the_table_whoever_ends_it(
    simulation, program, tmp_path, victims, name, left
):
    told = tmp_path / "told"
    text = KILLER.replace("{{", "{").replace("}}", "}").replace("{told!r}", repr(str(told)))
    killer = program(text.replace("{victims}", victims).replace("{name}", name))
    one = simulation("--seats", f"cmd:{killer.command},random", "--jobs", "1")
    pids = told_in(told)[:5]
    if name == "SIGSTOP":
        os.kill(one.pid, signal.SIGKILL)
    one.wait(PATIENT)
    assert gone(pids[: 5 - left])
    for pid in filter(lives, pids):
        os.kill(pid, signal.SIGKILL)


# ---------------------------------------------------------------------------- what it is given


def test_a_program_is_given_nothing_but_the_view(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARDTABLE_SECRET", "seed 17")
    monkeypatch.chdir(tmp_path)
    told = tmp_path / "told.json"
    (tmp_path / "bot.py").write_text(
        "import json, os, sys\n"
        "sys.stdin.readline()\n"
        "about = [dict(os.environ), os.getcwd(), os.listdir(), sys.argv]\n"
        "open(sys.argv[1], 'w').write(json.dumps(about))\n"
        "open('note', 'w').write('it may write here')\n"
        "print('pickup', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with closing(Program(f"{sys.executable} bot.py {told} hard")) as one:
        assert ask(one).move == "pickup"  # a file is found, though the program works elsewhere
        environ, folder, files, words = json.loads(told.read_text())
        assert words == [str(tmp_path / "bot.py"), str(told), "hard"]
        assert set(environ) <= {*module.KEPT, module.MARK, "TMPDIR", "TEMP", "TMP"}
        assert environ["TMPDIR"] == folder
        assert os.environ["CARDTABLE_HOME"] not in str(environ)
        assert files == []
        assert Path(folder) not in {Path.cwd(), *Path.cwd().parents}
        assert (Path(folder) / "note").exists()
    assert not Path(folder).exists()


def test_what_a_program_says_aside_is_cleaned_and_limited(program, capsys):
    one = program(
        "for line in sys.stdin:\n"
        "    if line.startswith('{'):\n"
        "        print('\\x1b[2J\\x07half', 'a' * 9000, file=sys.stderr)\n"
        "        for number in range(3000): print(number, file=sys.stderr)\n"
        "        print('pickup', flush=True)\n"
    )
    for _ in range(2):
        assert ask(one).move == "pickup"
        said = capsys.readouterr().err
        assert "\x1b" not in said
        assert "\x07" not in said
        lines = said.splitlines()
        assert all(line.startswith(one.command) for line in lines)
        assert max(map(len, lines)) < len(one.command) + 2 * LONGEST
        assert len(lines) == LINES
        assert lines[-1].endswith(" (and more)")
    one = program("print('no such card', file=sys.stderr); sys.exit(1)")
    assert ask(one).move == ""
    assert capsys.readouterr().err == f"{one.command}: no such card\n"


# ---------------------------------------------------------------------------- many games


@pytest.fixture
def simulation(tmp_path):
    """`simulate` in two processes, in the middle of its games."""
    running = []

    def simulation(*more):
        command = [sys.executable, "-m", "cardtable", "simulate", "shithead"]
        more = more or ("--seats", "hard,hard")
        running.append(
            subprocess.Popen(
                [*command, "--games", "100000", "--jobs", "2", "--limit", "2s", *more],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        )
        return running[-1]

    yield simulation
    for one in running:
        if one.poll() is None:
            processes.end_tree(one.pid)
        one.communicate()


def workers_of(pid, count=2):
    """Its processes, as soon as there are so many that compute."""
    while True:
        found = processes.descendants(pid)
        busy = [each for each in found if _computes(each)]
        if len(busy) >= count:
            return found
        time.sleep(0.02)


def _computes(pid):
    try:
        about = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return int(about[11]) > 60  # hundredths of a second: it has started, and thinks


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize("number", [
    signal.SIGTERM,
    pytest.param(signal.SIGKILL, marks=pytest.mark.long),
    pytest.param(signal.SIGINT, marks=pytest.mark.long),
])  # fmt: skip
def test_nobody_computes_on_when_the_command_is_ended(simulation, number):
    one = simulation()
    pids = workers_of(one.pid)
    os.kill(one.pid, number)
    out, err = one.communicate(timeout=PATIENT)
    assert gone([one.pid, *pids])
    assert out == ""  # no table of nothing
    assert "Traceback" not in err
    status = {signal.SIGTERM: 143, signal.SIGKILL: -signal.SIGKILL, signal.SIGINT: 130}
    assert one.returncode == status[number]


@LINUX
@pytest.mark.slow
def test_ctrl_c_reaches_everybody_and_only_one_answers(simulation):
    one = simulation("--seats", "random,random")
    pids = workers_of(one.pid)
    os.killpg(one.pid, signal.SIGINT)
    out, err = one.communicate(timeout=PATIENT)
    assert gone(pids)
    assert one.returncode == 130
    assert not out or " games, " in out  # what was played by then is told
    assert err == ""


@LINUX
@pytest.mark.slow
def test_programs_end_with_the_workers_that_started_them(simulation, program):
    one = simulation("--seats", f"cmd:{program(FAMILY).command},random")
    while sum(module.MARK.encode() in _about(pid) for pid in processes.descendants(one.pid)) < 6:
        time.sleep(0.05)
    pids = processes.descendants(one.pid)
    one.kill()
    one.communicate(timeout=PATIENT)
    assert gone(pids)


def _about(pid):
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""
