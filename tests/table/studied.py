"""Workers for the workbench whose games are made up, so that pages fill at once."""

from random import Random

from cardtable.ai.arena import Played
from cardtable.ai.study import Tally, TaskDone


def made_up(task):
    """What came of a task, if it had been played."""
    tally, seats, watch = Tally(), len(task.series.seats), task.series.watch
    for number in task.numbers:
        rng = Random(number * 7 + task.plan)
        order = rng.sample(range(seats), seats)
        names = sorted(one.name for one in watch.asked) if watch else []
        told = tuple(
            tuple((name, rng.randint(1, 9)) for name in names if rng.random() < 0.8)
            for _ in range(seats)
        )
        tally.add(
            Played(
                bots=tuple(task.series.seats),
                scores=tuple(place / (seats - 1) for place in order),
                last=tuple(place == 0 for place in order),
                moves=rng.randint(40, 90 + 60 * task.plan),
                stalled=rng.random() < 0.1,
                thought=(),
                ending=rng.choice(["loser", "stall", "last", "stalled", "points", "out", "tie"]),
                told=(*told, ()) if watch else (),
                first=rng.randrange(seats),
                seconds=rng.randint(300, 900) if task.series.thought else 0.0,
                leads=rng.randint(0, 6),
            ),
            task.strong,
        )
    return TaskDone(task.plan, bool(task.strong), task.numbers, tally)


class Ready:
    """A piece of work that is done once its worker lets it be."""

    def __init__(self, workers, task):
        self.workers, self.task = workers, task
        self.ready = False

    def done(self):
        if self.workers.quick > 0 and not self.ready:
            self.workers.quick -= 1
            self.ready = True
        return self.ready or self.workers.trouble is not None

    def result(self):
        if self.workers.trouble is not None:
            raise self.workers.trouble
        return made_up(self.task)


class Made:
    """Workers who finish so many pieces as `quick` says; without a number, all of them."""

    def __init__(self, quick=10**9, jobs=2):
        self.quick, self.jobs = quick, jobs
        self.hired = self.killed = 0
        self.trouble = None

    def hire(self):
        self.hired += 1
        return self

    def submit(self, task):
        return Ready(self, task)

    def kill(self):
        self.killed += 1
