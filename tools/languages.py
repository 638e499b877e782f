"""What a language lacks, has left over, or says wrong: `languages.py de`.

Without one, it lists what doesn't read like English (`HABITS`) in the catalogue, the rules pages,
the lessons, README and the docs.

Every English text has a key: the messages of the catalogue, and in the books `rules/GAME` and
`lessons/GAME` the names of rules, the figures of rules pages, and what lessons say. `--missing`
writes the English of all that isn't there yet, in the form of a file; `--book` says of which.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardtable.engine.facts import speak_by
from cardtable.engine.rules import Rules
from cardtable.files import (
    ENGLISH,
    categories,
    chain,
    game_ids,
    language,
    load_rules,
    messages,
    parent_of,
    program_folder,
    read_text,
    rules_files,
    rules_page,
    rulesfile,
    speak,
    text_path,
)
from cardtable.lessons import lesson as lessons
from cardtable.presenter import rulespage
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import worded

FORMED = {"SEAT": "seat-", "RANK": "rank-", "CARD": "rank-", "PLACE": "place-"}
FUNCTIONS = {*FORMED, "SUIT", "LIST", "COUNT", "ENDS", "PRONOUN"}
NEEDED = {"help", "clause", "name", "verb", "yes", "no", "entry"}
"""Attributes that are texts of their own."""
_RANKS = "Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Joker"
HABITS: Mapping[str, Mapping[str, str]] = {
    "de": {
        r"(?<=[\w,;:] )(?:Sie|Ihre?[nmrs]?) (?:können|haben|müssen|sind|dürfen)\b": "du, not Sie",
        r"'": "an apostrophe is ’",
        r'(?<![=:] )(?<!\{ )"(?!\s*\})': "quotation marks are „ and “",
        r"[\d ]%": "a no-break space stands before %",
        r"\w - \w": "a dash is –",
        r"\.\.\.": "three points are …",
        r"\b(?:Stich|Nachziehestapel|Ablege-?haufen)\b": "see the table of terms",
    },
    "en": {
        r"\b(?:some|every|any)body\b": "someone, everyone, anyone",
        r"\b(?:anew|whence|thereby|hence|nought)\b|\bfor ever\b": "again, forever",
        r"\bso many\b": "this many",
        r"(?<!until )(?<!now and )\bthen[.!?]?$": "“then” comes first",
        r"\b(?:(?:is|are|was|were|do|does|did|has|have|had|would|could) not|cannot)\b": "isn’t …",
        r"\b(?:up|down)-cards?\b": "face-up, face-down cards",
        r"\bused up\b": "empty",
        r"\b(?:go|goes|going|went|gets?) on"
        r"(?= (?:by|with|from|there|to|at|as|until)\b|[.,;:!?]|$)": "continue, resume, next",
        r"\d %|\}\s%": "no space before %",
        r"\w - \w|—": "a dash is –",
        r"\.\.\.|(?<=\w) …$": "three points are …, close to the word",
    },
    "en, to players": {
        r"'": "an apostrophe is ’",
        r'(?<!\{ )"(?! \})': "quotation marks are “ and ”",
        r"\b(?:lies|lie|lay|lays|laid)\b": "is, are, put, play",
        r"\bstands?\b(?! for)": "is, stays",
        r"\bbegins?\b": "start",
        r"\bwhoever\b": "the player who",
        r"(?:[\w’]+ ){4}[\w’]+: (?:it|he|she|they|this|nobody|everyone|there|nothing|then|"
        r"otherwise|the|only)\b": "two sentences, or and, but, so, because",
        r"\b[Yy]ou(?:’ve| have) (?:won|lost)\b": "you win, you lost",
        r"\bg[ia]ve[ns]? up\b": "resign, discard, stop",
        r"\bchances? to \w+": "chances of winning",
        r"\b(?:drawer|bots?|seeds?|laws?|sitting|source|graveyard|Table cloth)\b": (
            "menu, computer player, deal number, field card, evening, draw pile, tablecloth"
        ),
        r"\bin (?:your|their|his|her) turn\b": "on your turn",
        rf"(?<=[a-z,] )(?:{_RANKS})s?\b": "ranks are small in sentences",
    },
}
"""What a language's writers fall into, and what it should be."""
KEPT = Path(__file__).with_name("habits-kept.txt")
"""What stays as it is, a line each: where, and the words."""
MEASURED = {"opponents.md", "variants.md"}
"""Pages that another tool writes."""


class Parts(Visitor):
    """The variables, references and functions of a pattern."""

    def __init__(self, *entries: ast.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.calls: list[ast.FunctionReference] = []
        for each in entries:
            if each is not None:
                self.visit(each)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(node)
        self.generic_visit(node)


@dataclass
class Report:
    """What is the matter with a language, by its books."""

    missing: dict[str, list[str]] = field(default_factory=dict)
    """The keys of English texts that it lacks; attributes as `key.help`; pages as `page`."""
    wrong: list[str] = field(default_factory=list)
    """Whatever else is wrong, a line each."""


@cache
def english_texts() -> dict[str, dict[str, str]]:
    """The English of all that stands in no catalogue, by book and key."""
    books: dict[str, dict[str, str]] = {}
    before = language()
    speak(ENGLISH)
    try:
        for game in game_ids(shipped=True):
            noted = books.setdefault(f"rules/{game}", {})
            say = _noting(noted)
            for path in rules_files():
                if path.parent == program_folder() / "rules":
                    rules = load_rules(path)
                    if game == rules.game.ID:
                        _own_names(rules, say)
            [*rulespage.in_words(rulespage.entries_of(game), say)]
            noted = books.setdefault(f"lessons/{game}", {})
            path = program_folder() / "rules" / "lessons" / f"{game}.yaml"
            for one in lessons.read_lessons(path):
                lessons.in_words(one, _noting(noted))
    finally:
        speak(before)
    return books


def _noting(noted: dict[str, str]) -> Callable[[str, str], str]:
    def note(key: str, text: str) -> str:
        if text:
            noted[key] = " ".join(text.split())
        return text

    return note


def _own_names(rules: Rules, say: Callable[[str, str], str]) -> None:
    """The texts of a rules file, without those that it has from another."""
    theirs: dict[str, str] = {}
    parent = parent_of(rules)
    if parent.id != rules.id:
        rulesfile.in_words(parent, _noting(theirs))
    every: dict[str, str] = {}
    rulesfile.in_words(rules, _noting(every))
    inherited = {key.removeprefix(parent.id): text for key, text in theirs.items()}
    for key, text in every.items():
        if inherited.get(key.removeprefix(rules.id)) != text:
            say(key, text)


def books() -> dict[str, dict[str, str]]:
    """All English texts: by book and key, messages as they are written."""
    folder = program_folder() / "assets" / "words" / ENGLISH
    catalogue = {
        path.stem: dict(messages(path.stem, ENGLISH)) for path in sorted(folder.glob("*.ftl"))
    }
    return {**catalogue, **english_texts()}


@cache
def parsed(book: str, tongue: str) -> dict[str, ast.Message | ast.Term | ast.Junk]:
    """The messages of a book in a language, by their ids; what can't be read by what it says."""
    found: dict[str, ast.Message | ast.Term | ast.Junk] = {}
    for one in chain(tongue)[:-1] if tongue != ENGLISH else (ENGLISH,):
        path = text_path(f"{book}.ftl", one)
        resource = FluentParser(with_spans=False).parse(read_text(path)) if path else None
        seen: set[str] = set()
        for entry in resource.body if resource else ():
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in seen:
                    found[f"{entry.id.name}, the second"] = ast.Junk(content="")
                seen.add(entry.id.name)
                found.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Junk):
                found[f"«{(entry.content or '').splitlines()[0]}»"] = entry
    return found


def _attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {one.id.name for one in entry.attributes}


def report(tongue: str) -> Report:
    """What a language lacks, and what is wrong with it."""
    told = Report()
    for book, texts in books().items():
        plain = "/" in book
        theirs = parsed(book, tongue)
        # each language puts its messages together from terms of its own
        lacking = [key for key in texts if key not in theirs and not key.startswith("-")]
        told.missing[book] = lacking
        english = {} if plain else parsed(book, ENGLISH)
        for key, entry in theirs.items():
            where = f"{book}.ftl: {key}"
            if isinstance(entry, ast.Junk):
                told.wrong.append(f"{where}: can't be read")
                continue
            if plain:
                told.wrong += [] if key in texts else [f"{where}: is left over"]
                told.wrong += _unplain(where, entry, texts.get(key, ""))
                continue
            told.wrong += _faults(where, book, entry, tongue)
            other = english.get(key)
            if isinstance(other, ast.Message | ast.Term):
                lacking += [
                    f"{key}.{one}" for one in (_attributes(other) - _attributes(entry)) & NEEDED
                ]
    for game in game_ids(shipped=True):
        told.wrong += _page_faults(game, tongue)
        if not any(text_path(f"rules/{game}.md", one) for one in chain(tongue)[:-1]):
            told.missing[f"rules/{game}"].append("page")
    told.wrong += [*_names_of_nothing(tongue), *_untold(tongue)]
    return told


def _names_of_nothing(tongue: str) -> Iterator[str]:
    """Messages that nothing asks for: neither an English one, nor another of the language."""
    called = {one for book in books() for entry in parsed(book, tongue).values()
              if not isinstance(entry, ast.Junk) for one in Parts(entry).messages}  # fmt: skip
    for book, texts in books().items():
        if "/" in book:
            continue
        for key, entry in parsed(book, tongue).items():
            known = key in texts or key in called or key.startswith(("seat-", "-"))
            if isinstance(entry, ast.Message) and not known and key not in books()["cards"]:
                yield f"{book}.ftl: {key}: is left over"


def _untold(tongue: str) -> Iterator[str]:
    """What a layout says that has more to it than variables and counted words."""
    before = language()
    speak(tongue)
    try:
        for game in game_ids(shipped=True):
            for key in re.findall(rf"«{game}\.([\w-]+)»", repr(table_of(game))):
                yield f"{game}.ftl: {key}: said by a layout, with no functions or selectors"
    finally:
        speak(before)


def _unplain(where: str, entry: ast.Message | ast.Term, english: str) -> Iterator[str]:
    """What stands in a text of a lesson or a rules file that has to be plain."""
    if Parts(entry).variables or Parts(entry).calls:
        yield f"{where}: has no variables: players are p1, p2 and cards 10H there"
    written = " ".join(
        one.value
        for one in (entry.value.elements if entry.value else ())
        if isinstance(one, ast.TextElement)
    )
    notation = re.compile(r"\bp[1-9]\b|(?<!\w)(?:10|[2-9AJQK])[CDHS](?!\w)")
    theirs, ours = set(notation.findall(english)), set(notation.findall(written))
    if ours - theirs:
        yield f"{where}: the English has no {', '.join(sorted(ours - theirs))}"


def _faults(where: str, book: str, entry: ast.Message | ast.Term, tongue: str) -> Iterator[str]:
    """What a message names that isn't there."""
    other = parsed(book, ENGLISH).get(entry.id.name) or parsed("cards", ENGLISH).get(entry.id.name)
    parts = Parts(entry)
    if isinstance(other, ast.Message | ast.Term):
        given = _variables(book, other)
        for name in sorted(parts.variables - given):
            yield f"{where}: there is no ${name}; there are {', '.join(sorted(given)) or 'none'}"
    for name in sorted(parts.messages):
        if not any(
            name in parsed(each, one) for each in (book, "cards") for one in (tongue, ENGLISH)
        ):
            yield f"{where}: there is no message {name}"
    for call in parts.calls:
        yield from (f"{where}: {one}" for one in _call_faults(call, book, tongue))


def _variables(book: str, entry: ast.Message | ast.Term) -> set[str]:
    """The variables of an English message, of its comment and of those that it refers to."""
    parts = Parts(entry)
    about = entry.comment.content if entry.comment else ""
    found = {*parts.variables, *re.findall(r"\$(\w+)", about or "")}
    for name in parts.messages:
        inner = parsed(book, ENGLISH).get(name) or parsed("cards", ENGLISH).get(name)
        if isinstance(inner, ast.Message | ast.Term):
            found |= _variables(book, inner)
    return found


def _call_faults(call: ast.FunctionReference, book: str, tongue: str) -> Iterator[str]:
    name = call.id.name
    named = {one.name.name: one.value for one in call.arguments.named}
    if name not in FUNCTIONS:
        yield f"there is no function {name}"
    if name == "COUNT":
        forms = {*named}
        if "other" not in forms or forms - categories(tongue):
            yield f"COUNT has the forms {', '.join(sorted(categories(tongue)))}"
    form = named.get("form")
    if name in FORMED and isinstance(form, ast.StringLiteral):
        words = form.value
        seats = any(f"seat-{words}" in parsed(one, tongue) for one in (book, "cards"))
        attributes = any(
            words in _attributes(each)
            for one in (book, "cards")
            for each in parsed(one, tongue).values()
            if not isinstance(each, ast.Junk)
        )
        if not (seats if name == "SEAT" else attributes):
            yield f"there is no form “{words}” for {name}"


def _page_faults(game: str, tongue: str) -> Iterator[str]:
    """Whether a rules page has the sections and the rules of the English one."""
    if not any(text_path(f"rules/{game}.md", one) for one in chain(tongue)[:-1]):
        return
    theirs, english = (rules_page(game, tongue=one) for one in (tongue, ENGLISH))
    numbers = re.compile(r"[A-Z]{2}-R?\d+")
    for what, find in (
        ("sections", lambda page: ["##"] * page.count("\n## ")),
        (
            "numbered rules",
            lambda page: re.findall(rf"^\*\*({numbers.pattern})\*\*", page, re.MULTILINE),
        ),
    ):
        ours, others = find(theirs), find(english)
        if ours != others:
            differing = sorted({*ours} ^ {*others}) or [f"{len(ours)} instead of {len(others)}"]
            yield f"rules/{game}.md: other {what} than the English page: {', '.join(differing)}"


def habits(tongue: str) -> Iterator[str]:
    """What the language's writers fall into, but for what stays as it is."""
    short = tongue.partition("-")[0]
    kept = KEPT.read_text("utf-8").splitlines() if short == ENGLISH else []
    idle = {*kept}
    for where, text in _read(tongue):
        to_players = not where.startswith(("README", "docs/"))
        patterns = {**HABITS.get(short, {})}
        patterns |= HABITS.get(f"{short}, to players", {}) if to_players else {}
        for pattern, words in patterns.items():
            for match in re.finditer(pattern, text):
                line = f"{where.partition(':')[0]}: {match[0]}"
                if line not in kept:
                    yield f"{where}: {words}: {match[0]}"
                idle.discard(line)
    yield from (f"{KEPT.name}: is nowhere: {line}" for line in sorted(idle))


def _read(tongue: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, and where it is."""
    for book, texts in books().items():
        for key, entry in parsed(book, tongue).items():
            if not isinstance(entry, ast.Junk):
                yield from ((f"{book}.ftl: {key}", text) for text in _texts(entry))
        if "/" in book and tongue == ENGLISH:
            yield from ((f"{book}: {key}", text) for key, text in texts.items())
    home = program_folder()
    pages = (home / "rules").glob("*.md"), [home / "README.md"], (home / "docs").glob("*.md")
    for path in sorted(one for each in pages for one in each) if tongue == ENGLISH else ():
        if path.name in MEASURED or path.stem.startswith("words-"):
            continue
        whole = re.sub(r"```.*?```", "", read_text(path), flags=re.DOTALL)
        for block in re.split(r"\n\s*\n|\n(?=[|-] |\|)", whole):
            text = re.sub(r"`[^`]*`|\]\([^)]*\)|</?\w[^>]*>", "*", " ".join(block.split()))
            where = path.relative_to(home).as_posix()
            yield f"{where}: {text[:30]}", text


def _texts(entry: ast.BaseNode) -> Iterator[str]:
    """The patterns of a message, without what is searched for; a variable is `{}`."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
            if node.id.name != "search":
                self.generic_visit(node)

        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
            words = (one.value if isinstance(one, ast.TextElement) else "{}"
                     for one in node.elements)  # fmt: skip
            self.found.append(" ".join(re.split(r"[ \n]+", "".join(words).strip(" \n"))))
            self.generic_visit(node)

    texts = Texts()
    texts.visit(entry)
    yield from texts.found


def main() -> int:
    """Say what is the matter with a language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="?", default=ENGLISH)
    parser.add_argument("--book", default="", help="one file, such as cuttle or lessons/cuttle")
    parser.add_argument(
        "--missing", action="store_true", help="write the English of what is missing"
    )
    args = parser.parse_args()
    speak_by(worded)
    os.environ.pop("CARDTABLE_LANGUAGE", None)
    if args.language == ENGLISH:
        unlike = [*habits(ENGLISH)]
        print(*unlike, sep="\n")
        return 1 if unlike else 0
    told = report(args.language)
    every = books()
    chosen = [args.book] if args.book else [*every]
    if args.missing:
        for book in chosen:
            for key in told.missing[book]:
                print(
                    every[book].get(key, f"# {key}")
                    if "/" not in book
                    else f"{key} = {every[book].get(key, '')}"
                )
        return 0
    for book in chosen:
        have, count = len(every[book]) - len(told.missing[book]), len(every[book])
        print(f"{book:24} {max(have, 0):5} of {count}")
    wrong = [
        one
        for one in (*told.wrong, *habits(args.language))
        if not args.book or one.startswith(f"{args.book}.")
    ]
    print(*wrong, sep="\n")
    return 1 if wrong or any(told.missing[book] for book in chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
