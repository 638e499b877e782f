"""Make puzzles from games between computer players: `python tools/puzzles.py cuttle --games 200`.

Whatever is found is added to `rules/puzzles/GAME.yaml`; games that it has puzzles of are passed
over, so a longer run makes more of them. The same seeds give the same puzzles. Candidates are
found cheaply: the move score would play another line than the player did, and than the one that a
short look prefers. Only those are proved (`cardtable.ai.proofs`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, TypeAlias

from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide, remembered
from cardtable.ai.proofs import (
    BUDGETS,
    CLEAR,
    SEEDS,
    Aim,
    Judge,
    Patience,
    Proof,
    defences,
)
from cardtable.ai.search import Search, Trial
from cardtable.engine.cards import in_order
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.position import read_position, write_position
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import expected
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.files import PUZZLES, dump_yaml, load_rules
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.puzzles.attempt import Attempt, wins_at_once
from cardtable.puzzles.check import ambiguity
from cardtable.puzzles.puzzle import Kind, Puzzle, read_puzzles

HOME = Path(__file__).resolve().parent.parent / "rules" / PUZZLES
PLAYERS = "medium"
"""Who plays the games: quickly, and not too well."""
ANSWERS = "hard"
"""Who answers in a solution."""
GLANCES = 16
"""In so many worlds it is seen at a glance how a seat stands."""
LOOKS = {"win": (2, 8), "draw": (2, 8), "save": (12,), "chance": (16,)}
"""In so many worlds it is seen whether a position is a candidate, in a few of them first …"""
HOPE = 0.22
"""… which it is with such a gap, half of it at the glance."""
NEARLY = 0.85
"""A win is looked for where the best move promises so much at a glance: others are hardly ever
certain, and to see that takes a hundred times as long as the glance."""
SHORTEST, LONGEST = 3, 6
"""So many moves has a task of Russian Bank."""
TABLES = 4000
"""No more tables are looked at for one."""
OWN, LINES = 6, 14
"""A solution has no more own moves than that, and no more moves in all."""
TURNS = 3
"""A win is looked for in so many own turns."""
MOST, MOSTLY = 0.4, 0.8
"""No more of the puzzles than the first are of one kind, and of those wanted than the second as
hard."""
FEW = 10
"""Among so few a kind may have the share that it has of as many."""
Room: TypeAlias = Callable[[str], bool]
"""Whether more puzzles of a kind are wanted."""
CHANCES = ("only", "deduce", "last")
"""The kinds that ask for the best chances."""
DRAWN = ("soul-taker",)
"""Games of rounds that often end in a draw. Only their last round is looked through, and all of it:
before, no move is so much better than another, and in it a glance tells little."""
ASKED = ("call", "counter", "allow")
"""Verbs that answer a question with two answers: not many puzzles should be of that."""
OF_A_GAME = 2
"""No more of them come of one game than that."""
LEVELS = ("easy", "medium")
TRIES = 6
"""So many times each level tries a puzzle; who solves half of them solves it."""
HEAD = """\
# Made by `python tools/puzzles.py {game}` from games with fixed seeds, and proved again by
# `cardtable puzzles check`: see docs/puzzles.md. Don't edit it.

"""


@dataclass(frozen=True)
class Spot:
    """A decision of a game."""

    seed: int
    step: int
    state: State
    played: Move
    """What the player on turn plays, who thinks a little."""


def spots(rules: Rules, seed: int) -> Iterator[Spot]:
    """The decisions of a game between two players."""
    state: State = rules.game.new(rules, max(2, rules.seats[0]), Chance(seed))
    level = find_level(PLAYERS)
    step = 0
    while state.turn is not None and step < 400:
        view = state.view(state.turn)
        move = decide(view, level, seed * 1000 + step, Limit()).move
        yield Spot(seed, step, state, move)
        state.play(move)
        step += 1


def written(state: State) -> State | None:
    """The state as its written position gives it; None where its seat would see it otherwise."""
    with suppress(ValueError):
        found = read_position(state.rules, len(state.seats), write_position(state))
        if found.turn == state.turn and same(found, state):
            return found
    return None


def same(one: State, other: State) -> bool:
    """Whether the seat on turn sees the same in both, and can do the same."""
    seat = one.turn or ""
    views = one.view(seat), other.view(seat)
    return (
        views[0].zones == views[1].zones
        and views[0].unseen == views[1].unseen
        and (one.choices() == other.choices())
    )


def greedy(view: View) -> Move:
    """What the move score alone would play."""
    return decide(view, find_level("greedy"), 1, Limit()).move


def candidate(spot: Spot, room: Room) -> tuple[Judge, Proof] | None:
    """What may be asked for at a decision, and the right line by a short look."""
    view = spot.state.view(spot.state.turn or "")
    known = knowledge(view.rules.game.ID)
    search = think(view, Random(0))
    world = search.world()
    rounds = view.rules.game.ID in DRAWN
    late = rounds and spot.state.memory.round >= spot.state.options.rounds
    obvious = known.label(greedy(view), own=True) if len(search.moves) > 1 else ""
    if not obvious or (rounds and not late):
        return None
    if not late and obvious == known.label(spot.played, own=True):
        return None
    best, gap = (1.0, HOPE) if late else glance(search)
    aims: list[tuple[Aim, int]] = []
    if late or known.near(world):
        deduced = room("deduce") and forgetful(view).zones != view.zones
        if best >= NEARLY and (room("win") or deduced):
            aims += [("win", turns) for turns in range(1, 1 + TURNS)]
        if late and room("draw"):
            aims += [("draw", turns) for turns in range(1, 1 + TURNS)]
        aims += [("save", 0)] if room("save") or deduced else []
    if gap >= HOPE / 2 and any(map(room, CHANCES)):
        aims.append(("chance", 0))
    for aim, turns in aims:
        judge = Judge(view, aim, turns)
        if not judge.solved and known.plan(world, 1.0):
            return None  # what is planned, such as a swap before the game, is no puzzle
        proof = judge.proof((9,), LOOKS[aim], HOPE)
        if not proof.sure:
            if turns and proof.best == 1:
                return None  # more than one move wins
            continue
        if judge.alike(proof.move) == obvious:
            return None
        return judge, proof
    return None


def glance(search: Search) -> tuple[float, float]:
    """What the best move promises in a few worlds, and how much more than the next best one."""
    worlds = [search.world() for _ in range(GLANCES)]
    kinds = {search.known.label(move, own=True): move for move in search.moves}
    chances = []
    for move in kinds.values():
        trial = Trial(search, 9, worlds, move)
        trial.run(GLANCES)
        chances.append((1 + sum(trial.rewards) / GLANCES) / 2)
    best, second = sorted([*chances, 0.0, 0.0])[:-3:-1]
    return best, best - second


def solution(state: State, judge: Judge, line: Move) -> list[str]:
    """The line, the others' answers, and what else is the only right one after it.

    A win is played to its end against whatever holds out longest, a defence until its player's next
    turn. Nothing where it doesn't come so far.
    """
    me, left, view = state.turn, judge.turns, judge.view
    lines, sure, own = [f"{me} {line}"], 1, 1
    whose = knowledge(state.rules.game.ID).whose
    state = state.clone()
    state.chance = Chance(0)
    while True:
        before = whose(state)
        state.play(lines[-1])
        left -= before == me != whose(state)
        if judge.turns and state.outcome is not None:
            return lines
        if judge.aim == "save" and state.turn == me == whose(state):
            return lines
        if state.chance.take() or state.turn is None or len(lines) == LINES:
            break
        if state.turn != me:
            answer = decide(
                state.view(state.turn), find_level(ANSWERS), len(lines), Limit(iterations=400)
            ).move
            if judge.turns:
                answers = defences(view, state, judge.aim, left)
                longest = [each for each in answers if answers[each] == max(answers.values())]
                if not longest:
                    break
                answer = answer if answer in longest else longest[0]
        else:
            answer = following(state, judge, left) if own < OWN else ""
            if not answer:
                break
            own += 1
        lines.append(f"{state.turn} {answer}")
        if state.turn == me and len(state.choices()) > 1:
            sure = len(lines)
    return lines[:sure] if judge.aim == "chance" else []


def following(state: State, judge: Judge, left: int) -> Move:
    """The only right move later in a solution, or one that wins at once; nothing if none is."""
    seat = state.turn or ""
    if judge.turns:
        for move in state.choices():
            if wins_at_once(state, seat, move, draws=judge.aim == "draw"):
                return move
    then = Judge(state.view(seat), judge.aim, left)
    proof = then.proof()
    return proof.move if proof.sure else ""


def stars(view: View, judge: Judge, line: Move) -> int:
    """How hard it is: the first level that mostly finds the first move; 3 for those above."""
    for number, name in enumerate(LEVELS, 1):
        level = find_level(name)
        found = [decide(view, level, seed, Limit()).move for seed in range(TRIES)]
        if sum(judge.alike(each) == judge.alike(line) for each in found) * 2 >= TRIES:
            return number
    return 3


def forgetful(view: View) -> View:
    """What a seat knows without what the table doesn't show: covered and face-down cards.

    What it knows of the others' hands is shown there.
    """
    less = remembered(view, 0.0).zones
    hands = {zone: run for zone, run in view.zones.items() if zone.endswith(".hand")}
    lost = [one for zone in less if zone not in hands
            for one in view.zones[zone] if one is not None and one not in less[zone]]  # fmt: skip
    view = replace(view, zones={**less, **hands}, unseen=in_order([*view.unseen, *lost]))
    zones, lost = dict(view.zones), []
    data = table_of(view.rules.game.ID, view.rules.game.titles(view.rules))
    for zone, run in view.zones.items():
        look = data.at_table(view.rules.options).look(zone)
        if look is not None and look.kind in {"heap", "stack"} and not look.opens:
            shown = look.show or 1
            lost += [one for one in run[:-shown] if one is not None]
            zones[zone] = [None] * len(run[:-shown]) + run[-shown:]
    return replace(view, zones=zones, unseen=in_order([*view.unseen, *lost]))


def kind_of(judge: Judge, line: Move) -> Kind:
    """What kind of puzzle it is."""
    view = judge.view
    last = bool(judge.solved) and view.rules.game.ID == "soul-taker"
    if not last:
        less = Judge(forgetful(view), judge.aim, judge.turns)
        small = (192,) if judge.aim == "chance" else BUDGETS[judge.aim][:1]
        proof = less.proof(SEEDS[:1], small, CLEAR / 2)
        if not proof.sure or judge.alike(proof.move) != judge.alike(line):
            return "deduce"
    if judge.aim != "chance":
        return judge.aim
    return "last" if last else "only"


def made(spot: Spot, room: Room) -> Puzzle | None:
    """The puzzle of a decision, if there is one in it of a kind of which more are wanted."""
    found = candidate(spot, room)
    state = written(spot.state) if found else None
    if found is None or state is None:
        return None
    judge = Judge(state.view(state.turn or ""), found[0].aim, found[0].turns)
    proof = judge.proof()
    if not proof.sure or judge.alike(proof.move) == judge.alike(greedy(judge.view)):
        return None
    kind = kind_of(judge, proof.move)
    line = solution(state, judge, proof.move) if room(kind) else []
    if not line:
        return None
    rules = state.rules
    one = Puzzle(
        id=f"{rules.id}-{spot.seed}-{spot.step}",
        kind=kind,
        rules=rules.id,
        position=write_position(state),
        line=tuple(line),
        best=round(proof.best, 2),
        second=round(proof.second, 2),
        stars=stars(judge.view, judge, proof.move),
        turns=judge.turns,
        aim=judge.aim if kind == "deduce" and judge.aim in {"save", "draw"} else "",
        seats=len(state.seats),
        seed=spot.seed,
        step=spot.step,
    )
    return None if ambiguity(one) else one


# ---------------------------------------------------------------------- Russian Bank


def goals(state: State) -> Iterator[dict[str, int]]:
    """What a turn may be asked to bring about, as numbers of cards in zones."""
    me = state.turn or ""
    other = next(seat for seat in state.seats if seat != me)
    held = {zone: len(run) for zone, run in state.zones.items()}
    if held[f"{me}.shown"]:
        yield {f"{me}.shown": held[f"{me}.shown"] - 1}
    if held[f"{me}.turned"]:
        yield {f"{me}.turned": 0}
    for number in (2, 1):
        if held[f"{other}.shown"]:
            yield {f"{other}.shown": held[f"{other}.shown"] + number}
    for zone, count in held.items():
        if zone.startswith("f"):
            yield {zone: count + 1}
        elif zone.startswith("t") and count:
            yield {zone: 0}


def ways(state: State, wanted: list[dict[str, int]]) -> dict[int, tuple[int, set[Move]]]:
    """For each of these goals in how many moves it can be reached, and by which first ones."""
    patience = Patience(state.view(state.turn or ""))
    level: dict[Any, tuple[State, Move | None, set[Move]]] = {0: (state, None, set())}
    seen = {patience.game.key(state)}
    found: dict[int, tuple[int, set[Move]]] = {}
    for depth in range(1, LONGEST + 1):
        deeper: dict[Any, tuple[State, Move | None, set[Move]]] = {}
        for table, last, begun in level.values():
            for line, child in patience.steps(table, last):
                first = begun or {line}
                if child.turn != state.turn:
                    continue
                for number, goal in enumerate(wanted):
                    if all(len(child.zones[zone]) == count for zone, count in goal.items()):
                        there = found.setdefault(number, (depth, set()))
                        if there[0] == depth:
                            there[1].update(first)
                key = patience.game.key(child)
                if key in seen:
                    continue
                if key in deeper:
                    deeper[key][2].update(first)
                else:
                    deeper[key] = child, line, set(first)
        seen.update(deeper)
        if len(seen) > TABLES:
            break
        level = deeper
    return found


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether a level does a task."""
    attempt = Attempt(puzzle)
    while not attempt.solved:
        line = decide(attempt.session.view(puzzle.seat), find_level(level), seed, Limit()).move
        if attempt.play(line) == "wrong":
            return False
    return True


def task(spot: Spot, room: Room) -> Puzzle | None:
    """The longest task of a turn that has one way to begin, and that the move score misses.

    It is of a kind of which more are wanted.
    """
    if len(spot.state.choices()) < 4:
        return None
    state = written(spot.state)
    if state is None:
        return None
    seat = state.turn or ""
    wanted = [goal for goal in goals(state) if room(about(seat, goal))]
    found = ways(state, wanted)
    for number in sorted(found, key=lambda each: (-found[each][0], each)):
        moves, begun = found[number]
        if moves < SHORTEST or len(begun) != 1:
            continue
        goal = {"turn": seat, "counts": wanted[number]}
        patience = Patience(state.view(seat))
        way = patience.way(state, lambda each, goal=goal: not expected(each, goal), moves)
        if way is None:
            continue
        one = Puzzle(
            id=f"{state.rules.id}-{spot.seed}-{spot.step}",
            kind="task",
            rules=state.rules.id,
            position=write_position(state),
            line=tuple(f"{seat} {each}" for each in way),
            best=1.0,
            second=0.0,
            stars=3,
            goal=goal,
            seed=spot.seed,
            step=spot.step,
        )
        if ambiguity(one) or solves(one, "greedy", 1):
            continue
        for stars_, level in enumerate(LEVELS, 1):
            if sum(solves(one, level, seed) for seed in range(TRIES)) * 2 >= TRIES:
                return replace(one, stars=stars_)
        return one
    return None


def to_data(one: Puzzle) -> dict[str, Any]:
    """A puzzle as a file has it."""
    data: dict[str, Any] = {"id": one.id, "kind": one.kind, "rules": one.rules}
    if one.seats != 2:
        data["seats"] = one.seats
    if one.aim:
        data["aim"] = one.aim
    if one.turns:
        data["turns"] = one.turns
    data |= {"seed": one.seed, "step": one.step, "stars": one.stars}
    data |= {"best": one.best, "second": one.second}
    if one.goal:
        data["goal"] = dict(one.goal)
    return data | {"line": list(one.line), "position": dict(one.position)}


def save(game: str, puzzles: list[Puzzle]) -> None:
    """Write the file of a game's puzzles."""
    HOME.mkdir(exist_ok=True)
    ordered = sorted(puzzles, key=lambda one: (one.rules, one.seed, one.step))
    text = dump_yaml([to_data(one) for one in ordered])
    (HOME / f"{game}.yaml").write_text(HEAD.format(game=game) + text, encoding="utf-8")


def main() -> None:
    """Make puzzles until there are enough, the games are played, or the time is up."""
    parser = argparse.ArgumentParser(description="Make puzzles from seeded games.")
    parser.add_argument("game", choices=[game.ID for game in GAMES])
    parser.add_argument("--games", type=int, default=100, help="play so many (default: 100)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--want", type=int, default=60, help="puzzles wanted (default: 60)")
    parser.add_argument("--minutes", type=float, default=30, help="of processor time (default: 30)")
    args = parser.parse_args()
    path = HOME / f"{args.game}.yaml"
    puzzles = read_puzzles(path) if path.exists() else []
    rules = load_rules(args.game)
    make = made if knowledge(args.game).turns is None else task

    waiting: list[Puzzle] = []

    def room(kind: str) -> bool:
        found = sum(sort_of(each) == kind for each in (*puzzles, *waiting))
        return found < MOST * args.want

    for seed in range(args.first, args.first + args.games):
        if any(one.seed == seed for one in puzzles):
            continue
        found = [one for spot in spots(rules, seed) if (one := make(spot, room)) is not None]
        found.sort(key=lambda one: (-one.moves, -one.stars))
        waiting += found[:OF_A_GAME]
        while one := next((each for each in waiting if fits(each, puzzles, args.want)), None):
            waiting.remove(one)
            puzzles.append(one)
            save(args.game, puzzles)
            print(one.id, sort_of(one), one.stars, one.best, one.second, one.line)
        count = f"{len(puzzles)} and {len(waiting)} that wait"
        print(f"seed {seed}: {count}, {process_time():.0f} s", flush=True)
        if len(puzzles) >= args.want or process_time() > args.minutes * 60:
            break


def fits(one: Puzzle, puzzles: list[Puzzle], want: int) -> bool:
    """Whether a puzzle may be added now, so that they stay of many kinds.

    A kind that has its share already waits for the others.
    """
    kind, answer = sort_of(one), answer_of(one)
    now = max(FEW, len(puzzles) + 1)
    alike = sum(sort_of(each) == kind for each in puzzles)
    answered = sum(answer_of(each) == answer for each in puzzles)
    hard = sum(each.stars == one.stars for each in puzzles)
    return (
        alike < int(MOST * now) and hard < MOSTLY * want and (not answer or answered < MOST * want)
    )


def sort_of(one: Puzzle) -> str:
    """The kind of a puzzle; of a task what it is about."""
    return about(one.seat, one.goal["counts"]) if one.goal else one.kind


def about(seat: Seat, counts: Mapping[str, int]) -> str:
    """What a task is about: somebody's stock, a foundation, a place of the tableau."""
    ((zone, _),) = counts.items()
    owner, _, role = zone.rpartition(".")
    return f"{'own' if owner == seat else 'other'} {role}" if owner else role[:1]


def answer_of(one: Puzzle) -> str:
    """What a question with two answers is about that is answered first; else nothing."""
    verb = split_actor(one.line[0])[1].split()[0]
    return verb if verb in ASKED else ""


if __name__ == "__main__":
    main()
