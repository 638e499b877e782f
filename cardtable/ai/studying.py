"""A study while a window goes on: other processes play, and nobody waits for them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cardtable.ai.arena import Crew
from cardtable.ai.study import Study, StudyPlan, Task, TaskDone, done, summed, tasks
from cardtable.ai.tally import Tally

AHEAD = 2
"""So many pieces of work lie ready for each process: few, so that all can be dropped at once."""

GONE = "One of the processes that play was ended from outside. You can go on from here."


class Promise(Protocol):
    """A piece of work that is being done elsewhere."""

    def done(self) -> bool:
        """Whether it is done, or has failed."""

    def result(self) -> Any:
        """What came of it; raises what it failed with."""


class Workers(Protocol):
    """Those who do the work: a `WorkerPool`, or a test's own."""

    jobs: int
    """How many pieces they do at a time."""

    def submit(self, task: Task) -> Promise:
        """Take on a piece of work."""

    def kill(self) -> None:
        """End at once, whatever is being done."""


class WorkerPool:
    """Processes that give way to the window: one fewer than there are processors."""

    def __init__(self) -> None:
        self.jobs = max(1, (os.cpu_count() or 2) - 1)
        self._crew = Crew(self.jobs, polite=True)
        self._crew.start()

    def submit(self, task: Task) -> Promise:
        """Let one of them play these games."""
        return self._crew.executor.submit(done, task)

    def kill(self) -> None:
        """End them at once."""
        self._crew.kill()


class Studying:
    """The games of some plans as they are played, and what they come to so far.

    No call waits. It begins at `go`; after `stop`, which drops only what was being played, `go`
    goes on. Raises ValueError and TableError as `study.tasks`.
    """

    def __init__(
        self, plans: Sequence[StudyPlan], hire: Callable[[], Workers] = WorkerPool
    ) -> None:
        self.plans = tuple(plans)
        self._hire = hire
        self._workers: Workers | None = None
        self._todo = tasks(self.plans)
        self._doing: list[tuple[Task, Promise]] = []
        self._plain = [Tally() for _ in self.plans]
        self._skill = [Tally() for _ in self.plans]
        self.wanted = sum(task.games for task in self._todo)
        """How many games there are to play, all plans together."""
        self.played = 0
        self.trouble = ""
        """Why it has stopped by itself, in a sentence."""

    @property
    def running(self) -> bool:
        """Whether anybody plays."""
        return self._workers is not None

    @property
    def finished(self) -> bool:
        """Whether all has been played."""
        return not (self._todo or self._doing)

    def go(self) -> None:
        """Let the processes begin, or go on."""
        if self._workers is None and not self.finished:
            self.trouble = ""
            self._workers = self._hire()
            self._feed()

    def stop(self) -> None:
        """End the processes at once. What they were playing is to be played again."""
        if self._workers is not None:
            self._workers.kill()
            self._workers = None
        self._todo = [*(task for task, _ in self._doing), *self._todo]
        self._doing = []

    def poll(self) -> bool:
        """Take in what has been played; whether there was anything, or it has come to an end."""
        if self._workers is None:
            return False
        news = [one for one in self._doing if one[1].done()]
        for task, promise in news:
            try:
                found = promise.result()
            except Exception as error:  # noqa: BLE001 - whatever it is, these games won't come
                self.trouble = str(error) if isinstance(error, ValueError) else GONE
                self.stop()
                return True
            self._doing.remove((task, promise))
            self._take(found)
        self._feed()
        if self.finished:
            self.stop()
        return bool(news)

    def studies(self) -> list[Study]:
        """What the games so far come to, for each plan."""
        every = zip(self.plans, self._plain, self._skill, strict=True)
        return [summed(plan, plain, skill) for plan, plain, skill in every]

    def _take(self, found: TaskDone) -> None:
        kind = self._skill if found.skill else self._plain
        kind[found.plan].merge(found.tally)
        self.played += found.tally.games

    def _feed(self) -> None:
        assert self._workers is not None
        while self._todo and len(self._doing) < AHEAD * self._workers.jobs:
            task = self._todo.pop(0)
            self._doing.append((task, self._workers.submit(task)))
