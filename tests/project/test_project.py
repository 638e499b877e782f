"""The repository itself: pins, layers, sizes, and that its documents name what there is."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import mutants
import pygame
import pytest
from shipping.sbom import FILE
from where import ROOT

from cardtable import __version__

PACKAGE = ROOT / "cardtable"
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def imports(path):
    """All modules that a file imports anywhere in it, as dotted names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


@cache
def roots(path):
    return {name.partition(".")[0] for name in imports(path)}


def tracked():
    """The files of the repository; outside of one (an unpacked sdist) all that look like them."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False, text=True
    )
    if listing.returncode == 0 and listing.stdout:
        return [ROOT / name for name in listing.stdout.split("\0") if name]
    folders = ("cardtable", "assets", "rules", "tests", "tools", "docs")
    inside = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [path for path in [*ROOT.iterdir(), *inside] if path.is_file()]


def test_pygame_is_the_community_edition():
    assert getattr(pygame, "IS_CE", False), "pygame-ce was overwritten by another package"


def test_every_dependency_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    wanted += project["build-system"]["requires"]
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    text = re.sub(r"^# (play|dev|more)\n", "", text, flags=re.MULTILINE)
    pins = {}
    for entry in re.split(r"\n(?=\S)", text.rstrip()):
        line, *hashes = entry.split(" \\\n    ")
        match = re.fullmatch(r"([a-z0-9-]+)==([0-9][\w.]*)( ; .+)?", line)
        assert match, f"not an exact pin: {line}"
        assert hashes, f"without a hash: {line}"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes), line
        pins[match[1]] = match[2]
    for requirement in wanted:
        name = re.match(r"[\w.-]+", requirement)[0].lower().replace("_", "-")
        assert name in pins, f"{requirement}: missing in requirements.lock, see `make lock`"
    told = json.loads((ROOT / FILE).read_text(encoding="utf-8"))
    assert told["metadata"]["component"]["version"] == __version__, "see `make lock`"
    found = {one["name"]: one["version"] for one in told["components"]}
    assert found.items() <= pins.items(), "see `make lock`"
    needed = re.findall(r"^[\w-]+", "\n".join(project["project"]["dependencies"]), re.MULTILINE)
    assert set(needed) <= set(found)


def test_what_ci_takes_from_others_is_pinned_by_its_commit():
    for path in (ROOT / ".github").rglob("*.yml"):
        for used in re.findall(r"uses: (.+)", path.read_text(encoding="utf-8")):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", used), used


def test_only_the_table_imports_pygame():
    elsewhere = [path for path in MODULES if not path.is_relative_to(PACKAGE / "table")]
    assert not [name_of(path) for path in elsewhere if "pygame" in roots(path)]


def test_only_the_computer_players_and_the_voice_start_processes():
    makers = {
        "ai/worker.py",
        "ai/arena.py",
        "ai/outside_programs.py",
        "ai/processes.py",
        "__main__.py",
        "table/voice.py",  # a library that may crash
    }
    others = [path for path in MODULES if path.relative_to(PACKAGE).as_posix() not in makers]
    starting = {"multiprocessing", "concurrent", "subprocess"}
    assert not [name_of(path) for path in others if roots(path) & starting]


def test_engine_and_games_stand_on_the_standard_library():
    for path in [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/**/*.py")]:
        # What only the type checker and the compiler read need not be installed.
        typed = {"mypy_extensions", "typing_extensions"} if path.name == "compiled.py" else set()
        assert roots(path) <= sys.stdlib_module_names | {"cardtable"} | typed, name_of(path)
        # No files, no clock: what a game is depends on its moves and its chance alone.
        unfit = {"os", "pathlib", "io", "time", "datetime", "tempfile", "secrets"}
        assert not roots(path) & unfit, name_of(path)


def test_nobody_reads_what_an_error_says():
    """What code has to know of an error is an attribute of it: its words are for people."""
    reading = {"match", "search", "fullmatch", "findall", "partition", "rpartition", "removeprefix"}
    reading |= {"removesuffix", "split", "rsplit", "splitlines", "startswith", "endswith", "find"}
    told = re.compile(r"\bstr\([\w.]*(error|fault|problem)\w*(\[\d\])?\)")
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                read = node.func.attr in reading and told.search(ast.unparse(node))
                assert not read, f"{name_of(path)}:{node.lineno}: {ast.unparse(node)}"
            elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                assert not told.search(ast.unparse(node)), f"{name_of(path)}:{node.lineno}"


def test_what_only_the_compiler_reads_is_not_imported():
    absent = "import sys; sys.modules.update(mypy_extensions=None, typing_extensions=None)"
    script = f"{absent}; import cardtable.engine.state"
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)


FOR_LATER = """
    cardtable.ai cardtable.cli.arguments cardtable.engine.events cardtable.engine.guide
    cardtable.engine.state cardtable.engine.view cardtable.games cardtable.lessons
    cardtable.presenter.houserules cardtable.presenter.layoutfile cardtable.presenter.model
    cardtable.presenter.webpage cardtable.presenter.words cardtable.puzzles cardtable.session
    cardtable.table.board cardtable.table.scenes.choices cardtable.table.scenes.lessons
    cardtable.table.widgets.entries cardtable.table.widgets.stars
    argparse asyncio configparser fluent hashlib html multiprocessing webbrowser yaml
"""


def test_the_first_picture_loads_nothing_that_it_does_not_show(tmp_path):
    script = """
import os, sys
import pygame
from cardtable.cli import main

def presented(*_):
    print(*sorted(sys.modules), flush=True)
    os._exit(0)

pygame.display.flip = pygame.display.update = presented
pygame.display.get_driver = lambda: "windows"
main([])
"""
    quiet = {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "CARDTABLE_HOME": str(tmp_path),
    }
    command = [sys.executable, "-c", script]
    told = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **quiet}, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "cardtable.table.scenes.menu" in told
    later = FOR_LATER.split()
    early = [name for name in told if any(f"{name}.".startswith(f"{each}.") for each in later)]
    assert early == []


def test_every_fault_of_the_list_can_be_put_in():
    found = mutants.mutants()
    assert len(found) >= 120
    rooms = {one.file.split("/")[1].removesuffix(".py") for one in found}
    assert {"engine", "games", "ai", "files", "session", "presenter", "terminal", "table"} <= rooms


MANUALS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))


def targets():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", *MANUALS])
def test_documents_name_targets_that_exist(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^\s*|\\)make ([a-z-]+)", text, re.MULTILINE))
    assert named <= targets()
    assert {"test", "play"} <= named or document != "README.md"


def test_windows_has_the_same_targets():
    batch = (ROOT / "make.bat").read_text(encoding="utf-8")
    offered = set(re.findall(r'"%TARGET%"=="([a-z-]+)" goto \1\n', batch))
    assert offered == targets() - {"help", "ci", "python"}  # `ci` installs what Debian lacks
    assert offered <= set(re.findall(r"^:([a-z-]+)", batch, re.MULTILINE))


def names_in(path):
    """All names that a module defines: functions, classes, arguments, variables, attributes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(getattr(node, "ctx", None), ast.Store):
            yield getattr(node, "id", None) or getattr(node, "attr", None)


SHARED = {"Spot"}
"""Classes that have their names in common with another one, for now."""


PLAYING = PACKAGE / "table/scenes/playing"
CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popleft", "remove"}
CHANGES |= {"setdefault", "update"}
"""Methods that change a list, a set or a dictionary."""


def records():
    """The records of which a game's state at the table is made: each field, and its type."""
    tree = ast.parse((PLAYING / "state.py").read_text(encoding="utf-8"))
    classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
    fields = {
        name: {
            n.target.id: ast.unparse(n.annotation) for n in one.body if isinstance(n, ast.AnnAssign)
        }
        for name, one in classes.items()
    }
    kinds = {kind.removesuffix(" | None") for kind in fields["TableState"].values()}
    return {
        name: fields[name] for name in fields if name in {"TableState"} | kinds and fields[name]
    }


class Writes(ast.NodeVisitor):
    """Which fields of these records a module changes, wherever it gets a record from."""

    def __init__(self, made):
        self.records, self.names, self.changed = made, {}, set()

    def record(self, node):
        """Of which record's kind an expression is; None: of none."""
        if isinstance(node, ast.NamedExpr):
            return self.record(node.value)
        if isinstance(node, ast.Name):
            return "TableState" if node.id == "state" else self.names.get(node.id)
        if not isinstance(node, ast.Attribute):
            return None
        kind = self.records.get(self.record(node.value), {}).get(node.attr, "")
        kind = kind.removesuffix(" | None")
        return kind if kind in self.records else "TableState" if node.attr == "state" else None

    def change(self, node):
        """Something is assigned to that, or it is changed in place."""
        if isinstance(node, ast.Tuple | ast.List):
            for each in node.elts:
                self.change(each)
        elif isinstance(node, ast.Subscript | ast.Starred):
            self.change(node.value)
        elif isinstance(node, ast.Attribute) and (kind := self.record(node.value)):
            self.changed.add((kind, node.attr))
            inside = self.records.get(self.record(node), {})
            self.changed |= {(self.record(node), each) for each in inside}

    def visit_FunctionDef(self, node):
        before, self.names = self.names, dict(self.names)
        self.generic_visit(node)
        self.names = before

    def visit_ClassDef(self, node):
        self.names["self"] = node.name if node.name in self.records else None
        self.generic_visit(node)

    def visit_Assign(self, node):
        self.generic_visit(node)
        for target in node.targets:
            self.change(target)
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = zip(target.elts, node.value.elts, strict=True)
            self.names |= {to.id: self.record(of) for to, of in pairs if isinstance(to, ast.Name)}

    def visit_NamedExpr(self, node):
        self.generic_visit(node)
        self.names[node.target.id] = self.record(node.value)

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        self.change(node.target)

    def visit_Delete(self, node):
        for target in node.targets:
            self.change(target)

    def visit_Call(self, node):
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            self.change(node.func.value)


def test_each_field_of_the_tables_state_is_changed_by_one_module():
    """So that whoever looks for what it may be, and when, reads that module alone."""
    made = records()
    writers = {}
    for path in sorted((PACKAGE / "table").rglob("*.py")):
        found = Writes(made)
        found.visit(ast.parse(path.read_text(encoding="utf-8")))
        for field in found.changed:
            writers.setdefault(field, []).append(path.stem)
    assert len(writers) > 40, "the test has lost sight of the state"
    assert {field: names for field, names in writers.items() if names[1:]} == {}


def test_one_name_is_one_thing():
    """No two public classes are called alike, but for those that every game has of its own."""
    found = []
    for path in MODULES:
        if not path.relative_to(PACKAGE).as_posix().startswith(("games/", "ai/evaluation/")):
            body = ast.parse(path.read_text(encoding="utf-8")).body
            found += [one.name for one in body if isinstance(one, ast.ClassDef)]
    twice = {name for name in found if found.count(name) > 1 and not name.startswith("_")}
    assert twice <= SHARED


@cache
def known_names():
    return {path.stem for path in MODULES}.union(*map(names_in, MODULES))


def tables(document):
    """The tables of a document: each is its rows, a row is its cells."""
    text = (ROOT / document).read_text(encoding="utf-8")
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [re.split(r"(?<!\\)\|", row)[1:-1] for row in block.splitlines()]
        yield rows[0][0].strip(), rows[2:]


EXAMPLES = {"hearts", "HE", "HE-3", "pass", "p1", "p2", "dist/cardtable", "build/proofs"}
"""Names in tables that stand for others, and places that are only made."""


def lost(row):
    """The files and names in a row of a table that there aren't."""
    at = PACKAGE  # a bare name is that of a file beside the one named before it
    for word in re.findall(r"`([^`]+)`", " ".join(row)):
        path = re.sub(r"<\w+>", "*", word)
        if re.fullmatch(r"[\w./*-]+", path) and word not in EXAMPLES:
            found = [one for folder in (at, PACKAGE, ROOT) for one in folder.glob(path)]
            if found and path.endswith(".py"):
                at = found[0].parent
            elif found:
                at = found[0] if at == PACKAGE and found[0].is_dir() else at
            elif re.search(r"[/*-]|\.(py|yaml|txt|md|toml)$", path):
                yield word
            else:
                yield from {*word.split(".")} - known_names() - EXAMPLES


def test_the_map_names_what_there_is():
    """Every file in the tables lies there, and every name is defined in the code."""
    rooms = dict(tables("CONTRIBUTING.md"))
    assert len(rooms["you want to change"]) == 21
    assert len((ROOT / "CONTRIBUTING.md").read_bytes()) <= 10_240
    for rows in rooms.values():
        for row in rows:
            assert not set(lost(row)), row
    for row in dict(tables("docs/new-game.md"))["in a game"]:
        assert not set(lost(row[:1])), row


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *MANUALS])
def test_links_in_documents_lead_somewhere(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in link:
            assert (ROOT / document).parent.joinpath(link).exists(), link


BINARY = {".png", ".jpg", ".webp", ".wav", ".ogg", ".ttf", ".ico", ".icns"}
LARGEST = 1_000_000
FILM = ROOT / "docs/trailer.webp"  # has a limit of its own, see test_gallery


def test_files_are_tidy():
    problems = []
    for path in filter(Path.exists, tracked()):
        data = path.read_bytes()
        if len(data) > LARGEST and path != FILM:
            problems.append(f"{name_of(path)}: {len(data)} bytes")
        if path.suffix in BINARY or not data:
            continue
        text = data.decode()
        if "\r" in text and path.suffix != ".bat":
            problems.append(f"{name_of(path)}: Windows line ends")
        if not text.endswith("\n") or text.endswith("\n\n"):
            problems.append(f"{name_of(path)}: should end on one line end")
        lines = text.splitlines()
        bad = [number for number, line in enumerate(lines, 1) if line != line.rstrip()]
        if bad:
            problems.append(f"{name_of(path)}:{bad[0]}: blanks at the end of a line")
        if any(line.startswith(("<<<<<<< ", ">>>>>>> ")) for line in lines):
            problems.append(f"{name_of(path)}: an unfinished merge")
    assert not problems, "\n".join(problems)


def test_no_tracked_file_knows_this_machine():
    # Written in pieces, so that this file is not one of those it looks for.
    places = "|".join([r"/wor" + r"k/", r"/hom" + r"e/\w", r"/roo" + r"t/", r"C:\\User" + r"s\\"])
    marks = "|".join([r"\bTOD" + "O\b", r"\bFIX" + "ME\b"])
    pattern = re.compile(f"{places}|{marks}")
    for path in tracked():
        if path.suffix in BINARY or not path.exists():
            continue
        found = pattern.search(path.read_text(encoding="utf-8"))
        assert not found, f"{name_of(path)}: {found[0]}"
