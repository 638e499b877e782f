"""A game looked at again: what each decision was worth, what luck did, and what is left of both.

A decision is judged by what its seat could know, and by nothing else: its moves are tried in worlds
made of its view, the same ones for all. Where a turn is one long chain of own moves, the turn is
judged as a whole. Of a game that is over luck is what its result owes to nobody's decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise, takewhile
from math import atanh, exp, fsum, sqrt
from random import Random
from time import perf_counter
from typing import Annotated, Any, Literal, Protocol, TypeAlias
from zlib import crc32

from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.player import SLICE, Answer, decide, never
from cardtable.ai.search import Search, Trial, ahead, alike
from cardtable.ai.tactics import SIGHTED, Certain, Lookout, TooMuch, watched, winning
from cardtable.ai.turns import WON, Turn, Turns
from cardtable.engine.chance import ACTOR, Dice
from cardtable.engine.facts import spoken
from cardtable.engine.notation import RESIGN, Move, Seat
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.engine.schema import Between, plain, sound
from cardtable.engine.state import State
from cardtable.engine.view import View

LABELS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""What a decision is called that loses so much of the chances to win; the worst first."""
A_CARD = 0.02
"""As much as such a loss, for what it is called, is each card that a whole turn falls short. Of
chances to win a card is less than that; but a turn is what there is to decide, and few are many
cards short."""
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
    behind: Annotated[float, Between(0, 1000)] = 0.0
    """Where whole turns are judged: what the best turn was worth more, in cards."""
    missed: Missed = ""
    """`win` or `save`, where the best move was one and the played one was not."""
    view: View | None = field(default=None, repr=False, compare=False, metadata={"key": None})
    """What the seat could see."""

    @property
    def label(self) -> str:
        """`blunder`, `mistake` or `inaccuracy`, by a sure loss; else what was missed."""
        sure = self.grave > CLEARLY * self.error
        named = (name for name, least in LABELS.items() if sure and self.grave >= least)
        return next(named, self.missed)

    @property
    def grave(self) -> float:
        """The loss, or what a turn fell short as one."""
        return max(self.loss, A_CARD * self.behind)

    @property
    def accuracy(self) -> float:
        """From 0 to 100, by the loss."""
        return max(0.0, min(100.0, 103.17 * exp(-4.35 * self.grave) - 3.17))


def write_decision(one: Decision) -> dict[str, Any]:
    """A decision as plain data, without its view; `read_decision` reads it again."""
    return dict(plain(one))


def read_decision(data: Any) -> Decision:
    """The reverse of `write_decision`. Raises ValueError for other data."""
    one: Decision = sound(Decision, data)
    return one


START = 0.5
"""The chances of every seat before the deal."""
WIDER = 2.0
"""So much further off are the costs of all decisions together than the worlds alone would have it:
another look doesn't always find the same better moves."""
NARROW = 0.12
"""What luck did may be told where its standard error is no larger."""


@dataclass(frozen=True)
class Account:
    """Where the result of a seat comes from: `start + luck - own + others` is the `result`.

    What decisions cost is measured, as far as it is sure. Luck is all the rest of the way: the
    cards that came, and those that others held, while nobody could know them.
    """

    step: Annotated[int, Between(0, 1_000_000)]
    """The step that ended the game."""
    result: Annotated[float, Between(0, 1)]
    """The share of the opponents that the seat beat."""
    own: Annotated[float, Between(0, 1000)]
    """What its own decisions cost it."""
    others: Annotated[float, Between(0, 1000)]
    """What those of the others brought it: what one of them loses, all others share."""
    error: Annotated[float, Between(0, 1000)]
    """The standard error of both together, and so of the luck."""
    estimated: bool = False
    """Whether whole turns were judged by an estimate, of which no error is known."""

    @property
    def luck(self) -> float:
        """What luck brought, in chances to win."""
        return self.result - START + self.own - self.others

    @property
    def untold(self) -> Literal["", "estimated", "unsure", "beyond"]:
        """Why luck is not told to players: its error is unknown or large, or a part is over 1."""
        if self.estimated:
            return "estimated"
        if self.error > NARROW:
            return "unsure"
        return "beyond" if max(abs(self.luck), self.own, self.others) > 1 else ""


@dataclass(frozen=True)
class Fortune:
    """What luck brought a seat since its last decision, in chances to win."""

    step: int
    """The step of its next decision; that of the end after the last."""
    seat: Seat
    brought: float


@dataclass(frozen=True)
class Review:
    """A game looked at again, or as much of it as there was time for."""

    over: bool
    result: dict[Seat, float]
    """Of a game that is over, the share of the opponents that each seat beat."""
    decisions: tuple[Decision, ...]
    """Those of the seats that were asked about."""
    complete: bool
    """Whether all of it was looked at."""
    accounts: dict[Seat, Account] = field(default_factory=dict)
    """Where the results of these seats come from; of a game that is over and looked at whole."""
    luck: tuple[Fortune, ...] = ()
    """The luck of these accounts, bit by bit."""

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
    return max(found, key=lambda one: one.grave, default=None)


@dataclass(frozen=True)
class Following:
    """Who follows a review as it is made, and what is known already."""

    progress: Callable[[int, int, Decision], None] | None = None
    """Told how many decisions are judged, of how many, and the newest."""
    sketch: Callable[[int, float], None] | None = None
    """Told how a seat roughly stood at a step, long before all is judged."""
    known: Mapping[int, Decision] = field(default_factory=dict)
    """Decisions by their steps that are not to be judged again."""
    beside: Callable[[Decision], None] | None = None
    """Told of each decision of a seat that wasn't asked about: luck can't be told without."""


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
    whole = knowledge(rules.game.ID).turns is not None
    every = _turns(dues) if whole else [[due] for due in dues]
    units = [unit for unit in every if seat in {"", unit[0].view.seat}]
    others = [unit for unit in every if unit not in units] if state.outcome is not None else []
    decisions: list[Decision] = []
    known = watch.known
    for unit in _spread(units) if watch.sketch is not None else ():
        if watch.sketch is None or stop():
            break
        if not any(due.step in known for due in unit):
            watch.sketch(unit[0].step, _roughly(unit[0], seed))
    for number, unit in enumerate([*units, *others]):
        part = None
        if budget.seconds is not None:
            part = max(0.0, begun + budget.seconds - clock()) / (len(every) - number)
        told = [replace(known[due.step], view=due.view) for due in unit if due.step in known]
        decision = told[0] if told else None
        if decision is None and not stop():
            decision = judge(unit, budget, seed, part, stop, clock)
        if decision is None:
            break
        decisions.append(decision)
        if number >= len(units):
            if watch.beside is not None:
                watch.beside(decision)
        elif watch.progress is not None:
            watch.progress(len(decisions), len(units), decision)
    over = state.outcome is not None
    shares = map(share, state.returns()) if over else ()
    result = dict(zip(state.seats, shares, strict=False))
    complete = len(decisions) == len(units) + len(others) and not stop()
    found = Review(over, result, tuple(decisions[: len(units)]), complete)
    if not over or not complete:
        return found
    seats = [each for each in state.seats if seat in {"", each}]
    *_, (last, _, _) = _played(record, rules)
    accounts = {each: account(decisions, result, each, last, estimated=whole) for each in seats}
    luck = [each for one in seats for each in fortunes(decisions, result, one, last)]
    return replace(found, accounts=accounts, luck=tuple(luck))


# ---------------------------------------------------------------------- luck


def lost(one: Decision) -> float:
    """What a decision certainly cost; a loss that is none of the sure ones counts as nothing."""
    return one.loss if one.loss > CLEARLY * one.error else 0.0


def account(
    decisions: Iterable[Decision],
    result: Mapping[Seat, float],
    seat: Seat,
    last: int,
    *,
    estimated: bool,
) -> Account:
    """Where the result of a seat comes from, by the decisions of everybody."""
    own, others, squares = 0.0, 0.0, 0.0
    for one in decisions:
        part = 1.0 if one.seat == seat else 1 / (len(result) - 1)
        own += lost(one) * (one.seat == seat)
        others += lost(one) * part * (one.seat != seat)
        squares += (one.error * part) ** 2
    return Account(last, result[seat], own, others, WIDER * sqrt(squares), estimated)


def fortunes(
    decisions: Iterable[Decision], result: Mapping[Seat, float], seat: Seat, last: int
) -> Iterator[Fortune]:
    """How the chances of a seat changed between its decisions, less what the others' cost."""
    stood, given = START, 0.0
    for one in sorted(decisions, key=lambda each: each.step):
        if one.seat != seat:
            given += lost(one) / (len(result) - 1)
            continue
        yield Fortune(one.step, seat, one.chance - stood - given)
        stood, given = one.chance - lost(one), 0.0
    yield Fortune(last, seat, result[seat] - stood - given)


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
            then=follow(view, decision.best, seed),
            punished=follow(view, decision.played, seed),
            good=_good(decision, view, budget, seed, enough),
        )
    return None if stop() else decision


def _good(
    one: Decision, view: View, budget: Budget, seed: int, enough: Callable[[], bool]
) -> tuple[Move, ...]:
    """The best move, and those that are good enough beside it."""
    if one.label in MISSED:
        search = think(view, Random(seed))
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


def follow(view: View, move: Move, seed: int) -> tuple[str, ...]:
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
    search = think(due.view, Random(crc32(f"{seed} {due.step} sketch".encode())))
    worlds: list[State[Any, Any]] = [search.world() for _ in range(FIRST)]
    trial = Trial(search, seed, worlds, alike(search, due.played))
    trial.run(FIRST)
    return share(fsum(trial.rewards) / FIRST)


# ---------------------------------------------------------------------- the record


def _read(record: Record, rules: Rules, seat: Seat) -> tuple[list[Due], State[Any, Any]]:
    """The decisions of a record, and how it stands at last."""
    *_, (_, _, end) = _played(record, rules)
    if seat and seat not in end.seats:
        raise ValueError(spoken("errors.review-seat", seat=seat, seats=", ".join(end.seats)))
    people = [end.seats[place] for place in record.people]
    if end.outcome is None and seat not in (people or end.seats):
        raise ValueError(spoken("errors.review-whose", seats=", ".join(people or end.seats)))
    dues: list[Due] = []
    before, forced = None, True
    for number, (actor, move), state in _played(record, rules):
        if before is not None and actor == before.seat and (end.outcome or seat in {"", actor}):
            dues.append(Due(number, before, move, forced))
        before, forced = _due(state)
    if dues and before is not None and dues[-1].step == number and _goes_on(dues[-1].view, before):
        dues[-1] = replace(dues[-1], after=before)
    return dues, end


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
    """Decisions by turns."""
    units: list[list[Due]] = []
    for due in dues:
        last = units[-1][-1] if units else None
        if last and last.step + 1 == due.step and last.view.seat == due.view.seat:
            units[-1].append(due)
        else:
            units.append([due])
    return units


def _stretches(unit: Sequence[Due]) -> list[list[Due]]:
    """A turn by what is known. A card that turns up ends a stretch: from there on more is."""
    found = [[unit[0]]]
    for before, due in pairwise(unit):
        if _goes_on(before.view, due.view):
            found[-1].append(due)
        else:
            found.append([due])
    return found


def _goes_on(before: View, after: View) -> bool:
    """Whether a move has left its seat on turn, and turned up no card."""
    return before.seat == after.seat and set(before.unseen) == set(after.unseen)


# ---------------------------------------------------------------------- one decision


def _of_line(
    due: Due, budget: Budget, seed: int, enough: Callable[[], bool], seconds: float | None
) -> Decision:
    """The best move is found as a player finds it; then both are tried in the same worlds."""
    view = due.view
    search = think(view, Random(seed))
    played = alike(search, due.played)
    tried = [played]
    if not due.forced:
        limit = Limit(None if seconds is None else seconds / 2, budget.thoughts)
        found = decide(view, find_level(budget.level), seed, limit, enough)
        others = [alike(search, each) for each in (found.move, found.info.get("next")) if each]
        tried = list(dict.fromkeys([played, *others]))
    worlds: list[State[Any, Any]] = [search.world()]
    trials = [Trial(search, seed, worlds, each) for each in tried]
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
    if did:
        return ""
    return ("win" if _at_once(search, better) else "") if could else "save"


def _at_once(search: Search, move: Move) -> bool:
    """Whether that move wins in this turn, whatever is hidden."""
    game = search.view.rules.game
    worlds = [game.determinize(search.view, search.rng, track=True) for _ in range(SIGHTED)]
    with suppress(TooMuch):
        return Certain(search).wins(worlds, move, 1)
    return False


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
    """What a whole turn reached beside what it could have, as far as that could be known.

    What was lost is laid to the move that cost most: after it the better end was out of reach.
    """
    stretches = _stretches(unit)
    found = [_of_stretch(each, budget, enough) for each in stretches]
    places = [place for place, one in enumerate(found) if not one.forced]
    if not places:
        return found[0]
    worst = max(places, key=lambda place: found[place].grave)
    one = found[worst]
    loss = fsum(found[place].loss for place in places)
    behind = fsum(found[place].behind for place in places)
    whole = replace(one, loss=min(loss, one.chance), behind=min(behind, SHORT))
    return _blamed(stretches[worst], whole, budget, enough) if whole.label else whole


def _of_stretch(unit: Sequence[Due], budget: Budget, enough: Callable[[], bool]) -> Decision:
    """The best end that was found of a part of a turn beside the one that it had."""
    first = unit[0]
    if all(due.forced for due in unit):
        return Decision(
            first.step, first.view.seat, first.played, first.played, stands(first.view),
            forced=True, view=first.view,
        )  # fmt: skip
    best, move, mine = _ends(unit, budget, enough)
    chance, loss = won(first.view, max(mine, best), mine)
    better = move if best > mine else first.played
    behind = max(0.0, best - mine) if abs(best - mine) < WON / 2 else 0.0  # a win counts by itself
    return Decision(
        first.step, first.view.seat, first.played, better, chance, loss, behind=behind,
        view=first.view,
    )  # fmt: skip


def _ends(
    unit: Sequence[Due], budget: Budget, enough: Callable[[], bool]
) -> tuple[float, Move, float]:
    """The worth of the best end of a stretch, the move towards it, and the worth of its own end."""
    best, move = _reached(unit[0].view, budget, enough)
    if (after := unit[-1].after) is None:
        return best, move, _ended(unit)
    worth, then = _reached(after, budget, enough)
    return best, move, min(best, worth) if then else best  # without time nothing is lost


def _blamed(
    unit: Sequence[Due], one: Decision, budget: Budget, enough: Callable[[], bool]
) -> Decision:
    """That decision, told of the last move before which its stretch could still end better."""
    best, at, mine = _ends(unit, budget, enough)
    low, high = 0, len(unit) - 1
    while low < high:
        middle = (low + high + 1) // 2
        worth, then = _reached(unit[middle].view, budget, enough)
        if best - worth <= (best - mine) / 2:
            low, at = middle, then
        else:
            high = middle - 1
    due = unit[low]
    return replace(one, step=due.step, played=due.played, best=at or due.played, view=due.view)


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

SHORT = 1000.0
"""No turn is said to fall further short, in cards."""
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
    search = think(view, Random(crc32(f"{seed} near".encode())))
    count = min(COMPARED, worlds)
    known: list[State[Any, Any]] = [search.world() for _ in range(count)]

    def rewards(move: Move) -> list[float]:
        trial = Trial(search, seed, known, move)
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
        short = A_CARD * (best - worth) >= LABELS["inaccuracy"]
        if short and not game.blind(root, move, turn.unseen):
            world = root.clone()  # it may lead to tables that other moves have led to before
            world.apply(move)
            if world.turn == view.seat:
                rest = Turn(world.view(view.seat), game)
                rest.run(thoughts, never)
                worth = max([worth, *rest.found.values()])
        yield move, max(won(view, best, worth)[1], A_CARD * (best - worth))


# ---------------------------------------------------------------------- the expert in a seat

TIMES = 3
"""So often the expert plays a deal: once would tell of luck."""
THOUGHTS = 400
"""For each move of everybody: the same deal has the same end on every computer."""
USUAL = "hard"
"""The level of whoever else was no computer player of our own."""
EXPERT = "expert"


def duplicate(
    record: Record, rules: Rules, seat: Seat, stop: Callable[[], bool] = never
) -> float | None:
    """The share of the opponents that the expert beats in that seat, of the deal of a record.

    It is the mean of `TIMES` games. The others play at their levels. None where it was stopped.
    Raises what `replay` raises.
    """
    shares: list[float] = []
    for time in range(TIMES):
        one = _duplicate(record, rules, seat, (record.seed or 0) + time, stop)
        if one is None:
            return None
        shares.append(one)
    return fsum(shares) / TIMES


def _duplicate(
    record: Record, rules: Rules, seat: Seat, seed: int, stop: Callable[[], bool]
) -> float | None:
    deal = next(replay(record, rules)).state
    state: State[Any, Any] = deal.clone()
    rng = Random(seed)
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
    account: Account | None = None
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
        self.others: dict[int, Decision] = {}
        """What the others decided, which is judged after that in a game that is over."""
        self.account: Account | None = None
        """Where the result comes from; only of a game that is over, once it is finished."""
        self.expert: float | None = None
        """The share of the opponents that the expert beats with the same cards, in the mean of
        `TIMES` games, once that is known; only of a game that was dealt, and that is over or hasn't
        begun."""
        self.finished = False
        self.trouble = ""
        """Why it has stopped by itself."""
        self.unkept = 0
        """How many decisions have been judged since `data` was asked for."""
        self._gained = False
        """Whether any have been since it began or went on."""
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
                other = before.parse(after.line) != (one.seat, one.played)
                if other or any(map(before.problem, lines)):
                    raise ValueError(f"step {step} is another one")
            before = after.state.clone()
        if left:
            raise ValueError("the game has fewer steps")
        for step, one in found.items():
            (self.decisions if one.seat == self.seat else self.others)[step] = one
        self.wanted, self.finished = kept.wanted, kept.finished
        self.account, self.expert = kept.account, kept.expert

    @property
    def running(self) -> bool:
        """Whether somebody looks at the game."""
        return self._reviewer is not None

    @property
    def points(self) -> list[tuple[int, float]]:
        """The chances of the seat by steps, as far as they are known, if only roughly."""
        exact = {one.step: one.chance - one.loss for one in self.decisions.values()}
        end = {self.account.step: self.account.result} if self.account else {}
        return sorted({**self._sketch, **exact, **end}.items())

    @property
    def turning(self) -> Decision | None:
        """The decision that cost most, once all are judged and one certainly cost something."""
        judged = self.finished or 0 < self.wanted == len(self.decisions)
        return costliest(self.decisions.values()) if judged else None

    def go(self) -> None:
        """Let the process begin, or go on."""
        if self.running or self.finished:
            return
        self.trouble = ""
        self._gained = False
        self._reviewer = self._hire()
        every = [*self.decisions.values(), *self.others.values()]
        known = [write_decision(one) for one in every]
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
            self.note(one)
            # a turn is sketched at its beginning, and judged at the move that cost most
            at = max((step for step in self._sketch if step <= one.step), default=0)
            self._sketch.pop(at, None)
        elif "beside" in info:
            one = read_decision(info["beside"])
            self.note(one)
        elif "expert" in info:
            self.expert = info["expert"]
        elif "chance" in info:
            self._sketch[info["step"]] = info["chance"]
        else:
            self.trouble = answer.problem
            self.finished = bool(info.get("complete"))
            if info.get("account"):
                self.account = sound(Account, info["account"])
            gained = self._gained
            self.stop()
            if self.trouble and gained:
                self.go()  # with what is known: the process may have ended for want of memory

    def note(self, decision: Decision) -> None:
        """A decision has been judged, of this seat or of another."""
        among = self.decisions if decision.seat == self.seat else self.others
        new = decision.step not in among
        self.unkept += new
        self._gained = self._gained or new
        among[decision.step] = decision

    def data(self) -> dict[str, Any]:
        """All that is known, as plain data, to be kept."""
        self.unkept = 0
        decisions = (*self.decisions.values(), *self.others.values())
        return dict(plain(_Kept(self.wanted, self.finished, self.account, self.expert, decisions)))
