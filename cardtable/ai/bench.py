"""How fast games are played out, and how fast the computer players think.

Times depend on the machine and on what else it does; so each figure is given as a ratio, too: to a
loop of plain Python (`calibration`), and to OpenSpiel and RLCard where they are installed. What is
compared is measured in turns within one run, in processor time.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from cardtable import files
from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.player import never
from cardtable.ai.turns import Turn
from cardtable.engine.chance import Chance
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.games import GAMES

SAMPLES = 5
SECONDS = 0.5
"""Of processor time, for a sample."""
PLIES = 400
"""Playouts by chance are cut here: some games hardly end that way."""
ITERATIONS = 1000
"""Of the search, for a sample."""
TURNS = 150
"""Decisions of a game in which turns are looked through, for a sample."""
ROUNDS = 300_000
"""Of the loop for calibration."""

Rate = Callable[[], float]
"""Measures something once: how many a second."""


def engine() -> dict[str, Any]:
    """Moves a second in playouts by chance: finding all choices, taking one, carrying it out."""
    rates: dict[str, Rate] = {"calibration": calibration}
    rates |= _importable({"open_spiel": _open_spiel, "rlcard": _rlcard})
    for game in GAMES:
        rates[game.ID] = _playouts(files.load_rules(game.ID))
    samples = _samples(rates)
    return _told(samples, "moves_per_s", ("open_spiel", "rlcard"))


def ai() -> dict[str, Any]:
    """Iterations a second of the search, two seats, at the first decision worth a thought."""
    rates: dict[str, Rate] = {"calibration": calibration}
    rates |= _importable({"open_spiel_ismcts": _open_spiel_search})
    for game in GAMES:
        rates[game.ID] = _thoughts(files.load_rules(game.ID))
    samples = _samples(rates)
    return _told(samples, "iterations_per_s", ("open_spiel_ismcts",))


def calibration() -> float:
    """Rounds a second of a loop that does what Python does all day: sums, look-ups, branches."""
    value, seen = 12345, [0] * 64
    begun = process_time()
    for _ in range(ROUNDS):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        place = value & 63
        if seen[place] < 1000:
            seen[place] += 1
        else:
            seen[place] = 0
    return ROUNDS / (process_time() - begun)


def _samples(rates: dict[str, Rate]) -> dict[str, list[float]]:
    """Everything in turns, so that all of it meets the same weather."""
    samples: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(SAMPLES):
        for name, rate in rates.items():
            samples[name].append(rate())
    return samples


def _told(samples: dict[str, list[float]], word: str, others: tuple[str, ...]) -> dict[str, Any]:
    games: dict[str, Any] = {}
    for game in GAMES:
        figures: dict[str, Any] = {word: round(median(samples[game.ID]))}
        for other in others:
            figures[f"ratio_{other}"] = _ratio(samples[game.ID], samples.get(other), 3)
        figures["ratio_calibration"] = _ratio(samples[game.ID], samples["calibration"], 6)
        games[game.ID] = figures
    missing = [other for other in others if other not in samples]
    note = {"note": f"not installed, so not compared: {', '.join(missing)}"} if missing else {}
    return {"games": games, "calibration_per_s": round(median(samples["calibration"])), **note}


def _ratio(ours: list[float], theirs: list[float] | None, digits: int) -> float | None:
    if theirs is None:
        return None
    return round(median(a / b for a, b in zip(ours, theirs, strict=True)), digits)


def _rate(step: Callable[[], int]) -> float:
    """Steps until the sample's time is up; each says how much it did."""
    done, begun = 0, process_time()
    while process_time() - begun < SECONDS:
        done += step()
    return done / (process_time() - begun)


# ---------------------------------------------------------------------- ours


def _opening(rules: Rules, seed: int) -> State:
    """Two seats, dealt, and past whatever is planned rather than played."""
    state = rules.game.new(rules, max(2, rules.seats[0]), Chance(seed))
    plan = knowledge(rules.game.ID).plan
    while move := plan(state, 1.0):
        state.apply(move)
    return state


def _playouts(rules: Rules) -> Rate:
    state = _opening(rules, 1)
    view = state.view(state.turn or state.seats[0])
    rng = Random(1)

    def playout() -> int:
        world = rules.game.determinize(view, rng)
        number = rng.random
        for ply in range(PLIES):
            if world.turn is None:
                return ply
            choices = world.choices()
            world.apply(choices[int(number() * len(choices))])
        return PLIES

    return lambda: _rate(playout)


def _thoughts(rules: Rules) -> Rate:
    if knowledge(rules.game.ID).turns is not None:
        return _tables(rules)

    def sample() -> float:
        state = _opening(rules, 1)
        search = think(state.view(state.turn or state.seats[0]), Random(1))
        begun = process_time()
        search.run(ITERATIONS)
        return ITERATIONS / (process_time() - begun)

    return sample


def _tables(rules: Rules) -> Rate:
    """Where turns are looked through: tables looked at in a game that is well under way."""
    state, known = _opening(rules, 1), knowledge(rules.game.ID)
    assert known.turns is not None
    turns = known.turns
    views: list[View] = []
    while len(views) < TURNS and state.turn is not None:
        views.append(state.view(state.turn))
        moves = state.choices()
        scores = known.score(state, moves)
        state.apply(moves[scores.index(max(scores))])

    def sample() -> float:
        begun, tables = process_time(), 0
        for view in views:
            turn = Turn(view, turns)
            turn.run(ITERATIONS // 10, never)
            tables += turn.tables
        return tables / (process_time() - begun)

    return sample


# ---------------------------------------------------------------------- others, where installed


def _importable(makers: dict[str, Callable[[], Rate]]) -> dict[str, Rate]:
    modules = {}
    for name, maker in makers.items():
        try:
            modules[name] = maker()
        except ImportError:
            continue
    return modules


def _open_spiel() -> Rate:
    """OpenSpiel's crazy eights, driven from Python as ours is; its draws count as moves."""
    game = import_module("pyspiel").load_game("crazy_eights(players=2)")
    rng = Random(1)

    def playout() -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return lambda: _rate(playout)


def _open_spiel_search() -> Rate:
    """OpenSpiel's own information-set search, in C++, on gin rummy."""
    spiel = import_module("pyspiel")
    game = spiel.load_game("gin_rummy")
    rng = Random(1)

    def sample() -> float:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = spiel.RandomRolloutEvaluator(1, 5)
        bot = spiel.ISMCTSBot(7, evaluator, 2.0, ITERATIONS, -1, policy, False, True)
        begun = process_time()
        bot.step(state)
        return ITERATIONS / (process_time() - begun)

    return sample


def _rlcard() -> Rate:
    """RLCard's uno, by its environment."""
    env = import_module("rlcard").make("uno", config={"seed": 42})
    rng = Random(1)

    def playout() -> int:
        state, _player = env.reset()
        plies = 0
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            plies += 1
        return plies

    return lambda: _rate(playout)
