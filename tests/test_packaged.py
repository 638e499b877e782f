"""The packaged program, where there is no Python: moved elsewhere, with an empty PATH and HOME."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOVE = re.compile(r"^\W*p[12] \w.*", re.MULTILINE)


def build(folder):
    """Build the program, then move it away from where it was built."""
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    environment = {**os.environ, "PYINSTALLER_CONFIG_DIR": str(folder / "config")}
    environment.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        [*command, *places, str(ROOT / "build.spec")],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return shutil.move(folder / "dist" / "cardtable", folder / "else where") / "cardtable"


def alone(folder, **more):
    """An environment that lends the program nothing."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"PATH": "/nonexistent", "HOME": str(home), "XDG_RUNTIME_DIR": str(home), **more}


def run(program, *arguments, environment):
    return subprocess.run(
        [program, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        cwd=environment["HOME"],
        check=False,
    )


def size_of(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@pytest.fixture
def screen():
    """A virtual screen's display number."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x720x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as pipe:
        display = f":{pipe.readline().strip()}"
    yield display
    server.terminate()
    server.wait()


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(sys.platform != "linux", reason="only tried on Linux")
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")
@pytest.mark.skipif(not shutil.which("objdump"), reason="needs binutils")
def test_the_packaged_program(tmp_path, screen):
    program = build(tmp_path)
    assert size_of(program.parent) <= 60e6
    assert (program.parent / "_internal" / "licenses" / "pygame-ce").is_dir()

    # In the terminal, with its own data.
    blind = alone(tmp_path)
    assert run(program, "--version", environment=blind).stdout.startswith("cardtable ")
    assert "shithead-glass" in run(program, "rules", "list", environment=blind).stdout
    scenarios = str(ROOT / "tests" / "scenarios" / "shithead.yaml")
    assert run(program, "check", scenarios, environment=blind).stdout.endswith(" 0 failed\n")
    refused = run(program, environment=blind)
    assert refused.returncode != 0
    assert "--text" in refused.stderr

    # Processes of its own: each is this same executable again.
    games = ["--seats", "easy,greedy", "--games", "2", "--seed", "1", "--jobs", "2"]
    assert run(program, "simulate", "shithead", *games, environment=blind).returncode == 0

    # A window, in which a computer player moves first: its process has answered.
    seeing = alone(tmp_path, DISPLAY=screen, SDL_AUDIODRIVER="dummy")
    started = ["play", "shithead", "--seats", "easy,easy,human", "--seed", "1"]
    with subprocess.Popen([program, *started], env=seeing, cwd=tmp_path) as window:
        try:
            assert wait_for(lambda: saved_moves(tmp_path / "home"))
            assert window.poll() is None
        finally:
            window.terminate()


def saved_moves(home):
    return [move for save in home.rglob("saves/*.yaml") for move in MOVE.findall(save.read_text())]


def wait_for(look, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.1)
    return look()
