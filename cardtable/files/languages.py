"""Languages: which there are, which of them is spoken, and the texts of each.

A language is a folder of messages, `assets/words/de`: those of the program, and in `rules` and
`lessons` what its rules pages and lessons say. The player's own folder `words/de` is read first, so
anyone can add a language there. What a language lacks is said in English, message by message.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent

from cardtable.files.folders import asset_folders, data_folder, is_file, is_folder, listed
from cardtable.files.strict_yaml import read_text

ENGLISH = "en"
PSEUDO = "xx-pseudo"
"""The language in which every message stands out: half as long again, in odd letters."""
SHIPPED = (ENGLISH, "de")
"""The complete languages, which everyone is offered. Of unfinished ones, only those in the player's
own folder are."""
_VARIABLE = "CARDTABLE_LANGUAGE"
_TAG = re.compile(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)


def language() -> str:
    """The language in which the program speaks."""
    return os.environ.get(_VARIABLE) or ENGLISH


def speak(tongue: str) -> None:
    """Have the program speak that language from now on, and the programs that it starts."""
    os.environ[_VARIABLE] = tongue


def begin(chosen: str) -> None:
    """Speak the language that was chosen in the settings, or else the computer's.

    The environment overrides both.
    """
    if not os.environ.get(_VARIABLE):
        speak(chosen if is_there(chosen) else of_computer())


def of_computer() -> str:
    """The first language that this computer asks for, of those that are offered."""
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    asked = [each for words in asked for each in words.split(":")]
    if sys.platform in {"win32", "darwin"} and not any(asked):
        import locale  # slow, and needed only here

        asked = [locale.getlocale()[0] or ""]
    tags = [each.partition(".")[0].partition("@")[0].replace("_", "-") for each in asked]
    wanted = [tongue for tag in tags for tongue in (chain(tag)[:-1] or (tag,))]
    return next((tongue for tongue in wanted if tongue in offered()), ENGLISH)


def offered() -> list[str]:
    """The languages that can be chosen: those that are complete, and the player's own."""
    own = [path.name for path in listed(_own(), "*") if is_folder(path)]
    return [*SHIPPED, *sorted(name for name in own if is_tag(name) and name not in SHIPPED)]


def is_there(tongue: str) -> bool:
    """Whether there are messages in that language."""
    return bool(tongue) and is_tag(tongue) and any(map(is_folder, _folders(tongue)))


def is_tag(text: str) -> bool:
    """Whether a text has the form of a language's tag, `de` or `de-AT`."""
    return _TAG.fullmatch(text) is not None


@cache
def chain(tongue: str) -> tuple[str, ...]:
    """Where a message is looked for: `de-AT`, `de`, `en`."""
    parts = tongue.split("-") if is_tag(tongue) else []
    every = ["-".join(parts[:end]) for end in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys([*every, ENGLISH]))


def name_of(tongue: str) -> str:
    """What a language calls itself: `Deutsch`."""
    entry = messages("cards", tongue).get("language-name", "")
    return pattern(entry) if entry else tongue


def _own() -> Path:
    return data_folder() / "words"


def _folders(tongue: str) -> Iterator[Path]:
    """The folders with the texts of a language, the player's own first."""
    yield _own() / tongue
    yield from (folder / "words" / tongue for folder in asset_folders())


def text_path(name: str, tongue: str) -> Path | None:
    """A file of a language, such as `cuttle.ftl` or `rules/cuttle.md`; None where it has none."""
    return next((path / name for path in _folders(tongue) if is_file(path / name)), None)


@cache
def messages(book: str, tongue: str) -> Mapping[str, str]:
    """The messages of a file, as they are written; none where there is no such file."""
    every: dict[str, str] = {}
    for folder in reversed([*_folders(tongue)]):
        path = folder / f"{book}.ftl"
        text = read_text(path) if is_file(path) else ""
        text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
        entries = (entry for entry in _ENTRY.split(text) if "=" in entry)
        every |= {entry.partition("=")[0].strip(): entry.rstrip() for entry in entries}
    return every


forgotten: list[Callable[[], None]] = []
"""Clears what is made of messages and cached: called by `forget_messages`."""


def forget_messages() -> None:
    """Read the messages again, after a file or the folder has changed."""
    messages.cache_clear()
    for forget in forgotten:
        forget()


def pattern(entry: str) -> str:
    """A message without its id, as it's written, its lines no longer indented."""
    first, _, rest = entry.partition("=")[2].partition("\n")
    return "\n".join(filter(None, (first.strip(), dedent(rest).rstrip())))


def text(book: str, key: str, usual: str) -> str:
    """A text without variables in the language spoken; the English `usual` if it has none.

    Its lines are joined to one paragraph, as in the English files.
    """
    for tongue in chain(language())[:-1]:
        if (entry := messages(book, tongue).get(key)) is not None:
            return " ".join(pattern(entry).split())
    return usual


# --- plurals ------------------------------------------------------------------------------------


def _slavic(n: int, *, rest: str) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else rest


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


def _lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def _usual(n: int) -> str:
    return "one" if n == 1 else "other"


_ALIKE: Mapping[str, Callable[[int], str]] = {
    "id ja ko ms th zh": lambda _: "other",
    "fa fr hi pt vi": lambda n: "one" if n < 2 else "other",
    "be ru uk": lambda n: _slavic(n, rest="many"),
    "bs hr sr": lambda n: _slavic(n, rest="other"),
    "pl": lambda n: "one" if n == 1 else "many" if n % 10 == 1 else _slavic(n, rest="many"),
    "cs sk": lambda n: "one" if n == 1 else "few" if 2 <= n <= 4 else "other",
    "sl": lambda n: {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other"),
    "he": lambda n: {1: "one", 2: "two"}.get(n, "other"),
    "is mk": lambda n: "one" if n % 10 == 1 and n % 100 != 11 else "other",
    "lt": _lithuanian,
    "lv": lambda n: (
        "zero" if n % 10 == 0 or 11 <= n % 100 <= 19 else "one" if n % 10 == 1 else "other"
    ),
    "ro": lambda n: "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other",
    "ga": lambda n: {1: "one", 2: "two"}.get(
        n, "few" if 3 <= n <= 6 else "many" if 7 <= n <= 10 else "other"
    ),
    "cy": lambda n: {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other"),
    "ar": _arabic,
}
_PLURALS = {tongue: rule for tongues, rule in _ALIKE.items() for tongue in tongues.split()}


def plural(tongue: str, number: int) -> str:
    """The category of CLDR that goes with a number: `one`, `two`, `few`, `many`, `other`.

    A language that isn't in the table has two, like English. The library that knows them all takes
    25 ms to import, which is a fifth of the first frame.
    """
    return _PLURALS.get(tongue.partition("-")[0], _usual)(abs(number))


def categories(tongue: str) -> set[str]:
    """All plural categories of a language."""
    return {plural(tongue, number) for number in range(201)}
