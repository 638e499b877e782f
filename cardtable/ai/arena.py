"""Many games between computer players, to see who is stronger and how a variant plays.

Luck is halved by playing each deal from every seat; what is left of it is told by the intervals.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import fsum, log, sqrt
from multiprocessing.process import BaseProcess
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeAlias, TypeVar
from zlib import crc32

from cardtable.ai.intervals import student, wilson
from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import PROGRAM, Limit
from cardtable.ai.luck import Luck
from cardtable.ai.player import called, check_seat, replies
from cardtable.ai.processes import (
    adopt_orphans,
    clear_after,
    end_tree,
    hold_interrupts,
    ignore_interrupts,
    live_with_parent,
)
from cardtable.ai.protocol import read_rules, write_rules
from cardtable.ai.watching import Counts, GameCourse, Told, Watch
from cardtable.ai.worker import POLITE, Dispatcher
from cardtable.engine.chance import Chance
from cardtable.engine.facts import Fact, speak_by, speaker, spoken
from cardtable.engine.rules import Rules
from cardtable.engine.schema import plain
from cardtable.engine.state import State

Item = TypeVar("Item")
Result = TypeVar("Result")
Lent: TypeAlias = Executor
"""What plays games for us elsewhere."""

MOVES = 20_000
"""No game is played further: rules that never end are counted as stalled."""
STALLS = ("stall", "stalled", "blocked")
"""What games call it when nobody gets on any more."""
CHUNKS = 20
"""Into so many pieces, or a little more, each process's share is cut: for progress, and so that
little is lost when the run is interrupted."""


class Lost(Exception):
    """A process that played for us is gone, and its games with it: the sentence says so."""


@dataclass(frozen=True)
class Played:
    """One game, as far as the sums need it. Plain data, for other processes."""

    bots: tuple[str, ...]
    """Who sat at p1, p2 …"""
    scores: tuple[float, ...]
    """For each seat the share of its opponents that it beat; a draw counts half."""
    last: tuple[bool, ...]
    """For each seat whether it alone came last."""
    moves: int
    stalled: bool
    thought: tuple[tuple[str, float], ...]
    """For each decision whose it was, and the milliseconds that it took."""
    problems: tuple[str, ...] = ()
    """What went wrong with answers; a legal move was drawn in their place."""
    ending: str = ""
    """Why it was over, in the game's word."""
    number: int = 0
    """Which of the games it was: the deal and the seats follow from that."""
    told: tuple[Told, ...] = ()
    """What was counted for each seat, and behind them for nobody in particular."""
    first: int = 0
    """Which seat had the first turn, from 0, where that was watched."""
    luck: tuple[float, ...] = ()
    """The luck of each seat (`ai.luck`), where that was asked for."""
    seconds: float = 0.0
    """How long people would have taken, where its course was followed (`watching.GameCourse`)."""
    leads: int = 0
    """How often the lead passed to somebody else, where its course was followed."""
    team: bool = False
    """Whether a team has won it: partners score alike then, and not against each other."""


@dataclass(frozen=True)
class Series:
    """What games have in common, as text and numbers: it goes to other processes."""

    rules: str
    seats: list[str]
    seed: int
    limit: Limit
    watch: Watch | None = None
    luck: bool = False
    thought: float = 0.0

    @classmethod
    def of(
        cls,
        rules: Rules,
        seats: list[str],
        seed: int = 1,
        limit: Limit | None = None,
        watch: Watch | None = None,
        *,
        luck: bool = False,
        thought: float = 0.0,
    ) -> Series:
        """The games of these players; with a `watch` each tells what was counted in it.

        With `luck` each tells how lucky the players were, with seconds of `thought` how it went
        (`watching.GameCourse`).

        Raises ValueError for an unknown player, TableError for a table that can't be.
        """
        for name in seats:
            check_seat(name, rules)
        rules.game.blank(rules, len(seats), Chance(0))
        return cls(
            json.dumps(write_rules(rules)), seats, seed, limit or Limit(), watch, luck, thought
        )

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """These games: the deal, and how far the players have moved on, follow from the number."""
        rules, dispatcher = read_rules(json.loads(self.rules)), Dispatcher()
        with closing(dispatcher):
            for number in numbers:
                deal, turn = divmod(number, len(self.seats))
                bots = [*self.seats[turn:], *self.seats[:turn]]
                chance = Chance(self.seed * 1_000_003 + deal)
                state = rules.game.new(rules, len(bots), chance)
                tag = f"{self.seed} {number}"
                luck = Luck(state, tag) if self.luck else None
                estimate = knowledge(rules.game.ID).estimate
                course = GameCourse(estimate, self.thought) if self.thought else None
                played = play(state, bots, tag, self.limit, dispatcher, self.watch, luck, course)
                yield replace(played, number=number)


def simulate(  # noqa: PLR0913 - what a caller may choose
    rules: Rules,
    seats: list[str],
    games: int = 200,
    seed: int = 1,
    jobs: int = 1,
    limit: Limit | None = None,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    *,
    until: WaldTest | None = None,
    luck: bool = False,
) -> dict[str, Any]:
    """Play that many games between these players, and return the results as plain data.

    Each deal is played `len(seats)` times, the players moving on by one seat. Without a limit of
    seconds no clock is looked at, so that the same seed gives the same games with any number of
    jobs. `executor` takes the place of `jobs` processes. `progress` is called with the number of
    games done and wanted. After Ctrl-C what was played is told, and `interrupted` is true. With
    `until` no more is played, and no more told, than it takes to say how the first player scores.
    With `luck` the scores of whole deals are told less the players' luck: they vary less.

    Raises ValueError for an unknown player, TableError for a table that can't be.
    """
    played: list[Played] = []
    begun = perf_counter()
    interrupted = False
    try:
        wanted = range(games)
        with closing(
            games_of(rules, seats, wanted, seed, jobs, limit, executor, luck=luck)
        ) as more:
            for one in more:
                played.append(one)
                if progress is not None:
                    progress(len(played), games)
                if until is not None and until.settled_by(by_deal(played, seats[0])):
                    break
    except KeyboardInterrupt:
        interrupted = True
    if until is not None and until.reached:
        played = [game for game in played if game.number < until.deals * len(seats)]
    figures = summary(played, list(dict.fromkeys(seats)), perf_counter() - begun)
    head = {"rules": rules.id, "options": plain(rules.options), "games": len(played)}
    if until is not None:
        figures["until"] = {"low": until.low, "high": until.high, "reached": until.reached or None}
    return {**head, "seed": seed, **figures, **({"interrupted": True} if interrupted else {})}


def games_of(
    rules: Rules,
    seats: list[str],
    numbers: Sequence[int],
    seed: int = 1,
    jobs: int = 1,
    limit: Limit | None = None,
    executor: Executor | None = None,
    *,
    luck: bool = False,
) -> Generator[Played, None, None]:
    """The games of these numbers, as `simulate` plays them, in whatever order they are done.

    Raises ValueError for an unknown player, TableError for a table that can't be.
    """
    series = Series.of(rules, seats, seed, limit, luck=luck)
    alone = jobs <= 1 and not any(seat.startswith(PROGRAM) for seat in seats)
    if executor is None and alone:  # programs have a process between them and us, which ends them
        yield from series.play(numbers)
        return
    size = max(1, len(numbers) // (CHUNKS * max(1, jobs)))
    chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    for played in done_by(partial(_chunk, series), chunks, jobs, executor):
        yield from played


def done_by(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    jobs: int = 1,
    executor: Executor | None = None,
) -> Iterator[Result]:
    """What the work makes of each item, in whatever order that is done, by other processes.

    The work, items and results must be such as can be sent there. Raises Lost.
    """
    with _processes(jobs) if executor is None else _lent(executor) as workers:
        futures = [workers.submit(work, item) for item in items]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BrokenExecutor as error:
            raise Lost(spoken("errors.lost")) from error
        finally:
            if executor is not None:  # our own processes are killed: a pool can't bear both
                for future in futures:
                    future.cancel()


def play(
    state: State,
    bots: list[str],
    seed: str,
    limit: Limit,
    dispatcher: Dispatcher,
    watch: Watch | None = None,
    luck: Luck | None = None,
    course: GameCourse | None = None,
) -> Played:
    """Play a dealt game to its end. The players are given views of their seats, and no more.

    `luck` and `course` are to be such as have begun with this state.
    """
    counts = Counts(watch, state.seats, state.turn) if watch else None
    if counts:
        counts.add(state.drain())
    thought: list[tuple[str, float]] = []
    problems: list[str] = []
    moves = 0
    listens = replies(state.rules)
    while state.turn is not None and moves < MOVES:
        seat = state.turn
        bot = bots[state.seats.index(seat)]
        view = state.view(seat)
        chance = crc32(f"{seed} {moves}".encode())
        begun = perf_counter()
        answer = dispatcher.decide(view, bot, chance, limit)
        thought.append((bot, (perf_counter() - begun) * 1000))
        move = answer.move
        legal = state.legal_moves()
        if move not in legal:
            wrong = spoken("errors.illegal", name=bot, move=move)
            problems.append(answer.problem or wrong)
            move = legal[int(Random(chance).random() * len(legal))]
        if course:
            course.decides(state)
        others = {each: state.view(each) for each in state.seats if each != seat and listens}
        state.apply(move)
        if luck:
            luck.played(move, state)
        for each, before in others.items():
            if state.legal_moves(each):
                name = bots[state.seats.index(each)]
                reply = called(before, state.view(each), name, chance)
                if reply is not None:
                    state.apply(f"{each} {reply}")
                    if luck:
                        luck.stands(state)
        happened = state.drain()
        if counts:
            counts.add(happened)
        if course:
            course.played(state)
        moves += 1
    outcome = state.outcome
    ranking = outcome.ranking if outcome else (state.seats,)
    team = bool(outcome and outcome.team)
    last = ranking[-1] if team or len(ranking[-1]) == 1 else ()
    return Played(
        bots=tuple(bots),
        scores=tuple(share(ranking, seat, team=team) for seat in state.seats),
        last=tuple(seat in last for seat in state.seats),
        moves=moves,
        stalled=outcome is None or outcome.reason in STALLS,
        thought=tuple(thought),
        problems=tuple(problems),
        ending=outcome.reason if outcome else "",
        told=counts.told() if counts else (),
        first=counts.first if counts else 0,
        luck=tuple(luck.told) if luck else (),
        seconds=course.seconds if course else 0.0,
        leads=course.leads if course else 0,
        team=team,
    )


def share(ranking: tuple[tuple[str, ...], ...], seat: str, *, team: bool = False) -> float:
    """The share of the others that a seat beat; a draw counts half, and a partner is no other."""
    if team:
        return float(seat in ranking[0])
    others = sum(map(len, ranking)) - 1
    place = next(number for number, group in enumerate(ranking) if seat in group)
    beaten = sum(len(group) for group in ranking[place + 1 :])
    return (beaten + (len(ranking[place]) - 1) / 2) / others


# ---------------------------------------------------------------------- sums


def summary(played: list[Played], bots: list[str], seconds: float) -> dict[str, Any]:
    """How games between these players went: by player, by seat, how long, how fast."""
    lengths = sorted(game.moves for game in played)
    seats = len(played[0].bots) if played else 0
    thought = [ms for game in played for _, ms in game.thought]
    problems = [problem for game in played for problem in game.problems]
    figures: dict[str, Any] = {
        "stalled": sum(game.stalled for game in played),
        "endings": dict(Counter(game.ending for game in played if game.ending).most_common()),
        "bots": [_of_bot(name, played) for name in bots],
        "seats": [
            {"seat": f"p{number + 1}", **_scored([game.scores[number] for game in played])}
            for number in range(seats)
        ],
        "length": {"mean": _mean(lengths), "p95": _at(lengths, 0.95)},
        "moves_per_s": round(sum(lengths) / seconds, 1) if seconds else 0.0,
        "decision_ms": _times(thought),
        "seconds": round(seconds, 1),
    }
    if problems:
        figures["problems"] = {"count": len(problems), "first": problems[0]}
    return figures


def _of_bot(name: str, played: list[Played]) -> dict[str, Any]:
    """A player's results; where it has several seats in a game, that is one result all the same."""
    scores, stayed, thought = [], [], []
    for game in played:
        seats = [number for number, bot in enumerate(game.bots) if bot == name]
        if seats:
            scores.append(sum(game.scores[seat] for seat in seats) / len(seats))
            stayed.append(1 - sum(game.last[seat] for seat in seats) / len(seats))
        thought += [ms for bot, ms in game.thought if bot == name]
    whole = paired(played, name)
    return {
        "bot": name,
        "games": len(scores),
        **({"paired": asdict(whole)} if whole else {}),
        **_scored(scores),
        "not_last": round(_mean(stayed), 4),
        "decision_ms": _times(thought),
    }


def _scored(scores: list[float]) -> dict[str, float]:
    score = _mean(scores)
    low, high = wilson(score, len(scores))
    return {"score": round(score, 4), "low": round(low, 4), "high": round(high, 4)}


def _times(thought: list[float]) -> dict[str, float]:
    ordered = sorted(thought)
    times = {"mean": _mean(ordered), "p99": _at(ordered, 0.99), "max": _at(ordered, 1.0)}
    return {name: round(value, 2) for name, value in times.items()}


def _mean(values: list[float] | list[int]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0


def _at(ordered: list[Any], share: float) -> Any:
    """The value that such a share of them does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


# ---------------------------------------------------------------------- processes


def _chunk(series: Series, numbers: Iterable[int]) -> list[Played]:
    return list(series.play(numbers))


class Crew:
    """So many processes that work for this one, to be ended at once or when all is done."""

    def __init__(self, jobs: int, *, polite: bool = False) -> None:
        """Polite ones give way to all else that computes, such as a window."""
        self._others = set(multiprocessing.active_children())
        self._ours: set[BaseProcess] = set()
        self.executor = ProcessPoolExecutor(
            jobs, multiprocessing.get_context("spawn"), _begin, (polite, speaker())
        )

    def start(self) -> None:
        """Start them; the executor would do so with its first task."""
        adopt_orphans()
        with hold_interrupts():
            self.executor.submit(int)  # the first task starts all processes
        self._ours = set(multiprocessing.active_children()) - self._others

    def kill(self) -> None:
        """End the processes with all that they have started, whatever they are doing."""
        for process in self._ours or set(multiprocessing.active_children()) - self._others:
            if process.pid is not None and process.is_alive():
                end_tree(process.pid)
            process.kill()
        self.close()

    def close(self) -> None:
        """Let them finish what they have begun, and end."""
        with suppress(OSError):
            self.executor.shutdown(cancel_futures=True)
        clear_after([process.pid for process in self._ours if process.pid is not None])


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """So many processes, which are ended at once if this one is interrupted."""
    crew = Crew(jobs)
    try:
        crew.start()
        yield crew.executor
    except BaseException:
        crew.kill()
        raise
    crew.close()


@contextmanager
def _lent(executor: Executor) -> Iterator[Executor]:
    yield executor


def _begin(polite: bool, say: Callable[[Fact], str]) -> None:
    """The beginning of a process that plays games: the one that sums up says when it ends."""
    ignore_interrupts()
    speak_by(say)
    if polite and hasattr(os, "nice"):
        os.nice(POLITE)
    live_with_parent()


# ---------------------------------------------------------------------- by deals
# Who is stronger, in as few games as it takes.
#
# A deal that is played from every seat favours nobody, so the scores of whole deals lie closer
# together than those of games, and tell more. All here goes by deals, in the order of their
# numbers: it doesn't matter in which order games were done.

ERROR = 0.05
"""So often the test is wrong, whichever of the two scores is the true one."""
FEWEST = 20
"""No verdict before so many deals: what they say of their spread is too uncertain."""
DOUBT = 4
"""Deals are taken to be spread as if so many had been seen besides, as far apart as can be: where
all have gone alike so far, the next may not."""


class Game(Protocol):
    """A game that has been played, as far as it matters here: see `arena.Played`."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sat where."""

    @property
    def scores(self) -> tuple[float, ...]:
        """For each seat the share of its opponents that it beat."""

    @property
    def number(self) -> int:
        """Which game it was."""

    @property
    def luck(self) -> tuple[float, ...]:
        """How lucky each seat was (`ai.luck`); empty where that isn't known."""


def by_deal(games: Iterable[Game], bot: str) -> dict[int, float]:
    """A player's mean score in each deal that was played from every seat, by the deal's number.

    Where games tell of luck the scores are less it: they may lie beyond 0 and 1.
    """
    games = list(games)
    return evened(_means(games, bot, _score), _means(games, bot, _luck))


def evened(scores: Mapping[int, float], luck: Mapping[int, float]) -> dict[int, float]:
    """The scores of deals, in order, less as much of their luck as leaves the least variance.

    How much that is, is found for each deal in those before it, so that no deal has a say in its
    own: then the mean is as true as it was, since luck has the mean 0 and is worth what it may.
    """
    shares: dict[int, float] = {}
    scored = squares = lucky = together = 0.0
    for count, (deal, score) in enumerate(scores.items()):
        factor = 0.0
        if count >= FEWEST and squares:
            factor = (together - scored * lucky / count) / squares
        shares[deal] = score - factor * luck[deal]
        scored += score
        lucky += luck[deal]
        squares += luck[deal] ** 2
        together += score * luck[deal]
    return shares


def _score(game: Game, seat: int) -> float:
    return game.scores[seat]


def _luck(game: Game, seat: int) -> float:
    return game.luck[seat] if game.luck else 0.0


def _means(games: Iterable[Game], bot: str, of: Callable[[Game, int], float]) -> dict[int, float]:
    """The mean of a player's figures in each deal that was played from every seat."""
    values: dict[int, list[float]] = {}
    seats = 0
    for game in games:
        seats = len(game.bots)
        mine = [of(game, seat) for seat, name in enumerate(game.bots) if name == bot]
        if mine:
            values.setdefault(game.number // seats, []).append(sum(mine) / len(mine))
    return {deal: sum(all_) / seats for deal, all_ in sorted(values.items()) if len(all_) == seats}


@dataclass(frozen=True)
class Paired:
    """A player's score by deals, with its interval (95 %)."""

    score: float
    low: float
    high: float
    deals: int
    saves: float
    """So many times as many games it would take for this, if no deal were played twice."""
    evens: float
    """… and so many times as many again, if the luck of the cards were left in."""


def paired(games: Iterable[Game], bot: str) -> Paired | None:
    """What whole deals say of a player; None where there are too few."""
    games = list(games)
    scores = by_deal(games, bot)
    if len(scores) < FEWEST:
        return None
    count, mean = len(scores), fsum(scores.values()) / len(scores)
    spread = _spread(count, mean, fsum([score * score for score in scores.values()]))
    half = student(count - 1) * sqrt(spread / count)
    seats = len(games[0].bots)
    single = [
        score
        for game in games
        if game.number // seats in scores
        for name, score in zip(game.bots, game.scores, strict=True)
        if name == bot
    ]
    plain = _variance(list(_means(games, bot, _score).values()))
    saves = round(_variance(single) / (plain * seats), 2) if plain else 0.0
    even = _variance(list(scores.values()))
    evens = round(plain / even, 2) if even else 1.0
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return Paired(round(mean, 4), round(low, 4), round(high, 4), count, saves, evens)


class WaldTest:
    """Whether a player scores rather as little as `low` or as much as `high`: Wald's test.

    Asked after every deal, it stops as soon as it may, and is wrong once in twenty times at most
    where one of the two is true. It takes scores of deals to be normally spread.
    """

    def __init__(self, low: float, high: float) -> None:
        """Raises ValueError unless 0 ≤ low < high ≤ 1."""
        if not 0 <= low < high <= 1:
            message = spoken("errors.shares")
            raise ValueError(message)
        self.low, self.high = low, high
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    @classmethod
    def parse(cls, text: str) -> WaldTest:
        """The two shares as they are typed: `0.5,0.55`. Raises ValueError."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            low, high = 0.0, 0.0
        return cls(low, high)

    def add(self, score: float) -> None:
        """The score of the next deal."""
        self.deals += 1
        self._sum += score
        self._squares += score * score

    @property
    def evidence(self) -> float:
        """By how much the deals speak for the higher score: the logarithm of the likelihoods."""
        if not self.deals:
            return 0.0
        mean = self._sum / self.deals
        spread = _spread(self.deals, mean, self._squares)
        middle = (self.low + self.high) / 2
        return self.deals * (self.high - self.low) * (mean - middle) / spread

    @property
    def reached(self) -> str:
        """`high` or `low` once it is clear, `""` until then."""
        if self.deals < FEWEST or abs(self.evidence) < log((1 - ERROR) / ERROR):
            return ""
        return "high" if self.evidence > 0 else "low"

    def settled_by(self, scores: dict[int, float]) -> bool:
        """Take up the deals that come next, as far as they are there; whether it is clear now."""
        while not self.reached and self.deals in scores:
            self.add(scores[self.deals])
        return bool(self.reached)


def _spread(deals: int, mean: float, squares: float) -> float:
    """The variance of scores whose squares add up to that, with some doubt."""
    return (max(0.0, squares - deals * mean * mean) + DOUBT / 4) / (deals + DOUBT)


def _variance(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum([(each - mean) ** 2 for each in values]) / (len(values) - 1)
