"""What a person gets: the set-up script, the wheel, the source archive."""

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from shipping.sbom import FILE
from where import ROOT

from cardtable import __version__

SETUP = ROOT / "tools" / "setup.py"


@pytest.fixture
def setup():
    spec = importlib.util.spec_from_file_location("cardtable_setup", SETUP)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_can_read_the_setup_script():
    ast.parse(SETUP.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_what_is_needed(setup, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; .* is 3\.9\."):
        setup.main([])


def test_a_python_without_venv_is_told_what_is_missing(setup, monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        setup.main([])


@pytest.fixture
def house(setup, monkeypatch, tmp_path):
    """The set-up script in a house of its own, where commands are written down and not run."""
    for name in ("pyproject.toml", setup.LOCK):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for name in ("VENV", "PYTHON", "COMMAND", "STAMP"):
        moved = tmp_path / getattr(setup, name).relative_to(ROOT)
        monkeypatch.setattr(setup, name, moved)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    setup.commands = []

    def run(command, problem):
        setup.commands.append(" ".join(command))
        setup.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        setup.PYTHON.touch()
        setup.COMMAND.touch()

    monkeypatch.setattr(setup, "run", run)
    return setup


def did(house, arguments):
    house.commands.clear()
    house.main(arguments)
    return house.commands


def needed(house):
    """What the last run has pip install, by name."""
    text = (house.VENV / "needed.txt").read_text("utf-8")
    return set(re.findall(r"^([\w-]+)==", text, re.MULTILINE))


PLAYING = {
    *(one["name"] for one in json.loads((ROOT / FILE).read_text("utf-8"))["components"]),
    *("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"),  # build it
}


def test_setup_does_only_what_is_needed(house):
    make, libraries, install = did(house, [])
    assert "-m venv" in make
    assert f"--no-deps --require-hashes -r {house.VENV / 'needed.txt'}" in libraries
    assert install.endswith("--no-deps --no-build-isolation -e .")
    assert needed(house) == PLAYING
    assert did(house, []) == []
    assert len(did(house, ["--dev"])) == 2
    assert needed(house) > PLAYING
    assert {"pytest", "ruff"} <= needed(house)
    assert did(house, []) == did(house, ["--dev"]) == []


def test_setup_notices_new_pins_and_another_python(house, monkeypatch):
    did(house, ["--dev"])
    with (house.ROOT / house.LOCK).open("a", encoding="utf-8") as lock:
        lock.write("another==1.0\n")
    assert len(did(house, [])) == 2
    assert "pytest" in needed(house)  # playing in between takes nothing away
    assert not {"another", "scipy"} & needed(house)  # which stand in another part
    monkeypatch.setattr(sys, "base_prefix", "/another/python")
    make, _, _ = did(house, [])
    assert "-m venv --clear" in make
    assert needed(house) == PLAYING


def test_setup_mends_a_half_made_venv(house):
    did(house, [])
    house.STAMP.write_text("{", encoding="utf-8")
    assert len(did(house, [])) == 2
    house.PYTHON.unlink()
    assert len(did(house, [])) == 3


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A wheel and a source archive, built with what is installed here: nothing is fetched."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    done = subprocess.run(
        [*command, "--sdist", "--wheel", str(ROOT)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def data_files():
    for folder in ("assets", "rules"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file():
                yield path.relative_to(ROOT).as_posix()


def test_the_wheel_has_all_data_and_finds_it(built, tmp_path):
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path)
    assert {f"cardtable/_data/{name}" for name in data_files()} <= names
    assert f"cardtable-{__version__}.dist-info/sboms/{FILE}" in names
    assert not [name for name in names if name.startswith(("tests", "tools", "assets", "rules"))]
    found = subprocess.run(
        [sys.executable, "-c", "from cardtable import files; print(files.program_folder())"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()) == tmp_path / "cardtable" / "_data"


@pytest.mark.long
@pytest.mark.slow
def test_the_wheel_in_an_empty_environment(built, tmp_path):
    """As pip and pipx install it; both commands then work from any folder."""
    (wheel,) = built.glob("*.whl")
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    pins = tmp_path / "pins.txt"
    pins.write_text(
        re.sub(r" \\\n.*", "", (ROOT / "requirements.lock").read_text("utf-8")), "utf-8"
    )
    done = subprocess.run(
        [*pip, "-c", pins, str(wheel)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "No matching distribution" in done.stderr or "Connection" in done.stderr:
        pytest.skip("pip cannot fetch what the wheel needs")
    assert done.returncode == 0, done.stderr
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()

    def run(command, *arguments, typed=""):
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in {"PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
        } | {"CARDTABLE_HOME": str(elsewhere)}
        return subprocess.run(
            [scripts / command, *arguments],
            cwd=elsewhere, input=typed, capture_output=True, text=True, check=False,
            env=environment,
        )  # fmt: skip

    assert run("cardtable", "--version").stdout.startswith(f"cardtable {__version__} (Python ")
    assert "shithead-glass" in run("cardtable", "rules", "list").stdout
    game = ["play", "cuttle", "--seats", "human,greedy", "--text", "--seed", "1"]
    assert "The game is saved." in run("cardtable", *game, typed="quit\n").stdout
    assert "add --text" in run("cardtable-gui").stderr


def test_without_a_terminal_nothing_is_printed_and_nothing_fails(tmp_path):
    """`cardtable-gui` on Windows: there is no standard output to write to."""
    code = "import sys; sys.stdout = sys.stderr = None\nfrom cardtable.cli import main"
    environment = {**os.environ, "CARDTABLE_HOME": str(tmp_path), "SDL_VIDEODRIVER": "offscreen"}
    for arguments, status in ((["rules", "list"], 0), (["resume"], 1), (["play", "nothing"], 1)):
        done = subprocess.run(
            [sys.executable, "-c", f"{code}\nsys.exit(main({arguments}))"],
            env={**environment, "PYTHONPATH": str(ROOT)}, capture_output=True, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stdout, done.stderr) == (status, b"", b"")


@pytest.mark.skipif(os.name == "nt", reason="it is a script of Linux's")
@pytest.mark.parametrize("name", ["plain", '100% "it" $x `y` \\z'])
def test_the_menu_entry_starts_the_program_wherever_the_home_is(tmp_path, name):
    """Read as desktops do: the value's escapes, then quotes and blanks, then percent signs."""
    package, home = tmp_path / "package", tmp_path / name
    for folder in ("_internal", "share/icons/hicolor", "share/applications"):
        (package / folder).mkdir(parents=True)
    home.mkdir()
    linux = ROOT / "tools" / "shipping" / "linux"
    shutil.copy(linux / "cardtable.desktop", package / "share" / "applications")
    shutil.copy(linux / "install.sh", package)
    (package / "cardtable").write_text('#!/bin/sh\nprintf "%s" "$0"\n')
    (package / "cardtable").chmod(0o755)
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run(["sh", package / "install.sh"], env=environment, capture_output=True, check=True)
    entry = (home / ".local/share/applications/cardtable.desktop").read_text("utf-8")
    (line,) = re.findall("(?m)^Exec=(.*)$", entry)
    found = re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', line.replace("\\\\", "\\"))
    words = [re.sub(r"\\(.)", r"\1", one or other) for one, other in found]
    command = home / ".local" / "lib" / "cardtable" / "cardtable"
    assert words[-1] == str(command).replace("%", "%%")
    assert "%" not in words[0]  # GNOME looks for that program as it stands there
    words = [word.replace("%%", "%") for word in words]
    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout == str(command)


def test_the_source_archive_can_be_tested(built):
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    needed = {"Makefile", "make.bat", "requirements.lock", FILE, "build.spec", "tests/conftest.py"}
    needed |= {"tools/package.py", "tools/shipping/linux/install.sh", ".ci/run"}
    assert needed | {"tools/setup.py", *data_files()} <= names
