"""The packaged program on a stranger's machine: measured, installed, and played by a real mouse."""

import configparser
import os
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from effort import effort
from hand import REST, SIZE, Hand, Player, Twin, menu, own
from shipping import compiler
from shipping.archive import archive_name
from shipping.limits import measure
from shipping.screen import Screen
from where import ROOT

from cardtable import __version__, files
from cardtable.files import load_record
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.widgets.controls import Button, Segmented, Slider
from cardtable.table.widgets.entries import TextEntry

pytestmark = pytest.mark.package

NEEDED = ("Xvfb", "xdotool", "objdump")
MISSING = [name for name in NEEDED if shutil.which(name) is None]
SEED = "18"
"""A deal that is over soon."""
BEFORE_THE_CRASH = 8
FIRST_PICTURE = "first picture after exec"


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(sys.platform != "linux", reason="only tried on Linux")
@pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}")
def test_the_packaged_program(tmp_path, monkeypatch):
    """What `make package` and `make package-check` do, then a game: it is built but once."""
    for name in ("CARDTABLE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    archive = build(tmp_path)
    rows = measure(archive)
    print(*rows, sep="\n")
    # A clock says nothing on a machine that does other things: `make package-check` holds this one.
    assert all(row.kept for row in rows if row.name != FIRST_PICTURE)
    home = tmp_path / "an empty home"
    home.mkdir()
    program = install(archive, home, tmp_path)
    machine_code = list(program.resolve().parent.rglob("*__mypyc*"))
    assert bool(machine_code) == compiler.at_hand()
    game_from_a_folder(program, home, tmp_path / "old-maid")
    monkeypatch.setenv("HOME", str(home))  # so that the twin sees what the program sees
    with Screen() as screen:
        play(program, home, screen, tmp_path)
    uninstall(home)


def build(folder):
    environment = {**os.environ, "PYINSTALLER_CONFIG_DIR": str(folder / "config")}
    environment.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "package.py"), str(folder / "dist")],
        capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dist" / archive_name(__version__)


def install(archive, home, folder):
    """Unpack and install, as README says; gives the command."""
    shutil.unpack_archive(archive, folder / "unpacked")
    script = folder / "unpacked" / f"cardtable-{__version__}" / "install.sh"
    for _ in range(2):  # the second time over the first
        done = sh(script, home)
        assert "in the menu" in done.stdout, done.stderr
    shutil.rmtree(folder / "unpacked")  # nothing of it is needed any more
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(home / ".local/share/applications/cardtable.desktop")
    (command,) = shlex.split(entry["Desktop Entry"]["Exec"])
    assert Path(command) == home / ".local/lib/cardtable/cardtable"
    assert os.access(command, os.X_OK)
    icons = home / ".local/share/icons/hicolor"
    name = entry["Desktop Entry"]["Icon"]
    assert (icons / f"256x256/apps/{name}.png").is_file()
    assert (icons / f"scalable/apps/{name}.svg").is_file()
    return home / ".local/bin/cardtable"


def game_from_a_folder(program, home, folder):
    """Rules that are read as source beside machine code: added, played by computers, taken away."""
    begin = [sys.executable, str(ROOT / "tools" / "new_game.py"), "--at", str(folder)]
    subprocess.run(begin, check=True, capture_output=True)
    for words, answer in {
        ("games", "add", "--trust", str(folder)): "has been added",
        ("simulate", folder.name, "--seats", "easy,random", "--games", "4"): "4 games, 0 stalled",
        ("games", "remove", folder.name): "Removed",
    }.items():
        command = [program, *words]
        done = subprocess.run(
            command, env={"HOME": str(home)}, capture_output=True, text=True, check=False
        )
        assert answer in done.stdout, done.stderr


def uninstall(home):
    kept = {path for path in home.rglob("*") if "share/cardtable/" in str(path)}
    done = sh(home / ".local/lib/cardtable/uninstall.sh", home)
    assert f"Your games and settings stay in {home}/.local/share/cardtable." in done.stdout
    left = {path for path in home.rglob("*") if path.is_file() or path.is_symlink()}
    assert kept <= {*left, *(path for path in home.rglob("*") if path.is_dir())}
    assert not [path for path in left if "cardtable" not in path.parent.parts[-2:]
                and path.parent.parent.name != "cardtable"]  # fmt: skip


def sh(script, home):
    """A script run by a shell that knows nothing but a home."""
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(home)}
    return subprocess.run(
        [script], env=environment, cwd="/", capture_output=True, text=True, check=False
    )


def start(command, home, screen, **more):
    """The program with a window on the screen, in an environment that lends it nothing."""
    environment = {
        "PATH": "/nonexistent", "HOME": str(home), "DISPLAY": screen.display,
        "SDL_AUDIODRIVER": "dummy", **more,
    }  # fmt: skip
    return subprocess.Popen(command, env=environment, cwd="/", stderr=subprocess.PIPE)


def from_source(home, folder, screen, *, press=False):
    """What the program draws when it is run from its source, in a copy of the home."""
    copy = folder / "copy"
    shutil.copytree(home, copy, symlinks=True, ignore=shutil.ignore_patterns("lib"))
    twin, hand = Twin(motion="off"), Hand(screen)
    process = start([sys.executable, "-m", "cardtable"], copy, screen, PYTHONPATH=str(ROOT))
    hand.take(process)
    if press:
        menu(twin)
        go_on(hand, twin)
    picture = hand.settle(REST)
    process.kill()
    process.communicate()
    screen.wait_until_empty()
    shutil.rmtree(copy)
    return picture


def go_on(hand, twin):
    """From the menu to the saved game."""
    (point,) = [one.rect.center for one in twin.widgets(Button) if one.words.startswith("Resume ")]
    before = hand.screen.pixels()
    hand.click(point)
    hand.away()
    hand.settle(unlike=before)


def alike(hand, expected, name):
    """Wait until every pixel is as it should be; else fail, and leave both pictures behind."""
    with suppress(AssertionError):
        hand.until(lambda: hand.screen.pixels() == expected)
        return
    for kind, pixels in (("packaged", hand.screen.pixels()), ("source", expected)):
        image = pygame.image.frombytes(pixels, SIZE, "BGRA")
        pygame.image.save(image.convert(24), name.with_name(f"{name.name}-{kind}.png"))
    raise AssertionError(f"{name.name}: not what the run from source draws; see {name.parent}")


def play(program, home, screen, folder):
    hand = Hand(screen)
    expected = from_source(home, folder, screen)

    # First start: nothing there. Without motion a machine sees sooner what has happened.
    twin = Twin()
    menu(twin)
    process = start([program], home, screen)
    hand.take(process)
    alike(hand, expected, folder / "menu")
    hand.press(twin, "Settings")
    (motion,) = [one for one in twin.widgets(Segmented) if one.label == "Animation"]
    hand.click(motion._parts()[0].center)
    (pace,) = [one for one in twin.widgets(Slider) if one.label == "Computer players take"]
    track = pace._track()
    hand.settle()
    hand.drag(track.center, (track.left - 4, track.centery))
    settings = home / ".config/cardtable/settings.yaml"
    hand.until(lambda: "bot_pace: 0.0" in settings.read_text())
    hand.away()
    hand.settle()
    hand.press(twin, "‹ Back")

    sit_down(hand, twin)
    twin = Twin(motion="off")
    player = Player(hand, twin, home)
    player.play(process, BEFORE_THE_CRASH)

    # Killed in the middle of a game; the next start goes on with it.
    process.kill()
    process.communicate()
    screen.wait_until_empty()
    before = player.saved()
    expected = from_source(home, folder, screen, press=True)
    process = start([program], home, screen)
    hand.take(process)
    menu(twin)
    go_on(hand, twin)
    alike(hand, expected, folder / "table")
    assert player.saved().record.moves == before.record.moves

    session = player.play(process, effort(BEFORE_THE_CRASH + 4, 1000))
    if effort(some=False, every=True):
        assert session.over
        print(f"{player.moves} moves by mouse of {session.step_count}: {session.state.outcome}")
        (record,) = (home / ".local/share/cardtable/records").glob("*.yaml")
        assert load_record(record)[0].outcome
        assert not files.list_saves()
        by_keyboard(hand, twin, home, process)
    else:
        process.kill()
        process.communicate()
    log = home / ".local/state/cardtable/log/cardtable.log"
    assert "ERROR" not in log.read_text()


def sit_down(hand, twin):
    """A new game: Shithead, against four computer players, a deal of our choosing."""
    hand.press(twin, "New game")
    (players,) = [one for one in twin.widgets(Segmented) if one.label == "Players"]
    point = players._parts()[-1].center  # five: few cards are left to draw
    hand.click(point)
    twin.click(point)
    hand.away()
    hand.settle()
    (deal,) = [one for one in twin.widgets(TextEntry) if one.label == "Deal number"]
    hand.click(deal.rect.center)
    hand.do("type", "--delay", 60, SEED)
    hand.click(twin.button("Deal the cards"))
    hand.away()
    hand.settle()
    hand.do("key", "Return")  # straight to the cards: a guide is offered before a first game


def by_keyboard(hand, twin, home, process):
    """The next game of the evening: some moves by keys, then out."""
    shutil.rmtree(home / ".local/share/cardtable/records")
    for _ in range(10):  # the result is shown a moment after the last card
        hand.do("key", "Return")
        with suppress(AssertionError):
            hand.until(files.list_saves, 3)
            break
    player = Player(hand, twin, home)
    session = player.turn(process, 0)
    for _ in range(4):
        hand.settle()
        count = own(session)
        lines = session.legal()
        first = next((line for line in lines if line.startswith("play")), "")
        if "ready" in lines:
            hand.do("key", "r")
        elif first:  # the key of its rank goes to a card
            rank = first.split()[1][:-1]
            hand.do("key", "0" if rank == "10" else rank.lower(), "Return")
        else:
            hand.do("key", "p")
        session = player.turn(process, count + 1)
    assert own(session) >= 2
    hand.settle()
    hand.do("key", "Escape")
    hand.settle()
    twin.show(scenes.play_scene(twin.app, Session.resume(session.record)))
    twin.app.scene.open_menu()
    twin.rest()
    hand.click(twin.button("Quit Card Table"))
    _, said = process.communicate(timeout=30)
    assert process.returncode == 0, said
