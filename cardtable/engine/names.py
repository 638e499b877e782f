"""Names that people give, to themselves, to others and to rules: how they are kept and compared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import bidirectional, category, normalize

from cardtable.engine.clean import FIRST, LAST

LONGEST_NAME = 24
"""Characters of a player's name."""

LONGEST_LINE = 200
"""Characters of a name or a sentence in a rules file; longer ones could be shown nowhere."""

_BREAK = re.compile(r"\s*[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]\s*")
_JOINERS = "\u200c\u200d"  # they hold letters and emoji together, or keep them apart


def single_line(text: str) -> str:
    """The text in one line: a line end or tab, with blanks around it, is one blank.

    What has no shape is left out, but for the joiners that letters and emoji need; a character
    that steers a terminal leaves a blank.
    """
    text = _BREAK.sub(" ", text)
    return text if text.isprintable() else "".join(map(_shown, text))


def clean_name(text: str, default: str = "", most: int = LONGEST_NAME) -> str:
    """A name of at most so many characters as it is kept, or the default if nothing of it is left.

    It is composed, so that it looks the same everywhere, and its words have one blank between them.
    """
    words = " ".join(single_line(normalize("NFC", text)).split())
    return words[:most].strip(f" {_JOINERS}") or default


def name_key(name: str) -> str:
    """The same for all ways to write a name: in capitals, with other blanks, with split accents."""
    folded = normalize("NFD", clean_name(name, most=len(name))).casefold()
    return normalize("NFC", folded)


def same_name(one: str, other: str) -> bool:
    """Whether two names are one and the same."""
    return name_key(one) == name_key(other)


def isolated(name: str) -> str:
    """The name as it stands in a sentence.

    One that is read from right to left would draw the figure of a card after it, or a number, to
    its other side: it is set apart by two marks that nothing draws.
    """
    if name.isascii() or name.startswith(FIRST):
        return name
    backwards = any(bidirectional(letter) in {"R", "AL", "AN"} for letter in name)
    return f"{FIRST}{name}{LAST}" if backwards else name


def _shown(letter: str) -> str:
    kind = category(letter)
    if kind in {"Cc", "Cs"}:
        return " "
    return "" if kind == "Cf" and letter not in _JOINERS else letter


@dataclass(frozen=True)
class Names:
    """What people read: the plain name, and the one shown with polite names on."""

    plain: str
    polite: str = ""

    def shown(self, *, polite: bool) -> str:
        """The name to show; the plain one serves where there is no polite one."""
        return self.polite if polite and self.polite else self.plain
