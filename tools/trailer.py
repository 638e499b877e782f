"""Draw `docs/trailer.webp`: ten seconds of each game, as the window shows them.

Uses no screen: the program's own scenes are stepped by a clock that goes on by one frame at a time,
and all seats are played by computers. Names on the command line film only those games; `--frames`
writes each frame as a picture of its own too, below `build/trailer`.
"""

import argparse
import os
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory

import pygame
from gallery import GAMES, TARGET, Moment, shot
from PIL import Image

from cardtable.ai.levels import find_level
from cardtable.ai.player import Answer, decide
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.files import Settings
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.scene import Play

FILM = TARGET.parent / "trailer.webp"
FRAMES = FILM.parent.parent / "build" / "trailer"
SECONDS, RATE = 10, 20
WINDOW, SHOWN = (1280, 720), (800, 450)
REST = 0.7
"""Seconds between the moves of the player at the bottom."""
MOST = 5_000_000
"""Bytes: it is loaded with the README."""
STARTS = {
    "shithead": Moment("shithead", 4, 48, 24),
    "cunt-soul": Moment("cunt-soul", 4, 3, 30),
    "cuttle": Moment("cuttle", 2, 52, 6),
    "russian-bank": Moment("russian-bank", 2, 3, 60),
    "soul-taker": Moment("soul-taker", 2, 11, 16),
}
"""Moments after which much happens, picked by hand."""


class Frames:
    """A clock on which every look is one frame later."""

    def tick(self, framerate: float = 0, /) -> int:
        """Give the milliseconds since the last look."""
        del framerate
        return 1000 // RATE


class AtOnce:
    """A computer player that has decided as soon as it is asked."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Decide."""
        del rules, level
        self._answer = decide(view, find_level("greedy"), seed)

    def poll(self) -> Answer | None:
        """What was decided."""
        return self._answer

    def cancel(self) -> None:
        """Forget it."""
        self._answer = None

    def close(self) -> None:
        """There is nothing to be closed."""


def film(app: App, start: Moment) -> Iterator[pygame.Surface]:
    """Ten seconds of a game from then on."""
    scene = Play(app, start.session(), AtOnce)
    app.reset(scene)
    rng, since = Random(start.seed), 0.0
    for _ in range(SECONDS * RATE):
        app.step([])
        yield pygame.transform.smoothscale(app.canvas.surface, SHOWN)
        session = scene.session
        waits = app.scene is scene and session.turn == "p1" and not scene.board.busy
        since = since + 1 / RATE if waits else 0.0
        if since >= REST:
            line = decide(session.view("p1"), find_level("greedy"), rng.randrange(1 << 30)).move
            scene.play("p1", line)
            since = 0.0
    for each in app.scenes:
        each.closing()


def main() -> None:
    """Film them, and write the film as good as the limit lets it be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--frames", action="store_true")
    args = parser.parse_args()
    open_display(invisible=True)
    shots: list[Image.Image] = []
    with TemporaryDirectory() as home:
        os.environ["CARDTABLE_HOME"] = home
        app = App(Settings(sound=False, polite=False, bot_pace=0.6), clock=Frames(), size=WINDOW)
        for game in args.games:
            shots += map(shot, film(app, STARTS.get(game, GAMES[game])))
    if args.frames:
        FRAMES.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(shots):
            one.save(FRAMES / f"{number:04}.png")
    for quality in (70, 55, 40, 25):
        shots[0].save(
            FILM, save_all=True, append_images=shots[1:], duration=1000 // RATE, loop=0,
            quality=quality, method=4, minimize_size=False,
        )  # fmt: skip
        print(f"{FILM.name}: {FILM.stat().st_size} bytes at quality {quality}")
        if FILM.stat().st_size <= MOST:
            break


if __name__ == "__main__":
    main()
