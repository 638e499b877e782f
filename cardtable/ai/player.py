"""One decision of a computer player: from a seat's view and a level to a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import exp, isinf, sqrt
from random import Random
from time import perf_counter
from typing import Any
from zlib import crc32

from cardtable.ai.equilibrium import drawn
from cardtable.ai.knowledge import FLAT, knowledge, think
from cardtable.ai.levels import (
    ANY,
    CHARACTERS,
    PLAIN,
    PROGRAM,
    Character,
    Level,
    Limit,
    find_level,
    joined,
    split,
)
from cardtable.ai.search import Choice, Search
from cardtable.ai.tactics import watched
from cardtable.ai.turns import Turn
from cardtable.engine.cards import Card, in_order, tidied
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Move
from cardtable.engine.rules import Rules
from cardtable.engine.view import View

SLICE = 8
"""Iterations between two looks at the clock."""
THROWS = 80
"""In how many worlds moves are tried to see how much their results vary."""
WHOLE = 0.97
"""The share of the time that is thought through: between two looks at the clock a busy machine may
do other things, and what was promised is the time by which the move is there."""
WATCHED = 0.3
"""No more than this share of the time is spent on looking for a win or a loss in one."""
SPARED = 0.15
"""The share of the time that is kept for that."""
SOLVING = 0.75
"""The share of the time in which the rest of a game is to be solved, where it can be …"""
PASSES = 8
"""… with no fewer passes than that: else it is thought about like anything else."""
WEIGHED = 4
"""So many of the moves that were thought of most are told, with their chances."""
ENOUGH = 12
"""A move tried less often than that is not compared with another."""


@dataclass(frozen=True)
class Answer:
    """What a computer player has decided."""

    move: Move
    """A legal move without the seat, or `""` where there is none: then `problem` says why."""
    problem: str = ""
    """What went wrong, in words for a person."""
    info: dict[str, Any] = field(default_factory=dict)
    """How it came about, for tables and the curious: iterations, ms, value …"""


def never() -> bool:
    """For a caller who will not interrupt."""
    return False


def decide(
    view: View,
    level: Level,
    seed: int,
    limit: Limit | None = None,
    stop: Callable[[], bool] = never,
    clock: Callable[[], float] = perf_counter,
) -> Answer:
    """What a player of that level does, knowing nothing but the view.

    The same view, level, seed and limit of iterations give the same move, if no clock cuts in.
    `limit` can shorten the level's iterations, and sets its time, in seconds of `clock`. `stop` is
    asked now and then whether to stop thinking, because nobody wants the answer any more. Raises
    ValueError if there is nothing to decide.
    """
    begun = clock()

    def until(seconds: float | None) -> Callable[[], bool]:
        """Whether to stop thinking: the answer is not wanted, or so much time has passed."""
        return stop if seconds is None else lambda: stop() or clock() - begun >= seconds

    level = replace(level, **knowledge(view.rules.game.ID).levels.get(level.name, {}))
    limit = limit or Limit(level.seconds)
    enough = until(_share(limit, WHOLE))
    rng = Random(seed)
    view = remembered(view, level.memory)
    search = think(view, rng)
    moves, iterations = search.moves, 0
    thoughts: list[Choice] = []
    wanted = min(level.iterations, limit.iterations or level.iterations)
    if level.watchful:
        moves = watched(search, moves, until(_share(limit, WATCHED)))
    move = _planned(search, level, moves)
    if not move and len(moves) > 1 and level.passes:
        passes = min(level.passes, limit.iterations or level.passes)
        move, iterations = _solved(search, moves, passes, until(_share(limit, SOLVING)))
    if not move and wanted and len(moves) > 1 and search.known.turns is not None:
        turn = Turn(view, level.turns or search.known.turns)
        turn.run(wanted, enough)
        move, iterations = turn.best(moves), turn.tables
    if not move:
        if len(moves) == 1:
            move = moves[0]
        elif not level.iterations or search.known.turns is not None:
            move = _felt(search, moves, level, enough)
        else:
            if len(moves) < len(search.moves):
                search.narrow(moves)
            search.shorten(level.shorthand)
            _think(search, wanted, until(_first(limit, level)))
            iterations = search.iterations
            thoughts = search.choices()
            move = _chosen(search, thoughts, level, enough)
    took = (clock() - begun) * 1000
    info = {"iterations": iterations, "ms": round(took, 1), **_beside(move, thoughts)}
    info["weighed"] = [(one.move, round((1 + one.value) / 2, 3)) for one in thoughts[:WEIGHED]]
    return Answer(move, info=info)


def _beside(move: Move, thoughts: list[Choice]) -> dict[str, Any]:
    """The move that was thought of most beside the one that is played, and how far behind it is.

    `lead` is a share of what there is to win, from 0 to 1. Nothing where neither was thought about
    enough to tell.
    """
    tried = {one.move: one for one in thoughts if one.visits >= ENOUGH}
    others = [one for one in tried.values() if one.move != move]
    if move not in tried or not others:
        return {}
    lead = (tried[move].value - others[0].value) / 2
    return {"next": others[0].move, "lead": round(max(0.0, lead), 3)}


def remembered(view: View, share: float) -> View:
    """The view without what a player of weak memory forgets: cards seen on their way.

    Which cards are forgotten depends on nothing but the card and its place, so that a card once
    forgotten does not come to mind again at the next move.
    """
    if share >= 1:
        return view
    world = view.rules.game.determinize(view, Random(0))
    me = world.bit(view.seat)
    zones = dict(view.zones)
    forgotten: list[Card] = []
    for zone in view.zones:
        if world.seers(zone) & me:  # what lies open can't be forgotten
            continue
        lost = [
            one
            for one in view.zones[zone]
            if one is not None and crc32(f"{zone} {one.name}".encode()) % 100 >= share * 100
        ]
        run = [None if one in lost else one for one in view.zones[zone]]
        zones[zone] = run if zone in view.ordered else tidied(run)
        forgotten += lost
    if not forgotten:
        return view
    return replace(view, zones=zones, unseen=in_order([*view.unseen, *forgotten]))


def called(before: View, after: View, level: str, seed: int) -> Move | None:
    """What a player of that level says out of turn to the last move, or None.

    Both views are of that player's seat: one from before the move, one from after it.
    """
    return knowledge(after.rules.game.ID).call(before, after, split(level)[0], Random(seed))


def replies(rules: Rules) -> bool:
    """Whether players of that game say anything out of turn, and `called` is worth asking."""
    return knowledge(rules.game.ID).call is not FLAT.call


def characters(rules: Rules) -> list[Character]:
    """The characters that show in that game, plain first."""
    known = knowledge(rules.game.ID)
    if known.turns is not None:  # a turn looked through to its end leaves nothing to choose
        return [PLAIN]
    return [one for one in CHARACTERS.values() if not one.keeping or known.gives is not None]


def check_seat(name: str, rules: Rules) -> None:
    """Raises ValueError for a player whom there isn't, or who is like any other in that game."""
    if name.startswith(PROGRAM):
        return
    character = find_level(name).character
    shown = characters(rules)
    if character not in shown:
        known = ", ".join(one.name for one in shown)
        about = {"game": rules.game.ID, "known": known}
        message = spoken("errors.no-such-character", character=character.name, **about)
        raise ValueError(message)


def seated(level: str, character: str, rules: Rules, rng: Random) -> str:
    """What that computer player is called when it sits down to a game.

    `any` becomes one of the game's characters by chance, one that the game doesn't show `plain`.
    """
    names = [one.name for one in characters(rules)]
    if character == ANY:
        character = rng.choice(names)
    return joined(level, character if character in names else PLAIN.name)


def _planned(search: Search, level: Level, moves: list[Move]) -> Move:
    """The mistake that is made, or the move that the game's plan has for this decision.

    Neither is one that was ruled out: it is one of these, or not among those to be thought about.
    """
    state = search.world()
    for move in (
        search.known.slip(state, level.name, search.rng),
        search.known.plan(state, level.care),
    ):
        if move and (move in moves or move not in search.moves):
            return move
    return ""


def _solved(
    search: Search, moves: list[Move], passes: int, enough: Callable[[], bool]
) -> tuple[Move, int]:
    """A move of the rest of the game as it is solved, and after how many passes.

    `""` where it can't be solved, or where there is no time for it.
    """
    state = search.world()
    done = 0
    for afresh in (False, True):
        ending = search.known.ending(state, passes, enough, afresh=afresh)
        if ending is None:
            continue
        ending.solver.run(passes - ending.solver.passes, enough)
        done = ending.solver.passes
        if done < min(passes, PASSES):
            break
        move = drawn(ending.shares(), moves, search.rng)
        if move:
            return move, done
    return "", done


def _felt(search: Search, moves: list[Move], level: Level, enough: Callable[[], bool]) -> Move:
    """The move that the score likes best, more or less."""
    rng, noise = search.rng, level.noise
    if isinf(noise):
        return moves[int(rng.random() * len(moves))]
    scores = search.known.score(search.world(), search.moves)
    felt = {
        move: each + (rng.gauss(0, noise) if noise else 0.0)
        for move, each in zip(search.moves, scores, strict=True)
    }
    best = max(moves, key=lambda move: felt[move])
    close = [move for move in moves if felt[move] >= felt[best] - level.character.leap]
    if not level.character.leap or len(close) < 2:
        return best
    liking = _liking(search, level.character, close, enough)
    return max(close, key=lambda move: felt[move] + liking[move])


def _share(limit: Limit, share: float) -> float | None:
    """That share of the time, where there is a limit of it."""
    return None if limit.seconds is None else share * limit.seconds


def _first(limit: Limit, level: Level) -> float | None:
    """How long to search, so that a gambler has time left to see how much results vary."""
    return _share(limit, WHOLE - SPARED if level.character.daring else WHOLE)


def _think(search: Search, wanted: int, enough: Callable[[], bool]) -> None:
    """Search until nothing can change, the time is up, or nobody wants to know any more."""
    while search.iterations < wanted and not enough():
        search.run(min(SLICE, wanted - search.iterations))
        if search.decided(wanted - search.iterations):
            return


def _chosen(
    search: Search, choices: list[Choice], level: Level, enough: Callable[[], bool]
) -> Move:
    """The move that was tried most; a loose player takes one that loses little.

    So does one with a character, who is after something else. Where the time was up before the
    first thought, the likeliest move has to do.
    """
    best = choices[0]
    if not best.visits:
        return best.move
    loose = max(level.looseness, search.known.mixing, level.character.reach)
    loss = loose * search.spread
    close = [
        one for one in choices if one.visits * 3 >= best.visits and one.value >= best.value - loss
    ]
    if not loss or len(close) < 2:
        return best.move
    moves = [one.move for one in close]
    liking = _liking(search, level.character, moves, enough)
    most = max(liking.values())
    weights = [one.visits * exp(liking[one.move] - most) for one in close]
    return search.rng.choices(moves, weights)[0]


def _liking(
    search: Search, character: Character, moves: list[Move], enough: Callable[[], bool]
) -> dict[Move, float]:
    """How much a character likes each of these moves, in units of the score."""
    liking = dict.fromkeys(moves, 0.0)
    if character.keeping and search.known.gives is not None:
        for move, cost in zip(moves, search.known.gives(search.world(), moves), strict=True):
            liking[move] -= character.keeping * cost
    if character.daring:
        for move, varies in zip(moves, _varying(search, moves, enough), strict=True):
            liking[move] += character.daring * varies
    return liking


def _varying(search: Search, moves: list[Move], enough: Callable[[], bool]) -> list[float]:
    """How far the results of each move lie apart, in units of what is usual among these.

    All are tried in the same worlds: what differs comes of the moves. What a search has found by
    the way tells little, it has tried them in worlds of their own, and some of them a few times.
    """
    sums, squares, count = [0.0] * len(moves), [0.0] * len(moves), 0
    while count < THROWS and not enough():
        world = search.world()
        for place, move in enumerate(moves):
            reward = search.tried(world, move)
            sums[place] += reward
            squares[place] += reward * reward
        count += 1
    found = [
        sqrt(max(0.0, square / count - (total / count) ** 2)) if count else 0.0
        for total, square in zip(sums, squares, strict=True)
    ]
    usual = sum(found) / len(found)
    return [each / usual for each in found] if usual else found
