"""Draw what is to be read and looked at before a release, into `build/proofs`.

Of every game, at two sizes of window: a card under the pointer, a hint, the page of help and the
end. With `--strips`, instead, the frames of the deal, of some moves, of the game's most dramatic
moment, of a refusal and of the end, each in one picture. No screen is used. `--seed` picks other
moments; names on the command line draw only those games.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pygame
from gallery import GAMES, OVER, Moment, shot
from PIL import Image
from trailer import AtOnce
from trailer import Frames as Clock

from cardtable.ai.levels import find_level
from cardtable.ai.player import Answer, decide
from cardtable.engine.events import Said
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.files import Settings, load_rules
from cardtable.session import Player, Session
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.scene import Play

TARGET = Path(__file__).resolve().parent.parent / "build" / "proofs"
SIZES = ((960, 600), (1280, 720))
TILES, TILE = (3, 4), (640, 360)
"""A strip: frames beside and below one another, and how large each is."""
REST = 12
"""Frames that the player at the bottom waits before a move."""
CALL = "stop"
"""What the player at the bottom may say at any time."""
DRAMA = {
    "shithead": "burned",
    "cunt-soul": "burned",
    "cuttle": "countered",
    "russian-bank": "stopped",
    "soul-taker": "countered",
}
"""The word of each game's most dramatic event."""


Frames: TypeAlias = Iterator[None]
"""Goes on by a frame with every step."""


class Thinker(AtOnce):
    """A computer player that thinks as well as it is asked to, and has decided at once."""

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Decide."""
        del rules
        self._answer = decide(view, find_level(level), seed)


class Prompter(AtOnce):
    """Plays a game once more, as it went before."""

    def __init__(self, session: Session, lines: Mapping[int, str]) -> None:
        super().__init__()
        self._session, self._lines = session, lines

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Look it up."""
        del view, rules, level, seed
        line = self._lines[self._session.step_count]
        self._answer = None if line == CALL else Answer(line)


def under_way(moment: Moment, seed: int) -> Moment:
    """Another moment, in which the game isn't over and there is something to choose."""
    found = replace(moment, seed=seed, steps=moment.steps + seed % 9)
    while len(found.session().legal()) < 2:
        found = replace(found, steps=found.steps - 1)
    return found


def table(app: App, session: Session, thinker: Callable[[], AtOnce] = Thinker) -> Play:
    """A session on the table."""
    scene = Play(app, session, thinker)
    app.reset(scene)
    return scene


def rest(app: App, frames: int = 30) -> None:
    """Let all come to rest."""
    for _ in range(frames):
        app.step([])


def point(app: App, at: tuple[int, int]) -> None:
    """Move the pointer there."""
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))])


def press(app: App, key: int) -> None:
    """Press a key."""
    app.step([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])


def spots(scene: Play) -> list[tuple[int, int]]:
    """A point of each face-up card at which no other covers it."""
    found, plan = [], scene.state.plan
    for sprite in scene.state.table.sprites():
        if sprite.card is not None and sprite.id in plan.poses:
            rect = pygame.Rect(plan.poses[sprite.id].rect)
            at = rect.x + rect.w // 6, rect.y + rect.h // 5
            if plan.card_at(at) == sprite.id:
                found.append(at)
    return found


def hovered(app: App, moment: Moment) -> None:
    """A card that lies under the pointer."""
    scene = table(app, moment.session())
    rest(app)
    point(app, Random(moment.seed).choice(spots(scene)))


def hinted(app: App, moment: Moment) -> None:
    """A hint."""
    table(app, moment.session())
    rest(app)
    press(app, pygame.K_F4)


def helped(app: App, moment: Moment) -> None:
    """The page of help."""
    table(app, moment.session())
    rest(app)
    press(app, pygame.K_F1)


def ended(app: App, moment: Moment) -> None:
    """The end of a game."""
    scene = table(app, replace(moment, steps=OVER).session())
    while app.scene is scene:
        app.step([])


READ: dict[str, Callable[[App, Moment], object]] = {
    "hover": hovered,
    "hint": hinted,
    "help": helped,
    "end": ended,
}


def dealt(app: App, moment: Moment) -> Frames:
    """A new game."""
    players = [Player(p.name, p.kind, p.level) for p in moment.session().players]
    table(app, Session.new(load_rules(moment.rules), players, moment.seed))
    for _ in range(100):
        app.step([])
        yield


def play(session: Session, line: str) -> None:
    """Play a line for the seat that it is the turn of, or the call for the reader."""
    session.play(f"{'p1' if line == CALL else session.turn} {line}")


def whole(moment: Moment, others: str = "") -> tuple[dict[int, str], int]:
    """A game to its end: its lines by their steps, and the step of its most dramatic event.

    `others` is how those at the top play, where that is not the moment's level.
    """
    rng, drama = Random(moment.seed), 0
    mine, theirs = find_level(moment.level), find_level(others or moment.level)
    session = replace(moment, steps=0).session()
    lines: dict[int, str] = {}
    while not session.over:
        step, view = session.step_count, session.view(session.turn)
        level = mine if session.turn == "p1" else theirs
        broken = getattr(session.state.memory, "fault", "") and CALL in session.legal("p1")
        lines[step] = CALL if broken else decide(view, level, rng.randrange(1 << 30)).move
        play(session, lines[step])
        told = (one for run in session.events_for("p1", step) for one in run)
        if any(isinstance(one, Said) and one.word == DRAMA[moment.rules] for one in told):
            drama = drama or step
    return lines, drama


def acted(app: App, moment: Moment, lines: Mapping[int, str], first: int, frames: int) -> Frames:
    """The game from a step on."""
    session = replace(moment, steps=0).session()
    for step in range(session.step_count, first):
        play(session, lines[step])
    scene = table(app, session, lambda: Prompter(session, lines))
    waited = 0
    for _ in range(frames):
        mine = session.turn == "p1" or lines.get(session.step_count) == CALL
        waited = waited + 1 if mine and app.scene is scene and not scene.board.busy else 0
        if waited > REST:
            scene.play("p1", lines[session.step_count])
        app.step([])
        yield


def played(app: App, moment: Moment) -> Frames:
    """A move, and what the others answer."""
    lines, _ = whole(moment)
    first = replace(moment, steps=min(moment.steps, max(lines) // 2))
    yield from acted(app, moment, lines, first.steps, 120)


def dramatic(app: App, moment: Moment) -> Frames:
    """The moves around the event that this game is remembered for."""
    mine, others = "greedy", ""
    if moment.rules == "russian-bank":  # one who breaks the order
        others = "beginner"
    for seed in count(moment.seed):
        told = replace(moment, seed=seed, level=mine)
        lines, drama = whole(told, others)
        if drama:
            yield from acted(app, told, lines, drama, 70)
            return


def refused(app: App, moment: Moment) -> Frames:
    """A card that can't be played is let go of in the middle of the table."""
    scene = table(app, moment.session())
    rest(app)
    hand = [
        one for one in scene.state.table.sprites()
        if one.zone.startswith("p1") and one.id in scene.state.plan.poses
    ]  # fmt: skip
    stuck = [one for one in hand if one.id not in scene.telling().playable] or hand
    start = pygame.Rect(scene.state.plan.poses[stuck[0].id].rect).center
    end = app.canvas.rect.center
    point(app, start)
    yield
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    for share in range(1, 7):
        at = (
            start[0] + (end[0] - start[0]) * share // 6,
            start[1] + (end[1] - start[1]) * share // 6,
        )
        app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))])
        yield
    app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])
    for _ in range(24):
        app.step([])
        yield


def closed(app: App, moment: Moment) -> Frames:
    """The last moves of a game, and its result."""
    lines, _ = whole(moment)
    yield from acted(app, moment, lines, max(lines) - 1, 260)


STRIPS: dict[str, Callable[[App, Moment], Frames]] = {
    "deal": dealt,
    "play": played,
    "drama": dramatic,
    "refusal": refused,
    "end": closed,
}


def strip(app: App, frames: Frames) -> Image.Image:
    """Some of these frames, at the same distance in time, in one picture."""
    found = [pygame.transform.smoothscale(app.canvas.surface, TILE) for _ in frames]
    across, down = TILES
    picture = Image.new("RGB", (across * TILE[0], down * TILE[1]))
    for number in range(across * down):
        one = shot(found[number * (len(found) - 1) // (across * down - 1)])
        picture.paste(one, (number % across * TILE[0], number // across * TILE[1]))
    return picture


def main() -> None:
    """Draw them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--strips", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    TARGET.mkdir(parents=True, exist_ok=True)
    open_display(invisible=True)
    with TemporaryDirectory() as home:
        os.environ["CARDTABLE_HOME"] = home
        motion = "normal" if args.strips else "off"
        settings = Settings(sound=False, motion=motion, polite=False)
        for size in SIZES[-1:] if args.strips else SIZES:
            app = App(settings, clock=Clock(), size=size)
            for game in args.games:
                moment = GAMES[game]
                if args.seed:
                    moment = under_way(moment, args.seed)
                for name in STRIPS if args.strips else READ:
                    where = TARGET / f"{game}-{name}-{size[0]}.png"
                    if args.strips:
                        strip(app, STRIPS[name](app, moment)).save(where)
                    else:
                        READ[name](app, moment)
                        rest(app)
                        shot(app.canvas.surface).save(where)
                    for scene in app.scenes:
                        scene.closing()


if __name__ == "__main__":
    main()
