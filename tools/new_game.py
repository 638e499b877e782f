"""Begin a new game: `new_game.py hearts`, or `make new-game NAME=hearts`.

Copies the little game in `tools/skeleton` under the new name. With `--at ../hearts` (`make new-game
AT=../hearts`) it becomes a folder of its own, with a test beside it; else it goes into the program
and is registered. What comes out can be played and passes every test; it is there to be changed
into another game.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from cardtable.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SKELETON = ROOT / "tools" / "skeleton"
REGISTER = ROOT / "cardtable" / "games" / "__init__.py"
IDS = ROOT / "cardtable" / "files" / "rulesfile.py"
WORDS = ROOT / "assets" / "words" / "en"


def main(words: list[str]) -> int:
    """Write the files of a game of that name; 1 if there can't be one."""
    parser = argparse.ArgumentParser(description="Begin a new game.")
    parser.add_argument("name", nargs="?", default="", help="in lower case: old-maid")
    parser.add_argument("--at", type=Path, help="a folder of its own, outside the program")
    args = parser.parse_args(words)
    at = args.at.resolve() if args.at else None
    name = args.name or (at.name.replace("_", "-") if at else "")
    if problem := why_not(name) or (at and why_not_there(at)):
        print(problem, file=sys.stderr)
        return 1
    kind = name.title().replace("-", "")
    module = name.replace("-", "_")
    for source, target in (outside() if at else inside(name, module)).items():
        text = changed((SKELETON / source).read_text("utf-8"), name, kind)
        if at:
            text = with_own_imports(text, module, kind)
        write(at or ROOT, target.replace("NAME", name), text)
    if at is None:
        register(name, module, kind)
    known = {"CARDTABLE_GAMES": str(at)} if at else {}
    command = [sys.executable, "-m", "cardtable", "playthrough", name]
    played = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **known}, capture_output=True, check=True
    )
    text = played.stdout.decode("utf-8")
    write(at or ROOT, "tests/playthrough.txt" if at else f"tests/playthroughs/{name}.txt", text)
    first = f"CARDTABLE_GAMES={args.at} " if at else ""
    print(f"Play it: {first}cardtable play {name}. docs/new-game.md says how to make it yours.")
    return 0


def inside(name: str, module: str) -> dict[str, str]:
    """Where each file of the skeleton goes in the program."""
    package = f"cardtable/games/{module}"
    return {
        "page.md": f"rules/{name}.md",
        "scenarios.yaml": f"tests/scenarios/{name}.yaml",
        "__init__.py": f"{package}/__init__.py",
        "game.py": f"{package}/game.py",
        "told.py": f"{package}/told.py",
        "options.py": f"{package}/options.py",
        "words.ftl": f"assets/words/en/{name}.ftl",
        "layout.yaml": f"assets/layouts/{name}.yaml",
        "rules.yaml": f"rules/{name}.yaml",
    }


def outside() -> dict[str, str]:
    """The same in a folder of its own, where NAME stands for the name of the game."""
    return {
        "page.md": "rules/NAME.md",
        "scenarios.yaml": "tests/scenarios.yaml",
        "__init__.py": "game/__init__.py",
        "game.py": "game/game.py",
        "told.py": "game/told.py",
        "options.py": "game/options.py",
        "words.ftl": "assets/words/en/NAME.ftl",
        "layout.yaml": "assets/layouts/NAME.yaml",
        "rules.yaml": "rules/NAME.yaml",
        "outside/pyproject.toml": "pyproject.toml",
        "outside/test_game.py": "tests/test_game.py",
    }


def changed(text: str, name: str, kind: str) -> str:
    """A file of the skeleton as that of the game of this name, whose class is `kind`."""
    module, title = name.replace("-", "_"), name.replace("-", " ").capitalize()
    changes = {
        "games.skeleton": f"games.{module}",
        "cardtable_skeleton": f"cardtable_{module}",
        "SkeletonGuide": f"{kind}Guide",
        "class Skeleton": f"class {kind}",
        "import Skeleton": f"import {kind}",
        '"Skeleton"': f'"{kind}"',
        "[Skeleton]": f"[{kind}]",
        "state: Skeleton": f"state: {kind}",
        "Skeleton": title,
        "skeleton": name,
        "SK-": f"{tag(name)}-",
        '"SK"': f'"{tag(name)}"',
    }
    for before, after in changes.items():
        text = text.replace(before, after)
    return text


def with_own_imports(text: str, module: str, kind: str) -> str:
    """The same for a package that may lie anywhere: it imports its own modules from itself."""
    text = text.replace(f"from cardtable.games.{module} import", "from . import")
    text = text.replace(f"from cardtable.games.{module}.", "from .")
    if f'__all__ = ["{kind}"]' in text:
        text = text.replace(f'__all__ = ["{kind}"]', f"GAME = {kind}")
    return text


def why_not(name: str) -> str:
    """Why there can't be a new game of that name; `""` if there can."""
    if not re.fullmatch("[a-z]+(-[a-z]+)*", name):
        return "Name it in lower case, with hyphens for blanks: make new-game NAME=old-maid"
    for game in GAMES:
        if f"{name}-".startswith(f"{game.ID}-") or game.ID.startswith(f"{name}-"):
            return f"{name} reads like {game.ID} or a variant of it: choose another name"
    if (WORDS / f"{name}.ftl").is_file():
        return f"{name} is what the program calls words of its own: choose another name"
    return ""


def why_not_there(folder: Path) -> str:
    """Why a game can't be begun in that folder; `""` if it can."""
    if folder.is_dir() and any(folder.iterdir()):
        return f"{folder} is there already, and isn't empty"
    if ROOT in (folder, *folder.parents):
        return f"{folder} lies inside the program: give the game a NAME instead"
    return ""


def tag(name: str) -> str:
    """Two letters for the rule numbers, which no other game has: HE for hearts, OM for old-maid."""
    letters = [part[0] for part in name.split("-")][:2]
    rest = [*letters[1:], *name[1:].replace("-", ""), *"abcdefghijklmnopqrstuvwxyz"]
    taken = {game.RULE for game in GAMES}
    return next(each for other in rest if (each := (letters[0] + other).upper()) not in taken)


def register(name: str, module: str, kind: str) -> None:
    """Import the game in `cardtable.games`, and add it to the end of both lists of games."""
    text = REGISTER.read_text("utf-8")
    imports = re.findall(r"^from cardtable\.games\.\w+ import \w+\n", text, re.MULTILINE)
    wanted = sorted([*imports, f"from cardtable.games.{module} import {kind}\n"])
    text = text.replace("".join(imports), "".join(wanted))
    text = re.sub(r"(SHIPPED: .*?)^\)", rf"\1    {kind},\n)", text, flags=re.MULTILINE | re.DOTALL)
    REGISTER.write_text(text, "utf-8", newline="\n")
    text = IDS.read_text("utf-8")
    text = re.sub(r"^(SHIPPED_IDS = .*)\)$", rf'\1, "{name}")', text, flags=re.MULTILINE)
    IDS.write_text(text, "utf-8", newline="\n")


def write(folder: Path, target: str, text: str) -> None:
    """Write a file of the new game, and say which."""
    path = folder / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    print(target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
