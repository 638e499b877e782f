"""Puts faults into copies of the project, one at a time, and says which of them no test notices.

    python tools/mutants.py                 all the faults in tools/mutants.yaml
    python tools/mutants.py engine shuffle  only those with one of these words in their name or file
    python tools/mutants.py --list          just list them
    python tools/mutants.py --all           run the tests at full length
    python tools/mutants.py --first         run only the tests each names: quick, for a new fault

Each fault names the tests that should notice it, and those run first. If they don't, every test
that can reach the code runs too: a fault that only dies there needs a better test beside it. One
that lives is a hole in the tests. The exit status is the number of faults that live.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

import yaml

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = Path(__file__).with_suffix(".yaml")

REACH = {
    "cardtable/engine": "tests/engine tests/games tests/ai tests/files tests/program",
    "cardtable/games": "tests/games tests/ai tests/program tests/presenter tests/table/games",
    "cardtable/ai": "tests/ai tests/program tests/presenter tests/table/playing",
    "cardtable/files": "tests/files tests/program tests/project tests/table/scenes",
    "cardtable/lessons": "tests/presenter tests/program tests/table/playing tests/table/scenes",
    "cardtable/puzzles": "tests/presenter tests/program tests/table/scenes",
    "cardtable/presenter": "tests/presenter tests/program tests/table",
    "cardtable/terminal": "tests/program",
    "cardtable/cli": "tests/program",
    "cardtable/table": "tests/table",
}
"""The tests that can reach a room. Modules outside any room, such as `session.py`, reach almost all
of the rooms, so every test is run for them."""


@dataclass(frozen=True)
class Mutant:
    """One fault: text in a file, what to put there instead, and the tests that should notice."""

    name: str
    file: str
    was: str
    wrong: str
    first: tuple[str, ...]

    @property
    def reach(self) -> list[str]:
        """Every test that can reach the code."""
        room = next((room for room in REACH if self.file.startswith(f"{room}/")), "")
        return REACH.get(room, "tests").split()

    def has(self, words: list[str]) -> bool:
        """Whether one of these words is in its name or its file; true if there are none."""
        text = f"{self.name} {self.file}".lower()
        return not words or any(word.lower() in text for word in words)


def mutants() -> list[Mutant]:
    """All faults, in the order of their file. Raises ValueError for those that no longer fit."""
    entries = yaml.safe_load(MUTANTS.read_text(encoding="utf-8"))
    listed = [
        Mutant(one["name"], one["file"], one["was"], one["is"], tuple(one["first"].split()))
        for one in entries
    ]
    if problems := list(_problems(listed)):
        raise ValueError("\n".join(problems))
    return listed


def _problems(listed: list[Mutant]) -> Iterator[str]:
    for name, count in Counter(one.name for one in listed).items():
        if count > 1:
            yield f"{name}: {count} faults have this name"
    for one in listed:
        path = ROOT / one.file
        count = path.read_text(encoding="utf-8").count(one.was) if path.is_file() else 0
        if count != 1:
            yield f"{one.name}: `was` is in {one.file} {count} times, not once"
        if one.was == one.wrong:
            yield f"{one.name}: it changes nothing"
        gone = [test for test in one.first if not _exists(test)]
        if gone or not one.first:
            yield f"{one.name}: there are no tests {' '.join(gone)}".rstrip()


def _exists(test: str) -> bool:
    """Whether there is that file, folder, or function in a file (`tests/x.py::test_y`)."""
    file, _, function = test.partition("::")
    path = ROOT / file
    text = path.read_text(encoding="utf-8") if path.is_file() and function else ""
    return path.exists() and (not function or f"def {function}(" in text)


def copied(to: Path) -> Path:
    """A copy of every file git knows, as it is in the work tree."""
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


def fails(root: Path, arguments: list[str]) -> str:
    """The first test that fails there, or `""`. Raises RuntimeError where pytest can't run."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [*command, *arguments], cwd=root, env=environment, check=False, capture_output=True
    )
    if done.returncode in {0, 5}:  # 5: it is another day's turn for all of these tests
        return ""
    if done.returncode not in {1, 2}:
        raise RuntimeError(done.stdout.decode()[-2000:] + done.stderr.decode()[-2000:])
    told = done.stdout.decode().splitlines()
    return next((line for line in told if line.startswith(("FAILED", "ERROR"))), "a test")


def noticed(mutant: Mutant, root: Path, options: argparse.Namespace) -> tuple[str, str]:
    """How the fault fares (`dies`, `dies late` or `LIVES`), and the test that noticed it."""
    path = root / mutant.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(sound.replace(mutant.was, mutant.wrong), encoding="utf-8")
    length = ["--all"] if options.all else []
    try:
        if test := fails(root, [*length, *mutant.first]):
            return "dies", test
        if not options.first and (test := fails(root, [*length, *mutant.reach])):
            return "dies late", test
    finally:
        path.write_text(sound, encoding="utf-8")
    return "LIVES", ""


def tried(chosen: list[Mutant], options: argparse.Namespace) -> Iterator[str]:
    """A line about each fault, as soon as it is known. Each core works on a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="cardtable-mutants-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(options.jobs):
            copies.put(copied(Path(folder) / str(number)))

        def judged(mutant: Mutant) -> str:
            root, began = copies.get(), time.monotonic()
            try:
                fate, by = noticed(mutant, root, options)
            finally:
                copies.put(root)
            return f"{fate:9}  {mutant.name}  ({time.monotonic() - began:.0f} s)  {by}".rstrip()

        with ThreadPoolExecutor(options.jobs) as pool:
            yield from pool.map(judged, chosen)


def main() -> int:
    """Try the faults. Gives how many live."""
    parser = argparse.ArgumentParser(description="Say which faults the tests don't notice.")
    parser.add_argument("words", nargs="*", help="only faults with one of these words")
    parser.add_argument("--all", action="store_true", help="run the tests at full length")
    parser.add_argument("--first", action="store_true", help="run only the tests each one names")
    parser.add_argument("--list", action="store_true", help="only list the faults")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="tried side by side")
    options = parser.parse_args()
    chosen = [one for one in mutants() if one.has(options.words)]
    if options.list:
        print(*(f"{one.file}: {one.name}" for one in chosen), sep="\n")
        return 0
    living = late = 0
    for line in tried(chosen, options):
        living += line.startswith("LIVES")
        late += line.startswith("dies late")
        print(line, flush=True)
    print(f"{len(chosen)} faults: {living} live, {late} die late")
    return living


if __name__ == "__main__":
    sys.exit(main())
