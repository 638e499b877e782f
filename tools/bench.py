"""How fast games and computer players are, and what the table costs, as figures in JSON.

`bench.py [engine | ai | table]`; without a word, all three.

Times depend on the machine and on what else it's doing. So each figure of the engine and of the
computer players is also given as a ratio: to a loop of plain Python (`calibration`), and to
OpenSpiel and RLCard where they're installed. Everything that's compared is measured in turns within
one run, in processor time, and so are frames: on a machine that others use too, wall time says
nothing.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from cardtable import files
from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.player import never
from cardtable.ai.turns import Turn
from cardtable.engine.cards import Card, pack_of_52
from cardtable.engine.chance import Chance
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.games import GAMES

if TYPE_CHECKING:
    from cardtable.table.app import App
    from cardtable.table.scenes.tablescene import TableScene

SAMPLES = 5
SECONDS = 0.5
"""Processor time of a sample."""
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
    return _figures(samples, "moves_per_s", ("open_spiel", "rlcard"))


def ai() -> dict[str, Any]:
    """Iterations a second of the search, two seats, at the first decision worth a thought."""
    rates: dict[str, Rate] = {"calibration": calibration}
    rates |= _importable({"open_spiel_ismcts": _open_spiel_search})
    for game in GAMES:
        rates[game.ID] = _thoughts(files.load_rules(game.ID))
    samples = _samples(rates)
    return _figures(samples, "iterations_per_s", ("open_spiel_ismcts",))


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


def _figures(samples: dict[str, list[float]], word: str, others: tuple[str, ...]) -> dict[str, Any]:
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


# ---------------------------------------------------------------------- the table


SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
FRAMES = 120
IDLE_SECONDS = 10.0
THINKING_SECONDS = 6.0
EVENING_MOVES = 1000
THINKING_SIZE = (1920, 1080)
_SPINNING = 10


def measure(
    sizes: Sequence[tuple[int, int]] = SIZES,
    *,
    frames: int = FRAMES,
    idle: float = IDLE_SECONDS,
    thinking: float = THINKING_SECONDS,
    evening: int = EVENING_MOVES,
) -> dict[str, Any]:
    """All figures of `make bench ARGS=table`, and SDL's video driver that they were measured with.

    Opens a window; where there is no screen, one that nobody sees.
    """
    first = round(_first_frame(sizes[0]), 1)
    found: dict[str, Any] = {"sizes": {}, "first_frame_ms": first}
    for size in sizes:
        app = _open(size)
        found["driver"] = _driver()
        scene = _scene(app)
        app.step([])
        gc.collect()
        figures = {"rss_mb": _rss()}
        figures |= _at_one_size(app, scene, frames)
        found["sizes"][f"{size[0]}x{size[1]}"] = figures
        app.scenes.clear()
        del app, scene
        gc.collect()
    found |= _idle(_open(sizes[0]), idle)
    found["rss_mb"] = found["sizes"][f"{sizes[0][0]}x{sizes[0][1]}"]["rss_mb"]
    found["thinking_p99_ms"] = _thinking(THINKING_SIZE, thinking)
    found["evening_mb"] = _evening(sizes[0], evening)
    return found


_FIRST_FRAME = """
import time
begin = time.process_time()
from cardtable.files import Settings
from cardtable.table.app import App, open_display
from cardtable.table.scenes import menu_scene
open_display(invisible=True)
app = App(Settings(sound=False, motion="normal"), size={size})
app.reset(menu_scene(app))
app.step([])
print((time.process_time() - begin) * 1000)
"""


def _first_frame(size: tuple[int, int]) -> float:
    """CPU milliseconds to the first picture of the menu, all imports among them.

    Measured in a process of its own, since this one has imported most of it.
    """
    code = _FIRST_FRAME.format(size=size)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])


def _driver() -> str:
    import pygame

    return pygame.display.get_driver()


def _open(size: tuple[int, int]) -> App:
    from cardtable.table.app import App, open_display

    open_display(invisible=True)
    return App(files.Settings(sound=False, motion="normal"), size=size)


def _scene(app: App) -> TableScene:
    """A table of five with 110 cards on it."""
    from cardtable.session import Player
    from cardtable.table.board.surround import Toolbar
    from cardtable.table.scenes.tablescene import TableScene
    from cardtable.table.widgets.bindings import REPLAY, Bindings

    rules = files.load_rules("shithead")
    players = [Player(name) for name in ("Ann", "Bo", "Cy", "Dora", "Emil")]
    scene = TableScene(app, rules, players, _view(rules))
    scene.surround.stand(Toolbar(lambda: Bindings(REPLAY, {}), lambda _: app.quit()))
    app.reset(scene)
    return scene


def _view(rules: Any) -> View:
    pack = pack_of_52(packs=2, jokers=3)
    seats = ("p1", "p2", "p3", "p4", "p5")

    def take(count: int) -> list[Card | None]:
        taken: list[Card | None] = [pack.pop() for _ in range(count)]
        return taken

    zones: dict[str, list[Card | None]] = {"draw": [None] * 20, "pile": take(16)}
    zones["burned"] = take(16)
    for seat in seats:
        zones[f"{seat}.down"] = [None] * 3
        zones[f"{seat}.up"] = take(3)
        zones[f"{seat}.hand"] = take(12) if seat == "p1" else [None] * 4
    ordered = frozenset({"draw", "pile", *(f"{seat}.down" for seat in seats)})
    return View(rules, "p1", seats, "p1", zones, ordered, {"dealer": "p2"}, [])


def _at_one_size(app: App, scene: TableScene, frames: int) -> dict[str, float]:
    figures = {
        "rotating10_p95_ms": _p95(_animated(app, scene, _SPINNING, frames, turning=True)),
        "rotating10_sparks_p95_ms": _p95(
            _animated(app, scene, _SPINNING, frames, turning=True, fire="sparks")
        ),
        "burning_p95_ms": _p95(_animated(app, scene, 0, frames, turning=False, fire="cards")),
        "rotating4_p95_ms": _p95(_animated(app, scene, 4, frames, turning=True)),
        "moving10_p95_ms": _p95(_animated(app, scene, _SPINNING, frames, turning=False)),
        "swaying_p95_ms": _p95(_swaying(app, scene, frames)),
        "repaint_ms": median([_cpu(lambda: _repaint(app, scene)) for _ in range(9)]),
        "deck_ms": median([_cpu(lambda: _deck(app, scene)) for _ in range(3)]),
    }
    return {name: round(value, 2) for name, value in figures.items()}


def _animated(
    app: App, scene: TableScene, count: int, frames: int, *, turning: bool, fire: str = ""
) -> list[float]:
    """Milliseconds of each frame in which so many cards travel across the table.

    At the same time a pile goes up in flames (`cards`), or there are only its flames (`sparks`);
    either lights the table.
    """
    from cardtable.table.board.motion import FIRE_AFTER, blaze
    from cardtable.table.board.plan import Pose

    board = scene.board
    scene.finish()
    chosen = [one.id for one in board.table.sprites() if one.zone in {"p1.hand", "p1.up"}][:count]
    width, height = app.canvas.size
    for place, number in enumerate(chosen):
        pose = board.plan.poses[number]
        angle = 60.0 if turning else pose.angle
        x, y = width * (0.2 + 0.06 * place), height * (0.3 + 0.03 * place)
        goal = Pose(x, y, pose.height, angle, pose.face)
        board.motion.aim(number, goal, frames / 60)
    if fire:
        pile = [one.id for one in board.table.zones["pile"]]
        seconds = frames / 62 / (1 + FIRE_AFTER)
        board.fire.blaze = replace(
            blaze(pile, board.plan.poses, board.motion.now, seconds), spent=fire == "sparks"
        )
        board.light.shine("burn", (width / 2, height / 2), board.pace, frames / 62)
    times: list[float] = []
    for _ in range(frames):
        begin = process_time()
        scene.update(1 / 62)
        app.draw()
        times.append((process_time() - begin) * 1000)
    scene.finish()
    app.step([])
    return times[2:]


def _swaying(app: App, scene: TableScene, frames: int) -> list[float]:
    """Milliseconds of each frame in which nothing happens but that a hand of twelve sways."""
    from cardtable.table.board.motion import PACES

    scene.board.pace = PACES["lively"]
    times = _animated(app, scene, 0, frames, turning=False)
    scene.board.pace = PACES[app.settings.motion]
    scene.update(0.0)
    return times


def _repaint(app: App, scene: TableScene) -> None:
    """The whole scene anew, as after a resize; the cards' pictures are there."""
    scene.stage.forget()
    app.canvas.whole = True
    app.draw()


def _deck(app: App, scene: TableScene) -> None:
    """Every face at the size of the reader's hand."""
    app.faces.restyle(app.theme, back=app.settings.back)
    height = round(scene.board.plan.zones["p1.hand"].height)
    for card in pack_of_52():
        app.faces.face(card.name, height)
    app.faces.back(height)


def _idle(app: App, seconds: float) -> dict[str, float]:
    """The open table while nothing happens: CPU of one core, and how often it was presented."""
    import pygame

    from cardtable.session import Player, Session
    from cardtable.table.scenes import play_scene

    rules = files.load_rules("shithead", {"first_dealer": "p2"})
    players = [Player("Ann"), Player("Bo", "bot", "easy")]
    scene = play_scene(app, Session.new(rules, players, seed=3))
    app.reset(scene)
    for _ in range(20):
        scene.update(1.0)  # the deal is over, and the person is to decide
    for _ in range(60):
        app.step(pygame.event.get())  # what the window itself has to say when it opens
    while scene.animating:
        app.step(pygame.event.get())  # the person's turn is called, and that is over soon
    presents = 0
    present = app.canvas.present

    def counted() -> None:
        nonlocal presents
        presents += 1
        present()

    app.canvas.present = counted  # type: ignore[method-assign]
    wall, cpu = time.perf_counter(), process_time()
    while time.perf_counter() - wall < seconds:
        app.step(pygame.event.get())
    used = (process_time() - cpu) / (time.perf_counter() - wall)
    scene.closing()
    return {"idle_cpu_percent": round(100 * used, 2), "idle_presents": presents}


def _thinking(size: tuple[int, int], seconds: float) -> float:
    """The 99th percentile of frame times while computer players think and play."""
    from cardtable.session import Player, Session
    from cardtable.table.scenes import play_scene

    app = _open(size)
    players = [Player(f"Bot {number}", "bot", "hard") for number in range(1, 5)]
    session = Session.new(files.load_rules("shithead"), players, seed=11)
    scene = play_scene(app, session)
    app.reset(scene)
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and app.scene is scene:
        app.clock.tick(60)
        begin = process_time()
        scene.update(1 / 60)
        app.draw()
        times.append((process_time() - begin) * 1000)
    scene.closing()
    times.sort()
    return round(times[int(len(times) * 0.99)], 2)


def _evening(size: tuple[int, int], moves: int) -> float:
    """How many MB this process grows after its first game, while so many moves are played.

    Computer players play at random, all games in turn, each to its result.
    """
    from cardtable.session import Player, Session
    from cardtable.table.scenes import result_scene
    from cardtable.table.scenes.playing.scene import Play
    from cardtable.table.system import tidy

    games = sorted({files.load_rules(path).game.ID for path in files.rules_files()})
    app = _open(size)
    rng = Random(1)
    first: float | None = None
    played = number = 0
    while played < moves or first is None:
        rules = files.load_rules(games[number % len(games)])
        players = [Player(f"Bot {n}", "bot", "random") for n in range(rules.seats[0])]
        session = Session.new(rules, players, seed=number)
        scene = Play(app, session, _Nobody)
        app.reset(scene)
        while not session.over and session.turn is not None:
            scene.play(session.turn, session.fallback_line(rng))
            for _ in range(3):
                scene.update(0.1)
                app.draw()
        scene.closing()
        app.switch(result_scene(app, session))
        app.draw()
        played, number = played + session.step_count - 1, number + 1
        del scene
        tidy()
        first = _rss() if first is None else first
    return round(_rss() - first, 1)


class _Nobody:
    """In the place of a computer player's process: it never answers."""

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Nobody is asked."""

    def poll(self) -> None:
        """No answer."""

    def cancel(self) -> None:
        """There is no question."""

    def close(self) -> None:
        """There is no process."""


def _cpu(do: Callable[[], None]) -> float:
    begin = process_time()
    do()
    return (process_time() - begin) * 1000


def _p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _rss() -> float:
    """Memory of this process in MB: now where that can be read, else at its highest."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return round(int(pages.read_text("ascii").split()[1]) * 4096 / 1e6, 1)
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / 1e6, 1)


def main() -> None:
    """Measure what was asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("what", nargs="?", choices=("engine", "ai", "table"), help="default: all")
    what = parser.parse_args().what
    benches = {"engine": engine, "ai": ai, "table": measure}
    figures = benches[what]() if what else {name: bench() for name, bench in benches.items()}
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
