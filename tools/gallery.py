"""Draw `docs/gallery/`: every scene, and every game at a typical moment, at three sizes.

Uses no screen, and comes out the same on every machine with the locked versions. Names on the
command line draw only those.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from cardtable import files
from cardtable.ai.levels import find_level
from cardtable.ai.player import decide
from cardtable.files import Settings, asset_path, load_rules
from cardtable.games import GAMES as ALL
from cardtable.lessons.check import lessons_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App, open_display
from cardtable.table.scenes.choices import Choices
from cardtable.table.scenes.playing.scene import Play

TARGET = Path(__file__).resolve().parent.parent / "docs" / "gallery"
SIZES = ((960, 600), (1280, 720), (1024, 768))
QUALITY = 82
"""As small as it looks the same."""
NAMES = ("Kim", "Agnes", "Barnaby", "Clementine", "Desmond", "Edith", "Frances", "Gilbert")


class Instant:
    """A clock on which every look finds all motion at its end."""

    def tick(self, framerate: float = 0, /) -> int:
        """Give the milliseconds since the last look."""
        del framerate
        return 10_000


@dataclass(frozen=True)
class Moment:
    """A game at a move of p1, who sits at the bottom."""

    rules: str
    seats: int
    seed: int
    steps: int
    """So many are played before it, at least."""
    level: str = "greedy"
    """How all of them play."""

    def session(self, *, humans: int = 1) -> Session:
        """Play until then."""
        players = [
            Player(name, "human" if n < humans else "bot", "" if n < humans else "medium")
            for n, name in enumerate(NAMES[: self.seats])
        ]
        session = Session.new(load_rules(self.rules), players, self.seed)
        rng, level = Random(self.seed), find_level(self.level)
        while not session.over and (session.step_count < self.steps or session.turn != "p1"):
            answer = decide(session.view(session.turn), level, rng.randrange(1 << 30))
            session.play(f"{session.turn} {answer.move}")
        return session


CHOSEN = {
    "shithead": Moment("shithead", 4, 48, 24),
    "cunt-soul": Moment("cunt-soul", 5, 3, 30),
    "cuttle": Moment("cuttle", 2, 24, 33, "random"),
    "russian-bank": Moment("russian-bank", 2, 3, 110),
    "soul-taker": Moment("soul-taker", 2, 11, 24),
}
"""Moments that were picked by hand."""


def moment_of(game: str) -> Moment:
    """The moment that shows a game: the one picked for it, or some moves into a small table."""
    return CHOSEN.get(game) or Moment(game, load_rules(game).seats[0], seed=1, steps=12)


GAMES = {
    game.ID: moment_of(game.ID) for game in ALL if asset_path(f"layouts/{game.ID}.yaml").is_file()
}
"""The games that are shown: those with a layout of their own."""
OVER = 10**9


def play(app: App, moment: Moment) -> Play:
    """A game on the table."""
    scene = Play(app, moment.session())
    app.reset(scene)
    return scene


def logged(app: App) -> None:
    """A game beside its log."""
    play(app, GAMES["shithead"]).toggle_log()


def covered(app: App) -> None:
    """A table between two people, who must not see each other's hands."""
    app.reset(Play(app, GAMES["cuttle"].session(humans=2)))


def finished(app: App) -> None:
    """The end of a game."""
    played = play(app, Moment("cuttle", 2, 24, OVER))
    while app.scene is played:
        app.step([])


def counted(app: App) -> None:
    """What eighteen games of three kinds add up to."""
    for number in range(18):
        moment = GAMES[("cuttle", "shithead", "soul-taker")[number % 3]]
        session = replace(moment, seed=number + 1, steps=OVER).session()
        day = datetime(2025, 11, number + 1, tzinfo=UTC)
        session.record.date = f"{day:%Y-%m-%d}"
        session.path = files.new_save_path(moment.rules, day)
        session.save()
        session.close()
    app.reset(scenes.statistics_scene(app))
    for path in files.list_records():  # the next picture shows a home without games
        files.delete_game(path)


def replayed(app: App) -> None:
    """A recorded game, half way."""
    scene = scenes.replay_scene(app, GAMES["cuttle"].session().record)
    app.reset(scene)
    for _ in range(12):
        app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")])


def left(app: App) -> None:
    """Games that were left before their end, a day apart."""
    for number, moment in enumerate(GAMES.values()):
        session = moment.session()
        session.path = files.new_save_path(
            moment.rules, datetime(2025, 11, 20 - number, tzinfo=UTC)
        )
        session.save()
        session.close()
        noon = datetime(2025, 11, 20 - number, 12, tzinfo=UTC).timestamp()
        os.utime(session.path, (noon, noon))
    app.reset(scenes.saved_scene(app))
    for _ in GAMES:
        app.step([])  # each picture is drawn from its file when it is first seen
    for path in files.list_saves():  # the next picture shows a home without games
        files.delete_game(path)


def taught(app: App) -> None:
    """The first lesson of a game, in its midst."""
    lesson = next(one for one in lessons_of("cuttle") if one.first)
    scene = scenes.lesson_scene(app, lesson)
    app.reset(scene)


def ruled(app: App) -> None:
    """House rules of one's own, with a change or two."""
    rules = files.load_rules("shithead")
    choices = Choices.usual(files.list_rules())
    choices.turn_to("shithead", files.list_rules())
    choices.keep(rules.id, {"hand_size": 4, "powers": {"7": ["anytime", "invisible"]}})
    app.reset(scenes.editor_scene(app, choices, rules, lambda: None))


PICTURES: dict[str, Callable[[App], object]] = {
    "menu": lambda app: app.reset(scenes.menu_scene(app)),
    "set-up": lambda app: app.reset(scenes.setup_scene(app, "russian-bank")),
    "saved-games": left,
    "house-rules": ruled,
    "lesson": taught,
    "rules": lambda app: app.reset(scenes.rules_scene(app, "cuttle")),
    **{name: lambda app, name=name: play(app, GAMES[name]) for name in GAMES},  # type: ignore[misc]
    "log": logged,
    "curtain": covered,
    "replay": replayed,
    "result": finished,
    "statistics": counted,
}


def index() -> str:
    """The page that shows them."""
    lines = ["# Gallery", "", "Drawn by `make gallery`; each is here at three sizes.", ""]
    for name in PICTURES:
        small, middle, high = (f"{name}-{width}x{height}.jpg" for width, height in SIZES)
        sizes = f"[small]({small}) · [4:3]({high})"
        title = name.replace("-", " ").capitalize()
        lines += [f"## {title}", "", f"![{title}]({middle})", "", sizes, ""]
    return "\n".join(lines)


def shot(picture: pygame.Surface) -> Image.Image:
    """The same picture for the library that writes films and small files."""
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def main() -> None:
    """Draw them, and write them down."""
    wanted = sys.argv[1:] or list(PICTURES)
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "README.md").write_text(index(), "utf-8", newline="\n")
    open_display(invisible=True)
    with TemporaryDirectory() as home:
        os.environ["CARDTABLE_HOME"] = home
        settings = Settings(sound=False, motion="off", polite=False)
        for size in SIZES:
            app = App(settings, clock=Instant(), size=size)
            for name in wanted:
                PICTURES[name](app)
                for _ in range(12):
                    app.step([])
                file = TARGET / f"{name}-{size[0]}x{size[1]}.jpg"
                shot(app.canvas.surface).save(file, quality=QUALITY, optimize=True)
                for scene in app.scenes:
                    scene.closing()


if __name__ == "__main__":
    main()
