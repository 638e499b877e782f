"""A game looked at again: what each decision was worth, what luck did, and what is left of both.

A decision is judged by what its seat could know, and by nothing else: its moves are tried in worlds
made of its view, the same ones for all. Where a turn is one long chain of own moves, the turn is
judged as a whole. Of a game that is over luck is told as it was; of one that is still being played
one seat is told what it could see of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from itertools import takewhile
from math import atanh, exp, fsum, sqrt
from random import Random
from time import perf_counter
from typing import Annotated, Any, Literal, Protocol, TypeAlias
from zlib import crc32

from cardtable.ai.evaluation import knowledge
from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.luck import Luck, dealt_luck, seen_luck
from cardtable.ai.player import SLICE, Answer, decide, never
from cardtable.ai.search import Search, Trial, ahead, alike
from cardtable.ai.tactics import Lookout, watched, winning
from cardtable.ai.turns import WON, Turn, Turns
from cardtable.engine.chance import ACTOR, Dice
from cardtable.engine.notation import RESIGN, Move, Seat
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.engine.schema import Between, plain, sound
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.evening import Brought

LABELS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""What a decision is called that loses so much of the chances to win; the worst first."""
MISSED = ("win", "save")
"""What it may be called besides, where that cost next to nothing: another move won at once, or kept
the next player from winning."""
Missed = Literal["", "win", "save"]
CLEARLY = 2.0
"""… if that is more than so many standard errors."""
FEWEST = 64
"""Moves are not told apart in fewer worlds."""
FORCED = 32
"""In so many worlds it is seen how a seat stands that has nothing to choose."""
FIRST = 8
"""… and in so many for the first sketch of a game."""
SAMPLES = 96
"""With so many other orders of the unknown cards chance is compared: few tell nothing."""
FOLLOWED = 24
"""In so many worlds it is seen what follows a move …"""
FOLLOWS = 3
"""… so many moves on, as long as the same comes in half of the worlds."""


@dataclass(frozen=True)
class Budget:
    """The work for a decision. The same budget and seed give the same review."""

    thoughts: int = 400
    """Thoughts to find the best move; tables, where a turn is looked through."""
    worlds: int = 960
    """Worlds in which the moves are compared, at most: until it is clear what was lost."""
    level: str = "expert"
    """Who looks for the best move."""
    seconds: float | None = None
    """The time for all decisions together, at most."""


BUDGET = Budget()
_Share: TypeAlias = Annotated[float, Between(-2, 2)]
"""Chances, what they differ by, and how unsure that is, with room for what rounding does."""


@dataclass(frozen=True)
class Decision:
    """What a decision of a seat was worth. Chances are shares of the opponents beaten, 0 to 1."""

    step: Annotated[int, Between(1, 1_000_000)]
    """Its number in the record; 0 is the deal."""
    seat: Seat
    played: Move
    best: Move
    """The move that promised most; where no other does, the one that was played."""
    chance: _Share
    """What the best move promised."""
    loss: _Share = 0.0
    """How much less the played one did."""
    error: _Share = 0.0
    """The standard error of that."""
    forced: bool = False
    """Whether there was nothing to choose."""
    then: tuple[str, ...] = ()
    """What most likely follows the best move, seats first; told where there is a label."""
    punished: tuple[str, ...] = ()
    """What most likely follows the played one."""
    good: tuple[Move, ...] = ()
    """Where there is a label: the best move, and what loses less than any label wants beside it."""
    missed: Missed = ""
    """`win` or `save`, where the best move was one and the played one was not."""
    view: View | None = field(default=None, repr=False, compare=False, metadata={"key": None})
    """What the seat could see."""

    @property
    def label(self) -> str:
        """`blunder`, `mistake` or `inaccuracy`, by a sure loss; else what was missed."""
        sure = self.loss > CLEARLY * self.error
        named = (name for name, least in LABELS.items() if sure and self.loss >= least)
        return next(named, self.missed)

    @property
    def accuracy(self) -> float:
        """From 0 to 100, by the loss."""
        return max(0.0, min(100.0, 103.17 * exp(-4.35 * self.loss) - 3.17))


def write_decision(one: Decision) -> dict[str, Any]:
    """A decision as plain data, without its view; `read_decision` reads it again."""
    return dict(plain(one))


def read_decision(data: Any) -> Decision:
    """The reverse of `write_decision`. Raises ValueError for other data."""
    one: Decision = sound(Decision, data)
    return one


@dataclass(frozen=True)
class Fortune:
    """What chance brought at one step, in chances to win."""

    step: int
    seat: Seat
    """Who played the move that turned something up; `""` for the deal."""
    brought: dict[Seat, float]
    doubt: dict[Seat, float]
    """The squares of the standard errors."""


@dataclass(frozen=True)
class Review:
    """A game looked at again, or as much of it as there was time for."""

    over: bool
    result: dict[Seat, float]
    """Of a game that is over, the share of the opponents that each seat beat."""
    decisions: tuple[Decision, ...]
    luck: tuple[Fortune, ...]
    complete: bool
    """Whether all of it was looked at."""

    @property
    def lucky(self) -> dict[Seat, float]:
        """What luck brought to each seat in all."""
        seats = dict.fromkeys(seat for one in self.luck for seat in one.brought)
        return {seat: fsum(one.brought.get(seat, 0.0) for one in self.luck) for seat in seats}

    @property
    def doubt(self) -> dict[Seat, float]:
        """The standard errors of that."""
        squares = {s: fsum(one.doubt.get(s, 0.0) for one in self.luck) for s in self.lucky}
        return {seat: sqrt(square) for seat, square in squares.items()}

    @property
    def fair(self) -> dict[Seat, float]:
        """The result less luck: true in the long run, and in one game perhaps below 0 or over 1."""
        lucky = self.lucky
        return {seat: share - lucky.get(seat, 0.0) for seat, share in self.result.items()}

    @property
    def accuracy(self) -> dict[Seat, float]:
        """How well the seats decided where there was a choice, from 0 to 100."""
        found: dict[Seat, list[float]] = {}
        for one in self.decisions:
            if not one.forced:
                found.setdefault(one.seat, []).append(one.accuracy)
        return {seat: fsum(each) / len(each) for seat, each in sorted(found.items())}

    @property
    def turning(self) -> Decision | None:
        """The decision that cost most, if one certainly cost something."""
        return costliest(self.decisions)


def costliest(decisions: Iterable[Decision]) -> Decision | None:
    """The decision that certainly cost most, if one did."""
    found = [one for one in decisions if one.label in LABELS]
    return max(found, key=lambda one: one.loss, default=None)


@dataclass(frozen=True)
class Following:
    """Who follows a review as it is made, and what is known already."""

    progress: Callable[[int, int, Decision], None] | None = None
    """Told how many decisions are judged, of how many, and the newest."""
    sketch: Callable[[int, float], None] | None = None
    """Told how a seat roughly stood at a step, long before all is judged."""
    known: Mapping[int, Decision] = field(default_factory=dict)
    """Decisions by their steps that are not to be judged again."""


UNFOLLOWED = Following()


@dataclass(frozen=True)
class Due:
    """A decision of a record that is to be judged."""

    step: int
    view: View
    played: Move
    forced: bool
    after: View | None = None
    """What the seat sees after it, where the record ends in mid-turn."""


def review(
    record: Record,
    rules: Rules,
    seat: Seat = "",
    budget: Budget = BUDGET,
    seed: int = 1,
    stop: Callable[[], bool] = never,
    watch: Following = UNFOLLOWED,
    clock: Callable[[], float] = perf_counter,
) -> Review:
    """Judge the decisions of a record: those of one seat, or of all where the game is over.

    `stop` is asked all the time; what was judged by then is told. Raises RecordError where the
    record can't be replayed, and ValueError for a seat that there isn't; where the game is not
    over, for none, and for a computer player's: how that plays is not for people to see.
    """
    begun = clock()
    dues, state = _read(record, rules, seat)
    decisions: list[Decision] = []
    units = _turns(dues) if knowledge(rules.game.ID).turns else [[one] for one in dues]
    known = watch.known
    for unit in _spread(units) if watch.sketch is not None else ():
        if watch.sketch is None or stop():
            break
        if not any(due.step in known for due in unit):
            watch.sketch(unit[0].step, _roughly(unit[0], seed))
    for number, unit in enumerate(units):
        part = None
        if budget.seconds is not None:
            part = max(0.0, begun + budget.seconds - clock()) / (len(units) - number)
        told = [known[due.step] for due in unit if due.step in known]
        decision = told[0] if told else None
        if decision is None and not stop():
            decision = judge(unit, budget, seed, part, stop, clock)
        if decision is None:
            break
        decisions.append(decision)
        if watch.progress is not None:
            watch.progress(len(decisions), len(units), decision)
    luck = _fortunes(record, rules, seat, seed, stop)
    over = state.outcome is not None
    shares = map(share, state.returns()) if over else ()
    result = dict(zip(state.seats, shares, strict=False))
    whole = len(decisions) == len(units) and not stop()
    return Review(over, result, tuple(decisions), tuple(luck), whole)


def judge(
    unit: Sequence[Due],
    budget: Budget,
    seed: int,
    seconds: float | None = None,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = perf_counter,
) -> Decision | None:
    """What a decision was worth, or a whole turn. None where it was stopped.

    Where the time is up before anything is known, nothing is said to be lost.
    """
    first = unit[0]
    begun = clock()

    def enough() -> bool:
        return stop() or (seconds is not None and clock() - begun >= seconds)

    if knowledge(first.view.rules.game.ID).turns is not None:
        decision = _of_turn(unit, budget, enough)
    else:
        decision = _of_line(first, budget, crc32(f"{seed} {first.step}".encode()), enough, seconds)
    if decision.label:
        view = next(due.view for due in unit if due.step == decision.step)
        decision = replace(
            decision,
            then=_follow(view, decision.best, seed),
            punished=_follow(view, decision.played, seed),
            good=_good(decision, view, budget, seed, enough),
        )
    return None if stop() else decision


def _good(
    one: Decision, view: View, budget: Budget, seed: int, enough: Callable[[], bool]
) -> tuple[Move, ...]:
    """The best move, and those that are good enough beside it."""
    if one.label in MISSED:
        search = Search(view, Random(seed))
        others = [move for move in search.moves if move not in {one.best, one.played}]
        good = [move for move in others if _missed(search, one.played, move, enough)]
        return (one.best, *good)
    turns = knowledge(view.rules.game.ID).turns
    if turns is not None:
        losses = _turn_losses(view, turns, budget.thoughts)
    else:
        losses = _move_losses(view, one.best, budget.worlds, seed)
    found = [one.best]
    for move, loss in losses:
        if enough():
            break
        if loss < LABELS["inaccuracy"] and move not in {one.best, one.played}:
            found.append(move)
    return tuple(found)


def _follow(view: View, move: Move, seed: int) -> tuple[str, ...]:
    """What most likely comes after a move, by the move score, in worlds of the view."""
    game = view.rules.game
    known = knowledge(game.ID)
    rng = Random(crc32(f"{seed} follow {move}".encode()))
    worlds: list[State[Any, Any]] = [game.determinize(view, rng) for _ in range(FOLLOWED)]
    for world in worlds:
        world.chance = Dice(rng)
        world.apply(move)
    found: list[str] = []
    while len(found) < FOLLOWS:
        replies: list[str] = []
        for world in worlds:
            moves = world.choices() if world.turn is not None else []
            scores = known.score(world, moves) if len(moves) > 1 else [0.0] * len(moves)
            best = moves[scores.index(max(scores))] if moves else ""
            replies.append(f"{world.turn} {best}" if best else "")
        usual = max(replies, key=replies.count)
        if not usual or 2 * replies.count(usual) <= FOLLOWED:
            break
        found.append(usual)
        worlds = [world for world, each in zip(worlds, replies, strict=True) if each == usual]
        for world in worlds:
            world.apply(usual.partition(" ")[2])
    return tuple(found)


def _spread(units: Sequence[list[Due]]) -> list[list[Due]]:
    """All of them, every eighth first, then what lies between."""
    return [unit for first in (0, 4, 2, 6, 1, 5, 3, 7) for unit in units[first::8]]


def _roughly(due: Due, seed: int) -> float:
    """The chances of a seat at a decision, at a glance."""
    if knowledge(due.view.rules.game.ID).turns is not None:
        return stands(due.view)
    search = Search(due.view, Random(crc32(f"{seed} {due.step} sketch".encode())))
    worlds: list[State[Any, Any]] = [search.world() for _ in range(FIRST)]
    trial = Trial(due.view, seed, worlds, alike(search, due.played))
    trial.run(FIRST)
    return share(fsum(trial.rewards) / FIRST)


# ---------------------------------------------------------------------- the record


def _read(record: Record, rules: Rules, seat: Seat) -> tuple[list[Due], State[Any, Any]]:
    """The decisions of a record, and how it stands at last."""
    *_, (_, _, end) = _played(record, rules)
    if seat and seat not in end.seats:
        message = f"there is no {seat} at this table, only {', '.join(end.seats)}"
        raise ValueError(message)
    people = [f"p{number}" for number, one in enumerate(record.seats, 1) if _human(one)]
    if end.outcome is None and seat not in (people or end.seats):
        whose = ", ".join(people or end.seats)
        message = f"the game is not over: name the seat that looks at it, {whose}"
        raise ValueError(message)
    dues: list[Due] = []
    before, forced = None, True
    for number, (actor, move), state in _played(record, rules):
        if before is not None and actor == before.seat and seat in {"", actor}:
            dues.append(Due(number, before, move, forced))
        before, forced = _due(state)
    if dues and before is not None and dues[-1].step == number and _goes_on(dues[-1].view, before):
        dues[-1] = replace(dues[-1], after=before)
    return dues, end


def _fortunes(
    record: Record, rules: Rules, seat: Seat, seed: int, stop: Callable[[], bool]
) -> list[Fortune]:
    """What chance brought; of a game that is not over, what that seat could see of it."""
    *_, (_, _, end) = _played(record, rules)
    over = end.outcome is not None
    seats = end.seats if over else (seat,)
    states = _played(record, rules)
    _, _, state = next(states)
    luck = Luck(state, str(seed), SAMPLES)
    found: list[Fortune] = []

    def add(step: int, actor: Seat, brought: Sequence[float], doubt: Sequence[float]) -> None:
        if any(brought):
            halves = dict(zip(seats, [each / 2 for each in brought], strict=True))
            squares = dict(zip(seats, [each / 4 for each in doubt], strict=True))
            found.append(Fortune(step, actor, halves, squares))

    if over:
        add(0, "", *dealt_luck(state, record.carried(), str(seed), SAMPLES))
    before, _ = _due(state)
    for number, (actor, move), state in states:
        if stop():
            break
        if before is None or actor != before.seat:  # it was said out of turn
            luck.stands(state)
        elif over:
            add(number, actor, luck.played(move, state), luck.doubt)
        elif actor == seat:
            rng = Random(crc32(f"{seed} luck {number}".encode()))
            add(number, actor, [seen_luck(before, move, state.view(seat), rng)], [0.0])
        before, _ = _due(state)
    return found


def _human(seat: Mapping[str, Any]) -> bool:
    return bool(seat.get("kind") != "bot")


def _played(
    record: Record, rules: Rules
) -> Iterator[tuple[int, tuple[Seat, Move], State[Any, Any]]]:
    """The steps of a record: their numbers, who played what, and the state after each."""
    for number, step in enumerate(replay(record, rules)):
        seat, move = step.state.parse(step.line) if step.line else ("", "")
        seat = "" if move == RESIGN else seat  # that was no move to be weighed
        yield number, (seat, move), step.state


def _due(state: State[Any, Any]) -> tuple[View | None, bool]:
    """What the seat on turn sees, and whether it has nothing to choose."""
    if state.turn is None:
        return None, True
    return state.view(state.turn), len(state.choices()) < 2


def _turns(dues: list[Due]) -> list[list[Due]]:
    """Decisions by turns. A card that turns up ends one: from there on more is known."""
    units: list[list[Due]] = []
    for due in dues:
        last = units[-1][-1] if units else None
        if last and last.step + 1 == due.step and _goes_on(last.view, due.view):
            units[-1].append(due)
        else:
            units.append([due])
    return units


def _goes_on(before: View, after: View) -> bool:
    """Whether a move has left its seat on turn, and turned up no card."""
    return before.seat == after.seat and set(before.unseen) == set(after.unseen)


# ---------------------------------------------------------------------- one decision


def _of_line(
    due: Due, budget: Budget, seed: int, enough: Callable[[], bool], seconds: float | None
) -> Decision:
    """The best move is found as a player finds it; then both are tried in the same worlds."""
    view = due.view
    search = Search(view, Random(seed))
    played = alike(search, due.played)
    tried = [played]
    if not due.forced:
        limit = Limit(None if seconds is None else seconds / 2, budget.thoughts)
        found = decide(view, find_level(budget.level), seed, limit, enough)
        others = [alike(search, each) for each in (found.move, found.info.get("next")) if each]
        tried = list(dict.fromkeys([played, *others]))
    worlds: list[State[Any, Any]] = [search.world()]
    trials = [Trial(view, seed, worlds, each) for each in tried]
    most = budget.worlds if len(tried) > 1 else FORCED
    done = 0
    while done < most and not (done and (enough() or _clear(trials, done))):
        thoughts = min(SLICE, most - done)
        worlds += [search.world() for _ in range(done + thoughts - len(worlds))]
        for trial in trials:
            trial.run(thoughts)
        done += thoughts
    mine = trials[0].rewards
    means = [fsum(trial.rewards) / done for trial in trials]
    place = means.index(max(means))
    lead, error = ahead(trials[place].rewards, mine)
    decision = Decision(
        due.step,
        view.seat,
        due.played,
        tried[place] if place else due.played,
        max(0.0, min(1.0, share(means[place]))),
        lead / 2,
        error / 2,
        due.forced,
        view=view,
    )
    if decision.label or len(tried) < 2:
        return decision
    missed = _missed(search, played, tried[1], enough)
    return replace(decision, best=tried[1], missed=missed) if missed else decision


def _missed(search: Search, played: Move, better: Move, enough: Callable[[], bool]) -> Missed:
    """What was missed that a computer player sees, which looks out for it: see `MISSED`."""
    if played in watched(search, [played, better], enough):
        return ""
    did, could = [winning(search, [move], Lookout(search, enough)) for move in (played, better)]
    return "" if did else "win" if could else "save"


def _clear(trials: Sequence[Trial], done: int) -> bool:
    """Whether more worlds would hardly change the label of the move that was tried first."""
    if done < FEWEST or done % FORCED or len(trials) < 2:
        return False
    mine, *others = [trial.rewards for trial in trials]
    for rewards in others:
        lead, error = ahead(rewards, mine)
        if any(abs(lead / 2 - least) <= CLEARLY * error / 2 for least in LABELS.values()):
            return False
    return True


# ---------------------------------------------------------------------- one turn


def _of_turn(unit: Sequence[Due], budget: Budget, enough: Callable[[], bool]) -> Decision:
    """The best end of the turn that was found beside the one that it had.

    What was lost is laid to the move after which the better end was out of reach.
    """
    first = unit[0]
    if all(due.forced for due in unit):
        return Decision(
            first.step, first.view.seat, first.played, first.played, stands(first.view),
            forced=True, view=first.view,
        )  # fmt: skip
    best, move = _reached(first.view, budget, enough)
    if (after := unit[-1].after) is None:
        mine = _ended(unit)
    else:
        worth, then = _reached(after, budget, enough)
        mine = min(best, worth) if then else best  # without time nothing is lost
    chance, loss = won(first.view, max(mine, best), mine)
    better = move if best > mine else first.played
    found = Decision(
        first.step, first.view.seat, first.played, better, chance, loss, view=first.view
    )
    if not found.label:
        return found
    low, high, at = 0, len(unit) - 1, move
    while low < high:  # the last decision from which the better end could still be reached
        middle = (low + high + 1) // 2
        worth, then = _reached(unit[middle].view, budget, enough)
        if best - worth <= (best - mine) / 2:
            low, at = middle, then
        else:
            high = middle - 1
    due = unit[low]
    return Decision(
        due.step, due.view.seat, due.played, at or due.played, chance, loss, view=due.view
    )


def _reached(view: View, budget: Budget, enough: Callable[[], bool]) -> tuple[float, Move]:
    """What the best end is worth that can be seen from here, and the move to begin with."""
    game = knowledge(view.rules.game.ID).turns
    assert game is not None
    turn = Turn(view, game)
    turn.run(budget.thoughts, enough)
    move = max(turn.found, key=turn.found.__getitem__, default="")
    return turn.found.get(move, -WON), move


def _ended(unit: Sequence[Due]) -> float:
    """What the end was worth that a turn had, as the one who played it saw it."""
    view = unit[0].view
    game = knowledge(view.rules.game.ID).turns
    assert game is not None
    turn = Turn(view, game)
    state: State[Any, Any] = view.rules.game.determinize(view, Random(0))
    for due in unit:
        if game.blind(state, due.played, turn.unseen):
            break
        state.apply(due.played)
        if state.outcome is not None:
            return WON * state.returns()[state.seats.index(view.seat)]
    return game.worth(state, turn.begun)


# ---------------------------------------------------------------------- chances lost

EDGE = 0.999
"""Chances are taken to be no surer than that where they are changed by so many cards."""
COMPARED = 192
"""In so many worlds moves are held against the best one …"""
CANDIDATES = 12
"""… the likeliest ones, so many at most."""


def share(reward: float) -> float:
    """A reward as a chance."""
    return (1 + reward) / 2


def stands(view: View) -> float:
    """The chances of a seat, by an estimate of the table that it sees."""
    estimate = knowledge(view.rules.game.ID).estimate
    if estimate is None:
        return 0.5
    world: State[Any, Any] = view.rules.game.determinize(view, Random(0))
    return share(estimate(world)[view.seats.index(view.seat)])


def won(view: View, best: float, mine: float) -> tuple[float, float]:
    """The chances after the best end of a turn, and how much they are above those of another."""
    game = knowledge(view.rules.game.ID).turns
    assert game is not None
    odds = 2 * atanh(max(-EDGE, min(EDGE, 2 * stands(view) - 1)))

    def chance(worth: float) -> float:
        if abs(worth) > WON / 2:
            return float(worth > 0)
        return 1 / (1 + exp(-odds - game.sways * (worth - mine)))

    return chance(best), chance(best) - chance(mine)


def _move_losses(view: View, best: Move, worlds: int, seed: int) -> Iterator[tuple[Move, float]]:
    """The likeliest moves, and how much less than the best one they promise in the same worlds."""
    search = Search(view, Random(crc32(f"{seed} near".encode())))
    count = min(COMPARED, worlds)
    known: list[State[Any, Any]] = [search.world() for _ in range(count)]

    def rewards(move: Move) -> list[float]:
        trial = Trial(view, seed, known, move)
        trial.run(count)
        return trial.rewards

    mine = rewards(alike(search, best))
    for choice in search.choices()[:CANDIDATES]:
        yield choice.move, ahead(mine, rewards(choice.move))[0] / 2


def _turn_losses(view: View, game: Turns, thoughts: int) -> Iterator[tuple[Move, float]]:
    """Every move, and how much less than the best one the end is worth that it leaves in reach."""
    turn = Turn(view, game)
    turn.run(thoughts, never)
    best = max([*turn.found.values(), -WON])
    root: State[Any, Any] = view.rules.game.determinize(view, Random(0), track=True)
    for move in root.choices():
        worth = turn.found.get(move, -WON)
        if move not in turn.found and not game.blind(root, move, turn.unseen):
            world = root.clone()  # it may lead to a table that another move has led to
            world.apply(move)
            if world.turn == view.seat:
                rest = Turn(world.view(view.seat), game)
                rest.run(thoughts, never)
                worth = max([*rest.found.values(), -WON])
        yield move, won(view, best, worth)[1]


# ---------------------------------------------------------------------- the expert in a seat

THOUGHTS = 400
"""For each move of everybody: the same deal has the same end on every computer."""
USUAL = "hard"
"""The level of whoever else was no computer player of our own."""
EXPERT = "expert"


def duplicate(
    record: Record, rules: Rules, seat: Seat, stop: Callable[[], bool] = never
) -> float | None:
    """The share of the opponents that the expert beats in that seat, of the deal of a record.

    The others play at their levels. None where it was stopped. Raises what `replay` raises.
    """
    deal = next(replay(record, rules)).state
    state: State[Any, Any] = deal.clone()
    rng = Random(record.seed or 0)
    state.chance = Dice(rng)
    levels = {one: _level(told) for one, told in zip(state.seats, record.seats, strict=True)}
    levels[seat] = EXPERT
    while (turn := state.turn) is not None:
        if stop():
            return None
        moves = state.choices()
        move = moves[0]
        if len(moves) > 1:
            limit = Limit(None, THOUGHTS)
            level = find_level(levels[turn])
            move = decide(state.view(turn), level, rng.getrandbits(32), limit, stop).move
        if not move:
            return None
        state.apply(move)
    return (1 + state.returns()[state.seats.index(seat)]) / 2


def _level(told: dict[str, Any]) -> str:
    level = str(told.get("level", ""))
    return level if told.get("kind") == "bot" and level.partition(":")[0] in LEVELS else USUAL


# ---------------------------------------------------------------------- while a window goes on
# Another process judges, and nobody waits for it.


class Reviewer(Protocol):
    """Who looks at a game: `ai.worker.Worker`, or a test's own."""

    def ask_review(self, record: Record, rules: Rules, asked: dict[str, Any]) -> None:
        """Begin."""

    def poll(self) -> Answer | None:
        """The next piece, if there is one."""

    def close(self) -> None:
        """End at once."""


@dataclass(frozen=True)
class _Kept:
    """What is kept of a review: the attributes of these names in `Reviewing`."""

    wanted: Annotated[int, Between(0, 1_000_000)]
    finished: bool
    luck: Brought | None = None
    expert: Annotated[float, Between(0, 1)] | None = None
    decisions: tuple[Decision, ...] = ()


def begins(record: Record) -> Record:
    """The deal of a game, and nothing of what came of it."""
    deal = list(takewhile(lambda move: move.startswith(ACTOR), record.moves))
    return replace(record, moves=deal, outcome=None, undone=[])


class Reviewing:
    """What is known by now of one seat's play in a game.

    No call waits. It begins at `go`; after `stop`, which drops only the decision that was being
    judged, `go` goes on.
    """

    def __init__(
        self,
        record: Record,
        rules: Rules,
        seat: Seat,
        hire: Callable[[], Reviewer],
        kept: Any = None,
        budget: Budget = BUDGET,
    ) -> None:
        """`kept` is what `data` was of an earlier one; other data is not used."""
        self.record, self.rules, self.seat = record, rules, seat
        self._hire, self._budget = hire, budget
        self._reviewer: Reviewer | None = None
        self._sketch: dict[int, float] = {}
        self.decisions: dict[int, Decision] = {}
        """By their steps, as far as they are judged."""
        self.wanted = 0
        """How many there are to judge; 0 until that is known."""
        self.luck: tuple[float, float] | None = None
        """What luck brought in all, and its standard error; only of a game that is over."""
        self.expert: float | None = None
        """The share of the opponents that the expert beats with the same cards, once that is known;
        only of a game that was dealt, and that is over or hasn't begun."""
        self.finished = False
        self.trouble = ""
        """Why it has stopped by itself."""
        with suppress(ValueError):
            if kept is not None:
                self._use(sound(_Kept, kept))

    def _use(self, kept: _Kept) -> None:
        """Take what was kept for known. Raises ValueError where it can't be of this game."""
        found = {one.step: one for one in kept.decisions}
        left, before = dict(found), None
        for step, after in enumerate(replay(self.record, self.rules) if found else ()):
            if before is not None and (one := left.pop(step, None)) is not None:
                lines = [f"{one.seat} {line}" for line in (one.best, *one.good)]
                other = before.parse(after.line) != (self.seat, one.played)
                if other or one.seat != self.seat or any(map(before.problem, lines)):
                    raise ValueError(f"step {step} is another one")
            before = after.state.clone()
        if left:
            raise ValueError("the game has fewer steps")
        self.decisions = found
        self.wanted, self.finished = kept.wanted, kept.finished
        self.luck, self.expert = kept.luck, kept.expert

    @property
    def running(self) -> bool:
        """Whether somebody looks at the game."""
        return self._reviewer is not None

    @property
    def points(self) -> list[tuple[int, float]]:
        """The chances of the seat by steps, as far as they are known, if only roughly."""
        exact = {one.step: one.chance - one.loss for one in self.decisions.values()}
        return sorted({**self._sketch, **exact}.items())

    @property
    def turning(self) -> Decision | None:
        """The decision that cost most, once all are judged and one certainly cost something."""
        return costliest(self.decisions.values()) if self.finished else None

    def go(self) -> None:
        """Let the process begin, or go on."""
        if self.running or self.finished:
            return
        self.trouble = ""
        self._reviewer = self._hire()
        known = [write_decision(one) for one in self.decisions.values()]
        asked: dict[str, Any] = {"seat": self.seat, "known": known, "budget": asdict(self._budget)}
        record = self.record
        told = record.outcome is not None or begins(record) == record
        asked["expert"] = told and record.seed is not None and self.expert is None
        self._reviewer.ask_review(self.record, self.rules, asked)

    def stop(self) -> None:
        """End the process at once."""
        if self._reviewer is not None:
            self._reviewer.close()
        self._reviewer = None

    def poll(self) -> bool:
        """Take in what has come; whether anything has."""
        news = False
        while self._reviewer is not None and (answer := self._reviewer.poll()) is not None:
            news = True
            self._take(answer)
        return news

    def _take(self, answer: Answer) -> None:
        info = answer.info
        if "decision" in info:
            self.wanted = info["wanted"]
            one = read_decision(info["decision"])
            self.decisions[one.step] = one
            # a turn is sketched at its beginning, and judged at the move that cost most
            at = max((step for step in self._sketch if step <= one.step), default=0)
            self._sketch.pop(at, None)
        elif "expert" in info:
            self.expert = info["expert"]
        elif "chance" in info:
            self._sketch[info["step"]] = info["chance"]
        else:
            self.trouble = answer.problem
            self.finished = bool(info.get("complete"))
            if info.get("luck"):
                brought, error = info["luck"]
                self.luck = (brought, error)
            self.stop()

    def data(self) -> dict[str, Any]:
        """All that is known, as plain data, to be kept."""
        decisions = tuple(self.decisions.values())
        return dict(plain(_Kept(self.wanted, self.finished, self.luck, self.expert, decisions)))
