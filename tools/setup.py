"""Builds `.venv` from the versions in `requirements.lock`, with the `cardtable` command in it.

    python3 tools/setup.py          what playing needs
    python3 tools/setup.py --dev    what the checks and the tests need too

Does nothing when all is as it should be. Its syntax is kept old: a Python that is too old for the
program must get far enough to say so.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMMAND = VENV / ("Scripts/cardtable.exe" if os.name == "nt" else "bin/cardtable")
STAMP = VENV / "made.json"
LOCK = "requirements.lock"


def main(arguments):
    """Bring `.venv` up to date; stops with a sentence for a person if that cannot be done."""
    check_python()
    dev = "--dev" in arguments
    made = read_stamp()
    wanted = {"python": python_id(), "packages": packages_id()}
    if not PYTHON.exists() or made.get("python", wanted["python"]) != wanted["python"]:
        print(f"Making .venv with Python {version()} ...", flush=True)
        STAMP.unlink(missing_ok=True)
        run([sys.executable, "-m", "venv", "--clear", str(VENV)], "Making .venv failed.")
        made = {}
    dev = dev or bool(made.get("dev"))  # playing in between takes nothing away
    wanted["dev"] = dev
    if made == wanted and COMMAND.exists():
        return
    print("Installing what Card Table needs into .venv ...", flush=True)
    install(dev)
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def check_python():
    """Stop if this Python cannot carry the program."""
    if sys.version_info < (3, 11):
        sys.exit(
            f"Card Table needs Python 3.11 or newer; {sys.executable} is {version()}. "
            "Name a newer one, for example: make play PYTHON=python3.12"
        )
    try:
        import ensurepip  # noqa: F401 - Debian's Python comes without it
        import venv  # noqa: F401
    except ImportError:
        sys.exit(
            "This Python lacks the module venv. On Debian and Ubuntu `apt install python3-venv` "
            "brings it; elsewhere use the Python of python.org or of your package manager."
        )


def python_id():
    """Say which Python `.venv` is made from: another one needs another `.venv`."""
    return f"{sys.base_prefix} {version()}"


def version():
    """Give the version of this Python as people write it."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def packages_id():
    """Sum up all that decides what is installed, and where from."""
    import tomllib

    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)
    parts = [project["project"], project["build-system"], project["tool"]["hatch"], str(ROOT)]
    digest = hashlib.sha256(json.dumps(parts, sort_keys=True).encode())
    digest.update((ROOT / LOCK).read_bytes())
    return digest.hexdigest()


def read_stamp():
    """Give what the last run wrote, or nothing."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def install(dev):
    """Install the program in place, and everything else in the locked versions."""
    what = ".[dev]" if dev else "."
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # The tool that builds the package is locked too: old versions of pip look for that in the
    # first variable, new ones in the second. Relative names, since pip splits them at blanks.
    locked = dict(os.environ, PIP_CONSTRAINT=LOCK, PIP_BUILD_CONSTRAINT=LOCK)
    problem = "Installing failed. The first time it needs the internet; see the lines above."
    run([*pip, "-c", LOCK, "-e", what], problem, env=locked)


def run(command, problem, env=None):
    """Run a command in the repository; stop with the sentence `problem` if it fails."""
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
        sys.exit(problem)


if __name__ == "__main__":
    main(sys.argv[1:])
