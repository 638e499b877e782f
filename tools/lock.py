"""Write `requirements.lock`: the exact version of every package, for every system and Python.

Each has the hashes of its files, of which an installation takes no other. The packages stand in
three parts, each with what the parts before it lack: what playing needs, what the checks and the
tests need, and what the other extras need. What the program itself needs goes into the bill of
materials, too. Needs the internet. The resolver (uv) gets an environment of its own below `build/`.
With `--keep` no newer versions are looked for.
"""

import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

from shipping.sbom import FILE, bill

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "lock"
LOCK = ROOT / "requirements.lock"
SCRIPTS = HOME / ("Scripts" if sys.platform == "win32" else "bin")
TOOLS = HOME / "tools.in"
"""What builds the program."""
PARTS = {"play": [], "dev": ["--extra", "dev"], "more": ["--all-extras"]}


def compiled(*more: str | Path) -> str:
    """What the resolver makes of the project."""
    command = [SCRIPTS / "uv", "pip", "compile", "--quiet", "--universal", "--no-header"]
    command += ["--python-version", "3.11", "pyproject.toml", *more]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def resolve(output: Path, *more: str | Path) -> dict[str, str]:
    """What each package's entry in a lock is, by its name."""
    compiled("--generate-hashes", "--no-annotate", "--output-file", output, *more)
    entries = re.split(r"\n(?=[a-z])", output.read_text("utf-8").strip())
    return {entry.partition("==")[0]: entry for entry in entries}


def main() -> None:
    """Resolve, part by part."""
    venv.create(HOME, with_pip=True)
    subprocess.run([SCRIPTS / "python", "-m", "pip", "install", "-q", "-U", "uv"], check=True)
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    TOOLS.write_text("\n".join(needs) + "\n", "utf-8")
    whole = HOME / "whole.txt"
    whole.write_text(LOCK.read_text("utf-8"), "utf-8")
    newer = [] if "--keep" in sys.argv else ["--upgrade"]
    everything = resolve(whole, TOOLS, "--all-extras", *newer)
    lines: list[str] = []
    done: set[str] = set()
    for part, extras in PARTS.items():
        names = resolve(HOME / f"{part}.txt", TOOLS, *extras, "--constraint", whole)
        new = [name for name in names if name not in done]
        lines += [f"# {part}", *(everything[name] for name in new)]
        done.update(new)
    LOCK.write_text("\n".join(lines) + "\n", "utf-8")
    needed = compiled("--annotation-style", "line", "--constraint", whole)
    version = re.search(
        r'__version__ = "(.+)"', (ROOT / "cardtable" / "__init__.py").read_text("utf-8")
    )
    assert version, "cardtable has no version"
    (ROOT / FILE).write_text(bill(version[1], needed.splitlines()), "utf-8")


if __name__ == "__main__":
    main()
