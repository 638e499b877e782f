"""How rules play: many games by computers, summed up, and compared with other rules.

`tasks` cuts the games into small pieces that can be played anywhere and in any order, `done` plays
such a piece, and `summed` says what all of them come to. The same seed gives the same figures,
whoever plays the games and in how many processes.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, NamedTuple, Protocol, TypeVar

from cardtable.ai.arena import Crew, Lent, Played, Series, done_by
from cardtable.ai.intervals import Estimate, at, difference, mean_of
from cardtable.ai.levels import Limit
from cardtable.ai.watching import Watch
from cardtable.engine.facts import spoken
from cardtable.engine.rules import Rules
from cardtable.engine.schema import plain

STRONG, WEAK = "hard", "beginner"
"""Who sits at a table half and half to see how much skill matters."""
PIECE = 25
"""Games in one piece of the work; `SLOW` of them where somebody at the table thinks."""
SLOW = 2
FEW = 30
"""What a power is worth is not told from fewer games than these."""
THINKS = ("medium", "hard", "expert")

N = TypeVar("N", int, float)


@dataclass(frozen=True)
class StudyPlan:
    """What is to be played by which rules."""

    rules: Rules
    seats: int
    player: str = "greedy"
    """Who sits on every seat."""
    games: int = 1000
    skill: int = 0
    """How many games half of the table is strong in and the other half weak."""
    seed: int = 1
    watch: Watch = field(default_factory=Watch)
    limit: Limit = field(default_factory=Limit)
    thought: float = 0.0
    """Seconds of thought (see `watching.GameCourse`): so it is also told how long people would
    take, and how often the lead changes."""


class Task(NamedTuple):
    """A piece of a plan's games: plain data, for other processes."""

    plan: int
    """Which of the plans it belongs to, from 0."""
    series: Series
    numbers: range
    strong: str = ""
    """In games for skill: whose results are wanted."""

    @property
    def games(self) -> int:
        """How many games it is."""
        return len(self.numbers)


class TaskDone(NamedTuple):
    """What came of a task."""

    plan: int
    skill: bool
    numbers: range
    tally: Tally


def tasks(plans: Sequence[StudyPlan]) -> list[Task]:
    """The games of the plans in small pieces, all plans in turn, so that they can be compared soon.

    Games for skill are spread evenly among the others.

    Raises ValueError for an unknown player, TableError for a table that can't be.
    """
    plain_games = [_plain_tasks(number, plan) for number, plan in enumerate(plans)]
    skill_games = [_skill_tasks(number, plan) for number, plan in enumerate(plans)]
    rows = [list(zip_longest(*column)) for column in (plain_games, skill_games)]
    placed = [
        (number / len(column), row) for column in rows for number, row in enumerate(column, 1)
    ]
    return [
        task
        for _, row in sorted(placed, key=lambda one: one[0])
        for task in row
        if task is not None
    ]


def done(task: Task) -> TaskDone:
    """Play the games of a task."""
    tally = Tally()
    for game in task.series.play(task.numbers):
        tally.add(game, task.strong)
    return TaskDone(task.plan, bool(task.strong), task.numbers, tally)


def play(todo: Iterable[Task], jobs: int = 1, executor: Lent | None = None) -> Iterator[TaskDone]:
    """Play all tasks: in this process, in `jobs` of them, or wherever the executor runs."""
    if executor is None and jobs <= 1:
        yield from map(done, todo)
    else:
        yield from done_by(done, todo, jobs, executor)


def _plain_tasks(number: int, plan: StudyPlan) -> list[Task]:
    """Equals play, so each game is a deal of its own: every so manieth of the arena's games."""
    seats = [plan.player] * plan.seats
    series = Series.of(plan.rules, seats, plan.seed, plan.limit, plan.watch, thought=plan.thought)
    step, size = plan.seats, _piece(seats)
    return [
        Task(number, series, range(first * step, min(first + size, plan.games) * step, step))
        for first in range(0, plan.games, size)
    ]


def _skill_tasks(number: int, plan: StudyPlan) -> list[Task]:
    """Strong and weak players by turns, each deal from every seat."""
    seats = [WEAK if seat % 2 else STRONG for seat in range(plan.seats - plan.seats % 2)]
    seats += [WEAK] * (plan.seats % 2)
    series = Series.of(plan.rules, seats, plan.seed, plan.limit)
    return [
        Task(number, series, range(first, min(first + SLOW, plan.skill)), STRONG)
        for first in range(0, plan.skill, SLOW)
    ]


def _piece(seats: Sequence[str]) -> int:
    return SLOW if any(name.partition(":")[0] in THINKS for name in seats) else PIECE


# ---------------------------------------------------------------------- sums


@dataclass(frozen=True)
class PlaceFared:
    """How one place in the order of play fared."""

    score: Estimate
    """The share of the others that it beat; a draw counts half."""
    best: Estimate
    """How often it alone came first."""
    last: Estimate
    """How often it alone came last."""


@dataclass(frozen=True)
class PowerFired:
    """How often something fired, and how those fared for whom it did."""

    name: str
    a_game: Estimate
    """How often in a game, all seats together."""
    games: Estimate
    """In which share of games at all."""
    worth: Estimate | None
    """The mean score of those who had it most often in their game, less that of the others, where
    some had it more often than others. It doesn't say that the power is the cause. None: there were
    too few such games."""


@dataclass(frozen=True)
class Study:
    """How rules play. All figures come with their intervals."""

    rules: str
    options: dict[str, Any]
    player: str
    seats: int
    seed: int
    games: int
    places: tuple[PlaceFared, ...]
    """Who had the first turn, who sat next, and so on."""
    by_seat: tuple[Estimate, ...]
    """The scores of p1, p2 …, whoever had the first turn."""
    length: Estimate
    """Moves of all players together."""
    median: int
    p95: int
    """95 % of the games take no more moves."""
    lengths: tuple[tuple[int, int], ...]
    """How many games took how many moves."""
    stalled: Estimate
    """The share of games in which nobody got on any more."""
    endings: tuple[tuple[str, Estimate], ...]
    """Which share ended for which reason, in the game's word; the most frequent first."""
    powers: tuple[PowerFired, ...]
    skill: Estimate | None = None
    """The share of weak opponents that a strong player beats: half where skill means nothing."""
    problems: int = 0
    """How many of the players' answers failed; a legal move was drawn in their place."""
    problem: str = ""

    @property
    def begun(self) -> bool:
        """Whether any game has been played yet."""
        return self.games > 0

    def figures(self) -> Iterator[tuple[str, Estimate]]:
        """Every figure with its name, as changes have them."""
        for number, place in enumerate(self.places, 1):
            yield f"place {number}", place.score
            yield f"place {number} best", place.best
            yield f"place {number} last", place.last
        for number, seat in enumerate(self.by_seat, 1):
            yield f"seat p{number}", seat
        yield "length", self.length
        yield "stalled", self.stalled
        for word, share in self.endings:
            yield f"ending {word}", share
        for power in self.powers:
            yield f"power {power.name}", power.a_game
            if power.worth is not None:
                yield f"worth {power.name}", power.worth
        if self.skill is not None:
            yield "skill", self.skill


@dataclass(frozen=True)
class Change:
    """One thing that was measured under two rules."""

    what: str
    """`place 1`, `length`, `stalled`, `skill`, `ending …`, `power …`, `worth …`."""
    here: Estimate
    there: Estimate
    more: float
    """How much more it is here."""
    low: float
    high: float
    """The interval of that, 99 %, since much is compared at once."""

    @property
    def sure(self) -> bool:
        """Whether the difference can't well be chance: its interval leaves 0 out."""
        return self.low > 0 or self.high < 0


def summed(plan: StudyPlan, tally: Tally, skill: Tally | None = None) -> Study:
    """What the games of a plan that have been played come to."""
    games = tally.games
    return Study(
        rules=plan.rules.id,
        options=plain(plan.rules.options),
        player=plan.player,
        seats=plan.seats,
        seed=plan.seed,
        games=games,
        places=tuple(
            PlaceFared(
                Estimate.share(mean_of(scores), games),
                Estimate.share(_part(scores[1.0], games), games),
                Estimate.share(_part(last, games), games),
            )
            for scores, last in zip(tally.places, tally.last, strict=True)
        ),
        by_seat=tuple(Estimate.share(mean_of(scores), games) for scores in tally.seats),
        length=Estimate.mean(tally.lengths),
        median=at(tally.lengths, 0.5),
        p95=at(tally.lengths, 0.95),
        lengths=tuple(sorted(tally.lengths.items())),
        stalled=Estimate.share(_part(tally.stalled, games), games),
        endings=tuple(
            (word, Estimate.share(_part(count, games), games))
            for word, count in sorted(tally.endings.items(), key=lambda one: (-one[1], one[0]))
        ),
        powers=_powers(plan.watch, tally),
        skill=Estimate.share(mean_of(skill.strong), skill.games) if skill and skill.games else None,
        problems=tally.problems + (skill.problems if skill else 0),
        problem=tally.problem or (skill.problem if skill else ""),
    )


def compared(study: Study, other: Study) -> list[Change]:
    """Everything that was measured under both rules, the first's figure less the second's.

    An ending that is one of them's alone counts as never under the other. What is counted under one
    alone is not compared: the same cards may have been played there too, without a power.
    """
    if not (study.begun and other.begun):
        return []
    pairs: list[tuple[str, Estimate | None, Estimate | None]] = []
    for number, (mine, its) in enumerate(zip(study.places, other.places, strict=False)):
        # the last place follows from the rest
        if number < study.seats - 1 and study.seats == other.seats:
            pairs.append((f"place {number + 1}", mine.score, its.score))
    pairs.append(("length", study.length, other.length))
    pairs.append(("stalled", study.stalled, other.stalled))
    pairs += _endings(study, other)
    theirs = {power.name: power for power in other.powers}
    both = [(power, theirs[power.name]) for power in study.powers if power.name in theirs]
    pairs += [(f"power {mine.name}", mine.a_game, its.a_game) for mine, its in both]
    pairs += [(f"worth {mine.name}", mine.worth, its.worth) for mine, its in both]
    pairs.append(("skill", study.skill, other.skill))
    return [
        Change(what, here, there, *difference(here, there))
        for what, here, there in pairs
        if here is not None and there is not None and here.known and there.known
    ]


def _powers(watch: Watch, tally: Tally) -> tuple[PowerFired, ...]:
    """In the order of what was asked; by name where nothing was."""
    names = [one.name for one in watch.asked] or sorted(tally.fired)
    return tuple(_power(name, tally) for name in dict.fromkeys(names))


def _power(name: str, tally: Tally) -> PowerFired:
    fired = tally.fired.get(name, Counter[int]())
    gaps = tally.gaps.get(name, Counter[float]())
    some = sum(fired.values())
    every = {0: tally.games - some, **fired}
    enough = sum(gaps.values()) >= FEW
    return PowerFired(
        name,
        Estimate.mean(every),
        Estimate.share(_part(some, tally.games), tally.games),
        Estimate.mean(gaps) if enough else None,
    )


def _endings(study: Study, other: Study) -> list[tuple[str, Estimate | None, Estimate | None]]:
    """How often games ended how; an ending that is missing is 0 in all the games of those rules."""
    mine, its = dict(study.endings), dict(other.endings)
    return [
        (
            f"ending {name}",
            mine.get(name) or Estimate.share(0.0, study.games),
            its.get(name) or Estimate.share(0.0, other.games),
        )
        for name in dict.fromkeys((*mine, *its))
    ]


def _part(count: int, games: int) -> float:
    return count / games if games else 0.0


# ---------------------------------------------------------------------- counts

FINE = 6
"""Decimals of scores that are counted: a third is always the same third."""


@dataclass
class Tally:
    """The counts of some games with equally many seats."""

    games: int = 0
    stalled: int = 0
    places: list[Counter[float]] = field(default_factory=list)
    """For each place in the order of play, from the first turn on: its scores."""
    seats: list[Counter[float]] = field(default_factory=list)
    """For each seat, p1 first: its scores."""
    last: list[int] = field(default_factory=list)
    """For each place how often it alone came last."""
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    fired: dict[str, Counter[int]] = field(default_factory=dict)
    """For what was counted: how often in a game, and in how many games so often; never is left
    out."""
    gaps: dict[str, Counter[float]] = field(default_factory=dict)
    """In each game where some seats had it more often than others: by how much the scores of those
    who had it most often lie above the others' in the mean."""
    strong: Counter[float] = field(default_factory=Counter)
    """Where two kinds of players sat at the table: which share of the weak the strong ones beat."""
    problems: int = 0
    problem: str = ""
    """One of them."""
    seconds: Counter[int] = field(default_factory=Counter)
    """How long people would have taken, where the course of games was followed."""
    leads: Counter[int] = field(default_factory=Counter)
    """How often the lead changed in a game, where that was followed."""

    def add(self, game: Played, strong: str = "") -> None:
        """Add a game; `strong` is the player whose results against all others are wanted."""
        seats = len(game.scores)
        self._widen(seats)
        scores = [round(score, FINE) for score in game.scores]
        self.games += 1
        self.stalled += game.stalled
        self.lengths[game.moves] += 1
        self.endings[game.ending or "endless"] += 1
        if game.seconds:
            self.seconds[round(game.seconds)] += 1
            self.leads[game.leads] += 1
        for seat, score in enumerate(scores):
            place = (seat - game.first) % seats
            self.seats[seat][score] += 1
            self.places[place][score] += 1
            self.last[place] += game.last[seat]
        self._count(game, scores)
        if strong:
            self.strong[round(_against(game, strong), FINE)] += 1
        if game.problems:
            self.problems += len(game.problems)
            self.problem = min(filter(None, (self.problem, *game.problems)))

    def merge(self, other: Tally) -> None:
        """Add the games of another."""
        self._widen(len(other.places))
        self.games += other.games
        self.stalled += other.stalled
        for number, last in enumerate(other.last):
            self.places[number].update(other.places[number])
            self.seats[number].update(other.seats[number])
            self.last[number] += last
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.seconds.update(other.seconds)
        self.leads.update(other.leads)
        self.strong.update(other.strong)
        for name, fired in other.fired.items():
            self.fired.setdefault(name, Counter()).update(fired)
        for name, gaps in other.gaps.items():
            self.gaps.setdefault(name, Counter()).update(gaps)
        self.problems += other.problems
        self.problem = min(filter(None, (self.problem, other.problem)), default="")

    def _widen(self, seats: int) -> None:
        while len(self.places) < seats:
            self.places.append(Counter())
            self.seats.append(Counter())
            self.last.append(0)

    def _count(self, game: Played, scores: list[float]) -> None:
        """Count what fired in a game, and how those fared for whom it did so most often."""
        if not game.told:
            return
        totals: Counter[str] = Counter()
        by_seat = [dict(seat_counts) for seat_counts in game.told]
        for seat_counts in by_seat:
            totals.update(seat_counts)
        for name, count in totals.items():
            self.fired.setdefault(name, Counter())[count] += 1
            counts = [seat_counts.get(name, 0) for seat_counts in by_seat[: len(scores)]]
            most = [one for one, its in zip(scores, counts, strict=True) if its == max(counts)]
            if len(most) < len(scores):
                theirs = sum(most) / len(most)
                others = (sum(scores) - sum(most)) / (len(scores) - len(most))
                self.gaps.setdefault(name, Counter())[round(theirs - others, FINE)] += 1

    # ------------------------------------------------------------------ as plain data

    def data(self) -> dict[str, Any]:
        """All of it for a JSON file."""
        return {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Tally:
        """The tally that `data` was made of, read back from JSON."""
        return cls(
            games=data["games"],
            stalled=data["stalled"],
            places=[_keyed(one, float) for one in data["places"]],
            seats=[_keyed(one, float) for one in data["seats"]],
            last=data["last"],
            lengths=_keyed(data["lengths"], int),
            endings=Counter(data["endings"]),
            fired={name: _keyed(one, int) for name, one in data["fired"].items()},
            gaps={name: _keyed(one, float) for name, one in data["gaps"].items()},
            strong=_keyed(data["strong"], float),
            problems=data["problems"],
            problem=data["problem"],
            seconds=_keyed(data.get("seconds", {}), int),
            leads=_keyed(data.get("leads", {}), int),
        )


def _against(game: Played, strong: str) -> float:
    """Which share of the others' seats those of one player beat, a draw counting half."""
    seats = len(game.scores)
    ours = [score for bot, score in zip(game.bots, game.scores, strict=True) if bot == strong]
    if game.team:  # nobody has played against a partner
        return sum(ours) / len(ours)
    among = len(ours) * (len(ours) - 1) / 2
    return (sum(ours) * (seats - 1) - among) / (len(ours) * (seats - len(ours)))


def _plain(value: Any) -> Any:
    """Counters with their keys as text, in an order that tells nothing of how they were filled."""
    if isinstance(value, dict):
        return {str(key): _plain(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value


def _keyed(data: dict[str, int], kind: Callable[[str], N]) -> Counter[N]:
    """Counters whose keys have been written as text."""
    return Counter({kind(key): count for key, count in data.items()})


# ---------------------------------------------------------------------- while a window goes on
# Other processes play, and nobody waits for them.

AHEAD = 2
"""So many pieces of work lie ready for each process: few, so that all can be dropped at once."""


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
                self.trouble = (
                    str(error) if isinstance(error, ValueError) else spoken("errors.study-gone")
                )
                self.stop()
                return True
            self._doing.remove((task, promise))
            self._take(found)
        self._feed()
        if self.finished:
            self.stop()
        return bool(news)

    def tallies(self) -> list[tuple[Tally, Tally]]:
        """The counts of the games so far, for each plan: equal players, and strong against weak."""
        return list(zip(self._plain, self._skill, strict=True))

    def studies(self) -> list[Study]:
        """What the games so far come to, for each plan."""
        every = zip(self.plans, self._plain, self._skill, strict=True)
        return [summed(plan, plain, skill) for plan, plain, skill in every]

    def _take(self, task: TaskDone) -> None:
        kind = self._skill if task.skill else self._plain
        kind[task.plan].merge(task.tally)
        self.played += task.tally.games

    def _feed(self) -> None:
        assert self._workers is not None
        while self._todo and len(self._doing) < AHEAD * self._workers.jobs:
            task = self._todo.pop(0)
            self._doing.append((task, self._workers.submit(task)))
