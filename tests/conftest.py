"""What holds for all tests: nobody's own files are touched, and in CI nothing is skipped."""

import gc
import os
import random
import signal
import tempfile
from collections import Counter, defaultdict
from datetime import UTC, date, datetime
from itertools import count
from zlib import crc32

import effort
import hypothesis
import pytest

from cardtable import cli
from cardtable.files import data_folder, languages, load_games, speak_by
from cardtable.presenter.phrases import worded

CROWDED = "cut off or covered"
"""The property of a test that lists it."""
IN_CI = os.environ.get("CI", "").lower() not in {"", "0", "false"}


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run what takes long, and repeat more")
    parser.addoption("--package", action="store_true", help="build the packaged program, too")
    today = datetime.now(UTC).date().isoformat()
    parser.addoption("--robot", type=int, help="the seed of the robot that presses everything")
    parser.addoption("--language", help="a language, in place of those that ship")
    parser.addoption("--day", default=today, help="the day by which tables are drawn: 2026-12-24")


def pytest_configure(config):
    """Say how much is tried, and give the run a home without settings and saved games."""
    speak_by(worded)
    effort.everything = config.getoption("all")
    effort.day = date.fromisoformat(config.getoption("day")).toordinal()
    # Drawn examples are the same on every run in CI; elsewhere each run tries others.
    drawn = {"derandomize": True, "database": None} if IN_CI else {}
    hypothesis.settings.register_profile(
        "cardtable",
        deadline=None,
        max_examples=effort.effort(25, 100),
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
        **drawn,
    )
    hypothesis.settings.load_profile("cardtable")
    home = tempfile.TemporaryDirectory(prefix="cardtable-tests-")
    config.add_cleanup(home.cleanup)
    # What a shell starts in the background ignores Ctrl-C, and would hand that on to the programs
    # that tests start and end.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if asked := config.getoption("language"):
        effort.languages, own = [asked], data_folder() / "words"
        languages._own = lambda: own  # whatever the homes of tests
    os.environ["CARDTABLE_HOME"] = home.name
    os.environ["CARDTABLE_LANGUAGE"] = "en"
    load_games()  # those that CARDTABLE_GAMES names are tried like all others


def pytest_report_header(config):
    """Say what was drawn, so that a failure can be had again."""
    return f"tables are drawn by --day {config.getoption('day')}"


@pytest.fixture(autouse=True)
def same_chance(monkeypatch, request):
    """Resumed games draw new chance, from the machine: here it is the same on every run."""
    source = random.Random(request.node.nodeid)
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(source.getrandbits(64)))


def pytest_collection_modifyitems(config, items):
    """Begin with the slow ones, so that at the end no worker has to be waited for."""
    if not effort.everything:
        marks = ["long"] if config.getoption("package") else ["long", "package"]
        left = [one for one in items if any(map(one.get_closest_marker, marks))]
        left += not_drawn(items)
        config.hook.pytest_deselected(items=left)
        items[:] = [one for one in items if one not in set(left)]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def not_drawn(items):
    """The cases of drawn tests that are another day's turn; each comes round.

    Tests begin at places of their own, so that a day's tests don't all try the same tables.
    """
    cases, left = defaultdict(count), []
    for one in items:
        if mark := one.get_closest_marker("drawn"):
            number = next(cases[one.parent, one.originalname])
            turn = number + effort.day + crc32(one.originalname.encode())
            left += [one] if turn % mark.args[0] else []
    return left


def pytest_collection_finish():
    """Spare the collector of garbage the tests themselves: they stay to the end.

    It looks at what is new less often than it would by itself.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session):
    """Fail the run if it skipped something in CI."""
    if IN_CI and skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    """Count what was skipped, and list what the robot saw cut off or covered."""
    if seen := crowded(terminalreporter):
        terminalreporter.section(f"{CROWDED}: {len(seen)}")
        for text, runs in sorted(seen.items()):
            terminalreporter.line(f"{runs:3} {text}")
    count = len(skipped(config))
    if count:
        verdict = "in CI that is a failure" if IN_CI else "in CI none may be"
        terminalreporter.write_line(f"skipped: {count} of the tests; {verdict}", yellow=True)


def crowded(terminalreporter):
    """What the robot saw cut off or covered, each with how many of its runs saw it."""
    reports = [one for kind in terminalreporter.stats.values() for one in kind]
    properties = [
        each
        for one in reports
        if getattr(one, "when", "") == "call"
        for each in one.user_properties
    ]
    return Counter(text for name, text in properties if name == CROWDED)


def skipped(config):
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return reporter.stats.get("skipped", []) if reporter else []


@pytest.fixture
def run(capsys):
    """Run a command; gives its exit status, and what it wrote on both streams."""

    def run(*arguments):
        try:
            status = cli.main(list(map(str, arguments)))
        except SystemExit as done:
            status = done.code
        out, err = capsys.readouterr()
        return status, out, err

    return run
