"""Draw `docs/table.png`, the picture of the table in the README: a game half played.

Uses no screen, and comes out the same on every machine with the locked versions.
"""

import os
import sys
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from cardtable.ai.levels import find_level
from cardtable.ai.player import decide
from cardtable.files import Settings, load_rules
from cardtable.session import Player, Session
from cardtable.table.app import App, open_display
from cardtable.table.scenes.play import Play

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1280, 720)
SEED = 48
MOVES = 24
NAMES = ("You", "Ada", "Bruno", "Clara")


class Instant:
    """A clock on which every look finds all motion at its end."""

    def tick(self, framerate: float = 0, /) -> int:
        """Give the milliseconds since the last look."""
        del framerate
        return 10_000


def half_played() -> Session:
    """A game up to a move of p1, who sits at the bottom."""
    rules = load_rules("shithead")
    players = [Player(NAMES[0]), *(Player(name, "bot", "medium") for name in NAMES[1:])]
    session = Session.new(rules, players, SEED)
    rng, level = Random(SEED), find_level("greedy")
    while session.step_count < MOVES or session.turn != "p1":
        answer = decide(session.view(session.turn), level, rng.randrange(1 << 30))
        session.play(f"{session.turn} {answer.line}")
    return session


def main() -> None:
    """Draw the table, and write it down."""
    open_display(invisible=True)
    app = App(Settings(sound=False, motion="off", polite=False), clock=Instant(), size=SIZE)
    session = half_played()
    app.reset(Play(app, session))
    for _ in range(5):
        app.step([])
    target = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "table.png"
    pygame.image.save(pygame.display.get_surface(), target)
    app.quit()


if __name__ == "__main__":
    main()
