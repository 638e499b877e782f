"""Make puzzles from games between computer players: `python tools/puzzles.py cuttle --games 200`.

Whatever is found is added to `rules/puzzles/GAME.yaml`; games that it has puzzles of are passed
over, so a longer run makes more of them. The same seeds give the same puzzles. Candidates are
found cheaply: the move score would play another line than the one that a short look prefers. Only
those are proved (`cardtable.ai.proofs`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from cardtable.ai.evaluation import knowledge
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide, remembered
from cardtable.ai.proofs import CLEAR, SEEDS, Aim, Judge, Patience, Proof
from cardtable.ai.search import Search
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Move
from cardtable.engine.position import read_position, write_position
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import expected
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.files import PUZZLES, dump_yaml, load_rules
from cardtable.games import GAMES
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.check import ambiguity
from cardtable.puzzles.puzzle import Puzzle, read_puzzles

HOME = Path(__file__).resolve().parent.parent / "rules" / PUZZLES
PLAYERS = "medium"
"""Who plays the games: quickly, and not too well."""
ANSWERS = "hard"
"""Who answers in a solution."""
LOOKS = {"win": (8,), "save": (12,), "chance": (16,)}
"""In so many worlds it is seen whether a position is a candidate …"""
HOPE = 0.22
"""… which it is with such a gap."""
SHORTEST, LONGEST = 3, 6
"""So many moves has a task of Russian Bank."""
TABLES = 4000
"""No more tables are looked at for one."""
OWN = 4
"""A solution has no more own moves than that."""
MOSTLY = 0.99
"""No more of the puzzles than that are of one kind, or have as many stars. Nearly all that Cuttle
gives are of the kind `save`, and nearly all that Soul Taker does of the kind `last`."""
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


def spots(rules: Rules, seed: int) -> Iterator[Spot]:
    """The decisions of a game between two players."""
    state: State = rules.game.new(rules, max(2, rules.seats[0]), Chance(seed))
    level = find_level(PLAYERS)
    step = 0
    while state.turn is not None and step < 400:
        view = state.view(state.turn)
        yield Spot(seed, step, state)
        state.play(decide(view, level, seed * 1000 + step, Limit()).move)
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


def candidate(view: View) -> tuple[Judge, Patience, Proof] | None:
    """What may be asked for at a decision, and the right line by a short look."""
    known = knowledge(view.rules.game.ID)
    search = Search(view, Random(0))
    world = search.world()
    if len(search.moves) < 2:
        return None
    near = known.near(world)
    aims: list[Aim] = ["win", "save", "chance"] if near else ["chance"]
    obvious = greedy(view)
    for aim in aims:
        judge = Judge(view, aim)
        if not judge.solved and known.plan(world, 1.0):
            return None  # what is planned, such as a swap before the game, is no puzzle
        proof = judge.proof((9,), LOOKS[aim], HOPE)
        if not proof.sure:
            continue
        if judge.alike(proof.move) == judge.alike(obvious):
            return None
        return judge, proof
    return None


def solution(state: State, aim: Aim, line: Move) -> list[str]:
    """The line, the others' answers, and what else is the only right one after it."""
    lines, sure, own = [f"{state.turn} {line}"], 1, 1
    me = state.turn
    state = state.clone()
    state.chance = Chance(0)
    state.play(lines[0])
    while not state.chance.take() and state.turn is not None and len(lines) < 12:
        view = state.view(state.turn)
        if state.turn != me:
            answer = decide(view, find_level(ANSWERS), len(lines), Limit(iterations=400)).move
        else:
            judge = Judge(view, aim)
            if own == OWN or not judge.proof().sure:
                break
            answer = judge.proof().move if len(judge.moves) > 1 else judge.moves[0]
            own += 1
        lines.append(f"{state.turn} {answer}")
        if state.turn == me and len(judge.moves) > 1:
            sure = len(lines)
        state.play(lines[-1])
    return lines[:sure]


def stars(view: View, judge: Judge, line: Move) -> int:
    """How hard it is: the first level that mostly finds the first move; 3 for those above."""
    for number, name in enumerate(LEVELS, 1):
        level = find_level(name)
        found = [decide(view, level, seed, Limit()).move for seed in range(TRIES)]
        if sum(judge.alike(each) == judge.alike(line) for each in found) * 2 >= TRIES:
            return number
    return 3


def kind_of(judge: Judge, line: Move) -> str:
    """What kind of puzzle it is."""
    view = judge.view
    if judge.aim != "chance":
        return judge.aim
    if judge.solved and view.rules.game.ID == "soul-taker":
        return "last"
    forgetful = remembered(view, 0.0)
    if forgetful is not view:
        proof = Judge(forgetful, "chance").proof(SEEDS[:1], (192,), CLEAR / 2)
        if not proof.sure or judge.alike(proof.move) != judge.alike(line):
            return "deduce"
    return "only"


def made(spot: Spot) -> Puzzle | None:
    """The puzzle of a decision, if there is one in it."""
    found = candidate(spot.state.view(spot.state.turn or ""))
    state = written(spot.state) if found else None
    if found is None or state is None:
        return None
    judge = Judge(state.view(state.turn or ""), found[0].aim)
    proof = judge.proof()
    if not proof.sure or judge.alike(proof.move) == judge.alike(greedy(judge.view)):
        return None
    rules = state.rules
    return Puzzle(
        id=f"{rules.id}-{spot.seed}-{spot.step}",
        kind=kind_of(judge, proof.move),
        rules=rules.id,
        position=write_position(state),
        line=tuple(solution(state, judge.aim, proof.move)),
        best=round(proof.best, 2),
        second=round(proof.second, 2),
        stars=stars(judge.view, judge, proof.move),
        seats=len(state.seats),
        seed=spot.seed,
        step=spot.step,
    )


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


def task(spot: Spot) -> Puzzle | None:
    """The longest task of a turn that has one way to begin, and that the move score misses."""
    if len(spot.state.choices()) < 4:
        return None
    state = written(spot.state)
    if state is None:
        return None
    seat, wanted = state.turn or "", list(goals(state))
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
    for seed in range(args.first, args.first + args.games):
        if any(one.seed == seed for one in puzzles):
            continue
        found = [one for spot in spots(rules, seed) if (one := make(spot)) is not None]
        wanted = [one for one in found if short_of(one, puzzles, args.want)]
        best = sorted(wanted, key=lambda one: (-one.moves, -one.stars))[:OF_A_GAME]
        for one in best:
            puzzles.append(one)
            save(args.game, puzzles)
            print(one.id, one.kind, one.stars, one.best, one.second, one.line)
        print(f"seed {seed}: {len(puzzles)}, {process_time():.0f} s", flush=True)
        if len(puzzles) >= args.want or process_time() > args.minutes * 60:
            break


def short_of(one: Puzzle, puzzles: list[Puzzle], want: int) -> bool:
    """Whether there are few puzzles yet of this kind, and as hard."""
    like = sum(sort_of(each) == sort_of(one) for each in puzzles)
    hard = sum(each.stars == one.stars for each in puzzles)
    return like < MOSTLY * want and hard < MOSTLY * want


def sort_of(one: Puzzle) -> str:
    """The kind of a puzzle; of a task what it is about: a stock, a place of the tableau."""
    zone = next(iter(one.goal.get("counts", [one.kind])))
    return zone.partition(".")[2] or zone.rstrip("0123456789")


if __name__ == "__main__":
    main()
