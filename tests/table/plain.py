"""What stays English where the program speaks another language, be it one that nobody speaks."""

import re
import sys
from functools import cache

import pytest
from where import ROOT

from cardtable import files
from cardtable.files import ENGLISH, PSEUDO
from cardtable.players import COMPUTERS
from cardtable.table.drawing.theme import Theme

WORD = re.compile(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_]|…)")
"""A word without an odd letter: the other language puts one into each of its words."""
KEYS = {
    "Alt", "Ctrl", "Delete", "Down", "End", "Enter", "Esc", "Escape", "Home", "Left", "Right",
    "Shift", "Space", "Tab",
}  # fmt: skip
FILE = re.compile(r"\S*(?:/|\.(?:yaml|md|py|log|html)\b)\S*")
HOLE = re.compile(r"\{[^}:]*\}")
PART = re.compile(r"[\n:;.()“”|\d]|[{}]|, | [·–] ")
"""Between two parts of a text that come from different places."""


OF_COMPUTERS = {"Python", "SDL", "pygame", "YAML"}


def record(monkeypatch):
    """What is written from now on: a set that grows."""
    drawn, text = set(), Theme.text

    def recorded(theme, words, *style, **how):
        drawn.add(words)
        return text(theme, words, *style, **how)

    monkeypatch.setattr(Theme, "text", recorded)
    return drawn


def record_cuts(monkeypatch, *names):
    """What is cut off with an ellipsis from now on: a set that grows.

    Names may be, and so may what stands beside a portrait, which a tip says again, and the rest of
    a text that has so many lines at most.
    """
    cut, made = set(), Theme.cut

    def recorded(theme, text, *room, **how):
        shown = made(theme, text, *room, **how)
        may = sys._getframe(1).f_code.co_name in {"written", "_wrapped"}
        if shown != text and not may and not any(name in text for name in names):
            cut.add(f"{text!r} is cut off: {shown!r}")
        return shown

    monkeypatch.setattr(Theme, "cut", recorded)
    return cut


def said(ui, besides=()):
    """What is said by and of the widgets in front, and the tips that they would show."""
    every = [one for one in ui.top.walk() if not isinstance(one, besides)]
    return {words for one in every for words in (one.spoken, one.told) if words}


@cache
def _shipped():
    paths = ROOT.glob("rules/**/*.yaml")
    return [text for path in paths for text in _read(path.read_text("utf-8"))]


def _read(text):
    """A file's text by lines and as one, each with holes as ends of parts, and as their words."""
    text = re.sub(r"\bp[1-9]\b", "", text)
    for whole in (text, " ".join(text.split())):
        yield HOLE.sub("|", whole)
        yield HOLE.sub(lambda hole: hole[0].partition("|")[2].strip("}"), whole)


def data():
    """What is said in files of rules and lessons, and the headings of the pages of rules."""
    found = [*_shipped()]
    for rules in files.list_rules():
        found += [rules.names.plain, rules.names.polite, rules.about]
    for path in ROOT.glob("rules/*.md"):
        found += re.findall(r"^#+ .*", path.read_text("utf-8"), re.MULTILINE)
    return found


@cache
def vocabulary(tongue):
    """The words that stand in the texts of a language."""
    found = set()
    for folder in files.languages._folders(tongue):
        for path in folder.rglob("*.*"):
            found |= {*WRITTEN.findall(NAMED.sub(" ", path.read_text("utf-8")))}
    return {word.lower() for word in found}


NAMED = re.compile(
    r"""^\#.*|^[ ]*\.?[\w-]+[ ]=|\$\w+|\w+:|[A-Z]+\(|\[\w+\]|\{[ ](?:[\w.-]+|"[^"]*")[ ]\}""",
    re.MULTILINE | re.VERBOSE,
)
"""What is no text in a file of messages."""
WRITTEN = re.compile(r"[^\W\d_]{3,}")


def english(texts, *names):
    """The words of texts that only the English has, by the texts, where another one is spoken.

    Names are no such words, and neither are files.
    """
    known = {*COMPUTERS, *names, *OF_COMPUTERS}
    known = {one.lower() for each in known for one in WRITTEN.findall(each)}
    theirs = vocabulary(ENGLISH) - vocabulary(files.language()) - known
    found = {}
    for text in texts:
        words = {one.lower() for one in WRITTEN.findall(FILE.sub(" ", text))} & theirs
        if words:
            found[text] = ", ".join(sorted(words))
    return found


def none_of(*found):
    """Fail with what was found, a line each; a dictionary's values are what is the matter."""
    lines = [f"{each!r}: {one[each]}" if isinstance(one, dict) else each
             for one in found for each in one]  # fmt: skip
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)


def plain(texts, names=(), also=()):
    """The plain words of texts that are no names, keys or files; `also` names more such texts."""
    if files.language() != PSEUDO:
        return english(texts, *names, *also)
    known = {*KEYS, *COMPUTERS, *WORD.findall(" ".join(names))}
    for rules in files.list_rules():
        known |= {*WORD.findall(" ".join(rules.game.titles(rules).values()))}
    known = {one.lower() for one in known}

    def parts(text):
        for part in PART.split(text):
            yield " ".join(one for one in WORD.findall(part.lower()) if one not in known)

    there = " | ".join(part for text in [*data(), *also] for part in parts(text))
    found = {}
    for text in texts:
        for part in parts(FILE.sub(" ", text)):
            if part and f" {part} " not in f" {there} ":
                found[text] = part
    return found
