"""No code reads a sentence: what is told stays data until it is shown (docs/words.md)."""

import ast
import re

from cardtable.files import rules_folder

CODE = rules_folder().parent / "cardtable"
READING = ("engine", "games", "ai", "presenter", "table", "terminal", "lessons", "session.py")
"""Where what is told is made, weighed and shown."""
ASKS = {
    "partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix",
    "removesuffix", "index", "find", "count",
}  # fmt: skip
PATTERNS = {"compile", "sub", "subn", "search", "match", "fullmatch", "split", "findall"}
SENTENCE = re.compile(r"[.:;,!?] |, or|[A-Za-z] [A-Za-z]")
"""What stands in a sentence, and neither in notation nor in a key."""
OTHERS = {
    "ai/levels.py": "the names of levels in a command: `hard:2s`",
    "engine/cards.py": "notation of cards",
    "engine/clean.py": "marks of direction, line breaks in a name, and dates",
    "engine/notation.py": "notation",
    "engine/rules.py": "ids of rules",
    "engine/schema.py": "numbers in data",
    "lessons/check.py": "rule numbers on a rules page",
    "presenter/phrases.py": "the catalogue's own syntax, and its pseudo language",
    "presenter/rulespage.py": "markdown of the rules page, and rule numbers",
    "presenter/layoutfile.py": "SVG",
    "presenter/webpage.py": "the holes of the page",
    "presenter/words.py": "notation, and the holes of layout files",
    "table/drawing/fonts.py": "which letters a font has, and of which script; a font list in XML",
    "table/drawing/marks.py": "SVG",
    "table/drawing/card_pictures.py": "SVG, and notation of cards",
    "table/drawing/theme.py": "where lines may break, and signs of suits",
    "table/scenes/statistics.py": "names of files",
    "table/scenes/about.py": "where a long word may break",
    "table/widgets/bindings.py": "conditions in the table of bindings",
    "terminal/table.py": "markdown of the rules page",
}  # fmt: skip
"""What reads text that is no sentence of ours, and what that text is."""


def readers():
    """The files in which code asks for what stands in a text."""
    for folder in READING:
        home = CODE / folder
        for path in sorted(home.rglob("*.py")) if home.is_dir() else [home]:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                    continue
                of = node.func.value
                if isinstance(of, ast.Name) and of.id == "re" and node.func.attr in PATTERNS:
                    yield path.relative_to(CODE).as_posix(), node.lineno
                if node.func.attr in ASKS and any(
                    isinstance(one, ast.Constant)
                    and isinstance(one.value, str)
                    and SENTENCE.search(one.value)
                    for one in node.args
                ):
                    yield path.relative_to(CODE).as_posix(), node.lineno


def test_options_say_nothing():
    """What people read of an option stands in the catalogue; names are data."""
    files = sorted(CODE.glob("games/*/options.py"))
    assert files
    for path in files:
        tree = ast.parse(path.read_text("utf-8"))
        silent = [one for one in ast.walk(tree) if isinstance(one, ast.Expr)]  # docstrings
        calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
        silent += [one for one in calls if getattr(one.func, "id", "") == "Names"]
        known = {id(inner) for one in silent for inner in ast.walk(one)}
        for one in ast.walk(tree):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                assert id(one) in known or not SENTENCE.search(one.value), (path, one.lineno)


def test_no_code_reads_a_sentence():
    found = dict(readers())
    assert not {name: line for name, line in found.items() if name not in OTHERS}
    assert not {name for name in OTHERS if name not in found}, "name no file that reads nothing"
