"""What the table costs: frames, repaints, memory and idleness, as figures.

Frame times are process CPU time: on a machine that others use too, wall time says nothing.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.table.system import tidy

if TYPE_CHECKING:
    from cardtable.engine.rules import Rules
    from cardtable.engine.view import View
    from cardtable.table.app import App
    from cardtable.table.scenes.tablescene import TableScene

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
    """All figures of `cardtable bench table`, and SDL's video driver that they were measured with.

    Opens a window; where there is no screen, one that nobody sees.
    """
    first = round(_first_frame(sizes[0]), 1)
    found: dict[str, Any] = {"driver": _driver(), "sizes": {}, "first_frame_ms": first}
    for size in sizes:
        app = _open(size)
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


def _first_frame(size: tuple[int, int]) -> float:
    """CPU milliseconds from here to the first picture of the menu, pygame's import among them."""
    begin = time.process_time()
    app = _open(size)
    from cardtable.table.scenes import menu_scene

    app.reset(menu_scene(app))
    app.step([])
    return (time.process_time() - begin) * 1000


def _driver() -> str:
    import pygame

    return pygame.display.get_driver()


def _open(size: tuple[int, int]) -> App:
    from cardtable.files import Settings
    from cardtable.table.app import App, open_display

    open_display(invisible=True)
    return App(Settings(sound=False, motion="normal"), size=size)


def _scene(app: App) -> TableScene:
    """A table of five with 110 cards on it."""
    from cardtable.files import load_rules
    from cardtable.session import Player
    from cardtable.table.board.surround import Toolbar
    from cardtable.table.scenes.tablescene import TableScene
    from cardtable.table.widgets.bindings import REPLAY, Bindings

    rules = load_rules("shithead")
    players = [Player(name) for name in ("Ann", "Bo", "Cy", "Dora", "Emil")]
    scene = TableScene(app, rules, players, _view(rules))
    scene.surround.stand(Toolbar(lambda: Bindings(REPLAY, {}), lambda _: app.quit()))
    app.reset(scene)
    return scene


def _view(rules: Any) -> View:
    from cardtable.engine.cards import Card, pack_of_52
    from cardtable.engine.view import View

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
        "repaint_ms": _median([_cpu(lambda: _repaint(app, scene)) for _ in range(9)]),
        "deck_ms": _median([_cpu(lambda: _deck(app, scene)) for _ in range(3)]),
    }
    return {name: round(value, 2) for name, value in figures.items()}


def _animated(
    app: App, scene: TableScene, count: int, frames: int, *, turning: bool, fire: str = ""
) -> list[float]:
    """Milliseconds of each frame in which so many cards travel across the table.

    At the same time a pile goes up in flames (`cards`), or there are only its flames (`sparks`);
    either lights the table.
    """
    from dataclasses import replace

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
        begin = time.process_time()
        scene.update(1 / 62)
        app.draw()
        times.append((time.process_time() - begin) * 1000)
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
    from cardtable.engine.cards import pack_of_52

    app.faces.restyle(app.theme, back=app.settings.back)
    height = round(scene.board.plan.zones["p1.hand"].height)
    for card in pack_of_52():
        app.faces.face(card.name, height)
    app.faces.back(height)


def _idle(app: App, seconds: float) -> dict[str, float]:
    """The open table while nothing happens: CPU of one core, and how often it was presented."""
    import pygame

    from cardtable.files import load_rules
    from cardtable.session import Player, Session
    from cardtable.table.scenes import play_scene

    rules = load_rules("shithead", {"first_dealer": "p2"})
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
    wall, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        app.step(pygame.event.get())
    used = (time.process_time() - cpu) / (time.perf_counter() - wall)
    scene.closing()
    return {"idle_cpu_percent": round(100 * used, 2), "idle_presents": presents}


def _thinking(size: tuple[int, int], seconds: float) -> float:
    """The 99th percentile of frame times while computer players think and play."""
    from cardtable.files import load_rules
    from cardtable.session import Player, Session
    from cardtable.table.scenes import play_scene

    app = _open(size)
    players = [Player(f"Bot {number}", "bot", "hard") for number in range(1, 5)]
    session = Session.new(load_rules("shithead"), players, seed=11)
    scene = play_scene(app, session)
    app.reset(scene)
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and app.scene is scene:
        app.clock.tick(60)
        begin = time.process_time()
        scene.update(1 / 60)
        app.draw()
        times.append((time.process_time() - begin) * 1000)
    scene.closing()
    times.sort()
    return round(times[int(len(times) * 0.99)], 2)


def _evening(size: tuple[int, int], moves: int) -> float:
    """How many MB this process grows after its first game, while so many moves are played.

    Computer players play at random, all games in turn, each to its result.
    """
    from cardtable.files import load_rules, rules_files
    from cardtable.session import Player, Session
    from cardtable.table.scenes import result_scene
    from cardtable.table.scenes.playing.scene import Play

    games = sorted({load_rules(path).game.ID for path in rules_files()})
    app = _open(size)
    rng = Random(1)
    first: float | None = None
    played = number = 0
    while played < moves or first is None:
        rules = load_rules(games[number % len(games)])
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
    begin = time.process_time()
    do()
    return (time.process_time() - begin) * 1000


def _p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _median(times: Sequence[float]) -> float:
    return sorted(times)[len(times) // 2]


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
