"""Text that comes from outside: made fit for a screen, and the names that people give.

Names are those of players and of rules: how they are kept and compared.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import bidirectional, category, combining, normalize

LONGEST = 600
"""Characters of the longest message that quotes somebody else's text."""

QUOTED = 80
"""Characters that are quoted of somebody else's text, where it may be of any length."""

MANY = 40
"""How many problems are listed at once."""

FIRST, LAST = "\u2068", "\u2069"
"""The marks around a name that is read from right to left (`isolated`)."""

_ISOLATED = re.compile(f"([^{FIRST}{LAST}]*{FIRST}[^{FIRST}{LAST}]*{LAST})*[^{FIRST}{LAST}]*")
_JOINERS = "\u00ad\u200c\u200d"  # the soft hyphen, and what holds letters and emoji together
_BREAKS = "\t\n\v\f\r\x85"
_DATE = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})"
    r"([T ][0-2][0-9]:[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?(Z|[-+][0-2][0-9]:[0-5][0-9])?)?"
)
_INSTEAD = "\N{REPLACEMENT CHARACTER}"


def cleaned(text: str, most: int = 0) -> str:
    """The text as one line that is safe to show anywhere.

    Line ends and tabs become blanks. Characters that steer a terminal, ring its bell or reverse
    the direction of writing become �, and so do the halves of broken characters. Of what is
    longer than `most` characters the middle is left out; 0 means that nothing is. Marks that set
    a name apart stay, if they come in pairs.
    """
    if most and len(text) > most:
        half = most // 2
        text = f"{text[: _between(text, half)]}…{text[_between(text, len(text) - half) :]}"
    if text.isprintable():
        return text
    kept = FIRST + LAST if FIRST in text and _ISOLATED.fullmatch(text) else ""
    return "".join(char if char.isprintable() or char in kept else _stand_in(char) for char in text)


def error_line(error: BaseException) -> str:
    """What an error says in one line, with its kind. Never fails, whoever wrote the error."""
    try:
        words = str(error)
    except BaseException:  # noqa: BLE001 - its own code makes the words
        words = ""
    first = next(iter(words.splitlines()), "")
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


def quoted(text: str) -> str:
    """The text in quotation marks, as far as anybody needs to recognise it."""
    return f"“{cleaned(text, QUOTED)}”"


def real_date(text: object) -> str:
    """A date such as 2026-11-20, with or without a time, as it is written; of all else `""`."""
    match = _DATE.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        return ""
    year, month, day = map(int, match.groups()[:3])
    real = year and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
    return match[0] if real else ""


def cleaned_problems(problems: Iterable[str]) -> list[str]:
    """Problems as they can be shown: each cleaned, and no more of them than anybody reads."""
    lines = [cleaned(problem, LONGEST) for problem in problems]
    if len(lines) > MANY:
        lines[MANY:] = [f"… and {len(lines) - MANY} more"]
    return lines


def _stand_in(char: str) -> str:
    kind = category(char)
    if char in _BREAKS or kind in {"Zl", "Zp"}:
        return " "
    if kind in {"Cc", "Cs"} or (kind == "Cf" and char not in _JOINERS):
        return _INSTEAD
    return char


_PICTURES = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf"
    "\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5"
    "\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
"""Emoji, which a joiner puts together into one."""
_STACKING = re.compile("[\u0900-\u09ff\u0a80-\u0b7f\u0c00-\u0c7f\u0d00-\u0d7f]")
"""Writing of India in which consonants become one sign."""
_ZWJ, _VIRAMA = "\u200d", 9
_TOGETHER = re.compile(
    "\r\n|[\U0001f1e6-\U0001f1ff]{2}|"  # a flag of two letters
    "[\u1100-\u115f\ua960-\ua97c]+(?:[\uac00-\ud7a3]|[\u1160-\u11a7\ud7b0-\ud7c6])?"
    "[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|"
    "[\uac00-\ud7a3][\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|"  # Hangul
    "[\u0600-\u0605\u06dd\u070f\u08e2]+."  # what stands before an Arabic number
    "|.",
    re.DOTALL,
)
_MOST_OF_ONE = 16
"""Code points that one character is made of at most, where somebody's text is kept."""


def clusters(text: str) -> list[str]:
    """The text in the characters that people see: an emoji or a letter with its marks is one.

    These are the extended grapheme clusters of Unicode, but for a few rare signs.
    """
    found: list[str] = []
    for piece in _TOGETHER.findall(text):
        if found and _goes_on(found[-1], piece):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def _goes_on(before: str, piece: str) -> bool:
    """Whether a piece of text belongs to the character before it."""
    first = piece[0]
    if before[-1] in "\r\n" or category(before[-1]) == "Cc":
        return False
    if category(first) in {"Mn", "Mc", "Me"} or first in "\u200c\u200d\u0e33\u0eb3":
        return True
    if "\U0001f3fb" <= first <= "\U0001f3ff" or "\U000e0020" <= first <= "\U000e007f":
        return True  # the colour of a skin, and the letters of Scotland's flag
    if before[-1] == _ZWJ and _PICTURES.match(before) and _PICTURES.match(piece):
        return True
    joined = before.rstrip(_ZWJ)
    stacked = _STACKING.match(before) and _STACKING.match(piece) and category(first) == "Lo"
    return bool(stacked) and combining(joined[-1:] or " ") == _VIRAMA


def _between(text: str, at: int) -> int:
    """The last place up to this one that lies between two characters."""
    place = start = max(0, at - 2 * _MOST_OF_ONE)
    for piece in clusters(text[start : at + 2 * _MOST_OF_ONE]):
        if place + len(piece) > at:
            return place if place > start else at
        place += len(piece)
    return at


def shortened(text: str, most: int) -> str:
    """As many of the characters that people see as are allowed, none of them cut in half."""
    if len(text) <= most:
        return text
    kept, room = "", _MOST_OF_ONE * most
    for piece in clusters(text)[:most]:
        if len(kept) + len(piece) > room:
            break
        kept += piece
    return kept


LONGEST_NAME = 24
"""Characters of a player's name."""

LONGEST_LINE = 200
"""Characters of a name or a sentence in a rules file; longer ones could be shown nowhere."""

_LINE_BREAK = re.compile(r"\s*[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]\s*")
_NAME_JOINERS = "\u200c\u200d"  # they hold letters and emoji together, or keep them apart


def single_line(text: str) -> str:
    """The text in one line: a line end or tab, with blanks around it, is one blank.

    What has no shape is left out, but for the joiners that letters and emoji need; a character
    that steers a terminal leaves a blank.
    """
    text = _LINE_BREAK.sub(" ", text)
    return text if text.isprintable() else "".join(map(_shown, text))


def clean_name(text: str, default: str = "", most: int = LONGEST_NAME) -> str:
    """A name of at most so many characters as it is kept, or the default if nothing of it is left.

    It is composed, so that it looks the same everywhere, and its words have one blank between them.
    """
    words = " ".join(single_line(normalize("NFC", text)).split())
    return shortened(words, most).strip(f" {_NAME_JOINERS}") or default


def name_key(name: str) -> str:
    """The same for all ways to write a name: in capitals, with other blanks, with split accents."""
    folded = normalize("NFD", clean_name(name, most=len(name))).casefold()
    return normalize("NFC", folded)


def same_name(name: str, other: str) -> bool:
    """Whether two names are one and the same."""
    return name_key(name) == name_key(other)


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
    return "" if kind == "Cf" and letter not in _NAME_JOINERS else letter


@dataclass(frozen=True)
class Names:
    """What people read: the plain name, and the one shown with polite names on."""

    plain: str
    polite: str = ""

    def shown(self, *, polite: bool) -> str:
        """The name to show; the plain one serves where there is no polite one."""
        return self.polite if polite and self.polite else self.plain
