"""Puts faults into a copy of the project, one at a time, and says which of them no test notices.

    python tools/mutants.py                 all faults of tools/mutants.yaml
    python tools/mutants.py engine shuffle  those with one of these words in their name or file
    python tools/mutants.py --all           against the tests at full length
    python tools/mutants.py --first         only the tests that each names: quick, for new faults

A fault that lives is a hole in the tests. The exit status is the number of them.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = Path(__file__).with_suffix(".yaml")


@dataclass(frozen=True)
class Mutant:
    """One fault: text of a file, what stands there instead, and tests likely to notice."""

    name: str
    file: str
    was: str
    wrong: str
    first: tuple[str, ...]


def mutants() -> list[Mutant]:
    """All faults, in the order of their file. Raises ValueError where one fits no longer."""
    found = []
    for one in yaml.safe_load(MUTANTS.read_text(encoding="utf-8")):
        count = (ROOT / one["file"]).read_text(encoding="utf-8").count(one["was"])
        if count != 1:
            message = f"{one['name']}: `was` stands {count} times in {one['file']}, not once"
            raise ValueError(message)
        found.append(
            Mutant(one["name"], one["file"], one["was"], one["is"], tuple(one["first"].split()))
        )
    return found


def copied(to: Path) -> Path:
    """A copy of every file that git knows, as it lies in the work tree."""
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


def fails(root: Path, arguments: list[str]) -> str:
    """The first test that fails in that folder, or `""`. Raises RuntimeError where none ran."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [*command, *arguments], cwd=root, env=environment, check=False, capture_output=True
    )
    if done.returncode not in {0, 1, 2}:
        raise RuntimeError(done.stdout.decode()[-2000:] + done.stderr.decode()[-2000:])
    if done.returncode == 0:
        return ""
    told = done.stdout.decode().splitlines()
    return next((line for line in told if line.startswith(("FAILED", "ERROR"))), "a test")


def noticed(mutant: Mutant, root: Path, options: argparse.Namespace) -> str:
    """The test that notices the fault, or `""` for none."""
    path = root / mutant.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(sound.replace(mutant.was, mutant.wrong), encoding="utf-8")
    length = ["--all"] if options.all else []
    try:
        found = fails(root, [*length, *mutant.first])
        if not found and not options.first:
            found = fails(root, [*length, "-n", "auto", "--dist", "worksteal"])
    finally:
        path.write_text(sound, encoding="utf-8")
    return found


def main() -> int:
    """Try each fault; how many live."""
    parser = argparse.ArgumentParser(description="Say which faults the tests don't notice.")
    parser.add_argument("words", nargs="*", help="only faults with one of these words")
    parser.add_argument("--all", action="store_true", help="with the tests at full length")
    parser.add_argument("--first", action="store_true", help="with the tests named beside each")
    options = parser.parse_args()
    living = 0
    with tempfile.TemporaryDirectory(prefix="cardtable-mutants-") as folder:
        root = copied(Path(folder))
        for mutant in mutants():
            text = f"{mutant.name} {mutant.file}".lower()
            if options.words and not any(word.lower() in text for word in options.words):
                continue
            began = time.monotonic()
            by = noticed(mutant, root, options)
            living += not by
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{'dies' if by else 'LIVES'}  {mutant.name}  ({took})  {by}", flush=True)
    print(f"{living} live")
    return living


if __name__ == "__main__":
    sys.exit(main())
