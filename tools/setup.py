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
    """Install the locked versions, none but files with the locked hashes, and then the program."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    problem = "Installing failed. The first time it needs the internet; see the lines above."
    needed = VENV / "needed.txt"
    needed.write_text(parts(("play", "dev") if dev else ("play",)), encoding="utf-8")
    run([*pip, "--no-deps", "--require-hashes", "-r", str(needed)], problem)
    # The tool that builds the package is among them, so nothing else is fetched for it.
    run([*pip, "--no-deps", "--no-build-isolation", "-e", "."], problem)


def parts(names):
    """Give these parts of the lock, which begin with a line such as `# dev`."""
    found = ("\n" + (ROOT / LOCK).read_text(encoding="utf-8")).split("\n# ")
    return "\n".join(part.partition("\n")[2] for part in found if part.partition("\n")[0] in names)


def run(command, problem):
    """Run a command in the repository; stop with the sentence `problem` if it fails."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        sys.exit(problem)


if __name__ == "__main__":
    main(sys.argv[1:])
