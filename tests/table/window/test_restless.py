"""A robot presses everything, on every page and at every table: see `restless.py`.

`make test` lets it do as much in about a minute, the nightly run in an hour, with other seeds.
On one core, 36 steps from each beginning take 45 s; 1400 from each of the 101 took 49 minutes of
its time, when eleven of them had broken off early.
"""

import effort
import pytest
from restless import CROWDED, PAGES, Quick, Restless
from strategies import EVERY_TABLE, GAMES
from studied import Made

from cardtable.ai import worker
from cardtable.files import load_rules
from cardtable.table import scenes, system
from cardtable.table.scenes import menu, review

STEPS = 36
NIGHTLY = 1400
CALM = False
"""Whether what is cut off or covered is a failure, too."""
BEFORE_FIRST = menu.before_first
SHARES = {"begin": 0.0, "middle": 0.5, "end": 1.0}
OWN = [rules.id for rules in GAMES]
OTHERS = sorted({rules for rules, _ in EVERY_TABLE} - set(OWN))
TABLES = [f"{rules}-{share}" for rules in (*OWN, *OTHERS) for share in SHARES]
BEGINS = [*PAGES, *TABLES]


class Ear:
    """In the place of what speaks: it checks what is said."""

    def __init__(self, rate):
        del rate

    def say(self, words, *, interrupt):
        del interrupt
        assert "«" not in words, words

    def poll(self):
        return "over"

    def hush(self):
        pass

    def close(self):
        pass


@pytest.fixture
def robot(monkeypatch, tmp_path, request):
    """Whoever presses everything; no process is started, and nothing opened outside the window."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(menu, "before_first", BEFORE_FIRST)
    for name in ("__init__", "ask", "ask_review", "poll", "cancel", "close", "busy"):
        monkeypatch.setattr(worker.Worker, name, getattr(Quick, name), raising=False)
    monkeypatch.setattr(review, "_hire", Quick)
    monkeypatch.setattr(system, "open_with_desktop", lambda path: len(str(path)) % 2 == 0)
    study = scenes.workbench_scene

    def workbench(*given, **more):
        return study(*given, **{"hire": Made().hire, **more})

    monkeypatch.setattr(scenes, "workbench_scene", workbench)
    seed = request.config.getoption("robot")
    if seed is None:
        seed = effort.effort(1, effort.day)

    def made(begin):
        def boot(robot):
            if begin in PAGES:
                PAGES[begin](robot)
                PAGES[robot.rng.choice([*PAGES])](robot)
            else:
                rules, share = begin.rsplit("-", 1)
                robot.sit_down(load_rules(rules), SHARES[share], robot.rng.choice([1, 1, 2]))

        return Restless(seed, tmp_path, Ear, boot), seed

    return made


@pytest.mark.uncounted
@pytest.mark.parametrize(
    "begin",
    [
        pytest.param(one, marks=pytest.mark.drawn(6) if one.rsplit("-", 1)[0] in OTHERS else ())
        for one in BEGINS
    ],
)
def test_everything_can_be_pressed_in_any_order(robot, begin, request):
    pressing, seed = robot(begin)
    many = " --all" * effort.everything
    again = f"pytest -n 0 '{request.node.nodeid}' --robot {seed}{many}"
    pressing.run(effort.effort(STEPS, NIGHTLY), again)
    request.node.user_properties += [(CROWDED, one) for one in sorted(pressing.crowded)]
    assert not (CALM and pressing.crowded), pressing.crowded
