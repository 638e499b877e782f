"""How large the rooms of the program are, and whether the rules of the house hold.

`rooms.py` prints a row a folder of `cardtable/`: lines, modules, modules under 60 lines with a
single importer; then each rule of the house and what breaks it. `rooms.py --lower` lowers the rows
of `tests/project/test_size.py` to what is measured; it raises none.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "tests" / "project" / "test_size.py"
SMALL = 60
"""A module with fewer lines, and one importer, is part of that importer."""
CIRCLE = 3
"""The most files that may import one another in a circle."""
SIGNPOST = "cardtable.table.scenes"
"""Opens the scenes by name, and each can lead to any other: its arrows are in no circle."""


@dataclass
class House:
    """The modules of a package, by dotted name, and who imports whom."""

    package: Path = ROOT / "cardtable"
    texts: dict[str, str] = field(init=False)
    """The source of each module."""
    paths: dict[str, Path] = field(init=False)

    def __post_init__(self) -> None:
        self.paths = {self.dotted(path): path for path in sorted(self.package.rglob("*.py"))}
        self.texts = {name: path.read_text(encoding="utf-8") for name, path in self.paths.items()}

    def dotted(self, path: Path) -> str:
        parts = path.relative_to(self.package.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def room(self, name: str) -> str:
        """The folder in which a module lies, relative to the package; `.` is the package."""
        return self.paths[name].parent.relative_to(self.package).as_posix()

    def lines(self, name: str) -> int:
        """How many lines a module has."""
        return len(self.texts[name].splitlines())

    def rooms(self) -> dict[str, tuple[int, int]]:
        """The lines and the modules of each room, each `__init__` among them."""
        sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for name in self.paths:
            room = sums[self.room(name)]
            room[0] += self.lines(name)
            room[1] += 1
        return {room: (lines, modules) for room, (lines, modules) in sorted(sums.items())}

    def whole(self) -> dict[str, int]:
        """The lines of the package, of its tests and of its words: the sum of what is kept."""
        root = self.package.parent
        tests = (root / "tests").rglob("*.py")
        words = (root / "assets" / "words" / "en").glob("*.ftl")
        return {
            "package": sum(map(self.lines, self.paths)),
            "tests": sum(len(path.read_text("utf-8").splitlines()) for path in tests),
            "words": sum(len(path.read_text("utf-8").splitlines()) for path in words),
        }

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules of the package that each module imports, wherever in it that stands."""
        return {name: set(self._imported(name)) for name in self.paths}

    def _imported(self, name: str) -> Iterator[str]:
        for node in ast.walk(ast.parse(self.texts[name])):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.paths)
            elif isinstance(node, ast.ImportFrom) and node.module:
                inside = {f"{node.module}.{alias.name}" for alias in node.names}
                yield from inside & self.paths.keys()
                if node.module in self.paths and inside - self.paths.keys():
                    yield node.module

    def importers(self, name: str) -> set[str]:
        """The modules that import one."""
        return {other for other, imported in self.imports.items() if name in imported}

    def needless(self) -> list[str]:
        """Modules under 60 lines with a single importer. What a package itself says is none."""
        modules = [name for name, path in self.paths.items() if not path.name.startswith("__")]
        small = [name for name in modules if self.lines(name) < SMALL]
        return [name for name in small if len(self.importers(name)) == 1]

    def circles(self) -> list[list[str]]:
        """Groups of more than three modules each of which leads to all others of its group."""
        reached = {name: self._reached(name) for name in self.paths}
        groups = {
            tuple(sorted(other for other in there if name in reached[other]))
            for name, there in reached.items()
            if name in there
        }
        return sorted([list(group) for group in groups if len(group) > CIRCLE], key=len)

    def _reached(self, name: str) -> set[str]:
        seen: set[str] = set()
        waiting = list(self.imports[name])
        while waiting:
            at = waiting.pop()
            if at not in seen and at != SIGNPOST:
                seen.add(at)
                waiting += self.imports[at]
        return seen

    def where(self, pattern: str, *rooms: str, but: tuple[str, ...] = ()) -> list[str]:
        """`module:line` of each match of a pattern in the modules of some rooms."""
        return [
            f"{name}:{self.texts[name].count(chr(10), 0, match.start()) + 1}"
            for name in self.paths
            if self.room(name).startswith(rooms) and name.rpartition(".")[2] not in but
            for match in re.finditer(pattern, self.texts[name], re.MULTILINE)
        ]


def of_games(house: House) -> list[str]:
    """Modules of games whose subject is the game's one record of what it says."""
    old = {"guide", "reasons", "refusals", "tooltips", "telling", "preview", "written", "zones"}
    return [name for name in house.paths if ".games." in name and name.rpartition(".")[2] in old]


@dataclass
class Rule:
    """What holds in the house: its sentence, what breaks it now, and how much of that may be."""

    says: str
    breaches: Callable[[House], list[str]]
    most: int = 0


RULES = (
    Rule("No words of options in the games", lambda house: house.where(r"\bWord\(", "games/")),
    Rule("A game is its rules, its options and what it says", of_games),
    Rule(
        "Parts of the board lie on the cloth",
        lambda house: house.where(r"^ *def draw\(\s*(self, )?surface", "table/board"),
    ),
    Rule(
        "Only cloth, layout and plan know which side is left",
        lambda house: house.where(r"\bmirrored\b", "table/board", but=("cloth", "layout", "plan")),
    ),
    Rule(
        "The board returns what has fallen due, and calls nobody",
        lambda house: house.where(r"\bon_(said|effect|told)\b", "table"),
    ),
    Rule("Shadows are painted in few places", lambda house: house.where(r"paint\.shadow\(", ""), 4),
    Rule(
        "Pages are made of slips that measure themselves",
        lambda house: house.where(r"^ *def measure\(", "table/scenes"),
        15,
    ),
    Rule("One loader of lists of files", lambda house: house.where(r"def _installed\b", ""), 1),
    Rule(
        "A game at the table is few modules",
        lambda house: [n for n in house.paths if ".playing." in n],
        12,  # hints, hands and calls have one subject each
    ),
    Rule("No small module with a single importer", House.needless, 20),
    Rule(
        "No circle of more than three files",
        lambda house: [" ".join(group) for group in house.circles()],
    ),
)


def rows_of(text: str) -> dict[str, tuple[int, int]]:
    """The rows of the ratchet's table, as they stand in its file."""
    found = re.findall(r'^    "([\w./]+)": \((\d+), (\d+)\),', text, re.MULTILINE)
    return {room: (int(lines), int(modules)) for room, lines, modules in found}


def lowered(text: str, measured: Mapping[str, tuple[int, int]]) -> str:
    """The ratchet's file with each row that is too high at what was measured."""

    def row(match: re.Match[str]) -> str:
        lines, modules = measured.get(match[1], (0, 0))
        lowest = min(int(match[2]), lines), min(int(match[3]), modules)
        return f'    "{match[1]}": ({lowest[0]}, {lowest[1]}),' if any(lowest) else ""

    changed = re.sub(r'^    "([\w./]+)": \((\d+), (\d+)\),', row, text, flags=re.MULTILINE)
    return re.sub(r"^\n(?=    \"|\})", "", changed, flags=re.MULTILINE)


def sum_lowered(text: str, whole: Mapping[str, int]) -> str:
    """The ratchet's file with the sum of package, tests and words lowered to what was measured."""

    def part(match: re.Match[str]) -> str:
        return f'"{match[1]}": {min(int(match[2]), whole[match[1]])}'

    return re.sub(r'"(package|tests|words)": (\d+)', part, text)


def main() -> None:
    """Print the table and the rules, or lower the ratchet's rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lower", action="store_true", help="lower the rows of the ratchet")
    house = House()
    measured = house.rooms()
    if parser.parse_args().lower:
        text = TABLE.read_text(encoding="utf-8")
        text = sum_lowered(lowered(text, measured), house.whole())
        TABLE.write_text(text, encoding="utf-8")
    print(f"{'room':<24}{'lines':>8}{'modules':>9}{'small':>7}")
    small = [house.room(name) for name in house.needless()]
    for room, (lines, modules) in measured.items():
        print(f"{room:<24}{lines:>8}{modules:>9}{small.count(room):>7}")
    sums = [sum(column) for column in zip(*measured.values(), strict=True)]
    print(f"{'all':<24}{sums[0]:>8}{sums[1]:>9}{len(small):>7}")
    print(", ".join(f"{part} {lines}" for part, lines in house.whole().items()), end="\n\n")
    for rule in RULES:
        breaches = rule.breaches(house)
        verdict = "holds" if len(breaches) <= rule.most else f"at most {rule.most}"
        print(f"{rule.says}: {len(breaches)} ({verdict})")
        for breach in breaches if len(breaches) > rule.most else ():
            print(f"    {breach}")


if __name__ == "__main__":
    main()
