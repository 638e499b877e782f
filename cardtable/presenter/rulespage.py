"""The page of a game's rules in words: a variant's house rules, its search, and its figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Any
from unicodedata import combining, normalize

from cardtable import files
from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.engine.options import OptionInfo, describe
from cardtable.engine.position import read_position
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import run_scenario
from cardtable.engine.schema import DataReader
from cardtable.engine.state import State
from cardtable.files import (
    DataError,
    asset_path,
    is_file,
    load_rules,
    read_document,
    text,
    with_options,
)
from cardtable.presenter.houserules import differences, effect, house_rules, label, parent_of, said
from cardtable.presenter.layoutfile import TableData, owner_of, table_of
from cardtable.presenter.phrases import sentence, wording

_TABLE = re.compile(r"^\|.*\n\|[ :|-]+\n\| `(\w+)`(?:.*(?:\n(?=\|)|(?=\n|\Z)))*\n?", re.MULTILINE)
"""A table that has a word for the program in front: an option, or the name of a file."""
_NUMBER = r"[A-Z]{2}-R?\d+"
_RULE = re.compile(rf"\*\*({_NUMBER})\*\*")
_REFERENCE = re.compile(rf"\s*\((?:{_NUMBER}(?:, | [^\W\d]+ )?)+\)")
_KEY = re.compile(r"`(\w+)(?:: ([^`]+))?`")


def on_page(page: str, rules: Rules, *, polite: bool = False) -> str:
    """The page of a game, given as Markdown, as the players of these rules read it.

    What is different comes before the first section. The house rules stand in words where the page
    has its table of options, and all options are called by their labels.
    """
    parent = parent_of(rules)
    start, mark, rest = page.partition("\n## ")
    different = what_differs(rules, parent, wording("pages.rules-first"), polite=polite)
    page = f"{start}\n{different}{mark}{rest}" if different else page
    every = settings(rules, parent, polite=polite)
    infos = {info.name: info for info in describe(rules.game.Options, rules.game.ID)}
    table = next((one for one in _TABLE.finditer(page) if one[1] in infos), None)
    if table:
        page = f"{page[: table.start()]}{every}\n{page[table.end() :]}"
    page, notation, end = _before_notation(page)
    page = _KEY.sub(lambda match: _named(match, infos), page) + notation + end
    return page if table else f"{page.rstrip()}\n\n## {wording('pages.rules-house')}\n\n{every}"


def _before_notation(page: str) -> tuple[str, str, str]:
    """A page up to where it begins to tell of nothing but notation, that heading, and the rest."""
    marks = [
        mark for each in _headings("pages.rules-notation") if (mark := f"\n## {each}\n") in page
    ]
    return page.partition(marks[0]) if marks else (page, "", "")


def is_of_houses(heading: str) -> bool:
    """Whether a page tells below that heading only of what tables do differently."""
    return heading in _headings("pages.rules-house")


def _headings(key: str) -> list[str]:
    """What a section may be called: a page that this language lacks is the English one."""
    book, _, name = key.partition(".")
    entries = (files.messages(book, tongue).get(name) for tongue in files.chain(files.language()))
    return [files.pattern(entry) for entry in entries if entry]


def chapters(page: str) -> dict[str, str]:
    """In which section of a page each numbered rule stands, by its number, in the page's order."""
    chapters: dict[str, str] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
        for number in _RULE.findall(line):
            chapters.setdefault(number, heading)
    return chapters


def heading_of(rules: Rules, place: str) -> str:
    """What a page's section is called in which a rule stands; a place that is no rule stays."""
    try:
        return chapters(files.rules_page(rules.id)).get(place, place)
    except files.DataError:
        return place


def own_heading(rules: Rules, *, polite: bool = False) -> str:
    """The heading under which a page tells what is different; empty if nothing is."""
    parent = parent_of(rules)
    return _title(rules, parent, polite=polite) if differences(rules, parent) else ""


def what_differs(rules: Rules, parent: Rules, first: str = "", *, polite: bool = False) -> str:
    """A section of Markdown that lists how rules differ from others; empty where they don't.

    `first` is its first sentence, if there is to be one more.
    """
    words = differences(rules, parent)
    if not words:
        return ""
    title = _title(rules, parent, polite=polite)
    as_in = wording("pages.rules-as-in", name=parent.names.shown(polite=polite))
    as_in = f"{first} {as_in}".lstrip()
    lines = "\n".join(f"- {line}" for line in words)
    return f"## {title}\n\n{as_in}\n\n{lines}\n"


def settings(rules: Rules, parent: Rules, *, polite: bool = False, keys: bool = False) -> str:
    """All house rules as a list in Markdown; where they differ from the parent's they are bold.

    With `keys` each has its key, for those who write rules files.
    """
    rows = []
    usually = (
        parent.names.shown(polite=polite)
        if rules.id != parent.id
        else wording("pages.rules-the-rules")
    )
    for rule in house_rules(rules, parent):
        setting = rule.setting
        if rule.usual:
            setting = wording(
                "pages.rules-setting", setting=setting, name=usually, usual=rule.usual
            )
        notes = f"{rule.info.name}, {rule.info.rule}" if keys else rule.info.rule
        rows.append(f"- {setting}. {effect(rule.info)} ({notes})")
    return "\n".join(rows) + "\n"


def _title(rules: Rules, parent: Rules, *, polite: bool) -> str:
    return (
        rules.names.shown(polite=polite) if rules.id != parent.id else wording("pages.rules-here")
    )


def _named(match: re.Match[str], infos: Mapping[str, OptionInfo]) -> str:
    """An option, perhaps with a value, by its label: `“A Nine returns: anybody's card”`."""
    info = infos.get(match[1])
    if info is None:
        return match[0]
    if match[2] is None:
        return f"“{label(info)}”"
    value = _value(info, match[2])
    return match[0] if value is None else f"“{label(info)}: {said(info, value)}”"


def _value(info: OptionInfo, text: str) -> Any:
    """A value as a rules file writes it; None if it is none of this option's."""
    if text.startswith("["):
        return text.strip("[]").split(", ")
    return next((one for one in info.choices if str(one) == text), None)


# ------------------------------------------------------------------ searching it


_SAME = {
    "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs",
    "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-",
}  # fmt: skip
"""What is found by what can be typed in its place."""


def is_number(word: str) -> bool:
    """Whether a word is the number of a rule."""
    return re.fullmatch(_NUMBER, word) is not None


def for_players(page: str) -> str:
    """A page without what only its numbers and the notation need."""
    start, mark, rest = _before_notation(page)[0].partition("\n## ")
    paragraphs = [each for each in start.split("\n\n") if not re.search(_NUMBER, each)]
    return _REFERENCE.sub("", "\n\n".join(paragraphs) + mark + rest)


def found_in(text: str, wanted: str) -> Iterator[tuple[int, int]]:
    """Where each hit begins and ends in a text, in its order; hits don't overlap."""
    (plain, places), key = _letters(text), _plain(" ".join(wanted.split()))
    at = plain.find(key) if key else -1
    while at >= 0:
        end = at + len(key)
        yield places[at], places[end - 1] + 1
        # a sign is one hit, even where its name holds the wanted letters twice
        while end < len(places) and places[end] == places[end - 1]:
            end += 1
        at = plain.find(key, end)


@lru_cache(2048)  # a search compares the same texts at every letter that is typed
def _letters(text: str) -> tuple[str, list[int]]:
    """A text in plain letters, and for each of them its place in the text."""
    letters = [(letter, i) for i, sign in enumerate(text) for letter in _plain(sign)]
    return "".join(letter for letter, _ in letters), [i for _, i in letters]


def words_in(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where the wanted words begin and end in a text; a wanted word may be the start of one.

    Empty unless every one of them is there.
    """
    spans: list[tuple[int, int]] = []
    for word in wanted.split():
        hits = [
            (start, end)
            for start, end in found_in(text, word)
            if start == 0 or not (text[start - 1].isalnum() and text[start].isalnum())
        ]
        if not hits:
            return []
        spans += hits
    return spans


def _plain(text: str) -> str:
    known = "".join(_SAME.get(one, one) for one in text)
    return "".join(one for one in normalize("NFKD", known).casefold() if not combining(one))


# ------------------------------------------------------------------ its figures


NAMES = {"p2": "Agnes", "p3": "Barnaby"}
READER = "p1"


@dataclass(frozen=True, slots=True)
class FigureEntry:
    """One position, as the file has it."""

    rule: str
    """The number of the rule that it stands under; or a heading, for a picture of the table."""
    text: str
    position: Mapping[str, Any]
    show: tuple[str, ...]
    """The zones that are drawn, in this order."""
    line: Move = ""
    """A move that is legal there; its cards stand out."""
    steps: tuple[Mapping[str, Any], ...] = ()
    """What proves the text, as in a scenario."""
    rules: str = ""
    """The id of a rules file, where the text is about a variant; empty: those of the page."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """House rules that hold for it besides."""
    seats: int = 2

    def read_under(self, rules: Rules) -> Rules | None:
        """Its rules on the page of some others; None where its house rules don't go with them."""
        named = load_rules(self.rules) if self.rules else rules
        try:
            return with_options(named, self.options) if self.options else named
        except DataError:
            return None

    def seats_under(self, rules: Rules) -> int:
        """How many sit there: as the file says, or the fewest that can play by those rules."""
        return max(self.seats, rules.seats[0])

    def faults(self, rules: Rules) -> list[str]:
        """What does not hold under some rules, a sentence each."""
        allowed = [{"allowed": self.line}] if self.line else []
        scenario = {
            "name": self.text,
            "rules": rules.id,
            "seats": self.seats_under(rules),
            "position": dict(self.position),
            "steps": [*allowed, *map(dict, self.steps)],
        }
        faults = run_scenario(scenario, lambda *_: rules)
        return [f"{self.rule}, “{self.text}”: {words}" for words in faults]


@dataclass(frozen=True, slots=True)
class Pile:
    """One zone of a figure: what it is called, and its cards from the bottom; None is a back."""

    title: str
    zone: str
    cards: tuple[Card | None, ...]
    stacked: bool
    """Whether the cards lie on each other, in an order."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A position to be drawn."""

    rule: str
    text: str
    piles: tuple[Pile, ...]
    lit: frozenset[Card] = frozenset()
    """The cards of the move that the text is about."""
    state: State[Any, Any] | None = field(default=None, compare=False)
    """Where the move can be made, for checks."""
    line: Move = ""
    whole: bool = False
    """Whether it is a picture of the whole table, on which the piles are named."""


def entries_of(game: str) -> list[FigureEntry]:
    """All that the file of a game holds, in its order.

    Raises DataError where the file is not well written.
    """
    path = asset_path(f"positions/{game}.yaml")
    if not is_file(path):
        return []
    document = read_document(path)
    reader = DataReader()
    entries = [reader.fields(FigureEntry, each, (n,)) for n, each in enumerate(document.data or [])]
    if reader.problems:
        raise DataError(document.complaints(reader.problems))
    return [*in_words(entries, partial(text, f"rules/{game}"))]


def in_words(
    entries: Iterable[FigureEntry], said: Callable[[str, str], str]
) -> Iterator[FigureEntry]:
    """Entries whose texts are what `said` makes of each, given its key and itself.

    A key counts those of a rule: `figure-CU-8`, `figure-CU-8-2`.
    """
    before: Counter[str] = Counter()
    for one in entries:
        before[one.rule] += 1
        number = f"-{before[one.rule]}" if before[one.rule] > 1 else ""
        yield replace(one, text=said(f"figure-{one.rule.replace(' ', '-')}{number}", one.text))


def _heading_here(rules: Rules, heading: str) -> str:
    """A heading of the English page as the page that is read has it: theirs are in one order."""
    english, ours = (
        [
            line
            for line in files.rules_page(rules.game.ID, tongue=each).splitlines()
            if line[:3] == "## "
        ]
        for each in (files.ENGLISH, files.language())
    )
    at = english.index(f"## {heading}") if f"## {heading}" in english else -1
    return ours[at].removeprefix("## ") if 0 <= at < len(ours) else heading


def figures_of(rules: Rules) -> list[Figure]:
    """The figures of a rules page as the players of these rules read it, in the file's order.

    A position is read under the rules that it names, or else under these; a picture of the table
    always under these. What does not hold there is left out. Raises DataError.
    """
    figures = []
    for entry in entries_of(rules.game.ID):
        whole = not re.fullmatch(rf"{rules.game.RULE}-R?\d+", entry.rule)
        read = rules if whole else entry.read_under(rules)
        if read is not None and not entry.faults(read):
            rule = _heading_here(rules, entry.rule) if whole else entry.rule
            figures.append(_figure(replace(entry, rule=rule), read, whole=whole))
    return figures


def _figure(entry: FigureEntry, rules: Rules, *, whole: bool) -> Figure:
    state = read_position(rules, entry.seats_under(rules), dict(entry.position))
    view = state.view(READER)
    data = table_of(rules.game.ID)
    piles = []
    for zone in entry.show:
        title = _titled(zone, data)
        shown = re.sub(r" \d+$", "", title) if whole else title  # one of several alike
        piles.append(Pile(shown, zone, tuple(view.zones[zone]), zone in view.ordered))
    said = words(entry.line) if entry.line else ()
    lit = frozenset(word for word in said if isinstance(word, Card))
    return Figure(entry.rule, entry.text, tuple(piles), lit, state, entry.line, whole)


def _titled(zone: str, data: TableData) -> str:
    owner, title = owner_of(zone), data.title(zone)
    if owner == READER:
        return wording("pages.rules-your", title=title)
    if not owner:
        return sentence(title)
    return wording("pages.rules-whose", name=NAMES.get(owner, owner), title=title)
