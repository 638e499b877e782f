"""Begin a new game: `new_game.py hearts`, or `make new-game NAME=hearts`.

Copies the little game in `tools/skeleton` under the new name and registers it. What comes out can
be played and passes every test; it is there to be changed into another game.
"""

import re
import subprocess
import sys
from pathlib import Path

from cardtable.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SKELETON = ROOT / "tools" / "skeleton"
REGISTER = ROOT / "cardtable" / "games" / "__init__.py"


def main(words: list[str]) -> int:
    """Write the files of a game of that name; 1 if there can't be one."""
    name = words[0] if len(words) == 1 else ""
    if problem := why_not(name):
        print(problem, file=sys.stderr)
        return 1
    module, title = name.replace("-", "_"), name.replace("-", " ").capitalize()
    kind = name.title().replace("-", "")
    package = f"cardtable/games/{module}"
    targets = {
        "page.md": f"rules/{name}.md",
        "scenarios.yaml": f"tests/scenarios/{name}.yaml",
        "__init__.py": f"{package}/__init__.py",
        "game.py": f"{package}/game.py",
        "told.py": f"{package}/told.py",
        "options.py": f"{package}/options.py",
        "words.ftl": f"assets/words/en/{name}.ftl",
        "rules.yaml": f"rules/{name}.yaml",
    }
    changes = {
        "games.skeleton": f"games.{module}",
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
    for source, target in targets.items():
        text = (SKELETON / source).read_text("utf-8")
        for before, after in changes.items():
            text = text.replace(before, after)
        write(target, text)
    register(module, kind)
    command = [sys.executable, "-m", "cardtable", "playthrough", name]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    write(f"tests/playthroughs/{name}.txt", told.stdout.decode("utf-8"))
    print(f"Play it: cardtable play {name}. docs/new-game.md says how to change it into your game.")
    return 0


def why_not(name: str) -> str:
    """Why there can't be a new game of that name; `""` if there can."""
    if not re.fullmatch("[a-z]+(-[a-z]+)*", name):
        return "Name it in small letters, with hyphens for blanks: make new-game NAME=old-maid"
    for game in GAMES:
        if f"{name}-".startswith(f"{game.ID}-") or game.ID.startswith(f"{name}-"):
            return f"{name} reads like {game.ID} or a variant of it: choose another name"
    return ""


def tag(name: str) -> str:
    """Two letters for the rule numbers, which no other game has: HE for hearts, OM for old-maid."""
    letters = [part[0] for part in name.split("-")][:2]
    rest = [*letters[1:], *name[1:].replace("-", ""), *"abcdefghijklmnopqrstuvwxyz"]
    taken = {game.RULE for game in GAMES}
    return next(each for other in rest if (each := (letters[0] + other).upper()) not in taken)


def register(module: str, kind: str) -> None:
    """Import the game in `cardtable.games`, and add it to the end of the list of games."""
    text = REGISTER.read_text("utf-8")
    imports = re.findall(r"^from cardtable\.games\.\w+ import \w+\n", text, re.MULTILINE)
    wanted = sorted([*imports, f"from cardtable.games.{module} import {kind}\n"])
    text = text.replace("".join(imports), "".join(wanted))
    text = re.sub(r"(GAMES: .*?)^\)", rf"\1    {kind},\n)", text, flags=re.MULTILINE | re.DOTALL)
    REGISTER.write_text(text, "utf-8", newline="\n")


def write(target: str, text: str) -> None:
    """Write a file of the new game, and say which."""
    path = ROOT / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    print(target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
