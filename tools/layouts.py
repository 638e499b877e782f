"""Draw the pictures of `docs/layouts.md`: `make layouts`.

Each of the page's layouts (a block of YAML below a picture) is that of a small game without rules,
which has a zone of every kind; its words are the page's blocks of Fluent. What the page shows is
what comes of it, so a layout that is no longer read stops this, and its test. The page's last table
lists the keys that only one of the games uses.
"""

import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from gallery import Instant, shot
from PIL import Image, ImageDraw

from cardtable import files
from cardtable.files import DataError, Settings
from cardtable.files.disk import forget
from cardtable.games import SHIPPED
from cardtable.presenter.layoutfile import backdrop_of, layout_faults, table_of
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App, open_display

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "layouts.md"
TARGET = ROOT / "docs" / "layouts"
GAME = ROOT / "tools" / "skeleton" / "demo.py"
SIZE = (1280, 720)
SHOWN = (720, 405)
QUALITY = 72
_BLOCK = re.compile(
    r"!\[[^]]*\]\(layouts/([\w-]+)\.jpg\)\n+```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
_WORDS = re.compile(r"^```ftl\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BANDS = ((0.0, "the others"), (0.3, "what all share"), (0.66, "what is asked"), (0.76, "yours"))
"""Where each begins, a fraction of the height."""

LONE = "| game | keys |\n| --- | --- |\n"
"""How the table of the keys begins that only one game uses."""

OWED = """\
effects: {done: {moods: {seat: pleased}}}
reminders: [{text: aid-title}, {text: aid-first}, {text: aid-second}]
"""
"""What every layout owes its players: the page leaves it out where it is about something else."""


def layouts(page: str) -> Iterator[tuple[str, str]]:
    """The page's layouts by the names of their pictures, with all that they owe."""
    for name, text in _BLOCK.findall(page):
        given = files.parse_yaml(text, name).data
        owed = (line for line in OWED.splitlines(keepends=True) if line.split(":")[0] not in given)
        yield name, text + "".join(owed)


def begun(folder: Path, page: str) -> None:
    """Write the game there, with the words that the page gives it."""
    words = "\n".join(_WORDS.findall(page))
    for name, text in {
        "game/__init__.py": GAME.read_text("utf-8"),
        "rules/demo.yaml": "id: demo\ngame: demo\nnames: {plain: Demo}\nseats: [2, 3]\n",
        "rules/demo.md": "# {game}\n",
        "assets/words/en/demo.ftl": words,
        "assets/layouts/demo.yaml": "",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def laid(folder: Path, text: str) -> None:
    """Give the game that layout. Raises DataError where it is faulty."""
    (folder / "assets/layouts/demo.yaml").write_text(text, "utf-8")
    forget()
    backdrop_of.cache_clear()
    game = files.bring_in(folder)
    shown = {*table_of("demo").zones, "draw", "p.hand"}
    game.ZONES = {zone: spec for zone, spec in game.EVERY.items() if zone in shown}
    if faults := layout_faults(game):
        raise DataError(faults)


def drawn(app: App) -> pygame.Surface:
    """The table of three people in the midst of the game."""
    rules = files.load_rules("demo")
    players = [Player("Kim"), Player("Agnes", "bot", "easy"), Player("Barnaby", "bot", "easy")]
    app.reset(scenes.play_scene(app, Session.new(rules, players, 3)))
    for _ in range(12):
        app.step([])
    return app.canvas.surface


def banded(picture: Image.Image) -> Image.Image:
    """The same with a line where each band begins, and what it is for."""
    pen = ImageDraw.Draw(picture, "RGBA")
    for begin, words in BANDS:
        y = round(begin * picture.height)
        pen.line([(0, y), (picture.width, y)], fill=(255, 220, 120, 200), width=2)
        pen.text((8, y + 4), words, fill=(255, 220, 120, 255), font_size=20)
    return picture


def _used(part: Any) -> Iterator[tuple[str, str]]:
    """Every key below there that isn't left at its default, with its record."""
    if is_dataclass(part):
        for key in fields(part):
            value = getattr(part, key.name)
            made = key.default if key.default_factory is MISSING else key.default_factory()
            if value != made and key.metadata.get("key", True) is not None:
                yield type(part).__name__.strip("_"), key.name
                yield from _used(value)
    elif isinstance(part, dict):
        yield from _used([*part.values()])
    elif isinstance(part, (tuple, list)):
        for each in part:
            yield from _used(each)


def lone_keys() -> str:
    """The rows of the page's table of keys that only one game uses."""
    users = defaultdict(list)
    for game in SHIPPED:
        for key in {*_used(table_of(game.ID))}:
            users[key].append(game.ID)
    rows = ""
    for game in SHIPPED:
        records = defaultdict(list)
        for record, key in sorted(key for key, games in users.items() if games == [game.ID]):
            records[record].append(f"`{key}`")
        keys = "; ".join(f"{record}: {', '.join(names)}" for record, names in records.items())
        rows += f"| {game.ID} | {keys} |\n"
    return rows


def main() -> None:
    """Draw them all, take away what the page no longer shows, and list the keys."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(page.partition(LONE)[0] + LONE + lone_keys(), "utf-8")
    TARGET.mkdir(parents=True, exist_ok=True)
    open_display(invisible=True)
    with TemporaryDirectory() as home:
        os.environ["CARDTABLE_HOME"] = home
        folder = Path(home) / "demo"
        begun(folder, page)
        files.bring_in(folder)
        for name, text in layouts(page):
            laid(folder, text)
            app = App(Settings(sound=False, motion="off"), clock=Instant(), size=SIZE)
            picture = shot(drawn(app))
            for scene in app.scenes:
                scene.closing()
            picture = (banded(picture) if name == "bands" else picture).resize(SHOWN)
            picture.save(TARGET / f"{name}.jpg", quality=QUALITY, optimize=True)
    names = {name for name, _ in layouts(page)}
    for path in TARGET.glob("*.jpg"):
        if path.stem not in names:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
